"""The rulings that change play: each with a position that comes out otherwise under the reading not taken."""

import pytest

from bosworth.games.roses import GAME, prompt
from bosworth.testing.roses import scenario


def test_A3_nevilles_strength_is_an_option() -> None:
    for options, cost in (({}, 20), ({"neville_strength": "8"}, 16)):
        game = scenario("yellow: neville", cash="red 20", options=options).writes("red", "black neville").resolves("combat")
        assert game.of("cash", "red") == 20 - cost


@pytest.mark.parametrize("start", ["wc", "se", "ne"])
def test_A4_where_neville_starts_is_an_option(start: str) -> None:
    game = scenario("deck: neville", step="draft", options={"neville_start": start}).plays("pick neville")
    game.shows(f"red: neville@{start}")


def test_A4_his_start_decides_who_is_paid_first() -> None:
    """11.5: Neville of 8 and Mowbray of 8, by the votes of their start regions."""
    for start, kept in (("ne", "neville"), ("wc", "mowbray")):
        options = {"neville_start": start, "neville_strength": "8"}
        game = scenario("red: neville@se, mowbray@se", cash="red 8", options=options)
        game.writes("red", "white neville", "white mowbray").resolves("bribery")
        assert [name for name in ("neville", "mowbray") if game.state.whites[GAME.parse(f"pick {name}", 0) >> 6]] == [kept]


def test_A10_a_conquered_card_is_taken_at_once() -> None:
    """Titles follow in the same phase: Yellow takes his second castle and the title before Blue takes it from him."""
    game = scenario(
        "red: windsor; yellow: stafford, harlech; blue: fitzalan",
        order="red blue green yellow",
        cash="yellow 12, blue 6",
    )
    game.writes("yellow", "4 troop windsor").writes("blue", "2 troop windsor").resolves("parliament")
    titles = [event["player"] for event in game.heard(None, "title")]
    assert titles == ["yellow", "none"]
    game.shows("blue: windsor")


def test_B1_midlands_and_west_country_are_an_option() -> None:
    game = scenario("red: mowbray, neville")
    assert not {"move mowbray wc", "move neville mid"} & game.can_write("red")
    game = scenario("red: mowbray, neville", options={"mid_wc_adjacent": "true"})
    assert {"move mowbray wc", "move neville mid"} <= game.can_write("red")


def test_B2_wales_adjoins_northern_england_the_midlands_and_the_west() -> None:
    moves = {text for text in scenario("red: tudor").can_write("red") if text.startswith("move")}
    assert moves == {"move tudor ne", "move tudor mid", "move tudor wc"}


def test_B3_the_captain_gives_no_presence() -> None:
    game = scenario("yellow: windsor", cash="red 5")
    game.writes("red", "bid se 2", "troop windsor").resolves("bribery")
    assert (game.attackers("red", "windsor"), game.of("cash", "red")) == (0, 3)


@pytest.mark.parametrize(("rival", "attackers", "cash"), [(1, 1, 0), (3, 0, 3)])
def test_B3_with_the_option_the_winner_may_attack_where_he_lands(rival: int, attackers: int, cash: int) -> None:
    game = scenario("yellow: windsor", cash="red 5, green 3", options={"captain_presence": "true"})
    game.writes("red", "bid se 2", "troop windsor").writes("green", f"bid mid {rival}").resolves("bribery")
    assert (game.attackers("red", "windsor"), game.of("cash", "red")) == (attackers, cash)


def test_B4_one_bid_only() -> None:
    game = scenario(cash="red 5").plays("bid mid", "amount 2", seat="red")
    assert not game.offered("bid", seat="red")


def test_B5_a_bid_is_at_least_one_pound() -> None:
    game = scenario(cash="red 5").plays("bid mid", seat="red")
    assert "amount 0" not in game.offered(seat="red")
    assert scenario().resolves("bribery").holder("captain") == "none"


def test_B6_one_cube_of_a_colour_on_a_person() -> None:
    game = scenario("red: percy; yellow: tudor").plays("next", "next", "next", "next", "white percy", seat="red")
    assert "white percy" not in game.offered(seat="red")


def test_B6_with_the_option_two_white_cubes_save_twice() -> None:
    options = {"cubes_per_person": "several"}
    game = scenario("red: percy", cash="red 18, yellow 36", options=options)
    game.writes("red", "2 white percy").writes("yellow", "2 black percy").resolves("combat")
    game.shows("red: percy")
    game = scenario("red: percy", cash="red 9, yellow 54", options=options)
    game.writes("red", "white percy").writes("yellow", "3 black percy").resolves("combat")
    game.shows("yellow: percy")
    assert game.of("cash", "yellow") == 0, "the third cube is spent for nothing"


def test_B8_with_the_option_payment_stops_at_the_first_thing_too_dear() -> None:
    for shortage, left in (("skip", 1), ("stop", 7)):
        game = scenario("red: percy, windsor", cash="red 7", options={"shortage": shortage})
        game.writes("red", "white percy", "2 troop windsor").resolves("bribery")
        assert game.of("cash", "red") == left


