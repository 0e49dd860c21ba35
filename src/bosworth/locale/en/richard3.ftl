# Areas: a place in a sentence is “in”, “to” or “from” somewhere.
area-ireland = Ireland
    .in = in Ireland
    .to = to Ireland
    .from = from Ireland
area-isle_of_man = Isle of Man
    .in = on the Isle of Man
    .to = to the Isle of Man
    .from = from the Isle of Man
area-scotland = Scotland
    .in = in Scotland
    .to = to Scotland
    .from = from Scotland
area-northumbria = Northumbria
    .in = in Northumbria
    .to = to Northumbria
    .from = from Northumbria
area-cumbria = Cumbria
    .in = in Cumbria
    .to = to Cumbria
    .from = from Cumbria
area-north_yorks = North Yorks
    .in = in North Yorks
    .to = to North Yorks
    .from = from North Yorks
area-east_yorks = East Yorks
    .in = in East Yorks
    .to = to East Yorks
    .from = from East Yorks
area-south_yorks = South Yorks
    .in = in South Yorks
    .to = to South Yorks
    .from = from South Yorks
area-lancaster = Lancaster
    .in = in Lancaster
    .to = to Lancaster
    .from = from Lancaster
area-caernarvon = Caernarvon
    .in = in Caernarvon
    .to = to Caernarvon
    .from = from Caernarvon
area-chester = Chester
    .in = in Chester
    .to = to Chester
    .from = from Chester
area-derby = Derby
    .in = in Derby
    .to = to Derby
    .from = from Derby
area-lincoln = Lincoln
    .in = in Lincoln
    .to = to Lincoln
    .from = from Lincoln
area-pembroke = Pembroke
    .in = in Pembroke
    .to = to Pembroke
    .from = from Pembroke
area-powys = Powys
    .in = in Powys
    .to = to Powys
    .from = from Powys
area-hereford = Hereford
    .in = in Hereford
    .to = to Hereford
    .from = from Hereford
area-warwick = Warwick
    .in = in Warwick
    .to = to Warwick
    .from = from Warwick
area-leicester = Leicester
    .in = in Leicester
    .to = to Leicester
    .from = from Leicester
area-rutland = Rutland
    .in = in Rutland
    .to = to Rutland
    .from = from Rutland
area-east_anglia = East Anglia
    .in = in East Anglia
    .to = to East Anglia
    .from = from East Anglia
area-glamorgan = Glamorgan
    .in = in Glamorgan
    .to = to Glamorgan
    .from = from Glamorgan
area-gloucester = Gloucester
    .in = in Gloucester
    .to = to Gloucester
    .from = from Gloucester
area-oxford = Oxford
    .in = in Oxford
    .to = to Oxford
    .from = from Oxford
area-middlesex = Middlesex
    .in = in Middlesex
    .to = to Middlesex
    .from = from Middlesex
area-essex = Essex
    .in = in Essex
    .to = to Essex
    .from = from Essex
area-somerset = Somerset
    .in = in Somerset
    .to = to Somerset
    .from = from Somerset
area-wilts = Wilts
    .in = in Wilts
    .to = to Wilts
    .from = from Wilts
area-sussex = Sussex
    .in = in Sussex
    .to = to Sussex
    .from = from Sussex
area-kent = Kent
    .in = in Kent
    .to = to Kent
    .from = from Kent
area-cornwall = Cornwall
    .in = in Cornwall
    .to = to Cornwall
    .from = from Cornwall
area-dorset = Dorset
    .in = in Dorset
    .to = to Dorset
    .from = from Dorset
area-france = France
    .in = in France
    .to = to France
    .from = from France
area-calais = Calais
    .in = in Calais
    .to = to Calais
    .from = from Calais
area-pool = the pool
    .in = in the pool
    .to = to the pool
    .from = from the pool
area-prison = prison
    .in = in prison
    .to = to prison
    .from = from prison

sea-irish_sea = Irish Sea
sea-north_sea = North Sea
sea-english_channel = English Channel

side-lancaster = Lancaster
    .of = of Lancaster
side-york = York
    .of = of York

# Blocks: “name” is how a sentence says it, “form” what must agree with it (one, many).
block-henry_vi = Henry VI
    .form = one
    .title = King Henry VI
block-prince_edward = Prince Edward
    .form = one
    .title = Prince of Wales
block-arundel = Arundel
    .form = one
    .title = Earl of Arundel
block-beaumont = Beaumont
    .form = one
    .title = Viscount Beaumont
block-buckingham = Buckingham
    .form = one
    .title = Duke of Buckingham
block-clarence = Clarence
    .form = one
    .title = Duke of Clarence
block-clifford = Clifford
    .form = one
    .title = Lord Clifford
block-devon = Devon
    .form = one
    .title = Earl of Devon
block-essex = Essex
    .form = one
    .title = Earl of Essex
block-exeter = Exeter
    .form = one
    .title = Duke of Exeter
block-gloucester = Gloucester
    .form = one
    .title = Duke of Gloucester
block-hastings = Hastings
    .form = one
    .title = Lord Hastings
block-herbert = Herbert
    .form = one
    .title = Lord Herbert
block-kent = Kent
    .form = one
    .title = Earl of Kent
block-march = March
    .form = one
    .title = Earl of March
block-norfolk = Norfolk
    .form = one
    .title = Duke of Norfolk
block-northumberland = Northumberland
    .form = one
    .title = Earl of Northumberland
block-oxford = Oxford
    .form = one
    .title = Earl of Oxford
block-pembroke = Pembroke
    .form = one
    .title = Earl of Pembroke
block-richmond = Richmond
    .form = one
    .title = Earl of Richmond
block-rivers = Rivers
    .form = one
    .title = Lord Rivers
block-rutland = Rutland
    .form = one
    .title = Earl of Rutland
block-salisbury = Salisbury
    .form = one
    .title = Earl of Salisbury
block-shrewsbury = Shrewsbury
    .form = one
    .title = Earl of Shrewsbury
block-somerset = Somerset
    .form = one
    .title = Duke of Somerset
block-stanley = Stanley
    .form = one
    .title = Lord Stanley
block-suffolk = Suffolk
    .form = one
    .title = Duke of Suffolk
block-warwick = Warwick
    .form = one
    .title = Earl of Warwick
block-westmoreland = Westmoreland
    .form = one
    .title = Earl of Westmoreland
block-wiltshire = Wiltshire
    .form = one
    .title = Earl of Wiltshire
