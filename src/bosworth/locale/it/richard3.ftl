# Zone: in una frase un luogo è «in», «verso» o «da» qualche parte.
area-ireland = Irlanda
    .in = in Irlanda
    .to = verso l’Irlanda
    .from = dall’Irlanda
area-isle_of_man = Isola di Man
    .in = sull’Isola di Man
    .to = verso l’Isola di Man
    .from = dall’Isola di Man
area-scotland = Scozia
    .in = in Scozia
    .to = verso la Scozia
    .from = dalla Scozia
area-northumbria = Northumbria
    .in = in Northumbria
    .to = verso la Northumbria
    .from = dalla Northumbria
area-cumbria = Cumbria
    .in = in Cumbria
    .to = verso la Cumbria
    .from = dalla Cumbria
area-north_yorks = North Yorks
    .in = nel North Yorks
    .to = verso il North Yorks
    .from = dal North Yorks
area-east_yorks = East Yorks
    .in = nell’East Yorks
    .to = verso l’East Yorks
    .from = dall’East Yorks
area-south_yorks = South Yorks
    .in = nel South Yorks
    .to = verso il South Yorks
    .from = dal South Yorks
area-lancaster = Lancaster
    .in = a Lancaster
    .to = verso Lancaster
    .from = da Lancaster
area-caernarvon = Caernarvon
    .in = a Caernarvon
    .to = verso Caernarvon
    .from = da Caernarvon
area-chester = Chester
    .in = a Chester
    .to = verso Chester
    .from = da Chester
area-derby = Derby
    .in = a Derby
    .to = verso Derby
    .from = da Derby
area-lincoln = Lincoln
    .in = a Lincoln
    .to = verso Lincoln
    .from = da Lincoln
area-pembroke = Pembroke
    .in = a Pembroke
    .to = verso Pembroke
    .from = da Pembroke
area-powys = Powys
    .in = nel Powys
    .to = verso il Powys
    .from = dal Powys
area-hereford = Hereford
    .in = a Hereford
    .to = verso Hereford
    .from = da Hereford
area-warwick = Warwick
    .in = a Warwick
    .to = verso Warwick
    .from = da Warwick
area-leicester = Leicester
    .in = a Leicester
    .to = verso Leicester
    .from = da Leicester
area-rutland = Rutland
    .in = nel Rutland
    .to = verso il Rutland
    .from = dal Rutland
area-east_anglia = East Anglia
    .in = nell’East Anglia
    .to = verso l’East Anglia
    .from = dall’East Anglia
area-glamorgan = Glamorgan
    .in = nel Glamorgan
    .to = verso il Glamorgan
    .from = dal Glamorgan
area-gloucester = Gloucester
    .in = a Gloucester
    .to = verso Gloucester
    .from = da Gloucester
area-oxford = Oxford
    .in = a Oxford
    .to = verso Oxford
    .from = da Oxford
area-middlesex = Middlesex
    .in = nel Middlesex
    .to = verso il Middlesex
    .from = dal Middlesex
area-essex = Essex
    .in = nell’Essex
    .to = verso l’Essex
    .from = dall’Essex
area-somerset = Somerset
    .in = nel Somerset
    .to = verso il Somerset
    .from = dal Somerset
area-wilts = Wilts
    .in = nel Wilts
    .to = verso il Wilts
    .from = dal Wilts
area-sussex = Sussex
    .in = nel Sussex
    .to = verso il Sussex
    .from = dal Sussex
area-kent = Kent
    .in = nel Kent
    .to = verso il Kent
    .from = dal Kent
area-cornwall = Cornovaglia
    .in = in Cornovaglia
    .to = verso la Cornovaglia
    .from = dalla Cornovaglia
area-dorset = Dorset
    .in = nel Dorset
    .to = verso il Dorset
    .from = dal Dorset
area-france = Francia
    .in = in Francia
    .to = verso la Francia
    .from = dalla Francia
area-calais = Calais
    .in = a Calais
    .to = verso Calais
    .from = da Calais
area-pool = il pool
    .in = nel pool
    .to = nel pool
    .from = dal pool
area-prison = la prigione
    .in = in prigione
    .to = in prigione
    .from = di prigione

sea-irish_sea = Mare d’Irlanda
sea-north_sea = Mare del Nord
sea-english_channel = Manica

side-lancaster = Lancaster
    .of = di Lancaster
side-york = York
    .of = di York

# Blocchi: «name» è il nome in una frase, «form» la concordanza (m, f, mp).
block-henry_vi = Enrico VI
    .form = m
    .title = re Enrico VI
block-prince_edward = Principe Edoardo
    .name = il principe Edoardo
    .form = m
    .title = principe di Galles
block-arundel = Arundel
    .form = m
    .title = conte di Arundel
block-beaumont = Beaumont
    .form = m
    .title = visconte Beaumont
block-buckingham = Buckingham
    .form = m
    .title = duca di Buckingham
block-clarence = Clarence
    .form = m
    .title = duca di Clarence
block-clifford = Clifford
    .form = m
    .title = lord Clifford
block-devon = Devon
    .form = m
    .title = conte di Devon
block-essex = Essex
    .form = m
    .title = conte di Essex
block-exeter = Exeter
    .form = m
    .title = duca di Exeter
block-gloucester = Gloucester
    .form = m
    .title = duca di Gloucester
block-hastings = Hastings
    .form = m
    .title = lord Hastings
block-herbert = Herbert
    .form = m
    .title = lord Herbert
block-kent = Kent
    .form = m
    .title = conte di Kent
block-march = March
    .form = m
    .title = conte di March
block-norfolk = Norfolk
    .form = m
    .title = duca di Norfolk
block-northumberland = Northumberland
    .form = m
    .title = conte di Northumberland
block-oxford = Oxford
    .form = m
    .title = conte di Oxford
block-pembroke = Pembroke
    .form = m
    .title = conte di Pembroke
block-richmond = Richmond
    .form = m
    .title = conte di Richmond
block-rivers = Rivers
    .form = m
    .title = lord Rivers
block-rutland = Rutland
    .form = m
    .title = conte di Rutland
block-salisbury = Salisbury
    .form = m
    .title = conte di Salisbury
block-shrewsbury = Shrewsbury
    .form = m
    .title = conte di Shrewsbury
block-somerset = Somerset
    .form = m
    .title = duca di Somerset
block-stanley = Stanley
    .form = m
    .title = lord Stanley
block-suffolk = Suffolk
    .form = m
    .title = duca di Suffolk
block-warwick = Warwick
    .form = m
    .title = conte di Warwick
block-westmoreland = Westmoreland
    .form = m
    .title = conte di Westmoreland
block-wiltshire = Wiltshire
    .form = m
    .title = conte di Wiltshire
block-worcester = Worcester
    .form = m
    .title = conte di Worcester
block-york = York
    .name = il duca di York
    .form = m
    .title = duca di York
block-bristol_levy = Leva di Bristol
    .name = la leva di Bristol
    .form = f
    .title = leva cittadina di Bristol
block-coventry_levy = Leva di Coventry
    .name = la leva di Coventry
    .form = f
    .title = leva cittadina di Coventry
block-london_levy = Leva di Londra
    .name = la leva di Londra
    .form = f
    .title = leva cittadina di Londra
block-newcastle_levy = Leva di Newcastle
    .name = la leva di Newcastle
    .form = f
    .title = leva cittadina di Newcastle
block-norwich_levy = Leva di Norwich
    .name = la leva di Norwich
    .form = f
    .title = leva cittadina di Norwich
