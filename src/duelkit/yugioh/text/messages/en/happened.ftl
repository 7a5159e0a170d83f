# What happened just before a question
happened-joint = { " " }
happened-comma = { ", " }
happened-and = { $first } and { $last }
happened-times = { $card } ×{ $count }
happened-more = { $count } more
happened-cards = { $count } cards
happened-monsters = { $count } monsters
happened-face-downs = { $count } face-down monsters
happened-set-cards = { $count } Set cards
happened-card = a card
happened-monster = a monster
happened-face-down = a face-down monster
happened-set-card = a Set card
happened-activated = { $player } activated { $what }{ $targets }.
happened-chained = { $player } chained { $what }{ $targets } (Chain Link { $link }).
happened-targets = , targeting { $cards }
happened-summoning = { $cards } { $count ->
    [one] is
   *[other] are
  } about to be { $summon }ed.
happened-summoned = { $cards } { $count ->
    [one] was
   *[other] were
  } { $summon }ed.
happened-attack = { $owner } { $card } attacks { $target }.
happened-attack-direct = { $owner } { $card } attacks directly.
happened-battle = { $owner } { $card } battles { $target }.
happened-battle-direct = { $owner } { $card } attacks directly.
happened-battled = { $owner } { $card } battled { $target }.
happened-battled-direct = { $owner } { $card } attacked directly.
happened-flipped = { $cards } { $count ->
    [one] was
   *[other] were
  } flipped face-up.
happened-destroyed = { $cards } { $count ->
    [one] was
   *[other] were
  } destroyed.
happened-destroyed-battle = { $cards } { $count ->
    [one] was
   *[other] were
  } destroyed by battle.
happened-destroyed-effect = { $cards } { $count ->
    [one] was
   *[other] were
  } destroyed by an effect.
happened-tributed = { $cards } { $count ->
    [one] was
   *[other] were
  } Tributed.
happened-banished = { $cards } { $count ->
    [one] was
   *[other] were
  } banished.
happened-discarded = { $cards } { $count ->
    [one] was
   *[other] were
  } discarded.
happened-sent = { $cards } { $count ->
    [one] was
   *[other] were
  } sent to the GY.
happened-drawn = { $player } drew { $cards }.
happened-to-hand = { $cards } { $count ->
    [one] was
   *[other] were
  } added to { $owner } hand.
happened-to-deck = { $cards } returned to { $owner } Deck.
happened-battle-damage = { $player } took { $amount } battle damage.
happened-effect-damage = { $player } took { $amount } effect damage.
happened-life-gained = { $player } gained { $amount } LP.
happened-control = Control of { $cards } changed.
happened-set = { $player } Set { $cards }.
happened-position = The position of { $cards } changed.
happened-equipped = { $cards } { $count ->
    [one] was
   *[other] were
  } equipped.
happened-scale = { $cards } { $count ->
    [one] was
   *[other] were
  } placed in the Pendulum Zone.
happened-placed = { $cards } { $count ->
    [one] was
   *[other] were
  } placed in a Spell & Trap Zone.
happened-attached = { $cards } became Xyz Material.
happened-detached = { $cards } { $count ->
    [one] was
   *[other] were
  } detached.
happened-counters = The counters on { $cards } changed.
happened-left-field = { $cards } left the field.
happened-material = { $cards } { $count ->
    [one] was
   *[other] were
  } used as material.
happened-before-draw = The Draw Phase begins; nothing has been drawn yet.
happened-battle-begins = The Battle Phase begins.
happened-battle-ends = The Battle Phase is about to end.
happened-resolved = { $card } has resolved.
happened-leaving = { $player } would like to end this phase.
happened-lead = { $event }{ " " }
