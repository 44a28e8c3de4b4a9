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

## Ce que la loi du pli permet : l’entraînement aux cartes permises

may-lead = Vous entamez : n’importe quelle carte est permise.
may-follow-partner = Votre partenaire tient le pli avec { CARD($best, form: "def") } : rien à prendre, toutes vos cartes de { SUIT($led, form: "bare") } sont permises.
may-follow-trumped = Un adversaire a coupé avec { CARD($best, form: "def") } : aucune carte de { SUIT($led, form: "bare") } ne prend plus, donc toutes les vôtres sont permises.
may-follow-take = Un adversaire tient le pli avec { CARD($best, form: "def") } : seules vos cartes de { SUIT($led, form: "bare") } plus fortes sont permises.
may-follow-below = Aucune de vos cartes de { SUIT($led, form: "bare") } ne bat { CARD($best, form: "def") } : elles sont toutes permises.
may-void-partner = Vous n’avez pas de { SUIT($led, form: "bare") }, mais votre partenaire tient le pli avec { CARD($best, form: "def") } : toute votre main est permise, l’atout aussi.
may-void-trump = Vous n’avez pas de { SUIT($led, form: "bare") } et un adversaire tient le pli avec { CARD($best, form: "def") } : il faut couper, avec l’atout de votre choix.
may-void-overtrump = Vous n’avez pas de { SUIT($led, form: "bare") } et un adversaire a coupé avec { CARD($best, form: "def") } : il faut surcouper, tout atout plus fort est permis.
may-void-undertrump = Aucun de vos atouts ne bat { CARD($best, form: "def") }, et sous-couper est interdit : toute carte d’une autre couleur est permise.
may-void-free-undertrump = Aucun de vos atouts ne bat { CARD($best, form: "def") }, mais ici on peut sous-couper : toute votre main est permise.
may-void-only-trumps = Vous n’avez que des atouts, et aucun ne bat { CARD($best, form: "def") } : ils sont tous permis.
may-void-no-trumps = Vous n’avez ni { SUIT($led, form: "bare") } ni atout : toute votre main est permise.
may-void-trump-led = On demande l’atout et vous n’en avez pas : toute votre main est permise.
may-void-no-trump = On joue sans atout et vous n’avez pas de { SUIT($led, form: "bare") } : toute votre main est permise.

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
    [NS] La partie est à vous ! Dernier score : { $ns } à { $ew }.
   *[EW] La partie est à vos adversaires. Dernier score : { $ew } à { $ns }.
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
step-turned-known = { $n ->
    [one] La retourne rapporte { $n } point { SIDE($side, form: "a") }, marqué avant de jouer.
   *[other] La retourne rapporte { $n } points { SIDE($side, form: "a") }, marqués avant de jouer.
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
        [one] Vous avez { $points } point : { $above } de plus que la moitié ({ $half }).
       *[other] Vous avez { $points } points : { $above } de plus que la moitié ({ $half }).
    }
   *[EW] { $points ->
        [one] Vos adversaires ont { $points } point : { $above } de plus que la moitié ({ $half }).
       *[other] Vos adversaires ont { $points } points : { $above } de plus que la moitié ({ $half }).
    }
}
step-plat = { $half } de chaque côté, c’est un plat : personne ne marque.
step-next-deal = Après ce plat, la prochaine donne comptera × { $factor }.
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
step-factor-doubled = La donne est contrée : × { $factor }, soit { $total }.
step-factor-redoubled = La donne est surcontrée : × { $factor }, soit { $total }.
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
step-turned-ends = Avec { CARD($card, form: "def") }, { SIDE($side, form: "bare") } atteint le but de la manche, { $target } : cette donne ne se joue pas.
step-turned-known-ends = Avec la retourne, { SIDE($side, form: "bare") } atteint le but de la manche, { $target } : cette donne ne se joue pas.
step-manche = { $side ->
    [NS] La manche est pour vous ; en manches, { $ns } à { $ew }.
   *[EW] La manche est pour vos adversaires ; en manches, { $ns } pour vous, { $ew } pour eux.
}
step-match = { $side ->
    [NS] Vous gagnez la partie ! Dernier score : { $ns } à { $ew }.
   *[EW] Vos adversaires gagnent la partie. Dernier score : { $ew } à { $ns }.
}

