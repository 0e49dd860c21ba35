"""When all is over everybody is told whom each side holds: as many as the running score says."""

import pytest
from tests.web.positions import random_game

from bosworth.games import game
from bosworth.kernel.match import Match
from bosworth.kernel.position import Frame
from bosworth.kernel.record import replay

RICHARD = game("richard3")


def accounted(state: Frame) -> dict[str, int]:
    """By side: the nobles that are named, and Middlesex."""
    found = [event.args for event in state.events if event.name == "held" and event.is_heard_by(None)]
    return {str(args["side"]): len(str(args["blocks"]).split()) + int(args["middlesex"]) for args in found}


@pytest.mark.parametrize("scenario", ["1460", "1470", "1480"])
def test_every_noble_is_accounted_for_at_the_end(scenario: str) -> None:
    for seed in range(5):
        *_, (_, step) = replay(random_game(RICHARD, {"scenario": scenario}, seed), RICHARD, telling=True)
        assert accounted(step.after) == RICHARD.show(RICHARD.view(step.after, None))["scores"]


def test_so_it_is_when_somebody_resigns() -> None:
    record = random_game(RICHARD, {"scenario": "1470"}, 1)
    match = Match.look(RICHARD, record.cut(40))
    state = match.state.copy()
    state.telling = True
    state.resign(0)
    assert accounted(state) == RICHARD.show(RICHARD.view(state, None))["scores"]
    assert [event.name for event in state.events] == ["held", "held", "win-resigned"]
