"""Japanese modifiers: 攻撃力は500アップする, 効果は無効化される, 代わりに〜."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from duelkit.yugioh.language.amounts import Amount, Count, CountOf, HalfOf, Number, StatOf, The, Times
from duelkit.yugioh.language.base import Node, nodes
from duelkit.yugioh.language.filters import EACH, IsThis, Not, Pool, RefKind
from duelkit.yugioh.language.modifiers import (
    AttackCost,
    Cannot,
    Change,
    ChangeStat,
    HoldsCounters,
    InsteadOfBattleDamage,
    InsteadOfDestruction,
    May,
    Modifier,
    Negated,
    OnlyOne,
    Perishes,
    Rebuffs,
    Redirected,
    SummonsPerTurn,
    TakesControl,
    Treated,
    Unaffected,
    Whenever,
    While,
    Wins,
)
from duelkit.yugioh.language.verbs import Apply, Destroy
from duelkit.yugioh.language.words import Because, CardType, Ordinal, Side, Stat, Until, Zone
from duelkit.yugioh.text.heads import Head, head_of
from duelkit.yugioh.text.ja_amounts import value
from duelkit.yugioh.text.ja_clauses import about, clause_about
from duelkit.yugioh.text.ja_conditions import moment_of
from duelkit.yugioh.text.ja_core import CONDITIONS, EVENTS, MODIFIERS, VERBS, WHATS, Clause, Noun, Scope
from duelkit.yugioh.text.ja_nouns import noun_of, type_words
from duelkit.yugioh.text.ja_phrase import phrase
from duelkit.yugioh.text.ja_places import place
from duelkit.yugioh.text.ja_words import SIDE, STATS, small, summons

_BY_LEVEL = (Stat.LEVEL, Stat.RANK, Stat.SCALE, Stat.ORIGINAL_LEVEL)


# Figures ------------------------------------------------------------------------------------------


def _of_itself(amount: Amount | int, node: ChangeStat, scope: Scope) -> bool:
    if not isinstance(amount, StatOf):
        return False
    if amount.what not in (node.to, EACH) and WHATS(amount.what, scope).bare != about(node.to, scope)[0]:
        return False
    original = {Stat.ATK: Stat.ORIGINAL_ATK, Stat.DEF: Stat.ORIGINAL_DEF, Stat.LEVEL: Stat.ORIGINAL_LEVEL}
    if node.change is Change.BECOME_ORIGINAL:
        return amount.stat in (node.stat, original.get(node.stat))
    return amount.stat is node.stat


@MODIFIERS.words(ChangeStat)
def _change_stat(node: ChangeStat, scope: Scope) -> list[Clause]:
    stat, amount = node.stat, node.amount
    subject, this = about(node.to, scope)
    part = STATS[stat]
    if node.change is Change.BECOME_ORIGINAL and not part.startswith("元々"):
        part = f"元々の{part}"
    if node.change in (Change.GAIN, Change.LOSE):
        up = node.change is Change.GAIN
        if stat in _BY_LEVEL:
            steps = f"{small(amount)}つ" if isinstance(amount, int) else f"{value(amount, scope)}分だけ"
            return [Clause(subject, phrase(steps, "上がる" if up else "下がる"), part, this)]
        words = value(amount, scope)
        if isinstance(amount, Count | CountOf):
            words += "だけ"
        elif not isinstance(amount, int | Times) or (isinstance(amount, Times) and isinstance(amount.amount, StatOf)):
            words += "分"
        return [Clause(subject, phrase(words, "アップする" if up else "ダウンする"), part, this)]
    words = _becomes(node, scope)
    if any(isinstance(each, StatOf) and WHATS(each.what, scope).bare == subject for each in nodes(node.amount)):
        words = words.removeprefix(f"{subject}の")
    return [Clause(subject, phrase(words, "なる"), part, this)]


def _becomes(node: ChangeStat, scope: Scope) -> str:
    amount = node.amount
    if isinstance(amount, HalfOf) and _of_itself(amount.amount, node, scope):
        return "半分に"
    if isinstance(amount, Times) and _of_itself(amount.amount, node, scope):
        return "倍に" if amount.factor == 2 else f"{small(amount.factor)}倍に"
    if node.stat in (Stat.ATTRIBUTE, Stat.RACE):
        return f"宣言した{STATS[node.stat]}に"
    if isinstance(amount, int):
        return f"{small(amount) if node.stat in _BY_LEVEL else value(amount, scope)}に"
    if isinstance(amount, The) and amount.number is Number.DECLARED:
        return f"宣言した{'数値' if node.stat not in _BY_LEVEL else STATS[node.stat]}に"
    if isinstance(amount, StatOf):
        return f"{value(amount, scope)}と同じに"
    return f"{value(amount, scope)}に"


# Everything else ----------------------------------------------------------------------------------


@MODIFIERS.words(Negated)
def _negated(node: Negated, scope: Scope) -> list[Clause]:
    return [clause_about(node.to, scope, phrase("", "無効化される"), "効果")]


@MODIFIERS.words(Redirected)
def _redirected(node: Redirected, scope: Scope) -> list[Clause]:
    where = {Ordinal.TOP: "の一番上", Ordinal.BOTTOM: "の一番下", Ordinal.SHUFFLED: ""}[node.where]
    gone = {
        Zone.BANISHED: ("", "除外される"),
        Zone.DECK: (f"持ち主のデッキ{where}に", "戻る"),
        Zone.HAND: ("持ち主の手札に", "戻る"),
        Zone.EXTRA_DECK: ("ＥＸデッキに表側表示で", "加わる"),
        Zone.GRAVEYARD: ("", "墓地へ送られる"),
    }.get(node.instead, ("", "除外される"))
    side = f"{SIDE[node.side]}の" if node.side is not Side.EITHER else ""
    beside = ""
    if node.beside is not None:
        other = noun_of(node.beside, scope)
        other = other.replace("カード", "モンスター") if head_of(node.beside) is Head.CARD else other
        beside = f"他の素材に{other}を使用した場合、"
    if node.because & Because.MATERIAL:
        kind = "Ｓ素材" if node.because & Because.SYNCHRO else "融合素材" if node.because & Because.FUSION else "素材"
        lead = f"このカードを{kind}とし、{beside}" if beside else f"このカードを{kind}とする場合、"
        return [Clause("", phrase(f"{lead}このカードは{gone[0]}", gone[1]), this=True)]
    if node.this_only:
        each = scope.known.get(RefKind.EACH)
        name = each.bare if each is not None else "このカード"
        if node.origin and node.to and node.to != Zone.FIELD:
            to = "墓地へ送られる" if node.to == Zone.GRAVEYARD else "移動する"
            return [Clause(name, phrase(f"{beside}{to}場合に{gone[0]}", gone[1]), this=True)]
        return [Clause(name, phrase(f"{beside}フィールドから離れた場合に{gone[0]}", gone[1]), this=True)]
    noun = noun_of(node.which, scope)
    origin = f"{place(node.origin, Side.EITHER).removeprefix('お互いの')}から" if node.origin else ""
    instead = "墓地へは行かず" if node.to == Zone.GRAVEYARD else ""
    to = {Zone.GRAVEYARD: "墓地へ送られる", Zone.HAND: "手札に戻る", Zone.DECK: "デッキに戻る"}.get(
        node.to, "フィールドから離れる"
    )
    return [
        Clause(
            f"{origin}{side and side}{to}{noun}"
            if not side
            else f"{origin}{SIDE[node.side]}の墓地へ送られる{noun}"
            if node.to == Zone.GRAVEYARD
            else f"{side}{noun}",
            phrase(f"{instead}{gone[0]}", gone[1]),
        )
    ]


@MODIFIERS.words(Unaffected)
def _unaffected(node: Unaffected, scope: Scope) -> list[Clause]:
    by = f"{SIDE[node.by]}の" if node.by is not None else ""
    did = "が発動した" if node.by is not None and node.activated_only else "の発動した" if node.activated_only else ""
    if did and node.by is not None:
        by = f"{SIDE[node.by]}{did}"
    noun = noun_of(node.of, scope) if node.of is not None else ""
    if node.lower_level_monsters:
        noun = "このカードのレベルよりも低いレベル・ランクを持つモンスター"
    if not noun:
        noun = "" if by and not did else "カード"
    if isinstance(node.of, Not) and isinstance(node.of.part, IsThis):
        noun = "他のカード"
    return [clause_about(node.to, scope, phrase(f"{by}{noun}{'の' if noun else ''}効果を", "受けない"))]


@MODIFIERS.words(Rebuffs)
def _rebuffs(node: Rebuffs, scope: Scope) -> list[Clause]:
    subject, this = about(node.to, scope)
    return [
        Clause("", phrase(f"{subject}を対象とする{noun_of(node.of, scope)}の効果は無効化され", "破壊される"), this=this)
    ]


@MODIFIERS.words(InsteadOfDestruction)
def _instead_of_destruction(node: InsteadOfDestruction, scope: Scope) -> list[Clause]:
    subject, this = about(node.to, scope)
    by = f"{SIDE[node.by]}の" if node.by is not None else ""
    how = "戦闘・効果で" if node.by_battle and node.by_effect else "戦闘で" if node.by_battle else "効果で"
    if not by and node.by_battle and node.by_effect:
        how = "戦闘・効果で"
    once = "１ターンに１度、" if node.once_per_turn else ""
    if node.pay is None:
        bare = {(True, True): "戦闘・効果では", (True, False): "戦闘では", (False, True): "効果では"}[
            node.by_battle, node.by_effect
        ]
        limit = "１ターンに１度だけ" if node.once_per_turn else ""
        return [Clause(subject, phrase(f"{limit}{by}{bare}", "破壊されない"), this=this)]
    scope.now(RefKind.EACH, Noun("このカード" if this else "そのカード", this=this))
    was, scope.paying = scope.paying, True
    pay = VERBS(node.pay, scope)
    scope.paying = was
    said = pay.can() if node.optional else pay
    return [Clause("", said.prefixed(f"{once}{subject}が{by}{how}破壊される場合、代わりに"), this=this)]


@MODIFIERS.words(InsteadOfBattleDamage)
def _instead_of_battle_damage(node: InsteadOfBattleDamage, scope: Scope) -> list[Clause]:
    subject, _ = about(node.to, scope)
    lead = f"{subject}の戦闘で発生する{SIDE[node.side]}への戦闘ダメージ"
    if node.optional:
        return [Clause("", phrase(f"{lead}を0に", "できる"))]
    return [Clause("", phrase(f"{lead}は0に", "なる"))]


@MODIFIERS.words(Perishes)
def _perishes(node: Perishes, scope: Scope) -> list[Clause]:
    return [clause_about(node.to, scope, phrase("", "破壊される"))]


@MODIFIERS.words(Treated)
def _treated(node: Treated, scope: Scope) -> list[Clause]:
    if node.ja:
        return [clause_about(node.to, scope, phrase(f"カード名を「{node.ja}」として", "扱う"))]
    gains = (
        type_words(node.gains | CardType.MONSTER)
        if node.gains & (CardType.NORMAL | CardType.EFFECT | CardType.TUNER | CardType.TOKEN)
        else type_words(node.gains)
    )
    if node.gains:
        return [clause_about(node.to, scope, phrase(f"{gains}として", "扱う"))]
    loses = type_words(node.loses | CardType.MONSTER)
    return [clause_about(node.to, scope, phrase(f"{loses}として", "扱わない"))]


@MODIFIERS.words(TakesControl)
def _takes_control(node: TakesControl, scope: Scope) -> list[Clause]:
    subject, _ = about(node.to, scope)
    return [Clause("", phrase(f"{subject}のコントロールを", "得る"))]


@MODIFIERS.words(Wins)
def _wins(node: Wins, scope: Scope) -> list[Clause]:
    return [Clause("自分", phrase("デュエルに", "勝利する"))]


@MODIFIERS.words(OnlyOne)
def _only_one(node: OnlyOne, scope: Scope) -> list[Clause]:
    unit = "体" if scope.card.types & CardType.MONSTER else "枚"
    return [Clause(f"「{scope.card.ja}」", phrase(f"自分フィールドに１{unit}しか表側表示で", "存在できない"))]


@MODIFIERS.words(SummonsPerTurn)
def _summons_per_turn(node: SummonsPerTurn, scope: Scope) -> list[Clause]:
    return [
        Clause(
            "自分",
            phrase(f"「{scope.card.ja}」を１ターンに{small(node.times)}度しか{summons(node.kinds)}", "できない"),
        )
    ]


@MODIFIERS.words(While)
def _while(node: While, scope: Scope) -> list[Clause]:
    lead = while_text(node, scope)
    clauses: list[Clause] = []
    for modifier in node.modifiers:
        clauses += MODIFIERS(modifier, scope)
    return [replace(clause, lead=lead + clause.lead) for clause in clauses]


def while_text(node: While, scope: Scope) -> str:
    """自分フィールドに「X」が存在する限り、"""
    moment, rest = moment_of(node.condition)
    words = f"{CONDITIONS(rest, scope).plain}場合、" if rest is not None else ""
    return f"{moment}の間、{words}" if moment else words


@MODIFIERS.words(Whenever)
def _whenever(node: Whenever, scope: Scope) -> list[Clause]:
    occasion = EVENTS(node.when, scope)
    once = "１ターンに１度だけ、" if node.once_per_turn else ""
    if occasion.moment:
        lead = f"{once}{occasion.text}に"
    elif once:
        lead = f"{once}{occasion.text}場合、"
    elif isinstance(node.verb, Destroy):
        lead = f"{occasion.text}時に"
    elif isinstance(node.verb, Apply) and node.verb.until is Until.LEAVES:
        lead = f"{occasion.text}場合、"
    else:
        lead = f"{_each_time(occasion.text)}、"
    if isinstance(node.verb, Destroy):
        noun = WHATS(node.verb.what, scope)
        return [Clause("", phrase(f"{lead}{noun.bare}は", "破壊される"))]
    return [Clause("", VERBS(node.verb, scope).prefixed(lead))]


def _each_time(text: str) -> str:
    """〜した → 〜する度に."""
    for past, plain in (
        ("された", "される"),
        ("した", "する"),
        ("れた", "れる"),
        ("けた", "ける"),
        ("戻った", "戻る"),
        ("なった", "なる"),
        ("えた", "える"),
        ("った", "う"),
    ):
        if text.endswith(past):
            return f"{text.removesuffix(past)}{plain}度に"
    return f"{text}時"


@MODIFIERS.words(HoldsCounters)
def _holds_counters(node: HoldsCounters, scope: Scope) -> list[Clause]:
    most = f"最大{small(node.most)}つまで" if node.most else ""
    return [Clause("このカード", phrase(f"《》には{node.name}を{most}", "置く事ができる"), this=True)]


@MODIFIERS.words(AttackCost)
def _attack_cost(node: AttackCost, scope: Scope) -> list[Clause]:
    subject, this = about(node.to, scope)
    return [
        Clause(
            "",
            phrase(f"{subject}の攻撃宣言の際に、自分は{node.life_points}ＬＰを払わなければ", "ならない"),
            this=this,
        )
    ]


def has_pool(modifiers: Iterable[Modifier], this: type[Node] = Pool) -> bool:
    """Whether some modifier speaks of other cards than this one."""
    for modifier in modifiers:
        if isinstance(modifier, While):
            if has_pool(modifier.modifiers):
                return True
            continue
        to = getattr(modifier, "to", None)
        if isinstance(to, Pool) and not isinstance(to.filter, IsThis):
            return True
        if isinstance(modifier, Cannot | May) and modifier.side is not None:
            return True
        if isinstance(modifier, Redirected) and not modifier.this_only and not modifier.because & Because.MATERIAL:
            return True
    return False
