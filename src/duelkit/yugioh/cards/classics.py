"""Monsters of the years up to 2005, and those that the rulebooks show (DUCKER, Cyber Dragon …)."""

from __future__ import annotations

from duelkit.yugioh.cards.shared import CUTS_DOWN_THE_HIDDEN, SPIRIT_RETURN
from duelkit.yugioh.language import (
    CARD,
    DAMAGE_TAKEN,
    FACE_UP,
    FLIP_MONSTER,
    IS_THIS,
    LINKED,
    MONSTER,
    ONCE_PER_TURN,
    ONCE_PER_TURN_EITHER,
    ONCE_PER_TURN_SHARED,
    OPPOSING_BATTLER,
    OTHER,
    SPELL,
    SPELL_OR_TRAP,
    TARGET,
    THEM,
    THIS,
    TRAP,
    WHEN,
    Action,
    Are,
    AttackAgain,
    Attribute,
    Because,
    Cannot,
    CardType,
    ChooseOne,
    CounterCount,
    Declare,
    DestroyedInBattleWith,
    Discard,
    Domain,
    Effect,
    Equip,
    EventKind,
    Exists,
    Filter,
    FusionMaterials,
    HasAttacked,
    HasDestroyedByBattle,
    HoldsCounters,
    InsteadOfDestruction,
    IsBattling,
    IsDeclared,
    IsLostInBattle,
    Later,
    MayHoldCounter,
    Mill,
    Permission,
    Phase,
    PlaceCounters,
    Pool,
    Position,
    Procedure,
    Race,
    RemoveCounters,
    RitualSummon,
    SameNameAs,
    Side,
    Stat,
    StatOf,
    SummonKind,
    Until,
    When,
    Whenever,
    Zone,
    apply,
    atk,
    attribute,
    banish,
    battle_damage_to,
    becomes,
    cannot,
    change_position,
    continuous,
    damage,
    defense,
    destroy,
    destroyed_by_battle,
    destroys_by_battle,
    discard,
    draw,
    every,
    flip,
    flipped,
    fusion,
    gains,
    ignition,
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
    original_atk_of,
    player_cannot,
    race,
    random_card,
    ritual_monster,
    send,
    sent_to_graveyard,
    series,
    special_summon,
    spell,
    summoned,
    this_is,
    times,
    to_hand,
    tribute,
    trigger,
    up_to,
    you_control,
)

LIGHT = attribute(Attribute.LIGHT)
DARK = attribute(Attribute.DARK)
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

# Floaters and searchers


def _replaced_by(value: Attribute) -> Effect:
    """Destroyed by battle, it fetches a monster of its attribute with 1500 or less ATK."""
    return trigger(
        destroyed_by_battle(),
        special_summon(one((attribute(value) & atk(at_most=1500)).in_deck()), Position.FACE_UP_ATTACK),
        timing=WHEN,
    )


def _fetched(which: Filter) -> Effect:
    """The older wording: as often as it happens, and the monster may be used at once."""
    return trigger(sent_to_graveyard(origin=Zone.FIELD), to_hand(one((MONSTER & which).in_deck())), mandatory=True)


def _fetches(which: Filter) -> Effect:
    """Sent from the field to the graveyard, it adds such a monster to the hand, not to be used this turn."""
    return trigger(
        sent_to_graveyard(origin=Zone.FIELD),
        to_hand(one((MONSTER & which).in_deck())).and_if_you_do(
            apply(
                player_cannot(Action.ACTIVATE, Side.YOU, unless=~SameNameAs(THEM)),
                player_cannot(Action.ACTIVATE_EFFECT, Side.YOU, unless=~SameNameAs(THEM)),
                until=Until.END_OF_TURN,
            )
        ),
        mandatory=True,
        limit=ONCE_PER_TURN_SHARED,
    )


