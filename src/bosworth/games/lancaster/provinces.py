"""Section 8.2: what the holders of the provinces take, from A to I; the crossing, and the first player."""

from bosworth.games.lancaster import conflicts, log, nobles, rewards
from bosworth.games.lancaster.goods import has, put_back, spend
from bosworth.games.lancaster.knights import to_court
from bosworth.games.lancaster.state import NEXT_CASTLE, NEXT_PROVINCE, PROVINCE, PROVINCE_DONE, SURREY, Position
from bosworth.games.lancaster.tables import (
    CONFLICT_NAMES,
    GOLD,
    NEW_KNIGHT,
    PRICE_OF_BOTH,
    PROVINCE_NAMES,
    PROVINCE_REWARD,
    PROVINCES,
    SQUIRES,
    TILE_REWARD,
    UPGRADE,
)
from bosworth.games.lancaster.tables import SURREY as NAMING_PROVINCE
from bosworth.games.lancaster.upgrades import vacate
from bosworth.games.lancaster.verbs import (
    CROSS,
    NAME,
    NOTHING,
    TAKE,
    TAKE_BOTH,
    TAKE_BOTH_TILE,
    TAKE_NOBLE,
    TAKE_REWARD,
    TAKE_TILE,
    TAKING_NAMES,
)
from bosworth.kernel.action import only, pack
from bosworth.kernel.chance import Dice


def next_province(s: Position, dice: Dice) -> None:
    """8.2 The next province that is held; after the last the castles."""
    s.province += 1
    while s.province < PROVINCES and s.occupant[s.province] < 0:
        s.province += 1
    if s.province == PROVINCES:
        s.todo = (1 << s.players) - 1
        s.go(NEXT_CASTLE)
        return
    s.party = s.occupant[s.province]
    if _has_noble(s) or s.tile_on[s.province] or rewards.has_effect(s, s.party, PROVINCE_REWARD[s.province]):
        s.ask(s.controller(s.party), PROVINCE)
    else:
        s.go(PROVINCE_DONE)


def _has_noble(s: Position) -> bool:
    """8.2 A noble to take; 15.5 for an ally, one to remove."""
    if s.is_ally(s.party):
        return s.nobles_at[s.province] > 0
    return nobles.is_takeable(s, s.party, s.province)


def tile_reward(s: Position, province: int) -> list[tuple[int, int]]:
    """14.4 The reward of a province's tile."""
    return TILE_REWARD[s.rules.court][province]


def legal(s: Position, seat: int) -> list[int]:
    """8.2 The noble, the reward or its tile, both for gold, or nothing; 15.5 an ally never both."""
    noble = _has_noble(s)
    tile = s.tile_on[s.province] > 0
    found = [NOTHING]
    if noble:
        found.append(TAKE_NOBLE)
    if rewards.has_effect(s, s.party, PROVINCE_REWARD[s.province]):
        found.append(TAKE_REWARD)
    if tile:
        found.append(TAKE_TILE)
    if noble and not s.is_ally(s.party) and has(s, seat, GOLD) >= PRICE_OF_BOTH:
        if rewards.has_effect_after_noble(s, seat, PROVINCE_REWARD[s.province], s.province):
            found.append(TAKE_BOTH)
        if tile and rewards.has_effect_after_noble(s, seat, tile_reward(s, s.province), s.province):
            found.append(TAKE_BOTH_TILE)
    return [pack(TAKE, choice) for choice in found]


def play(s: Position, seat: int, action: int, dice: Dice) -> None:
    """8.2 The gold first, then the noble, then the other part."""
    choice = only(action)
    log.party(s, "takes", s.party, province=PROVINCE_NAMES[s.province], choice=TAKING_NAMES[choice])
    if choice in (TAKE_BOTH, TAKE_BOTH_TILE):
        spend(s, seat, GOLD, PRICE_OF_BOTH)
    if choice in (TAKE_NOBLE, TAKE_BOTH, TAKE_BOTH_TILE):
        if s.is_ally(s.party):
            nobles.remove(s, s.party, s.province)
        else:
            nobles.take(s, s.party, s.province)
    if choice in (TAKE_REWARD, TAKE_BOTH):
        rewards.grant(s, s.party, PROVINCE_REWARD[s.province], PROVINCE_DONE, choice == TAKE_BOTH)
    elif choice in (TAKE_TILE, TAKE_BOTH_TILE):
        _take_tile(s, choice == TAKE_BOTH_TILE)
    else:
        s.go(PROVINCE_DONE)


def _take_tile(s: Position, paid: bool) -> None:
    """14.3 The tile leaves the game; 15.6 only new knights and upgrades work for an ally."""
    s.tile_on[s.province] = 0
    reward = tile_reward(s, s.province)
    log.nothing(s, s.party, reward, is_tile=True)
    if s.is_ally(s.party):
        reward = [part for part in reward if part[0] in (NEW_KNIGHT, UPGRADE)]
    rewards.grant(s, s.party, reward, PROVINCE_DONE, paid)


def done(s: Position, dice: Dice) -> None:
    """8.2 The knight goes to court, its squires to the supply, shield and Tudor to the King's board; Surrey's holder names."""
    province, party = s.province, s.occupant[s.province]
    if party >= 0:
        to_court(s, party, s.knight_at[province])
        put_back(s, SQUIRES, s.squires_at[province])
        vacate(s, province)
        if province == NAMING_PROVINCE:
            s.ask(s.controller(party), SURREY)
            return
    s.go(NEXT_PROVINCE)


# --- the crossing, and the first player --------------------------------------------------------------------------------------


def legal_crossing(s: Position, seat: int) -> list[int]:
    """16 Any conflict open to the party."""
    return [pack(CROSS, card) for card in conflicts.open_cards(s, s.party)]


def play_crossing(s: Position, seat: int, action: int, dice: Dice) -> None:
    """D7 The knight goes to France with its Tudor, without favour; squires to the supply, the shield to the King's board."""
    province = s.province
    strength = s.knight_at[province]
    conflicts.enter(s, s.party, only(action), s.knight_at[province], s.tudor_at[province])
    put_back(s, SQUIRES, s.squires_at[province])
    vacate(s, province)
    log.party(s, "crosses", s.party, strength=strength, card=CONFLICT_NAMES[only(action)])
    s.go(PROVINCE_DONE)


def legal_first_player(s: Position, seat: int) -> list[int]:
    """8.2 Any player."""
    return [pack(NAME, player) for player in range(s.players)]


def play_first_player(s: Position, seat: int, action: int, dice: Dice) -> None:
    """D6 The new order holds at once."""
    s.first = only(action)
    log.party(s, "first-player", s.first)
    s.go(NEXT_PROVINCE)
