"""Words about battles (戦闘): their wording in Japanese."""

from __future__ import annotations

from duelkit.yugioh.language.base import Pool
from duelkit.yugioh.language.nouns import IsThis
from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.heads import Head, spot_of
from duelkit.yugioh.text.grammar.ja.clauses import about, clause_about
from duelkit.yugioh.text.grammar.ja.core import (
    CONDITIONS,
    FILTERS,
    MODIFIERS,
    VERBS,
    WHATS,
    Clause,
    Noun,
    Scope,
    Slot,
    Trait,
)
from duelkit.yugioh.text.grammar.ja.nouns import battler
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.places import pool_text
from duelkit.yugioh.text.grammar.ja.terms import SIDE
from duelkit.yugioh.words.battle.meaning import (
    AttackAgain,
    AttackCost,
    BattleDamageChanges,
    ChangeAttackTarget,
    DestroyedInBattleWith,
    EndBattlePhase,
    FellTo,
    HasAttacked,
    HasBattled,
    HasDefended,
    HasDestroyedByBattle,
    HasStruckDirectly,
    InsteadOfBattleDamage,
    IsBattling,
    IsLostInBattle,
    NegateAttack,
    Share,
    WouldFall,
    WouldTakeBattleDamage,
)


@CONDITIONS.words(IsBattling)
def _is_battling(node: IsBattling, scope: Scope) -> Phrase:
    anyone = node.yours is None and node.opposing is None and node.attacking is None and node.direct is None
    mine = "モンスター" if anyone else battler(node.yours, scope, "自分")
    if node.yours is not None and spot_of(node.yours) is not None:
        scope.now(RefKind.YOUR_BATTLER, Noun("その自分のモンスター", Head.MONSTER))
    elif node.yours is not None and node.opposing is None and not isinstance(node.yours, IsThis):
        scope.now(RefKind.YOUR_BATTLER, Noun("そのモンスター", Head.MONSTER))
    theirs = "相手モンスター" if node.opposing is None else battler(node.opposing, scope, "相手")
    if node.attacking is not None:
        other = RefKind.ATTACK_TARGET if node.attacking else RefKind.ATTACKER
        scope.now(other, Noun("その相手モンスター", Head.MONSTER))
    scope.now(RefKind.OPPOSING_BATTLER, Noun("その相手モンスター", Head.MONSTER))
    return _fight(node, mine, theirs)


def _fight(node: IsBattling, mine: str, theirs: str) -> Phrase:
    """このカードが相手モンスターを攻撃する, 自分のモンスターが戦闘を行う."""
    if node.direct:
        attacker = "相手モンスター" if node.attacking is False else "モンスター" if node.yours is None else mine
        return phrase(f"{attacker}が直接", "攻撃する")
    if node.attacking:
        down = "裏側守備表示の" if node.from_face_down else ""
        return phrase(f"{mine}が{down + theirs + 'を' if node.opposing is not None or down else ''}", "攻撃する")
    if node.attacking is False:
        return phrase(f"{'裏側守備表示の' if node.from_face_down else ''}{mine}が{theirs}に", "攻撃される")
    if node.yours is None and node.opposing is not None:
        return phrase(f"{theirs}が戦闘を", "行う")
    return phrase(f"{mine}が{theirs + 'と' if node.opposing is not None else ''}戦闘を", "行う")


@FILTERS.words(HasAttacked)
def _has_attacked(node: HasAttacked, scope: Scope) -> Trait:
    result = "直接攻撃" if node.directly else "攻撃宣言" if node.declared else "攻撃"
    return Trait(Slot.CLAUSE, f"このターンに{result}した", f"このターンに{result}していない")


@VERBS.words(AttackAgain)
def _attack_again(node: AttackAgain, scope: Scope) -> Phrase:
    on = f"{WHATS(node.on, scope).bare}に" if node.on is not None else ""
    return phrase(f"このカードは{on}{'' if node.freely else 'もう１度だけ'}続けて", "攻撃できる")


@MODIFIERS.words(InsteadOfBattleDamage)
def _instead_of_battle_damage(node: InsteadOfBattleDamage, scope: Scope) -> list[Clause]:
    subject, _ = about(node.to, scope)
    lead = f"{subject}の戦闘で発生する{SIDE[node.side]}への戦闘ダメージ"
    if node.optional:
        return [Clause("", phrase(f"{lead}を0に", "できる"))]
    return [Clause("", phrase(f"{lead}は0に", "なる"))]


