"""Whether the cards paid for a cost affect what the rest of the effect can do."""

from __future__ import annotations

from duelkit.yugioh.language.base import Pool, Verb, nodes
from duelkit.yugioh.language.card import Effect
from duelkit.yugioh.language.selections import Pick, Ref, RefKind
from duelkit.yugioh.language.terms import Negation, Side, Zone
from duelkit.yugioh.state.code import Op
from duelkit.yugioh.state.codes import GRAVEYARD, R_THIS
from duelkit.yugioh.state.effect_code import EffectCode
from duelkit.yugioh.words.choosing.run import AskBranch, AskWhether, Jump, SkipUnless
from duelkit.yugioh.words.moving.run import MoveOp, ToDeckOp
from duelkit.yugioh.words.selecting.run import Picked, Referred
from duelkit.yugioh.words.summoning.meaning import NormalSummonNow
from duelkit.yugioh.words.tributing.run import MaterialsPicked

BRANCHING = (SkipUnless, Jump, AskWhether, AskBranch)


def overlap(first: Pool, second: Pool) -> bool:
    """Whether a card could belong to both pools."""
    if first.zones & second.zones and (first.side == second.side or Side.EITHER in (first.side, second.side)):
        return True
    return any(overlap(part, second) for part in first.more) or any(overlap(first, part) for part in second.more)


def takes_this(ops: tuple[Op, ...]) -> bool:
    """Whether the cost moves this card itself."""
    for at in range(len(ops) - 1):
        op = ops[at]
        moves = isinstance(ops[at + 1], (MoveOp, ToDeckOp))
        if moves and (isinstance(op, MaterialsPicked) or isinstance(op, Referred) and op.ref == R_THIS):
            return True
    return False


def look_at_cost(effect: Effect, code: EffectCode) -> None:
    """Find out whether the cost takes this card, and which of its picks the rest of the effect depends on."""
    ops = code.programs[code.cost].ops
    code.cost_takes_this = takes_this(ops)
    needed = code.programs[code.resolution].needed if code.resolution >= 0 else ()
    code.cost_spares_this = code.cost_takes_this or any(isinstance(op, Referred) and op.ref == R_THIS for op in needed)
    picked = [op.pick for op in ops if isinstance(op, Picked)]
    if not picked or any(isinstance(op, BRANCHING) for op in ops):
        return
    if any(pick.at_random or pick.chooser for pick in picked):
        return
    if depends_on_cost(effect):
        code.cost_picks = tuple(picked)
        code.cost_to_graveyard = all(op.to == GRAVEYARD for op in ops if isinstance(op, MoveOp)) and not any(
            isinstance(op, ToDeckOp) for op in ops
        )


def depends_on_cost(effect: Effect) -> bool:
    """Whether the targets or the processing depend on which cards are picked for the cost."""
    rest = list(nodes((effect.targets, effect.resolution)))
    spent = [node.pool for node in nodes(effect.cost) if isinstance(node, Pick)]
    used = [node for node in rest if isinstance(node, Pool)]
    if any(
        isinstance(node, Verb)
        and node.negates is Negation.SUMMON
        or isinstance(node, Ref)
        and node.kind == RefKind.COST
        for node in rest
    ):
        return True
    if any(isinstance(node, NormalSummonNow) for node in rest) and any(takes_from_hand(pool) for pool in spent):
        return True
    return any(overlap(first, second) for first in spent for second in used)


def takes_from_hand(pool: Pool) -> bool:
    """Whether a pool has cards in the hand."""
    return bool(Zone.HAND & pool.zones) or any(Zone.HAND & more.zones for more in pool.more)
