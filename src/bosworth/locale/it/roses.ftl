game-name = La guerra delle Due Rose: Lancaster contro York
    .summary = Ordini segreti, corruzione, battaglie e parlamenti, 1450–1500; per due-quattro giocatori.

# Players and Houses
side-red = Rosso
    .of = di Rosso
side-yellow = Giallo
    .of = di Giallo
side-blue = Blu
    .of = di Blu
side-green = Verde
    .of = di Verde
side-lancaster = Lancaster
    .of = di Lancaster
side-york = York
    .of = di York
side-none = nessuno
    .of = di nessuno

group-handicap = Handicap
option-scenario = Giocatori
option-neville_strength = Forza di Neville
option-neville_start = Partenza di Neville
option-mid_wc_adjacent = Midlands e West Country adiacenti
option-captain_presence = Il Capitano di Calais dà presenza
option-cubes_per_person = Cubetti di un colore su una Personalità
option-shortage = Quando il denaro manca
option-tied_votes = Voti in parità
option-titles = Controllo dei Riconoscimenti
option-favoured = Chi ha un vantaggio
option-favour = In che cosa consiste

scenario-four = quattro giocatori in due Case Reali
    .summary = Lancaster e York, due giocatori ciascuno; voti e Re in ogni turno
scenario-three = tre giocatori
    .summary = Ognuno per sé, senza Case Reali
scenario-two = due giocatori
    .summary = Ognuno per sé, senza Case Reali
scenario-two_royal = due giocatori con Case Reali e Re
    .summary = Un giocatore per Casa Reale, con voti e Re
scenario-two_people = due persone, ognuna con entrambi i posti di una Casa Reale
    .summary = Il gioco completo per quattro, una Casa Reale a persona
choice-10 = 10
choice-8 = 8
choice-wc = West Country
choice-se = South East England
choice-ne = Northern England
choice-one = uno
choice-several = più d’uno
choice-skip = saltare ciò che è troppo caro
choice-stop = fermarsi al primo acquisto troppo caro
choice-reigning = la Casa Reale regnante resta
choice-no_king = nessun Re in questo turno
choice-at_once = dopo ogni carta
choice-after_phase = dopo ogni fase
choice-false = no
choice-true = sì
choice-nobody = nessuno
choice-red = { side-red }
choice-yellow = { side-yellow }
choice-blue = { side-blue }
choice-green = { side-green }
choice-lancaster = { side-lancaster }
choice-york = { side-york }
choice-favour-one = £5 in più a ogni fase Entrate
choice-favour-two = £10 in più a ogni fase Entrate
quiet-when = mentre si scrivono gli ordini

