"""Words about events and activations that effects react to (発動条件): how they are read in Japanese.

An ``EVENT`` ends in its past verb and takes 時 or 場合; a ``MOMENT`` is a point of time by itself. Either can have a
condition, as the second of a pair.
"""

from typing import Any

from duelkit.yugioh.language.base import Condition, DoesNotHold, Filter
from duelkit.yugioh.language.clauses import OPPONENTS_TURN, YOUR_TURN, InPhase
from duelkit.yugioh.language.events import Actor, Cause
from duelkit.yugioh.language.nouns import IS_THIS, MONSTER
from duelkit.yugioh.language.occasions import AnyEvent, When
from duelkit.yugioh.language.terms import Because, EventKind, Phase, Side, SummonKind, Zone
from duelkit.yugioh.reading.grammar.happenings import any_event, as_material, happens, occurred, owned
from duelkit.yugioh.reading.grammar.nouns import together
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.blocking.meaning import BanishedFaceUp
from duelkit.yugioh.words.links.meaning import POINTED_AT_BY_THIS
from duelkit.yugioh.words.occasions.meaning import battle_damage_to, flipped, in_phase

SIDES = (("自分", Side.YOU), ("相手", Side.OPPONENT))

# cards that move
happens("墓地へ送られた", EventKind.SENT_TO_GRAVEYARD)
happens("破壊され[、|]墓地へ送られた", EventKind.SENT_TO_GRAVEYARD, because=Because.DESTROYED)
happens("リリースされ[、|]墓地へ送られた", EventKind.SENT_TO_GRAVEYARD, because=Because.TRIBUTED)
happens("フィールドから離れ[、|]墓地へ送られた", EventKind.SENT_TO_GRAVEYARD, origin=Zone.FIELD)
for _words, _side in SIDES:
    happens(f"{_words}の墓地へ送られた", EventKind.SENT_TO_GRAVEYARD, who=owned(_side))
    happens(
        f"破壊され[、|]{_words}の墓地へ送られた",
        EventKind.SENT_TO_GRAVEYARD,
        who=owned(_side),
        because=Because.DESTROYED,
    )
happens("取り除かれ[、|]墓地へ送られた", EventKind.SENT_TO_GRAVEYARD, because=Because.DETACHED)
happens("手札から墓地へ捨てられた", EventKind.SENT_TO_GRAVEYARD, because=Because.DISCARDED, origin=Zone.HAND)
happens("墓地へ捨てられた", EventKind.SENT_TO_GRAVEYARD, because=Because.DISCARDED, origin=Zone.HAND)
happens("[手札から|]捨てられた", EventKind.DISCARDED)
happens("破壊された", EventKind.DESTROYED)
reads("ACTION_DONE", "{zones:ZONES}で破壊された", lambda zones: (When(EventKind.DESTROYED, origin=zones),))
happens("除外された", EventKind.BANISHED)
happens("表側[表示|]で除外された", EventKind.BANISHED, who=BanishedFaceUp())
happens("リリースされた", EventKind.TRIBUTED)
happens("フィールド[から|を]離れた", EventKind.LEFT_FIELD)
happens("[持ち主の|]手札に[戻った|戻された]", EventKind.TO_HAND)
happens("手札に加わった", EventKind.TO_HAND)
happens("他のモンスターゾーンに移動した", EventKind.ZONE_CHANGED)
for _words, _side in SIDES:
    happens(f"{_words}の手札に[加わった|戻った]", EventKind.TO_HAND, who=owned(_side))
    happens(f"{_words}のデッキに[戻った|戻された]", EventKind.TO_DECK, who=owned(_side))
