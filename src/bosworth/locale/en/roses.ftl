game-name = Wars of the Roses: Lancaster vs York
    .summary = Secret orders, bribes, battles and parliaments, 1450–1500; for two to four players.

# Players and Houses
side-red = Red
    .of = of Red
side-yellow = Yellow
    .of = of Yellow
side-blue = Blue
    .of = of Blue
side-green = Green
    .of = of Green
side-lancaster = Lancaster
    .of = of Lancaster
side-york = York
    .of = of York
side-none = nobody
    .of = of nobody

group-handicap = Handicap
option-scenario = Players
option-neville_strength = Neville’s strength
option-neville_start = Where Neville starts
option-mid_wc_adjacent = Midlands and West Country adjoin
option-captain_presence = The Captain of Calais gives presence
option-cubes_per_person = Cubes of a colour on one person
option-shortage = When money runs out
option-tied_votes = Tied votes
option-titles = Titles are checked
option-favoured = Who has an advantage
option-favour = What it is

scenario-four = four players in two Houses
    .summary = Lancaster and York, two players each; votes and a King in every turn
scenario-three = three players
    .summary = Everyone alone, without Houses
scenario-two = two players
    .summary = Everyone alone, without Houses
scenario-two_royal = two players with Houses and King
    .summary = One player for each House, with votes and King
scenario-two_people = two people, each playing both seats of a House
    .summary = The full game for four, one House for each person
choice-10 = 10
choice-8 = 8
choice-wc = West Country
choice-se = South East England
choice-ne = Northern England
choice-one = one
choice-several = several
choice-skip = skip what is too dear
choice-stop = stop at the first thing too dear
choice-reigning = the reigning House stays
choice-no_king = no King this turn
choice-at_once = after every card
choice-after_phase = after every phase
choice-false = no
choice-true = yes
choice-nobody = nobody
choice-red = { side-red }
choice-yellow = { side-yellow }
choice-blue = { side-blue }
choice-green = { side-green }
choice-lancaster = { side-lancaster }
choice-york = { side-york }
choice-favour-one = £5 more in each Income phase
choice-favour-two = £10 more in each Income phase
quiet-when = while orders are written

sources-rulebook = stated in the rule book that this edition follows
sources-public = from other published material
sources-reconstructed = reconstructed by us
count-regions = { $number ->
    [one] { $number } figure of a region
   *[other] { $number } figures of regions
 }
count-seas = { $number ->
    [one] { $number } sea zone
   *[other] { $number } sea zones
 }
count-kinds = { $number ->
    [one] { $number } figure of a kind of asset
   *[other] { $number } figures of kinds of asset
 }
count-assets = { $number ->
    [one] { $number } figure on a card
   *[other] { $number } figures on cards
 }
count-titles = { $number ->
    [one] { $number } title
   *[other] { $number } titles
 }
count-borders = { $number ->
    [one] { $number } border
   *[other] { $number } borders
 }
count-links = { $number ->
    [one] { $number } sea link
   *[other] { $number } sea links
 }
count-drafts = { $number ->
    [one] { $number } number of the draft
   *[other] { $number } numbers of the draft
 }
count-numbers = { $number ->
    [one] { $number } other number
   *[other] { $number } other numbers
 }

# Regions and sea zones: a place in a sentence is “in”, “to” or “from” somewhere.
area-nm = Northern Marches
    .in = in the Northern Marches
    .to = to the Northern Marches
    .from = from the Northern Marches
area-ne = Northern England
    .in = in Northern England
    .to = to Northern England
    .from = from Northern England
area-mid = Midlands
    .in = in the Midlands
    .to = to the Midlands
    .from = from the Midlands
area-se = South East England
    .in = in South East England
    .to = to South East England
    .from = from South East England
area-wc = West Country
    .in = in the West Country
    .to = to the West Country
    .from = from the West Country
area-wal = Wales
    .in = in Wales
    .to = to Wales
    .from = from Wales
area-nm_e = east sea of the Northern Marches
    .in = in the east sea of the Northern Marches
    .to = to the east sea of the Northern Marches
    .from = from the east sea of the Northern Marches
area-ne_e = east sea of Northern England
    .in = in the east sea of Northern England
    .to = to the east sea of Northern England
    .from = from the east sea of Northern England
area-mid_s = sea of the Midlands
    .in = in the sea of the Midlands
    .to = to the sea of the Midlands
    .from = from the sea of the Midlands
area-se_s = sea of South East England
    .in = in the sea of South East England
    .to = to the sea of South East England
    .from = from the sea of South East England
