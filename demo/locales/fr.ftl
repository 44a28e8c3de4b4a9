### Les mots de la page de jeu : boutons, chargement, réglages, fautes. Les phrases du moteur sont dans `manille/locales`.

## Chargement

loading-label = Chargement du moteur de jeu
loading-start = Le moteur de jeu se prépare…
loading-bytes = Le moteur de jeu arrive : { $loaded } Mo sur { $total }.
loading-almost = Tout est là, le moteur démarre…
loading-match = Votre partie reprend dès qu’il est prêt.
loading-then-play = La partie commence dès qu’il est prêt.
loading-failed = Le moteur de jeu n’a pas pu être chargé. Votre partie n’est pas perdue.
loading-detail = Détail : { $detail }
retry = Réessayer
late = Le moteur de jeu met plus longtemps que d’habitude. Votre partie est enregistrée.
late-restart = Le relancer

## Choisir les règles

choose-title = Quelles règles ?
choose-lead = La partie se joue à quatre, deux contre deux : vous et votre partenaire contre Ouest et Est.
choose-proposed = Proposée pour votre région
rules-line = { $rules ->
    [belgian] Le donneur choisit l’atout, les adversaires peuvent contrer. Seules les cartes comptent.
    [french] La dernière carte du donneur est retournée et fait l’atout. Personne ne parle, chaque pli compte un point.
   *[coinchee] Le donneur choisit l’atout ou laisse le choix à son partenaire. On contre, on surcontre, sans plafond.
}
rules-facts = { $manches ->
    [1] { $target } points
   *[other] Manches de { $target }, la belle à { $decider }
}, { $direction ->
    [clockwise] sens des aiguilles d’une montre
   *[counter-clockwise] sens contraire des aiguilles d’une montre
}
play = Jouer
play-rules = Jouer : { $name }
house-rules = Règles de maison
settings = Réglages
back-to-match = Revenir à la partie
fair-bots = Le même joueur artificiel tient les trois autres places ; chacun ne voit que ses propres cartes et ce qui est sur la table. Face à des débutants, votre partenaire reste au niveau « Régulier ».

## La bande du haut

status = La partie
direction = { $direction ->
    [clockwise] sens horaire
   *[counter-clockwise] sens antihoraire
}
dealer = { $seat ->
    [S] Vous donnez
    [N] Votre partenaire donne
    [W] Ouest donne
   *[E] Est donne
}
pile = { $side ->
    [NS] Plis de votre équipe : { $n }
   *[EW] Plis de l’équipe adverse : { $n }
}
by = { $seat ->
    [S] par vous
    [N] par le partenaire
    [W] par Ouest
   *[E] par Est
}
led = Carte d’entame
manches = { $n ->
    [3] La belle
   *[other] Manche { $n }
} ({ $ns }–{ $ew })
trump = Atout
trump-open = à choisir
multiplier = Compte
times = × { $factor }
factor = { $name ->
    [no-trump] sans atout
    [double] contré { by }
    [redouble] surcontré { by }
   *[plat] après un plat
} × { $factor }
score-label = Score, premier camp à { $target }
us = Nous
them = Eux
target = But
option-short = { $option ->
    [capot] tous les plis à 60
   *[plat-accumulates] plats cumulés
}

## La table

cloth = Le tapis
trick = Le pli en cours
last-trick = Dernier pli
dealer-mark = D
dealer-title = Donneur
cards-left = { $n ->
    [0] plus de carte
    [one] { $n } carte
   *[other] { $n } cartes
}
called = { $call ->
    [pass] Je passe
    [double] Contre !
    [redouble] Surcontre !
    [NT] Sans atout
    [S] Pique
    [H] Cœur
    [D] Carreau
   *[C] Trèfle
}
turned-open = Carte retournée
turned-held = Retourne, encore en main
why = Pourquoi ?
why-of = { $seat ->
    [N] Pourquoi votre partenaire a-t-il fait cela ?
    [W] Pourquoi Ouest a-t-il fait cela ?
   *[E] Pourquoi Est a-t-il fait cela ?
}
card-of = { SEAT($seat, form: "label") } : { CARD($card, form: "bare") }
takes = prend
master = maître
trick-points = { $n ->
    [0] Sans point
    [one] { $n } point
   *[other] { $n } points
}
go-on = Continuer
draw-round = { $n ->
    [1] On tire pour la donne
   *[other] Égalité, tirage { $n }
}
deal = Distribuer
ask-trump = Quel atout ?
ask-double = Contrez-vous ?
ask-redouble = Surcontrez-vous ?

