### Was das Programm auf Deutsch sagt: Ablehnungen, Ansagen, Karten, Abrechnung, Ratschläge.
###
### Jeder Schlüssel steht in der geschlossenen Liste von `manille.messages`; seine Variablen sind seine Fakten, als Codes
### und Zahlen. CARD, SUIT, SEAT, SIDE und CALL setzen eine der Meldungen hier unten ein, in der Form (dem Attribut) aus `form`.
### Der Spieler sitzt im Süden (Sie), sein Partner im Norden.

## Die Namen in ihren Formen

# $rank: T, A, K, Q, J oder die Zahl 9, 8, 7. Für `card`.
rank =
    .bare = { $rank ->
        [T] Zehn
        [A] Ass
        [K] König
        [Q] Dame
        [J] Bube
        [9] Neun
        [8] Acht
        [7] Sieben
       *[other] { $rank }
    }
    .oblique = { $rank ->
        [J] Buben
       *[other] { rank.bare }
    }
    .der = { $rank ->
        [A] das
        [K] der
        [J] der
       *[other] die
    }
    .cap = { $rank ->
        [A] Das
        [K] Der
        [J] Der
       *[other] Die
    }
    .den = { $rank ->
        [A] das
        [K] den
        [J] den
       *[other] die
    }
    .dem = { $rank ->
        [A] dem
        [K] dem
        [J] dem
       *[other] der
    }

# CARD: bare „Pik-König“, nom „der Pik-König“, cap „Der Pik-König“, acc „den Pik-König“, dat „dem Pik-König“;
# rank-nom, rank-acc und rank-dat ohne die Farbe, wo sie schon genannt ist.
card =
    .bare = { suit.bare }-{ rank.bare }
    .nom = { rank.der } { suit.bare }-{ rank.bare }
    .cap = { rank.cap } { suit.bare }-{ rank.bare }
    .acc = { rank.den } { suit.bare }-{ rank.oblique }
    .dat = { rank.dem } { suit.bare }-{ rank.oblique }
    .rank-nom = { rank.der } { rank.bare }
    .rank-acc = { rank.den } { rank.oblique }
    .rank-dat = { rank.dem } { rank.oblique }

# SUIT: bare „Pik“, cap „Pik“; NT heißt ohne Trumpf.
suit =
    .bare = { $suit ->
        [S] Pik
        [H] Herz
        [D] Karo
        [C] Kreuz
       *[NT] ohne Trumpf
    }
    .cap = { $suit ->
        [S] Pik
        [H] Herz
        [D] Karo
        [C] Kreuz
       *[NT] Ohne Trumpf
    }

# SEAT: bare (Nominativ), cap (am Satzanfang), acc, dat, label (allein, am Tisch).
seat =
    .bare = { $seat ->
        [S] Sie
        [N] Ihr Partner
        [W] West
       *[E] Ost
    }
    .cap = { $seat ->
        [S] Sie
        [N] Ihr Partner
        [W] West
       *[E] Ost
    }
    .acc = { $seat ->
        [S] Sie
        [N] Ihren Partner
        [W] West
       *[E] Ost
    }
    .dat = { $seat ->
        [S] Ihnen
        [N] Ihrem Partner
        [W] West
       *[E] Ost
    }
    .label = { $seat ->
        [S] Sie
        [N] Partner
        [W] West
       *[E] Ost
    }

# SIDE: bare (Nominativ und Akkusativ), cap, dat, label (als Spaltenkopf).
side =
    .bare = { $side ->
        [NS] Ihr Team
       *[EW] das gegnerische Team
    }
    .cap = { $side ->
        [NS] Ihr Team
       *[EW] Das gegnerische Team
    }
    .dat = { $side ->
        [NS] Ihrem Team
       *[EW] dem gegnerischen Team
    }
    .label = { $side ->
        [NS] Ihr Team
       *[EW] Gegner
    }

# CALL: bare und cap für eine Antwort; naming und naming-cap, wo Passen dem Partner die Wahl lässt.
call =
    .bare = { $call ->
        [S] Pik
        [H] Herz
        [D] Karo
        [C] Kreuz
        [NT] ohne Trumpf
        [double] verdoppeln
        [redouble] noch einmal verdoppeln
       *[pass] passen
    }
    .cap = { $call ->
        [S] Pik
        [H] Herz
        [D] Karo
        [C] Kreuz
        [NT] Ohne Trumpf
        [double] Verdoppeln
        [redouble] Noch einmal verdoppeln
       *[pass] Passen
    }
    .naming = { $call ->
        [pass] dem Partner die Wahl überlassen
       *[other] { call.bare }
    }
    .naming-cap = { $call ->
        [pass] Dem Partner die Wahl überlassen
       *[other] { call.cap }
    }