area-wc_s = sea of the West Country
    .in = in the sea of the West Country
    .to = to the sea of the West Country
    .from = from the sea of the West Country
area-wal_s = sea of Wales
    .in = in the sea of Wales
    .to = to the sea of Wales
    .from = from the sea of Wales
area-ne_w = west sea of Northern England
    .in = in the west sea of Northern England
    .to = to the west sea of Northern England
    .from = from the west sea of Northern England
area-nm_w = west sea of the Northern Marches
    .in = in the west sea of the Northern Marches
    .to = to the west sea of the Northern Marches
    .from = from the west sea of the Northern Marches
area-none = nowhere
    .in = nowhere
    .to = nowhere
    .from = nowhere

# Cards: “name” is how a sentence says it.
card-percy = Percy
    .of = of Percy
card-clifford = Clifford
    .of = of Clifford
card-plantagenet = Plantagenet
    .of = of Plantagenet
card-stanley = Stanley
    .of = of Stanley
card-mowbray = Mowbray
    .of = of Mowbray
card-de_la_pole = De la Pole
    .of = of De la Pole
card-stafford = Stafford
    .of = of Stafford
card-fitzalan = Fitzalan
    .of = of Fitzalan
card-neville = Neville
    .of = of Neville
card-beaufort = Beaufort
    .of = of Beaufort
card-tudor = Tudor
    .of = of Tudor
card-herbert = Herbert
    .of = of Herbert
card-bamburgh = Bamburgh
    .of = of Bamburgh
card-newcastle = Newcastle
    .of = of Newcastle
card-carlisle = Carlisle
    .of = of Carlisle
card-berwick = Berwick
    .of = of Berwick
card-pontefract = Pontefract
    .of = of Pontefract
card-york = York
    .of = of York
card-lincoln = Lincoln
    .of = of Lincoln
card-kingston = Kingston upon Hull
    .of = of Kingston upon Hull
card-kenilworth = Kenilworth
    .of = of Kenilworth
card-norwich = Norwich
    .of = of Norwich
card-leicester = Leicester
    .of = of Leicester
card-kings_lynn = King’s Lynn
    .of = of King’s Lynn
card-windsor = Windsor
    .of = of Windsor
card-london = London
    .of = of London
card-winchester = Winchester
    .of = of Winchester
card-sandwich = Sandwich
    .of = of Sandwich
card-carisbrooke = Carisbrooke
    .of = of Carisbrooke
card-bristol = Bristol
    .of = of Bristol
card-exeter = Exeter
    .of = of Exeter
card-plymouth = Plymouth
    .of = of Plymouth
card-harlech = Harlech
    .of = of Harlech
card-cardiff = Cardiff
    .of = of Cardiff
card-bangor = Bangor
    .of = of Bangor
card-pembroke = Pembroke
    .of = of Pembroke
card-bp_carlisle = Bishop of Carlisle
    .name = the Bishop of Carlisle
    .of = of the Bishop of Carlisle
card-bp_york = Archbishop of York
    .name = the Archbishop of York
    .of = of the Archbishop of York
card-bp_norwich = Bishop of Norwich
    .name = the Bishop of Norwich
    .of = of the Bishop of Norwich
card-bp_winchester = Bishop of Winchester
    .name = the Bishop of Winchester
    .of = of the Bishop of Winchester
card-bp_exeter = Bishop of Exeter
    .name = the Bishop of Exeter
    .of = of the Bishop of Exeter
card-bp_bangor = Bishop of Bangor
    .name = the Bishop of Bangor
    .of = of the Bishop of Bangor
card-sh_berwick = Ship of Berwick
    .name = the ship of Berwick
    .of = of the ship of Berwick
card-sh_kingston = Ship of Kingston upon Hull
    .name = the ship of Kingston upon Hull
    .of = of the ship of Kingston upon Hull
card-sh_kings_lynn = Ship of King’s Lynn
    .name = the ship of King’s Lynn
    .of = of the ship of King’s Lynn
card-sh_sandwich = Ship of Sandwich
    .name = the ship of Sandwich
    .of = of the ship of Sandwich
card-sh_plymouth = Ship of Plymouth
    .name = the ship of Plymouth
    .of = of the ship of Plymouth
card-sh_pembroke = Ship of Pembroke
    .name = the ship of Pembroke
    .of = of the ship of Pembroke
card-merc = Mercenaries
    .name = a mercenary card
    .of = of mercenaries

