"""What no bot of the ladder ever does in Richard III, from the gentlest on."""

from random import Random

import pytest

from bosworth.bots import make_bot
from bosworth.bots.trials import LADDER
from bosworth.games.richard3 import GAME
from bosworth.games.richard3.tables import AREA, BLOCK, IS_RANKED
from bosworth.kernel.event import heard
from bosworth.kernel.game import play
from bosworth.testing.richard3 import Table, scenario

pytestmark = [pytest.mark.no_cover, pytest.mark.parametrize("level", LADDER)]

EARLIER = [[8, 9, 10, 14, 15, 21], [11, 12, 16, 17, 22, 2]]
"""Cards that were played in the six turns before."""
FOES = "Oxford, Beaumont, L_buckingham, Clifford"


def does(game: Table, level: str, seed: int = 1) -> list[str]:
    """What a bot of this level does now, in words: a chain up to the next barrier."""
    seat = game.state.actors()[0]
    bot = make_bot(level, GAME, Random(seed))
    bot.hear(heard(game.events, seat))
    return [GAME.write(action) for action in bot.think(GAME.view(game.state, seat), game.state.legal(seat))]


def turn(game: Table, level: str) -> list[str]:
    """What it does in its whole player turn."""
    seat = game.state.actors()[0]
    done: list[str] = []
    while game.state.actors() == [seat] and not (done and done[-1] == "end"):
        chain = does(game, level, len(done))
        game.state = play(game.state, seat, [GAME.parse(text, seat) for text in chain], game.dice)
        done += chain
    return done


def never(game: Table, level: str, *starts: str) -> None:
    """It does nothing that begins so, however its luck."""
    for seed in range(3):
        first = does(game, level, seed)[0]
        assert not first.startswith(starts), first


# --- the action phase -----------------------------------------------------------------------------------------------------------


def test_a_king_never_falls_alone_on_a_bigger_army(level: str) -> None:
    game = scenario(f"Middlesex: Gloucester; Kent: {FOES}; France: Richmond", setup="1480", cards="lancaster 2, york 3")
    assert "move gloucester kent" not in turn(game, level)


def test_nobody_falls_alone_on_an_army(level: str) -> None:
    game = scenario(f"Middlesex: Henry VI; Sussex: Arundel; Kent: {FOES}; Calais: York", cards="lancaster 2, york 3")
    assert "move arundel kent" not in turn(game, level)


def test_pirates_never_come_one_by_one(level: str) -> None:
    game = scenario(f"Kent: Henry VI, {FOES}; Calais: York, Y_warwick", cards="lancaster 2, york piracy")
    assert not [text for text in turn(game, level) if text.endswith("kent")]


def test_the_last_heir_does_not_land_alone_beside_an_army(level: str) -> None:
    game = scenario(
        "Sussex: Norfolk, Suffolk, Arundel, Y_essex; Middlesex: Gloucester, Hastings; France: Richmond, Oxford",
        setup="1480",
        cards="york 2, lancaster 3",
    )
    turn(game, level)
    landed = game.state.where[BLOCK["L_richmond"]]
    assert landed not in (AREA["kent"], AREA["dorset"], AREA["wilts"])


def test_london_is_not_left_when_it_decides(level: str) -> None:
    """The seventh turn, the last campaign: with Middlesex it is four all, and the King's side wins; without it is lost."""
    game = scenario(
        "Middlesex: Henry VI; Essex: Oxford; Lincoln: Beaumont; Rutland: Hastings; Kent: York; Sussex: Arundel; Wilts: Herbert",
        cards="york 4, lancaster 3",
        turn=7,
        played=EARLIER,
        campaign=3,
        campaigns=3,
    )
    game.plays("end")
    turn(game, level)
    assert game.state.count[AREA["middlesex"]] > 0


def test_nobody_leaves_the_count_in_the_last_turn(level: str) -> None:
    game = scenario("Kent: York, March; Middlesex: Henry VI, Oxford", cards="york 3, lancaster 2", turn=7, played=EARLIER)
    assert not [text for text in turn(game, level) if text.endswith(("calais", "ireland"))]


def test_nobles_are_called_in_the_last_turn(level: str) -> None:
    game = scenario(
        f"Middlesex: Henry VI, {FOES}; Calais: York; Kent: March", cards="lancaster 4, york 3", turn=7, played=EARLIER
    )
    game.plays("end")
    turn(game, level)
    called = [block for block in game.state.roster(1) if game.state.where[block] < len(AREA) and IS_RANKED[block]]
    assert len(called) > 3


