"""What is told of each happening, and to whom (section 13). Nothing is told while `telling` is off."""

from bosworth.games.richard3.facts import SIDES
from bosworth.games.richard3.state import Position
from bosworth.games.richard3.tables import (
    AREA_COUNT,
    AREA_NAMES,
    BLOCK_NAMES,
    FACTS,
    KIND_NAMES,
    KIND_OF,
    PLACE_NAMES,
    SEA_NAMES,
)
from bosworth.kernel.event import all_but, only


def side_name(side: int) -> str:
    """The id of a side."""
    return SIDES[side]


def cards_text(cards: list[int]) -> str:
    """The kinds of some cards, as one argument."""
    return " ".join(KIND_NAMES[KIND_OF[card]] for card in cards)


def blocks_text(blocks: list[int]) -> str:
    """The ids of some blocks, as one argument."""
    return " ".join(BLOCK_NAMES[block] for block in blocks)


def dice_text(dice: list[int]) -> str:
    """Some dice, as one argument."""
    return " ".join(str(die) for die in dice)


def campaign(s: Position) -> None:
    """A campaign begins; each side looks at its hand."""
    if s.telling:
        year = FACTS.scenarios[s.options["scenario"]].years[s.campaign - 1]
        s.tell("campaign", {"number": s.campaign, "of": s.campaigns, "year": year}, reveals=True)
        hands(s)


def hands(s: Position) -> None:
    """Each side looks at its hand."""
    if s.telling:
        for side in (0, 1):
            s.tell("hand", {"cards": cards_text(s.hands[side])}, only(side))


def side(s: Position, name: str, who: int, reveals: bool = False) -> None:
    """Something that only names a side."""
    if s.telling:
        s.tell(name, {"side": SIDES[who]}, reveals=reveals)


def execution(s: Position, who: int, captive: int) -> None:
    """10.2 Everybody sees which of the blocks in his area the captive was: one that has moved, or one that has not."""
    if s.telling:
        args: dict[str, int | str] = {"side": SIDES[who], "other": SIDES[1 - who], "moved": s.moved[captive]}
        s.tell("execution", {**args, "block": BLOCK_NAMES[captive], "area": AREA_NAMES[s.where[captive]]}, reveals=True)


def at(s: Position, name: str, who: int, area: int) -> None:
    """Something a side does in an area, nobody named."""
    if s.telling:
        s.tell(name, {"side": SIDES[who], "area": AREA_NAMES[area]})


def battle_won(s: Position, winner: int, area: int) -> None:
    """8.11 A side has won a battle, and the other lost it."""
    if s.telling:
        s.tell("battle-won", {"side": SIDES[winner], "other": SIDES[1 - winner], "area": AREA_NAMES[area]})


def plague_toll(s: Position, victim: int, area: int, number: int) -> None:
    """7.3 What the plague has cost a side: so many blocks a step each."""
    if s.telling:
        s.tell("plague-toll", {"side": SIDES[victim], "area": AREA_NAMES[area], "number": number})


def phase(s: Position, name: str, value: int) -> None:
    """A phase begins. Who is asked what in it tells something: an overfull area, a captive, a poor hand."""
    if s.telling:
        s.tell(name, {"number": value}, reveals=True)


def journey(s: Position, name: str, block: int, start: int, to: int, reveals: bool = False) -> None:
    """A block goes somewhere: its owner hears its name, the others see a nameless block."""
    if s.telling:
        who = s.side_of(block)
        way: dict[str, int | str] = {"from": PLACE_NAMES[start], "to": PLACE_NAMES[to]}
        s.tell(name, {"block": BLOCK_NAMES[block], **way}, only(who))
        s.tell(name + "-hidden", {"side": SIDES[who], **way}, all_but(who), reveals)


def sailing(s: Position, block: int, start: int, to: int, sea: int) -> None:
    """A block goes by sea."""
    if s.telling:
        who = s.side_of(block)
        way: dict[str, int | str] = {"from": AREA_NAMES[start], "to": AREA_NAMES[to], "sea": SEA_NAMES[sea]}
        s.tell("sail", {"block": BLOCK_NAMES[block], **way}, only(who))
        s.tell("sail-hidden", {"side": SIDES[who], **way}, all_but(who))


def quiet_loss(s: Position, name: str, block: int, area: int) -> None:
    """A block loses a step outside battle: its owner hears its name, the others the area."""
    if s.telling:
        who = s.side_of(block)
        s.tell(name, {"block": BLOCK_NAMES[block], "area": AREA_NAMES[area]}, only(who))
        s.tell(name + "-hidden", {"side": SIDES[who], "area": AREA_NAMES[area]}, all_but(who))


def named(s: Position, name: str, block: int, place: int = -1) -> None:
    """Something that names a block to everybody: in battle, or by its nature."""
    if s.telling:
        args: dict[str, int | str] = {"block": BLOCK_NAMES[block], "side": SIDES[s.side_of(block)]}
        if place >= 0:
            args["area"] = PLACE_NAMES[place]
        s.tell(name, args, reveals=True)


def defects(s: Position, block: int, area: int) -> None:
    """8.8 A block has gone over: from now on it serves the one side, and the other has lost it."""
    if s.telling:
        who = s.side_of(block)
        args: dict[str, int | str] = {"block": BLOCK_NAMES[block], "side": SIDES[who], "other": SIDES[1 - who]}
        s.tell("defects", {**args, "area": AREA_NAMES[area]}, reveals=True)


def new_king(s: Position) -> None:
    """A King has succeeded: of all titles his alone is told with the area, if he is on the map (10.1, 13)."""
    if s.where[s.king] < AREA_COUNT:
        named(s, "new-king", s.king, s.where[s.king])
    else:
        named(s, "new-king-away", s.king)


def shot(s: Position, name: str, block: int, target: int, dice: list[int], power: int) -> None:
    """Dice rolled by a block, at a named target or at none."""
    if s.telling:
        args: dict[str, int | str] = {"block": BLOCK_NAMES[block], "dice": dice_text(dice), "power": power}
        args["hits"] = sum(die <= power for die in dice)
        if target >= 0:
            args["target"] = BLOCK_NAMES[target]
        s.tell(name, args)


def hit(s: Position, block: int, steps: int) -> None:
    """A block in battle loses steps."""
    if s.telling:
        s.tell("hit", {"block": BLOCK_NAMES[block], "steps": steps})


def overfull(s: Position, who: int, area: int, losses: int) -> None:
    """An area holds more blocks than it can feed; the number tells how many local mercenaries are among them."""
    if s.telling:
        s.tell("overfull", {"side": SIDES[who], "area": AREA_NAMES[area], "number": losses}, reveals=True)


def line(s: Position, name: str, who: int, blocks: list[int]) -> None:
    """Blocks of a side are shown to both."""
    if s.telling and blocks:
        strengths = " ".join(str(s.strength[block]) for block in blocks)
        s.tell(name, {"side": SIDES[who], "blocks": blocks_text(blocks), "strengths": strengths}, reveals=True)


def held(s: Position, who: int, blocks: list[int], with_middlesex: bool) -> None:
    """Whom a side holds at the end, and how many that is with Middlesex."""
    args: dict[str, int | str] = {"side": SIDES[who], "blocks": blocks_text(blocks), "middlesex": int(with_middlesex)}
    s.tell("held", {**args, "number": len(blocks) + with_middlesex}, reveals=True)


def scores(s: Position, values: list[int]) -> None:
    """The running score has changed, which tells how many of the nameless blocks are nobles (D57)."""
    s.tell("scores", {"lancaster": values[0], "york": values[1]}, reveals=True)
