"""Events (7): Force March, Surprise, Treason, Muster and Plague."""

import pytest
from tests.games.richard3.common import attack, ends

from bosworth.games.richard3.prompt import prompt
from bosworth.games.richard3.tables import BLOCK_NAMES, YORK
from bosworth.testing.richard3 import scenario


def test_7_force_march_goes_three_areas_and_may_attack() -> None:
    """7: one area, three steps; no second area, no sea, no recruits."""
    game = scenario("Kent: York, March; Sussex: Hastings; Gloucester: Beaumont", cards="york force_march, lancaster 4")
    assert game.offered("sea") | game.offered("recruit") == set()
    game.marches("york", "sussex", "oxford", "gloucester").shows("Gloucester: York, Beaumont")
    game.offers("move march sussex")
    assert game.offered("move hastings") == set()


def test_7_force_march_stops_at_a_red_border_and_at_an_enemy() -> None:
    """7: neither is passed, whatever steps are left."""
    game = scenario("Warwick: York; Derby: Beaumont", cards="york force_march, lancaster 4")
    assert "lincoln" in game.reach("york")
    game.plays("move york derby").shows("Derby: York, Beaumont")
    assert game.offered("move york") == set()
    game = scenario("North Yorks: March", cards="york force_march, lancaster 4").plays("move march cumbria")
    game.shows("Cumbria: March")
    assert game.offered("move march") == set()


def test_7_surprise_adds_one_to_every_border() -> None:
    """7: three over a red border; and only one area is activated."""
    game = scenario("North Yorks: York, March, Rutland, Hastings; Derby: Norfolk", cards="york surprise, lancaster 4")
    for block in ("york", "march", "rutland"):
        game.plays(f"move {block} cumbria")
    game.refuses("move hastings cumbria")
    assert game.offered("move norfolk") | game.offered("recruit") == set()


@pytest.mark.parametrize("card", ["surprise", "treason"])
def test_7_surprise_may_sail_instead_and_by_switch_treason(card: str) -> None:
    """7: the point buys a sea move, with the port bonus, instead of an area."""
    options = {"treason_sea": "true"} if card == "treason" else {}
    game = scenario("Calais: York, March, Rutland; Derby: Norfolk", cards=f"york {card}, lancaster 4", options=options)
    game.plays("sea york north_sea kent", "sea march north_sea kent").shows("Kent: York, March")
    game.offers_only("end")


def test_7_treason_gives_the_token() -> None:
    """7: whoever plays Treason holds the token from the start of his turn."""
    game = scenario("Derby: Norfolk, Hastings; Warwick: March", cards="york treason, lancaster 4")
    assert game.state.treason == 1
    game.marches("norfolk", "leicester")
    assert game.offered("move march") | game.offered("recruit") == set()


def test_7_muster_brings_blocks_from_everywhere_to_one_area() -> None:
    """7: any blocks, one or two areas, without activation; who is too far away or beyond the sea is not offered."""
    game = scenario(
        "Kent: York; Warwick: March, Rutland; South Yorks: Hastings; Calais: Y_warwick; Essex: Beaumont",
        cards="york muster, lancaster 2",
    )
    game.plays("muster oxford")
    assert {offer.split()[1] for offer in game.offered("move")} == {"york", "march", "rutland"}
    game.plays("move york sussex", "move march oxford").shows("Oxford: York *, March *; Sussex:; Warwick: Rutland")
    game.offers("end", "move rutland oxford")
    assert game.offered("move york") | game.offered("sea") | game.offered("recruit") == set()
    game.plays("end")
    assert game.actors == ["lancaster"]


def test_7_muster_targets_are_friendly_or_vacant_areas_within_reach() -> None:
    """7: no enemy area, no way through one, nothing that nobody can reach; and Muster may be declined."""
    game = scenario("Kent: York; Middlesex: Beaumont", cards="york muster, lancaster 2")
    assert ends(game, "muster") == {"sussex", "oxford", "wilts", "dorset"}
    game.plays("end")
    assert game.actors == ["lancaster"]


def test_7_muster_does_not_pass_a_red_border() -> None:
    """7: red borders stop mustering blocks as well: they may be the last step, not the first."""
    game = scenario("Cumbria: York; South Yorks: March", cards="york muster, lancaster 2").plays("muster derby")
    assert {offer.split()[1] for offer in game.offered("move")} == {"march"}
    game = scenario("East Yorks: York, March, Rutland", cards="york muster, lancaster 2").plays("muster lancaster")
    for block in ("york", "march"):
        assert ends(game, f"move {block}") == {"north_yorks", "south_yorks"}
        game.plays(f"move {block} south_yorks")
    assert ends(game, "move rutland") == {"north_yorks"}