sources-rulebook = detto nel regolamento che questa edizione segue
sources-public = da altre pubblicazioni
sources-reconstructed = ricostruito da noi
count-regions = { $number ->
    [one] { $number } valore di zona
   *[other] { $number } valori di zone
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
    [one] { $number } Riconoscimento
   *[other] { $number } Riconoscimenti
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

# Regions and sea zones: a place in a sentence is “in”, “to” or “from” somewhere.
area-nm = Northern Marches
    .in = nelle Northern Marches
    .to = verso le Northern Marches
    .from = dalle Northern Marches
area-ne = Northern England
    .in = nel Northern England
    .to = verso il Northern England
    .from = dal Northern England
area-mid = Midlands
    .in = nelle Midlands
    .to = verso le Midlands
    .from = dalle Midlands
area-se = South East England
    .in = nel South East England
    .to = verso il South East England
    .from = dal South East England
area-wc = West Country
    .in = nel West Country
    .to = verso il West Country
    .from = dal West Country
area-wal = Galles
    .in = nel Galles
    .to = verso il Galles
    .from = dal Galles
area-nm_e = mare orientale delle Northern Marches
    .in = nel mare orientale delle Northern Marches
    .to = verso il mare orientale delle Northern Marches
    .from = dal mare orientale delle Northern Marches
area-ne_e = mare orientale del Northern England
    .in = nel mare orientale del Northern England
    .to = verso il mare orientale del Northern England
    .from = dal mare orientale del Northern England
area-mid_s = mare delle Midlands
    .in = nel mare delle Midlands
    .to = verso il mare delle Midlands
    .from = dal mare delle Midlands
area-se_s = mare del South East England
    .in = nel mare del South East England
    .to = verso il mare del South East England
    .from = dal mare del South East England
area-wc_s = mare del West Country
    .in = nel mare del West Country
    .to = verso il mare del West Country
    .from = dal mare del West Country
area-wal_s = mare del Galles
    .in = nel mare del Galles
    .to = verso il mare del Galles
    .from = dal mare del Galles
area-ne_w = mare occidentale del Northern England
    .in = nel mare occidentale del Northern England
    .to = verso il mare occidentale del Northern England
    .from = dal mare occidentale del Northern England
area-nm_w = mare occidentale delle Northern Marches
    .in = nel mare occidentale delle Northern Marches
    .to = verso il mare occidentale delle Northern Marches
    .from = dal mare occidentale delle Northern Marches
area-none = da nessuna parte
    .in = da nessuna parte
    .to = da nessuna parte
    .from = da nessuna parte

# Cards: “name” is how a sentence says it.
card-percy = Percy
    .of = di Percy
card-clifford = Clifford
    .of = di Clifford
card-plantagenet = Plantagenet
    .of = di Plantagenet
card-stanley = Stanley
    .of = di Stanley
card-mowbray = Mowbray
    .of = di Mowbray
card-de_la_pole = De la Pole
    .of = di De la Pole
card-stafford = Stafford
    .of = di Stafford
card-fitzalan = Fitzalan
    .of = di Fitzalan
card-neville = Neville
    .of = di Neville
card-beaufort = Beaufort
    .of = di Beaufort
card-tudor = Tudor
    .of = di Tudor
card-herbert = Herbert
    .of = di Herbert
card-bamburgh = Bamburgh
    .of = di Bamburgh
card-newcastle = Newcastle
    .of = di Newcastle
card-carlisle = Carlisle
    .of = di Carlisle
card-berwick = Berwick
    .of = di Berwick
card-pontefract = Pontefract
    .of = di Pontefract
card-york = York
    .of = di York
card-lincoln = Lincoln
    .of = di Lincoln
card-kingston = Kingston upon Hull
    .of = di Kingston upon Hull
card-kenilworth = Kenilworth
    .of = di Kenilworth
card-norwich = Norwich
    .of = di Norwich
card-leicester = Leicester
    .of = di Leicester
card-kings_lynn = King’s Lynn
    .of = di King’s Lynn
card-windsor = Windsor
    .of = di Windsor
card-london = Londra
    .of = di Londra
card-winchester = Winchester
    .of = di Winchester
card-sandwich = Sandwich
    .of = di Sandwich
card-carisbrooke = Carisbrooke
    .of = di Carisbrooke
card-bristol = Bristol
    .of = di Bristol
card-exeter = Exeter
    .of = di Exeter
card-plymouth = Plymouth
    .of = di Plymouth
card-harlech = Harlech
    .of = di Harlech
card-cardiff = Cardiff
    .of = di Cardiff
card-bangor = Bangor
    .of = di Bangor
card-pembroke = Pembroke
    .of = di Pembroke
card-bp_carlisle = Vescovo di Carlisle
    .name = il vescovo di Carlisle
    .of = del vescovo di Carlisle
card-bp_york = Arcivescovo di York
    .name = l’arcivescovo di York
    .of = dell’arcivescovo di York
card-bp_norwich = Vescovo di Norwich
    .name = il vescovo di Norwich
    .of = del vescovo di Norwich
card-bp_winchester = Vescovo di Winchester
    .name = il vescovo di Winchester
    .of = del vescovo di Winchester
card-bp_exeter = Vescovo di Exeter
    .name = il vescovo di Exeter
    .of = del vescovo di Exeter
card-bp_bangor = Vescovo di Bangor
    .name = il vescovo di Bangor
    .of = del vescovo di Bangor
card-sh_berwick = Nave di Berwick
    .name = la nave di Berwick
    .of = della nave di Berwick
card-sh_kingston = Nave di Kingston upon Hull
    .name = la nave di Kingston upon Hull
    .of = della nave di Kingston upon Hull
card-sh_kings_lynn = Nave di King’s Lynn
    .name = la nave di King’s Lynn
    .of = della nave di King’s Lynn
card-sh_sandwich = Nave di Sandwich
    .name = la nave di Sandwich
    .of = della nave di Sandwich
card-sh_plymouth = Nave di Plymouth
    .name = la nave di Plymouth
    .of = della nave di Plymouth
card-sh_pembroke = Nave di Pembroke
    .name = la nave di Pembroke
    .of = della nave di Pembroke
card-merc = Mercenari
    .name = una carta Mercenario
    .of = dei mercenari

title-admiral = Lord Alto Ammiraglio d’Inghilterra
title-archbishop = Arcivescovo di Canterbury
title-captain = Capitano di Calais
title-constable = Connestabile della Torre di Londra
title-warden = Guardiano dei Cinque Porti

type-noble = Nobile
type-castle = Castello Reale
type-large_town = Città Grande
type-bishop = Vescovo
type-town = Città
type-port = Porto
type-ship = Nave

# ---- Happenings

event-turn = Comincia il turno { $number }. Ordine di turno: { $order }.
event-house = { $player } gioca per la Casa Reale { $house-of }.
event-display = Carte esposte: { $cards }.
event-pick = { $player } prende { $card }.
event-mercenaries = { $player } riceve { $number ->
    [one] 1 mercenario.
   *[other] { $number } mercenari.
 }
event-boxed = { $cards-count ->
    [one] Nessuno ha voluto questa carta, che esce dal gioco
   *[other] Nessuno ha voluto queste carte, che escono dal gioco
 }: { $cards }.
event-income = { $player } riceve entrate per £{ $number }.
event-aid = { $player } prende l’Aiuto Francese: £{ $number }.
event-aid-declined = { $player } non chiede l’Aiuto Francese.
event-committed = { $player } ha finito il Grafico di Pianificazione.
event-sheet = Ordini di { $player }: { $entry }.
event-bid = { $player } paga £{ $number } per il Capitano di Calais.
event-captain = { $number ->
    [0] Nessuno ottiene il Capitano di Calais in questo turno.
   *[other] { $player } ottiene il Capitano di Calais, che sbarca { $region-in }.
 }
event-dropped = Ordine senza effetto di { $player }: { $entry }.
event-unpaid = { $player } non può pagare: { $entry }.
event-moved = { $card } ({ $player }) va { $from-from } { $to-to }.
event-sailed = { $card } ({ $player }) naviga { $from-from } { $to-to }.
event-white-placed = { $player } mette un cubetto bianco per { $card }.
event-attackers = { $player } attacca { $card } con { $number ->
    [one] 1 segnalino.
   *[other] { $number } segnalini.
 }
event-defenders = { $player } difende { $card } con { $number ->
    [one] 1 segnalino.
   *[other] { $number } segnalini.
 }
event-garrison = La guarnigione { $card-of } si unisce alla difesa: { $number }.
event-bribe-failed = { $player } tenta di corrompere { $card } ({ $victim }): un cubetto bianco ne preserva la lealtà.
event-bribe-won = { $player } corrompe { $card }: { $victim } perde la carta.
event-battle = Battaglia per { $card } ({ $victim }): { $player } attacca in { $attackers } contro { $defenders }.
event-repelled = { $victim } tiene { $card }.
event-conquered = { $player } conquista { $card }.
event-neutral = Non resta nessuno a { $card }: il Luogo diventa neutrale.
event-title = { $player-id ->
    [none] { $title }: il riconoscimento torna sul tabellone.
   *[other] { $player } diventa { $title }.
 }
event-region = { $region }: { $strengths }. { $second-id ->
    [none] { $first } è primo, da solo.
   *[other] { $first } è primo, { $second } secondo.
 }{ $decided ->
    [noble] {" "}Pareggio: decidono i Nobili più forti.
    [castle] {" "}Pareggio: decide il Castello Reale.
    [large_town] {" "}Pareggio: decide la Città Grande.
    [bishop] {" "}Pareggio: decide il Vescovo.
    [town] {" "}Pareggio: decide la Città.
    [port] {" "}Pareggio: decide il Porto.
    [ship] {" "}Pareggio: decidono le Navi.
    [order] {" "}Pareggio: decide l’ordine di turno.
   *[other] {""}
 }
event-region-empty = { $region }: nessuno ha punti controllo.
event-vote = { $region }: i voti vanno a { $house } (Lancaster { $lancaster } CP, York { $york } CP).{ $decided ->
    [noble] {" "}Pareggio: decidono i Nobili più forti.
    [castle] {" "}Pareggio: decide il Castello Reale.
    [large_town] {" "}Pareggio: decide la Città Grande.
    [bishop] {" "}Pareggio: decide il Vescovo.
    [town] {" "}Pareggio: decide la Città.
    [port] {" "}Pareggio: decide il Porto.
    [ship] {" "}Pareggio: decidono le Navi.
    [order] {" "}Pareggio: decide l’ordine di turno.
   *[other] {""}
 }
event-king = { $house-id ->
    [none] Nessuna Casa Reale ha più voti dell’altra: nessun Re in questo turno
   *[other] Il Parlamento incorona il Re { $house-of }
 } (Lancaster { $lancaster } voti, York { $york }).
event-title-points = { $player } segna { $number } VP come { $title }.
event-trade = { $player } segna { $number } VP di Bonus Commerciale: { $card } con la sua Nave.
event-church = { $player } segna { $number } VP di Bonus Ecclesiastico: { $card } con il suo Vescovo.
event-turn-end = Punteggi dopo il turno { $number }: { $scores }.
event-game-end = La partita è finita; vincitore: { $players }.
event-resigned = Un giocatore si arrende; vincitore: { $players }.

# ---- Heralds: great moments, and a sentence of the time

herald-king = Il Parlamento incorona il re { $house-of }
    .quote = Tutta l’acqua del mare in tempesta
        non può lavare l’unguento da un re consacrato.
    .source = Shakespeare, Riccardo II, III 2
herald-game-end = Vittoria: { $players }
    .quote = La rosa rossa e la bianca sono sul suo volto,
        colori fatali delle nostre case in lotta.
    .source = Shakespeare, Enrico VI, parte terza, II 5
herald-resigned = Vittoria: { $players }

# ---- What has hit this seat since it acted last

hit-bribe-failed = Non sei riuscito a corrompere { $card } ({ $victim }): un cubetto bianco ne ha preservato la lealtà.
hit-bribe-won = { $player } ti ha sottratto { $card } con la corruzione: { $place ->
    [0] non ti resta nulla { $region-in }.
    [1] sei ancora primo { $region-in }.
    [2] ora sei secondo { $region-in }.
    [3] ora sei terzo { $region-in }.
   *[other] ora sei quarto { $region-in }.
 }
hit-repelled = { $player } ti ha attaccato: { $card }, { $attackers } contro { $defenders }; il Luogo resta tuo.
hit-conquered = { $player } ti ha preso { $card }, in { $attackers } contro { $defenders }.
hit-neutral = { $player } ti ha attaccato: { $card }, { $attackers } contro { $defenders }; il Luogo è diventato neutrale.
hit-title = Non sei più { $title }.

# ---- What to do now (prompt), and whom one waits for (wait)

prompt-over = La partita è finita. Vincitore: { $players }. Punteggi: { $scores }.
prompt-draft = { $player }, turno { $number }: prendi una carta.
wait-draft = { $player } prende una carta del turno { $number }.
prompt-aid = { $player }: l’Aiuto Francese ti darebbe £{ $number }, una volta per partita. Chiederlo ora?
wait-aid = { $player } decide dell’Aiuto Francese (£{ $number }).
wait-planning = Pianificazione segreta in corso: { $players }.
prompt-bid = { $player }, Pianificazione: un’offerta per il Capitano di Calais? Hai £{ $cash }.
prompt-amount = { $player }: quanto offri? Hai £{ $cash }, e l’offerta si paga in ogni caso.
prompt-nobles = { $player }, Pianificazione: sposta Nobili, ognuno in una zona adiacente.
prompt-ships = { $player }, Pianificazione: sposta Navi, di una o due zone marittime.
prompt-troops = { $player }, Pianificazione: colloca Truppe a £{ $price }, una alla volta; { $number ->
    [0] non ne restano.
    [one] ne resta 1.
   *[other] ne restano { $number }.
 } All’inizio avevi £{ $cash }.
prompt-mercenaries = { $player }, Pianificazione: colloca Mercenari, gratis; { $number ->
    [0] non ne restano.
    [one] ne resta 1.
   *[other] ne restano { $number }.
 }
prompt-white = { $player }, Pianificazione: i cubetti bianchi tengono leali le tue Personalità; { $number ->
    [0] non ne restano.
    [one] ne resta 1.
   *[other] ne restano { $number }.
 }
prompt-black = { $player }, Pianificazione: i cubetti neri corrompono le Personalità altrui; { $number ->
    [0] non ne restano.
    [one] ne resta 1.
   *[other] ne restano { $number }.
 }

# ---- Offers

offer-pick = { $card-label } – { $type }, { $region }: { $cp } CP{ $number ->
    [0] {""}
   *[other] , entrate £{ $number }
 }
offer-hire = { $card-label } – { $number ->
    [one] 1 segnalino
   *[other] { $number } segnalini
 } in questo turno
offer-aid = Prendere £{ $number } di Aiuto Francese
offer-decline = Tenere il gettone per dopo
offer-bid = Offrire per il Capitano di Calais, che sbarcherebbe { $region-in }
offer-amount = £{ $number }
offer-move = { $card-label } { $to-to }{ $role ->
    [own] {""}
   *[other] {" "}(senza effetto)
 }
offer-sail = { $card-label } { $to-to }{ $role ->
    [own] {""}
   *[other] {" "}(senza effetto)
 }
offer-troop = { $role ->
    [own] Difendere { $card-label }
    [none] { $card-label } (di nessuno)
   *[other] Attaccare { $card-label } ({ $victim })
 }: £{ $cost }
offer-mercenary = { $role ->
    [own] Mercenario: difendere { $card-label }
    [none] Mercenario: { $card-label } (di nessuno)
   *[other] Mercenario: attaccare { $card-label } ({ $victim })
 }
offer-white = Cubetto bianco per { $card }{ $role ->
    [own] {""}
    [none] {" "}(di nessuno)
   *[other] {" "}({ $victim })
 }: £{ $cost }
offer-black = Cubetto nero contro { $card }{ $role ->
    [own] {" "}(già tuo)
    [none] {" "}(di nessuno)
   *[other] {" "}({ $victim })
 }: £{ $cost }
offer-next = { $part ->
    [bid] Nessuna offerta; avanti con i Nobili
    [nobles] Avanti con le Navi
    [ships] Avanti con le Truppe
    [troops] Avanti con i Mercenari o i cubetti bianchi
    [mercenaries] Avanti con i cubetti bianchi
   *[white] Avanti con i cubetti neri
 }
offer-stray = Un ordine senza effetto, che non costa nulla
offer-commit = Finire la pianificazione

heading-move = Nobili
heading-sail = Navi

entry-none = nulla
entry-bid = £{ $number } per il Capitano di Calais { $region-in }
entry-amount = £{ $number }
entry-move = { $card-label } { $to-to }
entry-sail = { $card-label } { $to-to }
entry-troop = { $number } × Truppa a { $card-label }
entry-mercenary = { $number } × Mercenario a { $card-label }
entry-white = { $number ->
    [one] cubetto bianco per { $card }
   *[other] { $number } cubetti bianchi per { $card }
 }
entry-black = { $number ->
    [one] cubetto nero contro { $card }
   *[other] { $number } cubetti neri contro { $card }
 }

# ---- What an offer would bring

outlook-pick = { $place ->
    [1] Saresti primo { $region-in } con { $cp } CP.
    [2] Saresti secondo { $region-in } con { $cp } CP.
   *[other] Avresti { $cp } CP { $region-in }.
 }
outlook-hire = { $number ->
    [one] 1 Truppa gratuita, del valore di £{ $cost }.
   *[other] { $number } Truppe gratuite, del valore di £{ $cost }.
 }
outlook-aid = In questo turno avresti £{ $cash }.
outlook-bid = Se vinci: { $cp } CP { $region-in } e { $number } VP. L’offerta si paga in ogni caso.
outlook-move = { $cp } CP { $region-in }, e potrai attaccarvi.
outlook-sail = { $cp } CP { $region-in }.
outlook-defend = Con la guarnigione di { $garrison } il Luogo avrebbe { $number } difensori.
outlook-attack = Guarnigione { $garrison }: servono { $number } segnalini se nessuno difende. Questo è il numero { $placed }.
outlook-white = Sventa una corruzione, che costerebbe £{ $cost } a un avversario.
outlook-black = £{ $cost }: { $cp } CP { $region-in } passano a te, se nessun cubetto bianco protegge { $card }.
outlook-void = Non fa nulla e non costa nulla.

gain-bonus = +{ $number } VP a turno, con { $card }
gain-title = ti rende { $title }: +{ $number } VP{ $victim-id ->
    [none] {""}
   *[other] , tolto a { $victim }
 }
deny-bonus = toglie +{ $number } VP a turno a { $player }, che ha { $card }
deny-title = impedisce a { $players } di diventare { $title }

# ---- Why not

refuse-owned = { $card } appartiene a { $player }.
refuse-gone = { $card }: la carta è uscita dal gioco e resta neutrale.
refuse-unseen = { $card }: la carta non è esposta.
refuse-neutral = { $card } non è di nessuno: il Luogo non si può né attaccare né difendere.
refuse-nobody = { $card } non è di nessuno: nessuno da corrompere o da tenere leale.
refuse-presence = { $card }: non sei presente { $region-in }. Serve un tuo Luogo, Vescovo o Nobile, o un Nobile che vi si sposti.
refuse-apart = { $card } non può andare { $from-from } { $to-to }: le zone non sono adiacenti.
refuse-far = { $card } non può navigare { $from-from } { $to-to }: al massimo due zone marittime.
refuse-troop = Tutte le { $number } Truppe sono già nella pianificazione.
refuse-mercenary = Tutti i tuoi Mercenari ({ $number }) sono già nella pianificazione.
refuse-white = Tutti i { $number } cubetti bianchi sono già nella pianificazione.
refuse-black = Tutti i { $number } cubetti neri sono già nella pianificazione.

# ---- The board

board-turn = Turno { $number } di { $of }
board-you = Giochi con { $players }.
board-onlooker = Sei spettatore.
board-everything = Tutto è visibile.
board-kings = Re: { $list }
board-king = turno { $number } { $house }
board-titles = Riconoscimenti Speciali: { $list }
board-title = { $title } – { $player }
board-display = Carte esposte: { $cards }
board-neutral = Neutrali, esposte al prossimo turno: { $cards }
board-deck = Carte nel mazzo: { $number }; Mercenari nella riserva: { $stack }
board-region = { $region } – { $votes } voti; primo { $one } VP, secondo { $two } VP{ $house-id ->
    [none] {""}
   *[other] ; voti attuali: { $house }
 }
board-locations = Luoghi
board-nobles = Nobili
board-ships = Navi
board-owned = { $card-label } ({ $type }, { $cp } CP) – { $player }
board-noble = { $card-label } { $cp } – { $player }
board-person = { $card-label } – { $player }
board-free = di nessuno: { $cards }

head-player = Giocatore
head-house = Casa Reale
head-score = VP
head-cash = Denaro
head-mercenaries = Mercenari
head-aid = Aiuto Francese
head-cards = Carte
head-entry = Ordine
head-cost = Costo
head-result = Esito
head-region = Zona
head-decided = Deciso da
head-votes = Voti
player-order = { $number }. { $player }
aid-left = sì
aid-used = usato

sheet-title = Grafico di Pianificazione di { $player }
sheet-void = senza effetto e senza costo
sheet-unpaid = { $number ->
    [one] 1 saltato per mancanza di denaro
   *[other] { $number } saltati per mancanza di denaro
 }
sheet-done = valido
sheet-money = Denaro: £{ $cash }; la pianificazione costa £{ $cost }; restano £{ $left }.
sheet-short = Denaro insufficiente: servirebbero altre £{ $missing } per pagare tutto.

parliament-title = Parlamento del turno { $number }
parliament-points = { $cp } CP (+{ $points })
parliament-strength = { $cp } CP
parliament-votes = { $house } { $number }
parliament-total-votes = Lancaster { $lancaster }, York { $york }
parliament-king = Re
parliament-titles = Riconoscimenti Speciali
parliament-trade = Bonus Commerciale
parliament-church = Bonus Ecclesiastico
parliament-sum = Questo turno
parliament-score = Punti Vittoria
decided-alone = da solo
decided-cp = Punti Controllo
decided-noble = pareggio: Nobili
decided-castle = pareggio: Castello Reale
decided-large_town = pareggio: Città Grande
decided-bishop = pareggio: Vescovo
decided-town = pareggio: Città
decided-port = pareggio: Porto
decided-ship = pareggio: Navi
decided-order = pareggio: ordine di turno

look-empty = Qui nessuno possiede nulla.
look-strengths = Punti Controllo allo stato attuale: { $strengths }
look-cards = Qui potresti prendere: { $cards }
border-lands = Zone adiacenti: { $areas }
border-seas = Zone marittime: { $areas }
facts-asset = { $type }, { $region }; { $cp } CP
facts-income = entrate £{ $number }
facts-garrison = guarnigione { $number }
facts-price = un cubetto bianco costa £{ $white }, uno nero £{ $black }
facts-pair = con { $card-label }: +{ $number } VP per lo stesso proprietario
facts-owner = proprietario: { $player }
facts-place = ora { $region-in }
facts-mercenaries = { $number ->
    [one] 1 segnalino
   *[other] { $number } segnalini
 } in questo turno, Truppe gratuite che si possono tenere

# ---- The board in the browser

roses-map = Mappa dell’Inghilterra e del Galles
roses-panel = Accanto alla mappa
roses-tracks = Turni, fasi e giocatori
roses-phases = Fasi del turno
roses-tab-map = Mappa
roses-tab-draft = Scelta
roses-tab-orders = Ordini
roses-tab-stage = Risoluzione
roses-tab-cards = Possedimenti
roses-tab-parliament = Parlamento
phase-order = Ordine di turno
phase-draft = Scelta delle carte
phase-income = Entrate
phase-planning = Pianificazione
phase-deployment = Disposizione
phase-bribery = Corruzione
phase-combat = Combattimento
phase-parliament = Parlamento
phase-over = Fine della partita
turn-short = Turno { $number }
turn-numeral = { $number ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] V
 }
