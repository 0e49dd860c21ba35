"""Reads the fact files of a game (TOML) strictly: an error names file, entry and reason."""

import tomllib
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from bosworth.kernel.errors import BadData

SOURCES = ("rulebook", "public", "reconstructed")
"""Where a figure may come from: the rule book the edition was made from, other published material, or our reconstruction."""
Origins = dict[str, tuple[str, str]]
"""By figure: where it comes from, and its address or reason."""


def read_toml(path: Path, keys: Collection[str] | None = None) -> dict[str, Any]:
    """The content of a fact file, which has no other keys than these."""
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadData(path.name, "the file", f"cannot be read ({error.strerror})") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadData(path.name, "the file", f"is not TOML: {error}") from error
    unknown = sorted(key for key in content if keys is not None and key not in keys)
    if unknown:
        raise BadData(path.name, "the file", f"unknown key {', '.join(unknown)}")
    return content


class Entry:
    """One entry of a fact file; every key must be asked for, and `close` refuses those that were not."""

    def __init__(self, file: str, name: str, values: object) -> None:
        self.file = file
        self.name = name
        if not isinstance(values, Mapping):
            raise BadData(file, name, "is not a table")
        self._values = dict(values)

    def fail(self, reason: str) -> BadData:
        """The error to raise for this entry."""
        return BadData(self.file, self.name, reason)

    def _take(self, key: str, kind: type, default: object) -> Any:
        if key not in self._values:
            if default is None:
                raise self.fail(f"{key} is missing")
            return default
        value = self._values.pop(key)
        if type(value) is not kind:
            raise self.fail(f"{key} is {value!r}, which is no {kind.__name__}")
        return value

    def text(self, key: str, allowed: Collection[str] | None = None, default: str | None = None) -> str:
        """A string, one of those allowed."""
        value: str = self._take(key, str, default)
        if allowed is not None and value != default and value not in allowed:
            raise self.fail(f"{key} is {value!r}, which is none of {', '.join(sorted(allowed))}")
        return value

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number from low to high."""
        value: int = self._take(key, int, default)
        if value != default and not low <= value <= high:
            raise self.fail(f"{key} is {value}, not from {low} to {high}")
        return value

    def amount(self, key: str) -> float:
        """A number, whole or not."""
        value = self._values.pop(key, None)
        if type(value) not in (int, float):
            raise self.fail(f"{key} is {value!r}, which is no number")
        return float(value)

    def keys_left(self) -> list[str]:
        """The keys that have not been asked for."""
        return list(self._values)

    def flag(self, key: str, default: bool = False) -> bool:
        """True or false; false if not given."""
        return bool(self._take(key, bool, default))

    def table(self, key: str, default: dict[str, Any] | None = None) -> dict[str, Any]:
        """A table inside this one."""
        found: dict[str, Any] = self._take(key, dict, default)
        return found

    def items(self, key: str) -> list[Any]:
        """A list, empty if not given."""
        found: list[Any] = self._take(key, list, [])
        return found

    def texts(self, key: str, allowed: Collection[str] | None = None) -> tuple[str, ...]:
        """A list of different strings, each one of those allowed."""
        found = self.items(key)
        for value in found:
            if not isinstance(value, str) or (allowed is not None and value not in allowed):
                raise self.fail(f"{key} names {value!r}, which is unknown")
        if len(set(found)) != len(found):
            raise self.fail(f"{key} names something twice")
        return tuple(found)

    def source(self) -> str:
        """Where the figures come from."""
        return self.text("source", SOURCES)

    def origins(self, *figures: str) -> Origins:
        """Where each figure comes from, and its address or reason: the entry's source, unless the figure is named apart."""
        found = dict.fromkeys(figures, (self.source(), ""))
        for source in SOURCES[1:]:
            for figure, reason in self.table(source, {}).items():
                if figure not in figures:
                    raise self.fail(f"{source} names {figure!r}, which is no figure of it")
                if not isinstance(reason, str) or not reason:
                    raise self.fail(f"{source} gives no reason for {figure}")
                found[figure] = source, reason
        return found

    def numbers(self, key: str, low: int, high: int, length: int) -> tuple[int, ...]:
        """A list of so many whole numbers from low to high."""
        found = self.items(key)
        if len(found) != length or any(type(value) is not int or not low <= value <= high for value in found):
            raise self.fail(f"{key} is {found}, not {length} numbers from {low} to {high}")
        return tuple(found)

    def close(self) -> None:
        """Refuse keys that nobody asked for."""
        if self._values:
            raise self.fail(f"unknown key {', '.join(sorted(self._values))}")


class Provenance:
    """The facts of a game, which know where each of their figures comes from. A game without printed figures has none."""

    def origins(self) -> dict[str, dict[str, Origins]]:
        """For each sort of fact, by entry, where its figures come from."""
        return {}

    def sources(self) -> dict[str, list[str]]:
        """For each sort of fact, where its figures come from."""
        return {
            sort: [source for figures in entries.values() for source, _ in figures.values()]
            for sort, entries in self.origins().items()
        }

    def reasons(self) -> dict[str, list[str]]:
        """Each reason for a reconstruction, with the figures it stands for as `entry.figure`."""
        found: dict[str, list[str]] = {}
        for facts in self.origins().values():
            for name, figures in facts.items():
                for figure, (source, reason) in figures.items():
                    if source == "reconstructed":
                        found.setdefault(reason, []).append(f"{name}.{figure}")
        return found


def rows(file: str, content: Mapping[str, Any], key: str) -> list[Any]:
    """The list that stands under a key."""
    found = content.get(key)
    if not isinstance(found, list):
        raise BadData(file, key, "is not a list")
    return found


def entries(file: str, content: Mapping[str, Any], key: str) -> list[Entry]:
    """The entries of a list of tables that have an `id`, named by it; ids must differ."""
    found: list[Entry] = []
    seen: set[str] = set()
    for number, values in enumerate(rows(file, content, key)):
        name = values.get("id") if isinstance(values, Mapping) else None
        if not isinstance(name, str):
            raise BadData(file, f"{key} number {number + 1}", "has no id")
        if name in seen:
            raise BadData(file, name, "is there twice")
        seen.add(name)
        found.append(Entry(file, name, values))
    return found
