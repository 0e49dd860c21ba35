"""Supply (10.4, 10.5): who starves where."""

from tests.games.richard3.common import next_supply_phase

from bosworth.testing.richard3 import scenario

SIX = "Oxford, Beaumont, Wiltshire, Clifford, Devon, Pembroke"
SIX_NAMES = ("oxford", "beaumont", "wiltshire", "clifford", "devon", "pembroke")


def test_R3_27_six_in_a_plain_area_lose_two_steps() -> None:
    """27: six blocks in Chester, which has no city: two of the owner's choice lose a step, not the same one twice."""
    game = scenario(f"Chester: {SIX}", step="supply")
    game.offers_only(*(f"reduce {name}" for name in SIX_NAMES), seat="lancaster")
    game.plays("reduce clifford").refuses("reduce clifford")
    game.plays("reduce oxford")
    game.shows("Chester: Oxford 2, Beaumont 3, Wiltshire 3, Clifford 2, Devon 2, Pembroke 3")
    assert game.state.turn == 2


def test_R3_27_six_in_a_city_area_lose_one_step() -> None:
    """27: six blocks in Warwick, with the city of Coventry: one loses a step."""
    game = scenario(f"Warwick: {SIX}", step="supply").plays("reduce clifford")
    game.shows("Warwick: Oxford 3, Beaumont 3, Wiltshire 3, Clifford 2, Devon 2, Pembroke 3")
    assert game.state.turn == 2


def test_R3_27_five_in_a_city_area_lose_nothing() -> None:
    """27: five blocks in Warwick lose nothing."""
    game = scenario("Warwick: Oxford, Beaumont, Wiltshire, Clifford, Devon", step="supply")
    game.shows("Warwick: Oxford 3, Beaumont 3, Wiltshire 3, Clifford 3, Devon 2")
    assert game.state.turn == 2


def test_R3_27_three_exiles_in_ireland_wear_one_down_each_time() -> None:
    """27: three Yorkists in Ireland without the Irish: one loses a step in every supply phase."""
    game = scenario("Ireland: York, March, Rutland; Chester: Irish", step="supply")
    game.offers_only("reduce york", "reduce march", "reduce rutland", seat="york")
    game.plays("reduce march").shows("Ireland: York 4, March 2, Rutland 3")
    next_supply_phase(game)
    game.offers_only("reduce york", "reduce march", "reduce rutland", seat="york")
    game.plays("reduce march").shows("Ireland: York 4, March 1, Rutland 3")


def test_R3_27_at_the_reset_one_of_three_leaves_ireland() -> None:
    """27: at the reset one of the three goes to the pool; the Irish, home again, do not count."""
    game = scenario("Ireland: York, March 1, Rutland; Chester: Irish 2", step="politics")
    game.offers_only("banish york", "banish march", "banish rutland", seat="york")
    game.rolls("()").plays("banish rutland").shows("Ireland: York 4, March 3, Irish 4; pool: Rutland")
    assert game.state.campaign == 2


def test_R3_27_the_mercenaries_of_calais_do_not_count() -> None:
    """27: four blocks in Calais beside both its mercenaries lose nothing."""
    game = scenario("Calais: March, Y_warwick, Y_kent, Y_salisbury, Y_calais, Burgundian", step="supply")
    game.shows("Calais: March 3, Y_warwick 4, Y_kent 3, Y_salisbury 3, Y_calais 3, Burgundian 3")
    assert game.state.turn == 2


def test_R3_37_the_french_do_not_starve_for_their_guests() -> None:
    """37: five nobles and heirs in France beside the French: one of the five loses a step, not the French."""
    game = scenario("France: Henry VI, Somerset, L_exeter, Oxford, Devon, French", step="supply")
    game.offers_only("reduce henry_vi", "reduce somerset", "reduce exeter", "reduce oxford", "reduce devon", seat="lancaster")
    game.refuses("reduce french")
    game.plays("reduce devon").shows("France: Henry VI 4, Somerset 3, L_exeter 3, Oxford 3, Devon 1, French 4")
    assert game.state.turn == 2


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


def test_D44_only_local_mercenaries_eat_nothing() -> None:
    assert scenario("Ireland: Irish, York, March", step="supply").state.turn == 2
    scenario("Ireland: Y_calais, York, March", step="supply").offers_only(
        "reduce calais", "reduce york", "reduce march", seat="york"
    )


def test_D44_the_pretenders_side_starves_first() -> None:
    picture = "Derby: Henry VI, Oxford, Clifford, Devon, Beaumont; Chester: York, March, Rutland, Arundel, Norfolk"
    game = scenario(picture, step="supply")
    assert game.actors == ["york"]
    assert game.plays("reduce york").actors == ["lancaster"]


def test_B13_areas_starve_in_the_order_of_the_map() -> None:
    picture = "Derby: York, March, Rutland, Arundel, Norfolk; Cumbria: Essex, Hastings, Herbert, Suffolk, Worcester"
    game = scenario(picture, step="supply")
    game.offers("reduce essex")
    game.plays("reduce essex").offers("reduce york")
