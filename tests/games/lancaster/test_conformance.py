"""Lancaster passes every check of the kernel, with two to five players and every combination of modules and law sets."""

from itertools import product
from random import Random

import pytest

from bosworth.games.lancaster import GAME
from bosworth.games.lancaster.options import LAW_OPTIONS
from bosworth.kernel.chance import FastDice
from bosworth.kernel.conformance import Ordeal, sampled_variants, variants
from bosworth.kernel.errors import Malformed
from bosworth.kernel.playout import play_out

BOUND = 5_000
PLAYERS = ("2", "3", "4", "5")


def combinations() -> list[dict[str, str]]:
    """Every combination of players and modules, with law sets drawn so that each set of each group comes up."""
    found: list[dict[str, str]] = []
    rng = Random("lancaster")
    choices = {option.name: option.choices for option in GAME.info.options}
    for players, court, displeasure, queenie in product(PLAYERS, *[("no", "yes")] * 3):
        options = {"players": players, "court": court, "displeasure": displeasure, "queenie": queenie}
        for option in LAW_OPTIONS:
            kings = court == displeasure == "yes" and option in ("laws_2", "laws_3")
            options[option] = rng.choice(("base", "new", "king", "random") if kings else ("base", "new", "random"))
        options["supply"] = rng.choice(("unlimited", "strict"))
        options["most_law_reveal"] = rng.choice(("winners", "amounts"))
        for option in ("most_of_nothing", "bishop_without_upgrade", "ally_bishop", "dishonour_ties"):
            options[option] = rng.choice(choices[option])
        found.append(options)
    return found


def name_of(options: dict[str, str]) -> str:
    return "-".join(options.values())


@pytest.mark.no_cover
@pytest.mark.parametrize("options", combinations(), ids=name_of)
def test_a_random_game_keeps_every_promise(options: dict[str, str]) -> None:
    ordeal = Ordeal(GAME, options, seed=100 + len(name_of(options)), bound=BOUND)
    assert ordeal.run() == ordeal.match.rev > 60


def test_every_law_set_of_every_group_is_tried() -> None:
    tried = {(option, options[option]) for options in combinations() for option in LAW_OPTIONS}
    wanted = {(option.name, choice) for option in GAME.info.options if option.name in LAW_OPTIONS for choice in option.choices}
    assert tried == wanted
    assert len(combinations()) + len(sampled_variants(GAME.info)) >= 40  # the sample is tried with those of all games


def test_there_are_variants_for_every_option() -> None:
    assert len(variants(GAME.info)) == 138
    assert GAME.info.options[0].name == "players"


def test_kings_laws_need_both_modules_of_henry_v() -> None:
    for option in ("laws_2", "laws_3"):
        with pytest.raises(Malformed, match="needs displeasure=yes"):
            GAME.info.settle({option: "king", "court": "yes"})
        assert GAME.info.settle({option: "king", "court": "yes", "displeasure": "yes"})[option] == "king"


@pytest.mark.parametrize("players", PLAYERS)
def test_playouts_end_and_share_one_victory(players: str) -> None:
    for seed in range(15):
        dice = FastDice(seed)
        state = GAME.new(GAME.info.settle({"players": players}), dice)
        assert play_out(state, dice) < BOUND
        assert abs(sum(state.returns()) - 1) < 1e-9
        assert len(state.returns()) == int(players)


def test_who_resigns_leaves_victory_to_the_strongest_of_the_others() -> None:
    state = GAME.new(GAME.info.settle({"players": "3"}), FastDice(1))
    state.power[:3] = [9, 4, 4]
    state.resign(0)
    assert state.returns() == [0.0, 0.5, 0.5]
    assert state.actors() == []
