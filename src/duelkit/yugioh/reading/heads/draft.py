"""What the head of an effect has stated so far."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from duelkit.yugioh.language.base import Condition, Occasion, Verb
from duelkit.yugioh.language.card import Limit, Timing
from duelkit.yugioh.language.selections import Pick
from duelkit.yugioh.language.terms import Zone


@dataclass(frozen=True)
class Draft:
    """The parts of an effect that its head states.

    :ivar moment: ``when`` is a point of time, not an event.
    :ivar main: the effect is used in its player's own main phase.
    :ivar free: it is used at any time that the conditions allow.
    :ivar already: this card is in ``zones`` before the event happens (存在する状態で).
    :ivar still: the conditions must hold at resolution too.
    :ivar card: the card itself is activated (このカードを発動できる).
    :ivar one_of: one of the effects that follow is chosen (以下の効果から1つを選択して).
    :ivar each: the limit of each of these effects.
    :ivar remarks: the brackets after 発動できる, as fields of the effect.
    """

    when: Occasion | None = None
    timing: Timing = Timing.IF
    moment: bool = False
    conditions: tuple[Condition, ...] = ()
    costs: tuple[Verb, ...] = ()
    targets: tuple[Pick, ...] = ()
    zones: Zone = Zone(0)
    limit: Limit | None = None
    main: bool = False
    free: bool = False
    flip: bool = False
    already: bool = False
    still: bool = False
    card: bool = False
    one_of: bool = False
    each: Limit | None = None
    remarks: tuple[tuple[str, Any], ...] = ()

    @property
    def timed(self) -> bool:
        """Whether the head has stated when the effect is used."""
        return self.when is not None or self.free or self.main

    def under(self, *conditions: Condition | None, **changes: Any) -> Draft:
        """The draft with further conditions and other changes."""
        held = (*self.conditions, *(each for each in conditions if each is not None))
        return replace(self, conditions=held, **changes)

    def paying(self, *costs: Verb) -> Draft:
        """The draft with further costs."""
        return replace(self, costs=(*self.costs, *costs))

    def aiming(self, *picks: Pick) -> Draft:
        """The draft with further targets."""
        return replace(self, targets=(*self.targets, *picks))