def test_B10_equal_nobles_of_one_region_go_by_name() -> None:
    """Stafford of the South East and Stanley have 6; of equal votes there are none, so Stanley's region comes first."""
    game = scenario("red: stafford, stanley, de_la_pole", cash="red 12")
    game.writes("red", "white stafford", "white stanley", "white de_la_pole").resolves("bribery")
    game.hears(None, "unpaid", entry="white stafford")


def test_B13_mercenaries_of_a_void_entry_stay_with_their_player() -> None:
    game = scenario("red: windsor", mercs="red 3").writes("red", "mercenary windsor", "mercenary york").resolves("parliament")
    assert game.of("mercs", "red") == 2


def test_B16_garrisons_do_not_use_troops() -> None:
    game = scenario("red: windsor, harlech; yellow: stafford", cash="red 60, yellow 9")
    game.writes("red", "20 troop harlech").writes("yellow", "2 troop windsor").resolves("parliament")
    game.hears(None, "battle", attackers=2, defenders=3)


def test_B17_more_than_fifteen_assets_may_be_owned() -> None:
    places = "bamburgh, pontefract, kenilworth, windsor, carisbrooke, harlech, newcastle, york, norwich, london, bristol, cardiff"
    game = scenario(f"red: {places}, carlisle, lincoln, leicester, winchester", players="two", step="draft", turn=2)
    game.plays(min(game.offered("pick")))
    assert game.state.held[0].bit_count() >= 16


def test_B21_with_the_option_tied_votes_make_no_king() -> None:
    game = scenario(
        "red: pontefract, bamburgh; yellow: kenilworth, harlech", step="parliament", options={"tied_votes": "no_king"}
    ).resolves("end_of_turn")
    assert game.state.kings[0] == -1
    assert game.scores() == [13, 13, 0, 0]


def test_B21_without_any_votes_nobody_is_king() -> None:
    """Nobody has anything in any region: no House has most votes."""
    for tied_votes in ("reigning", "no_king"):
        game = scenario(step="parliament", turn=1, options={"tied_votes": tied_votes}).resolves("end_of_turn")
        game.hears(None, "king", house="none", lancaster=0, york=0)
        assert (game.state.kings[0], game.scores()) == (-1, [0, 0, 0, 0])


def test_B21_after_a_turn_without_a_king_a_tie_goes_to_the_house_that_reigned_last() -> None:
    picture = "red: pontefract, bamburgh; yellow: kenilworth, harlech"
    for kings, king in (([0, 1, -1, -1, -1], "york"), ([-1, -1, -1, -1, -1], "lancaster")):
        game = scenario(picture, step="parliament", turn=4, kings=kings).resolves("end_of_turn")
        game.hears(None, "king", house=king, lancaster=13, york=13)


def test_B22_the_last_resort_between_houses_is_the_first_player_who_is_there() -> None:
    """Red is first in turn order and has nothing in South East England; of those who have, Yellow comes first."""
    game = scenario(
        "blue: sh_sandwich; yellow: sh_plymouth@se_s", step="parliament", order="red yellow blue green", lancaster="red blue"
    ).resolves("end_of_turn")
    game.hears(None, "region", region="se", first="yellow", second="blue", decided="order")
    assert game.vote("se") == "york"


def test_B23_titles_are_checked_card_by_card_or_with_the_option_after_each_phase() -> None:
    """Red is Admiral with two ships. Green, who has one, takes Red's first and is Admiral; then Yellow takes the two others of
    Green. Card by card the title goes to Green, then to nobody; at the end of the phase nobody has two."""
    fleet = "red: sh_berwick, sh_kingston; green: sh_pembroke"
    for titles, told in (("at_once", ["green", "none"]), ("after_phase", ["none"])):
        game = scenario(
            fleet, order="red yellow blue green", title=[0, -1, -1, -1], cash="yellow 6, green 6", options={"titles": titles}
        )
        game.writes("yellow", "black sh_pembroke").writes("green", "black sh_berwick").resolves("combat")
        assert [event["player"] for event in game.heard(None, "title")] == told


def test_B25_own_bribes_go_by_region_then_rank() -> None:
    game = scenario("yellow: percy, clifford, bp_carlisle, sh_berwick, tudor, plantagenet", cash="red 200")
    targets = ("tudor", "sh_berwick", "bp_carlisle", "clifford", "percy", "plantagenet")
    game.writes("red", *(f"black {name}" for name in targets)).resolves("combat")
    won = [event["card"] for event in game.heard(None, "bribe-won")]
    assert won == ["percy", "clifford", "bp_carlisle", "sh_berwick", "plantagenet", "tudor"]


