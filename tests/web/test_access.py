"""For everybody: the keyboard alone is enough, and axe finds nothing serious on the pages."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage
from tests.web.node import ROOT, need_modules
from tests.web.richard3_table import new_table, play_now, settle
from tests.web.robot import Robot

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
PAGES = [
    "/",
    "/new?game=richard3",
    "/lobby",
    "/games",
    "/account",
    "/preferences",
    "/rules",
    "/rules/richard3",
    "/about",
    "/load",
]


def serious(page: Page, axe: Path = AXE) -> list[str]:
    """What axe finds that keeps somebody from using the page.

    One rule is left out: the figures drawn on a block are not the beginning of its name, which says the same in words.
    """
    page.evaluate(axe.read_text(encoding="utf-8"))
    wishes = {"resultTypes": ["violations"], "rules": {"label-content-name-mismatch": {"enabled": False}}}
    found = page.evaluate("async (wishes) => (await axe.run(document, wishes)).violations", wishes)
    return [
        f"{page.url}: {one['id']}: {node['target']} {node.get('failureSummary', '')[:200]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:4]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_the_pages(open_page: OpenPage, theme: str) -> None:
    need_modules()
    page = open_page("/", theme=theme, bypass_csp=True)
    found = serious(page)
    for path in PAGES[1:]:
        page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/", 3)[2] + path)
        found += serious(page)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("theme", "width"), [("light", 1440), ("dark", 390)])
def test_axe_finds_nothing_serious_at_the_table(open_page: OpenPage, theme: str, width: int) -> None:
    need_modules()
    page = new_table(open_page, "me", "bot:greedy", theme=theme, width=width, height=844, bypass_csp=True)
    robot = Robot(page, seed=1, button_share=0.1)
    robot.wait()
    found = serious(page)
    robot.play(most=900, stop_at=".battle")
    assert page.locator(".battle").count()
    found += serious(page)
    assert not found, "\n".join(found)


def tab_to(page: Page, selector: str, most: int = 150) -> None:
    """Press Tab until something that fits has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector):
            return
    pytest.fail(f"{selector} was not reached with the keyboard")


def test_a_game_is_begun_and_played_with_the_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page("/")
    tab_to(page, "form[action='/play-now/richard3'] button")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    page.locator(".cards-hand .cards-card.lit").first.wait_for()
    tab_to(
        page,
        ".cards-hand .cards-card.lit:is([data-ref='card:2'], [data-ref='card:3'], [data-ref='card:4'])",
    )
    page.keyboard.press("Enter")
    page.locator(".sides-pool .pieces-token.lit").first.wait_for()
    points = page.locator(".sides-points b")
    before = int(points.inner_text())
    tab_to(page, ".sides-pool .pieces-token.lit")
    page.keyboard.press("Enter")
    page.locator(".map-area.lit").first.wait_for()
    tab_to(page, ".map-area.lit")
    page.keyboard.press("Enter")
    expect(points).to_have_text(str(before - 1))
    settle(page)
    page.keyboard.press("u")
    expect(points).to_have_text(str(before))
    tab_to(page, ".prompt-offers .offer")
    page.keyboard.press("Enter")
    expect(page.locator(".prompt-text")).not_to_contain_text(f"{before} points")


def test_text_mode_plays_too(open_page: OpenPage) -> None:
    page = play_now(open_page, text="on")
    page.locator(".text-mode").wait_for()
    assert page.locator(".map-view").count() == 0
