"""Which card そのモンスター is: the card that the text has spoken of last and so called (照応).

A text speaks of cards in order: those of the event, those paid, the targets, those that the processing picks. A later
そのモンスター, 対象のカード, リリースしたモンスター is told which of them it is; where that is not certain the text is
refused.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final, TypeVar

from duelkit.yugioh.language.amounts import StatOf
from duelkit.yugioh.language.base import (
    All,
    AllHold,
    AnyOf,
    Condition,
    Filter,
    Joined,
    Modifier,
    Node,
    Not,
    Pool,
    Verb,
    What,
    nodes,
)
from duelkit.yugioh.language.card import Effect
from duelkit.yugioh.language.clauses import Apply, Are, ChooseOne, If, IfPossible, Later, YouMay
from duelkit.yugioh.language.nouns import (
    MONSTER,
    AnyCard,
    Figure,
    InPosition,
    IsAmong,
    IsFaceUp,
    IsThis,
    Named,
    OfAttribute,
    OfRace,
    OfType,
)
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
from duelkit.yugioh.language.terms import CardType, EventKind, Handling, Side, Stat, Zone
from duelkit.yugioh.reading.grammar.marks import Mark, mark_of
from duelkit.yugioh.words.battle.meaning import IsBattling
from duelkit.yugioh.words.revealing.meaning import PickOut
from duelkit.yugioh.words.summoning.meaning import WasSummoned

N = TypeVar("N")
_MONSTERS: Final = (OfRace, OfAttribute, Figure, InPosition, WasSummoned, Named)
"""What monsters are called by; a name may be a monster's."""


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


class Unclear(Exception):
    """The text speaks of a card, and it is not certain of which."""


@dataclass(slots=True)
class Thing:
    """A card, or several at once, that the text has spoken of.

    :param ref: how it is referred to in filters and numbers.
    :param which: how it was called.
    :param where: ``event``, ``cost``, ``target`` or ``effect``: the part of the text that brought it in.
    :param now: how it is referred to as what a verb works on, ``None`` if it no longer can be.
    :param actions: what has been done to it.
    :param taken: a verb has taken it away from where it was.
    :param moved: it is no longer where it was.
    :param number: how many they are; 0 if that is not fixed.
    """

    ref: Ref
    which: Filter
    where: str
    side: Side | None = None
    zones: Zone = Zone(0)
    now: Ref | None = None
    actions: set[Handling] = field(default_factory=set)
    taken: bool = False
    moved: bool = False
    number: int = 0


def parts_of(which: Filter) -> tuple[Filter, ...]:
    """The properties that all hold."""
    return which.parts if isinstance(which, All) else (which,)


def _monster(which: Filter) -> bool:
    if isinstance(which, AnyOf):
        return all(_monster(part) for part in which.parts)
    return any(
        isinstance(part, _MONSTERS)
        or isinstance(part, OfType)
        and bool(part.types & CardType.MONSTER)
        or isinstance(part, AnyOf)
        and _monster(part)
        for part in parts_of(which)
    )


def fits(mark: Mark, thing: Thing) -> bool:
    """Whether what was spoken of can be called this."""
    if isinstance(mark.which, IsThis) or isinstance(thing.which, IsThis):
        return mark.which == thing.which
    if mark.side is not None and thing.side is not mark.side:
        return False
    if mark.zones and not (thing.zones and thing.zones & ~mark.zones == 0):
        return False
    if thing.which == mark.which:
        return True
    here = parts_of(thing.which)
    for part in parts_of(mark.which):
        if part == MONSTER:
            if not _monster(thing.which):
                return False
        elif isinstance(part, WasSummoned) and thing.where == "event":
            continue
        elif not isinstance(part, AnyCard) and part not in here and not any(_is_of(each, part) for each in here):
            return False
    return True


def _is_of(which: Filter, kind: Filter) -> bool:
    """Whether what is called so is of this type: a Continuous Spell is a Spell."""
    if isinstance(which, AnyOf):
        return all(_is_of(part, kind) for part in which.parts)
    if isinstance(which, All):
        return any(_is_of(part, kind) for part in which.parts)
    if isinstance(kind, AnyOf):
        return any(_is_of(which, part) for part in kind.parts)
    return isinstance(kind, OfType) and isinstance(which, OfType) and which.types & kind.types == kind.types


