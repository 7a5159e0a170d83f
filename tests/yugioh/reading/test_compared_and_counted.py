"""Cards compared with others and counted, and what follows only then: read, and in play."""

from __future__ import annotations

import pytest

from duelkit.yugioh.language.amounts import Count, Plus, StatOf
from duelkit.yugioh.language.base import Filter, Joined, Joint, Not, Pool, nodes
from duelkit.yugioh.language.card import Card, EffectKind
from duelkit.yugioh.language.clauses import Apply, ChooseOne, If, YouMay
from duelkit.yugioh.language.definitions import monster
from duelkit.yugioh.language.effects import continuous
from duelkit.yugioh.language.nouns import MONSTER, Figure, Named
from duelkit.yugioh.language.permissions import Action
from duelkit.yugioh.language.selections import FIRST_TARGET, SECOND_TARGET, TARGET, TRIGGERING, Pick
from duelkit.yugioh.language.terms import Attribute, CardType, Race, Side, Stat, Zone
from duelkit.yugioh.reading import Printed, Refused, read
from duelkit.yugioh.reading.grammar.reader import Lexicon
from duelkit.yugioh.scenario import ALICE, BOB, scenario
from duelkit.yugioh.text import render
from duelkit.yugioh.words.amounts.meaning import Kinds
from duelkit.yugioh.words.conditions.meaning import Compare
from duelkit.yugioh.words.controlling.meaning import SwapControl
from duelkit.yugioh.words.destroying.meaning import Destroy
from duelkit.yugioh.words.drawing.meaning import Draw
from duelkit.yugioh.words.filters.meaning import SameAttributeAs, SameNameAs, SameRaceAs
from duelkit.yugioh.words.lasting.meaning import Treated
from duelkit.yugioh.words.moving.meaning import Banish, ToDeck
from duelkit.yugioh.words.negating.meaning import NegateSummon
from duelkit.yugioh.words.permissions.meaning import Cannot
from duelkit.yugioh.words.summoning.meaning import SpecialSummon

SPELL, TRAP = CardType.SPELL, CardType.TRAP
OX, SLIME = "ミノタウルス", "エルフの剣士"
MAGICIAN = "ブラック・マジシャン"
NAMES = Lexicon({MAGICIAN: (MAGICIAN, "Dark Magician"), OX: (OX, "Battle Ox")}, {})
ONE = "自分フィールドの表側表示モンスター１体を対象として発動できる。"


def card(text: str, types: CardType = SPELL) -> Card:
    """The card with this text, whose print is read as the same."""
    made = read(Printed(Card(999000131, "試しの札", "Trial Card", types), f"①：{text}"), NAMES)
    assert read(Printed(Card(999000131, "試しの札", "Trial Card", types), render(made, "ja")), NAMES) == made
    assert render(made, "en")
    return made


def searched(what: str) -> Filter:
    """The filter of the card that is added from the deck."""
    verb = card(f"{ONE}{what}１体をデッキから手札に加える。").effects[0].resolution
    found = [node for node in nodes(verb) if isinstance(node, Pick)]
    return found[0].pool.filter


# as many as were spoken of
def test_both_targets_are_meant_by_their_number() -> None:
    verb = (
        card("フィールドのモンスター２体を対象として発動できる。そのモンスター２体を破壊する。").effects[0].resolution
    )
    assert verb == Destroy(TARGET)
    with pytest.raises(Refused):
        card("フィールドのモンスター２体を対象として発動できる。そのモンスター３体を破壊する。")


def test_control_of_both_is_swapped() -> None:
    made = card(
        "自分フィールドのモンスター１体と相手フィールドのモンスター１体を対象として発動できる。そのモンスター２体のコントロールを入れ替える。"
    )
    assert made.effects[0].resolution == SwapControl(FIRST_TARGET, SECOND_TARGET)
    duel = scenario()
    mine, theirs = duel.alice.attack_position(OX), duel.bob.attack_position(SLIME)
    duel.alice.activates(duel.alice.hand(made))
    assert (duel.controller(mine), duel.controller(theirs)) == (BOB, ALICE)
    with pytest.raises(Refused):
        card("フィールドのモンスター２体を対象として発動できる。そのモンスター２体のコントロールを入れ替える。")


