"""What an action would bring, from a view alone: dice and chances, attacks, the score."""

from bosworth.games.richard3 import verbs
from bosworth.games.richard3.combat import firepower, strongest
from bosworth.games.richard3.odds import charge, kill_chance
from bosworth.games.richard3.politics import has_one_home
from bosworth.games.richard3.prompt import Args
from bosworth.games.richard3.state import ALLOCATE_HITS, Position
from bosworth.games.richard3.tables import (
    AREA_COUNT,
    BLOCK_NAMES,
    COUNTS,
    FIRST_SEA_GATE,
    GATE_AT,
    IS_PORT,
    IS_RANKED,
    IS_WARWICK,
    LOYALTY,
    LOYALTY_WARWICK,
)
from bosworth.games.richard3.view import View
from bosworth.kernel.action import first, only, second, third, verb

Outlook = tuple[str, Args] | None


def outlook(view: View, action: int) -> Outlook:
    """What the seat may expect of an action; None where there is nothing to add to the offer itself."""
    find = FINDERS.get(verb(action))
    return find(view, action) if find else None


# --- moves ----------------------------------------------------------------------------------------------------------------------


def _move(view: View, action: int) -> Outlook:
    start, to = view.known.where[first(action)], second(action)
    if view.known.muster >= 0 or not view.enemies_in(to):
        return None
    return _attack(view, to, GATE_AT[start * AREA_COUNT + to])


def _sea(view: View, action: int) -> Outlook:
    start, sea, to = view.known.where[first(action)], second(action), third(action)
    if view.enemies_in(to):
        return _attack(view, to, 1 << FIRST_SEA_GATE + sea)
    if IS_PORT[start] and IS_PORT[to] and start * AREA_COUNT + to not in view.known.credits:
        return "outlook-port", {}
    return None


def _attack(view: View, area: int, gate: int) -> Outlook:
    """6.4 The first border used is the main attack; whoever comes another way, or to help, is reserve."""
    s: Position = view.known
    joins = s.attackers[area] == view.side and s.mains[area] == gate
    message = "outlook-main" if s.attackers[area] < 0 else "outlook-joins" if joins else "outlook-reserve"
    return message, {"number": view.enemies_in(area)}


def _recruit(view: View, action: int) -> Outlook:
    if IS_RANKED[first(action)] and COUNTS[second(action)]:
        return "outlook-noble", {"number": view.scores[view.side] + 1}
    return None


def _go(view: View, action: int) -> Outlook:
    """11.4, 11.5 Those who have no choice can be sent home all at once."""
    return ("outlook-only-home", {}) if has_one_home(view.known, first(action)) else None


# --- battle ---------------------------------------------------------------------------------------------------------------------


def _battle(view: View, action: int) -> Outlook:
    own = view.known.count[view.side * AREA_COUNT + only(action)]
    return "outlook-battle", {"number": own, "enemies": view.enemies_in(only(action))}


def _fire(view: View, action: int) -> Outlook:
    s, block = view.known, first(action)
    dice, power = s.strength[block], firepower(s, block)
    struck = strongest(s, 1 - view.side)
    args: Args = {"dice": dice, "power": power, "about": round(dice * power / 6)}
    args["blocks"] = " ".join(BLOCK_NAMES[enemy] for enemy in struck)
    args["percent"] = _percent(kill_chance(dice, power, s.strength[struck[0]])) if struck else 0
    return "outlook-fire", args


def _charge(view: View, action: int) -> Outlook:
    s, heir, target = view.known, first(action), second(action)
    dice, power = s.strength[heir], firepower(s, heir)
    answer = firepower(s, target)
    promise = charge(dice, power, (s.strength[target], answer), dice)
    args: Args = {"dice": dice, "power": power, "answer": answer, "target": BLOCK_NAMES[target], "block": BLOCK_NAMES[heir]}
    return "outlook-charge", {**args, "percent": _percent(promise.kills), "risk": _percent(promise.falls)}


def _treachery(view: View, action: int) -> Outlook:
    source, target = first(action), second(action)
    return _roll(LOYALTY_WARWICK[target] if IS_WARWICK[source] else LOYALTY[target])


def _treason(view: View, action: int) -> Outlook:
    return _roll(LOYALTY[first(action)])


def _roll(dice: int) -> Outlook:
    """8.8 All dice must be even."""
    return "outlook-treachery", {"dice": dice, "percent": _percent(0.5**dice)}


def _percent(chance: float) -> int:
    return round(100 * chance)


# --- losses ---------------------------------------------------------------------------------------------------------------------


def _loss(view: View, action: int) -> Outlook:
    s: Position = view.known
    steps = s.hits if s.step == ALLOCATE_HITS else 1
    return "outlook-loss", {"number": max(0, s.strength[first(action)] - steps)}


FINDERS = {
    verbs.MOVE: _move,
    verbs.SEA: _sea,
    verbs.RECRUIT: _recruit,
    verbs.GO: _go,
    verbs.BATTLE: _battle,
    verbs.FIRE: _fire,
    verbs.CHARGE: _charge,
    verbs.TREACHERY: _treachery,
    verbs.TREASON_ON: _treason,
    verbs.HIT: _loss,
    verbs.REDUCE: _loss,
}
"""By verb: how its outlook is found."""
