"""Words about what else can be a material, and as what (素材として扱う): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.text.grammar.en.clauses import about
from duelkit.yugioh.text.grammar.en.core import MODIFIERS, WHATS, Clause, Noun, Scope
from duelkit.yugioh.words.material_uses.meaning import LinkMaterialAs, SynchroFromHand


@MODIFIERS.words(SynchroFromHand)
def _from_hand(node: SynchroFromHand, scope: Scope) -> list[Clause]:
    used = f"if {about(node.to, scope).text} would be used as a Synchro Material"
    return [Clause(Noun("you"), whole=f"{used}, 1 monster in your hand can be used as 1 of the other materials")]


@MODIFIERS.words(LinkMaterialAs)
def _as_shown(node: LinkMaterialAs, scope: Scope) -> list[Clause]:
    card, like = about(node.to, scope).text, WHATS(node.like, scope).text
    treated = f"when you Link Summon, you can treat {card} as a material with the same name, Type, and Attribute as"
    return [Clause(Noun("you"), whole=f"{treated} {like}")]
