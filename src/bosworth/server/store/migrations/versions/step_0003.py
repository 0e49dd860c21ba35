"""What is agreed about leaving, where a search for seats that were left can ask for it."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

TABLES = sa.table("tables", *(sa.column(name) for name in ("id", "settings", "grace", "counts_absence")))


def upgrade() -> None:
    """Go on to this shape."""
    op.add_column("tables", sa.Column("grace", sa.Integer(), nullable=False, server_default="60"))
    op.add_column("tables", sa.Column("counts_absence", sa.Boolean(), nullable=False, server_default=sa.false()))
    connection = op.get_bind()
    for key, text in connection.execute(sa.select(TABLES.c.id, TABLES.c.settings)).all():
        agreed = json.loads(text)
        values = {"grace": int(agreed["grace"]), "counts_absence": agreed["absence"] == "bot"}
        connection.execute(TABLES.update().where(TABLES.c.id == key).values(values))


def downgrade() -> None:
    """Go back to the one before."""
    for column in ("grace", "counts_absence"):
        op.drop_column("tables", column)
