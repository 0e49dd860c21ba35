"""Module: At the King's Court (11)."""

from tests.games.lancaster.common import COURT

from bosworth.games.lancaster.scoring import chivalry
from bosworth.testing.lancaster import scenario


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


def test_W23_seals_times_lord_and_bishops() -> None:
    game = scenario("blue: 2 bishops, 8 seals", options=COURT, start="final", round=5)
    game.hears(None, "final", kind="seals", player="blue", number=24)


def test_B9_knight_archer_and_tudor_bring_one_favour_and_count_as_one_knight() -> None:
    picture = "harfleur: -, -, -; blue court: 1; green court: 1; blue ready: archer tudor; favours: f3 f4"
    game = scenario(picture, options=COURT, lord=[4] * 5)
    game.plays("conflict 1ta harfleur", "favour f3")
    game.shows("harfleur: blue 1 tudor, blue archer, -; favours: f4")
    assert game.actors == ["green"]
    law = scenario("harfleur: blue 1 tudor, blue archer, red 1", law="N4c", options=COURT)
    law.shows("blue: 5 power; red: 5 power")


def test_F1_a_lord_must_be_placed_and_the_treasury_takes_all() -> None:
    game = scenario("", options=COURT)
    for colour in ("blue", "green", "yellow", "red"):
        assert game.actors == [colour]
        game.offers_only("treasury")
        game.plays("treasury")
    assert game.step == "ballot"


def test_F2_F3_a_company_is_gathered_in_one_order_and_must_be_stronger() -> None:
    game = scenario("blue court: 2 1; blue: 1 gold, 1 bishops; chamberlain: red 2", options=COURT)
    game.plays("office chamberlain")
    game.offers_only("support 2")
    game.plays("support 2")
    game.offers_only("support 1", "bishop")
    game.refuses("apply")
    game.plays("bishop")
    game.offers_only("apply")


def test_F4_a_tudor_in_an_ousted_company_is_lost() -> None:
    game = scenario("chancellor: red 1 tudor; blue court: 4; blue: 1 votes", options=COURT)
    game.plays("office chancellor", "support 4", "apply")
    game.shows("chancellor: blue 4; red court: 1; red ready:")
    assert sum(game.state.support_tudors) == 0


def test_F5_a_tudor_needs_a_knight() -> None:
    game = scenario("blue: 1 gold; blue ready: tudor", options=COURT)
    game.plays("office chamberlain")
    game.offers_only("apply")


def test_F7_an_archer_may_come_with_a_reinforcement() -> None:
    game = scenario("harfleur: blue 1, -, -; blue court: 1; blue ready: archer", options=COURT, favours=0)
    game.plays("conflict 1a harfleur")
    game.shows("harfleur: blue 1+1, blue archer, -")


def test_F8_F9_an_archer_fights_and_has_its_own_rank() -> None:
    game = scenario("harfleur: blue 3, blue archer, -", options=COURT, start="conflicts")
    game.shows("blue: 6 power; harfleur: gone")
    assert sum(game.state.archer_on) == 0


def test_F11_what_is_not_used_goes_back() -> None:
    game = scenario("blue ready: shield; green court: 1", options=COURT, start="end")
    game.shows("blue ready:")


def test_F12_an_office_without_candidate_stays_with_its_holder() -> None:
    game = scenario("officer constable: red", options=COURT, start="offices")
    game.shows("red: 1 seals; red ready: archer")


def test_F12_no_shield_and_no_archer_in_the_last_round_but_a_tudor() -> None:
    officers = "officer chancellor: red; officer constable: red; officer chamberlain: red"
    game = scenario(officers, options=COURT, start="offices", round=5)
    game.shows("red: 3 seals; red ready: tudor")


def test_F13_an_old_office_is_kept_while_another_is_won() -> None:
    game = scenario("officer chancellor: red; constable: red 1", options=COURT, start="offices")
    game.shows("officer chancellor: red; officer constable: red; red: 3 seals; red ready: shield archer")
    busy = scenario("constable: red 1; red court: 1; red: 1 votes", options=COURT, seat="red")
    busy.offers_only(start="office")


def test_F14_the_treasury_is_kept_between_rounds_and_seals_run_out() -> None:
    game = scenario("treasury: 2 gold; officer chancellor: red", options=COURT, start="offices", seals_left=1)
    game.shows("treasury: 2 gold; red: 1 seals")


def test_F15_a_bishop_instead_of_an_upgrade_at_its_price() -> None:
    game = scenario("blue extensions: s6; blue: 2 squires; blue court: 1", options=COURT, start="castles")
    game.plays("collect s6")
    game.offers_only("raise court 1", "bishop")
    game.plays("bishop")
    game.shows("blue: 1 bishops, 0 squires; blue court: 1")
    full = scenario("blue extensions: s6; blue: 2 squires, 3 bishops; blue court: 1", options=COURT, start="castles")
    full.plays("collect s6")
    full.offers_only("raise court 1")


def test_F15_no_bishop_where_no_upgrade_is_possible_unless_agreed() -> None:
    picture = "stafford: blue 4; blue extensions: s6; blue: 2 squires"
    game = scenario(picture, options=COURT, start="provinces")
    game.offers_only("take nothing", "take noble")
    game.plays("take nothing")
    game.offers_only("done")
    agreed = scenario(picture, options={**COURT, "bishop_without_upgrade": "yes"}, start="provinces")
    agreed.plays("take reward")
    agreed.offers_only("bishop", "decline")
    agreed.plays("bishop", "collect s6", "bishop")
    agreed.shows("blue: 2 bishops, 0 squires")


def test_F15_gloucester_then_brings_its_votes_alone() -> None:
    game = scenario("gloucester: blue 4; surrey: red 2", options=COURT, start="provinces")
    game.plays("take reward")
    game.shows("blue: 2 votes, 0 bishops; blue court: 4")
    assert game.actors == ["red"]


def test_F16_tudors_count_for_chivalry_at_the_end() -> None:
    game = scenario("blue ready: tudor; lower rouen: red 1 tudor, -, -; blue court: 1", options=COURT)
    assert [chivalry(game.state, player) for player in (0, 3)] == [3, 3]


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


def test_H11_a_bishop_may_be_taken_in_the_first_two_phases() -> None:
    favour = scenario("blue court: 1 1; green court: 1; harfleur: -, -, -; favours: f2", options=COURT)
    favour.plays("conflict 1 harfleur", "favour f2")
    favour.offers("bishop")
    law = scenario("blue: 1 gold; stafford: blue 1", law="B0a", options=COURT)
    law.offers_only("raise stafford 1", "bishop", "decline")
