"""Words about what applies for a time, whenever, or while (適用): their wording in English."""

from __future__ import annotations

from dataclasses import replace

from duelkit.yugioh.language.base import Modifier
from duelkit.yugioh.language.clauses import Apply, While
from duelkit.yugioh.language.selections import LINKED, Pick, RefKind
from duelkit.yugioh.language.terms import Action, EventKind, Until
from duelkit.yugioh.text.grammar.en.clauses import about, apart, said_of
from duelkit.yugioh.text.grammar.en.core import (
    CONDITIONS,
    EVENTS,
    MODIFIERS,
    VERBS,
    WHATS,
    Clause,
    Noun,
    Phrase,
    Scope,
    it,
)
from duelkit.yugioh.text.grammar.en.moments import ORDINALS, moment_of
from duelkit.yugioh.text.grammar.en.nouns import type_words
from duelkit.yugioh.text.grammar.en.terms import UNTIL, article
from duelkit.yugioh.text.grammar.en.verbs import acted, ordered
from duelkit.yugioh.text.grammar.reading import turns_after_attack
from duelkit.yugioh.words.destroying.meaning import Destroy
from duelkit.yugioh.words.lasting.meaning import Bind, Treated, Whenever
from duelkit.yugioh.words.moving.meaning import Banish, Send
from duelkit.yugioh.words.permissions.meaning import Cannot


@MODIFIERS.words(Treated)
def _treated(node: Treated, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    if node.like is not None:
        verbs = (
            f"is treated as having the name of {WHATS(node.like, scope).text}",
            f"are treated as having the name of {WHATS(node.like, scope).text}",
        )
        return [Clause(noun, *verbs, part="name")]
    if node.en:
        return (
            [Clause(noun, f'becomes "{node.en}"', f'become "{node.en}"', part="name")]
            if not noun.this and not noun.plural
            else [Clause(noun, f'becomes "{node.en}"', part="name")]
        )
    before, word = type_words(node.gains or node.loses)
    one = f"{before} {word}".strip().replace("monster", "Monster")
    if node.gains:
        return [Clause(noun, f"is treated as {article(one)}", f"are treated as {one}s")]
    return [Clause(noun, f"is not treated as {article(one)}", f"are not treated as {one}s")]


@MODIFIERS.words(While)
def _while(node: While, scope: Scope) -> list[Clause]:
    lead = while_text(node, scope)
    clauses: list[Clause] = []
    for modifier in node.modifiers:
        clauses += MODIFIERS(modifier, scope)
    return [replace(clause, lead=lead + clause.lead) for clause in clauses]


def while_text(node: While, scope: Scope) -> str:
    """while you control a "X","""
    moment, rest = moment_of(node.condition)
    if rest is None:
        return f"{moment}, "
    words = CONDITIONS(rest, scope).text
    return f"{moment}, while {words}, " if moment else f"while {words}, "


@MODIFIERS.words(Whenever)
def _whenever(node: Whenever, scope: Scope) -> list[Clause]:
    turns = turns_after_attack(node)
    if turns is not None:
        moment = "Damage Step" if turns[0] is EventKind.DAMAGE_STEP_ENDS else "Battle Phase"
        said = f"if this card attacks, it is changed to Defense Position at the end of the {moment}"
        more = ", and its battle position cannot be changed until the end of your next turn" if turns[1] else ""
        return [Clause(Noun(""), whole=said + more)]
    occasion = EVENTS(node.when, scope)
    once = "once per turn, " if node.once_per_turn else ""
    verb = VERBS(node.verb, scope)
    at_once = isinstance(node.verb, Destroy) or isinstance(node.verb, Banish | Send) and node.verb.what == LINKED
    if occasion.moment:
        lead = f"{once}{occasion.text}, "
    elif once or at_once or (isinstance(node.verb, Apply) and node.verb.until is Until.LEAVES):
        lead = f"{once}{'when' if at_once else 'if'} {occasion.text}, "
    else:
        lead = f"each time {occasion.text}, "
    return [Clause(Noun(""), whole=". ".join(verb.prefixed(lead).sentences))]


@VERBS.words(Bind)
def _bind(node: Bind, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope)
    scope.now(RefKind.LINKED, it(what.head, what.plural))
    verb = "remain the targets" if what.plural else "remains the target"
    return Phrase(f"{what.subj} {verb} of this card while this card is on the field", stated=True)


def lasting(modifiers: tuple[Modifier, ...], until: Until, times: int, scope: Scope) -> Phrase:
    """Modifiers and how long they apply."""
    clauses = [clause for modifier in modifiers for clause in MODIFIERS(modifier, scope)]
    words = UNTIL[until]
    if until is Until.END_OF_TURN and all(isinstance(modifier, Cannot) for modifier in modifiers):
        words = (
            "for the rest of this turn"
            if modifiers and getattr(modifiers[0], "side", None) is not None
            else "this turn"
        )
    if times > 1:
        words = (
            f"until the end of your opponent's {ORDINALS[times - 1]} turn"
            if until is Until.OPPONENTS_TURN_END
            else words
        )
    shield = [
        modifier
        for modifier in modifiers
        if isinstance(modifier, Cannot) and modifier.action is Action.TAKE_BATTLE_DAMAGE
    ]
    if shield and len(modifiers) == 1 and until in (Until.END_OF_DAMAGE_STEP, Until.DAMAGE_CALCULATION):
        words = "from that battle"
    leads = {clause.lead for clause in clauses}
    if len(clauses) > 2 and len(leads) == 1 and "" not in leads:
        lead = leads.pop()
        each = apart([replace(clause, lead="") for clause in clauses])
        start = {"until the end of this turn": "this turn, "}.get(words, f"{words}, " if words else "")
        return Phrase(f"{start}{lead.replace('while ', 'if ')}apply these effects", stated=True).with_tail(
            *(f"● {text}" for text in each)
        )
    text = said_of(clauses)
    if words == "until the end of this turn" and text.base.endswith(", once per turn"):
        phase = "during your Main Phase"
        return replace(text, base=text.base.removesuffix(", once per turn").replace(phase, f"{phase} this turn"))
    if words and any(clause.whole for clause in clauses):
        return text.prefixed("this turn, " if words == "until the end of this turn" else f"{words}, ")
    if words and ", also " in text.base and ", except" not in text.base:
        return text.prefixed("this turn, " if words.endswith("this turn") else f"{words}, ")
    order = ordered(text.base)
    text = replace(text, base=order, stated=text.stated and order == text.base)
    if words and ", except" in text.base:
        head, _, rest = text.base.partition(", except")
        return replace(text, base=f"{head} {words}, except{rest}")
    return replace(text, base=f"{text.base}{', ' if words and ', also ' in text.base else ' ' if words else ''}{words}")


@VERBS.words(Apply)
def _apply(node: Apply, scope: Scope) -> Phrase:
    before = scope.known.get(RefKind.EACH)
    lead = ""
    if node.to is not None:
        what = WHATS(node.to, scope)
        each = what
        if isinstance(node.to, Pick):
            lead = f"choose {what.text}; " if not scope.paying else ""
            each = it(what.head, what.plural)
        scope.now(RefKind.EACH, each)
        said = lasting(node.modifiers, node.until, node.times, scope)
        said = said.prefixed(lead) if lead else said
        acted(scope, what, "affected")
    else:
        said = lasting(node.modifiers, node.until, node.times, scope)
    if before is not None:
        scope.now(RefKind.EACH, before)
    else:
        scope.known.pop(RefKind.EACH, None)
    return said
