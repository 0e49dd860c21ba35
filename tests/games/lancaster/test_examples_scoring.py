"""The worked examples of conflicts, modules, allies, laws and final scoring: W11 to W19, W23 to W32."""

import pytest

from bosworth.games.lancaster import GAME
from bosworth.games.lancaster.knights import dungeon_total
from bosworth.games.lancaster.options import INFO
from bosworth.games.lancaster.scoring import share
from bosworth.games.lancaster.setup import set_up
from bosworth.games.lancaster.tables import FRENCH, NOBLE_POINTS
from bosworth.kernel.chance import FastDice
from bosworth.testing.lancaster import scenario

COURT = {"court": "yes"}
DISPLEASURE = {"displeasure": "yes"}
BOTH = {**COURT, **DISPLEASURE}


def test_W11_england_wins() -> None:
    game = scenario("harfleur: blue 2, green 1, red 2", start="conflicts")
    game.shows("red: 4 power; blue: 2 power; green: 1 power; harfleur: gone; red court: 2; blue court: 2; green court: 1")


def test_W12_france_wins_the_first_attempt() -> None:
    game = scenario("harfleur: blue 2, green 1, -", start="conflicts")
    game.shows("blue: 2 power; green: 1 power; lower harfleur: blue 2, green 1, -; blue court:")


def test_W13_a_second_attempt_is_won() -> None:
    game = scenario("lower harfleur: blue 1+2, green 1, yellow 1", start="conflicts")
    game.shows("blue: 4 power; yellow: 2 power; green: 1 power; harfleur: gone; blue court: 1 2")


def test_W14_a_second_defeat_and_ransom() -> None:
    game = scenario("lower harfleur: blue 2+1, green 1, -; blue: 2 gold", start="conflicts")
    game.shows("blue: 2 power; green: 1 power")
    game.offers_only("done", "ransom 1", "ransom 2")
    game.plays("ransom 2")
    game.shows("blue: 0 gold; blue court: 2")
    game.offers_only("done")
    game.plays("done")
    game.offers_only("done", seat="green")
    game.plays("done", seat="green")
    game.shows("blue court: 2; blue reserve: 1 1 1 2 3 4; green reserve: 1 1 1 2 2 3 4; harfleur: gone")


def test_W15_an_empty_conflict_slides_down_and_goes() -> None:
    game = scenario("harfleur: -, -, -", start="conflicts")
    game.shows("lower harfleur: -, -, -")
    assert sum(game.state.power) == 0
    again = scenario("lower harfleur: -, -, -", start="conflicts")
    again.shows("harfleur: gone")


def test_W16_the_noble_table() -> None:
    assert NOBLE_POINTS[1:] == [0, 1, 3, 6, 10, 15, 21, 28, 36]


@pytest.mark.parametrize(
    ("values", "second", "points"),
    [
        ([14, 14, 9], 4, [6, 6, 0]),
        ([14, 9, 9], 4, [8, 2, 2]),
        ([14, 14, 14], 4, [4, 4, 4]),
        ([14, 9], 0, [8, 0]),
        ([14, 14], 0, [4, 4]),
    ],
)
def test_W17_majorities_and_their_ties(values: list[int], second: int, points: list[int]) -> None:
    found = share({player: (value, 0) for player, value in enumerate(values)}, 8, second)
    assert [found.get(player, 0) for player in range(len(values))] == points


def test_W17_more_squires_break_the_tie_for_chivalry() -> None:
    game = scenario("blue court: 4; green court: 4; yellow court: 1; green: 1 squires", players=3, start="final", round=5)
    game.hears("blue", "final", kind="chivalry", player="green", number=8)
    game.hears("blue", "final", kind="chivalry", player="blue", number=4)
    game.does_not_hear("blue", "final", kind="chivalry", player="yellow")


def test_W18_a_contest_for_an_office() -> None:
    goods = "yellow: 1 votes; blue: 1 votes"
    game = scenario(f"blue court: 2; {goods}", options=COURT, seat="yellow")
    game.plays("office chancellor", "apply")
    game.shows("chancellor: yellow; treasury: 1 votes; yellow: 0 votes")
    game.plays("treasury", seat="red")
    game.shows("red: 1 votes; treasury:")
    game.plays("office chancellor")
    game.offers_only("support 2")
    game.plays("support 2", "apply")
    game.shows("chancellor: blue 2; treasury: 1 votes; yellow: 0 votes; blue court:")
    assert game.state.lord[2] == 0


