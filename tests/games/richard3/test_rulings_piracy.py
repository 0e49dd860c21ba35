"""Rulings D33 and D34: piracy. The page docs/rulings/richard3.md gives the reasons."""

from bosworth.testing.richard3 import Table, scenario


def pirates(picture: str, *moves: str) -> Table:
    """York plays Piracy and makes these moves, Lancaster nothing; then the battle begins."""
    return scenario(picture, cards="york piracy, lancaster 2").plays(*moves, "end", "end")


def test_D33_a_peaceful_voyage_keeps_the_port_bonus_under_piracy() -> None:
    game = scenario("Calais: Y_warwick, March, York; Kent: Oxford", cards="york piracy, lancaster 2")
    game.plays("sea warwick north_sea east_anglia", "sea march north_sea east_anglia")
    assert game.state.points == 1


def test_D33_an_attack_has_no_port_bonus() -> None:
    game = scenario("Calais: Y_warwick, March, York; Kent: Oxford", cards="york piracy, lancaster 2")
    game.plays("sea warwick north_sea kent", "sea march north_sea kent").offers_only("end")


def test_D34_pirates_retreat_by_their_sea_and_never_to_an_enemy_exile_area() -> None:
    game = pirates("Calais: Y_warwick; Kent: Oxford", "sea warwick english_channel kent")
    game.waits_for(in_round=2).plays("pass oxford")
    ways = [f"retreat warwick {area}" for area in ("calais", "sussex", "dorset", "cornwall")]
    game.offers_only(*ways, start="retreat")


TWO_PIRATES = ("sea march north_sea kent", "sea kent north_sea kent")


def test_D34_in_a_round_one_pirate_goes_to_a_coast() -> None:
    game = pirates("Calais: March, Y_kent; Kent: Devon", *TWO_PIRATES)
    game.waits_for("march", 4).plays("retreat march essex")
    game.refuses("retreat kent essex")
    game.offers("retreat kent lincoln", "retreat kent calais")


def test_D34_from_major_port_to_major_port_two() -> None:
    game = pirates("Calais: March, Y_kent; Kent: Devon", *TWO_PIRATES)
    game.waits_for("march", 4).plays("retreat march calais").offers("retreat kent calais")


def test_D34_the_next_round_counts_afresh() -> None:
    game = pirates("Calais: March, Y_kent; Kent: Devon", *TWO_PIRATES)
    game.waits_for("march", 2).plays("retreat march essex")
    game.waits_for("kent", 3).offers("retreat kent essex")


def test_D34_the_same_limit_holds_for_a_regroup() -> None:
    game = pirates("Calais: March, Y_kent; Kent: Devon 1", *TWO_PIRATES)
    game.rolls("1 6 6").plays("fire march", "regroup march essex")
    game.refuses("regroup kent essex")
    game.offers("regroup kent lincoln", "regroup kent calais")


def test_D34_the_other_winners_regroup_by_land() -> None:
    game = scenario("Essex: March; Rutland: Devon 1", cards="york piracy, lancaster 2").plays("end", "move devon essex", "end")
    game.rolls("1 6 6").plays("fire march").offers("regroup march middlesex", "regroup march rutland")


def test_D34_whoever_plays_piracy_is_player_1() -> None:
    for event in ("force_march", "surprise", "treason", "muster", "plague"):
        assert scenario(cards=f"york {event}, lancaster piracy").actors == ["lancaster"]
