game-name = La guerre des Deux-Roses : Lancastre contre York
    .summary = Ordres secrets, corruption, batailles et parlements, 1450–1500 ; pour deux à quatre joueurs.

# Players and Houses
side-red = Rouge
    .of = de Rouge
side-yellow = Jaune
    .of = de Jaune
side-blue = Bleu
    .of = de Bleu
side-green = Vert
    .of = de Vert
side-lancaster = Lancastre
    .of = de Lancastre
side-york = York
    .of = d’York
side-none = personne
    .of = de personne

group-handicap = Handicap
option-scenario = Joueurs
option-neville_strength = Force de Neville
option-neville_start = Départ de Neville
option-mid_wc_adjacent = Midlands et West Country adjacents
option-captain_presence = Le Capitaine de Calais donne une présence
option-cubes_per_person = Cubes d’une couleur sur une Personnalité
option-shortage = Quand l’argent manque
option-tied_votes = Votes à égalité
option-titles = Vérification des titres
option-favoured = Qui a un avantage
option-favour = En quoi il consiste

scenario-four = quatre joueurs en deux Maisons
    .summary = Lancastre et York, deux joueurs chacun ; votes et Roi à chaque tour
scenario-three = trois joueurs
    .summary = Chacun pour soi, sans Maisons
scenario-two = deux joueurs
    .summary = Chacun pour soi, sans Maisons
scenario-two_royal = deux joueurs avec Maisons et Roi
    .summary = Un joueur par Maison, avec votes et Roi
scenario-two_people = deux personnes, chacune jouant les deux places d’une Maison
    .summary = Le jeu complet à quatre, une Maison par personne
choice-10 = 10
choice-8 = 8
choice-wc = West Country
choice-se = Sud-Est de l’Angleterre
choice-ne = Nord de l’Angleterre
choice-one = un
choice-several = plusieurs
choice-skip = passer ce qui est trop cher
choice-stop = s’arrêter au premier achat trop cher
choice-reigning = la Maison régnante reste
choice-no_king = pas de Roi ce tour
choice-at_once = après chaque carte
choice-after_phase = après chaque phase
choice-false = non
choice-true = oui
choice-nobody = personne
choice-red = { side-red }
choice-yellow = { side-yellow }
choice-blue = { side-blue }
choice-green = { side-green }
choice-lancaster = { side-lancaster }
choice-york = { side-york }
choice-favour-one = £5 de plus à chaque phase Revenus
choice-favour-two = £10 de plus à chaque phase Revenus
quiet-when = pendant qu’on écrit les ordres

sources-rulebook = dit dans le livret de règles que suit cette édition
sources-public = d’autres publications
sources-reconstructed = reconstitué par nous
count-regions = { $number ->
    [one] { $number } valeur de région
   *[other] { $number } valeurs de régions
 }
count-seas = { $number ->
    [one] { $number } zone maritime
   *[other] { $number } zones maritimes
 }
count-kinds = { $number ->
    [one] { $number } valeur de type
   *[other] { $number } valeurs de types
 }
count-assets = { $number ->
    [one] { $number } valeur de carte
   *[other] { $number } valeurs de cartes
 }
count-titles = { $number ->
    [one] { $number } titre
   *[other] { $number } titres
 }
count-borders = { $number ->
    [one] { $number } frontière
   *[other] { $number } frontières
 }
count-links = { $number ->
    [one] { $number } passage maritime
   *[other] { $number } passages maritimes
 }
count-drafts = { $number ->
    [one] { $number } nombre du tirage
   *[other] { $number } nombres du tirage
 }
count-numbers = { $number ->
    [one] { $number } autre nombre
   *[other] { $number } autres nombres
 }

# Regions and sea zones: a place in a sentence is “in”, “to” or “from” somewhere.
area-nm = Marches du Nord
    .in = dans les Marches du Nord
    .to = vers les Marches du Nord
    .from = des Marches du Nord
area-ne = Nord de l’Angleterre
    .in = dans le Nord de l’Angleterre
    .to = vers le Nord de l’Angleterre
    .from = du Nord de l’Angleterre
area-mid = Midlands
    .in = dans les Midlands
    .to = vers les Midlands
    .from = des Midlands
area-se = Sud-Est de l’Angleterre
    .in = dans le Sud-Est de l’Angleterre
    .to = vers le Sud-Est de l’Angleterre
    .from = du Sud-Est de l’Angleterre
area-wc = West Country
    .in = dans le West Country
    .to = vers le West Country
    .from = du West Country
area-wal = Pays de Galles
    .in = au Pays de Galles
    .to = vers le Pays de Galles
    .from = du Pays de Galles
area-nm_e = mer est des Marches du Nord
    .in = dans la mer est des Marches du Nord
    .to = vers la mer est des Marches du Nord
    .from = de la mer est des Marches du Nord
area-ne_e = mer est du Nord de l’Angleterre
    .in = dans la mer est du Nord de l’Angleterre
    .to = vers la mer est du Nord de l’Angleterre
    .from = de la mer est du Nord de l’Angleterre
area-mid_s = mer des Midlands
    .in = dans la mer des Midlands
    .to = vers la mer des Midlands
    .from = de la mer des Midlands
