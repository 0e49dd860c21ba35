# ---- Places: in a sentence something is “in”, “to” or “from” one; spaces of a castle go by their reward

area-northumberland = Northumberland
    .in = in Northumberland
    .to = to Northumberland
    .from = from Northumberland
area-stafford = Stafford
    .in = in Stafford
    .to = to Stafford
    .from = from Stafford
area-york = York
    .in = in York
    .to = to York
    .from = from York
area-gloucester = Gloucester
    .in = in Gloucester
    .to = to Gloucester
    .from = from Gloucester
area-bedford = Bedford
    .in = in Bedford
    .to = to Bedford
    .from = from Bedford
area-norfolk = Norfolk
    .in = in Norfolk
    .to = to Norfolk
    .from = from Norfolk
area-somerset = Somerset
    .in = in Somerset
    .to = to Somerset
    .from = from Somerset
area-dorset = Dorset
    .in = in Dorset
    .to = to Dorset
    .from = from Dorset
area-surrey = Surrey
    .in = in Surrey
    .to = to Surrey
    .from = from Surrey
area-s1 = squires
    .in = in the castle (squires)
    .to = to the castle (squires)
    .from = from the castle (squires)
area-s2 = gold
    .in = in the castle (gold)
    .to = to the castle (gold)
    .from = from the castle (gold)
area-s3 = votes
    .in = in the castle (votes)
    .to = to the castle (votes)
    .from = from the castle (votes)
area-s4 = gold and squire
    .in = in the castle (gold and squire)
    .to = to the castle (gold and squire)
    .from = from the castle (gold and squire)
area-s5 = new knight
    .in = in the castle (new knight)
    .to = to the castle (new knight)
    .from = from the castle (new knight)
area-s6 = upgrade
    .in = in the castle (upgrade)
    .to = to the castle (upgrade)
    .from = from the castle (upgrade)
area-as1 = ally’s castle: new knight
    .in = in the ally’s castle (new knight)
    .to = to the ally’s castle (new knight)
    .from = from the ally’s castle (new knight)
area-as2 = ally’s castle: upgrade
    .in = in the ally’s castle (upgrade)
    .to = to the ally’s castle (upgrade)
    .from = from the ally’s castle (upgrade)
area-court = court
    .in = at court
    .to = to court
    .from = from court
area-dungeon = the dungeon
    .in = in the dungeon
    .to = to the dungeon
    .from = from the dungeon
area-lord = the Lord’s company
    .in = in the Lord’s company
    .to = to the Lord’s company
    .from = from the Lord’s company
area-treasury = the treasury
    .in = in the treasury
    .to = to the treasury
    .from = from the treasury
area-chancellor = Lord Chancellor
    .in = as Lord Chancellor
    .to = for Lord Chancellor
    .from = from Lord Chancellor
area-constable = Lord Constable
    .in = as Lord Constable
    .to = for Lord Constable
    .from = from Lord Constable
area-chamberlain = Lord Chamberlain
    .in = as Lord Chamberlain
    .to = for Lord Chamberlain
    .from = from Lord Chamberlain
area-touques = Touques
    .in = at Touques
    .to = to Touques
    .from = from Touques
area-pontoise = Pontoise
    .in = at Pontoise
    .to = to Pontoise
    .from = from Pontoise
area-falaise = Falaise
    .in = at Falaise
    .to = to Falaise
    .from = from Falaise
area-dreux = Dreux
    .in = at Dreux
    .to = to Dreux
    .from = from Dreux
area-cherbourg = Cherbourg
    .in = at Cherbourg
    .to = to Cherbourg
    .from = from Cherbourg
area-harfleur = Harfleur
    .in = at Harfleur
    .to = to Harfleur
    .from = from Harfleur
area-caen = Caen
    .in = at Caen
    .to = to Caen
    .from = from Caen
area-montereau = Montereau
    .in = at Montereau
    .to = to Montereau
    .from = from Montereau
area-melun = Melun
    .in = at Melun
    .to = to Melun
    .from = from Melun
area-meaux = Meaux
    .in = at Meaux
    .to = to Meaux
    .from = from Meaux
area-rouen = Rouen
    .in = at Rouen
    .to = to Rouen
    .from = from Rouen
area-azincourt = Azincourt
    .in = at Azincourt
    .to = to Azincourt
    .from = from Azincourt

# ---- Conflicts

card-touques = Touques
    .text = Touques (1417)
card-pontoise = Pontoise
    .text = Pontoise (1419)
card-falaise = Falaise
    .text = Falaise (1418)
card-dreux = Dreux
    .text = Dreux (1421)
card-cherbourg = Cherbourg
    .text = Cherbourg (1418)
card-harfleur = Harfleur
    .text = Harfleur (1415)
card-caen = Caen
    .text = Caen (1417)
card-montereau = Montereau
    .text = Montereau (1420)
card-melun = Melun
    .text = Melun (1420)
card-meaux = Meaux
    .text = Meaux (1422)
card-rouen = Rouen
    .text = Rouen (1419)
card-azincourt = Azincourt
    .text = Azincourt (1415)

# ---- Players and pieces

side-blue = Blue
    .of = of Blue
side-green = Green
    .of = of Green
side-yellow = Yellow
    .of = of Yellow
side-red = Red
    .of = of Red
side-purple = Purple
    .of = of Purple
side-none = nobody
    .of = of nobody
