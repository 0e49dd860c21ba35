"""What a player may want to touch now but cannot, and why: paths as in `touch` with messages, from a view alone."""

from collections.abc import Callable, Sequence
from typing import Final

from bosworth.games.lancaster import state as at
from bosworth.games.lancaster import tables
from bosworth.games.lancaster.allies import void
from bosworth.games.lancaster.conflicts import seat_for
from bosworth.games.lancaster.court import company
from bosworth.games.lancaster.displeasure import fits_in_dungeon
from bosworth.games.lancaster.facts import COLOURS, LETTERS
from bosworth.games.lancaster.goods import has
from bosworth.games.lancaster.knights import dungeon_total
from bosworth.games.lancaster.log import rewards
from bosworth.games.lancaster.nobles import is_takeable
from bosworth.games.lancaster.placement import parties_of, strengths_at_court
from bosworth.games.lancaster.state import Position
from bosworth.games.lancaster.touch import path
from bosworth.games.lancaster.upgrades import token
from bosworth.games.lancaster.verbs import write_knight
from bosworth.games.lancaster.view import View
from bosworth.locale.vocabulary import Message

Refusal = tuple[list[str], Message]


def refusals(view: View, offers: Sequence[int]) -> list[Refusal]:
    """What cannot be touched although one might try, for the seat to which these offers are made."""
    find = REASONS.get(view.known.step)
    if find is None or view.seat is None or not offers:
        return []
    offered = [path(view, action) for action in offers]
    firsts = {touched[0] for touched in offered if touched}
    found = find(view.known, view.seat)
    return [(where, why) for where, why in found if where not in offered and (len(where) > 1 or where[0] not in firsts)]


# --- placing -----------------------------------------------------------------------------------------------------------------

Held = list[tuple[str, int, int]]
"""Knights at court: how they are touched, whose they are, how strong."""


def _at_court(s: Position, parties: list[int]) -> Held:
    return [
        (f"knight:{write_knight(token(s, party, strength))}", party, strength)
        for party in parties
        for strength in strengths_at_court(s, party)
    ]


def _place(s: Position, seat: int) -> list[Refusal]:
    held = _at_court(s, parties_of(s, seat))
    found: list[Refusal] = []
    for province in range(tables.PROVINCES):
        why = [_province(s, seat, province, party, strength) for _, party, strength in held]
        found += _together(f"area:{tables.PROVINCE_NAMES[province]}", held, why)
    for slot in range(tables.SLOTS):
        if s.cards[slot] >= 0:
            why = [_conflict(s, slot, party) for _, party, _ in held]
            found += _together(f"card:{tables.CONFLICT_NAMES[s.cards[slot]]}", held, why)
    if s.rules.displeasure:
        found += _together("area:dungeon", held, [_dungeon(s, strength) for _, _, strength in held])
    return found + _spaces(s, seat) + _lords(s, seat)


def _together(where: str, held: Held, why: list[Message | None]) -> list[Refusal]:
    """One refusal if it is the same for all who could go there, otherwise one for each of those to whom it applies."""
    if why and why[0] is not None and all(reason == why[0] for reason in why):
        return [([where], why[0])]
    return [([knight, where], reason) for (knight, _, _), reason in zip(held, why, strict=True) if reason is not None]


def _province(s: Position, seat: int, province: int, party: int, strength: int) -> Message | None:
    """6.2 Held by oneself, under a shield, or too much for the knight; whoever goes along may still help."""
    name, holder = tables.PROVINCE_NAMES[province], s.occupant[province]
    if holder >= 0 and s.controller(holder) == seat:
        return "refusal-own", {"province": name, "party": COLOURS[holder]}
    if s.shield_at[province]:
        return "refusal-shield", {"province": name, "party": COLOURS[holder]}
    if strength < tables.LEAST[province]:
        return "refusal-least", {"province": name, "number": tables.LEAST[province]}
    brought = strength + (0 if s.is_ally(party) else has(s, seat, tables.SQUIRES))
    if holder >= 0 and brought <= s.total_at(province):
        return "refusal-total", {"province": name, "party": COLOURS[holder], "number": s.total_at(province)}
    return None


