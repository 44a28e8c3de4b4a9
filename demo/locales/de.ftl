### Die Wörter der Spielseite: Knöpfe, Laden, Einstellungen, Fehler. Was das Programm zum Spiel sagt, steht in `manille/locales`.

## Laden

loading-label = Das Spielprogramm wird geladen
loading-start = Das Spielprogramm wird vorbereitet …
loading-bytes = Das Spielprogramm kommt an: { $loaded } von { $total } MB.
loading-almost = Alles ist da, das Programm startet …
loading-match = Ihr Spiel geht weiter, sobald es bereit ist.
loading-then-play = Das Spiel beginnt, sobald es bereit ist.
loading-failed = Das Spielprogramm konnte nicht geladen werden. Ihr Spiel ist nicht verloren.
loading-detail = Einzelheit: { $detail }
retry = Noch einmal versuchen
late = Das Spielprogramm braucht länger als sonst. Ihr Spiel ist gesichert.
late-restart = Neu starten

## Regeln wählen

choose-title = Nach welchen Regeln?
choose-lead = Gespielt wird zu viert, zwei gegen zwei: Sie und Ihr Partner gegen West und Ost.
choose-proposed = Vorschlag für Ihre Gegend
rules-line = { $rules ->
    [belgian] Der Geber wählt den Trumpf, die Gegner dürfen verdoppeln. Nur die Karten zählen.
    [french] Die letzte Karte des Gebers wird aufgedeckt und bestimmt den Trumpf. Niemand sagt etwas an, jeder Stich zählt einen Punkt.
   *[coinchee] Der Geber wählt den Trumpf oder überlässt ihn dem Partner. Verdoppelt wird ohne Obergrenze.
}
rules-facts = { $manches ->
    [1] { $target } Punkte
   *[other] Sätze bis { $target }, der dritte bis { $decider }
}, { $direction ->
    [clockwise] im Uhrzeigersinn
   *[counter-clockwise] gegen den Uhrzeigersinn
}
play = Spielen
play-rules = Spielen: { $name }
house-rules = Hausregeln
settings = Optionen
back-to-match = Zurück zum Spiel
fair-bots = Auf den drei anderen Plätzen sitzt dasselbe Programm; jeder sieht nur sein eigenes Blatt und was auf dem Tisch liegt. Gegen Anfänger bleibt Ihr Partner auf der Stufe „Geübt“.

## Der Streifen oben

status = Das Spiel
direction = { $direction ->
    [clockwise] im Uhrzeigersinn
   *[counter-clockwise] gegen den Uhrzeigersinn
}
dealer = { $seat ->
    [S] Sie geben
    [N] Ihr Partner gibt
    [W] West gibt
   *[E] Ost gibt
}
pile = { $side ->
    [NS] Stiche Ihres Teams: { $n }
   *[EW] Stiche des gegnerischen Teams: { $n }
}
by = { $seat ->
    [S] von Ihnen
    [N] vom Partner
    [W] von West
   *[E] von Ost
}
led = Ausgespielte Karte
manches = { $n ->
    [3] Entscheidungssatz
   *[other] { $n }. Satz
} ({ $ns }–{ $ew })
trump = Trumpf
trump-open = noch offen
multiplier = Zählt
times = × { $factor }
factor = { $name ->
    [no-trump] ohne Trumpf
    [double] verdoppelt { by }
    [redouble] noch einmal verdoppelt { by }
   *[plat] nach einem Plat
} × { $factor }
score-label = Spielstand, Ziel { $target }
us = Wir
them = Gegner
target = Ziel
option-short = { $option ->
    [capot] alle Stiche zu 60
   *[plat-accumulates] Plats häufen sich
}

## Der Tisch