area-se_s = mer du Sud-Est de l’Angleterre
    .in = dans la mer du Sud-Est de l’Angleterre
    .to = vers la mer du Sud-Est de l’Angleterre
    .from = de la mer du Sud-Est de l’Angleterre
area-wc_s = mer du West Country
    .in = dans la mer du West Country
    .to = vers la mer du West Country
    .from = de la mer du West Country
area-wal_s = mer du Pays de Galles
    .in = dans la mer du Pays de Galles
    .to = vers la mer du Pays de Galles
    .from = de la mer du Pays de Galles
area-ne_w = mer ouest du Nord de l’Angleterre
    .in = dans la mer ouest du Nord de l’Angleterre
    .to = vers la mer ouest du Nord de l’Angleterre
    .from = de la mer ouest du Nord de l’Angleterre
area-nm_w = mer ouest des Marches du Nord
    .in = dans la mer ouest des Marches du Nord
    .to = vers la mer ouest des Marches du Nord
    .from = de la mer ouest des Marches du Nord
area-none = nulle part
    .in = nulle part
    .to = nulle part
    .from = nulle part

# Cards: “name” is how a sentence says it.
card-percy = Percy
    .of = de Percy
card-clifford = Clifford
    .of = de Clifford
card-plantagenet = Plantagenet
    .of = de Plantagenet
card-stanley = Stanley
    .of = de Stanley
card-mowbray = Mowbray
    .of = de Mowbray
card-de_la_pole = De la Pole
    .of = de De la Pole
card-stafford = Stafford
    .of = de Stafford
card-fitzalan = Fitzalan
    .of = de Fitzalan
card-neville = Neville
    .of = de Neville
card-beaufort = Beaufort
    .of = de Beaufort
card-tudor = Tudor
    .of = de Tudor
card-herbert = Herbert
    .of = de Herbert
card-bamburgh = Bamburgh
    .of = de Bamburgh
card-newcastle = Newcastle
    .of = de Newcastle
card-carlisle = Carlisle
    .of = de Carlisle
card-berwick = Berwick
    .of = de Berwick
card-pontefract = Pontefract
    .of = de Pontefract
card-york = York
    .of = d’York
card-lincoln = Lincoln
    .of = de Lincoln
card-kingston = Kingston upon Hull
    .of = de Kingston upon Hull
card-kenilworth = Kenilworth
    .of = de Kenilworth
card-norwich = Norwich
    .of = de Norwich
card-leicester = Leicester
    .of = de Leicester
card-kings_lynn = King’s Lynn
    .of = de King’s Lynn
card-windsor = Windsor
    .of = de Windsor
card-london = Londres
    .of = de Londres
card-winchester = Winchester
    .of = de Winchester
card-sandwich = Sandwich
    .of = de Sandwich
card-carisbrooke = Carisbrooke
    .of = de Carisbrooke
card-bristol = Bristol
    .of = de Bristol
card-exeter = Exeter
    .of = d’Exeter
card-plymouth = Plymouth
    .of = de Plymouth
card-harlech = Harlech
    .of = de Harlech
card-cardiff = Cardiff
    .of = de Cardiff
card-bangor = Bangor
    .of = de Bangor
card-pembroke = Pembroke
    .of = de Pembroke
card-bp_carlisle = Évêque de Carlisle
    .name = l’évêque de Carlisle
    .of = de l’évêque de Carlisle
card-bp_york = Archevêque d’York
    .name = l’archevêque d’York
    .of = de l’archevêque d’York
card-bp_norwich = Évêque de Norwich
    .name = l’évêque de Norwich
    .of = de l’évêque de Norwich
card-bp_winchester = Évêque de Winchester
    .name = l’évêque de Winchester
    .of = de l’évêque de Winchester
card-bp_exeter = Évêque d’Exeter
    .name = l’évêque d’Exeter
    .of = de l’évêque d’Exeter
card-bp_bangor = Évêque de Bangor
    .name = l’évêque de Bangor
    .of = de l’évêque de Bangor
card-sh_berwick = Navire de Berwick
    .name = le navire de Berwick
    .of = du navire de Berwick
card-sh_kingston = Navire de Kingston upon Hull
    .name = le navire de Kingston upon Hull
    .of = du navire de Kingston upon Hull
card-sh_kings_lynn = Navire de King’s Lynn
    .name = le navire de King’s Lynn
    .of = du navire de King’s Lynn
card-sh_sandwich = Navire de Sandwich
    .name = le navire de Sandwich
    .of = du navire de Sandwich
card-sh_plymouth = Navire de Plymouth
    .name = le navire de Plymouth
    .of = du navire de Plymouth
card-sh_pembroke = Navire de Pembroke
    .name = le navire de Pembroke
    .of = du navire de Pembroke
card-merc = Mercenaires
    .name = une carte Mercenaire
    .of = des mercenaires

title-admiral = Lord Grand Amiral d’Angleterre
title-archbishop = Archevêque de Canterbury
title-captain = Capitaine de Calais
title-constable = Connétable de la Tour de Londres
title-warden = Gouverneur des Cinque-Ports

type-noble = Noble
type-castle = Château Royal
type-large_town = Grande Ville
type-bishop = Évêque
type-town = Ville
type-port = Port
type-ship = Navire

# ---- Happenings

