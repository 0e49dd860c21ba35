"""What placing a piece is worth at first sight, without trying it: quick enough for play-outs."""

from typing import Final

from bosworth.games.lancaster.court import company
from bosworth.games.lancaster.goods import has
from bosworth.games.lancaster.nobles import is_takeable
from bosworth.games.lancaster.placement import strength_of
from bosworth.games.lancaster.provinces import tile_reward
from bosworth.games.lancaster.state import Position
from bosworth.games.lancaster.tables import (
    BISHOP,
    FAVOUR_REWARD,
    GOLD,
    LORD,
    PRICE_OF_BOTH,
    PROVINCE_REWARD,
    PROVINCES,
    SQUIRES,
    STRENGTHS,
    TRIBUTE,
    TUDOR_STRENGTH,
)
from bosworth.games.lancaster.thinking import value
from bosworth.games.lancaster.thinking.war import stake
from bosworth.games.lancaster.thinking.weights import Weights
from bosworth.games.lancaster.verbs import (
    ALLY_BIT,
    ALLY_OFFICE,
    ALLY_TREASURY,
    APPLY,
    ARCHER_BIT,
    CASTLE,
    CONFLICT,
    OFFICE,
    PROVINCE,
    SHIELD_BIT,
    STRENGTH_BITS,
    SUPPORT,
    TREASURY,
    TUDOR_BIT,
)
from bosworth.games.lancaster.verbs import TUDOR as ADD_TUDOR
from bosworth.kernel.action import first, only, second, verb

LEAST_FEAR: Final = 0.04
BARE_FEAR: Final = 0.30
FEAR_A_STRENGTH: Final = 0.035
"""How likely a knight is ousted, if somebody could: the less the stronger it stands."""


# --- provinces -----------------------------------------------------------------------------------------------------------------


def province_worth(s: Position, party: int, province: int, w: Weights) -> float:
    """The best that can be taken there."""
    other = value.reward_worth(s, party, PROVINCE_REWARD[province], w)
    if s.tile_on[province]:
        other = max(other, value.reward_worth(s, party, tile_reward(s, province), w))
    if party >= s.players:
        return max(other, w.ally * 2.0 if s.nobles_at[province] else 0.0)
    noble = value.noble_worth(s, party, w) if is_takeable(s, party, province) else 0.0
    best = max(noble, other)
    if noble and other and has(s, party, GOLD) >= PRICE_OF_BOTH:
        best = max(best, noble + other - PRICE_OF_BOTH * value.good_worth(s, GOLD, w))
    return best * w.provinces


class Field:
    """What all placements of one moment share: what provinces bring to whom, and what rivals may still send."""

    def __init__(self, s: Position, seat: int, w: Weights) -> None:
        self.s = s
        self.seat = seat
        self.w = w
        self.worth: list[list[float]] = []
        """By own party and province; -1 for not yet known."""
        self.loss: list[float] = [-1.0] * PROVINCES
        """By province: what the rival there would lose."""
        for _ in range(2 if s.parties > s.players else 1):
            self.worth.append([-1.0] * PROVINCES)
        self.reach = 0
        """The most that a rival can bring to a province."""
        self.hands = 0
        """Knights that rivals have still to place."""
        for party in range(s.parties):
            if s.controller(party) != seat:
                self._fear(party)
        self.favour = -1.0
        self.ally_favour = -1.0

    def _fear(self, party: int) -> None:
        s = self.s
        base = party * STRENGTHS
        for strength in range(1, STRENGTHS):
            count = s.court[base + strength]
            if count:
                self.hands += count
                reach = strength + (has(s, party, SQUIRES) if party < s.players else 0)
                self.reach = max(self.reach, reach)

    def danger(self, total: int) -> float:
        """How likely a knight with such a total is ousted."""
        if self.reach <= total or not self.hands:
            return 0.0
        fear = max(LEAST_FEAR, BARE_FEAR - FEAR_A_STRENGTH * total) * self.w.contest
        return min(0.9, fear * (1.0 if self.hands > 5 else 0.3 + 0.14 * self.hands))

    def gain(self, party: int, province: int) -> float:
        """What the party would have of the province, and who holds it now would lose."""
        rows = self.worth[1 if party >= self.s.players else 0]
        if rows[province] < 0.0:
            rows[province] = province_worth(self.s, party, province, self.w)
        return rows[province]

    def ousted(self, province: int) -> float:
        """What it hurts a rival to lose the province."""
        holder = self.s.occupant[province]
        if holder < 0:
            return 0.0
        if self.loss[province] < 0.0:
            share = self.w.rivals if self.s.players > 2 else 2.0 * self.w.rivals
            self.loss[province] = share * self.w.ousting * province_worth(self.s, holder, province, self.w)
        return self.loss[province]

    def best_favour(self, party: int) -> float:
        """The best favour still face up."""
        if party >= self.s.players:
            if self.ally_favour < 0.0:
                self.ally_favour = best_favour(self.s, party, self.w)
            return self.ally_favour
        if self.favour < 0.0:
            self.favour = best_favour(self.s, party, self.w)
        return self.favour


