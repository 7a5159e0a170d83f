"""The tokens that a card brings out, as cards (トークン)."""

from __future__ import annotations

from duelkit.yugioh.language.amounts import Amount
from duelkit.yugioh.language.base import nodes
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.verbs import MakeTokens
from duelkit.yugioh.language.words import CardType


def token_of(maker: Card, node: MakeTokens) -> Card:
    """The token of one verb. Rules: MR3-TOK-01, MR3-TOK-02.

    Its number is the one after its maker's, as card databases count. A figure that the effect computes is 0 here.
    """
    return Card(
        maker.passcode + 1, node.ja, node.en, CardType.MONSTER | CardType.NORMAL | CardType.TOKEN, node.attribute,
        node.race, node.level, 0 if isinstance(node.atk, Amount) else node.atk,
        0 if isinstance(node.defense, Amount) else node.defense)


def tokens_of(card: Card) -> list[Card]:
    """All tokens that a card brings out."""
    return [token_of(card, node) for node in nodes(card) if isinstance(node, MakeTokens)]
