"""The ladder: everybody meets everybody on the same deals, a run can be taken up again, and ratings tell who is better."""

from collections import Counter
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from bosworth.bots import ladder
from bosworth.bots.arena import Bout, Outcome
from bosworth.bots.ladder import Result, _thinks, key_of, pairings, play_all, ratings, result_of, share_of
from bosworth.games import game as find_game
from bosworth.kernel.errors import Malformed
from bosworth.kernel.thought import Skill
from bosworth.kernel.tuning import Tuning

GAME = find_game("roses")
THREE = ["random", "greedy", "gentle"]


def test_everybody_meets_everybody_and_changes_places_on_the_same_deal() -> None:
    plan = pairings(GAME, {"scenario": "two"}, THREE, games=2, seed=7)
    assert [bout.bots for bout in plan] == [
        ("random", "greedy"),
        ("random", "gentle"),
        ("greedy", "gentle"),
        ("greedy", "random"),
        ("gentle", "random"),
        ("gentle", "greedy"),
    ]
    assert {bout.seed for bout in plan} == {"7-0"}


def test_at_a_table_of_four_they_sit_in_turn() -> None:
    [bout] = pairings(GAME, {"scenario": "four"}, THREE[:2], games=1, seed=0)
    assert bout.bots == ("random", "greedy", "random", "greedy")


def test_neighbours_may_play_more_than_the_others() -> None:
    plan = pairings(GAME, {"scenario": "two"}, THREE, games=4, seed=7, far=2)
    games = Counter(frozenset(bout.bots) for bout in plan)
    assert [games[frozenset(pair)] for pair in combinations(THREE, 2)] == [4, 2, 4]
    with pytest.raises(Malformed, match="at least one game"):
        pairings(GAME, {}, THREE, 4, 0, far=0)


def test_a_result_is_good_as_long_as_its_bots_think_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    [bout] = pairings(GAME, {"scenario": "two"}, ["gentle", "random"], games=1, seed=0)
    keys = []
    for numbers in (
        GAME.tuning,
        GAME.tuning,
        replace(GAME.tuning, skills={"gentle": Skill(blur=0.123)}),
        Tuning({"base": {"x": 1.0}}),
    ):
        monkeypatch.setattr(GAME, "tuning", numbers)
        _thinks.cache_clear()
        keys.append(key_of(bout))
    _thinks.cache_clear()
    assert keys[0] == keys[1]
    assert len(set(keys)) == 3


@pytest.mark.parametrize(
    ("bots", "games", "text"),
    [(["random"], 1, "two different bots"), (["greedy", "bot:greedy"], 1, "two different"), (THREE, 0, "at least one game")],
)
def test_what_is_no_ladder_is_refused(bots: list[str], games: int, text: str) -> None:
    with pytest.raises(Malformed, match=text):
        pairings(GAME, {}, bots, games, 0)


def test_a_run_that_was_cut_off_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = pairings(GAME, {"scenario": "two"}, THREE, games=2, seed=1)
    path = tmp_path / "results.jsonl"
    whole = list(play_all(plan, path, jobs=1))
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join(lines[:3]) + lines[3][:20], encoding="utf-8")
    played: list[Bout] = []

    def run(left: list[Bout], _jobs: int) -> list[Outcome]:
        played.extend(left)
        return [Outcome(bout, winner) for bout in left for known, winner in whole if known == bout]

    monkeypatch.setattr(ladder, "run", run)
    again = list(play_all(plan, path, jobs=1))
    assert played == plan[3:]
    assert sorted(again, key=lambda pair: pair[0].number) == sorted(whole, key=lambda pair: pair[0].number)
    assert len(path.read_text(encoding="utf-8").splitlines()) == len(plan)


def test_a_file_of_something_else_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("eggs\nmilk\n", encoding="utf-8")
    with pytest.raises(Malformed, match=r"notes\.txt, line 1"):
        list(play_all(pairings(GAME, {"scenario": "two"}, THREE, 1, 0), path, jobs=1))
    assert path.read_text(encoding="utf-8") == "eggs\nmilk\n"


def test_a_game_that_breaks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "run", lambda left, _jobs: [Outcome(left[0], error="ZeroDivisionError: oh")])
    with pytest.raises(Malformed, match="seed 4-0 broke: ZeroDivisionError"):
        list(play_all(pairings(GAME, {"scenario": "two"}, THREE, 1, 4), None, jobs=1))


def test_a_game_counts_for_the_bot_whatever_its_seat() -> None:
    bout = Bout(0, "roses", {}, ("random", "greedy", "random", "greedy"), "0")
    assert result_of(bout, 3) == result_of(bout, 1) == Result("greedy", "random", 1.0)
    assert result_of(bout, 0) == Result("greedy", "random", 0.0)
    assert result_of(bout, -1) == Result("greedy", "random", 0.5)


def test_ratings_find_again_the_strengths_that_games_were_drawn_from() -> None:
    strengths = {"weak": 1.0, "middling": 2.0, "strong": 6.0}
    rng = Random(5)
    results = [
        Result(one, other, float(rng.random() < strengths[one] / (strengths[one] + strengths[other])))
        for one, other in (("middling", "weak"), ("strong", "weak"), ("middling", "strong"))
        for _ in range(600)
    ]
    strong, middling, weak = ratings(results)
    assert [strong.bot, middling.bot, weak.bot] == ["strong", "middling", "weak"]
    assert (weak.rating, weak.low, weak.high) == (0, 0, 0)
    assert middling.low < 120.4 < middling.high  # 400 points for a ratio of ten: 120.4 for two, 311.3 for six
    assert strong.low < 311.3 < strong.high
    assert strong.games == 1200


def test_whoever_never_won_has_a_rating_too() -> None:
    top, bottom = ratings([Result("a", "b", 1.0)] * 20)
    assert (top.bot, bottom.bot) == ("a", "b")
    assert 300 < top.rating < 1000


def test_a_share_counts_only_the_games_of_the_two() -> None:
    results = [Result("a", "b", 1.0), Result("a", "b", 0.0), Result("a", "c", 0.0), Result("a", "b", 0.5)]
    assert share_of(results, "b", "a")[:2] == (0.5, 3)
