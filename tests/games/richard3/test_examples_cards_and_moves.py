"""The rule book's worked examples on cards, land and sea moves, recruiting: 1–8, 22–26, 33, 34, 36."""

from collections import Counter

import pytest

from bosworth.games.richard3 import GAME
from bosworth.games.richard3.tables import AREA, AREA_COUNT, BORDER_AT, BORDER_COUNT, DECK, KIND_NAMES, KIND_OF, POINTS
from bosworth.kernel.chance import FastDice
from bosworth.testing.richard3 import Table, scenario

IRISH_SEA = "ireland isle_of_man scotland cumbria lancaster caernarvon chester pembroke glamorgan somerset cornwall france"
NORTH_SEA = "scotland northumbria east_yorks lincoln rutland east_anglia middlesex essex kent calais"
ENGLISH_CHANNEL = "sussex kent cornwall dorset france calais"


def landfalls(game: Table, block: str) -> set[str]:
    """The areas that a block may reach by sea."""
    return {offer.split()[-1] for offer in game.offered(f"sea {block} ")}


# --- cards ----------------------------------------------------------------------------------------------------------------------


def test_R3_01_the_deck_and_the_deal() -> None:
    """1: six 2s, seven 3s, six 4s and six events (1, 0, 2, 0, 1, 1); seven cards each, eleven are left out."""
    copies = Counter(KIND_NAMES[KIND_OF[card]] for card in DECK)
    events = ("force_march", "muster", "piracy", "plague", "surprise", "treason")
    assert copies == {"2": 6, "3": 7, "4": 6, **dict.fromkeys(events, 1)}
    assert [POINTS[KIND_NAMES.index(event)] for event in events] == [1, 0, 2, 0, 1, 1]
    assert [POINTS[KIND_NAMES.index(card)] for card in ("2", "3", "4")] == [2, 3, 4]
    assert len(DECK) == 25
    game = scenario(step="new_campaign", dice="(1 7 8 13 14 15 20 2 9 10 16 17 21 22)")
    assert game.state.hands == [[1, 7, 8, 13, 14, 15, 20], [2, 9, 10, 16, 17, 21, 22]]
    game.offers_only("play force_march", "play 4", "play 3", "play 2", seat="lancaster")
    game.offers_only("play muster", "play 4", "play 3", "play 2", seat="york")
    assert len(set(DECK) - set(game.state.hands[0]) - set(game.state.hands[1])) == 11


@pytest.mark.parametrize(
    ("cards", "first"),
    [
        ("lancaster 4, york 3", "lancaster"),
        ("lancaster 3, york 4", "york"),
        ("lancaster 3, york 3", "york"),
        ("lancaster muster, york 4", "lancaster"),
        ("lancaster 4, york muster", "york"),
        ("lancaster piracy, york treason", "lancaster"),
        ("lancaster treason, york piracy", "york"),
        ("lancaster surprise, york force_march", "york"),
        ("lancaster force_march, york surprise", "york"),
    ],
)
def test_R3_02_who_is_player_1(cards: str, first: str) -> None:
    """2: the 4 before the 3, Muster before a 4, Piracy before Treason; equal cards: the Pretender's side."""
    assert scenario(cards=cards).actors == [first]


@pytest.mark.parametrize("cards", ["lancaster 3, york 3", "lancaster surprise, york force_march"])
def test_R3_02_equal_cards_favour_the_pretender_whoever_he_is(cards: str) -> None:
    """2: equal cards: the Pretender's side, also when that is Lancaster."""
    assert scenario(setup="1480", cards=cards).actors == ["lancaster"]


