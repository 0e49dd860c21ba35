"""Every page in every language: nothing missing, well-formed, usable with a keyboard and a screen reader, nothing inline."""

import re
from html.parser import HTMLParser
from itertools import pairwise

import pytest
from tests.test_locale import attributes, messages, variables
from tests.web.plausible import PAGES, page

from bosworth.games import GAMES
from bosworth.games import game as find_game
from bosworth.locale import LANGUAGES
from bosworth.locale.words import Words
from bosworth.server.http.auth import NAME_LENGTH
from bosworth.server.http.passwords import LENGTHS as PASSWORD_LENGTHS
from bosworth.server.http.refusals import STATUS
from bosworth.web import STATIC, TEMPLATES

VOID = {"meta", "link", "input", "img", "br"}
LABELLED = {"input", "select", "textarea"}


class Reader(HTMLParser):
    """Reads a page and collects what is wrong with it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.wrong: list[str] = []
        self.ids: list[str] = []
        self.labels: set[str] = set()
        self.inside_label: list[str] = []
        self.fields: list[dict[str, str]] = []
        self.references: set[str] = set()
        self.images = 0
        self.lang = ""
        self.headings: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self._note(tag, given)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._note(tag, {name: value or "" for name, value in attrs})

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f"</{tag}> at {self.getpos()}")

    def _note(self, tag: str, given: dict[str, str]) -> None:
        self.wrong += [f"{tag} {name}" for name in given if name == "style" or name.startswith("on")]
        if tag == "style" or (tag == "script" and "src" not in given):
            self.wrong.append(f"inline {tag}")
        if tag == "html":
            self.lang = given.get("lang", "")
        if tag == "img" and "alt" not in given:
            self.wrong.append(f"img without alt: {given}")
        if re.fullmatch(r"h\d", tag):
            self.headings.append(tag)
        if "id" in given:
            self.ids.append(given["id"])
        if tag == "label" and "for" in given:
            self.labels.add(given["for"])
        if tag in LABELLED and given.get("type") != "hidden" and "label" not in self.open:
            self.fields.append(given)
        for name in ("aria-labelledby", "aria-describedby", "for", "form"):
            self.references |= set(given.get(name, "").split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_every_page_is_well_formed_in_every_language(name: str, lang: str) -> None:
    read = Reader(page(name, lang))
    assert not read.open
    assert not read.wrong
    assert read.lang == lang
    assert len(set(read.ids)) == len(read.ids), [one for one in read.ids if read.ids.count(one) > 1]
    assert read.references <= set(read.ids)
    nameless = [field for field in read.fields if field.get("id") not in read.labels and "aria-label" not in field]
    assert not nameless
    assert read.headings.count("h1") == 1
    levels = [int(tag[1]) for tag in read.headings]
    assert all(after <= before + 1 for before, after in pairwise(levels)), read.headings


@pytest.mark.parametrize("name", PAGES)
def test_names_that_people_give_are_escaped(name: str) -> None:
    assert "<of>" not in page(name, "en")


@pytest.mark.parametrize("name", PAGES)
def test_what_a_page_loads_is_there(name: str) -> None:
    text = page(name, "en")
    for path in re.findall(r'(?:href|src|content)="(?:https://table\.example)?/static/([^"#?]+)', text):
        assert (STATIC / path).is_file(), path


def test_forms_ask_for_names_and_passwords_that_the_server_takes() -> None:
    names = re.findall(r'id="(?:player|claim-name)"[^>]*maxlength="(\d+)"', page("new-roses", "en") + page("account-guest", "en"))
    assert names == [str(NAME_LENGTH)] * 2
    assert str(NAME_LENGTH) in Words("it")("problem-bad_name")
    shortest = re.findall(r'minlength="(\d+)"', page("account-guest", "en"))
    assert shortest == [str(PASSWORD_LENGTHS.start)]
    assert shortest[0] in Words("fr")("problem-bad_password")


def test_every_template_is_tried() -> None:
    tried = {template for template, _, _ in PAGES.values()} | {"base.html"}
    assert {path.name for path in TEMPLATES.glob("*.html")} == tried


def test_every_language_has_the_same_words_for_the_pages() -> None:
    english = messages("en", "pages")
    for language in LANGUAGES:
        other = messages(language, "pages")
        assert list(english) == list(other)
        for key, message in english.items():
            assert variables(message) == variables(other[key]), key
            assert attributes(message) == attributes(other[key]), key


def test_words_of_pages_hide_no_other_words() -> None:
    for other in ("terminal", "table", *GAMES):
        assert not set(messages("en", "pages")) & set(messages("en", other))


def test_every_problem_and_option_has_its_words() -> None:
    ids = {f"problem-{code}" for code in STATUS} | {f"length-{game}" for game in GAMES}
    for game in GAMES:
        options = [option for option in find_game(game).info.options if option.name not in ("scenario", "players")]
        together = ("laws", "handicap")  # explained once for the group
        ids |= {f"explain-{game}-{option.group if option.group in together else option.name}" for option in options}
    assert not ids - set(messages("en", "pages"))
