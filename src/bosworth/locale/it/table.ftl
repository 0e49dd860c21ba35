# La pagina del tavolo, per tutti i giochi. Un gioco può dire ognuna di queste cose a modo suo.

# Fra le parti di un elenco; un’etichetta e il suo valore
list-divider = ;{" "}
label-value = { $label }: { $value }

# ---- La mappa

map-closer = Ingrandisci
map-farther = Rimpicciolisci
map-whole = Mappa intera
map-keys = Trascina per spostare, rotella o due dita per lo zoom; tasti + − 0 e frecce.

# ---- Che cosa fare

prompt-label = Che cosa fare ora
prompt-old-rules = Questa partita è stata giocata con regole che da allora sono cambiate (versione { $rules }). Si può guardare fin dove le regole di oggi la seguono.
undo-one = Annulla
undo-all = Ricomincia il mio turno
hint-ask = Consiglio
hint-stop = Ferma
    .label = Ferma il bot
hint-hide = Nascondi
    .label = Nascondi il consiglio
hint-thinking = Un bot sta pensando …
hint-says = Un bot farebbe: { $what }.
hint-chain = { $count ->
    [0] Poi: { $what }.
    [one] Poi: { $what }, e un’altra cosa.
   *[other] Poi: { $what }, e altre { $count } cose.
 }
hint-chance = Probabilità di vincere: { $share }%.
hint-second = Altrimenti, { $share }%: { $what }.
hint-as-good = Più o meno altrettanto buono: { $what }.
hint-second-plan = Un altro piano che comincia così: { $share }%.
hint-second-sheet = Altrimenti, un altro grafico: { $share }%.
seconds = { $count } s
hand-holds = In mano: { $what }
hand-let-go = Lascia
title-my-turn = Tocca a te

# ---- Dal tuo ultimo turno, e la rivisione

since-title = Dal tuo ultimo turno
out-of-sight = { $count ->
    [one] Un’altra cosa si può toccare fuori vista: vai là
   *[other] Altre { $count } cose si possono toccare fuori vista: vai là
}
out-of-sight-hinted = Ciò che il bot toccherebbe è fuori vista: vai là
since-news = Dal tuo ultimo turno: { $count }
since-skip = Salta
theatre-place = { $at } di { $to }
theatre-fetching = Si cerca il momento…
theatre-silence = Non se n’è saputo nulla.
theatre-back = Un passo indietro
theatre-next = Avanti
theatre-play = Riproduci
theatre-pause = Pausa
theatre-skip = Salta al presente
live-label = Che cosa succede
replay-label = Rivedi la partita
replay-slider = Momento della partita
replay-first = All’inizio
replay-last = Alla fine
replay-eyes = Visto da
replay-onlooker = uno spettatore
replay-share = Copia il link
replay-branch = E se? Gioca da qui
branch-name = E se, azione { $number }
copy-arrived = Questa è una copia: la partita da cui viene resta com’è. La via del ritorno è nel menù.
copy-origin = Alla partita di cui questa è una copia
replay-export = Scarica la registrazione
replay-close = Torna al presente
replay-more = Punto di vista, link, e se…

# ---- I posti

seats-title = Giocatori
seats-onlookers = { $count ->
    [one] Uno spettatore
   *[other] { $count } spettatori
 }
seat-empty = posto libero
seat-bot = Bot: { $level }
seat-person = un ospite
seat-you = tu
seat-acting = deve giocare
seat-away = assente: gioca un bot
seat-leaving = ha lasciato il posto: fra poco gioca un bot
seat-here = è qui
seat-gone = ora non è qui
seat-thinking = sta pensando
seat-favour = vantaggio
seat-favoured = Vantaggio: { $favour }
seat-back = Ritorna

# ---- Bot: i loro livelli, dal più debole al più forte, e i loro temperamenti

bot-named = { $level }, { $temper }
level-gentle = clemente
level-casual = dilettante
level-steady = regolare
level-skilled = abile
level-expert = esperto
level-master = maestro
level-greedy = cavaliere
level-random = scudiero
level-gentle-text = Gioca con buon senso, perdona molto e fa errori da principiante.
level-casual-text = Vede ciò che salta agli occhi, il resto gli sfugge.
level-steady-text = Fa pochi errori evidenti: un buon avversario per chi conosce le regole.
level-skilled-text = Guarda più avanti e punisce le distrazioni.
level-expert-text = Prova molti piani prima di agire.
level-master-text = Pensa più a lungo, fino a qualche secondo, e gioca meglio di tutti.
level-greedy-text = Prende ciò che al momento gli sembra il meglio.
level-random-text = Gioca a caso.
temper-normal = normale
temper-balanced = equilibrato
temper-aggressive = aggressivo
temper-cautious = prudente
temper-normal-text = Gioca per vincere, senza preferenze.
temper-balanced-text = Distribuisce i suoi mezzi e non trascura nulla.
temper-aggressive-text = Cerca lo scontro, e per questo rischia.
temper-cautious-text = Custodisce ciò che ha e aspetta buone probabilità.

