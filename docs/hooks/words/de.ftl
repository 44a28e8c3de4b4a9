### Die Wörter der berechneten Teile: Tabellen, Bilder, nicht gefundene Seite, Namen für Screenreader.

# Namen für Screenreader
search = Suche
permalink = Link zu dieser Stelle
footnote-back = Zurück zur Fußnote { $n } im Text
languages = Diese Seite in einer anderen Sprache
label-and-title = { $label }: { $title }
home-link = Manille, Startseite
footer-licence = Texte unter CC BY 4.0, Programm unter der MIT-Lizenz.
footer-promise = Ohne Werbung, ohne Cookies, ohne Nachverfolgung.

# Angebot einer anderen Sprache, in dieser Sprache
offer = Diese Seite gibt es auch auf Deutsch
offer-close = Nicht mehr anbieten

# Vorschau eines geteilten Links
social-locale = de_DE
social-picture = Ein Fächer aus fünf Karten, die Herz-Zehn zuoberst, und der Name des Spiels
social-title = Manille
social-line = Belgische, französische und Coinchée-Regeln
social-line-two = und ein Tisch, an dem Sie sofort spielen

# Eine neue Fassung, und die Website ohne Netz
update-offered = Eine neue Fassung dieser Seiten liegt bereit. Ihr Spiel und Ihre Einstellungen bleiben, wie sie sind.
update-now = Zur neuen Fassung wechseln
update-later = Später
keep-title = Ohne Netz spielen
keep-none = Auf diesem Gerät ist noch nichts gespeichert. Damit alles ohne Netz da ist, Seiten, Tisch und Spielprogramm, braucht es { $size } MB.
keep-some = Ein Teil der Website ist auf diesem Gerät gespeichert: { $kept } von { $size } MB. Speichern Sie alles, damit Sie auch ohne Netz spielen können.
keep-ready = Tisch und Seiten funktionieren auf diesem Gerät schon ohne Netz, { $kept } MB. Wenn Sie alles speichern, { $size } MB insgesamt, kommt ein Ersatz für das Spielprogramm dazu, und der Browser wird gebeten, nichts von selbst zu löschen.
keep-taking = Der Rest kommt: { $kept } von { $size } MB sind da.
keep-kept = Alles ist auf diesem Gerät gespeichert, { $size } MB: Seiten, Tisch und Spielprogramm funktionieren ohne Netz.
keep-full = Auf diesem Gerät ist nicht genug Platz: Es braucht { $size } MB. Mit Netz funktioniert alles wie bisher.
keep-failed = Es ist nicht alles angekommen; was da ist, bleibt. Versuchen Sie es noch einmal, wenn das Netz wieder da ist.
keep-button = Alles für unterwegs speichern

# Adresse, die es nicht gibt
not-found-title = Seite nicht gefunden
not-found-text = Unter dieser Adresse gibt es keine Seite; vielleicht hat sie einen neuen Namen bekommen.
not-found-home = Zur Startseite

# Der Tisch
table-loading = Der Tisch wird gedeckt …
table-without-scripts = Zum Spielen muss Ihr Browser JavaScript zulassen. Alle anderen Seiten lesen Sie auch ohne.

# Bilder: Welche Karten darf man spielen?
figure-trump = Trumpf { $suit }
figure-no-trump = Ohne Trumpf
figure-trick = Der Stich
figure-hand = Ihr Blatt
figure-partner = Partner
figure-opponent = Gegner
figure-master = führt
figure-playable = erlaubt
figure-refused = verboten
figure-all = Jede Ihrer Karten ist erlaubt.
figure-some = { $n ->
    [one] Nur eine Karte ist erlaubt: { $cards }.
   *[other] Erlaubte Karten: { $cards }.
}

