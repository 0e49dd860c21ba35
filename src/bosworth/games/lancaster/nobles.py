"""Sections 8.2 and 16: nobles of the provinces, one of each letter at a player's table."""

from bosworth.games.lancaster import log
from bosworth.games.lancaster.facts import LETTERS
from bosworth.games.lancaster.state import NOBLE, REMOVE_NOBLE, Position
from bosworth.games.lancaster.tables import PROVINCE_NAMES, PROVINCES
from bosworth.games.lancaster.verbs import DECLINE
from bosworth.games.lancaster.verbs import NOBLE as TAKE_FROM
from bosworth.kernel.action import only, pack
from bosworth.kernel.chance import Dice


def is_takeable(s: Position, player: int, province: int) -> bool:
    """8.2 A tile is left and the player lacks its letter."""
    return s.nobles_at[province] > 0 and not s.nobles[player] >> s.letter[province] & 1


def takeable(s: Position, player: int) -> list[int]:
    """16 The provinces with a noble that the player may take."""
    return [province for province in range(PROVINCES) if is_takeable(s, player, province)]


def take(s: Position, player: int, province: int) -> None:
    """16 A noble comes to the player's table."""
    s.nobles_at[province] -= 1
    s.nobles[player] |= 1 << s.letter[province]
    log.party(s, "noble", player, letter=LETTERS[s.letter[province]], province=PROVINCE_NAMES[province])


def remove(s: Position, party: int, province: int) -> None:
    """15.3, 15.5 An ally sends a noble away."""
    s.nobles_at[province] -= 1
    log.party(s, "noble-removed", party, letter=LETTERS[s.letter[province]], province=PROVINCE_NAMES[province])


def begin(s: Position, party: int) -> None:
    """16 A noble from any province: a player may take one, an ally removes one while there is one."""
    if s.is_ally(party):
        if max(s.nobles_at) > 0:
            s.go(REMOVE_NOBLE)
    elif takeable(s, party):
        s.go(NOBLE)


def legal_take(s: Position, seat: int) -> list[int]:
    """16 One that the player lacks; or none, unless it was paid for (D20)."""
    found = [pack(TAKE_FROM, province) for province in takeable(s, s.party)]
    return found if s.paid else [*found, DECLINE]


def play_take(s: Position, seat: int, action: int, dice: Dice) -> None:
    """16 The noble comes to the table."""
    if action != DECLINE:
        take(s, s.party, only(action))
    s.go(s.after)


def legal_removal(s: Position, seat: int) -> list[int]:
    """15.3 Any tile on the board, and one must go."""
    return [pack(TAKE_FROM, province) for province in range(PROVINCES) if s.nobles_at[province]]


def play_removal(s: Position, seat: int, action: int, dice: Dice) -> None:
    """15.3 The noble leaves the game."""
    remove(s, s.party, only(action))
    s.go(s.after)
