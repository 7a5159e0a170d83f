"""Phrasings: what a word looks like in a Japanese text, and what is built from it.

A phrasing is written as it is printed on a card, with slots: ``{what:WO}墓地へ/送る``. A slot has a name, under which its
value is passed to what builds the node, and the kind of phrase that fills it. ``[の|]`` is either of the words. The
verb after a slash may be in any of its forms (送る, 送り, 送って, 送った, 送る事ができる).

The phrasings of a kind and form are a tree of their beginnings, so a slot that many of them share is read once. All
readings are found; the order decides nothing.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any, Final, Protocol

from duelkit.yugioh.text.grammar.ja.phrase import inflect

FORMS: Final = ("plain", "stem", "te", "past", "can", "negative")
"""The forms of a verb, as :class:`~duelkit.yugioh.text.grammar.ja.phrase.Forms` names them."""
Found = tuple[Any, int]
"""What was read, and where it ends."""


class Reading(Protocol):
    """What a pattern needs of the reader of a text."""

    text: str

    def step(self) -> None:
        """Counts a step of the search."""

    def reached(self, at: int) -> None:
        """Records how far the text was understood."""

    def read(self, kind: Any, at: int) -> Iterable[Found]:
        """Returns what of a kind begins at a place."""


Terminal = Callable[[Any, int], Iterable[Found]]

_VERB = re.compile(r"/(?![^\[]*\])")
_SLOT = re.compile(r"\{(\w+):([\w.]+)\}|\[([^\]]*)\]")


def plain(text: str) -> str:
    """A text for comparison: normal width, without line ends and furigana, with EXデッキ; ① is kept."""
    pieces = re.split("([①-⑩]|\n)", re.sub(r"<rt>.*?</rt>|</?ruby>", "", text))
    return "".join(
        piece if "①" <= piece <= "⑩" else unicodedata.normalize("NFKC", piece).rstrip("\n") for piece in pieces
    ).replace("エクストラデッキ", "EXデッキ")


class State:
    """A place in the tree of phrasings: what can follow here."""

    __slots__ = ("ends", "slots", "words")

    def __init__(self) -> None:
        self.words: dict[str, list[tuple[str, State]]] = {}
        self.slots: dict[str, State] = {}
        self.ends: list[tuple[Callable[..., Any], tuple[str, ...]]] = []

    def after(self, word: str) -> State:
        """The place after a word."""
        here = self.words.setdefault(word[0], [])
        for other, state in here:
            if other == word:
                return state
        state = State()
        here.append((word, state))
        return state


KINDS: Final[dict[str, State]] = {}
TERMINALS: Final[dict[str, Terminal]] = {}
COUNT: Final = [0]


@dataclass(frozen=True)
class Fate:
    """A verb without its cards, which are not known yet.

    :param make: what builds the verb.
    :param values: its other arguments.
    """

    make: Callable[..., Any]
    values: tuple[tuple[str, Any], ...]

    def of(self, what: Any) -> Any:
        """The verb, done to these cards."""
        return self.make(what=what, **dict(self.values))


def terminal(kind: str) -> Callable[[Terminal], Terminal]:
    """Register a function that reads a kind of phrase itself."""

    def enter(function: Terminal) -> Terminal:
        TERMINALS[kind] = function
        return function

    return enter


def reads(kind: str, phrasing: str, make: Callable[..., Any], **fixed: Any) -> None:
    """Declare a phrasing.

    :param kind: what kind of phrase it is (``VERB``, ``CONDITION``, ``NOUN`` …).
    :param phrasing: the words, as described above.
    :param make: called with the values of the slots by name; it returns the reading, or ``None`` if there is none.
    :param fixed: further arguments for ``make``.
    """
    COUNT[0] += 1
    if fixed:
        given = make

        def make(**values: Any) -> Any:
            return given(**fixed, **values)

    if kind == "VERB" and phrasing.startswith("{what:WO}"):
        reads("FATE", phrasing.removeprefix("{what:WO}"), lambda **values: Fate(make, tuple(values.items())))
    cut = _VERB.search(phrasing)
    if cut is None:
        _enter(kind, phrasing, make)
        return
    lead, verb = phrasing[: cut.start()], phrasing[cut.end() :]
    forms = inflect(verb)
    for form in FORMS:
        _enter(f"{kind}.{form}", lead + getattr(forms, form), make)
    if kind == "CONDITION":
        _enter(f"{kind}.if", lead + conditional(forms.plain), make)
        if forms.plain.endswith(("する", "れる")):
            _enter(f"{kind}.if", lead + forms.te + "いれば", make)
        if forms.plain == "である":
            _enter(f"{kind}.plain", lead + "の", make)


def terms(kind: str, meanings: Mapping[str, Any]) -> None:
    """Declare fixed words, each with its meaning.

    :param meanings: what each phrasing means.
    """
    for phrasing, meaning in meanings.items():
        reads(kind, phrasing, lambda meaning=meaning: meaning)


def conditional(plain_form: str) -> str:
    """The conditional form of a verb or adjective: 存在すれば, でなければ, 多ければ."""
    if plain_form.endswith("い"):
        return plain_form[:-1] + "ければ"
    return plain_form[:-1] + {"る": "れ", "む": "め", "く": "け", "つ": "て"}.get(plain_form[-1], "れ") + "ば"


def _enter(kind: str, phrasing: str, make: Callable[..., Any]) -> None:
    pieces: list[list[str | tuple[str, str]]] = []
    at = 0
    for found in _SLOT.finditer(phrasing):
        if found.start() > at:
            pieces.append([plain(phrasing[at : found.start()])])
        if found[3] is not None:
            pieces.append([plain(word) for word in found[3].split("|")])
        else:
            pieces.append([(found[1], found[2])])
        at = found.end()
    if at < len(phrasing):
        pieces.append([plain(phrasing[at:])])
    for way in product(*pieces):
        state = KINDS.setdefault(kind, State())
        names = []
        word = ""
        for piece in way:
            if isinstance(piece, str):
                word += piece
                continue
            if word:
                state, word = state.after(word), ""
            names.append(piece[0])
            state = state.slots.setdefault(piece[1], State())
        if word:
            state = state.after(word)
        state.ends.append((make, tuple(names)))


@cache
def may_begin(kind: str, letter: str) -> bool:
    """Whether a phrase of this kind can begin with a comma or full stop, or be empty.

    Kinds that a function reads do neither, except those in :data:`EMPTY`.
    """
    return _may_begin(kind, letter, frozenset())


EMPTY: Final = ("ADJECTIVES", "INCLUDED", "OTHER_BEFORE")
"""Kinds that a function reads and that can be empty."""


def _may_begin(kind: str, letter: str, within: frozenset[str]) -> bool:
    if kind in EMPTY:
        return True
    state = KINDS.get(kind)
    if state is None or kind in within:
        return False
    inner = within | {kind}
    return bool(state.ends) or letter in state.words or any(_may_begin(slot, letter, inner) for slot in state.slots)


def walk(reader: Reading, state: State, at: int, values: tuple[Any, ...], found: list[Found]) -> None:
    """Add all readings from a place in the tree and in the text to those found."""
    text = reader.text
    reader.step()
    for make, names in state.ends:
        value = make(**dict(zip(names, values, strict=True)))
        if value is not None:
            found.append((value, at))
    if at < len(text):
        for word, after in state.words.get(text[at], ()):
            if text.startswith(word, at):
                end = at + len(word)
                reader.reached(end)
                walk(reader, after, end, values, found)
    for kind, after in state.slots.items():
        for value, end in reader.read(kind, at):
            walk(reader, after, end, (*values, value), found)
