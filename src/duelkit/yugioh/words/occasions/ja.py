"""Words about events and activations that effects react to (発動条件): their wording in Japanese."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from duelkit.yugioh.language.base import All, Filter, Not
from duelkit.yugioh.language.card import Timing
from duelkit.yugioh.language.nouns import MONSTER, OTHER, IsFaceUp, IsThis
from duelkit.yugioh.language.occasions import Activated, AnyEvent, AnyOccasion, When
from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.language.terms import Because, EventKind, Side, SummonKind, Zone
from duelkit.yugioh.text.grammar.heads import Head, head_of, head_of_pool, parts_of
from duelkit.yugioh.text.grammar.ja.core import EVENTS, HEADS, Noun, Occurrence, Scope, counter
from duelkit.yugioh.text.grammar.ja.joining import either_event
from duelkit.yugioh.text.grammar.ja.nouns import battler, noun_of, words_of
from duelkit.yugioh.text.grammar.ja.places import place, pool_text, zones_text
from duelkit.yugioh.text.grammar.ja.terms import PHASES, SIDE, WOULD, summons
from duelkit.yugioh.text.grammar.reading import together
from duelkit.yugioh.text.grammar.registry import Language, NoWording
from duelkit.yugioh.words.blocking.ja import banished, face_down
from duelkit.yugioh.words.controlling.meaning import ControlledBy, OwnedBy
from duelkit.yugioh.words.equipping.meaning import EquippedTo


def subject(node: When, scope: Scope, head: Head = Head.CARD, *, field: bool = True) -> str:
    """Who the event is about: このカード, 相手モンスター, 自分フィールドの「X」モンスター."""
    if isinstance(node.who, IsThis) or isinstance(node.who, All) and IsThis() in node.who.parts:
        scope.now(RefKind.TRIGGERING, Noun("このカード", Head.MONSTER, this=True))
        return lying(node) + ("このカード" if isinstance(node.who, IsThis) else noun_of(node.who, scope))
    noun = words_of(node.who, scope).called(head).text
    shown = any(isinstance(part, IsFaceUp) for part in parts_of(node.who)) if node.who is not None else False
    own_head = head if node.who is None or head_of(node.who) is Head.CARD else head_of(node.who)
    scope.now(RefKind.TRIGGERING, Noun(f"その{HEADS[own_head]}", own_head))
    if node.face_up and not shown:
        noun = f"表側表示の{noun}"
    there = node.origin & Zone.FIELD and not node.origin & ~(Zone.HAND | Zone.FIELD)
    if there or (field and node.side is not Side.EITHER and not node.origin):
        return f"{place(node.origin or Zone.FIELD, node.side, own_head, either='')}の{noun}"
    if node.side is Side.EITHER:
        return noun
    return f"{SIDE[node.side]}{'' if noun == 'モンスター' else 'の'}{noun}"


def lying(node: When) -> str:
    """How this card lay before: 魔法＆罠ゾーンの, 表側表示の, セットされた."""
    face = "表側表示の" if node.face_up else "セットされた" if node.face_down else ""
    if node.origin == Zone.OVERLAY:
        return "Ｘ素材の"
    if (
        not node.origin
        or node.origin & ~Zone.FIELD
        or node.origin == Zone.FIELD
        and node.side is Side.EITHER
        and (not face or node.face_down)
    ):
        return face
    return f"{place(node.origin, node.side, either='')}の{face}"


def by_whom(node: When, scope: Scope) -> str:
    """戦闘で, 相手の効果で, 「X」の効果で …"""
    because = node.because
    who = SIDE[node.by] if node.by in (Side.YOU, Side.OPPONENT) else ""
    card = noun_of(node.by_card, scope) if node.by_card is not None else ""
    words = [_cause(node, who, card, scope)]
    if because & Because.COST:
        if card and not because & (Because.BATTLE | Because.EFFECT):
            words = [f"{f'{who}の' if who else ''}{card}の効果を発動するために"]
        else:
            words.append("コストとして")
    if because & Because.RULE:
        words.append("ルールによって")
    if because & Because.MATERIAL:
        kind = next((word for each, word in _MATERIALS.items() if because & each), "")
        words.append(f"{kind}素材として")
    if because & Because.TRIBUTED:
        tributed = "" if node.event is EventKind.TRIBUTED else "リリースされ"
        words.append(f"アドバンス召喚のために{tributed}" if because & Because.SUMMON else tributed)
    if because & Because.DETACHED:
        words.append("取り除かれ")
    words.append(next((word for reason, word in _UNLESS if node.unless & reason), ""))
    return "".join(words)


_MATERIALS = {
    Because.FUSION: "融合",
    Because.RITUAL: "儀式召喚の",
    Because.SYNCHRO: "Ｓ",
    Because.XYZ: "Ｘ",
    Because.LINK: "リンク",
}
_UNLESS = (
    (Because.BATTLE, "戦闘以外で"),
    (Because.EFFECT, "効果以外で"),
    (Because.DRAWN, "ドロー以外の方法で"),
    (Because.DESTROYED, "破壊以外の方法で"),
)


def _cause(node: When, who: str, card: str, scope: Scope) -> str:
    """戦闘で, 相手の「X」の効果で, 相手によって."""
    whose = f"{who}の" if who else ""
    if node.because & Because.BATTLE:
        if who and not node.because & Because.EFFECT:
            return f"{who}モンスター{'の攻撃で' if scope.by_attack else 'との戦闘で'}"
        return "戦闘・効果で" if scope.both_causes else f"{card}との戦闘で" if card else "戦闘で"
    if node.because & Because.EFFECT:
        return f"{'戦闘または' if scope.both_causes else ''}{whose}{f'{card}の' if card else ''}効果で"
    if node.by_card == OTHER:
        return "このカードの効果以外の方法で"
    if node.event is EventKind.SUMMONED and isinstance(node.by_card, Not):
        return f"{whose}{noun_of(node.by_card.part, scope)}の効果以外で"
    if card:
        summoned = node.event is EventKind.SUMMONED
        return f"{whose}{card}{'の' if node.because & Because.MATERIAL else 'の効果で' if summoned else 'によって'}"
    return f"{who}によって" if who else ""


def from_where(node: When) -> str:
    """手札から, フィールドから …"""
    if not node.origin or node.face_up or node.face_down or node.origin == Zone.OVERLAY:
        return ""
    if about_this(node) and node.side is not Side.EITHER:
        return f"{place(node.origin, node.side)}から"
    return f"{zones_text(node.origin)}から"


def about_this(node: When) -> bool:
    """Whether the event is about this card."""
    return isinstance(node.who, IsThis) or isinstance(node.who, All) and IsThis() in node.who.parts


def _moved(verb: str, destroyed: str = "破壊され", *, to_owner: bool = False) -> Callable[[When, Scope], Occurrence]:
    def event(node: When, scope: Scope) -> Occurrence:
        off_field = not node.origin & Zone.FIELD
        node, mine = _without_owner(node)
        if about_this(node):
            origin = from_where(node)
            who = subject(node.but(origin=Zone(0)) if origin else node, scope)
        elif node.origin & ~Zone.FIELD and node.side is not Side.EITHER:
            who = subject(node.but(origin=Zone(0), side=Side.EITHER), scope)
            origin = f"{place(node.origin, node.side)}から"
            who, origin = (origin + who, "") if off_field else (who, origin)
        else:
            who = subject(node, scope)
            origin = from_where(node) if off_field else ""
        how = by_whom(node, scope)
        if node.because & Because.DESTROYED:
            how += destroyed
        if origin == "Ｘ素材から" and about_this(node):
            who, origin = f"Ｘ素材の{who}", ""
        if node.because & Because.DISCARDED:
            return Occurrence(f"{who}が{how}{origin or '手札から'}墓地へ捨てられた")
        alone = f"１{'枚' if node.who is None else counter(head_of(node.who))}のみ" if node.alone else ""
        to = f"{mine}の{verb}" if mine and to_owner else verb
        if node.event is EventKind.LEFT_FIELD and node.to == Zone.GRAVEYARD:
            to = "フィールドから墓地へ送られた"
        return Occurrence(f"{who}{alone}が{origin}{how}{to}")

    return event


def _without_owner(node: When) -> tuple[When, str]:
    """Take 元々の持ち主が自分となる out of the filter: the place names the owner (自分の墓地へ送られた)."""
    if not isinstance(node.who, All):
        if isinstance(node.who, OwnedBy):
            return node.but(who=None), SIDE[node.who.side]
        return node, ""
    owned = next((part for part in node.who.parts if isinstance(part, OwnedBy)), None)
    if owned is None or IsThis() in node.who.parts:
        return node, ""
    rest = tuple(part for part in node.who.parts if part != owned)
    return node.but(who=All(rest) if len(rest) > 1 else rest[0]), SIDE[owned.side]


def _summoned(node: When, scope: Scope) -> Occurrence:
    kinds = summons(node.kinds) if node.kinds else "召喚・反転召喚・特殊召喚"
    how = by_whom(node, scope)
    origin = from_where(node)
    if isinstance(node.who, IsThis):
        return Occurrence(f"{subject(node, scope)}が{origin}{how}{kinds}した")
    node, mine = _without_owner(node)
    origin = f"{mine}の{origin}" if mine and origin else origin
    who = subject(node if node.side is Side.EITHER else _without_side(node), scope, Head.MONSTER)
    who += "１体のみ" if node.alone else ""
    if node.side is not Side.EITHER:
        return Occurrence(f"{SIDE[node.side]}フィールドに{who}が{origin}{how}{kinds}された")
    if node.by is not None and node.by is not Side.EITHER and node.by_card is None:
        return Occurrence(f"{SIDE[node.by]}が{origin}{who}を{kinds}した")
    return Occurrence(f"{who}が{origin}{how}{kinds}された")


def _without_side(node: When) -> When:
    return When(node.event, node.who, face_up=node.face_up)


def _destroyed(node: When, scope: Scope) -> Occurrence:
    who = subject(node, scope)
    if who in ("このカード", "セットされたこのカード") and node.origin == Zone.FIELD and not node.face_down:
        who = "フィールドのこのカード"
    to = "墓地へ送られた" if node.to == Zone.GRAVEYARD else ""
    return Occurrence(f"{who}が{by_whom(node, scope)}破壊され{to or 'た'}")


def _attack_declared(node: When, scope: Scope) -> Occurrence:
    side = node.by if node.by is not None else node.side
    if isinstance(node.who, IsThis):
        return Occurrence("このカードの攻撃宣言時", moment=True, attacker="このカード")
    noun = words_of(node.who, scope).monsters.text
    scope.now(RefKind.TRIGGERING, Noun("その攻撃宣言したモンスター", Head.MONSTER))
    owner = "" if side is Side.EITHER else SIDE[side] + ("" if noun == "モンスター" else "の")
    return Occurrence(f"{owner}{noun}の攻撃宣言時", moment=True, attacker=owner + noun)


def _battle(moment: str) -> Callable[[When, Scope], Occurrence]:
    def event(node: When, scope: Scope) -> Occurrence:
        if node.who is None:
            return Occurrence(moment, moment=True, point=moment)
        who = subject(node, scope, Head.MONSTER)
        return Occurrence(f"{who}が戦闘を行う{moment}", moment=True, point=moment)

    return event


def _battled(node: When, scope: Scope) -> Occurrence:
    if node.who is None:
        return Occurrence("ダメージ計算後", moment=True, point="ダメージ計算後")
    scope.now(RefKind.OPPOSING_BATTLER, Noun("その相手モンスター", Head.MONSTER))
    return Occurrence(
        f"{subject(node, scope, Head.MONSTER)}が戦闘を行ったダメージ計算後", moment=True, point="ダメージ計算後"
    )


def _destroys(node: When, scope: Scope) -> Occurrence:
    who = subject(node, scope, Head.MONSTER)
    scope.now(RefKind.OPPOSING_BATTLER, Noun("そのモンスター", Head.MONSTER))
    sent = "破壊し墓地へ送った" if node.to == Zone.GRAVEYARD else "破壊した"
    victim = f"相手の{noun_of(node.by_card, scope)}" if node.by_card is not None else "モンスター"
    return Occurrence(f"{who}{'の攻撃' if scope.by_attack else 'が戦闘'}で{victim}を{sent}")


def _damage(kind: str) -> Callable[[When, Scope], Occurrence]:
    def event(node: When, scope: Scope) -> Occurrence:
        side = SIDE[node.side] if node.side is not Side.EITHER else "プレイヤー"
        scope.event_damage = "与えたダメージ" if node.side is Side.OPPONENT else "受けたダメージ"
        if isinstance(node.by_card, IsThis) or isinstance(node.who, IsThis):
            return Occurrence(f"このカードが{side}に{kind}ダメージを与えた", subject="このカードが")
        cause = node.by_card if node.by_card is not None else node.who
        if node.side is Side.OPPONENT and cause is not None and (node.by is not None or kind == "戦闘"):
            said = any(isinstance(part, ControlledBy) for part in parts_of(cause))
            who = f"{noun_of(cause, scope) if said else battler(cause, scope, SIDE[node.by or Side.YOU])}が"
            return Occurrence(f"{who}相手に{kind}ダメージを与えた", subject=who)
        by = f"{SIDE[node.by]}の" if node.by is not None else ""
        source = f"{by}{noun_of(cause, scope)}から" if cause is not None else f"{by}カードから" if by else ""
        return Occurrence(f"{side}が{source}{kind}ダメージを受けた")

    return event


def _drawn(node: When, scope: Scope) -> Occurrence:
    side = SIDE[node.side] if node.side is not Side.EITHER else "プレイヤー"
    if isinstance(node.who, IsThis):
        return Occurrence("このカードをドローした")
    scope.now(RefKind.TRIGGERING, Noun("ドローしたカード", many=True))
    outside = "ドローフェイズ以外で" if node.unless & Because.RULE else by_whom(node, scope)
    return Occurrence(f"{side}が{outside}{noun_of(node.who, scope)}をドローした")


def _phase(node: When, scope: Scope) -> Occurrence:
    assert node.phase is not None
    owner = "" if node.side is Side.EITHER else SIDE[node.side]
    return Occurrence(f"{owner}{PHASES[node.phase]}", moment=True)


def _would_summon(node: When, scope: Scope) -> Occurrence:
    side = f"{SIDE[node.side]}が" if node.side is not Side.EITHER else "自分か相手が"
    noun = "モンスター" if node.who is None else noun_of(node.who, scope)
    kinds = summons(node.kinds or SummonKind.NORMAL | SummonKind.FLIP | SummonKind.SPECIAL)
    scope.now(RefKind.TRIGGERING, Noun("そのモンスター", Head.MONSTER))
    would = f"{side}{noun}{'１体のみ' if node.alone else ''}を{kinds}する"
    return Occurrence(f"{would}際", moment=True, clause=would)


def _simple(verb: str, head: Head = Head.CARD, particle: str = "が") -> Callable[[When, Scope], Occurrence]:
    def event(node: When, scope: Scope) -> Occurrence:
        origin = from_where(node) if node.origin & ~Zone.FIELD else ""
        return Occurrence(f"{subject(node, scope, head)}{particle}{origin}{by_whom(node, scope)}{verb}")

    return event


def _moment(words: str) -> Callable[[When, Scope], Occurrence]:
    def event(node: When, scope: Scope) -> Occurrence:
        return Occurrence(f"{'' if node.side is Side.EITHER else SIDE[node.side]}{words}", moment=True)

    return event


def _material(node: When, scope: Scope) -> Occurrence:
    kinds = summons(node.kinds) if node.kinds else ""
    who = subject(node, scope, Head.MONSTER)
    if kinds:
        return Occurrence(f"{who}が{kinds}の素材になった")
    if node.because == Because.LINK:
        return Occurrence(f"{who}を素材としてリンク召喚した")
    return Occurrence(
        f"{who}が{by_whom(node, scope)}{'' if node.because & Because.MATERIAL else '素材として'}使用された"
    )


def _activated(node: When, scope: Scope) -> Occurrence:
    side = node.by if node.side is Side.EITHER and node.by is not None else node.side
    owner = "" if side is Side.EITHER else SIDE[side] + "が"
    thing = (f"{zones_text(node.origin)}の" if node.origin else "") + activated_thing(node.who, node.card, scope)
    return Occurrence(f"{owner}{thing}{'を発動した' if owner else 'が発動した'}")


def _life(node: When, scope: Scope) -> Occurrence:
    whose = "プレイヤー" if node.side is Side.EITHER else SIDE[node.side]
    return Occurrence(f"{whose}のＬＰが{by_whom(node, scope)}回復した")


def _paid(node: When, scope: Scope) -> Occurrence:
    scope.event_damage = "払った数値"
    whose = "プレイヤー" if node.side is Side.EITHER else SIDE[node.side]
    return Occurrence(f"{whose}がＬＰを払った")


def _set(node: When, scope: Scope) -> Occurrence:
    if node.origin & Zone.MONSTER_ZONE:
        return _simple("裏側表示になった", Head.MONSTER)(node, scope)
    owner = "" if node.side is Side.EITHER else SIDE[node.side] + "が"
    return Occurrence(f"{owner}{subject(_without_side(node), scope)}{'をセットした' if owner else 'がセットされた'}")


def _was_equipped(node: When, scope: Scope) -> Occurrence:
    if node.who != EquippedTo():
        return _simple("装備された")(node, scope)
    scope.now(RefKind.TRIGGERING, Noun("その装備カード"))
    return Occurrence("このカードに装備カードが装備された")


def _back(node: When) -> str:
    if node.event == EventKind.TO_HAND:
        return "手札に戻った" if node.origin & Zone.FIELD else "手札に加わった"
    face_up = node.to == Zone.EXTRA_DECK and node.because & Because.MATERIAL
    deck = {Zone.DECK: "メイン", Zone.EXTRA_DECK: "ＥＸ"}.get(node.to, "")
    return "ＥＸデッキに表側表示で加わった" if face_up else f"{deck}デッキに戻った"


_KINDS: dict[EventKind, Callable[[When, Scope], Occurrence]] = {
    EventKind.SUMMONED: _summoned,
    EventKind.SET: _set,
    EventKind.DESTROYED: _destroyed,
    EventKind.SENT_TO_GRAVEYARD: _moved("墓地へ送られた", to_owner=True),
    EventKind.BANISHED: lambda node, scope: face_down(node) or _moved(banished(node)[1])(banished(node)[0], scope),
    EventKind.TO_HAND: lambda node, scope: _moved(_back(node), to_owner=True)(node, scope),
    EventKind.TO_DECK: lambda node, scope: _moved(_back(node), to_owner=True)(node, scope),
    EventKind.DRAWN: _drawn,
    EventKind.DISCARDED: _moved("手札から捨てられた"),
    EventKind.TRIBUTED: _moved("リリースされた"),
    EventKind.LEFT_GRAVEYARD: lambda at, scope: Occurrence(f"{by_whom(at, scope)}自分か相手のカードが墓地から離れた"),
    EventKind.LEFT_EXTRA_DECK: _simple("ＥＸデッキから離れた"),
    EventKind.LEFT_FIELD: _moved("フィールドから離れた"),
    EventKind.FLIPPED: _simple("リバースした", Head.MONSTER),
    EventKind.POSITION_CHANGED: _simple("変更された", Head.MONSTER, "の表示形式が"),
    EventKind.CONTROL_CHANGED: _simple("移った", Head.MONSTER, "のコントロールが"),
    EventKind.ATTACK_DECLARED: _attack_declared,
    EventKind.TARGETED_BY_ATTACK: _simple("攻撃対象に選択された", Head.MONSTER),
    EventKind.BATTLE_START: _battle("ダメージステップ開始時"),
    EventKind.BEFORE_CALCULATION: _battle("ダメージ計算前"),
    EventKind.CALCULATION: _battle("ダメージ計算時"),
    EventKind.BATTLED: _battled,
    EventKind.DAMAGE_STEP_ENDS: _battle("ダメージステップ終了時"),
    EventKind.DESTROYS_BY_BATTLE: _destroys,
    EventKind.BATTLE_DAMAGE: _damage("戦闘"),
    EventKind.EFFECT_DAMAGE: _damage("効果"),
    EventKind.LIFE_GAINED: _life,
    EventKind.LIFE_PAID: _paid,
    EventKind.DETACHED: _simple("Ｘ素材から取り除かれた"),
    EventKind.MATERIAL_USED: _material,
    EventKind.ACTIVATED: _activated,
    EventKind.RESOLVED: lambda node, scope: Occurrence(f"{_activated(node, scope).text}後、その処理が終わった"),
    EventKind.PHASE: _phase,
    EventKind.EQUIPPED: _was_equipped,
    EventKind.COUNTER_PLACED: _simple("置かれた", particle="にカウンターが"),
    EventKind.ZONE_CHANGED: _simple("他のモンスターゾーンに移動した", Head.MONSTER),
    EventKind.ATTACK_NEGATED: _simple("無効になった", particle="の攻撃が"),
    EventKind.ATK_FELL_TO_ZERO: _simple("０になった", particle="の攻撃力が"),
    EventKind.BATTLE_PHASE_ENDS: _moment("バトルフェイズ終了時"),
    EventKind.BATTLE_PHASE_BEGINS: _moment("バトルフェイズ開始時"),
    EventKind.BEFORE_DRAW: _moment("ドローフェイズのドロー前"),
    EventKind.WOULD_SUMMON: _would_summon,
    EventKind.TARGETED: _simple("効果の対象になった"),
    EventKind.ATTACHED: _simple("Ｘ素材になった"),
    EventKind.PLACED_IN_PENDULUM_ZONE: _simple("Ｐゾーンに置かれた"),
    EventKind.PLACED_IN_SPELL_ZONE: _simple("魔法＆罠ゾーンに置かれた"),
}


@EVENTS.words(When)
def _when(node: When, scope: Scope) -> Occurrence:
    if node.event not in _KINDS:
        raise NoWording(f"EventKind.{node.event.name}", Language.JA)
    return _KINDS[node.event](node, scope)


@EVENTS.words(AnyEvent)
def _any_event(node: AnyEvent, scope: Scope) -> Occurrence:
    if len(node.events) == 2:
        first, second = node.events
        if first.because & Because.DETACHED and first.but(event=EventKind.BANISHED) == second:
            return _moved("た")(first, scope)
        battle, effect = (first, second) if first.because & Because.BATTLE else (second, first)
        same = battle.but(because=battle.because & ~Because.BATTLE | Because.EFFECT)
        if battle.because & Because.BATTLE and same == effect:
            return _both(battle, scope)
        if battle.because & Because.BATTLE and effect.by_card is not None:
            of_any = effect.but(by_card=None)
            if battle.but(because=battle.because & ~Because.BATTLE | Because.EFFECT) == of_any:
                return _both(effect, scope)
    return _joined([EVENTS(event, scope) for event in node.events], scope)


def _both(node: When, scope: Scope) -> Occurrence:
    """戦闘・効果で, 戦闘またはモンスターの効果で: two events that differ in the cause alone."""
    scope.both_causes = True
    result = EVENTS(node, scope)
    scope.both_causes = False
    return result


@EVENTS.words(AnyOccasion)
def _any_occasion(node: AnyOccasion, scope: Scope) -> Occurrence:
    one = together(node)
    if one is not None:
        return EVENTS(one, scope)
    effect, card = node.occasions if len(node.occasions) == 2 else (None, None)
    if (
        isinstance(effect, Activated)
        and isinstance(card, Activated)
        and effect.which == MONSTER
        and card.which is not None
    ):
        if effect.card is False and replace(card, which=effect.which, card=False) == effect:
            either = _activation(card, scope, also="モンスターの効果・")
            scope.now(RefKind.RESPONDED, Noun("そのカード", Head.CARD))
            return either
    found: list[Occurrence] = []
    named: list[Noun | None] = []
    for occasion in node.occasions:
        found.append(EVENTS(occasion, scope))
        named.append(scope.known.get(RefKind.RESPONDED))
    if any(noun != named[0] for noun in named):
        scope.now(RefKind.RESPONDED, Noun("そのカード", Head.CARD))
    return _joined(found, scope)


def _joined(events: list[Occurrence], scope: Scope) -> Occurrence:
    return either_event(events, "時" if scope.effect is None or scope.effect.timing is Timing.WHEN else "場合")


def activated_thing(which: Filter | None, card: bool | None, scope: Scope) -> str:
    """魔法・罠カード, モンスターの効果, 「X」カードの効果 …"""
    if which is None:
        return "魔法・罠カード" if card else "カードの効果" if card is False else "魔法・罠・モンスターの効果"
    noun = noun_of(which, scope)
    if card is True:
        return noun
    return "魔法・罠の効果" if card is None and noun == HEADS[Head.SPELL_OR_TRAP] else f"{noun}の効果"


def _activation(node: Activated, scope: Scope, *, also: str = "") -> Occurrence:
    """An activation; ``also``: what else is activated, before its noun (モンスターの効果・)."""
    head = head_of(node.which) if node.which is not None else Head.CARD
    scope.now(RefKind.RESPONDED, Noun(f"その{HEADS[head]}", head))
    thing = also + activated_thing(node.which, node.card, scope)
    if node.targets_one is not None and node.targets is not None:
        unit = "体" if head_of_pool(node.targets) is Head.MONSTER else "枚"
        thing = f"{pool_text(node.targets, scope, owned=True)}１{unit}のみを対象とする{thing}"
    elif node.targets_one is not None:
        noun = noun_of(node.targets_one, scope)
        unit = "体" if head_of(node.targets_one) is Head.MONSTER else "枚"
        one = "このカード" if isinstance(node.targets_one, IsThis) else f"{noun}１{unit}"
        thing = f"{one}のみを対象とする{thing}"
    elif node.targets is not None:
        thing = f"{pool_text(node.targets, scope, owned=True)}を対象とする{thing}"
    would = "、または".join(words for flag, words in WOULD.items() if node.would & flag)
    if would:
        thing = f"{would}を含む、{thing}"
    where = f"{zones_text(node.zones)}で" if node.zones else ""
    if node.by is Side.EITHER:
        return Occurrence(f"{where}{thing}が発動した")
    return Occurrence(f"{SIDE[node.by]}が{where}{thing}を発動した")


EVENTS.table({Activated: lambda node, scope: _activation(node, scope)})
