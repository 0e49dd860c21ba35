"""Section 18: what holds in every position, whatever was played. The ordeal asks at every step, and so does whoever reads one."""

from bosworth.games.lancaster.facts import COLOURS, GOODS
from bosworth.games.lancaster.knights import dungeon_total
from bosworth.games.lancaster.state import RANSOM, RETINUE, Position
from bosworth.games.lancaster.tables import (
    BISHOPS,
    CONFLICT_NAMES,
    COPIES,
    DUNGEON,
    MOST_BISHOPS,
    MOST_PARTIES,
    NOBLES_A_PROVINCE,
    PRIVILEGE_COUNT,
    PROVINCE_NAMES,
    PROVINCES,
    SEALS,
    SEATS,
    SLOTS,
    SPACES,
    SQUIRES,
    STOCK,
    STRENGTHS,
    VOTES,
)
from bosworth.games.lancaster.verbs import STRENGTH_BITS


def flaw(s: Position) -> str:
    """The first thing that cannot be, in words; nothing if all is well."""
    return _knights(s) or _provinces(s) or _castles(s) or _conflicts(s) or _nobles(s) or _goods(s) or _limits(s)


def knights_of(s: Position, party: int, strength: int) -> int:
    """All knights of a party and strength, wherever they are."""
    place = party * STRENGTHS + strength
    count = s.court[place] + s.reserve[place] + s.dungeon[place] + s.support[place]
    count += sum(s.occupant[province] == party and s.knight_at[province] == strength for province in range(PROVINCES))
    count += s.castle[party * SPACES : (party + 1) * SPACES].count(strength)
    count += sum(s.stacks[seat * STRENGTHS + strength] for seat in range(SLOTS * SEATS) if s.holder_of[seat] == party)
    if s.step == RETINUE and s.party == party and s.knight & STRENGTH_BITS == strength:
        count += 1
    return count


def _knights(s: Position) -> str:
    """18.1 Nobody loses or finds a knight; an ally may have given some up for bishops."""
    for party in range(s.parties):
        counts = [knights_of(s, party, strength) for strength in range(STRENGTHS)]
        given_up = s.bishops[party] if s.is_ally(party) else 0
        too_many = any(counts[strength] > COPIES[strength] for strength in range(1, STRENGTHS))
        if too_many or sum(counts[1:]) + given_up != sum(COPIES):
            return f"{COLOURS[party]} has {counts[1:]} knights of strength 1 to 4"
    for numbers in (s.court, s.reserve, s.dungeon, s.support, s.stacks):
        if min(numbers) < 0:
            return "a number of knights is below zero"
    return ""


def _provinces(s: Position) -> str:
    """18.2 A province is held by one knight or empty, with nothing beside it."""
    for province in range(PROVINCES):
        beside = s.squires_at[province] + s.tudor_at[province] + s.shield_at[province]
        if (s.occupant[province] >= 0) != (s.knight_at[province] > 0) or (s.occupant[province] < 0 and beside):
            return f"what stands in {PROVINCE_NAMES[province]} has no knight or no party"
    return ""


def _castles(s: Position) -> str:
    """18.2 Nobody stands on a space with an extension."""
    for player in range(s.players):
        for space in range(player * SPACES, (player + 1) * SPACES):
            if s.castle[space] and s.extensions[space]:
                return f"a knight of {COLOURS[player]} stands under an extension"
    return ""


def _conflicts(s: Position) -> str:
    """18.2 A party has one space of knights on a card, and an archer only beside them; captured ones may be freed."""
    for slot in range(SLOTS):
        seats = range(slot * SEATS, (slot + 1) * SEATS)
        name = CONFLICT_NAMES[s.cards[slot]] if s.cards[slot] >= 0 else "an empty slot"
        if s.cards[slot] < 0 and any(s.holder_of[seat] >= 0 for seat in seats):
            return f"somebody stands on {name}"
        parties = [s.holder_of[seat] for seat in seats if s.holder_of[seat] >= 0 and not s.archer_on[seat]]
        if len(parties) != len(set(parties)):
            return f"somebody has two spaces at {name}"
        for seat in seats:
            if s.archer_on[seat] and s.holder_of[seat] not in parties:
                return f"an archer stands alone at {name}"
            stands = any(s.stacks[seat * STRENGTHS : (seat + 1) * STRENGTHS])
            if s.step != RANSOM and stands != (s.holder_of[seat] >= 0 and not s.archer_on[seat]):
                return f"what stands on a space at {name} has no knight or no party"
    return ""


def _nobles(s: Position) -> str:
    """18.6 No noble appears; with two players some may leave."""
    for province in range(PROVINCES):
        owners = sum(s.nobles[player] >> s.letter[province] & 1 for player in range(s.players))
        number, whole = owners + s.nobles_at[province], NOBLES_A_PROVINCE[s.players]
        if number > whole or (number < whole and s.players > 2) or s.nobles_at[province] < 0:
            return f"there are {number} nobles of {PROVINCE_NAMES[province]} instead of {whole}"
    return ""


def _goods(s: Position) -> str:
    """18.7 Goods are never negative, and those of a strict supply add up."""
    for numbers in (s.goods, s.leftover, s.treasury, s.squires_at, s.law_squires, s.dishonour, s.track):
        if min(numbers) < 0:
            return "a number of goods or tokens is below zero"
    if s.rules.strict_supply:
        for good in range(len(GOODS)):
            total = s.stock[good] + s.treasury[good] + sum(s.goods[good * MOST_PARTIES : (good + 1) * MOST_PARTIES])
            total += sum(s.squires_at) + sum(s.law_squires) if good == SQUIRES else 0
            total += sum(s.leftover) if good == VOTES else 0
            if total != STOCK or s.stock[good] < 0:
                return f"there are {total} {GOODS[good]} instead of {STOCK}"
    return ""


def _limits(s: Position) -> str:
    """18.8 Seals, bishops, privileges and the dungeon have limits."""
    if sum(s.seals) + s.seals_left != (SEALS if s.rules.court else 0) or min(s.seals) < 0 or s.seals_left < 0:
        return f"there are {sum(s.seals) + s.seals_left} seals, not all that belong to the game"
    if max(s.bishops) > MOST_BISHOPS or s.bishops_left < 0 or s.bishops_left + sum(s.bishops) > BISHOPS[s.players]:
        return "there are too many bishops"
    if dungeon_total(s) > DUNGEON:
        return f"the knights in the dungeon have strength {dungeon_total(s)}, more than {DUNGEON}"
    used = [sum(s.shield_at), sum(s.archer_on), sum(s.tudor_at) + sum(s.tudors_on) + sum(s.support_tudors)]
    for kind, most in enumerate(PRIVILEGE_COUNT):
        if used[kind] + sum(s.ready[kind::3]) + sum(s.awarded[kind::3]) > most:
            return "there are too many privileges"
    return ""
