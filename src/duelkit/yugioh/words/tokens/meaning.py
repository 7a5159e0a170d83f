"""Words about tokens (トークン): what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from duelkit.yugioh.language.base import Amount, Filter, Modifier, Verb, nodes
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.name_readings import reading_of
from duelkit.yugioh.language.nouns import MONSTER
from duelkit.yugioh.language.selections import Whose
from duelkit.yugioh.language.terms import Attribute, CardType, Position, Race, Side


def token_of(maker: Card, node: MakeTokens) -> Card:
    """The token of one verb. Rules: MR3-TOK-01, MR3-TOK-02.

    Its number is the one after its maker's, as card databases count. A figure that the effect computes is 0 here.
    The reading of its name counts like a card's.
    """
    token = Card(
        maker.passcode + 1,
        node.ja,
        node.en,
        CardType.MONSTER | CardType.NORMAL | CardType.TOKEN | node.types,
        node.attribute,
        node.race,
        node.level,
        0 if isinstance(node.atk, Amount) else node.atk,
        0 if isinstance(node.defense, Amount) else node.defense,
    )
    return replace(token, kana=reading_of(node.ja))


def tokens_of(card: Card) -> list[Card]:
    """All tokens that a card brings out."""
    return [token_of(card, node) for node in nodes(card) if isinstance(node, MakeTokens)]


@dataclass(frozen=True, slots=True)
class AsManyTokens(Amount):
    """As many tokens as have room, at least one (トークンを可能な限り)."""

    used_by_one: ClassVar[str] = "tokens are not chosen from cards that are somewhere"


@dataclass(frozen=True, slots=True)
class MakeTokens(Verb):
    """Special Summon tokens (トークンを特殊召喚する). Rules: MR3-TOK-02 to MR3-TOK-06.

    :param ja: their Japanese name.
    :param en: their English name.
    :param attribute: their attribute.
    :param race: their type.
    :param level: their Level.
    :param atk: their ATK.
    :param defense: their DEF.
    :param number: how many.
    :param positions: the battle positions to choose from.
    :param to: whose field they come to; ``EITHER``, with ``up_to``: the player shares them out between both fields.
    :param modifiers: what applies to them.
    :param by: which players do it, each of them so many, seen from whom ``to`` is (そのコントローラーは〜).
    :param up_to: the player chooses how many, up to that number (〜の数まで).
    :param types: types that they have besides (チューナー).
    """

    ja: str
    en: str
    attribute: Attribute
    race: Race
    level: int
    atk: Amount | int
    defense: Amount | int
    number: Amount | int = 1
    positions: Position = Position.FACE_UP
    to: Side = Side.YOU
    modifiers: tuple[Modifier, ...] = ()
    up_to: bool = False
    by: Whose | None = None
    types: CardType = CardType(0)

    def introduces(self) -> Filter | None:
        return MONSTER

    def bringing(self, modifiers: tuple[Modifier, ...]) -> Verb | None:
        return replace(self, modifiers=(*self.modifiers, *modifiers))
