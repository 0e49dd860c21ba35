"""The facts of Wars of the Roses, read once from `data/*.toml` and checked against each other."""

from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bosworth.kernel.errors import BadData
from bosworth.kernel.facts import Entry, Origins, Provenance, entries, read_toml, rows
from bosworth.kernel.handicap import SIZES

KINDS = ("noble", "castle", "large_town", "bishop", "town", "port", "ship")
"""2.3 The kinds of asset in the order of the control chart."""
LOCATIONS = ("castle", "large_town", "town", "port")
COUNTS = ("2", "3", "4")
DATA = Path(__file__).parent / "data"


@dataclass(frozen=True)
class Region:
    """A region: its votes and the points of its first and second place."""

    id: str
    votes: int
    first: int
    second: int
    origins: Origins


@dataclass(frozen=True)
class Sea:
    """A sea zone and the region it counts for."""

    id: str
    region: str
    origins: Origins


@dataclass(frozen=True)
class Border:
    """Two regions, or two sea zones, that adjoin."""

    between: tuple[str, ...]
    origins: Origins


@dataclass(frozen=True)
class Asset:
    """A card that can be owned; `home` is the town of a bishop and the port of a ship, `sea` where a ship begins."""

    id: str
    kind: str
    region: str
    cp: int
    income: int
    origins: Origins
    home: str = ""
    sea: str = ""


@dataclass(frozen=True)
class Kind:
    """What all assets of a kind have in common; a noble's control points are his own."""

    id: str
    cp: int
    garrison: int
    origins: Origins


@dataclass(frozen=True)
class Title:
    """A special title and the kind of asset it counts."""

    id: str
    counts: str
    origins: Origins


@dataclass(frozen=True)
class Draft:
    """Cards shown and picks of each player, in the first turn and later."""

    shown: tuple[int, ...]
    picks: tuple[int, ...]
    origins: Origins


@dataclass(frozen=True)
class Numbers:
    """Plain numbers under their names, such as the prices of the order sheet."""

    values: dict[str, int]
    origins: Origins

    def __getitem__(self, name: str) -> int:
        return self.values[name]


@dataclass(frozen=True)
class Mercenaries:
    """The cards, the counters, and what a card is worth in each turn."""

    cards: int
    counters: int
    by_turn: tuple[int, ...]
    origins: Origins


@dataclass(frozen=True)
class Facts(Provenance):
    """Everything the rules need to know about the components."""

    regions: tuple[Region, ...]
    seas: tuple[Sea, ...]
    borders: tuple[Border, ...]
    optional_borders: tuple[Border, ...]
    links: tuple[Border, ...]
    kinds: tuple[Kind, ...]
    assets: tuple[Asset, ...]
    titles: tuple[Title, ...]
    mercenaries: Mercenaries
    drafts: dict[str, Draft]
    game: Numbers
    sheet: Numbers
    aid: Numbers
    calais: Numbers
    points: Numbers
    favour: Numbers
    calais_regions: tuple[str, ...]

    def origins(self) -> dict[str, dict[str, Origins]]:
        """For each sort of fact, by entry, where its figures come from."""
        found = {
            "regions": {region.id: region.origins for region in self.regions},
            "seas": {sea.id: sea.origins for sea in self.seas},
            "kinds": {kind.id: kind.origins for kind in self.kinds},
            "assets": {asset.id: asset.origins for asset in self.assets},
            "titles": {title.id: title.origins for title in self.titles},
        }
        for sort, pairs in (("borders", (*self.borders, *self.optional_borders)), ("links", self.links)):
            found[sort] = {"–".join(pair.between): pair.origins for pair in pairs}
        found["drafts"] = {count: draft.origins for count, draft in self.drafts.items()}
        plain = {"game": self.game, "sheet": self.sheet, "aid": self.aid, "calais": self.calais, "points": self.points}
        plain["favour"] = self.favour
        found["numbers"] = {name: numbers.origins for name, numbers in plain.items()}
        found["numbers"]["mercenaries"] = self.mercenaries.origins
        return found


