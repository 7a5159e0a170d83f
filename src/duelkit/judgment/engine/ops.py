"""Compiled verbs: the instructions of effects."""

from __future__ import annotations

from typing import Final

from duelkit.judgment.engine.actions import start_attack, use
from duelkit.judgment.engine.battle import attackable
from duelkit.judgment.engine.ending import lose_by_deck
from duelkit.judgment.engine.events import chance, note
from duelkit.judgment.engine.mass import start_mass
from duelkit.judgment.engine.numbers import pool_cards
from duelkit.judgment.engine.placing import (
    banned, can_change, discard, draw, gain_mana, lose_mana, return_to_hand, shuffle_library, take_from_pile,
    to_graveyard, veil,
)
from duelkit.judgment.engine.sync import kill
from duelkit.judgment.engine.tests import cards_of
from duelkit.judgment.engine.values import alive, attack_of, raw_hp
from duelkit.judgment.state.code import (
    AGAIN, ANSWERED, Amount, Check, FRESH, FieldTest, NEXT, Op, PickCode, Pool, Program, Scope, Test, WAIT, Work,
)
from duelkit.judgment.state.codes import (
    BOARD, BY_CHANCE, BY_CONDITION, B_STEAL_MANA, B_TURNS_DISCARDS, FOR_EVER, HAND, INVISIBLE, K_SPELL, LIBRARY,
    NO_SPELL_TARGET, O_FINISH, O_NO, O_PICK, O_YES, S_ATTACK, S_HP, U_END_OF_TURN, U_LASTING, U_NEXT_TURN,
    U_OPPONENTS_NEXT_TURN, U_YOUR_NEXT_TURN, W_DISCARD, W_EFFECT_PICK, W_OPTIONAL, YOU, card_of, on_side, option,
    player_of, verb_of,
)
from duelkit.judgment.state.duel import Duel
from duelkit.judgment.state.log import L_CHANGE, L_DAMAGE, L_MILL, L_REVEAL
from duelkit.judgment.state.parts import Timed
from duelkit.kernel.decision import CONFIRM, PICK


