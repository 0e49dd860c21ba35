"""How all levels think: proposals are raced on common samples, and what looked best gives way only to what proved itself."""

from collections.abc import Callable
from random import Random

import pytest

from bosworth.bots import BOTS, LEVELS, make_bot
from bosworth.bots.levels import Spec, read_spec
from bosworth.bots.race import race
from bosworth.bots.thinker import Thinker
from bosworth.games import game as find_game
from bosworth.games.edition import Edition
from bosworth.kernel.chance import FastDice
from bosworth.kernel.errors import Malformed
from bosworth.kernel.event import Event
from bosworth.kernel.thought import Candidate, Occasion, Question, Skill
from bosworth.kernel.tuning import Tuning

GAME = find_game("richard3")


class Urns(Question):
    """Each proposal is an urn; the same sample shakes all urns alike."""

    def __init__(self, shares: list[float], noise: Callable[[int], float] = lambda sample: 0.0) -> None:
        super().__init__([Candidate((number,), share, "reason-best") for number, share in enumerate(shares)])
        self.shares = shares
        self.noise = noise
        self.drawn: list[tuple[int, int]] = []

    def trial(self, candidate: int, sample: int) -> float:
        self.drawn.append((candidate, sample))
        return self.shares[candidate] + self.noise(sample)


class Shaken(Urns):
    """The second urn is shaken by itself: by 0.2 up or down in turn."""

    def trial(self, candidate: int, sample: int) -> float:
        return super().trial(candidate, sample) + candidate * (0.2 if sample % 2 else -0.2)


# --- the race -------------------------------------------------------------------------------------------------------------------


def test_the_best_wins_and_the_second_best_is_known() -> None:
    standing = race(Urns([0.4, 0.2, 0.7, 0.5, 0.1]), playouts=200)
    assert standing.winner == 2
    assert standing.chances[0] == pytest.approx((2, 0.7, 0.0))
    assert {number for number, *_ in standing.chances} == {0, 2}


def test_it_is_known_how_far_a_distance_may_be_off() -> None:
    """By the samples that both were tried out on: what both share is no doubt."""
    steady = race(Urns([0.4, 0.5], noise=lambda sample: (sample % 7) / 10), playouts=60)
    assert [round(doubt, 9) for *_, doubt in steady.chances] == [0.0, 0.0]
    shaken = race(Shaken([0.4, 0.6]), playouts=200)
    assert [round(doubt, 4) for *_, doubt in shaken.chances] == [0.0, round((0.04 * 100 / 99 / 100) ** 0.5, 4)]


def test_noise_that_all_share_does_not_hide_what_is_better() -> None:
    assert race(Urns([0.4, 0.45], noise=lambda sample: (sample % 7) / 10), playouts=60).winner == 1


def test_what_looked_best_gives_way_only_to_what_is_surely_better() -> None:
    rng = Random(3)
    dice = [rng.random() for _ in range(1000)]

    class Alike(Urns):
        def trial(self, candidate: int, sample: int) -> float:
            return dice[-sample - 1] if candidate else dice[sample]

    question = Alike([0.5, 0.5])
    means = [sum(question.trial(number, sample) for sample in range(20)) / 20 for number in (0, 1)]
    assert means[1] > means[0]
    assert race(question, playouts=40).winner == 0


def test_a_few_samples_prove_nothing() -> None:
    assert race(Urns([0.4, 0.9]), playouts=14).winner == 0


@pytest.mark.parametrize("playouts", [20, 100, 333])
def test_a_race_never_costs_more_than_its_budget(playouts: int) -> None:
    question = Urns([0.1 * number for number in range(9)])
    race(question, playouts)
    assert playouts * 0.7 <= len(question.drawn) <= playouts


def test_each_sample_is_drawn_once_for_each_proposal_in_order() -> None:
    question = Urns([0.3, 0.1, 0.2])
    race(question, 90)
    for number in range(3):
        samples = [sample for candidate, sample in question.drawn if candidate == number]
        assert samples == list(range(len(samples)))


def test_whoever_is_kept_runs_to_the_end() -> None:
    assert 3 in [number for number, *_ in race(Urns([0.5, 0.6, 0.7, 0.0, 0.4, 0.3]), 300, kept=[3]).chances]


def test_a_race_can_be_ended_early() -> None:
    question = Urns([0.1, 0.9])
    standing = race(question, 1000, is_late=lambda: len(question.drawn) >= 40)
    assert len(question.drawn) == 40
    assert standing.winner == 1


