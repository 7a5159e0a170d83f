"""What decks of the link years hold whatever they play: hand traps, removal, one Link Monster for every Tuner."""

from duelkit.yugioh.language import (
    CO_LINKED,
    MONSTER,
    ONCE_PER_TURN_BY_NAME,
    ONE_ACTIVATION_PER_TURN,
    OPPONENTS_TURN,
    SPELL_OR_TRAP,
    SYNCHRO_MONSTER,
    TARGET,
    THEM,
    THIS,
    TRIGGERING,
    TUNER,
    Action,
    Activated,
    Attribute,
    CardType,
    Discard,
    EventIs,
    GainLife,
    HeldAtActivation,
    If,
    InPhase,
    LinkMaterials,
    Marker,
    NegateEffect,
    NegateSummon,
    Phase,
    Position,
    Race,
    Side,
    SpecialSummon,
    SummonKind,
    Until,
    Whenever,
    Would,
    YouMay,
    Zone,
    activated,
    apply,
    banish,
    cannot,
    continuous,
    destroy,
    discard,
    draw,
    level,
    link_monster,
    monster,
    negate_and_destroy,
    one,
    pay,
    quick,
    send,
    special_summon,
    special_summoned,
    spell,
    summoned,
    this_is,
    trap,
    trigger,
    up_to,
    would_be_summoned,
)

ASH_BLOSSOM = monster(
    14558127,
    "灰流うらら",
    "Ash Blossom & Joyous Spring",
    Attribute.FIRE,
    Race.ZOMBIE,
    3,
    0,
    1800,
    quick(
        NegateEffect(),
        when=activated(would=Would.SEARCH)
        | activated(would=Would.DRAW)
        | activated(would=Would.SUMMON_FROM_DECK)
        | activated(would=Would.SEND_FROM_DECK),
        cost=Discard(THIS),
        zones=Zone.HAND,
        limit=ONCE_PER_TURN_BY_NAME,
    ),
    types=CardType.TUNER,
)

MAXX_C = monster(
    23434538,
    "増殖するＧ",
    'Maxx "C"',
    Attribute.EARTH,
    Race.INSECT,
    2,
    500,
    200,
    quick(
        apply(Whenever(special_summoned(MONSTER, side=Side.OPPONENT), draw(1)), until=Until.END_OF_TURN),
        cost=send(THIS),
        zones=Zone.HAND,
        limit=ONCE_PER_TURN_BY_NAME,
    ),
)

CRYSTRON_HALQIFIBRAX = link_monster(
    50588353,
    "水晶機巧－ハリファイバー",
    "Crystron Halqifibrax",
    Attribute.WATER,
    Race.MACHINE,
    2,
    1500,
    Marker.BOTTOM_LEFT | Marker.BOTTOM_RIGHT,
    LinkMaterials(MONSTER, 2, 2, one=TUNER),
    trigger(
        summoned(kinds=SummonKind.LINK),
        special_summon(
            one((TUNER & level(at_most=3)).in_zones(Zone.HAND | Zone.DECK)), Position.FACE_UP_DEFENSE
        ).and_if_you_do(apply(cannot(Action.ACTIVATE_EFFECT), to=THEM, until=Until.END_OF_TURN)),
        limit=ONCE_PER_TURN_BY_NAME,
    ),
    quick(
        SpecialSummon(one((SYNCHRO_MONSTER & TUNER).in_extra_deck()), as_kind=SummonKind.SYNCHRO),
        condition=OPPONENTS_TURN & InPhase((Phase.MAIN_1, Phase.BATTLE, Phase.MAIN_2)),
        cost=banish(THIS),
        limit=ONCE_PER_TURN_BY_NAME,
    ),
).read_as("クリストロン－ハリファイバー")

KNIGHTMARE_PHOENIX = link_monster(
    2857636,
    "トロイメア・フェニックス",
    "Knightmare Phoenix",
    Attribute.FIRE,
    Race.FIEND,
    2,
    1900,
    Marker.TOP | Marker.RIGHT,
    LinkMaterials(MONSTER, 2, 2, different_names=True),
    trigger(
        summoned(kinds=SummonKind.LINK),
        destroy(TARGET).then(If(HeldAtActivation(this_is(CO_LINKED)), YouMay(draw(1)))),
        cost=discard(1),
        targets=one(SPELL_OR_TRAP.on_field(Side.OPPONENT)),
        limit=ONCE_PER_TURN_BY_NAME,
    ),
    continuous(cannot(Action.BE_DESTROYED_BY_BATTLE, to=CO_LINKED.on_field(Side.YOU))),
)

FOOLISH_BURIAL_GOODS = spell(
    35726888,
    "おろかな副葬",
    "Foolish Burial Goods",
    resolution=send(one(SPELL_OR_TRAP.in_deck())),
    limit=ONE_ACTIVATION_PER_TURN,
)

TWIN_TWISTERS = spell(
    43898403,
    "ツインツイスター",
    "Twin Twisters",
    icon=CardType.QUICK_PLAY,
    cost=discard(1),
    targets=up_to(2, SPELL_OR_TRAP.on_field()),
    resolution=destroy(TARGET),
)

UPSTART_GOBLIN = spell(
    70368879, "成金ゴブリン", "Upstart Goblin", resolution=draw(1).then(GainLife(1000, Side.OPPONENT))
)

SOLEMN_WARNING = trap(
    84749824,
    "神の警告",
    "Solemn Warning",
    icon=CardType.COUNTER,
    when=Activated(SPELL_OR_TRAP, card=True, would=Would.SPECIAL_SUMMON)
    | Activated(MONSTER, card=False, would=Would.SPECIAL_SUMMON)
    | would_be_summoned(),
    cost=pay(2000),
    resolution=If(
        EventIs(would_be_summoned()), NegateSummon().and_if_you_do(destroy(TRIGGERING)), negate_and_destroy()
    ),
)

CARDS = (
    ASH_BLOSSOM,
    MAXX_C,
    CRYSTRON_HALQIFIBRAX,
    KNIGHTMARE_PHOENIX,
    FOOLISH_BURIAL_GOODS,
    TWIN_TWISTERS,
    UPSTART_GOBLIN,
    SOLEMN_WARNING,
)
