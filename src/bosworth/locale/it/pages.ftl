# ---- Tutte le pagine

site-title = Bosworth: la guerra delle Due Rose
site-description = Riccardo III, La guerra delle Due Rose e Lancaster nel browser: contro i bot, contro gli amici, con dadi onesti e senza account.
nav-label = Pagine principali
nav-own = Tu
nav-skip = Vai al contenuto
nav-lobby = Tavoli aperti
nav-mine = Le mie partite
nav-rules = Regole
nav-account = Account
nav-preferences = Preferenze
nav-about = A proposito di Bosworth
nav-load = Carica una partita
nav-waiting = { $count ->
    [one] 1 partita ti aspetta
   *[other] { $count } partite ti aspettano
 }
footer-language = Lingua
footer-note = Un’edizione indipendente, fatta da chi ama questi giochi.
copy-do = Copia
copy-done = Copiato

ago-now = or ora
ago-minutes = { $count ->
    [one] 1 minuto fa
   *[other] { $count } minuti fa
 }
ago-hours = { $count ->
    [one] 1 ora fa
   *[other] { $count } ore fa
 }
ago-days = { $count ->
    [one] ieri
   *[other] { $count } giorni fa
 }
ago-span-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
 }
ago-span-hours = { $count ->
    [one] 1 ora
   *[other] { $count } ore
 }
ago-span-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
 }

# ---- Prima pagina

home-over = Tre giochi della guerra delle Due Rose
home-title = Prendi posto al tavolo
home-lead = Gioca subito contro i bot, o manda un link a un amico. Senza account né installazioni; dadi che chiunque può verificare.
home-resume = Le tue partite
home-last = La tua ultima partita: { $name }
home-continue = Continua
home-next = { $count ->
    [one] Prossima partita: 1 ti aspetta
   *[other] Prossima partita: { $count } ti aspettano
 }
home-games = I giochi
home-players = Giocatori
home-length = Durata
home-play-now = Gioca subito contro i bot
home-new = Nuovo tavolo
home-more = Altri modi di giocare
home-open-tables = { $count ->
    [0] Nessuno cerca giocatori in questo momento. Apri un tavolo per primo.
    [one] 1 tavolo cerca giocatori.
   *[other] { $count } tavoli cercano giocatori.
 }
home-mine = { $count ->
    [0] Tutto ciò che giochi e hai giocato, da rivedere e conservare.
    [one] 1 partita ti aspetta.
   *[other] { $count } partite ti aspettano.
 }
home-load = Riprendere una partita salvata, o rivederne una, dal suo testo.
length-richard3 = da 1 a 3 ore
length-roses = da 2 a 3 ore
length-lancaster = da 1 a 2 ore

# ---- Posti e livelli

guest-name = Ospite { $number }
place-label = Chi gioca
place-me = tu
place-me-away = tu (intanto gioca un bot)
place-open = libero
place-kept = riservato a un invitato
place-kept-for = riservato a { $name }
place-kept-for-me = riservato a te
place-bot = Bot: { $level }
place-away = { $name } (intanto gioca un bot)
seat-me = Io
seat-invite = Qualcuno che invito con un link
seat-open = Libero per chiunque
field-player = Il tuo nome al tavolo
field-player-hint = Ospite
field-table-name = Nome del tavolo
field-table-name-hint = quello del gioco
field-listed = Elencato fra i tavoli aperti
listed-usual = se può giocare anche qualcun altro
listed-yes = sempre
listed-no = mai
field-watch = Altri possono guardare (vedono solo ciò che è pubblico)
field-quiet = Niente chat { $when } (le regole vietano di parlare di tattica)
field-away = Chi se ne va è sostituito da
field-grace = … dopo

# ---- Nuovo tavolo

