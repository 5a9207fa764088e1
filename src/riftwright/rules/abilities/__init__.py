"""Abilities (360-397): passive, replacement, activated, triggered, delayed."""