block-salisbury_levy = Leva di Salisbury
    .name = la leva di Salisbury
    .form = f
    .title = leva cittadina di Salisbury
block-york_levy = Leva di York
    .name = la leva di York
    .form = f
    .title = leva cittadina di York
block-canterbury_church = Chiesa di Canterbury
    .name = la chiesa di Canterbury
    .form = f
    .title = arcivescovado di Canterbury
block-york_church = Chiesa di York
    .name = la chiesa di York
    .form = f
    .title = arcivescovado di York
block-bombard = Bombarda
    .name = la bombarda
    .form = f
    .title = artiglieria d’assedio
block-french = Francesi
    .name = i Francesi
    .form = mp
    .title = mercenari francesi
block-scots = Scozzesi
    .name = gli Scozzesi
    .form = mp
    .title = mercenari scozzesi
block-welsh = Gallesi
    .name = i Gallesi
    .form = mp
    .title = mercenari gallesi
block-irish = Irlandesi
    .name = gli Irlandesi
    .form = mp
    .title = mercenari irlandesi
block-burgundian = Borgognoni
    .name = i Borgognoni
    .form = mp
    .title = mercenari borgognoni
block-calais = Guarnigione di Calais
    .name = la guarnigione di Calais
    .form = f
    .title = mercenari di Calais
block-rebel = Ribelli
    .name = i Ribelli
    .form = mp
    .title = ribelli
block-treason = Tradimento
    .name = la carta Tradimento
    .form = f
    .title = la carta Tradimento

# ---- Carte

card-force_march = Marcia forzata
    .text = evento, 1 punto: i blocchi di una zona muovono fino a 3 zone e possono attaccare; niente mare
card-muster = Adunata
    .text = evento: indica una zona; i tuoi blocchi possono raggiungerla da ogni parte
card-piracy = Pirateria
    .text = evento, 2 punti: solo movimenti per mare, che possono attaccare
card-plague = Peste
    .text = evento: ogni blocco nemico in una zona nemica con città perde un passo
card-surprise = Sorpresa
    .text = evento, 1 punto: i blocchi di una zona, uno in più per ogni confine; oppure un movimento per mare
card-treason = Tradimento
    .text = evento, 1 punto: i blocchi di una zona (o, con un’opzione, un movimento per mare); e un tiro di tradimento prima di una battaglia di questo turno
card-4 = 4
    .text = 4 punti azione
card-3 = 3
    .text = 3 punti azione
card-2 = 2
    .text = 2 punti azione

# ---- Avvenimenti

event-campaign = Inizia la campagna { $number } di { $of }: siamo nel { $year }.
event-hand = La tua mano: { $cards }.
event-turn = Inizia il turno { $number }.
event-card-chosen = { $side } ha scelto una carta.
event-cards = Si scoprono le carte: Lancaster { $lancaster }, York { $york }. Comincia { $side }.
event-hand-shown = { $side } mostra una mano debole e ne chiede un’altra: { $cards }.
event-hand-kept = { $side } tiene la sua mano.
event-hand-redrawn = Anche { $side } restituisce la sua mano.
event-player-turn = { $side } agisce con la carta { $card }: { $points ->
    [one] 1 punto azione.
   *[other] { $points } punti azione.
 }
event-turn-ended = { $side } termina il suo turno.
event-muster = { $side } si aduna { $area-in }.
event-plague = { $side } porta la peste: scoppia { $area-in }.
event-plague-loss = { $block } { $block-form ->
    [mp] perdono
   *[m] perde
 } un passo per la peste { $area-in }.
event-plague-loss-hidden = Un blocco { $side-of } perde un passo per la peste { $area-in }.
event-plague-toll = La peste { $area-in } è costata un passo a { $number ->
    [one] un blocco { $side-of }.
   *[other] ciascuno dei { $number } blocchi { $side-of }.
 }
event-move = { $block } { $block-form ->
    [mp] marciano
   *[m] marcia
 } { $from-from } { $to-to }.
event-move-hidden = Un blocco { $side-of } marcia { $from-from } { $to-to }.
event-sail = { $block } { $block-form ->
    [mp] navigano
   *[m] naviga
 } { $from-from } { $to-to } ({ $sea }).
event-sail-hidden = Un blocco { $side-of } naviga { $from-from } { $to-to } ({ $sea }).
event-recruit = { $block } { $block-form ->
    [f] è reclutata
    [mp] sono reclutati
   *[m] è reclutato
 } { $to-in }.
event-recruit-hidden = { $side } recluta un blocco { $to-in }.
event-regroup = { $block } { $block-form ->
    [mp] si riorganizzano
   *[m] si riorganizza
 } { $from-from } { $to-to }.
event-regroup-hidden = Un blocco { $side-of } si riorganizza { $from-from } { $to-to }.
event-home = { $block } { $block-form ->
    [mp] rientrano
   *[m] rientra
 } { $from-from } { $to-to }.
event-home-hidden = Un blocco { $side-of } rientra { $from-from } { $to-to }.
event-stay = { $block } { $block-form ->
    [mp] restano
   *[m] resta
 } a casa { $to-in }.
event-stay-hidden = Un blocco { $side-of } resta a casa { $to-in }.
event-banish = { $block } { $block-form ->
    [mp] lasciano
   *[m] lascia
 } l’esilio { $from-in } per il pool.
event-banish-hidden = Un blocco { $side-of } lascia l’esilio { $from-in } per il pool.
event-battle = Battaglia { $area-in }: attacca { $side }.
event-battle-line = { $side } schiera: { $blocks }.
event-round = Round { $number } della battaglia { $area-in }.
event-reserves = Arrivano le riserve { $side-of }: { $blocks }.
event-reserves-early = { $side } non ha più nessuno in linea; le riserve accorrono subito: { $blocks }.
event-roles-swapped = D’ora in poi l’attaccante è { $side }.
event-cut-off = { $block } non { $block-form ->
    [mp] possono ritirarsi { $area-from } e sono annientati.
    [f] può ritirarsi { $area-from } ed è annientata.
   *[m] può ritirarsi { $area-from } ed è annientato.
 }
event-battle-won = { $side } vince la battaglia { $area-in }.
event-treachery-succeeds = { $block } { $block-form ->
    [mp] tentano
   *[m] tenta
 } un tiro di tradimento contro { $target }: { $dice }, tutti pari – tradimento!
event-treachery-fails = { $block } { $block-form ->
    [mp] tentano
   *[m] tenta
 } un tiro di tradimento contro { $target }: { $dice }, non tutti pari; { $target } { $target-form ->
    [mp] restano fedeli.
   *[m] resta fedele.
 }
event-defects = { $block } { $block-form ->
    [mp] passano a { $side } e attendono
   *[m] passa a { $side } e attende
 } nella riserva.
event-eliminated = { $block } ({ $side }) { $block-form ->
    [f] è eliminata
    [mp] sono eliminati
   *[m] è eliminato
 } { $area-in }.
event-king-dead = Il re è morto. { $side } conserva la corona e nominerà il successore nella fase di rifornimento.
event-new-king = { $block } è ora re; si trova { $area-in }.
event-new-king-away = { $block } è ora re; non è ancora sulla mappa.
event-new-pretender = { $block } è ora il pretendente.
event-crowned = { $block } è incoronato re.
event-prisoner-freed = { $block } è libero { $area-in }.
event-retreat = { $block } { $block-form ->
    [mp] si ritirano
   *[m] si ritira
 } { $area-to }.
event-pass = { $block } { $block-form ->
    [mp] passano.
   *[m] passa.
 }
