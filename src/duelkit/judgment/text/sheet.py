"""A card in words, part by part."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CardText:
    """What is printed of a card.

    Attributes:
        name: Its name in the language; the other one where only that is known.
        other_name: Its name in the other language; empty where that is not known or the same.
        figures: The line below: number, cost, element, race, affiliation, HP, attack … or a spell's kind.
        icons: The attack and defence icons in words; empty for a spell.
        text: Abilities, or what a spell does: a line each.
        doubts: What is not certain of the card's facts.
    """

    name: str
    other_name: str
    figures: tuple[str, ...]
    icons: tuple[str, ...]
    text: tuple[str, ...]
    doubts: tuple[str, ...]

    @property
    def box(self) -> str:
        """The ability text alone."""
        return "\n".join(self.text)

    def lines(self) -> list[str]:
        """All of it, line by line."""
        name = f"{self.name} ({self.other_name})" if self.other_name else self.name
        return [name, *self.figures, *self.icons, *self.text, *self.doubts]

    def __str__(self) -> str:
        return "\n".join(self.lines())
