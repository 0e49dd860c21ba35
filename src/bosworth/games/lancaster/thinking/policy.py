"""What each offer looks worth at first sight, on a position: without trying it where that can be helped."""

from typing import Final

from bosworth.games.lancaster import state as at
from bosworth.games.lancaster.nobles import is_takeable
from bosworth.games.lancaster.provinces import tile_reward
from bosworth.games.lancaster.state import Position
from bosworth.games.lancaster.tables import (
    FAVOUR_REWARD,
    GOLD,
    NEW_KNIGHT,
    POWER,
    PRICE_OF_BOTH,
    PROVINCE_REWARD,
    PROVINCES,
    SPACE_PRICE,
    SPACE_REWARD,
    SPACES,
    SQUIRES,
)
from bosworth.games.lancaster.thinking import value
from bosworth.games.lancaster.thinking.placing import company_values, place_values, province_worth, retinue_values
from bosworth.games.lancaster.thinking.war import stake, war_worth
from bosworth.games.lancaster.thinking.weights import Weights
from bosworth.games.lancaster.verbs import (
    ACCEPT,
    AT_CASTLE,
    AT_CONFLICT,
    AT_COURT,
    AT_DUNGEON,
    DECLINE,
    DONE,
    RAISE,
    STRENGTH_BITS,
    TAKE_BOTH,
    TAKE_BOTH_TILE,
    TAKE_NOBLE,
    TAKE_REWARD,
    TAKE_TILE,
)
from bosworth.kernel.action import first, only, second, verb
from bosworth.kernel.chance import Dice, FastDice

HELD: Final = 0.9
"""How likely a province is still held when rewards are paid."""
STILL: Final[Dice] = FastDice(0)
"""Never rolled: what is tried alone needs no chance."""


def values(s: Position, seat: int, offers: list[int], w: Weights) -> list[float]:
    """What each offer looks worth; ballots have their own module."""
    step = s.step
    if step == at.PLACE:
        return place_values(s, seat, offers, w)
    if step == at.RETINUE:
        return retinue_values(s, seat, offers, w)
    if step == at.COMPANY:
        return company_values(s, seat, offers, w)
    if step == at.LAW or step == at.RANSOM:  # noqa: PLR1714 - quicker
        return _tried(s, seat, offers, w)
    return [_worth(s, seat, action, w) for action in offers]


def _worth(s: Position, seat: int, action: int, w: Weights) -> float:
    step = s.step
    if step == at.PROVINCE:
        return _taking(s, only(action), w)
    if step == at.CASTLE:
        return _collecting(s, seat, action, w)
    if step == at.FAVOUR:
        return value.reward_worth(s, s.party, FAVOUR_REWARD[only(action)], w)
    if step == at.UPGRADE:
        return _raising(s, action, w)
    if step == at.EXTEND:
        return value.space_worth(s, seat, only(action), w) * (value.rounds_left(s) + 0.5)
    if step == at.NOBLE:
        return _choosing(s, seat, action, w)
    if step == at.REMOVE_NOBLE:
        return _removing(s, seat, only(action))
    if step == at.CROSSING:
        return _crossing(s, only(action), w)
    return 1.0 if only(action) == seat else 0.0


# --- rewards -------------------------------------------------------------------------------------------------------------------


def _taking(s: Position, choice: int, w: Weights) -> float:
    """8.2 What is taken in a province."""
    party = s.party
    total = 0.0
    if choice in (TAKE_NOBLE, TAKE_BOTH, TAKE_BOTH_TILE):
        total += value.noble_worth(s, party, w) if party < s.players else _removing(s, s.controller(party), s.province)
    if choice in (TAKE_REWARD, TAKE_BOTH):
        total += value.reward_worth(s, party, PROVINCE_REWARD[s.province], w)
    elif choice in (TAKE_TILE, TAKE_BOTH_TILE):
        total += value.reward_worth(s, party, tile_reward(s, s.province), w)
    if choice in (TAKE_BOTH, TAKE_BOTH_TILE):
        total -= PRICE_OF_BOTH * value.good_worth(s, GOLD, w)
    return total


