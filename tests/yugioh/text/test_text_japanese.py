"""Japanese card text: grammar of the pieces, and whole effects."""

from __future__ import annotations

import pytest

from duelkit.yugioh.language import (
    ATTACK_POSITION,
    CARD,
    FACE_UP,
    MONSTER,
    ONCE_PER_TURN,
    ONCE_PER_TURN_BY_NAME,
    ONCE_PER_TURN_SHARED,
    OTHER,
    SPELL_OR_TRAP,
    TARGET,
    THIS,
    TRAP,
    WHEN,
    Action,
    Attribute,
    Card,
    CardType,
    FusionMaterials,
    If,
    Phase,
    Position,
    Race,
    Side,
    Stat,
    SummonKind,
    Until,
    YouMay,
    Zone,
    activated,
    apply,
    atk,
    attack_declared,
    attribute,
    banish,
    cannot,
    continuous,
    damage,
    destroy,
    destroyed_by_battle,
    detach,
    discard,
    draw,
    every,
    exactly,
    flip,
    fusion,
    gains,
    ignition,
    in_phase,
    level,
    monster,
    named,
    negate_and_destroy,
    normal_summoned,
    one,
    pay,
    quick,
    race,
    random_card,
    sent_to_graveyard,
    series,
    special_summon,
    spell,
    this_is,
    times,
    to_hand,
    trap,
    trigger,
    up_to,
    you_control,
)
from duelkit.yugioh.language.amounts import count
from duelkit.yugioh.language.card import Effect
from duelkit.yugioh.text import render, type_line
from duelkit.yugioh.text.grammar.ja.phrase import inflect, phrase


def text_of(*effects: Effect) -> str:
    card = monster(1, "例", "Example", Attribute.LIGHT, Race.WARRIOR, 4, 1000, 1000, *effects)
    return render(card, "ja")


@pytest.mark.parametrize(
    ("plain", "stem", "te", "can", "negative"),
    [
        ("破壊する", "破壊し", "破壊して", "破壊できる", "破壊しない"),
        ("送る", "送り", "送って", "送る事ができる", "送らない"),
        ("加える", "加え", "加えて", "加える事ができる", "加えない"),
        ("払う", "払い", "払って", "払う事ができる", "払わない"),
        ("戻す", "戻し", "戻して", "戻す事ができる", "戻さない"),
        ("持っている", "持っており", "持っていて", "持っている", "持っていない"),
        ("存在しない", "存在せず", "存在しなくて", "存在しない", "存在する"),
        ("破壊されない", "破壊されず", "破壊されなくて", "破壊されない", "破壊される"),
        ("光属性である", "光属性であり", "光属性であって", "光属性である", "光属性ではない"),
    ],
)
def test_forms_of_verbs(plain: str, stem: str, te: str, can: str, negative: str) -> None:
    forms = inflect(plain)
    assert (forms.plain, forms.stem, forms.te, forms.can, forms.negative) == (plain, stem, te, can, negative)


def test_joints_of_phrases() -> None:
    first, second = phrase("モンスターを", "破壊する"), phrase("１枚", "ドローする")
    assert second.following(first).text == "モンスターを破壊し、１枚ドローする。"
    assert second.can().after(first, "その後、").text == "モンスターを破壊する。その後、１枚ドローできる。"


def test_target_cost_and_resolution() -> None:
    effect = ignition(destroy(TARGET), cost=discard(1), targets=one(MONSTER.on_field(Side.OPPONENT)))
    assert text_of(effect) == (
        "①：手札を１枚捨て、相手フィールドのモンスター１体を対象として発動できる。そのモンスターを破壊する。"
    )


def test_when_and_if() -> None:
    assert text_of(trigger(normal_summoned(), draw(1), timing=WHEN)).startswith(
        "①：このカードが召喚した時に発動できる。"
    )
    assert text_of(trigger(normal_summoned(), draw(1))).startswith("①：このカードが召喚した場合に発動できる。")
    assert text_of(trigger(normal_summoned(), draw(1), mandatory=True)).startswith(
        "①：このカードが召喚した場合に発動する。"
    )


