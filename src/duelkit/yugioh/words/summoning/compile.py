"""Handlers that compile the words about Normal and Special Summons (召喚・特殊召喚)."""

from __future__ import annotations

from itertools import pairwise

from duelkit.yugioh.compiler.context import MODIFIERS, TESTS, VERBS, Compiler
from duelkit.yugioh.compiler.selections import determined, select, would, zones_of
from duelkit.yugioh.language.base import All, Pool, What
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.nouns import CanBeSpecialSummoned, OfType
from duelkit.yugioh.language.selections import TARGET, THEM, THIS, Both, Pick, Ref, RefKind, one_by_one
from duelkit.yugioh.language.terms import Attribute, CardType, Race, Side, Would, Zone
from duelkit.yugioh.state.card_info import CardInfo
from duelkit.yugioh.state.categories import C_ATK, C_DEF, C_ONLY_ONE, C_SUMMONS_SURE
from duelkit.yugioh.state.code import Op, Test
from duelkit.yugioh.state.codes import BECOME, R_THIS, S_SPECIAL
from duelkit.yugioh.state.effect_code import EffectCode, ModifierCode
from duelkit.yugioh.words.amounts.run import Fixed
from duelkit.yugioh.words.declaring.run import CHOICES, D_ATTRIBUTE, D_RACE, packed
from duelkit.yugioh.words.filters.run import all_of
from duelkit.yugioh.words.kindred.run import BecomeMonsterOp
from duelkit.yugioh.words.moving.run import MoveOp
from duelkit.yugioh.words.revealing.run import ShowOp
from duelkit.yugioh.words.selecting.run import Picked, Referred
from duelkit.yugioh.words.shifting.run import FrontOpenTest
from duelkit.yugioh.words.summoning.meaning import (
    BecomeMonster,
    CanBeNormalSummoned,
    NormalSummonNow,
    OnlyOne,
    SpecialSummon,
    SummonedWith,
    SummonNotNegated,
    SummonsNotNegated,
    SummonsPerTurn,
    UseNormalSummon,
    WasSummoned,
)
from duelkit.yugioh.words.summoning.run import (
    BringableTest,
    NormalNowOp,
    NormalSummonableTest,
    OwnersTest,
    SpecialSummonOp,
    SummonableTest,
    SummonedTest,
    SummonedWithTest,
    UseSummonOp,
)


def reaches(pool: Pool, zone: Zone) -> bool:
    """Whether the pool has cards of this place."""
    return bool(pool.zones & zone) or any(reaches(more, zone) for more in pool.more)


def asks_for_rituals(node: SpecialSummon) -> bool:
    """Whether Ritual Monsters are summoned from hand or deck (手札から儀式モンスター１体を特殊召喚する)."""
    what = node.what
    if not isinstance(what, Pick) or what.pool.more or what.pool.zones & ~(Zone.HAND | Zone.DECK):
        return False
    parts = what.pool.filter.parts if isinstance(what.pool.filter, All) else (what.pool.filter,)
    wanted = CardType.RITUAL | CardType.MONSTER
    return any(isinstance(part, OfType) and part.types & wanted == wanted for part in parts)


def _shown(effect: EffectCode) -> int:
    """The minimum number of cards that the cost reveals."""
    ops = effect.programs[effect.cost].ops if effect.cost >= 0 else ()
    many = 0
    for taken, done in pairwise(ops):
        if isinstance(done, ShowOp):
            least = taken.pick.least if isinstance(taken, Picked) else Fixed(1)
            many += least.number if isinstance(least, Fixed) else 1
    return many


def zones_needed(compiler: Compiler, what: What) -> int:
    """The known minimum number of zones: one for each monster that is targeted, or that is picked at least."""
    if what != TARGET:
        return summoned_at_least(what)
    return max(1, sum(pick.least.number for pick in compiler.effect.targets if isinstance(pick.least, Fixed)))


def summoned_at_least(what: What) -> int:
    """How many monsters a Special Summon must bring at least, as far as that is fixed."""
    return what.least if isinstance(what, Pick) and isinstance(what.least, int) else 1


@VERBS.handles(SpecialSummon)
def _(compiler: Compiler, node: SpecialSummon) -> list[Op]:
    would(compiler, Would.SPECIAL_SUMMON)
    if zones_of(node.what) & Zone.DECK:
        would(compiler, Would.SUMMON_FROM_DECK)
    kinds = S_SPECIAL | int(node.as_kind)
    waived = asks_for_rituals(node)
    room_before = node.extra_zone and any(isinstance(each, MoveOp) for each in compiler.ops)
    this_left = any(isinstance(each, Referred) and each.leaves and each.ref == R_THIS for each in compiler.ops)
    accept = BringableTest(
        ignoring=node.ignoring,
        waived=waived,
        kinds=kinds,
        opponent=False,
        left=compiler.target_left or node.over == TARGET,
        positions=int(node.positions),
    )
    accept.own_left, accept.to = room_before, int(node.to)
    accept.them_left, accept.this_left = node.over == THEM, this_left or node.over == THIS
    needed = select(compiler, node.what, all_of(accept, FrontOpenTest()) if node.opposite else accept)
    by_target = (compiler.target_left or node.over == TARGET) and len(compiler.effect.targets) == 1
    for chosen in needed:
        if isinstance(chosen, Picked) and by_target:
            chosen.by_target = True
    first, count = compiler.add_modifiers(node.modifiers)
    for modifier in compiler.modifiers[first : first + count]:
        modifier.as_summoned = modifier.change == BECOME and modifier.category in (C_ATK, C_DEF)
    from_extra = any(isinstance(what, Pick) and reaches(what.pool, Zone.EXTRA_DECK) for what in one_by_one(node.what))
    op = SpecialSummonOp(
        positions=int(node.positions),
        to=int(node.to),
        first=first,
        count=count,
        kinds=kinds,
        ignoring=node.ignoring,
        bind=node.bind,
        from_extra=from_extra,
        pointed=node.pointed,
    )
    op.extra_zone, op.waived, op.linked, op.opposite = node.extra_zone, waived, node.linked, node.opposite
    op.pointed = op.pointed or node.pointed_by is not None
    op.pointed_by = compiler.optional_test(node.pointed_by)
    op.room_before, op.this_left = room_before, this_left
    accept.as_before = node.as_before
    _refer(compiler, op, node)
    _count_zones(compiler, op, node.what)
    compiler.ops.append(op)
    return [*needed, op]


