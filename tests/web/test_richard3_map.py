"""The map of Richard III first: its share of the window, names and figures that can be read, and a board that stands still."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage
from tests.web.positions import open_record
from tests.web.richard3_table import play_now, settle
from tests.web.robot import touch

from bosworth.games import game as find_game
from bosworth.kernel.chance import FairDice
from bosworth.kernel.match import Match

HALF = 0.5
LEGIBLE = 11
AREAS = 33
CITIES = 8
SHARE = """() => {
  const {width, height} = document.querySelector(".map-view").getBoundingClientRect();
  return width * height / innerWidth / innerHeight;
}"""
SMALL = """(least) => {
  const isSeen = (one) => one.checkVisibility({visibilityProperty: true}) && one.getClientRects().length > 0;
  const hasText = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== "");
  const sizeOf = (one) => {
    const size = parseFloat(getComputedStyle(one).fontSize);
    const matrix = one instanceof SVGElement ? one.getScreenCTM() : null;
    return matrix ? size * Math.hypot(matrix.b, matrix.d) : size;
  };
  return [...document.querySelectorAll(".richard3-board *")]
    .filter((one) => hasText(one) && isSeen(one) && !one.closest("title") && sizeOf(one) < least - 0.05)
    .map((one) => `${one.textContent} (${one.getAttribute("class")}): ${sizeOf(one).toFixed(1)} px`);
}"""
"""What is written on the board smaller than so many pixels."""
PLACES = """() => {
  const board = document.querySelector(".richard3-board").getBoundingClientRect();
  const all = document.querySelectorAll(".richard3-board :is([data-ref], .map-piece, .is-mine .sides-shield, .phases)");
  const number = {};
  return Object.fromEntries([...all].filter((one) => one.getClientRects().length > 0).map((one) => {
    const {left, top, width, height} = one.getBoundingClientRect();
    const name = one.dataset.ref ?? one.dataset.for ?? one.getAttribute("class");
    number[name] = (number[name] ?? 0) + 1;
    const isHalo = one.classList.contains("map-block");
    const {x, y} = isHalo ? one.querySelector(".pieces-wood").getBoundingClientRect() : {x: left, y: top};
    const place = [x - board.left, y - board.top, ...(isHalo ? [] : [width, height])];
    return [`${name}#${number[name]}`, place.map((side) => Math.round(side * 10) / 10)];
  }));
}"""
"""Where everything is drawn on the board, by what it is."""


def take_a_turn(open_page: OpenPage, **wishes: int | str) -> Page:
    """A table at which it is for the person to act with the best card."""
    page = play_now(open_page, motion="off", pace="once", **wishes)
    touch(page, page.locator(".cards-hand .cards-card.lit").last)
    page.locator(".board .map-block.lit").first.wait_for()
    settle(page)
    return page


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1440, 900)])
def test_the_map_has_half_of_the_window(open_page: OpenPage, width: int, height: int) -> None:
    page = take_a_turn(open_page, width=width, height=height)
    assert page.evaluate(SHARE) >= HALF
    assert page.locator(".map-block .pieces-name").first.is_visible()
    assert page.locator(".map-block .pieces-loyalty, .map-block .pieces-rank").first.is_visible()


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1440, 900), (390, 844)])
def test_every_name_is_there_and_can_be_read(open_page: OpenPage, width: int, height: int) -> None:
    page = take_a_turn(open_page, width=width, height=height)
    expect(page.locator(".names-area")).to_have_count(AREAS)
    expect(page.locator(".names-city")).to_have_count(CITIES)
    assert page.evaluate(SMALL, LEGIBLE) == []
    touch(page, page.get_by_role("button", name="whole"))
    assert page.evaluate(SMALL, LEGIBLE) == []


def first_turn() -> str:
    """A game as a record, in which it is for Lancaster to act first of all."""
    match = Match.start(find_game("richard3"), {}, {"lancaster": "human", "york": "bot:greedy"}, FairDice(bytes(32)))
    while match.view(0).step != "actions" or match.state.actors() != [0]:
        seat = match.state.actors()[-1]
        match.say(seat, "end") if match.view(seat).step == "actions" else match.act(seat, match.legal(seat)[-1:])
    return match.record.write()


def test_between_two_recruits_nothing_else_moves(open_page: OpenPage) -> None:
    page = open_page("/", width=1280, height=720)
    open_record(page, first_turn())
    for _ in range(2):
        before: dict[str, Any] = page.evaluate(PLACES)
        points = page.locator(".sides-points b").inner_text()
        block = recruit(page)
        expect(page.locator(".sides-points b")).not_to_have_text(points)
        settle(page)
        after: dict[str, Any] = page.evaluate(PLACES)
        moved = {
            name: (place, after.get(name)) for name, place in before.items() if after.get(name) != place and block not in name
        }
        assert not moved, moved


def recruit(page: Page) -> str:
    """Recruit somebody into an empty area in sight, so that neither a block nor the map need move; what he is called."""
    tokens = page.locator(".sides-pool .pieces-token:is(.lit, .open)")
    empty = page.locator('.map-area.lit[aria-label*="Lancaster 0, York 0"]')
    plane = page.locator(".map-plane")
    stands = plane.get_attribute("style")
    for number in range(tokens.count()):
        touch(page, tokens.nth(number))
        if empty.count() and plane.get_attribute("style") == stands:
            block = str(tokens.nth(number).get_attribute("data-ref"))
            touch(page, empty.first)
            return block
        page.keyboard.press("Escape")
    raise AssertionError("nobody can be recruited in sight")