variant-belgian = Belgische Manille
variant-french = Französische Manille
variant-coinchee = Manille coinchée
option-capot = Alle Stiche zählen 60 statt 30
option-plat-accumulates = Zwei Plats hintereinander verdoppeln zweimal

## Warum eine Karte abgelehnt wird

not-your-turn = { $seat ->
    [S] Sie sind zwar an der Reihe, haben aber { CARD($card, form: "acc") } nicht auf der Hand.
   *[other] { CARD($card, form: "cap") } muss warten: { SEAT($seat, form: "cap") } ist an der Reihe.
}
not-in-hand = Sie haben { CARD($card, form: "acc") } nicht auf der Hand.
must-follow = Ausgespielt ist { SUIT($led, form: "bare") }, und Sie haben diese Farbe auf der Hand: Sie müssen bedienen, { CARD($card, form: "nom") } muss warten.
must-take-in-suit = { $master ->
    [S] Sie haben den Stich mit { CARD($best, form: "dat") }: Er muss übernommen werden, mit { CARD($taker, form: "rank-dat") } geht es.
    [N] Ihr Partner hat den Stich mit { CARD($best, form: "dat") }: Er muss übernommen werden, mit { CARD($taker, form: "rank-dat") } geht es.
   *[other] Ein Gegner hat den Stich mit { CARD($best, form: "dat") }: Sie müssen ihn übernehmen, Sie haben { CARD($taker, form: "rank-acc") }.
}
must-trump = { $master ->
    [S] Sie haben den Stich mit { CARD($best, form: "dat") }: Wem { SUIT($led, form: "bare") } fehlt, der muss stechen, mit { CARD($taker, form: "dat") } geht es.
    [N] Ihr Partner hat den Stich mit { CARD($best, form: "dat") }: Wem { SUIT($led, form: "bare") } fehlt, der muss stechen, mit { CARD($taker, form: "dat") } geht es.
   *[other] Ein Gegner hat den Stich mit { CARD($best, form: "dat") }, und Ihnen fehlt { SUIT($led, form: "bare") }: Sie müssen stechen, Sie haben { CARD($taker, form: "acc") }.
}
must-overtrump = { $master ->
    [S] Sie haben mit { CARD($best, form: "dat") } gestochen: Wem { SUIT($led, form: "bare") } fehlt, der muss übertrumpfen, mit { CARD($taker, form: "rank-dat") } geht es.
    [N] Ihr Partner hat mit { CARD($best, form: "dat") } gestochen: Wem { SUIT($led, form: "bare") } fehlt, der muss übertrumpfen, mit { CARD($taker, form: "rank-dat") } geht es.
   *[other] Ein Gegner hat mit { CARD($best, form: "dat") } gestochen, und Ihnen fehlt { SUIT($led, form: "bare") }: Sie müssen übertrumpfen, Sie haben { CARD($taker, form: "rank-acc") }.
}
no-undertrump = { $master ->
    [S] Sie haben mit { CARD($best, form: "dat") } gestochen: { CARD($card, form: "cap") } darf nicht darunter, solange eine andere Farbe da ist.
    [N] Ihr Partner hat mit { CARD($best, form: "dat") } gestochen: { CARD($card, form: "cap") } darf nicht darunter, solange eine andere Farbe da ist.
   *[other] Ein Gegner hat mit { CARD($best, form: "dat") } gestochen: Mit { CARD($card, form: "dat") } dürfen Sie nicht untertrumpfen, solange Sie eine andere Farbe haben.
}

## Was das Stichgesetz erlaubt: die Übung zu den erlaubten Karten

