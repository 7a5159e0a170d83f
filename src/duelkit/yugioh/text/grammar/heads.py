"""What kind of thing a filter, a pool or a selection speaks of: for nouns, counter words, pronouns."""

from __future__ import annotations

from enum import Enum

from duelkit.yugioh.language.base import All, AnyOf, Filter, Not, Pool, Verb, What, nodes
from duelkit.yugioh.language.card import Card, Effect
from duelkit.yugioh.language.clauses import Are
from duelkit.yugioh.language.nouns import BATTLING, MONSTER, AnyCard, Figure, IsAmong, IsThis, Named, OfType
from duelkit.yugioh.language.selections import Every, Pick, Ref, RefKind, TopOfDeck, one_by_one
from duelkit.yugioh.language.terms import Bond, CardType, Marker, Side, Stat, SummonKind, Zone
from duelkit.yugioh.words.filters.meaning import IsMonsterCard
from duelkit.yugioh.words.links.meaning import CO_LINKED

_MONSTER_TYPES = (
    CardType.MONSTER
    | CardType.FUSION
    | CardType.SYNCHRO
    | CardType.XYZ
    | CardType.TUNER
    | CardType.TOKEN
    | CardType.SPIRIT
    | CardType.UNION
    | CardType.GEMINI
    | CardType.FLIP
    | CardType.TOON
    | CardType.LINK
    | CardType.EFFECT
    | CardType.SPECIAL
)


_MONSTER_REFS = (
    RefKind.ATTACKER,
    RefKind.ATTACK_TARGET,
    RefKind.OPPOSING_BATTLER,
    RefKind.YOUR_BATTLER,
    RefKind.EQUIPPED,
    RefKind.MATERIALS,
)


class Head(Enum):
    """The noun at the head of a noun phrase."""

    CARD = 0
    MONSTER = 1
    SPELL = 2
    TRAP = 3
    SPELL_OR_TRAP = 4


def head_of_types(types: CardType) -> Head:
    """The noun for a card of these types."""
    if types & _MONSTER_TYPES:
        return Head.MONSTER
    if types & CardType.SPELL:
        return Head.SPELL
    return Head.TRAP if types & CardType.TRAP else Head.CARD


def is_monster_card(node: Filter) -> bool:
    """Whether monster cards are counted as cards (モンスターカード１枚)."""
    return any(isinstance(part, IsMonsterCard) for part in parts_of(node))


def head_of(node: Filter | None) -> Head:
    """The noun for the cards that pass a filter."""
    if isinstance(node, OfType):
        return head_of_types(node.types)
    if isinstance(node, All):
        if is_monster_card(node):
            return Head.CARD
        heads = [head_of(part) for part in node.parts]
        return next((head for head in heads if head is not Head.CARD), Head.CARD)
    if isinstance(node, AnyOf):
        if node == BATTLING:
            return Head.MONSTER
        found = {head_of(part) for part in node.parts}
        if found <= {Head.SPELL, Head.TRAP, Head.SPELL_OR_TRAP} and len(found) > 1:
            return Head.SPELL_OR_TRAP
        return found.pop() if len(found) == 1 else Head.CARD
    if isinstance(node, IsAmong):
        return Head.MONSTER if node.ref.kind in _MONSTER_REFS else Head.CARD
    if isinstance(node, Not):
        return Head.MONSTER if node.part.of_monsters_denied else Head.CARD
    return Head.MONSTER if node is not None and node.of_monsters else Head.CARD


def head_of_pool(pool: Pool) -> Head:
    """The noun for the cards of a pool."""
    head = head_of(pool.filter)
    if head is Head.CARD and pool.zones in (Zone.MONSTER_ZONE, Zone.MONSTER_ZONE | Zone.EXTRA_DECK):
        head = Head.MONSTER
    if pool.zones == Zone.PENDULUM_ZONE:
        head = Head.CARD  # a spell
    others = {head_of_pool(each) for each in pool.more if each.filter != IsThis()}
    if _only_named(pool.filter) and not pool.zones & Zone.FIELD and others == {Head.MONSTER}:
        return Head.MONSTER
    if pool.filter != IsThis() or not others:
        others.add(head)
    elif len(others) == 1:
        return others.pop()
    return head if len(others) == 1 else Head.CARD


def head_of_picked(pool: Pool, *, summoned: bool) -> Head:
    """The noun for cards that are picked: monsters if they are summoned, except from Pendulum Zones."""
    head = head_of_pool(pool)
    bare = not pool.more and pool.zones != Zone.PENDULUM_ZONE
    return Head.MONSTER if summoned and head is Head.CARD and bare else head


def head_in_place(pool: Pool) -> Head:
    """The noun by which the place of a pool is called: cards that only have names can lie elsewhere on the field than
    in the Monster Zones, if these are meant.
    """
    return Head.CARD if pool.zones == Zone.MONSTER_ZONE and _only_named(pool.filter) else head_of_pool(pool)


def _only_named(which: Filter) -> bool:
    """Whether cards are told by names and nothing else."""
    return all(isinstance(part, Named) for part in alternatives_of(which))


