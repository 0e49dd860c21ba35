"""Bots by name, and what every bot promises."""

import json
from random import Random

import pytest

from bosworth.bots import make_bot
from bosworth.bots.base import Bot
from bosworth.games import game as find_game
from bosworth.games.richard3.values import REASONS
from bosworth.kernel.chance import FastDice
from bosworth.kernel.errors import Malformed
from bosworth.kernel.view import View

GAME = find_game("richard3")
SCENARIOS = ("1460", "1470", "1480")


@pytest.mark.parametrize("spec", ["greedy", "bot:greedy", " Bot:Greedy"])
def test_a_bot_is_named_with_or_without_its_prefix(spec: str) -> None:
    assert make_bot(spec, GAME, Random(1)).name == "greedy"


def test_an_unknown_bot_is_refused_with_a_list_of_those_there_are() -> None:
    with pytest.raises(Malformed, match=r"'bot:lazy'.*random, greedy"):
        make_bot("bot:lazy", GAME, Random(1))


def test_a_bot_without_a_mind_does_not_play() -> None:
    with pytest.raises(Malformed, match="cannot decide"):
        Bot(GAME, Random(1)).choose(View(0, None), [1, 2])


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_bot_takes_an_offer_wherever_a_random_game_leads(name: str, scenario: str) -> None:
    """Also under the switches that ask for more decisions; equal views and seeds give equal choices, JSON or not."""
    dice = FastDice(scenario)
    wander = Random(scenario)
    chosen = {"scenario": scenario, "hit_ties": "owner", "mulligan": "once", "exile_excess": "one"}
    state = GAME.new(GAME.info.settle(chosen), dice)
    while actors := state.actors():
        seat = wander.choice(actors)
        view, offers = GAME.view(state, seat), state.legal(seat)
        taken = GAME.take(json.loads(json.dumps(GAME.show(view))))
        first, again = (make_bot(name, GAME, Random(7)).advise(v, list(offers)) for v in (view, taken))
        assert first == again
        assert first.action in offers
        assert first.reason in {*REASONS, "reason-none", "reason-only-choice"}
        assert GAME.view(state, seat) == view
        state.play(seat, wander.choice(offers), dice)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_greedy_plays_a_whole_game_against_itself(scenario: str) -> None:
    dice = FastDice(scenario)
    bots = [make_bot("greedy", GAME, Random(seat)) for seat in (0, 1)]
    state = GAME.new(GAME.info.settle({"scenario": scenario}), dice)
    while actors := state.actors():
        seat = actors[0]
        state.play(seat, bots[seat].choose(GAME.view(state, seat), state.legal(seat)), dice)
    assert sum(state.returns()) == 1.0
