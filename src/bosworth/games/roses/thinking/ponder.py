"""How each decision is thought about."""

from bosworth.games.roses.state import DRAFT, FRENCH_AID
from bosworth.games.roses.thinking.draft_question import aid_question, draft_question
from bosworth.games.roses.thinking.sheet_question import sheet_question
from bosworth.games.roses.thinking.weights import BASE, NOTHING, Weights
from bosworth.kernel.thought import Occasion, Question


def ponder(occasion: Occasion) -> Question:
    """The proposals of a seat at its decision, and how they are tried out."""
    weights = Weights(occasion.temper, occasion.weights.get(BASE, NOTHING))
    step = occasion.view.known.step
    if step == DRAFT:
        return draft_question(occasion, weights)
    if step == FRENCH_AID:
        return aid_question(occasion, weights)
    return sheet_question(occasion, weights)
