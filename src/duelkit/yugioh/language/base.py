"""The parts of speech of the card language, and how they are joined."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar

from duelkit.cardlang import nodes as cardlang
from duelkit.cardlang.nodes import Logic, joins, walk
from duelkit.yugioh.language.terms import Bond, Handling, Negation, Ordinal, Side, Stat, Zone


@dataclass(frozen=True, slots=True)
class Node(cardlang.Node):
    """A frozen piece of a card definition. It holds no run state; two equal nodes are interchangeable."""

    def card_name(self) -> str:
        """The Japanese name of the card that it speaks of; empty if it names none."""
        return ""

    def simplified(self) -> Node:
        """The same without what need not be said, for the canonical form; its parts have that form already."""
        return self


@dataclass(frozen=True, slots=True)
class Amount(Node):
    """A number. A plain ``int`` may stand wherever an amount may."""

    def at_least(self, number: int) -> Condition | None:
        """The condition that it is at least this number, if one says so without comparing."""
        return None


class OfCounters:
    """A word about the counters with this name."""

    __slots__ = ()
    name: str

    def holds(self) -> bool:
        """Whether it says that such counters can be placed on this card."""
        return False

    def holding(self, most: int) -> Modifier | None:
        """What says that this card can hold the counters placed on it, at most ``most``; 0: any number."""
        return None

    def takes(self) -> bool:
        """Whether it places such counters on this card."""
        return False


def nodes(value: object) -> Iterator[Node]:
    """A piece of a definition, or a tuple of pieces, and everything inside.

    >>> [type(node).__name__ for node in nodes(Not(Filter()))]
    ['Not', 'Filter']
    """
    return walk(value)


def verbs(value: object) -> Iterator[Verb]:
    """The verbs in a piece of a definition."""
    return (node for node in nodes(value) if isinstance(node, Verb))


def does(value: object, handling: Handling) -> bool:
    """Whether a piece of a definition does this to cards."""
    return any(handling in verb.mentioned_as for verb in verbs(value))


@dataclass(frozen=True, slots=True)
class Occasion(Node):
    """An event or an activation that an effect reacts to (発動条件)."""


@dataclass(frozen=True, slots=True)
class Verb(Node):
    """Something that an effect does, or a cost that is paid. Verbs are joined as in card text.

    The joints decide what counts as simultaneous (RES-END-01, RES-END-02) and what depends on what.

    What a verb does to the cards that a later sentence can refer to (そのカード, 破壊したモンスター) is declared here:
    """

    moves_cards: ClassVar[bool] = False
    """Its cards are no longer where they were."""
    frees_zone: ClassVar[bool] = False
    """Done to cards on the field, it makes room there for what comes after it."""
    fills_hand: ClassVar[bool] = False
    """It brings cards to a hand."""
    about_players: ClassVar[bool] = False
    """It is done to a player, and what was said of cards before it still stands after it."""
    only_shows: ClassVar[bool] = False
    """It shows, chooses or rolls something and leaves everything where it is."""
    for_what_follows: ClassVar[bool] = False
    """Alone it does nothing: what follows it must be possible."""
    performs_summon: ClassVar[bool] = False
    """It performs a summon by materials, a Ritual Summon or a Normal Summon."""
    negates: ClassVar[Negation | None] = None
    """What it negates."""
    makes_another: ClassVar[bool] = False
    """Whether the card that it introduces is another one than the card that it names (その1体のみを融合素材とし)."""
    keeps_that: ClassVar[bool] = False
    """A later そのモンスター means the same card as before this verb."""
    mentioned_as: ClassVar[frozenset[Handling]] = frozenset()
    """What a later sentence can say was done to its cards."""
    to_each: ClassVar[bool] = False
    """Done to two things that are named together (AとBを破壊する), it is done to each that can be."""
    for_the_turn: ClassVar[bool] = False
    """It applies to the rest of the turn, so that it can follow 「この効果の発動後、」."""
    known_cards_first: ClassVar[bool] = False
    """The cards that are already known were mentioned before those that are picked (equipping, attaching)."""

    def monsters(self) -> What | None:
        """Its cards that can only be monsters."""
        return None

    def stands_alone(self) -> bool:
        """Whether a sentence with it is carried out whatever happened before (相手は１枚ドローする)."""
        return False

    def works_on(self) -> What | None:
        """The cards that it is done to."""
        what = getattr(self, "what", None)
        return what if isinstance(what, What) else None

    def by_owners(self) -> bool:
        """Whether each player does it to the cards that are their own."""
        return False

    def asks_summonable(self) -> bool:
        """Whether it Special Summons only what can be Special Summoned."""
        return False

    def summons(self) -> What | None:
        """The cards that it Special Summons."""
        return None

    def bringing(self, modifiers: tuple[Modifier, ...]) -> Verb | None:
        """The same verb whose cards bring further modifiers with them; nothing if they bring none."""
        return None

    def keeps_its_card(self) -> bool:
        """Whether a Spell or Trap stays on the field when it has processed this."""
        return False

    def brings_this(self) -> bool:
        """Whether it brings out this card and no other."""
        return False

    def bond(self) -> tuple[Bond, What] | None:
        """How it binds cards to the source (``LINKED``), and which."""
        return None

    def introduces(self) -> Filter | None:
        """What its cards are called later, if it names none: a draw, tokens, a Fusion Monster."""
        return None

    def then(self, other: Verb) -> Verb:
        """``other`` happens after this, and only if this happened (その後, さらに).

        >>> from duelkit.yugioh.language import discard, draw, spell
        >>> from duelkit.yugioh.text import render
        >>> print(render(spell(1, "例", "Example", resolution=draw(2).then(discard(1))), "en"))
        Draw 2 cards, then discard 1 card.
        """
        return Joined(Joint.THEN, self, other)

    def and_if_you_do(self, other: Verb) -> Verb:
        """``other`` happens at the same time, and only if this happened (〜し、〜する).

        >>> from duelkit.yugioh.language import discard, draw, spell
        >>> from duelkit.yugioh.text import render
        >>> print(render(spell(1, "例", "Example", resolution=draw(2).and_if_you_do(discard(1))), "en"))
        Draw 2 cards, and if you do, discard 1 card.
        """
        return Joined(Joint.AND_IF_YOU_DO, self, other)

    def also(self, other: Verb) -> Verb:
        """``other`` happens at the same time, whether or not this could happen (また).

        >>> from duelkit.yugioh.language import discard, draw, spell
        >>> from duelkit.yugioh.text import render
        >>> print(render(spell(1, "例", "Example", resolution=draw(2).also(discard(1))), "en"))
        Draw 2 cards, also discard 1 card.
        """
        return Joined(Joint.ALSO, self, other)

    def also_after(self, other: Verb) -> Verb:
        """``other`` happens after this, whether or not this could happen (また、その後).

        >>> from duelkit.yugioh.language import discard, draw, spell
        >>> from duelkit.yugioh.text import render
        >>> print(render(spell(1, "例", "Example", resolution=draw(2).also_after(discard(1))), "en"))
        Draw 2 cards, also, after that, discard 1 card.
        """
        return Joined(Joint.ALSO_AFTER, self, other)


class OfShown:
    """A verb that does something to some of the cards just shown (その中から〜).

    :ivar verb: what is done to them.
    :ivar which: which of the cards can be picked.
    :ivar number: how many.
    :ivar rest: where the other cards go; ``Zone(0)`` where that is not said yet.
    """

    __slots__ = ()
    verb: Verb
    which: Filter
    number: int
    rest: Zone

    def doing(self, verb: Verb) -> Verb:
        """The same with something else done to the cards picked."""
        raise NotImplementedError

    def leaving(self, rest: Zone, where: Ordinal, *, optional: bool) -> Verb:
        """The same with where the other cards go.

        :param optional: the player may pick none.
        """
        raise NotImplementedError


class Joint(IntEnum):
    """How two verbs are joined."""

    THEN = 0
    AND_IF_YOU_DO = 1
    ALSO = 2
    ALSO_AFTER = 3


@dataclass(frozen=True, slots=True)
class Joined(Verb):
    """Two verbs, joined."""

    joint: Joint
    first: Verb
    second: Verb


@dataclass(frozen=True, slots=True)
class Condition(Node, Logic["Condition"]):
    """Something that holds or does not."""

    while_equipped: ClassVar[bool] = False
    """It can only hold while this card is an Equip Card."""
    by_chance: ClassVar[bool] = False
    """Chance or a player's word decides during processing whether it holds."""


