"""Japanese verbs of chain, battle and phases, and how verbs are joined (その後, さらに, また)."""

from __future__ import annotations

from duelkit.yugioh.language.base import Joined, Joint, Verb
from duelkit.yugioh.language.classics import DrawLot, GuessLowest
from duelkit.yugioh.language.filters import RefKind
from duelkit.yugioh.language.verbs import (
    Apply,
    AttackAgain,
    Banish,
    ChangeAttackTarget,
    ChooseOne,
    Damage,
    Declare,
    Destroy,
    Domain,
    Draw,
    EndBattlePhase,
    GainLife,
    If,
    IfPossible,
    Later,
    NegateActivation,
    NegateAttack,
    NegateEffect,
    NegateSummon,
    Nothing,
    RollDie,
    SkipPhases,
    TossCoins,
    Triggers,
    WinDuel,
    YouMay,
)
from duelkit.yugioh.language.words import Phase, Side
from duelkit.yugioh.text.heads import Head
from duelkit.yugioh.text.ja_conditions import moment_of
from duelkit.yugioh.text.ja_core import AMOUNTS, CONDITIONS, HEADS, VERBS, WHATS, Noun, Scope
from duelkit.yugioh.text.ja_nouns import noun_of
from duelkit.yugioh.text.ja_phrase import Phrase, inflect, phrase, written
from duelkit.yugioh.text.ja_verbs import owner
from duelkit.yugioh.text.ja_words import CIRCLED, PHASES, SIDE, small
from duelkit.yugioh.text.reading import numbers_of
from duelkit.yugioh.text.registry import Language, NoWording


@VERBS.words(NegateActivation)
def _negate_activation(node: NegateActivation, scope: Scope) -> Phrase:
    return phrase("その発動を無効に", "する")


@VERBS.words(NegateEffect)
def _negate_effect(node: NegateEffect, scope: Scope) -> Phrase:
    return phrase("その効果を無効に", "する")


@VERBS.words(NegateSummon)
def _negate_summon(node: NegateSummon, scope: Scope) -> Phrase:
    scope.now(RefKind.TRIGGERING, Noun("そのモンスター", Head.MONSTER))
    return phrase("その召喚を無効に", "する")


@VERBS.words(NegateAttack)
def _negate_attack(node: NegateAttack, scope: Scope) -> Phrase:
    return phrase("その攻撃を無効に", "する")


@VERBS.words(EndBattlePhase)
def _end_battle_phase(node: EndBattlePhase, scope: Scope) -> Phrase:
    return phrase("バトルフェイズを", "終了する")


@VERBS.words(ChangeAttackTarget)
def _change_attack_target(node: ChangeAttackTarget, scope: Scope) -> Phrase:
    return phrase(f"攻撃対象を{WHATS(node.what, scope).bare}に", "移し替える")


@VERBS.words(AttackAgain)
def _attack_again(node: AttackAgain, scope: Scope) -> Phrase:
    on = f"{WHATS(node.on, scope).bare}に" if node.on is not None else ""
    return phrase(f"このカードは{on}もう１度だけ続けて", "攻撃できる")


@VERBS.words(SkipPhases)
def _skip(node: SkipPhases, scope: Scope) -> Phrase:
    times = f"{small(node.times)}回" if node.times > 1 else ""
    side = SIDE[node.side] if node.side is not Side.EITHER else ""
    return phrase(f"次の{side}{PHASES[node.phase]}を{times}", "スキップする")


@VERBS.words(WinDuel)
def _win(node: WinDuel, scope: Scope) -> Phrase:
    return phrase(f"{owner(node.side)}デュエルに", "勝利する")


@VERBS.words(Nothing)
def _nothing(node: Nothing, scope: Scope) -> Phrase:
    return phrase("何も", "起こらない")


@VERBS.words(TossCoins)
def _toss(node: TossCoins, scope: Scope) -> Phrase:
    return phrase(f"コイントスを{small(node.coins)}回", "行う")


