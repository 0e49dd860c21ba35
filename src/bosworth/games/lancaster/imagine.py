"""A whole position that agrees with a view: goods behind screens, ballots and piles are drawn.

What a view allows: any amount behind another's screen, as long as what can be counted on the board comes out and whoever is to
act has something to do; any ballot that the votes allow; any order of the piles, the groups of laws one after the other.
"""

from random import Random
from typing import Final

from bosworth.games.lancaster.fields import SECRETS
from bosworth.games.lancaster.goods import has
from bosworth.games.lancaster.state import BALLOT, Position
from bosworth.games.lancaster.tables import LAW_GROUP, VOTES
from bosworth.games.lancaster.view import PILES, View, fill
from bosworth.kernel.sequence import OVER

GOES_ON: Final = 0.75
"""How likely it is, for any amount behind a screen, that there is one more."""
MOST: Final = 100


def imagine(view: View, rng: Random) -> Position:
    """A position for which `view` gives the same view again."""
    state: Position = view.known.copy()
    for name in PILES:
        rng.shuffle(getattr(state, name))
    state.law_pile.sort(key=lambda law: LAW_GROUP[law])
    for player in range(state.players):
        if state.ballots[player] < 0:
            state.ballots[player] = 1 + rng.randrange(2) + 2 * rng.randint(0, has(state, player, VOTES))
    while True:
        for name, total in zip(SECRETS, view.totals, strict=True):
            fill(state, name, _draw(getattr(view, name), total, rng))
        if state.step in (OVER, BALLOT) or state.legal(state.active):
            return state


def _draw(seen: list[int], total: int, rng: Random) -> list[int]:
    """Amounts for those who are hidden: any, or any that add up to the total."""
    hidden = [player for player, amount in enumerate(seen) if amount < 0]
    found = [max(0, amount) for amount in seen]
    if total < 0:
        for player in hidden:
            while found[player] < MOST and rng.random() < GOES_ON:
                found[player] += 1
    elif hidden:
        rest = total - sum(found)
        bars = sorted(rng.sample(range(rest + len(hidden) - 1), len(hidden) - 1))
        for player, start, end in zip(hidden, [-1, *bars], [*bars, rest + len(hidden) - 1], strict=True):
            found[player] = end - start - 1
    return found
