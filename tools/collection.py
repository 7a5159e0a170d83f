"""Shows what a new state of the public collection brings: new cards, changed texts, and how each of them is read.

    PYTHONPATH=src python tools/collection.py CARDS SERIES.json [--scripts DIR]     # what is new or changed, and read
    PYTHONPATH=src python tools/collection.py CARDS SERIES.json --note              # this state is the known one now

``CARDS``: a list of cards as ``yaml-yugi`` has them, or its folder with a file for each; ``SERIES.json`` and
``--scripts`` as for ``shelve.py``. The known state is in ``collection.tsv`` beside this tool: for each card a digest of
its figures and its Japanese text and one of its English text, but no text. Nothing else is written: ``shelve.py --only
CODES`` puts cards on the shelf. A card with written effects whose text has changed is named by itself, because only a
person can say whether what is written still holds.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parent))
from shelve import Failed, Gates, card_of

import script_facts
import script_names

from duelkit.yugioh.cards import library
from duelkit.yugioh.cards.shelf import load
from duelkit.yugioh.cards.written import written_parts
from duelkit.yugioh.reading import Printed, Refused
from duelkit.yugioh.reading.canonical import canonical
from duelkit.yugioh.reading.grammar.boxes import bare
from duelkit.yugioh.reading.grammar.patterns import plain
from duelkit.yugioh.reading.sources import NotACard, collection, entry, lexicon

KNOWN: Final = Path(__file__).parent / "collection.tsv"
LONGEST: Final = 10
"""Hexadecimal digits of a digest: among 14,000 cards two changed texts with the same one are as good as impossible."""


def digest(*words: object) -> str:
    """A short digest of some words."""
    return hashlib.sha256("\n".join(map(str, words)).encode()).hexdigest()[:LONGEST]


def digests(data: Mapping[str, Any], printed: Printed) -> tuple[str, str]:
    """The digests of a card: of its figures with the Japanese texts, and of the English texts."""
    card = printed.card
    figures = (card.ja, int(card.types), int(card.attribute), int(card.race), card.level, card.atk, card.defense)
    ja = digest(*figures, card.scale, int(card.markers), plain(bare(printed.text)), plain(bare(printed.pendulum)))
    english = ((data.get(part) or {}).get("en") or "" for part in ("text", "pendulum_effect"))
    return ja, digest(*english)


def known(path: Path = KNOWN) -> dict[int, tuple[str, str]]:
    """The digests of the known state, by passcode."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return {int(code): (ja, en) for code, ja, en in (line.split("\t") for line in lines)}


def cards_of(entries: Iterable[Mapping[str, Any]]) -> Iterator[tuple[Mapping[str, Any], Printed]]:
    """The entries that are cards."""
    for data in entries:
        try:
            yield data, entry(data)
        except NotACard:
            continue


@dataclass
class News:
    """What a state has that the known one has not: a line for each card, under how it is read.

    :ivar lines: the lines by heading, in the order of the headings.
    :ivar gone: the passcodes that the state lacks.
    """

    lines: dict[str, list[str]] = field(default_factory=lambda: {heading: [] for heading in HEADINGS})
    gone: set[int] = field(default_factory=set)

    def text(self) -> str:
        """The whole report."""
        parts = [[f"{len(lines)} {heading}", *(f"  {line}" for line in lines)] for heading, lines in self.all()]
        return "".join(f"{line}\n" for part in parts for line in part) or "nothing is new\n"

    def all(self) -> Iterator[tuple[str, list[str]]]:
        """The headings that have lines."""
        gone = sorted(map(str, self.gone), key=int)
        return ((heading, lines) for heading, lines in {**self.lines, "are no longer there": gone}.items() if lines)


HEADINGS: Final = (
    "new and read",
    "new and refused",
    "changed in Japanese and read as before",
    "changed in Japanese and read otherwise",
    "changed in Japanese and refused now",
    "changed in Japanese and refused as before",
    "changed in English only",
    "changed, with written effects: compare them with the text",
)


def news(
    state: Iterable[tuple[Mapping[str, Any], Printed]], before: Mapping[int, tuple[str, str]], gates: Gates
) -> News:
    """What a state of the collection has that the known one has not.

    :param before: the digests of the known state.
    :param gates: what a card must pass.
    """
    found, seen = News(), set()
    own = {card.passcode for card in library().written}
    for data, printed in state:
        code, old = printed.card.passcode, before.get(printed.card.passcode)
        seen.add(code)
        ja, en = digests(data, printed)
        if old == (ja, en) or code in own:
            continue
        heading, why = _read(data, printed, gates, new=old is None)
        if old is not None and code in written_parts():
            heading = HEADINGS[7]
        elif old is not None and old[0] == ja:
            heading = HEADINGS[6]
        found.lines[heading].append(f"{code} {printed.card.ja} / {printed.card.en}{why}")
    found.gone = before.keys() - seen
    return found


def _read(data: Mapping[str, Any], printed: Printed, gates: Gates, *, new: bool) -> tuple[str, str]:
    """How a card is read now: the heading, and the reason if it is refused."""
    code = printed.card.passcode
    line = gates.old_line(code)
    old = card_of(line)
    try:
        card, _ = gates.passed(data, printed, written_parts().get(code, ()))
    except Refused as error:
        why = f": {error.reason}, effect {error.effect} at character {error.at}"
    except (Failed, script_facts.Disagrees) as error:
        why = f": {error}"
    else:
        if new or old is None:
            return HEADINGS[0], ""
        return (HEADINGS[2] if canonical(old) == canonical(card) else HEADINGS[3]), ""
    return (HEADINGS[1] if new else HEADINGS[5] if line is None else HEADINGS[4]), why


def main() -> int:
    """Report or note a state of the collection."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cards", type=Path)
    parser.add_argument("series", type=Path)
    parser.add_argument("--scripts", type=Path)
    parser.add_argument("--note", action="store_true", help="note this state as the known one")
    options = parser.parse_args()
    entries = list(collection(options.cards))
    state = list(cards_of(entries))
    if options.note:
        lines = sorted((printed.card.passcode, *digests(data, printed)) for data, printed in state)
        KNOWN.write_text("".join(f"{code}\t{ja}\t{en}\n" for code, ja, en in lines), encoding="utf-8")
        return 0
    series = json.loads(options.series.read_text(encoding="utf-8"))
    gates = Gates(lexicon(entries, series), options.scripts, None, script_names.codes_of(entries), load())
    print(news(state, known(), gates).text(), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
