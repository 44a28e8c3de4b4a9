### Ce que dit le moteur, en français : refus, annonces, coups, compte, conseils.
###
### Chaque clé est dans la liste fermée de `manille.messages` ; ses variables sont ses faits, en codes et en nombres.
### CARD, SUIT, SEAT, SIDE et CALL rendent un message ci-dessous, dans la forme (l’attribut) demandée par `form`.
### Le joueur est en Sud (vous), son partenaire en Nord.

## Les noms, par formes

# $rank : T, A, K, Q, J, ou le nombre 9, 8, 7. Employé par `card`.
rank =
    .bare = { $rank ->
        [T] dix
        [A] as
        [K] roi
        [Q] dame
        [J] valet
        [9] neuf
        [8] huit
        [7] sept
       *[other] { $rank }
    }
    .def = { $rank ->
        [A] l’as
        [Q] la dame
       *[other] le { rank.bare }
    }
    .cap = { $rank ->
        [A] L’as
        [Q] La dame
       *[other] Le { rank.bare }
    }
    .de = { $rank ->
        [A] de l’as
        [Q] de la dame
       *[other] du { rank.bare }
    }
    .a = { $rank ->
        [A] à l’as
        [Q] à la dame
       *[other] au { rank.bare }
    }

# CARD : bare « as de pique », def « l’as de pique », cap « L’as de pique », de « de l’as de pique », a « à l’as de pique »,
# rank « l’as » quand la couleur est déjà dite.
card =
    .bare = { rank.bare } de { suit.bare }
    .def = { rank.def } de { suit.bare }
    .cap = { rank.cap } de { suit.bare }
    .de = { rank.de } de { suit.bare }
    .a = { rank.a } de { suit.bare }
    .rank = { rank.def }

# SUIT : bare « pique », cap « Pique » ; NT se dit sans atout.
suit =
    .bare = { $suit ->
        [S] pique
        [H] cœur
        [D] carreau
        [C] trèfle
       *[NT] sans atout
    }
    .cap = { $suit ->
        [S] Pique
        [H] Cœur
        [D] Carreau
        [C] Trèfle
       *[NT] Sans atout
    }

# SEAT : bare, cap (en tête de phrase), de, a, label (seul, sur la table).
seat =
    .bare = { $seat ->
        [S] vous
        [N] votre partenaire
        [W] Ouest
       *[E] Est
    }
    .cap = { $seat ->
        [S] Vous
        [N] Votre partenaire
        [W] Ouest
       *[E] Est
    }
    .de = { $seat ->
        [S] de vous
        [N] de votre partenaire
        [W] d’Ouest
       *[E] d’Est
    }
    .a = { $seat ->
        [S] à vous
        [N] à votre partenaire
        [W] à Ouest
       *[E] à Est
    }
    .label = { $seat ->
        [S] Vous
        [N] Partenaire
        [W] Ouest
       *[E] Est
    }

# SIDE : bare, cap, de, a, label (en tête de colonne).
side =
    .bare = { $side ->
        [NS] votre équipe
       *[EW] l’équipe adverse
    }
    .cap = { $side ->
        [NS] Votre équipe
       *[EW] L’équipe adverse
    }
    .de = { $side ->
        [NS] de votre équipe
       *[EW] de l’équipe adverse
    }
    .a = { $side ->
        [NS] à votre équipe
       *[EW] à l’équipe adverse
    }
    .label = { $side ->
        [NS] Votre équipe
       *[EW] Adversaires
    }

# CALL : bare et cap pour une réponse ; naming et naming-cap quand passer laisse le choix au partenaire.
call =
    .bare = { $call ->
        [S] pique
        [H] cœur
        [D] carreau
        [C] trèfle
        [NT] sans atout
        [double] contrer
        [redouble] surcontrer
       *[pass] passer
    }
    .cap = { $call ->
        [S] Pique
        [H] Cœur
        [D] Carreau
        [C] Trèfle
        [NT] Sans atout
        [double] Contrer
        [redouble] Surcontrer
       *[pass] Passer
    }
    .naming = { $call ->
        [pass] laisser le choix à votre partenaire
       *[other] { call.bare }
    }
    .naming-cap = { $call ->
        [pass] Laisser le choix à votre partenaire
       *[other] { call.cap }
    }

