"""The text of a card, part by part."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CardText:
    """The printed text of a card.

    :param name: its name in the language, or in the other one if only that is known.
    :param other_name: its name in the other language; empty if unknown or the same.
    :param figures: number, cost, element, race, affiliation, HP, attack … or the class of a spell.
    :param icons: the attack and defence icons in words; empty for a spell.
    :param text: abilities, or the effect of a spell, a line each.
    :param doubts: uncertain facts.
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
