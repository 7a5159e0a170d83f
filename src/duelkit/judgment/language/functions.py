"""The words of the card language of THE EYE OF JUDGMENT as functions: each makes the node that says it.

Words with arguments worth a shorter form have functions of their own beside their meaning (``draw``, ``gains``,
``one`` …); the others are called here by the same casing. What a word means stands at its class.
"""

from __future__ import annotations

from duelkit.judgment.language import node_classes as _nodes

# abilities
bestow = _nodes.Bestow
lends = _nodes.Lends

# amounts
card_count = _nodes.CardCount
count_of = _nodes.CountOf
creature_count = _nodes.CreatureCount
event_amount = _nodes.EventAmount
field_count = _nodes.FieldCount
figure_of = _nodes.FigureOf
gap = _nodes.Gap
half = _nodes.Half
hand_size = _nodes.HandSize
mana_of = _nodes.ManaOf
plus = _nodes.Plus
sum_of = _nodes.SumOf
times = _nodes.Times

# battle
attack_now = _nodes.AttackNow
decoys = _nodes.Decoys
extra_attack = _nodes.ExtraAttack
incite = _nodes.Incite
intercept = _nodes.Intercept
magic_group = _nodes.MagicGroup
no_counter = _nodes.NoCounter
possesses = _nodes.Possesses
strike = _nodes.Strike

# choosing
choose = _nodes.Choose

# conditions
compare = _nodes.Compare
has_summoned = _nodes.HasSummoned
in_pile = _nodes.InPile
passes = _nodes.Passes
self_on = _nodes.SelfOn
there = _nodes.There
turn_of = _nodes.TurnOf

# damage
destroy = _nodes.Destroy
evades_from = _nodes.EvadesFrom
magic_damage = _nodes.MagicDamage
reaches_invisible = _nodes.ReachesInvisible
sure_bonus = _nodes.SureBonus
turns_damage = _nodes.TurnsDamage

# figures
become_element = _nodes.BecomeElement
become_race = _nodes.BecomeRace
becomes = _nodes.Becomes
change_figure = _nodes.ChangeFigure
changes = _nodes.Changes
give_keyword = _nodes.GiveKeyword
grants = _nodes.Grants
heal = _nodes.Heal
set_pattern = _nodes.SetPattern
swap_figures = _nodes.SwapFigures
uses_pattern = _nodes.UsesPattern

# filters
attacks_by_magic = _nodes.AttacksByMagic
belongs_to = _nodes.BelongsTo
can_attack = _nodes.CanAttack
elementless = _nodes.Elementless
figure_in = _nodes.FigureIn
has_keyword = _nodes.HasKeyword
is_among = _nodes.IsAmong
is_creature = _nodes.IsCreature
is_in = _nodes.IsIn
is_spell = _nodes.IsSpell
named = _nodes.Named
of_affiliation = _nodes.OfAffiliation
of_chosen_element = _nodes.OfChosenElement
of_element = _nodes.OfElement
of_race = _nodes.OfRace
of_rarity = _nodes.OfRarity
shares_with = _nodes.SharesWith
summoned_this_turn = _nodes.SummonedThisTurn

# flow
half_the_time = _nodes.HalfTheTime
if_ = _nodes.If
may = _nodes.May

# ground
counts_as = _nodes.CountsAs
exchange_fields = _nodes.ExchangeFields
fieldquake = _nodes.Fieldquake
no_field_bonus = _nodes.NoFieldBonus
seals = _nodes.Seals

# language
activated = _nodes.Activated
all_fields = _nodes.AllFields
any_fields = _nodes.AnyFields
anything = _nodes.Anything
chosen_field = _nodes.ChosenField
every = _nodes.Every
every_field = _nodes.EveryField
is_allied = _nodes.IsAllied
not_field = _nodes.NotField
otherwise = _nodes.Otherwise
pick_element = _nodes.PickElement

# mana
exit_mana = _nodes.ExitMana
gain_mana = _nodes.GainMana
lose_mana = _nodes.LoseMana
steal_mana = _nodes.StealMana

# moving
move = _nodes.Move
swap = _nodes.Swap
swap_contents = _nodes.SwapContents
turn = _nodes.Turn

# piles
bury = _nodes.Bury
discard = _nodes.Discard
discard_hand = _nodes.DiscardHand
draw = _nodes.Draw
fetch = _nodes.Fetch
judgment = _nodes.Judgment
look_at_top = _nodes.LookAtTop
mill = _nodes.Mill
return_to_hand = _nodes.ReturnToHand
reveal_top = _nodes.RevealTop
show_hand = _nodes.ShowHand

# places
any_field = _nodes.AnyField
field_adjacent = _nodes.FieldAdjacent
field_ahead = _nodes.FieldAhead
field_beside = _nodes.FieldBeside
field_for_summon = _nodes.FieldForSummon
field_holds = _nodes.FieldHolds
field_in_line = _nodes.FieldInLine
field_is = _nodes.FieldIs
field_is_chosen = _nodes.FieldIsChosen
field_is_empty = _nodes.FieldIsEmpty
field_of_chosen_element = _nodes.FieldOfChosenElement
field_shares_with = _nodes.FieldSharesWith
field_under = _nodes.FieldUnder
first_field = _nodes.FirstField
has_in_reach = _nodes.HasInReach
is_adjacent = _nodes.IsAdjacent
is_ahead = _nodes.IsAhead
is_in_line = _nodes.IsInLine
of_field_element = _nodes.OfFieldElement
on_field = _nodes.OnField
reverse_matches = _nodes.ReverseMatches
stands_on = _nodes.StandsOn

# rules
cancels = _nodes.Cancels
card_cost = _nodes.CardCost
decree = _nodes.Decree
forbids = _nodes.Forbids
hand_limit = _nodes.HandLimit
turns_discards = _nodes.TurnsDiscards

# summoning
incarnation = _nodes.Incarnation
invocation = _nodes.Invocation
summon_condition = _nodes.SummonCondition
summon_onto = _nodes.SummonOnto
unite = _nodes.Unite
