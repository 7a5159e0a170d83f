"""English places, pools and selections (1 face-up monster your opponent controls; 1 "X" from your Deck)."""

from __future__ import annotations

from dataclasses import replace

from duelkit.yugioh.language.amounts import AtWill
from duelkit.yugioh.language.base import All, Amount, Filter, Not, Pool
from duelkit.yugioh.language.nouns import IS_THIS, AnyCard, IsAmong, IsFaceUp, IsThis
from duelkit.yugioh.language.selections import THEM, Both, Every, OwnMaterials, Pick, RefKind, Those, TopOfDeck
from duelkit.yugioh.language.terms import Side, Zone
from duelkit.yugioh.text.grammar.en.core import AMOUNTS, WHATS, Noun, Scope
from duelkit.yugioh.text.grammar.en.nouns import Words, noun_of
from duelkit.yugioh.text.grammar.en.terms import CONTROLS, OWNER, PLAYER, listed, with_count
from duelkit.yugioh.text.grammar.heads import (
    Head,
    head_of,
    head_of_pool,
    makes_another,
    of_extra_deck,
    of_one_row,
    of_rank,
    parts_of,
    spot_of,
)
from duelkit.yugioh.text.grammar.reading import only_named, summons_itself
from duelkit.yugioh.words.controlling.meaning import ControlledBy

ZONES = {
    Zone.HAND: "hand",
    Zone.DECK: "Deck",
    Zone.EXTRA_DECK: "Extra Deck",
    Zone.MONSTER_ZONE: "Monster Zone",
    Zone.SPELL_TRAP_ZONE: "Spell & Trap Zone",
    Zone.FIELD_ZONE: "Field Zone",
    Zone.PENDULUM_ZONE: "Pendulum Zone",
    Zone.GRAVEYARD: "GY",
    Zone.BANISHED: "banishment",
}
_WHOLE_FIELDS = (
    Zone.FIELD,
    Zone.MONSTER_ZONE | Zone.SPELL_TRAP_ZONE | Zone.FIELD_ZONE,
    Zone.SPELL_TRAP_ZONE | Zone.FIELD_ZONE | Zone.PENDULUM_ZONE,
    Zone.MONSTER_ZONE | Zone.SPELL_TRAP_ZONE,
    Zone.SPELL_TRAP_ZONE | Zone.FIELD_ZONE,
)


def zone_words(zones: Zone, head: Head = Head.CARD) -> list[str]:
    """hand, Deck, field …"""
    field = zones & Zone.FIELD
    whole = field in _WHOLE_FIELDS or (field == Zone.MONSTER_ZONE and head is Head.MONSTER)
    words = []
    for zone, word in ZONES.items():
        if zones & zone and not (whole and zone & Zone.FIELD):
            words.append(word)
    if whole and field:
        words.insert(sum(1 for word in words if word in ("hand", "Deck", "Extra Deck")), "field")
    return words


def the_place(zones: Zone, whose: str = "the", *, origin: bool = False) -> str:
    """in the GY; from the hand; in their Monster Zones: a place of both players, with one word for its owner."""
    words = zone_words(zones)
    if words[0] == "field":
        return (
            "on the field"
            if len(words) == 1
            else f"{'from' if origin else 'on'} the field or in {whose} {listed(words[1:])}"
        )
    at = "from" if origin else "in"
    if not zones & ~Zone.FIELD:
        return f"{at} {whose} {listed(words)}{'s' if len(words) == 1 else ''}"
    of = "" if origin or len(words) == 1 and words[0] not in ("hand", "Deck", "Extra Deck") else "player's "
    return f"{at} {whose} {of}{listed(words)}"


def place(
    zones: Zone,
    side: Side,
    head: Head = Head.CARD,
    *,
    origin: bool = False,
    both: bool = False,
    theirs: bool = False,
    other: bool = False,
) -> str:
    """you control; in your GY; from your hand or Deck.

    :param origin: cards are taken from there.
    :param both: of all cards that both players have there.
    :param theirs: the opponent has just been named.
    :param other: it is the other Pendulum Zone.
    """
    words = [f"other {word}" if other and word == "Pendulum Zone" else word for word in zone_words(zones, head)]
    if not words:
        return ""
    if words == ["field"]:
        return CONTROLS[side]
    at = "from" if origin else "in"
    if side is Side.EITHER:
        return _place_of_both(zones, words, at, both=both)
    if words[0] == "field" and not origin:
        return f"{CONTROLS[side]} or in {'your' if side is Side.YOU else 'their'} {listed(words[1:])}"
    return f"{at} {'their' if theirs and side is Side.OPPONENT else OWNER[side]} {listed(words)}"


