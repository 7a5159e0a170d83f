"""Words about prohibitions and permissions (〜できない・〜できる): their wording in Japanese."""

from __future__ import annotations

from typing import TypeVar

from duelkit.yugioh.language.amounts import Plus
from duelkit.yugioh.language.base import Amount, Filter, Not, Pool
from duelkit.yugioh.language.nouns import BATTLING, SPELL_OR_TRAP
from duelkit.yugioh.language.permissions import Action, Permission
from duelkit.yugioh.language.selections import THIS
from duelkit.yugioh.language.terms import Side, SummonKind, Zone
from duelkit.yugioh.text.grammar.ja.clauses import about, clause_about
from duelkit.yugioh.text.grammar.ja.core import CONDITIONS, FILTERS, MODIFIERS, Clause, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.ja.nouns import battler, noun_of, words_of
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.places import zones_text
from duelkit.yugioh.text.grammar.ja.quantities import value
from duelkit.yugioh.text.grammar.ja.terms import SIDE, effect_of, small, summons
from duelkit.yugioh.text.grammar.registry import Language, NoWording
from duelkit.yugioh.words.permissions.meaning import (
    Cannot,
    FlipSummonedOnlyIf,
    May,
    OpensField,
    OpenToHand,
    SummonedByThis,
)

T = TypeVar("T")
BOTH_BATTLERS = Pool(BATTLING, Zone.FIELD, Side.EITHER)

_CARD_CANNOT = {
    Action.ATTACK: "攻撃できない",
    Action.DECLARE_ATTACK: "攻撃宣言できない",
    Action.ATTACK_DIRECTLY: "直接攻撃できない",
    Action.BE_ATTACKED: "攻撃対象にされない",
    Action.CHANGE_POSITION: "表示形式を変更できない",
    Action.BE_DESTROYED_BY_BATTLE: "戦闘では破壊されない",
    Action.BE_DESTROYED_BY_EFFECT: "効果では破壊されない",
    Action.BE_TARGETED: "効果の対象にならない",
    Action.BE_TRIBUTED: "リリースできない",
    Action.BE_TRIBUTED_FOR_SUMMON: "アドバンス召喚のためにはリリースできない",
    Action.BE_TRIBUTED_BY_EFFECT: "効果ではリリースできない",
    Action.BE_TRIBUTED_EXCEPT_FOR_SUMMON: "アドバンス召喚以外のためにはリリースできない",
    Action.BE_FUSION_MATERIAL: "融合素材にできない",
    Action.BE_SYNCHRO_MATERIAL: "Ｓ素材にできない",
    Action.BE_XYZ_MATERIAL: "Ｘ素材にできない",
    Action.BE_LINK_MATERIAL: "リンク素材にできない",
    Action.CHANGE_CONTROL: "コントロールを変更できない",
    Action.ACTIVATE: "発動できない",
    Action.ACTIVATE_EFFECT: "効果を発動できない",
    Action.FLIP_SUMMON: "反転召喚できない",
    Action.NORMAL_SUMMON: "召喚できない",
    Action.BANISH: "除外されない",
    Action.BE_BANISHED_FOR_EFFECT: "効果を発動するために除外できない",
    Action.SPECIAL_SUMMON: "特殊召喚できない",
    Action.SET_MONSTER: "セットできない",
    Action.ATTACK_MONSTER: "モンスターを攻撃対象に選択できない",
}

_PLAYER_CANNOT = {
    Action.SPECIAL_SUMMON: ("モンスター", "特殊召喚できない"),
    Action.NORMAL_SUMMON: ("モンスター", "召喚できない"),
    Action.FLIP_SUMMON: ("モンスター", "反転召喚できない"),
    Action.SET_MONSTER: ("モンスター", "セットできない"),
    Action.SET_CARD: ("魔法・罠カード", "セットできない"),
    Action.ACTIVATE_SPELL_UNSET: (
        "",
        "魔法カードはセットしなければ発動できず、セットしたプレイヤーから見て次の自分ターンが来るまで発動できない",
    ),
    Action.ACTIVATE: ("カード", "発動できない"),
    Action.ACTIVATE_EFFECT: ("カード", "発動できない"),
    Action.CONDUCT_BATTLE_PHASE: ("バトルフェイズ", "行えない"),
    Action.BANISH: ("カード", "除外できない"),
    Action.DRAW: ("カード", "ドローできない"),
    Action.DRAW_BY_EFFECT: ("", "カードの効果でドローできない"),
    Action.SEND_FROM_DECK: ("デッキからカード", "墓地へ送れない"),
    Action.ADD_FROM_DECK: ("ドロー以外の方法でデッキからカード", "手札に加えられない"),
    Action.ATTACK: ("", "攻撃宣言できない"),
    Action.BE_TRIBUTED: ("モンスター", "リリースできない"),
    Action.CHANGE_POSITION: ("モンスターの表示形式", "変更できない"),
}


