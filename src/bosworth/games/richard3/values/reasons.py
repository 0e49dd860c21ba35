"""Why a move is good: message ids with arguments, in one place so that the texts can be checked against them."""

from collections.abc import Callable, Sequence
from typing import Final

from bosworth.games.richard3.tables import AREA_NAMES, BLOCK_NAMES
from bosworth.kernel.worth import Worth

RECRUIT_NOBLE: Final = "reason-recruit-noble"
RECRUIT_TROOPS: Final = "reason-recruit-troops"
LAND: Final = "reason-land"
SAIL: Final = "reason-sail"
ATTACK: Final = "reason-attack"
HUNT_HEIR: Final = "reason-hunt-heir"
REINFORCE: Final = "reason-reinforce"
TAKE_LONDON: Final = "reason-take-london"
POSITION: Final = "reason-position"
SAFETY: Final = "reason-safety"
END: Final = "reason-end"
NOT_USEFUL: Final = "reason-not-useful"
MUSTER: Final = "reason-muster"
PLAGUE: Final = "reason-plague"
CARD_STRONG: Final = "reason-card-strong"
CARD_EVENT: Final = "reason-card-event"
CARD_SPARE: Final = "reason-card-spare"
HAND_POOR: Final = "reason-hand-poor"
HAND_GOOD: Final = "reason-hand-good"
BATTLE: Final = "reason-battle"
TREASON: Final = "reason-treason"
KEEP_TOKEN: Final = "reason-keep-token"  # noqa: S105 - the treason token, nothing secret
FIRE: Final = "reason-fire"
CHARGE: Final = "reason-charge"
TREACHERY: Final = "reason-treachery"
RETREAT_HEIR: Final = "reason-retreat-heir"
RETREAT: Final = "reason-retreat"
HOLD_FIRE: Final = "reason-hold-fire"
SACRIFICE: Final = "reason-sacrifice"
REGROUP: Final = "reason-regroup"
EXECUTE: Final = "reason-execute"
SPARE: Final = "reason-spare"
ENTER: Final = "reason-enter"
STARVE: Final = "reason-starve"
HOME: Final = "reason-home"
BANISH: Final = "reason-banish"
PLAYED: Final = "reason-played"
AIM_PLAIN: Final = "reason-aim-plain"
AIM_STRIKE: Final = "reason-aim-strike"
AIM_LEAD: Final = "reason-aim-lead"
AIM_HUNT: Final = "reason-aim-hunt"
AIM_CALL: Final = "reason-aim-call"
AIM_ARM: Final = "reason-aim-arm"
AIM_GUARD: Final = "reason-aim-guard"
AIM_LONDON: Final = "reason-aim-london"
AIM_INVADE: Final = "reason-aim-invade"
AIM_GATHER: Final = "reason-aim-gather"
AIM_COUNT: Final = "reason-aim-count"
FIGURE_BATTLE: Final = "reason-figure-battle"
FIGURE_LOST: Final = "reason-figure-lost"
FIGURE_TAKEN: Final = "reason-figure-taken"
FIGURE_COUNT: Final = "reason-figure-count"
FIGURE_HEIR: Final = "reason-figure-heir"
FIGURE_OWN_HEIR: Final = "reason-figure-own-heir"

REASONS: Final = tuple(sorted(value for name, value in list(globals().items()) if name.isupper() and isinstance(value, str)))
"""Every message id that an appraisal may carry."""


def of_aim(name: str) -> str:
    """The reason that says what a plan of a player turn is after."""
    found = "reason-aim-" + name
    return found if found in REASONS else AIM_PLAIN


def unless(close: int, reason: str, offers: Sequence[int], appraise: Callable[[int], Worth]) -> list[Worth]:
    """The worth of each offer; one of them ends it and is worth nothing."""
    return [Worth(0.0, reason) if action == close else appraise(action) for action in offers]


def at(area: int) -> dict[str, int | str]:
    """Arguments: an area."""
    return {"area": AREA_NAMES[area]}


def of(block: int) -> dict[str, int | str]:
    """Arguments: a block."""
    return {"block": BLOCK_NAMES[block]}


def to(block: int, area: int) -> dict[str, int | str]:
    """Arguments: a block and an area."""
    return {"block": BLOCK_NAMES[block], "area": AREA_NAMES[area]}


def on(block: int, target: int) -> dict[str, int | str]:
    """Arguments: a block and its target."""
    return {"block": BLOCK_NAMES[block], "target": BLOCK_NAMES[target]}
