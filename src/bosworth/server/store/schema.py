"""The tables of the database. A change here needs a migration beside it: a test holds both together."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, Table, Text, UniqueConstraint

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("account", Text, unique=True),  # the name of an account in small letters; nothing for a guest
    Column("password", Text),
    Column("made", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("made", Float, nullable=False),
    Column("ends", Float, nullable=False),
    Column("used", Float),  # when last, to the day
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("hash", Text, nullable=False, unique=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("used", Float),  # when last, to the day
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("version", Integer, nullable=False),  # grows with every write: a lost race shows here
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("players", Text, nullable=False),  # JSON; as in the record, none before the deal
    Column("secret", Text, nullable=False),  # of the dice
    Column("commitment", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("owner", Text, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("status", Text, nullable=False),
    Column("settings", Text, nullable=False),  # JSON
    Column("is_listed", Boolean, nullable=False),
    Column("has_onlookers", Boolean, nullable=False),
    Column("grace", Integer, nullable=False),  # seconds
    Column("counts_absence", Boolean, nullable=False),  # as leaving
    Column("moves", Integer, nullable=False),  # that nobody can take back any more
    Column("winners", Text, nullable=False),  # JSON
    Column("made", Float, nullable=False),
    Column("played", Float, nullable=False),
    Column("rematch", Text, index=True),  # the table at which the game is played again
    Index("ix_tables_status_made", "status", "made"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("person", Text, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("bot", Text, nullable=False),
    Column("is_kept", Boolean, nullable=False),
    Column("left", Float),
    Column("due", Float),
    Column("seen", Float),  # when the owner was last at the table, where that matters
)

changes = Table(
    "changes",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("keep", Integer, nullable=False),
    Column("lines", Text, nullable=False),
    Column("settles", Boolean, nullable=False),
    Column("key", Text),
    Column("digest", Text, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "key"),
)

chat = Table(
    "chat",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("text", Text, nullable=False),
    Column("key", Text),
    Column("digest", Text, nullable=False),
    UniqueConstraint("table", "key"),
)

notes = Table(
    "notes",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Index("ix_notes_person", "person"),
)

keys = Table("keys", metadata, Column("name", Text, primary_key=True), Column("value", Text, nullable=False))
"""Secrets of the server itself, such as the one that signs invitations; and the line in which it feels its pulse."""