def _look(table: dict[Action, T], action: Action) -> T:
    if action not in table:
        raise NoWording(f"Action.{action.name}", Language.JA)
    return table[action]


def _not_attacked(node: Cannot, scope: Scope) -> Clause:
    narrowed = node.unless is not None and not isinstance(node.unless, Not)
    who = f"相手は{noun_of(node.unless, scope)}でしか" if node.unless is not None and narrowed else "相手は"
    return clause_about(node.to, scope, phrase(f"《{who}》を", "攻撃対象に選択できない"))


@MODIFIERS.words(Cannot)
def _cannot(node: Cannot, scope: Scope) -> list[Clause]:
    if node.side is not None:
        if node.action is Action.HAVE_SUMMON_ANSWERED:
            return [_unanswered(node, scope)]
        return [_player_cannot(node, node.side, scope)]
    action = node.action
    if node.to == BOTH_BATTLERS and action is Action.BE_DESTROYED_BY_BATTLE and node.unless is None:
        return [Clause("その２体", phrase("その戦闘では", "破壊されない"))]
    if action in (Action.HAVE_SUMMON_ANSWERED, Action.HAVE_SUMMON_ANSWERED_BY_CARD):
        return [_unanswered(node, scope)]
    text = _look(_CARD_CANNOT, action)
    by = _whose(node)
    if node.zones and action is Action.ACTIVATE_EFFECT:
        text = f"{zones_text(node.zones)}で効果を発動できない"
    if action is Action.BE_ATTACKED:
        return [_not_attacked(node, scope)]
    if node.by is not None and action in (Action.BANISH, Action.BE_TRIBUTED):
        done = "除外できない" if action is Action.BANISH else "リリースできない"
        return [clause_about(node.to, scope, phrase(f"《{SIDE[node.by]}は》を", done))]
    if by and action in (Action.BE_DESTROYED_BY_BATTLE, Action.BE_DESTROYED_BY_EFFECT, Action.BE_TARGETED):
        text = f"{by}モンスターとの{text}" if action is Action.BE_DESTROYED_BY_BATTLE else by + text
    elif by:
        text = f"{by}効果では{text}"
    if node.unless is not None:
        text = _narrowed(text, action, node.unless, by, scope)
    if node.first_each_turn:
        text = f"１ターンに１度だけ{text}"
    return [clause_about(node.to, scope, phrase("", text))]


def _whose(node: Cannot) -> str:
    """Of whose cards or effects it speaks: 相手の, 自身を対象としないカードの."""
    if node.untargeted:
        return "自身を対象としないカードの" if node.unless is None else "自身を対象としない"
    return f"{SIDE[node.by]}の" if node.by is not None else ""


def _unanswered(node: Cannot, scope: Scope) -> Clause:
    """このカードのＳ召喚成功時に相手は魔法・罠カードの効果を発動できない."""
    ways = summons(node.kinds) if node.kinds else "召喚・反転召喚・特殊召喚"
    which = node.unless.part if isinstance(node.unless, Not) else None
    if node.action is Action.HAVE_SUMMON_ANSWERED_BY_CARD:
        things = noun_of(which or SPELL_OR_TRAP, scope)
    else:
        things = f"{noun_of(which, scope)}の効果" if which is not None else "魔法・罠・モンスターの効果"
    who = SIDE[Side.EITHER if node.by is None else node.by]
    if node.side is not None:
        when = f"{SIDE[node.side]}がモンスターを{ways}した成功時"
    else:
        noun, _ = about(node.to or THIS, scope)
        when = f"{noun}の{ways}成功時"
    return Clause("", phrase(f"{when}に{who}は{things}を", "発動できない"))


