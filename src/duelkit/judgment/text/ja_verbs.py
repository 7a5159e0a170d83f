"""What effects do, in Japanese: clauses in dictionary form."""

from __future__ import annotations

from dataclasses import replace

from duelkit.judgment.language.base import Sequence
from duelkit.judgment.language.filters import Every, FieldForSummon, Ref, RefKind, What
from duelkit.judgment.language.verbs import (
    AttackNow,
    BecomeElement,
    BecomeRace,
    Bestow,
    Bury,
    ChangeFigure,
    Choose,
    Decree,
    Destroy,
    Discard,
    DiscardHand,
    Draw,
    ExchangeFields,
    Fetch,
    Fieldquake,
    GainMana,
    GiveKeyword,
    HalfTheTime,
    Heal,
    If,
    Incite,
    Judgment,
    LookAtTop,
    LoseMana,
    MagicDamage,
    May,
    Mill,
    Move,
    Moving,
    NoCounter,
    ReturnToHand,
    RevealTop,
    SetPattern,
    ShowHand,
    StealMana,
    SummonOnto,
    Swap,
    SwapContents,
    SwapFigures,
    Turn,
    Turning,
    Unite,
)
from duelkit.judgment.language.words import Pile, Side
from duelkit.judgment.text.ja_amounts import measure, opposite
from duelkit.judgment.text.ja_core import (
    ABILITIES,
    CONDITIONS,
    FIELDS,
    MODIFIERS,
    VERBS,
    WHATS,
    Noun,
    Phrase,
    Scope,
)
from duelkit.judgment.text.ja_modifiers import figure_change, merged
from duelkit.judgment.text.ja_nouns import cards, fields, members
from duelkit.judgment.text.ja_words import BEARS, CIRCLED, STATS, UNTIL, elements, sentence, stem
from duelkit.judgment.text.reading import one_card, steps

WHO = {Side.YOU: "", Side.OPPONENT: "相手は", Side.EITHER: "各プレイヤーは"}
WHOSE = {Side.YOU: "自分の", Side.OPPONENT: "相手の", Side.EITHER: "両プレイヤーの"}


def now_them(what: What, scope: Scope) -> None:
    """From here on それ is what the verb has worked on."""
    if not (isinstance(what, Ref) and what.kind is RefKind.SELF):
        scope.now(RefKind.THEM, Noun("それ" if one_card(what) else "それら"))


def worked(what: What, scope: Scope) -> str:
    """What the verb works on."""
    text = WHATS(what, scope).text
    now_them(what, scope)
    return text


def each_them(what: What, scope: Scope) -> None:
    """In an amount, each of several that the verb works on."""
    if not one_card(what):
        scope.now(RefKind.THEM, Noun("それぞれ"))


# Players ------------------------------------------------------------------------------------------


@VERBS.words(GainMana)
def _gain_mana(node: GainMana, scope: Scope) -> Phrase:
    lead, count = measure(node.amount, "点", scope)
    return Phrase(f"{WHO[node.side]}{lead}マナを{count}獲得する")


@VERBS.words(LoseMana)
def _lose_mana(node: LoseMana, scope: Scope) -> Phrase:
    lead, count = measure(node.amount, "点", scope)
    return Phrase(f"{WHO[node.side]}{lead}マナを{count}失う")


@VERBS.words(StealMana)
def _steal_mana(node: StealMana, scope: Scope) -> Phrase:
    lead, count = measure(node.amount, "点", scope)
    return Phrase(f"{lead}相手からマナを{count}奪う")


@VERBS.words(Draw)
def _draw(node: Draw, scope: Scope) -> Phrase:
    lead, count = measure(node.amount, "枚", scope)
    return Phrase(f"{WHO[node.side]}{lead}カードを{count}ドローする")


@VERBS.words(Discard)
def _discard(node: Discard, scope: Scope) -> Phrase:
    lead, count = measure(node.amount, "枚", scope)
    what = "手札" if node.which is None else f"手札の{cards(node.which, scope).text}"
    return Phrase(f"{WHO[node.side]}{lead}{what}を{count}捨てる")


@VERBS.words(Mill)
def _mill(node: Mill, scope: Scope) -> Phrase:
    lead, count = measure(node.amount, "枚", scope)
    return Phrase(f"{lead}{WHOSE[node.side]}山札の上からカードを{count}墓地に置く")


