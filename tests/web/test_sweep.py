"""Everything that is lit can be touched: every decision of every game, at three sizes, with the mouse or a finger.

`make test` looks at one position of each decision; `make sweep` at many.
"""

import os
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage
from tests.web.positions import Position, open_position, sample
from tests.web.robot import touch

from bosworth.games import GAMES

REACH = Path(__file__).with_name("reach.js").read_text(encoding="utf-8")
EACH = int(os.environ.get("BOSWORTH_SWEEP", "1"))
"""How many positions of each decision are looked at."""
WAYS = EACH
"""How many offers of each verb are followed in each position, to look at what lights up on their way."""
SIZES = ((1440, 900), (1280, 720), (390, 844))
PATIENCE = 50
"""How often a page that seems to be at fault is looked at again: it may be on its way."""
WHERE_LIT = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
  const boxes = [...document.querySelectorAll(".thing.lit, .beyond")].map((one) => one.getBoundingClientRect());
  done(JSON.stringify(boxes));
})))"""
"""Where everything lit is, two frames on."""


class Sweep:
    """Looks at one position on one page; collects what is wrong."""

    def __init__(self, page: Page, position: Position) -> None:
        self.page = page
        self.rng = Random(position.number)
        self.faults: list[str] = []

    def reach(self) -> dict[str, Any]:
        """What can be reached as soon as the page has come to rest."""
        found: dict[str, Any] = {}
        for _ in range(PATIENCE):
            self.come_to_rest()
            found = self.page.evaluate(REACH)
            if not found["faults"] and (not found["hidden"] or self.page.locator(".beyond").count()):
                break
            self.page.wait_for_timeout(100)
        return found

    def come_to_rest(self) -> None:
        """Wait until nothing lit moves any more."""
        before = ""
        for _ in range(20 * PATIENCE):
            now = self.page.evaluate(WHERE_LIT)
            if now == before:
                break
            before = now

    def look(self, where: str) -> dict[str, Any]:
        """What can be reached now; what is out of sight is gone to by the marks that tell of it."""
        found = self.reach()
        self.faults += [f"{where}: {fault}" for fault in found["faults"]]
        if found["hidden"]:
            self.follow_marks(where, set(found["hidden"]))
        return found

    def follow_marks(self, where: str, hidden: set[str]) -> None:
        """Touch the marks at the edges, first all the way in one direction, until everything has been in sight."""
        for way in ("down", "up", "right", "left"):
            marks = self.page.locator(f".beyond.{way}")
            for _ in range(2 * len(hidden)):
                if not hidden or not marks.count():
                    break
                touch(self.page, marks.last)
                seen = self.reach()
                self.faults += [f"{where}, after going there: {fault}" for fault in seen["faults"]]
                hidden &= set(seen["hidden"])
        self.faults += [f"{where}: {ref} is out of sight, and nothing tells of it" for ref in sorted(hidden)]

    def walk(self) -> None:
        """Look at what is lit; then go the way of one offer of each verb, touch by touch, and look at what lights up."""
        found = self.look("at first")
        if self.page.locator(".table-shell").get_attribute("data-holding"):
            self.page.keyboard.press("Escape")
            found = self.look("with nothing in hand")
        seen: set[tuple[str, ...]] = set()
        for path in self.ways(found["offers"]):
            self.go(path, seen)
            self.page.keyboard.press("Escape")

    def ways(self, offers: list[dict[str, Any]]) -> list[list[str]]:
        """The ways of some offers of each verb, at random."""
        mixed = self.rng.sample(offers, len(offers))
        by_verb: dict[str, list[list[str]]] = {}
        for offer in mixed:
            by_verb.setdefault(offer["form"].split()[0], []).append(offer["path"])
        return [path for paths in by_verb.values() for path in paths[:WAYS]]

    def go(self, path: list[str], seen: set[tuple[str, ...]]) -> None:
        """Touch one thing after the other, up to the last one of an offer, which would carry it out."""
        for number, ref in enumerate(path[:-1], 1):
            held = path[:number]
            self.come_to_rest()
            spot = self.page.evaluate(REACH, ref)["spots"].get(ref)
            if spot is None:
                return
            touch(self.page, spot)
            expect(self.page.locator(".table-shell")).to_have_attribute("data-holding", " ".join(held))
            if tuple(held) not in seen:
                seen.add(tuple(held))
                self.look(f"with {' '.join(held)} in hand")


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("name", sorted(GAMES))
def test_everything_lit_can_be_touched(open_page: OpenPage, name: str, width: int, height: int) -> None:
    page = open_page("/about", width=width, height=height)
    faults = []
    for position in sample(name, EACH):
        open_position(page, position)
        sweep = Sweep(page, position)
        sweep.walk()
        faults += [f"{position}: {fault}" for fault in sweep.faults]
    assert not faults, f"{len(faults)} faults\n" + "\n".join(faults)
