"""Positions for the tests in a browser: every decision of every game, from the golden records and from random games."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from itertools import cycle
from pathlib import Path
from random import Random

from playwright.sync_api import Page

from bosworth.games import game as find_game
from bosworth.kernel.action import verb
from bosworth.kernel.chance import FastDice
from bosworth.kernel.game import Game
from bosworth.kernel.match import Match
from bosworth.kernel.position import Frame
from bosworth.kernel.record import Record, read_record, replay

RECORDS = Path(__file__).parent.parent / "games"
RANDOM_GAMES: Mapping[str, tuple[dict[str, str], ...]] = {
    "richard3": ({"scenario": "1460"}, {"scenario": "1470"}, {"scenario": "1480", "mulligan": "once"}),
    "roses": ({"scenario": "four"}, {"scenario": "two_people"}),
    "lancaster": ({"players": "5", "preset": "big_box"}, {"players": "2", "preset": "henry_v"}, {"players": "3"}),
}
"""By game: what random games are played, besides the golden records."""
FEWEST_GAMES = 8
MOST_GAMES = 300
"""How many games are looked through at least, and at most until every decision was seen."""


@dataclass(frozen=True)
class Position:
    """A decision that is for one seat to make, as a record whose other seats are bots'."""

    game: str
    step: str
    source: str
    number: int
    seat: int
    offers: int
    record: Record
    kinds: frozenset[tuple[int, str]] = frozenset()
    """The verbs that are offered, with the part that the seat has in it if the prompt tells one: attack, defend, …"""

    def __str__(self) -> str:
        return f"{self.game}, {self.step} ({self.source}, action {self.number}, seat {self.seat})"

    def text(self) -> str:
        """The record up to this decision."""
        players = {name: "human" if seat == self.seat else "bot:random" for seat, name in enumerate(self.record.seats)}
        return replace(self.record.cut(self.number), players=players).write()


def decision_names(game: str) -> list[str]:
    """The names of all decisions of a game; an order sheet is a decision for each of its parts."""
    return list(find_game(game).face.steps)


def decisions(game: Game, record: Record, source: str) -> Iterator[Position]:
    """Every decision of a recorded game."""
    for number, (_, step) in enumerate(replay(record, game)):
        for seat in step.after.actors():
            yield decision(game, step.after, source, number, seat, record)


def decision(game: Game, state: Frame, source: str, number: int, seat: int, record: Record) -> Position:
    """The decision that a position of a recorded game puts to a seat."""
    prompts = find_game(game.info.id).face
    view, legal = game.view(state, seat), state.legal(seat)
    part = str(prompts.prompt(view)[1].get("role", ""))
    kinds = frozenset((verb(action), part) for action in legal)
    return Position(game.info.id, view.step, source, number, seat, len(legal), record, kinds)


def random_game(game: Game, options: dict[str, str], seed: int) -> Record:
    """A game in which everybody acts at random."""
    match, rng = Match.start(game, options, {}, FastDice(seed)), Random(seed)
    while actors := match.state.actors():
        seat = rng.choice(list(actors))
        match.act(seat, [rng.choice(match.legal(seat))])
    return match.record


def sources(game: str) -> Iterator[tuple[str, Record]]:
    """The golden records of a game, then random games without end."""
    for path in sorted((RECORDS / game / "records").glob("*.record")):
        yield path.stem, read_record(path.read_text(encoding="utf-8"))
    for seed, options in enumerate(cycle(RANDOM_GAMES[game])):
        yield f"random {options} {seed}", random_game(find_game(game), options, seed)


def the_end(game: str) -> Position:
    """A game that is over, as its first seat sees it."""
    record = random_game(find_game(game), RANDOM_GAMES[game][-1], 0)
    return Position(game, "over", "random", len(record.entries) - 1, 0, 0, record)


@cache
def seen_decisions(game: str) -> Mapping[str, list[Position]]:
    """The decisions of the golden records and of some random games, by their names."""
    found: dict[str, list[Position]] = {name: [] for name in decision_names(game)}
    for number, (source, record) in enumerate(sources(game)):
        for position in decisions(find_game(game), record, source):
            found[position.step].append(position)
        if number > FEWEST_GAMES and all(found.values()):
            break
        assert number < MOST_GAMES, f"never seen: {[step for step, positions in found.items() if not positions]}"
    return found


def sample(game: str, each: int) -> list[Position]:
    """Positions of each decision: some that offer every verb between them, and at random others up to so many in all."""
    found = seen_decisions(game)
    return [position for step in sorted(found) for position in _choose(found[step], each, step)]


def one_of_each(game: str) -> list[Position]:
    """A position of each decision of a game."""
    return list({position.step: position for position in sample(game, 1)}.values())


def _choose(positions: list[Position], each: int, step: str) -> list[Position]:
    left = set().union(*(position.kinds for position in positions))
    chosen: list[Position] = []
    while left:
        chosen.append(max(positions, key=lambda position: (len(position.kinds & left), position.offers)))
        left -= chosen[-1].kinds
    others = [position for position in positions if position not in chosen]
    return chosen + Random(step).sample(others, min(max(0, each - len(chosen)), len(others)))


def take_in(page: Page, record: str) -> str:
    """Take a record in as a table of the page's person; its address."""
    home = "/".join(page.url.split("/")[:3])
    headers = {"origin": home, "content-type": "text/plain"}
    sent = page.request.post(f"{home}/api/records", data=record, headers=headers)
    assert sent.ok, sent.text()
    return f"{home}/table/{sent.json()['id']}"


def open_record(page: Page, record: str, drawn: str = ".board") -> None:
    """Take a record in, and go to its table; ready when this is drawn, with the typefaces that belong to it."""
    page.goto(take_in(page, record))
    page.locator(f"[data-ready] {drawn}").wait_for(state="attached")
    page.evaluate("() => document.fonts.ready.then(() => null)")


def open_position(page: Page, position: Position, drawn: str = ".board") -> None:
    """The same with a decision that is for the page's person to make."""
    open_record(page, position.text(), drawn)
