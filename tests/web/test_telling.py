"""What happens is seen before anything is asked: beat by beat at a pace that can be followed, or at once."""

from time import monotonic

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage
from tests.web.positions import one_of_each, open_position, open_record
from tests.web.richard3_table import new_table
from tests.web.robot import Robot, touch
from tests.web.test_richard3_battle import choose, defence

from bosworth.games import game as find_game

WATCH = """async (worthSeeing) => {
  const load = (name) => import(`/static/js/${name}.js`);
  const [{ effect }, { table }, { hand }, { toldLine }] = await Promise.all(["lib", "table-state", "hand", "theatre"].map(load));
  const keyOf = (line) => `${line.at} ${JSON.stringify(line.say)}`;
  const told = new Set();
  const own = new Set();
  let before = table.live.value;
  window.seen = { beats: 0, missed: [], ahead: [], told: [] };
  effect(() => {
    const line = toldLine.value;
    if (!line || told.has(keyOf(line))) return;
    told.add(keyOf(line));
    window.seen.told.push(line.say[0]);
    const last = table.heard.value.at(-1);
    if (keyOf(last) !== keyOf(line)) window.seen.ahead.push(keyOf(last));
  });
  effect(() => {
    const now = table.live.value;
    const first = now.log.find((line) => line.at > before.at);
    if (now.answers && first && !("dice" in first.say[1])) own.add(keyOf(first));
    if (now.answers) now.log.slice(now.lasting - now.since).forEach((line) => own.add(keyOf(line)));
    before = now;
  });
  const begun = table.live.value.at;
  effect(() => {
    if (hand.targets().length + hand.buttons().length === 0) return;
    const beats = table.log.value.filter(
      (line) => worthSeeing.includes(line.say[0]) && line.at > begun && !own.has(keyOf(line)),
    );
    window.seen.beats = beats.length;
    window.seen.missed = beats.map(keyOf).filter((key) => !told.has(key));
  });
}"""
"""Notes whatever can be touched although a beat was not told, and whatever the log has of what is still to come.

Nobody is told what he has just done himself: the first line of it, unless dice fell, and all of what he can take back.
"""

ON_STAGE = """() => ({
  curtain: document.querySelectorAll(".curtain").length,
  told: ["live", "since"].find((kind) => document.querySelector(`.theatre-bar.${kind}`)) ?? "",
  lit: document.querySelectorAll(".board .thing.lit").length,
})"""
"""What is before the eye at one moment."""
ROUNDS = {"richard3": ("event-turn", 2), "roses": ("event-turn", 1), "lancaster": ("event-round", 2)}
"""What is told when another round begins, and how often from the first decision to the end of a whole round."""


def worth_seeing(game: str) -> list[str]:
    """The beats of a game, as the page calls them."""
    return [f"event-{name}" for name, telling in find_game(game).events.items() if telling.is_beat]


def open_game(open_page: OpenPage, game: str, **wishes: int | str) -> Page:
    page = open_page("/", **wishes)
    touch(page, page.locator(f'form[action="/play-now/{game}"] button').first)
    page.wait_for_url("**/table/*")
    page.locator(".board .thing.lit").first.wait_for()
    return page


@pytest.mark.parametrize("game", ROUNDS)
def test_every_beat_of_a_round_is_seen_before_the_next_question(open_page: OpenPage, game: str) -> None:
    page = open_game(open_page, game, width=1280, height=720, pace="brisk")
    page.clock.install()
    robot = Robot(page, seed=3)
    page.evaluate(WATCH, worth_seeing(game))
    event, times = ROUNDS[game]
    end = monotonic() + 600
    while (seen := robot.look())["state"] != "over":
        is_ready = seen["state"] == "ready"
        if is_ready and page.evaluate("window.seen.told").count(event) >= times:
            break
        assert monotonic() < end, "the round does not end"
        if is_ready:
            robot.click(seen)
        page.clock.run_for(400)
        assert page.evaluate("window.seen.missed") == []
    assert page.evaluate("window.seen.beats") > 10
    assert page.evaluate("window.seen.ahead") == [], "the log stands at what is told"
    robot.check()


@pytest.mark.parametrize("game", ROUNDS)
def test_whoever_wants_things_at_once_is_told_nothing_by_itself(open_page: OpenPage, game: str) -> None:
    page = open_game(open_page, game, pace="once")
    robot = Robot(page, seed=3)
    page.evaluate(WATCH, worth_seeing(game))
    for _ in range(6):
        robot.play(robot.clicks + 1)
        robot.wait()
    expect(page.locator(".theatre-bar")).to_have_count(0)
    assert page.evaluate("window.seen.told") == []
    robot.check()


