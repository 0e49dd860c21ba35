"""After the end, by pointer: the chances over the game, its turning points, the moment on the board, and a way on from it."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage
from tests.web.positions import take_in
from tests.web.test_rematch import touch

from bosworth.kernel.record import read_record

RECORD = Path(__file__).parent.parent / "games" / "roses" / "records" / "two-greedy.record"


def over(open_page: OpenPage, width: int, height: int, **wishes: str) -> Page:
    """A short game of Wars of the Roses that one side gave up; the other is me."""
    record = read_record(RECORD.read_text(encoding="utf-8"))
    page = open_page("/", width=width, height=height, **wishes)
    page.goto(take_in(page, short(record.cut(70).write())))
    page.locator("[data-ready] .board, [data-ready] .text-mode").first.wait_for(state="attached")
    return page


def short(text: str) -> str:
    """The same game between two people."""
    return re.sub(r"bot:\w+", "human", text)


def resign(page: Page) -> None:
    touch(page, ".menu-button")
    touch(page, ".menu-resign")
    page.locator(".end").wait_for()


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_the_chances_and_the_turning_points_are_told_and_the_moment_can_be_looked_at(
    open_page: OpenPage, width: int, height: int
) -> None:
    page = over(open_page, width, height)
    resign(page)
    page.get_by_role("button", name="Analysis").first.wait_for()
    touch(page, ".prompt-offers .tool-analysis")
    panel = page.locator(".dialog-analysis")
    panel.locator("select").select_option("")
    expect(panel.locator(".curve")).to_contain_text("Chances of winning")
    expect(panel.locator("progress")).to_have_count(0)
    expect(panel.locator(".turning-point").first).to_contain_text(re.compile(r"Played.*%.*Better.*%"))
    assert panel.evaluate("(panel) => panel.scrollWidth <= panel.clientWidth")
    touch(page, ".analysis-look >> nth=0")
    expect(panel).to_have_count(0)
    expect(page.locator(".theatre-ways")).to_contain_text(re.compile(r"Played.*%.*Better.*%"))
    expect(page.locator(".marks-move, .marks-post, .hinted").first).to_be_attached()
    touch(page, ".analysis-back")
    expect(panel.locator(".analysis-look").first).to_be_focused()
    expect(page.locator(".theatre-bar")).to_have_count(0)


def test_the_turning_points_stand_on_the_curve_which_ends_with_the_result(open_page: OpenPage) -> None:
    page = over(open_page, 1440, 900)
    resign(page)
    touch(page, ".prompt-offers .tool-analysis")
    panel = page.locator(".dialog-analysis")
    panel.locator("select").select_option("")
    panel.locator(".turning-point").first.wait_for()
    expect(panel.locator(".curve-mark")).to_have_count(panel.locator(".turning-point").count())
    figures = panel.locator(".curve-figures tbody tr")
    assert sorted(figures.last.locator("td").all_inner_texts()) == ["0", "100"]
    for row in figures.all():
        assert abs(sum(map(int, row.locator("td").all_inner_texts())) - 100) <= 1
    plot = panel.locator(".curve-plot").bounding_box()
    body = panel.bounding_box()
    assert plot
    assert body
    assert plot["width"] > 0.9 * body["width"]


def test_in_text_mode_the_turning_points_stand_before_the_figures(open_page: OpenPage) -> None:
    page = over(open_page, 1440, 900, text="on")
    touch(page, ".menu-button")
    touch(page, ".menu-resign")
    touch(page, ".tool-analysis")
    page.locator(".turning-point").first.wait_for()
    assert page.locator(".turning-point ~ .curve").count() == 1


def test_on_a_phone_what_plays_the_replay_is_as_wide_as_a_finger(open_page: OpenPage) -> None:
    page = over(open_page, 390, 844, lang="fr")
    touch(page, ".menu-button")
    touch(page, ".menu-list .button >> nth=0")
    for button in page.locator(".theatre-buttons > button").all():
        box = button.bounding_box()
        assert box
        assert box["width"] >= 32
    assert page.locator(".theatre-buttons").evaluate("(bar) => bar.scrollWidth <= bar.clientWidth")


def test_from_a_turning_point_the_game_can_be_played_on(open_page: OpenPage) -> None:
    page = over(open_page, 1440, 900)
    resign(page)
    before = page.url
    touch(page, ".prompt-offers .tool-analysis")
    page.locator(".turning-point").first.wait_for()
    touch(page, ".analysis-branch >> nth=0")
    page.wait_for_url(lambda url: url != before)
    page.locator("[data-ready] .board").wait_for(state="attached")
    expect(page.locator(".end")).to_have_count(0)
    expect(page.locator(".table-name")).to_have_text(re.compile(r"^What if, action \d+$"))
    expect(page.locator(".toast")).to_contain_text("This is a copy")
    touch(page, ".menu-button")
    touch(page, ".menu-origin")
    page.wait_for_url(before)
