"""A view as it goes over the wire: by names, with what is hidden left open."""

import json
from typing import Any

from tests.games.lancaster.common import COURT

from bosworth.games.lancaster import GAME
from bosworth.testing.lancaster import Table, scenario

PICTURE = """
    stafford: blue 1 +2 shield; harfleur: blue 1+2 tudor, blue archer, red 3; lower caen: green 1
    blue court: 2; red court: 1; blue castle: s1 1; blue extensions: s2, s6 flipped; blue ready: tudor; chancellor: red 2 +1
    blue: 3 gold, 2 squires, 1 votes, 4 power, 2 seals, 1 bishops, nobles AC; red: 5 gold, 1 bishops; treasury: 2 gold
"""


def shown(game: Table, seat: str | None) -> dict[str, Any]:
    """What a seat is sent."""
    return dict(json.loads(json.dumps(GAME.show(game.view(seat)))))


def test_what_is_being_decided_is_named() -> None:
    view = shown(scenario(PICTURE, options=COURT), "blue")
    assert (view["game"], view["seat"], view["step"], view["after"]) == ("lancaster", 0, "place", "new_round")
    assert (view["first"], view["active"], view["todo"], view["winners"]) == (
        "blue",
        "blue",
        ["blue", "green", "yellow", "red"],
        None,
    )
    assert (view["province"], view["slot"], view["office"], view["knight"]) == (None, "lower1", "chancellor", None)
    assert view["favours"] == ["f1", "f2", "f3", "f4", "f5", "f6"]
    assert view["treasury"] == {"gold": 2, "squires": 0, "votes": 0}
    assert all(isinstance(law, str) for law in view["in_force"] + view["law_pile"])


def test_the_owner_sees_what_is_behind_his_screen() -> None:
    view = shown(scenario(PICTURE, options=COURT), "blue")
    assert view["players"]["blue"] == {
        "power": 4,
        "gold": 3,
        "squires": 2,
        "votes": 1,
        "leftover": 0,
        "seals": 2,
        "seal_tiles": 0,
        "dishonour": 0,
        "nobles": ["A", "C"],
        "extensions": {"s2": "built", "s6": "flipped"},
        "ballot": None,
    }
    assert view["parties"]["blue"] == {
        "court": [2],
        "reserve": [3, 4],
        "dungeon": [],
        "support": [],
        "castle": {"s1": 1},
        "ready": ["tudor"],
        "awarded": [],
        "lord": "home",
        "bishops": 1,
        "support_bishops": 0,
        "support_tudors": 0,
        "company": 1,
    }


def test_an_opponent_and_an_onlooker_see_the_board_and_not_behind_the_screen() -> None:
    game = scenario(PICTURE, options=COURT)
    owner = shown(game, "blue")
    for seat in ("red", None):
        view = shown(game, seat)
        hidden = dict.fromkeys(("gold", "squires", "seals", "seal_tiles", "dishonour"))
        assert view["players"]["blue"] == owner["players"]["blue"] | hidden
        assert view["players"]["red"]["gold"] == (5 if seat else None)
        assert view["totals"] == {"seals": 2, "seal_tiles": 0, "dishonour": 0}
        for part in ("parties", "provinces", "offices", "conflicts", "knight_spaces"):
            assert view[part] == owner[part]


def test_provinces_offices_and_conflicts_are_records() -> None:
    view = shown(scenario(PICTURE, options=COURT), None)
    assert view["provinces"]["stafford"] == {
        "holder": "blue",
        "knight": 1,
        "squires": 2,
        "tudor": 0,
        "shield": 1,
        "noble": "B",
        "nobles": 3,
        "tile": 0,
        "total": 3,
    }
    assert view["offices"]["chancellor"] == {"holder": None, "candidate": "red"}
    assert view["parties"]["red"]["lord"] == "chancellor"
    assert view["parties"]["red"]["company"] == 4, "the Lord, a knight of strength 2 and a bishop"
    assert view["conflicts"] == {
        "lower1": {"card": "caen", "squires": {}, "english": 1, "is_won": 0},
        "upper1": {"card": "harfleur", "squires": {}, "english": 10, "is_won": 1},
    }
    assert view["knight_spaces"] == {
        "lower1.1": {"holder": "green", "knights": [1], "tudors": 0, "archer": 0, "total": 1, "rank": 1, "power": 2},
        "upper1.1": {"holder": "blue", "knights": [1, 2], "tudors": 1, "archer": 0, "total": 5, "rank": 1, "power": 4},
        "upper1.2": {"holder": "blue", "knights": [], "tudors": 0, "archer": 1, "total": 2, "rank": 3, "power": 1},
        "upper1.3": {"holder": "red", "knights": [3], "tudors": 0, "archer": 0, "total": 3, "rank": 2, "power": 2},
    }


def test_allies_are_parties_with_castles_of_their_own() -> None:
    view = shown(scenario("yellow castle: s1 2; blue court: 1; yellow court: 1", players=2), "blue")
    assert list(view["players"]) == ["blue", "green"]
    assert list(view["parties"]) == ["blue", "green", "yellow", "red"]
    assert view["parties"]["yellow"]["castle"] == {"as1": 2}


def test_a_ballot_is_known_to_its_owner_and_sealed_to_others() -> None:
    game = scenario("blue: 3 votes", start="parliament", proposed="B4a B4b B4c").plays("yes 3", seat="blue")
    assert [shown(game, seat)["players"]["blue"]["ballot"] for seat in ("blue", "red", None)] == ["yes 3", "sealed", "sealed"]
    assert shown(game, "red")["players"]["green"]["ballot"] is None
    assert game.view("red").known.actors() == [1, 2, 3]
