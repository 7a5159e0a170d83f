"""Cards that monsters become as they get the name and the effects of another card (同じカード名・効果を得る),
or effects from their materials (このカードを素材として持っているＸモンスターは以下の効果を得る).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from duelkit.yugioh.compiler.definitions import COPIED, GIVEN, card_info
from duelkit.yugioh.engine.moves.copying import MAKERS, Maker
from duelkit.yugioh.language.base import All, Joined, Verb, What, nodes
from duelkit.yugioh.language.card import Card, Effect, EffectKind, Version
from duelkit.yugioh.language.nouns import Named
from duelkit.yugioh.language.selections import Both, Pick
from duelkit.yugioh.language.terms import CardType, Zone
from duelkit.yugioh.state.card_info import CardInfo
from duelkit.yugioh.words.copying.meaning import DoesAs
from duelkit.yugioh.words.moving.meaning import Banish, Send


def copy_of(own: Card, other: Card, named: bool = True) -> Card:
    """The card with the original effects of another one besides its own, and with its name if it is ``named``.

    A Gemini Monster has no effects to give before it is Normal Summoned again, and those of a Pendulum Zone stay there.
    What a Spell does as it is activated is over.
    """
    gained = tuple(each for each in other.effects if not each.pendulum and each.kind is not EffectKind.ACTIVATION)
    gained = () if other.types & CardType.GEMINI else gained
    copied = replace(own, effects=(*own.effects, *gained), versions=(Version(COPIED, own),))
    if not named:
        return copied
    return replace(
        copied, ja=other.ja, en=other.en, kana=other.kana, also_named=other.also_named, renamed=other.renamed
    )


def had_of(giver: Card, gift: Effect) -> Effect:
    """A gift as an effect of the monster that has it, which may count as an effect of the giver."""
    own = replace(gift, given_to=None, made_with=False, by_equip=False)
    return replace(own, counts_as=(giver.passcode, giver.effects.index(own))) if gift.by_equip else own


def with_gifts(own: Card, gifts: Sequence[tuple[Card, int, bool]]) -> Card:
    """The card with effects that its materials give it, or gave it: those it still has.

    What it no longer has keeps its place, so that the uses of the others stay counted; as an effect that it would give
    as a material itself, it is none of its own.

    :param gifts: for each, the material, the number of the effect there, and whether it has it.
    """
    gained = [giver.effects[at] for giver, at, _ in gifts]
    has = [had_of(gift[0], effect) if gift[2] else effect for effect, gift in zip(gained, gifts, strict=True)]
    return replace(own, effects=(*own.effects, *has), versions=(Version(GIVEN, own),))


def narrowed(cost: Verb, other: Card) -> Verb:
    """A cost for which this very card is sent from the hand or Deck, or banished from the Graveyard."""
    if isinstance(cost, Joined):
        return replace(cost, first=narrowed(cost.first, other), second=narrowed(cost.second, other))
    return replace(cost, what=only(cost.what, other)) if isinstance(cost, Banish | Send) else cost


def only(what: What, other: Card) -> What:
    """The pick of a card from the hand, the Deck or the Graveyard, which must be this one."""
    if isinstance(what, Both):
        return Both(only(what.first, other), only(what.second, other))
    if not isinstance(what, Pick) or not what.pool.zones & (Zone.DECK | Zone.GRAVEYARD | Zone.HAND):
        return what
    return replace(what, pool=replace(what.pool, filter=All((what.pool.filter, Named(other.ja, other.en)))))


def with_the_rest(mine: Verb | None, theirs: Verb | None) -> Verb | None:
    """What an effect does that does what another card does as it is activated, and then maybe more."""
    if isinstance(mine, Joined) and mine.first == DoesAs() and theirs is not None:
        return replace(mine, first=theirs)
    return theirs


def with_borrowed(own: Card, at: int, other: Card) -> Card:
    """The card whose effect of index ``at`` does what a Spell or Trap does as it is activated, at its own cost.

    What is said of the activation of that card, such as what cannot answer it, is not said of this effect.
    """
    mine = own.effects[at]
    # ダーク・コフィン and its like cannot be activated, and so do nothing then
    bare = Effect(EffectKind.ACTIVATION)
    theirs = next((each for each in other.effects if each.kind is EffectKind.ACTIVATION), bare)
    freely = any(isinstance(node, DoesAs) and node.freely for node in nodes(mine.resolution))
    effect = replace(
        theirs,
        kind=mine.kind,
        condition=mine.condition if freely else theirs.condition,
        cost=None if mine.cost is None else narrowed(mine.cost, other),
        resolution=with_the_rest(mine.resolution, theirs.resolution),
        limit=mine.limit,
        zones=mine.zones,
        from_hand=None,
        at_once=None,
        no_response=mine.no_response,
        no_response_by_targets=mine.no_response_by_targets,
        no_response_from=mine.no_response_from,
        choices=tuple(
            replace(
                choice,
                kind=mine.kind,
                cost=None,
                limit=None,
                resolution=with_the_rest(mine.resolution, choice.resolution),
            )
            for choice in theirs.choices
        ),
    )
    return replace(own, effects=(*own.effects[:at], effect, *own.effects[at + 1 :]), versions=())


class CardMaker(Maker):
    """Makes such cards, each once."""

    def __init__(self) -> None:
        self.known: Final[dict[tuple[int, int, bool], tuple[CardInfo, CardInfo, CardInfo]]] = {}
        self.known_borrowed: Final[dict[tuple[int, int, int], tuple[CardInfo, CardInfo, CardInfo]]] = {}
        self.known_given: Final[dict[tuple[int, ...], tuple[tuple[CardInfo, ...], CardInfo]]] = {}

    def made(self, own: CardInfo, other: CardInfo, named: bool = True) -> CardInfo:
        found = self.known.get((id(own), id(other), named))
        if found is None or found[0] is not own or found[1] is not other:
            found = own, other, card_info(copy_of(own.definition, other.definition, named))
            self.known[(id(own), id(other), named)] = found
        return found[2]

    def given(self, own: CardInfo, givers: list[CardInfo], numbers: list[int], has: list[bool]) -> CardInfo:
        key = (id(own), *[id(giver) for giver in givers], *[2 * at + on for at, on in zip(numbers, has, strict=True)])
        found = self.known_given.get(key)
        if found is None or found[0] != (own, *givers):
            gifts = list(zip([giver.definition for giver in givers], numbers, has, strict=True))
            found = (own, *givers), card_info(with_gifts(own.definition, gifts))
            self.known_given[key] = found
        return found[1]

    def borrowing(self, own: CardInfo, at: int, other: CardInfo) -> CardInfo:
        found = self.known_borrowed.get((id(own), at, id(other)))
        if found is None or found[0] is not own or found[1] is not other:
            found = own, other, card_info(with_borrowed(own.definition, at, other.definition))
            self.known_borrowed[(id(own), at, id(other))] = found
        return found[2]


if not MAKERS:
    MAKERS.append(CardMaker())
