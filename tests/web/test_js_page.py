"""The table page around the board, in a real browser: what all games share."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage
from tests.web.richard3_table import play_now
from tests.web.robot import Robot, touch

MEGABYTE = 1_000_000


def table(open_page: OpenPage, **wishes: int | str) -> Page:
    page = play_now(open_page, **wishes)
    page.wait_for_selector("body[data-ready]")
    return page


def resign(page: Page) -> None:
    page.locator(".menu-button").click()
    page.locator(".menu-resign").click()
    page.locator(".dialog-resign .danger, .end").first.wait_for()
    if page.locator(".dialog-resign").count():
        page.locator(".dialog-resign .danger").click()
    expect(page.locator(".end")).to_be_visible()


def test_the_language_changes_at_once_and_stays(open_page: OpenPage) -> None:
    page = table(open_page)
    page.locator(".menu-button").click()
    page.locator(".dialog-menu .menu-choice select").first.select_option("fr")
    expect(page.locator(".dialog-menu h3").first).to_have_text("Cette partie")
    page.keyboard.press("Escape")
    expect(page.locator(".prompt-text")).to_contain_text("choisissez une carte")
    expect(page.locator(".log-line").first).to_contain_text("La campagne")
    page.reload()
    expect(page.locator(".prompt-text")).to_contain_text("choisissez une carte")
    assert page.locator("html").get_attribute("lang") == "fr"


def test_what_is_said_and_noted_is_still_there_after_a_reload(open_page: OpenPage) -> None:
    page = table(open_page)
    page.get_by_role("tab", name="Chat").click()
    page.locator(".chat-form input").fill("For <b>York</b>!")
    page.keyboard.press("Enter")
    expect(page.locator(".chat li").last).to_contain_text("For <b>York</b>!")
    expect(page.locator(".chat li bdi").last).to_have_css("unicode-bidi", "isolate")
    page.get_by_role("tab", name="Notes").click()
    page.locator(".notes-panel textarea").fill("Watch Kent.")
    expect(page.locator(".notes-state")).to_have_text("Saved.")
    page.reload()
    page.get_by_role("tab", name="Notes").click()
    expect(page.locator(".notes-panel textarea")).to_have_value("Watch Kent.")


def test_keys_ask_for_help_for_a_hint_and_for_the_last_event(open_page: OpenPage) -> None:
    page = table(open_page, confirm="on")
    page.keyboard.press("?")
    expect(page.locator(".dialog-help h3").first).to_have_text("Card phase")
    assert page.locator(".dialog-help a").get_attribute("href") == "/rules/richard3?step=choose_card"
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("l")
    expect(page.locator(".toast")).to_have_text(page.locator(".log-line").last.inner_text())
    page.keyboard.press("h")
    expect(page.locator(".prompt-hint")).to_contain_text("A bot would")
    expect(page).to_have_title(re.compile("^● Your turn"))
    resign(page)
    expect(page).not_to_have_title(re.compile("^●"))


def test_a_line_of_the_log_leads_to_its_moment_and_a_link_leads_there_too(open_page: OpenPage) -> None:
    page = table(open_page)
    robot = Robot(page, seed=3)
    robot.play(12)
    robot.wait()
    live = page.locator(".prompt-text").inner_text()
    page.locator(".log-line button").first.click()
    expect(page.locator(".theatre-line")).to_contain_text("Campaign 1 of 3 begins")
    expect(page.locator(".log-line.told")).to_have_count(1)
    expect(page.locator(".thing.lit")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".theatre-line")).to_contain_text("Your hand")
    page.locator(".theatre-slider").fill("4")
    expect(page.locator(".theatre-place")).to_contain_text("4 of")
    told = page.locator(".theatre-line").text_content() or ""
    page.keyboard.press("Escape")
    expect(page.locator(".theatre-bar")).to_have_count(0)
    expect(page.locator(".prompt-text")).to_have_text(live)
    page.goto(f"{page.url}/replay?at=4&seat=0")
    expect(page.locator(".theatre-place")).to_contain_text("4 of")
    expect(page.locator(".theatre-line")).to_have_text(told)


def test_what_others_did_meanwhile_can_be_watched(open_page: OpenPage) -> None:
    page = table(open_page)
    robot = Robot(page, seed=5)
    while not page.locator(".news").count():
        robot.play(robot.clicks + 1)
        assert robot.clicks < 60
    page.locator(".news .button").first.click()
    expect(page.locator(".theatre-bar.since")).to_be_visible()
    page.locator(".theatre-bar .continue").click()
    expect(page.locator(".theatre-bar")).to_have_count(0)
    expect(page.locator(".news")).to_have_count(0)


def test_after_the_end_the_dice_are_verified_and_every_seat_can_be_looked_through(open_page: OpenPage) -> None:
    page = table(open_page)
    resign(page)
    page.locator(".prompt-offers").get_by_text("Verify the dice").click()
    expect(page.locator(".verdict.good")).to_have_count(2)
    page.keyboard.press("Escape")
    page.locator(".prompt-offers").get_by_text("Replay").click()
    page.locator(".theatre-eyes select").select_option("1")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".theatre-line")).to_contain_text("Your hand")
    page.locator(".theatre-eyes select").select_option("")
    expect(page.locator(".theatre-line")).not_to_contain_text("Your hand")


def test_another_table_goes_on_from_here(open_page: OpenPage) -> None:
    page = table(open_page)
    before = page.url
    page.locator(".menu-button").click()
    page.get_by_text("What if? Copy this game").click()
    page.wait_for_url(lambda url: url != before)
    page.wait_for_selector("body[data-ready]")
    expect(page.locator(".prompt-text")).to_contain_text("choose a card")


@pytest.mark.parametrize(
    ("game", "width"), [(game, width) for game in ("richard3", "roses", "lancaster") for width in (1440, 390)]
)
def test_the_whole_page_with_its_map_weighs_less_than_a_megabyte(open_page: OpenPage, game: str, width: int) -> None:
    page = open_page("/", width=width)
    touch(page, page.locator(f'form[action="/play-now/{game}"] button').first)
    page.wait_for_selector("body[data-ready]")
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    weights: list[float] = []
    session.on("Network.loadingFinished", lambda event: weights.append(event["encodedDataLength"]))
    page.reload()
    page.wait_for_selector("body[data-ready]")
    page.wait_for_load_state("networkidle")
    assert 100_000 < sum(weights) < MEGABYTE


def test_on_a_phone_most_of_the_window_is_the_board_and_all_tools_are_in_one_row(open_page: OpenPage) -> None:
    page = open_page("/", width=390, height=844)
    home = page.url
    for game in ("richard3", "roses", "lancaster"):
        page.goto(home)
        touch(page, page.locator(f'form[action="/play-now/{game}"] button').first)
        page.locator(".board .thing.lit:visible").first.wait_for()
        assert page.locator(".board-area").evaluate("(area) => area.clientHeight / innerHeight") > 0.65
        tops = page.locator(".prompt-tools > *").evaluate_all("(tools) => tools.map((one) => one.getBoundingClientRect().top)")
        assert len(set(tops)) == 1
        assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_on_a_phone_the_sheet_of_what_is_held_leaves_the_room_to_the_map(open_page: OpenPage) -> None:
    page = table(open_page, width=390, height=844)
    touch(page, page.locator(", ".join(f".cards-hand .cards-card.lit[data-ref='card:{points}']" for points in (2, 3, 4))).first)
    touch(page, page.locator('.map-svg [data-ref^="block:"].lit').first)
    sheet = page.locator(".sheet")
    expect(sheet.locator(".sheet-title")).to_have_attribute("aria-expanded", "false")
    expect(sheet.locator(".row")).to_have_count(0)
    touch(page, sheet.locator(".sheet-title"))
    expect(sheet.locator(".row").first).to_be_visible()
    expect(page.locator(".map-svg .map-area.lit").first).to_be_attached()


def test_nothing_but_our_own_is_asked_for(open_page: OpenPage) -> None:
    page = open_page("/")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.locator('form[action="/play-now/richard3"] button').first.click()
    page.wait_for_selector("body[data-ready]")
    assert {re.sub(r"(https?://[^/]*).*", r"\1", url) for url in asked} == {page.url.split("/table")[0]}


def test_the_owner_renames_and_agrees_and_a_player_leaves(open_page: OpenPage) -> None:
    page = table(open_page)
    at = page.url
    page.locator(".menu-button").click()
    page.locator(".menu-rename input").fill("Bosworth Field")
    page.locator(".menu-rename button").click()
    expect(page.locator(".table-name")).to_have_text("Bosworth Field")
    page.locator(".menu-choice", has_text="Onlookers").locator("select").select_option("no")
    page.locator(".menu-choice", has_text="After").locator("select").select_option("300")
    page.reload()
    page.locator(".menu-button").click()
    expect(page.locator(".menu-choice", has_text="Onlookers").locator("select")).to_have_value("no")
    expect(page.locator(".menu-choice", has_text="After").locator("select")).to_have_value("300")
    page.get_by_text("Leave my seat to a bot").click()
    page.wait_for_url("**/games")
    page.goto(at)
    expect(page.locator(".seat.looking")).to_contain_text("a bot takes over soon")
    page.locator(".seat.looking button").click()
    expect(page.locator(".seat.looking")).not_to_contain_text("a bot takes over soon")
    stranger = open_page(at.removeprefix(re.sub(r"/table.*", "", at)))
    expect(stranger.locator(".table-shell")).to_have_count(0)


def test_the_owner_deletes_a_game_against_bots_after_a_question(open_page: OpenPage) -> None:
    page = table(open_page, confirm="on")
    at = page.url
    page.locator(".menu-button").click()
    page.locator(".menu-delete").click()
    expect(page.locator(".dialog-delete")).to_contain_text("for good")
    page.locator(".dialog-delete").get_by_role("button", name="Keep it").click()
    expect(page.locator(".dialog-delete")).to_have_count(0)
    page.locator(".menu-button").click()
    page.locator(".menu-delete").click()
    page.locator(".dialog-delete .danger").click()
    page.wait_for_url("**/games")
    expect(page.locator(".table-card")).to_have_count(0)
    page.goto(at)
    expect(page.locator("h1")).to_have_text("There is nothing here")


def test_a_link_that_works_on_this_computer_only_says_so(open_page: OpenPage) -> None:
    page = table(open_page)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator(".menu-button").click()
    page.get_by_role("button", name="Copy a link for onlookers").click()
    expect(page.locator(".toasts")).to_contain_text("this computer only")
    assert "/watch/" in page.evaluate("navigator.clipboard.readText()")


def test_whoever_comes_close_and_stays_is_shown_the_sharp_map(open_page: OpenPage) -> None:
    page = open_page("/", width=390)
    touch(page, page.locator('form[action="/play-now/lancaster"] button').first)
    page.locator(".map-image").wait_for(state="attached")
    for _ in range(8):
        touch(page, page.get_by_role("button", name="Zoom in"))
    expect(page.locator(".map-image[data-sharp]")).to_have_count(1)
