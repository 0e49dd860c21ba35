"""Order sheets as people write them: entries in any order, arranged into the one chain that the rules know (section 10)."""

from collections.abc import Sequence

from bosworth.games.roses.planning import enter, legal_for, writer
from bosworth.games.roses.state import AMOUNT_PART, COMMITTED, PLANNING, Position
from bosworth.games.roses.verbs import COMMIT, GRAMMAR, NEXT, STRAY
from bosworth.kernel.action import first
from bosworth.kernel.errors import Illegal


def arrange(s: Position, seat: int, actions: Sequence[int]) -> list[int]:
    """The chain that writes these entries, part by part, void ones behind `stray`; a `commit` ends a sheet.

    What the chain needs besides, `next` and `stray`, need not be given. `Illegal` if an entry has no room on the sheet.
    """
    if s.step != PLANNING:
        return list(actions)
    chain: list[int] = []
    trial = s.copy()
    for entries, is_ready in _sheets(actions):
        chain += write_sheet(trial, writer(trial, seat), entries, is_ready)
    return chain


def _sheets(actions: Sequence[int]) -> list[tuple[list[int], bool]]:
    """The entries of each sheet, and whether it is ready: only the last may not be."""
    found: list[tuple[list[int], bool]] = []
    entries: list[int] = []
    for action in actions:
        if action == COMMIT:
            found.append((entries, True))
            entries = []
        elif action not in (NEXT, STRAY):
            entries.append(action)
    return [*found, (entries, False)] if entries or not found else found


def write_sheet(s: Position, player: int, entries: list[int], is_ready: bool) -> list[int]:
    """Write the entries on the sheet of a player, to its end if it is ready, and give the chain that does it."""
    if player < 0:
        raise Illegal("all sheets of this seat are ready")
    chain: list[int] = []
    left = entries[:]
    while left or (is_ready and s.part[player] != COMMITTED):
        chain.append(_next(s, player, left))
        enter(s, player, chain[-1])
    return chain


def _next(s: Position, player: int, left: list[int]) -> int:
    """Of the entries that are left the first of the part, behind `stray` if it is void; else the way to the next part."""
    offers = legal_for(s, player)
    void = _void(s, player) if STRAY in offers else []
    ready = sorted([entry for entry in left if entry in offers or entry in void], key=first)
    if ready and ready[0] in offers:
        left.remove(ready[0])
        return ready[0]
    if ready:
        return STRAY
    if NEXT in offers:
        return NEXT
    if COMMIT in offers and not left:
        return COMMIT
    if s.part[player] == AMOUNT_PART:
        raise Illegal(f"a bid needs an amount, from 1 to {s.cash[player]}")
    raise Illegal(f"there is no room on the sheet for {', '.join([GRAMMAR.write(entry) for entry in left])}")


def _void(s: Position, player: int) -> list[int]:
    trial = s.copy()
    enter(trial, player, STRAY)
    return legal_for(trial, player)