happens("[持ち主の|]デッキに[戻った|戻された]", EventKind.TO_DECK)
happens("EXデッキに[戻った|戻された]", EventKind.TO_DECK, to=Zone.EXTRA_DECK)
reads(
    "ACTION_DONE",
    "{causes:CAUSES}取り除かれた",
    lambda causes: tuple(
        When(event, by=cause.by, by_card=cause.by_card, because=cause.because | Because.DETACHED, origin=Zone.OVERLAY)
        for cause in causes
        for event in (EventKind.SENT_TO_GRAVEYARD, EventKind.BANISHED)
    ),
)
as_material("墓地へ送られた", EventKind.SENT_TO_GRAVEYARD)
as_material("除外された", EventKind.BANISHED)
reads("EVENT", "{actor:THIS_ACTOR}が[、|]{actions:TURN_ACTIONS}", occurred)
reads("EVENT", "{actor:OTHER_ACTOR}が[、|]{actions:TURN_ACTIONS}", occurred)
for _words, _turn in (("自分", YOUR_TURN), ("相手", OPPONENTS_TURN)):
    for _actors in ("THIS_ACTOR", "OTHER_ACTOR"):
        reads(
            "EVENT",
            f"{{actor:{_actors}}}が{_words}ターンに{{actions:TURN_ACTIONS}}",
            lambda actor, actions, turn=_turn: (occurred(actor, actions), turn) if occurred(actor, actions) else None,
        )
reads(
    "ACTION_DONE",
    "{place:FROM_SOMEWHERE}[の|]{kinds:SUMMONS}[した|に成功した]",
    lambda place, kinds: (When(EventKind.SUMMONED, origin=place[0], kinds=kinds),) if place[1] is Side.EITHER else None,
)
reads(
    "ACTION_DONE",
    "アドバンス召喚のためにリリースされた",
    lambda: (When(EventKind.TRIBUTED, because=Because.TRIBUTED | Because.SUMMON),),
)
reads(
    "ACTION_DONE",
    "A召喚のためにリリースされた",
    lambda: (When(EventKind.TRIBUTED, because=Because.TRIBUTED | Because.SUMMON),),
)


reads("EVENT", "自分か相手のカードがEXデッキから離れた", lambda: When(EventKind.LEFT_EXTRA_DECK))
reads("EVENT", "自分か相手のカードが墓地から離れた", lambda: When(EventKind.LEFT_GRAVEYARD))
reads(
    "EVENT", "相手によって自分か相手のカードが墓地から離れた", lambda: When(EventKind.LEFT_GRAVEYARD, by=Side.OPPONENT)
)


# monsters that are summoned
def _came(actor: Actor, place: tuple[Zone, Side], causes: tuple[Cause, ...], kinds: SummonKind) -> Any:
    if actor.who != IS_THIS or actor.origin or actor.face_up:
        return None
    return _summon(actor.who, kinds, place, causes)


def _summon(
    who: Filter,
    kinds: SummonKind,
    place: tuple[Zone, Side] = (Zone(0), Side.EITHER),
    causes: tuple[Cause, ...] = (Cause(),),
    side: Side = Side.EITHER,
    by: Side | None = None,
) -> When | None:
    if len(causes) > 1:
        return None
    if place[1] is not Side.EITHER and who != IS_THIS:
        if place[0] & Zone.FIELD:
            return None
        who = together([who, owned(place[1])])
    cause = causes[0]
    return When(
        EventKind.SUMMONED,
        who,
        side,
        by if cause.by is None else cause.by,
        cause.by_card,
        cause.because,
        origin=place[0],
        kinds=kinds,
    )


