"""What can be refused at a table besides what the rules refuse; each with a stable code."""

from bosworth.kernel.errors import BosworthError


class NotYourSeat(BosworthError):
    """Somebody else sits there, or nobody."""

    code = "not_your_seat"


class NotAllowed(BosworthError):
    """This is for the owner of the table, or for those who sit at it."""

    code = "not_allowed"


class SeatTaken(BosworthError):
    """The seat is not free, or kept for somebody who was invited."""

    code = "seat_taken"


class NotYet(BosworthError):
    """This would tell what is still hidden: it is open when the game is over."""

    code = "not_yet"


class NotBegun(BosworthError):
    """The game is not dealt yet: seats are still open."""

    code = "not_begun"


class KeyReused(BosworthError):
    """The same id was sent before with another content."""

    code = "key_reused"
