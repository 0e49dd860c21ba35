"""Section 11: the King's court: Lords ask for offices or go to the treasury, and offices are awarded."""

from typing import Final

from bosworth.games.lancaster import displeasure, log
from bosworth.games.lancaster.facts import PRIVILEGES
from bosworth.games.lancaster.goods import has, put_back
from bosworth.games.lancaster.state import (
    COMPANY,
    HOME,
    IN_TREASURY,
    NEXT_PLACER,
    NEXT_PROVINCE,
    Position,
)
from bosworth.games.lancaster.tables import (
    BISHOP,
    LORD,
    MOST_PARTIES,
    OFFICE_LAST,
    OFFICE_NAMES,
    OFFICE_PRIVILEGE,
    OFFICE_SEALS,
    OFFICES,
    ROUNDS,
    STRENGTHS,
    TRIBUTE,
    TUDOR,
    TUDOR_STRENGTH,
)
from bosworth.games.lancaster.verbs import ALLY_OFFICE, ALLY_TREASURY, APPLY, OFFICE, SUPPORT, TREASURY
from bosworth.games.lancaster.verbs import BISHOP as ADD_BISHOP
from bosworth.games.lancaster.verbs import TUDOR as ADD_TUDOR
from bosworth.kernel.action import only, pack, verb
from bosworth.kernel.chance import Dice

PRIVILEGE_KINDS: Final[int] = len(PRIVILEGES)


# --- placing a Lord ----------------------------------------------------------------------------------------------------------


def legal_lord(s: Position, seat: int, party: int) -> list[int]:
    """11.2, 11.3 The treasury, and every office whose tribute can be paid and whose candidate can be outdone."""
    if s.lord[party] != HOME:
        return []
    is_ally = s.is_ally(party)
    offices = [office for office in range(OFFICES) if _can_pay(s, seat, party, office) and _is_in_reach(s, seat, party, office)]
    if is_ally:
        return [ALLY_TREASURY, *[pack(ALLY_OFFICE, office) for office in offices]]
    return [TREASURY, *[pack(OFFICE, office) for office in offices]]


def _can_pay(s: Position, seat: int, party: int, office: int) -> bool:
    """11.2 The tribute; 15.6 an ally pays none."""
    return s.is_ally(party) or has(s, seat, TRIBUTE[office][0]) >= TRIBUTE[office][1]


def _is_in_reach(s: Position, seat: int, party: int, office: int) -> bool:
    """11.2 Vacant, or held by a weaker company of another player (15.6 never the own ally's)."""
    rival = s.candidate[office]
    if rival < 0:
        return True
    return s.controller(rival) != seat and _reach(s, party, STRENGTHS - 1) > company(s, rival)


def company(s: Position, party: int) -> int:
    """11.2 The strength of a Lord with his knights, bishops and Tudors."""
    total = LORD + BISHOP * s.support_bishops[party] + TUDOR_STRENGTH * s.support_tudors[party]
    for strength in range(1, STRENGTHS):
        total += strength * s.support[party * STRENGTHS + strength]
    return total


def _reach(s: Position, party: int, strongest: int) -> int:
    """The most that the company can still become with knights up to a strength, then bishops, then a Tudor."""
    knights = sum(strength * s.court[party * STRENGTHS + strength] for strength in range(1, strongest + 1))
    total = company(s, party) + knights + BISHOP * (s.bishops[party] - s.support_bishops[party])
    if knights or _has_knights(s, party):
        total += TUDOR_STRENGTH * s.ready[party * PRIVILEGE_KINDS + TUDOR]
    return total


def _has_knights(s: Position, party: int) -> bool:
    return any(s.support[party * STRENGTHS : (party + 1) * STRENGTHS])


def to_treasury(s: Position, party: int) -> None:
    """11.3 Take everything that lies there; 15.6 an ally sends it to the supply."""
    s.lord[party] = IN_TREASURY
    log.party(s, "treasury", party, gold=s.treasury[0], squires=s.treasury[1], votes=s.treasury[2])
    for good, number in enumerate(s.treasury):
        if s.is_ally(party):
            put_back(s, good, number)
        else:
            s.goods[good * MOST_PARTIES + party] += number
        s.treasury[good] = 0
    s.go(NEXT_PLACER)


