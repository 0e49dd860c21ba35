game-name = La guerre des Deux-Roses : Lancastre contre York
    .summary = Ordres secrets, corruption, batailles et parlements, 1450–1500 ; pour deux à quatre joueurs.

side-red = Rouge
side-yellow = Jaune
side-blue = Bleu
side-green = Vert
side-lancaster = Lancastre
side-york = York

option-scenario = Joueurs
option-neville_strength = Force de Neville
option-neville_start = Départ de Neville
option-mid_wc_adjacent = Midlands et West Country adjacents
option-captain_presence = Le Capitaine de Calais donne une présence
option-cubes_per_person = Cubes d’une couleur sur une personne
option-shortage = Quand l’argent manque
option-tied_votes = Votes à égalité
option-titles = Vérification des titres

scenario-four = quatre joueurs en deux Maisons
    .summary = Lancastre et York, deux joueurs chacun ; votes et Roi à chaque tour
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
choice-se = Sud-Est
choice-ne = Nord de l’Angleterre
choice-one = un
choice-several = plusieurs
choice-skip = passer ce qui est trop cher
choice-stop = s’arrêter au premier article trop cher
choice-reigning = la Maison régnante reste
choice-no_king = pas de Roi ce tour
choice-at_once = après chaque carte
choice-after_phase = après chaque phase
choice-false = non
choice-true = oui

sources-seed = dit dans le livret de règles que suit cette édition
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
