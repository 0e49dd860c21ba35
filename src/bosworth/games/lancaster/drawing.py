"""Lancaster in text: players, provinces, castles, conflicts, parliament and the King's board as small tables."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bosworth.games.lancaster import tables
from bosworth.games.lancaster.conflicts import UPPER, strength_on
from bosworth.games.lancaster.court import company
from bosworth.games.lancaster.facts import COLOURS, LETTERS, PRIVILEGES
from bosworth.games.lancaster.fields import KNIGHTS, SECRETS
from bosworth.games.lancaster.knights import dungeon_total
from bosworth.games.lancaster.log import rewards
from bosworth.games.lancaster.prompt import NOBODY, is_placing, offer, tile_rewards
from bosworth.games.lancaster.state import BALLOT, FLIPPED, LAW, Position
from bosworth.games.lancaster.tables import CONFLICT_NAMES, LAW_NAMES, PROVINCE_NAMES, PROVINCES, SEATS, SLOTS, SPACES, STRENGTHS
from bosworth.games.lancaster.view import View
from bosworth.kernel.event import Event
from bosworth.terminal.typed import pick

if TYPE_CHECKING:
    from bosworth.locale.words import Words
    from bosworth.terminal.screen import Screen

Row = tuple[str, ...]

BASIC: Final = ("power", "gold", "squires", "votes", "nobles", "court", "reserve")
COLUMNS: Final = {"court": ("seals", "bishops", "privileges"), "displeasure": ("dishonour",)}
"""What the players' table shows, and what it shows besides with a module."""


