"""Words about conditions (条件): their wording in Japanese."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from duelkit.yugioh.language.amounts import Count, CountOf, Plus, The
from duelkit.yugioh.language.base import AllHold, Amount, DoesNotHold, Filter, Not, OneHolds, Pool
from duelkit.yugioh.language.clauses import Are, Exists, InPhase, InStep, TurnOf
from duelkit.yugioh.language.nouns import AnyCard, CanBeSpecialSummoned, Figure, IsThis, OfType
from duelkit.yugioh.language.selections import EQUIPPED, THIS, Ref, RefKind
from duelkit.yugioh.language.terms import Because, Side, SummonKind, TurnAction, Zone
from duelkit.yugioh.text.grammar.heads import Head, head_in_place, head_of_pool, parts_of, spot_of
from duelkit.yugioh.text.grammar.ja.core import CONDITIONS, EVENTS, FILTERS, WHATS, Noun, Scope, counter
from duelkit.yugioh.text.grammar.ja.moments import in_phases, steps_text
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.text.grammar.ja.phrase import Forms, Phrase, phrase
from duelkit.yugioh.text.grammar.ja.places import located, pool_text, spot, zones_text
from duelkit.yugioh.text.grammar.ja.places import place as places_place
from duelkit.yugioh.text.grammar.ja.quantities import value
from duelkit.yugioh.text.grammar.ja.terms import CIRCLED, SIDE, STATS, small
from duelkit.yugioh.text.grammar.reading import numbers_of, only_these, together_named
from duelkit.yugioh.words.amounts.ja import kinds_text
from duelkit.yugioh.words.amounts.meaning import Kinds
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
from duelkit.yugioh.words.counters.meaning import CounterCount, HasCounter
from duelkit.yugioh.words.life_points.meaning import LifePoints
from duelkit.yugioh.words.links.meaning import IsLinked
from duelkit.yugioh.words.xyz_materials.meaning import MaterialCount

TURN_ACTIONS = {
    TurnAction.SPECIAL_SUMMONED: ("モンスターを特殊召喚", "した", "している"),
    TurnAction.NORMAL_SUMMONED: ("通常召喚を", "行った", "行っている"),
    TurnAction.SUMMONED: ("モンスターを召喚・反転召喚・特殊召喚", "した", "している"),
    TurnAction.ATTACKED: ("攻撃宣言を", "行った", "行っている"),
    TurnAction.CONDUCTED_BATTLE_PHASE: ("バトルフェイズを", "行った", "行っている"),
    TurnAction.DREW_BY_EFFECT: ("カードの効果でドロー", "した", "している"),
    TurnAction.SUMMONED_OTHERWISE: ("Ｐ召喚以外の特殊召喚を", "行った", "行っている"),
    TurnAction.HAD_DESTROYED: ("フィールドのモンスターを破壊", "された", "されている"),
    TurnAction.RECEIVED_FUSION: ("墓地へ融合モンスターを", "送られた", "送られている"),
    TurnAction.LOST_MONSTER: ("フィールドから墓地へモンスターを", "送った", "送っている"),
}
"""What a player did this turn, its verb in the past, and the verb of what is done."""


@CONDITIONS.words(AllHold)
def _all_hold(node: AllHold, scope: Scope) -> Phrase:
    only = only_these(node.parts)
    if only is not None:
        count = "" if only.at_most is None else f"{small(only.at_most)}体"
        which = locate(only.pool, scope)[1]
        return phrase(f"{SIDE[only.pool.side]}フィールドのモンスターが{which}{count}のみ", "である")
    result: Phrase | None = None
    for part in together_named(list(node.parts)):
        here = CONDITIONS(part, scope)
        result = here if result is None else here.following(result)
    assert result is not None
    return result


@CONDITIONS.words(OneHolds)
def _one_holds(node: OneHolds, scope: Scope) -> Phrase:
    here = [CONDITIONS(part, scope) for part in node.parts]
    return here[-1].prefixed("".join(f"{part.plain}か、" for part in here[:-1]))


@CONDITIONS.words(Exists)
def _exists(node: Exists, scope: Scope) -> Phrase:
    pool, low, high = node.pool, node.at_least, node.at_most
    head = head_of_pool(pool)
    unit = counter(head)
    if pool.zones == Zone.HAND and pool.filter == AnyCard():
        hand = f"{SIDE[pool.side]}の手札が"
        if high is None:
            return phrase(f"{hand}{small(low)}枚以上", "である")
        return phrase(f"{hand}{small(high)}枚{'' if low == high or high == 0 else '以下'}", "である")
    where, noun = locate(pool, scope)
    if high == 0:
        return phrase(f"{where}{noun}が", "存在しない")
    if high is not None and low == high:
        return phrase(f"{where}{noun}が{small(high)}{unit}のみ", "存在する")
    if high is not None:
        return phrase(f"{pool_text(pool, scope, owned=True)}が{small(high)}{unit}以下", "である")
    if low > 1:
        return phrase(f"{where}{noun}が{small(low)}{unit}以上", "存在する")
    return phrase(f"{where}{noun}が", "存在する")


def locate(pool: Pool, scope: Scope) -> tuple[str, str]:
    """(自分フィールドに, 「X」)."""
    if pool.more or pool.zones == Zone.BANISHED:
        return "", pool_text(pool, scope, owned=True)
    here = spot_of(pool.filter)
    if here is not None:
        lies, noun = spot(pool, scope)
        return (f"{lies.rest}に", noun) if lies.rest else ("", lies.text + noun)
    where = places_place(pool.zones, pool.side, head_in_place(pool))
    noun = located(pool, scope, owned=True).noun
    if pool.zones == Zone.PENDULUM_ZONE and Not(IsThis()) in parts_of(pool.filter):
        where = f"もう片方の{where}"
    if noun == "このカード以外のモンスター":
        noun = "他のモンスター"
    return f"{where}に", noun


def _is_number_of_things(amount: Amount | int) -> bool:
    return isinstance(amount, Count | CountOf | LifePoints | CounterCount | The | MaterialCount)


@CONDITIONS.words(Compare)
def _compare(node: Compare, scope: Scope) -> Phrase:
    first, second = value(node.first, scope), value(node.second, scope)
    if isinstance(node.second, int):
        return _compare_with(node, node.second, first, second, scope)
    things = _is_number_of_things(node.first)
    more = _adjective("多い" if things else "高い")
    other = node.second
    if isinstance(other, Plus) and isinstance(other.second, int) and not other.minus and not node.equal:
        counted = things and not isinstance(node.first, LifePoints)
        many = small(other.second) if counted else str(other.second)
        return Phrase(f"{first}が{value(other.first, scope)}より{many}以上", more)
    if isinstance(node.first, int):
        return phrase(f"{second}が{first}{'未満' if node.strictly else '以下'}", "である")
    if node.equal:
        return phrase(f"{first}と{second}が同じ", "である")
    return Phrase(f"{first}が{second}より", more) if node.strictly else phrase(f"{first}が{second}以上", "である")


def _compare_with(node: Compare, number: int, first: str, second: str, scope: Scope) -> Phrase:
    """〜の数が３以上である, 〜が２種類以上存在する: an amount beside a number."""
    if isinstance(node.first, Kinds) and node.first.of is None and not (node.equal or node.strictly):
        return phrase(f"{kinds_text(node.first, scope)}が{small(number)}種類以上", "存在する")
    counted = _is_number_of_things(node.first) and not isinstance(node.first, LifePoints)
    than = "" if node.equal else "より多い" if node.strictly else "以上"
    return phrase(f"{first}が{small(number) if counted else second}{than}", "である")


def _adjective(plain: str) -> Forms:
    root = plain[:-1]
    return Forms(plain, f"{root}く", f"{root}くて", f"{root}くない", f"{root}かった", plain)


def being(node: Filter, scope: Scope) -> Phrase:
    """〜である, 〜を持っている: a filter as a statement about cards."""
    if len(parts_of(node)) == 1:
        predicate = FILTERS(node, scope).predicate
        if predicate is not None:
            return predicate
    summonable = "特殊召喚できる" if CanBeSpecialSummoned() in parts_of(node) else ""
    return phrase(noun_of(node, scope, extra=summonable), "である")


@CONDITIONS.words(Are)
def _are(node: Are, scope: Scope) -> Phrase:
    subject = WHATS(node.what, scope)
    if isinstance(node.filter, AnyCard):
        if node.what == EQUIPPED:
            return phrase("このカードが", "装備されている")
        if isinstance(node.what, Ref) and node.what.kind is RefKind.LINKED:
            scope.now(RefKind.LINKED, Noun("そのモンスター", Head.MONSTER, zones=subject.zones))
        return phrase(f"{subject.bare}が", "存在する")
    if isinstance(node.filter, Figure) and not node.as_it_was:
        trait = FILTERS(node.filter, scope)
        return phrase(f"{subject.bare}の{STATS[node.filter.stat]}が{trait.rest or trait.text}", "である")
    if isinstance(node.filter, IsLinked):
        return phrase(f"{subject.bare}が{FILTERS(node.filter, scope).rest}", "である")
    if isinstance(node.filter, HasCounter):
        some = f"{small(node.filter.at_least)}つ以上" if node.filter.at_least > 1 else ""
        return phrase(f"{subject.bare}に{node.filter.name}が{some}", "置かれている")
    if node.as_it_was:
        return being(node.filter, scope).was.prefixed(f"{subject.bare}が")
    return being(node.filter, scope).prefixed(f"{subject.bare}が")


@CONDITIONS.words(HasLeft)
def _has_left(node: HasLeft, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    return phrase(f"{noun.bare}が{zones_text(noun.zones) or 'その場'}に", "存在しない")


@CONDITIONS.words(AllRemain)
def _all_remain(node: AllRemain, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    where = zones_text(noun.zones) or "その場"
    return phrase(f"{noun.bare}が{'' if node.what == THIS else '全て'}{where}に", "存在する")


@CONDITIONS.words(EventIs)
def _event_is(node: EventIs, scope: Scope) -> Phrase:
    event = EVENTS(node.when, scope)
    text = event.clause or event.text
    return Phrase("", Forms(text, f"{text}場合で", text, f"{text}わけではない", text, text))


@CONDITIONS.words(HeldAtActivation)
def _held(node: HeldAtActivation, scope: Scope) -> Phrase:
    now = CONDITIONS(node.condition, scope)
    return replace(now, verb=replace(now.verb, plain=now.verb.past)).prefixed("この効果の発動時に")


@CONDITIONS.words(PutHereBy)
def _put_here_by(node: PutHereBy, scope: Scope) -> Phrase:
    place = scope.place_of_this or "フィールド"
    scope.place_of_this = ""
    scope.lies = place
    turn = "このターンに" if node.this_turn else ""
    moved = {"墓地": "墓地へ送られ", "除外状態": "除外され", "手札": "手札に加わり"}.get(place, f"{place}に置かれ")
    applied = f"{turn}適用した自身の{label_of(node.effect, scope)}効果で"
    return phrase(f"{applied}このカードが{moved}、そのまま", "存在する")


@CONDITIONS.words(SummonedInWay)
def _summoned_in_way(node: SummonedInWay, scope: Scope) -> Phrase:
    ways = scope.card.procedures[node.way :]  # none where the word is shown by itself
    if not ways or ways[0].kind is not SummonKind.NORMAL:
        return phrase("このカードがこの方法で特殊召喚された状態", "である")
    way = ways[0]
    how = f"モンスター{small(way.tributes)}体をリリースして" if way.tributes else "リリースなしで"
    return phrase(f"このカードが{how}{'通常召喚' if way.set_too else '召喚'}された状態", "である")


@CONDITIONS.words(ActivatedFrom)
def _activated_from(node: ActivatedFrom, scope: Scope) -> Phrase:
    lead = f"このカードを{zones_text(node.zones)}から発動し"
    return Phrase(lead, Forms("た", "", "て", "ていない", "た", "た"))


@CONDITIONS.words(SummonedByEffect)
def _summoned_by_effect(node: SummonedByEffect, scope: Scope) -> Phrase:
    return phrase(f"このカードが{noun_of(node.which, scope)}の効果で特殊召喚された状態", "である")


@CONDITIONS.words(WasDoneInstead)
def _was_done_instead(node: WasDoneInstead, scope: Scope) -> Phrase:
    return phrase(f"このターンに自身の{label_of(node.effect, scope)}効果を", "適用している")


@CONDITIONS.words(HasWorked)
def _has_worked(node: HasWorked, scope: Scope) -> Phrase:
    turn = "このターンまたは前のターン" if node.or_before else "このターン"
    return phrase(f"{turn}に自身の{label_of(node.effect, scope)}効果を", "適用している")


def _from(node: CameHere) -> str:
    """自分フィールド, 手札・デッキ: from where a card came."""
    return f"{'自分' if node.yours else ''}{zones_text(node.origin)}"


AS_MATERIALS: Final = {
    Because.SYNCHRO: "Ｓ素材として",
    Because.FUSION: "融合素材として",
    Because.XYZ: "Ｘ素材として",
    Because.LINK: "リンク素材として",
    Because.RITUAL: "儀式召喚の素材として",
}


@CONDITIONS.words(CameHere)
def _came_here(node: CameHere, scope: Scope) -> Phrase:
    if node.because == Because.SUMMON:
        return phrase(f"このカードが{_from(node)}から特殊召喚", "されている")
    return _arrived(node, scope)


def _cost(node: CameHere, by: str) -> str:
    """コストで, or for the effect of which card it was paid."""
    return "コストで" if node.by_card is None else f"{by}の効果を発動するために"


def _caused(node: CameHere, by: str) -> str:
    """戦闘で, 相手の効果で, 戦闘・効果で."""
    either = Because.BATTLE | Because.EFFECT
    if node.because & either == either:
        return "戦闘・効果で"
    causes = {
        Because.BATTLE: "戦闘で",
        Because.EFFECT: f"{by + 'の' if by else ''}効果で",
        Because.COST: _cost(node, by),
    }
    return "".join(word for because, word in causes.items() if node.because & because)


def _arrived(node: CameHere, scope: Scope) -> Phrase:
    """このカードが〜によって〜から墓地へ送られた."""
    here = scope.place_of_this or "墓地"
    scope.place_of_this = ""
    scope.lies = here
    by = f"{SIDE[node.by]}" if node.by is not None else ""
    by = f"{by + 'の' if by else ''}{noun_of(node.by_card, scope)}" if node.by_card is not None else by
    how = _caused(node, by) or (f"{by}によって" if by else "")
    how += "破壊され" if node.because & Because.DESTROYED else ""
    how += "リリースされ" if node.because & Because.TRIBUTED else ""
    how += "".join(word for because, word in AS_MATERIALS.items() if node.because & because)
    moved = {"墓地": "墓地へ送られ", "除外状態": "除外され", "手札": "手札に加わっ"}.get(here, f"{here}に置かれ")
    origin = _from(node)
    lay = "表側表示の" if node.face_up else "セットされた" if node.face_down else ""
    turn = "このターンに" if node.this_turn else "前のターンに" if node.last_turn else ""
    if lay:
        lead = f"{turn}{origin or 'フィールド'}の{lay}このカードが{how}"
    else:
        lead = f"{turn}このカードが{origin + 'から' if origin else ''}{how}"
    return Phrase(lead, Forms(f"{moved}た", moved, f"{moved}て", f"{moved}ていない", f"{moved}た", f"{moved}た"))


def label_of(place: int, scope: Scope) -> str:
    """②の, where the card has several effects; none where the word is shown by itself."""
    effects = scope.card.effects
    numbers = numbers_of(scope.card, pendulum=effects[place].pendulum) if place < len(effects) else {}
    return f"{CIRCLED[numbers[place]]}の" if len(numbers) > 1 and place in numbers else ""


@CONDITIONS.words(UsedUp)
def _used_up(node: UsedUp, scope: Scope) -> Phrase:
    label = label_of(node.effect, scope)
    times = f"{small(node.times)}回" if isinstance(node.times, int) else f"{value(node.times, scope)}だけ"
    return phrase(f"{f'このカードの{label}' if label else 'この'}効果を{times}", "使用している")


@CONDITIONS.words(HasDone)
def _has_done(node: HasDone, scope: Scope) -> Phrase:
    *earlier, (last, _, verb) = (words for action, words in TURN_ACTIONS.items() if node.action & action)
    actions = "".join(f"{what}{did}、または" for what, did, _ in earlier)
    return phrase(f"このターンに{SIDE[node.side]}が{actions}{last}", verb)


@CONDITIONS.words(HasSummoned)
def _has_summoned(node: HasSummoned, scope: Scope) -> Phrase:
    origin = f"{places_place(node.origin, node.side)}から" if node.origin else ""
    turn = "このターンか前のターン" if node.or_before else "このターン"
    many = f"{small(node.at_least)}体以上" if node.at_least > 1 else ""
    how = f"{many}{'召喚・' if node.normal_too else ''}{'反転召喚・' if node.flip_too else ''}特殊召喚している"
    how = f"{many}召喚している" if node.normal_only else how
    return phrase(f"{turn}に{SIDE[node.side]}が{origin}{noun_of(node.which, scope)}を", how)


@CONDITIONS.words(HasActivated)
def _has_activated(node: HasActivated, scope: Scope) -> Phrase:
    noun = noun_of(node.which, scope)
    where = "メインフェイズに" if node.in_main else ""
    where += f"{zones_text(node.zones)}で" if node.zones else ""
    thing = noun if node.card else f"{noun}の効果"
    many = f"{small(node.at_least)}度以上" if node.at_least > 1 else ""
    if node.side is Side.EITHER:
        return phrase(f"このターンに{where}{thing}が", f"{many}発動している")
    return phrase(f"このターンに{SIDE[node.side]}が{where}{thing}を", f"{many}発動している")


@CONDITIONS.words(HaveBattled)
def _have_battled(node: HaveBattled, scope: Scope) -> Phrase:
    return phrase(f"このターンに{noun_of(OfType(node.types), scope)}が戦闘を", "行っている")


_PAST = Forms("発動した", "発動し", "発動して", "発動していない", "発動した", "発動した")
CONDITIONS.fixed(
    {ChainIsEmpty: phrase("チェーンが", "発生していない"), WasSet: Phrase("セットされていたこのカードを", _PAST)}
)
CONDITIONS.table(
    {
        DoesNotHold: lambda node, scope: CONDITIONS(node.part, scope).negated(),
        InPhase: lambda node, scope: phrase(in_phases(node), "である"),
        InStep: lambda node, scope: phrase(steps_text(node.steps), "である"),
        TurnOf: lambda node, scope: phrase(f"{SIDE[node.side]}ターン", "である"),
    }
)
