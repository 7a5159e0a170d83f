"""Words about conditions (条件): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.amounts import Count, CountOf, Plus
from duelkit.yugioh.language.base import All, AllHold, Amount, Condition, DoesNotHold, Filter, Not, OneHolds, Pool
from duelkit.yugioh.language.clauses import Are, Exists, InPhase, InStep, TurnOf
from duelkit.yugioh.language.nouns import AnyCard, CanBeSpecialSummoned, Figure, IsThis, Named, OfType
from duelkit.yugioh.language.selections import EQUIPPED, THIS, Ref, RefKind, Those
from duelkit.yugioh.language.terms import Because, Side, SummonKind, TurnAction, Zone
from duelkit.yugioh.text.grammar.en.core import CONDITIONS, EVENTS, FILTERS, WHATS, Noun, Scope, Slot, State
from duelkit.yugioh.text.grammar.en.joining import shared_subject
from duelkit.yugioh.text.grammar.en.moments import ORDINALS, it_is, moment_of, phases_text, steps_text
from duelkit.yugioh.text.grammar.en.nouns import Words, noun_of
from duelkit.yugioh.text.grammar.en.places import place, pool_text, the_place, words_of, zone_words
from duelkit.yugioh.text.grammar.en.quantities import value
from duelkit.yugioh.text.grammar.en.terms import PLAYER, STATS, listed
from duelkit.yugioh.text.grammar.heads import Head, head_of_pool, parts_of
from duelkit.yugioh.text.grammar.reading import numbers_of, only_these, together_named
from duelkit.yugioh.words.conditions.meaning import (
    ActivatedFrom,
    AllRemain,
    CameHere,
    ChainIsEmpty,
    Compare,
    EventIs,
    HasActivated,
    HasDone,
    HasLeft,
    HasSummoned,
    HasWorked,
    HaveBattled,
    HeldAtActivation,
    PutHereBy,
    SummonedByEffect,
    SummonedInWay,
    UsedUp,
    WasDoneInstead,
    WasSet,
)
from duelkit.yugioh.words.counters.meaning import CounterCount
from duelkit.yugioh.words.life_points.meaning import LifePoints

TURN_ACTIONS = {
    TurnAction.SPECIAL_SUMMONED: "Special Summoned a monster",
    TurnAction.NORMAL_SUMMONED: "Normal Summoned/Set a monster",
    TurnAction.SUMMONED: "Summoned a monster",
    TurnAction.ATTACKED: "declared an attack",
    TurnAction.CONDUCTED_BATTLE_PHASE: "conducted a Battle Phase",
    TurnAction.DREW_BY_EFFECT: "drawn a card by a card effect",
    TurnAction.SUMMONED_OTHERWISE: "Special Summoned a monster other than by Pendulum Summon",
    TurnAction.HAD_DESTROYED: "had a monster you controlled destroyed",
    TurnAction.RECEIVED_FUSION: "had a Fusion Monster sent to the GY",
    TurnAction.LOST_MONSTER: "had a monster sent from the field to the GY",
}


def state(node: Condition, scope: Scope) -> str:
    """A condition as a clause, its point of time after it."""
    moment, rest = moment_of(node)
    if rest is None:
        return it_is(moment)
    words = CONDITIONS(rest, scope).text
    return f"{words} {moment}" if moment else words


@CONDITIONS.words(AllHold)
def _all_hold(node: AllHold, scope: Scope) -> State:
    only = only_these(node.parts)
    if only is not None:
        number = "" if only.at_most is None else f"{only.at_most} "
        return State(
            f"the only monsters {PLAYER[only.pool.side]} control{'s' * (only.pool.side is not Side.YOU)} are "
            f"{number}{words_of(only.pool, scope).at('', plural=only.at_most != 1)}"
        )
    parts = [CONDITIONS(part, scope) for part in together_named(list(node.parts))]
    return State(
        shared_subject([part.text for part in parts], "and"),
        shared_subject([part.opposite.text for part in parts], "or"),
    )


@CONDITIONS.words(OneHolds)
def _one_holds(node: OneHolds, scope: Scope) -> State:
    parts = [CONDITIONS(part, scope) for part in node.parts]
    return State(
        shared_subject([part.text for part in parts], "or"),
        shared_subject([part.opposite.text for part in parts], "and"),
    )


@CONDITIONS.words(Exists)
def _exists(node: Exists, scope: Scope) -> State:
    pool = node.pool
    subject, verb = holder(pool)
    words = words_of(pool, scope)
    if pool.more or pool.zones == Zone.BANISHED or not subject:
        return _there_are(node, words, scope)
    if isinstance(pool.filter, All) and all(isinstance(part, Named) for part in pool.filter.parts):
        names = listed([f'"{part.en}"' for part in pool.filter.parts if isinstance(part, Named)], "and")
        return State(f"{subject} {verb} {names} {place(pool.zones, pool.side)}".rstrip())
    theirs = subject == PLAYER[Side.OPPONENT]
    other = pool.zones == Zone.PENDULUM_ZONE and Not(IsThis()) in parts_of(pool.filter)
    where = place(pool.zones, pool.side, head_of_pool(pool), theirs=theirs, other=other)
    where = (
        "" if verb in ("control", "controls") and pool.zones not in (Zone.SPELL_TRAP_ZONE, Zone.FIELD_ZONE) else where
    )
    return _has(node, subject, verb, words, where)


def _has(node: Exists, subject: str, verb: str, words: Words, where: str) -> State:
    """you control a monster; your opponent has 2 or more cards in their hand."""
    low, high = node.at_least, node.at_most
    has, lacks = f"{subject} {verb}", f"{subject} {verb} no"
    many, one = words.at(where, plural=True), words.at(where)
    if high == 0:
        return State(f"{lacks} {many}", f"{has} {words.an(one)}")
    if high is not None and low == high:
        exactly = f"exactly {high}"
        return State(
            f"{has} {exactly} {many if high > 1 else one}", f"{subject} {_do_not(subject)} have {exactly} {many}"
        )
    if high is not None:
        return State(f"{has} {high} or less {many}", f"{has} {high + 1} or more {many}")
    if low > 1:
        return State(f"{has} {low} or more {many}", f"{has} less than {low} {many}")
    return State(f"{has} {words.an(one)}", f"{lacks} {many}")


def _there_are(node: Exists, words: Words, scope: Scope) -> State:
    """there are 2 or more monsters on the field; you have a banished "X"."""
    pool, low, high = node.pool, node.at_least, node.at_most
    many = pool_text(pool, scope)
    one = pool_text(pool, scope, plural=False, count="" if words.one_of_a_kind else "a")
    banished = pool.zones == Zone.BANISHED and not pool.more and pool.side is not Side.EITHER
    if banished and high is None and low == 1:
        who, have = PLAYER[pool.side], "have" if pool.side is Side.YOU else "has"
        return State(f"{who} {have} a banished {words.one}", f"{who} {_do_not(who)} have a banished {words.one}")
    if high == 0:
        return State(f"there are no {many}", f"there is {one}")
    if low > 1:
        return State(f"there are {low} or more {many}", f"there are less than {low} {many}")
    if words.one_of_a_kind:
        where = place(pool.zones, pool.side)
        return State(f"{words.one} is {where}", f"{words.one} is not {where}")
    return State(f"there is {one}", f"there are no {many}")


def _do_not(subject: str) -> str:
    return "do not" if subject == "you" else "does not"


def holder(pool: Pool) -> tuple[str, str]:
    """(you, control), (your opponent, has) …; empty where nobody owns the place alone."""
    if pool.side is Side.EITHER or pool.more or pool.zones == Zone.BANISHED:
        return "", ""
    on_field = (not pool.zones & ~Zone.FIELD and not pool.zones & Zone.PENDULUM_ZONE) or pool.zones == Zone.FIELD
    you = pool.side is Side.YOU
    return PLAYER[pool.side], ("control" if you else "controls") if on_field else ("have" if you else "has")


def _of_things(amount: Amount | int) -> bool:
    return isinstance(amount, Count | CountOf | CounterCount)


@CONDITIONS.words(Compare)
def _compare(node: Compare, scope: Scope) -> State:
    first, second = value(node.first, scope), value(node.second, scope)
    more = _more_than_the_other(node, scope)
    if more is not None:
        return more
    if node.equal:
        return State(f"{first} is equal to {second}", f"{first} is not equal to {second}")
    if isinstance(node.second, int) and not isinstance(node.first, int):
        if node.strictly:
            return State(f"{first} is more than {second}", f"{first} is {second} or less")
        return State(f"{first} is {second} or more", f"{first} is less than {second}")
    if isinstance(node.first, int):
        if node.strictly:
            return State(f"{second} is less than {first}", f"{second} is {first} or more")
        return State(f"{second} is {first} or less", f"{second} is more than {first}")
    word = "higher" if not _of_things(node.first) and not isinstance(node.first, LifePoints) else "more"
    if node.strictly:
        return State(f"{first} is {word} than {second}", f"{first} is not {word} than {second}")
    return State(f"{first} is equal to or {word} than {second}", f"{first} is less than {second}")


def _more_than_the_other(node: Compare, scope: Scope) -> State | None:
    """you control more monsters than your opponent does; ``None`` for other comparisons."""
    first, second, margin = node.first, node.second, 0
    if isinstance(second, Plus) and isinstance(second.second, int) and not second.minus:
        if node.strictly or node.equal:
            return None
        margin = second.second
        second = second.first
    elif not node.strictly:
        return None
    if not isinstance(first, Count) or not isinstance(second, Count):
        return None
    more, less = first.pool, second.pool
    if (more.filter, more.zones) != (less.filter, less.zones) or {more.side, less.side} != {Side.YOU, Side.OPPONENT}:
        return None
    who, verb = holder(more)
    own, other = ("your", "your opponent does") if more.side is Side.YOU else ("their", "you do")
    where = f" in {own} {listed(zone_words(more.zones), 'and')}" if more.zones & ~Zone.FIELD else ""
    than = f"more {words_of(more, scope).many}{where} than {other}"
    if margin:
        return State(f"{who} {verb} at least {margin} {than}")
    base = {"controls": "control", "has": "have"}.get(verb, verb)
    return State(f"{who} {verb} {than}", f"{who} {_do_not(who)} {base} {than}")


@CONDITIONS.words(InPhase)
def _in_phase(node: InPhase, scope: Scope) -> State:
    words = listed(phases_text(node.phases))
    words = f"start of the {words}" if node.at_start else words
    return State(f"it is the {words}", f"it is not the {words}")


@CONDITIONS.words(TurnOf)
def _turn_of(node: TurnOf, scope: Scope) -> State:
    whose = "your" if node.side is Side.YOU else "your opponent's"
    return State(f"it is {whose} turn", f"it is not {whose} turn")


def being(node: Filter, subject: str, plural: bool, scope: Scope, *, was: bool = False) -> State:
    """it is face-up; it has material; that card was a monster."""
    is_, not_ = (
        ("were", "were not")
        if was and plural
        else ("was", "was not")
        if was
        else ("are", "are not")
        if plural
        else ("is", "is not")
    )
    if len(parts_of(node)) == 1:
        trait = FILTERS(node, scope)
        predicate = trait.predicate(subject, plural, (is_, not_))
        if predicate is not None:
            return predicate
        if trait.slot is Slot.NON:
            inner = noun_of(getattr(node, "part", node), scope)
            return State(
                f"{subject} {not_} {inner.many if plural else inner.a}",
                f"{subject} {is_} {inner.many if plural else inner.a}",
            )
    words_ = noun_of(node, scope)
    noun = words_.many if plural else words_.a
    if CanBeSpecialSummoned() in parts_of(node):
        noun += " that can be Special Summoned"
    return State(f"{subject} {is_} {noun}", f"{subject} {not_} {noun}")


@CONDITIONS.words(Are)
def _are(node: Are, scope: Scope) -> State:
    noun = WHATS(node.what, scope)
    if isinstance(node.filter, AnyCard):
        if isinstance(node.what, Those) and node.what.ref.kind is RefKind.MATERIALS:
            thing = noun_of(node.what.filter, scope, Head.MONSTER).one
            return State(f"a {thing} was used as this card's material", f"no {thing} was used as this card's material")
        if node.what == EQUIPPED:
            return State("this card is equipped to a monster", "this card is not equipped to a monster")
        bare = noun.bare
        if isinstance(node.what, Ref) and node.what.kind is RefKind.LINKED:
            scope.now(
                RefKind.LINKED,
                Noun("those monsters" if noun.plural else "that monster", plural=noun.plural, head=Head.MONSTER),
            )
        return State(
            f"there {'are' if noun.plural else 'is a'} {bare}", f"there {'are' if noun.plural else 'is'} no {bare}"
        )
    if isinstance(node.filter, Figure) and not node.as_it_was:
        low, high, name = node.filter.at_least, node.filter.at_most, STATS[node.filter.stat]
        owner = f"{noun.poss} {name}" if len(noun.text) < 20 else f"the {name} of {noun.text}"
        first = value(low, scope) if low is not None else value(high, scope) if high is not None else ""
        if low is not None and low == high:
            return State(f"{owner} is {first}", f"{owner} is not {first}")
        if low is None or high is None:
            return State(f"{owner} is {first} or {'lower' if low is None else 'higher'}")
    return being(node.filter, noun.subj, noun.plural, scope, was=node.as_it_was)


@CONDITIONS.words(HasLeft)
def _has_left(node: HasLeft, scope: Scope) -> State:
    noun = WHATS(node.what, scope)
    return State(
        f"{noun.subj} {'are' if noun.plural else 'is'} no longer there",
        f"{noun.subj} {'are' if noun.plural else 'is'} still there",
    )


@CONDITIONS.words(AllRemain)
def _all_remain(node: AllRemain, scope: Scope) -> State:
    noun = WHATS(node.what, scope)
    where = f"in the {listed(zone_words(noun.zones))}" if noun.zones and not noun.zones & Zone.FIELD else "on the field"
    if node.what == THIS:
        return State(f"{noun.text} is still {where}", f"{noun.text} is no longer {where}")
    return State(f"all of {noun.text} are still {where}", f"not all of {noun.text} are still {where}")


@CONDITIONS.words(EventIs)
def _event_is(node: EventIs, scope: Scope) -> State:
    text = EVENTS(node.when, scope).text
    return State(text, f"it is not because {text}")


@CONDITIONS.words(PutHereBy)
def _put_here_by(node: PutHereBy, scope: Scope) -> State:
    turn = " this turn" if node.this_turn else ""
    where = f"in your {scope.place_of_this}" if scope.place_of_this else "here"
    where = "banished" if scope.place_of_this == "banishment" else where
    scope.place_of_this = ""
    which = label_of(node.effect, scope)
    because = f"because of {which}{turn} (and it was not negated)"
    return State(f"this card is {where} {because}", f"this card is not {where} {because}")


@CONDITIONS.words(SummonedInWay)
def _summoned_in_way(node: SummonedInWay, scope: Scope) -> State:
    ways = scope.card.procedures[node.way :]  # none where the word is shown by itself
    words = "Special Summoned this way"
    if ways and ways[0].kind is SummonKind.NORMAL:
        way = ways[0]
        tributed = (
            f"by Tributing {way.tributes} monster{'s' * (way.tributes > 1)}" if way.tributes else "without Tributing"
        )
        words = f"Summoned{'/Set' if way.set_too else ''} {tributed}"
    return State(f"this card was {words}", f"this card was not {words}")


@CONDITIONS.words(ActivatedFrom)
def _activated_from(node: ActivatedFrom, scope: Scope) -> State:
    where = the_place(node.zones, "your", origin=True)
    return State(f"you activated this card {where}", f"you did not activate this card {where}")


@CONDITIONS.words(SummonedByEffect)
def _summoned_by_effect(node: SummonedByEffect, scope: Scope) -> State:
    by = f"Special Summoned by the effect of {noun_of(node.which, scope).a}"
    return State(f"this card was {by}", f"this card was not {by}")


@CONDITIONS.words(WasDoneInstead)
def _was_done_instead(node: WasDoneInstead, scope: Scope) -> State:
    which = label_of(node.effect, scope)
    return State(f"{which} was applied this turn", f"{which} was not applied this turn")


@CONDITIONS.words(HasWorked)
def _has_worked(node: HasWorked, scope: Scope) -> State:
    which = label_of(node.effect, scope)
    turn = "this turn or the turn before" if node.or_before else "this turn"
    return State(f"{which} was applied {turn}", f"{which} was not applied {turn}")


def label_of(place_: int, scope: Scope) -> str:
    """its effect, or its 2nd effect; the former where the word is shown by itself."""
    effects = scope.card.effects
    numbers = numbers_of(scope.card, pendulum=effects[place_].pendulum) if place_ < len(effects) else {}
    return f"its {ORDINALS[numbers[place_]]} effect" if len(numbers) > 1 and place_ in numbers else "its effect"


@CONDITIONS.words(HeldAtActivation)
def _held(node: HeldAtActivation, scope: Scope) -> State:
    was, then = CONDITIONS(node.condition, scope).was, "when this effect was activated"
    return State(f"{was.text} {then}", f"{was.negative} {then}")


@CONDITIONS.words(UsedUp)
def _used_up(node: UsedUp, scope: Scope) -> State:
    effect = "this card's effect"
    if isinstance(node.times, int):
        return State(f"{effect} has been used {node.times} times", f"{effect} has not been used {node.times} times")
    times = f"been used this turn as many times as {value(node.times, scope)}"
    return State(f"{effect} has {times}", f"{effect} has not {times}")


@CONDITIONS.words(HasDone)
def _has_done(node: HasDone, scope: Scope) -> State:
    words = listed([word for action, word in TURN_ACTIONS.items() if node.action & action])
    has = "have" if node.side is Side.YOU else "has"
    return State(f"{PLAYER[node.side]} {has} {words} this turn", f"{PLAYER[node.side]} {has} not {words} this turn")


@CONDITIONS.words(HasSummoned)
def _has_summoned(node: HasSummoned, scope: Scope) -> State:
    words = noun_of(node.which, scope)
    thing = words.a if node.at_least == 1 else f"{node.at_least} or more {words.many}"
    where = f" {place(node.origin, node.side, origin=True)}" if node.origin else ""
    has = "have" if node.side is Side.YOU else "has"
    how = "Normal or Special Summoned" if node.normal_too else "Special Summoned"
    if node.flip_too:
        how = "Normal, Flip, or Special Summoned" if node.normal_too else "Flip or Special Summoned"
    how = "Normal Summoned" if node.normal_only else how
    turn = "this turn or the turn before" if node.or_before else "this turn"
    return State(
        f"{PLAYER[node.side]} {has} {how} {thing}{where} {turn}",
        f"{PLAYER[node.side]} {has} not {how} {thing}{where} {turn}",
    )


@CONDITIONS.words(HaveBattled)
def _have_battled(node: HaveBattled, scope: Scope) -> State:
    kind = noun_of(OfType(node.types), scope)
    return State(f"{kind.a} battled this turn", f"no {kind.many} battled this turn")


@CONDITIONS.words(HasActivated)
def _has_activated(node: HasActivated, scope: Scope) -> State:
    words = noun_of(node.which, scope)
    thing = words.a if node.card else f"the effect of {words.a}" if node.card is False else f"{words.a} or its effect"
    where = f" {place(node.zones, Side.EITHER)}" if node.zones else ""
    where += " during a Main Phase" if node.in_main else ""
    where += f" {node.at_least} or more times" if node.at_least > 1 else ""
    has = "have" if node.side is Side.YOU else "has"
    if node.side is Side.EITHER:
        return State(f"{thing} has been activated{where} this turn", f"{thing} has not been activated{where} this turn")
    return State(
        f"{PLAYER[node.side]} {has} activated {thing}{where} this turn",
        f"{PLAYER[node.side]} {has} not activated {thing}{where} this turn",
    )


def _from(node: CameHere) -> str:
    """from the field, from your Monster Zone: from where a card came; empty if that does not matter."""
    part = node.origin & Zone.FIELD and node.origin & Zone.FIELD != Zone.FIELD
    return f" from {'your' if node.yours or part else 'the'} {listed(zone_words(node.origin))}" if node.origin else ""


_LAY = {(False, False): "", (True, False): "face-up ", (False, True): "Set "}


@CONDITIONS.words(CameHere)
def _came_here(node: CameHere, scope: Scope) -> State:
    where = scope.place_of_this or "GY"
    scope.place_of_this = ""
    whose = {Side.YOU: "your ", Side.OPPONENT: "an opponent's ", Side.EITHER: "", None: ""}[node.by]
    because = node.because
    if because == Because.SUMMON:
        return State(f"this card was Special Summoned{_from(node)}", f"this card was not Special Summoned{_from(node)}")
    how = ""
    effect = f"the effect of {noun_of(node.by_card, scope).a}" if node.by_card is not None else f"{whose}card effect"
    if because & Because.DESTROYED:
        how = (
            "destroyed by battle"
            if because & Because.BATTLE
            else f"destroyed by {whose}card effect"
            if because & Because.EFFECT
            else f"destroyed by {whose}card"
            if whose
            else "destroyed"
        )
    elif because & Because.MATERIAL:
        kinds = {
            Because.SYNCHRO: "Synchro ",
            Because.FUSION: "Fusion ",
            Because.XYZ: "Xyz ",
            Because.LINK: "Link ",
            Because.RITUAL: "Ritual ",
        }
        kind = next((word for each, word in kinds.items() if because & each), "")
        how = f"used as {kind}Material"
    origin = _from(node)
    moved = f"sent{origin} to the {where}" if where != "banishment" else f"banished{origin}"
    if not node.because & Because.DESTROYED and node.because & Because.EFFECT:
        moved += f" by {effect}"
    if because & Because.COST and node.by_card is not None:
        moved += f" to activate {effect}"
    turn = " this turn" if node.this_turn else " last turn" if node.last_turn else ""
    subject = f"this {_LAY[node.face_up, node.face_down]}card"
    words = f"{how} and {moved}" if how else moved
    return State(f"{subject} was {words}{turn}", f"{subject} was not {words}{turn}")


CONDITIONS.fixed(
    {
        ChainIsEmpty: State("no Chain is being built", "a Chain is being built"),
        WasSet: State("this card was Set before activation", "this card was not Set before activation"),
    }
)
CONDITIONS.table(
    {
        DoesNotHold: lambda node, scope: CONDITIONS(node.part, scope).opposite,
        InStep: lambda node, scope: State(f"it is {steps_text(node.steps)}", f"it is not {steps_text(node.steps)}"),
    }
)
