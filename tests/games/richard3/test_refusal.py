"""Why not: every closed thing says its reason, and nothing that is offered is refused."""

from random import Random

import pytest

from bosworth.games import game as find_game
from bosworth.games.richard3 import GAME
from bosworth.games.richard3.facts import SCENARIOS
from bosworth.games.richard3.imagine import imagine
from bosworth.games.richard3.refusal import refusals
from bosworth.games.richard3.touch import path
from bosworth.kernel.chance import FastDice
from bosworth.kernel.match import Match
from bosworth.locale import LANGUAGES
from bosworth.testing.richard3 import Table, scenario


def reasons(game: Table) -> dict[str, tuple[str, dict[str, int | str]]]:
    """By path, why the side to act cannot touch things."""
    seat = game.state.active
    found = refusals(GAME.view(game.state, seat), game.state.legal(seat))
    return {" ".join(way): reason for way, reason in found}


def test_a_block_that_has_moved_stays() -> None:
    game = scenario("Kent: York, March\nLincoln: L_rivers", cards="york 3, lancaster 2").marches("york", "sussex")
    assert reasons(game)["block:Y_york"] == ("refused-moved", {"block": "Y_york"})
    assert "block:Y_march" not in reasons(game)


def test_a_full_border_says_how_many_went_over_it() -> None:
    """8: Oxford–Sussex is blue: three blocks."""
    game = scenario("Oxford: York, March, Norfolk, Hastings\nLincoln: L_rivers", cards="york 3, lancaster 2")
    for block in ("york", "march", "norfolk"):
        game.marches(block, "sussex")
    reason = reasons(game)["block:Y_hastings area:sussex"]
    assert reason == ("refused-border", {"from": "oxford", "to": "sussex", "number": 3})


def test_pinned_blocks_say_by_how_many() -> None:
    game = scenario("Derby: York, March\nChester: L_rivers, Clifford", cards="york 3, lancaster 2")
    game.marches("york", "chester").marches("march", "chester").plays("end")
    assert reasons(game)["block:L_rivers"] == ("refused-pinned", {"block": "L_rivers", "area": "chester", "number": 2})


def test_exile_of_the_enemy_is_never_entered() -> None:
    game = scenario("Northumbria: York\nLincoln: L_rivers", cards="york 3, lancaster 2")
    assert reasons(game)["block:Y_york area:scotland"][0] == "refused-exile"


def test_recruits_say_who_is_in_the_way() -> None:
    game = scenario("Sussex: L_rivers\npool: Y_arundel\nKent: York", cards="york 3, lancaster 2")
    assert reasons(game)["block:Y_arundel"][0] == "refused-no-home"


def test_in_battle_letters_wait_and_retreats_come_later() -> None:
    game = scenario("Chester: Herbert, Y_clarence, L_rivers", attacker="york")
    found = reasons(game)
    assert found["block:Y_clarence"] == ("refused-later", {"block": "Y_clarence", "letter": "B"})
    assert found["block:Y_herbert choice:retreat"][0] == "refused-retreat-early"
    assert "block:Y_herbert choice:fire" not in found


@pytest.mark.parametrize("card", ["treason", "force_march"])
def test_an_event_without_ships_says_so(card: str) -> None:
    """7: neither of a block that could march, nor of one in exile over the sea."""
    game = scenario("Kent: York\nCalais: March\nLincoln: L_rivers", cards=f"york {card}, lancaster 2")
    reason = reasons(game)["block:Y_york sea:north_sea"]
    assert reason == ("refused-no-ships", {"card": card})
    assert reasons(game)["block:Y_march"] == ("refused-no-ships", {"block": "Y_march", "card": card})


def test_a_full_haven_says_so() -> None:
    """7.2: to retreat and to regroup alike."""
    reason = ("refused-haven", {"area": "essex"})
    for deed, way in (("retreat", "block:Y_kent choice:retreat area:essex"), ("regroup", "block:Y_kent area:essex")):
        game = scenario("Calais: March, Y_kent; Kent: Devon 1", cards="york piracy, lancaster 2")
        game.plays("sea march north_sea kent", "sea kent north_sea kent", "end", "end")
        if deed == "retreat":
            game.waits_for("march", in_round=2).plays("retreat march essex").waits_for("kent", in_round=2)
        else:
            game.rolls("1 6 6").plays("fire march", "regroup march essex")
        assert reasons(game)[way] == reason


def played(seed: int) -> Match:
    """A game about to be played at random."""
    return Match.start(GAME, {"scenario": SCENARIOS[seed % 3], "hit_ties": "owner"}, {}, FastDice(seed))


@pytest.mark.parametrize("seed", range(6))
def test_nothing_offered_is_refused_and_a_twin_world_gives_the_same(seed: int) -> None:
    match, rng = played(seed), Random(seed)
    while match.state.actors():
        seat = rng.choice(list(match.state.actors()))
        view, offers = match.view(seat), match.legal(seat)
        found = refusals(view, offers)
        offered = {tuple(way[:length]) for way in (path(view, a) for a in offers) for length in range(1, len(way) + 1)}
        assert not {tuple(way) for way, _ in found} & offered
        assert len({tuple(way) for way, _ in found}) == len(found)
        if rng.random() < 0.1:
            assert refusals(GAME.view(imagine(view, rng), seat), offers) == found
        match.act(seat, [rng.choice(offers)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_random_games_can_be_said(language: str) -> None:
    words = find_game("richard3").words(language)
    said: dict[str, str] = {}
    for seed in range(6):
        match, rng = played(seed), Random(seed)
        while match.state.actors():
            seat = rng.choice(list(match.state.actors()))
            for _, (message, args) in refusals(match.view(seat), match.legal(seat)):
                said.setdefault(message, words.say(message, args))
            match.act(seat, [rng.choice(match.legal(seat))])
    assert len(said) > 24
    assert not [text for text in said.values() if "{" in text or "_" in text]


def test_who_looks_on_is_refused_nothing() -> None:
    match = played(1)
    assert refusals(match.view(None), []) == []
