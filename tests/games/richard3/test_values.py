"""Key judgements of the greedy bot in small positions of Richard III."""

from random import Random

import pytest

from bosworth.bots import make_bot
from bosworth.bots.base import Advice
from bosworth.games.richard3 import GAME
from bosworth.games.richard3.tables import AREA, BLOCK, BLOCK_NAMES, IS_RANKED
from bosworth.kernel.action import first
from bosworth.testing.richard3 import scenario
from bosworth.testing.scenario import Scenario

pytestmark = pytest.mark.no_cover

NOBLES = "dead: Suffolk, Arundel, Y_essex, Hastings, Herbert, Worcester, Y_canterbury_church"
"""York without the nobles of its pool but Norfolk."""


def advice(game: Scenario, seat: int = -1) -> Advice:
    """What the greedy bot would do for a seat, or for the one to act."""
    seat = game.state.actors()[0] if seat < 0 else seat
    return make_bot("greedy", GAME, Random(1)).advise(GAME.view(game.state, seat), game.state.legal(seat))


def choice(game: Scenario) -> str:
    """The text form of what it would do."""
    return GAME.write(advice(game).action)


def play_turn(game: Scenario) -> list[str]:
    """Let the bot play a player turn to its end; what it did."""
    done: list[str] = []
    while not done or done[-1] != "end":
        done.append(choice(game))
        game.plays(done[-1])
    return done


def pass_by(game: Scenario, seat: str) -> Scenario:
    """The blocks of a seat pass until the other one is to act."""
    while game.actors == [seat]:
        game.plays(min(text for text in game.offered() if text.startswith("pass")))
    return game


# --- the action phase -----------------------------------------------------------------------------------------------------------


def test_it_recruits_a_noble_rather_than_idles() -> None:
    game = scenario("Middlesex: Henry VI; Calais: York, March", cards="york 2, lancaster 3")
    found = advice(game)
    assert GAME.write(found.action).startswith("recruit")
    assert IS_RANKED[first(found.action)]
    assert (found.reason, found.args["block"]) == ("reason-recruit-noble", BLOCK_NAMES[first(found.action)])


def test_it_calls_up_a_noble_before_a_levy() -> None:
    """Both may come to East Anglia; only Norfolk counts for the crown."""
    game = scenario(f"Middlesex: Henry VI; Ireland: York; {NOBLES}, Y_warwick, Y_kent, Y_salisbury", cards="lancaster 2, york 4")
    game.offers("recruit norwich_levy east_anglia", "recruit norfolk east_anglia")
    recruits = [text.split()[1] for text in play_turn(game) if text.startswith("recruit")]
    assert recruits[0] == "norfolk"


def test_it_brings_exiled_nobles_over_the_sea() -> None:
    """With the pool empty, a point is best spent on two nobles from port to port."""
    game = scenario(
        f"Middlesex: Henry VI; Calais: Y_warwick, Y_kent, York, March; {NOBLES}, Norfolk", cards="lancaster 2, york 3"
    )
    first_two = [choice(game)]
    game.plays(first_two[0])
    first_two.append(choice(game))
    assert all(text.startswith("sea ") for text in first_two)
    assert first_two[0].split()[3] == first_two[1].split()[3]


def test_it_falls_upon_a_lone_enemy_with_a_strong_stack() -> None:
    game = scenario(
        "Middlesex: York, March, Norfolk, Suffolk; Kent: L_buckingham; France: Henry VI, Somerset",
        cards="lancaster 2, york 3",
        king_side="york",
        king="York",
        pretender="Henry VI",
    )
    done = play_turn(game)
    assert "move norfolk kent" in done
    assert game.state.where[BLOCK["L_buckingham"]] == AREA["kent"]


def test_it_does_not_lead_its_last_heir_into_a_hopeless_attack() -> None:
    game = scenario(
        "Middlesex: Gloucester; Kent: Oxford, L_pembroke, L_rivers, L_buckingham, L_french; France: Richmond; pool: Norfolk",
        setup="1480",
        cards="lancaster 2, york 3",
    )
    play_turn(game)
    assert game.state.where[BLOCK["Y_gloucester"]] != AREA["kent"]


def test_it_takes_vacant_london() -> None:
    """It counts as much as a noble, for the side that has a noble there."""
    game = scenario("Rutland: Hastings; Calais: York; Scotland: Henry VI", cards="lancaster 2, york 3")
    play_turn(game)
    assert any(IS_RANKED[block] for block in game.state.blocks_in(1, AREA["middlesex"]))


def test_a_rebel_is_not_wasted_on_an_island() -> None:
    game = scenario("Middlesex: Henry VI; Calais: York", cards="lancaster 2, york 4")
    texts = play_turn(game)
    assert "recruit rebel isle_of_man" not in texts


# --- cards and events -----------------------------------------------------------------------------------------------------------


