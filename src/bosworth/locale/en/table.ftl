# The table page, for all games. A game may say any of these in its own words.

# Between the parts of a list; a label and its value
list-divider = ;{" "}
label-value = { $label }: { $value }

# ---- The map

map-closer = Zoom in
map-farther = Zoom out
map-whole = Whole map
map-keys = Drag to move, wheel or pinch to zoom; keys + − 0 and the arrows.

# ---- The prompt

prompt-label = What to do now
prompt-old-rules = This game was played by rules that have changed since (version { $rules }). It can be looked at as far as today’s rules can follow it.
undo-one = Undo
undo-all = Start my turn again
hint-ask = Hint
hint-stop = Stop
    .label = Stop thinking
hint-hide = Hide
    .label = Hide the hint
hint-thinking = A bot is thinking …
hint-says = A bot would: { $what }.
hint-chain = { $count ->
    [0] Then: { $what }.
    [one] Then: { $what }, and one thing more.
   *[other] Then: { $what }, and { $count } things more.
 }
hint-chance = Chance of winning: { $share }%.
hint-second = Next best, { $share }%: { $what }.
hint-as-good = About as good: { $what }.
hint-second-plan = Another plan that begins like this: { $share }%.
hint-second-sheet = The next best sheet: { $share }%.
seconds = { $count } s
hand-holds = In hand: { $what }
hand-let-go = Let go
title-my-turn = Your turn

# ---- Since your last turn, and the replay

since-title = Since your last turn
out-of-sight = { $count ->
    [one] One more thing can be touched out of sight: go there
   *[other] { $count } more things can be touched out of sight: go there
}
out-of-sight-hinted = What the bot would touch is out of sight: go there
since-news = Since your last turn: { $count }
since-skip = Skip
theatre-place = { $at } of { $to }
theatre-fetching = Fetching the moment …
theatre-silence = Nothing was heard of this.
theatre-back = One step back
theatre-next = Next
theatre-play = Play
theatre-pause = Pause
theatre-skip = Skip to the present
live-label = What happens
replay-label = Replay
replay-slider = Moment of the game
replay-first = To the beginning
replay-last = To the end
replay-eyes = Seen by
replay-onlooker = an onlooker
replay-share = Copy link
replay-branch = What if? Play on from here
branch-name = What if, action { $number }
copy-arrived = This is a copy: the game it comes from stays as it is. The way back is in the menu.
copy-origin = To the game this is a copy of
replay-export = Download the record
replay-close = Back to the present
replay-more = View, link, what if …

# ---- Seats

seats-title = Seats
seats-onlookers = { $count ->
    [one] One onlooker
   *[other] { $count } onlookers
 }
seat-empty = open seat
seat-bot = Bot: { $level }
seat-person = a guest
seat-you = you
seat-acting = to act
seat-away = away: a bot plays
seat-leaving = has left: a bot takes over soon
seat-here = is here
seat-gone = is not here now
seat-thinking = is thinking
seat-favour = advantage
seat-favoured = Advantage: { $favour }
seat-back = Come back

# ---- Bots: their levels, from the weakest to the strongest, and their tempers

bot-named = { $level }, { $temper }
level-gentle = gentle
level-casual = casual
level-steady = steady
level-skilled = skilled
level-expert = expert
level-master = master
level-greedy = knight
level-random = squire
level-gentle-text = Plays sensibly, forgives much, and makes a beginner’s mistakes.
level-casual-text = Sees what lies open and misses the rest.
level-steady-text = Makes few plain mistakes: a fair match once you know the rules.
level-skilled-text = Looks ahead, and punishes carelessness.
level-expert-text = Tries many plans out before it acts.
level-master-text = Thinks longest, up to a few seconds, and plays best.
level-greedy-text = Takes what looks best at the moment.
level-random-text = Plays at random.
temper-normal = normal
temper-balanced = balanced
temper-aggressive = aggressive
temper-cautious = cautious
temper-normal-text = Plays to win, without likes or dislikes.
temper-balanced-text = Spreads its means and neglects nothing.
temper-aggressive-text = Seeks the fight, and takes risks for it.
temper-cautious-text = Guards what it has, and waits for good odds.

