"""Cards that the rulebooks name: open decks and hands, a guess, equipped enemies, magnets, a dragon and his trap."""

from __future__ import annotations

from duelkit.yugioh.language import (
    DECLARED,
    DEFENSE_POSITION,
    EACH,
    FACE_UP,
    IS_THIS,
    MONSTER,
    NON_TUNER,
    ONCE_PER_TURN,
    ONE_ACTIVATION_PER_TURN,
    OPPONENTS_TURN,
    OTHER,
    SPELL,
    SUMMONABLE,
    TARGET,
    THEM,
    THIS,
    TUNER,
    YOUR_TURN,
    Are,
    Attribute,
    CardType,
    Declare,
    Domain,
    DrawLot,
    Equip,
    EventKind,
    Exists,
    FellTo,
    GainLife,
    GuessLowest,
    HasAttacked,
    If,
    IsAmong,
    IsBattling,
    LookAt,
    May,
    Permission,
    Phase,
    Pick,
    Position,
    Procedure,
    Race,
    Reveal,
    Side,
    Stat,
    SummonKind,
    SynchroMaterials,
    Those,
    TopOfDeck,
    Until,
    When,
    While,
    Zone,
    apply,
    banish,
    change_position,
    continuous,
    destroy,
    every,
    flip,
    flipped,
    gains,
    ignition,
    in_phase,
    monster,
    named,
    one,
    race,
    send,
    series,
    special_summon,
    spell,
    synchro,
    this_is,
    to_hand,
    trap,
    tribute,
    trigger,
)

HAND_OR_FIELD = Zone.HAND | Zone.FIELD

# What lies open

CONVULSION_OF_NATURE = spell(
    62966332,
    "天変地異",
    "Convulsion of Nature",
    continuous(May(Permission.TURN_DECK_OVER, None, Side.EITHER)),
    icon=CardType.CONTINUOUS,
)
CEREMONIAL_BELL = monster(
    20228463,
    "セレモニーベル",
    "Ceremonial Bell",
    Attribute.LIGHT,
    Race.SPELLCASTER,
    3,
    0,
    1850,
    continuous(May(Permission.REVEAL_HAND, None, Side.EITHER)),
)
THE_EYE_OF_TRUTH = trap(
    34694160,
    "真実の眼",
    "The Eye of Truth",
    continuous(May(Permission.REVEAL_HAND, None, Side.OPPONENT)),
    trigger(
        in_phase(Phase.STANDBY, Side.OPPONENT),
        If(Exists(SPELL.in_hand(Side.OPPONENT)), GainLife(1000, Side.OPPONENT)),
        mandatory=True,
        condition=Exists(SPELL.in_hand(Side.OPPONENT)),
    ),
    icon=CardType.CONTINUOUS,
)
RESPECT_PLAY = trap(
    8951260,
    "正々堂々",
    "Respect Play",
    continuous(
        While(YOUR_TURN, (May(Permission.REVEAL_HAND, None, Side.YOU),)),
        While(OPPONENTS_TURN, (May(Permission.REVEAL_HAND, None, Side.OPPONENT),)),
    ),
    icon=CardType.CONTINUOUS,
)
QUESTION = spell(38723936, "クイズ", "Question", resolution=GuessLowest(right=banish(THEM), wrong=special_summon(THEM)))

# Looks at a deck

BIG_EYE = monster(
    16768387,
    "大王目玉",
    "Big Eye",
    Attribute.DARK,
    Race.FIEND,
    4,
    1200,
    1000,
    flip(Declare(Domain.NUMBER, 1, 5).then(LookAt(TopOfDeck(DECLARED), arrange=True))),
    types=CardType.FLIP,
)
ANCIENT_TELESCOPE = spell(
    17092736,
    "古代の遠眼鏡",
    "Ancient Telescope",
    resolution=Declare(Domain.NUMBER, 1, 5).then(LookAt(TopOfDeck(DECLARED, Side.OPPONENT))),
)
SPELLBOOK_ORGANIZATION = spell(
    96677818,
    "魔導書整理",
    "Spellbook Organization",
    icon=CardType.QUICK_PLAY,
    resolution=LookAt(TopOfDeck(3), arrange=True),
)

