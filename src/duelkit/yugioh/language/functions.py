"""The words of the card language as functions: each makes the node that says it.

Words with arguments worth a shorter form have functions of their own beside their meaning (``draw``, ``gains``,
``one`` …); the others are called here by the same casing. What a word means stands at its class.
"""

from __future__ import annotations

from duelkit.yugioh.language import node_classes as _nodes

# amounts
count_of = _nodes.CountOf
higher = _nodes.Higher
kinds = _nodes.Kinds
plus = _nodes.Plus
the = _nodes.The

# battle
attack_again = _nodes.AttackAgain
attack_cost = _nodes.AttackCost
battle_damage_changes = _nodes.BattleDamageChanges
change_attack_target = _nodes.ChangeAttackTarget
destroyed_in_battle_with = _nodes.DestroyedInBattleWith
end_battle_phase = _nodes.EndBattlePhase
fell_to = _nodes.FellTo
has_attacked = _nodes.HasAttacked
has_battled = _nodes.HasBattled
has_destroyed_by_battle = _nodes.HasDestroyedByBattle
instead_of_battle_damage = _nodes.InsteadOfBattleDamage
is_battling = _nodes.IsBattling
is_lost_in_battle = _nodes.IsLostInBattle
negate_attack = _nodes.NegateAttack
would_take_battle_damage = _nodes.WouldTakeBattleDamage

# chance
dice_show = _nodes.DiceShow
draw_lot = _nodes.DrawLot
guess_lowest = _nodes.GuessLowest
roll_die = _nodes.RollDie
toss_coins = _nodes.TossCoins

# choosing
choose_one = _nodes.ChooseOne
if_ = _nodes.If
if_possible = _nodes.IfPossible
later = _nodes.Later
triggers = _nodes.Triggers
you_may = _nodes.YouMay

# conditions
all_remain = _nodes.AllRemain
are = _nodes.Are
came_here = _nodes.CameHere
chain_is_empty = _nodes.ChainIsEmpty
compare = _nodes.Compare
event_is = _nodes.EventIs
exists = _nodes.Exists
has_activated = _nodes.HasActivated
has_done = _nodes.HasDone
has_left = _nodes.HasLeft
has_summoned = _nodes.HasSummoned
held_at_activation = _nodes.HeldAtActivation
in_step = _nodes.InStep
put_here_by = _nodes.PutHereBy
turn_of = _nodes.TurnOf

# controlling
controlled_by = _nodes.ControlledBy
owned_by = _nodes.OwnedBy
swap_control = _nodes.SwapControl
take_control = _nodes.TakeControl
takes_control = _nodes.TakesControl

# counters
counter_count = _nodes.CounterCount
has_counter = _nodes.HasCounter
holds_counters = _nodes.HoldsCounters
may_hold_counter = _nodes.MayHoldCounter
place_counters = _nodes.PlaceCounters
remove_counters = _nodes.RemoveCounters

# declaring
declare = _nodes.Declare
is_declared = _nodes.IsDeclared

# destroying
instead_of_destruction = _nodes.InsteadOfDestruction
perishes = _nodes.Perishes

# drawing
draw_until = _nodes.DrawUntil
drawn_before = _nodes.DrawnBefore
drew_before = _nodes.DrewBefore
mill = _nodes.Mill

# equipping
equip = _nodes.Equip
equipped_by_itself = _nodes.EquippedByItself
equipped_to = _nodes.EquippedTo

# filters
any_card = _nodes.AnyCard
extreme = _nodes.Extreme
figure = _nodes.Figure
in_position = _nodes.InPosition
is_among = _nodes.IsAmong
is_monster_card = _nodes.IsMonsterCard
mentions = _nodes.Mentions
same_attribute_as = _nodes.SameAttributeAs
same_card_type_as = _nodes.SameCardTypeAs
same_name_as = _nodes.SameNameAs
same_race_as = _nodes.SameRaceAs

# language
both = _nodes.Both
own_materials = _nodes.OwnMaterials
those = _nodes.Those
top_of_deck = _nodes.TopOfDeck

# lasting
bind = _nodes.Bind
treated = _nodes.Treated
whenever = _nodes.Whenever
while_ = _nodes.While

# life points
gain_life = _nodes.GainLife
life_points = _nodes.LifePoints
lose_life = _nodes.LoseLife
set_life = _nodes.SetLife

# links
in_column_of = _nodes.InColumnOf
in_extra_monster_zone = _nodes.InExtraMonsterZone
is_co_linked = _nodes.IsCoLinked
is_linked = _nodes.IsLinked
is_pointed_at = _nodes.IsPointedAt
points_at = _nodes.PointsAt

# material summons
alike = _nodes.Alike
further = _nodes.Further
fusion_materials = _nodes.FusionMaterials
fusion_summon = _nodes.FusionSummon
link_materials = _nodes.LinkMaterials
lists_material = _nodes.ListsMaterial
material_summon_now = _nodes.MaterialSummonNow
named_as_material_of = _nodes.NamedAsMaterialOf
ritual_summon = _nodes.RitualSummon
synchro_materials = _nodes.SynchroMaterials
xyz_materials = _nodes.XyzMaterials

# moving
banish_for = _nodes.BanishFor
redirected = _nodes.Redirected
return_to_graveyard = _nodes.ReturnToGraveyard
shuffle_deck = _nodes.ShuffleDeck
to_extra_deck = _nodes.ToExtraDeck

# negating
negate_activation = _nodes.NegateActivation
negate_effect = _nodes.NegateEffect
negate_summon = _nodes.NegateSummon
rebuffs = _nodes.Rebuffs
unaffected = _nodes.Unaffected

# occasions
any_event = _nodes.AnyEvent
any_occasion = _nodes.AnyOccasion
when = _nodes.When

# pendulum
fits_scales = _nodes.FitsScales
place_in_pendulum_zone = _nodes.PlaceInPendulumZone

# placing
place_on_field = _nodes.PlaceOnField
remain_on_field = _nodes.RemainOnField
set_cards = _nodes.SetCards
stay_set = _nodes.StaySet

# positions
was_flipped = _nodes.WasFlipped

# revealing
excavate = _nodes.Excavate
look_at = _nodes.LookAt
pick_out = _nodes.PickOut
remember = _nodes.Remember
reveal = _nodes.Reveal

# summoning
become_monster = _nodes.BecomeMonster
can_be_normal_summoned = _nodes.CanBeNormalSummoned
can_be_special_summoned = _nodes.CanBeSpecialSummoned
gain_effects = _nodes.GainEffects
normal_summon_now = _nodes.NormalSummonNow
only_one = _nodes.OnlyOne
summoned_with = _nodes.SummonedWith
summons_per_turn = _nodes.SummonsPerTurn
use_normal_summon = _nodes.UseNormalSummon
was_summoned = _nodes.WasSummoned

# tokens
make_tokens = _nodes.MakeTokens

# turns
skip_phases = _nodes.SkipPhases

# winning
win_duel = _nodes.WinDuel
wins = _nodes.Wins

# xyz materials
attach = _nodes.Attach
has_material = _nodes.HasMaterial
material_count = _nodes.MaterialCount
