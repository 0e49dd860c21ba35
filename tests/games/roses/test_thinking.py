"""How the levels think: whole sheets, from wherever a sheet stands; tempers; mixtures; reasons in figures."""

from random import Random

import pytest

from bosworth.bots import make_bot
from bosworth.bots.base import Advice
from bosworth.bots.thinker import Thinker
from bosworth.games.roses import GAME
from bosworth.games.roses.options import COUNT
from bosworth.games.roses.thinking import REASONS
from bosworth.games.roses.thinking.habits import bids_of
from bosworth.games.roses.thinking.mixture import Mixture
from bosworth.games.roses.values import REASONS as PLAIN_REASONS
from bosworth.kernel.chance import FastDice
from bosworth.kernel.event import Event
from bosworth.kernel.game import play
from bosworth.testing.roses import Table, scenario

pytestmark = pytest.mark.no_cover

WAR = """red: stafford, fitzalan, london, bp_winchester; yellow: windsor, neville, plymouth, sh_sandwich;
blue: percy, bamburgh, york, newcastle; green: kenilworth, mowbray, norwich, bp_norwich"""
CASH = "red 30, yellow 30, blue 30, green 30"


def advice(game: Table, seat: str, level: str = "master/20", also: tuple[int, ...] = ()) -> Advice:
    """What a level makes of a position."""
    number = game.seat(seat)
    bot = make_bot(level, GAME, Random(1))
    assert isinstance(bot, Thinker)
    return bot.weigh(GAME.view(game.state, number), game.state.legal(number), also)


@pytest.mark.parametrize("players", COUNT)
def test_a_whole_sheet_is_thought_of_at_once(players: str) -> None:
    state = GAME.new(GAME.info.settle({"scenario": players}), FastDice(3))
    bot = make_bot("skilled/4", GAME, Random(1))
    while state.turn < 2:
        seat = state.actors()[0]
        planning = state.step
        chain = bot.think(GAME.view(state, seat), state.legal(seat))
        state = play(state, seat, chain, FastDice(1))
        assert state.step != planning or len(chain) == 1 or seat not in state.actors()


@pytest.mark.parametrize(
    "written", [["bid se"], ["next", "move stafford wc"], ["bid mid", "amount 3", "next", "next", "troop london"]]
)
def test_what_is_written_already_stays_on_the_sheet(written: list[str]) -> None:
    game = scenario(WAR, turn=3, cash=CASH)
    for word in written:
        game.plays(word, seat="red")
    found = advice(game, "red")
    entries = [word for word in written if word not in ("next", "commit")]
    assert set(entries) <= {GAME.write(entry) for entry in found.plan}
    for action in found.chain:
        game.plays(GAME.write(action), seat="red")
    assert game.seat("red") not in game.state.actors()


def test_what_was_played_is_tried_out_beside_what_is_proposed() -> None:
    game = scenario(WAR, turn=3, cash=CASH)
    also = tuple(GAME.arrange(game.state, 0, [GAME.parse(word, 0) for word in ("black neville", "commit")]))
    assert also in [chance.chain for chance in advice(game, "red", also=also).chances]


def test_what_french_aid_promises_is_a_chance_to_win_the_game() -> None:
    """The more surely, the nearer one is to the leaders; with a fourth of the game at most for whoever is last of four."""
    far, near = (scenario(step="aid", turn=3, score=f"red {score}, yellow 60, blue 60, green 60") for score in (30, 58))
    chances = [{GAME.write(one.chain[0]): one.share for one in advice(game, "red").chances} for game in (far, near)]
    assert chances[0]["aid"] < chances[1]["aid"] < 0.25
    assert abs(chances[0]["aid"] - chances[0]["decline"]) < 0.1


def test_equal_views_and_chance_give_equal_sheets() -> None:
    game = scenario(WAR, turn=3, cash=CASH)
    assert advice(game, "red") == advice(game, "red")


def test_reasons_are_in_figures() -> None:
    game = scenario(WAR, turn=3, cash=CASH)
    reasons = advice(game, "red", "master/4").reasons
    assert reasons
    assert {reason.name for reason in reasons} <= {*REASONS, *PLAIN_REASONS}
    assert any("number" in reason.args for reason in reasons)


def test_tempers_value_different_things() -> None:
    """The aggressive spends more on others' places and people, the cautious more on his own."""
    game = scenario(WAR, turn=3, cash=CASH)
    view, offers = game.view("red"), game.state.legal(0)
    spent = {}
    for temper in ("aggressive", "cautious"):
        chains = [make_bot(f"casual:{temper}", GAME, Random(seed)).think(view, offers) for seed in range(30)]
        words = [GAME.write(action) for chain in chains for action in chain]
        hostile = sum(word.startswith(("black", "troop")) and word != "troop london" for word in words)
        friendly = sum(word.startswith("white") or word == "troop london" for word in words)
        spent[temper] = hostile / (hostile + friendly)
    assert spent["aggressive"] > spent["cautious"] + 0.05


def test_bids_are_remembered_from_the_sheets_that_were_revealed() -> None:
    told = [
        Event("sheet", {"player": "yellow", "entry": entry}) for entry in ("bid se; amount 7; move percy ne", "move percy ne")
    ]
    assert bids_of(told, 4) == [[], [7, 0], [], []]


def test_a_mixture_cannot_be_guessed() -> None:
    """A sheet that fails where the rival guards against it, and one that fails where he does not."""
    written = [[0], [1]] * 4
    ours = [[0.2, 0.8] * 4, [0.8, 0.2] * 4]
    theirs = [[[1 - chance] for chance in chances] for chances in ours]
    shares = Mixture(ours, theirs, written, 2).shares()
    assert all(0.3 < share < 0.7 for share in shares)


def test_a_mixture_leaves_out_what_is_worse_in_every_world() -> None:
    written = [[0], [1]] * 4
    ours = [[0.5, 0.6] * 4, [0.3, 0.4] * 4]
    theirs = [[[1 - chance] for chance in chances] for chances in ours]
    assert Mixture(ours, theirs, written, 2).shares() == [1.0, 0.0]
