"""Words about prohibitions and permissions (〜できない・〜できる): how they are read in Japanese."""

from typing import Any

from duelkit.yugioh.language.terms import Side, Until, Zone
from duelkit.yugioh.reading.nouns import SUBJECT
from duelkit.yugioh.reading.patterns import reads
from duelkit.yugioh.words.lasting.meaning import Apply
from duelkit.yugioh.words.permissions.meaning import Action, Cannot, May, Permission


def _no_damage(side: Side) -> Apply:
    """その戦闘で発生する自分への戦闘ダメージは０になる."""
    return Apply((Cannot(Action.TAKE_BATTLE_DAMAGE, None, side),), None, Until.END_OF_DAMAGE_STEP)


def _is(words: str, *modifiers: Any) -> None:
    """A predicate of a card, after は or, where the sentence goes on about the same card, alone."""
    reads("PREDICATE", "は" + words, lambda: modifiers)
    reads("MORE", words, lambda: modifiers)


for _words, _actions in {
    "戦闘では/破壊されない": (Action.BE_DESTROYED_BY_BATTLE,),
    "効果では/破壊されない": (Action.BE_DESTROYED_BY_EFFECT,),
    "戦闘・効果では/破壊されない": (Action.BE_DESTROYED_BY_BATTLE, Action.BE_DESTROYED_BY_EFFECT),
    "/攻撃できない": (Action.ATTACK,),
    "/直接攻撃できない": (Action.ATTACK_DIRECTLY,),
    "表示形式を/変更できない": (Action.CHANGE_POSITION,),
    "効果の対象に/ならない": (Action.BE_TARGETED,),
    "/リリースできない": (Action.BE_TRIBUTED,),
    "アドバンス召喚のためには/リリースできない": (Action.BE_TRIBUTED_FOR_SUMMON,),
    "A召喚のためには/リリースできない": (Action.BE_TRIBUTED_FOR_SUMMON,),
    "S素材に/できない": (Action.BE_SYNCHRO_MATERIAL,),
    "X素材に/できない": (Action.BE_XYZ_MATERIAL,),
    "融合素材に/できない": (Action.BE_FUSION_MATERIAL,),
    "[リンク素材|L素材]に/できない": (Action.BE_LINK_MATERIAL,),
    "[融合・S・X・L素材|融合・S・X・リンク素材]に/できない": (
        Action.BE_FUSION_MATERIAL, Action.BE_SYNCHRO_MATERIAL, Action.BE_XYZ_MATERIAL, Action.BE_LINK_MATERIAL),
    "効果を/発動できない": (Action.ACTIVATE_EFFECT,),
    "効果の発動が/できない": (Action.ACTIVATE_EFFECT,),
}.items():
    _is(_words, *(Cannot(action, SUBJECT) for action in _actions))
_is("相手の効果では/破壊されない", Cannot(Action.BE_DESTROYED_BY_EFFECT, SUBJECT, by=Side.OPPONENT))
_is("相手の効果の対象に/ならない", Cannot(Action.BE_TARGETED, SUBJECT, by=Side.OPPONENT))
_is("/直接攻撃できる", May(Permission.ATTACK_DIRECTLY, SUBJECT))
for _number in (2, 3):
    _is(f"1度のバトルフェイズ中に{_number}回[まで|]/攻撃できる", May(Permission.EXTRA_ATTACKS, SUBJECT, amount=_number - 1))
    _is(f"1度のバトルフェイズ中に{_number}回までモンスターに/攻撃できる",
        May(Permission.EXTRA_ATTACKS_ON_MONSTERS, SUBJECT, amount=_number - 1))
_PIERCE = "守備表示モンスターを攻撃した場合、その守備力を攻撃力が超えた分だけ[相手に|]戦闘ダメージを/与える"
reads("PREDICATE", "が" + _PIERCE, lambda: (May(Permission.PIERCE, SUBJECT),))
reads("MORE", _PIERCE, lambda: (May(Permission.PIERCE, SUBJECT),))
reads("PREDICATE", "の戦闘で発生する自分への戦闘ダメージは0に/なる", lambda: (May(Permission.NO_BATTLE_DAMAGE, SUBJECT),))
reads("RULE", "相手は{to:SUBJECT}を攻撃対象に/選択できない", lambda to: (Cannot(Action.BE_ATTACKED, to),))
reads("RULE", "相手は{to:SUBJECT}を効果の対象に/できない",
      lambda to: (Cannot(Action.BE_TARGETED, to, by=Side.OPPONENT),))

for _who, _side in (("自分", Side.YOU), ("相手", Side.OPPONENT)):
    reads("VERB", f"その戦闘で発生する{_who}への戦闘ダメージは0に/なる", _no_damage, side=_side)
    reads("VERB", f"その戦闘で発生する{_who}への戦闘ダメージを0に/する", _no_damage, side=_side)
for _who, _side in (("自分は", Side.YOU), ("相手は", Side.OPPONENT), ("お互いに", Side.EITHER), ("お互いは", Side.EITHER)):
    reads("RULE", f"{_who}{{unless:NOUN}}しか/特殊召喚できない",
          lambda unless, side=_side: (Cannot(Action.SPECIAL_SUMMON, None, side, unless=unless),))
    reads("RULE", f"{_who}{{unless:NOUN}}しか[EXデッキ|エクストラデッキ]から/特殊召喚できない",
          lambda unless, side=_side: (
              Cannot(Action.SPECIAL_SUMMON, None, side, unless=unless, zones=Zone.EXTRA_DECK),))
    reads("RULE", f"{_who}[EXデッキ|エクストラデッキ]から{{unless:NOUN}}しか/特殊召喚できない",
          lambda unless, side=_side: (
              Cannot(Action.SPECIAL_SUMMON, None, side, unless=unless, zones=Zone.EXTRA_DECK),))
    reads("RULE", f"{_who}{{but:NOUN}}以外のモンスターを[EXデッキ|エクストラデッキ]から/特殊召喚できない",
          lambda but, side=_side: (Cannot(Action.SPECIAL_SUMMON, None, side, unless=but, zones=Zone.EXTRA_DECK),))
    reads("RULE", f"{_who}モンスターを/特殊召喚できない", lambda side=_side: (Cannot(Action.SPECIAL_SUMMON, None, side),))
    reads("RULE", f"{_who}モンスターを/召喚できない", lambda side=_side: (Cannot(Action.NORMAL_SUMMON, None, side),))
    reads("RULE", f"{_who}モンスターを召喚・/特殊召喚できない", lambda side=_side: (
        Cannot(Action.NORMAL_SUMMON, None, side), Cannot(Action.SPECIAL_SUMMON, None, side)))
    reads("RULE", f"{_who}バトルフェイズを/行えない", lambda side=_side: (Cannot(Action.CONDUCT_BATTLE_PHASE, None, side),))
    reads("RULE", f"{_who}攻撃/宣言できない", lambda side=_side: (Cannot(Action.ATTACK, None, side),))
    reads("RULE", f"{_who}魔法・罠カードを/発動できない", lambda side=_side: (Cannot(Action.ACTIVATE, None, side),))
    reads("RULE", f"{_who}[カードの効果|魔法・罠・モンスターの効果]を/発動できない", lambda side=_side: (
        Cannot(Action.ACTIVATE, None, side), Cannot(Action.ACTIVATE_EFFECT, None, side)))
    reads("RULE", f"{_who}{{unless:NOUN}}でしか/攻撃宣言できない",
          lambda unless, side=_side: (Cannot(Action.ATTACK, None, side, unless=unless),))
