"""The rule statements behind every reason against an action, by document.

A reason is a code of ``engine.facts.reasons``, with a variant if it can have several statements. If the document of an
edition has none, the statement of Master Rule 3 or of the page on resolution is cited.
"""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.engine.facts import reasons as why
from duelkit.yugioh.state import codes
from duelkit.yugioh.state.rules import Rules

BASE: Final = "MR3"
"""The document that is cited if another one has no statement."""
EVERYWHERE: Final = "RES"
"""The document that applies in all editions."""


def _row(mr3: str, ex04: str = "", mr20: str = "") -> dict[str, str]:
    """The statements of a reason by document, without empty ones."""
    return {name: rule for name, rule in ((BASE, mr3), ("EX04", ex04), ("MR20", mr20)) if rule}


def _res(rule: str) -> dict[str, str]:
    """A statement that applies in all editions."""
    return {EVERYWHERE: rule}


_OVERRULED: Final = _row("MR3-CONF-01", "EX04-CONF-01", "MR20-CONF-01")
_TRAP: Final = _row("MR3-TRP-01", "EX04-GAP-TRP-01", "MR20-TRP-02")
_IGNITION: Final = _row("MR3-EFF-03", "EX04-GAP-TYPE-02", "MR20-EFF-03")
_MAIN: Final = _row("MR3-PHASE-05", "EX04-GAP-PHASE-02", "MR20-PHASE-04")
_ATTACK: Final = _row("MR3-BP-04", "EX04-GAP-BAT-03", "MR20-BP-04")
_PENDULUM: Final = _row("MR3-PEN-07", mr20="MR20-GAP-PEN-01")
_PRIORITY: Final = _row("MR3-PRI-02", "EX04-GAP-PRI-02", "MR20-PRI-02")
_EFFECT: Final = _row("MR3-EFF-08", "EX04-EFF-01", "MR20-EFF-07")

