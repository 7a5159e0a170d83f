"""Makes the shelf: reads a public collection of card texts, puts every card that passes all gates on the shelf.

    python tools/shelve.py CARDS.json SERIES.json [--scripts DIR] [--played FILE] [--hold-out 10:3] [--only-report]
    python tools/shelve.py CARDS.json SERIES.json --scripts DIR --only-written      # cards with written effects alone
    python tools/shelve.py CARDS.json SERIES.json --scripts DIR --only 26202165     # these cards alone, in seconds

``CARDS.json`` and ``SERIES.json`` are lists of cards and of the words that names share, as ``yaml-yugi`` has them.
``--scripts``: a folder with scripts of a reference engine, whose recorded facts are compared; a card in old wording
must agree with them. ``--played``: what ``duelkit fuzz --reach`` wrote: the passcodes whose effects were all resolved
without a violation, one a line; ``-`` before a passcode: a violation was found. A card whose official texts, in either
language, say something else than our print of it is refused (``official.py``). ``--hold-out N:K`` leaves out numbered
texts whose passcode modulo N is K. Texts are read, never written: the shelf holds definitions. A card that is on the
shelf already keeps its further passcodes, the proof ``scenario``, and its definition as long as the reading means the
same, so that duels with it do not change, nor the digest of its deck.

What a person wrote of a card (``written.tsv``) is taken instead of the words that are not read; the card must pass the
same gates, except that our print need not be read back where a word has no phrasing: the file says where. If the
reader understands what is written, both must agree; the line is then reported as superfluous.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
import official
import old_meanings
import script_facts
import script_names
import written
from misread import MISREAD

from duelkit.cardlang.notation import NotANotation
from duelkit.cardlang.wording import NoWording
from duelkit.kernel.errors import DuelkitError
from duelkit.yugioh.cards import library
from duelkit.yugioh.cards.shelf import FIGURES, REFUSED, SHELF, Shelf, Shelved, definition_of, line_of, load
from duelkit.yugioh.cards.written import WHOLE, WRITTEN, WrittenPart, written_parts
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.reading import Lexicon, Printed, Refused, read
from duelkit.yugioh.reading.canonical import canonical
from duelkit.yugioh.reading.grammar.old import is_old
from duelkit.yugioh.reading.grammar.patterns import plain
from duelkit.yugioh.reading.sources import NotACard, bare, collection, entry, lexicon
from duelkit.yugioh.setup import card_info
from duelkit.yugioh.text import render

FOLDER = Path(__file__).parents[1] / "src/duelkit/yugioh/cards"


class Failed(Exception):
    """A gate that a card did not pass."""


class NotReadBack(Failed):
    """Our print of a card is not understood.

    :param where: from where on.
    """

    def __init__(self, where: str) -> None:
        super().__init__("print not read")
        self.where = where


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
        raise NotReadBack(error.span.split("。")[0][:40] or error.reason) from error
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


def card_of(old: Shelved | None) -> Card | None:
    """The card that a line of the shelf defines; nothing if the language no longer has its words."""
    try:
        return None if old is None else old.card
    except NotANotation:
        return None


@dataclass
class Gates:
    """What a card must pass to stand on the shelf.

    :param names: the names that texts may speak of.
    :param scripts: the folder with recorded facts.
    :param played: which cards were tried, and whether without a violation.
    :param codes: passcodes by Japanese card name.
    :param before: the shelf as it is.
    :ivar unread: by passcode, what of our print of a card with written effects is not read back.
    :ivar superfluous: the written lines that the reader understands by now.
    :ivar wrong: what is written wrongly, in a line each.
    """

    names: Lexicon
    scripts: Path | None
    played: dict[int, bool] | None
    codes: Mapping[str, set[int]]
    before: Shelf
    unread: dict[int, str] = field(default_factory=dict)
    superfluous: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    def passed(
        self, data: Mapping[str, Any], printed: Printed, parts: tuple[WrittenPart, ...]
    ) -> tuple[Card, list[str]]:
        """The card that a text means, and what confirms it.

        :param parts: what of it is written, not read.
        :raises Refused, Failed, script_facts.Disagrees: if it is not understood, or does not pass a gate; ``misread``
            names those that a judge found wrong.
        """
        if not parts and printed.card.passcode in MISREAD:
            raise Failed("misread")
        card = self._meant(printed, parts)
        try:
            return self._checked(card, data, printed, parts)
        except script_facts.Disagrees:
            besides = old_meanings.besides(card) if is_old(printed.text) and not parts else None
            if besides is None:
                raise
            return self._checked(besides, data, printed, parts)

    def _checked(
        self, card: Card, data: Mapping[str, Any], printed: Printed, parts: tuple[WrittenPart, ...]
    ) -> tuple[Card, list[str]]:
        """The card as the shelf holds it, and what confirms it."""
        old = self.old_line(card.passcode)
        before = card_of(old)
        if before is not None and canonical(replace(before, kana=card.kana)) == canonical(card):
            card = before if canonical(before) == before else card
        sure = ["written"] if parts else []
        try:
            sure += proofs(printed, card, self.names)
        except NotReadBack as error:
            if not parts:
                raise
            self.unread[card.passcode] = error.where
        differs = next(official.differences(card, data), None)
        if differs is not None:
            raise Failed(f"official text differs: {differs}")
        if self.scripts is not None:
            sure += self._recorded(card, data, written=bool(parts))
            named = next(script_names.differences(card, self.scripts, self.codes), None)
            if named is not None:
                raise script_facts.Disagrees(named)
            self._old(printed, card, sure, written=any(part.part == WHOLE for part in parts))
        if self.played is not None and card.effects:
            if self.played.get(card.passcode) is False:
                raise Failed("violation in play")
            sure += ["played"] if self.played.get(card.passcode) else []
        sure += ["scenario"] if old is not None and "scenario" in old.proofs else []
        return card, sure

    def old_line(self, passcode: int) -> Shelved | None:
        """What the shelf holds of a card, other than a user's own."""
        return self.before[passcode] if passcode in self.before and passcode not in self.before.own else None

    def _meant(self, printed: Printed, parts: tuple[WrittenPart, ...]) -> Card:
        if any(part.part == WHOLE for part in parts):
            return written.whole(parts[0], printed.card)
        return read(printed, self.names, written.written(parts))

    def _recorded(self, card: Card, data: Mapping[str, Any], *, written: bool) -> list[str]:
        """The proof that recorded facts agree. Whether a trigger can be late both official texts say, which were
        compared: they decide against the record where a person read the card or where both say it plainly.
        """
        if self.scripts is None:
            return []
        try:
            return script_facts.proof(card, self.scripts)
        except script_facts.Disagrees as error:
            if str(error) != script_facts.LATE:
                raise
            if official.says_when(card, data):
                return script_facts.proof(card, self.scripts, late=False)
            if not written:
                raise
        return []

    def _old(self, printed: Printed, card: Card, sure: list[str], *, written: bool) -> None:
        """See that a card in old wording has the costs that are recorded, and facts at all where it was read."""
        if not is_old(printed.text) or self.scripts is None:
            return
        if card.effects and "facts" not in sure and not written:
            raise Failed("old wording without recorded facts")
        if script_facts.unpaid(card, self.scripts):
            raise Failed("old wording, a cost that is not recorded")

    def compare(self, data: Mapping[str, Any], printed: Printed, card: Card, parts: tuple[WrittenPart, ...]) -> None:
        """Note the parts that the reader understands, and whether it understands them as they are written."""
        for part in parts:
            try:
                found, _ = self.passed(data, printed, tuple(other for other in parts if other != part))
            except (Refused, Failed, script_facts.Disagrees):
                continue
            if canonical(found) == canonical(card):
                self.superfluous.append(f"{part.passcode} {part.en}, {part.part}: is read as it is written")
            else:
                self.wrong.append(f"{part.passcode} {part.en}, {part.part}: is read otherwise than written")


