"""Words about what is shown, looked at, selected (確認): how they are read in Japanese."""

from duelkit.yugioh.language.base import Pool
from duelkit.yugioh.language.selections import Every, TopOfDeck
from duelkit.yugioh.language.terms import Side, Zone
from duelkit.yugioh.reading.grammar.nouns import this_in
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.filters.meaning import AnyCard
from duelkit.yugioh.words.revealing.meaning import Excavate, LookAt, Reveal

reads("VERB", "{what:WO}相手に/見せる", Reveal)
reads("VERB", "このカードを手札から相手に/見せる", Reveal, what=this_in(Zone.HAND))
for _words, _zone in (("手札", Zone.HAND), ("EXデッキ", Zone.EXTRA_DECK), ("デッキ", Zone.DECK)):
    reads("VERB", f"相手の{_words}を全て/確認する", LookAt, what=Every(Pool(AnyCard(), _zone, Side.OPPONENT)))
    reads("VERB", f"相手の{_words}を/確認する", LookAt, what=Every(Pool(AnyCard(), _zone, Side.OPPONENT)))
reads("VERB", "{what:WO}/確認する", LookAt)
for _words, _side in (("自分の", Side.YOU), ("相手の", Side.OPPONENT), ("", Side.YOU)):
    for _phrasing in ("デッキの上からカードを{n:NUM}枚確認し[、|]", "デッキの一番上のカード{n:NUM}枚を確認し[、|]"):
        reads("VERB", f"{_words}{_phrasing}好きな順番でデッキの[一番|]上に/戻す",
              lambda n, side=_side: LookAt(TopOfDeck(n, side), arrange=True))
reads("VERB", "自分のデッキの一番上のカードを/めくる", Excavate)
reads("VERB", "自分のデッキの上からカードを{amount:NUM}枚/めくる", Excavate)
