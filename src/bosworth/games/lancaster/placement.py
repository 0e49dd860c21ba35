"""Section 6: placing knights and Lords, ousting, and the King's favours."""

from typing import Final

from bosworth.games.lancaster import conflicts, court, displeasure, log, rewards
from bosworth.games.lancaster.court import PRIVILEGE_KINDS
from bosworth.games.lancaster.facts import COLOURS
from bosworth.games.lancaster.goods import has, put_back
from bosworth.games.lancaster.knights import to_court
from bosworth.games.lancaster.state import (
    FAVOUR,
    HOME,
    NEXT_BALLOT,
    NEXT_PLACER,
    PLACE,
    PLACED_IN_CONFLICT,
    RETINUE,
    Position,
)
from bosworth.games.lancaster.tables import (
    ALLY_SPACES,
    ARCHER,
    CONFLICT_NAMES,
    FAVOUR_NAMES,
    FAVOUR_REWARD,
    LEAST,
    MOST_PARTIES,
    PROVINCE_NAMES,
    PROVINCES,
    SHIELD,
    SPACE_NAMES,
    SPACES,
    SQUIRES,
    STRENGTHS,
    TUDOR,
    TUDOR_STRENGTH,
    TWINS,
)
from bosworth.games.lancaster.upgrades import token, vacate
from bosworth.games.lancaster.verbs import (
    ALLY_BIT,
    ALLY_OFFICE,
    ALLY_TREASURY,
    ARCHER_BIT,
    CASTLE,
    CONFLICT,
    DUNGEON,
    OFFICE,
    PROVINCE,
    SHIELD_BIT,
    STRENGTH_BITS,
    TREASURY,
    TUDOR_BIT,
)
from bosworth.games.lancaster.verbs import FAVOUR as PICK
from bosworth.games.lancaster.verbs import SQUIRES as WITH
from bosworth.kernel.action import first, only, pack, second, verb
from bosworth.kernel.chance import Dice

OUT_OF_REACH: Final[int] = 99
"""More than the strength of any knight."""


def next_placer(s: Position, dice: Dice) -> None:
    """6.1 The next player clockwise who can place; when nobody can, parliament meets. Who has no legal place is passed over."""
    for turn in range(1, s.players + 1):
        seat = (s.active + turn) % s.players
        if can_place(s, seat):
            s.ask(seat, PLACE)
            return
        if _has_pieces(s, seat):
            log.learned(s, "no-placement", party=log.colours(1 << seat))
    s.ballot = 0
    s.go(NEXT_BALLOT)


def parties_of(s: Position, seat: int) -> list[int]:
    """15.2 A player's own party and, with two players, his ally."""
    return [seat] if s.parties == s.players else [seat, seat + s.players]


def _has_pieces(s: Position, seat: int) -> bool:
    return any(
        s.lord[party] == HOME or any(s.court[party * STRENGTHS : (party + 1) * STRENGTHS]) for party in parties_of(s, seat)
    )


def can_place(s: Position, seat: int) -> bool:
    """6.1 Whether the player has a piece with somewhere to go; a Lord, or a knight with room in the castle, always has."""
    for party in parties_of(s, seat):
        if s.lord[party] == HOME:
            return True
        if any(s.court[party * STRENGTHS : (party + 1) * STRENGTHS]) and (_free_spaces(s, party) or legal_place(s, seat)):
            return True
    return False


def legal_place(s: Position, seat: int) -> list[int]:
    """6 Every knight at court, and a Lord at home, with every place open to it."""
    found: list[int] = []
    for party in parties_of(s, seat):
        if any(s.court[party * STRENGTHS : (party + 1) * STRENGTHS]):
            _add_provinces(s, seat, party, found)
            _add_castle(s, party, found)
            _add_conflicts(s, party, found)
            if s.rules.displeasure:
                _add_dungeon(s, party, found)
        found += court.legal_lord(s, seat, party)
    return found


def strengths_at_court(s: Position, party: int) -> list[int]:
    """The strengths of the knights at court."""
    base = party * STRENGTHS
    return [strength for strength in range(1, STRENGTHS) if s.court[base + strength]]


def _has(s: Position, party: int, privilege: int) -> bool:
    return s.ready[party * PRIVILEGE_KINDS + privilege] > 0


