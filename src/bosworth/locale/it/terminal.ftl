# ---- Il menu

menu-title = Bosworth: la guerra delle Due Rose
menu-continue = Continua l’ultima partita
menu-new = Nuova partita
menu-load = Carica una partita
menu-options = Opzioni
menu-rules = Regole
menu-quit = Esci
menu-bye = Addio.
menu-scenario = Quale scenario?
menu-seats = Chi gioca?
menu-level = Quanto forti sono i bot?
menu-temper = E il loro temperamento?

# ---- Domande

ask-number = Numero (Invio per 1):
ask-choice = La tua scelta:
ask-target = Numero, o Invio per tornare indietro:
ask-enter = Premi Invio.
ask-resign = { $side } si arrende e perde. Davvero? (sì, no)
word-yes = s si sì y yes
word-on = sì
word-off = no

# ---- Il tavolo

table-game = Partita { $name }: { $players }
table-favoured = { $side } ha un vantaggio: { $favour }.
table-dice = I dadi sono onesti: dipendono da un segreto la cui impronta è { $commitment }. Il segreto si mostra a fine partita.
table-new-dice = Il segreto dei dadi di questa partita non è qui: si prosegue con dadi nuovi, che non si potranno verificare.
table-help = Scrivi il numero di una scelta, oppure aiuto, consiglio, tabellone, annulla, esci.
table-secret = Il segreto dei dadi era { $secret }. Verificalo con: bosworth replay { $name } --verify
table-left = La partita è salvata. Riprendila con: bosworth resume { $name }
player-human = una persona
player-bot = bot ({ $name })
curtain = { $side } si siede davanti allo schermo; { $people ->
    [2] l’altro giocatore guardi altrove.
   *[other] gli altri guardino altrove.
 }
curtain-both = { $people ->
    [2] Ora entrambi i giocatori possono guardare lo schermo.
   *[other] Ora tutti i giocatori possono guardare lo schermo.
 }
offers-line = { $who }: { $targets }
offers-attack = { $place } (attacco)
hint-line = { $offer } [{ $form }]. { $reason }
undo-done = Annullato.
undo-nothing = Non si può annullare nulla: ciò che si è saputo resta saputo.
save-done = Salvata come { $name }.

# ---- Comandi al tavolo: le parole che li chiamano, la più usuale per prima

help-commands = Che cosa puoi scrivere
help-choosing = Un numero sceglie dall’elenco; Invio lo mostra di nuovo. Anche le parole, per esempio «move march kent» o «march verso kent», intere o con il loro inizio.
command-help = aiuto
    .text = la regola di questo passo; «aiuto tutto» spiega anche il gioco
command-hint = consiglio
    .text = che cosa farebbe il bot, e perché
command-undo = annulla
    .text = annullare la tua ultima azione, finché nessuno ha saputo nulla
command-restart = ricomincia
    .text = annullare tutto dall’ultima cosa saputa
command-board = tabellone
    .text = mostrare il tabellone
command-look = guarda
    .text = guardare una zona, per esempio «guarda kent»
command-borders = confini
    .text = i confini di una zona, per esempio «confini kent»
command-blocks = blocchi blocco
    .text = che cosa è stampato su un blocco, per esempio «blocchi warwick»
command-log = diario
    .text = che cosa è successo; «diario 50» per vedere di più
command-save = salva
    .text = la partita è salvata dopo ogni azione; «salva NOME» ne tiene una copia
command-resign = arrenditi
    .text = arrendersi
command-quit = esci
    .text = smettere; la partita si può riprendere

# ---- Partite salvate

saves-none = Non ci sono partite salvate in { $folder }.
saves-over = finita
saves-going = { $number ->
    [one] 1 azione
   *[other] { $number } azioni
 }
saves-renamed = { $old } ora si chiama { $new }.
saves-ask-delete = Cancellare { $name } per sempre? (sì, no)
saves-kept = { $name } resta.
saves-deleted = { $name } è cancellata.
saves-exported = { $name } è scritta in { $file }.
saves-imported = { $name } è verificata e aggiunta.

# ---- Rivedere una partita

replay-action = { $number }. { $side }: { $text }
replay-private = (solo { $side }) { $text }
replay-old-rules = Questa partita è stata giocata con le regole { $rules }; quelle di oggi sono { $today }. È mostrata fin dove vanno d’accordo: { $number } azioni su { $last }.
replay-ask = Invio: avanti · b: tabellone · q: basta
analysis-curve = Le possibilità di { $side }, come si potevano giudicare
verify-legal = { $number ->
    [one] 1 azione è stata rigiocata:
   *[other] { $number } azioni sono state rigiocate:
 } tutte sono valide. Le impronte sono del primo tipo, che non si controlla più.
