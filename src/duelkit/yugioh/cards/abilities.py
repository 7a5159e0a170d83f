"""Gemini (デュアル), Spirit (スピリット), Toon (トゥーン) and Union (ユニオン) Monsters of the staples."""

from __future__ import annotations

from duelkit.yugioh.cards.shared import SPIRIT_RETURN
from duelkit.yugioh.language import (
    CARD,
    EACH,
    EQUIP_CARD,
    EQUIPPED,
    FACE_UP,
    GEMINI_MONSTER,
    IS_EQUIPPED,
    IS_THIS,
    LINKED,
    MONSTER,
    ONCE_PER_TURN,
    ONCE_PER_TURN_EITHER,
    SUMMONABLE,
    TARGET,
    THEM,
    THIS,
    TOON_MONSTER,
    Action,
    AttackCost,
    Attribute,
    CardType,
    Discard,
    Effect,
    Equip,
    EquippedByItself,
    EventKind,
    Filter,
    GainEffects,
    InsteadOfDestruction,
    IsEquipped,
    Later,
    OfType,
    Permission,
    Phase,
    Position,
    Procedure,
    Race,
    Side,
    SpecialSummon,
    Stat,
    SummonKind,
    Those,
    WasSummoned,
    When,
    Whenever,
    Zone,
    battle_damage_to,
    cannot,
    continuous,
    destroy,
    every,
    exactly,
    gains,
    ignition,
    leaves_field,
    level,
    may,
    monster,
    named,
    no,
    one,
    opponent_controls,
    race,
    send,
    special_summon,
    this_is,
    tribute,
    trigger,
    you_control,
)

# Gemini Monsters: their effects apply once they have been Normal Summoned again (MR3-GEM).

BLAZEWING_BUTTERFLY = monster(
    16984449,
    "炎妖蝶ウィルプス",
    "Blazewing Butterfly",
    Attribute.FIRE,
    Race.INSECT,
    4,
    1500,
    1500,
    ignition(
        cost=tribute(THIS),
        targets=one((GEMINI_MONSTER & ~named("炎妖蝶ウィルプス", "Blazewing Butterfly") & SUMMONABLE).in_graveyard()),
        resolution=special_summon(TARGET).and_if_you_do(GainEffects(THEM)),
    ),
    types=CardType.GEMINI,
)
EVOCATOR_CHEVALIER = monster(
    96872283,
    "エヴォルテクター シュバリエ",
    "Evocator Chevalier",
    Attribute.FIRE,
    Race.WARRIOR,
    4,
    1900,
    900,
    ignition(
        cost=send(one((EQUIP_CARD & FACE_UP).on_field(Side.YOU))),
        targets=one(CARD.on_field(Side.OPPONENT)),
        resolution=destroy(TARGET),
    ).still(theirs=True),
    types=CardType.GEMINI,
)
GEMINI_SOLDIER = monster(
    68366996,
    "デュアル・ソルジャー",
    "Gemini Soldier",
    Attribute.WIND,
    Race.WARRIOR,
    2,
    500,
    300,
    continuous(InsteadOfDestruction(THIS, by_effect=False, once_per_turn=True)),
    trigger(
        When(EventKind.BATTLED, IS_THIS),
        special_summon(
            one((GEMINI_MONSTER & level(at_most=4) & ~named("デュアル・ソルジャー", "Gemini Soldier")).in_deck())
        ),
    ),
    types=CardType.GEMINI,
)
GIGAPLANT = monster(
    53257892,
    "ギガプラント",
    "Gigaplant",
    Attribute.EARTH,
    Race.PLANT,
    6,
    2400,
    1200,
    ignition(
        special_summon(one(race(Race.INSECT | Race.PLANT).in_zones(Zone.HAND | Zone.GRAVEYARD))), limit=ONCE_PER_TURN
    ),
    types=CardType.GEMINI,
)
IL_BLUD = monster(
    70595331,
    "地獄の門番イル・ブラッド",
    "Il Blud",
    Attribute.DARK,
    Race.ZOMBIE,
    6,
    2100,
    800,
    ignition(
        SpecialSummon(
            one(race(Race.ZOMBIE).in_zones(Zone.HAND | Zone.GRAVEYARD) | race(Race.ZOMBIE).in_graveyard(Side.OPPONENT)),
            bind=True,
        ),
        limit=ONCE_PER_TURN,
    ),
    continuous(Whenever(leaves_field(), destroy(Those(LINKED, race(Race.ZOMBIE))))),
    types=CardType.GEMINI,
)

# Spirit Monsters return to the hand in the end phase of the turn they were summoned or flipped (MR3-SPI).