event-fire = { $block } { $block-form ->
    [mp] tirano e colpiscono
   *[m] tira e colpisce
 } con { $power } o meno: { $dice } – { $hits ->
    [0] nessun colpo.
    [one] 1 colpo a segno.
   *[other] { $hits } colpi a segno.
 }
event-charge = { $block } carica { $target } e colpisce con { $power } o meno: { $dice } – { $hits ->
    [0] nessun colpo.
    [one] 1 colpo a segno.
   *[other] { $hits } colpi a segno.
 }
event-reply = { $block } { $block-form ->
    [mp] rispondono
   *[m] risponde
 } contro { $target } con { $power } o meno: { $dice } – { $hits ->
    [0] nessun colpo.
    [one] 1 colpo a segno.
   *[other] { $hits } colpi a segno.
 }
event-hit = { $block } { $block-form ->
    [mp] perdono
   *[m] perde
 } { $steps ->
    [one] un passo.
   *[other] { $steps } passi.
 }
event-supply = Fase di rifornimento del turno { $number }.
event-captive = { $side } tiene un erede nemico e decide della sua vita.
event-execution = { $side } fa giustiziare il prigioniero { $area-in }: { $block }.
event-spared = { $side } risparmia il prigioniero.
event-minor-enters = { $block } diventa maggiorenne ed entra in gioco { $area-in } per { $side }.
event-overfull = { $side } ha troppi blocchi { $area-in }: { $number ->
    [one] uno di troppo.
   *[other] { $number } di troppo.
 }
event-starve = { $block } { $block-form ->
    [mp] perdono
   *[m] perde
 } un passo per la fame { $area-in }.
event-starve-hidden = Un blocco { $side-of } perde un passo per la fame { $area-in }.
event-scores = Nobili controllati: Lancaster { $lancaster }, York { $york }.
event-politics = Turno politico della campagna { $number }.
event-disband = { $block } { $block-form ->
    [mp] lasciano
   *[m] lascia
 } la campagna { $from-in } e { $block-form ->
    [mp] tornano
   *[m] torna
 } { $to-in }.
event-disband-hidden = Un blocco { $side-of } lascia la campagna { $from-in } e torna { $to-in }.
event-usurpation = Il pretendente ({ $side }) controlla { $pretender ->
    [one] 1 nobile
   *[other] { $pretender } nobili
 }, il re { $king }: usurpazione!
event-no-usurpation = Il pretendente ({ $side }) controlla { $pretender ->
    [one] 1 nobile
   *[other] { $pretender } nobili
 }, il re { $king }: il re conserva il trono.
event-homecoming-ends = La parte { $side-of } è tornata a casa.
event-win-resigned = { $other } si arrende: vince { $side }.
event-win-no-heirs = { $other } non ha più eredi: vince { $side }.
event-win-crown = { $side } ha la corona dopo l’ultima campagna e vince.
event-held = { $number ->
    [0] Alla fine { $side } non controlla più nessuno.
   *[other] Alla fine { $side } controlla { $number }: { $blocks }{ $middlesex ->
        [0] .
       *[other] {" "}e il Middlesex.
     }
 }

# ---- Heralds: great moments, and a sentence of the time

herald-campaign = La campagna del { $year }
    .quote = Ora l’inverno del nostro scontento
        si fa gloriosa estate per questo sole di York.
    .source = Shakespeare, Riccardo III, I 1
herald-defects = { $block } cambia bandiera
    .quote = Non fidarti di nessuno, per non essere tradito.
    .source = Shakespeare, Enrico VI, parte seconda, IV 4
herald-king-dead = Il re è morto
    .quote = In nome di Dio, sediamoci a terra
        e narriamo tristi storie della morte dei re.
    .source = Shakespeare, Riccardo II, III 2
herald-new-king = Viva il re: { $block }
    .quote = La mia corona è nel cuore, non sulla testa.
    .source = Shakespeare, Enrico VI, parte terza, III 1
herald-new-king-away = Viva il re: { $block }
    .quote = La mia corona è nel cuore, non sulla testa.
    .source = Shakespeare, Enrico VI, parte terza, III 1
herald-minor-enters = { $block } diventa maggiorenne
    .quote = Così saggi e così giovani, si dice, non vivono mai a lungo.
    .source = Shakespeare, Riccardo III, III 1
herald-usurpation = { $side } usurpa il trono
    .quote = Inquieto riposa il capo che porta una corona.
    .source = Shakespeare, Enrico IV, parte seconda, III 1
herald-crowned = { $block } è incoronato re d’Inghilterra
    .quote = Ancora una volta sediamo sul trono d’Inghilterra,
        riscattato col sangue dei nemici.
    .source = Shakespeare, Enrico VI, parte terza, V 7
herald-win-crown = { $side } ha vinto la guerra delle Due Rose
    .quote = Le ferite civili sono chiuse, la pace rivive.
    .source = Shakespeare, Riccardo III, V 5
herald-win-no-heirs = { $side } ha vinto: la stirpe { $other-of } è finita
    .quote = Al destino segnato nessuno sfugge.
    .source = Shakespeare, Riccardo III, IV 4
herald-win-resigned = { $side } ha vinto: { $other } depone le armi

# ---- What has hit this side since it acted last

hit-eliminated = Hai perso { $block } { $area-in }.
hit-king-dead = Il tuo re è morto.
hit-execution = { $side } ha fatto giustiziare { $block } { $area-in }.
hit-usurpation = Hai perso la corona: { $side } controlla { $pretender ->
    [one] 1 nobile
   *[other] { $pretender } nobili
 }, tu { $king }.
hit-defects = { $block } { $block-form ->
    [mp] hanno cambiato
   *[m] ha cambiato
 } parte { $area-in }: ora con { $side }.
hit-battle-won = Hai perso la battaglia { $area-in }.
hit-plague-toll = La peste è costata un passo { $number ->
    [one] al tuo blocco { $area-in }.
   *[other] a ciascuno dei tuoi { $number } blocchi { $area-in }.
 }

# ---- Che cosa fare adesso (prompt), e chi si aspetta (wait)

prompt-over = La partita è finita: ha vinto { $side }.
prompt-mulligan = { $side }: la tua mano è debole (13 punti o meno). Tenerla, o mostrarla e chiederne un’altra?
wait-mulligan = { $side } decide se chiedere una nuova mano.
prompt-mulligan_reply = { $side }: il nemico riceve una nuova mano. Tieni la tua, o la restituisci anche tu?
wait-mulligan_reply = { $side } decide se restituire anche la sua mano.
prompt-choose_card = { $side }, turno { $number }: scegli una carta in segreto. Un evento precede ogni carta azione; altrimenti comincia chi ha più punti.
wait-choose_card = { $side } sceglie una carta in segreto.
wait-choose_card-both = Le due parti scelgono una carta in segreto.
prompt-actions = { $side }: { $event ->
    [force_march] Marcia forzata: muovi i blocchi di una zona, fino a 3 zone ciascuno.
    [surprise] Sorpresa: muovi i blocchi di una zona (uno in più per confine), o fai un movimento per mare.
    [treason] Tradimento: muovi i blocchi di una zona; niente mare.
    [treason_sea] Tradimento: muovi i blocchi di una zona, o fai un movimento per mare.
    [piracy] Pirateria: fai movimenti per mare; possono attaccare.
   *[none] muovi i blocchi di una zona, manda un blocco per mare o recluta; ogni cosa costa 1 punto.
 } { $number ->
    [0] Non resta alcun punto: muovi ancora i blocchi delle zone già pagate, o termina.
    [one] Resta 1 punto.
   *[other] Restano { $number } punti.
 }
