"""Puzzles of Yu-Gi-Oh!: positions by chance, of cards of one edition."""

from __future__ import annotations

import copy
from functools import cache
from typing import Any, ClassVar, Final

from duelkit.kernel.decision import CHOICE, CONFIRM, Decision
from duelkit.kernel.errors import DuelkitError
from duelkit.kernel.option import number_of
from duelkit.kernel.rng import Rng
from duelkit.puzzles import PLAYER
from duelkit.solving import WIN, goal_of
from duelkit.yugioh.state import codes
from puzzling.judging import Judge, Maker, Rejected, Table, duel_of, greedy_run, last_proved
from puzzling.titles import neutral, some

EDITIONS: Final = ("ex04", "mr1", "mr2", "mr3", "mr4", "mr20-official")
"""The editions for which puzzles are made."""
LIFE: Final = 8_000


@cache
def yugioh_pool(edition: str) -> dict[str, list[Any]]:
    """The tested cards of the kinds that an edition has: those of hand and field, of the extra deck, and what may lie
    Set.
    """
    from duelkit.yugioh.cards import library
    from duelkit.yugioh.editions import edition as rules_of
    from duelkit.yugioh.setup import demand_kind

    pool: dict[str, list[Any]] = {"monsters": [], "spells": [], "traps": [], "extra": []}
    rules = rules_of(edition)
    for card in library().tested:
        try:
            demand_kind(card, rules)
        except DuelkitError:
            continue
        if card.in_extra_deck:
            pool["extra"].append(card)
        elif card.types & codes.MONSTER:
            pool["monsters"].append(card)
        elif card.types & codes.TRAP:
            pool["traps"].append(card)
        else:
            pool["spells"].append(card)
    return pool


def standing(pool: dict[str, list[Any]]) -> list[Any]:
    """Monsters that can have come to the field: no ritual monsters, none that is only specially summoned."""
    return [
        card
        for card in pool["monsters"]
        if card.atk and card.atk > 0 and not card.only_by and not card.types & codes.RITUAL
    ]


def attacking(rng: Rng) -> Table:
    """A position by chance in which the player attacks."""
    edition = EDITIONS[rng.below(len(EDITIONS))]
    pool = yugioh_pool(edition)
    field = standing(pool)
    own = some(rng, field, 1 + rng.below(2))
    hand = some(rng, pool["spells"], 1 + rng.below(2)) + some(rng, pool["monsters"], 1 + rng.below(2))
    theirs: list[Any] = []
    for card in some(rng, field, 1 + rng.below(3)):
        position = ("attack", "attack", "defense", "set")[rng.below(4)]
        theirs.append({"card": card.en, "position": position})
    table: Table = {"edition": edition, "turn": 5 + rng.below(6)}
    table["player0"] = {
        "life": 500 * (1 + rng.below(8)),
        "filler": 4,
        "hand": [card.en for card in hand],
        "monsters": [{"card": card.en} for card in own],
    }
    table["player1"] = {"life": LIFE, "filler": 4, "monsters": theirs}
    if rng.below(3) == 0 and pool["traps"]:
        table["player0"]["spells"] = [{"card": some(rng, pool["traps"], 1)[0].en, "set": True}]
    if rng.below(2):
        table["player0"]["graveyard"] = [card.en for card in some(rng, field, 1 + rng.below(2))]
    if pool["extra"] and rng.below(3):
        table["player0"]["extra"] = [card.en for card in some(rng, pool["extra"], 2)]
    if rng.below(3) and pool["traps"]:
        table["player1"]["spells"] = [{"card": card.en, "set": True} for card in some(rng, pool["traps"], 1)]
    return table


def defending(rng: Rng) -> Table:
    """A position by chance in which the opponent is about to win."""
    edition = EDITIONS[rng.below(len(EDITIONS))]
    pool = yugioh_pool(edition)
    field = standing(pool)
    hand = (
        some(rng, pool["spells"], rng.below(2))
        + some(rng, pool["monsters"], 1 + rng.below(2))
        + some(rng, pool["traps"], 1 + rng.below(2))
    )
    table: Table = {"edition": edition, "turn": 5 + rng.below(6)}
    table["player0"] = {
        "life": LIFE,
        "filler": 4,
        "hand": [card.en for card in hand],
        "monsters": [{"card": card.en} for card in some(rng, field, rng.below(3))],
    }
    table["player1"] = {
        "life": LIFE,
        "filler": 4,
        "monsters": [{"card": card.en} for card in some(rng, field, 2 + rng.below(2))],
    }
    if rng.below(2):
        table["player1"]["spells"] = [
            {"card": card.en, "set": True} for card in some(rng, pool["spells"] + pool["traps"], 1)
        ]
    return table


class YugiohMaker(Maker):
    """Makes puzzles of Yu-Gi-Oh!"""

    identity: ClassVar = "yugioh"
    own: ClassVar = ("hand", "monsters", "spells", "graveyard", "extra")
    idle: ClassVar = frozenset((codes.PASS, codes.O_TO_BATTLE, codes.O_TO_MAIN_2, codes.O_TO_END))
    plain: ClassVar = frozenset((codes.O_SUMMON, codes.O_ATTACK))
    patience: ClassVar = 800

    def some(self, rng: Rng, kind: str) -> Table:
        return attacking(rng) if kind == WIN else defending(rng)

    def tight(self, judge: Judge, table: Table) -> Table:
        """More and more life points for the opponent, from those that greed takes; or less and less for the player."""
        duel = duel_of(self.game, table)
        wins = judge.kind == WIN
        attacked = 1 if wins else 0
        left = greedy_run(self.game, duel, goal_of(duel, judge.kind, PLAYER), seed=1).life[attacked]
        hurt = LIFE - left
        if not wins and not hurt:
            raise Rejected("no danger")
        tables = []
        for life in range(max(300, hurt + 100), LIFE, 100) if wins else range(hurt, 0, -100):
            changed = copy.deepcopy(table)
            changed[f"player{attacked}"]["life"] = life
            tables.append(changed)
        return last_proved(judge, tables)

    def kind_of(self, duel: Any, card: int) -> int:
        return int(duel.info[card].passcode)

    def told(self, decision: Decision, option: int) -> int:
        return number_of(option) if decision.kind in (CHOICE, CONFIRM) else 0

    def name(self, duel: Any, rng: Rng) -> tuple[str, str]:
        """A name that tells nothing of the solution."""
        return neutral(rng)
