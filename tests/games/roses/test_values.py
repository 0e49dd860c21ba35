"""Bots for Wars of the Roses: random sheets are never void, and greed pays."""

from random import Random

import pytest

from bosworth.bots import make_bot
from bosworth.bots.arena import bouts, run
from bosworth.games.roses import GAME
from bosworth.games.roses.options import COUNT
from bosworth.games.roses.values import REASONS, appraise, sensible
from bosworth.games.roses.values.board import Board
from bosworth.kernel.chance import FastDice
from bosworth.kernel.worth import Worth
from bosworth.testing.roses import Table, scenario

pytestmark = pytest.mark.no_cover

NOISY = ({"scenario": players} for players in COUNT)
VARIANTS = [*NOISY, {"captain_presence": "true"}, {"cubes_per_person": "several"}, {"shortage": "stop"}]


def whole_game(name: str, options: dict[str, str], seed: int) -> list[str]:
    """The names of all events of a game between bots of one name."""
    dice = FastDice(seed)
    state = GAME.new(GAME.info.settle(options), dice, telling=True)
    bots = [make_bot(name, GAME, Random(f"{seed} {seat}")) for seat in range(len(state.returns()))]
    while state.actors():
        seat = state.actors()[0]
        state.play(seat, bots[seat].choose(GAME.view(state, seat), state.legal(seat)), dice)
    return [event.name for event in state.events]


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: "-".join(options.values()))
def test_random_sheets_are_never_void_nor_too_dear(options: dict[str, str]) -> None:
    told = {name for seed in range(4) for name in whole_game("random", options, seed)}
    assert not told & {"dropped", "unpaid"}
    assert told >= {"attackers", "defenders", "bribe-won", "white-placed", "captain", "sailed", "moved"}


def test_greedy_sheets_are_never_void() -> None:
    told = {name for players in COUNT for name in whole_game("greedy", {"scenario": players}, 7)}
    assert not told & {"dropped", "unpaid"}
    assert told >= {"attackers", "bribe-won", "white-placed", "captain", "moved", "conquered"}


def greedy(game: Table, seat: str) -> str:
    """What the greedy bot does."""
    number = game.seat(seat)
    offers = game.state.legal(number)
    return GAME.write(make_bot("greedy", GAME, Random(1)).choose(GAME.view(game.state, number), offers))


def sheet(game: Table, seat: str) -> list[str]:
    """The sheet that the greedy bot writes."""
    number = game.seat(seat)
    while number in game.state.actors() and len(game.state.actors()) > 1:
        game.plays(greedy(game, seat), seat=seat)
    return [GAME.write(entry) for entry in game.state.sheets[number]]


def test_a_hint_tells_the_whole_sheet_that_the_bot_would_write() -> None:
    game = scenario("red: stafford; yellow: windsor", players="two", turn=5, cash="red 15", mercs="red 2", stack=15)
    advice = make_bot("greedy", GAME, Random(1)).advise(game.view("red"), game.state.legal(0))
    planned = [GAME.write(entry) for entry in advice.plan]
    assert planned.count("troop windsor") == 3
    assert sorted(planned) == sorted(sheet(game, "red"))


def test_greed_picks_what_pays() -> None:
    game = scenario("deck: sh_berwick, carlisle, percy; red: bamburgh", players="two", step="draft")
    game.state.display = game.state.display[:3]
    assert greedy(game, "red") == "pick percy"


def test_greed_bribes_the_noble_who_decides_a_region() -> None:
    game = scenario("red: pontefract; yellow: plantagenet", players="two", turn=3, cash="red 27")
    assert "black plantagenet" in sheet(game, "red")


def test_greed_attacks_with_mercenaries_first() -> None:
    game = scenario("red: stafford; yellow: windsor", players="two", turn=5, cash="red 15", mercs="red 2", stack=15)
    entries = sheet(game, "red")
    assert entries.count("mercenary windsor") == 2
    assert entries.count("troop windsor") == 3


def test_greed_guards_what_others_can_afford() -> None:
    game = scenario("red: percy; yellow: clifford", players="two", turn=4, cash="red 18, yellow 40")
    assert "white percy" in sheet(game, "red")
    game = scenario("red: percy; yellow: clifford", players="two", turn=4, cash="red 18, yellow 10")
    assert "white percy" not in sheet(game, "red")


@pytest.mark.parametrize(("turn", "score", "answer"), [(2, 20, "aid"), (2, 5, "decline"), (4, 5, "aid")])
def test_greed_asks_the_french_when_it_pays(turn: int, score: int, answer: str) -> None:
    game = scenario(players="two", step="aid", turn=turn, score=f"yellow {score}")
    assert greedy(game, "red") == answer


def test_money_is_worth_nothing_in_the_last_turn() -> None:
    for turn, worth in ((4, 0.3), (5, 0.0)):
        assert Board(scenario(turn=turn).view("red")).pound == worth


def test_reasons_are_known() -> None:
    game = scenario("red: percy", players="two", turn=3)
    for _ in range(5):
        offers = game.state.legal(0)
        found: list[Worth] = appraise(GAME.view(game.state, 0), offers)
        assert {worth.reason for worth in found} <= set(REASONS)
        game.plays(greedy(game, "red"), seat="red")


def test_sense_leaves_the_draft_alone() -> None:
    game = scenario(step="draft")
    assert sensible(game.view("red"), game.state.legal(0)) == game.state.legal(0)


@pytest.mark.parametrize(("players", "rivals", "share"), [("four", 3, 0.7), ("two", 1, 0.9), ("three", 2, 0.7)])
def test_greed_beats_chance(players: str, rivals: int, share: float) -> None:
    plan = bouts(GAME, {"scenario": players}, ["greedy"] + ["random"] * rivals, games=24, seed=1485, swap=True)
    outcomes = list(run(plan))
    assert not [outcome.error for outcome in outcomes if outcome.error]
    wins = sum(outcome.winner >= 0 and outcome.bout.bots[outcome.winner] == "greedy" for outcome in outcomes)
    assert wins / len(outcomes) >= share
