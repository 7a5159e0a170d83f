"""Processing read: the sentences after 発動できる, how they are joined, under what condition and when (効果処理)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any, Final

from duelkit.yugioh.language.base import AnyOf, Condition, Filter, Joined, Joint, Modifier, Pool, Verb, What, nodes
from duelkit.yugioh.language.clauses import Apply, ChooseOne, If, Later, YouMay
from duelkit.yugioh.language.nouns import MONSTER, AnyCard, IsThis, Named
from duelkit.yugioh.language.selections import (
    EACH,
    EQUIPPED,
    RESPONDED,
    THIS,
    TRIGGERING,
    Both,
    Every,
    Pick,
    Ref,
    RefKind,
)
from duelkit.yugioh.language.terms import Action, Handling, Phase, Side, Until, Zone
from duelkit.yugioh.reading.continuous import UNTIL, about
from duelkit.yugioh.reading.grammar.lists import items
from duelkit.yugioh.reading.grammar.mentions import Others
from duelkit.yugioh.reading.grammar.nouns import ITSELF, SUBJECT, mark_of, this_in, those, within
from duelkit.yugioh.reading.grammar.patterns import Fate, Found, reads, terminal
from duelkit.yugioh.reading.grammar.reader import Reader
from duelkit.yugioh.reading.grammar.references import changed, replaced
from duelkit.yugioh.words.battle.meaning import AttackAgain
from duelkit.yugioh.words.destroying.meaning import Destroy
from duelkit.yugioh.words.drawing.meaning import Draw
from duelkit.yugioh.words.equipping.meaning import Equip
from duelkit.yugioh.words.life_points.meaning import Damage, GainLife
from duelkit.yugioh.words.material_summons.meaning import Further, FusionSummon, RitualSummon
from duelkit.yugioh.words.moving.meaning import Banish, BanishFor, Send, ToDeck, ToHand
from duelkit.yugioh.words.negating.meaning import NegateActivation, NegateEffect, NegateSummon
from duelkit.yugioh.words.permissions.meaning import Cannot
from duelkit.yugioh.words.placing.meaning import SetCards
from duelkit.yugioh.words.revealing.meaning import PickOut
from duelkit.yugioh.words.summoning.meaning import BecomeMonster, SpecialSummon
from duelkit.yugioh.words.tokens.meaning import MakeTokens
from duelkit.yugioh.words.tributing.meaning import Tribute
from duelkit.yugioh.words.turns.meaning import SkipPhases


def applied(subject: Any, modifiers: tuple[Modifier, ...], until: Until | None) -> Verb:
    """The verb that makes modifiers apply for a time."""
    lasting = Until.LEAVES if until is None else until
    if subject is None:
        targets = {each.to for each in modifiers if isinstance(each, Cannot)}
        if len(targets) != 1 or len(modifiers) != sum(isinstance(each, Cannot) for each in modifiers):
            return Apply(modifiers, None, lasting)
        subject = targets.pop()
        if not isinstance(subject, Ref):
            return Apply(modifiers, None, lasting)
        return Apply(changed(modifiers, {subject: EACH}), subject, lasting)
    if isinstance(subject, Pool):  # without 全ての: those that come later, too
        return Apply(about(subject, modifiers), None, lasting)
    own = {SUBJECT: EACH, ITSELF: THIS if subject == THIS else EACH}
    return Apply(tuple(changed(each, own) for each in modifiers), subject, lasting)


@terminal("SENTENCE")
def _sentence(reader: Reader, at: int) -> Iterator[Found]:
    """A sentence of a resolution, with its full stop: verbs joined by し."""
    text = reader.text
    for verb, end in reader.read("CLAUSE", at):
        if text.startswith("。", end):
            yield verb, end + 1
        if text.startswith(ONE_OF_A_NAME, end):
            named = _of_different_names(verb)
            if named is not None:
                yield named, end + len(ONE_OF_A_NAME)


ONE_OF_A_NAME: Final = "(同名カードは1枚まで)。"


def _of_different_names(verb: Verb) -> Verb | None:
    """The verb, whose cards must have different names, if it picks several at once in one place."""
    picks = [node for node in nodes(verb) if isinstance(node, Pick) and node.most != 1]
    if len(picks) != 1:
        return None
    return replaced(verb, picks[0], replace(picks[0], different_names=True))


@terminal("CLAUSE")
def _clause(reader: Reader, at: int) -> Iterator[Found]:
    """A sentence without its full stop."""
    for verb, end in reader.read("VERB.plain", at):
        yield verb, end
    for verb, end in reader.read("VERB.can", at):
        yield YouMay(verb), end
    for (subject, modifiers, until), end in reader.read("CLAUSES", at):
        yield applied(subject, modifiers, until), end
    for first, middle in _stems(reader, at):
        if isinstance(first, NegateActivation | NegateEffect | NegateSummon):
            yield from _negated_card(reader, first, middle)
        if not reader.text.startswith("、", middle):
            continue
        throughout = isinstance(first, Apply) and any(reader.text.startswith(f"{word}、", at) for word in UNTIL)
        for word, joint in INNER_JOINTS.items():
            if reader.text.startswith(word, middle + 1):
                for rest, end in reader.read("CLAUSE", middle + 1 + len(word)):
                    yield _and(first, _as_long(rest, first.until) if throughout else rest, joint), end


def _as_long(verb: Verb, until: Until) -> Verb:
    """このターン、Aは〜し、Bは〜する: what stands first is said of all that follows, unless that has its own."""
    if isinstance(verb, Joined):
        return replace(verb, first=_as_long(verb.first, until), second=_as_long(verb.second, until))
    return replace(verb, until=until) if isinstance(verb, Apply) and verb.until is Until.LEAVES else verb


INNER_JOINTS: Final = {"": Joint.AND_IF_YOU_DO, "その後、": Joint.THEN, "その後": Joint.THEN}


def _stems(reader: Reader, at: int) -> Iterator[Found]:
    """What a sentence says first, before 、: 〜し, 攻撃力は〜アップし."""
    yield from reader.read("VERB.stem", at)
    for (subject, modifiers, until), end in reader.read("CLAUSES.stem", at):
        yield applied(subject, modifiers, until), end


def _negated_card(reader: Reader, first: Verb, middle: int) -> Iterator[Found]:
    """その発動を無効にし（そのカードを）破壊する: the card of what was negated."""
    card = TRIGGERING if isinstance(first, NegateSummon) else RESPONDED
    for form in ("plain", "can"):
        for fate, end in reader.read(f"NEGATED_CARD.{form}", middle + reader.text.startswith("、", middle)):
            both = Joined(Joint.AND_IF_YOU_DO, first, changed(fate, {RESPONDED: card}))
            yield (YouMay(both) if form == "can" else both), end


_UNHURT: Final = (Action.TAKE_DAMAGE, Action.TAKE_BATTLE_DAMAGE)


def _others(before: Verb, rest: Verb) -> Verb | None:
    """残りのカードはデッキに戻す: what becomes of those that were shown and not picked."""
    last = before
    while isinstance(last, Joined):
        last = last.second
    picked = last.verb if isinstance(last, YouMay) else last
    if not isinstance(rest, Others) or not isinstance(picked, PickOut) or picked.rest:
        return None
    return replaced(before, last, replace(picked, optional=isinstance(last, YouMay), rest=rest.to, where=rest.where))


def _and(first: Verb, rest: Verb, joint: Joint = Joint.AND_IF_YOU_DO) -> Verb:
    both = _others(first, rest)
    if both is not None:
        return both
    if joint is Joint.THEN:
        return Joined(joint, first, rest)
    if (
        isinstance(first, Apply)
        and isinstance(rest, Apply)
        and first.to is rest.to is None
        and first.until is rest.until
        and all(isinstance(each, Cannot) and each.action in _UNHURT for each in rest.modifiers)
    ):
        return replace(first, modifiers=first.modifiers + rest.modifiers)
    if isinstance(rest, YouMay):
        if isinstance(rest.verb, PickOut):
            return Joined(joint, first, rest)
        if isinstance(first, Damage) and first.side is Side.OPPONENT:
            return Joined(Joint.AND_IF_YOU_DO, first, rest)  # no price: who may decline the rest does not decline it
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
        f"{{one:WHO}}と{{two:WHO}}を{{fate:FATE.{_form}}}",
        lambda one, two, fate: _of_both(fate, one, two),
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
    """そのカードとこのカードを破壊する: at the same time, each that can be."""
    first, second = fate.of(one), fate.of(two)
    return Joined(Joint.ALSO, first, second) if isinstance(first, TOGETHER) else None


def _of_all(fate: Fate, one: What, two: What) -> Verb | None:
    """そのモンスターとこのカードを特殊召喚する: all of them at the same time, or none."""
    verb: Verb = fate.of(Both(one, two))
    picks = [each.pool.zones for each in (one, two) if isinstance(each, Pick)]
    if any(isinstance(each, Every) for each in (one, two)):
        return None
    searched = isinstance(verb, ToHand) and len(picks) == 2 and picks[0] == picks[1] == Zone.DECK
    return verb if isinstance(verb, SpecialSummon) or searched else None


TOGETHER: Final = (Destroy, Send, Banish, BanishFor, ToHand, ToDeck, Tribute)


@terminal("ACTION")
def _action(reader: Reader, at: int) -> Iterator[Found]:
    """A sentence, perhaps under a condition or at a later time; a list of effects."""
    yield from reader.read("SENTENCE", at)
    yield from reader.read("LISTED", at)
    for first, middle in _stems(reader, at):
        if reader.text.startswith("、", middle):
            for rest, end in reader.read("LISTED", middle + 1):
                yield _and(first, rest), end
    for modifier, end in reader.read("INSTEAD", at):
        if reader.text.startswith("。", end):
            yield Apply((modifier,)), end + 1
    for condition, middle in reader.read("CONDITION.plain", at):
        if reader.text.startswith("場合、", middle):
            for verb, end in (*reader.read("ACTION", middle + 3), *_of_those(reader, condition, middle + 3)):
                yield If(condition, verb), end
    for (phase, side, following), middle in reader.read("LATER", at):
        for verb, end in reader.read("SENTENCE", middle):
            yield Later(phase, verb, side, following), end
    for what, middle in reader.read("REF", at):
        if reader.text.startswith("は", middle):
            begin = middle + 1 + reader.text.startswith("、", middle + 1)
            yield from _later_fate(reader, what, begin)
    for (what, modifiers, until), stop in reader.read("CLAUSES.stem", at):
        if isinstance(what, Ref) and reader.text.startswith("、", stop):
            for later, end in _later_fate(reader, what, stop + 1):
                yield Joined(Joint.AND_IF_YOU_DO, applied(what, modifiers, until), later), end


def _of_those(reader: Reader, condition: Condition, at: int) -> Iterator[tuple[Verb, int]]:
    """〜が存在する場合、その内の１体を選んで除外する: of the cards that the condition asks for."""
    for pick, middle in those(reader, (condition,), at):
        begin = next(
            (middle + len(words) for words in ("を選んで", "を選び、", "を") if reader.text.startswith(words, middle)),
            0,
        )
        for fate, end in reader.read("FATE.plain", begin) if begin else ():
            if reader.text.startswith("。", end):
                yield fate.of(pick), end + 1


def _later_fate(reader: Reader, what: Ref, at: int) -> Iterator[Found]:
    """エンドフェイズに破壊される."""
    for (phase, side, following), middle in reader.read("LATER", at):
        for fate, end in reader.read("PASSIVE.plain", middle):
            if reader.text.startswith("。", end):
                yield Later(phase, fate(what), side, following), end + 1


for _words, _fate in {
    "/破壊される": Destroy,
    "/除外される": Banish,
    "墓地へ/送られる": Send,
    "[持ち主の|]手札に/戻る": ToHand,
    "[持ち主の|]デッキに/戻る": ToDeck,
    "[持ち主の|]EXデッキに/戻る": ToDeck,
}.items():
    reads("PASSIVE", _words, lambda fate=_fate: fate)


@terminal("LISTED")
def _listed(reader: Reader, at: int) -> Iterator[Found]:
    """以下の効果から１つを選んで適用する。●…●…: to the end of the text."""
    for (choice, optional), middle in reader.read("LIST", at):
        if not reader.text.startswith("●", middle):
            continue
        for branches in listed(reader, middle):
            if choice == (len(branches) > 1):
                verb: Verb = ChooseOne(branches, at_resolution=True) if choice else branches[0]
                yield (YouMay(verb) if optional else verb), len(reader.text)


for _words, _optional in (("する", False), ("できる", True)):
    reads(
        "LIST",
        f"以下の効果[から|の内]1つを[選んで|選択して|選択し|選び、]適用{_words}。",
        lambda optional=_optional: (True, optional),
    )
    reads("LIST", f"以下の効果を1つ[選んで|選択して|]適用{_words}。", lambda optional=_optional: (True, optional))
    reads("LIST", f"以下の効果を適用{_words}。", lambda optional=_optional: (False, optional))


def listed(reader: Reader, at: int) -> Iterator[tuple[Verb, ...]]:
    """All readings of the items of a list (●…), which goes on to the end of the text."""
    ways = [list(dict.fromkeys(resolutions(reader, start, end))) for start, end in items(reader, at)]
    yield from product(*ways)


for _words, _phase in (("エンドフェイズ", Phase.END), ("スタンバイフェイズ", Phase.STANDBY)):
    reads("LATER", f"[このターンの|]{_words}に[、|]", lambda phase=_phase: (phase, Side.EITHER, False))
    reads("LATER", f"次のターンの{_words}に[、|]", lambda phase=_phase: (phase, Side.EITHER, True))
    reads("LATER", f"自分{_words}に[、|]", lambda phase=_phase: (phase, Side.YOU, False))
    reads("LATER", f"相手{_words}に[、|]", lambda phase=_phase: (phase, Side.OPPONENT, False))
    reads("LATER", f"次の自分{_words}に[、|]", lambda phase=_phase: (phase, Side.YOU, False))
    reads("LATER", f"次の自分ターンの{_words}に[、|]", lambda phase=_phase: (phase, Side.YOU, True))
    reads("LATER", f"次の相手ターンの{_words}に[、|]", lambda phase=_phase: (phase, Side.OPPONENT, True))
    reads("LATER", f"次の相手{_words}に[、|]", lambda phase=_phase: (phase, Side.OPPONENT, False))
JOINTS: Final = {
    "その後、": Joint.THEN,
    "さらに、": Joint.ALSO_AFTER,
    "さらに": Joint.ALSO_AFTER,
    "また、": Joint.ALSO,
    "そうした場合、": Joint.AND_IF_YOU_DO,
    "": Joint.AND_IF_YOU_DO,
}
AFTER: Final = ("この効果の発動後、", "このカードの発動後、", "この効果を発動した場合、")


_AT_ONCE: Final = [
    f"この効果でセットした{which}は{comma}セットしたターン{too}発動できる。"
    for which in ("カード", "魔法カード", "罠カード", "魔法・罠カード", "速攻魔法カード")
    for comma in ("", "、")
    for too in ("でも", "に")
]
"""What is said of cards after they were Set."""


def resolutions(reader: Reader, at: int, end: int) -> Iterator[Verb]:
    """All readings of the sentences from here to there as one processing."""
    for verb, middle in reader.read("ACTION", at):
        if middle <= end:
            for told in _more(reader, verb, middle, end):
                if not any(
                    isinstance(node, Others) or isinstance(node, PickOut) and not node.rest for node in nodes(told)
                ):
                    yield told


def _more(reader: Reader, before: Verb, at: int, end: int) -> Iterator[Verb]:
    """All ways in which the processing goes on after what was read."""
    if at == end:
        yield before
        return
    for both, stop in _said_of_it(reader, before, at):
        if stop <= end:
            yield from _more(reader, both, stop, end)
    for condition, middle in reader.read("CONDITION.plain", at):
        for word, joint in (("場合、さらに", Joint.ALSO_AFTER), ("場合、その後", Joint.THEN), ("場合、代わりに", None)):
            if reader.text.startswith(word, middle):
                begin = middle + len(word)
                begin += reader.text.startswith("、", begin)
                for verb, stop in (*reader.read("SENTENCE", begin), *reader.read("LISTED", begin)):
                    if stop <= end:
                        whole = (
                            If(condition, verb, before) if joint is None else Joined(joint, before, If(condition, verb))
                        )
                        yield from _more(reader, whole, stop, end)
    for word, joint in JOINTS.items():
        if not reader.text.startswith(word, at):
            continue
        for verb, stop in reader.read("ACTION", at + len(word)):
            if stop > end or not word and not _follows(verb):
                continue
            verb = _said_on(before, joint, verb) if word else _told(before, verb)
            yield from _more(reader, verb, stop, end)


def _said_of_it(reader: Reader, before: Verb, at: int) -> Iterator[tuple[Verb, int]]:
    """A sentence that speaks of what was just told: when it can be used, what applies then, what happens otherwise."""
    for words in _AT_ONCE:
        put = [node for node in nodes(before) if isinstance(node, SetCards)]
        if reader.text.startswith(words, at) and len(put) == 1:
            yield replaced(before, put[0], replace(put[0], at_once=True)), at + len(words)
    yield from _only_in_a_case(reader, before, at)
    for word in AFTER:
        if reader.text.startswith(word, at):
            for verb, stop in reader.read("SENTENCE", at + len(word)):
                if isinstance(verb, Apply | SkipPhases | AttackAgain):
                    yield Joined(Joint.ALSO, before, verb), stop
    yield from _further_materials(reader, before, at)
    for word in _OTHERWISE:
        if reader.text.startswith(word, at):
            for verb, stop in reader.read("SENTENCE", at + len(word)):
                both = _otherwise(before, verb)
                if both is not None:
                    yield both, stop


def _further_materials(reader: Reader, before: Verb, at: int) -> Iterator[tuple[Verb, int]]:
    """〜場合、自分の墓地のモンスターを除外して融合素材とする事もできる; 〜しか融合素材にできない: of the summon told of last."""
    made = _last_action(before)
    if isinstance(made, FusionSummon):
        for which, end in reader.read("SERVING", at) if made.of == MONSTER else ():
            if reader.text.startswith("。", end):
                yield replaced(before, made, replace(made, of=which)), end + 1
    if not isinstance(made, FusionSummon | RitualSummon):
        return
    leads: list[tuple[Condition | None, Filter | None, int]] = [(None, None, at)]
    leads += [(None, None, at + 4)] if reader.text.startswith("その際、", at) else []
    leads += [(None, which, end) for which, end in reader.read("FURTHER_MAKING", at)]
    for condition, middle in reader.read("CONDITION.plain", at):
        word = next((word for word in ("場合、", "場合には、", "場合には") if reader.text.startswith(word, middle)), "")
        leads += [(condition, None, middle + len(word))] if word else []
    for condition, making, begin in leads:
        for further, end in _further(reader, made, begin):
            if reader.text.startswith("。", end):
                told = replace(further, condition=condition, making=making)
                yield replaced(before, made, replace(made, further=(*made.further, told))), end + 1


def _further(reader: Reader, made: FusionSummon | RitualSummon, at: int) -> Iterator[tuple[Further, int]]:
    if isinstance(made, RitualSummon):
        yield from reader.read("REPLACING_TOO.can", at)
        return
    for (pool, to, most), end in reader.read("FURTHER", at):
        where = made.to if to is None else to
        zones = pool.zones if not pool.more else pool.zones | pool.more[0].zones
        if not zones & where:  # a card cannot go where it lies
            yield Further(pool, where, most), end


_OTHERWISE: Final = ("違った場合、", "存在しない場合、", "無かった場合、", "ない場合、", "無い場合、")


def _only_in_a_case(reader: Reader, before: Verb, at: int) -> Iterator[tuple[Verb, int]]:
    """What follows if something was done, and what is done otherwise under a condition."""
    for word, joint in _IN_THAT_CASE.items():
        if reader.text.startswith(word, at):
            for verb, stop in reader.read("SENTENCE", at + len(word)):
                both = _if_done(before, joint, verb)
                if both is not None:
                    yield both, stop
    for condition, middle in reader.read("CONDITION.plain", at):
        if reader.text.startswith("場合には、この効果で", middle):
            yield from _narrower(reader, before, condition, middle + len("場合には、この効果で"))
        if reader.text.startswith("場合、", middle):
            yield from _instead(reader, before, condition, middle + len("場合、"))


def _narrower(reader: Reader, before: Verb, condition: Condition, at: int) -> Iterator[tuple[Verb, int]]:
    """場合には、この効果で「X」モンスターしか特殊召喚できない."""
    for which, stop in reader.read("NOUN", at):
        if reader.text.startswith("しか特殊召喚できない。", stop):
            both = _only_such(before, condition, which)
            if both is not None:
                yield both, stop + len("しか特殊召喚できない。")


def _instead(reader: Reader, before: Verb, condition: Condition, at: int) -> Iterator[tuple[Verb, int]]:
    """場合、手札に加えず特殊召喚する事もできる; 場合、代わりに〜する事もできる."""
    for word in _NOT_SO:
        if reader.text.startswith(word, at):
            for fate, stop in reader.read("FATE.plain", at + len(word)):
                both = _also_so(before, condition, fate)
                if both is not None and reader.text.startswith("事もできる。", stop):
                    yield both, stop + len("事もできる。")
    if reader.text.startswith("代わりに", at):
        for verb, stop in reader.read("VERB.plain", at + len("代わりに")):
            both = _also_that(before, condition, verb)
            if both is not None and reader.text.startswith("事もできる。", stop):
                yield both, stop + len("事もできる。")


_IN_THAT_CASE: Final = {"その場合、さらに": Joint.THEN, "その場合、": Joint.AND_IF_YOU_DO}
"""How a text goes on with what follows only if the player did what was left to choose."""


def _if_done(before: Verb, joint: Joint, verb: Verb) -> Verb | None:
    """〜できる。その場合、〜: what follows if the player did what was left to choose."""
    last = before
    while isinstance(last, Joined) or isinstance(last, If) and last.otherwise is None:
        last = last.second if isinstance(last, Joined) else last.verb
    if not isinstance(last, YouMay):
        return None
    if joint is Joint.THEN or isinstance(verb, Apply):
        return replaced(before, last, replace(last, verb=Joined(Joint.THEN, last.verb, verb)))
    return Joined(joint, before, verb)


def _only_such(before: Verb, condition: Condition, which: Filter) -> Verb | None:
    """〜場合には、この効果で「X」モンスターしか特殊召喚できない: what may be summoned is narrower then."""
    first = before
    while isinstance(first, Joined):
        first = first.first
    if not isinstance(first, SpecialSummon) or not isinstance(first.what, Pick):
        return None
    pool = first.what.pool
    narrow = replace(
        first,
        what=replace(
            first.what, pool=within(which, pool) if not isinstance(which, Named) else Pool(which, pool.zones, pool.side)
        ),
    )
    if pool.more:
        return None
    return replaced(before, first, If(condition, narrow, first))


_NOT_SO: Final = ("手札に加えず", "手札に加えず、", "デッキに戻さず", "墓地へ送らず", "除外せず", "手札に戻さず")


def _last_action(before: Verb) -> Verb:
    while isinstance(before, Joined | YouMay):
        before = before.second if isinstance(before, Joined) else before.verb
    return before


def _also_so(before: Verb, condition: Condition, fate: Fate) -> Verb | None:
    """〜場合、手札に加えず特殊召喚する事もできる: then the player chooses what is done to the same cards."""
    last = _last_action(before)
    what = getattr(last, "what", None)
    if not isinstance(what, Pick | Ref):
        return None
    return replaced(before, last, If(condition, ChooseOne((last, fate.of(what)), at_resolution=True), last))


def _also_that(before: Verb, condition: Condition, verb: Verb) -> Verb | None:
    """〜場合、代わりに「X」１体を手札に加える事もできる: then the cards of which one is picked are more."""
    last = _last_action(before)
    one, two = getattr(last, "what", None), getattr(verb, "what", None)
    if not isinstance(one, Pick) or not isinstance(two, Pick) or one.pool.more or two.pool.more:
        return None
    if type(last) is not type(verb) or replaced(verb, two, one) != last or replace(two, pool=one.pool) != one:
        return None
    if (one.pool.zones, one.pool.side) != (two.pool.zones, two.pool.side):
        return None
    wider = replace(one, pool=replace(one.pool, filter=AnyOf((one.pool.filter, two.pool.filter))))
    return replaced(before, last, If(condition, replaced(last, one, wider), last))


def _otherwise(before: Verb, verb: Verb) -> Verb | None:
    """違った場合、〜: if what was asked last does not hold."""
    if isinstance(before, Joined):
        second = _otherwise(before.second, verb)
        return replace(before, second=second) if second is not None else None
    return replace(before, otherwise=verb) if isinstance(before, If) and before.otherwise is None else None


def _said_on(before: Verb, joint: Joint, verb: Verb) -> Verb:
    """その後、〜: what is said on of something that happens later happens later too."""
    if isinstance(before, Later):
        return replace(before, verb=Joined(joint, before.verb, verb))
    both = _others(before, verb)
    if both is not None:
        return both
    return Joined(joint, before, verb)


def _told(before: Verb, verb: Verb) -> Verb:
    """A sentence that follows without a joint."""
    both = _others(before, verb)
    if both is not None:
        return both
    if isinstance(verb, Joined):  # what applies now, and what happens later
        now = _told_of_summoned(before, verb.first) or Joined(Joint.AND_IF_YOU_DO, before, verb.first)
        return Joined(Joint.AND_IF_YOU_DO, now, verb.second)
    told = _told_of_summoned(before, verb) or _told_of_equipped(before, verb)
    if told is not None:
        return told
    if _stands_alone(verb):
        return Joined(Joint.ALSO, before, verb)
    alone = (
        isinstance(verb, Apply)
        and verb.to is None
        and not any(isinstance(node, Ref) and mark_of(node) is not None for node in nodes(verb))
    )
    return Joined(Joint.ALSO if alone else Joint.AND_IF_YOU_DO, before, verb)


def _follows(verb: Verb) -> bool:
    """Whether a sentence may follow another without a joint: what applies then, or happens later."""
    return (
        isinstance(verb, Apply | Later | If | Others | PickOut)
        or isinstance(verb, YouMay)
        and isinstance(verb.verb, PickOut)
        or _stands_alone(verb)
        or (isinstance(verb, Joined) and isinstance(verb.first, Apply) and isinstance(verb.second, Later))
    )


def _stands_alone(verb: Verb) -> bool:
    """Whether a sentence is carried out whatever became of those before it: 相手は１枚ドローする."""
    return isinstance(verb, SkipPhases | GainLife) or isinstance(verb, Draw) and verb.side is Side.OPPONENT


def _told_of_summoned(before: Verb, verb: Verb) -> Verb | None:
    """この効果で特殊召喚したモンスターの効果は無効化される: said of the summon itself."""
    if not (isinstance(verb, Apply) and isinstance(verb.to, Ref) and verb.until is Until.LEAVES):
        return None
    mark = mark_of(verb.to)
    if mark is None or mark.word is not Handling.SPECIAL_SUMMONED or mark.which not in (MONSTER, AnyCard(), IsThis()):
        return None
    return _with_modifiers(before, verb.modifiers, of_this=mark.which == IsThis())


def _told_of_equipped(before: Verb, verb: Verb) -> Verb | None:
    """装備モンスターの攻撃力は500アップする: said of the equipping itself."""
    if not (isinstance(verb, Apply) and verb.until is Until.LEAVES):
        return None
    if verb.to == EQUIPPED:
        modifiers = verb.modifiers
    elif verb.to is None and EQUIPPED in nodes(verb.modifiers):
        modifiers = changed(verb.modifiers, {EQUIPPED: EACH})
    else:
        return None
    last = before.second if isinstance(before, Joined) else before
    if not isinstance(last, Equip):
        return None
    equip = replace(last, modifiers=(*last.modifiers, *modifiers))
    return replace(before, second=equip) if isinstance(before, Joined) else equip


def _with_modifiers(verb: Verb, modifiers: tuple[Modifier, ...], *, of_this: bool) -> Verb | None:
    """The verb whose last summon brings the modifiers with it."""
    if isinstance(verb, SpecialSummon | MakeTokens | BecomeMonster):
        this = (
            isinstance(verb, BecomeMonster)
            or isinstance(verb, SpecialSummon)
            and isinstance(verb.what, Ref)
            and (verb.what.kind is RefKind.THIS)
        )
        return replace(verb, modifiers=(*verb.modifiers, *modifiers)) if this == of_this else None
    if isinstance(verb, YouMay):
        inner = _with_modifiers(verb.verb, modifiers, of_this=of_this)
        return replace(verb, verb=inner) if inner is not None else None
    if isinstance(verb, PickOut):
        inner = _with_modifiers(verb.verb, modifiers, of_this=of_this)
        return replace(verb, verb=inner) if inner is not None else None
    if isinstance(verb, Joined):
        inner = _with_modifiers(verb.second, modifiers, of_this=of_this)
        if inner is not None:
            return replace(verb, second=inner)
        inner = _with_modifiers(verb.first, modifiers, of_this=of_this)
        return replace(verb, first=inner) if inner is not None else None
    return None
