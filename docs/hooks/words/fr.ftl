### Les mots des parties calculées du site : tableaux, figures, page introuvable, noms pour les lecteurs d’écran.

# Noms pour les lecteurs d’écran
search = Recherche
permalink = Lien vers ce passage
footnote-back = Retour à l’appel de la note { $n }
languages = Cette page dans une autre langue
label-and-title = { $label } : { $title }
home-link = La manille, accueil
footer-licence = Textes sous licence CC BY 4.0, code sous licence MIT.
footer-promise = Sans publicité, sans cookie, sans pistage.

# Proposition d’une autre langue, faite dans cette langue
offer = Cette page existe en français
offer-close = Ne plus le proposer

# Aperçu d’un lien partagé
social-locale = fr_FR
social-picture = Cinq cartes en éventail, le dix de cœur au-dessus des autres, et le nom du jeu
social-title = La manille
social-line = Les règles belges, françaises et coinchées,
social-line-two = et une table pour jouer tout de suite

# Une nouvelle version, et le site sans réseau
update-offered = Une nouvelle version du site est prête. Votre partie et vos réglages restent tels quels.
update-now = Passer à la nouvelle version
update-later = Plus tard
keep-title = Jouer sans réseau
keep-none = Rien n’est encore gardé sur cet appareil. Pour tout avoir sans réseau, pages, table et moteur de jeu, il faut { $size } Mo.
keep-some = Une partie du site est gardée sur cet appareil : { $kept } Mo sur { $size }. Gardez tout pour jouer aussi sans réseau.
keep-ready = La table et les pages marchent déjà sans réseau sur cet appareil, { $kept } Mo. Tout garder, { $size } Mo en tout, ajoute de quoi dépanner le moteur et demande au navigateur de ne rien effacer de lui-même.
keep-taking = Le reste arrive : { $kept } Mo sur { $size } sont là.
keep-kept = Tout est gardé sur cet appareil, { $size } Mo : les pages, la table et le moteur de jeu marchent sans réseau.
keep-full = Cet appareil ne laisse pas assez de place : il faut { $size } Mo. Le site marche comme avant, avec le réseau.
keep-failed = Tout n’est pas arrivé ; ce qui est là reste. Réessayez quand le réseau est revenu.
keep-button = Tout garder hors connexion

# Adresse qui n’existe pas
not-found-title = Page introuvable
not-found-text = Il n’y a pas de page à cette adresse : elle a peut-être changé de nom.
not-found-home = Aller à l’accueil

# La table
table-loading = La table se prépare…
table-without-scripts = Pour jouer, votre navigateur doit autoriser JavaScript. Toutes les autres pages se lisent sans.

# Figures : quelles cartes peut-on jouer ?
figure-trump = Atout { $suit }
figure-no-trump = Sans atout
figure-trick = Le pli
figure-hand = Votre main
figure-partner = partenaire
figure-opponent = adversaire
figure-master = maître
figure-playable = permise
figure-refused = interdite
figure-all = Toutes vos cartes sont permises.
figure-some = { $n ->
    [one] Une seule carte est permise : { $cards }.
   *[other] Cartes permises : { $cards }.
}

# Entraînement : quelles cartes sont permises ? (ces mots servent aussi aux scripts)
figure-answer = Voir la réponse
still-positions = { $n } positions à lire, avec leur réponse
trainer-name = Entraînement
trainer-task = Touchez toutes les cartes que vous avez le droit de jouer, puis vérifiez.
trainer-variant = Manille
trainer-begin = Commencer
trainer-trouble = Les positions n’arrivent pas. Vérifiez la connexion, puis recommencez ; celles qui suivent se lisent sans.
trainer-place = Position { $n } sur { $total }
trainer-score = Justes : { $n }
trainer-lead = Personne n’a encore joué.
trainer-check = Vérifier
trainer-next = Position suivante
trainer-finish = Voir le résultat
trainer-right = C’est juste.
trainer-wrong = { $n ->
    [one] Une erreur.
   *[other] { $n } erreurs.
}
trainer-left = { $n ->
    [one] Permise aussi, et pas choisie :
   *[other] Permises aussi, et pas choisies :
}
trainer-card-legal = { CARD($card, form: "bare") }, permise
trainer-card-refused = { CARD($card, form: "bare") }, interdite
trainer-rule = Revoir ce cas
trainer-result = { $n } sur { $total }
trainer-perfect = Sans une faute : la loi du pli est à vous.
trainer-good = Vous tenez l’essentiel ; le reste vient avec quelques positions de plus.
trainer-weak = La loi du pli a ses détours : relisez les cas ci-dessous, puis recommencez.
trainer-review = À revoir :
trainer-again = Encore { $n } positions
trainer-other = Changer de manille
trainer-may-lead = Vous entamez
trainer-may-follow-partner = Vous avez la couleur, votre partenaire est maître
trainer-may-follow-trumped = Vous avez la couleur, un adversaire a coupé
trainer-may-follow-take = Vous avez la couleur, et mieux que l’adversaire
trainer-may-follow-below = Vous avez la couleur, mais rien de mieux
trainer-may-void-partner = Sans la couleur, votre partenaire est maître
trainer-may-void-trump = Sans la couleur, il faut couper
trainer-may-void-overtrump = Sans la couleur, il faut surcouper
trainer-may-void-undertrump = Vos atouts sont trop petits
trainer-may-void-free-undertrump = Vos atouts sont trop petits, à la coinchée
trainer-may-void-only-trumps = Il ne vous reste que des atouts
trainer-may-void-no-trumps = Ni la couleur, ni atout
trainer-may-void-trump-led = L’atout est demandé
trainer-may-void-no-trump = On joue sans atout

