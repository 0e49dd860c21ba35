"""Deaths, succession and heirs (9, 10.2, 10.3): titles, executions and minors."""

import pytest
from tests.games.richard3.common import CROWN_GUARDS, next_supply_phase

from bosworth.testing.richard3 import scenario


def test_R3_30_the_king_falls_and_his_heir_enters() -> None:
    """30: Henry VI dies in battle: there is no King until the supply phase; then it is Prince Edward, a minor, who enters."""
    crowns = ("caernarvon", "chester", "cornwall", "cumbria", "derby", "gloucester", "middlesex", "pembroke", "south_yorks")
    game = scenario("Warwick: Henry VI 1, March; Sussex: Hastings; Chester: Beaumont", attacker="york")
    game.rolls("1 6 6").plays("fire march")
    assert game.king == "none"
    game.offers("end", seat="york")
    game.plays("end")
    assert game.king == "L_prince_edward"
    game.hears("york", "new-king-away", block="L_prince_edward")
    game.offers_only(*(f"enter {area}" for area in crowns), seat="lancaster")
    game.plays("enter gloucester").shows("Gloucester: Prince Edward 3")


def test_R3_31_clarence_is_executed() -> None:
    """31: held by Lancaster and executed: York has an heir to come; Gloucester, a minor, enters in the next supply phase."""
    game = scenario("Kent: L_clarence; Calais: March", step="supply")
    game.offers_only("execute", "spare", seat="lancaster")
    game.plays("execute").shows("dead: L_clarence, Y_clarence; minor: Y_gloucester")
    assert (game.hits("york"), game.hits("lancaster")) == (["execution"], []), "York's heir is dead by Lancaster's will"
    assert game.state.pending == [0, 1]
    assert game.state.turn == 2
    next_supply_phase(game)
    game.offers_only("enter ireland", "enter calais", seat="york")
    game.plays("enter ireland").shows("Ireland: Y_gloucester 3")
    assert game.state.pending == [0, 0]


@pytest.mark.parametrize(
    ("block", "fate", "pending"),
    [
        ("Somerset", "dead: Somerset", [1, 0]),
        ("L_exeter", "dead: L_exeter, Y_exeter", [1, 0]),
        ("L_clarence", "dead: L_clarence, Y_clarence", [0, 1]),
        ("Beaumont", "dead: Beaumont", [0, 0]),
        ("L_kent", "dead: L_kent, Y_kent", [0, 0]),
        ("L_stanley", "pool: L_stanley 4 x; offboard: Y_stanley", [0, 0]),
        ("L_york_church", "pool: L_york_church 3 x; offboard: Y_york_church", [0, 0]),
        ("Bristol levy", "pool: Bristol levy 4 x", [0, 0]),
        ("L_bombard", "pool: L_bombard 3 x", [0, 0]),
        ("French", "pool: French 4 x", [0, 0]),
        ("Welsh", "pool: Welsh 3 x", [0, 0]),
    ],
)
def test_9_where_the_eliminated_go(block: str, fate: str, pending: list[int]) -> None:
    """9: heirs, rose nobles and Nevilles die for good, in both versions; others lie face-down in the pool, at full strength."""
    game = scenario(f"Warwick: {block} 1", cards="york plague, lancaster 2").plays("plague warwick")
    game.shows(fate)
    assert game.state.pending == pending


def test_9_the_rebel_goes_to_the_pretenders_pool() -> None:
    """9: and Exeter, killed as a Yorkist, is an heir that Lancaster has lost."""
    game = scenario("Warwick: Rebel 1, Y_exeter 1", cards="lancaster plague, york 2").plays("plague warwick")
    game.shows("pool: Rebel 4 x; dead: Y_exeter, L_exeter")
    assert game.state.pending == [1, 0]


def test_9_2_the_successor_is_king_where_he_stands() -> None:
    """9.2: Henry VI falls, Prince Edward is dead: Exeter is King in the supply phase, at his strength, and York hears where."""
    game = scenario("dead: Prince Edward; Cornwall: L_exeter 2; Derby: Henry VI 1, Rebel", attacker="york")
    game.rolls("1 6 6 6").plays("fire rebel")
    assert game.king == "none"
    game.plays("end")
    assert game.king == "L_exeter"
    game.hears("york", "new-king", block="L_exeter", area="cornwall")
    game.plays("enter middlesex").shows("Cornwall: L_exeter 2; Middlesex: L_richmond 3")


def test_9_2_the_successor_may_be_in_the_pool() -> None:
    """9.2: Prince Edward in the pool is King there; York hears his name."""
    game = scenario("pool: Prince Edward; dead: L_richmond, Henry VI; Cornwall: L_exeter", step="supply", king=-1)
    assert game.king == "L_prince_edward"
    game.hears("york", "new-king-away", block="L_prince_edward")