class Drawing:
    """Draws views of Lancaster."""

    def __init__(self, words: "Words", screen: "Screen") -> None:
        self.words = words
        self.screen = screen
        for colour in COLOURS:
            screen.colours[words.name("side", colour)] = colour

    # --- the whole board --------------------------------------------------------------------------------------------------------

    def show(self, view: View) -> None:
        """Round and seat, then a table for each part of the board that is in play."""
        s: Position = view.known
        when: dict[str, int | str] = {"number": max(1, s.round), "of": tables.ROUNDS, "player": COLOURS[s.first]}
        self.screen.title(self.words.say("board-title", when))
        self.screen.say(self._seat(view))
        self._show_players(view)
        self._show_provinces(s)
        self._show_castles(s)
        self._show_conflicts(s)
        self._show_parliament(s)
        if s.rules.court:
            self._show_court(s)
        if s.rules.displeasure:
            self._show_displeasure(s)

    def _seat(self, view: View) -> str:
        if view.seat is None:
            return self.words("board-onlooker" if -1 in view.gold else "board-everything")
        return self.words.say("board-you", {"side": COLOURS[view.seat]})

    def _side(self, s: Position, party: int) -> str:
        """A party by its colour; allies say that they are."""
        side = COLOURS[party]
        return self.words.say("board-ally", {"side": side}) if s.is_ally(party) else self.words.name("side", side)

    def _heads(self, *names: str) -> Row:
        """The first row of a table: nothing, then these."""
        return "", *(self.words(f"head-{name}") for name in names)

    # --- players ----------------------------------------------------------------------------------------------------------------

    def _show_players(self, view: View) -> None:
        """What everyone has; with the modules of the King a second table, for the width of a terminal."""
        self.screen.title(self.words("board-players"))
        self._show_holdings(view, BASIC)
        kings = [name for module, names in COLUMNS.items() if view.known.options[module] == "yes" for name in names]
        if kings:
            self._show_holdings(view, kings)

    def _show_holdings(self, view: View, heads: Sequence[str]) -> None:
        self.screen.table(self._heads(*heads), [self._player(view, party, heads) for party in range(view.known.parties)])

    def _player(self, view: View, party: int, heads: Sequence[str]) -> Row:
        s: Position = view.known
        found = {
            "court": _knights(s.court, party),
            "reserve": _knights(s.reserve, party),
            "bishops": str(s.bishops[party]),
            "privileges": self._privileges(s, party),
        }
        if not s.is_ally(party):
            found["power"] = str(s.power[party])
            found["votes"] = str(view.votes[party])
            found["nobles"] = "".join(letter for number, letter in enumerate(LETTERS) if s.nobles[party] >> number & 1)
            seals = view.seals[party] + view.seal_tiles[party] if view.seals[party] >= 0 else -1
            for name, value in (("gold", view.gold), ("squires", view.squires), ("dishonour", view.dishonour)):
                found[name] = self._behind_screen(value[party])
            found["seals"] = self._behind_screen(seals)
        return self._side(s, party), *(found.get(name, "") or "–" for name in heads)

    def _behind_screen(self, value: int) -> str:
        return self.words("board-hidden") if value < 0 else str(value)

    def _privileges(self, s: Position, party: int) -> str:
        parts: list[str] = []
        for field, message in ((s.ready, ""), (s.awarded, "board-awarded")):
            held = " ".join(name for kind, name in enumerate(PRIVILEGES) for _ in range(field[party * len(PRIVILEGES) + kind]))
            if held:
                parts.append(self.words.phrase(message, {"companions": held}) if message else self.words.names("companion", held))
        return self.words.divided(parts)

    # --- provinces and castles --------------------------------------------------------------------------------------------------

    def _show_provinces(self, s: Position) -> None:
        self.screen.title(self.words("board-provinces"))
        heads = self._heads("least", "reward", "nobles", "holder")
        self.screen.table(heads, [self._province(s, province) for province in range(PROVINCES)])

    def _province(self, s: Position, province: int) -> Row:
        name = f"{LETTERS[province]} {self.words.name('area', PROVINCE_NAMES[province])}"
        least = str(tables.LEAST[province])
        return name, least, self._reward(s, province), self._nobles(s, province), self._holder(s, province)

    def _reward(self, s: Position, province: int) -> str:
        printed, tile = rewards(tables.PROVINCE_REWARD[province]), tile_rewards(s, province)
        if tile:
            return self.words.phrase("board-tile", {"rewards": printed, "tiles": tile})
        return self.words.names("reward", printed)

    def _nobles(self, s: Position, province: int) -> str:
        number, letter = s.nobles_at[province], LETTERS[s.letter[province]]
        return self.words.phrase("board-nobles", {"number": number, "letter": letter}) if number else "–"

    def _holder(self, s: Position, province: int) -> str:
        if s.occupant[province] < 0:
            return ""
        along = [name for name, where in (("tudor", s.tudor_at), ("shield", s.shield_at)) if where[province]]
        args: dict[str, int | str] = {"party": COLOURS[s.occupant[province]], "strength": s.knight_at[province]}
        args |= {"squires": s.squires_at[province], "total": s.total_at(province), "companions": " ".join(along)}
        return self.words.say("board-held", args)

    def _show_castles(self, s: Position) -> None:
        self.screen.title(self.words("board-castles"))
        heads = ("", *(self.words.name("side", colour) for colour in COLOURS[: s.players]))
        rows = [self._space(s, space, range(s.players)) for space in range(SPACES)]
        if s.parties > s.players:
            rows += [self._space(s, SPACES + space, range(s.players, s.parties)) for space in range(tables.ALLY_SPACES)]
        self.screen.table(heads, rows)

    def _space(self, s: Position, space: int, parties: range) -> Row:
        what: dict[str, int | str] = {"rewards": rewards(tables.SPACE_REWARD[space]), "number": tables.SPACE_PRICE[space]}
        label = self.words.phrase("board-space", what)
        if space >= SPACES:
            label = self.words.name("area", tables.SPACE_NAMES[space])
        return label, *(self._in_space(s, party * SPACES + space % SPACES) for party in parties)

    def _in_space(self, s: Position, place: int) -> str:
        if s.extensions[place]:
            return self.words("board-flipped" if s.extensions[place] == FLIPPED else "board-extension")
        return self.words("board-knight", number=s.castle[place]) if s.castle[place] else ""

    # --- conflicts and favours --------------------------------------------------------------------------------------------------

    def _show_conflicts(self, s: Position) -> None:
        self.screen.title(self.words("board-conflicts"))
        heads = self._heads("french", "power", "first", "second", "third")
        self.screen.table(heads, [self._conflict(s, slot) for slot in range(SLOTS) if s.cards[slot] >= 0])
        face_up = [reward for tile, reward in enumerate(tables.FAVOUR_REWARD) if s.favours >> tile & 1]
        listed = self.words.divided(self.words.names("reward", rewards(reward)) for reward in face_up)
        self.screen.say(self.words("board-favours", list=listed or self.words("board-none")))

    def _conflict(self, s: Position, slot: int) -> Row:
        card = s.cards[slot]
        title = self.words.name("card", CONFLICT_NAMES[card], "text")
        label = title if slot >= UPPER else self.words("board-again", title=title)
        entries = [self._entry(s, seat) for seat in range(slot * SEATS, (slot + 1) * SEATS)]
        return label, str(tables.FRENCH[card]), _spoils(card), *entries

    def _entry(self, s: Position, seat: int) -> str:
        if s.holder_of[seat] < 0:
            return ""
        args: dict[str, int | str] = {"party": COLOURS[s.holder_of[seat]], "total": strength_on(s, seat)}
        return self.words.say("board-archer" if s.archer_on[seat] else "board-stack", args)

    # --- parliament -------------------------------------------------------------------------------------------------------------

    def _show_parliament(self, s: Position) -> None:
        self.screen.title(self.words("board-parliament"))
        rows = [(self.words("board-in-force"), self._law(law)) for law in s.in_force]
        start = 0 if is_placing(s) else s.ballot
        rows += [(self.words("board-proposed", number=1 + n), self._law(law)) for n, law in enumerate(s.proposed) if n >= start]
        self.screen.rows(rows)

    def _law(self, law: int) -> str:
        return self.words.say("board-law", {"law": LAW_NAMES[law]})

    def has_focus(self, view: View) -> bool:
        """Whether parliament meets."""
        return view.known.step in (BALLOT, LAW)

    def focus(self, view: View) -> None:
        """Parliament, and what everyone has to vote or pay with."""
        self.screen.say()
        self._show_holdings(view, BASIC)
        self._show_parliament(view.known)

    # --- the King's board -------------------------------------------------------------------------------------------------------

    def _show_court(self, s: Position) -> None:
        self.screen.title(self.words("board-offices"))
        heads = self._heads("tribute", "holder", "candidate")
        self.screen.table(heads, [self._office(s, office) for office in range(tables.OFFICES)])
        gold, squires, votes = s.treasury
        left: dict[str, int | str] = {"bishops": s.bishops_left, "seals": s.seals_left}
        self.screen.say(self.words.say("board-treasury", {"gold": gold, "squires": squires, "votes": votes, **left}))

    def _office(self, s: Position, office: int) -> Row:
        holder, candidate = s.officer[office], s.candidate[office]
        sought = ""
        if candidate >= 0:
            sought = self.words.say("board-candidate", {"party": COLOURS[candidate], "number": company(s, candidate)})
        name = self.words.name("area", tables.OFFICE_NAMES[office])
        tribute = self.words.names("reward", rewards([tables.TRIBUTE[office]]))
        return name, tribute, self._side(s, holder) if holder >= 0 else "", sought

    def _show_displeasure(self, s: Position) -> None:
        self.screen.title(self.words("board-displeasure"))
        spaces = zip(s.track, tables.TRACK, strict=True)
        track = [self.words("board-space-left", number=left, high=high, low=low) for left, (high, low) in spaces]
        self.screen.say(self.words("board-track", list=", ".join(track)))
        knights = [(party, _knights(s.dungeon, party)) for party in range(s.parties)]
        inside = self.words.divided(f"{self._side(s, party)} {theirs}" for party, theirs in knights if theirs)
        self.screen.say(self.words("board-dungeon", total=dungeon_total(s), of=tables.DUNGEON, list=inside or NOBODY))

    # --- on demand --------------------------------------------------------------------------------------------------------------

    def look(self, view: View, text: str, offers: Sequence[int]) -> None:
        """A province, or a conflict that lies on the board, and what could be placed there."""
        s: Position = view.known
        lying = [CONFLICT_NAMES[card] for card in s.cards if card >= 0]
        names = {name: self.words.name("area", name) for name in (*PROVINCE_NAMES, *lying)}
        found = pick(text, names)
        self.screen.title(names[found])
        cells = self._province(s, PROVINCE_NAMES.index(found))[2:] if found in PROVINCE_NAMES else self._fight(s, found)
        placed = [said for said in (offer(view, action) for action in offers) if said[1].get("to") == found]
        for line in (*cells, *(self.words.say(*said) for said in placed)):
            if line:
                self.screen.say(f"  {line}")

    def _fight(self, s: Position, name: str) -> Row:
        """A conflict line by line."""
        card = CONFLICT_NAMES.index(name)
        strength = self.words("look-conflict", number=tables.FRENCH[card], list=_spoils(card))
        return strength, *self._conflict(s, s.cards.index(card))[3:]

    def borders(self, view: View, text: str) -> None:
        """There are no borders in this game: the laws instead, all that lie there or one."""
        if text:
            self.facts(view, text)
        else:
            self._show_parliament(view.known)

    def facts(self, view: View, text: str) -> None:
        """What a law says, and whether it is in force or proposed."""
        law = LAW_NAMES.index(pick(text, {name: self.words.name("law", name) for name in LAW_NAMES}))
        said = self._law(law)
        if law in view.known.in_force:
            said = f"{said} ({self.words('board-in-force')})"
        elif law in view.known.proposed:
            said = f"{said} ({self.words('board-proposed', number=1 + view.known.proposed.index(law))})"
        self.screen.say(said)

    def report(self, view: View, events: Sequence[Event]) -> None:
        """Nothing is told as a table."""

    def everything(self, views: Sequence[View]) -> View:
        """All screens lifted."""
        merged = View(None, views[0].known.copy())
        merged.votes, merged.totals = views[0].votes, views[0].totals
        for name in SECRETS:
            setattr(merged, name, [getattr(view, name)[player] for player, view in enumerate(views)])
        merged.complete()
        return merged


def _knights(field: list[int], party: int) -> str:
    """The strengths of a party's knights somewhere."""
    return " ".join(map(str, KNIGHTS.show(field[party * STRENGTHS : (party + 1) * STRENGTHS], 0)))


def _spoils(card: int) -> str:
    return "/".join(str(power) for power in tables.SPOILS[card])
