"""What is thought about at a table: a thought about a position that is gone is called off."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from bosworth.kernel.errors import Stale

T = TypeVar("T")


class Thoughts:
    """The thoughts that somebody waits for at one table."""

    def __init__(self) -> None:
        self._open: dict[asyncio.Future[Any], Callable[[], bool]] = {}

    async def wait(self, thinking: Awaitable[T], is_wanted: Callable[[], bool]) -> T:
        """What comes of a thought; `Stale` as soon as it is not wanted any more."""
        thought = asyncio.ensure_future(thinking)
        self._open[thought] = is_wanted
        try:
            return await thought
        except asyncio.CancelledError:
            if _is_cancelled():
                raise
            raise Stale("the position is another one than was thought about") from None
        finally:
            del self._open[thought]

    def review(self) -> None:
        """Something has changed: call off what is not wanted any more."""
        for thought, is_wanted in self._open.items():
            if not is_wanted():
                thought.cancel()

    def end(self) -> None:
        """The table is gone: call off everything."""
        for thought in self._open:
            thought.cancel()


def _is_cancelled() -> bool:
    """Whether it is the one who waits that was cancelled."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
