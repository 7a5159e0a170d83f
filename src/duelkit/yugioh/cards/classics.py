"""Monsters of the years up to 2005, and those that the rulebooks show: Normal Monsters, flip effects, battles."""

from __future__ import annotations

from duelkit.yugioh.cards.shared import CUTS_DOWN_THE_HIDDEN
from duelkit.yugioh.language import (
    CARD,
    FLIP_MONSTER,
    IS_THIS,
    MONSTER,
    OPPOSING_BATTLER,
    OTHER,
    SPELL,
    TARGET,
    THIS,
    WHEN,
    Action,
    Attribute,
    Cannot,
    CardType,
    ChooseOne,
    DestroyedInBattleWith,
    Discard,
    Effect,
    EventKind,
    Exists,
    Filter,
    HasDestroyedByBattle,
    IsBattling,
    IsLostInBattle,
    Mill,
    Permission,
    Phase,
    Pool,
    Procedure,
    Race,
    Side,
    Stat,
    When,
    Whenever,
    Zone,
    apply,
    atk,
    banish,
    battle_damage_to,
    cannot,
    continuous,
    destroy,
    destroys_by_battle,
    draw,
    flip,
    gains,
    in_phase,
    level,
    loses,
    may,
    monster,
    named,
    negated,
    no,
    normal_summoned,
    one,
    opponent_controls,
    race,
    random_card,
    send,
    series,
    special_summon,
    this_is,
    to_hand,
    trigger,
    up_to,
    you_control,
)

DAMAGES_YOUR_OPPONENT = battle_damage_to(Side.OPPONENT, IS_THIS)
BOTH_BATTLERS_BANISHED = banish(OPPOSING_BATTLER).also(banish(THIS))

# Normal Monsters

THOUSAND_EYES_IDOL = monster(27125110, "千眼の邪教神", "Thousand-Eyes Idol", Attribute.DARK, Race.SPELLCASTER, 1, 0, 0)
LA_JINN = monster(
    97590747,
    "ランプの魔精・ラ・ジーン",
    "La Jinn the Mystical Genie of the Lamp",
    Attribute.DARK,
    Race.FIEND,
    4,
    1800,
    1000,
)
GEMINI_ELF = monster(69140098, "ヂェミナイ・エルフ", "Gemini Elf", Attribute.EARTH, Race.SPELLCASTER, 4, 1900, 900)
VORSE_RAIDER = monster(
    14898066, "ブラッド・ヴォルス", "Vorse Raider", Attribute.DARK, Race.BEAST_WARRIOR, 4, 1900, 1200
)
ARCHFIEND_SOLDIER = monster(
    49881766, "デーモン・ソルジャー", "Archfiend Soldier", Attribute.DARK, Race.FIEND, 4, 1900, 1500
)
MAD_DOG_OF_DARKNESS = monster(79182538, "暗黒の狂犬", "Mad Dog of Darkness", Attribute.DARK, Race.BEAST, 4, 1900, 1400)
SUMMONED_SKULL = monster(70781052, "デーモンの召喚", "Summoned Skull", Attribute.DARK, Race.FIEND, 6, 2500, 1200)
RED_EYES_BLACK_DRAGON = monster(
    74677422, "真紅眼の黒竜", "Red-Eyes Black Dragon", Attribute.DARK, Race.DRAGON, 7, 2400, 2000
).read_as("レッドアイズ・ブラックドラゴン")
BLUE_EYES_WHITE_DRAGON = monster(
    89631139, "青眼の白龍", "Blue-Eyes White Dragon", Attribute.LIGHT, Race.DRAGON, 8, 3000, 2500
).read_as("ブルーアイズ・ホワイト・ドラゴン")

# Flip monsters

