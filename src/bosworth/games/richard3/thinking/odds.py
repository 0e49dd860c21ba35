"""What a battle promises: the chance to win it, the steps it costs both sides, and the danger to Kings and heirs.

Both sides fight, win over, charge and leave as the quick policy of play-outs does. A small battle in which everybody is known is
worked out to the last die; a larger one, or one with hidden blocks, is fought many times over in imagined worlds.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from bosworth.games.richard3 import state as at
from bosworth.games.richard3 import verbs
from bosworth.games.richard3.combat import firepower
from bosworth.games.richard3.state import Position
from bosworth.games.richard3.tables import (
    AREA_COUNT,
    BLOCK_COUNT,
    BLOCK_NAMES,
    GATE_AT,
    HEIR,
    IS_WARWICK,
    LOYALTY,
    LOYALTY_WARWICK,
    TYPE,
)
from bosworth.games.richard3.thinking.fight import battle_turn
from bosworth.games.richard3.thinking.light import decide
from bosworth.games.richard3.thinking.script import Script, Unwritten
from bosworth.games.richard3.thinking.worlds import imagine_all
from bosworth.games.richard3.view import View
from bosworth.kernel.action import first, pack, second, verb
from bosworth.kernel.chance import FastDice
from bosworth.kernel.event import Event

SAMPLES: Final = 400
WORLDS: Final = 40
SMALL: Final = 4
"""Blocks of both sides together in a battle that is worked out."""
MOST_STATES: Final = 20_000


class Forecast(NamedTuple):
    """What a battle promises a side. `deaths`: the chance of each King, Pretender and heir in it to fall, by block."""

    win: float
    own_steps: float
    enemy_steps: float
    deaths: dict[str, float]
    samples: int
    """How many times it was fought; 0 if it was worked out."""


def forecast(
    view: View, area: int, blocks: Sequence[int] = (), heard: Sequence[Event] = (), samples: int = SAMPLES, seed: int = 0
) -> Forecast:
    """The battle for an area as the seat of a view sees it, with some of its blocks falling on it from where they stand."""
    rng = Random(seed)
    hidden = any(group[0] != view.side and group[1] == area for group in view.hidden)
    number = min(WORLDS, samples) if hidden else 1
    fields = [muster(world, view.side, area, blocks) for world in imagine_all(view, heard, number, rng)]
    if len(fields) == 1 and _size(fields[0], area) <= SMALL:
        exact = solve(fields[0], view.side)
        if exact is not None:
            return exact
    return _sampled(fields, view.side, samples, rng)


def muster(world: Position, side: int, area: int, blocks: Sequence[int]) -> Position:
    """A copy in which the battle is about to begin, or goes on: those who come by the first way are the main force."""
    s = world.copy()
    if s.battle == area and s.round:
        return s
    for block in blocks:
        start = s.where[block]
        gate = GATE_AT[start * AREA_COUNT + area] if start < AREA_COUNT else 0
        if s.attackers[area] < 0:
            s.attackers[area] = side
            s.mains[area] = gate
        s.reserve[block] = int(s.attackers[area] != side or s.mains[area] != gate)
        s.entered[side * AREA_COUNT + area] |= gate
        s.place(block, area)
    if s.attackers[area] < 0:
        s.attackers[area] = side
    s.active = s.player1
    s.event = -1
    s.points = 0
    s.step = at.CHOOSE_BATTLE
    if s.held[0] & s.held[1] & 1 << area:
        s.play(s.active, pack(verbs.BATTLE, area), FastDice(0))
    return s


def _size(s: Position, area: int) -> int:
    return s.count[area] + s.count[AREA_COUNT + area]


def _is_fought(s: Position, area: int) -> bool:
    return s.winner < 0 and s.battle == area and s.round > 0


class Ledger:
    """What has become of both sides since a battle began, added up with the chances of each way it may go."""

    def __init__(self, s: Position, side: int) -> None:
        self.side = side
        self.area = s.battle
        self.before = s.strength[:]
        self.ranks = [b for b in range(BLOCK_COUNT) if s.where[b] == s.battle]
        self.sides = [s.side_of(b) for b in self.ranks]
        self.royal = [b for b in self.ranks if TYPE[b] == HEIR or b in (s.king, s.pretender)]
        self.result: list[float] = [0.0] * (3 + len(self.royal))
        self.total = 0.0

    def note(self, s: Position, part: float) -> None:
        """One way in which it has ended."""
        self.total += part
        for n, found in enumerate(self.outcome(s)):
            self.result[n] += part * found

    def outcome(self, s: Position) -> list[float]:
        """Won or not, the steps lost by both, and who of the royal blood has fallen."""
        holds = s.winner == self.side or (s.winner < 0 and s.count[self.side * AREA_COUNT + self.area] > 0)
        if s.count[(1 - self.side) * AREA_COUNT + self.area] > 0 and s.winner < 0:
            holds = False
        found = [1.0 if holds else 0.0, 0.0, 0.0]
        for block, side in zip(self.ranks, self.sides, strict=True):
            gone = s.where[block] >= AREA_COUNT
            found[1 if side == self.side else 2] += self.before[block] if gone else self.before[block] - s.strength[block]
        return found + [1.0 if s.where[block] >= AREA_COUNT else 0.0 for block in self.royal]

    def forecast(self, samples: int) -> Forecast:
        """All of it together."""
        share = [found / self.total if self.total else 0.0 for found in self.result]
        deaths = {BLOCK_NAMES[block]: share[3 + n] for n, block in enumerate(self.royal)}
        return Forecast(share[0], share[1], share[2], deaths, samples)


def _sampled(fields: list[Position], side: int, samples: int, rng: Random) -> Forecast:
    """Fight in each world in turn, and add up."""
    total = [0.0, 0.0, 0.0]
    deaths: dict[str, float] = {}
    seed = rng.getrandbits(32)
    for n in range(samples):
        field = fields[n % len(fields)]
        ledger = Ledger(field, side)
        s = field.copy()
        dice = FastDice(seed + n)
        while _is_fought(s, ledger.area):
            s.play(s.active, decide(s, s.active, dice), dice)
        ledger.note(s, 1.0)
        one = ledger.forecast(1)
        total[0] += one.win
        total[1] += one.own_steps
        total[2] += one.enemy_steps
        for name, share in one.deaths.items():
            deaths[name] = deaths.get(name, 0.0) + share
    return Forecast(
        total[0] / samples, total[1] / samples, total[2] / samples, {b: d / samples for b, d in sorted(deaths.items())}, samples
    )


# --- worked out -----------------------------------------------------------------------------------------------------------------


def solve(field: Position, side: int) -> Forecast | None:
    """All ways in which the dice may fall, each with its chance; None if there are too many."""
    ledger = Ledger(field, side)
    seen: dict[tuple[int, ...], tuple[Position, float]] = {_key(field): (field, 1.0)}
    states = 0
    while seen:
        then: dict[tuple[int, ...], tuple[Position, float]] = {}
        for s, part in seen.values():
            if not _is_fought(s, ledger.area):
                ledger.note(s, part)
                continue
            states += 1
            if states > MOST_STATES:
                return None
            for after, share in _ways(s):
                key = _key(after)
                other = then.get(key)
                then[key] = (after, part * share + (other[1] if other else 0.0))
        seen = then
    return ledger.forecast(0)


def _key(s: Position) -> tuple[int, ...]:
    return (
        s.step,
        s.round,
        s.active,
        s.battle,
        s.winner,
        s.rolled,
        s.hits,
        s.attacker,
        *s.where,
        *s.strength,
        *s.acted,
        *s.reserve,
    )


def _ways(s: Position) -> list[tuple[Position, float]]:
    """What the next decision may come to, each with its chance."""
    side = s.active
    if s.step != at.BATTLE_TURN:
        action = decide(s, side, FastDice(0))
        dice = LOYALTY[first(action)] if verb(action) == verbs.TREASON_ON else 0
        return _branch(s, action, [([2] * dice, 0.5**dice), ([1] * dice, 1.0 - 0.5**dice)] if dice else [([], 1.0)], 0)
    action = battle_turn(s, side)
    block, target = first(action), second(action)
    kind = verb(action)
    if kind == verbs.FIRE:
        return _branch(s, action, volley(s.strength[block], firepower(s, block)), 0)
    if kind == verbs.CHARGE:
        return _branch(s, action, volley(s.strength[block], firepower(s, block)), firepower(s, target))
    if kind == verbs.TREACHERY:
        number = LOYALTY_WARWICK[target] if IS_WARWICK[block] else LOYALTY[target]
        return _branch(s, action, [([2] * number, 0.5**number), ([1] * number, 1.0 - 0.5**number)], 0)
    return _branch(s, action, [([], 1.0)], 0)


def volley(dice: int, power: int) -> list[tuple[list[int], float]]:
    """Rolls of so many dice that stand for each number of hits, with their chances."""
    hit = min(power, 6) / 6.0
    found: list[tuple[list[int], float]] = []
    ways = 1
    for hits in range(dice + 1):
        chance = ways * hit**hits * (1.0 - hit) ** (dice - hits)
        if chance > 0.0:
            found.append(([1] * hits + [6] * (dice - hits), chance))
        ways = ways * (dice - hits) // (hits + 1)
    return found


def _branch(s: Position, action: int, rolls: list[tuple[list[int], float]], reply: int) -> list[tuple[Position, float]]:
    """Play an action with each of these rolls; where more is asked for (ties, a reply), with all that may come."""
    found: list[tuple[Position, float]] = []
    waiting = rolls[:]
    while waiting:
        script, chance = waiting.pop()
        after = s.copy()
        try:
            after.play(s.active, action, Script(script))
        except Unwritten as asked:
            if asked.is_die:
                replies = volley(_left_after(s, second(action), script), reply)
                waiting += [(script + more, chance * part) for more, part in replies]
            else:
                waiting += [([*script, n + 1], chance / asked.faces) for n in range(asked.faces)]
        else:
            found.append((after, chance))
    return found


def _left_after(s: Position, target: int, script: list[int]) -> int:
    """The steps of a target that is left by the hits of a charge."""
    return s.strength[target] - script.count(1)
