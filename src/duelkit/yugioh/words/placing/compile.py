"""Handlers that compile the words about cards Set, placed or left on the field (置く)."""

from __future__ import annotations

from collections.abc import Sequence

from duelkit.yugioh.compiler.context import CHECKS, MODIFIERS, TESTS, VERBS, Compiler
from duelkit.yugioh.compiler.selections import select
from duelkit.yugioh.language.base import What
from duelkit.yugioh.language.selections import THIS, Both, Every, Pick, Ref, RefKind
from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.state.code import Op, Pool, Program, Test, zones_of
from duelkit.yugioh.state.codes import FIELD, FIELD_SPELL, GRAVEYARD, R_THEM
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.state.parts import AS_SPELL, AS_TRAP
from duelkit.yugioh.words.destroying.run import DestroyOp
from duelkit.yugioh.words.filters.run import TypeTest, all_of
from duelkit.yugioh.words.placing.meaning import (
    PlaceOnField,
    RemainOnField,
    SetBack,
    SetCards,
    StaysAsEquip,
    StaysAsSpell,
    StaySet,
    StillSet,
    WasSetBy,
)
from duelkit.yugioh.words.placing.run import (
    ActivatableTest,
    PlaceableTest,
    PlaceOnFieldOp,
    RemainOp,
    RoomOp,
    SetBackOp,
    SetCardsOp,
    StaySetOp,
    StillSetCheck,
    WasSetByTest,
)
from duelkit.yugioh.words.selecting.run import Picked, Referred, Whole


def select_placeable(compiler: Compiler, what: What, of_owner: bool = False, activated: bool = False) -> list[Op]:
    """Emit the selection of cards for which there must be zones.

    :param of_owner: zones of the owners of the cards.
    :param activated: they are to be activated there.
    """
    if compiler.in_cost:
        return select(compiler, what)
    frees = may_free(compiler.ops)
    paid = compiler.effect.programs[compiler.effect.cost].ops if compiler.effect.cost >= 0 else ()
    placeable: Test = PlaceableTest(frees or may_free(paid), of_owner)
    needed = select(compiler, what, all_of(ActivatableTest(), placeable) if activated else placeable)
    if frees or of_owner:
        return needed
    fields = compiler.pool(what.pool, TypeTest(FIELD_SPELL)) if isinstance(what, (Pick, Every)) else None
    targets = compiler.effect.targets
    if isinstance(what, Ref) and what.kind is RefKind.TARGET and len(targets) == 1:
        fields = field_spells(targets[0].pool)
    them = isinstance(what, Ref) and what.kind is RefKind.THEM
    return [*needed, *compiler.emit(RoomOp(fields, what == THIS, them, 2 if isinstance(what, Both) else 1))]


def field_spells(pool: Pool) -> Pool:
    """The Field Spells of a pool: they need no Spell & Trap Zone."""
    test: Test = TypeTest(FIELD_SPELL)
    if pool.test is not None:
        test = all_of(pool.test, test)
    return Pool(pool.zones, pool.side, test, tuple([field_spells(more) for more in pool.more]))


def may_free(ops: Sequence[Op]) -> bool:
    """Whether earlier instructions can remove cards from the field and so make room."""
    return any(
        isinstance(op, Referred)
        and op.ref != R_THEM
        or (isinstance(op, Picked) and op.pick.zones & FIELD != 0)
        or (isinstance(op, Whole) and zones_of(op.pool) & FIELD != 0)
        for op in ops
    )


@VERBS.handles(SetCards)
def _(compiler: Compiler, node: SetCards) -> list[Op]:
    mine = node.side is Side.YOU
    needed = select_placeable(compiler, node.what) if mine else select(compiler, node.what)
    compiler.emit(SetCardsOp(node.at_once, int(node.side)))
    return needed


VERBS.passes({SetBack: SetBackOp})
CHECKS.passes({StillSet: StillSetCheck})


@VERBS.handles(StaySet)
def _(compiler: Compiler, node: StaySet) -> list[Op]:
    compiler.ops.append(StaySetOp())
    return []


@VERBS.handles(PlaceOnField)
def _(compiler: Compiler, node: PlaceOnField) -> list[Op]:
    needed = select_placeable(compiler, node.what, node.of_owner, node.activated)
    flag = AS_SPELL if node.as_spell else AS_TRAP if node.as_trap else 0
    compiler.ops.append(PlaceOnFieldOp(flag, node.of_owner, node.activated))
    return needed


@MODIFIERS.handles(StaysAsSpell)
def _(compiler: Compiler, node: StaysAsSpell) -> list[ModifierCode]:
    compiler.info.stays = True
    return []


@MODIFIERS.handles(StaysAsEquip)
def _(compiler: Compiler, node: StaysAsEquip) -> list[ModifierCode]:
    compiler.info.stays = True
    compiler.info.stays_on = compiler.test(node.to)
    return []


@VERBS.handles(RemainOnField)
def _(compiler: Compiler, node: RemainOnField) -> list[Op]:
    number = -1
    if node.turns:
        number = len(compiler.effect.programs)
        end: tuple[Op, ...] = (Referred(int(RefKind.THIS), -1, None), DestroyOp(GRAVEYARD))
        compiler.effect.programs.append(Program(end, ()))
    compiler.ops.append(RemainOp(node.turns, int(node.of), number))
    return []


TESTS.passes({WasSetBy: WasSetByTest})