def _narrowed(text: str, action: Action, unless: Filter, by: str, scope: Scope) -> str:
    """〜以外のS召喚の素材にできない, 「X」でしか攻撃対象に…, by what it may be done all the same."""
    only = isinstance(unless, Not)
    words = words_of(unless.part if isinstance(unless, Not) else unless, scope)
    noun = words.text
    materials = {
        Action.BE_SYNCHRO_MATERIAL: "Ｓ召喚の素材",
        Action.BE_XYZ_MATERIAL: "Ｘ召喚の素材",
        Action.BE_LINK_MATERIAL: "リンク召喚の素材",
        Action.BE_FUSION_MATERIAL: "融合召喚の素材",
        Action.BE_TRIBUTED_FOR_SUMMON: "アドバンス召喚のためのリリース",
    }
    if action is Action.BE_BANISHED_FOR_EFFECT:
        return f"{noun}の{text}"
    if action in materials:
        kind = {
            Action.BE_SYNCHRO_MATERIAL: "Ｓモンスター",
            Action.BE_XYZ_MATERIAL: "Ｘモンスター",
            Action.BE_LINK_MATERIAL: "リンクモンスター",
            Action.BE_FUSION_MATERIAL: "融合モンスター",
        }.get(action, "モンスター")
        return f"{words.called(kind).text}の{materials[action]}に{'' if only else 'しか'}使用できない"
    if action in (Action.BE_DESTROYED_BY_BATTLE, Action.BE_DESTROYED_BY_EFFECT, Action.BE_TARGETED):
        battle = action is Action.BE_DESTROYED_BY_BATTLE
        what = f"{noun}{'' if only else '以外のモンスター' if battle else '以外のカード'}"
        return f"{by}{what}{'との' if battle else 'の'}{_CARD_CANNOT[action]}"
    if action is Action.ATTACK_MONSTER:
        return f"{noun}を攻撃対象に選択できない" if only else f"{noun}しか攻撃対象に選択できない"
    return f"{noun}以外{text}" if not only else f"{noun}を{text}"


_NO_DAMAGE = {Action.TAKE_DAMAGE: "全てのダメージ", Action.TAKE_EFFECT_DAMAGE: "効果ダメージ"}


def _so_many(node: Cannot, scope: Scope, unit: str) -> str:
    """How often something can be done: １度, ３体, 〜の数まで."""
    return f"{small(node.after)}{unit}" if isinstance(node.after, int) else f"{value(node.after, scope)}まで"


def _player_cannot(node: Cannot, side: Side, scope: Scope) -> Clause:
    action, unless = node.action, node.unless
    who = SIDE[side]
    if action is Action.TAKE_BATTLE_DAMAGE:
        return Clause(who, phrase("戦闘ダメージを", "受けない"))
    if action in _NO_DAMAGE:
        return Clause("", phrase(f"{effect_of(node.by)}{who}が受ける{_NO_DAMAGE[action]}は0に", "なる"))
    if action is Action.ATTACK and node.after:
        return Clause(
            who, phrase(f"１度のバトルフェイズ中にモンスター{_so_many(node, scope, '体')}でしか", "攻撃できない")
        )
    thing, verb = _look(_PLAYER_CANNOT, action)
    if action in (Action.SPECIAL_SUMMON, Action.NORMAL_SUMMON) and node.kinds:
        verb = f"{summons(node.kinds)}できない"
    if node.spared:
        return Clause(who, phrase(f"{summons(node.spared)}以外の特殊召喚が", "できない"))
    where = zones_text(node.zones)
    if node.by_card is not None:
        where = f"{noun_of(node.by_card, scope)}の効果で{where}"
    if node.after:
        verb = f"１ターンに{_so_many(node, scope, '度')}しか{verb}"
    if action is Action.ACTIVATE_EFFECT:
        thing = "カードの効果"
    if isinstance(unless, Not):
        thing = noun_of(unless.part, scope) + ("の効果" if action is Action.ACTIVATE_EFFECT else "")
        return Clause(who, phrase(f"{where and where + 'の'}{thing}を", verb))
    if unless is not None:
        return Clause(who, phrase(f"{where and where + 'から'}{_except(unless, action, scope)}しか", verb))
    if action is Action.ACTIVATE:
        thing = f"{where}の{thing}" if where else "魔法・罠カード"
    elif where:
        thing = f"{where}から{thing}"
    return Clause(who, phrase(f"{thing}を" if thing else "", verb))


