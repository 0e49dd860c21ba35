"""Sections 11.7 and 16: a knight is exchanged for a stronger one, or a bishop is taken instead."""

from bosworth.games.lancaster import log
from bosworth.games.lancaster.knights import may_be_raised, places_of, put, raise_knight
from bosworth.games.lancaster.state import UPGRADE, Position
from bosworth.games.lancaster.tables import MOST_BISHOPS, SEATS, STRENGTHS
from bosworth.games.lancaster.verbs import (
    ALLY_BIT,
    AT_CASTLE,
    AT_CONFLICT,
    AT_DUNGEON,
    AT_LORD,
    AT_PROVINCE,
    BISHOP,
    DECLINE,
    PLACE_NAMES,
    RAISE,
    STRENGTH_BITS,
    TRADE,
)
from bosworth.kernel.action import first, pack, second, verb
from bosworth.kernel.chance import Dice


def begin(s: Position, party: int, only_deployed: bool = False) -> None:
    """16 An upgrade is granted: its owner is asked if he can make use of it."""
    s.party = party
    s.only_deployed = int(only_deployed)
    if is_useful(s, party, only_deployed):
        s.go(UPGRADE)


def is_useful(s: Position, party: int, only_deployed: bool = False) -> bool:
    """8.2 Whether there is a knight to raise or, by agreement, a bishop to take all the same (F15)."""
    return bool(_raises(s, party, only_deployed) or (s.rules.bishop_without_upgrade and _bishops(s, party, [])))


def legal(s: Position, seat: int) -> list[int]:
    """16 Raise a knight; 11.7 a bishop instead; or decline, unless it was paid for (D20)."""
    raises = _raises(s, s.party, bool(s.only_deployed))
    found = raises + _bishops(s, s.party, raises)
    return found if s.paid else [*found, DECLINE]


def play(s: Position, seat: int, action: int, dice: Dice) -> None:
    """16 The exchange, or a bishop."""
    kind = verb(action)
    if kind == RAISE:
        raise_knight(s, s.party, first(action), second(action) & STRENGTH_BITS)
    elif kind == TRADE:
        _trade(s, s.party, first(action), second(action) & STRENGTH_BITS)
    elif kind == BISHOP:
        _take_bishop(s, s.party)
    s.go(s.after)


def token(s: Position, party: int, strength: int) -> int:
    """A knight as actions name it."""
    return strength | ALLY_BIT if s.is_ally(party) else strength


def _raises(s: Position, party: int, only_deployed: bool) -> list[int]:
    found: list[int] = []
    for strength in range(1, STRENGTHS - 1):
        if s.reserve[party * STRENGTHS + strength + 1]:
            knight = token(s, party, strength)
            places = places_of(s, party, strength, only_deployed)
            found += [pack(RAISE, place, knight) for place in places if may_be_raised(s, place)]
    return found


def _bishops(s: Position, party: int, raises: list[int]) -> list[int]:
    """11.7 A bishop, if one is left and the party has fewer than it may; 15.6 an ally trades a knight for it (G7)."""
    if not s.rules.court or not s.bishops_left:
        return []
    if s.is_ally(party) and s.rules.bishop_from_supply:
        return [BISHOP]
    if s.bishops[party] >= MOST_BISHOPS:
        return []
    return _trades(s, party, raises) if s.is_ally(party) else [BISHOP]


def _trades(s: Position, party: int, raises: list[int]) -> list[int]:
    """15.6 The knights that could be raised may leave the game instead; by agreement any in service (G7)."""
    if not s.rules.bishop_without_upgrade:
        return [pack(TRADE, first(action), second(action)) for action in raises]
    strengths = range(1, STRENGTHS)
    return [pack(TRADE, at, token(s, party, k)) for k in strengths for at in places_of(s, party, k, only_deployed=False)]


def _take_bishop(s: Position, party: int) -> None:
    s.bishops_left -= 1
    if s.is_ally(party):
        log.party(s, "bishop-removed", party)
    else:
        s.bishops[party] += 1
        log.party(s, "bishop", party)


def _trade(s: Position, party: int, place: int, strength: int) -> None:
    """15.6 The knight leaves the game and its place, with what stood beside it; the ally gets a bishop."""
    put(s, party, place, strength, -1)
    if AT_PROVINCE <= place < AT_CASTLE:
        vacate(s, place - AT_PROVINCE)
    elif AT_CONFLICT <= place < AT_DUNGEON:
        _leave_conflict(s, party, s.cards.index(place - AT_CONFLICT))
    elif place == AT_LORD and not any(s.support[party * STRENGTHS : (party + 1) * STRENGTHS]):
        s.support_tudors[party] = 0
    s.bishops_left -= 1
    s.bishops[party] += 1
    log.party(s, "bishop-traded", party, place=PLACE_NAMES[place], strength=strength)


def _leave_conflict(s: Position, party: int, slot: int) -> None:
    """15.6 With the last knight of the party its Tudor and its archer leave the card too (F20)."""
    seat = s.seat_of(slot, party)
    if any(s.stacks[seat * STRENGTHS : (seat + 1) * STRENGTHS]):
        return
    for place in range(slot * SEATS, (slot + 1) * SEATS):
        if s.holder_of[place] == party:
            s.holder_of[place] = -1
            s.archer_on[place] = 0
            s.tudors_on[place] = 0


def vacate(s: Position, province: int) -> None:
    """A province becomes empty: Tudor and shield go to the King's board."""
    s.occupant[province] = -1
    s.knight_at[province] = 0
    s.squires_at[province] = 0
    s.tudor_at[province] = 0
    s.shield_at[province] = 0
