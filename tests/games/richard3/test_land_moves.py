"""Moves by land (6.3): how far, over which borders, and how many."""

import pytest

from bosworth.games.richard3 import GAME
from bosworth.games.richard3.tables import AREA, AREA_COUNT, BLOCK, BORDER_AT, BORDER_COUNT, LANCASTER
from bosworth.testing.richard3 import Table, scenario

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


def test_6_3_both_directions_share_a_border() -> None:
    """6.3: two blocks go north and one south over a blue border: it is full, in both directions."""
    game = scenario("Oxford: York, March, Hastings; Sussex: Rutland, Norfolk", cards="york 2, lancaster 2")
    game.marches("york", "sussex").marches("march", "sussex").marches("rutland", "oxford")
    game.refuses("move hastings sussex", "move norfolk oxford")


def test_6_3_a_block_in_passing_fills_a_border_too() -> None:
    """6.3: three blocks pass Oxford on the way to Sussex: nobody else can cross there."""
    game = scenario("Middlesex: York, March, Rutland; Oxford: Hastings", cards="york 2, lancaster 2")
    for block in ("york", "march", "rutland"):
        game.marches(block, "oxford", "sussex")
    game.refuses("move hastings sussex")


def test_6_3_no_turning_straight_back() -> None:
    """6.3: a block that has gone to Oxford may go on, but not back to Middlesex."""
    game = scenario("Middlesex: York", cards="york 2, lancaster 2").plays("move york oxford")
    assert game.offered() == {
        "stop",
        *(f"move york {area}" for area in ("gloucester", "leicester", "sussex", "warwick", "wilts")),
    }


def test_6_3_an_enemy_stops_a_block() -> None:
    """6.3: a block stops where the enemy is; friends and vacant areas it passes."""
    game = scenario("Middlesex: York; Oxford: Hastings; Warwick: Beaumont; Leicester: Clifford", cards="york 2, lancaster 2")
    assert game.reach("york") == {
        "essex",
        "east_anglia",
        "rutland",
        "kent",
        "sussex",
        "dorset",
        "wilts",
        "oxford",
        "gloucester",
    } | {
        "leicester",
        "warwick",
    }
    game.plays("move york leicester").shows("Leicester: York, Clifford")
    game.offers("end")


def test_D8_a_block_passes_friends_and_stops_at_enemies() -> None:
    game = scenario("Middlesex: March; Kent: York; Sussex: Oxford", cards="york 4, lancaster 2")
    game.plays("move march kent").offers_only("stop", "move march sussex")
    game.plays("move march sussex").refuses("move march dorset", "stop")


def test_D8_a_block_stops_in_a_contested_area() -> None:
    game = scenario("Kent: York, March; Sussex: Oxford", cards="york 4, lancaster 2")
    game.plays("move march sussex", "move york sussex").refuses("move york wilts", "stop")


def test_D8_one_move_a_turn_but_the_activation_stays_open() -> None:
    game = scenario("Middlesex: March, Rutland; Wilts: York", cards="york 2, lancaster 2")
    game.plays("move march kent", "stop", "move york dorset", "stop")
    assert game.state.points == 0
    game.offers("move rutland essex")
    game.refuses("move march sussex", "move york somerset")


def test_D8_no_turning_straight_back() -> None:
    game = scenario("Middlesex: March", cards="york 2, lancaster 2").plays("move march kent")
    game.offers_only("stop", "move march sussex")


def test_D9_both_directions_share_one_count() -> None:
    game = scenario("Cumbria: March; Lancaster: York, Rutland", cards="york 4, lancaster 2")
    game.plays("move march lancaster", "move york cumbria").refuses("move rutland cumbria")


def test_D9_each_player_has_a_count_of_his_own() -> None:
    picture = "Middlesex: March, York, Rutland, Suffolk; Oxford: Henry VI, L_exeter, Somerset, Oxford"
    game = scenario(picture, cards="york 4, lancaster 2")
    for block in ("march", "york", "rutland", "suffolk"):
        game.plays(f"move {block} essex", "stop")
    game.plays("end")
    for block in ("henry_vi", "exeter", "somerset", "oxford"):
        game.plays(f"move {block} middlesex", f"move {block} essex")
    assert len(game.state.blocks_in(LANCASTER, game.state.where[BLOCK["Y_march"]])) == 4


def test_B14_a_block_that_can_go_no_further_stops_by_itself() -> None:
    game = scenario("Derby: March, York", cards="york 2, lancaster 2").plays("move march lancaster")
    game.offers("move york chester", "end")
