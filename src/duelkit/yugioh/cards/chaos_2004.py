"""Further cards of the decks of 2004 and 2005: Fusion Monsters, and what stood around the chaos monsters."""

from __future__ import annotations

from duelkit.yugioh.cards.classics import LIGHT_AND_DARK_BANISHED
from duelkit.yugioh.language import (
    CARD,
    DAMAGE_CALCULATION,
    EFFECT_MONSTER,
    FACE_UP,
    FLIP_MONSTER,
    FUSION_MONSTER,
    IS_THIS,
    MONSTER,
    NORMAL_SPELL,
    NORMAL_TRAP,
    ONCE_PER_TURN,
    OPPOSING_BATTLER,
    OTHER,
    SPELL,
    TARGET,
    THEM,
    THIS,
    TRAP,
    WHEN,
    Action,
    AllRemain,
    Attribute,
    CardType,
    DestroyedInBattleWith,
    Discard,
    DrawnBefore,
    DrawUntil,
    DrewBefore,
    Effect,
    EventKind,
    Filter,
    FusionMaterials,
    HasActivated,
    HasBattled,
    If,
    IsAmong,
    IsBattling,
    Later,
    NegateEffect,
    Permission,
    Phase,
    Pick,
    Pool,
    Race,
    Rebuffs,
    Side,
    Stat,
    SummonKind,
    Until,
    When,
    Whenever,
    Zone,
    activated,
    apply,
    banish,
    battle_damage_to,
    cannot,
    continuous,
    count,
    damage,
    destroy,
    every,
    fusion,
    gains,
    ignition,
    in_phase,
    level,
    may,
    monster,
    named,
    negated,
    one,
    original_atk_of,
    pay,
    player_cannot,
    quick,
    random_card,
    send,
    special_summon,
    special_summoned,
    spell,
    this_is,
    times,
    to_deck,
    trigger,
    up_to,
    when_possible,
)

NEITHER_PLAYER_SUMMONS = (
    player_cannot(Action.NORMAL_SUMMON, Side.EITHER),
    player_cannot(Action.FLIP_SUMMON, Side.EITHER),
    player_cannot(Action.SPECIAL_SUMMON, Side.EITHER),
)


def _negates_for_1000(which: Filter) -> Effect:
    """It negates the effect of such a card for 1000 life points, if it is still there face-up then."""
    return quick(
        If(AllRemain(THIS) & this_is(FACE_UP), NegateEffect()), when=activated(which, card=True), cost=pay(1000)
    )


# Fusion Monsters

DARK_BALTER_THE_TERRIBLE = fusion(
    80071763,
    "魔人 ダーク・バルター",
    "Dark Balter the Terrible",
    Attribute.DARK,
    Race.FIEND,
    5,
    2000,
    1200,
    FusionMaterials(
        (named("憑依するブラッド・ソウル", "Possessed Dark Soul"), named("辺境の大賢者", "Frontier Wiseman")),
        only_these=True,
    ),
    _negates_for_1000(NORMAL_SPELL),
    continuous(
        negated(Pool(EFFECT_MONSTER & DestroyedInBattleWith(THIS), Zone.MONSTER_ZONE | Zone.GRAVEYARD, Side.EITHER))
    ),
)
RYU_SENSHI = fusion(
    49868263,
    "ドラゴン・ウォリアー",
    "Ryu Senshi",
    Attribute.EARTH,
    Race.WARRIOR,
    6,
    2000,
    1200,
    FusionMaterials(
        (named("戦士ダイ・グレファー", "Warrior Dai Grepher"), named("スピリット・ドラゴン", "Spirit Ryu")),
        only_these=True,
    ),
    _negates_for_1000(NORMAL_TRAP),
    continuous(Rebuffs(SPELL)),
)
FIEND_SKULL_DRAGON = fusion(
    66235877,
    "デス・デーモン・ドラゴン",
    "Fiend Skull Dragon",
    Attribute.WIND,
    Race.DRAGON,
    5,
    2000,
    1200,
    FusionMaterials(
        (named("グランド・ドラゴン", "Cave Dragon"), named("レッサー・デーモン", "Lesser Fiend")), only_these=True
    ),
    continuous(negated(FLIP_MONSTER.in_zones(Zone.MONSTER_ZONE | Zone.GRAVEYARD, Side.EITHER))),
    continuous(Rebuffs(TRAP)),
)
THE_LAST_WARRIOR_FROM_ANOTHER_PLANET = fusion(
    86099788,
    "異星の最終戦士",
    "The Last Warrior from Another Planet",
    Attribute.EARTH,
    Race.WARRIOR,
    7,
    2350,
    2300,
    FusionMaterials((named("ダーク・ヒーロー ゾンバイア", "Zombyra the Dark"), named("魔力吸収球体", "Maryokutai"))),
    trigger(special_summoned(), destroy(every((MONSTER & OTHER).on_field(Side.YOU))), mandatory=True),
    continuous(*NEITHER_PLAYER_SUMMONS),
)
MIRAGE_KNIGHT = monster(
    49217579,
    "幻影の騎士－ミラージュ・ナイト－",
    "Mirage Knight",
    Attribute.LIGHT,
    Race.WARRIOR,
    8,
    2800,
    2000,
    continuous(
        gains(Stat.ATK, original_atk_of(OPPOSING_BATTLER), to=THIS),
        condition=DAMAGE_CALCULATION & IsBattling(IS_THIS, MONSTER),
    ),
    trigger(in_phase(Phase.END), banish(THIS), mandatory=True, condition=this_is(HasBattled())),
    types=CardType.SPECIAL,
    only_by=SummonKind.SPECIAL,
    always=True,
    brought_by=("黒炎の騎士－ブラック・フレア・ナイト－", "Dark Flare Knight"),
)
REAPER_ON_THE_NIGHTMARE = fusion(
    85684223,
    "ナイトメアを駆る死霊",
    "Reaper on the Nightmare",
    Attribute.DARK,
    Race.ZOMBIE,
    5,
    800,
    600,
    FusionMaterials((named("魂を削る死霊", "Spirit Reaper"), named("ナイトメア・ホース", "Nightmare Horse"))),
    continuous(cannot(Action.BE_DESTROYED_BY_BATTLE, to=THIS)),
    continuous(may(Permission.ATTACK_DIRECTLY, to=THIS)),
    trigger(
        battle_damage_to(Side.OPPONENT, IS_THIS),
        Discard(random_card(CARD.in_hand(Side.OPPONENT))),
        mandatory=True,
        condition=IsBattling(IS_THIS, direct=True),
    ),
    continuous(Whenever(When(EventKind.TARGETED, IS_THIS), destroy(THIS))),
)
DARK_BLADE_THE_DRAGON_KNIGHT = fusion(
    86805855,
    "闇魔界の竜騎士 ダークソード",
    "Dark Blade the Dragon Knight",
    Attribute.DARK,
    Race.WARRIOR,
    6,
    2200,
    1500,
    FusionMaterials((named("闇魔界の戦士 ダークソード", "Dark Blade"), named("漆黒の闘龍", "Pitch-Dark Dragon"))),
    trigger(
        battle_damage_to(Side.OPPONENT, IS_THIS),
        banish(TARGET),
        targets=up_to(3, MONSTER.in_graveyard(Side.OPPONENT)),
        timing=WHEN,
    ),
)

