"""Words about sending, discarding, banishing, returning (移動): their wording in Japanese."""

from __future__ import annotations

from dataclasses import replace

from duelkit.yugioh.language.nouns import AnyCard
from duelkit.yugioh.language.selections import BATTLERS, Every, Pick, Ref, RefKind
from duelkit.yugioh.language.terms import Because, Ordinal, Position, Side, Zone
from duelkit.yugioh.text.grammar.ja.core import HEADS, MODIFIERS, VERBS, WHATS, Clause, Noun, Scope
from duelkit.yugioh.text.grammar.ja.nouns import noun_of
from duelkit.yugioh.text.grammar.ja.phrase import Phrase, phrase
from duelkit.yugioh.text.grammar.ja.places import times_counted, zones_text
from duelkit.yugioh.text.grammar.ja.terms import SIDE, UNTIL, small
from duelkit.yugioh.text.grammar.ja.verbs import acted, this_from
from duelkit.yugioh.words.moving.meaning import (
    Banish,
    BanishFor,
    Discard,
    Redirected,
    ReturnToGraveyard,
    Send,
    ShuffleDeck,
    ToDeck,
    ToExtraDeck,
    ToHand,
)


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
        scope.only_monsters = True
        other = noun_of(node.beside, scope)
        scope.only_monsters = False
        beside = f"他の素材に{other}を使用した場合、"
    if node.because & Because.MATERIAL:
        kind = "Ｓ素材" if node.because & Because.SYNCHRO else "融合素材" if node.because & Because.FUSION else "素材"
        lead = f"このカードを{kind}とし、{beside}" if beside else f"このカードを{kind}とする場合、"
        return [Clause("", phrase(f"{lead}このカードは{gone[0]}", gone[1]), this=True)]
    if node.this_only:
        each = scope.known.get(RefKind.EACH)
        name = each.bare if each is not None else "このカード"
        if node.origin == Zone.OVERLAY:
            return [Clause(name, phrase(f"Ｘ素材となっていて墓地へ送られる場合に{gone[0]}", gone[1]), this=True)]
        if node.origin and node.to and node.to != Zone.FIELD:
            to = "墓地へ送られる" if node.to == Zone.GRAVEYARD else "移動する"
            return [Clause(name, phrase(f"{beside}{to}場合に{gone[0]}", gone[1]), this=True)]
        return [Clause(name, phrase(f"{beside}フィールドから離れた場合に{gone[0]}", gone[1]), this=True)]
    noun = noun_of(node.which, scope)
    origin = f"{zones_text(node.origin)}から" if node.origin else ""
    instead = "墓地へは行かず" if node.to == Zone.GRAVEYARD else ""
    to = {Zone.GRAVEYARD: "墓地へ送られる", Zone.HAND: "手札に戻る", Zone.DECK: "デッキに戻る"}.get(
        node.to, "フィールドから離れる"
    )
    if node.because & Because.BATTLE:
        return [Clause(f"{side}{noun}", phrase(f"{instead}{gone[0]}", gone[1]))]
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


