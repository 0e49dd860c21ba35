"""What a request may be refused for: every code with its HTTP status. A code never changes its meaning."""

from typing import Final

from bosworth.kernel.errors import BosworthError

_CODES: Final = {
    400: "malformed bad_host",
    401: "no_identity wrong_password",
    403: "not_your_seat not_your_table may_not_look other_origin bad_link",
    404: "not_found no_such_person",
    405: "no_such_method",
    409: "stale not_your_turn nothing_to_undo seat_taken name_taken has_account no_account key_reused "
    "not_over not_playing chat_closed lost_race",
    413: "too_large",
    422: "illegal bad_record bad_outcome bad_name bad_password weak_password",
    429: "too_many",
    500: "internal",
    503: "closing",
}
STATUS: Final = {code: status for status, codes in _CODES.items() for code in codes.split()}
"""The HTTP status of each code."""


def status_of(code: str) -> int:
    """The HTTP status of a code; whatever a person can cause is 422 unless it says otherwise."""
    return STATUS.get(code, 422)


class Refusal(BosworthError):
    """A request that is refused before anything happened; `code` says why, `text` says more to a developer."""

    def __init__(self, code: str, text: str = "") -> None:
        super().__init__(text or code)
        self.code = code