REASON_RULES: Final[dict[tuple[int, str], dict[str, str]]] = {
    (why.NOT_SPEED, ""): _row("MR3-SPD-01", "EX04-GAP-SPD-01", "MR20-SPD-01"),
    (why.DAMAGE_STEP, ""): _row("MR3-DS-01", "EX04-GAP-DS-01", "MR20-DS-01"),
    (why.DAMAGE_STEP, "4"): _row("MR3-DSD-03", "EX04-GAP-DS-01", "MR20-DSD-02"),
    (why.DAMAGE_STEP, "8"): _row("MR3-DSD-06", "EX04-GAP-DS-01", "MR20-DSD-05"),
    (why.DAMAGE_STEP, "16"): _row("MR3-DSD-10", "EX04-GAP-DS-01", "MR20-DSD-08"),
    (why.DAMAGE_STEP, "32"): _row("MR3-DSD-11", "EX04-GAP-DS-02", "MR20-DSD-09"),
    (why.DAMAGE_STEP, "64"): _row("MR3-DSD-14", "EX04-GAP-DS-02", "MR20-DSD-12"),
    (why.SET_THIS_TURN, ""): _TRAP,
    (why.SET_THIS_TURN, "quick-play"): _row("MR3-SPL-08", "EX04-GAP-SPL-01", "MR20-SPL-08"),
    (why.LIMIT_USED, ""): _row("MR3-OPT-01", "EX04-GAP-OPT-01", "MR20-OPT-01"),
    (why.LIMIT_USED, "1"): _row("MR3-OPT-05", "EX04-GAP-OPT-01", "MR20-OPT-05"),
    (why.LIMIT_USED, "2"): _row("MR3-OPT-04", "EX04-GAP-OPT-01", "MR20-OPT-04"),
    (why.LIMIT_USED, "3"): _row("MR3-OPT-04", "EX04-GAP-OPT-01", "MR20-OPT-04"),
    (why.NO_OCCASION, ""): _row("MR3-EFF-05", "EX04-GAP-TYPE-02", "MR20-EFF-04"),
    (why.NO_OCCASION, "card"): _row("MR3-TYPE-12"),
    (why.NO_OCCASION, "counter"): _row("MR3-TRP-04", "EX04-GAP-TRP-01", "MR20-TRP-05"),
    (why.FORBIDDEN, ""): _res("RES-CAN-01"),
    (why.CONDITION, ""): _row("MR3-TYPE-12"),
    (why.CONDITION, "effect"): _EFFECT,
    (why.CONDITION, "procedure"): _row("MR3-SS-04", "EX04-GAP-SS-01", "MR20-SS-06"),
    (why.NO_ZONE, ""): _row("MR3-SPL-09", "EX04-MAX-06", "MR20-SPL-11"),
    (why.NO_ZONE, "set"): _row("MR3-ZONE-03", "EX04-MAX-04", "MR20-ZONE-03"),
    (why.NO_ZONE, "monster"): _row("MR3-ZONE-02", "EX04-MAX-02", "MR20-ZONE-01"),
    (why.NO_ZONE, "extra"): _row("MR3-ZONE-02", "EX04-MAX-02", "MR20-GAP-LNK-04"),
    (why.NO_ZONE, "pendulum"): _row("MR3-PEN-15", mr20="MR20-PEN-08"),
    (why.NO_TARGET, ""): _row("MR3-TGT-01", "EX04-TGT-01", "MR20-TGT-01"),
    (why.NO_TARGET, "equip"): _row("MR3-FDN-06", "EX04-GAP-EQP-01", "MR20-GAP-FDN-01"),
    (why.COST, ""): _row("MR3-GAP-COST-01", "EX04-COST-02", "MR20-EFF-08"),
    (why.COST, "life"): _row("MR3-GAP-LIFE-01", "EX04-GAP-LIFE-01"),
    (why.COST, "procedure"): _row("MR3-SS-04", "EX04-GAP-SS-01", "MR20-SS-06"),
    (why.NOTHING_TO_DO, ""): _EFFECT,
    (why.NOTHING_TO_DO, "draw"): _res("RES-DRW-05"),
    (why.NOTHING_TO_DO, "zone"): _row("MR3-ZONE-02", "EX04-MAX-02", "MR20-ZONE-01"),
    (why.NO_CHOICE, ""): _EFFECT,
    (why.NOT_YOUR_TURN, ""): _MAIN,
    (why.NOT_YOUR_TURN, "spell"): _row("MR3-SPL-01", "EX04-GAP-SPL-01", "MR20-SPL-01"),
    (why.NOT_YOUR_TURN, "set-spell"): _row("MR3-SET-02", "EX04-GAP-SPL-01", "MR20-GAP-SET-01"),
    (why.NOT_YOUR_TURN, "quick-play"): _row("MR3-SPL-07", "EX04-GAP-SPL-01"),
    (why.NOT_YOUR_TURN, "ignition"): _IGNITION,
    (why.NOT_YOUR_TURN, "attack"): _row("MR3-PHASE-06", "EX04-GAP-BAT-03", "MR20-BP-03"),
    (why.NOT_MAIN_PHASE, ""): _MAIN,
    (why.NOT_MAIN_PHASE, "spell"): _row("MR3-SPL-01", "EX04-GAP-SPL-01", "MR20-SPL-01"),
    (why.NOT_MAIN_PHASE, "set-spell"): _row("MR3-SET-02", "EX04-GAP-SPL-01", "MR20-GAP-SET-01"),
    (why.NOT_MAIN_PHASE, "ignition"): _IGNITION,
    (why.NOT_MAIN_PHASE, "position"): _row("MR3-POS-04", "EX04-GAP-POS-01", "MR20-POS-03"),
    (why.NOT_MAIN_PHASE, "pendulum"): _PENDULUM,
    (why.TRAP_IN_HAND, ""): _TRAP,
    (why.WRONG_PLACE, ""): _EFFECT,
    (why.WRONG_PLACE, "card"): _row("MR3-ACT-01", "EX04-PLAY-03", "MR20-ACT-01"),
    (why.WRONG_PLACE, "pendulum"): _row("MR3-PEN-02", mr20="MR20-PEN-05"),
    (why.WRONG_PLACE, "summon"): _row("MR3-SUM-02", "EX04-GAP-SUM-01", "MR20-SUM-02"),
    (why.WRONG_PLACE, "procedure"): _row("MR3-SS-04", "EX04-GAP-SS-01", "MR20-SS-06"),
    (why.WRONG_PLACE, "extra"): _row("MR3-ZONE-07", mr20="MR20-ZONE-08"),
    (why.WRONG_PLACE, "trigger"): _res("RES-DCK-02"),
    (why.NO_RESPONSE, ""): _OVERRULED,
    (why.NOT_FACE_UP, ""): _row("MR3-FDN-01", mr20="MR20-POS-01"),
    (why.NOT_FACE_UP, "position"): _row("MR3-POS-08", mr20="MR20-SUM-07"),
    (why.SUMMON_USED, ""): _row("MR3-SUM-07", "EX04-GAP-SUM-01", "MR20-SUM-05"),
    (why.NOT_NORMAL_SUMMONABLE, ""): _row("MR3-TYPE-14", "EX04-GAP-SS-01", "MR20-TYPE-02"),
    (why.NOT_NORMAL_SUMMONABLE, "place"): _row("MR3-SUM-02", "EX04-GAP-SUM-01", "MR20-SUM-02"),
    (why.TRIBUTES_MISSING, ""): _row("MR3-SUM-04", "EX04-GAP-SUM-01", "MR20-SUM-04"),
    (why.TRIBUTES_MISSING, "zone"): _row("MR3-ZONE-02", "EX04-MAX-02", "MR20-ZONE-01"),
    (why.ALREADY_MOVED, ""): _row("MR3-POS-05", "EX04-GAP-POS-01", "MR20-POS-03"),
    (why.ARRIVED_THIS_TURN, ""): _row("MR3-POS-06", "EX04-GAP-POS-01", "MR20-POS-04"),
    (why.ARRIVED_THIS_TURN, "flip"): _row("MR3-SUM-09", "EX04-GAP-SUM-02", "MR20-SUM-08"),
    (why.HAS_ATTACKED, ""): _row("MR3-POS-07", "EX04-GAP-POS-01", "MR20-POS-05"),
    (why.NOT_FACE_DOWN, ""): _row("MR3-SUM-08", "EX04-GAP-SUM-02", "MR20-SUM-07"),
    (why.NOT_ATTACK_POSITION, ""): _row("MR3-POS-01", "EX04-GAP-BAT-03", "MR20-POS-01"),
    (why.NO_ATTACK_LEFT, ""): _row("MR3-BP-06", "EX04-CONF-02", "MR20-BP-06"),
    (why.MISSED_TIMING, ""): _row("MR3-TIM-01", "EX04-GAP-TIM-01", "MR20-TIM-01"),
    (why.ONLY_ONE, ""): _res("RES-GAP-PLAY-01"),
    (why.PENDULUM_USED, ""): _row("MR3-GAP-PEN-01", mr20="MR20-GAP-PEN-01"),
    (why.SCALES, ""): _row("MR3-PEN-17", mr20="MR20-PEN-01"),
    (why.SCALES, "none"): _PENDULUM,
    (why.NO_CANDIDATE, ""): _row("MR3-PEN-08", mr20="MR20-GAP-PEN-01"),
    (why.NO_CANDIDATE, "zone"): _row("MR3-PEN-08", mr20="MR20-GAP-PEN-01"),
    (why.CHAIN_OPEN, ""): _row("MR3-SPL-14", "EX04-CHN-01", "MR20-CHN-05"),
    (why.MATERIALS, ""): _row("MR3-SYN-03", mr20="MR20-GAP-SYN-01"),
    (why.MATERIALS, "xyz"): _row("MR3-XYZ-03", mr20="MR20-GAP-XYZ-01"),
    (why.MATERIALS, "link"): {"MR20": "MR20-GAP-LNK-01"},
    (why.NOT_SPECIAL_SUMMONABLE, ""): _OVERRULED,
    (why.OTHER_SUMMON_ONLY, ""): _row("MR3-SS-06", "EX04-GAP-SS-02", "MR20-SS-05"),
    (why.OTHER_SUMMON_ONLY, "graveyard"): _row("MR3-SS-07", "EX04-GAP-SS-02", "MR20-SS-05"),
    (why.SUMMON_LIMIT, ""): _OVERRULED,
    (why.NOT_GEMINI, ""): _res("RES-GAP-GEM-01"),
    (why.GEMINI_DONE, ""): _res("RES-GAP-GEM-01"),
    (why.GEMINI_NEGATED, ""): _res("RES-GAP-GEM-01"),
    (why.NO_SUCH_SUMMON, ""): _row("MR3-SS-05", "EX04-GAP-FUS-01", "MR20-SS-04"),
    (why.NOT_YOURS, ""): _row("MR3-CTL-01", "EX04-CTL-01", "MR20-GAP-CTL-01"),
    (why.NOT_ASKED, ""): _PRIORITY,
    (why.OTHER_QUESTION, ""): _row("MR3-SPL-14", "EX04-CHN-01", "MR20-TURN-04"),
    (why.FIRST_TURN, ""): _row("MR3-PHASE-07", "EX04-GAP-PHASE-03", "MR20-BP-03"),
    (why.BATTLE_PHASE_OVER, ""): _row("MR3-PHASE-10", "EX04-GAP-PHASE-02", "MR20-PHASE-05"),
    (why.PHASE_SKIPPED, ""): _OVERRULED,
    (why.NOT_IN_BATTLE, ""): _ATTACK,
    (why.NO_ATTACK_TARGET, ""): _ATTACK,
    (why.ATTACK_COST, ""): _row("MR3-GAP-LIFE-01", "EX04-GAP-LIFE-01"),
    (why.NOT_ATTACKABLE, ""): _ATTACK,
    (why.ANOTHER_TARGET, ""): _OVERRULED,
    (why.MONSTERS_IN_THE_WAY, ""): _row("MR3-BAT-08", "EX04-GAP-BAT-03", "MR20-BAT-06"),
    (why.OPEN_STATE_ONLY, ""): _row("MR3-GAP-PRI-01", "EX04-GAP-PRI-01", "MR20-GAP-PRI-01"),
    (why.NOT_ABOUT_THE_SUMMON, ""): _row("MR3-GAP-SUM-01", "EX04-CHN-01"),
    (why.OTHERS_FIRST, ""): _row("MR3-GAP-CHN-01", "EX04-TRG-02", "MR20-GAP-CHN-01"),
    (why.ON_THIS_CHAIN, ""): _row("MR3-TRG-01", "EX04-TRG-01", "MR20-TRG-01"),
    (why.NOT_WAITING, ""): _row("MR3-EFF-05", "EX04-GAP-TYPE-02", "MR20-EFF-04"),
    (why.NOT_THIS_ONE, ""): _EFFECT,
    (why.NOT_THIS_ONE, "target"): _row("MR3-TGT-01", "EX04-TGT-01", "MR20-TGT-01"),
    (why.NOT_THIS_ONE, "tribute"): _row("MR3-SUM-03", "EX04-GAP-SUM-01", "MR20-SUM-03"),
    (why.NOT_THIS_ONE, "material"): _row("MR3-SYN-03", mr20="MR20-GAP-SYN-01"),
    (why.NOT_THIS_ONE, "pendulum"): _row("MR3-PEN-08", mr20="MR20-GAP-PEN-01"),
    (why.NOT_THIS_ONE, "hand"): _row("MR3-PHASE-09", "EX04-HND-05", "MR20-GAP-PHASE-01"),
    (why.NOT_ALONE, ""): _row("MR3-EFF-05", "EX04-GAP-TYPE-02", "MR20-EFF-04"),
    (why.NOT_SETTABLE, ""): _row("MR3-SET-03", "EX04-SET-01", "MR20-SET-03"),
    (why.NOT_SETTABLE, "monster"): _row("MR3-PEN-11", "EX04-SET-01", "MR20-PEN-03"),
    (why.NOT_A_MONSTER, ""): _row("MR3-ZONE-02", "EX04-MAX-01", "MR20-ZONE-01"),
    (why.MOVED_SINCE, ""): _res("RES-DCK-02"),
    (why.DESTRUCTION_FIXED, ""): _row("MR3-DS-05", mr20="MR20-DS-05"),
    (why.DESTROYED_ALREADY, ""): _row("MR3-DSD-09", mr20="MR20-DSD-07"),
    (why.MUST_ATTACK, ""): _EFFECT,
    (why.PICKED_ALREADY, ""): _row("MR3-TGT-01", "EX04-TGT-01", "MR20-TGT-01"),
    (why.SAME_NAME, ""): _EFFECT,
    (why.OTHER_LEVEL, ""): _EFFECT,
    (why.LEVEL_OUTSIDE, ""): _row("MR3-PEN-08", mr20="MR20-GAP-PEN-01"),
    (why.LINK_POSITION, ""): _row("MR20-GAP-LNK-02", mr20="MR20-GAP-LNK-02"),
}


