# La page de la table, pour tous les jeux. Un jeu peut dire chacune de ces choses à sa façon.

# Entre les éléments d’une liste ; une étiquette et sa valeur
list-divider = {"\u202F"};{" "}
label-value = { $label } : { $value }

# ---- La carte

map-closer = Zoom avant
map-farther = Zoom arrière
map-whole = Carte entière
map-keys = Glisser pour déplacer, molette ou pincement pour zoomer ; touches + − 0 et flèches.

# ---- La consigne

prompt-label = À faire maintenant
prompt-old-rules = Cette partie a été jouée selon des règles qui ont changé depuis (version { $rules }). On peut la regarder aussi loin que les règles d’aujourd’hui la suivent.
undo-one = Annuler
undo-all = Recommencer mon tour
hint-ask = Conseil
hint-stop = Arrêter
    .label = Arrêter la réflexion
hint-hide = Cacher
    .label = Cacher le conseil
hint-thinking = Un robot réfléchit…
hint-says = Un robot jouerait : { $what }.
hint-chain = { $count ->
    [0] Ensuite : { $what }.
    [one] Ensuite : { $what }, et encore une chose.
   *[other] Ensuite : { $what }, et encore { $count } choses.
 }
hint-chance = Chances de gagner : { $share } %.
hint-second = À défaut, { $share } % : { $what }.
hint-as-good = À peu près aussi bon : { $what }.
hint-second-plan = Un autre plan qui commence ainsi : { $share } %.
hint-second-sheet = À défaut, un autre plateau : { $share } %.
seconds = { $count } s
hand-holds = En main : { $what }
hand-let-go = Lâcher
title-my-turn = À vous de jouer

# ---- Depuis votre dernier tour, et la relecture

since-title = Depuis votre dernier tour
out-of-sight = { $count ->
    [one] Une autre chose peut être touchée hors de vue : y aller
   *[other] { $count } autres choses peuvent être touchées hors de vue : y aller
}
out-of-sight-hinted = Ce que le robot toucherait est hors de vue : y aller
since-news = Depuis votre dernier tour : { $count }
since-skip = Passer
theatre-place = { $at } sur { $to }
theatre-fetching = Recherche de ce moment…
theatre-silence = On n’en a rien su.
theatre-back = Un pas en arrière
theatre-next = Suivant
theatre-play = Lecture
theatre-pause = Pause
theatre-skip = Passer au présent
live-label = Ce qui se passe
replay-label = Relecture
replay-slider = Moment de la partie
replay-first = Au début
replay-last = À la fin
replay-eyes = Vu par
replay-onlooker = un spectateur
replay-share = Copier le lien
replay-branch = Et si ? Rejouer à partir d’ici
branch-name = Et si, action { $number }
copy-arrived = Ceci est une copie : la partie d’origine reste comme elle est. Le chemin du retour est dans le menu.
copy-origin = Vers la partie d’origine
replay-export = Télécharger l’enregistrement
replay-close = Retour au présent
replay-more = Point de vue, lien, et si…

# ---- Les places

seats-title = Joueurs
seats-onlookers = { $count ->
    [one] Un spectateur
   *[other] { $count } spectateurs
 }
seat-empty = place libre
seat-bot = Robot : { $level }
seat-person = un invité
seat-you = vous
seat-acting = doit jouer
seat-away = absent : un robot joue
seat-leaving = a quitté sa place : un robot jouera bientôt
seat-here = est là
seat-gone = n’est pas là en ce moment
seat-thinking = réfléchit
seat-favour = avantage
seat-favoured = Avantage : { $favour }
seat-back = Revenir

# ---- Robots : leurs niveaux, du plus faible au plus fort, et leurs tempéraments

bot-named = { $level }, { $temper }
level-gentle = clément
level-casual = amateur
level-steady = régulier
level-skilled = habile
level-expert = expert
level-master = maître
level-greedy = chevalier
level-random = écuyer
level-gentle-text = Joue sensément, pardonne beaucoup et fait des fautes de débutant.
level-casual-text = Voit ce qui saute aux yeux et manque le reste.
level-steady-text = Fait peu de fautes évidentes : un bon adversaire quand on connaît les règles.
level-skilled-text = Regarde plus loin et punit la négligence.
level-expert-text = Essaie beaucoup de plans avant d’agir.
level-master-text = Réfléchit le plus, jusqu’à quelques secondes, et joue le mieux.
level-greedy-text = Prend ce qui lui paraît le meilleur sur le moment.
level-random-text = Joue au hasard.
temper-normal = normal
temper-balanced = équilibré
temper-aggressive = agressif
temper-cautious = prudent
temper-normal-text = Joue pour gagner, sans préférences.
temper-balanced-text = Répartit ses moyens et ne néglige rien.
temper-aggressive-text = Cherche le combat et y prend des risques.
temper-cautious-text = Garde ce qu’il a et attend de bonnes chances.

