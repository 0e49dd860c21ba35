"""Cards (5): the deck, the deal and the mulligan, who is Player 1."""

from collections import Counter

import pytest

from bosworth.games.richard3 import GAME
from bosworth.games.richard3.cards import hand_points
from bosworth.games.richard3.tables import DECK, KIND_NAMES, KIND_OF, LANCASTER, POINTS, YORK
from bosworth.games.richard3.view import SEALED
from bosworth.kernel.chance import LoadedDice
from bosworth.testing.richard3 import Table, scenario

# Card numbers: 1 Force March, 2 Muster, 3 Piracy, 4 Plague, 5 Surprise, 6 Treason, 7–12 are 4s, 13–19 are 3s, 20–25 are 2s.
POOR = "20 21 22 23 24 25 1"  # 13 points
FAIR = "20 21 22 23 24 25 3"  # 14 points
RICH = "7 8 9 10 11 12 13"
POOR_TOO = "2 3 4 5 6 13 14"  # 10 points
POOREST = "1 2 3 4 5 6 20"  # 7 points


def deal(mulligan: str, *shuffles: str) -> Table:
    """A campaign dealt from these shuffles: Lancaster's seven cards, then York's."""
    return scenario(step="new_campaign", options={"mulligan": mulligan}, dice=" ".join(f"({cards})" for cards in shuffles))


def hand(game: Table, seat: str) -> list[int]:
    """The numbers of the cards in a hand."""
    return list(game.state.hands[game.seat(seat)])


def numbers(cards: str) -> list[int]:
    """Card numbers in order."""
    return sorted(map(int, cards.split()))


def dealt(mulligan: str, dice: str) -> Table:
    """A new game with switch `mulligan`, dealt as the dice say: Lancaster's seven, then York's."""
    chance = LoadedDice(dice)
    return Table(GAME, GAME.new(GAME.info.settle({"mulligan": mulligan}), chance, telling=True), chance)


def test_R3_01_the_deck_and_the_deal() -> None:
    """1: six 2s, seven 3s, six 4s and six events (1, 0, 2, 0, 1, 1); seven cards each, eleven are left out."""
    copies = Counter(KIND_NAMES[KIND_OF[card]] for card in DECK)
    events = ("force_march", "muster", "piracy", "plague", "surprise", "treason")
    assert copies == {"2": 6, "3": 7, "4": 6, **dict.fromkeys(events, 1)}
    assert [POINTS[KIND_NAMES.index(event)] for event in events] == [1, 0, 2, 0, 1, 1]
    assert [POINTS[KIND_NAMES.index(card)] for card in ("2", "3", "4")] == [2, 3, 4]
    assert len(DECK) == 25
    game = scenario(step="new_campaign", dice="(1 7 8 13 14 15 20 2 9 10 16 17 21 22)")
    assert game.state.hands == [[1, 7, 8, 13, 14, 15, 20], [2, 9, 10, 16, 17, 21, 22]]
    game.offers_only("play force_march", "play 4", "play 3", "play 2", seat="lancaster")
    game.offers_only("play muster", "play 4", "play 3", "play 2", seat="york")
    assert len(set(DECK) - set(game.state.hands[0]) - set(game.state.hands[1])) == 11


@pytest.mark.parametrize(
    ("cards", "first"),
    [
        ("lancaster 4, york 3", "lancaster"),
        ("lancaster 3, york 4", "york"),
        ("lancaster 3, york 3", "york"),
        ("lancaster muster, york 4", "lancaster"),
        ("lancaster 4, york muster", "york"),
        ("lancaster piracy, york treason", "lancaster"),
        ("lancaster treason, york piracy", "york"),
        ("lancaster surprise, york force_march", "york"),
        ("lancaster force_march, york surprise", "york"),
    ],
)
def test_R3_02_who_is_player_1(cards: str, first: str) -> None:
    """2: the 4 before the 3, Muster before a 4, Piracy before Treason; equal cards: the Pretender's side."""
    assert scenario(cards=cards).actors == [first]


@pytest.mark.parametrize("cards", ["lancaster 3, york 3", "lancaster surprise, york force_march"])
def test_R3_02_equal_cards_favour_the_pretender_whoever_he_is(cards: str) -> None:
    """2: equal cards: the Pretender's side, also when that is Lancaster."""
    assert scenario(setup="1480", cards=cards).actors == ["lancaster"]


