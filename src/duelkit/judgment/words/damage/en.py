"""Damage, dodging and death, in English."""

from __future__ import annotations

from duelkit.judgment.text.en.amounts import measure
from duelkit.judgment.text.en.clauses import THIS, gets, subject
from duelkit.judgment.text.en.core import MODIFIERS, VERBS, WHATS, Clause, Noun, Phrase, Scope
from duelkit.judgment.text.en.nouns import creatures
from duelkit.judgment.text.en.phrases import now_them, stated, them
from duelkit.judgment.text.en.terms import closed
from duelkit.judgment.words.damage.meaning import (
    Destroy,
    EvadesFrom,
    Extinct,
    MagicDamage,
    ReachesInvisible,
    SureBonus,
    TurnsDamage,
)


@MODIFIERS.words(EvadesFrom)
def _evades_from(node: EvadesFrom, scope: Scope) -> list[Clause]:
    who = subject(node.to, scope)
    attackers = creatures(node.attackers, scope).group.text
    if not node.attempts:
        return [Clause(who, f"has Perfect Dodge against {attackers}", f"have Perfect Dodge against {attackers}")]
    words = f"{node.attempts} Dodge attempt{'s' if node.attempts > 1 else ''} against {attackers}"
    return [gets(who, words)]


@MODIFIERS.words(ReachesInvisible)
def _reaches_invisible(node: ReachesInvisible, scope: Scope) -> list[Clause]:
    who = subject(node.to, scope)
    return [Clause(who, "can be attacked even if it is Invisible", "can be attacked even if they are Invisible")]


@MODIFIERS.words(SureBonus)
def _sure_bonus(node: SureBonus, scope: Scope) -> list[Clause]:
    words = creatures(node.to, scope).group.text
    return [Clause(None, f'attack bonuses that {words} gain "half the time" are gained every time')]


INTO = {
    "attack": "lowers the target's Attack instead of its HP, or its HP if its Attack is 0",
    "summoning cost": "lowers the target's Summoning Cost (minimum 1) instead of its HP, or its HP if that cost is 1",
    "mana": "makes your opponent lose as much mana instead of lowering the target's HP, or lowers its HP if your"
    " opponent has no mana",
    "stolen mana": "steals as much mana from your opponent instead of lowering the target's HP, or lowers its HP if"
    " your opponent has no mana",
}
"""What damage can affect instead of HP."""


@MODIFIERS.words(TurnsDamage)
def _turns_damage(node: TurnsDamage, scope: Scope) -> list[Clause]:
    return [Clause(Noun("the damage of this creature's attacks"), closed(INTO, node.into, "TurnsDamage"))]


@VERBS.words(MagicDamage)
def _magic_damage(node: MagicDamage, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    now_them(node.what, noun, scope)
    words = measure(node.amount, "magic damage", scope)
    return stated(noun, f"takes {words}", f"take {words}")


@VERBS.words(Destroy)
def _destroy(node: Destroy, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    now_them(node.what, noun, scope)
    return Phrase(f"destroy {them(noun)}")


MODIFIERS.table({Extinct: lambda node, scope: [Clause(THIS, "is destroyed at once, without exit mana")]})