setup-players = { $count } giocatori
setup-show-seats = Mostra i posti per questa scelta
setup-presets = Combinazioni pronte
setup-presets-text = Un clic imposta tutte le opzioni qui sotto; ognuna si può ancora cambiare.
setup-preset-none = il gioco base
setup-details = Dettagli delle regole
setup-needs = «{ $value }» richiede
setup-seats = Posti
setup-seats-text = Prendi uno o più posti, invita amici con un link, lascia posti liberi o affidali ai bot.
setup-hotseat = Più posti sono tuoi: si gioca a un solo schermo, con un sipario fra un turno e l’altro.
setup-bots = Come sono i bot
setup-tempers = Un temperamento cambia ciò che un bot apprezza, mai ciò che sa.
setup-temper-of = Temperamento del bot: { $side }
setup-temper-away = Temperamento del bot che subentra
setup-table = Il tavolo
setup-go = Apri il tavolo
setup-note = La partita comincia appena ogni posto è occupato; se giochi solo con i bot, subito.

explain-richard3-hit_ties = Quando i colpi possono cadere su due blocchi di pari forza, decide il caso o il loro proprietario quale soffre.
explain-richard3-mulligan = Se una mano di sette carte da 13 punti o meno si può cambiare dopo la distribuzione.
explain-richard3-bombard_sea = Le leve delle città non s’imbarcano mai; qui si dice se le bombarde, che pure sono leve, lo possono.
explain-richard3-treason_sea = Il regolamento fa muovere un gruppo col Tradimento; il mare lo concede solo alla Sorpresa.
explain-richard3-role_swap = Chi è entrato per primo attacca per tutta la battaglia; nel gioco da tavolo le riserve di una prima linea caduta nel round 1 diventano gli attaccanti.
explain-richard3-warwick_barred = Warwick può tentare qualunque lord al tradimento; così ne sono esclusi questi due, come nel gioco da tavolo.
explain-richard3-exile_excess = Fra le campagne una zona d’esilio troppo piena perde tutti i blocchi oltre il limite, o uno soltanto.
explain-richard3-campaigns_1470 = Due campagne fanno una partita più piena; il gioco da tavolo stampato ne gioca una.
explain-richard3-pretender_1470 = Chi rivendica il trono per Lancaster all’inizio dello scenario.
explain-richard3-neville_shields_in_battle = Così un Neville combatte meglio e può essere reclutato anche agli scudi dei suoi parenti morti.
explain-richard3-neville_homes = I nobili tornano al proprio scudo; nel gioco da tavolo i Neville possono usare anche quelli dei Neville morti, e Kent e Salisbury Calais.
explain-richard3-heir_shield_all = A uno scudo della casa reale hanno il vantaggio tutti gli eredi presenti, o solo il primo in linea.
explain-richard3-crown_adds = Un erede che difende insieme una corona e uno scudo colpisce con uno in più; nel gioco da tavolo con due in più.
explain-richard3-senior_title = L’erede di grado più alto di una parte è il suo re o pretendente; altrimenti un titolo cambia solo per morte, usurpazione e liberazione.
explain-richard3-handicap = Compensa un divario fra due avversari: una parte, chiunque la giochi, ha più punti azione a ogni suo turno, qualunque sia la carta. Al tavolo lo vedono tutti.

explain-roses-neville_strength = Le fonti non concordano sulla forza della carta di Neville; noi giochiamo 10.
explain-roses-neville_start = La zona in cui si trova Neville all’inizio della partita.
explain-roses-mid_wc_adjacent = Se i nobili possono passare direttamente fra queste due zone.
explain-roses-captain_presence = Se tenere Calais permette al suo Capitano di attaccare nella zona della sua offerta.
explain-roses-cubes_per_person = Se un giocatore può mettere più d’una tangente, o più d’una protezione, sulla stessa Personalità.
explain-roses-shortage = Che ne è degli ordini che non puoi pagare quando vengono eseguiti.
explain-roses-tied_votes = Chi è Re quando le due Case Reali hanno gli stessi voti.
explain-roses-titles = Se i Riconoscimenti passano di mano a ogni carta vinta o persa, o solo alla fine della fase.
explain-roses-handicap = Compensa un divario fra avversari: un posto, chiunque lo occupi, ha entrate più alte; se due persone giocano una Casata ciascuna, entrambi i giocatori di quella Casata. Al tavolo lo vedono tutti.

