"""How lists are said: those as long as they happen to be, and those with a place for each of certain things."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bosworth.kernel.errors import Malformed
from bosworth.kernel.forms import NONE, Form, Plain, Schema, checked, words_of
from bosworth.kernel.position import copied


class Several(Plain):
    """A list as long as it happens to be, in its order; as plain data only."""

    def __init__(self, form: Plain) -> None:
        self.form = form

    def show(self, value: list[Any], _blank: Any) -> list[Any]:
        """One after the other."""
        return [self.form.show(item, 0) for item in value]

    def take(self, data: Any, _blank: Any) -> list[Any]:
        """The list."""
        return [self.form.take(item, 0) for item in checked(data, list)]

    def schema(self) -> Schema:
        """A list."""
        return {"type": "array", "items": self.form.schema()}


class Each(Several):
    """Such a list that is written too: in its order, or if that means nothing (`is_set`) sorted."""

    form: Form

    def __init__(self, form: Form, is_set: bool = False, most: int = 1000) -> None:
        super().__init__(form)
        self.is_set = is_set
        self.most = most

    def write(self, value: list[int], _blank: Any) -> str:
        """One after the other."""
        texts = [self.form.write(item, 0) for item in value]
        return "+".join(sorted(texts) if self.is_set else texts) or NONE

    def read(self, text: str, _blank: Any) -> list[int]:
        """The list."""
        words = words_of(text)
        if len(words) > self.most:
            raise Malformed(f"at most {self.most} are possible, not {len(words)}")
        found = [self.form.read(word, 0) for word in words]
        return sorted(found) if self.is_set else found


class PerThing(Plain):
    """A list with a place for each of certain things, and the form of what stands there: one for all places, or one for each.

    As plain data it is a dictionary by the names of the things: of all of them if it `is_whole`, else of those where something
    else stands than in a blank position.
    """

    def __init__(self, kind: str, names: Sequence[str], form: Plain | Sequence[Plain], is_whole: bool = False) -> None:
        self.kind = kind
        self.names = list(names)
        self.forms: list[Any] = list(form) if isinstance(form, Sequence) else [form] * len(self.names)
        self.places = {name: place for place, name in enumerate(names)}
        self.is_whole = is_whole
        self.is_uniform = not isinstance(form, Sequence)

    def place(self, name: str) -> int:
        """The place of the thing of that name."""
        if name not in self.places:
            raise Malformed(f"there is no {self.kind} {name[:40]!r}; known are {', '.join(self.names)}")
        return self.places[name]

    def items(self, value: list[Any]) -> list[Any]:
        """What stands at each of the things."""
        return value

    def put(self, value: list[Any], place: int, item: Any) -> None:
        """Let something stand there."""
        value[place] = item

    def show(self, value: list[Any], blank: list[Any]) -> dict[str, Any]:
        """What stands there, by name."""
        values, empty = self.items(value), self.items(blank)
        if self.is_whole:
            return dict(zip(self.names, self.shown(values, empty, range(len(self.names))), strict=True))
        if values == empty:
            return {}
        places = zip(self.names, self.forms, values, empty, strict=True)
        return {name: form.show(item, none) for name, form, item, none in places if item != none}

    def shown(self, values: list[Any], blanks: list[Any], places: Sequence[int]) -> list[Any]:
        """What stands at some of the things, as plain data."""
        if self.is_uniform:
            shown: list[Any] = self.forms[0].show_each([values[place] for place in places], [blanks[place] for place in places])
            return shown
        return [self.forms[place].show(values[place], blanks[place]) for place in places]

    def take(self, data: Any, blank: list[Any]) -> list[Any]:
        """The blank list with what is said in its places."""
        found: list[Any] = copied(blank)
        for name, item in checked(data, dict).items():
            place = self.place(name)
            self.put(found, place, self.forms[place].take(item, self.items(blank)[place]))
        return found

    def schema(self) -> Schema:
        """A dictionary by names."""
        return {"type": "object", "description": f"by {self.kind}", "additionalProperties": self.forms[0].schema()}


class Split(PerThing):
    """Such a list with as many places for each thing as `size` says; what stands there is a list."""

    def __init__(self, kind: str, names: Sequence[str], form: Plain | Sequence[Plain], size: int) -> None:
        super().__init__(kind, names, form)
        self.size = size

    def items(self, value: list[Any]) -> list[Any]:
        """What stands at each of the things."""
        return [value[start : start + self.size] for start in range(0, len(self.names) * self.size, self.size)]

    def put(self, value: list[Any], place: int, item: Any) -> None:
        """Let something stand there."""
        value[place * self.size : (place + 1) * self.size] = item


class By(PerThing):
    """Such a list, written as what stands there by the name of the thing, 1 by the name alone."""

    def write(self, value: list[Any], blank: list[Any]) -> str:
        """All that differ from a blank position."""
        places = zip(self.names, self.forms, value, blank, strict=True)
        found = [(name, form.write(item, empty)) for name, form, item, empty in places if item != empty]
        return ",".join(sorted([name if text == "1" else f"{name}:{text}" for name, text in found]))

    def read(self, text: str, blank: list[Any]) -> list[Any]:
        """The blank list with what is written in its places."""
        said: dict[int, Any] = {}
        for entry in text.split(","):
            name, colon, rest = entry.partition(":")
            place = self.place(name)
            if place in said:
                raise Malformed(f"{name} is said twice")
            said[place] = self.forms[place].read(rest if colon else "1", blank[place])
        return [said[place] if place in said else copied(empty) for place, empty in enumerate(blank)]


class Grouped(PerThing):
    """The same written the other way round: by what is said of them, the names of all things of which it is said."""

    def write(self, value: list[int], blank: list[int]) -> str:
        """All that differ from a blank position."""
        groups: dict[int, list[str]] = {}
        for name, item, empty in zip(self.names, value, blank, strict=True):
            if item != empty:
                groups.setdefault(item, []).append(name)
        return ",".join(sorted([f"{self.forms[0].write(item, 0)}:{'+'.join(sorted(group))}" for item, group in groups.items()]))

    def read(self, text: str, blank: list[int]) -> list[int]:
        """The blank list with what is written in its places."""
        found = blank[:]
        seen: set[str] = set()
        for entry in text.split(","):
            said, _, group = entry.partition(":")
            value = self.forms[0].read(said, 0)
            for word in group.split("+"):
                found[self.place(word)] = value
                if word in seen:
                    raise Malformed(f"{word} is said twice")
                seen.add(word)
        return found


class Copies(Plain):
    """How many there are of each of certain things, as plain data a list that names each as often as it is there."""

    def __init__(self, kind: str, names: Sequence[str | int]) -> None:
        self.kind = kind
        self.names = list(names)

    def show(self, value: list[int], _blank: Any) -> list[str | int]:
        """All of them, in order."""
        return [name for name, number in zip(self.names, value, strict=True) for _ in range(number)]

    def take(self, data: Any, _blank: Any) -> list[int]:
        """Their numbers."""
        if strange := [item for item in checked(data, list) if item not in self.names]:
            raise Malformed(f"there is no {self.kind} {strange[0]!r:.40}")
        return [data.count(name) for name in self.names]

    def schema(self) -> Schema:
        """A list."""
        kind = "integer" if isinstance(self.names[0], int) else "string"
        return {"type": "array", "items": {"type": kind, "description": self.kind}}


class Record(Plain):
    """A list of numbers that mean different things, as plain data a dictionary; what is `optional` is left out where it is 0."""

    def __init__(self, needed: Mapping[str, Plain], optional: Mapping[str, Plain]) -> None:
        self.needed = needed
        self.forms = {**needed, **optional}

    def show(self, value: list[int], _blank: Any) -> dict[str, Any]:
        """Each by its name."""
        entries = zip(self.forms.items(), value, strict=True)
        return {name: form.show(item, 0) for (name, form), item in entries if item or name in self.needed}

    def take(self, data: Any, _blank: Any) -> list[int]:
        """The list."""
        said = checked(data, dict)
        return [form.take(said.get(name), 0) if name in said or name in self.needed else 0 for name, form in self.forms.items()]

    def schema(self) -> Schema:
        """A dictionary of these names."""
        return record_schema({name: form.schema() for name, form in self.forms.items()}, self.needed)


def record_schema(properties: Mapping[str, Schema], required: Iterable[str]) -> Schema:
    """A dictionary with these entries, of which some are always there."""
    return {"type": "object", "properties": dict(properties), "required": list(required)}


def pairs(ones: Sequence[str], others: Sequence[str]) -> list[str]:
    """Names for the places of a list that counts by two things: `york.kent`."""
    return [f"{one}.{other}" for one in ones for other in others]