def _is_card(mark: Mark) -> bool:
    return isinstance(mark.which, AnyCard)


class Discourse:
    """What a text has spoken of up to a point, and what その stands for in its definition."""

    def __init__(self) -> None:
        self.things: list[Thing] = []
        self.them: Thing | None = None
        self.together = False
        """Whether all targets were named with their number: そのモンスター２体."""
        self.still_face_up = False
        self.still_theirs = False
        """What was said of the only target once more: その表側表示モンスター, その相手モンスター."""

    def copy(self) -> Discourse:
        twin = Discourse()
        twin.things = [replace(thing, actions=set(thing.actions)) for thing in self.things]
        if self.them is not None:
            twin.them = next((b for a, b in zip(self.things, twin.things, strict=True) if a is self.them), None)
        twin.together = self.together
        twin.still_face_up, twin.still_theirs = self.still_face_up, self.still_theirs
        return twin

    def this(self) -> Thing:
        """This card, as something that the effect works on."""
        known = next((thing for thing in self.things if thing.ref == THIS and thing.where == "effect"), None)
        if known is None:
            known = Thing(THIS, IsThis(), "effect", now=THIS)
            self.things.insert(0, known)
        return known

    def found(self, mark: Mark) -> list[Thing]:
        """The card that is so called; several only if all targets are."""
        found = self._called_so(mark)
        if mark.number and (
            not all(thing.number for thing in found) or mark.number != sum(thing.number for thing in found)
        ):
            raise Unclear
        aims = [thing for thing in self.things if thing.where == "target"]
        if mark.number > 1 and found and all(thing.where == "target" for thing in found) and len(found) == len(aims):
            self.together = True
        if mark.word == "that" and len(aims) == 1 and found == aims:
            self.still_face_up |= any(isinstance(part, IsFaceUp) for part in parts_of(mark.which))
            self.still_theirs |= mark.side is Side.OPPONENT
        return found

    def _called_so(self, mark: Mark) -> list[Thing]:
        fitting = [thing for thing in self.things if fits(mark, thing)]
        if _is_card(mark):
            aimed = any(thing.where == "target" and not _monster(thing.which) for thing in fitting)
            called = [thing for thing in fitting if not _monster(thing.which) or aimed and thing.where == "target"]
            fitting = called or fitting
        if mark.word not in ("that", "target"):
            fitting = [
                thing
                for thing in fitting
                if mark.word in thing.actions
                and (mark.where in ("", thing.where) or mark.where == "effect" and thing.where != "cost")
            ]
            if len(fitting) != 1:
                raise Unclear
            return fitting
        if mark.word == "target":
            fitting = [thing for thing in fitting if thing.where == "target"]
        of = {
            where: [thing for thing in fitting if thing.where == where]
            for where in ("effect", "target", "cost", "event")
        }
        if of["effect"]:
            if of["target"] or len(of["effect"]) > 1 and of["effect"][-1] is not self.things[-1]:
                raise Unclear
            return of["effect"][-1:]
        if of["target"]:
            if len(of["target"]) > 1 and len(of["target"]) < sum(thing.where == "target" for thing in self.things):
                raise Unclear
            return of["target"]
        if of["cost"] and of["event"] or len(of["cost"]) > 1 or len(of["event"]) > 1:
            raise Unclear
        if not of["cost"] and not of["event"]:
            raise Unclear
        return of["cost"] or of["event"]

    def meant(self, ref: Ref) -> list[Thing]:
        """The cards that a reference is about; none if it is not about any that was spoken of."""
        mark = mark_of(ref)
        if mark is not None:
            return self.found(mark)
        if ref.kind is RefKind.TARGET:
            return [
                thing
                for thing in self.things
                if thing.where == "target" and (ref.slot < 0 or thing.ref.slot in (-1, ref.slot))
            ]
        if ref == THEM and self.them is not None:
            return [self.them]
        return []

    def of_the_other(self) -> Discourse:
        """その攻撃力, where both monsters that battle are spoken of: the opponent's."""
        twin = self.copy()
        if any(thing.ref == OPPOSING_BATTLER for thing in twin.things):
            twin.things = [thing for thing in twin.things if thing.ref != YOUR_BATTLER]
        return twin

    def ref_of(self, ref: Ref, *, works_on: bool) -> Ref:
        """The reference that means what this one says here.

        :param works_on: a verb works on the cards, which must be where they were.
        :raises Unclear: if there is none.
        """
        meant = self.meant(ref)
        if not meant:
            return ref
        if len(meant) > 1:
            if any(thing.moved for thing in meant):
                raise Unclear
            return TARGET
        thing = meant[0]
        if self.them is thing and thing.moved:
            return THEM
        if works_on:
            if thing.now is None:
                raise Unclear
            return thing.now
        if thing.ref == THEM and self.them is not thing:
            raise Unclear
        return thing.ref

    def done(self, meant: list[Thing], verb: Verb | None = None) -> None:
        """A verb has worked on these, which are THEM now."""
        for thing in self.things:
            if thing.now == THEM and thing not in meant:
                thing.now = None
        for thing in meant:
            if verb is not None:
                thing.actions |= verb.mentioned_as
                if verb.moves_cards:
                    thing.taken = thing.moved = True
                    thing.now = THEM if thing.ref != THIS else THIS
        self.them = meant[0] if len(meant) == 1 else None


