"""What an action would bring: exact where dice decide, silent where there is nothing to say."""

from random import Random

import pytest

from bosworth.games import game as find_game
from bosworth.games.richard3 import GAME
from bosworth.games.richard3.facts import SCENARIOS
from bosworth.games.richard3.outlook import outlook
from bosworth.kernel.chance import FastDice
from bosworth.kernel.match import Match
from bosworth.locale import LANGUAGES
from bosworth.testing.richard3 import Table, scenario


def promised(game: Table, form: str) -> tuple[str, dict[str, int | str]] | None:
    """What an action of the side to act would bring."""
    seat = game.state.active
    return outlook(GAME.view(game.state, seat), GAME.parse(form, seat))


def test_fire_says_dice_numbers_and_whom_it_strikes() -> None:
    game = (
        scenario("Chester: L_stanley 4, Norfolk 3, Hastings 2", attacker="lancaster").plays("pass norfolk").plays("pass hastings")
    )
    message, args = promised(game, "fire stanley") or ("", {})
    assert (message, args["dice"], args["power"], args["about"], args["blocks"]) == ("outlook-fire", 4, 2, 1, "Y_norfolk")
    assert args["percent"] == 11


def test_a_charge_says_both_dangers() -> None:
    game = scenario("Chester: Gloucester 3, L_rivers 2", attacker="york").plays("pass rivers")
    message, args = promised(game, "charge gloucester rivers") or ("", {})
    assert message == "outlook-charge"
    assert args["percent"] == 50
    assert 0 <= int(args["risk"]) <= 5


def test_treachery_says_its_chance() -> None:
    game = scenario("Chester: Gloucester 3, L_northumberland 2", attacker="york", king="Gloucester").plays("pass northumberland")
    assert promised(game, "treachery gloucester northumberland") == ("outlook-treachery", {"dice": 2, "percent": 25})


def test_the_first_border_is_the_main_attack_and_others_bring_reserves() -> None:
    game = scenario("Kent: York, March\nWilts: Norfolk\nSussex: L_rivers, Clifford", cards="york 3, lancaster 2")
    assert promised(game, "move york sussex") == ("outlook-main", {"number": 2})
    game.plays("move york sussex")
    assert promised(game, "move march sussex") == ("outlook-joins", {"number": 2})
    assert promised(game, "move norfolk sussex") == ("outlook-reserve", {"number": 2})
    assert promised(game, "move norfolk dorset") is None


def test_a_voyage_between_ports_takes_a_second_block_along() -> None:
    game = scenario("Calais: Y_warwick, Y_salisbury\nLincoln: L_rivers", cards="york 3, lancaster 2")
    assert promised(game, "sea warwick north_sea kent") == ("outlook-port", {})
    game.plays("sea warwick north_sea kent")
    assert promised(game, "sea salisbury north_sea kent") is None


def test_who_has_no_choice_of_a_home_is_told_from_those_who_have() -> None:
    where = "Kent: L_clarence; Wilts: Beaumont; Sussex: L_exeter"
    game = scenario(where, step="go_home", seat="lancaster", king="Henry VI")
    assert promised(game, "go beaumont lincoln") == ("outlook-only-home", {})
    assert promised(game, "go exeter cornwall") is None
    assert promised(game, "go clarence rutland") is None  # his home may depend on who has gone home before him


def test_all_who_have_no_choice_can_be_sent_home_in_one_chain() -> None:
    sent = 0
    for seed in range(6):
        match, rng = Match.start(GAME, {"scenario": "1460"}, {}, FastDice(seed)), Random(seed)
        while actors := match.state.actors():
            seat = rng.choice(list(actors))
            view, legal = match.view(seat), match.legal(seat)
            chain = [action for action in legal if view.step == "go_home" and outlook(view, action) == ("outlook-only-home", {})]
            sent += len(chain)
            match.act(seat, chain or [rng.choice(legal)])
    assert sent > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_outlook_of_random_games_can_be_said(language: str) -> None:
    words = find_game("richard3").words(language)
    said: set[str] = set()
    for seed in range(4):
        match = Match.start(GAME, {"scenario": SCENARIOS[seed % 3], "hit_ties": "owner"}, {}, FastDice(seed))
        rng = Random(seed)
        while match.state.actors():
            seat = rng.choice(list(match.state.actors()))
            view = match.view(seat)
            found = [outlook(view, action) for action in match.legal(seat)]
            said |= {words.say(*promise) for promise in found if promise}
            match.act(seat, [rng.choice(match.legal(seat))])
    assert len(said) > 50
    assert not [text for text in said if "{" in text or "_" in text]
