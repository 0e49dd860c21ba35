"""What an action would bring, from a view alone: dice and chances, attacks, the score."""

from bosworth.games.richard3 import state as at
from bosworth.games.richard3 import verbs
from bosworth.games.richard3.combat import firepower, strongest
from bosworth.games.richard3.imagine import known
from bosworth.games.richard3.odds import charge, kill_chance
from bosworth.games.richard3.prompt import Args, count_in, enemies_in
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
from bosworth.kernel.action import first, only, second, third, verb
from bosworth.kernel.view import View

WHERE, STRENGTH_NOW = 0, 1

Outlook = tuple[str, Args] | None


def outlook(view: View, action: int) -> Outlook:
    """What the seat may expect of an action; None where there is nothing to add to the offer itself."""
    find = FINDERS.get(verb(action))
    return find(view, action) if find else None


# --- moves ----------------------------------------------------------------------------------------------------------------------


def _move(view: View, action: int) -> Outlook:
    start: int = view["blocks"][str(first(action))][WHERE]
    if view["public"]["muster"] >= 0 or not enemies_in(view, second(action)):
        return None
    return _attack(view, second(action), GATE_AT[start * AREA_COUNT + second(action)])


def _sea(view: View, action: int) -> Outlook:
    start: int = view["blocks"][str(first(action))][WHERE]
    sea, to = second(action), third(action)
    if enemies_in(view, to):
        return _attack(view, to, 1 << FIRST_SEA_GATE + sea)
    if IS_PORT[start] and IS_PORT[to] and start * AREA_COUNT + to not in view["public"]["credits"]:
        return "outlook-port", {}
    return None


def _attack(view: View, area: int, gate: int) -> Outlook:
    """6.4 The first border used is the main attack; whoever comes another way, or to help, is reserve."""
    public = view["public"]
    args: Args = {"number": enemies_in(view, area)}
    if public["attackers"][area] < 0:
        return "outlook-main", args
    joins = public["attackers"][area] == view["seat"] and public["mains"][area] == gate
    return ("outlook-joins" if joins else "outlook-reserve"), args


def _recruit(view: View, action: int) -> Outlook:
    if IS_RANKED[first(action)] and COUNTS[second(action)]:
        return "outlook-noble", {"number": view["scores"][view["seat"]] + 1}
    return None


# --- battle ---------------------------------------------------------------------------------------------------------------------


def _battle(view: View, action: int) -> Outlook:
    area, seat = only(action), view["seat"]
    return "outlook-battle", {"number": count_in(view, seat, area), "enemies": count_in(view, 1 - seat, area)}


def _fire(view: View, action: int) -> Outlook:
    s, block = known(view), first(action)
    dice, power = s.strength[block], firepower(s, block)
    struck = strongest(s, 1 - view["seat"])
    args: Args = {"dice": dice, "power": power, "about": round(dice * power / 6)}
    args["blocks"] = " ".join(BLOCK_NAMES[enemy] for enemy in struck)
    args["percent"] = _percent(kill_chance(dice, power, s.strength[struck[0]])) if struck else 0
    return "outlook-fire", args


def _charge(view: View, action: int) -> Outlook:
    s, heir, target = known(view), first(action), second(action)
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
    steps = view["public"]["hits"] if view["public"]["step"] == at.ALLOCATE_HITS else 1
    left = max(0, view["blocks"][str(first(action))][STRENGTH_NOW] - steps)
    return "outlook-loss", {"number": left}


FINDERS = {
    verbs.MOVE: _move,
    verbs.SEA: _sea,
    verbs.RECRUIT: _recruit,
    verbs.BATTLE: _battle,
    verbs.FIRE: _fire,
    verbs.CHARGE: _charge,
    verbs.TREACHERY: _treachery,
    verbs.TREASON_ON: _treason,
    verbs.HIT: _loss,
    verbs.REDUCE: _loss,
}
"""By verb: how its outlook is found."""