def _place_of_both(zones: Zone, words: list[str], at: str, *, both: bool) -> str:
    """in either GY; from both players' Decks; in the Monster Zones."""
    if both and zones & ~Zone.FIELD:
        return f"{at} both players' {listed([f'{word}s' for word in words], 'and')}"
    if not zones & ~Zone.FIELD:
        return f"in the {listed(words)}{'s' if len(words) == 1 else ''}"
    if len(words) == 1:
        owner = "either player's" if words[0] in _KEPT else "either"
        return f"{at} {owner} {words[0]}"
    if words[0] == "field":
        return f"{'from' if at == 'from' else 'on'} the field or in either {listed(words[1:])}"
    return f"{at} either player's {listed(words)}"


_KEPT = ("hand", "Deck", "Extra Deck")
"""Zones that belong to a player even where either is meant."""


def without_other(node: Filter) -> Filter:
    """The same filter without other, where this card cannot be anyway."""
    if not isinstance(node, All) or Not(IsThis()) not in node.parts:
        return node
    parts = tuple(part for part in node.parts if part != Not(IsThis()))
    return parts[0] if len(parts) == 1 else All(parts)


def words_of(pool: Pool, scope: Scope) -> Words:
    """The noun phrase of a pool, without its place."""
    node = pool.filter
    if (
        scope.effect is not None
        and not pool.zones & (scope.effect.zones or Zone.FIELD)
        and not (pool.zones & Zone.FIELD and summons_itself(scope.effect))
    ):
        node = without_other(node)
    among = next((part for part in parts_of(node) if isinstance(part, IsAmong)), None)
    if among is not None and isinstance(node, All):
        known = WHATS(among.ref, scope)
        rest = tuple(part for part in node.parts if part is not among)
        words = noun_of(All(rest) if len(rest) > 1 else rest[0], scope, known.head)
        return Words(
            f"that {words.core}", f"those {words.cores}", words.post, words.posts, words.but, one_of_a_kind=True
        )
    words = noun_of(node, scope, head_of_pool(pool))
    if of_one_row(pool) and words.core.startswith("other "):
        return replace(words, core=words.core.removeprefix("other "), cores=words.cores.removeprefix("other "), all="")
    return words


def pool_text(
    pool: Pool, scope: Scope, *, plural: bool = True, origin: bool = False, count: str = "", mark: str = ""
) -> str:
    """monsters your opponent controls; 2 Warrior monsters from your Deck."""
    if pool.more:
        every = (Pool(pool.filter, pool.zones, pool.side), *pool.more)
        texts = [pool_text(each, scope, plural=plural, origin=origin, count=count, mark=mark) for each in every]
        if plural and count not in ("", "all"):
            return " and/or ".join([texts[0], *(text.removeprefix(f"{count} ") for text in texts[1:])])
        return listed(texts, "and" if count == "all" else "or")
    words = words_of(pool, scope)
    if mark:
        words = replace(words, core=f"{words.core} {mark}", cores=f"{words.cores} {mark}")
    if pool.zones == Zone.BANISHED:
        return _banished(pool, words, plural=plural, count=count)
    if isinstance(pool.filter, IsThis):
        return "this card"
    if pool.zones == Zone.OVERLAY:
        return with_count(count, (words.many if plural else words.one) + _of_this(pool))
    if isinstance(pool.filter, IsAmong):
        return words.one
    if words.one_of_a_kind and not plural:
        count = ""
    other = of_one_row(pool) and Not(IsThis()) in parts_of(pool.filter)
    where = place(pool.zones, pool.side, head_of_pool(pool), origin=origin, both=count == "all", other=other)
    if _lies_in_spot(pool) or where in scope.unnamed and words.ends_with_place(plural=plural):
        where = ""
    return with_count(count, words.at(where, plural=plural, every=plural and count in ("", "all")))


