"""How many decks of a file are wholly playable, by era, and which missing cards make decks whole soonest.

    python tools/whole_decks.py DECKS.jsonl                # the table, and the first 40 missing cards
    python tools/whole_decks.py DECKS.jsonl --era 2008-2011 --missing 200
    python tools/whole_decks.py DECKS.jsonl --missing 0 --json

``DECKS.jsonl`` has a deck a line: passcodes under ``main``, ``extra`` and ``side``, its ``era`` and ``id``. A deck is
whole if all its cards are playable; another artwork of a card, or its older wording, is that card. The missing cards
are in this order: those of the deck that lacks the fewest come first, and of several such the one whose cards most
other decks lack; then those of the next deck, with these cards at hand.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from duelkit.kernel.errors import FileError
from duelkit.yugioh.cards.shelf import refused_by_passcode
from duelkit.yugioh.decks import Directory

PARTS = ("main", "extra", "side")


@dataclass(frozen=True)
class Listed:
    """A deck of the file: its distinct cards, and those of them that are not playable."""

    identity: str
    era: str
    cards: frozenset[int]
    missing: frozenset[int]


def decks(path: Path) -> list[Listed]:
    """The decks of a file.

    :raises FileError: if a line is no deck.
    """
    known, found = Directory(), []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        try:
            data = json.loads(line)
            codes = {int(code) for part in PARTS for code in data.get(part, ())}
            cards = frozenset(known[code].passcode for code in codes)
            missing = frozenset(code for code in cards if known.playable(code) is None)
            listed = Listed(str(data["id"]), str(data["era"]), cards, missing)
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            expected = "expected an object with id, era, and passcodes under main, extra and side"
            raise FileError(str(path), number, f"not a deck ({error}); {expected}") from None
        found.append(listed)
    return found


def eras(found: list[Listed]) -> list[dict[str, Any]]:
    """For each era how many decks there are, how many are whole, which share of their distinct cards is playable."""
    rows = []
    for era in [*dict.fromkeys(deck.era for deck in found), ""]:
        own = [deck for deck in found if not era or deck.era == era]
        shares = [1 - len(deck.missing) / len(deck.cards) for deck in own if deck.cards]
        whole = sum(not deck.missing for deck in own)
        lacking = sorted(len(deck.missing) for deck in own)
        rows.append(
            {
                "era": era or "all",
                "decks": len(own),
                "whole": whole,
                "share of cards": round(sum(shares) / max(len(shares), 1), 3),
                "median lacks": lacking[len(lacking) // 2] if lacking else 0,
            }
        )
    return rows


def soonest(found: list[Listed]) -> Iterator[tuple[int, int, int]]:
    """The missing cards in order: the passcode, how many decks lack it, how many are whole once it is there."""
    lacking = [set(deck.missing) for deck in found if deck.missing]
    blocks = Counter(code for missing in lacking for code in missing)
    while lacking:
        weight = dict.fromkeys(blocks, 0.0)
        for missing in lacking:
            for code in missing:
                weight[code] += 1 / len(missing)
        bundle = min(lacking, key=lambda missing: (len(missing), -sum(weight[code] for code in missing)))
        for code in sorted(bundle, key=lambda code: (-weight[code], code)):
            for missing in lacking:
                missing.discard(code)
            lacking = [missing for missing in lacking if missing]
            yield code, blocks[code], len(found) - len(lacking)


def main() -> int:
    """Print the table and the missing cards."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("decks", type=Path)
    parser.add_argument("--era", default="", help="only eras whose name has these words")
    parser.add_argument("--missing", type=int, default=40, help="how many of the missing cards to print")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    try:
        found = [deck for deck in decks(options.decks) if options.era in deck.era]
    except (FileError, OSError, UnicodeDecodeError) as error:
        print(error, file=sys.stderr)
        return 2
    refused = refused_by_passcode()
    missing = [
        {
            "passcode": code,
            "name": refused[code].en if code in refused else "",
            "reason": refused[code].reason if code in refused else "text not known",
            "effect": refused[code].effect if code in refused else 0,
            "decks": blocked,
            "whole then": whole,
        }
        for (code, blocked, whole), _ in zip(soonest(found), range(options.missing), strict=False)
    ]
    rows = eras(found)
    if options.json:
        print(json.dumps({"eras": rows, "missing": missing}, ensure_ascii=False, indent=1))
        return 0
    for row in rows:
        print(
            f"{row['era']:24} {row['whole']:4} of {row['decks']:4} whole, {row['share of cards']:6.1%} of cards, "
            f"median lacks {row['median lacks']}"
        )
    for each in missing:
        print(
            f"{each['passcode']:9}  blocks {each['decks']:3}  whole then {each['whole then']:4}  {each['name']}  "
            f"({each['reason']}, effect {each['effect']})"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
