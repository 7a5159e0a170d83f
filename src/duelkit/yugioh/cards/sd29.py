"""Cards of the structure deck SD29 (マスター・オブ・ペンデュラム) beside the magician pendulum deck."""

from duelkit.yugioh.cards.magician_pendulum import PERFORMAPAL
from duelkit.yugioh.language import (
    CARD,
    COST_CARDS,
    FACE_UP,
    MONSTER,
    ONCE_PER_TURN,
    ONCE_PER_TURN_BY_NAME,
    ONE_ACTIVATION_PER_TURN,
    OTHER,
    PENDULUM_MONSTER,
    SPELL_OR_TRAP,
    TARGET,
    THEM,
    THIS,
    TRIGGERING,
    WHEN,
    Action,
    Apply,
    Attribute,
    Because,
    CardType,
    Compare,
    Declare,
    Destroy,
    Discard,
    Domain,
    EventKind,
    HasDone,
    IfPossible,
    InsteadOfDestruction,
    IsDeclared,
    Later,
    LookAt,
    MakeTokens,
    OnlyOne,
    Phase,
    Plus,
    Position,
    Procedure,
    Race,
    Side,
    Stat,
    StatOf,
    Those,
    TurnAction,
    Until,
    When,
    Whenever,
    Zone,
    apply,
    atk,
    attribute,
    banish,
    banished_on_leaving,
    cannot,
    continuous,
    count,
    damage,
    destroy,
    discard,
    draw,
    every,
    flip,
    ignition,
    in_phase,
    level,
    monster,
    named,
    one,
    pay,
    player_cannot,
    race,
    send,
    sent_to_graveyard,
    special_summon,
    special_summoned,
    spell,
    trap,
    tribute,
    trigger,
    you_control,
)

BESIDE_A_SPELLCASTER = Procedure(condition=you_control(race(Race.SPELLCASTER)))

MORPHING_JAR = monster(
    33508719,
    "メタモルポット",
    "Morphing Jar",
    Attribute.EARTH,
    Race.ROCK,
    2,
    700,
    600,
    flip(Discard(every(CARD.in_hand(Side.EITHER))).also_after(draw(5, Side.EITHER))),
    types=CardType.FLIP,
)


ERADICATOR_EPIDEMIC_VIRUS = trap(
    54974237,
    "闇のデッキ破壊ウイルス",
    "Eradicator Epidemic Virus",
    cost=tribute(one((MONSTER & attribute(Attribute.DARK) & atk(at_least=2500)).on_field(Side.YOU))).also(
        Declare(Domain.SPELL_OR_TRAP)
    ),
    resolution=IfPossible(LookAt(every(CARD.in_hand(Side.OPPONENT) | SPELL_OR_TRAP.on_field(Side.OPPONENT))))
    .also(destroy(every(IsDeclared().in_hand(Side.OPPONENT) | (SPELL_OR_TRAP & IsDeclared()).on_field(Side.OPPONENT))))
    .also(
        Apply(
            (
                Whenever(
                    When(EventKind.DRAWN, side=Side.OPPONENT),
                    LookAt(TRIGGERING).also(Destroy(Those(TRIGGERING, IsDeclared()))),
                ),
            ),
            until=Until.OPPONENTS_TURN_END,
            times=3,
        )
    ),
)

RE_COVER = monster(
    58695102,
    "リ・バイブル",
    "Re-Cover",
    Attribute.EARTH,
    Race.PSYCHIC,
    1,
    700,
    300,
    ignition(
        special_summon(THIS, Position.FACE_UP, banished_on_leaving()),
        condition=Compare(count(CARD.in_extra_deck(Side.OPPONENT)), Plus(count(CARD.in_extra_deck(Side.YOU)), 5)),
        cost=pay(2000),
        zones=Zone.GRAVEYARD,
        limit=ONCE_PER_TURN_BY_NAME,
    ),
    types=CardType.TUNER,
)