class NamedOp(Op):
    """Name cards that are already known, for the next verb."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def run(self, duel: Duel, work: Work) -> int:
        work.cards = list(cards_of(duel, self.ref, self.slot, work.scope))
        return NEXT

    def possible(self, duel: Duel, scope: Scope) -> bool:
        return True


class WholeOp(Op):
    """Name all cards of a pool."""

    def __init__(self, pick: PickCode) -> None:
        self.pick = pick

    def run(self, duel: Duel, work: Work) -> int:
        work.cards = objects(duel, self.pick.pool, work.scope)
        return NEXT

    def possible(self, duel: Duel, scope: Scope) -> bool:
        return len(objects(duel, self.pick.pool, scope)) > 0


def objects(duel: Duel, pool: Pool, scope: Scope) -> list[int]:
    """The cards of a pool on which an effect works; a spell, not on those that spells cannot target. EOJ-TERM-07."""
    found = pool_cards(duel, pool, scope)
    if scope.code.kind != K_SPELL:
        return found
    return [card for card in found if not duel.creatures[card].keywords & NO_SPELL_TARGET]


class PickedOp(Op):
    """Let a player, or chance, pick cards of a pool."""

    def __init__(self, pick: PickCode) -> None:
        self.pick = pick

    def run(self, duel: Duel, work: Work) -> int:
        pick = self.pick
        scope = work.scope
        if work.step == ANSWERED:
            work.step = FRESH
            if verb_of(duel.answer) == O_FINISH:
                work.cards = work.picked
                work.picked = []
                return NEXT
            work.picked = [*work.picked, card_of(duel.answer)]
        offered = [card for card in objects(duel, pick.pool, scope) if card not in work.picked]
        most = min(pick.most.value(duel, scope), len(offered) + len(work.picked))
        least = min(pick.least.value(duel, scope), most)
        if len(work.picked) >= most:
            work.cards = work.picked
            work.picked = []
            return NEXT
        if pick.at_random:
            while len(work.picked) < most:
                card = offered.pop(duel.rng.below(len(offered)))
                work.picked = [*work.picked, card]
            work.cards = work.picked
            work.picked = []
            return NEXT
        options = [option(O_PICK, card) for card in offered]
        if len(work.picked) >= least:
            options.append(option(O_FINISH))
        work.step = ANSWERED
        duel.ask(scope.player, PICK, options, W_EFFECT_PICK, scope.card,
                 len(work.picked))
        return AGAIN

    def possible(self, duel: Duel, scope: Scope) -> bool:
        found = len(objects(duel, self.pick.pool, scope))
        return found > 0 and found >= self.pick.least.value(duel, scope)


class FieldsOp(Op):
    """Name all fields that pass, or the chosen one (``slot``), for the next verb."""

    def __init__(self, fields: FieldTest | None, slot: int) -> None:
        self.fields = fields
        self.slot = slot

    def run(self, duel: Duel, work: Work) -> int:
        work.places = self.named(duel, work.scope)
        return NEXT

    def named(self, duel: Duel, scope: Scope) -> list[int]:
        """The fields."""
        fields = self.fields
        if fields is None:
            return list(scope.fields_chosen[self.slot:self.slot + 1])
        return [position for position in duel.settings.board.order if fields.test(duel, position, scope)]

    def possible(self, duel: Duel, scope: Scope) -> bool:
        return len([position for position in self.named(duel, scope) if can_change(duel, position)]) > 0


class GainManaOp(Op):
    """A side gains mana."""

    def __init__(self, amount: Amount, side: int) -> None:
        self.amount = amount
        self.side = side

    def run(self, duel: Duel, work: Work) -> int:
        amount = self.amount.value(duel, work.scope)
        viewer = work.scope.player
        for player in (viewer, 1 - viewer):
            if on_side(self.side, viewer, player):
                gain_mana(duel, player, amount)
        return NEXT

    def possible(self, duel: Duel, scope: Scope) -> bool:
        return self.amount.value(duel, scope) > 0


class LoseManaOp(Op):
    """A side loses mana."""

    def __init__(self, amount: Amount, side: int) -> None:
        self.amount = amount
        self.side = side

    def run(self, duel: Duel, work: Work) -> int:
        amount = self.amount.value(duel, work.scope)
        viewer = work.scope.player
        for player in (viewer, 1 - viewer):
            if on_side(self.side, viewer, player):
                lose_mana(duel, player, amount)
        return NEXT


class StealManaOp(Op):
    """Mana of the opponent goes to the player. Rules: EOJ-ABIL-33 to EOJ-ABIL-33c."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def run(self, duel: Duel, work: Work) -> int:
        player = work.scope.player
        if banned(duel, B_STEAL_MANA, player):
            return NEXT
        stolen = lose_mana(duel, 1 - player, self.amount.value(duel, work.scope))
        gain_mana(duel, player, stolen)
        return NEXT

    def possible(self, duel: Duel, scope: Scope) -> bool:
        return duel.mana[1 - scope.player] > 0


class DrawOp(Op):
    """Draw cards; who cannot draw all of them loses. Rules: EOJ-ABIL-22, EOJ-WIN-04."""

    def __init__(self, amount: Amount, side: int) -> None:
        self.amount = amount
        self.side = side

    def run(self, duel: Duel, work: Work) -> int:
        amount = self.amount.value(duel, work.scope)
        viewer = work.scope.player
        for player in (viewer, 1 - viewer):
            if on_side(self.side, viewer, player) and draw(duel, player, amount) < amount:
                lose_by_deck(duel, player)
        return NEXT

    def possible(self, duel: Duel, scope: Scope) -> bool:
        return self.amount.value(duel, scope) > 0


# the steps of a discard
DISCARD_BEGINS: Final = 0
DISCARD_NEXT: Final = 1
DISCARD_PICKED: Final = 2


class DiscardOp(Op):
    """A side discards cards of its own choice; all it has if there are fewer. Rules: EOJ-ABIL-23, EOJ-ABIL-23b."""

    def __init__(self, amount: Amount, side: int, which: Test | None) -> None:
        self.amount = amount
        self.side = side
        self.which = which

    def run(self, duel: Duel, work: Work) -> int:
        scope = work.scope
        player = self.loser(duel, scope)
        if work.step == DISCARD_BEGINS:
            work.step = DISCARD_NEXT
            work.number = self.amount.value(duel, scope)
            work.picked = []
        elif work.step == DISCARD_PICKED:
            work.step = DISCARD_NEXT
            work.number -= 1
            work.picked = [*work.picked, card_of(duel.answer)]
            discard(duel, card_of(duel.answer))
        offered = [card for card in duel.hand[player] if self.which is None or self.which.test(duel, card, scope)]
        if work.number <= 0 or not offered:
            work.step = DISCARD_BEGINS
            scope.them = tuple(work.picked)
            work.picked = []
            return NEXT
        work.step = DISCARD_PICKED
        duel.ask(player, PICK, [option(O_PICK, card) for card in offered], W_DISCARD, scope.card, work.number)
        return AGAIN

    def loser(self, duel: Duel, scope: Scope) -> int:
        """Who discards; a forced discard may fall back on the player who forces it."""
        if self.side == YOU or banned(duel, B_TURNS_DISCARDS, 1 - scope.player):
            return scope.player
        return 1 - scope.player

    def possible(self, duel: Duel, scope: Scope) -> bool:
        return len(duel.hand[player_of(scope.player, self.side)]) > 0


