"""Games, their seats and their journals."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """From an empty database."""
    op.create_table(
        "games",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("opening", sa.Text, nullable=False),
        sa.Column("watch_hash", sa.Text, nullable=False),
        sa.Column("parent", sa.Text, sa.ForeignKey("games.id")),
        sa.Column("parent_at", sa.Integer, nullable=False),
        sa.Column("outcome", sa.Text),
        sa.Column("digest", sa.Text),
    )
    op.create_index("games_by_age", "games", ["created", "id"])
    op.create_table(
        "seats",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("token_hash", sa.Text, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