variant-belgian = Manille belge
variant-french = Manille française
variant-coinchee = Manille coinchée
option-capot = Tous les plis comptent 60 au lieu de 30
option-plat-accumulates = Deux plats de suite doublent deux fois

## Pourquoi une carte est refusée

not-your-turn = { $seat ->
    [S] C’est bien votre tour, mais { CARD($card, form: "def") } n’est pas dans votre main.
   *[other] { CARD($card, form: "cap") } attendra : c’est { SEAT($seat, form: "a") } de jouer.
}
not-in-hand = { CARD($card, form: "cap") } n’est pas dans votre main.
must-follow = On demande { SUIT($led, form: "bare") } et vous en avez : il faut fournir, { CARD($card, form: "def") } attendra.
must-take-in-suit = { $master ->
    [S] Vous tenez le pli avec { CARD($best, form: "def") } : il faut le prendre, et { CARD($taker, form: "rank") } le peut.
    [N] Votre partenaire tient le pli avec { CARD($best, form: "def") } : il faut le prendre, et { CARD($taker, form: "rank") } le peut.
   *[other] Votre adversaire tient le pli avec { CARD($best, form: "def") } : vous devez le prendre, vous avez { CARD($taker, form: "rank") }.
}
must-trump = { $master ->
    [S] Vous tenez le pli avec { CARD($best, form: "def") } : sans { SUIT($led, form: "bare") }, il faut couper, et { CARD($taker, form: "def") } le peut.
    [N] Votre partenaire tient le pli avec { CARD($best, form: "def") } : sans { SUIT($led, form: "bare") }, il faut couper, et { CARD($taker, form: "def") } le peut.
   *[other] Votre adversaire tient le pli avec { CARD($best, form: "def") } et vous n’avez pas de { SUIT($led, form: "bare") } : vous devez couper, vous avez { CARD($taker, form: "def") }.
}
must-overtrump = { $master ->
    [S] Vous avez coupé avec { CARD($best, form: "def") } : sans { SUIT($led, form: "bare") }, il faut surcouper, et { CARD($taker, form: "rank") } le peut.
    [N] Votre partenaire a coupé avec { CARD($best, form: "def") } : sans { SUIT($led, form: "bare") }, il faut surcouper, et { CARD($taker, form: "rank") } le peut.
   *[other] Votre adversaire a coupé avec { CARD($best, form: "def") } et vous n’avez pas de { SUIT($led, form: "bare") } : vous devez surcouper, vous avez { CARD($taker, form: "rank") }.
}
no-undertrump = { $master ->
    [S] Vous avez coupé avec { CARD($best, form: "def") } : poser dessous { CARD($card, form: "def") } est interdit tant qu’on a une autre couleur.
    [N] Votre partenaire a coupé avec { CARD($best, form: "def") } : poser dessous { CARD($card, form: "def") } est interdit tant qu’on a une autre couleur.
   *[other] Votre adversaire a coupé avec { CARD($best, form: "def") } : vous ne pouvez pas sous-couper avec { CARD($card, form: "def") } tant que vous avez une autre couleur.
}

## Pourquoi autre chose ne se peut pas

no-card-now = On ne joue pas de carte maintenant : { CARD($card, form: "def") } attendra.
no-call-now = Il n’y a rien à annoncer maintenant ; « { CALL($call, form: "bare") } » attendra.
bad-call = On ne vous demande pas cela : « { CALL($call, form: "bare") } » n’est pas une réponse possible ici.
not-your-call = { $seat ->
    [S] C’est à vous de parler, mais « { CALL($call, form: "bare") } » n’est pas une réponse possible ici.
   *[other] C’est { SEAT($seat, form: "a") } de parler ; « { CALL($call, form: "bare") } » attendra.
}
not-now = Cela ne se peut pas maintenant.
nothing-to-undo = Il n’y a rien à reprendre : vous n’avez encore rien joué.
no-bot-event = Aucun coup d’un autre joueur ne porte le numéro { $n }.
match-over = La partie est finie.
deal-not-finished = La donne n’est pas finie.
no-deal-yet = Les cartes ne sont pas encore données.