block-k1 = knight 1
block-k2 = knight 2
block-k3 = knight 3
block-k4 = knight 4
block-ally1 = ally’s knight 1
block-ally2 = ally’s knight 2
block-ally3 = ally’s knight 3
block-ally4 = ally’s knight 4
block-lord = Lord
block-ally-lord = ally’s Lord
companion-tudor = Tudor knight
companion-shield = shield
companion-archer = archer
favour-f1 = a noble
favour-f2 = an upgrade
favour-f3 = gold
favour-f4 = squires
favour-f5 = gold and a squire
favour-f6 = gold and a squire
set-base = base
set-new = new
set-king = King’s
reward-gold-1 = 1 gold
reward-gold-2 = 2 gold
reward-gold-3 = 3 gold
reward-squires-1 = 1 squire
reward-squires-2 = 2 squires
reward-squires-3 = 3 squires
reward-votes-1 = 1 vote
reward-votes-2 = 2 votes
reward-power-3 = 3 power
reward-power-5 = 5 power
reward-new_knight-1 = a new knight
reward-noble_any-1 = a noble of any province
reward-extension-1 = an extension
reward-upgrade-1 = an upgrade
reward-cross_channel-1 = the crossing to France
reward-seal-1 = a seal

# ---- Laws, each in one sentence

law-B0a = Patronage of the Rich
    .text = whoever has most gold may upgrade one of his placed knights
law-B0b = Commission of Array
    .text = whoever has most squires gets a new knight of strength 1
law-B0c = Wardship of Shires
    .text = 3 power for every 2 provinces you hold
law-B1a = Sale of Seats
    .text = you may buy votes for the next round at 1 gold each
law-B1b = Benevolences
    .text = you may buy 3 power for 1 gold and 1 squire, as often as you like
law-B1c = Spoils for Masons
    .text = you may build an extension for every 2 conflicts in which you have knights
law-B1d = Household Statute
    .text = 1 squire for each of your placed knights of strength 2
law-B2a = Wages of War
    .text = 1 squire, 1 vote and 1 gold for every 2 conflicts in which you have knights
law-B2b = Bachelors’ Relief
    .text = if you have placed no knight of strength 2, you may upgrade a knight
law-B2c = Bannerets’ Charter
    .text = if your knight of strength 3 is placed, you may exchange it for your 4 from the reserve
law-B2d = Licence to Crenellate
    .text = 5 power for every 5 extensions of your castle (every 3, if so agreed)
law-B3a = Honours of France
    .text = 3 power for each conflict in which you have knights
law-B3b = Lords Lieutenant
    .text = 8 power for every 3 provinces you hold
law-B3c = Three Poor Knights
    .text = 5 power if all three of your knights of strength 1 are placed
law-B3d = Retaining
    .text = a new knight of strength 1 for every 3 nobles at your table
law-B4a = Titles for Gold
    .text = you may buy power at 1 gold each
law-B4b = Titles for Service
    .text = you may buy power at 1 squire each
law-B4c = Full Array
    .text = 6 power if you have placed knights of all four strengths
law-N0a = Voices of the Host
    .text = 1 vote for each conflict in which you have knights
law-N0b = Levy Bounty
    .text = whoever has most squires gets 1 gold and 1 vote
law-N0c = Rich Men’s Voice
    .text = whoever has most gold gets 1 squire and 1 vote
law-N1a = Relief of the Friendless
    .text = 1 gold, 1 squire and 1 vote if no noble sits at your table
law-N1b = Squires to the Front
    .text = for each conflict in which you have knights you may send a squire of yours to one of them, where it adds 1 this round
law-N1c = Pages’ Statute
    .text = 1 squire for each of your placed knights of strength 1
law-N1d = Masons’ Guild
    .text = you may buy extensions at 4 gold each
law-N2a = Castle Guard
    .text = 3 power for each of your knights in your castle
law-N2b = Reserve of Voices
    .text = whoever has most votes left after the third ballot may upgrade a knight
law-N2c = Brothers in Arms
    .text = 3 power if both of your knights of strength 2 are placed
law-N2d = Sheriffs’ Farm
    .text = for each province you hold you pay 1 gold or take the knight back
law-N3a = Commission of the Peace
    .text = 5 power for every 2 provinces you hold
law-N3b = Upkeep of Walls
    .text = for each of your extensions you return 1 squire, or it pays nothing this round
law-N3c = Exchange
    .text = you may exchange 2 gold for 1 squire or 2 squires for 1 gold, as often as you like
law-N3d = Retinues
    .text = 3 power for every 2 squires who support your knights in provinces
law-N4a = Vacant Shires
    .text = 3 power for each province you hold where no noble is left
law-N4b = Petition
    .text = you may give 1 gold, 1 squire and 1 vote left after the ballots for 3 power, as often as you like
law-N4c = Captain of the Host
    .text = whoever has most knights in conflicts gets 5 power
law-K2a = Royal Requisition
    .text = whoever has most squires loses 2 of them, whoever has most gold loses 3
law-K2b = Clean Hands
    .text = whoever has least dishonour gets 5 power
law-K2c = Pardon of the Laity
    .text = if you have no bishop, you may return 1 dishonour
law-K2d = Broken Seals
    .text = you may give up seals for 2 squires and 1 gold each
law-K3a = Speaker’s Seal
    .text = whoever has most votes left after the third ballot gets 1 seal
law-K3b = Full Coffers
    .text = 3 power for most squires, and 3 power for most gold
law-K3c = Neglect of the Shires
    .text = 1 dishonour for every 2 provinces where you have no knight
law-K3d = Penitents
    .text = 3 power for each of your knights in the dungeon

# ---- Happenings

event-first-player = { $party } is first player.
event-law-sets = Laws of the groups 0 to 4: { $sets }.
event-conflicts = New conflicts in France: { $cards }.
event-proposals = Proposed to parliament: { $laws }.
event-round = Round { $number } begins.
event-tile = A reward tile is laid { $province-in }.
event-no-placement = { $party } has nowhere to place a piece and is passed over.
event-castle = { $party } places a knight of strength { $strength } { $space-in }.
event-province = { $party } places a knight of strength { $strength } { $province-in }{ $squires ->
    [0] {""}
    [one] {" "}with 1 squire
   *[other] {" "}with { $squires } squires
 }: strength { $total } in all.