def test_7_muster_respects_pins_and_barred_borders() -> None:
    """7: Player 2 musters: one of two may leave Chester, not over the border by which York came."""
    game = scenario("Derby: March; Chester: Beaumont, Clifford", cards="york force_march, lancaster muster")
    game.marches("march", "chester").plays("end").plays("muster derby")
    assert ends(game, "move clifford") == {"lancaster", "warwick"}
    game.plays("move clifford warwick").shows("Derby: Clifford; Chester: March, Beaumont")
    game.offers_only("end")


def test_7_muster_frees_the_prisoner() -> None:
    """16.2: a muster move that ends in vacant Middlesex frees Henry VI."""
    game = scenario("Essex: Oxford", setup="1470", cards="lancaster muster, york 2")
    game.plays("muster middlesex", "move oxford middlesex").shows("Middlesex: Oxford, Henry VI")
    assert game.pretender == "L_henry_vi"


def test_7_plague_may_be_declined() -> None:
    """7: the player may let it be; it names purely enemy areas with a city."""
    game = scenario("Warwick: Beaumont; Derby: Clifford; Wilts: Norfolk", cards="york plague, lancaster 2")
    game.offers_only("decline", "plague warwick")
    game.plays("decline").shows("Warwick: Beaumont 3")
    assert game.actors == ["lancaster"]


def test_7_3_plague_takes_a_step_of_every_block() -> None:
    """7.3: those at one step are eliminated; the enemy hears the names of these only."""
    game = scenario("Warwick: Beaumont 3, L_stanley 1, Devon 1", cards="york plague, lancaster 2").plays("plague warwick")
    game.shows("Warwick: Beaumont 2; pool: L_stanley 4 x; dead: Devon")
    assert len(game.heard("york", "plague-loss-hidden")) == 3
    assert game.heard("york", "plague-loss") == []
    assert {args["block"] for args in game.heard("york", "eliminated")} == {"L_stanley", "L_devon"}
    game.hears(None, "plague-toll", side="lancaster", area="warwick", number=3)
    assert game.hits("lancaster") == ["eliminated", "eliminated", "plague-toll"]
    assert game.hits("york") == []


def test_7_3_plague_may_kill_the_king() -> None:
    """7.3: there is no King until the supply phase."""
    game = scenario("Warwick: Henry VI 1", cards="york plague, lancaster 2").plays("plague warwick")
    assert game.king == "none"
    game.goes_on()


def test_7_3_plague_that_takes_the_last_heir_ends_the_game() -> None:
    """7.3: Gloucester is York's only heir in 1480."""
    game = scenario("Warwick: Y_gloucester 1, Hastings", setup="1480", cards="lancaster plague, york 2")
    game.plays("plague warwick").is_over("lancaster")
    game.shows("Warwick: Hastings 3")


def test_7_3_plague_spares_the_prisoner() -> None:
    """16.2: Henry VI in the Tower is untouched, whoever's area Middlesex is."""
    game = scenario("Middlesex: March 3", setup="1470", cards="lancaster plague, york 2").plays("plague middlesex")
    game.shows("Middlesex: March 2; prison: Henry VI 4")
    game = scenario("Kent: March", setup="1470", cards="york plague, lancaster 2")
    game.offers_only("decline")


@pytest.mark.parametrize(("card", "sails"), [("surprise", True), ("treason", False), ("force_march", False)])
def test_D6_an_event_never_recruits_and_of_one_group_moves_only_surprise_sails(card: str, sails: bool) -> None:
    game = scenario("Kent: Y_warwick", cards=f"york {card}, lancaster 2")
    assert {text.split()[0] for text in game.offered()} == {"end", "move", *(["sea"] if sails else [])}


@pytest.mark.parametrize(("value", "sails"), [("false", False), ("true", True)])
def test_D6_treasons_point_sails_only_by_the_switch(value: str, sails: bool) -> None:
    game = scenario("Kent: Y_warwick", cards="york treason, lancaster 2", options={"treason_sea": value})
    assert bool(game.offered("sea warwick")) == sails
    assert game.state.treason == YORK
    words = ("prompt-actions", "treason_sea" if sails else "treason")
    name, args = prompt(game.view("york"))
    assert (name, args["event"]) == words


def test_D13_force_march_goes_three_areas() -> None:
    game = scenario("Middlesex: March; Kent: York", cards="york force_march, lancaster 2")
    game.plays("move march oxford", "move march warwick", "move march chester")
    game.offers_only("end")
    game.shows("Chester: March; Kent: York")


@pytest.mark.parametrize(
    ("picture", "move"),
    [("Derby: March", "move march lancaster"), ("Middlesex: March; Oxford: Clifford", "move march oxford")],
)
def test_D13_red_borders_and_enemies_stop_a_force_march(picture: str, move: str) -> None:
    scenario(picture, cards="york force_march, lancaster 2").plays(move).offers_only("end")


def test_D18_a_muster_goes_round_the_enemy() -> None:
    game = scenario("Middlesex: March; Oxford: Clifford", cards="york muster, lancaster 2")
    game.refuses("muster oxford")
    game.plays("muster warwick").offers_only("end", "move march leicester")