def reason_rule(rules: Rules, reason: int, variant: str = "") -> str:
    """The id of the statement behind a reason, preferably of the edition's document.

    :param reason: a code of ``engine.facts.reasons``.
    :param variant: one of several statements; if it has none, the reason without variant is cited.
    """
    row = REASON_RULES.get((reason, variant)) or REASON_RULES[(reason, "")]
    for document in (rules.document, BASE, EVERYWHERE):
        if document in row:
            return row[document]
    return next(iter(row.values()))


QUESTION_RULES: Final[dict[int, dict[str, tuple[str, ...]]]] = {
    codes.W_MAIN: {"EX04": ("EX04-GAP-PHASE-02",), "MR20": ("MR20-PHASE-04",)},
    codes.W_BATTLE: {"EX04": ("EX04-GAP-BAT-03",), "MR20": ("MR20-BP-04", "MR20-BP-06")},
    codes.W_RESPOND: {"EX04": ("EX04-GAP-CHN-01", "EX04-GAP-SPD-01"), "MR20": ("MR20-CHN-01", "MR20-SPD-01")},
    codes.W_TRIGGERS: {"EX04": ("EX04-TRG-01", "EX04-TRG-02"), "MR20": ("MR20-TRG-01", "MR20-GAP-CHN-01")},
    codes.W_TRIBUTE: {"EX04": ("EX04-GAP-SUM-01",), "MR20": ("MR20-SUM-03", "MR20-SUM-04")},
    codes.W_TARGET: {"EX04": ("EX04-TGT-01",), "MR20": ("MR20-TGT-01",)},
    codes.W_EFFECT_PICK: {"EX04": ("EX04-TGT-02",), "MR20": ("MR20-TGT-02",)},
    codes.W_COST_PICK: {"EX04": ("EX04-COST-02",), "MR20": ("MR20-COST-01",)},
    codes.W_POSITION: {"EX04": ("EX04-GAP-SS-03",)},
    codes.W_ATTACK_TARGET: {"EX04": ("EX04-GAP-BAT-03",), "MR20": ("MR20-BP-04",)},
    codes.W_REPLAY: {"EX04": ("EX04-GAP-REP-01",), "MR20": ("MR20-REP-01", "MR20-REP-02")},
    codes.W_HAND_LIMIT: {"EX04": ("EX04-HND-05",), "MR20": ("MR20-GAP-PHASE-01",)},
    codes.W_MATERIAL: {"MR20": ("MR20-GAP-XYZ-01",)},
    codes.W_PENDULUM: {"MR20": ("MR20-GAP-PEN-01",)},
    codes.W_PHASE: {"MR20": ("MR20-PHASE-03", "MR20-GAP-END-01")},
    codes.W_NORMAL_OR_SET: {"EX04": ("EX04-GAP-SUM-01",), "MR20": ("MR20-SUM-02",)},
    codes.W_FUSION: {"EX04": ("EX04-GAP-FUS-01",), "MR20": ("MR20-FUS-02",)},
    codes.W_SYNCHRO: {"MR20": ("MR20-GAP-SYN-01",)},
    codes.W_RITUAL: {"EX04": ("EX04-GAP-RIT-01",), "MR20": ("MR20-RIT-03",)},
}
"""The statements behind each question in documents other than the base; ``telling.teller`` contains those of the base.
"""

