"""How filters, amounts, conditions, events and modifiers are compiled."""

from __future__ import annotations

from duelkit.yugioh.engine import checks, numbers, tests
from duelkit.yugioh.engine.checks import AT_LEAST, EQUAL, MORE_THAN
from duelkit.yugioh.engine.compile.words_aftermath import past
from duelkit.yugioh.engine.compile.context import AMOUNTS, CHECKS, MODIFIERS, OCCASIONS, TESTS, Compiler, handles
from duelkit.yugioh.language import amounts as a
from duelkit.yugioh.language import conditions as c
from duelkit.yugioh.language import filters as f
from duelkit.yugioh.language import modifiers as m
from duelkit.yugioh.language import triggers as t
from duelkit.yugioh.language.words import CardType, Side
from duelkit.yugioh.state.code import Amount, Check, ModifierCode, Occasion, Test
from duelkit.yugioh.state.codes import (
    C_ATTACK_COST, C_CANNOT, C_CONTROL, C_INSTEAD, C_MAY, C_NEGATED, C_ONLY_ONE, C_REDIRECT, C_TREATED, C_UNAFFECTED,
    C_ATK, C_DEF, C_LEVEL, F_ORIGINAL_ATK, F_ORIGINAL_DEF, F_ORIGINAL_LEVEL,
)


@handles(TESTS, f.All)
def _(compiler: Compiler, node: f.All) -> Test:
    return tests.AllTest(tuple([compiler.test(part) for part in node.parts]))


@handles(TESTS, f.AnyOf)
def _(compiler: Compiler, node: f.AnyOf) -> Test:
    kinds = [part.types for part in node.parts if isinstance(part, f.OfType)]
    if CardType.SPELL in kinds and CardType.TRAP in kinds and len(kinds) == len(node.parts) == 2:
        return tests.SpellTrapTest()
    return tests.AnyTest(tuple([compiler.test(part) for part in node.parts]))


_VISIBLE = (f.IsThis, f.IsFaceUp, f.IsFaceDown, f.InPosition, f.OwnedBy, f.IsAmong, f.AnyCard, f.HasAttacked,
            f.HasBattled, f.WasSummoned, f.IsEquipped, f.HasCounter, f.IsPointedAt, f.InExtraMonsterZone)


def shows(node: f.Filter) -> bool:
    """Whether a filter can be judged on a face-down card."""
    if isinstance(node, (f.All, f.AnyOf)):
        return all(shows(part) for part in node.parts)
    if isinstance(node, f.Not):
        return shows(node.part)
    if isinstance(node, f.OfType):
        return node.types == CardType.MONSTER
    return isinstance(node, _VISIBLE)


@handles(TESTS, f.Not)
def _(compiler: Compiler, node: f.Not) -> Test:
    return tests.NotTest(compiler.test(node.part), not shows(node.part))


@handles(TESTS, f.AnyCard)
def _(compiler: Compiler, node: f.AnyCard) -> Test:
    return tests.AnyCardTest()


@handles(TESTS, f.OfType)
def _(compiler: Compiler, node: f.OfType) -> Test:
    return tests.TypeTest(int(node.types))


@handles(TESTS, f.OfAttribute)
def _(compiler: Compiler, node: f.OfAttribute) -> Test:
    return tests.AttributeTest(int(node.attribute))


@handles(TESTS, f.OfRace)
def _(compiler: Compiler, node: f.OfRace) -> Test:
    return tests.RaceTest(int(node.race))


@handles(TESTS, f.Figure)
def _(compiler: Compiler, node: f.Figure) -> Test:
    return tests.FigureTest(int(node.stat), compiler.optional_amount(node.at_least), bound(compiler, node.at_most))


def bound(compiler: Compiler, node: a.Amount | int | None) -> Amount | None:
    """The upper bound of a figure; 元々の攻撃力より低い of 0 is a bound that nothing keeps."""
    if isinstance(node, a.Plus):
        return numbers.Sum(compiler.amount(node.first), compiler.amount(node.second), node.minus, True)
    return compiler.optional_amount(node)


@handles(TESTS, f.Named)
def _(compiler: Compiler, node: f.Named) -> Test:
    return tests.NameTest(node.ja)


