"""Why a table cannot be used at all; each with a stable code."""

from bosworth.kernel.errors import BosworthError


class NotFound(BosworthError):
    """There is no such table."""

    code = "not_found"


class Internal(BosworthError):
    """Something broke that nobody at the table can help; nothing has changed."""

    code = "internal"


class Closing(BosworthError):
    """The server is about to stop."""

    code = "closing"
