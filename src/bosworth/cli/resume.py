"""`bosworth resume`: go on with a saved game."""

from typing import Annotated

import typer

from bosworth.cli.common import check_game, open_screen
from bosworth.cli.store import Save, existing, latest
from bosworth.cli.table import Table, check_players, seat_down
from bosworth.cli.wishes import Lang, Plain
from bosworth.games import game as find_game
from bosworth.locale.words import Words
from bosworth.terminal.screen import Screen


def resume(
    name: Annotated[str | None, typer.Argument(help="The name of the saved game; the one played last if not given.")] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Go on with a saved game where it was left."""
    screen, words = open_screen(lang, plain)
    take_up(screen, words, latest() if name is None else existing(name))


def take_up(screen: Screen, words: Words, save: Save) -> None:
    """Load a game and sit down to it."""
    record = save.record()
    check_game(record.game)
    check_players(list(record.players.values()), record.seats)
    match, is_fair = save.load()
    if not is_fair:
        screen.say(words("table-new-dice"))
    seat_down(Table(screen, find_game(match.record.game).words(words.language), save, match, is_new=False))
