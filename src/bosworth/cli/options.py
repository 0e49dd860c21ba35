"""`bosworth options`: the language and the kind of output, kept for all games."""

from typing import Annotated

import typer

from bosworth.cli.common import open_screen
from bosworth.cli.store import choose_language, load_settings, save_settings
from bosworth.cli.wishes import Lang
from bosworth.folder import home
from bosworth.locale import LANGUAGES


def options(
    lang: Lang = None,
    plain: Annotated[
        bool | None, typer.Option("--plain/--no-plain", help="Plain lines for screen readers, or columns and signs.")
    ] = None,
) -> None:
    """Show the settings, or change the language and the kind of output for good."""
    settings = load_settings()
    if lang is not None:
        settings.language = choose_language(lang)
    if plain is not None:
        settings.plain = plain
    if lang is not None or plain is not None:
        save_settings(settings)
    screen, words = open_screen(None, False)
    screen.rows(
        [
            (words("options-language"), f"{LANGUAGES[words.language]} ({words.language})"),
            (words("options-plain"), words("word-on" if settings.plain else "word-off")),
            (words("options-folder"), str(home())),
        ]
    )