def test_W19_offices_are_awarded() -> None:
    game = scenario("chancellor: blue 2", options=COURT, start="offices")
    game.shows("blue: 2 seals; blue court: 2; officer chancellor: blue; chancellor:; blue ready: shield")
    assert game.state.round == 2
    assert game.state.lord[:4] == [0, 0, 0, 0]


def test_W23_seals_times_lord_and_bishops() -> None:
    game = scenario("blue: 2 bishops, 8 seals", options=COURT, start="final", round=5)
    game.hears(None, "final", kind="seals", player="blue", number=24)


def test_W24_the_dungeon_holds_seven() -> None:
    game = scenario("green court: 3; blue court: 3 2; green: 5 dishonour; blue: 1 dishonour", options=DISPLEASURE, seat="green")
    game.plays("dungeon 3")
    game.shows("green: 2 dishonour; dungeon: green 3")
    game.refuses("dungeon 3", seat="blue")
    game.plays("dungeon 2", seat="blue")
    game.shows("blue: 0 dishonour; dungeon: green 3, blue 2")


def test_W25_the_absent_are_dishonoured() -> None:
    game = scenario("rouen: blue 1, green 1, red 1", options=DISPLEASURE, start="conflicts")
    game.shows("yellow: 1 dishonour; blue: 0 dishonour; green: 0 dishonour; red: 0 dishonour")
    assert game.state.track == [3, 4, 4, 4, 4, 4]


def test_W26_final_dishonour() -> None:
    tokens = "yellow: 4 dishonour; green: 3 dishonour; red: 2 dishonour; blue: 2 dishonour"
    game = scenario(tokens, options=DISPLEASURE, start="final", round=5, track=[0, 0, 3, 4, 4, 4])
    for colour, number in (("yellow", -10), ("green", -6), ("red", -2), ("blue", -2)):
        game.hears(None, "final", kind="dishonour", player=colour, number=number)


@pytest.mark.parametrize(
    ("players", "nobles", "gone", "favours", "bishops", "dishonour", "neutral"),
    [
        (2, 2, [2, 10], 6, 5, 2, 4),
        (3, 2, [9, 10], 5, 5, 3, 3),
        (4, 3, [2, 10], 6, 7, 4, 2),
        (5, 4, [2, 3], 6, 9, 4, 0),
    ],
)
def test_W27_the_set_up_table(
    players: int, nobles: int, gone: list[int], favours: int, bishops: int, dishonour: int, neutral: int
) -> None:
    state = set_up(INFO.settle({"players": str(players), **BOTH}), FastDice(players))
    assert state.nobles_at == [nobles] * 9
    used = [card for card in (*state.conflict_pile, *state.cards) if card >= 0]
    assert sorted(FRENCH[card] for card in range(12) if card not in used) == gone
    assert state.favours.bit_count() == favours
    assert state.bishops_left == bishops
    assert state.track == [dishonour] * 6
    assert dungeon_total(state) == neutral


def test_W28_an_ally_begins_with_one_knight_of_strength_2() -> None:
    state = GAME.new(INFO.settle({"players": "2"}), FastDice(1))
    assert state.court[10:15] == [0, 0, 1, 0, 0]
    assert state.reserve[10:15] == [0, 3, 1, 1, 1]


def test_W28_an_ally_gains_no_goods_from_a_favour() -> None:
    game = scenario("yellow court: 2; green court: 1; harfleur: -, -, -; favours: f1 f3", players=2)
    game.plays("conflict ally2 harfleur", "favour f3")
    game.shows("favours: f1; blue: 0 gold")


def test_W28_an_ally_removes_a_noble() -> None:
    game = scenario("yellow court: 2; green court: 1; harfleur: -, -, -; favours: f1 f3", players=2)
    game.plays("conflict ally2 harfleur", "favour f1")
    assert len(game.offered("noble")) == 9
    assert not game.offered("decline")
    game.plays("noble york")
    game.shows("nobles york: 1; blue: nobles")