may-lead = Sie spielen aus: Jede Karte ist erlaubt.
may-follow-partner = Ihr Partner hat den Stich mit { CARD($best, form: "dat") }: Sie müssen nichts übernehmen, jede Ihrer Karten in { SUIT($led, form: "bare") } ist erlaubt.
may-follow-trumped = Ein Gegner hat mit { CARD($best, form: "dat") } gestochen: Keine Karte in { SUIT($led, form: "bare") } gewinnt mehr, also sind alle Ihre Karten dieser Farbe erlaubt.
may-follow-take = Ein Gegner hat den Stich mit { CARD($best, form: "dat") }: Erlaubt ist jede höhere Karte in { SUIT($led, form: "bare") }, sonst keine.
may-follow-below = Keine Ihrer Karten in { SUIT($led, form: "bare") } schlägt { CARD($best, form: "acc") }: Sie sind alle erlaubt.
may-void-partner = Ihnen fehlt { SUIT($led, form: "bare") }, aber Ihr Partner hat den Stich mit { CARD($best, form: "dat") }: Das ganze Blatt ist erlaubt, auch Trumpf.
may-void-trump = Ihnen fehlt { SUIT($led, form: "bare") }, und ein Gegner hat den Stich mit { CARD($best, form: "dat") }: Sie müssen stechen, mit welchem Trumpf, ist gleich.
may-void-overtrump = Ihnen fehlt { SUIT($led, form: "bare") }, und ein Gegner hat mit { CARD($best, form: "dat") } gestochen: Sie müssen übertrumpfen, jeder höhere Trumpf ist erlaubt.
may-void-undertrump = Keiner Ihrer Trümpfe schlägt { CARD($best, form: "acc") }, und untertrumpfen ist verboten: Erlaubt ist jede Karte einer anderen Farbe.
may-void-free-undertrump = Keiner Ihrer Trümpfe schlägt { CARD($best, form: "acc") }, aber hier dürfen Sie untertrumpfen: Das ganze Blatt ist erlaubt.
may-void-only-trumps = Sie haben nur Trümpfe, und keiner schlägt { CARD($best, form: "acc") }: Sie sind alle erlaubt.
may-void-no-trumps = Sie haben weder { SUIT($led, form: "bare") } noch Trumpf: Das ganze Blatt ist erlaubt.
may-void-trump-led = Ausgespielt ist Trumpf, und Sie haben keinen: Das ganze Blatt ist erlaubt.
may-void-no-trump = Gespielt wird ohne Trumpf, und Ihnen fehlt { SUIT($led, form: "bare") }: Das ganze Blatt ist erlaubt.

## Warum etwas anderes nicht geht

no-card-now = Jetzt wird keine Karte gespielt: { CARD($card, form: "cap") } muss warten.
no-call-now = Jetzt gibt es nichts anzusagen; „{ CALL($call, form: "bare") }“ muss warten.
bad-call = Danach sind Sie nicht gefragt: „{ CALL($call, form: "bare") }“ ist hier keine mögliche Antwort.
not-your-call = { $seat ->
    [S] Sie sind gefragt, aber „{ CALL($call, form: "bare") }“ ist hier keine mögliche Antwort.
   *[other] Jetzt ist { SEAT($seat, form: "bare") } gefragt; „{ CALL($call, form: "bare") }“ muss warten.
}
not-now = Das geht jetzt nicht.
nothing-to-undo = Es gibt nichts zurückzunehmen: Sie haben noch nichts gespielt.
no-bot-event = Kein Zug eines anderen Spielers hat die Nummer { $n }.
match-over = Das Spiel ist zu Ende.
deal-not-finished = Die Runde ist noch nicht zu Ende.
no-deal-yet = Die Karten sind noch nicht gegeben.

## Was am Tisch geschieht

