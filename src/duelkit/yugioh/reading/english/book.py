"""The phrases of our own English print, each with its meanings (文例集).

English is read with the wordings that print it: every effect of the library is printed and split where its definition is
joined, and each piece is kept with its meaning. A text is assembled from such pieces; it is understood if their combined
meaning is printed as exactly that text.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final, NamedTuple

from duelkit.yugioh.language.base import All, Filter, Joined, Joint, Verb, nodes
from duelkit.yugioh.language.card import Card, Effect, EffectKind, Limit, LimitScope, Materials, Procedure
from duelkit.yugioh.language.nouns import CanBeSpecialSummoned
from duelkit.yugioh.language.selections import Pick
from duelkit.yugioh.language.terms import CardType, Handling, SummonKind, Zone
from duelkit.yugioh.reading.canonical import canonical
from duelkit.yugioh.reading.english.nouns import UNPRINTABLE, NounBook
from duelkit.yugioh.reading.english.slots import Names, Slots, figures, leaves, renamed, shape
from duelkit.yugioh.reading.grammar.english import OWN, aim, anonymous, joined, parted, spelt, unlimited, without_stop
from duelkit.yugioh.text.en.card import EXTRA, summoning
from duelkit.yugioh.text.en.effects import effect_text
from duelkit.yugioh.text.grammar.en.core import MATERIALS, Scope
from duelkit.yugioh.text.grammar.en.terms import written
from duelkit.yugioh.text.grammar.reading import has_this

MOST: Final = 12
"""Maximum number of meanings of one wording."""
CLASSES: Final = CardType.MONSTER | CardType.SPELL | CardType.TRAP
_STAYING: Final = CardType.CONTINUOUS | CardType.EQUIP | CardType.FIELD


class Way(NamedTuple):
    """How a card can be summoned, beyond the rules (召喚条件)."""

    types: CardType
    only_by: SummonKind
    always: bool
    strictly: bool
    no_special_summon: bool
    procedures: tuple[Procedure, ...]
    brought_by: tuple[str, str] | Filter | None
    mentions: tuple[tuple[str, str], ...]
    also_named: tuple[tuple[str, str], ...]
    renamed: bool
    tributes: Filter | None
    tributes_too: Filter | None


Cost = tuple[Verb, Zone | None]
"""A cost, and where this card is if it is part of the cost."""
Kind = tuple[int, bool, bool]
"""A class of effects that are worded alike: of a monster, Spell or Trap; of a card that stays; a Pendulum Effect."""


def kind_of(card: Card, *, pendulum: bool) -> Kind:
    """The class of a card's effects."""
    return int(card.types & CLASSES), bool(card.types & _STAYING), pendulum


def flat(verb: Verb) -> tuple[list[Verb], list[Joint]]:
    """The verbs that are joined, from the first to the last, and how."""
    if not isinstance(verb, Joined):
        return [verb], []
    first, joints = flat(verb.first)
    second, more = flat(verb.second)
    return first + second, [*joints, verb.joint, *more]


