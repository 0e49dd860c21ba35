"""The rules reference: chapters in `locale/LANG/rules/GAME/NN-CHAPTER.md`, read once and turned into safe HTML.

The files are written in a small part of Markdown: `# Title` on the first line, `## Section {#anchor other_anchor}`, paragraphs,
lists with `- ` or `1. `, tables, **bold**, *italics* and links to `chapter#anchor` of the same game. Everything else is text.
"""

import re
import unicodedata
from dataclasses import dataclass, field
from functools import cache
from html import escape
from itertools import takewhile
from pathlib import Path
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore
from markdown_it.token import Token

from bosworth.games import GAMES
from bosworth.games import game as find_game

ANCHORS: Final = re.compile(r"\s*\{#([^}]*)\}\s*$")
PLACE: Final = re.compile(r"(?:\d+-)?([\w-]*)(?:\.md)?(?:#([\w-]+))?")
"""Where a link may lead: to a chapter, an anchor of it, or an anchor of the same one."""


@dataclass(frozen=True)
class Section:
    """A headed part of a chapter: where it is found, and what it is called."""

    id: str
    title: str


@dataclass
class Chapter:
    """A chapter of a rule book, ready to be shown; `body` is safe HTML."""

    id: str
    title: str = ""
    sections: list[Section] = field(default_factory=list)
    anchors: list[str] = field(default_factory=list)
    body: str = ""


def books(lang: str) -> dict[str, list[Chapter]]:
    """The chapters of every game."""
    return {game: chapters(lang, game) for game in GAMES}


@cache
def chapters(lang: str, game: str) -> list[Chapter]:
    """The chapters of a game in order, in English where the language has none."""
    if game not in GAMES:
        return []
    paths = sorted((find_game(game).vocabulary.folder / lang / "rules" / game).glob("*.md"))
    if not paths and lang != "en":
        return chapters("en", game)
    return [_read(path, game) for path in paths]


def find_step(lang: str, game: str, step: str) -> tuple[str, str] | None:
    """The chapter and the anchor that explain a step of the game."""
    return next(((found.id, step) for found in chapters(lang, game) if step in found.anchors), None)


def _read(path: Path, game: str) -> Chapter:
    return written(path.stem.partition("-")[2], path.read_text(encoding="utf-8"), game)


def written(name: str, text: str, game: str) -> Chapter:
    """A chapter from its Markdown."""
    chapter = Chapter(name)
    chapter.body = _parser().render(text, {"chapter": chapter, "game": game})
    return chapter


@cache
def _parser() -> MarkdownIt:
    """Of Markdown only this; HTML in it is text, and a link that leads elsewhere is none."""
    parser = MarkdownIt("zero", {"html": False}).enable(["heading", "list", "table", "emphasis", "link"])
    parser.validateLink = lambda url: PLACE.fullmatch(url) is not None  # type: ignore[method-assign]
    parser.core.ruler.push("dress", _dress)
    parser.add_render_rule("table_open", lambda *_: '<div class="table-scroll"><table>\n')
    parser.add_render_rule("table_close", lambda *_: "</table></div>\n")
    return parser


def _dress(state: StateCore) -> None:
    """Give every heading and paragraph a place of its own, tables their heads, and links their addresses."""
    tokens, here, count = state.tokens, "top", 0
    for at, token in enumerate(tokens):
        if token.type == "heading_open":
            here, count = _dress_heading(state.env["chapter"], tokens[at : at + 3]), 0
        elif token.type == "paragraph_open" and not token.hidden:
            count += 1
            _mark(token, tokens[at + 1], f"{here}-{count}", "¶")
        elif token.type == "table_open":
            _dress_table([*takewhile(lambda one: one.type != "table_close", tokens[at:])])
        for child in token.children or ():
            if child.type == "link_open":
                child.attrs = {"href": _address(state.env["game"], str(child.attrs["href"]))}


def _address(game: str, link: str) -> str:
    found = PLACE.fullmatch(link)
    assert found is not None, "any other link is text"
    return (f"/rules/{game}/{found[1]}" if found[1] else "") + (f"#{found[2]}" if found[2] else "")


def _dress_heading(chapter: Chapter, tokens: list[Token]) -> str:
    """The title of the chapter is not in its text. Where what follows a heading is found."""
    heading, inline, _ = tokens
    found = ANCHORS.search(inline.content)
    title = ANCHORS.sub("", inline.content)
    if heading.tag == "h1":
        chapter.title = title
        _hide(tokens)
        return "top"
    anchors = found[1].split() if found else [slug(title)]
    if found and inline.children:
        inline.children[-1].content = ANCHORS.sub("", inline.children[-1].content)
    chapter.anchors += anchors
    if heading.tag == "h2":
        chapter.sections.append(Section(anchors[0], _plain(title)))
    _mark(heading, inline, anchors[0], "§", "".join(f'<span id="{escape(anchor)}"></span>' for anchor in anchors[1:]))
    return anchors[0]


def _mark(token: Token, inline: Token, name: str, sign: str, before: str = "") -> None:
    """A link to the very place, for whoever wants to send it to a friend; screen readers do without."""
    token.attrs = {"id": name}
    link = f'<a class="anchor" href="#{escape(name)}" aria-hidden="true" tabindex="-1">{sign}</a>'
    inline.children = [_html(before), *(inline.children or []), _html(link)]


def _html(content: str) -> Token:
    return Token("html_inline", "", 0, content=content)


def _dress_table(tokens: list[Token]) -> None:
    """A first row without a first cell: then the first column says what each row is about. A head without words is none."""
    end = next(at for at, token in enumerate(tokens) if token.type == "thead_close")
    heads = [inline.content for inline in tokens[:end] if inline.type == "inline"]
    for at, token in enumerate(tokens):
        is_open = token.type in ("th_open", "td_open")
        if is_open and at < end:
            _head(tokens[at : at + 3], "col" if tokens[at + 1].content else "")
        elif is_open:
            is_first = tokens[at - 1].type == "tr_open"
            _head(tokens[at : at + 3], "row" if is_first and not heads[0] else "")
    if not any(heads):
        _hide(tokens[1 : end + 1])


def _head(cell: list[Token], scope: str) -> None:
    cell[0].tag = cell[2].tag = "th" if scope else "td"
    cell[0].attrs = {"scope": scope} if scope else {}


def _hide(tokens: list[Token]) -> None:
    for token in tokens:
        token.hidden, token.children, token.content = True, [], ""


def slug(title: str) -> str:
    """A heading as an anchor: small letters without accents, divided by hyphens."""
    plain = unicodedata.normalize("NFKD", _plain(title)).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")


def _plain(text: str) -> str:
    return text.replace("*", "")
