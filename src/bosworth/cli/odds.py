"""`bosworth odds`: what a battle promises, from the text of a position or from a moment of a recorded game."""

import json
from typing import Annotated, Any

import typer

from bosworth.cli.common import check_game, open_screen
from bosworth.cli.replay import last_action
from bosworth.cli.store import open_record
from bosworth.cli.wishes import Lang, Plain
from bosworth.games import game as find_game
from bosworth.kernel.event import Event, heard
from bosworth.kernel.record import look_back
from bosworth.kernel.text import BAR, game_named
from bosworth.terminal.trouble import Trouble


def odds(  # noqa: PLR0913, PLR0917 - one for each thing that can be asked
    what: Annotated[str, typer.Argument(help="The text of a position, or the file of a record, or the name of a saved game.")],
    seat: Annotated[str, typer.Argument(help="The seat that asks.")],
    area: Annotated[str, typer.Argument(help="Where the battle is, or would be.")],
    with_: Annotated[str, typer.Option("--with", help="Who attacks: blocks divided by commas, or how many.")] = "",
    to: Annotated[int | None, typer.Option(help="Of a record: the position after this action; 0 is the deal.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of sentences.")] = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Say what a battle promises: the chance to win it, and what it costs."""
    screen, words = open_screen(lang, plain)
    state, told = _moment(what, to)
    game = find_game(state.sequence.info.id)
    if game.odds is None:
        raise Trouble("trouble-no-battles", name=game.info.id)
    seats = game.seats(state.options)
    if seat not in seats:
        raise Trouble("trouble-seat", name=seat, known=", ".join(seats))
    number = seats.index(seat)
    found = game.odds(game.view(state, number), area, with_, heard(told, number))
    if as_json:
        typer.echo(json.dumps(found.data))
        return
    speak = game.words(words.language)
    for line in found.lines:
        screen.say(speak.say(line.name, line.args))


def _moment(what: str, to: int | None) -> tuple[Any, list[Event]]:
    """The position that is meant, and all that was told before."""
    if BAR in what:
        return find_game(check_game(game_named(what))).read(what), []
    record = open_record(what)
    last = last_action(record, to)
    told: list[Event] = []
    state: Any = None
    steps = look_back(record, find_game(check_game(record.game)), telling=True)
    for _, (_, step) in zip(range(last + 1), steps, strict=False):
        state = step.after
        told += state.events
    return state, told