verify-actions = { $number ->
    [one] 1 azione è stata rigiocata:
   *[other] { $number } azioni sono state rigiocate:
 } tutte sono valide, e tutte le impronte sono giuste.
verify-dice = { $number ->
    [one] 1 estrazione è stata rifatta
   *[other] { $number } estrazioni sono state rifatte
 } dal segreto: tutte sono giuste, e il segreto corrisponde all’impronta { $commitment } mostrata all’inizio.
verify-no-secret = I dadi non si possono ancora verificare: il segreto si mostra a fine partita. La sua impronta è { $commitment }.
verify-no-commitment = Questa registrazione non dà l’impronta di un segreto: i suoi dadi non si possono verificare.

# ---- Giochi e impostazioni

games-seats = Posti: { $list }
games-scenarios = Scenari
games-options = Opzioni
games-presets = Insiemi di opzioni
games-option = { $name }: { $default }; altrimenti { $others }
games-sources = Da dove vengono le cifre
options-language = Lingua
options-plain = Testo semplice per lettori di schermo
options-folder = Partite e impostazioni

# ---- Che cosa può andare storto

trouble-record = registrazione danneggiata, riga { $line }: atteso { $expected }, trovato { $found }
trouble-write = impossibile scrivere { $file }: { $reason }
trouble-read = impossibile leggere { $file }: { $reason }
trouble-secret = { $file } non contiene il segreto dei dadi
trouble-language = non c’è la lingua { $name }; a scelta: { $known }
trouble-name = { $name } non è un nome di partita: lettere, cifre, spazi, punti e trattini, al massimo 60, nient’altro
trouble-no-save = non c’è una partita { $name }; si veda: bosworth saves
trouble-save-exists = c’è già una partita { $name }
trouble-no-saves = non c’è una partita da continuare; cominciane una con: bosworth play richard3
trouble-no-file = non c’è né un file né una partita { $name }
trouble-file-exists = { $file } c’è già; --yes lo sovrascrive
trouble-game = non c’è un gioco { $name }; a scelta: { $known }
trouble-pair = un’opzione si scrive nome=valore, non { $text }
trouble-option = non c’è un’opzione { $name }; a scelta: { $known }
trouble-choice = l’opzione { $name } non può essere { $value }; può essere: { $known }
trouble-position-options = le opzioni di una partita iniziata con --from sono quelle della posizione: ometti --scenario e --option
trouble-seats = --seats vuole { $number } giocatori, divisi da virgole, per { $names }
trouble-player = { $name } non può giocare; a scelta: { $known }
trouble-no-battles = { $name } non ha battaglie di cui dire le probabilità
trouble-seat = non c’è un posto { $name }; a scelta: { $known }
trouble-text-tells = il testo di una posizione dice tutto, e questa partita non è finita: aggiungi --as all se a nessuno dispiace
trouble-not-over = questa partita non è finita: ciò che ogni posto sapeva resta suo fino ad allora
trouble-action = non c’è un’azione { $number }; la registrazione va da 0 a { $last }
trouble-number = { $number } non è nell’elenco.
trouble-no-offer = «{ $text }» non è fra le scelte. Scrivi un numero dell’elenco, o aiuto.
trouble-many-offers = «{ $text }» può voler dire { $number } cose; precisa.
trouble-ambiguous = «{ $name }» può voler dire: { $known }
trouble-unknown = «{ $name }» è sconosciuto; a scelta: { $known }

# ---- Il tavolo nel browser

serve-ready = Bosworth è pronto: { $address }
serve-stop = Ctrl-C lo ferma; tutte le partite sono conservate.
serve-ended = Il server è fermo; tutte le partite sono conservate.
backup-done = { $file } contiene { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
} con { $changes ->
    [one] una modifica
   *[other] { $changes } modifiche
}; la copia è verificata.
trouble-port = { $host }:{ $port } non è utilizzabile: { $reason }; un’altra porta si indica con --port
trouble-backup-postgres = PostgreSQL si copia con il suo strumento: { $command }
trouble-database = il database { $url } non è utilizzabile: { $reason }

# ---- Misurare il server

bench-serve-title = { $tables } tavoli di { $game }, due programmi a ciascuno, { $seconds } s
bench-serve-load = Ritmo
bench-serve-pace = un’azione ogni { $seconds } s a ogni tavolo
bench-serve-unthrottled = il più in fretta possibile
bench-serve-acts = Azioni al secondo
bench-serve-arrival = Dall’azione alla vista dell’altro posto
bench-serve-answer = Dall’azione alla sua risposta
bench-serve-bytes = Byte trasmessi per azione e posto
bench-serve-cpu = Server: un core
bench-serve-memory = Server: memoria
bench-serve-refused = Rifiutate
bench-serve-psutil = Per vedere tempo e memoria del server, installare bosworth[bench].
