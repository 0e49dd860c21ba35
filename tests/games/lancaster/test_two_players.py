"""Section 15: two players and their allies. Blue's ally is yellow, green's is red."""

from tests.games.lancaster.common import COURT, two

from bosworth.games.lancaster import GAME
from bosworth.games.lancaster.options import INFO
from bosworth.games.lancaster.scoring import chivalry
from bosworth.games.lancaster.setup import set_up
from bosworth.kernel.chance import FastDice
from bosworth.testing.lancaster import scenario


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
    game.hears(None, "noble-removed", party="yellow", province="york")
    assert game.hits("blue") == game.hits("green") == [], "it was its own choice, and nobody had that noble"


def test_W28_the_points_of_an_ally_are_lost() -> None:
    game = scenario("harfleur: yellow 3, blue 2, green 1", players=2, start="conflicts")
    game.shows("blue: 2 power; green: 1 power; yellow court: 3")
    lost = scenario("lower rouen: yellow 3, blue 1, -; blue: 9 gold", players=2, start="conflicts")
    lost.offers_only("done", "ransom 1")
    lost.plays("done")
    lost.shows("yellow court:; yellow reserve: 1 1 1 2 2 3 4; blue: 2 power")


def test_9_7_only_first_place_counts_and_allies_do_not() -> None:
    game = two("blue court: 4; green court: 1; yellow court: 4; red court: 4", "final", round=5)
    game.hears(None, "final", kind="chivalry", player="blue", number=8)
    game.hears(None, "final", kind="chivalry", player="green", number=0)
    assert chivalry(game.state, 0) == 4


def test_12_5_with_two_players_only_the_worst_is_punished() -> None:
    picture = "blue: 3 dishonour; green: 2 dishonour"
    game = scenario(picture, players=2, start="final", options={"displeasure": "yes"}, round=5, track=[0, 0, 2, 2, 2, 2])
    game.hears(None, "final", kind="dishonour", player="blue", number=-9)
    game.hears(None, "final", kind="dishonour", player="green", number=-2)


def test_15_2_both_may_be_on_one_card_but_share_no_space() -> None:
    game = two("blue court: 1; yellow court: 2; green court: 1; harfleur: blue 2, -, -; favours:")
    game.plays("conflict ally2 harfleur")
    game.shows("harfleur: blue 2, yellow 2, -")


def test_15_5_surrey_is_named_by_the_allys_player() -> None:
    game = two("surrey: red 2", "provinces")
    game.plays("take nothing")
    assert game.actors == ["green"]
    game.offers_only("name blue", "name green")


def test_15_5_the_allys_castle_is_free() -> None:
    game = two("yellow castle: as1 1, as2 2; yellow court: 1", "castles")
    game.offers_only("collect as1", "collect as2")
    game.plays("collect as2")
    game.offers("raise court ally2", "raise as1 ally1")
    game.plays("raise court ally2")
    game.shows("yellow court: 1 1 1 3; yellow castle:")


def test_G2_a_turn_is_a_piece_of_the_player_or_of_the_ally() -> None:
    game = two("blue court: 1; yellow court: 2; green court: 1")
    game.offers("castle 1 s1", "castle ally2 as1", "province ally2 dorset")
    game.plays("province ally2 dorset")
    game.shows("dorset: yellow 2")
    assert game.actors == ["green"]


def test_G3_player_and_ally_never_oust_each_other() -> None:
    game = two("blue court: 3; yellow court: 4; stafford: yellow 1; norfolk: blue 1; dorset: red 1; blue: 5 squires")
    game.refuses("province 3 stafford", "province ally4 norfolk", "province ally4 stafford", "province 3 norfolk")
    game.offers("province 3 dorset", "province ally4 dorset")


def test_G4_an_upgrade_favour_is_for_the_ally() -> None:
    game = two("yellow court: 2; blue court: 1; green court: 1; harfleur: -, -, -; favours: f2")
    game.plays("conflict ally2 harfleur", "favour f2")
    game.offers_only("raise harfleur ally2", "decline")
    game.plays("raise harfleur ally2")
    game.shows("harfleur: yellow 3, -, -")