SIX_IN_DERBY = "Derby: Henry VI 1, Beaumont, Clifford, Devon, Oxford"


def test_9_2_a_king_who_starves_in_turn_7_is_succeeded_before_the_usurpation() -> None:
    """9.2: Prince Edward is King at once in the political turn and, a minor, enters in the next supply phase only."""
    game = scenario(SIX_IN_DERBY, step="supply", turn=7).plays("reduce henry_vi")
    assert game.king == "L_prince_edward"
    told = [event.name for event in game.events]
    assert told.index("king-dead") < told.index("politics") < told.index("new-king-away") < told.index("no-usurpation")
    game.shows("minor: Prince Edward; dead: Henry VI")
    assert game.state.pending == [1, 0]


def test_9_2_the_successor_of_turn_7_may_be_deposed_at_once() -> None:
    """9.2: York has more: the new King is Pretender before he has set foot on the map."""
    york = "Hereford: York, March, Rutland, Norfolk; Sussex: Arundel"
    game = scenario(f"{SIX_IN_DERBY}; {york}", step="supply", turn=7).plays("reduce henry_vi")
    game.hears(None, "usurpation", king=4, pretender=5)
    assert (game.king, game.pretender) == ("Y_york", "L_prince_edward")


def test_9_2_before_turn_7_there_is_no_king_for_a_turn() -> None:
    """9.2: a King who starves in turn 6 is succeeded in the supply phase of turn 7."""
    game = scenario(SIX_IN_DERBY, step="supply", turn=1).plays("reduce henry_vi")
    assert (game.state.turn, game.king) == (2, "none")
    next_supply_phase(game)
    assert game.king == "L_prince_edward"


def test_9_3_a_minor_may_be_pretender() -> None:
    """9.3: York falls, March and Rutland are dead: Clarence, a minor, is Pretender at once, and enters in exile."""
    game = scenario("dead: March, Rutland; Derby: York 1, Hastings 1, Clifford", attacker="lancaster")
    game.rolls("1 1 6 #1").plays("fire clifford").shows("dead: York, Hastings")
    assert game.pretender == "Y_clarence"
    game.hears("lancaster", "new-pretender", block="Y_clarence")
    game.plays("end").offers_only("enter ireland", "enter calais", seat="york")
    game.plays("enter calais").shows("Calais: Y_clarence 3; minor: Y_gloucester")


def test_9_3_the_next_pretender_may_stand_on_the_map() -> None:
    """9.3: March, in Calais, is Pretender as soon as York is dead; Lancaster hears his name, not his area."""
    game = scenario("Calais: March; Warwick: York 1", cards="lancaster plague, york 2").plays("plague warwick")
    assert game.pretender == "Y_march"
    assert game.heard("lancaster", "new-pretender") == [{"block": "Y_march", "side": "york"}]


def test_10_2_both_captives_may_be_executed_the_pretenders_side_first() -> None:
    """10.2: York holds Exeter, even in exile, Lancaster holds Clarence: York decides first; neither is replaced now."""
    game = scenario("Calais: Y_exeter; Kent: L_clarence", step="supply")
    game.offers_only("execute", "spare", seat="york")
    game.plays("execute").offers_only("execute", "spare", seat="lancaster")
    game.plays("execute").shows("dead: L_exeter, Y_exeter, L_clarence, Y_clarence; minor: Prince Edward, Y_gloucester")
    assert (game.state.turn, game.state.pending) == (2, [1, 1])


def test_10_2_a_captive_may_be_spared_and_is_asked_for_again() -> None:
    """10.2: spared now, he may be executed in the next supply phase."""
    game = scenario("Kent: L_clarence", step="supply").plays("spare")
    game.shows("Kent: L_clarence")
    next_supply_phase(game)
    game.offers_only("execute", "spare", seat="lancaster")


def test_10_2_not_from_the_pool() -> None:
    """10.2: a captive in the pool is out of reach."""
    assert scenario("pool: L_clarence, Y_exeter", step="supply").state.turn == 2


def test_10_3_one_minor_for_each_dead_heir_the_senior_first() -> None:
    """10.3: York's Clarence, then Lancaster's Prince Edward and Richmond; a third has nobody to send."""
    game = scenario("Chester: Hastings", step="supply", pending=[3, 1])
    game.plays("enter ireland").shows("Ireland: Y_clarence 3; minor: Y_gloucester")
    game.refuses("enter chester", "enter lincoln")
    game.plays("enter derby", "enter cumbria").shows("Derby: Prince Edward 3; Cumbria: L_richmond 3")
    assert (game.state.turn, game.state.pending) == (2, [1, 0])


