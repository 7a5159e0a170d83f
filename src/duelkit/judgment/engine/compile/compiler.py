"""From card definitions to what the engine runs, once each. The only place where both are known."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from duelkit.judgment.engine import board_ops as eb
from duelkit.judgment.engine import modifiers as em
from duelkit.judgment.engine import numbers as en
from duelkit.judgment.engine import ops as eo
from duelkit.judgment.engine import pile_ops as eq
from duelkit.judgment.engine import standing as es
from duelkit.judgment.engine import tests as et
from duelkit.judgment.engine.geometry import SIDES, reach_of
from duelkit.judgment.engine.compile.asking import (
    asks_derived, asks_price, harms_target, mentions, seen, works_on_target,
)
from duelkit.judgment.language import amounts as la
from duelkit.judgment.language import card as lc
from duelkit.judgment.language import conditions as lo
from duelkit.judgment.language import filters as lf
from duelkit.judgment.language import modifiers as lm
from duelkit.judgment.language import verbs as lv
from duelkit.judgment.language.base import Node, Sequence, Verb
from duelkit.judgment.language.triggers import Event
from duelkit.judgment.language.words import Pile
from duelkit.judgment.state.code import (
    MAKERS, NO_ABILITY, AbilityCode, Amount, CardInfo, Check, ChoiceCode, FieldTest, Icon, ModifierCode, Op, PickCode,
    Pool, Program, Ruling, StrikeCode, Test,
)
from duelkit.judgment.state.codes import (
    BY_CHANCE, BY_CONDITION, BY_DECISION, K_ACTIVATED, K_LENT, K_PLACEMENT, K_SPELL, K_TRIGGER, SHARED_THINGS,
    S_KEYWORD,
)

_INFO: dict[lc.Card, CardInfo] = {}
_FOUND: dict[int, tuple[lc.Card, CardInfo]] = {}
"""By the identity of the definition, for hashing one takes long."""
_MAKING: list[CardInfo] = []
"""The cards that are being compiled."""
GIVEN = 100
"""The index of the first ability that a card bestows on creatures."""


class NotInVocabulary(TypeError):
    """A definition uses a word that the engine cannot run."""

    def __init__(self, node: object) -> None:
        super().__init__(f"the engine cannot run {type(node).__name__}")


def card_info(definition: lc.Card) -> CardInfo:
    """The compiled card of a definition; the same object each time.

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
    """An ability of a compiled card; 99 is the effect of a spell, from 100 on stand those that it bestows."""
    info = card_info(definition)
    if index == 99:
        assert info.spell is not None
        return info.spell
    if index >= GIVEN:
        return info.given[index - GIVEN]
    if index < 0:
        return NO_ABILITY
    return info.abilities[index]


MAKERS.card = card_info
MAKERS.ability = ability_code


def compile_card(definition: lc.Card) -> CardInfo:
    """Compile a definition."""
    info = CardInfo(definition)
    _MAKING.append(info)
    info.icons = tuple(Icon(int(pattern.damage), int(pattern.mode), reach_of(pattern.cells))
                       for pattern in definition.patterns)
    codes: list[AbilityCode] = []
    for ability in definition.abilities:
        compile_ability(info, definition, ability, codes)
    info.abilities = tuple(codes)
    info.placements = tuple(code for code in codes if code.kind == K_PLACEMENT and (code.modifiers or code.extinct))
    info.triggers = tuple(code for code in codes if code.kind == K_TRIGGER)
    info.activated = tuple(code for code in codes if code.kind == K_ACTIVATED)
    info.lent = tuple(code for code in codes if code.kind == K_LENT)
    if definition.effect is not None:
        code = AbilityCode(definition, 99)
        code.kind = K_SPELL
        code.programs = (program(definition.effect),)
        code.choices = tuple(choice(node.what, definition.effect) for node in definition.choices)
        info.spell = code
        info.spell_condition = None if definition.condition is None else check(definition.condition)
        info.directed = mentions(definition.effect, lv.Incite)
    price = definition.price
    if price is not None:
        info.discards = price.discard
        info.discard_which = None if price.which is None else test(price.which)
        info.discard_with = None if price.with_one is None else test(price.with_one)
        info.sacrifices = None if price.sacrifice is None else test(price.sacrifice)
        info.mana = None if price.mana == 0 else amount(price.mana)
    used = codes if info.spell is None else [*codes, info.spell]
    info.decrees = tuple(op.ruling for code in used for made in code.programs for op in made.ops
                         if isinstance(op, eq.DecreeOp))
    for code in used:
        code.sum_up()
    info.sum_up()
    _MAKING.pop()
    return info


