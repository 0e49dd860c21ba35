"""The facts of Lancaster, read once from `data/*.toml` and checked against each other."""

from dataclasses import dataclass
from pathlib import Path

from bosworth.kernel.errors import BadData
from bosworth.kernel.facts import Entry, Origins, Provenance, entries, read_toml

COLOURS = ("blue", "green", "yellow", "red", "purple")
LETTERS = "ABCDEFGHI"
GOODS = ("gold", "squires", "votes")
KINDS = (*GOODS, "power", "new_knight", "noble_any", "extension", "upgrade", "cross_channel", "seal")
SETS = ("base", "new", "king")
PRIVILEGES = ("shield", "archer", "tudor")
PLAYERS = ("2", "3", "4", "5")
LAW_NUMBERS = ("gold", "squires", "votes", "power", "per", "strength", "count", "seals", "n", "variant")
DATA = Path(__file__).parent / "data"

Reward = dict[str, int]
"""Kinds of reward with their amounts."""


@dataclass(frozen=True)
class Province:
    """A province: the least strength of a knight there, and its printed reward."""

    id: str
    letter: str
    strength: int
    reward: Reward
    origins: Origins


@dataclass(frozen=True)
class Conflict:
    """A conflict card: the strength of the French, and the power for the first three."""

    id: str
    year: int
    strength: int
    power: tuple[int, ...]
    origins: Origins


@dataclass(frozen=True)
class Gain:
    """A favour, a space of a castle or a reward tile: its reward and what it costs in squires."""

    id: str
    reward: Reward
    squires: int
    not_with: tuple[int, ...]
    origins: Origins


@dataclass(frozen=True)
class Law:
    """A law: what it does, by the name of its effect, and the numbers on the card."""

    id: str
    set: str
    group: int
    title: str
    effect: str
    numbers: dict[str, int]
    origins: Origins


@dataclass(frozen=True)
class Office:
    """An office: its tribute and what its holder is paid."""

    id: str
    tribute: Reward
    seals: int
    privilege: str
    last_round: bool
    origins: Origins


@dataclass(frozen=True)
class TrackSpace:
    """A space of the dishonour track."""

    id: str
    high: int
    low: int
    origins: Origins


@dataclass(frozen=True)
class Figure:
    """A figure that stands alone, or one for each of several cases."""

    id: str
    values: tuple[int, ...]
    origins: Origins


@dataclass(frozen=True)
class Facts(Provenance):
    """Everything the rules need to know about the components."""

    provinces: tuple[Province, ...]
    conflicts: tuple[Conflict, ...]
    favours: tuple[Gain, ...]
    castle: tuple[Gain, ...]
    ally_castle: tuple[Gain, ...]
    laws: tuple[Law, ...]
    offices: tuple[Office, ...]
    track: tuple[TrackSpace, ...]
    tiles: tuple[Gain, ...]
    seal_tiles: tuple[Gain, ...]
    figures: dict[str, Figure]
    left_out: dict[str, Figure]

    def origins(self) -> dict[str, dict[str, Origins]]:
        """For each sort of fact, by entry, where its figures come from."""
        found = {
            "provinces": {province.id: province.origins for province in self.provinces},
            "conflicts": {conflict.id: conflict.origins for conflict in self.conflicts},
            "favours": {favour.id: favour.origins for favour in self.favours},
            "castle": {space.id: space.origins for space in (*self.castle, *self.ally_castle)},
            "laws": {law.id: law.origins for law in self.laws},
            "offices": {office.id: office.origins for office in self.offices},
            "track": {f"track {space.id}": space.origins for space in self.track},
            "tiles": {f"tile {tile.id}": tile.origins for tile in self.tiles},
            "figures": {figure.id: figure.origins for figure in (*self.figures.values(), *self.left_out.values())},
        }
        found["tiles"] |= {f"seal tile {tile.id}": tile.origins for tile in self.seal_tiles}
        return found


def load_facts(folder: Path = DATA) -> Facts:
    """Read and check every file of the folder."""
    castle = read_toml(folder / "castle.toml", ("space", "ally_space"))
    queenie = read_toml(folder / "queenie.toml", ("tile", "seal_tile"))
    setup = read_toml(folder / "setup.toml", ("figure", "left_out"))
    facts = Facts(
        provinces=tuple(_province(entry) for entry in _file(folder, "provinces.toml", "province")),
        conflicts=tuple(_conflict(entry) for entry in _file(folder, "conflicts.toml", "conflict")),
        favours=tuple(_gain(entry) for entry in _file(folder, "favours.toml", "favour")),
        castle=tuple(_gain(entry) for entry in entries("castle.toml", castle, "space")),
        ally_castle=tuple(_gain(entry) for entry in entries("castle.toml", castle, "ally_space")),
        laws=tuple(_law(entry) for entry in _file(folder, "laws.toml", "law")),
        offices=tuple(_office(entry) for entry in _file(folder, "offices.toml", "office")),
        track=tuple(_track(entry) for entry in _file(folder, "track.toml", "space")),
        tiles=tuple(_gain(entry, "id") for entry in entries("queenie.toml", queenie, "tile")),
        seal_tiles=tuple(_gain(entry, "id") for entry in entries("queenie.toml", queenie, "seal_tile")),
        figures={figure.id: figure for figure in map(_figure, entries("setup.toml", setup, "figure"))},
        left_out={entry.name: _left_out(entry) for entry in entries("setup.toml", setup, "left_out")},
    )
    _check(facts)
    return facts


