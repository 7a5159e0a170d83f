"""Handlers that compile the words about what is shown, looked at, selected (確認)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import CHECKS, TESTS, VERBS, Compiler
from duelkit.yugioh.compiler.selections import select, would
from duelkit.yugioh.language.base import All, Filter, nodes, verbs
from duelkit.yugioh.language.clauses import ChooseOne
from duelkit.yugioh.language.nouns import AnyCard, CanBeSpecialSummoned
from duelkit.yugioh.language.terms import Ordinal, Would, Zone
from duelkit.yugioh.state.code import NothingOp, Op
from duelkit.yugioh.words.drawing.run import ArrangeOp
from duelkit.yugioh.words.moving.run import TopCards
from duelkit.yugioh.words.placing.run import RoomOp
from duelkit.yugioh.words.revealing.meaning import (
    Excavate,
    ExcavateUntil,
    HasExcavated,
    IsKeptRevealed,
    LookAt,
    PickOut,
    PutBack,
    Remember,
    Reveal,
)
from duelkit.yugioh.words.revealing.run import (
    HasExcavatedCheck,
    JoinRestOp,
    KeptRevealedTest,
    MaySendOp,
    PickedOutOp,
    PickOutOp,
    RememberOp,
    RestOp,
    ShowOp,
    UntilOp,
    UpToTop,
)
from duelkit.yugioh.words.selecting.run import DeckBottom, DeckTop


@VERBS.handles(LookAt)
def _(compiler: Compiler, node: LookAt) -> list[Op]:
    needed = select(compiler, node.what)
    compiler.effect.looks = True
    compiler.ops.append(ShowOp(False))
    if node.arrange:
        compiler.ops.append(ArrangeOp())
    return needed


@VERBS.handles(Reveal)
def _(compiler: Compiler, node: Reveal) -> list[Op]:
    needed = select(compiler, node.what)
    compiler.effect.looks = True
    compiler.ops.append(ShowOp(True))
    return needed


@VERBS.handles(Excavate)
def _(compiler: Compiler, node: Excavate) -> list[Op]:
    amount = compiler.amount(node.amount)
    kind = DeckBottom if node.bottom else UpToTop if node.up_to else DeckTop
    op = kind(amount, int(node.side))
    show = ShowOp(True)
    show.counted = any(isinstance(each, HasExcavated) for each in nodes(compiler.info.definition.effects))
    compiler.ops.extend([op, show])
    return [op]


@VERBS.handles(PutBack)
def _(compiler: Compiler, node: PutBack) -> list[Op]:
    select(compiler, node.what)
    compiler.ops.append(ArrangeOp(node.where is Ordinal.BOTTOM))
    return []


@VERBS.handles(PickOut)
def _(compiler: Compiler, node: PickOut) -> list[Op]:
    sends: list[Op] = [MaySendOp()] if node.rest == Zone.GRAVEYARD else []
    if sends:
        would(compiler, Would.SEND_FROM_DECK)
    turned_over = any(isinstance(op, DeckTop) for op in compiler.ops)
    if node.rest == Zone.HAND and turned_over:
        would(compiler, Would.SEARCH | Would.ADD_TO_HAND)
    pick = PickOutOp(
        test=compiler.test(offered(node)),
        number=node.number,
        chooser=int(node.chooser),
        at_random=node.at_random,
        optional=node.optional,
        left=node.left,
    )
    # where the others stay on top, or go to the bottom, the deck is not shuffled
    stays = not node.rest or node.rest == Zone.DECK and node.where != Ordinal.SHUFFLED
    on_top = stays and turned_over
    if node.left:
        keep_rest(compiler)
    compiler.ops.append(pick)
    compiler.ops.extend([TopCards(True)] if on_top else [])
    then = compiler.verb(node.verb)
    compiler.ops.extend([TopCards(False)] if on_top else [])
    pick.to = len(compiler.ops)
    if node.beside is not None:
        select(compiler, node.beside)
        compiler.ops.append(JoinRestOp())
    compiler.ops.append(RestOp(int(node.rest), node.where == Ordinal.SHUFFLED))
    if node.rest == Zone.DECK and node.where != Ordinal.SHUFFLED:
        compiler.ops.append(ArrangeOp(node.where == Ordinal.BOTTOM))
    compiler.ops.append(PickedOutOp())
    surely = node.which == AnyCard() and not node.optional
    return [*sends, *[op for op in then if surely and isinstance(op, RoomOp)]]


def offered(node: PickOut) -> Filter:
    """What can be picked: of what is Special Summoned then, only what can be."""
    if isinstance(node.verb, ChooseOne) or not any(verb.asks_summonable() for verb in verbs(node.verb)):
        return node.which
    return All((node.which, CanBeSpecialSummoned(node.verb.by_owners())))


def keep_rest(compiler: Compiler) -> None:
    """Let the pick before keep in mind what it left, of which more is picked."""
    for at in reversed(range(len(compiler.ops))):
        op = compiler.ops[at]
        if isinstance(op, RestOp) and op.to == 0:
            compiler.ops[at] = NothingOp()
            return


@VERBS.handles(ExcavateUntil)
def _(compiler: Compiler, node: ExcavateUntil) -> list[Op]:
    sends: list[Op] = [MaySendOp()] if node.rest == Zone.GRAVEYARD else []
    if sends:
        would(compiler, Would.SEND_FROM_DECK)
    if any(verb.summons() is not None for verb in verbs(node.verb)):
        would(compiler, Would.SUMMON_FROM_DECK)
    until = UntilOp(compiler.test(node.which))
    compiler.ops.append(until)
    before = len(compiler.ops)
    compiler.verb(node.verb)
    room = [op for op in compiler.ops[before:] if op.action(False) == "summon"]  # it needs a zone, whatever comes
    compiler.ops.extend([RestOp(int(node.rest), False), PickedOutOp(), NothingOp()])
    until.to = len(compiler.ops) - 1
    return [until, *room, *sends]


TESTS.passes({IsKeptRevealed: KeptRevealedTest})
VERBS.on(select, {Remember: RememberOp})
CHECKS.passes({HasExcavated: HasExcavatedCheck})
