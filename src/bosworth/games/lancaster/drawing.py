"""Lancaster in text: players, provinces, castles, conflicts, parliament and the King's board as small tables."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bosworth.games.lancaster.facts import COLOURS, LETTERS, PRIVILEGES
from bosworth.games.lancaster.log import rewards
from bosworth.games.lancaster.prompt import NOBODY, company, is_placing, offer, tile_rewards
from bosworth.games.lancaster.state import BALLOT, FLIPPED, LAW
from bosworth.games.lancaster.tables import (
    ALLY_SPACES,
    ARCHER_STRENGTH,
    CONFLICT_NAMES,
    DUNGEON,
    FAVOUR_NAMES,
    FAVOUR_REWARD,
    FRENCH,
    LAW_NAMES,
    LEAST,
    MOST_PARTIES,
    NEUTRAL_KNIGHT,
    OFFICE_NAMES,
    OFFICES,
    PROVINCE_NAMES,
    PROVINCE_REWARD,
    PROVINCES,
    ROUNDS,
    SEATS,
    SLOTS,
    SPACE_NAMES,
    SPACE_PRICE,
    SPACE_REWARD,
    SPACES,
    SPOILS,
    STRENGTHS,
    TRACK,
    TRIBUTE,
    TUDOR_STRENGTH,
)
from bosworth.games.lancaster.view import SECRETS
from bosworth.kernel.event import Event
from bosworth.kernel.view import View
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
        public = view["public"]
        when: dict[str, int | str] = {"number": max(1, public["round"]), "of": ROUNDS, "player": COLOURS[public["first"]]}
        self.screen.title(self.words.say("board-title", when))
        self.screen.say(self._seat(view))
        self._show_players(view)
        self._show_provinces(view)
        self._show_castles(view)
        self._show_conflicts(view)
        self._show_parliament(view)
        if _has(view, "court"):
            self._show_court(view)
        if _has(view, "displeasure"):
            self._show_displeasure(view)

    def _seat(self, view: View) -> str:
        if view["seat"] is None:
            return self.words("board-everything" if view.get("everything") else "board-onlooker")
        return self.words.say("board-you", {"side": COLOURS[view["seat"]]})

    def _side(self, view: View, party: int) -> str:
        """A party by its colour; allies say that they are."""
        is_ally = party >= _players(view)
        return self.words.say("board-ally", {"side": COLOURS[party]}) if is_ally else self.words.name("side", COLOURS[party])

    # --- players ----------------------------------------------------------------------------------------------------------------

    def _show_players(self, view: View) -> None:
        """What everyone has; with the modules of the King a second table, for the width of a terminal."""
        self.screen.title(self.words("board-players"))
        self._show_holdings(view, BASIC)
        kings = [name for module, names in COLUMNS.items() if _has(view, module) for name in names]
        if kings:
            self._show_holdings(view, kings)

    def _show_holdings(self, view: View, heads: Sequence[str]) -> None:
        rows = [self._player(view, party, heads) for party in range(_parties(view))]
        self.screen.table(("", *(self.words(f"head-{name}") for name in heads)), rows)

    def _player(self, view: View, party: int, heads: Sequence[str]) -> Row:
        public = view["public"]
        open_to_all = {
            "court": _knights(public["court"], party),
            "reserve": _knights(public["reserve"], party),
            "bishops": str(public["bishops"][party]),
            "privileges": self._privileges(view, party),
        }
        if party < _players(view):
            open_to_all["power"] = str(public["power"][party])
            open_to_all["votes"] = str(view["votes"][party])
            open_to_all["nobles"] = "".join(LETTERS[n] for n in range(len(LETTERS)) if public["nobles"][party] >> n & 1)
            open_to_all |= {name: self._behind_screen(view, name, party) for name in ("gold", "squires", "seals", "dishonour")}
        return self._side(view, party), *(open_to_all.get(name, "") or "–" for name in heads)

    def _behind_screen(self, view: View, name: str, player: int) -> str:
        value = view[name][player]
        if value is None:
            return self.words("board-hidden")
        return str(value + view["seal_tiles"][player] if name == "seals" else value)

    def _privileges(self, view: View, party: int) -> str:
        parts: list[str] = []
        for field, message in (("ready", ""), ("awarded", "board-awarded")):
            held = " ".join(
                name for kind, name in enumerate(PRIVILEGES) for _ in range(view["public"][field][party * len(PRIVILEGES) + kind])
            )
            if held:
                parts.append(self.words.phrase(message, {"companions": held}) if message else self.words.names("companion", held))
        return self.words.divided(parts)

    # --- provinces and castles --------------------------------------------------------------------------------------------------

    def _show_provinces(self, view: View) -> None:
        self.screen.title(self.words("board-provinces"))
        heads = ("", *(self.words(f"head-{name}") for name in ("least", "reward", "nobles", "holder")))
        self.screen.table(heads, [self._province(view, province) for province in range(PROVINCES)])

    def _province(self, view: View, province: int) -> Row:
        name = f"{LETTERS[province]} {self.words.name('area', PROVINCE_NAMES[province])}"
        return (
            name,
            str(LEAST[province]),
            self._reward(view, province),
            self._nobles(view, province),
            self._holder(view, province),
        )

    def _reward(self, view: View, province: int) -> str:
        printed, tile = rewards(PROVINCE_REWARD[province]), tile_rewards(view, province)
        if tile:
            return self.words.phrase("board-tile", {"rewards": printed, "tiles": tile})
        return self.words.names("reward", printed)

    def _nobles(self, view: View, province: int) -> str:
        number = view["public"]["nobles_at"][province]
        letter = LETTERS[view["public"]["letter"][province]]
        return self.words.phrase("board-nobles", {"number": number, "letter": letter}) if number else "–"

    def _holder(self, view: View, province: int) -> str:
        public = view["public"]
        party = public["occupant"][province]
        if party < 0:
            return ""
        strength, squires = public["knight_at"][province], public["squires_at"][province]
        along = [name for name in ("tudor", "shield") if public[f"{name}_at"][province]]
        total = strength + squires + TUDOR_STRENGTH * public["tudor_at"][province]
        args: dict[str, int | str] = {"party": COLOURS[party], "strength": strength, "squires": squires, "total": total}
        return self.words.say("board-held", {**args, "companions": " ".join(along)})

    def _show_castles(self, view: View) -> None:
        self.screen.title(self.words("board-castles"))
        players = _players(view)
        heads = ("", *(self.words.name("side", COLOURS[player]) for player in range(players)))
        rows = [self._space(view, space, list(range(players))) for space in range(SPACES)]
        if _parties(view) > players:
            allies = list(range(players, _parties(view)))
            rows += [self._space(view, SPACES + space, allies) for space in range(ALLY_SPACES)]
        self.screen.table(heads, rows)

    def _space(self, view: View, space: int, parties: list[int]) -> Row:
        what: dict[str, int | str] = {"rewards": rewards(SPACE_REWARD[space]), "number": SPACE_PRICE[space]}
        label = self.words.phrase("board-space", what)
        if space >= SPACES:
            label = self.words.name("area", SPACE_NAMES[space])
        return label, *(self._in_space(view, party, space) for party in parties)

    def _in_space(self, view: View, party: int, space: int) -> str:
        place = party * SPACES + space % SPACES
        built = view["public"]["extensions"][place]
        if built:
            return self.words("board-flipped" if built == FLIPPED else "board-extension")
        knight = view["public"]["castle"][place]
        return self.words("board-knight", number=knight) if knight else ""

    # --- conflicts and favours --------------------------------------------------------------------------------------------------

    def _show_conflicts(self, view: View) -> None:
        self.screen.title(self.words("board-conflicts"))
        heads = ("", *(self.words(f"head-{name}") for name in ("french", "power", "first", "second", "third")))
        self.screen.table(heads, [self._conflict(view, slot) for slot in range(SLOTS) if view["public"]["cards"][slot] >= 0])
        face_up = [tile for tile in range(len(FAVOUR_NAMES)) if view["public"]["favours"] >> tile & 1]
        listed = self.words.divided(self.words.names("reward", rewards(FAVOUR_REWARD[tile])) for tile in face_up)
        self.screen.say(self.words("board-favours", list=listed or self.words("board-none")))

    def _conflict(self, view: View, slot: int) -> Row:
        card = view["public"]["cards"][slot]
        title = self.words.name("card", CONFLICT_NAMES[card], "text")
        label = title if slot >= SLOTS // 2 else self.words("board-again", title=title)
        entries = [self._entry(view, seat) for seat in range(slot * SEATS, (slot + 1) * SEATS)]
        return label, str(FRENCH[card]), _spoils(card), *entries

    def _entry(self, view: View, seat: int) -> str:
        public = view["public"]
        party = public["holder_of"][seat]
        if party < 0:
            return ""
        if public["archer_on"][seat]:
            return self.words.say("board-archer", {"party": COLOURS[party], "total": ARCHER_STRENGTH})
        total = TUDOR_STRENGTH * public["tudors_on"][seat] + public["law_squires"][seat // SEATS * MOST_PARTIES + party]
        total += sum(strength * public["stacks"][seat * STRENGTHS + strength] for strength in range(1, STRENGTHS))
        return self.words.say("board-stack", {"party": COLOURS[party], "total": total})

    # --- parliament -------------------------------------------------------------------------------------------------------------

    def _show_parliament(self, view: View) -> None:
        public = view["public"]
        self.screen.title(self.words("board-parliament"))
        rows = [(self.words("board-in-force"), self._law(law)) for law in public["in_force"]]
        proposed = list(enumerate(public["proposed"], 1))
        for number, law in proposed if is_placing(view) else proposed[public["ballot"] :]:
            rows.append((self.words("board-proposed", number=number), self._law(law)))
        self.screen.rows(rows)

    def _law(self, law: int) -> str:
        return self.words.say("board-law", {"law": LAW_NAMES[law]})

    def has_focus(self, view: View) -> bool:
        """Whether parliament meets."""
        return view["public"]["step"] in (BALLOT, LAW)

    def focus(self, view: View) -> None:
        """Parliament, and what everyone has to vote or pay with."""
        self.screen.say()
        self._show_holdings(view, BASIC)
        self._show_parliament(view)

    # --- the King's board -------------------------------------------------------------------------------------------------------

    def _show_court(self, view: View) -> None:
        self.screen.title(self.words("board-offices"))
        heads = ("", *(self.words(f"head-{name}") for name in ("tribute", "holder", "candidate")))
        self.screen.table(heads, [self._office(view, office) for office in range(OFFICES)])
        public = view["public"]
        gold, squires, votes = public["treasury"]
        left: dict[str, int | str] = {"bishops": public["bishops_left"], "seals": public["seals_left"]}
        self.screen.say(self.words.say("board-treasury", {"gold": gold, "squires": squires, "votes": votes, **left}))

    def _office(self, view: View, office: int) -> Row:
        holder, candidate = view["public"]["officer"][office], view["public"]["candidate"][office]
        sought = ""
        if candidate >= 0:
            args: dict[str, int | str] = {"party": COLOURS[candidate], "number": company(view, candidate)}
            sought = self.words.say("board-candidate", args)
        tribute = self.words.names("reward", rewards([TRIBUTE[office]]))
        return self.words.name("area", OFFICE_NAMES[office]), tribute, self._side(view, holder) if holder >= 0 else "", sought

    def _show_displeasure(self, view: View) -> None:
        public = view["public"]
        self.screen.title(self.words("board-displeasure"))
        spaces = zip(public["track"], TRACK, strict=True)
        track = [self.words("board-space-left", number=left, high=high, low=low) for left, (high, low) in spaces]
        self.screen.say(self.words("board-track", list=", ".join(track)))
        inside = [
            f"{self._side(view, party)} {_knights(public['dungeon'], party)}"
            for party in range(_parties(view))
            if _knights(public["dungeon"], party)
        ]
        total = NEUTRAL_KNIGHT[_players(view)] + sum(count * (place % STRENGTHS) for place, count in enumerate(public["dungeon"]))
        self.screen.say(self.words("board-dungeon", total=total, of=DUNGEON, list=self.words.divided(inside) or NOBODY))

    # --- on demand --------------------------------------------------------------------------------------------------------------

    def look(self, view: View, text: str, offers: Sequence[int]) -> None:
        """A province, or a conflict that lies on the board, and what could be placed there."""
        lying = [CONFLICT_NAMES[card] for card in view["public"]["cards"] if card >= 0]
        names = {name: self.words.name("area", name) for name in (*PROVINCE_NAMES, *lying)}
        found = pick(text, names)
        self.screen.title(names[found])
        cells = self._province(view, PROVINCE_NAMES.index(found))[2:] if found in PROVINCE_NAMES else self._fight(view, found)
        placed = [said for said in (offer(view, action) for action in offers) if said[1].get("to") == found]
        for line in (*cells, *(self.words.say(*said) for said in placed)):
            if line:
                self.screen.say(f"  {line}")

    def _fight(self, view: View, name: str) -> Row:
        """A conflict line by line."""
        card = CONFLICT_NAMES.index(name)
        strength = self.words("look-conflict", number=FRENCH[card], list=_spoils(card))
        return strength, *self._conflict(view, view["public"]["cards"].index(card))[3:]

    def borders(self, view: View, text: str) -> None:
        """There are no borders in this game: the laws instead, all that lie there or one."""
        if text:
            self.facts(view, text)
        else:
            self._show_parliament(view)

    def facts(self, view: View, text: str) -> None:
        """What a law says, and whether it is in force or proposed."""
        law = LAW_NAMES.index(pick(text, {name: self.words.name("law", name) for name in LAW_NAMES}))
        said = self._law(law)
        if law in view["public"]["in_force"]:
            said = f"{said} ({self.words('board-in-force')})"
        elif law in view["public"]["proposed"]:
            said = f"{said} ({self.words('board-proposed', number=1 + view['public']['proposed'].index(law))})"
        self.screen.say(said)

    def report(self, view: View, events: Sequence[Event]) -> None:
        """Nothing is told as a table."""

    def everything(self, views: Sequence[View]) -> View:
        """All screens lifted."""
        merged = {**views[0], "seat": None, "everything": True}
        for name in SECRETS:
            merged[name] = [view[name][player] for player, view in enumerate(views)]
        return merged


def _has(view: View, module: str) -> bool:
    return bool(view["options"][module] == "yes")


def _players(view: View) -> int:
    return len(view["votes"])


def _parties(view: View) -> int:
    """The players and, with two, their allies."""
    return 2 * _players(view) if _players(view) == 2 else _players(view)


def _knights(field: list[int], party: int) -> str:
    """The strengths of a party's knights somewhere."""
    return " ".join(str(strength) for strength in range(1, STRENGTHS) for _ in range(field[party * STRENGTHS + strength]))


def _spoils(card: int) -> str:
    return "/".join(str(power) for power in SPOILS[card])
