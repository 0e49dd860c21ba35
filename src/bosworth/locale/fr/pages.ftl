# ---- Toutes les pages

site-title = Bosworth : la guerre des Deux-Roses
site-description = Richard III, La guerre des Deux-Roses et Lancaster dans le navigateur : contre des robots, contre des amis, avec des dés équitables et sans compte.
nav-label = Pages principales
nav-own = Vous
nav-skip = Aller au contenu
nav-lobby = Tables ouvertes
nav-mine = Mes parties
nav-rules = Règles
nav-account = Compte
nav-preferences = Préférences
nav-about = À propos de Bosworth
nav-load = Charger une partie
nav-waiting = { $count ->
    [one] 1 partie vous attend
   *[other] { $count } parties vous attendent
 }
footer-language = Langue
footer-note = Une édition indépendante, faite par des gens qui aiment ces jeux.
copy-do = Copier
copy-done = Copié

ago-now = à l’instant
ago-minutes = { $count ->
    [one] il y a 1 minute
   *[other] il y a { $count } minutes
 }
ago-hours = { $count ->
    [one] il y a 1 heure
   *[other] il y a { $count } heures
 }
ago-days = { $count ->
    [one] hier
   *[other] il y a { $count } jours
 }
ago-span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
 }
ago-span-hours = { $count ->
    [one] 1 heure
   *[other] { $count } heures
 }
ago-span-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
 }

# ---- Accueil

home-over = Trois jeux de la guerre des Deux-Roses
home-title = Prenez place à la table
home-lead = Jouez tout de suite contre des robots, ou envoyez un lien à un ami. Sans compte ni téléchargement ; des dés que chacun peut vérifier.
home-resume = Vos parties
home-last = Votre dernière partie : { $name }
home-continue = Continuer
home-next = { $count ->
    [one] Partie suivante : 1 vous attend
   *[other] Partie suivante : { $count } vous attendent
 }
home-games = Les jeux
home-players = Joueurs
home-length = Durée
home-play-now = Jouer contre des robots
home-new = Nouvelle table
home-more = D’autres façons de jouer
home-open-tables = { $count ->
    [0] Personne ne cherche de joueurs en ce moment. Ouvrez une table le premier.
    [one] 1 table cherche des joueurs.
   *[other] { $count } tables cherchent des joueurs.
 }
home-mine = { $count ->
    [0] Tout ce que vous jouez et avez joué, à revoir et à garder.
    [one] 1 partie vous attend.
   *[other] { $count } parties vous attendent.
 }
home-load = Reprendre une partie sauvegardée, ou en revoir une, à partir de son texte.
length-richard3 = 1 à 3 heures
length-roses = 2 à 3 heures
length-lancaster = 1 à 2 heures

# ---- Places et niveaux

guest-name = Invité { $number }
place-label = Qui joue
place-me = vous
place-me-away = vous (un robot joue entre-temps)
place-open = libre
place-kept = réservée à un invité
place-kept-for = réservée à { $name }
place-kept-for-me = réservée pour vous
place-bot = Robot : { $level }
place-away = { $name } (un robot joue entre-temps)
seat-me = Moi
seat-invite = Quelqu’un que j’invite par un lien
seat-open = Libre pour tous
field-player = Votre nom à la table
field-player-hint = Invité
field-table-name = Nom de la table
field-table-name-hint = celui du jeu
field-listed = Inscrite parmi les tables ouvertes
listed-usual = si quelqu’un d’autre peut jouer aussi
listed-yes = toujours
listed-no = jamais
field-watch = D’autres peuvent regarder (ils ne voient que ce qui est public)
field-quiet = Pas de discussion { $when } (les règles interdisent de parler tactique)
field-away = Qui part est remplacé par
field-grace = … au bout de

# ---- Nouvelle table

