game-name = Dudo
    .summary = Dice under cups and bids nobody can check; for two to four players.
about-dudo = The old game of dice and lies from the coast of Peru, for two to four players.
length-dudo = 10–20 minutes
setup-ways = Who plays
side-north = North
    .of = of North
side-east = East
    .of = of East
side-south = South
    .of = of South
side-west = West
    .of = of West
face-1 = one
face-2 = two
face-3 = three
face-4 = four
face-5 = five
face-6 = six
face-none = none
option-players = Players
option-dice = Dice for each
option-aces = Ones
choice-2 = 2
choice-3 = 3
choice-4 = 4
choice-5 = 5
choice-wild = count as every face
choice-plain = are ones
explain-dudo-players-two = A duel: every bid is aimed at you.
explain-dudo-players-more = More dice under other cups, and more room to lie.
explain-dudo-dice = How many dice everybody begins with.
explain-dudo-aces = Ones that count as every face cannot be bid themselves.
event-round = Round { $number }: all roll, { $total } dice in all. { $player } begins.
event-rolled = Your dice: { $faces }.
event-rolled-hidden = { $player } rolls { $number ->
    [one] one die
   *[other] { $number } dice
 }.
event-bid = { $player } bids { $number } × { $face }.
event-doubt = { $player } doubts what { $other } bid.
event-shows = { $player } shows { $faces }.
event-counted = There are { $number } × { $face }; { $wanted } were bid.
event-loses = { $player } loses a die and has { $left ->
    [0] none left: out
   *[other] { $left } left
 }.
event-game-end = The game is over. Winner: { $players }.
event-resigned = { $player } gives up.
prompt-call = { $number ->
    [0] You begin: how many dice, and of which face?
   *[other] { $other } bids { $number } × { $face }. Bid more, or doubt it.
 }
wait-call = { $player } is thinking.
prompt-over = The game is over. Winner: { $players }.
offer-bid = Bid { $number } × { $face }
heading-bid = Bid
offer-doubt = I doubt it
outlook-chance = { $percent } % likely to be right, by your own dice
reason-bid = It is right with a chance of { $percent } %.
reason-doubt = The bid is wrong with a chance of { $percent } %.
reason-none = No reason: any choice will do.
reason-only-choice = There is no other choice.
menu-seats-first = You play North, bots play the others
menu-seats-second = You play East, bots play the others
menu-seats-both = You play all seats
help-overview = Dice and lies
    .text = Everybody rolls in secret. Bid how many dice of a face lie on the whole table, yours and those of the others; each bid must be higher than the one before. Whoever doubts a bid has all dice shown: if there are too few, the bidder loses a die, else the one who doubted. The last player with dice wins.
help-call = Bid or doubt
    .text = More dice, or as many of a higher face. With wild ones, every one counts as the face that was bid.
help-over = The end
    .text = The last player with dice has won.
board-title = Round { $number }, { $total } dice on the table
board-mine = Your dice
board-bid = The bid
board-no-bid = Nothing is bid yet
board-numbers = How many
board-faces = Of which face
board-left = { $number ->
    [0] out
    [one] one die
   *[other] { $number } dice
 }
head-player = Player
head-dice = Dice
