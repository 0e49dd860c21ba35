"""The offers of a decision as a numbered list, in two levels where there are many, and what the player means by a line."""

import re
from collections.abc import Mapping, Sequence

from bosworth.games.edition import Edition
from bosworth.kernel.view import View
from bosworth.locale.words import Words
from bosworth.terminal.screen import Screen
from bosworth.terminal.trouble import Trouble
from bosworth.terminal.typed import fold

FLAT = 14
"""Up to so many offers are listed one by one."""

WHO = ("block", "card")
WHERE = ("target", "to")
"""The arguments of an offer that say who does it and where to; without them, the first and the last part of the action."""


class Offers:
    """The offers of a seat in one decision. An entry is a list of actions: one, or all targets of one block."""

    def __init__(self, game: Edition, words: Words, view: View, actions: Sequence[int]) -> None:
        self.game = game
        self.face = game.face
        self.words = words
        self.view = view
        self.actions = list(actions)
        self.forms = {action: game.write(action).split() for action in actions}
        bare = [action for action, form in self.forms.items() if len(form) == 1 and form[0] not in self.face.asides]
        self.last = bare if len(bare) == 1 else []
        """The offer that only ends something: it is always number 0."""
        self.entries = dict(sorted(self._numbered_entries([action for action in self.actions if action not in self.last])))

    def _numbered_entries(self, actions: list[int]) -> list[tuple[int, list[int]]]:
        """The entries with their numbers: from 1 on, unless the game gives the offers numbers of their own."""
        entries = self._entries(actions)
        own = [self.face.own_number(entry[0]) for entry in entries]
        return list(zip(own if all(own) else range(1, len(entries) + 1), entries, strict=True))

    def _entries(self, actions: list[int]) -> list[list[int]]:
        if len(actions) <= FLAT:
            return [[action] for action in actions]
        groups: dict[int, list[int]] = {}
        for action in actions:
            groups.setdefault(self.face.group(action), []).append(action)
        verbs = list(dict.fromkeys(self._verb(action) for action in actions))
        return sorted(groups.values(), key=lambda group: verbs.index(self._verb(group[0])))

    def _verb(self, action: int) -> str:
        return self.forms[action][0]

    def text(self, action: int) -> str:
        """An offer in words."""
        message, args = self.face.offer(self.view, action)
        return self.words.say(message, args)

    # --- showing ----------------------------------------------------------------------------------------------------------------

    def show(self, screen: Screen) -> None:
        """The entries with their numbers, under a heading for each verb where there are groups."""
        if self._is_range():
            first, *_, last = self.entries
            screen.item(first, self._line(self.entries[first]))
            screen.say("   …")
            screen.item(last, self._line(self.entries[last]))
            return
        shown = ""
        for number, entry in self.entries.items():
            heading = self._heading(entry)
            if heading and heading != shown:
                screen.say(f"{heading}:", "bold")
            shown = heading
            screen.item(number, self._line(entry))
        for action in self.last:
            screen.item(0, self.text(action))

    def _is_range(self) -> bool:
        """Whether there are many offers that are nothing but numbers in a row."""
        numbers = list(self.entries)
        is_own = len(numbers) > FLAT and all(self.face.own_number(entry[0]) for entry in self.entries.values())
        return is_own and numbers == list(range(numbers[0], numbers[-1] + 1))

    def _heading(self, entry: list[int]) -> str:
        message = f"heading-{self._verb(entry[0])}"
        is_grouped = any(len(other) > 1 for other in self.entries.values())
        return self.words(message) if is_grouped and self.words.has(message) else ""

    def _line(self, entry: list[int]) -> str:
        if not self._heading(entry):
            return self.text(entry[0])
        args = self.face.offer(self.view, entry[0])[1]
        targets = [self._target(action) for action in entry]
        origin = self._named(args, "from") if "from" in args else ""
        who = self._named(args, *WHO, *self._keys(entry[0])[:1])
        where = f"{who} ({origin})" if origin else who
        return self.words("offers-line", who=where, targets=", ".join(dict.fromkeys(targets)))

    def _target(self, action: int) -> str:
        args = self.face.offer(self.view, action)[1]
        place = self._named(args, *WHERE, *self._keys(action)[-1:])
        return self.words("offers-attack", place=place) if "target" not in args and args.get("enemies") else place

    def _keys(self, action: int) -> list[str]:
        return [part.key for part in self.game.grammar.form(action).parts]

    def _named(self, args: Mapping[str, int | str], *keys: str) -> str:
        """The first of these arguments that there is, by its name."""
        key = next(key for key in keys if key in args)
        kind = self.game.vocabulary.kinds.get(key)
        return self.words.name(kind, str(args[key])) if kind else str(args[key])

    # --- reading ----------------------------------------------------------------------------------------------------------------

    def find(self, line: str) -> list[int]:
        """The actions that a line means: one, or the targets of one block to choose from; `Trouble` if it means none."""
        if line.isdecimal():
            return self._numbered(int(line))
        found = self._written(line) or self._worded(line)
        if not found:
            raise Trouble("trouble-no-offer", text=line)
        if len({self.face.group(action) for action in found}) > 1 and len(found) > FLAT:
            raise Trouble("trouble-many-offers", text=line, number=len(found))
        return found

    def _numbered(self, number: int) -> list[int]:
        if number == 0 and self.last:
            return self.last
        if number not in self.entries:
            raise Trouble("trouble-number", number=str(number))
        return self.entries[number]

    def _written(self, line: str) -> list[int]:
        """Offers whose text form has, word for word, these words or these beginnings."""
        typed = line.lower().split()
        exact = [action for action, form in self.forms.items() if form == typed]
        whole = [action for action, form in self.forms.items() if form[: len(typed)] == typed]
        near = [
            action
            for action, form in self.forms.items()
            if len(typed) <= len(form) and all(word.startswith(start) for word, start in zip(form, typed, strict=False))
        ]
        return exact or whole or near

    def _worded(self, line: str) -> list[int]:
        """Offers whose words, in the player's language, contain these beginnings in this order."""
        typed = re.findall(r"\w+", fold(line))
        return [action for action in self.actions if _contains(self._spoken(action), typed)]

    def _spoken(self, action: int) -> list[str]:
        message = f"heading-{self._verb(action)}"
        heading = self.words(message) if self.words.has(message) else ""
        return re.findall(r"\w+", fold(f"{heading} {self.text(action)}"))


def _contains(spoken: list[str], typed: list[str]) -> bool:
    rest = iter(spoken)
    return bool(typed) and all(any(word.startswith(start) for word in rest) for start in typed)