# ---- Diario, chiacchiere, appunti

tab-board = Tabellone
skip-to-board = Vai a ciò che si può toccare
tabs-label = Accanto al tabellone
side-fold = Ripiega questa colonna
side-open = Apri la colonna accanto al tabellone
log-title = Diario
log-filter = Cerca nel diario
log-earlier = Righe precedenti
log-none = Nessuna riga lo contiene.
log-go = Vai a questo momento
log-keys = Su, giù, Inizio e Fine scorrono le righe.
chat-title = Chat
chat-none = Nessuno ha ancora detto nulla.
chat-say = Di’ qualcosa
chat-send = Invia
chat-closed = La chat è chiusa { $when }: le regole vietano di parlare di tattica, e questo tavolo si è accordato così. Si riapre da sola.
chat-pauses = A questo tavolo la chat è chiusa { $when }.
notes-title = Appunti
notes-none = Solo i giocatori prendono appunti.
notes-hint = Piani, sospetti, carte giocate…
notes-private = Solo tu puoi leggerli. Si salvano da soli.
notes-writing = Scrittura…
notes-saved = Salvato.
sheet-label = Dettagli
sheet-ways = { $count ->
    [one] una possibilità
   *[other] { $count } possibilità
 }

# ---- Modo testo

text-offers = Che cosa puoi fare
text-refusals = Che cosa non puoi fare ora, e perché
text-board = Il tabellone
text-recent = Che cosa è appena accaduto

# ---- Menu

top-label = Tavolo
menu-open = Menu
menu-game = Questa partita
menu-replay = Rivedi
menu-branch = E se? Copia questa partita
menu-leave = Lascia il mio posto a un bot
menu-resign = Arrenditi
menu-delete = Elimina questa partita
menu-elsewhere = Altrove
menu-next-game = La prossima partita che mi aspetta
menu-my-games = Le mie partite
menu-new-game = Nuovo tavolo
rematch-propose = Rivincita
rematch-about = Le stesse persone, gli stessi bot e le stesse opzioni, ognuno un posto più avanti
rematch-join = { $name } propone la rivincita: partecipa
rematch-go = Vai alla rivincita
rematch-other = Ancora, con altre opzioni
rematch-other-short = Altre opzioni
menu-rules-page = Regole
menu-home = Pagina iniziale
menu-table = Questo tavolo
menu-name = Nome del tavolo
menu-rename = Rinomina
menu-invite = Copia un invito per { $side }
menu-watch-link = Copia un link per gli spettatori
settings-absence = Se un giocatore è assente
settings-absence-wait = aspettare
settings-absence-bot = gioca un bot
settings-away = Bot per gli assenti
settings-temper = Il suo temperamento
settings-grace = Dopo
settings-grace-time = { $minutes ->
    [one] 1 minuto
    [60] 1 ora
    [1440] 1 giorno
   *[other] { $minutes } minuti
 }
settings-onlookers = Spettatori
settings-onlookers-yes = benvenuti
settings-onlookers-no = non ammessi
settings-talk = Chat
settings-talk-free = sempre aperta
settings-talk-pauses = chiusa { $when }
my-title = Le mie preferenze
my-lang = Lingua
my-theme = Luce
my-theme-auto = come il mio sistema
my-theme-light = giorno
my-theme-dark = lume di candela
my-motion = Movimento
my-motion-on = i pezzi si muovono
my-motion-off = nessuno
my-pace = Ritmo
my-pace-once = subito
my-pace-brisk = svelto
my-pace-calm = calmo
my-sound = Suoni
my-music = Musica
my-mute = Silenzia
my-mute-on = sì
my-mute-off = no
my-full = Schermo intero
sound-question = Giocare con suoni e musica?
sound-all = Suoni e musica
sound-only = Suoni
sound-none = No
my-confirm = Chiedi prima della resa
my-confirm-on = sì
my-confirm-off = no
my-text = Modalità testo
my-text-on = acceso
my-text-off = spento
my-alone = Gioco io tutti questi posti: niente sipario
resign-title = Arrendersi?
resign-question = Ti arrendi e perdi la partita. Non si può tornare indietro.
resign-no = Continua a giocare
resign-yes = Mi arrendo
delete-title = Eliminare questa partita?
delete-question = La partita e tutto ciò che vi è stato detto e annotato vengono eliminati per sempre. Non si può tornare indietro.
delete-no = Tienila
delete-yes = Elimina
copied = Copiato.
copied-here-only = Copiato. Il link funziona solo su questo computer: il server non fa entrare nessun altro.
copy-this = Da copiare:
dialog-close = Chiudi

# ---- Aiuto

