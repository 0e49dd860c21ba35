"""What laws are worth: to whom each brings how much, and so how to vote."""

from collections.abc import Sequence

from bosworth.games.lancaster.goods import has
from bosworth.games.lancaster.law_kinds import ToEach, UpgradeForMost
from bosworth.games.lancaster.laws import EFFECTS
from bosworth.games.lancaster.state import Position
from bosworth.games.lancaster.tables import GOLD, LAW_EFFECT, LAW_GOODS, LAW_POWER, SQUIRES, VOTES
from bosworth.games.lancaster.values.worth import goods_worth, holdings
from bosworth.games.lancaster.verbs import VOTE_YES
from bosworth.kernel.action import only, verb


def apply_to(s: Position, law: int, player: int) -> None:
    """What a law does to one player without any choice."""
    effect = EFFECTS[LAW_EFFECT[law]]
    if isinstance(effect, ToEach):
        effect.deed(s, law, player)


def gains(state: Position, law: int) -> list[float]:
    """By player: what a law would bring now."""
    copy = state.copy()
    before = [holdings(copy, player) for player in range(copy.players)]
    asked = EFFECTS[LAW_EFFECT[law]].begin(copy, law)
    found = [holdings(copy, player) - before[player] for player in range(copy.players)]
    for player in range(copy.players):
        if asked >> player & 1:
            found[player] += _choice(copy, law, player)
    return found


def _choice(s: Position, law: int, player: int) -> float:
    """About what a choice is worth: a purchase as often as it can be paid, an upgrade, or a little."""
    effect = LAW_EFFECT[law]
    if effect in ("buy_power", "buy_power_with_leftover_vote"):
        prices = [(good, LAW_GOODS[law][good]) for good in (GOLD, SQUIRES) if LAW_GOODS[law][good]]
        times = min(has(s, player, good) // price for good, price in prices)
        each = float(LAW_POWER[law])
        for good, price in prices:
            each -= price * goods_worth(s, good)
        return max(0.0, times * each)
    if isinstance(EFFECTS[effect], UpgradeForMost) or effect == "no_deployed_upgrade":
        return 1.5
    if effect.startswith("pay_"):
        return -1.0
    return 0.8


def vote_worths(state: Position, seat: int, actions: Sequence[int]) -> list[float]:
    """7.1 What each vote is worth."""
    new, old = gains(state, state.proposed[state.ballot]), gains(state, state.in_force[0])
    swing = [one - other for one, other in zip(new, old, strict=True)]
    others = [value for player, value in enumerate(swing) if player != seat]
    wish = swing[seat] - sum(others) / len(others)
    return [_vote_worth(state, wish, action) for action in actions]


def _vote_worth(state: Position, wish: float, action: int) -> float:
    """How much better off the seat is than the others if its side wins, weighed by the chance, less the tokens."""
    tokens = only(action)
    if verb(action) != VOTE_YES:
        wish = -wish
    chance = min(0.95, 0.5 + 0.11 * tokens)
    ballots_left = len(state.proposed) - 1 - state.ballot
    return wish * chance - tokens * (0.2 if ballots_left else 0.01) * (1 + goods_worth(state, VOTES))
