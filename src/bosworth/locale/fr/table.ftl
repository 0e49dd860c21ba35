# La page de la table, pour tous les jeux.

map-closer = Zoom avant
map-farther = Zoom arrière
map-whole = Carte entière
map-keys = Glisser pour déplacer, molette ou pincement pour zoomer ; touches + − 0 et flèches.
