"""A whole card in English."""

from __future__ import annotations

from duelkit.cardlang.vocabulary import load
from duelkit.judgment import words
from duelkit.judgment.language.card import Card, Choice, Doubt, Limit, SpellCost
from duelkit.judgment.language.filters import FieldFilter, Pick, PickElement, RefKind
from duelkit.judgment.language.terms import Pile, SpellClass, Stat
from duelkit.judgment.text.en import icons as en_icons
from duelkit.judgment.text.en.amounts import quantity
from duelkit.judgment.text.en.core import ABILITIES, CONDITIONS, FIELDS, PARTS, VERBS, WHATS, Noun, Scope
from duelkit.judgment.text.en.nouns import cards, counted, creatures, fields
from duelkit.judgment.text.en.terms import (
    NUMBERS,
    ORDINALS,
    RARITIES,
    SPELL_CLASSES,
    STATS,
    elements,
    keyword_list,
    keyword_sentences,
)
from duelkit.judgment.text.grammar.en import capital, listed, sentence
from duelkit.judgment.text.sheet import CardText

load(words, "en")


# The head -----------------------------------------------------------------------------------------


@PARTS.words(Limit)
def _limit(node: Limit, scope: Scope) -> str:
    spell = scope.card.spell_class
    group = f"{SPELL_CLASSES[spell]} spells" if spell is not None else f"{scope.card.race} creatures"
    what = group if node.group else "copies" if node.count > 1 else "copy"
    if node.group and node.count == 1:
        return f"the only one of the {group} in its deck"
    return f"at most {node.count} {what} in a deck"


def figures(card: Card, scope: Scope) -> list[str]:
    """The lines of figures below the name."""
    rare = RARITIES[card.rarity]
    lock = f"{'Summoning' if card.is_creature else 'Casting'} Lock" if card.lock else ""
    limits = [PARTS(limit, scope) for limit in card.limits]
    if card.spell_class is not None:
        x = card.price is not None and card.price.mana and not card.cost
        first = [f"No. {card.number}", f"{SPELL_CLASSES[card.spell_class]} spell", f"cost {'X' if x else card.cost}"]
        return [", ".join([*first, *([lock] if lock else []), rare, *limits])]
    element = elements(card.element) if card.element else "no element"
    first = [f"No. {card.number}", element, card.race, *([card.affiliation] if card.affiliation else [])]
    costs = (
        f"Activation Cost {card.attack_cost}"
        if card.attack_cost == card.rotate_cost
        else f"Attack Cost {card.attack_cost}, Rotation Cost {card.rotate_cost}"
    )
    second = [f"Summoning Cost {card.cost}", costs, f"HP {card.hp}", f"{STATS[Stat.ATTACK]} {card.attack}"]
    return [", ".join([*first, rare, *limits]), ", ".join([*second, *([lock] if lock else [])])]


def keyword_line(card: Card) -> str:
    """Quickness, Dodge (1 attempt), Protection +2; empty if there is none."""
    words = keyword_list(card.keywords)
    if card.evasion:
        words.append(f"Dodge ({card.evasion} attempt{'s' if card.evasion > 1 else ''})")
    if card.protection:
        words.append(f"Protection +{card.protection}")
    return ", ".join(words)


# Spells -------------------------------------------------------------------------------------------


@PARTS.words(SpellCost)
def _spell_cost(node: SpellCost, scope: Scope) -> str:
    parts = []
    if node.discard:
        words = counted(node.discard, cards(node.which, scope)) if node.which is not None else _hand(node.discard)
        if node.with_one is not None:
            words += f", at least one of them {cards(node.with_one, scope).a}"
        parts.append(f"discard {words}")
        scope.now(RefKind.COST, Noun("the discarded card" + ("s" if node.discard > 1 else ""), node.discard > 1))
    if node.sacrifice is not None:
        parts.append(f"sacrifice {creatures(node.sacrifice, scope).a}")
        scope.now(RefKind.COST, Noun("the sacrificed creature"))
    words = " and ".join(parts)
    if node.mana == 0:
        return f"to cast this spell, {words}"
    value = quantity(node.mana, scope)
    if scope.card.cost == 0:
        return (f"to cast this spell, {words}. " if words else "") + f"X is {value.text}"
    more = f"pay {value.text} mana more" if value.number is not None else f"pay as much more mana as {value.text}"
    return f"to cast this spell, {' and '.join([*parts, more])}"


