"""Games as the pages and the JSON interface list them, and what is chosen for a new table.

A choice is kept also when it does not go together, so that its form comes back as it was.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import msgspec

from bosworth.bots import BOTS, LEVELS
from bosworth.games import GAMES
from bosworth.games import game as find_game
from bosworth.kernel.info import GameInfo, Option
from bosworth.kernel.thought import TEMPERS
from bosworth.server.http.refusals import Refusal
from bosworth.server.live.room import Place, Room
from bosworth.table.chairs import BOT
from bosworth.table.opening import turned

OPTION: Final = "option-"
"""How the name of a field begins that holds an option of the game."""
Need = dict[str, Any]
"""A choice that needs another: `game`, `option` and `value` were chosen, but `other` is none of those `wanted`."""


class GameCard(msgspec.Struct, frozen=True):
    """A game as it can be set up."""

    id: str
    rules_version: int
    options: tuple[Option, ...]
    """What can be chosen; of each option the first choice is the default."""
    presets: dict[str, dict[str, str]]
    needs: dict[str, dict[str, str]]
    """By choice, written `option=value`: the values it needs of other options; of several (divided by spaces) one will do."""
    way: str
    """The option that decides who sits at the table."""
    seats: tuple[str, ...]
    """The seats with the default options."""
    seats_min: int
    seats_max: int
    bots: list[str]
    """Who may sit at a table as `bot:NAME`, from the levels of the ladder as `bot:NAME:TEMPER` too."""
    levels: list[str]
    """The levels of the ladder, from the weakest to the strongest: what people are offered."""
    tempers: list[str]
    quiet_steps: list[str]
    """The steps, as an onlooker sees them, during which its rules forbid talk; if there are any, `talk=pauses` may be agreed."""

    def groups(self) -> dict[str, list[Option]]:
        """The options besides the way, as they are listed together."""
        found: dict[str, list[Option]] = {}
        for option in self.options:
            if option.name != self.way:
                found.setdefault(option.group, []).append(option)
        return found

    def fitting(self, option: Option, way: str) -> list[str]:
        """The choices of an option that go with who sits at the table."""
        needs = {choice: self.needs.get(f"{option.name}={choice}", {}).get(self.way, way) for choice in option.choices}
        return [choice for choice, wanted in needs.items() if way in wanted.split()]


@cache
def game_card(name: str) -> GameCard:
    """A game by its id; `not_found` if there is no such game."""
    if name not in GAMES:
        raise Refusal("not_found")
    game = find_game(name)
    counts = [len(seats) for seats in game.seatings().values()]
    return GameCard(
        id=name,
        rules_version=game.info.rules_version,
        options=game.info.options,
        presets={preset: dict(values) for preset, values in game.info.presets.items()},
        needs={choice: dict(values) for choice, values in game.info.needs.items()},
        way=game.way.name,
        seats=game.seats(game.info.settle({})),
        seats_min=min(counts),
        seats_max=max(counts),
        bots=list(BOTS),
        levels=list(LEVELS),
        tempers=list(TEMPERS),
        quiet_steps=list(game.face.quiet_steps),
    )


def game_cards() -> list[GameCard]:
    """All games."""
    return [game_card(name) for name in GAMES]


def chosen_in(fields: Mapping[str, str]) -> dict[str, str]:
    """The options in a form, and the preset if one was chosen."""
    chosen = {name.removeprefix(OPTION): value for name, value in fields.items() if name.startswith(OPTION)}
    return {**chosen, "preset": fields["preset"]} if fields.get("preset") else chosen


def as_form(room: Room) -> dict[str, str]:
    """What the form for a new table would say to have this one again, everybody one seat further."""
    has_others = any(place.kind != BOT and not place.is_mine for place in room.places)
    agreed = room.settings
    return {
        "game": room.game,
        **{OPTION + name: value for name, value in room.options.items()},
        **{f"seat-{place.seat}": _spec(sitter) for place, sitter in zip(room.places, turned(room.places), strict=True)},
        "name": room.name,
        "listed": "" if (agreed["listed"] == "yes") == has_others else agreed["listed"],
        "away": agreed["away"],
        "grace": str(max(1, int(agreed["grace"]) // 60)),
        "absence": agreed["absence"],
        **({"may_watch": "yes"} if agreed["onlookers"] == "yes" else {}),
        **({"is_quiet": "yes"} if agreed["talk"] == "pauses" else {}),
    }


def _spec(place: Place) -> str:
    if place.is_mine:
        return "me"
    return f"bot:{place.name}" if place.kind == BOT else "invite"


def as_chosen(info: GameInfo, chosen: Mapping[str, str]) -> dict[str, str]:
    """All options as they were chosen; the preset's value or the default where nothing that exists was chosen."""
    preset = info.presets.get(chosen.get("preset", ""), {})
    wishes = {**preset, **chosen}
    return {
        option.name: wishes[option.name] if wishes.get(option.name) in option.choices else option.default
        for option in info.options
    }


def unmet_need(info: GameInfo, options: Mapping[str, str]) -> Need | None:
    """The first choice that needs a value which another option does not have."""
    for name, value in options.items():
        for other, wanted in info.needs.get(f"{name}={value}", {}).items():
            if options[other] not in wanted.split():
                return {"game": info.id, "option": name, "value": value, "other": other, "wanted": wanted}
    return None
