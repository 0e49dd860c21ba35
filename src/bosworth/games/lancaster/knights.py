"""Sections 1.2 and 16: where knights are, new knights, and the exchange of a knight for a stronger one."""

from bosworth.games.lancaster import log
from bosworth.games.lancaster.state import Position
from bosworth.games.lancaster.tables import (
    ALLY_SPACES,
    DUNGEON,
    NEUTRAL_KNIGHT,
    PROVINCES,
    SLOTS,
    SPACES,
    STRENGTHS,
)
from bosworth.games.lancaster.verbs import AT_CASTLE, AT_CONFLICT, AT_COURT, AT_DUNGEON, AT_LORD, AT_PROVINCE, PLACE_NAMES


def to_court(s: Position, party: int, strength: int) -> None:
    """A knight comes home."""
    s.court[party * STRENGTHS + strength] += 1


def new_knight(s: Position, party: int) -> None:
    """16 A knight of strength 1 from the reserve to the court, if one is left."""
    if s.reserve[party * STRENGTHS + 1]:
        s.reserve[party * STRENGTHS + 1] -= 1
        to_court(s, party, 1)
        log.party(s, "new-knight", party)


def dungeon_total(s: Position) -> int:
    """12.2 The strength of all who lie in the dungeon, the neutral knight too."""
    if not s.rules.displeasure:
        return 0
    total = NEUTRAL_KNIGHT[s.players]
    for place, count in enumerate(s.dungeon):
        total += count * (place % STRENGTHS)
    return total


def places_of(s: Position, party: int, strength: int, only_deployed: bool) -> list[int]:
    """The places where the party has a knight of a strength in service."""
    found: list[int] = []
    if s.court[party * STRENGTHS + strength] and not only_deployed:
        found.append(AT_COURT)
    provinces = [p for p in range(PROVINCES) if s.occupant[p] == party and s.knight_at[p] == strength]
    found += [AT_PROVINCE + province for province in provinces]
    spaces = range(ALLY_SPACES if s.is_ally(party) else SPACES)
    found += [log.castle_place(s, party, space) for space in spaces if s.castle[party * SPACES + space] == strength]
    for slot in range(SLOTS):
        seat = s.seat_of(slot, party)
        if seat >= 0 and s.stacks[seat * STRENGTHS + strength]:
            found.append(AT_CONFLICT + s.cards[slot])
    if s.dungeon[party * STRENGTHS + strength]:
        found.append(AT_DUNGEON)
    if s.support[party * STRENGTHS + strength]:
        found.append(AT_LORD)
    return found


def put(s: Position, party: int, place: int, strength: int, number: int) -> None:
    """Add a knight (number 1) to a place where the party stands, or take it away (-1)."""
    if place == AT_COURT:
        s.court[party * STRENGTHS + strength] += number
    elif place < AT_CASTLE:
        s.knight_at[place - AT_PROVINCE] += strength * number
    elif place < AT_CONFLICT:
        s.castle[party * SPACES + (place - AT_CASTLE) % SPACES] += strength * number
    elif place < AT_DUNGEON:
        seat = s.seat_of(s.cards.index(place - AT_CONFLICT), party)
        s.stacks[seat * STRENGTHS + strength] += number
    elif place == AT_DUNGEON:
        s.dungeon[party * STRENGTHS + strength] += number
    else:
        s.support[party * STRENGTHS + strength] += number


def raise_knight(s: Position, party: int, place: int, strength: int) -> None:
    """16 The next stronger knight stands where this one stood, which goes to the reserve; what stands beside it stays."""
    put(s, party, place, strength, -1)
    put(s, party, place, strength + 1, 1)
    s.reserve[party * STRENGTHS + strength] += 1
    s.reserve[party * STRENGTHS + strength + 1] -= 1
    log.party(s, "upgrade", party, place=PLACE_NAMES[place], strength=strength + 1)


def may_be_raised(s: Position, place: int) -> bool:
    """B11 In the dungeon only if the total stays within its limit."""
    return place != AT_DUNGEON or dungeon_total(s) < DUNGEON
