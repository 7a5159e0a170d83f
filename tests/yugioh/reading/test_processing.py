"""What effects do, read: which card a text means, lists, what follows from what (効果処理)."""

from __future__ import annotations

import pytest

from duelkit.yugioh.cards import library
from duelkit.yugioh.language.amounts import CountOf, HalfOf, StatOf, Times
from duelkit.yugioh.language.base import AnyOf, Joined, Joint, Pool, Verb, nodes
from duelkit.yugioh.language.card import Effect
from duelkit.yugioh.language.clauses import Apply, Are, ChooseOne, If, Later, YouMay
from duelkit.yugioh.language.definitions import monster, spell, trap
from duelkit.yugioh.language.effects import ignition
from duelkit.yugioh.language.nouns import MONSTER, AnyCard, Figure, IsFaceUp, Named, OfRace, OfType
from duelkit.yugioh.language.permissions import Action
from duelkit.yugioh.language.selections import (
    COST_CARDS,
    EACH,
    FIRST_TARGET,
    SECOND_TARGET,
    TARGET,
    THEM,
    THIS,
    TRIGGERING,
    Every,
    Pick,
)
from duelkit.yugioh.language.terms import Attribute, CardType, Change, Phase, Position, Race, Side, Stat, Until, Zone
from duelkit.yugioh.reading.canonical import canonical
from duelkit.yugioh.reading.effects import effects
from duelkit.yugioh.reading.grammar.patterns import plain
from duelkit.yugioh.reading.grammar.reader import Lexicon, Reader
from duelkit.yugioh.reading.kinds import Setting
from duelkit.yugioh.scenario import scenario
from duelkit.yugioh.words.destroying.meaning import Destroy
from duelkit.yugioh.words.drawing.meaning import Draw
from duelkit.yugioh.words.equipping.meaning import Equip
from duelkit.yugioh.words.figures.meaning import ChangeStat
from duelkit.yugioh.words.filters.meaning import Extreme, SameNameAs
from duelkit.yugioh.words.life_points.meaning import Damage
from duelkit.yugioh.words.moving.meaning import Banish, Discard, Redirected, Send, ToDeck, ToHand
from duelkit.yugioh.words.negating.meaning import Negated
from duelkit.yugioh.words.permissions.meaning import Cannot
from duelkit.yugioh.words.placing.meaning import SetCards
from duelkit.yugioh.words.revealing.meaning import Reveal
from duelkit.yugioh.words.summoning.meaning import NormalSummonNow, SpecialSummon
from duelkit.yugioh.words.winning.meaning import WinDuel

NAMES = Lexicon({plain("青眼の白龍"): ("青眼の白龍", "Blue-Eyes White Dragon")}, {})
OX = "ミノタウルス"
GUST = "１ターンに１度、"
HAND_CARD = Discard(Pick(Pool(AnyCard(), Zone.HAND)))
ONE_TARGET = "１ターンに１度、相手フィールドのモンスター１体を対象として発動できる。"
TWO_TARGETS = (
    "１ターンに１度、自分フィールドの魔法・罠カード１枚と相手フィールドのモンスター１体を対象として発動できる。"
)


def read(text: str, types: CardType = CardType.MONSTER | CardType.EFFECT) -> list[Effect]:
    """All readings of an effect."""
    reader = Reader(plain(text), NAMES)
    return list(dict.fromkeys(canonical(effect) for effect in effects(reader, Setting(types))))


def processed(text: str) -> Verb | None:
    """The processing of an effect that can be read in one way only."""
    found = read(text)
    assert len(found) == 1, found
    return found[0].resolution


DRAGON = Pick(Pool(OfRace(Race.DRAGON), Zone.DECK))
LINK_TARGET = (
    "１ターンに１度、リンク先にモンスターが存在する相手フィールドのリンクモンスター１体を対象として発動できる。"
)


