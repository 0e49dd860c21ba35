"""Richard III in a real browser: a whole game by clicking, and everything that a page must keep to itself."""

from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage
from tests.web.robot import Robot


def new_table(open_page: OpenPage, lancaster: str, york: str, **page: int | str) -> Page:
    """A table of the shortest scenario, set up on the page for it."""
    opened = open_page("/new?game=richard3&option-scenario=1480", **page)
    opened.locator("select[name=seat-lancaster]").select_option(lancaster)
    opened.locator("select[name=seat-york]").select_option(york)
    opened.locator("#new-table button[type=submit], #new-table button.primary").last.click()
    opened.wait_for_url("**/table/*")
    return opened


def test_a_whole_game_by_clicking_against_a_bot(open_page: OpenPage) -> None:
    page = new_table(open_page, "bot:greedy", "me")
    robot = Robot(page, seed=5)
    assert robot.play(most=2500), "the game did not end"
    robot.check()
    expect(page.locator(".end-table")).to_be_visible()
