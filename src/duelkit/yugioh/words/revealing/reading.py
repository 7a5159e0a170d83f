"""Words about what is shown, looked at, selected (確認): how they are read in Japanese."""

from duelkit.yugioh.language.base import Filter, Joined, Joint, Pool, Verb
from duelkit.yugioh.language.nouns import OTHER, AnyCard
from duelkit.yugioh.language.selections import THEM, Every, Pick, TopOfDeck
from duelkit.yugioh.language.terms import Ordinal, Side, Zone
from duelkit.yugioh.reading.grammar.marks import this_in
from duelkit.yugioh.reading.grammar.mentions import Others
from duelkit.yugioh.reading.grammar.patterns import Fate, reads
from duelkit.yugioh.words.moving.meaning import ToHand
from duelkit.yugioh.words.revealing.meaning import Excavate, ExcavateUntil, LookAt, PickOut, Reveal

reads("VERB", "{what:WO}相手に/見せる", Reveal)
reads("VERB", "このカードを手札から相手に/見せる", Reveal, what=this_in(Zone.HAND))
for _this in ("手札のこのカード", "このカード"):
    reads(
        "VERB",
        f"{_this}と手札の{{which:NOUN}}1[体|枚]を相手に/見せる",
        lambda which: Joined(
            Joint.AND_IF_YOU_DO, Reveal(this_in(Zone.HAND)), Reveal(Pick(Pool(which & OTHER, Zone.HAND)))
        ),
    )
for _words, _zone in (("手札", Zone.HAND), ("EXデッキ", Zone.EXTRA_DECK), ("デッキ", Zone.DECK)):
    reads("VERB", f"相手の{_words}を全て/確認する", LookAt, what=Every(Pool(AnyCard(), _zone, Side.OPPONENT)))
    reads("VERB", f"相手の{_words}を/確認する", LookAt, what=Every(Pool(AnyCard(), _zone, Side.OPPONENT)))
reads("VERB", "{what:WO}/確認する", LookAt)


def _of_their_hand(fate: Fate, n: int, which: Filter | None = None) -> Verb:
    """相手の手札を確認し、その中から１枚を選んで捨てる: look at the opponent's hand and pick from it."""
    hand = Pool(AnyCard(), Zone.HAND, Side.OPPONENT)
    picked = hand if which is None else Pool(which, Zone.HAND, Side.OPPONENT)
    action: Verb = fate.of(Pick(picked, n, n))
    return Joined(Joint.AND_IF_YOU_DO, LookAt(Every(hand)), action)


for _of in (
    "その[内|中]の{n:NUM}枚を",
    "その中から{n:NUM}枚を",
    "その中から{which:NOUN}{n:NUM}[枚|体]を",
    "その中の{which:NOUN}{n:NUM}[枚|体]を",
):
    for _form in ("plain", "can", "stem"):
        reads(f"VERB.{_form}", f"相手の手札を[全て|]確認し、{_of}[選んで|選び|]{{fate:FATE.{_form}}}", _of_their_hand)
for _words, _side in (("自分の", Side.YOU), ("相手の", Side.OPPONENT), ("", Side.YOU)):
    for _phrasing in ("デッキの上からカードを{n:NUM}枚確認し[、|]", "デッキの一番上のカード{n:NUM}枚を確認し[、|]"):
        reads(
            "VERB",
            f"{_words}{_phrasing}好きな順番でデッキの[一番|]上に/戻す",
            lambda n, side=_side: LookAt(TopOfDeck(n, side), arrange=True),
        )
for _what in ("残り[のカード|のモンスター|]", "残った[カード|モンスター]"):
    for _words, _ordinal in (("", Ordinal.SHUFFLED), ("好きな順番で", Ordinal.TOP), ("好きな順番で", Ordinal.BOTTOM)):
        _place = {Ordinal.SHUFFLED: "", Ordinal.TOP: "の[一番|]上", Ordinal.BOTTOM: "の[一番|]下"}[_ordinal]
        reads(
            "VERB",
            f"{_what}[は|を][全て|]{_words}[自分の|]デッキ{_place}に/戻す",
            lambda where=_ordinal: Others(Zone.DECK, where),
        )
    reads("VERB", f"{_what}[は|を][全て|]デッキに戻して/シャッフルする", lambda: Others(Zone.DECK))
    for _words, _zone in (
        ("墓地へ/送る", Zone.GRAVEYARD),
        ("/除外する", Zone.BANISHED),
        ("[自分の|]手札に/加える", Zone.HAND),
    ):
        reads("VERB", f"{_what}[は|を][全て|]{_words}", lambda to=_zone: Others(to))
    reads("VERB.plain", f"{_what}は[全て|]墓地へ送られる", lambda: Others(Zone.GRAVEYARD))
for _it in ("[モンスター|カード|モンスター1体|カード1枚]", "{which:NOUNS}"):
    reads(
        "VERB",
        f"{{until:NOUNS}}が出るまで自分のデッキの上からカードを[めくり|めくる][、|。]その{_it}を{{fate:FATE.plain}}。"
        "残りのめくったカードは[全て|]墓地へ/送る",
        lambda until, fate, which=None: ExcavateUntil(until, fate.of(THEM)) if which in (None, until) else None,
    )
for _form in ("plain", "can", "stem"):
    for _of in ("{which:NOUNS}{n:NUM}[体|枚]を", "{n:NUM}[体|枚]を"):
        reads(
            f"VERB.{_form}",
            f"その中から{_of}[選んで|選び|選び、|]{{fate:FATE.{_form}}}",
            lambda fate, n, which=AnyCard(): PickOut(fate.of(THEM), which, n),
        )
    for _chance, _at_random in (("", False), ("ランダムに", True)):
        for _of, _it in (
            ("1[体|枚][を|]", "[モンスター1体|カード1枚|1枚|1体|モンスター|カード]"),
            ("{which:NOUNS}1[体|枚]を", "[モンスター|カード]"),
        ):
            reads(
                f"VERB.{_form}",
                f"相手はその中から{_chance}{_of}選ぶ。[自分は|]その{_it}を{{fate:FATE.{_form}}}",
                lambda fate, which=AnyCard(), chance=_at_random: PickOut(
                    fate.of(THEM), which, chooser=Side.OPPONENT, at_random=chance
                ),
            )
for _chance, _at_random in (("", False), ("ランダムに", True)):
    reads(
        "VERB",
        f"相手はその中から{_chance}1[体|枚][を|]選ぶ。その[モンスター1体|カード1枚|1枚|1体]を自分の手札に/加える",
        lambda chance=_at_random: PickOut(ToHand(THEM), chooser=Side.OPPONENT, at_random=chance),
    )
reads("VERB", "自分のデッキの一番上のカードを/めくる", Excavate)
reads("VERB", "自分のデッキの上からカードを{amount:NUM}枚/めくる", Excavate)


def _from_their_hand(which: Filter, n: int) -> Verb:
    """相手の手札を確認し、その中からモンスター１体を選んで自分の手札に加える."""
    hand = Pool(AnyCard(), Zone.HAND, Side.OPPONENT)
    taken = ToHand(Pick(Pool(which, Zone.HAND, Side.OPPONENT), n, n), Side.YOU)
    return Joined(Joint.AND_IF_YOU_DO, LookAt(Every(hand)), taken)


reads(
    "VERB",
    "相手の手札を[全て|]確認し、[その中|相手の手札]から{which:NOUN}{n:NUM}[枚|体]を[選んで|]自分の手札に/加える",
    _from_their_hand,
)
