"""Section 16: the reward primitives, for players and allies."""

from typing import Final

from bosworth.games.lancaster import log, nobles, upgrades
from bosworth.games.lancaster.conflicts import open_cards
from bosworth.games.lancaster.goods import CASTLES, FAVOURS, PROVINCES, gain, in_supply, score
from bosworth.games.lancaster.knights import new_knight, to_court
from bosworth.games.lancaster.measures import unbuilt
from bosworth.games.lancaster.state import ACTIVE, CASTLE_GOES_ON, CROSSING, EXTEND, NEXT_PLACER, PROVINCE_DONE, Position
from bosworth.games.lancaster.tables import (
    CROSS,
    EXTENSION,
    GOLD,
    NEW_KNIGHT,
    NOBLE_ANY,
    POWER,
    SEAL,
    SPACE_NAMES,
    SPACES,
    STRENGTHS,
    UPGRADE,
    VOTES,
)
from bosworth.games.lancaster.verbs import BUILD
from bosworth.kernel.action import only, pack
from bosworth.kernel.chance import Dice

_SOURCES: Final = {NEXT_PLACER: FAVOURS, PROVINCE_DONE: PROVINCES, CASTLE_GOES_ON: CASTLES}
"""What a reward is for, by what comes after it."""


def grant(s: Position, party: int, reward: list[tuple[int, int]], after: int, paid: bool = False) -> None:
    """16 Pay out a reward and go on to `after`, by way of the one decision that it may hold.

    What was paid for and is nothing but that decision cannot be declined any more (D20).
    """
    s.party = party
    s.after = after
    s.paid = int(paid and len(reward) == 1)
    s.go(after)
    for kind, number in reward:
        if kind == NEW_KNIGHT:
            new_knight(s, party)
        elif kind == UPGRADE:
            upgrades.begin(s, party)
        elif kind == NOBLE_ANY:
            nobles.begin(s, party)
        elif kind == CROSS:
            if open_cards(s, party):
                s.go(CROSSING)
        elif not s.is_ally(party):
            _grant_to_player(s, party, kind, number)


def _grant_to_player(s: Position, player: int, kind: int, number: int) -> None:
    """15.3, 15.5 What allies never get: goods, power, extensions, seals."""
    if kind <= VOTES:
        gain(s, player, kind, number)
    elif kind == POWER:
        score(s, player, number, _SOURCES[s.after])
    elif kind == SEAL:
        s.seal_tiles[player] += number
        log.party(s, "seal-tile", player)
    elif kind == EXTENSION and unbuilt(s, player):
        s.go(EXTEND)


def has_effect(s: Position, party: int, reward: list[tuple[int, int]]) -> bool:
    """8.2 Whether at least one part of a reward can have an effect now."""
    return any(_has_effect(s, party, kind) for kind, _ in reward)


def has_effect_after_noble(s: Position, player: int, reward: list[tuple[int, int]], province: int) -> bool:
    """8.2 The same once the gold for both has been paid into the supply (D19) and the noble of the province is taken."""
    for kind, _ in reward:
        if kind == NOBLE_ANY:
            works = any(other != province for other in nobles.takeable(s, player))
        else:
            works = kind == GOLD or _has_effect(s, player, kind)
        if works:
            return True
    return False


def _has_effect(s: Position, party: int, kind: int) -> bool:
    if kind == NEW_KNIGHT:
        return s.reserve[party * STRENGTHS + 1] > 0
    if kind == UPGRADE:
        return upgrades.is_useful(s, party)
    if kind == CROSS:
        return bool(open_cards(s, party))
    if s.is_ally(party):
        return False
    if kind == NOBLE_ANY:
        return bool(nobles.takeable(s, party))
    if kind == EXTENSION:
        return bool(unbuilt(s, party))
    return kind > VOTES or in_supply(s, kind, 1) > 0


def legal_extension(s: Position, seat: int) -> list[int]:
    """16 Any tile not yet built."""
    return [pack(BUILD, space) for space in unbuilt(s, seat)]


def play_extension(s: Position, seat: int, action: int, dice: Dice) -> None:
    """16 The tile covers its space."""
    build(s, seat, only(action))
    s.go(s.after)


def build(s: Position, player: int, space: int) -> None:
    """16 Cover a space of the castle; a knight there goes to court unpaid (C17)."""
    place = player * SPACES + space
    s.extensions[place] = ACTIVE
    log.party(s, "extension", player, space=SPACE_NAMES[space])
    if s.castle[place]:
        to_court(s, player, s.castle[place])
        s.castle[place] = 0
