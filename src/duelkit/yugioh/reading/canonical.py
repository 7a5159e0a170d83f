"""The canonical form of a definition: one way to write each meaning (標準形).

Definitions that mean the same have the same canonical form: the parts of a filter are ordered, a part that another part
implies is left out, and of two references that must mean the same card one is used.
"""

from __future__ import annotations

from dataclasses import fields, replace
from functools import singledispatch
from typing import Any, Final, TypeVar

from duelkit.yugioh.language.amounts import StatOf
from duelkit.yugioh.language.base import (
    All,
    AllHold,
    AnyOf,
    Condition,
    DoesNotHold,
    Filter,
    Joined,
    Joint,
    Modifier,
    Node,
    Not,
    Occasion,
    Pool,
    Verb,
    nodes,
)
from duelkit.yugioh.language.card import Card, Effect, EffectKind, LimitScope, Procedure, Timing
from duelkit.yugioh.language.clauses import Apply, Are, ChooseOne, Exists, If, Later, While, YouMay
from duelkit.yugioh.language.damage_step import stays_out_of_damage_step
from duelkit.yugioh.language.nouns import (
    MONSTER,
    OTHER,
    AnyCard,
    CanBeSpecialSummoned,
    Figure,
    IsAmong,
    IsFaceDown,
    IsFaceUp,
    IsThis,
    Named,
    OfAttribute,
    OfRace,
    OfType,
)
from duelkit.yugioh.language.occasions import When
from duelkit.yugioh.language.selections import ATTACK_TARGET, EACH, OPPOSING_BATTLER, THIS, Ref, RefKind, one_by_one
from duelkit.yugioh.language.terms import CardType, EventKind, Side, Stat, SummonKind, Zone
from duelkit.yugioh.reading.grammar.references import changed, settled
from duelkit.yugioh.reading.kinds import at_once
from duelkit.yugioh.text.grammar.reading import about_itself, has_this, in_row, summons_itself
from duelkit.yugioh.words.battle.meaning import IsBattling
from duelkit.yugioh.words.filters.meaning import IsMonsterCard

N = TypeVar("N", bound=Node)


def canonical(node: N) -> N:
    """The canonical form of a piece of a definition."""
    return _form(node)  # type: ignore[no-any-return]


@singledispatch
def _form(node: Any) -> Any:
    if isinstance(node, tuple):
        return tuple(_form(each) for each in node)
    return _parts(node).simplified() if isinstance(node, Node) else node


def _parts(node: Any) -> Any:
    values = {each.name: getattr(node, each.name) for each in fields(node)}
    after = {name: _form(value) for name, value in values.items() if isinstance(value, Node | tuple)}
    return replace(node, **after) if any(after[name] != values[name] for name in after) else node


def is_monster(node: Filter) -> bool:
    """Whether only monsters pass."""
    if isinstance(node, All):
        return any(is_monster(part) for part in node.parts)
    if isinstance(node, AnyOf):
        return all(is_monster(part) for part in node.parts)
    if isinstance(node, Figure) and node.stat in (Stat.ORIGINAL_ATK, Stat.ORIGINAL_DEF):
        return False  # a monster in the Spell & Trap Zone still has them
    return node.implies_monster or isinstance(node, OfType) and bool(node.types & CardType.MONSTER)


@_form.register
def _not_so(node: DoesNotHold) -> Condition:
    """「このカードは〜ではない」 as a property of this card."""
    part = _form(node.part)
    if isinstance(part, Are) and part.what == THIS and not part.as_it_was:
        return Are(THIS, part.filter.part if isinstance(part.filter, Not) else Not(part.filter))
    return DoesNotHold(part)


@_form.register
def _figure_of(node: StatOf) -> StatOf:
    """An original figure is the same on the field and elsewhere."""
    original = node.stat in (Stat.ORIGINAL_ATK, Stat.ORIGINAL_DEF, Stat.ORIGINAL_LEVEL)
    made: StatOf = _parts(node).simplified()
    return replace(made, as_it_was=False) if original and node.as_it_was else made


@_form.register
def _among(node: IsAmong) -> Filter:
    return IsThis() if node.ref == THIS else node


