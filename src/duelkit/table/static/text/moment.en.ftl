# The moment of a decision: answers as cards, the opponent's pace
act-summon = Summon
act-special_summon = Special
act-pendulum_summon = Pendulum
act-flip_summon = Flip
act-set_monster = Set
act-set = Set
act-activate = Activate
act-trigger = Activate
act-delayed = Carry out
act-attack = Attack
act-direct_attack = Directly
act-change_position = Turn
act-pick = Choose
moment-asks = Card in question: { $card }
moment-list = As a list
moment-strip = As cards
moment-behind = { $count ->
    [one] 1 step to come
   *[other] { $count } steps to come
  }
moment-faster = Fast-forward
moment-skip = Skip to now
set-pace = The opponent's pace
pace-half = ×½
pace-one = ×1
pace-two = ×2
pace-four = ×4
moment-thinking = The computer compares its lines of play: { $share } %, { $seconds } s
key-faster = fast-forward the opponent's actions
key-skip = skip them
key-list = options as cards or as a list
phrases = Say something
phrases-hide = Hide phrases
phrases-show = Show phrases again
phrase-said = { $name }: { $words }
phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-one_moment = One moment, please.
phrase-well_played = Well played!
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-good_game = Good game!
phrase-again = Shall we play again?
