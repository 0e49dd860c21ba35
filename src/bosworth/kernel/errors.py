"""What can go wrong, each with a stable code that a program may rely on."""


class BosworthError(Exception):
    """Base of every error that a user can cause; `code` never changes, the text may."""

    code = "error"

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class Malformed(BosworthError):
    """The text is not an action, an option or an outcome at all."""

    code = "malformed"


class Illegal(BosworthError):
    """The action exists but is not offered now."""

    code = "illegal"


class NotYourTurn(BosworthError):
    """The seat has nothing to decide now."""

    code = "not_your_turn"


class Stale(BosworthError):
    """The request speaks of a position that is no longer the present one."""

    code = "stale"


class NothingToUndo(BosworthError):
    """The last thing this seat did cannot be taken back any more."""

    code = "nothing_to_undo"


class OldRules(BosworthError):
    """The game was played by rules that have changed since: it can be looked at, not played on."""

    code = "old_rules"


class BadData(BosworthError):
    """A data file is broken; the text names file, entry and reason."""

    code = "bad_data"

    def __init__(self, file: str, entry: str, reason: str) -> None:
        super().__init__(f"{file}: {entry}: {reason}")
        self.file = file
        self.entry = entry
        self.reason = reason


class BadRecord(BosworthError):
    """A record is damaged; the text names the line and what was expected there."""

    code = "bad_record"

    def __init__(self, line: int, expected: str, found: str) -> None:
        super().__init__(f"line {line}: expected {expected}, found {found}")
        self.line = line
        self.expected = expected
        self.found = found


class BadOutcome(BosworthError):
    """A scripted or recorded outcome does not fit the draw that asks for it."""

    code = "bad_outcome"


class BrokenRule(BosworthError):
    """A conformance check failed: the game breaks the kernel's contract."""

    code = "broken_rule"