event-ousted = { $party }’s knight of strength { $strength } is ousted { $province-from } and goes back to court.
event-recalled = { $party } takes the knight of strength { $strength } back { $province-from }.
event-conflict-joined = { $party } sends a knight of strength { $strength } to { $card }.
event-favour = { $party } has the King’s favour: { $favour }.
event-void = { $party } gets nothing: void for an ally ({ $void }).
event-dungeon = { $party } sends a knight of strength { $strength } to the dungeon.
event-dishonour-returned = { $party } works off { $number } dishonour.
event-dishonour = { $party } takes { $number } dishonour.
event-treasury = { $party }’s Lord enters the treasury, where { $gold } gold, { $squires ->
    [one] 1 squire
   *[other] { $squires } squires
 } and { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
 } lie.
event-asks-office = { $party }’s Lord seeks the office of { $office }.
event-office-sought = { $party } is a candidate for { $office } with strength { $strength }.
event-office-lost = { $party } is outdone as a candidate for { $office } and goes back to court.
event-office = { $party } is { $office }.
event-seals = { $party } gets { $number ->
    [one] 1 seal.
   *[other] { $number } seals.
 }
event-seal-tile = { $party } gets a seal tile.
event-seals-broken = { $party } { $number ->
    [0] keeps all seals
    [one] gives up 1 seal
   *[other] gives up { $number } seals
 }{ $tiles ->
    [0] {""}
    [one] , 1 of them a tile
   *[other] , { $tiles } of them tiles
 }.
event-conflict = Conflict of { $card }, England { $english } against { $french }: { $won ->
    [0] France wins.
   *[other] England wins.
 }{ $english ->
    [0] {""}
   *[other] { " " }Ranks: { $ranks }{ $tie ->
        [0] .
       *[other] { " " }(of equals the lower space ranks first).
     }
 }
event-homecoming = The knights at { $card } go home to their courts.
event-captured = { $party } loses { $number ->
    [one] a knight
   *[other] { $number } knights
 } at { $card }, back to the reserve.
event-slides-down = { $card } is fought for once more in the next round.
event-ransomed = { $party } ransoms a knight of strength { $strength }.
event-voted = { $party } has voted.
event-ballot = { $player } votes { $vote ->
    [yes] yes
   *[no] no
 }{ $number ->
    [0] {""}
    [one] {" "}with 1 vote token
   *[other] {" "}with { $number } vote tokens
 }.
event-ballots = { $law } is { $adopted ->
    [0] rejected.
   *[other] adopted.
 }
event-law = { $law }: { $law-text }.
event-law-winners = { $law }{ $good ->
    [gold] {" "}(gold)
    [squires] {" "}(squires)
   *[any] {""}
 } concerns { $players }.
event-law-amounts = { $law }{ $good ->
    [gold] {" "}(gold)
    [squires] {" "}(squires)
   *[any] {""}
 } concerns { $players }; amounts in order of the seats: { $amounts }.
event-loses = { $player } must give up { $number } { $good ->
    [gold] gold.
   *[squires] { $number ->
        [one] squire.
       *[other] squires.
     }
 }
event-takes = { $party } { $choice ->
    [nothing] takes nothing { $province-in }.
    [noble] takes the noble { $province-in }.
    [reward] takes the reward { $province-in }.
    [tile] takes the reward tile { $province-in }.
    [both] pays for noble and reward { $province-in }.
   *[both_tile] pays for noble and reward tile { $province-in }.
 }
event-noble = Noble { $letter } comes { $province-from } to { $party }’s table.
event-noble-removed = { $party } sends noble { $letter } away { $province-from }.
event-crosses = { $party }’s knight of strength { $strength } crosses the Channel to { $card }.
event-upgrade = { $party } upgrades a knight { $place-in }: strength { $strength } now.
event-bishop = { $party } takes a bishop.
event-bishop-removed = { $party } has a bishop removed from the supply.
event-bishop-traded = { $party } trades a knight of strength { $strength } { $place-in } for a bishop.
event-new-knight = { $party } gets a new knight of strength 1.
event-extension = { $party } builds an extension: { $space }.
event-collects = { $party } collects { $space-from }.
event-squire-sent = { $party } sends a squire to { $card }.
event-flipped = { $party } turns over an extension: { $space }.
event-gain = { $player } gets { $number } { $good ->
    [gold] gold.
    [squires] { $number ->
        [one] squire.
       *[other] squires.
     }
   *[votes] { $number ->
        [one] vote.
       *[other] votes.
     }
 }
event-spend = { $player } spends { $number } { $good ->
    [gold] gold.
    [squires] { $number ->
        [one] squire.
       *[other] squires.
     }
   *[votes] { $number ->
        [one] vote.
       *[other] votes.
     }
 }
event-power = { $player } scores { $number } power { $source ->
    [conflicts] in a conflict.
    [laws] by a law.
    [provinces] from a province.
    [castles] from the castle.
   *[favours] by a favour of the King.
 }
event-final = { $player }, { $kind ->
    [chivalry] chivalry
    [extensions] extensions
    [nobles] nobles
    [seals] seals
   *[dishonour] dishonour
 }: { $number } power.
event-over = The game is over with { $power } power for { $winners }.
event-screen = { $player } lifts the screen: gold { $gold }, squires { $squires }{ $seals ->
    [0] {""}
   *[other] , seals { $seals }
 }{ $seal_tiles ->
    [0] {""}
   *[other] , seal tiles { $seal_tiles }
 }{ $dishonour ->
    [0] {""}
   *[other] , dishonour { $dishonour }
 }.

# ---- Heralds: great moments, and a sentence of the time

herald-ballots = { $law } is law
    .quote = The law hath not been dead, though it hath slept.
    .source = Shakespeare, Measure for Measure, II 2
