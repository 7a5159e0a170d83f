# The board of Yu-Gi-Oh!
ygo-field = Field
ygo-own = Your{" "}
ygo-other = Opponent's{" "}
ygo-of-player = Player { $number }'s{" "}
ygo-you = You
ygo-opponent = Opponent
ygo-player = Player { $number }
ygo-comma = ,{" "}
ygo-empty = empty
ygo-place-monster = Monster Zone { $number }
ygo-place-spell = Spell & Trap Zone { $number }
ygo-place-field = Field Zone
ygo-place-pendulum = Pendulum Zone { $number }
ygo-place-extra = Extra Deck
ygo-place-graveyard = Graveyard
ygo-place-banished = banished cards
ygo-place-deck = Deck
ygo-shared-left = Left Extra Monster Zone
ygo-shared-right = Right Extra Monster Zone
ygo-hand-at = hand, card { $number }
ygo-zone-monster = Monster
ygo-zone-spell = Spell/Trap
ygo-zone-field = Field
ygo-zone-pendulum = Pendulum
ygo-zone-extra = Extra
ygo-zone-graveyard = GY
ygo-zone-banished = Banished
ygo-zone-deck = Deck
ygo-zone-shared = Extra Monster
ygo-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
ygo-top = on top { $card }
ygo-face-down-card = Face-down card
ygo-unknown-card = Unknown card
ygo-attack = Attack Position
ygo-defense = Defense Position
ygo-face-down-defense = face-down Defense Position
ygo-set = Set
ygo-level = Level { $number }
ygo-rank = Rank { $number }
ygo-link = Link { $number }
ygo-scale = Scale { $number }
ygo-materials = { $count ->
    [one] { $count } material
   *[other] { $count } materials
 }
ygo-materials-list = Materials:
ygo-negated = effects negated
ygo-set-this-turn = Set this turn
ygo-equipped-to = Equipped to { $card }
ygo-life = { $life } life points
ygo-hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
 }
ygo-hand-short = Hand { $count }
ygo-phases = Phases
ygo-phase-draw = Draw Phase
ygo-phase-standby = Standby Phase
ygo-phase-main1 = Main Phase 1
ygo-phase-battle = Battle Phase
ygo-phase-main2 = Main Phase 2
ygo-phase-end = End Phase
ygo-phase-short-draw = Draw
ygo-phase-short-standby = Stby
ygo-phase-short-main1 = Main 1
ygo-phase-short-battle = Battle
ygo-phase-short-main2 = Main 2
ygo-phase-short-end = End
ygo-step-start = Start Step
ygo-step-battle = Battle Step
ygo-step-damage_start = Damage Step
ygo-step-before_calculation = before damage calculation
ygo-step-calculation = damage calculation
ygo-step-after_calculation = after damage calculation
ygo-step-damage_end = end of the Damage Step
ygo-step-end = End Step
ygo-turn = Turn { $number }
ygo-your-turn = Your turn
ygo-their-turn = Opponent's turn
ygo-can = You can:
ygo-read = Read the card
ygo-face-up = face-up
ygo-hidden-cards = { $count ->
    [one] and { $count } hidden card
   *[other] and { $count } hidden cards
 }
ygo-no-cards = No cards.
ygo-look-at-field = Look at the field
ygo-reopen = Choose a card
ygo-attribute-earth = EARTH
ygo-attribute-water = WATER
ygo-attribute-fire = FIRE
ygo-attribute-wind = WIND
ygo-attribute-light = LIGHT
ygo-attribute-dark = DARK
ygo-attribute-divine = DIVINE
ygo-sign-spell = SPELL
ygo-sign-trap = TRAP
ygo-sign-unknown = ?
ygo-counter-spell = Spell Counter
ygo-chain = Chain
ygo-directly = the player
ygo-attack-line = { $attacker } attacks { $target }
ygo-field-keys = Field (arrow keys move, Enter chooses)
ygo-tally-life = Life points
ygo-tally-monsters = Monsters
ygo-tally-hand = Hand