def test_10_3_without_a_crown_area_he_waits() -> None:
    """10.3: York holds all eleven crowns: Prince Edward waits; when Chester is vacant again he enters there."""
    crowns = """
        Cumbria: Arundel; South Yorks: Essex; Caernarvon: Hastings; Chester: Herbert; Derby: Norfolk; Pembroke: Suffolk
        Warwick: Worcester; Gloucester: Y_kent; Middlesex: Y_salisbury; Sussex: Y_warwick; Cornwall: Y_canterbury_church
        """
    game = scenario(crowns, step="supply", pending=[1, 0])
    game.shows("minor: Prince Edward")
    assert (game.state.turn, game.state.pending) == (2, [1, 0])
    next_supply_phase(game, "move herbert powys", "stop")
    game.shows("Chester: Prince Edward 3")
    assert game.state.pending == [0, 0]


def test_10_3_where_he_enters_depends_on_the_role_of_his_side() -> None:
    """9.1: as the Pretender's side Lancaster sends Prince Edward to France or Scotland."""
    game = scenario(step="supply", pending=[1, 0], king_side="york", king="March", pretender="Henry VI")
    game.offers_only("enter france", "enter scotland", seat="lancaster")


def test_D38_a_dead_mercenary_lies_in_the_pool_and_cannot_come_back() -> None:
    game = scenario("Sussex: York, French 1", attacker="lancaster")
    game.rolls("1 6 6 6").plays("fire york")
    game.shows("pool: French x")
    game = scenario("pool: French x", cards="lancaster 4, york 2")
    assert not game.offered("recruit french")


def test_D38_dead_mercenaries_go_home_in_the_political_turn() -> None:
    game = scenario("pool: French x, Scots x, Welsh x", step="politics", dice="()")
    game.shows("France: French 4; Scotland: Scots 4; pool: Welsh")


def test_D39_a_dead_king_is_succeeded_in_the_next_supply_phase() -> None:
    game = scenario("Sussex: York, Henry VI 1; Essex: Prince Edward", attacker="york").plays("pass henry_vi")
    game.rolls("1 6 6 6").plays("fire york")
    assert (game.king, game.state.king_side) == ("none", 0)
    game.plays("end")
    assert game.king == "L_prince_edward"
    game.hears("york", "new-king", block="L_prince_edward", area="essex")


def test_D39_without_a_king_his_heirs_keep_the_crown_and_nobody_rolls_for_him() -> None:
    game = scenario("Sussex: York, Prince Edward, Y_stanley", attacker="york", king=-1)
    assert not game.offered("treachery")
    game.rolls("6 6 6").plays("fire prince_edward")
    game.hears("york", "fire", block="L_prince_edward", power=2)


def test_D39_in_turn_7_the_succession_comes_before_the_usurpation() -> None:
    picture = "Derby: Henry VI 1, Oxford, Clifford, Devon, Beaumont; Essex: Somerset"
    game = scenario(picture, step="supply", turn=7).plays("reduce henry_vi")
    names = [event.name for event in game.events]
    assert names.index("king-dead") < names.index("new-king-away") < names.index("no-usurpation")
    assert game.king == "L_prince_edward"


def test_D40_a_dead_pretender_is_succeeded_at_once() -> None:
    game = scenario("Sussex: York 1, Oxford; Essex: Rutland; Calais: March", attacker="york")
    game.rolls("1 6 6").plays("fire oxford")
    assert game.pretender == "Y_march"


def test_D40_he_may_be_a_minor_who_is_not_yet_on_the_map() -> None:
    picture = "Sussex: York, Henry VI 1, Somerset; Cornwall: L_exeter"
    game = scenario(picture, attacker="lancaster", king_side="york", king="York", pretender="Henry VI")
    game.waits_for("york").rolls("1 6 6 6").plays("charge york henry_vi").shows("minor: Prince Edward; dead: Henry VI")
    assert game.pretender == "L_prince_edward"


def test_D41_a_royal_minor_enters_at_a_friendly_or_vacant_crown() -> None:
    game = scenario("Middlesex: York; Chester: Oxford", step="supply", pending=[1, 0])
    areas = (
        "cumbria",
        "south_yorks",
        "caernarvon",
        "chester",
        "derby",
        "pembroke",
        "warwick",
        "gloucester",
        "sussex",
        "cornwall",
    )
    game.offers_only(*(f"enter {area}" for area in areas), seat="lancaster")


def test_D41_a_minor_of_the_pretender_enters_in_exile() -> None:
    scenario(step="supply", pending=[0, 1]).offers_only("enter ireland", "enter calais", seat="york")


def test_D41_without_a_crown_area_he_waits() -> None:
    game = scenario(CROWN_GUARDS, step="supply", pending=[1, 0])
    game.shows("minor: Prince Edward")
    assert game.state.pending == [1, 0]


