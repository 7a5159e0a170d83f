"""Words about battle (戦闘): how they are read in Japanese."""

from duelkit.yugioh.language.base import AllHold, Filter, Not, Pool
from duelkit.yugioh.language.selections import EQUIPPED
from duelkit.yugioh.language.terms import Side, Step, Zone
from duelkit.yugioh.reading.patterns import reads
from duelkit.yugioh.words.battle.meaning import EndBattlePhase, IsBattling, NegateAttack
from duelkit.yugioh.words.conditions.meaning import InStep
from duelkit.yugioh.words.filters.meaning import BATTLING, IS_THIS, MONSTER, TRAP, IsAmong
from duelkit.yugioh.words.permissions.meaning import Action, Cannot

reads("VERB", "その攻撃を無効に/する", NegateAttack)
reads("VERB", "攻撃を無効に/する", NegateAttack)
reads("VERB", "バトルフェイズを/終了する", EndBattlePhase)


def _battles(kind: str, who: str, yours: Filter | None) -> None:
    """〜が戦闘を行う, 〜が攻撃する."""

    def battle(attacking: bool | None = None, opposing: Filter | None = None, which: Filter | None = None,
               direct: bool | None = None) -> IsBattling:
        return IsBattling(which if yours is None else yours, opposing, attacking, direct)

    reads(kind, f"{who}が戦闘を/行う", battle)
    reads(kind, f"{who}が[相手モンスターと|モンスターと]戦闘を/行う", battle, opposing=MONSTER)
    reads(kind, f"{who}が[相手の|]{{opposing:NOUN}}と戦闘を/行う", battle)
    reads(kind, f"{who}が/攻撃する", battle, attacking=True)
    reads(kind, f"{who}が直接攻撃/する", battle, attacking=True, direct=True)
    reads(kind, f"{who}が[相手モンスターを|相手モンスターに|モンスターを]/攻撃する", battle, attacking=True, opposing=MONSTER)
    reads(kind, f"{who}が[相手の|]{{opposing:NOUN}}[を|に]/攻撃する", battle, attacking=True)


_battles("BATTLE", "このカード", IS_THIS)
_battles("BATTLE", "装備モンスター", IsAmong(EQUIPPED))
_battles("BATTLE", "[自分の|自分フィールドの]{which:NOUN}", None)
_battles("BATTLE", "自分モンスター", MONSTER)
reads("BATTLE", "このカードが[相手モンスターに|]/攻撃される", lambda: IsBattling(IS_THIS, None, False))
for _words, _steps in (("ダメージステップの間", Step.DAMAGE_STEP), ("ダメージ計算時のみ", Step.CALCULATION)):
    reads("DURING", f"{{battle:BATTLE.plain}}{_words}",
          lambda battle, steps=_steps: AllHold((battle, InStep(steps))))
reads("DURING", "{battle:BATTLE.plain}場合", lambda battle: battle)
_BOTH = Pool(BATTLING, Zone.FIELD, Side.EITHER)
reads("OF_BATTLE", "その[2体|お互いのモンスター][は|は、]その戦闘では/破壊されない",
      lambda: (Cannot(Action.BE_DESTROYED_BY_BATTLE, _BOTH),))
for _words, _actions in {
    "魔法・罠カードを": (Action.ACTIVATE,), "魔法・罠・モンスターの効果を": (Action.ACTIVATE, Action.ACTIVATE_EFFECT),
    "カードの効果を": (Action.ACTIVATE, Action.ACTIVATE_EFFECT), "モンスターの効果を": (),
}.items():
    if _actions:
        reads("OF_BATTLE", f"相手は[その|]ダメージステップ終了時まで{_words}/発動できない",
              lambda actions=_actions: tuple(Cannot(action, None, Side.OPPONENT) for action in actions))
reads("OF_BATTLE", "相手は[その|]ダメージステップ終了時まで{which:NOUN}の効果を/発動できない",
      lambda which: (Cannot(Action.ACTIVATE_EFFECT, None, Side.OPPONENT, unless=Not(which)),))
reads("OF_BATTLE", "相手は[その|]ダメージステップ終了時まで罠カードを/発動できない",
      lambda: (Cannot(Action.ACTIVATE, None, Side.OPPONENT, unless=Not(TRAP)),))