def settled(effect: Effect) -> list[Effect]:
    """The effect with every そのモンスター told of which; nothing if that is not certain."""
    if effect.choices:
        return _with_choices(effect)
    said = Discourse()
    event = _of_event(effect)
    if event is not None:
        said.things += [*_own_battler(effect), event]
    try:
        cost = _cost(effect.cost, said) if effect.cost is not None else None
        targets = []
        for slot, pick in enumerate(effect.targets):
            targets.append(_filled(pick, said, works_on=False))
            ref = TARGET if len(effect.targets) == 1 else Ref(RefKind.TARGET, slot)
            which = (
                pick.pool.filter if IsAmong(ATTACKER) not in parts_of(pick.pool.filter) else _called(pick.pool.filter)
            )
            number = pick.most if isinstance(pick.most, int) and pick.most == pick.least else 0
            said.things.append(Thing(ref, which, "target", _side(pick.pool), pick.pool.zones, ref, number=number))
        condition = _filled(effect.condition, said, works_on=False)
        resolution = _verb(effect.resolution, said) if effect.resolution is not None else None
        modifiers = _filled(effect.modifiers, said, works_on=False)
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
            together=effect.together or said.together,
            still_face_up=effect.still_face_up or said.still_face_up,
            still_theirs=effect.still_theirs or said.still_theirs,
        )
    ]


def _with_choices(effect: Effect) -> list[Effect]:
    """The effect, and each of those to choose from as what comes after all that the effect itself says."""
    made: list[Effect] = []
    for number, choice in enumerate(effect.choices):
        for told in settled(effect.chosen(number)):
            cost, condition = told.cost, told.condition
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
                    resolution=told.resolution,
                    targets=told.targets[len(effect.targets) :],
                    together=told.together,
                    still_face_up=told.still_face_up,
                    still_theirs=told.still_theirs,
                )
            )
    alone = settled(replace(effect, choices=()))
    return [replace(each, choices=tuple(made)) for each in alone] if len(made) == len(effect.choices) else []


def _side(pool: Pool) -> Side | None:
    return None if pool.more or pool.side is Side.EITHER else pool.side


def _cost(cost: Verb, said: Discourse) -> Verb:
    """The cost, and what is paid as it is called later."""
    paid = Discourse()
    paid.things = said.things[:]
    known = len(paid.things)
    cost = _verb(cost, paid)
    taken = [thing for thing in paid.things[known:] if thing.taken or Handling.DETACHED in thing.actions]
    several = sum(isinstance(node, Verb) and _takes(node) for node in nodes(cost)) > 1
    shown = [thing for thing in paid.things[known:] if Handling.REVEALED in thing.actions]
    if (
        len(shown) == 2
        and len(shown) == len(paid.things) - known
        and any(isinstance(thing.which, IsThis) for thing in shown)
    ):
        other = next((thing for thing in shown if not isinstance(thing.which, IsThis)), None)
        if other is not None and other.number:
            said.things.append(
                Thing(
                    COST_CARDS,
                    MONSTER if _monster(other.which) else AnyCard(),
                    "cost",
                    Side.YOU,
                    Zone.HAND,
                    COST_CARDS,
                    {Handling.REVEALED},
                    number=1 + other.number,
                )
            )
        return cost
    for thing in paid.things[known:]:
        if thing.taken and not isinstance(thing.which, IsThis):
            thing.ref, thing.where = COST_CARDS, "cost"
            thing.now = None if several or len(taken) > 1 else COST_CARDS
            if thing.now is not None:
                said.things.append(thing)
        elif Handling.REVEALED in thing.actions and not several:
            thing.ref, thing.where, thing.now = COST_CARDS, "cost", COST_CARDS
            said.things.append(thing)
    return cost


