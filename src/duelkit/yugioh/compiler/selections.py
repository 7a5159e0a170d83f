"""Compiling selections: the cards that a verb works on."""

from __future__ import annotations

from duelkit.kernel.errors import NotInVocabulary
from duelkit.yugioh.compiler.context import Compiler
from duelkit.yugioh.language.base import Pool as PoolNode
from duelkit.yugioh.language.base import What, nodes
from duelkit.yugioh.language.selections import THIS, Both, Every, OwnMaterials, Pick, Ref, RefKind, Those, TopOfDeck
from duelkit.yugioh.language.terms import Would, Zone
from duelkit.yugioh.state.code import Op, Test
from duelkit.yugioh.words.adding_levels.meaning import LevelsAdding, RatingsAdding
from duelkit.yugioh.words.adding_levels.run import LevelSet, RatingSet
from duelkit.yugioh.words.material_summons.run import MaterialSet
from duelkit.yugioh.words.moving.run import MoveOp, TopCards
from duelkit.yugioh.words.revealing.run import UpToTop
from duelkit.yugioh.words.selecting.run import DeckTop, Hold, Picked, Referred, Together, Whole


def select(compiler: Compiler, what: What, accept: Test | None = None, shown: bool = False) -> list[Op]:
    """Emit the instruction that selects the cards.

    :param shown: whether cards that are picked for a cost must be face-up.
    """
    op: Op
    if isinstance(what, Both):
        return both(compiler, what, accept)
    if isinstance(what, (Ref, Those)):
        ref, slot = compiler.ref(what)
        op = Referred(ref, slot, accept)
    elif isinstance(what, Every):
        # a cost of all of them requires that all of them are suitable
        op = Whole(compiler.pool(what.pool, None if compiler.in_cost else accept), accept if compiler.in_cost else None)
        op.by_them, op.by_target = led_by(compiler, what.pool, what)
    elif isinstance(what, Pick):
        op = Picked(compiler.pick(what, accept, shown))
        op.by_them, op.by_target = led_by(compiler, what.pool, what)
        op.by_cost = speaks_of((what.least, what.most), (RefKind.COST,))
        op.by_paid = compiler.in_cost and speaks_of(what.pool, (RefKind.COST,))
        op.by_action = speaks_of((what.least, what.most), (RefKind.THEM,))
    elif isinstance(what, OwnMaterials):
        op = MaterialSet(int(what.zones), int(what.side), accept)
    elif isinstance(what, LevelsAdding):
        op = LevelSet(compiler.pool(what.pool), what.at_least)
    elif isinstance(what, RatingsAdding):
        op = RatingSet(compiler.pool(what.pool, accept), what.total, what.least)
    elif isinstance(what, TopOfDeck):
        compiler.ops.append(flow_top(True))
        op = (UpToTop if what.up_to else DeckTop)(compiler.amount(what.count), int(what.side))
    else:
        raise NotInVocabulary(what)
    compiler.ops.append(op)
    return [op]


def led_by(compiler: Compiler, pool: PoolNode, what: What) -> tuple[bool, bool]:
    """Whether the cards depend on what was done before, and whether they depend on the single target."""
    by_them = speaks_of(pool, (RefKind.THEM,))
    return by_them, len(compiler.effect.targets) == 1 and (
        speaks_of(what, (RefKind.TARGET,)) or compiler.target_left and by_them
    )


def both(compiler: Compiler, what: Both, accept: Test | None) -> list[Op]:
    """Emit the instructions that select two groups of cards in turn."""
    first = select(compiler, what.first, accept)
    hold = Hold()
    compiler.ops.append(hold)
    second = select(compiler, what.second, accept)
    for op, other in ((first[-1], what.second), (second[-1], what.first)):
        if isinstance(op, Picked) and other == THIS:
            op.spares_this = True
    if isinstance(first[-1], Picked) and isinstance(second[-1], Picked):
        first[-1].beside = second[-1]
    together = Together(first[-1], second[-1])
    hold.to = len(compiler.ops)
    compiler.ops.append(together)
    return [*first, *second, together]


def speaks_of(node: object, kinds: tuple[RefKind, ...]) -> bool:
    """Whether a definition refers anywhere to cards of these kinds."""
    return any(isinstance(part, Ref) and part.kind in kinds for part in nodes(node))


def determined(what: What) -> bool:
    """Whether the cards are fixed at activation, rather than picked later."""
    return isinstance(what, Ref) and what.kind in (RefKind.THIS, RefKind.TARGET, RefKind.COST, RefKind.TRIGGERING)


def flow_top(on: bool) -> Op:
    """An instruction that marks cards as taken from the top of a deck."""
    return TopCards(on)


def would(compiler: Compiler, flags: Would) -> None:
    """Record what the current effect would do."""
    compiler.effect.would |= int(flags)


def zones_of(what: What) -> Zone:
    """The places of a selection."""
    if isinstance(what, Both):
        return zones_of(what.first) | zones_of(what.second)
    if isinstance(what, (Every, Pick)):
        zones = what.pool.zones
        for more in what.pool.more:
            zones |= more.zones
        return zones
    return Zone(0)


def excavated(compiler: Compiler, what: What) -> bool:
    """Whether these are cards that the effect revealed from the top of a deck."""
    return isinstance(what, Ref) and what.kind == RefKind.THEM and any(isinstance(op, DeckTop) for op in compiler.ops)


def move(
    compiler: Compiler, what: What, to: int, because: int, accept: Test | None = None, shown: bool = False
) -> list[Op]:
    """Emit a move of the selected cards."""
    needed = select(compiler, what, accept, shown)
    for op in needed:
        if isinstance(op, Referred):
            op.leaves = True
    compiler.ops.append(MoveOp(to, because))
    if isinstance(what, TopOfDeck):
        compiler.ops.append(flow_top(False))
    return needed
