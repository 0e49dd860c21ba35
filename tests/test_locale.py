"""Every word is there in every language, with the same variables, and no word is there for nothing."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bosworth.bots.richard3 import REASONS
from bosworth.cli.boards.richard3 import REGIONS
from bosworth.cli.games import count_sources
from bosworth.cli.turn import COMMANDS
from bosworth.games import GAMES
from bosworth.games import game as find_game
from bosworth.games.richard3.notation import FORMS
from bosworth.games.richard3.prompt import STEPS, actors, offer, prompt
from bosworth.games.richard3.tables import AREA_NAMES, BLOCK_NAMES, FACTS, KIND_NAMES, SEA_NAMES
from bosworth.kernel.action import RESIGN
from bosworth.kernel.chance import FastDice
from bosworth.kernel.errors import BadData
from bosworth.kernel.facts import SOURCES
from bosworth.kernel.match import Match
from bosworth.locale import FOLDER, LANGUAGES, Words

SOURCE = Path(__file__).parents[1] / "src/bosworth"
FILES = ("terminal", "richard3")
PLACES = [*AREA_NAMES, "pool", "prison"]
STEMS = [name[2:] for name in BLOCK_NAMES]


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(language: str, name: str) -> dict[str, ftl.Message]:
    """The messages of a file by id."""
    resource = FluentParser().parse((FOLDER / language / f"{name}.ftl").read_text(encoding="utf-8"))
    broken = [entry for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not broken, broken[0].content
    found = [entry for entry in resource.body if isinstance(entry, ftl.Message)]
    ids = [entry.id.name for entry in found]
    assert len(set(ids)) == len(ids), [name for name in ids if ids.count(name) > 1]
    return {entry.id.name: entry for entry in found}


def variables(message: ftl.Message) -> set[str]:
    """The arguments that a message uses; the forms of a name count as the name."""
    visitor = Variables()
    visitor.visit(message)
    return {re.sub(r"-(in|to|from|of|form|label|text|count)$", "", name) for name in visitor.names}


def attributes(message: ftl.Message) -> set[str]:
    """The attributes of a message that every language must have; how a name stands in a sentence is each language's own."""
    return {attribute.id.name for attribute in message.attributes} - {"name"}


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_says_the_same_with_the_same_variables(language: str, name: str) -> None:
    english, other = messages("en", name), messages(language, name)
    assert set(english) == set(other)
    for key in english:
        assert variables(english[key]) == variables(other[key]), key
        assert attributes(english[key]) == attributes(other[key]), key


def told_names() -> set[str]:
    """The names of all events that the source of the games can tell."""
    found: set[str] = set()
    for path in (SOURCE / "games/richard3").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                found |= _names_told_by(node)
    return found


def _names_told_by(call: ast.Call) -> set[str]:
    function = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    module = call.func.value.id if isinstance(call.func, ast.Attribute) and isinstance(call.func.value, ast.Name) else ""
    if function == "tell":
        given = call.args[:1]
    elif module == "log" or function == "named":
        given = call.args[1:2]
    elif function == "_shoot":
        given = call.args[3:4]
    elif function == "win":
        return {f"win-{name}" for name in _texts(call.args[2:3])}
    else:
        return set()
    names = {name for name in _texts(given) if not name.startswith("-") and not name.endswith("-")}
    return names | {f"{name}-hidden" for name in names if function in ("journey", "quiet_loss")}