block-worcester = Worcester
    .form = one
    .title = Earl of Worcester
block-york = York
    .name = the Duke of York
    .form = one
    .title = Duke of York
block-bristol_levy = Bristol levy
    .name = the Bristol levy
    .form = one
    .title = city levy of Bristol
block-coventry_levy = Coventry levy
    .name = the Coventry levy
    .form = one
    .title = city levy of Coventry
block-london_levy = London levy
    .name = the London levy
    .form = one
    .title = city levy of London
block-newcastle_levy = Newcastle levy
    .name = the Newcastle levy
    .form = one
    .title = city levy of Newcastle
block-norwich_levy = Norwich levy
    .name = the Norwich levy
    .form = one
    .title = city levy of Norwich
block-salisbury_levy = Salisbury levy
    .name = the Salisbury levy
    .form = one
    .title = city levy of Salisbury
block-york_levy = York levy
    .name = the York levy
    .form = one
    .title = city levy of York
block-canterbury_church = Canterbury church
    .name = the church of Canterbury
    .form = one
    .title = Archbishopric of Canterbury
block-york_church = York church
    .name = the church of York
    .form = one
    .title = Archbishopric of York
block-bombard = Bombard
    .name = the Bombard
    .form = one
    .title = siege guns
block-french = French
    .name = the French
    .form = many
    .title = French mercenaries
block-scots = Scots
    .name = the Scots
    .form = many
    .title = Scots mercenaries
block-welsh = Welsh
    .name = the Welsh
    .form = many
    .title = Welsh mercenaries
block-irish = Irish
    .name = the Irish
    .form = many
    .title = Irish mercenaries
block-burgundian = Burgundians
    .name = the Burgundians
    .form = many
    .title = Burgundian mercenaries
block-calais = Calais garrison
    .name = the Calais garrison
    .form = one
    .title = mercenaries of Calais
block-rebel = Rebels
    .name = the Rebels
    .form = many
    .title = rebels
block-treason = Treason
    .name = the Treason card
    .form = one
    .title = the Treason card

# ---- Cards

card-force_march = Force March
    .text = event, 1 point: one area’s blocks may move up to 3 areas and attack; no sea move
card-muster = Muster
    .text = event: name an area; blocks from everywhere may move to it
card-piracy = Piracy
    .text = event, 2 points: sea moves only, and they may attack
card-plague = Plague
    .text = event: every enemy block in one enemy city area loses a step
card-surprise = Surprise
    .text = event, 1 point: move one area’s blocks, one more block over every border; or one sea move
card-treason = Treason
    .text = event, 1 point: move one area’s blocks (by an option, or one sea move); and one treachery roll before a battle of this turn
card-4 = 4
    .text = 4 action points
card-3 = 3
    .text = 3 action points
card-2 = 2
    .text = 2 action points

# ---- Happenings

event-campaign = Campaign { $number } of { $of } begins: the year is { $year }.
event-hand = Your hand: { $cards }.
event-turn = Turn { $number } begins.
event-card-chosen = { $side } has chosen a card.
event-cards = The cards are shown: Lancaster { $lancaster }, York { $york }. { $side } goes first.
event-hand-shown = { $side } shows a poor hand and asks for a new one: { $cards }.
event-hand-kept = { $side } keeps its hand.
event-hand-redrawn = { $side } gives up its hand too.
event-player-turn = { $side } acts with the card { $card }: { $points ->
    [one] 1 action point.
   *[other] { $points } action points.
 }
event-turn-ended = { $side } ends its turn.
event-muster = { $side } musters { $area-in }.
event-plague = { $side } brings the plague: it breaks out { $area-in }.
event-plague-loss = { $block } { $block-form ->
    [many] lose
   *[one] loses
 } a step to the plague { $area-in }.
event-plague-loss-hidden = A block { $side-of } loses a step to the plague { $area-in }.
event-plague-toll = The plague { $area-in } has cost { $number ->
    [one] a block { $side-of } a step.
   *[other] { $number } blocks { $side-of } a step each.
 }
event-move = { $block } { $block-form ->
    [many] march
   *[one] marches
 } { $from-from } { $to-to }.
event-move-hidden = A block { $side-of } marches { $from-from } { $to-to }.
event-sail = { $block } { $block-form ->
    [many] sail
   *[one] sails
 } { $from-from } { $to-to } ({ $sea }).
event-sail-hidden = A block { $side-of } sails { $from-from } { $to-to } ({ $sea }).
event-recruit = { $block } { $block-form ->
    [many] are
   *[one] is
 } recruited { $to-in }.
event-recruit-hidden = { $side } recruits a block { $to-in }.
event-regroup = { $block } { $block-form ->
    [many] regroup
   *[one] regroups
 } { $from-from } { $to-to }.
event-regroup-hidden = A block { $side-of } regroups { $from-from } { $to-to }.
event-home = { $block } { $block-form ->
    [many] go
   *[one] goes
 } home { $from-from } { $to-to }.
event-home-hidden = A block { $side-of } goes home { $from-from } { $to-to }.
event-stay = { $block } { $block-form ->
    [many] stay
   *[one] stays
 } at home { $to-in }.
event-stay-hidden = A block { $side-of } stays at home { $to-in }.
event-banish = { $block } { $block-form ->
    [many] leave
   *[one] leaves
 } exile { $from-in } and { $block-form ->
    [many] go
   *[one] goes
 } to the pool.
event-banish-hidden = A block { $side-of } leaves exile { $from-in } and goes to the pool.
event-battle = Battle { $area-in }: { $side } attacks.
event-battle-line = { $side } fights with: { $blocks }.
event-round = Round { $number } of the battle { $area-in }.
event-reserves = { $side }’s reserves join: { $blocks }.
event-reserves-early = { $side } has nobody left in the line; the reserves are called at once: { $blocks }.
event-roles-swapped = { $side } is the attacker from now on.
event-cut-off = { $block } cannot retreat { $area-from } and { $block-form ->
    [many] are
   *[one] is
 } cut down.
event-battle-won = { $side } wins the battle { $area-in }.
event-treachery-succeeds = { $block } { $block-form ->
    [many] try
   *[one] tries
 } to win over { $target }: { $dice }, all even – treachery!
event-treachery-fails = { $block } { $block-form ->
    [many] try
   *[one] tries
 } to win over { $target }: { $dice }, not all even; { $target } { $target-form ->
    [many] stay
   *[one] stays
 } loyal.
