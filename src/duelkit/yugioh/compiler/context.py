"""The state of a compilation: the effect being compiled, and the tables of handlers for words."""

from __future__ import annotations

from dataclasses import replace

from duelkit.cardlang import compiling
from duelkit.cardlang.compiling import Fields, Handlers, Verbs
from duelkit.kernel.errors import NotInVocabulary as NotInVocabulary
from duelkit.yugioh.compiler.costs import eased, look_at_cost, paid_otherwise
from duelkit.yugioh.compiler.figures import needed_figures
from duelkit.yugioh.compiler.graveyard import look_at_graveyards
from duelkit.yugioh.compiler.own_changes import look_at_own_changes, look_at_summon
from duelkit.yugioh.compiler.targets import limiting_side, no_longer_added_up, no_longer_shown
from duelkit.yugioh.engine.facts.references import NARROWED
from duelkit.yugioh.language.base import (
    All,
    AllHold,
    Condition,
    DoesNotHold,
    Filter,
    Joined,
    Joint,
    Modifier,
    Node,
    What,
    does,
    nodes,
)
from duelkit.yugioh.language.base import Amount as AmountNode
from duelkit.yugioh.language.base import Occasion as OccasionNode
from duelkit.yugioh.language.base import Pool as PoolNode
from duelkit.yugioh.language.base import Verb as VerbNode
from duelkit.yugioh.language.card import Card, Effect, EffectKind, Limit, Timing
from duelkit.yugioh.language.clauses import ChooseOne
from duelkit.yugioh.language.damage_step import stays_out_of_damage_step
from duelkit.yugioh.language.nouns import FACE_DOWN, IS_THIS, OTHER, AnyCard
from duelkit.yugioh.language.occasions import Activated, AnyEvent
from duelkit.yugioh.language.selections import TARGET, THIS, Pick, Ref, RefKind, Those
from duelkit.yugioh.language.terms import CardType, Handling, Position, Zone
from duelkit.yugioh.state.card_info import CardInfo
from duelkit.yugioh.state.code import Amount, Check, Occasion, Op, PickCode, Pool, Program, Test
from duelkit.yugioh.state.codes import (
    E_DRAWN,
    E_TO_HAND,
    FIELD_ZONE,
    HAND,
    MONSTER_ZONE,
    PENDULUM_ZONE,
    R_TARGET,
    SPELL_ZONE,
)
from duelkit.yugioh.state.effect_code import EffectCode, ModifierCode, ThoseCode
from duelkit.yugioh.state.recipes import Recipe
from duelkit.yugioh.words.amounts.run import Fixed
from duelkit.yugioh.words.choosing.run import AskBranch, LeavesChoice
from duelkit.yugioh.words.equipping.run import EquipOp
from duelkit.yugioh.words.filters.run import AnyTest, KnownTest, all_of
from duelkit.yugioh.words.lasting.run import AnotherLevel, MoreThanNothing
from duelkit.yugioh.words.life_points.run import ForCards
from duelkit.yugioh.words.moving.meaning import Redirected
from duelkit.yugioh.words.positions.meaning import ChangePosition
from duelkit.yugioh.words.selecting.run import Picked, Whole
from duelkit.yugioh.words.selecting.run import Referred as Selected
from duelkit.yugioh.words.summoning.meaning import SpecialSummon, WasSummoned