@MODIFIERS.words(BattleDamageChanges)
def _battle_damage_changes(node: BattleDamageChanges, scope: Scope) -> list[Clause]:
    other = {Side.YOU: SIDE[Side.OPPONENT], Side.OPPONENT: SIDE[Side.YOU]}.get(node.side, "")
    lead, verb = {
        Share.HALF: ("は半分に", "なる"),
        Share.DOUBLE: ("は倍に", "なる"),
        Share.OTHER_PLAYER: (f"は代わりに{other}が", "受ける"),
        Share.BOTH: (f"は{other}も", "受ける"),
        Share.ORIGINAL_ATK: ("はその元々の攻撃力に", "なる"),
    }[node.share]
    if node.inflicted:
        taker = "プレイヤー" if node.side is Side.EITHER else SIDE[node.side]
        return [clause_about(node.to, scope, phrase(f"《》が{taker}に与える戦闘ダメージ{lead}", verb))]
    whose = "お互いの" if node.side is Side.EITHER else f"{SIDE[node.side]}への"
    return [clause_about(node.to, scope, phrase(f"《》の戦闘で発生する{whose}戦闘ダメージ{lead}", verb))]


@MODIFIERS.words(AttackCost)
def _attack_cost(node: AttackCost, scope: Scope) -> list[Clause]:
    subject, this = about(node.to, scope)
    if node.pay is not None:
        words = f"{subject}の攻撃宣言の際に、自分は{VERBS(node.pay, scope).plain}処理を"
        return [Clause("", phrase(words, "行わなければならない"), this=this)]
    return [
        Clause(
            "", phrase(f"{subject}の攻撃宣言の際に、自分は{node.life_points}ＬＰを払わなければ", "ならない"), this=this
        )
    ]


FILTERS.fixed(
    {
        HasBattled: Trait(Slot.CLAUSE, "このターンに戦闘を行った", "このターンに戦闘を行っていない"),
        HasDestroyedByBattle: Trait(
            Slot.CLAUSE, "このターンに戦闘でモンスターを破壊した", "このターンに戦闘でモンスターを破壊していない"
        ),
        HasDefended: Trait(
            Slot.CLAUSE,
            "このターンに表側守備表示で攻撃対象に選択された",
            "このターンに表側守備表示で攻撃対象に選択されていない",
        ),
        HasStruckDirectly: Trait(
            Slot.CLAUSE,
            "前の自分ターン以降に直接攻撃で相手に戦闘ダメージを与えた",
            "前の自分ターン以降に直接攻撃で相手に戦闘ダメージを与えていない",
        ),
        IsLostInBattle: Trait(Slot.CLAUSE, "その戦闘で破壊される", "その戦闘で破壊されない"),
    }
)
VERBS.fixed({NegateAttack: phrase("その攻撃を無効に", "する"), EndBattlePhase: phrase("バトルフェイズを", "終了する")})
CONDITIONS.table(
    {
        WouldFall: lambda node, scope: phrase(f"{WHATS(node.what, scope).bare}がその戦闘で", "破壊される"),
        WouldTakeBattleDamage: lambda node, scope: phrase(
            f"その戦闘で{SIDE[node.side]}が{f'{node.at_least}以上の' if node.at_least > 1 else ''}戦闘ダメージを",
            "受ける",
        ),
    }
)
FILTERS.table(
    {FellTo: lambda node, scope: Trait(Slot.CLAUSE, f"このターンに{WHATS(node.ref, scope).bare}が戦闘で破壊した")}
)


@FILTERS.words(DestroyedInBattleWith)
def _destroyed_with(node: DestroyedInBattleWith, scope: Scope) -> Trait:
    by = pool_text(node.ref, scope) if isinstance(node.ref, Pool) else WHATS(node.ref, scope).bare
    return Trait(Slot.CLAUSE, f"{by}が戦闘で破壊した")


VERBS.table(
    {
        ChangeAttackTarget: lambda node, scope: (
            phrase("その攻撃を直接攻撃に", "する")
            if node.what is None
            else phrase(f"攻撃対象を{WHATS(node.what, scope).bare}に移し替えてダメージ計算を", "行う")
            if node.calculates
            else phrase(f"攻撃対象を{WHATS(node.what, scope).bare}に", "移し替える")
        )
    }
)
