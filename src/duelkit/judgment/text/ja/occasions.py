"""Events in Japanese: clauses with とき or たびに."""

from __future__ import annotations

from duelkit.cardlang.wording import Language, NoWording
from duelkit.judgment.language.filters import Anything, Filter, Not, Pool, RefKind, is_this
from duelkit.judgment.language.terms import Side
from duelkit.judgment.language.triggers import Event, When
from duelkit.judgment.text.ja.core import EVENTS, FIELD_FILTERS, Noun, Occasion, Scope, Trait
from duelkit.judgment.text.ja.nouns import creatures, fields, members, phrase
from duelkit.judgment.text.reading import split_place
from duelkit.judgment.words.places.meaning import FieldAdjacent, FieldIs, OnField

SUFFERS = {
    Event.SUMMONED: ("召喚された", "召喚される"),
    Event.ATTACKS: ("攻撃した", "攻撃する"),
    Event.EVADED: ("攻撃を避けた", "攻撃を避ける"),
    Event.TRASHED: ("トラッシュした", "トラッシュする"),
    Event.BURIED: ("トラッシュされ墓地に置かれた", "トラッシュされ墓地に置かれる"),
    Event.ROTATED: ("回転した", "回転する"),
    Event.MOVED: ("移動した", "移動する"),
    Event.SACRIFICED: ("他のクリーチャーを召喚するための生贄にされた", "他のクリーチャーを召喚するための生贄にされる"),
    Event.ACTION_ATTACK: ("再行動で攻撃した", "再行動で攻撃する"),
}
"""The verbs of events that happen to a creature: once, and each time."""
ONCE = (Event.SUMMONED, Event.TRASHED, Event.BURIED, Event.SACRIFICED)
STRIKES = (Event.HIT, Event.ATTACKED, Event.BATTLE_OVER)
"""The events of attacks and battles."""
PLAYERS = {
    Event.SPELL_CAST: "スペルをキャストする",
    Event.DRAWN: "手札ドローフェイズ以外でカードをドローする",
    Event.MANA_GAINED: "マナ獲得フェイズ以外でマナを獲得する",
}
"""The verbs of events that a player causes."""
WHO = {Side.YOU: "自分", Side.OPPONENT: "相手", Side.EITHER: "いずれかのプレイヤー"}


@EVENTS.words(When)
def _when(node: When, scope: Scope) -> Occasion:
    where = f"{fields(node.where, scope).text}" if node.where is not None else ""
    if node.event is Event.RESOLUTION:
        whose = {Side.YOU: "自分の", Side.OPPONENT: "相手の", Side.EITHER: "各"}[node.side]
        return Occasion(f"{whose}ターン清算フェイズに")
    if node.event is Event.QUAKED:
        return Occasion(f"{where or 'フィールド'}が反地されるたびに")
    if node.event in PLAYERS:
        return Occasion(f"{WHO[node.side]}が{PLAYERS[node.event]}たびに")
    this = is_this(node.who)
    who = "このクリーチャー" if this else members(Pool(node.who, side=node.side), scope).text
    if node.event in STRIKES:
        return Occasion(_strikes(node, scope, who))
    if node.event not in SUFFERS:
        raise NoWording(f"Event.{node.event.name}", Language.JA)
    at = f"{where}で" if where else ""
    if node.event is Event.SUMMONED:
        at = f"{where}に" if where else ""
        if not this:
            rest, places = split_place(node.who)
            who = members(Pool(rest, side=node.side), scope).text
            if places:
                at = phrase([_field_trait(place, scope) for place in places], "フィールド", "つ").text + "に"
        if node.other is not None:
            at += f"{creatures(node.other, scope).text}と入れ替わりに"
    scope.now(RefKind.TRIGGERING, Noun("このクリーチャー", this=True) if this else Noun("そのクリーチャー"))
    once, each = SUFFERS[node.event]
    return Occasion(f"{once}とき" if this and node.event in ONCE else f"{each}たびに", who, at)


def _field_trait(node: Filter, scope: Scope) -> Trait:
    """A property of a summoned creature's place as a property of the field."""
    if isinstance(node, Not):
        return _field_trait(node.part, scope).opposite
    if isinstance(node, OnField):
        return FIELD_FILTERS(FieldIs(node.element), scope)
    return FIELD_FILTERS(FieldAdjacent(), scope)


def _strikes(node: When, scope: Scope, who: str) -> str:
    plain = node.other is None or isinstance(node.other, Anything)
    target = "" if node.other is None or plain else creatures(node.other, scope).text
    scope.now(RefKind.TARGET, Noun("対象クリーチャー"))
    scope.now(RefKind.ATTACKED, Noun("対象クリーチャー"))
    alive = "対象クリーチャーが死亡していないとき" + ("（攻撃1回につき1度）" if node.once else "")
    ending = f"、{alive}" if node.survived else "とき"
    if node.event is Event.HIT:
        hit = "ヒットし" if node.survived else "ヒットした"
        return f"{who}の攻撃が{f'{target}に' if target else ''}{hit}{ending}"
    over = "終了し" if node.survived else "終了した"
    if node.event is Event.ATTACKED:
        return f"{f'{target}に対する' if target else ''}{who}の攻撃が{over}{ending}"
    return f"{f'{target}との' if target else ''}{who}のバトルが{over}{ending}"
