"""How bots think about Lancaster: they count what was told, propose whole turns, and try them out alike."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from tests.games.lancaster.common import SET_UPS

from bosworth.bots import make_bot
from bosworth.games.lancaster import GAME
from bosworth.games.lancaster.fields import SECRETS
from bosworth.games.lancaster.thinking import REASONS, ponder
from bosworth.games.lancaster.thinking.belief import counted
from bosworth.games.lancaster.thinking.leaf import SIGNS, Leaf
from bosworth.games.lancaster.view import amounts
from bosworth.kernel.chance import FastDice
from bosworth.kernel.conformance import Ordeal
from bosworth.kernel.event import Event
from bosworth.kernel.match import Match
from bosworth.kernel.thought import TEMPERS, Occasion, Question, Skill
from bosworth.testing.lancaster import Table, scenario

pytestmark = pytest.mark.no_cover

SMALL = Skill(12, 3, 0.0)


def thought(game: Table, skill: Skill = SMALL, temper: str = "normal", also: tuple[int, ...] = ()) -> Question:
    """The question that the position puts to whoever is to act."""
    seat = game.state.actors()[0]
    return ponder(Occasion(GAME.view(game.state, seat), game.state.legal(seat), skill, Random(4), temper, (), also))


def written(question: Question) -> list[str]:
    """The candidates as text."""
    return [" ".join(GAME.write(action) for action in candidate.chain) for candidate in question.candidates]


# --- what was told ------------------------------------------------------------------------------------------------------------


def at_random(options: dict[str, str], seed: int) -> tuple[Any, list[Event]]:
    """A game at random, somewhere in its fourth round, and all that was told."""
    rng = Random(seed)
    match = Match.start(GAME, GAME.info.settle(options), {}, FastDice(seed))
    while match.state.actors() and match.state.round < 4:
        seat = rng.choice(match.state.actors())
        match.act(seat, [rng.choice(match.legal(seat))])
    return match.state, match.heard(1, since=-1)


@pytest.mark.parametrize("options", [*SET_UPS, {"players": "4"}])
@pytest.mark.parametrize("seed", [1, 2])
def test_whoever_heard_everything_knows_what_is_behind_the_screens(options: dict[str, str], seed: int) -> None:
    state, told = at_random(options, seed)
    count = counted(GAME.view(state, 1), told)
    assert count == {name: amounts(state, name) for name in SECRETS}


def test_whoever_came_late_knows_nothing_for_sure() -> None:
    state, told = at_random({"players": "4"}, 3)
    assert counted(GAME.view(state, 1), told[40:]) == {}
    assert counted(GAME.view(state, 1), [told[0], *told[60:]]) == {}
    assert counted(GAME.view(state, 1), []) == {}


# --- proposals ----------------------------------------------------------------------------------------------------------------


def test_a_turn_is_proposed_as_a_whole() -> None:
    game = scenario("blue court: 2; blue: 2 squires; touques: -, -, -; favours: f2 f3")
    for chain in written(thought(game, Skill(12, 12, 0.0))):
        if chain.startswith("conflict"):
            assert "favour" in chain
        if chain.startswith("province"):
            assert "squires" in chain
    assert any("favour f2 raise" in chain for chain in written(thought(game, Skill(12, 12, 0.0))))


def test_a_castle_is_proposed_with_all_that_is_collected() -> None:
    game = scenario("blue castle: s5 1; blue extensions: s1 s6; blue: 4 squires", start="castles", round=2)
    assert all("collect s5" in chain for chain in written(thought(game))[:1])


def test_what_was_played_is_among_the_proposals_when_that_is_asked_for() -> None:
    game = scenario("blue court: 1; blue: 1 gold; touques: -, -, -")
    also = (GAME.parse("castle 1 s3", 0),)
    assert also in [candidate.chain for candidate in thought(game, Skill(12, 2, 0.0), also=also).candidates]


def test_the_same_thought_is_the_same_everywhere() -> None:
    game = scenario("blue court: 1 2; blue: 2 gold, 2 squires; touques: -, -, -; favours: f1 f2 f3")
    one, other = thought(game), thought(game)
    assert one.candidates == other.candidates
    results = [one.trial(candidate, sample) for sample in (0, 5, 700) for candidate in range(3)]
    assert results == [other.trial(candidate, sample) for sample in (0, 5, 700) for candidate in range(3)]
    assert one.trial(1, 700) == results[7]


def test_a_chance_is_a_chance() -> None:
    question = thought(scenario("blue court: 1 2; blue: 50 power; touques: -, -, -", round=5))
    assert all(0.9 < question.trial(0, sample) <= 1.0 for sample in range(3))


# --- reasons and tempers ------------------------------------------------------------------------------------------------------


def test_reasons_are_figures() -> None:
    buying = thought(scenario("blue: 9 gold", law="B4a", round=5))
    assert [(one.name, one.args) for one in buying.reasons(0, 0)] == [
        ("reason-power", {"number": 9}),
        ("reason-costs", {"good": "gold", "number": 9}),
    ]
    taking = thought(scenario("somerset: blue 4; blue: nobles ABCDE", start="provinces", round=5))
    assert ("reason-end-power", {"number": 5}) in [(one.name, one.args) for one in taking.reasons(0, 0)]


@pytest.mark.parametrize("options", SET_UPS)
def test_every_reason_has_a_name(options: dict[str, str]) -> None:
    state, told = at_random(options, 5)
    seat = state.actors()[0]
    question = ponder(Occasion(GAME.view(state, seat), state.legal(seat), SMALL, Random(1), "normal", told))
    last = len(question.candidates) - 1
    for candidate in (0, last):
        question.trial(candidate, 0)
    assert {one.name for one in [*question.reasons(0, last), *question.reasons(last, last)]} <= set(REASONS)


def test_tempers_like_different_things() -> None:
    game = scenario("blue court: 3; blue: 3 squires; norfolk: red 1; touques: -, -, -; favours: f3")
    wanted = written(thought(game, Skill(12, 10, 0.0)))
    assert any(chain.startswith("conflict") for chain in wanted)
    chances = {temper: first_to_france(thought(game, Skill(12, 60, 0.0), temper)) for temper in TEMPERS}
    assert chances["aggressive"] > chances["normal"] > chances["cautious"]


def first_to_france(question: Question) -> float:
    """How a knight's way to France does on one sample."""
    number = next(n for n, chain in enumerate(written(question)) if chain.startswith("conflict"))
    return question.trial(number, 0) - question.trial(0 if number else 1, 0)


