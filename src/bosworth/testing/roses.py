"""Pictures of Wars of the Roses positions: `"red: windsor, stafford@wc; yellow: sh_plymouth@se_s; neutral: london"`.

Assets are named by their ids under their owner; nobles and ships may have a place behind `@`, and are at home without. The words
`deck`, `display`, `face_up` and `box` stand for the piles of cards.
"""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Self

from bosworth.games.roses import GAME
from bosworth.games.roses import state as at
from bosworth.games.roses.arranging import write_sheet
from bosworth.games.roses.options import COUNT, INFO
from bosworth.games.roses.planning import enter, legal_for
from bosworth.games.roses.setup import new
from bosworth.games.roses.state import Position
from bosworth.games.roses.steps import blank
from bosworth.games.roses.tables import (
    ASSET_COUNT,
    CARD,
    CARD_NAMES,
    DECK,
    FIRST_SHIP,
    HOUSES,
    NOBLE_COUNT,
    PLAYERS,
    REGION,
    REGION_NAMES,
    TITLE_NAMES,
    ZONE,
    ZONE_NAMES,
)
from bosworth.games.roses.view import View, view
from bosworth.kernel.chance import FastDice, LoadedDice
from bosworth.kernel.game import Game
from bosworth.kernel.sequence import OVER
from bosworth.testing.scenario import Scenario

STEPS = {
    "draft": at.DISPLAY,
    "income": at.INCOME,
    "aid": at.NEXT_AID,
    "planning": at.NEW_SHEETS,
    "deployment": at.DEPLOYMENT,
    "bribery": at.BRIBERY,
    "combat": at.COMBAT,
    "parliament": at.PARLIAMENT,
    "end_of_turn": at.END_OF_TURN,
    "new_turn": at.TURN_ORDER,
    "over": OVER,
}
"""Phases by name: where `scenario` begins and `resolves` stops."""
PILES = ("deck", "display", "face_up", "box")


class Table(Scenario):
    """A Wars of the Roses position under test: the common verbs, and the writing and carrying out of sheets."""

    def __init__(self, game: Game, state: Position, dice: LoadedDice) -> None:
        super().__init__(game, state, dice, compare)

    # --- looking ----------------------------------------------------------------------------------------------------------------

    def of(self, field: str, player: str) -> int:
        """What a player has: `score`, `cash`, `mercs`, `aid`, `hired`."""
        return int(getattr(self.state, field)[PLAYERS.index(player)])

    def scores(self, *players: str) -> list[int]:
        """The scores of these players, or of all."""
        return [self.of("score", player) for player in players or PLAYERS[: self.state.players]]

    @property
    def order(self) -> str:
        """The turn order."""
        return " ".join(PLAYERS[player] for player in self.state.order)

    def holder(self, title: str) -> str:
        """Who holds a special title."""
        holder = self.state.captain if title == "captain" else self.state.title[TITLE_NAMES.index(title)]
        return PLAYERS[holder] if holder >= 0 else "none"

    def vote(self, region: str) -> str:
        """The House that has the votes of a region."""
        house = self.state.vote[REGION[region]]
        return HOUSES[house] if house >= 0 else "none"

    def attackers(self, player: str, location: str) -> int:
        """How many counters a player has beside a location."""
        return int(self.state.attackers[PLAYERS.index(player)][CARD[location]])

    def defenders(self, location: str) -> int:
        """How many counters defend a location."""
        return int(self.state.defenders[CARD[location]])

    def can_write(self, player: str) -> set[str]:
        """All entries that a player is offered in some part of an empty sheet, void ones left out."""
        state = self.state.copy()
        number = PLAYERS.index(player)
        found: set[str] = set()
        while state.part[number] != at.COMMITTED:
            offers = legal_for(state, number)
            found |= {GAME.write(offer) for offer in offers}
            enter(state, number, offers[-1])
        return found - {"next", "stray", "commit"}

    # --- sheets -----------------------------------------------------------------------------------------------------------------

    def writes(self, player: str, *entries: str, commits: bool = True) -> Self:
        """A player writes his sheet: entries such as `bid se 5`, `move stafford wc`, `3 troop london`; void ones too."""
        number = PLAYERS.index(player)
        write_sheet(self.state, number, [action for entry in entries for action in _actions(entry)], commits)
        return self

    def resolves(self, to: str = "") -> Self:
        """The rest commit empty sheets, and the stages run up to that one, or to the next decision."""
        if self.state.step == at.PLANNING:
            for player in PLAYERS[: self.state.players]:
                self.writes(player)
            self.state.step = at.DEPLOYMENT
        while self.state.step != STEPS.get(to) and self.state.run_stage(self.dice):
            pass
        self.take_down()
        return self


