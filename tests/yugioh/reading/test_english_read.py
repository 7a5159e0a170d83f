"""English card texts: read by what prints them, several spellings as one, refused where they are not understood."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from duelkit.cli import main
from duelkit.kernel.errors import FileError
from duelkit.yugioh.cards import library
from duelkit.yugioh.draft import drafted
from duelkit.yugioh.language.card import Card, LimitScope
from duelkit.yugioh.language.terms import Attribute, CardType, Marker, Race, SummonKind
from duelkit.yugioh.own import english_book, known_names, outcomes, understood
from duelkit.yugioh.plain_text import boxes, plain_card
from duelkit.yugioh.reading import OutOfTime, Printed, Refused, read
from duelkit.yugioh.reading.canonical import canonical
from duelkit.yugioh.reading.english import read_english
from duelkit.yugioh.reading.english.slots import shape
from duelkit.yugioh.reading.grammar.english import sentences, spelt
from duelkit.yugioh.scenario import scenario
from duelkit.yugioh.text import render

FIGURES = "[Warrior/Effect] LIGHT, Level 4, ATK 1800 / DEF 1000"
KNIGHT = f"""Prototype Knight
{FIGURES}
When this card is Summoned: You can add 1 Warrior-Type monster from your Deck to your hand. You can only use this effect \
of "Prototype Knight" once per turn.
"""
RIDDLE = """Riddle
[Normal Spell Card]
Target 1 monster your opponent controls; tickle that target.
"""


def meaning(text: str, *, kind: str = FIGURES, name: str = "Prototype Knight") -> Card:
    """What a text of a card says."""
    return read_english(plain_card(f"{name}\n{kind}\n{text}"), english_book())


def effects(text: str, *, kind: str = FIGURES) -> tuple[object, ...]:
    return canonical(meaning(text, kind=kind)).effects


def japanese(text: str, kind: str = "【戦士族／効果】 光属性／星４／攻1800／守1000") -> tuple[object, ...]:
    """The effects of the same text in Japanese."""
    return canonical(read(plain_card(f"Prototype Knight\n{kind}\n{text}"), known_names())).effects


def test_our_own_print_of_every_ninth_card_is_read_again() -> None:
    """A reading that is not refused is never another one."""
    count = understood_ = 0
    for number, card in enumerate(each for each in library() if each.effects):
        if number % 9:
            continue
        count += 1
        text, pendulum = boxes(render(card, "en"))
        assert ".)." not in text, card.en
        bare = replace(
            card,
            effects=(),
            materials=None,
            procedures=(),
            always=False,
            strictly=False,
            versions=(),
            no_special_summon=False,
            brought_by=None,
            mentions=(),
            also_named=(),
            types=card.types & ~CardType.SPECIAL,
        )
        try:
            found = read_english(Printed(bare, text, pendulum), english_book())
        except Refused:
            continue
        understood_ += 1
        assert canonical(found) == canonical(replace(card, versions=())), card.en
    assert count > 400 and understood_ / count > 0.89


@pytest.mark.parametrize(
    ("english", "ja"),
    [
        (
            "You can discard this card; add 1 Level 3 or lower Fish monster from your Deck to your hand.",
            "①：このカードを手札から捨てて発動できる。デッキからレベル３以下の魚族モンスター１体を手札に加える。",
        ),
        (
            "If this card is sent to the GY: You can target 1 WIND Dragon monster in your GY; Special Summon it.",
            "①：このカードが墓地へ送られた場合、自分の墓地の風属性・ドラゴン族モンスター１体を対象として発動できる。そのモンスターを特殊召喚する。",
        ),
        (
            "All DARK Fiend monsters you control gain 250 ATK.",
            "①：自分フィールドの悪魔族・闇属性モンスターの攻撃力は２５０アップする。",
        ),
        (
            "Once per turn: You can draw 3 cards, then discard 2 cards.",
            "①：１ターンに１度、発動できる。自分は３枚ドローし、その後手札を２枚捨てる。",
        ),
    ],
)
def test_both_languages_say_the_same(english: str, ja: str) -> None:
    assert effects(english) == japanese(ja)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (
            "When this card is Normal Summoned: You can target 1 Spellcaster-Type monster in your Graveyard; add that target to "
            "your hand.",
            "When this card is Normal Summoned: You can target 1 Spellcaster monster in your GY; add it to your hand.",
        ),
        (
            "If this card is destroyed by battle or by a card effect: Draw 1 card.",
            "If this card is destroyed by battle or card effect: Draw 1 card.",
        ),
        (
            'Once per turn: You can target 1 “Elemental HERO” monster or 1 "Polymerization" in your GY; add it to your hand.',
            'Once per turn: You can target 1 "Elemental HERO" monster or "Polymerization" in your GY; add it to your hand.',
        ),
        ("During your Main Phase: You can draw 1 card.", "You can draw 1 card."),
        ("Target 1 Set Spell/Trap; destroy it.", "Target 1 face-down Spell/Trap; destroy it."),
        ("Destroy all Set cards, then you can Set 1 Trap.", "Destroy all face-down cards, then you can Set 1 Trap."),
    ],
)
def test_texts_of_several_years_are_spelt_alike(one: str, other: str) -> None:
    assert spelt(one) == spelt(other)
    assert shape(spelt(one)) == shape(spelt(other))


def test_names_are_cards_or_series_as_the_noun_says() -> None:
    card, series = (
        effects(f"If this card is sent to the GY: You can add 1 {what} from your Deck to your hand.")
        for what in ('"Junk Synchron"', '"Synchron" monster')
    )
    assert card == japanese(
        "①：このカードが墓地へ送られた場合に発動できる。デッキから「ジャンク・シンクロン」１体を手札に加える。"
    )
    assert series == japanese(
        "①：このカードが墓地へ送られた場合に発動できる。デッキから「シンクロン」モンスター１体を手札に加える。"
    )


def test_limits_say_which_effects_they_are_about() -> None:
    first = "If this card is Special Summoned: You can draw 1 card."
    second = "You can banish this card from your GY; gain 700 LP."
    of = 'of "Prototype Knight" once per turn.'

    def limited(text: str) -> list[LimitScope | None]:
        return [None if each.limit is None else each.limit.scope for each in meaning(text).effects]

    name = LimitScope.THIS_EFFECT
    assert limited(f"{first} You can only use this effect {of} {second}") == [name, None]
    assert limited(f"{first} {second} You can only use this effect {of}") == [None, name]
    assert limited(f"{first} {second} You can only use each effect {of}") == [name, name]
    assert limited(f"{first} {second} You can only use the 1st effect {of}") == [name, None]
    assert limited(f"{first}\nYou can only use each of the following effects {of}\n● {second}") == [None, name]
    assert (
        limited(f'{first} {second} You can only use 1 "Prototype Knight" effect per turn, and only once that turn.')
        == [LimitScope.EFFECTS_OF_NAME] * 2
    )
    with pytest.raises(Refused, match="not understood"):
        meaning(f'{first} You can only use this effect of "Another Knight" once per turn.')


def test_an_extra_deck_monster_has_its_materials() -> None:
    card = meaning(
        "1 Tuner + 1+ non-Tuner Fish monsters\nIf this card is Synchro Summoned: You can draw 1 card.",
        kind="[Fish/Synchro/Effect] WATER, Level 6, ATK 2300 / DEF 1000",
    )
    assert (card.only_by, card.race, card.level) == (SummonKind.SYNCHRO, Race.FISH, 6)
    assert (
        canonical(card).materials
        == canonical(
            read(
                plain_card(
                    "魚\n【魚族／シンクロ／効果】 水属性／星６／攻2300／守1000\nチューナー＋チューナー以外の魚族モンスター１体以上\n①：このカードは戦闘では破壊されない。"
                ),
                known_names(),
            )
        ).materials
    )


def test_pendulum_monsters_have_two_boxes() -> None:
    card = meaning(
        "[ Pendulum Effect ]\nOnce per turn: You can draw 1 card.\n[ Monster Effect ]\n"
        "If this card is sent to the GY: You can draw 2 cards.",
        kind="[Fish/Pendulum/Effect] WATER, Level 6, Pendulum Scale 3, ATK 2300 / DEF 1000",
    )
    assert [each.pendulum for each in card.effects] == [True, False] and card.scale == 3


def test_the_example_of_the_documentation_is_read_as_it_is_printed() -> None:
    """With its line break inside a sentence."""
    page = (Path(__file__).parents[3] / "docs/cards.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```text\n(Prototype Knight\n.*?)```", page, re.DOTALL)
    assert "effect of\n" in example, "the page breaks a sentence"
    assert canonical(read_english(plain_card(example), english_book())) == canonical(
        read_english(plain_card(KNIGHT), english_book())
    )


def test_line_breaks_inside_sentences_join_no_effects_and_no_materials() -> None:
    card = plain_card(
        "Link\n[Warrior/Link/Effect] LIGHT, Link 2 (↙↘), ATK 1800\n2 Warrior monsters\n"
        "(Quick Effect): You can target 1 card on the\nfield; destroy it.\nIt cannot attack."
    )
    assert card.text == (
        "2 Warrior monsters\n(Quick Effect): You can target 1 card on the field; destroy it.\nIt cannot attack."
    )


def test_the_place_is_told_by_effect_and_character() -> None:
    with pytest.raises(Refused) as refused:
        meaning("If this card is Special Summoned: You can draw 1 card. This card whistles.")
    assert (refused.value.effect, refused.value.at, refused.value.span) == (2, 0, "This card whistles.")


def test_a_card_written_in_english_is_played(own: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(f"{KNIGHT}---\n{RIDDLE}", encoding="utf-8")
    assert main(["cards", "read", str(file)]) == 0
    told = capsys.readouterr().out
    assert "Prototype Knight: playable" in told
    assert "Riddle: not understood (effect 1, character 41): tickle that target." in told
    library.cache_clear()
    card = library()["Prototype Knight"]
    assert (card.atk, card.defense, card.level, card.attribute) == (1800, 1000, 4, Attribute.LIGHT)
    assert "戦士族モンスター１体を手札に加える" in render(card, "ja")
    duel = scenario("mr3")
    duel.alice.hand(card)
    duel.alice.deck("Marauding Captain")
    duel.alice.summons(card)
    duel.alice.triggers(card)
    assert duel.alice.cards("hand") == ["Marauding Captain"]


def test_json_with_english_texts_alone_is_read(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(
        '{"name": {"en": "Prototype Link"}, "password": 999999999, "card_type": "Monster", '
        '"monster_type_line": "Cyberse / Link / Effect", "attribute": "DARK", "atk": 1200, '
        '"link_arrows": ["⬇", "↙"], "text": {"en": "2 Cyberse monsters\\nIf this card is Link Summoned: You '
        'can draw 1 card."}}',
        encoding="utf-8",
    )
    (outcome,) = outcomes(file)
    assert outcome.card is not None, outcome
    assert outcome.card.markers == Marker.BOTTOM | Marker.BOTTOM_LEFT and outcome.card.ja == "Prototype Link"


@pytest.mark.parametrize(
    "text",
    [
        "If this card is Special Summoned: You can ⟨whistle a tune⟩; draw 1 card.",
        "If this card is Special Summoned: You can discard 1 card; ⟨sing a song.⟩",
        "⟨If this card wakes up⟩: You can draw 1 card.",
        "⟨This card is very happy.⟩",
    ],
)
def test_the_part_that_is_not_understood_is_told(text: str) -> None:
    before, _, rest = text.partition("⟨")
    wrong, _, after = rest.partition("⟩")
    draft = drafted(f"Knight\n{FIGURES}\n{before}{wrong}{after}")
    with pytest.raises(Refused) as refused:
        meaning(f"{before}{wrong}{after}")
    assert refused.value.span == wrong and draft.end - draft.start == len(wrong)


def test_the_place_that_is_not_understood_is_shown() -> None:
    text = f"Knight\n{FIGURES}\nIf this card is Special Summoned: You can draw 1 card. Sing a song. You win."
    draft = drafted(text)
    assert draft.card is None and text[draft.start : draft.end] == "Sing a song."
    assert understood(plain_card(text), known_names()).span == "Sing a song."


def test_what_could_be_two_things_is_refused() -> None:
    """it: the monster that inflicted the damage, or the one that did something else."""
    with pytest.raises(Refused):
        meaning("When a monster destroys another monster: It gains 100 ATK.")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("[Warrier/Effect] LIGHT, Level 4, ATK 1800 / DEF 1000", "'Warrier' is no Type"),
        ("[Warrior/Effekt] LIGHT, Level 4, ATK 1800 / DEF 1000", "'Effekt' is no kind of monster"),
        ("[Warrior/Effect] BRIGHT, Level 4, ATK 1800 / DEF 1000", "are no figures; expected LIGHT, Level 4"),
        ("[Slow Spell Card]", "is no Type"),
        ("Warrior", "expected a line such as"),
    ],
)
def test_a_head_that_is_wrong_says_what_was_expected(line: str, said: str) -> None:
    with pytest.raises(FileError, match=said.replace("[", r"\[")):
        plain_card(f"Knight\n{line}\nText.")


def test_full_stops_in_names_and_brackets_end_no_sentence() -> None:
    assert sentences('Add 1 "Dr. Frankenstein" to your hand. (This card is always treated as "X".) Draw 1 card.') == [
        'Add 1 "Dr. Frankenstein" to your hand.',
        '(This card is always treated as "X".)',
        "Draw 1 card.",
    ]


def test_a_text_that_can_be_cut_in_many_ways_takes_no_longer_than_it_may() -> None:
    """Each sentence is an effect, and so are two of them."""
    many = "Draw 1 card. " * 220
    outcome = understood(plain_card(f"Knight\n[Normal Spell Card]\n{many}"), known_names())
    assert outcome.card is None and outcome.reason
    with pytest.raises(OutOfTime):
        read_english(plain_card(f"Knight\n{FIGURES}\nYou can draw 7 cards."), english_book(), -1)
