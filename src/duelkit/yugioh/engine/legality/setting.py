"""Whether a Spell or Trap can be Set from the hand."""

from __future__ import annotations

from duelkit.kernel.reasons import refuse
from duelkit.yugioh.engine.facts import reasons as why
from duelkit.yugioh.engine.facts.prohibitions import player_forbidden
from duelkit.yugioh.state.categories import C_CANNOT
from duelkit.yugioh.state.codes import A_SET_CARD, FIELD_SPELL, HAND, MONSTER
from duelkit.yugioh.state.duel import State


def cannot_set(duel: State, card: int, room: bool, reasons: list[int] | None) -> bool:
    """The reasons against Setting a Spell or Trap from the hand. Rules: MR3-SET-03, MR3-ZONE-03, MR3-ZONE-06.

    :param room: whether the player has a free spell & trap zone.
    :param reasons: if given, every reason is added to it (codes of ``reasons``) instead of stopping at the first.
    """
    info = duel.info[card]
    settable = not info.types & MONSTER or info.set_as_spell
    if (not settable or duel.place[card] != HAND) and refuse(reasons, why.NOT_SETTABLE):
        return True
    if not room and not info.types & FIELD_SPELL and refuse(reasons, why.NO_ZONE):
        return True
    return (
        len(duel.active[C_CANNOT + A_SET_CARD]) > 0
        and player_forbidden(duel, A_SET_CARD, duel.controller[card], card)
        and refuse(reasons, why.FORBIDDEN)
    )
