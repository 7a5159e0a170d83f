"""What a card's text says is what its definition does, for every card of the library."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TypeVar

import pytest

from duelkit.yugioh.cards import library
from duelkit.yugioh.language.amounts import StatOf, The
from duelkit.yugioh.language.base import All, Node, Not, nodes
from duelkit.yugioh.language.card import Card, Effect, EffectKind, Limit, LimitScope
from duelkit.yugioh.language.clauses import Are, IfPossible, Later
from duelkit.yugioh.language.nouns import CanBeSpecialSummoned, Figure, IsAmong, IsFaceUp, IsThis, Named, OfType
from duelkit.yugioh.language.occasions import When
from duelkit.yugioh.language.permissions import Action
from duelkit.yugioh.language.selections import THEM, Every, Pick, RefKind, Those
from duelkit.yugioh.language.terms import CardType, EventKind, Number, Phase, Side, Zone
from duelkit.yugioh.text import render
from duelkit.yugioh.text.en.effects import effect_text as english
from duelkit.yugioh.text.grammar.en import core as en_core
from duelkit.yugioh.text.grammar.ja import core as ja_core
from duelkit.yugioh.text.grammar.reading import is_plain_equip, numbers_of
from duelkit.yugioh.text.ja.effects import effect_text as japanese
from duelkit.yugioh.words.battle.meaning import InsteadOfBattleDamage, IsBattling
from duelkit.yugioh.words.chance.meaning import DrawLot
from duelkit.yugioh.words.conditions.meaning import CameHere, PutHereBy
from duelkit.yugioh.words.controlling.meaning import ControlledBy, SwapControl
from duelkit.yugioh.words.equipping.meaning import Equip
from duelkit.yugioh.words.moving.meaning import Discard, ToDeck
from duelkit.yugioh.words.permissions.meaning import Cannot
from duelkit.yugioh.words.summoning.meaning import SpecialSummon

CARDS = [card for each in library().tested for card in (each, *(version.card for version in each.versions))]
EFFECTS = [(card, effect) for card in CARDS for effect in card.effects]
EXTRA = CardType.FUSION | CardType.SYNCHRO | CardType.XYZ | CardType.LINK
BY_NAME = (LimitScope.THIS_EFFECT, LimitScope.EFFECTS_OF_NAME, LimitScope.DUEL)
K = TypeVar("K", bound=Node)


def all_of(node: object, kind: type[K]) -> list[K]:
    """Every node of a kind."""
    return [each for each in nodes(node) if isinstance(each, kind)]


def said(card: Card, effect: Effect) -> tuple[str, str]:
    """An effect in English and Japanese."""
    return english(effect, en_core.Scope(card)), japanese(effect, ja_core.Scope(card))


def holds(fact: Callable[[Effect], bool], en: str, ja: str, only_if: bool = True) -> int:
    """Both languages say it where the data has it and, with ``only_if``, nowhere else; how often the data has it."""
    found = 0
    for card, effect in EFFECTS:
        texts = said(card, effect)
        if not all(texts):
            continue
        there = fact(effect)
        found += there
        for text, words in zip(texts, (en, ja), strict=True):
            if there or only_if:
                assert bool(re.search(words, text)) == there, f"{card.en}: {words!r} is {there} of: {text}"
    return found


def events(effect: Effect) -> Iterator[When]:
    """The events that an effect waits for."""
    yield from all_of((effect.when, effect.modifiers), When)


def test_random() -> None:
    assert (
        holds(
            lambda effect: any(pick.at_random for pick in all_of(effect, Pick)) or bool(all_of(effect, DrawLot)),
            r"\brandom\b",
            "ランダム",
        )
        > 5
    )


def test_who_chooses() -> None:
    def by_opponent(effect: Effect) -> bool:
        return any(pick.chooser is Side.OPPONENT for pick in all_of(effect, Pick)) or bool(all_of(effect, DrawLot))

    assert (
        holds(
            by_opponent,
            r"[Yy]our opponent (chooses|discards|picks) |Each player chooses",
            "相手は(その中から|自分の手札を|手札を.*枚)|お互いはそれぞれ",
        )
        > 3
    )


def test_each_player_chooses_for_a_swap() -> None:
    def each(effect: Effect) -> bool:
        return any(
            isinstance(swap.second, Pick) and swap.second.chooser is Side.OPPONENT
            for swap in all_of(effect, SwapControl)
        )

    en, ja = "Each player chooses 1 monster they control", "お互いはそれぞれ自身のフィールドの.*１体を選び"
    assert holds(each, en, ja) == 1


def test_targets_are_chosen_on_activation_and_everything_else_is_not_targeted() -> None:
    for card, effect in EFFECTS:
        en, ja = said(card, effect)
        if is_plain_equip(effect) or not en:
            continue
        verb = re.search(r"(?:^|: |, then |can |: You can |, )[Tt]arget (?!of )", en)
        assert bool(verb) == bool(effect.targets), en
        assert ("対象として" in ja or "対象とし、" in ja) == bool(effect.targets), ja


def test_this_card_lay_face_up() -> None:
    def face_up(effect: Effect) -> bool:
        return any(event.face_up and isinstance(event.who, IsThis) for event in events(effect)) or any(
            here.face_up for here in all_of(effect, CameHere)
        )

    assert holds(face_up, "this face-up card (?!is on)", "表側表示のこのカード(?!が存在)", only_if=True) == 4


def test_other_cards_are_face_up() -> None:
    for card, effect in EFFECTS:
        en, ja = said(card, effect)
        hidden = {id(part.part) for part in all_of(effect, Not)}
        if is_plain_equip(effect) or not any(id(each) not in hidden for each in all_of(effect, IsFaceUp)):
            continue
        assert "face-up" in en and "表側" in ja, (en, ja)


def test_kinds_of_damage() -> None:
    def refuses(action: Action) -> Callable[[Effect], bool]:
        return lambda effect: any(ban.action is action and ban.side is not None for ban in all_of(effect, Cannot))

    assert holds(refuses(Action.TAKE_DAMAGE), "takes? no damage", "受ける全てのダメージは0になる") == 1
    assert holds(refuses(Action.TAKE_BATTLE_DAMAGE), "take no battle damage", "戦闘ダメージ", only_if=False) > 2
    assert (
        holds(
            lambda effect: any(event.event is EventKind.EFFECT_DAMAGE for event in events(effect)),
            "effect damage",
            "効果ダメージ",
        )
        == 1
    )
    assert (
        holds(
            lambda effect: any(event.event is EventKind.BATTLE_DAMAGE for event in events(effect)),
            "battle damage",
            "戦闘ダメージ",
            only_if=False,
        )
        > 10
    )


@pytest.mark.parametrize(
    ("side", "en", "ja"),
    [
        (Side.OPPONENT, "the damage inflicted", "与えたダメージ"),
        (Side.YOU, "the damage taken", "受けたダメージ(?!と同じ数値分のダメージを受)"),
    ],
)
def test_damage_of_the_event_is_taken_or_inflicted(side: Side, en: str, ja: str) -> None:
    def reads(effect: Effect) -> bool:
        return any(the.number is Number.DAMAGE for the in all_of(effect, The)) and any(
            event.side is side
            for event in events(effect)
            if event.event in (EventKind.BATTLE_DAMAGE, EventKind.EFFECT_DAMAGE)
        )

    assert holds(reads, en, ja, only_if=False) > 0
    for card, effect in EFFECTS:
        if any(the.number is Number.DAMAGE for the in all_of(effect, The)) and not reads(effect):
            texts = said(card, effect)
            assert en not in texts[0] and not re.search(ja, texts[1]), texts


def limit_of(effect: Effect) -> Limit | None:
    """How often it may be used or applied."""
    if any(each.once_per_turn_by_name for each in all_of(effect.modifiers, InsteadOfBattleDamage)):
        return Limit(LimitScope.THIS_EFFECT)
    return effect.limit


def test_once_per_turn_of_this_card_stands_in_the_effect() -> None:
    for card, effect in EFFECTS:
        limit = limit_of(effect)
        en, ja = said(card, effect)
        if not en or effect.kind is EffectKind.CONTINUOUS and limit is None:
            continue
        alone = [each.limit for each in card.effects].count(effect.limit) == 1
        soft = limit is not None and (
            limit.scope is LimitScope.THIS_CARD or limit.scope is LimitScope.EFFECTS_OF_THIS_CARD and alone
        )
        assert en.lower().startswith(("once per turn", "twice per turn")) == soft, (card.en, en)
        assert ja.startswith("１ターンに") == soft, (card.en, ja)


@pytest.mark.parametrize("pendulum", [False, True])
def test_once_per_turn_by_name_names_the_effects(pendulum: bool) -> None:
    for card in CARDS:
        numbers = numbers_of(card, pendulum=pendulum)
        marks = {
            "①②③④⑤⑥"[number]
            for place, number in numbers.items()
            if (limit := limit_of(card.effects[place])) is not None and limit.scope in BY_NAME
        }
        kind = "Ｐ効果" if pendulum else "(?:モンスター)?効果"
        found = re.findall(rf"このカード名の(?:([①-⑥]+)の)?{kind}は", render(card, "ja"))
        told = set("".join(found)) if len(numbers) > 1 else {"①"} if found else set()
        assert told == marks, (card.ja, told, marks)
        noun = "Pendulum Effect" if pendulum else "(?:monster )?effect"
        limited = re.search(rf'{noun}s? of "{re.escape(card.en)}"|1 "{re.escape(card.en)}" {noun}', render(card, "en"))
        assert bool(limited) == bool(marks), card.en


def test_figures_as_they_were_on_the_field() -> None:
    def was(effect: Effect) -> bool:
        return any(
            isinstance(bound, StatOf) and bound.as_it_was
            for figure in all_of(effect, Figure)
            for bound in (figure.at_least, figure.at_most)
        )

    assert holds(was, "had on the field", "フィールドでのレベル") == 3


def test_what_stands_only_if_it_was_not_negated() -> None:
    assert holds(lambda effect: bool(all_of(effect, PutHereBy)), r"\(and it was not negated\)", "適用した自身の") == 3


def test_before_the_draw() -> None:
    assert (
        holds(
            lambda effect: any(later.phase is Phase.DRAW for later in all_of(effect, Later)),
            "before drawing",
            "ドロー前",
        )
        == 1
    )


def test_a_discard_that_may_find_nothing() -> None:
    def may_fail(effect: Effect) -> bool:
        return any(
            isinstance(each.verb, Discard)
            and isinstance(each.verb.what, Pick)
            and each.verb.what.chooser is Side.OPPONENT
            for each in all_of(effect, IfPossible)
        )

    for card, effect in EFFECTS:
        assert ("if they have any" in said(card, effect)[0]) == may_fail(effect), card.en


def test_a_battle_against_a_monster_is_named_and_no_other() -> None:
    for card, effect in EFFECTS:
        for battle in all_of(effect, IsBattling):
            if battle.direct or battle.attacking is False:
                continue
            en, ja = said(card, effect)
            against = battle.opposing is not None
            assert (
                bool(
                    re.search(r"(battles?|battled|battling|attacks?|attacked|attacking) (an opponent's|a )", en)
                    or "attacking card destroys" in en
                )
                == against
            ), (card.en, en)
            assert bool(re.search("相手.*モンスター(と|を攻撃|との)", ja)) == against, (card.en, ja)


def test_a_monster_that_can_be_summoned() -> None:
    def asked(effect: Effect) -> bool:
        return any(all_of(each.filter, CanBeSpecialSummoned) for each in all_of(effect, Are))

    assert holds(asked, "that can be Special Summoned", "特殊召喚できるモンスターの場合") == 1


def of_extra_deck(effect: Effect, what: object) -> bool:
    """Whether cards that go back to the deck belong to the Extra Deck."""
    if isinstance(what, Pick | Every):
        return any(each.types & EXTRA for each in all_of(what.pool.filter, OfType))
    summons = [each.what for each in all_of(effect, SpecialSummon) if isinstance(each.what, Pick)]
    return what == THEM and any(pick.pool.zones == Zone.EXTRA_DECK for pick in summons)


def test_monsters_go_back_to_the_extra_deck() -> None:
    def back(effect: Effect) -> bool:
        return any(of_extra_deck(effect, each.what) for each in all_of(effect, ToDeck))

    assert holds(back, "[Rr]eturn .* to the Extra Deck", "ＥＸデッキに戻") == 2


def test_controlled_before() -> None:
    def controlled(effect: Effect) -> bool:
        return any(isinstance(each.filter, ControlledBy) for each in all_of(effect, Those))

    assert holds(controlled, "those cards (you|they) controlled", "がコントロールしていた") == 1


def test_an_equip_spell_is_not_treated_as_an_equip_card() -> None:
    for card, effect in EFFECTS:
        if any(each.what.kind is RefKind.THIS for each in all_of(effect, Equip) if hasattr(each.what, "kind")):
            assert ("装備カード扱い" in said(card, effect)[1]) != bool(card.types & CardType.EQUIP) or (
                is_plain_equip(effect)
            ), card.ja


def test_named_monsters_are_counted_as_monsters() -> None:
    monsters = {card.ja for card in CARDS if card.types & CardType.MONSTER}
    for card in CARDS:
        for name, counter in re.findall("「([^」]+)」を?[０-９]+([体枚])", render(card, "ja")):
            if name in monsters and Named(name, library()[name].en) in list(nodes(card)):
                assert counter == "体", (card.ja, name)


def test_others_of_a_choice_are_the_others() -> None:
    def rest(effect: Effect) -> bool:
        return any(
            isinstance(each.filter, Not) and isinstance(each.filter.part, IsAmong) for each in all_of(effect, Those)
        )

    assert holds(rest, "the others?", "もう１体|残りの") == 2


@pytest.mark.parametrize("card", [card for card in CARDS if card.types & CardType.PENDULUM], ids=lambda card: card.en)
def test_no_header_over_nothing(card: Card) -> None:
    speaks = any(effect.pendulum for effect in card.effects)
    assert ("[ Pendulum Effect ]" in render(card, "en")) == speaks
    assert ("【Ｐ効果】" in render(card, "ja")) == speaks
    assert not render(card, "en").endswith("]") and not render(card, "ja").endswith("】")


def test_counts_are_full_width_and_amounts_half_width() -> None:
    for card in CARDS:
        text = render(card, "ja")
        assert not re.search("[0-9](体|枚|つ|回|度|ターン|倍)|(レベル|ランク|リンク|スケールは)[0-9]", text), text
        assert not re.search("(攻撃力|守備力|ＬＰは|ダメージを?は?)[０-９]|[０-９](ＬＰ|ダメージ)", text), text


@pytest.mark.parametrize("language", ["en", "ja"])
def test_one_text_is_one_definition(language: str) -> None:
    """Two effects that do different things never have the same words."""
    seen: dict[str, tuple[str, Effect]] = {}
    for card, effect in EFFECTS:
        text = said(card, effect)[language == "ja"].replace(card.en, "X").replace(card.ja, "X")
        if not text or any(isinstance(node, Named | All) and card.ja in repr(node) for node in nodes(effect)):
            continue
        same = seen.setdefault(text, (card.en, replace(effect, limit=None)))
        assert same[1] == replace(effect, limit=None), f"{card.en} and {same[0]}: {text}"