def _conflict(s: Position, slot: int, party: int) -> Message | None:
    """6.4 No space of one's own and none empty."""
    return None if seat_for(s, slot, party) >= 0 else ("refusal-conflict", {"card": tables.CONFLICT_NAMES[s.cards[slot]]})


def _dungeon(s: Position, strength: int) -> Message | None:
    """12.2 No room for so much strength."""
    return None if fits_in_dungeon(s, strength) else ("refusal-dungeon", {"number": dungeon_total(s), "of": tables.DUNGEON})


def _spaces(s: Position, seat: int) -> list[Refusal]:
    """6.3 Spaces of the castle under an extension or with a knight."""
    found: list[Refusal] = []
    for space in range(tables.SPACES):
        if s.extensions[seat * tables.SPACES + space]:
            found.append(([f"space:{tables.SPACE_NAMES[space]}"], ("refusal-extension", {})))
        elif s.castle[seat * tables.SPACES + space]:
            found.append(([f"space:{tables.SPACE_NAMES[space]}"], ("refusal-space", {})))
    if s.parties > s.players:
        taken = [space for space in range(tables.ALLY_SPACES) if s.castle[(seat + s.players) * tables.SPACES + space]]
        found += [([f"space:{tables.SPACE_NAMES[tables.SPACES + space]}"], ("refusal-space", {})) for space in taken]
    return found


def _lords(s: Position, seat: int) -> list[Refusal]:
    """11.2 Offices that cannot be paid or reached, and Lords who are out already."""
    found: list[Refusal] = []
    for party in parties_of(s, seat):
        lord = "lord:ally" if s.is_ally(party) else "lord:own"
        if s.lord[party] > at.HOME:
            place = "treasury" if s.lord[party] == at.IN_TREASURY else tables.OFFICE_NAMES[s.lord[party] - 1]
            found.append(([lord], ("refusal-lord", {"place": place})))
        elif s.lord[party] == at.HOME:
            found += [
                ([lord, f"area:{tables.OFFICE_NAMES[office]}"], _office(s, seat, party, office))
                for office in range(tables.OFFICES)
            ]
    return found


def _office(s: Position, seat: int, party: int, office: int) -> Message:
    """11.2 Reasons in the order in which the rules ask; whether one applies, the offers say."""
    rival, (good, number) = s.candidate[office], tables.TRIBUTE[office]
    if rival >= 0 and s.controller(rival) == seat:
        return "refusal-office-own", {"office": tables.OFFICE_NAMES[office], "party": COLOURS[rival]}
    if not s.is_ally(party) and has(s, seat, good) < number:
        return "refusal-tribute", {"office": tables.OFFICE_NAMES[office], "rewards": rewards([tables.TRIBUTE[office]])}
    strength = company(s, rival) if rival >= 0 else 0
    return "refusal-office", {"office": tables.OFFICE_NAMES[office], "party": COLOURS[max(rival, 0)], "number": strength}


# --- the other decisions -----------------------------------------------------------------------------------------------------


def _company(s: Position, seat: int) -> list[Refusal]:
    """11.2 Stronger knights join before weaker ones; a weak one must leave the rival within reach."""
    rival = s.candidate[s.office]
    found: list[Refusal] = []
    for knight, _, strength in _at_court(s, [s.party]):
        if strength > s.cursor:
            found.append(([knight], ("refusal-order", {})))
        elif rival >= 0:
            found.append(([knight], ("refusal-reach", {"party": COLOURS[rival], "number": company(s, rival)})))
    return found


def _extend(s: Position, seat: int) -> list[Refusal]:
    built = [space for space in range(tables.SPACES) if s.extensions[seat * tables.SPACES + space]]
    return [([f"space:{tables.SPACE_NAMES[space]}"], ("refusal-built", {})) for space in built]


def _favour(s: Position, seat: int) -> list[Refusal]:
    """6.4 Tiles that are face down, and the second of two equal ones."""
    tiles = [tile for tile in range(len(tables.FAVOUR_NAMES)) if tables.FAVOURS[s.players] >> tile & 1]
    down = [tile for tile in tiles if not s.favours >> tile & 1]
    return [([f"favour:{tables.FAVOUR_NAMES[tile]}"], ("refusal-favour", {})) for tile in down]


