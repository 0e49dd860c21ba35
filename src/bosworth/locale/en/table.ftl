# The table page, for all games.

map-closer = Zoom in
map-farther = Zoom out
map-whole = Whole map
map-keys = Drag to move, wheel or pinch to zoom; keys + − 0 and the arrows.