# Übung: Welche Karten sind erlaubt? (diese Wörter brauchen auch die Skripte)
figure-answer = Antwort zeigen
still-positions = { $n } Stellungen zum Lesen, mit Antwort
trainer-name = Übung
trainer-task = Tippen Sie auf alle Karten, die Sie spielen dürfen, und prüfen Sie dann.
trainer-variant = Manille
trainer-begin = Anfangen
trainer-trouble = Die Stellungen kommen nicht an. Prüfen Sie die Verbindung und versuchen Sie es noch einmal; die folgenden lesen Sie auch so.
trainer-place = Stellung { $n } von { $total }
trainer-score = Richtig: { $n }
trainer-lead = Noch liegt keine Karte.
trainer-check = Prüfen
trainer-next = Nächste Stellung
trainer-finish = Zum Ergebnis
trainer-right = Richtig.
trainer-wrong = { $n ->
    [one] Ein Fehler.
   *[other] { $n } Fehler.
}
trainer-left = { $n ->
    [one] Auch erlaubt und nicht gewählt:
   *[other] Ebenfalls erlaubt und nicht gewählt:
}
trainer-card-legal = { CARD($card, form: "bare") }, erlaubt
trainer-card-refused = { CARD($card, form: "bare") }, verboten
trainer-rule = Diesen Fall nachlesen
trainer-result = { $n } von { $total }
trainer-perfect = Kein einziger Fehler: Das Stichgesetz sitzt.
trainer-good = Das Wichtigste können Sie; der Rest kommt mit ein paar Stellungen mehr.
trainer-weak = Das Stichgesetz hat seine Tücken: Lesen Sie die Fälle unten nach und fangen Sie neu an.
trainer-review = Zum Nachlesen:
trainer-again = Noch { $n } Stellungen
trainer-other = Andere Regeln
trainer-may-lead = Sie spielen aus
trainer-may-follow-partner = Sie haben die Farbe, Ihr Partner führt
trainer-may-follow-trumped = Sie haben die Farbe, ein Gegner hat gestochen
trainer-may-follow-take = Sie haben die Farbe und können übernehmen
trainer-may-follow-below = Sie haben die Farbe, aber nichts Höheres
trainer-may-void-partner = Ohne die Farbe, Ihr Partner führt
trainer-may-void-trump = Ohne die Farbe müssen Sie stechen
trainer-may-void-overtrump = Ohne die Farbe müssen Sie übertrumpfen
trainer-may-void-undertrump = Ihre Trümpfe sind zu klein
trainer-may-void-free-undertrump = Ihre Trümpfe sind zu klein, bei Coinchée
trainer-may-void-only-trumps = Sie haben nur noch Trümpfe
trainer-may-void-no-trumps = Weder die Farbe noch Trumpf
trainer-may-void-trump-led = Trumpf ist ausgespielt
trainer-may-void-no-trump = Gespielt wird ohne Trumpf

# Das Stichgesetz als Bild
law-caption = Gehen Sie die Fragen von oben nach unten durch; jede Antwort führt zu ihrem Beispiel.
law-holding = Zuerst: die Farbe
law-void = Ohne die ausgespielte Farbe
law-first = Spielen Sie aus?
law-holds = Haben Sie die ausgespielte Farbe?
law-master = Wer hat den Stich?
law-higher = Haben Sie eine höhere Karte dieser Farbe?
law-partner = Hat Ihr Partner den Stich?
law-takes = Würde einer Ihrer Trümpfe den Stich übernehmen?
law-small = Haben Sie Trümpfe, aber lauter zu kleine?
law-yes = ja
law-no = nein
law-partner-or-trumped = Ihr Partner, oder es ist gestochen
law-opponent = ein Gegner mit dieser Farbe
law-any-card = jede Karte
law-see-void = siehe „ohne die Farbe“
law-any-of-suit = jede Karte der Farbe
law-higher-card = eine beliebige höhere
law-taking-trump = ein beliebiger Trumpf, der übernimmt
law-other-suit = eine andere Farbe; bei Coinchée oder mit lauter Trümpfen jede Karte