def _noble(s: Position, seat: int) -> list[Refusal]:
    barred = [province for province in range(tables.PROVINCES) if not is_takeable(s, s.party, province)]
    return [([f"noble:{tables.PROVINCE_NAMES[province]}"], _no_noble(s, province)) for province in barred]


def _no_noble(s: Position, province: int) -> Message:
    """8.2 None is left, or one has its letter already."""
    if not s.nobles_at[province]:
        return "refusal-no-noble", {"province": tables.PROVINCE_NAMES[province]}
    return "refusal-noble", {"letter": LETTERS[s.letter[province]]}


def _upgrade(s: Position, seat: int) -> list[Refusal]:
    """16 Knights at court for whom no stronger one is in reserve, or who are not placed as the law asks."""
    found: list[Refusal] = []
    for knight, _, strength in _at_court(s, [s.party]):
        why = _no_upgrade(s, strength)
        found.append(([knight], why))
        if s.is_ally(s.party) and s.bishops_left:
            found.append((["bishop:supply", knight], why))
    return found


def _no_upgrade(s: Position, strength: int) -> Message:
    if s.only_deployed:
        return "refusal-deployed", {}
    if strength == tables.STRENGTHS - 1:
        return "refusal-strongest", {}
    return "refusal-upgrade", {"number": strength + 1}


def _reward(s: Position, seat: int) -> list[Refusal]:
    """8.2 What cannot be taken in a province, or not be paid."""
    found: list[Refusal] = []
    if s.is_ally(s.party):
        lost = void(tables.PROVINCE_REWARD[s.province])
        return [(["take:reward"], ("refusal-void-ally", {"void": rewards(lost)}) if lost else ("refusal-void", {}))]
    if not is_takeable(s, s.party, s.province):
        found.append((["take:noble"], _no_noble(s, s.province)))
    found.append((["take:reward"], ("refusal-void", {})))
    poor = has(s, seat, tables.GOLD) < tables.PRICE_OF_BOTH
    why: Message = ("refusal-both", {"number": tables.PRICE_OF_BOTH}) if poor else ("refusal-not-both", {})
    return [*found, (["take:both"], why)]


def _castle(s: Position, seat: int) -> list[Refusal]:
    """8.3 Rewards that cannot be paid, or have been collected."""
    found: list[Refusal] = []
    for space in range(tables.SPACES):
        if s.castle[seat * tables.SPACES + space] or s.extensions[seat * tables.SPACES + space]:
            is_due = s.pending & tables.PRICED & 1 << space
            why: Message = ("refusal-price", {"number": tables.SPACE_PRICE[space]}) if is_due else ("refusal-collected", {})
            found.append(([f"space:{tables.SPACE_NAMES[space]}"], why))
    return found


def _crossing(s: Position, seat: int) -> list[Refusal]:
    slots = [slot for slot in range(tables.SLOTS) if s.cards[slot] >= 0]
    why = [(tables.CONFLICT_NAMES[s.cards[slot]], _conflict(s, slot, s.party)) for slot in slots]
    return [([f"card:{name}"], reason) for name, reason in why if reason]


def _ransom(s: Position, seat: int) -> list[Refusal]:
    """8.4 Captured knights for whom the gold does not suffice."""
    base = s.seat_of(s.slot, seat) * tables.STRENGTHS
    card = tables.CONFLICT_NAMES[s.cards[s.slot]]
    captured = [strength for strength in range(1, tables.STRENGTHS) if s.stacks[base + strength]]
    return [([f"piece:{card}.{strength}"], ("refusal-ransom", {"number": strength})) for strength in captured]


REASONS: Final[dict[int, Callable[[Position, int], list[Refusal]]]] = {
    at.PLACE: _place,
    at.COMPANY: _company,
    at.EXTEND: _extend,
    at.FAVOUR: _favour,
    at.NOBLE: _noble,
    at.UPGRADE: _upgrade,
    at.PROVINCE: _reward,
    at.CASTLE: _castle,
    at.CROSSING: _crossing,
    at.RANSOM: _ransom,
}
"""By decision: what finds the reasons."""