GIANT_RAT = monster(
    97017120, "巨大ネズミ", "Giant Rat", Attribute.EARTH, Race.BEAST, 4, 1400, 1450, _replaced_by(Attribute.EARTH)
)
SHINING_ANGEL = monster(
    95956346,
    "シャインエンジェル",
    "Shining Angel",
    Attribute.LIGHT,
    Race.FAIRY,
    4,
    1400,
    800,
    _replaced_by(Attribute.LIGHT),
)
MYSTIC_TOMATO = monster(
    83011277, "キラー・トマト", "Mystic Tomato", Attribute.DARK, Race.PLANT, 4, 1400, 1100, _replaced_by(Attribute.DARK)
)
SANGAN = monster(
    26202165, "クリッター", "Sangan", Attribute.DARK, Race.FIEND, 3, 1000, 600, _fetches(atk(at_most=1500))
).worded_until(2013, _fetched(atk(at_most=1500)))  # the limits came when it was allowed again
WITCH_OF_THE_BLACK_FOREST = monster(
    78010363,
    "黒き森のウィッチ",
    "Witch of the Black Forest",
    Attribute.DARK,
    Race.SPELLCASTER,
    4,
    1100,
    1200,
    _fetches(defense(at_most=1500)),
).worded_until(2013, _fetched(defense(at_most=1500)))  # as クリッター
SINISTER_SERPENT = monster(
    8131171,
    "キラー・スネーク",
    "Sinister Serpent",
    Attribute.WATER,
    Race.REPTILE,
    1,
    300,
    250,
    trigger(
        in_phase(Phase.STANDBY, Side.YOU),
        to_hand(THIS).also(
            Later(
                Phase.END,
                banish(one((MONSTER & named("キラー・スネーク", "Sinister Serpent")).in_graveyard())),
                of=Side.OPPONENT,
            )
        ),
        limit=ONCE_PER_TURN_SHARED,
        zones=Zone.GRAVEYARD,
    ),
).worded_until(  # before it was allowed again it came back every turn, each copy of it
    2013, trigger(in_phase(Phase.STANDBY, Side.YOU), to_hand(THIS), zones=Zone.GRAVEYARD)
)
THUNDER_DRAGON = monster(
    31786629,
    "サンダー・ドラゴン",
    "Thunder Dragon",
    Attribute.LIGHT,
    Race.THUNDER,
    5,
    1600,
    1500,
    ignition(
        to_hand(up_to(2, (MONSTER & named("サンダー・ドラゴン", "Thunder Dragon")).in_deck())),
        cost=Discard(THIS),
        zones=Zone.HAND,
    ),
)
APPRENTICE_MAGICIAN = monster(
    9156135,
    "見習い魔術師",
    "Apprentice Magician",
    Attribute.DARK,
    Race.SPELLCASTER,
    2,
    400,
    800,
    trigger(
        summoned(),
        PlaceCounters("魔力カウンター", 1, TARGET),
        mandatory=True,
        targets=one((FACE_UP & MayHoldCounter("魔力カウンター")).on_field()),
    ),
    trigger(
        When(EventKind.DESTROYED, IS_THIS, because=Because.BATTLE),
        special_summon(one((race(Race.SPELLCASTER) & level(at_most=2)).in_deck()), Position.FACE_DOWN_DEFENSE),
        timing=WHEN,
    ),
)

# Rulers of the field

JINZO = monster(
    77585513,
    "人造人間－サイコ・ショッカー",
    "Jinzo",
    Attribute.DARK,
    Race.MACHINE,
    6,
    2400,
    1500,
    continuous(
        player_cannot(Action.ACTIVATE, Side.EITHER, unless=~TRAP, zones=Zone.FIELD),
        player_cannot(Action.ACTIVATE_EFFECT, Side.EITHER, unless=~TRAP, zones=Zone.FIELD),
        negated(TRAP.on_field()),
    ),
)
BREAKER_THE_MAGICAL_WARRIOR = monster(
    71413901,
    "魔導戦士 ブレイカー",
    "Breaker the Magical Warrior",
    Attribute.DARK,
    Race.SPELLCASTER,
    4,
    1600,
    1000,
    trigger(normal_summoned(), PlaceCounters("魔力カウンター", 1), mandatory=True),
    continuous(
        HoldsCounters("魔力カウンター", 1), gains(Stat.ATK, times(CounterCount("魔力カウンター", THIS), 300), to=THIS)
    ),
    ignition(destroy(TARGET), cost=RemoveCounters("魔力カウンター", 1), targets=one(SPELL_OR_TRAP.on_field())),
)
TRIBE_INFECTING_VIRUS = monster(
    33184167,
    "同族感染ウィルス",
    "Tribe-Infecting Virus",
    Attribute.WATER,
    Race.AQUA,
    4,
    1600,
    1000,
    ignition(destroy(every((MONSTER & FACE_UP & IsDeclared()).on_field())), cost=discard(1).also(Declare(Domain.RACE))),
)
EXILED_FORCE = monster(
    74131780,
    "ならず者傭兵部隊",
    "Exiled Force",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    1000,
    1000,
    ignition(destroy(TARGET), cost=tribute(THIS), targets=one(MONSTER.on_field())),
)
TSUKUYOMI = monster(
    34853266,
    "月読命",
    "Tsukuyomi",
    Attribute.DARK,
    Race.SPELLCASTER,
    4,
    1100,
    1400,
    trigger(
        normal_summoned() | flipped(),
        change_position(TARGET, Position.FACE_DOWN_DEFENSE),
        mandatory=True,
        targets=one((MONSTER & FACE_UP).on_field()),
    ),
    SPIRIT_RETURN,
    types=CardType.SPIRIT,
    no_special_summon=True,
)