herald-over = Victory: { $winners }
    .quote = We few, we happy few, we band of brothers.
    .source = Shakespeare, Henry V, IV 3

# ---- What has hit this seat since it acted last

hit-ousted = { $by } ousted your knight of strength { $strength } { $province-from }.
hit-office-lost = You were outdone as a candidate for { $office }.
hit-captured = The French captured { $number ->
    [one] one of your knights
   *[other] { $number } of your knights
 } at { $card }: back to the reserve.
hit-dishonour = You had to take { $number } dishonour.
hit-loses = You had to give up { $number } { $good ->
    [gold] gold
    [squires] { $number ->
        [one] squire
       *[other] squires
     }
   *[other] { $number ->
        [one] vote
       *[other] votes
     }
 }.

# ---- What to do now (prompt), and whom one waits for (wait)

prompt-over = The game is over: { $winners-count ->
    [one] { $winners } has won.
   *[other] { $winners } share the victory.
 }
prompt-extend = { $side }: build an extension of your castle.
wait-extend = { $players } is building an extension.
prompt-place = { $side }, round { $number }: place a piece.
wait-place = Round { $number }: { $players } is placing a piece.
prompt-retinue = { $side }: how many squires support the knight { $province-in }, who brings strength { $number }?
wait-retinue = { $players } is choosing squires for the knight { $province-in }.
prompt-company = { $side }: who supports { $ally ->
    [0] your Lord
   *[other] the Lord of your ally { $party }
 }, candidate for { $office }? His strength so far is { $number }.
wait-company = { $players } is gathering support for a candidate for { $office }.
prompt-favour = { $side }: choose a favour of the King{ $ally ->
    [0] .
   *[other] {" "}for your ally { $party }.
 }
wait-favour = { $players } is choosing a favour of the King.
prompt-noble = { $side }: take a noble of any province.
wait-noble = { $players } is choosing a noble.
prompt-remove_noble = { $side }: your ally { $party } removes a noble. Which one?
wait-remove_noble = { $players } is choosing a noble to remove.
prompt-upgrade = { $side }: upgrade { $ally ->
    [0] one of your knights
   *[other] a knight of your ally { $party }
 }{ $number ->
    [0] .
   *[other] {" "}that is placed.
 }
wait-upgrade = { $players } is choosing a knight to upgrade.
prompt-ballot = { $side }, ballot { $number } of 3 on { $law }: { $law-text }. Vote in secret.
wait-ballot = Ballot { $number } of 3 on { $law }; still to vote: { $players }.
prompt-law = { $side }, { $law }: { $law-text }. What do you do?
prompt-law-farm = { $side }, { $law }: pay for the province, or take the knight back { $province-from }?
prompt-law-upkeep = { $side }, { $law }: return a squire, or turn over the extension “{ $space }”?
prompt-law-exchange = { $side }, { $law }: { $number ->
    [0] how many squires do you want, at 2 gold each?
   *[other] how much gold do you want, at 2 squires each?
 }
wait-law = { $players } is making use of { $law }.
prompt-province = { $side }: what { $ally ->
    [0] do you take
   *[other] does your ally { $party } take
 } { $province-in }?
wait-province = { $players } is choosing a reward { $province-in }.
prompt-crossing = { $side }: to which conflict does { $ally ->
    [0] your knight
   *[other] the knight of your ally { $party }
 } cross?
wait-crossing = { $players } is choosing where to cross the Channel.
prompt-surrey = { $side }: name the first player.
wait-surrey = { $players } is naming the first player.
prompt-castle = { $side }: collect the rewards of your castle, in the order you like.
wait-castle = { $players } is collecting the rewards of the castle.
prompt-ransom = { $side }: ransom knights captured at { $card } for gold.
wait-ransom = { $players } is ransoming knights captured at { $card }.

# ---- Offers

offer-build = Extension: { $rewards }{ $number ->
    [0] {""}
    [one] {" "}for 1 squire
   *[other] {" "}for { $number } squires
 }
offer-province = { $block } { $to-to }{ $companions-count ->
    [0] {""}
   *[other] {" "}with { $companions }
 }{ $enemies ->
    [0] {""}
   *[other] , ousting { $other }
 }
offer-castle = { $block } { $to-to }
offer-conflict = { $block } { $to-to }{ $companions-count ->
    [0] {""}
   *[other] {" "}with { $companions }
 }
offer-dungeon = { $block } { $to-to }
offer-office = { $block } { $to-to }{ $enemies ->
    [0] {""}
   *[other] , ousting { $other }
 }
offer-ally_office = { $block } { $to-to }{ $enemies ->
    [0] {""}
   *[other] , ousting { $other }
 }
offer-treasury = { $block } { $to-to }
offer-ally_treasury = { $block } { $to-to }
offer-squires = { $number ->
    [0] No squire
    [one] 1 squire
   *[other] { $number } squires
 }: strength { $total }
offer-support = A knight of strength { $number }
offer-bishop = A bishop
offer-tudor = A Tudor knight
offer-apply = Enough: strength { $number }
offer-favour = { $rewards }
offer-noble = Noble { $letter } { $province-from }
offer-decline = Decline
offer-raise = { $block } { $place-in } becomes { $number }
offer-trade = { $block } { $place-in } leaves for a bishop
offer-yes = Yes{ $number ->
    [0] , with no token
    [one] {" "}with 1 token
   *[other] {" "}with { $number } tokens
 }
offer-no = No{ $number ->
    [0] , with no token
    [one] {" "}with 1 token
   *[other] {" "}with { $number } tokens
 }
offer-buy = { $number ->
    [0] Nothing
    [one] Once
   *[other] { $number } times
 }
