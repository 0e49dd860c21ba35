"""Every word is there in every language, with the same variables."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from tests.words_asked import asked_by

from bosworth.cli.turn import COMMANDS
from bosworth.games import GAMES
from bosworth.games import game as find_game
from bosworth.games.lancaster import tables as lancaster
from bosworth.games.lancaster.facts import COLOURS
from bosworth.kernel.chance import FastDice
from bosworth.kernel.conformance import variants
from bosworth.kernel.errors import BadData
from bosworth.kernel.match import Match
from bosworth.locale import LANGUAGES
from bosworth.locale.vocabulary import FOLDER
from bosworth.locale.words import Words

FILES = sorted(path.stem for path in (FOLDER / "en").glob("*.ftl"))


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


@pytest.mark.parametrize("game", GAMES)
def test_every_word_that_rules_facts_options_and_bots_ask_for_is_there(game: str) -> None:
    assert not asked_by(game) - set(messages("en", "terminal")) - set(messages("en", game))


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_said_with_the_arguments_that_it_has(game: str) -> None:
    words = {key: message for key, message in messages("en", game).items() if key.startswith("event-")}
    assert words.keys() == {f"event-{name}" for name in find_game(game).events}
    for name, telling in find_game(game).events.items():
        assert variables(words[f"event-{name}"]) <= telling.args, name


def named(game: str, kind: str) -> list[str]:
    """All things of a kind in a game, by the names under which the words know them."""
    vocabulary = find_game(game).vocabulary
    return list(dict.fromkeys(vocabulary.stem(kind, name) for name in vocabulary.names[kind]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_every_form(language: str) -> None:
    words = find_game("richard3").words(language)
    for place in named("richard3", "area"):
        assert all(words.name("area", place, form) for form in ("", "in", "to", "from"))
    forms = {words.name("block", stem, "form") for stem in named("richard3", "block")}
    assert forms == ({"one", "many"} if language == "en" else {"m", "f", "mp"})
    for stem in named("richard3", "block"):
        assert stem == "treason" or all(words.name("block", stem, form) for form in ("", "name", "title"))
    for step in (*find_game("richard3").face.steps, "over", "overview", "blocks"):
        assert 1 <= len(re.findall(r"[.;!]( |$)", words.name("help", step, "text"))) <= 14
    for command in COMMANDS:
        assert words.name("command", command, "text")


@pytest.mark.parametrize("language", LANGUAGES)
def test_blocks_that_may_meet_have_different_names(language: str) -> None:
    words = find_game("richard3").words(language)
    labels = [words.name("block", stem) for stem in named("richard3", "block")]
    assert len(set(labels)) == len(labels)
    calls = [word for command in COMMANDS for word in {command, *words(f"command-{command}").split()}]
    assert len(set(calls)) == len(calls)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_in_wars_of_the_roses_has_every_form(language: str) -> None:
    words = find_game("roses").words(language)
    assert all(words.name("area", place, form) for place in named("roses", "area") for form in ("", "in", "to", "from"))
    assert all(words.name("card", card, form) for card in named("roses", "card") for form in ("", "name", "of"))
    assert len({words.name("card", card) for card in named("roses", "card")}) == len(named("roses", "card"))
    calls = [word for command in COMMANDS for word in {command, *words(f"command-{command}").split()}]
    assert len(set(calls)) == len(calls)
    for step in (*find_game("roses").face.steps, *find_game("roses").face.topics, "planning", "over"):
        assert 1 <= len(re.findall(r"[.;!]( |$)", words.name("help", step, "text"))) <= 14


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_law_is_one_sentence_in_words_of_its_language(language: str) -> None:
    words = find_game("lancaster").words(language)
    titles = [words.name("law", name) for name in lancaster.LAW_NAMES]
    assert len(set(titles)) == len(titles) == 44
    for name in lancaster.LAW_NAMES:
        text = words.name("law", name, "text")
        assert len(text.split()) > 4
        assert not re.search(r"[.!?;_]", text), name
        assert language == "en" or text != find_game("lancaster").words("en").name("law", name, "text"), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_in_lancaster_that_may_meet_differ(language: str) -> None:
    words = find_game("lancaster").words(language)
    for kind, names in (("area", named("lancaster", "area")), ("side", COLOURS), ("card", lancaster.CONFLICT_NAMES)):
        said = [words.name(kind, name) for name in names]
        assert len(set(said)) == len(said), kind


Said = tuple[str, dict[str, int | str]]


@cache
def sayings(game: str) -> list[Said]:
    """One of every kind and shape of event, prompt and offer that random games bring forth."""
    seen: dict[object, Said] = {}
    for seed, options in enumerate(_ways(game)):
        for message, args in _said(Match.start(find_game(game), options, {}, FastDice(seed)), Random(seed)):
            seen.setdefault((message, *args, _shape(game, args)), (message, args))
    return list(seen.values())


def _ways(game: str) -> list[dict[str, str]]:
    """How the games are set up."""
    info = find_game(game).info
    if game == "lancaster":
        chosen = list(variants(info))[::3]
        return [{**options, "most_law_reveal": ("winners", "amounts")[n % 2]} for n, options in enumerate(chosen)]
    scenarios = next(option.choices for option in info.options if option.name == "scenario")
    rest = [{"mulligan": "once", "hit_ties": "owner"}, {"mulligan": "none", "hit_ties": "owner"}] if game == "richard3" else [{}]
    number = 24 if game == "richard3" else 10
    return [{"scenario": scenarios[n % len(scenarios)], **rest[n % len(rest)]} for n in range(number)]


def _shape(game: str, args: Mapping[str, int | str]) -> tuple[int | str, ...]:
    """In Lancaster one and two of something are said in words of their own, and every law has its own."""
    if game != "lancaster":
        return ()
    return tuple(value if isinstance(value, str) or value < 3 else 3 for value in args.values())


def _said(match: Match, rng: Random) -> Iterator[Said]:
    prompts = find_game(match.game.info.id).face
    while match.state.actors():
        seat = rng.choice(list(match.state.actors()))
        for watcher in (seat, rng.choice([*range(len(match.record.seats)), None])):
            view = match.game.view(match.state, watcher)
            message, args = prompts.prompt(view)
            assert message.startswith("prompt-" if watcher in match.state.actors() else "wait-")
            yield message, args
        action = rng.choice(match.legal(seat))
        yield prompts.offer(match.game.view(match.state, seat), action)
        match.act(seat, [action])
        for event in match.state.events:
            yield f"event-{event.name}", event.args
    yield prompts.prompt(match.game.view(match.state, None))


@pytest.mark.parametrize(("game", "number"), [("richard3", 100), ("roses", 55), ("lancaster", 110)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_and_is_asked_can_be_said(language: str, game: str, number: int) -> None:
    words = find_game(game).words(language)
    assert len({message for message, _ in sayings(game)}) > number
    for message, args in sayings(game):
        text = words.say(message, args)
        assert text[0] == text[0].upper()
        assert not re.search(r"[{_]|  | ,", text), text


def test_a_word_that_is_missing_is_an_error_and_not_a_gap() -> None:
    words = find_game("richard3").words("fr")
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
            assert find_game(name).words(language)("game-name")