@VERBS.words(DiscardHand)
def _discard_hand(node: DiscardHand, scope: Scope) -> Phrase:
    return Phrase(f"{WHO[node.side]}手札を全て捨てる")


@VERBS.words(ShowHand)
def _show_hand(node: ShowHand, scope: Scope) -> Phrase:
    return Phrase(f"{WHO[node.side]}手札を公開する")


@VERBS.words(LookAtTop)
def _look_at_top(node: LookAtTop, scope: Scope) -> Phrase:
    return Phrase("自分の山札の一番上のカードを見る")


@VERBS.words(RevealTop)
def _reveal_top(node: RevealTop, scope: Scope) -> Phrase:
    scope.now(RefKind.THEM, Noun("公開したカード"))
    return Phrase(f"{WHOSE[node.side]}山札の一番上のカードを公開する")


@VERBS.words(Judgment)
def _judgment(node: Judgment, scope: Scope) -> Phrase:
    tail = [f"自分のカードのマナコストの方が大きい場合、{VERBS(node.win, scope).whole}"]
    if node.lose is not None:
        tail.append(f"相手のカードのマナコストの方が大きい場合、{VERBS(node.lose, scope).whole}")
    return Phrase("【審判】を行い、各プレイヤーは山札の一番上のカードを公開する", tuple(tail), closed=True)


# Cards --------------------------------------------------------------------------------------------


