"""Handlers that compile the words about tokens (トークン)."""

from __future__ import annotations

from duelkit.yugioh.compiler.context import VERBS, Compiler
from duelkit.yugioh.compiler.selections import would
from duelkit.yugioh.language.base import Amount
from duelkit.yugioh.language.terms import Would
from duelkit.yugioh.state.card_info import CardInfo
from duelkit.yugioh.state.code import Op
from duelkit.yugioh.words.tokens.meaning import MakeTokens, token_of
from duelkit.yugioh.words.tokens.run import TokensOp


@VERBS.handles(MakeTokens)
def _(compiler: Compiler, node: MakeTokens) -> list[Op]:
    would(compiler, Would.SPECIAL_SUMMON)
    fixed = not isinstance(node.atk, Amount) and not isinstance(node.defense, Amount)
    first, count = compiler.add_modifiers(node.modifiers)
    token = CardInfo(token_of(compiler.info.definition, node))
    return compiler.emit(
        TokensOp(
            info=token,
            atk=compiler.amount(node.atk),
            defense=compiler.amount(node.defense),
            fixed=fixed,
            number=node.number,
            positions=int(node.positions),
            to=int(node.to),
            first=first,
            count=count,
        )
    )
