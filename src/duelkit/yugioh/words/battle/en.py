"""Words about battles (戦闘): their wording in English."""

from __future__ import annotations

from duelkit.yugioh.language.base import Filter, Pool
from duelkit.yugioh.language.nouns import IsAmong, IsThis
from duelkit.yugioh.language.selections import RefKind
from duelkit.yugioh.language.terms import Side
from duelkit.yugioh.text.grammar.en.clauses import about, single
from duelkit.yugioh.text.grammar.en.core import (
    CONDITIONS,
    FILTERS,
    MODIFIERS,
    VERBS,
    WHATS,
    Battle,
    Clause,
    Noun,
    Phrase,
    Scope,
    Slot,
    State,
    Trait,
    battle,
)
from duelkit.yugioh.text.grammar.en.nouns import noun_of
from duelkit.yugioh.text.grammar.en.places import pool_text
from duelkit.yugioh.text.grammar.en.terms import PLAYER
from duelkit.yugioh.text.grammar.en.verbs import act
from duelkit.yugioh.text.grammar.heads import Head
from duelkit.yugioh.words.battle.meaning import (
    AttackAgain,
    AttackCost,
    BattleDamageChanges,
    ChangeAttackTarget,
    DestroyedInBattleWith,
    EndBattlePhase,
    FellTo,
    HasAttacked,
    HasBattled,
    HasDefended,
    HasDestroyedByBattle,
    HasStruckDirectly,
    InsteadOfBattleDamage,
    IsBattling,
    IsLostInBattle,
    NegateAttack,
    Share,
    WouldFall,
    WouldTakeBattleDamage,
)


@CONDITIONS.words(IsBattling)
def _is_battling(node: IsBattling, scope: Scope) -> Battle:
    mine = battler(node.yours, scope, "your")
    theirs = battler(node.opposing, scope, "opponent")
    if node.attacking is not None:
        other = RefKind.ATTACK_TARGET if node.attacking else RefKind.ATTACKER
        scope.now(other, Noun("that opponent's monster", possessive="that opponent's monster's", head=Head.MONSTER))
    scope.now(
        RefKind.OPPOSING_BATTLER,
        Noun("that opponent's monster", possessive="that opponent's monster's", head=Head.MONSTER),
    )
    if node.direct:
        if node.attacking is False:
            return battle("your opponent", "attack", " directly")
        if node.yours is None:
            return battle("a monster", "attack", " directly", "no monster attacks directly")
        return battle(mine, "attack", " directly")
    if node.attacking:
        if node.from_face_down:
            return battle(mine, "attack", f" {theirs} in face-down Defense Position")
        return battle(mine, "attack", f" {theirs}" if node.opposing is not None else "")
    if node.attacking is False:
        shown = node.from_face_down and isinstance(node.yours, IsThis)
        face = "this face-down Defense Position card" if shown else mine
        by = f" by {theirs}"
        return Battle(f"{face} is attacked{by}", f"{face} is not attacked{by}", face, "is attacked", by)
    if node.yours is None and node.opposing is not None:
        return battle(theirs, "battle", "")
    return battle(mine, "battle", f" {theirs}" if node.opposing is not None else "")


def battler(node: Filter | None, scope: Scope, side: str) -> str:
    """this card, a Warrior monster you control, an opponent's monster."""
    if isinstance(node, IsThis):
        return "this card"
    if isinstance(node, IsAmong):
        return noun_of(node, scope).one
    words = noun_of(node, scope, Head.MONSTER)
    if side == "your":
        return words.an(words.at("you control"))
    return f"an opponent's {words.one}"


@CONDITIONS.words(WouldFall)
def _would_fall(node: WouldFall, scope: Scope) -> State:
    noun = WHATS(node.what, scope).subj
    return State(f"{noun} would be destroyed by that battle", f"{noun} would not be destroyed by that battle")


@CONDITIONS.words(WouldTakeBattleDamage)
def _would_take(node: WouldTakeBattleDamage, scope: Scope) -> State:
    who = PLAYER[node.side]
    if node.at_least > 1:
        much = f"{node.at_least} or more battle damage from that battle"
        return State(f"{who} would take {much}", f"{who} would not take {much}")
    return State(
        f"{who} would take battle damage from that battle", f"{who} would take no battle damage from that battle"
    )


@FILTERS.words(HasAttacked)
def _has_attacked(node: HasAttacked, scope: Scope) -> Trait:
    if node.directly:
        return Trait(Slot.CLAUSE, "that attacked directly this turn", "that did not attack directly this turn")
    if not node.declared:
        return Trait(Slot.CLAUSE, "that attacked this turn", "that did not attack this turn")
    return Trait(Slot.CLAUSE, "that declared an attack this turn", "that did not declare an attack this turn")


