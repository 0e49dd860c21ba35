"""Richard III in text: the map by regions, the battle by initiative, areas and blocks on demand."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from bosworth.games.richard3.battle import ready_blocks
from bosworth.games.richard3.combat import firepower
from bosworth.games.richard3.facts import SIDES
from bosworth.games.richard3.imagine import imagine
from bosworth.games.richard3.prompt import step_name
from bosworth.games.richard3.state import Position
from bosworth.games.richard3.tables import (
    AREA,
    AREA_COUNT,
    AREA_NAMES,
    BLOCK_COUNT,
    BLOCK_NAMES,
    BORDER_COUNT,
    DEAD,
    FACTS,
    FIREPOWER,
    KIND_NAMES,
    KIND_OF,
    LETTER,
    LETTER_FIRST,
    MINOR,
    OWNER,
    POOL,
    PRISON,
    REBEL,
    STRENGTH,
    TURNS,
    block_facts,
)
from bosworth.games.richard3.verbs import RECRUIT
from bosworth.games.richard3.view import BLACK
from bosworth.kernel.action import first, second, verb
from bosworth.kernel.event import Event
from bosworth.kernel.view import View
from bosworth.terminal.typed import pick

if TYPE_CHECKING:
    from bosworth.locale.words import Words
    from bosworth.terminal.screen import Screen

REGIONS: Final = {
    "north": ("northumbria", "cumbria", "north_yorks", "east_yorks", "south_yorks", "lancaster"),
    "midlands": ("chester", "derby", "lincoln", "warwick", "leicester", "rutland"),
    "wales": ("caernarvon", "powys", "pembroke", "glamorgan", "hereford", "gloucester"),
    "east": ("east_anglia", "essex", "middlesex", "oxford", "kent", "sussex"),
    "west": ("somerset", "wilts", "dorset", "cornwall"),
    "exile": ("scotland", "france", "ireland", "calais", "isle_of_man"),
}
"""The areas in the order of a reader who goes from north to south."""

WHERE, STRENGTH_NOW, MOVED, RESERVE, PIRATE, FACE_DOWN, ACTED, DEFECTED = range(8)


class Drawing:
    """Draws views of Richard III."""

    def __init__(self, words: "Words", screen: "Screen") -> None:
        self.words = words
        self.screen = screen
        for side, colour in zip(SIDES, ("red", "blue"), strict=True):
            screen.colours[f"{words.name('side', side)} –"] = colour

    # --- the whole board --------------------------------------------------------------------------------------------------------

    def show(self, view: View) -> None:
        """Date, scores, hands, the map by regions, pools and the dead."""
        self.screen.title(self._date(view))
        for side in (0, 1):
            self.screen.say(self._score(view, side))
        for line in self._hands(view):
            self.screen.say(line)
        for region, areas in REGIONS.items():
            self._show_region(view, region, areas)
        self.screen.say()
        for line in self._off_map(view):
            self.screen.say(line)

    def _date(self, view: View) -> str:
        public = view["public"]
        year = FACTS.scenarios[view["options"]["scenario"]].years[public["campaign"] - 1]
        when = {"number": public["campaign"], "of": public["campaigns"], "year": year, "turn": public["turn"], "turns": TURNS}
        return self.words.say("board-date", when)

    def _score(self, view: View, side: int) -> str:
        public = view["public"]
        holder = public["king"] if side == public["king_side"] else public["pretender"]
        args: dict[str, int | str] = {"side": SIDES[side], "number": view["scores"][side]}
        if holder < 0:
            return self.words.say("board-throne", args)
        title = "board-king" if side == public["king_side"] else "board-pretender"
        return self.words.say(title, {**args, "block": BLOCK_NAMES[holder]})

    def _hands(self, view: View) -> list[str]:
        words, public, seat = self.words, view["public"], view["seat"]
        lines: list[str] = []
        if seat is None:
            lines.append(words("board-everything" if view.get("everything") else "board-onlooker"))
        else:
            lines.append(words.say("board-you", {"side": SIDES[seat]}))
            lines.append(words.say("board-hand", {"cards": _cards(view["hand"])}) if view["hand"] else words("board-no-hand"))
        for side in (0, 1):
            if "all_hands" in view:
                lines.append(
                    words.say("board-named", {"side": SIDES[side], "list": words.names("card", _cards(view["all_hands"][side]))})
                )
            elif side != seat:
                lines.append(words.say("board-cards", {"side": SIDES[side], "number": view["hands"][side]}))
            if public["played"][side]:
                lines.append(words.say("board-played", {"side": SIDES[side], "cards": _cards(public["played"][side])}))
        if view["card"] and view["card"] not in public["played"][seat]:
            lines.append(words.say("board-chosen", {"card": KIND_NAMES[KIND_OF[view["card"]]]}))
        if public["points"]:
            lines.append(words("board-points", number=public["points"]))
        if public["treason"] >= 0:
            lines.append(words.say("board-treason", {"side": SIDES[public["treason"]]}))
        return lines

    def _show_region(self, view: View, region: str, areas: Sequence[str]) -> None:
        self.screen.title(self.words(f"region-{region}"))
        held = [(name, self._occupants(view, AREA[name])) for name in areas]
        rows = [(self.words.name("area", name), text) for name, text in held if text]
        vacant = " ".join(name for name, text in held if not text)
        if vacant:
            rows.append(("", self.words.phrase("board-vacant", {"areas": vacant})))
        self.screen.rows(rows)

    def _occupants(self, view: View, area: int) -> str:
        """Who stands in an area: own blocks by name, others as a number."""
        parts = [text for side in (0, 1) for text in self._side_in(view, side, area)]
        sides = [side for side in (0, 1) if self._side_in(view, side, area)]
        text = self.words.divided(parts)
        return self.words("board-contested", list=text) if len(sides) > 1 else text

    def _side_in(self, view: View, side: int, area: int) -> list[str]:
        parts: list[str] = []
        named = [self._block(view, block) for block in blocks_in(view, side, area)]
        rows = nameless_in(view, side, area)
        named += [self._label(REBEL) for row in rows if row[0] == BLACK]
        if named:
            parts.append(self.words.say("board-named", {"side": SIDES[side], "list": ", ".join(named)}))
        groups = [row for row in rows if row[0] != BLACK]
        if groups:
            number = sum(row[-1] for row in groups)
            moved = sum(row[-1] for row in groups if row[2])
            reserve = sum(row[-1] for row in groups if row[3])
            counts: dict[str, int | str] = {"side": SIDES[side], "number": number, "moved": moved, "reserve": reserve}
            parts.append(self.words.say("board-nameless", counts))
        return parts

    def _block(self, view: View, block: int) -> str:
        """A block on the map: name, strength, rating, title and what it did this turn."""
        marks = []
        row = view["blocks"][str(block)]
        if block == view["public"]["king"]:
            marks.append("king")
        elif block == view["public"]["pretender"]:
            marks.append("pretender")
        if block == view["mover"]:
            marks.append("mover")
        elif row[MOVED]:
            marks.append("moved")
        marks += [mark for mark, at in (("reserve", RESERVE), ("pirate", PIRATE)) if row[at]]
        listed = ", ".join(self.words(f"mark-{mark}") for mark in marks)
        label = f"{self._label(block)} {self._strength(row[STRENGTH_NOW], block)} {block_facts(block).rating}"
        return f"{label} ({listed})" if marks else label

    def _label(self, block: int) -> str:
        return self.words.name("block", BLOCK_NAMES[block])

    def _strength(self, now: int, block: int) -> str:
        """Strength as pips, or as a number of steps where a reader would have to count them."""
        if self.screen.plain:
            return f"{now}/{STRENGTH[block]}"
        return "●" * now + "○" * (STRENGTH[block] - now)

    def _off_map(self, view: View) -> list[str]:
        words = self.words
        lines: list[str] = []
        for side in (0, 1):
            pool = [b for b in blocks_in(view, side, POOL) if not view["blocks"][str(b)][FACE_DOWN]]
            if pool:
                lines.append(words.say("board-pool", {"side": SIDES[side], "blocks": _ids(pool)}))
            if view["pools"][side]:
                lines.append(words.say("board-pool-hidden", {"side": SIDES[side], "number": view["pools"][side]}))
        for message, place in (("board-fallen", POOL), ("board-minors", MINOR), ("board-dead", DEAD)):
            found = [
                b for side in (0, 1) for b in blocks_in(view, side, place) if place != POOL or view["blocks"][str(b)][FACE_DOWN]
            ]
            if found:
                lines.append(words.say(message, {"blocks": _ids(_once(found))}))
        lines += [words.say("board-prisoner", {"block": BLOCK_NAMES[b]}) for b in blocks_in(view, 0, PRISON)]
        return lines

    # --- a battle ---------------------------------------------------------------------------------------------------------------

    def has_focus(self, view: View) -> bool:
        """Whether a battle is being fought."""
        return bool(view["public"]["battle"] >= 0 and view["public"]["round"])

    def focus(self, view: View) -> None:
        """The battle: a row for each initiative letter, a column for each side."""
        public = view["public"]
        self.screen.title(self.words.say("battle-title", {"area": AREA_NAMES[public["battle"]], "number": public["round"]}))
        position = imagine(view, Random(0))  # fighters are known to all, so that every imagined world agrees about them
        heads = [
            self.words.say("battle-attacks" if public["attacker"] == side else "battle-defends", {"side": SIDES[side]})
            for side in (0, 1)
        ]
        rows = [(letter, *(self._line(view, position, side, number) for side in (0, 1))) for number, letter in enumerate("ABCD")]
        rows.append((self.words("battle-reserve"), *(self._reserve(view, side) for side in (0, 1))))
        self.screen.table(("", *heads), [row for row in rows if row[1] or row[2]])

    def _line(self, view: View, position: Position, side: int, letter: int) -> str:
        """The fighters of a side that share an initiative letter, the strongest first."""
        letters = LETTER_FIRST if position.round == 1 else LETTER
        found = [b for b in position.fighters(side, position.battle) if letters[b] == letter]
        found.sort(key=lambda block: -position.strength[block])
        due = ready_blocks(position, side) if step_name(view) == "battle_turn" and side == position.active else []
        return (", " if self.screen.plain else "\n").join(self._fighter(position, block, due) for block in found)

    def _fighter(self, position: Position, block: int, due: list[int]) -> str:
        bonus = firepower(position, block) - FIREPOWER[block]
        letter = "ABCD"[(LETTER_FIRST if position.round == 1 else LETTER)[block]]
        rating = f"{letter}{FIREPOWER[block]}" + (f"+{bonus}" if bonus else "")
        text = f"{self._label(block)} {self._strength(position.strength[block], block)} {rating}"
        if block in due:
            return f"{text} ({self.words('mark-ready')})"
        return f"{text} ({self.words('mark-acted')})" if position.acted[block] else text

    def _reserve(self, view: View, side: int) -> str:
        area = view["public"]["battle"]
        known = [b for b in blocks_in(view, side, area) if view["blocks"][str(b)][RESERVE]]
        parts = [f"{self._label(b)} {self._strength(view['blocks'][str(b)][STRENGTH_NOW], b)}" for b in known]
        nameless = sum(row[-1] for row in nameless_in(view, side, area))
        if nameless:
            parts.append(self.words("battle-blocks", number=nameless))
        return (", " if self.screen.plain else "\n").join(parts)

    # --- on demand --------------------------------------------------------------------------------------------------------------

    def _find_area(self, text: str) -> int:
        return AREA[pick(text, {name: self.words.name("area", name) for name in AREA_NAMES})]

    def look(self, view: View, text: str, offers: Sequence[int]) -> None:
        """What is printed in an area, who stands there, and whom one could recruit."""
        area = self._find_area(text)
        self.screen.title(self.words.name("area", AREA_NAMES[area]))
        self.screen.say(self._occupants(view, area) or self.words("look-empty"))
        self.screen.say(self.words.divided(self._printed(area)))
        for line in self._border_lines(view, area):
            self.screen.say(f"  {line}")
        recruits = [first(a) for a in offers if verb(a) == RECRUIT and second(a) == area]
        if recruits:
            self.screen.say(self.words.say("look-recruits", {"blocks": _ids(recruits)}))

    def _printed(self, area: int) -> list[str]:
        words, facts = self.words, FACTS.areas[area]
        lines = [words("look-limit", number=facts.limit)]
        flags = (("crown", facts.crown), ("wales", facts.wales), ("port", bool(facts.port)), ("uncounted", not facts.counts))
        lines += [words(f"look-{name}") for name, is_so in flags if is_so]
        if facts.exile_of:
            lines.append(words.phrase("look-exile", {"side": facts.exile_of}))
        if facts.city:
            lines.append(words.phrase("look-city", {"block": f"{facts.city}_levy"}))
        if facts.cathedral:
            lines.append(words.phrase("look-cathedral", {"block": f"{facts.cathedral}_church"}))
        if facts.shields:
            lines.append(words("look-shields", list=", ".join(self._shield(name) for name in facts.shields)))
        lines.append(words.phrase("look-seas", {"seas": " ".join(facts.seas)}) if facts.seas else words("look-no-sea"))
        return lines

    def _shield(self, name: str) -> str:
        house = f"shield-{name}"
        return self.words(house) if self.words.has(house) else self.words.name("block", name)

    def borders(self, view: View, text: str) -> None:
        """The neighbours of an area, and how many may pass."""
        area = self._find_area(text)
        self.screen.title(self.words.name("area", AREA_NAMES[area]))
        for line in self._border_lines(view, area):
            self.screen.say(f"  {line}")

    def _border_lines(self, view: View, area: int) -> list[str]:
        name = AREA_NAMES[area]
        side = view["seat"] if view["seat"] is not None else view["public"]["active"]
        lines = []
        for number, border in enumerate(FACTS.borders):
            if name in border.between:
                other = border.between[border.between[0] == name]
                crossed = view["public"]["crossed"][side * BORDER_COUNT + number]
                lines.append(self.words.say("border-line", {"area": other, "colour": border.colour, "number": crossed}))
        return lines or [self.words.say("border-none", {"area": name})]

    def facts(self, view: View, text: str) -> None:
        """What is printed on a block, in both versions, and where it is if the view knows."""
        names = {name[2:]: self.words.name("block", name) for name in BLOCK_NAMES}
        stem = pick(text, names)
        for block in range(BLOCK_COUNT):
            if BLOCK_NAMES[block][2:] == stem:
                self._show_facts(view, block)

    def _show_facts(self, view: View, block: int) -> None:
        words, facts, name = self.words, block_facts(block), BLOCK_NAMES[block]
        side = SIDES[OWNER[view["public"]["king_side"]][block]]
        self.screen.title(words.say("facts-title", {"block": name, "title": words.name("block", name, "title")}))
        kind = words(f"type-{facts.type}")
        lines = [words.say("facts-rating", {"side": side, "type": kind, "number": facts.strength, "rating": facts.rating})]
        if facts.rating_first != facts.rating:
            lines.append(words("facts-first", rating=facts.rating_first))
        if facts.rank:
            lines.append(words("facts-rank", number=facts.rank))
        lines.append(words("facts-loyalty", number=facts.loyalty) if facts.loyalty else words("facts-loyal"))
        if facts.homes:
            lines.append(words.phrase("facts-homes", {"areas": " ".join(facts.homes)}))
        if facts.landbound:
            lines.append(words("facts-landbound"))
        lines.append(words("facts-permanent" if facts.permanent else "facts-returns"))
        if str(block) in view["blocks"]:
            lines.append(self._whereabouts(view["blocks"][str(block)]))
        self.screen.say(self.words.divided(lines))

    def _whereabouts(self, row: list[int]) -> str:
        place = row[WHERE]
        if place < AREA_COUNT or place == PRISON:
            area = AREA_NAMES[place] if place < AREA_COUNT else "prison"
            return self.words.phrase("facts-place", {"area": area, "number": row[STRENGTH_NOW]})
        return self.words({POOL: "facts-pool", MINOR: "facts-minor", DEAD: "facts-dead"}.get(place, "facts-offboard"))

    def report(self, view: View, events: Sequence[Event]) -> None:
        """Nothing is told as a table."""

    def everything(self, views: Sequence[View]) -> View:
        """All blocks by name and both hands."""
        merged = dict(views[0])
        merged["seat"] = None
        merged["everything"] = True
        merged["blocks"] = {key: value for view in views for key, value in view["blocks"].items()}
        merged["hidden"] = []
        merged["pools"] = [0] * len(views)
        merged["all_hands"] = [view["hand"] for view in views]
        merged["hand"] = []
        merged["card"] = 0
        return merged


def blocks_in(view: View, side: int, place: int) -> list[int]:
    """The blocks of a side somewhere that the view can name."""
    king_side = view["public"]["king_side"]
    return [
        block
        for block in range(BLOCK_COUNT)
        if OWNER[king_side][block] == side and str(block) in view["blocks"] and view["blocks"][str(block)][WHERE] == place
    ]


def nameless_in(view: View, side: int, area: int) -> list[list[int]]:
    """The groups of blocks of a side in an area that the view cannot name."""
    pretender = 1 - view["public"]["king_side"]
    return [row for row in view["hidden"] if row[1] == area and (pretender if row[0] == BLACK else row[0]) == side]


def _ids(blocks: Sequence[int]) -> str:
    return " ".join(BLOCK_NAMES[block] for block in blocks)


def _once(blocks: Sequence[int]) -> list[int]:
    """Each name once: both versions of a dead noble are dead."""
    return list({BLOCK_NAMES[block][2:]: block for block in blocks}.values())


def _cards(cards: Sequence[int]) -> str:
    return " ".join(KIND_NAMES[KIND_OF[card]] for card in cards)
