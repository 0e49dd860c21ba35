"""The numbers that name decisions, stages, switches and the states of things."""

from typing import Final

from bosworth.games.lancaster.tables import OFFICES

# The decisions, and the stages that run by themselves between them; `steps.py` says what each does.
EXTEND: Final = 1
PLACE: Final = 2
RETINUE: Final = 3
COMPANY: Final = 4
FAVOUR: Final = 5
NOBLE: Final = 6
REMOVE_NOBLE: Final = 7
UPGRADE: Final = 8
BALLOT: Final = 9
LAW: Final = 10
PROVINCE: Final = 11
CROSSING: Final = 12
SURREY: Final = 13
CASTLE: Final = 14
RANSOM: Final = 15
NEW_ROUND: Final = 16
FIRST_EXTENSION: Final = 17
NEXT_PLACER: Final = 18
PLACED_IN_CONFLICT: Final = 19
NEXT_BALLOT: Final = 20
NEXT_LAW: Final = 21
LAW_TURN: Final = 22
COURT_AWARDS: Final = 23
NEXT_PROVINCE: Final = 24
PROVINCE_DONE: Final = 25
NEXT_CASTLE: Final = 26
CASTLE_GOES_ON: Final = 27
NEXT_CONFLICT: Final = 28
NEXT_RANSOM: Final = 29
CONFLICT_WON: Final = 30
CONFLICT_LOST: Final = 31
END_OF_ROUND: Final = 32
FINAL_SCORING: Final = 33

# An extension's state.
NONE: Final = 0
ACTIVE: Final = 1
FLIPPED: Final = 2

# Where a Lord may be besides 1 + office.
HOME: Final = 0
IN_TREASURY: Final[int] = 1 + OFFICES
