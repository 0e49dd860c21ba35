"""Section 9: final scoring, with all its ties."""

from bosworth.games.lancaster import displeasure, log
from bosworth.games.lancaster.court import PRIVILEGE_KINDS
from bosworth.games.lancaster.facts import COLOURS
from bosworth.games.lancaster.goods import has
from bosworth.games.lancaster.measures import extensions, nobles
from bosworth.games.lancaster.state import Position
from bosworth.games.lancaster.tables import (
    COPIES,
    FIRST_PRIZE,
    GOLD,
    NOBLE_POINTS,
    SEATS,
    SECOND_PRIZE,
    SLOTS,
    SQUIRES,
    STRENGTHS,
    TUDOR,
    TUDOR_STRENGTH,
    VOTES,
)
from bosworth.kernel.chance import Dice
from bosworth.kernel.sequence import OVER

Key = tuple[int, ...]
"""What is compared: the thing itself, then what breaks ties."""


def share(keys: dict[int, Key], first: int, second: int) -> dict[int, int]:
    """9.1 The highest gets the first prize, the next the second; who stays tied for the first shares both, fractions lost."""
    if not keys:
        return {}
    ranks = sorted(set(keys.values()), reverse=True)
    top = [player for player in keys if keys[player] == ranks[0]]
    if len(top) > 1:
        return dict.fromkeys(top, (first + second) // len(top))
    found = {top[0]: first}
    if len(ranks) > 1:
        next_best = [player for player in keys if keys[player] == ranks[1]]
        found.update(dict.fromkeys(next_best, second // len(next_best)))
    return found


def chivalry(s: Position, player: int) -> int:
    """9.1 The strength of all own knights in service; 9.6 with Tudors in hand or with a knight in France."""
    total = sum(strength * (COPIES[strength] - s.reserve[player * STRENGTHS + strength]) for strength in range(1, STRENGTHS))
    tudors = s.ready[player * PRIVILEGE_KINDS + TUDOR]
    tudors += sum(s.tudors_on[seat] for seat in range(SLOTS * SEATS) if s.holder_of[seat] == player)
    return total + TUDOR_STRENGTH * tudors


def _majorities(s: Position) -> list[tuple[str, dict[int, int]]]:
    """9.1, 9.2 Chivalry, ties to more squires; extensions, ties to more gold (E4); 9.7 with two players one prize each."""
    second = SECOND_PRIZE if s.players > 2 else 0
    players = range(s.players)
    knights: dict[int, Key] = {p: (chivalry(s, p), has(s, p, SQUIRES)) for p in players}
    tiles: dict[int, Key] = {p: (extensions(s, p), has(s, p, GOLD)) for p in players}
    return [
        ("chivalry", share(knights, FIRST_PRIZE, second)),
        ("extensions", share(tiles, FIRST_PRIZE, second)),
        ("nobles", {p: NOBLE_POINTS[nobles(s, p)] for p in players}),
    ]


def _seals(s: Position) -> dict[int, int]:
    """9.4 Seals times the Lord and his bishops."""
    return {p: (s.seals[p] + s.seal_tiles[p]) * (1 + s.bishops[p]) for p in range(s.players)}


def _dishonour(s: Position) -> dict[int, int]:
    """12.5 A point for each token; more for most and second most, where fewer votes, then fewer squires are worse (E7)."""
    high, low = displeasure.uncovered(s)
    sign = 1 if s.rules.more_votes_worse else -1
    keys: dict[int, Key] = {
        p: (s.dishonour[p], sign * has(s, p, VOTES), sign * has(s, p, SQUIRES)) for p in range(s.players) if s.dishonour[p]
    }
    extra = share(keys, high, low if s.players > 2 else 0)
    return {p: -s.dishonour[p] - extra.get(p, 0) for p in range(s.players)}


def final(s: Position, dice: Dice) -> None:
    """9 All is scored, and the highest power wins."""
    lists = _majorities(s)
    if s.rules.court:
        lists.append(("seals", _seals(s)))
    if s.rules.displeasure:
        lists.append(("dishonour", _dishonour(s)))
    for name, points in lists:
        for player, number in points.items():
            s.power[player] += number
            log.learned(s, "final", kind=name, player=COLOURS[player], number=number)
    finish(s, [True] * s.players)


def finish(s: Position, may_win: list[bool]) -> None:
    """9.8 The game ends; of those who may win the highest power does, and ties share."""
    best = max(s.power[player] for player in range(s.players) if may_win[player])
    s.winners = sum(1 << player for player in range(s.players) if may_win[player] and s.power[player] == best)
    s.barriers += 1
    log.learned(s, "over", winners=log.colours(s.winners), power=best)
    s.step = OVER
    _lift_screens(s)


def resign(s: Position, seat: int) -> None:
    """The game ends where it stands; of the others the one with most power wins."""
    finish(s, [player != seat for player in range(s.players)])


def _lift_screens(s: Position) -> None:
    """3 When all is over everybody shows what was behind the screen."""
    for player in range(s.players):
        if s.telling:
            hidden = {"gold": has(s, player, GOLD), "squires": has(s, player, SQUIRES), "seals": s.seals[player]}
            hidden |= {"seal_tiles": s.seal_tiles[player], "dishonour": s.dishonour[player]}
            s.tell("screen", {"player": COLOURS[player], **hidden}, reveals=True)