def given_ability(ability: lc.Ability) -> AbilityCode:
    """Compile an ability that the card in the making bestows on creatures: one that reacts, or one that bends a rule.

    :raises NotInVocabulary: if it is of another kind.
    """
    info = _MAKING[-1]
    alone = CardInfo(info.definition)
    codes = [NO_ABILITY] * (GIVEN + len(info.given))
    compile_ability(alone, info.definition, ability, codes)
    code = codes[-1]
    code.rulings = alone.rulings
    if code.kind != K_TRIGGER and not code.rulings or code.modifiers or code.extinct or alone.strikes:
        raise NotInVocabulary(ability)
    info.given = (*info.given, code)
    return code


def compile_ability(info: CardInfo, definition: lc.Card, ability: lc.Ability, codes: list[AbilityCode]) -> None:
    """Compile one ability, into codes or into properties of the card."""
    code = AbilityCode(definition, len(codes))
    if isinstance(ability, lc.Placement):
        condition = None if ability.condition is None else check(ability.condition)
        made: list[ModifierCode] = []
        for modifier in ability.modifiers:
            if isinstance(modifier, lm.Strike):
                info.strikes = (*info.strikes, strike_code(modifier, condition))
            elif isinstance(modifier, lm.Extinct):
                code.extinct = True
            elif (ruling := ruling_of(modifier)) is not None:
                ruling.condition = condition
                info.rulings = (*info.rulings, ruling)
            else:
                made.append(modifier_code(modifier))
        code.kind = K_PLACEMENT
        code.condition = condition
        code.modifiers = tuple(made)
        code.late = asks_derived(ability)
    elif isinstance(ability, lc.Trigger):
        when = ability.when
        code.kind = K_TRIGGER
        code.event = int(when.event)
        code.about_this = isinstance(when.who, lf.IsThis)
        code.who = test(when.who)
        code.other = None if when.other is None else test(when.other)
        code.side = int(when.side)
        code.survived = when.survived
        code.once = when.once
        code.where = None if when.where is None else field_test(when.where)
        code.condition = None if ability.condition is None else check(ability.condition)
        code.programs = (program(ability.effect),)
    elif isinstance(ability, lc.Lends):
        compile_ability(info, definition, ability.ability, codes)
        lent = codes[-1]
        lent.kind = K_LENT
        lent.lent_to = test(ability.to)
        return
    elif isinstance(ability, lc.Activated):
        code.kind = K_ACTIVATED
        code.instead = int(ability.instead)
        code.condition = None if ability.condition is None else check(ability.condition)
        code.programs = (program(ability.effect),)
        if isinstance(ability.effect, lv.SummonOnto) and ability.effect.what.pool.piles & Pile.HAND:
            info.reincarnates = test(ability.effect.what.pool.filter)
    elif isinstance(ability, lc.Incarnation):
        code.kind = K_PLACEMENT
        info.incarnates = test(ability.onto)
        info.only_incarnates = ability.only
    elif isinstance(ability, lc.Invocation):
        code.kind = K_PLACEMENT
        ruling = Ruling("invocation", test(ability.cards), None, 0, 0, None, 1 if ability.free else 0)
        ruling.to = test(ability.onto)
        ruling.condition = None if ability.condition is None else check(ability.condition)
        info.rulings = (*info.rulings, ruling)
    elif isinstance(ability, lc.Intercept):
        code.kind = K_TRIGGER
        code.event = int(Event.SUMMONED)
        code.who = test(lf.ENEMY)
        code.condition = None if ability.condition is None else check(ability.condition)
        op = eb.InterceptOp(test(ability.by))
        code.programs = (Program((op,), (op,)),)
    elif isinstance(ability, lc.SummonCondition):
        code.kind = K_PLACEMENT
        info.summon_condition = check(ability.condition)
    elif isinstance(ability, lc.MagicGroup):
        code.kind = K_PLACEMENT
        info.group = test(ability.group)
        info.group_targets = None if ability.targets is None else test(ability.targets)
        info.group_fields = None if ability.fields is None else field_test(ability.fields)
    else:
        raise NotInVocabulary(ability)
    codes.append(code)