@dataclass(frozen=True, slots=True)
class AllHold(Condition):
    """Every part holds."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class OneHolds(Condition):
    """At least one part holds."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class DoesNotHold(Condition):
    """The part does not hold."""

    part: Condition


joins(Condition, AllHold, OneHolds, DoesNotHold)


@dataclass(frozen=True, slots=True)
class Filter(Node, Logic["Filter"]):
    """A property that a card has or has not."""

    of_monsters: ClassVar[bool] = False
    """Its noun is モンスター: only monsters are said to have it."""
    of_monsters_denied: ClassVar[bool] = False
    """Its noun is モンスター where the property is denied, too."""
    implies_monster: ClassVar[bool] = False
    """A card with it is a monster where it lies, so that the canonical form need not say so."""
    of_a_battle: ClassVar[bool] = False
    """It is a part in a battle with the card that it names, ``ref``."""
    visible: ClassVar[bool] = False
    """Both players see it of a face-down card."""
    on_its_face: ClassVar[bool] = False
    """A face-down card does not show it. Rules: MR3-FDN-03 to MR3-FDN-05."""
    of_arrival: ClassVar[bool] = False
    """It says how a monster came to the field, which the event of its arrival says as well."""
    passing: ClassVar[bool] = False
    """A card that has left the field no longer shows it."""
    needs_revealed: ClassVar[bool] = False
    """It is about a card that is revealed first, so it is unknown which cards pass before that."""
    is_spot: ClassVar[bool] = False
    """It says where on the field a monster is (リンク先の, ＥＸモンスターゾーンの)."""
    says_bearer: ClassVar[bool] = False
    """It says which card has it as a material."""

    def arrived_this_turn(self) -> bool:
        """Whether it holds only in the turn in which the monster came to the field."""
        return False

    def means_this(self) -> bool:
        """Whether the card that has the effect passes, and no card that has nothing to do with it."""
        return False

    def in_zones(self, zones: Zone, side: Side = Side.YOU) -> Pool:
        """The cards with this property in ``zones`` of ``side``.

        >>> from duelkit.yugioh.language import MONSTER
        >>> from duelkit.yugioh.notation import written
        >>> written(MONSTER.in_zones(Zone.HAND | Zone.DECK))
        'Pool(OfType(CardType.MONSTER), Zone.DECK|Zone.HAND)'
        """
        return Pool(self, zones, side)

    def on_field(self, side: Side = Side.EITHER) -> Pool:
        """The cards with this property on the field (フィールドの).

        >>> from duelkit.yugioh.language import MONSTER
        >>> from duelkit.yugioh.notation import written
        >>> written(MONSTER.on_field(Side.OPPONENT))
        'Pool(OfType(CardType.MONSTER), Zone.FIELD, Side.OPPONENT)'
        """
        return Pool(self, Zone.FIELD, side)

    def in_hand(self, side: Side = Side.YOU) -> Pool:
        """The cards with this property in the hand (手札の).

        >>> from duelkit.yugioh.language import MONSTER
        >>> from duelkit.yugioh.notation import written
        >>> written(MONSTER.in_hand())
        'Pool(OfType(CardType.MONSTER), Zone.HAND)'
        """
        return Pool(self, Zone.HAND, side)

    def in_deck(self, side: Side = Side.YOU) -> Pool:
        """The cards with this property in the deck (デッキの).

        >>> from duelkit.yugioh.language import MONSTER
        >>> from duelkit.yugioh.notation import written
        >>> written(MONSTER.in_deck())
        'Pool(OfType(CardType.MONSTER), Zone.DECK)'
        """
        return Pool(self, Zone.DECK, side)

    def in_graveyard(self, side: Side = Side.YOU) -> Pool:
        """The cards with this property in the graveyard (墓地の).

        >>> from duelkit.yugioh.language import MONSTER
        >>> from duelkit.yugioh.notation import written
        >>> written(MONSTER.in_graveyard(Side.EITHER))
        'Pool(OfType(CardType.MONSTER), Zone.GRAVEYARD, Side.EITHER)'
        """
        return Pool(self, Zone.GRAVEYARD, side)

    def banished(self, side: Side = Side.YOU) -> Pool:
        """The banished cards with this property (除外されている).

        >>> from duelkit.yugioh.language import MONSTER
        >>> from duelkit.yugioh.notation import written
        >>> written(MONSTER.banished())
        'Pool(OfType(CardType.MONSTER), Zone.BANISHED)'
        """
        return Pool(self, Zone.BANISHED, side)

    def in_extra_deck(self, side: Side = Side.YOU) -> Pool:
        """The cards with this property in the extra deck (エクストラデッキの).

        >>> from duelkit.yugioh.language import MONSTER
        >>> from duelkit.yugioh.notation import written
        >>> written(MONSTER.in_extra_deck())
        'Pool(OfType(CardType.MONSTER), Zone.EXTRA_DECK)'
        """
        return Pool(self, Zone.EXTRA_DECK, side)

    def in_pendulum_zone(self, side: Side = Side.YOU) -> Pool:
        """The cards with this property in the pendulum zones (ペンデュラムゾーンの)."""
        return Pool(self, Zone.PENDULUM_ZONE, side)


