"""Bots: they get views and events, never the position."""
