"""Cards that a text mentions again: このカード, そのモンスター, この効果で特殊召喚したモンスター (照応)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from duelkit.yugioh.language.base import AnyOf, Pool, Verb
from duelkit.yugioh.language.nouns import MONSTER, AnyCard, IsThis
from duelkit.yugioh.language.selections import (
    ATTACK_TARGET,
    ATTACKER,
    EQUIPPED,
    OPPOSING_BATTLER,
    RESPONDED,
    THIS,
    YOUR_BATTLER,
    Every,
    Pick,
)
from duelkit.yugioh.language.terms import Handling, Ordinal, Side, Zone
from duelkit.yugioh.reading.grammar.marks import ITSELF, Mark, marked, this_in
from duelkit.yugioh.reading.grammar.patterns import Found, reads, terminal
from duelkit.yugioh.reading.grammar.reader import Reader


@dataclass(frozen=True, slots=True)
class Others(Verb):
    """残りのカードはデッキに戻す: a note on the pick before it, about the cards that were not picked."""

    to: Zone
    where: Ordinal = Ordinal.SHUFFLED


reads("REF", "このカード", lambda: THIS)
reads("REF", "自身", lambda: ITSELF)


def this_named_before(reader: Reader, at: int) -> bool:
    """Whether このカードが is here or before."""
    lead = "このカードが"
    return lead in reader.text[: at + len(lead)]


def speaks_of_this(reader: Reader, end: int) -> bool:
    """Whether the text before this place has このカードは."""
    return "このカードは" in reader.text[:end]


_PLACES_NAMED: Final = ("自分フィールドの", "相手フィールドの")


def goes_on_about_place(reader: Reader, at: int) -> bool:
    """Whether a sentence continues here (〜し、) in which cards of a player's field were named."""
    before = reader.text[:at]
    return before.endswith(("し、", "ず、", "り、")) and any(words in before for words in _PLACES_NAMED)


@terminal("OTHER_BEFORE")
def _other_before(reader: Reader, at: int) -> Iterator[Found]:
    """Empty, after a sentence that does not end with 召喚できる."""
    if at and not reader.text.endswith("召喚できる。", 0, at):
        yield True, at


@terminal("TRAP_MONSTER")
def _trap_monster(reader: Reader, at: int) -> Iterator[Found]:
    """このカードの効果で特殊召喚したこのカード: a Trap is in a Monster Zone only by its own effect."""
    for words in ("このカードの効果で特殊召喚したこのカード", "このカードの効果で特殊召喚されたこのカード"):
        if not reader.monster and reader.text.startswith(words, at):
            yield Zone.MONSTER_ZONE, at + len(words)


reads("REF", "{zones:TRAP_MONSTER}", lambda zones: this_in(Zone.FIELD))
for _words, _lying in {
    "手札の": Zone.HAND,
    "墓地の": Zone.GRAVEYARD,
    "手札・墓地の": Zone.HAND | Zone.GRAVEYARD,
    "除外されている": Zone.BANISHED,
    "除外状態の": Zone.BANISHED,
    "フィールドの": Zone.FIELD,
    "自分フィールドの": Zone.FIELD,
    "フィールドの表側表示の": Zone.FIELD,
    "Pゾーンの": Zone.PENDULUM_ZONE,
    "フィールドゾーンの": Zone.FIELD_ZONE,
    "自分のフィールドゾーンの": Zone.FIELD_ZONE,
    "魔法&罠ゾーンの表側表示の": Zone.SPELL_TRAP_ZONE,
    "表側表示の": Zone.FIELD,
    "手札・フィールドの": Zone.HAND | Zone.FIELD,
    "手札・モンスターゾーンの": Zone.HAND | Zone.FIELD,
    "自分の手札・フィールドの": Zone.HAND | Zone.FIELD,
    "自分の手札・フィールドから": Zone.HAND | Zone.FIELD,
    "手札・フィールドから": Zone.HAND | Zone.FIELD,
    "手札・フィールド(表側表示)の": Zone.HAND | Zone.FIELD,
    "フィールド・墓地の": Zone.FIELD | Zone.GRAVEYARD,
    "自分のフィールド・墓地から": Zone.FIELD | Zone.GRAVEYARD,
    "モンスターゾーン・墓地の": Zone.FIELD | Zone.GRAVEYARD,
    "自分のフィールド・墓地の": Zone.FIELD | Zone.GRAVEYARD,
    "手札・フィールド・墓地の": Zone.HAND | Zone.FIELD | Zone.GRAVEYARD,
    "手札・モンスターゾーン・墓地の": Zone.HAND | Zone.FIELD | Zone.GRAVEYARD,
}.items():
    reads("REF", f"{_words}このカード", lambda zones=_lying: this_in(zones))
reads("REF", "[このカードの|]装備モンスター", lambda: EQUIPPED)
reads("REF", "このカードを[装備カード扱いとして|]装備し[ている|た][モンスター|装備モンスター]", lambda: EQUIPPED)
reads("REF", "[セットされたその|そのセットされた]{which:NOUN}", lambda which: marked(Mark("that", which)))
for _words, _side, _zones in (
    ("", None, Zone(0)),
    ("自分の", Side.YOU, Zone(0)),
    ("相手の", Side.OPPONENT, Zone(0)),
    ("自分", Side.YOU, Zone(0)),
    ("相手", Side.OPPONENT, Zone(0)),
    ("フィールドの", None, Zone.FIELD),
    ("墓地の", None, Zone.GRAVEYARD),
    ("自分フィールドの", Side.YOU, Zone.FIELD),
    ("相手フィールドの", Side.OPPONENT, Zone.FIELD),
    ("自分の墓地の", Side.YOU, Zone.GRAVEYARD),
    ("相手の墓地の", Side.OPPONENT, Zone.GRAVEYARD),
    ("手札の", None, Zone.HAND),
    ("除外状態の", None, Zone.BANISHED),
):
    for _lead, _word in (("その", "that"), ("対象の", "target")):
        reads(
            "REF",
            f"{_lead}{_words}{{which:NOUN}}",
            lambda which, word=_word, side=_side, zones=_zones: marked(Mark(word, which, side, zones)),
        )
        reads(
            "REF",
            f"{_lead}{_words}{{which:NOUN}}{{number:NUM}}[体|枚]",
            lambda which, number, word=_word, side=_side, zones=_zones: marked(
                Mark(word, which, side, zones, number=number)
            ),
        )