def strike_code(node: lm.Strike, condition: Check | None) -> StrikeCode:
    """A power strike or wild strike."""
    own = condition if node.condition is None else check(node.condition)
    return StrikeCode(amount(node.amount), None if node.if_any is None else test(node.if_any), node.hitting,
                      node.chance, node.becomes, own)


def ref(node: lf.Ref) -> tuple[int, int]:
    """A reference as numbers."""
    return int(node.kind), node.slot


def maybe(node: lf.Filter | None) -> Test | None:
    """A filter that may be left out."""
    return None if node is None else test(node)


TESTS: dict[type[Node], Callable[[Any], Test]] = {
    lf.All: lambda node: et.AllTest(tuple(test(part) for part in node.parts)),
    lf.AnyOf: lambda node: et.AnyTest(tuple(test(part) for part in node.parts)),
    lf.Not: lambda node: et.NotTest(test(node.part)),
    lf.Anything: lambda node: et.AnythingTest(),
    lf.IsCreature: lambda node: et.CreatureTest(True),
    lf.IsSpell: lambda node: et.CreatureTest(False),
    lf.OfElement: lambda node: et.ElementTest(int(node.element)),
    lf.Elementless: lambda node: et.ElementTest(0),
    lf.OfRace: lambda node: et.RaceTest(node.race),
    lf.OfAffiliation: lambda node: et.AffiliationTest(node.affiliation),
    lf.Named: lambda node: et.NameTest(node.name),
    lf.OfRarity: lambda node: et.RarityTest(int(node.rarity)),
    lf.IsAllied: lambda node: et.AlliedTest(),
    lf.IsThis: lambda node: et.ThisTest(),
    lf.IsAmong: lambda node: et.AmongTest(*ref(node.of)),
    lf.IsAdjacent: lambda node: et.AdjacentTest(*ref(node.to)),
    lf.IsAhead: lambda node: et.AheadTest(node.distance, *ref(node.from_)),
    lf.IsInLine: lambda node: et.LineTest(node.distance),
    lf.OnField: lambda node: et.OnFieldTest(int(node.element)),
    lf.FigureIn: lambda node: et.FigureTest(int(node.stat), maybe_amount(node.at_least), maybe_amount(node.at_most)),
    lf.AttacksByMagic: lambda node: et.MagicTest(),
    lf.HasKeyword: lambda node: et.KeywordTest(int(node.keyword)),
    lf.SharesWith: lambda node: et.SharesTest(SHARED_THINGS[node.what], *ref(node.of)),
    lf.SummonedThisTurn: lambda node: et.NewTest(),
    lf.HasAttacked: lambda node: et.AttackedTest(),
    lf.StandsOn: lambda node: es.StandsOnTest(field_test(node.field)),
    lf.OfFieldElement: lambda node: es.FieldElementOfTest(*ref(node.of)),
    lf.OfChosenElement: lambda node: es.ChosenElementTest(),
    lf.CanAttack: lambda node: es.CanAttackTest(),
}
FIELD_TESTS: dict[type[Node], Callable[[Any], FieldTest]] = {
    lf.AllFields: lambda node: et.AllFieldsTest(tuple(field_test(part) for part in node.parts)),
    lf.AnyFields: lambda node: et.AnyFieldsTest(tuple(field_test(part) for part in node.parts)),
    lf.NotField: lambda node: et.NotFieldTest(field_test(node.part)),
    lf.AnyField: lambda node: et.AnyFieldTest(),
    lf.FieldIs: lambda node: et.FieldElementTest(int(node.element), node.reverse),
    lf.FieldSharesWith: lambda node: et.FieldSharesTest(*((-1, -1) if node.of is None else ref(node.of)), node.reverse),
    lf.FieldIsEmpty: lambda node: et.EmptyTest(),
    lf.FieldAdjacent: lambda node: et.FieldAdjacentTest(*((-1, -1) if node.to is None else ref(node.to))),
    lf.FieldAhead: lambda node: et.FieldAheadTest(node.distance, node.exactly, SIDES.index(node.side),
                                                     *ref(node.of)),
    lf.FirstField: lambda node: et.FirstFieldTest(field_test(node.of)),
    lf.FieldUnder: lambda node: et.FieldUnderTest(*ref(node.of)),
    lf.FieldHolds: lambda node: et.FieldHoldsTest(test(node.filter)),
    lf.FieldIsChosen: lambda node: es.FieldChosenTest(node.slot),
    lf.FieldBeside: lambda node: es.FieldBesideTest(field_test(node.to)),
    lf.FieldOfChosenElement: lambda node: es.FieldChosenElementTest(),
    lf.FieldForSummon: lambda node: es.FieldForSummonTest(),
}
AMOUNTS: dict[type[Node], Callable[[Any], Amount]] = {
    la.CreatureCount: lambda node: en.CreatureCountAmount(test(node.filter)),
    la.FieldCount: lambda node: en.FieldCountAmount(field_test(node.filter)),
    la.CardCount: lambda node: en.CardCountAmount(Pool(test(node.filter), int(node.piles), int(node.side))),
    la.ManaOf: lambda node: en.ManaAmount(int(node.side)),
    la.HandSize: lambda node: en.HandAmount(int(node.side)),
    la.FigureOf: lambda node: en.FigureAmount(*ref(node.of), int(node.stat)),
    la.SumOf: lambda node: en.SumAmount(test(node.filter), int(node.stat)),
    la.Plus: lambda node: en.PlusAmount(tuple(amount(part) for part in node.parts)),
    la.Times: lambda node: en.TimesAmount(node.factor, amount(node.amount)),
    la.Half: lambda node: en.HalfAmount(amount(node.amount)),
    la.Gap: lambda node: en.GapAmount(amount(node.first), amount(node.second)),
}
CHECKS: dict[type[Node], Callable[[Any], Check]] = {
    lo.Both: lambda node: en.BothCheck(tuple(check(part) for part in node.parts)),
    lo.Either: lambda node: en.EitherCheck(tuple(check(part) for part in node.parts)),
    lo.Otherwise: lambda node: en.OtherwiseCheck(check(node.part)),
    lo.SelfOn: lambda node: en.SelfOnCheck(int(node.element)),
    lo.There: lambda node: en.ThereCheck(test(node.filter), node.at_least),
    lo.InPile: lambda node: en.PileCheck(Pool(test(node.filter), int(node.pile), int(node.side))),
    lo.Compare: lambda node: en.CompareCheck(amount(node.first), amount(node.second), node.or_equal),
    lo.TurnOf: lambda node: en.TurnCheck(int(node.side)),
    lo.HasSummoned: lambda node: en.SummonedCheck(int(node.side)),
    lo.Passes: lambda node: en.PassesCheck(*ref(node.of), test(node.filter)),
}
MODIFIERS: dict[type[Node], Callable[[Any], ModifierCode]] = {
    lm.Changes: lambda node: em.ChangesModifier(int(node.stat), amount(node.amount), test(node.to), node.negative),
    lm.Becomes: lambda node: em.BecomesModifier(int(node.stat), amount(node.amount), test(node.to)),
    lm.Grants: lambda node: em.GrantsModifier(int(node.keyword), test(node.to)),
    lm.UsesPattern: lambda node: em.PatternModifier(node.index),
    lm.Possesses: lambda node: em.PossessesModifier(test(node.to)),
    lm.Seals: lambda node: em.SealsModifier(field_test(node.fields)),
    lm.CountsAs: lambda node: em.CountsAsModifier(field_test(node.fields), int(node.element)),
}