# --- levels, tempers, parts -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "spec"),
    [
        ("bot:master", Spec("master")),
        (" Master:Aggressive ", Spec("master", "aggressive")),
        ("steady:normal", Spec("steady")),
        ("master:cautious/4", Spec("master", "cautious", 4)),
        ("greedy", Spec("greedy")),
    ],
)
def test_a_text_names_level_temper_and_part_of_the_budget(text: str, spec: Spec) -> None:
    assert read_spec(text, BOTS) == spec
    assert read_spec(str(spec), BOTS) == spec


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("grandmaster", "no bot"),
        ("master:sulky", "no temper 'sulky'"),
        ("greedy:cautious", "no bot"),
        ("master/0", "whole number"),
        ("master/x", "whole number"),
        ("", "no bot"),
    ],
)
def test_any_other_text_is_refused(text: str, why: str) -> None:
    with pytest.raises(Malformed, match=why):
        read_spec(text, BOTS)


# --- the thinker ----------------------------------------------------------------------------------------------------------------


def thinker(
    monkeypatch: pytest.MonkeyPatch, question: Question, skill: Skill, text: str = "master"
) -> tuple[Thinker, list[Occasion]]:
    asked: list[Occasion] = []

    def ponder(occasion: Occasion) -> Question:
        asked.append(occasion)
        return question

    monkeypatch.setattr(GAME, "ponder", ponder)
    monkeypatch.setattr(GAME, "tuning", Tuning({}, dict.fromkeys(LEVELS, skill)))
    bot = make_bot(text, GAME, Random(1))
    assert isinstance(bot, Thinker)
    return bot, asked


def view_of(game: Edition) -> object:
    state = game.new(game.info.settle({}), FastDice(1))
    return game.view(state, state.actors()[0])


def test_a_thought_says_what_it_promises_and_what_the_second_best_does(monkeypatch: pytest.MonkeyPatch) -> None:
    bot, _ = thinker(monkeypatch, Urns([0.4, 0.3, 0.7]), Skill(100, 3, 0.0))
    advice = bot.advise(view_of(GAME), [0, 1, 2])  # type: ignore[arg-type]
    assert (advice.action, advice.chain) == (2, (2,))
    assert [(chance.chain, round(chance.share, 3)) for chance in advice.chances] == [((2,), 0.7), ((0,), 0.4)]
    assert [reason.name for reason in advice.reasons] == ["reason-best"]


def test_without_a_budget_what_looks_best_is_done_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    question = Urns([0.4, 0.9])
    bot, _ = thinker(monkeypatch, question, Skill(0, 2, 0.5))
    advice = bot.advise(view_of(GAME), [0, 1])  # type: ignore[arg-type]
    assert (advice.action, advice.chances, question.drawn) == (0, (), [])


def test_a_part_of_the_budget_is_a_part_of_the_try_outs(monkeypatch: pytest.MonkeyPatch) -> None:
    question = Urns([0.4, 0.9])
    bot, _ = thinker(monkeypatch, question, Skill(400, 2, 0.0), "master/4")
    bot.advise(view_of(GAME), [0, 1])  # type: ignore[arg-type]
    assert len(question.drawn) == 100


def test_it_thinks_with_all_that_it_has_heard_and_its_temper(monkeypatch: pytest.MonkeyPatch) -> None:
    bot, asked = thinker(monkeypatch, Urns([0.4, 0.9]), Skill(), "expert:cautious")
    bot.hear([Event("one", {})])
    bot.hear([Event("two", {})])
    bot.advise(view_of(GAME), [0, 1])  # type: ignore[arg-type]
    assert [event.name for event in asked[0].heard] == ["one", "two"]
    assert (asked[0].temper, list(asked[0].offers)) == ("cautious", [0, 1])


def test_where_there_is_no_choice_nothing_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    bot, asked = thinker(monkeypatch, Urns([0.4]), Skill(100, 1, 0.0))
    assert bot.think(view_of(GAME), [5]) == (5,)  # type: ignore[arg-type]
    assert asked == []


def test_a_chain_that_was_played_is_tried_out_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    bot, asked = thinker(monkeypatch, Urns([0.5, 0.6, 0.7, 0.0, 0.4, 0.3]), Skill(300, 6, 0.0))
    advice = bot.weigh(view_of(GAME), [0, 1, 2, 3, 4, 5], also=(3,))  # type: ignore[arg-type]
    assert asked[0].also == (3,)
    assert (3,) in [chance.chain for chance in advice.chances]


def test_a_game_that_only_values_offers_has_levels_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """The best level takes the best offer; the gentlest one errs now and then, and no more than it blurs."""
    monkeypatch.setattr(GAME, "ponder", None)
    monkeypatch.setattr(GAME, "tuning", Tuning())
    state = GAME.new(GAME.info.settle({}), FastDice(1))
    seat = state.actors()[0]
    view, offers = GAME.view(state, seat), state.legal(seat)
    worths = [worth.value for worth in GAME.appraise(view, offers)]
    best = make_bot("master", GAME, Random(1)).advise(view, offers).action
    assert worths[offers.index(best)] == max(worths)
    taken = {make_bot("gentle", GAME, Random(seed)).advise(view, offers).action for seed in range(30)}
    assert len(taken) > 1
