"""Lancaster in a real browser: whole games by clicking, and what must not reach another seat."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect
from tests.web.conftest import OpenPage
from tests.web.node import need_modules, run_node_test
from tests.web.positions import open_record
from tests.web.robot import Robot, touch
from tests.web.test_access import serious

from bosworth.bots import make_bot
from bosworth.games.lancaster import GAME
from bosworth.kernel.chance import FairDice
from bosworth.kernel.match import Match

SEATS = ("blue", "green", "yellow", "red", "purple")
SECRETS = ("gold", "squires", "seals", "seal_tiles", "dishonour")
ME = 0


def set_up(page: Page) -> None:
    """Open the table for which the form is filled in."""
    touch(page, page.locator("#new-table button[type=submit], #new-table button.primary").last)
    page.wait_for_url("**/table/*")


def new_table(open_page: OpenPage, players: int, preset: str = "", **page: int | str) -> Page:
    """A table at which Blue is mine and bots sit at the other seats."""
    seats = "".join(f"&seat-{seat}={'bot:random' if number else 'me'}" for number, seat in enumerate(SEATS[:players]))
    opened = open_page(f"/new?game=lancaster&option-players={players}&preset={preset}{seats}", **page)
    set_up(opened)
    return opened


def listen(page: Page) -> list[dict[str, Any]]:
    """Everything that is shown to the page from now on."""
    heard: list[dict[str, Any]] = []

    def take(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "shown":
            heard.append(message)

    def attend(socket: WebSocket) -> None:
        hear: Callable[[str | bytes], None] = take
        socket.on("framereceived", hear)

    page.on("websocket", attend)
    return heard


def test_the_order_of_a_castle() -> None:
    run_node_test("lancaster")


def test_a_whole_game_of_two_in_french(open_page: OpenPage) -> None:
    page = new_table(open_page, 2, lang="fr")
    assert Robot(page, seed=2, button_share=0.35).play(most=2000), "the game did not end"
    expect(page.locator(".end-table")).to_contain_text("chevalerie")
    expect(page.locator(".curve svg").first).to_be_visible()


def test_a_whole_game_of_five_with_all_modules_in_italian(open_page: OpenPage) -> None:
    """15 ballots, three secrets a seat: the wire brings nobody else's."""
    page = open_page("/new?game=lancaster&option-players=5&preset=big_box", lang="it")
    heard = listen(page)
    set_up(page)
    assert Robot(page, seed=2, button_share=0.35).play(most=2000), "the game did not end"
    expect(page.locator(".end-table")).to_contain_text("cavalleria")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".narrow .end-table thead th")).to_have_count(6)
    assert page.locator(".end-table").evaluate("(table) => table.getBoundingClientRect().right") <= 390
    going_on = [shown for shown in heard if shown["step"] != "over"]
    assert {shown["step"] for shown in going_on} >= {"extend", "place", "ballot"}
    for shown in going_on:
        others = [has for seat, has in shown["view"]["players"].items() if seat != SEATS[ME]]
        assert len(others) == 4
        assert all(has[name] is None for name in SECRETS for has in others)
        if shown["step"] == "ballot":
            assert all(has["ballot"] in (None, "sealed") for has in others)


def seat_two(open_page: OpenPage) -> tuple[Page, Page]:
    """A table of two people, each with a browser."""
    blue = open_page("/new?game=lancaster&option-players=2")
    blue.locator("select[name=seat-blue]").select_option("me")
    blue.locator("select[name=seat-green]").select_option("open")
    blue.locator("#new-table button[type=submit], #new-table button.primary").last.click()
    blue.wait_for_url("**/table/*")
    green = open_page(blue.url[blue.url.index("/table/") :])
    green.locator("button[name=seat][value=green]").click()
    green.wait_for_selector(".lancaster")
    blue.reload()
    blue.wait_for_selector(".lancaster")
    return blue, green


def test_a_ballot_is_sealed_taken_back_and_counted_in_bars(open_page: OpenPage) -> None:
    pages = seat_two(open_page)
    robots = [Robot(page, seed=4, button_share=0.35) for page in pages]
    for _ in range(200):
        if all(page.locator("[data-ref='vote:yes'].lit").count() for page in pages):
            break
        for robot in robots:
            seen = robot.look()
            if seen["state"] == "ready" and not robot.page.locator(".ballot-voice").count():
                robot.click(seen)
    blue, green = pages
    seal(blue)
    expect(blue.locator(".ballot-mine")).to_be_visible()
    expect(green.locator(".ballot-voter.is-sealed")).to_have_count(1)
    expect(green.locator(".ballot-mine")).to_have_count(0)
    blue.locator(".ballot-mine .button").click()
    expect(blue.locator(".ballot-mine")).to_have_count(0)
    seal(blue)
    seal(green)
    for page in pages:
        expect(page.locator(".count-part")).to_have_count(2)


