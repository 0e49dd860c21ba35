"""Rewards of provinces (8.2)."""

from tests.games.lancaster.common import COURT, DISPLEASURE

from bosworth.testing.lancaster import scenario


def test_W07_both_rewards_for_three_gold() -> None:
    game = scenario("stafford: yellow 1 +2; yellow: 3 gold", start="provinces")
    game.offers_only("take nothing", "take noble", "take reward", "take both")
    game.plays("take both")
    game.shows("yellow: 0 gold, nobles B; stafford: yellow 1 +2")
    game.plays("raise stafford 1")
    game.shows("stafford:; yellow court: 2; yellow: 0 squires")


def test_W08_surrey_names_the_first_player_at_once() -> None:
    game = scenario("surrey: red 2; red extensions: s6; green extensions: s6", start="provinces")
    game.plays("take reward")
    game.shows("red: 2 gold, 2 squires; red court: 2")
    game.offers_only("name blue", "name green", "name yellow", "name red")
    game.plays("name red")
    assert game.actors == ["red"]
    assert game.step == "castle"


def test_D1_rewards_come_in_the_order_of_the_book() -> None:
    front = "lower rouen: -, -, -; lower caen: -, -, -; harfleur: -, -, -; melun: -, -, -"
    castles = "blue extensions: s2; green extensions: s2"
    game = scenario(
        f"chancellor: blue 2; norfolk: red 1; stafford: blue 1; {castles}; {front}", options=COURT, start="offices", seat="green"
    )
    game.plays("take nothing", "take nothing")
    told = [event for event in game.events if event.name in ("office", "takes", "collects", "conflict")]
    seen = [event.args.get("province") or event.args.get("card") or event.args["party"] for event in told]
    assert seen == ["blue", "stafford", "norfolk", "green", "blue", "rouen", "caen", "harfleur", "melun"]


def test_D2_nothing_may_be_taken() -> None:
    game = scenario("dorset: blue 2; nobles dorset: 0; harfleur: -, -, -; surrey: red 2", start="provinces")
    game.offers_only("take nothing", "take reward")
    game.plays("take nothing")
    game.shows("blue court: 2; harfleur: -, -, -")


def test_D3_a_noble_already_owned_or_gone_closes_both() -> None:
    owned = scenario("stafford: blue 1; blue: 3 gold, nobles B", start="provinces")
    owned.offers_only("take nothing", "take reward")
    gone = scenario("stafford: blue 1; blue: 3 gold; nobles stafford: 0", start="provinces")
    gone.offers_only("take nothing", "take reward")


def test_D4_gold_from_the_second_reward_does_not_pay() -> None:
    scenario("surrey: blue 2; blue: 2 gold", start="provinces").offers_only("take nothing", "take noble", "take reward")


def test_D5_york_pays_its_votes_without_a_knight_to_take() -> None:
    game = scenario(
        "york: blue 3; blue castle: s1 1, s2 1; dungeon: blue 1; surrey: red 2", start="provinces", options=DISPLEASURE
    )
    game.plays("take reward")
    game.shows("blue: 2 votes")


def test_D6_surrey_names_even_if_nothing_is_taken() -> None:
    game = scenario("surrey: red 2", start="provinces")
    game.plays("take nothing")
    assert game.step == "surrey"
    nobody = scenario("stafford: blue 1", start="provinces", seat="green")
    nobody.plays("take nothing")
    assert nobody.state.first == 1


def test_D7_the_crossing_joins_the_stack_without_favour() -> None:
    game = scenario("dorset: blue 2 +1; harfleur: red 1, blue 1, green 1; surrey: red 2; favours: f3", start="provinces")
    game.plays("take reward")
    game.offers_only("cross harfleur")
    game.plays("cross harfleur")
    game.shows("harfleur: red 1, blue 1+2, green 1; blue: 0 squires, 0 gold")
    closed = scenario("dorset: blue 2; harfleur: red 1, yellow 1, green 1; nobles dorset: 0; surrey: red 2", start="provinces")
    assert closed.actors == ["red"]


def test_D8_no_archer_crosses_from_dorset() -> None:
    game = scenario("dorset: blue 2; harfleur: -, -, -; blue ready: archer; surrey: red 2", options=COURT, start="provinces")
    game.plays("take reward")
    game.offers_only("cross harfleur")
    game.plays("cross harfleur")
    game.shows("harfleur: blue 2, -, -; blue ready: archer")


STRICT = {"supply": "strict", "queenie": "yes"}


def test_D19_the_gold_for_both_is_in_the_supply_before_anything_is_taken() -> None:
    picture = "somerset: blue 4; tiles: somerset; surrey: red 2; blue: 3 gold; red: 3 gold"
    game = scenario(picture, options=STRICT, start="provinces", stock=[0, 0, 37])
    game.offers_only("take nothing", "take noble", "take reward", "take tile", "take both", "take both_tile")
    game.plays("take both_tile")
    game.shows("blue: 3 gold, nobles G; tiles:")
    game.offers_only("take nothing", "take noble", "take both", seat="red")
    game.plays("take both")
    game.shows("red: 2 gold, 0 squires, nobles I")
    assert game.state.stock == [1, 0, 37]


def test_D19_the_second_reward_is_judged_after_the_noble() -> None:
    gone = "; ".join(f"nobles {name}: 0" for name in ("northumberland", "stafford", "york", "gloucester", "bedford"))
    gone += "; nobles norfolk: 0; nobles somerset: 0; nobles dorset: 0"
    game = scenario(f"surrey: blue 2; tiles: surrey; blue: 3 gold; {gone}", options={"queenie": "yes"}, start="provinces")
    game.offers_only("take nothing", "take noble", "take reward", "take tile", "take both")


def test_D20_what_was_paid_for_cannot_be_declined() -> None:
    castle = scenario("blue castle: s6 1; blue: 2 squires", start="castles")
    castle.plays("collect s6")
    castle.offers_only("raise court 1")
    both = scenario("stafford: blue 1; blue: 3 gold", start="provinces")
    both.plays("take both")
    both.offers_only("raise stafford 1")
    free = scenario("stafford: blue 1; blue: 3 gold", start="provinces")
    free.plays("take reward")
    free.offers_only("raise stafford 1", "decline")
    tile = scenario("surrey: blue 2; tiles: surrey; blue: 3 gold", options={"queenie": "yes"}, start="provinces")
    tile.plays("take both_tile")
    assert "decline" not in tile.offered()


def test_D20_where_votes_come_along_the_upgrade_may_be_declined() -> None:
    game = scenario("gloucester: blue 3; surrey: red 2; blue: 3 gold", start="provinces")
    game.plays("take both", "decline")
    game.shows("blue: 0 gold, 2 votes, nobles D; blue court: 3")


def test_D20_a_law_after_the_castle_may_be_declined_again() -> None:
    game = scenario("blue court: 1", law="B2b", paid=1)
    game.offers_only("raise court 1", "decline")