## La main

hand = { $n ->
    [one] Votre main, { $n } carte
   *[other] Votre main, { $n } cartes
}
card-refused = { $name }, carte interdite
card-picked = { $name }, choisie, touchez encore pour jouer
card-hinted = { $name }, conseillée
your-turn = À vous de jouer.
your-lead = À vous d’entamer.
your-call = À vous de parler.

## Sous la main

hint-card = Conseil : { CARD($choice, form: "def") }.
hint-call = Conseil : « { CALL($choice, form: "naming") } ».
hint-answer = Conseil : « { CALL($choice, form: "bare") } ».
why-card = { $seat ->
    [N] Votre partenaire a joué { CARD($choice, form: "def") }.
    [W] Ouest a joué { CARD($choice, form: "def") }.
   *[E] Est a joué { CARD($choice, form: "def") }.
}
why-call = { $seat ->
    [N] Votre partenaire a répondu : « { CALL($choice, form: "bare") } ».
    [W] Ouest a répondu : « { CALL($choice, form: "bare") } ».
   *[E] Est a répondu : « { CALL($choice, form: "bare") } ».
}
close = Fermer
actions = Aides
hint = Conseil
undo = Reprendre

## Le compte

count-title = Le compte de la donne { $n }
count-turned-title = La donne { $n } ne se joue pas
count-turned-lead = La retourne a suffi.
half = Moitié : { $half }
half-label = Points de la donne : { $ns } pour vous, { $ew } pour vos adversaires ; la moitié est { $half }.
won-label = { $side ->
    [NS] Vos cartes
   *[EW] Les cartes de vos adversaires
}
counters-label = { SIDE($side, form: "cap") } : { $fifty } × 50, { $long } × 10, { $short } × 5, { $round } × 1
count-all = Tout afficher
totals = Du score d’avant au nouveau score, but { $target }
total-before = Avant
total-bonus = Retourne
total-written = Marqué
total-after = Nouveau score
next-deal = Donne suivante
next-manche = Manche suivante
match-end = { $side ->
    [NS] Vous gagnez la partie !
   *[EW] Vos adversaires gagnent la partie.
}
again = Rejouer
other-rules = Autres règles
all-hands = Les quatre mains de cette donne

## Les réglages

new-match = Nouvelle partie
take-back = Reprendre la partie d’avant
new-match-note = Une nouvelle partie met celle-ci de côté ; vous pourrez la reprendre ici.
set-speed = Rythme des autres joueurs
set-speed-slow = Lent
set-speed-normal = Normal
set-speed-fast = Rapide
set-speed-instant = Immédiat
set-letters = Lettres des cartes
set-letters-english = A K Q J
set-letters-french = A R D V
set-letters-german = A K D B
set-wait-for-tap = Garder chaque pli jusqu’à ce que je continue
set-confirm-tap = Toucher deux fois pour jouer
set-four-colours = Quatre couleurs
set-contrast = Contraste renforcé
set-sound = Sons
set-shortcuts = Touches du clavier
cannot-store = Ce navigateur ne laisse rien enregistrer : la partie s’arrêtera avec la page.
done = Terminé

# Les lettres sur les cartes, selon le réglage.
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

## Revenir en arrière, revoir, demander

