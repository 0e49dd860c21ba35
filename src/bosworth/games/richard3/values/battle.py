"""Battle: fire, charge, win over, or leave, by what each shot promises and what each block risks by staying."""

from collections.abc import Sequence

from bosworth.games.richard3 import odds, verbs
from bosworth.games.richard3.combat import firepower, senior_present
from bosworth.games.richard3.tables import (
    HEIR,
    IS_RANKED,
    IS_WARWICK,
    LOYALTY,
    LOYALTY_WARWICK,
    PERMANENT,
    TYPE,
    VERSION,
)
from bosworth.games.richard3.values import reasons
from bosworth.games.richard3.values.actions import added
from bosworth.games.richard3.values.attack import RESERVE_PART
from bosworth.games.richard3.values.board import Board
from bosworth.games.richard3.values.odds import Force, chance_to_win, clash, gathered
from bosworth.kernel.action import first, only, second, verb
from bosworth.kernel.worth import Worth


class Field:
    """A battle as its seat sees it: who fights, what both sides are worth in it, and how it is likely to end."""

    def __init__(self, board: Board) -> None:
        s = board.known
        self.board = board
        self.area = s.battle
        self.mine = [b for b in board.mine[s.battle] if not s.reserve[b]]
        self.theirs = [b for b in board.seen[s.battle] if not s.reserve[b]]
        self.attacks = s.attacker == board.me
        ours = gathered(map(self.force, self.mine)).plus(self._reserves(), RESERVE_PART)
        theirs = gathered(map(self.force, self.theirs)).plus(board.guess(s.battle), RESERVE_PART * board.hidden[s.battle])
        rounds = max(1, 4 - s.round)
        left, held = clash(ours, theirs, rounds) if self.attacks else clash(theirs, ours, rounds)
        win = chance_to_win(left, held)
        self.hope = win if self.attacks else 1.0 - win

    def _reserves(self) -> Force:
        s = self.board.known
        return gathered([self.force(b) for b in self.board.mine[self.area] if s.reserve[b]])

    def force(self, block: int) -> Force:
        """A named block with its firepower here."""
        s = self.board.known
        return Force(s.strength[block], s.strength[block] * firepower(s, block) / 6)

    def step_worth(self, block: int) -> float:
        """What one step of a block is worth: the more the nearer it is to death."""
        return self.board.worth(block) / (self.board.known.strength[block] + 0.5)

    def death_chance(self, block: int) -> float:
        """The chance that a block dies before it can act again: hit as the strongest, or charged by an heir."""
        s = self.board.known
        steps = s.strength[block]
        stronger = sum(s.strength[b] > steps for b in self.mine)
        ties = sum(s.strength[b] == steps for b in self.mine)
        charger = senior_present(s, self.board.foe)
        safe = 1.0
        for enemy in self.theirs:
            kill = odds.kill_chance(s.strength[enemy], firepower(s, enemy), steps)
            singled_out = 1.0 if enemy == charger and TYPE[block] == HEIR else 0.0 if stronger else 1.0 / ties
            safe *= 1.0 - kill * singled_out
        return 1.0 - safe * (1.0 - self._overrun(block))

    def _overrun(self, block: int) -> float:
        """The chance that so many hits fall in a round that this block goes down with the rest."""
        s = self.board.known
        shield = sum(s.strength[b] for b in self.mine if b != block)
        power = sum([self.force(b).power for b in self.theirs])
        return min(0.9, max(0.0, (power - 0.6 * shield) / (s.strength[block] + 1.0)))


def appraise_turn(board: Board, offers: Sequence[int]) -> list[Worth]:
    """What the blocks now due may do."""
    field = Field(board)
    return [_appraise_one(field, action) for action in offers]


def _appraise_one(field: Field, action: int) -> Worth:
    block, other = first(action), second(action)
    kind = verb(action)
    if kind == verbs.FIRE:
        return Worth(_fire(field, block), reasons.FIRE, reasons.of(block))
    if kind == verbs.CHARGE:
        return Worth(_charge(field, block, other), reasons.CHARGE, reasons.on(block, other))
    if kind == verbs.TREACHERY:
        dice = LOYALTY_WARWICK[other] if IS_WARWICK[block] and LOYALTY_WARWICK[other] else LOYALTY[other]
        return Worth(_winning_over(field, other, dice), reasons.TREACHERY, reasons.on(block, other))
    if kind == verbs.RETREAT:
        return _retreat(field, block, other)
    return Worth(-0.2, reasons.HOLD_FIRE, reasons.of(block))