@dataclass
class Lines:
    """The lines of the files that are made."""

    shelf: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    figures: list[str] = field(default_factory=list)
    count: Counter[str] = field(default_factory=Counter)

    def add(self, data: Mapping[str, Any], printed: Printed, gates: Gates, printings: Sequence[int]) -> None:
        """Put a card on the shelf, or among the refused."""
        code, card = printed.card.passcode, printed.card
        parts = written_parts().get(code, ())
        self.figures.append(f"{code}\t{int(card.types)}\t{card.level}\t{card.scale}")
        where = (0, 0)
        try:
            card, sure = gates.passed(data, printed, parts)
        except Refused as error:
            reason, kind, where = error.reason, f"refused: {error.reason[:30]}", (error.effect, error.at)
        except Failed as error:
            reason, kind = str(error), f"failed: {error}"
        except script_facts.Disagrees as error:
            reason, kind = f"facts differ: {error}", "failed: facts differ"
        else:
            gates.compare(data, printed, card, parts)
            first = ((data.get("sets") or {}).get("ja") or [{}])[0].get("set_number", "")
            old = gates.old_line(code)
            printings = printings or (old.printings if old is not None else ())
            self.shelf.append(line_of(Shelved(tuple(printings), first, tuple(sure), card, definition_of(card))))
            self.count.update(["on the shelf", *sure])
            return
        if parts:
            gates.wrong.append(f"{code} {card.en}: {reason} at {where}")
        self.refused.append(f"{code}\t{card.ja}\t{card.en}\t{reason}\t{where[0]}\t{where[1]}")
        self.count[kind] += 1

    def over(self, folder: Path) -> None:
        """Take every other card as the files have it; a card that is unchanged keeps having been played."""
        for file, mine in ((SHELF, self.shelf), (FIGURES, self.figures), (REFUSED, self.refused)):
            old = {int(line.split("\t", 1)[0]): line for line in (folder / file).read_text("utf-8").splitlines()}
            new = {int(line.split("\t", 1)[0]): line for line in mine}
            if file == SHELF:
                was, now = Shelf("\n".join(old.values())), Shelf("\n".join(new.values()))
                for code in new:
                    if code in old and "played" in was[code].proofs and was[code].definition == now[code].definition:
                        whole = replace(now[code], proofs=tuple(dict.fromkeys((*now[code].proofs, "played"))))
                        new[code] = line_of(whole)
            elsewhere = self.shelf if file == REFUSED else self.refused if file == SHELF else []
            gone = {int(line.split("\t", 1)[0]) for line in elsewhere}
            mine[:] = [line for code, line in {**old, **new}.items() if code not in gone]