## Pourquoi ce coup : le conseil à qui va le jouer, et l’explication du coup d’un autre
## (d’où des phrases qui ne s’adressent à personne ; « le partenaire », « un adversaire » sont ceux de qui joue)

why-random = { $seat ->
    [S] Un tirage au sort parmi les coups permis, rien de plus.
   *[other] { SEAT($seat, form: "cap") } a tiré au sort parmi les coups permis.
}
why-forced = { CARD($card, form: "cap") } est la seule carte permise.
why-last-card = { CARD($card, form: "cap") } est la dernière carte de la main.
why-least-loss = De toutes les cartes permises, { CARD($card, form: "def") } semble coûter le moins.

why-best-worlds = { $points ->
    [0] Sur { $total } répartitions possibles des cartes cachées, aucune carte ne fait nettement mieux que { CARD($card, form: "def") }.
    [one] Sur { $total } répartitions possibles des cartes cachées, { CARD($card, form: "def") } est en tête { $n } fois : { $points } point de mieux en dix donnes.
   *[other] Sur { $total } répartitions possibles des cartes cachées, { CARD($card, form: "def") } est en tête { $n } fois : { $points } points de mieux en dix donnes.
}
why-all-known = Le jeu a montré où sont toutes les cartes : rien ne rapporte plus que { CARD($card, form: "def") }.

why-load = { $partner ->
    [S] Plus personne ne peut vous prendre ce pli : { CARD($card, form: "def") } y ajoute ses points.
   *[other] Plus personne ne peut prendre ce pli { SEAT($partner, form: "a") } : { CARD($card, form: "def") } y ajoute ses points.
}
why-load-likely = { $partner ->
    [S] Le pli devrait vous rester : { CARD($card, form: "def") } y ajoute ses points.
   *[other] Le pli devrait rester { SEAT($partner, form: "a") } : { CARD($card, form: "def") } y ajoute ses points.
}
why-partner-holds = { $partner ->
    [S] Plus personne ne peut vous prendre ce pli : { CARD($card, form: "def") } suffit.
   *[other] Plus personne ne peut prendre ce pli { SEAT($partner, form: "a") } : { CARD($card, form: "def") } suffit.
}
why-leave-partner = { $partner ->
    [S] Vous tenez le pli, mais pas à coup sûr : { CARD($card, form: "def") } vous le laisse.
   *[other] { SEAT($partner, form: "cap") } tient le pli, mais pas à coup sûr : { CARD($card, form: "def") } le lui laisse.
}
why-secure = { $partner ->
    [S] Un adversaire pouvait battre votre carte ; aucun ne peut plus battre { CARD($card, form: "def") }.
   *[other] Un adversaire pouvait battre la carte { SEAT($partner, form: "de") } ; aucun ne peut plus battre { CARD($card, form: "def") }.
}

why-take-last = { $n ->
    [0] Personne ne joue plus après : { CARD($card, form: "def") } prend le pli, même sans points.
    [one] Personne ne joue plus après : { CARD($card, form: "def") } prend le pli et le point de ses cartes.
   *[other] Personne ne joue plus après : { CARD($card, form: "def") } prend le pli et les { $n } points de ses cartes.
}
why-take-surely = { CARD($card, form: "cap") } prend le pli, et aucun adversaire ne peut plus faire mieux.
why-take-cheapest = { CARD($card, form: "cap") } prend le pli à coup sûr et au plus bas prix.
why-must-take = { $master ->
    [S] Il faut prendre : { CARD($card, form: "def") } bat votre { CARD($best, form: "bare") }.
   *[other] Il faut prendre : { CARD($card, form: "def") } bat { CARD($best, form: "def") } { SEAT($master, form: "de") }.
}
why-try = { CARD($card, form: "cap") } prend pour l’instant : un adversaire qui doit encore jouer a peut-être mieux.
why-trump-low = { CARD($card, form: "cap") } coupe à { SUIT($led, form: "bare") } : c’est le plus petit atout permis qui prenne le pli.
why-lost = { $master ->
    [S] L’équipe adverse ne peut plus battre votre { CARD($best, form: "bare") } : ce pli est perdu pour elle, autant y laisser { CARD($card, form: "def") }.
    [N] L’équipe adverse ne peut plus battre { CARD($best, form: "def") } de votre partenaire : ce pli est perdu pour elle, autant y laisser { CARD($card, form: "def") }.
   *[other] Votre équipe ne peut plus battre { CARD($best, form: "def") } { SEAT($master, form: "de") } : ce pli est perdu, autant y laisser { CARD($card, form: "def") }.
}
why-cannot-take = { $master ->
    [S] Aucune carte permise ne bat votre { CARD($best, form: "bare") } : { CARD($card, form: "def") } laisse faire le partenaire, qui a peut-être mieux.
   *[other] Aucune carte permise ne bat { CARD($best, form: "def") } { SEAT($master, form: "de") } : { CARD($card, form: "def") } laisse faire le partenaire, qui a peut-être mieux.
}

