from collections.abc import Callable
from random import Random

import pytest
from tests.table.company import ANN, BOB, CAT, FULL, NOBODY, act, duel, forms, stroll, table_of, until

from bosworth.kernel.errors import BosworthError, Illegal, Malformed, NothingToUndo, NotYourTurn, Stale
from bosworth.table.chairs import Guest
from bosworth.table.errors import KeyReused, NotYourSeat
from bosworth.table.messages import Act, BotAct, Chat, Leave, Note, Rename, Resign, Undo
from bosworth.table.table import Table
from bosworth.table.thinking import advise


def in_actions() -> Table:
    """A duel in which one side moves: its actions are open until it is done."""
    return until(duel(), Random(4), lambda table: len(open_moves(table)) > 2)


def open_moves(table: Table) -> list[tuple[int, str]]:
    """Actions of the one to act that it could take back."""
    actors = list(table.begun().state.actors())
    if len(actors) > 1 or table.begun().open_actions(actors[0]):
        return []
    seat = actors[0]
    return [(seat, form) for form in forms(table, seat) if is_open_after(table, seat, form)]


def is_open_after(table: Table, seat: int, form: str) -> bool:
    trial = table.copy()
    act(trial, seat, form)
    return trial.begun().open_actions(seat) > 0


def snapshot(table: Table) -> object:
    match = table.match
    return (
        match and match.record.write(),
        table.number,
        [table.rev(seat) for seat in (None, *range(len(table.chairs)))],
        table.chairs[:],
        len(table.chat),
    )


def test_an_act_is_a_change_that_appends_a_line() -> None:
    table = duel().copy()
    form = forms(table, 0)[0]
    table.do(ANN, Act("k", 0, 1, [form]))
    assert len(table.made) == 1
    change = table.made[0]
    assert (change.number, change.seat, change.kind, change.keep, change.settles) == (2, 0, "act", 1, False)
    assert change.lines[0].startswith(f"lancaster: {form} = ")
    assert change.key == "ann:k"


def test_taking_back_is_a_change_that_cuts() -> None:
    table = in_actions().copy()
    seat, form = open_moves(table)[0]
    before = len(table.begun().record.entries)
    act(table, seat, form)
    table.do(Guest(table.chairs[seat].person, ""), Undo("", seat, table.rev(seat)))
    assert [(change.kind, change.keep - before, len(change.lines)) for change in table.made] == [("act", 0, 1), ("undo", 0, 0)]


def test_every_refusal_leaves_the_table_as_it_was() -> None:
    table = in_actions()
    seat, form = open_moves(table)[0]
    me, you = table.chairs[seat].person, table.chairs[1 - seat].person
    rev, other = table.rev(seat), table.rev(1 - seat)
    before = snapshot(table)
    cases: list[tuple[Callable[[], object], type[BosworthError]]] = [
        (lambda: table.do(Guest(you, ""), Act("", seat, rev, [form])), NotYourSeat),
        (lambda: table.do(CAT, Act("", seat, rev, [form])), NotYourSeat),
        (lambda: table.do(Guest("", ""), Act("", seat, rev, [form])), NotYourSeat),
        (lambda: table.do(Guest(me, ""), Act("", 9, rev, [form])), NotYourSeat),
        (lambda: table.do(Guest(you, ""), Act("", 1 - seat, other, [form])), NotYourTurn),
        (lambda: table.do(Guest(me, ""), Act("", seat, rev, ["play 4"])), Illegal),
        (lambda: table.do(Guest(me, ""), Act("", seat, rev, [form, "play 4"])), Illegal),
        (lambda: table.do(Guest(me, ""), Act("", seat, rev, ["dance"])), Malformed),
        (lambda: table.do(Guest(me, ""), Act("", seat, rev, [])), Malformed),
        (lambda: table.do(Guest(me, ""), Act("", seat, rev - 1, [form])), Stale),
        (lambda: table.do(Guest(me, ""), Act("", seat, rev + 1, [form])), Stale),
        (lambda: table.do(Guest(me, ""), Undo("", seat, rev)), NothingToUndo),
        (lambda: table.do(Guest(you, ""), Undo("", 1 - seat, other)), NothingToUndo),
        (lambda: table.do(Guest(you, ""), Undo("", seat, rev)), NotYourSeat),
        (lambda: table.do(Guest(me, ""), Undo("", seat, rev - 1)), Stale),
        (lambda: table.do(Guest(you, ""), Resign("", seat)), NotYourSeat),
    ]
    for use, error in cases:
        with pytest.raises(error):
            use()
        assert snapshot(table) == before


