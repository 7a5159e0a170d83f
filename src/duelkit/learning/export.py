"""Exports a trained network to ONNX: two small files, so that players need no framework.

``cards.onnx`` makes the vector of a card from its features, once for each card; ``net.onnx`` makes scores and the log
odds of winning from an observation and the vectors of the cards.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from duelkit.learning.inputs import Array, Reader
from duelkit.learning.network import NUMBERS, VALUES, Shape, forward

OPSET: Final = 17
IR: Final = 10
CARDS, NET, ABOUT = "cards.onnx", "net.onnx", "about.json"


class OnnxOps:
    """The operations of the network as an ONNX graph: each adds its nodes and returns the name of its output."""

    def __init__(self, weights: Mapping[str, Array]) -> None:
        self.nodes: list[Any] = []
        self.constants: dict[str, Array] = {}
        self._weights = weights

    def put(self, kind: str, *inputs: str, **attributes: Any) -> str:
        """Adds a node; returns its output."""
        name = f"v{len(self.nodes)}"
        self.nodes.append(helper.make_node(kind, list(inputs), [name], **attributes))
        return name

    def constant(self, value: Any, kind: Any) -> str:
        """Adds a number or an array of numbers."""
        array = np.asarray(value, kind)
        name = f"{array.dtype.name}:{array.tolist()}"
        self.constants[name] = array
        return name

    def weight(self, name: str) -> str:
        self.constants[name] = self._weights[name]
        return name

    def inputs(self, numbers: str) -> str:
        size = self.put("Cast", numbers, to=TensorProto.FLOAT)
        small = self.put("Log", self.put("Add", self.put("Abs", size), self.constant(1, np.float32)))
        signed = self.put("Div", self.put("Mul", self.put("Sign", size), small), self.constant(3, np.float32))
        large = self.put(
            "Clip",
            self.put("Div", size, self.constant(1000, np.float32)),
            self.constant(-8, np.float32),
            self.constant(8, np.float32),
        )
        wide = self.put("Unsqueeze", self.put("Cast", numbers, to=TensorProto.INT32), self.constant([-1], np.int64))
        which = self.put(
            "Cast", self.put("Equal", wide, self.constant(np.arange(1, VALUES + 1), np.int32)), to=TensorProto.FLOAT
        )
        shape = self.put(
            "Concat",
            self.put("Slice", self.put("Shape", numbers), self.constant([0], np.int64), self.constant([-1], np.int64)),
            self.constant([-1], np.int64),
            axis=0,
        )
        return self.put("Concat", signed, large, self.put("Reshape", which, shape), axis=-1)

    def dot(self, left: str, right: str) -> str:
        return self.put("MatMul", left, right)

    def add(self, *parts: str) -> str:
        total = parts[0]
        for part in parts[1:]:
            total = self.put("Add", total, part)
        return total

    def scaled(self, part: str, factor: float) -> str:
        return self.put("Mul", part, self.constant(factor, np.float32))

    def relu(self, part: str) -> str:
        return self.put("Relu", part)

    def column(self, numbers: str, at: int, most: int = 32767) -> str:
        one = self.put("Gather", self.put("Cast", numbers, to=TensorProto.INT64), self.constant(at, np.int64), axis=-1)
        return self.put("Clip", one, self.constant(0, np.int64), self.constant(most, np.int64))

    def rows(self, table: str, numbers: str) -> str:
        return self.put("Gather", table, numbers, axis=0)

    def where(self, rows: str, numbers: str) -> str:
        there = self.put("Cast", self.put("Greater", numbers, self.constant(0, np.int64)), to=TensorProto.FLOAT)
        return self.put("Mul", rows, self.put("Unsqueeze", there, self.constant([-1], np.int64)))

    def total(self, rows: str) -> str:
        return self.put("ReduceSum", rows, self.constant([1], np.int64), keepdims=0)

    def beside(self, state: str) -> str:
        return self.put("Unsqueeze", state, self.constant([1], np.int64))

    def pointed(self, rows: str, numbers: str) -> str:
        padded = self.put("Pad", rows, self.constant([0, 1, 0, 0, 0, 0], np.int64))
        return self.put("GatherND", padded, self.put("Unsqueeze", numbers, self.constant([-1], np.int64)), batch_dims=1)

    def action(self, verbs: str, numbers: str) -> str:
        return self.put("Add", self.put("Mul", verbs, self.constant(NUMBERS, np.int64)), numbers)

    def last(self, part: str) -> str:
        return self.put("Squeeze", part, self.constant([-1], np.int64))

    def model(self, inputs: Mapping[str, tuple[int, list[Any]]], outputs: Mapping[str, tuple[str, list[Any]]]) -> Any:
        """Returns the graph as a model.

        :param inputs: the type and shape of each input.
        :param outputs: the source of each output, and its shape.
        """
        named = [helper.make_node("Identity", [at], [name]) for name, (at, _) in outputs.items()]
        graph = helper.make_graph(
            [*self.nodes, *named],
            "duelkit",
            [helper.make_tensor_value_info(name, kind, shape) for name, (kind, shape) in inputs.items()],
            [helper.make_tensor_value_info(name, TensorProto.FLOAT, shape) for name, (_, shape) in outputs.items()],
            [numpy_helper.from_array(value, name) for name, value in self.constants.items()],
        )
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)], producer_name="duelkit")
        model.ir_version = IR
        onnx.checker.check_model(model)
        return model


def export(folder: Path, reader: Reader, shape: Shape, params: Mapping[str, Any], about: Mapping[str, Any]) -> None:
    """Writes a network.

    :param folder: created if necessary.
    :param about: further information about the net, for people.
    """
    weights = {name: np.asarray(value, np.float32) for name, value in params.items()}
    ops = OnnxOps(weights)
    inputs: dict[str, tuple[int, list[Any]]] = {"globals": (TensorProto.INT16, ["b", reader.width("globals")])}
    for name in reader.names:
        inputs[name] = (TensorProto.INT16, ["b", f"{name}_rows", reader.width(name)])
    inputs["embedding"] = (TensorProto.FLOAT, ["library", shape.width])
    scores, value = forward(ops, reader, {name: name for name in inputs}, "embedding")
    net = ops.model(inputs, {"scores": (scores, ["b", "options_rows"]), "value": (value, ["b"])})
    ops = OnnxOps(weights)
    made = ops.dot("features", ops.weight("card"))
    cards = ops.model({"features": (TensorProto.FLOAT, ["n", shape.features])}, {"vectors": (made, ["n", shape.width])})
    folder.mkdir(parents=True, exist_ok=True)
    for name, model in ((NET, net), (CARDS, cards)):
        (folder / name).write_bytes(model.SerializeToString())
    (folder / ABOUT).write_text(
        json.dumps({**about, "shape": asdict(shape)}, indent=1, ensure_ascii=False) + "\n", encoding="utf-8"
    )
