"""End screens account for every point: what the browser adds up from the log is what the rules say at the end."""

import json
from itertools import islice
from pathlib import Path
from typing import Any

from tests.web.node import run_node_test
from tests.web.positions import sources

from bosworth.games import GAMES
from bosworth.games import game as find_game
from bosworth.kernel.match import Match
from bosworth.kernel.record import Record
from bosworth.table.showing import line_of

GAMES_EACH = 9
OWN = ("richard3", "roses", "lancaster")


def finished(source: str, record: Record) -> dict[str, Any]:
    """What an onlooker's page knows of a game that is over."""
    game = find_game(record.game)
    match = Match.look(game, record)
    assert match.is_over, source
    says = [line_of(game, 0, event).say for event in match.heard(None, -1)]
    return {"source": source, "says": says, "view": game.show(match.view(None)), "catalog": game.face.catalog()}


def test_what_end_screens_add_up_is_the_final_score(tmp_path: Path) -> None:
    assert set(OWN) <= set(GAMES)
    found = {name: [finished(*one) for one in islice(sources(name), GAMES_EACH)] for name in OWN}
    path = tmp_path / "games.json"
    path.write_text(json.dumps(found), encoding="utf-8")
    run_node_test("accounts", FINISHED_GAMES=str(path))
