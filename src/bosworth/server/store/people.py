"""People: guests and accounts, their sessions, and the tokens of their programs. Only hashes of secrets are kept."""

import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, delete, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from bosworth.kernel.errors import BosworthError
from bosworth.server.store import ownership, schema
from bosworth.server.store.expiry import A_DAY, LONGEST_UNUSED, last_used
from bosworth.server.store.store import Store
from bosworth.table.chairs import Guest, clean_name


class NameTaken(BosworthError):
    """There is an account of that name."""

    code = "name_taken"


class HasAccount(BosworthError):
    """Only a guest can become an account."""

    code = "has_account"


class NoSuchPerson(BosworthError):
    """This person is not known, or not any more."""

    code = "no_such_person"


@dataclass(frozen=True)
class Person(Guest):
    """Somebody who plays: a guest with a name, or an account that also has a password."""

    is_guest: bool = True


class Token(msgspec.Struct):
    """A token of a program as it is listed."""

    id: str
    name: str
    made: float


def id_of(who: Guest | None) -> str:
    """The id of somebody, empty for a stranger."""
    return "" if who is None else who.id


def account_key(name: str) -> str:
    """What tells an account from others: its name without capitals and superfluous blanks."""
    return " ".join(name.split()).casefold()


def new_id() -> str:
    """A short name for a person or a table that nobody can guess: 96 bits."""
    return secrets.token_urlsafe(12)