def test_added_to_the_deck_and_shuffled() -> None:
    verb = (
        card("自分の墓地のカード５枚を対象として発動できる。そのカード５枚をデッキに加えてシャッフルする。")
        .effects[0]
        .resolution
    )
    assert verb == ToDeck(TARGET)


# compared with another card
@pytest.mark.parametrize(
    ("words", "which"),
    [
        ("そのモンスターと元々のカード名が同じモンスター", SameNameAs(TARGET, True)),
        ("そのモンスターと元々の属性が同じモンスター", SameAttributeAs(TARGET, True)),
        ("そのモンスターとは元々の種族が異なるモンスター", Not(SameRaceAs(TARGET, True))),
        (
            "そのモンスターとはレベルが異なるモンスター",
            Not(Figure(Stat.LEVEL, StatOf(Stat.LEVEL, TARGET), StatOf(Stat.LEVEL, TARGET))),
        ),
        ("そのモンスターの攻撃力以下の守備力を持つモンスター", Figure(Stat.DEF, None, StatOf(Stat.ATK, TARGET))),
        (
            "そのモンスターより低い攻撃力を持つモンスター",
            Figure(Stat.ATK, None, Plus(StatOf(Stat.ATK, TARGET), 1, True)),
        ),
    ],
)
def test_what_a_card_is_compared_with(words: str, which: Filter) -> None:
    assert which in nodes(searched(words))


@pytest.mark.parametrize(("words", "found"), [("元々のカード名が同じ", OX), ("同名の", MAGICIAN)])
def test_the_name_that_is_printed_and_the_one_as_which_it_is_treated(words: str, found: str) -> None:
    made = card(f"{ONE}そのモンスターと{words}モンスター１体をデッキから手札に加える。")
    namer = monster(
        999000132,
        "名付ける者",
        "Namer",
        Attribute.DARK,
        Race.FIEND,
        4,
        0,
        0,
        continuous(Treated(Pool(Named(OX, "Battle Ox"), Zone.FIELD, Side.YOU), ja=MAGICIAN, en="Dark Magician")),
    )
    duel = scenario()
    ox = duel.alice.attack_position(OX)
    duel.alice.attack_position(namer)
    duel.alice.deck(OX, MAGICIAN)
    duel.alice.activates(duel.alice.hand(made))
    duel.alice.picks(ox)
    assert duel.alice.cards("hand") == [found]


# counted
def test_of_how_many_names() -> None:
    made = card("自分の墓地にモンスターが３種類以上存在する場合に発動できる。自分は１枚ドローする。")
    assert made.effects[0].condition == Compare(Kinds(Pool(MONSTER, Zone.GRAVEYARD, Side.YOU)), 3)
    duel = scenario()
    for name in (OX, OX, SLIME):
        duel.alice.graveyard(name)
    spell = duel.alice.hand(made)
    assert not duel.alice.can("activate", spell)
    duel.alice.graveyard(MAGICIAN)
    assert duel.alice.can("activate", spell)


def test_so_many_and_one_more_are_drawn() -> None:
    verb = card("自分は自分フィールドのモンスターの数＋１枚をデッキからドローする。").effects[0].resolution
    assert verb == Draw(Plus(Count(Pool(MONSTER, Zone.FIELD, Side.YOU)), 1))


