"""Monsters that have the name and the effects of another card for a time (同じカード名・効果を得る), or those that
their materials give them (このカードを素材として持っているＸモンスターは以下の効果を得る).
"""

from __future__ import annotations

from typing import Final

from duelkit.kernel.native import mypyc_attr
from duelkit.yugioh.engine.facts.continuous import begin_continuous, listen, register, scope_for, unlisten, unregister
from duelkit.yugioh.engine.facts.properties import negated
from duelkit.yugioh.state.card_info import CardInfo
from duelkit.yugioh.state.categories import C_CONTROL, C_COPY, C_NEGATED
from duelkit.yugioh.state.codes import K_CONTINUOUS, S_XYZ
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import AS_KINDS


@mypyc_attr(allow_interpreted_subclasses=True)
class Maker:
    """What makes the card that one becomes as it gets the name and the effects of another."""

    def made(self, own: CardInfo, other: CardInfo, named: bool = True) -> CardInfo:
        """The card ``own`` with the original effects of ``other``, and its name if it is ``named``."""
        raise NotImplementedError

    def given(self, own: CardInfo, givers: list[CardInfo], numbers: list[int], has: list[bool]) -> CardInfo:
        """The card ``own`` with effects that materials give it.

        :param numbers: for each giver, which effect; ``has``: whether the monster still has it.
        """
        raise NotImplementedError

    def borrowing(self, own: CardInfo, at: int, other: CardInfo) -> CardInfo:
        """The card ``own`` whose effect of index ``at`` does what a Trap does as it is activated."""
        raise NotImplementedError


MAKERS: Final[list[Maker]] = []
"""The compiler's only one, which is above the engine."""


def printed(info: CardInfo) -> CardInfo:
    """The card as it is printed, whatever it has become."""
    return info if info.printed is None else info.printed


def bare(info: CardInfo) -> CardInfo:
    """The card without what its materials give it."""
    return info if info.bare is None else info.bare


def put_info(duel: State, card: int, info: CardInfo) -> None:
    """Let a card be another one from now on, where it is."""
    if duel.info[card].standing:
        unregister(duel, card)
    enter_info(duel, card, info)
    if info.standing:
        register(duel, card)
    duel.touched()


def enter_info(duel: State, card: int, info: CardInfo) -> None:
    """Replace what a card is; its effects are registered by the caller."""
    duel.info = [*duel.info]
    duel.info[card] = info
    duel.widen_reach(duel.owner[card], info.reach)
    duel.cache.by_phase = -1
    duel.cache.by_materials = -1


def settle_copies(duel: State) -> None:
    """Give monsters and Field Spells the names and effects that they have for a time, and their own ones back.

    Of several effects the newest decides. What leaves the field or is turned face-down is what is printed.
    """
    copied = False
    for player in range(2):
        for card in (*duel.monsters[player], duel.field[player]):
            if card < 0:
                continue
            info = printed(duel.info[card])
            wanted = info
            for active in duel.active[C_COPY]:
                if active.bound and active.bound[0] == card and active.stamps[0] == duel.stamp[card]:
                    if active.value >= 0 and duel.play[card].face_up:
                        wanted = MAKERS[0].made(info, printed(duel.info[active.value]), active.code.flag)
            if bare(duel.info[card]) is not wanted:
                put_info(duel, card, wanted)
                duel.play[card].given = ()
            copied = copied or wanted is not info
    duel.cache.copied = copied


def restore(duel: State, card: int) -> None:
    """Make a card what is printed on it, as it leaves the field or is turned face-down."""
    if duel.info[card].printed is not None:
        put_info(duel, card, printed(duel.info[card]))
        duel.play[card].given = ()


def settle_given(duel: State) -> None:
    """Give Xyz Monsters the effects that they have from their materials, and take those of lost materials."""
    for player in range(2):
        for card in duel.monsters[player]:
            if card < 0:
                continue
            part = duel.play[card]
            if part.materials or part.made_of or part.equips or part.given:
                renew_given(duel, card)


