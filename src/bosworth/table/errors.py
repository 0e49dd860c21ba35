"""What can be refused at a table besides what the rules refuse; each with a stable code."""

from bosworth.kernel.errors import BosworthError


class NotYourSeat(BosworthError):
    """Somebody else sits there, or nobody."""

    code = "not_your_seat"


class NotYourTable(BosworthError):
    """Only whoever set up the table may do this."""

    code = "not_your_table"


class MayNotLook(BosworthError):
    """The table has no onlookers."""

    code = "may_not_look"


class SeatTaken(BosworthError):
    """The seat is not free, or kept for somebody who was invited."""

    code = "seat_taken"


class NotOver(BosworthError):
    """This would tell what is still hidden: it is open when the game is over."""

    code = "not_over"


class NotPlaying(BosworthError):
    """The game is not dealt yet: seats are still open."""

    code = "not_playing"


class ChatClosed(BosworthError):
    """The table has agreed that nobody speaks while the rules of the game forbid talk."""

    code = "chat_closed"


class KeyReused(BosworthError):
    """The same id was sent before with another content."""

    code = "key_reused"