@handles(TESTS, f.InSeries)
def _(compiler: Compiler, node: f.InSeries) -> Test:
    return tests.SeriesTest(node.ja, node.also, node.but)


@handles(TESTS, f.InPosition)
def _(compiler: Compiler, node: f.InPosition) -> Test:
    return tests.PositionTest(int(node.positions))


@handles(TESTS, f.IsFaceUp)
def _(compiler: Compiler, node: f.IsFaceUp) -> Test:
    return tests.FaceUpTest()


@handles(TESTS, f.IsFaceDown)
def _(compiler: Compiler, node: f.IsFaceDown) -> Test:
    return tests.FaceDownTest()


@handles(TESTS, f.IsThis)
def _(compiler: Compiler, node: f.IsThis) -> Test:
    return tests.ThisTest()


@handles(TESTS, f.SameNameAs)
def _(compiler: Compiler, node: f.SameNameAs) -> Test:
    return tests.SameNameTest(*compiler.ref(node.ref))


@handles(TESTS, f.SameAttributeAs)
def _(compiler: Compiler, node: f.SameAttributeAs) -> Test:
    return tests.SameAttributeTest(*compiler.ref(node.ref))


@handles(TESTS, f.IsAmong)
def _(compiler: Compiler, node: f.IsAmong) -> Test:
    return tests.AmongTest(*compiler.ref(node.ref))


@handles(TESTS, f.WasSummoned)
def _(compiler: Compiler, node: f.WasSummoned) -> Test:
    return tests.SummonedTest(int(node.kinds), node.this_turn)


@handles(TESTS, f.CanBeSpecialSummoned)
def _(compiler: Compiler, node: f.CanBeSpecialSummoned) -> Test:
    return tests.SummonableTest()


@handles(TESTS, f.HasMaterial)
def _(compiler: Compiler, node: f.HasMaterial) -> Test:
    return tests.MaterialTest(node.at_least, compiler.optional_test(node.which))


@handles(TESTS, f.IsEquipped)
def _(compiler: Compiler, node: f.IsEquipped) -> Test:
    return tests.EquippedTest(compiler.optional_test(node.by))


@handles(TESTS, f.HasCounter)
def _(compiler: Compiler, node: f.HasCounter) -> Test:
    return tests.CounterTest(node.name, node.at_least)


@handles(TESTS, f.IsPointedAt)
def _(compiler: Compiler, node: f.IsPointedAt) -> Test:
    return tests.PointedAtTest(compiler.optional_test(node.by))


@handles(TESTS, f.PointsAt)
def _(compiler: Compiler, node: f.PointsAt) -> Test:
    return tests.PointsAtTest(compiler.optional_test(node.at))


@handles(TESTS, f.IsCoLinked)
def _(compiler: Compiler, node: f.IsCoLinked) -> Test:
    return tests.CoLinkedTest(compiler.optional_test(node.partner))


@handles(TESTS, f.InExtraMonsterZone)
def _(compiler: Compiler, node: f.InExtraMonsterZone) -> Test:
    return tests.ExtraZoneTest()


@handles(TESTS, f.HasAttacked)
def _(compiler: Compiler, node: f.HasAttacked) -> Test:
    return tests.AttackedTest(False)


@handles(TESTS, f.HasBattled)
def _(compiler: Compiler, node: f.HasBattled) -> Test:
    return tests.AttackedTest(True)


@handles(TESTS, f.OwnedBy)
def _(compiler: Compiler, node: f.OwnedBy) -> Test:
    return tests.OwnerTest(int(node.side))


@handles(AMOUNTS, a.Count)
def _(compiler: Compiler, node: a.Count) -> Amount:
    return numbers.PoolCount(compiler.pool(node.pool))


@handles(AMOUNTS, a.CountOf)
def _(compiler: Compiler, node: a.CountOf) -> Amount:
    if isinstance(node.what, f.Every):
        return numbers.PoolCount(compiler.pool(node.what.pool))
    return numbers.RefCount(*compiler.ref(node.what))


