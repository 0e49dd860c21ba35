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
from bosworth.bots.roses import REASONS as ROSES_REASONS
from bosworth.cli.boards import prompts_of
from bosworth.cli.boards.richard3 import REGIONS
from bosworth.cli.turn import COMMANDS
from bosworth.games import GAMES
from bosworth.games import game as find_game
from bosworth.games.richard3.notation import FORMS
from bosworth.games.richard3.prompt import STEPS
from bosworth.games.richard3.tables import AREA_NAMES, BLOCK_NAMES, FACTS, KIND_NAMES, SEA_NAMES
from bosworth.games.roses import facts as roses_facts
from bosworth.games.roses import notation as roses_notation
from bosworth.games.roses import prompt as roses_prompt
from bosworth.games.roses import tables as roses
from bosworth.games.roses.parliament import DECIDED
from bosworth.kernel.action import RESIGN
from bosworth.kernel.chance import FastDice
from bosworth.kernel.errors import BadData
from bosworth.kernel.match import Match
from bosworth.locale import FOLDER, LANGUAGES, Words

SOURCE = Path(__file__).parents[1] / "src/bosworth"
FILES = sorted(path.stem for path in (FOLDER / "en").glob("*.ftl"))
PLACES = [*AREA_NAMES, "pool", "prison"]
STEMS = [name[2:] for name in BLOCK_NAMES]
ROSES_CARDS = [*roses.CARD_NAMES[: roses.ASSET_COUNT], "merc"]
ROSES_AREAS = [*roses.REGION_NAMES, *roses.ZONE_NAMES, "none"]


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
    return {re.sub(r"-(in|to|from|of|form|label|text|count|id)$", "", name) for name in visitor.names}


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


def told_names(game: str) -> set[str]:
    """The names of all events that the source of a game can tell."""
    found: set[str] = set()
    for path in (SOURCE / "games" / game).glob("*.py"):
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
    elif function == "finish":
        given = call.args[2:3]
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
    ids = {f"event-{name}" for name in told_names("richard3")}
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


def expected_of_roses() -> set[str]:
    """The same for Wars of the Roses."""
    options = find_game("roses").info.options
    words = [word for verb, (word, _) in roses_notation.FORMS.items() if verb != RESIGN]
    ids = {f"event-{name}" for name in told_names("roses")}
    ids |= {f"{kind}-{step}" for kind in ("prompt", "help") for step in roses_prompt.STEPS}
    ids |= {"wait-draft", "wait-aid", "wait-planning", "prompt-over", "help-over", "help-planning"}
    ids |= {f"help-{topic}" for topic in roses_prompt.TOPICS} | {f"offer-{word}" for word in (*words, "hire")}
    ids |= {"entry-none", "heading-move", "heading-sail"}
    ids |= {f"entry-{word}" for word in ("bid", "amount", "move", "sail", "troop", "mercenary", "white", "black")}
    ids |= {f"area-{name}" for name in ROSES_AREAS} | {f"card-{name}" for name in ROSES_CARDS}
    ids |= {f"side-{name}" for name in (*roses.PLAYERS, *roses.HOUSES, "none")}
    ids |= {f"title-{name}" for name in roses.TITLE_NAMES} | {f"type-{name}" for name in roses_facts.KINDS}
    ids |= {f"option-{option.name}" for option in options} | {f"decided-{name}" for name in (*DECIDED, "alone")}
    ids |= {f"{'scenario' if option.name == 'scenario' else 'choice'}-{name}" for option in options for name in option.choices}
    return ids | {*ROSES_REASONS, "reason-none", "reason-only-choice"}


def test_the_source_tells_what_this_test_thinks_it_does() -> None:
    names = told_names("richard3")
    assert {"move", "move-hidden", "starve-hidden", "win-crown", "treachery-fails", "usurpation", "new-king-away"} <= names
    assert len(names) > 55
    assert {"sailed", "moved", "trade", "church", "turn-end", "game-end", "resigned", "captain", "bribe-won"} <= told_names(
        "roses"
    )
    assert len(told_names("roses")) > 35


