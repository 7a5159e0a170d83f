"""Spell Cards (魔法カード) of the staples, with Black Luster Soldier for his ritual."""

from duelkit.yugioh.language import (
    EACH,
    EQUIPPED,
    FACE_DOWN,
    FACE_UP,
    MONSTER,
    SPELL_OR_TRAP,
    TARGET,
    THEM,
    Action,
    Attribute,
    CardType,
    Equip,
    Every,
    FusionSummon,
    GainLife,
    HasDone,
    IsAmong,
    Later,
    Permission,
    Phase,
    Position,
    Race,
    Redirected,
    RitualSummon,
    Side,
    Stat,
    TurnAction,
    Until,
    Zone,
    apply,
    atk_of,
    attribute,
    becomes,
    cannot,
    change_position,
    continuous,
    count,
    damage,
    destroy,
    discard,
    draw,
    every,
    gains,
    loses,
    may,
    named,
    one,
    pay,
    player_cannot,
    race,
    ritual_monster,
    sent_to_graveyard,
    spell,
    times,
    trigger,
)

BLACK_LUSTER_RITUAL = spell(
    55761792,
    "カオスの儀式",
    "Black Luster Ritual",
    icon=CardType.RITUAL,
    resolution=RitualSummon(named("カオス・ソルジャー", "Black Luster Soldier")),
)
BLACK_LUSTER_SOLDIER = ritual_monster(
    5405694, "カオス・ソルジャー", "Black Luster Soldier", Attribute.EARTH, Race.WARRIOR, 8, 3000, 2500
)
BLACK_PENDANT = spell(
    65169794,
    "黒いペンダント",
    "Black Pendant",
    continuous(gains(Stat.ATK, 500, to=EQUIPPED)),
    trigger(sent_to_graveyard(origin=Zone.FIELD), damage(500), mandatory=True),
    icon=CardType.EQUIP,
    targets=one((MONSTER & FACE_UP).on_field()),
    resolution=Equip(),
)
BOOK_OF_TAIYOU = spell(
    38699854,
    "太陽の書",
    "Book of Taiyou",
    targets=one((MONSTER & FACE_DOWN).on_field()),
    resolution=change_position(TARGET, Position.FACE_UP_ATTACK),
)
DARK_WORLD_DEALINGS = spell(
    74117290, "暗黒界の取引", "Dark World Dealings", resolution=draw(1, Side.EITHER).then(discard(1, side=Side.EITHER))
)
DIAN_KETO_THE_CURE_MASTER = spell(
    84257639, "治療の神 ディアン・ケト", "Dian Keto the Cure Master", resolution=GainLife(1000)
)
DIMENSIONAL_FISSURE = spell(
    81674782,
    "次元の裂け目",
    "Dimensional Fissure",
    continuous(Redirected(MONSTER, to=Zone.GRAVEYARD, instead=Zone.BANISHED)),
    icon=CardType.CONTINUOUS,
)
FORBIDDEN_DRESS = spell(
    96864811,
    "禁じられた聖衣",
    "Forbidden Dress",
    icon=CardType.QUICK_PLAY,
    targets=one((MONSTER & FACE_UP).on_field()),
    resolution=apply(
        loses(Stat.ATK, 600),
        cannot(Action.BE_DESTROYED_BY_EFFECT),
        cannot(Action.BE_TARGETED),
        to=TARGET,
        until=Until.END_OF_TURN,
    ),
)
GAIA_POWER = spell(
    56594520,
    "ガイアパワー",
    "Gaia Power",
    continuous(
        gains(Stat.ATK, 500, to=(attribute(Attribute.EARTH) & FACE_UP).on_field()),
        loses(Stat.DEF, 400, to=(attribute(Attribute.EARTH) & FACE_UP).on_field()),
    ),
    icon=CardType.FIELD,
)
HINOTAMA = spell(46130346, "ファイヤー・ボール", "Hinotama", resolution=damage(500))
LAST_DAY_OF_WITCH = spell(
    90330453, "魔女狩り", "Last Day of Witch", resolution=destroy(every((race(Race.SPELLCASTER) & FACE_UP).on_field()))
)
LEGENDARY_SWORD = spell(
    61854111,
    "伝説の剣",
    "Legendary Sword",
    continuous(gains(Stat.ATK, 300, to=EQUIPPED), gains(Stat.DEF, 300, to=EQUIPPED)),
    icon=CardType.EQUIP,
    targets=one((race(Race.WARRIOR) & FACE_UP).on_field()),
    resolution=Equip(),
)
LIMITER_REMOVAL = spell(
    23171610,
    "リミッター解除",
    "Limiter Removal",
    icon=CardType.QUICK_PLAY,
    resolution=apply(
        becomes(Stat.ATK, times(atk_of(EACH), 2)),
        to=every((race(Race.MACHINE) & FACE_UP).on_field(Side.YOU)),
        until=Until.END_OF_TURN,
    ).and_if_you_do(Later(Phase.END, destroy(Every((FACE_UP & IsAmong(THEM)).on_field())))),
)
MAGE_POWER = spell(
    83746708,
    "魔導師の力",
    "Mage Power",
    continuous(
        gains(Stat.ATK, times(count(SPELL_OR_TRAP.on_field(Side.YOU)), 500), to=EQUIPPED),
        gains(Stat.DEF, times(count(SPELL_OR_TRAP.on_field(Side.YOU)), 500), to=EQUIPPED),
    ),
    icon=CardType.EQUIP,
    targets=one((MONSTER & FACE_UP).on_field()),
    resolution=Equip(),
)
OOKAZI = spell(19523799, "昼夜の大火事", "Ookazi", resolution=damage(800))
POLYMERIZATION = spell(24094653, "融合", "Polymerization", resolution=FusionSummon())
SOGEN = spell(
    86318356,
    "草原",
    "Sogen",
    continuous(
        gains(Stat.ATK, 200, to=(race(Race.WARRIOR | Race.BEAST_WARRIOR) & FACE_UP).on_field()),
        gains(Stat.DEF, 200, to=(race(Race.WARRIOR | Race.BEAST_WARRIOR) & FACE_UP).on_field()),
    ),
    icon=CardType.FIELD,
)
SOUL_EXCHANGE = spell(
    68005187,
    "クロス・ソウル",
    "Soul Exchange",
    condition=~HasDone(TurnAction.CONDUCTED_BATTLE_PHASE),
    cost=apply(player_cannot(Action.CONDUCT_BATTLE_PHASE, Side.YOU), until=Until.END_OF_TURN),
    targets=one(MONSTER.on_field(Side.OPPONENT)),
    resolution=apply(may(Permission.MUST_BE_TRIBUTED), to=TARGET, until=Until.END_OF_TURN),
)
TOON_WORLD = spell(15259703, "トゥーン・ワールド", "Toon World", icon=CardType.CONTINUOUS, cost=pay(1000))
YAMI = spell(
    59197169,
    "闇",
    "Yami",
    continuous(
        gains(Stat.ATK, 200, to=(race(Race.FIEND | Race.SPELLCASTER) & FACE_UP).on_field()),
        gains(Stat.DEF, 200, to=(race(Race.FIEND | Race.SPELLCASTER) & FACE_UP).on_field()),
        loses(Stat.ATK, 200, to=(race(Race.FAIRY) & FACE_UP).on_field()),
        loses(Stat.DEF, 200, to=(race(Race.FAIRY) & FACE_UP).on_field()),
    ),
    icon=CardType.FIELD,
)

CARDS = (
    BLACK_LUSTER_RITUAL,
    BLACK_LUSTER_SOLDIER,
    BLACK_PENDANT,
    BOOK_OF_TAIYOU,
    DARK_WORLD_DEALINGS,
    DIAN_KETO_THE_CURE_MASTER,
    DIMENSIONAL_FISSURE,
    FORBIDDEN_DRESS,
    GAIA_POWER,
    HINOTAMA,
    LAST_DAY_OF_WITCH,
    LEGENDARY_SWORD,
    LIMITER_REMOVAL,
    MAGE_POWER,
    OOKAZI,
    POLYMERIZATION,
    SOGEN,
    SOUL_EXCHANGE,
    TOON_WORLD,
    YAMI,
)