title-admiral = Lord High Admiral of England
title-archbishop = Archbishop of Canterbury
title-captain = Captain of Calais
title-constable = Constable of the Tower of London
title-warden = Warden of the Cinque Ports

type-noble = Noble
type-castle = Royal Castle
type-large_town = Large Town
type-bishop = Bishop
type-town = Town
type-port = Port
type-ship = Ship

# ---- Happenings

event-turn = Turn { $number } begins. Turn order: { $order }.
event-house = { $player } plays for the House { $house-of }.
event-display = Cards on display: { $cards }.
event-pick = { $player } takes { $card }.
event-mercenaries = { $player } gets { $number ->
    [one] 1 mercenary.
   *[other] { $number } mercenaries.
 }
event-boxed = { $cards-count ->
    [one] Nobody wanted this card; it leaves the game
   *[other] Nobody wanted these cards; they leave the game
 }: { $cards }.
event-income = { $player } receives an income of £{ $number }.
event-aid = { $player } takes French Aid: £{ $number }.
event-aid-declined = { $player } does not ask for French Aid.
event-committed = { $player } has finished the order sheet.
event-sheet = Orders of { $player }: { $entry }.
event-bid = { $player } pays £{ $number } for the Captain of Calais.
event-captain = { $number ->
    [0] Nobody wins the Captain of Calais this turn.
   *[other] { $player } wins the Captain of Calais, who lands { $region-in }.
 }
event-dropped = Void order of { $player }: { $entry }.
event-unpaid = { $player } cannot pay: { $entry }.
event-moved = { $card } ({ $player }) goes { $from-from } { $to-to }.
event-sailed = { $card } ({ $player }) sails { $from-from } { $to-to }.
event-white-placed = { $player } puts a white cube on { $card }.
event-attackers = { $player } attacks { $card } with { $number ->
    [one] 1 counter.
   *[other] { $number } counters.
 }
event-defenders = { $player } defends { $card } with { $number ->
    [one] 1 counter.
   *[other] { $number } counters.
 }
event-garrison = The garrison { $card-of } joins the defence: { $number }.
event-bribe-failed = { $player } tries to bribe { $card } ({ $victim }), but a white cube foils it.
event-bribe-won = { $player } bribes { $card }: { $victim } loses the card.
event-battle = Battle for { $card } ({ $victim }): { $player } attacks with { $attackers } against { $defenders }.
event-repelled = { $victim } holds { $card }.
event-conquered = { $player } takes { $card }.
event-neutral = Nobody is left at { $card }: it becomes neutral.
event-title = { $player-id ->
    [none] { $title }: the title goes back to the board.
   *[other] { $player } becomes { $title }.
 }
event-region = { $region }: { $strengths }. { $second-id ->
    [none] { $first } is first, alone.
   *[other] { $first } is first, { $second } second.
 }{ $decided ->
    [noble] {" "}Tie: the stronger nobles decide.
    [castle] {" "}Tie: the Royal Castle decides.
    [large_town] {" "}Tie: the Large Town decides.
    [bishop] {" "}Tie: the bishop decides.
    [town] {" "}Tie: the Town decides.
    [port] {" "}Tie: the Port decides.
    [ship] {" "}Tie: ships decide.
    [order] {" "}Tie: turn order decides.
   *[other] {""}
 }
event-region-empty = { $region }: nobody has control points.
event-vote = { $region }: the votes go to { $house } (Lancaster { $lancaster } CP, York { $york } CP).{ $decided ->
    [noble] {" "}Tie: the stronger nobles decide.
    [castle] {" "}Tie: the Royal Castle decides.
    [large_town] {" "}Tie: the Large Town decides.
    [bishop] {" "}Tie: the bishop decides.
    [town] {" "}Tie: the Town decides.
    [port] {" "}Tie: the Port decides.
    [ship] {" "}Tie: ships decide.
    [order] {" "}Tie: turn order decides.
   *[other] {""}
 }
event-king = { $house-id ->
    [none] Neither House has most votes, and there is no King this turn
   *[other] Parliament crowns the King { $house-of }
 } (Lancaster { $lancaster } votes, York { $york }).
event-title-points = { $player } scores { $number } VP as { $title }.
event-trade = { $player } scores { $number } VP as a Trade Bonus: { $card } with its ship.
event-church = { $player } scores { $number } VP as a Church Bonus: { $card } with its bishop.
event-turn-end = Scores after turn { $number }: { $scores }.
event-game-end = The game is over; the winner: { $players }.
event-resigned = A player resigns; the winner: { $players }.