# ---- Log, chat, notes

tab-board = Board
skip-to-board = To what can be touched
tabs-label = Beside the board
side-fold = Fold this column away
side-open = Open the column beside the board
log-title = Log
log-filter = Search the log
log-earlier = Earlier lines
log-none = No line has that.
log-go = Go to this moment
log-keys = Up, down, Home and End go through the lines.
chat-title = Chat
chat-none = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-closed = The chat is closed { $when }: the rules forbid talk of tactics, and this table has agreed on it. It opens again by itself.
chat-pauses = At this table the chat is closed { $when }.
notes-title = Notes
notes-none = Only players keep notes.
notes-hint = Plans, suspicions, cards played …
notes-private = Only you can read this. It saves itself.
notes-writing = Writing …
notes-saved = Saved.
sheet-label = Details
sheet-ways = { $count ->
    [one] one way
   *[other] { $count } ways
 }

# ---- Text mode

text-offers = What you can do
text-refusals = What you cannot do now, and why
text-board = The board
text-recent = What happened last

# ---- Menu

top-label = Table
menu-open = Menu
menu-game = This game
menu-replay = Replay
menu-branch = What if? Copy this game
menu-leave = Leave my seat to a bot
menu-resign = Resign
menu-delete = Delete this game
menu-elsewhere = Elsewhere
menu-next-game = Next game that waits for me
menu-my-games = My games
menu-new-game = New table
rematch-propose = Rematch
rematch-about = The same people, bots and options, everybody one seat further
rematch-join = { $name } proposes a rematch: join
rematch-go = To the rematch
rematch-other = Again, other options
rematch-other-short = Other options
menu-rules-page = Rules
menu-home = Home
menu-table = This table
menu-name = Name of the table
menu-rename = Rename
menu-invite = Copy an invitation for { $side }
menu-watch-link = Copy a link for onlookers
settings-absence = When a player is away
settings-absence-wait = wait
settings-absence-bot = a bot plays
settings-away = Bot for those away
settings-temper = Its temper
settings-grace = After
settings-grace-time = { $minutes ->
    [one] 1 minute
    [60] 1 hour
    [1440] 1 day
   *[other] { $minutes } minutes
 }
settings-onlookers = Onlookers
settings-onlookers-yes = welcome
settings-onlookers-no = not wanted
settings-talk = Chat
settings-talk-free = always open
settings-talk-pauses = closed { $when }
my-title = My preferences
my-lang = Language
my-theme = Light
my-theme-auto = as my system
my-theme-light = day
my-theme-dark = candle-light
my-motion = Motion
my-motion-on = pieces move
my-motion-off = none
my-pace = Pace
my-pace-once = at once
my-pace-brisk = brisk
my-pace-calm = calm
my-sound = Sounds
my-music = Music
my-mute = Mute
my-mute-on = on
my-mute-off = off
my-full = Full screen
sound-question = Play with sound and music?
sound-all = Sounds and music
sound-only = Sounds
sound-none = No
my-confirm = Ask before resigning
my-confirm-on = yes
my-confirm-off = no
my-text = Text mode
my-text-on = on
my-text-off = off
my-alone = I play all these seats myself: no curtain
resign-title = Resign?
resign-question = You give up and lose the game. This cannot be taken back.
resign-no = Play on
resign-yes = Resign
delete-title = Delete this game?
delete-question = The game and all that was said and noted at it are deleted for good. This cannot be taken back.
delete-no = Keep it
delete-yes = Delete
copied = Copied.
copied-here-only = Copied. The link works on this computer only: the server lets nobody else in.
copy-this = Copy this:
dialog-close = Close

# ---- Help

