"""Tables of Richard III made on the page for it, for the tests in a browser."""

from playwright.sync_api import Page
from tests.web.conftest import OpenPage
from tests.web.robot import touch


def new_table(open_page: OpenPage, lancaster: str, york: str, **wishes: int | str) -> Page:
    """A table of the shortest scenario, set up on the page for it: `me`, `bot:greedy`, `invite`."""
    page = open_page(f"/new?game=richard3&option-scenario=1480&seat-lancaster={lancaster}&seat-york={york}", **wishes)
    touch(page, page.locator("#new-table .set-up-go button"))
    page.wait_for_url("**/table/*")
    return page


def play_now(open_page: OpenPage, **wishes: int | str) -> Page:
    """The table that one click on the first page gives."""
    page = open_page("/", **wishes)
    touch(page, page.locator('form[action="/play-now/richard3"] button').first)
    page.wait_for_url("**/table/*")
    page.locator(".board .thing.lit, .text-mode").first.wait_for()
    return page


def settle(page: Page) -> None:
    """Wait until the last act is done with."""
    page.locator('.board-area[data-pending="false"]').wait_for()