# La loi du pli en figure
law-caption = Suivez les questions de haut en bas ; chaque réponse mène à son exemple.
law-holding = D’abord : la couleur
law-void = Sans la couleur demandée
law-first = Êtes-vous le premier à jouer ?
law-holds = Avez-vous la couleur demandée ?
law-master = Qui est maître du pli ?
law-higher = Avez-vous une carte plus forte dans la couleur ?
law-partner = Votre partenaire est-il maître ?
law-takes = L’un de vos atouts prendrait-il le pli ?
law-small = Avez-vous des atouts, tous trop petits ?
law-yes = oui
law-no = non
law-partner-or-trumped = votre camp, ou pli coupé
law-opponent = un adversaire, par cette couleur
law-any-card = toute carte
law-see-void = voyez « sans la couleur »
law-any-of-suit = toute carte de la couleur
law-higher-card = une plus forte, au choix
law-taking-trump = un atout qui prend, au choix
law-other-suit = une autre couleur ; à la coinchée, ou s’il ne reste que des atouts, toute carte

# La feuille de marque (ces mots servent aussi aux scripts)
sheet-name = Feuille de marque
sheet-task = Entrez les points d’un camp : la feuille compte le reste, donne après donne.
sheet-house-rules = Règles de la maison
sheet-first = Qui donne en premier ?
sheet-begin = Ouvrir une feuille
sheet-trouble = Les tables de calcul n’arrivent pas. Vérifiez la connexion, puis recommencez.
sheet-without-scripts = La feuille a besoin de JavaScript ; sans lui, les tableaux ci-dessous donnent les mêmes nombres.
sheet-side-ns = Nous
sheet-side-ew = Eux
sheet-score = Score
sheet-target = Jusqu’à { $target }
sheet-deals = donne
sheet-manches = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
sheet-deal = Donne { $n }
sheet-turned = { $side ->
    [NS] Votre retourne
   *[EW] Leur retourne
}
sheet-turned-card = { $points ->
    [0] 7, 8 ou 9
    [1] valet
    [2] dame
    [3] roi
    [4] as
   *[5] dix
}
sheet-trump-legend = On joue
sheet-trump = à l’atout
sheet-no-trump = sans atout
sheet-doubling = Contre
sheet-doubled = { $n ->
    [0] non
    [1] contrée
   *[2] surcontrée
}
sheet-whose = Camp compté
sheet-tricks = Plis
sheet-cards = Points de cartes
sheet-less = { $name ->
    [tricks] Un pli de moins
   *[cards] Un point de moins
}
sheet-more = { $name ->
    [tricks] Un pli de plus
   *[cards] Un point de plus
}
sheet-other = { $side ->
    [NS] Il vous en reste { $n }, dans vos plis.
   *[EW] Il leur en reste { $n }, dans leurs plis.
}
sheet-impossible = { $n ->
    [0] Une donne ne peut pas donner ces points : recomptez.
    [one] Ces points ne peuvent pas tenir dans { $n } pli : recomptez.
   *[other] Ces points ne peuvent pas tenir dans { $n } plis : recomptez.
}
sheet-write = Inscrire la donne
sheet-undo = Annuler la dernière donne
sheet-new = Nouvelle feuille
sheet-back = Reprendre l’autre feuille
sheet-history = Les donnes inscrites
sheet-column-deal = Donne
sheet-column-points = Points
sheet-early = retourne seule
sheet-reported = { $side ->
    [NS] nous, { $n }
   *[EW] eux, { $n }
}
sheet-won = { $side ->
    [NS] La partie est à vous.
   *[EW] La partie est à eux.
}
sheet-not-kept = Ce navigateur ne garde rien : la feuille disparaîtra avec la page.
sheet-damaged = Une feuille gardée ici ne peut plus être lue. Elle est mise de côté, rien n’est effacé.
sheet-damaged-show = Voir ce qu’il en reste
sheet-damaged-drop = L’effacer

# Comparaison
variant-belgian = Belge
variant-french = Française
variant-coinchee = Coinchée
compare-caption = Les trois manilles côte à côte
compare-choose = Afficher
compare-differences = seulement ce qui diffère

group-deal = La donne
group-trump = L’atout
group-play = Le jeu de la carte
group-count = Le compte
group-match = La partie
group-example = Un exemple compté par le moteur

row-direction = Sens de la donne et du jeu
direction-clockwise = sens des aiguilles d’une montre
direction-counter-clockwise = sens contraire des aiguilles d’une montre

