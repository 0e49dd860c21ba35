"""Section 16: the end of a turn and of the game."""

from bosworth.games.roses import log
from bosworth.games.roses.state import TURN_ORDER, Position
from bosworth.games.roses.tables import LANCASTER, NOBLES, OF_KIND, REGION_COUNT, TURNS, members
from bosworth.kernel.chance import Dice
from bosworth.kernel.sequence import OVER


def end_turn(s: Position, dice: Dice) -> None:
    """16.1 The Captain returns, counters that were taken off come back; after the last turn the game is over."""
    s.captain = s.captain_region = -1
    for region in range(REGION_COUNT):
        if s.vote[region] < 0:
            s.vote[region] = LANCASTER
    log.scores(s, "turn-end")
    s.step = TURN_ORDER
    if s.turn == TURNS:
        finish(s, list(range(s.players)), "game-end")


def finish(s: Position, players: list[int], name: str) -> None:
    """16.2 The best of these players win: more than one only if nothing sets them apart."""
    keys = [_key(s, player) for player in players]
    best = max(keys)
    s.winners = [player for player, key in zip(players, keys, strict=True) if key == best]
    s.barriers += 1
    s.step = OVER
    log.over(s, name)


def _key(s: Position, player: int) -> tuple[int, int, list[int], list[int]]:
    """16.2 Score; turns in which his House was King; nobles, strongest first; then the rest of the chart."""
    house = s.house[player]
    reigns = s.kings.count(house) if house >= 0 else 0
    held = s.held[player]
    nobles = sorted((s.chart.cp[noble] for noble in members(held & NOBLES)), reverse=True)
    return s.score[player], reigns, nobles, [(held & kind).bit_count() for kind in OF_KIND[1:]]


def resign(s: Position, seat: int) -> None:
    """A seat gives up: the game ends, and the best of the other seats' players win it as it stands."""
    own = s.players_of(seat)
    finish(s, [player for player in range(s.players) if player not in own], "resigned")
