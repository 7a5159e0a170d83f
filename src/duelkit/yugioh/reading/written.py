"""What a person wrote of a card whose text is not wholly read: effects, sentences before them, materials."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from duelkit.yugioh.language.card import Effect, Materials, Procedure
from duelkit.yugioh.reading.canonical import canonical
from duelkit.yugioh.reading.grammar.boxes import sentences_of
from duelkit.yugioh.reading.grammar.refusals import Refused
from duelkit.yugioh.reading.grammar.statements import Statement


@dataclass(frozen=True)
class WrittenBox:
    """What is written of one text box.

    :param effects: by the numbers of the effects, from 0: what an effect is, or a way of summoning.
    :param sentences: by the numbers of the sentences before them, from 0: what a sentence says.
    """

    effects: Mapping[int, tuple[Effect | Procedure, ...]] = field(default_factory=dict)
    sentences: Mapping[int, tuple[Statement, ...]] = field(default_factory=dict)

    def without_sentences(self, head: str) -> tuple[str, tuple[Statement, ...]]:
        """A preface without the sentences that are written, and what these say.

        :raises Refused: if there is no such sentence.
        """
        if not self.sentences:
            return head, ()
        parts = sentences_of(head)
        if max(self.sentences) >= len(parts):
            raise Refused("a sentence is written that is not there", head)
        said = tuple(each for number in sorted(self.sentences) for each in self.sentences[number])
        return "".join(part for number, part in enumerate(parts) if number not in self.sentences), said

    def effect(self, number: int) -> tuple[Effect, ...]:
        """The effects that are written under a number; empty if it is to be read or is a way of summoning."""
        return tuple(canonical(each) for each in self.effects.get(number, ()) if isinstance(each, Effect))

    def way(self, number: int) -> Procedure | None:
        """The way of summoning that is written under a number."""
        return next((each for each in self.effects.get(number, ()) if isinstance(each, Procedure)), None)


@dataclass(frozen=True)
class Written:
    """What is written of a card.

    :param text: of its text; ``pendulum``: of its pendulum text; ``materials``: what its first line says.
    """

    text: WrittenBox = field(default_factory=WrittenBox)
    pendulum: WrittenBox = field(default_factory=WrittenBox)
    materials: Materials | None = None


NOTHING = Written()
"""Everything is to be read."""
