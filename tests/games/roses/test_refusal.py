"""Why something cannot be touched."""

import pytest

from bosworth.games import game as find_game
from bosworth.games.roses.refusal import refusals
from bosworth.games.roses.touch import path
from bosworth.locale import LANGUAGES
from bosworth.testing.roses import Table, moments, scenario

BOARD = "red: windsor, stafford, sh_sandwich; yellow: winchester, york, percy"


def reasons(game: Table, seat: str) -> dict[str, tuple[str, dict[str, int | str]]]:
    """The reasons by what is touched."""
    return {" ".join(touched): reason for touched, reason in refusals(game.view(seat), game.state.legal(0))}


def test_an_attack_needs_presence() -> None:
    found = reasons(scenario(BOARD, step="planning", cash="red 30"), "red")
    assert found["card:york"] == ("refuse-presence", {"card": "york", "region": "ne"})
    assert "card:winchester" not in found
    assert found["card:london"] == ("refuse-neutral", {"card": "london"})
    assert found["card:neville"] == ("refuse-nobody", {"card": "neville"})


def test_a_noble_who_moves_gives_presence_on_the_same_sheet() -> None:
    game = scenario("red: percy; yellow: york", step="planning", cash="red 30")
    assert "card:york" in reasons(game, "red")
    assert "card:york" not in reasons(game.writes("red", "move percy ne", commits=False), "red")


def test_places_out_of_reach_say_so() -> None:
    found = reasons(scenario(BOARD, step="planning", cash="red 30"), "red")
    assert found["card:stafford area:wal"][0] == "refuse-apart"
    assert found["card:sh_sandwich area:ne_w"][0] == "refuse-far"
    assert "card:stafford area:wc" not in found


def test_cards_that_are_not_on_display_say_where_they_are() -> None:
    game = scenario("red: windsor; box: york; face_up: london", step="draft")
    found = reasons(game, "red")
    assert found["card:windsor"] == ("refuse-owned", {"card": "windsor", "player": "red"})
    assert found["card:york"][0] == "refuse-gone"
    assert found["card:percy"][0] == "refuse-unseen"
    assert "card:london" not in found


@pytest.mark.parametrize("seed", range(5))
def test_no_offer_is_refused(seed: int) -> None:
    for view, offers in moments(seed):
        refused = {tuple(touched) for touched, _ in refusals(view, offers)}
        offered = [path(view, offer) for offer in offers]
        for touched in offered:
            assert not any(tuple(touched[:length]) in refused for length in range(1, len(touched) + 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str) -> None:
    words, said = find_game("roses").words(language), set()
    for seed in range(2):
        for view, offers in moments(seed):
            for _, reason in refusals(view, offers):
                said.add(reason[0])
                assert "{" not in words.say(*reason)
    assert len(said) > 8