def test_the_plague_goes_where_most_enemies_are() -> None:
    game = scenario(
        "Middlesex: Henry VI, Oxford; East Anglia: Beaumont, Clifford, L_rivers; Calais: York",
        cards="lancaster 2, york plague",
    )
    assert choice(game) == "plague east_anglia"


def test_a_strong_card_is_played_while_there_is_much_to_do() -> None:
    game = scenario(keep=True)
    assert GAME.write(advice(game, seat=1).action) == "play 4"


def test_a_poor_hand_is_given_up() -> None:
    game = scenario("Middlesex: Henry VI; Calais: York", step="mulligan", seat="york", options={"mulligan": "once"})
    game.state.hands[1] = [1, 2, 3, 4, 5, 6, 20]
    assert choice(game) == "redeal"


# --- battle ---------------------------------------------------------------------------------------------------------------------


def battle(picture: str, *moves: str, setup: str = "1460", round_two: bool = False) -> Scenario:
    """York attacks by these moves; Lancaster does nothing; the battle has begun."""
    game = scenario(picture, cards="lancaster 2, york 3", setup=setup)
    game.plays(*moves, "end", "end")
    while round_two and game.state.round == 1:
        pass_by(game, game.actors[0])
    return game


def test_it_charges_a_dying_heir() -> None:
    """March would rather cut down Somerset, at his last step, than fire at Beaumont."""
    game = battle("Middlesex: March; Kent: Somerset 1, Beaumont 3; Scotland: Henry VI", "move march kent")
    assert choice(pass_by(game, "lancaster")) == "charge march somerset"


def test_it_does_not_charge_a_strong_enemy_with_a_dying_heir() -> None:
    game = battle("Middlesex: March 1, Norfolk; Kent: L_buckingham; Scotland: Henry VI", "move march kent", "move norfolk kent")
    assert choice(game) in ("fire march", "retreat march middlesex")


def test_it_tries_treachery_on_a_wavering_noble() -> None:
    """One die decides about Buckingham; the Pretender's fire would do less."""
    game = battle(
        "Middlesex: York, Norfolk; Kent: L_buckingham, Beaumont; Scotland: Henry VI", "move york kent", "move norfolk kent"
    )
    pass_by(game, "lancaster")
    assert choice(game) == "treachery york buckingham"


def test_it_does_not_try_hopeless_treachery() -> None:
    """Three dice for Warwick: fire is better."""
    game = battle("Middlesex: York, Norfolk; Kent: L_warwick; Scotland: Henry VI", "move york kent", "move norfolk kent")
    game.plays("pass warwick")
    assert not choice(game).startswith("treachery")


def test_an_heir_leaves_a_lost_battle() -> None:
    game = battle(
        "Middlesex: March 2; Kent: L_buckingham, Beaumont, Oxford; Scotland: Henry VI", "move march kent", round_two=True
    )
    pass_by(game, "lancaster")
    assert choice(game) == "retreat march middlesex"
    assert advice(game).reason == "reason-retreat-heir"


def test_a_winner_goes_on_fighting() -> None:
    game = battle(
        "Middlesex: Norfolk, Suffolk, Arundel; Kent: L_rivers 1; Scotland: Henry VI; Calais: York",
        "move norfolk kent",
        "move suffolk kent",
        "move arundel kent",
    )
    game.plays("pass rivers")
    assert choice(game).startswith("fire")


# --- supply and politics --------------------------------------------------------------------------------------------------------


def test_hunger_falls_on_those_missed_least() -> None:
    """Six in East Anglia are one too many: the levy loses a step, no noble, and nobody dies of it."""
    game = scenario(
        "East Anglia: Norfolk, Suffolk, Arundel 1, March, Hastings, Y_norwich_levy; Middlesex: Henry VI",
        step="supply",
        seat="york",
        turn=1,
    )
    assert choice(game) == "reduce norwich_levy"


def test_a_captive_heir_is_executed() -> None:
    game = scenario("Calais: York; Cornwall: Y_exeter; Middlesex: Henry VI", step="supply", seat="york")
    assert choice(game) == "execute"
    assert advice(game).args == {"block": "Y_exeter"}


def test_the_owner_lets_the_least_valuable_take_the_hits() -> None:
    game = scenario(
        "Middlesex: Norfolk, Suffolk; Kent: Somerset 3, Beaumont 3, L_welsh 3; Scotland: Henry VI",
        cards="lancaster 2, york 3",
        options={"hit_ties": "owner"},
    )
    game.plays("move norfolk kent", "move suffolk kent", "end", "end")
    pass_by(game, "lancaster")
    game.rolls("1 6 6 6").plays("fire norfolk")
    assert choice(game) == "hit welsh"


def test_heirs_are_kept_when_exile_is_overfull() -> None:
    game = scenario(
        "Calais: York, March, Rutland, Y_warwick, Y_kent; Middlesex: Henry VI",
        step="politics",
        seat="york",
        turn=7,
        campaigns=2,
    )
    while choice(game).startswith("go "):
        game.plays(choice(game))
    assert choice(game) == "banish kent"
