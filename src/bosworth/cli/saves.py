"""`bosworth saves`: list, rename, delete, export and import saved games."""

from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from bosworth.cli.common import check_game, open_screen
from bosworth.cli.store import Save, all_saves, check, existing, fresh, open_record, read_text, write_whole
from bosworth.cli.wishes import Lang, Plain
from bosworth.folder import home
from bosworth.kernel.errors import BosworthError
from bosworth.locale.words import Words
from bosworth.terminal.screen import Screen
from bosworth.terminal.trouble import Trouble, describe

app = typer.Typer()
Name = Annotated[str, typer.Argument(help="The name of a saved game.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do it without asking.")]


@app.callback(invoke_without_command=True)
def saves(context: typer.Context, lang: Lang = None, plain: Plain = False) -> None:
    """List, rename, delete, export and import saved games; alone it lists them."""
    context.obj = open_screen(lang, plain)
    if context.invoked_subcommand is None:
        show(*context.obj)


@app.command("list")
def list_(context: typer.Context) -> None:
    """List the saved games, the one played last first."""
    show(*context.obj)


def show(screen: Screen, words: Words) -> list[Save]:
    """Print the saved games with their numbers, and give them back in that order."""
    found = all_saves()
    if not found:
        screen.say(words("saves-none", folder=str(home())))
    screen.rows((f"{number}  {save.name}", _describe(save, words)) for number, save in enumerate(found, 1))
    return found


def _describe(save: Save, words: Words) -> str:
    try:
        record = save.record()
    except BosworthError as error:
        return describe(error, words)
    when = datetime.fromtimestamp(save.path.stat().st_mtime).astimezone().strftime("%Y-%m-%d %H:%M")
    players = ", ".join(f"{seat} {_player(player, words)}" for seat, player in record.players.items())
    scenario = record.options.get("scenario", "")
    state = words("saves-over") if record.secret else words("saves-going", number=len(record.entries) - 1)
    return f"{record.game} {scenario}".rstrip() + f", {players}, {state}, {when}"


def _player(player: str, words: Words) -> str:
    return words("player-bot", name=words.bot(player)) if player.startswith("bot:") else player


@app.command()
def rename(context: typer.Context, old: Name, new: Annotated[str, typer.Argument(help="Its new name.")]) -> None:
    """Give a saved game another name."""
    screen, words = context.obj
    existing(old).rename(fresh(new))
    screen.say(words("saves-renamed", old=old, new=new))


@app.command()
def delete(context: typer.Context, name: Name, yes: Yes = False) -> None:
    """Delete a saved game."""
    screen, words = context.obj
    save = existing(name)
    if not yes and screen.ask(words("saves-ask-delete", name=name)).lower() not in words("word-yes").split():
        screen.say(words("saves-kept", name=name))
        return
    save.remove()
    screen.say(words("saves-deleted", name=name))


@app.command()
def export(
    context: typer.Context,
    name: Name,
    file: Annotated[Path, typer.Argument(help="Where to write the record.")],
    yes: Yes = False,
) -> None:
    """Write the record of a saved game to a file, for somebody else or for the archive."""
    screen, words = context.obj
    save = existing(name)
    if file.exists() and not yes:
        raise Trouble("trouble-file-exists", file=str(file))
    write_whole(file, read_text(save.path))
    screen.say(words("saves-exported", name=name, file=str(file)))


@app.command("import")
def import_(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="The record to take in.")],
    name: Annotated[str | None, typer.Option(help="The name to save it under; the file's own if not given.")] = None,
) -> None:
    """Check a record and take it in among the saved games."""
    screen, words = context.obj
    if not file.is_file():
        raise Trouble("trouble-no-file", name=str(file))
    record = open_record(str(file))
    check_game(record.game)
    check(record)
    save = fresh(file.stem if name is None else name)
    write_whole(save.path, record.write())
    screen.say(words("saves-imported", name=save.name))
