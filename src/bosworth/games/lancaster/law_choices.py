"""Section 10: laws that offer a choice. For each: whom it concerns, what it offers, what is made of it."""

from bosworth.games.lancaster import displeasure, log, rewards
from bosworth.games.lancaster import measures as count
from bosworth.games.lancaster.facts import COLOURS
from bosworth.games.lancaster.goods import LAWS, gain, has, in_supply, put_back, score, spend
from bosworth.games.lancaster.knights import may_be_raised, places_of, raise_knight
from bosworth.games.lancaster.placement import oust
from bosworth.games.lancaster.state import FLIPPED, LAW_TURN, Position
from bosworth.games.lancaster.tables import (
    CONFLICT_NAMES,
    GOLD,
    LAW_GOODS,
    LAW_PER,
    LAW_POWER,
    LAW_STRENGTH,
    MOST_PARTIES,
    PROVINCES,
    SLOTS,
    SPACE_NAMES,
    SPACES,
    SQUIRES,
    STRENGTHS,
    VOTES,
)
from bosworth.games.lancaster.verbs import ACCEPT, BUILD, BUY, DECLINE, DONE, FLIP, PAY, RECALL, SEND
from bosworth.kernel.action import only, pack


def anyone(s: Position, law: int, player: int) -> bool:
    """Everybody is asked: what one can afford is behind the screen."""
    return True


def _numbers(most: int) -> list[int]:
    return [pack(BUY, number) for number in range(most + 1)]