@_form.register
def _all(node: All) -> Filter:
    flat: list[Filter] = []
    for part in node.parts:
        inner = _form(part)
        flat += inner.parts if isinstance(inner, All) else (inner,)
    flat = list(dict.fromkeys(part for part in flat if not isinstance(part, AnyCard))) or [AnyCard()]
    if any(is_monster(part) and part != MONSTER for part in flat):
        flat = [part for part in flat if part != MONSTER]
    flat = sorted(_as_printed(flat), key=repr)
    return flat[0] if len(flat) == 1 else All(tuple(flat))


def _as_printed(parts: list[Filter]) -> list[Filter]:
    """闇属性モンスターカード: a Monster Card has its printed Attribute and Type."""
    card = next((part for part in parts if isinstance(part, IsMonsterCard)), None)
    if card is None:
        return parts
    rest: list[Filter] = []
    for part in parts:
        if isinstance(part, OfAttribute):
            card = replace(card, attribute=part.attribute)
        elif isinstance(part, OfRace):
            card = replace(card, race=part.race)
        elif not isinstance(part, IsMonsterCard):
            rest.append(part)
    return [*rest, card]


@_form.register
def _not(node: DoesNotHold) -> Condition:
    part = _form(node.part)
    if isinstance(part, Exists) and part.at_most is None:
        return Exists(part.pool, 0, part.at_least - 1)
    return DoesNotHold(part)


@_form.register
def _all_hold(node: AllHold) -> Condition:
    flat: list[Condition] = []
    for part in node.parts:
        inner = _form(part)
        flat += inner.parts if isinstance(inner, AllHold) else (inner,)
    flat = sorted(dict.fromkeys(flat), key=repr)
    return flat[0] if len(flat) == 1 else AllHold(tuple(flat))


@_form.register
def _any(node: AnyOf) -> Filter:
    flat: list[Filter] = []
    for part in node.parts:
        inner = _form(part)
        flat += inner.parts if isinstance(inner, AnyOf) else (inner,)
    flat = list(dict.fromkeys(flat))
    kinds = {type(part) for part in flat}
    if kinds == {OfRace} or kinds == {OfAttribute}:
        first = flat[0]
        for part in flat[1:]:
            first = (
                OfRace(first.race | part.race)
                if isinstance(first, OfRace) and isinstance(part, OfRace)
                else (
                    OfAttribute(first.attribute | part.attribute)
                    if isinstance(first, OfAttribute) and isinstance(part, OfAttribute)
                    else first
                )
            )
        return first
    return flat[0] if len(flat) == 1 else AnyOf(tuple(flat))


def _shown(node: Filter) -> Filter:
    """The filter without 表側表示の, if another part demands what only a face-up card shows."""
    if not isinstance(node, All) or IsFaceUp() not in node.parts or len(node.parts) == 1:
        return node
    rest = tuple(part for part in node.parts if part != IsFaceUp())
    if not any(part.on_its_face or isinstance(part, OfType) and part.types & ~CardType.MONSTER for part in rest):
        return node
    return rest[0] if len(rest) == 1 else All(rest)


@_form.register
def _pool(node: Pool) -> Pool:
    which = _form(node.filter)
    zones = node.zones
    if zones & Zone.FIELD and is_monster(which) and zones & Zone.FIELD in (Zone.MONSTER_ZONE, Zone.FIELD):
        zones |= Zone.FIELD
    if zones == Zone.FIELD:
        which = _shown(which)
    named = isinstance(which, All) and any(isinstance(part, Named) for part in which.parts)
    if (
        zones == Zone.PENDULUM_ZONE or named and not zones & Zone.FIELD
    ):  # a monster card, which is no monster where it is
        parts = which.parts if isinstance(which, All) else (which,)
        which = _form(All(tuple(part for part in parts if part != MONSTER) or (AnyCard(),)))
    return _ordered(Pool(which, zones, node.side), tuple(_form(each) for each in node.more))


def _ordered(one: Pool, more: tuple[Pool, ...]) -> Pool:
    """The cards of several places: pools with the same filter joined, the places ordered."""
    zones: dict[tuple[Filter, Side], Zone] = {}
    monsters = {each.filter for each in more} | {one.filter}
    for each in (one, *more):
        named = _form(All((each.filter, MONSTER)))
        if isinstance(each.filter, Named) and named in monsters:  # a monster's name
            each = replace(each, filter=named)
        zones[each.filter, each.side] = zones.get((each.filter, each.side), Zone(0)) | each.zones
    first, *others = sorted(
        (Pool(which, where, side) for (which, side), where in zones.items()),
        key=lambda part: (part.zones, part.side, repr(part)),
    )
    return Pool(first.filter, first.zones, first.side, tuple(others))


