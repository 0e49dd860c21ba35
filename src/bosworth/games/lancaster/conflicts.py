"""Sections 6.4 and 8.4: entering conflicts, fighting them over two attempts, and ransom."""

from typing import Final

from bosworth.games.lancaster import displeasure, log
from bosworth.games.lancaster.goods import CONFLICTS, has, put_back, score, spend
from bosworth.games.lancaster.knights import to_court
from bosworth.games.lancaster.state import CONFLICT_LOST, CONFLICT_WON, END_OF_ROUND, NEXT_CONFLICT, NEXT_RANSOM, RANSOM, Position
from bosworth.games.lancaster.tables import (
    ARCHER_STRENGTH,
    CONFLICT_NAMES,
    FRENCH,
    GOLD,
    MOST_PARTIES,
    SEATS,
    SLOTS,
    SPOILS,
    SQUIRES,
    STRENGTHS,
    TUDOR_STRENGTH,
)
from bosworth.games.lancaster.verbs import ARCHER_BIT, DONE, STRENGTH_BITS, TUDOR_BIT
from bosworth.games.lancaster.verbs import RANSOM as FREE
from bosworth.kernel.action import only, pack
from bosworth.kernel.chance import Dice

UPPER: Final[int] = SLOTS // 2


# --- entering ----------------------------------------------------------------------------------------------------------------


def open_slots(s: Position, party: int) -> list[int]:
    """6.4 The slots whose card the party may enter: its own stack there, or an empty space."""
    return [slot for slot in range(SLOTS) if s.cards[slot] >= 0 and (s.free_seat(slot) >= 0 or s.seat_of(slot, party) >= 0)]


def open_cards(s: Position, party: int) -> list[int]:
    """6.4 The cards that the party may enter."""
    return [s.cards[slot] for slot in open_slots(s, party)]


def seat_for(s: Position, slot: int, party: int) -> int:
    """6.4 The own stack, else the top-most empty space."""
    seat = s.seat_of(slot, party)
    return seat if seat >= 0 else s.free_seat(slot)


def enter(s: Position, party: int, card: int, strength: int, tudor: int) -> int:
    """6.4 A knight, perhaps with a Tudor, joins a conflict; the space where it stands."""
    seat = seat_for(s, s.cards.index(card), party)
    s.holder_of[seat] = party
    s.stacks[seat * STRENGTHS + strength] += 1
    s.tudors_on[seat] += tudor
    return seat


def join(s: Position, party: int, card: int, knight: int) -> None:
    """6.4 A knight joins a conflict with whoever goes along; 11.6 the archer stands directly below."""
    seat = enter(s, party, card, knight & STRENGTH_BITS, int(knight & TUDOR_BIT > 0))
    if knight & ARCHER_BIT:
        s.holder_of[seat + 1] = party
        s.archer_on[seat + 1] = 1


def archer_fits(s: Position, slot: int, party: int) -> bool:
    """11.6 The space directly below that of the knight is empty."""
    below = seat_for(s, slot, party) + 1
    return below < (slot + 1) * SEATS and s.holder_of[below] < 0


# --- fighting ----------------------------------------------------------------------------------------------------------------


