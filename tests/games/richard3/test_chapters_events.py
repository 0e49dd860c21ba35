"""Section 7 beyond the worked examples: the six events."""

import pytest

from bosworth.testing.richard3 import Table, scenario


def ends(game: Table, verb: str) -> set[str]:
    """The last words of the offers that begin so."""
    return {offer.split()[-1] for offer in game.offered(verb + " ")}


# --- Force March, Surprise, Treason ---------------------------------------------------------------------------------------------


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


# --- Piracy ---------------------------------------------------------------------------------------------------------------------


def test_7_1_kent_is_attacked_from_two_seas() -> None:
    """7.1: a sea is a border: who comes by the second one is reserve."""
    game = scenario("Calais: York, March; Kent: Beaumont", cards="york piracy, lancaster 2")
    assert game.offered("move") | game.offered("recruit") == set()
    game.offers("sea york north_sea kent", "sea york english_channel kent")
    game.plays("sea york north_sea kent", "sea march english_channel kent").shows("Kent: York, March r, Beaumont")


def test_7_1_two_pirates_of_one_sea_are_both_main_force() -> None:
    """7.1: a contested area may be entered too, at the full price."""
    game = scenario("Calais: York, March, Rutland; Kent: Beaumont", cards="york piracy, lancaster 2")
    game.plays("sea york north_sea kent")
    assert game.points == 1
    game.plays("sea march north_sea kent").shows("Kent: York, March, Beaumont")
    game.offers_only("end")


def test_7_1_only_the_attack_loses_the_port_bonus() -> None:
    """7.1: a voyage to a vacant port leaves a credit, an attack neither leaves nor uses one."""
    game = scenario("Calais: York, March, Rutland; Kent: Beaumont", cards="york piracy, lancaster 2")
    game.plays("sea york english_channel sussex", "sea march north_sea kent")
    assert game.points == 0
    game.offers_only("end", "sea rutland english_channel sussex")


def test_7_1_no_piracy_against_an_exile_area() -> None:
    """7.1: Lancaster's pirates do not enter Calais or Ireland."""
    game = scenario("France: Somerset; Calais: York; Ireland: March; Sussex: Hastings", cards="lancaster piracy, york 2")
    assert {"calais", "ireland"} & ends(game, "sea somerset") == set()
    game.offers("sea somerset english_channel sussex")


def test_7_1_pirates_pin_but_leave_their_sea_open() -> None:
    """7.1: one pirate pins one of two; the other may leave by land, or by the very sea the pirate used."""
    game = scenario("Calais: York; Kent: Beaumont, Clifford", cards="york piracy, lancaster 4")
    game.plays("sea york north_sea kent", "end").offers("sea clifford north_sea essex", "move clifford middlesex")
    game.plays("sea clifford north_sea essex")
    assert game.offered("move beaumont") | game.offered("sea beaumont") == set()


def test_7_2_pirates_retreat_by_the_sea_they_came_by() -> None:
    """7.2: to friendly or vacant coasts of the North Sea, not to Scotland, not over land, not by the Channel."""
    game = scenario("Calais: York; Kent: Beaumont; Lincoln: Clifford", cards="york piracy, lancaster 2")
    game.plays("sea york north_sea kent", "end", "end").waits_for("york", in_round=2)
    coasts = {"northumbria", "east_yorks", "rutland", "east_anglia", "middlesex", "essex", "calais"}
    assert ends(game, "retreat york") == coasts
    game.plays("retreat york essex").shows("Essex: York *; Kent: Beaumont")


def test_7_2_their_own_exile_area_is_always_a_haven() -> None:
    """7.2: every other coast of the Irish Sea is the enemy's: the Irish can still go home."""
    held = "Isle of Man: Devon; Cumbria: Clifford; Lancaster: Oxford; Caernarvon: Wiltshire; Pembroke: Pembroke"
    more = "Glamorgan: L_buckingham; Somerset: Somerset; Cornwall: L_exeter; Chester: Beaumont"
    game = scenario(f"Ireland: Irish; {held}; {more}", cards="york piracy, lancaster 2")
    game.plays("sea irish irish_sea chester", "end", "end").waits_for("irish", in_round=2)
    assert ends(game, "retreat irish") == {"ireland"}


def test_7_2_pirates_regroup_by_sea_only() -> None:
    """7.2: having won, a pirate goes on to coasts of his sea; who is no pirate goes over land."""
    game = scenario("Calais: York; Kent: L_rivers 1; Lincoln: Clifford", cards="york piracy, lancaster 2")
    game.plays("sea york north_sea kent", "end", "end").waits_for("york").rolls("1 6 6 6").plays("fire york")
    coasts = {"northumbria", "east_yorks", "rutland", "east_anglia", "middlesex", "essex", "calais"}
    assert ends(game, "regroup york") == coasts
    assert game.offered() == {"end"} | game.offered("regroup york")


@pytest.mark.parametrize("to", ["essex", "lincoln"])
def test_7_2_a_coast_without_a_major_port_takes_one_pirate(to: str) -> None:
    """7.2: Warwick and March may not both leave Kent for Essex in one round; Calais, a major port like Kent, takes both."""
    picture = "Calais: Y_warwick, March; Kent: Oxford"
    game = scenario(picture, cards="york piracy, lancaster 4").plays("sea warwick north_sea kent", "sea march north_sea kent")
    game.plays("end", "end").waits_for("march", in_round=2).plays(f"retreat march {to}")
    game.offers("retreat warwick calais", *(f"retreat warwick {area}" for area in {"essex", "lincoln"} - {to}))
    game.refuses(f"retreat warwick {to}")


def test_7_2_a_turncoat_pirate_goes_by_land() -> None:
    """8.8: a pirate who defects is no pirate any more: he retreats over land."""
    game = scenario("Calais: Y_stanley, York; Kent: Henry VI, Newcastle levy", cards="york piracy, lancaster 2")
    game.plays("sea stanley north_sea kent", "sea york north_sea kent", "end", "end").waits_for("henry_vi")
    game.rolls("2").plays("treachery henry_vi stanley").waits_for("stanley", in_round=2)
    assert ends(game, "retreat stanley") == {"middlesex", "sussex"}


def test_7_2_a_pirate_who_falls_is_no_pirate_any_more() -> None:
    """1.8: eliminated, he lies in the pool without a trace of what he did this turn."""
    game = scenario("Calais: Y_stanley 1, York; Kent: Clifford, Henry VI", cards="york piracy, lancaster 2")
    game.plays("sea stanley north_sea kent", "end", "end").rolls("1 6 6").plays("fire clifford")
    game.shows("pool: Y_stanley 4 x; Calais: York; Kent: Clifford, Henry VI")
    assert not any(game.state.pirate)


# --- Muster ---------------------------------------------------------------------------------------------------------------------


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


# --- Plague ---------------------------------------------------------------------------------------------------------------------


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