class Compiler(compiling.Compiler[Op]):
    """Compiles one card. ``effect`` is the current effect; its programs and modifiers grow as it is compiled."""

    def __init__(self, info: CardInfo) -> None:
        super().__init__()
        self.info = info
        self.effect = EffectCode(info.definition, 0)
        self.modifiers: list[ModifierCode] = []
        self.in_cost = False
        self.in_procedure = False
        self.to_either = False
        """Whether it is the cost of a way of summoning to the field of the player who controls what is Tributed."""
        """Whether the cost belongs to a summoning procedure of the card rather than to an activation."""
        self.instead = False
        """Whether a replacement of destruction is being compiled."""
        self.counting = False
        """Whether a condition on the number of cards on a field is being compiled, for which a face-down card counts as
        another.
        """
        self.applied = False
        """Whether the modifiers are compiled that a verb applies."""
        self.target_left = False
        """Whether the current verb follows one that removes the target."""
        self.ignoring = False
        """Whether the targets of the current effect are Special Summoned ignoring their Summoning conditions."""
        self.further: list[EffectCode] = []
        """Effects that only other effects of the card start; their indices follow those of the definition's own."""
        self.twins: list[EffectCode] = []
        """Those of ``further`` that are quick-effect versions of an effect of the card."""

    def test(self, node: Filter) -> Test:
        """Compile a filter."""
        return TESTS(self, node)

    def optional_test(self, node: Filter | None) -> Test | None:
        """Compile a filter, or none."""
        return TESTS.optional(self, node)

    def amount(self, node: AmountNode | int) -> Amount:
        """An amount."""
        if isinstance(node, int):
            return Fixed(int(node))
        return AMOUNTS(self, node)

    def optional_amount(self, node: AmountNode | int | None) -> Amount | None:
        """Compile an amount, or none."""
        return None if node is None else self.amount(node)

    def check(self, node: Condition) -> Check:
        """A condition."""
        return CHECKS(self, node)

    def optional_check(self, node: Condition | None) -> Check | None:
        """Compile a condition, or none."""
        return CHECKS.optional(self, node)

    def occasion(self, node: Node) -> Occasion:
        """An event or activation."""
        return OCCASIONS(self, node)

    def pool(self, node: PoolNode, accept: Test | None = None, shown: bool = False) -> Pool:
        """Compile a pool; ``accept`` is a demand of the verb in addition to the filter.

        :param shown: whether its cards must be face-up to be used as a cost.
        """
        test = self.test(node.filter)
        if accept is not None:
            test = all_of(test, accept)
        if self.in_cost and not shown:
            test = KnownTest(test)
        more = tuple([self.pool(other, accept, shown) for other in node.more])
        parts = node.filter.parts if isinstance(node.filter, All) else (node.filter,)
        return Pool(int(node.zones), int(node.side), test, more, FACE_DOWN in parts or {*parts} <= {AnyCard(), OTHER})

    def pick(self, node: Pick, accept: Test | None = None, shown: bool = False) -> PickCode:
        """A pick."""
        pool, least = self.pool(node.pool, accept, shown), self.amount(node.least)
        most = least if node.most == node.least else self.amount(node.most)
        including = self.optional_test(node.including)
        names, chooser = node.different_names, int(node.chooser)
        code = PickCode(pool, least, most, chooser, node.at_random, names, node.same_level, including, node.same_name)
        code.same_atk, code.different_levels = node.same_atk, node.different_levels
        code.different_races = node.different_races
        code.by_targets = any(isinstance(each, Ref) and each.kind is RefKind.TARGET for each in nodes(node.pool))
        return code

    def modifier(self, node: Modifier) -> list[ModifierCode]:
        """Compile a modifier; one word can yield several codes."""
        paying, self.in_cost = self.in_cost, False
        codes = MODIFIERS(self, node)
        self.in_cost = paying
        return codes if isinstance(codes, list) else [codes]

    def verb(self, node: VerbNode) -> list[Op]:
        """Emit the instructions of a verb; returns those that must be possible."""
        return VERBS(self, node)

    def program(self, node: VerbNode) -> Program:
        """Compile a verb as a separate program, which is not added to the effect."""
        return Program(*self.apart(node))

    def add_program(self, node: VerbNode | None) -> int:
        """Compile a verb, or nothing, as a program of the effect; returns its index."""
        self.effect.programs.append(Program((), ()))
        number = len(self.effect.programs) - 1
        if node is not None:
            self.effect.programs[number] = self.program(node)
        return number

    def add_modifiers(self, nodes: tuple[Modifier, ...]) -> tuple[int, int]:
        """Compile the modifiers that a verb applies; returns the first index and their number.

        A modifier can contain a verb that applies modifiers itself; those come first.
        """
        codes: list[ModifierCode] = []
        before, self.applied = self.applied, True
        for node in nodes:
            codes.extend(self.modifier(node))
        self.applied = before
        first = len(self.modifiers)
        self.modifiers.extend(codes)
        return first, len(codes)

    def further_effect(self, node: Effect) -> EffectCode:
        """Compile an effect that another effect of the card starts."""
        before = self.effect, self.modifiers, self.ops, self.in_cost
        at = len(self.info.definition.effects) + len(self.further)
        self.further.append(EffectCode(self.info.definition, at))
        code = compile_effect(self, self.info.definition, node, at)
        self.further[at - len(self.info.definition.effects)] = code
        self.effect, self.modifiers, self.ops, self.in_cost = before
        return code

    def quick_twin(self, code: EffectCode, node: Effect) -> None:
        """Compile the quick-effect version of an effect that is one under a condition; both share a limit."""
        assert node.quick_if is not None
        held = node.quick_if if node.condition is None else AllHold((node.condition, node.quick_if))
        made = self.further_effect(replace(node, kind=EffectKind.QUICK, condition=held, quick_if=None))
        made.shown = code.index
        self.twins.append(made)

    def choice(self, code: EffectCode, node: Effect, number: int) -> EffectCode:
        """Compile one of the choices of an effect as a whole effect, which counts for both limits.

        :raises NotInVocabulary: if there would be three limits.
        """
        made = self.further_effect(node)
        made.shown = code.index
        made.choice = number
        if code.limit_scope >= 0:
            if made.also_scope >= 0 or made.limit_scope >= 0 and code.also_scope >= 0:
                raise NotInVocabulary(node)
            made.also_scope, made.also_times, made.also_index = (
                (made.limit_scope, made.limit_times, made.index)
                if made.limit_scope >= 0
                else (code.also_scope, code.also_times, code.index)
            )
            made.limit_scope, made.limit_times = code.limit_scope, code.limit_times
            made.limit_activate = code.limit_activate
        elif made.limit_scope >= 0:
            made.also_scope, made.also_times, made.also_index = made.limit_scope, made.limit_times, made.index
            made.limit_scope = -1
        return made

    def ref(self, node: Node) -> tuple[int, int]:
        """A reference as numbers; a narrowed one is an index into the effect's ``those``."""
        if isinstance(node, Those):
            kind, slot = self.ref(node.ref)
            kinds = 0
            test: Test | None = None
            if node.ref.kind == RefKind.MATERIALS and isinstance(node.filter, WasSummoned):
                kinds = int(node.filter.kinds)
            else:
                test = self.test(node.filter)
            self.effect.those.append(ThoseCode(kind, slot, test, kinds))
            return NARROWED, len(self.effect.those) - 1
        assert isinstance(node, Ref), f"expected a reference, got {type(node).__name__}"
        return int(node.kind), node.slot


