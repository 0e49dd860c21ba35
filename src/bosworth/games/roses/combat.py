"""Section 13: combat."""

from bosworth.games.roses import log
from bosworth.games.roses.order import reverse
from bosworth.games.roses.state import PARLIAMENT, Position
from bosworth.games.roses.tables import BATTLE_ORDER, GARRISON
from bosworth.games.roses.titles import changed, check_all
from bosworth.kernel.chance import Dice


def fight(s: Position, dice: Dice) -> None:
    """13.2 In reverse order each player fights his battles; then all counters go home (13.4)."""
    for player in reverse(s):
        if any(s.attackers[player]):
            for asset in BATTLE_ORDER:
                if s.attackers[player][asset]:
                    _battle(s, player, asset)
    for player in range(s.players):
        s.stack += s.hired[player]
    s.hired = [0] * s.players
    check_all(s)
    s.step = PARLIAMENT


def _battle(s: Position, player: int, asset: int) -> None:
    """13.2 Both lose the smaller number; the location goes to the survivor, or to nobody (13.3: all counters are alike)."""
    _call_garrison(s, asset)
    victim, attackers, defenders = s.owner[asset], s.attackers[player][asset], s.defenders[asset]
    s.attackers[player][asset] = max(0, attackers - defenders)
    s.defenders[asset] = max(0, defenders - attackers)
    log.battle(s, "battle", player, victim, asset, (attackers, defenders))
    if attackers < defenders:
        log.battle(s, "repelled", player, victim, asset, (attackers, defenders))
        return
    if attackers > defenders:
        if victim < 0:
            s.face_up.remove(asset)
        s.defenders[asset] = s.attackers[player][asset]
        s.attackers[player][asset] = 0
        s.give(asset, player)
        log.battle(s, "conquered", player, victim, asset, (attackers, defenders))
    else:
        s.give(asset, -1)
        s.face_up.append(asset)
        log.battle(s, "neutral", player, victim, asset, (attackers, defenders))
    changed(s, asset)


def _call_garrison(s: Position, asset: int) -> None:
    """13.2a Once in a phase the garrison of an owned location joins its defenders."""
    if not s.opened >> asset & 1:
        s.opened |= 1 << asset
        s.defenders[asset] += GARRISON[asset]
        log.counters(s, "garrison", s.owner[asset], asset, GARRISON[asset])
