"""The worked examples of placing, voting and rewards: W1 to W10, W20 to W22, W33."""

from bosworth.games.lancaster.tables import LAW
from bosworth.testing.lancaster import scenario

COURT = {"court": "yes"}


def test_W01_a_free_province_is_taken() -> None:
    game = scenario("blue court: 2; green court: 1", seat="blue")
    game.plays("province 2 stafford", "squires 0")
    game.shows("stafford: blue 2; blue court:")


def test_W02_a_stronger_party_ousts_a_weaker_one() -> None:
    game = scenario("stafford: blue 2; yellow court: 1; yellow: 2 squires", seat="yellow")
    game.plays("province 1 stafford")
    game.offers_only("squires 2")
    game.plays("squires 2")
    game.shows("stafford: yellow 1 +2; yellow: 0 squires; blue court: 2")
    game.hears("red", "ousted", party="blue", province="stafford")


def test_W02_equal_strength_does_not_oust() -> None:
    game = scenario("stafford: blue 2; yellow court: 1; yellow: 1 squires", seat="yellow")
    game.refuses("province 1 stafford")


def test_W02_nobody_ousts_himself_and_squires_never_make_up_the_minimum() -> None:
    game = scenario("stafford: blue 2; blue court: 3; blue: 5 squires")
    game.refuses("province 3 stafford")
    game.offers("province 3 gloucester")
    other = scenario("blue court: 2; blue: 5 squires")
    other.refuses("province 2 gloucester")


def test_W03_a_knight_sent_to_a_conflict_brings_a_favour() -> None:
    game = scenario("harfleur: blue 2, -, -; green court: 1; red court: 1; favours: f1 f3", seat="green")
    game.plays("conflict 1 harfleur")
    game.shows("harfleur: blue 2, green 1, -")
    game.offers_only("favour f1", "favour f3")
    game.plays("favour f1")
    game.offers("noble stafford", "noble surrey", "decline")
    game.plays("noble stafford")
    game.shows("green: nobles B; nobles stafford: 2; favours: f3")


def test_W04_a_second_knight_joins_the_stack() -> None:
    game = scenario("harfleur: blue 2, green 1, -; green court: 2; red court: 1; favours: f3 f4", seat="green")
    game.plays("conflict 2 harfleur")
    game.offers_only("favour f3", "favour f4")
    game.plays("favour f4")
    game.shows("harfleur: blue 2, green 1+2, -; green: 2 squires")
    game.plays("conflict 1 harfleur")
    game.shows("harfleur: blue 2, green 1+2, red 1")


def test_W04_a_full_card_is_closed_to_newcomers_only() -> None:
    game = scenario("harfleur: blue 2, green 1, red 1; yellow court: 1; blue court: 1", seat="yellow")
    game.offers_only(start="conflict")
    game.plays("castle 1 s1")
    game.offers("conflict 1 harfleur")


def test_W05_a_tied_vote_adopts() -> None:
    game = scenario("green: 1 votes; red: 1 votes", start="parliament", laws="B0a B0b B0c", proposed="B4b B1d N1c")
    for colour, vote in (("blue", "yes 0"), ("green", "yes 1"), ("yellow", "no 0"), ("red", "no 1")):
        game.plays(vote, seat=colour)
    assert [game.state.in_force[n] for n in range(3)] == _laws("B0b B0c B4b")
    game.shows("green: 0 votes; red: 0 votes")


def test_W06_a_vote_fails() -> None:
    game = scenario("red: 1 votes", players=3, start="parliament", laws="B0a B0b B0c", proposed="B4b B1d N1c")
    for colour, vote in (("blue", "yes 0"), ("green", "no 0"), ("yellow", "no 0")):
        game.plays(vote, seat=colour)
    assert [game.state.in_force[n] for n in range(3)] == _laws("B0a B0b B0c")


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


def test_W20_a_shield_keeps_everybody_out() -> None:
    game = scenario("blue court: 2; green court: 4; green: 9 squires; blue ready: shield", options=COURT)
    game.plays("province 2s stafford", "squires 0")
    game.shows("stafford: blue 2 shield; blue ready:")
    assert not [text for text in game.offered("province") if text.endswith("stafford")]
    after = scenario("stafford: blue 2 shield", options=COURT, start="provinces")
    after.plays("take noble")
    assert sum(after.state.shield_at) == 0


def test_W21_an_archer_stands_directly_below_its_knight() -> None:
    game = scenario("harfleur: red 1, -, -; green court: 1; green ready: archer", options=COURT, seat="green", favours=0)
    game.plays("conflict 1a harfleur")
    game.shows("harfleur: red 1, green 1, green archer")
    last = scenario("harfleur: red 1, blue 1, -; green court: 1; green ready: archer", options=COURT, seat="green")
    last.offers_only("conflict 1 harfleur", start="conflict")


def test_W21_an_archer_stays_through_a_first_defeat() -> None:
    game = scenario("harfleur: red 1, green 1, green archer; officer constable: blue", options=COURT, start="conflicts")
    game.shows("lower harfleur: red 1, green 1, green archer; green: 3 power")


def test_W22_a_tudor_adds_two() -> None:
    game = scenario("blue court: 2 1; blue ready: tudor", options=COURT)
    game.refuses("province 2 somerset")
    game.plays("province 2t somerset", "squires 0")
    game.shows("somerset: blue 2 tudor")
    assert game.state.total_at(6) == 4
    court = scenario("blue court: 1; blue ready: tudor; blue: 1 votes; chancellor: red 2", options=COURT)
    court.plays("office chancellor", "support 1", "tudor", "apply")
    court.hears("green", "office-sought", party="blue", strength=4)


def test_W22_a_tudor_crosses_from_dorset_with_its_knight() -> None:
    game = scenario("dorset: blue 1 tudor; harfleur: -, -, -; surrey: red 2", options=COURT, start="provinces")
    game.plays("take reward", "cross harfleur")
    game.shows("harfleur: blue 1 tudor, -, -; dorset:")
    ranked = scenario("harfleur: blue 1 tudor, green 2, -", options=COURT, start="conflicts")
    ranked.shows("blue: 4 power; green: 2 power; blue court: 1")


def test_W33_a_player_without_legal_placement_is_passed_over() -> None:
    spaces = ", ".join(f"s{number}" for number in range(1, 7))
    held = "stafford: red 2; norfolk: red 2"
    game = scenario(f"blue court: 1; blue extensions: {spaces}; {held}; green court: 1", seat="blue")
    assert game.actors == ["green"]
    game.hears(None, "no-placement", party="blue")
    game.plays("castle 1 s1")
    assert game.step == "ballot"
    game.shows("blue court: 1")


def _laws(names: str) -> list[int]:
    return [LAW[name] for name in names.split()]
