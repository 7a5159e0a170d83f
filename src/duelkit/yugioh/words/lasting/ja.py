"""Words about what applies for a time, whenever, or while (適用): their wording in Japanese."""

from __future__ import annotations

from dataclasses import replace

from duelkit.yugioh.language.amounts import The
from duelkit.yugioh.language.base import Modifier, Verb
from duelkit.yugioh.language.clauses import Apply, While
from duelkit.yugioh.language.permissions import Action
from duelkit.yugioh.language.selections import THEM, RefKind
from duelkit.yugioh.language.terms import CardType, EventKind, Handling, Until, Zone
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.text.grammar.ja.clauses import apart, clause_about, sentence_of
from duelkit.yugioh.text.grammar.ja.core import CONDITIONS, EVENTS, HEADS, MODIFIERS, VERBS, WHATS, Clause, Noun, Scope
from duelkit.yugioh.text.grammar.ja.joining import active, each_time
from duelkit.yugioh.text.grammar.ja.moments import lasting as as_long_as
from duelkit.yugioh.text.grammar.ja.moments import moment_of
from duelkit.yugioh.text.grammar.ja.nouns import type_words
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.terms import SIDE, UNTIL, small
from duelkit.yugioh.text.grammar.ja.verbs import acted
from duelkit.yugioh.text.grammar.reading import of_bound, summons_itself
from duelkit.yugioh.words.lasting.meaning import Bind, Treated, Whenever
from duelkit.yugioh.words.permissions.meaning import Cannot


@MODIFIERS.words(Treated)
def _treated(node: Treated, scope: Scope) -> list[Clause]:
    if node.series is not None:
        return [clause_about(node.to, scope, phrase(f"「{node.series.ja}」モンスターとしても", "扱う"))]
    if isinstance(node.like, The):
        return [clause_about(node.to, scope, phrase("宣言したカードと同名カードとして", "扱う"))]
    if node.like is not None:
        return [clause_about(node.to, scope, phrase(f"{WHATS(node.like, scope).bare}と同名カードとして", "扱う"))]
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
    return f"{as_long_as(moment)}、{words}" if moment else words


@MODIFIERS.words(Whenever)
def _whenever(node: Whenever, scope: Scope) -> list[Clause]:
    occasion = EVENTS(node.when, scope)
    turns = node.turns_after_attack()
    if turns is not None:
        moment = "ダメージステップ" if turns[0] is EventKind.DAMAGE_STEP_ENDS else "バトルフェイズ"
        lead = f"このカードは攻撃した場合、{moment}終了時に守備表示に"
        long = "なり、次の自分ターンの終了時まで表示形式を"
        return [Clause("", phrase(lead + long, "変更できない") if turns[1] else phrase(lead, "なる"))]
    once = "１ターンに１度だけ、" if node.once_per_turn else ""
    if occasion.attacker and not once and Handling.DESTROYED not in node.verb.mentioned_as:
        lead = f"{occasion.attacker}が攻撃宣言する度に、"
    elif occasion.moment:
        lead = f"{once}{occasion.text}に"
    elif once:
        lead = f"{once}{occasion.text}場合、" + ("その処理の後、" if node.when_free else "")
    elif Handling.DESTROYED in node.verb.mentioned_as or of_bound(node.verb):
        lead = f"{occasion.text}時に"
    elif isinstance(node.verb, Apply) and node.verb.until is Until.LEAVES:
        lead = f"{occasion.text}場合、"
    else:
        lead = f"{each_time(occasion.text)}、"
    what = node.verb.works_on()
    if what is not None and (Handling.DESTROYED in node.verb.mentioned_as or of_bound(node.verb)):
        return [Clause("", phrase(f"{lead}{WHATS(what, scope).bare}は", _fate(node.verb)))]
    return [Clause("", VERBS(node.verb, scope).prefixed(lead))]


def _fate(verb: Verb) -> str:
    """What becomes of cards that are destroyed, sent away or banished."""
    if Handling.DESTROYED in verb.mentioned_as:
        return "破壊され除外される" if getattr(verb, "to", None) is Zone.BANISHED else "破壊される"
    return "墓地へ送られる" if Handling.SENT in verb.mentioned_as else "除外される"


@VERBS.words(Bind)
def _bind(node: Bind, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    scope.now(RefKind.LINKED, Noun("対象のモンスター" if noun.head is Head.MONSTER else "対象のカード", noun.head))
    return phrase(f"このカードがフィールドに存在する限り、{noun.bare}を対象とし", "続ける")


def lasting(modifiers: tuple[Modifier, ...], until: Until, scope: Scope) -> Phrase:
    """Modifiers and how long they apply."""
    clauses = [clause for modifier in modifiers for clause in MODIFIERS(modifier, scope)]
    shield = modifiers[0] if len(modifiers) == 1 else None
    if isinstance(shield, Cannot) and shield.side is not None and shield.action is Action.TAKE_BATTLE_DAMAGE:
        if until in (Until.END_OF_DAMAGE_STEP, Until.DAMAGE_CALCULATION):
            return phrase(f"その戦闘で発生する{SIDE[shield.side]}への戦闘ダメージは0に", "なる")
    leads = {clause.lead for clause in clauses}
    if len(clauses) > 2 and len(leads) == 1 and all(leads):
        each = apart([replace(clause, lead="") for clause in clauses])
        words = "" if scope.restricting else UNTIL[until]
        lead = f"{words and words + '、'}{clauses[0].lead}以下の効果を"
        return phrase(lead, "適用する").with_tail(*(f"●{text}" for text in each))
    words = _how_long(modifiers, until, scope)
    return sentence_of(clauses, words and f"{words}、")


def _how_long(modifiers: tuple[Modifier, ...], until: Until, scope: Scope) -> str:
    """ターン終了時まで, このターン."""
    bans = until is Until.END_OF_TURN and all(isinstance(modifier, Cannot) for modifier in modifiers)
    if scope.restricting:
        return ""
    return "このターン" if bans and not scope.after_activation else UNTIL[until]


@VERBS.words(Apply)
def _apply(node: Apply, scope: Scope) -> Phrase:
    before = scope.known.get(RefKind.EACH)
    until = Until.LEAVES if node.times > 1 else node.until
    noun: Noun | None = None
    if node.to is not None:
        noun = WHATS(node.to, scope)
        if node.to == THEM and noun.this and scope.effect is not None and summons_itself(scope.effect):
            noun = replace(noun, text="この効果で特殊召喚したこのカード")
        each = noun
        lead = ""
        if noun.picked:
            lead, each = f"{noun.wo}、", Noun(f"その{HEADS[noun.head]}", noun.head)
        scope.now(RefKind.EACH, each)
        result = lasting(node.modifiers, until, scope)
        if lead and not result.done and not result.tail:
            scope.now(RefKind.EACH, Noun(noun.bare, noun.head))
            done = active(lasting(node.modifiers, until, scope))
            scope.now(RefKind.EACH, each)
            lead, result = ("", done) if done is not None else (lead, result)
        result = result.prefixed(lead)
        if noun.head is Head.MONSTER or noun.this:
            acted(scope, noun)
    else:
        result = lasting(node.modifiers, until, scope)
    if node.times > 1:
        result = result.prefixed(f"相手ターンで数えて{small(node.times)}ターン後の終了時まで、")
    if before is not None:
        scope.now(RefKind.EACH, before)
    elif RefKind.EACH in scope.known:
        del scope.known[RefKind.EACH]
    return result
