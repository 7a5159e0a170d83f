"""Cards returned to the graveyard, Fusion Monsters by what they are made of, materials that are banished: read and played."""

from __future__ import annotations

import pytest

from duelkit.rulebook.cite import rule
from duelkit.yugioh.language.base import AnyOf, Pool, nodes
from duelkit.yugioh.language.card import Card
from duelkit.yugioh.language.clauses import Apply, ChooseOne, If
from duelkit.yugioh.language.definitions import monster
from duelkit.yugioh.language.effects import continuous, trigger
from duelkit.yugioh.language.nouns import MONSTER, Named, OfRace
from duelkit.yugioh.language.selections import TARGET, Pick
from duelkit.yugioh.language.terms import Attribute, CardType, Change, Race, Stat, Until, Zone
from duelkit.yugioh.reading import Printed, read
from duelkit.yugioh.reading.grammar.reader import Lexicon
from duelkit.yugioh.scenario import scenario
from duelkit.yugioh.text import render
from duelkit.yugioh.words.drawing.meaning import draw
from duelkit.yugioh.words.figures.meaning import ChangeStat
from duelkit.yugioh.words.fusion_summons.meaning import FusionSummon
from duelkit.yugioh.words.material_summons.meaning import FusionMaterials, ListsMaterial, fusion
from duelkit.yugioh.words.moving.meaning import Redirected, ReturnToGraveyard
from duelkit.yugioh.words.negating.meaning import Negated
from duelkit.yugioh.words.occasions.meaning import sent_to_graveyard

OX, ELF = "ミノタウルス", "エルフの剣士"
NAMES = Lexicon({OX: (OX, "Battle Ox"), ELF: (ELF, "Celtic Guardian")}, {})
OF_OX = fusion(
    999000141,
    "牛と剣士",
    "Ox and Guardian",
    Attribute.EARTH,
    Race.BEAST,
    6,
    2000,
    2000,
    FusionMaterials((Named(OX, "Battle Ox"), Named(ELF, "Celtic Guardian"))),
)
OF_ANY = fusion(
    999000142,
    "寄せ集め",
    "Medley",
    Attribute.EARTH,
    Race.BEAST,
    6,
    2000,
    2000,
    FusionMaterials((OfRace(Race.WARRIOR), OfRace(Race.WARRIOR))),
)


def card(text: str) -> Card:
    """The spell with this text, whose print is read as the same."""
    made = read(Printed(Card(999000140, "試しの札", "Trial Card", CardType.SPELL), f"①：{text}"), NAMES)
    assert read(Printed(Card(999000140, "試しの札", "Trial Card", CardType.SPELL), render(made, "ja")), NAMES) == made
    assert render(made, "en")
    return made


def test_what_is_returned_to_the_graveyard_was_not_sent_there() -> None:
    made = card("除外されている自分のモンスター１体を対象として発動できる。そのモンスターを墓地に戻す。")
    assert made.effects[0].resolution == ReturnToGraveyard(TARGET)
    mourner = monster(
        999000143, "悼む者", "Mourner", Attribute.DARK, Race.ZOMBIE, 4, 0, 0, trigger(sent_to_graveyard(), draw(1))
    )
    cosmos = monster(
        999000144,
        "大宇宙",
        "Cosmos",
        Attribute.DARK,
        Race.FIEND,
        4,
        0,
        0,
        continuous(Redirected(MONSTER, Zone.GRAVEYARD, Zone.BANISHED)),
    )
    duel = scenario()
    duel.bob.attack_position(cosmos)
    gone = duel.alice.banished(mourner)
    duel.alice.activates(duel.alice.hand(made))
    assert duel.where(gone) == "graveyard"
    assert not duel.alice.can("trigger", gone) and duel.alice.hand_size == 0


def test_fusion_monsters_that_name_the_material() -> None:
    made = card(
        f"自分フィールドに「{OX}」を融合素材とする融合モンスターが存在する場合に発動できる。自分は１枚ドローする。"
    )
    assert ListsMaterial(Named(OX, "Battle Ox")) in nodes(made.effects[0].condition)
    for there, can in ((OF_ANY, False), (OF_OX, True)):
        duel = scenario()
        duel.alice.attack_position(there)
        assert duel.alice.can("activate", duel.alice.hand(made)) == can


@rule("MR3-FUS-01")
def test_materials_that_are_banished_go_back_to_the_deck() -> None:
    made = card("自分の墓地・除外状態のモンスターを融合素材としてデッキに戻し、融合モンスター１体を融合召喚する。")
    assert made.effects[0].resolution == FusionSummon(MONSTER, Zone.GRAVEYARD | Zone.BANISHED, Zone.DECK)
    duel = scenario()
    ox, elf = duel.alice.banished(OX), duel.alice.graveyard(ELF)
    big = duel.alice.extra(OF_OX)
    duel.alice.activates(duel.alice.hand(made))
    duel.alice.puts_in(1)
    assert (duel.where(big), duel.where(ox), duel.where(elf)) == ("monster zone", "deck", "deck")


def test_then_it_may_be_summoned_instead() -> None:
    made = card(
        "デッキからモンスター１体を手札に加える。相手フィールドにモンスターが存在する場合、手札に加えず特殊召喚する事もできる。"
    )
    verb = made.effects[0].resolution
    assert isinstance(verb, If) and isinstance(verb.verb, ChooseOne) and verb.otherwise is not None
    for there in (False, True):
        duel = scenario()
        ox = duel.alice.deck(OX)
        if there:
            duel.bob.attack_position(ELF)
        duel.alice.activates(duel.alice.hand(made))
        if there:
            duel.alice.declares(1)
            duel.alice.picks(ox)
            duel.alice.puts_in(1)
        else:
            duel.alice.picks(ox)
        assert duel.where(ox) == ("monster zone" if there else "hand")


def test_then_it_may_be_another_card_instead() -> None:
    verb = (
        card(
            f"デッキから「{OX}」１枚を手札に加える。自分の墓地にモンスターが存在する場合、代わりにデッキから戦士族モンスター"
            "１体を手札に加える事もできる。"
        )
        .effects[0]
        .resolution
    )
    assert isinstance(verb, If)
    wider = next(node for node in nodes(verb.verb) if isinstance(node, Pick))
    assert isinstance(wider.pool, Pool) and isinstance(wider.pool.filter, AnyOf)


@pytest.mark.parametrize(
    "text",
    [
        "そのモンスターはターン終了時まで、攻撃力が４００アップし、効果は無効化される。",
        "ターン終了時まで、そのモンスターの攻撃力は４００アップし、効果は無効化される。",
    ],
)
def test_until_when_said_after_of_whom(text: str) -> None:
    verb = card(f"フィールドの表側表示モンスター１体を対象として発動できる。{text}").effects[0].resolution
    assert isinstance(verb, Apply) and verb.to == TARGET and verb.until is Until.END_OF_TURN
    assert [type(each) for each in verb.modifiers] == [ChangeStat, Negated]
    change = verb.modifiers[0]
    assert isinstance(change, ChangeStat) and (change.change, change.stat, change.amount) == (
        Change.GAIN,
        Stat.ATK,
        400,
    )
