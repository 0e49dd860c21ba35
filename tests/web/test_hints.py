"""Hints are drawn: whatever a bot would touch has a mark that can be seen, in every decision of every game."""

from collections.abc import Iterator
from io import BytesIO
from random import Random

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import ElementHandle, FloatRect, Page, expect
from tests.web.conftest import OpenPage
from tests.web.positions import open_record
from tests.web.richard3_table import settle

from bosworth.bots import make_bot
from bosworth.games import game as find_game
from bosworth.kernel.chance import FairDice
from bosworth.kernel.match import Match

ME = 0
OPTIONS = {
    "richard3": [{"scenario": "1460"}, {"scenario": "1460", "preset": "columbia"}],
    "roses": [{"scenario": "four"}],
    "lancaster": [{"players": "2", "preset": "big_box"}, {"players": "4", "preset": "big_box"}, {"players": "3"}],
}
GAMES_PLAYED = 9
SHEETS = ("bid", "amount", "nobles", "ships", "troops", "mercenaries", "white", "black")
"""Entries of the order sheet of Wars of the Roses, of which the hint is a whole sheet."""
MARGIN = 9
MOST_TOUCHES = 10
"""As a stepper may need."""
LEAST = 60
"""So many pixels at least make a mark."""

FREE_SPOT = """(one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const shares = [0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6];
  const spots = shares.flatMap((x) => shares.map((y) => [left + x * width, top + y * height]));
  return spots.find(([x, y]) => document.elementFromPoint(x, y)?.closest(".thing, button") === one) ?? null;
}"""


def decisions(game: str) -> Iterator[tuple[str, str]]:
    """The first position of random games in which I have a choice at each decision: its name, and the record up to it.

    A question with one answer is answered by the page, perhaps before its hint has been looked at.
    """
    found: set[str] = set(SHEETS)
    rules = find_game(game)
    for seed in range(GAMES_PLAYED):
        options = OPTIONS[game][seed % len(OPTIONS[game])]
        seats = rules.seats(rules.info.settle(options))
        players = {seat: "human" if number == ME else "bot:greedy" for number, seat in enumerate(seats)}
        match = Match.start(rules, options, players, FairDice(seed.to_bytes(32, "big")))
        bot = make_bot("random", rules, Random(seed))
        while actors := match.state.actors():
            if ME in actors and len(match.legal(ME)) > 1 and (step := match.view(ME).step) not in found:
                found.add(step)
                yield step, match.record.write()
            match.act(actors[-1], [bot.choose(match.view(actors[-1]), match.legal(actors[-1]))])


def around(page: Page, thing: ElementHandle) -> FloatRect:
    """The part of the window in which a thing stands, with a margin."""
    box, window = thing.bounding_box(), page.viewport_size
    assert box
    assert window
    left, top = max(0, box["x"] - MARGIN), max(0, box["y"] - MARGIN)
    right = min(window["width"], box["x"] + box["width"] + MARGIN)
    bottom = min(window["height"], box["y"] + box["height"] + MARGIN)
    return {"x": left, "y": top, "width": right - left, "height": bottom - top}


def marked_pixels(page: Page, thing: ElementHandle) -> int:
    """How many pixels of the window the mark of the hint changes."""
    thing.scroll_into_view_if_needed()
    where = around(page, thing)
    pictures = []
    for is_marked in (True, False):
        thing.evaluate("(one, is) => one.classList.toggle('hinted', is)", is_marked)
        pictures.append(Image.open(BytesIO(page.screenshot(clip=where))).convert("RGB"))
    thing.evaluate("(one) => one.classList.add('hinted')")
    changed = ImageChops.difference(*pictures).convert("L").point(lambda value: 255 if value > 40 else 0)
    return sum(changed.histogram()[255:])


def touch(page: Page, things: list[ElementHandle]) -> None:
    """Click on the first of these that does not lie wholly under something else, where it is free."""
    for thing in things:
        thing.scroll_into_view_if_needed()
        if spot := thing.evaluate(FREE_SPOT):
            return page.mouse.click(*spot)
    raise AssertionError("nothing that is marked can be touched")


def check_hint(page: Page, step: str) -> int:
    """Ask for a hint, and follow it touch by touch until it is gone; how many touches it took."""
    page.keyboard.press("h")
    expect(page.locator(".prompt-hint")).to_be_visible()
    for count in range(1, MOST_TOUCHES):
        hinted = page.locator(":is(.thing.lit, .offer, .step, .lancaster-step).hinted:visible")
        assert hinted.count(), f"{step}: nothing is marked at touch {count}"
        marks: dict[str, int] = {}
        for thing in hinted.element_handles():
            name = thing.get_attribute("data-ref") or thing.get_attribute("data-form") or "step"
            marks[name] = max(marks.get(name, 0), marked_pixels(page, thing))
        assert min(marks.values()) > LEAST, (step, marks)
        touch(page, hinted.element_handles())
        settle(page)
        if not page.locator(".hinted").count():
            return count
    raise AssertionError(f"{step}: the hint leads to nothing")


@pytest.mark.parametrize("game", OPTIONS)
def test_what_a_bot_would_touch_is_marked_in_every_decision(open_page: OpenPage, game: str) -> None:
    page = open_page("/")
    followed = {}
    for step, record in decisions(game):
        open_record(page, record)
        page.locator(".thing.lit, .offer").first.wait_for()
        followed[step] = check_hint(page, step)
    assert len(followed) >= {"richard3": 12, "roses": 2, "lancaster": 14}[game], followed
