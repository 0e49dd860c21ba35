"""What may be asked for before every command, as in `bosworth --lang fr play`, and behind most of them."""

from dataclasses import dataclass
from typing import Annotated

import typer

Lang = Annotated[str | None, typer.Option("--lang", help="Language: en, fr or it.")]
Plain = Annotated[bool, typer.Option("--plain", help="Plain lines, without columns and signs: for screen readers.")]


@dataclass
class Wishes:
    """What was asked for before the command."""

    lang: str | None = None
    plain: bool = False


wishes = Wishes()
