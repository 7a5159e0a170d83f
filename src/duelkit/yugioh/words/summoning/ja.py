"""Words about Normal and Special Summons (召喚・特殊召喚): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.nouns import GEMINI_MONSTER, IS_THIS, CanBeSpecialSummoned
from duelkit.yugioh.language.selections import THEM, Every, RefKind
from duelkit.yugioh.language.terms import CardType, Side, SummonKind, Zone
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.text.grammar.ja.clauses import in_position, summoned_with
from duelkit.yugioh.text.grammar.ja.core import FILTERS, MODIFIERS, VERBS, WHATS, Clause, Noun, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.ja.nouns import noun_of, type_words
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.terms import SIDE, attribute_letters, figure, races, small, summons
from duelkit.yugioh.text.grammar.reading import becomes_monster
from duelkit.yugioh.words.summoning.meaning import (
    BecomeMonster,
    CanBeNormalSummoned,
    NormalSummonNow,
    OnlyOne,
    SpecialSummon,
    SummonedWith,
    SummonNotNegated,
    SummonsNotNegated,
    SummonsPerTurn,
    UseNormalSummon,
    WasSummoned,
)


@FILTERS.words(WasSummoned)
def _was_summoned(node: WasSummoned, scope: Scope) -> Trait:
    turn = "このターンに" if node.this_turn else ""
    words = summons(node.kinds)
    return Trait(Slot.CLAUSE, f"{turn}{words}された", f"{turn}{words}されていない")


@FILTERS.words(SummonedWith)
def _summoned_with(node: SummonedWith, scope: Scope) -> Trait:
    many = "のみ" if node.only else f"{small(node.least)}体以上" if node.least > 1 else ""
    used = "を使用して" if node.kinds is SummonKind.RITUAL else "を素材として"
    names = "カード名が異なる" if node.different_names else ""
    words = f"{names}{noun_of(node.which, scope)}{many}{used}{summons(node.kinds)}"
    return Trait(Slot.CLAUSE, f"{words}された", f"{words}されていない", words)


@FILTERS.words(CanBeNormalSummoned)
def _normal_summonable(node: CanBeNormalSummoned, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, "通常召喚可能な", "通常召喚できない")


@MODIFIERS.words(OnlyOne)
def _only_one(node: OnlyOne, scope: Scope) -> list[Clause]:
    unit = "体" if scope.card.types & CardType.MONSTER else "枚"
    which = f"「{scope.card.ja}」" if node.which is None else noun_of(node.which, scope)
    where = "自分フィールド" if node.side is Side.YOU else "フィールド"
    return [Clause(which, phrase(f"{where}に１{unit}しか表側表示で", "存在できない"))]


@MODIFIERS.words(SummonsPerTurn)
def _summons_per_turn(node: SummonsPerTurn, scope: Scope) -> list[Clause]:
    return [
        Clause(
            "自分", phrase(f"「{scope.card.ja}」を１ターンに{small(node.times)}度しか{summons(node.kinds)}", "できない")
        )
    ]


@MODIFIERS.words(SummonNotNegated)
def _summon_not_negated(node: SummonNotNegated, scope: Scope) -> list[Clause]:
    return [Clause(f"このカードの{summons(node.kinds)}", phrase("", "無効化されない"))]


@MODIFIERS.words(SummonsNotNegated)
def _summons_not_negated(node: SummonsNotNegated, scope: Scope) -> list[Clause]:
    whose = "" if node.side is Side.EITHER else f"{SIDE[node.side]}の"
    which = noun_of(node.which, scope) if node.which is not None else "モンスター"
    return [Clause(f"{whose}{which}の{summons(node.kinds)}", phrase("", "無効化されない"))]


def _positioned(node: SpecialSummon) -> str:
    """In which battle position the monsters come."""
    if node.as_before:
        return "フィールドを離れた時のコントローラーのフィールドに同じ表示形式で"
    return in_position(node.positions)


@VERBS.words(SpecialSummon)
def _special_summon(node: SpecialSummon, scope: Scope) -> Phrase:
    scope.summoning = True
    noun = WHATS(node.what, scope)
    scope.summoning = False
    lead = noun.wo
    if noun.this and scope.place_of_this == "手札":
        lead = "このカードを手札から"
    elif isinstance(node.what, Every):
        lead = f"{noun.text}を可能な限り"
    elif noun.this and scope.place_of_this:
        lead = "このカードを"
    how = "召喚条件を無視して" if node.ignoring else ""
    how += {Side.YOU: "", Side.OPPONENT: "相手フィールドに", Side.EITHER: "自分または相手のフィールドに"}[node.to]
    if node.pointed:
        where = {Side.YOU: "自分フィールド", Side.OPPONENT: "相手フィールド", Side.EITHER: "フィールド"}[node.to]
        how = f"このカードのリンク先となる{where}に"
    if node.linked:
        how = "このカードとリンク状態となるように自分フィールドに"
    if node.pointed_by is not None:
        how = f"{noun_of(node.pointed_by, scope)}のリンク先となる自分フィールドに"
    if node.opposite:
        how = "正面の自分のメインモンスターゾーンに"
    if node.extra_zone:
        how += "ＥＸモンスターゾーンに"
    how += _positioned(node)
    if node.over is not None:
        aimed = scope.effect is not None and scope.effect.targets
        brought = "この効果で特殊召喚したモンスター" if node.over == THEM else WHATS(node.over, scope).bare
        how = f"{'対象のモンスター' if aimed else brought}の上に重ねて"
    if node.by is not None:
        how += f"{WHATS(node.by, scope).bare}の効果による扱いで"
    verb = f"{summons(node.as_kind)}扱いで特殊召喚する" if node.as_kind else "特殊召喚する"
    scope.now(
        RefKind.THEM,
        Noun("このカード", Head.MONSTER, this=True)
        if noun.this
        else Noun("そのモンスター", Head.MONSTER, zones=Zone.MONSTER_ZONE, extra=noun.extra),
    )
    scope.done, scope.done_cards, scope.done_head = "特殊召喚したモンスターの数", "特殊召喚したモンスター", Head.MONSTER
    scope.now(RefKind.LINKED, Noun("この効果で特殊召喚したモンスター", Head.MONSTER))
    of = Noun("このカード" if noun.this else "モンスター")
    return phrase(f"{lead}{how}", verb).with_tail(*summoned_with(node.modifiers, of, scope))


@VERBS.words(NormalSummonNow)
def _normal_now(node: NormalSummonNow, scope: Scope) -> Phrase:
    if node.tributes and node.which == IS_THIS:
        return phrase("このカードのアドバンス召喚を", "行う")
    if node.tributes and not node.set_too:
        return phrase(f"{noun_of(node.which, scope)}１体のアドバンス召喚を表側表示で", "行う")
    if node.tributes:
        return phrase(f"{noun_of(node.which, scope)}１体を", "アドバンス召喚する")
    if not node.set_too:
        return phrase(f"{noun_of(node.which, scope)}１体を", "召喚する")
    where = "手札・フィールド" if node.which == GEMINI_MONSTER else "手札"
    return phrase(f"{where}の{noun_of(node.which, scope)}１体を", "通常召喚する")


@VERBS.words(BecomeMonster)
def _become_monster(node: BecomeMonster, scope: Scope) -> Phrase:
    kind = type_words(node.types & ~CardType.TRAP & ~CardType.TUNER)
    atk, defense = figure(node.atk), figure(node.defense)
    figures = f"攻／守{atk}" if atk == defense else f"攻{atk}／守{defense}"
    after = "発動後、" if scope.effect is not None and becomes_monster(scope.effect) else ""
    tuner = "チューナー・" if node.types & CardType.TUNER else ""
    card = f"{tuner}星{small(node.level)}・{figures}"
    if node.attribute is not None and node.race is not None:
        card = f"{races(node.race)}・{tuner}{attribute_letters(node.attribute)}・星{small(node.level)}・{figures}"
    else:
        kind = f"宣言した種族・属性を持つ{kind}"
    scope.now(RefKind.THEM, Noun("このカード", Head.MONSTER, this=True))
    return (
        phrase(
            f"このカードは{after}{kind}（{card}）となり、モンスターゾーンに{in_position(node.positions)}",
            "特殊召喚する",
        )
        .with_aside(f"（罠カードとして{'も扱う' if node.as_trap else 'は扱わない'}）")
        .with_tail(*summoned_with(node.modifiers, Noun("このカード"), scope))
    )


@FILTERS.words(CanBeSpecialSummoned)
def _summonable(node: CanBeSpecialSummoned, scope: Scope) -> Trait:
    return Trait(Slot.NONE, "それぞれ特殊召喚できる" if node.by_owner else "特殊召喚できる")


VERBS.fixed({UseNormalSummon: phrase("このターンの通常召喚の権利を", "使う")})