wait-actions = { $side } muove e recluta; { $number ->
    [one] resta 1 punto.
   *[other] restano { $number } punti.
 }
prompt-moving = { $block } { $block-form ->
    [mp] sono
   *[m] è
 } { $area-in }: proseguire (ancora { $number ->
    [one] 1 zona
   *[other] { $number } zone
 }) o fermarsi?
wait-moving = { $side } muove un blocco.
prompt-muster_area = { $side }: indica la zona dell’adunata, o termina.
wait-muster_area = { $side } sceglie la zona dell’adunata.
prompt-muster_moves = { $side }: muovi i blocchi che possono raggiungere l’adunata { $area-in }, poi termina.
wait-muster_moves = { $side } aduna blocchi { $area-in }.
prompt-plague = { $side }: scegli una zona nemica con città per la peste, o rinuncia.
wait-plague = { $side } sceglie dove scoppia la peste.
prompt-choose_battle = { $side }: scegli la prossima battaglia.
wait-choose_battle = { $side } sceglie la prossima battaglia.
prompt-treason = { $side }: prima della battaglia { $area-in } puoi usare il Tradimento contro un blocco nemico, o tenerlo per un’altra battaglia di questo turno.
wait-treason = { $side } può usare il Tradimento prima della battaglia { $area-in }.
prompt-battle_turn = { $side }, battaglia { $area-in }, round { $number } di 4: { $role ->
    [attack] attacchi; scegli che cosa fa uno dei tuoi blocchi.
   *[defend] difendi; scegli che cosa fa uno dei tuoi blocchi.
 }
wait-battle_turn = Battaglia { $area-in }, round { $number } di 4: { $side } { $role ->
    [attack] attacca e sceglie che cosa fa un blocco.
   *[defend] difende e sceglie che cosa fa un blocco.
 }
prompt-allocate_hits = { $side }: { $number ->
    [one] 1 colpo
   *[other] { $number } colpi
 } { $area-in }; i tuoi blocchi più forti sono pari: quale viene colpito?
wait-allocate_hits = { $side } sceglie il blocco che subisce { $number ->
    [one] il colpo
   *[other] i { $number } colpi
 } { $area-in }.
prompt-regroup = { $side }: hai vinto { $area-in }. Muovi se vuoi i tuoi blocchi nelle zone vicine, poi termina.
wait-regroup = { $side } può riorganizzarsi dopo la battaglia { $area-in }.
prompt-execute = { $side }: hai in mano { $block }, un erede nemico. Giustiziarlo o risparmiarlo?
wait-execute = { $side } decide della vita dell’erede prigioniero: { $block }.
prompt-heir_entry = { $side }: { $block } diventa maggiorenne. Dove entra in gioco?
wait-heir_entry = { $side } sceglie dove entra { $block }.
prompt-attrition = { $side }: troppi blocchi { $area-in }. Scegli un blocco che perde un passo; { $number ->
    [one] è l’ultimo.
   *[other] ne restano { $number } da scegliere.
 }
wait-attrition = { $side } sceglie i blocchi che soffrono la fame { $area-in }.
prompt-go_home = { $side }: manda a casa i tuoi blocchi, uno alla volta. { $role ->
    [king] Il re e i suoi eredi vanno ai loro scudi o nelle zone con corona, gli altri al proprio scudo.
   *[pretender] I tuoi eredi vanno in esilio, gli altri al proprio scudo.
 }
wait-go_home = { $side } manda a casa i suoi blocchi.
prompt-exile_excess = { $side }: troppi blocchi in esilio { $area-in }. Scegli un blocco che va nel pool; { $number ->
    [one] è l’ultimo.
   *[other] ne restano { $number } da scegliere.
 }
wait-exile_excess = { $side } sceglie chi deve lasciare l’esilio { $area-in }.

# ---- Scelte

offer-play = { $card } – { $card-text }
offer-redeal = Mostrare la mano e chiederne un’altra
offer-keep = Tenere la mano
offer-redraw = Restituire la mano e riceverne un’altra
offer-move = { $block } { $to-to }{ $enemies ->
    [0] {""}
    [one] {" "}(attacco contro 1 blocco)
   *[other] {" "}(attacco contro { $enemies } blocchi)
 }{ $cost ->
    [0] , gratis
   *[other] {""}
 }
offer-move-via = { $block } { $to-to } passando per { $via }
offer-stop = Fermarsi qui
offer-sea = { $block } { $to-to } per mare ({ $sea }){ $enemies ->
    [0] {""}
    [one] {" "}(attacco contro 1 blocco)
   *[other] {" "}(attacco contro { $enemies } blocchi)
 }{ $cost ->
    [0] , gratis
   *[other] {""}
 }
offer-recruit = { $block } { $to-in }
offer-end = Terminare e proseguire
offer-muster = Adunata { $area-in }
offer-plague = Peste { $area-in } contro { $enemies ->
    [one] 1 blocco
   *[other] { $enemies } blocchi
 }
offer-decline = Non adesso
offer-battle = Combattere { $area-in }
offer-treason = Tiro di tradimento contro { $target }
offer-fire = { $block }: tirare
offer-charge = { $block }: caricare { $target }
offer-treachery = { $block }: tiro di tradimento contro { $target }
offer-retreat = { $block }: ritirarsi { $to-to }
offer-pass = { $block }: passare
offer-hit = { $block } { $block-form ->
    [mp] subiscono
   *[m] subisce
 } i colpi
offer-regroup = { $block } { $to-to }
offer-execute = Giustiziarlo
offer-spare = Risparmiarlo
offer-enter = Entra { $area-in }
offer-reduce = { $block } { $block-form ->
    [mp] perdono
   *[m] perde
 } un passo
offer-go = { $block } { $to-to }
offer-banish = { $block } { $block-form ->
    [mp] vanno
   *[m] va
 } nel pool

heading-move = Per terra
heading-sea = Per mare
heading-recruit = Reclutare
heading-charge = Caricare
heading-treachery = Tiro di tradimento
heading-retreat = Ritirarsi
heading-regroup = Riorganizzarsi
heading-go = Tornare a casa

# ---- Il tabellone

region-north = Il Nord
region-midlands = Le Midlands
region-wales = Galles e Marche
region-east = Est e Sud-Est
region-west = Il Sud-Ovest
region-exile = Esilio e isole

board-date = Campagna { $number } di { $of }, { $year }, turno { $turn } di { $turns }
board-king = { $side }: { $number ->
    [one] 1 nobile
   *[other] { $number } nobili
 }, re { $block-label }
board-throne = { $side }: { $number ->
    [one] 1 nobile
   *[other] { $number } nobili
 }, la corona senza re
board-pretender = { $side }: { $number ->
    [one] 1 nobile
   *[other] { $number } nobili
 }, pretendente { $block-label }
board-you = Giochi con { $side }.
board-onlooker = Sei spettatore.
board-everything = Tutto è visibile.
board-hand = La tua mano: { $cards }
board-no-hand = La tua mano è vuota.
board-chosen = La tua carta di questo turno: { $card }
board-played = Giocate da { $side }: { $cards }
board-cards = { $side } ha in mano { $number ->
    [one] 1 carta
   *[other] { $number } carte
 }
board-points = Punti azione rimasti: { $number }
board-treason = { $side } può ancora usare il Tradimento.
board-pool = Pool { $side-of }: { $blocks }
board-pool-hidden = Pool { $side-of }: { $number ->
    [one] 1 blocco
   *[other] { $number } blocchi
 }