def _needed(s: Position, seat: int, party: int) -> list[int]:
    """6.2 By province: what a knight, with its Tudor, must bring; squires help against an occupant, never to the minimum."""
    squires = 0 if s.is_ally(party) else has(s, seat, SQUIRES)
    needed = LEAST[:]
    for province in range(PROVINCES):
        occupant = s.occupant[province]
        if occupant >= 0:
            if s.controller(occupant) == seat or s.shield_at[province]:
                needed[province] = OUT_OF_REACH
            else:
                needed[province] = max(needed[province], s.total_at(province) + 1 - squires)
    return needed


def _add_provinces(s: Position, seat: int, party: int, found: list[int]) -> None:
    """6.2 Empty provinces, and those of others that can be outdone."""
    needed = _needed(s, seat, party)
    tudor, shield = _has(s, party, TUDOR), _has(s, party, SHIELD)
    for strength in strengths_at_court(s, party):
        knight = token(s, party, strength)
        for province in range(PROVINCES):
            if strength >= needed[province]:
                found.append(pack(PROVINCE, knight, province))
                if shield:
                    found.append(pack(PROVINCE, knight | SHIELD_BIT, province))
            if tudor and strength + TUDOR_STRENGTH >= needed[province]:
                found.append(pack(PROVINCE, knight | TUDOR_BIT, province))
                if shield:
                    found.append(pack(PROVINCE, knight | TUDOR_BIT | SHIELD_BIT, province))


def _free_spaces(s: Position, party: int) -> list[int]:
    """6.3 Spaces of the own castle without extension and knight."""
    base = party * SPACES
    if s.is_ally(party):
        return [space for space in range(ALLY_SPACES) if not s.castle[base + space]]
    return [space for space in range(SPACES) if not s.castle[base + space] and not s.extensions[base + space]]


def _add_castle(s: Position, party: int, found: list[int]) -> None:
    shift = SPACES if s.is_ally(party) else 0
    spaces = _free_spaces(s, party)
    for strength in strengths_at_court(s, party):
        knight = token(s, party, strength)
        found += [pack(CASTLE, knight, space + shift) for space in spaces]


def _add_conflicts(s: Position, party: int, found: list[int]) -> None:
    """6.4 Cards open to the party; 11.5 perhaps with a Tudor; 11.6 with an archer where there is room below."""
    tudor, archer = _has(s, party, TUDOR), _has(s, party, ARCHER)
    slots = conflicts.open_slots(s, party)
    for strength in strengths_at_court(s, party):
        knight = token(s, party, strength)
        for slot in slots:
            found.append(pack(CONFLICT, knight, s.cards[slot]))
            if tudor:
                found.append(pack(CONFLICT, knight | TUDOR_BIT, s.cards[slot]))
            if archer and conflicts.archer_fits(s, slot, party):
                found.append(pack(CONFLICT, knight | ARCHER_BIT, s.cards[slot]))
                if tudor:
                    found.append(pack(CONFLICT, knight | TUDOR_BIT | ARCHER_BIT, s.cards[slot]))


def _add_dungeon(s: Position, party: int, found: list[int]) -> None:
    fitting = [strength for strength in strengths_at_court(s, party) if displeasure.fits_in_dungeon(s, strength)]
    found += [pack(DUNGEON, token(s, party, strength)) for strength in fitting]


def play_place(s: Position, seat: int, action: int, dice: Dice) -> None:
    """6 One piece is placed; squires, a company or a favour may be still to choose."""
    kind = verb(action)
    if kind in (TREASURY, ALLY_TREASURY):
        court.to_treasury(s, seat if kind == TREASURY else seat + s.players)
        return
    if kind in (OFFICE, ALLY_OFFICE):
        court.ask_for(s, seat if kind == OFFICE else seat + s.players, first(action))
        return
    knight = first(action)
    s.knight = knight
    s.party = seat + s.players if knight & ALLY_BIT else seat
    strength = knight & STRENGTH_BITS
    s.court[s.party * STRENGTHS + strength] -= 1
    _use_privileges(s, knight)
    if kind == PROVINCE:
        s.province = second(action)
        _to_province(s)
    elif kind == CASTLE:
        s.castle[s.party * SPACES + second(action) % SPACES] = strength
        log.party(s, "castle", s.party, strength=strength, space=SPACE_NAMES[second(action)])
        s.go(NEXT_PLACER)
    elif kind == CONFLICT:
        _to_conflict(s, second(action))
    else:
        displeasure.into_dungeon(s, s.party, strength)
        s.go(NEXT_PLACER)