help-open = Che cosa posso fare?
help-title = Che cosa posso fare?
help-chapter = Questo capitolo delle regole
help-touch = Come funziona il tavolo
help-grammar = Tutto ciò che brilla si può toccare: un pezzo, poi la sua meta. Toccalo di nuovo per lasciarlo; tocca altro per sapere perché ora non si può. Il pulsante diventa arancione quando non resta altro da fare. Puoi annullare tutto fino al punto in cui qualcuno ha saputo qualcosa.
key-tab = scorrere tutto ciò che si può toccare
key-arrows = alla cosa più vicina in quella direzione; sulla mappa stessa: spostarla; nel diario: di riga in riga
key-enter = toccare
key-escape = lasciare, chiudere
key-numbers = premere il primo, il secondo… pulsante
key-undo = annullare
key-hint = consiglio
key-last = rileggere l’ultimo evento
key-help = questo aiuto
key-map = ingrandire, rimpicciolire, mappa intera

# ---- I dadi

dice-title = I dadi di questa partita
dice-verify = Verifica i dadi
dice-how = Prima della partita è stata mostrata l’impronta di un segreto; ogni estrazione deriva dal segreto. Questa pagina ora ripete tutte le estrazioni e le confronta.
dice-commitment = Impronta mostrata all’inizio
dice-secret = Segreto, mostrato alla fine
dice-working = Si ripetono le estrazioni…
dice-committed = Il segreto corrisponde all’impronta.
dice-exchanged = Il segreto non corrisponde all’impronta: è stato scambiato.
dice-right = { $count ->
    [one] L’unica estrazione è giusta.
   *[other] Tutte le { $count } estrazioni sono giuste.
 }
dice-wrong = { $wrong } estrazioni su { $count } sono sbagliate.
dice-unable = Il browser può calcolarlo solo su una connessione sicura (https) o su questa macchina.
dice-no-draws = Non è stato possibile avere le estrazioni.

# ---- Più giocatori a uno schermo

curtain-pass = Tocca a { $side }
curtain-away = Gli altri guardino altrove. Sullo schermo non c’è nulla di segreto.
curtain-ready = Sono { $side }: mostra la mia parte
curtain-alone = Gioco io tutti i posti, non chiedere più

# ---- La linea con il server

line-opening = Nuova connessione…
line-waiting = { $seconds ->
    [0] Nessuna connessione. Nuovo tentativo…
    [one] Nessuna connessione. Nuovo tentativo tra un secondo.
   *[other] Nessuna connessione. Nuovo tentativo tra { $seconds } secondi.
 }
line-now = Prova ora
line-closed = Questo tavolo non si può guardare: non c’è più o non ammette spettatori.
refused-stale = Nel frattempo qualcosa è cambiato: guarda di nuovo.
refused-illegal = Ora non è possibile.
refused-not_your_turn = Non tocca a te.
refused-not_your_seat = Non è il tuo posto.
refused-nothing_to_undo = Non si può annullare nulla: ciò che si è saputo resta saputo.
refused-too_many = Troppo in una volta. Aspetta un momento.
refused-too_large = È troppo lungo.
refused-malformed = Il tavolo non ha capito.
refused-offline = Nessuna connessione con il tavolo.
refused-seat_taken = Quel posto è occupato.
refused-closing = Il server sta per riavviarsi. Aspetta un momento.
refused-not_over = Sarà possibile a partita finita.
refused-not_playing = La partita non è in corso.
refused-chat_closed = La chat è chiusa per ora, come concordato a questo tavolo.
refused-not_your_table = Può farlo solo chi ha aperto il tavolo.
refused-may_not_look = Questo tavolo è privato.
refused-lost_race = Qualcuno è stato più veloce: guarda di nuovo.
refused-no_identity = Il tuo biglietto da ospite non c’è più: torna alla pagina iniziale e siediti di nuovo.
refused-not_found = Questo tavolo non c’è più.
refused-internal = Qualcosa si è rotto nel server. Nulla è cambiato; riprova.
refused-other = Non ha funzionato ({ $code }).

# ---- L’analisi dopo la partita

analysis-open = Analisi
analysis-title = Analisi della partita
analysis-all = tutti i posti
analysis-working = Si raccolgono le decisioni della partita…
analysis-progress = Giudicate finora: { $judged } decisioni su { $all }
analysis-failed = La partita non può essere giudicata ora. Riprova più tardi.
analysis-chances-label = Probabilità di vincere, in percentuale, come ogni posto poteva giudicarle
analysis-shares-label = Probabilità di vincere, in percentuale: ciò che ogni posto poteva giudicare, riportato a 100 in tutto
analysis-unit = azione
analysis-end = fine
analysis-action = Azione { $number }
analysis-no-turning-points = Nessuna decisione è costata molto.
analysis-look = Mostra questo momento
analysis-back = Torna all’analisi
analysis-more = { $count ->
    [one] un’altra cosa
   *[other] altre { $count } cose
 }
analysis-nothing = In questa partita non c’è nulla da giudicare.
analysis-turning-point = Svolta: azione { $number }, { $side }
analysis-both = In comune
analysis-done = Giocato
analysis-better = Meglio
analysis-chance = { $offer }: { $percent }%