king-of = Turno { $number }: Re { $house-of }
no-king = nessun Re
scores-now = Tracciato dei punti: { $scores }
stock-deck = carte nel mazzo
stock-mercenaries = Mercenari nella riserva
title-free = { $title }: di nessuno
points-short = VP
cp-short = CP
worth-cp = { $number } CP
aid-explained = Fino a £{ $number }: quanti sono i punti di distacco dal primo; una volta per partita.
head-order = Ordine di turno
player-house = { $player }, Casa Reale { $house-of }
player-ready = pronto
income-tip = entrate £{ $number } a turno
plaque-tip = { $votes } voti; primo { $one } VP, secondo { $two } VP
map-nm_e = Mare delle Marches
map-ne_e = Mare di Northern England
map-mid_s = Mare delle Midlands
map-se_s = Mare del Sud-Est
map-wc_s = Mare dell’Ovest
map-wal_s = Mare del Galles
map-ne_w = Mare occidentale
map-nm_w = Solway
map-calais = Calais
short-mid = Midlands
short-se = Sud-Est
display-title = Carte del turno { $number }
display-rest = Le carte che nessuno prende escono dal gioco.
draft-take = Prendi { $card }
draft-queue = Chi prende una carta e quando
holdings-gone = Fuori dal gioco, neutrali per sempre: { $cards }
look-nobody = nessuno
parliament-now = Ora
parliament-which = Quale parlamento
parliament-if-now = Se il Parlamento si riunisse ora:
parliament-with-orders = Con i tuoi ordini, se nessun altro ne desse (prima → dopo):
parliament-regions = Zone
end-winner = { $count ->
    [one] Vince: { $players }
   *[other] Vittoria condivisa: { $players }
 }