def _banishes(which: Filter) -> Effect:
    """It banishes a monster in a turn in which it does not attack."""
    return ignition(
        banish(TARGET),
        condition=~this_is(HasAttacked()),
        cost=apply(cannot(Action.ATTACK), to=THIS, until=Until.END_OF_TURN),
        targets=one(which.on_field()),
        limit=ONCE_PER_TURN_EITHER,
    )


LIGHT_AND_DARK_BANISHED = Procedure(
    cost=banish(one((MONSTER & LIGHT).in_graveyard())).also(banish(one((MONSTER & DARK).in_graveyard())))
)
CHAOS_SORCERER = monster(
    9596126,
    "カオス・ソーサラー",
    "Chaos Sorcerer",
    Attribute.DARK,
    Race.SPELLCASTER,
    6,
    2300,
    2000,
    _banishes(MONSTER & FACE_UP).still(face_up=True),
    types=CardType.SPECIAL,
    procedures=[LIGHT_AND_DARK_BANISHED],
    only_by=SummonKind.SPECIAL,
)
BLACK_LUSTER_SOLDIER_ENVOY = monster(
    72989439,
    "カオス・ソルジャー －開闢の使者－",
    "Black Luster Soldier - Envoy of the Beginning",
    Attribute.LIGHT,
    Race.WARRIOR,
    8,
    3000,
    2500,
    _banishes(MONSTER),
    trigger(
        destroys_by_battle(to_graveyard=False),
        AttackAgain(),
        timing=WHEN,
        condition=IsBattling(IS_THIS, MONSTER, attacking=True),
        limit=ONCE_PER_TURN_EITHER,
    ),
    types=CardType.SPECIAL,
    procedures=[LIGHT_AND_DARK_BANISHED],
    only_by=SummonKind.SPECIAL,
)

# Relinquished and its fusion

HAS_ABSORBED = Are(LINKED, CARD)
ABSORBS = ignition(
    Equip(TARGET, to=THIS, bind=True),
    condition=~HAS_ABSORBED,
    targets=one(MONSTER.on_field(Side.OPPONENT)),
    limit=ONCE_PER_TURN,
).still(theirs=True)
LIVES_ON_WHAT_IT_ABSORBED = continuous(
    becomes(Stat.ATK, original_atk_of(LINKED), to=THIS),
    becomes(Stat.DEF, StatOf(Stat.ORIGINAL_DEF, LINKED), to=THIS),
    InsteadOfDestruction(to=THIS, pay=destroy(LINKED), by_effect=False),
    condition=HAS_ABSORBED,
)
RELINQUISHED = ritual_monster(
    64631466,
    "サクリファイス",
    "Relinquished",
    Attribute.DARK,
    Race.SPELLCASTER,
    1,
    0,
    0,
    ABSORBS,
    LIVES_ON_WHAT_IT_ABSORBED,
    continuous(
        Whenever(battle_damage_to(Side.YOU), damage(DAMAGE_TAKEN)), condition=HAS_ABSORBED & IsBattling(IS_THIS)
    ),
)
BLACK_ILLUSION_RITUAL = spell(
    41426869,
    "イリュージョンの儀式",
    "Black Illusion Ritual",
    icon=CardType.RITUAL,
    resolution=RitualSummon(named("サクリファイス", "Relinquished")),
)
THOUSAND_EYES_RESTRICT = fusion(
    63519819,
    "サウザンド・アイズ・サクリファイス",
    "Thousand-Eyes Restrict",
    Attribute.DARK,
    Race.SPELLCASTER,
    1,
    0,
    0,
    FusionMaterials((named("サクリファイス", "Relinquished"), named("千眼の邪教神", "Thousand-Eyes Idol"))),
    continuous(
        cannot(Action.ATTACK, to=(MONSTER & OTHER).on_field()),
        cannot(Action.CHANGE_POSITION, to=(MONSTER & OTHER).on_field()),
    ),
    ABSORBS,
    LIVES_ON_WHAT_IT_ABSORBED,
)

