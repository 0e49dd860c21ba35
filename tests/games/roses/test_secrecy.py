"""Section 18: the deck and the sheets of others are hidden, and imagined worlds cover all that could be behind them."""

import json
from random import Random

from bosworth.games.roses import GAME
from bosworth.games.roses.state import COMMITTED, HIRE_PART
from bosworth.games.roses.verbs import BID, BLACK, HIRE, MOVE, SAIL, TROOP, WHITE
from bosworth.games.roses.view import PUBLIC
from bosworth.kernel.text import fields_for
from bosworth.testing.roses import scenario

HIDDEN = {"deck", "part", "cursor", "left", "reach", "stray", "sheets"}


def test_every_field_is_public_or_hidden() -> None:
    assert set(PUBLIC) | HIDDEN == set(fields_for(GAME.sequence, GAME.info.settle({})).blank)
    assert not set(PUBLIC) & HIDDEN


def test_nobody_sees_the_deck() -> None:
    game = scenario(step="draft")
    for seat in ("red", None):
        view = game.view(seat)
        assert view.deck_size == len(game.state.deck)
        assert view.known.deck == []


def test_a_view_shares_nothing_with_the_position() -> None:
    game = scenario("red: percy")
    view = game.view("red")
    view.known.owner[0] = 3
    view.known.sheets[0].append(7)
    assert game.state.owner[0] == 0
    assert game.state.sheets[0] == []
    assert GAME.take(json.loads(json.dumps(GAME.show(game.view("red"))))) == game.view("red")


def test_an_onlooker_imagines_every_kind_of_sheet() -> None:
    game = scenario("red: windsor, stafford, sh_sandwich; yellow: percy, london", cash="red 5", mercs="red 2", stack=15).writes(
        "red"
    )
    rng = Random(4)
    verbs: set[int] = set()
    decks: set[tuple[int, ...]] = set()
    for _ in range(200):
        world = GAME.imagine(game.view(None), rng)
        assert world.part[0] == COMMITTED
        verbs |= {entry & 63 for entry in world.sheets[0]}
        decks.add(tuple(world.deck))
    assert verbs >= {BID, MOVE, SAIL, TROOP, HIRE, WHITE, BLACK}
    assert len(decks) > 150


def test_those_who_have_not_committed_may_be_anywhere_before() -> None:
    game = scenario("red: windsor; yellow: percy, london", mercs="yellow 1", stack=16)
    parts = {GAME.imagine(game.view("red"), Random(seed)).part[1] for seed in range(300)}
    assert COMMITTED not in parts
    assert parts >= set(range(HIRE_PART, COMMITTED)) | {0, 1, 2, 3, 4}


def test_a_seat_with_two_players_writes_one_after_the_other_in_imagined_worlds_too() -> None:
    game = scenario("red: windsor; blue: percy; yellow: london", players="two_people", lancaster="red blue")
    for seed in range(50):
        world = GAME.imagine(game.view("york"), Random(seed))
        assert world.sheets[2] == []
    game.writes("red")
    assert any(GAME.imagine(game.view("york"), Random(seed)).sheets[2] for seed in range(50))


def test_the_reveal_shows_every_sheet_to_all() -> None:
    game = scenario("red: stafford", cash="red 5").writes("red", "bid se 2", "move stafford wc").resolves("bribery")
    for seat in ("red", "green", None):
        game.hears(seat, "sheet", player="red", entry="bid se; amount 2; move stafford wc")
        game.hears(seat, "sheet", player="yellow", entry="")
    assert game.state.sheets == [[], [], [], []]
    assert game.state.reach == [0, 0, 0, 0]
