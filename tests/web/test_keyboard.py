"""The keyboard at the table: few stops on the way to what can be touched, and a focus that is never lost."""

from random import Random

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage
from tests.web.positions import open_record
from tests.web.richard3_table import settle
from tests.web.robot import Robot
from tests.web.test_lancaster_board import record_up_to

GAMES = ("richard3", "roses", "lancaster")
LIT = ".board .thing.lit"
OF_USE = ":is(.thing.lit, .thing.open, .thing.held, button):focus"
KIND_OF_STOP = """() => {
  const here = document.activeElement;
  if (here.closest(".log")) return "log";
  return here.closest(".thing, .board, .heralds, .prompt-offers, .prompt-held, .theatre-bar") ? "play" : "bar";
}"""
BARS = 16
"""So many stops are enough for all that does not belong to play itself."""


def open_game(open_page: OpenPage, game: str, **wishes: int | str) -> Page:
    """The table that one click on the first page gives, with something to touch."""
    page = open_page("/", **wishes)
    page.locator(f'form[action="/play-now/{game}"] button').first.click()
    page.locator(f"{LIT}:visible").first.wait_for()
    return page


def tabs_to(page: Page, selector: str, most: int = 200) -> int:
    """How often Tab is pressed until something that fits has the focus, from where it is."""
    for count in range(most):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return count
        page.keyboard.press("Tab")
    pytest.fail(f"{selector} was not reached with the keyboard")


def press(page: Page, key: str) -> None:
    """Press a key, and wait until what it did is done and drawn."""
    page.keyboard.press(key)
    settle(page)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    settle(page)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_stop_leads_to_what_can_be_touched(open_page: OpenPage, game: str) -> None:
    page = open_game(open_page, game)
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    expect(page.locator(".skip")).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator(f"{LIT}:focus")).to_have_count(1)


def test_a_knight_and_a_province_are_few_keys_away(open_page: OpenPage) -> None:
    page = open_page("/")
    open_record(page, record_up_to("place"))
    page.locator(".tray .pieces-piece.lit").first.wait_for()
    assert tabs_to(page, ".tray .pieces-piece.lit") <= 10, "past all bars, without the first stop"
    press(page, "Enter")
    assert tabs_to(page, ".map-plaque.lit") <= 3
    press(page, "Escape")
    expect(page.locator(".tray .pieces-piece:focus")).to_have_count(1)
    expect(page.locator(".tray .pieces-piece.held")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_however_long_the_log_is_the_way_around_the_page_is_short(open_page: OpenPage, game: str) -> None:
    page = open_game(open_page, game)
    robot = Robot(page, seed=2, button_share=0.3)
    while page.locator(".log-line").count() < 40:
        robot.play(most=robot.clicks + 5)
        assert robot.clicks < 400
    robot.wait()
    page.locator(".skip").focus()
    stops: list[str] = []
    while not stops or not page.locator(".skip:focus").count():
        page.keyboard.press("Tab")
        stops.append(page.evaluate(KIND_OF_STOP))
        assert stops.count("bar") <= BARS, stops
    assert stops.count("log") == 1


def test_the_log_is_one_stop_and_arrows_go_through_its_lines(open_page: OpenPage) -> None:
    page = open_game(open_page, "richard3")
    lines = page.locator(".log-line button")
    expect(lines.first).to_be_visible()
    page.locator(".log-filter").focus()
    page.keyboard.press("Tab")
    expect(lines.last).to_be_focused()
    page.keyboard.press("Home")
    expect(lines.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(lines.nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(lines.first).to_be_focused()
    page.keyboard.press("Tab")
    assert not page.evaluate("document.activeElement.closest('.log')")
    page.keyboard.press("Shift+Tab")
    expect(lines.last).to_be_focused()
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    expect(page.locator(".theatre-bar")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_whoever_plays_with_keys_never_loses_the_focus(open_page: OpenPage, game: str) -> None:
    """Whatever is touched, taken back or skipped: afterwards the focus is on something that can be touched."""
    page = open_game(open_page, game)
    robot = Robot(page)
    rng = Random(game)
    page.keyboard.press("ArrowDown")
    for number in range(40):
        key = "u" if number % 13 == 12 else rng.choice(["Enter", "Enter", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"])
        press(page, key)
        if page.locator(".theatre-bar").count():
            press(page, "Escape")
        if robot.wait()["state"] == "over":
            break
        expect(page.locator(OF_USE)).to_have_count(1)
    robot.check()
    assert number > 10


@pytest.mark.parametrize("game", GAMES)
def test_what_is_gone_after_a_click_leaves_the_focus_at_the_prompt(open_page: OpenPage, game: str) -> None:
    """A pointer rests where it is, and Tab goes on from the prompt instead of from the top of the page."""
    page = open_game(open_page, game)
    robot = Robot(page, seed=5, button_share=0.3)
    for _ in range(15):
        robot.click(robot.wait())
        expect(page.locator(":focus")).to_have_count(1)
    robot.check()


def test_a_focus_that_the_browser_takes_away_comes_back_with_what_is_drawn_next(open_page: OpenPage) -> None:
    """What was pressed may be drawn anew in the same moment: nothing has the focus then, though nothing that had it is gone."""
    page = open_game(open_page, "roses")
    page.locator(f"{LIT}:visible").first.focus()
    page.evaluate("() => document.activeElement.blur()")
    page.mouse.move(700, 400)
    expect(page.locator(":focus")).to_have_count(1)


def test_nobody_who_writes_to_the_others_is_disturbed(open_page: OpenPage) -> None:
    page = open_game(open_page, "richard3")
    page.get_by_role("tab", name="Chat").click()
    page.keyboard.press("Tab")
    page.locator(".cards-hand .cards-card.lit").first.focus()
    page.keyboard.press("Enter")
    page.locator(".chat-form input").click()
    page.keyboard.type("For York, for York!", delay=60)
    expect(page.locator(".chat-form input")).to_be_focused()
    expect(page.locator(".chat-form input")).to_have_value("For York, for York!")
