# ---- The menu

menu-title = Bosworth: the Wars of the Roses
menu-continue = Continue the last game
menu-new = New game
menu-load = Load a game
menu-options = Options
menu-rules = Rules
menu-quit = Quit
menu-bye = Farewell.
menu-scenario = Which scenario?
menu-seats = Who plays?
menu-level = How strong are the bots?
menu-temper = And their temper?

# ---- Asking

ask-number = Number (Enter for 1):
ask-choice = Your choice:
ask-target = Number, or Enter to go back:
ask-enter = Press Enter.
ask-resign = { $side } gives up and loses. Really? (yes, no)
word-yes = y yes
word-on = on
word-off = off

# ---- The table

table-game = Game { $name }: { $players }
table-favoured = { $side } has an advantage: { $favour }.
table-dice = The dice are fair: they follow from a secret whose fingerprint is { $commitment }. The secret is shown when the game is over.
table-new-dice = The secret of this game’s dice is not here: the game goes on with new dice, which cannot be verified.
table-help = Type the number of a choice, or help, hint, board, undo, quit.
table-secret = The secret of the dice was { $secret }. Check it with: bosworth replay { $name } --verify
table-left = The game is saved. Go on with: bosworth resume { $name }
player-human = a person
player-bot = bot ({ $name })
curtain = { $side } is to sit at the screen; { $people ->
    [2] the other player looks away.
   *[other] the others look away.
 }
curtain-both = { $people ->
    [2] Both players may look at the screen now.
   *[other] All players may look at the screen now.
 }
offers-line = { $who }: { $targets }
offers-attack = { $place } (attack)
hint-line = { $offer } [{ $form }]. { $reason }
undo-done = Taken back.
undo-nothing = Nothing can be taken back: what was learned stays learned.
save-done = Saved as { $name }.

# ---- Commands at the table: the words that call them, the most usual first

help-commands = What you can type
help-choosing = A number chooses from the list; Enter shows the list again. Words do too, such as “move march kent”, in full or by their beginnings.
command-help = help
    .text = the rule for this step; “help all” also explains the game
command-hint = hint
    .text = what a bot would do, and why
command-undo = undo
    .text = take back your last action, as long as nobody has learned anything
command-restart = restart
    .text = take back all you did since the last thing learned
command-board = board
    .text = show the board
command-look = look
    .text = look at an area, such as “look kent”
command-borders = borders
    .text = the borders of an area, such as “borders kent”
command-blocks = blocks
    .text = what is printed on a block, such as “blocks warwick”
command-log = log
    .text = what happened last; “log 50” for more
command-save = save
    .text = the game is saved after every action; “save NAME” keeps a copy
command-resign = resign
    .text = give up the game
command-quit = quit
    .text = stop; the game can be resumed

# ---- Saved games

saves-none = There are no saved games in { $folder }.
saves-over = over
saves-going = { $number ->
    [one] 1 action
   *[other] { $number } actions
 }
saves-renamed = { $old } is now called { $new }.
saves-ask-delete = Delete { $name } for good? (yes, no)
saves-kept = { $name } is kept.
saves-deleted = { $name } is deleted.
saves-exported = { $name } is written to { $file }.
saves-imported = { $name } is checked and taken in.

# ---- Looking back

replay-action = { $number }. { $side }: { $text }
replay-private = ({ $side } alone) { $text }
replay-old-rules = This game was played by rules { $rules }; today’s are { $today }. It is shown as far as they agree: { $number } of { $last } actions.
replay-ask = Enter: next · b: board · q: stop
analysis-curve = The chances of { $side }, as it could judge them
verify-legal = { $number ->
    [one] 1 action was played again:
   *[other] { $number } actions were played again:
 } every one is legal. The fingerprints are of the first kind, which is no longer checked.
verify-actions = { $number ->
    [one] 1 action was played again:
   *[other] { $number } actions were played again:
 } every one is legal, and every fingerprint is right.