@pytest.mark.parametrize(
    "actions",
    [
        ["move march middlesex; stop", "move rutland oxford; stop", "sea york irish_sea caernarvon"],
        ["move march middlesex; stop", "sea york irish_sea caernarvon", "recruit hastings leicester"],
        ["move march middlesex; stop", "recruit arundel sussex", "recruit hastings leicester"],
        ["recruit arundel sussex", "recruit hastings leicester", "recruit suffolk east_anglia"],
    ],
)
def test_R3_03_three_points_are_three_actions(actions: list[str]) -> None:
    """3: three points are 3 moves, 2 moves and a recruit, a move and 2 recruits, or 3 recruits; a fourth is refused."""
    picture = "Kent: March; Wilts: Rutland; Ireland: York, Irish; Derby: Norfolk"
    game = scenario(picture, cards="york 3, lancaster 2")
    for left, action in zip((2, 1, 0), actions, strict=True):
        game.offers("end")
        game.plays(*action.split("; "))
        assert game.points == left
    game.refuses("move norfolk leicester", "sea irish irish_sea caernarvon", "recruit herbert glamorgan")
    game.offers_only("end")


# --- land moves -----------------------------------------------------------------------------------------------------------------

FIVE = "Middlesex: York, March, Rutland, Y_warwick, Y_kent, Norfolk"


def test_R3_04_the_fifth_block_must_make_a_detour() -> None:
    """4: of five blocks from Middlesex to Oxford four go direct, the fifth only by Leicester or by Sussex."""
    game = scenario(FIVE, cards="york 2, lancaster 2")
    for block in ("york", "march", "rutland", "warwick"):
        game.marches(block, "oxford")
    game.refuses("move kent oxford")
    assert game.points == 1
    detours: set[str] = set()
    for area in ("essex", "kent", "leicester", "sussex"):
        branch = Table(GAME, game.state, game.dice).plays(f"move kent {area}")
        if branch.offered("move kent oxford"):
            branch.plays("move kent oxford").shows("Oxford: York, March, Rutland, Y_warwick, Y_kent")
            assert branch.points == 1
            detours.add(area)
    assert detours == {"leicester", "sussex"}


def test_R3_04_surprise_lets_the_fifth_go_direct() -> None:
    """4: under Surprise all five go direct; a sixth may not."""
    game = scenario(FIVE, cards="york surprise, lancaster 2")
    for block in ("york", "march", "rutland", "warwick", "kent"):
        game.marches(block, "oxford")
    game.shows("Oxford: York, March, Rutland, Y_warwick, Y_kent; Middlesex: Norfolk")
    game.refuses("move norfolk oxford")


def test_R3_05_where_one_activation_reaches() -> None:
    """5: from East Anglia one reaches Essex, Middlesex, Rutland, Leicester and Lincoln, and nothing else."""
    game = scenario("East Anglia: Norfolk", cards="york 2, lancaster 2")
    assert game.reach("norfolk") == {"essex", "middlesex", "rutland", "leicester", "lincoln"}


def test_R3_05_six_blocks_into_rutland_but_no_seventh() -> None:
    """5: into Rutland three go direct and three by Essex; there is no way for a seventh."""
    game = scenario("East Anglia: Norfolk, Suffolk, York, March, Rutland, Hastings, Arundel", cards="york 2, lancaster 2")
    for block in ("norfolk", "suffolk", "york"):
        game.marches(block, "rutland")
    game.refuses("move march rutland")
    for block in ("march", "rutland", "hastings"):
        game.marches(block, "essex", "rutland")
    game.shows("Rutland: Norfolk, Suffolk, York, March, Rutland, Hastings")
    assert game.points == 1
    assert game.reach("arundel") == {"essex", "middlesex", "leicester"}


def test_R3_06_three_attackers_pin_three() -> None:
    """6: five in Chester, attacked by three from Derby and one from Warwick: two may leave, by neither of these borders."""
    game = scenario(
        "Derby: York, March, Rutland; Warwick: Hastings; Chester: Henry VI, Beaumont, Clifford, Pembroke, L_stanley",
        cards="york 3, lancaster 2",
    )
    for block in ("york", "march", "rutland"):
        game.marches(block, "chester")
    game.marches("hastings", "chester").plays("end")
    game.offers_only(*(f"move clifford {to}" for to in ("caernarvon", "hereford", "lancaster", "powys")), start="move clifford")
    game.refuses("move clifford derby", "move clifford warwick")
    game.marches("clifford", "powys").marches("pembroke", "hereford")
    assert game.offered("move") == set()
    game.shows("Chester: York, March, Rutland, Hastings r, Henry VI, Beaumont, L_stanley")


