"""Single clauses of a card's definition in words: one condition, the cost, the occasion, the targets, the materials.

Each function returns an empty text for a clause that is absent or has no wording outside the whole text of a card.
"""

from __future__ import annotations

from collections.abc import Callable

from duelkit.yugioh.language.base import Condition
from duelkit.yugioh.language.card import Card, Effect, EffectKind, Procedure
from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.language.terms import CardType
from duelkit.yugioh.text.en.effects import targets_text as english_targets
from duelkit.yugioh.text.en.occasions import occasion_text as english_occasion
from duelkit.yugioh.text.grammar.en import core as en_core
from duelkit.yugioh.text.grammar.en.terms import EXCEPTION
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.text.grammar.ja import core as ja_core
from duelkit.yugioh.text.grammar.reading import restrictions_of
from duelkit.yugioh.text.grammar.registry import Language, NoWording
from duelkit.yugioh.text.ja.effects import targets_text
from duelkit.yugioh.text.ja.occasions import occasion_text as japanese_occasion


def _japanese(card: Card, effect: Effect | None) -> ja_core.Scope:
    scope = ja_core.Scope(card, effect)
    if card.types & CardType.EQUIP:
        scope.now(RefKind.EQUIPPED, ja_core.Noun("装備モンスター", Head.MONSTER))
    return scope


def _english(card: Card, effect: Effect | None) -> en_core.Scope:
    scope = en_core.Scope(card, effect)
    if card.types & CardType.EQUIP:
        scope.now(RefKind.EQUIPPED, en_core.Noun("the equipped monster", head=Head.MONSTER))
    return scope


def _worded(say: Callable[[], str]) -> str:
    try:
        return EXCEPTION.sub(r"\1", say()).strip().rstrip("。.").strip()
    except NoWording:
        return ""


def condition_words(card: Card, effect: Effect | None, part: Condition, language: Language) -> str:
    """自分フィールドにモンスターが存在しない, you control no monsters."""
    if language is Language.JA:
        return _worded(lambda: ja_core.CONDITIONS(part, _japanese(card, effect)).plain)
    return _worded(lambda: en_core.CONDITIONS(part, _english(card, effect)).text)


def cost_words(card: Card, paid: Effect | Procedure, language: Language) -> str:
    """手札を１枚捨てる, discard 1 card."""
    cost, _ = restrictions_of(paid.cost)
    if cost is None:
        return ""
    node = cost
    effect = paid if isinstance(paid, Effect) else None

    def ja() -> str:
        scope = _japanese(card, effect)
        scope.paying = True
        return ja_core.VERBS(node, scope).plain

    def en() -> str:
        scope = _english(card, effect)
        scope.paying = True
        phrase = en_core.VERBS(node, scope)
        return phrase.clause if phrase.lead else phrase.base

    return _worded(ja if language is Language.JA else en)


def occasion_words(card: Card, effect: Effect, language: Language) -> str:
    """相手モンスターの攻撃宣言時, when an opponent's monster declares an attack."""
    if effect.when is None and effect.kind is not EffectKind.FLIP:
        return ""
    if language is Language.JA:
        return _worded(lambda: japanese_occasion(effect, _japanese(card, effect)))
    if effect.kind is EffectKind.FLIP:
        return "if this card is flipped face-up"
    return _worded(lambda: ", ".join(english_occasion(effect, _english(card, effect))))


def target_words(card: Card, effect: Effect, language: Language) -> str:
    """相手フィールドのモンスター１体, 1 monster your opponent controls."""
    if not effect.targets:
        return ""
    if language is Language.JA:
        return _worded(lambda: targets_text(effect, _japanese(card, effect)))
    return _worded(lambda: english_targets(effect, _english(card, effect)))


def material_words(card: Card, language: Language) -> str:
    """チューナー＋チューナー以外のモンスター１体以上, 1 Tuner + 1+ non-Tuner monsters."""
    materials = card.materials
    if materials is None:
        return ""
    if language is Language.JA:
        return _worded(lambda: ja_core.MATERIALS(materials, _japanese(card, None)))
    return _worded(lambda: en_core.MATERIALS(materials, _english(card, None)))
