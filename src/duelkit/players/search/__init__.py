"""Players that search: a tree over what their player may know, for any game that says how it weighs and values."""
