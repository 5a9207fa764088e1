"""The version of Riftwright under which a game began."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Of games that began before, nobody has noted it."""
    op.add_column("games", sa.Column("program", sa.Text))
