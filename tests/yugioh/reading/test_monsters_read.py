"""What monsters say of themselves, read, printed again and in play: what binds as long as one stays, the turn after, figures."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.base import Pool, nodes
from duelkit.yugioh.language.card import ONCE_PER_TURN_EITHER, Card
from duelkit.yugioh.language.occasions import AnyEvent
from duelkit.yugioh.language.permissions import Action
from duelkit.yugioh.language.terms import Attribute, CardType, EventKind, Phase, Race, Side, Zone
from duelkit.yugioh.own import known_names
from duelkit.yugioh.reading import Printed, Refused, read
from duelkit.yugioh.reading.canonical import canonical
from duelkit.yugioh.scenario import BOB, scenario
from duelkit.yugioh.text import render
from duelkit.yugioh.words.figures.meaning import ChangeStat
from duelkit.yugioh.words.negating.meaning import Unaffected
from duelkit.yugioh.words.permissions.meaning import Cannot
from duelkit.yugioh.words.summoning.meaning import SpecialSummon

OX, ELF, SKULL, DRAGON = "ミノタウルス", "ホーリー・エルフ", "デーモンの召喚", "真紅眼の黒竜"
HOLE, TYPHOON, REBORN, LONG_AGO = "ブラック・ホール", "サイクロン", "死者蘇生", "強欲な壺"


def monster(text: str, **figures: object) -> Card:
    """A monster with this text, whose print is read as the same."""
    said = {
        "types": CardType.MONSTER | CardType.EFFECT,
        "attribute": Attribute.EARTH,
        "race": Race.WARRIOR,
        "level": 4,
        "atk": 1000,
        "defense": 1000,
        **figures,
    }
    blank = Card(99999970, "試しの戦士", "Warrior of the Test", **said)  # type: ignore[arg-type]
    made = read(Printed(blank, text), known_names())
    assert canonical(read(Printed(blank, render(made, "ja")), known_names())) == canonical(made)
    assert render(made, "en")
    return made


# as long as what was summoned stays
COMES = monster(
    "①：自分メインフェイズに発動できる。このカードを手札から特殊召喚する。この効果で特殊召喚したこのカードが"
    "モンスターゾーンに表側表示で存在する限り、自分は戦士族モンスターしか特殊召喚できない。"
)


def test_who_summoned_it_is_bound_as_long_as_it_stays_face_up() -> None:
    summon = next(node for node in nodes(COMES) if isinstance(node, SpecialSummon))
    assert [type(each) for each in summon.modifiers] == [Cannot]
    duel = scenario()
    card = duel.alice.hand(COMES)
    duel.alice.graveyard(OX)
    reborn, hole = duel.alice.hand(REBORN), duel.alice.hand(HOLE)
    assert duel.alice.can("activate", reborn)
    duel.alice.activates(card)
    duel.alice.puts_in(1)
    assert duel.where(card) == "monster zone" and not duel.alice.can("activate", reborn)
    duel.alice.activates(hole)
    assert duel.where(card) == "graveyard" and duel.alice.can("activate", reborn)


def test_its_opponent_is_not_bound() -> None:
    duel = scenario()
    card = duel.alice.hand(COMES)
    duel.bob.graveyard(OX)
    reborn = duel.bob.hand(REBORN)
    duel.alice.activates(card)
    duel.alice.puts_in(1)
    duel.alice.ends_turn()
    assert duel.bob.can("activate", reborn)


def test_only_what_the_effect_summoned_binds() -> None:
    with pytest.raises(Refused):
        monster(
            "①：自分メインフェイズに発動できる。自分は１枚ドローする。この効果で特殊召喚したモンスターが"
            "表側表示で存在する限り、自分は戦士族モンスターしか特殊召喚できない。"
        )


# the turn after
@rule("MR3-TURN-03")
def test_the_standby_phase_of_the_next_turn_whosever_it_is_and_no_later_one() -> None:
    made = monster("①：このカードが墓地へ送られた次のターンのスタンバイフェイズに発動できる。自分は１枚ドローする。")
    duel = scenario()
    card, hole = duel.alice.attack_position(made), duel.alice.hand(HOLE)
    duel.alice.activates(hole)
    duel.alice.ends_turn()
    duel.alice.triggers(card)
    assert duel.alice.hand_size == 1
    duel.bob.ends_turn()
    assert not duel.alice.can("trigger", card)


def test_it_is_not_late_that_it_came_long_ago() -> None:
    made = monster("①：このカードが除外された場合、次のターンのスタンバイフェイズに発動できる。自分は１枚ドローする。")
    duel = scenario()
    card = duel.alice.banished(made)
    duel.alice.ends_turn()
    assert not duel.alice.can("trigger", card)


def test_the_end_phase_of_a_turn_of_the_opponent() -> None:
    made = monster("①：このカードが墓地へ送られた相手ターンのエンドフェイズに発動できる。このカードを手札に加える。")
    for turn, returns in ((BOB, True), (1 - BOB, False)):
        duel = scenario(turn=turn)
        card = duel.alice.attack_position(made)
        player = duel.bob if turn == BOB else duel.alice
        player.activates(player.hand(HOLE))
        player.ends_turn()
        assert duel.alice.can("trigger", card) == returns


# events
def test_this_card_or_another_one_came() -> None:
    made = monster(
        "①：このカードが召喚した場合、または相手フィールドにモンスターが召喚された場合に発動できる。自分は１枚ドローする。"
    )
    when = made.effects[0].when
    assert isinstance(when, AnyEvent) and {each.event for each in when.events} == {EventKind.SUMMONED}
    duel = scenario()
    card, ox = duel.alice.hand(made), duel.bob.hand(OX)
    duel.alice.summons(card)
    duel.alice.triggers(card)
    assert duel.alice.hand_size == 1
    duel.alice.ends_turn()
    duel.bob.summons(ox)
    assert duel.alice.can("trigger", card)


def test_this_card_left_or_another_one_came_is_not_one_effect() -> None:
    with pytest.raises(Refused):
        monster(
            "①：このカードが墓地へ送られた場合、または相手フィールドにモンスターが召喚された場合に発動できる。自分は１枚ドローする。"
        )


def test_a_comma_may_stand_after_the_card() -> None:
    assert monster(
        "①：このカードが、フィールドから墓地へ送られた場合、または除外された場合に発動できる。自分は１枚ドローする。"
    ) == monster(
        "①：このカードがフィールドから墓地へ送られた場合、または除外された場合に発動できる。自分は１枚ドローする。"
    )


def test_each_time_an_attack_is_declared() -> None:
    made = monster(
        "①：このカードがモンスターゾーンに存在する限り、相手モンスターが攻撃宣言する度に、自分は500LP回復する。"
    )
    duel = scenario(turn=BOB)
    duel.alice.attack_position(made)
    ox = duel.bob.attack_position(OX)
    duel.bob.enters_battle()
    duel.bob.declares_attack(ox)
    assert duel.alice.life == 8500 - (1700 - 1000)


# figures and what is said of others
@pytest.mark.parametrize(("words", "atk"), [("倍になる", 3400), ("半分になる", 850)])
def test_the_double_and_the_half_of_the_original_figure(words: str, atk: int) -> None:
    made = monster(
        "①：１ターンに１度、自分フィールドの獣戦士族モンスター１体を対象として発動できる。そのモンスターの攻撃力は"
        f"ターン終了時まで元々の攻撃力の{words}。"
    )
    duel = scenario()
    card, ox = duel.alice.attack_position(made), duel.alice.attack_position(OX)
    duel.alice.activates(card)
    assert duel.atk(ox) == atk


def test_its_level_goes_up_by_that_of_another_or_becomes_the_same() -> None:
    for words, level in (
        ("をそのモンスターのレベル分だけ上げる", 7),
        ("をそのモンスターのレベルと同じにする", 4),
        ("をそのモンスターと同じにする", 4),
    ):
        made = monster(
            f"①：１ターンに１度、自分フィールドの獣戦士族モンスター１体を対象として発動できる。このカードのレベル{words}。",
            level=3,
        )
        duel = scenario()
        card = duel.alice.attack_position(made)
        duel.alice.attack_position(OX)
        duel.alice.activates(card)
        assert duel.level(card) == level


def test_the_half_of_the_opponents_life_points() -> None:
    made = monster("①：このカードが召喚した場合に発動する。このカードの攻撃力は相手のLPの半分の数値になる。")
    duel = scenario()
    card = duel.alice.hand(made)
    duel.alice.summons(card)
    duel.is_settled()
    assert duel.atk(card) == 4000


def test_unaffected_by_cards_of_either_kind() -> None:
    made = monster("①：このカードはモンスターゾーンに存在する限り、罠カード及び戦士族モンスターの効果を受けない。")
    assert len([node for node in nodes(made) if isinstance(node, Unaffected)]) == 1


def test_what_no_player_can_target_is_told_of_the_cards() -> None:
    made = monster(
        "①：このカードがモンスターゾーンに存在する限り、お互いはフィールドのドラゴン族モンスターを効果の対象にできない。"
    )
    barred = next(node for node in nodes(made) if isinstance(node, Cannot))
    assert (barred.action, barred.by) == (Action.BE_TARGETED, None) and barred.to is not None


def test_the_opponent_can_target_no_other_of_a_kind_on_either_side() -> None:
    made = monster("①：このカードがモンスターゾーンに存在する限り、相手は他の戦士族モンスターを効果の対象にできない。")
    barred = next(node for node in nodes(made) if isinstance(node, Cannot))
    assert barred.by is Side.OPPONENT and getattr(barred.to, "side", None) is Side.EITHER


@pytest.mark.parametrize(
    "words", ["このカードの装備モンスター", "このカードを装備カード扱いとして装備しているモンスター"]
)
def test_the_monster_that_it_equips(words: str) -> None:
    made = monster(f"①：{words}は戦闘では破壊されない。")
    assert made.effects[0].zones == Zone.SPELL_TRAP_ZONE


# Union Monsters
def test_a_union_monster_equips_itself_and_comes_back_once_a_turn_either() -> None:
    made = monster(
        "①：1ターンに1度、以下の効果から1つを選択して発動できる。●自分フィールドの獣戦士族モンスター1体を対象とし、"
        "このカードを装備カード扱いとしてそのモンスターに装備する。装備モンスターが戦闘・効果で破壊される場合、"
        "代わりにこのカードを破壊する。●装備されているこのカードを特殊召喚する。②：装備モンスターの攻撃力は500アップする。",
        types=CardType.MONSTER | CardType.EFFECT | CardType.UNION,
    )
    assert [effect.limit for effect in made.effects] == [ONCE_PER_TURN_EITHER, ONCE_PER_TURN_EITHER, None]
    duel = scenario()
    card, ox, hole = duel.alice.attack_position(made), duel.alice.attack_position(OX), duel.alice.hand(HOLE)
    assert not duel.alice.can("activate", card, 1), "it equips nothing"
    duel.alice.activates(card, 0)
    assert duel.atk(ox) == 2200 and not duel.alice.can("activate", card, 1), "once a turn either"
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert duel.alice.can("activate", card, 1)
    duel.alice.activates(hole)
    assert duel.where(ox) == "monster zone" and duel.where(card) == "graveyard"


def test_what_does_more_than_union_monsters_do_is_none() -> None:
    with pytest.raises(Refused):
        monster(
            "①：1ターンに1度、以下の効果から1つを選択して発動できる。●自分フィールドの獣戦士族モンスター1体を対象とし、"
            "このカードを装備カード扱いとしてそのモンスターに装備する。●装備されているこのカードを特殊召喚する。"
        )


# one of two conditions
@pytest.mark.parametrize(("mine", "theirs", "comes"), [(None, None, True), (ELF, SKULL, True), (ELF, None, False)])
def test_one_of_two_conditions_will_do(mine: str | None, theirs: str | None, comes: bool) -> None:
    made = monster(
        "①：自分フィールドにモンスターが存在しない場合、または相手フィールドに攻撃力2300以上のモンスターが存在する場合、"
        "このカードは手札から特殊召喚できる。"
    )
    duel = scenario()
    card = duel.alice.hand(made)
    if mine is not None:
        duel.alice.attack_position(mine)
    if theirs is not None:
        duel.bob.attack_position(theirs)
    assert duel.alice.can("procedure", card) == comes


# what a sentence goes on about
def test_several_things_that_a_player_cannot_do() -> None:
    made = monster(
        "①：このカードが召喚した時に発動できる。自分は１枚ドローする。このターン、自分は攻撃宣言できず、"
        "機械族モンスターしか特殊召喚できない。"
    )
    barred = [node for node in nodes(made) if isinstance(node, Cannot)]
    assert [each.action for each in barred] == [Action.ATTACK, Action.SPECIAL_SUMMON]
    assert {each.side for each in barred} == {Side.YOU}


def test_monsters_of_no_player_are_those_of_both() -> None:
    made = monster("①：このカードがモンスターゾーンに存在する限り、レベル5以上のモンスターは攻撃できない。")
    duel = scenario(phase=Phase.BATTLE)
    duel.alice.attack_position(made)
    skull, ox = duel.alice.attack_position(SKULL), duel.alice.attack_position(OX)
    assert not duel.alice.can("attack", skull) and duel.alice.can("attack", ox)


def test_a_second_kind_of_one_players_monsters_is_not_that_of_both() -> None:
    made = monster(
        "①：自分フィールドの光属性モンスターの攻撃力は500アップし、闇属性モンスターの攻撃力は400ダウンする。"
    )
    (second,) = (node for node in nodes(made.effects[0]) if isinstance(node, ChangeStat) and node.amount == 400)
    assert isinstance(second.to, Pool) and second.to.side is Side.YOU


@pytest.mark.parametrize(("words", "lost"), [("半分になる", 850), ("倍になる", 3400)])
def test_battle_damage_that_a_player_takes(words: str, lost: int) -> None:
    made = monster(f"①：このカードがモンスターゾーンに存在する限り、自分が受ける戦闘ダメージは{words}。", level=4)
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    duel.alice.defense_position(made)
    striker = duel.bob.attack_position(monster("①：このカードは直接攻撃できる。", atk=1700))
    duel.bob.attacks(striker)
    assert duel.alice.life == 8000 - lost


# what is declared after the targets, and once while it lies there
def test_a_level_is_declared_after_the_target() -> None:
    made = monster(
        "①：1ターンに1度、自分フィールドの獣戦士族モンスター1体を対象とし、1～8までの任意のレベルを宣言して発動できる。"
        "そのモンスターはターン終了時まで宣言したレベルになる。"
    )
    duel = scenario()
    card, ox = duel.alice.attack_position(made), duel.alice.attack_position(OX)
    duel.alice.activates(card)
    duel.alice.declares(7)
    assert duel.level(ox) == 7


def test_counters_on_a_monster_of_the_opponent() -> None:
    made = monster(
        "①：相手フィールドのモンスターに捕食カウンターが置かれている場合に発動できる。このカードを手札から特殊召喚する。"
    )
    duel = scenario()
    card = duel.alice.hand(made)
    duel.bob.attack_position(OX)
    assert not duel.alice.can("activate", card)


# what becomes of a monster after a way of summoning, and what is said of what was summoned
def test_what_applies_to_a_monster_summoned_in_the_way_before() -> None:
    made = monster(
        "①：このカードはリリースなしで召喚できる。②：リリースなしで召喚したこのカードの元々の攻撃力は1900になる。",
        level=7,
        atk=2300,
    )
    assert not made.effects and len(made.procedures[0].modifiers) == 1
    duel = scenario()
    card = duel.alice.hand(made)
    duel.alice.special_summons(card)
    assert duel.atk(card) == 1900


@pytest.mark.parametrize("words", ["効果は発動できない", "効果を発動できない"])
def test_what_was_summoned_cannot_use_its_effects_this_turn(words: str) -> None:
    said = "の" if words.startswith("効果は") else "は"
    made = monster(
        "①：このカードが召喚した場合に発動できる。自分の墓地から戦士族モンスター1体を特殊召喚する。"
        f"このターン、この効果で特殊召喚したモンスター{said}{words}。"
    )
    assert Action.ACTIVATE_EFFECT in [node.action for node in nodes(made) if isinstance(node, Cannot)]


def test_what_was_summoned_is_material_for_some_summons_alone() -> None:
    made = monster(
        "①：このカードが召喚した場合に発動できる。自分の墓地から戦士族モンスター1体を特殊召喚する。"
        "この効果で特殊召喚したモンスターをX召喚の素材とする場合、水属性モンスターのX召喚にしか使用できない。"
    )
    summon = next(node for node in nodes(made) if isinstance(node, SpecialSummon))
    assert [each.action for each in summon.modifiers if isinstance(each, Cannot)] == [Action.BE_XYZ_MATERIAL]


@pytest.mark.parametrize(("position", "triggers"), [("attack", True), ("defense", False)])
def test_only_in_attack_position_is_it_asked(position: str, triggers: bool) -> None:
    made = monster("①：攻撃表示のこのカードが攻撃対象に選択された場合に発動できる。自分は１枚ドローする。")
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    card = duel.alice.attack_position(made) if position == "attack" else duel.alice.defense_position(made)
    ox = duel.bob.attack_position(OX)
    duel.bob.declares_attack(ox)
    assert duel.alice.can("trigger", card) == triggers


def test_monsters_that_have_less_than_this_one() -> None:
    made = monster(
        "①：1ターンに1度、自分メインフェイズに発動できる。このカードより低い攻撃力を持つフィールドのモンスターを全て破壊する。",
        atk=1700,
    )
    duel = scenario()
    card, ox, elf = (duel.alice.attack_position(each) for each in (made, OX, ELF))
    duel.alice.activates(card)
    assert [duel.where(each) for each in (card, ox, elf)] == ["monster zone", "monster zone", "graveyard"]


# what becomes of a monster that attacked
@pytest.mark.parametrize("moment", ["ダメージステップ", "バトルフェイズ"])
def test_it_turns_to_defense_position_after_it_attacked(moment: str) -> None:
    made = monster(f"①：このカードは攻撃した場合、{moment}終了時に守備表示になる。")
    duel = scenario(phase=Phase.BATTLE)
    card, other = duel.alice.attack_position(made), duel.alice.attack_position(made)
    duel.alice.attacks(card)
    duel.is_settled()
    assert duel.position(card) == ("defense" if moment == "ダメージステップ" else "attack")
    duel.alice.ends_battle()
    assert (duel.position(card), duel.position(other)) == ("defense", "attack")


def test_it_does_not_turn_if_it_was_attacked() -> None:
    made = monster("①：このカードは攻撃した場合、ダメージステップ終了時に守備表示になる。", atk=2000)
    duel = scenario(turn=BOB, phase=Phase.BATTLE)
    card, ox = duel.alice.attack_position(made), duel.bob.attack_position(OX)
    duel.bob.attacks(ox, card)
    duel.is_settled()
    assert duel.where(ox) == "graveyard" and duel.position(card) == "attack"


def test_it_turns_and_cannot_turn_back_before_its_players_next_turn_is_over() -> None:
    made = monster(
        "①：このカードは攻撃した場合、バトルフェイズ終了時に守備表示になり、次の自分ターンの終了時まで表示形式を変更できない。"
    )
    duel = scenario(phase=Phase.BATTLE)
    card = duel.alice.attack_position(made)
    duel.alice.attacks(card)  # and there is nothing else to do in the turn
    duel.bob.ends_turn()
    assert duel.position(card) == "defense" and not duel.alice.can("turn", card)
    duel.alice.ends_turn()
    duel.bob.ends_turn()
    assert duel.alice.can("turn", card)


def test_it_was_sent_or_came_out_of_the_graveyard() -> None:
    made = monster(
        "①：このカードが、フィールドから墓地へ送られた場合、または墓地からの特殊召喚に成功した場合に発動できる。自分は１枚ドローする。"
    )
    duel = scenario()
    card, hole, reborn = duel.alice.attack_position(made), duel.alice.hand(HOLE), duel.alice.hand(REBORN)
    duel.alice.activates(hole)
    duel.alice.triggers(card)
    duel.is_settled()
    assert duel.alice.hand_size == 2
    duel.alice.activates(reborn)
    duel.alice.picks(card)
    if not duel.alice.can("trigger", card):
        duel.alice.puts_in(1)
    assert duel.alice.can("trigger", card)
