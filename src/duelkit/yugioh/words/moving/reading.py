"""Words about sending, discarding, banishing, returning (移動): how they are read in Japanese."""

from collections.abc import Callable

from duelkit.yugioh.language.base import Filter, Joined, Joint, Pool, Verb
from duelkit.yugioh.language.clauses import ChooseOne
from duelkit.yugioh.language.nouns import CARD, OTHER, AnyCard
from duelkit.yugioh.language.selections import RESPONDED, Pick, TopOfDeck, chosen_by_opponent
from duelkit.yugioh.language.terms import Ordinal, Side, Until, Zone
from duelkit.yugioh.reading.grammar.marks import this_in
from duelkit.yugioh.reading.grammar.nouns import together
from duelkit.yugioh.reading.grammar.patterns import reads, terms
from duelkit.yugioh.words.moving.meaning import (
    Banish,
    BanishFor,
    Discard,
    Redirected,
    ReturnToGraveyard,
    Send,
    ShuffleDeck,
    ToDeck,
    ToExtraDeck,
    ToHand,
    banished_on_leaving,
    discard,
)

reads("VERB", "{what:WO}墓地へ/送る", Send)
reads("VERB", "{what:WO}墓地に/戻す", ReturnToGraveyard)
reads("VERB", "{what:WO}/捨てる", Discard)
reads("VERB", "このカードを手札から/捨てる", Discard, what=this_in(Zone.HAND))
reads("VERB", "このカードを手札から墓地へ/送る", Send, what=this_in(Zone.HAND))
reads("VERB", "このカードを手札から墓地へ/捨てる", Discard, what=this_in(Zone.HAND), to_graveyard=True)
reads("VERB", "このカードを墓地から/除外する", Banish, what=this_in(Zone.GRAVEYARD))
reads("VERB", "このカードを手札から/除外する", Banish, what=this_in(Zone.HAND))
for _theirs in (
    "相手は{which:NOUN}{n:NUM}[枚|体]を[自身の|]デッキから墓地へ/送る",
    "相手は[自身の|]デッキから{which:NOUN}{n:NUM}[枚|体]を墓地へ/送る",
):
    reads("VERB", _theirs, lambda which, n: Send(chosen_by_opponent(which.in_deck(Side.OPPONENT), n)))
for _theirs in (
    "相手は{which:NOUN}{n:NUM}[枚|体]を[自身の|]デッキから/除外する",
    "相手は[自身の|]デッキから{which:NOUN}{n:NUM}[枚|体]を/除外する",
):
    reads("VERB", _theirs, lambda which, n: Banish(chosen_by_opponent(which.in_deck(Side.OPPONENT), n)))
for _opponent in ("相手は[自身の|]手札を{n:NUM}枚[選んで|]", "相手は[自身の|]手札{n:NUM}枚を[選んで|]"):
    reads("VERB", f"{_opponent}/捨てる", lambda n: discard(n, side=Side.OPPONENT))
    reads(
        "VERB",
        f"{_opponent}墓地へ/送る",
        lambda n: Send(chosen_by_opponent(Pool(AnyCard(), Zone.HAND, Side.OPPONENT), n)),
    )
reads(
    "VERB",
    "お互い[のプレイヤー|]は[、|]手札を{n:NUM}枚墓地へ/送る",
    lambda n: Send(Pick(Pool(AnyCard(), Zone.HAND, Side.EITHER), n, n, Side.EITHER)),
)
reads("VERB", "{what:WO}墓地へ/捨てる", Discard, to_graveyard=True)
reads("VERB", "{what:WO}/除外する", Banish)
reads("NEGATED_CARD", "/除外する", Banish, what=RESPONDED)
reads("NEGATED_CARD", "[そのカード|そのモンスター|それら]を/除外する", Banish, what=RESPONDED)
reads("NEGATED_CARD", "[そのカードを|そのモンスターを|それらを|][持ち主の|]デッキに/戻す", ToDeck, what=RESPONDED)
reads("NEGATED_CARD", "[そのカードを|そのモンスターを|それらを|][持ち主の|]手札に/戻す", ToHand, what=RESPONDED)
terms(
    "PASSIVE",
    {
        "/除外される": Banish,
        "墓地へ/送られる": Send,
        "[持ち主の|]手札に/戻る": ToHand,
        "[持ち主の|]デッキに/戻る": ToDeck,
        "[持ち主の|]EXデッキに/戻る": ToDeck,
    },
)
terms("PAID", {"/除外する": Banish, "墓地へ/送る": Send})
reads("VERB", "{what:WO}裏側表示で/除外する", Banish, face_down=True)
for _words, _until in (
    ("エンドフェイズまで", Until.END_PHASE),
    ("次の自分スタンバイフェイズまで", Until.YOUR_NEXT_STANDBY),
    ("次の相手スタンバイフェイズまで", Until.OPPONENTS_NEXT_STANDBY),
    ("次の相手エンドフェイズまで", Until.OPPONENTS_NEXT_END_PHASE),
):
    reads("VERB", f"{{what:WO}}{_words}/除外する", BanishFor, comes_back=_until)
reads("VERB", "{what:WO}[持ち主の|]手札に/戻す", ToHand)
reads("VERB", "{what:WO}[持ち主の|]手札・EXデッキに/戻す", ToHand)
reads("VERB", "{what:WO}手札に/加える", ToHand)
reads("VERB", "{what:REF}を相手の手札に/戻す", ToHand, hand=Side.OPPONENT)
reads("VERB", "{what:REF}を相手の手札に/加える", ToHand, hand=Side.OPPONENT)


