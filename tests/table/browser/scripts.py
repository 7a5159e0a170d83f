"""The scripts that look at a page, each a function of one file of JavaScript."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent / "js"


def script(name: str) -> str:
    """The text of a script, for ``page.evaluate``."""
    return (FOLDER / f"{name}.js").read_text(encoding="utf-8")