def test_D42_one_minor_for_each_heir_killed() -> None:
    game = scenario(step="supply", pending=[0, 1]).plays("enter calais")
    game.shows("Calais: Y_clarence; minor: Gloucester")
    game = scenario(step="supply", pending=[0, 2]).plays("enter calais", "enter ireland")
    game.shows("Calais: Y_clarence; Ireland: Gloucester")


@pytest.mark.parametrize("area", ["Essex", "Calais"])
def test_D43_exeter_may_be_executed_wherever_he_stands(area: str) -> None:
    game = scenario(f"{area}: Y_exeter", step="supply")
    game.offers_only("spare", "execute", seat="york")
    game.plays("execute").shows("dead: L_exeter, Y_exeter")
    assert game.state.pending == [1, 0]


def test_D43_not_in_the_pool() -> None:
    game = scenario("pool: Y_exeter", step="supply")
    assert game.state.turn == 2


def test_D43_killed_as_an_enemy_noble_he_is_dead_and_his_old_side_gets_a_minor() -> None:
    game = scenario("Sussex: York, L_clarence 1", attacker="york").plays("pass clarence").rolls("1 6 6 6").plays("fire york")
    game.shows("dead: L_clarence, Y_clarence")
    assert game.state.pending == [0, 1]


CLAIMS = pytest.mark.parametrize(("options", "moves"), [({}, True), ({"senior_title": "false"}, False)])


@CLAIMS
def test_D61_a_more_senior_heir_who_comes_back_is_king_unless_the_switch_says_no(options: dict[str, str], moves: bool) -> None:
    game = scenario("Sussex: York, Y_exeter, Somerset", attacker="york", king="Somerset", options=options)
    game.rolls("2").plays("treachery somerset exeter").shows("Sussex: York, L_exeter r, Somerset")
    assert game.king == ("L_exeter" if moves else "L_somerset")
    if moves:
        game.hears("york", "new-king", block="L_exeter", area="sussex")


@CLAIMS
def test_D61_or_pretender(options: dict[str, str], moves: bool) -> None:
    picture = "dead: York, March, Rutland; Sussex: Gloucester, L_clarence, Henry VI"
    game = scenario(picture, attacker="lancaster", pretender="Gloucester", options=options)
    game.waits_for("gloucester").rolls("2").plays("treachery gloucester clarence")
    assert game.pretender == ("Y_clarence" if moves else "Y_gloucester")
    game.refuses("treachery henry_vi clarence", seat="lancaster")


@CLAIMS
def test_D61_and_one_who_enters(options: dict[str, str], moves: bool) -> None:
    picture = "Essex: Somerset; dead: Henry VI"
    game = scenario(picture, step="supply", pending=[1, 0], king="Somerset", options=options).plays("enter derby")
    game.shows("Derby: Prince Edward")
    assert game.king == ("L_prince_edward" if moves else "L_somerset")


def test_D61_a_junior_heir_takes_nothing() -> None:
    game = scenario("Sussex: York, Y_exeter, Henry VI", attacker="york")
    game.waits_for("henry_vi").rolls("2").plays("treachery henry_vi exeter").shows("Sussex: York, L_exeter r, Henry VI")
    assert game.king == "L_henry_vi"


def test_D65_an_executed_heir_is_replaced_in_the_next_supply_phase() -> None:
    game = scenario("Essex: L_clarence", step="supply").plays("execute")
    game.shows("minor: Gloucester")
    assert game.state.turn == 2
    game.plays("play 2", seat="lancaster").plays("play 4", seat="york").plays("end", "end")
    game.offers_only("enter ireland", "enter calais", seat="york")


def test_B5_a_single_entry_area_is_taken_without_asking() -> None:
    picture = (
        "Cumbria: York; South Yorks: March; Caernarvon: Rutland; Chester: Arundel; Derby: Essex; Pembroke: Hastings;"
        "Warwick: Herbert; Gloucester: Norfolk; Middlesex: Suffolk; Sussex: Worcester"
    )
    scenario(picture, step="supply", pending=[1, 0]).shows("Cornwall: Prince Edward")


def test_B12_a_usurper_and_a_new_pretender_are_named_without_their_area() -> None:
    game = scenario("Sussex: York 1, Oxford; Essex: March", attacker="york").rolls("1 6 6").plays("fire oxford")
    assert game.heard("lancaster", "new-pretender") == [{"block": "Y_march", "side": "york"}]
    game = scenario("Essex: March, Arundel; Kent: Oxford", step="politics", campaign=3)
    assert game.heard("lancaster", "crowned") == [{"block": "Y_york", "side": "york"}]
