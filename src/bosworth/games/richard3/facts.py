"""The facts of Richard III, read once from `data/*.toml` and checked against each other."""

from dataclasses import dataclass
from pathlib import Path

from bosworth.kernel.errors import BadData
from bosworth.kernel.facts import Entry, Origins, Provenance, entries, read_toml, rows
from bosworth.kernel.handicap import SIZES

SIDES = ("lancaster", "york")
TYPES = ("heir", "noble", "church", "levy", "bombard", "mercenary", "rebel")
SCENARIOS = ("1460", "1470", "1480")
OFF_MAP = ("pool", "minor", "offboard")
DATA = Path(__file__).parent / "data"


@dataclass(frozen=True)
class Area:
    """An area of the map and what is printed in it."""

    id: str
    seas: tuple[str, ...]
    port: str
    city: str
    city_side: str
    cathedral: str
    shields: tuple[str, ...]
    crown: bool
    wales: bool
    exile_of: str
    limit: int
    exempt: tuple[str, ...]
    counts: bool
    source: str


@dataclass(frozen=True)
class Border:
    """A land border between two areas."""

    between: tuple[str, str]
    colour: str
    limit: int
    stops: bool
    source: str


@dataclass(frozen=True)
class Block:
    """A block and what is printed on it."""

    id: str
    side: str
    type: str
    title: str
    family: str
    strength: int
    rating: str
    rating_first: str
    loyalty: int
    loyalty_warwick: int
    warwick_barred: bool
    rank: int
    rose: bool
    neville: bool
    homes: tuple[str, ...]
    shared_homes: tuple[str, ...]
    version: str
    permanent: bool
    landbound: bool
    source: str


@dataclass(frozen=True)
class CardKind:
    """A kind of card, of which there are one or more copies."""

    id: str
    event: bool
    points: int
    copies: int
    source: str


@dataclass(frozen=True)
class Scenario:
    """A set-up: where each block begins; those not named are dead."""

    id: str
    years: tuple[int, ...]
    king: str
    pretender: str
    prisoner: str
    blocks: dict[str, str]
    source: str


@dataclass(frozen=True)
class Favour:
    """Action points more of a favoured side, by the size of the favour."""

    points: tuple[int, ...]
    origins: Origins


@dataclass(frozen=True)
class Facts(Provenance):
    """Everything the rules need to know about the components."""

    seas: tuple[str, ...]
    areas: tuple[Area, ...]
    borders: tuple[Border, ...]
    blocks: tuple[Block, ...]
    cards: tuple[CardKind, ...]
    hand: int
    turns: int
    poor_hand: int
    favour: Favour
    scenarios: dict[str, Scenario]

    def origins(self) -> dict[str, dict[str, Origins]]:
        """For each sort of fact, by entry, where it comes from; nothing but the handicap is ours and needs a reason."""
        found = {
            "areas": {area.id: area.source for area in self.areas},
            "borders": {"–".join(sorted(border.between)): border.source for border in self.borders},
            "blocks": {block.id: block.source for block in self.blocks},
            "cards": {card.id: card.source for card in self.cards},
            "scenarios": {scenario.id: scenario.source for scenario in self.scenarios.values()},
        }
        plain = {sort: {name: {"entry": (source, "")} for name, source in one.items()} for sort, one in found.items()}
        return {**plain, "numbers": {"favour": self.favour.origins}}