explain-lancaster-players-two = In due, ogni giocatore guida anche un colore alleato.
explain-lancaster-players-more = Ognuno gioca per sé.
explain-lancaster-court = Ogni casata manda il suo Lord a corte in cerca di cariche, del tesoro, di vescovi e di sigilli.
explain-lancaster-displeasure = Una vittoria francese disonora chi non vi ha mandato cavalieri; il disonore costa potere alla fine, se un cavaliere non lo sconta in prigione.
explain-lancaster-queenie = Una tessera estratta ogni round giace in una provincia, da prendere al posto della ricompensa stampata.
explain-lancaster-laws = Per ogni gruppo di leggi: quali arrivano in parlamento. Un gruppo intero viene da una sola serie.
explain-lancaster-extensions_law_per = Quanti ampliamenti del castello contano un passo per questa legge.
explain-lancaster-nobles = Se i nobili delle province sono estratti a caso o disposti secondo la lettera.
explain-lancaster-supply = Se l’oro, gli scudieri e il resto possono esaurirsi.
explain-lancaster-most_law_reveal = Quanto si viene a sapere dei beni nascosti quando una legge premia chi ha di più.
explain-lancaster-most_of_nothing = Se una legge per chi ha di più non favorisce nessuno o favorisce tutti quando nessuno ha nulla: allora tutti sono pari.
explain-lancaster-bishop_without_upgrade = Se si può prendere un vescovo invece di una promozione che nessun cavaliere può fare; un alleato può allora cedere in cambio qualsiasi cavaliere.
explain-lancaster-ally_bishop = Che cosa dà il colore alleato per un vescovo nella partita a due.
explain-lancaster-dishonour_ties = Chi è il più disonorato di due con lo stesso disonore.
explain-lancaster-handicap = Compensa un divario fra avversari: un giocatore, chiunque sia, comincia con più oro e scudieri. Al tavolo lo vedono tutti.

# ---- Tavoli aperti

lobby-lead = Tavoli che cercano giocatori. Siediti, o aprine uno.
lobby-none = Nessun tavolo cerca giocatori in questo momento. Aprine uno: i bot possono tenere i posti finché arriva qualcuno.
lobby-sit = Siediti
lobby-sit-as = Siediti come { $side }
lobby-since = Aperto { $ago }
lobby-live = In corso
lobby-watch = Guarda

# ---- Le mie partite

mine-lead = Tutto si salva mentre giochi. Torna quando vuoi.
mine-none = Non hai ancora giocato. Tre giochi ti aspettano nella prima pagina.
mine-begin = Scegli un gioco
mine-your-turn = Aspettano te
mine-running = Aspettano altri
mine-gathering = Cercano giocatori
mine-finished = Finite
mine-turn = Tocca a te
mine-theirs = Tocca ad altri
mine-over = Finita
mine-won = { $count ->
    [one] Vinta da { $sides }
   *[other] Divisa fra { $sides }
 }
mine-open-seats = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
 }
mine-waits-since = ultima mossa { $ago }
mine-moves = { $count ->
    [0] non iniziata
    [one] 1 azione
   *[other] { $count } azioni
 }
mine-play = Gioca
mine-room = Al tavolo
mine-result = Vedi la fine
mine-replay = Rivedi
mine-more = Altro
mine-new-name = Nuovo nome
mine-rename = Rinomina
mine-export = Salva la partita in un file
mine-branch = E se…?
mine-branch-text = Un nuovo tavolo che prosegue da questa posizione.
mine-leave = Lascia il posto di { $side }
mine-leave-ask = Un bot giocherà questo posto finché non torni. Lasciarlo?
mine-back = Torna al posto di { $side }
mine-delete = Elimina
mine-delete-ask = { $name } sarà eliminata per sempre. Eliminarla?