RULINGS: dict[type[Node], Callable[[Any], Ruling]] = {}
"""Modifiers that bend a rule; the others of them are in ``ruling_of``."""


def look(table: dict[type[Node], Callable[[Any], Any]], node: Node) -> Any:
    """Run the handler of a word.

    :raises NotInVocabulary: if there is none.
    """
    handler = table.get(type(node))
    if handler is None:
        raise NotInVocabulary(node)
    return handler(node)


def test(node: lf.Filter) -> Test:
    """Compile a filter."""
    found: Test = look(TESTS, node)
    return found


def field_test(node: lf.FieldFilter) -> FieldTest:
    """Compile a filter of fields."""
    found: FieldTest = look(FIELD_TESTS, node)
    return found


def amount(node: la.Amount | int) -> Amount:
    """Compile an amount."""
    if isinstance(node, int):
        return en.Fixed(node)
    found: Amount = look(AMOUNTS, node)
    return found


def maybe_amount(node: la.Amount | int | None) -> Amount | None:
    """An amount that may be left out."""
    return None if node is None else amount(node)


def check(node: lo.Condition) -> Check:
    """Compile a condition."""
    found: Check = look(CHECKS, node)
    return found


def modifier_code(node: lm.Modifier) -> ModifierCode:
    """Compile a modifier."""
    found: ModifierCode = look(MODIFIERS, node)
    return found


