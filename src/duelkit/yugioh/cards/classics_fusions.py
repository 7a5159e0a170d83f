"""Fusion Monsters of the years up to 2005, Relinquished and its spell."""

from __future__ import annotations

from duelkit.yugioh.language import (
    CARD,
    DAMAGE_TAKEN,
    IS_THIS,
    LINKED,
    MONSTER,
    ONCE_PER_TURN,
    OTHER,
    TARGET,
    THIS,
    Action,
    Are,
    Attribute,
    CardType,
    Equip,
    FusionMaterials,
    InsteadOfDestruction,
    IsBattling,
    Race,
    RitualSummon,
    Side,
    Stat,
    StatOf,
    Whenever,
    battle_damage_to,
    becomes,
    cannot,
    continuous,
    damage,
    destroy,
    fusion,
    ignition,
    named,
    one,
    original_atk_of,
    ritual_monster,
    spell,
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