setup-players = { $count } joueurs
setup-show-seats = Montrer les places de ce choix
setup-presets = Réglages tout prêts
setup-presets-text = Un clic règle toutes les options ci-dessous ; chacune peut encore être changée.
setup-preset-none = le jeu de base
setup-details = Détails des règles
setup-needs = « { $value } » demande
setup-seats = Places
setup-seats-text = Prenez une ou plusieurs places, invitez des amis par un lien, laissez des places libres ou confiez-les à des robots.
setup-hotseat = Plusieurs places sont à vous : on joue sur un seul écran, avec un rideau entre les tours.
setup-bots = Comment sont les robots
setup-tempers = Un tempérament change ce qu’un robot apprécie, jamais ce qu’il sait.
setup-temper-of = Tempérament du robot : { $side }
setup-temper-away = Tempérament du robot qui remplace
setup-table = La table
setup-go = Ouvrir la table
setup-note = La partie commence dès que chaque place est prise ; si vous ne jouez qu’avec des robots, tout de suite.

explain-richard3-hit_ties = Quand des dégâts peuvent frapper l’un ou l’autre de deux blocs de même force, le hasard ou leur propriétaire décide lequel souffre.
explain-richard3-mulligan = Si une main de sept cartes valant 13 points ou moins peut être échangée après la donne.
explain-richard3-bombard_sea = Les levées des villes ne s’embarquent jamais ; les bombardes, qui en sont aussi, le peuvent-elles ?
explain-richard3-treason_sea = Le livret fait déplacer un groupe par Trahison ; il ne donne la mer qu’à Surprise.
explain-richard3-role_swap = Qui est entré le premier attaque toute la bataille ; dans le jeu de plateau, les réserves d’un premier rang tombé au round 1 deviennent les attaquants.
explain-richard3-warwick_barred = Warwick peut pousser tout seigneur à la trahison ; ceci en excepte ces deux-là, comme dans le jeu de plateau.
explain-richard3-exile_excess = Entre les campagnes, une zone d’exil trop pleine perd tous les blocs au-dessus de sa limite, ou un seul.
explain-richard3-campaigns_1470 = Deux campagnes font une partie plus complète ; le jeu de plateau imprimé en joue une.
explain-richard3-pretender_1470 = Qui revendique le trône pour Lancastre au début du scénario.
explain-richard3-neville_shields_in_battle = Ceci permet à un Neville de se battre mieux et d’être recruté aussi aux blasons de ses parents morts.
explain-richard3-neville_homes = Les nobles rentrent à leur propre blason ; dans le jeu de plateau, les Neville peuvent aussi utiliser ceux des Neville morts, et Kent et Salisbury Calais.
explain-richard3-heir_shield_all = À un blason de la maison royale, tous les héritiers présents profitent du bonus, ou seulement le premier en ligne.
explain-richard3-crown_adds = Un héritier qui défend à la fois une couronne et un blason touche avec un de plus ; dans le jeu de plateau, avec deux de plus.
explain-richard3-senior_title = L’héritier le plus ancien d’un camp est son Roi ou son Prétendant ; sinon, un titre ne change que par mort, usurpation et délivrance.
explain-richard3-handicap = Compense un écart entre deux adversaires : un camp, quel que soit son joueur, a plus de points d’action à chacun de ses tours, quelle que soit sa carte. Tous le voient à la table.

explain-roses-neville_strength = Les sources ne s’accordent pas sur la force de la carte de Neville ; nous jouons 10.
explain-roses-neville_start = La région où se tient Neville au début de la partie.
explain-roses-mid_wc_adjacent = Si les nobles peuvent passer directement de l’une à l’autre de ces deux régions.
explain-roses-captain_presence = Si tenir Calais permet à son Capitaine d’attaquer dans la région de son offre.
explain-roses-cubes_per_person = Si un joueur peut mettre plusieurs pots-de-vin, ou plusieurs protections, sur la même Personnalité.
explain-roses-shortage = Ce que deviennent les ordres que vous ne pouvez pas payer au moment de les exécuter.
explain-roses-tied_votes = Qui est Roi quand les deux Maisons ont autant de votes.
explain-roses-titles = Si les titres changent de main à chaque carte gagnée ou perdue, ou seulement à la fin de la phase.
explain-roses-handicap = Compense un écart entre adversaires : une place, quel que soit qui l’occupe, a un revenu plus élevé ; si deux personnes jouent chacune une Maison, les deux joueurs de cette Maison. Tous le voient à la table.

