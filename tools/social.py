"""Draws the picture that a link to Bosworth shows elsewhere: `python tools/social.py` writes `social.jpg`."""

import base64
import os
from pathlib import Path

from playwright.sync_api import sync_playwright

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
STATIC = Path(__file__).parents[1] / "src/bosworth/web/static"
PAGE = """<!doctype html><meta charset="utf-8"><style>
@font-face {{ font-family: Black; src: url({black}) }}
@font-face {{ font-family: Caps; src: url({caps}) }}
@font-face {{ font-family: Fell; src: url({fell}) }}
body {{ margin: 0; width: 1200px; height: 630px; background: radial-gradient(circle at 50% 40%, #fcf8ed, #f0e5cb 75%, #dfd0a9);
  color: #2a2017; text-align: center; font-family: Fell; }}
main {{ position: absolute; inset: 26px; border: 3px double #85704a; }}
img {{ width: 190px; margin-top: 46px }}
h1 {{ margin: 4px 0 0; font: 138px/1.05 Black; }}
h2 {{ margin: 18px 0 0; font: 42px/1.2 Caps; letter-spacing: .07em; color: #7d590c; }}
p {{ margin: 14px 0 0; font-size: 37px; color: #5c4d3c; }}
</style><main><img src="{rose}"><h1>Bosworth</h1><h2>The Wars of the Roses</h2>
<p>Richard III · Wars of the Roses · Lancaster</p></main>"""


def inside(path: str, kind: str) -> str:
    """A static file as an address that carries its contents."""
    return f"data:{kind};base64,{base64.b64encode((STATIC / path).read_bytes()).decode()}"


PARTS = {
    "black": inside("fonts/unifraktur-cook.woff2", "font/woff2"),
    "caps": inside("fonts/im-fell-english-sc.woff2", "font/woff2"),
    "fell": inside("fonts/im-fell-english.woff2", "font/woff2"),
    "rose": inside("favicon.svg", "image/svg+xml"),
}


def main() -> None:
    """Draw and write the picture."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(viewport={"width": 1200, "height": 630})
        page.set_content(PAGE.format(**PARTS))
        page.evaluate("document.fonts.ready")
        page.screenshot(path=STATIC / "social.jpg", quality=84)
        browser.close()


if __name__ == "__main__":
    main()