# ---- Heralds: great moments, and a sentence of the time

herald-king = Parliament crowns the King { $house-of }
    .quote = Not all the water in the rough rude sea
        can wash the balm off from an anointed king.
    .source = Shakespeare, Richard II, III 2
herald-game-end = Victory: { $players }
    .quote = The red rose and the white are on his face,
        the fatal colours of our striving houses.
    .source = Shakespeare, Henry VI, Part 3, II 5
herald-resigned = Victory: { $players }

# ---- What has hit this seat since it acted last

hit-bribe-failed = Your attempt to bribe { $card } ({ $victim }) failed: a white cube foiled it.
hit-bribe-won = { $player } bribed { $card } away from you: { $place ->
    [0] you have nothing left { $region-in }.
    [1] you are still first { $region-in }.
    [2] you are second { $region-in } now.
    [3] you are third { $region-in } now.
   *[other] you are fourth { $region-in } now.
 }
hit-repelled = { $player } attacked you at { $card }, { $attackers } against { $defenders }: you have held it.
hit-conquered = { $player } took { $card } from you, { $attackers } against { $defenders }.
hit-neutral = { $player } attacked you at { $card }, { $attackers } against { $defenders }: it is neutral now.
hit-title = You are no longer { $title }.

# ---- What to do now (prompt), and whom one waits for (wait)

prompt-over = The game is over. Winner: { $players }. Scores: { $scores }.
prompt-draft = { $player }, turn { $number }: take a card.
wait-draft = { $player } is taking a card in turn { $number }.
prompt-aid = { $player }: French Aid would bring you £{ $number }, once in the game. Ask for it now?
wait-aid = { $player } decides about French Aid (£{ $number }).
wait-planning = Order sheets are being written in secret: { $players }.
prompt-bid = { $player }, Planning: bid for the Captain of Calais? You have £{ $cash }.
prompt-amount = { $player }: how much do you bid? You have £{ $cash }, and what you bid is paid in any case.
prompt-nobles = { $player }, Planning: move nobles, each to an adjoining region.
prompt-ships = { $player }, Planning: move ships, each over one or two sea zones.
prompt-troops = { $player }, Planning: place troops, £{ $price } each, one at a time; { $number ->
    [0] none is left.
    [one] 1 is left.
   *[other] { $number } are left.
 } You began with £{ $cash }.
prompt-mercenaries = { $player }, Planning: place mercenaries, free of charge; { $number ->
    [0] none is left.
    [one] 1 is left.
   *[other] { $number } are left.
 }
prompt-white = { $player }, Planning: white cubes keep your own persons loyal; { $number ->
    [0] none is left.
    [one] 1 is left.
   *[other] { $number } are left.
 }
prompt-black = { $player }, Planning: black cubes bribe others’ persons; { $number ->
    [0] none is left.
    [one] 1 is left.
   *[other] { $number } are left.
 }

# ---- Offers

offer-pick = { $card-label } – { $type }, { $region }: { $cp } CP{ $number ->
    [0] {""}
   *[other] , income £{ $number }
 }
offer-hire = { $card-label } – { $number ->
    [one] 1 counter
   *[other] { $number } counters
 } this turn
offer-aid = Take £{ $number } of French Aid
offer-decline = Keep the token for later
offer-bid = Bid for the Captain of Calais, to land { $region-in }
offer-amount = £{ $number }
offer-move = { $card-label } { $to-to }{ $role ->
    [own] {""}
   *[other] {" "}(void)
 }
offer-sail = { $card-label } { $to-to }{ $role ->
    [own] {""}
   *[other] {" "}(void)
 }
offer-troop = { $role ->
    [own] Defend { $card-label }
    [none] { $card-label } (nobody’s)
   *[other] Attack { $card-label } ({ $victim })
 }: £{ $cost }
offer-mercenary = { $role ->
    [own] Mercenary: defend { $card-label }
    [none] Mercenary: { $card-label } (nobody’s)
   *[other] Mercenary: attack { $card-label } ({ $victim })
 }
offer-white = White cube on { $card }{ $role ->
    [own] {""}
    [none] {" "}(nobody’s)
   *[other] {" "}({ $victim })
 }: £{ $cost }
offer-black = Black cube on { $card }{ $role ->
    [own] {" "}(your own)
    [none] {" "}(nobody’s)
   *[other] {" "}({ $victim })
 }: £{ $cost }
