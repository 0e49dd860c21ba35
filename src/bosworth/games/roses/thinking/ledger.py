"""What a parliament counts, in numbers that add up: a change of hands costs two sums, not a new count of the whole board.

The rules of titles and parliament are those of the game itself, told again for speed; tests hold them against each other.
"""

from typing import Final

from bosworth.games.roses.state import Position
from bosworth.games.roses.tables import (
    ASSET_COUNT,
    CALAIS_CP,
    FIRST_PLACE,
    FIRST_SHIP,
    HOME_REGION,
    INCOME,
    KIND,
    KING_POINTS,
    LANCASTER,
    NOBLE,
    NOBLE_COUNT,
    PAIR_POINTS,
    PAIRS,
    REGION_COUNT,
    SECOND_PLACE,
    SHIP,
    TITLE_COUNT,
    TITLE_MINIMUM,
    TITLE_OF,
    TITLE_POINTS,
    TURNS,
    VOTES,
    ZONE_REGION,
)

_FIRST_NOBLE: Final = 8  # below: ships in three bits, then port, town, bishop, large town, castle
_WEAKEST: Final = 4
_POINTS: Final = 29
_HONOUR: Final[list[int]] = [TITLE_OF[KIND[asset]] for asset in range(ASSET_COUNT)]
_PERSON_OF: Final[list[int]] = [person for person, _ in PAIRS]
_HOME_OF: Final[list[int]] = [home for _, home in PAIRS]
_PAIR: Final[list[int]] = [PAIR_POINTS[person] for person, _ in PAIRS]


def _weight(asset: int, strength: int) -> int:
    """14.2 What an asset adds to a rank: control points, then nobles, strongest first, then the rest of the chart."""
    if KIND[asset] == NOBLE:
        return strength << _POINTS | _noble(strength)
    return strength << _POINTS | (1 if KIND[asset] == SHIP else 1 << _FIRST_NOBLE - KIND[asset])


def _noble(strength: int) -> int:
    return 1 << _FIRST_NOBLE + 3 * (strength - _WEAKEST)


CAPTAIN: Final[int] = CALAIS_CP << _POINTS | _noble(CALAIS_CP)


class Setting:
    """What stays as it is while a turn is carried out."""

    def __init__(self, state: Position) -> None:
        self.state = state
        self.players: int = state.players
        self.order: list[int] = state.order[:]
        self.backwards: list[int] = state.order[::-1]
        self.house: list[int] = state.house[:]
        self.score: list[int] = state.score[:]
        self.aid: list[int] = state.aid[:]
        self.seat: list[int] = [state.seat_of(player) for player in range(state.players)]
        self.later: int = TURNS - state.turn
        self.has_houses: bool = state.rules.has_houses
        self.no_king_on_tie: bool = state.rules.no_king_on_tie
        self.titles_after_phase: bool = state.rules.titles_after_phase
        self.weight: list[int] = [_weight(asset, state.chart.cp[asset]) for asset in range(ASSET_COUNT)]
        self.value: list[int] = state.chart.value
        self.reigning: int = LANCASTER
        for house in state.kings[: state.turn - 1]:
            if house >= 0:
                self.reigning = house