@handles(AMOUNTS, a.StatOf)
def _(compiler: Compiler, node: a.StatOf) -> Amount:
    if isinstance(node.what, f.Every):
        return numbers.PoolFigureSum(int(node.stat), compiler.pool(node.what.pool))
    ref, slot = compiler.ref(node.what)
    return numbers.FigureSum(int(node.stat), ref, slot, node.as_it_was)


@handles(AMOUNTS, a.Times)
def _(compiler: Compiler, node: a.Times) -> Amount:
    return numbers.Multiple(compiler.amount(node.amount), node.factor)


@handles(AMOUNTS, a.HalfOf)
def _(compiler: Compiler, node: a.HalfOf) -> Amount:
    return numbers.Half(compiler.amount(node.amount))


@handles(AMOUNTS, a.Plus)
def _(compiler: Compiler, node: a.Plus) -> Amount:
    return numbers.Sum(compiler.amount(node.first), compiler.amount(node.second), node.minus)


@handles(AMOUNTS, a.Higher)
def _(compiler: Compiler, node: a.Higher) -> Amount:
    return numbers.Greater(compiler.amount(node.first), compiler.amount(node.second))


@handles(AMOUNTS, a.LifePoints)
def _(compiler: Compiler, node: a.LifePoints) -> Amount:
    return numbers.Life(int(node.side))


@handles(AMOUNTS, a.The)
def _(compiler: Compiler, node: a.The) -> Amount:
    return numbers.OwnNumber(int(node.number))


@handles(AMOUNTS, a.MaterialCount)
def _(compiler: Compiler, node: a.MaterialCount) -> Amount:
    return numbers.Materials()


@handles(AMOUNTS, a.CounterCount)
def _(compiler: Compiler, node: a.CounterCount) -> Amount:
    return numbers.Counters(node.name, *compiler.ref(node.what))


@handles(CHECKS, c.AllHold)
def _(compiler: Compiler, node: c.AllHold) -> Check:
    return checks.AllChecks(tuple([compiler.check(part) for part in node.parts]))


@handles(CHECKS, c.OneHolds)
def _(compiler: Compiler, node: c.OneHolds) -> Check:
    return checks.OneCheck(tuple([compiler.check(part) for part in node.parts]))


@handles(CHECKS, c.DoesNotHold)
def _(compiler: Compiler, node: c.DoesNotHold) -> Check:
    return checks.NotCheck(compiler.check(node.part))


@handles(CHECKS, c.Exists)
def _(compiler: Compiler, node: c.Exists) -> Check:
    return checks.ExistsCheck(compiler.pool(node.pool), node.at_least, -1 if node.at_most is None else node.at_most)


@handles(CHECKS, c.Compare)
def _(compiler: Compiler, node: c.Compare) -> Check:
    return checks.CompareCheck(compiler.amount(node.first), compiler.amount(node.second),
                               EQUAL if node.equal else MORE_THAN if node.strictly else AT_LEAST)


@handles(CHECKS, c.InPhase)
def _(compiler: Compiler, node: c.InPhase) -> Check:
    return checks.PhaseCheck(sum(1 << int(phase) for phase in node.phases))


@handles(CHECKS, c.InStep)
def _(compiler: Compiler, node: c.InStep) -> Check:
    return checks.StepCheck(int(node.steps))


@handles(CHECKS, c.TurnOf)
def _(compiler: Compiler, node: c.TurnOf) -> Check:
    return checks.TurnCheck(int(node.side))


@handles(CHECKS, c.Are)
def _(compiler: Compiler, node: c.Are) -> Check:
    if node.as_it_was:
        return past(compiler, node)
    return checks.AreCheck(*compiler.ref(node.what), compiler.test(node.filter))


@handles(CHECKS, c.HasLeft)
def _(compiler: Compiler, node: c.HasLeft) -> Check:
    return checks.LeftCheck(*compiler.ref(node.what))


def _flag(value: bool | None) -> int:
    return -1 if value is None else int(value)


@handles(CHECKS, c.IsBattling)
def _(compiler: Compiler, node: c.IsBattling) -> Check:
    return checks.BattlingCheck(compiler.optional_test(node.yours), compiler.optional_test(node.opposing),
                                _flag(node.attacking), _flag(node.direct), node.from_face_down)