def test_flip() -> None:
    assert text_of(flip(draw(1))) == "①：このカードがリバースした場合に発動する。自分は１枚ドローする。"


def test_limits_stand_first() -> None:
    once = text_of(ignition(draw(1), limit=ONCE_PER_TURN))
    assert once == "①：１ターンに１度、自分メインフェイズに発動できる。自分は１枚ドローする。"
    by_name = text_of(ignition(draw(1), limit=ONCE_PER_TURN_BY_NAME), ignition(draw(2), limit=ONCE_PER_TURN_BY_NAME))
    assert by_name.startswith("このカード名の①②の効果はそれぞれ１ターンに１度しか使用できない。\n①：")
    shared = text_of(ignition(draw(1), limit=ONCE_PER_TURN_SHARED), ignition(draw(2), limit=ONCE_PER_TURN_SHARED))
    assert shared.startswith("このカード名の①②の効果は１ターンに１度、いずれか１つしか使用できない。")


def test_counter_words() -> None:
    assert "モンスター２体" in text_of(ignition(destroy(TARGET), targets=exactly(2, MONSTER.on_field())))
    assert "カードを２枚まで対象" in text_of(ignition(destroy(TARGET), targets=up_to(2, CARD.on_field())))
    assert "魔法・罠カード１枚" in text_of(ignition(destroy(TARGET), targets=one(SPELL_OR_TRAP.on_field())))


def test_order_of_properties() -> None:
    which = FACE_UP & series("ＨＥＲＯ", "HERO") & race(Race.WARRIOR) & attribute(Attribute.EARTH) & level(at_most=4)
    said = text_of(ignition(destroy(TARGET), targets=one((which & OTHER).on_field(Side.YOU))))
    assert (
        "自分フィールドのこのカード以外の表側表示のレベル４以下の戦士族・地属性の「ＨＥＲＯ」モンスター１体を対象"
        in said
    )


def test_search_and_summon() -> None:
    search = spell(1, "例", "Example", resolution=to_hand(one((race(Race.DRAGON) & level(4)).in_deck())))
    assert render(search, "ja") == "①：デッキからドラゴン族・レベル４モンスター１体を手札に加える。"
    call = spell(
        1, "例", "Example", resolution=special_summon(one(named("甲", "A").in_hand()), Position.FACE_UP_DEFENSE)
    )
    assert render(call, "ja") == "①：手札から「甲」１体を守備表示で特殊召喚する。"


def test_joints() -> None:
    shoot = destroy(every(ATTACK_POSITION.on_field(Side.OPPONENT)))
    card = trap(1, "例", "Example", when=attack_declared(by=Side.OPPONENT), resolution=shoot.then(YouMay(draw(1))))
    assert render(card, "ja") == (
        "①：相手モンスターの攻撃宣言時に発動できる。相手フィールドの攻撃表示モンスターを全て破壊する。その後、自分は１枚ドローできる。"
    )
    burn = spell(1, "例", "Example", resolution=damage(500).also_after(draw(1)))
    assert render(burn, "ja") == "①：相手に500ダメージを与える。また、その後、自分は１枚ドローする。"


def test_negation() -> None:
    card = trap(
        1,
        "例",
        "Example",
        icon=CardType.COUNTER,
        when=activated(TRAP, card=True),
        cost=pay(1000),
        resolution=negate_and_destroy(),
    )
    assert render(card, "ja") == "①：罠カードが発動した時、1000ＬＰを払って発動できる。その発動を無効にし破壊する。"


def test_continuous_effects_share_their_subject() -> None:
    soldiers = race(Race.WARRIOR).on_field(Side.YOU)
    rise = continuous(
        gains(Stat.ATK, 300, soldiers), gains(Stat.DEF, 300, soldiers), cannot(Action.BE_DESTROYED_BY_BATTLE, soldiers)
    )
    assert text_of(rise) == (
        "①：このカードがモンスターゾーンに存在する限り、自分フィールドの戦士族モンスターの攻撃力・守備力は300アップし、"
        "戦闘では破壊されない。"
    )


