"""Monsters that have the name and the effects of another card for a time (同じカード名・効果を得る)."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.native import mypyc_attr
from duelkit.yugioh.engine.facts.continuous import register, unregister
from duelkit.yugioh.state.card_info import CardInfo
from duelkit.yugioh.state.codes import C_COPY
from duelkit.yugioh.state.duel import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Maker:
    """What makes the card that one becomes as it gets the name and the effects of another."""

    def made(self, own: CardInfo, other: CardInfo) -> CardInfo:
        """The card ``own`` with the original name and effects of ``other``."""
        raise NotImplementedError


MAKERS: Final[list[Maker]] = []
"""The compiler's only one, which is above the engine."""


def printed(info: CardInfo) -> CardInfo:
    """The card as it is printed, whatever it has become."""
    return info if info.printed is None else info.printed


def put_info(duel: State, card: int, info: CardInfo) -> None:
    """Let a card be another one from now on, where it is."""
    if duel.info[card].standing:
        unregister(duel, card)
    duel.info = [*duel.info]
    duel.info[card] = info
    duel.reach[duel.owner[card]] |= info.reach
    duel.cache.by_phase = -1
    duel.cache.by_materials = -1
    if info.standing:
        register(duel, card)
    duel.touched()


def settle_copies(duel: State) -> None:
    """Give monsters the names and effects that they have for a time, and their own ones back.

    Of several effects the newest decides. What leaves the field or is turned face-down is what is printed.
    """
    copied = False
    for player in range(2):
        for card in duel.monsters[player]:
            if card < 0:
                continue
            info = printed(duel.info[card])
            wanted = info
            for active in duel.active[C_COPY]:
                if active.bound and active.bound[0] == card and active.stamps[0] == duel.stamp[card]:
                    if active.value >= 0 and duel.play[card].face_up:
                        wanted = MAKERS[0].made(info, printed(duel.info[active.value]))
            if duel.info[card] is not wanted:
                put_info(duel, card, wanted)
            copied = copied or wanted is not info
    duel.cache.copied = copied


def restore(duel: State, card: int) -> None:
    """Make a card what is printed on it, as it leaves the field or is turned face-down."""
    if duel.info[card].printed is not None:
        put_info(duel, card, printed(duel.info[card]))
