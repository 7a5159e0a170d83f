"""Cards that stay bound to another, and traps that become monsters: read, and in play."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.base import Joined, nodes
from duelkit.yugioh.language.card import Card, EffectKind
from duelkit.yugioh.language.nouns import IsAmong
from duelkit.yugioh.language.selections import LINKED, TARGET, THEM, THIS
from duelkit.yugioh.language.terms import Attribute, CardType, Position, Race, Zone
from duelkit.yugioh.reading import Printed, Refused, read
from duelkit.yugioh.reading.grammar.reader import Lexicon
from duelkit.yugioh.scenario import Scenario, scenario
from duelkit.yugioh.text import render
from duelkit.yugioh.words.destroying.meaning import Destroy
from duelkit.yugioh.words.equipping.meaning import Equip
from duelkit.yugioh.words.lasting.meaning import Bind, Whenever
from duelkit.yugioh.words.moving.meaning import Banish
from duelkit.yugioh.words.permissions.meaning import Cannot
from duelkit.yugioh.words.summoning.meaning import BecomeMonster, SpecialSummon

NAMES = Lexicon({}, {})
OX = "ミノタウルス"
TYPHOON = "サイクロン"
CONTINUOUS_TRAP = CardType.TRAP | CardType.CONTINUOUS
RAISED = "①：自分の墓地のモンスター１体を対象としてこのカードを発動できる。そのモンスターを攻撃表示で特殊召喚する。"
FALLS = "このカードがフィールドから離れた時にそのモンスターは破壊される。"
SHIELD = (
    "このカードは発動後、通常モンスター（戦士族・闇・星３・攻／守０）となり、モンスターゾーンに攻撃表示で特殊召喚する"
)


def card(text: str, types: CardType = CONTINUOUS_TRAP) -> Card:
    """The card with this text."""
    return read(Printed(Card(999000101, "試しの札", "Trial Card", types), text), NAMES)


def test_what_becomes_of_the_one_that_was_brought_out_is_an_effect_of_its_own() -> None:
    made = card(f"{RAISED}{FALLS}そのモンスターが破壊された時にこのカードは破壊される。")
    activation, standing = made.effects
    assert activation.kind is EffectKind.ACTIVATION and activation.resolution == SpecialSummon(
        TARGET, Position.FACE_UP_ATTACK, bind=True
    )
    leaves, perishes = standing.modifiers
    assert isinstance(leaves, Whenever) and leaves.verb == Destroy(LINKED)
    assert isinstance(perishes, Whenever) and perishes.verb == Destroy(THIS) and IsAmong(LINKED) in nodes(perishes.when)


@pytest.mark.parametrize(
    ("fate", "verb"), [("除外される", Banish(LINKED)), ("破壊され除外される", Destroy(LINKED, Zone.BANISHED))]
)
def test_the_one_that_was_brought_out_meets_other_fates(fate: str, verb: object) -> None:
    made = card(RAISED + FALLS.replace("破壊される", fate))
    (modifier,) = made.effects[1].modifiers
    assert isinstance(modifier, Whenever) and modifier.verb == verb
    assert fate in render(made, "ja")


def test_the_same_in_old_wording() -> None:
    old = (
        "自分の墓地のモンスター１体を選択し、表側攻撃表示で特殊召喚する。このカードがフィールド上から離れた時、そのモンスターを破壊する。"
        "そのモンスターが破壊された時、このカードを破壊する。"
    )
    assert card(old) == card(f"{RAISED}{FALLS}そのモンスターが破壊された時にこのカードは破壊される。")


def test_an_equip_spell_is_equipped_to_the_one_that_it_brings_out() -> None:
    made = card(
        RAISED.replace("特殊召喚する", "特殊召喚し、このカードを装備する") + FALLS, CardType.SPELL | CardType.EQUIP
    )
    resolution = made.effects[0].resolution
    assert isinstance(resolution, Joined) and resolution.second == Equip(THIS, THEM)


def test_a_card_goes_on_targeting_what_it_targeted() -> None:
    made = card(
        "フィールドの表側表示モンスター１体を対象としてこのカードを発動できる。①：対象のモンスターは攻撃できない。"
        "対象のモンスターがフィールドから離れた時にこのカードは破壊される。"
    )
    assert made.effects[0].resolution == Bind(TARGET)
    assert any(isinstance(each, Cannot) and each.to == LINKED for each in made.effects[1].modifiers)


def test_what_nothing_binds_is_refused() -> None:
    with pytest.raises(Refused):
        card("①：このカードがフィールドから離れた時にこのカードの効果で特殊召喚したモンスターは破壊される。")


def test_an_activation_is_that_of_the_card_where_the_text_says_so() -> None:
    text = "①：自分フィールドのモンスター１体をリリースして{}発動できる。１枚ドローする。"
    kinds = [card(text.format(this)).effects[-1].kind for this in ("このカードを", "")]
    assert kinds == [EffectKind.ACTIVATION, EffectKind.QUICK]


@pytest.mark.parametrize(("still", "as_trap"), [("も扱う", True), ("は扱わない", False)])
def test_a_trap_becomes_a_monster(still: str, as_trap: bool) -> None:
    made = card(f"①：{SHIELD}（罠カードとして{still}）。")
    assert made == card(f"①：{SHIELD}。このカードは罠カードとして{still}。")
    (effect,) = made.effects
    assert effect.kind is EffectKind.ACTIVATION and effect.resolution == BecomeMonster(
        Attribute.DARK, Race.WARRIOR, 3, 0, 0, CardType.MONSTER | CardType.NORMAL, Position.FACE_UP_ATTACK, as_trap
    )


def played(text: str, types: CardType = CardType.TRAP) -> tuple[Scenario, Card]:
    duel = scenario()
    made = card(text, types)
    duel.alice.has_set(made)
    duel.alice.activates(made.ja)
    return duel, made


@rule("RES-GAP-TRM-01")
def test_a_normal_trap_that_became_a_monster_stays_one() -> None:
    duel, made = played(f"①：{SHIELD}（罠カードとしては扱わない）。")
    duel.is_settled()
    assert duel.where(made.ja) == "monster zone"
    duel.alice.ends_turn()
    assert duel.where(made.ja) == "monster zone"


@rule("RES-GAP-TRM-01")
@pytest.mark.parametrize(("still", "zones"), [("も扱う", 4), ("は扱わない", 5)])
def test_only_what_is_still_a_trap_holds_its_zone(still: str, zones: int) -> None:
    duel, _ = played(f"①：{SHIELD}（罠カードとして{still}）。")
    for _ in range(zones):
        duel.alice.has_set(TYPHOON)
    with pytest.raises(Exception, match="zone"):
        duel.alice.has_set(TYPHOON)


@rule("RES-GAP-TRM-01")
def test_what_is_no_trap_is_not_destroyed_as_one() -> None:
    for still, may in (("も扱う", True), ("は扱わない", False)):
        duel, _ = played(f"①：{SHIELD}（罠カードとして{still}）。")
        typhoon = duel.alice.hand(TYPHOON)
        assert duel.alice.can("activate", typhoon) is may


@rule("RES-GAP-TRM-01")
def test_a_trap_comes_out_of_the_graveyard_as_a_monster_and_is_banished_when_it_leaves() -> None:
    made = card(
        "①：このカードが墓地に存在し、罠カードが発動した時に発動できる（同一チェーン上では１度まで）。"
        + SHIELD.replace("発動後、", "")
        + "（罠カードとしては扱わない）。この効果で特殊召喚したこのカードはフィールドから離れた場合に除外される。",
        CardType.TRAP,
    )
    duel = scenario()
    duel.alice.graveyard(made)
    jar = duel.alice.has_set("強欲な瓶")
    hole = duel.alice.hand("ブラック・ホール")
    duel.alice.activates(jar)
    duel.alice.activates(made.ja)
    duel.is_settled()
    assert duel.where(made.ja) == "monster zone"
    duel.alice.activates(hole)
    duel.is_settled()
    assert duel.where(made.ja) == "banished"


@rule("MR3-TRP-03")
def test_what_was_brought_out_falls_with_its_card_and_the_other_way_round() -> None:
    made = card(f"{RAISED}{FALLS}そのモンスターが破壊された時にこのカードは破壊される。")
    for victim in ("card", "monster"):
        duel = scenario()
        duel.alice.has_set(made)
        ox = duel.alice.graveyard(OX)
        killer = duel.alice.hand(TYPHOON if victim == "card" else "ブラック・ホール")
        duel.alice.activates(made.ja)
        duel.all_pass()
        assert duel.where(ox) == "monster zone"
        duel.alice.activates(killer)
        duel.is_settled()
        assert duel.where(ox) == duel.where(made.ja) == "graveyard"