reads("SUMMON_CAUSE", "", lambda: (Cause(),))
reads("SUMMON_CAUSE", "このカードの{marks:MARKS}の効果で", lambda marks: (Cause(Because(0), None, IS_THIS),))
reads("SUMMON_CAUSE", "このカードの効果で", lambda: (Cause(Because(0), None, IS_THIS),))
reads("SUMMON_CAUSE", "{by_card:BY_CARD}の効果で", lambda by_card: (Cause(Because(0), None, by_card),))
reads(
    "EVENT",
    "このカードの{marks:MARKS}の効果で{kinds:SUMMONS}[した|に成功した]",
    lambda marks, kinds: _summon(IS_THIS, kinds, causes=(Cause(Because(0), None, IS_THIS),)),
)
_OWN_WAY = When(EventKind.SUMMONED, IS_THIS, kinds=SummonKind.OWN_PROCEDURE)
reads("EVENT", "このカードの{marks:MARKS}の方法で特殊召喚[した|に成功した]", lambda marks: _OWN_WAY)
reads("EVENT", "この方法でこのカードが特殊召喚[した|に成功した]", lambda: _OWN_WAY)
reads("EVENT", "{actor:THIS_ACTOR}が{place:FROM}{causes:SUMMON_CAUSE}{kinds:SUMMONS}[した|に成功した]", _came)
reads("EVENT", "{actor:THIS_ACTOR}が{causes:SUMMON_CAUSE}{place:FROM_SOMEWHERE}{kinds:SUMMONS}[した|に成功した]", _came)
reads(
    "EVENT",
    "{actor:THIS_ACTOR}が{place:FROM_SOMEWHERE}の{kinds:SUMMONS}に成功した",
    lambda actor, place, kinds: _came(actor, place, (Cause(),), kinds),
)
reads(
    "EVENT",
    "このカードが{kinds:SUMMONS}・リバースした",
    lambda kinds: any_event(When(EventKind.SUMMONED, IS_THIS, kinds=kinds), flipped()),
)
_DOERS: tuple[tuple[str, Side | None], ...] = (*SIDES, ("自分または相手", None), ("自分か相手", None))
for _words, _doer in _DOERS:
    reads(
        "EVENT",
        f"{_words}が{{who:NOUNS}}を{{kinds:SUMMONS}}[した|に成功した]",
        lambda who, kinds, side=_doer: _summon(who, kinds, by=side),
    )
    reads(
        "EVENT",
        f"{_words}が{{who:NOUNS}}の{{kinds:SUMMONS}}に成功した",
        lambda who, kinds, side=_doer: _summon(who, kinds, by=side),
    )
    reads(
        "EVENT",
        f"{_words}が{{place:FROM_SOMEWHERE}}{{who:NOUNS}}を{{kinds:SUMMONS}}[した|に成功した]",
        lambda who, kinds, place, side=_doer: _summon(who, kinds, place, by=side),
    )
for _words, _side in SIDES:
    reads(
        "EVENT",
        f"{_words}フィールドに[、|]{{who:NOUNS}}が{{place:FROM}}{{kinds:SUMMONS}}された",
        lambda who, kinds, place, side=_side: _summon(who, kinds, place, side=side),
    )
    reads(
        "EVENT",
        f"{_words}フィールドに{{place:FROM_SOMEWHERE}}{{who:NOUNS}}が{{kinds:SUMMONS}}された",
        lambda who, kinds, place, side=_side: _summon(who, kinds, place, side=side),
    )
for _words, _side in SIDES:
    reads(
        "SUMMON_CAUSE",
        f"{_words}の{{by_card:BY_CARD}}の効果で",
        lambda by_card, by=_side: (Cause(Because(0), by, by_card),),
    )
reads(
    "EVENT",
    "{who:NOUNS}が{place:FROM}{causes:SUMMON_CAUSE}{kinds:SUMMONS}[された|に成功した]",
    lambda who, kinds, place, causes: _summon(who, kinds, place, causes) if who != IS_THIS else None,
)
reads(
    "EVENT",
    "{place:FROM_SOMEWHERE}{who:NOUNS}が{kinds:SUMMONS}された",
    lambda who, kinds, place: _summon(who, kinds, place),
)


reads(
    "EVENT",
    "{actor:THIS_ACTOR}が召喚または{by_card:BY_CARD}の効果で特殊召喚[した|に成功した]",
    lambda actor, by_card: (
        any_event(
            When(EventKind.SUMMONED, IS_THIS, kinds=SummonKind.NORMAL),
            When(EventKind.SUMMONED, IS_THIS, by_card=by_card, kinds=SummonKind.SPECIAL),
        )
        if actor == Actor(IS_THIS)
        else None
    ),
)
for _words, _doer in _DOERS:
    reads(
        "EVENT",
        f"{_words}が{{kinds:SUMMONS}}[した|に成功した]",
        lambda kinds, side=_doer: _summon(MONSTER, kinds, by=side) if kinds & ~SummonKind.SPECIAL else None,
    )
