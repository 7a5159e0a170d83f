"""Sentences of a processing: what they do, under what condition and when (効果処理の文)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from duelkit.yugioh.language.base import Condition, Filter, Joined, Joint, Modifier, OfShown, Pool, Verb, What, nodes
from duelkit.yugioh.language.clauses import Apply, ChooseOne, If, Later, YouMay
from duelkit.yugioh.language.selections import EACH, RESPONDED, THIS, TRIGGERING, Both, Every, Pick, Ref
from duelkit.yugioh.language.terms import Handling, Negation, Phase, Side, Until, Zone
from duelkit.yugioh.reading.clauses import UNTIL, about
from duelkit.yugioh.reading.grammar.marks import ITSELF, SUBJECT, this_in
from duelkit.yugioh.reading.grammar.mentions import Others
from duelkit.yugioh.reading.grammar.nouns import within
from duelkit.yugioh.reading.grammar.numbers import Number
from duelkit.yugioh.reading.grammar.objects import asked_for
from duelkit.yugioh.reading.grammar.patterns import Fate, Found, reads, terminal, terms
from duelkit.yugioh.reading.grammar.reader import Reader
from duelkit.yugioh.reading.grammar.references import changed, replaced


def applied(subject: Any, modifiers: tuple[Modifier, ...], until: Until | None) -> Verb:
    """The verb that makes modifiers apply for a time."""
    lasting = Until.LEAVES if until is None else until
    if subject is None:
        bound = {getattr(each, "to", None) for each in modifiers}
        if len(bound) != 1 or not all(each.forbids for each in modifiers):
            return Apply(modifiers, None, lasting)
        subject = bound.pop()
        if not isinstance(subject, Ref):
            return Apply(modifiers, None, lasting)
        return Apply(changed(modifiers, {subject: EACH}), subject, lasting)
    if isinstance(subject, Pool):  # without 全ての: including cards that come later
        return Apply(about(subject, modifiers), None, lasting)
    own = {SUBJECT: EACH, ITSELF: THIS if subject == THIS else EACH}
    return Apply(tuple(changed(each, own) for each in modifiers), subject, lasting)


reads("SENTENCE", "{verb:CLAUSE}。", lambda verb: verb)
reads("SENTENCE", "{verb:CLAUSE}(同名カードは1枚まで)。", lambda verb: _of_different_names(verb))


def _of_different_names(verb: Verb) -> Verb | None:
    """The verb, whose cards must have different names; ``None`` unless it has one pick of several cards."""
    picks = [node for node in nodes(verb) if isinstance(node, Pick) and node.most != 1]
    if len(picks) != 1:
        return None
    return replaced(verb, picks[0], replace(picks[0], different_names=True))


reads("CLAUSE", "{verb:VERB.plain}", lambda verb: verb)
reads("CLAUSE", "{verb:VERB.can}", YouMay)
reads("CLAUSE", "{clause:CLAUSES}", lambda clause: applied(*clause))
reads(
    "CLAUSE",
    "{first:FIRST}、{joint:INNER_JOINT}{rest:CLAUSE}",
    lambda first, joint, rest: _going_on(first[0], first[1], joint, rest),
)
reads("STEM", "{verb:VERB.stem}", lambda verb: verb)
reads("STEM", "{clause:CLAUSES.stem}", lambda clause: applied(*clause))
terms("INNER_JOINT", {"": Joint.AND_IF_YOU_DO, "その後[、|]": Joint.THEN})
terms("THROUGHOUT", {f"{word}、": True for word in UNTIL})


@terminal("FIRST")
def _first(reader: Reader, at: int) -> Iterator[Found]:
    """The first part of a sentence, before 、, and whether a duration at its beginning covers the whole sentence."""
    throughout = bool(reader.read("THROUGHOUT", at))
    for verb, end in reader.read("STEM", at):
        yield (verb, throughout), end


def _going_on(first: Verb, throughout: bool, joint: Joint, rest: Verb) -> Verb:
    """〜し、その後〜する."""
    return _and(first, _as_long(rest, first.until) if throughout and isinstance(first, Apply) else rest, joint)


def _as_long(verb: Verb, until: Until) -> Verb:
    """このターン、Aは〜し、Bは〜する: the duration covers all parts that have none of their own."""
    if isinstance(verb, Joined):
        return replace(verb, first=_as_long(verb.first, until), second=_as_long(verb.second, until))
    return replace(verb, until=until) if isinstance(verb, Apply) and verb.until is Until.LEAVES else verb


def _negating(verb: Verb) -> Verb | None:
    return verb if verb.negates is not None else None


def _negated_card(first: Verb, fate: Verb) -> Verb:
    """その発動を無効にし（そのカードを）破壊する: the card whose activation or effect was negated."""
    card = TRIGGERING if first.negates is Negation.SUMMON else RESPONDED
    return Joined(Joint.AND_IF_YOU_DO, first, changed(fate, {RESPONDED: card}))


reads("NEGATING", "{verb:STEM}", _negating)
reads("CLAUSE", "{first:NEGATING}[、|]{fate:NEGATED_CARD.plain}", _negated_card)
reads("CLAUSE", "{first:NEGATING}[、|]{fate:NEGATED_CARD.can}", lambda first, fate: YouMay(_negated_card(first, fate)))


def others_of(before: Verb, rest: Verb) -> Verb | None:
    """残りのカードはデッキに戻す: where the cards go that were shown and not picked."""
    last = before
    while isinstance(last, Joined):
        last = last.second
    picked = last.verb if isinstance(last, YouMay) else last
    if not isinstance(rest, Others) or not isinstance(picked, OfShown) or picked.rest:
        return None
    return replaced(before, last, picked.leaving(rest.to, rest.where, optional=isinstance(last, YouMay)))


def _and(first: Verb, rest: Verb, joint: Joint = Joint.AND_IF_YOU_DO) -> Verb:
    both = others_of(first, rest)
    if both is not None:
        return both
    if joint is Joint.THEN:
        return Joined(joint, first, rest)
    if (
        isinstance(first, Apply)
        and isinstance(rest, Apply)
        and first.to is rest.to is None
        and first.until is rest.until
        and all(each.prevents_damage() for each in rest.modifiers)
    ):
        return replace(first, modifiers=first.modifiers + rest.modifiers)
    if isinstance(rest, YouMay):
        if isinstance(rest.verb, OfShown):
            return Joined(joint, first, rest)
        if first.about_players and getattr(first, "side", Side.YOU) is Side.OPPONENT:
            return Joined(
                Joint.AND_IF_YOU_DO, first, rest
            )  # not a price: declining the rest does not decline the damage
        return replace(rest, verb=_and(first, rest.verb))
    if isinstance(rest, Joined):
        return replace(rest, first=_and(first, rest.first))
    return Joined(Joint.AND_IF_YOU_DO, first, rest)


for _form in ("plain", "can", "stem"):
    reads(
        f"VERB.{_form}",
        f"{{what:WO}}{{one:FATE.plain}}か[、|、選んで|選んで|]{{two:FATE.{_form}}}",
        lambda what, one, two: ChooseOne((one.of(what), two.of(what)), at_resolution=True),
    )


for _form in ("plain", "can", "stem", "te"):
    reads(
        f"VERB.{_form}",
        f"{{one:WHO}}と{{two:WHO}}を[選んで|]{{fate:FATE.{_form}}}",
        lambda one, two, fate: _of_both(fate, one, two),
    )
    reads(
        f"VERB.{_form}",
        f"自分及び相手フィールドの{{which:NOUN}}を{{n:NUM}}[体|枚]ずつ[選んで|]{{fate:FATE.{_form}}}",
        lambda which, n, fate: _of_each_field(fate, which, n),
    )
    reads(
        f"VERB.{_form}",
        f"相手のフィールド及び墓地の{{which:NOUN}}を{{n:NUM}}[体|枚]ずつ{{fate:FATE.{_form}}}",
        lambda which, n, fate: _of_each_place(fate, which, n),
    )
    if _form != "te":
        reads(
            f"VERB.{_form}",
            f"{{one:WHO}}と[、|]{{two:WHO}}を[選んで|]{{fate:FATE.{_form}}}",
            lambda one, two, fate: _of_all(fate, one, two),
        )
        reads(
            f"VERB.{_form}",
            f"このカードと{{which:NOUNS}}{{n:NUM}}体を手札から{{fate:FATE.{_form}}}",
            lambda which, n, fate: _of_all(fate, this_in(Zone.HAND), Pick(which.in_hand(), n, n)),
        )
        for _place in ("{place:WHERE}から", "{place:WHERE}から、"):
            reads(
                f"VERB.{_form}",
                f"{_place}{{one:NOUNS}}{{n:NUM}}[体|枚]と{{two:NOUNS}}{{m:NUM}}[体|枚]を[選んで|]{{fate:FATE.{_form}}}",
                lambda place, one, n, two, m, fate: _of_all(
                    fate, Pick(within(one, place), n, n), Pick(within(two, place), m, m)
                ),
            )


def _of_both(fate: Fate, one: What, two: What) -> Verb | None:
    """そのカードとこのカードを破壊する: at the same time, each if possible; カード１枚とカード１枚を破壊する: both or none.

    墓地から他のモンスター２体とこのカードを除外して: what comes from the Graveyard or from the hand lies there together.
    """
    if two == THIS and isinstance(one, Pick) and one.pool.zones in (Zone.GRAVEYARD, Zone.HAND):
        two = this_in(one.pool.zones)
    if isinstance(one, Pick) and isinstance(two, Pick) and fate.of(one).to_each:
        verb: Verb = fate.of(Both(one, two))
        return verb
    first, second = fate.of(one), fate.of(two)
    return Joined(Joint.ALSO, first, second) if first.to_each else None


def _of_each_field(fate: Fate, which: Filter, number: int) -> Verb:
    """自分及び相手フィールドのカードを１枚ずつ墓地へ送る: of both fields at the same time, or nothing."""
    own, theirs = (Pick(which.on_field(side), number, number) for side in (Side.YOU, Side.OPPONENT))
    verb: Verb = fate.of(Both(own, theirs))
    return verb


def _of_each_place(fate: Fate, which: Filter, number: int) -> Verb:
    """相手のフィールド及び墓地のカードを１枚ずつ除外する: of both places at the same time, or nothing."""
    places = (which.on_field(Side.OPPONENT), which.in_graveyard(Side.OPPONENT))
    field, graveyard = (Pick(pool, number, number) for pool in places)
    verb: Verb = fate.of(Both(field, graveyard))
    return verb


def _of_all(fate: Fate, one: What, two: What) -> Verb | None:
    """そのモンスターとこのカードを特殊召喚する: all of them at the same time, or none."""
    verb: Verb = fate.of(Both(one, two))
    picks = [each.pool.zones for each in (one, two) if isinstance(each, Pick)]
    if any(isinstance(each, Every) for each in (one, two)):
        return None
    searched = Handling.TO_HAND in verb.mentioned_as and len(picks) == 2 and picks[0] == picks[1] == Zone.DECK
    return verb if verb.summons() is not None or searched else None


reads("ACTION", "{verb:SENTENCE}", lambda verb: verb)
reads("ACTION", "{verb:LISTED}", lambda verb: verb)
reads("ACTION", "{first:STEM}、{rest:LISTED}", lambda first, rest: _and(first, rest))
reads("ACTION", "{modifier:INSTEAD}。", lambda modifier: Apply((modifier,)))
reads("ACTION", "{condition:CONDITION.plain}場合、{verb:ACTION}", If)
reads(
    "ACTION",
    "{condition:CONDITION.plain}場合、{number:OF_THOSE}[を選んで|を選び、|を]{fate:FATE.plain}。",
    lambda condition, number, fate: _of_those(condition, number, fate),
)
reads("ACTION", "{when:LATER}{verb:SENTENCE}", lambda when, verb: _later(when, verb))
reads("ACTION", "{what:REF}は[、|全て|]{fate:LATER_FATE}", lambda what, fate: _later_fate(what, fate))
reads(
    "ACTION",
    "{clauses:CLAUSES.stem}、{fate:LATER_FATE}",
    lambda clauses, fate: _applied_until(clauses[0], clauses[1], clauses[2], fate),
)
reads("LATER_FATE", "{when:LATER}{fate:PASSIVE.plain}。", lambda when, fate: (when, fate))


def _of_those(condition: Condition, number: Number, fate: Fate) -> Verb | None:
    """〜が存在する場合、その内の１体を選んで除外する: one of the cards that the condition names."""
    pick = asked_for((condition,), number)
    return None if pick is None else If(condition, fate.of(pick))


When = tuple[Phase, Side, bool, int]
"""A later phase, in whose turn it is, whether it must be in another turn than this one, and which of them it is."""


def _later(when: When, verb: Verb) -> Later:
    phase, side, following, nth = when
    return Later(phase, verb, side, following, nth)


def _later_fate(what: Ref, later: tuple[When, type[Verb]]) -> Later | None:
    """エンドフェイズに破壊される; not 発動後３回目の〜に破壊される, which is about the card's activation."""
    when, fate = later
    if when[-1] > 1:
        return None
    return _later(when, fate(what))  # type: ignore[call-arg]