GROUPS: dict[str, tuple[str, ...]] = {
    "game": ("turns", "money"),
    "sheet": ("troops", "white", "black", "troop_price", "white_price", "black_price", "ship_move"),
    "aid": ("most", "from_turn"),
    "calais": ("cp",),
    "points": ("title", "king", "trade", "church", "title_minimum"),
    "favour": SIZES,
}
MOST = 99


def load_facts(folder: Path = DATA) -> Facts:
    """Read and check every file of the folder."""
    board = read_toml(folder / "map.toml", ("region", "sea", "border", "optional_border", "link"))
    regions = tuple(_region(entry) for entry in entries("map.toml", board, "region"))
    areas = [region.id for region in regions]
    seas = tuple(_sea(entry, areas) for entry in entries("map.toml", board, "sea"))
    zones = [sea.id for sea in seas]
    rules = read_toml(folder / "rules.toml", ("kind", "title", "draft", *GROUPS))
    kinds = tuple(_kind(entry) for entry in entries("rules.toml", rules, "kind"))
    groups = {name: Entry("rules.toml", name, rules.get(name)) for name in GROUPS}
    calais_regions = groups["calais"].texts("regions", areas)
    cards = read_toml(folder / "cards.toml", ("noble", "location", "bishop", "ship", "mercenaries"))
    numbers = {name: _numbers(groups[name], names) for name, names in GROUPS.items()}
    return Facts(
        regions=regions,
        seas=seas,
        borders=_borders(board, "border", areas),
        optional_borders=_borders(board, "optional_border", areas),
        links=_borders(board, "link", zones),
        kinds=_in_order(kinds),
        assets=_assets(cards, kinds, areas, seas),
        titles=tuple(_title(entry) for entry in entries("rules.toml", rules, "title")),
        mercenaries=_mercenaries(Entry("cards.toml", "mercenaries", cards.get("mercenaries")), numbers["game"]["turns"]),
        drafts=_drafts(rules),
        calais_regions=calais_regions,
        **numbers,
    )


# --- the map --------------------------------------------------------------------------------------------------------------------


def _region(entry: Entry) -> Region:
    region = Region(
        entry.text("id"),
        entry.number("votes", 1, MOST),
        entry.number("first", 1, MOST),
        entry.number("second", 1, MOST),
        entry.origins("votes", "first", "second"),
    )
    entry.close()
    return region


def _sea(entry: Entry, regions: Collection[str]) -> Sea:
    sea = Sea(entry.text("id"), entry.text("region", regions), entry.origins("region"))
    entry.close()
    return sea


def _borders(content: dict[str, Any], key: str, places: Collection[str]) -> tuple[Border, ...]:
    found: list[Border] = []
    for number, values in enumerate(rows("map.toml", content, key)):
        entry = Entry("map.toml", f"{key} number {number + 1}", values)
        border = Border(entry.texts("between", places), entry.origins("between"))
        entry.close()
        if len(border.between) != 2:
            raise entry.fail("does not name two places")
        if any(set(border.between) == set(other.between) for other in found):
            raise entry.fail(f"{' – '.join(border.between)} is there twice")
        found.append(border)
    return tuple(found)


# --- the rules' numbers ---------------------------------------------------------------------------------------------------------


def _kind(entry: Entry) -> Kind:
    name = entry.text("id", KINDS)
    kind = Kind(
        name,
        0 if name == "noble" else entry.number("cp", 1, MOST),
        entry.number("garrison", 1, MOST) if name in LOCATIONS else 0,
        entry.origins("cp", "garrison"),
    )
    entry.close()
    return kind


def _in_order(kinds: tuple[Kind, ...]) -> tuple[Kind, ...]:
    if tuple(kind.id for kind in kinds) != KINDS:
        raise BadData("rules.toml", "kind", f"the kinds are not {', '.join(KINDS)}, in this order")
    return kinds


def _title(entry: Entry) -> Title:
    title = Title(entry.text("id"), entry.text("counts", KINDS), entry.origins("counts"))
    entry.close()
    return title