class MillOp(Op):
    """Cards go from a library to the graveyard."""

    def __init__(self, amount: Amount, side: int) -> None:
        self.amount = amount
        self.side = side

    def run(self, duel: Duel, work: Work) -> int:
        player = player_of(work.scope.player, self.side)
        for _ in range(self.amount.value(duel, work.scope)):
            if duel.library[player]:
                card = duel.library[player][-1]
                take_from_pile(duel, card)
                to_graveyard(duel, card)
                note(duel, L_MILL, card, player)
        return NEXT

    def possible(self, duel: Duel, scope: Scope) -> bool:
        return len(duel.library[player_of(scope.player, self.side)]) > 0


class HealOp(Op):
    """Creatures gain, or lose, lasting HP. Rules: EOJ-ABIL-19, EOJ-ABIL-19b."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def run(self, duel: Duel, work: Work) -> int:
        for card in work.cards:
            if alive(duel, card):
                work.scope.them = (card,)
                amount = self.amount.value(duel, work.scope)
                duel.creatures[card].hp += amount
                note(duel, L_CHANGE, card, duel.owner[card], S_HP, amount)
        work.scope.them = tuple(work.cards)
        return NEXT


class MagicDamageOp(Op):
    """Creatures take magic damage; invisible ones do not. Rules: EOJ-KIND-05, EOJ-ABIL-24."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def run(self, duel: Duel, work: Work) -> int:
        for card in work.cards:
            if not alive(duel, card) or duel.creatures[card].keywords & INVISIBLE:
                continue
            work.scope.them = (card,)
            amount = max(self.amount.value(duel, work.scope) - duel.creatures[card].magic_protection, 0)
            duel.creatures[card].damage += amount
            note(duel, L_DAMAGE, card, duel.owner[card], amount, work.scope.card)
            if duel.attacker >= 0 and raw_hp(duel, card) <= 0:
                kill(duel, card)
        return NEXT


class ChangeFigureOp(Op):
    """A figure of creatures changes, for a time or lastingly."""

    def __init__(self, stat: int, amount: Amount, until: int, negative: bool) -> None:
        self.stat = stat
        self.amount = amount
        self.until = until
        self.negative = negative

    def run(self, duel: Duel, work: Work) -> int:
        for card in work.cards:
            if not alive(duel, card):
                continue
            work.scope.them = (card,)
            amount = self.amount.value(duel, work.scope)
            if self.negative:
                amount = -amount
            note(duel, L_CHANGE, card, duel.owner[card], self.stat, amount)
            if self.until == U_LASTING and self.stat == S_ATTACK:
                duel.creatures[card].attack += amount
            elif self.until == U_LASTING and self.stat == S_HP:
                duel.creatures[card].hp += amount
            else:
                duel.timed.append(Timed(card, self.stat, amount, last_turn(duel, work.scope.player, self.until)))
        return NEXT


def last_turn(duel: Duel, player: int, until: int) -> int:
    """The last turn in which a change holds."""
    if until == U_END_OF_TURN:
        return duel.turn
    if until == U_NEXT_TURN:
        return duel.turn + 1
    own = duel.turn_player == player
    if until == U_OPPONENTS_NEXT_TURN:
        return duel.turn + (1 if own else 2)
    if until == U_YOUR_NEXT_TURN:
        return duel.turn + (2 if own else 1)
    return FOR_EVER


class PatternOp(Op):
    """Creatures attack by another icon from now on."""

    def __init__(self, index: int) -> None:
        self.index = index

    def run(self, duel: Duel, work: Work) -> int:
        for card in work.cards:
            if alive(duel, card):
                duel.creatures[card].pattern_set = self.index
                duel.creatures[card].pattern = self.index
                duel.creatures[card].plain = False
                duel.stale = True
        return NEXT


class ReturnOp(Op):
    """Cards go back to their owners' hands."""

    def run(self, duel: Duel, work: Work) -> int:
        for card in work.cards:
            if duel.place[card] != BOARD or alive(duel, card):
                return_to_hand(duel, card)
        return NEXT


