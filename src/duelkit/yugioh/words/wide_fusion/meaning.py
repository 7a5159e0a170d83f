"""Words about Fusion Summons with materials of other places (融合素材の場所): what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duelkit.yugioh.language.base import Modifier, Verb
from duelkit.yugioh.language.terms import Zone


@dataclass(frozen=True, slots=True)
class FusionFromElsewhere(Modifier):
    """When you Fusion Summon by an effect, you can use monsters of these places instead, and they go elsewhere
    (〜から選んでゲームから除外し、これらを融合素材にできる).

    :param zones: from where all of the materials come.
    :param to: where they go.
    :param at_end: what is done in the End Phase to a monster that was so summoned, which is ``THEM``.
    """

    used_by_one: ClassVar[str] = "Further names cards of one effect; this is about every Fusion Summon of a player"

    zones: Zone
    to: Zone
    at_end: Verb