why-lead-sure = { CARD($card, form: "cap") } gagne à coup sûr : personne d’autre n’a plus fort dans la couleur, et aucun adversaire ne peut couper.
why-lead-master = À { SUIT($suit, form: "bare") }, personne d’autre n’a plus fort que { CARD($card, form: "def") } : seule une coupe est à craindre.
why-draw-trumps = { $n ->
    [one] { CARD($card, form: "cap") } va chercher les atouts : il en reste { $n } dans les autres mains.
   *[other] { CARD($card, form: "cap") } fait tomber les atouts : il en reste { $n } dans les autres mains.
}
why-lead-trump = À défaut de mieux, { CARD($card, form: "def") } joue atout.
why-lead-partner-trumps = { $partner ->
    [S] Vous n’avez pas de { SUIT($suit, form: "bare") }, et peut-être un atout : { CARD($card, form: "def") } vous offre la coupe.
   *[other] { SEAT($partner, form: "cap") } n’a pas de { SUIT($suit, form: "bare") }, et peut-être un atout : { CARD($card, form: "def") } lui offre la coupe.
}
why-lead-single = { CARD($card, form: "cap") } est la seule carte de la main à { SUIT($suit, form: "bare") } : ensuite, un atout pourra y couper.
why-lead-low = À { SUIT($suit, form: "bare") }, il y a plus fort dans une autre main : { CARD($card, form: "def") }, au moins, ne vaut rien.
why-lead-long = { $n ->
    [one] Sans atout, la couleur longue d’abord : { $n } carte à { SUIT($suit, form: "bare") }, et c’est { CARD($card, form: "def") } qui l’ouvre.
   *[other] Sans atout, la couleur longue d’abord : { $n } cartes à { SUIT($suit, form: "bare") }, et c’est { CARD($card, form: "def") } qui l’ouvre.
}

why-save-master = { CARD($other, form: "cap") } peut attendre : personne d’autre n’a plus fort dans la couleur.
why-save-trump = { $partner ->
    [S] Les atouts restent en main : ce pli est à vous, c’est certain.
   *[other] Les atouts restent en main : ce pli est { SEAT($partner, form: "a") }, c’est certain.
}
why-shorten = C’est la dernière carte de la main à { SUIT($suit, form: "bare") } : ensuite, un atout pourra y couper.
why-no-trump-out = Aucun adversaire ne peut plus avoir d’atout.
why-not-under = Pas { CARD($other, form: "def") } : { CARD($best, form: "def") } l’attend dans une autre main.

