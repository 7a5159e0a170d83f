"""Events that happen to cards: このカードが｜戦闘または相手の効果で｜フィールドから｜墓地へ送られた.

The card (``ACTOR``), the cause (``CAUSES``) and the origin (``FROM``) are declared once each, apart from what happened
(``ACTION_DONE``). Several causes, or several actions of one card, are several events.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from duelkit.yugioh.language.base import All, Filter, nodes
from duelkit.yugioh.language.events import Actor, Cause
from duelkit.yugioh.language.nouns import (
    ATTACK_POSITION,
    DEFENSE_POSITION,
    IS_THIS,
    OTHER,
    IsFaceDown,
    IsFaceUp,
    OfType,
)
from duelkit.yugioh.language.occasions import AnyEvent, When
from duelkit.yugioh.language.terms import Because, CardType, EventKind, Side, Zone
from duelkit.yugioh.reading.grammar.nouns import together
from duelkit.yugioh.reading.grammar.patterns import Found, reads, terminal
from duelkit.yugioh.reading.grammar.reader import Reader
from duelkit.yugioh.words.controlling.meaning import OwnedBy

_WHERE: Final = {
    "フィールドの": (Zone.FIELD, Side.EITHER),
    "自分フィールドの": (Zone.FIELD, Side.YOU),
    "モンスターゾーンの": (Zone.MONSTER_ZONE, Side.EITHER),
    "魔法&罠ゾーンの": (Zone.SPELL_TRAP_ZONE, Side.EITHER),
    "魔法&罠ゾーンに": (Zone.SPELL_TRAP_ZONE, Side.EITHER),
    "自分のモンスターゾーンの": (Zone.MONSTER_ZONE, Side.YOU),
    "Pゾーンの": (Zone.PENDULUM_ZONE, Side.EITHER),
    "自分の魔法&罠ゾーンの": (Zone.SPELL_TRAP_ZONE, Side.YOU),
    "フィールドゾーンの": (Zone.FIELD_ZONE, Side.EITHER),
    "手札・フィールドの": (Zone.HAND | Zone.FIELD, Side.EITHER),
    "手札の": (Zone.HAND, Side.EITHER),
    "X素材の": (Zone.OVERLAY, Side.EITHER),
}


for _words, _position in (("[表側|]攻撃表示の", ATTACK_POSITION), ("守備表示の", DEFENSE_POSITION)):
    reads(
        "THIS_PART",
        f"{_words}{{actor:THIS_PART}}",
        lambda actor, position=_position: (
            replace(actor, who=All((IS_THIS, position))) if actor.who == IS_THIS and not actor.face_down else None
        ),
    )


@terminal("THIS_PART")
def _this(reader: Reader, at: int) -> Iterator[Found]:
    """フィールドの表側表示のこのカード, セットされたこのカード."""
    if reader.text.startswith("このカード", at):
        yield Actor(IS_THIS), at + 5
    for words, (origin, side) in _WHERE.items():
        if reader.text.startswith(words, at):
            for actor, end in reader.read("THIS_PART", at + len(words)):
                if not actor.origin and (actor.face_down or not words.endswith("に")):
                    yield replace(actor, origin=origin, side=side), end
    if reader.text.startswith("表側表示の", at):
        for actor, end in reader.read("THIS_PART", at + 5):
            if not actor.face_up and not actor.face_down:
                yield replace(actor, face_up=True), end
    for words in ("セットされた", "セットされている", "裏側表示の", "セット状態の"):
        if reader.text.startswith(words, at):
            for actor, end in reader.read("THIS_PART", at + len(words)):
                if not actor.face_up and not actor.face_down:
                    yield replace(actor, face_down=True), end


@terminal("THIS_ACTOR")
def _this_somewhere(reader: Reader, at: int) -> Iterator[Found]:
    """This card; it was on the field if only there it can have the state that the text names."""
    for actor, end in reader.read("THIS_PART", at):
        stated = actor.who != IS_THIS or actor.face_down
        yield replace(actor, origin=actor.origin or (Zone.FIELD if stated else Zone(0))), end


@terminal("OTHER_ACTOR")
def _other(reader: Reader, at: int) -> Iterator[Found]:
    """自分フィールドの表側表示の「X」モンスター, 相手モンスター, 「X」モンスター."""
    for outer, begin in reader.read("ADJECTIVES", at):
        if outer and (len(outer) > 1 or not reader.text.startswith(("自分", "相手"), begin)):
            continue
        for (zones, side), middle in reader.read("PLACE", begin):
            if any(there == (zones, middle) for there in reader.read("ZONES", begin)):
                side = Side.EITHER  # 手札・デッキから: an event, unlike an action, does not say whose they are
            for link in ("の", "から"):
                if reader.text.startswith(link, middle):
                    for which, end in reader.read("NOUNS", middle + len(link)):
                        yield Actor(together([*outer, which]), side, zones), end
        for side, middle in reader.read("OWNER", begin):
            for which, end in reader.read("NOUNS", middle):
                if any(isinstance(part, OfType) and part.types & CardType.MONSTER for part in nodes(which)) or (
                    "モンスター" in reader.text[middle:end]
                ):
                    yield Actor(together([*outer, which]), side, _YOURS if side is Side.YOU else Zone.FIELD), end
    for which, end in reader.read("NOUNS", at):
        yield Actor(which), end


_YOURS: Final = Zone.FIELD | Zone.HAND | Zone.DECK
"""Where 自分のモンスター may be of which a text only says whose they are."""


def _where(actor: Actor, actions: tuple[When, ...]) -> Actor:
    """Where cards were of which a text only says whose they are: on the field, unless they are destroyed by an effect,
    which can happen elsewhere too (ruling on 真炎王 ポニクス).
    """
    if actor.origin != _YOURS:
        return actor
    anywhere = all(action.event is EventKind.DESTROYED and not action.origin for action in actions)
    caused = any(action.because == Because.EFFECT and action.by is None for action in actions)
    return replace(actor, origin=Zone.MONSTER_ZONE | Zone.HAND | Zone.DECK if anywhere and caused else Zone.FIELD)


def _seen(actor: Actor) -> Actor | None:
    """A card that moves, with 表側表示の as a property of the event."""
    parts = actor.who.parts if isinstance(actor.who, All) else (actor.who,)
    up = any(isinstance(part, IsFaceUp) for part in parts)
    down = any(isinstance(part, IsFaceDown) for part in parts)
    rest = [part for part in parts if part is not None and not isinstance(part, IsFaceUp | IsFaceDown)]
    if any(
        isinstance(node, IsFaceUp | IsFaceDown) or isinstance(node, Filter) and node.passing
        for part in rest
        for node in nodes(part)
    ):
        return None
    if up or down:
        actor = replace(
            actor,
            who=together(rest) if rest else None,
            face_up=actor.face_up or up,
            face_down=actor.face_down or down,
            origin=actor.origin or Zone.FIELD,
        )
    return actor


def occurred(actor: Actor, actions: tuple[When, ...], *, moved: bool = True) -> When | AnyEvent | None:
    """Returns the events in which this happened to the card.

    :param moved: the card has left the place where it was.
    """
    found: list[When] = []
    if actor.origin == _YOURS and any(
        action.event is EventKind.SENT_TO_GRAVEYARD and not action.because and not action.origin for action in actions
    ):
        return None  # 自分のモンスターが墓地へ送られた: from the field alone, or from anywhere
    actor = _where(actor, actions)
    known = _seen(actor) if moved else actor
    if known is None:
        return None
    for action in actions:
        if action.event is EventKind.SUMMONED and known != Actor(IS_THIS):
            return None
        if known.origin and action.origin and not known.origin & action.origin:
            return None
        who = known.who
        if action.who is not None:
            who = action.who if who is None else together([who, action.who])
        side = known.side if known.side is not Side.EITHER else action.side
        both = known.origin & action.origin if known.origin and action.origin else known.origin | action.origin
        found.append(action.but(actor=replace(known, who=who, side=side, origin=both)))
    return found[0] if len(found) == 1 else AnyEvent(tuple(found))


_PLAIN: Final = {
    "": (Cause(),),
    "戦闘で": (Cause(Because.BATTLE),),
    "戦闘・効果で": (Cause(Because.BATTLE), Cause(Because.EFFECT)),
    "戦闘または効果で": (Cause(Because.BATTLE), Cause(Because.EFFECT)),
    "戦闘及び効果で": (Cause(Because.BATTLE), Cause(Because.EFFECT)),
    "戦闘またはカードの効果で": (Cause(Because.BATTLE), Cause(Because.EFFECT)),
    "戦闘以外で": (Cause(unless=Because.BATTLE),),
    "ドロー以外で": (Cause(unless=Because.DRAWN),),
    "ドロー以外の方法で": (Cause(unless=Because.DRAWN),),
    "このカードの効果以外の方法で": (Cause(by_card=OTHER),),
    "コストとして": (Cause(Because.COST),),
}
for _words, _causes in _PLAIN.items():
    reads("CAUSES", _words, lambda causes=_causes: causes)
for _who, _by in (("", None), ("相手の", Side.OPPONENT), ("自分の", Side.YOU)):
    for _thing in ("効果で", "カードの効果で"):
        reads("CAUSES", _who + _thing, lambda by=_by: (Cause(Because.EFFECT, by),))
        if _by is not None:
            reads(
                "CAUSES",
                f"戦闘[または|か|及び]{_who}{_thing}",
                lambda by=_by: (Cause(Because.BATTLE), Cause(Because.EFFECT, by)),
            )
            reads(
                "CAUSES",
                f"{_who}{_thing[:-1]}または戦闘で",
                lambda by=_by: (Cause(Because.BATTLE), Cause(Because.EFFECT, by)),
            )
    reads("CAUSES", f"{_who}{{by_card:BY_CARD}}の効果で", lambda by_card, by=_by: (Cause(Because.EFFECT, by, by_card),))
    reads(
        "CAUSES",
        f"{_who}{{by_card:BY_CARD}}の効果を発動するために",
        lambda by_card, by=_by: (Cause(Because.COST, by, by_card),),
    )
reads(
    "CAUSES",
    "戦闘または{by_card:BY_CARD}の効果で",
    lambda by_card: (Cause(Because.BATTLE), Cause(Because.EFFECT, None, by_card)),
)
reads("BY_CARD", "{which:NOUN}", lambda which: None if which == IS_THIS else which)
reads("CAUSES", "相手[によって|に]", lambda: (Cause(by=Side.OPPONENT),))
reads("CAUSES", "自分によって", lambda: (Cause(by=Side.YOU),))
reads("CAUSES", "相手モンスターとの戦闘で", lambda: (Cause(Because.BATTLE, Side.OPPONENT),))
reads(
    "CAUSES",
    "相手モンスターとの戦闘または相手の効果で",
    lambda: (Cause(Because.BATTLE, Side.OPPONENT), Cause(Because.EFFECT, Side.OPPONENT)),
)

reads("FROM", "", lambda: (Zone(0), Side.EITHER))
reads("FROM", "{zones:ZONES}から", lambda zones: (zones, Side.EITHER))
reads("FROM", "{side:OWNER}{zones:ZONES}から", lambda side, zones: (zones, side))


def happens(words: str, event: EventKind, **more: Any) -> None:
    """Declare something that happens to cards (墓地へ送られた), with its cause and its origin in either order."""

    def make(causes: tuple[Cause, ...], place: tuple[Zone, Side], **values: Any) -> tuple[When, ...]:
        because = more.get("because", Because(0)) | values.pop("how", Because(0))
        base = When(event, **{**{"origin": place[0], "side": place[1]}, **more, "because": because, **values})
        return tuple(
            base.but(
                cause=replace(
                    cause,
                    because=base.because | cause.because,
                    by_card=cause.by_card if cause.by_card is not None else base.by_card,
                )
            )
            for cause in causes
        )

    reads("ACTION_DONE", "{causes:CAUSES}{place:FROM}" + words, make)
    reads("ACTION_DONE", "{place:FROM_SOMEWHERE}{causes:SOME_CAUSES}" + words, make)


reads("FROM_SOMEWHERE", "{place:FROM}", lambda place: place if place[0] else None)
reads("SOME_CAUSES", "{causes:CAUSES}", lambda causes: causes if causes != (Cause(),) else None)

_KINDS: Final = {
    "融合": (Because.FUSION,),
    "儀式": (Because.RITUAL,),
    "S": (Because.SYNCHRO,),
    "X": (Because.XYZ,),
    "リンク": (Because.LINK,),
    "L": (Because.LINK,),
}
for _word, _kinds in _KINDS.items():
    reads("MATERIAL_KIND", _word, lambda kinds=_kinds: kinds)
    for _second, _more in _KINDS.items():
        if _kinds != _more:
            reads("MATERIAL_KIND", f"{_word}・{_second}", lambda kinds=(*_kinds, *_more): kinds)
            reads("MATERIAL_KIND", f"{_word}素材または{_second}", lambda kinds=(*_kinds, *_more): kinds)
reads("MATERIAL_KIND", "融合・S・[リンク|L]", lambda: (Because.FUSION, Because.SYNCHRO, Because.LINK))
reads("MATERIAL_KIND", "融合・S・X・[リンク|L]", lambda: (Because.FUSION, Because.SYNCHRO, Because.XYZ, Because.LINK))
reads("MADE_OF", "{kinds:MATERIAL_KIND}素材として", lambda kinds: (kinds, None))
reads("MADE_OF", "{kinds:MATERIAL_KIND}召喚の素材[として|となり|となって|になり|になって]", lambda kinds: (kinds, None))
reads("MADE_OF", "{kinds:MATERIAL_KIND}素材[となり|となって|になり|になって]", lambda kinds: (kinds, None))
reads("MADE_OF", "{which:NOUN}の[、|]{kinds:MATERIAL_KIND}素材として", lambda which, kinds: (kinds, which))
reads(
    "MADE_OF",
    "{which:NOUN}の{kinds:MATERIAL_KIND}召喚の素材[として|となり|となって|になり|になって]",
    lambda which, kinds: (kinds, which),
)


def as_material(words: str, event: EventKind) -> None:
    """Declare something that happens to materials."""

    def make(made: tuple[tuple[Because, ...], Filter | None], place: tuple[Zone, Side]) -> tuple[When, ...]:
        return tuple(
            When(event, None, place[1], origin=place[0], because=Because.MATERIAL | kind, by_card=made[1])
            for kind in made[0]
        )

    reads("ACTION_DONE", "{made:MADE_OF}[、|]{place:FROM}" + words, make)
    reads("ACTION_DONE", "{place:FROM_SOMEWHERE}{made:MADE_OF}" + words, make)


@terminal("TURN_ACTIONS")
def _actions(reader: Reader, at: int) -> Iterator[Found]:
    """破壊された; 戦闘で破壊された場合、または墓地へ送られた: one action, or several."""
    for first, end in reader.read("ACTION_DONE", at):
        yield first, end
        for link in ("、または", "場合、または", "場合または", "時、または", "か、", "または"):
            if reader.text.startswith(link, end):
                for more, last in reader.read("TURN_ACTIONS", end + len(link)):
                    yield (*first, *(more if link.endswith("、または") else _through_the_same(first, more))), last


def _through_the_same(first: tuple[When, ...], more: tuple[When, ...]) -> tuple[When, ...]:
    """融合召喚の素材になり、墓地へ送られた場合または除外された場合: both with the same cause."""
    caused = all(
        action.because & Because.MATERIAL or action.by is not None or action.by_card is not None for action in first
    )
    if not caused or any(
        action.because or action.by is not None or action.by_card is not None or action.unless for action in more
    ):
        return more
    return tuple(
        action.but(because=made.because & ~_OF_GOING, by=made.by, by_card=made.by_card)
        for action in more
        for made in first
    )


_OF_GOING: Final = Because.DESTROYED | Because.TRIBUTED | Because.DISCARDED | Because.DETACHED
"""What happened to a card on its way, which does not concern the alternative action."""


def owned(side: Side) -> Filter:
    """A card that this side owns: it goes to the graveyard or hand of that side."""
    return OwnedBy(side)


def any_event(*parts: When | AnyEvent) -> When | AnyEvent:
    """One of several events."""
    flat: list[When] = []
    for part in parts:
        flat += part.events if isinstance(part, AnyEvent) else (part,)
    return flat[0] if len(flat) == 1 else AnyEvent(tuple(flat))


_PAST: Final = {
    "する": "した",
    "れる": "れた",
    "える": "えた",
    "ける": "けた",
    "なる": "なった",
    "行う": "行った",
    "く": "いた",
}


@terminal("EACH_TIME")
def _each_time(reader: Reader, at: int) -> Iterator[Found]:
    """〜する度に、: the event, read in its past form."""
    end = reader.text.find("度に", at)
    for plain, past in _PAST.items():
        if end > 0 and reader.text.endswith(plain, at, end) and "。" not in reader.text[at:end]:
            inner = Reader(reader.text[at:end].removesuffix(plain) + past, reader.lexicon, monster=reader.monster)
            for occasion in inner.whole("EVENT", 0, len(inner.text)):
                yield occasion, end + (3 if reader.text.startswith("度に、", end) else 2)
            if inner.furthest > len(inner.text) - 3:
                reader.reached(end)
