# ---- Le menu

menu-title = Bosworth : la guerre des Deux-Roses
menu-continue = Continuer la dernière partie
menu-new = Nouvelle partie
menu-load = Charger une partie
menu-options = Options
menu-rules = Règles
menu-quit = Quitter
menu-bye = Adieu.
menu-scenario = Quel scénario ?
menu-seats = Qui joue ?
menu-level = Quelle force pour les robots ?
menu-temper = Et leur tempérament ?

# ---- Questions

ask-number = Numéro (Entrée pour 1) :
ask-choice = Votre choix :
ask-target = Numéro, ou Entrée pour revenir :
ask-enter = Appuyez sur Entrée.
ask-resign = { $side } abandonne et perd. Vraiment ? (oui, non)
word-yes = o oui y yes
word-on = oui
word-off = non

# ---- La table

table-game = Partie { $name } : { $players }
table-favoured = { $side } a un avantage : { $favour }.
table-dice = Les dés sont équitables : ils découlent d’un secret dont l’empreinte est { $commitment }. Le secret est montré à la fin de la partie.
table-new-dice = Le secret des dés de cette partie n’est pas ici : elle continue avec de nouveaux dés, qu’on ne pourra pas vérifier.
table-help = Tapez le numéro d’un choix, ou aide, conseil, plateau, annuler, quitter.
table-secret = Le secret des dés était { $secret }. Vérifiez-le avec : bosworth replay { $name } --verify
table-left = La partie est sauvegardée. Reprenez-la avec : bosworth resume { $name }
player-human = un joueur
player-bot = robot ({ $name })
curtain = { $side } s’assoit devant l’écran ; { $people ->
    [2] l’autre joueur regarde ailleurs.
   *[other] les autres regardent ailleurs.
 }
curtain-both = { $people ->
    [2] Les deux joueurs peuvent maintenant regarder l’écran.
   *[other] Tous les joueurs peuvent maintenant regarder l’écran.
 }
offers-line = { $who } : { $targets }
offers-attack = { $place } (attaque)
hint-line = { $offer } [{ $form }]. { $reason }
undo-done = Annulé.
undo-nothing = Rien ne peut être annulé : ce qui est su reste su.
save-done = Sauvegardé sous { $name }.

# ---- Commandes à la table : les mots qui les appellent, le plus courant d’abord

help-commands = Ce que vous pouvez taper
help-choosing = Un numéro choisit dans la liste ; Entrée la montre de nouveau. Les mots aussi, par exemple « move march kent » ou « march vers kent », en entier ou par leur début.
command-help = aide
    .text = la règle de cette étape ; « aide tout » explique aussi le jeu
command-hint = conseil
    .text = ce que ferait le robot, et pourquoi
command-undo = annuler annule
    .text = annuler votre dernière action, tant que personne n’a rien appris
command-restart = recommencer recommence
    .text = annuler tout depuis la dernière chose apprise
command-board = plateau
    .text = montrer le plateau
command-look = voir regarder
    .text = regarder une zone, par exemple « voir kent »
command-borders = frontières frontieres
    .text = les frontières d’une zone, par exemple « frontières kent »
command-blocks = blocs bloc
    .text = ce qui est imprimé sur un bloc, par exemple « blocs warwick »
command-log = journal
    .text = ce qui s’est passé ; « journal 50 » pour en voir plus
command-save = sauver sauvegarder
    .text = la partie est sauvegardée après chaque action ; « sauver NOM » garde une copie
command-resign = abandonner
    .text = abandonner la partie
command-quit = quitter
    .text = arrêter ; la partie peut être reprise

# ---- Parties sauvegardées

saves-none = Il n’y a pas de partie sauvegardée dans { $folder }.
saves-over = finie
saves-going = { $number ->
    [one] { $number } action
   *[other] { $number } actions
 }
saves-renamed = { $old } s’appelle maintenant { $new }.
saves-ask-delete = Supprimer { $name } définitivement ? (oui, non)
saves-kept = { $name } est gardée.
saves-deleted = { $name } est supprimée.
saves-exported = { $name } est écrite dans { $file }.
saves-imported = { $name } est vérifiée et ajoutée.

# ---- Revoir une partie

replay-action = { $number }. { $side } : { $text }
replay-private = ({ $side } seul) { $text }
replay-old-rules = Cette partie a été jouée selon les règles { $rules } ; celles d’aujourd’hui sont { $today }. Elle est montrée aussi loin qu’elles s’accordent : { $number } actions sur { $last }.
replay-ask = Entrée : suite · b : plateau · q : arrêter
analysis-curve = Les chances de { $side }, telles qu’elles pouvaient être jugées
verify-legal = { $number ->
    [one] { $number } action a été rejouée :
   *[other] { $number } actions ont été rejouées :
 } toutes sont légales. Les empreintes sont de la première sorte, que l’on ne vérifie plus.
