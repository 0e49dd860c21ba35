"""What the commands share: how a command begins, and what is said when it cannot go on."""

from bosworth.cli.store import choose_language, load_settings
from bosworth.cli.wishes import wishes
from bosworth.games import GAMES
from bosworth.games import game as find_game
from bosworth.kernel.errors import BosworthError
from bosworth.locale import LANGUAGES
from bosworth.locale.words import Words
from bosworth.terminal.screen import Screen
from bosworth.terminal.trouble import Trouble, describe


def open_screen(lang: str | None, plain: bool, game: str = "") -> tuple[Screen, Words]:
    """The screen and the words of a command; what stands behind the command goes before what stands in front of it."""
    language = choose_language(lang or wishes.lang)
    words = find_game(game).words(language) if game else Words(language)
    return Screen(words, plain or wishes.plain or load_settings().plain), words


def check_game(name: str) -> str:
    """The id of a game that there is."""
    if name not in GAMES:
        raise Trouble("trouble-game", name=name, known=", ".join(GAMES))
    return name


def read_options(texts: list[str], scenario: str | None = None) -> dict[str, str]:
    """Set-up options given as `name=value`, and the scenario, which is an option like any other."""
    options: dict[str, str] = {}
    for text in texts:
        name, is_there, value = text.partition("=")
        if not is_there:
            raise Trouble("trouble-pair", text=text)
        options[name] = value
    return options if scenario is None else {**options, "scenario": scenario}


def explain(error: BosworthError | OSError, arguments: list[str]) -> str:
    """An error in one line, in the language asked for, if there is such a one."""
    typed = " ".join(arguments).replace("--lang=", "--lang ").split()
    asked = typed[typed.index("--lang") + 1 :][:1] if "--lang" in typed else []
    return describe(error, Words(choose_language(asked[0] if asked and asked[0] in LANGUAGES else None)))
