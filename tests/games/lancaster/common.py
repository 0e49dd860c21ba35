"""What the tests of several chapters put in play and ask."""

from collections.abc import Iterator
from random import Random
from typing import Any

from bosworth.games.lancaster import GAME
from bosworth.games.lancaster.view import View
from bosworth.kernel.chance import FastDice
from bosworth.kernel.match import Match
from bosworth.locale import LANGUAGES
from bosworth.locale.words import Words
from bosworth.testing.lancaster import Table, scenario

COURT = {"court": "yes"}
DISPLEASURE = {"displeasure": "yes"}
BOTH = {**COURT, **DISPLEASURE}
KINGS = {**BOTH, "laws_2": "king", "laws_3": "king"}
QUEENIE = {"queenie": "yes"}
SET_UPS = (
    {"players": "2", "preset": "big_box"},
    {"players": "2", "preset": "strict"},
    {"players": "3", "preset": "new_laws"},
    {"players": "5", "preset": "kings_laws", "queenie": "yes"},
)
WORDS = [GAME.words(language) for language in LANGUAGES]


def two(picture: str, start: str = "placement", options: dict[str, str] | None = None, round: int = 1) -> Table:  # noqa: A002
    """A game of two players with their allies: Blue's is yellow, green's is red."""
    return scenario(picture, players=2, start=start, options=options, round=round)


def stopped(game: Table) -> bool:
    """Whether the law under test is over: the game waits at the one behind it."""
    return bool(game.state.law == 2)


def said(words: Words, message: tuple[str, dict[str, Any]]) -> str:
    """A message in words; entries in it are said first."""
    name, args = message
    joined = {
        key: "; ".join(said(words, one) for one in value) if isinstance(value, list) else value for key, value in args.items()
    }
    return words.say(name, joined)


def moments(options: dict[str, str], seed: int) -> Iterator[tuple[View, list[int]]]:
    """Every decision of a random game: the view of a seat that acts, and its offers."""
    rng = Random(seed)
    match = Match.start(GAME, options, {}, FastDice(seed))
    while match.state.actors():
        seat = rng.choice(match.state.actors())
        offers = match.legal(seat)
        yield match.view(seat), offers
        match.act(seat, [rng.choice(offers)])
