"""Once more: the same people, bots and options, everybody one seat further, at one table for all."""

import pytest
from tests.table.company import ANN, BOB, CAT, FULL, NOBODY, SECRET, duel, table_of

from bosworth.kernel.errors import BosworthError
from bosworth.table.chairs import Guest, Settings
from bosworth.table.errors import NotOver, NotYourSeat, SeatTaken
from bosworth.table.messages import Agree, Back, KeepSeat, Leave, Rename, Resign, SeatBot, Sit
from bosworth.table.opening import rematch, turned
from bosworth.table.table import Table

OTHER = bytes(range(1, 33))


def over(table: Table) -> Table:
    """Somebody gives up; where that is not the end, others do too."""
    for seat, chair in enumerate(table.chairs):
        if table.status != "over" and chair.kind == "person":
            table.do(Guest(chair.person, chair.name), Resign("", seat))
    assert table.status == "over"
    return table


def again(table: Table, who: Guest = ANN) -> Table:
    rematch(table, "again", who, OTHER)
    assert table.born is not None
    return table.born


def seated(table: Table) -> list[tuple[str, str]]:
    return [(chair.kind, chair.name or chair.bot) for chair in table.chairs]


def test_what_belongs_to_each_seat_is_turned_to_the_next() -> None:
    assert turned("ab") == ["b", "a"]
    assert turned("abcd") == ["d", "a", "b", "c"]


def test_two_who_sat_opposite_change_seats_and_the_other_ones_is_kept() -> None:
    table = duel()
    table.do(ANN, Rename("Barnet"))
    table.do(ANN, Agree({"grace": "300", "onlookers": "no", "listed": "no"}))
    other = again(over(table), BOB)
    assert seated(other) == [("person", "Bob"), ("open", "Ann")]
    assert (other.owner, other.name, other.options, other.status) == (BOB, "Barnet", table.options, "waiting")
    assert other.settings == Settings(grace=300, onlookers="no", listed="no")
    assert other.commitment != table.commitment
    other.do(ANN, Sit(None))
    assert other.status == "playing"
    assert other.seats_of("ann") == [1]


@pytest.mark.parametrize("game", FULL)
def test_one_alone_against_bots_plays_at_once(game: str) -> None:
    number = FULL[game][1]
    table = over(table_of(game, "me", "bot:random", *["bot:greedy"] * (number - 2)))
    other = again(table)
    assert seated(other) == turned(seated(table))
    assert (other.status, other.begun().record.options) == ("playing", table.options)
    assert [chair.due is not None for chair in other.chairs] == [
        seat in other.begun().state.actors() and other.chairs[seat].kind == "person" for seat in range(number)
    ]


def test_several_at_one_screen_play_at_once() -> None:
    other = again(over(table_of("roses", "me", "me", "bot:random", "me")))
    assert [chair.kind for chair in other.chairs] == ["person", "person", "person", "bot"]
    assert other.status == "playing"


def test_who_sat_on_several_seats_joins_on_all_of_them() -> None:
    table = table_of("roses", "me", "open", "open", "bot:random")
    for seat in (1, 2):
        table.do(BOB, Sit(seat))
    other = again(over(table))
    assert seated(other) == [("bot", "random"), ("person", "Ann"), ("open", "Bob"), ("open", "Bob")]
    other.do(BOB, Sit(None))
    assert other.status == "playing"


def test_who_had_left_has_a_seat_too() -> None:
    table = duel()
    table.do(BOB, Leave())
    table.hand_over(1)
    other = again(over(table))
    assert seated(other) == [("open", "Bob"), ("person", "Ann")]


def test_it_is_asked_for_once() -> None:
    table = over(duel())
    again(table)
    table.born = None
    rematch(table, "another", BOB, OTHER)
    assert table.rematch is not None
    assert (table.rematch.table, table.rematch.by, table.born) == ("again", ANN, None)


def test_only_those_who_sat_there_and_only_when_it_is_over() -> None:
    table = duel()
    with pytest.raises(NotOver):
        rematch(table, "again", ANN, OTHER)
    over(table)
    for stranger in (CAT, NOBODY):
        with pytest.raises(NotYourSeat):
            rematch(table, "again", stranger, OTHER)
    assert (table.rematch, table.born) == (None, None)


def test_who_set_up_a_game_of_bots_may() -> None:
    table = table_of("richard3", "me", "bot:random")
    table.chairs[0] = table.chairs[1]
    assert table.is_guest_at("ann")
    table.match = over(table_of("richard3", "me", "bot:random")).match
    other = again(table)
    assert (seated(other), other.status) == ([("bot", "random")] * 2, "playing")


def test_a_kept_seat_is_nobody_elses_with_an_invitation_or_without() -> None:
    other = again(over(duel()))
    tries: list[tuple[Guest, Sit | KeepSeat]] = [(CAT, Sit(0)), (CAT, Sit(0, is_invited=True)), (ANN, Sit(0)), (ANN, KeepSeat(0))]
    for who, message in tries:
        with pytest.raises(SeatTaken):
            other.do(who, message)
    other.do(BOB, Sit(0))
    assert other.status == "playing"


def test_whoever_declines_gives_the_seat_to_another_who_is_invited() -> None:
    other = again(over(duel()))
    assert not other.is_guest_at("bob")
    other.do(BOB, Leave())
    assert seated(other) == [("open", ""), ("person", "Ann")]
    with pytest.raises(SeatTaken):
        other.do(BOB, Sit(0))
    other.do(BOB, Sit(None))
    assert other.status == "waiting"
    other.do(CAT, Sit(0, is_invited=True))
    assert other.status == "playing"


def test_the_owner_puts_a_bot_where_nobody_comes_or_gives_it_up() -> None:
    other = again(over(duel()))
    other.check_removing("ann")
    other.do(ANN, SeatBot(0, "random"))
    assert seated(other) == [("bot", "random"), ("person", "Ann")]
    assert other.status == "playing"


def test_whoever_has_only_a_kept_seat_cannot_come_back_to_it_or_play() -> None:
    other = again(over(duel()))
    with pytest.raises(BosworthError, match="not yours"):
        other.check_looking("bob", 0)
    with pytest.raises(BosworthError, match="not yours"):
        other.do(BOB, Resign("", 0))
    with pytest.raises(NotYourSeat):
        other.do(BOB, Back())


def test_the_table_before_has_nothing_new_in_its_copy() -> None:
    table = over(duel())
    again(table)
    assert (table.copy().born, table.copy().rematch, table.secret) == (None, table.rematch, SECRET)
