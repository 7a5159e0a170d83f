# The steps of a ruling in words.
you = you
opponent = your opponent
quoted = "{ $name }"
labelled = "{ $name }" ({ $label })
my = your { $card }
others = your opponent's { $card }
list = ,{" "}
nothing = nothing
choosing = { $action } (choosing { $chosen })
action = { $form ->
    [can] { $who } can { $action }
    [cannot] { $who } cannot { $action }
   *[plain] { $who } { $action }
  }
only = { $who } can { $action } only: { $cards }

act-summon = { $form ->
    [third] Normal Summons
   *[base] Normal Summon
  } { $card }
act-set = { $form ->
    [third] Sets
   *[base] Set
  } { $card }
act-flip = { $form ->
    [third] Flip Summons
   *[base] Flip Summon
  } { $card }
act-special = { $form ->
    [third] Special Summons
   *[base] Special Summon
  } { $card }
act-turn = { $form ->
    [third] changes
   *[base] change
  } the battle position of { $card }
act-activate = { $form ->
    [third] activates
   *[base] activate
  } { $card }
act-attack = { $form ->
    [third] attacks
   *[base] attack
  } with { $card }
act-pick = { $form ->
    [third] chooses
   *[base] choose
  } { $card }
act-process = { $form ->
    [third] carries
   *[base] carry
  } out what is due of { $card }
act-pendulum = { $form ->
    [third] Pendulum Summons
   *[base] Pendulum Summon
  }
act-decline = { $form ->
    [third] declines
   *[base] decline
  }
act-done = { $form ->
    [third] chooses
   *[base] choose
  } no more
act-pass = { $form ->
    [third] does
   *[base] do
  } not respond
act-yes = { $form ->
    [third] says
   *[base] say
  } yes
act-no = { $form ->
    [third] says
   *[base] say
  } no
act-battle = { $form ->
    [third] enters
   *[base] enter
  } the Battle Phase
act-main-2 = { $form ->
    [third] ends
   *[base] end
  } the Battle Phase
act-end = { $form ->
    [third] goes
   *[base] go
  } to the End Phase
act-direct = { $form ->
    [third] attacks
   *[base] attack
  } directly
act-declare = { $form ->
    [third] chooses
   *[base] choose
  } number { $number }
act-position = { $form ->
    [third] chooses
   *[base] choose
  } { $chosen }
act-zone = { $form ->
    [third] chooses
   *[base] choose
  } { $chosen }
with-effect = { $action }, effect { $number }
with-way = { $action }, procedure { $number }
with-way-set = { $action }, Set by procedure { $number }

answer-yes = yes
answer-no = no
answer-done = no more
answer-direct = a direct attack
answer-declare = number { $number }
position-attack = Attack Position
position-defense = Defense Position
zone = zone { $zone }
zone-left = the left Extra Monster Zone
zone-right = the right Extra Monster Zone

flow-resolve = The chain is processed
flow-settle = Nobody responds
flow-settled = The turn player is free to act, and nothing waits
to-standby = On to the next turn's Standby Phase
to-main-1 = On to the next turn's Main Phase 1
to-battle = On to the Battle Phase
to-main-2 = On to Main Phase 2
to-end = On to the End Phase
to-next-turn = On to the next turn
to-damage-step = On to the start of the Damage Step
to-before-calculation = On to before damage calculation
to-damage-calculation = On to damage calculation
to-after-calculation = On to after damage calculation
to-end-of-damage-step = On to the end of the Damage Step
to-end-of-battle = On to the end of the Battle Phase

whole-wins = { $who ->
    [you] You have won
   *[other] Your opponent has won
  }
whole-loses = { $who ->
    [you] You have lost
   *[other] Your opponent has lost
  }
whole-draw = The duel ends in a draw
whole-duel-goes-on = The duel goes on
whole-chain = Links in the chain: { $number }
whole-turn = It is turn { $number }
whole-phase = It is { $phase }
phase-draw = the Draw Phase
phase-standby = the Standby Phase
phase-main-1 = Main Phase 1
phase-battle = the Battle Phase
phase-main-2 = Main Phase 2
phase-end = the End Phase