OFFER_RULES: Final[dict[int, dict[str, str]]] = {
    codes.O_ACTIVATE: {"EX04": "EX04-GAP-SPD-01", "MR20": "MR20-SPD-01"},
    codes.O_SUMMON: {"EX04": "EX04-GAP-SUM-01", "MR20": "MR20-SUM-02"},
    codes.O_SET_MONSTER: {"EX04": "EX04-GAP-SUM-01", "MR20": "MR20-SUM-05"},
    codes.O_PROCEDURE: {"EX04": "EX04-GAP-SS-01", "MR20": "MR20-SS-03"},
    codes.O_FLIP: {"EX04": "EX04-GAP-SUM-02", "MR20": "MR20-SUM-07"},
    codes.O_CHANGE_POSITION: {"EX04": "EX04-GAP-POS-01", "MR20": "MR20-POS-03"},
    codes.O_SET: {"EX04": "EX04-SET-01", "MR20": "MR20-SET-03"},
    codes.O_PENDULUM: {"MR20": "MR20-GAP-PEN-01"},
    codes.O_ATTACK: {"EX04": "EX04-GAP-BAT-03", "MR20": "MR20-BP-04"},
    codes.O_TO_BATTLE: {"EX04": "EX04-GAP-PHASE-03", "MR20": "MR20-BP-03"},
    codes.O_TO_MAIN_2: {"EX04": "EX04-GAP-PHASE-02", "MR20": "MR20-BP-08"},
    codes.O_TO_END: {"EX04": "EX04-GAP-PHASE-02", "MR20": "MR20-PHASE-05"},
    codes.O_TRIGGER: {"EX04": "EX04-GAP-TYPE-02", "MR20": "MR20-EFF-04"},
    codes.O_DIRECT: {"EX04": "EX04-GAP-BAT-03", "MR20": "MR20-BAT-06"},
    codes.O_DELAYED: {"MR20": "MR20-END-01"},
}
"""The statement that allows each kind of option in documents other than the base."""


def question_rules(rules: Rules, question: int, base: tuple[str, ...]) -> tuple[str, ...]:
    """The statements behind a question in an edition; ``base`` if its document has none."""
    return QUESTION_RULES.get(question, {}).get(rules.document, base)


def offer_rule(rules: Rules, verb: int, base: str) -> str:
    """The statement that allows a kind of option in an edition; ``base`` if its document has none."""
    return OFFER_RULES.get(verb, {}).get(rules.document, base)
