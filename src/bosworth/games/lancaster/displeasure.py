"""Section 12: the King's displeasure: dishonour from the track, and the dungeon where it is worked off."""

from bosworth.games.lancaster import log
from bosworth.games.lancaster.knights import dungeon_total
from bosworth.games.lancaster.state import Position
from bosworth.games.lancaster.tables import DUNGEON, STRENGTHS, TRACK


def fits_in_dungeon(s: Position, strength: int) -> bool:
    """12.2 The dungeon holds so much strength and no more."""
    return dungeon_total(s) + strength <= DUNGEON


def into_dungeon(s: Position, party: int, strength: int) -> None:
    """12.2 A knight in the dungeon works off as much dishonour as its strength, if there is any; an ally's none (15.6)."""
    s.dungeon[party * STRENGTHS + strength] += 1
    log.party(s, "dungeon", party, strength=strength)
    if not s.is_ally(party):
        work_off(s, party, strength)


def work_off(s: Position, player: int, number: int) -> None:
    """12.2 Tokens go to the reserve, never back on the track (F21)."""
    number = min(number, s.dishonour[player])
    s.dishonour[player] -= number
    log.learned(s, "dishonour-returned", party=log.colours(1 << player), number=number)


def empty_dungeon(s: Position) -> None:
    """12.3 Before the provinces all but the neutral knight go to their courts."""
    for place, count in enumerate(s.dungeon):
        s.court[place] += count
        s.dungeon[place] = 0


def shame(s: Position, player: int, number: int) -> None:
    """12.4 Dishonour comes from the left-most space with tokens, or from the reserve when the track is empty."""
    for _ in range(number):
        s.dishonour[player] += 1
        for space in range(len(TRACK)):
            if s.track[space]:
                s.track[space] -= 1
                break
    if number:
        log.party(s, "dishonour", player, number=number)


def shame_absent(s: Position) -> None:
    """12.4 After a French victory everyone without a knight there is dishonoured; an ally's presence spares nobody (15.6)."""
    if s.rules.displeasure:
        for player in s.order():
            if s.seat_of(s.slot, player) < 0:
                shame(s, player, 1)


def uncovered(s: Position) -> tuple[int, int]:
    """12.5 The pair on the right-most emptied space; nothing if none is emptied (E8)."""
    return next((TRACK[space] for space in reversed(range(len(TRACK))) if not s.track[space]), (0, 0))
