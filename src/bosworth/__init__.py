"""Bosworth: three board games of the Wars of the Roses, for people and for bots."""

__version__ = "0.1.0"
