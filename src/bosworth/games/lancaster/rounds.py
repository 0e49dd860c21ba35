"""Sections 4.7 and 5: the first extensions, and the outline of a round."""

from bosworth.games.lancaster import log
from bosworth.games.lancaster.conflicts import UPPER
from bosworth.games.lancaster.court import privileges_pass
from bosworth.games.lancaster.measures import extensions
from bosworth.games.lancaster.state import EXTEND, FINAL_SCORING, FIRST_EXTENSION, NEW_ROUND, NEXT_PLACER, Position
from bosworth.games.lancaster.tables import CONFLICT_NAMES, FAVOURS, LAW_NAMES, LAWS_IN_FORCE, PROVINCE_NAMES, ROUNDS, SLOTS
from bosworth.kernel.chance import Dice


def first_extensions(s: Position, dice: Dice) -> None:
    """4.7 In turn order each player builds one of his extensions."""
    for player in s.order():
        if not extensions(s, player):
            s.party = player
            s.after = FIRST_EXTENSION
            s.ask(player, EXTEND)
            return
    s.go(NEW_ROUND)


def reveal(s: Position) -> None:
    """4.4–4.6, 5 Two conflicts, three proposals, and all favours face up."""
    s.barriers += 1
    for slot in range(UPPER, SLOTS):
        s.cards[slot] = s.conflict_pile.pop(0)
    log.learned(s, "conflicts", cards=" ".join(CONFLICT_NAMES[card] for card in s.cards[UPPER:]))
    s.proposed = s.law_pile[:LAWS_IN_FORCE]
    s.law_pile = s.law_pile[LAWS_IN_FORCE:]
    s.favours = FAVOURS[s.players]
    log.learned(s, "proposals", laws=" ".join(LAW_NAMES[law] for law in s.proposed))


def start(s: Position, dice: Dice) -> None:
    """5 A round begins: 14.2 a tile comes to its province, and the first player places."""
    s.round += 1
    s.barriers += 1
    log.learned(s, "round", False, number=s.round)
    if s.rules.queenie:
        province = s.bag.pop(0)
        s.tile_on[province] = 1
        log.learned(s, "tile", province=PROVINCE_NAMES[province])
    s.active = (s.first - 1) % s.players
    s.go(NEXT_PLACER)


def end(s: Position, dice: Dice) -> None:
    """5 Unused privileges go back, and the next round is laid out, or the game is scored."""
    privileges_pass(s)
    if s.round == ROUNDS:
        s.go(FINAL_SCORING)
        return
    reveal(s)
    s.go(NEW_ROUND)
