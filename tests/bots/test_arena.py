"""The arena: same seed, same results, however many processes; every game is counted once."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from bosworth.bots import BOTS, Spec, Thinker, arena
from bosworth.bots.arena import Bout, Outcome, Tally, bouts, contest, fight, run, wilson
from bosworth.bots.random import RandomBot
from bosworth.games import game as find_game
from bosworth.kernel.chance import Dice, FastDice
from bosworth.kernel.errors import Malformed
from bosworth.kernel.event import Event
from bosworth.kernel.game import Step, play_steps
from bosworth.kernel.match import Match
from bosworth.kernel.view import View

GAME = find_game("richard3")
SHORT = {"scenario": "1480"}


def tally(plan: list[Bout], jobs: int = 1) -> Tally:
    result = Tally(("lancaster", "york"), plan[0].bots)
    for outcome in run(plan, jobs):
        result.add(outcome)
    return result


def test_the_same_seed_gives_the_same_games_in_one_process_and_in_two() -> None:
    plan = bouts(GAME, SHORT, ["random", "greedy"], games=8, seed=3, swap=True)
    assert tally(plan) == tally(plan, jobs=2)


def test_another_seed_gives_other_games() -> None:
    one, two = (tally(bouts(GAME, SHORT, ["random", "random"], games=8, seed=seed)) for seed in (3, 4))
    assert one.decisions != two.decisions


def test_swap_gives_each_bot_each_seat_half_the_time_with_the_same_deals() -> None:
    plan = bouts(GAME, SHORT, ["bot:greedy", "random"], games=4, seed=1, swap=True)
    assert [bout.bots for bout in plan] == [("greedy", "random"), ("random", "greedy")] * 2
    assert [bout.seed for bout in plan] == ["1-0", "1-0", "1-1", "1-1"]
    result = tally(plan)
    assert result.played_by_seat == {"lancaster": {"greedy": 2, "random": 2}, "york": {"greedy": 2, "random": 2}}
    assert result.played == {"greedy": 4, "random": 4}
    assert sum(result.wins.values()) == result.finished == 4


def test_without_swap_the_seats_stay() -> None:
    plan = bouts(GAME, SHORT, ["greedy", "random"], games=3)
    assert {bout.bots for bout in plan} == {("greedy", "random")}


def test_two_bots_of_one_name_add_up_and_are_told_apart_by_seat() -> None:
    result = tally(bouts(GAME, SHORT, ["random", "random"], games=5))
    assert result.wins == {"random": 5}
    assert sum(row["random"] for row in result.wins_by_seat.values()) == 5


def test_a_game_that_breaks_is_an_error_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(RandomBot):
        name = "broken"

        def choose(self, view: object, offers: object) -> int:
            raise ZeroDivisionError("oh")

    monkeypatch.setitem(BOTS, "broken", Broken)
    result = tally(bouts(GAME, SHORT, ["broken", "random"], games=2, seed=9))
    assert result.finished == 0
    assert result.errors == ["seed 9-0: ZeroDivisionError: oh", "seed 9-1: ZeroDivisionError: oh"]


def test_a_bot_that_wants_what_is_not_offered_breaks_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat(RandomBot):
        name = "cheat"

        def choose(self, view: object, offers: object) -> int:
            return 62

    monkeypatch.setitem(BOTS, "cheat", Cheat)
    assert "not offered" in fight(bouts(GAME, SHORT, ["cheat", "random"], games=1)[0]).error


def test_bots_get_views_and_the_events_of_their_seat_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Event] = []
    seen: set[object] = set()

    class Listener(RandomBot):
        name = "listener"
        looks = True
        listens = True

        def hear(self, events: object) -> None:
            assert isinstance(events, list)
            heard.extend(events)

        def choose(self, view: object, offers: Sequence[int]) -> int:
            assert isinstance(view, View)
            assert all(isinstance(offer, int) for offer in offers)
            seen.add(view.seat)
            return self.rng.choice(offers)

    monkeypatch.setitem(BOTS, "listener", Listener)
    outcome = fight(bouts(GAME, SHORT, ["random", "listener"], games=1, seed=2)[0])
    assert outcome.error == ""
    assert seen == {1}
    assert any(event.name == "cards" for event in heard)
    assert all(event.is_heard_by(1) for event in heard)
    assert len([event for event in heard if event.name == "hand"]) == 1


def test_a_game_without_a_single_winner_is_nobodys_win() -> None:
    result = Tally(("lancaster", "york"), ("random", "greedy"))
    result.add(Outcome(Bout(0, "richard3", {}, ("random", "greedy"), "0"), -1, 10))
    assert result.wins == {"random": 0, "greedy": 0}
    assert result.finished == 1


@pytest.mark.parametrize(
    ("specs", "games", "text"),
    [
        (["random"], 1, "richard3 has 2 seats"),
        (["random", "random"], 0, "at least one game"),
        (["random", "clever"], 1, "no bot 'clever'"),
    ],
)
def test_what_cannot_be_played_is_refused(specs: list[str], games: int, text: str) -> None:
    with pytest.raises(Malformed, match=text):
        bouts(GAME, SHORT, specs, games=games)


def test_there_is_no_work_without_workers() -> None:
    with pytest.raises(Malformed, match="at least one job"):
        list(run([], jobs=0))


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (90, 100, 0.8256, 0.9448), (0, 0, 0.0, 1.0)],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_random_play_needs_no_view(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_view(*_: object) -> dict[str, object]:
        raise AssertionError("nobody looks")

    monkeypatch.setattr(GAME, "view", no_view)
    assert fight(bouts(GAME, SHORT, ["random", "random"], games=1)[0]).error == ""


def test_greedy_beats_random() -> None:
    """A small sample of what `bosworth simulate` shows at length."""
    plan = bouts(GAME, SHORT, ["greedy", "random"], games=20, seed=1, swap=True)
    assert tally(plan).wins["greedy"] >= 15


def test_every_bot_hears_all_that_its_seat_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """As at a table: step by step, also what happens in the middle of somebody's chain."""
    played: list[tuple[int, list[int]]] = []

    def noting(state: Any, seat: int, actions: Sequence[int], dice: Dice) -> list[Step[Any]]:
        played.append((seat, list(actions)))
        return play_steps(state, seat, actions, dice)

    monkeypatch.setattr(arena, "play_steps", noting)
    bots = [Thinker(GAME, Random(seat), Spec("gentle")) for seat in range(2)]
    contest(GAME, GAME.info.settle(SHORT), bots, "1")
    assert any(len(chain) > 1 for _, chain in played)
    match = Match.start(GAME, SHORT, {}, FastDice("1"))
    for seat, chain in played:
        match.act(seat, chain)
    assert [bot.heard for bot in bots] == [list(match.heard(seat, -1)) for seat in range(2)]
