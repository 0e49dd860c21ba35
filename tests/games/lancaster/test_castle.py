"""Castles (8.3): extensions, purchases, the table."""

from bosworth.testing.lancaster import scenario


def test_W09_the_order_in_the_castle_matters() -> None:
    game = scenario("blue castle: s1 1; blue extensions: s5; blue: 1 squires", start="castles")
    game.offers_only("collect s1")
    game.plays("collect s1")
    game.shows("blue: 3 squires; blue court: 1")
    game.plays("collect s5")
    game.shows("blue: 0 squires; blue court: 1 1; blue extensions: s5")


def test_W10_the_table_gives_votes() -> None:
    game = scenario("blue: nobles ABCD; surrey: red 2", start="provinces")
    game.plays("take nothing", "name blue")
    game.shows("blue: 5 votes; red: 1 votes")


def test_W10_but_not_in_the_last_round() -> None:
    game = scenario("blue: nobles ABCD", start="castles", round=5)
    game.shows("blue: 0 votes")


def test_B12_a_space_under_an_extension_is_closed() -> None:
    game = scenario("blue court: 1; blue extensions: s1, s2; blue castle: s3 1")
    game.offers_only("castle 1 s4", "castle 1 s5", "castle 1 s6", start="castle")


def test_C17_an_extension_on_an_occupied_space_sends_the_knight_home() -> None:
    game = scenario("bedford: blue 3; blue castle: s3 1", start="provinces")
    game.plays("take reward", "build s3")
    game.shows("blue castle:; blue court: 1 3; blue: 3 votes")


def test_D9_knights_and_extensions_come_in_any_order_and_the_table_last() -> None:
    game = scenario("blue castle: s3 1; blue extensions: s2, s5; blue: 3 squires", start="castles")
    game.offers_only("collect s2", "collect s3", "collect s5")
    game.plays("collect s5")
    gains = [event["number"] for event in game.heard(None, "gain") if event["player"] == "blue" and event["good"] == "votes"]
    assert gains == [2, 1]


def test_D10_castle_purchases_are_optional_and_need_their_price() -> None:
    game = scenario("blue castle: s6 1; blue: 2 squires", start="castles")
    game.offers_only("done", "collect s6")
    game.plays("done")
    game.shows("blue: 2 squires; blue court: 1")
    poor = scenario("blue castle: s6 1; blue: 1 squires", start="castles")
    poor.offers_only("done")


def test_D12_castle_votes_are_paid_in_the_last_round() -> None:
    scenario("blue extensions: s3", start="castles", round=5).shows("blue: 2 votes")


def test_H4_a_castle_whose_order_does_not_matter_is_collected_by_itself() -> None:
    game = scenario("blue castle: s1 1; blue extensions: s2; green extensions: s6", start="castles")
    assert game.actors == ["green"]
    game.shows("blue: 2 gold, 2 squires; blue court: 1")
    priced = scenario("blue castle: s1 1; blue extensions: s5", start="castles")
    assert priced.actors == ["blue"]
    ally = scenario("yellow castle: as2 1", start="castles", players=2)
    assert ally.actors == ["blue"]
