"""Duel engines and a table for two card games."""

from typing import Final

__version__: Final = "0.2.0"
"""The version of the package, which every record and stored room contains."""
