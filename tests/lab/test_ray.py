"""A Ray cluster of two nodes on this machine: the same rows as one process, also when a worker is killed."""

from __future__ import annotations

import os
import signal
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
import ray
from ray.cluster_utils import Cluster as Nodes

from sagenwerk.lab.plan import Plan
from sagenwerk.lab.ray_work import Cluster
from sagenwerk.lab.results import ResultError
from sagenwerk.lab.scaling import ray_overhead
from sagenwerk.lab.simulate import begin, run, simulated
from sagenwerk.lab.work import Batch, OtherEdition, crew_of

PLAN = Plan("junior", "challenge-1", ["any:2"], "greedy", games=30, seed=7)


@pytest.fixture(scope="module")
def nodes() -> Iterator[str]:
    """Two nodes with one core each; paths of sockets must be short."""
    size = {"num_cpus": 1, "object_store_memory": 100 * 2**20}
    with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory(prefix="r") as folder:
        for name, value in (("USAGE_STATS_ENABLED", "0"), ("AUTH_MODE", "disabled"), ("TMPDIR", folder)):
            patch.setenv(f"RAY_{name}", value)
        Path(folder, "ray").mkdir()
        cluster = Nodes(initialize_head=True, head_node_args={**size, "include_dashboard": False})
        try:
            cluster.add_node(**size)
            yield cluster.address
        finally:
            cluster.shutdown()


def test_two_nodes_give_the_rows_of_one_process_also_when_a_worker_is_killed(nodes: str) -> None:
    running = begin(PLAN, 2)
    killed: list[int] = []

    def kill(done: int) -> None:
        if not killed:
            killed.append(ray.get(ray.remote(lambda: os.getpid()).remote()))
            os.kill(killed[0], signal.SIGKILL)

    with crew_of(1, nodes) as crew:
        assert isinstance(crew, Cluster)
        assert crew.workers == 2
        run(running, crew, kill)
        other = Batch(PLAN, 0, 1, "junior 0 older")
        with pytest.raises(OtherEdition, match="install the same version"):
            list(crew.play(iter([other])))
    assert killed
    assert running.results == simulated(PLAN)
    assert not ray.is_initialized()


def test_the_way_of_a_batch_through_the_cluster_can_be_measured(nodes: str) -> None:
    assert ray_overhead(4, nodes) > 0


def test_where_no_cluster_answers_it_is_said() -> None:
    with pytest.raises(ResultError) as refusal:
        Cluster("nowhere-at-all")
    assert refusal.value.message == "lab-no-cluster"


def test_where_none_can_be_started_it_is_said_why(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("RAY_TMPDIR", str(tmp_path / "file"))
    with pytest.raises(ResultError) as refusal:
        Cluster("local", cores=1)
    assert refusal.value.message == "lab-cluster-not-started"
    assert "play without --ray" in str(refusal.value)