said-drawn = { $seat ->
    [S] Sie ziehen { CARD($card, form: "acc") }.
   *[other] { SEAT($seat, form: "cap") } zieht { CARD($card, form: "acc") }.
}
said-draw-tied = Gleichstand: Nur diese Spieler ziehen noch einmal.
said-dealer = { $dealer ->
    [S] Sie geben zuerst.
   *[other] { SEAT($dealer, form: "cap") } gibt zuerst.
}
said-dealt = { $dealer ->
    [S] Sie geben die Karten.
   *[other] { SEAT($dealer, form: "cap") } gibt die Karten.
}
said-turned = { $dealer ->
    [S] Sie decken { CARD($card, form: "acc") } auf: { SUIT($suit, form: "cap") } ist Trumpf.
   *[other] { SEAT($dealer, form: "cap") } deckt { CARD($card, form: "acc") } auf: { SUIT($suit, form: "cap") } ist Trumpf.
}
said-turned-written = { $n ->
    [one] { CARD($card, form: "cap") } bringt { SIDE($side, form: "dat") } sofort { $n } Punkt.
   *[other] { CARD($card, form: "cap") } bringt { SIDE($side, form: "dat") } sofort { $n } Punkte.
}
said-turned-ends = Mit { CARD($card, form: "dat") } gewinnt { SIDE($side, form: "bare") } schon den Satz: Diese Runde wird nicht gespielt.
said-trump = { $suit ->
    [NT] { $seat ->
        [S] Sie spielen ohne Trumpf.
       *[other] { SEAT($seat, form: "cap") } sagt „ohne Trumpf“.
    }
   *[other] { $seat ->
        [S] Sie wählen { SUIT($suit, form: "bare") } als Trumpf.
       *[other] { SEAT($seat, form: "cap") } wählt { SUIT($suit, form: "bare") } als Trumpf.
    }
}
said-passed-on = { $seat ->
    [S] Sie überlassen { SEAT($partner, form: "dat") } die Wahl.
    [N] Ihr Partner überlässt Ihnen die Wahl.
   *[other] { SEAT($seat, form: "cap") } überlässt { SEAT($partner, form: "dat") } die Wahl.
}
said-declined = { $seat ->
    [S] Sie passen.
   *[other] { SEAT($seat, form: "cap") } passt.
}
said-doubled = { $seat ->
    [S] Sie verdoppeln: Die Runde zählt × { $multiplier }.
   *[other] { SEAT($seat, form: "cap") } verdoppelt: Die Runde zählt × { $multiplier }.
}
said-redoubled = { $seat ->
    [S] Sie verdoppeln noch einmal: Die Runde zählt × { $multiplier }.
   *[other] { SEAT($seat, form: "cap") } verdoppelt noch einmal: Die Runde zählt × { $multiplier }.
}
said-led = { $seat ->
    [S] Sie spielen { CARD($card, form: "acc") } aus.
   *[other] { SEAT($seat, form: "cap") } spielt { CARD($card, form: "acc") } aus.
}
said-played = { $seat ->
    [S] Sie legen { CARD($card, form: "acc") }.
   *[other] { SEAT($seat, form: "cap") } legt { CARD($card, form: "acc") }.
}
said-trick = { $points ->
    [0] Der Stich geht an { SEAT($seat, form: "acc") }, ganz ohne Punkte.
    [one] Der Stich geht an { SEAT($seat, form: "acc") }: { $points } Punkt.
   *[other] Der Stich geht an { SEAT($seat, form: "acc") }: { $points } Punkte.
}
said-written = { $side ->
    [NS] { $n ->
        [one] Sie schreiben { $n } Punkt auf: { $ns } zu { $ew }.
       *[other] Sie schreiben { $n } Punkte auf: { $ns } zu { $ew }.
    }
   *[EW] { $n ->
        [one] Ihre Gegner schreiben { $n } Punkt auf: { $ns } für Sie, { $ew } für die Gegner.
       *[other] Ihre Gegner schreiben { $n } Punkte auf: { $ns } für Sie, { $ew } für die Gegner.
    }
}
said-plat = { $half } zu { $half } ist ein Plat: Niemand schreibt etwas auf.
said-manche = { $side ->
    [NS] Sie gewinnen den Satz; in Sätzen steht es { $ns } zu { $ew }.
   *[EW] Ihre Gegner gewinnen den Satz; in Sätzen { $ns } für Sie, { $ew } für die Gegner.
}
said-match = { $side ->
    [NS] Das Spiel gehört Ihnen! Letzter Stand: { $ns } zu { $ew }.
   *[EW] Das Spiel gehört Ihren Gegnern. Letzter Stand: { $ew } zu { $ns }.
}

## Die Abrechnung, Zeile für Zeile

