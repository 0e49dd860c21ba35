"""How bots of the ladder think about Richard III: always alike, in whole turns, by temper, with reasons in figures."""

from random import Random

import pytest

from bosworth.bots import make_bot
from bosworth.bots.base import Advice
from bosworth.games.richard3 import GAME
from bosworth.games.richard3.thinking.aims import TEMPERS
from bosworth.games.richard3.thinking.proposals import planned
from bosworth.games.richard3.thinking.weights import SETS, TUNING
from bosworth.kernel.game import play
from bosworth.kernel.thought import NORMAL
from bosworth.testing.richard3 import Table, scenario

pytestmark = pytest.mark.no_cover

EVEN = "Sussex: Norfolk, Suffolk, Arundel, Hastings; Kent: L_buckingham, Beaumont, L_rivers; Calais: York"


def advice(game: Table, spec: str = "master/10") -> Advice:
    """What a bot advises whoever is to act."""
    seat = game.state.actors()[0]
    return make_bot(spec, GAME, Random(5)).advise(GAME.view(game.state, seat), game.state.legal(seat))


def test_the_same_thought_twice_is_the_same() -> None:
    game = scenario(keep=True, cards="york 3, lancaster 2")
    assert advice(game) == advice(game)


def test_a_whole_turn_goes_through_the_door() -> None:
    game = scenario(keep=True, cards="york 3, lancaster 2")
    chain = advice(game).chain
    assert len(chain) > 1
    play(game.state, 1, list(chain), game.dice)


def test_a_thought_says_what_it_promises() -> None:
    """The chances of its own plan come first, and lie between nought and one."""
    found = advice(scenario(keep=True, cards="york 3, lancaster 2"))
    assert found.chances[0].chain == found.chain
    assert all(0.0 <= chance.share <= 1.0 for chance in found.chances)


def test_a_battle_has_reasons_in_figures() -> None:
    game = scenario("Derby: York, Norfolk, Beaumont, L_buckingham; Scotland: Henry VI", attacker="york", round=2)
    found = advice(game)
    assert found.reasons[0].name in ("reason-figure-battle", "reason-figure-taken", "reason-figure-lost")
    assert all(GAME.words("en").say(reason.name, reason.args) for reason in found.reasons)


@pytest.mark.parametrize(("temper", "attacks"), [("aggressive", True), ("cautious", False)])
def test_tempers_differ_where_the_odds_are_even(temper: str, attacks: bool) -> None:
    game = scenario(EVEN, cards="lancaster 2, york 2")
    chain = planned(game.state, 1, TEMPERS[temper], Random(1), 0.0).candidate.chain
    assert any(GAME.write(action).endswith("kent") for action in chain) == attacks


def test_the_weights_are_whole() -> None:
    assert set(TUNING.weights) == set(SETS)
    assert NORMAL in TEMPERS
