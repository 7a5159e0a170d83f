# What every lesson says alike
right = Right.
other = Allowed, but not the task here: nothing has been done.
impossible = Not possible.
with-rules = { $text } ({ $rules })
because = { $action }: { $reason }
# What a choice would do that is not the task; the events of the log, one after the other
would = What would happen: { $events }
would-nothing = Nothing would happen, and play would go on.
would-ask = You would be asked next: { $question }
quoted = { $name }
turn-over = Your turn ends.