def _of_this(pool: Pool) -> str:
    """Whose materials they are, if the noun does not say so."""
    return "" if any(each.says_bearer for each in parts_of(pool.filter)) else " attached to this card"


def _lies_in_spot(pool: Pool) -> bool:
    """Whether the cards are called by where they are on both fields, so that the field need not be named."""
    return pool.side is Side.EITHER and not pool.zones & ~Zone.FIELD and spot_of(pool.filter) is not None


_OF_BANISHED = {Side.YOU: "your banished", Side.OPPONENT: "your opponent's banished", Side.EITHER: "banished"}


def _banished(pool: Pool, words: Words, *, plural: bool, count: str) -> str:
    """1 of your banished monsters; all banished cards."""
    whose = _OF_BANISHED[pool.side]
    if count not in ("", "all") and pool.side is not Side.EITHER:
        return f"{count.removesuffix(' of')} of {whose} {words.many}"
    return with_count(count, f"{whose} {words.many if plural else words.one}")


def counted(least: Amount | int, most: Amount | int, scope: Scope) -> tuple[str, bool]:
    """(up to 2, plural)."""
    if isinstance(most, int) and most >= 60:
        return ("any number of" if least in (0, 1) else f"{least} or more"), True
    if isinstance(most, int):
        if least == most:
            return str(most), most != 1
        if isinstance(least, int) and least > 1:
            return f"{least} to {most}", True
        return f"up to {most}", most != 1
    if isinstance(most, AtWill) and most.most and least == most:
        return " or ".join(str(number) for number in range(most.unit, most.most + 1, most.unit)), True
    amount = AMOUNTS(most, scope)
    return ("a number of" if least == most else "any number of"), bool(amount)


def _marks(node: Pick) -> str:
    """What holds of the picked cards together: with different names, with the same ATK."""
    mark = "with different names" if node.different_names else ""
    mark += " with the same Level" if node.same_level else ""
    mark += " with the same name" if node.same_name else ""
    mark += " with the same ATK" if node.same_atk else ""
    steps = "Ranks" if of_rank(node.pool.filter) else "Levels"
    mark += " with different Types" if node.different_races else ""
    return mark + (f" with different {steps}" if node.different_levels else "")


@WHATS.words(Pick)
def _pick(node: Pick, scope: Scope) -> Noun:
    pool = node.pool
    head = head_of_pool(pool)
    known_card = only_named(pool, scope.effect.when) if scope.aiming and scope.effect is not None else None
    if known_card is not None:
        return replace(WHATS(known_card, scope), zones=pool.zones)
    many, plural = counted(node.least, node.most, scope)
    if isinstance(pool.filter, IsAmong) and not plural:
        known = WHATS(pool.filter.ref, scope)
        if known.plural:
            return Noun(f"{many} of {known.text}", head=known.head, zones=pool.zones)
    origin = not scope.aiming and not scope.in_place
    after = ""
    if not isinstance(node.most, int | AtWill):
        amount = AMOUNTS(node.most, scope)
        after = f" equal to {amount}" if node.least == node.most else f"⟦, up to {amount}⟧"
    if node.at_random:
        where = (
            f"{'in' if scope.in_place else 'from'} {OWNER[pool.side]} hand"
            if pool.zones == Zone.HAND
            else place(pool.zones, pool.side, head, origin=True)
        )
        noun = words_of(pool, scope)
        where = "" if where in scope.unnamed and noun.ends_with_place(plural=plural) else where
        text = f"{many} random {noun.at(where, plural=plural)}"
    else:
        mark = _marks(node)
        if node.including is not None:
            after += ", including " + (
                "this card" if node.including == IS_THIS else f"at least 1 {noun_of(node.including, scope).one}"
            )
        text = pool_text(pool, scope, plural=plural, origin=origin, count=many, mark=mark.strip())
    return Noun(text + after, plural=plural, head=head, zones=pool.zones, extra=of_extra_deck(pool.filter))


