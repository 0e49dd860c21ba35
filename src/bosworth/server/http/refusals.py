"""What a request may be refused for: every code with its HTTP status. A code never changes its meaning."""

from typing import Final

from bosworth.kernel.errors import BosworthError

STATUS: Final = {
    "malformed": 400,
    "bad_host": 400,
    "no_identity": 401,
    "wrong_password": 401,
    "not_your_seat": 403,
    "not_your_table": 403,
    "may_not_look": 403,
    "other_origin": 403,
    "bad_link": 403,
    "not_found": 404,
    "no_such_person": 404,
    "no_such_method": 405,
    "stale": 409,
    "not_your_turn": 409,
    "nothing_to_undo": 409,
    "seat_taken": 409,
    "name_taken": 409,
    "has_account": 409,
    "no_account": 409,
    "key_reused": 409,
    "not_over": 409,
    "not_playing": 409,
    "chat_closed": 409,
    "lost_race": 409,
    "too_large": 413,
    "illegal": 422,
    "bad_record": 422,
    "bad_outcome": 422,
    "bad_name": 422,
    "bad_password": 422,
    "weak_password": 422,
    "too_many": 429,
    "internal": 500,
    "closing": 503,
}
"""The HTTP status of each code."""


def status_of(code: str) -> int:
    """The HTTP status of a code; whatever a person can cause is 422 unless it says otherwise."""
    return STATUS.get(code, 422)


class Refusal(BosworthError):
    """A request that is refused before anything happened; `code` says why, `text` says more to a developer."""

    def __init__(self, code: str, text: str = "") -> None:
        super().__init__(text or code)
        self.code = code