def ask_for(s: Position, party: int, office: int) -> None:
    """11.2 The tribute goes to the treasury, and the Lord gathers his company; an ally pays nothing (15.6)."""
    s.party = party
    s.office = office
    s.cursor = STRENGTHS - 1
    if not s.is_ally(party):
        good, number = TRIBUTE[office]
        s.goods[good * MOST_PARTIES + party] -= number
        s.treasury[good] += number
    log.party(s, "asks-office", party, office=OFFICE_NAMES[office])
    s.go(COMPANY)


def legal_company(s: Position, seat: int) -> list[int]:
    """11.2 Knights from the strongest down, then bishops, then a Tudor; nothing that leaves the rival out of reach."""
    party = s.party
    rival = s.candidate[s.office]
    needed = company(s, rival) if rival >= 0 else 0
    found: list[int] = [APPLY] if company(s, party) > needed else []
    found += [
        pack(SUPPORT, strength)
        for strength in range(1, s.cursor + 1)
        if s.court[party * STRENGTHS + strength] and _reach(s, party, strength) > needed
    ]
    if s.cursor >= 0:
        if s.bishops[party] > s.support_bishops[party] and _reach(s, party, 0) > needed:
            found.append(ADD_BISHOP)
        if s.ready[party * PRIVILEGE_KINDS + TUDOR] and _has_knights(s, party) and company(s, party) + TUDOR_STRENGTH > needed:
            found.append(ADD_TUDOR)
    return found


def play_company(s: Position, seat: int, action: int, dice: Dice) -> None:
    """11.2 One more in the company, or it is complete."""
    party = s.party
    if action == APPLY:
        _apply(s, party)
    elif action == ADD_BISHOP:
        s.support_bishops[party] += 1
        s.cursor = 0
    elif action == ADD_TUDOR:
        s.ready[party * PRIVILEGE_KINDS + TUDOR] -= 1
        s.support_tudors[party] += 1
        s.cursor = -1
    elif verb(action) == SUPPORT:
        s.cursor = only(action)
        s.court[party * STRENGTHS + s.cursor] -= 1
        s.support[party * STRENGTHS + s.cursor] += 1


def _apply(s: Position, party: int) -> None:
    """11.2 The company stands before the office; a weaker one goes home, its tribute stays paid."""
    rival = s.candidate[s.office]
    if rival >= 0:
        log.party(s, "office-lost", rival, office=OFFICE_NAMES[s.office])
        _go_home(s, rival)
    s.candidate[s.office] = party
    s.lord[party] = 1 + s.office
    log.party(s, "office-sought", party, office=OFFICE_NAMES[s.office], strength=company(s, party))
    s.go(NEXT_PLACER)


def _go_home(s: Position, party: int) -> None:
    """Lord, knights and bishops go to their court, Tudors to the King's board (F4)."""
    s.lord[party] = HOME
    for place in range(party * STRENGTHS, (party + 1) * STRENGTHS):
        s.court[place] += s.support[place]
        s.support[place] = 0
    s.support_bishops[party] = 0
    s.support_tudors[party] = 0


# --- awards ------------------------------------------------------------------------------------------------------------------


def awards(s: Position, dice: Dice) -> None:
    """8.1 Offices are awarded and paid, everyone goes home, and the dungeon is emptied."""
    if s.rules.court:
        for office in range(OFFICES):
            _award(s, office)
        for party in range(s.parties):
            _go_home(s, party)
        s.candidate = [-1] * OFFICES
    if s.rules.displeasure:
        displeasure.empty_dungeon(s)
    s.province = -1
    s.go(NEXT_PROVINCE)


def _award(s: Position, office: int) -> None:
    """11.4 The candidate, or else the one who held it before, is paid seals and a privilege; an ally no seals (15.6)."""
    if s.candidate[office] >= 0:
        s.officer[office] = s.candidate[office]
    party = s.officer[office]
    if party < 0:
        return
    log.party(s, "office", party, office=OFFICE_NAMES[office])
    if not s.is_ally(party):
        pay_seals(s, party, OFFICE_SEALS[office])
    if s.round < ROUNDS or OFFICE_LAST[office]:
        s.awarded[party * PRIVILEGE_KINDS + OFFICE_PRIVILEGE[office]] += 1


def pay_seals(s: Position, player: int, number: int) -> None:
    """11.4 Seals as far as the supply goes."""
    number = min(number, s.seals_left)
    s.seals[player] += number
    s.seals_left -= number
    if number:
        log.party(s, "seals", player, number=number)


def privileges_pass(s: Position) -> None:
    """11.5 What was not used goes back; what was gained in this round may be used in the next."""
    s.ready = s.awarded
    s.awarded = [0] * (MOST_PARTIES * PRIVILEGE_KINDS)