offer-send = A squire to { $card }
offer-pay = Pay
offer-recall = Take the knight back
offer-flip = Turn the extension over
offer-accept = Accept
offer-done = No more
offer-take = { $choice ->
    [nothing] Nothing
    [noble] Noble { $letter }
    [reward] { $rewards }
    [tile] The tile: { $tiles }
    [both] For { $number } gold noble { $letter } and { $rewards }
   *[both_tile] For { $number } gold noble { $letter } and the tile: { $tiles }
 }
offer-cross = To { $card }
offer-name = { $player }
offer-collect = { $space-id ->
    [as1] Ally’s castle: { $rewards }
    [as2] Ally’s castle: { $rewards }
   *[own] Collect { $rewards }
 }{ $number ->
    [0] {""}
    [one] {" "}for 1 squire
   *[other] {" "}for { $number } squires
 }
offer-ransom = The knight of strength { $number }, for { $number } gold

heading-province = To a province
heading-castle = To the castle
heading-conflict = To France
heading-dungeon = To the dungeon
heading-office = The Lord to an office
heading-ally_office = The ally’s Lord to an office
heading-treasury = The Lord to the treasury
heading-ally_treasury = The ally’s Lord to the treasury
offers-attack = { $place } (ousting)

# ---- The board

board-title = Round { $number } of { $of }; first player: { $player }
board-you = You play { $side }.
board-onlooker = You are watching.
board-everything = Everything is shown.
board-players = Players
board-provinces = Provinces
board-castles = Castles
board-conflicts = Conflicts
board-parliament = Parliament
board-offices = The King’s court
board-displeasure = The King’s displeasure
board-favours = Favours of the King: { $list }
board-none = none
board-hidden = ?
head-power = power
head-gold = gold
head-squires = squires
head-votes = votes
head-nobles = nobles
head-court = at court
head-reserve = reserve
head-seals = seals
head-bishops = bishops
head-dishonour = dishonour
head-privileges = privileges
head-least = least
head-reward = reward
head-holder = held by
head-french = French
head-first = space 1
head-second = space 2
head-third = space 3
head-tribute = tribute
head-candidate = candidate
board-ally = { $side } (ally)
board-tile = { $rewards }, or the tile: { $tiles }
board-nobles = { $number } of { $letter }
board-held = { $party } { $total }: knight { $strength }{ $squires ->
    [0] {""}
    [one] , 1 squire
   *[other] , { $squires } squires
 }{ $companions-count ->
    [0] {""}
   *[other] , { $companions }
 }
board-stack = { $party } { $total }
board-archer = { $party } { $total } (archer)
board-again = { $title }, second attempt
board-space = { $rewards }{ $number ->
    [0] {""}
    [one] {" "}for 1 squire
   *[other] {" "}for { $number } squires
 }
board-knight = knight { $number }
board-extension = extension
board-flipped = extension, turned over
board-in-force = in force
board-proposed = proposal { $number }
board-law = { $law }: { $law-text }
board-candidate = { $party } { $number }
board-treasury = Treasury: gold { $gold }, squires { $squires }, votes { $votes }. Left: bishops { $bishops }, seals { $seals }.
board-track = Dishonour left on the track: { $list }
board-space-left = { $number } (−{ $high }/−{ $low })
board-dungeon = Dungeon: strength { $total } of { $of }{ $list ->
    [none] {""}
   *[other] {" "}({ $list })
 }
board-awarded = { $companions } next round

look-conflict = French strength { $number }; power for the first three: { $list }

# ---- Set-up

game-name = Lancaster
    .summary = Knights for the provinces, the castle and the war in France, and votes for the laws of Henry V’s parliament, 1413–1422, for two to five, with all modules.
group-modules = Modules
group-laws = Laws
group-handicap = Handicap
option-players = Players
option-court = Module “At the King’s Court”
option-displeasure = Module “The King’s Displeasure”
option-queenie = Module “Reward tiles”
option-laws_0 = Laws of group 0
option-laws_1 = Laws of group 1
option-laws_2 = Laws of group 2
option-laws_3 = Laws of group 3
option-laws_4 = Laws of group 4
option-extensions_law_per = Extensions that the law Licence to Crenellate counts by
option-nobles = How nobles come to the provinces
option-supply = The common supply
option-most_law_reveal = What is told of who has most
option-most_of_nothing = If nobody has any of what a law asks who has most of, it favours
option-bishop_without_upgrade = A bishop instead of an upgrade also where no knight can be upgraded
option-ally_bishop = How an ally gets a bishop
option-dishonour_ties = Of equals in dishonour the worse off has
option-favoured = Who has an advantage
option-favour = What it is
choice-2 = 2
choice-3 = 3
choice-4 = 4
choice-5 = 5
choice-yes = yes
choice-no = no
choice-base = base laws
choice-new = new laws
choice-king = the King’s laws
choice-random = at random
choice-fixed = by their letters
choice-unlimited = unlimited
choice-strict = only what is in the box
choice-winners = who
choice-amounts = who, and how much each has
choice-nobody = nobody
choice-everyone = everyone, as a tie
choice-trade_knight = in exchange for a knight
choice-remove_from_supply = never: one only leaves the supply
choice-fewer_votes = fewer votes, then fewer squires
choice-more_votes = more votes, then more squires
choice-blue = { side-blue }
choice-green = { side-green }
choice-yellow = { side-yellow }
choice-red = { side-red }
choice-purple = { side-purple }
choice-favour-one = 2 gold and 1 squire more at the start
choice-favour-two = 4 gold and 2 squires more at the start
preset-new_laws = all new laws
preset-mixed_laws = laws drawn at random, group by group
preset-henry_v = both modules of the King
preset-kings_laws = both modules of the King with his laws
preset-big_box = all modules, laws at random
preset-strict = all modules, the King’s laws, a limited supply
sources-rulebook = stated in the rule book that this edition follows
sources-public = read off published pictures and reviews
sources-reconstructed = reconstructed by us
count-provinces = { $number ->
    [one] { $number } figure of a province
   *[other] { $number } figures of provinces
 }
