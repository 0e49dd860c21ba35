"""What each game asks for in words: the ids of messages."""

from functools import cache
from typing import Final

from bosworth.cli.games import count_sources
from bosworth.cli.turn import COMMANDS
from bosworth.games import game as find_game
from bosworth.games.lancaster import thinking as lancaster_bot
from bosworth.games.richard3 import values as richard3_bot
from bosworth.games.roses import thinking as roses_thinking
from bosworth.games.roses import values as roses_bot
from bosworth.kernel.action import RESIGN
from bosworth.kernel.facts import SOURCES

HEADED: Final = {
    "richard3": ["move", "sea", "recruit", "charge", "treachery", "retreat", "regroup", "go"],
    "roses": ["move", "sail"],
    "lancaster": ["province", "castle", "conflict", "dungeon", "office", "ally_office", "treasury", "ally_treasury"],
}
"""Offers that stand together under a heading."""
HEADS_OF_CHOICES: Final = {"scenario": "scenario", "favour": "choice-favour"}
"""Options whose choices have words of their own."""
REASONS: Final = {
    "richard3": richard3_bot.REASONS,
    "roses": roses_bot.REASONS + roses_thinking.REASONS,
    "lancaster": lancaster_bot.REASONS,
}
SPECIAL: Final = {
    "richard3": {"wait-choose_card-both", *(f"command-{name}" for name in COMMANDS)},
    "roses": {"wait-draft", "wait-aid", "wait-planning", "help-planning", "offer-hire"},
    "lancaster": {"prompt-law-farm", "prompt-law-upkeep", "prompt-law-exchange"}
    | {f"menu-seats-{name}" for name in ("first", "second", "both")},
}


@cache
def asked_by(name: str) -> set[str]:
    """The ids that rules, facts, options and bots of a game ask for."""
    game = find_game(name)
    face, options = game.face, game.info.options
    ids = {f"hit-{event}" for event, telling in game.events.items() if telling.hits}
    ids |= {f"event-{event}" for event in game.events} | {f"help-{topic}" for topic in face.topics}
    ids |= {f"{kind}-{step}" for kind in ("prompt", "help") for step in (*face.steps, "over")}
    ids |= {f"wait-{step}" for step in face.steps if name != "roses"}
    ids |= {f"offer-{form.word}" for form in game.grammar.forms.values() if form.number != RESIGN}
    ids |= {f"heading-{word}" for word in HEADED[name]}
    ids |= {f"{kind}-{game.vocabulary.stem(kind, one)}" for kind, names in game.vocabulary.names.items() for one in names}
    ids |= {f"group-{option.group}" for option in options if option.group}
    ids |= {f"option-{option.name}" for option in options} | {f"preset-{preset}" for preset in game.info.presets}
    ids |= {f"{HEADS_OF_CHOICES.get(option.name, 'choice')}-{name}" for option in options for name in option.choices}
    ids |= {f"count-{kind}" for kind in count_sources(game)} | {f"sources-{source}" for source in SOURCES}
    return ids | {*REASONS[name], "reason-none", "reason-only-choice", "game-name", "setup-ways"} | SPECIAL[name]