def _into_their_hand(n: int, which: Filter = CARD) -> Verb:
    """自分の手札を１枚選んで相手の手札に加える."""
    return ToHand(Pick(which.in_hand(), n, n), Side.OPPONENT)


reads("VERB", "[自分の|]手札を{n:NUM}枚[選んで|]相手の手札に/加える", _into_their_hand)
reads("VERB", "[自分の|]手札から{which:NOUN}{n:NUM}[枚|体]を[選んで|]相手の手札に/加える", _into_their_hand)
reads(
    "VERB",
    "自分のデッキから{which:NOUN}{n:NUM}[枚|体]を自分の手札に/加える",
    lambda which, n: ToHand(Pick(which.in_deck(), n, n)),
)
for _words, _where in (
    ("", Ordinal.SHUFFLED),
    ("の一番上", Ordinal.TOP),
    ("の一番下", Ordinal.BOTTOM),
    ("の上", Ordinal.TOP),
    ("の下", Ordinal.BOTTOM),
):
    reads("VERB", f"{{what:WO}}好きな順番で[持ち主の|自分の|]デッキ{_words}に/戻す", ToDeck, where=_where)
    reads("VERB", f"{{what:WO}}[持ち主の|自分の|]デッキ{_words}に/戻す", ToDeck, where=_where)
reads(
    "VERB",
    "{what:WO}[持ち主の|自分の|]デッキの一番上[または|か]一番下に/戻す",
    lambda what: ChooseOne((ToDeck(what, Ordinal.TOP), ToDeck(what, Ordinal.BOTTOM)), True),
)
reads("VERB", "{what:WO}[持ち主の|自分の|]デッキの一番上に/置く", ToDeck, where=Ordinal.TOP)
reads("VERB", "{what:WO}[持ち主の|]デッキに[戻して|加えて]/シャッフルする", ToDeck)
reads("VERB", "{what:WO}[持ち主の|]EXデッキに/戻す", ToDeck)
reads("VERB", "{what:WO}[持ち主の|]デッキ・EXデッキに/戻す", ToDeck)
reads("VERB", "{what:WO}[自分の|]EXデッキに[表側表示で|表側で]/加える", ToExtraDeck)
for _words, _side in (("自分の", Side.YOU), ("相手の", Side.OPPONENT)):
    reads(
        "VERB", f"{_words}デッキの上からカードを{{n:NUM}}枚/除外する", lambda n, side=_side: Banish(TopOfDeck(n, side))
    )
    reads("VERB", f"{_words}デッキの一番上のカードを/除外する", Banish, what=TopOfDeck(1, _side))
    reads(
        "VERB",
        f"{_words}デッキの上からカードを{{n:NUM}}枚裏側表示で/除外する",
        lambda n, side=_side: Banish(TopOfDeck(n, side), face_down=True),
    )
reads("VERB", "{side:OWNER}デッキを/シャッフルする", ShuffleDeck)

reads("MORE", "フィールドから離れた場合に/除外される", lambda: (banished_on_leaving(),))
for _words, _where in (("", Ordinal.SHUFFLED), ("の一番下", Ordinal.BOTTOM), ("の一番上", Ordinal.TOP)):
    reads(
        "MORE",
        f"フィールドから離れた場合に[持ち主の|]デッキ{_words}に/戻る",
        lambda where=_where: (Redirected(None, Zone(0), Zone.DECK, Zone.FIELD, this_only=True, where=where),),
    )
reads(
    "RULE",
    "{side:OWNER}墓地へ送られる{which:NOUN}は墓地へは行かず/除外される",
    lambda side, which: (Redirected(which, Zone.GRAVEYARD, Zone.BANISHED, side=side),),
)
reads(
    "RULE",
    "墓地へ送られる{which:NOUN}は墓地へは行かず/除外される",
    lambda which: (Redirected(which, Zone.GRAVEYARD, Zone.BANISHED),),
)


def _with_this(verb: Callable[..., Verb], zones: Zone, which: Filter, n: int) -> Verb:
    """このカードと〜１枚を: this card and others in the same place."""
    return Joined(Joint.ALSO, verb(this_in(zones)), verb(Pick(Pool(together([OTHER, which]), zones, Side.YOU), n, n)))


for _words, _zones in (("[自分の|]墓地", Zone.GRAVEYARD), ("手札", Zone.HAND)):
    for _verb, _action in (
        ("/除外する", Banish),
        ("/捨てる", Discard),
        ("墓地へ/送る", Send),
        ("デッキに/戻す", ToDeck),
    ):
        if _action is not Discard or _zones is Zone.HAND:
            for _phrasing in (
                "{which:NOUNS}{n:NUM}[体|枚]とこのカードを",
                "このカードと[、|]{which:NOUNS}{n:NUM}[体|枚]を",
            ):
                if _zones is Zone.HAND:
                    reads("VERB", f"{_phrasing}手札から{_verb}", _with_this, verb=_action, zones=_zones)
            for _and in ("と", "及び"):
                reads(
                    "VERB",
                    f"{_words}からこのカード{_and}{{which:NOUNS}}{{n:NUM}}[体|枚]を{_verb}",
                    _with_this,
                    verb=_action,
                    zones=_zones,
                )
