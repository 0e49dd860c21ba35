"""What the commands share: the options that all have, and how a command begins and ends."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from bosworth.locale.words import Words
    from bosworth.terminal.screen import Screen

Lang = Annotated[str | None, typer.Option("--lang", help="Language: en, fr or it.")]
Plain = Annotated[bool, typer.Option("--plain", help="Plain lines, without columns and signs: for screen readers.")]


@dataclass
class Wishes:
    """What was asked for before the command, as in `bosworth --lang fr play`."""

    lang: str | None = None
    plain: bool = False


wishes = Wishes()


def open_screen(lang: str | None, plain: bool, game: str = "") -> "tuple[Screen, Words]":
    """The screen and the words of a command; what stands behind the command goes before what stands in front of it."""
    from bosworth.cli.store import choose_language, load_settings
    from bosworth.games import game as find_game
    from bosworth.locale.words import Words
    from bosworth.terminal.screen import Screen

    language = choose_language(lang or wishes.lang)
    words = find_game(game).words(language) if game else Words(language)
    return Screen(words, plain or wishes.plain or load_settings().plain), words


def check_game(name: str) -> str:
    """The id of a game that there is."""
    from bosworth.games import GAMES
    from bosworth.terminal.trouble import Trouble

    if name not in GAMES:
        raise Trouble("trouble-game", name=name, known=", ".join(GAMES))
    return name


def read_options(texts: list[str], scenario: str | None = None) -> dict[str, str]:
    """Set-up options given as `name=value`, and the scenario, which is an option like any other."""
    from bosworth.terminal.trouble import Trouble

    options: dict[str, str] = {}
    for text in texts:
        name, is_there, value = text.partition("=")
        if not is_there:
            raise Trouble("trouble-pair", text=text)
        options[name] = value
    return options if scenario is None else {**options, "scenario": scenario}
