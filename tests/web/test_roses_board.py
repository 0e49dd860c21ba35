"""Wars of the Roses in a real browser: whole games by clicking, sheets that stay secret and survive, phones, languages."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect
from tests.web.conftest import OpenPage, prefer
from tests.web.node import need_modules
from tests.web.positions import Position, open_position
from tests.web.robot import Robot, touch
from tests.web.test_access import serious
from tests.web.wire import Message, Wire

from bosworth.games import game as find_game
from bosworth.games.roses.state import PART_NAMES
from bosworth.games.roses.tables import CARD
from bosworth.kernel.chance import FastDice
from bosworth.kernel.match import Match
from bosworth.kernel.text import write_position
from bosworth.testing.roses import scenario

SEATS = {"four": ("red", "yellow", "blue", "green"), "two": ("red", "yellow"), "two_people": ("lancaster", "york")}
SHEET = {"cursor", "left", "reach", "stray", "sheet"}
SKIP = ".theatre-bar .button.continue"
READY = "button[data-form=ready]"
REVEALED = """async () => {
  const { table } = await import("/static/js/table-state.js");
  return table.log.value.find((line) => line.say[0] === "event-sheet").at;
}"""
"""The action after which the first sheets were revealed."""
ROSES = find_game("roses")
PART = {name: number for number, name in enumerate(PART_NAMES)}


def new_table(open_page: OpenPage, scenario: str, others: str = "bot:greedy", **wishes: int | str) -> Page:
    """A table at which the first seat is mine, set up on the page for it."""
    page = open_page(f"/new?game=roses&option-scenario={scenario}{seated(scenario, others)}", **wishes)
    touch(page, page.locator("#new-table .set-up-go button"))
    page.wait_for_url("**/table/*")
    return page


def seated(scenario: str, others: str) -> str:
    """Who sits where, as the address of the form says it."""
    return "".join(f"&seat-{seat}={others if number else 'me'}" for number, seat in enumerate(SEATS[scenario]))


@contextmanager
def in_the_present(page: Page) -> Iterator[None]:
    """The last turn may be played first, as soon as it has come from the server: whenever that is, go on to the present."""
    page.add_locator_handler(page.locator(SKIP), lambda skip: skip.click())
    yield
    page.remove_locator_handler(page.locator(SKIP))


def listen(page: Page) -> list[str]:
    """Everything that comes over the page's wire from now on."""
    heard: list[str] = []

    def attend(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    page.on("websocket", attend)
    return heard


def shown_in(heard: list[str]) -> list[dict[str, Any]]:
    """What was shown to the page."""
    return [message for frame in heard if (message := json.loads(frame))["type"] == "shown"]


def go_to_planning(page: Page, seed: int = 1) -> Robot:
    """Take cards until it is time to write orders."""
    robot = Robot(page, seed=seed)
    assert not robot.play(most=60, stop_at=READY)
    return robot


def test_a_whole_game_of_four_in_french(open_page: OpenPage) -> None:
    page = new_table(open_page, "four", lang="fr")
    robot = Robot(page, seed=3, button_share=0.12)
    assert robot.play(most=700), "the game did not end"
    with in_the_present(page):
        expect(page.locator(".roses-end .end-table tbody tr")).to_have_count(5)
        expect(page.locator(".roses-end")).to_contain_text("Bonus d’Église")
        expect(page.locator(".roses-end .curve-line")).to_have_count(4)
        expect(page.locator(".tracks-turns .glyph-rose-sign")).to_have_count(5)
    robot.check()


def test_a_whole_game_of_two_in_italian_and_its_replay(open_page: OpenPage) -> None:
    page = new_table(open_page, "two", lang="it")
    robot = Robot(page, seed=5, button_share=0.12)
    assert robot.play(most=700), "the game did not end"
    with in_the_present(page):
        expect(page.locator(".roses-end .end-table tbody tr")).to_have_count(4)
        expect(page.locator(".roses-end")).to_contain_text("Bonus Commerciale")
    page.goto(page.url + "/replay")
    slider = page.locator(".theatre-slider")
    slider.wait_for()
    slider.fill("1")
    expect(page.locator(".tracks-turns .is-now")).to_have_text("I")
    expect(page.locator(".stage-line")).to_have_count(0)
    slider.fill(str(page.evaluate(REVEALED)))
    expect(page.locator(".stage-line")).to_be_visible()
    robot.check()


def drafted() -> Match:
    """Both players have some cards, and are to write their first sheets."""
    picture = "red: percy, bamburgh, sh_berwick, bp_norwich; yellow: neville, bristol, cardiff"
    state = scenario(picture, players="two", cash="red 12, yellow 12").state
    return Match.start(ROSES, {}, {}, FastDice(3), write_position(state))


def writing(match: Match) -> Position:
    """What the first seat has before it."""
    return Position("roses", "planning", "by hand", match.rev, 0, len(match.legal(0)), match.record)


def test_orders_are_written_on_the_map_and_in_the_list_alike(open_page: OpenPage) -> None:
    page = open_page("/about")
    robot = Robot(page)
    open_position(page, writing(drafted()))
    page.locator(".is-defend .sheet-stepper.is-troop button").nth(1).click()
    expect(page.locator(".marks-post .marks-counter text")).to_have_text("1")
    touch(page, page.locator(".pieces-site.is-red").first)
    expect(page.locator(".purse-numbers")).to_contain_text("£6")
    page.keyboard.press("u")
    expect(page.locator(".purse-numbers")).to_contain_text("£3")
    page.keyboard.press("h")
    page.locator("button[data-form=suggested]").click()
    expect(page.locator(".marks-orders .thing").first).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(".marks-orders .thing")).to_have_count(1)
    robot.check()


