"""Why something cannot be done: the codes that the legality checks answer with.

The rule behind each stands in ``editions.citations``, the words in the messages ``why-<code>``.
"""

from __future__ import annotations

from typing import Final

NOT_SPEED: Final = 1
DAMAGE_STEP: Final = 2
SET_THIS_TURN: Final = 3
LIMIT_USED: Final = 4
NO_OCCASION: Final = 5
FORBIDDEN: Final = 6
CONDITION: Final = 7
NO_ZONE: Final = 8
NO_TARGET: Final = 9
COST: Final = 10
NOTHING_TO_DO: Final = 11
NOT_YOUR_TURN: Final = 12
NOT_MAIN_PHASE: Final = 13
TRAP_IN_HAND: Final = 14
WRONG_PLACE: Final = 15
NO_RESPONSE: Final = 16
NOT_FACE_UP: Final = 17
SUMMON_USED: Final = 18
NOT_NORMAL_SUMMONABLE: Final = 19
TRIBUTES_MISSING: Final = 20
ALREADY_MOVED: Final = 21
ARRIVED_THIS_TURN: Final = 22
HAS_ATTACKED: Final = 23
NOT_FACE_DOWN: Final = 24
NOT_ATTACK_POSITION: Final = 25
NO_ATTACK_LEFT: Final = 26
MISSED_TIMING: Final = 27
ONLY_ONE: Final = 28
PENDULUM_USED: Final = 29
SCALES: Final = 30
NO_CANDIDATE: Final = 31
CHAIN_OPEN: Final = 32
MATERIALS: Final = 33
NOT_SPECIAL_SUMMONABLE: Final = 34
OTHER_SUMMON_ONLY: Final = 35
SUMMON_LIMIT: Final = 36
NOT_GEMINI: Final = 37
GEMINI_DONE: Final = 38
NO_SUCH_SUMMON: Final = 39
NOT_YOURS: Final = 40
NOT_ASKED: Final = 41
OTHER_QUESTION: Final = 42
FIRST_TURN: Final = 43
BATTLE_PHASE_OVER: Final = 44
PHASE_SKIPPED: Final = 45
NOT_IN_BATTLE: Final = 46
NOT_WAITING: Final = 47
NO_ATTACK_TARGET: Final = 48
ATTACK_COST: Final = 49
NOT_ATTACKABLE: Final = 50
ANOTHER_TARGET: Final = 51
MONSTERS_IN_THE_WAY: Final = 52
OPEN_STATE_ONLY: Final = 53
NOT_ABOUT_THE_SUMMON: Final = 54
OTHERS_FIRST: Final = 55
ON_THIS_CHAIN: Final = 56
NOT_THIS_ONE: Final = 57
NOT_ALONE: Final = 58
NOT_SETTABLE: Final = 59
NOT_A_MONSTER: Final = 60
MOVED_SINCE: Final = 61
DESTRUCTION_FIXED: Final = 62
PICKED_ALREADY: Final = 63
SAME_NAME: Final = 64
OTHER_LEVEL: Final = 65
LINK_POSITION: Final = 66
LEVEL_OUTSIDE: Final = 67
GEMINI_NEGATED: Final = 68
NO_CHOICE: Final = 69
