"""Words about turns and phases (ターン・フェイズ): how they are read in Japanese."""

from duelkit.yugioh.language.terms import Phase, Side
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.turns.meaning import GoToEndPhase, PhasesPassed, SkippedByBoth, SkipPhases, SkipTurn

for _words, _phase in (
    ("ドローフェイズ", Phase.DRAW),
    ("スタンバイフェイズ", Phase.STANDBY),
    ("バトルフェイズ", Phase.BATTLE),
    ("メインフェイズ1", Phase.MAIN_1),
):
    for _whose, _side in (("自分", Side.YOU), ("相手", Side.OPPONENT)):
        for _of in ("", "の", "ターンの"):
            _later = _of == "ターンの"
            reads(
                "VERB",
                f"次の{_whose}{_of}{_words}を/スキップする",
                SkipPhases,
                phase=_phase,
                side=_side,
                following=_later,
            )
        reads("VERB", f"{_whose}の次の{_words}を/スキップする", SkipPhases, phase=_phase, side=_side)
for _whose, _side in (("自分", Side.YOU), ("相手", Side.OPPONENT)):
    reads("VERB", f"次の{_whose}[の|]ターンを/スキップする", SkipTurn, side=_side)
for _words, _side in (("自分", Side.YOU), ("相手", Side.OPPONENT)):
    reads(
        "AMOUNT",
        f"このカードの発動後に経過した{_words}スタンバイフェイズの数",
        lambda side=_side: PhasesPassed(Phase.STANDBY, side),
    )

reads("VERB", "このターンのエンドフェイズに/なる", GoToEndPhase)
reads("RULE", "お互いのメインフェイズ2を/スキップする", lambda: (SkippedByBoth(),))
