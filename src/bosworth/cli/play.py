"""`bosworth play`: a new game at this terminal."""

import hashlib
import secrets
from typing import Annotated

import typer

from bosworth.bots import USUAL
from bosworth.cli.common import check_game, open_screen, read_options
from bosworth.cli.store import free_name, fresh
from bosworth.cli.table import Table, check_players, seat_down
from bosworth.cli.wishes import Lang, Plain
from bosworth.games import game as find_game
from bosworth.games.edition import Edition
from bosworth.kernel.chance import FairDice
from bosworth.kernel.match import Match
from bosworth.locale.words import Words
from bosworth.terminal.screen import Screen
from bosworth.terminal.trouble import Trouble


def play(  # noqa: PLR0913 - one parameter for each option of the command
    game: Annotated[str, typer.Argument(help="The game, such as richard3.")],
    *,
    scenario: Annotated[str | None, typer.Option(help="The scenario; the game's first if not given.")] = None,
    seats: Annotated[
        str | None, typer.Option(help="Who plays each seat, divided by commas: human, bot:steady, bot:master:aggressive.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="A set-up option as name=value, or preset=name; may be repeated.")
    ] = None,
    from_: Annotated[str, typer.Option("--from", help="Begin with this position instead of a deal: its text, in one line.")] = "",
    seed: Annotated[int | None, typer.Option(help="Same seed, same dice: for practice and tests.")] = None,
    name: Annotated[str | None, typer.Option(help="The name of the saved game.")] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Play a new game, against bots or with several people at one screen."""
    screen, words = open_screen(lang, plain, check_game(game))
    given = read_options(option or [], scenario)
    if from_ and given:
        raise Trouble("trouble-position-options")  # a position leaves nothing to choose
    options = find_game(game).read(from_).options if from_ else check_options(game, given)
    start(screen, words, options, seats, seed, name, from_)


def check_options(game: str, options: dict[str, str]) -> dict[str, str]:
    """The same options, if the game has them all and they can have these values."""
    info = find_game(game).info
    known = {option.name: option.choices for option in info.options} | {"preset": tuple(info.presets)}
    for name, value in options.items():
        if name not in known:
            raise Trouble("trouble-option", name=name, known=", ".join(known))
        if value not in known[name]:
            raise Trouble("trouble-choice", name=name, value=value, known=", ".join(known[name]))
    return options


def fit_seats(game: Edition, options: dict[str, str], number: int) -> dict[str, str]:
    """The same options; if nothing in them decides who sits there, with the first choice that seats so many."""
    is_decided = game.way.name in options or (game.way.name == "scenario" and "preset" in options)
    return options if is_decided else {**game.for_seats(number), **options}


def start(
    screen: Screen,
    words: Words,
    options: dict[str, str],
    seats: str | None = None,
    seed: int | None = None,
    name: str | None = None,
    position: str = "",
) -> None:
    """Set up a game and sit down to it."""
    game = find_game(words.game)
    if seats is not None:
        options = fit_seats(game, options, len(seats.split(",")))
    settled = game.info.settle(options)
    places = game.seats(settled)
    specs = ["human", *[f"bot:{USUAL}"] * (len(places) - 1)] if seats is None else [spec.strip() for spec in seats.split(",")]
    players = check_players(specs, places)
    stem = "-".join(filter(None, (game.info.id, settled.get("scenario"))))
    save = fresh(free_name(stem) if name is None else name)
    match = Match.start(game, options, players, FairDice(_secret(seed)), position)
    seat_down(Table(screen, words, save, match))


def _secret(seed: int | None) -> bytes:
    """A fresh secret for the dice, or the one that belongs to a seed."""
    return secrets.token_bytes(32) if seed is None else hashlib.sha256(f"bosworth {seed}".encode()).digest()
