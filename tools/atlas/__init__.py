"""Draws the maps, the coats of arms and the emblems. Run by hand (`make atlas`); what it makes is committed with the game."""
