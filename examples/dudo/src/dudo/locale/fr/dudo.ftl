game-name = Dudo
    .summary = Des dés sous des gobelets et des annonces que personne ne peut vérifier ; pour deux à quatre joueurs.
about-dudo = Le vieux jeu de dés et de mensonges de la côte du Pérou, pour deux à quatre joueurs.
length-dudo = 10 à 20 minutes
setup-ways = Qui joue
side-north = Nord
    .of = de Nord
side-east = Est
    .of = d’Est
side-south = Sud
    .of = de Sud
side-west = Ouest
    .of = d’Ouest
face-1 = un
face-2 = deux
face-3 = trois
face-4 = quatre
face-5 = cinq
face-6 = six
face-none = aucun
option-players = Joueurs
option-dice = Dés par joueur
option-aces = Les uns
choice-2 = 2
choice-3 = 3
choice-4 = 4
choice-5 = 5
choice-wild = comptent pour toutes les faces
choice-plain = sont des uns
explain-dudo-players-two = Un duel : chaque annonce vous vise.
explain-dudo-players-more = Plus de dés sous d’autres gobelets, et plus de place pour mentir.
explain-dudo-dice = Combien de dés chacun a au début.
explain-dudo-aces = Des uns qui comptent pour toutes les faces ne peuvent pas être annoncés.
event-round = Manche { $number } : tous lancent, { $total } dés en tout. { $player } commence.
event-rolled = Vos dés : { $faces }.
event-rolled-hidden = { $player } lance { $number ->
    [one] un dé
   *[other] { $number } dés
 }.
event-bid = { $player } annonce { $number } × { $face }.
event-doubt = { $player } doute de l’annonce { $other-of }.
event-shows = { $player } montre { $faces }.
event-counted = Il y a { $number } × { $face } ; { $wanted } étaient annoncés.
event-loses = { $player } perd un dé et { $left ->
    [0] n’en a plus : éliminé
   *[other] en a encore { $left }
 }.
event-game-end = La partie est finie. Vainqueur : { $players }.
event-resigned = { $player } abandonne.
prompt-call = { $number ->
    [0] À vous de commencer : combien de dés, et de quelle face ?
   *[other] { $other } annonce { $number } × { $face }. Annoncez plus, ou doutez.
 }
wait-call = { $player } réfléchit.
prompt-over = La partie est finie. Vainqueur : { $players }.
offer-bid = Annoncer { $number } × { $face }
heading-bid = Annoncer
offer-doubt = J’en doute
outlook-chance = juste à { $percent } % d’après vos propres dés
reason-bid = L’annonce est juste à { $percent } %.
reason-doubt = L’annonce est fausse à { $percent } %.
reason-none = Sans raison : tous les choix se valent.
reason-only-choice = Il n’y a pas d’autre choix.
menu-seats-first = Vous jouez Nord, des robots jouent les autres
menu-seats-second = Vous jouez Est, des robots jouent les autres
menu-seats-both = Vous jouez toutes les places
help-overview = Dés et mensonges
    .text = Chacun lance en secret. Annoncez combien de dés d’une face se trouvent sur toute la table, les vôtres et ceux des autres ; chaque annonce doit dépasser la précédente. Quand quelqu’un doute, tous les dés sont montrés : s’il y en a trop peu, celui qui a annoncé perd un dé, sinon celui qui a douté. Le dernier qui a des dés gagne.
help-call = Annoncer ou douter
    .text = Plus de dés, ou autant d’une face plus haute. Si les uns comptent pour toutes les faces, chaque un compte comme la face annoncée.
help-over = La fin
    .text = Le dernier joueur qui a des dés a gagné.
board-title = Manche { $number }, { $total } dés sur la table
board-mine = Vos dés
board-bid = L’annonce
board-no-bid = Rien n’est encore annoncé
board-numbers = Combien
board-faces = De quelle face
board-left = { $number ->
    [0] éliminé
    [one] un dé
   *[other] { $number } dés
 }
head-player = Joueur
head-dice = Dés
