"""The codes at the edges of a mat identify its board."""

from __future__ import annotations

from hashlib import sha256

from duelkit.camera.codes import EDGES, OTHER_MATS, edge_code
from duelkit.judgment.boards import standard_board
from duelkit.judgment.state.board import Board


def edges_of(board: Board) -> tuple[int, ...]:
    """The codes at the edges of a board's mat, clockwise from the upper left corner. Rule: EOJ-BOARD-01.

    They follow from the elements that are printed on the mat, so that mats with the same fields have the same codes.
    For two other boards, an edge has the same code with a probability of one in twelve.
    """
    standard = standard_board()
    if (board.fronts, board.backs) == (standard.fronts, standard.backs):
        return EDGES
    chance = sha256(repr((board.fronts, board.backs)).encode()).digest()
    return tuple(edge_code(edge, 1 + chance[edge] % OTHER_MATS) for edge in range(len(EDGES)))
