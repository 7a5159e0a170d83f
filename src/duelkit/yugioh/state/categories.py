"""The kinds of active modifiers: the state has a list of them for each; a test compares them with the card language."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.state.codes import A_BE_TARGETED

C_ATK: Final = 0
C_DEF: Final = 1
C_LEVEL: Final = 2
C_RANK: Final = 3
C_SCALE: Final = 4
C_ATTRIBUTE: Final = 8
C_RACE: Final = 9
C_NEGATED: Final = 10
C_REDIRECT: Final = 11
C_UNAFFECTED: Final = 12
C_INSTEAD: Final = 13
C_TREATED: Final = 14
C_CONTROL: Final = 15
C_ONLY_ONE: Final = 16
C_ATTACK_COST: Final = 17
C_WIN: Final = 18
C_CANNOT: Final = 19
CANNOT_BE_TARGETED: Final = C_CANNOT + A_BE_TARGETED
C_MAY: Final = 60
C_WHENEVER: Final = 96
C_HOLDS: Final = 97
C_PERISH: Final = 98
C_NO_DAMAGE: Final = 99
C_REBUFF: Final = 100
C_BATTLE_DAMAGE: Final = 101
C_LIFE_TURNED: Final = 102
C_POSITION: Final = 103
C_OTHER_MATERIALS: Final = 104
C_ACTIVATED_NEGATED: Final = 105
C_DAMAGE_HALVED: Final = 106
C_NORMAL_DRAW: Final = 107
C_GEMINI: Final = 108
C_NOT_NEGATED: Final = 109
C_WIDE_FUSION: Final = 110
C_SEALED: Final = 111
C_COPY: Final = 112
C_ZONES: Final = 113
C_DAMAGE_PASSED: Final = 114
C_ONE_KIND: Final = 115
C_UNANSWERED: Final = 116
C_ONE_AT_A_TIME: Final = 117
C_KEEPS_OFF: Final = 118  # damage that does not come about, or that something else comes about instead of
C_DISCARD_PAID: Final = 122
C_COUNTERS_PAID: Final = 125  # counters that are removed from the source instead, as a cost
C_SHUT: Final = 123  # a zone that was pointed out and cannot be used
C_HAND_MATERIAL: Final = 121  # a card of the hand that can be a Link Material
C_XYZ_OF_SEVERAL: Final = 119  # cards that are Xyz Materials only together with others
C_OPENS_FIELD: Final = 120
C_TOSS_AGAIN: Final = 145  # coins that a player can toss again
C_HANDED_BACK: Final = 140  # cards that can be returned to the hand rather than to the deck
C_FUSES_AS: Final = 141  # monsters that have the name of a card as Fusion Materials
C_FUSES_EQUIPS: Final = 124  # monsters whose Equip Cards can be Fusion Materials
C_FROM_HAND: Final = 129  # Quick-Play Spells of the hand in the opponent's turn
C_PENDULUM_AGAIN: Final = 130
C_QUICKENED: Final = 131
C_HAND_SYNCHRO: Final = 132  # a monster beside which one of the hand can be a Synchro Material
C_LENDS_ITSELF: Final = 127  # a card of the hand that can be a Synchro Material
C_PHASE_SKIPPED: Final = 134  # a phase that both players skip
C_SUMMONS_SURE: Final = 135  # summons that are not negated
C_ORIGINALS_COUNT: Final = 136  # damage calculation with the original ATK and DEF
C_SERIES_TOO: Final = 137  # a card that counts as one of a series as well
C_SHOWN_AS: Final = 133  # a Link Material that counts as a card that was shown
C_OPENS_GRAVEYARD: Final = 138  # monsters that can be equipped from the opponent's graveyard too
CATEGORIES: Final = 150
