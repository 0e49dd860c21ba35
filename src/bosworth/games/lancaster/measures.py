"""Section 10: what laws count. Allies never count; only knights are knights."""

from bosworth.games.lancaster.goods import has
from bosworth.games.lancaster.state import Position
from bosworth.games.lancaster.tables import COPIES, PROVINCES, SEATS, SLOTS, SPACES, STRENGTHS


def provinces(s: Position, player: int) -> int:
    """Provinces with an own knight: q."""
    return s.occupant.count(player)


def conflicts(s: Position, player: int) -> int:
    """Conflict cards with at least one own knight: c."""
    return sum(s.seat_of(slot, player) >= 0 for slot in range(SLOTS))


def deployed(s: Position, player: int, strength: int) -> int:
    """1.3 Own knights of a strength that stand anywhere but at court and in reserve: d."""
    place = player * STRENGTHS + strength
    return COPIES[strength] - s.court[place] - s.reserve[place]


def knights_in_conflicts(s: Position, player: int) -> int:
    """Own knights, as pieces, in all conflicts."""
    count = 0
    for seat in range(SLOTS * SEATS):
        if s.holder_of[seat] == player:
            count += sum(s.stacks[seat * STRENGTHS : (seat + 1) * STRENGTHS])
    return count


def knights_in_castle(s: Position, player: int) -> int:
    """Own knights in the own castle."""
    return sum(strength > 0 for strength in s.castle[player * SPACES : (player + 1) * SPACES])


def extensions(s: Position, player: int) -> int:
    """Extensions built, flipped or not."""
    return sum(state > 0 for state in s.extensions[player * SPACES : (player + 1) * SPACES])


def unbuilt(s: Position, player: int) -> list[int]:
    """The spaces without extension."""
    return [space for space in range(SPACES) if not s.extensions[player * SPACES + space]]


def nobles(s: Position, player: int) -> int:
    """Nobles at the player's table."""
    return s.nobles[player].bit_count()


def support_squires(s: Position, player: int) -> int:
    """Own squires that stand in provinces."""
    return sum(s.squires_at[province] for province in range(PROVINCES) if s.occupant[province] == player)


def most(s: Position, values: list[int]) -> int:
    """10 Bits of those with the highest value, all who are tied; by agreement also if nobody has any (C6)."""
    highest = max(values)
    if not highest and not s.rules.most_of_nothing:
        return 0
    return sum(1 << player for player, value in enumerate(values) if value == highest)


def most_of(s: Position, good: int) -> int:
    """C5 Bits of those with the most of a good behind the screen, now."""
    return most(s, [has(s, player, good) for player in range(s.players)])