event-turn = Le tour { $number } commence. Ordre du tour : { $order }.
event-house = { $player } joue pour la Maison { $house-of }.
event-display = Cartes présentées : { $cards }.
event-pick = { $player } prend { $card }.
event-mercenaries = { $player } reçoit { $number ->
    [one] 1 mercenaire.
   *[other] { $number } mercenaires.
 }
event-boxed = { $cards-count ->
    [one] Personne n’a voulu de cette carte ; elle quitte le jeu
   *[other] Personne n’a voulu de ces cartes ; elles quittent le jeu
 } : { $cards }.
event-income = { $player } reçoit un revenu de £{ $number }.
event-aid = { $player } prend l’Aide Française : £{ $number }.
event-aid-declined = { $player } ne demande pas l’Aide Française.
event-committed = { $player } a terminé son Plateau de Planification.
event-sheet = Ordres de { $player } : { $entry }.
event-bid = { $player } paie £{ $number } pour le Capitaine de Calais.
event-captain = { $number ->
    [0] Personne n’obtient le Capitaine de Calais ce tour.
   *[other] { $player } obtient le Capitaine de Calais, qui débarque { $region-in }.
 }
event-dropped = Ordre sans effet de { $player } : { $entry }.
event-unpaid = { $player } ne peut pas payer : { $entry }.
event-moved = { $card } ({ $player }) va { $from-from } { $to-to }.
event-sailed = { $card } ({ $player }) navigue { $from-from } { $to-to }.
event-white-placed = { $player } pose un cube blanc sur { $card }.
event-attackers = { $player } attaque { $card } avec { $number ->
    [one] 1 pion.
   *[other] { $number } pions.
 }
event-defenders = { $player } défend { $card } avec { $number ->
    [one] 1 pion.
   *[other] { $number } pions.
 }
event-garrison = La garnison { $card-of } se joint à la défense : { $number }.
event-bribe-failed = { $player } tente de corrompre { $card } ({ $victim }) : un cube blanc préserve sa loyauté.
event-bribe-won = { $player } corrompt { $card } : { $victim } perd la carte.
event-battle = Bataille pour { $card } ({ $victim }) : { $player } attaque à { $attackers } contre { $defenders }.
event-repelled = { $victim } garde { $card }.
event-conquered = { $player } conquiert { $card }.
event-neutral = Il ne reste personne à { $card } : le Lieu devient neutre.
event-title = { $player-id ->
    [none] { $title } : le titre revient sur le plateau.
   *[other] { $player } devient { $title }.
 }
event-region = { $region } : { $strengths }. { $second-id ->
    [none] { $first } est premier, et seul.
   *[other] { $first } est premier, { $second } deuxième.
 }{ $decided ->
    [noble] {" "}Égalité : les Nobles les plus forts décident.
    [castle] {" "}Égalité : le Château Royal décide.
    [large_town] {" "}Égalité : la Grande Ville décide.
    [bishop] {" "}Égalité : l’Évêque décide.
    [town] {" "}Égalité : la Ville décide.
    [port] {" "}Égalité : le Port décide.
    [ship] {" "}Égalité : les Navires décident.
    [order] {" "}Égalité : l’ordre du tour décide.
   *[other] {""}
 }
event-region-empty = { $region } : personne n’a de points de contrôle.
event-vote = { $region } : les votes vont à { $house } (Lancastre { $lancaster } PC, York { $york } PC).{ $decided ->
    [noble] {" "}Égalité : les Nobles les plus forts décident.
    [castle] {" "}Égalité : le Château Royal décide.
    [large_town] {" "}Égalité : la Grande Ville décide.
    [bishop] {" "}Égalité : l’Évêque décide.
    [town] {" "}Égalité : la Ville décide.
    [port] {" "}Égalité : le Port décide.
    [ship] {" "}Égalité : les Navires décident.
    [order] {" "}Égalité : l’ordre du tour décide.
   *[other] {""}
 }
event-king = { $house-id ->
    [none] Aucune Maison n’a le plus de votes : pas de Roi ce tour
   *[other] Le Parlement couronne le Roi { $house-of }
 } (Lancastre { $lancaster } votes, York { $york }).
event-title-points = { $player } marque { $number } PV pour le titre : { $title }.
event-trade = { $player } marque { $number } PV de Bonus de Commerce : { $card } et son Navire.
event-church = { $player } marque { $number } PV de Bonus d’Église : { $card } et son Évêque.
event-turn-end = Scores après le tour { $number } : { $scores }.
event-game-end = La partie est finie ; vainqueur : { $players }.
event-resigned = Un joueur abandonne ; vainqueur : { $players }.

# ---- Heralds: great moments, and a sentence of the time

herald-king = Le Parlement couronne le Roi { $house-of }
    .quote = Toute l’eau de la rude mer en fureur
        ne saurait laver le baume du front d’un roi sacré.
    .source = Shakespeare, Richard II, III 2
herald-game-end = Victoire : { $players }
    .quote = La rose rouge et la blanche sont sur son visage,
        fatales couleurs de nos Maisons rivales.
    .source = Shakespeare, Henry VI, troisième partie, II 5
herald-resigned = Victoire : { $players }

# ---- What has hit this seat since it acted last