def test_the_same_request_twice_is_done_once() -> None:
    table = duel()
    form, other = forms(table, 0)[:2]
    table.do(ANN, Act("k", 0, 1, [form]))
    before = snapshot(table)
    table.do(ANN, Act("k", 0, 1, [form]))
    assert snapshot(table) == before
    with pytest.raises(KeyReused):
        table.do(ANN, Act("k", 0, 1, [other]))
    with pytest.raises(KeyReused):
        table.do(ANN, Undo("k", 0, 1))
    assert snapshot(table) == before
    table.do(BOB, Act("k", 1, 1, [forms(table, 1)[0]]))  # another person's names are that person's own


def test_a_refused_request_may_come_again_under_its_name() -> None:
    table = duel()
    with pytest.raises(Illegal):
        table.do(ANN, Act("k", 0, table.rev(0), ["stop"]))
    table.do(ANN, Act("k", 0, table.rev(0), [forms(table, 0)[0]]))
    assert table.number == 2


def test_a_sealed_choice_is_taken_back_and_made_anew() -> None:
    table = duel()
    first, second = forms(table, 0)[:2]
    act(table, 0, first)
    with pytest.raises(NotYourTurn):
        act(table, 0, second)
    table.do(ANN, Act("", 0, table.rev(0), [second], afresh=True))
    assert table.begun().record.entries[-1].text == second
    table.do(ANN, Undo("", 0, table.rev(0)))
    assert table.begun().rev == 0


def test_starting_afresh_that_fails_takes_nothing_back() -> None:
    table = duel()
    act(table, 0, forms(table, 0)[0])
    before = snapshot(table)
    with pytest.raises(Illegal):
        table.do(ANN, Act("", 0, table.rev(0), ["stop"], afresh=True))
    assert snapshot(table) == before


def test_starting_afresh_with_nothing_open_is_a_plain_act() -> None:
    table = duel()
    table.do(ANN, Act("", 0, table.rev(0), [forms(table, 0)[0]], afresh=True))
    assert table.begun().rev == 1


def test_a_sheet_of_orders_is_written_anew_while_others_write_theirs() -> None:
    """The entries of others stay, in their own order."""
    table = until(table_of("roses"), Random(2), lambda table: table.begun().is_sealed)
    rng = Random(3)
    for seat in (0, 1, 0, 2, 1, 0):
        act(table, seat, rng.choice([form for form in forms(table, seat) if form != "commit"]))
    others = [entry.text for entry in table.begun().record.entries[table.begun().settled + 1 :] if entry.seat != 0]
    fresh = table.copy()
    fresh.do(ANN, Undo("", 0, fresh.rev(0), everything=True))
    table.do(ANN, Act("", 0, table.rev(0), [forms(fresh, 0)[0]], afresh=True))
    later = table.begun().record.entries[table.begun().settled + 1 :]
    assert [entry.text for entry in later if entry.seat != 0] == others
    assert [entry.text for entry in later if entry.seat == 0] == [forms(fresh, 0)[0]]


def test_a_sheet_is_given_in_any_order_and_emptied_again() -> None:
    table = until(table_of("roses"), Random(2), lambda table: table.begun().is_sealed)
    table.do(ANN, Act("", 0, table.rev(0), ["amount 2", "bid se", "commit"], afresh=True))
    written = [entry.text for entry in table.begun().record.entries[table.begun().settled + 1 :]]
    assert written[:3] == ["bid se", "amount 2", "next"]
    assert written[-1] == "commit"
    table.do(ANN, Act("", 0, table.rev(0), [], afresh=True))
    assert table.begun().rev == table.begun().settled
    with pytest.raises(Malformed):
        table.do(ANN, Act("", 0, table.rev(0), []))


def test_restarting_a_turn_takes_back_all_that_is_open() -> None:
    table = in_actions()
    seat, form = open_moves(table)[0]
    before = table.begun().record.write()
    act(table, seat, form)
    act(table, seat, next(f for f in forms(table, seat) if is_open_after(table, seat, f)))
    assert table.begun().open_actions(seat) == 2
    table.do(Guest(table.chairs[seat].person, ""), Undo("", seat, table.rev(seat), everything=True))
    assert table.begun().record.write() == before


