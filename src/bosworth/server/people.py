"""People: guests and accounts, their sessions, and the tokens of their bots. Only hashes of secrets are kept."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Person:
    """Somebody who plays: a guest with a name, or an account that also has a password."""

    id: str
    name: str
    is_guest: bool = True


class People:
    """All people of a server. `hash` is always the SHA-256 of a token, in hex; a password hash is made by the caller."""

    async def create_guest(self, name: str) -> Person:
        """A new guest."""
        raise NotImplementedError

    async def find(self, person: str) -> Person | None:
        """A person by id."""
        raise NotImplementedError

    async def rename(self, person: str, name: str) -> Person:
        """Give a guest or account another name; an account's must be free (`name_taken`)."""
        raise NotImplementedError

    async def open_session(self, person: str, hash: str, *, lifetime: float) -> None:  # noqa: A002
        """Remember a cookie of this person for so many seconds."""
        raise NotImplementedError

    async def by_session(self, hash: str) -> Person | None:  # noqa: A002
        """Whose cookie this is, unless it has run out."""
        raise NotImplementedError

    async def close_session(self, hash: str) -> None:  # noqa: A002
        """Forget a cookie."""
        raise NotImplementedError

    async def close_sessions(self, person: str) -> None:
        """Forget all cookies of a person."""
        raise NotImplementedError

    async def make_account(self, person: str, name: str, password_hash: str) -> Person:
        """The guest becomes an account, with all games; `name_taken` if there is one of that name (capitals do not matter)."""
        raise NotImplementedError

    async def by_name(self, name: str) -> tuple[Person, str] | None:
        """An account and its password hash."""
        raise NotImplementedError

    async def set_password(self, person: str, password_hash: str) -> None:
        """Give an account another password."""
        raise NotImplementedError

    async def claim(self, guest: str, account: str) -> None:
        """Hand all games of a guest to an account; the guest is gone, its cookies are the account's."""
        raise NotImplementedError

    async def delete(self, person: str) -> None:
        """Forget a person: seats of running games go to bots, what was said stays without a name."""
        raise NotImplementedError

    async def add_token(self, person: str, hash: str, label: str) -> str:  # noqa: A002
        """Remember a token with which a program may act as this person; its id."""
        raise NotImplementedError

    async def by_token(self, hash: str) -> Person | None:  # noqa: A002
        """Whose program this is."""
        raise NotImplementedError

    async def tokens(self, person: str) -> list[tuple[str, str, float]]:
        """The tokens of a person: id, label, when made."""
        raise NotImplementedError

    async def drop_token(self, person: str, token: str) -> None:
        """Forget a token, by its id."""
        raise NotImplementedError

    async def signing_key(self) -> bytes:
        """The key with which this server signs invitations, made once."""
        raise NotImplementedError
