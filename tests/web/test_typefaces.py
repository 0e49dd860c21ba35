"""The typefaces: text is set in faces that the page brings, and nothing moves when they come."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.web.conftest import OpenPage

FACES = {"--font-text": "Source Serif 4", "--font-small": "Source Sans 3", "--font-display": "IM Fell English"}
SENTENCE = "Il re è morto; à Londres, 24 nobles « York » hold 17 towns – the King’s favour: £1,085."
SET = """async ([face, sentence]) => {
  const line = document.createElement("p");
  line.id = "line";
  line.style.cssText = `position: absolute; white-space: nowrap; margin: 0; font: 13px var(${face})`;
  line.textContent = sentence;
  document.body.append(line);
  const figures = document.createElement("span");
  line.getBoundingClientRect();
  await document.fonts.ready;
  const {width, height} = line.getBoundingClientRect();
  const widths = [..."0123456789"].map((figure) => {
    figures.textContent = figure.repeat(10);
    line.append(figures);
    return Math.round(figures.getBoundingClientRect().width);
  });
  figures.remove();
  return {width, height, widths};
}"""


def set_line(page: Page, face: str) -> dict[str, Any]:
    """How wide and high a line is in one of the faces, and how wide each figure of it."""
    found: dict[str, Any] = page.evaluate(SET, [face, SENTENCE])
    return found


def faces_of(page: Page, selector: str) -> set[str]:
    """The faces in which a text is really drawn."""
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    drawn = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    return {str(font["familyName"]) if font["isCustomFont"] else "the system's" for font in drawn}


@pytest.mark.parametrize(("variable", "face"), FACES.items())
def test_text_is_drawn_in_a_face_of_ours(open_page: OpenPage, variable: str, face: str) -> None:
    page = open_page("/about")
    set_line(page, variable)
    (drawn,) = faces_of(page, "#line")
    assert drawn.casefold().startswith(face.casefold())


@pytest.mark.parametrize("variable", ["--font-text", "--font-small"])
def test_figures_are_of_one_width_unasked(open_page: OpenPage, variable: str) -> None:
    assert len(set(set_line(open_page("/about"), variable)["widths"])) == 1


@pytest.mark.parametrize("variable", ["--font-text", "--font-small"])
def test_nothing_moves_when_a_face_comes(open_page: OpenPage, variable: str) -> None:
    page = open_page("/about")
    ours = set_line(page, variable)
    page.route(re.compile(r"\.woff2"), lambda route: route.abort())
    page.reload()
    before = set_line(page, variable)
    assert before["width"] != ours["width"], "the face was not kept away"
    assert before["width"] == pytest.approx(ours["width"], rel=0.04)
    assert before["height"] == pytest.approx(ours["height"], abs=1)
