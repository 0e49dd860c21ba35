"""Sounds, music, volumes and the full screen, in a real browser: asked once, silent until then, remembered, never too loud."""

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import House, OpenPage
from tests.web.robot import touch

from bosworth.games import OWN

REACH = Path(__file__).with_name("reach.js").read_text(encoding="utf-8")
SIZES = ((1440, 900, "it"), (1280, 720, "fr"), (390, 844, "fr"))
SOME = re.compile(r"[1-9]\d*")
MANY = re.compile(r"[3-9]\d|\d{3,}")
COUNT = """
const strike = () => { document.documentElement.dataset.struck = Number(document.documentElement.dataset.struck ?? 0) + 1; };
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) { strike(); return start.apply(this, when); };
const begin = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...when) { strike(); return begin.apply(this, when); };
window.clocks = new Map();
const { setInterval: set, clearInterval: clear } = window;
window.setInterval = (deed, time) => { const id = set(deed, time); clocks.set(id, time); return id; };
window.clearInterval = (id) => { clocks.delete(id); clear(id); };
"""
"""Counts every tone and noise that is begun, and knows the clocks that run."""
PLAYS = """async (is) => {
  const { OFTEN } = await import("/static/js/music.js");
  return [...clocks.values()].includes(OFTEN) === is;
}"""
"""Whether the player of the music hands over notes, or does not."""
HIDE = """(is) => {
  Object.defineProperty(document, "hidden", { value: is, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
COVERED = """([question, others]) => {
  const box = document.querySelector(question).getBoundingClientRect();
  const isInside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  const over = [...document.querySelectorAll(others)].map((one) => one.getBoundingClientRect()).filter((one) =>
    one.left < box.right - 1 && one.right > box.left + 1 && one.top < box.bottom - 1 && one.bottom > box.top + 1);
  const cut = [...document.querySelectorAll(`${question} .button`)].filter((one) => {
    const part = one.getBoundingClientRect();
    return part.left < box.left || part.right > box.right || one.scrollWidth > one.clientWidth;
  });
  return { isInside, over: over.length, cut: cut.length };
}"""
RENDER = """async ([kind, name]) => {
  const { layDesk } = await import("/static/js/audio.js");
  const { perform } = await import("/static/js/sound.js");
  const { PIECES, performNotes } = await import("/static/js/music.js");
  const { lengthOf, soundings } = await import("/static/js/music/notation.js");
  const piece = PIECES.find((one) => one.name === name);
  const seconds = piece ? lengthOf(piece) + 4 : 5;
  const context = new OfflineAudioContext(1, seconds * 22050, 22050);
  const desk = layDesk(context);
  if (piece) {
    const notes = soundings(piece);
    const feed = (until) => performNotes(desk.music, notes.splice(0, notes.filter(({ at }) => at <= until).length), 0.1);
    feed(2);
    for (let now = 1; now < seconds - 1; now += 1) context.suspend(now).then(() => { feed(now + 2); context.resume(); });
  } else perform(desk.sounds, name, 0.02);
  const samples = (await context.startRendering()).getChannelData(0);
  const loudest = (from, to) => samples.subarray(from * 22050, to * 22050).reduce((most, one) => Math.max(most, one, -one), 0);
  const slices = Array.from({ length: Math.floor(seconds / 5) }, (_, number) => loudest(5 * number, 5 * number + 5));
  return { peak: loudest(0, seconds), end: loudest(seconds - 0.5, seconds), slices };
}"""


def play_now(open_page: OpenPage, game: str = "richard3", **wishes: Any) -> Page:
    page = open_page("/", **wishes)
    page.context.add_init_script(COUNT)
    touch(page, page.locator(f'form[action="/play-now/{game}"] button').first)
    page.wait_for_url("**/table/*")
    page.locator(".board .thing.lit:visible").first.wait_for()
    return page


def kept(page: Page) -> dict[str, str]:
    cookies = {str(one.get("name")): str(one.get("value")) for one in page.context.cookies()}
    found: dict[str, str] = json.loads(unquote(cookies["bosworth_prefs"]))
    return found


def struck(page: Page) -> int:
    return int(page.locator("html").get_attribute("data-struck") or 0)


@pytest.mark.parametrize("game", OWN)
def test_the_question_lies_over_nothing_and_takes_no_focus(open_page: OpenPage, game: str) -> None:
    for width, height, lang in SIZES:
        page = play_now(open_page, game, width=width, height=height, sound="", lang=lang)
        expect(page.locator(".sound-question")).to_be_visible()
        placed = page.evaluate(COVERED, [".sound-question", ".board-area, .prompt-bar, .foot-bar, .tabs"])
        assert placed == {"isInside": True, "over": 0, "cut": 0}, width
        assert page.evaluate("document.activeElement.closest('.sound-question')") is None
        assert page.evaluate(REACH)["faults"] == []
        page.context.close()


@pytest.mark.parametrize(("number", "sound", "music"), [(0, "70", "50"), (1, "70", "0"), (2, "0", "0")])
@pytest.mark.parametrize("width", [1440, 390])
def test_the_question_is_asked_once(open_page: OpenPage, width: int, number: int, sound: str, music: str) -> None:
    page = play_now(open_page, sound="", width=width, height=844)
    touch(page, page.locator(".sound-answers .button").nth(number))
    expect(page.locator(".sound-question")).to_have_count(0)
    assert (kept(page)["sound"], kept(page)["music"]) == (sound, music)
    page.reload()
    page.locator(".board .thing.lit:visible").first.wait_for()
    expect(page.locator(".sound-question")).to_have_count(0)


def test_nothing_is_heard_before_the_answer_and_after_a_no(open_page: OpenPage) -> None:
    page = play_now(open_page, sound="")
    touch(page, page.locator(".cards-hand .cards-card.lit").first)
    expect(page.locator(".log-line", has_text="Lancaster plays").or_(page.locator("[data-event=cards]"))).not_to_have_count(0)
    touch(page, page.locator(".sound-answers .button").nth(2))
    expect(page.locator(".sound-question")).to_have_count(0)
    assert struck(page) == 0


@pytest.mark.parametrize("pace", ["once", "brisk"])
def test_what_happens_is_heard(open_page: OpenPage, pace: str) -> None:
    page = play_now(open_page, sound="70", pace=pace)
    assert struck(page) == 0
    touch(page, page.locator(".cards-hand .cards-card.lit").first)
    expect(page.locator("html")).to_have_attribute("data-struck", SOME)


def test_music_plays_while_it_is_wanted_and_the_page_is_in_sight(open_page: OpenPage) -> None:
    page = play_now(open_page, sound="0", music="50")
    assert struck(page) == 0, "nobody has touched this page yet"
    touch(page, page.locator(".side .tabs button").first)
    expect(page.locator("html")).to_have_attribute("data-struck", MANY)
    assert page.evaluate(PLAYS, True)
    page.evaluate(HIDE, True)
    assert page.evaluate(PLAYS, False)
    before = struck(page)
    page.evaluate(HIDE, False)
    expect(page.locator("html")).not_to_have_attribute("data-struck", str(before))
    touch(page, page.locator(".top-deeds [aria-label=Mute]"))
    assert page.evaluate(PLAYS, False)
    assert kept(page)["mute"] == "on"
    assert kept(page)["music"] == "50"


def test_volumes_are_set_in_the_menu_and_in_the_preferences_and_stay(open_page: OpenPage, house: House) -> None:
    page = play_now(open_page)
    page.locator(".menu-button").click()
    page.locator(".sound-volume[name=music]").fill("35")
    page.locator(".sound-volume[name=sound]").fill("80")
    expect(page.locator("html")).to_have_attribute("data-struck", SOME)
    page.goto(house.url + "/preferences")
    expect(page.locator("input[name=music]")).to_have_value("35")
    expect(page.locator("input[name=sound]")).to_have_value("80")
    page.locator("input[name=sound]").fill("15")
    expect(page.locator("[data-saved]")).to_be_visible()
    page.go_back()
    page.locator(".menu-button").click()
    expect(page.locator(".sound-volume[name=sound]")).to_have_value("15")
    expect(page.locator(".sound-volume[name=music]")).to_have_value("35")


def test_other_preferences_do_not_answer_the_question(open_page: OpenPage, house: House) -> None:
    page = play_now(open_page, sound="")
    table = page.url
    page.goto(house.url + "/preferences")
    page.locator("label", has=page.locator("input[name=theme][value=dark]")).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.goto(table)
    expect(page.locator(".sound-question")).to_be_visible()


@pytest.mark.parametrize(("earlier", "today"), [("on", "70"), ("off", "0")])
def test_cookies_of_earlier_versions_are_understood(open_page: OpenPage, house: House, earlier: str, today: str) -> None:
    page = play_now(open_page, sound=earlier)
    expect(page.locator(".sound-question")).to_have_count(0 if earlier == "on" else 1)
    page.locator(".menu-button").click()
    expect(page.locator(".sound-volume[name=sound]")).to_have_value(today)
    page.goto(house.url + "/preferences")
    expect(page.locator("input[name=sound]")).to_have_value(today)


def test_without_web_audio_there_is_silence_without_errors(open_page: OpenPage) -> None:
    page = open_page("/", sound="")
    page.context.add_init_script("delete window.AudioContext; delete window.webkitAudioContext;")
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    touch(page, page.locator('form[action="/play-now/richard3"] button').first)
    touch(page, page.locator(".cards-hand .cards-card.lit").first)
    expect(page.locator("[data-event=cards]")).to_be_visible()
    expect(page.locator(".sound-question")).to_have_count(0)
    page.locator(".menu-button").click()
    expect(page.locator(".sound-volume")).to_have_count(0)
    assert errors == []


def test_the_table_fills_the_screen_again_with_the_first_click(open_page: OpenPage) -> None:
    page = play_now(open_page)
    button = page.locator(".top-deeds [aria-label='Full screen']")
    touch(page, button)
    expect(button).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("document.fullscreenElement === document.documentElement")
    assert kept(page)["full"] == "on"
    page.reload()
    page.locator(".board .thing.lit:visible").first.wait_for()
    expect(button).to_have_attribute("aria-pressed", "false")
    touch(page, page.locator(".side .tabs button").first)
    expect(button).to_have_attribute("aria-pressed", "true")
    page.evaluate("document.exitFullscreen()")
    expect(button).to_have_attribute("aria-pressed", "false")
    assert kept(page)["full"] == "off"


def test_where_the_screen_cannot_be_filled_nothing_offers_it(open_page: OpenPage) -> None:
    page = open_page("/")
    page.context.add_init_script("Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false });")
    touch(page, page.locator('form[action="/play-now/richard3"] button').first)
    page.locator(".menu-button").click()
    expect(page.locator(".dialog-menu .menu-choice").first).to_be_visible()
    expect(page.locator(".menu-full, .top-deeds [aria-label='Full screen']")).to_have_count(0)


def test_every_sound_and_every_piece_is_heard_and_none_is_too_loud(open_page: OpenPage) -> None:
    page = open_page("/")
    sounds = page.evaluate("async () => Object.keys((await import('/static/js/sound.js')).SOUNDS)")
    pieces = page.evaluate("async () => (await import('/static/js/music.js')).PIECES.map((piece) => piece.name)")
    for kind, names in (("sound", sounds), ("music", pieces)):
        for name in names:
            heard = page.evaluate(RENDER, [kind, name])
            assert 0.1 < heard["peak"] < 1, (name, heard)
            assert heard["end"] < 0.02, (name, "does not end")
            if kind == "music":
                assert min(heard["slices"][:-1]) > 0.05, (name, "is silent in between")
