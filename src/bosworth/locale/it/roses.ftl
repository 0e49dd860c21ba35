game-name = La guerra delle Due Rose: Lancaster contro York
    .summary = Ordini segreti, corruzione, battaglie e parlamenti, 1450–1500; per due-quattro giocatori.

side-red = Rosso
side-yellow = Giallo
side-blue = Blu
side-green = Verde
side-lancaster = Lancaster
side-york = York

option-scenario = Giocatori
option-neville_strength = Forza di Neville
option-neville_start = Partenza di Neville
option-mid_wc_adjacent = Midlands e West Country adiacenti
option-captain_presence = Il Capitano di Calais dà presenza
option-cubes_per_person = Cubi di un colore su una persona
option-shortage = Quando il denaro manca
option-tied_votes = Voti in parità
option-titles = Controllo dei titoli

scenario-four = quattro giocatori in due Casate
    .summary = Lancaster e York, due giocatori ciascuno; voti e Re in ogni turno
scenario-three = tre giocatori
    .summary = Ognuno per sé, senza Casate
scenario-two = due giocatori
    .summary = Ognuno per sé, senza Casate
scenario-two_royal = due giocatori con Casate e Re
    .summary = Un giocatore per Casata, con voti e Re
scenario-two_people = due persone, ognuna con entrambi i posti di una Casata
    .summary = Il gioco completo per quattro, una Casata a persona
choice-10 = 10
choice-8 = 8
choice-wc = West Country
choice-se = Sud-Est
choice-ne = Inghilterra del Nord
choice-one = uno
choice-several = più d’uno
choice-skip = saltare ciò che è troppo caro
choice-stop = fermarsi al primo acquisto troppo caro
choice-reigning = la Casata regnante resta
choice-no_king = nessun Re in questo turno
choice-at_once = dopo ogni carta
choice-after_phase = dopo ogni fase
choice-false = no
choice-true = sì

sources-seed = detto nel regolamento che questa edizione segue
sources-public = da altre pubblicazioni
sources-reconstructed = ricostruito da noi
count-regions = { $number ->
    [one] { $number } valore di regione
   *[other] { $number } valori di regioni
}
count-seas = { $number ->
    [one] { $number } zona marittima
   *[other] { $number } zone marittime
}
count-kinds = { $number ->
    [one] { $number } valore di tipo
   *[other] { $number } valori di tipi
}
count-assets = { $number ->
    [one] { $number } valore di carta
   *[other] { $number } valori di carte
}
count-titles = { $number ->
    [one] { $number } titolo
   *[other] { $number } titoli
}
count-borders = { $number ->
    [one] { $number } confine
   *[other] { $number } confini
}
count-links = { $number ->
    [one] { $number } passaggio marittimo
   *[other] { $number } passaggi marittimi
}
count-drafts = { $number ->
    [one] { $number } numero della scelta
   *[other] { $number } numeri della scelta
}
count-numbers = { $number ->
    [one] { $number } altro numero
   *[other] { $number } altri numeri
}