# ---- Sala d’attesa e tavolo

room-waiting = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
 }
room-starts = La partita comincia da sé appena ogni posto è occupato.
room-look-again = Guarda di nuovo
room-level = Livello del bot
room-temper = Temperamento
room-bot = Fai sedere il bot
room-stand-up = Alzati
room-decline = Rifiuta
room-kept = La persona a cui un posto è riservato lo viene a sapere al tavolo precedente e trova questo tra «Le mie partite». Al suo posto puoi mettere un bot.
room-invites = Invita gli amici
room-invites-text = Chi apre un link può prendere quel posto. Manda ognuno a una sola persona.
room-invite-for = Link per { $side }
room-watch-link = Link per chi guarda
reach-computer = Questi link funzionano solo su questo computer.
reach-open = Per far giocare altri dalla tua rete, ferma il server e riavvialo con
reach-then = Il tavolo resta com’è, e questa pagina mostra allora link che iniziano con { $address } e funzionano per tutti nella tua rete.
reach-then-unknown = Il tavolo resta com’è. Questo computer ora non sembra in nessuna rete; quando lo sarà, questa pagina mostrerà link che vi funzionano.
reach-network = Questi link portano a questo computer nella tua rete, { $address }: funzionano per tutti quelli che ne fanno parte.
room-give-up = Rinuncia a questo tavolo
room-game = Il gioco
room-usual = Per il resto, le regole consuete.
room-quiet = La chat è chiusa { $when }, come concordato a questo tavolo.
room-loading = Si stende la mappa…
room-noscript = Per giocare, il tavolo ha bisogno di JavaScript. Senza, puoi comunque leggere la partita come testo:
room-record = il testo di questa partita

invite-title = Un invito per te
invite-lead = Un posto è tenuto per te: { $side }, { $game }.
invite-rules = Come si gioca?

# ---- Carica una partita

load-lead = Il testo di una partita va dalla distribuzione all’ultima mossa. Ogni riga viene controllata mentre si legge.
load-file = Il file
load-paste = … o il suo testo
load-paste-hint = Incolla qui il testo
load-name = Nome del nuovo tavolo
load-do = Carica
load-note = Una partita incompiuta riprende da dove si era fermata, con dadi nuovi; una finita si può rivedere e riprendere da qualunque momento.

# ---- Account

account-nobody = Per giocare non serve un account: la prima partita fa di te un ospite. Un account permette di continuare su altri dispositivi.
account-guest = Giochi come ospite con il nome di { $name }. Questo browser ti riconosce; un account permette di continuare su altri dispositivi.
account-known = Sei { $name }.
account-claim = Conserva le tue partite
account-claim-text = Scegli un nome e una password. Tutte le partite giocate da ospite restano tue.
account-claim-do = Crea un account
account-name = Nome
account-password = Password
account-password-hint = Almeno 8 caratteri, e nulla che si indovini; alcune parole di fila vanno bene.
account-login = Accedi
account-login-text = Hai già un account.
account-login-do = Accedi
account-logout = Esci
account-rename = Il tuo nome
account-rename-text = Ciò che gli altri vedono al tavolo
account-rename-do = Cambia il nome
account-old-password = Vecchia password
account-new-password = Nuova password
account-password-do = Cambia la password
account-tokens = Chiavi per programmi
account-tokens-text = Con una chiave un tuo programma può tenere un posto. Chi ha la chiave può giocare per te: non darla a nessuno.
account-token = La nuova chiave
account-token-once = Ecco la nuova chiave. Copiala adesso: non sarà più mostrata.
account-token-name = A che cosa serve?
account-token-do = Crea una chiave
account-revoke = Revoca
account-revoke-one = Revoca la chiave { $name }
account-delete = Elimina i miei dati
account-delete-text = Il tuo nome, la password e le chiavi vengono cancellati. Le partite con altri restano a loro, senza il tuo nome; i bot prendono i tuoi posti.
account-delete-ask = Non si può annullare. Eliminare tutto?
account-delete-do = Elimina per sempre

