"""Section 5: the deal, the mulligan, the sealed choice of a card, and who is Player 1."""

from bosworth.games.richard3 import log, nobles
from bosworth.games.richard3.options import AUTO, ONCE
from bosworth.games.richard3.state import (
    CHOOSE_CARD,
    MULLIGAN,
    MULLIGAN_REPLY,
    NEW_TURN,
    PLAYER_TURN,
    POLITICS,
    Position,
)
from bosworth.games.richard3.tables import (
    BLOCK_COUNT,
    CARD_NAMES,
    DECK,
    FIRST_PLAIN_KIND,
    HAND,
    KIND_NAMES,
    KIND_OF,
    POINTS,
    POOR_HAND,
    TURNS,
)
from bosworth.games.richard3.verbs import KEEP, PLAY, REDEAL, REDRAW
from bosworth.kernel.action import only, pack
from bosworth.kernel.chance import Dice


def hand_points(s: Position, side: int) -> int:
    """The action points of a hand; events count theirs (5.3)."""
    return sum(POINTS[KIND_OF[card]] for card in s.hands[side])


def start_campaign(s: Position, dice: Dice) -> None:
    """4 Shuffle 25 cards and deal 7 to each side; the rest are out until the next campaign."""
    s.turn = 0
    s.asked = 0
    s.played = [[], []]
    s.chosen = [0, 0]
    s.barriers += 1
    _deal(s, dice)
    while s.rules.mulligan == AUTO and min(hand_points(s, 0), hand_points(s, 1)) <= POOR_HAND:
        _deal(s, dice)
    log.campaign(s)
    if s.campaign == 1 and s.telling:
        log.scores(s, nobles.scores(s))
    _ask_mulligan(s)


def _deal(s: Position, dice: Dice) -> None:
    deck = DECK[:]
    dice.shuffle(deck, CARD_NAMES)
    s.hands = [sorted(deck[:HAND]), sorted(deck[HAND : 2 * HAND])]


def _ask_mulligan(s: Position) -> None:
    """5.3 `once`: a side with a poor hand that has had no new deal yet is asked, the Pretender's first; for each hand once."""
    if s.rules.mulligan == ONCE:
        for side in (s.pretender_side(), s.king_side):
            if not s.asked >> side & 1 and hand_points(s, side) <= POOR_HAND:
                s.asked |= 1 << side
                s.active = side
                s.go(MULLIGAN)
                return
    s.go(NEW_TURN)


def legal_mulligan(s: Position, side: int) -> list[int]:
    """5.3 Show the hand and ask for a new one, or keep it."""
    return [KEEP, REDEAL]


def play_mulligan(s: Position, side: int, action: int, dice: Dice) -> None:
    """5.3 A hand that is given up is shown first."""
    s.barriers += 1
    if action == KEEP:
        _ask_mulligan(s)
        return
    s.shown = side
    s.asked |= 4 << side
    if s.telling:
        s.tell("hand-shown", {"side": log.side_name(side), "cards": log.cards_text(s.hands[side])}, reveals=True)
    s.active = 1 - side
    s.go(MULLIGAN_REPLY)


def legal_reply(s: Position, side: int) -> list[int]:
    """5.3 The other side keeps its hand or gives it up too."""
    return [KEEP, REDRAW]


def play_reply(s: Position, side: int, action: int, dice: Dice) -> None:
    """5.3 All cards not kept are reshuffled and dealt up to 7."""
    kept = s.hands[side] if action == KEEP else []
    deck = [card for card in DECK if card not in kept]
    dice.shuffle(deck, CARD_NAMES)
    s.hands[s.shown] = sorted(deck[:HAND])
    if action == REDRAW:
        s.hands[side] = sorted(deck[HAND : 2 * HAND])
        if not s.asked >> side & 4:
            s.asked &= ~(1 << side)
    log.side(s, "hand-kept" if action == KEEP else "hand-redrawn", side)
    s.shown = -1
    log.hands(s)
    s.barriers += 1
    _ask_mulligan(s)


def start_turn(s: Position, dice: Dice) -> None:
    """4 The next turn, or after the seventh the political turn."""
    s.moved = [0] * BLOCK_COUNT
    s.treason = -1
    s.barriers += 1
    if s.turn == TURNS:
        s.go(POLITICS)
        return
    s.turn += 1
    s.chosen = [0, 0]
    log.phase(s, "turn", s.turn)
    s.go(CHOOSE_CARD)


def still_choosing(s: Position) -> list[int]:
    """5.1 The sides that have not chosen a card yet."""
    return [side for side in (0, 1) if not s.chosen[side]]


def legal_card(s: Position, side: int) -> list[int]:
    """5.1 Any card of the hand; copies of one kind are one offer."""
    return [pack(PLAY, kind) for kind in sorted({KIND_OF[card] for card in s.hands[side]})]


def play_card(s: Position, side: int, action: int, dice: Dice) -> None:
    """5.1 Both pick in secret; when the second is in, both are shown."""
    kind = only(action)
    s.chosen[side] = next(card for card in s.hands[side] if KIND_OF[card] == kind)
    log.side(s, "card-chosen", side)
    if s.chosen[1 - side]:
        _show_cards(s)


def _show_cards(s: Position) -> None:
    for side in (0, 1):
        s.hands[side].remove(s.chosen[side])
        s.played[side].append(s.chosen[side])
    kinds = KIND_OF[s.chosen[0]], KIND_OF[s.chosen[1]]
    s.player1 = _player1(s, kinds[0], kinds[1])
    s.active = s.player1
    s.barriers += 1
    s.go(PLAYER_TURN)
    if s.telling:
        first = log.side_name(s.player1)
        s.tell("cards", {"lancaster": KIND_NAMES[kinds[0]], "york": KIND_NAMES[kinds[1]], "side": first}, reveals=True)


def _player1(s: Position, lancaster: int, york: int) -> int:
    """5.2 An event beats any action card; then more points; then the Pretender's side."""
    ranks = [(kind < FIRST_PLAIN_KIND, POINTS[kind]) for kind in (lancaster, york)]
    if ranks[0] == ranks[1]:
        return s.pretender_side()
    return 0 if ranks[0] > ranks[1] else 1