end-sources = Da dove viene ogni punto, turno per turno
end-plot = Punteggi nel corso dei turni
plan-prompt = { $player }: da’ gli ordini sulla mappa o nell’elenco, poi di’ che sei pronto.
plan-held = { $card }: tocca una destinazione illuminata.
plan-done = I tuoi ordini sono pronti. Si attendono gli altri.
plan-suggested = { $count ->
    [0] Un bot non scriverebbe alcun ordine.
    [one] Un bot scriverebbe un ordine, per £{ $cost }: { $orders }.
   *[other] Un bot scriverebbe { $count } ordini, per £{ $cost } in tutto: { $orders }.
}
sheet-heading = Grafico di Pianificazione
sheet-secret = Nessuno lo vede prima che tutti siano pronti.
sheet-suggested = Scrivili per me
sheet-ready = Pronto
sheet-unready = Non ancora pronto
sheet-waiting = Gli ordini sono dati. Puoi ancora riprenderli.
sheet-clear = Cancella
sheet-stray = permettere ordini senza effetto (un bluff gratuito)
sheet-stay = resta
sheet-void-group = senza effetto
sheet-back = riprendere: { $card }
sheet-move-label = Destinazione: { $card }
sheet-nobles = Nobili
sheet-ships = Navi
sheet-attack = Attaccare
sheet-defend = Difendere
sheet-bribe = Corrompere
sheet-loyal = Tenere leali
sheet-calais = Capitano di Calais
sheet-nobles-none = Non hai Nobili.
sheet-ships-none = Non hai Navi.
sheet-attack-none = Nessun Luogo altrui è alla tua portata.
sheet-defend-none = Non hai Luoghi.
sheet-bribe-none = Nessun altro ha Nobili, Vescovi o Navi.
sheet-loyal-none = Non hai Nobili, Vescovi o Navi.
sheet-calais-none = Non hai denaro da offrire.
purse-cash = £{ $number }
purse-cost = ordini £{ $number }
purse-left = restano £{ $number }
purse-dropped = Saltati per mancanza di denaro, in questo ordine
row-attack = guarnigione { $garrison }: ne servono { $number }
row-defend = guarnigione { $garrison }: { $number } difensori
step-troop = Truppe: { $card }
step-mercenary = Mercenari: { $card }
step-white = Cubetto bianco: { $card }
step-black = Cubetto nero: { $card }
unit-troop = £{ $cost }
unit-mercenary = gratis
unit-white = £{ $cost }
unit-black = £{ $cost }
bid-explained = L’offerta più alta vince { $cp } CP e { $number } VP; tutte si pagano.
bid-where = Dove sbarcherebbe il Capitano
bid-amount = Offerta
details-title = { $title }: { $player }
details-zone = conta per { $region }
details-vote = voti: { $house }
details-with-orders = Con i tuoi ordini:
details-nobodys = di nessuno
details-from = ha cominciato { $region-in }
details-goals = può andare verso: { $areas }
details-close = Chiudi
stage-sheet = Si rivelano gli ordini di { $player }.

