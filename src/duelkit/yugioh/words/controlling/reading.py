"""Words about control (コントロール): how they are read in Japanese."""

from duelkit.yugioh.language.terms import Until
from duelkit.yugioh.reading.grammar.nouns import SUBJECT
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.controlling.meaning import SwapControl, TakeControl, TakesControl

reads("VERB", "{what:REF}のコントロールを/得る", TakeControl)
for _words, _until in (("エンドフェイズまで", Until.END_PHASE), ("ターン終了時まで", Until.END_OF_TURN)):
    reads("VERB", f"{{what:REF}}のコントロールを{_words}/得る", TakeControl, until=_until)
    reads("VERB", f"{_words}[、|]{{what:REF}}のコントロールを/得る", TakeControl, until=_until)
reads("VERB", "{first:REF}と{second:REF}のコントロールを/入れ替える", SwapControl)
reads("PREDICATE", "のコントロールを/得る", lambda: (TakesControl(SUBJECT),))
