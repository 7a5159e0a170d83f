"""Attacks, counterattacks and battles, in English."""

from __future__ import annotations

from dataclasses import replace

from duelkit.judgment.language.filters import RefKind, flat, is_this
from duelkit.judgment.text.en.amounts import change, quantity
from duelkit.judgment.text.en.clauses import LETTERS, THIS, subject
from duelkit.judgment.text.en.core import ABILITIES, CONDITIONS, MODIFIERS, VERBS, Clause, Noun, Phrase, Scope, start
from duelkit.judgment.text.en.nouns import creatures, fields
from duelkit.judgment.text.en.phrases import acts
from duelkit.judgment.text.en.terms import NUMBERS
from duelkit.judgment.text.reading import as_enemies, is_area, refers
from duelkit.judgment.words.battle.meaning import (
    AttackNow,
    Decoys,
    ExtraAttack,
    Incite,
    Intercept,
    MagicGroup,
    NoCounter,
    Possesses,
    Strike,
)


@ABILITIES.words(MagicGroup)
def _magic_group(node: MagicGroup, scope: Scope) -> list[str]:
    start(scope)
    scope.now(RefKind.TARGET, Noun("the target"))
    which = f" of attack {LETTERS[node.pattern]}" if node.pattern >= 0 and len(scope.card.patterns) > 1 else ""
    group = creatures(node.group, scope)
    relative = refers(node.group, RefKind.TARGET)
    if node.fields is not None:
        scope.fields = [Noun("it")]
        return [
            f"the target of the Magic Attack{which} is {fields(node.fields, scope).a}; it strikes {group.all.text} on"
            " that field and on those adjacent to it"
        ]
    text = f"the Magic Attack{which} strikes {'its target and ' if relative else ''}{group.all.text}"
    if node.targets is not None and not set(flat(node.targets)) <= set(flat(node.group)):
        text += f"; its target must be {creatures(as_enemies(node.targets), scope).a}"
    return [text]


@ABILITIES.words(Intercept)
def _intercept(node: Intercept, scope: Scope) -> list[str]:
    start(scope)
    state = f"while {CONDITIONS(node.condition, scope).text}, " if node.condition is not None else ""
    if is_this(node.by):
        return [
            f"Intercept: {state}half the time, this creature attacks at no cost an enemy creature that has just been"
            " summoned into its Attack Zones"
        ]
    return [
        f"Intercept: {state}half the time, {creatures(node.by, scope).a} attacks at no cost an enemy creature that has"
        " just been summoned into its Attack Zones"
    ]


def _itself(scope: Scope) -> None:
    scope.now(RefKind.SELF, Noun("it", pronoun="it"))


@MODIFIERS.words(Possesses)
def _possesses(node: Possesses, scope: Scope) -> list[Clause]:
    _itself(scope)
    words = creatures(node.to, scope)
    scope.now(RefKind.SELF, THIS)
    return [Clause(THIS, f"possesses {words.all.text}")]


@MODIFIERS.words(Decoys)
def _decoys(node: Decoys, scope: Scope) -> list[Clause]:
    who = subject(node.to, scope)
    if who.this:
        _itself(scope)
    for_whom = creatures(node.enemies, scope).all.text
    scope.now(RefKind.SELF, THIS)
    return [Clause(who, f"is a Decoy for {for_whom}", f"are Decoys for {for_whom}")]


@MODIFIERS.words(ExtraAttack)
def _extra_attack(node: ExtraAttack, scope: Scope) -> list[Clause]:
    times = "once" if node.number == 1 else "twice" if node.number == 2 else f"{NUMBERS[node.number]} times"
    return [Clause(subject(node.to, scope), f"can be activated to attack {times} more each turn")]


@MODIFIERS.words(Strike)
def _strike(node: Strike, scope: Scope) -> list[Clause]:
    target = ""
    scope.now(RefKind.TARGET, Noun("the target"))
    if node.if_any is not None:
        words = creatures(node.if_any, scope)
        target = f" one or more {words.many}" if is_area(scope.card) and not words.sole else f" {words.a}"
    elif node.hitting:
        target = f" {'exactly one creature' if node.hitting == 1 else f'{NUMBERS[node.hitting]} creatures at once'}"
    if node.becomes:
        then = f"its Attack for that attack is {quantity(node.amount, scope).text}"
    else:
        then = f"it gets {change('Attack', node.amount, False, scope, ' for that attack')}"
    state = f" if {CONDITIONS(node.condition, scope).text}" if node.condition is not None else ""
    half = "half the time " if node.chance else ""
    return [Clause(None, f"{half}when this creature attacks{target}{state}, {then}", own=not node.chance)]


@VERBS.words(NoCounter)
def _no_counter(node: NoCounter, scope: Scope) -> Phrase:
    return replace(acts(node.what, "cannot counterattack", "cannot counterattack", scope), aside=True)


@VERBS.words(AttackNow)
def _attack_now(node: AttackNow, scope: Scope) -> Phrase:
    phrase = acts(node.what, "attacks at no cost", "attack at no cost", scope)
    if node.used:
        return replace(phrase, tail=("this counts as its activation to attack",))
    return phrase


VERBS.fixed(
    {
        Incite: Phrase(
            "each creature on the board attacks once, in turn: first that on the centre field, then that on the field"
            " to which this card points, and on clockwise",
            order=False,
        )
    }
)