redo = Rétablir
undone = C’est repris.
hint-agreed = Le conseil aurait été le même : { CARD($choice, form: "def") }.
hint-other = Le conseil aurait été { CARD($choice, form: "def") }.
play-rest = Finir la donne
tricks-list = Les plis de la donne
tricks-title = Les plis de la donne { $n }
tricks-lead = Touchez une carte ou une annonce pour savoir pourquoi.
trick-row = Pli { $n } : { $points ->
    [0] sans point
    [one] { $points } point
   *[other] { $points } points
}, { $seat ->
    [S] pour vous
    [N] pour votre partenaire
    [W] pour Ouest
   *[E] pour Est
}
trick-running = Pli { $n }, en cours
why-card-of = { SEAT($seat, form: "label") } : { CARD($card, form: "bare") }. Pourquoi ?
call-of = { SEAT($seat, form: "label") } : « { CALL($call, form: "bare") } »
tracker = Cartes en jeu
tracker-out = { $n ->
    [0] Plus aucune carte dans les autres mains
    [one] { $n } carte dans les autres mains
   *[other] { $n } cartes dans les autres mains
}
tracker-masters = { $n ->
    [one] Maîtresse dans votre main :
   *[other] Maîtresses dans votre main :
}
tracker-trumps = { $n ->
    [0] Plus aucun atout dans les autres mains.
    [one] { $n } atout dans les autres mains.
   *[other] { $n } atouts dans les autres mains.
}

## Le tapis, décrit

board = Description de la table
board-trump = { $trump ->
    [none] Atout pas encore choisi
    [NT] Sans atout
   *[other] Atout : { SUIT($trump, form: "bare") }
}
board-scores = Score : { $ns } pour vous, { $ew } pour vos adversaires, but { $target } ; la donne compte × { $factor }
board-tricks = Plis faits : { $ns } pour vous, { $ew } pour vos adversaires
board-cards = { $n ->
    [0] { SEAT($seat, form: "label") } : plus de carte
    [one] { SEAT($seat, form: "label") } : { $n } carte
   *[other] { SEAT($seat, form: "label") } : { $n } cartes
}
board-no-card = Aucune carte sur le tapis.
board-calling = On parle encore, aucune carte n’est jouée.
board-trick = { $n ->
    [one] Une carte sur le tapis :
   *[other] { $n } cartes sur le tapis, dans l’ordre :
}

## Premiers pas, touches

note-play = Les cartes levées peuvent être jouées. Une carte barrée est interdite : touchez-la, elle dit pourquoi.
note-trick = Un pli terminé reste un moment sur le tapis. Touchez le tapis pour continuer tout de suite.
note-why = Touchez une carte jouée par un autre : la table dit pourquoi.
note-undo = Vous pouvez tout reprendre, autant de fois que vous voulez, même après le compte.
note-seen = Compris
keys-title = Touches du clavier
key-enter = Entrée
key-does = { $key ->
    [numbers] la carte ou l’annonce de ce rang
    [arrows] la carte voisine
    [enter] la jouer
    [H] un conseil
    [U] reprendre
    [Y] rétablir (ou Maj + U)
    [W] pourquoi votre partenaire a joué cela
    [L] le dernier pli
    [T] les plis de la donne
    [C] les cartes en jeu
    [G] continuer
   *[other] cette liste
}
keys-off = Les touches sont coupées dans les réglages.
keys-on = Activer les touches

## Montrer une donne, autre onglet

show-me = Montrer une donne
showing = Une donne montrée et expliquée ; votre partie attend.
end-show = Terminer la démonstration
watching = Cette partie se joue dans un autre onglet.
play-here = Jouer ici

## Statistiques

statistics = Statistiques
stats-note = Elles restent dans ce navigateur et ne vont nulle part ailleurs.
stats-none = Encore aucune donne comptée.
stats-rules = { $rules ->
    [belgian] Belge
    [french] Française
   *[coinchee] Coinchée
}
stats-deals = Donnes jouées
stats-matches = Parties finies
stats-won = Parties gagnées
stats-hints = Conseils demandés
stats-above = Au-dessus de la moitié, en moyenne
stats-us = Points marqués par vous
stats-them = Points marqués par eux
stats-export = Enregistrer dans un fichier
stats-import = Reprendre d’un fichier
stats-forget = Tout effacer
stats-taken = Le fichier est repris.
stats-not-taken = Ce fichier ne contient pas de statistiques de ce site.

## Réglages de plus