asked = { $who ->
    [you] You are { $not ->
    [not] not{" "}
   *[so] {""}
  }asked
   *[other] Your opponent is { $not ->
    [not] not{" "}
   *[so] {""}
  }asked
  }
has = { $who ->
    [you] Your { $what }: { $number }
   *[other] Your opponent's { $what }: { $number }
  }
what-life = Life Points
what-hand = cards in hand
what-deck = cards in the deck
what-extra-deck = cards in the Extra Deck
what-graveyard = cards in the Graveyard
what-banished = banished cards
what-monsters = monsters
what-spells = cards in the Spell & Trap Zones

is-in = { $card } is { $not ->
    [not] not{" "}
   *[so] {""}
  }{ $place }
place-hand = in { $whose ->
    [me] your hand
    [other] your opponent's hand
   *[any] the hand
  }
place-deck = in { $whose ->
    [me] your deck
    [other] your opponent's deck
   *[any] the deck
  }
place-extra-deck = in { $whose ->
    [me] your Extra Deck
    [other] your opponent's Extra Deck
   *[any] the Extra Deck
  }
place-graveyard = in { $whose ->
    [me] your Graveyard
    [other] your opponent's Graveyard
   *[any] the Graveyard
  }
place-banished = banished
place-monster-zone = in { $whose ->
    [me] your Monster Zones
    [other] your opponent's Monster Zones
   *[any] a Monster Zone
  }
place-spell-zone = in { $whose ->
    [me] your Spell & Trap Zones
    [other] your opponent's Spell & Trap Zones
   *[any] a Spell & Trap Zone
  }
place-field-zone = in { $whose ->
    [me] your Field Zone
    [other] your opponent's Field Zone
   *[any] a Field Zone
  }
place-pendulum-zone = in { $whose ->
    [me] your Pendulum Zones
    [other] your opponent's Pendulum Zones
   *[any] a Pendulum Zone
  }
place-material = an Xyz Material
place-field = on { $whose ->
    [me] your field
    [other] your opponent's field
   *[any] the field
  }
place-chain = on the chain
place-nowhere = in no place any more
in-zone = { $text } ({ $zone })
figure = The { $figure } of { $card } is { $number }
figure-atk = ATK
figure-def = DEF
figure-level = Level
figure-rank = Rank
figure-scale = Pendulum Scale
card-materials = Materials of { $card }: { $number }
card-material = { $other } is { $not ->
    [not] not{" "}
   *[so] {""}
  }a material of { $card }
card-counters = Counters on { $card }: { $number }
card-equipped-to = { $card } is { $not ->
    [not] not{" "}
   *[so] {""}
  }equipped to { $other }
card-named = { $card } is { $not ->
    [not] not{" "}
   *[so] {""}
  }treated as { $other }
card-is = { $card } is { $not ->
    [not] not{" "}
   *[so] {""}
  }{ $what }
word-attack = in Attack Position
word-defense = in Defense Position
word-face-up = face-up
word-face-down = face-down
word-negated = negated
kind = of the kind { $kind }
card-activated = { $card } was { $not ->
    [not] not{" "}
   *[so] {""}
  }activated
card-negated = The activation of { $card } was { $not ->
    [not] not{" "}
   *[so] {""}
  }negated
card-resolved = { $card } was { $not ->
    [not] not{" "}
   *[so] {""}
  }processed
card-without-effect = The effect of { $card } was { $not ->
    [not] not{" "}
   *[so] {""}
  }negated while it was processed
card-destroyed = { $card } was { $not ->
    [not] not{" "}
   *[so] {""}
  }destroyed
card-destroyed-by-battle = { $card } was { $not ->
    [not] not{" "}
   *[so] {""}
  }destroyed by battle
card-destroyed-by-an-effect = { $card } was { $not ->
    [not] not{" "}
   *[so] {""}
  }destroyed by a card effect
