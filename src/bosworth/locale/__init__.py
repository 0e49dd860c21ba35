"""The languages; what is read in them is in the folders beside this file, and `words` puts it into sentences."""

from typing import Final

LANGUAGES: Final = {"en": "English", "fr": "Français", "it": "Italiano"}
"""The languages, each with its name in itself."""
