"""Handlers that compile the words about events and activations that effects react to (発動条件)."""

from __future__ import annotations

from typing import Final

from duelkit.yugioh.compiler.context import OCCASIONS, Compiler
from duelkit.yugioh.compiler.subjects import about, flag
from duelkit.yugioh.language.base import All, AnyOf, Filter, Not
from duelkit.yugioh.language.nouns import MONSTER, OTHER, IsFaceUp, OfType
from duelkit.yugioh.language.occasions import Activated, AnyEvent, AnyOccasion, When
from duelkit.yugioh.language.terms import Because, CardType, EventKind, Side, SummonKind, Zone
from duelkit.yugioh.state.card_info import KEEPS_COMING
from duelkit.yugioh.state.code import Occasion
from duelkit.yugioh.words.filters.compile import shows
from duelkit.yugioh.words.occasions.run import AnyOfOccasions, EventOccasion, LinkOccasion

LEAVES_EXTRA: Final = (
    EventKind.SUMMONED,
    EventKind.SENT_TO_GRAVEYARD,
    EventKind.BANISHED,
    EventKind.TO_HAND,
    EventKind.TO_DECK,
    EventKind.EQUIPPED,
    EventKind.ATTACHED,
    EventKind.PLACED_IN_PENDULUM_ZONE,
)
"""What happens to cards that leave the Extra Deck."""
LEAVES_GRAVEYARD: Final = (
    EventKind.SUMMONED,
    EventKind.BANISHED,
    EventKind.TO_HAND,
    EventKind.TO_DECK,
    EventKind.EQUIPPED,
    EventKind.ATTACHED,
    EventKind.PLACED_IN_PENDULUM_ZONE,
)
"""What happens to cards that leave a Graveyard, besides being Set or placed in a Spell & Trap Zone."""


@OCCASIONS.handles(When)
def _(compiler: Compiler, node: When) -> Occasion:
    about_this, who = about(node.who)
    if node.already:
        compiler.info.keeps |= KEEPS_COMING
    if node.event == EventKind.SUMMONED and node.kinds & SummonKind.SET:
        # a Normal Summon or Set (通常召喚): a Set is a different event
        summoned = node.but(kinds=node.kinds & ~SummonKind.SET)
        return compiler.occasion(
            AnyEvent((summoned, node.but(event=EventKind.SET, kinds=SummonKind(0), origin=Zone.HAND)))
        )
    if node.event in (EventKind.LEFT_EXTRA_DECK, EventKind.LEFT_GRAVEYARD):
        return _left_pile(compiler, node, who, about_this)
    node = with_true_origin(node, about_this, who)
    if node.event == EventKind.SET and node.origin & Zone.FIELD and isinstance(who, All):
        who = All(tuple(part for part in who.parts if not isinstance(part, IsFaceUp)))  # it was, before
    if node.event == EventKind.DESTROYED and node.origin == Zone.MONSTER_ZONE:
        who = _but_monster(who)
    from_field = node.origin != Zone(0) and not node.origin & ~Zone.FIELD
    shows_not = who is not None and not about_this and not seen(who)
    return event_occasion(compiler, node, who, about_this, node.face_up or falls_by(node) and from_field and shows_not)


def _left_pile(compiler: Compiler, node: When, who: Filter | None, about_this: bool) -> Occasion:
    """A card left an Extra Deck or a Graveyard, in whatever way."""
    if node.event == EventKind.LEFT_EXTRA_DECK:
        return compiler.occasion(AnyEvent(tuple(node.but(event=each, origin=Zone.EXTRA_DECK) for each in LEAVES_EXTRA)))
    ways = tuple(node.but(event=each, origin=Zone.GRAVEYARD) for each in LEAVES_GRAVEYARD)
    placed = event_occasion(compiler, node, who, about_this, node.face_up)
    return AnyOfOccasions((*(compiler.occasion(way) for way in ways), placed))


def with_true_origin(node: When, about_this: bool, who: Filter | None) -> When:
    """The event with the place that its card can have come from."""
    if node.event in (EventKind.ATTACK_DECLARED, EventKind.TARGETED_BY_ATTACK) and node.origin:
        return node.but(origin=Zone(0))  # an attack has no origin
    on_field = node.origin == Zone.FIELD or node.event == EventKind.LEFT_FIELD and not node.origin
    if falls_by(node) and on_field and not about_this and who is not None and says_monster(who):
        # a monster card elsewhere on the field is no monster (rulings 22122, 14797)
        return node.but(origin=Zone.MONSTER_ZONE)
    return node


def falls_by(node: When) -> bool:
    """Whether the event is that a card is destroyed or leaves the field."""
    return node.event in (EventKind.DESTROYED, EventKind.LEFT_FIELD) or (
        node.event == EventKind.SENT_TO_GRAVEYARD and bool(node.because & Because.DESTROYED)
    )


def event_occasion(
    compiler: Compiler, node: When, who: Filter | None, about_this: bool, face_up: bool
) -> EventOccasion:
    """The compiled occasion of an event."""
    return EventOccasion(
        kind=int(node.event),
        who=compiler.optional_test(who),
        about_this=about_this,
        side=int(node.side),
        by=-1 if node.by is None or node.by == Side.EITHER else int(node.by),
        by_card=None if node.by_card == OTHER else compiler.optional_test(node.by_card),
        by_others=node.by_card == OTHER,
        by_none=node.event == EventKind.SUMMONED and isinstance(node.by_card, Not),
        because=int(node.because),
        unless=int(node.unless),
        origin=int(node.origin),
        to=int(node.to),
        kinds=int(node.kinds),
        face_up=face_up,
        phase=-1 if node.phase is None else int(node.phase),
        alone=node.alone,
        face_down=node.face_down,
        card=flag(node.card),
        already=node.already,
    )


def says_monster(who: Filter) -> bool:
    """Whether a filter demands a monster."""
    parts = who.parts if isinstance(who, All) else (who,)
    return any(isinstance(part, OfType) and part.types & CardType.MONSTER for part in parts)


def seen(who: Filter) -> bool:
    """Whether a face-down card on the field is known to be such a card. Rules: MR3-FDN-03, MR3-FDN-04.

    Any other 「フィールドの○○」 that was destroyed or left must have been face-up (ruling 20986).
    """
    if isinstance(who, All):
        return all(seen(part) for part in who.parts)
    if isinstance(who, AnyOf):
        kinds = [part.types for part in who.parts if isinstance(part, OfType)]
        return {CardType.SPELL, CardType.TRAP} <= set(kinds) or all(seen(part) for part in who.parts)
    return shows(who)


def _but_monster(who: Filter | None) -> Filter | None:
    """The filter without the test for a monster: a card destroyed in a monster zone was one, even if it is a mere Trap
    now (罠モンスター). Rule: RES-GAP-TRM-01.
    """
    if isinstance(who, All):
        left = tuple(part for part in who.parts if part != MONSTER)
        return All(left) if len(left) > 1 else left[0] if left else None
    return None if who == MONSTER else who


@OCCASIONS.handles(Activated)
def _(compiler: Compiler, node: Activated) -> Occasion:
    return LinkOccasion(
        which=compiler.optional_test(node.which),
        card=flag(node.card),
        by=int(node.by),
        would=int(node.would),
        zones=int(node.zones),
        target=compiler.optional_test(node.targets_one),
        targets_one=node.targets_one is not None,
        targets=None if node.targets is None else compiler.pool(node.targets),
    )


OCCASIONS.passes({AnyEvent: AnyOfOccasions, AnyOccasion: AnyOfOccasions})