hit-bribe-failed = Vous n’avez pas pu corrompre { $card } ({ $victim }) : un cube blanc a préservé sa loyauté.
hit-bribe-won = { $player } vous a enlevé { $card } par corruption : { $place ->
    [0] il ne vous reste rien { $region-in }.
    [1] vous restez premier { $region-in }.
    [2] vous n’êtes plus que deuxième { $region-in }.
    [3] vous n’êtes plus que troisième { $region-in }.
   *[other] vous n’êtes plus que quatrième { $region-in }.
 }
hit-repelled = { $player } vous a attaqué : { $card }, { $attackers } contre { $defenders } ; le Lieu reste à vous.
hit-conquered = { $player } vous a pris { $card }, à { $attackers } contre { $defenders }.
hit-neutral = { $player } vous a attaqué : { $card }, { $attackers } contre { $defenders } ; le Lieu est devenu neutre.
hit-title = Vous n’êtes plus { $title }.

# ---- What to do now (prompt), and whom one waits for (wait)

prompt-over = La partie est finie. Vainqueur : { $players }. Scores : { $scores }.
prompt-draft = { $player }, tour { $number } : prenez une carte.
wait-draft = { $player } prend une carte du tour { $number }.
prompt-aid = { $player } : l’Aide Française vous rapporterait £{ $number }, une fois dans la partie. La demander maintenant ?
wait-aid = { $player } décide de l’Aide Française (£{ $number }).
wait-planning = Planification secrète en cours : { $players }.
prompt-bid = { $player }, Planification : une offre pour le Capitaine de Calais ? Vous avez £{ $cash }.
prompt-amount = { $player } : combien offrez-vous ? Vous avez £{ $cash }, et l’offre est payée dans tous les cas.
prompt-nobles = { $player }, Planification : déplacez des Nobles, chacun vers une région adjacente.
prompt-ships = { $player }, Planification : déplacez des Navires, d’une ou deux zones de mer.
prompt-troops = { $player }, Planification : placez des Troupes à £{ $price }, une par une ; { $number ->
    [0] il n’en reste aucune.
   *[other] il en reste { $number }.
 } Vous aviez £{ $cash } au départ.
prompt-mercenaries = { $player }, Planification : placez des Mercenaires, gratuits ; { $number ->
    [0] il n’en reste aucun.
   *[other] il en reste { $number }.
 }
prompt-white = { $player }, Planification : les cubes blancs gardent vos Personnalités loyales ; { $number ->
    [0] il n’en reste aucun.
   *[other] il en reste { $number }.
 }
prompt-black = { $player }, Planification : les cubes noirs corrompent les Personnalités des autres ; { $number ->
    [0] il n’en reste aucun.
   *[other] il en reste { $number }.
 }

# ---- Offers

offer-pick = { $card-label } – { $type }, { $region } : { $cp } PC{ $number ->
    [0] {""}
   *[other] , revenu £{ $number }
 }
offer-hire = { $card-label } – { $number ->
    [one] 1 pion
   *[other] { $number } pions
 } ce tour
offer-aid = Prendre £{ $number } d’Aide Française
offer-decline = Garder le jeton pour plus tard
offer-bid = Offrir pour le Capitaine de Calais, qui débarquerait { $region-in }
offer-amount = £{ $number }
offer-move = { $card-label } { $to-to }{ $role ->
    [own] {""}
   *[other] {" "}(sans effet)
 }
offer-sail = { $card-label } { $to-to }{ $role ->
    [own] {""}
   *[other] {" "}(sans effet)
 }
offer-troop = { $role ->
    [own] Défendre { $card-label }
    [none] { $card-label } (à personne)
   *[other] Attaquer { $card-label } ({ $victim })
 } : £{ $cost }
offer-mercenary = { $role ->
    [own] Mercenaire : défendre { $card-label }
    [none] Mercenaire : { $card-label } (à personne)
   *[other] Mercenaire : attaquer { $card-label } ({ $victim })
 }
offer-white = Cube blanc sur { $card }{ $role ->
    [own] {""}
    [none] {" "}(à personne)
   *[other] {" "}({ $victim })
 } : £{ $cost }
offer-black = Cube noir sur { $card }{ $role ->
    [own] {" "}(à vous)
    [none] {" "}(à personne)
   *[other] {" "}({ $victim })
 } : £{ $cost }
offer-next = { $part ->
    [bid] Pas d’offre ; passer aux Nobles
    [nobles] Passer aux Navires
    [ships] Passer aux Troupes
    [troops] Passer aux Mercenaires ou aux cubes blancs
    [mercenaries] Passer aux cubes blancs
   *[white] Passer aux cubes noirs
 }
offer-stray = Un ordre sans effet, qui ne coûte rien
offer-commit = Terminer la planification

heading-move = Nobles
heading-sail = Navires

entry-none = rien
entry-bid = £{ $number } pour le Capitaine de Calais { $region-in }
entry-amount = £{ $number }
entry-move = { $card-label } { $to-to }
entry-sail = { $card-label } { $to-to }
entry-troop = { $number } × Troupe à { $card-label }
entry-mercenary = { $number } × Mercenaire à { $card-label }
entry-white = { $number ->
    [one] cube blanc sur { $card }
   *[other] { $number } cubes blancs sur { $card }
 }
entry-black = { $number ->
    [one] cube noir sur { $card }
   *[other] { $number } cubes noirs sur { $card }
 }

# ---- What an offer would bring

