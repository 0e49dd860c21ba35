"""The map of Wars of the Roses: how much of the window it has, that it can be read, and that nothing on it stirs without need."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage, prefer
from tests.web.positions import open_position
from tests.web.robot import touch
from tests.web.test_roses_board import READY, drafted, go_to_planning, new_table, writing

SIZES = ((1440, 900), (1280, 720), (390, 844))
WIDE = SIZES[:2]
SHARE = """() => {
  const { width, height } = document.querySelector(".map-view").getBoundingClientRect();
  return (width * height) / (innerWidth * innerHeight);
}"""
SMALL = """() => [...document.querySelectorAll(".map-svg text")].flatMap((one) => {
  const { height } = one.getBoundingClientRect();
  const size = (parseFloat(getComputedStyle(one).fontSize) * height) / one.getBBox().height;
  return height > 0 && size < 11 ? [`${one.textContent.trim()} ${size.toFixed(1)}`] : [];
})"""
"""What is written on the map in letters lower than eleven pixels of the screen."""
WHERE = """() => document.fonts.ready.then(() => Object.fromEntries([...document.querySelectorAll(
    ".map-view, .map-plaque, .map-svg :is(.thing, .pieces-name)")]
  .filter((one) => !one.dataset.ref?.startsWith("order:"))
  .map((one) => {
    const { left, top } = (one.querySelector(".pieces-body, path, text") ?? one).getBoundingClientRect();
    return [one.dataset.ref ?? one.getAttribute("aria-label") ?? one.textContent, `${left.toFixed(1)} ${top.toFixed(1)}`];
  })))"""
"""Where everything on the map is, orders apart, once it is written in its own letters."""

CARDS = """(number) => {
  const mine = document.querySelector(".tracks-player[data-seat=red] .tracks-cards").textContent;
  const cards = (mine.match(/\\d+/g) ?? []).reduce((sum, part) => sum + Number(part), 0);
  return cards >= number && document.querySelector(".card-shown.lit, [data-form]");
}"""
"""Whether I have so many cards, and it is for me to act."""


def stirred(before: dict[str, str], after: dict[str, str]) -> list[str]:
    """What was there and is elsewhere."""
    return [f"{ref}: {spot} → {after[ref]}" for ref, spot in before.items() if after.get(ref, spot) != spot]


@pytest.mark.parametrize(("width", "height"), WIDE)
def test_the_map_has_at_least_45_percent_of_the_window(open_page: OpenPage, width: int, height: int) -> None:
    page = new_table(open_page, "four", width=width, height=height)
    page.locator(".card-shown.lit").first.wait_for()
    assert page.evaluate(SHARE) >= 0.45
    open_position(page, writing(drafted()))
    page.locator(READY).wait_for()
    assert page.evaluate(SHARE) >= 0.45


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_on_the_map_is_written_smaller_than_eleven_pixels(
    open_page: OpenPage, width: int, height: int, lang: str
) -> None:
    page = open_page("/about", width=width, height=height, lang=lang)
    open_position(page, writing(drafted()))
    page.locator(READY).wait_for()
    expect(page.locator(".pieces-name")).to_have_count(24)
    page.wait_for_function(f"() => ({SMALL})().length === 0")
    assert all(name.is_visible() for name in page.locator(".pieces-name").all()), "city names are always there"


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_number_of_a_noble_stays_within_its_badge(open_page: OpenPage, width: int, height: int) -> None:
    """Also Neville's ten, which takes more room."""
    page = open_page("/about", width=width, height=height)
    open_position(page, writing(drafted()))
    page.locator(READY).wait_for()
    badges = page.locator(".pieces-noble .pieces-points")
    boxes = [_boxes(badges.nth(number).element_handle()) for number in range(badges.count())]
    assert "10" in [text for text, *_ in boxes]
    for text, ground, figures in boxes:
        assert ground["left"] < figures["left"] < figures["right"] < ground["right"], text


def _boxes(badge: Any) -> list[Any]:
    found: list[Any] = badge.evaluate(
        "(one) => [one.textContent.trim(), ...[...one.children].map((part) => part.getBoundingClientRect().toJSON())]"
    )
    return found


@pytest.mark.parametrize(("width", "height"), WIDE)
def test_nothing_on_the_map_moves_from_one_pick_to_the_next(open_page: OpenPage, width: int, height: int) -> None:
    page = new_table(open_page, "four", width=width, height=height)
    for number in (1, 2):
        lit = page.locator(".card-shown.lit")
        lit.first.wait_for()
        before = page.evaluate(WHERE)
        touch(page, lit.nth(number % 2))
        _wait_for_cards(page, number)
        assert not stirred(before, page.evaluate(WHERE))


def _wait_for_cards(page: Page, number: int) -> None:
    """Until I have so many cards, and it is for me to act again."""
    page.wait_for_function(CARDS, arg=number)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_on_the_map_moves_while_orders_are_written(open_page: OpenPage, width: int, height: int) -> None:
    page = open_page("/about", width=width, height=height)
    open_position(page, writing(drafted()))
    page.locator(READY).wait_for()
    before = page.evaluate(WHERE)
    if width < 900:
        touch(page, page.locator(".panel-tabs button").nth(1))
    stepper = page.locator(".is-defend .sheet-stepper.is-troop").first
    for number in (1, 2, 3):
        stepper.locator("button").nth(1).click()
        expect(stepper.locator("output")).to_have_text(str(number))
        expect(page.locator(".marks-post .marks-counter text")).to_have_text(str(number))
        assert not stirred(before, page.evaluate(WHERE))


@pytest.mark.parametrize(("width", "height"), WIDE)
def test_the_map_keeps_its_place_while_a_turn_is_told(open_page: OpenPage, width: int, height: int) -> None:
    page = new_table(open_page, "two", width=width, height=height)
    go_to_planning(page)
    before = page.evaluate(WHERE)
    prefer(page, "pace", "calm")
    touch(page, page.locator(READY))
    page.locator(".theatre-bar").wait_for()
    page.locator(".stage-sheet").first.wait_for()
    after = page.evaluate(WHERE)
    places = [ref for ref in before if not ref.startswith("card:")]
    assert not stirred({ref: before[ref] for ref in places}, after)