def _takes(verb: Verb) -> bool:
    """Whether a verb takes cards away from where they were."""
    return verb.moves_cards or Handling.DETACHED in verb.mentioned_as


def _verb(verb: Verb, said: Discourse) -> Verb:
    """A verb with its references told, and what it does to the discourse. In one piece: one case a kind of verb."""
    if isinstance(verb, Joined):
        first = _verb(verb.first, said)
        return replace(verb, first=first, second=_verb(verb.second, said))
    if isinstance(verb, YouMay | IfPossible):
        return replace(verb, verb=_verb(verb.verb, said))
    if isinstance(verb, Later):
        return replace(verb, verb=_verb(verb.verb, said.copy()))
    if isinstance(verb, If):
        condition = _filled(verb.condition, said, works_on=False)
        other = said.copy()
        _known(verb.condition, said)
        inner = _verb(verb.verb, said)
        if verb.otherwise is None:
            return replace(verb, condition=condition, verb=inner)
        otherwise = _verb(verb.otherwise, other)
        said.done([])
        return replace(verb, condition=condition, verb=inner, otherwise=otherwise)
    if isinstance(verb, ChooseOne):
        branches = tuple(_verb(branch, said.copy()) for branch in verb.branches)
        said.done([])
        return replace(verb, branches=branches)
    if isinstance(verb, PickOut):
        new = Thing(THEM, verb.which, "effect", now=THEM, number=verb.number)
        said.things.append(new)
        said.done([new])
        return replace(verb, which=_filled(verb.which, said, works_on=False), verb=_verb(verb.verb, said))
    return _action(verb, said)


def _known(condition: Condition, said: Discourse) -> None:
    """それが「X」モンスターだった場合: from here on it is called that."""
    if isinstance(condition, Are) and isinstance(condition.what, Ref) and not isinstance(condition.filter, Not):
        for thing in said.meant(condition.what):
            if isinstance(thing.which, AnyCard):
                thing.which = condition.filter


def _action(verb: Verb, said: Discourse) -> Verb:
    """A verb that does something."""
    meant: list[Thing] = []
    after: dict[str, Any] = {}
    by_name = (
        sorted(fields(verb), key=lambda each: not isinstance(getattr(verb, each.name), Ref))
        if verb.known_cards_first
        else fields(verb)
    )  # what they come to was spoken of before they were picked
    for each in by_name:
        value = getattr(verb, each.name)
        if not isinstance(value, Node | tuple):
            continue
        if isinstance(value, Ref):
            things = said.meant(value)
            if each.name in ("what", "first", "second") or (each.name == "to" and isinstance(verb, Apply)):
                meant += things or ([said.this()] if value == THIS else [])
            after[each.name] = _narrowed(value, things, said.ref_of(value, works_on=True))
            continue
        if isinstance(value, Both):
            after[each.name] = _of_several(value, said)
            meant.append(said.things[-1])
            continue
        after[each.name] = _filled(value, said, works_on=False)
        if each.name in ("what", "first", "second") or (each.name == "to" and isinstance(verb, Apply)):
            for new in _new(after[each.name]):
                said.things.append(new)
                meant.append(new)
    introduced = verb.introduces()
    if introduced is not None and not meant:
        meant.append(Thing(THEM, introduced, "effect", now=THEM))
        said.things += meant
    if (introduced is not None or not verb.keeps_that) and not (isinstance(verb, Apply) and verb.to is None):
        said.done(meant, verb)
    if isinstance(verb, Apply) and len(meant) == 1 and Handling.SET in meant[0].actions:
        after["modifiers"] = tuple(each.for_set_cards() for each in after.get("modifiers", verb.modifiers))
    return replace(verb, **after)


