"""Battle turns (8.1 to 8.3): which battle, who acts when, and the four rounds."""

from tests.games.richard3.common import attack, due, power

from bosworth.games.richard3.tables import AREA, BLOCK
from bosworth.testing.richard3 import scenario


def test_R3_11_letters_first_then_the_defender() -> None:
    """11: Herbert (A2) and Clarence (B2) attack Rivers (B2): Herbert acts, then Rivers, then Clarence."""
    game = scenario("Derby: Herbert, Y_clarence, L_rivers", attacker="york")
    for side, block in (("york", "herbert"), ("lancaster", "rivers"), ("york", "clarence"), ("york", "herbert")):
        assert game.actors == [side]
        assert {offer.split()[1] for offer in game.offered()} == {block}
        game.plays(f"pass {block}")


def test_R3_16_a_bombard_opens_the_battle_and_then_comes_last() -> None:
    """16: it acts in A in round 1 and in D from round 2, with firepower 3 throughout."""
    game = scenario("Chester: Y_bombard, Essex, Norwich levy, Clifford 3", attacker="lancaster")
    assert {offer.split()[1] for offer in game.offered()} == {"bombard"}
    game.rolls("3 4 6").plays("fire bombard").shows("Chester: Y_bombard, Essex, Norwich levy, Clifford 2")
    game.plays("pass clifford", "pass essex", "pass norwich_levy")
    game.plays("pass clifford", "pass essex", "pass norwich_levy")
    assert game.state.round == 2
    game.rolls("3 4 6").plays("fire bombard").shows("Chester: Y_bombard, Essex, Norwich levy, Clifford 1")


def test_R3_16_a_bombard_in_reserve_never_acts_in_a() -> None:
    """16: entering as reserve it has no turn in round 1 and comes in D from round 2."""
    game = scenario("Chester: Y_bombard r, Essex, Beaumont", attacker="york")
    for block in ("beaumont", "essex", "beaumont", "essex"):
        game.plays(f"pass {block}")
    assert {offer.split()[1] for offer in game.offered()} == {"bombard"}
    assert game.state.round == 2


def test_R3_20_in_round_4_a_defender_fires_before_the_attacker_can_leave() -> None:
    """20: a defender who comes earlier fires once more; the attacker cannot fire, only retreat."""
    game = scenario("Derby: Hastings, Clifford", attacker="york", came="york leicester>derby", round=4)
    assert game.actors == ["lancaster"]
    game.rolls("1 6 6").plays("fire clifford").shows("Derby: Hastings 2, Clifford")
    game.refuses("fire hastings", "pass hastings")
    areas = ("chester", "lancaster", "leicester", "lincoln", "south_yorks", "warwick")
    game.offers_only(*(f"retreat hastings {area}" for area in areas))


def test_R3_20_in_round_4_an_attacker_who_comes_earlier_gets_away() -> None:
    """20: an attacker who precedes the defender has retreated before he can be fired at."""
    game = scenario("Derby: Herbert, Beaumont", attacker="york", came="york leicester>derby", round=4)
    assert game.actors == ["york"]
    game.plays("retreat herbert leicester").shows("Leicester: Herbert; Derby: Beaumont")


def test_8_1_player_1_picks_the_next_battle() -> None:
    """8.1: York is Player 1 and picks, though Lancaster attacks; the last battle needs no picking."""
    game = scenario("Derby: Hastings, L_rivers 1; Kent: Norfolk, Beaumont", attacker="lancaster", seat="york")
    assert game.actors == ["york"]
    game.offers_only("battle derby", "battle kent")
    game.plays("battle derby").rolls("1 6 6").plays("fire hastings", "end")
    assert due(game) == {"norfolk"}


