"""What placement abilities make so, in Japanese."""

from __future__ import annotations

from duelkit.judgment.language.amounts import Amount
from duelkit.judgment.language.filters import AnyField, Filter, RefKind
from duelkit.judgment.language.modifiers import (
    Becomes,
    BelongsTo,
    Cancels,
    CardCost,
    Changes,
    CountsAs,
    Decoys,
    EvadesFrom,
    ExitMana,
    ExtraAttack,
    Extinct,
    Forbids,
    Grants,
    HandLimit,
    NoFieldBonus,
    Possesses,
    ReachesInvisible,
    Seals,
    Strike,
    SureBonus,
    TurnsDamage,
    TurnsDiscards,
    UsesPattern,
)
from duelkit.judgment.language.words import Side, Stat
from duelkit.judgment.text.ja_amounts import measure, quantity
from duelkit.judgment.text.ja_core import CONDITIONS, MODIFIERS, Clause, Noun, Scope
from duelkit.judgment.text.ja_nouns import cards, creatures, fields
from duelkit.judgment.text.ja_words import (
    ACTION_COST,
    BEARS,
    CIRCLED,
    SIDES,
    STATS,
    affiliation,
    closed,
    elements,
    stem,
)

THIS = Noun("このクリーチャー", this=True)


def topic(node: Filter, scope: Scope) -> Noun:
    """Whom it is about; in an amount it is then called それ."""
    noun = creatures(node, scope).group
    scope.now(RefKind.THEM, Noun("自身"))
    return noun


def figure_change(stat: str, kind: Stat | None, amount: Amount | int, negative: bool, scope: Scope) -> str:
    """攻撃力が2点増加する; 火フィールド1つにつき【護り】を1点得る."""
    value = quantity(amount, scope)
    number = value.factor if value.number is None else value.number
    less = (number < 0) != negative
    lead, count = measure(amount, "回分" if kind is Stat.EVASION else "点", scope)
    if kind in (Stat.PROTECTION, Stat.MAGIC_PROTECTION, Stat.EVASION):
        return f"{lead}{stat}を{count}{'失う' if less else '得る'}"
    return f"{lead}{stat}が{count}{'減少する' if less else '増加する'}"


def changes(node: Changes, scope: Scope, both_costs: bool = False) -> Clause:
    """A change of a figure, or of both activation costs."""
    who = topic(node.to, scope)
    stat = ACTION_COST if both_costs else STATS[node.stat]
    text = figure_change(stat, None if both_costs else node.stat, node.amount, node.negative, scope)
    return Clause(who, text)


@MODIFIERS.words(Changes)
def _changes(node: Changes, scope: Scope) -> list[Clause]:
    return [changes(node, scope)]


@MODIFIERS.words(Becomes)
def _becomes(node: Becomes, scope: Scope) -> list[Clause]:
    who = topic(node.to, scope)
    return [Clause(who, f"{STATS[node.stat]}が{quantity(node.amount, scope).text}になる")]


@MODIFIERS.words(Grants)
def _grants(node: Grants, scope: Scope) -> list[Clause]:
    return [Clause(topic(node.to, scope), BEARS[node.keyword])]


@MODIFIERS.words(UsesPattern)
def _uses_pattern(node: UsesPattern, scope: Scope) -> list[Clause]:
    return [Clause(THIS, f"攻撃方法が{CIRCLED[node.index]}になる")]


@MODIFIERS.words(Possesses)
def _possesses(node: Possesses, scope: Scope) -> list[Clause]:
    return [Clause(THIS, f"{creatures(node.to, scope).all.text}に【憑依】を与える")]


@MODIFIERS.words(Seals)
def _seals(node: Seals, scope: Scope) -> list[Clause]:
    which = Noun("全てのフィールド") if isinstance(node.fields, AnyField) else fields(node.fields, scope).group
    return [Clause(which, "裏返すことも入れ替えることもできない")]


@MODIFIERS.words(CountsAs)
def _counts_as(node: CountsAs, scope: Scope) -> list[Clause]:
    return [Clause(fields(node.fields, scope).group, f"{elements(node.element)}フィールドとしても扱う")]


@MODIFIERS.words(EvadesFrom)
def _evades_from(node: EvadesFrom, scope: Scope) -> list[Clause]:
    who = topic(node.to, scope)
    attackers = f"{creatures(node.attackers, scope).text}からの物理攻撃に対して"
    if not node.attempts:
        return [Clause(who, f"{attackers}【警戒】を持つ")]
    return [Clause(who, f"{attackers}【回避】を{node.attempts}回分得る")]


@MODIFIERS.words(CardCost)
def _card_cost(node: CardCost, scope: Scope) -> list[Clause]:
    whose = "両プレイヤー" if node.side is Side.EITHER else SIDES[node.side]
    words = f"{whose}の{cards(node.cards, scope).text}"
    if node.onto is not None:
        words = f"{whose}が{fields(node.onto, scope).text}に召喚する{cards(node.cards, scope).text}"
    text = figure_change(STATS[Stat.SUMMON_COST], None, node.amount, False, scope)
    return [Clause(Noun(words, plural=True), text + (f"（最小{node.least}）" if node.least else ""))]


@MODIFIERS.words(ExitMana)
def _exit_mana(node: ExitMana, scope: Scope) -> list[Clause]:
    words = creatures(node.of, scope).text
    if not node.stolen:
        return [Clause(None, f"{words}のトラッシュボーナスは発生しない")]
    return [Clause(None, f"{words}のトラッシュボーナスは、オーナーの代わりに自分が得る")]


@MODIFIERS.words(HandLimit)
def _hand_limit(node: HandLimit, scope: Scope) -> list[Clause]:
    whose = "各プレイヤー" if node.side is Side.EITHER else SIDES[node.side]
    how = "減少する" if node.amount < 0 else "増加する"
    return [Clause(Noun(whose), f"手札の上限が{abs(node.amount)}枚{how}")]


