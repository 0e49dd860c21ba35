"""Saved games and settings in the player's own folder.

A save is a record, `NAME.record`, written anew after every action: first beside the old one, then put in its place, so that a
crash leaves either the old or the new one whole. While a game goes on, the secret of its dice lies in `NAME.secret`, readable by
its owner alone; when the game is over it is part of the record.
"""

import json
import os
import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from itertools import chain, count
from pathlib import Path
from typing import Final

from bosworth.folder import home, make_folder
from bosworth.games import game as find_game
from bosworth.kernel.chance import FairDice
from bosworth.kernel.errors import BosworthError
from bosworth.kernel.match import Match
from bosworth.kernel.record import Record, read_record, replay
from bosworth.locale import LANGUAGES
from bosworth.terminal.trouble import Trouble

NAME: Final = re.compile(r"\w(?:[\w .-]{0,58}\w)?")
RESERVED: Final = re.compile(r"(?:con|prn|aux|nul|com\d|lpt\d)(?:\..*)?", re.IGNORECASE)
"""Names that Windows keeps for itself."""


# --- files ----------------------------------------------------------------------------------------------------------------------


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    """What the system refuses becomes an error that names the file."""
    try:
        yield
    except OSError as error:
        raise Trouble("trouble-write", file=str(path), reason=error.strerror or str(error)) from error


def write_whole(path: Path, text: str, private: bool = False) -> None:
    """Put a text in the place of a file, whole or not at all, also if the machine stops in between."""
    with _writing(path):
        if path.is_relative_to(home()):
            make_folder(path.parent)
        aside = path.with_name(f".{path.name}.{os.getpid()}")
        with os.fdopen(
            os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600 if private else 0o644), "w", encoding="utf-8"
        ) as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        aside.replace(path)
        _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Make a renaming last; Windows has no such thing and needs none."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read_text(path: Path) -> str:
    """The text of a file that the player named."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "UTF-8?"
        raise Trouble("trouble-read", file=str(path), reason=reason or str(error)) from error


# --- settings -------------------------------------------------------------------------------------------------------------------


@dataclass
class Settings:
    """What the player chose once for all games."""

    language: str = ""
    plain: bool = False
    bot: str = ""
    """The opponent chosen last."""


def load_settings() -> Settings:
    """The player's settings; a file that cannot be read counts as none."""
    try:
        data = json.loads((home() / "settings.json").read_text(encoding="utf-8"))
        return Settings(str(data.get("language", "")), bool(data.get("plain", False)), str(data.get("bot", "")))
    except (OSError, ValueError, AttributeError):
        return Settings()


def save_settings(settings: Settings) -> None:
    """Keep the player's settings."""
    write_whole(home() / "settings.json", json.dumps(asdict(settings), indent=2) + "\n")


def choose_language(given: str | None) -> str:
    """The language asked for, or the one kept in the settings, or the system's if we speak it, or English."""
    if given is not None:
        if given not in LANGUAGES:
            raise Trouble("trouble-language", name=given, known=", ".join(LANGUAGES))
        return given
    kept = load_settings().language
    system = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "")[:2].lower()
    return next(language for language in (kept, system, "en") if language in LANGUAGES)


# --- saves ----------------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Save:
    """One saved game, by its name."""

    name: str

    @property
    def path(self) -> Path:
        """The record."""
        return home() / "saves" / f"{self.name}.record"

    @property
    def secret_path(self) -> Path:
        """The secret of the dice while the game goes on."""
        return self.path.with_suffix(".secret")

    def exists(self) -> bool:
        """Whether there is such a game."""
        return self.path.is_file()

    def record(self) -> Record:
        """The record, read but not yet replayed."""
        return read_record(read_text(self.path))

    def write(self, match: Match) -> None:
        """Save a game in progress; the secret goes first, so that no record is ever without it."""
        is_told = bool(match.record.secret)
        if not is_told and isinstance(match.dice, FairDice) and not self.secret_path.exists():
            write_whole(self.secret_path, match.dice.secret.hex() + "\n", private=True)
        write_whole(self.path, match.record.write())
        if is_told:
            with _writing(self.secret_path):
                self.secret_path.unlink(missing_ok=True)

    def load(self) -> tuple[Match, bool]:
        """Take up the game; false if its secret is lost, so that it goes on with new dice that cannot be verified."""
        record = self.record()
        secret = _read_secret(self.secret_path)
        known = secret is not None or bool(record.secret)
        if not known:
            record.commitment = ""
        seed = secret or (bytes.fromhex(record.secret) if record.secret else secrets.token_bytes(32))
        return Match.resume(find_game(record.game), record, FairDice(seed)), known

    def remove(self) -> None:
        """Delete the game."""
        with _writing(self.path):
            self.path.unlink()
            self.secret_path.unlink(missing_ok=True)

    def rename(self, other: "Save") -> None:
        """Give the game another name; the secret is copied first and removed last, so that no record is ever without it."""
        with _writing(other.path):
            if self.secret_path.exists():
                write_whole(other.secret_path, read_text(self.secret_path), private=True)
            self.path.replace(other.path)
            self.secret_path.unlink(missing_ok=True)


def _read_secret(path: Path) -> bytes | None:
    if not path.exists():
        return None
    try:
        return bytes.fromhex(read_text(path).strip())
    except ValueError:
        raise Trouble("trouble-secret", file=str(path)) from None


def named(name: str) -> Save:
    """A save by its name, which must be a plain one: no folders, nothing hidden, nothing a system keeps for itself."""
    if not NAME.fullmatch(name) or RESERVED.fullmatch(name) or ".." in name:
        raise Trouble("trouble-name", name=name)
    return Save(name)


def existing(name: str) -> Save:
    """A save that is there."""
    save = named(name)
    if not save.exists():
        raise Trouble("trouble-no-save", name=name)
    return save


def fresh(name: str) -> Save:
    """A save whose name is still free."""
    save = named(name)
    if save.exists():
        raise Trouble("trouble-save-exists", name=name)
    return save


def free_name(stem: str) -> str:
    """A name that is not taken: the stem, or the stem with a number."""
    names = chain([stem], (f"{stem}-{number}" for number in count(2)))
    return next(name for name in names if not Save(name).exists())


def all_saves() -> list[Save]:
    """All saved games, the one played last first."""
    found = sorted((home() / "saves").glob("*.record"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    return [Save(path.stem) for path in found if NAME.fullmatch(path.stem)]


def latest() -> Save:
    """The game played last that is not over."""
    for save in all_saves():
        try:
            is_over = bool(save.record().secret)
        except BosworthError:
            is_over = False
        if not is_over:
            return save
    raise Trouble("trouble-no-saves")


def open_record(name: str) -> Record:
    """A record by the path of its file or by the name of a save."""
    path = Path(name)
    if path.is_file():
        return read_record(read_text(path))
    if NAME.fullmatch(name) and Save(name).exists():
        return Save(name).record()
    raise Trouble("trouble-no-file", name=name)


def check(record: Record) -> int:
    """Replay a record, for the number of its last action; `BadRecord` at the first line that does not fit."""
    return sum(1 for _ in replay(record, find_game(record.game))) - 1