def test_5_1_cards_are_chosen_in_secret_and_points_do_not_carry_over() -> None:
    """5.1: nobody learns the first card before the second is chosen; a new turn begins with the new card's points."""
    game = scenario("Derby: Norfolk")
    game.plays("play 4", seat="york")
    assert game.actors == ["lancaster"]
    assert game.view("lancaster").known.chosen == [0, SEALED]
    game.does_not_hear("lancaster", "cards")
    game.plays("play 2", seat="lancaster").hears("lancaster", "cards", york="4", lancaster="2")
    assert game.points == 4
    game.plays("end", "end", "play 2", "play 3")
    assert (game.actors, game.points) == (["york"], 3)


@pytest.mark.parametrize("shuffle", [f"{POOR} {RICH}", f"{RICH} {POOR}"])
def test_5_3_auto_deals_again_until_both_hands_are_good_enough(shuffle: str) -> None:
    """5.3: a hand of 13 is dealt again as often as it comes, one of 14 is kept; events count their points."""
    game = deal("auto", shuffle, shuffle, f"{FAIR} {RICH}")
    assert hand(game, "lancaster") == numbers(FAIR)
    assert game.actors == ["lancaster", "york"]


def test_5_3_none_deals_once() -> None:
    """5.3: by default a poor hand stays."""
    assert hand(deal("none", f"{POOR} {RICH}"), "lancaster") == numbers(POOR)


def test_5_3_once_asks_nobody_with_fourteen_points() -> None:
    """5.3: 14 points are no poor hand."""
    assert deal("once", f"{FAIR} {RICH}").actors == ["lancaster", "york"]


def test_5_3_once_asks_the_pretender_first_and_both_may_keep() -> None:
    """5.3: both hands are poor: York, the Pretender's side, is asked, then Lancaster."""
    game = deal("once", f"{POOR} {POOR_TOO}")
    assert game.actors == ["york"]
    game.offers_only("keep", "redeal")
    game.plays("keep")
    assert game.actors == ["lancaster"]
    game.plays("keep")
    assert game.actors == ["lancaster", "york"]
    assert (hand(game, "lancaster"), hand(game, "york")) == (numbers(POOR), numbers(POOR_TOO))


def test_5_3_once_a_new_hand_comes_from_the_cards_that_are_not_kept() -> None:
    """5.3: Lancaster shows its hand; York keeps its own; Lancaster's new one may have old cards in it, but none of York's."""
    game = deal("once", f"{POOR} {RICH}").plays("redeal")
    assert game.actors == ["york"]
    game.hears("york", "hand-shown", side="lancaster", cards="force_march 2 2 2 2 2 2")
    game.offers_only("keep", "redraw")
    game.rolls("(20 14 15 16 17 18 19)").plays("keep")
    assert (hand(game, "lancaster"), hand(game, "york")) == ([14, 15, 16, 17, 18, 19, 20], numbers(RICH))
    assert game.actors == ["lancaster", "york"]


def test_5_3_once_the_other_side_may_give_up_its_hand_as_well() -> None:
    """5.3: all 25 cards are dealt anew: seven to the side that asked, then seven to the other."""
    game = deal("once", f"{POOR} {RICH}").plays("redeal")
    game.rolls(f"({RICH} {FAIR})").plays("redraw")
    assert (hand(game, "lancaster"), hand(game, "york")) == (numbers(RICH), numbers(FAIR))


def test_5_3_once_nobody_asks_twice_in_a_campaign() -> None:
    """5.3: York's new hand is as poor as the old: it stays; Lancaster, whose turn to ask has not come yet, may still ask."""
    game = deal("once", f"{POOR} {POOR_TOO}").plays("redeal")
    game.rolls("(2 3 4 5 6 13 15)").plays("keep")
    assert game.actors == ["lancaster"]
    game.offers_only("keep", "redeal")
    game.plays("redeal")
    assert game.actors == ["york"]
    game.rolls("(7 8 9 10 11 12 16)").plays("keep")
    assert game.actors == ["lancaster", "york"]
    assert hand(game, "york") == [2, 3, 4, 5, 6, 13, 15]


def test_5_3_once_keeping_a_poor_hand_does_not_use_up_the_right_to_ask() -> None:
    """5.3: York keeps a poor hand, then gives it up when Lancaster asks; the new one is poor again, and York may now ask."""
    game = deal("once", f"{POOR} {POOR_TOO}").plays("keep").plays("redeal")
    assert game.actors == ["york"]
    game.rolls(f"(7 8 9 10 11 12 16 {POOR_TOO})").plays("redraw")
    assert game.actors == ["york"]
    game.offers_only("keep", "redeal")
    game.plays("keep")
    assert game.actors == ["lancaster", "york"]


