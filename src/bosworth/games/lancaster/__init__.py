"""Lancaster: worker placement, parliament and war in France, for two to five players, with all its modules."""

from bosworth.games.edition import Edition
from bosworth.games.lancaster.drawing import Drawing
from bosworth.games.lancaster.face import FACE
from bosworth.games.lancaster.imagine import imagine
from bosworth.games.lancaster.invariants import flaw
from bosworth.games.lancaster.options import seats_of
from bosworth.games.lancaster.setup import new
from bosworth.games.lancaster.steps import SEQUENCE
from bosworth.games.lancaster.tables import FACTS
from bosworth.games.lancaster.thinking import TUNING, ponder
from bosworth.games.lancaster.values import appraise
from bosworth.games.lancaster.verbs import GRAMMAR
from bosworth.games.lancaster.view import VIEWS, view
from bosworth.games.lancaster.vocabulary import VOCABULARY

GAME = Edition(
    sequence=SEQUENCE,
    seats=seats_of,
    deal=new,
    view=view,
    views=VIEWS,
    imagine=imagine,
    grammar=GRAMMAR,
    flaw=flaw,
    face=FACE,
    vocabulary=VOCABULARY,
    drawing=Drawing,
    appraise=appraise,
    ponder=ponder,
    tuning=TUNING,
    facts=FACTS,
)
