# What every lesson says alike
right = Right.
other = Allowed, but not the task here: nothing has been done.
impossible = Not possible.
with-rules = { $text } ({ $rules })
