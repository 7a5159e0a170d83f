"""The options of a question as readable values: they are the numbers that a duel takes, and can be chosen."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

C = TypeVar("C")


class Describing(Protocol):
    """A duel that puts its options into words."""

    def describe(self, option: int, language: str) -> str:
        """Returns an option of the open question in words."""


class Option(int, Generic[C]):
    """An option of the open question: a number that can be chosen, with its properties.

    Read it while its question is open; later its words may differ.
    """

    duel: Describing
    verb: str
    """The action: a word such as ``summon``, ``pick``, ``pass``; ``docs/protocol.md`` lists them."""
    number: int
    """The argument of the verb: an effect, a position, a field, an answer; 0 if there is none."""
    index: int
    """The number of the card in the duel, −1 if there is none."""
    card: C | None
    """The card of the option, if there is one that the asked player may know."""

    @classmethod
    def of(cls, duel: Describing, value: int, verb: str, number: int, index: int, card: C | None) -> Option[C]:
        """Returns an option with its properties."""
        option: Option[C] = cls(value)
        option.duel, option.verb, option.number, option.index, option.card = duel, verb, number, index, card
        return option

    def text(self, language: str) -> str:
        """The option in words.

        :param language: ``"ja"`` or ``"en"``.

        >>> duel = new_duel(load_deck("plain"), load_deck("plain"), seed=1)
        >>> option = options(duel)[0]
        >>> option
        <Option 33554454: summon Gemini Elf>
        >>> option.verb, option.card.en, option.number
        ('summon', 'Gemini Elf', 0)
        >>> print(option.text("en"))
        Normal Summon "Gemini Elf"
        >>> print(option.text("ja"))
        「ヂェミナイ・エルフ」を召喚する
        """
        return self.duel.describe(int(self), language)

    def __str__(self) -> str:
        return self.text("en")

    def __repr__(self) -> str:
        name = getattr(self.card, "en", "") or (f"card {self.index}" if self.index >= 0 else "")
        return f"<Option {int(self)}: {self.verb}{f' {name}' if name else ''}>"
