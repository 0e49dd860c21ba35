"""Draws what is asked for, or everything: `python -m tools.atlas [richard3] [roses] [lancaster] [sprites] [fonts]`."""

import json
import sys
from typing import Any

from tools.atlas import (
    fonts,
    lancaster,
    lancaster_art,
    richard3,
    richard3_art,
    roses,
    roses_art,
    scenes,
    sprites,
)
from tools.atlas.fetch import ROOT
from tools.atlas.picture import save_map

STATIC = ROOT / "src" / "bosworth" / "web" / "static"
GAMES: dict[str, tuple[Any, Any]] = {
    "richard3": (richard3, richard3_art),
    "roses": (roses, roses_art),
    "lancaster": (lancaster, lancaster_art),
}


def draw_game(game: str) -> None:
    """The geometry of a map, as the browser reads it, its picture and the pictures of the pages."""
    geometry, art = GAMES[game]
    folder = STATIC / "atlas" / game
    folder.mkdir(parents=True, exist_ok=True)
    drawing = geometry.draw()
    text = json.dumps(geometry.chart(drawing), ensure_ascii=False, separators=(",", ":"))
    (folder / "map.json").write_text(text + "\n", encoding="utf-8")
    picture = art.picture(drawing)
    save_map(picture, folder)
    scenes.write(game, picture, folder)


def main(wanted: list[str]) -> None:
    """Draw each thing that is wanted, saying so."""
    for name in wanted or [*GAMES, "sprites", "fonts"]:
        print(f"Drawing {name}")
        if name in GAMES:
            draw_game(name)
        elif name == "sprites":
            sprites.write_arms(STATIC / "atlas" / "arms.svg")
            sprites.write_emblems(STATIC / "atlas" / "emblems.svg")
        elif name == "fonts":
            fonts.write(STATIC / "fonts")
        else:
            raise SystemExit(f"There is nothing called {name} to draw.")


if __name__ == "__main__":
    main(sys.argv[1:])