def whole_sheet(message: Message) -> Message:
    """A hint whose first decision is that nobody moves."""
    orders = ["troop bristol", "troop bristol", "white neville"]
    chain = [{"form": form, "say": ["offer-next", {}], "path": [f"card:{form.split()[1]}"]} for form in orders]
    return {**message, "form": "next", "reason": ["reason-done", {}], "more": [], "plan": ["next", *orders], "chain": chain}


def test_a_hint_of_orders_names_and_marks_them_all(open_page: OpenPage) -> None:
    page = open_page("/about")
    Wire(page, "hint", whole_sheet)
    open_position(page, writing(drafted()))
    page.locator(".is-defend .sheet-stepper").first.wait_for()
    page.keyboard.press("h")
    told = page.locator(".prompt-told")
    expect(told).to_contain_text("A bot would write 2 orders")
    expect(told).to_contain_text("2 × troop at Bristol; white cube on ")
    expect(told).not_to_contain_text("Nothing more here is worth its price")
    for card in ("bristol", "neville"):
        expect(page.locator(f".map-svg .thing.hinted[data-ref='card:{card}']").first).to_be_attached()


def test_a_draft_survives_a_reload_and_can_be_taken_back_when_it_was_ready(open_page: OpenPage) -> None:
    page = new_table(open_page, "two", others="invite")
    friend = open_page("/about")
    heard = listen(friend)
    friend.goto(page.locator("#invite-yellow").input_value())
    friend.locator("form[action^='/invite/'] button.primary").click()
    friend.wait_for_url("**/table/*")
    friend.locator(".card-shown").first.wait_for()
    page.locator(".card-shown").first.wait_for()
    for _ in range(2000):
        for one in (page, friend):
            if one.locator(".card-shown.lit").count():
                one.locator(".card-shown.lit").first.click()
        if page.locator(READY).count():
            break
        page.wait_for_timeout(50)
    friend.locator(READY).wait_for()
    before = len(shown_in(heard))
    page.locator(".is-calais .sheet-stepper button").nth(1).click()
    expect(page.locator(".purse-numbers")).to_contain_text("£1")
    page.reload()
    expect(page.locator(".is-calais .sheet-stepper input")).to_have_value("1")
    assert len(shown_in(heard)) == before, "somebody else can tell that orders are being written"
    page.locator(READY).click()
    expect(page.locator(".sheet-foot")).to_contain_text("take it back")
    expect(friend.locator(".tracks-player[data-seat=red] .chip.green")).to_be_visible()
    page.reload()
    page.locator("button[data-form=unready]").click()
    expect(page.locator(".is-calais .sheet-stepper input")).to_have_value("1")
    expect(friend.locator(".tracks-player[data-seat=red] .chip.green")).to_have_count(0)
    assert not any(SHEET & set(one["view"]["players"]["red"]) for one in shown_in(heard))