def test_D18_a_red_border_ends_a_muster_move() -> None:
    game = scenario("Cumbria: March; Chester: York", cards="york muster, lancaster 2")
    game.plays("muster derby").offers_only("end", "move york derby", "move york warwick", "move york lancaster")


def test_D18_border_limits_hold_in_a_muster() -> None:
    game = scenario("Cumbria: March, York, Rutland", cards="york muster, lancaster 2")
    game.plays("muster lancaster", "move march lancaster", "move york lancaster").offers_only("end")


def test_D18_the_pinned_do_not_muster() -> None:
    game = scenario("Rutland: March; Essex: Oxford", cards="york force_march, lancaster muster")
    game.plays("move march essex", "end").offers_only("end", seat="lancaster")


def test_D19_plague_strikes_a_purely_enemy_city_and_may_be_declined() -> None:
    picture = "Middlesex: Henry VI, Oxford 1; Derby: Clifford; Kent: Devon; Essex: March"
    game = scenario(picture, cards="york plague, lancaster 2")
    game.offers_only("decline", "plague middlesex")
    game.plays("plague middlesex").shows("Middlesex: Henry VI 3; dead: Oxford; Kent: Devon; Essex: March")
    assert game.actors == ["lancaster"]


def test_D19_no_plague_in_a_contested_city() -> None:
    game = scenario("Derby: Clifford; South Yorks: March; Wilts: Oxford", cards="york plague, lancaster force_march")
    game.plays("move clifford south_yorks", "end").offers_only("decline", "plague wilts", seat="york")


def test_D19_the_second_players_plague_strikes_once() -> None:
    game = scenario("Wilts: Oxford", cards="york plague, lancaster force_march").plays("end", "plague wilts")
    assert game.state.turn == 2
    game.shows("Wilts: Oxford 2")


def test_D19_a_plague_that_takes_the_last_heir_ends_the_game() -> None:
    game = scenario("Middlesex: Gloucester 1, Arundel", setup="1480", cards="york 2, lancaster plague")
    game.plays("plague middlesex")
    game.is_over("lancaster")


def test_D19_the_prisoner_does_not_catch_the_plague() -> None:
    game = scenario(setup="1470", keep=True, cards="york 2, lancaster plague").plays("plague middlesex")
    game.shows("Middlesex: March 2; prison: Henry VI 4")


RED_ATTACK = "Derby: March, York, Rutland; Lancaster: Clifford"


def test_D35_surprise_widens_borders_for_the_move_only() -> None:
    moves = ["move march lancaster", "move york lancaster", "move rutland lancaster"]
    game = attack(RED_ATTACK, *moves, cards="york surprise, lancaster 2")
    game.waits_for(in_round=2).plays("pass clifford")
    game.plays("retreat march derby", "retreat york derby").refuses("retreat rutland derby")


def test_D35_without_surprise_the_third_is_refused() -> None:
    game = scenario(RED_ATTACK, cards="york 2, lancaster 2").plays("move march lancaster", "move york lancaster")
    game.refuses("move rutland lancaster")


def test_B7_order_of_id_is_alphabetical() -> None:
    assert sorted(BLOCK_NAMES) == BLOCK_NAMES
    game = scenario("Wilts: Wiltshire, Devon, Clifford", cards="york plague, lancaster 2").plays("plague wilts")
    order = [event["block"] for event in game.heard("lancaster", "plague-loss")]
    assert order == ["L_clifford", "L_devon", "L_wiltshire"]


def test_B16_with_an_event_more_points_do_what_its_points_do() -> None:
    favoured = {"favoured": "york"}
    game = scenario("Kent: York; Derby: Norfolk", cards="york force_march, lancaster 4", options=favoured)
    game.marches("york", "sussex", "oxford", "gloucester").marches("norfolk", "leicester", "rutland", "essex")
    assert game.offered("sea") | game.offered("recruit") == set()
    game = scenario("Calais: York; Derby: Norfolk", cards="york surprise, lancaster 4", options=favoured)
    game.plays("sea york north_sea kent").marches("norfolk", "leicester")
    game.offers_only("end")


def test_B16_after_muster_and_plague_they_buy_moves_but_no_recruits() -> None:
    game = scenario("Kent: York; Derby: Norfolk", cards="york muster, lancaster 2", options={"favoured": "york"})
    game.plays("muster middlesex", "move york middlesex", "end")
    assert (game.actors, game.points) == (["york"], 1)
    assert game.offered("recruit") | game.offered("move york") == set()
    game.marches("norfolk", "leicester").plays("end")
    assert game.actors == ["lancaster"]
    game = scenario("Warwick: Beaumont; Calais: York", cards="york plague, lancaster 2", options={"favoured": "york"})
    game.plays("plague warwick", "sea york north_sea kent").shows("Warwick: Beaumont 2; Kent: York *")
    game.offers_only("end")
