"""Whether the cards paid for a cost affect what the rest of the effect can do."""

from __future__ import annotations

from duelkit.yugioh.engine.facts.limits import IN_CHAIN
from duelkit.yugioh.language.base import Filter, Joined, Node, Pool, Verb, nodes
from duelkit.yugioh.language.card import Effect
from duelkit.yugioh.language.clauses import If
from duelkit.yugioh.language.nouns import Figure, OfAttribute, OfRace, OfType
from duelkit.yugioh.language.selections import THIS, Pick, Ref, RefKind
from duelkit.yugioh.language.terms import CardType, Negation, Side, Zone
from duelkit.yugioh.state.code import Op, PickCode
from duelkit.yugioh.state.codes import (
    COST_DISCARDS_TWO,
    COST_TRIBUTES,
    COST_TRIBUTES_ITSELF,
    COUNTER,
    GRAVEYARD,
    K_ACTIVATION,
    R_EQUIPPED,
    R_THIS,
)
from duelkit.yugioh.state.effect_code import EffectCode
from duelkit.yugioh.words.choosing.run import AskBranch, AskWhether, Jump, SkipUnless
from duelkit.yugioh.words.life_points.meaning import PayLife
from duelkit.yugioh.words.moving.meaning import Discard
from duelkit.yugioh.words.moving.run import MoveOp, ToDeckOp
from duelkit.yugioh.words.revealing.meaning import Reveal
from duelkit.yugioh.words.selecting.run import Hold, Picked, Referred, Together
from duelkit.yugioh.words.summoning.meaning import NormalSummonNow
from duelkit.yugioh.words.tributing.meaning import Tribute
from duelkit.yugioh.words.tributing.run import MaterialsPicked

BRANCHING = (SkipUnless, Jump, AskWhether, AskBranch)


def eased(cost: Verb, kind: int, types: int) -> Verb | None:
    """What is left of a cost for a player who activates Counter Traps freely.

    :param kind: the kind of the effect.
    :param types: the types of the card.
    """
    return _unpaid(cost) if kind == K_ACTIVATION and types & COUNTER else cost


def _unpaid(cost: Verb) -> Verb | None:
    """What is left of a cost if no LP need be paid and no cards discarded for it."""
    if isinstance(cost, PayLife | Discard):
        return None
    if isinstance(cost, If) and cost.otherwise is None:
        return None if _unpaid(cost.verb) is None else cost
    if isinstance(cost, Joined):
        first, second = _unpaid(cost.first), _unpaid(cost.second)
        if first is None or second is None:
            return second if first is None else first
        return Joined(cost.joint, first, second)
    return cost


def paid_otherwise(cost: Verb) -> int:
    """Whether a cost is one that something else can pay."""
    if cost == Tribute(THIS):
        return COST_TRIBUTES_ITSELF
    if _only_tributes(cost):
        return COST_TRIBUTES
    return COST_DISCARDS_TWO if _itself_and_another(cost) else 0


def _only_tributes(cost: Verb) -> bool:
    """Whether a cost is nothing but Tributes."""
    if isinstance(cost, Joined):
        return _only_tributes(cost.first) and _only_tributes(cost.second)
    return isinstance(cost, Tribute)


def _itself_and_another(cost: Verb) -> bool:
    """Whether a cost is the discard of this card and of one more."""
    if not isinstance(cost, Joined) or not isinstance(cost.first, Discard) or not isinstance(cost.second, Discard):
        return False
    other = cost.second.what
    return cost.first.what == THIS and isinstance(other, Pick) and other.least == other.most == 1


def overlap(first: Pool, second: Pool) -> bool:
    """Whether a card could belong to both pools."""
    if first.zones & second.zones and (first.side == second.side or Side.EITHER in (first.side, second.side)):
        return True
    return any(overlap(part, second) for part in first.more) or any(overlap(first, part) for part in second.more)


def takes_this(ops: tuple[Op, ...]) -> bool:
    """Whether the cost moves this card itself."""
    for at in range(len(ops) - 1):
        op = ops[at]
        if (isinstance(op, MaterialsPicked) or isinstance(op, Referred) and op.ref == R_THIS) and moved(ops, at):
            return True
    return False


def takes_bearer(ops: tuple[Op, ...]) -> bool:
    """Whether the cost moves the monster that this card is equipped to (装備モンスターをリリースして)."""
    for at in range(len(ops) - 1):
        op = ops[at]
        if isinstance(op, Referred) and op.ref == R_EQUIPPED and moved(ops, at):
            return True
    return False


def moved(ops: tuple[Op, ...], at: int) -> bool:
    """Whether the cost moves what an instruction selects, by itself or together with other cards (このカードと〜を)."""
    after = ops[at + 1]
    if isinstance(after, Hold):
        return moved(ops, after.to)
    if isinstance(after, Together):
        return moved(ops, at + 1)
    return isinstance(after, (MoveOp, ToDeckOp))