count-conflicts = { $number ->
    [one] { $number } figure of a conflict
   *[other] { $number } figures of conflicts
 }
count-favours = { $number ->
    [one] { $number } figure of a favour
   *[other] { $number } figures of favours
 }
count-castle = { $number ->
    [one] { $number } figure of a castle
   *[other] { $number } figures of castles
 }
count-laws = { $number ->
    [one] { $number } figure of a law
   *[other] { $number } figures of laws
 }
count-offices = { $number ->
    [one] { $number } figure of an office
   *[other] { $number } figures of offices
 }
count-track = { $number ->
    [one] { $number } figure of the dishonour track
   *[other] { $number } figures of the dishonour track
 }
count-tiles = { $number ->
    [one] { $number } figure of a reward tile
   *[other] { $number } figures of reward tiles
 }
count-figures = { $number ->
    [one] { $number } other figure
   *[other] { $number } other figures
 }

# ---- Help: the rule of each step in our own words

help-overview = The most powerful Lord
    .text = Five rounds, each of three phases. First all place their knights, one at a time: in provinces, in their castle, in conflicts in France. Then parliament votes in secret on three laws, and the three laws in force do their work. Then provinces, castles and conflicts pay. After the fifth round there are points for the strongest knights, for extensions and for nobles; whoever has most power wins. Gold and squires are hidden with three players or more.
help-blocks = Knights and squires
    .text = Each player has seven knights: three of strength 1, two of 2, one of 3 and one of 4. At first a 1 and a 2 are at court, the others in reserve. A new knight is a 1 from the reserve; an upgrade exchanges a knight for the next stronger one from the reserve. Squires support knights in provinces, 1 each, and pay for rewards of the castle. With two players each has an ally of another colour, whose knights gain neither goods nor power.
help-extend = An extension
    .text = An extension covers a space of your castle for good: no knight can go there, but the reward is paid each round. A knight who stands there goes to court.
help-place = Phase 1: placing
    .text = Place one knight (or your Lord). In a province a knight needs the strength printed there; squires may help him to oust a weaker holder, who goes home. In the castle each free space holds one knight. In a conflict a knight takes the top empty space or joins your own; the first six of a round (five with three players) earn a favour of the King. The Lord seeks an office for a tribute or empties the treasury; in the dungeon a knight works off dishonour.
help-retinue = Phase 1: squires
    .text = Squires go along with the knight now or not at all; each adds 1. Knight and squires must be stronger than the holder. They go back to the supply after the round, or when the knight is ousted.
help-company = Phase 1: a candidate and his supporters
    .text = The Lord has strength 1; knights add their strength, bishops 1, a Tudor knight 2 beside a knight. A stronger company drives out a weaker one, whose tribute is lost. Name the knights from the strongest down, then bishops, then the Tudor knight; nobody can be added later.
help-favour = Phase 1: the King’s favour
    .text = Choose one of the favours still face up; you get it at once and it is turned down for the round. An ally gains neither gold nor squires.
help-noble = A noble of any province
    .text = Take a noble that you do not have yet. Each gives a vote every round and points at the end.
help-remove_noble = A noble leaves
    .text = Your ally takes no noble to a table; one of your choice leaves the game.
help-upgrade = An upgrade
    .text = Exchange a knight in service for the next stronger one from your reserve, wherever he stands. At the King’s court you may take a bishop instead, three at most. What you have paid for in the castle must be taken, or the payment taken back.
help-ballot = Phase 2: a ballot
    .text = All vote in secret, yes or no, with any number of vote tokens; each tile and each token counts 1. A tie adopts. A law adopted pushes out the oldest of the three in force; tokens used are gone.
help-law = Phase 2: a law
    .text = The laws in force work from left to right. This one gives you a choice.
help-province = Phase 3: provinces
    .text = From A to I the holder takes the noble or the other reward, or pays 3 gold for both. A reward tile may be taken in place of the printed reward. Then the knight goes to court.
help-crossing = Phase 3: the crossing
    .text = The knight from Dorset goes to a conflict in France; he earns no favour.
help-surrey = Phase 3: the first player
    .text = Whoever holds Surrey names the first player, also himself; the new order holds at once.
help-castle = Phase 3: castles
    .text = Knights in the castle and extensions pay, in the order you choose. A new knight costs 3 squires there, an upgrade 2. At last each noble and you yourself bring a vote, but not in the last round.
help-ransom = Phase 3: ransom
    .text = After a second defeat knights are captured. Each is freed for his strength in gold and goes to court; the others go back to the reserve.
help-over = The end
    .text = Strongest knights 8 power, second 4; most extensions 8, second 4; nobles from 0 to 36. Seals count once for the Lord and once for each bishop; dishonour costs. Whoever has most power wins; ties share the victory.

# ---- Words of this game in place of those of the terminal

help-choosing = A number chooses from the list; Enter shows the list again. Words do too, such as “province 2 stafford”, in full or by their beginnings.
command-look = look
    .text = look at a province or conflict, such as “look york”
command-borders = laws
    .text = the laws in force and proposed
command-blocks = explain
    .text = what a law says, such as “explain petition”

# ---- Who plays

menu-seats-first = You play Blue, bots play the others
menu-seats-second = You play Green, bots play the others
menu-seats-both = Several people at this screen

# ---- Reasons of the bots

reason-none = No reason: any choice will do.
reason-only-choice = There is no other choice.
reason-best-prospects = This promises most, in this round and at the end.
reason-vote = This vote does most for you against the others.
reason-lead = It promises { $number ->
    [one] { $number } point
   *[other] { $number } points
 } more by the end than the other choice.
reason-power = { $number } power now.
reason-end-power = { $number } power more at the end.
reason-chivalry = { $number } more strength in service.
reason-builds = { $number ->
    [one] One more extension.
   *[other] { $number } more extensions.
 }