# ---- Preferenze

prefs-lead = Valgono solo per te; ciò che si concorda a un tavolo si imposta al tavolo.
prefs-lang = Lingua
prefs-theme = Chiaro o scuro
prefs-theme-text = Pergamena di giorno, noce e lume di candela di notte.
prefs-theme-auto = Come il mio sistema
prefs-theme-light = Chiaro
prefs-theme-dark = Scuro
prefs-motion = Movimento
prefs-motion-text = I pezzi scivolano da un luogo all’altro.
prefs-motion-on = Sì
prefs-motion-off = No
prefs-pace = Racconto
prefs-pace-text = Con quale ritmo le azioni degli altri, le battaglie e i voti sono raccontati sul tabellone.
prefs-pace-once = Subito: niente è raccontato da sé
prefs-pace-brisk = Svelto
prefs-pace-calm = Calmo
prefs-sound = Suoni
prefs-sound-text = Il volume: una campana quando tocca a te, marce, spade, monete, dadi.
prefs-music = Musica
prefs-music-text = Il volume: canzoni e danze del Quattrocento, suonate al tavolo.
prefs-mute = Silenzia
prefs-mute-text = Silenzio per ora; i volumi restano come sono.
prefs-mute-on = Sì
prefs-mute-off = No
prefs-confirm = Conferme
prefs-confirm-text = Chiedere ancora una volta prima di ciò che non si può annullare, come arrendersi.
prefs-confirm-on = Chiedi conferma
prefs-confirm-off = Non chiedere
prefs-text = Modalità testo
prefs-text-text = Il tavolo come titoli, elenchi e pulsanti invece che immagini: per lettori di schermo e linee lente.
prefs-text-on = Sì
prefs-text-off = No
prefs-save = Salva
prefs-saved = Salvato.

# ---- Regole

rulebook-lead = I tre giochi con parole nostre, capitolo per capitolo. Al tavolo ogni indicazione porta qui al suo paragrafo.
rulebook-none = Questo regolamento è ancora in scrittura.
rulebook-where = Dove sei
rulebook-contents = Indice
rulebook-turn = Volta pagina
rulebook-before = Prima:
rulebook-after = Poi:

# ---- Su Bosworth

about-lead = Bosworth è un tavolo per tre giochi della guerra delle Due Rose: svelto per chi li conosce, gentile con chi li scopre.
about-fair = Dadi onesti, mani chiuse
about-fair-text = Tutto il caso dipende da un segreto la cui impronta si mostra all’inizio della partita; alla fine il segreto viene svelato, e il tuo browser può verificare ogni tiro. Ciò che non devi vedere non lascia mai il server, e i bot vedono solo ciò che vede il loro posto.
about-games = I giochi e i loro autori
about-games-text = Bosworth è un’edizione indipendente. Non è fatta, approvata né licenziata dagli autori o dagli editori, ai quali i giochi appartengono.
about-richard3 = Richard III: The Wars of the Roses, di Tom Dalgliesh e Jerry Taylor, Columbia Games 2009; edizione digitale di Avalon Digital, 2019.
about-roses = Wars of the Roses: Lancaster vs. York, di Peter Hawes, Z-Man Games 2010.
about-lancaster = Lancaster, di Matthias Cramer, Queen Games 2011; Big Box 2015.
about-own = I nomi compaiono solo per dire di quali giochi si tratta. Non si usa alcuna immagine né alcun testo degli editori: le regole sono dette con parole nostre, mappe e pezzi sono immagini nostre. Se un gioco ti piace qui, compralo stampato.
about-licences = Licenze
about-software = Bosworth è software libero con licenza MIT, con tutto il suo codice sorgente. È costruito con:
about-part = Parte
about-licence = Licenza
about-public-domain = pubblico dominio (le coste delle mappe)
about-privacy = Che cosa si conserva di te
about-privacy-text = Un cookie che ti riconosce, uno con le tue preferenze, uno che ricorda quali account sono entrati da questo browser, il tuo nome e le tue partite. Niente tracciamento, niente pubblicità, nulla da altri server.
about-version = Versione { $version }