class Ledger:
    """Who owns what and where it counts; ranks, titles and money follow."""

    def __init__(self, setting: Setting, model: "Ledger | None" = None) -> None:
        self.setting = setting
        if model is None:
            self._read(setting.state)
        else:
            self.owner: list[int] = model.owner[:]
            self.region: list[int] = model.region[:]
            self.ranks: list[int] = model.ranks[:]
            self.counts: list[int] = model.counts[:]
            self.title: list[int] = model.title[:]
            self.cash: list[int] = model.cash[:]
            self.mercs: list[int] = model.mercs[:]
            self.income: list[int] = model.income[:]
            self.captain: int = model.captain
            self.captain_region: int = model.captain_region

    def _read(self, state: Position) -> None:
        players = state.players
        self.owner = state.owner[:]
        self.region = HOME_REGION[:]
        self.region[:NOBLE_COUNT] = state.noble_at
        self.region[FIRST_SHIP:] = [ZONE_REGION[zone] for zone in state.ship_at]
        self.ranks = [0] * (REGION_COUNT * players)
        self.counts = [0] * (TITLE_COUNT * players)
        self.income = [state.more_income(player) for player in range(players)]
        for asset, player in enumerate(self.owner):
            if player >= 0:
                self._enter(asset, player, 1)
        self.title = state.title[:]
        self.cash = state.cash[:]
        self.mercs = state.mercs[:]
        self.captain = -1
        self.captain_region = -1

    def twin(self) -> "Ledger":
        """A ledger of its own with the same content."""
        return Ledger(self.setting, self)

    def _enter(self, asset: int, player: int, sign: int) -> None:
        players = self.setting.players
        self.ranks[self.region[asset] * players + player] += sign * self.setting.weight[asset]
        self.income[player] += sign * INCOME[asset]
        honour = _HONOUR[asset]
        if honour >= 0:
            self.counts[honour * players + player] += sign

    def give(self, asset: int, player: int) -> None:
        """2.5 The asset goes to a player or becomes neutral, and titles are looked at."""
        old = self.owner[asset]
        if old >= 0:
            self._enter(asset, old, -1)
        if player >= 0:
            self._enter(asset, player, 1)
        self.owner[asset] = player
        if _HONOUR[asset] >= 0 and not self.setting.titles_after_phase:
            self._look_at(_HONOUR[asset])

    def move(self, piece: int, region: int) -> None:
        """A noble or ship counts in another region."""
        players = self.setting.players
        player, weight = self.owner[piece], self.setting.weight[piece]
        self.ranks[self.region[piece] * players + player] -= weight
        self.ranks[region * players + player] += weight
        self.region[piece] = region

    def appoint(self, player: int, region: int) -> None:
        """11.2 A player's Captain of Calais stands in a region; -1: he goes home."""
        players = self.setting.players
        if self.captain >= 0:
            self.ranks[self.captain_region * players + self.captain] -= CAPTAIN
        if player >= 0:
            self.ranks[region * players + player] += CAPTAIN
        self.captain = player
        self.captain_region = region

    def look_at_titles(self) -> None:
        """15.2 With titles after a phase: now."""
        if self.setting.titles_after_phase:
            for title in range(TITLE_COUNT):
                self._look_at(title)

    def _look_at(self, title: int) -> None:
        players = self.setting.players
        base = title * players
        most = max(self.counts[base : base + players])
        holder = self.title[title]
        if holder >= 0 and self.counts[base + holder] == most and most >= TITLE_MINIMUM:
            return
        self.title[title] = -1
        if most >= TITLE_MINIMUM:
            for player in self.setting.order:
                if self.counts[base + player] == most:
                    self.title[title] = player
                    return

    # --- a parliament -----------------------------------------------------------------------------------------------------------

    def points(self) -> list[int]:
        """14 What a parliament now would bring each player."""
        setting = self.setting
        found = [0] * setting.players
        for region in range(REGION_COUNT):
            self._rank(region, found)
        if setting.has_houses:
            self._crown(found)
        for player in self.title:
            if player >= 0:
                found[player] += TITLE_POINTS
        if self.captain >= 0:
            found[self.captain] += TITLE_POINTS
        owner = self.owner
        for pair in range(len(_PAIR)):
            player = owner[_PERSON_OF[pair]]
            if player >= 0 and owner[_HOME_OF[pair]] == player:
                found[player] += _PAIR[pair]
        return found

    def _rank(self, region: int, found: list[int]) -> None:
        """14.3 First and second place."""
        base = region * self.setting.players
        first = second = -1
        best = next_best = 0
        for player in self.setting.order:
            rank = self.ranks[base + player]
            if rank > best:
                second, next_best = first, best
                first, best = player, rank
            elif rank > next_best:
                second, next_best = player, rank
        if first >= 0:
            found[first] += FIRST_PLACE[region]
        if second >= 0:
            found[second] += SECOND_PLACE[region]

    def vote(self, region: int) -> int:
        """14.4 The House that has the votes of a region, -1 for none."""
        setting = self.setting
        base = region * setting.players
        lead = 0
        earliest = -1
        for player in setting.order:
            rank = self.ranks[base + player]
            if rank:
                lead += rank if setting.house[player] == LANCASTER else -rank
                if earliest < 0:
                    earliest = setting.house[player]
        if lead:
            return LANCASTER if lead > 0 else 1 - LANCASTER
        return earliest

    def _crown(self, found: list[int]) -> None:
        """14.5 The House with more votes has the King."""
        setting = self.setting
        votes = [0, 0]
        for region in range(REGION_COUNT):
            house = self.vote(region)
            if house >= 0:
                votes[house] += VOTES[region]
        king = 0 if votes[0] > votes[1] else 1
        if votes[0] == votes[1]:
            king = -1 if setting.no_king_on_tie or not votes[0] else setting.reigning
        for player in range(setting.players):
            if king >= 0 and setting.house[player] == king:
                found[player] += KING_POINTS