board-fallen = Fuori per questa campagna: { $blocks }
board-minors = Ancora minorenni: { $blocks }
board-prisoner = { $block } è prigioniero nel Middlesex.
board-dead = Morti: { $blocks }
board-vacant = vuote: { $areas }
board-nameless = { $side } – { $number ->
    [one] 1 blocco
   *[other] { $number } blocchi
 }{ $moved ->
    [0] {""}
    [one] {" "}({ $moved } mosso)
   *[other] {" "}({ $moved } mossi)
 }{ $reserve ->
    [0] {""}
   *[other] {" "}({ $reserve } in riserva)
 }
board-named = { $side } – { $list }
board-contested = battaglia: { $list }

mark-moved = movimento fatto
mark-reserve = riserva
mark-pirate = pirata
mark-acted = ha agito
mark-ready = deve agire
mark-king = re
mark-pretender = pretendente
mark-mover = in marcia

battle-title = Battaglia { $area-in }, round { $number } di 4
battle-attacks = Attacca { $side }
battle-defends = Difende { $side }
battle-reserve = Riserva
battle-blocks = { $number ->
    [one] 1 blocco
   *[other] { $number } blocchi
 }

look-crown = zona con corona
look-city = città con la sua leva: { $block-label }
look-cathedral = cattedrale: { $block-label }
look-shields = scudi: { $list }
shield-lancaster = eredi di Lancaster
shield-york = eredi di York
look-port = porto maggiore
look-seas = costa: { $seas }
look-no-sea = nessuna costa
look-wales = Galles
look-exile = zona d’esilio { $side-of }
look-limit = rifornisce { $number } blocchi
look-uncounted = non conta per l’usurpazione
look-recruits = Qui potresti reclutare adesso: { $blocks }
look-empty = Qui non c’è nessuno.

border-line = { $area }: { $colour ->
    [yellow] giallo, 4 blocchi
    [blue] blu, 3 blocchi
   *[red] rosso, 2 blocchi, che devono fermarsi
 }{ $number ->
    [0] {""}
    [one] {" "}({ $number } passato)
   *[other] {" "}({ $number } passati)
 }
border-none = Nessun confine di terra ({ $area }): ci si arriva per mare.

facts-title = { $block-label }: { $title }
facts-rating = { $side }, { $type }; forza { $number }, valore { $rating }
facts-first = { $rating } nel primo round di una battaglia, se non in riserva
facts-loyalty = lealtà { $number }: può cambiare parte
facts-loyal = non cambia mai parte
facts-rank = erede numero { $number }
facts-charges = l’erede più anziano in una battaglia può caricare
facts-rolls = può tentare un tradimento, una volta per battaglia
facts-homes = a casa in: { $areas }
facts-permanent = muore per sempre
facts-returns = se eliminato, torna nella campagna seguente
facts-landbound = non va mai per mare
facts-place = ora { $area-in }, forza { $number }
facts-pool = ora nel pool
facts-minor = ancora minorenne
facts-dead = morto
facts-offboard = serve l’altra parte

type-heir = erede
type-noble = nobile
type-church = chiesa
type-levy = leva cittadina
type-bombard = bombarda
type-mercenary = mercenari
type-rebel = ribelli

# ---- Scenari e opzioni

game-name = Riccardo III
    .summary = Lancaster e York si contendono la corona d’Inghilterra, 1460–1485: blocchi nascosti, carte, battaglie e tradimenti, per due.
scenario-1460 = La guerra delle Due Rose
    .summary = Tre campagne. Enrico VI è re; York attende in Irlanda e a Calais per invadere.
scenario-1470 = Il ritorno di Enrico VI
    .summary = Due campagne. Edoardo di March è re e tiene Enrico VI prigioniero a Londra.
scenario-1480 = Bosworth
    .summary = Una campagna. Riccardo di Gloucester è re, Richmond il pretendente; ciascuno è l’ultimo erede della sua casa.
group-handicap = Handicap
option-scenario = Scenario
option-hit_ties = Chi sceglie fra blocchi colpiti di pari forza
option-mulligan = Nuova mano per una mano debole (13 punti o meno)
option-bombard_sea = Le bombarde possono andare per mare
option-treason_sea = Il punto del Tradimento può servire per un movimento per mare
option-role_swap = I difensori la cui prima linea cade tutta nel primo round diventano gli attaccanti
option-warwick_barred = Warwick non può far tradire Northumberland e Westmoreland
option-exile_excess = Quanti blocchi in eccesso lasciano una zona d’esilio fra le campagne
option-campaigns_1470 = Campagne dello scenario 1470
option-pretender_1470 = Pretendente all’inizio del 1470
option-neville_shields_in_battle = I Neville combattono meglio anche agli scudi dei Neville morti
option-neville_homes = Dove tornano a casa i Neville
option-heir_shield_all = Ogni erede a uno scudo che può usare combatte meglio, non solo quello di grado più alto
option-crown_adds = Corona e scudo insieme danno due a un erede
option-senior_title = Un erede di grado più alto che ritorna prende subito il titolo
option-favoured = Chi ha un vantaggio
option-favour = In che cosa consiste
choice-random = il caso
choice-owner = il proprietario
choice-none = nessuna
choice-auto = ridistribuita da sé
choice-once = si può chiedere una volta per campagna
choice-true = sì
choice-false = no
choice-all = tutti
choice-one = uno
choice-1 = 1
choice-2 = 2
choice-own = ai propri scudi
choice-family = anche a quelli dei parenti morti e a Calais
choice-prince_edward = Principe Edoardo
choice-henry_vi = Enrico VI
choice-nobody = nessuno
choice-lancaster = { side-lancaster }
choice-york = { side-york }
choice-favour-one = un punto azione in più a ogni suo turno
choice-favour-two = due punti azione in più a ogni suo turno
preset-columbia = come nel gioco da tavolo stampato
sources-rulebook = indicati nel regolamento che questa edizione segue
sources-public = letti su immagini pubblicate della mappa, dei blocchi e delle carte, o sulle schede di scenario del gioco da tavolo
sources-reconstructed = ricostruiti da noi
count-areas = { $number ->
    [one] { $number } zona
   *[other] { $number } zone
 }
count-borders = { $number ->
    [one] { $number } confine
   *[other] { $number } confini
 }
count-blocks = { $number ->
    [one] { $number } blocco
   *[other] { $number } blocchi
 }
count-cards = { $number ->
    [one] { $number } tipo di carta
   *[other] { $number } tipi di carta
 }
count-numbers = { $number ->
    [one] { $number } altro numero
   *[other] { $number } altri numeri
 }
count-scenarios = { $number ->
    [one] { $number } scenario
   *[other] { $number } scenari
 }

# ---- Aiuto: la regola di ogni passo con parole nostre

help-overview = Due case, una corona
    .text = Una parte ha la corona (il re), l’altra la pretende (il pretendente). Una campagna ha sette turni: in ogni turno ciascuno sceglie una carta in segreto, poi chi ha la più alta muove e recluta, poi l’altro; quindi si combattono le battaglie, e le zone troppo piene perdono forze. Dopo sette turni viene il turno politico: chi controlla più nobili prende la corona. Vinci se sei re dopo l’ultima campagna, o subito quando il nemico non ha più eredi. Vedi i tuoi blocchi; di quelli nemici vedi solo dove stanno, finché non combattono.
