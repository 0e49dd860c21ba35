"""What greedy values in Lancaster: it takes what is plainly good, and beats chance."""

import pytest

from bosworth.games.lancaster import GAME
from bosworth.games.lancaster.values import REASONS, appraise
from bosworth.kernel.chance import FastDice
from bosworth.kernel.conformance import Ordeal
from bosworth.kernel.worth import Worth
from bosworth.testing.lancaster import Table, scenario

pytestmark = pytest.mark.no_cover


def best(game: Table) -> str:
    """The offer that greedy likes best."""
    seat = game.state.actors()[0]
    offers = game.state.legal(seat)
    worths = appraise(GAME.view(game.state, seat), offers)
    assert all(worth.reason in REASONS for worth in worths)
    return GAME.write(max(zip(offers, worths, strict=True), key=lambda pair: pair[1].value)[0])


def test_it_takes_the_noble_that_is_worth_most() -> None:
    game = scenario("somerset: blue 4; blue: nobles ABCDE", start="provinces", round=5)
    assert best(game) == "take noble"
    first = scenario("somerset: blue 4", start="provinces", round=5)
    assert best(first) == "take reward"


def test_it_buys_power_at_the_end() -> None:
    assert best(scenario("blue: 3 gold", law="B4a", round=5)) == "buy 3"


def test_it_frees_captured_knights_while_there_is_time() -> None:
    assert best(scenario("lower rouen: blue 2, -, -; blue: 2 gold", start="conflicts", round=2)) == "ransom 2"


def test_it_votes_for_a_law_that_serves_it() -> None:
    picture = "stafford: blue 1; norfolk: blue 1; surrey: blue 2; blue: 2 votes"
    game = scenario(picture, start="parliament", laws="B0b B0a N0a", proposed="B3b B4c B4b")
    assert best(game).startswith("yes")
    against = scenario(picture.replace("blue", "red"), start="parliament", laws="B0b B0a N0a", proposed="B3b B4c B4b")
    assert best(against).startswith("no")


def test_it_sends_a_knight_where_it_decides_a_conflict() -> None:
    game = scenario("blue court: 3; touques: -, -, -; favours: f1 f3; blue extensions: s1, s2, s3", round=5)
    assert best(game) == "conflict 3 touques"


@pytest.mark.parametrize("players", ["2", "4"])
def test_it_keeps_the_promises_of_a_bot(players: str) -> None:
    def choose(view, offers, _heard, _rng):  # type: ignore[no-untyped-def]
        worths: list[Worth] = appraise(view, offers)
        return [max(zip(worths, offers, strict=True))[1]]

    assert Ordeal(GAME, {"players": players, "preset": "big_box"}, 7, 5000, [choose]).run()


@pytest.mark.parametrize(("players", "wins"), [(2, 9), (4, 8)])
def test_it_beats_chance(players: int, wins: int) -> None:
    won = 0.0
    for seed in range(10):
        dice = FastDice(seed)
        state = GAME.new(GAME.info.settle({"players": str(players)}), dice)
        me = seed % players
        while actors := state.actors():
            seat = actors[0]
            offers = state.legal(seat)
            if seat == me:
                worths = appraise(GAME.view(state, seat), offers)
                action = max(zip(worths, offers, strict=True), key=lambda pair: pair[0].value)[1]
            else:
                action = offers[dice.pick(len(offers))]
            state.play(seat, action, dice)
        won += state.returns()[me]
    assert won >= wins - 1
