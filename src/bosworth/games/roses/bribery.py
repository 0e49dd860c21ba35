"""Section 12: bribery."""

from bosworth.games.roses import log
from bosworth.games.roses.order import reverse
from bosworth.games.roses.parliament import counted_in, place_in
from bosworth.games.roses.state import COMBAT, Position
from bosworth.games.roses.titles import changed, check_all
from bosworth.kernel.chance import Dice


def bribe(s: Position, dice: Dice) -> None:
    """12.1 In reverse order each player resolves his black cubes; at the end the white ones go home (12.4)."""
    for player in reverse(s):
        targets = s.blacks[player]
        if targets:
            for asset in s.chart.bribes:
                for _ in range(targets.count(asset)):
                    _resolve(s, player, asset)
    s.barriers += 1
    check_all(s)
    s.step = COMBAT


def _resolve(s: Position, player: int, asset: int) -> None:
    """12.1 A white cube saves its target once; without one the target changes hands where it stands. A second cube on a target
    already won is spent for nothing (B6)."""
    victim = s.owner[asset]
    if victim == player:
        return
    if s.whites[asset]:
        s.whites[asset] -= 1
        log.bribe_failed(s, player, victim, asset)
        return
    s.give(asset, player)
    if s.telling:
        region = counted_in(s, asset)
        log.bribe_won(s, player, victim, asset, region, place_in(s, victim, region)[0])
    changed(s, asset)
