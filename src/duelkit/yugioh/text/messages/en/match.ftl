### A match of up to three duels, as the command `match` tells it.

match-seat = player { $number }
match-player = { $seat } ({ $player }, { $deck })
match-head = { $edition }, seed { $seed }: { $first } against { $second }
match-card = "{ $en }"
match-exchange = side deck of { $seat }: { $out } → { $in }
match-no-exchange = side deck of { $seat }: no exchange
match-won = won by { $seat }, { $reason } ({ $rule })
match-drawn = a draw, { $reason } ({ $rule })
match-duel = duel { $number }: { $seat } goes first; { $result }; turn { $turns }, { $decisions } decisions
match-end = match: { $result }; { $more } to { $less }
match-end-draws = match: { $result }; { $more } to { $less }, { $draws } drawn
match-record = record: { $file }
reason-two-duels-won = two duels won
reason-more-duels-won = more duels won
reason-as-many-duels-won-by-each = as many duels won by each
match-order = Choose who takes the first turn of the next duel.