def _affordable(s: Position, law: int, player: int, goods: tuple[int, ...]) -> int:
    """How often the player can pay what the law names of these goods."""
    prices = [(good, LAW_GOODS[law][good]) for good in goods if LAW_GOODS[law][good]]
    return min(has(s, player, good) // price for good, price in prices)


def _pay_price(s: Position, law: int, player: int, times: int, goods: tuple[int, ...]) -> None:
    for good in goods:
        spend(s, player, good, times * LAW_GOODS[law][good])


# --- B1a: votes for gold -----------------------------------------------------------------------------------------------------


def offer_votes(s: Position, law: int, player: int) -> list[int]:
    """B1a As many as the gold buys and the supply holds."""
    return _numbers(in_supply(s, VOTES, _affordable(s, law, player, (GOLD,))))


def buy_votes(s: Position, law: int, player: int, action: int) -> None:
    """B1a The votes are kept for the next round."""
    _pay_price(s, law, player, only(action), (GOLD,))
    gain(s, player, VOTES, only(action) * LAW_GOODS[law][VOTES])
    s.go(LAW_TURN)


# --- B1b, B4a, B4b: power for gold and squires -------------------------------------------------------------------------------


def offer_power(s: Position, law: int, player: int) -> list[int]:
    """B1b, B4a, B4b As often as it can be paid."""
    return _numbers(_affordable(s, law, player, (GOLD, SQUIRES)))


def buy_power(s: Position, law: int, player: int, action: int) -> None:
    """B1b, B4a, B4b The power is scored at once."""
    _pay_price(s, law, player, only(action), (GOLD, SQUIRES))
    score(s, player, only(action) * LAW_POWER[law], LAWS)
    s.go(LAW_TURN)


# --- N4b: power for gold, squires and votes left over ------------------------------------------------------------------------


def has_leftover(s: Position, law: int, player: int) -> bool:
    """N4b Those with votes left over."""
    return s.leftover[player] > 0


def offer_petition(s: Position, law: int, player: int) -> list[int]:
    """N4b As often as it can be paid."""
    return _numbers(min(_affordable(s, law, player, (GOLD, SQUIRES)), s.leftover[player] // LAW_GOODS[law][VOTES]))


def petition(s: Position, law: int, player: int, action: int) -> None:
    """N4b Only votes left after the third ballot pay for it (C18)."""
    votes = only(action) * LAW_GOODS[law][VOTES]
    s.leftover[player] -= votes
    put_back(s, VOTES, votes)
    buy_power(s, law, player, action)


# --- N3c: exchange -----------------------------------------------------------------------------------------------------------


def offer_exchange(s: Position, law: int, player: int) -> list[int]:
    """N3c First gold for squires, then squires for gold, any number of times."""
    paid, got = (GOLD, SQUIRES) if s.cursor == 0 else (SQUIRES, GOLD)
    return _numbers(in_supply(s, got, has(s, player, paid) // LAW_PER[law]))


def exchange(s: Position, law: int, player: int, action: int) -> None:
    """N3c So many of one for one of the other."""
    paid, got = (GOLD, SQUIRES) if s.cursor == 0 else (SQUIRES, GOLD)
    spend(s, player, paid, only(action) * LAW_PER[law])
    gain(s, player, got, only(action))
    s.cursor += 1
    if s.cursor > 1:
        s.go(LAW_TURN)


# --- B1c, N1d: extensions ----------------------------------------------------------------------------------------------------


def earns_extensions(s: Position, law: int, player: int) -> bool:
    """B1c Those in enough conflicts who have tiles left."""
    return _earned(s, law, player) > 0 and bool(count.unbuilt(s, player))


def _earned(s: Position, law: int, player: int) -> int:
    return count.conflicts(s, player) // LAW_PER[law]


def has_unbuilt(s: Position, law: int, player: int) -> bool:
    """N1d Those who have tiles left."""
    return bool(count.unbuilt(s, player))


def offer_earned(s: Position, law: int, player: int) -> list[int]:
    """B1c Any tile, in any order (H15), or no more."""
    return [DONE, *(pack(BUILD, space) for space in count.unbuilt(s, player))]


def offer_bought(s: Position, law: int, player: int) -> list[int]:
    """N1d Any tile that can be paid, or no more."""
    if has(s, player, GOLD) < LAW_GOODS[law][GOLD]:
        return [DONE]
    return offer_earned(s, law, player)


def build_earned(s: Position, law: int, player: int, action: int) -> None:
    """B1c As many tiles as earned, free; the cursor counts them."""
    if action != DONE:
        rewards.build(s, player, only(action))
        s.cursor += 1
    if action == DONE or s.cursor == _earned(s, law, player) or not count.unbuilt(s, player):
        s.go(LAW_TURN)


def build_bought(s: Position, law: int, player: int, action: int) -> None:
    """N1d As many tiles as paid for."""
    if action != DONE:
        spend(s, player, GOLD, LAW_GOODS[law][GOLD])
        rewards.build(s, player, only(action))
    if action == DONE or not count.unbuilt(s, player):
        s.go(LAW_TURN)


# --- B2b, B2c: knights -------------------------------------------------------------------------------------------------------


def has_none_deployed(s: Position, law: int, player: int) -> bool:
    """B2b Those who have placed no knight of that strength."""
    return count.deployed(s, player, LAW_STRENGTH[law]) == 0


def _place_to_swap(s: Position, law: int, player: int) -> int:
    """B2c Where the knight stands that may be exchanged, -1 if it may not."""
    strength = LAW_STRENGTH[law]
    places = places_of(s, player, strength, only_deployed=True)
    if not places or not s.reserve[player * STRENGTHS + strength + 1] or not may_be_raised(s, places[0]):
        return -1
    return places[0]


def can_swap(s: Position, law: int, player: int) -> bool:
    """B2c The one is placed and the next stronger in reserve, and the dungeon does not get too full."""
    return _place_to_swap(s, law, player) >= 0


def offer_yes_no(s: Position, law: int, player: int) -> list[int]:
    """B2c Accept or decline."""
    return [ACCEPT, DECLINE]


def swap(s: Position, law: int, player: int, action: int) -> None:
    """B2c An exchange, no upgrade: no bishop instead (C11)."""
    if action == ACCEPT:
        raise_knight(s, player, _place_to_swap(s, law, player), LAW_STRENGTH[law])
    s.go(LAW_TURN)


# --- N1b: squires to the front -----------------------------------------------------------------------------------------------


def is_at_war(s: Position, law: int, player: int) -> bool:
    """N1b Those with a knight in a conflict."""
    return count.conflicts(s, player) > 0


def offer_front(s: Position, law: int, player: int) -> list[int]:
    """N1b A squire to any of the own conflicts, in any order (H15), at most as many as there are of them."""
    sent = sum(s.law_squires[slot * MOST_PARTIES + player] for slot in range(SLOTS))
    if sent == count.conflicts(s, player) or not has(s, player, SQUIRES):
        return [DONE]
    slots = [slot for slot in range(SLOTS) if s.seat_of(slot, player) >= 0]
    return [DONE, *(pack(SEND, s.cards[slot]) for slot in slots)]


def send(s: Position, law: int, player: int, action: int) -> None:
    """N1b It adds to the strength there in this round."""
    if action == DONE:
        s.go(LAW_TURN)
        return
    s.law_squires[s.cards.index(only(action)) * MOST_PARTIES + player] += 1
    s.goods[SQUIRES * MOST_PARTIES + player] -= 1
    log.party(s, "squire-sent", player, card=CONFLICT_NAMES[only(action)])


# --- N2d, N3b: pay, or lose the use ------------------------------------------------------------------------------------------


def next_held(s: Position, player: int) -> int:
    """The next province that the player holds, PROVINCES if there is none."""
    return next((p for p in range(s.cursor, PROVINCES) if s.occupant[p] == player), PROVINCES)


def holds_provinces(s: Position, law: int, player: int) -> bool:
    """N2d Those who hold a province."""
    return count.provinces(s, player) > 0


def offer_farm(s: Position, law: int, player: int) -> list[int]:
    """N2d For each province: pay, or take the knight back."""
    return [RECALL, PAY] if has(s, player, GOLD) >= LAW_GOODS[law][GOLD] else [RECALL]


def farm(s: Position, law: int, player: int, action: int) -> None:
    """N2d A knight taken back leaves as if ousted (C15)."""
    province = next_held(s, player)
    if action == PAY:
        spend(s, player, GOLD, LAW_GOODS[law][GOLD])
    else:
        oust(s, province, "recalled")
    s.cursor = province + 1
    if next_held(s, player) == PROVINCES:
        s.go(LAW_TURN)


def next_built(s: Position, player: int) -> int:
    """The next extension of the player, SPACES if there is none."""
    return next((space for space in range(s.cursor, SPACES) if s.extensions[player * SPACES + space]), SPACES)


def has_extensions(s: Position, law: int, player: int) -> bool:
    """N3b Those who have built something; everybody has."""
    return count.extensions(s, player) > 0


def offer_upkeep(s: Position, law: int, player: int) -> list[int]:
    """N3b For each extension: return a squire, or flip it."""
    return [FLIP, PAY] if has(s, player, SQUIRES) >= LAW_GOODS[law][SQUIRES] else [FLIP]


def keep_up(s: Position, law: int, player: int, action: int) -> None:
    """N3b A flipped tile pays nothing in this round's castles."""
    space = next_built(s, player)
    if action == PAY:
        spend(s, player, SQUIRES, LAW_GOODS[law][SQUIRES])
    else:
        s.extensions[player * SPACES + space] = FLIPPED
        log.party(s, "flipped", player, space=SPACE_NAMES[space])
    s.cursor = space + 1
    if next_built(s, player) == SPACES:
        s.go(LAW_TURN)


# --- K2c, K2d: dishonour and seals -------------------------------------------------------------------------------------------


def has_no_bishop(s: Position, law: int, player: int) -> bool:
    """K2c Those without bishop."""
    return not s.bishops[player]


def offer_pardon(s: Position, law: int, player: int) -> list[int]:
    """K2c Return a token of dishonour, if there is one, or not."""
    return [ACCEPT, DECLINE] if s.dishonour[player] else [DECLINE]


def pardon(s: Position, law: int, player: int, action: int) -> None:
    """K2c The token goes to the reserve."""
    if action == ACCEPT:
        displeasure.work_off(s, player, 1)
    s.go(LAW_TURN)


def offer_seals(s: Position, law: int, player: int) -> list[int]:
    """K2d Any number of the own seals."""
    return _numbers(s.seals[player] + s.seal_tiles[player])


def break_seals(s: Position, law: int, player: int, action: int) -> None:
    """K2d Plain seals go first and return to the supply; seal tiles leave the game."""
    number = only(action)
    plain = min(number, s.seals[player])
    s.seals[player] -= plain
    s.seals_left += plain
    s.seal_tiles[player] -= number - plain
    log.learned(s, "seals-broken", party=COLOURS[player], number=number, tiles=number - plain)
    gain(s, player, SQUIRES, number * LAW_GOODS[law][SQUIRES])
    gain(s, player, GOLD, number * LAW_GOODS[law][GOLD])
    s.go(LAW_TURN)