class People:
    """All people of a server. A `token_hash` is the SHA-256 of a token in hex; a password hash is made by the caller.

    `moved` is told the tables at which a change of people shows, and awaited until they show it.
    """

    def __init__(self, store: Store, moved: Callable[[list[str]], Awaitable[None]]) -> None:
        self._store = store
        self._moved = moved
        self.in_doubt: set[tuple[str, Callable[[], None]]] = set()
        """A person, and what to call when a cookie or token of theirs has ended: it may be the one by which a page came in."""

    def _doubt(self, person: str) -> None:
        for whose, call in tuple(self.in_doubt):
            if whose == person:
                call()

    async def _change(self, person: str, write: Callable[[Connection], list[str]]) -> None:
        """Change who somebody is, show that at the tables that `write` gives, and ask again who those are who came in as them."""
        await self._moved(await self._store.keep(write))
        self._doubt(person)

    async def _end(self, table: Table, *which: Any) -> None:
        """Forget cookies or tokens."""

        def write(connection: Connection) -> set[str]:
            holders = set(connection.scalars(select(table.c.person).where(*which)))
            connection.execute(delete(table).where(*which))
            return holders

        for person in await self._store.keep(write):
            self._doubt(person)

    async def _holder(self, table: Table, *which: Any) -> Person | None:
        """Whose cookie or token it is; once a day it is noted that it is still in use."""
        people, now = schema.people, time.time()
        wanted = select(people, table.c.hash, table.c.used).join_from(people, table, table.c.person == people.c.id)
        wanted = wanted.where(*which, last_used(table) >= now - LONGEST_UNUSED)
        row = await self._store.query(lambda connection: connection.execute(wanted).first())
        if row is None:
            return None
        if (row.used or 0.0) < now - A_DAY:
            note = update(table).where(table.c.hash == row.hash).values(used=now)
            self._store.write(lambda connection: connection.execute(note))
        return Person(row.id, row.name, row.account is None)

    # --- who somebody is --------------------------------------------------------------------------------------------------------

    async def create_guest(self, name: str) -> Person:
        """A new guest."""
        person = Person(new_id(), clean_name(name))
        row = {"id": person.id, "name": person.name, "made": time.time()}
        await self._store.keep(lambda connection: connection.execute(insert(schema.people).values(**row)))
        return person

    async def rename(self, person: str, name: str) -> None:
        """Give a guest or an account another name; an account's must be free (`name_taken`)."""
        tidy = clean_name(name)

        def write(connection: Connection) -> list[str]:
            is_guest = _known(connection, person).account is None
            _set(connection, person, name=tidy, **({} if is_guest else {"account": account_key(tidy)}))
            return ownership.touch(connection, person)

        await self._change(person, write)

    async def make_account(self, person: str, name: str, password_hash: str) -> Person:
        """The guest becomes an account and keeps all games; `name_taken` if there is one of that name, capitals or not.

        Cookies and tokens end: who knows who else has them.
        """
        tidy = clean_name(name)

        def write(connection: Connection) -> list[str]:
            if _known(connection, person).account is not None:
                raise HasAccount("this is an account already")
            _set(connection, person, name=tidy, account=account_key(tidy), password=password_hash)
            _end_all(connection, person)
            return ownership.touch(connection, person)

        await self._change(person, write)
        return Person(person, tidy, is_guest=False)

    async def by_name(self, name: str) -> tuple[Person, str] | None:
        """An account and its password hash."""
        if "\0" in name:
            return None  # PostgreSQL would not even take the question
        row = await self._store.query(lambda connection: _row(connection, schema.people.c.account == account_key(name)))
        return None if row is None else (Person(row.id, row.name, is_guest=False), row.password)

    async def set_password(self, person: str, password_hash: str) -> None:
        """Give an account another password; all its cookies and tokens are forgotten."""

        def write(connection: Connection) -> None:
            _set(connection, person, password=password_hash)
            _end_all(connection, person)

        await self._store.keep(write)
        self._doubt(person)

    async def claim(self, guest: str, account: str) -> None:
        """Hand all games of a guest to an account; the guest is gone, with cookies and tokens that others may have."""
        await self._change(guest, lambda connection: _claim(connection, guest, account))

    async def delete(self, person: str) -> None:
        """Forget a person: bots take over the seats, what was said loses its name."""
        await self._change(person, lambda connection: ownership.give_up(connection, person))

    # --- cookies and tokens -----------------------------------------------------------------------------------------------------

    async def open_session(self, person: str, token_hash: str, *, lifetime: float) -> None:
        """Remember a cookie of this person for so many seconds; those that have run out are forgotten."""
        now = time.time()

        def write(connection: Connection) -> None:
            connection.execute(delete(schema.sessions).where(schema.sessions.c.ends < now))
            _issue(connection, schema.sessions, person, hash=token_hash, made=now, ends=now + lifetime, used=now)

        await self._store.keep(write)

    async def by_session(self, token_hash: str) -> Person | None:
        """Whose cookie this is, unless it has run out."""
        sessions = schema.sessions
        return await self._holder(sessions, sessions.c.hash == token_hash, sessions.c.ends > time.time())

    async def close_session(self, token_hash: str) -> None:
        """Forget a cookie."""
        await self._end(schema.sessions, schema.sessions.c.hash == token_hash)

    async def add_token(self, person: str, token_hash: str, label: str) -> str:
        """Remember a token with which a program may act as this person; its id."""
        key, row = new_id(), {"hash": token_hash, "label": clean_name(label)}
        await self._store.keep(lambda connection: _issue(connection, schema.tokens, person, id=key, made=time.time(), **row))
        return key

    async def by_token(self, token_hash: str) -> Person | None:
        """Whose program this is."""
        return await self._holder(schema.tokens, schema.tokens.c.hash == token_hash)

    async def tokens(self, person: str) -> list[Token]:
        """The tokens of a person."""
        tokens = schema.tokens.c
        mine = select(tokens.id, tokens.label, tokens.made).where(tokens.person == person).order_by(tokens.made)
        return await self._store.query(lambda connection: [Token(*row) for row in connection.execute(mine)])

    async def drop_token(self, person: str, token: str) -> None:
        """Forget a token of a person, by its id."""
        await self._end(schema.tokens, schema.tokens.c.person == person, schema.tokens.c.id == token)

    async def signing_key(self) -> bytes:
        """The key with which this server signs invitations, made once."""
        mine = select(schema.keys.c.value).where(schema.keys.c.name == "signing")

        fresh = text("INSERT INTO keys (name, value) VALUES ('signing', :value) ON CONFLICT DO NOTHING")

        def write(connection: Connection) -> str:
            connection.execute(fresh, {"value": secrets.token_hex(32)})  # there may be one, perhaps of another process
            return str(connection.scalar(mine))

        return bytes.fromhex(await self._store.keep(write))


def _row(connection: Connection, condition: Any) -> Any:
    return connection.execute(select(schema.people).where(condition)).first()


def _known(connection: Connection, person: str) -> Any:
    row = _row(connection, schema.people.c.id == person)
    if row is None:
        raise NoSuchPerson("this person is not known")
    return row


def _issue(connection: Connection, table: Table, person: str, **values: str | float) -> None:
    _known(connection, person)
    connection.execute(insert(table).values(person=person, **values))


def _set(connection: Connection, person: str, **values: str) -> None:
    try:
        connection.execute(update(schema.people).where(schema.people.c.id == person).values(**values))
    except IntegrityError as error:
        raise NameTaken("there is an account of that name") from error


def _end_all(connection: Connection, person: str) -> None:
    for table in (schema.sessions, schema.tokens):
        connection.execute(delete(table).where(table.c.person == person))


def _claim(connection: Connection, guest: str, account: str) -> list[str]:
    """Nothing is left to hand over if the guest is gone meanwhile, or is an account."""
    _known(connection, account)
    row = _row(connection, schema.people.c.id == guest)
    return [] if row is None or row.account is not None else ownership.hand_to(connection, guest, account)
