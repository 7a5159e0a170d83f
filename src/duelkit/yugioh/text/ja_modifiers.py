"""Japanese modifiers: 攻撃力は500アップする, 相手の効果では破壊されない, 直接攻撃できる."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeVar

from duelkit.yugioh.language.amounts import Amount, Count, CountOf, HalfOf, Number, StatOf, The, Times
from duelkit.yugioh.language.base import Node
from duelkit.yugioh.language.filters import EACH, THIS, Filter, IsThis, Not, OfType, Pool, Ref, RefKind
from duelkit.yugioh.language.modifiers import (
    Action, AttackCost, Cannot, Change, ChangeStat, HoldsCounters, InsteadOfBattleDamage, InsteadOfDestruction, May,
    Modifier, Negated, OnlyOne, Permission, Perishes, Redirected, Subject, SummonsPerTurn, TakesControl, Treated,
    Unaffected, Whenever, While, Wins,
)
from duelkit.yugioh.language.verbs import Apply, Destroy
from duelkit.yugioh.language.words import Because, CardType, Ordinal, Side, Stat, Until, Zone
from duelkit.yugioh.text.heads import Head, head_of, head_of_pool
from duelkit.yugioh.text.ja_amounts import value, value_bun
from duelkit.yugioh.text.ja_conditions import moment_of
from duelkit.yugioh.text.ja_core import CONDITIONS, EVENTS, MODIFIERS, VERBS, WHATS, Clause, Noun, Scope
from duelkit.yugioh.text.ja_filters import noun_of, place, pool_text, type_words
from duelkit.yugioh.text.ja_phrase import Phrase, phrase
from duelkit.yugioh.text.ja_words import SIDE, STATS, small, summons
from duelkit.yugioh.text.registry import Language, NoWording

T = TypeVar("T")

_BY_LEVEL = (Stat.LEVEL, Stat.RANK, Stat.SCALE, Stat.ORIGINAL_LEVEL)


def about(subject: Subject, scope: Scope) -> tuple[str, bool]:
    """The cards that a modifier concerns, and whether they are this card."""
    if isinstance(subject, Pool):
        scope.now(RefKind.EACH, Noun(f"その{'モンスター' if head_of_pool(subject) is Head.MONSTER else 'カード'}"))
        return pool_text(subject, scope, owned=True), isinstance(subject.filter, IsThis)
    noun = WHATS(subject, scope)
    return noun.bare, noun.this


def _clause(to: Subject | None, scope: Scope, predicate: Phrase, part: str = "") -> Clause:
    subject, this = about(to if to is not None else THIS, scope)
    return Clause(subject, predicate, part, this)


def sentence_of(clauses: Iterable[Clause], before: str = "") -> Phrase:
    """All clauses as one phrase; those of one subject share it."""
    groups: list[list[Clause]] = []
    for clause in clauses:
        if groups and groups[-1][0].subject == clause.subject and groups[-1][0].lead == clause.lead:
            groups[-1].append(clause)
        else:
            groups.append([clause])
    whole: Phrase | None = None
    groups = [_one_ban(group) for group in groups]
    for group in groups:
        here = _group(_same_figures(group)).prefixed(group[0].lead)
        whole = here if whole is None else here.following(whole)
    assert whole is not None
    return whole.prefixed(before)


def _one_ban(group: list[Clause]) -> list[Clause]:
    """Xを発動できず、Xの効果を発動できない → X及びその効果を発動できない."""
    merged: list[Clause] = []
    for clause in group:
        last = merged[-1].predicate if merged else None
        here = clause.predicate
        if last is not None and last.verb == here.verb and last.lead.endswith("を") and here.lead.endswith("の効果を") \
                and here.verb.plain.startswith("発動でき") and last.lead.removesuffix("を") == here.lead.removesuffix("の効果を"):
            both = replace(here, lead=f"{last.lead.removesuffix('を')}及びその効果を")
            merged[-1] = replace(merged[-1], predicate=both)
        elif last is not None and here.verb == last.verb and (last.lead, here.lead) == ("魔法・罠カードを", "カードの効果を"):
            merged[-1] = replace(merged[-1], predicate=replace(here, lead="魔法・罠・モンスターの効果を"))
        elif last is not None and last.plain == "戦闘では破壊されない" and here.plain == "効果では破壊されない":
            merged[-1] = replace(merged[-1], predicate=phrase("", "戦闘・効果では破壊されない"))
        else:
            merged.append(clause)
    return merged


def _same_figures(group: list[Clause]) -> list[Clause]:
    """攻撃力は…, 守備力は… → 攻撃力・守備力は…."""
    merged: list[Clause] = []
    for clause in group:
        if merged and clause.part and merged[-1].part and merged[-1].predicate == clause.predicate:
            more = clause.part.removeprefix("元々の") if merged[-1].part.startswith("元々の") else clause.part
            merged[-1] = replace(merged[-1], part=f"{merged[-1].part}・{more}")
        else:
            merged.append(clause)
    return merged


def _group(group: list[Clause]) -> Phrase:
    subject = group[0].subject
    if len(group) == 1:
        only = group[0]
        if only.predicate.lead.startswith("《"):
            return replace(only.predicate, lead=only.predicate.lead.removeprefix("《").replace("》", subject))
        return only.predicate.prefixed(f"{subject}の{only.part}は" if only.part else f"{subject}は" if subject else "")
    whole: Phrase | None = None
    for index, clause in enumerate(group):
        predicate = clause.predicate
        if predicate.lead.startswith("《"):
            lead = predicate.lead.removeprefix("《").replace("》", subject if index == 0 else "そのモンスター" if subject != "このカード" else subject)
            here = replace(predicate, lead=lead)
        elif clause.part:
            here = predicate.prefixed(f"{subject}の{clause.part}は" if index == 0 else f"{clause.part}は")
        else:
            here = predicate.prefixed(f"{subject}は" if index == 0 else "")
        whole = here if whole is None else here.following(whole)
    assert whole is not None
    return whole


# Figures -----------------------------------------------------------------------------------------------------------


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
        elif not isinstance(amount, int | Times):
            words += "分"
        elif isinstance(amount, Times) and isinstance(amount.amount, StatOf):
            words += "分"
        return [Clause(subject, phrase(words, "アップする" if up else "ダウンする"), part, this)]
    words = _becomes(node, scope)
    return [Clause(subject, phrase(words.removeprefix(f"{subject}の"), "なる"), part, this)]


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


# Prohibitions ------------------------------------------------------------------------------------------------------

_CARD_CANNOT = {
    Action.ATTACK: "攻撃できない",
    Action.ATTACK_DIRECTLY: "直接攻撃できない",
    Action.BE_ATTACKED: "攻撃対象にされない",
    Action.CHANGE_POSITION: "表示形式を変更できない",
    Action.BE_DESTROYED_BY_BATTLE: "戦闘では破壊されない",
    Action.BE_DESTROYED_BY_EFFECT: "効果では破壊されない",
    Action.BE_TARGETED: "効果の対象にならない",
    Action.BE_TRIBUTED: "リリースできない",
    Action.BE_TRIBUTED_FOR_SUMMON: "アドバンス召喚のためにはリリースできない",
    Action.BE_TRIBUTED_BY_EFFECT: "効果ではリリースできない",
    Action.BE_FUSION_MATERIAL: "融合素材にできない",
    Action.BE_SYNCHRO_MATERIAL: "Ｓ素材にできない",
    Action.BE_XYZ_MATERIAL: "Ｘ素材にできない",
    Action.CHANGE_CONTROL: "コントロールを変更できない",
    Action.BE_SPECIAL_SUMMONED: "特殊召喚できない",
    Action.ACTIVATE: "発動できない",
    Action.ACTIVATE_EFFECT: "効果を発動できない",
    Action.DECLARE_ATTACK_WITHOUT: "攻撃宣言できない",
    Action.FLIP_SUMMON: "反転召喚できない",
    Action.NORMAL_SUMMON: "召喚できない",
    Action.BANISH: "除外されない",
    Action.SPECIAL_SUMMON: "特殊召喚できない",
    Action.SET_MONSTER: "セットできない",
    Action.PENDULUM_SUMMON: "Ｐ召喚できない",
    Action.ATTACK_MONSTER: "モンスターを攻撃対象に選択できない",
}
_PLAYER_CANNOT = {
    Action.SPECIAL_SUMMON: ("モンスター", "特殊召喚できない"),
    Action.NORMAL_SUMMON: ("モンスター", "召喚できない"),
    Action.FLIP_SUMMON: ("モンスター", "反転召喚できない"),
    Action.SET_MONSTER: ("モンスター", "セットできない"),
    Action.PENDULUM_SUMMON: ("モンスター", "Ｐ召喚できない"),
    Action.ACTIVATE: ("カード", "発動できない"),
    Action.ACTIVATE_EFFECT: ("カード", "発動できない"),
    Action.CONDUCT_BATTLE_PHASE: ("バトルフェイズ", "行えない"),
    Action.BANISH: ("カード", "除外できない"),
    Action.DRAW: ("カード", "ドローできない"),
    Action.ATTACK: ("", "攻撃宣言できない"),
    Action.BE_TRIBUTED: ("モンスター", "リリースできない"),
    Action.CHANGE_POSITION: ("モンスターの表示形式", "変更できない"),
}


def _look(table: dict[Action, T], action: Action) -> T:
    if action not in table:
        raise NoWording(f"Action.{action.name}", Language.JA)
    return table[action]


@MODIFIERS.words(Cannot)
def _cannot(node: Cannot, scope: Scope) -> list[Clause]:
    if node.side is not None:
        return [_player_cannot(node, node.side, scope)]
    action = node.action
    text = _look(_CARD_CANNOT, action)
    by = f"{SIDE[node.by]}の" if node.by is not None else ""
    if node.zones and action is Action.ACTIVATE_EFFECT:
        text = f"{place(node.zones, Side.EITHER).removeprefix('お互いの')}で効果を発動できない"
    if action is Action.BE_ATTACKED:
        clause = _clause(node.to, scope, phrase("《相手は》を", "攻撃対象に選択できない"))
        if node.unless is not None and not isinstance(node.unless, Not):
            clause = _clause(node.to, scope, phrase(f"《相手は{noun_of(node.unless, scope)}でしか》を", "攻撃対象に選択できない"))
        return [clause]
    if by and action is Action.BANISH:
        return [_clause(node.to, scope, phrase(f"《{SIDE[node.by]}は》を" if node.by is not None else "《》を", "除外できない"))]
    if by and action in (Action.BE_DESTROYED_BY_BATTLE, Action.BE_DESTROYED_BY_EFFECT, Action.BE_TARGETED, Action.BE_TRIBUTED_BY_EFFECT):
        text = f"{by}モンスターとの{text}" if action is Action.BE_DESTROYED_BY_BATTLE else by + text
    elif by:
        text = f"{by}効果では{text}"
    if node.unless is not None:
        text = _narrowed(text, action, node.unless, scope)
    if node.first_each_turn:
        text = f"１ターンに１度だけ{text}"
    clause = _clause(node.to, scope, phrase("", text))
    if action is Action.DECLARE_ATTACK_WITHOUT:
        clause = _clause(node.to, scope, phrase(f"{noun_of(node.unless, scope)}が存在しなければ", "攻撃宣言できない"))
    return [clause]


def _narrowed(text: str, action: Action, unless: Filter, scope: Scope) -> str:
    """〜以外のS召喚の素材にできない, 「X」でしか攻撃対象に…, by what it may be done all the same."""
    only = isinstance(unless, Not)
    noun = noun_of(unless.part if isinstance(unless, Not) else unless, scope)
    materials = {
        Action.BE_SYNCHRO_MATERIAL: "Ｓ召喚の素材", Action.BE_XYZ_MATERIAL: "Ｘ召喚の素材",
        Action.BE_FUSION_MATERIAL: "融合召喚の素材", Action.BE_TRIBUTED_FOR_SUMMON: "アドバンス召喚のためのリリース",
    }
    if action in materials:
        kind = {Action.BE_SYNCHRO_MATERIAL: "Ｓモンスター", Action.BE_XYZ_MATERIAL: "Ｘモンスター",
                Action.BE_FUSION_MATERIAL: "融合モンスター"}.get(action, "モンスター")
        if noun.endswith("カード"):
            noun = noun.removesuffix("カード") + kind
        return f"{noun}の{materials[action]}に{'' if only else 'しか'}使用できない"
    if action in (Action.BE_DESTROYED_BY_BATTLE, Action.BE_DESTROYED_BY_EFFECT, Action.BE_TARGETED):
        battle = action is Action.BE_DESTROYED_BY_BATTLE
        what = f"{noun}{'' if only else '以外のモンスター' if battle else '以外のカード'}"
        return text.replace("戦闘", f"{what}との戦闘", 1) if battle else text.replace("効果", f"{what}の効果", 1)
    if action is Action.ATTACK_MONSTER:
        return f"{noun}を攻撃対象に選択できない" if only else f"{noun}しか攻撃対象に選択できない"
    return f"{noun}以外{text}" if not only else f"{noun}を{text}"


def _player_cannot(node: Cannot, side: Side, scope: Scope) -> Clause:
    action, unless = node.action, node.unless
    who = SIDE[side]
    if action is Action.TAKE_DAMAGE:
        return Clause(who, phrase("効果ダメージを" if node.unless is None else "ダメージを", "受けない"))
    if action is Action.TAKE_BATTLE_DAMAGE:
        return Clause(who, phrase("戦闘ダメージを", "受けない"))
    thing, verb = _look(_PLAYER_CANNOT, action)
    if action is Action.SPECIAL_SUMMON and node.kinds:
        verb = f"{summons(node.kinds)}できない"
    where = f"{place(node.zones, Side.EITHER).removeprefix('お互いの')}" if node.zones else ""
    if action is Action.ACTIVATE_EFFECT:
        thing = "カードの効果"
    if isinstance(unless, Not):
        thing = noun_of(unless.part, scope) + ("の効果" if action is Action.ACTIVATE_EFFECT else "")
        return Clause(who, phrase(f"{where and where + 'の'}{thing}を", verb))
    if action is Action.ACTIVATE and unless is None and not where:
        thing = "魔法・罠カード"
    if unless is not None:
        noun = noun_of(unless, scope) + ("の効果" if action is Action.ACTIVATE_EFFECT else "")
        return Clause(who, phrase(f"{where and where + 'から'}{noun}しか", verb))
    if where:
        thing = f"{where}の{thing}{'の効果' if action is Action.ACTIVATE else ''}" if action is Action.ACTIVATE else f"{where}から{thing}"
    return Clause(who, phrase(f"{thing}を" if thing else "", verb))


# Permissions -------------------------------------------------------------------------------------------------------


@MODIFIERS.words(May)
def _may(node: May, scope: Scope) -> list[Clause]:
    player = SIDE[node.side] if node.side is not None else ""
    count = small(node.amount) if isinstance(node.amount, int) else value(node.amount, scope)
    which = noun_of(node.which, scope) if node.which is not None else ""
    match node.permission:
        case Permission.ATTACK_DIRECTLY:
            said = phrase("", "直接攻撃できる")
        case Permission.EXTRA_ATTACKS:
            many = small(node.amount + 1) + "回" if isinstance(node.amount, int) else f"通常の攻撃に加えて{count}まで"
            said = phrase(f"１度のバトルフェイズ中に{many}", "攻撃できる")
        case Permission.EXTRA_ATTACKS_ON_MONSTERS:
            many = small(node.amount + 1) + "回まで" if isinstance(node.amount, int) else f"通常の攻撃に加えて{count}まで"
            said = phrase(f"１度のバトルフェイズ中に{many}{which or 'モンスター'}に", "攻撃できる")
        case Permission.ATTACK_ALL:
            said = phrase(f"相手の{which}全てに１回ずつ" if which else "相手モンスター全てに１回ずつ", "攻撃できる")
        case Permission.PIERCE:
            subject, this = about(node.to or THIS, scope)
            return [Clause(subject, phrase("《》が守備表示モンスターを攻撃した場合、その守備力を攻撃力が超えた分だけ相手に戦闘ダメージを", "与える"), "", this)]
        case Permission.NORMAL_SUMMON_WITHOUT_TRIBUTE:
            said = phrase("リリースなしで", "召喚できる")
        case Permission.EXTRA_NORMAL_SUMMON:
            times = "１度だけ" if node.amount == 1 else f"{count}回まで"
            return [Clause(player or "自分", phrase(f"通常召喚に加えて{times}、自分メインフェイズに{which or 'モンスター'}１体を", "召喚できる"))]
        case Permission.COUNT_AS_TWO_TRIBUTES:
            return [_clause(node.to, scope, phrase(f"{which or 'モンスター'}をアドバンス召喚する場合、２体分のリリースとして", "扱う"), )]
        case Permission.DOUBLE_DAMAGE:
            return [_clause(node.to, scope, phrase(f"《》が{'相手モンスターとの' if which else ''}戦闘で相手に与える戦闘ダメージは倍に", "なる"))]
        case Permission.HALVE_DAMAGE:
            if node.to is None or player:
                return [Clause(player or "相手", phrase("受けるダメージは半分に", "なる"))]
            return [_clause(node.to, scope, phrase("《》が相手に与える戦闘ダメージは半分に", "なる"))]
        case Permission.MUST_ATTACK_THIS:
            return [_clause(node.to, scope, phrase("《相手は》を攻撃対象にしなければ", "ならない"))]
        case Permission.ACTIVATE_TRAP_FROM_HAND:
            said = phrase(f"{which or ''}手札から", "発動できる") if not which else phrase(f"{which}を手札から", "発動できる")
        case Permission.GAINS_EFFECTS:
            said = phrase("もう１度召喚された状態として", "扱う")
        case Permission.REFLECT_DAMAGE:
            return [_clause(node.to, scope, phrase("《》の戦闘で発生する自分への戦闘ダメージは相手が", "受ける"))]
        case Permission.NO_BATTLE_DAMAGE:
            return [_clause(node.to, scope, phrase("《》の戦闘で発生する自分への戦闘ダメージは０に", "なる"))]
        case Permission.LEVEL_TWO_FOR_SYNCHRO:
            said = phrase("Ｓ素材とする場合、レベル２モンスターとして", "扱う事ができる")
        case Permission.REVEAL_HAND:
            return [Clause(player or "相手", phrase("手札を公開し続けなければ", "ならない"))]
        case Permission.REVEAL_DECK_TOP:
            return [Clause(player or "自分", phrase("デッキの一番上のカードを公開した状態でデュエルを", "進行する"))]
        case Permission.MUST_BE_TRIBUTED:
            return [_clause(node.to, scope, phrase("《自分がモンスターをリリースする場合、自分のモンスター１体の代わりに》をリリースしなければ", "ならない"))]
        case Permission.SUBSTITUTE_TUNER:
            said = phrase(f"{which or 'チューナー'}の代わりとしてＳ素材に", "できる")
        case _:
            raise NoWording(f"Permission.{node.permission.name}", Language.JA)
    if player and node.to is None:
        return [Clause(player, said)]
    return [_clause(node.to, scope, said)]


# Everything else ---------------------------------------------------------------------------------------------------


@MODIFIERS.words(Negated)
def _negated(node: Negated, scope: Scope) -> list[Clause]:
    return [_clause(node.to, scope, phrase("", "無効化される"), "効果")]


@MODIFIERS.words(Redirected)
def _redirected(node: Redirected, scope: Scope) -> list[Clause]:
    where = {Ordinal.TOP: "の一番上", Ordinal.BOTTOM: "の一番下", Ordinal.SHUFFLED: ""}[node.where]
    gone = {
        Zone.BANISHED: ("", "除外される"), Zone.DECK: (f"持ち主のデッキ{where}に", "戻る"), Zone.HAND: ("持ち主の手札に", "戻る"),
        Zone.EXTRA_DECK: ("ＥＸデッキに表側表示で", "加わる"), Zone.GRAVEYARD: ("", "墓地へ送られる"),
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
    to = {Zone.GRAVEYARD: "墓地へ送られる", Zone.HAND: "手札に戻る", Zone.DECK: "デッキに戻る"}.get(node.to, "フィールドから離れる")
    return [Clause(f"{origin}{side and side}{to}{noun}" if not side else f"{origin}{SIDE[node.side]}の墓地へ送られる{noun}" if node.to == Zone.GRAVEYARD else f"{side}{noun}",
                   phrase(f"{instead}{gone[0]}", gone[1]))]


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
    return [_clause(node.to, scope, phrase(f"{by}{noun}{'の' if noun else ''}効果を", "受けない"))]


@MODIFIERS.words(InsteadOfDestruction)
def _instead_of_destruction(node: InsteadOfDestruction, scope: Scope) -> list[Clause]:
    subject, this = about(node.to, scope)
    by = f"{SIDE[node.by]}の" if node.by is not None else ""
    how = "戦闘・効果で" if node.by_battle and node.by_effect else "戦闘で" if node.by_battle else "効果で"
    if not by and node.by_battle and node.by_effect:
        how = "戦闘・効果で"
    once = "１ターンに１度、" if node.once_per_turn else ""
    if node.pay is None:
        bare = {(True, True): "戦闘・効果では", (True, False): "戦闘では", (False, True): "効果では"}[node.by_battle, node.by_effect]
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
    once = "１ターンに１度、" if node.once_per_turn_by_name else ""
    lead = f"{once}{subject}の戦闘で発生する{SIDE[node.side]}への戦闘ダメージ"
    if node.optional:
        return [Clause("", phrase(f"{lead}を０に", "できる"))]
    return [Clause("", phrase(f"{lead}は０に", "なる"))]


@MODIFIERS.words(Perishes)
def _perishes(node: Perishes, scope: Scope) -> list[Clause]:
    return [_clause(node.to, scope, phrase("", "破壊される"))]


@MODIFIERS.words(Treated)
def _treated(node: Treated, scope: Scope) -> list[Clause]:
    if node.ja:
        return [_clause(node.to, scope, phrase(f"カード名を「{node.ja}」として", "扱う"))]
    gains = type_words(node.gains | CardType.MONSTER) if node.gains & (
        CardType.NORMAL | CardType.EFFECT | CardType.TUNER | CardType.TOKEN) else type_words(node.gains)
    if node.gains:
        return [_clause(node.to, scope, phrase(f"{gains}として", "扱う"))]
    loses = type_words(node.loses | CardType.MONSTER)
    return [_clause(node.to, scope, phrase(f"{loses}として", "扱わない"))]


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
    return [Clause("自分", phrase(f"「{scope.card.ja}」を１ターンに{small(node.times)}度しか{summons(node.kinds)}", "できない"))]


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
    for past, plain in (("された", "される"), ("した", "する"), ("れた", "れる"), ("けた", "ける"), ("戻った", "戻る"), ("なった", "なる"), ("えた", "える"), ("った", "う")):
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
    return [Clause("", phrase(f"{subject}の攻撃宣言の際に、自分は{node.life_points}ＬＰを払わなければ", "ならない"), this=this)]


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


