"""Policies and values that are learned: samples of duels, a network over cards as data, training, ONNX."""