def test_G5_what_an_ally_may_take_in_provinces() -> None:
    for picture, offers in (
        ("stafford: yellow 1", ("take nothing", "take noble", "take reward")),
        ("norfolk: yellow 1", ("take nothing", "take noble", "take reward")),
        ("bedford: yellow 3", ("take nothing", "take noble")),
        ("somerset: yellow 4", ("take nothing", "take noble")),
    ):
        two(picture + "; blue: 9 gold", "provinces").offers_only(*offers)


def test_G5_no_votes_at_york_and_the_noble_is_removed() -> None:
    game = two("york: yellow 3; stafford: yellow 1; surrey: green 2", "provinces")
    game.plays("take noble")
    game.shows("nobles stafford: 1; blue: nobles")
    game.plays("take reward")
    game.shows("yellow court: 1 1 3; blue: 0 votes")


def test_G6_an_allys_presence_spares_nobody() -> None:
    game = two("rouen: yellow 2, -, -", "conflicts", {"displeasure": "yes"})
    game.shows("blue: 1 dishonour; green: 1 dishonour")


def test_G6_an_allys_knight_in_the_dungeon_works_nothing_off() -> None:
    game = two("yellow court: 2; green court: 1; blue: 3 dishonour", options={"displeasure": "yes"})
    game.plays("dungeon ally2")
    game.shows("dungeon: yellow 2; blue: 3 dishonour")


def test_G7_an_ally_trades_a_knight_for_a_bishop() -> None:
    game = two("stafford: yellow 1 tudor; yellow court: 2", "provinces", COURT)
    game.plays("take reward")
    game.offers_only("raise stafford ally1", "raise court ally2", "trade stafford ally1", "trade court ally2", "decline")
    game.plays("trade stafford ally1")
    game.shows("stafford:; yellow: 1 bishops; yellow court: 2; yellow reserve: 1 1 2 3 4")
    assert sum(game.state.tudor_at) == 0


def test_G7_only_a_knight_that_could_be_upgraded_is_traded_unless_agreed() -> None:
    picture = "stafford: yellow 4; yellow court: 1; surrey: green 2"
    game = two(picture, "provinces", COURT)
    game.plays("take reward")
    game.offers_only("raise court ally1", "trade court ally1", "decline")
    agreed = two(picture, "provinces", {**COURT, "bishop_without_upgrade": "yes"})
    agreed.plays("take reward")
    agreed.offers_only("raise court ally1", "trade court ally1", "trade stafford ally4", "decline")


def test_G7_no_trade_where_no_upgrade_is_possible_unless_agreed() -> None:
    picture = "stafford: yellow 4; surrey: green 2"
    for more in ({}, {"ally_bishop": "remove_from_supply"}):
        two(picture, "provinces", {**COURT, **more}).offers_only("take nothing", "take noble")
        agreed = two(picture, "provinces", {**COURT, **more, "bishop_without_upgrade": "yes"})
        agreed.offers_only("take nothing", "take noble", "take reward")


def test_G7_an_archer_leaves_with_the_last_knight() -> None:
    game = two("harfleur:; caen:; yellow court: 2; yellow ready: archer; blue court: 1", options=COURT)
    game.plays("conflict ally2a harfleur", "favour f2", "trade harfleur ally2")
    game.shows("harfleur: -, -, -; yellow: 1 bishops; yellow ready:")
    assert not any(game.state.archer_on)
    stack = two("harfleur: yellow 1+3, yellow archer, -; stafford: yellow 2; surrey: green 2", "provinces", COURT)
    stack.plays("take reward", "trade harfleur ally1")
    stack.shows("harfleur: yellow 3, yellow archer, -")


def test_G7_a_traded_knight_frees_its_space_in_a_conflict() -> None:
    game = two("harfleur: yellow 1 tudor, blue 1, -; stafford: yellow 2; surrey: green 2", "provinces", COURT)
    game.plays("take reward", "trade harfleur ally1")
    game.shows("harfleur: -, blue 1, -")


