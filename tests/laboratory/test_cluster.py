"""A run on a real cluster of Ray: workers, the head and the disk fail, and nothing is lost or counted twice."""

from __future__ import annotations

import os
import resource
import signal
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from tests.laboratory.conftest import plan_of

from duelkit.kernel.errors import FileError
from duelkit.laboratory import rays
from duelkit.laboratory.rays import Cluster, NoCluster
from duelkit.laboratory.rows import Row
from duelkit.laboratory.running import Run


def children(process: int) -> dict[int, str]:
    """The processes that a process has begun, with their names."""
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if (folder / "stat").read_text().rpartition(")")[2].split()[1] == str(process):
                found[int(folder.name)] = (folder / "cmdline").read_text().replace("\0", " ")
    return found


def head_of(cluster: Cluster) -> dict[int, str]:
    """The processes of the cluster's head."""
    assert cluster._process is not None and cluster._process.pid is not None
    return {
        process: name
        for process, name in children(cluster._process.pid).items()
        if "gcs/gcs_server" in name or "raylet/raylet" in name
    }


def kill(processes: list[int]) -> None:
    """Kill processes at once."""
    assert processes
    for process in processes:
        os.kill(process, signal.SIGKILL)


def kill_a_worker(cluster: Cluster) -> None:
    """Kill a process of the cluster that plays."""
    kill(
        [
            process
            for head in head_of(cluster)
            for process, name in children(head).items()
            if name.startswith(("ray::block_of", "ray::IDLE"))
        ]
    )


def kill_the_head(cluster: Cluster) -> None:
    """Kill the head, which is begun anew."""
    kill(list(head_of(cluster)))


def once(action: Callable[[Cluster], None], cluster: Cluster, at: int) -> Callable[[int, int], None]:
    """Do something when so many duels are kept."""
    left = [action]

    def told(played: int, duels: int) -> None:
        if played >= at and left:
            left.pop()(cluster)

    return told


def test_what_fails_on_a_cluster_costs_no_duel(
    tmp_path: Path, undisturbed: list[Row], monkeypatch: pytest.MonkeyPatch
) -> None:
    # how long Ray looks for a head that is gone: a minute if nothing is said
    monkeypatch.setenv("RAY_gcs_rpc_server_reconnect_timeout_s", "1")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    plan = plan_of(60)
    cluster = Cluster(workers=1)
    try:
        with Run(tmp_path / "full", plan) as run:
            try:
                with pytest.raises(FileError, match="cannot be written"):
                    run.play(cluster, lambda *_: resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 14, hard)))
            finally:
                resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
            assert 0 < run.played < 60
            # the same run goes on, and now one of the workers dies
            assert run.play(cluster, once(kill_a_worker, cluster, run.played + 1))
            assert list(run.rows()) == undisturbed
        with Run(tmp_path / "head", plan) as run:
            assert run.play(cluster, once(kill_the_head, cluster, 5))
            assert list(run.rows()) == undisturbed
    finally:
        cluster.close()


def test_no_cluster_is_told_in_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rays, "find_spec", lambda name: None)
    with pytest.raises(NoCluster, match="Ray is not installed; expected it with: pip install"):
        Cluster()


def test_nobody_at_the_address_is_told_in_a_line_and_soon() -> None:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))  # a port on which nobody listens
        began = time.monotonic()
        with pytest.raises(NoCluster, match=r"no cluster at 127\.0\.0\.1:\d+ \(.*refused.*\); expected") as caught:
            Cluster(f"127.0.0.1:{held.getsockname()[1]}")
    assert "\n" not in str(caught.value) and time.monotonic() - began < 60