# ---- The rule behind each step of the resolution

rule-sheet = Tutte le pianificazioni si rivelano insieme.
rule-bid = Ogni offerta si paga, che vinca o no.
rule-captain = Vince l’offerta più alta; a parità il primo nell’ordine di turno. Il Capitano conta come un Nobile da 4.
rule-dropped = Gli ordini senza effetto non costano e non fanno nulla.
rule-unpaid = Si pagano prima i cubetti bianchi, poi i neri, poi le Truppe, ciascuno nell’ordine del Grafico Punti Controllo. Il resto è saltato.
rule-moved = Comincia l’ultimo nell’ordine di turno. Un Nobile va in una zona adiacente.
rule-sailed = Una Nave percorre al massimo due zone marittime e conta per la zona del suo mare.
rule-white-placed = Un cubetto bianco sventa una corruzione.
rule-attackers = Gli attaccanti attendono accanto al Luogo fino al combattimento.
rule-defenders = I difensori rinforzano la guarnigione.
rule-bribe-won = Nulla protegge la Personalità: la carta cambia subito di mano.
rule-bribe-failed = I due cubetti tornano; la Personalità non è più protetta.
rule-garrison = Alla prima battaglia la guarnigione si unisce ai difensori, una volta per turno.
rule-battle = Entrambi perdono il numero più piccolo.
rule-repelled = Restano difensori: il Luogo resta al suo proprietario.
rule-conquered = Restano attaccanti: il Luogo e la sua carta cambiano di mano.
rule-neutral = Non resta nessuno: il Luogo diventa neutrale e la carta torna nella prossima scelta.
rule-title = Almeno due, e più di chiunque altro: il riconoscimento vale 4 VP in Parlamento.
rule-region = Primo è chi ha più Punti Controllo; i pareggi seguono il Grafico Punti Controllo, prima i Nobili.
tie-explained = Punti Controllo pari: decide il primo di questi che differisce.
rule-region-empty = Senza Punti Controllo qui nessuno segna.
rule-vote = La Casa Reale con più Punti Controllo ha i voti della zona.
rule-king = La Casa Reale con più voti ha il Re: 5 VP a ciascuno dei suoi. In parità resta la Casa Reale regnante; senza alcun voto nessun Re.
rule-title-points = Ogni riconoscimento vale 4 VP, anche il Capitano di Calais.
rule-trade = Un Porto e la sua Nave nella stessa mano: 2 VP.
rule-church = Una città vescovile e il suo Vescovo nella stessa mano: 3 VP.
rule-turn-end = Il Capitano rientra, Truppe e cubetti tornano; Nobili e Navi restano dove sono.

