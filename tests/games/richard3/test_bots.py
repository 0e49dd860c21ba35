"""Bots have no advantage."""

import re
from pathlib import Path
from random import Random

import pytest

from bosworth.bots import BOTS, make_bot
from bosworth.games.richard3 import GAME
from bosworth.games.richard3.imagine import imagine
from bosworth.testing.richard3 import scenario

PAGE = Path(__file__).parents[3] / "docs/rulings/richard3.md"


def test_D59_the_bots_are_those_the_page_names() -> None:
    text = PAGE.read_text(encoding="utf-8").split("### D59 ")[1].split("### ")[0]
    assert set(re.findall(r"`bot:(\w+)`", text)) == set(BOTS)


@pytest.mark.parametrize("name", ["random", "greedy", "gentle", "master/50"])
def test_D59_no_bot_has_an_advantage(name: str) -> None:
    """It plays the same in every world that looks the same to its seat: it knows no more than a human there."""
    game = scenario("Kent: York, March; Sussex: Oxford, L_rivers", cards="york 3, lancaster 2")
    view, offers = game.view("york"), game.state.legal(1)
    for seed in range(5):
        twin = imagine(view, Random(seed))
        assert twin.legal(1) == offers
        chosen = [make_bot(name, GAME, Random(7)).choose(GAME.view(world, 1), offers) for world in (game.state, twin)]
        assert chosen[0] == chosen[1]