def _drafts(content: dict[str, Any]) -> dict[str, Draft]:
    found: dict[str, Draft] = {}
    for entry in entries("rules.toml", content, "draft"):
        count = entry.text("id", COUNTS)
        shown, picks = entry.numbers("shown", 1, MOST, 2), entry.numbers("picks", 1, MOST, 2)
        if any(shown[turn] < picks[turn] * int(count) for turn in (0, 1)):
            raise entry.fail("there are fewer cards than picks")
        found[count] = Draft(shown, picks, entry.origins("shown", "picks"))
        entry.close()
    if set(found) != set(COUNTS):
        raise BadData("rules.toml", "draft", f"is not there for {', '.join(COUNTS)} players")
    return found


def _numbers(entry: Entry, names: tuple[str, ...]) -> Numbers:
    found = Numbers({name: entry.number(name, 1, MOST) for name in names}, entry.origins(*names))
    entry.close()
    return found


def _mercenaries(entry: Entry, turns: int) -> Mercenaries:
    found = Mercenaries(
        entry.number("cards", 0, MOST),
        entry.number("counters", 0, MOST),
        entry.numbers("by_turn", 1, MOST, turns),
        entry.origins("cards", "counters", "by_turn"),
    )
    entry.close()
    return found


# --- the cards ------------------------------------------------------------------------------------------------------------------


def _assets(content: dict[str, Any], kinds: tuple[Kind, ...], regions: list[str], seas: tuple[Sea, ...]) -> tuple[Asset, ...]:
    """All cards but the mercenaries, by kind in chart order, then by region."""
    worth = {kind.id: kind.cp for kind in kinds}
    nobles = [_noble(entry, regions) for entry in entries("cards.toml", content, "noble")]
    places = [_location(entry, regions, worth) for entry in entries("cards.toml", content, "location")]
    found = [*nobles, *places]
    found += [_bishop(entry, places, worth) for entry in entries("cards.toml", content, "bishop")]
    found += [_ship(entry, places, seas, worth) for entry in entries("cards.toml", content, "ship")]
    found.sort(key=lambda asset: (KINDS.index(asset.kind), regions.index(asset.region)))
    if len({asset.id for asset in found}) != len(found):
        raise BadData("cards.toml", "the file", "two cards have the same id")
    wanted = [(kind, region) for kind in KINDS for region in regions for _ in range(2 if kind == "noble" else 1)]
    if [(asset.kind, asset.region) for asset in found] != wanted:
        raise BadData("cards.toml", "the file", "a region has not two nobles and one of every other kind")
    return tuple(found)


def _noble(entry: Entry, regions: list[str]) -> Asset:
    name, region, cp = entry.text("id"), entry.text("region", regions), entry.number("cp", 1, MOST)
    asset = Asset(name, "noble", region, cp, 0, entry.origins("id", "region", "cp"))
    entry.close()
    return asset


def _location(entry: Entry, regions: list[str], worth: dict[str, int]) -> Asset:
    name, kind, region = entry.text("id"), entry.text("type", LOCATIONS), entry.text("region", regions)
    income = 0 if kind == "castle" else entry.number("income", 0, MOST)
    asset = Asset(name, kind, region, worth[kind], income, entry.origins("id", "type", "region", "income"))
    entry.close()
    return asset


def _bishop(entry: Entry, places: list[Asset], worth: dict[str, int]) -> Asset:
    towns = {place.id: place.region for place in places if place.kind in ("large_town", "town")}
    name, town, income = entry.text("id"), entry.text("town", towns), entry.number("income", 0, MOST)
    asset = Asset(name, "bishop", towns[town], worth["bishop"], income, entry.origins("id", "town", "income"), town)
    entry.close()
    return asset


def _ship(entry: Entry, places: list[Asset], seas: tuple[Sea, ...], worth: dict[str, int]) -> Asset:
    ports = {place.id: place.region for place in places if place.kind == "port"}
    name, port, income = entry.text("id"), entry.text("port", ports), entry.number("income", 0, MOST)
    sea = entry.text("sea", [zone.id for zone in seas if zone.region == ports[port]])
    asset = Asset(name, "ship", ports[port], worth["ship"], income, entry.origins("id", "port", "sea", "income"), port, sea)
    entry.close()
    return asset
