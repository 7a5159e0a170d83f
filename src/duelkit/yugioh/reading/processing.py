"""The processing: the sentences after 発動できる, and how each continues those before it (効果処理).

A sentence that follows others is a *rider*: a phrase whose value adds it to the processing so far.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from duelkit.yugioh.language.base import AnyOf, Condition, Joined, Joint, Modifier, OfShown, Verb, nodes
from duelkit.yugioh.language.clauses import Apply, ChooseOne, If, Later, YouMay
from duelkit.yugioh.language.nouns import MONSTER, AnyCard, IsThis
from duelkit.yugioh.language.selections import EACH, EQUIPPED, THIS, Pick, Ref
from duelkit.yugioh.language.terms import Handling, Until
from duelkit.yugioh.reading.grammar.lists import items, next_item
from duelkit.yugioh.reading.grammar.marks import ITSELF, mark_of
from duelkit.yugioh.reading.grammar.mentions import Others
from duelkit.yugioh.reading.grammar.patterns import Fate, Found, reads, terminal, terms
from duelkit.yugioh.reading.grammar.reader import Reader
from duelkit.yugioh.reading.grammar.references import changed, replaced
from duelkit.yugioh.reading.grammar.riders import last_action, rider
from duelkit.yugioh.reading.sentences import others_of


@terminal("LISTED")
def _listed(reader: Reader, at: int) -> Iterator[Found]:
    """以下の効果から１つを選んで適用する。●…●…, up to the end of the text."""
    for (choice, optional), middle in reader.read("LIST", at):
        for branches in listed(reader, middle) if next_item(reader, middle) == middle else ():
            if choice == (len(branches) > 1):
                verb: Verb = ChooseOne(branches, at_resolution=True) if choice else branches[0]
                yield (YouMay(verb) if optional else verb), len(reader.text)


for _words, _optional in (("する", False), ("できる", True)):
    terms(
        "LIST",
        {
            f"以下の効果[から|の内]1つを[選んで|選択して|選択し|選び、]適用{_words}。": (True, _optional),
            f"以下の効果を1つ[選んで|選択して|]適用{_words}。": (True, _optional),
            f"以下の効果を適用{_words}。": (False, _optional),
        },
    )


def listed(reader: Reader, at: int) -> Iterator[tuple[Verb, ...]]:
    """All readings of the items of a list (●…) that ends with the text."""
    ways = [list(dict.fromkeys(resolutions(reader, start, end))) for start, end in items(reader, at)]
    yield from product(*ways)


def resolutions(reader: Reader, at: int, end: int) -> Iterator[Verb]:
    """All readings of the sentences between two places as one processing."""
    for verb, middle in reader.read("ACTION", at):
        if middle <= end:
            for whole in _more(reader, verb, middle, end):
                if not any(
                    isinstance(node, Others) or isinstance(node, OfShown) and not node.rest for node in nodes(whole)
                ):
                    yield whole


def _more(reader: Reader, before: Verb, at: int, end: int) -> Iterator[Verb]:
    """All ways in which the processing continues."""
    if at == end:
        yield before
        return
    for going_on, stop in reader.read("RIDER", at):
        whole = going_on(before) if stop <= end else None
        if whole is not None:
            yield from _more(reader, whole, stop, end)


# sentences joined to those before
def _with_joint(before: Verb, joint: Joint, verb: Verb) -> Verb:
    """その後、〜; what continues something that happens later happens later as well."""
    if isinstance(before, Later):
        return replace(before, verb=Joined(joint, before.verb, verb))
    return others_of(before, verb) or Joined(joint, before, verb)


def _without_joint(before: Verb, verb: Verb) -> Verb | None:
    """A sentence that follows without a joint."""
    if not _follows(verb):
        return None
    both = others_of(before, verb)
    if both is not None:
        return both
    if isinstance(verb, Joined):  # a modifier, and an action that happens later
        now = _of_summoned(before, verb.first) or Joined(Joint.AND_IF_YOU_DO, before, verb.first)
        return Joined(Joint.AND_IF_YOU_DO, now, verb.second)
    both = _of_summoned(before, verb) or _of_equipped(before, verb)
    if both is not None:
        return both
    if _stands_alone(verb):
        return Joined(Joint.ALSO, before, verb)
    alone = (
        isinstance(verb, Apply)
        and (verb.to is None or _for_the_turn(verb))
        and not any(isinstance(node, Ref) and mark_of(node) is not None for node in nodes(verb))
    )
    return Joined(Joint.ALSO if alone else Joint.AND_IF_YOU_DO, before, verb)


def _for_the_turn(verb: Apply) -> bool:
    """Whether something is forbidden to this card this turn, whatever came of the effect (このターンＳ素材にできない)."""
    return verb.to == THIS and verb.until is Until.END_OF_TURN and all(each.forbids for each in verb.modifiers)


for _words, _joint in {
    "その後、": Joint.THEN,
    "さらに[、|]": Joint.THEN,
    "また、その後、": Joint.ALSO_AFTER,
    "また、": Joint.ALSO,
    "そうした場合、": Joint.AND_IF_YOU_DO,
}.items():
    rider(f"{_words}{{verb:ACTION}}", _with_joint, joint=_joint)
rider("{verb:ACTION}", _without_joint)


def _in_case(before: Verb, condition: Condition, verb: Verb, joint: Joint | None) -> Verb:
    """〜場合、その後〜: an action under a condition, or (代わりに) one that replaces those before."""
    return If(condition, verb, before) if joint is None else Joined(joint, before, If(condition, verb))


reads("SENTENCE_OR_LIST", "{verb:SENTENCE}", lambda verb: verb)
reads("SENTENCE_OR_LIST", "{verb:LISTED}", lambda verb: verb)
for _words, _instead in (
    ("さらに", Joint.THEN),
    ("その後", Joint.THEN),
    ("また、その後", Joint.ALSO_AFTER),
    ("代わりに", None),
):
    rider(f"{{condition:CONDITION.plain}}場合、{_words}[、|]{{verb:SENTENCE_OR_LIST}}", _in_case, joint=_instead)


# sentences about those before
def _afterwards(before: Verb, verb: Verb) -> Verb | None:
    """この効果の発動後、〜できない."""
    return Joined(Joint.ALSO, before, verb) if verb.for_the_turn else None


terms("AFTER_ACTIVATION", {"[この効果の発動後、|このカードの発動後、|この効果を発動した場合、]": True})
rider("{after:AFTER_ACTIVATION}{verb:SENTENCE}", lambda before, after, verb: _afterwards(before, verb))


rider(
    "{condition:CONDITION.plain}場合、発動後、{verb:SENTENCE}",
    lambda before, condition, verb: Joined(Joint.ALSO, before, If(condition, verb)) if verb.for_the_turn else None,
)


def _otherwise(before: Verb, verb: Verb) -> Verb | None:
    """違った場合、〜: if the last condition does not hold."""
    if isinstance(before, Joined):
        second = _otherwise(before.second, verb)
        return replace(before, second=second) if second is not None else None
    return replace(before, otherwise=verb) if isinstance(before, If) and before.otherwise is None else None


rider("[違った場合、|ハズレの場合、|存在しない場合、|無かった場合、|ない場合、|無い場合、]{verb:SENTENCE}", _otherwise)


def _if_done(before: Verb, joint: Joint, verb: Verb) -> Verb | None:
    """〜できる。その場合、〜: follows if the player chose to do that."""
    last = before
    while isinstance(last, Joined) or isinstance(last, If) and last.otherwise is None:
        last = last.second if isinstance(last, Joined) else last.verb
    if not isinstance(last, YouMay):
        return None
    if joint is Joint.THEN or isinstance(verb, Apply):
        return replaced(before, last, replace(last, verb=Joined(Joint.THEN, last.verb, verb)))
    return Joined(joint, before, verb)


rider("その場合、さらに{verb:SENTENCE}", _if_done, joint=Joint.THEN)
rider("その場合、{verb:SENTENCE}", _if_done, joint=Joint.AND_IF_YOU_DO)


def _also_so(before: Verb, condition: Condition, fate: Fate) -> Verb | None:
    """〜場合、手札に加えず特殊召喚する事もできる: the player chooses which action is done to the cards."""
    last = last_action(before)
    what = getattr(last, "what", None)
    if not isinstance(what, Pick | Ref):
        return None
    return replaced(before, last, If(condition, ChooseOne((last, fate.of(what)), at_resolution=True), last))


def _also_that(before: Verb, condition: Condition, verb: Verb) -> Verb | None:
    """〜場合、代わりに「X」１体を手札に加える事もできる: more cards can be picked."""
    last = last_action(before)
    one, two = getattr(last, "what", None), getattr(verb, "what", None)
    if not isinstance(one, Pick) or not isinstance(two, Pick) or one.pool.more or two.pool.more:
        return None
    if type(last) is not type(verb) or replaced(verb, two, one) != last or replace(two, pool=one.pool) != one:
        return None
    if (one.pool.zones, one.pool.side) != (two.pool.zones, two.pool.side):
        return None
    wider = replace(one, pool=replace(one.pool, filter=AnyOf((one.pool.filter, two.pool.filter))))
    return replaced(before, last, If(condition, replaced(last, one, wider), last))


rider(
    "{condition:CONDITION.plain}場合、[手札に加えず|手札に加えず、|デッキに戻さず|墓地へ送らず|除外せず|手札に戻さず]{fate:FATE.plain}事もできる。",
    _also_so,
)
rider("{condition:CONDITION.plain}場合、代わりに{verb:VERB.plain}事もできる。", _also_that)


def _or_that(before: Verb, condition: Condition, verb: Verb) -> Verb | None:
    """〜場合、代わりに自分は１枚ドローする事もできる: the player chooses which of two different actions is done."""
    if isinstance(before, ChooseOne | If | YouMay) or type(before) is type(verb):
        return None
    return If(condition, ChooseOne((before, verb), at_resolution=True), before)


rider("{condition:CONDITION.plain}場合、代わりに{verb:VERB.plain}事もできる。", _or_that)
rider("{condition:BROUGHT_BY}場合、代わりに{verb:VERB.plain}事もできる。", _or_that)


def _follows(verb: Verb) -> bool:
    """Whether a sentence can follow another without a joint: a modifier, or something that happens later."""
    return (
        isinstance(verb, Apply | Later | If | Others | OfShown)
        or isinstance(verb, YouMay)
        and isinstance(verb.verb, OfShown)
        or _stands_alone(verb)
        or (isinstance(verb, Joined) and isinstance(verb.first, Apply) and isinstance(verb.second, Later))
    )


def _stands_alone(verb: Verb) -> bool:
    """Whether a sentence is carried out whatever happened before: 相手は１枚ドローする."""
    return verb.stands_alone()


def _of_summoned(before: Verb, verb: Verb) -> Verb | None:
    """この効果で特殊召喚したモンスターの効果は無効化される: a modifier of the summon."""
    if not (isinstance(verb, Apply) and isinstance(verb.to, Ref) and verb.until is Until.LEAVES):
        return None
    mark = mark_of(verb.to)
    if mark is None or mark.word is not Handling.SPECIAL_SUMMONED or mark.which not in (MONSTER, AnyCard(), IsThis()):
        return None
    return _with_modifiers(before, verb.modifiers, of_this=mark.which == IsThis())


def _of_equipped(before: Verb, verb: Verb) -> Verb | None:
    """装備モンスターの攻撃力は500アップする: a modifier of the equipping."""
    if not (isinstance(verb, Apply) and verb.until is Until.LEAVES):
        return None
    if verb.to == EQUIPPED:
        modifiers = verb.modifiers
    elif verb.to is None and EQUIPPED in nodes(verb.modifiers):
        modifiers = changed(verb.modifiers, {EQUIPPED: EACH})
    else:
        return None
    last = before.second if isinstance(before, Joined) else before
    equip = last.bringing(modifiers) if Handling.EQUIPPED in last.mentioned_as else None
    if equip is None:
        return None
    return replace(before, second=equip) if isinstance(before, Joined) else equip


def _of_item(before: Verb, verb: Verb) -> Verb | None:
    """以下の効果を持つ装備魔法カード扱いで装備する。●〜: an effect of the list."""
    if not (isinstance(verb, Apply) and verb.to is None):
        return _of_equipped(before, verb)
    return _of_equipped(before, replace(verb, modifiers=changed(verb.modifiers, {ITSELF: EACH})))


rider("[●| ●]{verb:SENTENCE}", _of_item)


def _with_modifiers(verb: Verb, modifiers: tuple[Modifier, ...], *, of_this: bool) -> Verb | None:
    """The verb with the modifiers on its last summon."""
    bringing = verb.bringing(modifiers) if Handling.EQUIPPED not in verb.mentioned_as else None
    if bringing is not None:
        return bringing if verb.brings_this() == of_this else None
    if isinstance(verb, YouMay):
        inner = _with_modifiers(verb.verb, modifiers, of_this=of_this)
        return replace(verb, verb=inner) if inner is not None else None
    if isinstance(verb, OfShown):
        inner = _with_modifiers(verb.verb, modifiers, of_this=of_this)
        return verb.doing(inner) if inner is not None else None
    if isinstance(verb, Joined):
        inner = _with_modifiers(verb.second, modifiers, of_this=of_this)
        if inner is not None:
            return replace(verb, second=inner)
        inner = _with_modifiers(verb.first, modifiers, of_this=of_this)
        return replace(verb, first=inner) if inner is not None else None
    return None