help-open = What can I do?
help-title = What can I do?
help-chapter = This chapter of the rules
help-touch = How the table works
help-grammar = Whatever glows can be touched: a piece, then where it goes. Touch it again to let go; touch anything else to hear why it cannot be done now. The button turns orange when nothing else is left to do. You can take back everything up to the point where somebody has learned something.
key-tab = through all that can be touched
key-arrows = to the nearest thing in that direction; on the map itself: move it; in the log: from line to line
key-enter = touch
key-escape = let go, close
key-numbers = press the first, second … button
key-undo = undo
key-hint = hint
key-last = read the last event again
key-help = this help
key-map = zoom in, zoom out, whole map

# ---- The dice

dice-title = The dice of this game
dice-verify = Verify the dice
dice-how = Before the game a fingerprint of a secret was shown; every draw follows from the secret. This page now draws everything again and compares.
dice-commitment = Fingerprint shown at the start
dice-secret = Secret, shown at the end
dice-working = Drawing again …
dice-committed = The secret fits the fingerprint.
dice-exchanged = The secret does not fit the fingerprint: it was exchanged.
dice-right = { $count ->
    [one] The only draw is right.
   *[other] All { $count } draws are right.
 }
dice-wrong = { $wrong } of { $count } draws are wrong.
dice-unable = The browser can compute this only on a secure connection (https) or on this machine.
dice-no-draws = The draws could not be fetched.

# ---- Several players at one screen

curtain-pass = Pass to { $side }
curtain-away = Everybody else looks away. Nothing private is on the screen now.
curtain-ready = I am { $side }: show my side
curtain-alone = I play all seats myself, never ask again

# ---- The line to the server

line-opening = Connecting again …
line-waiting = { $seconds ->
    [0] No connection. Trying again …
    [one] No connection. Trying again in one second.
   *[other] No connection. Trying again in { $seconds } seconds.
 }
line-now = Try now
line-closed = This table cannot be looked at: it is gone, or it is not open to onlookers.
refused-stale = Meanwhile something has changed: please look again.
refused-illegal = That is not possible now.
refused-not_your_turn = It is not your turn.
refused-not_your_seat = That is not your seat.
refused-nothing_to_undo = Nothing can be taken back: what was learned stays learned.
refused-too_many = That was too much at once. Please wait a moment.
refused-too_large = That is too long.
refused-malformed = The table did not understand that.
refused-offline = No connection to the table.
refused-seat_taken = That seat is taken.
refused-closing = The server is about to restart. Please wait a moment.
refused-not_over = That is possible only when the game is over.
refused-not_playing = The game is not being played.
refused-chat_closed = The chat is closed for now, as this table has agreed.
refused-not_your_table = Only whoever opened the table can do this.
refused-may_not_look = This table is private.
refused-lost_race = Somebody was quicker: please look again.
refused-no_identity = Your guest card is gone: go to the home page and sit down again.
refused-not_found = This table is no longer there.
refused-internal = Something broke at the server. Nothing was changed; try again.
refused-other = That did not work ({ $code }).

# ---- The analysis after the game

analysis-open = Analysis
analysis-title = Analysis of the game
analysis-all = all seats
analysis-working = The decisions of the game are being gathered …
analysis-progress = Judged so far: { $judged } of { $all } decisions
analysis-failed = The game cannot be judged now. Try again later.
analysis-chances-label = Chances of winning, in percent, as each seat could judge them
analysis-shares-label = Chances of winning, in percent: what each seat could judge, brought to 100 together
analysis-unit = action
analysis-end = end
analysis-action = Action { $number }
analysis-no-turning-points = No decision gave much away.
analysis-look = Show this moment
analysis-back = Back to the analysis
analysis-more = { $count ->
    [one] one thing more
   *[other] { $count } things more
 }
analysis-nothing = Nothing can be judged in this game.
analysis-turning-point = Turning point: action { $number }, { $side }
analysis-both = In common
analysis-done = Played
analysis-better = Better
analysis-chance = { $offer }: { $percent }%
