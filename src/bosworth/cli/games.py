"""`bosworth games`: which games there are, and how they can be set up."""

import json
from collections import Counter
from typing import Annotated, Any

import typer

from bosworth.cli.common import check_game, open_screen
from bosworth.cli.wishes import Lang, Plain
from bosworth.games import GAMES
from bosworth.games import game as find_game
from bosworth.games.edition import Edition
from bosworth.kernel.facts import SOURCES
from bosworth.locale.words import Words
from bosworth.terminal.screen import Screen


def games(
    game: Annotated[str | None, typer.Argument(help="One game; all if not given.")] = None,
    sources: Annotated[bool, typer.Option("--sources", help="Say where the figures of the game come from.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")] = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """List the games with their scenarios, seats and options."""
    screen, words = open_screen(lang, plain)
    known = [find_game(name) for name in (list(GAMES) if game is None else [check_game(game)])]
    if as_json:
        typer.echo(json.dumps([_data(one, one.words(words.language), sources) for one in known], ensure_ascii=False, indent=2))
        return
    for one in known:
        _show(screen, one.words(words.language), one, sources)


def _data(game: Edition, words: Words, with_sources: bool) -> dict[str, Any]:
    """All there is to say about a game, as plain data."""
    data: dict[str, Any] = {
        "id": game.info.id,
        "name": words("game-name"),
        "summary": words.name("game", "name", "summary"),
        "rules": game.info.rules_version,
        "seats": {seat: words.name("side", seat) for seat in game.seats(game.info.settle({}))},
        "options": {
            option.name: {
                "name": words(f"option-{option.name}"),
                "default": option.default,
                "choices": {choice: words.choice(option.name, choice) for choice in option.choices},
            }
            for option in game.info.options
        },
        "presets": {
            preset: {"name": words(f"preset-{preset}"), "options": dict(values)} for preset, values in game.info.presets.items()
        },
    }
    if with_sources:
        data["sources"] = count_sources(game)
        data["reconstructed"] = game.facts.reasons()
    return data


def count_sources(game: Edition) -> dict[str, dict[str, int]]:
    """For each kind of fact, how many entries or figures come from which source."""
    return {kind: dict(Counter(sources)) for kind, sources in game.facts.sources().items()}


def _show(screen: Screen, words: Words, game: Edition, with_sources: bool) -> None:
    data = _data(game, words, with_sources)
    screen.title(f"{data['name']} ({game.info.id})")
    screen.say(data["summary"])
    screen.say(words("games-seats", list=", ".join(f"{side} ({seat})" for seat, side in data["seats"].items())))
    if "scenario" in data["options"]:
        screen.title(words("games-scenarios"))
        screen.rows(
            (choice, f"{text}. {words.name('scenario', choice, 'summary')}")
            for choice, text in data["options"]["scenario"]["choices"].items()
        )
    screen.title(words("games-options"))
    screen.rows((option, _describe(words, found)) for option, found in data["options"].items() if option != "scenario")
    if data["presets"]:
        screen.title(words("games-presets"))
        screen.rows(
            (preset, words.labelled(found["name"], _pairs(found["options"]))) for preset, found in data["presets"].items()
        )
    if with_sources:
        _show_sources(screen, words, data["sources"])
        for reason, figures in data["reconstructed"].items():
            screen.say("    " + words.labelled(", ".join(figures), reason))


def _describe(words: Words, option: dict[str, Any]) -> str:
    others = ", ".join(f"{choice} ({text})" for choice, text in option["choices"].items() if choice != option["default"])
    default = f"{option['default']} ({option['choices'][option['default']]})"
    return words("games-option", name=option["name"], default=default, others=others)


def _pairs(options: dict[str, str]) -> str:
    return " ".join(f"{key}={value}" for key, value in options.items())


def _show_sources(screen: Screen, words: Words, sources: dict[str, dict[str, int]]) -> None:
    screen.title(words("games-sources"))
    for source in SOURCES:
        found = ", ".join(words(f"count-{kind}", number=counts[source]) for kind, counts in sources.items() if source in counts)
        if found:
            screen.say("  " + words.labelled(found, words(f"sources-{source}")))
