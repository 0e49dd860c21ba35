"""What people are shown of Lancaster and asked, put together."""

from typing import Any, Final

from bosworth.games.face import Face
from bosworth.games.lancaster import prompt
from bosworth.games.lancaster.catalog import catalog
from bosworth.games.lancaster.forced import is_forced
from bosworth.games.lancaster.outlook import forecast, outlook
from bosworth.games.lancaster.refusal import refusals
from bosworth.games.lancaster.steps import SEQUENCE
from bosworth.games.lancaster.touch import path
from bosworth.games.lancaster.view import View


def ahead(view: View) -> dict[str, Any]:
    """What a page may know beforehand: what the laws would bring, and that there is nothing to choose."""
    return forecast(view) | ({"forced": True} if is_forced(view) else {})


FACE: Final = Face(
    steps=SEQUENCE.decision_names(),
    prompt=prompt.prompt,
    offer=prompt.offer,
    path=path,
    catalog=catalog,
    group=prompt.group,
    outlook=outlook,
    refusals=refusals,
    forecast=ahead,
    scene=prompt.scene,
    names=prompt.names,
    topics=("overview", "blocks"),
    asides=("treasury", "ally_treasury"),
    passes=("done",),
)
