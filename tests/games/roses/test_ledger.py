"""The quick reckoning that bots think with: it comes to what the rules come to, whatever is written."""

from collections.abc import Iterator
from random import Random

import pytest

from bosworth.games.roses import parliament
from bosworth.games.roses.imagine import imagine
from bosworth.games.roses.options import COUNT, INFO
from bosworth.games.roses.setup import new
from bosworth.games.roses.state import COMMITTED, END_OF_TURN, PARLIAMENT, PLANNING, Position
from bosworth.games.roses.thinking.ledger import Ledger, Setting
from bosworth.games.roses.thinking.sheet_question import sheet_of
from bosworth.games.roses.thinking.sheets import resolve
from bosworth.games.roses.view import view
from bosworth.kernel.chance import Dice, FastDice

SWITCHES = [
    *({"scenario": players} for players in COUNT),
    {"titles": "after_phase"},
    {"tied_votes": "no_king"},
    {"neville_strength": "8", "neville_start": "se"},
    {"mid_wc_adjacent": "true", "shortage": "stop"},
]


def turns(options: dict[str, str], seed: int) -> Iterator[Position]:
    """The positions of a random game in which sheets have been written, before they are revealed."""
    rng, dice = Random(seed), FastDice(seed)
    state = new(INFO.settle(options), dice)
    while state.actors():
        seat = rng.choice(state.actors())
        if state.step == PLANNING:
            _write_all(state, rng)
            yield state
            state.step += 1
            state.advance(dice)
        else:
            state.play(seat, rng.choice(state.legal(seat)), dice)


def _write_all(state: Position, rng: Random) -> None:
    """Everybody writes something, and commits it."""
    state.cash = [rng.randrange(60) for _ in state.cash]
    blind = view(state, None)
    blind.known.part = [COMMITTED] * state.players
    written = imagine(blind, rng)
    state.sheets, state.part = written.sheets, written.part


@pytest.mark.parametrize("options", SWITCHES, ids=lambda options: "-".join(options.values()))
def test_a_turn_comes_out_as_by_the_rules(options: dict[str, str]) -> None:
    for seed in range(12):
        for state in turns(options, seed):
            setting = Setting(state)
            found = resolve(Ledger(setting), [sheet_of(setting, state, player) for player in range(state.players)])
            state.step = 9
            real = state.copy()
            while real.step != PARLIAMENT:
                real.run_stage(Dice())
            assert found.owner == real.owner
            assert found.title == real.title
            assert (found.cash, found.mercs) == (real.cash, real.mercs)
            before = real.score[:]
            parliament.sit(real, Dice())
            assert real.step == END_OF_TURN
            assert found.points() == [after - earlier for after, earlier in zip(real.score, before, strict=True)]
            state.step = 8
