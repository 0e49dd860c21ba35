"""Words: all that players read, in every language, from the Fluent files beside this module.

Rules and bots speak in message ids with arguments that are ids and numbers. `Words` turns the ids into names by the name of the
argument, and offers each name in the forms that a sentence may need: for a place `$area`, `$area-in`, `$area-to`, `$area-from`;
for a block `$block`, `$block-label` and `$block-form`, which says what must agree with it. `-id` is the id itself, to choose by.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from bosworth.kernel.errors import BadData
from bosworth.kernel.event import Event
from bosworth.locale import LANGUAGES
from bosworth.locale.vocabulary import FOLDER, Message, Vocabulary

SHARED_WORDS: Final = Vocabulary("")
"""The vocabulary of what belongs to no game."""
SHARED: Final = ("terminal", "pages", "table")
"""The files of words that all games share: of the terminal, of the pages around the table, and of the table page."""
Args = Mapping[str, float | str]


class Words:
    """One language, with the words of one game besides those that all games share."""

    def __init__(self, language: str, vocabulary: Vocabulary = SHARED_WORDS) -> None:
        self.language = language
        self.game = vocabulary.game
        self._vocabulary = vocabulary
        self._bundle = _bundle(language, vocabulary.game, vocabulary.folder)

    def __call__(self, message: str, **args: float | str) -> str:
        """A message in words; its arguments are taken as they are."""
        return self._format(message, "", args)

    def say(self, message: str, args: Mapping[str, float | str | list[Message]]) -> str:
        """A sentence: ids among the arguments become names, and it begins with a capital letter."""
        return capital(self.phrase(message, args))

    def phrase(self, message: str, args: Mapping[str, float | str | list[Message]]) -> str:
        """A part of a sentence: ids among the arguments become names."""
        ready: dict[str, float | str] = {}
        for name, value in args.items():
            ready.update(self._localised(name, value))
        return self._format(message, "", ready)

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        return self.say(f"event-{event.name}", event.args)

    def name(self, kind: str, name: str, form: str = "") -> str:
        """The name of a block, area, side, sea or card, in one of its forms."""
        return self._format(f"{kind}-{self._vocabulary.stem(kind, name)}", form, {})

    def choice(self, option: str, choice: str) -> str:
        """A choice of a set-up option, in words of its own if the same id means something else for another option."""
        own = f"choice-{option}-{choice}"
        return self(f"scenario-{choice}" if option == "scenario" else own if self.has(own) else f"choice-{choice}")

    def choices(self, option: str, choices: str) -> str:
        """Several choices of a set-up option, divided by commas, from ids divided by spaces."""
        return ", ".join(self.choice(option, choice) for choice in choices.split())

    def bot(self, spec: str) -> str:
        """A bot by its level, and by its temper if it has one of its own: `master:aggressive`."""
        level, _, temper = spec.removeprefix("bot:").partition("/")[0].partition(":")
        name = self(f"level-{level}") if self.has(f"level-{level}") else level
        return self("bot-named", level=name, temper=self(f"temper-{temper}")) if temper else name

    def names(self, kind: str, names: str) -> str:
        """Several names, divided by commas, from ids divided by spaces."""
        return ", ".join(self.name(kind, name) for name in names.split())

    def listed(self, messages: Iterable[Message]) -> str:
        """Several messages as one, divided as the language divides them."""
        return self.divided(self.phrase(*message) for message in messages)

    def divided(self, parts: Iterable[str]) -> str:
        """Several texts as one, divided as the language divides them."""
        return self("list-divider").join(parts)

    def labelled(self, label: str, value: str) -> str:
        """A text behind its label."""
        return self("label-value", label=label, value=value)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)

    def _localised(self, name: str, value: float | str | list[Message]) -> dict[str, float | str]:
        if isinstance(value, int | float):
            return {name: str(value) if name == "year" else value}
        if isinstance(value, list):
            return {name: self.listed(value)}
        vocabulary = self._vocabulary
        if name in vocabulary.lists:
            return {name: self.names(vocabulary.lists[name], value), f"{name}-count": len(value.split())}
        kind = vocabulary.kinds.get(name)
        if kind is None:
            return {name: value}
        if kind == "tally":
            pairs = [pair.split(":") for pair in value.split()]
            return {name: ", ".join(f"{self.name('side', side)} {number}" for side, number in pairs)}
        if kind == "entry":
            return {name: self.listed(vocabulary.spoken(value)) or self("entry-none")}
        found: dict[str, float | str] = {f"{name}-{form}": self.name(kind, value, form) for form in vocabulary.forms[kind]}
        return {name: self.name(kind, value, "name"), f"{name}-id": value, **found}

    def _format(self, message: str, form: str, args: Args) -> str:
        where = f"locale/{self.language}"
        if not self.has(message):
            raise BadData(where, message, "is missing")
        found = self._bundle.get_message(message)
        pattern = found.attributes.get(form) if form else found.value
        if pattern is None:
            if form in ("name", "label"):
                return self._format(message, "", args)
            raise BadData(where, message, f"has no {form or 'text'}")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise BadData(where, message, str(errors[0]))
        return str(text)


def capital(text: str) -> str:
    """The same text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


@cache
def _bundle(language: str, game: str, folder: Path) -> FluentBundle:
    if language not in LANGUAGES:
        raise BadData("locale", language, f"is none of {', '.join(LANGUAGES)}")
    bundle = FluentBundle([language], use_isolating=False)
    for name in SHARED:
        bundle.add_resource(_resource(FOLDER / language / f"{name}.ftl"))
    if game:
        words = _resource(folder / language / f"{game}.ftl")
        bundle.add_resource(words, allow_overrides=True)  # a game may say a shared thing in its own words
    return bundle


@cache
def _resource(path: Path) -> Resource:
    return FluentResource(path.read_text(encoding="utf-8"))
