"""The house: acts that last, pages that see them, lists, and what happens when something breaks."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from sqlalchemy.exc import OperationalError
from tests.server.guests import SECONDS, act_first, duel, house_at, look, run

from bosworth.kernel.errors import BosworthError
from bosworth.kernel.match import Match
from bosworth.server.http.messages import Chatted, Noted, Room
from bosworth.server.live import tables as hall
from bosworth.server.live.house import House
from bosworth.server.store import tables as store_tables
from bosworth.server.store.people import Person
from bosworth.table.shown import Shown

Story = Callable[[House], Awaitable[None]]


def tell(url: str, *stories: Story, **how: Any) -> None:
    """Each story has the house opened anew, on the same database."""

    async def whole() -> None:
        for story in stories:
            async with house_at(url, **how) as house:
                await story(house)

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

    async def before(house: House) -> None:
        kept["table"], kept["ann"], kept["bob"] = table, ann, bob = await duel(house)
        await act_first(house, table, ann, 0, "k1")
        await house.chat(table, ann, "Hello", key="c1")
        await house.write_note(table, bob, 1, "a plan")
        await house.rename(table, ann, "Bosworth")
        await house.set_settings(table, ann, {"grace": "9", "listed": "no"})
        kept["seen"] = [await look(house, table, who, seat) for who, seat in ((ann, 0), (bob, 1), (None, None))]
        kept["room"] = await house.room(table, ann)

    async def after(house: House) -> None:
        table, ann, bob = kept["table"], kept["ann"], kept["bob"]
        assert [await look(house, table, who, seat) for who, seat in ((ann, 0), (bob, 1), (None, None))] == kept["seen"]
        assert await house.room(table, ann) == kept["room"]
        assert [line.text for line in (await house.chat_lines(table, bob)).lines] == ["Hello"]
        assert (await house.note(table, bob, 1)).text == "a plan"
        form = (await house.hint_job(table, bob, 1, 1)).offers[0]
        assert form
        await act_first(house, table, bob, 1, "k2")
        assert (await look(house, table, ann, 0)).at > 0

    tell(any_url, before, after)


def test_every_refusal_has_its_code_and_changes_nothing(url: str) -> None:
    async def story(house: House) -> None:
        table, ann, bob = await duel(house)
        cat = await house.people.create_guest("Cat")
        shown = await look(house, table, ann, 0)
        form, rev = shown.offers[0].form, shown.rev

        def act(who: Person, seat: int, rev: int, *forms: str, key: str = "k") -> Awaitable[object]:
            return house.act(table, who, seat, rev, forms, key=key)

        await act_first(house, table, bob, 1, "mine")
        before = [await look(house, table, who, seat) for who, seat in ((ann, 0), (bob, 1), (None, None))]
        for work, code in (
            (act(cat, 0, rev, form), "not_your_seat"),
            (act(bob, 0, rev, form), "not_your_seat"),
            (act(bob, 1, 2, form), "not_your_turn"),
            (act(ann, 0, rev, "stop"), "illegal"),
            (act(ann, 0, rev, "dance"), "malformed"),
            (act(ann, 0, rev + 1, form), "stale"),
            (act(bob, 1, 1, form, key="mine"), "key_reused"),
            (house.undo(table, ann, 0, rev, key="u"), "nothing_to_undo"),
            (house.undo(table, cat, 0, rev, key="u"), "not_your_seat"),
            (house.resign(table, cat, 0, key="r"), "not_your_seat"),
            (house.chat(table, cat, "Psst", key="c"), "not_your_seat"),
            (house.write_note(table, cat, 0, "x"), "not_your_seat"),
            (house.note(table, cat, 0), "not_your_seat"),
            (house.shown(table, bob, 0), "not_your_seat"),
            (house.moments(table, bob, 0, 0, 0), "not_your_seat"),
            (house.hint_job(table, ann, 1, 1), "not_your_seat"),
            (house.hint_job(table, ann, 0, 9), "stale"),
            (house.hint_job(table, bob, 1, 2), "not_your_turn"),
            (house.sit(table, cat, 0), "seat_taken"),
            (house.rename(table, bob, "x"), "not_your_table"),
            (house.remove_table(table, bob), "not_your_table"),
            (house.remove_table(table, ann), "seat_taken"),
            (house.record(table, ann), "not_over"),
            (house.draws(table, ann), "not_over"),
            (house.branch(ann, table, 0), "not_over"),
            (house.room("nowhere", ann), "not_found"),
            (house.act("nowhere", ann, 0, 1, [form], key="k"), "not_found"),
            (house.take_in(ann, "nonsense"), "bad_record"),
            (house.new_table(ann, "chess", {}, []), "malformed"),
        ):
            assert await code_of(work) == code
        assert [await look(house, table, who, seat) for who, seat in ((ann, 0), (bob, 1), (None, None))] == before
        assert len(await house.my_tables(ann)) == 1

    tell(url, story)


def test_the_same_request_is_done_once_and_answered_alike(url: str) -> None:
    kept: dict[str, Any] = {}

    async def before(house: House) -> None:
        table, ann, _ = await duel(house)
        shown = await look(house, table, ann, 0)
        request = {"rev": shown.rev, "forms": [shown.offers[0].form], "key": "k"}
        answers = await asyncio.gather(*[house.act(table, ann, 0, **request) for _ in range(5)])  # type: ignore[arg-type]
        assert len({(answer.id, answer.rev) for answer in answers}) == 1
        assert (await look(house, table, ann, 0)).at == 1
        await asyncio.gather(*[house.chat(table, ann, "Hello", key="c") for _ in range(5)])
        assert len((await house.chat_lines(table, ann)).lines) == 1
        kept.update(table=table, ann=ann, request=request, answer=answers[0])

    async def after(house: House) -> None:
        assert await house.act(kept["table"], kept["ann"], 0, **kept["request"]) == kept["answer"]
        await house.chat(kept["table"], kept["ann"], "Hello", key="c")
        assert len((await house.chat_lines(kept["table"], None)).lines) == 1

    tell(url, before, after)


def test_of_two_acts_for_the_same_position_one_is_stale(url: str) -> None:
    async def story(house: House) -> None:
        table, ann, _ = await duel(house)
        shown = await look(house, table, ann, 0)
        works = [
            house.act(table, ann, 0, shown.rev, [offer.form], afresh=True, key=f"k{n}") for n, offer in enumerate(shown.offers)
        ]
        codes = await asyncio.gather(*[code_of(work) for work in works])
        assert sorted(codes) == ["done"] + ["stale"] * (len(codes) - 1)

    tell(url, story)


def test_an_act_lasts_though_whoever_asked_is_gone(url: str) -> None:
    async def story(house: House) -> None:
        table, ann, bob = await duel(house)
        shown = await look(house, table, ann, 0)
        woken = asyncio.Event()
        watch = await house.watch(table, bob, woken.set)
        watch.look(1)
        woken.clear()
        asking = asyncio.create_task(house.act(table, ann, 0, shown.rev, [shown.offers[0].form], key="k"))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.wait_for(woken.wait(), SECONDS)
        assert (await look(house, table, ann, 0)).at == 1

    tell(url, story)


# --- what breaks ----------------------------------------------------------------------------------------------------------------


def test_a_crash_in_the_rules_fails_the_act_and_nothing_else(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        table, ann, bob = await duel(house)
        before = await look(house, table, ann, 0)
        with monkeypatch.context() as broken:
            broken.setattr(Match, "act", lambda *_: 1 // 0)
            assert await code_of(house.act(table, ann, 0, before.rev, [before.offers[0].form], key="k")) == "internal"
        assert await look(house, table, ann, 0) == before
        await act_first(house, table, ann, 0, "k")
        await act_first(house, table, bob, 1, "k")

    tell(url, story)


def test_what_could_not_be_written_did_not_happen(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise OperationalError("", {}, Exception("the disk is full"))

    async def story(house: House) -> None:
        table, ann, _ = await duel(house)
        before = await look(house, table, ann, 0)
        with monkeypatch.context() as broken:
            broken.setattr(store_tables, "_add_changes", fail)
            assert await code_of(house.act(table, ann, 0, before.rev, [before.offers[0].form], key="k")) == "internal"
        assert await look(house, table, ann, 0) == before
        assert await act_first(house, table, ann, 0, "k")

    tell(url, story)


def test_a_page_lives_on_when_something_cannot_be_shown(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        table, ann, bob = await duel(house)
        watch = await house.watch(table, bob, lambda: None)
        watch.look(1)
        offer = (await look(house, table, ann, 0)).offers[0].form
        with monkeypatch.context() as broken:
            broken.setattr("bosworth.server.live.table.show", lambda *_: 1 // 0)
            assert (await house.act(table, ann, 0, 1, [offer], key="k")).rev == 2
            assert [type(news) for news in watch.news()] == []
        await act_first(house, table, bob, 1, "k")
        assert [type(news) for news in watch.news()] == [Shown]

    tell(url, story)


def test_a_house_that_closes_refuses_and_finishes(url: str) -> None:
    async def story(house: House) -> None:
        table, ann, bob = await duel(house)
        shown = await look(house, table, ann, 0)
        asking = asyncio.create_task(house.act(table, ann, 0, shown.rev, [shown.offers[0].form], key="k"))
        await asyncio.sleep(0)
        await house.drain()
        assert (await asking).rev == 2
        assert await code_of(house.chat(table, bob, "Late", key="c")) == "closing"
        assert await code_of(house.new_table(ann, "richard3", {}, ["me", "open"])) == "closing"

    tell(url, story)


def test_tables_that_nobody_uses_are_let_go(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "MOST_LOADED", 3)

    async def story(house: House) -> None:
        ann = await house.people.create_guest("Ann")
        tables = [await house.new_table(ann, "richard3", {}, ["me", "me"]) for _ in range(3)]
        watch = await house.watch(tables[0], ann, lambda: None)
        watch.look(0)
        await house.leave(tables[1], ann)
        tables += [await house.new_table(ann, "richard3", {}, ["me", "me"]) for _ in range(5)]
        assert len(house._tables.lives()) == 3
        assert tables[1] not in [live.table.id for live in house._tables.lives()], "it is found when its time is up"
        assert tables[0] in [live.table.id for live in house._tables.lives()]
        for number, table in enumerate(tables):
            await act_first(house, table, ann, 0, f"k{number}")
            assert (await look(house, table, ann, 0)).at == 1
        assert [type(news) for news in watch.news()] == [Shown]

    tell(url, story)


def test_a_page_never_looks_at_a_table_that_was_let_go(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: dict[str, Any] = {}

    async def before(house: House) -> None:
        kept["table"], kept["ann"], _ = await duel(house)

    async def after(house: House) -> None:
        loads: list[str] = []

        def changed(live: Any) -> None:
            loads.append(live.table.id)
            if len(loads) == 1:
                house._tables._drop(live.table.id)  # before anybody could use it

        monkeypatch.setattr(house._tables, "_changed", changed)
        watch = await house.watch(kept["table"], kept["ann"], lambda: None)
        assert [live.watches for live in house._tables.lives()] == [{watch}]

    tell(url, before, after)


# --- pages ----------------------------------------------------------------------------------------------------------------------


def test_a_page_gets_all_it_needs_and_then_only_what_is_new(url: str) -> None:
    async def story(house: House) -> None:
        table, ann, bob = await duel(house)
        rings: list[int] = []
        watch = await house.watch(table, bob, lambda: rings.append(1))
        assert [type(news) for news in watch.look(1)] == [Room, Shown, Chatted, Noted]
        assert watch.news() == []
        await house.chat(table, ann, "Hello", key="c")
        assert watch.news() == [Chatted(0, (await house.chat_lines(table, None)).lines)]
        await house.chat(table, bob, "Good day", key="c")
        assert [(news.since, len(news.lines)) for news in watch.news() if isinstance(news, Chatted)] == [(1, 1)]
        await house.rename(table, ann, "Bosworth")
        assert [type(news) for news in watch.news()] == [Room]
        other = await house.watch(table, ann, lambda: None)
        assert [news.places[0].is_here for news in watch.news() if isinstance(news, Room)] == [True]
        other.close()
        watch.close()
        before = len(rings)
        await house.rename(table, ann, "Barnet")
        assert len(rings) == before

    tell(url, story)


def test_a_page_is_not_told_that_another_seat_writes(url: str) -> None:
    """Seat 0 moves and takes back: the other page is sent nothing, byte for byte, until something is settled."""

    async def story(house: House) -> None:
        table, ann, bob = await duel(house)
        people = {0: ann, 1: bob}
        watches = {seat: await house.watch(table, who, lambda: None) for seat, who in people.items()}
        onlooker = await house.watch(table, None, lambda: None)
        for seat, watch in watches.items():
            watch.look(seat)
        onlooker.look(None)
        watches[0].look(0)
        watches[1].look(1)
        silent = 0
        for number in range(400):
            live = house._tables.lives()[0]
            if live.table.status != "playing" or silent > 5:
                break
            seat = live.table.begun().state.actors()[0]
            settled, is_sealed = live.table.begun().settled, live.table.begun().is_sealed
            shown = await look(house, table, people[seat], seat)
            form = shown.offers[number % len(shown.offers)].form
            await house.act(table, people[seat], seat, shown.rev, [form], key=f"k{number}")
            news = {who: watch.news() for who, watch in (*watches.items(), (None, onlooker))}
            assert Shown in [type(message) for message in news[seat]]
            if not is_sealed and house._tables.lives()[0].table.begun().settled == settled:
                assert news[1 - seat] == news[None] == []
                silent += 1
        assert silent

    tell(url, story)


def test_a_page_that_keeps_what_it_gets_has_what_a_new_one_gets(url: str) -> None:
    async def story(house: House) -> None:
        ann = await house.people.create_guest("Ann")
        table = await house.new_table(ann, "lancaster", {"players": "3"}, ["me", "me", "me"])
        watch = await house.watch(table, ann, lambda: None)
        page: dict[str, Any] = {}

        def take(messages: list[Any]) -> None:
            for message in messages:
                if isinstance(message, Shown):
                    page["log"] = [*page.get("log", [])[: message.since], *message.log]
                    page["shown"] = msgspec.structs.replace(message, since=0, log=[])

        take(watch.look(0))
        for number in range(60):
            live = house._tables.lives()[0]
            seat = live.table.begun().state.actors()[-1]
            shown = await look(house, table, ann, seat)
            if shown.undo and number % 7 == 0:
                await house.undo(table, ann, seat, shown.rev, key=f"k{number}")
            else:
                await act_first(house, table, ann, seat, f"k{number}")
            take(watch.news())
            whole = await look(house, table, ann, 0)
            assert page["log"] == whole.log
            assert page["shown"] == msgspec.structs.replace(whole, since=0, log=[])

    tell(url, story)


def test_a_page_changes_its_seat_and_looks_from_no_other_than_its_own(url: str) -> None:
    async def story(house: House) -> None:
        table, ann, bob = await duel(house)
        watch = await house.watch(table, bob, lambda: None)
        for seat in (0, 5):
            with pytest.raises(BosworthError) as refused:
                watch.look(seat)
            assert refused.value.code == "not_your_seat"
        assert [news.seat for news in watch.look(None) if isinstance(news, Shown)] == [None]
        assert [news.seat for news in watch.look(1) if isinstance(news, Shown)] == [1]
        await house.set_settings(table, ann, {"onlookers": "no"})
        with pytest.raises(BosworthError) as refused:
            await house.watch(table, None, lambda: None)
        assert refused.value.code == "may_not_look"

    tell(url, story)


# --- lists ----------------------------------------------------------------------------------------------------------------------


def test_tables_are_listed_where_they_belong(any_url: str) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.people.create_guest("Ann"), await house.people.create_guest("Bob")
        first = await house.new_table(ann, "richard3", {}, ["me", "open"], name="First")
        await house.new_table(ann, "richard3", {}, ["me", "invite"])
        await house.new_table(ann, "richard3", {}, ["me", "open"], settings={"listed": "no"})
        roses = await house.new_table(ann, "roses", {"scenario": "two"}, ["me", "open"])
        assert [listing.id for listing in await house.open_tables()] == [roses, first]
        assert [listing.id for listing in await house.open_tables("roses")] == [roses]
        listing = (await house.open_tables("richard3"))[0]
        assert (listing.name, listing.owner, listing.kinds, listing.names) == ("First", "Ann", ("person", "open"), ("Ann", ""))
        assert (listing.seats, listing.mine, listing.waiting_since) == (("lancaster", "york"), (), None)
        await house.sit(first, bob, 1)
        assert [listing.id for listing in await house.open_tables()] == [roses]
        assert [listing.id for listing in await house.live_tables()] == [first]
        assert [listing.id for listing in await house.my_tables(bob)] == [first]
        assert len(await house.my_tables(ann)) == 4
        await house.set_settings(first, ann, {"onlookers": "no"})
        assert await house.live_tables() == []

    tell(any_url, story)


def test_the_game_that_waits_longest_comes_first(any_url: str) -> None:
    now = [1000.0]

    async def story(house: House) -> None:
        ann, bob = await house.people.create_guest("Ann"), await house.people.create_guest("Bob")
        tables = []
        for _ in range(3):
            tables.append(await house.new_table(ann, "richard3", {"scenario": "1480"}, ["me", "open"]))
            now[0] += 10
        for number in (1, 2, 0):
            await house.sit(tables[number], bob, 1)
            now[0] += 10
        assert await house.next_table(ann) == tables[1]
        assert await house.next_table(ann, after=tables[1]) == tables[2]
        mine = await house.my_tables(ann)
        assert [(listing.id, listing.waiting_since) for listing in mine] == [
            (tables[1], 1030.0),
            (tables[2], 1040.0),
            (tables[0], 1050.0),
        ]
        await act_first(house, tables[1], ann, 0, "k")
        assert await house.next_table(ann) == tables[2]
        await act_first(house, tables[2], ann, 0, "k")
        await act_first(house, tables[0], ann, 0, "k")
        assert await house.next_table(ann) is None
        assert await house.next_table(bob, after=tables[1]) == tables[2]
        await house.resign(tables[2], bob, 1, key="r")
        over = (await house.my_tables(bob))[-1]
        assert (over.id, over.status, over.winners) == (tables[2], "over", (0,))

    tell(any_url, story, clock=lambda: now[0])


def test_lists_do_not_tell_that_somebody_is_writing(url: str) -> None:
    now = [1000.0]

    async def story(house: House) -> None:
        table, ann, bob = await duel(house)
        before = await house.my_tables(bob)
        now[0] += 60
        await act_first(house, table, ann, 0, "k")
        assert await house.my_tables(bob) == before
        assert [listing.played for listing in await house.live_tables()] == [1000.0]
        await act_first(house, table, bob, 1, "k")
        assert (await house.my_tables(ann))[0].played == 1060.0

    tell(url, story, clock=lambda: now[0])


def test_a_table_is_removed_with_all_that_belongs_to_it(any_url: str) -> None:
    async def story(house: House) -> None:
        ann = await house.people.create_guest("Ann")
        table = await house.new_table(ann, "richard3", {}, ["me", "me"])
        await act_first(house, table, ann, 0, "k")
        await house.chat(table, ann, "Hello", key="c")
        await house.remove_table(table, ann)
        assert await code_of(house.room(table, ann)) == "not_found"
        assert await house.my_tables(ann) == []

    tell(any_url, story)


# --- records and branches -------------------------------------------------------------------------------------------------------


def test_games_are_branched_exported_and_taken_in(any_url: str) -> None:
    kept: dict[str, Any] = {}

    async def before(house: House) -> None:
        ann = kept["ann"] = await house.people.create_guest("Ann")
        table = await house.new_table(ann, "roses", {"scenario": "two"}, ["me", "me"])
        for number in range(40):
            seat = house._tables.lives()[0].table.begun().state.actors()[0]
            await act_first(house, table, ann, seat, f"k{number}")
        text = await house.record(table, ann)
        kept["branch"] = await house.branch(ann, table, 5, "What if")
        kept["import"] = await house.take_in(ann, text, "Again")
        kept["seen"] = {name: await look(house, kept[name], ann, 0) for name in ("branch", "import")}
        assert kept["seen"]["branch"].at == 5

    async def after(house: House) -> None:
        for name, seen in kept["seen"].items():
            assert await look(house, kept[name], kept["ann"], 0) == seen
        await house.resign(kept["branch"], kept["ann"], 1, key="r")
        assert await house.draws(kept["branch"], None) == []
        assert await house.moments(kept["branch"], None, 1, 0, 3)
        assert (await house.room(kept["branch"], None)).secret == ""

    tell(any_url, before, after)


def test_after_the_end_the_secret_is_told(url: str) -> None:
    async def story(house: House) -> None:
        table, ann, bob = await duel(house)
        assert (await house.room(table, ann)).secret == ""
        await house.resign(table, bob, 1, key="r")
        room = await house.room(table, None)
        assert (room.status, len(room.secret), len(room.commitment)) == ("over", 64, 64)
        assert (await house.draws(table, None))[0][0] in ("roll", "pick", "shuffle")

    tell(url, story)
