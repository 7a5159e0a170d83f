"""Conditions, in English."""

from __future__ import annotations

from duelkit.judgment.language.conditions import Both, Either, Otherwise
from duelkit.judgment.language.filters import Filter, flat, is_this
from duelkit.judgment.language.terms import Side
from duelkit.judgment.text.en.amounts import quantity
from duelkit.judgment.text.en.core import AFTER, CONDITIONS, FILTERS, WHATS, Noun, Scope, Slot, State
from duelkit.judgment.text.en.nouns import cards, creatures
from duelkit.judgment.text.en.terms import BEAR, BEARS, NUMBERS, POSSESSIVE, elements, piles
from duelkit.judgment.text.en.traits import bounds
from duelkit.judgment.text.grammar.en import a, listed
from duelkit.judgment.text.reading import rest_of, stands_on_any
from duelkit.judgment.words.amounts.meaning import CreatureCount, HandSize, ManaOf
from duelkit.judgment.words.conditions.meaning import Compare, HasSummoned, InPile, Passes, SelfOn, There, TurnOf
from duelkit.judgment.words.filters.meaning import FigureIn, HasKeyword


@CONDITIONS.words(Both)
def _both(node: Both, scope: Scope) -> State:
    parts = [CONDITIONS(part, scope) for part in node.parts]
    return State(
        listed([part.text for part in parts]),
        listed([part.negative for part in parts], "or"),
        listed([part.short for part in parts]) if all(part.short for part in parts) else "",
    )


@CONDITIONS.words(Either)
def _either(node: Either, scope: Scope) -> State:
    element = stands_on_any(node)
    if element:
        return _self_on(SelfOn(element), scope)
    parts = [CONDITIONS(part, scope) for part in node.parts]
    short = listed([part.short for part in parts], "or") if all(part.short for part in parts) else ""
    return State(listed([part.text for part in parts], "or"), listed([part.negative for part in parts]), short)


@CONDITIONS.words(SelfOn)
def _self_on(node: SelfOn, scope: Scope) -> State:
    words = elements(node.element)
    on, off = f"{a(words)} field", f"a non-{words} field"
    if node.element.bit_count() > 1:
        off = f"a field other than {words}"
    return State(
        f"this creature is on {on}", f"this creature is on {off}", f"on {on}", f"on {off}", place=on, no_place=off
    )


def predicate(subject: Noun, node: Filter, scope: Scope) -> tuple[str, str]:
    """The clauses that a known creature passes a filter (it has exactly 1 HP), and that it does not."""
    parts = flat(node)
    if len(parts) == 1 and isinstance(parts[0], FigureIn):
        words = bounds(parts[0], scope)
        return subject.does(f"has {words}", f"have {words}"), subject.does(
            f"does not have {words}", f"do not have {words}"
        )
    if len(parts) == 1 and isinstance(parts[0], HasKeyword):
        keyword = parts[0].keyword
        yes = subject.does(BEARS[keyword], BEAR[keyword])
        return yes, f"it is not so that {yes}"
    traits = [FILTERS(part, scope) for part in parts]
    if all(trait.slot in (*AFTER, Slot.PLACE, Slot.STATE) for trait in traits):
        words = listed([trait.predicate for trait in traits])
        if any(trait.has_verb for trait in traits):
            return subject.does(words, words), f"it is not so that {subject.does(words, words)}"
        return subject.does(f"is {words}", f"are {words}"), subject.does(f"is not {words}", f"are not {words}")
    named = creatures(node, scope)
    if subject.plural:
        return f"{subject.text} are {named.many}", f"{subject.text} are not {named.many}"
    return f"{subject.text} is {named.a}", f"{subject.text} is not {named.a}"


@CONDITIONS.words(There)
def _there(node: There, scope: Scope) -> State:
    if is_this(node.filter):
        rest = rest_of(node.filter)
        if rest is None:
            return State("this creature is on the board", "this creature is not on the board")
        yes, no = predicate(Noun("this creature"), rest, scope)
        return State(yes, no)
    words = creatures(node.filter, scope)
    where = "" if words.placed else " on the board"
    if node.at_least > 1:
        many = f"{NUMBERS[node.at_least]} or more {words.many}"
        few = f"fewer than {NUMBERS[node.at_least]} {words.many}"
        return State(f"there are {many}{where}", f"there are {few}{where}")
    return State(f"there is {a(words.one)}{where}", f"there is no {words.one}{where}")


