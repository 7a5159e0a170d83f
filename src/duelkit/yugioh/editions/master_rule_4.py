"""The New Master Rule (新マスタールール), 2017: Link Monsters, extra monster zones. General knowledge.

Every monster from the extra deck needs an extra monster zone or a linked zone (MR20-GAP-LNK-05).
"""

from __future__ import annotations

from duelkit.yugioh.state.codes import EXTRA_DECK_TYPES, PENDULUM
from duelkit.yugioh.state.rules import ALL_TYPES, Rules

MASTER_RULE_4 = Rules(
    "mr4",
    "新マスタールール（2017年）",
    "New Master Rule (2017)",
    "general knowledge",
    "MR20",
    year=2017,
    extra_monster_zones=2,
    zones_chosen=True,
    pendulum_in_row=True,
    limited_placement=EXTRA_DECK_TYPES | PENDULUM,
    types=ALL_TYPES,
)
