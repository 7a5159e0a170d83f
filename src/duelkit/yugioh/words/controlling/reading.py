"""Words about control (コントロール): how they are read in Japanese."""

from typing import Final

from duelkit.yugioh.language.nouns import AnyCard
from duelkit.yugioh.language.selections import FIRST_TARGET, SECOND_TARGET
from duelkit.yugioh.language.terms import Side, Until
from duelkit.yugioh.reading.grammar.marks import SUBJECT, Mark, mark_of
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.controlling.meaning import ReturnControl, SwapControl, TakeControl, TakesControl

ONE: Final = Mark("that", AnyCard())
reads("VERB", "[自分は|]{what:WHO}のコントロールを/得る", TakeControl)
for _words, _until in (("エンドフェイズまで", Until.END_PHASE), ("ターン終了時まで", Until.END_OF_TURN)):
    reads("VERB", f"[自分は|]{{what:WHO}}のコントロールを{_words}/得る", TakeControl, until=_until)
    reads("VERB", f"{{what:WO}}[、|]{_words}コントロールを/得る", TakeControl, until=_until)
    reads("VERB", f"{{what:WO}}[、|]そのコントロールを{_words}/得る", TakeControl, until=_until)
    reads("VERB", f"{_words}[、|][自分は|]{{what:WHO}}のコントロールを/得る", TakeControl, until=_until)
reads("VERB", "{what:WO}[、|][その|]コントロールを/得る", TakeControl)
reads("VERB", "{what:WO}このカードのリンク先に置いてコントロールを/得る", TakeControl, pointed=True)
reads("VERB", "{first:REF}と{second:REF}のコントロールを/入れ替える", SwapControl)
reads(
    "VERB",
    "{both:REF}のコントロールを/入れ替える",
    lambda both: SwapControl(FIRST_TARGET, SECOND_TARGET) if (mark_of(both) or ONE).number == 2 else None,
)
reads("VERB", "{what:WHO}のコントロールを相手に/移す", TakeControl, to=Side.OPPONENT)
reads("VERB", "{what:WHO}のコントロールは元々の持ち主に/戻る", ReturnControl)
reads("PREDICATE", "のコントロールを/得る", lambda: (TakesControl(SUBJECT),))
