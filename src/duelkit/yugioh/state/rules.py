"""An edition of the rules, as the engine sees it: quantities and procedures. The editions themselves are elsewhere."""

from __future__ import annotations

from typing import Final


class Rules:
    """The quantities in which editions differ; each cites its rules in ``duelkit.yugioh.editions``.

    Immutable; shared by all duels of the edition.
    """

    def __init__(self, identity: str, life_points: int = 8000, opening_hand: int = 5, first_draw: bool = False,
                 monster_zones: int = 5, spell_zones: int = 5, hand_limit: int = 6, deck_least: int = 40,
                 deck_most: int = 60, extra_most: int = 15, side_most: int = 15, copies: int = 3,
                 trap_monster_keeps_spell_zone: bool = True, tributes_middle: int = 5, tributes_high: int = 7) -> None:
        self.identity: Final = identity
        self.life_points: Final = life_points
        self.opening_hand: Final = opening_hand
        self.first_draw: Final = first_draw
        self.monster_zones: Final = monster_zones
        self.spell_zones: Final = spell_zones
        self.hand_limit: Final = hand_limit
        self.deck_least: Final = deck_least
        self.deck_most: Final = deck_most
        self.extra_most: Final = extra_most
        self.side_most: Final = side_most
        self.copies: Final = copies
        self.trap_monster_keeps_spell_zone: Final = trap_monster_keeps_spell_zone
        self.tributes_middle: Final = tributes_middle
        self.tributes_high: Final = tributes_high

    def values(self) -> tuple[object, ...]:
        """All quantities in the order of the constructor."""
        return (self.identity, self.life_points, self.opening_hand, self.first_draw, self.monster_zones,
                self.spell_zones, self.hand_limit, self.deck_least, self.deck_most, self.extra_most, self.side_most,
                self.copies, self.trap_monster_keeps_spell_zone, self.tributes_middle, self.tributes_high)

    def __reduce__(self) -> tuple[object, ...]:
        return (Rules, self.values())