for _words, _doer in SIDES:
    reads(
        "EVENT",
        f"{_words}の{{by_card:BY_CARD}}の効果で{{who:NOUNS}}が{{kinds:SUMMONS}}された",
        lambda by_card, who, kinds, by=_doer: When(EventKind.SUMMONED, who, by=by, by_card=by_card, kinds=kinds),
    )
    reads(
        "EVENT",
        f"{_words}の{{by_card:BY_CARD}}の効果で{{actor:OTHER_ACTOR}}が{{actions:TURN_ACTIONS}}",
        lambda by_card, actor, actions, by=_doer: _through(actor, actions, by, by_card),
    )


def _through(actor: Actor, actions: tuple[When, ...], by: Side, by_card: Filter) -> When | AnyEvent | None:
    """What happened to cards by an effect that is named first."""
    if any(each.because or each.unless or each.by is not None or each.by_card is not None for each in actions):
        return None
    return occurred(actor, tuple(each.but(because=Because.EFFECT, by=by, by_card=by_card) for each in actions))


# cards that a player adds to the hand
for _words, _side in SIDES:
    for _how, _unless, _then in (
        ("ドローフェイズ以外で", Because(0), DoesNotHold(InPhase((Phase.DRAW,)))),
        ("ドロー以外の方法で", Because.DRAWN, None),
        ("ドロー以外で", Because.DRAWN, None),
    ):
        reads(
            "EVENT",
            f"{_words}が{_how}{{who:NOUNS}}を手札に加えた",
            lambda who, side=_side, unless=_unless, then=_then: _with(
                When(EventKind.TO_HAND, together([who, owned(side)]), unless=unless), then
            ),
        )
        reads(
            "EVENT",
            f"{_words}が{_how}デッキから{{who:NOUNS}}を手札に加えた",
            lambda who, side=_side, unless=_unless, then=_then: _with(
                When(EventKind.TO_HAND, who, side, unless=unless, origin=Zone.DECK), then
            ),
        )
        reads(
            "EVENT",
            f"{_how}{_words}の手札に{{who:NOUNS}}が加わった",
            lambda who, side=_side, unless=_unless, then=_then: _with(
                When(EventKind.TO_HAND, together([who, owned(side)]), unless=unless), then
            ),
        )


def _with(when: When, condition: Condition | None) -> Any:
    return when if condition is None else (when, condition)


reads(
    "EVENT",
    "このカードのリンク先に{who:NOUNS}が{kinds:SUMMONS}された",
    lambda who, kinds: _summon(together([who, POINTED_AT_BY_THIS]), kinds),
)


# monsters that are about to be summoned
for _words, _side in (*SIDES, ("自分または相手", Side.EITHER), ("自分か相手", Side.EITHER)):
    reads(
        "MOMENT",
        f"{_words}が{{who:NOUN}}を{{kinds:SUMMONS}}する際",
        lambda who, kinds, side=_side: (
            When(EventKind.WOULD_SUMMON, None if who == MONSTER else who, side, kinds=kinds),
            None,
        ),
    )


# cards that do not move
def _stays(words: str, event: EventKind, **more: Any) -> None:
    for actors in ("THIS_ACTOR", "OTHER_ACTOR"):
        reads("EVENT", f"{{actor:{actors}}}{words}", lambda actor: occurred(actor, (When(event, **more),), moved=False))


_stays("がリバースした", EventKind.FLIPPED)
_stays("の表示形式が変更された", EventKind.POSITION_CHANGED)
_stays("が[裏側表示|裏側守備表示]になった", EventKind.SET, origin=Zone.MONSTER_ZONE)
for _by in ("", "相手モンスターの"):
    _stays(f"が{_by}攻撃対象[に選択された|になった|にされた]", EventKind.TARGETED_BY_ATTACK)
for _words, _by_side in (("", None), ("相手の", Side.OPPONENT), ("自分の", Side.YOU)):
    _stays(f"が{_words}[効果|カードの効果|魔法・罠・モンスターの効果]の対象になった", EventKind.TARGETED, by=_by_side)


def _aimed_at(actor: Actor, by: Side | None = None) -> When | AnyEvent | None:
    """The card is attacked, or is the target of an effect."""
    events = [
        occurred(actor, (When(event, by=side),), moved=False)
        for event, side in ((EventKind.TARGETED_BY_ATTACK, None), (EventKind.TARGETED, by))
    ]
    return None if None in events else any_event(*(event for event in events if event is not None))


