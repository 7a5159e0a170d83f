"""Expert Rules (新エキスパートルール) as of November 2004.

Only one chapter of the rulebook of that time is at hand. For everything else, the rules follow general knowledge
about the game of that time; its statements have ids that begin with EX04-GAP.
"""

from __future__ import annotations

from duelkit.yugioh.state.codes import FLIP, FUSION, RITUAL, SPIRIT, TOKEN, TOON, UNION
from duelkit.yugioh.state.rules import Rules

BEFORE_SYNCHRO = 0xFF | FUSION | RITUAL | SPIRIT | UNION | FLIP | TOON | TOKEN | 0x21F0000
"""All types before Synchro Monsters, including the icons of Spells and Traps."""

EXPERT_RULES = Rules(
    "ex04",
    "エキスパートルール（2004年11月）",
    "Expert Rules (November 2004)",
    "document",
    "EX04",
    year=2004,
    first_draw=True,
    one_field_spell=True,
    ignition_priority=True,
    turned_down_is_set=True,
    unknown_off_field=True,
    counters_on_users_only=True,
    replay_on_fewer=True,
    deck_most=0,
    extra_unlimited=True,
    side_exact=True,
    types=BEFORE_SYNCHRO,
)
