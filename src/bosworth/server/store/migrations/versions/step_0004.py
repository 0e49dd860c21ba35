"""A table knows the one at which its game is played again."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Go on to this shape."""
    op.add_column("tables", sa.Column("rematch", sa.Text(), nullable=True))
    op.create_index("ix_tables_rematch", "tables", ["rematch"])


def downgrade() -> None:
    """Go back to the one before."""
    op.drop_index("ix_tables_rematch", "tables")
    op.drop_column("tables", "rematch")
