"""Handlers that compile the words about tokens (トークン)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import AMOUNTS, VERBS, Compiler
from duelkit.yugioh.compiler.selections import would
from duelkit.yugioh.language.base import Amount
from duelkit.yugioh.language.terms import Side, Would
from duelkit.yugioh.state.card_info import CardInfo
from duelkit.yugioh.state.categories import C_BATTLE_DAMAGE, C_WHENEVER
from duelkit.yugioh.state.code import Op
from duelkit.yugioh.state.codes import E_PHASE
from duelkit.yugioh.words.tokens.meaning import AsManyTokens, MakeTokens, token_of
from duelkit.yugioh.words.tokens.run import RoomForTokens, SplitTokensOp, TheirTokensOp, TokensOp


@VERBS.handles(MakeTokens)
def _(compiler: Compiler, node: MakeTokens) -> list[Op]:
    would(compiler, Would.SPECIAL_SUMMON)
    fixed = not isinstance(node.atk, Amount) and not isinstance(node.defense, Amount)
    first, count = compiler.add_modifiers(node.modifiers)
    for code in compiler.modifiers[first : first + count]:
        # このトークンのコントローラーは
        in_phase = code.category == C_WHENEVER and code.awaits == 1 << E_PHASE
        code.by_controller = in_phase or code.category == C_BATTLE_DAMAGE
    token = CardInfo(token_of(compiler.info.definition, node))
    kind: type[TokensOp] = SplitTokensOp if node.to is Side.EITHER else TokensOp if node.by is None else TheirTokensOp
    op = kind(
        info=token,
        atk=compiler.amount(node.atk),
        defense=compiler.amount(node.defense),
        fixed=fixed,
        number=compiler.amount(node.number),
        positions=int(node.positions),
        to=int(node.to),
        first=first,
        count=count,
        up_to=node.up_to,
    )
    if isinstance(op, TheirTokensOp) and node.by is not None:
        op.whose = compiler.ref(node.by.what)
    return compiler.emit(op)


AMOUNTS.passes({AsManyTokens: RoomForTokens})
