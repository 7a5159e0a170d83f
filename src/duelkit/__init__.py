"""Duel engines and a table for two card games."""

from typing import Final

__version__: Final = "0.1.0"
"""The version; it stands in every record and stored room."""
