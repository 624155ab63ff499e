"""The machines of a Ray cluster as a crew. Ray is loaded only here, by whoever asks for it."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from sagenwerk.lab.results import ResultError
from sagenwerk.lab.work import MOST_LOSSES, Batch, Done, given_up, play_batch

#: How often Ray itself plays a batch again whose worker died, before we hear of it.
RETRIES = 3
#: The address of a cluster of one's own on this machine.
LOCAL = "local"


class Cluster:
    """All cores of a Ray cluster at an address (``auto``: the one that runs on this machine, ``local``: a new one).

    Every machine must have the same version of sagenwerk: a worker with other rules refuses. A killed worker's games
    are played again.
    """

    def __init__(self, address: str, cores: int | None = None) -> None:
        """``cores``: of a cluster of one's own; all of this machine, if nothing is said."""
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        local = address == LOCAL
        if local:  # nobody else can reach it: no token in the home folder
            os.environ.setdefault("RAY_AUTH_MODE", "disabled")
        try:
            ray: Any = import_module("ray")
        except ImportError as error:
            raise ResultError("lab-no-ray") from error
        self.ray = ray
        self.mine = not ray.is_initialized()
        if self.mine:
            try:
                ray.init(
                    address=address,
                    include_dashboard=False if local else None,
                    num_cpus=cores if local else None,
                    log_to_driver=False,
                    logging_level="ERROR",
                )
            except Exception as error:  # Ray says with bare ones that it did not come up in time
                message = "lab-cluster-not-started" if local else "lab-no-cluster"
                raise ResultError(message, address=address, reason=str(error)[:200]) from error
        known = self.ray.exceptions
        self.lost: Any = (
            known.WorkerCrashedError,
            known.NodeDiedError,
            known.ObjectLostError,
            known.OutOfMemoryError,
        )
        self.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.task: Any = ray.remote(play_batch).options(max_retries=RETRIES)

    def play(self, batches: Iterator[Batch]) -> Iterator[Done]:
        """Two batches a core are under way, so that none has to wait."""
        again: deque[Batch] = deque()
        running: dict[Any, Batch] = {}
        losses = 0
        while True:
            while len(running) < 2 * self.workers:
                batch = again.popleft() if again else next(batches, None)
                if batch is None:
                    break
                running[self.task.remote(batch)] = batch
            if not running:
                return
            ready, _ = self.ray.wait(list(running), num_returns=1)
            batch = running.pop(ready[0])
            try:
                done: Done = self.ray.get(ready[0])
            except self.ray.exceptions.RayTaskError as error:
                raise error.cause from error
            except self.lost as error:
                losses += 1
                if losses >= MOST_LOSSES:
                    raise given_up(batch) from error
                again.append(batch)
            else:
                losses = 0
                yield done

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *_: object) -> None:
        """Leave the cluster; it stays up unless it was started for us."""
        if self.mine:
            self.ray.shutdown()