SAID_BEFORE: Final = {
    "": "",
    "この効果で": "effect",
    "この効果を発動するために": "cost",
    "このカードを発動するために": "cost",
    "この効果の発動時に": "cost",
}
for _unit, _many in (("体", MONSTER), ("枚", AnyCard())):
    reads(
        "REF",
        f"その{{number:NUM}}{_unit}",
        lambda number, which=_many: marked(Mark("that", which, number=number)) if number > 1 else None,
    )
reads("REF", "それ", lambda: marked(Mark("that", AnyCard())))
for _words, _action in {
    "特殊召喚": Handling.SPECIAL_SUMMONED,
    "破壊": Handling.DESTROYED,
    "除外": Handling.BANISHED,
    "セット": Handling.SET,
    "リリース": Handling.TRIBUTED,
}.items():
    for _lead, _part in SAID_BEFORE.items():
        if _lead or _action != Handling.SPECIAL_SUMMONED:
            _did = "[した|された]" if _part == "effect" else "した"
            reads(
                "REF",
                f"{_lead}{_words}{_did}{{which:NOUN}}",
                lambda which, action=_action, part=_part: marked(Mark(action, which, where=part)),
            )
        reads(
            "REF",
            f"{_lead}{_words}したこのカード",
            lambda action=_action, part=_part: marked(Mark(action, IsThis(), where=part)),
        )
for _words, _action in {
    "墓地へ送った": Handling.SENT,
    "手札から捨てた": Handling.DISCARDED,
    "捨てた": Handling.DISCARDED,
    "手札に加えた": Handling.TO_HAND,
    "手札に戻した": Handling.TO_HAND,
    "デッキに戻した": Handling.TO_DECK,
    "見せた": Handling.REVEALED,
    "めくった": Handling.EXCAVATED,
    "ドローした": Handling.REVEALED,
    "装備した": Handling.EQUIPPED,
    "コントロールを得た": Handling.CONTROL_TAKEN,
    "この効果で得た": Handling.CONTROL_TAKEN,
    "融合召喚した": Handling.FUSION_SUMMONED,
    "儀式召喚した": Handling.RITUAL_SUMMONED,
    "墓地へ捨てた": Handling.DISCARDED,
}.items():
    for _lead, _part in SAID_BEFORE.items():
        reads(
            "REF",
            f"{_lead}{_words}{{which:NOUN}}",
            lambda which, action=_action, part=_part: marked(Mark(action, which, where=part)),
        )
reads("REF", "その無効にしたカード", lambda: RESPONDED)
reads("REF", "[その|]攻撃モンスター", lambda: ATTACKER)
reads("REF", "攻撃対象モンスター", lambda: ATTACK_TARGET)
reads("REF", "その戦闘を行う相手モンスター", lambda: OPPOSING_BATTLER)
reads("REF", "その戦闘を行う自分のモンスター", lambda: YOUR_BATTLER)


@terminal("ITS_DESTROYER")
def _destroyer(reader: Reader, at: int) -> Iterator[Found]:
    """このカードを破壊したモンスター, where nothing but a battle can have destroyed this card."""
    words = "このカードを破壊したモンスター"
    if reader.text.startswith(words, at) and "このカードが戦闘で破壊され" in reader.text[:at]:
        yield OPPOSING_BATTLER, at + len(words)


reads("REF", "{monster:ITS_DESTROYER}", lambda monster: monster)


@terminal("SUBJECT")
def _subject(reader: Reader, at: int) -> Iterator[Found]:
    """The subject of a clause: a known card, or the cards of a place."""
    yield from reader.read("REF", at)
    yield from reader.read("POOL", at)
    for every, end in reader.read("EVERYONE", at):
        yield every.pool, end
    for one, middle in reader.read("PLAIN_POOL", at):
        if reader.text.startswith("及び", middle):
            for two, end in reader.read("PLAIN_POOL", middle + 2):
                if replace(one, filter=two.filter) == two and not one.more:  # 自分の〜及び自分の〜: of the same place
                    yield replace(one, filter=AnyOf((one.filter, two.filter))), end


@terminal("EVERYONE")
def _everyone(reader: Reader, at: int) -> Iterator[Found]:
    """自分フィールドの全てのモンスター: the monsters that are there now."""
    for place, middle in reader.read("PLACE", at):
        if reader.text.startswith("の全ての", middle):
            for which, end in reader.read("NOUNS", middle + 4):
                yield Every(Pool(which, *place)), end


@terminal("WHO")
def _who(reader: Reader, at: int) -> Iterator[Found]:
    """Cards without a particle: このカード, 自分フィールドのモンスター１体, フィールドの全てのモンスター."""
    yield from reader.read("REF", at)
    yield from reader.read("EVERYONE", at)
    for found, middle in reader.read("POOL", at):
        for (low, high), end in reader.read("COUNT", middle):
            if low == high:
                yield Pick(found, low, high), end
