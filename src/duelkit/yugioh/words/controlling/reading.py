"""Words about control (コントロール): how they are read in Japanese."""

from typing import Final

from duelkit.yugioh.language.nouns import AnyCard
from duelkit.yugioh.language.selections import FIRST_TARGET, SECOND_TARGET
from duelkit.yugioh.language.terms import Until
from duelkit.yugioh.reading.grammar.marks import SUBJECT, Mark, mark_of
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.controlling.meaning import SwapControl, TakeControl, TakesControl

ONE: Final = Mark("that", AnyCard())
reads("VERB", "[自分は|]{what:WHO}のコントロールを/得る", TakeControl)
for _words, _until in (("エンドフェイズまで", Until.END_PHASE), ("ターン終了時まで", Until.END_OF_TURN)):
    reads("VERB", f"[自分は|]{{what:WHO}}のコントロールを{_words}/得る", TakeControl, until=_until)
    reads("VERB", f"{{what:WO}}[、|]{_words}コントロールを/得る", TakeControl, until=_until)
    reads("VERB", f"{{what:WO}}[、|]そのコントロールを{_words}/得る", TakeControl, until=_until)
    reads("VERB", f"{_words}[、|][自分は|]{{what:WHO}}のコントロールを/得る", TakeControl, until=_until)
reads("VERB", "{what:WO}[、|][その|]コントロールを/得る", TakeControl)
reads("VERB", "{first:REF}と{second:REF}のコントロールを/入れ替える", SwapControl)
reads(
    "VERB",
    "{both:REF}のコントロールを/入れ替える",
    lambda both: SwapControl(FIRST_TARGET, SECOND_TARGET) if (mark_of(both) or ONE).number == 2 else None,
)
reads("PREDICATE", "のコントロールを/得る", lambda: (TakesControl(SUBJECT),))
