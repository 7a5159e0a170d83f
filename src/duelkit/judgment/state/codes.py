"""Integer codes for the state and the engine; a test holds that they equal those of the card language."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.option import card_of as card_of
from duelkit.kernel.option import number_of as number_of
from duelkit.kernel.option import option as option
from duelkit.kernel.option import verb_of as verb_of

# places
NOWHERE: Final = 0
LIBRARY: Final = 0x1
HAND: Final = 0x2
BOARD: Final = 0x4
GRAVEYARD: Final = 0x8
LIMBO: Final = 0x10
"""Between the field and the graveyard: being trashed. Rule: EOJ-TRASH-03."""

# sides, from the view of an ability's player
YOU: Final = 0
OPPONENT: Final = 1
EITHER: Final = 2

# elements
FIRE: Final = 0x1
WATER: Final = 0x2
EARTH: Final = 0x4
WOOD: Final = 0x8
BIOLITH: Final = 0x10
PRIME: Final = 0xF

# sides of a card in its own frame
FRONT: Final = 0x1
RIGHT: Final = 0x2
BACK: Final = 0x4
LEFT: Final = 0x8

# keywords
FIRST_STRIKE: Final = 0x1
VIGILANCE: Final = 0x2
INVISIBLE: Final = 0x4
FORTRESS: Final = 0x8
DOUBLE_ATTACK: Final = 0x10
AMBUSH: Final = 0x20
FIELDMORPH: Final = 0x40
NO_SPELL_TARGET: Final = 0x80
NO_EVASION: Final = 0x100
FIXED_PLACE: Final = 0x200
RESURRECTION: Final = 0x400
RETURN: Final = 0x800
NO_SACRIFICE: Final = 0x1000
DECOY: Final = 0x2000
UNITED: Final = 0x4000

# types of attacks, and how many they strike
HARMLESS: Final = 0
PHYSICAL: Final = 1
MAGIC: Final = 2
CHOOSE: Final = 0
ALL: Final = 1
GROUP: Final = 2

# phases
START: Final = 0
DRAW: Final = 1
MANA: Final = 2
ACTION_1: Final = 3
ACTION_2: Final = 4
RESOLUTION: Final = 5
END: Final = 6

# spell classes
SORCERY: Final = 3

# figures
S_ATTACK: Final = 0
S_HP: Final = 1
S_ATTACK_COST: Final = 2
S_ROTATE_COST: Final = 3
S_PROTECTION: Final = 4
S_MAGIC_PROTECTION: Final = 5
S_EVASION: Final = 6
S_SUMMON_COST: Final = 7
S_KEYWORD: Final = 8
"""A temporary change whose amount is a keyword."""

# events
E_SUMMONED: Final = 0
E_ATTACKS: Final = 1
E_HIT: Final = 2
E_ATTACKED: Final = 3
E_EVADED: Final = 4
E_TRASHED: Final = 5
E_BURIED: Final = 6
E_ROTATED: Final = 7
E_MOVED: Final = 8
E_QUAKED: Final = 9
E_RESOLUTION: Final = 10
E_SPELL_CAST: Final = 11
E_DRAWN: Final = 12
E_MANA_GAINED: Final = 13
E_SACRIFICED: Final = 14
E_ACTION_ATTACK: Final = 15
E_BATTLE_OVER: Final = 16

# references
R_SELF: Final = 0
R_TARGET: Final = 1
R_TRIGGERING: Final = 2
R_THEM: Final = 3
R_COST: Final = 4
R_ATTACKED: Final = 6

# what creatures can have in common
C_ELEMENT: Final = 0
C_RACE: Final = 1
C_AFFILIATION: Final = 2
C_NAME: Final = 3
C_FACING: Final = 4
C_FIELD: Final = 5
C_OWNER: Final = 6
SHARED_THINGS: Final = {
    "element": C_ELEMENT,
    "race": C_RACE,
    "affiliation": C_AFFILIATION,
    "name": C_NAME,
    "facing": C_FACING,
    "field": C_FIELD,
    "owner": C_OWNER,
}

# how an effect turns a creature, and where it moves one
T_CHOSEN: Final = 0
T_HALF: Final = 1
T_BACK_TO_SELF: Final = 2
M_CHOSEN: Final = 0
M_PUSHED: Final = 1
M_IN_FRONT: Final = 2
M_TO_LEFT_FIELD: Final = 3

# how long a change lasts
U_LASTING: Final = 0
U_END_OF_TURN: Final = 1
U_OPPONENTS_NEXT_TURN: Final = 3
U_YOUR_NEXT_TURN: Final = 4
U_NEXT_TURN: Final = 5
FOR_EVER: Final = 1 << 30

# kinds of abilities
K_PLACEMENT: Final = 0
K_TRIGGER: Final = 1
K_ACTIVATED: Final = 2
K_SPELL: Final = 3
K_LENT: Final = 4
"""An activated ability that other creatures have."""

# what an activated ability takes the place of
I_ATTACK: Final = 0
I_ROTATION: Final = 1
I_NOTHING: Final = 2

# how a branch of an effect is decided
BY_CHANCE: Final = 0
BY_CONDITION: Final = 1
BY_DECISION: Final = 2

# why the turn ends
NOT_ENDING: Final = 0
BY_EFFECT: Final = 1
"""A Sorcery (大魔道), or another effect that ends the turn."""
BY_PLAYER: Final = 2
BY_SUMMON: Final = 3

# rules that abilities change, a bit for each; their names are in RULINGS
B_CARD_COST: Final = 0x1
B_EXIT_MANA: Final = 0x2
B_HAND_LIMIT: Final = 0x4
B_CAST_SPELLS: Final = 0x8
B_GAIN_MANA: Final = 0x10
B_STEAL_MANA: Final = 0x20
B_REACHES_INVISIBLE: Final = 0x40
B_LUCKY: Final = 0x80
B_TURNS_DISCARDS: Final = 0x100
B_DECOY: Final = 0x200
B_EVADES_FROM: Final = 0x400
B_INVOCATION: Final = 0x800
B_EXTRA_ATTACK: Final = 0x1000
B_DAMAGE: Final = 0x2000
B_CANCEL_ATTACK: Final = 0x4000
B_CANCEL_ROTATION: Final = 0x8000
B_CANCEL_SPELL: Final = 0x10000
B_AFFILIATION: Final = 0x20000
B_NO_BONUS: Final = 0x40000
B_LENDS: Final = 0x80000
"""Not a rule: the creature lends abilities to others."""
B_EXTINCT: Final = 0x100000
"""Not a rule: the creature can become extinct."""
RULINGS: Final = {
    "card cost": B_CARD_COST,
    "exit mana": B_EXIT_MANA,
    "hand limit": B_HAND_LIMIT,
    "cast spells": B_CAST_SPELLS,
    "gain mana": B_GAIN_MANA,
    "steal mana": B_STEAL_MANA,
    "reaches invisible": B_REACHES_INVISIBLE,
    "lucky": B_LUCKY,
    "turns discards": B_TURNS_DISCARDS,
    "decoy": B_DECOY,
    "evades from": B_EVADES_FROM,
    "invocation": B_INVOCATION,
    "extra attack": B_EXTRA_ATTACK,
    "damage": B_DAMAGE,
    "cancel attack": B_CANCEL_ATTACK,
    "cancel rotation": B_CANCEL_ROTATION,
    "cancel spell": B_CANCEL_SPELL,
    "affiliation": B_AFFILIATION,
    "no bonus": B_NO_BONUS,
}

# options: verb << 24 | number << 12 | card + 1
O_CAST: Final = 1
O_SUMMON: Final = 2
O_ATTACK: Final = 3
O_ROTATE: Final = 4
O_INCARNATE: Final = 5
O_ABILITY: Final = 6
O_TO_ACTION_2: Final = 7
O_END_TURN: Final = 8
O_PICK: Final = 9
O_FIELD: Final = 10
O_FACING: Final = 11
O_YES: Final = 12
O_NO: Final = 13
O_FINISH: Final = 14
O_KEEP: Final = 15
O_MULLIGAN: Final = 16
O_NUMBER: Final = 17
O_ELEMENT: Final = 18

LENT: Final = 0x100
"""Bit of the number of an ability that another creature lends; below it the lender's field, then the index."""

# why a question is asked
W_ACTION_1: Final = 0
W_ACTION_2: Final = 1
W_FACING: Final = 2
W_ATTACK_TARGET: Final = 3
W_SPELL_TARGET: Final = 4
W_EFFECT_PICK: Final = 5
W_COST: Final = 6
W_HAND_LIMIT: Final = 7
W_MULLIGAN: Final = 8
W_OPTIONAL: Final = 9
W_FIELD: Final = 10
W_DIRECTION: Final = 11
W_TURN_ORDER: Final = 12
W_DISCARD: Final = 13
W_RETURN: Final = 14
W_RESURRECTION: Final = 15

LEFT_TURN: Final = 3
RIGHT_TURN: Final = 1
"""What a turn to the right adds to a facing, modulo 4."""


def player_of(player: int, side: int) -> int:
    """The player on a side from the view of ``player``; EITHER counts as the opponent."""
    return player if side == YOU else 1 - player


def on_side(side: int, player: int, other: int) -> bool:
    """Whether ``other`` is on a side from the view of ``player``."""
    return side == EITHER or (other == player) == (side == YOU)
