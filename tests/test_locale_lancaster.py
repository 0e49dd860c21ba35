"""Every word of Lancaster is there in every language, with the same variables, and no word is there for nothing."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from tests.test_locale import messages

from bosworth.bots.lancaster import REASONS
from bosworth.cli.games import count_sources
from bosworth.games.lancaster import GAME
from bosworth.games.lancaster.facts import COLOURS, KINDS, PRIVILEGES, SETS
from bosworth.games.lancaster.log import PLACE_NAMES
from bosworth.games.lancaster.notation import FORMS
from bosworth.games.lancaster.prompt import PLACED, STEPS, actors, offer, prompt
from bosworth.games.lancaster.setup import INFO
from bosworth.games.lancaster.tables import (
    CONFLICT_NAMES,
    FAVOUR_NAMES,
    FAVOUR_REWARD,
    LAW_NAMES,
    OFFICE_NAMES,
    PROVINCE_REWARD,
    SPACE_REWARD,
    TILE_REWARD,
    TRIBUTE,
)
from bosworth.kernel.action import RESIGN
from bosworth.kernel.chance import FastDice
from bosworth.kernel.conformance import variants
from bosworth.kernel.facts import SOURCES
from bosworth.kernel.match import Match
from bosworth.locale import LANGUAGES, Words

SOURCE = Path(__file__).parents[1] / "src/bosworth"
FORM = re.compile(r"-(in|to|from|of|text|count)$")
Said = tuple[str, dict[str, int | str]]


def told_names() -> set[str]:
    """The names of all events that the source of the rules can tell."""
    found: set[str] = set()
    for path in (SOURCE / "games/lancaster").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name):
                said = node.args[:1] if node.func.attr == "tell" else node.args[1:2] if node.func.value.id == "log" else []
                found |= {part.value for part in said if isinstance(part, ast.Constant) and isinstance(part.value, str)}
    return found | {"ousted", "recalled"}  # these two reach the log by way of `oust`


def reward_ids() -> set[str]:
    """Every good or deed that is printed anywhere as a reward or tribute."""
    printed = [*PROVINCE_REWARD, *SPACE_REWARD, *FAVOUR_REWARD, *TILE_REWARD[0], *TILE_REWARD[1], TRIBUTE]
    return {f"reward-{KINDS[kind]}-{number}" for reward in printed for kind, number in reward}


def expected() -> set[str]:
    """The ids that rules, facts, options and bots ask for."""
    ids = {f"event-{name}" for name in told_names()} | reward_ids()
    ids |= {f"{kind}-{step}" for kind in ("prompt", "wait", "help") for step in STEPS}
    ids |= {
        "prompt-law-farm",
        "prompt-law-upkeep",
        "prompt-law-exchange",
        "prompt-over",
        "help-over",
        "help-overview",
        "help-blocks",
    }
    ids |= {f"offer-{word}" for verb, (word, _) in FORMS.items() if verb != RESIGN} | {f"heading-{word}" for word in PLACED}
    ids |= {f"area-{name}" for name in (*PLACE_NAMES, *OFFICE_NAMES, "treasury")} | {f"card-{name}" for name in CONFLICT_NAMES}
    ids |= {f"side-{name}" for name in (*COLOURS, "none")} | {f"law-{name}" for name in LAW_NAMES}
    ids |= {f"block-{whose}{strength}" for whose in ("k", "ally") for strength in range(1, 5)} | {"block-lord", "block-ally-lord"}
    ids |= {f"favour-{name}" for name in FAVOUR_NAMES} | {f"set-{name}" for name in SETS}
    ids |= {f"companion-{name}" for name in PRIVILEGES} | {f"option-{option.name}" for option in INFO.options}
    ids |= {f"choice-{choice}" for option in INFO.options for choice in option.choices} | {
        f"preset-{name}" for name in INFO.presets
    }
    ids |= {f"count-{kind}" for kind in count_sources("lancaster")} | {f"sources-{name}" for name in SOURCES}
    ids |= {f"menu-seats-{name}" for name in ("first", "second", "both")}
    return ids | {*REASONS, "reason-none", "reason-only-choice", "game-name"}


def test_the_source_tells_what_this_test_thinks_it_does() -> None:
    names = told_names()
    assert {"ballot", "ousted", "upgrade", "law-amounts", "screen", "gain", "bishop-traded", "no-placement"} <= names
    assert len(names) > 45


def test_every_word_that_rules_facts_options_and_bots_ask_for_is_there() -> None:
    assert not expected() - set(messages("en", "lancaster"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_law_is_one_sentence_in_words_of_its_language(language: str) -> None:
    words = Words(language, "lancaster")
    titles = [words.name("law", name) for name in LAW_NAMES]
    assert len(set(titles)) == len(titles) == 44
    for name in LAW_NAMES:
        text = words.name("law", name, "text")
        assert len(text.split()) > 4
        assert not re.search(r"[.!?;_]", text), name
        assert language == "en" or text != Words("en", "lancaster").name("law", name, "text"), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_that_may_meet_differ(language: str) -> None:
    words = Words(language, "lancaster")
    for kind, names in (("area", [*PLACE_NAMES, *OFFICE_NAMES, "treasury"]), ("side", [*COLOURS]), ("card", CONFLICT_NAMES)):
        said = [words.name(kind, name) for name in names]
        assert len(set(said)) == len(said), kind


@cache
def sayings() -> list[Said]:
    """One of every kind and shape of event, prompt and offer that random games bring forth."""
    seen: dict[object, Said] = {}
    for seed, variant in enumerate(list(variants(GAME.info))[::3]):
        options = {**variant, "most_law_reveal": ("winners", "amounts")[seed % 2]}
        for message, args in _said(Match.start(GAME, options, {}, FastDice(seed)), Random(seed)):
            shape = tuple(value if isinstance(value, str) or value < 3 else 3 for value in args.values())
            seen.setdefault((message, *args, shape), (message, args))
    return list(seen.values())


def _said(match: Match, rng: Random) -> Iterator[Said]:
    while match.state.actors():
        seat = rng.choice(list(match.state.actors()))
        for watcher in (seat, (seat + 1) % match.state.players, None):
            view = match.game.view(match.state, watcher)
            message, args = prompt(view)
            assert message.startswith("prompt-" if watcher in actors(view) else "wait-")
            yield message, args
        action = rng.choice(match.legal(seat))
        yield offer(match.game.view(match.state, seat), action)
        match.act(seat, [action])
        for event in match.state.events:
            yield f"event-{event.name}", event.args
    yield prompt(match.game.view(match.state, None))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_and_is_asked_can_be_said(language: str) -> None:
    words = Words(language, "lancaster")
    said = {message for message, _ in sayings()}
    assert len(said) > 110
    for message, args in sayings():
        text = words.say(message, args)
        assert text[0] == text[0].upper()
        assert not re.search(r"[{_]|  | ,", text), text