def test_the_pace_is_chosen_where_things_are_told_and_stays_chosen(open_page: OpenPage) -> None:
    page = open_game(open_page, "lancaster", pace="calm")
    robot = Robot(page, seed=3)
    while not page.locator(".theatre-bar.live").count():
        if (seen := robot.look())["state"] == "ready":
            robot.click(seen)
        page.wait_for_timeout(15)
        assert robot.clicks < 20
    page.locator(".theatre-pace select").select_option("once")
    expect(page.locator(".theatre-bar")).to_have_count(0)
    page.reload()
    page.locator(".board .thing").first.wait_for()
    assert page.evaluate("import('/static/js/prefs.js').then(({ prefs }) => prefs.value.pace)") == "once"
    robot.check()


def test_whoever_comes_to_the_screen_is_told_first_what_has_happened(open_page: OpenPage) -> None:
    """Two people at one screen: the curtain falls when what came of an act has been told, and rises before what was missed."""
    page = new_table(open_page, "me", "me", width=1280, height=720, pace="brisk")
    page.locator("[data-ready]").wait_for()
    page.clock.install()
    robot, caught_up, live = Robot(page, seed=2), 0, 0
    while caught_up < 2 or not live:
        assert robot.clicks < 300, "nobody is told anything"
        now = page.evaluate(ON_STAGE)
        assert not (now["curtain"] and now["told"]), "nothing is told behind the curtain"
        assert not (now["told"] and now["lit"]), "nothing is asked meanwhile"
        live += now["told"] == "live"
        if now["curtain"]:
            touch(page, page.locator(".curtain .button.primary"))
            page.locator(".board .thing.lit, .theatre-bar, .prompt-offers button").first.wait_for()
            caught_up += page.evaluate(ON_STAGE)["told"] == "since"
        elif not now["told"] and (seen := robot.look())["state"] == "ready":
            robot.click(seen)
        page.clock.run_for(400)
    robot.check()


WHERE = """async () => (await import("/static/js/theatre.js")).play.value?.at ?? null"""
"""The action that is told."""


def test_whoever_loads_the_page_anew_in_the_middle_of_a_story_is_told_the_rest(open_page: OpenPage) -> None:
    page = open_page("/about", width=1280, height=720, pace="brisk")
    page.clock.install()
    open_position(page, defence())
    choose(page, "treachery")
    touch(page, page.locator(".battle-line.is-attacking .battle-fighter.lit").first)
    page.locator(".theatre-bar.live").wait_for()
    told = page.evaluate(WHERE)
    page.reload()
    page.locator(".theatre-bar.since").wait_for()
    assert page.evaluate(WHERE) == told
    page.keyboard.press("Escape")
    expect(page.locator(".theatre-bar")).to_have_count(0)
    page.reload()
    page.locator("[data-ready] .battle").wait_for()
    expect(page.locator(".theatre-bar, .news")).to_have_count(0)


def test_nothing_of_a_replay_stands_beyond_the_edge_of_a_phone(open_page: OpenPage) -> None:
    page = open_page("/about", width=390, height=844)
    open_record(page, defence().text())
    page.goto(f"{page.url}/replay")
    page.locator(".theatre-bar.replay").wait_for()
    edges = "(all) => all.map((one) => one.getBoundingClientRect()).map(({left, right}) => [left, right])"
    places = page.locator(".theatre-bar :is(button, select, input)").evaluate_all(edges)
    assert len(places) > 6
    assert all(0 <= left < right <= 390 for left, right in places), places


STEPS = """async () => {
  const { play, replay, stepOn } = await import("/static/js/theatre.js");
  const { table } = await import("/static/js/table-state.js");
  const { at } = table.log.value.findLast(({ say: [id] }) => id === "event-politics");
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  replay({ at, line: 0 });
  while (play.value?.at !== at) await drawn();
  const steps = [];
  do {
    await drawn();
    const all = [...document.querySelectorAll(".panels-stepper li")];
    if (all.length) steps.push(all.findIndex((one) => one.matches(".is-now")));
  } while (await stepOn());
  return steps;
}"""
"""Which step of the political turn is marked, line by line from its beginning."""


def test_the_political_turn_tells_its_steps_as_they_come(open_page: OpenPage) -> None:
    [position] = [one for one in one_of_each("richard3") if one.step == "go_home"]
    page = open_page("/about", width=1280, height=720)
    open_position(page, position)
    steps = page.evaluate(STEPS)
    assert steps[0] == 0
    assert len(set(steps)) > 1
    assert steps == sorted(steps), "it never goes back"
