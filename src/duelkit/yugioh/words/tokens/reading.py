"""Words about tokens (トークン): how they are read in Japanese."""

from __future__ import annotations

from itertools import product

from duelkit.yugioh.language.base import Amount, Modifier
from duelkit.yugioh.language.nouns import MONSTER
from duelkit.yugioh.language.selections import THEM, Ref
from duelkit.yugioh.language.terms import Attribute, CardType, Handling, Position, Race, Side
from duelkit.yugioh.reading.grammar.marks import Mark, marked
from duelkit.yugioh.reading.grammar.patterns import plain, reads
from duelkit.yugioh.text.grammar.ja.terms import ATTRIBUTES, RACES
from duelkit.yugioh.words.tokens.meaning import AsManyTokens, MakeTokens

for _race, _word in RACES.items():
    reads("RACE", f"{plain(_word)}族", lambda race=_race: race)
for _attribute, _word in ATTRIBUTES.items():
    reads("ATTRIBUTE_WORD", plain(_word), lambda attribute=_attribute: attribute)
reads("FIGURES", "攻[/]守{n:NUM}", lambda n: (n, n))
reads("FIGURES", "攻{atk:NUM}[/]守{defense:NUM}", lambda atk, defense: (atk, defense))


def _tokens(
    name: tuple[str, str],
    race: Race,
    attribute: Attribute,
    n: int,
    figures: tuple[int, int],
    number: Amount | int,
    to: Side = Side.YOU,
    positions: Position = Position.FACE_UP,
    types: CardType = CardType(0),
) -> MakeTokens:
    ja, en = name
    return MakeTokens(ja, en, attribute, race, n, figures[0], figures[1], number, positions, to, types=types)


def _up_to(
    name: tuple[str, str],
    race: Race,
    attribute: Attribute,
    n: int,
    figures: tuple[int, int],
    number: Amount,
    to: Side = Side.YOU,
    positions: Position = Position.FACE_UP,
    types: CardType = CardType(0),
) -> MakeTokens:
    ja, en = name
    return MakeTokens(
        ja, en, attribute, race, n, figures[0], figures[1], number, positions, to, up_to=True, types=types
    )


for (_where, _to), (_how, _positions), (_kind, _types) in product(
    (("自分フィールドに", Side.YOU), ("相手フィールドに", Side.OPPONENT), ("自分・相手フィールドに", Side.EITHER)),
    (
        ("", Position.FACE_UP),
        ("守備表示で", Position.FACE_UP_DEFENSE),
        ("攻撃表示で", Position.FACE_UP_ATTACK),
        ("表側守備表示で", Position.FACE_UP_DEFENSE),
    ),
    (("", CardType(0)), ("チューナー・", CardType.TUNER)),
):
    if _to is not Side.EITHER:
        reads(
            "VERB",
            f"{_where}{{name:TOKEN_NAME}}({{race:RACE}}・{_kind}{{attribute:ATTRIBUTE_WORD}}・星{{n:NUM}}・"
            f"{{figures:FIGURES}}){{number:NUM}}体を{_how}/特殊召喚する",
            _tokens,
            to=_to,
            positions=_positions,
            types=_types,
        )
    if _to is Side.YOU:
        reads(
            "VERB",
            f"{_where}{{name:TOKEN_NAME}}({{race:RACE}}・{_kind}{{attribute:ATTRIBUTE_WORD}}・星{{n:NUM}}・"
            f"{{figures:FIGURES}})を可能な限り{_how}/特殊召喚する",
            _tokens,
            number=AsManyTokens(),
            positions=_positions,
            types=_types,
        )
    reads(
        "VERB",
        f"{{number:AMOUNT}}まで[、|]{_where}{{name:TOKEN_NAME}}({{race:RACE}}・{_kind}{{attribute:ATTRIBUTE_WORD}}・"
        f"星{{n:NUM}}・{{figures:FIGURES}})を{_how}/特殊召喚する",
        _up_to,
        to=_to,
        positions=_positions,
        types=_types,
    )
reads("REF", "[この|その|この効果で特殊召喚した]トークン", lambda: THEM)


def _while_it_stays(modifiers: tuple[Modifier, ...]) -> tuple[Ref, tuple[Modifier, ...], None] | None:
    """この効果で特殊召喚したトークンが存在する限り、自分は〜: a restriction while a token stays, which is always face-up."""
    if not all(each.bound_side() is not None for each in modifiers):
        return None
    return marked(Mark(Handling.SPECIAL_SUMMONED, MONSTER)), modifiers, None


reads(
    "CLAUSES",
    "[この|この効果で特殊召喚した]トークンが[フィールドに|モンスターゾーンに|][表側表示で|]存在する限り、"
    "{modifiers:RULE.plain}",
    _while_it_stays,
)