@handles(CHECKS, c.EventIs)
def _(compiler: Compiler, node: c.EventIs) -> Check:
    return checks.EventCheck(compiler.occasion(node.when))


@handles(CHECKS, c.HasDone)
def _(compiler: Compiler, node: c.HasDone) -> Check:
    return checks.DeedCheck(int(node.deed), int(node.side))


@handles(CHECKS, c.HasActivated)
def _(compiler: Compiler, node: c.HasActivated) -> Check:
    return checks.ActivatedCheck(compiler.test(node.which), int(node.zones), int(node.side), _flag(node.card))


@handles(CHECKS, c.HeldAtActivation)
def _(compiler: Compiler, node: c.HeldAtActivation) -> Check:
    compiler.effect.noted = compiler.check(node.condition)
    return checks.NotedCheck()


@handles(CHECKS, c.DiceShow)
def _(compiler: Compiler, node: c.DiceShow) -> Check:
    return checks.DeclaredCheck(node.at_least, node.at_most)


def about(who: f.Filter | None) -> tuple[bool, f.Filter | None]:
    """Whether the event is about this card itself, and what else the card must be."""
    if isinstance(who, f.IsThis):
        return True, None
    if isinstance(who, f.All) and any(isinstance(part, f.IsThis) for part in who.parts):
        return True, f.All(tuple(part for part in who.parts if not isinstance(part, f.IsThis)))
    return False, who


@handles(OCCASIONS, t.When)
def _(compiler: Compiler, node: t.When) -> Occasion:
    about_this, who = about(node.who)
    return checks.EventOccasion(
        int(node.event), compiler.optional_test(who), about_this, int(node.side),
        -1 if node.by is None or node.by == Side.EITHER else int(node.by), compiler.optional_test(node.by_card),
        int(node.because), int(node.unless), int(node.origin), int(node.to), int(node.kinds), node.face_up,
        -1 if node.phase is None else int(node.phase), node.alone)


@handles(OCCASIONS, t.AnyEvent)
def _(compiler: Compiler, node: t.AnyEvent) -> Occasion:
    return checks.AnyOfOccasions(tuple([compiler.occasion(part) for part in node.events]))


@handles(OCCASIONS, t.AnyOccasion)
def _(compiler: Compiler, node: t.AnyOccasion) -> Occasion:
    return checks.AnyOfOccasions(tuple([compiler.occasion(part) for part in node.occasions]))


@handles(OCCASIONS, t.Activated)
def _(compiler: Compiler, node: t.Activated) -> Occasion:
    return checks.LinkOccasion(compiler.optional_test(node.which), _flag(node.card), int(node.by), int(node.would),
                               int(node.zones), compiler.optional_test(node.targets_one), node.targets_one is not None,
                               None if node.targets is None else compiler.pool(node.targets))


def subject(compiler: Compiler, code: ModifierCode, to: m.Subject | None) -> ModifierCode:
    if isinstance(to, f.Pool):
        code.pool = compiler.pool(to)
    elif isinstance(to, f.Ref):
        code.ref = int(to.kind)
    return code


@handles(MODIFIERS, m.ChangeStat)
def _(compiler: Compiler, node: m.ChangeStat) -> ModifierCode:
    stat = int(node.stat)
    original = node.stat.name.startswith("ORIGINAL")
    code = ModifierCode({F_ORIGINAL_ATK: C_ATK, F_ORIGINAL_DEF: C_DEF, F_ORIGINAL_LEVEL: C_LEVEL}.get(stat, stat))
    code.change = int(m.Change.BECOME_ORIGINAL if original else node.change)
    code.amount = compiler.amount(node.amount)
    return subject(compiler, code, node.to)


_DONE_WITH_IT = (m.Action.ATTACK, m.Action.BE_TRIBUTED, m.Action.CHANGE_POSITION)
"""Prohibitions that bind a monster which is face-down when they begin, too."""


