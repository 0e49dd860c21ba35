"""A game of another package joins the table without a line changed in ours: it is built, installed and played from its folder."""

import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.conftest import PATIENCE, House
from tests.web.robot import Robot

from bosworth.locale import LANGUAGES

EXAMPLE = Path(__file__).parents[2] / "examples" / "dudo"
SAY_EVERYTHING = """
from random import Random
from bosworth.games import game
from bosworth.kernel.chance import FastDice
from bosworth.kernel.match import Match
from bosworth.locale import LANGUAGES
dudo, rng, said = game("dudo"), Random(7), set()
for language in LANGUAGES:
    words = dudo.words(language)
    asked = [f"event-{event}" for event in dudo.events] + [f"help-{topic}" for topic in ("overview", "call", "over")]
    asked += [f"option-{option.name}" for option in dudo.info.options] + ["game-name", "about-dudo", "length-dudo", "setup-ways"]
    asked += [f"explain-dudo-{name}" for name in ("dice", "aces", "players-two", "players-more")]
    assert all(map(words.has, asked)), [one for one in asked if not words.has(one)]
    match = Match.start(dudo, {}, {}, FastDice(1))
    while match.state.actors():
        seat = match.state.actors()[0]
        for looker in (*range(3), None):
            said.add(words.say(*dudo.face.prompt(match.view(looker))))
        offers = match.legal(seat)
        worths = dudo.appraise(match.view(seat), offers)
        for offer, worth in zip(offers, worths, strict=True):
            for message in (dudo.face.offer(match.view(seat), offer), dudo.face.outlook(match.view(seat), offer), worth[1:3]):
                said.add(words.say(*message))
        match.act(seat, [rng.choice(offers)])
    said |= {words.event(event) for looker in (*range(3), None) for event in match.heard(looker, -1)}
assert not [text for text in said if "{" in text]
print(len(said))
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the package is installed, from a wheel built of its own folder."""
    tree = tmp_path_factory.mktemp("dudo")
    shutil.copytree(EXAMPLE, tree / "source", ignore=shutil.ignore_patterns("build", "*.egg-info", "__pycache__"))
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--skip-dependency-check", "--outdir", str(tree)]
    built = subprocess.run(command, cwd=tree / "source", capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    (wheel,) = tree.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tree / "site")
    return tree / "site"


def run(installed: Path, *arguments: str, typed: str = "") -> str:
    environment = {**os.environ, "PYTHONPATH": str(installed), "BOSWORTH_HOME": str(installed / "home"), "LANG": "C.UTF-8"}
    done = subprocess.run(arguments, env=environment, capture_output=True, text=True, input=typed, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def bosworth(installed: Path, *arguments: str, typed: str = "") -> str:
    return run(installed, str(Path(sys.executable).with_name("bosworth")), *arguments, typed=typed)


def test_it_passes_the_ordeal(installed: Path) -> None:
    assert "36 games" in (said := bosworth(installed, "fuzz", "dudo", "--games", "36", "--seed", "7"))
    assert "0 failures" in said


def test_its_bots_play_each_other(installed: Path) -> None:
    assert "greedy" in bosworth(installed, "simulate", "dudo", "--games", "20", "--seats", "greedy,random,random")


def test_everything_can_be_said_in_every_language(installed: Path) -> None:
    assert int(run(installed, sys.executable, "-c", SAY_EVERYTHING)) > 300


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_listed_and_explained_in_the_terminal(installed: Path, language: str) -> None:
    assert "Dudo" in bosworth(installed, "games", "--lang", language)
    assert "5 (5)" in bosworth(installed, "games", "dudo", "--lang", language)


def test_a_person_plays_it_in_the_terminal(installed: Path) -> None:
    said = bosworth(installed, "play", "dudo", "--option", "players=2", "--plain", typed="bid 1 4\nboard\nhint\nresign\nyes\n")
    assert "You begin: how many dice, and of which face?" in said
    assert "North bids 1 × four." in said
    assert "The game is over" in said


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, installed: Path) -> Iterator[House]:
    """A server that has the game too."""
    made = House(tmp_path_factory.mktemp("house"), PYTHONPATH=str(installed))
    made.start()
    yield made
    made.stop()


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_a_person_plays_it_in_the_browser(house: House, browser: Browser, width: int, height: int) -> None:
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=width < 500)
    context.add_cookies(
        [{"name": "bosworth_prefs", "value": quote(json.dumps({"lang": "en", "pace": "once"})), "url": house.url}]
    )
    page: Page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(house.url)
    card = page.locator("article", has=page.get_by_role("heading", name="Dudo"))
    expect(card).to_contain_text("10–20 minutes")
    card.get_by_role("link", name="Rules").click()
    page.get_by_role("link", name="Doubting").click()
    expect(page.get_by_role("heading", name="Doubting")).to_be_visible()
    page.goto(f"{house.url}/new?game=dudo")
    expect(page.locator("#new-table")).to_contain_text("More dice under other cups")
    page.goto(house.url)
    card.get_by_role("button").click()
    robot = Robot(page, seed=3)
    assert robot.play(most=400)
    expect(page.locator(".end")).to_contain_text("The game is over. Winner:")
    context.close()