# ---- Che cosa non è andato

error-403 = Questa porta ti è chiusa
error-403-text = Il tavolo è privato, o il posto è di qualcun altro. Chiedi un invito, o accedi se hai un account.
error-404 = Qui non c’è nulla
error-404-text = L’indirizzo è sbagliato, o il tavolo è stato eliminato.
error-429 = Non così in fretta
error-429-text = Sono arrivate da te troppe richieste in poco tempo. Aspetta un momento e riprova.
error-500 = Colpa nostra
error-500-text = Qualcosa si è rotto dalla nostra parte. Le tue partite sono al sicuro: ogni azione è salvata prima di essere mostrata. Riprova.
error-other = Non ha funzionato
error-other-text = Il server non ha capito la richiesta. Torna indietro e riprova.
error-home = Alla prima pagina

problem-needs = { $option }: «{ $value }» richiede { $other }: «{ $wanted }».
problem-bad_option = Questa scelta non va insieme alle altre.
problem-malformed = Il modulo non si è potuto leggere. Controllalo e invialo di nuovo.
problem-bad_host = L’indirizzo con cui hai chiamato il server non è il suo.
problem-no_identity = Di’ prima chi sei: prendi posto con un nome qualunque, o accedi.
problem-wrong_password = Nome e password non corrispondono.
problem-not_your_seat = Questo posto è di qualcun altro.
problem-not_your_table = Può farlo solo chi ha aperto il tavolo.
problem-may_not_look = Questo tavolo è privato.
problem-other_origin = La richiesta veniva da un altro sito ed è stata rifiutata.
problem-bad_link = Questo link non è valido, o non lo è più.
problem-not_found = Ciò che chiedi non c’è più.
problem-no_such_method = Questa pagina non si usa così.
problem-stale = Intanto qualcosa è cambiato. Guarda di nuovo e riprova.
problem-not_your_turn = Non tocca a te.
problem-nothing_to_undo = Non si può annullare nulla.
problem-seat_taken = Qualcuno è stato più svelto: il posto è occupato.
problem-name_taken = Qualcuno ha già questo nome. Scegline un altro, o accedi.
problem-not_over = La partita non è ancora finita.
problem-not_playing = La partita non è in corso.
problem-chat_closed = La chat è chiusa per ora, come concordato a questo tavolo.
problem-too_large = È troppo in una volta.
problem-illegal = Le regole non lo permettono.
problem-bad_record = { $line ->
    [0] Questo non è il testo di una partita che sappiamo leggere.
   *[other] Il testo della partita è danneggiato alla riga { $line }.
 }
problem-bad_outcome = I dadi di questa partita non vanno d’accordo con le sue mosse.
problem-bad_name = Un nome ha da 1 a 30 caratteri, tutti visibili.
problem-bad_password = La password richiede almeno 8 caratteri.
problem-weak_password = { $text ->
    [name] Questa password è poco più del tuo nome: scegline un’altra. Alcune parole di fila vanno bene.
    [pattern] Questa password ripete gli stessi segni o segue la tastiera: scegline un’altra. Alcune parole di fila vanno bene.
   *[common] Questa password è tra quelle che tutti provano per prime: scegline un’altra. Alcune parole di fila vanno bene.
 }
problem-too_many = Troppe richieste in poco tempo. Aspetta un momento.
problem-internal = Qualcosa si è rotto dalla nostra parte. Nulla è cambiato; riprova.
problem-closing = Il server si sta riavviando. Riprova fra un momento.
problem-no_such_person = Non c’è nessuno con questo nome.
problem-has_account = Hai già un account.
problem-no_account = Serve un account: scegli prima un nome e una password.
problem-key_reused = La stessa richiesta è arrivata due volte con contenuti diversi.
problem-lost_race = Qualcuno è stato più svelto. Guarda di nuovo e riprova.