FIELDS = Fields(
    {
        Filter: Compiler.test,
        AmountNode: Compiler.amount,
        AmountNode | int: Compiler.amount,
        AmountNode | int | None: Compiler.optional_amount,
        Condition: Compiler.check,
        OccasionNode: Compiler.occasion,
        PoolNode: Compiler.pool,
        What: Compiler.ref,
    }
)
TESTS = Handlers[Compiler, Test](FIELDS)
AMOUNTS = Handlers[Compiler, Amount](FIELDS)
CHECKS = Handlers[Compiler, Check](FIELDS)
OCCASIONS = Handlers[Compiler, Occasion](FIELDS)
MODIFIERS = Handlers[Compiler, ModifierCode | list[ModifierCode]](FIELDS)
VERBS = Verbs[Compiler, Op](FIELDS)
MATERIALS = Handlers[Compiler, Recipe](FIELDS)


def default_zones(definition: Card, effect: Effect, about_this: bool, occasion: Occasion | None) -> int:
    """The places where an effect works if its definition does not state them."""
    if effect.zones:
        return int(effect.zones)
    if occasion is not None and about_this and not set(occasion.kinds) - {E_TO_HAND, E_DRAWN}:
        return HAND
    own = about_this and not (
        isinstance(effect.when, AnyEvent)
        and occasion is not None
        and any(not part.about_this for part in getattr(occasion, "parts", ()))
    )  # triggers about other cards work only there
    if effect.kind == EffectKind.ACTIVATION or effect.kind in (EffectKind.TRIGGER, EffectKind.FLIP) and own:
        return 0
    if effect.pendulum:
        return PENDULUM_ZONE
    if definition.types & CardType.MONSTER:
        leaving = bool(effect.modifiers) and all(
            isinstance(modifier, Redirected) and modifier.this_only for modifier in effect.modifiers
        )
        return MONSTER_ZONE | SPELL_ZONE if leaving else MONSTER_ZONE  # also as an Equip Card (faq 15)
    return MONSTER_ZONE | SPELL_ZONE | FIELD_ZONE


def speed_of(definition: Card, effect: Effect) -> int:
    """The spell speed. Rules: MR3-SPD-02, MR3-SPD-04, MR3-SPD-05, MR3-EFF-07."""
    if effect.kind == EffectKind.ACTIVATION:
        if definition.types & CardType.COUNTER:
            return 3
        return 2 if definition.types & (CardType.TRAP | CardType.QUICK_PLAY) else 1
    return 2 if effect.kind == EffectKind.QUICK else 1


def demanded(part: Program) -> list[Test]:
    """The demands of a branch on a target."""
    return [
        op.accept for op in part.needed if isinstance(op, Selected) and op.ref == R_TARGET and op.accept is not None
    ]


