"""Master Rule 2 (マスタールール２), 2011: Xyz Monsters, no ignition priority any more. General knowledge."""

from __future__ import annotations

from duelkit.yugioh.editions.master_rule_1 import WITH_SYNCHRO
from duelkit.yugioh.state.codes import XYZ
from duelkit.yugioh.state.rules import Rules

MASTER_RULE_2 = Rules(
    "mr2",
    "マスタールール２（2011年）",
    "Master Rule 2 (2011)",
    "general knowledge",
    year=2011,
    first_draw=True,
    one_field_spell=True,
    types=WITH_SYNCHRO | XYZ,
)