event-defects = { $block } { $block-form ->
    [many] go
   *[one] goes
 } over to { $side } and { $block-form ->
    [many] wait
   *[one] waits
 } in its reserve.
event-eliminated = { $block } ({ $side }) { $block-form ->
    [many] are
   *[one] is
 } eliminated { $area-in }.
event-king-dead = The King is dead. { $side } keeps the crown and will name his successor in the supply phase.
event-new-king = { $block } is King from now on; he stands { $area-in }.
event-new-king-away = { $block } is King from now on; he is not yet on the map.
event-new-pretender = { $block } is the Pretender from now on.
event-crowned = { $block } is crowned King.
event-prisoner-freed = { $block } is free { $area-in }.
event-retreat = { $block } { $block-form ->
    [many] retreat
   *[one] retreats
 } { $area-to }.
event-pass = { $block } { $block-form ->
    [many] pass.
   *[one] passes.
 }
event-fire = { $block } { $block-form ->
    [many] fire
   *[one] fires
 } and { $block-form ->
    [many] hit
   *[one] hits
 } on { $power } or less: { $dice } – { $hits ->
    [0] no hit.
    [one] 1 hit.
   *[other] { $hits } hits.
 }
event-charge = { $block } charges { $target } and hits on { $power } or less: { $dice } – { $hits ->
    [0] no hit.
    [one] 1 hit.
   *[other] { $hits } hits.
 }
event-reply = { $block } { $block-form ->
    [many] fire
   *[one] fires
 } back at { $target }, hitting on { $power } or less: { $dice } – { $hits ->
    [0] no hit.
    [one] 1 hit.
   *[other] { $hits } hits.
 }
event-hit = { $block } { $block-form ->
    [many] lose
   *[one] loses
 } { $steps ->
    [one] a step.
   *[other] { $steps } steps.
 }
event-supply = Supply phase of turn { $number }.
event-captive = { $side } holds an heir of the enemy and decides about his life.
event-execution = { $side } has its captive executed { $area-in }: { $block }.
event-spared = { $side } spares its captive.
event-minor-enters = { $block } comes of age and enters { $area-in } for { $side }.
event-overfull = { $side } has too many blocks { $area-in }: { $number ->
    [one] one is too many.
   *[other] { $number } are too many.
 }
event-starve = { $block } { $block-form ->
    [many] lose
   *[one] loses
 } a step to hunger { $area-in }.
event-starve-hidden = A block { $side-of } loses a step to hunger { $area-in }.
event-scores = Nobles held: Lancaster { $lancaster }, York { $york }.
event-politics = Political turn of campaign { $number }.
event-disband = { $block } { $block-form ->
    [many] leave
   *[one] leaves
 } the field { $from-in } and { $block-form ->
    [many] go
   *[one] goes
 } back { $to-to }.
event-disband-hidden = A block { $side-of } leaves the field { $from-in } and goes back { $to-to }.
event-usurpation = { $side }, the Pretender, holds { $pretender ->
    [one] 1 noble
   *[other] { $pretender } nobles
 }, the King { $king }: the throne is usurped!
event-no-usurpation = { $side }, the Pretender, holds { $pretender ->
    [one] 1 noble
   *[other] { $pretender } nobles
 }, the King { $king }: the King keeps the throne.
event-homecoming-ends = { $side } has gone home.
event-win-resigned = { $other } resigns: { $side } wins.
event-win-no-heirs = { $other } has no heir left: { $side } wins.
event-win-crown = { $side } holds the crown after the last campaign and wins.
event-held = { $number ->
    [0] At the end { $side } holds nobody.
   *[other] At the end { $side } holds { $number }: { $blocks }{ $middlesex ->
        [0] .
       *[other] , and Middlesex.
     }
 }

# ---- Heralds: great moments, and a sentence of the time

herald-campaign = The campaign of { $year }
    .quote = Now is the winter of our discontent
        made glorious summer by this sun of York.
    .source = Shakespeare, Richard III, I 1
herald-defects = { $block } changes sides
    .quote = Trust nobody, for fear you be betrayed.
    .source = Shakespeare, Henry VI, Part 2, IV 4
herald-king-dead = The King is dead
    .quote = For God’s sake, let us sit upon the ground
        and tell sad stories of the death of kings.
    .source = Shakespeare, Richard II, III 2
herald-new-king = Long live the King: { $block }
    .quote = My crown is in my heart, not on my head.
    .source = Shakespeare, Henry VI, Part 3, III 1
herald-new-king-away = Long live the King: { $block }
    .quote = My crown is in my heart, not on my head.
    .source = Shakespeare, Henry VI, Part 3, III 1
herald-minor-enters = { $block } comes of age
    .quote = So wise so young, they say, do never live long.
    .source = Shakespeare, Richard III, III 1
herald-usurpation = { $side } usurps the throne
    .quote = Uneasy lies the head that wears a crown.
    .source = Shakespeare, Henry IV, Part 2, III 1
herald-crowned = { $block } is crowned King of England
    .quote = Once more we sit in England’s royal throne,
        re-purchased with the blood of enemies.
    .source = Shakespeare, Henry VI, Part 3, V 7
herald-win-crown = { $side } has won the Wars of the Roses
    .quote = Now civil wounds are stopp’d, peace lives again.
    .source = Shakespeare, Richard III, V 5
herald-win-no-heirs = { $side } has won: the line of { $other } is ended
    .quote = All unavoided is the doom of destiny.
    .source = Shakespeare, Richard III, IV 4
herald-win-resigned = { $side } has won: { $other } lays down its arms

# ---- What has hit this side since it acted last

hit-eliminated = You have lost { $block } { $area-in }.
hit-king-dead = Your King is dead.
hit-execution = { $side } had { $block } executed { $area-in }.
hit-usurpation = You have lost the crown: { $side } holds { $pretender ->
    [one] 1 noble
   *[other] { $pretender } nobles
 }, you { $king }.
hit-defects = { $block } went over to { $side } { $area-in }.
hit-battle-won = You have lost the battle { $area-in }.
hit-plague-toll = The plague has cost { $number ->
    [one] your block { $area-in } a step.
   *[other] your { $number } blocks { $area-in } a step each.
 }

# ---- What to do now (prompt), and whom one waits for (wait)

