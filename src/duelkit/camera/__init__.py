"""Duels with printed cards under a camera.

``printing`` makes sheets to print, ``seeing`` reads a picture of the mat, ``playing`` turns readings into the decisions
of a duel. Only this package needs the libraries of the extra ``duelkit[camera]``.
"""
