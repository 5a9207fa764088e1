"""The rulebook as a machine, one room per chapter."""
