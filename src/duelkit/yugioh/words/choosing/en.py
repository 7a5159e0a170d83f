"""Words about what is chosen, joined, conditional and done later (選択): their wording in English."""

from __future__ import annotations

from dataclasses import replace

from duelkit.yugioh.language.base import Joined, Joint, Verb
from duelkit.yugioh.language.clauses import Apply, ChooseOne, If, IfPossible, Later, YouMay
from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.language.terms import Phase, Side
from duelkit.yugioh.text.grammar.en.clauses import bullets
from duelkit.yugioh.text.grammar.en.core import CONDITIONS, VERBS, Phrase, Scope
from duelkit.yugioh.text.grammar.en.joining import together
from duelkit.yugioh.text.grammar.en.moments import ORDINALS, it_is, moment_of
from duelkit.yugioh.text.grammar.en.terms import PHASES, PLAYER, bullet
from duelkit.yugioh.text.grammar.en.verbs import act
from duelkit.yugioh.text.grammar.reading import numbers_of
from duelkit.yugioh.words.choosing.meaning import ChosenOnce, Repeat, Triggers
from duelkit.yugioh.words.moving.meaning import Discard

_LINKS = {
    Joint.THEN: ", then ",
    Joint.AND_IF_YOU_DO: ", and if you do, ",
    Joint.ALSO: ", also ",
    Joint.ALSO_AFTER: ", also, after that, ",
}


@VERBS.words(Joined)
def _joined(node: Joined, scope: Scope) -> Phrase:
    before, count = scope.known.get(RefKind.THEM), (scope.done, scope.done_each)
    first = VERBS(node.first, scope)
    if node.joint is Joint.ALSO and bare(node.first).about_players and before is not None:
        scope.known[RefKind.THEM], (scope.done, scope.done_each) = before, count
    second = VERBS(node.second, scope)
    if scope.paying:
        return together(first, second)
    link = _LINKS[node.joint]
    if isinstance(node.second, Later) and node.joint in (Joint.AND_IF_YOU_DO, Joint.ALSO):
        return first.joined(", also, ", second)
    if isinstance(bare(node.second), If):
        last = node.first.second if isinstance(node.first, Joined) else node.first
        if last.only_shows and second.asks:
            link = ", and "
        elif node.joint is Joint.AND_IF_YOU_DO and second.asks:
            return first.joined(", and if you do, and ", second.without_if)
        link = {", then ": ", then, ", ", also ": ", also, "}.get(link, link)
    if (
        isinstance(node.second, Apply)
        and node.joint in (Joint.ALSO, Joint.ALSO_AFTER, Joint.AND_IF_YOU_DO)
        and any(modifier.bound_side() is not None for modifier in node.second.modifiers)
    ):
        return first.joined(", also ", second) if node.joint is not Joint.ALSO_AFTER else first.joined(link, second)
    return first.joined(link, second)


def bare(verb: Verb) -> Verb:
    """A verb without the choice whether to do it."""
    return bare(verb.verb) if isinstance(verb, YouMay | IfPossible) else verb


@VERBS.words(If)
def _if(node: If, scope: Scope) -> Phrase:
    moment, rest = moment_of(node.condition)
    words = CONDITIONS(rest, scope).text if rest is not None else ""
    lead = f"{moment}, if {words}, " if moment and words else f"if {it_is(moment)}, " if moment else f"if {words}, "
    before, done = dict(scope.known), (scope.done, scope.done_each)
    result = VERBS(node.verb, scope).prefixed(lead)
    if node.otherwise is None:
        return result
    scope.known = before
    scope.done, scope.done_each = done
    other = VERBS(node.otherwise, scope)
    return result.with_tail(*other.prefixed("otherwise, ").sentences)


@VERBS.words(YouMay)
def _you_may(node: YouMay, scope: Scope) -> Phrase:
    result = VERBS(node.verb, scope)
    if node.side is Side.OPPONENT and not result.subject:
        result = replace(result, subject="your opponent")
    return result.permitted()


@VERBS.words(IfPossible)
def _if_possible(node: IfPossible, scope: Scope) -> Phrase:
    result = VERBS(node.verb, scope)
    if isinstance(node.verb, Discard) and result.subject:
        result = result.with_more(", if they have any")
    return result


@VERBS.words(Later)
def _later(node: Later, scope: Scope) -> Phrase:
    whose = {Side.YOU: "your next", Side.OPPONENT: "your opponent's next", Side.EITHER: "the next"}[node.of]
    when = f"during {whose} {PHASES[node.phase]}"
    if node.of is Side.EITHER:
        when = (
            f"during the {PHASES[node.phase]} of the next turn"
            if node.next_turn
            else f"during the {PHASES[node.phase]} of this turn"
        )
    if node.nth > 1:
        owner = {Side.YOU: "your", Side.OPPONENT: "your opponent's", Side.EITHER: "the"}[node.of]
        since = "the turn of this activation" if node.next_turn else "this activation"
        when = f"during {owner} {ORDINALS[node.nth - 1]} {PHASES[node.phase]} after {since}"
    if node.phase is Phase.DRAW:
        when += ", before drawing"
    if node.at_end:
        when = "at the end of the next turn" if node.next_turn else "at the end of this turn"
    return VERBS(node.verb, scope).prefixed(f"{when}, ")


@VERBS.words(Triggers)
def _triggers(node: Triggers, scope: Scope) -> Phrase:
    numbers = numbers_of(scope.card, pendulum=False)
    place = scope.card.effects.index(node.effect) if node.effect in scope.card.effects else -1
    if place in numbers:
        return act("activate", f"this card's {ORDINALS[numbers[place]]} effect")
    inner = VERBS(node.effect.resolution, scope) if node.effect.resolution is not None else act("activate", "it")
    activate = act("activate", "this effect")
    if node.effect.optional:
        activate = activate.prefixed("you can ")
    return activate.with_tail(bullet(inner.sentences))


@VERBS.words(Repeat)
def _repeat(node: Repeat, scope: Scope) -> Phrase:
    return VERBS(node.verb, scope).with_more(", as many times as possible")


@VERBS.words(ChooseOne)
def _choose_one(node: ChooseOne, scope: Scope) -> Phrase:
    one_of = act("apply", "1 of these effects").with_tail(*bullets(node, scope))
    return replace(one_of, subject=PLAYER[node.chooser]) if node.chooser is not Side.YOU else one_of


@VERBS.words(ChosenOnce)
def _chosen_once(node: ChosenOnce, scope: Scope) -> Phrase:
    lead = "if an effect of a card with this name has not applied this for you this turn, "
    return VERBS(node.verb, scope).prefixed(lead)
