"""Executors of the words about materials, and Ritual and Synchro Summons (素材)."""

from __future__ import annotations

from typing import Final

from duelkit.kernel.decision import PICK
from duelkit.yugioh.engine.facts.pools import banished_up, candidates, listed
from duelkit.yugioh.engine.facts.prohibitions import forbidden, player_forbidden
from duelkit.yugioh.engine.facts.properties import face_up, level_of
from duelkit.yugioh.engine.facts.references import cards_of
from duelkit.yugioh.engine.facts.zones import free_monster_zones
from duelkit.yugioh.engine.legality.extra_deck import included, summons_now
from duelkit.yugioh.engine.legality.material_task import start_materials
from duelkit.yugioh.engine.legality.materials import (
    fitting,
    is_named,
    known_test,
    recipe_kind,
    recipe_scope,
    stands_for_material,
)
from duelkit.yugioh.engine.legality.rituals import frees_zone, ritual_completable, suffices_alone
from duelkit.yugioh.engine.legality.special_summons import may_be_special_summoned
from duelkit.yugioh.engine.legality.tributes import exchanged
from duelkit.yugioh.engine.moves.decks import shuffle
from duelkit.yugioh.engine.moves.picking import start_pick
from duelkit.yugioh.engine.procedures.material_summoning import (
    BY_TRIBUTE,
    come_from,
    goes_to,
    keep_materials,
    stands_in,
    use_materials,
)
from duelkit.yugioh.engine.procedures.material_summoning import FurtherCards as FurtherCards
from duelkit.yugioh.engine.procedures.special_summoning import ASKED_FOR, MaterialSummon
from duelkit.yugioh.engine.procedures.summoning import summon_by_effect
from duelkit.yugioh.state.code import AGAIN, ANSWERED, FIRST, NEXT, WAIT, Op, Plan, Pool, Test
from duelkit.yugioh.state.codes import (
    A_BE_TRIBUTED,
    A_BE_TRIBUTED_BY_EFFECT,
    A_BE_TRIBUTED_EXCEPT_FOR_SUMMON,
    A_SPECIAL_SUMMON,
    BANISHED,
    DECK,
    FOR_RITUAL,
    GRAVEYARD,
    HAND,
    MONSTER,
    MONSTER_ZONE,
    O_FINISH,
    O_PICK,
    R_COST,
    RITUAL,
    S_RITUAL,
    S_SPECIAL,
    W_MATERIAL,
    W_RITUAL,
    YOU,
    card_of,
    option,
    verb_of,
)
from duelkit.yugioh.state.duel import State
from duelkit.yugioh.state.parts import AS_PLACE, AS_THEIRS, Scope
from duelkit.yugioh.state.recipes import FUSION_RECIPE
from duelkit.yugioh.state.tasks import Work
from duelkit.yugioh.words.filters.run import unknown


class NamedMaterialTest(Test):
    """A monster with a material that must have a name with one of these words, or (``whole``) this name."""

    def __init__(self, words: tuple[str, ...], whole: bool) -> None:
        self.words = words
        self.whole = whole

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        recipe = duel.info[card].recipe
        if recipe is None or unknown(duel, card, scope):
            return False
        for name in recipe.named if self.whole else (*recipe.named, *recipe.words):
            if name in self.words if self.whole else any([word in name for word in self.words]):
                return True
        return False


class LiesInTest(Test):
    """A card in one of these places; a material as it lay when it was used."""

    def __init__(self, zones: int) -> None:
        self.zones = zones

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        place = duel.place[card]
        if card in duel.cache.recalled:
            place = duel.cache.recalled[card][AS_PLACE] % AS_THEIRS
        return place & self.zones != 0


class MaterialOfTest(Test):
    """A monster whose name is among the Fusion Materials of the card referred to; any before that is paid."""

    def __init__(self, ref: int, slot: int) -> None:
        self.ref = ref
        self.slot = slot

    def test(self, duel: State, card: int, scope: Scope) -> bool:
        if not duel.info[card].types & MONSTER or unknown(duel, card, scope):
            return False
        for other in cards_of(duel, self.ref, self.slot, scope, False):
            recipe = duel.info[other].recipe
            if recipe is not None and recipe.kind == FUSION_RECIPE:
                if any([name in duel.info[card].names for name in recipe.named]):
                    return True
        return self.ref == R_COST and not scope.paid


# the steps of a Ritual Summon
RITUAL_CHOSEN: Final = 1
TRIBUTE_CHOSEN: Final = 3
RITUAL_PLACED: Final = 5


