"""Richard III in text: the map by regions, the battle by initiative, areas and blocks on demand."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bosworth.games.richard3.battle import ready_blocks
from bosworth.games.richard3.combat import firepower
from bosworth.games.richard3.facts import SIDES
from bosworth.games.richard3.state import BATTLE_TURN, Position
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
    PLACE_NAMES,
    POOL,
    PRISON,
    REBEL,
    STRENGTH,
    TURNS,
    block_facts,
)
from bosworth.games.richard3.verbs import RECRUIT
from bosworth.games.richard3.view import BLOCK_FIELDS, View
from bosworth.kernel.action import first, second, verb
from bosworth.kernel.event import Event
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
        self.screen.title(self._date(view.known))
        for side in (0, 1):
            self.screen.say(self._score(view, side))
        for line in self._hands(view):
            self.screen.say(line)
        for region, areas in REGIONS.items():
            self._show_region(view, region, areas)
        self.screen.say()
        for line in self._off_map(view):
            self.screen.say(line)

    def _date(self, s: Position) -> str:
        year = FACTS.scenarios[s.options["scenario"]].years[s.campaign - 1]
        when = {"number": s.campaign, "of": s.campaigns, "year": year, "turn": s.turn, "turns": TURNS}
        return self.words.say("board-date", when)

    def _score(self, view: View, side: int) -> str:
        s: Position = view.known
        holder, title = (s.king, "board-king") if side == s.king_side else (s.pretender, "board-pretender")
        args: dict[str, int | str] = {"side": SIDES[side], "number": view.scores[side]}
        if holder < 0:
            return self.words.say("board-throne", args)
        return self.words.say(title, {**args, "block": BLOCK_NAMES[holder]})

    def _hands(self, view: View) -> list[str]:
        words, s, seat = self.words, view.known, view.seat
        is_everything = _knows_all(view)
        lines: list[str] = []
        if seat is None:
            lines.append(words("board-everything" if is_everything else "board-onlooker"))
        else:
            lines.append(words.say("board-you", {"side": SIDES[seat]}))
            lines.append(words.say("board-hand", {"cards": _cards(s.hands[seat])}) if s.hands[seat] else words("board-no-hand"))
        for side in (0, 1):
            if is_everything:
                lines.append(words.say("board-named", {"side": SIDES[side], "list": words.names("card", _cards(s.hands[side]))}))
            elif side != seat:
                lines.append(words.say("board-cards", {"side": SIDES[side], "number": view.cards[side]}))
            if s.played[side]:
                lines.append(words.say("board-played", {"side": SIDES[side], "cards": _cards(s.played[side])}))
        if seat is not None and s.chosen[seat] in s.hands[seat]:
            lines.append(words.say("board-chosen", {"card": _cards([s.chosen[seat]])}))
        if s.points:
            lines.append(words("board-points", number=s.points))
        if s.treason >= 0:
            lines.append(words.say("board-treason", {"side": SIDES[s.treason]}))
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
        groups = view.nameless_in(side, area)
        named = [self._block(view.known, block) for block in view.known.blocks_in(side, area)]
        named += [self._label(REBEL) for group in groups if group[3]]
        if named:
            parts.append(self.words.say("board-named", {"side": SIDES[side], "list": ", ".join(named)}))
        counts = [(number, bool(moved), bool(reserve)) for _, _, number, rebel, moved, reserve, *_ in groups if not rebel]
        if counts:
            number = sum(number for number, _, _ in counts)
            moved = sum(number for number, moved, _ in counts if moved)
            reserve = sum(number for number, _, reserve in counts if reserve)
            args: dict[str, int | str] = {"side": SIDES[side], "number": number, "moved": moved, "reserve": reserve}
            parts.append(self.words.say("board-nameless", args))
        return parts

    def _block(self, s: Position, block: int) -> str:
        """A block on the map: name, strength, rating, title and what it did this turn."""
        flags = {
            "king": block == s.king,
            "pretender": block == s.pretender,
            "mover": block == s.mover,
            "moved": s.moved[block] and block != s.mover,
            "reserve": s.reserve[block],
            "pirate": s.pirate[block],
        }
        listed = ", ".join(self.words(f"mark-{mark}") for mark, is_so in flags.items() if is_so)
        label = f"{self._label(block)} {self._strength(s, block)} {block_facts(block).rating}"
        return f"{label} ({listed})" if listed else label

    def _label(self, block: int) -> str:
        return self.words.name("block", BLOCK_NAMES[block])

    def _strength(self, s: Position, block: int) -> str:
        """Strength as pips, or as a number of steps where a reader would have to count them."""
        now, most = s.strength[block], STRENGTH[block]
        return f"{now}/{most}" if self.screen.plain else "●" * now + "○" * (most - now)

    def _off_map(self, view: View) -> list[str]:
        words, s = self.words, view.known
        lines: list[str] = []
        out: dict[str, list[int]] = {"board-fallen": [], "board-minors": [], "board-dead": []}
        for side in (0, 1):
            waiting = [block for block in s.blocks_in(side, POOL) if block in view.named]
            pool = [block for block in waiting if not s.face_down[block]]
            if pool:
                lines.append(words.say("board-pool", {"side": SIDES[side], "blocks": _ids(pool)}))
            if view.pools[side]:
                lines.append(words.say("board-pool-hidden", {"side": SIDES[side], "number": view.pools[side]}))
            out["board-fallen"] += [block for block in waiting if s.face_down[block]]
            out["board-minors"] += s.blocks_in(side, MINOR)
            out["board-dead"] += s.blocks_in(side, DEAD)
        lines += [words.say(message, {"blocks": _ids(_once(blocks))}) for message, blocks in out.items() if blocks]
        lines += [words.say("board-prisoner", {"block": BLOCK_NAMES[block]}) for block in s.blocks_in(0, PRISON)]
        return lines

    # --- a battle ---------------------------------------------------------------------------------------------------------------

    def has_focus(self, view: View) -> bool:
        """Whether a battle is being fought."""
        s: Position = view.known
        return s.battle >= 0 and s.round > 0

    def focus(self, view: View) -> None:
        """The battle: a row for each initiative letter, a column for each side."""
        s: Position = view.known
        self.screen.title(self.words.say("battle-title", {"area": AREA_NAMES[s.battle], "number": s.round}))
        heads = [
            self.words.say("battle-attacks" if s.attacker == side else "battle-defends", {"side": SIDES[side]}) for side in (0, 1)
        ]
        rows = [(letter, *(self._line(s, side, number) for side in (0, 1))) for number, letter in enumerate("ABCD")]
        rows.append((self.words("battle-reserve"), *(self._reserve(view, side) for side in (0, 1))))
        self.screen.table(("", *heads), [row for row in rows if row[1] or row[2]])

    def _line(self, s: Position, side: int, letter: int) -> str:
        """The fighters of a side that share an initiative letter, the strongest first."""
        letters = LETTER_FIRST if s.round == 1 else LETTER
        found = [block for block in s.fighters(side, s.battle) if letters[block] == letter]
        found.sort(key=lambda block: -s.strength[block])
        due = ready_blocks(s, side) if s.step == BATTLE_TURN and side == s.active else []
        return self._listed([self._fighter(s, block, "ABCD"[letter], due) for block in found])

    def _listed(self, parts: list[str]) -> str:
        return (", " if self.screen.plain else "\n").join(parts)

    def _fighter(self, s: Position, block: int, letter: str, due: list[int]) -> str:
        bonus = firepower(s, block) - FIREPOWER[block]
        rating = f"{letter}{FIREPOWER[block]}" + (f"+{bonus}" if bonus else "")
        text = f"{self._label(block)} {self._strength(s, block)} {rating}"
        if block in due:
            return f"{text} ({self.words('mark-ready')})"
        return f"{text} ({self.words('mark-acted')})" if s.acted[block] else text

    def _reserve(self, view: View, side: int) -> str:
        s: Position = view.known
        parts = [f"{self._label(b)} {self._strength(s, b)}" for b in s.blocks_in(side, s.battle) if s.reserve[b]]
        nameless = sum(group[2] for group in view.nameless_in(side, s.battle))
        if nameless:
            parts.append(self.words("battle-blocks", number=nameless))
        return self._listed(parts)

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
        side = view.seat if view.seat is not None else view.known.active
        lines = []
        for number, border in enumerate(FACTS.borders):
            if name in border.between:
                other = border.between[border.between[0] == name]
                crossed = view.known.crossed[side * BORDER_COUNT + number]
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
        side = SIDES[view.known.side_of(block)]
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
        if block in view.named:
            lines.append(self._whereabouts(view.known, block))
        self.screen.say(self.words.divided(lines))

    def _whereabouts(self, s: Position, block: int) -> str:
        place = s.where[block]
        if place < AREA_COUNT or place == PRISON:
            return self.words.phrase("facts-place", {"area": PLACE_NAMES[place], "number": s.strength[block]})
        return self.words({POOL: "facts-pool", MINOR: "facts-minor", DEAD: "facts-dead"}.get(place, "facts-offboard"))

    def report(self, view: View, events: Sequence[Event]) -> None:
        """Nothing is told as a table."""

    def everything(self, views: Sequence[View]) -> View:
        """All blocks by name and both hands."""
        known = views[0].known.copy()
        merged = View(None, known)
        merged.named = list(range(BLOCK_COUNT))
        merged.cards, merged.scores = views[0].cards, views[0].scores
        for view in views:
            known.hands[view.side] = view.known.hands[view.side]
            for name in BLOCK_FIELDS:
                for block in view.named:
                    getattr(known, name)[block] = getattr(view.known, name)[block]
        known.index()
        return merged


def _knows_all(view: View) -> bool:
    """Whether nothing is hidden: no block, no card."""
    return len(view.named) == BLOCK_COUNT and view.cards == [len(hand) for hand in view.known.hands]


def _ids(blocks: Sequence[int]) -> str:
    return " ".join(BLOCK_NAMES[block] for block in blocks)


def _once(blocks: Sequence[int]) -> list[int]:
    """Each name once: both versions of a dead noble are dead."""
    return list({BLOCK_NAMES[block][2:]: block for block in blocks}.values())


def _cards(cards: Sequence[int]) -> str:
    return " ".join(KIND_NAMES[KIND_OF[card]] for card in cards)
