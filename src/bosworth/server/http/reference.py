"""The rules reference: chapters in `locale/LANG/rules/GAME/NN-CHAPTER.md`, read once and turned into safe HTML.

The files are written in a small part of Markdown: `# Title` on the first line, `## Section {#anchor other_anchor}`, paragraphs,
lists with `- ` or `1. `, tables, **bold**, *italics* and links to `chapter#anchor` of the same game. Everything else is text.
"""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from html import escape
from pathlib import Path
from typing import Final

from bosworth.games import GAMES
from bosworth.locale.vocabulary import FOLDER

HEADING: Final = re.compile(r"(#{1,4})\s+(.*?)(?:\s*\{#([^}]*)\})?\s*$")
ITEM: Final = re.compile(r"\s*(?:([-*])|\d+\.)\s+(.*)$")
RULE_OF_TABLE: Final = re.compile(r"(?=.*-)\s*\|?[\s:|-]+\|?\s*$")
LINK: Final = re.compile(r"\[([^\]]+)\]\((?:\d+-)?([\w-]*)(?:\.md)?(?:#([\w-]+))?\)")
BOLD: Final = re.compile(r"\*\*(\S(?:.*?\S)?)\*\*")
ITALICS: Final = re.compile(r"(?<![\w*])\*(\S(?:[^*]*?\S)?)\*(?![\w*])")


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
    paths = sorted((FOLDER / lang / "rules" / game).glob("*.md"))
    if not paths and lang != "en":
        return chapters("en", game)
    return [_read(path, game) for path in paths]


def find_step(lang: str, game: str, step: str) -> tuple[str, str] | None:
    """The chapter and the anchor that explain a step of the game."""
    return next(((found.id, step) for found in chapters(lang, game) if step in found.anchors), None)


def _read(path: Path, game: str) -> Chapter:
    found = Chapter(path.stem.partition("-")[2])
    Writer(found, game).write(path.read_text(encoding="utf-8"))
    return found


class Writer:
    """Writes one chapter as HTML, block by block."""

    def __init__(self, chapter: Chapter, game: str) -> None:
        self.chapter = chapter
        self.game = game
        self.here = ""
        self.count = 0

    def write(self, text: str) -> None:
        """Fill the chapter from its Markdown."""
        self.chapter.body = "\n".join(part for block in _blocks(text) for part in self._block(block))

    def _block(self, lines: list[str]) -> Iterator[str]:
        heading = HEADING.match(lines[0])
        if heading:
            yield from self._heading(len(heading[1]), heading[2], (heading[3] or "").split())
        elif ITEM.match(lines[0]):
            yield self._list(lines)
        elif lines[0].lstrip().startswith("|"):
            yield self._table(lines)
        else:
            yield self._paragraph(" ".join(line.strip() for line in lines))

    def _heading(self, level: int, title: str, anchors: list[str]) -> Iterator[str]:
        if level == 1:
            self.chapter.title = title
            return
        anchors = anchors or [slug(title)]
        self.here, self.count = anchors[0], 0
        self.chapter.anchors += anchors
        if level == 2:
            self.chapter.sections.append(Section(anchors[0], _plain(title)))
        spans = "".join(f'<span id="{escape(anchor)}"></span>' for anchor in anchors[1:])
        yield f'<h{level} id="{escape(anchors[0])}">{spans}{self._inline(title)}{_sign(anchors[0], "§")}</h{level}>'

    def _paragraph(self, text: str) -> str:
        self.count += 1
        name = f"{self.here or 'top'}-{self.count}"
        return f'<p id="{escape(name)}">{self._inline(text)}{_sign(name, "¶")}</p>'

    def _list(self, lines: list[str]) -> str:
        items: list[str] = []
        for line in lines:
            found = ITEM.match(line)
            if found:
                items.append(found[2])
            else:
                items[-1] += " " + line.strip()
        first = ITEM.match(lines[0])
        tag = "ul" if first and first[1] else "ol"
        return f"<{tag}>" + "".join(f"<li>{self._inline(item)}</li>" for item in items) + f"</{tag}>"

    def _table(self, lines: list[str]) -> str:
        """A first row without a first cell: then the first column says what each row is about."""
        rows = [_cells(line) for line in lines if not RULE_OF_TABLE.match(line)]
        head = "".join(f'<th scope="col">{self._inline(cell)}</th>' if cell else "<td></td>" for cell in rows[0])
        first = ('<th scope="row">', "</th>") if not rows[0][0] else ("<td>", "</td>")
        body = "".join(f"<tr>{self._row(row, *first)}</tr>" for row in rows[1:])
        thead = f"<thead><tr>{head}</tr></thead>" if any(rows[0]) else ""
        return f'<div class="table-scroll"><table>{thead}<tbody>{body}</tbody></table></div>'

    def _row(self, row: list[str], opening: str, closing: str) -> str:
        return f"{opening}{self._inline(row[0])}{closing}" + "".join(f"<td>{self._inline(cell)}</td>" for cell in row[1:])

    def _inline(self, text: str) -> str:
        safe = LINK.sub(self._link, escape(text))
        return ITALICS.sub(r"<em>\1</em>", BOLD.sub(r"<strong>\1</strong>", safe))

    def _link(self, found: re.Match[str]) -> str:
        text, name, anchor = found[1], found[2], found[3]
        page = f"/rules/{self.game}/{name}" if name else ""
        return f'<a href="{page}{"#" + anchor if anchor else ""}">{text}</a>'


def slug(title: str) -> str:
    """A heading as an anchor: small letters without accents, divided by hyphens."""
    plain = unicodedata.normalize("NFKD", _plain(title)).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")


def _blocks(text: str) -> Iterator[list[str]]:
    """Groups of lines that belong together: divided by empty lines, by headings and where a list begins or ends."""
    block: list[str] = []
    for line in text.splitlines():
        if block and (not line.strip() or _begins(line, block)):
            yield block
            block = []
        if line.strip():
            block.append(line)
    if block:
        yield block


def _begins(line: str, block: list[str]) -> bool:
    if HEADING.match(line) or HEADING.match(block[0]):
        return True
    return bool(ITEM.match(line)) and not ITEM.match(block[0])


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def _plain(text: str) -> str:
    return text.replace("*", "")


def _sign(anchor: str, sign: str) -> str:
    """A link to the very place, for whoever wants to send it to a friend; screen readers do without."""
    return f'<a class="anchor" href="#{escape(anchor)}" aria-hidden="true" tabindex="-1">{sign}</a>'