@VERBS.words(RollDie)
def _roll(node: RollDie, scope: Scope) -> Phrase:
    return phrase("サイコロを１回", "振る")


_DOMAINS = {
    Domain.ATTRIBUTE: "属性を１つ",
    Domain.RACE: "種族を１つ",
    Domain.SUMMON_TYPE: "儀式・融合・Ｓ・Ｘ・Ｐの内、モンスターの種類を１つ",
    Domain.SPELL_OR_TRAP: "魔法・罠の内、カードの種類を１つ",
    Domain.CARD_NAME: "カード名を１つ",
}


@VERBS.words(Declare)
def _declare(node: Declare, scope: Scope) -> Phrase:
    side = "相手は" if node.side is Side.OPPONENT else ""
    scope.declared = {Domain.ATTRIBUTE: "属性", Domain.RACE: "種族", Domain.CARD_NAME: "カード名"}.get(
        node.domain, "種類"
    )
    if node.domain is Domain.NUMBER:
        unlike = "" if node.unlike is None else f"{AMOUNTS(node.unlike, scope)}以外の"
        return phrase(f"{side}{unlike}{small(node.at_least)}～{small(node.at_most)}までの任意の数を", "宣言する")
    if node.domain not in _DOMAINS:
        raise NoWording(f"Domain.{node.domain.name}", Language.JA)
    return phrase(f"{side}{_DOMAINS[node.domain]}", "宣言する")


@VERBS.words(GuessLowest)
def _guess(node: GuessLowest, scope: Scope) -> Phrase:
    noun = noun_of(node.which, scope)
    head = Noun(f"その{noun}", Head.MONSTER)
    lead = f"{SIDE[node.by]}は墓地を確認せずに{SIDE[node.side]}の墓地の一番下の{noun}のカード名を当てる。"
    scope.now(RefKind.THEM, head)
    right = VERBS(node.right, scope)
    scope.now(RefKind.THEM, head)
    wrong = VERBS(node.wrong, scope)
    return wrong.prefixed(f"{lead}当たった場合、{right.plain}。外れた場合、")


@VERBS.words(DrawLot)
def _draw_lot(node: DrawLot, scope: Scope) -> Phrase:
    scope.now(RefKind.EACH, Noun("選ばれたカード"))
    return phrase("相手はその中からランダムに１枚", "選ぶ")


@VERBS.words(Joined)
def _joined(node: Joined, scope: Scope) -> Phrase:
    before, count = scope.known.get(RefKind.THEM), scope.done
    first = VERBS(node.first, scope)
    if node.joint is Joint.ALSO and isinstance(bare(node.first), Draw | GainLife | Damage) and before is not None:
        scope.known[RefKind.THEM], scope.done = before, count
    second = VERBS(node.second, scope)
    if scope.paying:
        return together(first, second)
    if node.joint is Joint.AND_IF_YOU_DO:
        last = node.first.second if isinstance(node.first, Joined) else node.first
        if isinstance(node.second, Apply) and not isinstance(last, Apply | NegateActivation | NegateEffect):
            return second.after(first, "")
        if isinstance(bare(node.second), If | Later):
            return second.after(first, "")
        if isinstance(last, YouMay | If | ChooseOne) or first.tail:
            return second.after(first, "そうした場合、")
        if isinstance(last, NegateActivation | NegateEffect | NegateSummon) and isinstance(
            node.second, Destroy | Banish
        ):
            if not second.done and second.lead.startswith("その"):
                verb = second.verb if isinstance(node.second, Destroy) else inflect("除外する")
                return Phrase(first.stem, verb, first.done, (*first.tail, *second.tail))
        return second.following(first)
    if node.joint is Joint.ALSO and isinstance(node.second, Apply):
        return second.after(first, "")
    word = {Joint.THEN: "その後、", Joint.ALSO: "また、", Joint.ALSO_AFTER: "さらに、"}[node.joint]
    return second.after(first, word)


