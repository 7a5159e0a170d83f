"""English noun phrases: Level 4 or lower Warrior monster with 1500 or less ATK."""

from __future__ import annotations

import re
from dataclasses import dataclass

from duelkit.yugioh.language.base import All, AnyOf, Filter, Not
from duelkit.yugioh.language.nouns import OfType
from duelkit.yugioh.language.terms import CardType
from duelkit.yugioh.text.grammar.en.core import FILTERS, HEADS, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.en.terms import MONSTER_WORDS, SPELL_WORDS, article, listed
from duelkit.yugioh.text.grammar.heads import Head, alternatives_of, head_of, of_kinds, parts_of


def type_words(types: CardType) -> tuple[str, str]:
    """(Synchro Tuner, monster), (Continuous, Spell) …: the modifiers and the noun."""
    if types & CardType.TOKEN:
        return "", "Token"
    if types & CardType.SPELL:
        return " ".join(word for kind, word in SPELL_WORDS.items() if types & kind), "Spell"
    if types & CardType.TRAP:
        return " ".join(word for kind, word in SPELL_WORDS.items() if types & kind), "Trap"
    if types == CardType.EQUIP:
        return "", "Equip Card"
    words = [word for kind, word in MONSTER_WORDS.items() if types & kind]
    if types & CardType.TUNER:
        return " ".join(words), "Tuner"
    return " ".join(words), "Monster" if words else "monster"


def common_head(words: list[str]) -> str:
    """Spell, Trap → Spell/Trap; Fusion Monster, Synchro Monster → Fusion or Synchro Monster."""
    if set(words) == {"Spell", "Trap"}:
        return "Spell/Trap"
    if all(word.endswith(" Monster") for word in words):
        return listed([word.removesuffix(" Monster") for word in words]) + " Monster"
    return listed(words)


@dataclass(frozen=True, slots=True)
class Words:
    """A noun phrase in pieces, so that a place can stand between noun and exception.

    :param core: the noun with what stands before it, singular and plural.
    :param post: what stands after it (with 1500 or less ATK).
    :param but: what it is not (except "X").
    """

    core: str
    cores: str
    post: str = ""
    posts: str = ""
    but: str = ""
    all: str = ""
    proper: bool = False
    one_of_a_kind: bool = False

    def at(self, place: str, *, plural: bool = False, every: bool = False) -> str:
        """The noun phrase with a place; ``every``: of all these cards, not of some."""
        core, post = (self.cores, self.posts or self.post) if plural else (self.core, self.post)
        core = self.all or core if every else core
        parts = [core, post, place] if _is_close(post) else [core, place, post]
        text = " ".join(part for part in parts if part)
        return f"{text}⟦, except {self.but}⟧" if self.but else text

    @property
    def optional(self) -> str:
        """monster(s)."""
        nouns = ("monster", "Monster", "card", "Spell", "Trap", "Token", "Tuner", "Card")
        return f"{self.core}(s)" if self.core.endswith(nouns) and self.core != self.cores else self.core

    @property
    def faced(self) -> bool:
        """Whether the cards are called face-up."""
        return "face-up" in self.core

    @property
    def faceless(self) -> str:
        """The noun without face-up before it."""
        return self.core.removeprefix("face-up ")

    @property
    def modifiers(self) -> str:
        """What precedes monster or card."""
        return self.core.removesuffix("monster").removesuffix("card").strip()

    @property
    def as_tuner(self) -> str:
        """a Warrior Tuner; a Tuner stays a Tuner."""
        words = self.a.removesuffix("card").removesuffix("monster").strip()
        return words if words.endswith(" Tuner") else f"{words} Tuner"

    @property
    def as_card(self) -> str:
        """a Spell/Trap Card; a "X" card."""
        return f"{self.a} Card" if self.core.endswith(("Spell", "Trap")) else self.a

    @property
    def effect(self) -> str:
        """a Spell effect; the effect of "X"."""
        if self.post or self.proper:
            return f"the effect of {self.a}"
        return self.a if self.a.endswith(" effect") else f"{self.a} effect"

    def ends_with_place(self, *, plural: bool = False) -> bool:
        """Whether a place ends the phrase."""
        post = plural and self.posts or self.post
        return not self.but and (not post or _is_close(post))

    @property
    def one(self) -> str:
        """Singular, without a place."""
        return self.at("")

    @property
    def many(self) -> str:
        """Plural, without a place."""
        return self.at("", plural=True)

    @property
    def a(self) -> str:
        """With an article, unless it is a known card."""
        return self.an(self.one)

    def an(self, text: str) -> str:
        """``text``, its words at a place, with an article, unless it is a known card."""
        return text if self.one_of_a_kind else article(text)


def _is_close(post: str) -> bool:
    """Whether what follows a noun stays with it, before a place: with 1500 or less ATK."""
    return all(
        re.fullmatch(r"(with )?\d+( or (more|less))? (ATK|DEF)|of that \w+", part) for part in post.split(" and ")
    )


_KINDS = (
    {CardType.QUICK_PLAY, CardType.CONTINUOUS, CardType.EQUIP, CardType.FIELD},
    {CardType.CONTINUOUS, CardType.COUNTER},
)


def _normal(parts: list[Filter]) -> str:
    excluded = {
        alternative.types & ~(CardType.SPELL | CardType.TRAP)
        for part in parts
        if isinstance(part, Not)
        for alternative in alternatives_of(part.part)
        if isinstance(alternative, OfType)
    }
    if OfType(CardType.SPELL) in parts and excluded >= _KINDS[0]:
        return "Normal Spell"
    return "Normal Trap" if OfType(CardType.TRAP) in parts and excluded >= _KINDS[1] else ""