def _file(folder: Path, name: str, key: str) -> list[Entry]:
    return entries(name, read_toml(folder / name, (key,)), key)


def _close(entry: Entry, *figures: str) -> Origins:
    """Where each figure of an entry comes from, its last question: nothing else may be left in it."""
    origins = entry.origins(*figures)
    entry.text("id")
    entry.close()
    return origins


def _reward(entry: Entry, key: str, allowed: tuple[str, ...] = KINDS) -> Reward:
    found = entry.table(key)
    for kind, number in found.items():
        if kind not in allowed or type(number) is not int or not 1 <= number <= 9:
            raise entry.fail(f"{key} has {kind} = {number!r}")
    return found


def _numbers(entry: Entry, key: str, low: int, high: int) -> tuple[int, ...]:
    found = entry.items(key)
    for number in found:
        if type(number) is not int or not low <= number <= high:
            raise entry.fail(f"{key} has {number!r}, not a number from {low} to {high}")
    return tuple(found)


def _province(entry: Entry) -> Province:
    letter, strength, reward = entry.text("letter", LETTERS), entry.number("strength", 1, 4), _reward(entry, "reward")
    return Province(entry.name, letter, strength, reward, _close(entry, "id", "letter", "strength", "reward", "amount"))


def _conflict(entry: Entry) -> Conflict:
    power = _numbers(entry, "power", 1, 20)
    if len(power) != 3 or list(power) != sorted(power, reverse=True):
        raise entry.fail("power is not three numbers, the highest first")
    year, strength = entry.number("year", 1413, 1422), entry.number("strength", 1, 20)
    return Conflict(entry.name, year, strength, power, _close(entry, "id", "year", "strength", "power"))


def _gain(entry: Entry, *named: str) -> Gain:
    """A gain; `named` are further figures of it, such as a letter."""
    reward, squires, not_with = _reward(entry, "reward"), entry.number("squires", 1, 9, 0), _numbers(entry, "not_with", 2, 5)
    figures = [*named, "reward", "amount"] + ["squires"] * bool(squires) + ["not_with"] * bool(not_with)
    return Gain(entry.name, reward, squires, not_with, _close(entry, *figures))


def _law(entry: Entry) -> Law:
    numbers = {name: entry.number(name, 1, 9, default=0) for name in LAW_NUMBERS}
    group, kind, title, effect = entry.number("group", 0, 4), entry.text("set", SETS), entry.text("title"), entry.text("effect")
    stated = [name for name, number in numbers.items() if number]
    return Law(entry.name, kind, group, title, effect, numbers, _close(entry, "set", "group", "title", "effect", *stated))


def _office(entry: Entry) -> Office:
    tribute = _reward(entry, "tribute", GOODS)
    seals, privilege = entry.number("seals", 0, 9), entry.text("privilege", PRIVILEGES)
    last_round = entry.flag("last_round")
    origins = _close(entry, "tribute", "seals", "privilege", "last_round")
    return Office(entry.name, tribute, seals, privilege, last_round, origins)


def _track(entry: Entry) -> TrackSpace:
    high, low = entry.number("high", 0, 40), entry.number("low", 0, 40)
    return TrackSpace(entry.name, high, low, _close(entry, "id", "high", "low"))


def _figure(entry: Entry) -> Figure:
    values = _numbers(entry, "values", 0, 99) or (entry.number("value", 0, 99),)
    return Figure(entry.name, values, _close(entry, "value"))


def _left_out(entry: Entry) -> Figure:
    strengths = _numbers(entry, "strengths", 1, 20)
    return Figure(f"left out with {entry.name}", strengths, _close(entry, "strengths"))


def _check(facts: Facts) -> None:
    """What one file says of another must be so."""
    if "".join(province.letter for province in facts.provinces) != LETTERS:
        raise BadData("provinces.toml", "the file", f"the provinces are not those of the letters {LETTERS}, in order")
    if "".join(tile.id for tile in facts.tiles) != LETTERS:
        raise BadData("queenie.toml", "the file", f"the tiles are not those of the letters {LETTERS}, in order")
    if tuple(facts.left_out) != PLAYERS:
        raise BadData("setup.toml", "left_out", "does not say what is left out with two to five players")
    strengths = [conflict.strength for conflict in facts.conflicts]
    for players, gone in facts.left_out.items():
        if len(gone.values) != 2 or any(strength not in strengths for strength in gone.values):
            raise BadData("setup.toml", players, "does not leave out two of the conflicts")
    for group in range(5):
        sizes = {len([law for law in facts.laws if (law.set, law.group) == (name, group)]) for name in SETS}
        if len(sizes - {0}) != 1:
            raise BadData("laws.toml", f"group {group}", "the sets have different numbers of laws")