group-others = Les autres joueurs
group-pace = Rythme
group-help = Aides
group-cards = Cartes et tapis
group-hand = Jouer
level-note = Vaut dès la prochaine partie. Votre partenaire et les conseils ne descendent jamais sous « Régulier ».
set-level = Force
set-level-learner = Débutant
set-level-regular = Régulier
set-level-strong = Fort
set-hints = Conseils
set-hints-before = Sur demande, avant mon choix
set-hints-after = Après mon choix
set-hints-never = Jamais
set-tracker = Cartes en jeu
set-tracker-off = Non
set-tracker-request = Sur demande
set-tracker-always = Toujours
set-rest = Dernière carte et plis assurés
set-rest-ask = Proposer de finir la donne
set-rest-always = Finir la donne sans demander
set-rest-never = Me laisser jouer chaque carte
set-last-trick = Permettre de revoir les plis
set-notes = Petites notes à la première donne

## La donne revue, la donne rejouée, la notation

review = Revoir la donne
deal-again = Rejouer cette donne
review-title = La donne { $n }, choix par choix
review-lead = Ce que chaque choix a coûté en points au score : d’abord d’après ce que vous pouviez savoir, puis avec les quatre mains ouvertes. Touchez un choix pour voir la position.
review-running = Choix { $n } sur { $total }…
review-none = Vous n’aviez aucun choix dans cette donne.
review-sums = Points au score : { $choices } par vos choix, { $luck } par la chance.
review-at = { $trick ->
    [0] Annonce
   *[other] Pli { $trick }
}
review-verdict = { $verdict ->
    [good] Bon choix
    [unlucky] Bon choix, pas de chance
    [inaccuracy] Imprécision
    [mistake] Erreur
   *[spared] Erreur sans conséquence
}
review-trick = Le pli à ce moment
review-hand = Votre main
review-numbers = D’après ce que vous pouviez savoir : { $known } (± { $error }). Mains ouvertes : { $opened }.
record = La notation de la partie
record-note = Toutes les cartes des donnes finies et l’ordre où elles ont été jouées, pour vérifier ou rejouer ailleurs. La graine, qui annonce aussi les donnes à venir, est donnée à la fin de la partie.
record-seed-note = Toutes les cartes et l’ordre où elles ont été jouées, pour vérifier ou rejouer ailleurs. De la graine découlent le tirage et toutes les donnes.
record-seed = Graine :
record-download = Enregistrer la notation

## Ce qui ne va pas

kept-label = Partie illisible
kept = Une partie enregistrée ne peut plus être lue. Elle est mise de côté ; vous pouvez l’emporter dans un fichier.
kept-download = Télécharger
kept-forget = Effacer
error = { $code ->
    [no-answer] Le moteur de jeu n’a pas répondu. Votre partie est intacte.
    [bad-json] Ce texte n’est pas une partie enregistrée (faute de JSON, { $where }).
    [bad-record] La partie enregistrée n’a pas la forme attendue ({ $where }).
    [bad-card] La partie enregistrée contient une carte qui n’existe pas ({ $where }).
    [duplicate-card] La partie enregistrée contient deux fois la même carte ({ $where }).
    [bad-hand] La partie enregistrée contient une main qui n’a pas huit cartes ({ $where }).
    [bad-seat] La partie enregistrée nomme une place qui n’existe pas ({ $where }).
    [bad-variant] La partie enregistrée suit des règles inconnues ({ $where }).
    [bad-option] La partie enregistrée suit une règle de maison inconnue ({ $where }).
    [bad-turned] La partie enregistrée contient une retourne impossible ({ $where }).
    [bad-call] La partie enregistrée contient une annonce impossible ({ $where }).
    [too-many-plays] La partie enregistrée contient trop de cartes jouées ({ $where }).
    [match-over] La partie enregistrée continue après sa fin ({ $where }).
   *[other] La partie enregistrée contient un coup interdit (code « { $code } », { $where }).
}
place = { $name ->
    [deals] donne { $n }
    [plays] carte jouée nº { $n }
    [calls] annonce nº { $n }
    [card] carte nº { $n }
    [column] caractère nº { $n }
    [hands] mains
    [turned] retourne
    [dealer] donneur
    [first_dealer] premier donneur
    [variant] règles
    [options] règles de maison
    [format] format
    [seed] hasard
    [bot] adversaires
    [record] notation
    [save] partie
   *[other] « { $name } »
}
place-whole = tout le texte