def noun_of(node: Filter | None, scope: Scope, head: Head | None = None) -> Words:
    """The noun phrase for the cards that pass a filter."""
    if node is None:
        one, many = HEADS[head or Head.CARD]
        return Words(one, many)
    parts = list(parts_of(node))
    normal = _normal(parts)
    if normal:
        parts = [part for part in parts if not of_kinds(part)]
    mixed = next((part for part in parts if isinstance(part, AnyOf) and _is_mixed(part, scope)), None)
    if mixed is not None:
        return _alternatives(mixed, [part for part in parts if part is not mixed], scope)
    types = CardType(0)
    slots: dict[Slot, list[Trait]] = {slot: [] for slot in Slot}
    for part in parts:
        if isinstance(part, OfType):
            types |= part.types
            continue
        trait = FILTERS(part, scope)
        slots[trait.slot].append(trait)
    own = head_of(node)
    noun = _head(types, slots, own if head is None or own is not Head.CARD else head, normal)
    return _assembled(slots, *noun)


_BEFORE = (Slot.OTHER, Slot.FACE, Slot.NON, Slot.BOUND, Slot.ATTRIBUTE, Slot.RACE, Slot.SERIES)
"""What precedes a noun, in this order."""


def _spaced(*words: str) -> str:
    return " ".join(word for word in words if word)


def _assembled(slots: dict[Slot, list[Trait]], noun: str, nouns: str) -> Words:
    """The noun, singular and plural, with its properties around it."""
    name = " ".join(trait.text for trait in slots[Slot.NAME])
    before = _facing([trait.text for slot in _BEFORE for trait in slots[slot]])
    lead = _spaced(*dict.fromkeys(before))
    posts = slots[Slot.CLAUSE]
    post = " and ".join(trait.text for trait in posts)
    return Words(
        core=f"this {lead} card" if name == "this card" and lead else _spaced(lead, name or noun),
        cores=_spaced(lead, name or nouns),
        all=_spaced(_of_all(lead, slots), name.replace(" or ", " and ") or nouns),
        post=post.replace("ATK and with ", "ATK and ").replace("DEF and with ", "DEF and "),
        posts=" and ".join(trait.plural or trait.text for trait in posts),
        but=" and ".join(trait.text for trait in slots[Slot.EXCEPT]),
        proper=bool(name),
        one_of_a_kind=name in ("this card", "it", "them") or name.startswith(("that ", "the ", "those ", "your ")),
    )


def _facing(words: list[str]) -> list[str]:
    """Put face-up first: face-up Defense Position."""
    if "face-up" in words and any(word in ("Attack Position", "Defense Position") for word in words):
        return ["face-up", *(word for word in words if word != "face-up")]
    return words


def _of_all(lead: str, slots: dict[Slot, list[Trait]]) -> str:
    for slot in (Slot.RACE, Slot.ATTRIBUTE, Slot.SERIES):
        for trait in slots[slot]:
            lead = lead.replace(trait.text, trait.text.replace(" or ", " and "))
    return lead


def plural_of(noun: str) -> str:
    """Spells/Traps, Tuners, monsters."""
    if noun == "Spell/Trap":
        return "Spells/Traps"
    if " or " in noun and not noun.endswith(("Monster", "monster", "card")):
        return " or ".join(plural_of(part) for part in noun.split(" or "))
    return f"{noun}s" if not noun.endswith("s") else noun


def _head(types: CardType, slots: dict[Slot, list[Trait]], head: Head, normal: str) -> tuple[str, str]:
    if normal:
        return normal, f"{normal}s"
    words = [trait.text for trait in slots[Slot.HEAD]]
    if types:
        before, noun = type_words(types)
        words.insert(0, f"{before} {noun}".strip())
    if not words:
        one, many = HEADS[head]
        return one, many
    if len(words) > 1:
        words = [word for word in words if word not in ("monster", "card")] or words[:1]
    noun = " ".join([*(word.removesuffix(" Monster") for word in words[:-1]), words[-1]])
    return noun, plural_of(noun)


def _is_mixed(node: AnyOf, scope: Scope) -> bool:
    slots = {FILTERS(part, scope).slot for part in node.parts}
    return any(isinstance(part, All) for part in node.parts) or len(slots) > 1


def _alternatives(mixed: AnyOf, others: list[Filter], scope: Scope) -> Words:
    """A noun for each alternative, with shared properties in each of them or after the last."""
    shared = [part for part in others if isinstance(part, OfType)]
    outer = [part for part in others if not isinstance(part, OfType)]
    each = [noun_of(_with_shared(alternative, shared), scope) for alternative in mixed.parts]
    traits = [FILTERS(part, scope) for part in outer]
    before = " ".join(
        t.text for t in sorted(traits, key=lambda t: t.slot) if t.slot not in (Slot.CLAUSE, Slot.EXCEPT, Slot.NONE)
    )
    post = " and ".join(t.text for t in traits if t.slot is Slot.CLAUSE)
    but = " and ".join(t.text for t in traits if t.slot is Slot.EXCEPT)
    lead = f"{before} " if before else ""
    return Words(
        lead + listed([words.one for words in each]),
        lead + listed([words.many for words in each], "and" if not post else "or"),
        post,
        "",
        but,
    )


def _with_shared(alternative: Filter, shared: list[OfType]) -> Filter:
    """An alternative with the types that all share, unless it names its kind of card already."""
    own = parts_of(alternative)
    monster = isinstance(alternative, OfType | All) and head_of(alternative) is not Head.CARD
    mine = [part for part in shared if part not in own and not (monster and part == OfType(CardType.MONSTER))]
    return All((*own, *mine)) if mine or len(own) > 1 else own[0]
