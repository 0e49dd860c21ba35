"""Section 10: entries given in any order are arranged into the one chain that the rules know."""

from random import Random

import pytest

from bosworth.games.roses import GAME
from bosworth.games.roses.options import COUNT
from bosworth.games.roses.state import PLANNING, Position
from bosworth.kernel.chance import FastDice
from bosworth.kernel.errors import Illegal
from bosworth.kernel.game import play
from bosworth.testing.roses import scenario

BOARD = "red: windsor, stafford, bp_york; yellow: winchester, york, neville; blue: bristol, sh_plymouth"


def arranged(game: Position, *forms: str) -> list[str]:
    return [GAME.write(action) for action in GAME.arrange(game, 0, [GAME.parse(form, 0) for form in forms])]


@pytest.mark.parametrize("name", COUNT)
def test_any_order_gives_the_chain_that_was_written(name: str) -> None:
    """Random sheets, void entries too; a seat with two players writes two."""
    rng, dice = Random(name), FastDice(5)
    options = {
        "scenario": name,
        "captain_presence": rng.choice(["true", "false"]),
        "cubes_per_person": rng.choice(["one", "several"]),
    }
    state: Position = GAME.new(GAME.info.settle(options), dice)
    begun: dict[int, tuple[Position, list[int]]] = {}
    sheets = 0
    while state.actors():
        seat = rng.choice(state.actors())
        action = rng.choice(state.legal(seat))
        if state.step == PLANNING:
            start, chain = begun.setdefault(seat, (state, []))
            chain.append(action)
            if GAME.write(action) == "commit":
                entries = chain[:-1]
                rng.shuffle(entries)
                assert GAME.arrange(start, seat, [*entries, action]) == chain
                del begun[seat]
                sheets += 1
        state = play(state, seat, [action], dice)
    assert sheets >= 10


def test_presence_from_a_move_counts_wherever_the_move_was_written() -> None:
    game = scenario(BOARD, step="planning", cash="red 30").state
    chain = ["next", "move stafford wc", "next", "next", "troop bristol"]
    assert arranged(game, "troop bristol", "move stafford wc") == chain
    assert arranged(game, "troop bristol") == ["next", "next", "next", "stray", "troop bristol"]


def test_a_bid_comes_first_with_its_amount() -> None:
    game = scenario(BOARD, step="planning", cash="red 30").state
    assert arranged(game, "white stafford", "amount 7", "bid mid")[:3] == ["bid mid", "amount 7", "next"]


@pytest.mark.parametrize(
    "forms",
    [
        ["amount 7"],
        ["bid se", "bid mid", "amount 3"],
        ["move stafford wc", "move stafford mid"],
        ["mercenary windsor"],
        ["white stafford", "white stafford"],
        ["troop windsor"] * 40,
        ["pick york"],
    ],
)
def test_what_has_no_room_on_a_sheet_is_refused(forms: list[str]) -> None:
    game = scenario(BOARD, step="planning", cash="red 30").state
    with pytest.raises(Illegal, match="no room on the sheet"):
        arranged(game, *forms)


@pytest.mark.parametrize("rest", [[], ["commit"], ["move stafford wc"], ["amount 31"]])
def test_a_bid_needs_its_amount(rest: list[str]) -> None:
    game = scenario(BOARD, step="planning", cash="red 30").state
    if not rest:
        assert arranged(game, "bid se") == ["bid se"]
    else:
        with pytest.raises(Illegal, match="a bid needs an amount, from 1 to 30"):
            arranged(game, "bid se", *rest)


def test_nothing_can_be_added_when_all_sheets_are_ready() -> None:
    game = scenario(BOARD, step="planning", cash="red 30").state
    with pytest.raises(Illegal, match="all sheets of this seat are ready"):
        arranged(game, "commit", "troop windsor")


def test_outside_planning_the_order_is_the_players_own() -> None:
    game = scenario("face_up: york", step="draft").state
    assert arranged(game, "pick york", "aid") == ["pick york", "aid"]
