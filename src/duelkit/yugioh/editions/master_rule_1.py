"""Master Rule (マスタールール), 2008: Synchro Monsters, an extra deck of at most 15 cards. General knowledge."""

from __future__ import annotations

from duelkit.yugioh.editions.expert_rules import BEFORE_SYNCHRO
from duelkit.yugioh.state.codes import GEMINI, SYNCHRO, TUNER
from duelkit.yugioh.state.rules import Rules

WITH_SYNCHRO = BEFORE_SYNCHRO | SYNCHRO | TUNER | GEMINI

MASTER_RULE_1 = Rules(
    "mr1",
    "マスタールール（2008年）",
    "Master Rule (2008)",
    "general knowledge",
    year=2008,
    first_draw=True,
    one_field_spell=True,
    ignition_priority=True,
    types=WITH_SYNCHRO,
)
