"""Attack and defence icons in English."""

from __future__ import annotations

from duelkit.judgment.language.card import Card
from duelkit.judgment.language.patterns import AttackPattern, Cell, Damage, DefencePattern, Mode
from duelkit.judgment.language.terms import CardSide
from duelkit.judgment.text.en.clauses import LETTERS
from duelkit.judgment.text.en.core import Scope
from duelkit.judgment.text.en.terms import CARD_SIDES, sides_of
from duelkit.judgment.text.grammar.en import listed
from duelkit.judgment.text.reading import reaches

MODES = {Mode.CHOOSE: "one target", Mode.ALL: "all at once", Mode.GROUP: "a group"}
DAMAGE = {Damage.NONE: "none", Damage.PHYSICAL: "physical", Damage.MAGIC: "magic"}


def cells(found: tuple[Cell, ...], link: str) -> str:
    """front, left or right; front (1 or 2 fields away)."""
    parts = []
    for distances, sides in reaches(found):
        names = listed([CARD_SIDES[side] for side in sides], link)
        if distances == (1,):
            parts.append(names)
        else:
            away = listed([str(distance) for distance in distances], link)
            parts.append(f"{names} ({away} fields away)")
    return listed(parts, link)


def attack(pattern: AttackPattern) -> str:
    """An attack icon: front, left or right (one target)."""
    if pattern.damage is Damage.NONE:
        return "none"
    magic = pattern.damage is Damage.MAGIC
    lead = "Magic Attack, " if magic else ""
    if not pattern.cells:
        group = "a group of creatures, see the text"
        return lead + ("any one enemy creature" if pattern.mode is Mode.CHOOSE else group)
    link = "or" if pattern.mode is Mode.CHOOSE else "and"
    many = f", {MODES[pattern.mode]}" if len(pattern.cells) > 1 else ""
    return f"{lead}{cells(pattern.cells, link)}{many}"


def defence(pattern: DefencePattern) -> str:
    """A defence icon: counterattacks to the front; blind to the back."""
    everywhere = CardSide.FRONT | CardSide.RIGHT | CardSide.BACK | CardSide.LEFT
    counter = "on all sides" if pattern.counter == everywhere else sides_of(pattern.counter)
    blind = "on all sides" if pattern.blind == everywhere else sides_of(pattern.blind)
    return "; ".join(
        (
            f"counterattack {counter}" if counter else "no counterattack",
            f"blind side {blind}" if blind else "no blind side",
        )
    )


def icon_lines(card: Card, scope: Scope) -> list[str]:
    """Both icons; several attack icons are lettered."""
    if not card.is_creature:
        return []
    lines = []
    for index, pattern in enumerate(card.patterns):
        letter = f" {LETTERS[index]}" if len(card.patterns) > 1 else ""
        lines.append(f"Attack{letter}: {attack(pattern)}")
    if card.defence is not None:
        lines.append(f"Defence: {defence(card.defence)}")
    return lines