def is_plural(what: What) -> bool:
    """Whether a selection can be of more than one card."""
    if isinstance(what, Pick | TopOfDeck):
        most = what.most if isinstance(what, Pick) else what.count
        return not (isinstance(most, int) and most == 1)
    return isinstance(what, Every)


def parts_of(node: Filter) -> tuple[Filter, ...]:
    """The parts of a filter that all hold."""
    return node.parts if isinstance(node, All) else (node,)


def besides(node: Filter, said: Filter) -> Filter:
    """A filter without one of its demands, which the text says elsewhere."""
    parts = [part for part in parts_of(node) if part != said]
    return All(tuple(parts)) if len(parts) > 1 else parts[0] if parts else node


def of_one_row(pool: Pool) -> bool:
    """Whether it is about one player's Pendulum Zones, of which a card there has only the other one besides."""
    return pool.zones == Zone.PENDULUM_ZONE and pool.side is not Side.EITHER


def alternatives_of(node: Filter) -> tuple[Filter, ...]:
    """The parts of a filter of which one holds."""
    return node.parts if isinstance(node, AnyOf) else (node,)


def of_rank(node: Filter) -> bool:
    """Whether the cards are chosen by their Ranks."""
    return any(isinstance(part, Figure) and part.stat is Stat.RANK for part in parts_of(node))


def of_extra_deck(node: Filter) -> bool:
    """Whether only cards pass that belong to the Extra Deck and go back there."""
    kinds = CardType.FUSION | CardType.SYNCHRO | CardType.XYZ | CardType.LINK
    return any(isinstance(part, OfType) and part.types & kinds for part in parts_of(node))


def head_of_target(effect: Effect, slot: int) -> Head:
    """The noun for a target: a monster too where only a monster can be treated like that."""
    which = effect.targets[slot].pool.filter
    head = head_of_pool(effect.targets[slot].pool)
    if head is not Head.CARD or which == AnyCard() or is_monster_card(which):
        return head
    if effect.targets[slot].pool.zones == Zone.PENDULUM_ZONE or _may_be_other(effect, slot):
        return head
    for node in nodes(effect.resolution):
        what = node.monsters() if isinstance(node, Verb) else None
        for each in one_by_one(what) if what is not None else ():
            if isinstance(each, Ref) and each.kind is RefKind.TARGET and each.slot in (-1, slot):
                return Head.MONSTER
    return head


def _may_be_other(effect: Effect, slot: int) -> bool:
    """Whether the effect asks if a target is a monster (対象のカードがモンスターの場合)."""
    return any(
        isinstance(node, Are)
        and isinstance(node.what, Ref)
        and node.what.kind is RefKind.TARGET
        and node.what.slot in (-1, slot)
        and node.filter == MONSTER
        for node in nodes(effect.resolution)
    )


def spot_of(node: Filter) -> Filter | None:
    """The part of a filter that restricts where on the field a monster is (リンク先の, ＥＸモンスターゾーンの)."""
    for part in parts_of(node):
        inner = part.part if isinstance(part, Not) else part
        if inner.is_spot and inner != CO_LINKED:
            return part
    return None


ARROWS = {
    Marker.TOP_LEFT: "↖",
    Marker.TOP: "↑",
    Marker.TOP_RIGHT: "↗",
    Marker.LEFT: "←",
    Marker.RIGHT: "→",
    Marker.BOTTOM_LEFT: "↙",
    Marker.BOTTOM: "↓",
    Marker.BOTTOM_RIGHT: "↘",
}


def arrows(markers: int, *, turned: bool = False) -> str:
    """Link markers as arrows, from the top left on: ↙↑↘ is written ↑↙↘; ``turned``: as seen from the other side."""
    if turned:
        markers = sum(1 << 8 - bit for bit in range(9) if markers >> bit & 1)
    return "".join(arrow for marker, arrow in ARROWS.items() if markers & marker)


def bond_of(card: Card) -> tuple[Bond, bool]:
    """How the card is bound, and whether to several cards."""
    bonds = (node.bond() for node in nodes(card.effects) if isinstance(node, Verb))
    kind, what = next((bond for bond in bonds if bond is not None), (Bond.SUMMONED, None))
    return kind, what is not None and is_plural(what)


def head_of_bound(card: Card) -> Head:
    """The noun for what an activation binds the card to by targeting it."""
    for effect in card.effects:
        if effect.targets and any(
            isinstance(node, Verb) and node.bond() is not None for node in nodes(effect.resolution)
        ):
            return head_of_target(effect, 0)
    return Head.MONSTER


def of_kinds(part: Filter) -> bool:
    """Whether a part of a filter only names a kind of cards, or only excludes some."""
    excluded = alternatives_of(part.part) if isinstance(part, Not) else (part,)
    return all(isinstance(each, OfType) for each in excluded)


def makes_another(card: Card) -> bool:
    """Whether the card can only speak of the materials of a monster that its effect has summoned."""
    return not card.types & CardType.MONSTER


def own_way(card: Card) -> bool:
    """Whether the card is Special Summoned in a way of its own that uses cards up."""
    return any(way.kind is SummonKind.SPECIAL and way.cost is not None for way in card.procedures)