def _collecting(s: Position, seat: int, action: int, w: Weights) -> float:
    """8.3 Squires first, what costs nothing next, then what costs, the best first."""
    if action == DONE:
        return 0.0
    space = only(action)
    party = seat if space < SPACES else seat + s.players
    worth = value.reward_worth(s, party, SPACE_REWARD[space], w) - SPACE_PRICE[space] * value.good_worth(s, SQUIRES, w)
    if SPACE_PRICE[space]:
        return worth
    if SPACE_REWARD[space][0][0] == NEW_KNIGHT:
        return 15.0
    return 20.0 if SPACE_REWARD[space][0][0] <= POWER else 10.0


def _raising(s: Position, action: int, w: Weights) -> float:
    """16 Where a stronger knight does most, or a bishop."""
    if action == DECLINE:
        return 0.0
    if verb(action) != RAISE:
        return value.bishop_worth(s, s.party, w) if s.party < s.players else 0.1
    place, strength = first(action), second(action) & STRENGTH_BITS
    worth = (0.5 + 0.7 * value.rounds_left(s)) * w.upgrade + 0.02 * strength
    if AT_CONFLICT <= place < AT_DUNGEON:
        slot = s.cards.index(place - AT_CONFLICT)
        return worth + stake(s, slot, s.party, 1, False, True, w) - stake(s, slot, s.party, 0, False, True, w)
    if place == AT_COURT:
        return worth + 0.25
    return worth + (0.1 if place < AT_CASTLE else 0.0)


def _choosing(s: Position, seat: int, action: int, w: Weights) -> float:
    """16 A noble that cannot be had otherwise, or hardly later."""
    if action == DECLINE:
        return 0.0
    province = only(action)
    worth = value.noble_worth(s, seat, w)
    if s.occupant[province] == seat:
        worth -= 0.6
    return worth + (0.3 if s.nobles_at[province] == 1 else 0.0)


def _removing(s: Position, seat: int, province: int) -> float:
    """15.3, 15.5 The noble that the other player misses most, and oneself least."""
    worth = 0.2
    for player in range(s.players):
        if is_takeable(s, player, province):
            scarce = 1.0 if s.nobles_at[province] == 1 else 0.4
            worth += -1.2 * scarce if player == seat else scarce
    return worth


def _crossing(s: Position, card: int, w: Weights) -> float:
    slot = s.cards.index(card)
    more = s.knight_at[s.province] + 2 * s.tudor_at[s.province]
    before = stake(s, slot, s.party, 0, False, False, w) if s.seat_of(slot, s.party) >= 0 else 0.0
    after = stake(s, slot, s.party, more, False, False, w) - before
    return after if s.party < s.players else 0.2 * after


# --- laws and ransom -----------------------------------------------------------------------------------------------------------


def _tried(state: Position, seat: int, offers: list[int], w: Weights) -> list[float]:
    """Each offer is carried out alone, and what the seat then has and may expect is weighed up."""
    found: list[float] = []
    for action in offers:
        s: Position = state.copy()
        s.carry_out(seat, action, STILL)
        worth = value.holdings(s, seat, w) + value.majorities(s, w)[seat]
        if state.step == at.LAW:
            worth += prospects(s, seat, w) + (0.05 if action == ACCEPT else 0.0)
        found.append(worth)
    return found


def prospects(s: Position, seat: int, w: Weights) -> float:
    """What the pieces on the board will bring when rewards are paid."""
    total = war_worth(s, seat, False, w)
    for province in range(PROVINCES):
        if s.occupant[province] == seat:
            total += HELD * province_worth(s, seat, province, w)
    for space in range(SPACES):
        if s.castle[seat * SPACES + space] or s.extensions[seat * SPACES + space] == at.ACTIVE:
            total += value.space_worth(s, seat, space, w)
    return total