def _use_privileges(s: Position, knight: int) -> None:
    base = s.party * PRIVILEGE_KINDS
    s.ready[base + TUDOR] -= int(knight & TUDOR_BIT > 0)
    s.ready[base + SHIELD] -= int(knight & SHIELD_BIT > 0)
    s.ready[base + ARCHER] -= int(knight & ARCHER_BIT > 0)


# --- provinces ---------------------------------------------------------------------------------------------------------------


def _to_province(s: Position) -> None:
    """6.2 A player chooses how many squires go along; an ally has none (15.2)."""
    if s.is_ally(s.party):
        _settle(s, 0)
    else:
        s.go(RETINUE)


def strength_of(knight: int) -> int:
    """A knight with its Tudor."""
    return (knight & STRENGTH_BITS) + (TUDOR_STRENGTH if knight & TUDOR_BIT else 0)


def least_squires(s: Position, province: int, knight: int) -> int:
    """6.2 How many squires a knight needs at least to outdo an occupant."""
    return max(0, s.total_at(province) + 1 - strength_of(knight)) if s.occupant[province] >= 0 else 0


def legal_retinue(s: Position, seat: int) -> list[int]:
    """6.2 As many squires as wished, at least as many as it takes."""
    least = least_squires(s, s.province, s.knight)
    return [pack(WITH, number) for number in range(least, has(s, seat, SQUIRES) + 1)]


def play_retinue(s: Position, seat: int, action: int, dice: Dice) -> None:
    """6.2 Knight and squires are laid together."""
    s.goods[SQUIRES * MOST_PARTIES + seat] -= only(action)
    _settle(s, only(action))


def _settle(s: Position, squires: int) -> None:
    """6.2 The province is taken; an occupant is ousted: knight to court, squires to the supply, Tudor to the King's board."""
    province = s.province
    if s.occupant[province] >= 0:
        oust(s, province, "ousted", by=COLOURS[s.party])
    s.occupant[province] = s.party
    s.knight_at[province] = s.knight & STRENGTH_BITS
    s.squires_at[province] = squires
    s.tudor_at[province] = int(s.knight & TUDOR_BIT > 0)
    s.shield_at[province] = int(s.knight & SHIELD_BIT > 0)
    name, total = PROVINCE_NAMES[province], s.total_at(province)
    log.party(s, "province", s.party, strength=s.knight_at[province], province=name, squires=squires, total=total)
    s.go(NEXT_PLACER)


def oust(s: Position, province: int, told: str, **details: str) -> None:
    """6.2 Whoever holds a province leaves it."""
    log.party(s, told, s.occupant[province], strength=s.knight_at[province], province=PROVINCE_NAMES[province], **details)
    to_court(s, s.occupant[province], s.knight_at[province])
    put_back(s, SQUIRES, s.squires_at[province])
    vacate(s, province)


# --- conflicts and favours ---------------------------------------------------------------------------------------------------


def _to_conflict(s: Position, card: int) -> None:
    """6.4 The knight joins its stack or the top-most empty space."""
    conflicts.join(s, s.party, card, s.knight)
    log.party(s, "conflict-joined", s.party, strength=s.knight & STRENGTH_BITS, card=CONFLICT_NAMES[card])
    s.go(PLACED_IN_CONFLICT)


def after_conflict(s: Position, dice: Dice) -> None:
    """6.4 While a favour is face up, each knight sent to a conflict brings one."""
    s.go(FAVOUR if s.favours else NEXT_PLACER)


def legal_favour(s: Position, seat: int) -> list[int]:
    """6.4 Any tile face up; equal tiles are one offer."""
    return [pack(PICK, tile) for tile in range(len(FAVOUR_NAMES)) if s.favours >> tile & 1 and not s.favours & TWINS[tile]]


def play_favour(s: Position, seat: int, action: int, dice: Dice) -> None:
    """6.4 The tile is turned face down and its reward resolved at once."""
    tile = only(action)
    s.favours &= ~(1 << tile)
    log.party(s, "favour", s.party, favour=FAVOUR_NAMES[tile])
    log.nothing(s, s.party, FAVOUR_REWARD[tile])
    rewards.grant(s, s.party, FAVOUR_REWARD[tile], NEXT_PLACER)