def test_a_link_monster_that_points_to_a_monster() -> None:
    (effect,) = read(LINK_TARGET + "そのモンスターを破壊する。")
    (slot,) = effect.targets
    assert "PointsAt()" in repr(slot)


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        (GUST + "発動できる。自分はデュエルに勝利する。", WinDuel()),
        (GUST + "発動できる。相手はデュエルに勝利する。", WinDuel(Side.OPPONENT)),
        (
            ONE_TARGET + "そのモンスターを破壊し、その元々の攻撃力分のダメージを相手に与える。",
            Joined(Joint.AND_IF_YOU_DO, Destroy(TARGET), Damage(StatOf(Stat.ORIGINAL_ATK, THEM))),
        ),
        (
            ONE_TARGET + "手札を１枚捨て、そのモンスターを破壊する。",
            Joined(Joint.AND_IF_YOU_DO, HAND_CARD, Destroy(TARGET)),
        ),
        (
            ONE_TARGET + "デッキからドラゴン族モンスター１体を墓地へ送り、対象のモンスターを除外する。",
            Joined(Joint.AND_IF_YOU_DO, Send(DRAGON), Banish(TARGET)),
        ),
        (
            TWO_TARGETS + "その自分のカードを破壊し、その相手モンスターを除外する。",
            Joined(Joint.AND_IF_YOU_DO, Destroy(FIRST_TARGET), Banish(SECOND_TARGET)),
        ),
        (TWO_TARGETS + "そのカードを破壊する。", Destroy(TARGET)),
        (
            "１ターンに１度、自分フィールドのモンスター１体をリリースして発動できる。リリースしたモンスターの攻撃力分の"
            "ダメージを相手に与える。",
            Damage(StatOf(Stat.ATK, COST_CARDS, as_it_was=True)),
        ),
        (
            "１ターンに１度、手札のモンスター１体を相手に見せて発動できる。見せたモンスターを特殊召喚する。",
            SpecialSummon(COST_CARDS),
        ),
        (
            "１ターンに１度、自分の墓地のドラゴン族モンスター１体を対象として発動できる。そのモンスターを特殊召喚し、"
            "このカードを装備カード扱いとしてそのモンスターに装備する。",
            Joined(Joint.AND_IF_YOU_DO, SpecialSummon(TARGET), Equip(THIS, THEM)),
        ),
        (  # Summoned, then destroyed: its ATK on the field
            "１ターンに１度、自分の墓地のドラゴン族モンスター１体を対象として発動できる。そのモンスターを特殊召喚する。"
            "このターンのエンドフェイズに、そのモンスターを破壊し、自分はそのモンスターの攻撃力分のダメージを受ける。",
            Joined(
                Joint.AND_IF_YOU_DO,
                SpecialSummon(TARGET),
                Later(
                    Phase.END,
                    Joined(
                        Joint.AND_IF_YOU_DO, Destroy(THEM), Damage(StatOf(Stat.ATK, THEM, as_it_was=True), Side.YOU)
                    ),
                ),
            ),
        ),
        ("相手がモンスターを召喚した場合に発動できる。そのモンスターを破壊する。", Destroy(TRIGGERING)),
        (
            "１ターンに１度、相手フィールドのカードを２枚まで対象として発動できる。そのカードを破壊し、破壊した数×500ダメージを"
            "相手に与える。",
            Joined(Joint.AND_IF_YOU_DO, Destroy(TARGET), Damage(Times(CountOf(THEM), 500))),
        ),
    ],
)
def test_the_card_that_the_text_has_spoken_of(text: str, meaning: Verb) -> None:
    assert processed(text) == meaning


@pytest.mark.parametrize(
    "text",
    [
        ONE_TARGET + "デッキからモンスター１体を墓地へ送り、そのモンスターを破壊する。",
        ONE_TARGET + "その機械族モンスターを破壊する。",
        "１ターンに１度、自分メインフェイズに発動できる。そのモンスターを破壊する。",
        "１ターンに１度、自分メインフェイズに発動できる。デッキからモンスター１体を墓地へ送り、手札を１枚除外する。その後、"
        "この効果で墓地へ送ったモンスターを特殊召喚する。",
        "相手がモンスターを召喚した場合、手札からモンスター１体を捨てて発動できる。そのモンスターを破壊する。",
        "１ターンに１度、このカードをリリースし、手札からモンスター１体を捨てて発動できる。捨てたモンスターを特殊召喚する。",
    ],
)
def test_a_card_that_is_not_certain_is_not_read(text: str) -> None:
    assert read(text) == []


