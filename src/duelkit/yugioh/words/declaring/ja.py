"""Words about declarations (宣言): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Domain, Side
from duelkit.yugioh.text.grammar.ja.core import AMOUNTS, FILTERS, VERBS, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.terms import small
from duelkit.yugioh.text.grammar.registry import Language, NoWording
from duelkit.yugioh.words.declaring.meaning import Declare, IsDeclared

_DOMAINS = {
    Domain.ATTRIBUTE: "属性を１つ",
    Domain.RACE: "種族を１つ",
    Domain.SUMMON_TYPE: "儀式・融合・Ｓ・Ｘ・Ｐの内、モンスターの種類を１つ",
    Domain.SPELL_OR_TRAP: "魔法・罠の内、カードの種類を１つ",
    Domain.CARD_NAME: "カード名を１つ",
    Domain.CARD_TYPE: "カードの種類（モンスター・魔法・罠）を１つ",
    Domain.ZONE: "モンスターゾーンを１カ所",
    Domain.COIN: "コインの裏表を",
    Domain.KIND: "種族と属性を１つずつ",
    Domain.SLOT: "使用していないメインモンスターゾーンまたは魔法＆罠ゾーンを１カ所",
}


@VERBS.words(Declare)
def _declare(node: Declare, scope: Scope) -> Phrase:
    side = "相手は" if node.side is Side.OPPONENT else ""
    scope.declared = {Domain.ATTRIBUTE: "属性", Domain.RACE: "種族", Domain.CARD_NAME: "カード名"}.get(
        node.domain, "種類"
    )
    if node.domain is Domain.NUMBER:
        unlike = "" if node.unlike is None else f"{AMOUNTS(node.unlike, scope)}以外の"
        return phrase(f"{side}{unlike}{small(node.at_least)}～{small(node.at_most)}までの任意の数を", "宣言する")
    if node.domain is Domain.TWO_NUMBERS:
        return phrase(f"{side}{small(node.at_least)}から{small(node.at_most)}までの数字の内２つを", "宣言する")
    if node.domain not in _DOMAINS:
        raise NoWording(f"Domain.{node.domain.name}", Language.JA)
    if node.which is not None:
        side += f"{noun_of(node.which, scope)}の"
    if node.anew:
        side += f"このターンに「{scope.card.ja}」の効果の発動で宣言していない、"
    return phrase(f"{side}{_DOMAINS[node.domain]}", "宣言する")


@FILTERS.words(IsDeclared)
def _declared(node: IsDeclared, scope: Scope) -> Trait:
    if node.original:
        return Trait(Slot.CLAUSE, "宣言したカード名を元々のカード名とする")
    return Trait(Slot.CLAUSE, f"宣言した{scope.declared}の")
