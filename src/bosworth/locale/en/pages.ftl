# ---- All pages

site-title = Bosworth: the Wars of the Roses
site-description = Richard III, Wars of the Roses and Lancaster in the browser: against bots, against friends, with fair dice and no account.
nav-label = Main pages
nav-own = Yours
nav-skip = To the contents
nav-lobby = Open tables
nav-mine = My games
nav-rules = Rules
nav-account = Account
nav-preferences = Preferences
nav-about = About Bosworth
nav-load = Load a record
nav-waiting = { $count ->
    [one] 1 game waits for you
   *[other] { $count } games wait for you
 }
footer-language = Language
footer-note = An independent edition by people who like these games.
copy-do = Copy
copy-done = Copied

ago-now = just now
ago-minutes = { $count ->
    [one] 1 minute ago
   *[other] { $count } minutes ago
 }
ago-hours = { $count ->
    [one] 1 hour ago
   *[other] { $count } hours ago
 }
ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
 }
ago-span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
 }
ago-span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
 }
ago-span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
 }

# ---- Home

home-over = Three games of the Wars of the Roses
home-title = Take your seat at the table
home-lead = Play at once against bots, or send a friend a link. No account, no download; dice that anyone can check.
home-resume = Your games
home-last = Your last game: { $name }
home-continue = Continue
home-next = { $count ->
    [one] Next game: 1 waits for you
   *[other] Next game: { $count } wait for you
 }
home-games = The games
home-players = Players
home-length = Length
home-play-now = Play now against bots
home-new = New table
home-more = More ways to play
home-open-tables = { $count ->
    [0] Nobody is looking for players right now. Open a table and be the first.
    [one] 1 table is looking for players.
   *[other] { $count } tables are looking for players.
 }
home-mine = { $count ->
    [0] All you play and have played, with replays and records.
    [one] 1 game waits for you.
   *[other] { $count } games wait for you.
 }
home-load = Go on with a saved game, or look back on one, from its text.
length-richard3 = 1 to 3 hours
length-roses = 2 to 3 hours
length-lancaster = 1 to 2 hours

# ---- Seats and levels

guest-name = Guest { $number }
place-label = Who plays
place-me = you
place-me-away = you (a bot plays meanwhile)
place-open = free
place-kept = kept for a guest
place-kept-for = kept for { $name }
place-kept-for-me = kept for you
place-bot = Bot: { $level }
place-away = { $name } (a bot plays meanwhile)
seat-me = Me
seat-invite = Somebody I invite by link
seat-open = Free for anybody
field-player = Your name at the table
field-player-hint = Guest
field-table-name = Name of the table
field-table-name-hint = that of the game
field-listed = Listed among the open tables
listed-usual = if somebody else can play too
listed-yes = always
listed-no = never
field-watch = Others may watch (they see only what is public)
field-quiet = No chat { $when } (the rules forbid talk of tactics)
field-away = Whoever leaves is replaced by
field-grace = … after

# ---- New table

setup-players = { $count } players
setup-show-seats = Show the seats for this choice
setup-presets = Ready-made sets
setup-presets-text = One click sets all options below; each can still be changed.
setup-preset-none = the basic game
setup-details = Fine points of the rules
setup-needs = “{ $value }” needs
setup-seats = Seats
setup-seats-text = Take one seat or several, invite friends by link, leave seats free, or let bots play.
setup-hotseat = Several seats are yours: you play at one screen, with a curtain between turns.
setup-bots = What the bots are like
setup-tempers = A temper changes what a bot values, never what it knows.
setup-temper-of = Temper of the bot of { $side }
setup-temper-away = Temper of the bot that takes over
setup-table = The table
setup-go = Open the table
setup-note = The game begins as soon as every seat is taken; with bots alone beside you, at once.

explain-richard3-hit_ties = When hits could strike either of two equally strong blocks, chance or their owner decides which one suffers.
explain-richard3-mulligan = Whether a hand of seven cards worth 13 points or less may be exchanged after the deal.
explain-richard3-bombard_sea = City levies never board ships; this says whether the Bombards, though levies too, may.
explain-richard3-treason_sea = The rule book lets Treason move one group; leave to sail it gives to Surprise alone.
explain-richard3-role_swap = Who entered first attacks for the whole battle; in the board game the reserves of a front that fell in round 1 become the attackers.
explain-richard3-warwick_barred = Warwick may tempt any lord to treachery; this leaves out these two, as the board game does.
explain-richard3-exile_excess = Between campaigns an overfull exile area sheds all blocks above its limit, or only one.
explain-richard3-campaigns_1470 = Two campaigns make a fuller game; the printed board game plays one.
explain-richard3-pretender_1470 = Who claims the throne for Lancaster when the scenario begins.
explain-richard3-neville_shields_in_battle = This lets a Neville fight better and be recruited at the shields of his dead kinsmen too.
explain-richard3-neville_homes = Nobles go home to their own shield; in the board game Nevilles may also use those of dead Nevilles, and Kent and Salisbury Calais.
explain-richard3-heir_shield_all = At a shield of the royal house either all heirs present gain its bonus, or only the first in line.
explain-richard3-crown_adds = An heir with both a crown and a shield to defend hits on one more; in the board game on two more.
explain-richard3-senior_title = The senior heir of a side is its King or Pretender; otherwise a title changes only by death, usurpation and rescue.
explain-richard3-handicap = Makes up for a difference between two opponents: one side, whoever plays it, has more action points in each of its turns, whatever its card. Everybody at the table sees it.

