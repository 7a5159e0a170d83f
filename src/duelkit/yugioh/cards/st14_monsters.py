"""The monsters of Starter Deck ST14 (2014)."""

from __future__ import annotations

from duelkit.yugioh.language import (
    CARD,
    DAMAGE_CALCULATION,
    IS_THIS,
    MONSTER,
    NORMAL_MONSTER,
    NORMAL_SPELL,
    ONCE_PER_BATTLE,
    ONCE_PER_TURN_SHARED,
    OPPOSING_BATTLER,
    QUICK_PLAY_SPELL,
    SPELL_OR_TRAP,
    TARGET,
    THEM,
    THIS,
    WHEN,
    Action,
    Attribute,
    Because,
    CardType,
    ControlledBy,
    CountOf,
    Draw,
    Effect,
    EventKind,
    Filter,
    IsBattling,
    Permission,
    Position,
    Race,
    Side,
    Stat,
    Step,
    SummonKind,
    Those,
    Until,
    WasSummoned,
    When,
    Whenever,
    YouMay,
    Zone,
    activated,
    apply,
    atk,
    cannot,
    continuous,
    damage,
    destroy,
    destroys_by_battle,
    flip,
    gains,
    half,
    ignition,
    level,
    may,
    monster,
    normal_summoned,
    one,
    original_atk_of,
    pay,
    quick,
    race,
    sent_to_graveyard,
    special_summon,
    summoned,
    this_is,
    to_hand,
    tribute,
    trigger,
    up_to,
)

LUSTER_DRAGON = monster(11091375, "サファイアドラゴン", "Luster Dragon", Attribute.WIND, Race.DRAGON, 4, 1900, 1600)
DARK_BLADE = monster(11321183, "闇魔界の戦士 ダークソード", "Dark Blade", Attribute.DARK, Race.WARRIOR, 4, 1800, 1500)
MYSTICAL_ELF = monster(15025844, "ホーリー・エルフ", "Mystical Elf", Attribute.LIGHT, Race.SPELLCASTER, 4, 800, 2000)
MILLENNIUM_SHIELD = monster(32012841, "千年の盾", "Millennium Shield", Attribute.EARTH, Race.WARRIOR, 5, 0, 3000)
CHAMBERLAIN_OF_THE_SIX_SAMURAI = monster(
    44430454, "六武衆の侍従", "Chamberlain of the Six Samurai", Attribute.EARTH, Race.WARRIOR, 3, 200, 2000
)
WARRIOR_DAI_GREPHER = monster(
    75953262, "戦士ダイ・グレファー", "Warrior Dai Grepher", Attribute.EARTH, Race.WARRIOR, 4, 1700, 1600
)
WATTAILDRAGON = monster(87151205, "エレキテルドラゴン", "Wattaildragon", Attribute.LIGHT, Race.DRAGON, 6, 2500, 1000)
HUNTER_DRAGON = monster(96005454, "ハウンド・ドラゴン", "Hunter Dragon", Attribute.DARK, Race.DRAGON, 3, 1700, 100)

SMALL_NORMAL_MONSTER = NORMAL_MONSTER & level(at_most=4)
DRAGON_WARRIOR_OR_SPELLCASTER = NORMAL_MONSTER & race(Race.DRAGON | Race.WARRIOR | Race.SPELLCASTER)

WHITE_TIGER_SUMMONER = monster(
    28348939,
    "白虎の召喚士",
    "White Tiger Summoner",
    Attribute.EARTH,
    Race.SPELLCASTER,
    3,
    1000,
    1700,
    trigger(normal_summoned(), special_summon(one(SMALL_NORMAL_MONSTER.in_hand())), timing=WHEN),
    continuous(
        gains(Stat.ATK, 100, to=MONSTER.on_field(Side.YOU)), gains(Stat.DEF, 100, to=MONSTER.on_field(Side.YOU))
    ),
)
GOLDEN_DRAGON_SUMMONER = monster(
    28565527,
    "黄龍の召喚士",
    "Golden Dragon Summoner",
    Attribute.LIGHT,
    Race.SPELLCASTER,
    4,
    1000,
    1000,
    ignition(
        to_hand(TARGET),
        cost=tribute(one(MONSTER.on_field(Side.YOU))),
        targets=one(MONSTER.on_field()),
        limit=ONCE_PER_TURN_SHARED,
    ),
)


def _floats_into(which: Filter) -> Effect:
    """When an opponent's attack destroys it: one such monster with 1500 or less ATK from the deck."""
    return trigger(
        When(EventKind.SENT_TO_GRAVEYARD, IS_THIS, by=Side.OPPONENT, because=Because.BATTLE | Because.DESTROYED),
        special_summon(one((which & atk(at_most=1500)).in_deck()), Position.FACE_UP_ATTACK),
        timing=WHEN,
        condition=IsBattling(IS_THIS, attacking=False),
    )


