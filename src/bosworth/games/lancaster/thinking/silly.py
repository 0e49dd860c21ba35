"""What nobody sensible does: such offers are not even considered, as long as there is another."""

from collections.abc import Callable
from typing import Final

from bosworth.games.lancaster import state as at
from bosworth.games.lancaster.goods import has
from bosworth.games.lancaster.nobles import is_takeable
from bosworth.games.lancaster.placement import least_squires
from bosworth.games.lancaster.provinces import tile_reward
from bosworth.games.lancaster.rewards import has_effect
from bosworth.games.lancaster.state import Position
from bosworth.games.lancaster.tables import (
    FAVOUR_REWARD,
    GOLD,
    LAW_EFFECT,
    LAW_GOODS,
    PRICE_OF_BOTH,
    PROVINCE_REWARD,
    ROUNDS,
    SPACE_PRICE,
    SPACE_REWARD,
    SPACES,
    SQUIRES,
    STRENGTHS,
    VOTES,
)
from bosworth.games.lancaster.tables import SURREY as NAMING_PROVINCE
from bosworth.games.lancaster.verbs import (
    ALLY_BIT,
    ALLY_OFFICE,
    ALLY_TREASURY,
    APPLY,
    BUY,
    CASTLE,
    DECLINE,
    DONE,
    DUNGEON,
    NOTHING,
    OFFICE,
    PAY,
    PROVINCE,
    SUPPORT,
    TAKE_TILE,
    TREASURY,
    TUDOR,
    VOTE_YES,
)
from bosworth.games.lancaster.verbs import BISHOP as TAKE_BISHOP
from bosworth.kernel.action import first, only, second, verb

COUNTS_PROVINCES: Final = ("power_per_provinces", "power_per_province_without_noble", "dishonour_per_empty_provinces")
COUNTS_SQUIRES: Final = ("power_per_support_squires",)
COUNTS_DUNGEON: Final = ("power_per_dungeon_knight",)
COUNTS_GOODS: Final = ("most_goods_power", "most_gold_upgrade_deployed", "most_squires_new_knight")

Silly = Callable[[Position, int, int], bool]
"""Whether an offer is silly: (position, seat, action)."""


def sensible(s: Position, seat: int, offers: list[int]) -> list[int]:
    """The offers without those that are plainly silly; all of them if there is nothing else."""
    is_silly = SILLY.get(s.step)
    if is_silly is None or len(offers) == 1:
        return offers
    return [action for action in offers if not is_silly(s, seat, action)] or offers


def _in_sight(s: Position, effects: tuple[str, ...]) -> bool:
    """Whether a law of that kind is in force or proposed."""
    return any(LAW_EFFECT[law] in effects for law in (*s.in_force, *s.proposed) if law >= 0)


def _is_last(s: Position) -> bool:
    return s.round == ROUNDS


# --- placing -------------------------------------------------------------------------------------------------------------------


def _placing(s: Position, seat: int, action: int) -> bool:
    kind = verb(action)
    if kind in (TREASURY, ALLY_TREASURY):
        return not any(s.treasury)
    if kind in (OFFICE, ALLY_OFFICE):
        return _for_nothing(s, seat, kind == ALLY_OFFICE, first(action))
    if kind == DUNGEON:
        return _idle_penance(s, seat, first(action) & ALLY_BIT > 0)
    if kind == PROVINCE:
        return _empty_handed(s, seat, first(action), second(action))
    return kind == CASTLE and _void_space(s, seat, first(action), second(action))


def _for_nothing(s: Position, seat: int, is_ally: bool, office: int) -> bool:
    """11.4 Whoever holds an office keeps it, unless somebody asks for it; and an ally that takes it from its player."""
    party = seat + s.players if is_ally else seat
    keeper = s.officer[office]
    if s.candidate[office] >= 0 or keeper < 0:
        return False
    return (keeper == party and not _lords_to_come(s, seat)) or (is_ally and keeper == seat)


def _lords_to_come(s: Position, seat: int) -> bool:
    """Whether a rival's Lord is still at home."""
    return any(s.lord[party] == at.HOME for party in range(s.parties) if s.controller(party) != seat)


def _idle_penance(s: Position, seat: int, is_ally: bool) -> bool:
    """12.2 A knight in the dungeon that works nothing off."""
    return is_ally or not (s.dishonour[seat] or _in_sight(s, COUNTS_DUNGEON))


def _empty_handed(s: Position, seat: int, knight: int, province: int) -> bool:
    """8.2 A province that brings nothing and is taken from nobody."""
    party = seat + s.players if knight & ALLY_BIT else seat
    if s.occupant[province] >= 0 or province == NAMING_PROVINCE or _in_sight(s, COUNTS_PROVINCES):
        return False
    noble = s.nobles_at[province] > 0 if knight & ALLY_BIT else is_takeable(s, seat, province)
    tile = s.tile_on[province] and has_effect(s, party, tile_reward(s, province))
    return not (noble or tile or has_effect(s, party, PROVINCE_REWARD[province]))


def _void_space(s: Position, seat: int, knight: int, space: int) -> bool:
    """8.3 A space whose reward can have no effect, or never be paid."""
    party = seat + s.players if knight & ALLY_BIT else seat
    if not has_effect(s, party, SPACE_REWARD[space]):
        return True
    earned = 0
    for other in range(SPACES):
        if s.castle[seat * SPACES + other] or s.extensions[seat * SPACES + other]:
            earned += sum([number for kind, number in SPACE_REWARD[other] if kind == SQUIRES])
    return has(s, seat, SQUIRES) + earned + _squires_in_sight(s, seat) < SPACE_PRICE[space]