explain-roses-neville_strength = Sources disagree on how strong Neville’s card is; we play 10.
explain-roses-neville_start = The region in which Neville stands when the game begins.
explain-roses-mid_wc_adjacent = Whether nobles may march straight between these two regions.
explain-roses-captain_presence = Whether holding Calais lets its Captain attack in the region where he made his bid.
explain-roses-cubes_per_person = Whether a player may put more than one bribe, or more than one guard, on the same person.
explain-roses-shortage = What happens to orders that you cannot pay for when they are carried out.
explain-roses-tied_votes = Who is King when both Houses have the same number of votes.
explain-roses-titles = Whether titles change hands with every card won and lost, or only when the phase is over.
explain-roses-handicap = Makes up for a difference between opponents: one seat, whoever sits there, has a higher income; if two people play a House each, both players of that House. Everybody at the table sees it.

explain-lancaster-players-two = With two, each player also leads an allied colour.
explain-lancaster-players-more = Everybody plays alone.
explain-lancaster-court = Each house sends its Lord after offices, the treasury, bishops and seals at the King’s court.
explain-lancaster-displeasure = A French victory dishonours whoever sent no knight there; dishonour costs power in the end, unless a knight atones in the dungeon.
explain-lancaster-queenie = A tile drawn each round lies in a province, to be taken instead of its printed reward.
explain-lancaster-laws = For each group of laws: which ones come before parliament. Whole groups are taken from one set.
explain-lancaster-extensions_law_per = How many castle extensions count as one step for this law.
explain-lancaster-nobles = Whether nobles are drawn for the provinces by chance or lie as their letters say.
explain-lancaster-supply = Whether gold, squires and the like can run out.
explain-lancaster-most_law_reveal = How much is told of hidden goods when a law rewards whoever has most.
explain-lancaster-most_of_nothing = Whether a law for whoever has most favours nobody or all when nobody has any: all are tied then.
explain-lancaster-bishop_without_upgrade = Whether a bishop may be taken in place of an upgrade that no knight can make; an ally may then give up any knight for one.
explain-lancaster-ally_bishop = What the allied colour gives for a bishop in the game for two.
explain-lancaster-dishonour_ties = Who is the more dishonoured of two with the same dishonour.
explain-lancaster-handicap = Makes up for a difference between opponents: one player, whoever it is, begins with more gold and squires. Everybody at the table sees it.

# ---- Open tables

lobby-lead = Tables that look for players. Sit down, or open your own.
lobby-none = No table is looking for players right now. Open one: bots can fill the seats until somebody comes.
lobby-sit = Sit down
lobby-sit-as = Sit down as { $side }
lobby-since = Opened { $ago }
lobby-live = Being played now
lobby-watch = Watch

# ---- My games

mine-lead = Everything is saved as you play. Come back whenever you like.
mine-none = You have not played yet. Three games are waiting on the first page.
mine-begin = Choose a game
mine-your-turn = Waiting for you
mine-running = Waiting for others
mine-gathering = Looking for players
mine-finished = Finished
mine-turn = Your turn
mine-theirs = Others are to play
mine-over = Over
mine-won = { $count ->
    [one] Won by { $sides }
   *[other] Shared by { $sides }
 }
mine-open-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
 }
mine-waits-since = last move { $ago }
mine-moves = { $count ->
    [0] not begun
    [one] 1 action
   *[other] { $count } actions
 }
mine-play = Play
mine-room = To the table
mine-result = See the end
mine-replay = Replay
mine-more = More
mine-new-name = New name
mine-rename = Rename
mine-export = Save the record as a file
mine-branch = What if?
mine-branch-text = A new table that goes on from this position.
mine-leave = Leave the seat of { $side }
mine-leave-ask = A bot will play this seat until you come back. Leave it?
mine-back = Come back as { $side }
mine-delete = Delete
mine-delete-ask = { $name } will be deleted for good. Delete it?