def _except(unless: Filter, action: Action, scope: Scope) -> str:
    """「X」モンスターの効果, 「X」モンスターで: what alone it may be done with."""
    after = {Action.ACTIVATE_EFFECT: "の効果", Action.ATTACK: "で", Action.CHANGE_POSITION: "の表示形式"}
    return noun_of(unless, scope) + after.get(action, "")


def _as_often(amount: Amount, scope: Scope) -> str:
    """How often it may attack in all, or beyond its one attack."""
    if isinstance(amount, Plus) and amount.minus and amount.second == 1:
        return f"{value(amount.first, scope)}まで"
    return f"通常の攻撃に加えて{value(amount, scope)}まで"


@MODIFIERS.words(FlipSummonedOnlyIf)
def _flip_summoned_only_if(node: FlipSummonedOnlyIf, scope: Scope) -> list[Clause]:
    return [Clause("", phrase(f"{CONDITIONS(node.condition, scope).plain}場合にのみ、このカードは", "反転召喚できる"))]


@MODIFIERS.words(May)
def _may(node: May, scope: Scope) -> list[Clause]:
    player = SIDE[node.side] if node.side is not None else ""
    which = noun_of(node.which, scope) if node.which is not None else ""
    if node.permission is Permission.REVEAL_HAND and node.to is not None:
        return [clause_about(node.to, scope, phrase("公開し続けなければ", "ならない"))]
    if node.permission is Permission.SPELLS_WITHOUT_LIFE and node.to is not None:
        return [clause_about(node.to, scope, phrase("《》の効果を発動するために払うＬＰが必要", "なくなる"))]
    if node.permission in _PLAYERS:
        return [Clause(player or SIDE[_PLAYERS[node.permission]], _of_player(node, which, scope))]
    if node.permission is Permission.PIERCE:
        subject, this = about(node.to or THIS, scope)
        return [Clause(subject, phrase(_PIERCE, "与える"), "", this)]
    result = _of_card(node, which, scope)
    named = player and node.to is None and node.permission not in _WHOLE
    return [Clause(player, result) if named else clause_about(node.to, scope, result)]


_PIERCE = "《》が守備表示モンスターを攻撃した場合、その守備力を攻撃力が超えた分だけ相手に戦闘ダメージを"
_TRIBUTE_OPPONENTS = (
    "モンスターをアドバンス召喚する場合に１度だけ、自分フィールドのモンスター１体の代わりに"
    "相手フィールドのモンスター１体を"
)
_WHOLE = (Permission.DOUBLE_DAMAGE, Permission.NO_BATTLE_DAMAGE, Permission.MUST_BE_TRIBUTED)
"""Permissions worded as whole sentences about the cards."""
_PLAYERS = {
    Permission.ONE_TRIBUTE_LESS: Side.YOU,
    Permission.EXTRA_NORMAL_SUMMON: Side.YOU,
    Permission.REVEAL_HAND: Side.OPPONENT,
    Permission.TURN_DECK_OVER: Side.YOU,
    Permission.TRAP_FROM_HAND: Side.YOU,
    Permission.TRAP_WHEN_SET: Side.YOU,
    Permission.CHOOSE_ATTACK_TARGETS: Side.YOU,
    Permission.COUNTER_TRAPS_FREELY: Side.YOU,
    Permission.SPELLS_WITHOUT_LIFE: Side.YOU,
    Permission.TRIBUTE_OPPONENTS: Side.YOU,
    Permission.NEVER_FACE_DOWN: Side.EITHER,
    Permission.NO_HAND_LIMIT: Side.YOU,
    Permission.USED_WITH_MONSTERS: Side.YOU,
}
"""Permissions of players, and whose they are if nothing else is stated."""


_USUAL = {Permission.TRAP_WHEN_SET: "罠カード"}
"""The cards that a permission is about if none are named, where they are no monsters."""


_FIXED = {
    Permission.NO_HAND_LIMIT: ("手札枚数制限がなく", "なる"),
    Permission.CHOOSE_ATTACK_TARGETS: ("相手モンスターの攻撃対象を", "選択する"),
    Permission.TURN_DECK_OVER: ("デッキを裏返しにしてデュエルを", "進行する"),
}
"""Permissions of players of which nothing is to be filled in."""