step-turned = { $n ->
    [one] { SEAT($dealer, form: "cap") } { $dealer ->
        [S] hatten
       *[other] hatte
    } { CARD($card, form: "acc") } aufgedeckt: { $n } Punkt für { SIDE($side, form: "bare") }, schon vor dem ersten Stich aufgeschrieben.
   *[other] { SEAT($dealer, form: "cap") } { $dealer ->
        [S] hatten
       *[other] hatte
    } { CARD($card, form: "acc") } aufgedeckt: { $n } Punkte für { SIDE($side, form: "bare") }, schon vor dem ersten Stich aufgeschrieben.
}
step-turned-known = { $n ->
    [one] Die aufgedeckte Karte bringt { SIDE($side, form: "dat") } { $n } Punkt, schon vor dem ersten Stich aufgeschrieben.
   *[other] Die aufgedeckte Karte bringt { SIDE($side, form: "dat") } { $n } Punkte, schon vor dem ersten Stich aufgeschrieben.
}
step-cards = In den Karten: { $ns ->
    [one] { $ns } Punkt
   *[other] { $ns } Punkte
} für Sie, { $ew } für Ihre Gegner.
step-tricks = Die Stiche, je ein Punkt: { $ns } für Sie, { $ew } für Ihre Gegner.
step-points = Das macht { $ns ->
    [one] { $ns } Punkt
   *[other] { $ns } Punkte
} für Sie und { $ew } für Ihre Gegner, zusammen { $total }.
step-half = Die Hälfte von { $total } ist { $half }: Aufgeschrieben wird nur, was darüber liegt.
step-above = { $side ->
    [NS] { $points ->
        [one] Sie haben { $points } Punkt: { $above } über der Hälfte ({ $half }).
       *[other] Sie haben { $points } Punkte: { $above } über der Hälfte ({ $half }).
    }
   *[EW] { $points ->
        [one] Ihre Gegner haben { $points } Punkt: { $above } über der Hälfte ({ $half }).
       *[other] Ihre Gegner haben { $points } Punkte: { $above } über der Hälfte ({ $half }).
    }
}
step-plat = { $half } auf beiden Seiten ist ein Plat: Niemand schreibt etwas auf.
step-next-deal = Nach dem Plat zählt die nächste Runde × { $factor }.
step-capot = { $side ->
    [NS] Alle Stiche gehören Ihnen: Das zählt { $n } statt { $above }.
   *[EW] Alle Stiche gehören Ihren Gegnern: Das zählt { $n } statt { $above }.
}
step-factor-no-trump = Ohne Trumpf: × { $factor }, das macht { $total }.
step-factor-double = { $seat ->
    [S] Sie haben verdoppelt: × { $factor }, das macht { $total }.
   *[other] { SEAT($seat, form: "cap") } hat verdoppelt: × { $factor }, das macht { $total }.
}
step-factor-redouble = { $seat ->
    [S] Sie haben noch einmal verdoppelt: im Ganzen × { $factor }, das macht { $total }.
   *[other] { SEAT($seat, form: "cap") } hat noch einmal verdoppelt: im Ganzen × { $factor }, das macht { $total }.
}
step-factor-doubled = Die Runde ist verdoppelt: × { $factor }, das macht { $total }.
step-factor-redoubled = Die Runde ist noch einmal verdoppelt: im Ganzen × { $factor }, das macht { $total }.
step-factor-plat = { $factor ->
    [2] Die Runde davor war ein Plat: × { $factor }, das macht { $total }.
   *[other] Vor dieser Runde kamen mehrere Plats in Folge: × { $factor }, das macht { $total }.
}
step-cap = Mehr als × { $cap } gibt es nicht: Es bleibt bei { $total }.
step-written = { $side ->
    [NS] { $n ->
        [one] Sie schreiben { $n } Punkt auf.
       *[other] Sie schreiben { $n } Punkte auf.
    }
   *[EW] { $n ->
        [one] Ihre Gegner schreiben { $n } Punkt auf.
       *[other] Ihre Gegner schreiben { $n } Punkte auf.
    }
}
step-nothing = { $side ->
    [NS] Sie schreiben nichts auf.
   *[EW] Ihre Gegner schreiben nichts auf.
}
step-total = Stand: { $ns } für Sie, { $ew } für Ihre Gegner; nötig sind { $target }.
step-turned-ends = Mit { CARD($card, form: "dat") } hat { SIDE($side, form: "bare") } das Ziel des Satzes, { $target }, erreicht: Diese Runde wird nicht gespielt.
step-turned-known-ends = Mit der aufgedeckten Karte hat { SIDE($side, form: "bare") } das Ziel des Satzes, { $target }, erreicht: Diese Runde wird nicht gespielt.
step-manche = { $side ->
    [NS] Der Satz geht an Sie; in Sätzen steht es { $ns } zu { $ew }.
   *[EW] Der Satz geht an Ihre Gegner; in Sätzen { $ns } für Sie, { $ew } für die Gegner.
}
step-match = { $side ->
    [NS] Sie gewinnen das Spiel! Letzter Stand: { $ns } zu { $ew }.
   *[EW] Ihre Gegner gewinnen das Spiel. Letzter Stand: { $ew } zu { $ns }.
}

## Warum dieser Zug: der Rat an den, der ihn tun soll, und die Erklärung für den Zug eines anderen
## (deshalb spricht kein Satz jemanden an; „der Partner“ und „ein Gegner“ sind die des Spielenden)

