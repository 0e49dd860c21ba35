"""`bosworth show`: the board of a position, from its text or from a moment of a recorded game."""

from typing import Annotated, Any

import typer

from bosworth.cli.common import check_game, open_screen
from bosworth.cli.replay import find_watcher, last_action, show_board, usual_watcher
from bosworth.cli.store import open_record
from bosworth.cli.wishes import Lang, Plain
from bosworth.games import game as find_game
from bosworth.kernel.record import Record, look_back
from bosworth.kernel.text import BAR, game_named, write_position
from bosworth.terminal.trouble import Trouble


def show(
    what: Annotated[str, typer.Argument(help="The text of a position, or the file of a record, or the name of a saved game.")],
    to: Annotated[int | None, typer.Option(help="Of a record: the position after this action; 0 is the deal.")] = None,
    as_: Annotated[str | None, typer.Option("--as", help="Whose view to show: a seat, onlooker, or all.")] = None,
    text: Annotated[bool, typer.Option("--text", help="Only the text of the position, in one line.")] = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Show the board of a position, or write it as a line of text that can be pasted elsewhere."""
    screen, words = open_screen(lang, plain)
    state, usual = _position(what, to)
    game = find_game(state.sequence.info.id)
    watcher = find_watcher(as_ or usual, game.seats(state.options))
    if text and watcher != "all":
        raise Trouble("trouble-text-tells")
    if text:
        typer.echo(write_position(state))
    else:
        show_board(screen, game.words(words.language), game, state, watcher)


def _position(what: str, to: int | None) -> tuple[Any, str]:
    """The position that is meant, and who looks at it unless somebody else is named."""
    if BAR not in what:
        record = open_record(what)
        return _moment(record, to), usual_watcher(record)
    return find_game(check_game(game_named(what))).read(what), "all"


def _moment(record: Record, to: int | None) -> Any:
    last = last_action(record, to)
    game = find_game(check_game(record.game))
    found = [step.after for _, (_, step) in zip(range(last + 1), look_back(record, game), strict=False)]
    if len(found) <= last and to is not None:
        raise Trouble("trouble-action", number=str(to), last=str(len(found) - 1))
    return found[-1]
