"""Names and terms of card text."""

from __future__ import annotations

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language import (
    IS_THIS,
    MONSTER,
    Attribute,
    Card,
    Filter,
    GainLife,
    Race,
    SummonKind,
    banish,
    monster,
    named,
    one,
    series,
    spell,
    summoned,
    to_hand,
    trigger,
)
from duelkit.yugioh.scenario import scenario
from duelkit.yugioh.text import render
from duelkit.yugioh.text.old_terms import modern

OX = "Battle Ox"
HERO = "Elemental HERO Sparkman"


def searching(number: int, which: Filter) -> Card:
    """A spell that adds such a card to the hand."""
    return spell(900002600 + number, f"探索{number}", f"Search {number}", resolution=to_hand(one(which.in_deck())))


@rule("MR3-NAME-02")
def test_a_series_is_every_card_with_the_word_in_its_name() -> None:
    heroes = searching(1, series("ＨＥＲＯ", "HERO"))
    for name, found in ((HERO, True), ("Elemental HERO Avian", True), (OX, False), ("Fire King Avatar Yaksha", False)):
        duel = scenario(filler=0)
        duel.alice.deck(name)
        duel.bob.deck(OX)
        duel.alice.hand(heroes)
        assert duel.alice.can("activate", heroes) is found, name


@rule("MR3-NAME-02")
def test_letters_that_stand_in_other_names_count_as_they_are_read() -> None:
    found = {
        ("Ｄ", "Morphtronic"): ("Morphtronic Map",),
        ("Ｎ", "Neo-Spacian"): ("Neo-Spacian Air Hummingbird",),
        ("ＲＲ", "Raidraptor"): ("Raidraptor - Fuzzy Lanius",),
        ("ＥＭ", "Performapal"): ("Performapal Elephammer", "Performapal Silver Claw"),
        ("Ｃ", "Iron Chain"): ("Iron Chain Blaster", "Iron Chain Coil"),
        ("Ｃ", "Chrysalis"): (),
    }
    others = {
        "Ｄ": ("Destiny HERO - Malicious", "D/D/D Contract Change", "D.D. Assailant"),
        "Ｎ": ("Number 39: Utopia",),
        "ＥＭ": ("EMERGENCY!",),
        "ＲＲ": ("Trap Reactor・Y FI",),
        "Ｃ": ("Iron Chain Dragon", "Iron Chain Blaster"),
    }
    for number, word in enumerate(found):
        search = spell(
            900002620 + number,
            f"文字{number}",
            f"Letter {number}",
            resolution=to_hand(one(series(*word).in_graveyard())),
        )
        for name in {*found[word], *others[word[0]]} - ({"Iron Chain Dragon"} if found[word] else set()):
            duel = scenario()
            duel.alice.graveyard(name)
            duel.alice.hand(search)
            assert duel.alice.can("activate", search) is (name in found[word]), (word, name)


@rule("MR3-NAME-02")
def test_a_card_means_the_word_that_its_own_name_has() -> None:
    duel = scenario()
    shooter = duel.alice.attack_position("Iron Chain Blaster")
    duel.alice.activates(shooter)
    duel.is_settled()
    assert duel.where(shooter) == "graveyard" and duel.bob.life == 7200


@rule("MR3-NAME-02")
def test_a_series_of_monsters_holds_monsters_only() -> None:
    card = spell(900002610, "ＨＥＲＯの呼び声", "Call of HERO", resolution=GainLife(1))
    word = series("ＨＥＲＯ", "HERO")
    for number, which, found in ((2, word, True), (3, MONSTER & word, False)):
        duel = scenario(filler=0)
        duel.alice.deck(card)
        duel.bob.deck(OX)
        search = searching(number, which)
        duel.alice.hand(search)
        assert duel.alice.can("activate", search) is found


@rule("MR3-NAME-02")
def test_a_full_name_is_another_thing_than_a_word_in_a_name() -> None:
    exact = searching(4, named("ＨＥＲＯ", "HERO"))
    duel = scenario(filler=0)
    duel.alice.deck(HERO)
    duel.bob.deck(OX)
    duel.alice.hand(exact)
    assert not duel.alice.can("activate", exact)


@rule("MR3-TEXT-01")
def test_the_old_word_for_an_advance_summon_means_the_same() -> None:
    assert modern("生け贄召喚に成功した時") == "アドバンス召喚に成功した時"
    watcher = monster(
        900002620,
        "生け贄召喚を見る者",
        "Advance Watcher",
        Attribute.EARTH,
        Race.FIEND,
        5,
        1000,
        1000,
        trigger(summoned(IS_THIS, SummonKind.TRIBUTE), GainLife(50), mandatory=True),
    )
    assert "アドバンス召喚" in render(watcher, "ja") and "生け贄" not in render(watcher, "ja")
    duel = scenario()
    duel.alice.hand(watcher)
    duel.alice.attack_position(OX)
    duel.alice.summons(watcher)
    assert duel.alice.life == 8050
    duel = scenario()
    duel.alice.graveyard(watcher)
    duel.alice.hand("Monster Reborn")
    duel.alice.activates("Monster Reborn")
    duel.alice.puts_in(1)
    assert duel.where(watcher) == "monster zone" and duel.alice.life == 8000


@rule("RES-BAN-01")
def test_removing_from_play_and_banishing_are_one_operation() -> None:
    assert modern("ゲームから除外する") == modern("除外する") == "除外する"
    assert modern("remove from play 1 card") == "banish 1 card"
    banisher = spell(900002621, "除外する魔法", "Banishing", resolution=banish(one(MONSTER.on_field())))
    assert "除外する" in render(banisher, "ja") and "ゲームから" not in render(banisher, "ja")
    duel = scenario()
    card = duel.bob.attack_position(OX)
    duel.alice.hand(banisher)
    duel.alice.activates(banisher)
    assert duel.where(card) == "banished"
