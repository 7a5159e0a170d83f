"""Extra deck monsters (エクストラデッキのモンスター) of the staples: Fusion, Synchro, Xyz."""

from duelkit.yugioh.language import (
    CARD, COST_CARDS, FACE_UP, IS_THIS, MONSTER, NON_TUNER, ONCE_PER_TURN, ONCE_PER_TURN_BY_NAME,
    OPPOSING_BATTLER, OTHER, SPELL_OR_TRAP, SUMMONABLE, TARGET, THEM, THIS, TUNER, Action, Activated, Are,
    Attribute, CountOf, Discard, EventKind, Excavate, FusionMaterials, GainLife, HasMaterial, If,
    InsteadOfDestruction, IsBattling, MaterialCount, Race, Side, Stat, SynchroMaterials, When, XyzMaterials,
    apply, attribute, cannot, continuous, count, damage, destroy, destroys_by_battle, detach, exactly, fusion,
    gains, ignition, named, negate_and_destroy, one, original_atk_of, pay, quick, race, send, series,
    special_summon, synchro, this_is, times, to_hand, trigger, up_to, xyz,
)

ELEMENTAL_HERO_FLAME_WINGMAN = fusion(
    35809262, "Ｅ・ＨＥＲＯ フレイム・ウィングマン", "Elemental HERO Flame Wingman",
    Attribute.WIND, Race.WARRIOR, 6, 2100, 1200,
    FusionMaterials((
        named("Ｅ・ＨＥＲＯ フェザーマン", "Elemental HERO Avian"),
        named("Ｅ・ＨＥＲＯ バーストレディ", "Elemental HERO Burstinatrix"),
    )),
    trigger(destroys_by_battle(), damage(original_atk_of(OPPOSING_BATTLER)), mandatory=True),
    always=True,
)
GAIA_THE_DRAGON_CHAMPION = fusion(
    66889139, "竜騎士ガイア", "Gaia the Dragon Champion", Attribute.WIND, Race.DRAGON, 7, 2600, 2100,
    FusionMaterials((
        named("暗黒騎士ガイア", "Gaia The Fierce Knight"), named("カース・オブ・ドラゴン", "Curse of Dragon"),
    )),
)

ALLY_OF_JUSTICE_CATASTOR = synchro(
    26593852, "Ａ・Ｏ・Ｊ カタストル", "Ally of Justice Catastor",
    Attribute.DARK, Race.MACHINE, 5, 2200, 1200,
    SynchroMaterials(TUNER, NON_TUNER),
    trigger(
        When(EventKind.BATTLE_START, IS_THIS), mandatory=True,
        condition=IsBattling(IS_THIS, FACE_UP & ~attribute(Attribute.DARK) & MONSTER),
        resolution=destroy(OPPOSING_BATTLER),
    ),
)
BRIONAC_DRAGON_OF_THE_ICE_BARRIER = synchro(
    50321796, "氷結界の龍 ブリューナク", "Brionac, Dragon of the Ice Barrier",
    Attribute.WATER, Race.SEA_SERPENT, 6, 2300, 1400,
    SynchroMaterials(TUNER, NON_TUNER),
    ignition(
        cost=Discard(up_to(count(CARD.on_field(Side.OPPONENT)), CARD.in_hand()), to_graveyard=True),
        targets=exactly(CountOf(COST_CARDS), CARD.on_field(Side.OPPONENT)),
        resolution=to_hand(TARGET),
        limit=ONCE_PER_TURN_BY_NAME,
    ),
).worded_until(  # any cards on the field, as often as there was something to discard
    2013,
    ignition(
        cost=Discard(up_to(count(CARD.on_field()), CARD.in_hand()), to_graveyard=True),
        targets=exactly(CountOf(COST_CARDS), CARD.on_field()),
        resolution=to_hand(TARGET),
    ),
)
THOUGHT_RULER_ARCHFIEND = synchro(
    70780151, "メンタルスフィア・デーモン", "Thought Ruler Archfiend",
    Attribute.DARK, Race.PSYCHIC, 8, 2700, 2300,
    SynchroMaterials(TUNER, NON_TUNER),
    trigger(destroys_by_battle(), GainLife(original_atk_of(OPPOSING_BATTLER)), mandatory=True),
    quick(
        when=Activated(SPELL_OR_TRAP, card=True, targets_one=race(Race.PSYCHIC)),
        cost=pay(1000),
        resolution=negate_and_destroy(),
    ),
)

GACHI_GACHI_GANTETSU = xyz(
    10002346, "ガチガチガンテツ", "Gachi Gachi Gantetsu", Attribute.EARTH, Race.ROCK, 2, 500, 1800,
    XyzMaterials(level=2, count=2),
    continuous(
        gains(Stat.ATK, times(MaterialCount(), 200), to=(MONSTER & FACE_UP).on_field(Side.YOU)),
        gains(Stat.DEF, times(MaterialCount(), 200), to=(MONSTER & FACE_UP).on_field(Side.YOU)),
    ),
    continuous(InsteadOfDestruction(THIS, pay=detach(1), optional=True)),
)
NUMBER_17_LEVIATHAN_DRAGON = xyz(
    69610924, "Ｎｏ．１７ リバイス・ドラゴン", "Number 17: Leviathan Dragon",
    Attribute.WATER, Race.DRAGON, 3, 2000, 0,
    XyzMaterials(level=3, count=2),
    continuous(cannot(Action.ATTACK_DIRECTLY, to=THIS), condition=~this_is(HasMaterial())),
    ignition(cost=detach(1), resolution=apply(gains(Stat.ATK, 500), to=THIS), limit=ONCE_PER_TURN),
).read_as("ナンバーズ１７ リバイス・ドラゴン")
SYLVAN_PRINCESSPRITE = xyz(
    33909817, "森羅の姫芽宮", "Sylvan Princessprite", Attribute.LIGHT, Race.PLANT, 1, 1800, 100,
    XyzMaterials(level=1, count=2),
    ignition(
        cost=detach(1),
        resolution=Excavate(1).then(If(Are(THEM, SPELL_OR_TRAP), to_hand(THEM), send(THEM))),
        limit=ONCE_PER_TURN_BY_NAME,
    ),
    ignition(
        cost=send(one(
            (race(Race.PLANT) & OTHER).in_hand() | (race(Race.PLANT) & OTHER & FACE_UP).on_field(Side.YOU),
        )),
        targets=one((MONSTER & series("森羅", "Sylvan") & SUMMONABLE).in_graveyard()),
        resolution=special_summon(TARGET),
        limit=ONCE_PER_TURN_BY_NAME,
    ),
)

CARDS = (
    ELEMENTAL_HERO_FLAME_WINGMAN, GAIA_THE_DRAGON_CHAMPION, ALLY_OF_JUSTICE_CATASTOR,
    BRIONAC_DRAGON_OF_THE_ICE_BARRIER, THOUGHT_RULER_ARCHFIEND, GACHI_GACHI_GANTETSU,
    NUMBER_17_LEVIATHAN_DRAGON, SYLVAN_PRINCESSPRITE,
)