def _of_several(what: Both, said: Discourse) -> Both:
    """What is named one after the other, told of which; from here on it is one thing, and the parts are gone."""
    told = []
    for each in (what.first, what.second):
        if isinstance(each, Ref):
            told.append(said.ref_of(each, works_on=True))
            for thing in said.meant(each):
                thing.moved, thing.now = True, None
        else:
            told.append(_filled(each, said, works_on=False))
    said.things.append(Thing(THEM, MONSTER if MONSTER in nodes(what) else AnyCard(), "effect", now=THEM, number=2))
    return Both(*told)


def _narrowed(ref: Ref, things: list[Thing], told: Ref) -> What:
    """その攻撃力1500以上のモンスター: those of the event that still are so."""
    mark = mark_of(ref)
    if mark is None or len(things) != 1 or things[0].where != "event":
        return told
    figures = tuple(part for part in parts_of(mark.which) if isinstance(part, Figure))
    return Those(told, figures[0] if len(figures) == 1 else All(figures)) if figures else told


def _new(what: Any) -> Iterator[Thing]:
    """The cards that a verb picks."""
    if isinstance(what, Pick | Every):
        number = what.most if isinstance(what, Pick) and isinstance(what.most, int) and what.most == what.least else 0
        yield Thing(THEM, what.pool.filter, "effect", _side(what.pool), what.pool.zones, THEM, number=number)
    elif isinstance(what, TopOfDeck):
        yield Thing(THEM, AnyCard(), "effect", what.side, Zone.DECK, THEM)


def _filled(node: Any, said: Discourse, *, works_on: bool) -> Any:
    """A piece of a definition with its references told."""
    if isinstance(node, Ref):
        return said.ref_of(node, works_on=works_on)
    if isinstance(node, tuple):
        return tuple(_filled(each, said, works_on=works_on) for each in node)
    mark = mark_of(node.what) if isinstance(node, StatOf) and isinstance(node.what, Ref) else None
    if isinstance(node, StatOf) and isinstance(node.what, Ref) and mark is not None:
        said = said.of_the_other() if mark.side is None else said
        meant = said.meant(node.what)
        gone = all(thing.where == "cost" or thing.moved for thing in meant) and all(
            thing.zones & Zone.FIELD for thing in meant
        )
        original = node.stat in (Stat.ORIGINAL_ATK, Stat.ORIGINAL_DEF, Stat.ORIGINAL_LEVEL)
        return StatOf(node.stat, said.ref_of(node.what, works_on=False), gone and not original)
    if isinstance(node, Verb) and not isinstance(node, Modifier):
        return _verb(node, said.copy())
    if not isinstance(node, Node):
        return node
    after = {
        each.name: _filled(getattr(node, each.name), said, works_on=works_on)
        for each in fields(node)
        if isinstance(getattr(node, each.name), Node | tuple)
    }
    return replace(node, **after) if after else node


def _of_event(effect: Effect) -> Thing | None:
    """The card that the event or the battle is about."""
    when = effect.when
    if isinstance(when, AnyEvent):
        when = when.events[0]
    battles = [node for node in nodes(effect.condition) if isinstance(node, IsBattling)]
    if (
        battles
        and battles[0].opposing is None
        and isinstance(battles[0].yours, Filter)
        and (IsThis() not in parts_of(battles[0].yours))
    ):
        return Thing(YOUR_BATTLER, _called(battles[0].yours), "event", Side.YOU, Zone.MONSTER_ZONE, YOUR_BATTLER)
    if battles:
        declared = isinstance(when, When) and when.event is EventKind.ATTACK_DECLARED
        # where both are named either may be the attacker
        ref = ATTACKER if declared and battles[0].opposing is None else OPPOSING_BATTLER
        return Thing(ref, MONSTER, "event", Side.OPPONENT, Zone.MONSTER_ZONE, ref)
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


def _own_battler(effect: Effect) -> Iterator[Thing]:
    """自分のモンスターが相手モンスターと戦闘を行う: その自分のモンスター beside その相手モンスター."""
    for node in nodes(effect.condition):
        if (
            isinstance(node, IsBattling)
            and node.opposing is not None
            and isinstance(node.yours, Filter)
            and (IsThis() not in parts_of(node.yours))
        ):
            yield Thing(YOUR_BATTLER, _called(node.yours), "event", Side.YOU, Zone.MONSTER_ZONE, YOUR_BATTLER)


def _called(who: Filter | None) -> Filter:
    return MONSTER if who is None else who if _monster(who) else All((MONSTER, *parts_of(who)))
