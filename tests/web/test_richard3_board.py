"""Richard III in a real browser: a whole game by clicking, the replay, a server that dies in mid-battle, phones, languages."""

import signal

import pytest
from playwright.sync_api import expect
from tests.web.conftest import House, OpenPage
from tests.web.richard3_table import new_table, play_now, settle
from tests.web.robot import Robot, touch


def test_a_whole_game_by_clicking_against_a_bot_and_its_replay(open_page: OpenPage) -> None:
    page = new_table(open_page, "bot:greedy", "me")
    robot = Robot(page, seed=5)
    assert robot.play(most=2500), "the game did not end"
    expect(page.locator(".end-table tbody tr")).to_have_count(6)
    last = page.locator(".phases-turns [aria-current=step]").inner_text()
    page.goto(page.url + "/replay")
    slider = page.locator(".theatre-slider")
    slider.wait_for()
    slider.fill("1")
    expect(page.locator(".phases-turns [aria-current=step]")).to_have_text("1")
    slider.fill(str(slider.get_attribute("max")))
    expect(page.locator(".phases-turns [aria-current=step]")).to_have_text(last)
    robot.check()


def test_the_first_move_needs_no_explanation_and_can_be_taken_back(open_page: OpenPage) -> None:
    page = play_now(open_page)
    robot = Robot(page)
    cards = page.locator(".cards-hand .cards-card.lit")
    expect(cards).to_have_count(7)
    cards.last.click()
    page.locator(".board .map-block.lit").first.wait_for()
    before = page.locator(".sides-points b").inner_text()
    page.locator(".sides-pool .pieces-token.lit").first.click()
    touch(page, page.locator(".map-area.lit").first)
    expect(page.locator(".sides-points b")).to_have_text(str(int(before) - 1))
    settle(page)
    page.keyboard.press("u")
    expect(page.locator(".sides-points b")).to_have_text(before)
    robot.check()


def test_what_cannot_be_touched_says_why(open_page: OpenPage) -> None:
    page = play_now(open_page, pace="once")
    page.locator(".cards-hand .cards-card.lit").last.click()
    page.locator(".board .map-block.lit").first.wait_for()
    touch(page, page.locator('.sides-pool [data-ref="block:L_buckingham"]'))  # his home is in the middle of the map
    touch(page, page.locator('.map-area.lit[data-ref="area:warwick"]'))
    block = page.locator('.board-area[data-pending="false"] .map-block.has-moved .pieces-wood').bounding_box()
    assert block
    touch(page, {"x": block["x"] + 9, "y": block["y"] + 9})  # not where his area was touched: that spot is deaf for a moment
    expect(page.locator(".prompt-reason")).to_contain_text("moved already")
    touch(page, page.locator(".map-pieces .pieces-pile").first)  # nameless blocks are touched as their area is
    expect(page.locator(".details")).to_contain_text("York")


def test_a_battle_survives_the_death_of_the_server_and_a_reload(open_page: OpenPage, house: House) -> None:
    page = new_table(open_page, "me", "bot:greedy")
    robot = Robot(page, seed=1, button_share=0.1)
    assert not robot.play(most=900, stop_at=".battle-choices .button.lit")
    battle = page.locator(".battle h2").inner_text()
    blocks = page.locator(".battle-fighter").count()
    house.stop(signal.SIGKILL)
    house.start()
    page.reload()
    expect(page.locator(".battle h2")).to_have_text(battle)
    expect(page.locator(".battle-fighter")).to_have_count(blocks)
    robot.problems.clear()  # that the line broke was no secret
    robot.play(most=robot.clicks + 12)
    robot.check()


def test_a_page_comes_back_by_itself_when_the_server_does(open_page: OpenPage, house: House) -> None:
    page = new_table(open_page, "me", "bot:greedy")
    page.locator(".cards-hand .cards-card.lit").first.wait_for()
    house.stop(signal.SIGKILL)
    page.locator(".line-banner").wait_for()
    house.start()
    page.locator(".line-banner").wait_for(state="detached", timeout=60_000)
    page.locator(".cards-hand .cards-card.lit").first.click()
    expect(page.locator(".sides-tray.is-lancaster .cards-played li")).to_have_count(1)


@pytest.mark.parametrize("lang", ["fr", "it"])
def test_every_language_plays_without_a_word_missing(open_page: OpenPage, lang: str) -> None:
    page = new_table(open_page, "me", "bot:greedy", lang=lang, width=390 if lang == "it" else 1440, height=844)
    robot = Robot(page, seed=3)
    robot.play(most=40)
    robot.check()  # a missing word is a warning on the console
    assert page.locator("html").get_attribute("lang") == lang


def test_a_phone_shows_the_map_first_and_nothing_too_small_to_touch(open_page: OpenPage) -> None:
    page = new_table(open_page, "me", "bot:greedy", width=390, height=844)
    robot = Robot(page, seed=2)
    robot.play(most=5, stop_at=".cards-hand .cards-card.lit")  # a poor hand is asked about first
    touch(page, page.locator(".cards-hand .cards-card.lit").last)
    touch(page, page.locator(".sides-to-pool"))
    expect(page.locator(".sides-pool .pieces-token.lit").first).to_be_in_viewport()
    touch(page, page.locator(".sides-pool .pieces-token.lit").first)
    expect(page.locator(".map-area.lit").first).to_be_in_viewport()
    stage = page.locator(".richard3-stage").bounding_box()
    assert stage is not None
    assert stage["y"] < 200
    assert stage["width"] >= 380
    robot.play(most=30)
    robot.check()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    small = page.evaluate(
        """() => [...document.querySelectorAll(".foot button, .foot a, .richard3-board .button")]
          .map((one) => [one.textContent.trim(), one.getBoundingClientRect()])
          .filter(([, area]) => area.height > 0 && (area.height < 43.5 || area.width < 43.5))
          .map(([text, area]) => `${text} ${Math.round(area.width)}×${Math.round(area.height)}`)"""
    )
    assert not small, small