cloth = Das Tuch
trick = Der laufende Stich
last-trick = Letzter Stich
dealer-mark = G
dealer-title = Geber
cards-left = { $n ->
    [0] keine Karte mehr
    [one] { $n } Karte
   *[other] { $n } Karten
}
called = { $call ->
    [pass] Passe
    [double] Verdoppelt!
    [redouble] Noch einmal!
    [NT] Ohne Trumpf
    [S] Pik
    [H] Herz
    [D] Karo
   *[C] Kreuz
}
turned-open = Aufgedeckte Karte
turned-held = Aufgedeckte Karte, noch auf der Hand
why = Warum?
why-of = { $seat ->
    [N] Warum hat Ihr Partner das getan?
    [W] Warum hat West das getan?
   *[E] Warum hat Ost das getan?
}
card-of = { SEAT($seat, form: "label") }: { CARD($card, form: "bare") }
takes = gewinnt
master = führt
trick-points = { $n ->
    [0] Kein Punkt
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
go-on = Weiter
draw-round = { $n ->
    [1] Wer gibt zuerst?
   *[other] Gleichstand, { $n }. Ziehen
}
deal = Karten geben
ask-trump = Welcher Trumpf?
ask-double = Möchten Sie verdoppeln?
ask-redouble = Möchten Sie noch einmal verdoppeln?

## Das Blatt

hand = { $n ->
    [one] Ihr Blatt, { $n } Karte
   *[other] Ihr Blatt, { $n } Karten
}
card-refused = { $name }, nicht erlaubt
card-picked = { $name }, gewählt, zum Spielen noch einmal tippen
card-hinted = { $name }, empfohlen
your-turn = Sie sind am Zug.
your-lead = Sie spielen aus.
your-call = Sie sind gefragt.

## Unter dem Blatt

hint-card = Tipp: { CARD($choice, form: "nom") }.
hint-call = Tipp: „{ CALL($choice, form: "naming") }“.
hint-answer = Tipp: „{ CALL($choice, form: "bare") }“.
why-card = { $seat ->
    [N] Ihr Partner hat { CARD($choice, form: "acc") } gespielt.
    [W] West hat { CARD($choice, form: "acc") } gespielt.
   *[E] Ost hat { CARD($choice, form: "acc") } gespielt.
}
why-call = { $seat ->
    [N] Ihr Partner hat geantwortet: „{ CALL($choice, form: "bare") }“.
    [W] West hat geantwortet: „{ CALL($choice, form: "bare") }“.
   *[E] Ost hat geantwortet: „{ CALL($choice, form: "bare") }“.
}
close = Schließen
actions = Hilfen
hint = Tipp
undo = Rückgängig

## Die Abrechnung

count-title = Abrechnung der { $n }. Runde
count-turned-title = Die { $n }. Runde wird nicht gespielt
count-turned-lead = Die aufgedeckte Karte hat genügt.
half = Hälfte: { $half }
half-label = Punkte dieses Spiels: { $ns } für Sie, { $ew } für die Gegner; die Hälfte ist { $half }.
won-label = { $side ->
    [NS] Ihre Karten
   *[EW] Die Karten der Gegner
}
counters-label = { SIDE($side, form: "cap") }: { $fifty } × 50, { $long } × 10, { $short } × 5, { $round } × 1
count-all = Alles zeigen
totals = Vom alten zum neuen Stand, Ziel { $target }
total-before = Vorher
total-bonus = Aufgedeckte Karte
total-written = Aufgeschrieben
total-after = Neuer Stand
next-deal = Nächste Runde
next-manche = Nächster Satz
match-end = { $side ->
    [NS] Sie haben das Spiel gewonnen!
   *[EW] Ihre Gegner haben das Spiel gewonnen.
}
again = Noch ein Spiel
other-rules = Andere Regeln
all-hands = Alle vier Blätter dieser Runde

## Die Einstellungen

new-match = Neues Spiel
take-back = Zurück zum vorigen Spiel
new-match-note = Ein neues Spiel legt dieses beiseite; hier bekommen Sie es wieder.
set-speed = Tempo der Mitspieler
set-speed-slow = Langsam
set-speed-normal = Mittel
set-speed-fast = Schnell
set-speed-instant = Sofort
set-letters = Buchstaben der Karten
set-letters-english = A K Q J
set-letters-french = A R D V
set-letters-german = A K D B
set-wait-for-tap = Jeder Stich bleibt liegen, bis ich weitermache
set-confirm-tap = Zum Spielen zweimal tippen
set-four-colours = Vier Farben
set-contrast = Starker Kontrast
set-sound = Töne
set-shortcuts = Tasten
cannot-store = Dieser Browser lässt nichts speichern: Das Spiel endet mit der Seite.
done = Fertig

# Die Buchstaben auf den Karten, je nach Einstellung.
letters =
    .english = { $rank }
    .french = { $rank ->
        [K] R
        [Q] D
        [J] V
       *[other] { $rank }
    }
    .german = { $rank ->
        [Q] D
        [J] B
       *[other] { $rank }
    }

## Zurück, nachsehen, fragen

redo = Wiederholen
undone = Das ist zurückgenommen.
hint-agreed = Der Tipp wäre derselbe gewesen: { CARD($choice, form: "nom") }.
hint-other = Der Tipp wäre { CARD($choice, form: "nom") } gewesen.
play-rest = Den Rest spielen
tricks-list = Die Stiche dieser Runde
tricks-title = Die Stiche der { $n }. Runde
tricks-lead = Tippen Sie auf eine Karte oder Ansage, um zu erfahren, warum.
trick-row = { $n }. Stich: { $points ->
    [0] kein Punkt
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $seat ->
    [S] an Sie
    [N] an Ihren Partner
    [W] an West
   *[E] an Ost
}
trick-running = { $n }. Stich, läuft noch
why-card-of = { SEAT($seat, form: "label") }: { CARD($card, form: "bare") }. Warum?
call-of = { SEAT($seat, form: "label") }: „{ CALL($call, form: "bare") }“
tracker = Karten im Spiel
tracker-out = { $n ->
    [0] Keine Karte mehr in den anderen Händen
    [one] { $n } Karte in den anderen Händen
   *[other] { $n } Karten in den anderen Händen
}
tracker-masters = { $n ->
    [one] Höchste im Spiel, in Ihrer Hand:
   *[other] Höchste im Spiel, in Ihrer Hand:
}
tracker-trumps = { $n ->
    [0] Kein Trumpf mehr in den anderen Händen.
    [one] { $n } Trumpf in den anderen Händen.
   *[other] { $n } Trümpfe in den anderen Händen.
}

## Der Tisch in Worten

board = Beschreibung des Tisches
board-trump = { $trump ->
    [none] Trumpf noch nicht gewählt
    [NT] Ohne Trumpf
   *[other] Trumpf: { SUIT($trump, form: "bare") }
}
board-scores = Stand: { $ns } für Sie, { $ew } für Ihre Gegner, Ziel { $target }; die Runde zählt × { $factor }
board-tricks = Stiche: { $ns } für Sie, { $ew } für Ihre Gegner
board-cards = { $n ->
    [0] { SEAT($seat, form: "label") }: keine Karte mehr
    [one] { SEAT($seat, form: "label") }: { $n } Karte
   *[other] { SEAT($seat, form: "label") }: { $n } Karten
}
board-no-card = Keine Karte auf dem Tisch.
board-calling = Es wird noch angesagt, keine Karte ist gespielt.
board-trick = { $n ->
    [one] Eine Karte auf dem Tisch:
   *[other] { $n } Karten auf dem Tisch, der Reihe nach:
}

## Erste Schritte, Tasten

note-play = Angehobene Karten dürfen gespielt werden, durchgestrichene nicht; tippen Sie eine an, dann sagt sie, warum.
note-trick = Ein fertiger Stich bleibt eine Weile liegen. Tippen Sie auf das Tuch, um gleich weiterzumachen.
note-why = Tippen Sie auf eine Karte, die ein anderer gespielt hat: Der Tisch sagt, warum.
note-undo = Sie können alles zurücknehmen, so oft Sie wollen, auch nach der Abrechnung.
note-seen = Verstanden
keys-title = Tasten
key-enter = Eingabe
key-does = { $key ->
    [numbers] die Karte oder Ansage an dieser Stelle
    [arrows] die Karte daneben
    [enter] sie spielen
    [H] ein Tipp
    [U] zurücknehmen
    [Y] wiederholen (oder Umschalt + U)
    [W] warum Ihr Partner das getan hat
    [L] der letzte Stich
    [T] die Stiche dieser Runde
    [C] die Karten im Spiel
    [G] weiter
   *[other] diese Liste
}
keys-off = Die Tasten sind in den Einstellungen abgeschaltet.
keys-on = Tasten einschalten

## Eine Runde vorführen, anderer Tab

show-me = Eine Runde vorführen
showing = Eine Runde wird vorgeführt und erklärt; Ihr Spiel wartet.
end-show = Vorführung beenden
watching = Dieses Spiel läuft in einem anderen Tab.
play-here = Hier spielen

## Statistik

statistics = Statistik
stats-note = Sie bleibt in diesem Browser und geht nirgendwohin.
stats-none = Noch keine Runde abgerechnet.
stats-rules = { $rules ->
    [belgian] Belgisch
    [french] Französisch
   *[coinchee] Coinchée
}
stats-deals = Gespielte Runden
stats-matches = Beendete Spiele
stats-won = Gewonnene Spiele
stats-hints = Verlangte Tipps
stats-above = Im Schnitt über der Hälfte
stats-us = Ihre Punkte
stats-them = Punkte der Gegner
stats-export = Als Datei speichern
stats-import = Aus einer Datei holen
stats-forget = Alles löschen
stats-taken = Die Datei ist übernommen.
stats-not-taken = Diese Datei enthält keine Statistik von hier.

## Weitere Einstellungen

group-others = Die Mitspieler
group-pace = Tempo
group-help = Hilfen
group-cards = Karten und Tuch
group-hand = Spielen
level-note = Gilt ab dem nächsten Spiel. Ihr Partner und die Tipps sind nie schwächer als „Geübt“.
set-level = Spielstärke
set-level-learner = Anfänger
set-level-regular = Geübt
set-level-strong = Stark
set-hints = Tipps
set-hints-before = Auf Wunsch, vor meiner Wahl
set-hints-after = Nach meiner Wahl
set-hints-never = Nie
set-tracker = Karten im Spiel
set-tracker-off = Nein
set-tracker-request = Auf Wunsch
set-tracker-always = Immer
set-rest = Wenn der Rest der Runde entschieden ist
set-rest-ask = Anbieten, ihn zu spielen
set-rest-always = Er spielt sich selbst
set-rest-never = Ich spiele selbst
set-last-trick = Stiche dürfen noch einmal angesehen werden
set-notes = Kleine Hinweise in der ersten Runde

## Wenn etwas nicht stimmt

kept-label = Unlesbares Spiel
kept = Ein gespeichertes Spiel lässt sich nicht mehr lesen. Es liegt beiseite; Sie können es als Datei mitnehmen.
kept-download = Herunterladen
kept-forget = Löschen
error = { $code ->
    [no-answer] Das Spielprogramm hat nicht geantwortet. Ihr Spiel ist unversehrt.
    [bad-json] Dieser Text ist kein gespeichertes Spiel (JSON-Fehler, { $where }).
    [bad-record] Das gespeicherte Spiel hat nicht die erwartete Form ({ $where }).
    [bad-card] Im gespeicherten Spiel steht eine Karte, die es nicht gibt ({ $where }).
    [duplicate-card] Im gespeicherten Spiel kommt eine Karte zweimal vor ({ $where }).
    [bad-hand] Im gespeicherten Spiel hat ein Blatt nicht acht Karten ({ $where }).
    [bad-seat] Im gespeicherten Spiel steht ein Platz, den es nicht gibt ({ $where }).
    [bad-variant] Das gespeicherte Spiel folgt unbekannten Regeln ({ $where }).
    [bad-option] Das gespeicherte Spiel folgt einer unbekannten Hausregel ({ $where }).
    [bad-turned] Im gespeicherten Spiel ist die aufgedeckte Karte unmöglich ({ $where }).
    [bad-call] Im gespeicherten Spiel steht eine unmögliche Ansage ({ $where }).
    [too-many-plays] Im gespeicherten Spiel sind zu viele Karten gespielt ({ $where }).
    [match-over] Das gespeicherte Spiel geht nach seinem Ende weiter ({ $where }).
   *[other] Im gespeicherten Spiel steht ein verbotener Zug (Code „{ $code }“, { $where }).
}
place = { $name ->
    [deals] { $n }. Runde
    [plays] { $n }. gespielte Karte
    [calls] { $n }. Ansage
    [card] { $n }. Karte
    [column] { $n }. Zeichen
    [hands] Blätter
    [turned] aufgedeckte Karte
    [dealer] Geber
    [first_dealer] erster Geber
    [variant] Regeln
    [options] Hausregeln
    [format] Format
    [seed] Zufall
    [bot] Gegner
    [record] Aufzeichnung
    [save] Spiel
   *[other] „{ $name }“
}
place-whole = der ganze Text

## Die Runde durchgesehen, noch einmal gespielt, aufgezeichnet

review = Runde durchsehen
deal-again = Diese Runde noch einmal
review-title = Runde { $n }, Wahl für Wahl
review-lead = Was jede Wahl an Punkten gekostet hat, die aufgeschrieben werden: erst nach dem, was Sie wissen konnten, dann mit allen vier Blättern offen. Tippen Sie auf eine Wahl, um die Stellung zu sehen.
review-running = Wahl { $n } von { $total } …
review-none = In dieser Runde hatten Sie keine Wahl.
review-sums = Aufgeschriebene Punkte: { $choices } durch Ihre Wahl, { $luck } durch Glück.
review-at = { $trick ->
    [0] Ansage
   *[other] Stich { $trick }
}
review-verdict = { $verdict ->
    [good] Gut gewählt
    [unlucky] Gut gewählt, kein Glück
    [inaccuracy] Ungenau
    [mistake] Fehler
   *[spared] Fehler ohne Folgen
}
review-trick = Der Stich bis dahin
review-hand = Ihr Blatt
review-numbers = Nach dem, was Sie wissen konnten: { $known } (± { $error }). Offene Blätter: { $opened }.
record = Die Aufzeichnung des Spiels
record-note = Alle Karten der fertigen Runden und die Reihenfolge, in der sie fielen, zum Nachprüfen oder um sie anderswo zu spielen. Der Startwert, aus dem auch die künftigen Runden folgen, steht hier nach dem Ende des Spiels.
record-seed-note = Alle Karten und die Reihenfolge, in der sie fielen, zum Nachprüfen oder um sie anderswo zu spielen. Aus dem Startwert folgen die Auslosung und alle Runden.
record-seed = Startwert:
record-download = Aufzeichnung speichern
