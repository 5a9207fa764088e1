"""The judge: explain, check, compare; games written down and run again."""