@FILTERS.words(DestroyedInBattleWith)
def _destroyed_with(node: DestroyedInBattleWith, scope: Scope) -> Trait:
    by = pool_text(node.ref, scope) if isinstance(node.ref, Pool) else WHATS(node.ref, scope).text
    return Trait(Slot.CLAUSE, f"destroyed by battle with {by}")


@FILTERS.words(FellTo)
def _fell_to(node: FellTo, scope: Scope) -> Trait:
    return Trait(Slot.CLAUSE, f"that {WHATS(node.ref, scope).text} destroyed by battle this turn")


@VERBS.words(AttackAgain)
def _attack_again(node: AttackAgain, scope: Scope) -> Phrase:
    on = f" on {WHATS(node.on, scope).text}" if node.on is not None else ""
    return act("make", f"{'another' if node.freely else 'a second'} attack{on} in a row with this card")


def _battle_damage(side: Side, verb: str, battles: str) -> str:
    """the battle damage you take from battles involving this card."""
    return f"the battle damage {PLAYER[side]} {verb} from {battles}"


@MODIFIERS.words(InsteadOfBattleDamage)
def _instead_of_battle_damage(node: InsteadOfBattleDamage, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    take = "take" if node.side is Side.YOU else "takes"
    if node.optional:
        damage = _battle_damage(node.side, take, f"a battle involving {single(node.to, noun, scope)}")
        return [Clause(noun, whole=f"you can make {damage} 0")]
    return [Clause(noun, whole=f"{_battle_damage(node.side, take, f'battles involving {noun.text}')} becomes 0")]


@MODIFIERS.words(BattleDamageChanges)
def _battle_damage_changes(node: BattleDamageChanges, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    battles = f"battles involving {noun.text}"
    if node.inflicted:
        to = "a player" if node.side is Side.EITHER else PLAYER[node.side] if node.side is Side.OPPONENT else "you"
        changed = "halved" if node.share is Share.HALF else "doubled"
        return [Clause(noun, whole=f"battle damage that {noun.text} inflicts to {to} is {changed}")]
    if node.share in (Share.HALF, Share.DOUBLE, Share.ORIGINAL_ATK):
        damage = _battle_damage(node.side, "take" if node.side is Side.YOU else "takes", battles)
        if node.share is Share.ORIGINAL_ATK:
            return [Clause(noun, whole=f"{damage} becomes its original ATK")]
        return [Clause(noun, whole=f"{damage} is {'halved' if node.share is Share.HALF else 'doubled'}")]
    other, takes = ("you", "take") if node.side is Side.OPPONENT else (PLAYER[Side.OPPONENT], "takes")
    damage = _battle_damage(node.side, "would take", battles)
    if node.share is Share.BOTH:
        return [Clause(noun, whole=f"{other} also {takes} {damage}")]
    return [Clause(noun, whole=f"{other} {takes} {damage} instead")]


@MODIFIERS.words(AttackCost)
def _attack_cost(node: AttackCost, scope: Scope) -> list[Clause]:
    noun = about(node.to, scope)
    if node.pay is not None:
        return [Clause(noun, whole=f"you must {VERBS(node.pay, scope).base} to declare an attack with {noun.text}")]
    return [Clause(noun, whole=f"you must pay {node.life_points} LP to declare an attack with {noun.text}")]


FILTERS.fixed(
    {
        HasBattled: Trait(Slot.CLAUSE, "that battled this turn", "that did not battle this turn"),
        HasDestroyedByBattle: Trait(
            Slot.CLAUSE,
            "that destroyed a monster by battle this turn",
            "that did not destroy a monster by battle this turn",
        ),
        HasDefended: Trait(
            Slot.CLAUSE,
            "that was targeted for an attack in face-up Defense Position this turn",
            "that was not targeted for an attack in face-up Defense Position this turn",
        ),
        HasStruckDirectly: Trait(
            Slot.CLAUSE,
            "that inflicted battle damage to your opponent by a direct attack since the start of your previous turn",
            "that inflicted no battle damage to your opponent by a direct attack since the start of your previous turn",
        ),
        IsLostInBattle: Trait(
            Slot.CLAUSE, "that would be destroyed by that battle", "that would not be destroyed by that battle"
        ),
    }
)
VERBS.fixed({NegateAttack: act("negate", "the attack"), EndBattlePhase: act("end", "the Battle Phase")})
VERBS.table(
    {
        ChangeAttackTarget: lambda node, scope: (
            act("make", "the attack a direct attack")
            if node.what is None
            else act(
                "change",
                f"the attack target to {WHATS(node.what, scope).text}"
                + (" and perform damage calculation" if node.calculates else ""),
            )
        )
    }
)
