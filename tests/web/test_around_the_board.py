"""The page around the board, at the sizes that people have: the map first, one list of seats, cards of what is pointed at."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage
from tests.web.positions import one_of_each, open_position, the_end
from tests.web.richard3_table import play_now, settle
from tests.web.robot import SPOT, Robot, touch
from tests.web.test_keyboard import GAMES, open_game
from tests.web.test_things import TWO_VOICES
from tests.web.test_touching import CARDS, played

LANGUAGES = ("fr", "it", "en")
BARS = 97
"""So many pixels are enough for the bars above a board."""
COLUMN = 270
SPEAK = """async (lang) => {
  const [{ prefer }, { language }] = await Promise.all([import("/static/js/prefs.js"), import("/static/js/words.js")]);
  prefer("lang", lang);
  while (language.value !== lang) await new Promise(requestAnimationFrame);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
PROMPT = """() => {
  const over = [...document.querySelectorAll(".prompt-told, .prompt-offers")]
    .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1);
  const [bar, board] = [".prompt-bar", ".board-area"].map((one) => document.querySelector(one).getBoundingClientRect());
  return {height: bar.height, board: board.top, over: over.map((one) => one.textContent)};
}"""
"""How high the prompt is, where the board begins, and what does not fit into the prompt."""
COVERED = """(selector) => {
  const card = document.querySelector(selector).getBoundingClientRect();
  const isOver = ({left, top, right, bottom}) =>
    Math.min(card.right, right) - Math.max(card.left, left) > 1 && Math.min(card.bottom, bottom) - Math.max(card.top, top) > 1;
  const seen = (one) => {
    let {left, top, right, bottom} = one.getBoundingClientRect();
    for (let around = one.parentElement; around; around = around.parentElement) {
      const box = around.getBoundingClientRect();
      const {overflowX, overflowY} = getComputedStyle(around);
      if (overflowX !== "visible") [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (overflowY !== "visible") [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return {left, top, right, bottom};
  };
  return [...document.querySelectorAll(".thing.lit, .thing.held, .prompt-offers .offer")]
    .filter((one) => isOver(seen(one))).map((one) => one.dataset.ref ?? one.textContent);
}"""
"""What is in use and lies under something with a part that is not scrolled out of sight."""


@pytest.mark.parametrize("name", GAMES)
def test_the_prompt_has_one_height_and_room_for_everything_in_every_language(open_page: OpenPage, name: str) -> None:
    page = open_page("/about", width=1280, height=720)
    faults: list[str] = []
    places: set[tuple[float, float]] = set()
    for position in (*one_of_each(name), the_end(name)):
        open_position(page, position)
        for lang in LANGUAGES:
            page.evaluate(SPEAK, lang)
            found: dict[str, Any] = page.evaluate(PROMPT)
            places.add((found["height"], found["board"]))
            faults += [f"{position} ({lang}): {text}" for text in found["over"]]
    assert not faults, "\n".join(faults)
    assert len(places) == 1
    assert places.pop()[1] <= BARS


@pytest.mark.parametrize("game", GAMES)
def test_the_column_beside_the_board_is_slim_and_folds_and_that_is_remembered(open_page: OpenPage, game: str) -> None:
    page = open_game(open_page, game, width=1280, height=720)
    column, board = page.locator(".side"), page.locator(".board-area")
    assert width_of(column) <= COLUMN
    before = width_of(board)
    touch(page, page.locator(".side-fold"))
    expect(page.locator(".side.is-folded")).to_be_visible()
    assert width_of(board) > before + 180
    expect(page.locator(".log-panel")).to_have_count(0)
    expect(page.locator(".side-brief")).to_have_text(re.compile(r"\w"))
    assert page.locator(".side-brief").evaluate("(brief) => brief.scrollWidth <= brief.parentElement.clientWidth")
    expect(page.locator(".side-scores li")).to_have_count(page.evaluate(SEATS))
    page.reload()
    expect(page.locator(".side.is-folded")).to_be_visible()
    touch(page, page.locator(".side-fold"))
    expect(page.locator(".log-panel")).to_be_visible()
    assert width_of(board) == before


SEATS = """async () => (await import("/static/js/table-state.js")).table.room.value.places.length"""


def width_of(one: Any) -> float:
    """How wide an element is."""
    width: float = one.bounding_box()["width"]
    return width


def test_what_is_said_while_the_column_is_folded_is_marked_and_opens_the_chat(open_page: OpenPage) -> None:
    page = play_now(open_page, width=1280, height=720)
    touch(page, page.locator(".side-fold"))
    page.evaluate("""async () => (await import("/static/js/table-state.js")).takeChat(
      {since: 0, lines: [{who: "Warwick", text: "A Warwick!", time: 1}]})""")
    expect(page.locator(".side-unread .badge")).to_have_text("1")
    touch(page, page.locator(".side-unread"))
    expect(page.locator(".chat")).to_contain_text("A Warwick!")


def test_everybody_is_listed_once_with_his_score(open_page: OpenPage) -> None:
    page = play_now(open_page, width=1280, height=720)
    expect(page.locator(".seat .seat-score b")).to_have_count(2)
    expect(page.locator(".summary").get_by_text("10", exact=True)).to_have_count(0)


BOX = """(one) => {
  const {x, y, width, height} = one.getBoundingClientRect();
  return {x, y, width, height};
}"""


def point_at(page: Page, selector: str) -> dict[str, float]:
    """Move the mouse to a thing, from beside everything, and wait for its card; where the thing is."""
    thing = page.locator(selector).first
    thing.wait_for()
    page.mouse.move(3, 3)
    spot = thing.evaluate(SPOT)
    page.mouse.move(spot["x"], spot["y"])
    expect(page.locator(".tip.with-facts")).to_be_visible()
    box: dict[str, float] = thing.evaluate(BOX)
    return box


def overlaps(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two boxes lie on each other."""
    return all(
        one[at] < other[at] + other[size] and other[at] < one[at] + one[size] for at, size in (("x", "width"), ("y", "height"))
    )


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720)])
def test_who_points_at_a_piece_is_shown_its_card_which_covers_nothing_in_use(
    open_page: OpenPage, width: int, height: int
) -> None:
    page = open_page("/about", width=width, height=height)
    open_position(page, played("actions", 0, *CARDS))
    for selector in (".map-svg .map-block.lit", ".sides-pool .thing"):
        box = point_at(page, selector)
        card = page.locator(".tip")
        expect(card.locator(".details li").first).to_be_visible()
        assert not page.evaluate(COVERED, ".tip")
        assert not overlaps(box, card.evaluate(BOX))
        expect(card).to_have_css("pointer-events", "none")
        assert not card.locator("[data-ref], [role=button]").count(), "what it tells of is touched elsewhere"
        page.mouse.move(3, 3)
        expect(card).to_be_hidden()


def test_the_keyboard_is_shown_cards_too_and_a_press_puts_them_away(open_page: OpenPage) -> None:
    page = open_page("/about", width=1280, height=720)
    open_position(page, played("actions", 0, *CARDS))
    page.locator(".map-svg .map-block.lit").first.wait_for()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".tip.with-facts")).to_be_visible()
    assert not page.evaluate(COVERED, ".tip")
    point_at(page, ".map-svg .map-block.lit")
    page.mouse.down()
    expect(page.locator(".tip.with-facts")).to_have_count(0)


def test_the_card_says_what_a_touch_would_bring_and_why_it_would_do_nothing(open_page: OpenPage) -> None:
    page = open_page("/about", width=1280, height=720)
    open_position(page, played("actions", 0, *CARDS))
    touch(page, page.locator(".map-svg .map-block.lit").first)
    point_at(page, ".map-area.lit")
    expect(page.locator(".tip-verdict")).to_be_visible()
    assert not page.evaluate(COVERED, ".tip")


@pytest.mark.parametrize("game", GAMES)
def test_a_thing_has_no_title_of_the_browsers_on_it_in_it_or_around_it(open_page: OpenPage, game: str) -> None:
    page = open_game(open_page, game)
    assert page.locator(".board .thing").count() > 10
    expect(page.locator(TWO_VOICES)).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
@pytest.mark.parametrize("game", GAMES)
def test_eight_stops_of_the_keyboard_lead_to_the_first_thing_that_is_lit(
    open_page: OpenPage, game: str, width: int, height: int
) -> None:
    """At the first decision and at later ones, without the first stop, which leads there at once."""
    page = open_game(open_page, game, width=width, height=height)
    robot = Robot(page, seed=2, button_share=0.3)
    looked = 0
    while looked < 6:
        robot.wait()
        page.keyboard.press("Escape")
        settle(page)
        if page.locator(".thing.lit:visible").count():
            looked += 1
            page.locator(".skip").focus()
            assert len(stops := stops_to_lit(page)) <= 8, "\n".join(stops)
        robot.play(robot.clicks + 3)


def stops_to_lit(page: Page) -> list[str]:
    """The stops from the first one to something lit, itself included."""
    stops = ["skip"]
    while not page.evaluate("() => document.activeElement.matches('.thing.lit')"):
        page.keyboard.press("Tab")
        stops.append(page.evaluate("() => document.activeElement.outerHTML.slice(0, 120)"))
        assert len(stops) < 20, "\n".join(stops)
    return stops


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_a_notice_lies_over_a_bar_and_not_over_what_is_lit(open_page: OpenPage, width: int, height: int) -> None:
    page = open_page("/about", width=width, height=height)
    open_position(page, played("actions", 0, *CARDS))
    page.locator(".board .thing.lit").first.wait_for()
    page.keyboard.press("l")
    expect(page.locator(".toast")).to_be_visible()
    assert not page.evaluate(COVERED, ".toast")
    touch(page, page.locator(".toast"))
    expect(page.locator(".toast")).to_have_count(0)


def test_on_a_low_window_the_ways_of_what_is_held_are_listed_when_some_are_out_of_sight(open_page: OpenPage) -> None:
    [position] = [one for one in one_of_each("lancaster") if one.step == "place"]
    page = open_page("/about", width=1280, height=520)
    open_position(page, position)
    touch(page, page.locator(".tray .pieces-piece.lit").last)
    rows = page.locator(".side .sheet .row")
    expect(rows.first).to_be_visible()
    log = page.locator(".log-line").count()
    touch(page, rows.last)
    settle(page)
    page.wait_for_function("(before) => document.querySelectorAll('.log-line').length > before", arg=log)


def test_beside_a_low_window_the_strip_of_the_folded_column_counts_the_ways_and_leads_to_them(open_page: OpenPage) -> None:
    [position] = [one for one in one_of_each("lancaster") if one.step == "place"]
    page = open_page("/about", width=1280, height=520)
    open_position(page, position)
    touch(page, page.locator(".side-fold"))
    count = page.locator(".side-ways")
    expect(count).to_have_count(0)
    touch(page, page.locator(".tray .pieces-piece.lit").last)
    expect(count).to_have_text(re.compile(r"^\d+ ways$"))
    touch(page, count)
    expect(page.locator(".side .sheet .row").first).to_be_visible()
    expect(page.locator(".tray .pieces-piece.held")).not_to_have_count(0)


def test_the_map_of_a_phone_keeps_its_size_while_one_kind_of_decision_is_made(open_page: OpenPage) -> None:
    page = open_page("/about", width=390, height=844)
    open_position(page, played("actions", 0, *CARDS))
    block = page.locator(".map-svg .map-block.lit").first
    sizes = []
    for _ in range(3):
        touch(page, block)
        expect(page.locator(".map-block.held")).to_have_count(1)
        sizes.append(page.locator(".map-view").bounding_box())
        page.keyboard.press("Escape")
        expect(page.locator(".map-block.held")).to_have_count(0)
        sizes.append(page.locator(".map-view").bounding_box())
    assert all(size == sizes[0] for size in sizes)
