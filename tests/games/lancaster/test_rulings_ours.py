"""Section H of the rulings: our further decisions where the rule book is silent; the number stands in the name."""

from bosworth.games.lancaster.tables import CARD
from bosworth.testing.lancaster import scenario

COURT = {"court": "yes"}


def test_H3_a_company_is_named_from_the_strongest_down() -> None:
    game = scenario("blue court: 2 1; blue: 1 gold, 1 bishops; blue ready: tudor", options=COURT)
    game.plays("office chamberlain")
    game.offers_only("support 1", "support 2", "bishop", "apply")
    game.plays("support 1")
    game.offers_only("bishop", "tudor", "apply")
    game.plays("bishop")
    game.offers_only("tudor", "apply")
    game.plays("tudor")
    game.offers_only("apply")


def test_H4_a_castle_whose_order_does_not_matter_is_collected_by_itself() -> None:
    game = scenario("blue castle: s1 1; blue extensions: s2; green extensions: s6", start="castles")
    assert game.actors == ["green"]
    game.shows("blue: 2 gold, 2 squires; blue court: 1")
    priced = scenario("blue castle: s1 1; blue extensions: s5", start="castles")
    assert priced.actors == ["blue"]
    ally = scenario("yellow castle: as2 1", start="castles", players=2)
    assert ally.actors == ["blue"]


def test_H5_a_lost_card_slides_to_the_slot_beneath_it() -> None:
    game = scenario("harfleur: red 4+2, -, -; rouen: blue 1, -, -", start="conflicts")
    assert game.state.cards[:2] == [-1, CARD["rouen"]]
    game.shows("lower rouen: blue 1, -, -")


def test_H6_totals_of_seals_and_dishonour_are_open_and_the_strict_supply_too() -> None:
    options = {**COURT, "displeasure": "yes"}
    picture = "blue: 2 seals, 3 gold; red: 1 seals, 2 dishonour; green court: 1"
    shown = scenario(picture, options=options, seat="green").view("green")
    assert shown["totals"] == {"seals": 3, "seal_tiles": 0, "dishonour": 2}
    assert shown["stock"] is None
    strict = scenario(picture, options={**options, "supply": "strict"}, seat="green", stock=[34, 37, 37]).view("green")
    assert strict["totals"]["gold"] == 3
    assert strict["stock"] == [34, 37, 37]


def test_H7_at_the_end_all_screens_are_lifted() -> None:
    game = scenario("blue: 3 gold; red: 2 squires", start="final", round=5)
    assert game.view(None)["gold"] == [3, 0, 0, 0]
    game.hears(None, "screen", player="red", squires=2)


def test_H10_one_of_two_equal_favours_is_offered() -> None:
    game = scenario("blue court: 1; green court: 1; harfleur: -, -, -; favours: f3 f5 f6")
    game.plays("conflict 1 harfleur")
    (twin,) = game.offered("favour") - {"favour f3"}
    game.plays(twin, "conflict 1 harfleur")
    assert len(game.offered("favour")) == 2


def test_H11_a_bishop_may_be_taken_in_the_first_two_phases() -> None:
    favour = scenario("blue court: 1 1; green court: 1; harfleur: -, -, -; favours: f2", options=COURT)
    favour.plays("conflict 1 harfleur", "favour f2")
    favour.offers("bishop")
    law = scenario("blue: 1 gold; stafford: blue 1", law="B0a", options=COURT)
    law.offers_only("raise stafford 1", "bishop", "decline")


def test_H14_knights_are_freed_in_any_order() -> None:
    for order in ((1, 2), (2, 1)):
        game = scenario("lower rouen: blue 1+2, -, -; blue: 3 gold", start="conflicts")
        game.offers_only("done", "ransom 1", "ransom 2")
        game.plays(*(f"ransom {strength}" for strength in order))
        game.shows("blue court: 1 2; blue: 0 gold")
