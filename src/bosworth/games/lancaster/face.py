"""What people are shown of Lancaster and asked, put together."""

from typing import Final

from bosworth.games.face import Face
from bosworth.games.lancaster import prompt
from bosworth.games.lancaster.catalog import catalog
from bosworth.games.lancaster.outlook import forecast, outlook
from bosworth.games.lancaster.refusal import refusals
from bosworth.games.lancaster.steps import SEQUENCE
from bosworth.games.lancaster.touch import path

FACE: Final = Face(
    steps=SEQUENCE.decision_names(),
    prompt=prompt.prompt,
    offer=prompt.offer,
    path=path,
    catalog=catalog,
    group=prompt.group,
    outlook=outlook,
    refusals=refusals,
    forecast=forecast,
    scene=prompt.scene,
    names=prompt.names,
    topics=("overview", "blocks"),
    asides=("treasury", "ally_treasury"),
)