def ruling_of(node: lm.Modifier) -> Ruling | None:
    """A modifier that bends a rule; ``None`` for one that changes figures."""
    if isinstance(node, lm.CardCost):
        return Ruling("card cost", test(node.cards), amount(node.amount), int(node.side), node.least,
                      None if node.onto is None else field_test(node.onto), 0)
    if isinstance(node, lm.ExitMana):
        return Ruling("exit mana", test(node.of), None, 2, 0, None, 1 if node.stolen else 0)
    if isinstance(node, lm.HandLimit):
        return Ruling("hand limit", None, None, int(node.side), 0, None, node.amount)
    if isinstance(node, lm.Forbids):
        return Ruling(node.what, None, None, int(node.side), 0, None, 0)
    if isinstance(node, lm.ReachesInvisible):
        return Ruling("reaches invisible", test(node.to), None, 2, 0, None, 0)
    if isinstance(node, lm.SureBonus):
        return Ruling("lucky", test(node.to), None, 2, 0, None, 0)
    if isinstance(node, lm.TurnsDiscards):
        return Ruling("turns discards", None, None, 0, 0, None, 0)
    if isinstance(node, lm.Decoys):
        ruling = Ruling("decoy", test(node.enemies), None, 2, 0, None, 0)
        ruling.to = test(node.to)
        return ruling
    if isinstance(node, lm.EvadesFrom):
        ruling = Ruling("evades from", test(node.attackers), None, 2, 0, None, node.attempts)
        ruling.to = test(node.to)
        return ruling
    handler = RULINGS.get(type(node))
    return None if handler is None else handler(node)


def choice(node: object, effect: Verb) -> ChoiceCode:
    """Compile what a spell's player chooses; invisible creatures are no object of a harmful one. Rule: EOJ-ABIL-24."""
    harmful = harms_target(effect)
    named = not works_on_target(effect)
    if isinstance(node, lf.PickElement):
        return ChoiceCode(None, None, 2)
    if isinstance(node, lf.FieldFilter):
        return ChoiceCode(None, field_test(node), 2)
    if isinstance(node, lf.Pick):
        return ChoiceCode(test(seen(node.pool.filter) if harmful else node.pool.filter), None, int(node.pool.side),
                          named)
    assert isinstance(node, lf.Filter)
    return ChoiceCode(test(seen(node) if harmful else node), None, 2, named)


def pick_code(node: lf.Pick | lf.Every) -> PickCode:
    """Compile a pick."""
    pool = Pool(test(node.pool.filter), int(node.pool.piles), int(node.pool.side))
    if isinstance(node, lf.Every):
        return PickCode(pool, en.Fixed(0), en.Fixed(0), False)
    return PickCode(pool, amount(node.least), amount(node.most), node.at_random)


def program(node: Verb) -> Program:
    """Compile an effect."""
    ops: list[Op] = []
    needed = emit_verb(node, ops)
    return Program(tuple(ops), tuple(needed))