class RitualOp(Op):
    """Ritual Summon. Rules: MR3-RIT-01 to MR3-RIT-07."""

    def __init__(
        self,
        which: Test,
        exactly: bool,
        origin: int,
        of: Test,
        materials: int,
        level: int,
        including: Test | None,
        further: tuple[FurtherCards, ...] = (),
        single: bool = False,
        most: int = 0,
    ) -> None:
        self.single = single
        self.most = most
        self.which = which
        self.exactly = exactly
        self.origin = origin
        self.of = of
        self.materials = materials
        self.level = level
        self.including = including
        self.further = further

    def usable(self, duel: State, scope: Scope, monster: int, without: int) -> list[int]:
        """The cards that can be Tributed for it, or used in place of Tributes."""
        found = self.releasable(duel, scope, monster, without)
        for further in self.further:
            found.extend(
                [
                    card
                    for card in further.cards(duel, scope, monster, without)
                    if card not in found and level_of(duel, card) > 0
                ]
            )
        return self.fit_for(duel, scope, monster, found)

    def fit_for(self, duel: State, scope: Scope, monster: int, cards: list[int]) -> list[int]:
        """Those of the cards that the monster's own text lets be used (〜のみを使用した儀式召喚でしか)."""
        must_be = duel.info[monster].tributes
        if must_be is None:
            return cards
        of_monster = Scope()
        of_monster.player = scope.player
        of_monster.card = monster
        of_monster.knows = True
        return [card for card in cards if must_be.test(duel, card, of_monster)]

    def releasable(self, duel: State, scope: Scope, monster: int, without: int) -> list[int]:
        """The cards in hand, on the field and in the Deck that can be Tributed for it."""
        found: list[int] = []
        if self.materials & MONSTER_ZONE:
            found = [card for card in duel.monsters[scope.player] if card >= 0]
        if self.materials & HAND:
            found.extend([card for card in duel.hand[scope.player] if duel.info[card].types & MONSTER])
        if self.materials & DECK:
            found.extend([card for card in duel.deck[scope.player] if duel.info[card].types & MONSTER])
        found = [
            card
            for card in found
            if not forbidden(duel, A_BE_TRIBUTED, card, scope.player, monster)
            and not forbidden(duel, A_BE_TRIBUTED_EXCEPT_FOR_SUMMON, card, scope.player, monster)
            and not forbidden(duel, A_BE_TRIBUTED_BY_EFFECT, card, scope.player, monster)
        ]
        if self.materials & MONSTER_ZONE:
            found.extend(exchanged(duel, scope.player))
        return [
            card
            for card in found
            if card != monster
            and card != without
            and level_of(duel, card) > 0
            and known_test(duel, self.of, card, scope)
        ]

    def need(self, duel: State, monster: int) -> int:
        """The sum that the Levels must reach: as a rule the Level that the monster has where it is."""
        return self.level if self.level else level_of(duel, monster)

    def completable(self, duel: State, scope: Scope, monster: int, chosen: list[int], rest: list[int]) -> bool:
        """Whether the chosen Tributes can be completed to reach the Level, including one that the text demands."""
        full = scope.player if free_monster_zones(duel, scope.player) == 0 else -1
        need = self.need(duel, monster)
        including = self.including
        for card in chosen if chosen else rest:
            if (
                len(chosen) < 2
                and suffices_alone(duel, card, monster, scope.player)
                and (full < 0 or frees_zone(duel, card, full))
                and (including is None or known_test(duel, including, card, scope))
            ):
                return True
        if self.single:
            return self.one_suffices(duel, chosen, rest, need, full)
        if self.most:
            return self.few_suffice(duel, chosen, rest, need, full)
        if including is None:
            return ritual_completable(duel, chosen, rest, need, self.exactly, full)
        for card in chosen:
            if known_test(duel, including, card, scope):
                return ritual_completable(duel, chosen, rest, need, self.exactly, full)
        for card in rest:
            if known_test(duel, including, card, scope) and ritual_completable(
                duel, [*chosen, card], [other for other in rest if other != card], need, self.exactly, full
            ):
                return True
        return False

    def one_suffices(self, duel: State, chosen: list[int], rest: list[int], need: int, full: int) -> bool:
        """Whether one card alone, the chosen one if there is one, has the Level that is needed, and frees a zone of
        the player whose zones are full.
        """
        if len(chosen) > 1:
            return False
        for card in chosen if chosen else rest:
            if level_of(duel, card) >= need and (full < 0 or frees_zone(duel, card, full)):
                return True
        return False

    def few_suffice(self, duel: State, chosen: list[int], rest: list[int], need: int, full: int) -> bool:
        """Whether the chosen Tributes, with others up to the number that is allowed, reach the Level."""
        if len(chosen) > self.most:
            return False
        if chosen and ritual_completable(duel, chosen, [], need, self.exactly, full):
            return True
        if len(chosen) == self.most:
            return False
        for at in range(len(rest)):
            if self.few_suffice(duel, [*chosen, rest[at]], rest[at + 1 :], need, full):
                return True
        return False

    def sources(self, duel: State, player: int) -> list[int]:
        """The cards in the places from which the monster can be summoned."""
        found: list[int] = duel.hand[player][:] if self.origin & HAND else []
        if self.origin & GRAVEYARD:
            found.extend(duel.graveyard[player])
        if self.origin & DECK:
            found.extend(listed(duel, duel.deck[player]))
        if self.origin & BANISHED:
            found.extend(banished_up(duel, player))
        return found

    def makeable(self, duel: State, scope: Scope, without: int) -> list[int]:
        """The Ritual Monsters that can be summoned."""
        found: list[int] = []
        for monster in self.sources(duel, scope.player):
            types = duel.info[monster].types
            if (
                monster == without
                or not types & RITUAL
                or not types & MONSTER
                or (not self.which.test(duel, monster, scope))
            ):
                continue
            if not may_be_special_summoned(duel, monster, scope.player, False, S_SPECIAL | S_RITUAL, scope.card):
                continue
            if player_forbidden(
                duel, A_SPECIAL_SUMMON, scope.player, monster, S_SPECIAL | S_RITUAL, by_card=scope.card
            ):
                continue
            if self.completable(duel, scope, monster, [], self.usable(duel, scope, monster, without)):
                found.append(monster)
        return found

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == FIRST:
            monsters = self.makeable(duel, scope, -1)
            if not monsters:
                frame.done = 0
                return NEXT
            frame.step = RITUAL_CHOSEN
            start_pick(duel, scope.player, monsters, 1, 1, W_RITUAL, scope.card)
            return AGAIN
        if frame.step == RITUAL_PLACED:
            frame.step = FIRST
            origin = duel.place[frame.saved[0]]
            state = come_from(duel, scope, frame, origin, S_SPECIAL | S_RITUAL)
            if origin == DECK or self.materials & DECK:
                shuffle(duel, scope.player)
            return state
        if frame.step == RITUAL_CHOSEN:
            frame.saved = [duel.picks[0]]
            frame.picked = []
        elif verb_of(duel.answer) == O_PICK:
            frame.picked.append(card_of(duel.answer))
        else:
            frame.step = RITUAL_PLACED
            monster = frame.saved[0]
            released = self.releasable(duel, scope, monster, -1) if self.further else frame.picked
            keep_materials(duel, frame)
            use_materials(
                duel,
                scope,
                monster,
                frame.picked,
                FOR_RITUAL,
                [goes_to(duel, scope, monster, card, BY_TRIBUTE, released, self.further) for card in frame.picked],
            )
            return AGAIN
        return self.ask_tribute(duel, scope, frame)

    def ask_tribute(self, duel: State, scope: Scope, frame: Work) -> int:
        """Ask for the next monster to Tribute; the opponent's monsters come first."""
        monster = frame.saved[0]
        need = self.need(duel, monster)
        rest = [card for card in self.usable(duel, scope, monster, -1) if card not in frame.picked]
        options: list[int] = []
        total = 0
        for card in frame.picked:
            total += level_of(duel, card)
        for card in rest:
            others = [other for other in rest if other != card]
            if self.completable(duel, scope, monster, [*frame.picked, card], others):
                options.append(option(O_PICK, card))
        others_first = [value for value in options if stands_in(duel, card_of(value), scope.player)]
        options = others_first or options
        if self.completable(duel, scope, monster, frame.picked, []):
            options.append(option(O_FINISH))
        if not options:
            frame.step = FIRST
            frame.done = 0
            return NEXT
        frame.step = TRIBUTE_CHOSEN
        duel.ask(scope.player, PICK, options, W_RITUAL, monster, max(need - total, 0))
        return AGAIN

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return len(self.makeable(duel, scope, plan.gone if plan.gone >= 0 or not plan.spent else plan.spent[0])) > 0