def _count_zones(compiler: Compiler, op: SpecialSummonOp, what: What) -> None:
    """Enters how many zones there must be, and whether all of the monsters are summoned or none."""
    op.needs = sum(zones_needed(compiler, each) for each in one_by_one(what))
    op.whole = isinstance(what, Both) or summoned_at_least(what) > 1  # ２体を特殊召喚する
    op.least = sum(summoned_at_least(each) for each in one_by_one(what))
    op.determined = determined(what)
    if isinstance(what, Ref) and what.kind is RefKind.COST:
        op.needs = max(1, _shown(compiler.effect))
        op.whole = op.whole or op.needs > 1  # the number of revealed cards (２体を特殊召喚する)


def _refer(compiler: Compiler, op: SpecialSummonOp, node: SpecialSummon) -> None:
    """Enters on which card the monster is put, by whose effect it counts as summoned, and which one comes back to where
    it was, if that is said.
    """
    if node.over is not None:
        op.over, op.over_slot = compiler.ref(node.over)
    if node.by is not None:
        op.by, op.by_slot = compiler.ref(node.by)
    if node.as_before and isinstance(node.what, Ref):
        op.before, op.before_slot = compiler.ref(node.what)


@VERBS.handles(BecomeMonster)
def _(compiler: Compiler, node: BecomeMonster) -> list[Op]:
    would(compiler, Would.SPECIAL_SUMMON)
    declared = node.attribute is None or node.race is None
    if declared:
        attributes, races = CHOICES[D_ATTRIBUTE], CHOICES[D_RACE]
    else:
        attributes, races = (_bit(node.attribute),), (_bit(node.race),)
    infos = {
        packed(race, attribute): _as_monster(compiler.info.definition, node, Attribute(1 << attribute), Race(1 << race))
        for race in races
        for attribute in attributes
    }
    first, count = compiler.add_modifiers(node.modifiers)
    for modifier in compiler.modifiers[first : first + count]:
        modifier.own_text = node.types & CardType.EFFECT != 0  # a negation of the monster ends it (faq 13271)
    return compiler.emit(
        BecomeMonsterOp(
            infos=infos,
            declared=declared,
            positions=int(node.positions),
            as_trap=node.as_trap,
            first=first,
            count=count,
        )
    )


def _bit(term: Attribute | Race | None) -> int:
    """The position of the bit of an Attribute or a Type."""
    return int(term or 1).bit_length() - 1


def _as_monster(definition: Card, node: BecomeMonster, attribute: Attribute, race: Race) -> CardInfo:
    """The monster that a trap becomes, of an Attribute and a Type."""
    return CardInfo(
        Card(
            definition.passcode,
            definition.ja,
            definition.en,
            node.types,
            attribute,
            race,
            node.level,
            node.atk,
            node.defense,
        )
    )


@TESTS.handles(CanBeSpecialSummoned)
def _(compiler: Compiler, node: CanBeSpecialSummoned) -> Test:
    return OwnersTest() if node.by_owner else SummonableTest(compiler.ignoring)


@MODIFIERS.handles(OnlyOne)
def _(compiler: Compiler, node: OnlyOne) -> ModifierCode:
    if node.which is None:
        compiler.info.only_one = True
    else:
        compiler.info.one_of = compiler.test(node.which)
        compiler.info.one_anywhere = node.side is Side.EITHER
    code = ModifierCode(C_ONLY_ONE)
    code.ref = 0
    return code


@MODIFIERS.handles(SummonsPerTurn)
def _(compiler: Compiler, node: SummonsPerTurn) -> ModifierCode:
    compiler.info.limited_kinds = int(node.kinds)
    compiler.info.limited_times = node.times
    code = ModifierCode(C_ONLY_ONE)
    code.ref = 0
    return code


@MODIFIERS.handles(SummonNotNegated)
def _(compiler: Compiler, node: SummonNotNegated) -> list[ModifierCode]:
    compiler.info.sure_kinds |= int(node.kinds)
    return []


@MODIFIERS.handles(SummonsNotNegated)
def _(compiler: Compiler, node: SummonsNotNegated) -> ModifierCode:
    code = ModifierCode(C_SUMMONS_SURE)
    code.kinds = int(node.kinds)
    code.side = int(node.side)
    code.test = compiler.optional_test(node.which)
    return code


VERBS.passes({UseNormalSummon: UseSummonOp, NormalSummonNow: NormalNowOp})
TESTS.passes({CanBeNormalSummoned: NormalSummonableTest, WasSummoned: SummonedTest, SummonedWith: SummonedWithTest})
