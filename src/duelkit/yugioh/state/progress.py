"""What is under way in a duel: the turn, the battle, the chain, and the effects that apply or wait."""

from __future__ import annotations

from duelkit.kernel.state import NO_TABLE, NONE, ZEROS
from duelkit.yugioh.state.active import Active
from duelkit.yugioh.state.board import SHARES_ACTIVE, SHARES_LISTENERS, Board
from duelkit.yugioh.state.codes import NO_MONSTER
from duelkit.yugioh.state.events import Event
from duelkit.yugioh.state.parts import Delayed, Pending, Scope
from duelkit.yugioh.state.tasks import Task


def copies(tasks: list[Task]) -> list[Task]:
    """Copies of tasks."""
    found: list[Task] = []
    for task in tasks:
        twin = task.copy()
        assert isinstance(twin, Task)
        found.append(twin)
    return found


class TurnState(Board):
    """The turn and the battle: what has been done in it, and what is being done."""

    def __init__(self) -> None:
        super().__init__()
        self.step: int = 0
        self.used: dict[int, int] = NO_TABLE
        self.used_chain: dict[int, int] = NO_TABLE
        self.used_battle: dict[int, int] = NO_TABLE
        self.used_duel: dict[int, int] = NO_TABLE
        self.summons: tuple[int, ...] = ()
        """The monsters summoned this turn, with who summoned them, from where and how (``facts.summons_made``)."""
        self.summons_before: tuple[int, ...] = ()
        """The same of the turn before."""
        self.succeeded: tuple[int, int] = (0, 0)
        """How often each player succeeded in summons this turn."""
        self.attacks: tuple[int, ...] = ()
        """The attacks declared this turn: ``card << 1 | player``."""
        self.battles: tuple[int, ...] = ()
        """The same of the monsters that battled this turn."""
        self.battled_types: tuple[int, ...] = ()
        """Their types as they battled."""
        self.met: tuple[int, ...] = ()
        """The monsters that battled another monster this turn: ``stamp << 12 | card``."""
        self.hurt: int = 0
        """How each player took damage this turn, as bits (``facts.battles_fought``)."""
        self.sent: tuple[int, ...] = ()
        """The cards sent to the Graveyard this turn, with their stamps (``facts.sent``)."""
        self.turn_actions: list[int] = ZEROS
        self.activations: list[int] = NONE
        self.skips: dict[int, int] = NO_TABLE
        self.normal_summons: int = 0
        self.pendulum_done: bool = False
        """Whether the turn player has performed a Pendulum Summon this turn."""
        self.attacker: int = -1
        self.attack_target: int = NO_MONSTER
        self.attack_negated: bool = False
        self.fought: tuple[int, ...] = ()
        """The attacker and the attacked monster of the battle in its damage step, even after they have left."""
        self.battled_face_down: bool = False
        """Whether the attacked monster was face-down at the start of the damage step."""
        self.doomed: list[int] = NONE
        """Monsters whose destruction by battle is fixed. Rules: MR3-DSD-09, MR3-DS-05."""
        self.summoning: tuple[int, ...] = ()
        """Monsters whose summon is about to succeed."""
        self.using: tuple[int, ...] = ()
        """The materials that are being used for a summon at this moment."""
        self.end_battle: bool = False
        self.ends_now: bool = False
        """Whether it becomes the end phase as soon as the turn player is free to act."""
        self.main_over: bool = False
        """Whether the main phase has been ended: the turn player can only go on to another phase."""
        self.decked: int = 0
        """The players who had to draw and could not, as bits. Rules: MR3-WIN-04, RES-DRW-06."""

    def copy_turn(self, twin: TurnState) -> None:
        """Copy the turn and the battle into a blank duel."""
        twin.turn = self.turn
        twin.turn_player = self.turn_player
        twin.first_player = self.first_player
        twin.phase = self.phase
        twin.step = self.step
        twin.used = self.used.copy()
        twin.used_chain = self.used_chain
        twin.used_battle = self.used_battle
        twin.used_duel = self.used_duel
        twin.summons = self.summons
        twin.summons_before = self.summons_before
        twin.succeeded = self.succeeded
        twin.attacks = self.attacks
        twin.battles = self.battles
        twin.battled_types = self.battled_types
        twin.met = self.met
        twin.hurt = self.hurt
        twin.sent = self.sent
        twin.turn_actions = self.turn_actions[:]
        twin.activations = self.activations[:]
        twin.skips = self.skips
        twin.normal_summons = self.normal_summons
        twin.pendulum_done = self.pendulum_done
        twin.attacker = self.attacker
        twin.attack_target = self.attack_target
        twin.attack_negated = self.attack_negated
        twin.fought = self.fought
        twin.battled_face_down = self.battled_face_down
        twin.doomed = self.doomed[:]
        twin.summoning = self.summoning
        twin.using = self.using
        twin.end_battle = self.end_battle
        twin.ends_now = self.ends_now
        twin.main_over = self.main_over
        twin.decked = self.decked