help-blocks = I blocchi
    .text = Un blocco ha una forza (quanti dadi tira; ogni colpo gli toglie un passo) e un valore come B3: la lettera dice quando combatte (A per primo), il numero con quali dadi colpisce (3 o meno). Chi difende il proprio scudo, la propria cattedrale o città colpisce con uno in più; così anche gli eredi del re nelle zone con corona. Eredi, nobili fedeli e Neville muoiono per sempre; gli altri tornano nella campagna seguente.
help-mulligan = Una mano debole
    .text = Le tue sette carte hanno in tutto 13 punti azione o meno. Una volta per campagna puoi mostrarle e ricevere una nuova mano; poi il nemico può fare lo stesso.
help-mulligan_reply = Una mano debole
    .text = Il nemico ha mostrato una mano debole e ne riceve un’altra. Puoi tenere la tua o restituirla; tutte le carte non tenute si mescolano e si ridistribuiscono.
help-choose_card = Fase delle carte
    .text = Le due parti scelgono una carta in segreto, poi si scoprono. Le carte evento precedono le carte azione; altrimenti comincia chi ha più punti; in parità il pretendente. Cominciare vuol dire attaccare per primi e scegliere l’ordine delle battaglie; essere secondi vuol dire rispondere a ciò che si è visto. Hai sette carte per sette turni, non se ne pescano altre.
help-actions = Fase delle azioni
    .text = Ogni punto permette una cosa: tutti i blocchi di una zona muovono di una o due zone per terra; o un blocco va per mare a una costa amica o vuota dello stesso mare (due per un punto da porto maggiore a porto maggiore); o un blocco del tuo pool si schiera al suo scudo, nella sua città o cattedrale. Un confine giallo lascia passare 4 tuoi blocchi per turno, uno blu 3, uno rosso 2, che oltre il confine devono fermarsi. I blocchi si fermano dove incontrano il nemico: il primo confine usato è l’attacco principale, chi viene da altri resta in riserva fino al round 2. I tuoi attaccanti inchiodano altrettanti difensori. I punti non si conservano; termina quando vuoi.
help-moving = Fase delle azioni: un blocco in marcia
    .text = Un blocco muove di una o due zone (tre con Marcia forzata), mai subito indietro. Deve fermarsi dove sta il nemico e oltre un confine rosso. Puoi fermarlo qui o farlo proseguire.
help-muster_area = Evento: Adunata
    .text = Indica una zona amica o vuota. Ogni tuo blocco che può raggiungerla con un normale movimento di terra per zone amiche o vuote può venire. Niente mare, niente attacchi.
help-muster_moves = Evento: Adunata
    .text = Muovi quanti blocchi vuoi verso la zona indicata, una o due zone ciascuno; valgono i limiti dei confini. Poi termina.
help-plague = Evento: Peste
    .text = Scegli una zona con città tenuta solo dal nemico. Ogni blocco lì perde un passo; un blocco con un solo passo è eliminato. Puoi anche rinunciare.
help-choose_battle = Fase delle battaglie
    .text = Le battaglie si combattono una dopo l’altra dove entrambe le parti hanno blocchi. La parte che ha cominciato sceglie l’ordine. Conta: i vinti si ritirano nelle zone vicine e i vincitori si riorganizzano.
help-treason = Fase delle battaglie: Tradimento
    .text = La carta Tradimento dà un tiro di tradimento prima di una battaglia qualsiasi di questo turno. Scegli un blocco nemico con un numero di lealtà: si tirano altrettanti dadi; se sono tutti pari cambia parte e attende nella tua riserva. Puoi tenere il tiro per un’altra battaglia del turno.
help-battle_turn = Fase delle battaglie: il turno di un blocco
    .text = I blocchi agiscono nell’ordine A, B, C, D; con la stessa lettera prima il difensore. Un blocco tira un dado per passo; ogni dado pari o inferiore al suo numero è un colpo, e i colpi vanno al blocco nemico più forte. L’erede presente di grado più alto può caricare un blocco a sua scelta, che risponde se sopravvive. Il re, il pretendente e Warwick possono tentare ciascuno un tiro di tradimento per battaglia. Dal round 2 un blocco può ritirarsi e le riserve arrivano. Nel round 4 gli attaccanti possono solo ritirarsi, e sono perduti se non possono.
help-allocate_hits = Fase delle battaglie: colpi
    .text = I colpi vanno al tuo blocco più forte. Più blocchi sono pari: scegli quale li subisce, finché muore; il resto passa al più forte dopo di lui.
help-regroup = Fase delle battaglie: riorganizzazione
    .text = Il vincitore di una battaglia può muovere ogni suo blocco in una zona vicina amica o vuota; valgono i limiti dei confini. I blocchi che hanno attaccato con Pirateria vanno per il loro mare. Termina quando hai finito.
help-execute = Fase di rifornimento: un erede prigioniero
    .text = Un erede nemico è passato dalla tua parte (Exeter o Clarence). In ogni fase di rifornimento puoi farlo giustiziare. Allora conta come ucciso: un minorenne della sua casa ne prende il posto nella fase di rifornimento seguente, e una casa senza eredi ha perso.
help-heir_entry = Fase di rifornimento: un erede maggiorenne
    .text = Per ogni erede ucciso entra a piena forza il minorenne di grado più alto della sua casa: per il pretendente in una delle sue zone d’esilio, per il re in una zona con corona amica o vuota.
help-attrition = Fase di rifornimento: la fame
    .text = Una zona rifornisce 4 blocchi, con una città 5; Calais e la Francia 4, l’Irlanda e la Scozia 2, oltre ai mercenari del posto. Per ogni blocco di troppo, un blocco a tua scelta perde un passo.
help-go_home = Turno politico: il ritorno
    .text = Fra le campagne tutti i blocchi fuori dall’esilio tornano a casa. Gli eredi del pretendente vanno in esilio; il re e i suoi eredi ai loro scudi o nelle zone con corona; nobili e chiese al proprio scudo o cattedrale. Un blocco le cui case sono tutte in mano nemica va nel pool. Comincia la parte del pretendente.
help-exile_excess = Turno politico: esilio affollato
    .text = Prima della nuova campagna ogni zona d’esilio è riportata al suo limite. Scegli tu i blocchi che vanno nel pool; si potranno reclutare di nuovo.
help-over = La fine
    .text = Una parte vince quando il nemico non ha più eredi, o quando ha la corona dopo l’ultima campagna. Si può rivedere la partita e verificarne i dadi.

# ---- Chi gioca

menu-seats-first = Tu giochi Lancaster, un bot gioca York
menu-seats-second = Tu giochi York, un bot gioca Lancaster
menu-seats-both = Due persone davanti a questo schermo

# ---- Ragioni dei bot

reason-none = Nessuna ragione: una scelta vale l’altra.
reason-only-choice = Non c’è altra scelta.
reason-recruit-noble = { $block } conta per la corona e ti rafforza { $area-in }.
reason-recruit-troops = { $block } ti { $block-form ->
    [mp] rafforzano
   *[m] rafforza
 } { $area-in }.
reason-land = Lo sbarco { $area-in } apre una testa di ponte: { $block }.
reason-sail = { $block } { $block-form ->
    [mp] servono
   *[m] serve
 } di più { $area-in }.
reason-attack = Sei abbastanza forte per attaccare { $area-in }.
reason-hunt-heir = Un erede nemico può essere preso { $area-in }.
reason-reinforce = La battaglia { $area-in } ha bisogno di rinforzi.
reason-take-london = Il Middlesex conta per la corona quanto un nobile.
reason-position = { $block } { $block-form ->
    [mp] stanno
   *[m] sta
 } meglio { $area-in }.
