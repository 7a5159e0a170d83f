"""The entries of the book, unread, and what lists of rulings need of them: there at once, without an engine."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import resources
from typing import Final

from duelkit.kernel.errors import FileError
from duelkit.reader import Table, read_toml
from duelkit.yugioh.cards import fold, library
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.rulings.position import cards_in

_BEGINS: Final = re.compile(r"^\[\[ruling\]\]\s*$", re.MULTILINE)
_ID: Final = re.compile(r"""^id\s*=\s*["']([^"']*)["']""", re.MULTILINE)


@dataclass(frozen=True)
class Entry:
    """An entry of a file, not yet read."""

    identity: str
    file: str
    text: str

    @cached_property
    def folded(self) -> str:
        """What names and words are looked for in before it is read."""
        return fold(self.text.replace("\\", ""))

    @cached_property
    def table(self) -> Table:
        """What stands in it, unchecked."""
        found: Table = read_toml(self.text, self.file)["ruling"][0]
        return found

    @property
    def sources(self) -> tuple[str, ...]:
        """Its sources."""
        source = self.table["source"]
        return tuple(source) if isinstance(source, list) else (source,)

    @property
    def question(self) -> Mapping[str, str]:
        """The question in both languages."""
        found: Mapping[str, str] = self.table["question"]
        return found

    @property
    def answer(self) -> Mapping[str, str]:
        """The answer in both languages."""
        found: Mapping[str, str] = self.table["answer"]
        return found

    def is_about(self, card: Card) -> bool:
        """Whether it concerns a card."""
        spelled = {fold(card.ja), fold(card.en), str(card.passcode)} - {""}
        if not any(name in self.folded for name in spelled):
            return False
        names = [*cards_in(self.table), *map(str, self.table.get("cards", ()))]
        return any(name in library() and library()[name].passcode == card.passcode for name in names)

    def names(self, card: Card) -> bool:
        """Whether its question, its answer or a source names a card, which otherwise only takes part."""
        texts = (*self.question.values(), *self.answer.values(), *self.sources)
        return any(name in text for name in (card.en, f"「{card.ja}」") if name for text in texts)


def entries_of(files: Mapping[str, str]) -> dict[str, Entry]:
    """The entries of files by their ids.

    :param files: the text of each file by its name.
    :raises FileError: if an entry has no id, or an id stands twice.
    """
    found: dict[str, Entry] = {}
    for file, text in files.items():
        starts = [begin.start() for begin in _BEGINS.finditer(text)]
        for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
            identity = _ID.search(text, start, end)
            if identity is None:
                line = text.count("\n", 0, start) + 1
                raise FileError(file, line, 'an entry without id; expected a line id = "…"')
            if identity[1] in found:
                raise FileError(
                    file, 0, f"ruling {identity[1]}: stands in {found[identity[1]].file} too; expected an id of its own"
                )
            found[identity[1]] = Entry(identity[1], file, text[start:end])
    return found


@cache
def entries() -> Mapping[str, Entry]:
    """The entries of the book that comes along."""
    folder = resources.files(__package__) / "book"
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml"))
    return entries_of({name: (folder / name).read_text(encoding="utf-8") for name in names})
