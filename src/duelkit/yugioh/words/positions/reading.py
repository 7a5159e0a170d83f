"""Words about battle positions (表示形式): how they are read in Japanese."""

from dataclasses import replace

from duelkit.yugioh.language.base import Joined, Joint, Verb, What
from duelkit.yugioh.language.clauses import Are
from duelkit.yugioh.language.nouns import ATTACK_POSITION, MONSTER
from duelkit.yugioh.language.selections import THIS, Every
from duelkit.yugioh.language.terms import Position
from duelkit.yugioh.reading.grammar.marks import SUBJECT
from duelkit.yugioh.reading.grammar.patterns import FORMS, reads
from duelkit.yugioh.words.positions.meaning import ChangePosition, KeptInPosition, WasFlipped


def _to_defense(what: What) -> Verb:
    """To Defense Position: of all monsters, those in Attack Position; whether face-up is not stated."""
    if isinstance(what, Every) and what.pool.filter == MONSTER:
        what = Every(replace(what.pool, filter=ATTACK_POSITION))
    return ChangePosition(what, Position.FACE_UP_DEFENSE)


for _words, _to in {
    "裏側守備表示": Position.FACE_DOWN_DEFENSE,
    "表側攻撃表示": Position.FACE_UP_ATTACK,
    "攻撃表示": Position.FACE_UP_ATTACK,
    "表側守備表示": Position.FACE_UP_DEFENSE,
}.items():
    reads("VERB", f"{{what:WO}}{_words}に/する", ChangePosition, to=_to)
    reads("VERB", f"{{what:REF}}は{_words}に/なる", ChangePosition, to=_to)
reads("VERB", "{what:WHO}の表示形式を/変更する", ChangePosition)
reads("VERB", "{what:WO}[、その|]表示形式を/変更する", ChangePosition)
reads("VERB", "{what:WO}守備表示に/する", _to_defense)
reads("VERB", "{what:REF}の表示形式を守備表示に/する", ChangePosition, to=Position.FACE_UP_DEFENSE)
reads("VERB", "{what:REF}は守備表示に/なる", ChangePosition, to=Position.FACE_UP_DEFENSE)
_TURNED = ChangePosition(THIS, Position.FACE_UP_DEFENSE)
reads("TURNS_AFTERWARDS", "守備表示に/なる", lambda: _TURNED)
for _form in FORMS:
    reads(
        f"TURNS_AFTERWARDS.{_form}",
        f"守備表示になり、{{then:STAYS_SO.{_form}}}",
        lambda then: Joined(Joint.AND_IF_YOU_DO, _TURNED, then),
    )
reads("THIS_TURN", "このカードがリバースした", lambda: Are(THIS, WasFlipped()))
reads(
    "THIS_TURN",
    "このカード[が|を]{which:SUMMONED_THIS_TURN}・リバースした",
    lambda which: Are(THIS, which | WasFlipped()),
)
reads("POSITION_CHANGED", "{what:WHO}の表示形式を変更し、", lambda what: (ChangePosition(what), what))
for _words, _to in (("守備表示", Position.FACE_UP_DEFENSE), ("攻撃表示", Position.FACE_UP_ATTACK)):
    reads("MORE", f"[全て|]{_words}に/なる", lambda to=_to: (KeptInPosition(to, SUBJECT),))
    reads("MORE", f"表側{_words}に/なる", lambda to=_to: (KeptInPosition(to, SUBJECT, True),))
    reads(
        "MORE",
        f"リバース効果を発動せずに表側{_words}に/なる",
        lambda to=_to: (KeptInPosition(to, SUBJECT, True, without_flip_effects=True),),
    )
