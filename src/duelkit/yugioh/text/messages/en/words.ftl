# Words of the game
player-you = You
player-opponent = Your opponent
player-first = Player 1
player-second = Player 2
whom-you = you
whom-opponent = your opponent
whom-first = Player 1
whom-second = Player 2
of-you = your
of-opponent = your opponent's
of-first = Player 1's
of-second = Player 2's
player-named = { $name }
whom-named = { $name }
of-named = { $name }'s

name = "{ $name }"
unknown-card = an unknown card
face-down-monster = a face-down monster
set-card = a Set card

phase-0 = Draw Phase
phase-1 = Standby Phase
phase-2 = Main Phase 1
phase-3 = Battle Phase
phase-4 = Main Phase 2
phase-5 = End Phase
step-0 = { "" }
step-1 = Start Step
step-2 = Battle Step
step-4 = start of the Damage Step
step-8 = Damage Step, before damage calculation
step-16 = Damage Step, during damage calculation
step-32 = Damage Step, after damage calculation
step-64 = end of the Damage Step
step-128 = End Step

place-0 = nowhere
place-1 = Deck
place-2 = hand
place-4 = Monster Zone
place-8 = Spell & Trap Zone
place-16 = Field Zone
place-32 = Pendulum Zone
place-64 = GY
place-128 = banished
place-256 = Extra Deck
place-512 = Xyz Materials
place-1024 = being Summoned
place-128-from = banishment
the-place = the { $place }
place-256-up = face-up Extra Deck
spot = { $owner } { $place }
spot-zone = { $owner } { $place } { $zone }
spot-extra-left = { $owner } left Extra Monster Zone
spot-extra-right = { $owner } right Extra Monster Zone
spot-pendulum-1 = { $owner } left Pendulum Zone
spot-pendulum-2 = { $owner } right Pendulum Zone

position-1 = Attack Position
position-4 = Defense Position
position-8 = face-down Defense Position
figures = ATK { $atk } / DEF { $defense }
figures-link = ATK { $atk } / markers { $markers }
counters = { $count } { $name }
materials = { $count } { $count ->
    [1] material
   *[other] materials
  }
negated = effects negated
set-this-turn = Set this turn

summon-normal = Normal Summon
summon-tribute = Tribute Summon
summon-flip = Flip Summon
summon-special = Special Summon
summon-fusion = Fusion Summon
summon-ritual = Ritual Summon
summon-synchro = Synchro Summon
summon-xyz = Xyz Summon
summon-pendulum = Pendulum Summon
summon-gemini = Gemini Summon
summon-link = Link Summon

effect-of = the effect of { $card }
effect-mark = the { $mark } effect of { $card }
effect-mark-pendulum = the { $mark } Pendulum Effect of { $card }
effect-mark-pendulum-one = the Pendulum Effect of { $card }

outcome-you = You win ({ $reason }).
outcome-opponent = Your opponent wins ({ $reason }).
outcome-first = Player 1 wins ({ $reason }).
outcome-second = Player 2 wins ({ $reason }).
outcome-draw = The Duel is a draw ({ $reason }).
reason-life-points = life points fell to 0
reason-deck-out = no card left to draw
reason-card-effect = by a card effect
reason-surrender = by surrender
reason-other = { $reason }