reason-safety = { $block } è più al sicuro { $area-in }.
reason-end = Non c’è altro che valga la pena ora.
reason-not-useful = Non servirebbe.
reason-muster = I tuoi blocchi sono più forti insieme { $area-in }.
reason-plague = La peste colpisce { $number ->
    [one] 1 blocco nemico
   *[other] { $number } blocchi nemici
 } { $area-in }.
reason-card-strong = C’è molto da fare in questo turno, e { $card } ne permette di più.
reason-card-event = L’evento { $card } vale ora più dei punti azione.
reason-card-spare = C’è poco da fare in questo turno: { $card } basta, tieni le carte migliori.
reason-hand-poor = Una mano di { $points } punti è debole.
reason-hand-good = Una mano di { $points } punti basta.
reason-battle = Fra tutte le battaglie la tua è messa meglio { $area-in }.
reason-treason = { $target } { $target-form ->
    [mp] possono
   *[m] può
 } cambiare parte.
reason-keep-token = Il Tradimento può servire di più in un’altra battaglia.
reason-fire = { $block } { $block-form ->
    [mp] possono
   *[m] può
 } colpire il blocco nemico più forte.
reason-charge = { $block } può abbattere { $target }.
reason-treachery = { $block } può far passare { $target } dalla tua parte.
reason-retreat-heir = { $block } è un erede e deve vivere: è più al sicuro { $area-in }.
reason-retreat = La battaglia va male; da salvare { $area-in }: { $block }.
reason-hold-fire = Non c’è niente di meglio da fare per { $block }.
reason-sacrifice = È il sacrificio più lieve: { $block }.
reason-regroup = { $block } { $block-form ->
    [mp] stanno
   *[m] sta
 } meglio { $area-in }.
reason-execute = Questa morte indebolisce la casa nemica: { $block }.
reason-spare = { $block } ti serve di più da vivo.
reason-enter = Sarà al sicuro { $area-in }.
reason-starve = Sopporta meglio la perdita: { $block }.
reason-home = { $block } { $block-form ->
    [mp] stanno
   *[m] sta
 } meglio { $area-in }.
reason-banish = È la rinuncia più lieve: { $block }.
reason-played = È stato giocato così.
reason-aim-plain = Così i punti sono usati al meglio.
reason-aim-strike = Colpisci ora, prima che il nemico sia pronto.
reason-aim-lead = Guida i tuoi di persona: chi vacilla può passare a te.
reason-aim-hunt = Da’ la caccia agli eredi nemici.
reason-aim-call = Chiama i nobili: contano per la corona.
reason-aim-arm = Raccogli truppe per le battaglie a venire.
reason-aim-guard = Tieni eredi ed eserciti fuori pericolo.
reason-aim-london = Il Middlesex vale un nobile: prendilo e tienilo.
reason-aim-invade = Sbarca con tutti insieme, non uno alla volta.
reason-aim-gather = Prima raccogli le forze, poi sbarca con tutti insieme.
reason-aim-count = Assicurati il conteggio.
reason-figure-battle = La battaglia è vinta nel { $percent }% delle prove.
reason-figure-lost = Costa in media { NUMBER($number, minimumFractionDigits: 1) } passi invece di { NUMBER($against, minimumFractionDigits: 1) }.
reason-figure-taken = Il nemico perde in media { NUMBER($number, minimumFractionDigits: 1) } passi invece di { NUMBER($against, minimumFractionDigits: 1) }.
reason-figure-count = Il conteggio, il tuo meno l’altro: in media { NUMBER($number, minimumFractionDigits: 1) } invece di { NUMBER($against, minimumFractionDigits: 1) }.
reason-figure-heir = Un erede nemico cade nel { $percent }% delle prove invece che nel { $against }%.
reason-figure-own-heir = Un tuo erede cade nel { $percent }% delle prove invece che nel { $against }%.

# ---- Le probabilità di una battaglia

odds-title = Se attacchi
odds-win = { $chance ->
    [sure] > 99%
    [never] < 1%
   *[other] { $percent }%
 } di vincere la battaglia { $area-in }.
odds-lost = Passi persi, in media: { NUMBER($own, minimumFractionDigits: 1) } tuoi, { NUMBER($enemy, minimumFractionDigits: 1) } del nemico.
odds-death = { $block } cade: { $chance ->
    [sure] > 99%
    [never] < 1%
   *[other] { $percent }%
 }.
odds-exact = Calcolato fino all’ultimo dado.
odds-sampled = Combattuta { $number } volte.

# ---- Che cosa porterebbe un’azione

outlook-main = L’attacco principale, contro { $number ->
    [one] 1 blocco
   *[other] { $number } blocchi
 }
outlook-joins = Si unisce all’attacco principale, contro { $number ->
    [one] 1 blocco
   *[other] { $number } blocchi
 }
outlook-reserve = Arriva come riserva: combatte dal round 2
outlook-port = Da porto a porto: un secondo blocco può seguire gratis
outlook-noble = Controlleresti { $number ->
    [one] 1 nobile
   *[other] { $number } nobili
 }
outlook-only-home = Non c’è altra dimora da scegliere
outlook-battle = { $number ->
    [one] 1 tuo blocco
   *[other] { $number } tuoi blocchi
 } contro { $enemies }
outlook-fire = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
 }, colpisce con { $power ->
    [1] 1
   *[other] 1–{ $power }
 }, { $about ->
    [0] di rado un colpo
    [one] circa 1 colpo
   *[other] circa { $about } colpi
 } su { $blocks }{ $percent ->
    [0] {""}
   *[other] {" "}({ $percent }% di eliminare)
 }
outlook-charge = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
 }, colpisce con { $power ->
    [1] 1
   *[other] 1–{ $power }
 }: { $percent }% di eliminare { $target }. Chi sopravvive risponde (colpisce con { $answer ->
    [1] 1
   *[other] 1–{ $answer }
 }): { $risk }% che cada { $block }
outlook-treachery = { $dice ->
    [one] 1 dado dev’essere pari
   *[other] { $dice } dadi devono essere tutti pari
 }: { $percent }%
outlook-loss = { $number ->
    [0] Sarebbe eliminato
    [one] Resterebbe 1 passo
   *[other] Resterebbero { $number } passi
 }

# ---- Perché una cosa non si può fare

refused-moved = { $block } { $block-form ->
    [mp] hanno
   *[m] ha
 } già mosso in questo turno.
refused-pinned = { $block } { $block-form ->
    [mp] sono bloccati
    [f] è bloccata
   *[m] è bloccato
 } { $area-in }: { $number ->
    [one] un attaccante trattiene un tuo blocco.
   *[other] { $number } attaccanti trattengono altrettanti tuoi blocchi.
 }
refused-landbound = { $block } non { $block-form ->
    [mp] vanno
   *[m] va
 } mai per mare.
refused-inland = { $block } non { $block-form ->
    [mp] possono
   *[m] può
 } salpare: non c’è costa { $area-in }.
refused-unpaid = Non resta alcun punto per muovere i blocchi { $area-in }.
refused-shut-in = Tutti i confini { $area-in } sono pieni o chiusi per { $block }.
refused-exile = Zona d’esilio { $side-of } ({ $area }): non puoi mai entrarvi.
refused-sea-only = La Pirateria permette solo movimenti per mare.
refused-no-point = Non resta alcun punto azione.
refused-border = Il confine { $from } – { $to } è pieno: { $number } di { $number }.
refused-came-by = Il nemico è venuto dal confine { $from } – { $to }: di lì non si esce.
refused-too-many-ways = Nella battaglia { $area-in } si entra al massimo da { $number } confini.
refused-no-ships = { $card }: niente movimenti per mare.
refused-haven = Un pirata è appena salpato per questa zona ({ $area }). In due si va solo da un porto maggiore a un altro.
refused-coast = Il nemico tiene questa zona ({ $area }): per mare si va in zone amiche o vuote.
refused-pirates = Due blocchi hanno attaccato per mare, la Pirateria non ne permette altri: il nemico tiene questa zona ({ $area }).
refused-fallen = { $block } { $block-form ->
    [mp] sono
   *[m] è
 } fuori per il resto di questa campagna.
