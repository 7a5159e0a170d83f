"""A deck, and the ``.ydk`` file format."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path

from duelkit.kernel.errors import FileError
from duelkit.yugioh.cards import library
from duelkit.yugioh.language.card import Card

LARGEST_FILE = 1 << 20


@dataclass(frozen=True)
class Deck:
    """A deck of playable cards.

    :param main: the main deck; ``extra``: the extra deck; ``side``: the side deck.
    :param lines: for a deck from a file, the line of each card, main, extra and side in that order.
    """

    name: str
    main: tuple[Card, ...]
    extra: tuple[Card, ...] = ()
    side: tuple[Card, ...] = ()
    lines: tuple[int, ...] = field(default=(), compare=False)

    def cards(self) -> tuple[Card, ...]:
        """Main and extra deck in one sequence, as a duel wants them."""
        return (*self.main, *self.extra)


def read_ydk(text: str, name: str) -> Deck:
    """Read a deck in the ``.ydk`` format.

    Fusion, Synchro and Xyz Monsters go to the extra deck whatever section they stand in (side deck apart).

    :param name: the file as the user knows it, for messages.
    :raises FileError: naming the line of the first card that is not in the library, or a line that is no deck line.
    """
    known = library()
    sections: dict[str, list[tuple[Card, int]]] = {"main": [], "extra": [], "side": []}
    section = "main"
    for number, raw in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        line = raw.strip()
        if line.startswith("!"):
            section = "side"
        elif line.startswith("#"):
            word = line[1:].strip().lower()
            if word in ("main", "extra"):
                section = word
        elif line and line[0].isdigit():
            code = line.split()[0]
            if not code.isascii() or not code.isdecimal() or int(code) not in known:
                raise FileError(name, number, f"unknown card {code[:20]!r}; expected the passcode of a playable card")
            card = known[int(code)]
            to = "extra" if section == "main" and card.in_extra_deck else section
            if to == "extra" and not card.in_extra_deck:
                to = "main"
            sections[to].append((card, number))
    if not any(sections.values()):
        raise FileError(name, 0, "no cards found; expected a .ydk deck with one passcode a line")
    main, extra, side = (tuple(card for card, _ in sections[key]) for key in ("main", "extra", "side"))
    lines = tuple(number for key in ("main", "extra", "side") for _, number in sections[key])
    return Deck(Path(name).stem, main, extra, side, lines)


def write_ydk(deck: Deck) -> str:
    """The deck in the ``.ydk`` format."""
    lines = ["#created by duelkit", "#main", *(str(card.passcode) for card in deck.main), "#extra",
             *(str(card.passcode) for card in deck.extra), "!side", *(str(card.passcode) for card in deck.side)]
    return "\n".join(lines) + "\n"


def builtin_decks() -> list[str]:
    """The names of the decks that come with the project."""
    folder = resources.files("duelkit.yugioh.decks") / "lists"
    return sorted(item.name.removesuffix(".ydk") for item in folder.iterdir() if item.name.endswith(".ydk"))


def load_deck(name: str) -> Deck:
    """A deck by the name of a built-in one or the path of a ``.ydk`` file.

    :raises FileError: if there is no such deck or its file is damaged.
    """
    if name in builtin_decks():
        text = (resources.files("duelkit.yugioh.decks") / "lists" / f"{name}.ydk").read_text(encoding="utf-8")
        return read_ydk(text, f"{name}.ydk")
    path = Path(name)
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise FileError(name, 0, "too large for a deck; expected at most 1 MiB")
        data = path.read_bytes()
    except OSError as error:
        raise FileError(name, 0, f"cannot be read ({error.strerror or error}); expected a .ydk file or one of "
                                 f"{', '.join(builtin_decks())}") from None
    try:
        return read_ydk(data.decode("utf-8"), name)
    except UnicodeDecodeError as error:
        line = data[:error.start].count(b"\n") + 1
        raise FileError(name, line, "not UTF-8 text; expected a .ydk deck") from None


def from_names(name: str, main: Sequence[str | int], extra: Sequence[str | int] = ()) -> Deck:
    """A deck from card names or passcodes.

    :raises UnknownCard: for a name that is not in the library.
    """
    known = library()
    return Deck(name, tuple(known[item] for item in main), tuple(known[item] for item in extra))