HINO_KAGU_TSUCHI = monster(
    75745607,
    "火之迦具土",
    "Hino-Kagu-Tsuchi",
    Attribute.FIRE,
    Race.PYRO,
    8,
    2800,
    2900,
    SPIRIT_RETURN,
    trigger(
        battle_damage_to(Side.OPPONENT, by_card=IS_THIS),
        mandatory=True,
        resolution=Later(Phase.DRAW, Discard(every(CARD.in_hand(Side.OPPONENT))), next_turn=True),
    ),
    types=CardType.SPIRIT,
    no_special_summon=True,
)

# Toon Monsters live on Toon World (MR3-TOON).

TOON_WORLD_FACE_UP = named("トゥーン・ワールド", "Toon World") & FACE_UP
TOON_EFFECTS = (
    continuous(cannot(Action.ATTACK, to=THIS), condition=this_is(WasSummoned(SummonKind.SPECIAL, this_turn=True))),
    continuous(AttackCost(500)),
    continuous(
        may(Permission.ATTACK_DIRECTLY, to=THIS), condition=no((TOON_MONSTER & FACE_UP).on_field(Side.OPPONENT))
    ),
    continuous(
        cannot(Action.ATTACK_DIRECTLY, to=THIS),
        cannot(Action.ATTACK_MONSTER, to=THIS, unless=TOON_MONSTER & FACE_UP),
        condition=opponent_controls(TOON_MONSTER & FACE_UP),
    ),
    continuous(
        Whenever(
            When(EventKind.DESTROYED, named("トゥーン・ワールド", "Toon World"), origin=Zone.FIELD, face_up=True),
            destroy(THIS),
        )
    ),
)

MANGA_RYU_RAN = monster(
    38369349,
    "トゥーン・ドラゴン・エッガー",
    "Manga Ryu-Ran",
    Attribute.FIRE,
    Race.DRAGON,
    7,
    2200,
    2600,
    *TOON_EFFECTS,
    types=CardType.TOON | CardType.SPECIAL,
    procedures=(
        Procedure(condition=you_control(TOON_WORLD_FACE_UP), cost=tribute(exactly(2, MONSTER.on_field(Side.YOU)))),
    ),
    only_by=SummonKind.SPECIAL,
)
TOON_MERMAID = monster(
    65458948,
    "トゥーン・マーメイド",
    "Toon Mermaid",
    Attribute.WATER,
    Race.AQUA,
    4,
    1400,
    1500,
    *TOON_EFFECTS,
    types=CardType.TOON | CardType.SPECIAL,
    procedures=(Procedure(condition=you_control(TOON_WORLD_FACE_UP)),),
    only_by=SummonKind.SPECIAL,
)


# Union Monsters become Equip Spells of a monster and come back (MR3-UNI).


def union(host: Filter, points: int, old: bool = False) -> tuple[Effect, ...]:
    """The effects of a Union Monster for ``host`` that gives ``points`` of ATK and DEF.

    It comes back even if the effect of another card has equipped it (faq 19477).

    ``old``: as it was, one union for a monster, strengthening it and back, in attack position, only where equipped by
    its own effect (EX04-EQP-10), replacing its destruction by battle only.
    """
    bearer = MONSTER & host & FACE_UP
    return (
        ignition(
            targets=one((bearer & ~IsEquipped(OfType(CardType.UNION)) if old else bearer).on_field(Side.YOU)),
            resolution=Equip(THIS, TARGET, (InsteadOfDestruction(EACH, pay=destroy(THIS), by_effect=not old),)),
            limit=ONCE_PER_TURN_EITHER,
        ),
        ignition(
            special_summon(THIS, Position.FACE_UP_ATTACK if old else Position.FACE_UP),
            condition=EquippedByItself() if old else IS_EQUIPPED,
            limit=ONCE_PER_TURN_EITHER,
            zones=Zone.SPELL_TRAP_ZONE,
        ),
        continuous(
            gains(Stat.ATK, points, to=EQUIPPED),
            gains(Stat.DEF, points, to=EQUIPPED),
            condition=EquippedByItself() if old else None,
            zones=Zone.SPELL_TRAP_ZONE,
        ),
    )


X_HEAD = named("Ｘ－ヘッド・キャノン", "X-Head Cannon")
X_OR_Y_HEAD = X_HEAD | named("Ｙ－ドラゴン・ヘッド", "Y-Dragon Head")
Y_DRAGON_HEAD = monster(
    65622692,
    "Ｙ－ドラゴン・ヘッド",
    "Y-Dragon Head",
    Attribute.LIGHT,
    Race.MACHINE,
    4,
    1500,
    1600,
    *union(X_HEAD, 400),
    types=CardType.UNION,
).worded_until(2009, *union(X_HEAD, 400, old=True))
Z_METAL_TANK = monster(
    64500000,
    "Ｚ－メタル・キャタピラー",
    "Z-Metal Tank",
    Attribute.LIGHT,
    Race.MACHINE,
    4,
    1500,
    1300,
    *union(X_OR_Y_HEAD, 600),
    types=CardType.UNION,
).worded_until(2009, *union(X_OR_Y_HEAD, 600, old=True))