def test_8_1_fighters_are_shown_until_the_battle_ends_reserves_when_they_join() -> None:
    """8.1: the enemy sees who fights, not who waits; after the battle everybody is hidden again."""
    game = scenario("Derby: Hastings, Norfolk r, L_rivers 2; Kent: Arundel", attacker="york")
    game.sees("lancaster", "Derby: Hastings 3, 1 white, L_rivers 2; Kent: 1 white")
    game.sees("york", "Derby: Hastings 3, Norfolk 4, L_rivers 2; Kent: Arundel 3")
    game.sees(None, "Derby: Hastings 3, 1 white, L_rivers 2; Kent: 1 white")
    game.waits_for("rivers", in_round=2).sees("lancaster", "Derby: Hastings 3, Norfolk 4, L_rivers 2")
    game.plays("pass rivers").rolls("1 2 6").plays("fire hastings").sees("lancaster", "Derby: 2 white")


def test_8_2_the_owner_orders_his_blocks_of_one_letter() -> None:
    """8.2: Hastings and Norfolk are both B: either may go first; each acts once a round."""
    game = scenario("Derby: Hastings, Norfolk, Beaumont, Newcastle levy", attacker="lancaster")
    assert due(game) == {"hastings", "norfolk"}
    game.plays("pass norfolk")
    assert due(game) == {"hastings"}
    game.plays("pass hastings", "pass beaumont")
    assert due(game) == {"newcastle_levy"}


def test_8_3_nobody_retreats_in_round_1() -> None:
    """8.3: both sides fire or pass; from round 2 on they may retreat."""
    game = scenario("Derby: Hastings, Beaumont", attacker="york", came="york leicester>derby")
    for block in ("beaumont", "hastings"):
        game.offers_only(f"fire {block}", f"pass {block}")
        game.plays(f"pass {block}")
    game.refuses("retreat beaumont leicester")
    game.offers("fire beaumont", "pass beaumont", "retreat beaumont lincoln")


def test_D2_attackers_fight_three_rounds_and_retreat_in_the_fourth() -> None:
    game = scenario("Kent: Suffolk; Sussex: Oxford", cards="york 3, lancaster 2")
    game.plays("move suffolk sussex", "end", "end")
    for battle_round in (1, 2, 3):
        assert game.state.round == battle_round
        game.plays("pass oxford")
        game.offers("fire suffolk")
        game.plays("pass suffolk")
    game.plays("pass oxford")
    assert game.offered() == game.offered("retreat suffolk")


def test_D26_a_bombard_is_first_in_round_1_and_last_afterwards() -> None:
    game = attack("Kent: York; Sussex: L_bombard, Devon", "move york sussex")
    assert power(game, "L_bombard") == 3
    game.offers_only("fire bombard", "pass bombard")
    game.waits_for(in_round=2).plays("pass devon", "pass york").offers("fire bombard")
    assert power(game, "L_bombard") == 3


def test_D26_a_bombard_from_the_reserve_is_never_first() -> None:
    game = attack("Kent: March; Sussex: Wiltshire; Wilts: L_bombard", "move march sussex", reply="move bombard sussex; end")
    game.waits_for(in_round=2)
    game.offers("fire march")
    game.plays("pass march", "pass wiltshire").offers("fire bombard")


def test_D37_reserves_stay_hidden_until_they_join() -> None:
    game = attack("Kent: March; Dorset: York; Sussex: Oxford", "move march sussex", "move york sussex")
    named = game.view("lancaster").named
    assert BLOCK["Y_march"] in named
    assert BLOCK["Y_york"] not in named
    game.hears("lancaster", "battle-line", blocks="Y_march")
    game.waits_for(in_round=2).hears("lancaster", "reserves", blocks="Y_york")
    assert BLOCK["Y_york"] in game.view("lancaster").named
    assert game.view("lancaster").known.where[BLOCK["Y_york"]] == AREA["sussex"]


def test_B5_a_single_battle_begins_without_asking() -> None:
    game = scenario("Sussex: York, Oxford", attacker="york")
    game.offers("fire oxford", seat="lancaster")
