"""What a hand touches: every offer of a decision has its own path, over all parts of an order sheet."""

import pytest

from bosworth.games.roses import GAME
from bosworth.games.roses.catalog import catalog
from bosworth.games.roses.touch import path
from bosworth.testing.roses import moments, scenario


@pytest.mark.parametrize("seed", range(5))
def test_the_offers_of_a_decision_have_different_paths(seed: int) -> None:
    for view, offers in moments(seed):
        paths = [tuple(found) for offer in offers if (found := path(view, offer))]
        assert len(set(paths)) == len(paths)


@pytest.mark.parametrize(
    ("form", "touched"),
    [
        ("pick york", ["card:york"]),
        ("pick merc_4", ["card:merc"]),
        ("aid", []),
        ("bid mid", ["calais:mid"]),
        ("amount 130", ["amount:130"]),
        ("move stafford wc", ["card:stafford", "area:wc"]),
        ("sail sh_plymouth ne_w", ["card:sh_plymouth", "area:ne_w"]),
        ("troop windsor", ["card:windsor", "choice:troop"]),
        ("mercenary windsor", ["card:windsor", "choice:mercenary"]),
        ("white stafford", ["card:stafford", "choice:white"]),
        ("black bp_york", ["card:bp_york", "choice:black"]),
        ("next", []),
        ("commit", []),
    ],
)
def test_paths_use_the_ids_of_the_text_forms(form: str, touched: list[str]) -> None:
    assert GAME.write(GAME.parse(form, 0)) == form
    assert path(scenario().view("red"), GAME.parse(form, 0)) == touched


def test_whatever_is_touched_is_in_the_catalog() -> None:
    found = catalog()
    cards = {card["id"] for card in found["cards"]} | {"merc"}
    areas = {place["id"] for place in found["regions"] + found["zones"]}
    for view, offers in moments(3):
        for kind, name in (ref.split(":") for offer in offers for ref in path(view, offer)):
            assert kind in ("card", "area", "calais", "amount", "choice")
            assert name in {"card": cards, "area": areas, "calais": set(found["numbers"]["calais"])}.get(kind, {name})