offer-next = { $part ->
    [bid] No bid; go on to the nobles
    [nobles] Go on to the ships
    [ships] Go on to the troops
    [troops] Go on to the mercenaries or white cubes
    [mercenaries] Go on to the white cubes
   *[white] Go on to the black cubes
 }
offer-stray = A void entry, which does nothing and costs nothing
offer-commit = Finish the sheet

heading-move = Nobles
heading-sail = Ships

entry-none = nothing
entry-bid = £{ $number } for the Captain of Calais { $region-in }
entry-amount = £{ $number }
entry-move = { $card-label } { $to-to }
entry-sail = { $card-label } { $to-to }
entry-troop = { $number } × troop at { $card-label }
entry-mercenary = { $number } × mercenary at { $card-label }
entry-white = { $number ->
    [one] white cube on { $card }
   *[other] { $number } white cubes on { $card }
 }
entry-black = { $number ->
    [one] black cube on { $card }
   *[other] { $number } black cubes on { $card }
 }

# ---- What an offer would bring

outlook-pick = { $place ->
    [1] You would be first { $region-in } with { $cp } CP.
    [2] You would be second { $region-in } with { $cp } CP.
   *[other] You would have { $cp } CP { $region-in }.
 }
outlook-hire = { $number ->
    [one] 1 troop free of charge, worth £{ $cost }.
   *[other] { $number } troops free of charge, worth £{ $cost }.
 }
outlook-aid = You would have £{ $cash } this turn.
outlook-bid = If you win: { $cp } CP { $region-in } and { $number } VP. What you bid is paid in any case.
outlook-move = { $cp } CP { $region-in }, and you may attack there.
outlook-sail = { $cp } CP { $region-in }.
outlook-defend = With its garrison of { $garrison } it would have { $number } defenders.
outlook-attack = Garrison { $garrison }: { $number } counters take it if nobody defends it. This is number { $placed }.
outlook-white = Foils one bribe, which would cost somebody £{ $cost }.
outlook-black = £{ $cost }: brings { $cp } CP { $region-in } over to you, unless a white cube protects { $card }.
outlook-void = Does nothing and costs nothing.

gain-bonus = +{ $number } VP each turn, with { $card }
gain-title = makes you { $title }: +{ $number } VP{ $victim-id ->
    [none] {""}
   *[other] , taken from { $victim }
 }
deny-bonus = keeps +{ $number } VP each turn from { $player }, who has { $card }
deny-title = keeps { $title } from { $players }

# ---- Why not

refuse-owned = { $card } belongs to { $player }.
refuse-gone = { $card } has left the game: it stays neutral.
refuse-unseen = { $card } is not on display.
refuse-neutral = { $card } is nobody’s: it can neither be attacked nor defended.
refuse-nobody = { $card } is nobody’s: there is nobody to bribe or to keep loyal.
refuse-presence = { $card }: you have no presence { $region-in }. Own a location, a bishop or a noble there, or send a noble there.
refuse-apart = { $card } cannot go { $from-from } { $to-to }: they do not adjoin.
refuse-far = { $card } cannot sail { $from-from } { $to-to }: two sea zones at most.
refuse-troop = All { $number } troops are on the sheet.
refuse-mercenary = All your mercenaries ({ $number }) are on the sheet.
refuse-white = All { $number } white cubes are on the sheet.
refuse-black = All { $number } black cubes are on the sheet.

# ---- The board

board-turn = Turn { $number } of { $of }
board-you = You play { $players }.
board-onlooker = You are watching.
board-everything = Everything is shown.
board-kings = Kings: { $list }
board-king = turn { $number } { $house }
board-titles = Titles: { $list }
board-title = { $title } – { $player }
board-display = On display: { $cards }
board-neutral = Neutral, on display next turn: { $cards }
board-deck = Cards in the deck: { $number }; mercenaries in the stack: { $stack }
board-region = { $region } – { $votes } votes; first { $one } VP, second { $two } VP{ $house-id ->
    [none] {""}
   *[other] ; votes now: { $house }
 }
board-locations = Locations
board-nobles = Nobles
board-ships = Ships
board-owned = { $card-label } ({ $type }, { $cp } CP) – { $player }
board-noble = { $card-label } { $cp } – { $player }
board-person = { $card-label } – { $player }
board-free = nobody’s: { $cards }

head-player = Player
head-house = House
head-score = VP
head-cash = Money
head-mercenaries = Mercenaries
head-aid = French Aid
head-cards = Cards
head-entry = Entry
head-cost = Cost
head-result = Result
head-region = Region
head-decided = Decided by
head-votes = Votes
player-order = { $number }. { $player }
aid-left = yes
aid-used = used