# ---- Journal, discussion, notes

tab-board = Plateau
skip-to-board = Aller à ce qui peut être touché
tabs-label = À côté du plateau
side-fold = Replier cette colonne
side-open = Ouvrir la colonne à côté du plateau
log-title = Journal
log-filter = Chercher dans le journal
log-earlier = Lignes précédentes
log-none = Aucune ligne ne contient cela.
log-go = Aller à ce moment
log-keys = Haut, bas, Début et Fin parcourent les lignes.
chat-title = Discussion
chat-none = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-closed = La discussion est fermée { $when } : les règles interdisent de parler tactique, et cette table en est convenue. Elle se rouvre d’elle-même.
chat-pauses = À cette table, la discussion est fermée { $when }.
notes-title = Notes
notes-none = Seuls les joueurs prennent des notes.
notes-hint = Projets, soupçons, cartes jouées…
notes-private = Vous seul pouvez lire ceci. L’enregistrement est automatique.
notes-writing = Écriture…
notes-saved = Enregistré.
sheet-label = Détails
sheet-ways = { $count ->
    [one] une possibilité
   *[other] { $count } possibilités
 }

# ---- Mode texte

text-offers = Ce que vous pouvez faire
text-refusals = Ce que vous ne pouvez pas faire, et pourquoi
text-board = Le plateau
text-recent = Ce qui vient de se passer

# ---- Menu

top-label = Table
menu-open = Menu
menu-game = Cette partie
menu-replay = Relecture
menu-branch = Et si ? Copier cette partie
menu-leave = Laisser ma place à un robot
menu-resign = Abandonner
menu-delete = Supprimer cette partie
menu-elsewhere = Ailleurs
menu-next-game = Prochaine partie qui m’attend
menu-my-games = Mes parties
menu-new-game = Nouvelle table
rematch-propose = Revanche
rematch-about = Les mêmes joueurs, les mêmes robots et les mêmes options, chacun une place plus loin
rematch-join = { $name } propose une revanche : rejoindre
rematch-go = Aller à la revanche
rematch-other = Rejouer, autres options
rematch-other-short = Autres options
menu-rules-page = Règles
menu-home = Accueil
menu-table = Cette table
menu-name = Nom de la table
menu-rename = Renommer
menu-invite = Copier une invitation pour { $side }
menu-watch-link = Copier un lien pour les spectateurs
settings-absence = Si un joueur s’absente
settings-absence-wait = attendre
settings-absence-bot = un robot joue
settings-away = Robot des absents
settings-temper = Son tempérament
settings-grace = Au bout de
settings-grace-time = { $minutes ->
    [one] 1 minute
    [60] 1 heure
    [1440] 1 jour
   *[other] { $minutes } minutes
 }
settings-onlookers = Spectateurs
settings-onlookers-yes = bienvenus
settings-onlookers-no = non admis
settings-talk = Discussion
settings-talk-free = toujours ouverte
settings-talk-pauses = fermée { $when }
my-title = Mes préférences
my-lang = Langue
my-theme = Lumière
my-theme-auto = comme mon système
my-theme-light = jour
my-theme-dark = chandelle
my-motion = Mouvement
my-motion-on = les pièces se déplacent
my-motion-off = aucun
my-pace = Allure
my-pace-once = d’un coup
my-pace-brisk = vive
my-pace-calm = posée
my-sound = Sons
my-music = Musique
my-mute = Couper le son
my-mute-on = oui
my-mute-off = non
my-full = Plein écran
sound-question = Jouer avec des sons et de la musique ?
sound-all = Sons et musique
sound-only = Sons
sound-none = Non
my-confirm = Demander avant d’abandonner
my-confirm-on = oui
my-confirm-off = non
my-text = Mode texte
my-text-on = activé
my-text-off = désactivé
my-alone = Je joue toutes ces places moi-même : pas de rideau
resign-title = Abandonner ?
resign-question = Vous abandonnez et perdez la partie. C’est définitif.
resign-no = Continuer à jouer
resign-yes = Abandonner
delete-title = Supprimer cette partie ?
delete-question = La partie et tout ce qui y a été dit et noté sont supprimés pour de bon. On ne peut pas revenir en arrière.
delete-no = La garder
delete-yes = Supprimer
copied = Copié.
copied-here-only = Copié. Le lien ne marche que sur cet ordinateur : le serveur ne laisse entrer personne d’autre.
copy-this = À copier :
dialog-close = Fermer

# ---- Aide