# ---- Commands whose words differ in this game

help-choosing = Un numero sceglie dall’elenco; Invio lo mostra di nuovo. Anche le parole, per esempio «pick neville» o «move stafford wc», intere o con il loro inizio. «troop york x4» sceglie quattro volte.
command-look = guarda
    .text = guardare una zona, per esempio «guarda midlands»
command-borders = confini
    .text = che cosa confina con una zona, per esempio «confini galles»
command-blocks = carta blocks
    .text = che cosa dice una carta, per esempio «carta neville»

# ---- Help: the rule of each step in our own words

help-overview = Cinque turni, un trono
    .text = Ogni turno dura dieci anni: ordine di turno (prima il punteggio più basso), scelta delle carte, entrate, pianificazione segreta, disposizione, corruzione, combattimento, Parlamento. In Parlamento segnano i due giocatori più forti di ogni zona, le Case Reali ottengono voti, e quella che ne ha di più mette il suo Re sul trono. Contano anche riconoscimenti e bonus. Dopo cinque turni vince chi ha più punti vittoria. I compagni di una Casa Reale dividono il Re, non la vittoria.
help-assets = Che cosa si può possedere
    .text = Luoghi: Castello Reale 6 CP (guarnigione 3), Città Grande 4 (2), Città 3 (2), Porto 2 (1). Personalità: Nobili secondo lo scudo, Vescovi 3, Navi 2. Città, Porti, Vescovi e Navi danno entrate. I Luoghi si prendono con le Truppe, le Personalità con la corruzione. Un Porto con la sua Nave vale 2 VP, una Città Cattedrale con il suo Vescovo 3 VP. Almeno due Navi, Vescovi, Castelli o Porti, e più di chiunque altro, danno un riconoscimento da 4 VP.
