"""Cards of a user's database that are not in the library, for ``duelkit card --database``."""

from __future__ import annotations

import sys

from duelkit.yugioh.cards import UnknownCard, fold
from duelkit.yugioh.database import CardDatabase, DatabaseCard
from duelkit.yugioh.decks import Directory
from duelkit.yugioh.language.terms import Attribute, CardType, Race

FOUND, NOTHING_FOUND = 0, 1


def missing(wanted: str, database: CardDatabase | None) -> int:
    """Looks up a card in the user's database, if one is given, that is not in the library.

    :raises UnknownCard: if there is none.
    """
    if database is None:
        raise UnknownCard(
            f"no playable card matches {wanted!r}; expected a passcode or (part of) a Japanese or English card name"
        )
    return show_row(wanted, Directory(database))


def show_row(wanted: str, directory: Directory) -> int:
    """Shows a card of the user's database that is not in the library; returns 0, or 1 if the name is ambiguous.

    :param wanted: a passcode, a name or part of one.
    :raises UnknownCard: if there is none.
    """
    database = directory.database
    assert database is not None
    code = int(wanted) if wanted.isascii() and wanted.isdecimal() and len(wanted) <= 10 else 0
    row = database.get(code)
    found = [] if row is None else [row]
    card = directory[code].card if found else None
    if card is not None:
        print(f"{code:08}  another artwork of {card.ja} / {card.en}")
        return FOUND
    if not found:
        rows = directory.search(wanted)
        found = [row for row in rows if fold(row.name) == fold(wanted)][:1] or rows
    if not found:
        raise UnknownCard(
            f"no card matches {wanted!r}, here or in {database.name}; expected a passcode or (part of) a card name"
        )
    if len(found) > 1:
        print(f"duelkit card: {wanted!r} could be one of {len(found)} cards:", file=sys.stderr)
        for row in found[:100]:
            print(f"{row.passcode:08}  {row.name}", file=sys.stderr)
        return NOTHING_FOUND
    for line in row_lines(found[0], directory):
        print(line)
    return FOUND


def row_lines(row: DatabaseCard, directory: Directory) -> list[str]:
    """Returns names and figures of a card of the database."""
    lines = [row.name, " / ".join(_names(CardType, row.types))]
    if row.types & CardType.MONSTER:
        word = "Link" if row.types & CardType.LINK else "Rank" if row.types & CardType.XYZ else "Level"
        figures = [f"{word} {row.level}", f"ATK {_figure(row.atk)}"]
        if row.defense is not None:
            figures.append(f"DEF {_figure(row.defense)}")
        if row.types & CardType.PENDULUM:
            figures.append(f"Scale {row.scale}")
        lines += ["  ".join(figures), " / ".join(_names(Attribute, row.attribute) + _names(Race, row.race))]
    lines.append(f"passcode {row.passcode:08}")
    if row.alias:
        lines.append(f"{'another artwork of' if row.is_artwork else 'counts as'} {directory[row.alias]}")
    lines.append("not playable here")
    return [line for line in lines if line]


def _figure(value: int) -> str:
    return "?" if value == -2 else str(value)


def _names(kind: type[CardType] | type[Attribute] | type[Race], value: int) -> list[str]:
    return [(item.name or "").capitalize().replace("_", "-") for item in kind if value & item]