def _squires_in_sight(s: Position, seat: int) -> int:
    """What provinces held will bring before the castles are paid."""
    return 2 if s.occupant[NAMING_PROVINCE] == seat else 0


def _retinue(s: Position, seat: int, action: int) -> bool:
    """6.2 Squires that protect from nobody: no knight is left that could oust."""
    least = least_squires(s, s.province, s.knight)
    if only(action) == least or _in_sight(s, COUNTS_SQUIRES):
        return False
    return s.occupant[s.province] < 0 and not any(s.court[: s.parties * STRENGTHS])


def _company(s: Position, seat: int, action: int) -> bool:
    """11.2 Knights with the Lord while no other Lord can come."""
    return verb(action) in (SUPPORT, TUDOR) and APPLY in s.legal(seat) and not _lords_to_come(s, seat)


# --- rewards -------------------------------------------------------------------------------------------------------------------


def _favour(s: Position, seat: int, action: int) -> bool:
    """6.4 A favour without effect."""
    return not s.is_ally(s.party) and not has_effect(s, s.party, FAVOUR_REWARD[only(action)])


def _upgrade(s: Position, seat: int, action: int) -> bool:
    """16 A knight left weak for nothing; or a bishop who blesses no seals and will support no Lord."""
    if action == DECLINE:
        return True
    return verb(action) == TAKE_BISHOP and s.party == seat and _is_last(s) and not s.seals[seat] + s.seal_tiles[seat]


def _noble(s: Position, seat: int, action: int) -> bool:
    """16 A noble left for nothing."""
    return action == DECLINE


def _province(s: Position, seat: int, action: int) -> bool:
    """8.2 Leaving with empty hands; or taking away a tile that has no effect."""
    if s.is_ally(s.party):
        return False
    if only(action) == TAKE_TILE:
        return not has_effect(s, s.party, tile_reward(s, s.province))
    return only(action) == NOTHING


def _castle(s: Position, seat: int, action: int) -> bool:
    """8.3 Squires kept when there is nothing left to use them for."""
    return action == DONE and _is_last(s)


def _ransom(s: Position, seat: int, action: int) -> bool:
    """8.4 A knight left to the French for the price of a few coins, while there is use for it."""
    return action == DONE and not _is_last(s)


# --- parliament ----------------------------------------------------------------------------------------------------------------


def _vote(s: Position, seat: int, action: int) -> bool:
    """7.1 More tokens than all the others together can answer."""
    others = 0
    for player in range(s.players):
        if player != seat:
            others += 1 + has(s, player, VOTES)
    enough = others - 1 if verb(action) == VOTE_YES else others
    return only(action) > enough


def _law(s: Position, seat: int, action: int) -> bool:
    """10 Something good left for nothing, or something bought that is of no use any more."""
    effect = LAW_EFFECT[s.in_force[s.law]]
    if effect == "buy_votes":
        return only(action) > 0 and _is_last(s)
    if effect in ("buy_power", "buy_power_with_leftover_vote"):
        return _is_last(s) and _keeps_too_much(s, seat, action)
    if effect == "seals_to_goods":
        return only(action) > 0 and _is_last(s) and seat not in s.occupant
    if effect == "extension_per_conflicts":
        return action == DONE
    if effect == "pay_squire_per_extension_or_flip":
        return action == PAY and _next_is_void(s, seat)
    return effect in ("swap_for_stronger", "no_bishop_discard_dishonour") and action == DECLINE


def _keeps_too_much(s: Position, seat: int, action: int) -> bool:
    """Whether goods are left that could have bought power, and are of no use after this."""
    if verb(action) != BUY or _in_sight(s, COUNTS_GOODS):
        return False
    price = LAW_GOODS[s.in_force[s.law]]
    if price[SQUIRES]:
        useful = sum([SPACE_PRICE[space] for space in range(SPACES) if _is_open(s, seat, space)])
        if has(s, seat, SQUIRES) - only(action) * price[SQUIRES] <= useful:
            return False
    if price[GOLD]:
        useful = PRICE_OF_BOTH * s.occupant.count(seat) + _at_stake(s, seat)
        if has(s, seat, GOLD) - only(action) * price[GOLD] <= useful:
            return False
    return action != max(s.legal(seat))


def _is_open(s: Position, seat: int, space: int) -> bool:
    return s.castle[seat * SPACES + space] > 0 or s.extensions[seat * SPACES + space] > 0


def _at_stake(s: Position, seat: int) -> int:
    """What the ransom of all own knights in France would cost."""
    total = 0
    for place, party in enumerate(s.holder_of):
        if party == seat:
            for strength in range(1, STRENGTHS):
                total += strength * s.stacks[place * STRENGTHS + strength]
    return total


def _next_is_void(s: Position, seat: int) -> bool:
    """Whether the extension that is asked about has nothing to give."""
    for space in range(s.cursor, SPACES):
        if s.extensions[seat * SPACES + space]:
            return not has_effect(s, seat, SPACE_REWARD[space])
    return False


SILLY: Final[dict[int, Silly]] = {
    at.PLACE: _placing,
    at.RETINUE: _retinue,
    at.COMPANY: _company,
    at.FAVOUR: _favour,
    at.UPGRADE: _upgrade,
    at.NOBLE: _noble,
    at.PROVINCE: _province,
    at.CASTLE: _castle,
    at.RANSOM: _ransom,
    at.BALLOT: _vote,
    at.LAW: _law,
}
"""By decision: what is silly there."""