def main() -> int:
    """Read the collection and write the shelf."""
    options = _arguments()
    entries: list[Mapping[str, Any]] = list(collection(options.cards))
    series = json.loads(options.series.read_text(encoding="utf-8"))
    more = json.loads(options.printings.read_text(encoding="utf-8")) if options.printings else {}
    modulus, rest = map(int, options.hold_out.split(":")) if options.hold_out else (1, 1)
    own = {card.passcode for card in library().written}
    codes = script_names.codes_of(entries)
    gates = Gates(lexicon(entries, series), options.scripts, _played(options.played), codes, load())
    lines = Lines()
    began = time.process_time()
    shelf = gates.before
    some = _some(options, shelf)
    for data in entries:
        code = data.get("password")
        if some is not None and code not in some:
            continue
        numbered = "①" in str((data.get("text") or {}).get("ja"))
        if numbered and isinstance(code, int) and code % modulus == rest:
            lines.count["held out"] += 1
            continue
        try:
            printed = entry(data)
        except NotACard:
            lines.count["not a card"] += 1
            continue
        if printed.card.passcode in own or printed.card.passcode in shelf.printings:
            lines.count["written by hand, or a further printing"] += 1
            continue
        lines.add(data, printed, gates, [int(each) for each in more.get(str(code), ())])
    print(f"{time.process_time() - began:.1f} s of processor time")
    for what, number in lines.count.most_common():
        print(f"{number:6}  {what}")
    for line in (*(f"superfluous: {each}" for each in gates.superfluous), *gates.wrong):
        print(line)
    if options.only:
        for line in lines.refused:
            print("refused:", *line.split("\t"))
        for code, words in gates.unread.items():
            print("print not read:", code, words)
    if not options.only_report and not gates.wrong:
        if some is not None:
            lines.over(FOLDER)
        _write(lines, gates, series, options.only)
    return 1 if gates.wrong else 0


def _some(options: argparse.Namespace, shelf: Shelf) -> set[int] | None:
    """The passcodes of the cards to read; nothing means all."""
    if options.only:
        return set(options.only)
    if not options.only_written:
        return None
    return {code for code in shelf if "written" in shelf[code].proofs} | written_parts().keys() | set(options.others)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cards", type=Path)
    parser.add_argument("series", type=Path)
    parser.add_argument("--scripts", type=Path)
    parser.add_argument("--played", type=Path)
    parser.add_argument("--printings", type=Path, help="JSON: further passcodes of a card, by passcode")
    parser.add_argument("--hold-out", default="")
    parser.add_argument("--only-report", action="store_true")
    parser.add_argument("--only-written", action="store_true", help="only the cards of which something is written")
    parser.add_argument("--and", dest="others", type=int, nargs="*", default=(), help="with --only-written: these too")
    parser.add_argument("--only", type=int, nargs="*", default=(), help="only the cards with these passcodes")
    return parser.parse_args()


def _write(lines: Lines, gates: Gates, series: list[dict[str, Any]], only: Sequence[int]) -> None:
    """Write the files of the shelf.

    :param only: the cards that were read; none means all with written effects.
    """
    words = {bare(each["ja"]): each["en"] for each in series if each.get("ja")}
    (FOLDER / "series.tsv").write_text("".join(f"{ja}\t{en}\n" for ja, en in sorted(words.items())), encoding="utf-8")
    for file, made in ((SHELF, lines.shelf), (REFUSED, lines.refused), (FIGURES, lines.figures)):
        ordered = sorted(made, key=lambda line: int(line.split("\t", 1)[0]))
        (FOLDER / file).write_text("".join(f"{line}\n" for line in ordered), encoding="utf-8")
    parts = [part for code in sorted(written_parts()) for part in written_parts()[code]]
    said = [
        (part if only and part.passcode not in only else replace(part, unread=gates.unread.get(part.passcode, ""))).line
        for part in parts
    ]
    (FOLDER / WRITTEN).write_text("".join(f"{line}\n" for line in said), encoding="utf-8")


def _played(path: Path | None) -> dict[int, bool] | None:
    if path is None:
        return None
    found: dict[int, bool] = {}
    for line in path.read_text(encoding="utf-8").split():
        found[abs(int(line))] = not line.startswith("-") and found.get(abs(int(line)), True)
    return found


if __name__ == "__main__":
    sys.exit(main())