def test_R3_07_the_first_group_is_the_main_force() -> None:
    """7: four from Kent, then two from Wilts: the four are the main force, the two are reserve."""
    game = scenario(
        "Kent: York, March, Rutland, Norfolk; Wilts: Hastings, Suffolk; Sussex: Beaumont", cards="york 2, lancaster 2"
    )
    for block in ("york", "march", "rutland", "norfolk", "hastings", "suffolk"):
        game.marches(block, "sussex")
    game.shows("Sussex: York, March, Rutland, Norfolk, Hastings r, Suffolk r, Beaumont")


def test_R3_07_in_the_other_order_the_two_are_the_main_force() -> None:
    """7: two from Wilts, then four from Kent: the two are the main force."""
    game = scenario(
        "Kent: York, March, Rutland, Norfolk; Wilts: Hastings, Suffolk; Sussex: Beaumont", cards="york 2, lancaster 2"
    )
    for block in ("hastings", "suffolk", "york", "march", "rutland", "norfolk"):
        game.marches(block, "sussex")
    game.shows("Sussex: York r, March r, Rutland r, Norfolk r, Hastings, Suffolk, Beaumont")


def test_R3_08_three_groups_over_one_border() -> None:
    """8: from Middlesex, Oxford and Gloucester over Oxford–Sussex: one border, all main force; a fourth is refused."""
    game = scenario(
        "Middlesex: York; Oxford: March, Hastings; Gloucester: Rutland; Sussex: Beaumont", cards="york 3, lancaster 2"
    )
    game.marches("york", "oxford", "sussex").marches("march", "sussex").marches("rutland", "oxford", "sussex")
    game.shows("Sussex: York, March, Rutland, Beaumont")
    assert game.points == 0
    game.offers("move hastings wilts")
    game.refuses("move hastings sussex")


def test_R3_24_estuaries_are_no_borders() -> None:
    """24: no land border joins Glamorgan and Somerset, East Yorks and Lincoln, Kent and Essex."""
    picture = "Glamorgan: York; Somerset: March; East Yorks: Rutland; Lincoln: Norfolk; Kent: Hastings; Essex: Suffolk"
    game = scenario(picture, cards="york 4, lancaster 2")
    game.refuses("move york somerset", "move march glamorgan", "move rutland lincoln", "move norfolk east_yorks")
    game.refuses("move hastings essex", "move suffolk kent")


def test_R3_24_from_glamorgan_to_somerset_takes_a_force_march() -> None:
    """24: Glamorgan–Hereford–Gloucester–Somerset is three areas: out of reach but for Force March."""
    assert "somerset" not in scenario("Glamorgan: York", cards="york 4, lancaster 2").reach("york")
    game = scenario("Glamorgan: York", cards="york force_march, lancaster 2")
    assert "somerset" in game.reach("york")
    game.marches("york", "hereford", "gloucester", "somerset").shows("Somerset: York")


def test_R3_26_a_red_border_stops_and_holds_two() -> None:
    """26: from Scotland to Cumbria a block must stop, moves left or not, and a third is refused."""
    for card in ("4", "force_march"):
        game = scenario("Scotland: Scots, Henry VI, Clifford", cards=f"lancaster {card}, york 2")
        assert game.reach("scots") == {"cumbria", "northumbria"}
        game.plays("move scots cumbria", "move henry_vi cumbria")
        game.shows("Cumbria: Scots, Henry VI; Scotland: Clifford")
        game.refuses("move clifford cumbria")


def test_R3_26_york_never_uses_the_border_to_scotland() -> None:
    """26: the enemy's exile area is closed to York, empty or not."""
    game = scenario("Cumbria: March; Northumbria: Rutland", cards="york 4, lancaster 2")
    game.offers("move march northumbria", "move rutland cumbria")
    game.refuses("move march scotland", "move rutland scotland")


