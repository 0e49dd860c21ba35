"""Turning points in words: what was done and what would have been better, told from where the two part."""

from random import Random

from bosworth.bots import make_bot
from bosworth.bots.analysis import Decision, Judgement, decisions
from bosworth.games import game as find_game
from bosworth.kernel.chance import FastDice
from bosworth.kernel.match import Match
from bosworth.table.looking_back import Outcome, Parting, look_back_at, part
from bosworth.table.thinking import Step

RICHARD, ROSES, LANCASTER = map(find_game, ("richard3", "roses", "lancaster"))


def decided(name: str, least: int, options: dict[str, str] | None = None) -> Decision:
    """The first decision of so many actions in a game between greedy bots."""
    game = find_game(name)
    match = Match.start(game, options or {}, {}, FastDice(1))
    bot = make_bot("greedy", game, Random(1))
    while match.rev < 60:
        seat = match.state.actors()[-1]
        match.act(seat, [bot.choose(match.view(seat), match.legal(seat))])
    return next(decision for decision in decisions(game, match.record) if len(decision.chain) >= least)


def judged(decision: Decision, best: tuple[int, ...]) -> Judgement:
    return Judgement(decision.number, decision.seat, decision.chain, best, 0.2, 0.6, 0.0, ())


def forms(steps: list[Step]) -> list[str]:
    return [step.form for step in steps]


def parted(name: str, decision: Decision, best: tuple[int, ...]) -> Parting:
    return part(find_game(name), decision, judged(decision, best))


def test_what_both_ways_begin_with_is_told_once_and_what_only_goes_on_is_not() -> None:
    decision = decided("richard3", 5, {"scenario": "1480"})
    first, second, *_, end = decision.chain
    told = parted("richard3", decision, (first, second, end))
    assert forms(told.both) == [RICHARD.write(second)]
    assert forms(told.done.told) == [RICHARD.write(action) for action in decision.chain[2:-1]]
    assert forms(told.better.told) == ["end"], "where a way does nothing more, that is what it does"
    assert forms(told.better.steps) == [RICHARD.write(action) for action in (first, second, end)]


def test_what_both_ways_have_is_not_told_wherever_it_stands() -> None:
    decision = decided("roses", 8, {"scenario": "two"})
    written = [ROSES.write(action) for action in decision.chain]
    assert written[:4] == ["bid se", "amount 2", "next", "sail sh_kingston se_s"]
    told = parted("roses", decision, (decision.chain[2], *decision.chain[2:]))
    assert forms(told.both) == []
    assert forms(told.done.told) == ["bid se", "amount 2"]
    assert forms(told.better.told) == ["next"]


def test_the_words_are_those_of_the_moment_at_which_an_action_is_done() -> None:
    decision = decided("lancaster", 3)
    knight, favour, raised = decision.chain
    told = parted("lancaster", decision, (knight, favour))
    assert [step.words[0] for step in told.done.steps] == ["offer-conflict", "offer-favour", "offer-raise"]
    assert forms(told.done.steps) == [LANCASTER.write(action) for action in (knight, favour, raised)]


def test_a_turning_point_is_plain_data_with_what_a_hand_would_touch() -> None:
    decision = decided("richard3", 5, {"scenario": "1480"})
    first, second, *_, end = decision.chain
    one = judged(decision, (first, second, end))
    analysis = look_back_at(RICHARD, [(decision, one)], 1, 1, Outcome(60, [0.0, 1.0]))
    [turn] = analysis.turning_points
    assert [message for message, _ in turn.both] == ["offer-sea"]
    assert [message for message, _ in turn.better.told] == ["offer-end"]
    assert turn.better.acts[0].path[0].startswith("block:")
    assert (analysis.end, analysis.result) == (60, [0.0, 1.0])