reason-gets = It brings { $number } { $good ->
    [gold] gold.
    [squires] { $number ->
        [one] squire.
       *[other] squires.
     }
   *[votes] { $number ->
        [one] vote.
       *[other] votes.
     }
 }
reason-costs = It costs { $number } { $good ->
    [gold] gold.
    [squires] { $number ->
        [one] squire.
       *[other] squires.
     }
   *[votes] { $number ->
        [one] vote.
       *[other] votes.
     }
 }
reason-freed = It works off { $number } dishonour.
reason-wish = If this side wins, you are about { $number ->
    [one] { $number } point
   *[other] { $number } points
 } better off than the others.

# ---- What an offer would bring

outlook-province = { $enemies ->
    [0] { $rewards }
   *[other] ousts { $other }{ $squires ->
        [0] {""}
        [one] {" "}with at least 1 squire
       *[other] {" "}with at least { $squires } squires
     }; { $rewards }
 }{ $tiles-count ->
    [0] {""}
   *[other] , or the tile: { $tiles }
 }{ $letter ->
    [none] {""}
   *[other] , or noble { $letter }
 }
outlook-ally = { $entries }
outlook-ousts = ousts { $other }
outlook-brings = { $rewards }
outlook-tile = the tile: { $tiles }
outlook-leaves = noble { $letter } leaves the game
outlook-removes = a noble of your choice leaves the game
outlook-void = void for an ally: { $void }
outlook-castle = { $rewards }{ $number ->
    [0] {""}
    [one] {" "}for 1 squire
   *[other] {" "}for { $number } squires
 }
outlook-conflict = England { $english } against { $french }; rank { $rank }: { $ally ->
    [0] { $won } power after a victory, { $lost } after a defeat
   *[other] the points of an ally are lost
 }{ $favours ->
    [0] {""}
    [2] ; a favour of the King, void for an ally
   *[other] ; a favour of the King
 }
outlook-dungeon = { $number ->
    [0] works off no dishonour
   *[other] works off { $number } dishonour
 }
outlook-office = { $enemies ->
    [0] {""}
   *[other] must be stronger than { $other }’s { $number };{" "}
 }{ $rewards-count ->
    [0] no tribute
   *[other] tribute: { $rewards }
 }; the office brings { $seals ->
    [0] {""}
    [one] 1 seal and{" "}
   *[other] { $seals } seals and{" "}
 }{ $companions }
outlook-treasury = gold { $gold }, squires { $squires }, votes { $votes }{ $ally ->
    [0] {""}
   *[other] {" "}go back to the supply
 }
outlook-company = strength { $number }{ $needed ->
    [0] {""}
   *[other] , { $needed } needed
 }
outlook-bishop = each seal counts once more: { $number } power at the end with your present seals
outlook-vote = counts { $number }; { $left ->
    [one] 1 token left
   *[other] { $left } tokens left
 }
outlook-squires = { $number ->
    [0] none left
    [one] 1 left
   *[other] { $number } left
 }
outlook-build = the knight there goes to court
outlook-order = order of play: { $players }
outlook-noble = nobles: { $number }, { $power } more power at the end
outlook-change = { $entries }
outlook-law = { $law } now: { $entries }
outlook-law-none = { $law } would bring nobody anything now
outlook-law-hidden = { $law }: that is behind the screens
outlook-law-leftover = { $law }: that is settled by the votes left after the third ballot
effect-power = { $player } { $number } power
effect-gold = { $player } { $number } gold
effect-squires = { $player } { $number } { $number ->
    [one] squire
   *[other] squires
 }
effect-votes = { $player } { $number } { $number ->
    [one] vote
   *[other] votes
 }
effect-seals = { $player } { $number } { $number ->
    [one] seal
   *[other] seals
 }
effect-dishonour = { $player } { $number } dishonour
effect-new_knight = { $player } a new knight
effect-upgrade = { $player } an upgrade
effect-extension = { $player } an extension
effect-pardon = { $player } may work off dishonour
effect-choice = { $player } has a choice

# ---- Why something cannot be done

refusal-own = { $party } holds this province already
refusal-shield = { $party }’s shield protects the knight { $province-in }
refusal-least = a knight { $province-in } needs strength { $number }
refusal-total = { $party } holds this province with strength { $number }: more is needed
refusal-conflict = all three spaces at { $card } are taken
refusal-dungeon = no room: strength { $number } of { $of } lies in the dungeon
refusal-extension = an extension covers this space
refusal-space = a knight stands there already
refusal-lord = he is out already: { $place }
refusal-office-own = { $party } is a candidate for this office already
refusal-tribute = the tribute is { $rewards }
refusal-office = { $party } seeks this office with strength { $number }, which you cannot outdo
refusal-order = stronger knights come first
refusal-reach = without a stronger knight { $party }’s { $number } cannot be outdone
refusal-built = this extension is built already
refusal-favour = this favour is spent for the round
refusal-no-noble = no noble is left { $province-in }
refusal-noble = noble { $letter } sits at your table already
refusal-upgrade = no knight of strength { $number } is in reserve
refusal-deployed = this upgrade is for placed knights only
refusal-strongest = there is no stronger knight
refusal-void = this reward has no effect now
refusal-void-ally = { outlook-void }
refusal-both = both together cost { $number } gold
refusal-not-both = noble and reward cannot both be taken
refusal-price = this costs { $number } squires, or has no effect now
refusal-collected = this has been collected
refusal-ransom = the ransom is { $number } gold

# ---- The board on the screen

