"""Words about battle positions (表示形式): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.terms import Position, Zone
from duelkit.yugioh.text.grammar.ja.clauses import clause_about
from duelkit.yugioh.text.grammar.ja.core import FILTERS, MODIFIERS, VERBS, WHATS, Clause, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.terms import position
from duelkit.yugioh.text.grammar.ja.verbs import acted
from duelkit.yugioh.words.positions.meaning import ChangePosition, KeptInPosition, WasFlipped


@VERBS.words(ChangePosition)
def _change_position(node: ChangePosition, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    if node.to is None:
        lead = f"{noun.wo}、その表示形式を" if noun.picked else f"{noun.bare}の表示形式を"
        result = phrase(lead, "変更する")
    else:
        words = position(node.to)
        if node.to == Position.FACE_UP_DEFENSE and not noun.zones & Zone.FIELD and noun.this:
            words = "守備表示"
        result = phrase(f"{noun.wo}{words}に", "する")
    if node.without_flip_effects:
        result = result.with_tail("この時、リバースモンスターの効果は発動しない")
    acted(scope, noun, "表示形式を変更した" if node.to is None else f"{position(node.to)}にした", Zone.MONSTER_ZONE)
    return result


@MODIFIERS.words(KeptInPosition)
def _kept_in_position(node: KeptInPosition, scope: Scope) -> list[Clause]:
    words = "守備表示" if node.position == Position.FACE_UP_DEFENSE else "攻撃表示"
    face = "表側" if node.face_down_too else ""
    if node.without_flip_effects:
        face = f"リバース効果を発動せずに{face}"
    return [clause_about(node.to, scope, phrase(f"{face}{words}に", "なる"))]


@FILTERS.words(WasFlipped)
def _was_flipped(node: WasFlipped, scope: Scope) -> Trait:
    turn = "" if node.ever else "このターンに"
    return Trait(Slot.CLAUSE, f"{turn}リバースした", f"{turn}リバースしていない")