refused-event = Con l’evento { $card } non si recluta.
refused-no-home = { $type ->
    [bombard] Per { $block } serve una zona con città che tieni.
    [rebel] Per { $block } serve una zona vuota.
    [heir] Nessuna zona è aperta adesso per { $block }.
   *[other] Il nemico tiene tutte le zone in cui reclutare questo blocco: { $block-label }.
 }
refused-held = Il nemico tiene questa zona: { $area }.
refused-back = { $block } non { $block-form ->
    [mp] possono
   *[m] può
 } tornare subito { $area-to }.
refused-too-far = { $block } non { $block-form ->
    [mp] possono
   *[m] può
 } raggiungere l’adunata { $area-in }.
refused-no-city = Non c’è alcuna città { $area-in }.
refused-reserve = { $block } { $block-form ->
    [mp] sono
   *[m] è
 } in riserva fino al prossimo round.
refused-acted = { $block } { $block-form ->
    [mp] hanno
   *[m] ha
 } già agito in questo round.
refused-later = { $block } { $block-form ->
    [mp] agiscono
   *[m] agisce
 } più tardi, alla lettera { $letter }.
refused-retreat-early = Le ritirate cominciano nel round 2.
refused-retreat-nowhere = { $block } non { $block-form ->
    [mp] hanno
   *[m] ha
 } dove ritirarsi.
refused-must-leave = Nel round 4 gli attaccanti possono solo ritirarsi.
refused-not-senior = Solo l’erede presente di grado più alto può caricare.
refused-no-traitor = Qui nessun blocco nemico può cambiare parte.
refused-loyal = { $block } non { $block-form ->
    [mp] cambiano
   *[m] cambia
 } mai parte.
refused-title = { $block } non può cambiare parte: il re, il pretendente e chi è già passato in questa battaglia sono al riparo.
refused-weaker = I colpi toccano prima i blocchi più forti.
refused-local = { $block } { $block-form ->
    [mp] sono di qui e non contano.
   *[m] è di qui e non conta.
 }
refused-starved = { $block } { $block-form ->
    [mp] hanno
   *[m] ha
 } già perso un passo.
refused-in-exile = { $block } { $block-form ->
    [mp] restano
   *[m] resta
 } in esilio.
refused-gone-home = Già a destinazione: { $block }.

# ---- La mappa nel browser

city-newcastle = Newcastle
city-york = York
city-coventry = Coventry
city-norwich = Norwich
city-london = Londra
city-bristol = Bristol
city-salisbury = Salisbury
city-canterbury = Canterbury

board-map = Mappa d’Inghilterra
board-area = { $area }: Lancaster { $red }, York { $white }
board-strength = forza { $number } di { $of }, { $rating }
board-border = { $from } – { $to }: posto per { $left } di { $limit }
board-main = Attacco principale: { $from } – { $to }
board-reserve-way = Riserve: { $from } – { $to }
board-action-points = { $number ->
    [one] punto azione
   *[other] punti azione
 }
board-event = { $number ->
    [0] evento
    [one] 1 punto azione
   *[other] { $number } punti azione
 }
board-your-hand = La tua mano
board-shown-hand = { $side } ha mostrato questa mano
board-chosen-down = { $card } resta coperta finché entrambi hanno scelto.
board-goes-first = Comincia { $side }.
board-first-event = Un evento precede ogni carta azione.
board-first-points = Comincia la carta con più punti.
board-first-pretender = Parità: comincia la parte del pretendente.
board-take-back = Riprendi
board-close = Chiudi
board-played-cards = Carte giocate in questa campagna
board-deck = { $number } carte fuori gioco in questa campagna
board-unseen = Non ancora viste in questa campagna
board-no-king = nessun re
board-tray = Casa di { $side }
board-treason-token = Tradimento in mano
board-pool-title = Pool
board-fallen-title = Fuori per questa campagna
board-minors-title = Ancora minorenni
board-dead-title = Morti
board-campaign = campagna { $number } di { $of }
board-turn = Turno { $number } di { $of }
phase-cards = Carte
phase-actions = Azioni
phase-battles = Battaglie
phase-supply = Rifornimento
phase-politics = Turno politico
board-send-home = { $number ->
    [one] Rimanda a casa il blocco che non ha scelta
   *[other] Rimanda a casa i { $number } blocchi che non hanno scelta
 }
politics-disband = Leve e mercenari se ne vanno
politics-usurpation = Usurpazione
politics-pretender_home = La parte del pretendente torna a casa
politics-king_home = La parte del re torna a casa
politics-exile = Esilio affollato
board-battle = { $side } attacca { $area-in }, round { $number } di 4
board-show-map = Mostra la mappa
board-show-battle = Torna alla battaglia
board-row = forza { $number }
board-round = Round { $number } di { $of }
board-rail = Chi agisce dopo
board-round-over = Il round è finito.
board-acts = { $block }: che cosa fare?
board-odds-charge = Scegli il blocco nemico. Su ciascuno: la probabilità che cada e, accanto alla croce, che cada { $block }.
board-odds-treachery = Scegli il blocco nemico. Su ciascuno: la probabilità che cambi parte.
battle-percent = { $percent }%
choose-treason = Scegli il blocco nemico che deve cambiare parte.
choose-allocate_hits = Scegli il blocco che subisce i colpi.
choose-choose_battle = Quale battaglia per prima?
choose-heir_entry = Dove entra in gioco?
choose-muster_area = Dove si radunano i tuoi blocchi?
choose-plague = Dove scoppia la peste?
deed-fire = Tirare
deed-charge = Caricare
deed-treachery = Tradimento
deed-retreat = Ritirarsi
deed-pass = Passare
roll-fire = { $block }, colpisce con { $power } o meno
roll-at = { $block } contro { $target }, colpisce con { $power } o meno
roll-treachery-succeeds = Tradimento riuscito: { $target }, tutti pari ({ $block })
roll-treachery-fails = Tradimento fallito: { $target } ({ $block })
board-die-hit = { $number }, a segno
board-die-miss = { $number }, mancato
board-recruit-here = Recluta qui
board-recruit = Recluta: { $block }
board-recruit-later = solo nella tua fase delle azioni
crowded-attrition = Fame: { $area }
crowded-exile_excess = Esilio affollato: { $area }
board-feeds = Rifornisce { $limit } blocchi, ce ne sono { $number }; { $losses ->
    [one] 1 perdita da scegliere.
   *[other] { $losses } perdite da scegliere.
 }
board-captive = Un erede nemico è nelle tue mani
board-captive-choice = Giustiziato, muore per sempre e un minorenne della sua casa ne prende il posto nella prossima fase di rifornimento.
board-end = Com’è finita
end-crown = Corona
end-nobles = Nobili controllati
end-battles = Battaglie vinte
end-hits = Colpi inferti
end-lost = Blocchi perduti
end-heirs = Eredi in vita
end-held = { $side } controlla { $number }
end-curve = Nobili controllati, turno per turno
end-turn = { $year }, turno { $turn }
end-political = { $year }, turno politico
setup-ways = Scenario
