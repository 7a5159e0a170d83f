"""Learned policies and values: samples of duels, a network over cards as data, training, ONNX."""