def _of_player(node: May, which: str, scope: Scope) -> Phrase:
    """What a player may or must do."""
    monster = which or _USUAL.get(node.permission, "モンスター")
    if node.permission is Permission.ONE_TRIBUTE_LESS:
        return phrase(f"{monster}を召喚する場合に必要なリリースを１体", "少なくできる")
    if node.permission is Permission.EXTRA_NORMAL_SUMMON:
        count = small(node.amount) if isinstance(node.amount, int) else value(node.amount, scope)
        times = "１度だけ" if node.amount == 1 else f"{count}回まで"
        if node.kinds & SummonKind.TRIBUTE:
            attacking = f"{which}１体を表側攻撃表示で" if which else ""
            return phrase(f"通常召喚に加えて{times}、自分メインフェイズに{attacking}", "アドバンス召喚できる")
        return phrase(f"通常召喚に加えて{times}、自分メインフェイズに{monster}１体を", "召喚できる")
    if node.permission is Permission.TRIBUTE_OPPONENTS and which:
        lead = "モンスターをアドバンス召喚する場合、自分フィールドのモンスターの代わりに"
        return phrase(f"{lead}相手フィールドの{which}を", "リリースできる")
    if node.permission is Permission.TRIBUTE_OPPONENTS:
        return phrase(_TRIBUTE_OPPONENTS, "リリースできる")
    if node.permission is Permission.REVEAL_HAND:
        return phrase("手札を公開し続けなければ", "ならない")
    if node.permission is Permission.USED_WITH_MONSTERS:
        return phrase(f"手札の{monster}の効果を自分フィールドにモンスターが存在する場合でも", "発動できる")
    if node.permission is Permission.TRAP_FROM_HAND:
        traps = "１度だけ罠カード" if node.which is None else noun_of(node.which, scope)
        return phrase(f"{traps}を手札から", "発動できる")
    if node.permission is Permission.NEVER_FACE_DOWN:
        return phrase("モンスターを裏側守備表示にできず、表側守備表示で通常召喚", "できる")
    if node.permission is Permission.SPELLS_WITHOUT_LIFE:
        return phrase("魔法カードを発動するためのＬＰを", "払わない")
    if node.permission is Permission.COUNTER_TRAPS_FREELY:
        return phrase("カウンター罠カードを発動するために払うＬＰ及び捨てる手札は必要", "なくなる")
    if node.permission is Permission.TRAP_WHEN_SET:
        return phrase(f"{monster}１枚をセットしたターンに", "発動できる")
    return phrase(*_FIXED[node.permission])


_PERMITTED = {
    Permission.SET_AS_SPELL: ("魔法カード扱いとして手札から魔法＆罠ゾーンに", "セットできる"),
    Permission.ATTACK_DIRECTLY: ("", "直接攻撃できる"),
    Permission.NO_BATTLE_DAMAGE: ("《》の戦闘で発生する自分への戦闘ダメージは0に", "なる"),
    Permission.MUST_BE_TRIBUTED: (
        "《自分がモンスターをリリースする場合、自分のモンスター１体の代わりに》をリリースしなければ",
        "ならない",
    ),
    Permission.SUBSTITUTE_FUSION_MATERIAL: (
        "融合モンスターにカード名が記された融合素材モンスター１体として（他の融合素材は代用せずに）",
        "代用できる",
    ),
    Permission.ATTACK_IN_DEFENSE: ("表側守備表示のままで、守備力を攻撃力として扱いダメージ計算を行って", "攻撃できる"),
    Permission.ATTACK_IN_DEFENSE_WITH_ATK: (
        "表側守備表示のままで、攻撃力の数値を適用してダメージ計算を行って",
        "攻撃できる",
    ),
    Permission.MUST_ATTACK: ("攻撃可能な場合は攻撃しなければ", "ならない"),
    Permission.NO_UPKEEP: ("スタンバイフェイズにＬＰを", "払わない"),
}
"""Permissions of which nothing is to be filled in."""


def _permitted(node: May, which: str) -> Phrase:
    """One of the permissions of which nothing is to be filled in, or one that ``which`` makes another."""
    if node.permission is Permission.SUBSTITUTE_FUSION_MATERIAL and which:
        lead = f"{which}の融合素材とする場合、そのカードに記された属性の融合素材モンスターの代わりに"
        return phrase(lead, "できる")
    if node.permission is Permission.NO_BATTLE_DAMAGE and isinstance(node.to, Pool) and node.to.side is Side.EITHER:
        return phrase("《》の戦闘で発生するそのコントローラーへの戦闘ダメージは0に", "なる")
    return phrase(*_PERMITTED[node.permission])