def strength_on(s: Position, seat: int) -> int:
    """8.4 The strength of an entry: knights, Tudors and its owner's law squires; an archer by itself."""
    if s.holder_of[seat] < 0:
        return 0
    if s.archer_on[seat]:
        return ARCHER_STRENGTH
    base = seat * STRENGTHS
    total = TUDOR_STRENGTH * s.tudors_on[seat] + s.law_squires[seat // SEATS * MOST_PARTIES + s.holder_of[seat]]
    for strength in range(1, STRENGTHS):
        total += strength * s.stacks[base + strength]
    return total


def english(s: Position, slot: int) -> int:
    """8.4 The strength of all entries of a conflict."""
    return sum(strength_on(s, seat) for seat in range(slot * SEATS, (slot + 1) * SEATS))


def ranking(s: Position, slot: int) -> list[int]:
    """8.4 The occupied spaces from the strongest to the weakest; of equals the lower one first."""
    seats = [seat for seat in range(slot * SEATS, (slot + 1) * SEATS) if s.holder_of[seat] >= 0]
    return sorted(seats, key=lambda seat: (strength_on(s, seat), seat), reverse=True)


def rank(s: Position, seat: int) -> int:
    """8.4 The rank of an occupied space, from 1."""
    return 1 + ranking(s, seat // SEATS).index(seat)


def is_won(s: Position, slot: int) -> bool:
    """8.4 England wins if it is there and as strong as the French."""
    return english(s, slot) >= max(1, FRENCH[s.cards[slot]])


def spoils(s: Position, seat: int) -> int:
    """8.4 England pays all three ranks; France the second and third value to the first two. Allies' points are lost."""
    place = rank(s, seat) if is_won(s, seat // SEATS) else rank(s, seat) + 1
    return 0 if place > SEATS or s.is_ally(s.holder_of[seat]) else SPOILS[s.cards[seat // SEATS]][place - 1]


def next_conflict(s: Position, dice: Dice) -> None:
    """8.4 The lower row from left to right, then the upper row."""
    while s.slot < SLOTS and s.cards[s.slot] < 0:
        s.slot += 1
    if s.slot == SLOTS:
        s.go(END_OF_ROUND)
        return
    victory = is_won(s, s.slot)
    _tell_ranks(s)
    for seat in ranking(s, s.slot):
        score(s, s.holder_of[seat], spoils(s, seat), CONFLICTS)
    if victory:
        s.go(CONFLICT_WON)
        return
    displeasure.shame_absent(s)
    s.todo = sum(1 << player for player in range(s.players) if s.seat_of(s.slot, player) >= 0) if s.slot < UPPER else 0
    s.go(NEXT_RANSOM)


def _tell_ranks(s: Position) -> None:
    """8.4 The strengths, and who stands where; `tie`: whether equals are told apart by their spaces."""
    if not s.telling:
        return
    ranked = [(s.holder_of[seat], strength_on(s, seat)) for seat in ranking(s, s.slot)]
    card, won = s.cards[s.slot], int(is_won(s, s.slot))
    strengths = {"english": english(s, s.slot), "french": FRENCH[card], "won": won}
    tie = len({strength for _, strength in ranked}) < len(ranked)
    log.learned(s, "conflict", False, card=CONFLICT_NAMES[card], **strengths, ranks=log.tally(ranked), tie=int(tie))


def won(s: Position, dice: Dice) -> None:
    """8.4 After a victory all knights go to court and the card out."""
    log.learned(s, "homecoming", False, card=CONFLICT_NAMES[s.cards[s.slot]])
    _release(s, s.court)
    _clear(s)
    _go_on(s)


def lost(s: Position, dice: Dice) -> None:
    """8.4 After a first defeat the card slides down as it is; after a second those still captured go to the reserve."""
    is_first = s.slot >= UPPER
    if is_first:
        _slide_down(s)
    else:
        _tell_captured(s)
        _release(s, s.reserve)
    _clear(s)
    if is_first:
        log.learned(s, "slides-down", False, card=CONFLICT_NAMES[s.cards[s.slot - UPPER]])
    _go_on(s)


def _tell_captured(s: Position) -> None:
    """8.4 Whose knights are lost to the French."""
    for seat in range(s.slot * SEATS, (s.slot + 1) * SEATS):
        number = sum(s.stacks[seat * STRENGTHS + 1 : (seat + 1) * STRENGTHS])
        if number:
            log.party(s, "captured", s.holder_of[seat], number=number, card=CONFLICT_NAMES[s.cards[s.slot]])


def _go_on(s: Position) -> None:
    """8.4 Law squires go back in every case."""
    base = s.slot * MOST_PARTIES
    put_back(s, SQUIRES, sum(s.law_squires[base : base + MOST_PARTIES]))
    s.law_squires[base : base + MOST_PARTIES] = [0] * MOST_PARTIES
    s.slot += 1
    s.go(NEXT_CONFLICT)


def _release(s: Position, to: list[int]) -> None:
    """The knights on the card go to their courts or reserves."""
    for seat in range(s.slot * SEATS, (s.slot + 1) * SEATS):
        party = s.holder_of[seat]
        if party >= 0:
            for strength in range(1, STRENGTHS):
                to[party * STRENGTHS + strength] += s.stacks[seat * STRENGTHS + strength]


def _slide_down(s: Position) -> None:
    start, to = s.slot * SEATS, (s.slot - UPPER) * SEATS
    for fields in (s.holder_of, s.archer_on, s.tudors_on):
        fields[to : to + SEATS] = fields[start : start + SEATS]
    s.stacks[to * STRENGTHS : (to + SEATS) * STRENGTHS] = s.stacks[start * STRENGTHS : (start + SEATS) * STRENGTHS]
    s.cards[s.slot - UPPER] = s.cards[s.slot]


def _clear(s: Position) -> None:
    """The slot is empty; Tudors and archers left there go to the King's board."""
    for seat in range(s.slot * SEATS, (s.slot + 1) * SEATS):
        s.holder_of[seat] = -1
        s.archer_on[seat] = 0
        s.tudors_on[seat] = 0
    start = s.slot * SEATS * STRENGTHS
    s.stacks[start : start + SEATS * STRENGTHS] = [0] * (SEATS * STRENGTHS)
    s.cards[s.slot] = -1


# --- ransom ------------------------------------------------------------------------------------------------------------------


def next_ransom(s: Position, dice: Dice) -> None:
    """8.4 After a second defeat the players free captured knights in turn order."""
    for player in s.order():
        if s.todo >> player & 1:
            s.todo &= ~(1 << player)
            s.ask(player, RANSOM)
            return
    s.go(CONFLICT_LOST)


def legal_ransom(s: Position, seat: int) -> list[int]:
    """8.4 Each knight for its strength in gold, in any order (H14); the rest stays captured."""
    base = s.seat_of(s.slot, seat) * STRENGTHS
    most = min(STRENGTHS - 1, has(s, seat, GOLD))
    return [DONE, *(pack(FREE, strength) for strength in range(1, most + 1) if s.stacks[base + strength])]


def play_ransom(s: Position, seat: int, action: int, dice: Dice) -> None:
    """8.4 A knight is freed and goes to court."""
    if action == DONE:
        s.go(NEXT_RANSOM)
        return
    strength = only(action)
    spend(s, seat, GOLD, strength)
    place = s.seat_of(s.slot, seat)
    s.stacks[place * STRENGTHS + strength] -= 1
    to_court(s, seat, strength)
    log.party(s, "ransomed", seat, strength=strength)
    if not any(s.stacks[place * STRENGTHS : (place + 1) * STRENGTHS]):
        s.go(NEXT_RANSOM)
