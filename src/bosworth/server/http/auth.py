"""Who asks: a guest or an account by cookie, or a program by bearer token. Secrets are 256 bits and kept only as hashes."""

import asyncio
import hashlib
import secrets
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from bosworth.server.http import passwords
from bosworth.server.http.limits import may_guess
from bosworth.server.http.preferences import language_of, words_of
from bosworth.server.http.refusals import Refusal
from bosworth.server.services import Services, services_of
from bosworth.server.store.people import Person, account_key
from bosworth.table import naming

COOKIE: Final = "bosworth_session"
WATCHING: Final = "bosworth_watching"
DEVICE: Final = "bosworth_device"
LIFETIME: Final = 400 * 24 * 3600
"""Seconds that a cookie lasts: as long as browsers allow."""
NAME_LENGTH: Final = 30
NOBODY: Final = "$argon2id$v=19$m=65536,t=3,p=4$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
"""What a password is compared with when there is no such account, so that both take the same time."""

_hasher: Final = PasswordHasher()


def fingerprint(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


# --- who ------------------------------------------------------------------------------------------------------------------------


async def visitor(connection: HTTPConnection) -> Person | None:
    """Who asks; None for somebody who has done nothing yet. `no_identity` for a bearer token that is not known."""
    people = services_of(connection).people
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme:
        person = await people.by_token(fingerprint(token.strip())) if scheme.lower() == "bearer" else None
        if person is None:
            raise Refusal("no_identity")
        return person
    cookie = connection.cookies.get(COOKIE)
    return await people.by_session(fingerprint(cookie)) if cookie else None


async def known(connection: HTTPConnection) -> Person:
    """Who asks; `no_identity` if that is not known."""
    person = await visitor(connection)
    if person is None:
        raise Refusal("no_identity")
    return person


def check_in_person(connection: HTTPConnection) -> None:
    """`no_identity` for a program: what an account itself is and holds is the business of its person, in a browser."""
    if "authorization" in connection.headers:
        raise Refusal("no_identity", "a token is not enough for this")


def check_rate(connection: HTTPConnection, kind: str, person: Person | None = None) -> None:
    """`too_many` if this person or address has asked for that too often."""
    whos = [f"address {connection.scope['state']['address']}"]
    if person is not None:
        whos.append(f"person {person.id}")
    if not services_of(connection).limits.allow(kind, *whos):
        raise Refusal("too_many")


def may_watch(connection: HTTPConnection, table: str) -> bool:
    """Whether this browser came by a link for onlookers."""
    return table in services_of(connection).links.read_watching(connection.cookies.get(WATCHING))


# --- cookies --------------------------------------------------------------------------------------------------------------------


async def enter(request: Request, name: str = "") -> Person:
    """Who asks; somebody new becomes a guest of that name at once."""
    person = await visitor(request)
    if person is None:
        check_rate(request, "making")
        made_up = words_of(language_of(request))("guest-name", number=str(secrets.randbelow(9000) + 1000))
        person = await services_of(request).people.create_guest(clean_name(name) if name.strip() else made_up)
        await admit(request, person)
    return person


async def enter_to_make(request: Request, name: str = "") -> Person:
    """As `enter`, for somebody who makes something that stays; `too_many` if that is too much."""
    person = await enter(request, name)
    check_rate(request, "making", person)
    return person


async def admit(request: Request, person: Person) -> None:
    """A cookie for this person, in this browser."""
    token = secrets.token_urlsafe(32)
    await services_of(request).people.open_session(person.id, fingerprint(token), lifetime=LIFETIME)
    set_cookie(request, COOKIE, token)


def set_cookie(request: Request, name: str, value: str, *, is_hidden: bool = True) -> None:
    """Hand out a cookie that only this site gets, over TLS only if the page came that way; the gate puts it on the answer."""
    carrier, is_secure = Response(), request.url.scheme == "https"
    carrier.set_cookie(name, value, max_age=LIFETIME, path="/", secure=is_secure, httponly=is_hidden, samesite="lax")
    request.scope["state"]["cookies"][name] = carrier.headers["set-cookie"]


# --- names and passwords --------------------------------------------------------------------------------------------------------


def clean_name(text: str) -> str:
    """A name that can be shown; `bad_name` if it cannot."""
    name = naming.tidy(text)
    if not name or len(name) > NAME_LENGTH or not naming.is_readable(name):
        raise Refusal("bad_name")
    return name


async def hash_password(services: Services, password: str, name: str) -> str:
    """The argon2id hash of a new password; `bad_password` or `weak_password` if it will not do for somebody of that name."""
    passwords.check_strength(password, name)
    async with services.hashing:
        return await asyncio.to_thread(_hasher.hash, password)


async def is_right(services: Services, password: str, hashed: str) -> bool:
    """Whether this is the password."""
    async with services.hashing:
        try:
            return await asyncio.to_thread(_hasher.verify, hashed, password[: passwords.LENGTHS.stop])
        except (VerificationError, InvalidHashError):
            return False


# --- accounts -------------------------------------------------------------------------------------------------------------------


async def claim(request: Request, name: str, password: str) -> None:
    """Make the visitor an account, with all games played so far; whoever else had a cookie or token of the guest is out."""
    check_rate(request, "login")
    clean, services = clean_name(name), services_of(request)
    hashed = await hash_password(services, password, clean)
    person = await enter(request, name)
    await _admit_account(request, await services.people.make_account(person.id, clean, hashed))


async def log_in(request: Request, name: str, password: str) -> None:
    """Enter as an account; games that a guest played in this browser become the account's."""
    check_rate(request, "login")
    services = services_of(request)
    found = await services.people.by_name(name)
    device = services.links.device_of(request.cookies.get(DEVICE), found[0].id) if found else ""
    if not may_guess(services.limits, account_key(name), request.scope["state"]["address"], device):
        raise Refusal("too_many")
    if not await is_right(services, password, found[1] if found else NOBODY) or found is None:
        raise Refusal("wrong_password")
    guest = await visitor(request)
    if guest is not None and guest.is_guest:
        await services.people.claim(guest.id, found[0].id)
    await _admit_account(request, found[0])


async def _admit_account(request: Request, person: Person) -> None:
    """As `admit`; and the browser is known from now on, also after it has logged out."""
    await admit(request, person)
    set_cookie(request, DEVICE, services_of(request).links.device(request.cookies.get(DEVICE), person.id))


async def log_out(request: Request) -> None:
    """Forget the cookie of this browser."""
    cookie = request.cookies.get(COOKIE)
    if cookie:
        await services_of(request).people.close_session(fingerprint(cookie))


async def check_password(request: Request, person: Person, password: str) -> None:
    """`wrong_password` unless this is the person's; a guest has none."""
    check_rate(request, "login", person)
    if person.is_guest:
        return
    services = services_of(request)
    found = await services.people.by_name(person.name)
    if found is None or not await is_right(services, password, found[1]):
        raise Refusal("wrong_password")


async def new_token(request: Request, person: Person, label: str) -> tuple[str, str]:
    """A token for a program that plays for this person: its id, and the token itself, which is never shown again."""
    check_rate(request, "making", person)
    token = secrets.token_urlsafe(32)
    number = await services_of(request).people.add_token(person.id, fingerprint(token), clean_name(label or "bot"))
    return number, token
