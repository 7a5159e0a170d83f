"""The integer constants of the state and the engine; a test checks that they equal those of the card language."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.option import card_of as card_of
from duelkit.kernel.option import number_of as number_of
from duelkit.kernel.option import option as option
from duelkit.kernel.option import verb_of as verb_of

R_THIS: Final = 0
R_TARGET: Final = 1
R_THEM: Final = 2
R_COST: Final = 3
R_TRIGGERING: Final = 4
R_ATTACKER: Final = 5
R_ATTACK_TARGET: Final = 6
R_OPPOSING_BATTLER: Final = 7
R_EQUIPPED: Final = 8
R_RESPONDED: Final = 9
R_MATERIALS: Final = 10
R_LINKED: Final = 11
R_EACH: Final = 12
R_YOUR_BATTLER: Final = 13
R_TRIBUTED: Final = 14
R_NOTED: Final = 42

GAIN: Final = 0
LOSE: Final = 1
BECOME: Final = 2
BECOME_ORIGINAL: Final = 3

A_ATTACK: Final = 0
A_ATTACK_DIRECTLY: Final = 1
A_BE_ATTACKED: Final = 2
A_CHANGE_POSITION: Final = 3
A_BE_DESTROYED_BY_BATTLE: Final = 4
A_BE_DESTROYED_BY_EFFECT: Final = 5
A_BE_TARGETED: Final = 6
A_BE_TRIBUTED: Final = 7
A_BE_TRIBUTED_FOR_SUMMON: Final = 8
A_BE_FUSION_MATERIAL: Final = 9
A_BE_SYNCHRO_MATERIAL: Final = 10
A_BE_XYZ_MATERIAL: Final = 11
A_CHANGE_CONTROL: Final = 12
A_DECLARE_ATTACK: Final = 13
A_SPECIAL_SUMMON: Final = 14
A_NORMAL_SUMMON: Final = 15
A_SET_MONSTER: Final = 16
A_ACTIVATE: Final = 17
A_CONDUCT_BATTLE_PHASE: Final = 18
A_BANISH: Final = 19
A_DRAW: Final = 20
A_TAKE_DAMAGE: Final = 21
A_FLIP_SUMMON: Final = 22
A_ACTIVATE_EFFECT: Final = 23
A_BE_TRIBUTED_EXCEPT_FOR_SUMMON: Final = 24
A_TAKE_BATTLE_DAMAGE: Final = 26
A_ATTACK_MONSTER: Final = 28
A_BE_LINK_MATERIAL: Final = 29
A_TAKE_EFFECT_DAMAGE: Final = 30
A_SET_CARD: Final = 31
A_ADD_FROM_DECK: Final = 32
A_SEND_FROM_DECK: Final = 40
A_HAVE_SUMMON_ANSWERED: Final = 33
A_DRAW_BY_EFFECT: Final = 34
A_BE_BANISHED_FOR_EFFECT: Final = 35
A_HAVE_SUMMON_ANSWERED_BY_CARD: Final = 36
A_BE_TRIBUTED_BY_EFFECT: Final = 37
A_ACTIVATE_SPELL_UNSET: Final = 38

P_ATTACK_DIRECTLY: Final = 0
P_EXTRA_ATTACKS: Final = 1
P_EXTRA_ATTACKS_ON_MONSTERS: Final = 2
P_PIERCE: Final = 3
P_NEVER_FACE_DOWN: Final = 9
P_ONE_TRIBUTE_LESS: Final = 4
P_TWO_TRIBUTES: Final = 6
P_EXTRA_NORMAL_SUMMON: Final = 5
P_DOUBLE_DAMAGE: Final = 7
P_NO_BATTLE_DAMAGE: Final = 13
P_ATTACK_IN_DEFENSE_WITH_ATK: Final = 14
P_OTHER_LEVEL_FOR_SYNCHRO: Final = 15
P_LEVEL_FOR_XYZ: Final = 10
P_LEVEL_FOR_SYNCHRO: Final = 33
P_MUST_BE_TRIBUTED: Final = 18
P_REVEAL_HAND: Final = 16
P_TURN_DECK_OVER: Final = 17
P_ATTACK_IN_DEFENSE: Final = 21
P_ATTACK_EACH: Final = 22
P_TRAP_FROM_HAND: Final = 23
P_TRAP_WHEN_SET: Final = 24
P_MUST_ATTACK: Final = 25
P_NON_TUNER_FOR_SYNCHRO: Final = 26
P_CHOOSE_ATTACK_TARGETS: Final = 27
P_SET_AS_SPELL: Final = 29
P_OPPONENTS_MATERIAL: Final = 30
P_SPELLS_WITHOUT_LIFE: Final = 28
P_COUNTER_TRAPS_FREELY: Final = 12
P_NO_UPKEEP: Final = 31
P_NO_HAND_LIMIT: Final = 32
P_WHOLE_RITUAL: Final = 11
P_TRIBUTE_OPPONENTS: Final = 8
P_USED_WITH_MONSTERS: Final = 35

EACH_TURN: Final = 2  # how often a card may be summoned without Tributes: once each turn, not once in all (1)
# places (場所); bits, so that a set of places is one number
NOWHERE: Final = 0
DECK: Final = 0x1
HAND: Final = 0x2
MONSTER_ZONE: Final = 0x4
SPELL_ZONE: Final = 0x8
FIELD_ZONE: Final = 0x10
PENDULUM_ZONE: Final = 0x20
GRAVEYARD: Final = 0x40
BANISHED: Final = 0x80
EXTRA: Final = 0x100
OVERLAY: Final = 0x200
LIMBO: Final = 0x400  # the place of a monster whose summon is about to succeed
FIELD: Final = 0x3C
BACK_ROW: Final = 0x38

# types
MONSTER: Final = 0x1
SPELL: Final = 0x2
TRAP: Final = 0x4
NORMAL: Final = 0x10
EFFECT: Final = 0x20
FUSION: Final = 0x40
RITUAL: Final = 0x80
SPIRIT: Final = 0x200
UNION: Final = 0x400
GEMINI: Final = 0x800
TUNER: Final = 0x1000
SYNCHRO: Final = 0x2000
TOKEN: Final = 0x4000
QUICK_PLAY: Final = 0x10000
CONTINUOUS: Final = 0x20000
EQUIP: Final = 0x40000
FIELD_SPELL: Final = 0x80000
COUNTER: Final = 0x100000
FLIP: Final = 0x200000
TOON: Final = 0x400000
XYZ: Final = 0x800000
PENDULUM: Final = 0x1000000
SPECIAL: Final = 0x2000000
LINK: Final = 0x4000000
EXTRA_DECK_TYPES: Final = FUSION | SYNCHRO | XYZ | LINK

# sides
YOU: Final = 0
OPPONENT: Final = 1
EITHER: Final = 2

# who knows a card, or can know the card of a log entry: a bit for each player
OPEN: Final = 0  # in the log: everybody can see which card it is
KNOWN_TO_BOTH: Final = 3
FOR_NOBODY: Final = 3  # in the log: no player can know which card it is; ``only_for`` names one who can

# the attack target if it is not a monster
NO_MONSTER: Final = -1  # a direct attack, or no attack at all
TARGET_GONE: Final = -2  # a monster that has left its zone

BOTH_PASSED: Final = 2  # the number of consecutive passes that end a window or the building of a chain

# figures of a monster; figures that can change have a category of the same number
F_ATK: Final = 0
F_DEF: Final = 1
F_LEVEL: Final = 2
F_RANK: Final = 3
F_SCALE: Final = 4
F_ORIGINAL_ATK: Final = 5
F_ORIGINAL_DEF: Final = 6
F_ORIGINAL_LEVEL: Final = 7
F_ORIGINAL_SCALE: Final = 17
F_ATTRIBUTE: Final = 8
F_RACE: Final = 9
F_RATING: Final = 10

UNLIMITED: Final = 99  # a number of attacks or materials that is never reached

# numbers that an effect has produced
N_DECLARED: Final = 0
N_HEADS: Final = 1
N_DIE: Final = 2
N_DAMAGE: Final = 3
N_DONE: Final = 4
N_DAMAGE_DEALT: Final = 5
N_CHOSEN: Final = 6
N_GAINED: Final = 7
N_LOST: Final = 17

MULTIPLE_OF: Final = 0x100  # a number of units is declared; the unit is added to this (in place of a domain)

# where a card returns to the deck
SHUFFLED_IN: Final = 0
ON_TOP: Final = 1
AT_THE_BOTTOM: Final = 2

# positions
UP_ATTACK: Final = 0x1
UP_DEFENSE: Final = 0x4
DOWN_DEFENSE: Final = 0x8
FACE_UP: Final = 0x5

# phases
DRAW_PHASE: Final = 0
STANDBY: Final = 1
MAIN_1: Final = 2
BATTLE: Final = 3
MAIN_2: Final = 4
END: Final = 5
WHOLE_TURN: Final = -1  # of what is delayed: it begins with the turn, before any phase of it
BATTLE_PHASE_END: Final = -2  # for what happens at the end of the Battle Phase (バトルフェイズ終了時)

# link markers
BOTTOM_LEFT: Final = 0x1
BOTTOM: Final = 0x2
BOTTOM_RIGHT: Final = 0x4
LEFT: Final = 0x8
RIGHT: Final = 0x20
TOP_LEFT: Final = 0x40
TOP: Final = 0x80
TOP_RIGHT: Final = 0x100

# steps of the battle phase and parts of the damage step; 0 outside the battle phase
NO_STEP: Final = 0
START_STEP: Final = 0x1
BATTLE_STEP: Final = 0x2
DAMAGE_START: Final = 0x4
BEFORE_CALC: Final = 0x8
CALC: Final = 0x10
AFTER_CALC: Final = 0x20
DAMAGE_END: Final = 0x40
END_STEP: Final = 0x80
DAMAGE_STEP: Final = 0x7C
UNTIL_CALC: Final = 0xC

# reasons of a move
BY_BATTLE: Final = 0x1
BY_EFFECT: Final = 0x2
AS_COST: Final = 0x4
DESTROYED: Final = 0x8
TRIBUTED: Final = 0x10
DISCARDED: Final = 0x20
AS_MATERIAL: Final = 0x40
FOR_FUSION: Final = 0x80
FOR_RITUAL: Final = 0x100
FOR_SYNCHRO: Final = 0x200
FOR_XYZ: Final = 0x400
BY_RULE: Final = 0x800
DRAWN: Final = 0x1000
DETACHED: Final = 0x2000
RETURNED: Final = 0x4000
BY_SUMMON: Final = 0x8000
FOR_LINK: Final = 0x10000
FACE_DOWN_BANISHED: Final = 0x20000  # not in the card language: it is banished face-down

# ways of being summoned
S_NORMAL: Final = 0x1
S_TRIBUTE: Final = 0x2
S_FLIP: Final = 0x4
S_SPECIAL: Final = 0x8
S_FUSION: Final = 0x10
S_RITUAL: Final = 0x20
S_SYNCHRO: Final = 0x40
S_XYZ: Final = 0x80
S_PENDULUM: Final = 0x100
S_GEMINI: Final = 0x200
S_LINK: Final = 0x400
S_SET: Final = 0x800
S_FROM_EXTRA_DECK: Final = 0x1000
S_FROM_DECK: Final = 0x2000
S_FROM_GRAVEYARD: Final = 0x8000
S_FROM_SPELL_TRAP_ZONE: Final = 0x20000
S_OWN_PROCEDURE: Final = 0x10000  # not in the card language: it was summoned by its own procedure

# kinds of events
E_SUMMONED: Final = 0
E_SET: Final = 1
E_DESTROYED: Final = 2
E_SENT_TO_GRAVEYARD: Final = 3
E_BANISHED: Final = 4
E_TO_HAND: Final = 5
E_TO_DECK: Final = 6
E_DRAWN: Final = 7
E_DISCARDED: Final = 8
E_TRIBUTED: Final = 9
E_LEFT_FIELD: Final = 10
E_FLIPPED: Final = 11
E_POSITION_CHANGED: Final = 12
E_CONTROL_CHANGED: Final = 13
E_ATTACK_DECLARED: Final = 14
E_TARGETED_BY_ATTACK: Final = 15
E_BATTLE_START: Final = 16
E_BEFORE_CALCULATION: Final = 17
E_CALCULATION: Final = 18
E_BATTLED: Final = 19
E_DESTROYS_BY_BATTLE: Final = 20
E_BATTLE_DAMAGE: Final = 21
E_EFFECT_DAMAGE: Final = 22
E_LIFE_GAINED: Final = 23
E_DETACHED: Final = 24
E_MATERIAL_USED: Final = 25
E_ACTIVATED: Final = 26
E_RESOLVED: Final = 27
E_PHASE: Final = 28
E_EQUIPPED: Final = 29
E_COUNTER_PLACED: Final = 30
E_BATTLE_PHASE_ENDS: Final = 31
E_WOULD_SUMMON: Final = 32
E_TARGETED: Final = 33
E_ATTACHED: Final = 34
E_PLACED_IN_PENDULUM_ZONE: Final = 35
E_DAMAGE_STEP_ENDS: Final = 36
E_BATTLE_PHASE_BEGINS: Final = 37
E_BEFORE_DRAW: Final = 38
E_ATK_FELL_TO_ZERO: Final = 39
E_LEFT_GRAVEYARD: Final = 40
E_LEFT_EXTRA_DECK: Final = 41
E_LIFE_PAID: Final = 46
E_PLACED_IN_SPELL_ZONE: Final = 48
E_ATTACK_NEGATED: Final = 49
E_ZONE_CHANGED: Final = 43
EVENT_KINDS: Final = 50

# kinds of effects
K_ACTIVATION: Final = 0
K_IGNITION: Final = 1
K_TRIGGER: Final = 2
K_QUICK: Final = 3
K_CONTINUOUS: Final = 4
K_FLIP: Final = 5

IN_MAIN_PHASE: Final = 1 << 29  # a bit of an entry of ``State.activations``: it was in a main phase

# options: verb << 24 | number << 12 | card + 1
PASS: Final = 0
O_ACTIVATE: Final = 1
O_SUMMON: Final = 2
O_SET_MONSTER: Final = 3
O_PROCEDURE: Final = 4
O_FLIP: Final = 5
O_CHANGE_POSITION: Final = 6
O_SET: Final = 7
O_PENDULUM: Final = 8
O_ATTACK: Final = 9
O_TO_BATTLE: Final = 10
O_TO_MAIN_2: Final = 11
O_TO_END: Final = 12
O_PICK: Final = 13
O_FINISH: Final = 14
O_YES: Final = 15
O_NO: Final = 16
O_POSITION: Final = 17
O_NUMBER: Final = 18
O_TRIGGER: Final = 19
O_DIRECT: Final = 20
O_DELAYED: Final = 21
WHICH_PROCEDURE: Final = 0x3F  # of the number of an option: the index of the card's procedure, with these bits
SETTING: Final = 0x40  # the procedure is a Set
EXTRA_SUMMON: Final = 0x80  # not the card's own procedure, but a summon from the extra deck with materials

# why a question is asked
W_MAIN: Final = 0
W_BATTLE: Final = 1
W_RESPOND: Final = 2
W_TRIGGERS: Final = 3
W_TRIBUTE: Final = 4
W_TARGET: Final = 5
W_EFFECT_PICK: Final = 6
W_COST_PICK: Final = 7
W_POSITION: Final = 8
W_ATTACK_TARGET: Final = 9
W_REPLAY: Final = 10
W_HAND_LIMIT: Final = 11
W_MATERIAL: Final = 12
W_OPTIONAL: Final = 13
W_INSTEAD: Final = 14
W_BRANCH: Final = 15
W_DECLARE: Final = 16
W_PENDULUM: Final = 17
W_ARRANGE: Final = 18
W_PHASE: Final = 19
W_NORMAL_OR_SET: Final = 20
W_FUSION: Final = 21
W_SYNCHRO: Final = 22
W_RITUAL: Final = 23
W_ZONE_SIDE: Final = 24
W_LINK: Final = 25

# what the processing of an effect would do, where only its activation decides whether that is certain
WOULD_DESTROY_ON_FIELD: Final = 0x1
WOULD_DESTROY_TWO: Final = 0x2
WOULD_DESTROY_TWO_OF_YOURS: Final = 0x2000
WOULD_CHANGE_STATS: Final = 0x100
WOULD_NEGATE: Final = 0x400
WOULD_DAMAGE_YOU: Final = 0x20000
WOULD_DESTROY_MONSTER: Final = 0x40000
WOULD_DESTROY_SPELL_TRAP: Final = 0x80000
WOULD_HURT_USER: Final = 0x1000000
WOULD_HURT_OTHER: Final = 0x2000000  # the players an effect inflicts damage to, seen from who uses it

# durations
U_LEAVES: Final = 0
U_END_PHASE: Final = 1
U_END_OF_TURN: Final = 2
U_END_OF_BATTLE_PHASE: Final = 3
U_END_OF_DAMAGE_STEP: Final = 4
U_DAMAGE_CALCULATION: Final = 5
U_YOUR_NEXT_STANDBY: Final = 6
U_OPPONENTS_NEXT_END: Final = 7
U_YOUR_NEXT_END: Final = 8
U_END_OF_DUEL: Final = 9
U_SOURCE_LEAVES: Final = 10
U_NEXT_DAMAGE_CALCULATION: Final = 11
U_OPPONENTS_TURN_END: Final = 12
U_NEXT_TURN_END: Final = 13
U_YOUR_NEXT_DRAW: Final = 14
U_OPPONENTS_NEXT_TURN: Final = 15
U_NEXT_STANDBY: Final = 17
U_OPPONENTS_NEXT_END_PHASE: Final = 21
U_OPPONENTS_NEXT_STANDBY: Final = 22
U_PENDULUM_SUMMON: Final = 43


def only_for(player: int) -> int:
    """In the log: only this player can know which card it is."""
    return 1 + player


def player_of(player: int, side: int) -> int:
    """The player that a side means, seen from ``player``."""
    return player if side == YOU else 1 - player


def on_side(side: int, player: int, other: int) -> bool:
    """Whether a side includes ``other``, seen from ``player``."""
    return side == EITHER or (other == player) == (side == YOU)


# The costs that something else can pay
COST_TRIBUTES: Final = 0x1
"""Nothing but Tributes."""
COST_TRIBUTES_ITSELF: Final = 0x3
"""The Tribute of the card of the effect alone."""
COST_DISCARDS_TWO: Final = 0x4
"""The card of the effect and another one are discarded."""
BANISHES_ITSELF: Final = 1
"""What pays is banished for a monster that would Tribute itself."""
LEAVES_THE_OTHER: Final = 2
"""Of the card of the effect and another one, only the first is discarded."""
