"""Words about what is done before an effect is applied: what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Filter, Modifier, Verb
from duelkit.yugioh.language.selections import THIS, Subject
from duelkit.yugioh.language.terms import Side


@dataclass(frozen=True, slots=True)
class DoneFirst(Modifier):
    """Each time an effect that targets these cards is about to be applied, something is done before that, without an
    activation (〜を対象として発動した〜の効果が適用される際に).

    :param of: the cards whose effects they are.
    :param verb: what is done.
    :param by: only effects that this player activated; ``None``: of both.
    :param to: the cards that they target.
    """

    used_by_one: ClassVar[str] = "Whenever comes after the processing of an effect, Rebuffs instead of it"

    of: Filter
    verb: Verb
    by: Side | None = None
    to: Subject = THIS