prompt-over = The game is over: { $side } has won.
prompt-mulligan = { $side }: your hand is poor (13 points or less). Keep it, or show it and ask for a new one?
wait-mulligan = { $side } decides whether to ask for a new hand.
prompt-mulligan_reply = { $side }: the enemy is dealt a new hand. Keep yours, or give it up too?
wait-mulligan_reply = { $side } decides whether to give up its hand too.
prompt-choose_card = { $side }, turn { $number }: choose a card in secret. An event goes before any action card; otherwise more points go first.
wait-choose_card = { $side } is choosing a card in secret.
wait-choose_card-both = Both sides are choosing a card in secret.
prompt-actions = { $side }: { $event ->
    [force_march] Force March: move the blocks of one area, up to 3 areas each.
    [surprise] Surprise: move the blocks of one area (one more over each border), or make one sea move.
    [treason] Treason: move the blocks of one area; no sea move.
    [treason_sea] Treason: move the blocks of one area, or make one sea move.
    [piracy] Piracy: make sea moves; they may attack.
   *[none] move the blocks of an area, send a block by sea, or recruit; each takes 1 point.
 } { $number ->
    [0] No point is left: move on blocks of areas already paid for, or end.
    [one] 1 point is left.
   *[other] { $number } points are left.
 }
wait-actions = { $side } is moving and recruiting; { $number ->
    [one] 1 point is left.
   *[other] { $number } points are left.
 }
prompt-moving = { $block } { $block-form ->
    [many] are
   *[one] is
 } { $area-in }: go on ({ $number ->
    [one] 1 more area
   *[other] { $number } more areas
 }) or stop?
wait-moving = { $side } is moving a block.
prompt-muster_area = { $side }: name the area where your blocks shall gather, or end.
wait-muster_area = { $side } is choosing where to muster.
prompt-muster_moves = { $side }: move any blocks that can reach your muster { $area-in }, then end.
wait-muster_moves = { $side } is gathering blocks { $area-in }.
prompt-plague = { $side }: choose an enemy city area for the plague, or decline.
wait-plague = { $side } is choosing where the plague breaks out.
prompt-choose_battle = { $side }: choose the battle to be fought next.
wait-choose_battle = { $side } is choosing the next battle.
prompt-treason = { $side }: before the battle { $area-in } you may use Treason on one enemy block, or keep it for a later battle of this turn.
wait-treason = { $side } may use Treason before the battle { $area-in }.
prompt-battle_turn = { $side }, battle { $area-in }, round { $number } of 4: { $role ->
    [attack] you attack; choose what one of your blocks does.
   *[defend] you defend; choose what one of your blocks does.
 }
wait-battle_turn = Battle { $area-in }, round { $number } of 4: { $side } { $role ->
    [attack] attacks and chooses what a block does.
   *[defend] defends and chooses what a block does.
 }
prompt-allocate_hits = { $side }: { $number ->
    [one] 1 hit
   *[other] { $number } hits
 } { $area-in }; your strongest blocks are equal: which one is struck?
wait-allocate_hits = { $side } chooses which block { $area-in } takes { $number ->
    [one] the hit.
   *[other] the { $number } hits.
 }
prompt-regroup = { $side }: you have won { $area-in }. Move any of your blocks there to neighbouring areas, then end.
wait-regroup = { $side } may regroup after the battle { $area-in }.
prompt-execute = { $side }: you hold { $block }, an heir of the enemy. Have him executed, or spare him?
wait-execute = { $side } decides about the life of { $block }.
prompt-heir_entry = { $side }: { $block } comes of age. Where does he enter?
wait-heir_entry = { $side } chooses where { $block } enters.
prompt-attrition = { $side }: too many blocks { $area-in }. Choose one that loses a step; { $number ->
    [one] this is the last.
   *[other] { $number } are to be chosen.
 }
wait-attrition = { $side } chooses which blocks go hungry { $area-in }.
prompt-go_home = { $side }: send your blocks home, one by one. { $role ->
    [king] The King and his heirs go to their shields or to crown areas, everyone else to his own shield.
   *[pretender] Your heirs go into exile, everyone else to his own shield.
 }
wait-go_home = { $side } is sending its blocks home.
prompt-exile_excess = { $side }: too many blocks in exile { $area-in }. Choose one that goes to the pool; { $number ->
    [one] this is the last.
   *[other] { $number } are to be chosen.
 }
wait-exile_excess = { $side } chooses who has to leave exile { $area-in }.

# ---- Offers

offer-play = { $card } – { $card-text }
offer-redeal = Show the hand and ask for a new one
offer-keep = Keep the hand
offer-redraw = Give up the hand and draw a new one
offer-move = { $block } { $to-to }{ $enemies ->
    [0] {""}
    [one] {" "}(attack on 1 block)
   *[other] {" "}(attack on { $enemies } blocks)
 }{ $cost ->
    [0] , free
   *[other] {""}
 }
offer-move-via = { $block } { $to-to } by way of { $via }
offer-stop = Stop here
offer-sea = { $block } { $to-to } by sea ({ $sea }){ $enemies ->
    [0] {""}
    [one] {" "}(attack on 1 block)
   *[other] {" "}(attack on { $enemies } blocks)
 }{ $cost ->
    [0] , free
   *[other] {""}
 }
offer-recruit = { $block } { $to-in }
offer-end = End here and go on
offer-muster = Muster { $area-in }
offer-plague = Plague { $area-in } on { $enemies ->
    [one] 1 block
   *[other] { $enemies } blocks
 }
offer-decline = Not now
offer-battle = Fight { $area-in }
offer-treason = Try to win over { $target }
offer-fire = { $block }: fire
offer-charge = { $block }: charge { $target }
offer-treachery = { $block }: try to win over { $target }
offer-retreat = { $block }: retreat { $to-to }
offer-pass = { $block }: pass
offer-hit = { $block } { $block-form ->
    [many] take
   *[one] takes
 } the hits
offer-regroup = { $block } { $to-to }
offer-execute = Execute him
offer-spare = Spare him
offer-enter = He enters { $area-in }
offer-reduce = { $block } { $block-form ->
    [many] lose
   *[one] loses
 } a step
offer-go = { $block } { $to-to }
offer-banish = { $block } { $block-form ->
    [many] go
   *[one] goes
 } to the pool

heading-move = By land
heading-sea = By sea
heading-recruit = Recruit
heading-charge = Charge
heading-treachery = Treachery
heading-retreat = Retreat
heading-regroup = Regroup
heading-go = Go home

# ---- The board

region-north = The North
region-midlands = The Midlands
region-wales = Wales and the Marches
region-east = East and South East
region-west = The South West
region-exile = Exile and islands