def test_nobody_elses_sheet_comes_over_the_wire_before_the_reveal(open_page: OpenPage) -> None:
    page = open_page(f"/new?game=roses&option-scenario=four{seated('four', 'bot:random')}")
    heard = listen(page)
    page.locator("#new-table .set-up-go button").click()
    page.wait_for_url("**/table/*")
    robot = go_to_planning(page)
    page.locator(READY).click()
    robot.wait()
    before = [one for one in shown_in(heard) if one["view"]["turn"] == 1]
    assert {one["step"] for one in before} >= {"draft", "bid"}
    for one in before:
        assert not any(SHEET & set(one["view"]["players"][player]) for player in ("yellow", "blue", "green"))
        assert not any(line["say"][0] == "event-sheet" for line in one.get("log", []))


def test_void_orders_can_be_written_and_say_that_they_are_void(open_page: OpenPage) -> None:
    page = new_table(open_page, "two")
    robot = go_to_planning(page)
    assert not page.evaluate(OUT_OF_SIGHT), "part of the map is out of sight at first"
    page.set_viewport_size({"width": 1280, "height": 720})
    page.wait_for_function(f"() => ({OUT_OF_SIGHT})().length === 0")
    page.locator(".sheet-void input").check()
    page.locator(".is-attack .sheet-row:not(:has(.swatch)) .sheet-stepper.is-troop button").nth(1).click()
    expect(page.locator(".is-attack .sheet-fate").first).to_contain_text("void")
    expect(page.locator(".purse-numbers")).to_contain_text("orders £0")
    robot.check()


def bluffing(part: str) -> tuple[Position, str]:
    """A sheet with an order for a noble whom nobody has, and what the board calls that order."""
    match = drafted()
    while match.state.part[0] != PART[part]:
        match.say(0, "next")
    match.say(0, "stray")
    entry = next(form for form in map(ROSES.write, match.legal(0)) if match.state.owner[CARD[form.split()[1]]] < 0)
    match.say(0, entry)
    return writing(match), f"order:{'.'.join(entry.split()[:2])}"


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (390, 844)])
@pytest.mark.parametrize("part", ["nobles", "white"])
def test_an_order_for_a_noble_who_stands_nowhere_is_on_the_map(open_page: OpenPage, part: str, width: int, height: int) -> None:
    position, order = bluffing(part)
    page = open_page("/about", width=width, height=height)
    open_position(page, position)
    drawn = page.locator(f".map-svg [data-ref='{order}']")
    touch(page, drawn)
    expect(drawn).to_have_count(0)


def test_what_cannot_be_touched_says_why(open_page: OpenPage) -> None:
    page = new_table(open_page, "two")
    go_to_planning(page)
    touch(page, page.locator(".pieces-site.is-neutral").first)
    expect(page.locator(".prompt-reason")).to_contain_text("nobody’s")


def test_one_person_writes_two_sheets_in_any_order(open_page: OpenPage) -> None:
    """Both survive a reload, also the second while the first is empty; nothing is revealed before both are ready."""
    page = new_table(open_page, "two_people")
    robot = go_to_planning(page)
    tabs, bid = page.locator(".sheet-tabs button"), page.locator(".is-calais .sheet-stepper")
    expect(tabs).to_have_count(2)
    touch(page, tabs.nth(1))
    bid.locator("button").nth(1).click()
    expect(page.locator(".purse-numbers")).to_contain_text("orders £1")
    touch(page, page.locator(READY))
    expect(tabs.first).to_have_attribute("aria-pressed", "true")
    for number in ("1", "2"):
        bid.locator("button").nth(1).click()
        expect(page.locator(".purse-numbers")).to_contain_text(f"orders £{number}")
    page.reload()
    touch(page, tabs.nth(1))
    expect(bid.locator("input")).to_have_value("1")
    touch(page, tabs.first)
    expect(bid.locator("input")).to_have_value("2")
    expect(page.locator(".tracks-turns .is-now")).to_have_text("I")
    robot.check()


def test_the_seat_of_a_house_has_no_players_colour(open_page: OpenPage) -> None:
    page = new_table(open_page, "two_people")
    look = "(one) => getComputedStyle(one).backgroundImage"
    emblems = [page.locator(f".seat[data-seat={seat}] > .swatch").evaluate(look) for seat in SEATS["two_people"]]
    assert all("50%" in emblem for emblem in emblems), "two colours, one beside the other"
    assert len(set(emblems)) == 2