verify-actions = { $number ->
    [one] { $number } action a été rejouée :
   *[other] { $number } actions ont été rejouées :
 } toutes sont légales, et toutes les empreintes sont justes.
verify-dice = { $number ->
    [one] { $number } tirage a été refait
   *[other] { $number } tirages ont été refaits
 } à partir du secret : tous sont justes, et le secret correspond à l’empreinte { $commitment } montrée au début.
verify-no-secret = Les dés ne peuvent pas encore être vérifiés : le secret est montré à la fin de la partie. Son empreinte est { $commitment }.
verify-no-commitment = Cet enregistrement ne donne pas d’empreinte de secret : ses dés ne peuvent pas être vérifiés.

# ---- Jeux et réglages

games-seats = Places : { $list }
games-scenarios = Scénarios
games-options = Options
games-presets = Jeux d’options
games-option = { $name } : { $default } ; sinon { $others }
games-sources = D’où viennent les chiffres
options-language = Langue
options-plain = Texte simple pour lecteurs d’écran
options-folder = Parties et réglages

# ---- Ce qui peut mal tourner

trouble-record = enregistrement endommagé, ligne { $line } : attendu { $expected }, trouvé { $found }
trouble-write = impossible d’écrire { $file } : { $reason }
trouble-read = impossible de lire { $file } : { $reason }
trouble-secret = { $file } ne contient pas le secret des dés
trouble-language = il n’y a pas de langue { $name } ; au choix : { $known }
trouble-name = { $name } n’est pas un nom de partie : lettres, chiffres, espaces, points et traits d’union, 60 au plus, rien d’autre
trouble-no-save = il n’y a pas de partie { $name } ; voir : bosworth saves
trouble-save-exists = il y a déjà une partie { $name }
trouble-no-saves = il n’y a pas de partie à continuer ; commencez avec : bosworth play richard3
trouble-no-file = il n’y a ni fichier ni partie { $name }
trouble-file-exists = { $file } existe déjà ; --yes l’écrase
trouble-game = il n’y a pas de jeu { $name } ; au choix : { $known }
trouble-pair = une option s’écrit nom=valeur, pas { $text }
trouble-option = il n’y a pas d’option { $name } ; au choix : { $known }
trouble-choice = l’option { $name } ne peut pas être { $value } ; elle peut être : { $known }
trouble-position-options = les options d’une partie commencée avec --from sont celles de la position : omettre --scenario et --option
trouble-seats = --seats veut { $number } joueurs, séparés par des virgules, pour { $names }
trouble-player = { $name } ne peut pas jouer ; au choix : { $known }
trouble-no-battles = { $name } n’a pas de batailles dont on puisse dire les chances
trouble-seat = il n’y a pas de place { $name } ; au choix : { $known }
trouble-text-tells = le texte d’une position dit tout, et cette partie n’est pas finie : ajouter --as all si personne n’y voit d’inconvénient
trouble-not-over = cette partie n’est pas finie : ce que savait chaque place reste à elle jusque-là
trouble-action = il n’y a pas d’action { $number } ; l’enregistrement va de 0 à { $last }
trouble-number = { $number } n’est pas dans la liste.
trouble-no-offer = « { $text } » n’est pas proposé maintenant. Tapez un numéro de la liste, ou aide.
trouble-many-offers = « { $text } » peut vouloir dire { $number } choses ; précisez.
trouble-ambiguous = « { $name } » peut vouloir dire : { $known }
trouble-unknown = « { $name } » est inconnu ; au choix : { $known }

# ---- La table dans le navigateur

serve-ready = Bosworth est prêt : { $address }
serve-stop = Ctrl-C l’arrête ; toutes les parties sont conservées.
serve-ended = Le serveur est arrêté ; toutes les parties sont conservées.
backup-done = { $file } contient { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} avec { $changes ->
    [one] { $changes } changement
   *[other] { $changes } changements
} ; la copie est vérifiée.
trouble-port = { $host }:{ $port } n’est pas utilisable : { $reason } ; un autre port peut être donné avec --port
trouble-backup-postgres = PostgreSQL se copie avec son propre outil : { $command }
trouble-database = la base de données { $url } n’est pas utilisable : { $reason }

# ---- Mesurer le serveur

bench-serve-title = { $tables } tables de { $game }, deux programmes à chacune, { $seconds } s
bench-serve-load = Rythme
bench-serve-pace = une action toutes les { $seconds } s à chaque table
bench-serve-unthrottled = aussi vite que possible
bench-serve-acts = Actions par seconde
bench-serve-arrival = De l’action à la vue de l’autre siège
bench-serve-answer = De l’action à sa réponse
bench-serve-bytes = Octets transmis par action et par siège
bench-serve-cpu = Serveur : un cœur
bench-serve-memory = Serveur : mémoire
bench-serve-refused = Refusées
bench-serve-psutil = Pour voir le temps et la mémoire du serveur, installer bosworth[bench].
