"""Positions as text, in every game: readable, and nothing but a clear refusal for what is damaged."""

from random import Random

import pytest

from bosworth.games import GAMES, game
from bosworth.kernel.chance import FairDice, FastDice
from bosworth.kernel.errors import Malformed
from bosworth.kernel.game import Game
from bosworth.kernel.match import Match
from bosworth.kernel.playout import play_out
from bosworth.kernel.record import read_record
from bosworth.kernel.text import fingerprint, write_position

SIGNS = "|=,:+.- 0129azLY_"


def positions(game: Game, seed: int) -> list[str]:
    """Some moments of a random game, as text."""
    dice, rng = FastDice(seed), Random(seed)
    options = {option.name: rng.choice(option.choices) for option in game.info.options if option.name in ("scenario", "players")}
    state = game.new(game.info.settle(options), dice)
    found: list[str] = []
    while state.actors() and len(found) < 12:
        for _ in range(25):
            if state.actors():
                seat = rng.choice(state.actors())
                state.play(seat, rng.choice(state.legal(seat)), dice)
        found.append(write_position(state))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_one_line_of_plain_signs(name: str) -> None:
    for text in positions(game(name), 1):
        assert text.isascii()
        assert text.isprintable()
        assert text.startswith(f"{name} ")
        assert len(text) < 4000


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_what_is_damaged_is_refused_or_is_a_position(name: str, seed: int) -> None:
    """A sign changed, a word lost, two words exchanged: it means something or is `Malformed`; the rules never fall over."""
    rng = Random(seed)
    refused = 0
    for text in positions(game(name), seed):
        for _ in range(40):
            try:
                state = game(name).read(damaged(text, rng))
                assert all(state.legal(seat) for seat in state.actors())
            except Malformed:
                refused += 1
    assert refused > 100


def damaged(text: str, rng: Random) -> str:
    place = rng.randrange(len(text))
    way = rng.randrange(3)
    if way == 0:
        return text[:place] + rng.choice(SIGNS) + text[place + 1 :]
    words = text.split(" ")
    one, other = rng.randrange(len(words)), rng.randrange(len(words))
    if way == 1:
        return " ".join(words[:one] + words[one + 1 :])
    name, _, value = words[other].partition("=")
    words[other] = f"{words[one].partition('=')[0]}={value or name}"
    return " ".join(words)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_begins_with_a_position_and_is_taken_up_again(name: str) -> None:
    text = positions(game(name), 2)[1]
    match = Match.start(game(name), {}, {}, FairDice(bytes(32)), text)
    assert write_position(match.state) == text
    assert match.record.options == match.state.options
    assert match.record.entries[0].text == f"begin {text}"
    for _ in range(5):
        seat = match.state.actors()[0]
        match.act(seat, match.legal(seat)[:1])
    again = Match.resume(game(name), read_record(match.record.write()), FairDice(bytes(32)))
    assert fingerprint(again.state) == fingerprint(match.state)
    assert again.branch(2, FastDice(1)).record.entries[0].text == f"begin {text}"


@pytest.mark.parametrize("name", GAMES)
def test_a_position_that_was_read_is_nobody_else_s(name: str) -> None:
    """Playing on it leaves what is written of others as it was."""
    texts = positions(game(name), 4)
    marks = [fingerprint(game(name).read(text)) for text in texts]
    for text in texts:
        play_out(game(name).read(text), FastDice(1))
    assert [fingerprint(game(name).read(text)) for text in texts] == marks


def test_a_position_at_which_nobody_decides_anything_is_refused() -> None:
    with pytest.raises(Malformed, match="step=supply: no seat has anything to decide at this step"):
        game("richard3").read("richard3 | step=supply")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("richard3 scenario=1999 | turn=1", "scenario is one of"),
        ("richard3 | where=rome:L_henry_vi", "where=rome:L_henry_vi: there is no place 'rome'"),
        ("richard3 | where=kent:L_arthur", "there is no block 'L_arthur'"),
        ("richard3 | strength=5:L_henry_vi", "'5' is not a number from 0 to 4"),
        ("richard3 | moved=L_henry_vi:-1", "'-1' is not a number from 0 to 1"),
        ("richard3 | moved=L_henry_vi,L_henry_vi", "L_henry_vi is said twice"),
        ("richard3 | where=kent:L_henry_vi+L_henry_vi", "L_henry_vi is said twice"),
        ("lancaster | todo=blue+blue", "blue is said twice"),
        ("richard3 | active=-", "there is no side '-'"),
        ("richard3 | credits=kent", "is not two areas"),
        ("richard3 | mains=kent:york", "there is no way in 'york'"),
        ("roses | owner=pink:london", "there is no player 'pink'"),
        ("roses scenario=two | cash=green:3", "there is no player 'green'; known are red, yellow"),
        ("roses | noble_at=neville:rome", "there is no region 'rome'"),
        ("roses | sheets=red:march.neville.wc", "does not begin with a verb"),
        ("lancaster | ballots=blue:maybe.2", "is no ballot such as yes.2"),
        ("lancaster | knight=9", "is not a knight"),
        ("richard3 | hands=lancaster:4.1,york:4.1 step=choose_card", "the position is impossible: the card 4.1 is there twice"),
        (
            "richard3 | hands=lancaster:4.1,york:3.1 step=choose_card where=kent:L_henry_vi",
            "L_henry_vi has strength 0, not 1 to 4",
        ),
        ("roses | part=red:bid step=planning turn=1", "the position is impossible: the card percy is in 0 places"),
        ("roses | part=red:bid step=planning", "there is no turn 0"),
        ("lancaster players=3 | active=red", "there is no player 'red'; known are blue, green, yellow"),
    ],
)
def test_a_refusal_names_the_place_and_what_could_stand_there(text: str, words: str) -> None:
    with pytest.raises(Malformed) as told:
        game(text.split(maxsplit=1)[0]).read(text)
    assert words in str(told.value)
