"""The current rule page with Link Monsters, and the generally known Master Rule of 2020.

They differ where the page contradicts every Master Rule: life points (MR20-WIN-01), the return of extra deck monsters
to hand or deck (MR20-RET-01), and the replacement of a card in a pendulum zone (MR20-PEN-08). The page also omits that
the winner of the contest chooses the turn order (MR20-SETUP-03).
"""

from __future__ import annotations

from duelkit.yugioh.state.codes import LINK, PENDULUM
from duelkit.yugioh.state.rules import ALL_TYPES, Rules

MASTER_RULE_2020 = Rules(
    "mr20-official",
    "マスタールール（2020年）",
    "Master Rule (2020), generally known reading",
    "general knowledge",
    "MR20",
    year=2020,
    extra_monster_zones=2,
    zones_chosen=True,
    pendulum_in_row=True,
    limited_placement=LINK | PENDULUM,
    trap_monster_keeps_spell_zone=False,
    types=ALL_TYPES,
    negated_summons_count=False,
    battle_damage_in_steps=True,
)

RULE_PAGE_2020 = Rules(
    "mr20",
    "ルール解説ページ（リンク・エクストラモンスターゾーン）",
    "Rule page with Link Monsters, as it stands",
    "document",
    "MR20",
    year=2020,
    life_points=4000,
    extra_monster_zones=2,
    zones_chosen=True,
    pendulum_in_row=True,
    pendulum_replace=True,
    limited_placement=LINK | PENDULUM,
    trap_monster_keeps_spell_zone=False,
    extra_returns_to_graveyard=True,
    types=ALL_TYPES,
    winner_chooses=False,
    negated_summons_count=False,
    battle_damage_in_steps=True,
)
