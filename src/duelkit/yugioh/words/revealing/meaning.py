"""Words about what is shown, looked at, selected (確認): what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from duelkit.yugioh.language.base import Amount, Condition, Filter, OfShown, Verb, What
from duelkit.yugioh.language.nouns import AnyCard
from duelkit.yugioh.language.selections import THEM, Ref
from duelkit.yugioh.language.terms import Handling, Ordinal, Side, Zone


@dataclass(frozen=True, slots=True)
class IsKeptRevealed(Filter):
    """A card that its player keeps revealed, as it says itself (公開し続けている)."""

    used_by_one: ClassVar[str] = "no other filter asks whether a card in a hand remains open"


@dataclass(frozen=True, slots=True)
class Reveal(Verb):
    """Show cards to the opponent (相手に見せる).

    :param what: the cards.
    """

    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.REVEALED})
    only_shows: ClassVar[bool] = True

    what: What


@dataclass(frozen=True, slots=True)
class LookAt(Verb):
    """The controller of the effect looks at cards (確認する).

    :param what: the cards.
    :param arrange: they can be put back in any order.
    """

    only_shows: ClassVar[bool] = True

    what: What
    arrange: bool = False


@dataclass(frozen=True, slots=True)
class Excavate(Verb):
    """Turn over the top cards of a deck; they stay there, as ``THEM`` (めくる). Rule: MR3-FDN-08.

    :param amount: how many.
    :param side: whose deck; ``EITHER``: both, as many cards as there are (お互いにデッキの上から).
    :param up_to: the player chooses how many, up to that number (〜枚まで).
    :param bottom: the lowest ones instead (一番下のカード).
    """

    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.EXCAVATED})
    only_shows: ClassVar[bool] = True

    amount: Amount | int = 1
    side: Side = Side.YOU
    up_to: bool = False
    bottom: bool = False

    def introduces(self) -> Filter | None:
        return AnyCard()


@dataclass(frozen=True, slots=True)
class PutBack(Verb):
    """Put cards that were turned over back on top of the deck, or at the bottom, in an order of the player's choice
    (めくったカードを好きな順番でデッキの下に戻す).

    :param what: the cards.
    :param where: on top or at the bottom.
    """

    only_shows: ClassVar[bool] = True

    what: Ref = THEM
    where: Ordinal = Ordinal.BOTTOM


@dataclass(frozen=True, slots=True)
class ExcavateUntil(Verb):
    """Turn over cards from the top of your deck until such a card comes, and do something to it (〜が出るまでめくる).

    If none comes, nothing is done and the deck is shuffled.

    :param which: the card that ends it.
    :param verb: what is done to it, which is ``THEM``.
    :param rest: where the cards turned over go that are still in the deck then (残りのめくったカード).
    """

    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.EXCAVATED})

    which: Filter
    verb: Verb
    rest: Zone = Zone.GRAVEYARD

    def introduces(self) -> Filter | None:
        return self.which


@dataclass(frozen=True, slots=True)
class PickOut(Verb, OfShown):
    """Pick some of the cards just shown or excavated, and do something to them (その中から〜).

    :param verb: what is done to the cards picked, which are ``THEM``.
    :param which: what can be picked.
    :param number: how many; 0: all of them, if there are any (その中に〜があった場合).
    :param chooser: who picks.
    :param at_random: chance picks.
    :param optional: the player may pick none.
    :param rest: where the other cards go (残りのカード); ``Zone(0)``: they stay.
    :param where: their place in the deck; on top and at the bottom in an order of the player's choice.
    :param left: among those that the pick before left (残りのカードの中から).
    :param beside: after that these go to the deck together with the others (残りのカード及び自分の手札１枚を).
    """

    verb: Verb
    which: Filter = AnyCard()
    number: int = 1
    chooser: Side = Side.YOU
    at_random: bool = False
    optional: bool = False
    rest: Zone = Zone(0)
    where: Ordinal = Ordinal.SHUFFLED
    left: bool = False
    beside: What | None = None

    def doing(self, verb: Verb) -> Verb:
        return replace(self, verb=verb)

    def leaving(self, rest: Zone, where: Ordinal, *, optional: bool) -> Verb:
        return replace(self, optional=optional, rest=rest, where=where)


@dataclass(frozen=True, slots=True)
class Remember(Verb):
    """Select cards without doing anything to them; they are ``THEM`` (選ぶ).

    :param what: the cards.
    """

    only_shows: ClassVar[bool] = True
    what: What


@dataclass(frozen=True, slots=True)
class HasExcavated(Condition):
    """Effects of this card turned over so many cards at once in the current turn, where it still is
    (このカードの効果で１度に〜枚以上めくった).

    :param at_least: how many.
    """

    used_by_one: ClassVar[str] = "CountUp counts one for each time, not the cards"

    at_least: int
