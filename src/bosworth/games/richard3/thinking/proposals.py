"""What may be done, as whole plans: player turns with a purpose, and the offers that look best at first sight."""

from collections.abc import Sequence
from random import Random
from typing import Final

from bosworth.games.richard3 import state as at
from bosworth.games.richard3 import verbs
from bosworth.games.richard3.state import Position
from bosworth.games.richard3.tables import AREA_COUNT, EXILE_OF, HEIRS, SEAS_OF
from bosworth.games.richard3.thinking.aims import AIMS, Aim
from bosworth.games.richard3.thinking.march import Turn
from bosworth.games.richard3.thinking.sight import heirs_left
from bosworth.games.richard3.thinking.vetoes import is_silly, sensible
from bosworth.games.richard3.values import appraise, reasons
from bosworth.games.richard3.values.land import ARE_NEIGHBOURS, REACH
from bosworth.games.richard3.view import View, view
from bosworth.kernel.chance import FastDice
from bosworth.kernel.thought import Candidate, Occasion
from bosworth.kernel.worth import Worth

MOST_STEPS: Final = 24
FEWEST: Final = 4
SAMPLES: Final = 20
"""Try-outs that there must be for each plan."""
CHASES: Final = 3
"""Beaches beside an heir that are thought of."""
NOISELESS: Final = 16
"""Plans that are made without noise; those after them are the same with some."""


class Proposal:
    """A candidate, and what its side is after in the turns that follow."""

    def __init__(self, candidate: Candidate, aim: Aim) -> None:
        self.candidate = candidate
        self.aim = aim


def propose(occasion: Occasion, worlds: list[Position], aim: Aim) -> list[Proposal]:
    """The proposals, what looks best at first sight first."""
    is_turn = worlds[0].step in (at.ACTIONS, at.MUSTER_AREA, at.MUSTER_MOVES)
    found = turns(occasion, worlds, aim) if is_turn else offers(occasion, worlds[0], aim)
    if occasion.also and all(proposal.candidate.chain != occasion.also for proposal in found):
        found.append(Proposal(Candidate(occasion.also, 0.0, reasons.PLAYED), aim))
    return found


# --- player turns ---------------------------------------------------------------------------------------------------------------


def turns(occasion: Occasion, worlds: list[Position], aim: Aim) -> list[Proposal]:
    """Whole player turns: what a greedy player would do, and what each purpose asks for."""
    seat = occasion.view.side
    found: list[Proposal] = []
    _add(found, greedy_turn(worlds[0], seat, occasion, aim))
    if worlds[0].step == at.ACTIONS:
        number = min(occasion.skill.plans, max(FEWEST, occasion.skill.playouts // SAMPLES))
        for n, one in enumerate(_aims(worlds[0], seat, aim)):
            if len(found) >= number:
                break
            noise = 0.0 if n < NOISELESS else 0.5
            _add(found, planned(worlds[n % len(worlds)], seat, one, occasion.rng, noise))
    if verbs.END in sensible(worlds[0], seat, list(occasion.offers)):
        _add(found, Proposal(Candidate((verbs.END,), 0.0, reasons.END), aim))
    return found


def _aims(s: Position, side: int, aim: Aim) -> list[Aim]:
    beaches = [
        Aim("invade", land=2.5, troops=1.5, fear=0.6, beach=area)
        for area in range(AREA_COUNT)
        if s.count[side * AREA_COUNT + area] and EXILE_OF[area] < 0
    ]
    aims = AIMS[int(side == s.king_side)]
    return [aim, *aims[:1], *chases(s, side), *aims[1:6], *beaches[:2], *aims[6:], *beaches[2:5], *aims, *aims]


def chases(s: Position, side: int) -> list[Aim]:
    """Whoever can end the game by one death lands beside the last heir of the enemy, with all he has."""
    if heirs_left(s, 1 - side) != 1 or side == s.king_side:
        return []
    found: list[tuple[int, int]] = []
    for heir in HEIRS[1 - side]:
        place = s.where[heir]
        if place < AREA_COUNT and EXILE_OF[place] < 0:
            for beach, _ in REACH[place]:
                if SEAS_OF[beach] and not s.count[(1 - side) * AREA_COUNT + beach]:
                    found.append((0 if ARE_NEIGHBOURS[place][beach] else 1, beach))
    found.sort()
    return [
        Aim("hunt", attack=1.3, hunt=2.5, fear=0.4, land=3.0, troops=1.5, guard=0.4, beach=beach) for _, beach in found[:CHASES]
    ]


def _add(found: list[Proposal], one: Proposal) -> None:
    chain = one.candidate.chain
    if chain and all(sorted(other.candidate.chain) != sorted(chain) for other in found):
        found.append(one)


def planned(world: Position, side: int, aim: Aim, rng: Random, noise: float) -> Proposal:
    """A turn as the planner would play it with a purpose, up to where something new is learned."""
    turn = Turn(world.copy(), side, aim, FastDice(rng.getrandbits(32)), noise, True)
    turn.run()
    chain = () if _has_silly(world, side, turn.chain) else tuple(turn.chain)
    return Proposal(Candidate(chain, 0.0, reasons.of_aim(aim.name)), aim)


def _has_silly(world: Position, side: int, chain: list[int]) -> bool:
    """Whether a sensible player would not do one of these things."""
    s = world.copy()
    dice = FastDice(0)
    for action in chain:
        if is_silly(s, side, action, s.legal(side)):
            return True
        s.play(side, action, dice)
    return False


def greedy_turn(world: Position, side: int, occasion: Occasion, aim: Aim) -> Proposal:
    """A turn as it looks best step by step."""
    s = world.copy()
    dice = FastDice(occasion.rng.getrandbits(32))
    chain: list[int] = []
    reason = ""
    args: dict[str, int | str] = {}
    seen: View = occasion.view
    for _ in range(MOST_STEPS):
        choices = sensible(s, side, s.legal(side))
        worths = appraise(seen, choices)
        best = blurred_best(worths, occasion)
        if not chain:
            reason, args = worths[best].reason, worths[best].args
        chain.append(choices[best])
        barriers = s.barriers
        s.play(side, choices[best], dice)
        if s.barriers != barriers or s.winner >= 0 or side not in s.actors():
            break
        seen = view(s, side)
    return Proposal(Candidate(tuple(chain), 0.0, reason, args), aim)


def blurred_best(worths: Sequence[Worth], occasion: Occasion) -> int:
    """The number of the best worth, judged with the blur of a level."""
    blur = occasion.skill.blur
    best = 0
    most = -1e9
    for n, worth in enumerate(worths):
        value = worth.value + (0.6 * blur * occasion.rng.gauss(0.0, 1.0) if blur else 0.0)
        if value > most:
            most = value
            best = n
    return best


# --- all else -------------------------------------------------------------------------------------------------------------------


def offers(occasion: Occasion, world: Position, aim: Aim) -> list[Proposal]:
    """The offers that look best."""
    choices = sensible(world, occasion.view.side, list(occasion.offers))
    worths = appraise(occasion.view, choices)
    first = blurred_best(worths, occasion)
    ranked = sorted(range(len(worths)), key=lambda n: (n != first, -worths[n].value, n))
    found: list[Proposal] = []
    for n in ranked[: max(1, occasion.skill.plans)]:
        worth = worths[n]
        found.append(Proposal(Candidate((choices[n],), worth.value, worth.reason, worth.args), aim))
    return found
