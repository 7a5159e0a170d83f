"""Real cards under a camera: they are printed, seen, and played with.

``printing`` makes the sheets, ``seeing`` reads a picture of the mat, ``playing`` turns what is seen into the
decisions of a duel. It needs the libraries of the extra ``duelkit[camera]``; nothing outside this room does.
"""