def seal(page: Page) -> None:
    """Vote yes with a token, if there is one."""
    expect(page.locator(".ballot-consequences").first).to_be_visible()
    page.locator("[data-ref='vote:yes']").click()
    expect(page.locator("[data-ref='vote:yes']")).to_have_attribute("aria-pressed", "true")
    more = page.locator(".ballot-vote .lancaster-step").last
    if more.is_enabled():
        more.click()
    page.locator(".ballot-vote .button.primary").click()


def test_on_a_phone_nothing_is_wider_than_the_window_and_targets_are_large(open_page: OpenPage) -> None:
    page = new_table(open_page, 4, "henry_v", width=390, height=844)
    page.wait_for_selector(".map-plaque")
    assert page.evaluate(HIDDEN_PLAQUES) == []
    robot = Robot(page, seed=7, button_share=0.35)
    for number in range(1, 5):
        robot.play(most=8 * number)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert page.evaluate("document.querySelector('.lancaster').scrollWidth") <= 390
        assert page.evaluate("document.querySelector('.summary-strip').scrollHeight") < 40
        small = page.evaluate(SMALL_TARGETS)
        assert not small, small
    touch(page, page.locator(".sections button", has_text="Parliament"))
    expect(page.locator(".laws .lancaster-title")).to_be_in_viewport()


HIDDEN_PLAQUES = """() => {
  const map = document.querySelector(".map-view").getBoundingClientRect();
  return [...document.querySelectorAll(".map-plaque")].filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left < map.left || top < map.top || right > map.right || bottom > map.bottom;
  }).map((one) => one.dataset.ref);
}"""

SMALL_TARGETS = """() => [...document.querySelectorAll(
    ".lancaster :is(.lancaster-stack, .lancaster-dock, .lancaster-own) .thing.lit:not(.lancaster-cover)")]
  .filter((one) => !one.classList.contains("is-small") && (one.offsetWidth < 43 || one.offsetHeight < 43))
  .map((one) => `${one.dataset.ref} ${one.offsetWidth} x ${one.offsetHeight}`)"""


def record_up_to(step: str, rewards: int = 0) -> str:
    """A game of three with both modules of the King, played by bots until this decision is Blue's.

    In a castle at least so many rewards are still to be collected.
    """
    for seed in range(50):
        players = {seat: "human" if seat == SEATS[ME] else "bot:greedy" for seat in SEATS[:3]}
        match = Match.start(GAME, {"players": "3", "preset": "henry_v"}, players, FairDice(seed.to_bytes(32, "big")))
        bot = make_bot("greedy", GAME, Random(seed))
        while actors := match.state.actors():
            view = match.view(ME)
            if ME in actors and view.step == step and view.known.pending.bit_count() >= rewards:
                return match.record.write()
            match.act(actors[-1], [bot.choose(match.view(actors[-1]), match.legal(actors[-1]))])
    raise AssertionError(f"no game came to {step}")


@pytest.mark.parametrize(("theme", "width"), [("light", 1440), ("dark", 390)])
def test_axe_finds_nothing_serious_in_any_phase(open_page: OpenPage, theme: str, width: int) -> None:
    need_modules()
    page = open_page("/", theme=theme, width=width, height=900)
    for step in ("extend", "place", "favour", "ballot", "province", "castle"):
        open_record(page, record_up_to(step))
        assert serious(page) == [], step


def test_a_castle_is_put_in_order_by_finger_and_by_mouse(open_page: OpenPage) -> None:
    page = open_page("/", width=390, height=844)
    open_record(page, record_up_to("castle", rewards=2))
    items = page.locator(".castle-order-item")
    first, second = (str(items.nth(place).get_attribute("data-id")) for place in (0, 1))
    drag_by_finger(page, middle(items.nth(1).locator(".castle-order-grip")), middle(items.nth(0)))
    expect(items.nth(0)).to_have_attribute("data-id", second)
    page.mouse.move(*middle(items.nth(1).locator(".castle-order-what")))
    page.mouse.down()
    page.mouse.move(*middle(items.nth(0)))
    page.mouse.up()
    expect(items.nth(0)).to_have_attribute("data-id", first)
    page.mouse.move(*middle(items.nth(1)))
    expect(items.nth(0)).to_have_attribute("data-id", first)


