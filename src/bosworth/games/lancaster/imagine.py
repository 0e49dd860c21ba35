"""A whole position that agrees with a view: goods behind screens, ballots and piles are drawn.

What a view allows: any amount behind another's screen, as long as what can be counted on the board comes out and whoever is to
act has something to do; any ballot that the votes allow; any order of the piles, the groups of laws one after the other.
"""

from random import Random
from typing import Any, Final

from bosworth.games.lancaster.state import BALLOT, Position
from bosworth.games.lancaster.steps import blank
from bosworth.games.lancaster.tables import GOLD, LAW_GROUP, MOST_PARTIES, SQUIRES, VOTES
from bosworth.games.lancaster.view import PUBLIC, SECRETS
from bosworth.kernel.sequence import OVER

GOES_ON: Final = 0.75
"""How likely it is, for any amount behind a screen, that there is one more."""
MOST: Final = 100


def imagine(view: dict[str, Any], rng: Random) -> Position:
    """A position for which `view` gives the same view again."""
    state = known(view)
    _draw_piles(state, view, rng)
    _draw_ballots(state, view, rng)
    while True:
        for name in SECRETS:
            _fill(state, name, _draw(view[name], view["totals"].get(name), rng))
        if state.step in (OVER, BALLOT) or state.legal(state.active):
            return state


def known(view: dict[str, Any]) -> Position:
    """A position with all that the seat knows; what it does not know is left at nothing."""
    state = blank(view["options"])
    for name in PUBLIC:
        value = view["public"][name]
        setattr(state, name, value[:] if isinstance(value, list) else value)
    for name in SECRETS:
        _fill(state, name, [amount or 0 for amount in view[name]])
    state.goods[VOTES * MOST_PARTIES : VOTES * MOST_PARTIES + state.players] = view["votes"]
    if view["stock"] is not None:
        state.stock = view["stock"][:]
    return state


def _draw(seen: list[int | None], total: int | None, rng: Random) -> list[int]:
    """Amounts for those who are hidden: any, or any that add up to the total."""
    hidden = [player for player, amount in enumerate(seen) if amount is None]
    found = [amount or 0 for amount in seen]
    if total is None:
        for player in hidden:
            while found[player] < MOST and rng.random() < GOES_ON:
                found[player] += 1
    elif hidden:
        rest = total - sum(found)
        bars = sorted(rng.sample(range(rest + len(hidden) - 1), len(hidden) - 1))
        for player, start, end in zip(hidden, [-1, *bars], [*bars, rest + len(hidden) - 1], strict=True):
            found[player] = end - start - 1
    return found


def _fill(state: Position, name: str, amounts: list[int]) -> None:
    if name in ("gold", "squires"):
        start = (GOLD if name == "gold" else SQUIRES) * MOST_PARTIES
        state.goods[start : start + state.players] = amounts
    else:
        getattr(state, name)[: state.players] = amounts


def _draw_ballots(state: Position, view: dict[str, Any], rng: Random) -> None:
    """A sealed ballot may be any that the votes allow."""
    for player, ballot in enumerate(view["ballots"]):
        hidden = 1 + rng.randrange(2) + 2 * rng.randint(0, view["votes"][player]) if ballot < 0 else ballot
        state.ballots[player] = hidden


def _draw_piles(state: Position, view: dict[str, Any], rng: Random) -> None:
    laws = view["law_pile"][:]
    rng.shuffle(laws)
    state.law_pile = sorted(laws, key=lambda law: LAW_GROUP[law])
    for name in ("conflict_pile", "bag"):
        cards = view[name][:]
        rng.shuffle(cards)
        setattr(state, name, cards)
