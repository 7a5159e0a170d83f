"""Handlers that compile the words about sending, discarding, banishing, returning (移動)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import MODIFIERS, VERBS, Compiler
from duelkit.yugioh.compiler.selections import excavated, move, select, speaks_of, would, zones_of
from duelkit.yugioh.language.base import All, Filter, Not, Pool, What, nodes
from duelkit.yugioh.language.nouns import AnyCard, IsFaceUp, IsThis, OfType
from duelkit.yugioh.language.selections import THIS, Pick, Ref, RefKind, TopOfDeck
from duelkit.yugioh.language.terms import CardType, Side, Would, Zone
from duelkit.yugioh.state.categories import C_REDIRECT
from duelkit.yugioh.state.code import Op, Program, Test
from duelkit.yugioh.state.code import Pool as PoolCode
from duelkit.yugioh.state.codes import BANISHED, DISCARDED, FACE_DOWN_BANISHED, GRAVEYARD, HAND, RETURNED
from duelkit.yugioh.state.effect_code import ModifierCode
from duelkit.yugioh.words.moving.meaning import (
    Banish,
    BanishFor,
    Discard,
    Redirected,
    ReturnToGraveyard,
    Send,
    ShuffleDeck,
    ToDeck,
    ToExtraDeck,
    ToHand,
)
from duelkit.yugioh.words.moving.run import (
    BanishableTest,
    BanishForOp,
    ComeBackOp,
    DeckableTest,
    DutyOp,
    HandableTest,
    MayAdd,
    MoveOp,
    ReturnableTest,
    SendableTest,
    ShuffleOp,
    ToDeckOp,
    ToExtraOp,
    UnheldTest,
)
from duelkit.yugioh.words.paid_instead.run import DiscardOrPayOp, PayerTest
from duelkit.yugioh.words.selecting.run import Picked, Referred


@VERBS.handles(Send)
def _(compiler: Compiler, node: Send) -> list[Op]:
    if zones_of(node.what) & Zone.DECK or isinstance(node.what, TopOfDeck) or excavated(compiler, node.what):
        would(compiler, Would.SEND_FROM_DECK)
    unheld = UnheldTest() if zones_of(node.what) & Zone.DECK else None
    return move(compiler, node.what, GRAVEYARD, 0, SendableTest() if compiler.in_cost else unheld)


@VERBS.handles(ReturnToGraveyard)
def _(compiler: Compiler, node: ReturnToGraveyard) -> list[Op]:
    return move(compiler, node.what, GRAVEYARD, RETURNED)


@VERBS.handles(Discard)
def _(compiler: Compiler, node: Discard) -> list[Op]:
    accept = SendableTest() if compiler.in_cost and node.to_graveyard else None
    needed = move(compiler, node.what, GRAVEYARD, DISCARDED, accept)
    if pays_one_card(compiler, node):
        (picked,) = needed
        if isinstance(picked, Picked):
            pool = picked.pick.pool
            payers = PoolCode(int(Zone.SPELL_TRAP_ZONE), int(Side.YOU), PayerTest(), ())
            picked.pick.pool = PoolCode(pool.zones, pool.side, pool.test, (payers,), pool.down)
            compiler.ops[-1] = DiscardOrPayOp(MoveOp(GRAVEYARD, DISCARDED), MoveOp(GRAVEYARD, 0))
    return needed


def pays_one_card(compiler: Compiler, node: Discard) -> bool:
    """Whether this is the cost of a monster's effect, and discards one card of the player's choice."""
    what = node.what
    return (
        compiler.in_cost
        and not compiler.in_procedure
        and bool(compiler.info.types & CardType.MONSTER)
        and isinstance(what, Pick)
        and what.least == what.most == 1
        and not what.at_random
        and what.pool.zones == Zone.HAND
        and what.pool.side is Side.YOU
        and not what.pool.more
    )


@VERBS.handles(Banish)
def _(compiler: Compiler, node: Banish) -> list[Op]:
    would(compiler, Would.BANISH)
    if node.must:
        return must_banish(compiler, node)
    return move(
        compiler,
        node.what,
        BANISHED,
        FACE_DOWN_BANISHED if node.face_down else 0,
        BanishableTest(compiler.in_cost, node.face_down),
        not compiler.in_procedure and isinstance(node.what, Pick) and asks_for_details(node.what.pool),
    )


def must_banish(compiler: Compiler, node: Banish) -> list[Op]:
    """Emit what a player has to do, which is not done by the effect (rulings 21242 and 21243)."""
    assert isinstance(node.what, Pick)
    compiler.ops.append(DutyOp(True))
    because = FACE_DOWN_BANISHED if node.face_down else 0
    needed = move(compiler, node.what, BANISHED, because, BanishableTest(False, node.face_down, int(node.what.chooser)))
    compiler.ops.append(DutyOp(False))
    for op in needed:
        if isinstance(op, Picked):
            op.as_many = True
    return needed


def asks_for_details(pool: Pool) -> bool:
    """Whether a pool demands properties that only face-up cards show.

    A card banished for an activation must then be face-up, but not one for a summoning procedure (ruling on
    真紅眼の不死竜皇).
    """
    return not all(
        isinstance(node, (All, Not, AnyCard, IsThis, IsFaceUp)) or node == OfType(CardType.MONSTER)
        for node in nodes(pool)
        if isinstance(node, Filter)
    )


@VERBS.handles(BanishFor)
def _(compiler: Compiler, node: BanishFor) -> list[Op]:
    would(compiler, Would.BANISH)
    needed = select(compiler, node.what, BanishableTest(compiler.in_cost))
    number = len(compiler.effect.programs)
    compiler.effect.programs.append(Program((), ()))
    before = compiler.ops
    compiler.ops = [ComeBackOp()]
    if node.returned is not None:
        compiler.verb(node.returned)
    compiler.effect.programs[number] = Program(tuple(compiler.ops), ())
    compiler.ops = before
    compiler.ops.append(BanishForOp(int(node.comes_back), number, node.nth, int(node.position or 0)))
    return needed


def returnable(compiler: Compiler, what: What) -> Test | None:
    """The demand of an effect on cards that it returns, if they can be in a spell & trap zone."""
    zones = zones_of(what)
    if speaks_of(what, (RefKind.TARGET,)):
        for pick in compiler.effect.targets:
            zones |= Zone(pick.zones)
    return ReturnableTest() if zones & (Zone.SPELL_TRAP_ZONE | Zone.FIELD_ZONE) else None


@VERBS.handles(ToHand)
def _(compiler: Compiler, node: ToHand) -> list[Op]:
    if zones_of(node.what) & Zone.DECK or excavated(compiler, node.what):
        would(compiler, Would.SEARCH | Would.ADD_TO_HAND)
    needed = move(compiler, node.what, HAND, 0, HandableTest() if compiler.in_cost else returnable(compiler, node.what))
    if node.hand is not None:
        for op in compiler.ops[-2:]:
            if isinstance(op, MoveOp):
                op.hand = int(node.hand)
    return [MayAdd(), *needed] if zones_of(node.what) == Zone.DECK else needed


@VERBS.handles(ToDeck)
def _(compiler: Compiler, node: ToDeck) -> list[Op]:
    needed = select(compiler, node.what, DeckableTest() if compiler.in_cost else returnable(compiler, node.what))
    for op in needed:
        if isinstance(op, Picked):
            op.all_or_none = True
        if isinstance(op, Referred):
            op.leaves = True
    compiler.ops.append(ToDeckOp(node.where.value, not isinstance(node.what, Ref)))
    return needed


@MODIFIERS.handles(Redirected)
def _(compiler: Compiler, node: Redirected) -> ModifierCode | list[ModifierCode]:
    if node.this_only and node.origin == Zone.OVERLAY:
        compiler.info.from_overlay = int(node.instead)
        return []
    code = ModifierCode(C_REDIRECT)
    code.on_hidden = node.face_down
    code.test = compiler.optional_test(node.which)
    code.zones = int(node.to)
    code.number = int(node.instead)
    code.kinds = int(node.origin)
    code.side = int(node.side)
    code.second = int(node.because)
    code.beside = compiler.optional_test(node.beside)
    code.where = node.where.value
    if node.which is not None and node.which.of_a_battle:
        code.flag = (
            getattr(node.which, "ref", None) == THIS
        )  # of its own battle: it outlasts that battle, which may destroy the card too
    if node.this_only:
        code.ref = 0
        code.side = -1  # it concerns this card, or the cards to which it applies, and no player's cards
    return code


VERBS.on(select, {ToExtraDeck: ToExtraOp})
VERBS.passes({ShuffleDeck: ShuffleOp})