def select(what: lf.What, ops: list[Op]) -> list[Op]:
    """Emit the instruction that names the cards of a verb; answers those that must be possible."""
    op: Op
    if isinstance(what, lf.Ref):
        ops.append(eo.NamedOp(*ref(what)))
        return []
    op = eo.WholeOp(pick_code(what)) if isinstance(what, lf.Every) else eo.PickedOp(pick_code(what))
    ops.append(op)
    return [op]


def name_fields(what: lf.FieldWhat, ops: list[Op]) -> list[Op]:
    """Emit the instruction that names the fields of a verb."""
    op: Op
    if isinstance(what, lf.EveryField):
        op = eo.FieldsOp(field_test(what.filter), 0)
    else:
        op = eo.FieldsOp(None, what.slot)
    ops.append(op)
    return [op]


def plain(ops: list[Op], op: Op) -> list[Op]:
    """Emit an instruction that must be possible by itself."""
    ops.append(op)
    return [op]


def on_cards(what: lf.What, ops: list[Op], op: Op) -> list[Op]:
    """Emit the naming of cards and the instruction that works on them."""
    needed = select(what, ops)
    ops.append(op)
    return needed


def branch(ops: list[Op], kind: int, condition: Check | None, inner: Verb, otherwise: Verb | None) -> list[Op]:
    """Emit a choice between two ways."""
    body: list[Op] = []
    needed = emit_verb(inner, body)
    other: list[Op] = []
    if otherwise is not None:
        needed = [*needed, *emit_verb(otherwise, other)]
    if other:
        body.append(eo.JumpOp(len(other)))
    op = eo.BranchOp(kind, condition, len(body), Program(tuple(body), tuple(needed)))
    ops.append(op)
    ops.extend(body)
    ops.extend(other)
    return [op]


def emit_verb(node: Verb, ops: list[Op]) -> list[Op]:
    """Emit a verb's instructions; answers those of which one must be possible for the effect to be of use.

    :raises NotInVocabulary: if the engine cannot run it.
    """
    if isinstance(node, Sequence):
        needed: list[Op] = []
        for at, part in enumerate(node.parts):
            found = emit_verb(part, ops)
            if at == 0 or not needed:
                needed = found
        return needed
    handler = VERBS.get(type(node))
    if handler is None:
        raise NotInVocabulary(node)
    return handler(node, ops)


def _exchange(node: lv.ExchangeFields, ops: list[Op]) -> list[Op]:
    if isinstance(node.first, lf.EveryField) and isinstance(node.second, lf.EveryField):
        return plain(ops, eb.ExchangePlacesOp(field_test(node.first.filter), field_test(node.second.filter)))
    return plain(ops, eb.ExchangeOp())


def _quake(node: lv.Fieldquake, ops: list[Op]) -> list[Op]:
    needed = name_fields(node.fields, ops)
    ops.append(eb.QuakeOp())
    return needed


def _swap(node: lv.Swap, ops: list[Op]) -> list[Op]:
    if not isinstance(node.first, lf.Ref) or not isinstance(node.second, lf.Ref):
        raise NotInVocabulary(node)
    ops.append(eb.SwapOp(ref(node.first), ref(node.second)))
    return []


def _summon_onto(node: lv.SummonOnto, ops: list[Op]) -> list[Op]:
    return plain(ops, eq.SummonOntoOp(pick_code(node.what), None if node.onto is None else field_test(node.onto),
                                      node.ends_turn, node.paid))


def _gain_mana(node: lv.GainMana, ops: list[Op]) -> list[Op]:
    needed = plain(ops, eo.GainManaOp(amount(node.amount), int(node.side)))
    return [] if asks_price(node.amount) else needed


def _magic_damage(node: lv.MagicDamage, ops: list[Op]) -> list[Op]:
    what = node.what
    if not isinstance(what, lf.Ref):
        what = replace(what, pool=replace(what.pool, filter=seen(what.pool.filter)))
    return on_cards(what, ops, eo.MagicDamageOp(amount(node.amount)))


def _move(node: lv.Move, ops: list[Op]) -> list[Op]:
    op = eb.MoveOp(int(node.how), node.facing_chosen)
    return on_cards(node.what, ops, op) or ([op] if node.how == lv.Moving.CHOSEN else [])


