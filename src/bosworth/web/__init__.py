"""What the browser gets: templates of pages, and static files (ES modules, styles, maps). No rules live here."""

from pathlib import Path
from typing import Final

TEMPLATES: Final = Path(__file__).parent / "templates"
"""Jinja templates of the pages."""
STATIC: Final = Path(__file__).parent / "static"
"""Files sent as they are."""
