"""The `bosworth` command: every subcommand lives in a module of its own name."""

import sys
from io import TextIOWrapper
from typing import Annotated

import typer

from bosworth import __version__
from bosworth.cli import backup, bench, common, fuzz, games, options, play, replay, resume, saves, serve, show, simulate

app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
app.command()(serve.serve)
app.command()(backup.backup)
app.command()(play.play)
app.command()(resume.resume)
app.add_typer(saves.app, name="saves")
app.command()(replay.replay)
app.command()(show.show)
app.command()(games.games)
app.command()(options.options)
app.command()(simulate.simulate)
app.command()(fuzz.fuzz)
app.add_typer(bench.app, name="bench")


@app.callback(invoke_without_command=True)
def bosworth(
    context: typer.Context,
    lang: common.Lang = None,
    plain: common.Plain = False,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Board games of the Wars of the Roses. Without a command: the menu."""
    from bosworth.cli.menu import menu

    common.wishes.lang, common.wishes.plain = lang, plain
    if version:
        typer.echo(f"bosworth {__version__}")
    elif context.invoked_subcommand is None:
        menu(lang, plain)


def main(arguments: list[str] | None = None) -> None:
    """Run the command line: an error is one line on the error stream and exit code 2."""
    from bosworth.kernel.errors import BosworthError
    from bosworth.locale.words import Words
    from bosworth.terminal.screen import Leave, complain
    from bosworth.terminal.trouble import describe

    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that knows no roses shows a question mark
    try:
        code = app(args=arguments, prog_name="bosworth", standalone_mode=False)
    except typer.TyperException as error:
        complain(error.format_message())
        code = 2
    except (BosworthError, OSError) as error:
        complain(describe(error, Words(_language(arguments))))
        code = 2
    except Leave as leave:
        code = leave.code
    except (typer.Abort, KeyboardInterrupt):
        code = 130
    sys.exit(code if isinstance(code, int) else 0)


def _language(arguments: list[str] | None) -> str:
    """The language for an error: the one asked for, if there is such a one."""
    from bosworth.cli.store import choose_language
    from bosworth.locale import LANGUAGES

    typed = " ".join(sys.argv[1:] if arguments is None else arguments).replace("--lang=", "--lang ").split()
    asked = typed[typed.index("--lang") + 1 :][:1] if "--lang" in typed else []
    return choose_language(asked[0] if asked and asked[0] in LANGUAGES else None)


if __name__ == "__main__":
    main()
