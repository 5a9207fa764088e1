"""The ground floor: plain data. Knows no rule, imports nothing of the project above it."""
