"""What a text has mentioned up to a point, and what その means there (照応)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from duelkit.yugioh.language.base import All, AnyOf, Filter, Verb
from duelkit.yugioh.language.nouns import (
    MONSTER,
    AnyCard,
    Figure,
    InSeries,
    IsFaceUp,
    IsThis,
    Named,
    OfAttribute,
    OfRace,
    OfType,
)
from duelkit.yugioh.language.selections import OPPOSING_BATTLER, TARGET, THEM, THIS, YOUR_BATTLER, Ref, RefKind
from duelkit.yugioh.language.terms import CardType, Handling, Side, Zone
from duelkit.yugioh.reading.grammar.marks import Mark, mark_of


class Unclear(Exception):
    """The text mentions a card, and it is uncertain which one."""


@dataclass(slots=True)
class Thing:
    """A card, or several cards at once, that the text has mentioned.

    :param ref: the reference to it in filters and amounts.
    :param which: the noun by which it was mentioned.
    :param where: ``event``, ``cost``, ``target`` or ``effect``: the part of the text that mentioned it first.
    :param now: the reference to it as the object of a verb; ``None`` if there is none any more.
    :param actions: what has been done to it.
    :param taken: a verb has taken it away from where it was.
    :param moved: it is no longer where it was.
    :param number: how many cards; 0 if that is not fixed.
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


def is_monster(which: Filter) -> bool:
    """Whether a card with this noun is a monster."""
    if isinstance(which, AnyOf):
        return all(is_monster(part) for part in which.parts)
    return any(
        part.implies_monster
        or isinstance(part, Named)  # a name can be a monster's
        or isinstance(part, OfType)
        and bool(part.types & CardType.MONSTER)
        or isinstance(part, AnyOf)
        and is_monster(part)
        for part in parts_of(which)
    )


def fits(mark: Mark, thing: Thing) -> bool:
    """Whether what was mentioned can be referred to like this."""
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
            if not is_monster(thing.which):
                return False
        elif _goes_without_saying(part, thing):
            continue
        elif not isinstance(part, AnyCard) and part not in here and not any(_is_of(each, part) for each in here):
            return False
    return True


def _goes_without_saying(part: Filter, thing: Thing) -> bool:
    """Whether what was mentioned has a property that its noun does not name."""
    if part.of_arrival:
        return thing.where == "event"
    return isinstance(part, IsFaceUp) and thing.zones & Zone.FIELD != 0 and _asks_what_it_is(thing.which)


def _asks_what_it_is(which: Filter) -> bool:
    """Whether a noun says more of a card than its type: what only a face-up card shows."""
    if isinstance(which, All | AnyOf):
        return any(_asks_what_it_is(part) for part in which.parts)
    return isinstance(which, InSeries | OfRace | OfAttribute | Named | Figure)


def _is_of(which: Filter, kind: Filter) -> bool:
    """Whether a card with this noun has this type: a Continuous Spell is a Spell."""
    if isinstance(which, AnyOf):
        return all(_is_of(part, kind) for part in which.parts)
    if isinstance(which, All):
        return any(_is_of(part, kind) for part in which.parts)
    if isinstance(kind, AnyOf):
        return any(_is_of(which, part) for part in kind.parts)
    return isinstance(kind, OfType) and isinstance(which, OfType) and which.types & kind.types == kind.types


class Discourse:
    """What a text has mentioned up to a point, and what その stands for in its definition."""

    def __init__(self) -> None:
        self.things: list[Thing] = []
        self.them: Thing | None = None
        self.together = False
        """Whether all targets were named with their number: そのモンスター２体."""
        self.still_face_up = False
        self.still_theirs = False
        """What the text repeats about the only target: その表側表示モンスター, その「剣闘獣」モンスター, その相手モンスター.

        A monster that was turned face-down does not show any more that it is what the text repeats.
        """

    def copy(self) -> Discourse:
        twin = Discourse()
        twin.things = [replace(thing, actions=set(thing.actions)) for thing in self.things]
        if self.them is not None:
            twin.them = next((b for a, b in zip(self.things, twin.things, strict=True) if a is self.them), None)
        twin.together = self.together
        twin.still_face_up, twin.still_theirs = self.still_face_up, self.still_theirs
        return twin

    def this(self) -> Thing:
        """This card, as an object of the effect."""
        known = next((thing for thing in self.things if thing.ref == THIS and thing.where == "effect"), None)
        if known is None:
            known = Thing(THIS, IsThis(), "effect", now=THIS)
            self.things.insert(0, known)
        return known

    def found(self, mark: Mark) -> list[Thing]:
        """The card that is referred to like this; several only if they are all the targets."""
        found = self._called_so(mark)
        if mark.number and (
            not all(thing.number for thing in found) or mark.number != sum(thing.number for thing in found)
        ):
            raise Unclear
        aims = [thing for thing in self.things if thing.where == "target"]
        if mark.number > 1 and found and all(thing.where == "target" for thing in found) and len(found) == len(aims):
            self.together = True
        if mark.word == "that" and len(aims) == 1 and found == aims:
            self.still_face_up |= any(isinstance(part, IsFaceUp) for part in parts_of(mark.which)) or (
                aims[0].zones & Zone.FIELD != 0 and _asks_what_it_is(mark.which)
            )
            self.still_theirs |= mark.side is Side.OPPONENT
        return found

    def _called_so(self, mark: Mark) -> list[Thing]:
        fitting = self._fitting(mark)
        if mark.word == "that":
            return self._last_of(fitting)
        if mark.word == "target":
            return self._last_of([thing for thing in fitting if thing.where == "target"])
        acted_on = [
            thing
            for thing in fitting
            if mark.word in thing.actions
            and (mark.where in ("", thing.where) or mark.where == "effect" and thing.where != "cost")
        ]
        if len(acted_on) != 1:
            raise Unclear
        return acted_on

    def _fitting(self, mark: Mark) -> list[Thing]:
        """What can be referred to like this; そのカード prefers a card that was not called a monster."""
        fitting = [thing for thing in self.things if fits(mark, thing)]
        if not isinstance(mark.which, AnyCard):
            return fitting
        aimed = any(thing.where == "target" and not is_monster(thing.which) for thing in fitting)
        called = [thing for thing in fitting if not is_monster(thing.which) or aimed and thing.where == "target"]
        return called or fitting

    def _last_of(self, fitting: list[Thing]) -> list[Thing]:
        """What その means: something of the effect, else a target, else something of the cost or the event."""
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
        """The cards that a reference means; empty if it means none that was mentioned."""
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
        """その攻撃力, if both battling monsters were mentioned: the opponent's."""
        twin = self.copy()
        if any(thing.ref == OPPOSING_BATTLER for thing in twin.things):
            twin.things = [thing for thing in twin.things if thing.ref != YOUR_BATTLER]
        return twin

    def ref_of(self, ref: Ref, *, works_on: bool) -> Ref:
        """Returns the reference that means the same as this one here.

        :param works_on: the cards are the object of a verb, so they must be where they were.
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
        """Record that a verb has worked on these, which are THEM now."""
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
