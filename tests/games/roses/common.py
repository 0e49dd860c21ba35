"""What the tests of several chapters set up."""

from bosworth.testing.roses import Table, scenario

SOUTH = "red: windsor, stafford; yellow: bp_winchester, carisbrooke; blue: neville"
"""E12: the south of England; Winchester is neutral."""
ORDERS = ("3 troop winchester", "move stafford wc", "4 troop carisbrooke", "mercenary windsor", "white stafford", "black neville")
"""E13: Red's orders."""


def south_at_war() -> Table:
    """E13, E16: as E12, and Yellow owns Winchester; Blue comes before Red in turn order, so Red resolves first (A29)."""
    game = scenario(
        f"{SOUTH}; yellow: bp_winchester, carisbrooke, winchester",
        order="blue yellow green red",
        cash="red 60, blue 9",
        mercs="red 1",
        stack=16,
    )
    return game.writes("red", *ORDERS).writes("blue", "move neville se", "3 troop winchester")


def parliament(picture: str, **fields: object) -> Table:
    """A position whose parliament has sat."""
    return scenario(picture, step="parliament", **fields).resolves("end_of_turn")  # type: ignore[arg-type]
