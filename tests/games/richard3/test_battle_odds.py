"""What a battle promises: worked out where it is small, fought many times where it is not, by belief where blocks are hidden."""

from itertools import product
from typing import Any

import pytest

from bosworth.games.richard3 import GAME
from bosworth.games.richard3.army import in_reach
from bosworth.games.richard3.tables import (
    AREA,
    AREA_COUNT,
    BLOCK,
    BLOCK_NAMES,
    BORDER_AT,
    BORDER_COUNT,
    FORCE_MARCH,
    PIRACY,
    SURPRISE,
)
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


CLOSE = "Middlesex: Norfolk, Suffolk; Sussex: Arundel; Kent: L_buckingham, Beaumont; Calais: York"


def coming(picture: str, area: str, **fields: Any) -> list[str]:
    """The Yorkists who can come together in a turn of theirs, by the names they have in pictures."""
    game = scenario(picture, **{"step": "actions", "seat": "york", "points": 3, **fields})
    return sorted(BLOCK_NAMES[block].removeprefix("Y_") for block in in_reach(game.view("york"), AREA[area]))


@pytest.mark.parametrize(("points", "army"), [(0, []), (1, ["norfolk", "suffolk"]), (2, ["arundel", "norfolk", "suffolk"])])
def test_an_army_comes_from_as_many_areas_as_there_are_points(points: int, army: list[str]) -> None:
    assert coming(CLOSE, "kent", points=points) == army


def test_out_of_an_activated_area_they_come_for_nothing() -> None:
    activated = [int(area == AREA["sussex"]) for area in range(AREA_COUNT)]
    assert coming(CLOSE, "kent", points=0, activated=activated) == ["arundel"]


def test_stacks_share_the_border_that_all_must_cross() -> None:
    """Three may go from Middlesex to Kent, wherever they have come from, and an enemy bars the way around."""
    picture = "Middlesex: Norfolk, Suffolk; Essex: Arundel, Essex, March; Sussex: L_rivers; Kent: L_buckingham; Calais: York"
    assert len(coming(picture, "kent")) == 3


def test_who_has_crossed_has_used_the_border() -> None:
    crossed = [0] * (2 * BORDER_COUNT)
    crossed[BORDER_COUNT + BORDER_AT[AREA["middlesex"] * AREA_COUNT + AREA["kent"]]] = 2
    picture = "Middlesex: Norfolk, Suffolk; Sussex: L_rivers; Kent: L_buckingham; Calais: York"
    assert coming(picture, "kent", crossed=crossed) == ["norfolk"]


@pytest.mark.parametrize(("event", "number"), [(FORCE_MARCH, 3), (SURPRISE, 2), (PIRACY, 0)])
def test_an_event_has_its_own_rule(event: int, number: int) -> None:
    """Three steps with Force March, no land moves with Piracy."""
    picture = "Leicester: March; Middlesex: Norfolk; Sussex: Suffolk; Kent: L_buckingham; Calais: York"
    far = picture.replace("Leicester", "Lincoln")
    assert len(coming(far, "kent", event=event)) == number


def test_with_muster_nobody_attacks() -> None:
    assert coming(CLOSE, "kent", step="muster_area", points=0) == []


def test_nobody_passes_through_the_enemy() -> None:
    assert coming("Leicester: Norfolk; Middlesex: L_rivers; Kent: L_buckingham; Calais: York", "kent") == []


def test_what_only_tries_have_shown_is_not_certain() -> None:
    game = scenario("Derby: Norfolk, Suffolk, L_buckingham, Bristol levy 1, Newcastle levy 1; Calais: York", attacker="york")
    assert GAME.odds is not None
    lines = {line.name: line.args for line in GAME.odds(game.view("york"), "derby", "", ()).lines}
    assert lines["odds-win"]["chance"] == "between"


@pytest.mark.parametrize(
    ("language", "nearly", "own"), [("en", ">\u00a099%", "1.0"), ("fr", ">\u202f99\u202f%", "1,0"), ("it", ">\u00a099%", "1,0")]
)
def test_figures_are_written_as_the_language_writes_them(language: str, nearly: str, own: str) -> None:
    words = GAME.words(language)
    assert words.say("odds-win", {"percent": 100, "chance": "sure", "area": "derby"}).startswith(nearly)
    assert own in words.say("odds-lost", {"own": 1.0, "enemy": 2.5})


def test_nobody_marches_into_the_exile_of_the_other_side() -> None:
    game = scenario("Cumbria: Norfolk, Suffolk; Scotland: L_buckingham, Henry VI; Calais: York", cards="lancaster 2, york 3")
    assert GAME.odds is not None
    with pytest.raises(Malformed, match="nobody can attack scotland"):
        GAME.odds(game.view("york"), "scotland", "", ())
