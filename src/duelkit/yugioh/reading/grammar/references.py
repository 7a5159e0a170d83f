"""Which card そのモンスター is: the last card of the text that fits (照応).

A text mentions cards in order: those of the event, the cost, the targets, those that the processing picks. A later
そのモンスター, 対象のカード or リリースしたモンスター is resolved to one of them; if that is uncertain, the text is
refused. ``discourse`` keeps what was mentioned.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from typing import Any, TypeVar

from duelkit.yugioh.language.amounts import StatOf
from duelkit.yugioh.language.base import (
    All,
    AllHold,
    Condition,
    Filter,
    Joined,
    Modifier,
    Node,
    Not,
    OfShown,
    Pool,
    Verb,
    What,
    nodes,
)
from duelkit.yugioh.language.card import Effect
from duelkit.yugioh.language.clauses import Apply, Are, ChooseOne, If, IfPossible, Later, YouMay
from duelkit.yugioh.language.nouns import MONSTER, AnyCard, Figure, IsAmong, IsThis
from duelkit.yugioh.language.occasions import Activated, AnyEvent, When
from duelkit.yugioh.language.selections import (
    ATTACKER,
    COST_CARDS,
    OPPOSING_BATTLER,
    RESPONDED,
    TARGET,
    THEM,
    THIS,
    TRIGGERING,
    YOUR_BATTLER,
    Both,
    Every,
    Pick,
    Ref,
    RefKind,
    Those,
    TopOfDeck,
)
from duelkit.yugioh.language.terms import EventKind, Handling, Side, Stat, Zone
from duelkit.yugioh.reading.grammar.discourse import Discourse, Thing, Unclear, is_monster, parts_of
from duelkit.yugioh.reading.grammar.marks import mark_of
from duelkit.yugioh.words.battle.meaning import IsBattling

N = TypeVar("N")


def changed(node: N, refs: Mapping[Any, Any]) -> N:
    """The same with references replaced by others."""
    return _changed(node, refs)  # type: ignore[no-any-return]


def _changed(node: Any, refs: Mapping[Any, Any]) -> Any:
    if isinstance(node, Ref):
        return refs.get(node, node)
    if isinstance(node, tuple):
        return tuple(_changed(each, refs) for each in node)
    if not isinstance(node, Node):
        return node
    values = {each.name: getattr(node, each.name) for each in fields(node)}
    after = {name: _changed(value, refs) for name, value in values.items() if isinstance(value, Node | tuple)}
    return (
        replace(node, **after)
        if any(after[name] is not values[name] and after[name] != values[name] for name in after)
        else node
    )


def replaced(node: N, old: Node, new: Node) -> N:
    """The same with one piece replaced by another."""
    if node == old:
        return new  # type: ignore[return-value]
    if isinstance(node, tuple):
        return tuple(replaced(each, old, new) for each in node)  # type: ignore[return-value]
    if not isinstance(node, Node):
        return node
    after = {
        each.name: replaced(getattr(node, each.name), old, new)
        for each in fields(node)
        if isinstance(getattr(node, each.name), Node | tuple)
    }
    return replace(node, **after) if after else node


def settled(effect: Effect) -> list[Effect]:
    """The effect with every そのモンスター resolved; empty if that is uncertain."""
    if effect.choices:
        return _with_choices(effect)
    discourse = Discourse()
    event = _of_event(effect)
    if event is not None:
        discourse.things += [*_own_battler(effect), event]
    try:
        cost = _cost(effect.cost, discourse) if effect.cost is not None else None
        targets = []
        for slot, pick in enumerate(effect.targets):
            targets.append(_filled(pick, discourse, works_on=False))
            ref = TARGET if len(effect.targets) == 1 else Ref(RefKind.TARGET, slot)
            which = (
                pick.pool.filter if IsAmong(ATTACKER) not in parts_of(pick.pool.filter) else _called(pick.pool.filter)
            )
            number = pick.most if isinstance(pick.most, int) and pick.most == pick.least else 0
            discourse.things.append(Thing(ref, which, "target", _side(pick.pool), pick.pool.zones, ref, number=number))
        condition = _filled(effect.condition, discourse, works_on=False)
        resolution = _verb(effect.resolution, discourse) if effect.resolution is not None else None
        modifiers = _filled(effect.modifiers, discourse, works_on=False)
    except Unclear:
        return []
    return [
        replace(
            effect,
            cost=cost,
            targets=tuple(targets),
            condition=condition,
            resolution=resolution,
            modifiers=modifiers,
            together=effect.together or discourse.together,
            still_face_up=effect.still_face_up or discourse.still_face_up,
            still_theirs=effect.still_theirs or discourse.still_theirs,
        )
    ]


def _with_choices(effect: Effect) -> list[Effect]:
    """The effect with its choices, each resolved as what follows the effect itself."""
    made: list[Effect] = []
    for number, choice in enumerate(effect.choices):
        for resolved in settled(effect.chosen(number)):
            cost, condition = resolved.cost, resolved.condition
            if effect.cost is not None:
                cost = cost.second if choice.cost is not None and isinstance(cost, Joined) else None
            if effect.condition is not None:
                condition = (
                    condition.parts[1] if choice.condition is not None and isinstance(condition, AllHold) else None
                )
            made.append(
                replace(
                    choice,
                    cost=cost,
                    condition=condition,
                    resolution=resolved.resolution,
                    targets=resolved.targets[len(effect.targets) :],
                    together=resolved.together,
                    still_face_up=resolved.still_face_up,
                    still_theirs=resolved.still_theirs,
                )
            )
    alone = settled(replace(effect, choices=()))
    return [replace(each, choices=tuple(made)) for each in alone] if len(made) == len(effect.choices) else []


def _side(pool: Pool) -> Side | None:
    return None if pool.more or pool.side is Side.EITHER else pool.side


def _cost(cost: Verb, discourse: Discourse) -> Verb:
    """The cost with its references resolved; the discourse then contains the cards paid."""
    paid = Discourse()
    paid.things = discourse.things[:]
    known = len(paid.things)
    cost = _verb(cost, paid)
    taken = [thing for thing in paid.things[known:] if thing.taken or Handling.DETACHED in thing.actions]
    several = sum(isinstance(node, Verb) and _takes(node) for node in nodes(cost)) > 1
    if _shown_with_this(paid.things[known:]):
        discourse.things += _revealed_together(paid.things[known:])
        return cost
    for thing in paid.things[known:]:
        if thing.taken and not isinstance(thing.which, IsThis):
            thing.ref, thing.where = COST_CARDS, "cost"
            thing.now = None if several or len(taken) > 1 else COST_CARDS
            if thing.now is not None:
                discourse.things.append(thing)
        elif Handling.REVEALED in thing.actions and not several:
            thing.ref, thing.where, thing.now = COST_CARDS, "cost", COST_CARDS
            discourse.things.append(thing)
    return cost


def _shown_with_this(things: list[Thing]) -> bool:
    """Whether this card and one other thing were revealed, and nothing else."""
    return (
        len(things) == 2
        and all(Handling.REVEALED in thing.actions for thing in things)
        and any(isinstance(thing.which, IsThis) for thing in things)
    )


def _revealed_together(things: list[Thing]) -> list[Thing]:
    """This card and the cards revealed with it, as one thing; empty if their number is not fixed."""
    other = next((thing for thing in things if not isinstance(thing.which, IsThis)), None)
    if other is None or not other.number:
        return []
    which = MONSTER if is_monster(other.which) else AnyCard()
    revealed = {Handling.REVEALED}
    return [Thing(COST_CARDS, which, "cost", Side.YOU, Zone.HAND, COST_CARDS, revealed, number=1 + other.number)]


def _takes(verb: Verb) -> bool:
    """Whether a verb takes cards away from where they were."""
    return verb.moves_cards or Handling.DETACHED in verb.mentioned_as


def _verb(verb: Verb, discourse: Discourse) -> Verb:
    """A verb with its references resolved; the discourse then contains what it has mentioned."""
    if isinstance(verb, Joined):
        first = _verb(verb.first, discourse)
        return replace(verb, first=first, second=_verb(verb.second, discourse))
    if isinstance(verb, YouMay | IfPossible):
        return replace(verb, verb=_verb(verb.verb, discourse))
    if isinstance(verb, Later):
        inner = _verb(verb.verb, discourse.copy())
        if any(thing.ref == OPPOSING_BATTLER and thing.actions for thing in discourse.things):
            inner = changed(inner, {OPPOSING_BATTLER: THEM})  # the battle will be over
        return replace(verb, verb=inner)
    if isinstance(verb, If):
        condition = _filled(verb.condition, discourse, works_on=False)
        other = discourse.copy()
        _known(verb.condition, discourse)
        inner = _verb(verb.verb, discourse)
        if verb.otherwise is None:
            return replace(verb, condition=condition, verb=inner)
        otherwise = _verb(verb.otherwise, other)
        discourse.done([])
        return replace(verb, condition=condition, verb=inner, otherwise=otherwise)
    if isinstance(verb, ChooseOne):
        branches = tuple(_verb(branch, discourse.copy()) for branch in verb.branches)
        discourse.done([])
        return replace(verb, branches=branches)
    if isinstance(verb, OfShown):
        new = Thing(THEM, verb.which, "effect", now=THEM, number=verb.number)
        discourse.things.append(new)
        discourse.done([new])
        which = _filled(verb.which, discourse, works_on=False)
        return replace(verb.doing(_verb(verb.verb, discourse)), which=which)  # type: ignore[call-arg]
    return _action(verb, discourse)


def _known(condition: Condition, discourse: Discourse) -> None:
    """それが「X」モンスターだった場合: from here on it is such a monster."""
    if isinstance(condition, Are) and isinstance(condition.what, Ref) and not isinstance(condition.filter, Not):
        for thing in discourse.meant(condition.what):
            if isinstance(thing.which, AnyCard):
                thing.which = condition.filter


def _action(verb: Verb, discourse: Discourse) -> Verb:
    """A verb that does something."""
    meant, after = _pieces_of(verb, discourse)
    introduced = verb.introduces()
    if introduced is not None and (not meant or verb.makes_another):
        meant = [Thing(THEM, introduced, "effect", now=THEM)]
        discourse.things += meant
    if (introduced is not None or not verb.keeps_that) and not (isinstance(verb, Apply) and verb.to is None):
        discourse.done(meant, verb)
    if isinstance(verb, Apply) and len(meant) == 1 and Handling.SET in meant[0].actions:
        after["modifiers"] = tuple(each.for_set_cards() for each in after.get("modifiers", verb.modifiers))
    return replace(verb, **after)


def _pieces_of(verb: Verb, discourse: Discourse) -> tuple[list[Thing], dict[str, Any]]:
    """The things that a verb works on, and its fields with their references resolved."""
    meant: list[Thing] = []
    after: dict[str, Any] = {}
    by_name = (
        sorted(fields(verb), key=lambda each: not isinstance(getattr(verb, each.name), Ref))
        if verb.known_cards_first
        else fields(verb)
    )  # the card that they go to was mentioned before they were picked
    for each in by_name:
        value = getattr(verb, each.name)
        if not isinstance(value, Node | tuple):
            continue
        if isinstance(value, Ref):
            things = discourse.meant(value)
            if _is_object(verb, each.name):
                meant += things or ([discourse.this()] if value == THIS else [])
            after[each.name] = _narrowed(value, things, discourse.ref_of(value, works_on=True))
            continue
        if isinstance(value, Both):
            after[each.name] = _of_several(value, discourse)
            meant.append(discourse.things[-1])
            continue
        after[each.name] = _filled(value, discourse, works_on=False)
        if _is_object(verb, each.name):
            for new in _new(after[each.name]):
                discourse.things.append(new)
                meant.append(new)
    return meant, after


def _is_object(verb: Verb, field: str) -> bool:
    """Whether a field contains the object of the verb."""
    return field in ("what", "first", "second") or field == "to" and isinstance(verb, Apply)


def _of_several(what: Both, discourse: Discourse) -> Both:
    """Two things named together, resolved; from here on they are one thing."""
    resolved = []
    for each in (what.first, what.second):
        if isinstance(each, Ref):
            resolved.append(discourse.ref_of(each, works_on=True))
            for thing in discourse.meant(each):
                thing.moved, thing.now = True, None
        else:
            resolved.append(_filled(each, discourse, works_on=False))
    discourse.things.append(Thing(THEM, MONSTER if MONSTER in nodes(what) else AnyCard(), "effect", now=THEM, number=2))
    return Both(*resolved)


def _narrowed(ref: Ref, things: list[Thing], resolved: Ref) -> What:
    """その攻撃力1500以上のモンスター: the cards of the event that still pass."""
    mark = mark_of(ref)
    if mark is None or len(things) != 1 or things[0].where != "event":
        return resolved
    figures = tuple(part for part in parts_of(mark.which) if isinstance(part, Figure))
    return Those(resolved, figures[0] if len(figures) == 1 else All(figures)) if figures else resolved


def _new(what: Any) -> Iterator[Thing]:
    """The cards that a verb picks."""
    if isinstance(what, Pick | Every):
        number = what.most if isinstance(what, Pick) and isinstance(what.most, int) and what.most == what.least else 0
        yield Thing(THEM, what.pool.filter, "effect", _side(what.pool), what.pool.zones, THEM, number=number)
    elif isinstance(what, TopOfDeck):
        yield Thing(THEM, AnyCard(), "effect", what.side, Zone.DECK, THEM)


def _filled(node: Any, discourse: Discourse, *, works_on: bool) -> Any:
    """A piece of a definition with its references resolved."""
    if isinstance(node, Ref):
        return discourse.ref_of(node, works_on=works_on)
    if isinstance(node, tuple):
        return tuple(_filled(each, discourse, works_on=works_on) for each in node)
    if isinstance(node, StatOf) and isinstance(node.what, Ref):
        mark = mark_of(node.what)
        if mark is not None:
            return _figure_of(node.stat, node.what, discourse.of_the_other() if mark.side is None else discourse)
    if isinstance(node, Verb) and not isinstance(node, Modifier):
        return _verb(node, discourse.copy())
    if not isinstance(node, Node):
        return node
    after = {
        each.name: _filled(getattr(node, each.name), discourse, works_on=works_on)
        for each in fields(node)
        if isinstance(getattr(node, each.name), Node | tuple)
    }
    return replace(node, **after) if after else node


def _figure_of(stat: Stat, of: Ref, discourse: Discourse) -> StatOf:
    """A figure of a card that was mentioned: as it was on the field, if it has left it."""
    meant = discourse.meant(of)
    gone = all((thing.where == "cost" or thing.moved) and _was_on_field(thing) for thing in meant)
    original = stat in (Stat.ORIGINAL_ATK, Stat.ORIGINAL_DEF, Stat.ORIGINAL_LEVEL)
    return StatOf(stat, discourse.ref_of(of, works_on=False), gone and not original)


def _was_on_field(thing: Thing) -> bool:
    """Whether it was on the field before it moved: mentioned there, or Special Summoned first and then destroyed."""
    return bool(thing.zones & Zone.FIELD) or {Handling.SPECIAL_SUMMONED, Handling.DESTROYED} <= thing.actions


def _of_event(effect: Effect) -> Thing | None:
    """The card of the event or the battle."""
    when = effect.when
    if isinstance(when, AnyEvent):
        when = when.events[0]
    battle = next((node for node in nodes(effect.condition) if isinstance(node, IsBattling)), None)
    if battle is not None:
        return _of_battle(battle, isinstance(when, When) and when.event is EventKind.ATTACK_DECLARED)
    if isinstance(when, Activated):
        return Thing(
            RESPONDED, when.which if isinstance(when.which, Filter) else AnyCard(), "event", when.by, Zone(0), RESPONDED
        )
    if not isinstance(when, When):
        return None
    if when.event is EventKind.ATTACK_DECLARED:
        if when.who is not None and IsThis() in parts_of(when.who):
            return None
        return Thing(ATTACKER, _called(when.who), "event", when.side, Zone.MONSTER_ZONE, ATTACKER)
    if when.event is EventKind.DESTROYS_BY_BATTLE:
        return Thing(OPPOSING_BATTLER, MONSTER, "event", Side.OPPONENT, Zone(0), OPPOSING_BATTLER)
    if when.event is EventKind.WOULD_SUMMON:
        return Thing(TRIGGERING, when.who or MONSTER, "event", when.side, Zone(0), TRIGGERING)
    if when.who is None or IsThis() in parts_of(when.who):
        return None
    return Thing(TRIGGERING, when.who, "event", when.side, Zone(0), TRIGGERING)


def _of_battle(battle: IsBattling, declared: bool) -> Thing:
    """The monster of a battle: the player's own if only that is named, else the opponent's."""
    if battle.opposing is None and isinstance(battle.yours, Filter) and IsThis() not in parts_of(battle.yours):
        return Thing(YOUR_BATTLER, _called(battle.yours), "event", Side.YOU, Zone.MONSTER_ZONE, YOUR_BATTLER)
    # if both are named, either can be the attacker
    ref = ATTACKER if declared and battle.opposing is None else OPPOSING_BATTLER
    return Thing(ref, MONSTER, "event", Side.OPPONENT, Zone.MONSTER_ZONE, ref)


def _own_battler(effect: Effect) -> Iterator[Thing]:
    """自分のモンスターが相手モンスターと戦闘を行う: その自分のモンスター as well as その相手モンスター."""
    for node in nodes(effect.condition):
        if (
            isinstance(node, IsBattling)
            and node.opposing is not None
            and isinstance(node.yours, Filter)
            and (IsThis() not in parts_of(node.yours))
        ):
            yield Thing(YOUR_BATTLER, _called(node.yours), "event", Side.YOU, Zone.MONSTER_ZONE, YOUR_BATTLER)


def _called(who: Filter | None) -> Filter:
    return MONSTER if who is None else who if is_monster(who) else All((MONSTER, *parts_of(who)))
