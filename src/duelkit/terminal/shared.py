"""What the commands of all games need: names as they are typed, and plain lines."""

from __future__ import annotations

import io
import sys
import unicodedata
from collections.abc import Iterable


def bare(text: str) -> str:
    """A name for comparison: width, case, spaces and punctuation do not matter."""
    folded = unicodedata.normalize("NFKC", text).casefold()
    return "".join(letter for letter in folded if letter.isalnum())


def be_lenient() -> None:
    """Write what the output cannot show as a question mark."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def write_plainly(lines: Iterable[str]) -> None:
    """Write lines for any screen or pipe."""
    be_lenient()
    for line in lines:
        print(line, flush=True)