# ---- Waiting room and table

room-waiting = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
 }
room-starts = The game begins by itself when every seat is taken.
room-look-again = Look again
room-level = Level of the bot
room-temper = Temper
room-bot = Seat the bot
room-stand-up = Stand up
room-decline = Decline
room-kept = Whoever a seat is kept for is told of it at the table before, and finds this one under “My games”. You can put a bot there instead.
room-invites = Invite friends
room-invites-text = Whoever opens a link may take that seat. Send each one to one person.
room-invite-for = Link for { $side }
room-watch-link = Link for onlookers
reach-computer = These links work on this computer only.
reach-open = To let others in your network play, stop the server and start it again with
reach-then = The table stays as it is, and this page then shows links that begin with { $address } and work for everybody in your network.
reach-then-unknown = The table stays as it is. This computer seems to be in no network now; once it is, this page shows links that work there.
reach-network = These links lead to this computer in your network, { $address }: they work for everybody who is in it too.
room-give-up = Give up this table
room-game = The game
room-usual = Otherwise the usual rules.
room-quiet = The chat is closed { $when }, as agreed at this table.
room-loading = Laying out the map …
room-noscript = To play, the table needs JavaScript. Without it you can still read the game as a text:
room-record = the record of this game

invite-title = You are invited
invite-lead = A seat is kept for you: { $side } in { $game }.
invite-rules = How is it played?

# ---- Load a record

load-lead = A record is the text of a game, from the deal to the last move. Every line is checked as it is read.
load-file = The file
load-paste = … or its text
load-paste-hint = Paste the record here
load-name = Name of the new table
load-do = Load
load-note = An unfinished game goes on where it stopped, with new dice; a finished one can be replayed and branched.

# ---- Account

account-nobody = You need no account to play: the first game you join makes you a guest. An account lets you play on from other devices.
account-guest = You play as the guest { $name }. This browser remembers you; an account lets you play on from other devices.
account-known = You are { $name }.
account-claim = Keep your games
account-claim-text = Choose a name and a password. All games that you play as a guest come with you.
account-claim-do = Make an account
account-name = Name
account-password = Password
account-password-hint = At least 8 characters, and not what anybody would guess; a few words in a row are good.
account-login = Log in
account-login-text = You have an account already.
account-login-do = Log in
account-logout = Log out
account-rename = Your name
account-rename-text = What others see at the table
account-rename-do = Change the name
account-old-password = Old password
account-new-password = New password
account-password-do = Change the password
account-tokens = Keys for programs
account-tokens-text = A program of yours can hold a seat with such a key. Whoever has the key can play as you: give it to nobody.
account-token = The new key
account-token-once = Here is the new key. Copy it now: it is not shown again.
account-token-name = What is it for?
account-token-do = Make a key
account-revoke = Revoke
account-revoke-one = Revoke the key { $name }
account-delete = Delete me
account-delete-text = Your name, password and keys are erased. Games with others remain for them, without your name; bots take over your seats.
account-delete-ask = This cannot be undone. Delete everything?
account-delete-do = Delete for good

# ---- Preferences

prefs-lead = These are yours alone; what is agreed at a table is set there.
prefs-lang = Language
prefs-theme = Light or dark
prefs-theme-text = Parchment by day, walnut and candle-light by night.
prefs-theme-auto = As my system
prefs-theme-light = Light
prefs-theme-dark = Dark
prefs-motion = Motion
prefs-motion-text = Pieces glide from place to place.
prefs-motion-on = On
prefs-motion-off = Off
prefs-pace = Telling
prefs-pace-text = How quickly what others do, battles and votes are told on the board.
prefs-pace-once = At once: nothing is told by itself
prefs-pace-brisk = Brisk
prefs-pace-calm = Calm
prefs-sound = Sounds
prefs-sound-text = How loud: a bell when your turn comes, marches, swords, coins, dice.
prefs-music = Music
prefs-music-text = How loud: songs and dances of the fifteenth century, played at the table.
prefs-mute = Mute
prefs-mute-text = Silence for now; the volumes stay as they are.
prefs-mute-on = On
prefs-mute-off = Off
prefs-confirm = Confirmations
prefs-confirm-text = Ask once more before what cannot be taken back, such as giving up.
prefs-confirm-on = Ask me
prefs-confirm-off = Never ask
prefs-text = Text mode
prefs-text-text = The table as headings, lists and buttons instead of pictures: for screen readers, and for slow lines.
prefs-text-on = On
prefs-text-off = Off
prefs-save = Save
prefs-saved = Saved.

# ---- Rules