def _decree(node: lv.Decree, ops: list[Op]) -> list[Op]:
    ruling = ruling_of(node.rule)
    if ruling is None:
        raise NotInVocabulary(node.rule)
    return plain(ops, eq.DecreeOp(ruling, int(node.until)))


VERBS: dict[type[Node], Callable[[Any, list[Op]], list[Op]]] = {
    lv.GainMana: _gain_mana,
    lv.LoseMana: lambda node, ops: plain(ops, eo.LoseManaOp(amount(node.amount), int(node.side))),
    lv.StealMana: lambda node, ops: plain(ops, eo.StealManaOp(amount(node.amount))),
    lv.Draw: lambda node, ops: plain(ops, eo.DrawOp(amount(node.amount), int(node.side))),
    lv.Discard: lambda node, ops: plain(ops, eo.DiscardOp(amount(node.amount), int(node.side), maybe(node.which))),
    lv.Mill: lambda node, ops: plain(ops, eo.MillOp(amount(node.amount), int(node.side))),
    lv.Heal: lambda node, ops: on_cards(node.what, ops, eo.HealOp(amount(node.amount))),
    lv.MagicDamage: _magic_damage,
    lv.ChangeFigure: lambda node, ops: on_cards(node.what, ops, eo.ChangeFigureOp(
        int(node.stat), amount(node.amount), int(node.until), node.negative)),
    lv.GiveKeyword: lambda node, ops: on_cards(node.what, ops, eo.ChangeFigureOp(
        S_KEYWORD, en.Fixed(int(node.keyword)), int(node.until), False)),
    lv.SetPattern: lambda node, ops: on_cards(node.what, ops, eo.PatternOp(node.index)),
    lv.Turn: lambda node, ops: on_cards(node.what, ops, eb.TurnOp(int(node.how), *ref(node.towards))),
    lv.Move: _move,
    lv.Swap: _swap,
    lv.SwapContents: lambda node, ops: plain(ops, eb.SwapContentsOp(field_test(node.first), field_test(node.second))),
    lv.NoCounter: lambda node, ops: on_cards(node.what, ops, eb.NoCounterOp()),
    lv.Fieldquake: _quake,
    lv.ExchangeFields: _exchange,
    lv.ReturnToHand: lambda node, ops: on_cards(node.what, ops, eo.ReturnOp()),
    lv.Fetch: lambda node, ops: on_cards(node.what, ops, eo.FetchOp(int(node.to))),
    lv.Choose: lambda node, ops: on_cards(node.what, ops, eq.RememberOp()),
    lv.DiscardHand: lambda node, ops: plain(ops, eq.DiscardHandOp(int(node.side))),
    lv.RevealTop: lambda node, ops: plain(ops, eq.RevealTopOp(int(node.side))),
    lv.Bury: lambda node, ops: on_cards(node.what, ops, eq.BuryOp()),
    lv.Decree: _decree,
    lv.Destroy: lambda node, ops: on_cards(node.what, ops, eo.DestroyOp()),
    lv.SummonOnto: _summon_onto,
    lv.AttackNow: lambda node, ops: on_cards(node.what, ops, eo.AttackNowOp(node.used)),
    lv.Incite: lambda node, ops: plain(ops, eo.InciteOp()),
    lv.BecomeElement: lambda node, ops: on_cards(node.what, ops, eo.ElementOp(int(node.element))),
    lv.SwapFigures: lambda node, ops: on_cards(node.what, ops, eo.SwapFiguresOp()),
    lv.ShowHand: lambda node, ops: plain(ops, eo.ShowHandOp(int(node.side))),
    lv.HalfTheTime: lambda node, ops: branch(ops, BY_CHANCE, None, node.verb, node.otherwise),
    lv.If: lambda node, ops: branch(ops, BY_CONDITION, check(node.condition), node.verb, node.otherwise),
    lv.May: lambda node, ops: branch(ops, BY_DECISION, None, node.verb, None),
}

from duelkit.judgment.engine.compile import further  # noqa: E402, F401  it adds the words of the later card sets
