"""Which passwords will do: long enough, and not among the first that anybody would try."""

from typing import Final

from bosworth.server.http.refusals import Refusal

LENGTHS: Final = range(8, 201)
SHORTEST_NAME: Final = 3
LEFT_OVER: Final = 4
"""Fewer signs besides a name or a row of keys make no secret; a year has four."""
ROWS: Final = (
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "qwertyuiopasdfghjklzxcvbnm",
    "qwertzuiopüasdfghjklöäyxcvbnm",
    "azertyuiopqsdfghjklmwxcvbn",
    "!@#$%^&*()_+",
)
"""Signs in the order of the alphabet and of keyboards."""
WORDS: Final = """
password passwort passwords motdepasse parola parolachiave contraseña contrasena senha wachtwoord passord secret geheim
segreto admin administrator root user guest test testing default changeme login access letmein welcome willkommen
bienvenue benvenuto hello hallo bonjour salut ciao helloworld whatever nothing trustno iloveyou loveme lovely jetaime
tiamo tiamotanto teamo amore mylove sunshine soleil princess princesse principessa babygirl sweetheart forever freedom
football futbol calcio baseball basketball soccer hockey superman batman spiderman starwars pokemon matrix dragon monkey
tiger panther eagle shadow master killer hunter ranger phoenix michael jennifer jordan jessica ashley charlie daniel
andrew thomas robert nicolas francesco alessandro andrea giuseppe giovanni valentina camille marine doudou loulou
chouchou nounours juventus inter milano napoli roma ferrari marseille paris liverpool chelsea arsenal barcelona madrid
mustang corvette mercedes porsche computer internet samsung google facebook apple windows microsoft qwerty azerty qwertz
summer winter spring autumn cheese ginger pepper cookie chocolate flower money bosworth richard richardiii lancaster
york warwick england warsoftheroses
"""
COMMON: Final = frozenset(WORDS.split())
"""Words with which everybody begins; what stands before and after them, and signs for letters, makes them no better."""
SIGNS_FOR_LETTERS: Final = tuple(str.maketrans(f"@4$5037{one}", f"aassoet{letter}") for one, letter in ("1i", "1l", "!i"))


def check_strength(password: str, name: str) -> None:
    """`bad_password` for its length; `weak_password` if it is the `name`, a `pattern`, or a `common` word."""
    if len(password) not in LENGTHS:
        raise Refusal("bad_password")
    plain = password.casefold()
    for reason, is_so in (("name", _is_name(plain, name)), ("pattern", _is_pattern(plain)), ("common", _is_common(plain))):
        if is_so:
            raise Refusal("weak_password", reason)


def _letters(text: str) -> str:
    return "".join(sign for sign in text if sign.isalnum())


def _is_name(plain: str, name: str) -> bool:
    given, mine = _letters(plain), _letters(name.casefold())
    if len(mine) < SHORTEST_NAME:
        return False
    return any(one in given and len(given) - len(one) <= LEFT_OVER for one in (mine, mine[::-1]))


def _is_pattern(plain: str) -> bool:
    """A few signs again and again, or little more than rows of keys."""
    if len(set(plain)) < LEFT_OVER or plain in (plain + plain)[1:-1]:
        return True
    left = "".join(plain.split())
    for row in ROWS:
        for keys in (row, row[::-1]):
            left = _without_rows(left, keys)
    return len(left) < LEFT_OVER


def _without_rows(text: str, keys: str) -> str:
    """The text without what stands in it as on the keys, four or more in a row."""
    start = 0
    while start + LEFT_OVER <= len(text):
        end = start + LEFT_OVER
        if text[start:end] in keys:
            while end < len(text) and text[start : end + 1] in keys:
                end += 1
            text = text[:start] + text[end:]
        else:
            start += 1
    return text


def _is_common(plain: str) -> bool:
    word = plain.strip("".join(sign for sign in plain if not sign.isalpha()))
    return any(word.translate(signs) in COMMON for signs in SIGNS_FOR_LETTERS)