class Book:
    """The phrases of some cards.

    :param cards: the cards whose print is split.
    :param names: Japanese names by the English one.
    """

    def __init__(self, cards: Iterable[Card], names: Names) -> None:
        self.names = names
        self.nouns = NounBook(names)
        self.effects: dict[tuple[Kind, str], list[tuple[Slots, Effect]]] = {}
        self.heads: dict[tuple[Kind, str, bool], list[tuple[Slots, Effect]]] = {}
        self.costs: dict[str, list[tuple[Slots, Cost]]] = {}
        self.targets: dict[str, list[tuple[Slots, tuple[Pick, ...]]]] = {}
        self.actions: dict[str, list[tuple[Slots, Verb]]] = {}
        self.materials: dict[tuple[int, str], list[tuple[Slots, Materials]]] = {}
        self.ways: dict[tuple[int, str], list[tuple[Slots, Way]]] = {}
        self.silent: dict[int, Counter[Effect]] = {}
        for card in cards:
            self._take(card)

    def _take(self, card: Card) -> None:
        for effect in card.effects:
            try:
                text = spelt(effect_text(effect, Scope(card)))
            except UNPRINTABLE:
                continue
            if text:
                self._effect(
                    kind_of(card, pendulum=effect.pendulum),
                    anonymous(text, card.en),
                    renamed(effect, (card.ja, card.en), (OWN, OWN)),
                )
            elif effect.limit is None:
                self.silent.setdefault(int(card.types & (CLASSES | _STAYING)), Counter())[effect] += 1
        try:
            if card.materials is not None:
                line = spelt(MATERIALS(card.materials, Scope(card)))
                for wording, slots in (shape(line), figures(line)):
                    _keep(self.materials, (int(card.types & EXTRA), wording), slots, canonical(card.materials))
            sentence = spelt(written(summoning(card, Scope(card))))
        except UNPRINTABLE:
            return
        if sentence:
            wording, slots = shape(anonymous(sentence, card.en))
            _keep(
                self.ways,
                (int(card.types & (CLASSES | EXTRA | CardType.RITUAL)), wording),
                slots,
                Way(*renamed(tuple(way_of(card)), (card.ja, card.en), (OWN, OWN))),
            )

    def _effect(self, kind: Kind, text: str, effect: Effect) -> None:
        wording, slots = shape(text)
        bare = replace(effect, limit=_soft(effect.limit))
        _keep(self.effects, (kind, wording), slots, bare)
        for _, node in leaves(effect):
            if isinstance(node, Filter):
                self.nouns.take(node)
        head, may, acts, rest = parted(text)
        head, _ = unlimited(head)
        if effect.choices or effect.modifiers:
            return
        wording, slots = shape(head)
        _keep(
            self.heads, (kind, wording, may), slots, replace(effect, limit=None, cost=None, targets=(), resolution=None)
        )
        if acts:
            self._acts(acts, effect)
        if effect.resolution is None or any(getattr(node, "bind", False) for node in nodes(effect)):
            return  # a bond to another card is stated elsewhere in the text
        _keep(self.actions, *shape(rest), effect.resolution)
        clauses, joints = joined(without_stop(rest))
        verbs, ways = flat(effect.resolution)
        if len(clauses) > 1 and joints == ways:
            for clause, verb in zip(clauses, verbs, strict=True):
                _keep(self.actions, *shape(f"{clause}."), verb)

    def with_silent(self, card: Card, effects: list[Effect]) -> list[Effect]:
        """The effects, after the activation of a card that stays if its text does not mention it."""
        kind = int(card.types & (CLASSES | _STAYING))
        if (
            not card.types & _STAYING
            or any(each.kind is EffectKind.ACTIVATION for each in effects)
            or (kind not in self.silent)
        ):
            return effects
        return [self.silent[kind].most_common(1)[0][0], *effects]

    def _acts(self, acts: str, effect: Effect) -> None:
        """Keep costs and targets, alone and together."""
        paid, aimed = aim(acts)
        if paid and effect.cost is not None:
            here = effect.zones if has_this(effect.cost) else None
            if here is None or here in (
                (Zone.HAND,) if Handling.DISCARDED in effect.cost.mentioned_as else (Zone(0), *Zone)
            ):
                _keep(self.costs, *shape(paid), (effect.cost, here))
        if aimed and effect.targets and all(pick.least for pick in effect.targets):
            _keep(self.targets, *shape(aimed), tuple(_whatever(pick) for pick in effect.targets))


def _whatever(pick: Pick) -> Pick:
    """The target without the demand that it can be Special Summoned, which follows from the action."""
    if isinstance(pick.pool.filter, All):
        left = tuple(part for part in pick.pool.filter.parts if part != CanBeSpecialSummoned())
        return replace(pick, pool=replace(pick.pool, filter=All(left) if len(left) > 1 else left[0]))
    return pick


def way_of(card: Card) -> Way:
    """How a card can be summoned, beyond the rules."""
    return Way(
        card.types & CardType.SPECIAL,
        card.only_by,
        card.always,
        card.strictly,
        card.no_special_summon,
        card.procedures,
        card.brought_by,
        card.mentions,
        card.also_named,
        card.renamed,
        card.tributes,
        card.tributes_too,
    )


def _soft(limit: Limit | None) -> Limit | None:
    """A limit in the effect's own text."""
    stated_after = (LimitScope.THIS_EFFECT, LimitScope.EFFECTS_OF_NAME, LimitScope.CARD_ACTIVATION, LimitScope.DUEL)
    return None if limit is not None and limit.scope in stated_after else limit


def _keep(entries: dict[Any, list[tuple[Slots, Any]]], key: Any, slots: Slots, meaning: Any) -> None:
    """Keep the meaning of a wording with these words in its slots."""
    found = entries.setdefault(key, [])
    if len(found) < MOST and (slots, meaning) not in found:
        found.append((slots, meaning))