def middle(thing: Locator) -> tuple[float, float]:
    """The point in the middle of a thing."""
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag_by_finger(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Touch, move and lift a finger as a touch screen would."""
    screen = page.context.new_cdp_session(page)
    for kind, point in (("touchStart", start), ("touchMove", end), ("touchEnd", None)):
        points = [{"x": point[0], "y": point[1]}] if point else []
        screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_the_keyboard_alone_places_a_knight(open_page: OpenPage) -> None:
    page = new_table(open_page, 3)
    assert not Robot(page, seed=1).play(most=50, stop_at=".tray .pieces-piece.lit")
    page.locator(".tray .pieces-piece.lit").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".tray .pieces-piece.held")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".tray .pieces-piece.held")).to_have_count(0)


def test_what_cannot_be_done_says_why(open_page: OpenPage) -> None:
    """Nobody has a knight of strength 4 in the first round, which Somerset asks for."""
    page = new_table(open_page, 3)
    assert not Robot(page, seed=1).play(most=50, stop_at=".tray .pieces-piece.lit")
    assert page.evaluate(HIDDEN_PLAQUES) == []
    touch(page, page.locator("[data-ref='area:somerset']"))
    expect(page.locator(".prompt-bar")).to_contain_text("a knight in Somerset needs strength 4", ignore_case=True)


BESIDE = """(place) => {
  const { x, y, width, height } = document.querySelector(".map-view").getBoundingClientRect();
  const land = document.querySelectorAll(".map-land")[place];
  const ref = document.querySelectorAll(".map-plaque")[place].dataset.ref;
  for (let across = x; across < x + width; across += 10)
    for (let down = y; down < y + height; down += 10) {
      const around = [[0, 0], [-6, 0], [6, 0], [0, -6], [0, 6]]
        .map(([dx, dy]) => document.elementFromPoint(across + dx, down + dy));
      if (around.every((one) => one === land)) return { x: across, y: down, ref };
    }
  return null;
}"""
"""A spot of a province, by its number, that its plaque leaves free."""


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_land_beside_a_plaque_answers_as_the_plaque_does(open_page: OpenPage, width: int, height: int) -> None:
    """With a knight in hand it says why he may not go there, and he stays in hand; with none it tells of the province."""
    page = open_page("/about", width=width, height=height)
    open_record(page, record_up_to("place"))
    spots = [spot for place in range(9) if (spot := page.evaluate(BESIDE, place))]
    assert spots
    touch(page, spots[0])
    if width < 500:
        expect(page.locator(".sheet")).to_be_visible()
        touch(page, page.locator(".sheet header .button"))
    touch(page, page.locator(".tray [data-ref='knight:1'].lit").first)
    expect(page.locator(".tray .held")).to_have_count(1)
    closed = [spot for spot in spots if not page.locator(f".map-plaque.lit[data-ref='{spot['ref']}']").count()]
    assert closed
    touch(page, closed[0])
    expect(page.locator(".prompt-reason").first).to_be_visible()
    expect(page.locator(".tray .held")).to_have_count(1)


ASK = """async () => {
  const { hand } = await import("/static/js/hand.js");
  const { table, takeShown } = await import("/static/js/table-state.js");
  hand.connect(async (actions) => Boolean((document.body.dataset.sent = actions.join())));
  const { offers, ...now } = table.live.value;
  takeShown({ ...now, at: now.at + 1, since: now.log.length, log: [], offers: offers.slice(0, 1), forecast: { forced: true } });
  return offers[0].form;
}"""
"""Ask a question with one answer, and keep on the body what is sent."""


@pytest.mark.parametrize(("width", "text"), [(1280, "on"), (390, "off")])
def test_a_question_with_one_answer_is_answered_also_where_no_board_is_drawn(open_page: OpenPage, width: int, text: str) -> None:
    page = open_page("/", width=width, height=800, text="off")
    open_record(page, record_up_to("place"))
    if text == "on":
        page.evaluate("async () => (await import('/static/js/prefs.js')).prefer('text', 'on')")
        expect(page.locator(".text-mode")).to_be_visible()
    else:
        touch(page, page.get_by_role("tab", name="Log"))
        expect(page.locator(".lancaster")).to_have_count(0)
    answer = page.evaluate(ASK)
    expect(page.locator("body")).to_have_attribute("data-sent", answer)
