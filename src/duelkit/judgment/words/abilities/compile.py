"""How the engine runs the words of abilities."""

from __future__ import annotations

from duelkit.judgment.compiler.asking import asks_derived
from duelkit.judgment.compiler.context import (
    ABILITIES,
    PROPERTIES,
    RULINGS,
    VERBS,
    given_ability,
    maybe,
    maybe_check,
    maybe_field_test,
    modifier_code,
    program,
    ruling_of,
    test,
)
from duelkit.judgment.language.card import Activated, Placement, Trigger
from duelkit.judgment.language.filters import IsThis
from duelkit.judgment.language.terms import Pile
from duelkit.judgment.state.code import AbilityCode, CardInfo, ModifierCode, Op
from duelkit.judgment.state.codes import K_ACTIVATED, K_LENT, K_TRIGGER
from duelkit.judgment.words.abilities.meaning import Bestow, Lends
from duelkit.judgment.words.abilities.run import BestowOp
from duelkit.judgment.words.choosing.compile import on_cards
from duelkit.judgment.words.summoning.meaning import SummonOnto


def _bestow(node: Bestow, ops: list[Op]) -> list[Op]:
    return on_cards(node.what, ops, BestowOp(tuple(given_ability(ability) for ability in node.abilities)))


def _placement(node: Placement, info: CardInfo, code: AbilityCode) -> None:
    code.condition = maybe_check(node.condition)
    made: list[ModifierCode] = []
    for modifier in node.modifiers:
        if type(modifier) in PROPERTIES:
            PROPERTIES[type(modifier)](modifier, info, code)
        elif type(modifier) in RULINGS:
            found = ruling_of(modifier)
            found.condition = code.condition
            info.rulings = (*info.rulings, found)
        else:
            made.append(modifier_code(modifier))
    code.modifiers = tuple(made)
    code.late = asks_derived(node)


def _trigger(node: Trigger, info: CardInfo, code: AbilityCode) -> None:
    when = node.when
    code.kind = K_TRIGGER
    code.event = int(when.event)
    code.about_this = isinstance(when.who, IsThis)
    code.who = test(when.who)
    code.other = maybe(when.other)
    code.side = int(when.side)
    code.survived = when.survived
    code.once = when.once
    code.where = maybe_field_test(when.where)
    code.condition = maybe_check(node.condition)
    code.programs = (program(node.effect),)


def _activated(node: Activated, info: CardInfo, code: AbilityCode) -> None:
    code.kind = K_ACTIVATED
    code.instead = int(node.instead)
    code.condition = maybe_check(node.condition)
    code.programs = (program(node.effect),)
    if isinstance(node.effect, SummonOnto) and node.effect.what.pool.piles & Pile.HAND:
        info.reincarnates = test(node.effect.what.pool.filter)


def _lends(node: Lends, info: CardInfo, code: AbilityCode) -> None:
    _activated(node.ability, info, code)
    code.kind = K_LENT
    code.lent_to = test(node.to)


VERBS.update({Bestow: _bestow})
ABILITIES.update({Placement: _placement, Trigger: _trigger, Activated: _activated, Lends: _lends})
