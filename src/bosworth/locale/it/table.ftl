# La pagina del tavolo, per tutti i giochi.

map-closer = Ingrandisci
map-farther = Rimpicciolisci
map-whole = Mappa intera
map-keys = Trascina per spostare, rotella o due dita per lo zoom; tasti + − 0 e frecce.