explain-lancaster-players-two = À deux, chaque joueur mène aussi une couleur alliée.
explain-lancaster-players-more = Chacun joue pour soi.
explain-lancaster-court = Chaque maison envoie son Lord à la cour du roi chercher des offices, le trésor, des évêques et des sceaux.
explain-lancaster-displeasure = Une victoire française déshonore qui n’y a envoyé aucun chevalier ; le déshonneur coûte du pouvoir à la fin, sauf si un chevalier l’expie au donjon.
explain-lancaster-queenie = Une tuile tirée à chaque round est posée dans une province, à prendre à la place du gain imprimé.
explain-lancaster-laws = Pour chaque groupe de lois : lesquelles viennent devant le parlement. Un groupe entier vient d’une même série.
explain-lancaster-extensions_law_per = Combien d’extensions du château valent un pas pour cette loi.
explain-lancaster-nobles = Si les nobles des provinces sont tirés au hasard ou placés selon leur lettre.
explain-lancaster-supply = Si l’or, les écuyers et le reste peuvent s’épuiser.
explain-lancaster-most_law_reveal = Ce que l’on apprend des biens cachés quand une loi récompense qui possède le plus.
explain-lancaster-most_of_nothing = Si une loi pour qui possède le plus ne favorise personne ou favorise tous quand personne n’a rien : tous sont alors ex aequo.
explain-lancaster-bishop_without_upgrade = Si l’on peut prendre un évêque à la place d’une montée en grade qu’aucun chevalier ne peut faire ; un allié peut alors en échange se défaire de tout chevalier.
explain-lancaster-ally_bishop = Ce que donne la couleur alliée pour un évêque dans le jeu à deux.
explain-lancaster-dishonour_ties = Lequel de deux joueurs au même déshonneur est le plus déshonoré.
explain-lancaster-handicap = Compense un écart entre adversaires : un joueur, quel qu’il soit, commence avec plus d’or et d’écuyers. Tous le voient à la table.

# ---- Tables ouvertes

lobby-lead = Des tables qui cherchent des joueurs. Asseyez-vous, ou ouvrez la vôtre.
lobby-none = Aucune table ne cherche de joueurs en ce moment. Ouvrez-en une : des robots peuvent tenir les places en attendant.
lobby-sit = S’asseoir
lobby-sit-as = Prendre la place « { $side } »
lobby-since = Ouverte { $ago }
lobby-live = En cours
lobby-watch = Regarder

# ---- Mes parties

mine-lead = Tout est sauvegardé au fur et à mesure. Revenez quand vous voulez.
mine-none = Vous n’avez pas encore joué. Trois jeux vous attendent sur la première page.
mine-begin = Choisir un jeu
mine-your-turn = Elles vous attendent
mine-running = Elles attendent les autres
mine-gathering = Cherchent des joueurs
mine-finished = Terminées
mine-turn = À vous
mine-theirs = Aux autres de jouer
mine-over = Terminée
mine-won = { $count ->
    [one] Gagnée par { $sides }
   *[other] Partagée par { $sides }
 }
mine-open-seats = { $count ->
    [one] 1 place libre
   *[other] { $count } places libres
 }
mine-waits-since = dernier coup { $ago }
mine-moves = { $count ->
    [0] pas commencée
    [one] 1 action
   *[other] { $count } actions
 }
mine-play = Jouer
mine-room = À la table
mine-result = Voir la fin
mine-replay = Revoir
mine-more = Plus
mine-new-name = Nouveau nom
mine-rename = Renommer
mine-export = Enregistrer la partie dans un fichier
mine-branch = Et si… ?
mine-branch-text = Une nouvelle table qui continue à partir de cette position.
mine-leave = Quitter la place « { $side } »
mine-leave-ask = Un robot jouera cette place jusqu’à votre retour. La quitter ?
mine-back = Revenir à la place « { $side } »
mine-delete = Supprimer
mine-delete-ask = { $name } sera supprimée définitivement. La supprimer ?

# ---- Salle d’attente et table

room-waiting = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
 }
