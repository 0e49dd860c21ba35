"""Section 9: income and French Aid."""

from bosworth.games.roses import log
from bosworth.games.roses.state import FRENCH_AID, NEW_SHEETS, NEXT_AID, Position
from bosworth.games.roses.tables import AID_FROM, AID_MOST, EARNING, INCOME
from bosworth.games.roses.verbs import AID, DECLINE
from bosworth.kernel.chance import Dice


def pay(s: Position, dice: Dice) -> None:
    """9.1 Each player receives the incomes of his cards, and what he is favoured by (C6)."""
    earned = [s.more_income(player) for player in range(s.players)]
    owner = s.owner
    for asset in EARNING:
        if owner[asset] >= 0:
            earned[owner[asset]] += INCOME[asset]
    for player in s.order:
        s.cash[player] += earned[player]
        log.sum_of(s, "income", player, earned[player])
    s.asked = 0
    s.step = NEXT_AID


def aid_for(s: Position, player: int) -> int:
    """9.2 What French Aid would pay; nothing for the leader, nor for one tied with him (B34)."""
    return min(AID_MOST, max(s.score) - s.score[player]) if s.aid[player] and s.turn >= AID_FROM else 0


def ask(s: Position, dice: Dice) -> None:
    """9.2 In turn order, those who may take it are asked."""
    while s.asked < s.players:
        if aid_for(s, s.order[s.asked]):
            s.step = FRENCH_AID
            return
        s.asked += 1
    s.step = NEW_SHEETS


def next_to_ask(s: Position) -> list[int]:
    """9.2 The seat of the player who is asked."""
    return [s.seat_of(s.order[s.asked])]


def legal(s: Position, seat: int) -> list[int]:
    """9.2 Take it or keep the token."""
    return [AID, DECLINE]


def play(s: Position, seat: int, action: int, dice: Dice) -> None:
    """9.2 Aid is paid once in the game: the token is exchanged for it."""
    player = s.order[s.asked]
    if action == AID:
        sum_paid = aid_for(s, player)
        s.cash[player] += sum_paid
        s.aid[player] = 0
        log.sum_of(s, "aid", player, sum_paid)
    else:
        log.player(s, "aid-declined", player)
    s.asked += 1
    s.barriers += 1
    s.step = NEXT_AID
