"""Richard III: a two-player block war game of 1460–1485."""

from bosworth.games.edition import Edition
from bosworth.games.richard3.drawing import Drawing
from bosworth.games.richard3.face import FACE
from bosworth.games.richard3.forecast import odds
from bosworth.games.richard3.imagine import imagine, translate
from bosworth.games.richard3.invariants import flaw
from bosworth.games.richard3.options import seats_of
from bosworth.games.richard3.setup import new
from bosworth.games.richard3.steps import SEQUENCE
from bosworth.games.richard3.tables import FACTS
from bosworth.games.richard3.thinking import TUNING, ponder
from bosworth.games.richard3.values import appraise
from bosworth.games.richard3.verbs import GRAMMAR
from bosworth.games.richard3.view import VIEWS, view
from bosworth.games.richard3.vocabulary import VOCABULARY

GAME = Edition(
    sequence=SEQUENCE,
    seats=seats_of,
    deal=new,
    view=view,
    views=VIEWS,
    imagine=imagine,
    translate=translate,
    grammar=GRAMMAR,
    flaw=flaw,
    face=FACE,
    vocabulary=VOCABULARY,
    drawing=Drawing,
    appraise=appraise,
    ponder=ponder,
    tuning=TUNING,
    odds=odds,
    facts=FACTS,
)
