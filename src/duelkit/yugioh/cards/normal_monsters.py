"""Normal Monsters (通常モンスター) of the staples, Normal Pendulum Monsters too, and Harpie Lady."""

from duelkit.yugioh.language import (
    FACE_UP,
    IS_THIS,
    NORMAL_MONSTER,
    SPELL_OR_TRAP,
    TARGET,
    Attribute,
    HasActivated,
    Permission,
    Phase,
    Race,
    Side,
    Stat,
    continuous,
    destroy,
    gains,
    in_phase,
    may,
    monster,
    one,
    trigger,
)

BATTLE_OX = monster(5053103, "ミノタウルス", "Battle Ox", Attribute.EARTH, Race.BEAST_WARRIOR, 4, 1700, 1000)
CURSE_OF_DRAGON = monster(
    28279543, "カース・オブ・ドラゴン", "Curse of Dragon", Attribute.DARK, Race.DRAGON, 5, 2000, 1500
)
DARK_MAGICIAN = monster(
    46986414, "ブラック・マジシャン", "Dark Magician", Attribute.DARK, Race.SPELLCASTER, 7, 2500, 2100
)
ELEMENTAL_HERO_AVIAN = monster(
    21844576, "Ｅ・ＨＥＲＯ フェザーマン", "Elemental HERO Avian", Attribute.WIND, Race.WARRIOR, 3, 1000, 1000
)
ELEMENTAL_HERO_BURSTINATRIX = monster(
    58932615, "Ｅ・ＨＥＲＯ バーストレディ", "Elemental HERO Burstinatrix", Attribute.FIRE, Race.WARRIOR, 3, 1200, 800
)
ELEMENTAL_HERO_SPARKMAN = monster(
    20721928, "Ｅ・ＨＥＲＯ スパークマン", "Elemental HERO Sparkman", Attribute.LIGHT, Race.WARRIOR, 4, 1600, 1400
)
GAIA_THE_FIERCE_KNIGHT = monster(
    6368038, "暗黒騎士ガイア", "Gaia The Fierce Knight", Attribute.EARTH, Race.WARRIOR, 7, 2300, 2100
)
GIANT_SOLDIER_OF_STONE = monster(
    13039848, "岩石の巨兵", "Giant Soldier of Stone", Attribute.EARTH, Race.ROCK, 3, 1300, 2000
)
HARPIE_LADY = monster(76812113, "ハーピィ・レディ", "Harpie Lady", Attribute.WIND, Race.WINGED_BEAST, 4, 1300, 1400)
LABYRINTH_WALL = monster(
    67284908, "迷宮壁－ラビリンス・ウォール－", "Labyrinth Wall", Attribute.EARTH, Race.ROCK, 5, 0, 3000
)
LEFT_ARM_OF_THE_FORBIDDEN_ONE = monster(
    7902349, "封印されし者の左腕", "Left Arm of the Forbidden One", Attribute.DARK, Race.SPELLCASTER, 1, 200, 300
)
LEFT_LEG_OF_THE_FORBIDDEN_ONE = monster(
    44519536, "封印されし者の左足", "Left Leg of the Forbidden One", Attribute.DARK, Race.SPELLCASTER, 1, 200, 300
)
MECHANICALCHASER = monster(7359741, "メカ・ハンター", "Mechanicalchaser", Attribute.DARK, Race.MACHINE, 4, 1850, 800)
PETIT_MOTH = monster(58192742, "プチモス", "Petit Moth", Attribute.EARTH, Race.INSECT, 1, 300, 200)
RIGHT_ARM_OF_THE_FORBIDDEN_ONE = monster(
    70903634, "封印されし者の右腕", "Right Arm of the Forbidden One", Attribute.DARK, Race.SPELLCASTER, 1, 200, 300
)
RIGHT_LEG_OF_THE_FORBIDDEN_ONE = monster(
    8124921, "封印されし者の右足", "Right Leg of the Forbidden One", Attribute.DARK, Race.SPELLCASTER, 1, 200, 300
)
SHINING_ABYSS = monster(87303357, "シャイン・アビス", "Shining Abyss", Attribute.LIGHT, Race.FAIRY, 4, 1600, 1800)
X_HEAD_CANNON = monster(62651957, "Ｘ－ヘッド・キャノン", "X-Head Cannon", Attribute.LIGHT, Race.MACHINE, 4, 1800, 1500)

DRAGON_HORN_HUNTER = monster(
    21970285,
    "竜角の狩猟者",
    "Dragon Horn Hunter",
    Attribute.DARK,
    Race.WARRIOR,
    6,
    2300,
    1000,
    continuous(
        gains(Stat.ATK, 200, to=(NORMAL_MONSTER & FACE_UP).on_field()),
        may(Permission.NO_BATTLE_DAMAGE, to=(NORMAL_MONSTER & FACE_UP).on_field(Side.YOU)),
    ).on_pendulum(),
    scale=3,
)
FLASH_KNIGHT = monster(17390179, "閃光の騎士", "Flash Knight", Attribute.LIGHT, Race.WARRIOR, 4, 1800, 600, scale=7)
FOUCAULTS_CANNON = monster(
    43785278,
    "フーコーの魔砲石",
    "Foucault's Cannon",
    Attribute.DARK,
    Race.SPELLCASTER,
    5,
    2200,
    1200,
    trigger(
        in_phase(Phase.END),
        condition=HasActivated(IS_THIS, card=True),
        targets=one((SPELL_OR_TRAP & FACE_UP).on_field()),
        resolution=destroy(TARGET),
    ).on_pendulum(),
    scale=2,
)
MANDRAGON = monster(19474136, "マンドラゴン", "Mandragon", Attribute.EARTH, Race.PLANT, 5, 2500, 1000, scale=2)

CARDS = (
    BATTLE_OX,
    CURSE_OF_DRAGON,
    DARK_MAGICIAN,
    ELEMENTAL_HERO_AVIAN,
    ELEMENTAL_HERO_BURSTINATRIX,
    ELEMENTAL_HERO_SPARKMAN,
    GAIA_THE_FIERCE_KNIGHT,
    GIANT_SOLDIER_OF_STONE,
    HARPIE_LADY,
    LABYRINTH_WALL,
    LEFT_ARM_OF_THE_FORBIDDEN_ONE,
    LEFT_LEG_OF_THE_FORBIDDEN_ONE,
    MECHANICALCHASER,
    PETIT_MOTH,
    RIGHT_ARM_OF_THE_FORBIDDEN_ONE,
    RIGHT_LEG_OF_THE_FORBIDDEN_ONE,
    SHINING_ABYSS,
    X_HEAD_CANNON,
    DRAGON_HORN_HUNTER,
    FLASH_KNIGHT,
    FOUCAULTS_CANNON,
    MANDRAGON,
)