board-date = Campaign { $number } of { $of }, { $year }, turn { $turn } of { $turns }
board-king = { $side }: { $number ->
    [one] 1 noble
   *[other] { $number } nobles
 }, King { $block-label }
board-throne = { $side }: { $number ->
    [one] 1 noble
   *[other] { $number } nobles
 }, the crown without a King
board-pretender = { $side }: { $number ->
    [one] 1 noble
   *[other] { $number } nobles
 }, Pretender { $block-label }
board-you = You play { $side }.
board-onlooker = You are watching.
board-everything = Everything is shown.
board-hand = Your hand: { $cards }
board-no-hand = Your hand is empty.
board-chosen = Your card this turn: { $card }
board-played = Played by { $side }: { $cards }
board-cards = { $side } holds { $number ->
    [one] 1 card
   *[other] { $number } cards
 }
board-points = Action points left: { $number }
board-treason = { $side } may still use Treason.
board-pool = Pool { $side-of }: { $blocks }
board-pool-hidden = Pool { $side-of }: { $number ->
    [one] 1 block
   *[other] { $number } blocks
 }
board-fallen = Out for this campaign: { $blocks }
board-minors = Not yet of age: { $blocks }
board-prisoner = { $block } is a prisoner in Middlesex.
board-dead = Dead: { $blocks }
board-vacant = vacant: { $areas }
board-nameless = { $side } – { $number ->
    [one] 1 block
   *[other] { $number } blocks
 }{ $moved ->
    [0] {""}
   *[other] {" "}({ $moved } moved)
 }{ $reserve ->
    [0] {""}
   *[other] {" "}({ $reserve } in reserve)
 }
board-named = { $side } – { $list }
board-contested = battle: { $list }

mark-moved = moved
mark-reserve = reserve
mark-pirate = pirate
mark-acted = done
mark-ready = to act
mark-king = King
mark-pretender = Pretender
mark-mover = moving

battle-title = Battle { $area-in }, round { $number } of 4
battle-attacks = { $side } attacks
battle-defends = { $side } defends
battle-reserve = Reserve
battle-blocks = { $number ->
    [one] 1 block
   *[other] { $number } blocks
 }

look-crown = a crown area
look-city = city with its levy: { $block-label }
look-cathedral = cathedral: { $block-label }
look-shields = shields: { $list }
shield-lancaster = heirs of Lancaster
shield-york = heirs of York
look-port = major port
look-seas = coast: { $seas }
look-no-sea = no coast
look-wales = Wales
look-exile = exile area { $side-of }
look-limit = feeds { $number } blocks
look-uncounted = does not count at usurpation
look-recruits = You could recruit here now: { $blocks }
look-empty = Nobody is here.

border-line = { $area }: { $colour ->
    [yellow] yellow, 4 blocks
    [blue] blue, 3 blocks
   *[red] red, 2 blocks, who must stop
 }{ $number ->
    [0] {""}
   *[other] {" "}({ $number } crossed)
 }
border-none = { $area } has no land border: it is reached by sea.

facts-title = { $block-label }: { $title }
facts-rating = { $side }, { $type }; strength { $number }, rating { $rating }
facts-first = { $rating } in the first round of a battle, if not in reserve
facts-loyalty = loyalty { $number }: may be won over
facts-loyal = never changes sides
facts-rank = heir number { $number }
facts-charges = the senior heir in a battle may charge
facts-rolls = may try treachery, once in a battle
facts-homes = at home in: { $areas }
facts-permanent = dies for good
facts-returns = if eliminated, comes back in the next campaign
facts-landbound = never goes by sea
facts-place = now { $area-in }, strength { $number }
facts-pool = now in the pool
facts-minor = not yet of age
facts-dead = dead
facts-offboard = serves the other side

type-heir = heir
type-noble = noble
type-church = church
type-levy = city levy
type-bombard = bombard
type-mercenary = mercenaries
type-rebel = rebels

# ---- Scenarios and options

game-name = Richard III
    .summary = Lancaster and York fight for the crown of England, 1460–1485: hidden blocks, cards, battles and treachery, for two.
scenario-1460 = The Wars of the Roses
    .summary = Three campaigns. Henry VI is King; York waits in Ireland and Calais to invade.
scenario-1470 = The return of Henry VI
    .summary = Two campaigns. Edward of March is King and holds Henry VI in London.
scenario-1480 = Bosworth
    .summary = One campaign. Richard of Gloucester is King, Richmond the Pretender; each is the last heir of his house.
group-handicap = Handicap
option-scenario = Scenario
option-hit_ties = Who chooses among equally strong blocks that are hit
option-mulligan = New hand for a poor one (13 points or less)
option-bombard_sea = Bombards may go by sea
option-treason_sea = The point of Treason may be used for a sea move
option-role_swap = Defenders whose whole front falls in the first round become the attackers
option-warwick_barred = Warwick cannot win over Northumberland and Westmoreland
option-exile_excess = How many surplus blocks leave an exile area between campaigns
option-campaigns_1470 = Campaigns of the 1470 scenario
option-pretender_1470 = Pretender at the start of 1470
option-neville_shields_in_battle = Nevilles also fight better at the shields of dead Nevilles
option-neville_homes = Where Nevilles go home to
option-heir_shield_all = Every heir at a shield he may use fights better, not only the senior one
option-crown_adds = Crown and shield together give an heir two
option-senior_title = A more senior heir who comes back takes the title at once
option-favoured = Who has an advantage
option-favour = What it is
choice-random = chance
choice-owner = the owner
choice-none = none
choice-auto = dealt again by itself
choice-once = may be asked for once a campaign
choice-true = yes
choice-false = no
choice-all = all
choice-one = one
choice-1 = 1
choice-2 = 2
choice-own = their own shields
choice-family = those of dead kinsmen and Calais too
choice-prince_edward = Prince Edward
choice-henry_vi = Henry VI
choice-nobody = nobody
choice-lancaster = { side-lancaster }
choice-york = { side-york }
choice-favour-one = one action point more in each of its turns
choice-favour-two = two action points more in each of its turns
preset-columbia = as in the printed board game
sources-rulebook = stated in the rule book that this edition follows
sources-public = read off published pictures of the board, blocks and cards, or the board game’s scenario sheets
sources-reconstructed = reconstructed by us
count-areas = { $number ->
    [one] { $number } area
   *[other] { $number } areas
 }
count-borders = { $number ->
    [one] { $number } border
   *[other] { $number } borders
 }
count-blocks = { $number ->
    [one] { $number } block
   *[other] { $number } blocks
 }