def best_favour(s: Position, party: int, w: Weights) -> float:
    """What the best favour face up would bring."""
    best = 0.0
    for tile in range(len(FAVOUR_REWARD)):
        if s.favours >> tile & 1:
            best = max(best, value.reward_worth(s, party, FAVOUR_REWARD[tile], w))
    return best


# --- placing -------------------------------------------------------------------------------------------------------------------


def place_values(s: Position, seat: int, offers: list[int], w: Weights) -> list[float]:
    """What each placement looks worth."""
    field = Field(s, seat, w)
    return [_place(s, field, action, w) for action in offers]


def _place(s: Position, field: Field, action: int, w: Weights) -> float:
    kind = verb(action)
    seat = field.seat
    if kind == TREASURY:
        return treasury_worth(s, w) - w.patience
    if kind == ALLY_TREASURY:
        return w.rivals * treasury_worth(s, w) - w.patience
    if kind == OFFICE:
        return office_worth(s, field, seat, first(action), w)
    if kind == ALLY_OFFICE:
        return office_worth(s, field, seat + s.players, first(action), w) - w.patience
    knight = first(action)
    party = seat + s.players if knight & ALLY_BIT else seat
    strength = knight & STRENGTH_BITS
    cost = (strength - 1) * w.opportunity * (w.ally * 2.0 if party != seat else 1.0)
    if kind == PROVINCE:
        return _in_province(s, field, party, knight, second(action), w) - cost
    if kind == CASTLE:
        return value.space_worth(s, party, second(action), w) - cost - w.patience
    if kind == CONFLICT:
        return _in_conflict(s, field, party, knight, second(action), w) - cost
    tokens = min(strength, s.dishonour[seat]) if party == seat else 0
    freed = value.dishonour_worth(s, seat, s.dishonour[seat], w) - value.dishonour_worth(s, seat, s.dishonour[seat] - tokens, w)
    return (freed if tokens else 0.0) - cost - w.patience


def _in_province(s: Position, field: Field, party: int, knight: int, province: int, w: Weights) -> float:
    """With as many squires as look best."""
    total = strength_of(knight)
    needed = max(0, s.total_at(province) + 1 - total) if s.occupant[province] >= 0 else 0
    worth = field.gain(party, province)
    safe = 1.0 if knight & SHIELD_BIT else 1.0 - field.danger(total + needed)
    used = needed * value.good_worth(s, SQUIRES, w) + companions(s, knight)
    return worth * safe + field.ousted(province) - used


def companions(s: Position, knight: int) -> float:
    """What privileges are worth elsewhere: they are lost at the end of the round."""
    cost = 0.45 if knight & TUDOR_BIT else 0.0
    return cost + (0.3 if knight & SHIELD_BIT else 0.0) + (0.2 if knight & ARCHER_BIT else 0.0)


