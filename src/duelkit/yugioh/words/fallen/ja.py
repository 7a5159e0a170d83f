"""Words about monsters that battles destroyed, where they lie now: their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.ja.core import CONDITIONS, FILTERS, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.terms import SIDE
from duelkit.yugioh.words.conditions.ja import label_of
from duelkit.yugioh.words.fallen.meaning import (
    BanishedBy,
    BoreThis,
    BroughtBy,
    FellFaceUp,
    FellInBattle,
    HasLostInBattle,
    SentBy,
    SentThisTurn,
    WasDestroyed,
    WasDestroyedLastTurn,
    WasFused,
    WasThereBy,
    WornByThis,
)


@FILTERS.words(FellInBattle)
def _fell_in_battle(node: FellInBattle, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"{'このターンに' if node.this_turn else ''}戦闘で破壊された")


@FILTERS.words(BroughtBy)
def _brought_by(node: BroughtBy, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"このカードの{label_of(node.effect, scope)}効果で召喚した")


@FILTERS.words(SentBy)
def _sent_by(node: SentBy, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"このカードの{label_of(node.effect, scope)}効果で墓地へ送られた")


@FILTERS.words(BanishedBy)
def _banished_by(node: BanishedBy, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"このカードの{label_of(node.effect, scope)}効果で除外されている")


FILTERS.fixed(
    {
        WasDestroyed: Trait(Slot.CLAUSE, "このターンに破壊された"),
        FellFaceUp: Trait(Slot.CLAUSE, "表側表示で破壊された"),
        BoreThis: Trait(Slot.CLAUSE, "このカードを装備していた"),
        WornByThis: Trait(Slot.CLAUSE, "このカードに装備されていた"),
        SentThisTurn: Trait(Slot.CLAUSE, "このターンに墓地へ送られた"),
    }
)


@CONDITIONS.words(WasDestroyedLastTurn)
def _was_destroyed_last_turn(node: WasDestroyedLastTurn, scope: Scope) -> Phrase:
    return phrase("前のターンにフィールドのこのカードが破壊", "されている")


FILTERS.fixed({WasFused: Trait(Slot.CLAUSE, "融合召喚の素材となった")})


@CONDITIONS.words(HasLostInBattle)
def _has_lost_in_battle(node: HasLostInBattle, scope: Scope) -> Phrase:
    if node.anywhere:
        return phrase("このターンにモンスターが戦闘で破壊", "されている")
    whose = f"このターンに{SIDE[node.side]}フィールドの"
    return phrase(f"{whose}{noun_of(node.which, scope)}が戦闘で破壊され墓地へ", "送られている")


@CONDITIONS.words(WasThereBy)
def _was_there_by(node: WasThereBy, scope: Scope) -> Phrase:
    return phrase(f"このカードが自身の{label_of(node.effect, scope)}効果で特殊召喚", "されている")