row-dealer = Premier donneur
dealer-highest = qui tire la plus forte carte
dealer-lowest = qui tire la plus faible carte

row-packets = Cartes données à la fois

row-lead = Entame
lead-left = voisin de gauche du donneur
lead-right = voisin de droite du donneur

row-chooser = Qui fait l’atout
chooser-dealer = le donneur, sans pouvoir passer
chooser-dealer-or-partner = le donneur, ou son partenaire s’il passe
chooser-turned-card = personne : la dernière carte du donneur est retournée

row-turned = Points de la retourne
turned-none = pas de retourne
turned-bonus = marqués aussitôt par le camp du donneur, en plus des { $points }

row-no-trump = Sans atout
no-trump-yes = permis, compte × { $factor }
no-trump-no = n’existe pas

row-doubling = Contre et surcontre
doubling-yes = × { $double } et × { $redouble }, aussi à sans atout
doubling-no = n’existent pas

row-take = Adversaire maître
take-yes = il faut prendre si l’on peut, dans la couleur ou à l’atout
take-no = aucune obligation de prendre

row-undertrump = Sous-couper sous un adversaire
undertrump-no = interdit, sauf avec seulement des atouts en main
undertrump-yes = permis, jamais obligatoire

row-points = Points d’une donne
points-cards = { $points } : les cartes
points-tricks = { $points } : les cartes et { $n ->
    [one] 1 point
   *[other] { $n } points
} par pli

row-half = Moitié à dépasser
half = { $half } ; on marque ce qui est au-dessus

row-multiplier = Multiplicateur le plus haut
multiplier-one = toujours × 1
multiplier-cap = × { $most }, quoi qu’il arrive
multiplier-free = × { $most }, sans plafond

row-plat = Égalité (plat)
plat-plain = personne ne marque
plat-next = personne ne marque, la donne suivante compte × { $factor }
plat-house = personne ne marque, la donne suivante compte × { $factor } ; règle de maison : d’autres plats la multiplient encore

row-capot = Tous les plis
capot-plain = { $points } points, rien de plus
capot-house = { $points } points ; règle de maison : { $capot }

row-target = Fin de la partie
target-points = à { $target } points ou plus
target-manches = { $manches } manches gagnantes à { $target }, la belle à { $decider }

row-example-plain = { $points } points de cartes et { $tricks } plis
row-example-no-trump = Les mêmes, à sans atout
row-example-doubled = Les mêmes, contrés
row-example-redoubled-no-trump = Les mêmes, à sans atout et surcontrés
example-written = { $count } − { $half } = { $above }, × { $multiplier } : { $written ->
    [one] { $written } point
   *[other] { $written } points
}
example-none = ne se présente pas

# La même donne sous chaque règle
deal-caption = Les huit plis, les cartes dans l’ordre joué. Atout :
deal-trick = Pli
deal-cards = Cartes
deal-won = Pour
deal-points = Points
deal-ns = vous
deal-ew = eux
deal-result = À inscrire : { $ns } pour vous, { $ew } pour eux.
compare-all = toutes les trois
compare-belgian-french = belge et française
compare-belgian-coinchee = belge et coinchée
compare-french-coinchee = française et coinchée

# À imprimer : aide-mémoire et feuille de marque
paper-order = De la plus forte à la plus faible, à l’atout comme ailleurs, avec ce que chacune compte :
paper-follow-when = Vous avez la couleur demandée
paper-follow = vous fournissez
paper-partner-when = Votre partenaire est maître
paper-partner = rien n’oblige à prendre ; sans la couleur, toute carte est permise
paper-trump-when = Sans la couleur, adversaire maître
paper-trump = vous coupez, et plus haut que lui s’il a coupé
paper-free-when = Ni la couleur, ni atout
paper-free = toute carte est permise
paper-names = Nous : ………………………… Eux : ………………………… Date : ………………
paper-caption = Une ligne par donne
paper-deal = Donne
paper-dealer = Donneur
paper-trumps = Atout
paper-turned = Retourne
paper-factor = Coefficient
paper-points = Nos points
paper-us = Nous
paper-us-total = Total
paper-them = Eux
paper-them-total = Total

# Jouer mieux : ce que les tirages ont donné
found-hidden = { $advised } plutôt que { $against } : { $gap } points de mieux en moyenne (à { $half } près), sur { $deals } donnes jouées à cartes cachées.
found-open = { $advised } plutôt que { $against } : { $gap } points de mieux en moyenne (à { $half } près), sur { $deals } tirages résolus toutes mains ouvertes.
choice-nt = sans atout
choice-pass = passer
choice-double = contrer
choice-pass-double = se taire

# La table vue d’en haut
turn-deal = Vous donnez
turn-lead = Entame
turn-partner = Votre partenaire
turn-cut = Coupe le jeu
turn-left = La table vue d’en haut : vous donnez, votre voisin de droite coupe, celui de gauche entame, et tout tourne comme les aiguilles d’une montre.
turn-right = La table vue d’en haut : vous donnez, votre voisin de gauche coupe, celui de droite entame, et tout tourne au rebours d’une montre.