def test_no_levy_is_called_where_only_nobles_count(level: str) -> None:
    game = scenario("Middlesex: Henry VI; Calais: York; Kent: March", cards="lancaster 4, york 3", turn=7, played=EARLIER)
    game.plays("end")
    assert not [text for text in turn(game, level) if text.startswith("recruit") and "levy" in text]


def test_the_plague_is_not_wasted(level: str) -> None:
    game = scenario(
        "Middlesex: Henry VI; East Anglia: Beaumont, Clifford, L_rivers; Calais: York", cards="lancaster 2, york plague"
    )
    never(game, level, "decline", "plague middlesex")


# --- battles --------------------------------------------------------------------------------------------------------------------


def test_nobody_holds_his_fire(level: str) -> None:
    game = scenario("Derby: York, Norfolk, Beaumont, Oxford", attacker="york")
    never(game, level, "pass")


def test_no_heir_charges_into_death_for_nothing(level: str) -> None:
    game = scenario("Derby: March 1, L_buckingham; Calais: York", attacker="york")
    if game.actors == ["lancaster"]:
        game.rolls("6 6 6 6").plays("fire buckingham")
    never(game, level, "charge")


def test_the_last_heir_leaves_a_lost_battle(level: str) -> None:
    game = scenario(
        "Kent: Gloucester 1, Oxford, L_buckingham, L_french; Middlesex: Hastings; France: Richmond",
        setup="1480",
        attacker="york",
        came="york middlesex>kent",
        round=2,
    )
    while game.actors == ["lancaster"]:
        game.rolls("6 " * 3 if "fire oxford" in game.offered() else "6 " * 4).plays(
            min(text for text in game.offered() if text.startswith("fire"))
        )
    assert does(game, level)[0].startswith("retreat gloucester")


def test_nobody_flees_from_a_battle_that_is_won(level: str) -> None:
    game = scenario("Kent: Norfolk, Suffolk, Arundel, L_rivers 1; Calais: York", attacker="york", round=2)
    while game.actors == ["lancaster"]:
        game.rolls("6").plays("fire rivers")
    never(game, level, "retreat")


def test_the_token_is_not_kept_for_nothing(level: str) -> None:
    game = scenario("Derby: York, L_stanley, Newcastle levy", attacker="york", treason="york")
    never(game, level, "decline")


def test_no_heir_takes_what_a_levy_could(level: str) -> None:
    game = scenario(
        "Middlesex: Norfolk; Kent: Somerset 3, L_welsh 3; Scotland: Henry VI",
        cards="lancaster 2, york 3",
        options={"hit_ties": "owner"},
    )
    game.plays("move norfolk kent", "end", "end")
    while game.actors == ["lancaster"]:
        game.plays(min(text for text in game.offered() if text.startswith("pass")))
    game.rolls("1 6 6 6").plays("fire norfolk")
    never(game, level, "hit somerset")


# --- supply and the political turn ----------------------------------------------------------------------------------------------


def test_nobody_starves_to_death_beside_a_levy(level: str) -> None:
    game = scenario(
        "East Anglia: Norfolk, Suffolk, Arundel 1, March, Hastings, Y_norwich_levy; Middlesex: Henry VI",
        step="supply",
        seat="york",
        turn=1,
    )
    never(game, level, "reduce arundel", "reduce march")


def test_nobody_is_executed_for_nothing(level: str) -> None:
    """In the last campaign Exeter is one in York's count; dead he is none."""
    game = scenario("Calais: York; Cornwall: Y_exeter; Middlesex: Henry VI", step="supply", seat="york", campaign=3, campaigns=3)
    never(game, level, "execute")


def test_no_heir_is_sent_away_from_exile(level: str) -> None:
    game = scenario(
        "Calais: York, March, Rutland, Y_warwick, Y_kent; Middlesex: Henry VI", step="politics", seat="york", turn=7, campaigns=2
    )
    while not game.offered("banish"):
        game.plays(min(game.offered()))
    never(game, level, "banish york", "banish march", "banish rutland")


def test_no_minor_enters_beside_an_army(level: str) -> None:
    game = scenario(
        f"Middlesex: Henry VI; Sussex: {FOES}; Calais: York; minor: Prince Edward".replace(FOES, "Norfolk, Suffolk, Arundel"),
        step="supply",
        seat="lancaster",
        pending=[1, 0],
    )
    never(game, level, "enter sussex", "enter middlesex")