@dataclass(frozen=True, slots=True)
class All(Filter):
    """Every part holds."""

    parts: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class AnyOf(Filter):
    """At least one part holds."""

    parts: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class Not(Filter):
    """The part does not hold."""

    part: Filter


joins(Filter, All, AnyOf, Not, flat=True)


@dataclass(frozen=True, slots=True)
class Pool(Node):
    """The cards that pass ``filter`` in ``zones`` of ``side``, and those of the pools in ``more``."""

    filter: Filter
    zones: Zone
    side: Side = Side.YOU
    more: tuple[Pool, ...] = ()

    def __or__(self, other: Pool) -> Pool:
        """The cards of both pools."""
        if self.filter == other.filter and self.side == other.side and not self.more and not other.more:
            return Pool(self.filter, self.zones | other.zones, self.side)
        return Pool(self.filter, self.zones, self.side, (*self.more, other))


@dataclass(frozen=True, slots=True)
class What(Node):
    """Some cards that a verb works on."""


@dataclass(frozen=True, slots=True)
class Modifier(Node):
    """Something that applies to cards or players for as long as its source says."""

    of_monsters: ClassVar[bool] = False
    """It can only apply to monsters."""
    forbids: ClassVar[bool] = False
    """It says what cannot be done."""
    done_at_once: ClassVar[bool] = False
    """In a processing it is something done, not something that applies."""
    never_negated: ClassVar[bool] = False
    """No effect negates it."""

    def keeps_activation(self) -> bool:
        """Whether it keeps the activation of its own card from being negated."""
        return False

    def counts_uses(self) -> bool:
        """Whether its uses can be limited: it is done instead of something, or lets a player activate a card."""
        return False

    def figure(self) -> Stat | None:
        """The figure that it changes."""
        return None

    def stated_by(self, before: tuple[Modifier, ...], others: tuple[Modifier, ...]) -> bool:
        """Whether it need not be said: those before it, or any others, state it.

        :param others: all modifiers of the effect.
        """
        return False

    def offers(self) -> tuple[Verb, ...]:
        """What a player chooses from when it is carried out, where its text has no list."""
        return ()

    def negates_effects_of(self) -> Filter | None:
        """The cards whose effects it negates; ``None`` if it negates none."""
        return None

    def changes_inflicted(self) -> bool:
        """Whether it changes the battle damage that cards inflict."""
        return False

    def prevents_damage(self) -> bool:
        """Whether it says that a player takes no damage."""
        return False

    def sets_as_spell(self) -> bool:
        """Whether it says that a monster can be Set as a Spell."""
        return False

    def only_this_card(self) -> bool:
        """Whether it can only apply to the card that has it."""
        return False

    def bound_side(self) -> Side | None:
        """The player who cannot do something."""
        return None

    def for_set_cards(self) -> Modifier:
        """The same for cards that were Set before: they need not be face-up."""
        return self
