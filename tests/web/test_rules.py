"""The rules reference: the small Markdown is safe, and the three languages tell the same chapters with the same anchors."""

import re

import pytest

from bosworth.games import GAMES
from bosworth.games import game as find_game
from bosworth.locale import LANGUAGES
from bosworth.locale.vocabulary import FOLDER
from bosworth.server.http import reference


def written(text: str) -> reference.Chapter:
    return reference.written("trial", text, "richard3")


def body(text: str) -> str:
    """The HTML without the links to the very place, in one line."""
    html = " ".join(re.sub(r'<a class="anchor".*?</a>', "", written(text).body).split())
    return html.replace("> <", "><")


def test_a_chapter_has_a_title_sections_and_anchors() -> None:
    chapter = written("# Battle\n\n## *Fire* {#battle_turn fire}\nText.\n### À la fin\nMore.")
    assert chapter.title == "Battle"
    assert chapter.sections == [reference.Section("battle_turn", "Fire")]
    assert chapter.anchors == ["battle_turn", "fire", "a-la-fin"]
    assert '<h2 id="battle_turn"><span id="fire"></span><em>Fire</em>' in chapter.body
    assert '<h3 id="a-la-fin">' in chapter.body


def test_paragraphs_have_places_of_their_own() -> None:
    assert body("# T\n\nOne\ngoes on.\n\n## S {#s}\n\nTwo.\n\nThree.") == (
        '<p id="top-1">One goes on.</p><h2 id="s">S</h2><p id="s-1">Two.</p><p id="s-2">Three.</p>'
    )


def test_lists_follow_a_sentence_without_an_empty_line() -> None:
    assert body("So:\n- one\n  and a half\n- **two**\n\n1. first\n2. second") == (
        '<p id="top-1">So:</p><ul><li>one and a half</li><li><strong>two</strong></li></ul><ol><li>first</li><li>second</li></ol>'
    )


def test_what_is_bold_ends_where_it_says() -> None:
    assert "<strong>o</strong> a, <strong>b</strong>." in body("**o** a, **b**.")


def test_tables_have_a_head() -> None:
    html = body("| a | b |\n|---|---|\n| 1 | *2* |")
    assert '<thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead>' in html
    assert "<tbody><tr><td>1</td><td><em>2</em></td></tr></tbody>" in html


def test_a_table_without_a_first_heading_has_headed_rows() -> None:
    html = body("| | b |\n|---|---|\n| x | 1 |")
    assert '<thead><tr><td></td><th scope="col">b</th></tr></thead>' in html
    assert '<tr><th scope="row">x</th><td>1</td></tr>' in html
    assert "<thead>" not in body("| | |\n|---|---|\n| x | 1 |")


def test_links_lead_to_chapters_of_the_same_game_and_nowhere_else() -> None:
    assert '<a href="/rules/richard3/cards#deck">the deck</a>' in body("See [the deck](02-cards#deck).")
    assert '<a href="#deck">here</a>' in body("Or [here](#deck).")
    assert "<a" not in body("Not [there](https://elsewhere.example) nor [that](javascript:alert) .")


def test_everything_else_is_text() -> None:
    html = body('<script>alert("x")</script> & 2 * 3 * 4 **"bold"** {#not a heading}')
    assert "<script" not in html
    assert "&lt;script&gt;" in html
    assert "2 * 3 * 4" in html
    assert "<strong>&quot;bold&quot;</strong>" in html


@pytest.mark.parametrize(
    "text",
    [
        "[x](javascript:alert(1))",
        "[x](data:text/html,x)",
        "[x](//elsewhere.example)",
        '[x](cards "onclick=alert(1)")',
        "![x](https://elsewhere.example/x.png)",
        "<https://elsewhere.example>",
        "[x]: javascript:alert(1)\n\n[x]",
        "&lt;script&gt; &#106;avascript:",
        "```\n<script>\n```",
        "| <img src=x onerror=alert(1)> |\n|:---:|\n| <script> |",
        '## <script>x</script> {#" onclick="alert(1)}',
    ],
)
def test_nothing_in_a_chapter_can_do_anything(text: str) -> None:
    html = written(f"# T\n\n{text}").body
    tags = set(re.findall(r"</?([\w-]+)", html))
    assert tags <= {"p", "a", "h2", "span", "div", "table", "thead", "tbody", "tr", "th", "td", "strong", "em", "ul", "ol", "li"}
    assert not re.search(r"<[^>]*\s(?:on\w+|style|src)=", html)
    assert all(link.startswith(("#", "/rules/richard3/")) for link in re.findall(r'href="([^"]*)"', html))


def test_an_unknown_game_or_chapter_is_not_there() -> None:
    assert reference.chapters("en", "chess") == []
    assert reference.find_step("en", "richard3", "nothing") is None


@pytest.mark.parametrize("game", GAMES)
def test_every_language_tells_the_same_chapters(game: str) -> None:
    english = reference.chapters("en", game)
    assert english
    for language in LANGUAGES:
        assert (FOLDER / language / "rules" / game).is_dir()
        other = reference.chapters(language, game)
        assert [chapter.id for chapter in other] == [chapter.id for chapter in english]
        assert [chapter.anchors for chapter in other] == [chapter.anchors for chapter in english]
        assert all(chapter.title and chapter.body for chapter in other)


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_has_its_paragraph(game: str) -> None:
    steps = find_game(game).face.steps
    assert not [step for step in (*steps, "over") if reference.find_step("en", game, step) is None]
    assert reference.books("it")[game] == reference.chapters("it", game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_link_and_every_anchor_is_good(game: str, language: str) -> None:
    chapters = {chapter.id: chapter for chapter in reference.chapters(language, game)}
    for chapter in chapters.values():
        assert len(set(chapter.anchors)) == len(chapter.anchors), chapter.id
        for name, anchor in re.findall(rf'href="(?:/rules/{game}/([\w-]+))?(?:#([\w-]+))?"', chapter.body):
            target = chapters[name] if name else chapter
            assert not anchor or f'id="{anchor}"' in target.body, f"{chapter.id}: {name}#{anchor}"
        assert "](" not in chapter.body, f"{chapter.id} has a link that is none"
        assert "{#" not in chapter.body