@_form.register
def _applied(node: Apply) -> Apply:
    """A modifier refers to the cards that it is applied to as EACH."""
    node = _parts(node)
    if not isinstance(node.to, Ref) or node.to == EACH:
        return node
    return replace(node, modifiers=changed(node.modifiers, {node.to: EACH}))


@_form.register
def _joined(node: Joined) -> Joined:
    """その後、Aし、Bする: a modifier on known cards belongs to the last action."""
    node = _parts(node)
    first = node.first
    if node.joint is not Joint.AND_IF_YOU_DO or not isinstance(first, Joined) or first.joint is not Joint.THEN:
        return node
    if not isinstance(node.second, Apply) or not isinstance(node.second.to, Ref):
        return node
    return replace(first, second=replace(node, first=first.second))


@_form.register
def _when(node: When) -> When:
    node = _parts(node)
    if node.event is EventKind.SUMMONED and node.kinds & ~SummonKind.SPECIAL == SummonKind.FROM_EXTRA_DECK:
        node = node.but(kinds=SummonKind.SPECIAL, origin=Zone.EXTRA_DECK)
    if node.event is EventKind.FLIPPED and isinstance(node.who, All) and IsFaceDown() in node.who.parts:
        # a card that is flipped was face-down
        node = node.but(who=_form(All(tuple(part for part in node.who.parts if part != IsFaceDown()))))
    if node.who is not None and is_monster(node.who) and node.origin == Zone.MONSTER_ZONE:
        return node.but(origin=Zone.FIELD)
    return node


@_form.register
def _effect(node: Effect) -> Effect:
    cost = node.cost
    node = _parts(replace(node, cost=None))
    node = replace(node, cost=_parts_of_cost(cost))
    if node.kind is EffectKind.CONTINUOUS and len(node.modifiers) == 1 and isinstance(node.modifiers[0], While):
        only = node.modifiers[0]
        parts = (only.condition,) if node.condition is None else (node.condition, only.condition)
        node = replace(node, condition=_form(AllHold(parts)), modifiers=only.modifiers)
    if at_once(node.kind, node.when):
        node = replace(node, timing=Timing.WHEN)
    elif node.kind is not EffectKind.ACTIVATION and _comes_by_itself(node.when):
        node = replace(node, timing=Timing.IF)
    if node.outside_damage_step and stays_out_of_damage_step(node):  # stated although the rules say so
        node = replace(node, outside_damage_step=False)
    if not node.targets and (node.together or node.still_face_up or node.still_theirs):
        node = replace(node, together=False, still_face_up=False, still_theirs=False)
    node = _with_battler(replace(node, modifiers=_stated_once(node.modifiers)))
    if not (has_this(node.cost) or summons_itself(node) or about_itself(node)):
        node = _elsewhere(node, in_row(node.zones) or Zone.FIELD)
    node = next(iter(settled(node)), node)
    return _summonable(node)


def _with_battler(node: Effect) -> Effect:
    """攻撃対象モンスター is その相手モンスター in an effect that is used as the player's own monster attacks."""
    if node.kind is not EffectKind.CONTINUOUS and any(
        isinstance(part, IsBattling) and part.attacking for part in nodes(node.condition)
    ):
        return changed(node, {ATTACK_TARGET: OPPOSING_BATTLER})
    return node


def _comes_by_itself(when: Occasion | None) -> bool:
    """Whether an effect waits for a point of the turn or battle, where 時 and 場合 mean the same."""
    return when is None or isinstance(when, When) and when.event in POINTS_OF_TIME


def _stated_once(modifiers: tuple[Modifier, ...]) -> tuple[Modifier, ...]:
    """The modifiers without those that others state."""
    return tuple(each for at, each in enumerate(modifiers) if not each.stated_by(modifiers[:at], modifiers))