def look_at_targets(code: EffectCode) -> None:
    """Add the demands of the processing to the targets."""
    for op in code.programs[code.resolution].needed:
        if isinstance(op, Picked | Whole | ForCards | AnotherLevel | MoreThanNothing) and op.by_target:
            code.targets[0].accept = (*code.targets[0].accept, LeavesChoice(op))
        if isinstance(op, AskBranch) and len(code.targets) == 1:
            branches = [demanded(part) for part in op.parts]
            if all(branches):
                fits = AnyTest(tuple([all_of(*tests) for tests in branches]))
                code.targets[0].accept = (*code.targets[0].accept, fits)
        if isinstance(op, Selected | EquipOp) and op.ref == R_TARGET and op.accept is not None:
            for at, pick in enumerate(code.targets):
                if op.slot in (-1, at):
                    pick.accept = (*pick.accept, op.accept)
    for pick in code.targets:
        if pick.accept:
            pick.fitting = narrowed(pick.pool, pick.accept)


def events_of(occasion: Occasion) -> int:
    """The kinds of events for which an occasion waits, as bits."""
    return sum(1 << kind for kind in set(occasion.kinds))


def narrowed(pool: Pool, tests: tuple[Test, ...]) -> Pool:
    """A pool restricted to the cards that pass further tests."""
    own = () if pool.test is None else (pool.test,)
    return Pool(pool.zones, pool.side, all_of(*own, *tests), tuple(narrowed(more, tests) for more in pool.more))


def comes_each_time(effect: Effect) -> bool:
    """Whether a trigger activates once for each chain link that triggered it: a mandatory one that destroys nothing, or
    one of which a ruling says so.

    Rulings on アロマガーデン and ＴＧ ハイパー・ライブラリアン; those on トポロジック・ボマー・ドラゴン differ.
    """
    if effect.each_time:
        return True
    return not effect.optional and effect.kind == EffectKind.TRIGGER and not does(effect.resolution, Handling.DESTROYED)


def compile_cost(compiler: Compiler, code: EffectCode, cost: VerbNode) -> None:
    """Compile the cost of an effect. What the cost would do does not count as done by the effect."""
    compiler.in_cost, before = True, len(compiler.modifiers)
    code.cost = compiler.add_program(cost)
    code.tribute_cost = paid_otherwise(cost)
    if (left := eased(cost, code.kind, compiler.info.types)) != cost:
        code.eased = compiler.add_program(left)
    compiler.in_cost = False
    code.restrictions = tuple(range(before, len(compiler.modifiers)))
    code.would, code.falls = 0, ()


def enter_modifiers(compiler: Compiler, code: EffectCode, effect: Effect) -> int:
    """Enter the modifiers that apply by themselves; those that a material gives do not stand. Returns their number."""
    first, count = compiler.add_modifiers(effect.modifiers)
    code.of_activation = count > 0 and all(each.keeps_activation() for each in effect.modifiers)
    code.standing = tuple([number for number in range(first, first + count) if not compiler.modifiers[number].lent])
    code.lending = len(code.standing) < count
    return count