def shows_this(effect: Effect) -> bool:
    """Whether the cost shows this card itself."""
    return any(isinstance(node, Reveal) and node.what == THIS for node in nodes(effect.cost))


def look_at_cost(effect: Effect, code: EffectCode) -> None:
    """Find out whether the cost takes this card, and which of its picks the rest of the effect depends on.

    An effect whose cost shows its own card is activated once on a chain (faq 20843 on トリックスター・マンジュシカ).
    """
    ops = code.programs[code.cost].ops
    if effect.limit is None and shows_this(effect):
        code.limit_scope = IN_CHAIN
    code.cost_takes_this = takes_this(ops)
    code.cost_takes_bearer = takes_bearer(ops)
    needed = code.programs[code.resolution].needed if code.resolution >= 0 else ()
    code.cost_spares_this = code.cost_takes_this or any(isinstance(op, Referred) and op.ref == R_THIS for op in needed)
    picked = [op.pick for op in ops if isinstance(op, Picked)]
    if not picked or any(isinstance(op, BRANCHING) for op in ops):
        return
    if any(pick.at_random or pick.chooser for pick in picked):
        return
    if depends_on_cost(effect):
        code.cost_picks = tuple(picked)
        code.cost_sized = sized_by_cost(effect)
        code.cost_to_graveyard = all(op.to == GRAVEYARD for op in ops if isinstance(op, MoveOp)) and not any(
            isinstance(op, ToDeckOp) for op in ops
        )


def picks_of_procedure(ops: tuple[Op, ...]) -> tuple[PickCode, ...]:
    """The picks of the cost of a way of summoning, if there are several that can want the same card."""
    if any(isinstance(op, (*BRANCHING, Together)) for op in ops):
        return ()
    picked = [op.pick for op in ops if isinstance(op, Picked)]
    seen = 0
    shared = 0
    for pick in picked:
        shared |= seen & pick.pool.zones
        seen |= pick.pool.zones
    if not shared or any(pick.at_random or pick.chooser for pick in picked):
        return ()
    return tuple(picked)


def depends_on_cost(effect: Effect) -> bool:
    """Whether the targets or the processing depend on which cards are picked for the cost."""
    rest = list(nodes((effect.targets, effect.resolution)))
    spent = [node.pool for node in nodes(effect.cost) if isinstance(node, Pick)]
    used = [node for node in rest if isinstance(node, Pool)]
    if any(names_cost(node) for node in rest):
        return True
    if any(isinstance(node, Pick) and speaks_of_cost(node) for node in nodes(effect.cost)):
        return True  # what is picked next depends on what was picked before
    if any(isinstance(node, NormalSummonNow) for node in rest) and any(takes_from_hand(pool) for pool in spent):
        return True
    if summoning(rest) and any(frees_at_times(pool) for pool in spent):
        return True
    return any(overlap(first, second) for first in spent for second in used)


def names_cost(node: Node) -> bool:
    """Whether a part of the effect speaks of what was paid, or negates a Summon."""
    if isinstance(node, Ref):
        return node.kind == RefKind.COST
    return isinstance(node, Verb) and node.negates is Negation.SUMMON


def sized_by_cost(effect: Effect) -> bool:
    """Whether a figure of what the effect works on depends on how many cards are picked on the field for the cost."""
    varying = [node for node in nodes(effect.cost) if isinstance(node, Pick) and node.least != node.most]
    return (
        bool(varying)
        and all(node.pool.zones & ~Zone.FIELD == Zone(0) and not node.pool.more for node in varying)
        and any(
            isinstance(part, Ref) and part.kind == RefKind.COST
            for node in nodes((effect.targets, effect.resolution))
            if isinstance(node, Figure)
            for part in nodes((node.at_least, node.at_most))
        )
    )


def summoning(rest: list[Node]) -> bool:
    """Whether something is Summoned."""
    return any(isinstance(node, Verb) and node.summons() is not None for node in rest)


def frees_at_times(pool: Pool) -> bool:
    """Whether some of the cards of a pool free a Monster Zone when they are paid, and others do not."""
    zones = pool.zones
    for more in pool.more:
        zones |= more.zones
    return bool(zones & Zone.MONSTER_ZONE) and (bool(zones & ~Zone.FIELD) or not about_monsters(pool.filter))


def about_monsters(which: Filter) -> bool:
    """Whether a filter speaks of what only monsters have."""
    return any(
        isinstance(node, OfAttribute | OfRace | Figure)
        or isinstance(node, OfType)
        and bool(node.types & CardType.MONSTER)
        for node in nodes(which)
    )


def speaks_of_cost(pick: Pick) -> bool:
    """Whether the cards of a pick depend on what is paid before it."""
    return any(isinstance(node, Ref) and node.kind is RefKind.COST for node in nodes(pick.pool))


def takes_from_hand(pool: Pool) -> bool:
    """Whether a pool has cards in the hand."""
    return bool(Zone.HAND & pool.zones) or any(Zone.HAND & more.zones for more in pool.more)
