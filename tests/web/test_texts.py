"""All text can be read: none is cut off or too small, in three languages, at three sizes, in every decision and at the end."""

from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.web.conftest import OpenPage
from tests.web.positions import one_of_each, open_position, the_end
from tests.web.test_touching import TELL_CARDS, played

from bosworth.games import GAMES

TEXTS = Path(__file__).with_name("texts.js").read_text(encoding="utf-8")
SIZES = ((1440, 900), (1280, 720), (390, 844))
LANGUAGES = ("en", "fr", "it")
LEAST = 11
"""Pixels of the screen that letters must be high, at any size of the window."""
LARGE_ENOUGH: tuple[str, ...] = ("richard3", "roses", "lancaster")
"""The games whose boards have no smaller text; the pages have none."""
SLIDES = ".map-view, .table-scroll"
"""What a hand pushes sideways: maps, and wide tables of the pages."""
SMALL = ".pieces-coin-sign"
"""What may be smaller: the sign on the coin of a mercenary, which is known by its colour and place; no figure, no name."""
PATIENCE = 20
"""How often a page that seems to be at fault is looked at again: it may be on its way."""
SPEAK = """async (lang) => {
  const [{ prefer }, { language }] = await Promise.all([import("/static/js/prefs.js"), import("/static/js/words.js")]);
  prefer("lang", lang);
  while (language.value !== lang) await new Promise((done) => requestAnimationFrame(done));
}"""

PAGES = (
    "/",
    *(f"/new?game={name}" for name in sorted(GAMES)),
    "/games",
    "/lobby",
    "/rules",
    "/rules/roses",
    "/preferences",
    "/account",
    "/load",
    "/about",
)

Fault = dict[str, Any]


def look(page: Page, least: int) -> list[Fault]:
    """What cannot be read now, as soon as the page has come to rest."""
    found: list[Fault] = []
    before: list[Fault] | None = None
    for _ in range(PATIENCE):
        found = page.evaluate(TEXTS, {"slides": SLIDES, "small": SMALL, "least": least})
        if not found or found == before:
            break
        before = found
        page.wait_for_timeout(100)
    return found


class Reader:
    """Looks at one page after the other in all languages and sizes, and keeps what cannot be read."""

    def __init__(self, page: Page, least: int) -> None:
        self.page = page
        self.least = least
        self.sizes = SIZES
        self.session = page.context.new_cdp_session(page)
        self.found: list[tuple[str, Fault]] = []

    def read(self, what: str) -> None:
        """Look at a page at each size, a phone's with a finger instead of a mouse; go back through the sizes next time."""
        for width, height in self.sizes:
            self.session.send("Emulation.setTouchEmulationEnabled", {"enabled": width < 500})
            self.page.set_viewport_size({"width": width, "height": height})
            self.found += [(f"{what} {width}×{height}", fault) for fault in look(self.page, self.least)]
        self.sizes = self.sizes[::-1]

    def read_table(self, what: str) -> None:
        """Look at a table in each language."""
        for lang in LANGUAGES:
            self.page.evaluate(SPEAK, lang)
            self.read(f"{what} {lang}")


def report(found: list[tuple[str, Fault]]) -> str:
    """The faults, those of the same kind together: how bad, how often, some of the texts and where they were seen."""
    kinds: dict[str, list[tuple[str, Fault]]] = defaultdict(list)
    for seen, fault in found:
        kinds[f"{fault['where']} {fault['what']}"].append((seen, fault))
    lines = []
    for kind, faults in sorted(kinds.items()):
        pixels = sorted(fault["pixels"] for _, fault in faults)
        texts = " | ".join(sorted({fault["text"] for _, fault in faults})[:4])
        places = "; ".join(list(dict.fromkeys(seen for seen, _ in faults))[:3])
        lines.append(f"{kind}: {pixels[0]} to {pixels[-1]} px, {len(faults)} times: {texts} ({places})")
    return f"{len(lines)} kinds of faults\n" + "\n".join(lines)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_all_text_of_a_table_can_be_read(open_page: OpenPage, name: str) -> None:
    reader = Reader(open_page("/about"), LEAST if name in LARGE_ENOUGH else 0)
    for position in (*one_of_each(name), the_end(name)):
        open_position(reader.page, position)
        reader.read_table(position.step)
    reader.page.locator(".menu-button").click()
    reader.read_table("menu")
    assert not reader.found, report(reader.found)


CHOSEN = """async (card) => {
  const { table, takeShown } = await import("/static/js/table-state.js");
  const { log, view, ...now } = table.live.value;
  const chosen = { step: "choose_card", chosen: { lancaster: card } };
  takeShown({ ...now, since: log.length, log: [], step: "choose_card", view: { ...view, ...chosen } });
}"""
"""A card is chosen, and the other side has not chosen yet."""


def test_what_is_told_chosen_and_looked_at_in_richard_iii_can_be_read(open_page: OpenPage) -> None:
    """Both cards of a turn; the card of a card; a card that lies face down, whose name may be long."""
    reader = Reader(open_page("/about"), LEAST)
    open_position(reader.page, played("actions", 0, (0, "play force_march"), (1, "play muster")))
    reader.page.evaluate(TELL_CARDS)
    reader.page.locator(".heralds-cards").wait_for()
    reader.read_table("told")
    for card in ("force_march", "4"):
        reader.page.evaluate("async (ref) => (await import('/static/js/hand.js')).hand.tap(ref)", f"card:{card}")
        reader.page.locator(".details-card").wait_for()
        reader.read_table(f"details of {card}")
    reader.page.keyboard.press("Escape")
    for card in ("treason", "4"):
        reader.page.evaluate(CHOSEN, card)
        reader.page.locator(".cards-chosen").wait_for()
        reader.read_table(f"chosen {card}")
    assert not reader.found, report(reader.found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_text_of_the_pages_can_be_read(open_page: OpenPage, lang: str) -> None:
    reader = Reader(open_page("/", lang=lang), LEAST)
    home = reader.page.url.rstrip("/")
    for path in PAGES:
        reader.page.goto(home + path)
        reader.read(path)
    assert not reader.found, report(reader.found)