@VERBS.words(Choose)
def _choose(node: Choose, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    if isinstance(node.what, Every):
        # a count for what follows, not a choice
        scope.now(RefKind.THEM, Noun(f"元の{members(node.what.pool, scope).text}", plural=True))
        return Phrase("")
    board = not isinstance(node.what, Ref) and node.what.pool.piles == Pile.BOARD
    scope.now(RefKind.THEM, Noun(f"選んだ{'クリーチャー' if board else 'カード'}", plural=noun.plural))
    return Phrase(f"{noun.text}を選ぶ")


@VERBS.words(Fetch)
def _fetch(node: Fetch, scope: Scope) -> Phrase:
    what = worked(node.what, scope)
    if node.to is Pile.LIBRARY:
        return Phrase(f"{what}を自分の山札に戻してシャッフルする")
    return Phrase(f"{what}を手札に加える")


@VERBS.words(Bury)
def _bury(node: Bury, scope: Scope) -> Phrase:
    what = worked(node.what, scope)
    return Phrase(f"{what}が召喚されなかった場合、墓地に置く", closed=True)


@VERBS.words(ReturnToHand)
def _return_to_hand(node: ReturnToHand, scope: Scope) -> Phrase:
    return Phrase(f"{worked(node.what, scope)}をオーナーの手札に戻す")


# Creatures ----------------------------------------------------------------------------------------


@VERBS.words(Heal)
def _heal(node: Heal, scope: Scope) -> Phrase:
    less = opposite(node.amount)
    what = worked(node.what, scope)
    each_them(node.what, scope)
    lead, count = measure(node.amount if less is None else less, "点", scope)
    if isinstance(node.what, Ref) and node.what.kind is RefKind.SELF:
        return Phrase(f"{what}は体力が{lead}{count}{'増加する' if less is None else '減少する'}")
    return Phrase(f"{what}の体力を{lead}{count}{'増加させる' if less is None else '減少させる'}")


@VERBS.words(MagicDamage)
def _magic_damage(node: MagicDamage, scope: Scope) -> Phrase:
    what = worked(node.what, scope)
    each_them(node.what, scope)
    lead, count = measure(node.amount, "点", scope)
    return Phrase(f"{what}に{f'、{lead}' if lead else ''}{f'{count}の' if count else ''}魔道ダメージを与える")


@VERBS.words(ChangeFigure)
def _change_figure(node: ChangeFigure, scope: Scope) -> Phrase:
    what = worked(node.what, scope)
    text = figure_change(STATS[node.stat], node.stat, node.amount, node.negative, scope)
    until = f"{UNTIL[node.until]}、" if UNTIL[node.until] else ""
    return Phrase(f"{until}{what}は{text}")


@VERBS.words(GiveKeyword)
def _give_keyword(node: GiveKeyword, scope: Scope) -> Phrase:
    what = worked(node.what, scope)
    until = f"{UNTIL[node.until]}、" if UNTIL[node.until] else ""
    return Phrase(f"{until}{what}は{BEARS[node.keyword].replace('を持つ', 'を得る')}")


@VERBS.words(SetPattern)
def _set_pattern(node: SetPattern, scope: Scope) -> Phrase:
    return Phrase(f"{worked(node.what, scope)}は以後、攻撃方法が{CIRCLED[node.index]}になる")


@VERBS.words(Turn)
def _turn(node: Turn, scope: Scope) -> Phrase:
    what = worked(node.what, scope)
    if node.how is Turning.CHOSEN:
        same = "同じ" if not one_card(node.what) else "任意の"
        return Phrase(f"{what}を{same}方向に回転させる")
    if node.how is Turning.HALF:
        return Phrase(f"{what}を180度回転させる")
    return Phrase(f"{what}を、後ろが{WHATS(node.towards, scope).text}に向くように回転させる")


@VERBS.words(Move)
def _move(node: Move, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope).text
    left = WHATS(Ref(RefKind.TRIGGERING), scope).text
    now_them(node.what, scope)
    facing = "任意の方向で" if node.facing_chosen else ""
    if node.how is Moving.CHOSEN:
        return Phrase(f"{what}を{facing}任意の空きフィールドに移動させる")
    if node.how is Moving.PUSHED:
        return Phrase(f"{what}を{facing}攻撃方向に1フィールド移動させる（そこが空きフィールドの場合）")
    if node.how is Moving.IN_FRONT:
        return Phrase(f"{what}を{facing}このクリーチャーの正面に移動させる（そこが空きフィールドの場合）")
    return Phrase(f"{what}を{facing}{left}が置かれていたフィールドに移動させる")


@VERBS.words(Swap)
def _swap(node: Swap, scope: Scope) -> Phrase:
    return Phrase(f"{two(WHATS(node.first, scope).text, WHATS(node.second, scope).text)}の位置を入れ替える")


@VERBS.words(SwapContents)
def _swap_contents(node: SwapContents, scope: Scope) -> Phrase:
    first, second = fields(node.first, scope).text, fields(node.second, scope).text
    return Phrase(f"{first}と{second}に置かれているクリーチャーの位置を入れ替える（1体だけの場合は移動する）")


def two(first: str, second: str) -> str:
    """The two chosen fields, where both were chosen alike."""
    if first.startswith("1つ目に選んだ") and second == first.replace("1", "2", 1):
        return f"選んだ2つの{first.removeprefix('1つ目に選んだ')}"
    if first.startswith("1体目に選んだ") and second == first.replace("1", "2", 1):
        return f"選んだ2体の{first.removeprefix('1体目に選んだ')}"
    return f"{first}と{second}"


@VERBS.words(NoCounter)
def _no_counter(node: NoCounter, scope: Scope) -> Phrase:
    return Phrase(f"{worked(node.what, scope)}は反撃できない")


@VERBS.words(Destroy)
def _destroy(node: Destroy, scope: Scope) -> Phrase:
    return Phrase(f"{worked(node.what, scope)}を死亡させる")


@VERBS.words(SummonOnto)
def _summon_onto(node: SummonOnto, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope).text
    scope.now(RefKind.THEM, Noun("そのカード"))
    cost = "マナコストを支払って" if node.paid else "マナコストを支払わずに"
    tail = ["そのクリーチャーはこのターン攻撃できない"]
    if node.ends_turn:
        tail = ["そのクリーチャーはこのターン攻撃できず、ターンは終了する"]
    price = scope.card.price
    if node.onto is not None:
        where = "" if isinstance(node.onto, FieldForSummon) else f"{fields(node.onto, scope).text}に"
        return Phrase(f"{what}を、{cost}{where}召喚する", tuple(tail))
    if price is not None and price.sacrifice is not None:
        return Phrase(f"{what}を、{cost}生贄に捧げたクリーチャーのフィールドに召喚する", tuple(tail))
    return Phrase(f"このクリーチャーを生贄に捧げ、{what}を、{cost}そのフィールドに召喚する", tuple(tail))


@VERBS.words(AttackNow)
def _attack_now(node: AttackNow, scope: Scope) -> Phrase:
    what = worked(node.what, scope)
    tail = ("これは再行動による攻撃として扱う",) if node.used else ()
    return Phrase(f"{what}は攻撃コストを支払わずに攻撃する", tail)


@VERBS.words(Incite)
def _incite(node: Incite, scope: Scope) -> Phrase:
    return Phrase(
        "ボード上の全てのクリーチャーが1体ずつ1回攻撃する",
        ("順番は中央のフィールド、次にこのカードの前方にあたるフィールドから時計回りとする",),
    )


@VERBS.words(BecomeElement)
def _become_element(node: BecomeElement, scope: Scope) -> Phrase:
    return Phrase(f"{worked(node.what, scope)}は{elements(node.element)}属性になる")


@VERBS.words(BecomeRace)
def _become_race(node: BecomeRace, scope: Scope) -> Phrase:
    race = WHATS(node.of, scope).text
    return Phrase(f"{worked(node.what, scope)}は{race}と同じ種族になる")


@VERBS.words(SwapFigures)
def _swap_figures(node: SwapFigures, scope: Scope) -> Phrase:
    return Phrase(f"{worked(node.what, scope)}の体力と攻撃力を入れ替える")


@VERBS.words(Bestow)
def _bestow(node: Bestow, scope: Scope) -> Phrase:
    what = worked(node.what, scope)
    given = "".join(sentence(line) for ability in node.abilities for line in ABILITIES(ability, scope))
    return Phrase(f"{what}は、ボードに置かれている間、次の能力を得る：「{given}」")


@VERBS.words(Unite)
def _unite(node: Unite, scope: Scope) -> Phrase:
    what = WHATS(node.what, scope).text
    return Phrase(
        f"このクリーチャーを{what}に重ねて【合体】させ、その体力をこのクリーチャーに加える",
        (f"重ねられたクリーチャーは生贄となり、このクリーチャーの攻撃方法は{CIRCLED[node.pattern]}になる",),
    )


# Fields -------------------------------------------------------------------------------------------


@VERBS.words(Fieldquake)
def _fieldquake(node: Fieldquake, scope: Scope) -> Phrase:
    return Phrase(f"{FIELDS(node.fields, scope).text}を【反地】する")


@VERBS.words(ExchangeFields)
def _exchange(node: ExchangeFields, scope: Scope) -> Phrase:
    words = two(FIELDS(node.first, scope).text, FIELDS(node.second, scope).text)
    return Phrase(f"{words}を入れ替える", ("クリーチャーの位置は変わらない",))


@VERBS.words(Decree)
def _decree(node: Decree, scope: Scope) -> Phrase:
    return Phrase(f"{UNTIL[node.until]}、{'。'.join(merged(MODIFIERS(node.rule, scope)))}")


# Joining ------------------------------------------------------------------------------------------


@VERBS.words(HalfTheTime)
def _half(node: HalfTheTime, scope: Scope) -> Phrase:
    phrase = VERBS(node.verb, scope)
    tail = phrase.tail
    if node.otherwise is not None:
        tail = (*tail, f"そうでない場合、{VERBS(node.otherwise, scope).whole}")
    return Phrase(f"50%の確率で、{phrase.text}", tail, closed=True)


@VERBS.words(If)
def _if(node: If, scope: Scope) -> Phrase:
    state = CONDITIONS(node.condition, scope).text
    phrase = VERBS(node.verb, scope)
    tail = phrase.tail
    if node.otherwise is not None:
        tail = (*tail, f"そうでない場合、{VERBS(node.otherwise, scope).whole}")
    return Phrase(f"{state}場合、{phrase.text}", tail, closed=True)


@VERBS.words(May)
def _may(node: May, scope: Scope) -> Phrase:
    phrase = VERBS(node.verb, scope)
    return replace(phrase, text=can(phrase.text))


def can(text: str) -> str:
    """The player may: ドローする → ドローすることができる."""
    return f"{text}ことができる"


@VERBS.words(Sequence)
def _sequence(node: Sequence, scope: Scope) -> Phrase:
    said: Phrase | None = None
    for step in steps(node):
        phrase = VERBS(step, scope)
        if not phrase.text:
            continue
        said = phrase if said is None else joined(said, phrase)
    assert said is not None
    return said


def joined(first: Phrase, second: Phrase) -> Phrase:
    """One after the other; a new sentence where the first is closed already, or the second is a case of its own."""
    if first.tail or first.closed or second.closed or first.text.endswith(("）", "」")):
        link = "" if second.closed or second.text.endswith("反撃できない") else "その後、"
        return replace(first, tail=(*first.tail, f"{link}{second.text}", *second.tail), closed=False)
    topic, found, rest = second.text.partition("は")
    if found and first.text.startswith(f"{topic}は"):
        return replace(first, text=f"{stem(first.text)}、{rest}", tail=second.tail)
    return replace(first, text=f"{stem(first.text)}、{second.text}", tail=second.tail)


