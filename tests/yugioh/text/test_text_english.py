"""English card text: condition: cost, target; resolution."""

from __future__ import annotations

import pytest

from duelkit.yugioh.cards import library
from duelkit.yugioh.language import (
    ATTACK_POSITION,
    CARD,
    FACE_UP,
    MONSTER,
    ONCE_PER_TURN,
    ONCE_PER_TURN_BY_NAME,
    ONCE_PER_TURN_SHARED,
    OTHER,
    SPELL_OR_TRAP,
    TARGET,
    THIS,
    TRAP,
    WHEN,
    Action,
    Attribute,
    CardType,
    If,
    Race,
    Side,
    Stat,
    Until,
    YouMay,
    Zone,
    activated,
    apply,
    atk,
    attack_declared,
    attribute,
    cannot,
    continuous,
    damage,
    destroy,
    destroyed_by_battle,
    discard,
    draw,
    every,
    exactly,
    flip,
    gains,
    ignition,
    level,
    monster,
    named,
    negate_and_destroy,
    normal_summoned,
    one,
    pay,
    quick,
    race,
    series,
    special_summon,
    spell,
    this_is,
    times,
    to_hand,
    trap,
    trigger,
    up_to,
    you_control,
)
from duelkit.yugioh.language.amounts import count
from duelkit.yugioh.language.card import Effect
from duelkit.yugioh.text import render, summary, type_line
from duelkit.yugioh.text.grammar.en.terms import listed, written


def text_of(*effects: Effect) -> str:
    card = monster(1, "例", "Example", Attribute.LIGHT, Race.WARRIOR, 4, 1000, 1000, *effects)
    return render(card, "en")


def test_lists_and_sentences() -> None:
    assert listed(["a", "b"]) == "a or b" and listed(["a", "b", "c"], "and") == "a, b, and c"
    assert written(["draw 1 card", "● gain 500 LP"]) == "Draw 1 card.\n● Gain 500 LP."


def test_target_cost_and_resolution() -> None:
    effect = ignition(destroy(TARGET), cost=discard(1), targets=one(MONSTER.on_field(Side.OPPONENT)))
    assert text_of(effect) == "You can discard 1 card, then target 1 monster your opponent controls; destroy it."


def test_when_if_and_mandatory() -> None:
    assert text_of(trigger(normal_summoned(), draw(1), timing=WHEN)) == (
        "When this card is Normal Summoned: You can draw 1 card."
    )
    assert text_of(trigger(normal_summoned(), draw(1))) == "If this card is Normal Summoned: You can draw 1 card."
    assert (
        text_of(trigger(normal_summoned(), draw(1), mandatory=True)) == "If this card is Normal Summoned: Draw 1 card."
    )
    assert text_of(flip(draw(1))) == "FLIP: Draw 1 card."


def test_limits_stand_last() -> None:
    assert text_of(ignition(draw(1), limit=ONCE_PER_TURN)) == "Once per turn: You can draw 1 card."
    assert text_of(ignition(draw(1), limit=ONCE_PER_TURN_BY_NAME)).endswith(
        'You can only use this effect of "Example" once per turn.'
    )
    both = ignition(draw(1), limit=ONCE_PER_TURN_SHARED), ignition(draw(2), limit=ONCE_PER_TURN_SHARED)
    assert text_of(*both).endswith('You can only use 1 "Example" effect per turn, and only once that turn.')


def test_quick_effect_mark() -> None:
    assert text_of(quick(draw(1), cost=discard(1))) == "(Quick Effect): You can discard 1 card; draw 1 card."
    grave = quick(draw(1), cost=discard(1), zones=Zone.GRAVEYARD)
    assert text_of(grave) == "If this card is in your GY (Quick Effect): You can discard 1 card; draw 1 card."


@pytest.mark.parametrize(
    ("targets", "said"),
    [
        (exactly(2, MONSTER.on_field()), "target 2 monsters on the field; destroy them"),
        (up_to(2, CARD.on_field(Side.OPPONENT)), "target up to 2 cards your opponent controls; destroy them"),
        (one(SPELL_OR_TRAP.on_field()), "target 1 Spell/Trap on the field; destroy it"),
        (
            one((FACE_UP & OTHER & series("Ｘ", "X") & level(at_most=4)).on_field(Side.YOU)),
            'target 1 other face-up Level 4 or lower "X" monster you control; destroy it',
        ),
        (
            one((attribute(Attribute.DARK) & race(Race.DRAGON) & atk(at_least=1500)).in_graveyard()),
            "target 1 DARK Dragon monster with 1500 or more ATK in your GY; destroy it",
        ),
    ],
)
def test_targets(targets: object, said: str) -> None:
    assert text_of(ignition(destroy(TARGET), targets=targets)) == f"You can {said}."  # type: ignore[arg-type]


def test_exceptions_stand_at_the_end() -> None:
    search = to_hand(one((series("甲", "A") & ~named("乙", "B") & MONSTER).in_deck()))
    assert text_of(ignition(search)) == 'You can add 1 "A" monster from your Deck to your hand, except "B".'


