"""What cards in spell & trap zones are treated as that are no Spells there by themselves."""

from __future__ import annotations

from duelkit.yugioh.state.codes import CONTINUOUS, EQUIP, SPELL, TRAP, UNION
from duelkit.yugioh.state.parts import AS_EQUIP, AS_SPELL, AS_TRAP


def is_no_monster(flags: int) -> bool:
    """Whether a card in play is an equip card, or is treated as a Continuous Spell or Trap."""
    return flags & (AS_EQUIP | AS_SPELL | AS_TRAP) != 0


def as_no_monster(types: int, flags: int) -> int:
    """The types of an equip card, or of a monster that is treated as a Continuous Spell or Trap.

    Rule: RES-GAP-EQP-01.

    :param types: those that are printed.
    :param flags: of the card in play.
    """
    if flags & AS_EQUIP:
        return (types & TRAP or SPELL) | EQUIP | types & UNION
    return (TRAP if flags & AS_TRAP else types & TRAP or SPELL) | CONTINUOUS
