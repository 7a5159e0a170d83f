"""English card texts read by what prints them (英語テキストの読解).

card = read_english(Printed(card, text, pendulum), book)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice, product
from math import inf
from time import process_time
from typing import Any, Final

from duelkit.yugioh.language.base import Joined, Joint, Verb, nodes
from duelkit.yugioh.language.card import Card, Effect, EffectKind, Limit, LimitScope
from duelkit.yugioh.language.clauses import IfPossible, YouMay
from duelkit.yugioh.language.nouns import FACE_UP
from duelkit.yugioh.language.occasions import Activated, When
from duelkit.yugioh.language.selections import Pick, Ref, RefKind
from duelkit.yugioh.language.terms import CardType, Zone
from duelkit.yugioh.reading.canonical import canonical
from duelkit.yugioh.reading.cards import Printed
from duelkit.yugioh.reading.english.book import CLASSES, Book, Kind, Way, kind_of
from duelkit.yugioh.reading.english.nouns import UNPRINTABLE
from duelkit.yugioh.reading.english.slots import Slots, figures, refilled, renamed, shape
from duelkit.yugioh.reading.grammar.english import (
    OWN,
    StatedLimit,
    aim,
    anonymous,
    itemised,
    joined,
    limit_of,
    parted,
    place_of,
    sentences,
    spelt,
    straight,
    unlimited,
    without_stop,
)
from duelkit.yugioh.reading.grammar.reader import OutOfTime
from duelkit.yugioh.reading.grammar.refusals import Refused
from duelkit.yugioh.text.en.card import EXTRA, summoning
from duelkit.yugioh.text.en.effects import effect_text
from duelkit.yugioh.text.grammar.en.core import MATERIALS, Scope
from duelkit.yugioh.text.grammar.en.terms import written
from duelkit.yugioh.text.grammar.reading import is_numbered, is_plain_equip

TRIES: Final = 200
"""Maximum number of ways to assemble an effect that are printed and compared."""
MOST_WAYS: Final = 32
"""Maximum number of ways to split a text into effects."""
LONGEST: Final = 4
"""Maximum number of sentences of one effect."""


def _print(what: Callable[[], str]) -> str:
    """The print, in one spelling and small letters; empty if it cannot be printed."""
    try:
        return spelt(what()).lower()
    except UNPRINTABLE:
        return ""


def _way_text(card: Card) -> str:
    return written(summoning(card, Scope(card)))


class _Reading:
    """One card being read.

    :param card: its figures.
    :param until: when reading must end, by :func:`time.process_time`.
    """

    def __init__(self, card: Card, book: Book, until: float) -> None:
        self.card = card
        self.book = book
        self.until = until

    def anonymous(self, text: str) -> str:
        """A text without the name of its own card."""
        return anonymous(text, self.card.en)

    def filled(self, found: Sequence[tuple[Slots, Any]], slots: Slots) -> Iterator[Any]:
        """The meanings of a wording with these words in its slots."""
        if process_time() > self.until:
            raise OutOfTime
        seen = []
        for old, meaning in found:
            for each in refilled(meaning, old, slots, self.book.names, self.book.nouns):
                if each not in seen:
                    seen.append(each)
                    yield each

    def effects(self, text: str, *, pendulum: bool) -> list[Effect]:
        """The effects that print as exactly this text: those worded like one of the library, else others."""
        kind = kind_of(self.card, pendulum=pendulum)
        plain_text = self.anonymous(text)
        wording, slots = shape(plain_text)
        alike = self.filled(self.book.effects.get((kind, wording), ()), slots)
        return self._printed(text, alike) or self._printed(text, filter(_sound, self._composed(plain_text, kind)))

    def _printed(self, text: str, proposed: Iterable[Effect]) -> list[Effect]:
        """The effects that print as this text, without duplicates."""
        goal = text.lower()
        meant: dict[Effect, Effect] = {}
        own = self.card.ja, self.card.en
        for effect in islice(proposed, TRIES):
            if process_time() > self.until:
                raise OutOfTime
            effect = _face_up(renamed(effect, (OWN, OWN), own))
            card = replace(self.card, effects=(effect, effect))
            if _print(partial(effect_text, effect, Scope(card))) == goal:
                meant.setdefault(canonical(effect), effect)
        return list(meant.values())

    def stuck(self, sentence: str, *, pendulum: bool) -> str:
        """The part of an effect that is not understood: before the colon, before the semicolon or after it; the whole
        effect if each part is understood.
        """
        kind = kind_of(self.card, pendulum=pendulum)
        raw, parts = parted(sentence), parted(self.anonymous(spelt(sentence)))
        wording, slots = shape(unlimited(parts.head)[0])
        paid, aimed = aim(parts.acts)
        if not any(self.filled(self.book.heads.get((kind, wording, parts.may), ()), slots)):
            return raw.head or sentence
        if (
            paid
            and not any(self._found(self.book.costs, paid))
            or (aimed and not any(self._found(self.book.targets, aimed)))
        ):
            return raw.acts
        return sentence if any(self._actions(parts.rest)) else raw.rest

    def _composed(self, text: str, kind: Kind) -> Iterator[Effect]:
        """Effects assembled from the words before the colon, before the semicolon and after it."""
        head, may, acts, rest = parted(text)
        head, times = unlimited(head)
        limit = Limit(LimitScope.THIS_CARD, times) if times else None
        wording, slots = shape(head)
        heads = list(self.filled(self.book.heads.get((kind, wording, may), ()), slots))
        if not heads or kind[1] and not head and not acts and not times:
            return  # a card that stays says what lasts
        paid, aimed = aim(acts)
        costs: list[tuple[Verb | None, Zone | None]] = (
            [(None, None)] if not paid else list(self._found(self.book.costs, paid))
        )
        targets: list[tuple[Pick, ...]] = [()] if not aimed else list(self._found(self.book.targets, aimed))
        actions = list(self._actions(rest))
        for first, (cost, here), picks, action in product(heads, costs, targets, actions):
            if here == first.zones or here is None and (first.pendulum or not first.zones & Zone.FIELD):
                yield replace(first, limit=limit, cost=cost, targets=picks, resolution=action)

    def _found(self, phrases: dict[str, list[tuple[Slots, Any]]], text: str) -> Iterator[Any]:
        """The meanings of a phrase."""
        wording, slots = shape(text)
        return self.filled(phrases.get(wording, ()), slots)

    def _actions(self, text: str) -> Iterator[Verb]:
        """The actions that a text can mean."""
        yield from self._found(self.book.actions, text)
        clauses, joints = joined(without_stop(text))
        if not joints:
            return
        found = []
        for clause in clauses:
            found.append(list(islice(self._found(self.book.actions, f"{clause}."), 8)))
        for verbs in islice(product(*found), TRIES):
            yield _left(verbs, joints)

    def way(self, text: str) -> Iterator[Card]:
        """The card with the summoning procedures of a text."""
        wording, slots = shape(self.anonymous(text))
        key = int(self.card.types & (CLASSES | EXTRA | CardType.RITUAL)), wording
        for found in self.filled(self.book.ways.get(key, ()), slots):
            way = Way(*renamed(tuple(found), (OWN, OWN), (self.card.ja, self.card.en)))
            card = replace(
                self.card,
                types=self.card.types | way.types,
                only_by=way.only_by,
                always=way.always,
                strictly=way.strictly,
                no_special_summon=way.no_special_summon,
                procedures=way.procedures,
                brought_by=way.brought_by,
                mentions=way.mentions,
                also_named=way.also_named,
                renamed=way.renamed,
                tributes=way.tributes,
                tributes_too=way.tributes_too,
            )
            if _print(partial(_way_text, card)) == text.lower():
                yield card

    def materials(self, line: str) -> Iterator[Card]:
        """The card with the materials of a line."""
        seen = set()
        for wording, slots in (shape(line), figures(line)):
            for found in self.filled(self.book.materials.get((int(self.card.types & EXTRA), wording), ()), slots):
                card = replace(self.card, materials=canonical(found))
                if card not in seen and _print(partial(MATERIALS, card.materials, Scope(card))) == line.lower():
                    seen.add(card)
                    yield card


def _face_up(effect: Effect) -> Effect:
    """Equip only to …: the monster is face-up, although the line does not say so."""
    if not is_plain_equip(effect):
        return effect
    return replace(
        effect,
        targets=tuple(
            replace(pick, pool=replace(pick.pool, filter=pick.pool.filter & FACE_UP)) for pick in effect.targets
        ),
    )


def _sound(effect: Effect) -> bool:
    """Whether all references of an effect exist, and its targets are used."""
    refs = {node.kind for node in nodes(effect.resolution) if isinstance(node, Ref)}
    if bool(effect.targets) != (RefKind.TARGET in refs) and effect.resolution is not None:
        return False
    if any(isinstance(node, IfPossible) for node in nodes(effect.resolution)) or (
        effect.optional and isinstance(effect.resolution, YouMay)
    ):
        return False  # a text without these words means it without them
    if effect.kind is EffectKind.IGNITION and not effect.optional and effect.cost is None and not effect.targets:
        return False  # the player would have no choice
    events = {type(node) for node in nodes(effect.when)}
    return not (
        RefKind.COST in refs
        and effect.cost is None
        or RefKind.TRIGGERING in refs
        and When not in events
        or RefKind.RESPONDED in refs
        and Activated not in events
    )


def _left(verbs: Sequence[Verb], joints: Sequence[Joint]) -> Verb:
    """The verbs joined, from the left."""
    whole = verbs[0]
    for verb, joint in zip(verbs[1:], joints, strict=True):
        whole = Joined(joint, whole, verb)
    return whole


def _limited(text: str, effects: list[Effect], own: str) -> list[Effect] | None:
    """The effects with the limit of a sentence after them; ``None`` if it states none that they can have."""
    stated = limit_of(text)
    if stated is None or stated.name != own:
        return None
    meant = _meant(stated, effects)
    if not meant or any(effects[at].limit is not None for at in meant):
        return None
    return [replace(each, limit=stated.limit) if at in meant else each for at, each in enumerate(effects)]


def _meant(stated: StatedLimit, effects: list[Effect]) -> list[int]:
    """The effects that a limit concerns: this one, each, the 1st and 3rd."""
    numbered = [at for at, effect in enumerate(effects) if is_numbered(effect)]
    able = [at for at in numbered if _countable(effects[at])]
    if stated.limit.scope is LimitScope.CARD_ACTIVATION:
        return [at for at in able if effects[at].kind is EffectKind.ACTIVATION]
    if stated.places:
        return [numbered[place - 1] for place in stated.places if place <= len(numbered)]
    return able[-stated.last :]


def _countable(effect: Effect) -> bool:
    """Whether its uses can be limited: it is activated, or replaces something."""
    return effect.kind is not EffectKind.CONTINUOUS or any(each.counts_uses() for each in effect.modifiers)


def _box(reading: _Reading, raw: list[str], *, pendulum: bool) -> list[list[Effect]]:
    """All meanings of a box of sentences.

    :raises Refused: if it is not understood, with the first sentence that is not.
    """
    raw = [each for sentence in raw for each in itemised(sentence)]
    lines = [spelt(each) for each in raw]
    begun: dict[int, list[list[Effect]]] = {0: [[]]}
    furthest = 0
    for at in range(len(lines)):
        for effects in begun.get(at, ()):
            limited = _limited(lines[at], effects, reading.card.en)
            if limited is not None:
                begun.setdefault(at + 1, []).append(limited)
        if at not in begun:
            continue
        furthest = at
        for end in range(at + 1, min(at + LONGEST, len(lines)) + 1):
            for effect in reading.effects(" ".join(lines[at:end]), pendulum=pendulum):
                ways = begun.setdefault(end, [])
                ways.extend([*effects, effect] for effects in begun[at][: MOST_WAYS - len(ways)])
    if len(lines) not in begun:
        part = reading.stuck(raw[furthest], pendulum=pendulum)
        raise Refused("not understood", part, len(begun[furthest][0]) + 1, place_of(part, raw[furthest]))
    return begun[len(lines)]


def _begun(printed: Printed, reading: _Reading, raw: list[str]) -> list[tuple[Card, int]]:
    """The card with what its first sentences state about the whole card, and the number of these sentences.

    :raises Refused: if its materials are not understood.
    """
    starts: list[tuple[Card, int]] = [(printed.card, 0)]
    lines = [spelt(each) for each in raw[: LONGEST + 1]]
    if printed.card.types & EXTRA and lines:
        starts = [(card, 1) for card in reading.materials(lines[0])]
        if not starts:
            raise Refused("materials not understood", raw[0])
    for card, at in tuple(starts):
        reading.card = card
        for end in range(at + 1, min(at + LONGEST, len(lines)) + 1):
            starts += [(each, end) for each in reading.way(" ".join(lines[at:end]))]
    return starts


def read_english(printed: Printed, book: Book, seconds: float = inf) -> Card:
    """The card that an English text describes.

    :param printed: its figures, and its text in English.
    :param book: the known phrases.
    :param seconds: the maximum processor time.
    :raises Refused: if the text is not understood, or can mean several things.
    :raises OutOfTime: if it takes longer.
    """
    raw = sentences(straight(printed.text))
    reading = _Reading(printed.card, book, process_time() + seconds)
    meant: dict[Card, Card] = {}
    refused: list[Refused] = []
    for card, at in _begun(printed, reading, raw):
        reading.card = card
        try:
            above = _box(reading, sentences(straight(printed.pendulum)), pendulum=True)
            for first, own in product(above, _box(reading, raw[at:], pendulum=False)):
                found = replace(card, effects=(*(each.on_pendulum() for each in first), *book.with_silent(card, own)))
                meant.setdefault(canonical(found), found)
        except Refused as error:
            refused.append(error)
    if not meant:
        raise min(refused, key=lambda error: len(error.span))
    if len(meant) > 1:
        raise Refused(f"can be read in {len(meant)} ways", next(iter((*raw, *sentences(straight(printed.pendulum))))))
    return next(iter(meant.values()))