YOU_SUMMON_DRAGONS_ONLY = Apply(
    (Cannot(Action.SPECIAL_SUMMON, None, Side.YOU, unless=OfRace(Race.DRAGON)),), None, Until.END_OF_TURN
)
MAIN = "１ターンに１度、自分メインフェイズに発動できる。"


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        (
            MAIN
            + "自分は１枚ドローする。この効果の発動後、ターン終了時まで自分はドラゴン族モンスターしか特殊召喚できない。",
            Joined(Joint.ALSO, Draw(1), YOU_SUMMON_DRAGONS_ONLY),
        ),
        (
            MAIN + "デッキからドラゴン族モンスター１体を選び、手札に加えるか墓地へ送る。",
            ChooseOne((ToHand(DRAGON), Send(DRAGON)), at_resolution=True),
        ),
        (MAIN + "自分は２枚ドローし、その後手札を１枚捨てる。", Joined(Joint.THEN, Draw(2), HAND_CARD)),
        (
            "１ターンに１度、以下の効果から１つを選択して発動できる。●自分は１枚ドローする。●相手に500ダメージを与える。",
            ChooseOne((Draw(1), Damage(500))),
        ),
        (
            MAIN + "自分は１枚ドローする。その後、以下の効果を適用できる。●手札を１枚捨てる。",
            Joined(Joint.THEN, Draw(1), YouMay(HAND_CARD)),
        ),
        (
            MAIN
            + "デッキからドラゴン族モンスター１体を効果を無効にして特殊召喚する。この効果で特殊召喚したモンスターは"
            "エンドフェイズに破壊される。",
            Joined(Joint.AND_IF_YOU_DO, SpecialSummon(DRAGON, modifiers=(Negated(),)), Later(Phase.END, Destroy(THEM))),
        ),
        (
            ONE_TARGET + "そのモンスターの攻撃力をターン終了時まで半分にする。",
            Apply((ChangeStat(Change.BECOME, Stat.ATK, HalfOf(StatOf(Stat.ATK, EACH))),), TARGET, Until.END_OF_TURN),
        ),
        (ONE_TARGET + "そのモンスターとこのカードを破壊する。", Joined(Joint.ALSO, Destroy(TARGET), Destroy(THIS))),
        (
            MAIN + "デッキからドラゴン族モンスター１体を墓地へ送る。"
            "この効果で「青眼の白龍」を墓地へ送った場合、さらに自分は１枚ドローする。",
            Joined(Joint.THEN, Send(DRAGON), If(Are(THEM, Named("青眼の白龍", "Blue-Eyes White Dragon")), Draw(1))),
        ),
        (
            MAIN + "デッキからドラゴン族モンスター２体を手札に加える（同名カードは１枚まで）。",
            ToHand(Pick(DRAGON.pool, 2, 2, different_names=True)),
        ),
        (
            MAIN + "相手フィールドの攻撃力が一番高いモンスター１体を破壊する。",
            Destroy(
                Pick(
                    Pool(
                        canonical(MONSTER & Extreme(Stat.ATK, Pool(MONSTER, Zone.FIELD, Side.OPPONENT))),
                        Zone.FIELD,
                        Side.OPPONENT,
                    )
                )
            ),
        ),
        (
            ONE_TARGET + "その同名カード１枚をデッキから手札に加える。",
            ToHand(Pick(Pool(SameNameAs(TARGET), Zone.DECK))),
        ),
    ],
)
def test_what_an_effect_does(text: str, meaning: Verb) -> None:
    assert processed(text) == canonical(meaning)


def test_of_all_monsters_those_that_are_there_and_of_monsters_those_that_come_too() -> None:
    weak = ChangeStat(Change.LOSE, Stat.ATK, 500)
    theirs = Pool(MONSTER, Zone.FIELD, Side.OPPONENT)
    ends = Until.END_OF_TURN
    lead = MAIN + "ターン終了時まで、相手フィールドの"
    assert processed(lead + "全てのモンスターの攻撃力は500ダウンする。") == Apply((weak,), Every(theirs), ends)
    later = ChangeStat(Change.LOSE, Stat.ATK, 500, theirs)
    assert processed(lead + "モンスターの攻撃力は500ダウンする。") == Apply((later,), None, ends)


@pytest.mark.parametrize(
    "where",
    [
        "手札及び自分フィールドの表側表示モンスターの中から、モンスター１体",
        "自分の手札・フィールド（表側表示）からモンスター１体",
    ],
)
def test_cards_among_those_of_several_places(where: str) -> None:
    found = read(f"{GUST}{where}を墓地へ送って発動できる。自分は１枚ドローする。")
    cost = Send(Pick(Pool(MONSTER, Zone.HAND, more=(Pool(canonical(MONSTER & IsFaceUp()), Zone.FIELD),))))
    assert [effect.cost for effect in found] == [cost]


