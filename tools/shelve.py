"""Makes the shelf: reads a public collection of card texts, puts every card that passes all gates on the shelf.

    python tools/shelve.py CARDS.json SERIES.json [--scripts DIR] [--played FILE] [--hold-out 10:3] [--only-report]

``CARDS.json`` and ``SERIES.json`` are lists of cards and of the words that names share, as ``yaml-yugi`` has them.
``--scripts``: a folder with scripts of a reference engine, whose recorded facts are compared; a card in old wording
must agree with them. ``--played``: what ``duelkit fuzz --reach`` wrote: the passcodes whose effects were all resolved
without a violation, one a line; ``-`` before a passcode: a violation was found. A card whose official texts, in either
language, say something else than our print of it is refused (``official.py``). ``--hold-out N:K`` leaves out numbered
texts whose passcode modulo N is K. Texts are read, never written: the shelf holds definitions. A card that is on the
shelf already keeps its further passcodes, the proof ``scenario``, and its definition as long as the reading means the
same, so that duels with it do not change, nor the digest of its deck.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
import official
import script_facts

from duelkit.cardlang.wording import NoWording
from duelkit.kernel.errors import DuelkitError
from duelkit.yugioh.cards import library
from duelkit.yugioh.cards.shelf import FIGURES, REFUSED, SHELF, Shelved, definition_of, line_of, load
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.reading import Lexicon, Printed, Refused, read
from duelkit.yugioh.reading.canonical import canonical
from duelkit.yugioh.reading.grammar.old import is_old
from duelkit.yugioh.reading.grammar.patterns import plain
from duelkit.yugioh.reading.sources import NotACard, bare, entry, lexicon
from duelkit.yugioh.setup import card_info
from duelkit.yugioh.text import render

FOLDER = Path(__file__).parents[1] / "src/duelkit/yugioh/cards"


class Failed(Exception):
    """A gate that a card did not pass."""


def proofs(printed: Printed, card: Card, lexicon: Lexicon) -> list[str]:
    """What confirms a reading, of its text alone.

    :raises Failed: if our print of the card does not give the same definition again, or it does not compile.
    """
    try:
        card_info(card)
        text = render(card, "ja")
        render(card, "en")
    except (NoWording, DuelkitError, AssertionError, AttributeError, KeyError, TypeError, ValueError) as error:
        raise Failed("not printable") from error
    try:
        again = read(Printed(printed.card, *_boxes(text, printed)), lexicon)
    except Refused as error:
        raise Failed("print not read") from error
    if canonical(again) != canonical(card):
        raise Failed("print read otherwise")
    same = plain("".join(_boxes(text, printed))) == plain(bare(printed.text) + bare(printed.pendulum))
    return ["identical", "reread"] if same else ["reread"]


def _boxes(text: str, printed: Printed) -> tuple[str, str]:
    """The monster's text and the pendulum text of a print."""
    if "【Ｐ効果】" not in text:
        return text, ""
    pendulum, _, monster = text.removeprefix("【Ｐ効果】\n").partition("【モンスター効果】")
    return monster.strip("\n"), pendulum.strip("\n")


