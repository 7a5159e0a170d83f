"""How many English card texts are read, and whether they then say what the Japanese ones say.

    python tools/english.py CARDS.json SERIES.json [--folds 5] [--hold-out 10:3]

``CARDS.json`` and ``SERIES.json`` are lists of cards and of the words that names share, as ``yaml-yugi`` has them. The
playable cards are dealt into ``--folds`` parts; the texts of each are read with the phrases of the other parts alone,
as the text of a card that the library does not have. ``--hold-out N:K``: only cards whose passcode modulo N is K are
read, with the phrases of all others.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from duelkit.yugioh.cards import library
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.own import names_of
from duelkit.yugioh.reading import Printed, Refused
from duelkit.yugioh.reading.canonical import canonical
from duelkit.yugioh.reading.english import Book, read_english
from duelkit.yugioh.reading.sources import NotACard, collection, entry, lexicon


def outcome(card: Card, data: dict[str, Any], book: Book) -> str:
    """What comes of the English text of a card: the same meaning, another one, or why it is not read."""
    text, above = (str((data.get(box) or {}).get("en") or "") for box in ("text", "pendulum_effect"))
    try:
        found = canonical(read_english(Printed(entry(data).card, text, above), book))
    except NotACard:
        return "no card"
    except Refused as error:
        return error.reason
    meant = canonical(replace(card, versions=()))
    same = sorted(map(repr, found.effects)) == sorted(map(repr, meant.effects))
    return "the same" if same and found.procedures == meant.procedures else f"otherwise: {card.ja}"


def main() -> None:
    """Read and count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cards", type=Path)
    parser.add_argument("series", type=Path)
    parser.add_argument("--folds", type=int, default=5)
    parser.add_argument("--hold-out", default="")
    options = parser.parse_args()
    entries: list[Mapping[str, Any]] = list(collection(options.cards))
    names = names_of(lexicon(entries, json.loads(options.series.read_text(encoding="utf-8"))))
    texts = {data["password"]: data for data in entries if isinstance(data.get("password"), int)}
    playable = [card for card in library() if card.effects and card.passcode in texts]
    if options.hold_out:
        by, rest = (int(part) for part in options.hold_out.split(":"))
        parts = [[card for card in playable if card.passcode % by == rest]]
    else:
        parts = [playable[at :: options.folds] for at in range(options.folds)]
    count: Counter[str] = Counter()
    for part in parts:
        left_out = {card.passcode for card in part}
        book = Book((card for card in library() if card.passcode not in left_out), names)
        count.update(outcome(card, texts[card.passcode], book) for card in part)
    total = sum(count.values()) - count.pop("no card", 0)
    for reason, number in count.most_common():
        print(f"{number:6} {number / total:6.1%}  {reason}")


if __name__ == "__main__":
    main()