def compile_effect(compiler: Compiler, definition: Card, effect: Effect, index: int) -> EffectCode:
    """Compile one effect."""
    code = EffectCode(definition, index)
    compiler.effect = code
    compiler.modifiers = []
    compiler.ops = []
    code.name = definition.ja
    code.kind = int(effect.kind)
    code.speed = speed_of(definition, effect)
    code.optional = effect.optional
    code.timing_when, code.each_time = effect.timing == Timing.WHEN, comes_each_time(effect)
    if effect.when is not None:
        code.occasion = compiler.occasion(effect.when)
    about_this = effect.kind == EffectKind.FLIP or code.occasion is not None and code.occasion.about_this
    code.condition = compiler.optional_check(slow_condition(effect))
    code.hand_check, code.turn_check = [compiler.optional_check(each) for each in (effect.from_hand, effect.at_once)]
    enter_targets(compiler, code, effect)
    count = enter_modifiers(compiler, code, effect)
    if effect.cost is not None:
        compile_cost(compiler, code, effect.cost)
    resolution = effect.resolution
    choices = choices_of(effect)
    if choices:
        code.programs.append(Program((), ()))
        code.resolution = len(code.programs) - 1
    elif resolution is not None:
        code.resolution = compiler.add_program(resolution)
    if code.cost >= 0:
        look_at_cost(effect, code)
        figures = needed_figures(effect, RefKind.COST)
        for pick in code.cost_picks if figures else ():
            pick.pool = narrowed(pick.pool, figures)
    if code.resolution >= 0:
        look_at_targets(code)
    code.modifiers = tuple(compiler.modifiers)
    look_at_own_changes(definition, effect, code.modifiers[count:])
    look_at_summon(effect, code.modifiers[:count])
    code.turns_down = any(
        isinstance(node, ChangePosition) and node.what == THIS and (node.to == Position.FACE_DOWN_DEFENSE)
        for node in nodes(resolution)
    )
    if effect.limit is not None:
        enter_limit(code, effect.limit)
    code.zones = default_zones(definition, effect, about_this, code.occasion)
    look_at_graveyards(compiler, effect, code)
    code.face_down = used_face_down(effect)
    code.steps = int(effect.steps)
    code.outside_damage_step = effect.outside_damage_step or stays_out_of_damage_step(effect)
    code.no_response, code.no_response_of = effect.no_response, int(effect.no_response_of)
    code.no_response_by_targets, code.no_response_cards = effect.no_response_by_targets, effect.no_response_cards
    code.no_response_from = compiler.optional_test(effect.no_response_from)
    code.unnegatable |= effect.cannot_be_negated
    code.pendulum, code.by_either = effect.pendulum, effect.by_either
    code.choices = tuple([compiler.choice(code, choice, number) for number, choice in enumerate(choices)])
    for choice in code.choices:
        code.would |= choice.would
    if effect.quick_if is not None:
        compiler.quick_twin(code, effect)
    return code


def used_face_down(effect: Effect) -> bool:
    """Whether an effect is used while its card is face-down: it waits for that to be targeted."""
    parts = getattr(effect.when.targets_one, "parts", ()) if isinstance(effect.when, Activated) else ()
    return effect.kind is EffectKind.QUICK and IS_THIS in parts and FACE_DOWN in parts


def enter_limit(code: EffectCode, limit: Limit) -> None:
    """Enter the limit of uses of the effect."""
    code.limit_scope = int(limit.scope)
    code.limit_times = limit.times
    code.limit_activate = limit.activate
    if limit.also is not None:
        code.also_scope = int(limit.also.scope)
        code.also_times = limit.also.times


def enter_targets(compiler: Compiler, code: EffectCode, effect: Effect) -> None:
    """Enter the targets, and the demands on them that must still hold when the processing begins."""
    compiler.ignoring = any(
        isinstance(node, SpecialSummon) and node.ignoring and node.what == TARGET for node in nodes(effect.resolution)
    )
    code.targets = tuple(compiler.pick(pick) for pick in effect.targets)
    code.together, code.targets_if_any = effect.together, effect.targets_if_any
    code.targets_or_none = not effect.optional and effect.kind in (EffectKind.TRIGGER, EffectKind.FLIP)
    code.with_this = any(_with_this(node) for node in nodes(effect.resolution))
    figures = needed_figures(effect, RefKind.TARGET)
    for made, pick in zip(code.targets, effect.targets, strict=True):
        made.accept = figures
        if pick.pool.zones & Zone.FIELD:
            left = no_longer_shown(pick.pool, effect)
        else:
            left = no_longer_added_up(pick.pool)
            made.adds_up = left != pick.pool
        made.staying = made.pool if left == pick.pool else compiler.pool(left)
    if len(code.targets) == 1:
        code.targets[0].room = limiting_side(effect)


def _with_this(node: object) -> bool:
    """Whether a verb treats a target and this card alike (そのカードとこのカードを破壊する)."""
    return (
        isinstance(node, Joined)
        and node.joint is Joint.ALSO
        and getattr(node.first, "what", None) == TARGET
        and getattr(node.second, "what", None) == THIS
        and replace(node.second, what=TARGET) == node.first  # type: ignore[call-arg]
    )


def slow_condition(effect: Effect) -> Condition | None:
    """The condition of an effect, including that it is not a quick effect at the moment, if it can be one."""
    if effect.quick_if is None:
        return effect.condition
    slow = DoesNotHold(effect.quick_if)
    return slow if effect.condition is None else AllHold((effect.condition, slow))


def choices_of(effect: Effect) -> tuple[Effect, ...]:
    """The choices that are made when an effect is activated, each as a whole effect."""
    resolution = effect.resolution
    if isinstance(resolution, ChooseOne) and not resolution.at_resolution:
        return tuple(replace(effect, resolution=branch, limit=None) for branch in resolution.branches)
    return tuple(effect.chosen(number) for number in range(len(effect.choices)))
