"""Looking back: each decision is judged with what its seat knew, and the worst of them are the turning points."""

from random import Random

import pytest

from bosworth.bots import LEVELS, make_bot
from bosworth.bots.analysis import Decision, Judgement, curve, decisions, judge, turning_points
from bosworth.games import game as find_game
from bosworth.kernel.chance import FastDice
from bosworth.kernel.match import Match
from bosworth.kernel.thought import Candidate, Occasion, Question, Reason, Skill
from bosworth.kernel.tuning import Tuning

RICHARD, ROSES = find_game("richard3"), find_game("roses")


def played(name: str, options: dict[str, str], actions: int, seed: int = 1) -> Match:
    """A game between bots that take anything, up to an action."""
    game = find_game(name)
    match = Match.start(game, options, {}, FastDice(seed))
    bot = make_bot("random", game, Random(seed))
    while match.rev < actions and match.state.actors():
        seat = match.state.actors()[-1]
        match.act(seat, [bot.choose(match.view(seat), match.legal(seat))])
    return match


def test_a_decision_holds_what_its_seat_knew_and_what_it_did_up_to_the_next_barrier() -> None:
    match = played("richard3", {"scenario": "1460"}, 150)
    for decision in decisions(RICHARD, match.record):
        before = Match.resume(RICHARD, match.record.cut(decision.number), FastDice(0))
        assert decision.view == before.view(decision.seat)
        assert list(decision.offers) == before.legal(decision.seat)
        assert list(decision.heard) == before.heard(decision.seat, since=-1)
        before.branch(decision.number, FastDice(0)).act(decision.seat, decision.chain)


def test_sealed_choices_made_side_by_side_are_decisions_of_their_own() -> None:
    match = played("roses", {"scenario": "two"}, 140)
    found = list(decisions(ROSES, match.record))
    sheets = [decision for decision in found if len(decision.chain) > 3]
    assert {decision.seat for decision in sheets} == {0, 1}
    assert sum(len(decision.chain) for decision in found) <= match.rev


def test_giving_up_is_no_decision_to_be_judged() -> None:
    match = played("richard3", {"scenario": "1460"}, 20)
    before = list(decisions(RICHARD, match.record))
    match.say(match.state.actors()[0], "resign")
    assert [decision.number for decision in decisions(RICHARD, match.record)] == [decision.number for decision in before]


class Even(Question):
    """Whatever is done first is worth as much as its number is high; what was played, little."""

    def __init__(self, occasion: Occasion) -> None:
        chains: list[tuple[int, ...]] = [(offer,) for offer in occasion.offers[:3]]
        chains += [] if occasion.also in chains else [occasion.also]
        super().__init__([Candidate(chain, 0.0, "reason-end") for chain in chains])
        self.also = occasion.also

    def trial(self, candidate: int, sample: int) -> float:
        return 0.25 if self.candidates[candidate].chain == self.also else 0.5


def test_what_was_played_is_compared_with_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RICHARD, "ponder", Even)
    monkeypatch.setattr(RICHARD, "tuning", Tuning({}, dict.fromkeys(LEVELS, Skill(100, 4, 0.0))))
    decision = next(one for one in decisions(RICHARD, played("richard3", {}, 60).record) if len(one.offers) > 3)
    judged = judge(RICHARD, decision)
    assert judged is not None
    assert (judged.done, judged.chance_done, judged.chance_best, judged.loss) == (decision.chain, 0.25, 0.5, 0.25)
    assert judged.best != decision.chain
    assert judge(RICHARD, decision) == judged


class Ranked(Even):
    """The last proposals are worth most, and what was played least; the reasons say what the best is compared with."""

    def trial(self, candidate: int, sample: int) -> float:
        return 0.2 if self.candidates[candidate].chain == self.also else 0.5 + 0.1 * candidate

    def reasons(self, candidate: int, other: int) -> list[Reason]:
        return [Reason("reason-end", {"best": candidate, "against": other})]


def test_the_reasons_compare_the_best_with_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RICHARD, "ponder", Ranked)
    monkeypatch.setattr(RICHARD, "tuning", Tuning({}, dict.fromkeys(LEVELS, Skill(100, 4, 0.0))))
    decision = next(one for one in decisions(RICHARD, played("richard3", {}, 60).record) if len(one.offers) > 3)
    judged = judge(RICHARD, decision)
    assert judged is not None
    [(_, args)] = judged.reasons
    proposals = Ranked(Occasion(decision.view, decision.offers, Skill(), Random(0), also=decision.chain)).candidates
    assert args["best"] == max(n for n, proposal in enumerate(proposals) if proposal.chain != decision.chain)
    assert proposals[int(args["best"])].chain == judged.best
    assert proposals[int(args["against"])].chain == decision.chain


def test_a_game_that_tries_nothing_out_is_not_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RICHARD, "ponder", None)
    monkeypatch.setattr(RICHARD, "tuning", Tuning())
    decision: Decision = next(decisions(RICHARD, played("richard3", {}, 30).record))
    assert judge(RICHARD, decision) is None


def judged(number: int, seat: int, done: float, best: float, doubt: float = 0.0) -> Judgement:
    return Judgement(number, seat, (1,), (2,), done, best, doubt, ())


def test_the_three_worst_are_the_turning_points_in_the_order_of_the_game() -> None:
    losses = {9: 0.4, 3: 0.02, 5: 0.1, 1: 0.3, 7: 0.05}
    found = [judged(number, number % 2, 0.2, 0.2 + loss) for number, loss in losses.items()]
    assert [one.number for one in turning_points(found)] == [1, 5, 9]
    assert turning_points(found[1:2]) == []


def test_what_may_be_chance_is_no_turning_point() -> None:
    sure, unsure = judged(1, 0, 0.4, 0.5, doubt=0.04), judged(2, 0, 0.3, 0.5, doubt=0.11)
    assert turning_points([sure, unsure]) == [sure]


def test_the_curve_of_a_seat_is_what_it_could_hope_for() -> None:
    assert curve([judged(1, 0, 0.5, 0.6), judged(2, 1, 0.3, 0.3), judged(4, 0, 0.7, 0.7)], 0) == [(1, 0.5), (4, 0.7)]