def load_facts(folder: Path = DATA) -> Facts:
    """Read and check every file of the folder."""
    content = read_toml(folder / "areas.toml", ("limits", "sea", "area"))
    seas = tuple(_sea(entry) for entry in entries("areas.toml", content, "sea"))
    plain, city = _limits(Entry("areas.toml", "limits", content.get("limits")))
    areas = tuple(_area(entry, seas, plain, city) for entry in entries("areas.toml", content, "area"))
    names = {area.id for area in areas}
    borders = _borders(read_toml(folder / "borders.toml", ("border", "colours")), names)
    content = read_toml(folder / "blocks.toml", ("block",))
    found = [_block(entry, names) for entry in entries("blocks.toml", content, "block")]
    blocks = tuple(sorted(found, key=lambda block: block.id))
    _check_versions(blocks)
    _check_exempt(areas, blocks)
    content = read_toml(folder / "cards.toml", ("card", "deal", "favour"))
    cards = tuple(_card(entry) for entry in entries("cards.toml", content, "card"))
    deal = Entry("cards.toml", "deal", content.get("deal"))
    hand, turns, poor = deal.number("hand", 1, 12), deal.number("turns", 1, 12), deal.number("poor_hand", 0, 28)
    deal.source()
    deal.close()
    if 2 * hand > sum(card.copies for card in cards):
        raise deal.fail("there are too few cards for two hands")
    favour = _favour(Entry("cards.toml", "favour", content.get("favour")))
    scenarios = {name: _scenario(folder / f"scenario_{name}.toml", name, names, blocks) for name in SCENARIOS}
    return Facts(seas, areas, borders, blocks, cards, hand, turns, poor, favour, scenarios)


def _sea(entry: Entry) -> str:
    name = entry.text("id")
    entry.source()
    entry.close()
    return name


def _limits(entry: Entry) -> tuple[int, int]:
    found = entry.number("plain", 1, 9), entry.number("city", 1, 9)
    entry.source()
    entry.close()
    return found


def _area(entry: Entry, seas: tuple[str, ...], plain: int, city_limit: int) -> Area:
    city = entry.text("city", default="")
    area = Area(
        id=entry.text("id"),
        seas=entry.texts("seas", seas),
        port=entry.text("port", default=""),
        city=city,
        city_side=entry.text("city_side", SIDES, default=None if city else ""),
        cathedral=entry.text("cathedral", default=""),
        shields=entry.texts("shields"),
        crown=entry.flag("crown"),
        wales=entry.flag("wales"),
        exile_of=entry.text("exile_of", SIDES, default=""),
        limit=entry.number("limit", 1, 9, default=city_limit if city else plain),
        exempt=entry.texts("exempt"),
        counts=entry.flag("counts", default=True),
        source=entry.source(),
    )
    entry.close()
    if area.port and not area.seas:
        raise entry.fail("has a port but no sea")
    return area


def _borders(content: dict[str, object], areas: set[str]) -> tuple[Border, ...]:
    file = "borders.toml"
    colours = content.get("colours")
    if not isinstance(colours, dict):
        raise BadData(file, "colours", "is not a table")
    limits: dict[str, tuple[int, bool]] = {}
    for colour, values in colours.items():
        entry = Entry(file, colour, values)
        limits[colour] = entry.number("limit", 1, 9), entry.flag("stops")
        entry.source()
        entry.close()
    found: list[Border] = []
    for number, row in enumerate(rows(file, content, "border")):
        entry = Entry(file, f"border number {number + 1}", row)
        between = entry.texts("between", areas)
        if len(between) != 2:
            raise entry.fail("between does not name two areas")
        if any(set(between) == set(border.between) for border in found):
            raise entry.fail(f"{' – '.join(between)} is there twice")
        colour = entry.text("colour", limits)
        found.append(Border((between[0], between[1]), colour, *limits[colour], entry.source()))
        entry.close()
    return tuple(found)


