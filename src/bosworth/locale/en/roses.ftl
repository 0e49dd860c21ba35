game-name = Wars of the Roses: Lancaster vs York
    .summary = Secret orders, bribes, battles and parliaments, 1450–1500; for two to four players.

side-red = Red
side-yellow = Yellow
side-blue = Blue
side-green = Green
side-lancaster = Lancaster
side-york = York

option-scenario = Players
option-neville_strength = Neville’s strength
option-neville_start = Where Neville starts
option-mid_wc_adjacent = Midlands and West Country adjoin
option-captain_presence = The Captain of Calais gives presence
option-cubes_per_person = Cubes of a colour on one person
option-shortage = When money runs out
option-tied_votes = Tied votes
option-titles = Titles are checked

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
choice-se = South East
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

sources-seed = stated in the rule book that this edition follows
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
