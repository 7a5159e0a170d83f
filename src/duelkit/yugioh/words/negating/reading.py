"""Words about negation and protection (無効): how they are read in Japanese."""

from duelkit.yugioh.language.base import Joined, Joint, Verb, What
from duelkit.yugioh.language.clauses import Apply
from duelkit.yugioh.language.nouns import MONSTER, OTHER, SPELL, SPELL_OR_TRAP, TRAP, AnyCard
from duelkit.yugioh.language.selections import Pick
from duelkit.yugioh.language.terms import Side, Until
from duelkit.yugioh.reading.grammar.marks import SUBJECT
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.negating.meaning import NegateActivation, Negated, NegateEffect, NegateSummon, Unaffected

reads("VERB", "その発動を無効に/する", NegateActivation)
reads("VERB", "その[相手の|発動した|]効果を無効に/する", NegateEffect)
reads("VERB", "その[召喚|特殊召喚|召喚・特殊召喚|召喚・反転召喚・特殊召喚]を無効に/する", NegateSummon)
reads("VERB", "[それ|それら]を無効に/する", NegateSummon)
for _phrasing in ("{what:WHO}の効果を{until:WHILE}無効に/する", "{until:UNTIL}{what:WHO}の効果を無効に/する"):
    reads("VERB", _phrasing, lambda what, until: Apply((Negated(),), what, until))


def _negated_too(first: Verb, what: What, until: Until = Until.LEAVES) -> Joined:
    """Negated only if the first is done (faq 13061), unlike 〜は0になり、効果は無効化される."""
    return Joined(Joint.AND_IF_YOU_DO, first, Apply((Negated(),), what, until))


reads(
    "VERB",
    "{done:ATK_TO_0}その効果を無効に/する",
    lambda done: None if isinstance(done[1], Pick) else _negated_too(*done),
)
reads("VERB", "{done:POSITION_CHANGED}その効果を無効に/する", lambda done: _negated_too(*done))
reads("WITH_NEGATED_EFFECTS", "効果を無効にして", lambda: (Negated(),))
reads("PREDICATE", "[の|は、]効果は/無効化される", lambda: (Negated(SUBJECT),))
reads("NEGATED", "/無効化される", lambda: (Negated(SUBJECT),))
for _by, _side in (("", None), ("相手の", Side.OPPONENT), ("自分の", Side.YOU)):
    for _words, _of in {
        "魔法カードの": SPELL,
        "罠カードの": TRAP,
        "モンスターの": MONSTER,
        "魔法・罠カードの": SPELL_OR_TRAP,
        "": None,
        "カードの": None,
    }.items():
        if _by or _of:
            reads("MORE", f"{_by}{_words}効果を/受けない", lambda by=_side, of=_of: (Unaffected(SUBJECT, by, of),))
for _by, _side in (("相手が", Side.OPPONENT), ("", None)):
    for _words, _of in {
        "魔法カードの": SPELL,
        "罠カードの": TRAP,
        "モンスターの": MONSTER,
        "魔法・罠カードの": SPELL_OR_TRAP,
        "カードの": None,
        "": None,
    }.items():
        reads(
            "MORE",
            f"{_by}発動した{_words}効果を/受けない",
            lambda by=_side, of=_of: (Unaffected(SUBJECT, by, of, activated_only=True),),
        )
reads("MORE", "[他の|このカード以外の]カードの効果を/受けない", lambda: (Unaffected(SUBJECT, of=OTHER),))
reads("MORE", "[他の|このカード以外の]{of:NOUN}の効果を/受けない", lambda of: (Unaffected(SUBJECT, of=OTHER & of),))
reads("MORE", "{of:NOUNS}が発動した効果を/受けない", lambda of: (Unaffected(SUBJECT, of=of, activated_only=True),))
reads("MORE", "{of:NOUNS}の効果を/受けない", lambda of: (Unaffected(SUBJECT, of=of),) if of != AnyCard() else None)
