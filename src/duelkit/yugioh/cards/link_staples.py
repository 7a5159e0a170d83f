"""What decks of the link years hold whatever they play: hand traps, removal, one Link Monster for every Tuner."""

from duelkit.yugioh.language import (
    CO_LINKED,
    MONSTER,
    ONCE_PER_TURN_BY_NAME,
    SPELL_OR_TRAP,
    TARGET,
    THIS,
    TRIGGERING,
    Action,
    Activated,
    Attribute,
    CardType,
    Discard,
    EventIs,
    HeldAtActivation,
    If,
    LinkMaterials,
    Marker,
    NegateEffect,
    NegateSummon,
    Race,
    Side,
    SummonKind,
    Until,
    Whenever,
    Would,
    YouMay,
    Zone,
    activated,
    apply,
    cannot,
    continuous,
    destroy,
    discard,
    draw,
    link_monster,
    monster,
    negate_and_destroy,
    one,
    pay,
    quick,
    send,
    special_summoned,
    summoned,
    this_is,
    trap,
    trigger,
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
