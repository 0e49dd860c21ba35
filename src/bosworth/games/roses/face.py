"""What people are shown of Wars of the Roses and asked, put together."""

from typing import Final

from bosworth.games.face import Face
from bosworth.games.roses import prompt
from bosworth.games.roses.catalog import catalog
from bosworth.games.roses.forecast import forecast
from bosworth.games.roses.outlook import outlook
from bosworth.games.roses.refusal import refusals
from bosworth.games.roses.touch import path

FACE: Final = Face(
    steps=prompt.STEPS,
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
    own_number=prompt.own_number,
    topics=("overview", "assets"),
    tabled=("region", "region-empty", "vote", "king", "title-points", "trade", "church", "turn-end"),
    asides=("stray",),
    passes=("next", "commit"),
    open_steps=("draft", "aid"),
    quiet_steps=("planning",),
)