count-cards = { $number ->
    [one] { $number } kind of card
   *[other] { $number } kinds of card
 }
count-numbers = { $number ->
    [one] { $number } other number
   *[other] { $number } other numbers
 }
count-scenarios = { $number ->
    [one] { $number } scenario
   *[other] { $number } scenarios
 }

# ---- Help: the rule of each step in our own words

help-overview = Two houses, one crown
    .text = One side holds the crown (the King), the other claims it (the Pretender). A campaign has seven turns: each turn both choose a card in secret, then the one with the higher card moves and recruits, then the other; then battles are fought and areas that are too full lose strength. After seven turns comes the political turn: whoever holds more nobles takes the crown. You win if you are King after the last campaign, or at once when the enemy has no heir left. You see your own blocks; of the enemy’s you see only where they stand, until they fight.
help-blocks = Blocks
    .text = A block has a strength (how many dice it rolls; each hit takes one step away) and a rating such as B3: the letter says when it fights (A first), the number on which dice it hits (3 or less). Defending at one’s own shield, cathedral or city hits on one more; so do the King’s heirs in crown areas. Heirs, loyal nobles and Nevilles die for good; others come back in the next campaign.
help-mulligan = A poor hand
    .text = Your seven cards have 13 action points or less in all. Once in a campaign you may show them and be dealt a new hand; the enemy may then do the same.
help-mulligan_reply = A poor hand
    .text = The enemy has shown a poor hand and gets a new one. You may keep your hand or give it up too; all cards that are not kept are shuffled and dealt again.
help-choose_card = Card phase
    .text = Both sides choose one card in secret, then both are shown. Event cards go before action cards; otherwise more points go first; a tie goes to the Pretender. Going first means attacking first and choosing the order of battles; going second means answering what you have seen. You have seven cards for seven turns, no more are drawn.
help-actions = Action phase
    .text = Each point buys one thing: all blocks of one area may move one or two areas by land; or one block goes by sea to a friendly or vacant coast of the same sea (two for one point from major port to major port); or one block of your pool is placed at its shield, city or cathedral. A yellow border lets 4 blocks of yours pass each turn, a blue one 3, a red one 2, who must stop behind it. Blocks stop where they meet the enemy: the first border used is the main attack, those coming over others are reserves until round 2. Blocks you attack are pinned one for one. Points are not saved; end when you like.
help-moving = Action phase: a block on the march
    .text = A block moves one or two areas (three with Force March), never straight back. It must stop where the enemy stands and behind a red border. You may stop it here or take it further.
help-muster_area = Event: Muster
    .text = Name a friendly or vacant area. Every block of yours that can reach it by a normal land move through friendly or vacant areas may come. No sea moves, no attacks.
help-muster_moves = Event: Muster
    .text = Move as many blocks as you like to the area you named, one or two areas each; border limits hold. Then end.
help-plague = Event: Plague
    .text = Choose an area with a city that only the enemy holds. Each block there loses one step; a block with one step is eliminated. You may also decline.
help-choose_battle = Battle phase
    .text = Battles are fought one after the other where both sides have blocks. The side that went first chooses the order. It matters: beaten blocks retreat into neighbouring areas, and winners regroup.
help-treason = Battle phase: Treason
    .text = The Treason card gives one treachery roll before any one battle of this turn. Choose an enemy block that has a loyalty number: as many dice are rolled; if all are even it changes sides and waits in your reserve. You may keep the roll for a later battle of the turn.
help-battle_turn = Battle phase: a block’s turn
    .text = Blocks act in the order A, B, C, D; within a letter the defender first. A block fires one die per step; each die at or below its number is a hit, and hits strike the strongest enemy block. The senior heir present may charge a block of his choice, which fires back if it lives. King, Pretender and Warwick may each try treachery once a battle. From round 2 on a block may retreat; reserves join then. In round 4 attackers can only retreat, and are lost if they cannot.
help-allocate_hits = Battle phase: hits
    .text = Hits strike your strongest block. Several are equally strong: you choose which of them takes the hits, until it dies; the rest go on to the next strongest.
help-regroup = Battle phase: regrouping
    .text = The winner of a battle may move each of his blocks there to a neighbouring area that is friendly or vacant; border limits hold. Blocks that attacked by Piracy go by their sea. End when you are done.
help-execute = Supply phase: a captive heir
    .text = An heir of the enemy has come over to you (Exeter or Clarence). In each supply phase you may have him executed. He then counts as killed: a minor of his house will take his place in the next supply phase, and a house without heirs has lost.
help-heir_entry = Supply phase: an heir comes of age
    .text = For each heir killed the most senior minor of his house enters at full strength: for the Pretender in one of his exile areas, for the King in a friendly or vacant crown area.
help-attrition = Supply phase: hunger
    .text = An area feeds 4 blocks, with a city 5; Calais and France 4, Ireland and Scotland 2, besides the mercenaries who live there. For each block too many, one block of your choice loses a step.
help-go_home = Political turn: going home
    .text = Between campaigns all blocks outside exile go home. The Pretender’s heirs go into exile; the King and his heirs to their shields or to crown areas; nobles and churches to their own shield or cathedral. Where the enemy holds all of a block’s homes it goes to the pool. The Pretender’s side goes first.
help-exile_excess = Political turn: crowded exile
    .text = Before the new campaign each exile area is brought down to what it can feed. You choose the blocks that go to the pool; they can be recruited again.
help-over = The end
    .text = A side wins when the enemy has no heir left, or when it holds the crown after the last campaign. The record of the game can be replayed and its dice verified.

# ---- Who plays

menu-seats-first = You play Lancaster, a bot plays York
menu-seats-second = You play York, a bot plays Lancaster
menu-seats-both = Two people at this screen

# ---- Reasons of the bots

reason-none = No reason: any choice will do.
reason-only-choice = There is no other choice.
reason-recruit-noble = { $block } counts for the crown and strengthens you { $area-in }.
reason-recruit-troops = { $block } { $block-form ->
    [many] strengthen
   *[one] strengthens
 } you { $area-in }.
reason-land = Landing { $area-in } gives { $block } a foothold.
reason-sail = { $block } { $block-form ->
    [many] are
   *[one] is
 } of more use { $area-in }.
reason-attack = You are strong enough to attack { $area-in }.
reason-hunt-heir = An heir of the enemy may be caught { $area-in }.
reason-reinforce = The battle { $area-in } needs more of your blocks.
reason-take-london = Middlesex counts for the crown as much as a noble.
reason-position = { $block } { $block-form ->
    [many] stand
   *[one] stands
 } better { $area-in }.