def _block(entry: Entry, areas: set[str]) -> Block:
    loyalty = entry.number("loyalty", 1, 3, default=0)
    rating = _rating(entry, "rating", None)
    block = Block(
        id=entry.text("id"),
        side=entry.text("side", (*SIDES, "pretender")),
        type=entry.text("type", TYPES),
        title=entry.text("title"),
        family=entry.text("family", default=""),
        strength=entry.number("strength", 1, 4),
        rating=rating,
        rating_first=_rating(entry, "rating_first", rating),
        loyalty=loyalty,
        loyalty_warwick=entry.number("loyalty_warwick", 1, 3, default=loyalty),
        warwick_barred=entry.flag("warwick_barred"),
        rank=entry.number("rank", 1, 5, default=0),
        rose=entry.flag("rose"),
        neville=entry.flag("neville"),
        homes=entry.texts("homes", areas),
        shared_homes=entry.texts("shared_homes", areas),
        version=entry.text("version", default=""),
        permanent=entry.flag("permanent"),
        landbound=entry.flag("landbound"),
        source=entry.source(),
    )
    entry.close()
    if (block.type == "heir") != bool(block.rank):
        raise entry.fail("rank is for heirs, and for them alone")
    if bool(block.loyalty) != bool(block.version):
        raise entry.fail("loyalty and version go together: both or neither")
    return block


def _rating(entry: Entry, key: str, default: str | None) -> str:
    rating = entry.text(key, default=default)
    if len(rating) != 2 or rating[0] not in "ABCD" or rating[1] not in "1234":
        raise entry.fail(f"{key} is {rating!r}, not a letter A–D and a number 1–4")
    return rating


def _check_versions(blocks: tuple[Block, ...]) -> None:
    by_id = {block.id: block for block in blocks}
    for block in blocks:
        if not block.version:
            continue
        other = by_id.get(block.version)
        if other is None or other.version != block.id or other.side == block.side:
            raise BadData("blocks.toml", block.id, f"version {block.version!r} is not its counterpart on the other side")


def _check_exempt(areas: tuple[Area, ...], blocks: tuple[Block, ...]) -> None:
    mercenaries = {block.id for block in blocks if block.type == "mercenary"}
    for area in areas:
        for name in area.exempt:
            if name not in mercenaries:
                raise BadData("areas.toml", area.id, f"exempt names {name!r}, which is no mercenary")


def _card(entry: Entry) -> CardKind:
    card = CardKind(
        entry.text("id"),
        entry.flag("event"),
        entry.number("points", 0, 4),
        entry.number("copies", 1, 12),
        entry.source(),
    )
    entry.close()
    return card


def _favour(entry: Entry) -> Favour:
    favour = Favour(tuple(entry.number(size, 1, 9) for size in SIZES), entry.origins(*SIZES))
    entry.close()
    return favour


def _places(entry: Entry, areas: set[str], blocks: set[str]) -> dict[str, str]:
    places: dict[str, str] = {}
    for place in [*areas, *OFF_MAP]:
        for name in entry.texts(place, blocks):
            if name in places:
                raise entry.fail(f"{name} is there twice")
            places[name] = place
    entry.close()
    return places


def _years(entry: Entry) -> tuple[int, ...]:
    years = entry.items("years")
    if not years or any(type(year) is not int for year in years):
        raise entry.fail(f"years is {years}, not the year of each campaign")
    return tuple(years)


def _scenario(path: Path, name: str, areas: set[str], blocks: tuple[Block, ...]) -> Scenario:
    entry = Entry(path.name, "the scenario", read_toml(path))
    ids = {block.id for block in blocks}
    heirs = {block.id: block.side for block in blocks if block.rank}
    places = _places(Entry(path.name, "blocks", entry.table("blocks")), areas, ids)
    scenario = Scenario(
        id=entry.text("id", (name,)),
        years=_years(entry),
        king=entry.text("king", heirs),
        pretender=entry.text("pretender", heirs),
        prisoner=entry.text("prisoner", heirs, default=""),
        blocks=places,
        source=entry.source(),
    )
    entry.close()
    if heirs[scenario.king] == heirs[scenario.pretender]:
        raise entry.fail("king and pretender are of the same side")
    for block in blocks:
        if block.version and (places.get(block.id) == "offboard") == (places.get(block.version, "dead") in ("offboard", "dead")):
            raise entry.fail(f"{block.id} and {block.version} are one person: one of them is in play, or both are dead")
    return scenario