def test_joints() -> None:
    shoot = destroy(every(ATTACK_POSITION.on_field(Side.OPPONENT)))
    card = trap(1, "例", "Example", when=attack_declared(by=Side.OPPONENT), resolution=shoot.then(YouMay(draw(1))))
    assert render(card, "en") == (
        "When an opponent's monster declares an attack: Destroy all Attack Position monsters your opponent controls,"
        " then you can draw 1 card."
    )
    assert render(spell(1, "例", "E", resolution=draw(1).and_if_you_do(damage(500))), "en") == (
        "Draw 1 card, and if you do, inflict 500 damage to your opponent."
    )
    assert render(spell(1, "例", "E", resolution=draw(1).also(damage(500))), "en") == (
        "Draw 1 card, also inflict 500 damage to your opponent."
    )


def test_negation() -> None:
    card = trap(
        1,
        "例",
        "Example",
        icon=CardType.COUNTER,
        when=activated(TRAP, card=True),
        cost=pay(1000),
        resolution=negate_and_destroy(),
    )
    assert render(card, "en") == (
        "When a Trap Card is activated: Pay 1000 LP; negate the activation, and if you do, destroy it."
    )


def test_statements_share_their_subject() -> None:
    soldiers = race(Race.WARRIOR).on_field(Side.YOU)
    rise = continuous(gains(Stat.ATK, 300, soldiers), gains(Stat.DEF, 300, soldiers))
    assert text_of(rise) == "All Warrior monsters you control gain 300 ATK/DEF."
    both = continuous(cannot(Action.BE_DESTROYED_BY_BATTLE, THIS), cannot(Action.BE_DESTROYED_BY_EFFECT, THIS))
    assert text_of(both) == "This card cannot be destroyed by battle or card effects."


def test_a_statement_is_activated_and_an_order_can_be_done() -> None:
    """You can … stands before a verb only."""
    mine = MONSTER.on_field(Side.YOU)
    kept = apply(cannot(Action.BE_DESTROYED_BY_BATTLE, mine), until=Until.END_OF_TURN)
    assert text_of(ignition(kept)) == (
        "You can activate this effect; monsters you control cannot be destroyed by battle this turn."
    )
    assert text_of(ignition(kept, cost=pay(500))) == (
        "You can pay 500 LP; monsters you control cannot be destroyed by battle this turn."
    )
    restriction = apply(cannot(Action.SPECIAL_SUMMON, None), until=Until.END_OF_TURN)
    assert text_of(ignition(draw(1).also(restriction))).startswith("You can draw 1 card, also ")
    assert text_of(ignition(apply(gains(Stat.LEVEL, 1, mine)))) == (
        "You can increase the Level of monsters you control by 1."
    )
    stronger = YouMay(apply(gains(Stat.ATK, 500, THIS)))
    assert text_of(ignition(draw(1).then(stronger))) == (
        "You can draw 1 card, then you can apply this: this card gains 500 ATK."
    )


def test_for_each_and_until() -> None:
    monsters = count(MONSTER.on_field(Side.OPPONENT))
    assert text_of(ignition(damage(times(monsters, 200)))) == (
        "You can inflict 200 damage to your opponent for each monster your opponent controls."
    )
    lasting = ignition(apply(gains(Stat.ATK, 500), to=TARGET, until=Until.END_OF_TURN), targets=one(MONSTER.on_field()))
    assert text_of(lasting) == "You can target 1 monster on the field; it gains 500 ATK until the end of this turn."


def test_conditions() -> None:
    effect = ignition(special_summon(THIS), condition=you_control(named("甲", "A")), zones=Zone.HAND)
    assert text_of(effect) == 'If you control an "A": You can Special Summon this card from your hand.'
    either = ignition(If(this_is(ATTACK_POSITION), draw(1), damage(500)))
    assert text_of(either).endswith("Otherwise, inflict 500 damage to your opponent.")


def test_events() -> None:
    assert text_of(trigger(destroyed_by_battle(), draw(1), timing=WHEN)) == (
        "When this card is destroyed by battle and sent to the GY: You can draw 1 card."
    )


def test_type_line_and_summary() -> None:
    card = monster(1, "例", "Example", Attribute.LIGHT, Race.WARRIOR, 4, 1000, -2, flip(draw(1)), types=CardType.FLIP)
    assert type_line(card, "en") == "[Warrior/Flip/Effect]"
    assert summary(card, "en").splitlines()[:3] == [
        "Example / 例",
        "[Warrior/Flip/Effect] LIGHT, Level 4, ATK 1000 / DEF ?",
        "FLIP: Draw 1 card.",
    ]


@pytest.mark.parametrize(
    "card, said",
    [
        ("Superheavy Samurai General Jade", "can attack while in face-up Defense Position, using its DEF as its ATK"),
        ("Regenesis Sage", "a monster on the field with 2500 original ATK or 2500 original DEF"),
        (
            "Gunkan Suship Ikura-class Dreadnought",
            'when a "Gunkan" monster you control that was Special Summoned from the Extra Deck inflicts battle damage',
        ),
        ("Set Rotation", "or Set Field Spells for the rest of this Duel, except them."),
        (
            "Guardian Chimera",
            "1 monster in the hand + 1 monster you control + 1 monster in the hand or you control with",
        ),
    ],
)
def test_what_is_said_of_one_thing_is_said_once(card: str, said: str) -> None:
    assert said in render(library()[card], "en")
