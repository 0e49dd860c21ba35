"""Section 14: parliament."""

from typing import Final

from bosworth.games.roses import log
from bosworth.games.roses.state import END_OF_TURN, Position
from bosworth.games.roses.tables import (
    CALAIS_CP,
    FIRST_PLACE,
    FIRST_SHIP,
    FIXED_IN,
    KIND,
    KING_POINTS,
    LANCASTER,
    NOBLE_COUNT,
    PAIR_POINTS,
    PAIRS,
    PRINTED_CP,
    REGION_COUNT,
    SECOND_PLACE,
    SHIP,
    TITLE_POINTS,
    VOTES,
    ZONE_REGION,
    members,
)
from bosworth.kernel.chance import Dice

Key = tuple[int, list[int], list[int]]
"""14.2 What ranks in a region: control points; nobles, strongest first; then the rest of the chart."""
DECIDED: Final = ("cp", "noble", "castle", "large_town", "bishop", "town", "port", "ship", "order")
"""What may decide between two, in order."""
FIXED: Final[list[list[int]]] = [members(assets) for assets in FIXED_IN]
SHIP_CP: Final[int] = PRINTED_CP[FIRST_SHIP]


def sit(s: Position, dice: Dice) -> None:
    """14 The regions in scoring order, then King, titles and bonuses."""
    nobles, ships = _nobles(s), _ships(s)
    for region in range(REGION_COUNT):
        keys = [_key(s, [player], region, nobles, ships) for player in range(s.players)]
        _score_region(s, region, keys)
        if s.rules.has_houses:
            teams = [[p for p in range(s.players) if s.house[p] == house] for house in (0, 1)]
            _vote(s, region, [_key(s, team, region, nobles, ships) for team in teams], keys)
    if s.rules.has_houses:
        _crown(s)
    _score_titles(s)
    _score_bonuses(s)
    s.step = END_OF_TURN


# --- strength -------------------------------------------------------------------------------------------------------------------


def _nobles(s: Position) -> list[list[list[int]]]:
    """By region and player: the control points of his nobles there, the Captain of Calais among them."""
    found: list[list[list[int]]] = [[[] for _ in range(s.players)] for _ in range(REGION_COUNT)]
    for noble in range(NOBLE_COUNT):
        if s.owner[noble] >= 0:
            found[s.noble_at[noble]][s.owner[noble]].append(s.chart.cp[noble])
    if s.captain >= 0:
        found[s.captain_region][s.captain].append(CALAIS_CP)
    return found


def _ships(s: Position) -> list[list[int]]:
    """3.5 By region and player: his ships in its sea zones."""
    found = [[0] * s.players for _ in range(REGION_COUNT)]
    for ship, zone in enumerate(s.ship_at):
        owner = s.owner[FIRST_SHIP + ship]
        if owner >= 0:
            found[ZONE_REGION[zone]][owner] += 1
    return found


def _key(s: Position, team: list[int], region: int, nobles: list[list[list[int]]], ships: list[list[int]]) -> Key:
    """14.1, 14.2 What some players together have in a region, in the order in which it is compared."""
    held = 0
    strongest: list[int] = []
    fleet = 0
    for player in team:
        held |= s.held[player]
        strongest += nobles[region][player]
        fleet += ships[region][player]
    strongest.sort(reverse=True)
    total = sum(strongest) + SHIP_CP * fleet
    rest: list[int] = []
    for asset in FIXED[region]:
        has = held >> asset & 1
        rest.append(has)
        total += has * PRINTED_CP[asset]
    rest.append(fleet)
    return total, strongest, rest


def counted_in(state: Position, asset: int) -> int:
    """The region for which an asset counts in parliament."""
    if asset < NOBLE_COUNT:
        return state.noble_at[asset]
    return ZONE_REGION[state.ship_at[asset - FIRST_SHIP]] if asset >= FIRST_SHIP else state.chart.home[asset]