def test_resigning_ends_the_game_and_tells_the_secret() -> None:
    table = duel()
    table.do(BOB, Resign("r", 1))
    table.do(BOB, Resign("r", 1))
    assert (table.status, table.winners) == ("over", [0])
    assert table.begun().record.secret == table.secret.hex()
    with pytest.raises(NotYourTurn):
        table.do(ANN, Act("", 0, table.rev(0), [forms(duel(), 0)[0]]))
    with pytest.raises(NothingToUndo):
        table.do(BOB, Undo("", 1, table.rev(1)))


# --- rev ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", FULL)
def test_rev_moves_with_what_a_seat_may_do_and_never_with_what_others_write(game: str) -> None:
    """For every seat: other offers come with another rev, and an open action of somebody else moves nothing."""
    rng = Random(11)
    table = table_of(game)
    watchers: list[int | None] = [None, *range(len(table.chairs))]
    for _ in range(250):
        if table.status != "playing":
            break
        before = table.copy()
        stroll(table, rng, 1)
        seat = table.made[-1].seat
        for watcher in watchers:
            moved = table.rev(watcher) != before.rev(watcher)
            assert moved == (watcher == seat or table.made[-1].settles)
            if watcher is not None and not moved:
                assert table.begun().legal(watcher) == before.begun().legal(watcher)
                assert table.begun().open_actions(watcher) == before.begun().open_actions(watcher)


def test_an_answer_to_an_old_position_is_stale_once_the_other_has_settled() -> None:
    table = duel()
    act(table, 0, forms(table, 0)[0])
    assert table.rev(1) == 1
    act(table, 1, forms(table, 1)[0])
    with pytest.raises(Stale):
        table.do(ANN, Act("", 0, 2, ["pass"]))


# --- bots -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", FULL)
def test_bots_play_a_whole_game_from_what_their_seats_see(game: str) -> None:
    table = table_of(game, *["bot:greedy"] * FULL[game][1])
    for _ in range(3000):
        if table.status == "over":
            break
        seat = table.bots_due()[-1]
        job = table.job(seat)
        assert job.view == table.begun().view(seat)
        table.do(NOBODY, BotAct(seat, table.rev(seat), list(advise(job).forms)))
    assert table.status == "over"
    assert table.winners


def test_of_what_a_bot_wants_only_its_first_action_is_carried_out_if_the_rest_is_refused() -> None:
    table = table_of("richard3", "me", "bot:greedy")
    first = forms(table, 1)[0]
    table.do(NOBODY, BotAct(1, table.rev(1), [first, "end"]))
    assert [entry.text for entry in table.begun().record.entries if entry.seat == 1] == [first]


def test_a_bot_does_nothing_that_is_not_offered() -> None:
    table = table_of("richard3", "me", "bot:greedy")
    with pytest.raises(Illegal):
        table.do(NOBODY, BotAct(1, table.rev(1), ["end", forms(table, 1)[0]]))
    assert table.begun().rev == 0


def test_a_bot_thinks_the_same_about_the_same_position_and_otherwise_about_another() -> None:
    table = table_of("richard3", "me", "bot:random")
    assert table.job(1) == table.copy().job(1)
    before = table.job(1).seed
    table.do(NOBODY, BotAct(1, table.rev(1), list(advise(table.job(1)).forms)))
    act(table, 0, forms(table, 0)[0])
    assert table.job(1).seed != before


def test_a_hint_comes_from_any_bot_with_its_reason() -> None:
    table = duel()
    thought = advise(table.job(0, "greedy"))
    assert thought.forms[0] in forms(table, 0)
    assert thought.advice.reason
    with pytest.raises(BosworthError):
        table.job(0, "genius")


def test_what_is_tried_on_a_copy_is_not_done() -> None:
    table = duel()
    before = snapshot(table)
    trial = table.copy()
    act(trial, 0, forms(trial, 0)[0])
    trial.do(ANN, Chat("", "Hello"))
    trial.do(ANN, Note("n", 0, "x"))
    trial.do(BOB, Leave())
    trial.do(ANN, Rename("Another"))
    assert snapshot(table) == before
    assert (table.notes, table.name) == ({}, "")


def test_the_chance_of_a_hint_does_not_tell_that_another_seat_writes() -> None:
    table = duel()
    seed = table.job(0, "greedy").seed
    act(table, 1, forms(table, 1)[0])
    assert table.job(0, "greedy").seed == seed
    act(table, 0, forms(table, 0)[0])
    assert table.job(0, "greedy").seed != seed
