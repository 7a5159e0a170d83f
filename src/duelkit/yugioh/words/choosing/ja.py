"""Words about what is chosen, joined, conditional and done later (選択): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.base import Condition, Joined, Joint, Verb, nodes
from duelkit.yugioh.language.card import EffectKind
from duelkit.yugioh.language.clauses import Apply, ChooseOne, Exists, If, IfPossible, Later, YouMay
from duelkit.yugioh.language.selections import Pick, Ref, RefKind
from duelkit.yugioh.language.terms import Change, Negation, Phase, Side, Until, Zone
from duelkit.yugioh.text.grammar.ja.clauses import bullets
from duelkit.yugioh.text.grammar.ja.core import CONDITIONS, HEADS, VERBS, WHATS, Noun, Scope
from duelkit.yugioh.text.grammar.ja.joining import active, both_at_once, either_done, together
from duelkit.yugioh.text.grammar.ja.moments import moment_of
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, bullet, inflect, phrase
from duelkit.yugioh.text.grammar.ja.terms import CIRCLED, PHASES, SIDE, small
from duelkit.yugioh.text.grammar.reading import numbers_of
from duelkit.yugioh.words.choosing.meaning import ChosenOnce, Repeat, Triggers
from duelkit.yugioh.words.destroying.meaning import Destroy
from duelkit.yugioh.words.figures.meaning import ChangeStat
from duelkit.yugioh.words.moving.meaning import Banish
from duelkit.yugioh.words.negating.meaning import Negated


@VERBS.words(Joined)
def _joined(node: Joined, scope: Scope) -> Phrase:
    before, count = scope.known.get(RefKind.THEM), scope.done
    first = VERBS(node.first, scope)
    if node.joint is Joint.ALSO and bare(node.first).about_players and before is not None:
        scope.known[RefKind.THEM], scope.done = before, count
    once = _set_and_negated(node, first)
    if once is not None:
        return once
    scope.after_activation = _after_activation(node, first)
    second = VERBS(node.second, scope)
    scope.after_activation = False
    if scope.paying:
        return together(first, second)
    if node.joint is Joint.AND_IF_YOU_DO:
        return _if_done(node, first, second)
    if node.joint is Joint.ALSO:
        return _also(node, first, second, scope)
    return second.after(first, {Joint.THEN: "その後、", Joint.ALSO_AFTER: "また、その後、"}[node.joint])


def _if_done(node: Joined, first: Phrase, second: Phrase) -> Phrase:
    """〜し、〜する; 〜する。そうした場合、〜する: the second only if the first is done."""
    last = node.first.second if isinstance(node.first, Joined) else node.first
    lasts = isinstance(node.second, Apply) and not isinstance(last, Apply) and last.negates in (None, Negation.SUMMON)
    if lasts and isinstance(node.second, Apply) and _of_all(node.second) and not first.tail:
        return second.following(first)  # a sentence of its own would apply even if the first is not done
    if lasts or isinstance(bare(node.second), If | Later):
        return second.after(first, "")
    if isinstance(last, YouMay | If | ChooseOne) or first.tail:
        return second.after(first, "そうした場合、")
    if last.negates is not None and _gets_rid(node.second) and not second.done:
        verb = second.verb if isinstance(node.second, Destroy) else inflect("除外する")
        return Phrase(first.stem, verb, first.done, (*first.tail, *second.tail))
    return second.following(first)


def _of_all(verb: Apply) -> bool:
    """Whether the modifiers say themselves to what they apply, until the end of the turn."""
    return verb.to is None and verb.until is Until.END_OF_TURN


def _gets_rid(verb: Verb) -> bool:
    """Whether it destroys or banishes the card whose effect was negated: 無効にし破壊する."""
    if not isinstance(verb, Destroy | Banish) or isinstance(verb, Destroy) and verb.to == Zone.BANISHED:
        return False
    return isinstance(verb.what, Ref) and verb.what.kind in THAT


def _also(node: Joined, first: Phrase, second: Phrase, scope: Scope) -> Phrase:
    """〜する。また、〜する; AとBを破壊する; この効果の発動後、〜."""
    both = both_at_once(first, second) if type(node.first) is type(node.second) else None
    if both is not None:
        return both
    if not isinstance(node.second, Apply):
        return second.after(first, "また、")
    if node.second.to is None or first.tail:
        return second.after(first, "")
    card = scope.effect is not None and scope.effect.kind is EffectKind.ACTIVATION
    return second.after(first, f"この{'カード' if card else '効果'}の発動後、")


THAT = (RefKind.THEM, RefKind.TRIGGERING, RefKind.RESPONDED, RefKind.TARGET)
"""References that are printed as その."""


def _after_activation(node: Joined, first: Phrase) -> bool:
    """Whether the second part is worded after この効果の発動後."""
    two = node.second
    return node.joint is Joint.ALSO and isinstance(two, Apply) and two.to is not None and not first.tail


def _set_and_negated(node: Joined, first: Phrase) -> Phrase | None:
    """攻撃力は０になる → 攻撃力を０にし、その効果を無効にする: the second only if the first is done."""
    one, two = node.first, node.second
    if (
        node.joint is not Joint.AND_IF_YOU_DO
        or not isinstance(one, Apply)
        or not isinstance(two, Apply)
        or (two.modifiers != (Negated(),) or (one.to, one.until) != (two.to, two.until) or isinstance(one.to, Pick))
    ):
        return None
    if not all(isinstance(each, ChangeStat) and each.change is Change.BECOME for each in one.modifiers):
        return None
    result = active(first)
    return None if result is None else phrase("その効果を無効に", "する").following(result)


def bare(verb: Verb) -> Verb:
    """A verb without the choice whether to do it."""
    return bare(verb.verb) if isinstance(verb, YouMay | IfPossible) else verb


@VERBS.words(If)
def _if(node: If, scope: Scope) -> Phrase:
    moment, rest = moment_of(node.condition)
    asked = CONDITIONS(rest, scope) if rest is not None else None
    words = asked.plain if asked is not None else ""
    lead = f"{moment}{'に' if moment else ''}{asked.in_case}、" if asked is not None else f"{moment}の場合、"
    before, done = dict(scope.known), (scope.done, scope.done_cards)
    if asked is not None and not moment and _or_that(node):
        return _instead_of_it(node, scope, lead)
    them = scope.known.get(RefKind.THEM)
    if rest is not None and them is not None and not them.this and them.text in words:
        scope.now(RefKind.THEM, Noun(f"その{HEADS[them.head]}", them.head, zones=them.zones))
    if rest is not None and _negated_before(rest, scope):
        scope.now(RefKind.RESPONDED, Noun("その無効にしたカード", scope.known[RefKind.RESPONDED].head))
    result = VERBS(node.verb, scope).prefixed(lead)
    if node.otherwise is None:
        return result
    if rest is not None and them is not None and not them.this:
        before[RefKind.THEM] = Noun(f"その{HEADS[them.head]}", them.head, zones=them.zones)
    scope.known = before
    scope.done, scope.done_cards = done
    return VERBS(node.otherwise, scope).after(result, "違った場合、")


def _negated_before(asked: Condition, scope: Scope) -> bool:
    """Whether その would be a card that the condition names, not the one whose activation was just negated."""
    first = scope.effect.resolution if scope.effect is not None else None
    while isinstance(first, Joined):
        first = first.first
    named = any(isinstance(each, Exists) for each in nodes(asked))
    return named and first is not None and first.negates is Negation.ACTIVATION and RefKind.RESPONDED in scope.known


def _or_that(node: If) -> bool:
    """Whether the condition lets the player do another thing instead, with other cards."""
    if not isinstance(node.verb, ChooseOne) or node.verb.chooser is not Side.YOU or len(node.verb.branches) != 2:
        return False
    first, second = node.verb.branches
    what = {getattr(first, "what", None), getattr(second, "what", None)}
    return first == node.otherwise and (len(what) == 2 or None in what)


def _instead_of_it(node: If, scope: Scope, lead: str) -> Phrase:
    """〜する。〜場合、代わりに〜する事もできる."""
    assert isinstance(node.verb, ChooseOne) and node.otherwise is not None
    before = dict(scope.known)
    first = VERBS(node.otherwise, scope)
    scope.known = before
    second = VERBS(node.verb.branches[1], scope)
    can = Phrase(f"{second.plain}事も", inflect("できる"), second.done, second.tail)
    return can.prefixed(f"{lead}代わりに").after(first, "")


@VERBS.words(YouMay)
def _you_may(node: YouMay, scope: Scope) -> Phrase:
    whole = VERBS(node.verb, scope)
    if isinstance(node.verb, Joined) and node.verb.joint is not Joint.AND_IF_YOU_DO and node.side is Side.YOU:
        return phrase("以下の効果を", "適用できる").with_tail(bullet(whole.sentences))
    result = whole
    if isinstance(node.verb, Apply) and node.verb.to is not None:
        result = active(result) or result
    result = result.can()
    return result.by(SIDE[node.side]) if node.side is Side.OPPONENT else result


@VERBS.words(ChooseOne)
def _choose_one(node: ChooseOne, scope: Scope) -> Phrase:
    if node.chooser is not Side.YOU:
        one_of = phrase("以下の効果から１つを選んで", "適用する").by(SIDE[node.chooser])
        return one_of.with_tail(*bullets(node, scope))
    both = _both(node, scope)
    return both or phrase("以下の効果から１つを選んで", "適用する").with_tail(*bullets(node, scope))


def _both(node: ChooseOne, scope: Scope) -> Phrase | None:
    """〜を手札に加えるか特殊召喚する: two actions, done to the same cards."""
    what = {getattr(branch, "what", None) for branch in node.branches}
    if len(node.branches) != 2 or len(what) != 1 or None in what:
        return None
    known = dict(scope.known)
    cards = what.pop()
    which = WHATS(cards, scope).wo if isinstance(cards, Ref) else ""
    scope.known = dict(known)
    first = VERBS(node.branches[0], scope)
    scope.known = known
    second = VERBS(node.branches[1], scope)
    return either_done(first, second, which or WHATS(cards, scope).wo)


@VERBS.words(Later)
def _later(node: Later, scope: Scope) -> Phrase:
    side = "" if node.of is Side.EITHER else SIDE[node.of]
    if node.at_end:
        return VERBS(node.verb, scope).prefixed(f"{'次の' if node.next_turn else ''}{side}ターン終了時に、")
    if node.nth > 1 and node.next_turn:
        when = f"{side}ターンで数えて{small(node.nth)}ターン目の{side}{PHASES[node.phase]}"
    elif node.nth > 1:
        card = scope.effect is not None and scope.effect.kind is EffectKind.ACTIVATION
        when = f"この{'カード' if card else '効果'}の発動後{small(node.nth)}回目の{side}{PHASES[node.phase]}"
    elif node.next_turn:
        when = f"次の{side or ''}ターンの{PHASES[node.phase]}"
    else:
        when = f"次の{side}{PHASES[node.phase]}" if side else f"このターンの{PHASES[node.phase]}"
    if node.phase is Phase.DRAW:
        when += "のドロー前"
    return VERBS(node.verb, scope).prefixed(f"{when}に、")


@VERBS.words(Triggers)
def _triggers(node: Triggers, scope: Scope) -> Phrase:
    numbers = numbers_of(scope.card, pendulum=False)
    place = scope.card.effects.index(node.effect) if node.effect in scope.card.effects else -1
    mark = CIRCLED[numbers[place]] if place in numbers else ""
    if mark:
        return phrase(f"このカードの{mark}の効果を", "発動する")
    inner = VERBS(node.effect.resolution, scope) if node.effect.resolution is not None else phrase("", "発動する")
    activate = "発動できる" if node.effect.optional else "発動する"
    return phrase("以下の効果を", activate).with_tail(bullet(inner.sentences))


VERBS.table({Repeat: lambda node, scope: VERBS(node.verb, scope).prefixed("可能な限り、繰り返し")})
VERBS.table({IfPossible: lambda node, scope: VERBS(node.verb, scope)})


@VERBS.words(ChosenOnce)
def _chosen_once(node: ChosenOnce, scope: Scope) -> Phrase:
    lead = "このターンにこのカード名の効果で適用していない場合、"
    return VERBS(node.verb, scope).prefixed(lead)