DUCKER_MOBILE_CANNON = monster(
    14506878,
    "ダッカー",
    "DUCKER Mobile Cannon",
    Attribute.LIGHT,
    Race.MACHINE,
    3,
    500,
    500,
    flip(to_hand(TARGET), targets=one(level(4).in_graveyard())),
    types=CardType.FLIP,
)
MAGICIAN_OF_FAITH = monster(
    31560081,
    "聖なる魔術師",
    "Magician of Faith",
    Attribute.LIGHT,
    Race.SPELLCASTER,
    1,
    300,
    400,
    flip(to_hand(TARGET), targets=one(SPELL.in_graveyard())),
    types=CardType.FLIP,
)
GRAVEKEEPERS_SPY = monster(
    24317029,
    "墓守の偵察者",
    "Gravekeeper's Spy",
    Attribute.DARK,
    Race.SPELLCASTER,
    4,
    1200,
    2000,
    flip(special_summon(one((MONSTER & series("墓守の", "Gravekeeper's") & atk(at_most=1500)).in_deck()))),
    types=CardType.FLIP,
)
GRAVEKEEPERS_GUARD = monster(
    37101832,
    "墓守の番兵",
    "Gravekeeper's Guard",
    Attribute.DARK,
    Race.SPELLCASTER,
    4,
    1000,
    1900,
    flip(to_hand(TARGET), targets=one(MONSTER.on_field(Side.OPPONENT))),
    types=CardType.FLIP,
)

# What a monster does in battle

CYBER_DRAGON = monster(
    70095154,
    "サイバー・ドラゴン",
    "Cyber Dragon",
    Attribute.LIGHT,
    Race.MACHINE,
    5,
    2100,
    1600,
    procedures=[Procedure(condition=opponent_controls(MONSTER) & ~you_control(MONSTER))],
)


def _levels_up(into: Filter) -> Effect:
    """In the End Phase of a turn in which it won a battle it makes way for its next level."""
    return trigger(
        in_phase(Phase.END),
        special_summon(one(into.in_hand() | into.in_deck())),
        condition=this_is(HasDestroyedByBattle()),
        cost=send(THIS),
    )