def _applied_until(
    what: Any, modifiers: tuple[Modifier, ...], until: Until | None, later: tuple[When, type[Verb]]
) -> Verb | None:
    """そのモンスターの攻撃力は〜アップし、エンドフェイズに破壊される."""
    if not isinstance(what, Ref):
        return None
    fate = _later_fate(what, later)
    return None if fate is None else Joined(Joint.AND_IF_YOU_DO, applied(what, modifiers, until), fate)


for _words, _phase in (("エンドフェイズ", Phase.END), ("スタンバイフェイズ", Phase.STANDBY)):
    reads("LATER", f"[このターンの|]{_words}に[、|]", lambda phase=_phase: (phase, Side.EITHER, False, 1))
    reads("LATER", f"次のターンの{_words}に[、|]", lambda phase=_phase: (phase, Side.EITHER, True, 1))
    reads("LATER", f"自分{_words}に[、|]", lambda phase=_phase: (phase, Side.YOU, False, 1))
    reads("LATER", f"相手{_words}に[、|]", lambda phase=_phase: (phase, Side.OPPONENT, False, 1))
    reads("LATER", f"次の自分{_words}に[、|]", lambda phase=_phase: (phase, Side.YOU, False, 1))
    reads("LATER", f"次の自分ターンの{_words}に[、|]", lambda phase=_phase: (phase, Side.YOU, True, 1))
    reads("LATER", f"次の相手ターンの{_words}に[、|]", lambda phase=_phase: (phase, Side.OPPONENT, True, 1))
    for _whose, _side in (("自分", Side.YOU), ("相手", Side.OPPONENT)):
        reads(
            "LATER",
            f"[このカードの|この効果の|]発動後{{nth:NUM}}回目の{_whose}[の|]{_words}[に|時に][、|]",
            lambda nth, phase=_phase, side=_side: (phase, side, False, nth) if nth > 1 else None,
        )
        reads(
            "LATER",
            f"[このカードの発動後、|]{_whose}ターンで数えて{{nth:NUM}}ターン目の{_whose}{_words}に[、|]",
            lambda nth, phase=_phase, side=_side: (phase, side, True, nth) if nth > 1 else None,
        )
    reads("LATER", f"次の相手{_words}に[、|]", lambda phase=_phase: (phase, Side.OPPONENT, False, 1))
