"""What people are shown of Richard III and asked, put together."""

from typing import Final

from bosworth.games.face import Face
from bosworth.games.richard3 import prompt
from bosworth.games.richard3.catalog import catalog
from bosworth.games.richard3.outlook import outlook
from bosworth.games.richard3.refusal import refusals
from bosworth.games.richard3.steps import SEQUENCE
from bosworth.games.richard3.touch import path

FACE: Final = Face(
    steps=SEQUENCE.decision_names(),
    prompt=prompt.prompt,
    offer=prompt.offer,
    path=path,
    catalog=catalog,
    group=prompt.group,
    outlook=outlook,
    refusals=refusals,
    scene=prompt.scene,
    names=prompt.names,
    own_number=prompt.own_number,
    overtaken=("scores",),
    passes=("end", "stop"),
    topics=("overview", "blocks"),
    open_steps=("choose_battle", "treason", "battle_turn", "allocate_hits", "execute", "heir_entry"),
)
