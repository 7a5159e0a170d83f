"""Compiles card definitions, once each."""

from __future__ import annotations

import copyreg

from duelkit.cardlang.vocabulary import load
from duelkit.judgment import words
from duelkit.judgment.compiler.asking import harms_target, mentions, works_on_target
from duelkit.judgment.compiler.context import GIVEN, Compiler
from duelkit.judgment.engine.facts.geometry import reach_of
from duelkit.judgment.language import card as lc
from duelkit.judgment.language import filters as lf
from duelkit.judgment.language.base import Verb
from duelkit.judgment.state.code import NO_ABILITY, AbilityCode, CardInfo, ChoiceCode, Icon, Ruling
from duelkit.judgment.state.codes import K_ACTIVATED, K_LENT, K_PLACEMENT, K_SPELL, K_TRIGGER
from duelkit.judgment.words.battle.meaning import Incite
from duelkit.judgment.words.damage.compile import seen
from duelkit.judgment.words.rules.run import DecreeOp

SPELL = 99
"""The index of a spell's effect."""
_INFO: dict[lc.Card, CardInfo] = {}
_FOUND: dict[int, tuple[lc.Card, CardInfo]] = {}
"""Compiled cards by the identity of their definition, because hashing a definition is slow."""
load(words, "compile")


def card_info(definition: lc.Card) -> CardInfo:
    """The compiled card of a definition, cached.

    :raises NotInVocabulary: if the definition uses a word that the engine cannot run.
    """
    found = _FOUND.get(id(definition))
    if found is not None:
        return found[1]
    info = _INFO.get(definition)
    if info is None:
        info = compile_card(definition)
        _INFO[definition] = info
    if len(_FOUND) < 4096:
        _FOUND[id(definition)] = (definition, info)
    return info


def ability_code(definition: lc.Card, index: int) -> AbilityCode:
    """An ability of a compiled card by index: ``SPELL`` for a spell's effect, from ``GIVEN`` on those that it gives."""
    info = card_info(definition)
    if index == SPELL:
        assert info.spell is not None
        return info.spell
    if index >= GIVEN:
        return info.given[index - GIVEN]
    if index < 0:
        return NO_ABILITY
    return info.abilities[index]


def _pickled_card(info: CardInfo) -> tuple[object, ...]:
    return (card_info, (info.definition,))


def _pickled_ability(code: AbilityCode) -> tuple[object, ...]:
    return (ability_code, (code.definition, code.index))


copyreg.pickle(CardInfo, _pickled_card)  # type: ignore[arg-type]
copyreg.pickle(AbilityCode, _pickled_ability)  # type: ignore[arg-type]


def compile_card(definition: lc.Card) -> CardInfo:
    """Compile a definition."""
    compiler = Compiler(definition)
    info = compiler.info
    info.icons = tuple(
        Icon(int(pattern.damage), int(pattern.mode), reach_of(pattern.cells)) for pattern in definition.patterns
    )
    codes = [compiler.ability(ability, at) for at, ability in enumerate(definition.abilities)]
    info.abilities = tuple(codes)
    info.placements = tuple(code for code in codes if code.kind == K_PLACEMENT and (code.modifiers or code.extinct))
    info.triggers = tuple(code for code in codes if code.kind == K_TRIGGER)
    info.activated = tuple(code for code in codes if code.kind == K_ACTIVATED)
    info.lent = tuple(code for code in codes if code.kind == K_LENT)
    if definition.effect is not None:
        info.spell = spell_code(compiler, definition, definition.effect)
    if definition.price is not None:
        compile_price(compiler, definition.price)
    used = codes if info.spell is None else [*codes, info.spell]
    info.decrees = decrees_of(used)
    for code in used:
        code.sum_up()
    info.sum_up()
    return info


def decrees_of(codes: list[AbilityCode]) -> tuple[Ruling, ...]:
    """The rulings that programs put into force for a time."""
    ops = (op for code in codes for program in code.programs for op in program.ops)
    return tuple(op.ruling for op in ops if isinstance(op, DecreeOp))


def spell_code(compiler: Compiler, definition: lc.Card, effect: Verb) -> AbilityCode:
    """Compile the effect of a spell."""
    code = AbilityCode(definition, SPELL)
    code.kind = K_SPELL
    code.programs = (compiler.program(effect),)
    code.choices = tuple(choice(compiler, node.what, effect) for node in definition.choices)
    compiler.info.spell_condition = compiler.optional_check(definition.condition)
    compiler.info.directed = mentions(effect, Incite)
    return code


def compile_price(compiler: Compiler, price: lc.SpellCost) -> None:
    """Compile the additional costs of a spell."""
    info = compiler.info
    info.discards = price.discard
    info.discard_which = compiler.optional_test(price.which)
    info.discard_with = compiler.optional_test(price.with_one)
    info.sacrifices = compiler.optional_test(price.sacrifice)
    info.mana = None if price.mana == 0 else compiler.amount(price.mana)


def choice(compiler: Compiler, node: object, effect: Verb) -> ChoiceCode:
    """Compile a choice of a spell; a harmful one excludes invisible creatures. Rule: EOJ-ABIL-24."""
    if isinstance(node, lf.PickElement):
        return ChoiceCode(None, None)
    if isinstance(node, lf.FieldFilter):
        return ChoiceCode(None, compiler.field_test(node))
    named = not works_on_target(effect)
    if isinstance(node, lf.Pick):
        node = node.pool.filter
    assert isinstance(node, lf.Filter)
    return ChoiceCode(compiler.test(seen(node) if harms_target(effect) else node), None, named)