sheet-title = Order sheet of { $player }
sheet-void = void: costs and does nothing
sheet-unpaid = { $number ->
    [one] 1 dropped for want of money
   *[other] { $number } dropped for want of money
 }
sheet-done = stands
sheet-money = Money: £{ $cash }; the sheet costs £{ $cost }; £{ $left } is left.
sheet-short = Not enough money: £{ $missing } more would pay for everything.

parliament-title = Parliament of turn { $number }
parliament-points = { $cp } CP (+{ $points })
parliament-strength = { $cp } CP
parliament-votes = { $house } { $number }
parliament-total-votes = Lancaster { $lancaster }, York { $york }
parliament-king = King
parliament-titles = Special titles
parliament-trade = Trade Bonus
parliament-church = Church Bonus
parliament-sum = This turn
parliament-score = Victory points
decided-alone = alone
decided-cp = control points
decided-noble = tie: nobles
decided-castle = tie: Royal Castle
decided-large_town = tie: Large Town
decided-bishop = tie: Bishop
decided-town = tie: Town
decided-port = tie: Port
decided-ship = tie: Ships
decided-order = tie: turn order

look-empty = Nobody owns anything here.
look-strengths = Control points as things stand: { $strengths }
look-cards = You could take here now: { $cards }
border-lands = Adjoining regions: { $areas }
border-seas = Sea zones: { $areas }
facts-asset = { $type }, { $region }; { $cp } CP
facts-income = income £{ $number }
facts-garrison = garrison { $number }
facts-price = a white cube costs £{ $white }, a black one £{ $black }
facts-pair = with { $card-label }: +{ $number } VP for the same owner
facts-owner = owner: { $player }
facts-place = now { $region-in }
facts-mercenaries = { $number ->
    [one] 1 counter
   *[other] { $number } counters
 } this turn, free troops that may be kept for later

# ---- The board in the browser

roses-map = Map of England and Wales
roses-panel = Beside the map
roses-tracks = Turns, phases and players
roses-phases = Phases of the turn
roses-tab-map = Map
roses-tab-draft = Draft
roses-tab-orders = Orders
roses-tab-stage = Resolution
roses-tab-cards = Holdings
roses-tab-parliament = Parliament
phase-order = Turn order
phase-draft = Draft
phase-income = Income
phase-planning = Planning
phase-deployment = Deployment
phase-bribery = Bribery
phase-combat = Combat
phase-parliament = Parliament
phase-over = The end
turn-short = Turn { $number }
turn-numeral = { $number ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] V
 }
king-of = Turn { $number }: King { $house-of }
no-king = no King
scores-now = Score track: { $scores }
stock-deck = cards in the deck
stock-mercenaries = mercenaries in the stack
title-free = { $title }: nobody’s
points-short = VP
cp-short = CP
worth-cp = { $number } CP
aid-explained = Up to £{ $number }: as much as a player is behind the leader in points; once in the game.
head-order = Turn order
player-house = { $player }, House { $house-of }
player-ready = ready
income-tip = income £{ $number } a turn
plaque-tip = { $votes } votes; first { $one } VP, second { $two } VP
map-nm_e = Sea of the Marches
map-ne_e = Sea of Northern England
map-mid_s = Midland Sea
map-se_s = The South East Sea
map-wc_s = The West Country Sea
map-wal_s = The Welsh Sea
map-ne_w = Western Sea
map-nm_w = Solway
map-calais = Calais
short-mid = Midlands
short-se = South E.
display-title = Cards of turn { $number }
display-rest = Cards that nobody takes leave the game.
draft-take = Take { $card }
draft-queue = Who takes a card when
holdings-gone = Out of the game, neutral for good: { $cards }
look-nobody = nobody
parliament-now = Now
parliament-which = Which parliament
parliament-if-now = If parliament met as things stand:
parliament-with-orders = With your orders, if nobody else gave any (before → after):
parliament-regions = Regions
end-winner = { $count ->
    [one] { $players } wins
   *[other] Shared victory: { $players }
 }