def test_5_3_once_means_once_in_every_campaign() -> None:
    """5.3: in the next campaign a side that has asked may ask again."""
    game = scenario(step="politics", options={"mulligan": "once"}, asked=3, dice=f"({POOR} {RICH})")
    assert (game.state.campaign, game.actors) == (2, ["lancaster"])
    game.offers_only("keep", "redeal")


@pytest.mark.parametrize(
    ("event", "points"), [("force_march", 1), ("surprise", 1), ("treason", 1), ("piracy", 2), ("muster", 0), ("plague", 0)]
)
def test_D3_points_of_the_event_cards(event: str, points: int) -> None:
    game = scenario(cards=f"york {event}, lancaster 4")
    assert (game.actors, game.state.points) == (["york"], points)


def test_D3_no_card_is_drawn_after_the_deal() -> None:
    game = scenario(cards="york 3, lancaster 2").plays("end", "end")
    assert game.state.turn == 2
    assert game.view("york").cards == [6, 6]


def test_D4_by_default_a_poor_hand_stays() -> None:
    game = dealt("none", f"({RICH} {POOREST})")
    assert game.actors == ["lancaster", "york"]
    assert hand_points(game.state, YORK) == 7


def test_D4_auto_deals_again_until_both_hands_exceed_thirteen() -> None:
    game = dealt("auto", f"({RICH} {POOREST}) ({POOREST} {RICH}) (7 8 9 20 21 22 23 10 11 12 13 14 15 16)")
    assert game.actors == ["lancaster", "york"]
    assert [hand_points(game.state, side) for side in (LANCASTER, YORK)] == [20, 24]


def test_D4_once_lets_the_holder_of_a_poor_hand_show_it_for_another() -> None:
    game = dealt("once", f"({RICH} {POOREST})")
    game.offers_only("keep", "redeal", seat="york")
    game.plays("redeal").offers_only("keep", "redraw", seat="lancaster")
    game.rolls("(14 15 16 17 18 19 20)").plays("keep")
    assert game.state.hands == [[7, 8, 9, 10, 11, 12, 13], [14, 15, 16, 17, 18, 19, 20]]


def test_D4_once_the_other_side_may_give_up_its_hand_too() -> None:
    game = dealt("once", f"({RICH} {POOREST})").plays("redeal")
    game.rolls("(20 21 22 23 24 25 7 8 9 10 11 12 13 14)").plays("redraw")
    assert game.state.hands == [[8, 9, 10, 11, 12, 13, 14], [7, 20, 21, 22, 23, 24, 25]]


def test_D4_once_asks_the_pretenders_side_first() -> None:
    game = dealt("once", "(1 2 20 21 22 23 24 3 4 5 6 25 13 14)")
    assert game.actors == ["york"]
    assert game.plays("keep").actors == ["lancaster"]


def test_D4_once_means_once_in_a_campaign() -> None:
    game = dealt("once", f"({RICH} {POOREST})").plays("redeal").rolls(f"({POOREST})").plays("keep")
    assert game.actors == ["lancaster", "york"]
    assert hand_points(game.state, YORK) == 7


@pytest.mark.parametrize(
    ("cards", "first"),
    [
        ("york muster, lancaster 4", "york"),
        ("york 3, lancaster 4", "lancaster"),
        ("york treason, lancaster piracy", "lancaster"),
        ("york 3, lancaster 3", "york"),
        ("york force_march, lancaster surprise", "york"),
    ],
)
def test_D5_an_event_beats_an_action_card_then_points_then_the_pretender(cards: str, first: str) -> None:
    assert scenario(cards=cards).actors == [first]


def test_D5_the_pretender_wins_ties_also_as_lancaster() -> None:
    assert scenario(setup="1470", cards="york 3, lancaster 3").actors == ["lancaster"]


def test_B3_equal_cards_are_one_offer() -> None:
    game = scenario()
    assert len(game.state.hands[1]) == 7
    assert len(game.state.legal(1)) == 2
    game.offers_only("play 4", "play 3", seat="york")


def test_B16_more_points_count_neither_for_going_first_nor_for_a_poor_hand() -> None:
    options = {"favoured": "lancaster", "favour": "two"}
    game = scenario(cards="york 4, lancaster 3", options=options)
    assert game.actors == ["york"]
    assert hand_points(game.state, LANCASTER) == hand_points(scenario(cards="york 4, lancaster 3").state, LANCASTER)