INCLUDED: Final = 12
"""The step of a summon right after the effect in which one of the materials has been chosen."""


class MaterialSummonNowOp(Op):
    """Perform a Synchro, Xyz or Link Summon right after the effect, possibly with a mandatory material."""

    def __init__(self, which: Test, ref: int, slot: int, including: Test | None) -> None:
        self.which = which
        self.ref = ref
        self.slot = slot
        self.including = including
        self.of: Test | None = None
        """What all materials must be."""
        self.granted: tuple[int, int] = (0, 0)
        """The first and the number of the effect's modifiers that apply to the monster for the rest of the turn."""

    def makeable(self, duel: State, scope: Scope, must: int) -> list[int]:
        """The monsters that can be summoned, with the mandatory material if there is one."""
        if self.of is None:
            return summons_now(duel, scope, self.which, must, self.including)
        only = self.usable(duel, scope, self.of)
        return summons_now(duel, scope, self.which, must, self.including, only) if only else []

    def usable(self, duel: State, scope: Scope, of: Test) -> list[int]:
        """The monsters of the field that alone can be materials."""
        return [card for card in duel.monsters[scope.player] if card >= 0 and of.test(duel, card, scope)]

    def using(self, duel: State, scope: Scope) -> int:
        """The mandatory material; −1 if there is none, −2 if it is gone."""
        if self.ref < 0:
            return -1
        using = cards_of(duel, self.ref, self.slot, scope, True)
        there = using and duel.controller[using[0]] == scope.player and duel.place[using[0]] & MONSTER_ZONE
        return using[0] if there else -2

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == FIRST:
            frame.saved = [self.using(duel, scope)]
            monsters = self.makeable(duel, scope, frame.saved[0]) if frame.saved[0] > -2 else []
            if not monsters:
                frame.done = 0
                return NEXT
            frame.step = ANSWERED
            start_pick(duel, scope.player, monsters, 1, 1, ASKED_FOR[recipe_kind(duel, monsters[0])], scope.card)
            return AGAIN
        monster = duel.picks[0]
        if frame.step == INCLUDED:
            frame.saved[0] = monster
            monster = frame.saved[1]
        elif self.including is not None:
            frame.saved = [-1, monster]
            frame.step = INCLUDED
            kind = ASKED_FOR[recipe_kind(duel, monster)]
            start_pick(duel, scope.player, included(duel, scope, monster, self.including), 1, 1, kind, scope.card)
            return AGAIN
        frame.step = FIRST
        task = MaterialSummon()
        task.must = frame.saved[0]
        if self.of is not None:
            task.only_these = self.usable(duel, scope, self.of)
        task.giver = frame.scope
        task.first, task.granted = self.granted
        summon_by_effect(duel, frame, task, scope.player, monster)
        frame.done = 1
        return WAIT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        must = self.using(duel, scope)
        return must > -2 and len(self.makeable(duel, scope, must)) > 0


