"""What a bot is asked at a table, when its thought ends, and what whoever asked for a hint is told."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from tests.plans import REASONS, teach
from tests.table.company import duel, forms
from tests.table.test_playing import in_actions

from bosworth.bots import Advice, Chance
from bosworth.kernel.thought import Occasion, Question
from bosworth.server.http.hints import hinted
from bosworth.table import thinking
from bosworth.table.thinking import advise


def test_a_hint_is_the_masters_act_with_its_chances_and_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    teach(monkeypatch)
    table = duel()
    job = table.hint_job("ann", 0, table.rev(0))
    assert (job.bot, job.is_hint, job.is_quick) == ("master", True, False)
    thought = advise(job)
    assert thought.forms[0] == forms(table, 0)[1]
    assert [chance.share for chance in thought.advice.chances] == [0.75, 0.25]
    assert list(thinking.reasons_of(thought.advice)) == REASONS


def test_what_is_as_good_as_the_second_best_has_no_reasons_in_figures() -> None:
    chances = (Chance((1,), 0.604), Chance((2,), 0.598))
    advice = Advice(1, "reason-only-choice", reasons=tuple(REASONS), chances=chances)
    assert [reason.name for reason in thinking.reasons_of(advice)] == ["reason-only-choice"]
    better = replace(advice, chances=(chances[0], Chance((2,), 0.594)))
    assert list(thinking.reasons_of(better)) == REASONS


def test_what_follows_the_first_action_is_told_as_it_looks_then(monkeypatch: pytest.MonkeyPatch) -> None:
    teach(monkeypatch)
    table = in_actions()
    [seat] = table.begun().state.actors()
    person = table.chairs[seat].person
    thought = advise(table.hint_job(person, seat, table.rev(seat)))
    [step] = thought.steps
    assert thought.forms == (thought.forms[0], step.form)
    told = hinted("k", table.hint_job(person, seat, table.rev(seat)), thought)
    assert [(one.form, one.path) for one in told.chain] == [(step.form, step.path)]
    assert told.chain[0].say[0].startswith("offer-")
    assert [chance.share for chance in told.chances] == [0.75, 0.25]
    assert told.chances[0].form == told.form
    assert (told.reason[0], [say[0] for say in told.more]) == (REASONS[0].name, [REASONS[1].name])


def test_a_bot_that_carries_its_thought_out_tells_no_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    teach(monkeypatch)
    table = in_actions()
    [seat] = table.begun().state.actors()
    assert advise(table.job(seat, "master")).steps == ()


def test_without_try_outs_a_hint_has_no_chances_and_one_reason() -> None:
    table = duel()
    job = table.hint_job("ann", 0, table.rev(0))
    told = hinted("k", job, advise(table.job(0, "greedy")))
    assert told.form in forms(table, 0)
    assert (told.chances, told.chain, told.more) == ((), (), ())
    assert told.reason[0].startswith("reason-")


class Clock:
    """A clock that stands still until it is told."""

    now = 0.0

    def monotonic(self) -> float:
        return self.now


def raced(monkeypatch: pytest.MonkeyPatch, look_up: Callable[[], bool]) -> int:
    """How many try-outs a master's thought takes if this is asked before each round of them."""
    game = teach(monkeypatch)
    tried: list[int] = []
    ponder = game.ponder
    assert ponder is not None

    def counted(occasion: Occasion) -> Question:
        question = ponder(occasion)
        trial = question.trial

        def note(candidate: int, sample: int) -> float:
            tried.append(sample)
            return trial(candidate, sample)

        monkeypatch.setattr(question, "trial", note)
        return question

    monkeypatch.setattr(game, "ponder", counted)
    advise(duel().job(0, "master"), look_up)
    return len(tried)


def test_a_thought_that_is_called_off_ends_with_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    rounds = iter([False, False, True])
    assert raced(monkeypatch, lambda: next(rounds, True)) == 2 * 3


def test_the_emergency_brake_ends_a_thought_that_takes_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(thinking, "time", clock)

    def pass_time() -> bool:
        clock.now += thinking.SECONDS_TO_THINK / 4
        return False

    assert 0 < raced(monkeypatch, pass_time) < 60
    assert raced(monkeypatch, lambda: False) == 60


def test_only_levels_that_try_nothing_out_are_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    teach(monkeypatch)
    table = duel()
    quick = {bot: table.job(0, bot).is_quick for bot in ("random", "greedy", "gentle", "master:cautious", "master/100")}
    assert quick == {"random": True, "greedy": True, "gentle": True, "master:cautious": False, "master/100": True}