@pytest.mark.parametrize(("name", "ids"), [("richard3", expected()), ("roses", expected_of_roses())])
def test_every_word_that_rules_facts_options_and_bots_ask_for_is_there(name: str, ids: set[str]) -> None:
    assert not ids - set(messages("en", "terminal")) - set(messages("en", name))


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_in_wars_of_the_roses_has_every_form(language: str) -> None:
    words = Words(language, "roses")
    assert all(words.name("area", place, form) for place in ROSES_AREAS for form in ("", "in", "to", "from"))
    assert all(words.name("card", card, form) for card in ROSES_CARDS for form in ("", "name", "of"))
    assert len({words.name("card", card) for card in ROSES_CARDS}) == len(ROSES_CARDS)
    calls = [word for command in COMMANDS for word in {command, *words(f"command-{command}").split()}]
    assert len(set(calls)) == len(calls)
    for step in (*roses_prompt.STEPS, *roses_prompt.TOPICS, "planning", "over"):
        assert 1 <= len(re.findall(r"[.;!]( |$)", words.name("help", step, "text"))) <= 14


Said = tuple[str, dict[str, int | str]]


@cache
def sayings(game: str) -> list[Said]:
    """One of every kind and shape of event, prompt and offer that random games bring forth."""
    seen: dict[object, Said] = {}
    for seed in range(24 if game == "richard3" else 10):
        for message, args in _said(Match.start(find_game(game), _options(game, seed), {}, FastDice(seed)), Random(seed)):
            seen.setdefault((message, *args), (message, args))
    return list(seen.values())


def _options(game: str, seed: int) -> dict[str, str]:
    scenarios = next(option.choices for option in find_game(game).info.options if option.name == "scenario")
    rest = {"mulligan": ("once", "none")[seed % 2], "hit_ties": "owner"} if game == "richard3" else {}
    return {"scenario": scenarios[seed % len(scenarios)], **rest}


def _said(match: Match, rng: Random) -> Iterator[Said]:
    prompts = prompts_of(match.game.info.id)
    while match.state.actors():
        seat = rng.choice(list(match.state.actors()))
        for watcher in (seat, rng.choice([*range(len(match.record.seats)), None])):
            view = match.game.view(match.state, watcher)
            message, args = prompts.prompt(view)
            assert message.startswith("prompt-" if watcher in prompts.actors(view) else "wait-")
            yield message, args
        action = rng.choice(match.legal(seat))
        yield prompts.offer(match.game.view(match.state, seat), action)
        match.act(seat, [action])
        for event in match.state.events:
            yield f"event-{event.name}", event.args
    yield prompts.prompt(match.game.view(match.state, None))


@pytest.mark.parametrize(("game", "number"), [("richard3", 100), ("roses", 55)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_and_is_asked_can_be_said(language: str, game: str, number: int) -> None:
    words = Words(language, game)
    assert len({message for message, _ in sayings(game)}) > number
    for message, args in sayings(game):
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


def lines(language: str) -> Iterator[str]:
    """The words of a language as they are written: its Fluent files without their remarks, and its rules."""
    for path in sorted((FOLDER / language).rglob("*.*")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if path.suffix == ".md" or not line.startswith("#"):
                yield line


def test_french_is_set_with_narrow_spaces_that_do_not_break() -> None:
    for line in lines("fr"):
        assert not re.search(r"\u00a0|(?<![=\s])[ \w’)][;!?»](?!\w)|«[^\u202f]|[^\u202f]»| :", line), line


def test_italian_says_tu_throughout() -> None:
    plural = re.compile(r"(?<![\w$-])(voi|vostr[oaie]|potete|avete|dovete|siete|volete|scegliete|prendete)\b", re.IGNORECASE)
    assert not [line for line in lines("it") if plural.search(line)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_curved(language: str) -> None:
    assert not [line for line in lines(language) if re.search(r"\w'|'\w", line)]


def test_every_game_has_its_words() -> None:
    for name in GAMES:
        for language in LANGUAGES:
            assert Words(language, name)("game-name")