end-sources = How each point was earned, turn by turn
end-plot = Scores over the turns
plan-prompt = { $player }: write your orders on the map or in the list, then say that you are ready.
plan-held = { $card }: touch one of the lit places.
plan-done = Your orders are ready. Waiting for the others.
plan-suggested = { $count ->
    [0] A bot would write no orders at all.
    [one] A bot would write one order, for £{ $cost }: { $orders }.
   *[other] A bot would write { $count } orders, for £{ $cost } in all: { $orders }.
}
sheet-heading = Order sheet
sheet-secret = Nobody else sees it before all are ready.
sheet-suggested = Write them for me
sheet-ready = Ready
sheet-unready = Not ready after all
sheet-waiting = Your sheet is in. You can still take it back.
sheet-clear = Clear
sheet-stray = write void orders too (a bluff that costs nothing)
sheet-stay = stays
sheet-void-group = void
sheet-back = take back: { $card }
sheet-move-label = Where { $card } goes
sheet-nobles = Nobles
sheet-ships = Ships
sheet-attack = Attack
sheet-defend = Defend
sheet-bribe = Bribe
sheet-loyal = Keep loyal
sheet-calais = Captain of Calais
sheet-nobles-none = You have no nobles.
sheet-ships-none = You have no ships.
sheet-attack-none = No location of another player is in your reach.
sheet-defend-none = You have no locations.
sheet-bribe-none = Nobody else has a noble, bishop or ship.
sheet-loyal-none = You have no noble, bishop or ship.
sheet-calais-none = You have no money to bid.
purse-cash = £{ $number }
purse-cost = orders £{ $number }
purse-left = left £{ $number }
purse-dropped = Dropped for want of money, in this order
row-attack = garrison { $garrison }: { $number } take it
row-defend = garrison { $garrison }: holds with { $number }
step-troop = Troops: { $card }
step-mercenary = Mercenaries: { $card }
step-white = White cube: { $card }
step-black = Black cube: { $card }
unit-troop = £{ $cost }
unit-mercenary = free
unit-white = £{ $cost }
unit-black = £{ $cost }
bid-explained = The highest bid wins { $cp } CP and { $number } VP; all bids are paid.
bid-where = Where the Captain would land
bid-amount = Bid
details-title = { $title }: { $player }
details-zone = counts for { $region }
details-vote = votes: { $house }
details-with-orders = With your orders:
details-nobodys = nobody’s
details-from = began { $region-in }
details-goals = may go to: { $areas }
details-close = Close
stage-sheet = { $player }’s orders are revealed.

# ---- The rule behind each step of the resolution

rule-sheet = All sheets are revealed at the same time.
rule-bid = Every bid is paid, whether it wins or not.
rule-captain = The highest bid wins; among equals the earlier player. The Captain counts as a noble of 4.
rule-dropped = Void orders cost nothing and do nothing.
rule-unpaid = White cubes are paid first, then black ones, then troops, each in the order of the control chart. What cannot be paid is dropped.
rule-moved = The last in turn order goes first. A noble moves to an adjoining region.
rule-sailed = A ship goes up to two sea zones and counts for the region of its sea.
rule-white-placed = A white cube foils one bribe.
rule-attackers = Attackers stand beside the location until combat.
rule-defenders = Defenders join the garrison.
rule-bribe-won = Nothing protects the person: the briber has the card at once.
rule-bribe-failed = Both cubes go home; the person is unprotected now.
rule-garrison = At its first battle the garrison joins the defenders, once in a turn.
rule-battle = Both sides lose the smaller number.
rule-repelled = Defenders are left: the location stays with its owner.
rule-conquered = Attackers are left: the location and its card change hands.
rule-neutral = Nobody is left: the location becomes neutral, and its card comes back to the next draft.
rule-title = Two or more, and more than anybody else: the title is worth 4 VP in parliament.
rule-region = Whoever has most control points is first; ties go down the control chart, nobles first.
tie-explained = Control points are equal: the first of these that differs decides.
rule-region-empty = Without control points nobody scores here.
rule-vote = The House with more control points has the votes of the region.
rule-king = The House with more votes has the King: 5 VP for each of its players. On a tie the reigning House stays; without any votes there is no King.
rule-title-points = Each title scores 4 VP, the Captain of Calais too.
rule-trade = A port and its own ship in one hand: 2 VP.
rule-church = A cathedral town and its bishop in one hand: 3 VP.
rule-turn-end = The Captain returns, troops and cubes go home; nobles and ships stay where they are.

# ---- Commands whose words differ in this game

help-choosing = A number chooses from the list; Enter shows the list again. Words do too, such as “pick neville” or “move stafford wc”, in full or by their beginnings. “troop york x4” takes an offer four times.
command-look = look
    .text = look at a region, such as “look midlands”
command-borders = borders
    .text = what adjoins a region, such as “borders wales”