room-starts = La partie commence d’elle-même dès que chaque place est prise.
room-look-again = Regarder de nouveau
room-level = Niveau du robot
room-temper = Tempérament
room-bot = Asseoir le robot
room-stand-up = Se lever
room-decline = Décliner
room-kept = Celui à qui une place est réservée l’apprend à la table précédente et trouve celle-ci dans « Mes parties ». Vous pouvez aussi y mettre un robot.
room-invites = Inviter des amis
room-invites-text = Qui ouvre un lien peut prendre cette place. Envoyez chacun à une seule personne.
room-invite-for = Lien pour { $side }
room-watch-link = Lien pour les spectateurs
reach-computer = Ces liens ne marchent que sur cet ordinateur.
reach-open = Pour que d’autres jouent depuis votre réseau, arrêtez le serveur et relancez-le avec
reach-then = La table reste telle quelle, et cette page montre alors des liens qui commencent par { $address } et qui marchent pour tout votre réseau.
reach-then-unknown = La table reste telle quelle. Cet ordinateur semble n’être dans aucun réseau ; dès qu’il y sera, cette page montrera des liens qui y marchent.
reach-network = Ces liens mènent à cet ordinateur dans votre réseau, { $address } : ils marchent pour tous ceux qui y sont aussi.
room-give-up = Renoncer à cette table
room-game = Le jeu
room-usual = Pour le reste, les règles habituelles.
room-quiet = La discussion est fermée { $when }, comme convenu à cette table.
room-loading = On déplie la carte…
room-noscript = Pour jouer, la table a besoin de JavaScript. Sans lui, vous pouvez toujours lire la partie comme un texte :
room-record = le texte de cette partie

invite-title = Une invitation pour vous
invite-lead = Une place vous est gardée : { $side }, { $game }.
invite-rules = Comment y joue-t-on ?

# ---- Charger une partie

load-lead = Le texte d’une partie va de la donne au dernier coup. Chaque ligne est vérifiée à la lecture.
load-file = Le fichier
load-paste = … ou son texte
load-paste-hint = Collez le texte ici
load-name = Nom de la nouvelle table
load-do = Charger
load-note = Une partie inachevée reprend où elle s’est arrêtée, avec de nouveaux dés ; une partie terminée peut être revue et reprise à tout moment.

# ---- Compte

account-nobody = Pas besoin de compte pour jouer : votre première partie fait de vous un invité. Un compte permet de continuer sur d’autres appareils.
account-guest = Vous jouez comme invité sous le nom de { $name }. Ce navigateur vous reconnaît ; un compte permet de continuer sur d’autres appareils.
account-known = Vous êtes { $name }.
account-claim = Garder vos parties
account-claim-text = Choisissez un nom et un mot de passe. Toutes vos parties d’invité vous suivent.
account-claim-do = Créer un compte
account-name = Nom
account-password = Mot de passe
account-password-hint = Au moins 8 caractères, et rien qui se devine ; quelques mots à la suite font l’affaire.
account-login = Se connecter
account-login-text = Vous avez déjà un compte.
account-login-do = Se connecter
account-logout = Se déconnecter
account-rename = Votre nom
account-rename-text = Ce que les autres voient à la table
account-rename-do = Changer le nom
account-old-password = Ancien mot de passe
account-new-password = Nouveau mot de passe
account-password-do = Changer le mot de passe
account-tokens = Clés pour programmes
account-tokens-text = Avec une telle clé, un programme à vous peut tenir une place. Qui a la clé peut jouer à votre place : ne la donnez à personne.
account-token = La nouvelle clé
account-token-once = Voici la nouvelle clé. Copiez-la maintenant : elle ne sera plus montrée.
account-token-name = À quoi sert-elle ?
account-token-do = Créer une clé
account-revoke = Révoquer
account-revoke-one = Révoquer la clé { $name }
account-delete = Effacer mes données
account-delete-text = Votre nom, votre mot de passe et vos clés sont effacés. Les parties à plusieurs restent pour les autres, sans votre nom ; des robots reprennent vos places.
account-delete-ask = C’est sans retour. Tout supprimer ?
account-delete-do = Supprimer définitivement

# ---- Préférences

