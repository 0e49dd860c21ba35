"""`bosworth` alone: the menu. Enter takes the first choice everywhere, so that a first game is five Enters away."""

from collections.abc import Callable, Sequence
from contextlib import suppress

from bosworth.bots import BOTS, FIRST, LEVELS, Spec, is_bot
from bosworth.bots.levels import read_spec
from bosworth.cli.common import open_screen
from bosworth.cli.play import start
from bosworth.cli.resume import take_up
from bosworth.cli.saves import show
from bosworth.cli.store import all_saves, latest, load_settings, save_settings
from bosworth.games import GAMES
from bosworth.games import game as find_game
from bosworth.kernel.errors import BosworthError
from bosworth.kernel.thought import TEMPERS
from bosworth.locale import LANGUAGES
from bosworth.locale.words import Words
from bosworth.terminal.screen import Screen
from bosworth.terminal.trouble import Leave, Trouble, describe


def menu(lang: str | None = None, plain: bool = False) -> None:
    """Choose what to do until the player has had enough."""
    screen, words = open_screen(lang, plain)
    while True:
        entries = _entries()
        screen.title(words("menu-title"))
        choice = choose(screen, words, [words(f"menu-{name}") for name, _ in entries])
        try:
            entries[choice][1](screen, words)
        except BosworthError as error:
            screen.say(describe(error, words))
        except Leave as leave:
            if leave.code:
                raise
        if entries[choice][0] == "quit":
            return
        screen, words = open_screen(None if entries[choice][0] == "options" else words.language, plain)


def _entries() -> list[tuple[str, Callable[[Screen, Words], None]]]:
    """The menu: whoever has a game going on is first offered to continue it."""
    entries: list[tuple[str, Callable[[Screen, Words], None]]] = []
    with suppress(Trouble):
        save = latest()
        entries.append(("continue", lambda screen, words: take_up(screen, words, save)))
    entries.append(("new", _new))
    if all_saves():
        entries.append(("load", _load))
    return [*entries, ("options", _options), ("rules", _rules), ("quit", lambda screen, words: screen.say(words("menu-bye")))]


def choose(screen: Screen, words: Words, names: Sequence[str]) -> int:
    """A number from a list; Enter is the first."""
    for number, name in enumerate(names, 1):
        screen.item(number, name)
    return _number(screen, words, len(names))


def _number(screen: Screen, words: Words, entries: int) -> int:
    """Which of so many entries, that have been printed, is meant."""
    while True:
        line = screen.ask(words("ask-number"))
        if not line:
            return 0
        if line.isdecimal() and 1 <= int(line) <= entries:
            return int(line) - 1
        screen.say(words("trouble-number", number=line))


def _new(screen: Screen, words: Words) -> None:
    ways = [(find_game(name).words(words.language), find_game(name).way) for name in GAMES]
    known = [(game_words, way.name, choice) for game_words, way in ways for choice in way.choices]
    screen.title(words("menu-scenario"))
    game_words, option, choice = known[choose(screen, words, [_way_line(*way) for way in known])]
    game = find_game(game_words.game)
    others = len(game.seats(game.info.settle({option: choice}))) - 1
    ways_to_sit = ("first", "second", "both")
    screen.title(words("menu-seats"))
    mine = choose(screen, words, [game_words(f"menu-seats-{name}") for name in ways_to_sit])
    bot = "human" if ways_to_sit[mine] == "both" else _bot(screen, words)
    seats = ["human" if seat == mine else bot for seat in range(others + 1)]
    start(screen, game_words, {option: choice}, ",".join(seats))


def _bot(screen: Screen, words: Words) -> str:
    """A level of the bots and their temper; Enter takes what was chosen last, and at first one that forgives."""
    settings = load_settings()
    last = read_spec(settings.bot, BOTS) if is_bot(settings.bot) else Spec(FIRST)
    screen.title(words("menu-level"))
    level = _one_of(screen, words, "level", LEVELS, last.name)
    screen.title(words("menu-temper"))
    settings.bot = str(Spec(level, _one_of(screen, words, "temper", TEMPERS, last.temper)))
    save_settings(settings)
    return f"bot:{settings.bot}"


def _one_of(screen: Screen, words: Words, kind: str, names: Sequence[str], first: str) -> str:
    """One of these, each with its sentence; the one that was chosen last is the first."""
    order = sorted(names, key=lambda name: name != first)
    lines = [words.labelled(words(f"{kind}-{name}"), words(f"{kind}-{name}-text")) for name in order]
    return order[choose(screen, words, lines)]


def _way_line(words: Words, option: str, choice: str) -> str:
    if option == "players":
        return words.labelled(f"{words('game-name')}, {words('option-players')}", choice)
    summary = words.name("scenario", choice, "summary").rstrip(".")
    return words.labelled(f"{words('game-name')}, {choice}", f"{words(f'scenario-{choice}')}. {summary}.")


def _load(screen: Screen, words: Words) -> None:
    found = show(screen, words)
    take_up(screen, words, found[_number(screen, words, len(found))])


def _options(screen: Screen, words: Words) -> None:
    settings = load_settings()
    screen.title(words("options-language"))
    order = sorted(LANGUAGES, key=lambda language: language != words.language)
    settings.language = order[choose(screen, words, [LANGUAGES[language] for language in order])]
    screen.title(words("options-plain"))
    settings.plain = bool(choose(screen, words, [words("word-off"), words("word-on")]))
    save_settings(settings)


def _rules(screen: Screen, words: Words) -> None:
    """The whole reference of a game: every step in order."""
    known = [find_game(name).words(words.language) for name in GAMES]
    words = known[choose(screen, words, [found("game-name") for found in known])]
    face = find_game(words.game).face
    for topic in (*face.topics, *face.steps, "over"):
        screen.title(words(f"help-{topic}"))
        screen.say(words.name("help", topic, "text"))
