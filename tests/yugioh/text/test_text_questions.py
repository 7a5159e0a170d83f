"""Questions and options in words: what is done with the cards, how many, where, and who is spoken of."""

from __future__ import annotations

from duelkit.yugioh.engine.seen.view import seen_log
from duelkit.yugioh.language import Phase
from duelkit.yugioh.scenario import Scenario, scenario
from duelkit.yugioh.telling.describing import describe_option, describe_question
from duelkit.yugioh.telling.log import log_line
from duelkit.yugioh.telling.teller import Teller


def asked(duel: Scenario) -> tuple[str, str]:
    """The open question in both languages."""
    return describe_question(duel.duel, "en"), describe_question(duel.duel, "ja")


def offered(duel: Scenario, language: str) -> list[str]:
    """The open question's options."""
    decision = duel.decision()
    assert decision is not None
    return [describe_option(duel.duel, option, language) for option in decision.options]


def test_a_choice_at_resolution_says_what_is_done_and_how_many() -> None:
    duel = scenario()
    duel.alice.hand("天使の施し")
    duel.alice.deck("デーモンの召喚", "ホーリー・エルフ", "ハウンド・ドラゴン")
    duel.alice.activates("天使の施し")
    assert asked(duel) == (
        'Choose a card to discard for the effect of "Graceful Charity" (0 of 2 chosen).',
        "「天使の施し」の効果で捨てるカードを選んでください（２枚のうち０枚選択済み）。",
    )
    duel.alice.picks("ハウンド・ドラゴン")
    assert asked(duel)[0].endswith("(1 of 2 chosen).") and asked(duel)[1].endswith("（２枚のうち１枚選択済み）。")


def test_a_cost_says_what_is_done_and_one_card_is_not_counted() -> None:
    duel = scenario()
    duel.alice.hand("ライトニング・ボルテックス", "デーモンの召喚", "ホーリー・エルフ")
    duel.bob.attack_position("ハウンド・ドラゴン")
    duel.alice.activates("ライトニング・ボルテックス")
    assert asked(duel) == (
        'Choose a card to discard as the cost of "Lightning Vortex".',
        "「ライトニング・ボルテックス」のコストとして捨てるカードを選んでください。",
    )


def test_up_to_so_many_targets() -> None:
    duel = scenario(phase=Phase.BATTLE)
    kycoo = duel.alice.attack_position("霊滅術師 カイクウ")
    duel.bob.graveyard("デーモンの召喚", "ホーリー・エルフ", "ハウンド・ドラゴン")
    duel.alice.attacks(kycoo)
    assert asked(duel) == (
        "Your opponent took 1800 battle damage. An effect can be activated at this moment. Do you activate it?",
        "相手が1800の戦闘ダメージを受けました。発動できる効果があります。発動しますか。",
    )
    assert 'Activate the 2nd effect of "Kycoo the Ghost Destroyer" (your Monster Zone 1)' in offered(duel, "en")
    duel.alice.triggers(kycoo)
    assert asked(duel)[0].endswith("(up to 2, 0 chosen).") and asked(duel)[1].endswith("（２枚まで、０枚選択済み）。")


def test_a_summon_by_an_own_procedure_is_told_by_its_place() -> None:
    duel = scenario()
    duel.alice.hand("サイバー・ドラゴン")
    duel.bob.attack_position("デーモンの召喚")
    duel.alice.hand("可変機獣 ガンナードラゴン")
    english, japanese = offered(duel, "en"), offered(duel, "ja")
    assert 'Special Summon "Cyber Dragon" from your hand' in english
    assert "「サイバー・ドラゴン」を手札から特殊召喚する" in japanese
    assert 'Normal Summon "Fusilier Dragon, the Dual-Mode Beast" (without Tributing)' in english
    assert "「可変機獣 ガンナードラゴン」を召喚する（リリースなし）" in japanese


def test_a_link_monster_has_no_defence() -> None:
    duel = scenario("mr20", phase=Phase.BATTLE)
    duel.alice.attack_position("バイナル・ソーサレス", zone=1)
    attack = next(option for option in offered(duel, "en") if option.startswith("Attack"))
    assert "ATK 1600" in attack and "DEF" not in attack
    assert not any("守" in option for option in offered(duel, "ja") if "攻撃する" in option)


def test_zones_are_asked_for_where_they_are_chosen() -> None:
    duel = scenario("mr20")
    duel.asks_zones = True
    duel.alice.hand("ホーリー・エルフ")
    duel.alice.summons("ホーリー・エルフ")
    assert asked(duel) == ('Choose the zone for "Mystical Elf".', "「ホーリー・エルフ」を出すゾーンを選んでください。")
    assert offered(duel, "ja")[0] == "攻撃表示にする（メインモンスターゾーン１）"


def test_a_hidden_monster_is_told_once_that_it_is_face_down() -> None:
    duel = scenario(phase=Phase.BATTLE)
    elf = duel.alice.attack_position("ホーリー・エルフ")
    duel.bob.has_set("ハウンド・ドラゴン")
    duel.bob.has_set("デーモンの召喚")
    duel.alice.declares_attack(elf)
    assert all(option.count("裏側守備表示") == 1 for option in offered(duel, "ja"))


def test_spectators_are_told_the_names_of_the_players() -> None:
    duel = scenario()
    duel.alice.hand("強欲な壺")
    duel.alice.activates("強欲な壺")
    duel.is_settled()

    def told(names: tuple[str, str], neutral: bool = True) -> str:
        teller = Teller(duel.duel, 0, "en", neutral=neutral, names=names)
        return " ".join(log_line(teller, entry) for entry in seen_log(duel.duel, 0, duel.duel.log))

    assert 'Ann activated "Pot of Greed".' in told(("Ann", "Bob"))
    assert 'Player 1 activated "Pot of Greed".' in told(("", "Bob"))
    assert 'Player 1 activated "Pot of Greed".' in told(("Ann", "Ann"))  # the same name twice tells nobody apart
    assert 'You activated "Pot of Greed".' in told(("Ann", "Bob"), neutral=False)


def test_a_draw_is_told() -> None:
    duel = scenario()
    button = duel.alice.has_set("自爆スイッチ")
    duel.alice.has_life(1000)
    duel.alice.activates(button)
    assert duel.winner == -1
    last = seen_log(duel.duel, 0, duel.duel.log)[-1]
    assert [log_line(Teller(duel.duel, 0, language), last) for language in ("ja", "en")] == [
        "引き分けになった。",
        "The Duel ended in a draw.",
    ]
