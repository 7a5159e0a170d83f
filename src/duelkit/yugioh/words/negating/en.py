"""Words about negation and being unaffected (無効): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.base import Not
from duelkit.yugioh.language.nouns import IsThis, OfType
from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.en.clauses import about
from duelkit.yugioh.text.grammar.en.core import FILTERS, MODIFIERS, VERBS, Clause, Noun, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.text.grammar.en.places import the_place
from duelkit.yugioh.text.grammar.en.terms import PLAYER
from duelkit.yugioh.text.grammar.en.verbs import act
from duelkit.yugioh.words.negating.meaning import (
    BESIDES_ITS_OWN,
    ActivatedNegated,
    FusionsNotNegated,
    IsNegated,
    NegateActivation,
    Negated,
    NegateEffect,
    NegatesEffectsOf,
    NegateSummon,
    NotNegated,
    Rebuffs,
    Unaffected,
)

FILTERS.fixed({IsNegated: Trait(Slot.CLAUSE, "whose effects are negated", "whose effects are not negated")})


@FILTERS.words(NegatesEffectsOf)
def _negates_effects(node: NegatesEffectsOf, scope: Scope) -> Trait:
    effects = f"an effect that negates {noun_of(OfType(node.kind), scope).core} effects"
    return Trait(Slot.CLAUSE, f"that has {effects}", f"that does not have {effects}")


@MODIFIERS.words(Negated)
def _negated(node: Negated, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    if len(noun.text) > 20 or (noun.plural and noun.text != "them"):
        return [Clause(noun, whole=f"negate the effects of {noun.text}", order=True)]
    return [Clause(noun, "are negated", part="effects")]


@MODIFIERS.words(NotNegated)
def _not_negated(node: NotNegated, scope: Scope) -> list[Clause]:
    part = "activations and activated effects" if node.activations else "effects"
    if node.activated_only:
        both = "activations, activations of effects, and activated effects"
        part = "activated effects" if node.activations_can_be else both
    return [Clause(about(node.to, scope), "cannot be negated", part=part)]


@MODIFIERS.words(Unaffected)
def _unaffected(node: Unaffected, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    is_ = "is", "are"
    whose = {Side.YOU: "your ", Side.OPPONENT: "your opponent's ", Side.EITHER: "", None: ""}[node.by]
    if node.lower_level_monsters:
        effects = "the activated effects" if node.activated_only else "the effects"
        text = f"{effects} of {whose}monsters whose original Level or Rank is lower than this card's Level"
    elif node.of is None:
        text = f"{whose}activated effects" if node.activated_only else f"{whose}card effects"
    elif node.of == BESIDES_ITS_OWN:
        text = f"{whose}card effects, except {'their' if noun.plural else 'its'} own"
    elif isinstance(node.of, Not) and isinstance(node.of.part, IsThis):
        text = (
            f"{whose}other cards' effects"
            if not node.activated_only
            else f"the activated effects of {whose}other cards"
        )
    else:
        words = noun_of(node.of, scope)
        kind = words.core if words.core in ("Spell", "Trap", "Spell/Trap", "monster") else ""
        text = (
            f"{whose}{'activated ' if node.activated_only else ''}{kind} effects"
            if kind
            else f"the {'activated ' if node.activated_only else ''}effects of {whose}{words.many}"
        )
    if node.unless_targeted:
        text += f", unless they target {'them' if noun.plural else 'it'}"
    return [Clause(noun, f"{is_[0]} unaffected by {text}", f"{is_[1]} unaffected by {text}")]


@MODIFIERS.words(Rebuffs)
def _rebuffs(node: Rebuffs, scope: Scope) -> list[Clause]:
    noun, words = about(node.to, scope), noun_of(node.of, scope)
    only = "" if not node.alone else "only 1 of " if noun.plural else "only "
    whose = "" if node.by is None else " of your opponent" if node.by is Side.OPPONENT else " of yours"
    effect = f"any {words.core} effect{whose} that targets {only}{noun.text}"
    fate = f", and if you do, destroy that {words.core}" if node.destroys else ""
    if not node.die:
        return [Clause(noun, whole=f"negate {effect}{fate}", order=True)]
    faces = " or ".join(str(face) for face in node.die)
    roll = f"when resolving {effect}, roll a six-sided die"
    return [Clause(noun, whole=f"{roll}, and negate that effect if you roll {faces}{fate}", order=True)]


@MODIFIERS.words(ActivatedNegated)
def _activated_negated(node: ActivatedNegated, scope: Scope) -> list[Clause]:
    cards = noun_of(node.of, scope).many if node.of is not None else "cards"
    by = f" by {PLAYER[node.by]}" if node.by is not None and node.by is not Side.EITHER else ""
    where = f" {the_place(node.zones)}" if node.zones else ""
    where = " while in Defense Position" if node.in_defense else " in this card's column" if node.in_column else where
    fate = ", and if you do, destroy those cards" if node.destroys else ""
    noun = Noun("effects", plural=True)
    if node.in_defense:
        return [Clause(noun, whole="negate the activated effects of Defense Position monsters", order=True)]
    if node.once_per_turn:
        card = noun_of(node.of, scope).one if node.of is not None else "card"
        fate = ", and if you do, destroy that card" if node.destroys else ""
        first = f"negate the first activated effect of a {card}{by}{where} that resolves each turn{fate}"
        return [Clause(Noun("effect"), whole=first, order=True)]
    return [Clause(noun, whole=f"negate the effects of {cards} activated{by}{where}{fate}", order=True)]


VERBS.fixed(
    {
        NegateActivation: act("negate", "the activation"),
        NegateEffect: act("negate", "that effect"),
        NegateSummon: act("negate", "the Summon"),
    }
)


@MODIFIERS.words(FusionsNotNegated)
def _fusions_not_negated(node: FusionsNotNegated, scope: Scope) -> list[Clause]:
    whose = {Side.YOU: "your", Side.OPPONENT: "your opponent's", Side.EITHER: "any"}[node.side]
    what = f"the activation of {whose} cards and effects that include an effect that Fusion Summons a monster"
    return [Clause(Noun(what), "cannot be negated")]
