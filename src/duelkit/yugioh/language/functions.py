"""The words of the card language as functions: each makes the node that says it.

Words with arguments worth a shorter form have functions of their own beside their meaning (``draw``, ``gains``,
``one`` …); the others are called here by the same casing. What a word means stands at its class.
"""

from __future__ import annotations

from duelkit.yugioh.language import node_classes as _nodes

# adding levels
levels_adding = _nodes.LevelsAdding
ratings_adding = _nodes.RatingsAdding
# aftermath
activation_was_negated = _nodes.ActivationWasNegated
was_used = _nodes.WasUsed
# amounts
at_will = _nodes.AtWill
count_of = _nodes.CountOf
doubling = _nodes.Doubling
one_per = _nodes.OnePer
open_targets = _nodes.OpenTargets
as_many_as = _nodes.AsManyAs
higher = _nodes.Higher
highest_of = _nodes.HighestOf
in_case = _nodes.InCase
kinds = _nodes.Kinds
types_among = _nodes.TypesAmong
plus = _nodes.Plus
the = _nodes.The
# applied once
applied_once = _nodes.AppliedOnce
# attacks made
attacks_declared = _nodes.AttacksDeclared
has_attacked_with = _nodes.HasAttackedWith
# attributes used
attribute_unused = _nodes.AttributeUnused
use_attribute = _nodes.UseAttribute
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
has_defended = _nodes.HasDefended
has_destroyed_by_battle = _nodes.HasDestroyedByBattle
has_struck_directly = _nodes.HasStruckDirectly
instead_of_battle_damage = _nodes.InsteadOfBattleDamage
is_battling = _nodes.IsBattling
is_lost_in_battle = _nodes.IsLostInBattle
negate_attack = _nodes.NegateAttack
would_fall = _nodes.WouldFall
would_take_battle_damage = _nodes.WouldTakeBattleDamage
# battles fought
battles_won = _nodes.BattlesWon
has_battled_monster = _nodes.HasBattledMonster
has_taken_damage = _nodes.HasTakenDamage
originals_count = _nodes.OriginalsCount
# blocking
banished_face_down = _nodes.BanishedFaceDown
banished_face_up = _nodes.BanishedFaceUp
point_out_zone = _nodes.PointOutZone
zone_shut = _nodes.ZoneShut
zones_blocked = _nodes.ZonesBlocked
# chains
answers_trigger = _nodes.AnswersTrigger
was_an_answer = _nodes.WasAnAnswer
activated_in = _nodes.ActivatedIn
chain_link_number = _nodes.ChainLinkNumber
chain_names_differ = _nodes.ChainNamesDiffer
is_chain_link = _nodes.IsChainLink
used_its_effect_in = _nodes.UsedItsEffectIn
# called coins
call_coin = _nodes.CallCoin
called_right = _nodes.CalledRight
toss_again = _nodes.TossAgain
# chance
die_as_declared = _nodes.DieAsDeclared
dice_show = _nodes.DiceShow
draw_lot = _nodes.DrawLot
in_zone_rolled = _nodes.InZoneRolled
guess_lowest = _nodes.GuessLowest
rolls_dice = _nodes.RollsDice
roll_die = _nodes.RollDie
toss_coins = _nodes.TossCoins
# choosing
choose_one = _nodes.ChooseOne
chosen_once = _nodes.ChosenOnce
if_ = _nodes.If
if_possible = _nodes.IfPossible
later = _nodes.Later
repeat = _nodes.Repeat
triggers = _nodes.Triggers
you_may = _nodes.YouMay
# coming back
returns_later = _nodes.ReturnsLater
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
has_worked = _nodes.HasWorked
has_summoned = _nodes.HasSummoned
have_battled = _nodes.HaveBattled
held_at_activation = _nodes.HeldAtActivation
in_step = _nodes.InStep
put_here_by = _nodes.PutHereBy
summoned_by_effect = _nodes.SummonedByEffect
activated_from = _nodes.ActivatedFrom
summoned_in_way = _nodes.SummonedInWay
turn_of = _nodes.TurnOf
used_up = _nodes.UsedUp
was_done_instead = _nodes.WasDoneInstead
was_set = _nodes.WasSet
# controlling
controlled_by = _nodes.ControlledBy
of_turn_player = _nodes.OfTurnPlayer
owned_by = _nodes.OwnedBy
owners_control = _nodes.OwnersControl
return_control = _nodes.ReturnControl
swap_control = _nodes.SwapControl
take_control = _nodes.TakeControl
takes_control = _nodes.TakesControl
# copying
does_as = _nodes.DoesAs
takes_after = _nodes.TakesAfter
# counted activations
count_up = _nodes.CountUp
counted = _nodes.Counted
# counted summons
came_together = _nodes.CameTogether
one_at_once = _nodes.OneAtOnce
has_summoned_since = _nodes.HasSummonedSince
has_summoned_times = _nodes.HasSummonedTimes
played_this_turn = _nodes.PlayedThisTurn
# counters
counter_count = _nodes.CounterCount
distribute_counters = _nodes.DistributeCounters
has_counter = _nodes.HasCounter
holds_counters = _nodes.HoldsCounters
may_hold_counter = _nodes.MayHoldCounter
place_counters = _nodes.PlaceCounters
remove_counters = _nodes.RemoveCounters
was_filled = _nodes.WasFilled
# declaring
declare = _nodes.Declare
is_declared = _nodes.IsDeclared
# destroying
instead_of_destruction = _nodes.InsteadOfDestruction
perishes = _nodes.Perishes
# detached kinds
detach_kinds = _nodes.DetachKinds
# done first
done_first = _nodes.DoneFirst
# drawing
draw_until = _nodes.DrawUntil
forgo_draw = _nodes.ForgoDraw
drawn_before = _nodes.DrawnBefore
drew_before = _nodes.DrewBefore
mill = _nodes.Mill
normal_draw = _nodes.NormalDraw
# equipping
equip = _nodes.Equip
bearer_fell = _nodes.BearerFell
can_be_equipped_with = _nodes.CanBeEquippedWith
can_equip = _nodes.CanEquip
equipped_by_itself = _nodes.EquippedByItself
equipped_to = _nodes.EquippedTo
opens_graveyard = _nodes.OpensGraveyard
equipped_ratings = _nodes.EquippedRatings
# fallen
bore_this = _nodes.BoreThis
worn_by_this = _nodes.WornByThis
brought_by = _nodes.BroughtBy
sent_by = _nodes.SentBy
sent_this_turn = _nodes.SentThisTurn
was_destroyed = _nodes.WasDestroyed
banished_by = _nodes.BanishedBy
has_lost_in_battle = _nodes.HasLostInBattle
fell_face_up = _nodes.FellFaceUp
fell_in_battle = _nodes.FellInBattle
was_destroyed_last_turn = _nodes.WasDestroyedLastTurn
was_fused = _nodes.WasFused
was_there_by = _nodes.WasThereBy
# filters
any_card = _nodes.AnyCard
differs_from_original = _nodes.DiffersFromOriginal
even_face_down = _nodes.EvenFaceDown
extreme = _nodes.Extreme
figure = _nodes.Figure
in_position = _nodes.InPosition
is_among = _nodes.IsAmong
is_monster_card = _nodes.IsMonsterCard
mentions = _nodes.Mentions
of_original_attribute = _nodes.OfOriginalAttribute
same_attribute_as = _nodes.SameAttributeAs
same_card_type_as = _nodes.SameCardTypeAs
same_name_as = _nodes.SameNameAs
same_race_as = _nodes.SameRaceAs
# forced activations
must_activate = _nodes.MustActivate
# gemini
counts_as_summoned_again = _nodes.CountsAsSummonedAgain
gain_effects = _nodes.GainEffects
is_summoned_again = _nodes.IsSummonedAgain
# language
both = _nodes.Both
own_materials = _nodes.OwnMaterials
those = _nodes.Those
top_of_deck = _nodes.TopOfDeck
# handed back
handed_back = _nodes.HandedBack
# hiding
hide_among = _nodes.HideAmong
rearrange = _nodes.Rearrange
# kept in mind
is_kept_in_mind = _nodes.IsKeptInMind
keep_in_mind = _nodes.KeepInMind
# kindred
becomes_monster = _nodes.BecomesMonster
of_original_race = _nodes.OfOriginalRace
same_kind_as = _nodes.SameKindAs
unlike_one_of = _nodes.UnlikeOneOf
shares_kind = _nodes.SharesKind
only_race_of = _nodes.OnlyRaceOf
# lasting
bind = _nodes.Bind
treated = _nodes.Treated
whenever = _nodes.Whenever
while_ = _nodes.While
# later fusion
fusion_summon_shown = _nodes.FusionSummonShown
send_listed_materials = _nodes.SendListedMaterials
# life points
gain_life = _nodes.GainLife
life_difference = _nodes.LifeDifference
life_points = _nodes.LifePoints
damage_halved = _nodes.DamageHalved
damage_turned = _nodes.DamageTurned
instead_of_effect_damage = _nodes.InsteadOfEffectDamage
no_damage_once = _nodes.NoDamageOnce
no_damage_up_to = _nodes.NoDamageUpTo
damage_passed = _nodes.DamagePassed
life_turned = _nodes.LifeTurned
lose_life = _nodes.LoseLife
set_life = _nodes.SetLife
swap_life = _nodes.SwapLife

