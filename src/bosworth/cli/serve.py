"""`bosworth serve`: the table in the browser."""

import os
import shlex
import shutil
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Final

import typer
from sqlalchemy.exc import SQLAlchemyError

from bosworth.cli.common import open_screen
from bosworth.cli.wishes import Lang
from bosworth.locale.words import Words
from bosworth.server.run import listen, run
from bosworth.server.settings import Settings
from bosworth.server.store.store import read_url, reason_of
from bosworth.terminal.screen import Screen
from bosworth.terminal.trouble import Trouble

DEFAULT_PORT: Final = 8485


def serve(  # noqa: PLR0913, PLR0917 - one for each option
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 for any that is free.")] = DEFAULT_PORT,
    db: Annotated[str, typer.Option(metavar="URL", help="The database; a file in your data folder if not given.")] = "",
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in your browser.")] = True,
    workers_for_bots: Annotated[int, typer.Option(min=1, max=64, help="Processes in which bots think, two at least.")] = 2,
    allow_host: Annotated[list[str] | None, typer.Option(help="A host name under which others reach this server.")] = None,
    proxy: Annotated[
        bool, typer.Option("--proxy", help="Trust x-forwarded-proto and x-forwarded-for: behind a proxy of your own.")
    ] = False,
    rate: Annotated[
        float, typer.Option(min=0.01, help="Multiply every rate limit by this: more if many share an address.")
    ] = 1.0,
    lang: Lang = None,
) -> None:
    """Serve the table in the browser, and open its page."""
    screen, words = open_screen(lang, False)
    database = read_url(db).render_as_string(hide_password=False)
    listener = _listen(host, port)
    settings = Settings(
        database=database,
        host=host,
        port=listener.getsockname()[1],
        allowed_hosts=tuple(allow_host or ()),
        is_behind_proxy=proxy,
        bot_workers=workers_for_bots,
        rate_factor=rate,
        open_command=_open_command(port, db),
    )
    with listener:
        _run(settings, listener, screen, words, open_page)


def _open_command(port: int, db: str) -> str:
    """What to type so that others are let in: the program as it was called, with all that matters for its games."""
    command = [_program(), "serve", "--host", "0.0.0.0"]  # noqa: S104 - only told
    command += ["--port", str(port)] if port not in (0, DEFAULT_PORT) else []
    command += ["--db", db] if db.startswith("sqlite:") else []  # the address of any other may have a password in it
    return shlex.join(command)


def _program() -> str:
    """How this program is called: by its name if that finds it, as it was called if not."""
    called, found = Path(sys.argv[0]), shutil.which("bosworth")
    is_elsewhere = called.name == "bosworth" and called.exists() and (found is None or not called.samefile(found))
    return sys.argv[0] if is_elsewhere else "bosworth"


def _listen(host: str, port: int) -> socket.socket:
    """Take the port first: that it is free is known before anything else is done."""
    try:
        return listen(host, port)
    except OSError as error:
        raise Trouble("trouble-port", host=host, port=str(port), reason=error.strerror or str(error)) from error


def _run(settings: Settings, listener: socket.socket, screen: Screen, words: Words, open_page: bool) -> None:
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "::1": "[::1]"}.get(settings.host, settings.host)  # noqa: S104 - an address to show
    address = f"http://{shown}:{settings.port}/"

    def ready(_server: object) -> None:
        screen.say(words("serve-ready", address=address))
        screen.say(words("serve-stop"), "dim")
        screen.console.file.flush()
        if open_page and _has_display():
            threading.Thread(target=_open, args=(address,), daemon=True).start()

    try:
        run(settings, listener, ready)
    except (SQLAlchemyError, OSError) as error:
        url = read_url(settings.database).render_as_string()
        raise Trouble("trouble-database", url=url, reason=reason_of(error)) from error
    screen.say(words("serve-ended"), "dim")


def _has_display() -> bool:
    """Whether there is a screen for a browser; on other systems than Unix there always is."""
    if os.name == "posix" and sys.platform != "darwin":
        return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return True


def _open(address: str) -> None:
    with suppress(webbrowser.Error):
        webbrowser.open(address)