@WHATS.words(Every)
def _every(node: Every, scope: Scope) -> Noun:
    pool = node.pool
    if pool.zones == Zone.HAND and pool.filter == AnyCard() and not pool.more:
        whose = {
            Side.YOU: "your entire hand",
            Side.OPPONENT: "your opponent's entire hand",
            Side.EITHER: "both players' entire hands",
        }
        return Noun(whose[pool.side], plural=True, zones=pool.zones)
    if set(parts_of(pool.filter)) == {IsAmong(THEM), IsFaceUp()}:
        return WHATS(THEM, scope)
    return Noun(
        pool_text(pool, scope, origin=not scope.in_place, count="all"),
        plural=True,
        head=head_of_pool(pool),
        zones=pool.zones,
        extra=of_extra_deck(pool.filter),
    )


@WHATS.words(TopOfDeck)
def _top(node: TopOfDeck, scope: Scope) -> Noun:
    whose = "your" if node.side is Side.YOU else "your opponent's" if node.side is Side.OPPONENT else "each player's"
    if node.count == 1:
        return Noun(f"the top card of {whose} Deck", zones=Zone.DECK)
    many = str(node.count) if isinstance(node.count, int) else ""
    if node.up_to:
        most = many or AMOUNTS(node.count, scope)
        return Noun(f"cards from the top of {whose} Deck, up to {most}", plural=True, zones=Zone.DECK)
    after = "" if many else f" equal to {AMOUNTS(node.count, scope) if not isinstance(node.count, int) else ''}"
    return Noun(f"the top {many + ' ' if many else ''}cards of {whose} Deck{after}", plural=True, zones=Zone.DECK)


@WHATS.words(Those)
def _those(node: Those, scope: Scope) -> Noun:
    inner = WHATS(node.ref, scope)
    if node.filter == Not(IsAmong(THEM)):
        return Noun("the other", head=inner.head, zones=inner.zones)
    words = noun_of(node.filter, scope, inner.head)
    head = head_of(node.filter) if head_of(node.filter) is not Head.CARD else inner.head
    if node.ref.kind is RefKind.MATERIALS:
        return Noun(f"the {as_material(words, scope)}", head=Head.MONSTER)
    if isinstance(node.filter, Not) and isinstance(node.filter.part, IsAmong):
        return Noun("the others", plural=True, head=inner.head, zones=inner.zones)
    if node.ref.kind is RefKind.LINKED and inner.text.startswith(("the monster ", "the monsters ")):
        return Noun(f"the {words.many} {inner.text.partition(' ')[2].partition(' ')[2]}", plural=True, head=head)
    if isinstance(node.filter, ControlledBy):
        side = PLAYER[node.filter.side] if node.filter.side is Side.YOU else "they"
        return Noun(f"those {words.cores} {side} controlled", plural=True, head=head)
    if node.ref.kind is RefKind.TRIGGERING and inner.text.startswith(("that ", "those ")):
        return Noun(f"those {words.many}", plural=True, head=head, zones=inner.zones)
    return Noun(f"the {words.many} among {inner.text}", plural=True, head=head, zones=inner.zones)


def as_material(words: Words, scope: Scope, *, plural: bool = False) -> str:
    """Tuner used as this card's material."""
    core = " ".join(part for part in (words.cores if plural else words.core, words.post) if part)
    but = f"⟦, except {words.but}⟧" if words.but else ""
    whose = "its" if makes_another(scope.card) else "this card's"
    return f"{core} used as {whose} material{but}"


@WHATS.words(Both)
def _both(node: Both, scope: Scope) -> Noun:
    first, second = WHATS(node.first, scope), WHATS(node.second, scope)
    head = first.head if first.head is second.head else Head.CARD
    return Noun(f"both {first.text} and {second.text}", plural=True, head=head)


@WHATS.words(OwnMaterials)
def _own_materials(node: OwnMaterials, scope: Scope) -> Noun:
    where = place(node.zones, Side.YOU, Head.MONSTER, origin=True)
    if node.side is Side.EITHER:
        where = "from either field" if node.zones == Zone.FIELD else "from either player's Monster Zones"
    return Noun(f"the above cards {where}", plural=True, head=Head.MONSTER)