for _actors in ("THIS_ACTOR", "OTHER_ACTOR"):
    reads("EVENT", f"{{actor:{_actors}}}が攻撃・効果の対象になった", _aimed_at)
    reads("EVENT", f"{{actor:{_actors}}}が攻撃または相手の効果の対象になった", _aimed_at, by=Side.OPPONENT)
    for _words, _by_side in (("", None), ("相手の", Side.OPPONENT)):
        for _link in ("時、または", "場合、または"):
            reads(
                "EVENT",
                f"{{actor:{_actors}}}が{_words}効果の対象になった{_link}[相手モンスターの|]攻撃対象[に選択された|になった]",
                _aimed_at,
                by=_by_side,
            )


# damage and draws
def _hurts(actor: Actor) -> When:
    by = actor.side if actor.side is not Side.EITHER else None
    return When(EventKind.BATTLE_DAMAGE, None, Side.OPPONENT, by, actor.who)


for _actors in ("THIS_ACTOR", "OTHER_ACTOR", "EQUIPPED_ACTOR"):
    reads("EVENT", f"{{actor:{_actors}}}が[戦闘で|]相手に戦闘ダメージを与えた", _hurts)
for _words, _side in SIDES:
    reads("EVENT", f"{_words}が戦闘ダメージを受けた", lambda side=_side: battle_damage_to(side))
    reads("EVENT", f"{_words}が効果ダメージを受けた", lambda side=_side: When(EventKind.EFFECT_DAMAGE, None, side))
    for _words_of, _of in (("", None), ("相手の", Side.OPPONENT), ("自分の", Side.YOU)):
        reads(
            "EVENT",
            f"{_words_of}[カードの|]効果で{_words}がダメージを受けた",
            lambda side=_side, of=_of: When(EventKind.EFFECT_DAMAGE, None, side, of),
        )
        reads(
            "EVENT",
            f"{_words}が{_words_of}[カードの|]効果でダメージを受けた",
            lambda side=_side, of=_of: When(EventKind.EFFECT_DAMAGE, None, side, of),
        )
    for _phrasing in (f"{_words}が戦闘・効果ダメージを受けた", f"戦闘・効果で{_words}がダメージを受けた"):
        reads(
            "EVENT",
            _phrasing,
            lambda side=_side: any_event(battle_damage_to(side), When(EventKind.EFFECT_DAMAGE, None, side)),
        )
    reads(
        "EVENT",
        f"{_words}が[戦闘・効果で|]ダメージを受けた",
        lambda side=_side: any_event(battle_damage_to(side), When(EventKind.EFFECT_DAMAGE, None, side)),
    )
    reads("EVENT", f"{_words}がカードをドローした", lambda side=_side: When(EventKind.DRAWN, None, side))
    reads("EVENT", f"{_words}がLPを払った", lambda side=_side: When(EventKind.LIFE_PAID, None, side))
    reads("EVENT", f"{_words}のLPが回復した", lambda side=_side: When(EventKind.LIFE_GAINED, None, side))
reads("EVENT", "このカードをドローした", lambda: When(EventKind.DRAWN, IS_THIS))


# phases
for _words, _phase in (
    ("スタンバイフェイズ", Phase.STANDBY),
    ("エンドフェイズ", Phase.END),
    ("ドローフェイズ", Phase.DRAW),
):
    for _whose, _side in (
        ("自分", Side.YOU),
        ("相手", Side.OPPONENT),
        ("", Side.EITHER),
        ("お互いの", Side.EITHER),
        ("自分・相手の", Side.EITHER),
        ("自分の", Side.YOU),
        ("相手の", Side.OPPONENT),
    ):
        reads("MOMENT", _whose + _words, lambda phase=_phase, side=_side: (in_phase(phase, side), None))
        if _phase is Phase.DRAW:
            reads(
                "MOMENT",
                f"{_whose}{_words}のドロー前",
                lambda side=_side: (When(EventKind.BEFORE_DRAW, None, side), None),
            )