why-random = { $seat ->
    [S] Unter den erlaubten Zügen gelost, mehr nicht.
   *[other] { SEAT($seat, form: "cap") } hat unter den erlaubten Zügen gelost.
}
why-forced = { CARD($card, form: "cap") } ist die einzige erlaubte Karte.
why-last-card = { CARD($card, form: "cap") } ist die letzte Karte auf der Hand.
why-least-loss = Von allen erlaubten Karten scheint { CARD($card, form: "nom") } am wenigsten zu kosten.

why-best-worlds = { $points ->
    [0] Bei { $total } möglichen Verteilungen der verdeckten Karten bringt keine Karte deutlich mehr als { CARD($card, form: "nom") }.
    [one] Bei { $total } möglichen Verteilungen der verdeckten Karten liegt { CARD($card, form: "nom") } { $n }-mal vorn: { $points } Punkt mehr in zehn Spielen.
   *[other] Bei { $total } möglichen Verteilungen der verdeckten Karten liegt { CARD($card, form: "nom") } { $n }-mal vorn: { $points } Punkte mehr in zehn Spielen.
}
why-all-known = Das Spiel hat gezeigt, wo jede Karte sitzt: Nichts bringt mehr als { CARD($card, form: "nom") }.

why-load = Diesen Stich kann { SEAT($partner, form: "dat") } niemand mehr nehmen: { CARD($card, form: "cap") } legt Punkte dazu.
why-load-likely = Der Stich dürfte { SEAT($partner, form: "dat") } bleiben: { CARD($card, form: "cap") } legt Punkte dazu.
why-partner-holds = Diesen Stich kann { SEAT($partner, form: "dat") } niemand mehr nehmen: { CARD($card, form: "cap") } genügt.
why-leave-partner = { $partner ->
    [S] Sie haben den Stich, wenn auch nicht sicher: { CARD($card, form: "cap") } lässt ihn Ihnen.
   *[other] { SEAT($partner, form: "cap") } hat den Stich, wenn auch nicht sicher: { CARD($card, form: "cap") } lässt ihn dort.
}
why-secure = { $partner ->
    [S] Ihre Karte konnte ein Gegner noch schlagen; { CARD($card, form: "acc") } schlägt keiner mehr.
    [N] Die Karte Ihres Partners konnte ein Gegner noch schlagen; { CARD($card, form: "acc") } schlägt keiner mehr.
   *[other] Die Karte von { SEAT($partner, form: "dat") } konnte ein Gegner noch schlagen; { CARD($card, form: "acc") } schlägt keiner mehr.
}

why-take-last = { $n ->
    [0] Danach spielt niemand mehr: { CARD($card, form: "cap") } nimmt den Stich, auch ohne Punkte.
    [one] Danach spielt niemand mehr: { CARD($card, form: "cap") } nimmt den Stich mit { $n } Punkt in den Karten.
   *[other] Danach spielt niemand mehr: { CARD($card, form: "cap") } nimmt den Stich mit { $n } Punkten in den Karten.
}
why-take-surely = { CARD($card, form: "cap") } nimmt den Stich, und kein Gegner kann mehr darüber.
why-take-cheapest = { CARD($card, form: "cap") } nimmt den Stich sicher und so billig wie möglich.
why-must-take = { $master ->
    [S] Der Stich muss übernommen werden: { CARD($card, form: "cap") } schlägt { CARD($best, form: "acc") }, Ihre Karte.
   *[other] Der Stich muss übernommen werden: { CARD($card, form: "cap") } schlägt { CARD($best, form: "acc") } von { SEAT($master, form: "dat") }.
}
why-try = { CARD($card, form: "cap") } nimmt den Stich fürs Erste: Ein Gegner, der noch spielt, hat vielleicht Höheres.
why-trump-low = { CARD($card, form: "cap") } sticht { SUIT($led, form: "bare") }: Es ist der kleinste erlaubte Trumpf, der den Stich nimmt.
why-lost = { $master ->
    [S] Das gegnerische Team kommt über { CARD($best, form: "acc") }, Ihre Karte, nicht mehr hinweg: Der Stich ist für diese Seite verloren, { CARD($card, form: "nom") } geht eben mit.
    [N] Das gegnerische Team kommt über { CARD($best, form: "acc") } Ihres Partners nicht mehr hinweg: Der Stich ist für diese Seite verloren, { CARD($card, form: "nom") } geht eben mit.
   *[other] Ihr Team kommt über { CARD($best, form: "acc") } von { SEAT($master, form: "dat") } nicht mehr hinweg: Der Stich ist verloren, { CARD($card, form: "nom") } geht eben mit.
}
why-cannot-take = { $master ->
    [S] Keine erlaubte Karte schlägt { CARD($best, form: "acc") }, Ihre Karte: { CARD($card, form: "cap") } überlässt den Stich dem Partner, der vielleicht Höheres hat.
   *[other] Keine erlaubte Karte schlägt { CARD($best, form: "acc") } von { SEAT($master, form: "dat") }: { CARD($card, form: "cap") } überlässt den Stich dem Partner, der vielleicht Höheres hat.
}

