"""A form of a new table comes back as it was filled in, and says at the field what is wrong."""

from bosworth.games import game as find_game
from bosworth.server.http.models import as_chosen, unmet_need

INFO = find_game("lancaster").info


def test_choices_are_kept_though_they_do_not_go_together() -> None:
    options = as_chosen(INFO, {"laws_2": "king", "court": "yes"})
    assert options["laws_2"] == "king"
    assert options["displeasure"] == "no"
    assert unmet_need(INFO, options) == {
        "game": "lancaster",
        "option": "laws_2",
        "value": "king",
        "other": "displeasure",
        "wanted": "yes",
    }


def test_what_does_not_exist_is_the_default() -> None:
    assert as_chosen(INFO, {"laws_2": "nonsense", "nothing": "x", "preset": "none"}) == INFO.settle({})


def test_a_preset_fills_in_what_was_not_chosen() -> None:
    options = as_chosen(INFO, {"preset": "kings_laws", "players": "2"})
    assert options == INFO.settle({"preset": "kings_laws", "players": "2"})
    assert unmet_need(INFO, options) is None