ARNIS = monster(
    29687169,
    "魔装戦士 アルニス",
    "Arnis, the Empowered Warrior",
    Attribute.FIRE,
    Race.WARRIOR,
    4,
    1700,
    1200,
    _floats_into(race(Race.SPELLCASTER)),
)
RED_SPARROW_SUMMONER = monster(
    81354330,
    "朱雀の召喚士",
    "Red Sparrow Summoner",
    Attribute.FIRE,
    Race.SPELLCASTER,
    4,
    1600,
    1300,
    _floats_into(race(Race.WARRIOR)),
)
ODD_EYES_DRAGON = monster(
    53025096,
    "オッドアイズ・ドラゴン",
    "Odd-Eyes Dragon",
    Attribute.DARK,
    Race.DRAGON,
    7,
    2500,
    2000,
    trigger(destroys_by_battle(), damage(half(original_atk_of(OPPOSING_BATTLER))), mandatory=True),
)
GREEN_TURTLE_SUMMONER = monster(
    54747648,
    "玄武の召喚士",
    "Green Turtle Summoner",
    Attribute.WATER,
    Race.SPELLCASTER,
    3,
    400,
    1500,
    flip(destroy(TARGET), targets=one(MONSTER.on_field(Side.OPPONENT))),
    types=CardType.FLIP,
)
BLUE_DRAGON_SUMMONER = monster(
    55969226,
    "青竜の召喚士",
    "Blue Dragon Summoner",
    Attribute.WIND,
    Race.SPELLCASTER,
    4,
    1500,
    600,
    trigger(sent_to_graveyard(origin=Zone.FIELD), to_hand(one(DRAGON_WARRIOR_OR_SPELLCASTER.in_deck()))),
)
TERRATIGER = monster(
    56681873,
    "魔装戦士 テライガー",
    "Terratiger, the Empowered Warrior",
    Attribute.EARTH,
    Race.WARRIOR,
    4,
    1800,
    1200,
    trigger(
        normal_summoned(), special_summon(one(SMALL_NORMAL_MONSTER.in_hand()), Position.FACE_UP_DEFENSE), timing=WHEN
    ),
)
AETHER = monster(
    56804361,
    "魔装聖龍 イーサルウェポン",
    "Aether, the Empowering Dragon",
    Attribute.LIGHT,
    Race.DRAGON,
    6,
    2300,
    1600,
    trigger(
        summoned(kinds=SummonKind.PENDULUM),
        to_hand(TARGET),
        targets=one(CARD.on_field()),
        timing=WHEN,
        limit=ONCE_PER_TURN_SHARED,
    ),
)
KURAZ = monster(
    57666212,
    "光帝クライス",
    "Kuraz the Light Monarch",
    Attribute.LIGHT,
    Race.WARRIOR,
    6,
    2400,
    1000,
    trigger(
        summoned(kinds=SummonKind.NORMAL | SummonKind.SPECIAL),
        destroy(TARGET).and_if_you_do(
            YouMay(Draw(CountOf(Those(THEM, ControlledBy(Side.YOU))))).also(
                YouMay(Draw(CountOf(Those(THEM, ControlledBy(Side.OPPONENT))), Side.OPPONENT), Side.OPPONENT)
            )
        ),
        targets=up_to(2, CARD.on_field()),
        timing=WHEN,
    ),
    continuous(
        cannot(Action.ATTACK, to=THIS),
        condition=this_is(WasSummoned(SummonKind.NORMAL | SummonKind.SPECIAL, this_turn=True)),
    ),
)
INJECTION_FAIRY_LILY = monster(
    79575620,
    "お注射天使リリー",
    "Injection Fairy Lily",
    Attribute.EARTH,
    Race.SPELLCASTER,
    3,
    400,
    1500,
    quick(
        apply(gains(Stat.ATK, 3000), to=THIS, until=Until.DAMAGE_CALCULATION),
        condition=DAMAGE_CALCULATION & IsBattling(IS_THIS),
        cost=pay(2000),
        limit=ONCE_PER_BATTLE,
        steps=Step.CALCULATION,
    ),
)
DES_VOLSTGALPH = monster(
    81059524,
    "デス・ヴォルストガルフ",
    "Des Volstgalph",
    Attribute.EARTH,
    Race.DRAGON,
    6,
    2200,
    1700,
    trigger(destroys_by_battle(), damage(500), mandatory=True),
    continuous(
        Whenever(
            activated(NORMAL_SPELL | QUICK_PLAY_SPELL, card=True),
            apply(gains(Stat.ATK, 200), to=THIS, until=Until.END_OF_TURN),
        )
    ),
)
HYDROTORTOISE = monster(
    82176812,
    "魔装戦士 ハイドロータス",
    "Hydrotortoise, the Empowered Warrior",
    Attribute.WATER,
    Race.WARRIOR,
    3,
    1400,
    900,
    flip(destroy(TARGET), targets=one(SPELL_OR_TRAP.on_field(Side.OPPONENT))),
    types=CardType.FLIP,
)
VENTDRA = monster(
    93298460,
    "魔装戦士 ヴァンドラ",
    "Ventdra, the Empowered Warrior",
    Attribute.WIND,
    Race.WARRIOR,
    5,
    2000,
    800,
    continuous(may(Permission.ATTACK_DIRECTLY, to=THIS)),
    trigger(
        sent_to_graveyard(origin=Zone.FIELD), to_hand(TARGET), targets=one(DRAGON_WARRIOR_OR_SPELLCASTER.in_graveyard())
    ),
)

CARDS = (
    LUSTER_DRAGON,
    DARK_BLADE,
    MYSTICAL_ELF,
    MILLENNIUM_SHIELD,
    CHAMBERLAIN_OF_THE_SIX_SAMURAI,
    WARRIOR_DAI_GREPHER,
    WATTAILDRAGON,
    HUNTER_DRAGON,
    WHITE_TIGER_SUMMONER,
    GOLDEN_DRAGON_SUMMONER,
    ARNIS,
    RED_SPARROW_SUMMONER,
    ODD_EYES_DRAGON,
    GREEN_TURTLE_SUMMONER,
    BLUE_DRAGON_SUMMONER,
    TERRATIGER,
    AETHER,
    KURAZ,
    INJECTION_FAIRY_LILY,
    DES_VOLSTGALPH,
    HYDROTORTOISE,
    VENTDRA,
)
