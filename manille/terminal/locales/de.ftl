### Die Wörter von `manille play`: Fragen, Hilfe, Stand am Tisch. Was das Programm sonst sagt, steht in `manille/locales`.

# Die Buchstaben auf den Karten. $rank wie in der Meldung `rank`.
letter = { $rank ->
    [T] 10
    [A] A
    [K] K
    [Q] D
    [J] B
   *[other] { $rank }
}

## Was der Spieler eingeben kann, durch Leerzeichen getrennt, klein geschrieben

typed-rank-T = 10 zehn manille
typed-rank-A = a ass manillon
typed-rank-K = k könig koenig
typed-rank-Q = d dame
typed-rank-J = b bube
typed-rank-9 = 9 neun
typed-rank-8 = 8 acht
typed-rank-7 = 7 sieben
typed-suit-S = p pik ♠
typed-suit-H = h herz ♥
typed-suit-D = ka karo ♦
typed-suit-C = kr kreuz ♣
typed-call-NT = ot ohne ohnetrumpf
typed-call-pass = passe passen
typed-call-double = kontra verdopple verdoppeln
typed-call-redouble = re rekontra nochmal nocheinmalverdoppeln
typed-hint = h hinweis rat
typed-undo = u zurück zurueck
typed-why = w warum
typed-last = l letzter stich
typed-table = s tisch
typed-help = { "?" } hilfe
typed-quit = q ende

## Vor dem Spiel

choose-variant = Welche Manille möchten Sie spielen?
choice = { $n }. { $what }
resumed = Das Spiel geht dort weiter, wo Sie aufgehört haben ({ $file }).
started = Neues Spiel: { $variant }.
kept-aside = Das Spiel davor bleibt in { $file }.
damaged = Der Spielstand ist nicht lesbar ({ $detail }): Er liegt jetzt in { $file }, und ein neues Spiel beginnt.
other-match = In { $file } läuft ein anderes Spiel: Ohne diese Angaben setzen Sie es fort, mit --new beginnen Sie ein neues.
how-to = Geben Sie die Nummer einer Karte ein oder ihren Namen (kh für den Herz-König), h für einen Rat, hilfe für die Hilfe.

## Der Stand am Tisch

rules = { $variant }, { $direction ->
    [clockwise] im Uhrzeigersinn
   *[other] gegen den Uhrzeigersinn
}
status-deal = Runde { $deal }, { $dealer ->
    [S] Sie geben
   *[other] gegeben von { SEAT($dealer, form: "dat") }
}
status-manche = Satz { $manche }
status-trump = { $trump ->
    [none] noch kein Trumpf
    [NT] ohne Trumpf
   *[other] Trumpf { SUIT($trump, form: "bare") }
}
status-multiplier = zählt × { $multiplier }
status-tricks = Stiche { $ns } zu { $ew }
status-score = Stand: { $ns } für Sie, { $ew } für die Gegner, Ziel { $target }
status-manches = Sätze { $ns } zu { $ew }
turned-open = Aufgedeckt: { $card } ({ SEAT($holder, form: "bare") })
on-table = Stich: { $cards }
to-lead = Sie spielen aus.
your-hand = Blatt: { $cards }
forbidden-marks = ( ) jetzt nicht erlaubt
played-by = { SEAT($seat, form: "label") } { $card }
master-mark = { $what }, hat den Stich

## Die Fragen

prompt-card = Ihre Karte?
prompt-call = Ihre Ansage?
prompt-deal = Eingabetaste für die erste Runde:
prompt-next = Eingabetaste für die nächste Runde:
prompt-over = Eingabetaste für ein neues Spiel, q zum Beenden:
prompt-variant = Ihre Wahl?

## Die Antworten

hint = Rat: { $choice }.
why = { SEAT($seat, form: "label") }, { $choice }: { $reasons }
why-none = In dieser Runde hat noch niemand anderes gespielt.
last-trick = Letzter Stich: { $cards }.
last-none = In dieser Runde gibt es noch keinen Stich.
undone = Zug zurückgenommen.
count-title = Die Abrechnung
unknown = „{ $typed }“ ist hier nicht zu verstehen: Die Eingabe hilfe zeigt, was möglich ist.
no-such-number = Die Nummer { $n } gibt es hier nicht.
help-cards = Eine Karte: ihre Nummer oder ihr Name wie { $example }; Farben p, h, ka, kr.
help-calls = Eine Ansage: ihre Nummer oder ihr Name.
help-commands = h Rat, u Ihren letzten Zug zurücknehmen, w warum die anderen so gespielt haben, l letzter Stich, s den Tisch noch einmal zeigen, q beenden und das Spiel behalten.
saved = Das Spiel bleibt in { $file }; „manille play“ setzt es fort.
not-saved = Das Spiel ließ sich nicht in { $file } speichern: { $detail }.
not-read = Der Spielstand in { $file } lässt sich nicht öffnen: { $detail }.