@VERBS.words(Send)
def _send(node: Send, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    lead = _theirs_or_this(node, noun, scope)
    if isinstance(node.what, Pick) and node.what.chooser is Side.EITHER:
        lead = f"お互いは手札を{noun.tail}"
    result = phrase(f"{lead}墓地へ", "送る")
    acted(scope, noun, "墓地へ送った", Zone.GRAVEYARD)
    return result


_THEIRS = {
    Zone.DECK: ("デッキから", ""),
    Zone.EXTRA_DECK: ("ＥＸデッキから", ""),
    Zone.GRAVEYARD: ("墓地から", "選んで"),
    Zone.FIELD: ("フィールドの", "選んで"),
}
"""Where the cards are that the opponent picks among their own, and whether it is said that they are picked."""


def _theirs_or_this(node: Send | Banish, noun: Noun, scope: Scope) -> str:
    """相手は自身のデッキからモンスター１体を; else the cards with where this card is."""
    if isinstance(node.what, Pick) and node.what.pool.zones in _THEIRS and _by_opponent(node):
        many = times_counted(node.what.least, node.what.most, noun.head, scope)
        place, chosen = _THEIRS[node.what.pool.zones]
        return f"相手は自身の{place}{noun_of(node.what.pool.filter, scope)}{many}を{chosen}"
    return this_from(noun, scope)


@VERBS.words(ReturnToGraveyard)
def _return_to_graveyard(node: ReturnToGraveyard, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    result = phrase(f"{noun.wo}墓地に", "戻す")
    acted(scope, noun, "墓地に戻した", Zone.GRAVEYARD)
    return result


@VERBS.words(Discard)
def _discard(node: Discard, scope: Scope) -> Phrase:
    scope.actor = SIDE[Side.OPPONENT] if _by_opponent(node) else SIDE[Side.YOU]
    noun = WHATS(node.what, scope)
    scope.actor = SIDE[Side.YOU]
    if noun.this:
        result = phrase(f"このカードを手札から{'墓地へ' if node.to_graveyard else ''}", "捨てる")
    else:
        result = phrase(f"{_discarded(node, noun)}{'墓地へ' if node.to_graveyard else ''}", "捨てる")
    acted(scope, noun, "捨てた", Zone.GRAVEYARD)
    return result


def _by_opponent(node: Discard | Send | Banish) -> bool:
    """Whether the opponent does it, so that their cards need no owner."""
    what = node.what
    if isinstance(what, Every):
        return what.pool.side is Side.OPPONENT
    if not isinstance(what, Pick) or what.at_random:
        return False
    return what.pool.side is Side.OPPONENT and what.chooser is Side.OPPONENT


def _discarded(node: Discard, noun: Noun) -> str:
    what = node.what
    both = isinstance(what, Pick | Every) and Side.EITHER in (what.pool.side, getattr(what, "chooser", Side.YOU))
    if both and not (isinstance(what, Every) and what.pool.filter != AnyCard()):
        return f"お互いは手札を{noun.tail}"
    return f"相手は{noun.wo}" if _by_opponent(node) else noun.wo


@VERBS.words(Banish)
def _banish(node: Banish, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    down = "裏側表示で" if node.face_down else ""
    if node.must:
        return phrase(f"相手は{noun.wo}{down}", "除外しなければならない")
    result = phrase(f"{_theirs_or_this(node, noun, scope)}{down}", "除外する")
    acted(scope, noun, "除外した", Zone.BANISHED)
    return result


@VERBS.words(BanishFor)
def _banish_for(node: BanishFor, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    until = f"発動後{small(node.nth)}回目の自分エンドフェイズまで" if node.nth > 1 else UNTIL[node.comes_back]
    how = "（表側攻撃表示で戻る）" if node.position is Position.FACE_UP_ATTACK else ""
    result = phrase(f"{noun.wo}{until}{how}", "除外する")
    acted(scope, noun, "除外した", Zone.BANISHED)
    if node.returned is not None:
        back = Noun(f"この効果でフィールドに戻った{HEADS[noun.head]}", noun.head, zones=Zone.FIELD)
        here = replace(scope, known={**scope.known, RefKind.THEM: back})
        result = result.with_tail(VERBS(node.returned, here).plain)
    return result


@VERBS.words(ToHand)
def _to_hand(node: ToHand, scope: Scope) -> Phrase:
    theirs = isinstance(node.what, Pick) and node.what.chooser is node.what.pool.side is Side.OPPONENT
    actor, scope.actor = scope.actor, SIDE[Side.OPPONENT] if theirs else scope.actor
    noun = WHATS(node.what, scope)
    scope.actor = actor
    zones = noun.zones or (scope.effect.zones or Zone.FIELD if noun.this and scope.effect is not None else Zone(0))
    if isinstance(node.what, Ref) and node.what.kind in BATTLERS:
        zones = Zone.FIELD
    back = bool(zones & (Zone.FIELD | Zone.BANISHED)) and not zones & (Zone.DECK | Zone.GRAVEYARD | Zone.EXTRA_DECK)
    result = phrase(f"{noun.wo}{'持ち主の' if back and zones & Zone.FIELD else ''}手札に", "戻す" if back else "加える")
    if node.hand is not None:
        result = phrase(f"{noun.wo}{SIDE[node.hand]}の手札に", "加える")
    acted(scope, noun, "手札に戻した" if back else "手札に加えた", Zone.HAND)
    return result.by(SIDE[Side.OPPONENT]) if theirs else result


@VERBS.words(ToDeck)
def _to_deck(node: ToDeck, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    where = {Ordinal.SHUFFLED: "", Ordinal.TOP: "の一番上", Ordinal.BOTTOM: "の一番下"}[node.where]
    own = "持ち主の" if noun.zones & Zone.FIELD else ""
    deck = "ＥＸデッキ" if noun.extra else f"{own}デッキ{where}"
    lies = noun.zones == Zone.DECK and node.where is Ordinal.TOP
    taken = this_from(noun, scope) if scope.paying else noun.wo
    result = phrase(f"{taken}{deck}に", "置く" if lies else "戻す")
    acted(scope, noun, "ＥＸデッキに戻した" if noun.extra else "デッキに戻した", Zone.DECK)
    return result


@VERBS.words(ToExtraDeck)
def _to_extra_deck(node: ToExtraDeck, scope: Scope) -> Phrase:
    noun = WHATS(node.what, scope)
    result = phrase(f"{noun.wo}ＥＸデッキに表側表示で", "加える")
    acted(scope, noun, "ＥＸデッキに加えた", Zone.EXTRA_DECK)
    return result


VERBS.table({ShuffleDeck: lambda node, scope: phrase(f"{SIDE[node.side]}のデッキを", "シャッフルする")})
