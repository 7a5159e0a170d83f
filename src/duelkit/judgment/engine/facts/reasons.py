"""The codes of the reasons why something cannot be done, as the legality checks return them."""

from __future__ import annotations

from typing import Final

NOT_A_CREATURE_IN_HAND: Final = 1
SUMMON_USED: Final = 2
FIELD_TAKEN: Final = 3
NOT_ADJACENT: Final = 4
LOCKED: Final = 5
NO_MANA: Final = 6
CONDITION: Final = 7
NO_INCARNATION: Final = 8
NOT_THIS_SACRIFICE: Final = 9
NOT_A_SPELL_IN_HAND: Final = 10
NO_COST: Final = 11
NO_TARGET: Final = 12
NOTHING_TO_DO: Final = 13
SPELLS_FORBIDDEN: Final = 14
NOT_YOURS: Final = 15
ATTACK_USED: Final = 16
ROTATION_USED: Final = 17
NO_ATTACK_TARGET: Final = 18
BARRED: Final = 19
POSSESSED_NOW: Final = 20
FIXED: Final = 21
DEAD: Final = 22
REINCARNATION: Final = 24
"""The creature's own ability summons the card in its place, which is cheaper. Rule: EOJ-ABIL-21d."""
LURED: Final = 25
"""It may attack decoys only, and none is in its reach."""
