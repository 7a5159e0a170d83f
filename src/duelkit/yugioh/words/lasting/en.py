"""Words about what applies for a time, whenever, or while (適用): their wording in English."""

from __future__ import annotations

from dataclasses import replace

from duelkit.yugioh.language.amounts import The
from duelkit.yugioh.language.base import Modifier
from duelkit.yugioh.language.clauses import Apply, While
from duelkit.yugioh.language.permissions import Action
from duelkit.yugioh.language.selections import Pick, RefKind
from duelkit.yugioh.language.terms import EventKind, Handling, Until
from duelkit.yugioh.text.grammar.en.clauses import about, apart, statement_of
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
from duelkit.yugioh.text.grammar.en.nouns import noun_of, type_words
from duelkit.yugioh.text.grammar.en.terms import UNTIL, article
from duelkit.yugioh.text.grammar.en.verbs import acted
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.text.grammar.reading import of_bound
from duelkit.yugioh.words.lasting.meaning import Bind, Treated, Whenever
from duelkit.yugioh.words.permissions.meaning import Cannot


@MODIFIERS.words(Treated)
def _treated(node: Treated, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    if node.series is not None:
        kind = noun_of(node.series, scope, Head.MONSTER)
        return [Clause(noun, f"is also treated as {kind.a}", f"are also treated as {kind.many}")]
    if isinstance(node.like, The):
        return [Clause(noun, "becomes the declared name", "become the declared name", part="name")]
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
    one = " ".join(part for part in (before, "Monster" if word == "monster" else word) if part)
    if node.gains:
        return [Clause(noun, f"is treated as {article(one)}", f"are treated as {one}s")]
    return [Clause(noun, f"is not treated as {article(one)}", f"are not treated as {one}s")]


@MODIFIERS.words(While)
def _while(node: While, scope: Scope) -> list[Clause]:
    moment, rest = moment_of(node.condition)
    at = f"{moment}, " if moment else ""
    asked = f"{CONDITIONS(rest, scope).text}, " if rest is not None else ""
    lead, once = (f"{at}{word + asked if asked else ''}" for word in ("while ", "if "))
    clauses = [clause for modifier in node.modifiers for clause in MODIFIERS(modifier, scope)]
    return [replace(clause, lead=lead + clause.lead, once=once + clause.once) for clause in clauses]


@MODIFIERS.words(Whenever)
def _whenever(node: Whenever, scope: Scope) -> list[Clause]:
    turns = node.turns_after_attack()
    if turns is not None:
        moment = "Damage Step" if turns[0] is EventKind.DAMAGE_STEP_ENDS else "Battle Phase"
        result = f"if this card attacks, it is changed to Defense Position at the end of the {moment}"
        more = ", and its battle position cannot be changed until the end of your next turn" if turns[1] else ""
        return [Clause(Noun(""), whole=result + more)]
    occasion = EVENTS(node.when, scope)
    once = "once per turn, " if node.once_per_turn else ""
    verb = VERBS(node.verb, scope)
    at_once = Handling.DESTROYED in node.verb.mentioned_as or of_bound(node.verb)
    if occasion.moment:
        lead = f"{once}{occasion.text}, "
    elif once or at_once or (isinstance(node.verb, Apply) and node.verb.until is Until.LEAVES):
        lead = f"{once}{'when' if at_once else 'if'} {occasion.text}, "
        lead += "after everything has resolved, " if node.when_free else ""
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
    if scope.restricting:
        return statement_of(clauses).ordered().during(scope.restricting)
    words = _how_long(modifiers, until, times)
    leads = {clause.lead for clause in clauses}
    if len(clauses) > 2 and len(leads) == 1 and all(leads):
        each = apart([replace(clause, lead="", once="") for clause in clauses])
        start = "this turn, " if words == END_OF_TURN else f"{words}, " if words else ""
        return Phrase(f"{start}{clauses[0].once}apply these effects", stated=True).with_tail(
            *(f"● {text}" for text in each)
        )
    return statement_of(clauses).lasting(words, whole=any(clause.whole for clause in clauses))


END_OF_TURN = UNTIL[Until.END_OF_TURN]


def _how_long(modifiers: tuple[Modifier, ...], until: Until, times: int) -> str:
    """until the end of this turn; for the rest of this turn; from that battle."""
    first = modifiers[0] if len(modifiers) == 1 else None
    battle = isinstance(first, Cannot) and first.action is Action.TAKE_BATTLE_DAMAGE
    if battle and until in (Until.END_OF_DAMAGE_STEP, Until.DAMAGE_CALCULATION):
        return "from that battle"
    if until is Until.END_OF_TURN and all(isinstance(modifier, Cannot) for modifier in modifiers):
        player = modifiers and getattr(modifiers[0], "side", None) is not None
        return "for the rest of this turn" if player else "this turn"
    if times > 1 and until is Until.OPPONENTS_TURN_END:
        return f"until the end of your opponent's {ORDINALS[times - 1]} turn"
    return UNTIL[until]


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
        result = lasting(node.modifiers, node.until, node.times, scope)
        result = result.prefixed(lead) if lead else result
        acted(scope, what, "affected")
    else:
        result = lasting(node.modifiers, node.until, node.times, scope)
    if before is not None:
        scope.now(RefKind.EACH, before)
    else:
        scope.known.pop(RefKind.EACH, None)
    return result
