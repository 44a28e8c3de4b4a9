### Les mots de `manille play` : invites, aide, état de la table. Ce que dit le moteur est dans `manille/locales`.

# Les lettres sur les cartes. $rank comme dans le message `rank`.
letter = { $rank ->
    [T] 10
    [A] A
    [K] R
    [Q] D
    [J] V
   *[other] { $rank }
}

## Ce que le joueur peut taper, séparé par des blancs, en minuscules

typed-rank-T = 10 dix manille
typed-rank-A = a as manillon
typed-rank-K = r roi
typed-rank-Q = d dame
typed-rank-J = v valet
typed-rank-9 = 9 neuf
typed-rank-8 = 8 huit
typed-rank-7 = 7 sept
typed-suit-S = p pique ♠
typed-suit-H = c co cœur coeur ♥
typed-suit-D = k ca carreau ♦
typed-suit-C = t trèfle trefle ♣
typed-call-NT = sa sans sansatout
typed-call-pass = passe passer
typed-call-double = contre contrer coinche coincher
typed-call-redouble = surcontre surcontrer surcoinche surcoincher
typed-hint = h conseil
typed-undo = u reprendre annuler
typed-why = w pourquoi
typed-last = l dernier pli
typed-table = s table
typed-help = { "?" } aide
typed-quit = q quitter

## Avant la partie

choose-variant = Quelle manille voulez-vous jouer ?
choice = { $n }. { $what }
resumed = La partie reprend là où vous l’aviez laissée ({ $file }).
started = Nouvelle partie : { $variant }.
kept-aside = La partie d’avant est gardée dans { $file }.
damaged = La sauvegarde ne se lit pas ({ $detail }) : elle est mise de côté dans { $file }, et une nouvelle partie commence.
other-match = Une autre partie est en cours dans { $file } : sans ces options, vous la reprenez ; avec --new, vous en commencez une nouvelle.
how-to = Tapez le numéro d’une carte ou son nom (rc pour le roi de cœur), h pour un conseil, aide pour l’aide.

## L’état de la table

rules = { $variant }, { $direction ->
    [clockwise] sens des aiguilles d’une montre
   *[other] sens contraire des aiguilles d’une montre
}
status-deal = Donne { $deal }, { $dealer ->
    [S] vous donnez
   *[other] donnée par { SEAT($dealer, form: "bare") }
}
status-manche = manche { $manche }
status-trump = { $trump ->
    [none] pas encore d’atout
    [NT] sans atout
   *[other] atout { SUIT($trump, form: "bare") }
}
status-multiplier = compte × { $multiplier }
status-tricks = plis { $ns } à { $ew }
status-score = Score : { $ns } pour vous, { $ew } pour eux, but { $target }
status-manches = manches { $ns } à { $ew }
turned-open = Retourne : { $card } ({ SEAT($holder, form: "bare") })
on-table = Pli : { $cards }
to-lead = À vous d’entamer.
your-hand = Main : { $cards }
forbidden-marks = ( ) carte interdite maintenant
played-by = { SEAT($seat, form: "label") } { $card }
master-mark = { $what }, maître

## Les invites

prompt-card = Votre carte ?
prompt-call = Votre annonce ?
prompt-deal = Entrée pour la première donne :
prompt-next = Entrée pour la donne suivante :
prompt-over = Entrée pour une nouvelle partie, q pour quitter :
prompt-variant = Votre choix ?

## Les réponses

hint = Conseil : { $choice }.
why = { SEAT($seat, form: "label") }, { $choice } : { $reasons }
why-none = Personne d’autre n’a encore joué dans cette donne.
last-trick = Dernier pli : { $cards }.
last-none = Aucun pli n’est encore fait dans cette donne.
undone = Coup repris.
count-title = Le compte
unknown = « { $typed } » ne se comprend pas ici : tapez aide pour savoir quoi répondre.
no-such-number = Il n’y a pas de numéro { $n } ici.
help-cards = Une carte : son numéro, ou son nom comme { $example } ; couleurs p, c, k (carreau), t.
help-calls = Une annonce : son numéro, ou son nom.
help-commands = h conseil, u reprendre votre dernier coup, w pourquoi les autres ont joué ainsi, l dernier pli, s revoir la table, q quitter en gardant la partie.
saved = La partie est gardée dans { $file } ; « manille play » la reprend.
not-saved = La partie n’a pas pu être gardée dans { $file } : { $detail }.
not-read = La partie gardée dans { $file } ne s’ouvre pas : { $detail }.