reason-safety = { $block } is safer { $area-in }.
reason-end = Nothing more is worth doing now.
reason-not-useful = This would not help.
reason-muster = Your blocks are stronger together { $area-in }.
reason-plague = The plague strikes { $number ->
    [one] 1 enemy block
   *[other] { $number } enemy blocks
 } { $area-in }.
reason-card-strong = There is much to do this turn, and { $card } does most of it.
reason-card-event = The event { $card } is worth more than action points now.
reason-card-spare = There is little to do this turn: { $card } is enough, keep the better cards.
reason-hand-poor = A hand of { $points } points is poor.
reason-hand-good = A hand of { $points } points is good enough.
reason-battle = Of all battles yours stands best { $area-in }.
reason-treason = { $target } may be won over.
reason-keep-token = Treason may do more in a later battle.
reason-fire = { $block } may hit the strongest enemy block.
reason-charge = { $block } may strike down { $target }.
reason-treachery = { $block } may win over { $target }.
reason-retreat-heir = { $block } is an heir and should live: he is safer { $area-in }.
reason-retreat = This battle goes badly: { $block } can be saved { $area-in }.
reason-hold-fire = { $block } can do nothing better.
reason-sacrifice = { $block } can best be spared.
reason-regroup = { $block } { $block-form ->
    [many] stand
   *[one] stands
 } better { $area-in }.
reason-execute = The death of { $block } weakens the enemy’s house.
reason-spare = { $block } is worth more to you alive.
reason-enter = He will be safe { $area-in }.
reason-starve = { $block } can best bear the loss.
reason-home = { $block } { $block-form ->
    [many] are
   *[one] is
 } best placed { $area-in }.
reason-banish = { $block } can best be done without.
reason-played = It was played like this.
reason-aim-plain = The points are used best like this.
reason-aim-strike = Strike now, before the enemy is ready.
reason-aim-lead = Lead your men in person: whoever wavers may come over.
reason-aim-hunt = Go after the enemy’s heirs.
reason-aim-call = Call up nobles: they count for the crown.
reason-aim-arm = Raise troops for the battles to come.
reason-aim-guard = Keep your heirs and stacks out of danger.
reason-aim-london = Middlesex is worth a noble: take it and hold it.
reason-aim-invade = Land together, not one by one.
reason-aim-gather = Gather first, and land later together.
reason-aim-count = Make sure of the count.
reason-figure-battle = The battle is won in { $percent }% of the tries.
reason-figure-lost = It costs { NUMBER($number, minimumFractionDigits: 1) } steps on average instead of { NUMBER($against, minimumFractionDigits: 1) }.
reason-figure-taken = The enemy loses { NUMBER($number, minimumFractionDigits: 1) } steps on average instead of { NUMBER($against, minimumFractionDigits: 1) }.
reason-figure-count = The count, yours less theirs: { NUMBER($number, minimumFractionDigits: 1) } on average instead of { NUMBER($against, minimumFractionDigits: 1) }.
reason-figure-heir = An heir of the enemy falls in { $percent }% of the tries instead of { $against }%.
reason-figure-own-heir = An heir of yours falls in { $percent }% of the tries instead of { $against }%.

# ---- The odds of a battle

odds-title = If you attack
odds-win = { $chance ->
    [sure] > 99%
    [never] < 1%
   *[other] { $percent }%
 } to win the battle { $area-in }.
odds-lost = Steps lost, on average: { NUMBER($own, minimumFractionDigits: 1) } of yours, { NUMBER($enemy, minimumFractionDigits: 1) } of the enemy’s.
odds-death = { $block } falls: { $chance ->
    [sure] > 99%
    [never] < 1%
   *[other] { $percent }%
 }.
odds-exact = Worked out to the last die.
odds-sampled = Fought { $number } times.

# ---- What an action would bring

outlook-main = The main attack, against { $number ->
    [one] 1 block
   *[other] { $number } blocks
 }
outlook-joins = Joins the main attack, against { $number ->
    [one] 1 block
   *[other] { $number } blocks
 }
outlook-reserve = Comes as a reserve: it fights from round 2 on
outlook-port = Port to port: a second block may follow free of charge
outlook-noble = You would hold { $number ->
    [one] 1 noble
   *[other] { $number } nobles
 }
outlook-only-home = There is no other home to choose
outlook-battle = { $number ->
    [one] 1 block of yours
   *[other] { $number } blocks of yours
 } against { $enemies }
outlook-fire = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }, hits on { $power ->
    [1] 1
   *[other] 1–{ $power }
 }, { $about ->
    [0] seldom a hit
    [one] about 1 hit
   *[other] about { $about } hits
 } on { $blocks }{ $percent ->
    [0] {""}
   *[other] {" "}({ $percent }% to eliminate)
 }
outlook-charge = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }, hits on { $power ->
    [1] 1
   *[other] 1–{ $power }
 }: { $percent }% to eliminate { $target }. Whoever lives fires back (hits on { $answer ->
    [1] 1
   *[other] 1–{ $answer }
 }): { $risk }% that { $block } falls
outlook-treachery = { $dice ->
    [one] 1 die must be even
   *[other] { $dice } dice must all be even
 }: { $percent }%
outlook-loss = { $number ->
    [0] Would be eliminated
    [one] 1 step would be left
   *[other] { $number } steps would be left
 }

# ---- Why something cannot be done

refused-moved = { $block } { $block-form ->
    [many] have
   *[one] has
 } moved already this turn.
refused-pinned = { $block } { $block-form ->
    [many] are
   *[one] is
 } pinned { $area-in }: { $number ->
    [one] one attacker holds one of your blocks.
   *[other] { $number } attackers hold as many of your blocks.
 }
refused-landbound = { $block } never { $block-form ->
    [many] go
   *[one] goes
 } by sea.
refused-inland = { $block } cannot sail: there is no coast { $area-in }.
refused-unpaid = No point is left to move the blocks { $area-in }.
refused-shut-in = Every border is full or barred for { $block } { $area-in }.
refused-exile = { $area } is an exile area { $side-of }: you may never enter it.
refused-sea-only = Piracy allows sea moves only.
refused-no-point = No action point is left.
refused-border = The border { $from } – { $to } is full: { $number } of { $number }.
refused-came-by = The enemy came over the border { $from } – { $to }: you may not leave by it.
refused-too-many-ways = At most { $number } borders may be used to enter the battle { $area-in }.
refused-no-ships = { $card } allows no sea move.
refused-haven = A pirate has just sailed to { $area }. Only from one major port to another may two go.
refused-coast = The enemy holds { $area }: sea moves go to friendly or vacant areas.
refused-pirates = Two blocks have attacked by sea, which is all that Piracy allows: the enemy holds { $area }.
refused-fallen = { $block } { $block-form ->
    [many] are
   *[one] is
 } out for the rest of this campaign.