def _times(amount: Amount | int, scope: Scope) -> str:
    """A number of times."""
    return small(amount) if isinstance(amount, int) else value(amount, scope)


def _up_to(amount: Amount | int, scope: Scope) -> str:
    """How often a monster can attack at most, if so many attacks come to its one."""
    return f"{small(amount + 1)}回まで" if isinstance(amount, int) else _as_often(amount, scope)


_AS_TRIBUTES = {
    Permission.TWO_TRIBUTES: ("をアドバンス召喚する場合、２体分のリリースに", "できる"),
    Permission.WHOLE_RITUAL: ("１体を儀式召喚する場合、１枚で儀式召喚に必要な分のリリースとして", "使用できる"),
}
_AS_ANOTHER_LEVEL = {
    Permission.OTHER_LEVEL_FOR_SYNCHRO: "Ｓ素材とする場合",
    Permission.LEVEL_FOR_XYZ: "Ｘ召喚に使用する場合",
}


def _of_card(node: May, which: str, scope: Scope) -> Phrase:
    """What a card may do."""
    if node.permission is Permission.MUST_ATTACK and which:
        return phrase(f"攻撃可能な場合は{which}を攻撃しなければ", "ならない")
    if node.permission in _PERMITTED:
        return _permitted(node, which)
    monster, amount, of = which or "モンスター", node.amount, which and which + "の"
    if node.permission is Permission.ATTACK_EACH:
        return phrase(f"{battler(node.which, scope, '相手')}全てに{_times(amount, scope)}回ずつ", "攻撃できる")
    match node.permission:
        case Permission.EXTRA_ATTACKS:
            many = f"{small(amount + 1)}回" if isinstance(amount, int) else _as_often(amount, scope)
            return phrase(f"１度のバトルフェイズ中に{many}", "攻撃できる")
        case Permission.EXTRA_ATTACKS_ON_MONSTERS:
            many = _up_to(amount, scope)
            return phrase(f"１度のバトルフェイズ中に{many}{monster}に", "攻撃できる")
        case Permission.TWO_TRIBUTES | Permission.WHOLE_RITUAL:
            rest, verb = _AS_TRIBUTES[node.permission]
            return phrase(f"{monster}{rest}", verb)
        case Permission.DOUBLE_DAMAGE:
            battle = f"{'相手モンスターとの' if which else ''}戦闘"
            return phrase(f"《》が{battle}で相手に与える戦闘ダメージは倍に", "なる")
        case Permission.LEVEL_FOR_SYNCHRO:
            lead = f"{of}Ｓ素材とする場合"
            return phrase(f"{lead}、{value(amount, scope)}と同じレベルとして", "扱う")
        case Permission.OTHER_LEVEL_FOR_SYNCHRO | Permission.LEVEL_FOR_XYZ:
            lead = f"{of}{_AS_ANOTHER_LEVEL[node.permission]}"
            return phrase(f"{lead}、レベルを{value(amount, scope)}として", "扱う事ができる")
        case Permission.NON_TUNER_FOR_SYNCHRO:
            lead = f"{of}Ｓ素材とする場合、チューナー以外のモンスターとして"
            return phrase(lead, "扱う事ができる")
        case Permission.OPPONENTS_MATERIAL:
            lead = f"《》は、自分がこのカードを素材として{monster}をリンク召喚する場合、"
            return phrase(f"{lead}リンク素材に", "できる")
        case Permission.SUBSTITUTE_TUNER:
            tuner = words_of(node.which, scope).called("チューナー").text
            return phrase(f"{tuner}の代わりとしてＳ素材に", "できる")
        case _:
            raise NoWording(f"Permission.{node.permission.name}", Language.JA)


FILTERS.fixed(
    {
        SummonedByThis: Trait(Slot.CLAUSE, "このカードの効果で特殊召喚する"),
        OpenToHand: Trait(Slot.CLAUSE, "この効果で選ぶ事ができる", "この効果で選べない"),
    }
)


@MODIFIERS.words(OpensField)
def _opens_field(node: OpensField, scope: Scope) -> list[Clause]:
    lead = f"自分の手札の{noun_of(node.which, scope)}の効果で破壊するモンスターを相手フィールドからも"
    return [Clause("", phrase(lead, "選ぶ事ができる"))]
