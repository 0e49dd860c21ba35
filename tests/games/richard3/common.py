"""What the tests of several chapters set up and ask."""

from bosworth.games.richard3.combat import firepower
from bosworth.games.richard3.tables import BLOCK
from bosworth.testing.richard3 import Table, scenario

CROWN_GUARDS = (
    "Cumbria: York; South Yorks: March; Caernarvon: Rutland; Chester: Arundel; Derby: Essex; Pembroke: Hastings;"
    "Warwick: Herbert; Gloucester: Norfolk; Middlesex: Suffolk; Sussex: Worcester; Cornwall: Y_warwick;"
)
"""Yorkists in all eleven areas with a crown."""


def homes(game: Table, block: str) -> set[str]:
    """The places where a block may go home to."""
    return {offer.split()[-1] for offer in game.offered(f"go {block} ")}


def next_supply_phase(game: Table, *york: str) -> None:
    """York plays a 4, does these things, Lancaster does nothing, up to the next supply phase."""
    game.plays("play 2", seat="lancaster").plays("play 4", seat="york").plays(*york, "end", "end")


def due(game: Table) -> set[str]:
    """The blocks that may act now."""
    return {offer.split()[1] for offer in game.offered()}


def ends(game: Table, verb: str) -> set[str]:
    """The last words of the offers that begin so."""
    return {offer.split()[-1] for offer in game.offered(verb + " ")}


def attack(picture: str, *moves: str, cards: str = "york 4, lancaster 2", reply: str = "end", **options: str) -> Table:
    """Player 1 makes these moves and ends, Player 2 answers; then the battle begins."""
    game = scenario(picture, cards=cards, options=options).plays(*moves, "end")
    return game.plays(*reply.split("; "))


def power(game: Table, block: str) -> int:
    """The firepower of a block in the present battle."""
    return firepower(game.state, BLOCK[block])