command-blocks = card blocks
    .text = what is printed on a card, such as “card neville”

# ---- Help: the rule of each step in our own words

help-overview = Five turns, one throne
    .text = Each turn stands for ten years: turn order (lowest score first), a draft of cards, income, secret planning, deployment, bribery, combat, parliament. In parliament the two strongest players of each region score, the Houses win votes, and the House with more votes puts its King on the throne. Titles and bonuses score too. After five turns whoever has most victory points wins. Partners of a House share the King, but not the victory.
help-assets = What you can own
    .text = Locations: Royal Castle 6 CP (garrison 3), Large Town 4 (2), Town 3 (2), Port 2 (1). Persons: Nobles by their shield, Bishops 3, Ships 2. Towns, ports, bishops and ships bring income. Locations are taken by troops, persons by bribes. A port with its own ship scores 2 VP, a cathedral town with its bishop 3 VP. Two or more ships, bishops, castles or ports, and more than anybody else, give a title worth 4 VP.
help-draft = The draft
    .text = Cards are taken in turn order; in the first turn every second round goes backwards. What you take is yours at once. A mercenary card brings counters, more in later turns; they are kept until they are used. Cards that nobody takes leave the game. Locations that became neutral in battle come back to the display.
help-aid = French Aid
    .text = From the second turn on everybody behind the leader may once in the game ask the French for as much money as he is points behind, at most £25. Wait for a larger gap, or take it while it helps.
help-bid = Planning: the Captain of Calais
    .text = Whoever bids most becomes Captain of Calais for this turn: 4 control points in the region where he bid, counted as a noble, and 4 VP. All bids are paid, the losers’ too. Ties go to the earlier player in turn order. The bid is paid before all else.
help-amount = Planning: the amount
    .text = Any amount up to your money. It is paid in any case.
help-nobles = Planning: nobles
    .text = Each noble may move to one adjoining region. He counts there in parliament, and you may attack both where he was and where he goes. Nothing is revealed before all sheets are finished.
help-ships = Planning: ships
    .text = Each ship may move one or two sea zones; there is no way round Scotland. A ship counts for the region of its sea, gives no presence, and can only be bribed.
help-troops = Planning: troops
    .text = Each troop costs £3; you have 20. Put them on your own locations to defend, or on others’ locations to attack, in regions where you have a location, bishop or noble, also one who moves there now. In battle both sides lose the same number; whoever has somebody left has the location, and if nobody has it becomes neutral. A garrison of 1 to 3 helps the owner.
help-mercenaries = Planning: mercenaries
    .text = Mercenaries are troops free of charge. Those that you place go back to the stack at the end of the turn; the others you keep.
help-white = Planning: white cubes
    .text = A white cube on your own noble, bishop or ship foils one bribe. It costs the control points of the noble, or the income of the bishop or ship. White cubes are paid before black ones, and those before troops.
help-black = Planning: black cubes
    .text = A black cube on somebody else’s noble, bishop or ship brings him over to you, unless a white cube protects him. It costs twice the control points or income. Bribes are resolved with the last player in turn order first: who comes later can bribe the same person again. What you cannot pay is left out, in the order of the control chart.
help-planning = Planning
    .text = All players write their orders in secret and at the same time. They are revealed when everybody has finished.
help-over = The end
    .text = Whoever has most victory points wins; among equals the House that was King more often, then the stronger nobles, castles and so on. The record of the game can be replayed and its dice verified.

# ---- Who plays

menu-seats-first = You play the first seat, bots play the others
menu-seats-second = You play the second seat, bots play the others
menu-seats-both = Several people at this screen

# ---- Reasons of the bots

reason-none = No reason: any choice will do.
reason-only-choice = There is no other choice.
reason-card = { $card } brings most, now and later.
reason-mercenaries = Mercenaries fight free of charge.
reason-aid = The French pay enough now.
reason-wait = The gap may grow: wait.
reason-plan = It belongs to the plan: { $entry }.
reason-done = Nothing more here is worth its price.
reason-points = About { $number ->
    [one] 1 VP
   *[other] { $number } VP
 } more for you this turn.
reason-against = { $player } scores about { $number ->
    [one] 1 VP
   *[other] { $number } VP
 } less.
reason-income = About £{ $number } more income a turn.
reason-saves = It leaves you about £{ $number } more.
reason-sum = £{ $number } to spend this turn.
reason-denies = { $player } would gain { $number ->
    [one] 1 VP
   *[other] { $number } VP
 } a turn by it.
setup-ways = Who plays
