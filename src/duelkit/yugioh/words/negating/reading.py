"""Words about negation and protection (無効): how they are read in Japanese."""

from duelkit.yugioh.language.base import Joined, Joint, Verb, What
from duelkit.yugioh.language.clauses import Apply
from duelkit.yugioh.language.nouns import MONSTER, OTHER, SPELL, SPELL_OR_TRAP, TRAP, AnyCard
from duelkit.yugioh.language.selections import Pick
from duelkit.yugioh.language.terms import CardType, Side, Until, Zone
from duelkit.yugioh.reading.grammar.discourse import parts_of
from duelkit.yugioh.reading.grammar.marks import SUBJECT
from duelkit.yugioh.reading.grammar.patterns import reads
from duelkit.yugioh.words.negating.meaning import (
    ActivatedNegated,
    NegateActivation,
    Negated,
    NegateEffect,
    NegatesEffectsOf,
    NegateSummon,
    Rebuffs,
    Unaffected,
)

reads("VERB", "その発動を無効に/する", NegateActivation)
for _word, _type in (("モンスター", CardType.MONSTER), ("魔法", CardType.SPELL), ("罠", CardType.TRAP)):
    for _phrasing in (f"{_word}[カード|]の効果を無効にする効果を持つ", f"「{_word}の効果を無効にする効果」を持つ"):
        reads("PROPERTY", _phrasing, lambda kind=_type: NegatesEffectsOf(kind))
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
for _number in ("1体", "1枚"):
    reads(
        "STANDING",
        f"{{to:SUBJECT}}{_number}のみを対象とする{{of:NOUNS}}の効果は無効化される",
        lambda to, of: (Rebuffs(of, to, destroys=False, alone=True),),
    )
for _whose, _side in (("", None), ("相手の", Side.OPPONENT), ("自分の", Side.YOU)):
    reads(
        "STANDING",
        f"{{to:SUBJECT}}を対象とする{_whose}{{of:NOUNS}}の効果は無効化される",
        lambda to, of, by=_side: (Rebuffs(of, to, destroys=False, by=by),),
    )
for _by, _side in (("相手が", Side.OPPONENT), ("自分が", Side.YOU), ("", None)):
    for _words, _zones in (
        ("フィールドで", Zone.FIELD),
        ("墓地で", Zone.GRAVEYARD),
        ("フィールド・墓地で", Zone.FIELD | Zone.GRAVEYARD),
        ("手札で", Zone.HAND),
        ("", Zone(0)),
    ):
        for _fate, _destroys in (("無効化され破壊される", True), ("無効化される", False)):
            for _kind in ("STANDING", "RULE.plain") if _by or _words else ():
                reads(
                    _kind,
                    f"{_by}{_words}発動[した|する]{{of:NOUN}}の効果は{_fate}",
                    lambda of, by=_side, zones=_zones, destroys=_destroys: (ActivatedNegated(of, by, zones, destroys),),
                )
                reads(
                    _kind,
                    f"{_by}{_words}発動[した|する]魔法・罠・モンスターの効果は{_fate}",
                    lambda by=_side, zones=_zones, destroys=_destroys: (ActivatedNegated(None, by, zones, destroys),),
                )
for _words, _side in (("", None), ("相手の", Side.OPPONENT), ("自分の", Side.YOU)):
    for _kind in ("STANDING", "RULE.plain"):
        reads(
            _kind,
            f"{_words}守備表示モンスターが発動した効果は無効化される",
            lambda by=_side: (ActivatedNegated(MONSTER, by, Zone.MONSTER_ZONE, in_defense=True),),
        )
for _words, _side in (("相手フィールドの", Side.OPPONENT), ("自分フィールドの", Side.YOU)):
    for _kind in ("STANDING", "RULE.plain"):
        reads(
            _kind,
            f"{_words}{{of:NOUN}}が発動した効果は無効化される",
            lambda of, by=_side: (ActivatedNegated(of, by, Zone.FIELD),) if MONSTER in parts_of(of) else None,
        )
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
        reads(
            "MORE",
            f"[自身|このカード]を対象とする効果以外の{_by}発動した{_words}効果を/受けない",
            lambda by=_side, of=_of: (Unaffected(SUBJECT, by, of, activated_only=True, unless_targeted=True),),
        )
for _words, _side in (("", None), ("相手", Side.OPPONENT)):
    for _did, _only in (("が発動した", True), ("の", False)):
        reads(
            "MORE",
            f"このカードのレベルよりも元々のレベルまたはランクが低い{_words}モンスター{_did}効果を/受けない",
            lambda by=_side, only=_only: (Unaffected(SUBJECT, by, activated_only=only, lower_level_monsters=True),),
        )
reads("MORE", "[他の|このカード以外の]カードの効果を/受けない", lambda: (Unaffected(SUBJECT, of=OTHER),))
reads("MORE", "[他の|このカード以外の]{of:NOUN}の効果を/受けない", lambda of: (Unaffected(SUBJECT, of=OTHER & of),))
reads("MORE", "{of:NOUNS}が発動した効果を/受けない", lambda of: (Unaffected(SUBJECT, of=of, activated_only=True),))
reads("MORE", "{of:NOUNS}の効果を/受けない", lambda of: (Unaffected(SUBJECT, of=of),) if of != AnyCard() else None)
reads(
    "VERB",
    "{what:WO}その効果を{until:WHILE}無効に/する",
    lambda what, until: Apply((Negated(),), what, until) if isinstance(what, Pick) else None,
)
