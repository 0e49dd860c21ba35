"""Words in the browser are the words of the terminal: the same messages give the same sentences in all languages."""

import json
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from tests.web.node import run_node_test

from bosworth.bots import BOTS
from bosworth.games import GAMES
from bosworth.games import game as find_game
from bosworth.kernel.record import read_record, replay
from bosworth.kernel.thought import TEMPERS
from bosworth.locale import LANGUAGES
from bosworth.locale.vocabulary import FOLDER
from bosworth.server.http.refusals import STATUS
from bosworth.table.showing import say

RECORDS = Path(__file__).parent.parent / "games"
EVERY = 7
"""Of how many steps one is looked at closely: prompts, offers, outlooks, reasons."""


def heard(name: str) -> dict[str, Any]:
    """All different messages of the recorded games of one game, by their text."""
    found: dict[str, Any] = {}
    for file in sorted((RECORDS / name / "records").glob("*.record")):
        record = read_record(file.read_text(encoding="utf-8"))
        for number, (_, step) in enumerate(replay(record, find_game(name), telling=True)):
            messages = [(f"event-{event.name}", event.args) for event in step.after.events]
            if number % EVERY == 0:
                messages += looked_at(name, step.after, len(record.seats))
            found.update({json.dumps(message): message for message in messages})
    return found


def looked_at(name: str, state: Any, seats: int) -> list[tuple[str, dict[str, Any]]]:
    """What is said to each seat and to an onlooker at a moment."""
    game = find_game(name)
    prompt, outlook, refusal = (import_module(f"bosworth.games.{name}.{part}") for part in ("prompt", "outlook", "refusal"))
    found = [prompt.prompt(game.view(state, None))]
    for seat in range(seats):
        view, legal = game.view(state, seat), state.legal(seat)
        found.append(prompt.prompt(view))
        found += [prompt.offer(view, action) for action in legal]
        found += [ahead for action in legal[:20] if (ahead := outlook.outlook(view, action)) is not None]
        found += [say for _, say in (refusal.refusals(view, legal) if legal else [])]
    return found


@pytest.mark.parametrize("name", GAMES)
def test_the_browser_says_what_the_terminal_says(name: str, tmp_path: Path) -> None:
    messages = list(heard(name).values())
    assert len(messages) > 500
    spoken = [say(find_game(name), *message) for message in messages]
    expected = {lang: [find_game(name).words(lang).say(*message) for message in messages] for lang in LANGUAGES}
    cases = {
        "folder": str(FOLDER),
        "game": name,
        "words": find_game(name).vocabulary.table(),
        "messages": spoken,
        "expected": expected,
    }
    file = tmp_path / "cases.json"
    file.write_text(json.dumps(cases), encoding="utf-8")
    run_node_test("words", BOSWORTH_CASES=str(file))


def test_the_table_page_takes_no_message_from_other_files() -> None:
    """Otherwise one file would silently speak for another."""
    ids = {line.split(" =")[0] for line in lines("table")}
    for other in ("terminal", "pages", *GAMES):
        assert not ids & {line.split(" =")[0] for line in lines(other)}, other


def lines(name: str) -> list[str]:
    text = (FOLDER / "en" / f"{name}.ftl").read_text(encoding="utf-8")
    return [line for line in text.splitlines() if " =" in line and line[:1].isalpha()]


def test_every_word_of_the_page_is_in_all_languages() -> None:
    ids = {
        lang: [
            line.split(" =")[0]
            for line in (FOLDER / lang / "table.ftl").read_text(encoding="utf-8").splitlines()
            if line[:1].isalpha()
        ]
        for lang in LANGUAGES
    }
    assert ids["en"] == ids["fr"] == ids["it"]


def test_every_word_that_the_page_asks_for_is_there() -> None:
    """Ids that stand in the scripts of the page as they are; those put together are listed by what they are made of."""
    static = FOLDER.parent / "web" / "static" / "js"
    scripts = "\n".join(path.read_text(encoding="utf-8") for path in (*static.glob("*.js"), *(static / "shell").glob("*.js")))
    ids = {line.split(" =")[0] for line in lines("table")}
    asked = set(re.findall(r'\bt\("([a-z][\w-]+)"', scripts)) - {"entry-none", "game-name", "quiet-when"}  # a game's own
    assert asked <= ids
    said = (FOLDER.parent / "table" / "showing.py").read_text(encoding="utf-8")
    named = set(re.findall(r'"([a-z][\w-]+)"', scripts + said))
    made = {word for word in ids if word.startswith(("my-", "settings-", "refused-", "level-", "temper-"))}
    assert ids - named - made == set()


def test_every_bot_has_a_title_and_a_sentence() -> None:
    ids = {line.split(" =")[0] for line in lines("table")}
    assert {f"level-{name}{end}" for name in BOTS for end in ("", "-text")} <= ids
    assert {f"temper-{name}{end}" for name in TEMPERS for end in ("", "-text")} <= ids


def test_what_a_table_may_refuse_has_words() -> None:
    elsewhere = {"bad_host", "wrong_password", "other_origin", "bad_link", "no_such_person", "no_such_method", "name_taken"}
    elsewhere |= {
        "weak_password",
        "has_account",
        "no_account",
        "key_reused",
        "bad_record",
        "bad_outcome",
        "bad_name",
        "bad_password",
    }
    ids = {line.split(" =")[0] for line in lines("table")}
    assert {f"refused-{code}" for code in STATUS if code not in elsewhere} <= ids