verify-dice = { $number ->
    [one] 1 draw was made again
   *[other] { $number } draws were made again
 } from the secret: each is right, and the secret fits the fingerprint { $commitment } shown at the start.
verify-no-secret = The dice cannot be checked yet: the secret is shown when the game is over. Its fingerprint is { $commitment }.
verify-no-commitment = This record names no fingerprint of a secret, so its dice cannot be verified.

# ---- Games and settings

games-seats = Seats: { $list }
games-scenarios = Scenarios
games-options = Options
games-presets = Sets of options
games-option = { $name }: { $default }; otherwise { $others }
games-sources = Where the figures come from
options-language = Language
options-plain = Plain output for screen readers
options-folder = Saved games and settings

# ---- What can go wrong

trouble-record = damaged record, line { $line }: expected { $expected }, found { $found }
trouble-write = { $file } cannot be written: { $reason }
trouble-read = { $file } cannot be read: { $reason }
trouble-secret = { $file } does not hold the secret of the dice
trouble-language = there is no language { $name }; choose from: { $known }
trouble-name = { $name } is no name for a game: letters, digits, spaces, dots and hyphens, at most 60, nothing else
trouble-no-save = there is no saved game { $name }; see: bosworth saves
trouble-save-exists = there is already a saved game { $name }
trouble-no-saves = there is no game to go on with; begin one with: bosworth play richard3
trouble-no-file = there is no file and no saved game { $name }
trouble-file-exists = { $file } is already there; --yes writes over it
trouble-game = there is no game { $name }; choose from: { $known }
trouble-pair = an option is written name=value, not { $text }
trouble-option = there is no option { $name }; choose from: { $known }
trouble-choice = option { $name } cannot be { $value }; it can be: { $known }
trouble-position-options = the options of a game that begins with --from are those of the position: leave out --scenario and --option
trouble-seats = --seats needs { $number } players, divided by commas, for { $names }
trouble-player = { $name } cannot play; choose from: { $known }
trouble-no-battles = { $name } has no battles whose odds could be told
trouble-seat = there is no seat { $name }; choose from: { $known }
trouble-text-tells = the text of a position tells everything, and this game is not over: say --as all if nobody minds
trouble-not-over = this game is not over: what a seat knew stays its own until then
trouble-action = there is no action { $number }; the record has 0 to { $last }
trouble-number = { $number } is not in the list.
trouble-no-offer = “{ $text }” is not offered now. Type a number from the list, or help.
trouble-many-offers = “{ $text }” may mean { $number } different things; say more.
trouble-ambiguous = “{ $name }” may mean: { $known }
trouble-unknown = “{ $name }” is unknown; choose from: { $known }

# ---- Serving the table in the browser

serve-ready = Bosworth is ready: { $address }
serve-stop = Ctrl-C ends it; every game is kept.
serve-ended = The server has ended; every game is kept.
backup-done = { $file } holds { $tables ->
    [one] one table
   *[other] { $tables } tables
} with { $changes ->
    [one] one change
   *[other] { $changes } changes
}, and is checked.
trouble-port = { $host }:{ $port } cannot be used: { $reason }; another port can be named with --port
trouble-backup-postgres = PostgreSQL is copied with its own tool: { $command }
trouble-database = the database { $url } cannot be used: { $reason }

# ---- Measuring the server

bench-serve-title = { $tables } tables of { $game }, two programs at each, { $seconds } s
bench-serve-load = Pace
bench-serve-pace = an act every { $seconds } s at each table
bench-serve-unthrottled = as fast as it goes
bench-serve-acts = Acts per second
bench-serve-arrival = From an act to the other seat’s view
bench-serve-answer = From an act to its answer
bench-serve-bytes = Bytes on the wire per act and seat
bench-serve-cpu = Server: one core
bench-serve-memory = Server: memory
bench-serve-refused = Refused
bench-serve-psutil = To see time and memory of the server, install bosworth[bench].