def _in_conflict(s: Position, field: Field, party: int, knight: int, card: int, w: Weights) -> float:
    slot = s.cards.index(card)
    more = strength_of(knight)
    if party >= s.players:
        return _ally_in_conflict(s, field, party, slot, more, w)
    before = stake(s, slot, party, 0, False, True, w) if s.seat_of(slot, party) >= 0 else 0.0
    after = stake(s, slot, party, more, knight & ARCHER_BIT > 0, True, w)
    absent = 0.5 * w.dishonour if s.rules.displeasure and s.seat_of(slot, party) < 0 else 0.0
    return after - before + field.best_favour(party) + absent - companions(s, knight)


def _ally_in_conflict(s: Position, field: Field, party: int, slot: int, more: int, w: Weights) -> float:
    """An ally gains no points: it takes ranks from the others, helps England, and turns favours."""
    taken = stake(s, slot, party, more, False, True, w) - (
        stake(s, slot, party, 0, False, True, w) if s.seat_of(slot, party) >= 0 else 0.0
    )
    own = 0.35 if s.seat_of(slot, party - s.players) >= 0 else -0.1
    return own + 0.2 * taken * w.ally + field.best_favour(party)


# --- the Lord ------------------------------------------------------------------------------------------------------------------


def treasury_worth(s: Position, w: Weights) -> float:
    """What lies in the treasury."""
    total = 0.0
    for good in range(len(s.treasury)):
        total += s.treasury[good] * value.good_worth(s, good, w)
    return total


def office_worth(s: Position, field: Field, party: int, office: int, w: Weights) -> float:
    """An award now and perhaps later ones, less the tribute and the company that it takes."""
    is_ally = party >= s.players
    rival = s.candidate[office]
    needed = company(s, rival) + 1 - LORD - BISHOP * s.bishops[party] if rival >= 0 else 0
    used = max(0, needed) * w.opportunity * 1.6
    if is_ally:
        worth = w.rivals * value.one_award(s, field.seat, office, w)
    else:
        worth = value.one_award(s, party, office, w)
        later = value.rounds_left(s) * value.OFFICE_KEPT * worth * 0.5
        worth = worth * 0.3 if s.officer[office] == party and rival < 0 else worth + later
        worth -= TRIBUTE[office][1] * value.good_worth(s, TRIBUTE[office][0], w)
    if s.officer[office] >= 0 and s.controller(s.officer[office]) != field.seat:
        worth += w.rivals * value.one_award(s, field.seat, office, w)
    return worth * (0.8 if field.hands else 1.0) - used


def company_values(s: Position, seat: int, offers: list[int], w: Weights) -> list[float]:
    """Bishops go along, for they can do nothing else; knights only as far as it takes, and the weakest."""
    field = Field(s, seat, w)
    strength = company(s, s.party)
    fear = 1.0 if field.hands else 0.0
    found: list[float] = []
    for action in offers:
        kind = verb(action)
        if action == APPLY:
            found.append(0.25 * strength * fear)
        elif kind == SUPPORT:
            left = s.court[s.party * STRENGTHS + only(action)]
            found.append(0.25 * (strength + only(action)) * fear - 0.9 * only(action) * w.opportunity + (0.01 if left else 0.0))
        else:
            more = TUDOR_STRENGTH if kind == ADD_TUDOR else BISHOP
            found.append(0.25 * (strength + more) * fear + (0.3 if more == BISHOP else -0.8))
    return found


def retinue_values(s: Position, seat: int, offers: list[int], w: Weights) -> list[float]:
    """As many squires as make the knight safe enough, and no more than that is worth."""
    field = Field(s, seat, w)
    strength = strength_of(s.knight)
    worth = field.gain(s.party, s.province)
    price = value.good_worth(s, SQUIRES, w)
    found: list[float] = []
    for action in offers:
        safe = 1.0 if s.knight & SHIELD_BIT else 1.0 - field.danger(strength + only(action))
        found.append(worth * safe - only(action) * price)
    return found
