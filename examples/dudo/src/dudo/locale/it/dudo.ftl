game-name = Dudo
    .summary = Dadi sotto i bicchieri e dichiarazioni che nessuno può verificare; per due, tre o quattro giocatori.
about-dudo = Il vecchio gioco di dadi e bugie della costa del Perù, per due, tre o quattro giocatori.
length-dudo = 10–20 minuti
setup-ways = Chi gioca
side-north = Nord
    .of = di Nord
side-east = Est
    .of = di Est
side-south = Sud
    .of = di Sud
side-west = Ovest
    .of = di Ovest
face-1 = uno
face-2 = due
face-3 = tre
face-4 = quattro
face-5 = cinque
face-6 = sei
face-none = nessuno
option-players = Giocatori
option-dice = Dadi a testa
option-aces = Gli uno
choice-2 = 2
choice-3 = 3
choice-4 = 4
choice-5 = 5
choice-wild = valgono come ogni faccia
choice-plain = sono uno
explain-dudo-players-two = Un duello: ogni dichiarazione è rivolta a te.
explain-dudo-players-more = Più dadi sotto altri bicchieri, e più spazio per mentire.
explain-dudo-dice = Con quanti dadi comincia ognuno.
explain-dudo-aces = Gli uno che valgono come ogni faccia non si possono dichiarare.
event-round = Turno { $number }: tutti lanciano, { $total } dadi in tutto. Comincia { $player }.
event-rolled = I tuoi dadi: { $faces }.
event-rolled-hidden = { $player } lancia { $number ->
    [one] un dado
   *[other] { $number } dadi
 }.
event-bid = { $player } dichiara { $number } × { $face }.
event-doubt = { $player } dubita della dichiarazione { $other-of }.
event-shows = { $player } mostra { $faces }.
event-counted = Ci sono { $number } × { $face }; ne erano dichiarati { $wanted }.
event-loses = { $player } perde un dado e { $left ->
    [0] non ne ha più: è fuori
   *[other] ne ha ancora { $left }
 }.
event-game-end = La partita è finita. Vince: { $players }.
event-resigned = { $player } si arrende.
prompt-call = { $number ->
    [0] Cominci tu: quanti dadi, e di quale faccia?
   *[other] { $other } dichiara { $number } × { $face }. Dichiara di più, o dubita.
 }
wait-call = { $player } riflette.
prompt-over = La partita è finita. Vince: { $players }.
offer-bid = Dichiara { $number } × { $face }
heading-bid = Dichiarare
offer-doubt = Dubito
outlook-chance = giusto al { $percent } %, secondo i tuoi dadi
reason-bid = È giusto al { $percent } %.
reason-doubt = La dichiarazione è sbagliata al { $percent } %.
reason-none = Nessun motivo: ogni scelta va bene.
reason-only-choice = Non c’è altra scelta.
menu-seats-first = Tu giochi Nord, i bot gli altri
menu-seats-second = Tu giochi Est, i bot gli altri
menu-seats-both = Giochi tutti i posti
help-overview = Dadi e bugie
    .text = Ognuno lancia in segreto. Dichiara quanti dadi di una faccia ci sono su tutto il tavolo, i tuoi e quelli degli altri; ogni dichiarazione deve superare la precedente. Quando qualcuno dubita, si mostrano tutti i dadi: se sono troppo pochi, perde un dado chi ha dichiarato, altrimenti chi ha dubitato. Vince l’ultimo che ha dadi.
help-call = Dichiarare o dubitare
    .text = Più dadi, o altrettanti di una faccia più alta. Se gli uno valgono come ogni faccia, ogni uno conta come la faccia dichiarata.
help-over = La fine
    .text = Ha vinto l’ultimo giocatore che ha dadi.
board-title = Turno { $number }, { $total } dadi sul tavolo
board-mine = I tuoi dadi
board-bid = La dichiarazione
board-no-bid = Ancora nessuna dichiarazione
board-numbers = Quanti
board-faces = Di quale faccia
board-left = { $number ->
    [0] fuori
    [one] un dado
   *[other] { $number } dadi
 }
head-player = Giocatore
head-dice = Dadi
