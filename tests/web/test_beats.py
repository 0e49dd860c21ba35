"""The theatre shows each beat on the board as it was; what is still to come is neither seen nor heard."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage
from tests.web.positions import take_in
from tests.web.robot import Robot

RECORDS = Path(__file__).parents[1] / "games"
GO_TO = """async ([name, number]) => {
  const [{ table }, theatre] = await Promise.all([import("/static/js/table-state.js"), import("/static/js/theatre.js")]);
  const line = table.log.value.filter((one) => one.say[0] === `event-${name}`)[number];
  const at = table.log.value.filter((one) => one.at === line.at).indexOf(line);
  await theatre.goTo(line.at, at);
  return line.say[1];
}"""
STEP_THROUGH = """async ([from, to]) => {
  const theatre = await import("/static/js/theatre.js");
  let steps = 0;
  await theatre.goTo(from, 0);
  while (theatre.play.value.at < to && (await theatre.stepOn())) {
    steps += 1;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return steps;
}"""


def replayed(open_page: OpenPage, record: str, **wishes: int | str) -> Page:
    """The replay of a golden game."""
    page = open_page("/about", **wishes)
    page.goto(take_in(page, (RECORDS / record).read_text(encoding="utf-8")) + "/replay")
    page.locator(".theatre-slider").wait_for()
    return page


def at(page: Page, event: str, number: int = 0) -> dict[str, Any]:
    """Go to the line that tells of an event for the first time, or for a later one; its arguments."""
    args: dict[str, Any] = page.evaluate(GO_TO, [event, number])
    return args


@pytest.mark.parametrize("width", [1280, 390])
def test_who_falls_in_battle_is_seen_before_he_is_gone(open_page: OpenPage, width: int) -> None:
    page = replayed(open_page, "richard3/records/1480-greedy.record", width=width)
    robot = Robot(page)
    fallen = at(page, "eliminated")["block"]
    expect(page.locator(f'.battle [data-ref="block:{fallen}"]')).to_be_visible()
    at(page, "card-chosen", 3)
    expect(page.locator('.cards-played [aria-label*="has chosen"]')).to_have_count(1)
    at(page, "cards", 1)
    expect(page.locator('.cards-played [aria-label*="has chosen"]')).to_have_count(0)
    at(page, "battle")
    expect(page.locator(".battle")).to_have_count(0)
    at(page, "battle-won")
    expect(page.locator(".heralds-aftermath")).to_be_visible()
    robot.check()


@pytest.mark.parametrize("width", [1280, 390])
def test_ballots_are_opened_one_after_the_other(open_page: OpenPage, width: int) -> None:
    page = replayed(open_page, "lancaster/records/three.record", width=width)
    robot = Robot(page)
    for number in range(3):
        at(page, "ballot", number)
        expect(page.locator(".ballot-state.is-open")).to_have_count(number + 1)
    robot.check()


def test_counters_stand_on_the_map_while_orders_are_carried_out(open_page: OpenPage) -> None:
    page = replayed(open_page, "roses/records/four-greedy.record")
    robot = Robot(page)
    at(page, "sheet")
    expect(page.locator(".stage-sheet")).to_have_count(1)
    expect(page.locator(".map-svg .marks-counter")).to_have_count(0)
    at(page, "attackers")
    expect(page.locator(".map-svg .marks-counter").first).to_be_attached()
    at(page, "battle")
    expect(page.locator(".map-svg .marks-clash")).to_have_count(1)
    at(page, "region")
    expect(page.locator(".map-svg .marks-counter")).to_have_count(0)
    robot.check()


@pytest.mark.parametrize(
    ("record", "first", "last"),
    [
        ("richard3/records/1480-greedy.record", 40, 115),
        ("roses/records/four-greedy.record", 160, 175),
        ("lancaster/records/three.record", 20, 80),
    ],
)
def test_every_beat_can_be_drawn(open_page: OpenPage, record: str, first: int, last: int) -> None:
    page = replayed(open_page, record)
    robot = Robot(page)
    assert page.evaluate(STEP_THROUGH, [first, last]) > 40
    robot.check()
