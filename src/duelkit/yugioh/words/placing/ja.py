"""Words about cards Set, placed or left on the field (置く): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.language.terms import Side, Zone
from duelkit.yugioh.text.grammar.ja.core import (
    CONDITIONS,
    FILTERS,
    MODIFIERS,
    VERBS,
    WHATS,
    Clause,
    Noun,
    Scope,
    Slot,
    Trait,
)
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.terms import small
from duelkit.yugioh.text.grammar.ja.verbs import acted
from duelkit.yugioh.words.placing.meaning import (
    PlaceOnField,
    RemainOnField,
    SetBack,
    SetCards,
    StaysAsEquip,
    StaysAsSpell,
    StaySet,
    StillSet,
    WasSetBy,
)


@VERBS.words(SetCards)
def _set_cards(node: SetCards, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    whose = "自身の" if node.side is Side.OPPONENT else "自分"
    if node.side is Side.EITHER:
        acted(scope, noun, "セットした", Zone.FIELD)
        return phrase(f"{noun.wo}自分・相手のフィールドに１枚ずつ", "セットする")
    where = "魔法カード扱いとして自分の魔法＆罠ゾーンに" if node.as_spells else f"{whose}フィールドに"
    result = phrase(f"{noun.wo}{where}", "セットする")
    acted(scope, noun, "セットした", Zone.SPELL_TRAP_ZONE)
    if noun.this and not scope.paying:
        scope.now(RefKind.THEM, Noun(f"この効果でセットした{noun.text}", noun.head, this=True))
    if node.at_once:
        return result.with_tail("この効果でセットしたカードはセットしたターンでも発動できる")
    return result


@VERBS.words(RemainOnField)
def _remain(node: RemainOnField, scope: Scope) -> Phrase:
    result = phrase("このカードは発動後、フィールドに", "残り続ける")
    if node.turns:
        turn = "自分" if node.of is Side.YOU else "相手" if node.of is Side.OPPONENT else ""
        return result.with_tail(f"発動後{small(node.turns)}回目の{turn}エンドフェイズにこのカードは破壊される")
    return result


@VERBS.words(PlaceOnField)
def _place_on_field(node: PlaceOnField, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    if node.as_spell or node.as_trap:
        whose = "元々の持ち主" if node.of_owner else "自分"
        where = f"永続{'魔法' if node.as_spell else '罠'}カード扱いで{whose}の魔法＆罠ゾーン"
    else:
        where = "自分フィールド"
    if node.activated:
        acted(scope, noun, "発動した", Zone.SPELL_TRAP_ZONE)
        return phrase(f"{noun.wo}{where}に", "発動する")
    result = phrase(f"{noun.wo}{where}に表側表示で", "置く")
    acted(scope, noun, "置いた", Zone.SPELL_TRAP_ZONE)
    return result


VERBS.fixed(
    {
        StaySet: phrase("このカードは墓地へ送らず、そのまま", "セットする"),
        SetBack: phrase("そのカードをそのまま", "セットする"),
    }
)
MODIFIERS.table(
    {
        StaysAsSpell: lambda node, scope: [
            Clause(
                "",
                phrase(
                    "表側表示のこのカードがモンスターゾーンで破壊された場合、墓地へ送らずに永続魔法カード扱いで"
                    "自分の魔法＆罠ゾーンに表側表示で",
                    "置く事ができる",
                ),
            )
        ],
        StaysAsEquip: lambda node, scope: [
            Clause(
                "",
                phrase(
                    "表側表示のこのカードがモンスターゾーンで破壊された場合、墓地へ送らずに装備カード扱いで"
                    f"自分フィールドの{noun_of(node.to, scope)}１体に",
                    "装備できる",
                ),
            )
        ],
    }
)
CONDITIONS.fixed({StillSet: phrase("この効果でセットしたカードのいずれかがフィールドにセットされて", "いる")})


@FILTERS.words(WasSetBy)
def _was_set_by(node: WasSetBy, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"自分の{noun_of(node.which, scope)}の効果でセットした")
