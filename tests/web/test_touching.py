"""What a hand does at the table, and what it is told: battles from both sides, deaths before questions, hasty clicks."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect
from tests.web.conftest import OpenPage
from tests.web.positions import Position, open_position, random_game
from tests.web.richard3_table import play_now, settle
from tests.web.robot import SPOT, Robot, touch

from bosworth.games import game as find_game
from bosworth.kernel.chance import LoadedDice
from bosworth.kernel.match import Match
from bosworth.kernel.record import Record, replay
from bosworth.table.memory import add_beats
from bosworth.table.showing import add_log, show

RICHARD = find_game("richard3")
HANDS = "(7 8 1 13 14 20 21  9 15 16 2 22 23 24)"
SHOW = """async (message) => (await import("/static/js/table-state.js")).takeShown(message)"""
TELL = """async (message) => {
  const [{ present }, { isPlaying }] = await Promise.all([import("/static/js/telling.js"), import("/static/js/theatre.js")]);
  present(message);
  isPlaying.value = false;
}"""
"""Something has happened, and is told line by line as it is asked for."""
HELD = """async () => (await import("/static/js/hand.js")).hand.holding()"""
BARE_SPOT = """() => {
  const {left, top, width, height} = document.querySelector(".top-bar").getBoundingClientRect();
  const spots = Array.from({length: 99}, (_, part) => [left + (part + 1) * width / 100, top + height / 2]);
  return spots.find(([x, y]) => !document.elementFromPoint(x, y).closest("a, button, [tabindex]"));
}"""
"""A spot of the bar above the table where there is nothing to press."""


CARDS = ((0, "play 4"), (1, "play 3"))


def played(step: str, seat: int, *acts: tuple[int, str]) -> Position:
    """What a seat has before it after these acts of the shortest scenario."""
    match = Match.start(RICHARD, {"scenario": "1480"}, {}, LoadedDice(HANDS))
    for side, form in acts:
        match.say(side, form)
    return Position("richard3", step, "by hand", match.rev, seat, len(match.legal(seat)), match.record)


def battle_in_middlesex(seat: int) -> Position:
    """Rivers attacks Richard in Middlesex, and Richard is to act first."""
    return played("battle_turn", seat, *CARDS, (0, "move rivers middlesex"), (0, "end"), (1, "end"))


def test_a_defender_charges_and_tries_treachery_by_mouse_and_by_finger(open_page: OpenPage) -> None:
    for width, height in ((1440, 900), (1280, 720), (390, 844)):
        for deed in ("Charge", "Treachery"):
            page = open_page("/about", width=width, height=height)
            open_position(page, battle_in_middlesex(1))
            touch(page, page.locator(".battle-buttons").get_by_role("button", name=deed))
            touch(page, page.locator(".battle-line.is-attacking .battle-fighter.lit"))
            expect(page.locator(".battle-fighter.lit[data-ref='block:L_rivers']")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720)])
def test_a_click_beside_everything_leaves_the_board_alone(open_page: OpenPage, width: int, height: int) -> None:
    """The focus waits at the prompt then: back on the piece it would take the word from what the pointer rests on."""
    page = open_page("/about", width=width, height=height)
    open_position(page, played("actions", 0, *CARDS))
    touch(page, page.locator(".map-svg .map-block.lit").first)
    expect(page.locator(".map-svg .map-block.held")).to_have_count(1)
    page.mouse.click(*page.evaluate(BARE_SPOT))
    area = page.locator(".map-area.lit").last.evaluate(SPOT)
    page.mouse.move(area["x"], area["y"])
    expect(page.locator(".prompt-text")).to_be_focused()
    expect(page.locator(".tip")).to_be_visible()
    expect(page.locator(".map-svg .map-block.held")).to_have_count(1)


def test_no_card_comes_up_by_itself_where_a_dialog_was_closed(open_page: OpenPage) -> None:
    page = open_page("/about")
    page.clock.install()
    open_position(page, played("actions", 0, *CARDS))
    spot = page.locator(".map-svg .map-block.lit").first.evaluate(SPOT)
    page.keyboard.press("?")
    page.locator(".dialog-help").wait_for()
    page.mouse.move(spot["x"], spot["y"])
    page.keyboard.press("Escape")
    page.wait_for_function(POINTED)
    page.clock.run_for(2000)
    expect(page.locator(".tip")).to_be_hidden()
    page.mouse.move(spot["x"] + 1, spot["y"])
    page.clock.run_for(2000)
    expect(page.locator(".tip.with-facts")).to_be_visible()


POINTED = """async () => (await import("/static/js/hand.js")).hand.pointed.value !== "" """


def nobody_at_home() -> tuple[Position, str]:
    """A political turn in which the enemy holds all homes of a block, and the block."""
    record = random_game(RICHARD, {"scenario": "1460"}, 1)
    for number, (_, step) in enumerate(replay(record, RICHARD)):
        for seat in step.after.actors():
            for form in map(RICHARD.write, step.after.legal(seat)):
                if form.startswith("go ") and form.endswith(" pool"):
                    return Position("richard3", "go_home", "random 1", number, seat, 0, record), form.split()[1]
    raise AssertionError("everybody has a home in this game")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (390, 844)])
def test_a_block_whose_homes_are_all_taken_is_sent_to_the_pool_by_hand(open_page: OpenPage, width: int, height: int) -> None:
    position, block = nobody_at_home()
    page = open_page("/about", width=width, height=height)
    open_position(page, position)
    touch(page, page.locator(f".map-view .map-piece.lit[data-ref$='_{block}']"))
    touch(page, page.locator(".panels-panel .lit[data-ref='area:pool']"))
    expect(page.locator(f".sides-pool [data-ref$='_{block}']")).to_have_count(1)


def some_without_a_choice() -> Position:
    """A political turn in which some blocks have one way home."""
    record = random_game(RICHARD, {"scenario": "1460"}, 1)
    for number, (_, step) in enumerate(replay(record, RICHARD)):
        for seat in step.after.actors():
            view = RICHARD.view(step.after, seat)
            if any((RICHARD.face.outlook(view, action) or [""])[0] == "outlook-only-home" for action in step.after.legal(seat)):
                return Position("richard3", "go_home", "random 1", number, seat, 0, record)
    raise AssertionError("everybody has a choice in this game")


def test_in_text_mode_too_all_who_have_no_choice_are_sent_home_in_one_go(open_page: OpenPage) -> None:
    page = open_page("/about", text="on")
    open_position(page, some_without_a_choice(), ".text-mode")
    rows = page.locator(".text-mode .row")
    rows.first.wait_for()
    before = rows.count()
    button = page.locator(".text-mode").get_by_role("button", name="no choice")
    touch(page, button)
    expect(button).to_have_count(0)
    settle(page)
    assert rows.count() < before


def test_the_card_of_what_was_tapped_lies_over_nothing_that_is_lit(open_page: OpenPage) -> None:
    """It goes when a block is taken up, and does not come while one is held."""
    page = open_page("/about", width=1280, height=720)
    open_position(page, played("actions", 0, *CARDS))
    card, reason = page.locator(".richard3-stage > .details"), page.locator(".prompt-reason")
    touch(page, page.locator(".map-area:not(.lit)[data-ref='area:kent']"))
    expect(card).to_be_visible()
    touch(page, page.locator(".map-svg .map-block.lit").first)
    expect(page.locator(".map-svg .map-block.held")).to_have_count(1)
    expect(card).to_have_count(0)
    touch(page, page.locator(".map-area:not(.lit)").first)
    expect(reason).to_be_visible()
    expect(card).to_have_count(0)


def test_on_a_phone_the_sheet_follows_from_an_area_to_the_block_that_is_taken_up(open_page: OpenPage) -> None:
    page = open_page("/about", width=390, height=844)
    open_position(page, played("actions", 0, *CARDS))
    title = page.locator(".sheet-title")
    touch(page, page.locator(".map-area:not(.lit)[data-ref='area:kent']"))
    expect(title).to_contain_text("Kent")
    touch(page, page.locator(".map-svg .map-block.lit").first)
    expect(page.locator(".sheet.folded")).to_be_visible()
    expect(title).not_to_contain_text("Kent")


FOLLOWS = """() => {
  const {scrollTop, clientHeight, scrollHeight} = document.querySelector(".log");
  return scrollHeight > clientHeight + 60 && scrollTop + clientHeight > scrollHeight - 30;
}"""
FIRST_LINE = """(log) => {
  const {top} = log.getBoundingClientRect();
  return [...log.querySelectorAll("li")].find((line) => line.getBoundingClientRect().bottom > top + 20)?.textContent;
}"""
IS_FURTHER_UP = """() => {
  const {scrollTop, clientHeight, scrollHeight} = document.querySelector(".log");
  return scrollTop + clientHeight < scrollHeight - 300;
}"""


def test_the_log_follows_the_game_unless_somebody_reads_further_up(open_page: OpenPage) -> None:
    page = play_now(open_page, height=720, width=1280)
    robot = Robot(page, seed=4)
    for number in range(1, 5):
        robot.play(most=8 * number)
        robot.wait()
        page.wait_for_function(FOLLOWS)
    log = page.locator(".log")
    log.hover()
    page.mouse.wheel(0, -400)
    page.wait_for_function(IS_FURTHER_UP)
    read = log.evaluate(FIRST_LINE)
    robot.play(most=robot.clicks + 12)
    assert log.evaluate(FIRST_LINE) == read


def test_the_log_goes_back_to_its_end_when_it_has_moved_by_itself(open_page: OpenPage) -> None:
    """So it does when lines are taken out, when the window around it grows, and when a moment of the game is told."""
    page = play_now(open_page, height=720, width=1280)
    robot = Robot(page, seed=4)
    robot.play(most=16)
    robot.wait()
    page.wait_for_function(FOLLOWS)
    lines = page.locator(".log-line").count()
    page.locator(".log").evaluate("(log) => log.scrollTop -= 400")
    page.wait_for_function(IS_FURTHER_UP)
    while page.locator(".log-line").count() == lines:
        robot.play(most=robot.clicks + 1)
    page.wait_for_function(FOLLOWS)


def told(record: Record, number: int, seat: int, after: int) -> dict[str, Any]:
    """What a seat is shown after an action of a game, with the beats since an earlier one, as it comes over the wire."""
    match = Match.resume(RICHARD, record.cut(number), LoadedDice())
    view = match.view(seat)
    shown = add_log(show(match, view, match.rev), match)
    add_beats(shown, match, dict(match.again(after + 1, match.settled)), view)
    message: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(shown))
    return message


def before_and_after_a_kings_death() -> tuple[Position, dict[str, Any]]:
    """A decision of a seat, and what the seat is shown when it is asked again: its King has fallen, and his heir is to enter."""
    for seed in range(100):
        record = random_game(RICHARD, {"scenario": "1460"}, seed)
        asked, dead = {0: 0, 1: 0}, 0
        for number, (_, step) in enumerate(replay(record, RICHARD, telling=True)):
            dead = number if any(event.name == "king-dead" for event in step.after.events) else dead
            for seat in step.after.actors():
                if RICHARD.view(step.after, seat).step == "heir_entry" and dead > asked[seat]:
                    position = Position("richard3", "", f"random {seed}", asked[seat], seat, 0, record)
                    return position, told(record, number, seat, asked[seat])
                asked[seat] = number
    raise AssertionError("no King falls in these games")


TELL_CARDS = """async () => (await import("/static/js/theatre.js")).openTheatre("replay", { from: 0, to: 2, at: 2, line: 1 })"""
"""Both cards of a turn are shown."""


def test_the_cards_of_a_turn_are_told_also_while_the_column_is_folded(open_page: OpenPage) -> None:
    page = open_page("/about", width=1280, height=720)
    open_position(page, played("actions", 0, *CARDS))
    touch(page, page.locator(".side-fold"))
    expect(page.locator(".side.is-folded")).to_be_visible()
    page.evaluate(TELL_CARDS)
    expect(page.locator(".summary .heralds-cards .cards-face")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator(".side.is-folded")).to_be_visible()


STRIP = """(step) => import("/static/js/table-state.js").then(async ({ table, takeShown }) => {
  const { log, ...now } = table.live.value;
  takeShown({ ...now, step, view: { ...now.view, step }, since: log.length, log: [] });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return [document.querySelector(".richard3-strip").offsetHeight, document.querySelectorAll(".sides-to-pool").length];
})"""
"""How high the strip beneath the map is at a step, and whether it has the way to the pool."""


def test_the_strip_beneath_a_phones_map_is_as_high_during_a_march_as_before_it(open_page: OpenPage) -> None:
    page = open_page("/about", width=390, height=844)
    open_position(page, played("actions", 0, *CARDS))
    high, has_way = page.evaluate(STRIP, "actions")
    assert has_way
    assert page.evaluate(STRIP, "moving") == [high, 0]


@pytest.mark.parametrize("width", [1280, 390])
def test_who_died_is_told_before_anything_is_asked(open_page: OpenPage, width: int) -> None:
    position, after = before_and_after_a_kings_death()
    page = open_page("/about", width=width, height=844, pace="calm")
    open_position(page, position)
    page.evaluate(TELL, after)
    line = page.locator(".theatre-line")
    seen: list[str] = []
    while "The King is dead" not in (text := line.inner_text()):
        assert text not in seen or "loses a step" in text, "it goes on"
        seen.append(text)
        expect(page.locator(".thing.lit")).to_have_count(0)
        page.keyboard.press(" ")
        expect(line).not_to_have_text(text)
    expect(page.locator(".battle")).to_be_visible()
    assert any("hit" in text for text in seen)
    while line.count() and "wins the battle" not in line.inner_text():
        page.keyboard.press(" ")
        settle(page)
    expect(page.locator(".heralds-deaths").get_by_text("The King is dead")).to_be_in_viewport()
    expect(page.locator(".heralds-dead").first).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator(".prompt-text")).to_contain_text("Where does he enter?")
    expect(page.locator(".map-area.lit").first).to_be_attached()


def test_in_text_mode_the_question_comes_at_once_since_the_text_tells_the_deaths(open_page: OpenPage) -> None:
    position, after = before_and_after_a_kings_death()
    page = open_page("/about", text="on")
    open_position(page, position, ".text-mode")
    page.evaluate(SHOW, after)
    expect(page.locator(".prompt-text")).to_contain_text("Where does he enter?")
    expect(page.locator(".text-mode .row:enabled").first).to_be_visible()


def test_the_replay_shows_how_a_battle_ended_and_who_fell(open_page: OpenPage) -> None:
    position, after = before_and_after_a_kings_death()
    page = open_page("/about")
    open_position(page, replace(position, number=after["at"]))
    [at] = [line["at"] for line in after["log"] if line["say"][0] == "event-king-dead"][-1:]
    page.goto(f"{page.url}/replay?at={at}&seat={position.seat}")
    expect(page.locator(".heralds-deaths")).to_contain_text("The King is dead")
    expect(page.locator(".heralds-dead").first).to_be_in_viewport()
    page.locator(".theatre-slider").fill(str(at - 1))
    expect(page.locator(".heralds-aftermath")).to_have_count(0)


def test_a_click_on_the_spot_of_the_last_one_does_not_answer_a_question_that_has_just_come(open_page: OpenPage) -> None:
    position, after = before_and_after_a_kings_death()
    page = open_page("/about")
    page.clock.install()
    open_position(page, replace(position, number=after["at"]))
    page.clock.pause_at(page.evaluate("Date.now() + 60000"))
    area = page.locator(".summary .panels-panel .thing.lit").first
    spot = area.evaluate(SPOT)
    page.evaluate("() => document.addEventListener('click', () => (window.heard = (window.heard ?? 0) + 1), true)")
    page.evaluate(SHOW, {**after, "step": "battle_turn", "offers": [], "rev": after["rev"] - 1})
    page.clock.run_for(1000)
    touch(page, spot)
    page.evaluate(SHOW, after)
    expect(area).to_be_visible()
    touch(page, spot)
    assert page.evaluate("window.heard") == 1, "the second click was meant for what lay there before"
    page.clock.run_for(500)
    touch(page, spot)
    assert page.evaluate("window.heard") == 2


def test_a_question_that_has_heard_one_click_hears_the_next_on_the_same_spot_at_once(open_page: OpenPage) -> None:
    """Two quick clicks on a button that counts, for instance, on a page that has just come up."""
    position, after = before_and_after_a_kings_death()
    page = open_page("/about")
    page.clock.install()
    open_position(page, replace(position, number=after["at"]))
    page.clock.pause_at(page.evaluate("Date.now() + 60000"))
    spot = page.locator(".summary .panels-panel .thing.lit").first.evaluate(SPOT)
    page.evaluate("() => document.addEventListener('click', () => (window.heard = (window.heard ?? 0) + 1), true)")
    page.evaluate(SHOW, {**after, "step": "battle_turn", "offers": [], "rev": after["rev"] - 1})
    for number in (1, 2):
        page.clock.run_for(50)
        touch(page, spot)
        assert page.evaluate("window.heard") == number


def test_no_reason_is_told_to_a_pointer_that_rests_where_it_has_acted(open_page: OpenPage) -> None:
    page = play_now(open_page)
    touch(page, page.locator(".cards-hand .cards-card.lit").last)
    page.locator(".board .map-block.lit").first.wait_for()
    touch(page, page.locator(".sides-pool .pieces-token.lit[data-ref='block:L_coventry_levy']"))
    touch(page, page.locator(".map-area.lit[data-ref='area:warwick']"))  # in the middle of the map, and nobody is there
    moved = page.locator(".map-svg .map-block.has-moved[data-ref='block:L_coventry_levy']")
    moved.wait_for()
    settle(page)
    expect(page.locator(".tip.reason:visible")).to_have_count(0)
    middle = moved.evaluate(SPOT)
    page.mouse.move(5, 5)
    page.mouse.move(middle["x"], middle["y"])
    expect(page.locator(".tip")).to_contain_text("moved already")
    touch(page, page.locator(".board .map-block.lit:not([data-for])").first)
    target = page.locator(".map-area.lit").first
    touch(page, target)
    settle(page)
    expect(page.locator(".tip.reason:visible")).to_have_count(0)
    page.mouse.move(5, 5)
    middle = moved.evaluate(SPOT)
    page.mouse.move(middle["x"], middle["y"])
    expect(page.locator(".tip.reason")).to_be_visible()


@pytest.mark.parametrize("width", [1280, 390])
def test_a_touch_of_the_board_while_something_is_told_asks_for_the_next_thing(open_page: OpenPage, width: int) -> None:
    position, after = before_and_after_a_kings_death()
    page = open_page("/about", width=width, height=844, pace="calm")
    open_position(page, position)
    page.evaluate(TELL, after)
    line = page.locator(".theatre-line")
    for number in range(3):
        text = line.inner_text()
        box = page.locator(".board").bounding_box()
        assert box
        touch(page, {"x": box["x"] + box["width"] / 2 + 20 * number, "y": box["y"] + box["height"] / 2})
        expect(line).not_to_have_text(text)
    assert page.evaluate(HELD) == []
    page.keyboard.press("Escape")
    expect(page.locator(".theatre-bar")).to_have_count(0)
    expect(page.locator(".prompt-text")).to_contain_text("Where does he enter?")


ACTS = """async () => {
  const { hand } = await import("/static/js/hand.js");
  return [hand.acts.value, hand.holding().length];
}"""
"""How often something was done, and how much is held."""


def test_space_goes_on_by_one_line_wherever_the_focus_is(open_page: OpenPage) -> None:
    position, after = before_and_after_a_kings_death()
    page = open_page("/about", width=1280, height=720, pace="calm")
    open_position(page, position)
    thing = page.locator(".board [data-ref]").first
    page.evaluate(TELL, after)
    lines = len([line for line in after["log"] if line["at"] > position.number])
    told: list[str] = []
    for place in (
        "document.body",
        "document.querySelector('.board [data-ref]')",
        "document.querySelector('.prompt-offers button, .side button')",
    ):
        page.evaluate(f"{place}?.focus()")
        told.append(page.locator(".theatre-line").inner_text())
        page.keyboard.press(" ")
        page.wait_for_function("(text) => document.querySelector('.theatre-line')?.textContent.trim() !== text", arg=told[-1])
    assert page.locator(".theatre-bar").count() == 1
    assert len(set(told)) == 3 < lines
    expect(page.locator(".details")).to_have_count(0)
    assert thing.count()


def test_a_key_that_was_meant_for_the_story_answers_no_question(open_page: OpenPage) -> None:
    position, after = before_and_after_a_kings_death()
    page = open_page("/about", width=1280, height=720, pace="calm")
    page.clock.install()
    open_position(page, position)
    page.clock.pause_at(page.evaluate("Date.now() + 60000"))
    page.evaluate(TELL, after)
    while page.locator(".theatre-line").count():
        page.keyboard.press(" ")
        page.clock.run_for(30)
    page.locator(".board .thing.lit").first.focus()
    before = page.evaluate(ACTS)
    for key in (" ", "Enter"):
        page.keyboard.press(key)
    assert page.evaluate(ACTS) == before
    page.clock.run_for(500)
    page.keyboard.press("Enter")
    page.wait_for_function(f"async (before) => JSON.stringify(await ({ACTS})()) !== JSON.stringify(before)", arg=before)
