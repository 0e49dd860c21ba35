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
DOORS = 3 * EACH
"""How many things are taken up in each position, to look at what lights up then."""
SIZES = ((1440, 900), (1280, 720), (390, 844))
PATIENCE = 50
"""How often a page that seems to be at fault is looked at again: it may be on its way."""
STILL = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Sweep:
    """Looks at one position on one page; collects what is wrong."""

    def __init__(self, page: Page, position: Position) -> None:
        self.page = page
        self.rng = Random(position.number)
        self.faults: list[str] = []

    def reach(self) -> dict[str, Any]:
        """What can be reached as soon as the page has come to rest."""
        patience, before = PATIENCE, None
        while True:
            self.page.evaluate(STILL)
            found: dict[str, Any] = self.page.evaluate(REACH)
            is_well = not found["faults"] and (not found["hidden"] or self.page.locator(".beyond").count())
            if (is_well and found == before) or patience == 0:
                return found
            patience, before = patience - 1, found
            self.page.wait_for_timeout(0 if is_well else 100)

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

    def walk(self) -> int:
        """Look at what is lit, take up some things and look again; how many things were lit in all."""
        found = self.look("at first")
        lit = int(found["lit"])
        self.page.keyboard.press("Escape")
        found = self.look("with nothing in hand")
        for door in self.some(found["doors"]):
            lit += self.take_up(door["ref"], [])
            self.page.keyboard.press("Escape")
        return lit

    def some(self, doors: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """One thing of each kind, then others, at random."""
        mixed = self.rng.sample(doors, len(doors))
        kinds = {door["ref"].split(":")[0]: door for door in mixed}
        return [*kinds.values(), *(door for door in mixed if door not in kinds.values())][:DOORS]

    def take_up(self, ref: str, held: list[str]) -> int:
        """Touch a thing that leads on; how many things light up then, and with those that lead on further."""
        door = next((one for one in self.reach()["doors"] if one["ref"] == ref), None)
        if door is None:
            return 0
        touch(self.page, door)
        path = [*held, ref]
        expect(self.page.locator(".table-shell")).to_have_attribute("data-holding", " ".join(path))
        found = self.look(f"with {' '.join(path)} in hand")
        further = self.some(found["doors"])[:1]
        return int(found["lit"]) + sum(self.take_up(one["ref"], path) for one in further)


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
