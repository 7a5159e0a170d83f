"""Puzzles of THE EYE OF JUDGMENT: boards by chance on which hardly a field is free."""

from __future__ import annotations

import copy
from functools import cache
from typing import Any, ClassVar, Final

from duelkit.judgment.cards import library
from duelkit.judgment.state import codes
from duelkit.kernel.decision import ACT, CHOICE, CONFIRM, Decision
from duelkit.kernel.option import number_of, verb_of
from duelkit.kernel.rng import Rng
from duelkit.solving import WIN
from duelkit.solving.judgment import gains
from puzzling.judging import Judge, Maker, Rejected, Table, duel_of, first_proved
from puzzling.titles import neutral, some

FACINGS: Final = ("up", "right", "down", "left")
MOST_COST: Final = 7
"""Of a creature; nobody has the mana for a dearer one."""
MOST_MANA: Final = 12


@cache
def pool(creatures: bool) -> list[Any]:
    """Cards whose owner comes to no cards and to no field by them."""
    return [
        card
        for card in library()
        if card.is_creature == creatures and not gains(card) and (not creatures or card.cost <= MOST_COST)
    ]


def standing(rng: Rng, fields: list[int], count: int) -> list[Table]:
    """Creatures by chance, some of them hurt."""
    found = []
    for card in some(rng, pool(True), count):
        creature: Table = {"card": card.en, "field": fields.pop(), "facing": FACINGS[rng.below(4)]}
        hurt = rng.below(4)
        found.append({**creature, "damage": hurt} if 0 < hurt < card.hp else creature)
    return found


class JudgmentMaker(Maker):
    """Makes puzzles of THE EYE OF JUDGMENT.

    Who is to win has four creatures and comes to a fifth field by the summon of the turn, for which the opponent's four
    leave hardly any room. So it is with the opponent where the next turn is to be survived. With five of them the
    opponent would have won before.
    """

    identity: ClassVar = "judgment"
    own: ClassVar = ("hand", "creatures")
    idle: ClassVar = frozenset((codes.O_TO_ACTION_2, codes.O_END_TURN, codes.O_FACING))
    plain: ClassVar = frozenset((codes.O_SUMMON, codes.O_ATTACK))
    patience: ClassVar = 600

    def some(self, rng: Rng, kind: str) -> Table:
        fields = list(range(1, 10))
        tiles = list(range(1, 10))
        rng.shuffle(fields)
        rng.shuffle(tiles)
        wins = kind == WIN
        hand = some(rng, pool(True), 1 + rng.below(2)) + some(rng, pool(False), rng.below(3))
        theirs = [] if wins else some(rng, pool(True), 1)
        mine = 4 if wins else 1 + rng.below(3)
        return {
            "game": "judgment",
            "turn": 5 + rng.below(10),
            "tiles": tiles,
            "player0": {
                "mana": MOST_MANA,
                "filler": 4,
                "hand": [card.en for card in hand],
                "creatures": standing(rng, fields, mine),
            },
            "player1": {
                "mana": rng.below(4),
                "filler": 4,
                "hand": [card.en for card in theirs],
                "creatures": standing(rng, fields, 4),
            },
        }

    def tight(self, judge: Judge, table: Table) -> Table:
        """As little mana for the player as can be.

        :raises Rejected: also where a creature can be summoned at once, which everybody sees.
        """
        options = duel_of(self.game, table).decision.options
        if judge.kind == WIN and any(verb_of(option) == codes.O_SUMMON for option in options):
            raise Rejected("room at once")
        tables = []
        for mana in range(MOST_MANA + 1):
            changed = copy.deepcopy(table)
            changed["player0"]["mana"] = mana
            tables.append(changed)
        return first_proved(judge, tables)

    def kind_of(self, duel: Any, card: int) -> int:
        return int(duel.info[card].number)

    def told(self, decision: Decision, option: int) -> int:
        return number_of(option) if decision.kind in (ACT, CHOICE, CONFIRM) else 0

    def name(self, duel: Any, rng: Rng) -> tuple[str, str]:
        """A name that tells nothing of the solution."""
        return neutral(rng)
