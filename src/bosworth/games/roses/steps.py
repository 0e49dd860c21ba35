"""The sequence of play: every decision with its offers, and every stage between decisions."""

from collections.abc import Mapping
from typing import Final

from bosworth.games.roses import bribery, combat, deployment, draft, ending, income, order, parliament, planning
from bosworth.games.roses import state as at
from bosworth.games.roses.fields import DERIVED, forms
from bosworth.games.roses.options import COUNT, INFO, Rules, chart_of
from bosworth.games.roses.state import Position
from bosworth.games.roses.told import EVENTS
from bosworth.kernel.sequence import Decision, SequenceOfPlay, Stage


def blank(options: Mapping[str, str]) -> Position:
    """A position with these options and nothing set up."""
    return Position(dict(options), SEQUENCE, Rules(options), chart_of(options), COUNT[options["scenario"]])


SEQUENCE: Final = SequenceOfPlay(
    INFO,
    blank,
    {
        at.DRAFT: Decision("draft", draft.legal, draft.play, draft.next_to_pick),
        at.FRENCH_AID: Decision("aid", income.legal, income.play, income.next_to_ask),
        at.PLANNING: Decision("planning", planning.legal, planning.play, planning.writers),
        at.TURN_ORDER: Stage("turn_order", order.set_order),
        at.DISPLAY: Stage("display", draft.show),
        at.INCOME: Stage("income", income.pay),
        at.NEXT_AID: Stage("next_aid", income.ask),
        at.NEW_SHEETS: Stage("new_sheets", planning.hand_out),
        at.DEPLOYMENT: Stage("deployment", deployment.deploy),
        at.BRIBERY: Stage("bribery", bribery.bribe),
        at.COMBAT: Stage("combat", combat.fight),
        at.PARLIAMENT: Stage("parliament", parliament.sit),
        at.END_OF_TURN: Stage("end_of_turn", ending.end_turn),
    },
    EVENTS,
    forms,
    derived=DERIVED,
    resign=ending.resign,
    returns=Position.results,
)