def _texts(nodes: list[ast.expr]) -> set[str]:
    constants = [part for node in nodes for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return {part.value for part in constants if isinstance(part.value, str)}


def expected() -> set[str]:
    """The ids that rules, facts, options and bots ask for."""
    options = find_game("richard3").info.options
    ids = {f"event-{name}" for name in told_names()}
    ids |= {f"{kind}-{step}" for kind in ("prompt", "wait", "help") for step in STEPS}
    ids |= {"wait-choose_card-both", "prompt-over", "help-over", "help-overview", "help-blocks"}
    ids |= {f"offer-{word}" for verb, (word, _) in FORMS.items() if verb != RESIGN}
    ids |= {f"heading-{word}" for word, shape in FORMS.values() if shape.startswith("O") and len(shape) > 1}
    ids |= {f"area-{name}" for name in PLACES} | {f"block-{name}" for name in (*STEMS, "treason")}
    ids |= {f"sea-{name}" for name in SEA_NAMES} | {f"card-{name}" for name in KIND_NAMES} | {"side-lancaster", "side-york"}
    ids |= {f"option-{option.name}" for option in options} | {f"preset-{name}" for name in find_game("richard3").info.presets}
    ids |= {f"choice-{choice}" for option in options if option.name != "scenario" for choice in option.choices}
    ids |= {f"scenario-{name}" for name in FACTS.scenarios} | {f"region-{name}" for name in REGIONS}
    ids |= {f"type-{block.type}" for block in FACTS.blocks} | {f"sources-{entry.source}" for entry in FACTS.blocks}
    ids |= {*REASONS, "reason-none", "reason-only-choice"} | {f"command-{name}" for name in COMMANDS}
    return ids


def test_the_source_tells_what_this_test_thinks_it_does() -> None:
    names = told_names()
    assert {"move", "move-hidden", "starve-hidden", "win-crown", "treachery-fails", "usurpation", "new-king-away"} <= names
    assert len(names) > 55


def test_every_word_that_rules_facts_options_and_bots_ask_for_is_there() -> None:
    there = {key for name in FILES for key in messages("en", name)}
    assert not expected() - there


def put_together() -> set[str]:
    """Ids that the terminal makes from parts, besides those that the rules ask for."""
    marks = ("king", "pretender", "mover", "moved", "reserve", "pirate")
    ids = {f"mark-{name}" for name in marks} | {f"look-{name}" for name in ("crown", "wales", "port", "uncounted")}
    ids |= {f"menu-{name}" for name in ("new", "continue", "load", "options", "rules", "quit")}
    ids |= {f"menu-seats-{name}" for name in ("first", "second", "both")} | {"shield-lancaster", "shield-york"}
    return ids | {f"sources-{name}" for name in SOURCES} | {f"count-{kind}" for kind in count_sources("richard3")}


def test_no_word_is_there_for_nothing() -> None:
    paths = [*(SOURCE / "cli").rglob("*.py"), *(SOURCE / "games").rglob("*.py"), *(SOURCE / "locale").glob("*.py")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    used = set(re.findall(r"""["']([a-z][\w-]+)["']""", text)) | expected() | put_together()
    assert not {key for name in FILES for key in messages("en", name)} - used


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_every_form(language: str) -> None:
    words = Words(language, "richard3")
    for place in PLACES:
        assert all(words.name("area", place, form) for form in ("", "in", "to", "from"))
    forms = {words.name("block", stem, "form") for stem in (*STEMS, "treason")}
    assert forms == ({"one", "many"} if language == "en" else {"m", "f", "mp"})
    for stem in STEMS:
        assert all(words.name("block", stem, form) for form in ("", "name", "title"))
    for step in (*STEPS, "over", "overview", "blocks"):
        assert 1 <= len(re.findall(r"[.;!]( |$)", words.name("help", step, "text"))) <= 14
    for command in COMMANDS:
        assert words.name("command", command, "text")


@pytest.mark.parametrize("language", LANGUAGES)
def test_blocks_that_may_meet_have_different_names(language: str) -> None:
    words = Words(language, "richard3")
    labels = [words.name("block", stem) for stem in set(STEMS)]
    assert len(set(labels)) == len(labels)
    calls = [word for command in COMMANDS for word in {command, *words(f"command-{command}").split()}]
    assert len(set(calls)) == len(calls)


@cache
def sayings() -> list[tuple[str, dict[str, int | str]]]:
    """One of every kind and shape of event, prompt and offer that random games bring forth."""
    seen: dict[object, tuple[str, dict[str, int | str]]] = {}
    for seed in range(24):
        options = {"scenario": ("1460", "1470", "1480")[seed % 3], "mulligan": ("once", "none")[seed % 2], "hit_ties": "owner"}
        for message, args in _said(Match.start(find_game("richard3"), options, {}, FastDice(seed)), Random(seed)):
            seen.setdefault((message, *args), (message, args))
    return list(seen.values())


def _said(match: Match, rng: Random) -> Iterator[tuple[str, dict[str, int | str]]]:
    while match.state.actors():
        seat = rng.choice(list(match.state.actors()))
        for watcher in (0, 1, None):
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
    words = Words(language, "richard3")
    assert len({message for message, _ in sayings()}) > 100
    for message, args in sayings():
        text = words.say(message, args)
        assert text[0] == text[0].upper()
        assert "{" not in text
        assert "_" not in text, text


def test_a_word_that_is_missing_is_an_error_and_not_a_gap() -> None:
    words = Words("fr", "richard3")
    with pytest.raises(BadData, match="locale/fr: no-such-word: is missing"):
        words("no-such-word")
    with pytest.raises(BadData, match="event-turn"):
        words.say("event-turn", {})
    with pytest.raises(BadData, match="has no title"):
        words.name("area", "kent", "title")
    with pytest.raises(BadData, match="de"):
        Words("de")


def test_every_game_has_its_words() -> None:
    for name in GAMES:
        for language in LANGUAGES:
            assert Words(language, name)("game-name")
