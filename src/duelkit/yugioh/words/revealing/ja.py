"""Words about what is shown, looked at, selected (確認): their wording in Japanese."""

from __future__ import annotations

from dataclasses import replace

from duelkit.yugioh.language.selections import Every, Pick, RefKind
from duelkit.yugioh.language.terms import Ordinal, Side, Zone
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.text.grammar.ja.core import CONDITIONS, FILTERS, VERBS, WHATS, Noun, Scope, Slot, Trait
from duelkit.yugioh.text.grammar.ja.nouns import words_of
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.terms import SIDE, small
from duelkit.yugioh.text.grammar.ja.verbs import acted, this_from, unless_fixed
from duelkit.yugioh.words.revealing.meaning import (
    Excavate,
    ExcavateUntil,
    HasExcavated,
    IsKeptRevealed,
    LookAt,
    PickOut,
    PutBack,
    Remember,
    Reveal,
)


@VERBS.words(Reveal)
def _reveal(node: Reveal, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    everyone = isinstance(node.what, Every) and node.what.pool.side is Side.EITHER
    result = phrase(noun.wo, "公開する") if everyone else phrase(f"{this_from(noun, scope)}相手に", "見せる")
    acted(scope, noun, "公開した" if everyone else "見せた", noun.zones)
    return result


@VERBS.words(LookAt)
def _look_at(node: LookAt, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    result = phrase(noun.wo, "確認する")
    acted(scope, noun, "確認した", noun.zones)
    if node.arrange:
        return phrase(f"{result.stem}、好きな順番でデッキの上に", "戻す")
    return result


@VERBS.words(Excavate)
def _excavate(node: Excavate, scope: Scope) -> Phrase:
    acted(scope, Noun("カード"), "めくった", Zone.DECK)
    whose = SIDE[node.side]
    if node.side is Side.EITHER:
        return phrase(f"お互いはデッキの上からカードを{unless_fixed(node.amount, '枚', scope)}", "めくる")
    if node.bottom:
        return phrase(f"{whose}のデッキの一番下のカードを", "めくる")
    if node.amount == 1:
        return phrase(f"{whose}のデッキの一番上のカードを", "めくる")
    many = f"{unless_fixed(node.amount, '枚', scope)}{'まで' if node.up_to else ''}"
    return phrase(f"{whose}のデッキの上からカードを{many}", "めくる")


@VERBS.words(PutBack)
def _put_back(node: PutBack, scope: Scope) -> Phrase:
    return phrase(f"めくったカードを好きな順番でデッキの{'一番下' if node.where is Ordinal.BOTTOM else '上'}に", "戻す")


@VERBS.words(ExcavateUntil)
def _excavate_until(node: ExcavateUntil, scope: Scope) -> Phrase:
    words = words_of(node.which, scope)
    it = f"その{'モンスター' if words.counted is Head.MONSTER else 'カード'}"
    scope.now(RefKind.THEM, Noun(it, words.counted, zones=Zone.DECK))
    lead = f"{words.text}が出るまで自分のデッキの上からカードをめくり、"
    done = VERBS(node.verb, scope).prefixed(lead)
    to, verb = _RESTS[node.rest]
    return replace(phrase(f"残りのめくったカードは全て{to}", verb), done=done.sentences)


@VERBS.words(PickOut)
def _pick_out(node: PickOut, scope: Scope) -> Phrase:
    words = words_of(node.which, scope)
    head = words.counted
    many = f"{words.text}{small(node.number)}{'体' if head is Head.MONSTER else '枚'}"
    by_them = node.chooser is Side.OPPONENT or node.at_random
    chance = "ランダムに" if node.at_random else ""
    who = "相手は" if node.chooser is Side.OPPONENT else ""
    among = "残りのカードの" if node.left else "その"
    it = f"その{'モンスター' if head is Head.MONSTER else 'カード'}" if by_them else f"{among}中から{many}"
    it = f"{among}中の{words.text}全て" if node.number == 0 else it
    scope.now(RefKind.THEM, Noun(it, head, zones=Zone.DECK))
    result = VERBS(node.verb, scope)
    result = result.can() if node.optional else result
    if by_them:
        result = replace(result, done=(f"{who}{among}中から{chance}{many}を選ぶ", *result.done))
    if not node.rest:
        return result
    if node.beside is not None:
        where, verb = _ORDER[node.where]
        rest = f"その後、残りのカード及び{WHATS(node.beside, scope).wo}{where}"
        return replace(phrase(rest, verb), done=result.sentences)
    lead, verb = _ORDER[node.where] if node.rest == Zone.DECK else _RESTS[node.rest]
    return replace(phrase(f"残りのカードは{lead}", verb), done=result.sentences)


_RESTS = {
    Zone.GRAVEYARD: ("墓地へ", "送る"),
    Zone.BANISHED: ("", "除外する"),
    Zone.HAND: ("手札に", "加える"),
    Zone.EXTRA_DECK: ("ＥＸデッキに表側表示で", "加える"),
}
_ORDER = {
    Ordinal.SHUFFLED: ("デッキに", "戻す"),
    Ordinal.TOP: ("好きな順番でデッキの上に", "戻す"),
    Ordinal.BOTTOM: ("好きな順番でデッキの一番下に", "戻す"),
}


@VERBS.words(Remember)
def _remember(node: Remember, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    by = "相手は" if isinstance(node.what, Pick) and node.what.chooser is Side.OPPONENT else ""
    result = phrase(f"{by}{noun.text}を{noun.many_alone}", "選ぶ")
    acted(scope, noun, "選んだ", noun.zones)
    return result


FILTERS.fixed({IsKeptRevealed: Trait(Slot.CLAUSE, "公開し続けている", "公開し続けていない")})


@CONDITIONS.words(HasExcavated)
def _has_excavated(node: HasExcavated, scope: Scope) -> Phrase:
    return phrase(f"このターンにこのカードの効果で１度に{small(node.at_least)}枚以上めくって", "いる")
