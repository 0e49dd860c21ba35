"""The server: acts that last, pages that see them, lists, and what happens when something breaks."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from sqlalchemy.exc import OperationalError
from tests.server.guests import (
    SECONDS,
    act_first,
    chat_of,
    duel,
    hint_of,
    live_tables,
    look,
    my_tables,
    next_table,
    note_of,
    open_tables,
    record_of,
    room_of,
    run,
    server_at,
    shown_of,
)

from bosworth.kernel.errors import BosworthError
from bosworth.kernel.match import Match
from bosworth.server.live import tables as live_module
from bosworth.server.live.room import Chatted, Noted, Room
from bosworth.server.services import Services
from bosworth.server.store import tables as stored
from bosworth.server.store.people import Person, id_of
from bosworth.table.messages import Act, Agree, Chat, Leave, Note, Rename, Resign, Sit, Undo
from bosworth.table.opening import Plan
from bosworth.table.shown import Shown

Story = Callable[[Services], Awaitable[None]]


def tell(url: str, *stories: Story, **how: Any) -> None:
    """Each story has the server opened anew, on the same database."""

    async def whole() -> None:
        for story in stories:
            async with server_at(url, **how) as server:
                await story(server)

    run(whole())


async def code_of(work: Awaitable[object]) -> str:
    """The code with which something is refused."""
    try:
        await work
    except BosworthError as error:
        return error.code
    return "done"


# --- acting ---------------------------------------------------------------------------------------------------------------------


def test_what_was_done_is_there_after_a_restart(any_url: str) -> None:
    kept: dict[str, Any] = {}

    async def before(server: Services) -> None:
        kept["table"], kept["ann"], kept["bob"] = table, ann, bob = await duel(server)
        await act_first(server, table, ann, 0, "k1")
        await server.tables.do(table, ann, Chat("c1", "Hello"))
        await server.tables.do(table, bob, Note("n", 1, "a plan"))
        await server.tables.do(table, ann, Rename("Bosworth"))
        await server.tables.do(table, ann, Agree({"grace": "9", "listed": "no"}))
        kept["seen"] = [await look(server, table, who, seat) for who, seat in ((ann, 0), (bob, 1), (None, None))]
        kept["room"] = await room_of(server, table, ann)

    async def after(server: Services) -> None:
        table, ann, bob = kept["table"], kept["ann"], kept["bob"]
        assert [await look(server, table, who, seat) for who, seat in ((ann, 0), (bob, 1), (None, None))] == kept["seen"]
        assert await room_of(server, table, ann) == kept["room"]
        assert [line.text for line in (await chat_of(server, table)).lines] == ["Hello"]
        assert await note_of(server, table, bob, 1) == "a plan"
        form = (await hint_of(server, table, bob, 1, 1)).offers[0]
        assert form
        await act_first(server, table, bob, 1, "k2")
        assert (await look(server, table, ann, 0)).at > 0

    tell(any_url, before, after)


def test_every_refusal_has_its_code_and_changes_nothing(url: str) -> None:
    async def story(server: Services) -> None:
        table, ann, bob = await duel(server)
        cat = await server.people.create_guest("Cat")
        shown = await look(server, table, ann, 0)
        form, rev = shown.offers[0].form, shown.rev

        def act(who: Person, seat: int, rev: int, *forms: str, key: str = "k") -> Awaitable[object]:
            return server.tables.do(table, who, Act(key, seat, rev, list(forms)))

        await act_first(server, table, bob, 1, "mine")
        before = [await look(server, table, who, seat) for who, seat in ((ann, 0), (bob, 1), (None, None))]
        for work, code in (
            (act(cat, 0, rev, form), "not_your_seat"),
            (act(bob, 0, rev, form), "not_your_seat"),
            (act(bob, 1, 2, form), "not_your_turn"),
            (act(ann, 0, rev, "stop"), "illegal"),
            (act(ann, 0, rev, "dance"), "malformed"),
            (act(ann, 0, rev + 1, form), "stale"),
            (act(bob, 1, 1, form, key="mine"), "key_reused"),
            (server.tables.do(table, ann, Undo("u", 0, rev)), "nothing_to_undo"),
            (server.tables.do(table, cat, Undo("u", 0, rev)), "not_your_seat"),
            (server.tables.do(table, cat, Resign("r", 0)), "not_your_seat"),
            (server.tables.do(table, cat, Chat("c", "Psst")), "not_your_seat"),
            (server.tables.do(table, cat, Note("n", 0, "x")), "not_your_seat"),
            (note_of(server, table, cat, 0), "not_your_seat"),
            (shown_of(server, table, bob, 0), "not_your_seat"),
            (server.replays.moments(table, id_of(bob), 0, 0, 0), "not_your_seat"),
            (hint_of(server, table, ann, 1, 1), "not_your_seat"),
            (hint_of(server, table, ann, 0, 9), "stale"),
            (hint_of(server, table, bob, 1, 2), "not_your_turn"),
            (server.tables.do(table, cat, Sit(0)), "seat_taken"),
            (server.tables.do(table, bob, Rename("x")), "not_your_table"),
            (server.tables.remove(table, bob), "not_your_table"),
            (server.tables.remove(table, ann), "seat_taken"),
            (record_of(server, table, ann), "not_over"),
            (server.replays.draws(table, id_of(ann)), "not_over"),
            (server.replays.branch(ann, table, 0), "not_over"),
            (room_of(server, "nowhere", ann), "not_found"),
            (server.tables.do("nowhere", ann, Act("k", 0, 1, [form])), "not_found"),
            (server.replays.take_in(ann, "nonsense"), "bad_record"),
            (server.tables.new(ann, Plan("chess", [], {})), "malformed"),
        ):
            assert await code_of(work) == code
        assert [await look(server, table, who, seat) for who, seat in ((ann, 0), (bob, 1), (None, None))] == before
        assert len(await my_tables(server, ann)) == 1

    tell(url, story)


def test_the_same_request_is_done_once_and_answered_alike(url: str) -> None:
    kept: dict[str, Any] = {}

    async def before(server: Services) -> None:
        table, ann, _ = await duel(server)
        shown = await look(server, table, ann, 0)
        act = Act("k", 0, shown.rev, [shown.offers[0].form])
        watch = await server.absence.watch(table, ann.id, lambda: None)
        watch.look(0)
        await asyncio.gather(*[server.tables.do(table, ann, act) for _ in range(5)])
        [answer], again = watch.answer(0, "k"), watch.answer(0, "k")
        assert isinstance(answer, Shown)
        assert (again, answer.answers, answer.rev) == ([answer], "k", 2)
        assert (await look(server, table, ann, 0)).at == 1
        await asyncio.gather(*[server.tables.do(table, ann, Chat("c", "Hello")) for _ in range(5)])
        assert len((await chat_of(server, table)).lines) == 1
        kept.update(table=table, ann=ann, act=act, shown=await look(server, table, ann, 0))

    async def after(server: Services) -> None:
        await server.tables.do(kept["table"], kept["ann"], kept["act"])
        assert await look(server, kept["table"], kept["ann"], 0) == kept["shown"]
        await server.tables.do(kept["table"], kept["ann"], Chat("c", "Hello"))
        assert len((await chat_of(server, kept["table"])).lines) == 1

    tell(url, before, after)


def test_of_two_acts_for_the_same_position_one_is_stale(url: str) -> None:
    async def story(server: Services) -> None:
        table, ann, _ = await duel(server)
        shown = await look(server, table, ann, 0)
        works = [
            server.tables.do(table, ann, Act(f"k{n}", 0, shown.rev, [offer.form], afresh=True))
            for n, offer in enumerate(shown.offers)
        ]
        codes = await asyncio.gather(*[code_of(work) for work in works])
        assert sorted(codes) == ["done"] + ["stale"] * (len(codes) - 1)

    tell(url, story)


def test_an_act_lasts_though_whoever_asked_is_gone(url: str) -> None:
    async def story(server: Services) -> None:
        table, ann, bob = await duel(server)
        shown = await look(server, table, ann, 0)
        woken = asyncio.Event()
        watch = await server.absence.watch(table, id_of(bob), woken.set)
        watch.look(1)
        woken.clear()
        asking = asyncio.create_task(server.tables.do(table, ann, Act("k", 0, shown.rev, [shown.offers[0].form])))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.wait_for(woken.wait(), SECONDS)
        assert (await look(server, table, ann, 0)).at == 1

    tell(url, story)


# --- what breaks ----------------------------------------------------------------------------------------------------------------


def test_a_crash_in_the_rules_fails_the_act_and_nothing_else(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: Services) -> None:
        table, ann, bob = await duel(server)
        before = await look(server, table, ann, 0)
        with monkeypatch.context() as broken:
            broken.setattr(Match, "act", lambda *_: 1 // 0)
            assert await code_of(server.tables.do(table, ann, Act("k", 0, before.rev, [before.offers[0].form]))) == "internal"
        assert await look(server, table, ann, 0) == before
        await act_first(server, table, ann, 0, "k")
        await act_first(server, table, bob, 1, "k")

    tell(url, story)


def test_what_could_not_be_written_did_not_happen(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise OperationalError("", {}, Exception("the disk is full"))

    async def story(server: Services) -> None:
        table, ann, _ = await duel(server)
        before = await look(server, table, ann, 0)
        with monkeypatch.context() as broken:
            broken.setattr(stored, "_add_changes", fail)
            assert await code_of(server.tables.do(table, ann, Act("k", 0, before.rev, [before.offers[0].form]))) == "internal"
        assert await look(server, table, ann, 0) == before
        assert await act_first(server, table, ann, 0, "k")

    tell(url, story)


def test_a_page_lives_on_when_something_cannot_be_shown(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: Services) -> None:
        table, ann, bob = await duel(server)
        watch = await server.absence.watch(table, id_of(bob), lambda: None)
        watch.look(1)
        offer = (await look(server, table, ann, 0)).offers[0].form
        with monkeypatch.context() as broken:
            broken.setattr("bosworth.server.live.table.show", lambda *_: 1 // 0)
            await server.tables.do(table, ann, Act("k", 0, 1, [offer]))
            assert [type(news) for news in watch.news()] == []
        await act_first(server, table, bob, 1, "k")
        assert [type(news) for news in watch.news()] == [Shown]

    tell(url, story)


def test_a_server_that_closes_refuses_and_finishes(url: str) -> None:
    async def story(server: Services) -> None:
        table, ann, bob = await duel(server)
        shown = await look(server, table, ann, 0)
        asking = asyncio.create_task(server.tables.do(table, ann, Act("k", 0, shown.rev, [shown.offers[0].form])))
        await asyncio.sleep(0)
        await server.drain()
        await asking
        assert server.tables.lives()[0].table.rev(0) == 2
        assert await code_of(server.tables.do(table, bob, Chat("c", "Late"))) == "closing"
        assert await code_of(server.tables.new(ann, Plan("richard3", ["me", "open"], {}))) == "closing"

    tell(url, story)


def test_tables_that_nobody_uses_are_let_go(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_module, "MOST_LOADED", 3)

    async def story(server: Services) -> None:
        ann = await server.people.create_guest("Ann")
        tables = [await server.tables.new(ann, Plan("richard3", ["me", "me"], {})) for _ in range(3)]
        watch = await server.absence.watch(tables[0], id_of(ann), lambda: None)
        watch.look(0)
        await server.tables.do(tables[1], ann, Leave())
        tables += [await server.tables.new(ann, Plan("richard3", ["me", "me"], {})) for _ in range(5)]
        assert len(server.tables.lives()) == 3
        assert tables[1] not in [live.table.id for live in server.tables.lives()], "it is found when its time is up"
        assert tables[0] in [live.table.id for live in server.tables.lives()]
        for number, table in enumerate(tables):
            await act_first(server, table, ann, 0, f"k{number}")
            assert (await look(server, table, ann, 0)).at == 1
        assert [type(news) for news in watch.news()] == [Shown]

    tell(url, story)


def test_a_page_never_looks_at_a_table_that_was_let_go(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: dict[str, Any] = {}

    async def before(server: Services) -> None:
        kept["table"], kept["ann"], _ = await duel(server)

    async def after(server: Services) -> None:
        loads: list[str] = []

        def changed(live: Any) -> None:
            loads.append(live.table.id)
            if len(loads) == 1:
                server.tables._drop(live.table.id)  # before anybody could use it

        monkeypatch.setattr(server.tables, "changed", changed)
        watch = await server.absence.watch(kept["table"], id_of(kept["ann"]), lambda: None)
        assert [live.watches for live in server.tables.lives()] == [{watch}]

    tell(url, before, after)


# --- pages ----------------------------------------------------------------------------------------------------------------------


def test_a_page_gets_all_it_needs_and_then_only_what_is_new(url: str) -> None:
    async def story(server: Services) -> None:
        table, ann, bob = await duel(server)
        rings: list[int] = []
        watch = await server.absence.watch(table, id_of(bob), lambda: rings.append(1))
        assert [type(news) for news in watch.look(1)] == [Room, Shown, Chatted, Noted]
        assert watch.news() == []
        await server.tables.do(table, ann, Chat("c", "Hello"))
        assert watch.news() == [Chatted(0, (await chat_of(server, table)).lines)]
        await server.tables.do(table, bob, Chat("c", "Good day"))
        assert [(news.since, len(news.lines)) for news in watch.news() if isinstance(news, Chatted)] == [(1, 1)]
        await server.tables.do(table, ann, Rename("Bosworth"))
        assert [type(news) for news in watch.news()] == [Room]
        other = await server.absence.watch(table, id_of(ann), lambda: None)
        assert [news.places[0].is_here for news in watch.news() if isinstance(news, Room)] == [True]
        other.close()
        watch.close()
        before = len(rings)
        await server.tables.do(table, ann, Rename("Barnet"))
        assert len(rings) == before

    tell(url, story)


def test_a_page_is_not_told_that_another_seat_writes(url: str) -> None:
    """Seat 0 moves and takes back: the other page is sent nothing, byte for byte, until something is settled."""

    async def story(server: Services) -> None:
        table, ann, bob = await duel(server)
        people = {0: ann, 1: bob}
        watches = {seat: await server.absence.watch(table, id_of(who), lambda: None) for seat, who in people.items()}
        onlooker = await server.absence.watch(table, id_of(None), lambda: None)
        for seat, watch in watches.items():
            watch.look(seat)
        onlooker.look(None)
        watches[0].look(0)
        watches[1].look(1)
        silent = 0
        for number in range(400):
            live = server.tables.lives()[0]
            if live.table.status != "playing" or silent > 5:
                break
            seat = live.table.begun().state.actors()[0]
            settled, is_sealed = live.table.begun().settled, live.table.begun().is_sealed
            shown = await look(server, table, people[seat], seat)
            form = shown.offers[number % len(shown.offers)].form
            await server.tables.do(table, people[seat], Act(f"k{number}", seat, shown.rev, [form]))
            news = {who: watch.news() for who, watch in (*watches.items(), (None, onlooker))}
            assert Shown in [type(message) for message in news[seat]]
            if not is_sealed and server.tables.lives()[0].table.begun().settled == settled:
                assert news[1 - seat] == news[None] == []
                silent += 1
        assert silent

    tell(url, story)


def test_a_page_that_keeps_what_it_gets_has_what_a_new_one_gets(url: str) -> None:
    async def story(server: Services) -> None:
        ann = await server.people.create_guest("Ann")
        table = await server.tables.new(ann, Plan("lancaster", ["me", "me", "me"], {"players": "3"}))
        watch = await server.absence.watch(table, id_of(ann), lambda: None)
        page: dict[str, Any] = {}

        def take(messages: list[Any]) -> None:
            for message in messages:
                if isinstance(message, Shown):
                    page["log"] = [*page.get("log", [])[: message.since], *message.log]
                    page["shown"] = msgspec.structs.replace(message, since=0, log=[])

        take(watch.look(0))
        for number in range(60):
            live = server.tables.lives()[0]
            seat = live.table.begun().state.actors()[-1]
            shown = await look(server, table, ann, seat)
            if shown.undo and number % 7 == 0:
                await server.tables.do(table, ann, Undo(f"k{number}", seat, shown.rev))
            else:
                await act_first(server, table, ann, seat, f"k{number}")
            take(watch.news())
            whole = await look(server, table, ann, 0)
            assert page["log"] == whole.log
            assert page["shown"] == msgspec.structs.replace(whole, since=0, log=[])

    tell(url, story)


def test_a_page_changes_its_seat_and_looks_from_no_other_than_its_own(url: str) -> None:
    async def story(server: Services) -> None:
        table, ann, bob = await duel(server)
        watch = await server.absence.watch(table, id_of(bob), lambda: None)
        for seat in (0, 5):
            with pytest.raises(BosworthError) as refused:
                watch.look(seat)
            assert refused.value.code == "not_your_seat"
        assert [news.seat for news in watch.look(None) if isinstance(news, Shown)] == [None]
        assert [news.seat for news in watch.look(1) if isinstance(news, Shown)] == [1]
        await server.tables.do(table, ann, Agree({"onlookers": "no"}))
        with pytest.raises(BosworthError) as refused:
            await server.absence.watch(table, id_of(None), lambda: None)
        assert refused.value.code == "may_not_look"

    tell(url, story)


# --- lists ----------------------------------------------------------------------------------------------------------------------


def test_tables_are_listed_where_they_belong(any_url: str) -> None:
    async def story(server: Services) -> None:
        ann, bob = await server.people.create_guest("Ann"), await server.people.create_guest("Bob")
        first = await server.tables.new(ann, Plan("richard3", ["me", "open"], {}, name="First"))
        await server.tables.new(ann, Plan("richard3", ["me", "invite"], {}))
        await server.tables.new(ann, Plan("richard3", ["me", "open"], {}, settings={"listed": "no"}))
        roses = await server.tables.new(ann, Plan("roses", ["me", "open"], {"scenario": "two"}))
        assert [listing.id for listing in await open_tables(server)] == [roses, first]
        assert [listing.id for listing in await open_tables(server, "roses")] == [roses]
        listing = (await open_tables(server, "richard3"))[0]
        assert (listing.name, listing.owner, listing.kinds, listing.names) == ("First", "Ann", ("person", "open"), ("Ann", ""))
        assert (listing.seats, listing.mine, listing.waiting_since) == (("lancaster", "york"), (), None)
        await server.tables.do(first, bob, Sit(1))
        assert [listing.id for listing in await open_tables(server)] == [roses]
        assert [listing.id for listing in await live_tables(server)] == [first]
        assert [listing.id for listing in await my_tables(server, bob)] == [first]
        assert len(await my_tables(server, ann)) == 4
        await server.tables.do(first, ann, Agree({"onlookers": "no"}))
        assert await live_tables(server) == []

    tell(any_url, story)


def test_the_game_that_waits_longest_comes_first(any_url: str) -> None:
    now = [1000.0]

    async def story(server: Services) -> None:
        ann, bob = await server.people.create_guest("Ann"), await server.people.create_guest("Bob")
        tables = []
        for _ in range(3):
            tables.append(await server.tables.new(ann, Plan("richard3", ["me", "open"], {"scenario": "1480"})))
            now[0] += 10
        for number in (1, 2, 0):
            await server.tables.do(tables[number], bob, Sit(1))
            now[0] += 10
        assert await next_table(server, ann) == tables[1]
        assert await next_table(server, ann, after=tables[1]) == tables[2]
        mine = await my_tables(server, ann)
        assert [(listing.id, listing.waiting_since) for listing in mine] == [
            (tables[1], 1030.0),
            (tables[2], 1040.0),
            (tables[0], 1050.0),
        ]
        await act_first(server, tables[1], ann, 0, "k")
        assert await next_table(server, ann) == tables[2]
        await act_first(server, tables[2], ann, 0, "k")
        await act_first(server, tables[0], ann, 0, "k")
        assert await next_table(server, ann) is None
        assert await next_table(server, bob, after=tables[1]) == tables[2]
        await server.tables.do(tables[2], bob, Resign("r", 1))
        over = (await my_tables(server, bob))[-1]
        assert (over.id, over.status, over.winners) == (tables[2], "over", ("lancaster",))

    tell(any_url, story, clock=lambda: now[0])


def test_lists_do_not_tell_that_somebody_is_writing(url: str) -> None:
    now = [1000.0]

    async def story(server: Services) -> None:
        table, ann, bob = await duel(server)
        before = await my_tables(server, bob)
        now[0] += 60
        await act_first(server, table, ann, 0, "k")
        assert await my_tables(server, bob) == before
        assert [listing.played for listing in await live_tables(server)] == [1000.0]
        await act_first(server, table, bob, 1, "k")
        assert (await my_tables(server, ann))[0].played == 1060.0

    tell(url, story, clock=lambda: now[0])


def test_a_table_is_removed_with_all_that_belongs_to_it(any_url: str) -> None:
    async def story(server: Services) -> None:
        ann = await server.people.create_guest("Ann")
        table = await server.tables.new(ann, Plan("richard3", ["me", "me"], {}))
        await act_first(server, table, ann, 0, "k")
        await server.tables.do(table, ann, Chat("c", "Hello"))
        await server.tables.remove(table, ann)
        assert await code_of(room_of(server, table, ann)) == "not_found"
        assert await my_tables(server, ann) == []

    tell(any_url, story)


# --- records and branches -------------------------------------------------------------------------------------------------------


def test_games_are_branched_exported_and_taken_in(any_url: str) -> None:
    kept: dict[str, Any] = {}

    async def before(server: Services) -> None:
        ann = kept["ann"] = await server.people.create_guest("Ann")
        table = await server.tables.new(ann, Plan("roses", ["me", "me"], {"scenario": "two"}))
        for number in range(40):
            seat = server.tables.lives()[0].table.begun().state.actors()[0]
            await act_first(server, table, ann, seat, f"k{number}")
        text = await record_of(server, table, ann)
        kept["branch"] = await server.replays.branch(ann, table, 5, "What if")
        kept["import"] = await server.replays.take_in(ann, text, "Again")
        kept["seen"] = {name: await look(server, kept[name], ann, 0) for name in ("branch", "import")}
        assert kept["seen"]["branch"].at == 5

    async def after(server: Services) -> None:
        for name, seen in kept["seen"].items():
            assert await look(server, kept[name], kept["ann"], 0) == seen
        await server.tables.do(kept["branch"], kept["ann"], Resign("r", 1))
        assert await server.replays.draws(kept["branch"], id_of(None)) == []
        assert await server.replays.moments(kept["branch"], id_of(None), 1, 0, 3)
        assert (await room_of(server, kept["branch"], None)).secret == ""

    tell(any_url, before, after)


def test_after_the_end_the_secret_is_told(url: str) -> None:
    async def story(server: Services) -> None:
        table, ann, bob = await duel(server)
        assert (await room_of(server, table, ann)).secret == ""
        await server.tables.do(table, bob, Resign("r", 1))
        room = await room_of(server, table, None)
        assert (room.status, len(room.secret), len(room.commitment)) == ("over", 64, 64)
        assert (await server.replays.draws(table, id_of(None)))[0][0] in ("roll", "pick", "shuffle")

    tell(url, story)