# likeness
agrees_in = _nodes.AgreesIn
has_equal = _nodes.HasEqual
has_partner = _nodes.HasPartner
# links
can_be_linked = _nodes.CanBeLinked
in_column_of = _nodes.InColumnOf
in_column_of_negated = _nodes.InColumnOfNegated
in_extra_monster_zone = _nodes.InExtraMonsterZone
in_middle_zone = _nodes.InMiddleZone
is_co_linked = _nodes.IsCoLinked
is_linked = _nodes.IsLinked
is_pointed_at = _nodes.IsPointedAt
link_material_from_hand = _nodes.LinkMaterialFromHand
points_at = _nodes.PointsAt
# material summons
alike = _nodes.Alike
as_material = _nodes.AsMaterial
further = _nodes.Further
fusion_materials = _nodes.FusionMaterials
fusion_summon = _nodes.FusionSummon
link_materials = _nodes.LinkMaterials
lists_material = _nodes.ListsMaterial
material_summon_now = _nodes.MaterialSummonNow
lies_in = _nodes.LiesIn
named_as_material_of = _nodes.NamedAsMaterialOf
other_materials = _nodes.OtherMaterials
xyz_of_at_least = _nodes.XyzOfAtLeast
ritual_summon = _nodes.RitualSummon
synchro_materials = _nodes.SynchroMaterials
stand_in = _nodes.StandIn
xyz_materials = _nodes.XyzMaterials
# material uses
lends_itself = _nodes.LendsItself
link_material_as = _nodes.LinkMaterialAs
links_only_with = _nodes.LinksOnlyWith
summon_with_both = _nodes.SummonWithBoth
synchro_from_hand = _nodes.SynchroFromHand
made_by_use = _nodes.MadeByUse
used_together = _nodes.UsedTogether
other_material_count = _nodes.OtherMaterialCount
# materials back
summon_materials_of = _nodes.SummonMaterialsOf
has_materials_back = _nodes.HasMaterialsBack
# moving
banish_for = _nodes.BanishFor
redirected = _nodes.Redirected
return_to_graveyard = _nodes.ReturnToGraveyard
shuffle_deck = _nodes.ShuffleDeck
to_extra_deck = _nodes.ToExtraDeck
# names
is_mentioned_by = _nodes.IsMentionedBy
mentions_one_of = _nodes.MentionsOneOf
mentions_series = _nodes.MentionsSeries
name_includes = _nodes.NameIncludes
numbered = _nodes.Numbered
shares_name = _nodes.SharesName
same_number_as = _nodes.SameNumberAs
shares_attribute = _nodes.SharesAttribute
shares_race = _nodes.SharesRace
# negating
activated_negated = _nodes.ActivatedNegated
is_negated = _nodes.IsNegated
negates_effects_of = _nodes.NegatesEffectsOf
negate_activation = _nodes.NegateActivation
negate_effect = _nodes.NegateEffect
negate_summon = _nodes.NegateSummon
fusions_not_negated = _nodes.FusionsNotNegated
not_negated = _nodes.NotNegated
rebuffs = _nodes.Rebuffs
unaffected = _nodes.Unaffected
# occasions
any_event = _nodes.AnyEvent
any_occasion = _nodes.AnyOccasion
when = _nodes.When
# one kind
one_kind = _nodes.OneKind
# only by
only_by_effect_of = _nodes.OnlyByEffectOf
# other materials
# own fields
summon_each = _nodes.SummonEach
banish_down_to = _nodes.BanishDownTo
must_send = _nodes.MustSend
# paid instead
discard_eased = _nodes.DiscardEased
counters_paid = _nodes.CountersPaid
discard_paid = _nodes.DiscardPaid
self_tribute_paid = _nodes.SelfTributePaid
tribute_paid = _nodes.TributePaid
# pendulum
fits_scales = _nodes.FitsScales
in_pendulum_zone = _nodes.InPendulumZone
pendulum_again = _nodes.PendulumAgain
place_in_pendulum_zone = _nodes.PlaceInPendulumZone
# permissions
flip_summoned_only_if = _nodes.FlipSummonedOnlyIf
open_to_hand = _nodes.OpenToHand
opens_field = _nodes.OpensField
summoned_by_this = _nodes.SummonedByThis
# placing
place_on_field = _nodes.PlaceOnField
remain_on_field = _nodes.RemainOnField
set_on_field = _nodes.SetOnField
set_cards = _nodes.SetCards
still_set = _nodes.StillSet
set_back = _nodes.SetBack
stay_set = _nodes.StaySet
stays_as_equip = _nodes.StaysAsEquip
stays_as_spell = _nodes.StaysAsSpell
was_set_by = _nodes.WasSetBy
# positions
kept_in_position = _nodes.KeptInPosition
was_flipped = _nodes.WasFlipped
# quickening
originally_in_series = _nodes.OriginallyInSeries
used_in_either_turn = _nodes.UsedInEitherTurn
from_hand_in_their_turn = _nodes.FromHandInTheirTurn
# replaced effects
become_effect = _nodes.BecomeEffect
# retargeting
change_target = _nodes.ChangeTarget
is_its_target = _nodes.IsItsTarget
is_proper_target = _nodes.IsProperTarget
# revealing
has_excavated = _nodes.HasExcavated
excavate = _nodes.Excavate
excavate_until = _nodes.ExcavateUntil
look_at = _nodes.LookAt
pick_out = _nodes.PickOut
remember = _nodes.Remember
is_kept_revealed = _nodes.IsKeptRevealed
put_back = _nodes.PutBack
reveal = _nodes.Reveal
# same level
same_level_as = _nodes.SameLevelAs
shares_level = _nodes.SharesLevel
# sent from field
types_sent = _nodes.TypesSent
# sealing
graveyard_unaffected = _nodes.GraveyardUnaffected
graveyards_sealed = _nodes.GraveyardsSealed
reaches_past = _nodes.ReachesPast
# shifting
shift = _nodes.Shift
place_beside = _nodes.PlaceBeside
# summoning
become_monster = _nodes.BecomeMonster
can_be_normal_summoned = _nodes.CanBeNormalSummoned
can_be_special_summoned = _nodes.CanBeSpecialSummoned
normal_summon_now = _nodes.NormalSummonNow
only_one = _nodes.OnlyOne
summon_not_negated = _nodes.SummonNotNegated
summoned_with = _nodes.SummonedWith
summons_not_negated = _nodes.SummonsNotNegated
summons_per_turn = _nodes.SummonsPerTurn
use_normal_summon = _nodes.UseNormalSummon
was_summoned = _nodes.WasSummoned
# tokens
as_many_tokens = _nodes.AsManyTokens
make_tokens = _nodes.MakeTokens
# tributing
made_of_tributes = _nodes.MadeOfTributes
tribute_materials = _nodes.TributeMaterials
tributed_for = _nodes.TributedFor
# turns
held_at_turn_end = _nodes.HeldAtTurnEnd
is_phase_since = _nodes.IsPhaseSince
phases_passed = _nodes.PhasesPassed
turns_face_up = _nodes.TurnsFaceUp
go_to_end_phase = _nodes.GoToEndPhase
end_main_phase = _nodes.EndMainPhase
skipped_by_both = _nodes.SkippedByBoth
skip_phases = _nodes.SkipPhases
skip_turn = _nodes.SkipTurn
# two dice
higher_roll = _nodes.HigherRoll
choose_roll = _nodes.ChooseRoll
roll_off = _nodes.RollOff
rolled_lower = _nodes.RolledLower
roll_twice = _nodes.RollTwice
total_roll = _nodes.TotalRoll
# unanswered
attacks_unanswered = _nodes.AttacksUnanswered
cards_unanswered = _nodes.CardsUnanswered
effects_unanswered = _nodes.EffectsUnanswered
# upkeep
upkeep = _nodes.Upkeep
# wide fusion
fuses_alone = _nodes.FusesAlone
fusion_summon_alone = _nodes.FusionSummonAlone
fuses_as = _nodes.FusesAs
fuses_equips = _nodes.FusesEquips
fusion_from_elsewhere = _nodes.FusionFromElsewhere
# winning
win_duel = _nodes.WinDuel
wins = _nodes.Wins
# without tributes
no_tributes = _nodes.NoTributes
summon_without_tributes = _nodes.SummonWithoutTributes
# xyz materials
attach = _nodes.Attach
has_material = _nodes.HasMaterial
attached_to = _nodes.AttachedTo
detached_from = _nodes.DetachedFrom
material_count = _nodes.MaterialCount
material_figures = _nodes.MaterialFigures
