"""What a view looks like when it is sent: everything by its name, and only what a watcher may know."""

import json
from typing import Any

import pytest

from bosworth.games.richard3 import GAME
from bosworth.kernel.errors import Malformed
from bosworth.testing.richard3 import Table, scenario

MAP = "Kent: March 2, Y_warwick *; Sussex: York r, Oxford 1; Derby: Rebel; pool: Y_rivers x"
NOBODY = ("offboard", "minor", "dead", "prison", "pool")


def shown(game: Table, seat: str | None) -> dict[str, Any]:
    """What goes over the wire to a seat."""
    found: dict[str, Any] = json.loads(json.dumps(GAME.show(game.view(seat))))
    return found


def on_map(view: dict[str, Any]) -> dict[str, Any]:
    """The named blocks on the map."""
    return {name: block for name, block in view["blocks"].items() if block["where"] not in NOBODY}


def test_the_owner_is_shown_his_blocks_by_name() -> None:
    view = shown(scenario(MAP), "york")
    assert on_map(view) == {
        "R_rebel": {"where": "derby", "strength": 4},
        "Y_march": {"where": "kent", "strength": 2},
        "Y_warwick": {"where": "kent", "strength": 4, "moved": 1},
        "Y_york": {"where": "sussex", "strength": 4, "reserve": 1},
    }
    assert view["hidden"] == [{"side": "lancaster", "where": "sussex", "number": 1}]
    assert view["blocks"]["Y_rivers"] == {"where": "pool", "strength": 2, "face_down": 1}
    assert view["pools"]["york"] == 0
    assert view["pools"]["lancaster"] > 15


def test_the_opponent_is_shown_nameless_blocks_in_groups() -> None:
    view = shown(scenario(MAP), "lancaster")
    assert on_map(view) == {"L_oxford": {"where": "sussex", "strength": 1}}
    assert view["hidden"] == [
        {"side": "york", "where": "derby", "number": 1, "rebel": 1},
        {"side": "york", "where": "sussex", "number": 1, "reserve": 1},
        {"side": "york", "where": "kent", "number": 1},
        {"side": "york", "where": "kent", "number": 1, "moved": 1},
    ]


def test_an_onlooker_is_shown_nobody() -> None:
    view = shown(scenario(MAP), None)
    assert (view["seat"], on_map(view)) == (None, {})
    assert [(group["side"], group["where"]) for group in view["hidden"]] == [
        ("lancaster", "sussex"),
        ("york", "derby"),
        ("york", "sussex"),
        ("york", "kent"),
        ("york", "kent"),
    ]
    assert view["hands"] == {"lancaster": [], "york": []}
    assert view["cards"] == {"lancaster": 7, "york": 7}


def test_a_pirate_is_shown_with_his_sea_and_his_gate() -> None:
    game = scenario("France: Oxford; Kent: March", cards="lancaster piracy, york 2").plays("sea oxford english_channel kent")
    mine, theirs = shown(game, "lancaster"), shown(game, "york")
    assert mine["blocks"]["L_oxford"] == {"where": "kent", "strength": 3, "moved": 1, "pirate": "english_channel"}
    assert theirs["hidden"] == [{"side": "lancaster", "where": "kent", "number": 1, "moved": 1, "pirate": "english_channel"}]
    for view in (mine, theirs):
        assert view["attackers"] == {"kent": "lancaster"}
        assert view["mains"] == {"kent": ["english_channel"]}
        assert view["entered"] == {"lancaster.kent": ["english_channel"]}
        assert view["event"] == "piracy"


def test_who_is_on_his_way_is_named_to_his_owner_and_marked_for_others() -> None:
    game = scenario("Kent: March; Essex: Oxford", cards="york 4, lancaster 2").plays("move march sussex")
    mine, theirs = shown(game, "york"), shown(game, "lancaster")
    assert (mine["step"], mine["mover"], mine["came_from"], mine["moves_left"]) == ("moving", "Y_march", "kent", 1)
    assert (theirs["mover"], theirs["came_from"]) == (None, "kent")
    assert theirs["hidden"] == [{"side": "york", "where": "sussex", "number": 1, "moved": 1, "mover": 1}]
    assert (mine["crossed"], mine["activated"]) == ({"york.kent.sussex": 1}, {"kent": 1})


def test_cards_are_shown_by_their_kind() -> None:
    game = scenario().plays("play 4", seat="york")
    assert shown(game, "york")["hands"] == {"lancaster": [], "york": ["4", "4", "4", "4", "4", "4", "3"]}
    assert [shown(game, seat)["chosen"] for seat in ("york", "lancaster", None)] == [
        {"york": "4"},
        {"york": "sealed"},
        {"york": "sealed"},
    ]
    game.plays("play 2", seat="lancaster")
    for seat in ("york", "lancaster", None):
        view = shown(game, seat)
        assert view["played"] == {"lancaster": ["2"], "york": ["4"]}
        assert view["chosen"] == {"lancaster": "2", "york": "4"}
        assert (view["player1"], view["active"], view["points"], view["event"]) == ("york", "york", 4, None)


def test_a_hand_that_is_given_up_lies_open() -> None:
    game = scenario(options={"mulligan": "once"}, step="mulligan").plays("redeal")
    for seat in ("york", "lancaster", None):
        assert shown(game, seat)["shown"] == "york"
        assert shown(game, seat)["hands"]["york"] == ["4", "4", "4", "4", "4", "4", "3"]
    assert shown(game, None)["hands"]["lancaster"] == []


def test_titles_and_scores_are_shown_by_name() -> None:
    view = shown(scenario("Essex: Oxford; Middlesex: March"), None)
    assert (view["king_side"], view["king"], view["pretender"]) == ("lancaster", "L_henry_vi", "Y_york")
    assert view["scores"] == {"lancaster": 1, "york": 2}


def test_what_is_sent_is_short() -> None:
    for seat in ("york", "lancaster", None):
        assert len(json.dumps(shown(scenario(keep=True), seat))) < 5000


@pytest.mark.parametrize(
    "wrong",
    [
        {"hands": {"york": ["4"] * 9}},
        {"step": "choose_card", "chosen": {"lancaster": "plague"}},
        {"blocks": {"L_nobody": {"where": "kent", "strength": 1}}},
        {"hidden": [{"side": "york", "number": 1}]},
    ],
    ids=["too many copies", "a card not in the hand", "an unknown block", "nowhere"],
)
def test_what_is_no_view_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        GAME.take({**shown(scenario(MAP), "york"), **wrong})