rulebook-lead = The three games in our own words, chapter by chapter. At the table every prompt leads to its paragraph here.
rulebook-none = This rule book is still being written.
rulebook-where = Where you are
rulebook-contents = Contents
rulebook-turn = Turn the page
rulebook-before = Before:
rulebook-after = Next:

# ---- About

about-lead = Bosworth is a table for three board games of the Wars of the Roses: quick for those who know them, kind to those who do not.
about-fair = Fair dice, closed hands
about-fair-text = All chance follows from a secret whose fingerprint is shown when a game begins; at the end the secret is told, and your browser can check every roll. What you may not see never leaves the server, and bots see only what their seat sees.
about-games = The games and their makers
about-games-text = Bosworth is an independent edition. It is not made, endorsed or licensed by the designers or publishers, to whom the games belong.
about-richard3 = Richard III: The Wars of the Roses, by Tom Dalgliesh and Jerry Taylor, Columbia Games 2009; digital edition by Avalon Digital 2019.
about-roses = Wars of the Roses: Lancaster vs. York, by Peter Hawes, Z-Man Games 2010.
about-lancaster = Lancaster, by Matthias Cramer, Queen Games 2011; Big Box 2015.
about-own = Names appear only to say which games are meant. No art and no text of the publishers is used: rules are told in our own words, maps and pieces are our own pictures. If you enjoy a game here, buy the printed one.
about-licences = Licences
about-software = Bosworth is free software under the MIT licence; its whole source comes with it. It is built with:
about-part = Part
about-licence = Licence
about-public-domain = public domain (the coastlines of the maps)
about-privacy = What is kept about you
about-privacy-text = A cookie that knows you again, one with your preferences, one that remembers which accounts have logged in from this browser, your name, and your games. No tracking, no advertising, nothing from other servers.
about-version = Version { $version }

# ---- What went wrong

error-403 = This door is closed to you
error-403-text = The table is private, or the seat belongs to somebody else. Ask for an invitation, or log in if you have an account.
error-404 = There is nothing here
error-404-text = The address is wrong, or the table has been deleted.
error-429 = Not so fast
error-429-text = Too many requests came from you in a short time. Wait a moment and try again.
error-500 = Our mistake
error-500-text = Something broke on our side. Your games are safe: every action is saved before it is shown. Try again.
error-other = That did not work
error-other-text = The server could not make sense of the request. Go back and try again.
error-home = To the first page

problem-needs = { $option }: “{ $value }” needs { $other }: “{ $wanted }”.
problem-bad_option = This choice does not go together with the others.
problem-malformed = The form could not be read. Please check it and send it again.
problem-bad_host = The address under which you called the server is not one of its own.
problem-no_identity = Say first who you are: take a seat under any name, or log in.
problem-wrong_password = Name and password do not match.
problem-not_your_seat = This seat belongs to somebody else.
problem-not_your_table = Only whoever opened the table can do this.
problem-may_not_look = This table is private.
problem-other_origin = The request came from another site and was refused.
problem-bad_link = This link is not valid, or no longer.
problem-not_found = What you asked for is no longer there.
problem-no_such_method = This page cannot be used in that way.
problem-stale = Meanwhile something has changed. Look again, and try once more.
problem-not_your_turn = It is not your turn.
problem-nothing_to_undo = Nothing can be taken back.
problem-seat_taken = Somebody was quicker: the seat is taken.
problem-name_taken = Somebody already has this name. Choose another, or log in.
problem-not_over = The game is not over yet.
problem-not_playing = The game is not being played.
problem-chat_closed = The chat is closed for now, as this table has agreed.
problem-too_large = That is too much at once.
problem-illegal = The rules do not allow this.
problem-bad_record = { $line ->
    [0] This is no record of a game that we can read.
   *[other] The record is damaged in line { $line }.
 }
problem-bad_outcome = The dice of this record do not fit its moves.
problem-bad_name = A name has 1 to 30 characters, all of them visible.
problem-bad_password = The password needs at least 8 characters.
problem-weak_password = { $text ->
    [name] This password is little more than your name: choose another. A few words in a row are good.
    [pattern] This password repeats the same signs or follows the keyboard: choose another. A few words in a row are good.
   *[common] This password is one of those that everybody tries first: choose another. A few words in a row are good.
 }
problem-too_many = Too many requests in a short time. Wait a moment.
problem-internal = Something broke on our side. Nothing was changed; try again.
problem-closing = The server is being restarted. Try again in a moment.
problem-no_such_person = There is nobody of this name.
problem-has_account = You have an account already.
problem-no_account = This needs an account: choose a name and a password first.
problem-key_reused = The same request came twice with different contents.
problem-lost_race = Somebody was quicker. Look again, and try once more.
