"""Section 8: the draft."""

from bosworth.games.roses import log
from bosworth.games.roses.state import DRAFT, INCOME, Position
from bosworth.games.roses.tables import ASSET_COUNT, MERC_VALUE, PICKS, SHOWN
from bosworth.games.roses.titles import changed, check_all
from bosworth.games.roses.verbs import PICK
from bosworth.kernel.action import only, pack
from bosworth.kernel.chance import Dice


def show(s: Position, dice: Dice) -> None:
    """8.1 All cards that lie face up, then new ones from the deck."""
    new = SHOWN[s.players][s.turn > 1]
    s.display = s.face_up + [s.deck.pop() for _ in range(new)]
    s.face_up = []
    s.picks = 0
    log.cards(s, "display", s.display, reveals=True)
    s.step = DRAFT


def picker(s: Position) -> int:
    """8.3 Turn order again and again; in turn 1 every second round goes backwards (B31)."""
    lap, place = divmod(s.picks, s.players)
    return s.order[s.players - 1 - place if s.turn == 1 and lap % 2 else place]


def next_to_pick(s: Position) -> list[int]:
    """8.3 The seat of the player whose pick it is."""
    return [s.seat_of(picker(s))]


def legal(s: Position, seat: int) -> list[int]:
    """8.4 Any card of the display; mercenary cards are alike, so they are one offer."""
    assets = [pack(PICK, card) for card in s.display if card < ASSET_COUNT]
    return assets + [pack(PICK, card) for card in s.display if card >= ASSET_COUNT][:1]


def play(s: Position, seat: int, action: int, dice: Dice) -> None:
    """8.5 A pick takes effect at once; after the last one the rest of the display leaves the game (8.6)."""
    player = picker(s)
    card = only(action)
    s.display.remove(card)
    s.picks += 1
    s.barriers += 1
    if card < ASSET_COUNT:
        s.give(card, player)
        log.card(s, "pick", player, card)
        changed(s, card)
    else:
        s.box.append(card)
        log.card(s, "pick", player, card)
        _hire(s, player)
    if s.picks == s.players * PICKS[s.players][s.turn > 1]:
        _close(s)


def _hire(s: Position, player: int) -> None:
    """8.5d As many counters as the card is worth this turn, if the stack has them (B15)."""
    number = min(MERC_VALUE[s.turn - 1], s.stack)
    s.stack -= number
    s.mercs[player] += number
    log.sum_of(s, "mercenaries", player, number)


def _close(s: Position) -> None:
    left = s.display
    s.box += left
    s.display = []
    if left:
        log.cards(s, "boxed", left)
    check_all(s)
    s.step = INCOME