# Der Schreibzettel (diese Wörter brauchen auch die Skripte)
sheet-name = Schreibzettel
sheet-task = Geben Sie die Punkte einer Partei ein: Der Zettel rechnet den Rest, Runde für Runde.
sheet-house-rules = Hausregeln
sheet-first = Wer gibt zuerst?
sheet-begin = Zettel anfangen
sheet-trouble = Die Rechentafeln kommen nicht an. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.
sheet-without-scripts = Der Zettel braucht JavaScript; ohne es stehen in den Tabellen unten dieselben Zahlen.
sheet-side-ns = Wir
sheet-side-ew = Die anderen
sheet-score = Stand
sheet-target = Bis { $target }
sheet-deals = geben
sheet-manches = { $n ->
    [one] { $n } Satz
   *[other] { $n } Sätze
}
sheet-deal = Runde { $n }
sheet-turned = { $side ->
    [NS] Ihre aufgedeckte Karte
   *[EW] Die aufgedeckte Karte der anderen
}
sheet-turned-card = { $points ->
    [0] 7, 8 oder 9
    [1] Bube
    [2] Dame
    [3] König
    [4] Ass
   *[5] Zehn
}
sheet-trump-legend = Gespielt wird
sheet-trump = mit Trumpf
sheet-no-trump = ohne Trumpf
sheet-doubling = Verdoppelt
sheet-doubled = { $n ->
    [0] nein
    [1] einmal
   *[2] zweimal
}
sheet-whose = Gezählte Partei
sheet-tricks = Stiche
sheet-cards = Kartenpunkte
sheet-less = { $name ->
    [tricks] Ein Stich weniger
   *[cards] Ein Punkt weniger
}
sheet-more = { $name ->
    [tricks] Ein Stich mehr
   *[cards] Ein Punkt mehr
}
sheet-other = { $side ->
    [NS] Ihnen bleiben { $n } in Ihren Stichen.
   *[EW] Den anderen bleiben { $n } in ihren Stichen.
}
sheet-impossible = { $n ->
    [0] So viele Punkte kann eine Runde nicht bringen: Zählen Sie nach.
    [one] So viele Punkte können nicht in { $n } Stich liegen: Zählen Sie nach.
   *[other] So viele Punkte können nicht in { $n } Stichen liegen: Zählen Sie nach.
}
sheet-write = Runde aufschreiben
sheet-undo = Letzte Runde streichen
sheet-new = Neuer Zettel
sheet-back = Zum anderen Zettel zurück
sheet-history = Die aufgeschriebenen Runden
sheet-column-deal = Runde
sheet-column-points = Punkte
sheet-early = nur die Karte
sheet-reported = { $side ->
    [NS] wir { $n }
   *[EW] die anderen { $n }
}
sheet-won = { $side ->
    [NS] Das Spiel haben Sie gewonnen.
   *[EW] Das Spiel haben die anderen gewonnen.
}
sheet-not-kept = Dieser Browser bewahrt nichts auf: Der Zettel verschwindet mit der Seite.
sheet-damaged = Ein hier aufbewahrter Zettel lässt sich nicht mehr lesen. Er liegt beiseite, gelöscht ist nichts.
sheet-damaged-show = Ansehen, was davon da ist
sheet-damaged-drop = Löschen

# Vergleich
variant-belgian = Belgisch
variant-french = Französisch
variant-coinchee = Coinchée
compare-caption = Die drei Arten der Manille nebeneinander
compare-choose = Anzeigen
compare-differences = nur die Unterschiede

group-deal = Das Geben
group-trump = Der Trumpf
group-play = Das Ausspielen
group-count = Die Abrechnung
group-match = Das ganze Spiel
group-example = Ein Beispiel, vom Programm gerechnet

row-direction = Richtung beim Geben und Spielen
direction-clockwise = im Uhrzeiger{"\u00AD"}sinn
direction-counter-clockwise = gegen den Uhrzeiger{"\u00AD"}sinn

row-dealer = Erster Geber
dealer-highest = wer die höchste Karte zieht
dealer-lowest = wer die niedrigste Karte zieht

row-packets = Karten auf einmal

row-lead = Erstes Ausspiel
lead-left = linker Nachbar des Gebers
lead-right = rechter Nachbar des Gebers

row-chooser = Wer den Trumpf bestimmt
chooser-dealer = der Geber, er darf nicht abgeben
chooser-dealer-or-partner = der Geber oder, wenn er abgibt, sein Partner
chooser-turned-card = niemand: Die letzte Karte des Gebers wird auf{"\u00AD"}gedeckt

row-turned = Punkte der aufgedeckten Karte
turned-none = keine auf{"\u00AD"}gedeckte Karte
turned-bonus = schreibt die Partei des Gebers sofort auf, zusätz{"\u00AD"}lich zu den { $points }

row-no-trump = Ohne Trumpf
no-trump-yes = erlaubt, zählt × { $factor }
no-trump-no = gibt es nicht

row-doubling = Verdoppeln und noch einmal verdoppeln
doubling-yes = × { $double } und × { $redouble }, auch ohne Trumpf
doubling-no = gibt es nicht

row-take = Ein Gegner hat den Stich
take-yes = wer kann, muss über{"\u00AD"}nehmen, in der Farbe oder mit Trumpf
take-no = man muss nicht über{"\u00AD"}nehmen

row-undertrump = Untertrumpfen beim Gegner
undertrump-no = verboten, außer mit lauter Trümpfen auf der Hand
undertrump-yes = erlaubt, nie Pflicht

