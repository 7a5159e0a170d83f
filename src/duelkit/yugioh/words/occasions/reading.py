"""Words about events and activations that effects react to (発動条件): how they are read in Japanese.

An ``EVENT`` ends in its past verb and takes 時 or 場合; a ``MOMENT`` is a point of time by itself.
"""

from dataclasses import replace
from itertools import product
from typing import Any

from duelkit.yugioh.language.base import Filter
from duelkit.yugioh.language.terms import Because, Phase, Side, Zone
from duelkit.yugioh.reading.patterns import reads
from duelkit.yugioh.words.battle.meaning import IsBattling
from duelkit.yugioh.words.filters.meaning import (
    IS_THIS, MONSTER, NORMAL_SPELL, NORMAL_TRAP, SPELL, SPELL_OR_TRAP, TRAP,
)
from duelkit.yugioh.words.occasions.meaning import (
    Activated, EventKind, When, activated, attack_declared, battle_damage_to, destroyed_by_battle, destroys_by_battle,
    flipped, in_phase, sent_to_graveyard, summoned,
)



def _fixed(words: str, when: When | Activated) -> None:
    reads("EVENT", words, lambda: when)


reads("EVENT", "このカードが{kinds:SUMMONS}[した|に成功した]", lambda kinds: summoned(kinds=kinds))
for _words, _side in (("自分", Side.YOU), ("相手", Side.OPPONENT)):
    reads("EVENT", f"{_words}が{{who:NOUN}}を{{kinds:SUMMONS}}[した|に成功した]",
          lambda who, kinds, side=_side: summoned(who, kinds, side))
    reads("EVENT", f"{_words}フィールドに{{who:NOUN}}が{{kinds:SUMMONS}}された",
          lambda who, kinds, side=_side: summoned(who, kinds, side))
reads("EVENT", "{who:NOUN}が{kinds:SUMMONS}された", lambda who, kinds: summoned(who, kinds))
for _words in ("リバースした",):
    _fixed(f"このカードが{_words}", flipped())
_OF = {"": Because(0), "効果で": Because.EFFECT, "戦闘・効果で破壊され": Because.DESTROYED, "破壊され": Because.DESTROYED,
       "効果で破壊され": Because.DESTROYED | Because.EFFECT, "リリースされ": Because.TRIBUTED}
for (_words, _because), (_from, _origin) in product(_OF.items(), (("", Zone(0)), ("フィールドから", Zone.FIELD),
                                                                 ("手札から", Zone.HAND), ("デッキから", Zone.DECK),
                                                                 ("手札・デッキから", Zone.HAND | Zone.DECK))):
    _fixed(f"このカードが{_from}{_words}墓地へ送られた", sent_to_graveyard(origin=_origin, because=_because))
    _fixed(f"このカードが{_words}{_from}墓地へ送られた", sent_to_graveyard(origin=_origin, because=_because))
_fixed("フィールドのこのカードが墓地へ送られた", sent_to_graveyard(origin=Zone.FIELD))
for _who, _by in (("", None), ("相手の", Side.OPPONENT)):
    _fixed(f"このカードが{_who}効果で墓地へ送られた", replace(sent_to_graveyard(because=Because.EFFECT), by=_by))
    for _words, _because in (("戦闘で", Because.BATTLE), ("効果で", Because.EFFECT), ("戦闘・効果で", Because(0)), ("", Because(0))):
        for _place, _origin in (("", Zone(0)), ("フィールドの", Zone.FIELD), ("表側表示の", Zone.FIELD)):
            if _who and not _words or _who and _because is Because.BATTLE:
                continue
            _fixed(f"{_place}このカードが{_who}{_words}破壊された",
                   When(EventKind.DESTROYED, IS_THIS, by=_by, because=_because, origin=_origin,
                        face_up=_place == "表側表示の"))
_fixed("このカードが戦闘で破壊され墓地へ送られた", destroyed_by_battle())
for _kind, _flag in (("融合", Because.FUSION), ("S", Because.SYNCHRO), ("X", Because.XYZ), ("リンク", Because.LINK),
                     ("L", Because.LINK)):
    _fixed(f"このカードが{_kind}素材として墓地へ送られた", sent_to_graveyard(because=Because.MATERIAL | _flag))
