"""What a view looks like as plain data: by names, and the same for all but the sheets that are being written."""

import json
from typing import Any

from bosworth.games.roses import GAME
from bosworth.testing.roses import Table, moments, scenario

BOARD = "red: windsor, stafford@wc; yellow: york, percy; box: merc_2; deck: london, merc_1"


def shown(game: Table, seat: str | None) -> dict[str, Any]:
    return GAME.show(game.view(seat))


def writing() -> Table:
    game = scenario(BOARD, players="two_royal", lancaster="red", order="yellow red", cash="red 7", turn=2)
    game.writes("red", "bid se 2", "white stafford", commits=False)
    return game.writes("yellow", "move percy ne")


def test_what_everybody_knows() -> None:
    game = writing()
    found = shown(game, None)
    rest = {name: found[name] for name in found if name not in ("options", "players", "noble_at", "ship_at")}
    assert rest == {
        "game": "roses",
        "seat": None,
        "turn": 2,
        "step": "planning",
        "barriers": 1,
        "picks": 0,
        "asked": 0,
        "stack": 17,
        "captain": None,
        "captain_region": None,
        "order": ["yellow", "red"],
        "owner": {"windsor": "red", "stafford": "red", "york": "yellow", "percy": "yellow"},
        "title": {},
        "vote": dict.fromkeys(("ne", "nm", "mid", "wal", "wc", "se"), "lancaster"),
        "kings": {},
        "face_up": [],
        "display": [],
        "box": ["merc_2"],
        "winners": [],
        "whites": {},
        "attackers": {},
        "defenders": {},
        "deck_size": len(game.state.deck),
    }
    assert (found["noble_at"]["stafford"], found["noble_at"]["percy"]) == ("wc", "nm")
    assert found["ship_at"]["sh_berwick"] == "nm_e"


def test_a_sheet_is_shown_to_its_own_seat_alone() -> None:
    game = writing()
    red, yellow = (
        {"house": "lancaster", "score": 0, "cash": 7, "mercenaries": 0, "aid": 1},
        {"house": "york", "score": 0, "cash": 6, "mercenaries": 0, "aid": 1},
    )
    assert shown(game, None)["players"] == {"red": {**red, "part": None}, "yellow": {**yellow, "part": "committed"}}
    assert shown(game, "yellow")["players"]["red"] == {**red, "part": None}
    assert shown(game, "yellow")["players"]["yellow"] == {
        **yellow,
        "part": "committed",
        "reach": ["nm", "ne"],
        "sheet": ["move percy ne"],
    }
    assert shown(game, "red")["players"]["yellow"] == {**yellow, "part": "committed"}
    assert shown(game, "red")["players"]["red"] == {
        **red,
        "part": "white",
        "cursor": "fitzalan",
        "left": 5,
        "reach": ["se", "wc"],
        "sheet": ["bid se", "amount 2", "white stafford"],
    }


def test_counters_and_cubes_are_shown_while_orders_are_carried_out() -> None:
    game = scenario("red: windsor, stafford; yellow: carisbrooke, london, bp_york", cash="red 30, yellow 30")
    game.writes("red", "3 troop london", "2 troop windsor", "white stafford").writes(
        "yellow", "2 troop windsor", "black stafford"
    )
    game.resolves("combat")
    for seat in ("red", "green", None):
        found = shown(game, seat)
        assert found["step"] == "combat"
        assert found["attackers"] == {"red": {"london": 3}, "yellow": {"windsor": 2}}
        assert found["defenders"] == {"windsor": 2}
        assert found["whites"] == {}, "it has warded off the bribe"
    assert shown(game.resolves("parliament"), "red")["attackers"] == {}


def test_a_view_is_plain_data_and_short() -> None:
    for seed in range(5):
        for view, _ in moments(seed):
            text = json.dumps(GAME.show(view))
            assert len(text) < 6000
            assert GAME.take(json.loads(text)) == view