@pytest.mark.parametrize(
    ("seat", "picture"), [("york", "Cumbria: March, Rutland, Hastings"), ("lancaster", "Cumbria: Somerset, Oxford, Devon")]
)
def test_R3_26_each_side_may_send_two_over_a_red_border(seat: str, picture: str) -> None:
    """26: over Cumbria–Northumbria each side sends two; what the enemy sent in the same turn does not count."""
    border = BORDER_AT[AREA["cumbria"] * AREA_COUNT + AREA["northumbria"]]
    enemy = 1 - ("lancaster", "york").index(seat)
    crossed = [2 * (number == enemy * BORDER_COUNT + border) for number in range(2 * BORDER_COUNT)]
    game = scenario(picture, step="actions", seat=seat, points=1, crossed=crossed)
    one, two, three = (name.strip().lower() for name in picture.partition(":")[2].split(","))
    game.plays(f"move {one} northumbria", f"move {two} northumbria")
    game.refuses(f"move {three} northumbria")


# --- sea moves ------------------------------------------------------------------------------------------------------------------

FIVE_IN_CALAIS = "Calais: March, Rutland, Y_warwick, Y_kent, Y_salisbury"


def test_R3_22_a_sea_move_carries_one_block() -> None:
    """22: from Ireland, a major port, to Caernarvon, which has none: one block for a point."""
    game = scenario("Ireland: York, Rutland, Irish", cards="york 2, lancaster 2")
    game.plays("sea york irish_sea caernarvon")
    assert game.points == 1
    game.plays("sea rutland irish_sea caernarvon")
    assert game.points == 0
    game.refuses("sea irish irish_sea caernarvon")


def test_R3_22_between_major_ports_it_carries_two() -> None:
    """22: from Calais to Kent two blocks for a point, four for two; not a fifth."""
    game = scenario(FIVE_IN_CALAIS, cards="york 2, lancaster 2")
    for block, left in (("march", 1), ("rutland", 1), ("warwick", 0), ("kent", 0)):
        game.plays(f"sea {block} north_sea kent")
        assert game.points == left
    game.shows("Kent: March, Rutland, Y_warwick, Y_kent; Calais: Y_salisbury")
    assert landfalls(game, "salisbury") == set()


def test_R3_22_two_to_one_port_and_two_to_another() -> None:
    """22: with two points, two blocks from Calais to one port and two to another."""
    game = scenario(FIVE_IN_CALAIS, cards="york 2, lancaster 2")
    game.plays("sea march north_sea kent", "sea rutland north_sea kent")
    game.plays("sea warwick english_channel sussex", "sea kent english_channel sussex")
    game.shows("Kent: March, Rutland; Sussex: Y_warwick, Y_kent")
    assert landfalls(game, "salisbury") == set()


def test_R3_22_two_to_a_port_and_one_elsewhere() -> None:
    """22: with two points, two blocks from Calais to a port and one to a coast without."""
    game = scenario(FIVE_IN_CALAIS, cards="york 2, lancaster 2")
    game.plays("sea march north_sea kent", "sea rutland north_sea kent", "sea warwick north_sea essex")
    game.shows("Kent: March, Rutland; Essex: Y_warwick")
    assert landfalls(game, "salisbury") == landfalls(game, "kent") == set()


@pytest.mark.parametrize(
    ("area", "block", "coasts"),
    [
        ("cornwall", "york", f"{IRISH_SEA} {ENGLISH_CHANNEL}"),
        ("cornwall", "somerset", f"{IRISH_SEA} {ENGLISH_CHANNEL}"),
        ("kent", "york", f"{NORTH_SEA} {ENGLISH_CHANNEL}"),
        ("kent", "somerset", f"{NORTH_SEA} {ENGLISH_CHANNEL}"),
        ("scotland", "somerset", f"{NORTH_SEA} {IRISH_SEA}"),
        ("calais", "york", f"{NORTH_SEA} {ENGLISH_CHANNEL}"),
        ("france", "somerset", f"{IRISH_SEA} {ENGLISH_CHANNEL}"),
        ("middlesex", "york", NORTH_SEA),
        ("middlesex", "somerset", NORTH_SEA),
        ("hereford", "york", ""),
        ("gloucester", "york", ""),
        ("south_yorks", "somerset", ""),
    ],
)
def test_R3_23_which_seas_an_area_touches(area: str, block: str, coasts: str) -> None:
    """23: Cornwall, Kent, Scotland, Calais and France touch two seas, Middlesex one; there is no coast inland."""
    foreign = {"york": {"scotland", "france"}, "somerset": {"ireland", "calais"}}[block]
    game = scenario(f"{area}: {block}", cards="york 2, lancaster 2").plays(*(["end"] if block == "somerset" else []))
    assert landfalls(game, block) == set(coasts.split()) - foreign - {area}


