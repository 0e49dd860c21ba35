"""The writer: one thread that carries out whatever waits to be written, in one transaction, and tells each when it lasts."""

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

T = TypeVar("T")

MOST_AT_ONCE: Final = 64
"""So many writes share one commit."""
TRIES: Final = 5
"""How often a write is tried that waits for another process while that waits for it."""


@dataclass
class _Task:
    order: str
    do: Callable[[Connection], Any]
    future: "Future[Any]"


class Writer:
    """Writes in the order of arrival; where the disk is slow, what arrived meanwhile is committed together."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: queue.SimpleQueue[_Task | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="bosworth-writer", daemon=True)
        self._thread.start()

    def write(self, do: Callable[[Connection], T], order: str = "") -> "Future[T]":
        """Do this in a transaction; the future is done when it is committed. `order`: what it writes to, such as a table's id."""
        future: Future[T] = Future()
        self._waiting.put(_Task(order, do, future))
        return future

    def close(self) -> None:
        """Write what waits, then stop."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        is_open = True
        while is_open:
            tasks: list[_Task] = []
            while len(tasks) < MOST_AT_ONCE and (not tasks or not self._waiting.empty()):
                task = self._waiting.get()
                if task is None:
                    is_open = False
                    break
                if task.future.set_running_or_notify_cancel():  # from now on nobody can call it off
                    tasks.append(task)
            # The same order in every process, or two of them could wait for each other's rows.
            self._carry_out(sorted(tasks, key=lambda task: task.order))

    def _carry_out(self, tasks: list[_Task], tries: int = TRIES) -> None:
        try:
            answers = self._commit(tasks)
        except Exception as error:  # noqa: BLE001 - it is handed to whoever asked for the write; the thread goes on
            if len(tasks) > 1 or (tries > 1 and _is_entangled(error)):
                for task in tasks:
                    self._carry_out([task], tries - 1)
                return
            answers = [(task, None, error) for task in tasks]
        for task, result, failure in answers:
            if failure is not None:
                task.future.set_exception(failure)
            else:
                task.future.set_result(result)

    def _commit(self, tasks: list[_Task]) -> list[tuple[_Task, Any, Exception | None]]:
        """One transaction; of several tasks one that fails takes back only what it did itself."""
        answers: list[tuple[_Task, Any, Exception | None]] = []
        if not tasks:
            return answers
        with self._engine.connect() as connection, connection.begin():
            if len(tasks) == 1:
                return [(tasks[0], tasks[0].do(connection), None)]
            for task in tasks:
                try:
                    with connection.begin_nested():
                        answers.append((task, task.do(connection), None))
                except DBAPIError as error:
                    if error.connection_invalidated or _is_entangled(error):
                        raise
                    answers.append((task, None, error))
                except Exception as error:  # noqa: BLE001 - it is handed to whoever asked for the write
                    answers.append((task, None, error))
        return answers


def _is_entangled(error: Exception) -> bool:
    """Whether PostgreSQL has untied a knot of transactions by giving up this one: it may be tried again."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", "") in ("40P01", "40001")