def _hand(number: int) -> str:
    return "a card" if number == 1 else f"{NUMBERS[number]} cards"


@PARTS.words(Choice)
def _choice(node: Choice, scope: Scope) -> str:
    what = node.what
    if isinstance(what, Pick):
        return WHATS(what, scope).text
    if isinstance(what, PickElement):
        return FIELDS(what, scope).text
    if isinstance(what, FieldFilter):
        return fields(what, scope).a
    return creatures(what, scope).a


def _kind(node: Choice) -> str:
    what = node.what
    if isinstance(what, PickElement):
        return "element"
    if isinstance(what, FieldFilter):
        return "field"
    if isinstance(what, Pick) and what.pool.piles != Pile.BOARD:
        return "card"
    return "creature"


def name_choices(card: Card, scope: Scope) -> None:
    """Name the choices of a spell: the chosen creature; the second chosen field."""
    kinds = [_kind(choice) for choice in card.choices]
    scope.fields = []
    creatures_chosen = [kind for kind in kinds if kind in ("creature", "card")]
    for index, (choice, kind) in enumerate(zip(card.choices, kinds, strict=True)):
        alike = kinds.count(kind)
        which = f"{ORDINALS[kinds[:index].count(kind)]} " if alike > 1 else ""
        many = isinstance(choice.what, Pick) and choice.what.most != 1
        both = f"the two chosen {kind}s" if alike > 1 and not many else ""
        noun = Noun(f"the {which}chosen {kind}{'s' if many else ''}", many, two=(both, kinds[:index].count(kind)))
        if kind == "field":
            scope.fields.append(noun)
        if kind in ("creature", "card"):
            scope.now(RefKind.TARGET, noun, sum(1 for other in kinds[:index] if other in ("creature", "card")))
            if len(creatures_chosen) == 1:
                scope.now(RefKind.TARGET, noun)
    if len(creatures_chosen) > 1:
        scope.now(RefKind.TARGET, Noun("the chosen creatures", plural=True))


def spell_text(card: Card, scope: Scope) -> list[str]:
    """The text of a spell: condition, cost, choices, effect."""
    lines = []
    if card.condition is not None:
        lines.append(sentence(f"you can cast this spell only while {CONDITIONS(card.condition, scope).text}"))
    name_choices(card, scope)
    price = PARTS(card.price, scope) if card.price is not None else ""
    if price:
        lines.append(sentence(price))
    parts = []
    if card.choices:
        parts.append(f"choose {_alike([PARTS(choice, scope) for choice in card.choices])}")
    if card.effect is not None:
        parts.append(VERBS(card.effect, scope).whole)
    lines.append(sentence(". ".join(parts)))
    if card.spell_class is SpellClass.SORCERY and "our turn ends" not in lines[-1]:
        lines[-1] += " Your turn ends."
    return lines


def _alike(parts: list[str]) -> str:
    """The choices of a spell; of two equal ones, the second is "another"."""
    if len(parts) == 2 and parts[0] == parts[1]:
        words = parts[0].split(" ", 1)[1]
        return f"{parts[0]} and another {words}"
    return listed(parts)


# The whole ----------------------------------------------------------------------------------------


@PARTS.words(Doubt)
def _doubt(node: Doubt, scope: Scope) -> str:
    return f"Not certain: {capital(node.what)}"


def card_text(card: Card) -> CardText:
    """A card in words."""
    scope = Scope(card)
    text = []
    if card.is_creature:
        words = keyword_line(card)
        if words:
            text.append(f"{words}.")
        text += [sentence(line) for line in keyword_sentences(card.keywords)]
        text += [sentence(line) for ability in card.abilities for line in ABILITIES(ability, scope)]
    else:
        text = spell_text(card, scope)
    return CardText(
        card.en,
        card.ja,
        tuple(figures(card, scope)),
        tuple(en_icons.icon_lines(card, scope)),
        tuple(text),
        tuple(sentence(PARTS(doubt, scope)) for doubt in card.doubts),
    )