outlook-pick = { $place ->
    [1] Vous seriez premier { $region-in } avec { $cp } PC.
    [2] Vous seriez deuxième { $region-in } avec { $cp } PC.
   *[other] Vous auriez { $cp } PC { $region-in }.
 }
outlook-hire = { $number ->
    [one] 1 Troupe gratuite, d’une valeur de £{ $cost }.
   *[other] { $number } Troupes gratuites, d’une valeur de £{ $cost }.
 }
outlook-aid = Vous auriez £{ $cash } ce tour.
outlook-bid = Si vous l’emportez : { $cp } PC { $region-in } et { $number } PV. L’offre est payée dans tous les cas.
outlook-move = { $cp } PC { $region-in }, et vous pourrez y attaquer.
outlook-sail = { $cp } PC { $region-in }.
outlook-defend = Avec sa garnison de { $garrison }, le Lieu aurait { $number } défenseurs.
outlook-attack = Garnison { $garrison } : il faut { $number } pions si personne ne défend. Celui-ci est le numéro { $placed }.
outlook-white = Déjoue une corruption, qui coûterait £{ $cost } à un adversaire.
outlook-black = £{ $cost } : { $cp } PC { $region-in } passent à vous, sauf si un cube blanc protège { $card }.
outlook-void = Ne fait rien et ne coûte rien.

gain-bonus = +{ $number } PV par tour, avec { $card }
gain-title = fait de vous { $title } : +{ $number } PV{ $victim-id ->
    [none] {""}
   *[other] , aux dépens de { $victim }
 }
deny-bonus = prive { $player }, qui a { $card }, de +{ $number } PV par tour
deny-title = empêche { $players } de devenir { $title }

# ---- Why not

refuse-owned = { $card } appartient à { $player }.
refuse-gone = { $card } : la carte a quitté le jeu et reste neutre.
refuse-unseen = { $card } : la carte n’est pas présentée.
refuse-neutral = { $card } n’est à personne : on ne peut ni attaquer ni défendre ce Lieu.
refuse-nobody = { $card } n’est à personne : personne à corrompre ni à garder loyal.
refuse-presence = { $card } : vous n’êtes pas présent { $region-in }. Il y faut un Lieu, un Évêque ou un Noble à vous, ou un Noble qui s’y rend.
refuse-apart = { $card } ne peut pas aller { $from-from } { $to-to } : ces régions ne se touchent pas.
refuse-far = { $card } ne peut pas naviguer { $from-from } { $to-to } : deux zones de mer au plus.
refuse-troop = Les { $number } Troupes sont toutes sur le plateau de planification.
refuse-mercenary = Tous vos Mercenaires ({ $number }) sont sur le plateau de planification.
refuse-white = Les { $number } cubes blancs sont tous sur le plateau de planification.
refuse-black = Les { $number } cubes noirs sont tous sur le plateau de planification.

# ---- The board

board-turn = Tour { $number } sur { $of }
board-you = Vous jouez { $players }.
board-onlooker = Vous êtes spectateur.
board-everything = Tout est montré.
board-kings = Rois : { $list }
board-king = tour { $number } { $house }
board-titles = Titres : { $list }
board-title = { $title } – { $player }
board-display = Cartes présentées : { $cards }
board-neutral = Neutres, présentées au prochain tour : { $cards }
board-deck = Cartes dans la pioche : { $number } ; Mercenaires en réserve : { $stack }
board-region = { $region } – { $votes } votes ; premier { $one } PV, deuxième { $two } PV{ $house-id ->
    [none] {""}
   *[other] {"\u202F"}; votes actuels : { $house }
 }
board-locations = Lieux
board-nobles = Nobles
board-ships = Navires
board-owned = { $card-label } ({ $type }, { $cp } PC) – { $player }
board-noble = { $card-label } { $cp } – { $player }
board-person = { $card-label } – { $player }
board-free = à personne : { $cards }

head-player = Joueur
head-house = Maison
head-score = PV
head-cash = Argent
head-mercenaries = Mercenaires
head-aid = Aide Française
head-cards = Cartes
head-entry = Ordre
head-cost = Coût
head-result = Résultat
head-region = Région
head-decided = Décidé par
head-votes = Votes
player-order = { $number }. { $player }
aid-left = oui
aid-used = utilisée

sheet-title = Plateau de Planification de { $player }
sheet-void = sans effet et sans coût
sheet-unpaid = { $number ->
    [one] 1 abandonné faute d’argent
   *[other] { $number } abandonnés faute d’argent
 }
sheet-done = valable
sheet-money = Argent : £{ $cash } ; la planification coûte £{ $cost } ; il reste £{ $left }.
sheet-short = Pas assez d’argent : il faudrait £{ $missing } de plus pour tout payer.

parliament-title = Parlement du tour { $number }
parliament-points = { $cp } PC (+{ $points })
parliament-strength = { $cp } PC
parliament-votes = { $house } { $number }
parliament-total-votes = Lancastre { $lancaster }, York { $york }
parliament-king = Roi
parliament-titles = Titres Spéciaux
parliament-trade = Bonus de Commerce
parliament-church = Bonus d’Église
parliament-sum = Ce tour
parliament-score = Points de Victoire
decided-alone = seul
decided-cp = Points de Contrôle
decided-noble = égalité : Nobles
decided-castle = égalité : Château Royal
decided-large_town = égalité : Grande Ville
decided-bishop = égalité : Évêque
decided-town = égalité : Ville
decided-port = égalité : Port
decided-ship = égalité : Navires
decided-order = égalité : ordre du tour