prefs-lead = Elles ne valent que pour vous ; ce dont on convient à une table se règle à la table.
prefs-lang = Langue
prefs-theme = Clair ou sombre
prefs-theme-text = Parchemin le jour, noyer et chandelle la nuit.
prefs-theme-auto = Comme mon système
prefs-theme-light = Clair
prefs-theme-dark = Sombre
prefs-motion = Mouvement
prefs-motion-text = Les pièces glissent d’un lieu à l’autre.
prefs-motion-on = Oui
prefs-motion-off = Non
prefs-pace = Récit
prefs-pace-text = À quelle allure les actions des autres, les batailles et les votes sont racontés sur le plateau.
prefs-pace-once = D’un coup : rien n’est raconté de soi-même
prefs-pace-brisk = Vive
prefs-pace-calm = Posée
prefs-sound = Sons
prefs-sound-text = Leur volume : une cloche quand vient votre tour, des pas, des épées, des pièces, des dés.
prefs-music = Musique
prefs-music-text = Son volume : chansons et danses du quinzième siècle, jouées à la table.
prefs-mute = Couper le son
prefs-mute-text = Le silence pour l’instant ; les volumes restent réglés.
prefs-mute-on = Oui
prefs-mute-off = Non
prefs-confirm = Confirmations
prefs-confirm-text = Demander encore une fois avant ce qui est sans retour, comme abandonner.
prefs-confirm-on = Me demander
prefs-confirm-off = Ne jamais demander
prefs-text = Mode texte
prefs-text-text = La table en titres, listes et boutons au lieu d’images : pour les lecteurs d’écran et les liaisons lentes.
prefs-text-on = Oui
prefs-text-off = Non
prefs-save = Enregistrer
prefs-saved = Enregistré.

# ---- Règles

rulebook-lead = Les trois jeux dans nos propres mots, chapitre par chapitre. À la table, chaque consigne mène à son paragraphe ici.
rulebook-none = Ce livret est encore en cours de rédaction.
rulebook-where = Où vous êtes
rulebook-contents = Sommaire
rulebook-turn = Tourner la page
rulebook-before = Avant :
rulebook-after = Ensuite :

# ---- À propos

about-lead = Bosworth est une table pour trois jeux de plateau de la guerre des Deux-Roses : rapide pour qui les connaît, aimable pour qui les découvre.
about-fair = Dés équitables, mains fermées
about-fair-text = Tout hasard découle d’un secret dont l’empreinte est montrée au début de la partie ; à la fin le secret est révélé, et votre navigateur peut vérifier chaque jet. Ce que vous ne devez pas voir ne quitte jamais le serveur, et les robots ne voient que ce que voit leur place.
about-games = Les jeux et leurs auteurs
about-games-text = Bosworth est une édition indépendante. Elle n’est ni faite, ni approuvée, ni licenciée par les auteurs ou les éditeurs, à qui les jeux appartiennent.
about-richard3 = Richard III: The Wars of the Roses, de Tom Dalgliesh et Jerry Taylor, Columbia Games 2009 ; édition numérique d’Avalon Digital, 2019.
about-roses = Wars of the Roses: Lancaster vs. York, de Peter Hawes, Z-Man Games 2010.
about-lancaster = Lancaster, de Matthias Cramer, Queen Games 2011 ; Big Box 2015.
about-own = Les noms ne sont cités que pour dire de quels jeux il s’agit. Aucune image ni aucun texte des éditeurs n’est utilisé : les règles sont dites dans nos mots, les cartes et les pièces sont nos propres images. Si un jeu vous plaît ici, achetez-le imprimé.
about-licences = Licences
about-software = Bosworth est un logiciel libre sous licence MIT, livré avec tout son code source. Il est fait avec :
about-part = Élément
about-licence = Licence
about-public-domain = domaine public (les côtes des cartes)
about-privacy = Ce que l’on garde de vous
about-privacy-text = Un cookie qui vous reconnaît, un autre avec vos préférences, un troisième qui retient quels comptes se sont connectés depuis ce navigateur, votre nom et vos parties. Pas de pistage, pas de publicité, rien d’autres serveurs.
about-version = Version { $version }

