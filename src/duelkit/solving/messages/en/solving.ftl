# The verdict of the solver
proved-win = Proved: { $player }: a win this turn, whatever the opponent does ({ $nodes } positions).
proved-survive = Proved: { $player }: no loss before the opponent's turn is over, whatever the opponent does ({ $nodes } positions).
refuted-win = Refuted: { $player }: no certain win this turn ({ $nodes } positions).
refuted-survive = Refuted: { $player }: no certain way through the opponent's turn ({ $nodes } positions).
not-decided-bound = Not decided within { $nodes } positions.
not-decided-chance = Not provable: it hangs on chance that cannot be tried in full, such as the order of a shuffled deck ({ $nodes } positions).
line-proved = The way there, against the most stubborn answers:
line-refuted = One attempt, and what stands against it:
tree-proved = All answers of the opponent:
tree-refuted = All attempts, and what stands against each:
step = { $number }. { $player }: { $option }
step-chance = { $number }. { $player }: { $option } (chance, outcome { $outcome } of { $outcomes })
reached = the goal is reached
missed = the goal is missed
