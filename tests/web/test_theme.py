"""The theme: writing can be read in both lights, and every colour that styles ask for is there."""

import re
from math import dist
from pathlib import Path

import pytest

from bosworth.web import STATIC

CSS = STATIC / "css"
THEME = (CSS / "theme.css").read_text(encoding="utf-8")
SURFACES = ("paper", "paper-2", "paper-3")
SEATS = ("lancaster", "york", "red", "blue", "yellow", "green", "purple")
WRITING = [
    *((ink, surface) for ink in ("ink", "ink-soft") for surface in SURFACES),
    *((ink, surface) for ink in ("gold", "red", "blue", "green", "orange") for surface in ("paper", "paper-2")),
    *((f"on-{name}", f"{name}-fill") for name in ("gold", "red", "blue", "green", "orange")),
    *((f"on-seat-{seat}", f"seat-{seat}") for seat in SEATS),
]
"""What is written on what: 4.5 to 1 at least."""
SIGNS = [(sign, surface) for sign in ("line-strong", "focus", "lit", "held", "refused") for surface in ("paper", "paper-2")]
"""What must be seen: 3 to 1 at least."""


def colour(name: str, theme: str) -> tuple[int, int, int]:
    found = re.search(rf"--{name}: (?:light-dark\((#\w{{6}}), (#\w{{6}})\)|(#\w{{6}}));", THEME)
    assert found, name
    text = found[3] or (found[1] if theme == "light" else found[2])
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def light(rgb: tuple[int, int, int]) -> float:
    parts = [(part / 255) / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in rgb]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: str, other: str, theme: str) -> float:
    a, b = sorted((light(colour(one, theme)), light(colour(other, theme))))
    return (b + 0.05) / (a + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("ink", "surface"), WRITING)
def test_writing_can_be_read(ink: str, surface: str, theme: str) -> None:
    assert contrast(ink, surface, theme) >= 4.5


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("sign", "surface"), SIGNS)
def test_signs_can_be_seen(sign: str, surface: str, theme: str) -> None:
    assert contrast(sign, surface, theme) >= 3


def apart(one: str, other: str, theme: str) -> float:
    """How far apart two colours look, whatever their brightness: by the two axes of OKLab that tell hues."""
    return dist(hue(colour(one, theme)), hue(colour(other, theme)))


def hue(rgb: tuple[int, int, int]) -> tuple[float, float]:
    red, green, blue = ((part / 255) / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in rgb)
    long = (0.4122 * red + 0.5363 * green + 0.0514 * blue) ** (1 / 3)
    middle = (0.2119 * red + 0.6807 * green + 0.1074 * blue) ** (1 / 3)
    short = (0.0883 * red + 0.2817 * green + 0.6300 * blue) ** (1 / 3)
    return 1.978 * long - 2.4286 * middle + 0.4506 * short, 0.0259 * long + 0.7828 * middle - 0.8087 * short


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("other", [*(f"seat-{seat}" for seat in SEATS), "gold-fill", "held", "refused"])
def test_what_is_lit_has_a_colour_of_its_own(other: str, theme: str) -> None:
    assert apart("lit", other, theme) > 0.06


def test_every_seat_has_a_colour_and_a_hatching_of_its_own() -> None:
    for seat in SEATS:
        assert f'[data-seat="{seat}"]' in THEME
    kinds = [re.search(rf"--hatch-{seat}: (.*?);", THEME) for seat in SEATS]
    patterns = [found[1] for found in kinds if found]
    assert len(patterns) == len(SEATS)
    assert len(set(patterns)) == len(SEATS)  # red is Lancaster's, by name; no table has both


@pytest.mark.parametrize("path", sorted(CSS.rglob("*.css")), ids=lambda path: str(path.relative_to(CSS)))
def test_styles_ask_for_nothing_that_is_not_there(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    known = set(re.findall(r"(--[\w-]+):", THEME + text)) | {"--seat", "--on-seat", "--hatch"}
    asked = set(re.findall(r"var\((--[\w-]+)\)", text))
    assert asked <= known


@pytest.mark.parametrize("path", sorted(CSS.rglob("*.css")), ids=lambda path: str(path.relative_to(CSS)))
def test_styles_load_nothing_from_elsewhere(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "@import" not in text
    assert all(address.startswith("/static/") for address in re.findall(r'url\("?([^")]+)', text))


def test_fonts_are_there() -> None:
    addresses = re.findall(r'url\("/static/([^"]+)"\)', (CSS / "typefaces.css").read_text(encoding="utf-8"))
    assert set(addresses) == {f"fonts/{path.name}" for path in (STATIC / "fonts").glob("*.woff2")}
