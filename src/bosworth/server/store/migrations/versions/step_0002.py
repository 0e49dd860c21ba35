"""When cookies and tokens were last used, and when the owner of a seat was last seen at the table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

ADDED = (("sessions", "used"), ("tokens", "used"), ("seats", "seen"))


def upgrade() -> None:
    """Go on to this shape."""
    for table, column in ADDED:
        op.add_column(table, sa.Column(column, sa.Float(), nullable=True))


def downgrade() -> None:
    """Go back to the one before."""
    for table, column in ADDED:
        op.drop_column(table, column)
