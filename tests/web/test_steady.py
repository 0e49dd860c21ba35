"""The board stands still: from one decision of a seat to its next one of the same kind nothing moves but what was touched.

What lies in a hand or is asked in a panel changes with each decision: the map and the places beside it are looked at here.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.web.conftest import OpenPage
from tests.web.positions import Position, open_position, sample

from bosworth.games import game as find_game
from bosworth.kernel.action import verb
from bosworth.kernel.chance import FastDice
from bosworth.kernel.game import play
from bosworth.kernel.record import replay

SIZES = ((1440, 900), (1280, 720), (390, 844))
MOST = 3
"""So many offers of each verb are tried in a position until one of them leads to the same decision."""
PLACES = """() => {
  const number = {};
  const isDrawn = (one) => one.checkVisibility({visibilityProperty: true}) && one.getClientRects().length > 0;
  const places = ".map-view [data-ref], .conflicts-card, .court-office, .court-dungeon, .castles-space, .laws-law";
  return Object.fromEntries([...document.querySelectorAll(places)].filter(isDrawn).map((one) => {
    const {left, top} = (one.querySelector(".pieces-wood, .pieces-body") ?? one).getBoundingClientRect();
    const name = one.dataset.ref ?? one.className.split(" ")[0];
    number[name] = (number[name] ?? 0) + 1;
    return [`${name}#${number[name]}`, [left, top].map((side) => Math.round(side * 10) / 10)];
  }));
}"""
"""Where the map and all that lies on it is, and the places beside it."""
TAKE = """async (form) => {
  const { hand } = await import("/static/js/hand.js");
  await hand.send(form);
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await drawn();
  await drawn();
}"""


def same_again(position: Position) -> Iterator[tuple[str, set[str]]]:
    """Offers after which the same seat has the same kind of decision once more: how they are written, and what they touch."""
    game = find_game(position.game)
    state = [step.after for _, step in replay(position.record.cut(position.number), game)][-1]
    tried: dict[int, int] = {}
    view = game.view(state, position.seat)
    for action in Random(position.number).sample(state.legal(position.seat), position.offers):
        if tried.get(verb(action), 0) >= MOST:
            continue
        tried[verb(action)] = tried.get(verb(action), 0) + 1
        after = play(state, position.seat, [action], FastDice(1))
        if list(after.actors()) == [position.seat] and game.view(after, position.seat).step == view.step:
            tried[verb(action)] = MOST
            yield game.write(action), touched(game.show(view), game.face.path(view, action))


def touched(view: dict[str, Any], path: list[str]) -> set[str]:
    """What may stir: what is touched, and whoever stands where somebody comes or goes, to make room."""
    blocks = {f"block:{name}": f"area:{block.get('where')}" for name, block in view.get("blocks", {}).items()}
    areas = {blocks.get(ref, ref) for ref in path}
    return {*path, *(block for block, area in blocks.items() if area in areas)}


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("name", ["richard3", "roses", "lancaster"])
def test_from_one_decision_to_the_next_of_its_kind_nothing_moves(open_page: OpenPage, name: str, width: int, height: int) -> None:
    page = open_page("/about", width=width, height=height)
    faults, looked = [], 0
    for position in sample(name, 1):
        for form, path in same_again(position):
            open_position(page, position)
            looked += 1
            faults += [f"{position}, {form}: {fault}" for fault in stirred(page, form, path)]
    assert looked > 5
    assert not faults, f"{len(faults)} faults\n" + "\n".join(faults)


def stirred(page: Page, form: str, path: set[str]) -> list[str]:
    """What moves on the page, apart from what may, when an offer is carried out."""
    before: dict[str, Any] = page.evaluate(PLACES)
    page.evaluate(TAKE, form)
    after: dict[str, Any] = page.evaluate(PLACES)
    return [
        f"{name} {place} → {after[name]}"
        for name, place in before.items()
        if name in after and place != after[name] and name.split("#")[0] not in path
    ]