def test_the_keyboard_alone_takes_a_card_and_writes_an_order(open_page: OpenPage) -> None:
    page = new_table(open_page, "two")
    page.locator(".card-shown.is-noble.lit, .card-shown.lit").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".tracks-player.is-mine .tracks-cards")).to_contain_text("1")
    go_to_planning(page, seed=4)
    page.locator(".is-bribe input, .is-loyal input").first.focus()
    page.keyboard.press("Space")
    expect(page.locator(".marks-put")).to_have_count(1)
    page.locator(".marks-put").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".marks-put")).to_have_count(0)


@pytest.mark.parametrize("lang", ["it", "fr"])
def test_on_a_phone_nothing_is_wider_than_the_window(open_page: OpenPage, lang: str) -> None:
    page = new_table(open_page, "four", width=390, height=844, lang=lang)
    robot = Robot(page, seed=2)
    page.locator(".card-shown.lit").first.wait_for()
    check_width(page)
    touch(page, page.locator(".card-shown.lit:is(.is-castle, .is-large_town, .is-town, .is-port)").first)
    expect(page.locator(".sheet .row small")).to_be_visible()
    touch(page, page.locator(".sheet .row"))
    assert not robot.play(most=60, stop_at=READY)
    check_width(page)
    give_orders_on_the_map(page)
    touch(page, page.get_by_role("tab").nth(1))
    expect(page.locator(".seats")).to_be_visible()
    expect(page.locator(".prompt-offers .offer")).to_have_count(1)
    prefer(page, "pace", "calm")
    touch(page, page.locator(READY))
    touch(page, page.get_by_role("tab").first)
    page.locator(".theatre-bar").wait_for()
    check_width(page)
    robot.check()


def give_orders_on_the_map(page: Page) -> None:
    """A touch on the map opens the orders of a place; the list has the same, and the purse is in sight with both."""
    touch(page, page.locator(".pieces-site.is-red").first)
    touch(page, page.locator(".order-card .sheet-stepper.is-troop button").nth(1))
    expect(page.locator(".purse-numbers")).to_contain_text("£3")
    touch(page, page.locator(".order-card header button"))
    touch(page, page.locator(".panel-tabs button").nth(1))
    expect(page.locator(".is-defend .sheet-stepper.is-troop output", has_text="1")).to_be_visible()
    expect(page.locator(".purse-numbers")).to_be_visible()
    check_width(page)


def check_width(page: Page) -> None:
    """Nothing is cut off at the side, and fingers can hit everything."""
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    small = page.evaluate(SMALL)
    assert not small, small


OUT_OF_SIGHT = """() => {
  const pane = document.querySelector(".map-view").getBoundingClientRect();
  const isOut = (box) => box.left < pane.left || box.top < pane.top || box.right > pane.right || box.bottom > pane.bottom;
  const names = ["pieces-site", "pieces-bishop", "pieces-ship", "pieces-noble", "map-calais-box", "map-plaque", "map-sea-name"];
  return names.flatMap((name) => [...document.getElementsByClassName(name)])
    .filter((one) => isOut(one.getBoundingClientRect())).map((one) => one.getAttribute("aria-label") ?? one.textContent);
}"""
SMALL = """() => [...document.querySelectorAll(".roses button, .roses .card-shown")]
  .filter((one) => one.offsetParent && !one.classList.contains("quiet") && (one.offsetWidth < 43 || one.offsetHeight < 40))
  .map((one) => `${one.className} ${one.textContent} ${one.offsetWidth} x ${one.offsetHeight}`)"""


@pytest.mark.parametrize(("theme", "width"), [("light", 1440), ("dark", 390)])
def test_axe_finds_nothing_serious_in_any_phase(open_page: OpenPage, theme: str, width: int) -> None:
    need_modules()
    page = new_table(open_page, "four", theme=theme, width=width, height=844, bypass_csp=True)
    page.locator(".card-shown.lit").first.wait_for()
    found = serious(page)
    go_to_planning(page)
    for tab in page.locator(".panel-tabs button").all():
        tab.click()
        found += serious(page)
    prefer(page, "pace", "calm")
    page.locator(READY).click()
    page.locator(".stage").wait_for()
    found += serious(page)
    assert not found, "\n".join(found)
