"""Words about battle positions (表示形式): how they are read in Japanese."""

from duelkit.yugioh.language.terms import Position
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.positions.meaning import ChangePosition

for _words, _to in {"裏側守備表示": Position.FACE_DOWN_DEFENSE, "表側攻撃表示": Position.FACE_UP_ATTACK,
                    "攻撃表示": Position.FACE_UP_ATTACK, "表側守備表示": Position.FACE_UP_DEFENSE,
                    "守備表示": Position.FACE_UP_DEFENSE}.items():
    reads("VERB", f"{{what:WO}}{_words}に/する", ChangePosition, to=_to)
    reads("VERB", f"{{what:REF}}は{_words}に/なる", ChangePosition, to=_to)
reads("VERB", "{what:REF}の表示形式を/変更する", ChangePosition)
