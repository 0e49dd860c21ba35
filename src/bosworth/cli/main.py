"""The `bosworth` command: every subcommand lives in a module of its own name."""

import sys
from io import TextIOWrapper
from pkgutil import resolve_name
from typing import Annotated, ClassVar

import typer

from bosworth import __version__
from bosworth.cli.lazy import LazyGroup
from bosworth.cli.wishes import Lang, Plain, wishes
from bosworth.kernel.errors import BosworthError
from bosworth.terminal.trouble import Leave, complain


class Commands(LazyGroup):
    """All that `bosworth` can do."""

    table: ClassVar[dict[str, tuple[str, str]]] = {
        "serve": ("bosworth.cli.serve:serve", "Serve the table in the browser, and open its page."),
        "play": ("bosworth.cli.play:play", "Play a new game, against bots or with several people at one screen."),
        "resume": ("bosworth.cli.resume:resume", "Go on with a saved game where it was left."),
        "saves": ("bosworth.cli.saves:app", "List, rename, delete, export and import saved games; alone it lists them."),
        "replay": ("bosworth.cli.replay:replay", "Step through a recorded game, or verify it."),
        "analyse": (
            "bosworth.cli.analyse:analyse",
            "Judge every decision of a recorded game: the chances of winning, and its turning points.",
        ),
        "show": (
            "bosworth.cli.show:show",
            "Show the board of a position, or write it as a line of text that can be pasted elsewhere.",
        ),
        "odds": ("bosworth.cli.odds:odds", "Say what a battle promises: the chance to win it, and what it costs."),
        "games": ("bosworth.cli.games:games", "List the games with their scenarios, seats and options."),
        "options": ("bosworth.cli.options:options", "Show the settings, or change the language and the kind of output for good."),
        "backup": (
            "bosworth.cli.backup:backup",
            "Copy the database of `bosworth serve`, also while it runs, and check the copy.",
        ),
        "simulate": ("bosworth.cli.simulate:simulate", "Let bots play each other and count who wins."),
        "ladder": ("bosworth.cli.ladder:ladder", "Let every level of the bots play every other, and rate them."),
        "fuzz": ("bosworth.cli.fuzz:fuzz", "Play random games and check every promise of the kernel at every step."),
        "bench": (
            "bosworth.cli.bench:app",
            "Measure decisions and playouts per second, bytes per position and copy time, beside python-chess.",
        ),
    }


app = typer.Typer(cls=Commands, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)


@app.callback(invoke_without_command=True)
def bosworth(
    context: typer.Context,
    lang: Lang = None,
    plain: Plain = False,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Board games of the Wars of the Roses. Without a command: the menu."""
    wishes.lang, wishes.plain = lang, plain
    if version:
        typer.echo(f"bosworth {__version__}")
    elif context.invoked_subcommand is None:
        resolve_name("bosworth.cli.menu:menu")(lang, plain)


def main(arguments: list[str] | None = None) -> None:
    """Run the command line: an error is one line on the error stream and exit code 2."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that knows no roses shows a question mark
    try:
        code = app(args=arguments, prog_name="bosworth", standalone_mode=False)
    except typer.TyperException as error:
        complain(error.format_message())
        code = 2
    except (BosworthError, OSError) as error:
        complain(resolve_name("bosworth.cli.common:explain")(error, sys.argv[1:] if arguments is None else arguments))
        code = 2
    except Leave as leave:
        code = leave.code
    except (typer.Abort, KeyboardInterrupt):
        code = 130
    sys.exit(code if isinstance(code, int) else 0)


if __name__ == "__main__":
    main()
