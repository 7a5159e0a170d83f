"""Negations that follow a monster into the Graveyard."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.continuous import add_active
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.categories import C_NEGATED
from duelkit.yugioh.state.codes import GRAVEYARD, MONSTER, MONSTER_ZONE
from duelkit.yugioh.state.duel import State


def follow_from_field(duel: State, card: int, origin: int) -> None:
    """Keep a monster that has just gone from the field to the Graveyard negated by what was applied to it for good
    (戦闘を行ったモンスターの効果をダメージ計算後に無効化する).

    :param origin: where it was.
    """
    if origin != MONSTER_ZONE or not duel.active[C_NEGATED]:
        return
    before = duel.stamp[card] - 1
    follow(
        duel,
        card,
        [
            active
            for active in duel.active[C_NEGATED]
            if active.code.follows and active.bound == (card,) and active.stamps == (before,)
        ],
    )


def follow(duel: State, card: int, negations: list[Active]) -> None:
    """Keep a monster destroyed by battle negated in the Graveyard, and nowhere else, even if the negating card leaves.

    The rulings on 冥界の魔王 ハ・デス (faq 8765, for traps that were monsters).
    """
    if duel.place[card] != GRAVEYARD or not duel.info[card].types & MONSTER:
        return
    for active in negations:
        if active.source != card:
            duel.order += 1
            add_active(
                duel,
                Active(
                    None,
                    active.effect,
                    active.number,
                    active.scope,
                    active.source,
                    active.stamp,
                    active.player,
                    False,
                    (card,),
                    (duel.stamp[card],),
                    False,
                    0,
                    0,
                    duel.turn,
                    duel.order,
                ),
            )
