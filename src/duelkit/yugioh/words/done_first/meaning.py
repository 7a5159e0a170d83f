"""Words about what is done before an effect is applied: what they mean."""

from __future__ import annotations

from dataclasses import dataclass

from duelkit.yugioh.language.base import Filter, Modifier, Verb
from duelkit.yugioh.language.selections import THIS, Subject
from duelkit.yugioh.language.terms import Side


@dataclass(frozen=True, slots=True)
class DoneFirst(Modifier):
    """Each time an effect that targets these cards is about to be applied, something is done before that, without an
    activation (〜を対象として発動した〜の効果が適用される際に, 〜が発動した〜の効果の処理時に).

    :param of: the cards whose effects they are.
    :param verb: what is done.
    :param by: only effects that this player activated; ``None``: of both.
    :param to: the cards that they target; ``None``: any effect that was activated, whatever it targets.
    :param once_per_turn: only once each turn that something is done (１ターンに１度).
    """

    of: Filter
    verb: Verb
    by: Side | None = None
    to: Subject | None = THIS
    once_per_turn: bool = False
