"""Bots at the tables of a server, and seats whose owners have left."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import pytest
from tests.server.guests import act_first, duel, look, room_of, run, server_at, soon, think

from bosworth.kernel.errors import Stale
from bosworth.server.live import bot_turns
from bosworth.server.live.room import Room
from bosworth.server.live.tables import Tables
from bosworth.server.services import Services
from bosworth.server.store.people import Person, id_of
from bosworth.table.messages import Agree, Back, Leave, Rename, Resign
from bosworth.table.opening import Plan
from bosworth.table.table import Table
from bosworth.table.thinking import Job


def table_of(server: Services) -> Any:
    return server.tables.lives()[0].table


def test_bots_play_a_whole_game_among_themselves(url: str) -> None:
    async def story() -> None:
        async with server_at(url) as server:
            ann = await server.people.create_guest("Ann")
            table = await server.tables.new(ann, Plan("roses", ["bot:greedy", "bot:random"], {"scenario": "two"}))
            await soon(lambda: table_of(server).status == "over")
            await soon(lambda: not server.tables.lives()[0].bots)
            room = await room_of(server, table, ann)
            assert (room.status, [place.kind for place in room.places]) == ("over", ["bot", "bot"])
            assert not any(place.is_thinking for place in room.places)

    run(story())


def test_a_bot_answers_and_then_waits_for_the_person(url: str) -> None:
    async def story() -> None:
        async with server_at(url) as server:
            ann = await server.people.create_guest("Ann")
            table = await server.tables.new(ann, Plan("richard3", ["me", "bot:greedy"], {"scenario": "1480"}))
            for number in range(12):
                await soon(lambda: 0 in table_of(server).begun().state.actors() and not table_of(server).bots_due())
                await act_first(server, table, ann, 0, f"k{number}")
            assert (await look(server, table, ann, 0)).at > 12

    run(story())


def test_a_seat_thinks_one_thought_at_a_time_and_sees_only_its_view(url: str) -> None:
    thoughts: dict[tuple[int, bytes], int] = {}
    now: set[int] = set()

    async def slow(job: Job) -> tuple[str, ...]:
        assert job.seat not in now
        assert job.view.seat == job.seat
        now.add(job.seat)
        thoughts[job.seat, job.seed] = thoughts.get((job.seat, job.seed), 0) + 1
        await asyncio.sleep(0.002)
        now.discard(job.seat)
        return await think(job)

    async def story() -> None:
        async with server_at(url, slow) as server:
            ann = await server.people.create_guest("Ann")
            table = await server.tables.new(ann, Plan("lancaster", ["bot:random"] * 3, {"players": "3"}))
            for number in range(30):
                await server.tables.do(table, ann, Rename(f"Name {number}"))  # every change asks whether a bot is due
            await soon(lambda: table_of(server).begun().rev > 40)

    run(story())
    assert max(thoughts.values()) == 1


def test_it_is_shown_that_a_bot_thinks_if_that_takes_a_while(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_turns, "SHOWN_AFTER", 0.01)
    gate = asyncio.Event()

    async def slow(job: Job) -> tuple[str, ...]:
        await gate.wait()
        return await think(job)

    async def story() -> None:
        async with server_at(url, slow) as server:
            ann = await server.people.create_guest("Ann")
            table = await server.tables.new(ann, Plan("richard3", ["me", "bot:greedy"], {}))
            watch = await server.absence.watch(table, id_of(ann), lambda: None)
            watch.look(0)
            await soon(lambda: any(place.is_thinking for room in watch.news() if isinstance(room, Room) for place in room.places))
            gate.set()
            await soon(lambda: [room for room in watch.news() if isinstance(room, Room) and not room.places[1].is_thinking])

    run(story())


def test_a_thought_about_a_position_that_is_gone_is_dropped(url: str) -> None:
    gate, asked = asyncio.Event(), []

    async def slow(job: Job) -> tuple[str, ...]:
        asked.append(job)
        if len(asked) == 1:
            await gate.wait()
        return await think(job)

    async def story() -> None:
        async with server_at(url, slow) as server:
            ann = await server.people.create_guest("Ann")
            table = await server.tables.new(ann, Plan("richard3", ["me", "bot:greedy"], {}))
            await soon(lambda: asked)
            await server.tables.do(table, ann, Resign("r", 0))
            rev = table_of(server).begun().rev
            gate.set()
            await soon(lambda: not server.tables.lives()[0].bots)
            assert table_of(server).begun().rev == rev

    run(story())


class Endless:
    """Thinks until it is called off."""

    def __init__(self) -> None:
        self.asked: list[Job] = []
        self.called_off: list[Job] = []

    async def __call__(self, job: Job) -> tuple[str, ...]:
        self.asked.append(job)
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.called_off.append(job)
            raise
        return ()


async def someone_resigns(server: Services, table: str, ann: Person) -> None:
    await server.tables.do(table, ann, Resign("r", 0))


async def the_owner_comes_back(server: Services, table: str, ann: Person) -> None:
    live = await server.tables.get(table)
    await server.tables.change(table, partial(Table.hand_over, seat=0))
    await soon(lambda: len(live.bots) == 2)
    await server.tables.do(table, ann, Back())
    assert list(live.bots) == [1]


async def the_table_is_done_away_with(server: Services, table: str, ann: Person) -> None:
    await server.tables.remove(table, ann)


@pytest.mark.parametrize(
    ("change", "ended"), [(someone_resigns, [1]), (the_table_is_done_away_with, [1]), (the_owner_comes_back, [0])]
)
def test_a_thought_is_called_off_when_its_position_is_gone(
    url: str, change: Callable[[Services, str, Person], Coroutine[Any, Any, None]], ended: list[int]
) -> None:
    mind = Endless()

    async def story() -> None:
        async with server_at(url, mind) as server:
            ann = await server.people.create_guest("Ann")
            table = await server.tables.new(ann, Plan("richard3", ["me", "bot:greedy"], {}))
            await soon(lambda: mind.asked)
            await change(server, table, ann)
            await soon(lambda: mind.called_off)
            assert [job.seat for job in mind.called_off] == ended

    run(story())


def test_a_hint_is_called_off_when_its_seat_moves_on(url: str) -> None:
    mind = Endless()

    async def story() -> None:
        async with server_at(url, None) as server:
            table, ann, _ = await duel(server)
            live = await server.tables.get(table)
            job = live.table.hint_job(ann.id, 0, live.table.rev(0))
            before = live.table.rev(0)
            hint = asyncio.create_task(live.thoughts.wait(mind(job), lambda: live.table.rev(0) == before))
            await soon(lambda: mind.asked)
            await server.tables.do(table, ann, Rename("Another name"))
            assert not mind.called_off
            await act_first(server, table, ann, 0, "k")
            with pytest.raises(Stale):
                await hint
            assert mind.called_off == [job]

    run(story())


@pytest.mark.parametrize("wrong", ["dance", "stop"])
def test_a_bot_that_fails_is_asked_again_later(url: str, monkeypatch: pytest.MonkeyPatch, wrong: str) -> None:
    monkeypatch.setattr(bot_turns, "PATIENCE", 0.05)
    monkeypatch.setattr("bosworth.server.live.absence.ROUND", 0.02)
    asked: list[Job] = []

    async def clumsy(job: Job) -> tuple[str, ...]:
        asked.append(job)
        return (wrong,) if len(asked) < 3 else await think(job)

    async def story() -> None:
        async with server_at(url, clumsy) as server:
            ann = await server.people.create_guest("Ann")
            table = await server.tables.new(ann, Plan("richard3", ["me", "bot:greedy"], {}))
            await soon(lambda: table_of(server).begun().rev == 1)
            assert len(asked) == 3
            await act_first(server, table, ann, 0, "k")

    run(story())


def test_bots_that_belong_to_another_process_are_asked_for_once_a_round(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bosworth.server.live.absence.ROUND", 3600.0)
    asked: list[str] = []

    async def elsewhere(_house: Services, table: str) -> bool:
        asked.append(table)
        return False

    monkeypatch.setattr(Tables, "claims_bots", elsewhere)

    async def story() -> None:
        async with server_at(url) as server:
            ann = await server.people.create_guest("Ann")
            table = await server.tables.new(ann, Plan("richard3", ["me", "bot:greedy"], {}))
            for _ in range(100):
                await asyncio.sleep(0)
            assert asked == [table]
            await server.absence.visit(server.tables.lives()[0])
            await soon(lambda: asked == [table, table])

    run(story())


def test_bots_go_on_after_a_restart(url: str) -> None:
    async def never(job: Job) -> str:
        await asyncio.sleep(60)
        return ""

    async def story() -> None:
        async with server_at(url, never) as server:
            ann = await server.people.create_guest("Ann")
            table = await server.tables.new(ann, Plan("roses", ["bot:random", "bot:random"], {"scenario": "two"}))
            against = await server.tables.new(ann, Plan("richard3", ["me", "bot:random"], {"scenario": "1480"}))
            await act_first(server, against, ann, 0, "k")
        async with server_at(url, think) as server:
            await soon(lambda: len(server.tables.lives()) == 2)
            lives = {live.table.id: live for live in server.tables.lives()}
            await soon(lambda: lives[table].table.status == "over")
            await soon(lambda: lives[against].table.begun().rev > 1)

    run(story())


# --- who has left ---------------------------------------------------------------------------------------------------------------


class Time:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def quick(monkeypatch: pytest.MonkeyPatch) -> Time:
    monkeypatch.setattr("bosworth.server.live.absence.ROUND", 0.01)
    return Time()


async def go_round(server: Services) -> None:
    """What happens at a table once a second."""
    for live in server.tables.lives():
        await server.absence.visit(live)


async def kinds(server: Services, table: str) -> list[str]:
    return [place.kind for place in (await room_of(server, table, None)).places]


async def leaving(server: Services, table: str) -> list[bool]:
    return [place.is_leaving for place in (await room_of(server, table, None)).places]


def test_after_the_grace_period_the_bot_plays_until_the_owner_comes_back(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    time = quick(monkeypatch)

    async def story() -> None:
        async with server_at(url, clock=time) as server:
            table, ann, bob = await duel(server)
            await server.tables.do(table, ann, Agree({"grace": "30", "away": "random"}))
            await server.tables.do(table, bob, Leave())
            time.now += 29
            await go_round(server)
            assert await kinds(server, table) == ["person", "person"]
            assert await leaving(server, table) == [False, True]
            time.now += 2
            await soon(lambda: table_of(server).chairs[1].kind == "away" and table_of(server).begun().rev == 1)
            assert await leaving(server, table) == [False, False]
            await server.tables.do(table, bob, Back())
            assert await kinds(server, table) == ["person", "person"]
            await act_first(server, table, ann, 0, "k")
            assert (await look(server, table, bob, 1)).at >= 2

    run(story())


def test_a_seat_that_was_left_is_remembered_over_a_restart(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    time = quick(monkeypatch)

    async def story() -> None:
        async with server_at(url, clock=time) as server:
            table, _, bob = await duel(server)
            await server.tables.do(table, bob, Leave())
        time.now += 100
        async with server_at(url, clock=time) as server:
            await soon(lambda: [live for live in server.tables.lives() if live.table.chairs[1].kind == "away"])

    run(story())


@pytest.mark.parametrize(("absence", "becomes"), [("wait", "person"), ("bot", "away")])
def test_whether_a_closed_page_counts_as_leaving_is_agreed(
    url: str, monkeypatch: pytest.MonkeyPatch, absence: str, becomes: str
) -> None:
    time = quick(monkeypatch)

    async def story() -> None:
        async with server_at(url, clock=time) as server:
            table, ann, bob = await duel(server)
            await server.tables.do(table, ann, Agree({"grace": "30", "absence": absence}))
            pages = [await server.absence.watch(table, id_of(who), lambda: None) for who in (ann, bob)]
            time.now += 100
            await go_round(server)
            assert await kinds(server, table) == ["person", "person"]
            pages[1].close()
            time.now += 29
            await go_round(server)
            assert await kinds(server, table) == ["person", "person"]
            time.now += 2
            await go_round(server)
            assert await kinds(server, table) == ["person", becomes]

    run(story())


def test_callbacks_come_from_the_loop_and_stop_with_the_watch(url: str) -> None:
    async def story() -> None:
        async with server_at(url, None) as server:
            table, ann, _ = await duel(server)
            rings: list[Callable[[], None]] = []
            watch = await server.absence.watch(table, id_of(ann), lambda: rings.append(asyncio.get_running_loop().stop))
            await server.tables.do(table, ann, Rename("A"))
            assert len(rings) == 1
            watch.close()
            await server.tables.do(table, ann, Rename("B"))
            assert len(rings) == 1

    run(story())
