"""What stands before the numbered effects, and the conditions of effects, read: what as, where, how many."""

from __future__ import annotations

import pytest

from duelkit.yugioh.language.base import All, AllHold, AnyOf, Condition, Filter, Joined, Joint, Not, Pool
from duelkit.yugioh.language.card import Card, Effect, EffectKind
from duelkit.yugioh.language.clauses import Are, Exists
from duelkit.yugioh.language.nouns import MONSTER, OTHER, Figure, IsAmong, OfRace, OfType
from duelkit.yugioh.language.permissions import Action
from duelkit.yugioh.language.selections import ATTACKER, THIS, Pick
from duelkit.yugioh.language.terms import CardType, Race, Side, Stat, SummonKind, Zone
from duelkit.yugioh.own import known_names
from duelkit.yugioh.reading import Printed, Refused, read
from duelkit.yugioh.reading.canonical import canonical
from duelkit.yugioh.text import render
from duelkit.yugioh.words.links.meaning import InExtraMonsterZone
from duelkit.yugioh.words.moving.meaning import Banish
from duelkit.yugioh.words.permissions.meaning import Cannot
from duelkit.yugioh.words.summoning.meaning import OnlyOne, WasSummoned

MONSTERS = CardType.MONSTER | CardType.EFFECT
DRAWS = "自分はデッキから１枚ドローする。"
PLAIN = f"①：１ターンに１度、自分メインフェイズに発動できる。{DRAWS}"
BLANK = Card(99999990, "試しの札", "Card of the test", MONSTERS)


def effects_of(text: str, types: CardType = MONSTERS) -> tuple[Effect, ...]:
    """The effects of a card with this text, whose print is read as the same card."""
    blank = Card(99999990, "試しの札", "Card of the test", types)
    card = read(Printed(blank, text), known_names())
    again = read(Printed(blank, render(card, "ja")), known_names())
    assert canonical(again) == canonical(card)
    return card.effects


@pytest.mark.parametrize(
    ("said", "cannot", "condition"),
    [
        ("このカードはＳ素材にできない。", Cannot(Action.BE_SYNCHRO_MATERIAL, THIS), None),
        ("このカードはＸ召喚の素材にできない。", Cannot(Action.BE_XYZ_MATERIAL, THIS), None),
        (
            "このカードはＬ召喚されたターンにはＬ素材にできない。",
            Cannot(Action.BE_LINK_MATERIAL, THIS),
            Are(THIS, WasSummoned(SummonKind.LINK, this_turn=True)),
        ),
        (
            "このカードをＳ素材とする場合、戦士族モンスターのＳ召喚にしか使用できない。",
            Cannot(Action.BE_SYNCHRO_MATERIAL, THIS, unless=OfRace(Race.WARRIOR)),
            None,
        ),
    ],
)
def test_what_a_card_may_not_be_made_into_is_nothing_that_is_negated(
    said: str, cannot: Cannot, condition: Condition | None
) -> None:
    limit = next(each for each in effects_of(said + PLAIN) if each.kind is EffectKind.CONTINUOUS)
    assert canonical(limit).modifiers == (canonical(cannot),)
    assert limit.condition == condition
    assert limit.cannot_be_negated


def test_only_one_of_its_own_name_is_on_the_field() -> None:
    effects = effects_of(f"①：「試しの札」は自分フィールドに１体しか表側表示で存在できない。②{PLAIN[1:]}")
    assert effects[0].modifiers == (OnlyOne(),) and effects[0].cannot_be_negated
    with pytest.raises(Refused):
        effects_of(f"①：「青眼の白龍」は自分フィールドに１体しか表側表示で存在できない。②{PLAIN[1:]}")


MAIN = Not(InExtraMonsterZone())


@pytest.mark.parametrize(
    ("said", "condition"),
    [
        (
            "自分のメインモンスターゾーンにモンスターが存在しない場合",
            Exists(Pool(MONSTER & MAIN, Zone.FIELD, Side.YOU), 0, 0),
        ),
        (
            "ＥＸモンスターゾーンに自分のモンスターが存在する場合",
            Exists(Pool(MONSTER & InExtraMonsterZone(), Zone.FIELD, Side.YOU)),
        ),
        (
            "自分フィールドのモンスターが、存在しない場合または戦士族モンスターのみの場合",
            Exists(Pool(MONSTER & Not(OfRace(Race.WARRIOR) & MONSTER), Zone.FIELD, Side.YOU), 0, 0),
        ),
        (
            "自分フィールドに戦士族モンスター及びドラゴン族モンスターが存在する場合",
            AllHold(
                (
                    Exists(Pool(OfRace(Race.WARRIOR) & MONSTER, Zone.FIELD, Side.YOU)),
                    Exists(Pool(OfRace(Race.DRAGON) & MONSTER, Zone.FIELD, Side.YOU)),
                )
            ),
        ),
        ("自分の手札が３枚以上存在する場合", None),
    ],
)
def test_what_must_be_on_the_field(said: str, condition: Condition | None) -> None:
    (effect,) = effects_of(f"①：{said}に発動できる。{DRAWS}")
    assert effect.condition is not None
    if condition is not None:
        assert canonical(effect.condition) == canonical(condition)


SEVEN_OR_EIGHT = Figure(Stat.LEVEL, 7, 7) | Figure(Stat.LEVEL, 8, 8)


@pytest.mark.parametrize(
    ("said", "which"),
    [
        ("自分の墓地のレベル７・８のドラゴン族モンスター", OfRace(Race.DRAGON) & SEVEN_OR_EIGHT),
        (
            "自分の墓地のレベル４以下の、戦士族モンスターまたはドラゴン族のＳモンスター",
            Figure(Stat.LEVEL, None, 4)
            & AnyOf(
                (OfRace(Race.WARRIOR) & MONSTER, OfRace(Race.DRAGON) & OfType(CardType.MONSTER | CardType.SYNCHRO))
            ),
        ),
        ("戦士族以外の除外されている自分のモンスター", Not(OfRace(Race.WARRIOR)) & MONSTER),
    ],
)
def test_what_stands_before_a_comma_is_said_of_either(said: str, which: Filter) -> None:
    (effect,) = effects_of(f"①：１ターンに１度、{said}１体を対象として発動できる。そのモンスターを手札に加える。")
    assert canonical(effect.targets[0].pool.filter) == canonical(which)


def test_the_attacker_is_aimed_at_when_it_attacks() -> None:
    (effect,) = effects_of(
        "①：相手モンスターの攻撃宣言時、攻撃モンスター１体を対象として発動できる。そのモンスターを破壊する。",
        CardType.TRAP,
    )
    assert effect.targets == (Pick(Pool(IsAmong(ATTACKER), Zone.FIELD, Side.EITHER)),)
    with pytest.raises(Refused):
        effects_of("①：攻撃モンスター１体を対象として発動できる。そのモンスターを破壊する。", CardType.TRAP)


def test_this_card_and_another_are_paid_together() -> None:
    (effect,) = effects_of(f"①：自分の墓地からこのカードと戦士族モンスター１体を除外して発動できる。{DRAWS}")
    assert effect.zones is Zone.GRAVEYARD
    assert effect.cost == Joined(
        Joint.AND_IF_YOU_DO, Banish(THIS), Banish(Pick(Pool(All((OTHER, OfRace(Race.WARRIOR))), Zone.GRAVEYARD)))
    )
