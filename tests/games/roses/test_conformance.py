"""What Wars of the Roses promises beyond what every game does: seats, options, Houses, length, and sheets taken back."""

import pytest

from bosworth.games.roses import GAME
from bosworth.games.roses.options import COUNT
from bosworth.kernel.chance import FairDice, FastDice
from bosworth.kernel.errors import NothingToUndo
from bosworth.kernel.match import Match
from bosworth.kernel.playout import play_out


def test_every_marked_ruling_is_an_option() -> None:
    names = {option.name: option.default for option in GAME.info.options}
    assert names == {
        "scenario": "four",
        "neville_strength": "10",
        "neville_start": "wc",
        "mid_wc_adjacent": "false",
        "captain_presence": "false",
        "cubes_per_person": "one",
        "shortage": "skip",
        "tied_votes": "reigning",
        "titles": "at_once",
        "favoured": "nobody",
        "favour": "one",
    }


@pytest.mark.parametrize(
    ("players", "seats"),
    [
        ("four", "red yellow blue green"),
        ("three", "red yellow blue"),
        ("two", "red yellow"),
        ("two_royal", "red yellow"),
        ("two_people", "lancaster york"),
    ],
)
def test_seats(players: str, seats: str) -> None:
    assert GAME.seats({"scenario": players}) == tuple(seats.split())


def test_houses_are_dealt_two_and_two() -> None:
    deals = set()
    for seed in range(40):
        state = GAME.new(GAME.info.settle({}), FastDice(seed))
        assert sorted(state.house) == [0, 0, 1, 1]
        deals.add(tuple(state.house))
    assert len(deals) == 6


@pytest.mark.parametrize("players", COUNT)
def test_a_game_lasts_five_turns(players: str) -> None:
    for seed in range(20):
        dice = FastDice(seed)
        state = GAME.new(GAME.info.settle({"scenario": players}), dice)
        play_out(state, dice)
        assert state.turn == 5


def test_a_sheet_may_be_taken_back_until_the_last_one_is_in() -> None:
    """20: `uncommit` is undo, which stops at the reveal."""
    match = Match.start(GAME, {"scenario": "two"}, {}, FastDice(3))
    while len(match.state.actors()) == 1:
        seat = match.state.actors()[0]
        match.act(seat, match.legal(seat)[:1])
    for seat in (0, 1):
        while seat in match.state.actors() and len(match.state.actors()) > 1:
            match.act(seat, [match.legal(seat)[-1]])
    assert match.state.actors() == [1]
    match.undo(0)
    assert match.state.actors() == [0, 1], "red takes his commitment back"
    match.say(0, "commit")
    while match.state.turn == 1:
        match.act(1, [match.legal(1)[-1]])
    with pytest.raises(NothingToUndo):
        match.undo(0)


def test_fair_dice_serve_the_deal() -> None:
    match = Match.start(GAME, {}, {}, FairDice(bytes(range(32))))
    assert len(match.record.entries[0].outcomes) == 3, "deck, Houses, first turn order: 19.2"
