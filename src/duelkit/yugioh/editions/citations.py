"""The rule statements behind each field of the rules, by document."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.state.rules import Rules

CITATIONS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "life_points": {"EX04": ("EX04-GAP-WIN-01",), "MR3": ("MR3-WIN-01",), "MR20": ("MR20-WIN-01",)},
    "opening_hand": {"EX04": ("EX04-GAP-SETUP-01",), "MR3": ("MR3-SETUP-06",), "MR20": ("MR20-SETUP-04",)},
    "first_draw": {"EX04": ("EX04-GAP-PHASE-01",), "MR3": ("MR3-PHASE-03",), "MR20": ("MR20-PHASE-02",)},
    "hand_limit": {"EX04": ("EX04-HND-05",), "MR3": ("MR3-PHASE-09",), "MR20": ("MR20-GAP-PHASE-01",)},
    "monster_zones": {"EX04": ("EX04-MAX-01",), "MR3": ("MR3-ZONE-02",), "MR20": ("MR20-ZONE-01",)},
    "extra_monster_zones": {
        "EX04": ("EX04-GAP-ZONE-01",),
        "MR3": ("MR3-ZONE-01",),
        "MR20": ("MR20-ZONE-09", "MR20-ZONE-10", "MR20-ZONE-11"),
    },
    "spell_zones": {"EX04": ("EX04-MAX-04",), "MR3": ("MR3-ZONE-03",), "MR20": ("MR20-ZONE-03",)},
    "zones_chosen": {"MR20": ("MR20-SUM-10", "MR20-FUS-07")},
    "limited_placement": {"MR20": ("MR20-GAP-LNK-04", "MR20-GAP-LNK-05", "MR20-GAP-ZONE-02")},
    "pendulum_in_row": {"MR3": ("MR3-ZONE-09", "MR3-PEN-14"), "MR20": ("MR20-ZONE-02", "MR20-PEN-04", "MR20-PEN-07")},
    "pendulum_replace": {"MR3": ("MR3-PEN-15",), "MR20": ("MR20-PEN-08",)},
    "one_field_spell": {
        "EX04": ("EX04-GAP-SPL-02",),
        "MR3": ("MR3-SPL-06", "MR3-SPL-10", "MR3-SPL-11"),
        "MR20": ("MR20-SPL-12", "MR20-SPL-13"),
    },
    "trap_monster_keeps_spell_zone": {
        "EX04": ("EX04-GAP-TRP-02",),
        "MR3": ("MR3-GAP-TRP-01",),
        "MR20": ("MR20-GAP-TRP-01",),
    },
    "ignition_priority": {"EX04": ("EX04-GAP-PRI-01",), "MR3": ("MR3-GAP-PRI-01",), "MR20": ("MR20-GAP-PRI-01",)},
    "extra_returns_to_graveyard": {"EX04": ("EX04-GAP-RET-01",), "MR3": ("MR3-RET-01",), "MR20": ("MR20-RET-01",)},
    "turned_down_is_set": {"EX04": ("EX04-SET-02",), "MR3": ("MR3-SET-03",), "MR20": ("MR20-SET-03",)},
    "unknown_off_field": {"EX04": ("EX04-STA-03",), "MR3": ("MR3-STA-02",), "MR20": ("MR20-STA-02",)},
    "counters_on_users_only": {"EX04": ("EX04-CTR-01",), "MR3": ("MR3-CTR-02",), "MR20": ("MR20-CTR-01",)},
    "tributes_middle": {"EX04": ("EX04-GAP-SUM-01",), "MR3": ("MR3-SUM-04",), "MR20": ("MR20-SUM-04",)},
    "tributes_high": {"EX04": ("EX04-GAP-SUM-01",), "MR3": ("MR3-SUM-04",), "MR20": ("MR20-SUM-04",)},
    "deck_least": {"EX04": ("EX04-GAP-DECK-01",), "MR3": ("MR3-DECK-01",), "MR20": ("MR20-DECK-01",)},
    "deck_most": {"EX04": ("EX04-GAP-DECK-01",), "MR3": ("MR3-DECK-01",), "MR20": ("MR20-DECK-01",)},
    "extra_most": {"MR3": ("MR3-DECK-08",), "MR20": ("MR20-PEN-13",)},
    "extra_unlimited": {"EX04": ("EX04-GAP-DECK-02",)},
    "side_most": {"EX04": ("EX04-GAP-SIDE-01",), "MR3": ("MR3-SIDE-04",), "MR20": ("MR20-GAP-SIDE-01",)},
    "side_exact": {"EX04": ("EX04-GAP-SIDE-01",), "MR3": ("MR3-SIDE-04",), "MR20": ("MR20-GAP-SIDE-01",)},
    "copies": {"EX04": ("EX04-LIM-01",), "MR3": ("MR3-DECK-02",), "MR20": ("MR20-LIM-01",)},
    "types": {"EX04": ("EX04-GAP-TYPE-01", "EX04-GAP-TYPE-03"), "MR3": ("MR3-TYPE-14",), "MR20": ("MR20-TYPE-02",)},
    "replay_on_fewer": {"EX04": ("EX04-GAP-REP-01",), "MR3": ("MR3-REP-01",), "MR20": ("MR20-REP-01",)},
    "winner_chooses": {"EX04": ("EX04-GAP-SETUP-01",), "MR3": ("MR3-SETUP-05",), "MR20": ("MR20-SETUP-03",)},
}


def citations(rules: Rules, field: str) -> tuple[str, ...]:
    """The statements of the edition's document behind a field; empty if that document has none."""
    return CITATIONS.get(field, {}).get(rules.document, ())


OUTCOMES: Final[dict[str, dict[str, str]]] = {
    "MR3-WIN-02": {"EX04": "EX04-GAP-WIN-01", "MR20": "MR20-WIN-02"},
    "MR3-WIN-03": {"EX04": "EX04-GAP-WIN-01", "MR20": "MR20-GAP-WIN-01"},
    "MR3-WIN-04": {"EX04": "EX04-GAP-WIN-01", "MR20": "MR20-WIN-04"},
    "MR3-WIN-05": {"EX04": "EX04-GAP-WIN-01", "MR20": "MR20-WIN-05"},
}
"""The statements of other documents that correspond to those of Master Rule 3 about the end of a duel."""


def outcome_rule(rules: Rules, rule: str) -> str:
    """The statement of the edition's document behind the end of a duel."""
    return OUTCOMES.get(rule, {}).get(rules.document, rule)