def castles_of(red: str, yellow: str, titles: str) -> str:
    """Who is Constable after Blue has taken a castle from Red, who held the title, and one from Yellow: each has two then."""
    game = scenario(
        f"red: {red}, kenilworth, carisbrooke; yellow: {yellow}, windsor, harlech; blue: percy, plantagenet",
        order="red yellow green blue",
        cash="blue 99",
        title=[-1, -1, 0, -1],
        options={"titles": titles},
    )
    return game.writes("blue", "4 troop bamburgh", "4 troop pontefract").resolves("parliament").holder("constable")


def test_B25_a_title_may_hang_on_the_order_of_own_battles() -> None:
    """Bamburgh comes before Pontefract: whoever of the two loses that one is for a moment behind the other."""
    assert castles_of(red="bamburgh", yellow="pontefract", titles="at_once") == "yellow"
    assert castles_of(red="pontefract", yellow="bamburgh", titles="at_once") == "red"


def test_B25_with_titles_after_each_phase_nothing_hangs_on_it() -> None:
    assert castles_of(red="bamburgh", yellow="pontefract", titles="after_phase") == "red"
    assert castles_of(red="pontefract", yellow="bamburgh", titles="after_phase") == "red"


def test_B26_a_location_made_neutral_is_taken_unopposed_with_all_counters() -> None:
    game = scenario("red: windsor; blue: stafford; green: fitzalan", order="red yellow blue green", cash="blue 6, green 9")
    game.writes("green", "3 troop windsor").writes("blue", "2 troop windsor").resolves("parliament")
    game.hears(None, "battle", player="blue", victim="none", attackers=2, defenders=0)
    assert game.defenders("windsor") == 2


def test_B28_a_card_drafted_this_turn_may_be_lost_this_turn() -> None:
    shown = "percy, windsor, london, york, norwich, bristol, cardiff, lincoln"
    game = scenario(f"deck: {shown}", step="draft", turn=2, order="red yellow blue green", cash="yellow 99")
    game.plays(*(f"pick {name}" for name in shown.split(", ")))
    game.writes("yellow", "black percy").resolves("combat")
    game.shows("yellow: percy")


def test_B30_a_pick_is_never_declined() -> None:
    game = scenario(step="draft")
    assert {text.split()[0] for text in game.offered()} == {"pick"}


def test_B34_nobody_tied_for_the_lead_is_offered_aid() -> None:
    game = scenario(step="aid", turn=2, score="red 30, yellow 30, blue 29, green 30")
    assert game.actors == ["blue"]
    assert len(game.plays("decline").actors) == 4, "nobody else is asked"


@pytest.mark.parametrize("players", ["two", "three", "two_royal"])
def test_B35_aid_is_the_same_for_every_number_of_players(players: str) -> None:
    game = scenario(step="aid", turn=2, players=players, score="red 10, yellow 18", cash="red 0").plays("aid", seat="red")
    assert game.of("cash", "red") == 8


def test_B39_a_neutral_location_scores_for_nobody() -> None:
    game = scenario("face_up: windsor; red: fitzalan", players="two", step="parliament").resolves("end_of_turn")
    game.hears(None, "region", region="se", strengths="red:5")


def test_B40_the_game_tells_when_talk_is_forbidden() -> None:
    """From the first sheet to the last, as everybody can see; before and after not."""
    game = scenario("yellow: percy", step="aid", turn=2, score="red 30, yellow 20, blue 30, green 30", cash="yellow 9")

    def is_quiet() -> bool:
        return prompt.step_name(game.view()) in GAME.face.quiet_steps

    assert not is_quiet()
    game.plays("decline")
    for seat in ("blue", "green", "yellow", "red"):
        assert is_quiet()
        while "commit" not in game.offered(seat=seat):
            game.plays("next", seat=seat)
        game.plays("commit", seat=seat)
    assert not is_quiet()


def test_B41_ships_name_a_zone_and_count_in_its_region() -> None:
    game = scenario("red: sh_pembroke")
    assert "sail sh_pembroke nm_e" not in game.can_write("red")
    game.writes("red", "sail sh_pembroke nm_w").resolves("end_of_turn")
    game.hears(None, "region", region="nm", first="red")


def test_B42_ships_go_two_links_past_anybody() -> None:
    game = scenario("red: sh_pembroke; yellow: sh_plymouth@ne_w")
    assert "sail sh_pembroke nm_w" in game.can_write("red")


@pytest.mark.parametrize(
    ("ships", "orders", "cash"),
    [
        ("red: sh_berwick@ne_e, sh_sandwich", ("white sh_berwick", "white sh_sandwich"), 4),
        ("yellow: sh_pembroke@ne_w, sh_sandwich", ("black sh_pembroke", "black sh_sandwich"), 8),
    ],
)
def test_B45_ships_away_are_paid_by_the_votes_of_their_home(ships: str, orders: tuple[str, str], cash: int) -> None:
    """Sandwich has 7 votes: her ship is paid before those of Berwick (4) and Pembroke (5), though these lie off a region of 9."""
    game = scenario(ships, cash=f"red {cash}").writes("red", *orders).resolves("combat")
    assert [event["entry"] for event in game.heard(None, "unpaid")] == [orders[0]]
    assert game.of("cash", "red") == 0