board-tray = Your court
board-own-castle = Your castle
board-decision = Your decision
board-prompt-ballot = { $side }, ballot { $number } of 3 on { $law }: vote in secret.
board-prompt-law = { $side }, { $law }: what do you do?
board-parts = Parts of the board
board-part-map = Map
board-part-castle = Castle
board-part-france = France
board-part-parliament = Parliament
board-part-king = King
board-part-others = Others
board-part-supply = Supply
board-fold = Fold this part
board-unfold = Unfold this part
board-tie = Equal strength: whoever stands lower ranks first.
board-only-answer = You can answer nothing else. You are asked all the same, so that nobody learns what lies behind your screen.
board-king-favours = Favours of the King
board-proposals = Proposed
board-the-treasury = Treasury
board-sequence = Rewards, one after the other
board-order-of-play = Order of play
board-dishonour-track = Track of dishonour
board-final = Final scoring
board-plot = Power over the rounds
board-plot-end = end
board-phase = Phase
board-phase-placing = Placing
board-phase-parliament = Parliament
board-phase-rewards = Rewards
board-round = Round { $number } of { $of }
board-first = first player
board-me = you
board-castle-of = castle
board-behind-screen = behind the screen
board-empty = empty
board-vacant = vacant
board-against = against
board-spent = spent
board-void = void for an ally: { $list }
board-second = 2nd attempt
board-score = { $one } : { $other }
board-english = English strength { $number }
board-english-against = England { $one } against France { $other }
board-spoils = Power for the first three; after a defeat the second and third value for the first two
board-rank = no. { $number }
board-least = at least strength { $number }
board-total = strength { $number } in all
board-squires = { $number ->
    [one] 1 squire
   *[other] { $number } squires
 }
board-bishops = { $number ->
    [one] 1 bishop
   *[other] { $number } bishops
 }
board-the-tile = reward tile: { $tiles }
board-no-nobles = no noble left
board-no-conflicts = No conflict lies on the board.
board-nobody-at-court = Nobody is at court.
board-next-round = next round
board-awarded-hint = may be used in the next round
board-bishops-left = bishops left: { $number }
board-seals-left = seals left: { $number }
board-supply = Supply
board-conflicts-left = conflicts to come: { $number }
board-laws-left = laws to come: { $number }
board-tiles-left = reward tiles to come: { $number }
board-noble-points = power at the end
board-table = Nobles at the table: { $number } ({ $list }), { $power } power at the end
board-dungeon-holds = Dungeon: strength { $number } of { $of }
board-neutral = neutral knight
board-track-space = { $number } left; when it is empty the most dishonoured loses { $high } power, the second { $low }
board-oldest = leaves when a law is adopted
board-applied = applied
board-adopted = adopted
board-rejected = rejected
board-outlook-law-none = now: nothing for anybody
board-outlook-law-hidden = settled behind the screens
board-outlook-law-leftover = settled by the votes left over
board-may-choose = a choice
board-choice-for-all = everybody may make use of it
board-if-passes = If it passes, as things stand
board-pushed-out = Then this one leaves: { $law }
board-yes = Yes
board-no = No
board-tokens = Vote tokens
board-vote-hint = Choose yes or no, then how many tokens. Nobody sees it before all are in.
board-seal = Seal
board-sealed = has voted
board-not-voted = is thinking
board-my-ballot = Sealed: { $vote }, tokens { $number }
board-take-back = Take back
board-count = Counted: { $law }
board-fewer = Fewer
board-more = More
board-of = of { $number }
board-take-noble = Noble
board-take-reward = Reward
board-take-tile = Reward tile
board-take-both = Noble and reward
board-take-both_tile = Noble and reward tile
board-take-nothing = Nothing
board-order-hint = Drag the rewards into the order you like, or move them with the arrow keys; a single one can be touched in the castle.
board-collect-all = Collect in this order
board-unpaid = too few squires by then
board-earlier = Earlier: { $rewards }
board-later = Later: { $rewards }
board-forgo = Forgo: { $rewards }
board-final-before = during the game
board-final-chivalry = chivalry
board-final-extensions = extensions
board-final-nobles = nobles
board-final-seals = seals
board-final-dishonour = dishonour
board-final-total = total
board-final-conflicts = conflicts
board-final-laws = laws
board-final-provinces = provinces
board-final-castles = castles
board-final-favours = King’s favours
board-winner = winner

# ---- What is held in the hand

knight-1 = { block-k1 }
knight-2 = { block-k2 }
knight-3 = { block-k3 }
knight-4 = { block-k4 }
knight-ally1 = { block-ally1 }
knight-ally2 = { block-ally2 }
knight-ally3 = { block-ally3 }
knight-ally4 = { block-ally4 }
lord-own = { block-lord }
lord-ally = { block-ally-lord }
with-tudor = { companion-tudor }
with-shield = { companion-shield }
with-archer = { companion-archer }
vote-yes = { board-yes }
vote-no = { board-no }
bishop-own = bishop
bishop-supply = bishop of the King
setup-ways = Who plays

# The card of a thing.
details-tile = Reward tile
details-noble = Noble { $letter }
details-seated = Seated with
details-england-wins = England wins as things stand.
details-france-wins = France wins as things stand.
details-england-won = England wins.
details-france-won = France wins.
details-knight = For a province, a space of your castle or a conflict in France.
details-upgrade = An upgrade exchanges this knight for one of strength { $number }; in reserve: { $left }
details-lord = Strength 1. Seeks an office of the King for its tribute, with supporters, or empties the treasury.
details-tudor = Strength 2. Goes along with a knight to a province, a conflict or the Lord’s company.
details-shield = Goes along with a knight to a province, where nobody can oust him this round.
details-archer = Strength 2. Goes along with a knight to a conflict, onto the space just below him if it is empty.
details-bishop = Adds 1 to the Lord’s company. At the end each seal counts once more for each bishop.
details-bishop-taken = May be taken instead of an upgrade, three at most.
details-seal = At the end each seal counts once for the Lord and once for each bishop.
details-reserve = Not in service yet: a new knight is a 1 from here, and an upgrade exchanges a knight for the next stronger one.