def bare(verb: Verb) -> Verb:
    """A verb without the choice whether to do it."""
    return bare(verb.verb) if isinstance(verb, YouMay | IfPossible) else verb


def together(first: Phrase, second: Phrase) -> Phrase:
    """Two costs: 墓地からAを除外し、墓地からBを除外する → 墓地からAとBを除外する."""
    one, _, whither = first.lead.rpartition("を")
    two, _, thither = second.lead.rpartition("を")
    for particle in ("から", "フィールドの"):
        place, found, rest = one.partition(particle)
        if found and first.verb == second.verb and whither == thither and two.startswith(place + found):
            return Phrase(f"{place}{found}{rest}と{two.removeprefix(place + found)}を{whither}", second.verb)
    return second.following(first)


@VERBS.words(If)
def _if(node: If, scope: Scope) -> Phrase:
    moment, rest = moment_of(node.condition)
    words = CONDITIONS(rest, scope).plain if rest is not None else ""
    lead = f"{moment}に{words}場合、" if moment and words else f"{moment}の場合、" if moment else f"{words}場合、"
    lead = lead.replace("である場合", "の場合") if "同じである場合" not in lead else lead
    before = dict(scope.known)
    them = scope.known.get(RefKind.THEM)
    if rest is not None and them is not None and not them.this and them.text in words:
        scope.now(RefKind.THEM, Noun(f"その{HEADS[them.head]}", them.head, zones=them.zones))
    said = VERBS(node.verb, scope).prefixed(lead)
    if node.otherwise is None:
        return said
    if rest is not None and them is not None and not them.this:
        before[RefKind.THEM] = Noun(f"その{HEADS[them.head]}", them.head, zones=them.zones)
    scope.known = before
    return VERBS(node.otherwise, scope).after(said, "違った場合、")


@VERBS.words(YouMay)
def _you_may(node: YouMay, scope: Scope) -> Phrase:
    said = VERBS(node.verb, scope).can()
    return (
        said.prefixed("相手は") if node.side is Side.OPPONENT and not said.sentences[0].startswith("相手は") else said
    )


@VERBS.words(IfPossible)
def _if_possible(node: IfPossible, scope: Scope) -> Phrase:
    return VERBS(node.verb, scope)


@VERBS.words(ChooseOne)
def _choose_one(node: ChooseOne, scope: Scope) -> Phrase:
    return phrase("以下の効果から１つを選んで", "適用する").with_tail(*bullets(node, scope))


def bullets(node: ChooseOne, scope: Scope) -> list[str]:
    """●…, one for each branch."""
    lines = []
    known = dict(scope.known)
    for branch in node.branches:
        scope.known = dict(known)
        lines.append("●" + written(VERBS(branch, scope).sentences).removesuffix("。"))
    scope.known = known
    return lines


@VERBS.words(Later)
def _later(node: Later, scope: Scope) -> Phrase:
    side = "" if node.of is Side.EITHER else SIDE[node.of]
    if node.next_turn:
        when = f"次の{side or ''}ターンの{PHASES[node.phase]}"
    else:
        when = f"次の{side}{PHASES[node.phase]}" if side else f"このターンの{PHASES[node.phase]}"
    if node.phase is Phase.DRAW:
        when += "のドロー前"
    return VERBS(node.verb, scope).prefixed(f"{when}に、")


@VERBS.words(Triggers)
def _triggers(node: Triggers, scope: Scope) -> Phrase:
    numbers = numbers_of(scope.card, pendulum=False)
    place = scope.card.effects.index(node.effect) if node.effect in scope.card.effects else -1
    mark = CIRCLED[numbers[place]] if place in numbers else ""
    if mark:
        return phrase(f"このカードの{mark}の効果を", "発動する")
    inner = VERBS(node.effect.resolution, scope) if node.effect.resolution is not None else phrase("", "発動する")
    return phrase("以下の効果を", "発動する").with_tail("●" + written(inner.sentences).removesuffix("。"))
