"""What ends a command before its time: errors, told in the player's language, and players who leave."""

import sys
from typing import TYPE_CHECKING

from bosworth.kernel.errors import BadRecord, BosworthError

if TYPE_CHECKING:  # words are slow to load, and an error may be told without them
    from bosworth.locale.words import Words


class Leave(Exception):
    """The player closed the input or pressed Ctrl-C; `code` is what the program should end with."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Trouble(BosworthError):
    """Something the player asked for cannot be done: a message id with arguments."""

    code = "trouble"

    def __init__(self, message: str, **args: int | str) -> None:
        super().__init__(f"{message} {args}")
        self.message = message
        self.args_ = args


def describe(error: BosworthError | OSError, words: "Words") -> str:
    """One line for any error, in the player's language as far as it is ours to word."""
    if isinstance(error, OSError):
        reason = error.strerror or str(error)
        return words("trouble-read", file=str(error.filename), reason=reason) if error.filename else reason
    if isinstance(error, Trouble):
        return words(error.message, **error.args_)
    if isinstance(error, BadRecord):
        return words("trouble-record", line=str(error.line), expected=error.expected, found=error.found)
    return error.text


def complain(text: str) -> None:
    """One line on the error stream."""
    print(f"bosworth: {text}", file=sys.stderr)  # noqa: T201 - this is where the command speaks of errors
