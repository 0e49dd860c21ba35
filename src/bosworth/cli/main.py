"""The `bosworth` command: every subcommand lives in a module of its own name."""

import typer

from bosworth.cli.simulate import simulate

app = typer.Typer(add_completion=False)
app.command()(simulate)


@app.callback()
def bosworth() -> None:
    """Three board games of the Wars of the Roses."""


def main() -> None:
    """Run the command line."""
    app()


if __name__ == "__main__":
    main()