help-draft = Scelta delle carte
    .text = Le carte si prendono in ordine di turno; nel primo turno un giro su due va all’indietro. La carta è subito tua. Una carta Mercenario dà segnalini, di più nei turni successivi; si tengono finché si usano. Le carte che nessuno prende escono dal gioco. I Luoghi diventati neutrali in battaglia tornano tra le carte esposte.
help-aid = Aiuto Francese
    .text = Dal secondo turno chi non è in testa può una volta per partita chiedere ai francesi tanto denaro quanti sono i punti di ritardo, al massimo £25. Aspetta un distacco maggiore, o prendi il denaro quando ti serve.
help-bid = Pianificazione: il Capitano di Calais
    .text = Chi offre di più ha il Capitano di Calais per questo turno: 4 punti controllo nella zona scelta, contati come un Nobile, e 4 VP. Tutte le offerte si pagano, anche quelle perdenti. In parità vince chi viene prima nell’ordine di turno. L’offerta si paga prima di tutto il resto.
help-amount = Pianificazione: la somma
    .text = Qualsiasi somma fino al tuo denaro. Si paga in ogni caso.
help-nobles = Pianificazione: i Nobili
    .text = Ogni Nobile può andare in una zona adiacente. Lì conta in Parlamento, e puoi attaccare sia da dove viene sia dove va. Nulla viene svelato prima che tutti abbiano finito.