## Ce qui se passe à la table

said-drawn = { $seat ->
    [S] Vous tirez { CARD($card, form: "def") }.
   *[other] { SEAT($seat, form: "cap") } tire { CARD($card, form: "def") }.
}
said-draw-tied = Égalité : ceux-là seuls tirent de nouveau.
said-dealer = { $dealer ->
    [S] Vous donnez en premier.
   *[other] { SEAT($dealer, form: "cap") } donne en premier.
}
said-dealt = { $dealer ->
    [S] Vous donnez les cartes.
   *[other] { SEAT($dealer, form: "cap") } donne les cartes.
}
said-turned = { $dealer ->
    [S] Vous retournez { CARD($card, form: "def") } : l’atout est { SUIT($suit, form: "bare") }.
   *[other] { SEAT($dealer, form: "cap") } retourne { CARD($card, form: "def") } : l’atout est { SUIT($suit, form: "bare") }.
}
said-turned-written = { $n ->
    [one] { CARD($card, form: "cap") } rapporte aussitôt { $n } point { SIDE($side, form: "a") }.
   *[other] { CARD($card, form: "cap") } rapporte aussitôt { $n } points { SIDE($side, form: "a") }.
}
said-turned-ends = Avec { CARD($card, form: "def") }, { SIDE($side, form: "bare") } gagne déjà la manche : cette donne ne se joue pas.
said-trump = { $suit ->
    [NT] { $seat ->
        [S] Vous jouez sans atout.
       *[other] { SEAT($seat, form: "cap") } choisit de jouer sans atout.
    }
   *[other] { $seat ->
        [S] Vous choisissez { SUIT($suit, form: "bare") } comme atout.
       *[other] { SEAT($seat, form: "cap") } choisit { SUIT($suit, form: "bare") } comme atout.
    }
}
said-passed-on = { $seat ->
    [S] Vous laissez le choix { SEAT($partner, form: "a") }.
    [N] Votre partenaire vous laisse le choix.
   *[other] { SEAT($seat, form: "cap") } laisse le choix { SEAT($partner, form: "a") }.
}
said-declined = { $seat ->
    [S] Vous passez.
   *[other] { SEAT($seat, form: "cap") } passe.
}
said-doubled = { $seat ->
    [S] Vous contrez : la donne compte × { $multiplier }.
   *[other] { SEAT($seat, form: "cap") } contre : la donne compte × { $multiplier }.
}
said-redoubled = { $seat ->
    [S] Vous surcontrez : la donne compte × { $multiplier }.
   *[other] { SEAT($seat, form: "cap") } surcontre : la donne compte × { $multiplier }.
}
said-led = { $seat ->
    [S] Vous entamez avec { CARD($card, form: "def") }.
   *[other] { SEAT($seat, form: "cap") } entame avec { CARD($card, form: "def") }.
}
said-played = { $seat ->
    [S] Vous jouez { CARD($card, form: "def") }.
   *[other] { SEAT($seat, form: "cap") } joue { CARD($card, form: "def") }.
}
said-trick = { $points ->
    [0] Le pli est pour { SEAT($seat, form: "bare") }, sans aucun point.
    [one] Le pli est pour { SEAT($seat, form: "bare") } : { $points } point.
   *[other] Le pli est pour { SEAT($seat, form: "bare") } : { $points } points.
}
said-written = { $side ->
    [NS] { $n ->
        [one] Vous marquez { $n } point : { $ns } à { $ew }.
       *[other] Vous marquez { $n } points : { $ns } à { $ew }.
    }
   *[EW] { $n ->
        [one] Vos adversaires marquent { $n } point : { $ns } pour vous, { $ew } pour eux.
       *[other] Vos adversaires marquent { $n } points : { $ns } pour vous, { $ew } pour eux.
    }
}
said-plat = { $half } partout, c’est un plat : personne ne marque.
said-manche = { $side ->
    [NS] Vous gagnez la manche ; en manches, { $ns } à { $ew }.
   *[EW] Vos adversaires gagnent la manche ; en manches, { $ns } pour vous, { $ew } pour eux.
}
said-match = { $side ->
    [NS] Vous gagnez la partie, { $ns } à { $ew } !
   *[EW] Vos adversaires gagnent la partie, { $ew } à { $ns }.
}