@handles(MODIFIERS, m.Cannot)
def _(compiler: Compiler, node: m.Cannot) -> ModifierCode:
    code = ModifierCode(C_CANNOT + int(node.action))
    code.side = -1 if node.side is None else int(node.side)
    code.by = -1 if node.by is None or node.by == Side.EITHER else int(node.by)
    code.test = compiler.optional_test(node.unless)
    code.kinds = int(node.kinds)
    code.zones = int(node.zones)
    code.flag = node.first_each_turn
    code.on_hidden = code.on_hidden or node.action in _DONE_WITH_IT
    return subject(compiler, code, node.to if node.side is None else None)


@handles(MODIFIERS, m.May)
def _(compiler: Compiler, node: m.May) -> ModifierCode:
    code = ModifierCode(C_MAY + int(node.permission))
    code.side = -1 if node.side is None else int(node.side)
    code.amount = compiler.amount(node.amount)
    code.test = compiler.optional_test(node.which)
    code.on_hidden = node.permission == m.Permission.MUST_BE_TRIBUTED
    if node.permission == m.Permission.SUBSTITUTE_TUNER and isinstance(node.which, f.InSeries):
        code.name = node.which.ja
    return subject(compiler, code, node.to if node.side is None else None)


@handles(MODIFIERS, m.Negated)
def _(compiler: Compiler, node: m.Negated) -> ModifierCode:
    return subject(compiler, ModifierCode(C_NEGATED), node.to)


@handles(MODIFIERS, m.Redirected)
def _(compiler: Compiler, node: m.Redirected) -> ModifierCode:
    code = ModifierCode(C_REDIRECT)
    code.test = compiler.optional_test(node.which)
    code.zones = int(node.to)
    code.number = int(node.instead)
    code.kinds = int(node.origin)
    code.side = int(node.side)
    code.second = int(node.because)
    code.beside = compiler.optional_test(node.beside)
    code.where = node.where.value
    if node.this_only:
        code.ref = 0
    return code


@handles(MODIFIERS, m.Unaffected)
def _(compiler: Compiler, node: m.Unaffected) -> ModifierCode:
    code = ModifierCode(C_UNAFFECTED)
    code.by = -1 if node.by is None or node.by == Side.EITHER else int(node.by)
    code.test = compiler.optional_test(node.of)
    code.flag = node.activated_only
    code.number = 1 if node.lower_level_monsters else 0
    return subject(compiler, code, node.to)


@handles(MODIFIERS, m.InsteadOfDestruction)
def _(compiler: Compiler, node: m.InsteadOfDestruction) -> ModifierCode:
    code = ModifierCode(C_INSTEAD)
    code.by_battle = node.by_battle
    code.by_effect = node.by_effect
    code.optional = node.optional
    code.by = -1 if node.by is None or node.by == Side.EITHER else int(node.by)
    code.flag = node.once_per_turn
    if node.pay is not None:
        code.program = compiler.add_program(node.pay)
    return subject(compiler, code, node.to)


@handles(MODIFIERS, m.Treated)
def _(compiler: Compiler, node: m.Treated) -> ModifierCode:
    code = ModifierCode(C_TREATED)
    code.number = int(node.gains)
    code.second = int(node.loses)
    code.name = node.ja
    return subject(compiler, code, node.to)


@handles(MODIFIERS, m.TakesControl)
def _(compiler: Compiler, node: m.TakesControl) -> ModifierCode:
    return subject(compiler, ModifierCode(C_CONTROL), node.to)


@handles(MODIFIERS, m.OnlyOne)
def _(compiler: Compiler, node: m.OnlyOne) -> ModifierCode:
    compiler.info.only_one = True
    code = ModifierCode(C_ONLY_ONE)
    code.ref = 0
    return code


@handles(MODIFIERS, m.While)
def _(compiler: Compiler, node: m.While) -> list[ModifierCode]:
    check = compiler.check(node.condition)
    codes: list[ModifierCode] = []
    for part in node.modifiers:
        for code in compiler.modifier(part):
            code.condition = check if code.condition is None else checks.AllChecks((code.condition, check))
            codes.append(code)
    return codes


@handles(MODIFIERS, m.AttackCost)
def _(compiler: Compiler, node: m.AttackCost) -> ModifierCode:
    code = ModifierCode(C_ATTACK_COST)
    code.number = node.life_points
    return subject(compiler, code, node.to)


