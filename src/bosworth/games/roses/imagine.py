"""A whole position that agrees with a view: the deck in any order, and for each hidden sheet any that could be written."""

from random import Random

from bosworth.games.roses.planning import begin_sheet, enter, legal_for
from bosworth.games.roses.state import COMMITTED, PLANNING, Position
from bosworth.games.roses.tables import ASSET_COUNT, DECK
from bosworth.games.roses.verbs import COMMIT
from bosworth.games.roses.view import View


def imagine(view: View, rng: Random) -> Position:
    """A position for which `view` gives the same view again."""
    known: Position = view.known
    state = known.copy()
    state.deck = unseen(state)
    rng.shuffle(state.deck)
    if state.step == PLANNING:
        own = view.own
        for player in range(state.players):
            if player not in own:
                _write(state, player, known, rng)
    return state


def unseen(state: Position) -> list[int]:
    """The cards that nobody has seen yet."""
    seen = {*state.face_up, *state.display, *state.box}
    seen |= {asset for asset in range(ASSET_COUNT) if state.owner[asset] >= 0}
    return [card for card in DECK if card not in seen]


def _write(state: Position, player: int, known: Position, rng: Random) -> None:
    """A player writes at random: to the end if he has committed, else up to any point before it."""
    begin_sheet(state, player)
    to_the_end = known.part[player] == COMMITTED
    if not to_the_end and _waits_for_partner(known, player):
        return
    while state.part[player] != COMMITTED:
        if not to_the_end and rng.random() < 0.1:
            return
        offers = legal_for(state, player)
        if not to_the_end:
            offers = [offer for offer in offers if offer != COMMIT]
        if not offers:
            return
        enter(state, player, rng.choice(offers))


def _waits_for_partner(known: Position, player: int) -> bool:
    """A seat with two players writes one sheet after the other: the second is empty while the first is open."""
    return any(known.part[other] != COMMITTED for other in known.players_of(known.seat_of(player)) if other < player)