# What calls them, and what ends it all

MAGICAL_SCIENTIST = monster(
    34206604,
    "魔導サイエンティスト",
    "Magical Scientist",
    Attribute.DARK,
    Race.SPELLCASTER,
    1,
    300,
    300,
    ignition(
        special_summon(one((FUSION_MONSTER & level(at_most=6)).in_extra_deck()))
        .and_if_you_do(apply(cannot(Action.ATTACK_DIRECTLY), to=THEM))
        .also(Later(Phase.END, to_deck(THEM))),
        cost=pay(1000),
    ),
)
MIRAGE_OF_NIGHTMARE = spell(
    41482598,
    "悪夢の蜃気楼",
    "Mirage of Nightmare",
    trigger(in_phase(Phase.STANDBY, Side.OPPONENT), DrawUntil(4), mandatory=True),
    trigger(
        in_phase(Phase.STANDBY, Side.YOU),
        when_possible(Discard(Pick(CARD.in_hand(), DrawnBefore(), DrawnBefore(), at_random=True))),
        mandatory=True,
        condition=DrewBefore(),
    ),
    icon=CardType.CONTINUOUS,
)
CHAOS_EMPEROR_DRAGON = (
    monster(
        82301904,
        "混沌帝龍 －終焉の使者－",
        "Chaos Emperor Dragon - Envoy of the End",
        Attribute.DARK,
        Race.DRAGON,
        8,
        3000,
        2500,
        ignition(
            send(every(CARD.in_hand(Side.EITHER) | CARD.on_field(Side.EITHER))).then(
                damage(times(count(IsAmong(THEM).in_graveyard(Side.OPPONENT)), 300))
            ),
            condition=~HasActivated(CARD),
            cost=pay(1000).also(
                apply(
                    player_cannot(Action.ACTIVATE, Side.YOU),
                    player_cannot(Action.ACTIVATE_EFFECT, Side.YOU),
                    until=Until.END_OF_TURN,
                )
            ),
            limit=ONCE_PER_TURN,
        ),
        types=CardType.SPECIAL,
        procedures=[LIGHT_AND_DARK_BANISHED],
        only_by=SummonKind.SPECIAL,
        always=True,
    )
    .read_as("カオス・エンペラー・ドラゴン －しゅうえんのししゃ－")
    .worded_until(
        # beside other effects, as often as it could be paid, 300 for every card; it could be revived
        2014,
        ignition(
            send(every(CARD.in_hand(Side.EITHER) | CARD.on_field(Side.EITHER))).then(
                damage(times(count(IsAmong(THEM).in_graveyard(Side.EITHER)), 300))
            ),
            cost=pay(1000),
        ),
        always=False,
    )
)
