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
fair-bots = Le même joueur artificiel tient les trois autres places ; chacun ne voit que ses propres cartes et ce qui est sur la table.

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
    [double] contré
    [redouble] surcontré
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
back-to-play = Retour au jeu
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
set-last-card = Jouer seule la dernière carte
set-confirm-tap = Toucher deux fois pour jouer
set-four-colours = Quatre couleurs
set-contrast = Contraste renforcé
set-sound = Sons
set-shortcuts = Touches du clavier
keys-help = 1 à 8 ou flèches : une carte ; H : conseil ; U : reprendre ; W : pourquoi ; L : dernier pli ; G : continuer.
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
