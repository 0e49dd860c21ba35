"""Section 10: laws that need no choice. Each function is what one effect does to one player."""

from bosworth.games.lancaster import court, displeasure, log
from bosworth.games.lancaster import measures as count
from bosworth.games.lancaster.facts import COLOURS, GOODS
from bosworth.games.lancaster.goods import LAWS, gain, has, score, spend
from bosworth.games.lancaster.knights import new_knight
from bosworth.games.lancaster.law_kinds import Effect, announce
from bosworth.games.lancaster.measures import most_of
from bosworth.games.lancaster.state import Position
from bosworth.games.lancaster.tables import (
    COPIES,
    GOLD,
    LAW_COUNT,
    LAW_GOODS,
    LAW_PER,
    LAW_POWER,
    LAW_SEALS,
    LAW_STRENGTH,
    LAW_VARIANT,
    PROVINCES,
    SQUIRES,
    STRENGTHS,
)


def gold_of(s: Position, player: int) -> int:
    """Gold behind the screen."""
    return has(s, player, GOLD)


def squires_of(s: Position, player: int) -> int:
    """Squires behind the screen."""
    return has(s, player, SQUIRES)


def leftover_of(s: Position, player: int) -> int:
    """Votes left after the third ballot (C18)."""
    return s.leftover[player]


def bundle(s: Position, law: int, player: int, times: int = 1) -> None:
    """The goods named on the law."""
    for good, number in enumerate(LAW_GOODS[law]):
        gain(s, player, good, number * times)


# --- power -------------------------------------------------------------------------------------------------------------------


def power(s: Position, law: int, player: int) -> None:
    """The power named on the law."""
    score(s, player, LAW_POWER[law], LAWS)


def power_per_provinces(s: Position, law: int, player: int) -> None:
    """B0c, B3b, N3a Power for every so many provinces held."""
    score(s, player, LAW_POWER[law] * (count.provinces(s, player) // LAW_PER[law]), LAWS)


def power_per_conflict(s: Position, law: int, player: int) -> None:
    """B3a Power for each conflict with an own knight."""
    score(s, player, LAW_POWER[law] * count.conflicts(s, player), LAWS)


def power_per_extensions(s: Position, law: int, player: int) -> None:
    """B2d Power for every so many extensions (A1: five, or by agreement three)."""
    per = LAW_VARIANT[law] if s.rules.extensions_per_three else LAW_PER[law]
    score(s, player, LAW_POWER[law] * (count.extensions(s, player) // per), LAWS)


def power_per_castle_knight(s: Position, law: int, player: int) -> None:
    """N2a Power for each knight in the own castle."""
    score(s, player, LAW_POWER[law] * count.knights_in_castle(s, player), LAWS)


def power_per_support_squires(s: Position, law: int, player: int) -> None:
    """N3d Power for every so many own squires in provinces, all together."""
    score(s, player, LAW_POWER[law] * (count.support_squires(s, player) // LAW_PER[law]), LAWS)


def power_per_province_without_noble(s: Position, law: int, player: int) -> None:
    """N4a Power for each province held whose nobles are gone."""
    bare = sum(s.occupant[province] == player and not s.nobles_at[province] for province in range(PROVINCES))
    score(s, player, LAW_POWER[law] * bare, LAWS)


def power_per_dungeon_knight(s: Position, law: int, player: int) -> None:
    """K3d Power for each own knight in the dungeon."""
    score(s, player, LAW_POWER[law] * sum(s.dungeon[player * STRENGTHS : (player + 1) * STRENGTHS]), LAWS)


def all_deployed_of_strength(s: Position, law: int, player: int) -> None:
    """B3c, N2c Power for having placed all knights of a strength."""
    if count.deployed(s, player, LAW_STRENGTH[law]) == LAW_COUNT[law]:
        score(s, player, LAW_POWER[law], LAWS)


def deployed_all_strengths(s: Position, law: int, player: int) -> None:
    """B4c Power for having placed a knight of every strength."""
    if all(count.deployed(s, player, strength) for strength in range(1, len(COPIES))):
        score(s, player, LAW_POWER[law], LAWS)


# --- goods and knights -------------------------------------------------------------------------------------------------------


def squires_per_deployed(s: Position, law: int, player: int) -> None:
    """B1d, N1c A squire for each knight of a strength that is placed."""
    bundle(s, law, player, count.deployed(s, player, LAW_STRENGTH[law]))


def bundle_per_conflicts(s: Position, law: int, player: int) -> None:
    """B2a Goods for every so many conflicts with an own knight."""
    bundle(s, law, player, count.conflicts(s, player) // LAW_PER[law])


def votes_per_conflict(s: Position, law: int, player: int) -> None:
    """N0a Votes for each conflict with an own knight."""
    bundle(s, law, player, count.conflicts(s, player))


def no_nobles_bundle(s: Position, law: int, player: int) -> None:
    """N1a Goods for those without nobles."""
    if not s.nobles[player]:
        bundle(s, law, player)


def recruit(s: Position, law: int, player: int) -> None:
    """B0b A new knight."""
    new_knight(s, player)


def new_knight_per_nobles(s: Position, law: int, player: int) -> None:
    """B3d A new knight for every so many nobles, as far as the reserve goes."""
    for _ in range(count.nobles(s, player) // LAW_PER[law]):
        new_knight(s, player)


def seal(s: Position, law: int, player: int) -> None:
    """K3a A seal, if one is left."""
    court.pay_seals(s, player, LAW_SEALS[law])


def dishonour_per_empty_provinces(s: Position, law: int, player: int) -> None:
    """K3c Dishonour for every so many provinces without an own knight."""
    displeasure.shame(s, player, (PROVINCES - count.provinces(s, player)) // LAW_PER[law])


# --- laws for those who have most or fewest, of two kinds of thing -----------------------------------------------------------


class MostLose(Effect):
    """K2a Those with most squires, and apart from that those with most gold, lose some of them."""

    def begin(self, s: Position, law: int) -> int:
        """Both are judged before anybody loses anything."""
        losers = [most_of(s, good) for good in (GOLD, SQUIRES)]
        for good in (GOLD, SQUIRES):
            announce(s, law, losers[good], [has(s, player, good) for player in range(s.players)], good)
            for player in s.order():
                number = min(LAW_GOODS[law][good], has(s, player, good))
                if number and losers[good] >> player & 1:
                    log.learned(s, "loses", player=COLOURS[player], good=GOODS[good], number=number)
                    spend(s, player, good, number)
        return 0


class MostGoodsScore(Effect):
    """K3b Power for most squires, and power for most gold."""

    def begin(self, s: Position, law: int) -> int:
        """Each is judged by itself."""
        for good in (SQUIRES, GOLD):
            found = most_of(s, good)
            announce(s, law, found, [has(s, player, good) for player in range(s.players)], good)
            for player in s.order():
                if found >> player & 1:
                    power(s, law, player)
        return 0


class FewestDishonourScore(Effect):
    """K2b Power for those with the fewest tokens of dishonour; zero counts."""

    def begin(self, s: Position, law: int) -> int:
        """All who are tied benefit."""
        tokens = s.dishonour[: s.players]
        fewest = min(tokens)
        found = sum(1 << player for player in range(s.players) if tokens[player] == fewest)
        announce(s, law, found, tokens)
        for player in s.order():
            if found >> player & 1:
                power(s, law, player)
        return 0