NEFARIOUS_ARCHFIEND_EATER = monster(
    60666820,
    "デーモン・イーター",
    "Nefarious Archfiend Eater of Nefariousness",
    Attribute.EARTH,
    Race.BEAST,
    4,
    1500,
    200,
    continuous(OnlyOne(), cannot_be_negated=True),
    trigger(
        in_phase(Phase.END, of=Side.OPPONENT),
        destroy(TARGET).and_if_you_do(special_summon(THIS)),
        targets=one((MONSTER & FACE_UP).on_field(Side.YOU)),
        zones=Zone.GRAVEYARD,
        limit=ONCE_PER_TURN,
    ),
    procedures=(BESIDE_A_SPELLCASTER,),
)


PERFORMAPAL_THUNDERHINO = monster(
    70458081,
    "ＥＭジンライノ",
    "Performapal Thunderhino",
    Attribute.LIGHT,
    Race.ROCK,
    3,
    200,
    1800,
    continuous(cannot(Action.BE_ATTACKED, to=(PERFORMAPAL & MONSTER & OTHER).on_field(Side.YOU))),
    continuous(
        InsteadOfDestruction(
            (PERFORMAPAL & ~named("ＥＭジンライノ", "Performapal Thunderhino")).on_field(Side.YOU),
            banish(THIS),
            optional=True,
        ),
        zones=Zone.GRAVEYARD,
    ),
)

SCAPEGOAT = spell(
    73915051,
    "スケープ・ゴート",
    "Scapegoat",
    icon=CardType.QUICK_PLAY,
    condition=~HasDone(TurnAction.SUMMONED),
    cost=apply(
        player_cannot(Action.NORMAL_SUMMON, Side.YOU),
        player_cannot(Action.FLIP_SUMMON, Side.YOU),
        player_cannot(Action.SPECIAL_SUMMON, Side.YOU, unless=named("羊トークン", "Sheep Token")),
        until=Until.END_OF_TURN,
    ),
    resolution=MakeTokens(
        "羊トークン",
        "Sheep Token",
        Attribute.EARTH,
        Race.BEAST,
        1,
        0,
        0,
        number=4,
        positions=Position.FACE_UP_DEFENSE,
        modifiers=(cannot(Action.BE_TRIBUTED_FOR_SUMMON),),
    ),
    limit=ONE_ACTIVATION_PER_TURN,
)

PENDULUM_RISING = spell(
    74926274,
    "ペンデュラム・アライズ",
    "Pendulum Rising",
    cost=send(one(MONSTER.on_field(Side.YOU))),
    resolution=special_summon(
        one((PENDULUM_MONSTER & level(StatOf(Stat.ORIGINAL_LEVEL, COST_CARDS))).in_deck())
    ).also_after(Later(Phase.END, destroy(THEM))),
    limit=ONE_ACTIVATION_PER_TURN,
)


FENCING_FIRE_FERRET = monster(
    97396380,
    "火舞太刀",
    "Fencing Fire Ferret",
    Attribute.FIRE,
    Race.BEAST,
    4,
    1700,
    600,
    trigger(
        sent_to_graveyard(because=Because.DESTROYED),
        destroy(TARGET).and_if_you_do(damage(500)),
        mandatory=True,
        targets=one((MONSTER & FACE_UP).on_field(Side.OPPONENT)),
    ),
)

CHAOS_HUNTER = monster(
    97940434,
    "カオスハンター",
    "Chaos Hunter",
    Attribute.DARK,
    Race.FIEND,
    7,
    2500,
    1600,
    trigger(
        special_summoned(MONSTER, side=Side.OPPONENT),
        special_summon(THIS),
        timing=WHEN,
        cost=discard(1, OTHER),
        zones=Zone.HAND,
    ),
    continuous(player_cannot(Action.BANISH, Side.OPPONENT)),
)
