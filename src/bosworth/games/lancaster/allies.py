"""15.3, 15.5, 15.6 What is void for an ally: goods, power, extensions and seals; of a tile all but new knights and upgrades."""

from typing import Final

from bosworth.games.lancaster.tables import EXTENSION, GOLD, NEW_KNIGHT, POWER, SEAL, SQUIRES, UPGRADE, VOTES

NOT_FOR_ALLIES: Final = (GOLD, SQUIRES, VOTES, POWER, EXTENSION, SEAL)
"""15.3, 15.5 Kinds of reward that bring an ally nothing."""
TILES_FOR_ALLIES: Final = (NEW_KNIGHT, UPGRADE)
"""15.6 Kinds of reward that a tile brings an ally (G8)."""


def is_void(kind: int, is_tile: bool = False) -> bool:
    """Whether a kind of reward brings an ally nothing."""
    return kind not in TILES_FOR_ALLIES if is_tile else kind in NOT_FOR_ALLIES


def void(reward: list[tuple[int, int]], is_tile: bool = False) -> list[tuple[int, int]]:
    """The parts of a reward that bring an ally nothing."""
    return [part for part in reward if is_void(part[0], is_tile)]