look-empty = Personne ne possède rien ici.
look-strengths = Points de Contrôle en l’état : { $strengths }
look-cards = Vous pourriez prendre ici : { $cards }
border-lands = Régions adjacentes : { $areas }
border-seas = Zones de mer : { $areas }
facts-asset = { $type }, { $region } ; { $cp } PC
facts-income = revenu £{ $number }
facts-garrison = garnison { $number }
facts-price = un cube blanc coûte £{ $white }, un noir £{ $black }
facts-pair = avec { $card-label } : +{ $number } PV pour le même propriétaire
facts-owner = propriétaire : { $player }
facts-place = maintenant { $region-in }
facts-mercenaries = { $number ->
    [one] 1 pion
   *[other] { $number } pions
 } ce tour, des Troupes gratuites que l’on peut garder

# ---- The board in the browser

roses-map = Carte de l’Angleterre et du Pays de Galles
roses-panel = À côté de la carte
roses-tracks = Tours, phases et joueurs
roses-phases = Phases du tour
roses-tab-map = Carte
roses-tab-draft = Choix
roses-tab-orders = Ordres
roses-tab-stage = Résolution
roses-tab-cards = Possessions
roses-tab-parliament = Parlement
phase-order = Ordre du tour
phase-draft = Choix des cartes
phase-income = Revenus
phase-planning = Planification
phase-deployment = Déploiement
phase-bribery = Corruption
phase-combat = Combat
phase-parliament = Parlement
phase-over = Fin de partie
turn-short = Tour { $number }
turn-numeral = { $number ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] V
 }
king-of = Tour { $number } : Roi { $house-of }
no-king = pas de Roi
scores-now = Piste de score : { $scores }
stock-deck = cartes dans la pioche
stock-mercenaries = Mercenaires en réserve
title-free = { $title } : à personne
points-short = PV
cp-short = PC
worth-cp = { $number } PC
aid-explained = Jusqu’à £{ $number } : autant que le joueur a de points de retard sur le premier ; une fois dans la partie.
head-order = Ordre du tour
player-house = { $player }, Maison { $house-of }
player-ready = prêt
income-tip = revenu £{ $number } par tour
plaque-tip = { $votes } votes ; premier { $one } PV, deuxième { $two } PV
map-nm_e = Mer des Marches
map-ne_e = Mer du Nord de l’Angleterre
map-mid_s = Mer des Midlands
map-se_s = Mer du Sud-Est
map-wc_s = Mer de l’Ouest
map-wal_s = Mer galloise
map-ne_w = Mer occidentale
map-nm_w = Solway
map-calais = Calais
short-mid = Midlands
short-se = Sud-Est
display-title = Cartes du tour { $number }
display-rest = Les cartes que personne ne prend quittent le jeu.
draft-take = Prendre { $card }
draft-queue = Qui prend une carte et quand
holdings-gone = Hors du jeu, neutres pour toujours : { $cards }
look-nobody = personne
parliament-now = Maintenant
parliament-which = Quel parlement
parliament-if-now = Si le Parlement se réunissait en l’état :
parliament-with-orders = Avec vos ordres, si personne d’autre n’en donnait (avant → après) :
parliament-regions = Régions
end-winner = { $count ->
    [one] Victoire : { $players }
   *[other] Victoire partagée : { $players }
 }
end-sources = D’où vient chaque point, tour par tour
end-plot = Scores au fil des tours
plan-prompt = { $player } : donnez vos ordres sur la carte ou dans la liste, puis dites que vous êtes prêt.
plan-held = { $card } : touchez une destination éclairée.
plan-done = Vos ordres sont prêts. On attend les autres.
plan-suggested = { $count ->
    [0] Un robot n’écrirait aucun ordre.
    [one] Un robot écrirait un ordre, pour £{ $cost } : { $orders }.
   *[other] Un robot écrirait { $count } ordres, pour £{ $cost } en tout : { $orders }.
}
sheet-heading = Plateau de Planification
sheet-secret = Personne ne le voit avant que tous soient prêts.
sheet-suggested = Les écrire pour moi
sheet-ready = Prêt
sheet-unready = Pas encore prêt
sheet-waiting = Vos ordres sont donnés. Vous pouvez encore les reprendre.
sheet-clear = Effacer
sheet-stray = permettre des ordres sans effet (un bluff gratuit)
sheet-stay = reste
sheet-void-group = sans effet
sheet-back = reprendre : { $card }
sheet-move-label = Destination : { $card }
sheet-nobles = Nobles
sheet-ships = Navires
sheet-attack = Attaquer
sheet-defend = Défendre
sheet-bribe = Corrompre
sheet-loyal = Garder loyal
sheet-calais = Capitaine de Calais
sheet-nobles-none = Vous n’avez pas de Nobles.
sheet-ships-none = Vous n’avez pas de Navires.
sheet-attack-none = Aucun Lieu d’un autre joueur n’est à votre portée.
sheet-defend-none = Vous n’avez pas de Lieux.
sheet-bribe-none = Personne d’autre n’a de Noble, d’Évêque ou de Navire.
sheet-loyal-none = Vous n’avez ni Noble, ni Évêque, ni Navire.
sheet-calais-none = Vous n’avez pas d’argent à offrir.
purse-cash = £{ $number }
purse-cost = ordres £{ $number }
purse-left = reste £{ $number }
purse-dropped = Abandonnés faute d’argent, dans cet ordre
row-attack = garnison { $garrison } : { $number } suffisent
row-defend = garnison { $garrison } : { $number } défenseurs
step-troop = Troupes : { $card }
step-mercenary = Mercenaires : { $card }
step-white = Cube blanc : { $card }
step-black = Cube noir : { $card }
unit-troop = £{ $cost }
unit-mercenary = gratuit
unit-white = £{ $cost }
unit-black = £{ $cost }
bid-explained = L’offre la plus haute gagne { $cp } PC et { $number } PV ; toutes sont payées.
bid-where = Où débarquerait le Capitaine
bid-amount = Offre
details-title = { $title } : { $player }
details-zone = compte pour { $region }
details-vote = votes : { $house }
details-with-orders = Avec vos ordres :
details-nobodys = à personne
details-from = a commencé { $region-in }
details-goals = peut aller vers : { $areas }
details-close = Fermer
stage-sheet = Les ordres de { $player } sont révélés.

