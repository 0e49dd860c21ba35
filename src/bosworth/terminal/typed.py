"""Reading what the player typed: names by their beginnings, without regard to case and accents."""

import unicodedata
from collections.abc import Mapping

from bosworth.terminal.trouble import Trouble


def fold(text: str) -> str:
    """A text as it is compared: no case, no accents, underscores and hyphens as spaces."""
    plain = "".join(sign for sign in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(sign))
    return plain.replace("_", " ").replace("-", " ").replace("’", "'").strip()


def pick(text: str, names: Mapping[str, str]) -> str:
    """The id that is meant by a text: an id or a name as a whole, or the beginning of only one."""
    wanted = fold(text)
    exact = [key for key, name in names.items() if wanted in (fold(key), fold(name))]
    if exact:
        return exact[0]
    near = [key for key, name in names.items() if wanted and (fold(key).startswith(wanted) or fold(name).startswith(wanted))]
    if len(near) == 1:
        return near[0]
    if near:
        raise Trouble("trouble-ambiguous", name=text, known=", ".join(names[key] for key in near[:8]))
    raise Trouble("trouble-unknown", name=text, known=", ".join(names.values()))