def decided_by(one: Key, other: Key) -> str:
    """14.2 What sets two apart."""
    if one[0] != other[0]:
        return DECIDED[0]
    if one[1] != other[1]:
        return DECIDED[1]
    for place, (mine, yours) in enumerate(zip(one[2], other[2], strict=True)):
        if mine != yours:
            return DECIDED[2 + place]
    return DECIDED[-1]


# --- regions --------------------------------------------------------------------------------------------------------------------


def place_in(s: Position, player: int, region: int) -> tuple[int, int]:
    """14.2 The place that a player would have in a region now, and his control points there; place 0 without any."""
    nobles, ships = _nobles(s), _ships(s)
    keys = [_key(s, [other], region, nobles, ships) for other in range(s.players)]
    ranked = _ranked(s, keys)
    return ranked.index(player) + 1 if player in ranked else 0, keys[player][0]


def _ranked(s: Position, keys: list[Key]) -> list[int]:
    """14.2 Those who have control points in a region, the strongest first; at last the earlier player."""
    return sorted([player for player in s.order if keys[player][0]], key=lambda player: keys[player], reverse=True)


def _score_region(s: Position, region: int, keys: list[Key]) -> None:
    """14.3 Points for the first two of those who have control points there."""
    ranked = _ranked(s, keys)
    if not ranked:
        log.empty_region(s, region)
        return
    s.score[ranked[0]] += FIRST_PLACE[region]
    if len(ranked) > 1:
        s.score[ranked[1]] += SECOND_PLACE[region]
    if s.telling:
        decided = decided_by(keys[ranked[0]], keys[ranked[1]]) if len(ranked) > 1 else "alone"
        log.region(s, region, ranked, [key[0] for key in keys], decided)


def _vote(s: Position, region: int, keys: list[Key], players: list[Key]) -> None:
    """14.4 The stronger House has the votes, at last that of the first player there (B22); nobody's if nobody is there (B19)."""
    if keys[0] == keys[1]:
        s.vote[region] = _house_of_first(s, players)
    else:
        s.vote[region] = 0 if keys[0] > keys[1] else 1
    if s.telling and s.vote[region] >= 0:
        log.vote(s, region, [key[0] for key in keys], decided_by(keys[0], keys[1]))


def _house_of_first(s: Position, players: list[Key]) -> int:
    """B22 The House of the first in turn order who has control points in the region; -1: nobody has."""
    for player in s.order:
        if players[player][0]:
            return s.house[player]
    return -1


def _crown(s: Position) -> None:
    """14.5 More votes make a King; no votes at all make none, a tie leaves the throne to the House that has it (B21)."""
    votes = [sum(VOTES[region] for region in range(REGION_COUNT) if s.vote[region] == house) for house in (0, 1)]
    king = 0 if votes[0] > votes[1] else 1
    if votes[0] == votes[1]:
        king = _reigning(s) if votes[0] and not s.rules.no_king_on_tie else -1
    s.kings[s.turn - 1] = king
    for player in range(s.players):
        if king >= 0 and s.house[player] == king:
            s.score[player] += KING_POINTS
    log.king(s, votes)


def _reigning(s: Position) -> int:
    """B21 The House of the last King; Lancaster before the first."""
    for turn in range(s.turn - 2, -1, -1):
        if s.kings[turn] >= 0:
            return s.kings[turn]
    return LANCASTER


# --- titles and bonuses ---------------------------------------------------------------------------------------------------------


def _score_titles(s: Position) -> None:
    """14.6 Each title held scores, the Captain of Calais too."""
    for title, player in enumerate([*s.title, s.captain]):
        if player >= 0:
            s.score[player] += TITLE_POINTS
            log.title_points(s, title, player, TITLE_POINTS)


def _score_bonuses(s: Position) -> None:
    """14.7 A port with its own ship, wherever she is, and a cathedral town with its bishop."""
    for person, place in PAIRS:
        player = s.owner[person]
        if player >= 0 and s.owner[place] == player:
            s.score[player] += PAIR_POINTS[person]
            log.counters(s, "trade" if KIND[person] == SHIP else "church", player, place, PAIR_POINTS[person])