def _actions(entry: str) -> list[int]:
    words = entry.split()
    if words[0] == "bid":
        return [GAME.parse(f"bid {words[1]}", 0), GAME.parse(f"amount {words[2]}", 0)]
    times = int(words.pop(0)) if words[0].isdecimal() else 1
    return [GAME.parse(" ".join(words), 0)] * times


# --- pictures -------------------------------------------------------------------------------------------------------------------


def scenario(  # noqa: PLR0913 - a position has many sides
    picture: str = "",
    *,
    players: str = "four",
    options: Mapping[str, str] | None = None,
    order: str = "",
    lancaster: str = "red blue",
    turn: int = 1,
    step: str = "planning",
    dice: str = "",
    **fields: Any,
) -> Table:
    """A position to test, gone on to the first decision of a phase; a phase without decisions has not yet begun.

    Further `fields` are those of the position: a number, or for a field of the players text such as `"red 47, yellow 5"`.
    """
    state = blank(INFO.settle({"scenario": players, **(options or {})}))
    state.keep_beats()
    state.turn = turn
    if state.rules.has_houses:
        state.house = [int(name not in lancaster.split()) for name in PLAYERS[: state.players]]
    if order:
        named = [PLAYERS.index(name) for name in order.split()]
        state.order = named + [player for player in range(state.players) if player not in named]
    for name, value in fields.items():
        setattr(state, name, _value(getattr(state, name), value))
    _set_cards(state, picture)
    state.step = STEPS[step]
    chance = LoadedDice(dice)
    if step in ("draft", "income", "aid", "planning"):
        state.advance(chance)
    return Table(GAME, state, chance)


def _set_cards(state: Position, picture: str) -> None:
    for place, things in _read(picture).items():
        for card, at_place in things:
            if place in PILES:
                getattr(state, place).append(card)
            else:
                state.owner[card] = PLAYERS.index(place) if place in PLAYERS else -1
            if at_place:
                _move(state, card, at_place)
    state.index()
    gone = {*state.deck, *state.display, *state.face_up, *state.box, *(a for a in range(ASSET_COUNT) if state.owner[a] >= 0)}
    state.deck = [card for card in DECK if card not in gone] + state.deck[::-1]


def _move(state: Position, card: int, place: str) -> None:
    if card < NOBLE_COUNT:
        state.noble_at[card] = REGION[place]
    else:
        state.ship_at[card - FIRST_SHIP] = ZONE[place]


def _value(model: Any, value: Any) -> Any:
    if not isinstance(value, str):
        return value
    values = list(model)
    for name, number in (pair.split() for pair in value.split(",")):
        values[PLAYERS.index(name)] = int(number)
    return values


def _read(picture: str) -> dict[str, list[tuple[int, str]]]:
    places: dict[str, list[tuple[int, str]]] = {}
    for part in filter(None, (part.strip() for part in picture.replace("\n", ";").split(";"))):
        place, _, things = part.partition(":")
        words = [thing.strip().partition("@") for thing in things.split(",")]
        places[place.strip()] = [(CARD[name], where) for name, _, where in words]
    return places


def moments(seed: int) -> Iterator[tuple[View, list[int]]]:
    """The views and offers of those who act in a random game, decision by decision; the seed chooses the scenario."""
    rng, dice, scenarios = Random(seed), FastDice(seed), list(COUNT)
    state = new(INFO.settle({"scenario": scenarios[seed % len(scenarios)]}), dice)
    while state.actors():
        seat = rng.choice(state.actors())
        offers = state.legal(seat)
        yield view(state, seat), offers
        state.play(seat, rng.choice(offers), dice)


def compare(state: Position, picture: str) -> list[str]:
    """How the position differs from a picture, in the cards that the picture names."""
    found: list[str] = []
    for place, things in _read(picture).items():
        for card, where in things:
            if place in PILES:
                found += [] if card in getattr(state, place) else [f"{CARD_NAMES[card]} is not in the {place}"]
                continue
            owner = PLAYERS[state.owner[card]] if state.owner[card] >= 0 else "neutral"
            names = REGION_NAMES if card < NOBLE_COUNT else ZONE_NAMES
            if owner != place:
                found.append(f"{CARD_NAMES[card]} is {owner}")
            if where and names[state.place_of(card)] != where:
                found.append(f"{CARD_NAMES[card]} is at {names[state.place_of(card)]}")
    return found
