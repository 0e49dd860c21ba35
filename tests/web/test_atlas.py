"""What the three maps have in common: files of the right size, places inside their areas, room for every piece."""

import re
from pathlib import Path
from typing import Any

import pytest
from tests.web.atlas import ATLAS, STATIC, Box, chart, inside, label_box, rings, symbols, webp_size

GAMES = ("richard3", "roses", "lancaster")
SHEET = (2120, 2660)
FACES = sorted((STATIC / "fonts").glob("*.woff2"))


def pieces(game: str, kind: str) -> tuple[float, float]:
    """How large a piece in an area, or a ship in a sea, is drawn."""
    size = chart(game)["ship" if kind == "seas" and game == "roses" else "piece"]
    return (size[0], size[1]) if isinstance(size, list) else (size, size)


def places() -> list[tuple[str, str, str, dict[str, Any]]]:
    return [
        (game, kind, name, place) for game in GAMES for kind in ("areas", "seas") for name, place in chart(game)[kind].items()
    ]


PLACES = places()
IDS = [f"{game}-{name}" for game, _, name, _ in PLACES]


@pytest.mark.parametrize("game", GAMES)
def test_the_pictures_have_the_size_of_the_map(game: str) -> None:
    loaded = chart(game)
    assert (loaded["width"], loaded["height"]) == SHEET
    assert webp_size(ATLAS / game / "map@2x.webp") == SHEET
    assert webp_size(ATLAS / game / "map.webp") == (SHEET[0] // 2, SHEET[1] // 2)
    assert webp_size(ATLAS / game / "card.webp") == (960, 600)


@pytest.mark.parametrize("game", GAMES)
def test_the_pictures_are_light(game: str) -> None:
    most = {"map.webp": 250_000, "map@2x.webp": 500_000, "card.webp": 75_000, "map.json": 160_000}
    for name, size in most.items():
        assert (ATLAS / game / name).stat().st_size <= size, name


def test_everything_together_is_light() -> None:
    files = [*ATLAS.rglob("*"), *(STATIC / "fonts").rglob("*")]
    assert sum(file.stat().st_size for file in files if file.is_file()) <= 4_000_000


@pytest.mark.parametrize("scenario", ["1460", "1470", "1480"])
def test_each_scenario_has_a_picture(scenario: str) -> None:
    file = ATLAS / "richard3" / f"scenario-{scenario}.webp"
    assert webp_size(file) == (480, 300)
    assert file.stat().st_size <= 25_000


@pytest.mark.parametrize(("game", "kind", "name", "place"), PLACES, ids=IDS)
def test_what_stands_in_a_place_lies_in_it(game: str, kind: str, name: str, place: dict[str, Any]) -> None:
    if game == "lancaster":
        return  # a plaque may lie on the coast, half in the sea: its own tests hold it
    path = place["path"]
    for spot in [place["center"], *place["slots"], *place.get("covering", []), *place.get("tight", [])]:
        assert inside(path, spot), f"{spot} is outside {name}"


@pytest.mark.parametrize(("game", "kind", "name", "place"), PLACES, ids=IDS)
def test_pieces_in_a_place_do_not_overlap(game: str, kind: str, name: str, place: dict[str, Any]) -> None:
    wide, high = pieces(game, kind)
    sizes = {"slots": (wide, high), "covering": (wide, high), "tight": (42.0, 42.0)}
    for level, (across, down) in sizes.items():
        boxes = [Box(x, y, across - 1, down - 1) for x, y in place.get(level, [])]  # one unit for the rounding
        for number, box in enumerate(boxes):
            assert not any(box.overlaps(other) for other in boxes[number + 1 :]), f"{level} of {name}"


@pytest.mark.parametrize(("game", "kind", "name", "place"), PLACES, ids=IDS)
def test_names_do_not_cover_pieces(game: str, kind: str, name: str, place: dict[str, Any]) -> None:
    if game == "lancaster" or (game, kind) == ("richard3", "seas"):
        return  # the plaque lies under its name; no block stays at sea
    wide, high = pieces(game, kind)
    label = label_box(game, kind, name, place)
    assert not any(Box(x, y, wide, high).overlaps(label) for x, y in place["slots"])


@pytest.mark.parametrize(("game", "kind", "name", "place"), PLACES, ids=IDS)
def test_outlines_lie_on_the_sheet(game: str, kind: str, name: str, place: dict[str, Any]) -> None:
    corners = [corner for ring in rings(place["path"]) for corner in ring]
    assert all(450 <= x <= 20750 and 450 <= y <= 26150 for x, y in corners)
    assert len(corners) > 20


def test_the_sprites_hold_what_any_browser_shows() -> None:
    """A symbol that is used from another file cannot count on clip paths, gradients or style sheets."""
    for name in ("arms.svg", "emblems.svg"):
        text = (ATLAS / name).read_text(encoding="utf-8")
        assert "url(" not in text
        assert "<style" not in text
        assert "class=" not in text
        assert "style=" not in text
        assert "<use" not in text


def test_the_emblems_are_there() -> None:
    words = (
        "rose-red rose-white rose-black rose-tudor crown coronet anchor ship castle large-town town port bishop church swords "
        "axe banner bombard levy mercenary troop captain cube shield squire coin vote noble knight-1 knight-2 knight-3 knight-4 "
        "law favour extension dungeon seal hourglass back-richard3 back-roses back-lancaster die-1 die-2 die-3 die-4 die-5 die-6 "
        "pattern-stripes pattern-dots pattern-hatch pattern-chevrons pattern-plain"
    )
    assert symbols("emblems.svg") == set(words.split())


@pytest.mark.parametrize("file", FACES, ids=lambda file: file.stem)
def test_each_typeface_is_light(file: Path) -> None:
    assert file.read_bytes()[:4] == b"wOF2"
    assert file.stat().st_size <= 60_000


def test_the_typefaces_bring_their_licences() -> None:
    licences = sorted((STATIC / "fonts").glob("*-LICENSE.txt"))
    assert len(licences) == 5
    for file in licences:
        text = file.read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE" in text.upper()
        assert re.match(r"(©|Copyright)", text), f"{file.name} does not say whose the face is"