class FetchOp(Op):
    """The named cards go to the hand, or into the library, which is shuffled; a searched library is shuffled too."""

    def __init__(self, to: int) -> None:
        self.to = to

    def run(self, duel: Duel, work: Work) -> int:
        shuffled: list[int] = []
        for card in work.cards:
            owner = duel.owner[card]
            if duel.place[card] == LIBRARY or self.to == LIBRARY:
                shuffled.append(owner)
            take_from_pile(duel, card)
            duel.place[card] = self.to
            veil(duel, card)
            if self.to == HAND:
                duel.hand[owner].append(card)
                duel.known[card] = 3
                note(duel, L_REVEAL, card, owner)
            else:
                duel.library[owner].append(card)
        for owner in (0, 1):
            if owner in shuffled:
                shuffle_library(duel, owner)
        return NEXT


class DestroyOp(Op):
    """Creatures die."""

    def run(self, duel: Duel, work: Work) -> int:
        for card in work.cards:
            if alive(duel, card):
                kill(duel, card)
        return NEXT


class AttackNowOp(Op):
    """Creatures attack without price."""

    def __init__(self, used: bool) -> None:
        self.used = used

    def run(self, duel: Duel, work: Work) -> int:
        for card in work.cards:
            if alive(duel, card) and attackable(duel, card):
                if self.used:
                    use(duel, card, False)
                start_attack(duel, work.scope.player, card, True)
                return WAIT
        return NEXT

    def possible(self, duel: Duel, scope: Scope) -> bool:
        return True


class InciteOp(Op):
    """The mass battle."""

    def run(self, duel: Duel, work: Work) -> int:
        start_mass(duel, work.scope.facing)
        return WAIT

    def possible(self, duel: Duel, scope: Scope) -> bool:
        return any([card >= 0 for card in duel.occupant])


class ElementOp(Op):
    """Creatures have another element from now on."""

    def __init__(self, element: int) -> None:
        self.element = element

    def run(self, duel: Duel, work: Work) -> int:
        for card in work.cards:
            if alive(duel, card):
                duel.creatures[card].element = self.element
                duel.stale = True
        return NEXT


class SwapFiguresOp(Op):
    """HP and attack of creatures, as they are now, trade places."""

    def run(self, duel: Duel, work: Work) -> int:
        for card in work.cards:
            if alive(duel, card):
                creature = duel.creatures[card]
                change = attack_of(duel, card) - raw_hp(duel, card)
                creature.hp += change
                creature.attack -= change
                note(duel, L_CHANGE, card, duel.owner[card], S_HP, change)
        return NEXT


class ShowHandOp(Op):
    """A side shows its hand."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, duel: Duel, work: Work) -> int:
        for player in range(2):
            if on_side(self.side, work.scope.player, player):
                for card in duel.hand[player]:
                    duel.known[card] = 3
                    note(duel, L_REVEAL, card, player)
        return NEXT


class BranchOp(Op):
    """Go on at one of two places: by chance, by a condition, or as the player decides.

    ``skip``: how many instructions are left out if it does not happen.
    """

    def __init__(self, kind: int, condition: Check | None, skip: int, inner: Program) -> None:
        self.kind = kind
        self.condition = condition
        self.skip = skip
        self.inner = inner

    def run(self, duel: Duel, work: Work) -> int:
        if self.kind == BY_CHANCE:
            happens = chance(duel, work.scope.card)
        elif self.kind == BY_CONDITION:
            happens = self.condition is None or self.condition.holds(duel, work.scope)
        elif work.step == FRESH:
            card = work.scope.card
            answers = [option(O_NO, card)]
            if self.inner.possible(duel, work.scope):
                answers.insert(0, option(O_YES, card))
            elif not duel.every_window:
                work.pc += 1 + self.skip
                return NEXT
            work.step = ANSWERED
            duel.ask(work.scope.player, CONFIRM, answers, W_OPTIONAL, card, work.scope.code.index)
            return AGAIN
        else:
            work.step = FRESH
            happens = verb_of(duel.answer) == O_YES
        if not happens:
            work.pc += 1 + self.skip
        return NEXT

    def possible(self, duel: Duel, scope: Scope) -> bool:
        return self.inner.possible(duel, scope)


class JumpOp(Op):
    """Leave out the next instructions."""

    def __init__(self, skip: int) -> None:
        self.skip = skip

    def run(self, duel: Duel, work: Work) -> int:
        work.pc += 1 + self.skip
        return NEXT
