"""Errors that the terminal tells in the player's language."""

from typing import TYPE_CHECKING

from bosworth.kernel.errors import BadRecord, BosworthError

if TYPE_CHECKING:
    from bosworth.locale.words import Words


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