def given_by(duel: State, card: int) -> list[int]:
    """What the materials of a monster give it now: ``material << 8 | effect``."""
    found: list[int] = []
    part = duel.play[card]
    if part.face_up:
        for material in part.materials:
            gifts_of(duel, card, material, False, found)
        for equip in part.equips:
            if duel.info[equip].gifts and not negated(duel, equip):
                gifts_of(duel, card, equip, False, found, True)
        if part.kinds & S_XYZ:
            for at in range(min(len(part.made_of), len(part.made_as))):
                if part.made_as[at][AS_KINDS]:  # it was on the field
                    gifts_of(duel, card, part.made_of[at], True, found)
    return found


def gifts_of(duel: State, card: int, material: int, made_with: bool, found: list[int], by_equip: bool = False) -> None:
    """Add what one material gives a monster, or a card that it is equipped with.

    :param made_with: what it gives because the monster was summoned with it, or what it gives as it is attached.
    """
    for code in duel.info[material].gifts:
        if code.made_with == made_with and code.by_equip == by_equip and code.given_to is not None:
            if code.given_to.test(duel, card, scope_for(duel, material, code, duel.controller[card])):
                found.append(material << 8 | code.index)


def renew_given(duel: State, card: int) -> None:
    """Bring the effects that a monster has from its materials up to date.

    An effect keeps its number for as long as the monster has it. The number of one that is lost, if it has a limit, is
    not used again, so that its uses are not counted for another one. The monster's own effects apply on as they did.
    """
    given = given_by(duel, card)
    part = duel.play[card]
    info = bare(duel.info[card])
    first = len(info.definition.effects)
    slots: list[int] = []
    lost: list[int] = []
    for entry in part.given:
        if entry >= 0 and entry not in given:
            lost.append(first + len(slots))
            entry = ~entry
        slots.append(entry)
    came: list[int] = []
    for entry in given:
        if entry not in slots:
            at = free_slot(duel, slots)
            slots[at : at + 1] = [entry]
            came.append(first + at)
    if lost or came:
        while slots and free_slot(duel, slots[-1:]) == 0:
            slots.pop()
        for index in lost:
            take_effect(duel, card, index)
        unlisten(duel, card)
        part.given = tuple(slots)
        enter_info(duel, card, with_given(duel, info, slots))
        listen(duel, card)
        for index in came:
            if duel.info[card].effects[index].kind == K_CONTINUOUS:
                begin_continuous(duel, card, duel.info[card].effects[index])
        duel.touched()


def free_slot(duel: State, slots: list[int]) -> int:
    """The first place of an effect that was lost and had no limit, or the place after all of them."""
    for at in range(len(slots)):
        entry = slots[at]
        if entry < 0 and duel.info[~entry >> 8].effects[~entry & 0xFF].limit_scope < 0:
            return at
    return len(slots)


def with_given(duel: State, info: CardInfo, slots: list[int]) -> CardInfo:
    """The card with these effects of its materials."""
    if not slots:
        return info
    has = [entry >= 0 for entry in slots]
    entries = [entry if entry >= 0 else ~entry for entry in slots]
    givers = [printed(duel.info[entry >> 8]) for entry in entries]
    return MAKERS[0].given(info, givers, [entry & 0xFF for entry in entries], has)


def take_effect(duel: State, card: int, index: int) -> None:
    """Let a card lose an effect that its material gave it: it no longer applies, nor waits to be activated."""
    code = duel.info[card].effects[index]
    for number in code.standing:
        category = code.modifiers[number].category
        kept = [a for a in duel.active[category] if not (a.continuous and a.source == card and a.effect.index == index)]
        duel.put_active(category, tuple(kept))
        if category == C_CONTROL or category == C_NEGATED:
            duel.unsettled = True
    duel.pending = [each for each in duel.pending if each.card != card or each.code.index != index]