FORBIDDEN = {
    "steal mana": "マナを奪うことができない",
    "cast spells": "スペルをキャストすることができない",
    "gain mana": "マナ獲得フェイズ以外でマナを獲得することができない",
}
"""What a player can be kept from doing."""


@MODIFIERS.words(Forbids)
def _forbids(node: Forbids, scope: Scope) -> list[Clause]:
    who = "両プレイヤー" if node.side is Side.EITHER else SIDES[node.side]
    return [Clause(Noun(who), closed(FORBIDDEN, node.what, "Forbids"))]


@MODIFIERS.words(ReachesInvisible)
def _reaches_invisible(node: ReachesInvisible, scope: Scope) -> list[Clause]:
    return [Clause(topic(node.to, scope), "【透明】を持っていても攻撃対象にできる")]


@MODIFIERS.words(Decoys)
def _decoys(node: Decoys, scope: Scope) -> list[Clause]:
    who = topic(node.to, scope)
    return [Clause(who, f"{creatures(node.enemies, scope).all.text}に対して【囮】を持つ")]


@MODIFIERS.words(SureBonus)
def _sure_bonus(node: SureBonus, scope: Scope) -> list[Clause]:
    words = creatures(node.to, scope).text
    return [Clause(None, f"{words}が50%の確率で得る攻撃時の攻撃力増加は、必ず発生する")]


@MODIFIERS.words(TurnsDiscards)
def _turns_discards(node: TurnsDiscards, scope: Scope) -> list[Clause]:
    return [Clause(None, "相手の効果で自分が手札を捨てるたびに、代わりに相手が同じ枚数の手札を捨てる")]


@MODIFIERS.words(ExtraAttack)
def _extra_attack(node: ExtraAttack, scope: Scope) -> list[Clause]:
    return [Clause(topic(node.to, scope), f"再行動による攻撃を1ターンに{node.number}回多く行うことができる")]


INTO = {
    "attack": "体力の代わりに対象の攻撃力を減少させる（攻撃力が0なら体力を減少させる）",
    "summoning cost": "体力の代わりに対象のマナコストを減少させる（最小1、マナコストが1なら体力を減少させる）",
    "mana": "体力を減少させる代わりに相手のマナを同じ点数失わせる（相手のマナが0なら体力を減少させる）",
    "stolen mana": "体力を減少させる代わりに相手からマナを同じ点数奪う（相手のマナが0なら体力を減少させる）",
}
"""What damage can work on instead of HP."""


@MODIFIERS.words(TurnsDamage)
def _turns_damage(node: TurnsDamage, scope: Scope) -> list[Clause]:
    return [Clause(Noun("このクリーチャーの攻撃によるダメージ"), closed(INTO, node.into, "TurnsDamage"))]


CANCELLED = {
    "attack": "敵クリーチャーが再行動で攻撃する",
    "rotation": "敵クリーチャーが再行動で回転する",
    "spell": "相手がスペルをキャストする",
}
"""What can be cancelled."""


@MODIFIERS.words(Cancels)
def _cancels(node: Cancels, scope: Scope) -> list[Clause]:
    what = closed(CANCELLED, node.what, "Cancels")
    paid = cards(node.which, scope).count(node.discard)
    text = f"{what}たびに、手札の{paid}を捨ててそれを打ち消すことができる（支払われたコストは戻らない）"
    return [Clause(None, text)]


@MODIFIERS.words(BelongsTo)
def _belongs_to(node: BelongsTo, scope: Scope) -> list[Clause]:
    return [Clause(topic(node.to, scope), f"「{affiliation(node.affiliation)}」所属としても扱う")]


@MODIFIERS.words(NoFieldBonus)
def _no_field_bonus(node: NoFieldBonus, scope: Scope) -> list[Clause]:
    return [Clause(topic(node.to, scope), "フィールドボーナスを受けない")]


@MODIFIERS.words(Extinct)
def _extinct(node: Extinct, scope: Scope) -> list[Clause]:
    return [Clause(THIS, "【消滅】する")]


@MODIFIERS.words(Strike)
def _strike(node: Strike, scope: Scope) -> list[Clause]:
    target = ""
    scope.now(RefKind.TARGET, Noun("対象クリーチャー"))
    if node.if_any is not None:
        target = f"{creatures(node.if_any, scope).text}を"
    elif node.hitting:
        target = f"{node.hitting}体のクリーチャーを同時に"
    when = f"{target}攻撃するとき、" if target else "攻撃時、"
    if node.condition is not None:
        when = f"{CONDITIONS(node.condition, scope).text}場合、{when}"
    half = "50%の確率で" if node.chance else ""
    if node.becomes:
        text = f"攻撃力が{quantity(node.amount, scope).text}になる"
    else:
        text = figure_change(STATS[Stat.ATTACK], Stat.ATTACK, node.amount, False, scope)
    return [Clause(THIS, f"{when}{half}{text}")]


def merged(clauses: list[Clause]) -> list[str]:
    """The clauses as sentences without full stops; what is said of the same topic is one sentence."""
    groups: list[list[Clause]] = []
    for clause in clauses:
        last = groups[-1][0].topic if groups else None
        if last is not None and clause.topic is not None and last.text == clause.topic.text:
            groups[-1].append(clause)
        else:
            groups.append([clause])
    said = []
    for group in groups:
        who = group[0].topic
        if who is None or len(group) == 1:
            said += [clause.whole for clause in group]
        else:
            texts = [clause.text for clause in group]
            said.append(f"{who.text}は{'、'.join([*(stem(text) for text in texts[:-1]), texts[-1]])}")
    return said