# ---- The rule behind each step of the resolution

rule-sheet = Toutes les planifications sont révélées en même temps.
rule-bid = Chaque offre est payée, gagnante ou non.
rule-captain = L’offre la plus haute gagne ; à égalité, le premier dans l’ordre du tour. Le Capitaine compte comme un Noble de 4.
rule-dropped = Les ordres sans effet ne coûtent rien et ne font rien.
rule-unpaid = On paie d’abord les cubes blancs, puis les noirs, puis les Troupes, chacun dans l’ordre du Tableau de Contrôle. Le reste est abandonné.
rule-moved = Le dernier dans l’ordre du tour commence. Un Noble va dans une région adjacente.
rule-sailed = Un Navire avance de deux zones de mer au plus et compte pour la région de sa mer.
rule-white-placed = Un cube blanc déjoue une corruption.
rule-attackers = Les attaquants attendent à côté du Lieu jusqu’au combat.
rule-defenders = Les défenseurs renforcent la garnison.
rule-bribe-won = Rien ne protège la Personnalité : la carte change aussitôt de mains.
rule-bribe-failed = Les deux cubes sont rendus ; la Personnalité n’est plus protégée.
rule-garrison = À la première bataille, la garnison rejoint les défenseurs, une fois par tour.
rule-battle = Les deux camps perdent le plus petit nombre.
rule-repelled = Il reste des défenseurs : le Lieu reste à son propriétaire.
rule-conquered = Il reste des attaquants : le Lieu et sa carte changent de mains.
rule-neutral = Il ne reste personne : le Lieu devient neutre et sa carte revient au prochain choix.
rule-title = Deux au moins, et plus que tout autre : le titre vaut 4 PV au Parlement.
rule-region = Qui a le plus de Points de Contrôle est premier ; les égalités suivent le Tableau de Contrôle, Nobles d’abord.
tie-explained = Égalité de Points de Contrôle : le premier de ces éléments qui diffère décide.
rule-region-empty = Sans Points de Contrôle, personne ne marque ici.
rule-vote = La Maison qui a le plus de Points de Contrôle a les votes de la région.
rule-king = La Maison qui a le plus de votes donne le Roi : 5 PV à chacun des siens. À égalité, la Maison régnante reste ; sans aucun vote, pas de Roi.
rule-title-points = Chaque titre vaut 4 PV, le Capitaine de Calais aussi.
rule-trade = Un Port et son propre Navire dans une seule main : 2 PV.
rule-church = Une ville épiscopale et son Évêque dans une seule main : 3 PV.
rule-turn-end = Le Capitaine rentre, Troupes et cubes sont rendus ; Nobles et Navires restent où ils sont.

# ---- Commands whose words differ in this game

help-choosing = Un numéro choisit dans la liste ; Entrée la montre de nouveau. Les mots aussi, par exemple « pick neville » ou « move stafford wc », en entier ou par leur début. « troop york x4 » choisit quatre fois.
command-look = voir
    .text = regarder une région, par exemple « voir midlands »
command-borders = frontières frontieres
    .text = ce qui touche une région, par exemple « frontières pays de galles »
command-blocks = carte blocks
    .text = ce que dit une carte, par exemple « carte neville »

# ---- Help: the rule of each step in our own words

help-overview = Cinq tours, un trône
    .text = Chaque tour dure dix ans : ordre du tour (le plus petit score d’abord), choix des cartes, revenus, planification secrète, déploiement, corruption, combat, Parlement. Au Parlement les deux joueurs les plus forts de chaque région marquent, les Maisons gagnent des votes, et celle qui en a le plus met son Roi sur le trône. Titres et bonus comptent aussi. Après cinq tours, qui a le plus de points de victoire l’emporte. Les partenaires d’une Maison partagent le Roi, pas la victoire.
