"""A game that is over is judged once for all who ask, from what each seat knew; a running one is not."""

import asyncio
from typing import Any

import pytest
from tests.server.guests import act_first, duel, run, server_at, soon

from bosworth.bots.analysis import ANALYST, decisions
from bosworth.bots.base import Advice, Chance
from bosworth.kernel.errors import BosworthError, OldRules
from bosworth.server.live import analyses
from bosworth.server.services import Services
from bosworth.server.store.people import id_of
from bosworth.table.messages import Resign
from bosworth.table.thinking import Job, Thought


async def a_half(job: Job) -> Thought:
    """Whatever was played wins half the time; the first offer three times in four."""
    first = job.offers[:1]
    chances = [Chance(first, 0.75)] if first != job.also else []
    advice = Advice(first[0], "reason-end", chances=(*chances, Chance(job.also, 0.5)))
    return Thought(("x",), advice)


def tell(url: str, story: Any, advise: Any = a_half) -> None:
    async def whole() -> None:
        async with server_at(url, None, advise=advise) as server:
            await story(server)

    run(whole())


async def a_game(server: Services) -> str:
    """A game of a few actions, in which the first choices were free; Bob has given up."""
    table, ann, bob = await duel(server)
    await act_first(server, table, ann, 0, "a")
    await act_first(server, table, bob, 1, "b")
    await server.tables.do(table, bob, Resign("c", 1))
    return table


async def ready(server: Services, table: str, seat: int | None = None) -> Any:
    analysis = await server.analyses.of(table, "", seat)
    while analysis.judged != analysis.of:
        await asyncio.sleep(0.001)
        analysis = await server.analyses.of(table, "", seat)
    return analysis


def test_every_free_decision_is_judged_with_what_its_seat_saw(url: str) -> None:
    asked: list[Job] = []

    async def remember(job: Job) -> Thought:
        asked.append(job)
        return await a_half(job)

    async def story(server: Services) -> None:
        table = await a_game(server)
        analysis = await ready(server, table)
        match = (await server.tables.get(table)).table.begun()
        known = list(decisions((await server.tables.get(table)).table.game, match.record))
        assert [(job.seat, job.view, job.also, job.bot) for job in asked] == [(d.seat, d.view, d.chain, ANALYST) for d in known]
        assert [point.seat for point in analysis.points] == [0, 1]
        assert {point.chance for point in analysis.points} == {0.5}
        await ready(server, table)
        assert len(asked) == len(known), "once for all who ask"

    tell(url, story, remember)


def test_a_seat_is_told_its_own_decisions_alone(url: str) -> None:
    async def story(server: Services) -> None:
        table = await a_game(server)
        analysis = await ready(server, table, 1)
        assert {point.seat for point in analysis.points} == {1}
        assert {turn.seat for turn in analysis.turning_points} <= {1}

    tell(url, story)


def test_a_turning_point_has_words_and_text_forms_and_the_game_its_end(url: str) -> None:
    async def other(job: Job) -> Thought:
        best = next(offer for offer in job.offers if (offer,) != job.also)
        return Thought(("x",), Advice(best, "reason-end", chances=(Chance((best,), 0.75), Chance(job.also, 0.5))))

    async def story(server: Services) -> None:
        table = await a_game(server)
        analysis = await ready(server, table)
        assert analysis.result == [1.0, 0.0], "Bob has given up"
        assert analysis.end == 3
        [first, *_] = analysis.turning_points
        assert (first.at, first.seat, first.done.chance, first.better.chance) == (0, 0, 0.5, 0.75)
        assert first.done.acts[0].form != first.better.acts[0].form
        assert first.better.acts[0].form.startswith("play ")
        assert first.better.told[0][0].startswith("offer-")

    tell(url, story, other)


def test_nothing_is_judged_before_the_game_is_over(url: str) -> None:
    async def story(server: Services) -> None:
        table, ann, _ = await duel(server)
        for person, seat in ((id_of(ann), 0), ("", None)):
            with pytest.raises(BosworthError) as refused:
                await server.analyses.of(table, person, seat)
            assert refused.value.code == "not_over"

    tell(url, story)


def test_a_decision_that_fails_is_passed_over(url: str) -> None:
    async def fail(job: Job) -> Thought:
        if job.seat:
            raise RuntimeError("no idea")
        return await a_half(job)

    async def story(server: Services) -> None:
        table = await a_game(server)
        analysis = await ready(server, table)
        assert {point.seat for point in analysis.points} == {0}

    tell(url, story, fail)


def test_a_game_that_cannot_be_judged_says_so(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> Any:
        raise OldRules("this game was played by other rules")

    monkeypatch.setattr(analyses, "decisions", refuse)

    async def story(server: Services) -> None:
        table = await a_game(server)
        await server.analyses.of(table, "", None)
        [work] = server.analyses._works.values()
        await soon(lambda: work.is_done)
        with pytest.raises(OldRules):
            await server.analyses.of(table, "", None)

    tell(url, story)


def test_only_what_is_complete_is_forgotten(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MOST_KEPT", 1)
    gate = asyncio.Event()

    async def wait(job: Job) -> Thought:
        await gate.wait()
        return await a_half(job)

    async def story(server: Services) -> None:
        tables = [await a_game(server) for _ in range(3)]
        for table in tables:
            await server.analyses.of(table, "", None)
        assert list(server.analyses._works) == tables
        gate.set()
        for table in tables:
            await ready(server, table)
        assert list(server.analyses._works) == tables[-1:]

    tell(url, story, wait)


def test_it_says_how_far_it_is_and_ends_with_the_server(url: str) -> None:
    gate = asyncio.Event()

    async def wait(job: Job) -> Thought:
        await gate.wait()
        return await a_half(job)

    async def story(server: Services) -> None:
        table = await a_game(server)
        assert (await server.analyses.of(table, "", None)).of is None

        def is_known() -> bool:
            [work] = server.analyses._works.values()
            return work.of is not None

        await soon(is_known)
        analysis = await server.analyses.of(table, "", None)
        assert (analysis.judged, analysis.of, analysis.points) == (0, 2, [])

    tell(url, story, wait)
