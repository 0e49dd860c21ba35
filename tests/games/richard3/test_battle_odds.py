"""What a battle promises: worked out where it is small, fought many times where it is not, by belief where blocks are hidden."""

from itertools import product

import pytest

from bosworth.games.richard3 import GAME
from bosworth.games.richard3.tables import AREA, BLOCK
from bosworth.games.richard3.thinking.odds import SAMPLES, forecast
from bosworth.kernel.errors import Malformed
from bosworth.testing.richard3 import scenario


def test_one_against_one_is_worked_out() -> None:
    """Rivers fires one die first, and leaves if he lives: Norfolk strikes him with four dice, or with three."""
    game = scenario("Derby: Norfolk, L_rivers 1; Calais: York; Scotland: Henry VI", attacker="york")
    found = forecast(game.view("york"), AREA["derby"])
    unhurt, hurt = 1 - (2 / 3) ** 4, 1 - (2 / 3) ** 3
    assert found.samples == 0
    assert found.win == pytest.approx(1)
    assert found.own_steps == pytest.approx(1 / 3)
    assert found.enemy_steps == pytest.approx(2 / 3 * unhurt + 1 / 3 * hurt)


def test_small_and_large_agree() -> None:
    """Fought four hundred times, a battle comes near what was worked out."""
    game = scenario("Derby: Norfolk, Suffolk, L_buckingham, Beaumont; Calais: York; Scotland: Henry VI", attacker="york")
    view = game.view("york")
    exact = forecast(view, AREA["derby"])
    game = scenario("Derby: Norfolk, Suffolk, L_buckingham, Beaumont, Bristol levy 1; Calais: York", attacker="york")
    sampled = forecast(game.view("york"), AREA["derby"])
    assert (exact.samples, sampled.samples) == (0, SAMPLES)
    assert sampled.win < exact.win


def test_the_danger_to_a_king_is_told() -> None:
    game = scenario("Derby: Gloucester 1, Oxford; Calais: Y_irish; France: Richmond", setup="1480", attacker="lancaster")
    found = forecast(game.view("lancaster"), AREA["derby"])
    assert 0.0 < found.deaths["Y_gloucester"] <= found.win


def test_more_attackers_win_more_often() -> None:
    game = scenario(
        "Middlesex: Norfolk, Suffolk, Arundel; Kent: L_buckingham, Beaumont; Calais: York", cards="lancaster 2, york 3"
    )
    view = game.view("york")
    blocks = [BLOCK["Y_norfolk"], BLOCK["Y_suffolk"], BLOCK["Y_arundel"]]
    chances = [forecast(view, AREA["kent"], blocks[:number]).win for number in (1, 2, 3)]
    assert chances == sorted(chances)
    assert chances[0] < chances[2] - 0.2


def test_the_same_question_has_the_same_answer() -> None:
    game = scenario("Middlesex: Norfolk, Suffolk; Kent: L_buckingham; Calais: York", cards="lancaster 2, york 3")
    answers = [GAME.odds(game.view("york"), "kent", "", ()) for _ in range(2)] if GAME.odds else []
    assert answers[0] == answers[1]


def test_nobody_learns_who_stands_there() -> None:
    """Two positions that look the same promise the same."""
    pictures = ("Kent: L_buckingham; Dorset: L_rivers", "Kent: L_rivers; Dorset: L_buckingham")
    found = []
    for picture in pictures:
        game = scenario(f"Middlesex: Norfolk, Suffolk; {picture}; Calais: York", cards="lancaster 2, york 3")
        found.append(forecast(game.view("york"), AREA["kent"], [BLOCK["Y_norfolk"]]))
    assert found[0] == found[1]


@pytest.mark.parametrize(("place", "wish"), [*product(["rome", "essex"], ["", "norfolk"]), ("kent", "oxford")])
def test_what_cannot_be_asked(place: str, wish: str) -> None:
    game = scenario("Middlesex: Norfolk, Suffolk; Kent: L_buckingham; Calais: York", cards="lancaster 2, york 3")
    assert GAME.odds is not None
    with pytest.raises(Malformed):
        GAME.odds(game.view("york"), place, wish, ())


def test_nobody_marches_into_the_exile_of_the_other_side() -> None:
    game = scenario("Cumbria: Norfolk, Suffolk; Scotland: L_buckingham, Henry VI; Calais: York", cards="lancaster 2, york 3")
    assert GAME.odds is not None
    with pytest.raises(Malformed, match="nobody can attack scotland"):
        GAME.odds(game.view("york"), "scotland", "", ())
