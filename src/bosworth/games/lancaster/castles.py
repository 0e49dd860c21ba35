"""Section 8.3: what knights in castles and extensions bring, and the votes of the table."""

from typing import Final

from bosworth.games.lancaster import log, rewards
from bosworth.games.lancaster.goods import gain, has, spend
from bosworth.games.lancaster.knights import to_court
from bosworth.games.lancaster.measures import nobles
from bosworth.games.lancaster.state import ACTIVE, CASTLE, CASTLE_GOES_ON, FLIPPED, NEXT_CASTLE, NEXT_CONFLICT, Position
from bosworth.games.lancaster.tables import (
    ALLY_SPACES,
    PRICED,
    ROUNDS,
    SPACE_NAMES,
    SPACE_PRICE,
    SPACE_REWARD,
    SPACES,
    SQUIRES,
    UPGRADE,
    VOTES,
)
from bosworth.games.lancaster.verbs import COLLECT, DONE
from bosworth.kernel.action import only, pack
from bosworth.kernel.chance import Dice

NEEDS_CHOICE: Final[int] = PRICED | sum(
    1 << space for space in range(SPACES + ALLY_SPACES) if SPACE_REWARD[space][0][0] == UPGRADE
)
"""Bits of the spaces that make the order of a castle matter: those with a price, and upgrades."""


def next_castle(s: Position, dice: Dice) -> None:
    """8.3 The castles in turn order; then flipped tiles are turned back, and the conflicts follow."""
    for player in s.order():
        if s.todo >> player & 1:
            s.todo &= ~(1 << player)
            s.pending = _pending(s, player)
            s.party = player
            s.cursor = 0
            s.go(CASTLE_GOES_ON)
            return
    s.extensions = [ACTIVE if state == FLIPPED else state for state in s.extensions]
    s.slot = 0
    s.go(NEXT_CONFLICT)


def _pending(s: Position, player: int) -> int:
    """8.3 Bits of the spaces with a knight or an active extension; 15.5 with two players those of the ally's castle too."""
    base = player * SPACES
    found = 0
    for space in range(SPACES):
        if s.castle[base + space] or s.extensions[base + space] == ACTIVE:
            found |= 1 << space
    if s.parties > s.players:
        for space in range(ALLY_SPACES):
            if s.castle[(player + s.players) * SPACES + space]:
                found |= 1 << (SPACES + space)
    return found


def goes_on(s: Position, dice: Dice) -> None:
    """8.3 The player picks the order as long as it matters; what is left then is collected by itself, the table last."""
    player = s.controller(s.party)
    s.pending &= _pending(s, player)
    if s.pending & NEEDS_CHOICE:
        if s.cursor == 0:
            s.ask(player, CASTLE)
            s.cursor = 1
        s.go(CASTLE)
        return
    for space in range(SPACES + ALLY_SPACES):
        if s.pending >> space & 1:
            _collect(s, player, space)
    if s.round < ROUNDS:
        gain(s, player, VOTES, nobles(s, player) + 1)
    s.go(NEXT_CASTLE)


def legal(s: Position, seat: int) -> list[int]:
    """8.3 Any reward not yet collected that can be paid; when only those with a price are left they may be forgone."""
    found: list[int] = []
    if not s.pending & ~PRICED:
        found.append(DONE)
    squires = has(s, seat, SQUIRES)
    for space in range(SPACES + ALLY_SPACES):
        if s.pending >> space & 1:
            price = SPACE_PRICE[space]
            if not price or (squires >= price and rewards.has_effect(s, seat, SPACE_REWARD[space])):
                found.append(pack(COLLECT, space))
    return found


def play(s: Position, seat: int, action: int, dice: Dice) -> None:
    """8.3 One reward, or no more of them."""
    if action != DONE:
        _collect(s, seat, only(action))
        return
    for space in range(SPACES):
        _knight_home(s, seat, space)
    s.pending = 0
    s.go(CASTLE_GOES_ON)


def _collect(s: Position, player: int, space: int) -> None:
    """8.3 The reward at its price; a knight there goes to court, an extension stays."""
    s.pending &= ~(1 << space)
    party = player if space < SPACES else player + s.players
    _knight_home(s, party, space % SPACES)
    log.party(s, "collects", party, space=SPACE_NAMES[space])
    spend(s, player, SQUIRES, SPACE_PRICE[space])
    rewards.grant(s, party, SPACE_REWARD[space], CASTLE_GOES_ON, SPACE_PRICE[space] > 0)


def _knight_home(s: Position, party: int, space: int) -> None:
    place = party * SPACES + space
    if s.castle[place]:
        to_court(s, party, s.castle[place])
        s.castle[place] = 0