why-lead-sure = { CARD($card, form: "cap") } gewinnt sicher: Niemand sonst hat in der Farbe Höheres, und kein Gegner kann stechen.
why-lead-master = In { SUIT($suit, form: "bare") } hat niemand sonst Höheres als { CARD($card, form: "acc") }: Nur ein Trumpf wäre noch gefährlich.
why-draw-trumps = { $n ->
    [one] { CARD($card, form: "cap") } zieht Trumpf: Auf den anderen Händen ist noch einer.
   *[other] { CARD($card, form: "cap") } zieht Trumpf: Auf den anderen Händen sind noch { $n }.
}
why-lead-trump = Mangels Besserem kommt mit { CARD($card, form: "dat") } ein Trumpf.
why-lead-partner-trumps = { $partner ->
    [S] Sie haben kein { SUIT($suit, form: "bare") } und vielleicht einen Trumpf: { CARD($card, form: "cap") } lädt zum Stechen ein.
   *[other] { SEAT($partner, form: "cap") } hat kein { SUIT($suit, form: "bare") } und vielleicht einen Trumpf: { CARD($card, form: "cap") } lädt zum Stechen ein.
}
why-lead-single = { CARD($card, form: "cap") } ist die einzige Karte in { SUIT($suit, form: "bare") }: Danach kann dort ein Trumpf stechen.
why-lead-low = In { SUIT($suit, form: "bare") } ist Höheres auf einer anderen Hand: { CARD($card, form: "cap") } zählt wenigstens nichts.
why-lead-long = { $n ->
    [one] Ohne Trumpf zuerst die lange Farbe: { $n } Karte in { SUIT($suit, form: "bare") }, und { CARD($card, form: "nom") } macht den Anfang.
   *[other] Ohne Trumpf zuerst die lange Farbe: { $n } Karten in { SUIT($suit, form: "bare") }, und { CARD($card, form: "nom") } macht den Anfang.
}

why-save-master = { CARD($other, form: "cap") } kann warten: Niemand sonst hat in der Farbe Höheres.
why-save-trump = Die Trümpfe bleiben auf der Hand: Der Stich gehört { SEAT($partner, form: "dat") }, das ist sicher.
why-shorten = Das ist die letzte Karte in { SUIT($suit, form: "bare") }: Danach kann dort ein Trumpf stechen.
why-no-trump-out = Kein Gegner kann noch einen Trumpf haben.
why-not-under = Nicht { CARD($other, form: "nom") }: { CARD($best, form: "cap") } wartet auf einer anderen Hand.