def test_R3_23_no_sea_joins_calais_and_ireland() -> None:
    """23: from Calais to Ireland there is no way by sea, over whichever one."""
    game = scenario("Calais: York; Ireland: Rutland", cards="york 4, lancaster 2")
    for sea in ("irish_sea", "north_sea", "english_channel"):
        game.refuses(f"sea york {sea} ireland", f"sea rutland {sea} calais")


# --- recruiting -----------------------------------------------------------------------------------------------------------------


def test_R3_25_lancaster_recruits_in_northumbria() -> None:
    """25: two points in Northumbria raise Northumberland and the Newcastle levy."""
    game = scenario(cards="lancaster 2, york muster").plays("end")
    game.plays("recruit northumberland northumbria", "recruit newcastle_levy northumbria")
    game.shows("Northumbria: L_northumberland 4 *, Newcastle levy 4 *")
    assert game.points == 0


def test_R3_25_york_recruits_in_east_anglia() -> None:
    """25: three points in East Anglia raise Norfolk, Suffolk and the Norwich levy."""
    game = scenario(cards="york 3, lancaster 2")
    game.plays("recruit norfolk east_anglia", "recruit suffolk east_anglia", "recruit norwich_levy east_anglia")
    game.shows("East Anglia: Norfolk 4 *, Suffolk 3 *, Norwich levy 4 *")
    assert game.points == 0


# --- a whole turn, a whole game -------------------------------------------------------------------------------------------------


def test_R3_33_the_length_of_a_game() -> None:
    """33: three campaigns are 21 turns, two are 14, one is 7."""
    assert [turns_played(setup) for setup in ("1460", "1470", "1480")] == [21, 14, 7]


def turns_played(setup: str) -> int:
    """The turns of a game in which nobody stirs."""
    dice = FastDice(1)
    state = GAME.new(GAME.info.settle({"scenario": setup}), dice)
    turns = set()
    while state.actors():
        turns.add((state.campaign, state.turn))
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0], dice)
    return len(turns)


def test_R3_34_a_first_turn() -> None:
    """34: 3 against 3, York first: a landing and two recruits; Lancaster gathers in London; then the scores are 10 and 3."""
    game = scenario(keep=True, cards="york 3, lancaster 3")
    assert game.actors == ["york"]
    game.plays("sea warwick north_sea east_anglia", "sea salisbury north_sea east_anglia")
    assert game.points == 2
    game.plays("recruit norfolk east_anglia", "recruit norwich_levy east_anglia")
    assert game.points == 0
    game.plays("end").marches("oxford", "middlesex").marches("beaumont", "leicester", "middlesex")
    game.plays("recruit bombard middlesex")
    assert game.points == 0
    game.plays("end")
    assert game.actors == ["lancaster", "york"]
    assert game.state.turn == 2
    game.shows("East Anglia: Y_warwick, Y_salisbury, Norfolk, Norwich levy; Middlesex: Henry VI, Oxford, Beaumont, L_bombard")
    game.does_not_hear(None, "battle")
    for seat in ("lancaster", "york"):
        game.does_not_hear(seat, "starve")
    assert game.scores == [10, 3]


def test_R3_36_passing_through_does_not_free_the_prisoner() -> None:
    """36: 1470: from Essex through vacant Middlesex to Oxford: Henry VI stays a prisoner."""
    game = scenario("Essex: L_oxford", setup="1470", cards="lancaster 4, york 2")
    game.marches("oxford", "middlesex", "oxford")
    game.shows("Oxford: L_oxford; prison: Henry VI; Middlesex:")
    assert game.pretender == "L_prince_edward"
