"""What the commands of all games share: names as they are typed, and plain lines."""

from __future__ import annotations

import io
import sys
import unicodedata
from collections.abc import Iterable


def bare(text: str) -> str:
    """Returns a name for comparison: width, case, spaces and punctuation do not matter."""
    folded = unicodedata.normalize("NFKC", text).casefold()
    return "".join(letter for letter in folded if letter.isalnum())


def be_lenient() -> None:
    """Writes a question mark for each character that the output cannot show."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def write_plainly(lines: Iterable[str]) -> None:
    """Writes lines for any screen or pipe."""
    be_lenient()
    for line in lines:
        print(line, flush=True)