# --- learned numbers ----------------------------------------------------------------------------------------------------------


def test_without_learned_numbers_power_is_what_counts() -> None:
    game = scenario("blue: 7 power; red: 3 power", round=3)
    assert Leaf({}).points(game.state) == [7.0, 0.0, 0.0, 3.0]
    assert Leaf({f"r3_{SIGNS[0]}": 2.0}).points(game.state)[0] == 9.0


# --- promises -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", ["2", "3"])
def test_thinkers_keep_the_promises_of_a_bot(players: str) -> None:
    def choose(view: Any, offers: Sequence[int], told: Sequence[Event], rng: Random) -> list[int]:
        return list(ponder(Occasion(view, offers, Skill(blur=0.5), rng, "normal", told)).candidates[0].chain)

    assert Ordeal(GAME, {"players": players, "preset": "big_box"}, 7, 5000, [choose]).run()


def test_the_gentlest_beats_chance() -> None:
    won = 0.0
    for seed in range(10):
        dice = FastDice(seed)
        state = GAME.new(GAME.info.settle({"players": "2"}), dice)
        bots = [make_bot("gentle" if seat == seed % 2 else "random", GAME, Random(seed)) for seat in range(2)]
        while actors := state.actors():
            for action in bots[actors[0]].think(GAME.view(state, actors[0]), state.legal(actors[0])):
                state.play(actors[0], action, dice)
        won += state.returns()[seed % 2]
    assert won >= 9