# what follows only then
def test_what_may_be_summoned_is_narrower_then() -> None:
    made = card(
        f"手札からモンスター１体を特殊召喚する。自分の墓地に「{OX}」が存在しない場合には、この効果で「{MAGICIAN}」しか特殊召喚できない。"
    )
    verb = made.effects[0].resolution
    assert isinstance(verb, If) and isinstance(verb.otherwise, SpecialSummon)
    duel = scenario()
    slime = duel.alice.hand(SLIME)
    spell = duel.alice.hand(made)
    assert not duel.alice.can("activate", spell)
    duel.alice.graveyard(OX)
    duel.alice.activates(spell)
    duel.alice.picks(slime)
    duel.alice.puts_in(1)
    assert duel.where(slime) == "monster zone"


def test_what_follows_if_the_player_did_what_was_left_to_choose() -> None:
    made = card("自分は１枚ドローする。その後、手札を１枚捨てる事ができる。その場合、相手は１０００ダメージを受ける。")
    verb = made.effects[0].resolution
    assert isinstance(verb, Joined) and isinstance(verb.first, Joined) and isinstance(verb.first.second, YouMay)
    for declines, life in ((True, 8000), (False, 7000)):
        duel = scenario()
        duel.alice.hand(OX)
        duel.alice.activates(duel.alice.hand(made))
        if declines:
            duel.alice.says_no()
        else:
            duel.alice.says_yes()
            duel.alice.picks(OX)
        assert duel.bob.life == life


@pytest.mark.parametrize("lead", ["このターン、", "このカードの発動後、ターン終了時まで"])
def test_what_applies_whichever_effect_is_chosen(lead: str) -> None:
    verb = (
        card(
            "以下の効果から１つを選択して発動できる。"
            f"{lead}自分はモンスターを特殊召喚できない。"
            "●自分は１枚ドローする。●相手フィールドのモンスターを全て破壊する。"
        )
        .effects[0]
        .resolution
    )
    assert isinstance(verb, ChooseOne)
    for branch in verb.branches:
        assert isinstance(branch, Joined) and branch.joint is Joint.ALSO and isinstance(branch.second, Apply)
        assert branch.second.modifiers == (Cannot(Action.SPECIAL_SUMMON, None, Side.YOU),)


# summons that are answered
def test_a_summon_is_negated_as_it_is_told() -> None:
    made = card("相手がモンスターを召喚・特殊召喚する際に発動できる。それを無効にし、そのモンスターを除外する。", TRAP)
    assert made.effects[0].resolution == Joined(Joint.AND_IF_YOU_DO, NegateSummon(), Banish(TRIGGERING))
    duel = scenario(turn=BOB)
    ox = duel.bob.hand(OX)
    veto = duel.alice.has_set(made)
    duel.bob.summons(ox)
    duel.alice.activates(veto)
    assert duel.where(ox) == "banished"


def test_a_monster_answers_a_summon_at_once() -> None:
    made = read(
        Printed(
            Card(
                999000133,
                "拒む者",
                "Refuser",
                CardType.MONSTER | CardType.EFFECT,
                Attribute.DARK,
                Race.FIEND,
                4,
                atk=0,
                defense=0,
            ),
            "①：相手がモンスターを特殊召喚する際に、このカードをリリースして発動できる。それを無効にし、そのモンスターを破壊する。",
        ),
        NAMES,
    )
    assert made.effects[0].kind is EffectKind.QUICK


# extra monster zones
def test_it_comes_to_an_extra_monster_zone_and_to_no_other() -> None:
    made = card("ＥＸデッキからモンスター１体をＥＸモンスターゾーンに特殊召喚する。")
    for edition, offered in (("mr20-official", True), ("mr3", False)):
        duel = scenario(edition)
        here = duel.alice.extra("青眼の究極竜")
        spell = duel.alice.hand(made)
        assert duel.alice.can("activate", spell) == offered
        if offered:
            duel.alice.activates(spell)
            duel.alice.puts_in(1)
            assert duel.where(here) == "monster zone" and duel.alice.zone_of(here) in ("left", "right")
            another = duel.alice.hand(made)
            duel.alice.extra("青眼の究極竜")
            assert not duel.alice.can("activate", another)