def test_W28_the_points_of_an_ally_are_lost() -> None:
    game = scenario("harfleur: yellow 3, blue 2, green 1", players=2, start="conflicts")
    game.shows("blue: 2 power; green: 1 power; yellow court: 3")
    lost = scenario("lower rouen: yellow 3, blue 1, -; blue: 9 gold", players=2, start="conflicts")
    lost.offers_only("done", "ransom 1")
    lost.plays("done")
    lost.shows("yellow court:; yellow reserve: 1 1 1 2 2 3 4; blue: 2 power")


def test_W29_the_arithmetic_of_laws() -> None:
    five = "; ".join(f"{name}: blue 1" for name in ("northumberland", "stafford", "york")) + "; bedford: blue 2; surrey: blue 2"
    for law, power in (("B0c", 6), ("B3b", 8), ("N3a", 10)):
        scenario(five, law=law).shows(f"blue: {power} power")
    scenario(five, law="K3c", options={**BOTH, "laws_3": "king"}).shows("blue: 2 dishonour")
    three = "harfleur: blue 1, -, -; caen: blue 1, -, -; lower rouen: blue 1, -, -"
    scenario(three, law="B3a").shows("blue: 9 power")
    scenario(three, law="N0a").shows("blue: 3 votes")
    scenario(three, law="B2a").shows("blue: 1 gold, 1 squires, 1 votes")
    builder = scenario(three, law="B1c")
    builder.plays("build s2")
    builder.shows("blue extensions: s2")
    assert builder.state.law == 2


def test_W29_extensions_nobles_and_support() -> None:
    tiles = ["s1", "s2", "s3", "s4", "s5", "s6"]
    for count in (5, 6):
        scenario(f"blue extensions: {', '.join(tiles[:count])}", law="B2d").shows("blue: 5 power")
    scenario("blue: nobles ABCDEFG", law="B3d").shows("blue court: 1 1")
    scenario("blue: nobles ABCDEFG; blue castle: s1 1, s2 1", law="B3d").shows("blue court: 1")
    scenario("stafford: blue 1 +3; norfolk: blue 1 +2", law="N3d").shows("blue: 6 power")


def test_W30_votes_left_over() -> None:
    picture = "blue: 2 leftover; red: 2 leftover; blue court: 1; red court: 1; green court: 1; harfleur: green 2, -, -"
    game = scenario(picture, start="laws", laws="N0a N2b B4b")
    game.shows("green: 1 votes")
    game.offers("raise court 1")
    game.plays("raise court 1", "decline")
    assert game.actors == ["blue"]
    game.plays("buy 0", "buy 0", "buy 0", "buy 0")
    game.shows("blue: 0 leftover; blue court: 2")
    assert game.has("green", "votes") == 1 + 1


def test_W31_a_reward_tile_replaces_the_printed_reward() -> None:
    game = scenario("somerset: blue 4; blue: 3 gold; tiles: somerset", options={"queenie": "yes"}, start="provinces")
    game.offers_only("take nothing", "take noble", "take reward", "take tile", "take both", "take both_tile")
    game.plays("take both_tile")
    game.shows("blue: 3 gold, 0 power, nobles G")
    assert game.state.tile_on[6] == 0
    kept = scenario("somerset: blue 4; surrey: red 2; tiles: somerset", options={"queenie": "yes"}, start="provinces")
    kept.plays("take reward")
    kept.shows("blue: 5 power")
    assert kept.state.tile_on[6] == 1


@pytest.mark.parametrize(("votes", "points"), [((1, 2, 0), (-9, -6, -1)), ((1, 1, 0), (-7, -7, -1))])
def test_W32_ties_of_dishonour(votes: tuple[int, int, int], points: tuple[int, int, int]) -> None:
    colours = ("blue", "green", "yellow")
    tokens = [3, 3, 1]
    picture = "; ".join(f"{c}: {t} dishonour, {v} votes" for c, t, v in zip(colours, tokens, votes, strict=True))
    game = scenario(picture, players=3, options=DISPLEASURE, start="final", round=5, track=[0, 0, 3, 3, 3, 3])
    for colour, number in zip(colours, points, strict=True):
        game.hears(None, "final", kind="dishonour", player=colour, number=number)