class Processing(TurnState):
    """The chain, events and triggers, the effects that apply, and the stack of procedures in progress."""

    def __init__(self) -> None:
        super().__init__()
        self.chain: list[int] = NONE
        """The chain links, as indices into ``scopes``."""
        self.scopes: list[Scope] = NONE
        self.moment: int = 0
        self.recent: list[Event] = NONE
        """The events since the last window closed; the occasions of quick effects are looked for here."""
        self.pending: list[Pending] = NONE
        self.delayed: list[Delayed] = NONE
        self.active: list[tuple[Active, ...]] = NONE
        self.reach: list[int] = ZEROS
        """For each player, which cards can be used from hand, graveyard or banishment, as bits of ``reach``."""
        self.lasting: list[int] = NONE
        """The categories in which modifiers that last for a time may apply; checked at the end of each turn."""
        self.listeners: list[tuple[int, ...]] = NONE
        self.order: int = 0
        self.suppressed: tuple[int, ...] = ()
        """The orders of the continuous modifiers that were negated when, in this moment, the negating card left."""
        self.suppressed_at: int = -1
        """The moment for which ``suppressed`` holds."""
        self.stack: list[Task] = NONE
        self.resolving: int = -1
        """The chain link that is being processed, an index into ``scopes``."""
        self.picks: list[int] = NONE
        """The cards of the last finished pick."""
        self.last_moment: int = 0
        """The moment of the newest event."""
        self.window_moment: int = -1
        """The moment that quick effects may refer to."""
        self.unsettled: bool = False
        """Whether control and equips must be checked again."""
        self.due: list[Task] = NONE
        """Tasks that an event has caused without an activation; they run before anything else."""
        self.after_link: list[Task] = NONE
        """Tasks of the same kind that become due when a chain link has resolved."""

    def copy_processing(self, twin: Processing) -> None:
        """Copy the chain, the effects and the stack into a blank duel."""
        twin.chain = self.chain[:]
        twin.scopes = [scope.copy() for scope in self.scopes]
        twin.moment = self.moment
        twin.recent = self.recent[:]
        twin.pending = [pending.copy() for pending in self.pending]
        twin.delayed = [delayed.copy() for delayed in self.delayed]
        twin.active = self.active
        twin.reach = self.reach
        twin.lasting = self.lasting
        twin.listeners = self.listeners
        twin.order = self.order
        twin.suppressed = self.suppressed
        twin.suppressed_at = self.suppressed_at
        twin.stack = copies(self.stack)
        twin.answer = self.answer
        twin.resolving = self.resolving
        twin.picks = self.picks[:]
        twin.last_moment = self.last_moment
        twin.window_moment = self.window_moment
        twin.unsettled = self.unsettled
        twin.due = copies(self.due)
        twin.after_link = copies(self.after_link)

    def put_active(self, category: int, actives: tuple[Active, ...]) -> None:
        """Replace the modifiers of a category that apply."""
        if self.unshared(SHARES_ACTIVE):
            self.active = self.active[:]
        self.active[category] = actives
        self.cache.in_force = -1
        self.cache.clock += 1

    def put_listeners(self, kind: int, entries: tuple[int, ...]) -> None:
        """Replace the effects that wait for events of a kind."""
        if self.unshared(SHARES_LISTENERS):
            self.listeners = self.listeners[:]
        self.listeners[kind] = entries