class MaterialSet(Op):
    """A set of the materials that this card names, no substitutes among them. Rule: MR3-SS-04."""

    def __init__(self, zones: int, side: int, accept: Test | None) -> None:
        self.zones = zones
        self.side = side
        self.accept = accept

    def offered(self, duel: State, scope: Scope, without: int) -> list[int]:
        """The cards that can be used."""
        accept = self.accept
        recipe = recipe_scope(duel, scope.card, scope.player)
        return [
            card
            for card in candidates(duel, Pool(self.zones, self.side, None, ()), scope)
            if card != without
            and (not stands_for_material(duel, card) or is_named(duel, scope.card, card, recipe))
            and (self.side == YOU or duel.controller[card] == scope.player or face_up(duel, card))
            and (accept is None or accept.test(duel, card, scope))
        ]

    def run(self, duel: State, frame: Work) -> int:
        scope = duel.scopes[frame.scope]
        if frame.step == FIRST:
            frame.step = ANSWERED
            start_materials(duel, scope.player, scope.card, self.offered(duel, scope, -1), W_MATERIAL)
            return AGAIN
        frame.step = FIRST
        frame.cards = duel.picks[:]
        return NEXT

    def possible(self, duel: State, scope: Scope, plan: Plan) -> bool:
        return fitting(
            duel, scope.card, [], self.offered(duel, scope, plan.gone), recipe_scope(duel, scope.card, scope.player)
        )

    def frees(self, duel: State, scope: Scope) -> int:
        return 1 if self.zones & MONSTER_ZONE else 0
