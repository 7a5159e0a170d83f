"""A whole card in English."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from duelkit.yugioh.language.base import Modifier
from duelkit.yugioh.language.card import Card, Effect, Limit, LimitScope, Pledge, Procedure
from duelkit.yugioh.language.clauses import Apply
from duelkit.yugioh.language.nouns import MONSTER
from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.language.terms import CardType, Side, SummonKind, Until
from duelkit.yugioh.text.en.effects import TIMES, effect_text
from duelkit.yugioh.text.grammar.en.clauses import in_position, statement_of
from duelkit.yugioh.text.grammar.en.core import CONDITIONS, MATERIALS, MODIFIERS, PARTS, VERBS, Noun, Scope
from duelkit.yugioh.text.grammar.en.moments import ORDINALS, moment_of
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.text.grammar.en.places import pool_text, zone_words
from duelkit.yugioh.text.grammar.en.terms import (
    SPELL_WORDS,
    TYPE_LINE,
    attributes,
    figure,
    listed,
    races,
    summon,
    summons,
    written,
)
from duelkit.yugioh.text.grammar.heads import arrows
from duelkit.yugioh.text.grammar.reading import is_numbered, limit_of
from duelkit.yugioh.text.pieces import NO_EFFECT, Piece, in_lines, place_of
from duelkit.yugioh.words.material_summons.meaning import FusionMaterials, LinkMaterials, SynchroMaterials

EXTRA = CardType.FUSION | CardType.SYNCHRO | CardType.XYZ | CardType.LINK

SERIES_BY_JAPANESE_NAME: Final = (("デーモン", "Archfiend"),)
"""Words in Japanese names that make cards a series; in English some of these cards lack the word in their names."""


def summoning(card: Card, scope: Scope) -> list[str]:
    """How the card may be summoned, beyond the rules: sentences."""
    own = any(procedure.kind & SummonKind.SPECIAL for procedure in card.procedures)
    sentences = _names(card) + _limits_of_summons(card, scope) + _only_ways(card, scope, own=own)
    for procedure in card.procedures:
        sentences += _way(procedure, card, scope)
    if card.pledge is not None:
        sentences.append(PARTS(card.pledge, scope))
    return sentences


@PARTS.words(Pledge)
def _pledge(node: Pledge, scope: Scope) -> str:
    if not node.modifiers:
        return f"This card can be {summons(node.kinds)} only if {CONDITIONS(node.condition, scope).text}"
    scope.restricting = f"the turn you {summon(node.kinds) if node.kinds else 'Special Summon'} this card"
    text = VERBS(Apply(node.modifiers, None, Until.END_OF_TURN), scope).base
    scope.restricting = ""
    return text


def _names(card: Card) -> list[str]:
    """What else the card is called, and what it is Ritual Summoned with."""
    sentences: list[str] = []
    if card.types & CardType.RITUAL and card.mentions:
        names = listed([f'"{en}"' for _, en in card.mentions], "or")
        sentences.append(
            f"You can Ritual Summon this card with {names}."
            if card.types & CardType.MONSTER
            else f"This card is used to Ritual Summon {names}."
        )
    if card.also_named:
        names = listed([f'"{en}"' for _, en in card.also_named], "and")
        whose = "'s name" if card.renamed else ""
        sentences.append(f"(This card{whose} is always treated as {names}.)")
    return sentences + [
        f'(This card is always treated as an "{en}" card.)'
        for ja, en in SERIES_BY_JAPANESE_NAME
        if ja in card.ja and en not in card.en
    ]


def _further_materials(card: Card, scope: Scope) -> list[str]:
    """Which further monsters can be materials, or count as others."""
    made = card.materials
    if isinstance(made, SynchroMaterials) and made.stand_in is not None:
        level = f"Level {made.stand_in.level} " if made.stand_in.level else ""
        noun = noun_of(made.stand_in.which, scope).one
        return [f"for this card's Synchro Summon, you can treat 1 {noun} you control as a {level}Tuner"]
    if isinstance(made, LinkMaterials) and made.of_opponent is not None:
        noun = noun_of(made.of_opponent, scope).one
        return [f"you can also use 1 {noun} your opponent controls as material to Link Summon this card"]
    return []


def _limits_of_summons(card: Card, scope: Scope) -> list[str]:
    """How the card cannot be summoned, and its Pendulum Summon from the Extra Deck."""
    sentences: list[str] = []
    if isinstance(card.materials, FusionMaterials) and card.materials.only_these:
        sentences.append("can only be Fusion Summoned with the above materials")
    sentences += _further_materials(card, scope)
    if card.pendulum_level:
        sentences.append(
            f"if you can Pendulum Summon Level {card.pendulum_level}, you can Pendulum Summon this card "
            "that is face-up in your Extra Deck"
        )
    if card.types & CardType.SPECIAL and not card.types & EXTRA:
        sentences.append("cannot be Normal Summoned/Set")
    if card.no_special_summon:
        sentences.append("cannot be Special Summoned")
    if card.not_by is not None:
        sentences.append(f"cannot be Special Summoned by the effect of another {noun_of(card.not_by, scope).one}")
    if card.ritual_by is not None:
        sentences.append(f"can only be Ritual Summoned by the effect of {noun_of(card.ritual_by, scope).a}")
    if card.tributes is not None and not card.types & CardType.RITUAL:
        sentences.append(
            f"if you Tribute Summon this card, the Tributes must be {noun_of(card.tributes, Scope(card)).many}"
        )
    if card.tributes_too is not None:
        instead = f"{noun_of(card.tributes_too, scope).many} you control, as well as monsters"
        sentences.append(f"to Tribute Summon this card face-up, you can Tribute {instead}")
    if card.after_field:
        there = "and only if it was sent there from the field"
        sentences.append(f"cannot be Special Summoned except from the Graveyard, {there}")
    elif card.not_from:
        sentences.append(f"cannot be Special Summoned from your {listed(zone_words(card.not_from))}")
    return sentences


def _only_ways(card: Card, scope: Scope, *, own: bool) -> list[str]:
    """By what alone the card can be summoned.

    :param own: it has procedures for its Special Summon.
    """
    sentences: list[str] = []
    special = card.types & CardType.SPECIAL and not card.types & EXTRA and not own
    named = card.only_by & ~SummonKind.SPECIAL
    by = card.brought_by
    if by is not None:
        named_by = f'"{by[1]}"' if isinstance(by, tuple) else noun_of(by, scope).a
        how = "can only be" if card.always or card.strictly else "must first be"
        where = " from the Extra Deck" if card.strictly and not card.always else ""
        sentences.append(f"{how} Special Summoned{where} by the effect of {named_by}")
    elif special and not named:
        sentences.append("must be Special Summoned by a card effect")
    if card.strictly and named:
        too = ", or in the following way" if own else ""
        sentences.append(f"can only be Special Summoned from the Extra Deck by being {summons(named)}{too}")
    if card.always and named and not own:
        using = f" using only {noun_of(card.tributes, Scope(card)).many}" if card.tributes is not None else ""
        sentences.append(f"must be {summons(named)}{using}")
    elif special and named:
        sentences.append(f"must first be {summons(named)}")
    return sentences


def _way(procedure: Procedure, card: Card, scope: Scope) -> list[str]:
    """A procedure of a summon, what applies after it, and how often it may be used."""
    sentences = [PARTS(procedure, scope)]
    if procedure.this_turn:
        lead = "for the rest of the turn you Special Summon it this way, "
        sentences += _applied(procedure.this_turn, lead, scope)
    if procedure.limit is not None and procedure.onto is None:
        per = "Duel" if procedure.limit.scope is LimitScope.DUEL else "turn"
        times = TIMES.get(procedure.limit.times, f"{procedure.limit.times} times")
        sentences.append(f'you can only Special Summon "{card.en}" {times} per {per} this way')
    if procedure.modifiers:
        sentences += _applied(procedure.modifiers, "if Summoned this way, ", scope)
    return sentences


def _applied(modifiers: Sequence[Modifier], lead: str, scope: Scope) -> Sequence[str]:
    """What applies to the card after a procedure."""
    scope.now(RefKind.EACH, Noun("this card", this=True))
    clauses = [clause for modifier in modifiers for clause in MODIFIERS(modifier, scope)]
    return statement_of(clauses).prefixed(lead).sentences


def _stacked(node: Procedure, scope: Scope, lead: str, condition: str, cost: str) -> str:
    """You can also Xyz Summon this card by using 1 monster you control as material."""
    assert node.onto is not None
    limit = node.limit
    often = "" if limit is None else f"{TIMES.get(limit.times, f'{limit.times} times')} per turn, "
    this = "this card" if limit is None else f'"{scope.card.en}"'
    held = f"if {condition}, " if condition else ""
    under = noun_of(node.onto, scope)
    also = ([cost] if cost else []) + (
        [f"detaching {node.detached} material{'s' * (node.detached > 1)} from it"] if node.detached else []
    )
    paid = f", also {' and '.join(also)}" if also else ""
    return (
        f"{often}{lead}{held}you can also Xyz Summon {this} by using {under.a} you control as material{paid} "
        "(transfer its materials to this card)"
    )


@PARTS.words(Procedure)
def _procedure(node: Procedure, scope: Scope) -> str:
    scope.effect = None
    scope.known = {}
    card = scope.card
    moment, rest = moment_of(node.condition)
    condition = CONDITIONS(rest, scope).text if rest is not None else ""
    scope.paying = True
    cost = VERBS(node.cost, scope) if node.cost is not None else None
    scope.paying = False
    lead = f"{moment}, " if moment else ""
    if node.onto is not None:
        return _stacked(node, scope, lead, condition, cost.ing if cost is not None else "")
    asked = f"if {condition}, " if condition else ""
    if not node.kind & SummonKind.SPECIAL:
        return lead + asked + _normal_summon(node, scope)
    to = {Side.OPPONENT: " to your opponent's field", Side.EITHER: " to the field of its controller"}.get(node.to, "")
    how = in_position(node.positions) + to
    zones = listed(zone_words(node.zones))
    by = f" by {cost.ing}" if cost is not None else ""
    if card.types & CardType.SPECIAL or card.types & EXTRA:
        while_ = f", while {condition}" if condition else ""
        return f"{lead}{_must(card)} (from your {zones}){how}{by}{while_}"
    if node.pointed_by is not None:
        how += f" to your zone that {noun_of(node.pointed_by, scope).a} points to"
    if node.column_of:
        column = f"{node.column_of} or more cards are in the same column"
        asked = f"if {'there is a column with no cards' if node.column_of < 0 else column}, {asked}"
        how += " in that column"
    return f"{lead}{asked}you can Special Summon this card (from your {zones}){how}{by}"


def _must(card: Card) -> str:
    """must first be Special Summoned; you can also Special Summon this card."""
    kinds = card.only_by & ~SummonKind.SPECIAL
    if card.always and kinds:
        return f"must be {summons(kinds)}, or Special Summoned"
    if card.always or card.strictly and not kinds:
        return "must be Special Summoned"
    if card.types & CardType.SPECIAL or not card.types & EXTRA:
        return "must first be Special Summoned"
    return "you can also Special Summon this card"


def _normal_summon(node: Procedure, scope: Scope) -> str:
    """you can Tribute Summon this card by Tributing 1 monster."""
    set_too = "/Set" if node.set_too else ""
    if not node.tributes:
        return f"you can Normal Summon{set_too} this card without Tributing"
    words = noun_of(MONSTER if node.tributed is None else node.tributed, scope)
    many = words.many if node.tributes > 1 else words.one
    if node.tributed_of is not None:
        many = pool_text(node.tributed_of, scope, plural=node.tributes > 1)
    return f"you can Tribute Summon{set_too} this card by Tributing {node.tributes} {many}"


_SAID_AFTER = (
    LimitScope.THIS_EFFECT,
    LimitScope.EFFECTS_OF_NAME,
    LimitScope.CARD_ACTIVATION,
    LimitScope.DUEL,
    LimitScope.EFFECTS_OF_THIS_CARD,
)


@PARTS.words(Limit)
def _limit(node: Limit, scope: Scope) -> str:
    return limit_sentence(node, [0], 1, scope.card, "effect")


def limit_sentence(limit: Limit, which: list[int], of: int, card: Card, noun: str) -> str:
    """You can only use each effect of "X" once per turn."""
    if limit.also is not None:
        first, second = (
            limit_sentence(each, which, of, card, noun) for each in (replace(limit, also=None), limit.also)
        )
        return f"{first}, and {second}"
    if limit.scope is LimitScope.CHAIN_OF_EFFECTS:
        return "these effects cannot be activated in the same Chain"
    times = TIMES.get(limit.times, f"{limit.times} times")
    use = "activate" if limit.activate else "use"
    name = f'"{card.en}"'
    per = "Duel" if limit.scope is LimitScope.DUEL else "turn"
    if limit.scope is LimitScope.CARD_ACTIVATION:
        return f"you can only activate {limit.times} {name} per turn"
    if len(which) == 1:
        mark = f"the {ORDINALS[which[0]]} {noun}" if of > 1 else f"this {noun}"
        if limit.scope is LimitScope.EFFECTS_OF_THIS_CARD:
            return f"you can only {use} {mark} {times} per turn"
        return f"you can only {use} {mark} of {name} {times} per {per}"
    marks = f"the {listed([ORDINALS[index] for index in which], 'and')} {noun}s"
    every = len(which) == of
    if limit.scope is LimitScope.EFFECTS_OF_NAME:
        return (
            f"you can only {use} {limit.times} {name} {noun} per turn, and only once that turn"
            if every
            else f"you can only {use} {limit.times} of {marks} of {name} per turn, and only once that turn"
        )
    if limit.scope is LimitScope.EFFECTS_OF_THIS_CARD:
        marks = f"these {noun}s" if every else marks
        return f"{times} per turn, you can only {use} 1 of {marks} of this card"
    return (
        f"you can only {use} each {noun} of {name} {times} per {per}"
        if every
        else f"you can only {use} each of {marks} of {name} {times} per {per}"
    )


def limits(effects: list[Effect], places: list[int], card: Card, noun: str) -> list[str]:
    """The limits, which follow the effects."""
    groups: dict[Limit, list[int]] = {}
    for effect, place in zip(effects, places, strict=True):
        limit = limit_of(effect)
        if limit is not None and limit.scope is LimitScope.WHILE_FACE_UP:
            limit = limit.also  # the first is said with the effect
        if limit is None or limit.scope not in _SAID_AFTER:
            continue
        if limit.scope is LimitScope.EFFECTS_OF_THIS_CARD and [each.limit for each in card.effects].count(limit) == 1:
            continue
        groups.setdefault(limit, []).append(place)
    shown = sum(1 for place in places if place >= 0)
    return [limit_sentence(limit, found, shown, card, noun) for limit, found in groups.items()]


def box(effects: list[Effect], scope: Scope, noun: str) -> tuple[list[Piece], list[Piece], list[str]]:
    """(what precedes the effects, effects, limits)."""
    texts: list[Piece] = []
    places: list[int] = []
    before: list[Piece] = []
    for effect in effects:
        text = effect_text(effect, scope)
        piece = text, place_of(effect, scope.card)
        if not text or not is_numbered(effect):
            places.append(-1)
            if text:
                before.append(piece)
            continue
        places.append(len(texts))
        texts.append(piece)
    return before, texts, limits(effects, places, scope.card, noun)


GEMINI = (
    "this card is treated as a Normal Monster while face-up on the field or in the GY",
    "while this card is a Normal Monster on the field, you can Normal Summon it to have it become"
    " an Effect Monster with these effects",
)


def card_text(card: Card) -> str:
    """The whole text of a card."""
    return in_lines(card_pieces(card), SPACE)


SPACE = " "
"""What stands between the sentences of a line."""


def card_pieces(card: Card) -> list[list[Piece]]:
    """The whole text of a card in lines, each in pieces."""
    scope = Scope(card)
    lines: list[list[Piece]] = []
    pendulum = [effect for effect in card.effects if effect.pendulum]
    own = [effect for effect in card.effects if not effect.pendulum]
    heading = ("[ Monster Effect ]", NO_EFFECT)
    if pendulum:
        before, texts, after = box(pendulum, scope, "Pendulum Effect")
        lines += [[("[ Pendulum Effect ]", NO_EFFECT)], before, *([text] for text in texts), _after(after), [heading]]
    if card.materials is not None:
        lines.append([(MATERIALS(card.materials, scope), NO_EFFECT)])
    before, texts, after = box(own, scope, "monster effect" if pendulum else "effect")
    gemini = card.types & CardType.GEMINI
    head = written([*summoning(card, scope), *(GEMINI if gemini else ())])
    lines.append([(head, NO_EFFECT), *before])
    lines += [[(f"● {text}" if gemini else text, place)] for text, place in texts]
    lines.append(_after(after))
    lines = [line for line in lines if any(text for text, _ in line)]
    if lines and lines[-1] == [heading]:
        lines.pop()
    return lines


def _after(limits: list[str]) -> list[Piece]:
    """The line of the limits, which follows the effects."""
    return [(written(limits), NO_EFFECT)]


def type_line(card: Card) -> str:
    """[Warrior/Synchro/Tuner/Effect], [Quick-Play Spell Card]."""
    types = card.types
    if types & CardType.MONSTER:
        words = [word for kind, word in TYPE_LINE.items() if types & kind]
        if types & CardType.EFFECT and types & CardType.NORMAL:
            words.remove("Normal")
        return f"[{'/'.join([races(card.race), *words])}]"
    icon = " ".join(word for kind, word in SPELL_WORDS.items() if types & kind)
    return f"[{icon or 'Normal'} {'Spell' if types & CardType.SPELL else 'Trap'} Card]"


def figures_line(card: Card) -> str:
    """LIGHT, Level 4, ATK 1800 / DEF 300; nothing for spells and traps."""
    if not card.types & CardType.MONSTER:
        return ""
    parts = [attributes(card.attribute)]
    if card.types & CardType.LINK:
        parts.append(f"Link Rating {card.level} ({arrows(card.markers)})")
    elif card.level:
        parts.append(f"{'Rank' if card.types & CardType.XYZ else 'Level'} {card.level}")
    if card.scale or card.types & CardType.PENDULUM:
        parts.append(f"Pendulum Scale {card.scale}")
    values = []
    if card.atk is not None:
        values.append(f"ATK {figure(card.atk)}")
    if card.defense is not None:
        values.append(f"DEF {figure(card.defense)}")
    return ", ".join([*parts, " / ".join(values)])