why-choose-suit = { $seat ->
    [S] Vous avez { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } à { SUIT($suit, form: "bare") } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : de quoi en faire l’atout.
   *[other] { SEAT($seat, form: "cap") } avait { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } à { SUIT($suit, form: "bare") } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : de quoi en faire l’atout.
}
why-choose-no-trump = { $seat ->
    [S] Vous avez { $n ->
        [0] une main sans dix ni as
        [one] { $n } dix ou as
       *[other] { $n } dix et as
    }, et { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en tout : de quoi jouer sans atout.
   *[other] { SEAT($seat, form: "cap") } avait { $n ->
        [0] une main sans dix ni as
        [one] { $n } dix ou as
       *[other] { $n } dix et as
    }, et { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en tout : de quoi jouer sans atout.
}
why-after-deal = { $seat ->
    [N] Votre partenaire a décidé d’après ses cartes, que vous ne voyez pas : il vous le dira une fois la donne finie.
   *[other] { SEAT($seat, form: "cap") } a décidé d’après ses cartes, que vous ne voyez pas : la réponse viendra une fois la donne finie.
}
why-partner-passed = { $seat ->
    [S] Votre partenaire vous laisse le choix : vous devez annoncer une couleur ou sans atout.
    [N] Vous laissiez le choix à votre partenaire, qui devait annoncer une couleur ou sans atout.
   *[other] { SEAT($partner, form: "cap") } laissait le choix { SEAT($seat, form: "a") }, qui devait annoncer une couleur ou sans atout.
}
why-pass-to-partner = { $seat ->
    [S] Le choix de votre partenaire promet plus que le vôtre : laissez-lui la parole.
    [N] Votre partenaire attendait plus de votre choix que du sien.
   *[other] { SEAT($seat, form: "cap") } attendait plus du choix { SEAT($partner, form: "de") } que du sien.
}
why-double = { $seat ->
    [S] Avec { $n ->
        [one] { $n } atout
       *[other] { $n } atouts
    } et { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en tout, vous pouvez espérer gagner.
   *[other] Avec { $n ->
        [one] { $n } atout
       *[other] { $n } atouts
    } et { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en tout, { SEAT($seat, form: "bare") } espérait gagner.
}
why-double-no-trump = { $seat ->
    [S] Avec { $n ->
        [one] { $n } dix ou as
       *[other] { $n } dix et as
    } et { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en tout, vous pouvez espérer gagner.
   *[other] Avec { $n ->
        [one] { $n } dix ou as
       *[other] { $n } dix et as
    } et { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en tout, { SEAT($seat, form: "bare") } espérait gagner.
}
why-no-double = { $seat ->
    [S] Avec une main de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, un contre ne promet pas assez.
   *[other] Avec une main de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, un contre ne promettait pas assez { SEAT($seat, form: "a") }.
}
# À l’atout, $n compte les atouts de la main ; sans atout, ses dix et ses as : la phrase ne dit donc que les points.
why-redouble = { $seat ->
    [S] Avec une main de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, vous pouvez oser le surcontre.
   *[other] Avec une main de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { SEAT($seat, form: "bare") } a osé le surcontre.
}
why-no-redouble = { $seat ->
    [S] Avec une main de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, un surcontre ne promet pas assez.
   *[other] Avec une main de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, un surcontre ne promettait pas assez { SEAT($seat, form: "a") }.
}

## La donne revue : ce que coûte un choix, d’après ce qui était visible, puis d’après les quatre mains

review-good = Avec ce que vous pouviez savoir, aucune carte ne valait nettement mieux.
review-unlucky = Bien choisi : seules les quatre mains ouvertes montrent que { CARD($card, form: "def") } aurait rapporté { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
review-inaccuracy = { CARD($card, form: "cap") } promettait un peu mieux : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus en moyenne.
review-mistake = Sur { $total } répartitions possibles des cartes cachées, { CARD($card, form: "def") } rapporte en moyenne environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
review-spared = Sur { $total } répartitions possibles des cartes cachées, { CARD($card, form: "def") } rapporte en moyenne environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus. Cette fois, votre carte n’a rien coûté.
review-call-good = Avec votre main, aucune réponse ne valait nettement mieux.
review-call-unlucky = Bien choisi : seules les quatre mains ouvertes montrent que « { CALL($call, form: "bare") } » aurait rapporté { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
review-call-inaccuracy = La réponse « { CALL($call, form: "bare") } » promettait un peu mieux : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus en moyenne.
review-call-mistake = Sur { $total } répartitions possibles des cartes cachées, « { CALL($call, form: "bare") } » rapporte en moyenne environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
review-call-spared = Sur { $total } répartitions possibles des cartes cachées, « { CALL($call, form: "bare") } » rapporte en moyenne environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus. Cette fois, votre réponse n’a rien coûté.
