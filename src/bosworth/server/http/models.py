"""Games as the pages and the JSON interface list them."""

from functools import cache

import msgspec

from bosworth.bots import BOTS
from bosworth.games import GAMES
from bosworth.games import game as find_game
from bosworth.kernel.info import Option
from bosworth.server.http.refusals import Refusal


class GameCard(msgspec.Struct, frozen=True):
    """A game as it can be set up."""

    id: str
    rules_version: int
    options: tuple[Option, ...]
    """What can be chosen; of each option the first choice is the default."""
    presets: dict[str, dict[str, str]]
    needs: dict[str, dict[str, str]]
    """By choice, written `option=value`: the values that it needs of other options."""
    way: str
    """The option that decides who sits at the table."""
    seats: tuple[str, ...]
    """The seats with the default options."""
    seats_min: int
    seats_max: int
    bots: list[str]
    quiet_steps: list[str]
    """The steps, as an onlooker sees them, during which its rules forbid talk; if there are any, `talk=pauses` may be agreed."""

    def groups(self) -> dict[str, list[Option]]:
        """The options besides the way, as they are listed together."""
        found: dict[str, list[Option]] = {}
        for option in self.options:
            if option.name != self.way:
                found.setdefault(option.group, []).append(option)
        return found


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
        quiet_steps=list(game.face.quiet_steps),
    )


def game_cards() -> list[GameCard]:
    """All games."""
    return [game_card(name) for name in GAMES]