_fixed("このカードが除外された", When(EventKind.BANISHED, IS_THIS))
_fixed("このカードが効果で除外された", When(EventKind.BANISHED, IS_THIS, because=Because.EFFECT))
_fixed("このカードが手札から墓地へ捨てられた", When(EventKind.DISCARDED, IS_THIS))
_fixed("このカードがリリースされた", When(EventKind.TRIBUTED, IS_THIS))
_fixed("このカードがフィールドから離れた", When(EventKind.LEFT_FIELD, IS_THIS))
_fixed("表側表示のこのカードがフィールドから離れた", When(EventKind.LEFT_FIELD, IS_THIS, face_up=True))
_fixed("このカードが相手に戦闘ダメージを与えた", battle_damage_to(Side.OPPONENT, IS_THIS))
_fixed("このカードが戦闘で相手に戦闘ダメージを与えた", battle_damage_to(Side.OPPONENT, IS_THIS))
for _whose in ("", "相手"):
    _fixed(f"このカードが戦闘で{_whose}モンスターを破壊し墓地へ送った", destroys_by_battle())
    _fixed(f"このカードが戦闘で{_whose}モンスターを破壊した", destroys_by_battle(to_graveyard=False))
_fixed("このカードの表示形式が変更された", When(EventKind.POSITION_CHANGED, IS_THIS))
for _words, _side in (("自分", Side.YOU), ("相手", Side.OPPONENT)):
    reads("EVENT", f"{_words}フィールドの{{who:NOUN}}が[戦闘・効果で|]破壊された", lambda who, side=_side: When(
        EventKind.DESTROYED, who, side, origin=Zone.FIELD))
    reads("EVENT", f"{_words}が戦闘ダメージを受けた", lambda side=_side: battle_damage_to(side))


def _activation(words: str, occasion: Activated) -> None:
    reads("EVENT", f"{words}が発動した", lambda: occasion)
    for who, side in (("相手", Side.OPPONENT), ("自分", Side.YOU)):
        reads("EVENT", f"{who}が{words}を発動した", lambda of=side: replace(occasion, by=of))


_activation("魔法・罠・モンスターの効果", activated())
_activation("モンスターの効果", activated(MONSTER, False))
_activation("魔法カード", activated(SPELL, True))
_activation("罠カード", activated(TRAP, True))
_activation("魔法・罠カード", activated(SPELL_OR_TRAP, True))
_activation("通常魔法カード", activated(NORMAL_SPELL, True))
_activation("通常罠カード", activated(NORMAL_TRAP, True))
_activation("魔法・罠の効果", activated(SPELL_OR_TRAP))
_activation("魔法・罠カードの効果", activated(SPELL_OR_TRAP))


def _moment(words: str, when: When, condition: Any = None) -> None:
    reads("MOMENT", words, lambda: (when, condition))


def _attack(who: Filter | None, side: Side) -> tuple[When, Any]:
    return attack_declared(side, who), None


_moment("相手モンスターの攻撃宣言時", attack_declared(Side.OPPONENT))
_moment("自分のモンスターの攻撃宣言時", attack_declared(Side.YOU))
_moment("自分モンスターの攻撃宣言時", attack_declared(Side.YOU))
_moment("モンスターの攻撃宣言時", attack_declared())
_moment("自分または相手のモンスターの攻撃宣言時", attack_declared())
_moment("自分・相手のモンスターの攻撃宣言時", attack_declared())
_moment("このカードの攻撃宣言時", attack_declared(who=IS_THIS))
_moment("相手モンスターの直接攻撃宣言時", attack_declared(Side.OPPONENT), IsBattling(direct=True))
reads("MOMENT", "自分の{who:NOUN}の攻撃宣言時", lambda who: _attack(who, Side.YOU))
for _words, _kind in (("ダメージステップ開始時", EventKind.BATTLE_START), ("ダメージ計算前", EventKind.BEFORE_CALCULATION),
                      ("ダメージ計算時", EventKind.CALCULATION), ("ダメージ計算後", EventKind.BATTLED)):
    _moment(f"このカードが戦闘を行う{_words}", When(_kind, IS_THIS))
    _moment(f"このカードが相手モンスターと戦闘を行う{_words}", When(_kind, IS_THIS), IsBattling(IS_THIS, MONSTER))
    _moment(f"このカードが戦闘を行った{_words}", When(_kind, IS_THIS))
    _moment(f"このカードが相手モンスターと戦闘を行った{_words}", When(_kind, IS_THIS), IsBattling(IS_THIS, MONSTER))
for _words, _phase in (("スタンバイフェイズ", Phase.STANDBY), ("エンドフェイズ", Phase.END), ("ドローフェイズ", Phase.DRAW)):
    for _whose, _side in (("自分", Side.YOU), ("相手", Side.OPPONENT), ("", Side.EITHER), ("お互いの", Side.EITHER),
                          ("自分・相手の", Side.EITHER)):
        _moment(_whose + _words, in_phase(_phase, _side))
for _whose, _side in (("自分", Side.YOU), ("相手", Side.OPPONENT), ("", Side.EITHER)):
    _moment(f"{_whose}バトルフェイズ終了時", When(EventKind.BATTLE_PHASE_ENDS, None, _side))