refused-event = With the event { $card } nobody is recruited.
refused-no-home = { $type ->
    [bombard] { $block } needs a city area that you hold.
    [rebel] { $block } need a vacant area.
    [heir] No area is open for { $block } now.
   *[other] The enemy holds every home of { $block }.
 }
refused-held = The enemy holds { $area }.
refused-back = { $block } cannot turn straight back { $area-to }.
refused-too-far = { $block } cannot reach your muster { $area-in }.
refused-no-city = There is no city { $area-in }.
refused-reserve = { $block } { $block-form ->
    [many] are
   *[one] is
 } in reserve until the next round.
refused-acted = { $block } { $block-form ->
    [many] have
   *[one] has
 } acted in this round.
refused-later = { $block } { $block-form ->
    [many] act
   *[one] acts
 } later, at letter { $letter }.
refused-retreat-early = Retreats begin in round 2.
refused-retreat-nowhere = { $block } { $block-form ->
    [many] have
   *[one] has
 } nowhere to retreat to.
refused-must-leave = In round 4 attackers can only retreat.
refused-not-senior = Only the senior heir present may charge.
refused-no-traitor = No enemy block here can be won over.
refused-loyal = { $block } never { $block-form ->
    [many] change
   *[one] changes
 } sides.
refused-title = { $block } cannot be won over: King, Pretender and whoever changed sides in this battle are safe.
refused-weaker = Hits strike the strongest blocks first.
refused-local = { $block } { $block-form ->
    [many] live
   *[one] lives
 } here and { $block-form ->
    [many] do
   *[one] does
 } not count.
refused-starved = { $block } { $block-form ->
    [many] have
   *[one] has
 } lost a step already.
refused-in-exile = { $block } { $block-form ->
    [many] stay
   *[one] stays
 } in exile.
refused-gone-home = { $block } { $block-form ->
    [many] are
   *[one] is
 } at home already.

# ---- The board in the browser

city-newcastle = Newcastle
city-york = York
city-coventry = Coventry
city-norwich = Norwich
city-london = London
city-bristol = Bristol
city-salisbury = Salisbury
city-canterbury = Canterbury

board-map = Map of England
board-area = { $area }: Lancaster { $red }, York { $white }
board-strength = strength { $number } of { $of }, { $rating }
board-border = { $from } – { $to }: room for { $left } of { $limit }
board-main = Main attack from { $from } on { $to }
board-reserve-way = Reserves from { $from } for { $to }
board-action-points = { $number ->
    [one] action point
   *[other] action points
 }
board-event = { $number ->
    [0] event
    [one] 1 action point
   *[other] { $number } action points
 }
board-your-hand = Your hand
board-shown-hand = { $side } has shown this hand
board-chosen-down = { $card } lies face down until both have chosen.
board-goes-first = { $side } goes first.
board-first-event = An event goes before any action card.
board-first-points = The card with more points goes first.
board-first-pretender = It is a tie: the Pretender’s side goes first.
board-take-back = Take back
board-close = Close
board-played-cards = Cards played in this campaign
board-deck = { $number } cards not in use in this campaign
board-unseen = Not seen yet in this campaign
board-no-king = no King
board-tray = House of { $side }
board-treason-token = Treason in hand
board-pool-title = Pool
board-fallen-title = Out for this campaign
board-minors-title = Not yet of age
board-dead-title = Dead
board-campaign = campaign { $number } of { $of }
board-turn = Turn { $number } of { $of }
phase-cards = Cards
phase-actions = Actions
phase-battles = Battles
phase-supply = Supply
phase-politics = Political turn
board-send-home = { $number ->
    [one] Send home the one who has no choice
   *[other] Send home the { $number } who have no choice
 }
politics-disband = Levies and mercenaries leave
politics-usurpation = Usurpation
politics-pretender_home = The Pretender’s side goes home
politics-king_home = The King’s side goes home
politics-exile = Crowded exile
board-battle = { $side } attacks { $area }, round { $number } of 4
board-show-map = Show the map
board-show-battle = Back to the battle
board-row = strength { $number }
board-round = Round { $number } of { $of }
board-rail = Who acts next
board-round-over = The round is over.
board-acts = { $block }: what now?
board-odds-charge = Choose the enemy block. On each: how likely it falls and, beside the cross, how likely { $block } falls.
board-odds-treachery = Choose the enemy block. On each: how likely it changes sides.
battle-percent = { $percent }%
choose-treason = Choose the enemy block that shall change sides.
choose-allocate_hits = Choose the block that takes the hits.
choose-choose_battle = Which battle first?
choose-heir_entry = Where does he enter?
choose-muster_area = Where do your blocks gather?
choose-plague = Where does the plague break out?
deed-fire = Fire
deed-charge = Charge
deed-treachery = Treachery
deed-retreat = Retreat
deed-pass = Pass
roll-fire = { $block }, hits on { $power } or less
roll-at = { $block } against { $target }, hits on { $power } or less
roll-treachery-succeeds = { $target } won over by { $block }: all even
roll-treachery-fails = { $target } not won over by { $block }
board-die-hit = { $number }, a hit
board-die-miss = { $number }, a miss
board-recruit-here = Recruit here
board-recruit = Recruit { $block }
board-recruit-later = only in your action phase
crowded-attrition = Hunger: { $area }
crowded-exile_excess = Crowded exile: { $area }
board-feeds = Feeds { $limit }, { $number } are there; { $losses ->
    [one] 1 loss to choose.
   *[other] { $losses } losses to choose.
 }
board-captive = An heir of the enemy is in your hands
board-captive-choice = Executed, he is dead for good and a minor of his house takes his place in the next supply phase.
board-end = How it ended
end-crown = Crown
end-nobles = Nobles held
end-battles = Battles won
end-hits = Hits scored
end-lost = Blocks lost
end-heirs = Heirs alive
end-held = { $side } holds { $number }
end-curve = Nobles held, turn by turn
end-turn = { $year }, turn { $turn }
end-political = { $year }, political turn
setup-ways = Scenario
