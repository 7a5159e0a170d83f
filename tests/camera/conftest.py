"""One core for pictures, as measured."""

from __future__ import annotations

import cv2

cv2.setNumThreads(1)
