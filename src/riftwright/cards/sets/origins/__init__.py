"""Origins (OGN)."""