# Fusion Monsters without effects

DRAGONESS_THE_WICKED_KNIGHT = fusion(
    70681994,
    "魔装騎士ドラゴネス",
    "Dragoness the Wicked Knight",
    Attribute.WIND,
    Race.WARRIOR,
    3,
    1200,
    900,
    FusionMaterials((named("アーメイル", "Armaill"), named("一眼の盾竜", "One-Eyed Shield Dragon"))),
)
MUSICIAN_KING = fusion(
    56907389,
    "音楽家の帝王",
    "Musician King",
    Attribute.LIGHT,
    Race.SPELLCASTER,
    5,
    1750,
    1500,
    FusionMaterials(
        (named("黒き森のウィッチ", "Witch of the Black Forest"), named("ハイ・プリーステス", "Lady of Faith"))
    ),
)
SANWITCH = fusion(
    53539634,
    "クリッチー",
    "Sanwitch",
    Attribute.DARK,
    Race.SPELLCASTER,
    6,
    2100,
    1800,
    FusionMaterials((named("クリッター", "Sangan"), named("黒き森のウィッチ", "Witch of the Black Forest"))),
)
ROARING_OCEAN_SNAKE = fusion(
    19066538,
    "轟きの大海蛇",
    "Roaring Ocean Snake",
    Attribute.WATER,
    Race.AQUA,
    6,
    2100,
    1800,
    FusionMaterials((named("魔法のランプ", "Mystic Lamp"), named("ひょうすべ", "Hyosube"))),
)
TWIN_HEADED_THUNDER_DRAGON = fusion(
    54752875,
    "双頭の雷龍",
    "Twin-Headed Thunder Dragon",
    Attribute.LIGHT,
    Race.THUNDER,
    7,
    2800,
    2100,
    FusionMaterials((named("サンダー・ドラゴン", "Thunder Dragon"),) * 2),
).read_as("そうとうのサンダー・ドラゴン")
BLACK_SKULL_DRAGON = fusion(
    11901678,
    "ブラック・デーモンズ・ドラゴン",
    "Black Skull Dragon",
    Attribute.DARK,
    Race.DRAGON,
    9,
    3200,
    2500,
    FusionMaterials((named("デーモンの召喚", "Summoned Skull"), named("真紅眼の黒竜", "Red-Eyes Black Dragon"))),
)
BLUE_EYES_ULTIMATE_DRAGON = fusion(
    23995346,
    "青眼の究極竜",
    "Blue-Eyes Ultimate Dragon",
    Attribute.LIGHT,
    Race.DRAGON,
    12,
    4500,
    3800,
    FusionMaterials((named("青眼の白龍", "Blue-Eyes White Dragon"),) * 3),
).read_as("ブルーアイズ・アルティメットドラゴン")

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
    GIANT_RAT,
    SHINING_ANGEL,
    MYSTIC_TOMATO,
    SANGAN,
    WITCH_OF_THE_BLACK_FOREST,
    SINISTER_SERPENT,
    THUNDER_DRAGON,
    APPRENTICE_MAGICIAN,
    JINZO,
    BREAKER_THE_MAGICAL_WARRIOR,
    TRIBE_INFECTING_VIRUS,
    EXILED_FORCE,
    TSUKUYOMI,
    CHAOS_SORCERER,
    BLACK_LUSTER_SOLDIER_ENVOY,
    RELINQUISHED,
    BLACK_ILLUSION_RITUAL,
    THOUSAND_EYES_RESTRICT,
    DRAGONESS_THE_WICKED_KNIGHT,
    MUSICIAN_KING,
    SANWITCH,
    ROARING_OCEAN_SNAKE,
    TWIN_HEADED_THUNDER_DRAGON,
    BLACK_SKULL_DRAGON,
    BLUE_EYES_ULTIMATE_DRAGON,
)