row-points = Punkte einer Runde
points-cards = { $points }: die Karten
points-tricks = { $points }: die Karten und { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} je Stich

row-half = Hälfte, die zu übertreffen ist
half = { $half }; auf{"\u00AD"}geschrieben wird, was darüber liegt

row-multiplier = Höchster Faktor
multiplier-one = immer × 1
multiplier-cap = × { $most }, nie mehr
multiplier-free = × { $most }, ohne Ober{"\u00AD"}grenze

row-plat = Gleichstand (Plat)
plat-plain = niemand schreibt auf
plat-next = niemand schreibt auf, die nächste Runde zählt × { $factor }
plat-house = niemand schreibt auf, die nächste Runde zählt × { $factor }; Hausregel: weitere Plats ver{"\u00AD"}vielfachen noch einmal

row-capot = Alle Stiche
capot-plain = { $points } Punkte, nichts weiter
capot-house = { $points } Punkte; Hausregel: { $capot }

row-target = Ende des Spiels
target-points = mit { $target } oder mehr Punkten
target-manches = { $manches } gewonnene Sätze bis { $target }, der Entscheidungs{"\u00AD"}satz bis { $decider }

row-example-plain = { $points } Kartenpunkte und { $tricks } Stiche
row-example-no-trump = Dieselben, ohne Trumpf
row-example-doubled = Dieselben, verdoppelt
row-example-redoubled-no-trump = Dieselben, ohne Trumpf, verdoppelt und noch einmal verdoppelt
example-written = { $count } − { $half } = { $above }, × { $multiplier }: { $written ->
    [one] { $written } Punkt
   *[other] { $written } Punkte
}
example-none = kommt nicht vor

# Dieselbe Runde nach jeder Regel
deal-caption = Die acht Stiche, die Karten in der gespielten Reihenfolge. Trumpf:
deal-trick = Stich
deal-cards = Karten
deal-won = Für
deal-points = Punkte
deal-ns = Sie
deal-ew = Gegner
deal-result = Aufzuschreiben: { $ns } für Sie, { $ew } für die Gegner.
compare-all = alle drei
compare-belgian-french = belgisch und französisch
compare-belgian-coinchee = belgisch und Coinchée
compare-french-coinchee = französisch und Coinchée

# Zum Drucken: Überblick und Blatt zum Aufschreiben
paper-order = Von der höchsten zur niedrigsten, in Trumpf wie in jeder Farbe, darunter ihre Punkte:
paper-follow-when = Sie haben die ausgespielte Farbe
paper-follow = Sie bedienen
paper-partner-when = Ihr Partner hat den Stich
paper-partner = Sie müssen nicht übernehmen; ohne die Farbe ist jede Karte erlaubt
paper-trump-when = Ohne die Farbe, ein Gegner hat den Stich
paper-trump = Sie stechen, und höher als er, wenn er gestochen hat
paper-free-when = Weder die Farbe noch Trumpf
paper-free = jede Karte ist erlaubt
paper-names = Wir: ………………………… Die anderen: ………………………… Datum: ………………
paper-caption = Eine Zeile je Runde
paper-deal = Runde
paper-dealer = Geber
paper-trumps = Trumpf
paper-turned = Aufgedeckt
paper-factor = Faktor
paper-points = Unsere Punkte
paper-us = Wir
paper-us-total = Summe
paper-them = Die anderen
paper-them-total = Summe

# Besser spielen: was die Zufallsrunden ergaben
found-hidden = { $advised } statt { $against }: im Mittel { $gap } Punkte mehr (auf { $half } genau), in { $deals } verdeckt gespielten Runden.
found-open = { $advised } statt { $against }: im Mittel { $gap } Punkte mehr (auf { $half } genau), in { $deals } mit offenen Blättern gelösten Zufallsrunden.
choice-nt = ohne Trumpf
choice-pass = abgeben
choice-double = verdoppeln
choice-pass-double = schweigen

# Der Tisch von oben
turn-deal = Sie geben
turn-lead = Spielt aus
turn-partner = Ihr Partner
turn-cut = Hebt ab
turn-left = Der Tisch von oben: Sie geben, Ihr rechter Nachbar hebt ab, der linke spielt aus, und alles läuft im Uhrzeigersinn.
turn-right = Der Tisch von oben: Sie geben, Ihr linker Nachbar hebt ab, der rechte spielt aus, und alles läuft gegen den Uhrzeigersinn.
