"""Words about sending, discarding, banishing, returning (移動): what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from duelkit.yugioh.language.base import Amount, Filter, Modifier, Verb, What
from duelkit.yugioh.language.nouns import CARD, AnyCard
from duelkit.yugioh.language.selections import Pick
from duelkit.yugioh.language.terms import Because, Handling, Ordinal, Position, Side, Until, Zone


@dataclass(frozen=True, slots=True)
class Redirected(Modifier):
    """Cards that would go somewhere go elsewhere instead (代わりに除外される). Rule: RES-DES-03.

    :param which: the cards; ``None``: any.
    :param to: where they would go; ``Zone(0)``: anywhere.
    :param instead: where they go.
    :param origin: from where; ``Zone(0)``: from anywhere.
    :param side: who owns them.
    :param this_only: it concerns this card alone, as it leaves the field.
    :param because: only for these reasons, all of them.
    :param beside: only if another material of the same summon passes.
    :param where: the place in the deck.
    :param face_down: the card need not be face-up (この効果でセットしたカードは).
    """

    which: Filter | None
    to: Zone
    instead: Zone
    origin: Zone = Zone(0)
    side: Side = Side.EITHER
    this_only: bool = False
    because: Because = Because(0)
    beside: Filter | None = None
    where: Ordinal = Ordinal.SHUFFLED
    face_down: bool = False

    def only_this_card(self) -> bool:
        return self.this_only

    def for_set_cards(self) -> Modifier:
        return replace(self, face_down=True)

    def simplified(self) -> Modifier:
        return replace(self, which=None) if self.which == AnyCard() else self


def banished_on_leaving() -> Modifier:
    """The card is banished if it leaves the field (フィールドから離れた場合に除外される)."""
    return Redirected(None, Zone(0), Zone.BANISHED, Zone.FIELD, this_only=True)


@dataclass(frozen=True, slots=True)
class Send(Verb):
    """Send cards to the graveyard without destroying them (墓地へ送る). Rules: RES-SND-01 to RES-SND-05.

    :param what: the cards.
    """

    moves_cards: ClassVar[bool] = True
    to_each: ClassVar[bool] = True
    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.SENT})
    frees_zone: ClassVar[bool] = True

    what: What


@dataclass(frozen=True, slots=True)
class Discard(Verb):
    """Discard cards from the hand (手札を捨てる): ``discard(1)``. Rules: RES-DIS-01 to RES-DIS-04.

    :param what: the cards.
    :param to_graveyard: as a cost, only where the cards do get to the graveyard (墓地へ捨てる).
    """

    moves_cards: ClassVar[bool] = True
    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.DISCARDED})

    what: What
    to_graveyard: bool = False


@dataclass(frozen=True, slots=True)
class Banish(Verb):
    """Banish cards (除外する). Rules: RES-BAN-01, RES-BAN-04.

    :param what: the cards.
    :param face_down: they are banished face-down (裏側表示で除外する).
    :param must: the player who picks them has to do it, not the effect: unaffected cards too, as many as there are
        (相手は〜を除外しなければならない).
    """

    moves_cards: ClassVar[bool] = True
    to_each: ClassVar[bool] = True
    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.BANISHED})
    frees_zone: ClassVar[bool] = True

    what: What
    face_down: bool = False
    must: bool = False


@dataclass(frozen=True, slots=True)
class BanishFor(Verb):
    """Banish cards for a time, after which they return as they were (〜まで除外する). Rules: RES-TMP-01 to RES-TMP-05.

    :param what: the cards.
    :param comes_back: when they return.
    :param returned: what is done to a card (``THEM``) as soon as it is back on the field.
    :param nth: not the first such phase of the player, but a later one (発動後２回目の〜フェイズに).
    :param position: the position in which it returns, other than it was.
    """

    moves_cards: ClassVar[bool] = True
    to_each: ClassVar[bool] = True
    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.BANISHED})

    what: What
    comes_back: Until = Until.END_PHASE
    returned: Verb | None = None
    nth: int = 1
    position: Position | None = None


@dataclass(frozen=True, slots=True)
class ToHand(Verb):
    """Add cards to the hand, or return them to it (手札に加える・戻す). Rule: RES-HND-01.

    :param what: the cards.
    :param hand: in whose hand they come; ``None``: in their owner's. Both players know a card that changes hands.
    """

    moves_cards: ClassVar[bool] = True
    to_each: ClassVar[bool] = True
    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.TO_HAND})
    frees_zone: ClassVar[bool] = True
    fills_hand: ClassVar[bool] = True

    what: What
    hand: Side | None = None


@dataclass(frozen=True, slots=True)
class ToDeck(Verb):
    """Return cards to the deck (デッキに戻す). Rule: RES-DCK-01.

    :param what: the cards.
    :param where: on top, at the bottom, or the deck is shuffled.
    """

    moves_cards: ClassVar[bool] = True
    to_each: ClassVar[bool] = True
    mentioned_as: ClassVar[frozenset[Handling]] = frozenset({Handling.TO_DECK})
    frees_zone: ClassVar[bool] = True

    what: What
    where: Ordinal = Ordinal.SHUFFLED


@dataclass(frozen=True, slots=True)
class ToExtraDeck(Verb):
    """Put Pendulum Monsters face-up into the extra deck (エクストラデッキに表側表示で加える).

    :param what: the cards.
    """

    moves_cards: ClassVar[bool] = True

    what: What


@dataclass(frozen=True, slots=True)
class ReturnToGraveyard(Verb):
    """Return banished cards to the graveyard, which does not count as sending them there (墓地に戻す).

    :param what: the cards.
    """

    moves_cards: ClassVar[bool] = True

    what: What


@dataclass(frozen=True, slots=True)
class ShuffleDeck(Verb):
    """Shuffle a deck (デッキをシャッフルする).

    :param side: whose deck.
    """

    keeps_that: ClassVar[bool] = True

    side: Side = Side.YOU


def send(what: What) -> Verb:
    """Send cards to the graveyard."""
    return Send(what)


def discard(amount: Amount | int = 1, which: Filter = CARD, side: Side = Side.YOU) -> Verb:
    """A player discards cards of their own choice; as a cost or an effect. ``OPPONENT``: the opponent chooses."""
    return Discard(Pick(which.in_hand(side), amount, amount, chooser=side))


def banish(what: What) -> Verb:
    """Banish cards."""
    return Banish(what)


def to_hand(what: What) -> Verb:
    """Add or return cards to the hand."""
    return ToHand(what)


def to_deck(what: What, where: Ordinal = Ordinal.SHUFFLED) -> Verb:
    """Return cards to the deck."""
    return ToDeck(what, where)
