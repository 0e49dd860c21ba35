"""Titles (15): how they are won and lost."""

from bosworth.testing.roses import scenario


def test_15_the_first_to_have_two_takes_the_title_and_equality_does_not_lose_it() -> None:
    cards = "windsor, harlech, bamburgh, percy, pontefract, tudor, york, kenilworth, herbert, carisbrooke, london, lincoln"
    game = scenario(f"deck: {cards}", step="draft", order="red yellow blue green")
    game.plays("pick windsor", "pick harlech", "pick percy", "pick tudor", "pick york", "pick herbert")
    game.plays("pick bamburgh")
    assert game.holder("constable") == "yellow"
    game.plays("pick pontefract")
    assert game.holder("constable") == "yellow", "equal numbers take nothing (15.3)"
    game.plays("pick kenilworth")
    assert game.holder("constable") == "red", "three beat two"
    game.plays("pick carisbrooke")
    assert game.holder("constable") == "red"


def test_15_a_title_goes_back_to_the_board_when_nobody_has_two() -> None:
    """A7: and may be claimed again."""
    game = scenario("red: sh_berwick, sh_kingston", title=[0, -1, -1, -1], cash="yellow 6")
    game.writes("yellow", "black sh_berwick").resolves("combat")
    assert game.holder("admiral") == "none"
    game.hears(None, "title", title="admiral", player="none", victim="red")


def test_15_hand_over_to_the_most_then_the_earlier_player() -> None:
    """B24: Red loses one of two; Yellow and Green have two each."""
    fleet = "red: sh_berwick, sh_kingston; yellow: sh_sandwich, sh_plymouth; green: sh_pembroke, sh_kings_lynn"
    for order, heir in (("red yellow blue green", "yellow"), ("green red yellow blue", "green")):
        game = (
            scenario(fleet, order=order, title=[0, -1, -1, -1], cash="blue 6")
            .writes("blue", "black sh_berwick")
            .resolves("combat")
        )
        assert game.holder("admiral") == heir


def test_A10_a_conquered_card_is_taken_at_once() -> None:
    """Titles follow in the same phase: Yellow takes his second castle and the title before Blue takes it from him."""
    game = scenario(
        "red: windsor; yellow: stafford, harlech; blue: fitzalan",
        order="red blue green yellow",
        cash="yellow 12, blue 6",
    )
    game.writes("yellow", "4 troop windsor").writes("blue", "2 troop windsor").resolves("parliament")
    titles = [event["player"] for event in game.heard(None, "title")]
    assert titles == ["yellow", "none"]
    game.shows("blue: windsor")


def test_B23_titles_are_checked_card_by_card_or_with_the_option_after_each_phase() -> None:
    """Red is Admiral with two ships. Green, who has one, takes Red's first and is Admiral; then Yellow takes the two others of
    Green. Card by card the title goes to Green, then to nobody; at the end of the phase nobody has two."""
    fleet = "red: sh_berwick, sh_kingston; green: sh_pembroke"
    for titles, told in (("at_once", ["green", "none"]), ("after_phase", ["none"])):
        game = scenario(
            fleet, order="red yellow blue green", title=[0, -1, -1, -1], cash="yellow 6, green 6", options={"titles": titles}
        )
        game.writes("yellow", "black sh_pembroke").writes("green", "black sh_berwick").resolves("combat")
        assert [event["player"] for event in game.heard(None, "title")] == told


def castles_of(red: str, yellow: str, titles: str) -> str:
    """Who is Constable after Blue has taken a castle from Red, who held the title, and one from Yellow: each has two then."""
    game = scenario(
        f"red: {red}, kenilworth, carisbrooke; yellow: {yellow}, windsor, harlech; blue: percy, plantagenet",
        order="red yellow green blue",
        cash="blue 99",
        title=[-1, -1, 0, -1],
        options={"titles": titles},
    )
    return game.writes("blue", "4 troop bamburgh", "4 troop pontefract").resolves("parliament").holder("constable")


def test_B25_a_title_may_hang_on_the_order_of_own_battles() -> None:
    """Bamburgh comes before Pontefract: whoever of the two loses that one is for a moment behind the other."""
    assert castles_of(red="bamburgh", yellow="pontefract", titles="at_once") == "yellow"
    assert castles_of(red="pontefract", yellow="bamburgh", titles="at_once") == "red"


def test_B25_with_titles_after_each_phase_nothing_hangs_on_it() -> None:
    assert castles_of(red="bamburgh", yellow="pontefract", titles="after_phase") == "red"
    assert castles_of(red="pontefract", yellow="bamburgh", titles="after_phase") == "red"