def test_G7_a_traded_knight_leaves_a_stack_or_the_allys_castle() -> None:
    stack = two("harfleur: yellow 1+3, blue 1, -; stafford: yellow 2; surrey: green 2", "provinces", COURT)
    stack.plays("take reward", "trade harfleur ally1")
    stack.shows("harfleur: yellow 3, blue 1, -")
    castle = two("yellow castle: as1 1, as2 2", "castles", COURT)
    castle.plays("collect as2", "trade as1 ally1")
    castle.shows("yellow court: 2; yellow castle:; yellow: 1 bishops")


def test_G7_a_lords_supporter_may_be_traded_too() -> None:
    picture = "chancellor: yellow 1 tudor; yellow court: 2; green court: 1; harfleur: -, -, -; favours: f2"
    game = two(picture, options=COURT)
    game.plays("conflict ally2 harfleur", "favour f2", "trade lord ally1")
    game.shows("chancellor: yellow; yellow: 1 bishops")


def test_G7_by_option_a_bishop_is_only_taken_from_the_supply() -> None:
    game = two("stafford: yellow 1", "provinces", {**COURT, "ally_bishop": "remove_from_supply"})
    game.plays("take reward", "bishop")
    game.shows("yellow: 0 bishops")
    assert game.state.bishops_left == 4


def test_G8_only_knights_and_upgrades_of_a_tile_work_for_an_ally() -> None:
    queenie = {"queenie": "yes"}
    game = two("bedford: yellow 3; somerset: yellow 4; tiles: bedford somerset; surrey: green 2", "provinces", queenie)
    game.plays("take tile")
    game.shows("yellow court: 1 3")
    game.plays("take tile")
    game.shows("blue: 0 gold; tiles:")


def test_G9_own_and_ally_lord_do_not_oust_each_other_and_the_ally_pays_nothing() -> None:
    game = two("blue court: 4; chancellor: yellow 1; blue: 1 votes, 1 gold, 1 squires; green court: 1", options=COURT)
    game.refuses("office chancellor")
    game.offers("office constable")
    other = two("yellow court: 2; green court: 1; treasury: 2 gold", options=COURT)
    other.plays("ally_office constable", "support 2", "apply")
    other.shows("constable: yellow 2; treasury: 2 gold")


def test_G9_an_ally_in_the_treasury_sends_it_to_the_supply() -> None:
    game = two("green court: 1; treasury: 2 gold, 1 votes", options=COURT)
    game.plays("ally_treasury")
    game.shows("treasury:; blue: 0 gold, 0 votes")


def test_G10_an_ally_holds_offices_without_seals() -> None:
    game = two("chancellor: yellow 2", "offices", COURT)
    game.shows("officer chancellor: yellow; yellow: 0 seals; yellow ready: shield; blue: 0 seals")


def test_G10_an_allys_privilege_goes_with_its_own_knights() -> None:
    game = two("blue court: 2; yellow court: 2; yellow ready: tudor; green court: 1", options=COURT)
    game.offers("province ally2t somerset")
    game.refuses("province 2t somerset")


def test_G11_goods_are_open_with_two_players_and_ballots_are_not() -> None:
    game = two("blue: 2 gold, 3 dishonour; green: 5 squires", "parliament", {"displeasure": "yes"})
    assert game.view("green").gold == [2, 0]
    assert game.view("blue").squires == [0, 5]
    assert game.view("green").dishonour == [3, 0]
    game.plays("yes 0", seat="blue")
    assert game.view("green").known.ballots[:2] == [-1, 0]


def test_H16_a_favoured_players_ally_has_nothing_more() -> None:
    options = {"players": "2", "favoured": "blue", "favour": "two"}
    favoured, usual = (set_up(INFO.settle(chosen), FastDice(1)) for chosen in (options, {"players": "2"}))
    assert favoured.goods[:4] == [6, 2, 0, 0]
    assert (favoured.court, favoured.reserve) == (usual.court, usual.reserve)