why-choose-suit = { $seat ->
    [S] Sie haben { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } in { SUIT($suit, form: "bare") } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }: Das taugt als Trumpf.
   *[other] { SEAT($seat, form: "cap") } hatte { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } in { SUIT($suit, form: "bare") } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }: Das taugte als Trumpf.
}
why-choose-no-trump = { $seat ->
    [S] Sie haben { $n ->
        [0] zwar keine Zehn und kein Ass
        [one] { $n } Zehn oder Ass
       *[other] { $n } Zehnen und Asse
    }, im Ganzen { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: Das reicht für ein Spiel ohne Trumpf.
   *[other] { SEAT($seat, form: "cap") } hatte { $n ->
        [0] zwar keine Zehn und kein Ass
        [one] { $n } Zehn oder Ass
       *[other] { $n } Zehnen und Asse
    }, im Ganzen { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: Das reichte für ein Spiel ohne Trumpf.
}
why-after-deal = { $seat ->
    [N] Ihr Partner hat nach seinen Karten entschieden, die Sie nicht sehen: Er sagt es Ihnen, wenn die Runde vorbei ist.
   *[other] { SEAT($seat, form: "cap") } hat nach den eigenen Karten entschieden, die Sie nicht sehen: Die Antwort gibt es, wenn die Runde vorbei ist.
}
why-partner-passed = { $seat ->
    [S] Ihr Partner überlässt Ihnen die Wahl: Sie müssen eine Farbe oder „ohne Trumpf“ ansagen.
    [N] Sie hatten Ihrem Partner die Wahl überlassen: Er musste eine Farbe oder „ohne Trumpf“ ansagen.
   *[other] { SEAT($partner, form: "cap") } hatte { SEAT($seat, form: "dat") } die Wahl überlassen: Nun musste eine Farbe oder „ohne Trumpf“ kommen.
}
why-pass-to-partner = { $seat ->
    [S] Die Wahl Ihres Partners verspricht mehr als Ihre eigene: Lassen Sie ihm das Wort.
    [N] Ihr Partner versprach sich von Ihrer Wahl mehr als von der eigenen.
   *[other] { SEAT($seat, form: "cap") } versprach sich von der Wahl von { SEAT($partner, form: "dat") } mehr als von der eigenen.
}
why-double = { $seat ->
    [S] Mit { $n ->
        [one] { $n } Trumpf
       *[other] { $n } Trümpfen
    } und im Ganzen { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } dürfen Sie hoffen zu gewinnen.
   *[other] Mit { $n ->
        [one] { $n } Trumpf
       *[other] { $n } Trümpfen
    } und im Ganzen { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } hoffte { SEAT($seat, form: "bare") } zu gewinnen.
}
why-double-no-trump = { $seat ->
    [S] Mit { $n ->
        [one] { $n } Zehn oder Ass
       *[other] { $n } Zehnen und Assen
    } und im Ganzen { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } dürfen Sie hoffen zu gewinnen.
   *[other] Mit { $n ->
        [one] { $n } Zehn oder Ass
       *[other] { $n } Zehnen und Assen
    } und im Ganzen { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } hoffte { SEAT($seat, form: "bare") } zu gewinnen.
}
why-no-double = { $seat ->
    [S] Mit einem Blatt von { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } verspricht das Verdoppeln nicht genug.
   *[other] Mit einem Blatt von { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } versprach das Verdoppeln { SEAT($seat, form: "dat") } nicht genug.
}
# Mit Trumpf zählt $n die Trümpfe der Hand, ohne Trumpf ihre Zehnen und Asse: Der Satz nennt deshalb nur die Punkte.
why-redouble = { $seat ->
    [S] Mit einem Blatt von { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } können Sie es wagen, noch einmal zu verdoppeln.
   *[other] Mit einem Blatt von { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } wagte es { SEAT($seat, form: "bare") }, noch einmal zu verdoppeln.
}
why-no-redouble = { $seat ->
    [S] Mit einem Blatt von { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } verspricht nochmaliges Verdoppeln nicht genug.
   *[other] Mit einem Blatt von { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } versprach nochmaliges Verdoppeln { SEAT($seat, form: "dat") } nicht genug.
}

## Die Runde durchgesehen: was eine Wahl kostet, nach dem, was zu sehen war, und dann mit allen vier Blättern

review-good = Nach allem, was Sie wissen konnten, war keine Karte deutlich besser.
review-unlucky = Gut gewählt: Erst die vier offenen Blätter zeigen, dass { CARD($card, form: "nom") } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr gebracht hätte.
review-inaccuracy = { CARD($card, form: "cap") } versprach im Schnitt etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.
review-mistake = Bei { $total } möglichen Verteilungen der verdeckten Karten bringt { CARD($card, form: "nom") } im Schnitt etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.
review-spared = Bei { $total } möglichen Verteilungen der verdeckten Karten bringt { CARD($card, form: "nom") } im Schnitt etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr. Dieses Mal hat Ihre Karte nichts gekostet.
review-call-good = Mit Ihrem Blatt war keine Antwort deutlich besser.
review-call-unlucky = Gut gewählt: Erst die vier offenen Blätter zeigen, dass „{ CALL($call, form: "bare") }“ { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr gebracht hätte.
review-call-inaccuracy = Die Antwort „{ CALL($call, form: "bare") }“ versprach im Schnitt etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.
review-call-mistake = Bei { $total } möglichen Verteilungen der verdeckten Karten bringt „{ CALL($call, form: "bare") }“ im Schnitt etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.
review-call-spared = Bei { $total } möglichen Verteilungen der verdeckten Karten bringt „{ CALL($call, form: "bare") }“ im Schnitt etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr. Dieses Mal hat Ihre Antwort nichts gekostet.