def test_two_cards_paid_together() -> None:
    found = read(GUST + "自分フィールドのモンスター１体とこのカードをデッキに戻して発動できる。自分は２枚ドローする。")
    assert [effect.cost for effect in found] == [
        Joined(Joint.AND_IF_YOU_DO, ToDeck(Pick(Pool(MONSTER, Zone.FIELD))), ToDeck(THIS))
    ]


CALLER = monster(
    900060001,
    "呼ぶ者",
    "Caller",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    1000,
    1000,
    ignition(NormalSummonNow(set_too=False)),
)
SHOWER = spell(
    900060002,
    "見せ場",
    "Showcase",
    cost=Reveal(Pick(Pool(MONSTER, Zone.HAND))),
    resolution=SpecialSummon(COST_CARDS, Position.FACE_UP_ATTACK),
)


def test_an_effect_that_summons_does_not_set() -> None:
    assert read(MAIN + "モンスター１体を召喚する。")[0].resolution == NormalSummonNow(set_too=False)
    duel = scenario()
    caller = duel.alice.attack_position(CALLER)
    duel.alice.hand(OX)
    duel.alice.activates(caller)
    duel.is_settled()  # there is nothing to choose: it is not asked whether the monster is Set
    assert duel.position(OX) == "attack"


def test_a_card_that_was_shown_as_the_cost_is_the_one_that_comes() -> None:
    duel = scenario()
    duel.alice.hand(SHOWER, OX, "プチモス")
    duel.alice.activates(SHOWER)
    duel.alice.picks(OX)
    duel.all_pass()
    assert duel.where(OX) == "monster zone" and duel.where("プチモス") == "hand"


def test_what_is_said_of_a_card_that_was_set_holds_while_it_lies_face_down() -> None:
    lead = "このカードが墓地に存在する場合、自分メインフェイズに発動できる。"
    said = read(
        lead + "このカードを自分フィールドにセットする。この効果でセットしたこのカードは"
        "フィールドから離れた場合に除外される。",
        CardType.TRAP,
    )
    leaving = Redirected(None, Zone(0), Zone.BANISHED, Zone.FIELD, this_only=True, face_down=True)
    assert [effect.resolution for effect in said] == [
        Joined(Joint.AND_IF_YOU_DO, SetCards(THIS), Apply((leaving,), THEM))
    ]
    returning = trap(900060003, "戻る罠", "Returning", said[0], resolution=Damage(100))
    duel = scenario()
    duel.alice.graveyard(returning)
    duel.alice.hand("サイクロン")
    duel.alice.activates(returning)
    duel.all_pass()
    assert duel.where(returning) == "spell zone"
    duel.alice.activates("サイクロン")
    duel.all_pass()
    assert duel.where(returning) == "banished"


def test_figures_that_stand_with_an_equip_card() -> None:
    assert processed(
        ONE_TARGET + "このカードを攻撃力・守備力500ダウンの装備カード扱いとしてそのモンスターに装備する。"
    ) == Equip(THIS, TARGET, (ChangeStat(Change.LOSE, Stat.ATK, 500), ChangeStat(Change.LOSE, Stat.DEF, 500)))


def test_word_order_tells_whether_monsters_that_come_later_are_meant() -> None:
    yours = Pool(OfType(CardType.MONSTER), Zone.FIELD)
    there = processed(
        "１ターンに１度、自分メインフェイズに発動できる。自分フィールドのモンスターの攻撃力はターン終了時まで500アップする。"
    )
    assert there == Apply((ChangeStat(Change.GAIN, Stat.ATK, 500),), Every(yours), Until.END_OF_TURN)
    later = processed(
        "１ターンに１度、自分メインフェイズに発動できる。ターン終了時まで、自分フィールドのモンスターの攻撃力は500アップする。"
    )
    assert later == Apply((ChangeStat(Change.GAIN, Stat.ATK, 500, yours),), until=Until.END_OF_TURN)


def test_how_long_stands_first_and_is_said_of_all_that_follows() -> None:
    (effect,) = library()["ハーフ・アンブレイク"].effects
    assert [node.until for node in nodes(effect) if isinstance(node, Apply)] == [Until.END_OF_TURN] * 2


def test_level_rank_and_link_rating_in_a_row_are_any_of_them() -> None:
    first, _ = library()["スプライト・ガンマ・バースト"].effects
    filters = [node for node in nodes(first) if isinstance(node, AnyOf)]
    assert [[part.stat for part in node.parts if isinstance(part, Figure)] for node in filters] == [
        [Stat.LEVEL, Stat.RANK, Stat.RATING]
    ]