def _fire(field: Field, block: int) -> float:
    """Expected hits, at what a step of the strongest enemies is worth."""
    s = field.board.known
    most = max(s.strength[b] for b in field.theirs)
    front = [b for b in field.theirs if s.strength[b] == most]
    return field.force(block).power * sum([field.step_worth(b) for b in front]) / len(front)


def _charge(field: Field, block: int, target: int) -> float:
    """8.7 The target alone is hit, and answers if it lives."""
    s = field.board.known
    steps = s.strength[block]
    promise = odds.charge(steps, firepower(s, block), (s.strength[target], firepower(s, target)), steps)
    gain = promise.kills * field.board.worth(target) + promise.steps * 0.7 * field.step_worth(target)
    return gain - promise.falls * field.board.worth(block) - promise.wounds * 0.7 * field.step_worth(block)


def _winning_over(field: Field, target: int, dice: int) -> float:
    """8.8 All dice even: the enemy loses the block and we win it; an heir won over is an heir less."""
    board = field.board
    gained = 0.5 + (0.5 if IS_RANKED[VERSION[target]] else 0.0)
    return 0.5**dice * (board.worth(target) + gained + 0.2 * board.known.strength[target])


def _retreat(field: Field, block: int, to: int) -> Worth:
    """Leave when staying is likely to cost more than it wins; the worse the battle stands, the sooner."""
    board = field.board
    dies = min(1.0, field.death_chance(block) + (0.0 if field.hope > 0.5 else 0.5 * (0.5 - field.hope)))
    saved = dies * board.worth(block) * (1.0 if PERMANENT[block] else 0.9)
    stake = field.hope * 0.5 * (1.0 + board.foe_worth(field.area) / (1 + len(field.mine)))
    leaves_alone = 0.0 if field.hope < 0.5 else 0.3
    place = 0.3 * min(0.0, added(board, block, to) - 1.0) + 0.02 * len(board.mine[to])
    reason = reasons.RETREAT_HEIR if TYPE[block] == HEIR else reasons.RETREAT
    return Worth(saved - stake - leaves_alone + place, reason, reasons.to(block, to))


def appraise_treason(board: Board, offers: Sequence[int]) -> list[Worth]:
    """8.4 The token costs nothing: try the best target, unless the chance is slim and another battle waits."""
    field = Field(board)
    waiting = sum(bool(board.mine[a] and board.foes[a]) for a in range(len(board.mine))) > 1
    return [_appraise_token(field, action, waiting) for action in offers]


def _appraise_token(field: Field, action: int, waiting: bool) -> Worth:
    if action == verbs.DECLINE:
        return Worth(0.4 if waiting else 0.0, reasons.KEEP_TOKEN)
    target = first(action)
    return Worth(_winning_over(field, target, LOYALTY[target]), reasons.TREASON, {"target": reasons.of(target)["block"]})


def appraise_hits(board: Board, offers: Sequence[int]) -> list[Worth]:
    """8.5 Among equals the least valuable takes the hits."""
    return [Worth(-board.worth(first(action)), reasons.SACRIFICE, reasons.of(first(action))) for action in offers]


def appraise_choice(board: Board, offers: Sequence[int]) -> list[Worth]:
    """8.1 First where we are strong: a win opens ways to retreat for the rest."""
    values = []
    for action in offers:
        area = only(action)
        ours = gathered(map(board.attack_force, board.mine[area]))
        values.append(Worth(ours.power - board.foe_force(area).power, reasons.BATTLE, reasons.at(area)))
    return values


def appraise_regroup(board: Board, offers: Sequence[int]) -> list[Worth]:
    """8.12 After a victory, on to where a block does more good."""

    def regroup(action: int) -> Worth:
        block, area = first(action), second(action)
        value = added(board, block, area) - board.loss(block, board.known.battle) - 0.05
        return Worth(value, reasons.REGROUP, reasons.to(block, area))

    return reasons.unless(verbs.END, reasons.END, offers, regroup)