MYSTIC_SWORDSMAN_LV2 = monster(
    47507260,
    "ミスティック・ソードマン ＬＶ２",
    "Mystic Swordsman LV2",
    Attribute.EARTH,
    Race.WARRIOR,
    2,
    900,
    0,
    CUTS_DOWN_THE_HIDDEN,
    _levels_up(named("ミスティック・ソードマン ＬＶ４", "Mystic Swordsman LV4")),
)
MYSTIC_SWORDSMAN_LV4 = monster(
    74591968,
    "ミスティック・ソードマン ＬＶ４",
    "Mystic Swordsman LV4",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    1900,
    1600,
    continuous(cannot(Action.NORMAL_SUMMON, to=THIS), zones=Zone.HAND),
    CUTS_DOWN_THE_HIDDEN,
    _levels_up(named("ミスティック・ソードマン ＬＶ６", "Mystic Swordsman LV6")),
)
AIRKNIGHT_PARSHATH = monster(
    18036057,
    "天空騎士パーシアス",
    "Airknight Parshath",
    Attribute.LIGHT,
    Race.FAIRY,
    5,
    1900,
    1400,
    continuous(may(Permission.PIERCE, to=THIS)),
    trigger(DAMAGES_YOUR_OPPONENT, draw(1), mandatory=True),
)
DD_WARRIOR_LADY = monster(
    7572887,
    "異次元の女戦士",
    "D.D. Warrior Lady",
    Attribute.LIGHT,
    Race.WARRIOR,
    4,
    1500,
    1600,
    trigger(When(EventKind.BATTLED, IS_THIS), BOTH_BATTLERS_BANISHED, condition=IsBattling(IS_THIS, MONSTER)),
)
DD_ASSAILANT = monster(
    70074904,
    "Ｄ．Ｄ．アサイラント",
    "D.D. Assailant",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    1700,
    1600,
    trigger(
        When(EventKind.BATTLED, IS_THIS),
        BOTH_BATTLERS_BANISHED,
        mandatory=True,
        condition=IsBattling(IS_THIS, MONSTER) & this_is(IsLostInBattle()),
    ),
)
DON_ZALOOG = monster(
    76922029,
    "首領・ザルーグ",
    "Don Zaloog",
    Attribute.DARK,
    Race.WARRIOR,
    4,
    1400,
    1500,
    trigger(
        DAMAGES_YOUR_OPPONENT,
        ChooseOne((Discard(random_card(CARD.in_hand(Side.OPPONENT))), Mill(2, Side.OPPONENT))),
        timing=WHEN,
    ),
)
SPIRIT_REAPER = monster(
    23205979,
    "魂を削る死霊",
    "Spirit Reaper",
    Attribute.DARK,
    Race.ZOMBIE,
    3,
    300,
    200,
    continuous(cannot(Action.BE_DESTROYED_BY_BATTLE, to=THIS)),
    trigger(
        DAMAGES_YOUR_OPPONENT,
        Discard(random_card(CARD.in_hand(Side.OPPONENT))),
        mandatory=True,
        condition=IsBattling(IS_THIS, direct=True),
    ),
    continuous(Whenever(When(EventKind.TARGETED, IS_THIS), destroy(THIS))),
)
ZOMBYRA_THE_DARK = monster(
    88472456,
    "ダーク・ヒーロー ゾンバイア",
    "Zombyra the Dark",
    Attribute.DARK,
    Race.WARRIOR,
    4,
    2100,
    500,
    continuous(cannot(Action.ATTACK_DIRECTLY, to=THIS)),
    trigger(destroys_by_battle(to_graveyard=False), apply(loses(Stat.ATK, 200), to=THIS), mandatory=True),
)
KYCOO_THE_GHOST_DESTROYER = monster(
    88240808,
    "霊滅術師 カイクウ",
    "Kycoo the Ghost Destroyer",
    Attribute.DARK,
    Race.SPELLCASTER,
    4,
    1800,
    700,
    continuous(Cannot(Action.BANISH, CARD.in_graveyard(Side.EITHER), by=Side.OPPONENT)),
    trigger(DAMAGES_YOUR_OPPONENT, banish(TARGET), targets=up_to(2, MONSTER.in_graveyard(Side.OPPONENT)), timing=WHEN),
)
BLADE_KNIGHT = monster(
    39507162,
    "ブレイドナイト",
    "Blade Knight",
    Attribute.LIGHT,
    Race.WARRIOR,
    4,
    1600,
    1000,
    continuous(gains(Stat.ATK, 400, to=THIS), condition=Exists(CARD.in_hand(), 0, 1)),
    continuous(
        negated(Pool(FLIP_MONSTER & DestroyedInBattleWith(THIS), Zone.MONSTER_ZONE | Zone.GRAVEYARD, Side.EITHER)),
        condition=no((MONSTER & OTHER).on_field(Side.YOU)),
    ),
)
MARAUDING_CAPTAIN = monster(
    2460565,
    "切り込み隊長",
    "Marauding Captain",
    Attribute.EARTH,
    Race.WARRIOR,
    3,
    1200,
    400,
    trigger(normal_summoned(), special_summon(one(level(at_most=4).in_hand())), timing=WHEN),
    continuous(cannot(Action.BE_ATTACKED, to=(race(Race.WARRIOR) & OTHER).on_field(Side.YOU))),
)


CARDS = (
    THOUSAND_EYES_IDOL,
    LA_JINN,
    GEMINI_ELF,
    VORSE_RAIDER,
    ARCHFIEND_SOLDIER,
    MAD_DOG_OF_DARKNESS,
    SUMMONED_SKULL,
    RED_EYES_BLACK_DRAGON,
    BLUE_EYES_WHITE_DRAGON,
    DUCKER_MOBILE_CANNON,
    MAGICIAN_OF_FAITH,
    GRAVEKEEPERS_SPY,
    GRAVEKEEPERS_GUARD,
    CYBER_DRAGON,
    MYSTIC_SWORDSMAN_LV2,
    MYSTIC_SWORDSMAN_LV4,
    AIRKNIGHT_PARSHATH,
    DD_WARRIOR_LADY,
    DD_ASSAILANT,
    DON_ZALOOG,
    SPIRIT_REAPER,
    ZOMBYRA_THE_DARK,
    KYCOO_THE_GHOST_DESTROYER,
    BLADE_KNIGHT,
    MARAUDING_CAPTAIN,
)