@CONDITIONS.words(InPile)
def _in_pile(node: InPile, scope: Scope) -> State:
    where = piles(node.pile, node.side)
    there = cards(node.filter, scope, kind="").a
    return State(f"{there} is in {where}", f"no {cards(node.filter, scope).one} is in {where}")


@CONDITIONS.words(Compare)
def _compare(node: Compare, scope: Scope) -> State:
    first, second = node.first, node.second
    if isinstance(first, ManaOf) and isinstance(second, ManaOf):
        return _sides(first.side, second.side, "mana", "mana", node.or_equal)
    if isinstance(first, HandSize) and isinstance(second, HandSize):
        return _sides(first.side, second.side, "cards in hand", "cards in hand", node.or_equal)
    if isinstance(first, CreatureCount) and isinstance(second, CreatureCount):
        one, two = creatures(first.filter, scope).many, creatures(second.filter, scope).many
        if node.or_equal:
            return State(
                f"there are at least as many {one} as {two} on the board",
                f"there are fewer {one} than {two} on the board",
            )
        return State(
            f"there are more {one} than {two} on the board", f"there are no more {one} than {two} on the board"
        )
    if isinstance(first, HandSize) and isinstance(second, int) and first.side is Side.YOU:
        least = second + (0 if node.or_equal else 1)
        return State(f"you have {least} or more cards in your hand", f"you have fewer than {least} cards in your hand")
    if isinstance(second, int):
        return _bounded(quantity(first, scope).text, second + (0 if node.or_equal else 1), at_least=True)
    if isinstance(first, int):
        return _bounded(quantity(second, scope).text, first - (0 if node.or_equal else 1), at_least=False)
    one, two = quantity(first, scope).text, quantity(second, scope).text
    if node.or_equal:
        return State(f"{one} is at least {two}", f"{one} is lower than {two}")
    return State(f"{one} is higher than {two}", f"{one} is not higher than {two}")


def _bounded(words: str, bound: int, at_least: bool) -> State:
    if at_least:
        return State(f"{words} is {bound} or more", f"{words} is lower than {bound}")
    return State(f"{words} is {bound}{' or less' * (bound > 0)}", f"{words} is {bound + 1} or more")


def _sides(first: Side, second: Side, what: str, many: str, or_equal: bool) -> State:
    names = {Side.YOU: "you have", Side.OPPONENT: "your opponent has", Side.EITHER: "both players have"}
    short = {Side.YOU: "you", Side.OPPONENT: "your opponent", Side.EITHER: "both players"}
    if or_equal:
        return State(
            f"{names[first]} at least as much {what} as {short[second]}"
            if what == "mana"
            else f"{names[first]} at least as many {many} as {short[second]}",
            f"{names[first]} less {what} than {short[second]}"
            if what == "mana"
            else f"{names[first]} fewer {many} than {short[second]}",
        )
    return State(
        f"{names[first]} more {what} than {short[second]}", f"{names[first]} no more {what} than {short[second]}"
    )


@CONDITIONS.words(TurnOf)
def _turn_of(node: TurnOf, scope: Scope) -> State:
    words = POSSESSIVE[node.side]
    return State(f"it is {words} turn", f"it is not {words} turn")


@CONDITIONS.words(HasSummoned)
def _has_summoned(node: HasSummoned, scope: Scope) -> State:
    names = {
        Side.YOU: ("you have", "you have not"),
        Side.OPPONENT: ("your opponent has", "your opponent has not"),
        Side.EITHER: ("a player has", "neither player has"),
    }
    yes, no = names[node.side]
    return State(f"{yes} summoned a creature this turn", f"{no} summoned a creature this turn")


CONDITIONS.table(
    {
        Otherwise: lambda node, scope: CONDITIONS(node.part, scope).opposite,
        Passes: lambda node, scope: State(*predicate(WHATS(node.of, scope), node.filter, scope)),
    }
)
