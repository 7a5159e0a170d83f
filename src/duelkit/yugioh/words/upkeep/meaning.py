"""Words about what is paid in each phase (維持コスト): what they mean."""

from __future__ import annotations

from dataclasses import dataclass

from duelkit.yugioh.language.base import Modifier, Verb
from duelkit.yugioh.language.clauses import ChooseOne
from duelkit.yugioh.language.occasions import When
from duelkit.yugioh.language.terms import EventKind, Phase, Side
from duelkit.yugioh.words.lasting.meaning import Whenever


@dataclass(frozen=True, slots=True)
class Upkeep(Modifier):
    """In each such phase its controller pays, or something happens to the card (〜毎に〜を払う。または〜を破壊する).

    Nothing is activated. Of costs joined by ``ChooseOne`` the player pays one.

    :param phase: the phase.
    :param cost: what is paid.
    :param otherwise: what happens if it is not paid.
    :param side: in whose turns.
    :param obliged: the player pays if that is possible (払えない場合).
    """

    phase: Phase
    cost: Verb
    otherwise: Verb
    side: Side = Side.YOU
    obliged: bool = False

    def costs(self) -> tuple[Verb, ...]:
        """The costs, of which one is paid."""
        return self.cost.branches if isinstance(self.cost, ChooseOne) else (self.cost,)

    def offers(self) -> tuple[Verb, ...]:
        return (*self.costs(), self.otherwise)

    def choice(self) -> Whenever:
        """The same as what is done in the phase: one of the costs, or what happens otherwise."""
        return Whenever(When(EventKind.PHASE, None, self.side, phase=self.phase), ChooseOne(self.offers(), True))