# ---- Ce qui n’a pas marché

error-403 = Cette porte vous est fermée
error-403-text = La table est privée, ou la place est à quelqu’un d’autre. Demandez une invitation, ou connectez-vous si vous avez un compte.
error-404 = Il n’y a rien ici
error-404-text = L’adresse est fausse, ou la table a été supprimée.
error-429 = Pas si vite
error-429-text = Trop de demandes sont venues de vous en peu de temps. Attendez un instant et réessayez.
error-500 = C’est notre faute
error-500-text = Quelque chose s’est cassé de notre côté. Vos parties sont sauves : chaque action est sauvegardée avant d’être montrée. Réessayez.
error-other = Cela n’a pas marché
error-other-text = Le serveur n’a pas compris la demande. Revenez en arrière et réessayez.
error-home = À la première page

problem-needs = { $option } : « { $value } » demande { $other } : « { $wanted } ».
problem-bad_option = Ce choix ne va pas avec les autres.
problem-malformed = Le formulaire n’a pas pu être lu. Vérifiez-le et renvoyez-le.
problem-bad_host = L’adresse par laquelle vous avez appelé le serveur n’est pas la sienne.
problem-no_identity = Dites d’abord qui vous êtes : prenez une place sous n’importe quel nom, ou connectez-vous.
problem-wrong_password = Le nom et le mot de passe ne vont pas ensemble.
problem-not_your_seat = Cette place est à quelqu’un d’autre.
problem-not_your_table = Seul celui qui a ouvert la table peut le faire.
problem-may_not_look = Cette table est privée.
problem-other_origin = La demande venait d’un autre site et a été refusée.
problem-bad_link = Ce lien n’est pas valable, ou ne l’est plus.
problem-not_found = Ce que vous demandez n’est plus là.
problem-no_such_method = Cette page ne s’utilise pas de cette façon.
problem-stale = Quelque chose a changé entre-temps. Regardez de nouveau et réessayez.
problem-not_your_turn = Ce n’est pas à vous de jouer.
problem-nothing_to_undo = Rien ne peut être annulé.
problem-seat_taken = Quelqu’un a été plus rapide : la place est prise.
problem-name_taken = Quelqu’un porte déjà ce nom. Choisissez-en un autre, ou connectez-vous.
problem-not_over = La partie n’est pas encore terminée.
problem-not_playing = La partie n’est pas en cours.
problem-chat_closed = La discussion est fermée pour l’instant, comme convenu à cette table.
problem-too_large = C’est trop à la fois.
problem-illegal = Les règles ne le permettent pas.
problem-bad_record = { $line ->
    [0] Ce n’est pas le texte d’une partie que nous sachions lire.
   *[other] Le texte de la partie est endommagé à la ligne { $line }.
 }
problem-bad_outcome = Les dés de cette partie ne vont pas avec ses coups.
problem-bad_name = Un nom a de 1 à 30 caractères, tous visibles.
problem-bad_password = Il faut au moins 8 caractères au mot de passe.
problem-weak_password = { $text ->
    [name] Ce mot de passe n’est guère plus que votre nom : choisissez-en un autre. Quelques mots à la suite font l’affaire.
    [pattern] Ce mot de passe répète les mêmes signes ou suit le clavier : choisissez-en un autre. Quelques mots à la suite font l’affaire.
   *[common] Ce mot de passe est de ceux que tout le monde essaie d’abord : choisissez-en un autre. Quelques mots à la suite font l’affaire.
 }
problem-too_many = Trop de demandes en peu de temps. Attendez un instant.
problem-internal = Quelque chose s’est cassé de notre côté. Rien n’a été changé ; réessayez.
problem-closing = Le serveur redémarre. Réessayez dans un instant.
problem-no_such_person = Il n’y a personne de ce nom.
problem-has_account = Vous avez déjà un compte.
problem-no_account = Il faut un compte : choisissez d’abord un nom et un mot de passe.
problem-key_reused = La même demande est venue deux fois avec un contenu différent.
problem-lost_race = Quelqu’un a été plus rapide. Regardez de nouveau et réessayez.