help-assets = Ce que l’on peut posséder
    .text = Lieux : Château Royal 6 PC (garnison 3), Grande Ville 4 (2), Ville 3 (2), Port 2 (1). Personnalités : Nobles selon leur bouclier, Évêques 3, Navires 2. Villes, Ports, Évêques et Navires rapportent un revenu. Les Lieux se prennent par les Troupes, les Personnalités par la corruption. Un Port avec son Navire vaut 2 PV, une Ville à cathédrale avec son Évêque 3 PV. Deux Navires, Évêques, Châteaux ou Ports au moins, et plus que tout autre, donnent un titre de 4 PV.
help-draft = Choix des cartes
    .text = On prend les cartes dans l’ordre du tour ; au premier tour une ronde sur deux va à l’envers. La carte est à vous aussitôt. Une carte Mercenaire donne des pions, davantage aux tours suivants ; on les garde jusqu’à leur emploi. Les cartes non choisies quittent le jeu. Les Lieux devenus neutres au combat reviennent dans le choix.
help-aid = Aide Française
    .text = À partir du deuxième tour, qui n’est pas en tête peut une fois dans la partie demander à la France autant d’argent qu’il a de points de retard, au plus £25. Attendez un écart plus grand, ou prenez l’argent quand il vous sert.
help-bid = Planification : le Capitaine de Calais
    .text = La plus forte offre donne le Capitaine de Calais pour ce tour : 4 points de contrôle dans la région choisie, comptés comme un Noble, et 4 PV. Toutes les offres sont payées, même perdantes. À égalité le premier dans l’ordre du tour l’emporte. L’offre est payée avant tout le reste.
help-amount = Planification : le montant
    .text = N’importe quel montant dans la limite de votre argent. Il est payé dans tous les cas.
help-nobles = Planification : les Nobles
    .text = Chaque Noble peut aller dans une région adjacente. Il y compte au Parlement, et vous pouvez attaquer là d’où il vient et là où il va. Rien n’est révélé avant que tous aient terminé.
help-ships = Planification : les Navires
    .text = Chaque Navire peut passer une ou deux zones de mer ; on ne contourne pas l’Écosse. Un Navire compte pour la région de sa mer, ne donne pas de présence et ne peut qu’être corrompu.
help-troops = Planification : les Troupes
    .text = Chaque Troupe coûte £3 ; vous en avez 20. Placez-les sur vos Lieux pour les défendre, ou sur ceux des autres pour attaquer, là où vous avez un Lieu, un Évêque ou un Noble, même s’il n’arrive que ce tour. Au combat les deux camps perdent autant de pions ; celui à qui il en reste tient le Lieu, qui devient neutre s’il n’en reste à personne. Une garnison de 1 à 3 aide le propriétaire.
help-mercenaries = Planification : les Mercenaires
    .text = Les Mercenaires sont des Troupes gratuites. Ceux que vous placez retournent à la réserve à la fin du tour ; vous gardez les autres.
help-white = Planification : les cubes blancs
    .text = Un cube blanc sur votre Noble, Évêque ou Navire déjoue une corruption. Il coûte les points de contrôle du Noble, ou le revenu de l’Évêque ou du Navire. Les cubes blancs sont payés avant les noirs, et ceux-ci avant les Troupes.
help-black = Planification : les cubes noirs
    .text = Un cube noir sur le Noble, l’Évêque ou le Navire d’un autre le fait passer chez vous, si aucun cube blanc ne le protège. Il coûte deux fois les points de contrôle ou le revenu. Le dernier dans l’ordre du tour corrompt d’abord : qui vient après peut reprendre la même Personnalité. Ce que vous ne pouvez pas payer est laissé de côté, dans l’ordre du Tableau de Contrôle.
help-planning = Planification
    .text = Tous écrivent leurs ordres en secret et en même temps. Ils sont révélés quand tous ont terminé.
help-over = La fin
    .text = Qui a le plus de points de victoire l’emporte ; puis la Maison qui a été le plus souvent sur le trône, puis les Nobles les plus forts, les Châteaux et ainsi de suite. On peut revoir la partie et vérifier ses dés.

# ---- Who plays

menu-seats-first = Vous jouez la première place, des robots les autres
menu-seats-second = Vous jouez la deuxième place, des robots les autres
menu-seats-both = Plusieurs joueurs devant cet écran

# ---- Reasons of the bots

reason-none = Aucune raison : tout se vaut.
reason-only-choice = Il n’y a pas d’autre choix.
reason-card = { $card } rapporte le plus, maintenant et plus tard.
reason-mercenaries = Les Mercenaires se battent gratuitement.
reason-aid = La France paie assez maintenant.
reason-wait = L’écart peut grandir : attendez.
reason-plan = Cela fait partie du plan : { $entry }.
reason-done = Rien d’autre ici ne vaut son prix.
reason-points = Environ { $number ->
    [one] 1 PV
   *[other] { $number } PV
 } de plus pour vous ce tour.
reason-against = { $player } marque environ { $number ->
    [one] 1 PV
   *[other] { $number } PV
 } de moins.
reason-income = Environ £{ $number } de revenu en plus par tour.
reason-saves = Il vous reste environ £{ $number } de plus.
reason-sum = £{ $number } à dépenser ce tour.
reason-denies = { $player } y gagnerait { $number ->
    [one] 1 PV
   *[other] { $number } PV
 } par tour.
setup-ways = Qui joue