# Monsters

SWORD_HUNTER = monster(
    51345461,
    "ソードハンター",
    "Sword Hunter",
    Attribute.EARTH,
    Race.WARRIOR,
    7,
    2450,
    1700,
    trigger(
        When(EventKind.BATTLE_PHASE_ENDS),
        Equip(every((MONSTER & FellTo(THIS)).in_graveyard(Side.EITHER)), to=THIS, modifiers=(gains(Stat.ATK, 200),)),
        mandatory=True,
    ),
)
ROYAL_KEEPER = monster(
    16509093,
    "王族親衛隊",
    "Royal Keeper",
    Attribute.EARTH,
    Race.ZOMBIE,
    4,
    1600,
    1700,
    ignition(change_position(THIS, Position.FACE_DOWN_DEFENSE), limit=ONCE_PER_TURN),
    trigger(
        flipped(), apply(gains(Stat.ATK, 300), gains(Stat.DEF, 300), to=THIS, until=Until.END_PHASE), mandatory=True
    ),
)
ALPHA = MONSTER & named("磁石の戦士α", "Alpha The Magnet Warrior")
BETA = MONSTER & named("磁石の戦士β", "Beta The Magnet Warrior")
GAMMA = MONSTER & named("磁石の戦士γ", "Gamma The Magnet Warrior")
VALKYRION_THE_MAGNA_WARRIOR = monster(
    75347539,
    "磁石の戦士マグネット・バルキリオン",
    "Valkyrion the Magna Warrior",
    Attribute.EARTH,
    Race.ROCK,
    8,
    3500,
    3850,
    ignition(
        special_summon(TARGET),
        cost=tribute(THIS),
        targets=[one((name & SUMMONABLE).in_graveyard()) for name in (ALPHA, BETA, GAMMA)],
    ),
    types=CardType.SPECIAL,
    procedures=[
        Procedure(
            cost=tribute(one(ALPHA.in_zones(HAND_OR_FIELD)))
            .also(tribute(one(BETA.in_zones(HAND_OR_FIELD))))
            .also(tribute(one(GAMMA.in_zones(HAND_OR_FIELD))))
        )
    ],
    only_by=SummonKind.SPECIAL,
)
RED_DRAGON_ARCHFIEND = synchro(
    70902743,
    "レッド・デーモンズ・ドラゴン",
    "Red Dragon Archfiend",
    Attribute.DARK,
    Race.DRAGON,
    8,
    3000,
    2000,
    SynchroMaterials(TUNER, NON_TUNER),
    trigger(
        When(EventKind.BATTLED, IS_THIS),
        destroy(every(DEFENSE_POSITION.on_field(Side.OPPONENT))),
        mandatory=True,
        condition=IsBattling(IS_THIS, DEFENSE_POSITION, attacking=True),
    ),
    trigger(
        in_phase(Phase.END, Side.YOU),
        If(this_is(FACE_UP), destroy(every((MONSTER & ~HasAttacked() & OTHER).on_field(Side.YOU)))),
        mandatory=True,
    ),
)

# The opening of heaven and earth

SOLDIER_OR_GAIA = MONSTER & (
    series("カオス・ソルジャー", "Black Luster Soldier") | series("暗黒騎士ガイア", "Gaia The Fierce Knight")
)
BEGINNING_OF_HEAVEN_AND_EARTH = trap(
    32360466,
    "天地開闢",
    "Beginning of Heaven and Earth",
    resolution=Reveal(Pick(race(Race.WARRIOR).in_deck(), 3, 3, including=SOLDIER_OR_GAIA))
    .then(DrawLot())
    .then(If(Are(EACH, SOLDIER_OR_GAIA), send(Those(THEM, ~IsAmong(EACH))).also(to_hand(EACH)), send(THEM))),
    limit=ONE_ACTIVATION_PER_TURN,
)
