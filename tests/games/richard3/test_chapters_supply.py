"""Sections 9 and 10 beyond the worked examples: deaths, succession, executions, minors, attrition."""

import pytest

from bosworth.testing.richard3 import Table, scenario


def next_supply_phase(game: Table, *york: str) -> None:
    """York plays a 4, does these things, Lancaster does nothing, up to the next supply phase."""
    game.plays("play 2", seat="lancaster").plays("play 4", seat="york").plays(*york, "end", "end")


# --- 9 deaths -------------------------------------------------------------------------------------------------------------------


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


# --- 10.2 executions ------------------------------------------------------------------------------------------------------------


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


# --- 10.3 minors ----------------------------------------------------------------------------------------------------------------


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


# --- 10.4 attrition -------------------------------------------------------------------------------------------------------------


def test_10_4_the_pretenders_side_starves_first_area_by_area() -> None:
    """10.4: York's two areas, then Lancaster's; only blocks of the area in question are offered."""
    game = scenario(
        """
        Ireland: York, March, Rutland
        Chester: Hastings, Norfolk, Suffolk, Arundel, Herbert
        Derby: Beaumont, Clifford, Devon, Oxford, Pembroke
        """,
        step="supply",
    )
    game.offers_only("reduce york", "reduce march", "reduce rutland", seat="york")
    game.plays("reduce york").offers("reduce hastings", seat="york")
    game.plays("reduce norfolk").offers("reduce devon", seat="lancaster")
    game.plays("reduce devon").shows("Derby: Beaumont, Clifford, Devon 1, Oxford, Pembroke")
    assert game.state.turn == 2


def test_10_4_a_death_does_not_lower_the_number_of_losses() -> None:
    """10.4: six in Chester, two must lose a step: two at one step die, and four are left."""
    game = scenario("Chester: Beaumont 1, Clifford, Devon, Oxford, Pembroke, L_stanley 1", step="supply")
    game.plays("reduce beaumont").goes_on()
    game.plays("reduce stanley").shows("Chester: Clifford, Devon, Oxford, Pembroke; dead: Beaumont; pool: L_stanley x")
    assert game.state.turn == 2


def test_10_4_the_enemy_hears_where_but_not_who_unless_he_dies() -> None:
    """10.4, 13: York hears of two losses in Chester and of Beaumont's death."""
    game = scenario("Chester: Beaumont 1, Clifford, Devon, Oxford, Pembroke, L_stanley", step="supply")
    game.plays("reduce beaumont", "reduce clifford")
    assert game.heard("york", "starve-hidden") == [{"side": "lancaster", "area": "chester"}] * 2
    assert [args["block"] for args in game.heard("york", "eliminated")] == ["L_beaumont"]
    assert [args["block"] for args in game.heard("lancaster", "starve")] == ["L_beaumont", "L_clifford"]
    game.does_not_hear("york", "starve")


def test_10_4_an_heir_who_starves_is_replaced_in_the_next_supply_phase() -> None:
    """10.4: York dies in Ireland: March is Pretender at once, Clarence enters a turn later."""
    game = scenario("Ireland: York 1, March, Rutland", step="supply").plays("reduce york")
    assert (game.state.turn, game.pretender, game.state.pending) == (2, "Y_march", [0, 1])
    next_supply_phase(game)
    game.plays("enter calais").shows("Calais: Y_clarence")


def test_10_4_mercenaries_away_from_home_eat() -> None:
    """10.4: the Irish in Calais count and may be chosen; the Calais men do not."""
    game = scenario("Calais: Irish, March, Y_warwick, Y_kent, Y_salisbury, Y_calais", step="supply")
    game.offers_only("reduce irish", "reduce march", "reduce warwick", "reduce kent", "reduce salisbury")


def test_10_5_prisoner_and_fallen_neither_eat_nor_starve() -> None:
    """10.5: five Yorkists in London, the prisoner and a levy in the pool: nobody suffers."""
    game = scenario(
        "Middlesex: March, Y_gloucester, Hastings, Norfolk, Suffolk; pool: London levy x", setup="1470", step="supply"
    )
    assert game.state.turn == 2
