"""The head of a question: what has happened, and which card and effect ask, as far as the asked player may know."""

from __future__ import annotations

from duelkit.yugioh.language import MONSTER, Every, Phase, ToHand, spell
from duelkit.yugioh.scenario import Scenario, scenario
from duelkit.yugioh.state import codes
from duelkit.yugioh.telling.describing import describe_question
from duelkit.yugioh.telling.happened import asking_card, happened
from duelkit.yugioh.telling.teller import Teller


def asked(duel: Scenario) -> tuple[str, str]:
    """The open question in both languages."""
    return describe_question(duel.duel, "en"), describe_question(duel.duel, "ja")


def at_every_window(duel: Scenario) -> Scenario:
    """The same duel, which asks at every moment to respond."""
    duel.duel.every_window = True
    return duel


def about(duel: Scenario) -> tuple[str, int]:
    """The name of the card that the question is about, and which of its effects."""
    card, effect = asking_card(duel.duel)
    return ("" if card < 0 else duel.duel.info[card].definition.en), effect


def test_a_summon_before_and_after_it_succeeds() -> None:
    duel = scenario()
    duel.alice.hand("ヂェミナイ・エルフ")
    at_every_window(duel)
    duel.alice.summons("ヂェミナイ・エルフ")
    assert asked(duel) == (
        '"Gemini Elf" is about to be Normal Summoned. Respond?',
        "「ヂェミナイ・エルフ」が召喚されようとしています。何か発動しますか。",
    )
    duel.all_pass()
    duel = scenario()
    duel.alice.hand("ヂェミナイ・エルフ")
    duel.bob.has_set("激流葬")
    duel.alice.summons("ヂェミナイ・エルフ")
    assert asked(duel) == (
        '"Gemini Elf" was Normal Summoned. Respond?',
        "「ヂェミナイ・エルフ」が召喚されました。何か発動しますか。",
    )
    assert about(duel) == ("Gemini Elf", -1)


def test_an_activation_names_link_effect_and_targets() -> None:
    duel = scenario()
    duel.alice.has_set("サイクロン")
    tornado = duel.bob.has_set("砂塵の大竜巻")
    duel.bob.has_set("サイクロン")
    duel.alice.activates("サイクロン")
    duel.alice.picks(tornado)
    # the target is Bob's own Set card, which he knows
    assert asked(duel) == (
        'Your opponent activated "Mystical Space Typhoon", targeting "Dust Tornado". Respond?',
        "相手が「砂塵の大竜巻」を対象に「サイクロン」を発動しました。何か発動しますか。",
    )
    assert about(duel) == ("Mystical Space Typhoon", 0)
    assert "a Set card" in happened(Teller(duel.duel, 0, "en"))
    assert "セットされたカード" in happened(Teller(duel.duel, 0, "ja"))


def test_an_attack_names_attacker_and_target_and_hides_what_lies_face_down() -> None:
    duel = scenario(phase=Phase.BATTLE)
    elf = duel.alice.attack_position("ヂェミナイ・エルフ")
    elf_below = duel.bob.has_set("ホーリー・エルフ")
    duel.bob.has_set("聖なるバリア－ミラーフォース－")
    duel.alice.attacks(elf, elf_below)
    step = "[Battle Phase, Battle Step]"
    assert asked(duel)[0] == f'{step} Your opponent\'s "Gemini Elf" attacks "Mystical Elf". Respond?'
    assert asked(duel)[1].endswith(
        "相手の「ヂェミナイ・エルフ」が「ホーリー・エルフ」への攻撃を宣言しました。何か発動しますか。"
    )
    assert "attacks a face-down monster" in happened(Teller(duel.duel, 0, "en"))
    assert "Mystical Elf" not in happened(Teller(duel.duel, 2, "en", neutral=True))
    assert about(duel) == ("Gemini Elf", -1)


def test_what_was_destroyed_together_is_told_together() -> None:
    duel = scenario()
    duel.alice.hand("サンダー・ボルト")
    duel.bob.attack_position("ヂェミナイ・エルフ")
    duel.bob.attack_position("ホーリー・エルフ")
    at_every_window(duel)
    duel.alice.activates("サンダー・ボルト")
    while duel.duel.chain:
        duel.choose(codes.PASS)
    english, japanese = asked(duel)
    assert english == '"Gemini Elf" and "Mystical Elf" were destroyed by an effect. Respond?'
    assert japanese == "「ヂェミナイ・エルフ」、「ホーリー・エルフ」が効果で破壊されました。何か発動しますか。"


def test_a_trigger_says_what_triggers_it() -> None:
    duel = scenario()
    duel.alice.hand("サンダー・ボルト")
    duel.bob.attack_position("クリッター")
    duel.bob.attack_position("黒き森のウィッチ")
    duel.alice.activates("サンダー・ボルト")
    decision = duel.decision()
    assert decision is not None and decision.player == 1
    assert happened(Teller(duel.duel, 1, "en")) == '"Sangan" and "Witch of the Black Forest" were sent to the GY.'
    assert about(duel) == ("", -1)


def test_the_end_of_a_phase_and_a_has_set() -> None:
    duel = scenario()
    duel.alice.hand("サイクロン", "クリッター")
    at_every_window(duel)
    duel.alice.sets("サイクロン")
    assert happened(Teller(duel.duel, 0, "en")) == 'You Set "Mystical Space Typhoon".'
    assert happened(Teller(duel.duel, 1, "en")) == "Your opponent Set a card."
    assert happened(Teller(duel.duel, 1, "ja")) == "相手がカードをセットしました。"
    duel.all_pass()
    duel.alice.sets_monster("クリッター")
    assert happened(Teller(duel.duel, 1, "en")) == "Your opponent Set a monster."
    duel.all_pass()
    duel.alice.ends_turn()
    assert asked(duel) == (
        "[Main Phase 1] Your opponent would like to end this phase. Respond?",
        "【メインフェイズ１】相手がこのフェイズを終えようとしています。何か発動しますか。",
    )


def test_what_lies_face_down_is_counted() -> None:
    duel = scenario()
    duel.alice.has_set("砂塵の大嵐")
    first, second = duel.bob.has_set("サイクロン"), duel.bob.has_set("激流葬")
    at_every_window(duel)
    duel.alice.activates("砂塵の大嵐")
    duel.alice.picks(first)
    duel.alice.picks(second)
    assert happened(Teller(duel.duel, 0, "en")).endswith("targeting 2 Set cards.")
    assert "セットされたカード２枚を対象に" in happened(Teller(duel.duel, 0, "ja"))


ALL_BACK = spell(900000795, "総員帰還", "Everybody Back", resolution=ToHand(Every(MONSTER.on_field())))


def test_cards_that_return_to_one_hand_are_told_together_whoever_controlled_them() -> None:
    duel = scenario()
    elf = duel.bob.attack_position("ヂェミナイ・エルフ")
    duel.bob.attack_position("ホーリー・エルフ")
    duel.alice.hand("心変わり", ALL_BACK)
    duel.alice.activates("心変わり")
    duel.alice.picks(elf)
    duel.all_pass()
    at_every_window(duel)
    duel.alice.activates(ALL_BACK)
    while duel.duel.chain:
        duel.choose(codes.PASS)
    said = happened(Teller(duel.duel, 0, "en"))
    assert said == '"Gemini Elf" and "Mystical Elf" were added to your opponent\'s hand.'
