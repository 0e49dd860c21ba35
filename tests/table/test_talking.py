"""Talk that the rules of a game forbid: what a table may agree on, and what becomes of it."""

from random import Random

import pytest
from tests.table.company import ANN, BOB, SECRET, act, forms, owner_of, until

from bosworth.games import GAMES
from bosworth.games import game as find_game
from bosworth.kernel.errors import Malformed
from bosworth.locale import LANGUAGES
from bosworth.table.chairs import Guest, Settings
from bosworth.table.errors import ChatClosed, NotYourSeat
from bosworth.table.messages import Agree, Chat, Resign, Sit, Undo
from bosworth.table.opening import Plan, branch, new_table
from bosworth.table.table import Table

PAUSES = {"talk": "pauses"}


def table_of(talk: str = "pauses", game: str = "roses") -> Table:
    """Ann and Bob at a table that has agreed on something about talk; dealt, and at its first decision."""
    options = {"roses": {"scenario": "two"}, "lancaster": {"players": "2"}}.get(game, {})
    table = new_table("t", Plan(game, ["me", "open"], options, settings={"talk": talk}), ANN, SECRET)
    table.do(BOB, Sit(1))
    return table


def in_planning(table: Table) -> Table:
    return until(table, Random(1), lambda table: len(table.begun().state.actors()) == 2)


def commit(table: Table, seat: int) -> None:
    while "commit" not in forms(table, seat):
        act(table, seat, "next")
    act(table, seat, "commit")


def test_the_chat_is_closed_from_the_first_sheet_to_the_last() -> None:
    table = table_of()
    closed = [table.is_quiet]
    table.do(ANN, Chat("k1", "Good luck"))
    in_planning(table)
    closed.append(table.is_quiet)
    commit(table, 0)
    closed.append(table.is_quiet)
    table.do(ANN, Undo("", 0, table.rev(0)))
    closed.append(table.is_quiet)
    commit(table, 0)
    commit(table, 1)
    closed.append(table.is_quiet)
    assert closed == [False, True, True, True, False]
    table.do(BOB, Chat("k2", "That hurt"))
    assert [said.text for said in table.chat] == ["Good luck", "That hurt"]


def test_what_is_said_into_a_closed_chat_is_refused_and_changes_nothing() -> None:
    table = table_of()
    table.do(ANN, Chat("k1", "Good luck"))
    in_planning(table)
    table.made.clear()
    with pytest.raises(ChatClosed) as refused:
        table.do(ANN, Chat("k2", "Blue is winning: attack him in London"))
    assert refused.value.code == "chat_closed"
    with pytest.raises(NotYourSeat):
        table.do(Guest("cat", "Cat"), Chat("k3", "Psst"))
    table.do(ANN, Chat("k1", "Good luck"))
    assert ([said.text for said in table.chat], table.made) == (["Good luck"], []), "what was said before may come again"
    commit(table, 0)
    commit(table, 1)
    table.do(ANN, Chat("k2", "Blue is winning: attack him in London"))
    assert len(table.chat) == 2, "the same request may be sent again when the chat is open"


def test_the_owner_without_a_seat_is_quiet_too() -> None:
    table = new_table("t", Plan("roses", ["open", "open"], {"scenario": "two"}, settings=PAUSES), ANN, SECRET)
    table.do(BOB, Sit(0))
    table.do(Guest("cat", "Cat"), Sit(1))
    in_planning(table)
    with pytest.raises(ChatClosed):
        table.do(ANN, Chat("k", "Bob, take London"))


def test_without_the_agreement_everybody_may_speak() -> None:
    table = in_planning(table_of("free"))
    table.do(ANN, Chat("k", "Hm"))
    assert (table.is_quiet, len(table.chat)) == (False, 1)
    table.do(ANN, Agree(PAUSES))
    with pytest.raises(ChatClosed):
        table.do(ANN, Chat("k2", "Hm"))


@pytest.mark.parametrize("game", GAMES)
def test_only_a_game_whose_rules_forbid_talk_lets_a_table_agree_on_it(game: str) -> None:
    if find_game(game).face.quiet_steps:
        assert table_of(game=game).settings.talk == "pauses"
        return
    with pytest.raises(Malformed, match="never forbid talk"):
        table_of(game=game)
    table = table_of("free", game)
    with pytest.raises(Malformed, match="never forbid talk"):
        table.do(ANN, Agree(PAUSES))
    assert table.settings == Settings()


def test_wars_of_the_roses_is_such_a_game() -> None:
    assert [game for game in GAMES if find_game(game).face.quiet_steps] == ["roses"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_such_a_game_has_words_for_when_that_is(game: str, language: str) -> None:
    assert find_game(game).words(language).has("quiet-when") == bool(find_game(game).face.quiet_steps)


def test_a_branch_keeps_the_agreement() -> None:
    table = table_of()
    while table.status == "playing":
        seat = table.begun().state.actors()[0]
        table.do(Guest(owner_of(table, seat), ""), Resign("", seat))
    assert branch(table, "b", 0, ANN, bytes(32)).settings.talk == "pauses"