## Le compte, ligne par ligne

step-turned = { $n ->
    [one] { SEAT($dealer, form: "cap") } { $dealer ->
        [S] aviez
       *[other] avait
    } retourné { CARD($card, form: "def") } : { $n } point pour { SIDE($side, form: "bare") }, marqué avant de jouer.
   *[other] { SEAT($dealer, form: "cap") } { $dealer ->
        [S] aviez
       *[other] avait
    } retourné { CARD($card, form: "def") } : { $n } points pour { SIDE($side, form: "bare") }, marqués avant de jouer.
}
step-cards = Dans les cartes : { $ns ->
    [one] { $ns } point
   *[other] { $ns } points
} pour vous, { $ew } pour vos adversaires.
step-tricks = Les plis, un point chacun : { $ns } pour vous, { $ew } pour vos adversaires.
step-points = Cela fait { $ns ->
    [one] { $ns } point
   *[other] { $ns } points
} pour vous et { $ew } pour vos adversaires, { $total } en tout.
step-half = La moitié de { $total } est { $half } : on ne marque que ce qui dépasse.
step-above = { $side ->
    [NS] { $points ->
        [one] Vous avez { $points } point : { $above } de plus que la moitié, { $half }.
       *[other] Vous avez { $points } points : { $above } de plus que la moitié, { $half }.
    }
   *[EW] { $points ->
        [one] Vos adversaires ont { $points } point : { $above } de plus que la moitié, { $half }.
       *[other] Vos adversaires ont { $points } points : { $above } de plus que la moitié, { $half }.
    }
}
step-plat = { $half } de chaque côté, c’est un plat : personne ne marque.
step-capot = { $side ->
    [NS] Tous les plis sont à vous : cela compte { $n } au lieu de { $above }.
   *[EW] Tous les plis sont à vos adversaires : cela compte { $n } au lieu de { $above }.
}
step-factor-no-trump = Sans atout : × { $factor }, soit { $total }.
step-factor-double = { $seat ->
    [S] Vous avez contré : × { $factor }, soit { $total }.
   *[other] { SEAT($seat, form: "cap") } a contré : × { $factor }, soit { $total }.
}
step-factor-redouble = { $seat ->
    [S] Vous avez surcontré : × { $factor } au lieu du contre, soit { $total }.
   *[other] { SEAT($seat, form: "cap") } a surcontré : × { $factor } au lieu du contre, soit { $total }.
}
step-factor-plat = { $factor ->
    [2] La donne d’avant était un plat : × { $factor }, soit { $total }.
   *[other] Plusieurs plats de suite avant cette donne : × { $factor }, soit { $total }.
}
step-cap = Jamais plus de × { $cap } : on s’arrête à { $total }.
step-written = { $side ->
    [NS] { $n ->
        [one] Vous marquez { $n } point.
       *[other] Vous marquez { $n } points.
    }
   *[EW] { $n ->
        [one] Vos adversaires marquent { $n } point.
       *[other] Vos adversaires marquent { $n } points.
    }
}
step-nothing = { $side ->
    [NS] Vous ne marquez rien.
   *[EW] Vos adversaires ne marquent rien.
}
step-total = Au total : { $ns } pour vous, { $ew } pour vos adversaires ; il en faut { $target }.
step-turned-ends = Avec { CARD($card, form: "def") }, { SIDE($side, form: "bare") } atteint les { $target } points de la manche : cette donne ne se joue pas.
step-manche = { $side ->
    [NS] La manche est pour vous ; en manches, { $ns } à { $ew }.
   *[EW] La manche est pour vos adversaires ; en manches, { $ns } pour vous, { $ew } pour eux.
}
step-match = { $side ->
    [NS] Vous gagnez la partie ! Score final : { $ns } à { $ew }.
   *[EW] Vos adversaires gagnent la partie. Score final : { $ew } à { $ns }.
}