help-ships = Pianificazione: le Navi
    .text = Ogni Nave può passare una o due zone marittime; non si gira attorno alla Scozia. Una Nave conta per la zona del suo mare, non dà presenza e può solo essere corrotta.
help-troops = Pianificazione: le Truppe
    .text = Ogni Truppa costa £3; ne hai 20. Mettile sui tuoi Luoghi per difendere, o su quelli altrui per attaccare, dove hai un Luogo, un Vescovo o un Nobile, anche se arriva solo ora. In battaglia le due parti perdono lo stesso numero; chi ne ha ancora tiene il Luogo, che diventa neutrale se non ne restano. Una guarnigione da 1 a 3 aiuta il proprietario.
help-mercenaries = Pianificazione: i Mercenari
    .text = I Mercenari sono Truppe gratuite. Quelli che collochi tornano alla riserva alla fine del turno; gli altri li tieni.
help-white = Pianificazione: i cubetti bianchi
    .text = Un cubetto bianco su un tuo Nobile, Vescovo o Nave sventa una corruzione. Costa i punti controllo del Nobile, o le entrate del Vescovo o della Nave. I cubetti bianchi si pagano prima dei neri, e questi prima delle Truppe.
help-black = Pianificazione: i cubetti neri
    .text = Un cubetto nero sul Nobile, Vescovo o Nave di un altro lo fa passare dalla tua parte, se nessun cubetto bianco lo protegge. Costa il doppio dei punti controllo o delle entrate. Comincia l’ultimo nell’ordine di turno: chi viene dopo può corrompere di nuovo la stessa Personalità. Ciò che non puoi pagare si salta, nell’ordine del Grafico Punti Controllo.
help-planning = Pianificazione
    .text = Tutti scrivono i loro ordini in segreto e nello stesso momento. Vengono svelati quando tutti hanno finito.
help-over = La fine
    .text = Vince chi ha più punti vittoria; poi la Casa Reale più spesso sul trono, poi i Nobili più forti, i Castelli e così via. La partita si può rivedere e i suoi dadi verificare.

# ---- Who plays

menu-seats-first = Tu giochi il primo posto, i bot gli altri
menu-seats-second = Tu giochi il secondo posto, i bot gli altri
menu-seats-both = Più giocatori davanti a questo schermo

# ---- Reasons of the bots

reason-none = Nessun motivo: va bene tutto.
reason-only-choice = Non c’è altra scelta.
reason-card = { $card } rende di più, ora e dopo.
reason-mercenaries = I Mercenari combattono gratis.
reason-aid = I francesi pagano abbastanza ora.
reason-wait = Il distacco può crescere: meglio aspettare.
reason-plan = Fa parte del piano: { $entry }.
reason-done = Nient’altro qui vale il suo prezzo.
reason-points = Circa { $number ->
    [one] 1 VP
   *[other] { $number } VP
 } in più per te in questo turno.
reason-against = { $player } ottiene circa { $number ->
    [one] 1 VP
   *[other] { $number } VP
 } in meno.
reason-income = Circa £{ $number } di entrate in più a turno.
reason-saves = Ti restano circa £{ $number } in più.
reason-sum = £{ $number } da spendere in questo turno.
reason-denies = { $player } ci guadagnerebbe { $number ->
    [one] 1 VP
   *[other] { $number } VP
 } a turno.
setup-ways = Chi gioca