help-open = Que puis-je faire ?
help-title = Que puis-je faire ?
help-chapter = Ce chapitre des règles
help-touch = Comment marche la table
help-grammar = Tout ce qui luit peut être touché : une pièce, puis sa destination. Touchez-la de nouveau pour la lâcher ; touchez autre chose pour apprendre pourquoi c’est impossible. Le bouton devient orange quand il ne reste rien d’autre à faire. Vous pouvez tout annuler jusqu’au moment où quelqu’un a appris quelque chose.
key-tab = parcourir tout ce qui peut être touché
key-arrows = vers la chose la plus proche dans cette direction ; sur la carte elle-même : la déplacer ; dans le journal : de ligne en ligne
key-enter = toucher
key-escape = lâcher, fermer
key-numbers = premier, deuxième… bouton
key-undo = annuler
key-hint = conseil
key-last = relire le dernier événement
key-help = cette aide
key-map = zoom avant, zoom arrière, carte entière

# ---- Les dés

dice-title = Les dés de cette partie
dice-verify = Vérifier les dés
dice-how = Avant la partie, l’empreinte d’un secret a été montrée ; chaque tirage découle du secret. Cette page refait maintenant tous les tirages et compare.
dice-commitment = Empreinte montrée au début
dice-secret = Secret, montré à la fin
dice-working = On refait les tirages…
dice-committed = Le secret correspond à l’empreinte.
dice-exchanged = Le secret ne correspond pas à l’empreinte : il a été échangé.
dice-right = { $count ->
    [one] L’unique tirage est juste.
   *[other] Les { $count } tirages sont justes.
 }
dice-wrong = { $wrong } tirages sur { $count } sont faux.
dice-unable = Le navigateur ne peut le calculer que sur une connexion sûre (https) ou sur cette machine.
dice-no-draws = Les tirages n’ont pas pu être obtenus.

# ---- Plusieurs joueurs à un écran

curtain-pass = À { $side } de jouer
curtain-away = Que les autres détournent les yeux. Rien de secret n’est à l’écran.
curtain-ready = Je suis { $side } : montrer mon côté
curtain-alone = Je joue toutes les places, ne plus demander

# ---- La liaison avec le serveur

line-opening = Nouvelle connexion…
line-waiting = { $seconds ->
    [0] Pas de connexion. Nouvel essai…
    [one] Pas de connexion. Nouvel essai dans { $seconds } seconde.
   *[other] Pas de connexion. Nouvel essai dans { $seconds } secondes.
 }
line-now = Essayer maintenant
line-closed = Cette table ne peut être regardée : elle n’existe plus ou n’admet pas de spectateurs.
refused-stale = Quelque chose a changé entre-temps : regardez de nouveau.
refused-illegal = Ce n’est pas possible maintenant.
refused-not_your_turn = Ce n’est pas à vous de jouer.
refused-not_your_seat = Ce n’est pas votre place.
refused-nothing_to_undo = Rien ne peut être annulé : ce qui est su reste su.
refused-too_many = C’était trop à la fois. Attendez un instant.
refused-too_large = C’est trop long.
refused-malformed = La table n’a pas compris.
refused-offline = Pas de connexion avec la table.
refused-seat_taken = Cette place est prise.
refused-closing = Le serveur va redémarrer. Attendez un instant.
refused-not_over = Ce sera possible quand la partie sera finie.
refused-not_playing = La partie n’est pas en cours.
refused-chat_closed = La discussion est fermée pour l’instant, comme convenu à cette table.
refused-not_your_table = Seul celui qui a ouvert la table peut le faire.
refused-may_not_look = Cette table est privée.
refused-lost_race = Quelqu’un a été plus rapide : regardez de nouveau.
refused-no_identity = Votre carte d’invité a disparu : retournez à l’accueil et asseyez-vous de nouveau.
refused-not_found = Cette table n’existe plus.
refused-internal = Une erreur s’est produite sur le serveur. Rien n’a changé ; essayez encore.
refused-other = Cela n’a pas marché ({ $code }).

# ---- L’analyse après la partie

analysis-open = Analyse
analysis-title = Analyse de la partie
analysis-all = toutes les places
analysis-working = Les décisions de la partie sont rassemblées…
analysis-progress = Jugées jusqu’ici : { $judged } décisions sur { $all }
analysis-failed = La partie ne peut pas être jugée maintenant. Réessayez plus tard.
analysis-chances-label = Chances de gagner, en pour cent, telles que chaque place pouvait les juger
analysis-shares-label = Chances de gagner, en pour cent : ce que chaque place pouvait juger, ramené à 100 en tout
analysis-unit = action
analysis-end = fin
analysis-action = Action { $number }
analysis-no-turning-points = Aucune décision n’a coûté cher.
analysis-look = Montrer ce moment
analysis-back = Retour à l’analyse
analysis-more = { $count ->
    [one] une chose encore
   *[other] { $count } choses encore
 }
analysis-nothing = Rien ne peut être jugé dans cette partie.
analysis-turning-point = Tournant : action { $number }, { $side }
analysis-both = En commun
analysis-done = Joué
analysis-better = Mieux
analysis-chance = { $offer } : { $percent } %