def main() -> int:
    """Read the collection and write the shelf."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cards", type=Path)
    parser.add_argument("series", type=Path)
    parser.add_argument("--scripts", type=Path)
    parser.add_argument("--played", type=Path)
    parser.add_argument("--printings", type=Path, help="JSON: further passcodes of a card, by passcode")
    parser.add_argument("--hold-out", default="")
    parser.add_argument("--only-report", action="store_true")
    options = parser.parse_args()
    entries: list[dict[str, Any]] = json.loads(options.cards.read_text(encoding="utf-8"))
    names = lexicon(entries, json.loads(options.series.read_text(encoding="utf-8")))
    more = json.loads(options.printings.read_text(encoding="utf-8")) if options.printings else {}
    played = _played(options.played)
    modulus, rest = map(int, options.hold_out.split(":")) if options.hold_out else (1, 1)
    own = {card.passcode for card in library().written}
    before = load()
    shelf: list[str] = []
    refused: list[str] = []
    figures: list[str] = []
    count: Counter[str] = Counter()
    began = time.process_time()
    for data in entries:
        code = data.get("password")
        numbered = "①" in str((data.get("text") or {}).get("ja"))
        if numbered and isinstance(code, int) and code % modulus == rest:
            count["held out"] += 1
            continue
        try:
            printed = entry(data)
        except NotACard:
            count["not a card"] += 1
            continue
        if printed.card.passcode in own or printed.card.passcode in before.printings:
            count["written by hand, or a further printing"] += 1
            continue
        figures.append(f"{code}\t{int(printed.card.types)}\t{printed.card.level}\t{printed.card.scale}")
        try:
            card = read(printed, names)
            old = before[code] if code in before and code not in before.own else None
            if old is not None and canonical(replace(old.card, kana=card.kana)) == canonical(card):
                card = old.card
            sure = proofs(printed, card, names)
            differs = next(official.differences(card, data), None)
            if differs is not None:
                raise Failed(f"official text differs: {differs}")
            if options.scripts is not None:
                sure += script_facts.proof(card, options.scripts)
            if is_old(printed.text) and card.effects and options.scripts is not None and "facts" not in sure:
                raise Failed("old wording without recorded facts")
            if is_old(printed.text) and options.scripts is not None and script_facts.unpaid(card, options.scripts):
                raise Failed("old wording, a cost that is not recorded")
            if played is not None and card.effects:
                if played.get(code) is False:
                    raise Failed("violation in play")
                sure += ["played"] if played.get(code) else []
            sure += ["scenario"] if old is not None and "scenario" in old.proofs else []
        except Refused as error:
            where = (error.effect, error.at)
            refused.append(f"{code}\t{printed.card.ja}\t{printed.card.en}\t{error.reason}\t{where[0]}\t{where[1]}")
            count[f"refused: {error.reason[:30]}"] += 1
            continue
        except Failed as error:
            refused.append(f"{code}\t{printed.card.ja}\t{printed.card.en}\t{error}\t0\t0")
            count[f"failed: {error}"] += 1
            continue
        except script_facts.Disagrees as error:
            refused.append(f"{code}\t{printed.card.ja}\t{printed.card.en}\tfacts differ: {error}\t0\t0")
            count["failed: facts differ"] += 1
            continue
        first = ((data.get("sets") or {}).get("ja") or [{}])[0].get("set_number", "")
        printings = tuple(int(each) for each in more.get(str(code), old.printings if old is not None else ()))
        shelf.append(line_of(Shelved(printings, first, tuple(sure), card, definition_of(card))))
        count["on the shelf"] += 1
        count.update(sure)
    print(f"{time.process_time() - began:.1f} s of processor time")
    for what, number in count.most_common():
        print(f"{number:6}  {what}")
    if not options.only_report:
        words = {
            bare(each["ja"]): each["en"]
            for each in json.loads(options.series.read_text(encoding="utf-8"))
            if each.get("ja")
        }
        (FOLDER / "series.tsv").write_text(
            "".join(f"{ja}\t{en}\n" for ja, en in sorted(words.items())), encoding="utf-8"
        )
        for file, lines in ((SHELF, shelf), (REFUSED, refused), (FIGURES, figures)):
            ordered = sorted(lines, key=lambda line: int(line.split("\t", 1)[0]))
            (FOLDER / file).write_text("".join(f"{line}\n" for line in ordered), encoding="utf-8")
    return 0


def _played(path: Path | None) -> dict[int, bool] | None:
    if path is None:
        return None
    found: dict[int, bool] = {}
    for line in path.read_text(encoding="utf-8").split():
        found[abs(int(line))] = not line.startswith("-") and found.get(abs(int(line)), True)
    return found


if __name__ == "__main__":
    sys.exit(main())