def _elsewhere(node: Any, here: Zone) -> Any:
    """A definition without このカード以外の for places where this card is not."""
    if isinstance(node, tuple):
        return tuple(_elsewhere(each, here) for each in node)
    if not isinstance(node, Node):
        return node
    if isinstance(node, Pool) and not node.zones & here and isinstance(node.filter, All):
        node = replace(node, filter=_form(All(tuple(part for part in node.filter.parts if part != OTHER))))
    values = {each.name: getattr(node, each.name) for each in fields(node)}
    after = {name: _elsewhere(value, here) for name, value in values.items() if isinstance(value, Node | tuple)}
    return replace(node, **after) if any(after[name] != values[name] for name in after) else node


BATTLE: Final = (EventKind.BATTLE_START, EventKind.BEFORE_CALCULATION, EventKind.CALCULATION, EventKind.BATTLED)
POINTS_OF_TIME: Final = (
    EventKind.PHASE,
    EventKind.ATTACK_DECLARED,
    EventKind.BATTLE_PHASE_ENDS,
    EventKind.BATTLE_PHASE_BEGINS,
    EventKind.BEFORE_DRAW,
    *BATTLE,
)


@_form.register
def _procedure(node: Procedure) -> Procedure:
    made: Procedure = _parts(node)
    shown = node.cost is not None and IsFaceUp() in nodes(node.cost)
    return replace(made, cost=_parts_of_cost(node.cost)) if shown else made


def _parts_of_cost(cost: Any) -> Any:
    """A cost can use the player's face-down cards, so 表側表示の stays."""
    if isinstance(cost, Pool):
        zones = cost.zones | Zone.FIELD if cost.zones == Zone.MONSTER_ZONE else cost.zones
        return _ordered(Pool(_form(cost.filter), zones, cost.side), tuple(_parts_of_cost(each) for each in cost.more))
    if isinstance(cost, Filter):
        return _form(cost)
    if isinstance(cost, Joined) and cost.joint is Joint.ALSO:
        cost = replace(cost, joint=Joint.AND_IF_YOU_DO)
    if isinstance(cost, tuple):
        return tuple(_parts_of_cost(each) for each in cost)
    if not isinstance(cost, Node):
        return cost
    return replace(
        cost,
        **{
            each.name: _parts_of_cost(getattr(cost, each.name))
            for each in fields(cost)
            if isinstance(getattr(cost, each.name), Node | tuple)
        },
    )


def _brought(verb: Verb | None) -> set[int]:
    """The targets, by their slots (−1: any), that an effect certainly Special Summons, whatever is chosen in it."""
    if isinstance(verb, Joined):
        return _brought(verb.first) | _brought(verb.second)
    if isinstance(verb, ChooseOne):
        return set.intersection(*map(_brought, verb.branches))
    if verb is None or isinstance(verb, YouMay | If | Later):
        return set()
    return {
        what.slot
        for part in nodes(verb)
        if isinstance(part, Verb) and (brought := part.summons()) is not None
        for what in one_by_one(brought)
        if isinstance(what, Ref) and what.kind is RefKind.TARGET
    }


def _summonable(node: Effect) -> Effect:
    """Targets that the effect Special Summons must be monsters that can be Special Summoned."""
    done = node.resolution
    if isinstance(done, If) and done.otherwise is None and done.condition == node.condition:
        done = done.verb  # what is asked for again as the effect resolves (発動と処理ができる)
    summoned = _brought(done)
    if not summoned:
        return node
    picks = []
    for slot, pick in enumerate(node.targets):
        if -1 in summoned or slot in summoned:
            more = tuple(_of_summonable(pool) for pool in pick.pool.more)
            pick = replace(pick, pool=replace(_of_summonable(pick.pool), more=more))
        picks.append(pick)
    return replace(node, targets=tuple(picks))


def _of_summonable(pool: Pool) -> Pool:
    """The cards of a pool that can be Special Summoned."""
    if CanBeSpecialSummoned() in nodes(pool.filter):
        return pool
    return replace(pool, filter=_form(pool.filter & CanBeSpecialSummoned()))


@_form.register
def _card(node: Card) -> Card:
    node = _parts(replace(node, versions=()))
    shared = [
        effect
        for effect in node.effects
        if effect.limit is not None and effect.limit.scope is LimitScope.EFFECTS_OF_NAME
    ]
    if len(shared) != 1 or shared[0].limit is None:
        return node
    alone = replace(shared[0], limit=replace(shared[0].limit, scope=LimitScope.THIS_EFFECT))
    return replace(node, effects=tuple(alone if effect is shared[0] else effect for effect in node.effects))