def test_for_each() -> None:
    monsters = count(MONSTER.on_field(Side.OPPONENT))
    assert text_of(ignition(damage(times(monsters, 200)))).endswith(
        "相手フィールドのモンスターの数×200ダメージを相手に与える。"
    )
    lasting = ignition(apply(gains(Stat.ATK, 500), to=TARGET, until=Until.END_OF_TURN), targets=one(MONSTER.on_field()))
    assert text_of(lasting).endswith("ターン終了時まで、そのモンスターの攻撃力は500アップする。")


def test_quick_effects_name_their_moment() -> None:
    assert text_of(quick(draw(1), cost=detach())).startswith(
        "①：自分・相手ターンに、このカードのＸ素材を１つ取り除いて発動できる。"
    )
    hand = quick(destroy(TARGET), cost=discard(1), targets=one(CARD.on_field()), zones=Zone.GRAVEYARD)
    assert text_of(hand).startswith("①：自分・相手ターンに、このカードが墓地に存在する場合、手札を１枚捨て、")
    end = trigger(in_phase(Phase.END, Side.YOU), banish(THIS), mandatory=True, condition=you_control(named("甲", "A")))
    assert text_of(end).startswith("①：自分フィールドに「甲」が存在する場合、自分エンドフェイズに発動する。")


def test_conditions_at_resolution() -> None:
    either = ignition(If(this_is(ATTACK_POSITION), draw(1), damage(500)))
    assert text_of(either) == (
        "①：自分メインフェイズに発動できる。このカードが攻撃表示の場合、自分は１枚ドローする。違った場合、相手に500ダメージを与える。"
    )


def test_events() -> None:
    assert text_of(trigger(destroyed_by_battle(), draw(1), timing=WHEN)).startswith(
        "①：このカードが戦闘で破壊され墓地へ送られた時に発動できる。"
    )
    assert text_of(trigger(sent_to_graveyard(origin=Zone.MONSTER_ZONE), draw(1))).startswith(
        "①：このカードがモンスターゾーンから墓地へ送られた場合に発動できる。"
    )


def test_random_discard() -> None:
    card = spell(1, "例", "Example", resolution=destroy(random_card(CARD.in_hand(Side.OPPONENT))))
    assert "相手の手札をランダムに１枚" in render(card, "ja")


def test_pendulum_boxes() -> None:
    card = monster(
        1,
        "例",
        "Example",
        Attribute.DARK,
        Race.DRAGON,
        7,
        2500,
        2000,
        ignition(draw(1), limit=ONCE_PER_TURN_BY_NAME).on_pendulum(),
        trigger(normal_summoned(), destroy(TARGET), targets=one(MONSTER.on_field())),
        scale=4,
    )
    lines = render(card, "ja").splitlines()
    assert lines[0] == "【Ｐ効果】" and lines[3] == "【モンスター効果】"
    assert lines[1] == "このカード名のＰ効果は１ターンに１度しか使用できない。"
    assert type_line(card, "ja") == "【ドラゴン族／ペンデュラム／効果】"


def test_materials_and_type_lines() -> None:
    fused = fusion(
        1,
        "例",
        "Example",
        Attribute.DARK,
        Race.DRAGON,
        7,
        2500,
        2000,
        FusionMaterials((named("甲", "A"), MONSTER & atk(at_least=1500))),
        always=True,
    )
    assert render(fused, "ja") == "「甲」＋攻撃力1500以上のモンスター\nこのカードは融合召喚でしか特殊召喚できない。"
    assert type_line(spell(1, "例", "E", icon=CardType.QUICK_PLAY), "ja") == "【速攻魔法カード】"
    assert type_line(trap(1, "例", "E"), "ja") == "【通常罠カード】"
    tuner = Card(
        1, "例", "E", CardType.MONSTER | CardType.SYNCHRO | CardType.TUNER | CardType.EFFECT, race=Race.MACHINE
    )
    assert type_line(tuner, "ja") == "【機械族／シンクロ／チューナー／効果】"
    assert SummonKind.FUSION in fused.only_by
