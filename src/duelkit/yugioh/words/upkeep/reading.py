"""Words about what is paid in each phase (維持コスト): how they are read in Japanese."""

from __future__ import annotations

from itertools import product

from duelkit.yugioh.language.base import Verb
from duelkit.yugioh.language.clauses import ChooseOne
from duelkit.yugioh.language.selections import THIS
from duelkit.yugioh.language.terms import Phase, Side
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.reading.grammar.statements import Applies
from duelkit.yugioh.words.destroying.meaning import Destroy
from duelkit.yugioh.words.upkeep.meaning import Upkeep


def _upkeep(when: tuple[Side, Phase], cost: Verb, otherwise: Verb = Destroy(THIS), *, obliged: bool) -> Upkeep:
    side, phase = when
    return Upkeep(phase, cost, otherwise, side, obliged)


for _lead, (_phase_words, _phase), (_whose, _side) in product(
    ("", "このカードのコントローラーは", "このカードのコントローラーは、"),
    (("スタンバイフェイズ", Phase.STANDBY), ("エンドフェイズ", Phase.END)),
    (("自分", Side.YOU), ("相手", Side.OPPONENT), ("[お互い|自分・相手]", Side.EITHER)),
):
    reads(
        "UPKEEP_TIME",
        f"{_lead}{_whose}[の|ターンの|]{_phase_words}[時|]毎に[、|]",
        lambda side=_side, phase=_phase: (side, phase),
    )
reads("UPKEEP_COST", "{cost:VERB.plain}", lambda cost: cost)
reads(
    "UPKEEP_COST", "{first:VERB.plain}か、{second:VERB.plain}", lambda first, second: ChooseOne((first, second), True)
)
for _skipped in (
    "そうせずに",
    "[LPを|]払わずに",
    "{n:NUM}LP[を|]払わずに",
    "どちらも行わずに",
    "[どちらも|]リリースせずに",
    "除外せずに",
    "墓地へ送らずに",
    "[デッキに|]戻さずに",
    "見せずに",
):
    reads(
        "UPKEEP",
        f"{{when:UPKEEP_TIME}}{{cost:UPKEEP_COST}}。または[、|]{_skipped}{{otherwise:VERB.plain}}",
        lambda when, cost, otherwise, n=0: _upkeep(when, cost, otherwise, obliged=False),
    )
reads(
    "UPKEEP",
    "{when:UPKEEP_TIME}{cost:VERB.plain}か[、|]{otherwise:VERB.plain}",
    lambda when, cost, otherwise: _upkeep(when, cost, otherwise, obliged=False) if otherwise == Destroy(THIS) else None,
)
for _unable in (
    "それができない場合[は|][、|]",
    "[この時に|]{n:NUM}LP[を|]払えない場合[は|][、|]",
    "払えない場合[は|][、|]",
    "除外できない場合[は|][、|]",
):
    reads(
        "UPKEEP",
        f"{{when:UPKEEP_TIME}}{{cost:UPKEEP_COST}}。{_unable}{{otherwise:VERB.plain}}",
        lambda when, cost, otherwise, n=0: _upkeep(when, cost, otherwise, obliged=True),
    )
reads(
    "UPKEEP",
    "{when:UPKEEP_TIME}{cost:VERB.plain}(取り除けない場合[、|]{otherwise:VERB.plain})",
    lambda when, cost, otherwise: _upkeep(when, cost, otherwise, obliged=True),
)
reads("STANDING", "{upkeep:UPKEEP}", lambda upkeep: (upkeep,))
reads("PREFACE_OWN", "{upkeep:UPKEEP}", lambda upkeep: Applies((upkeep,)))
