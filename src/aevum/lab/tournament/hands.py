"""Who plays the games of a tournament: processes of this machine, or a Ray cluster (`aevum[ray]`).

A game that was under way on a machine or in a process that died is played once more by Ray; it is
the same game, and the log counts it once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any, Protocol

from aevum import processes
from aevum.core.errors import BadOptions

LOCAL = "local"
"""Instead of an address: a cluster on this machine, for as long as the tournament takes."""


class Hands(Protocol):
    """What games are handed to."""

    def submit(self, function: Callable[..., Any], /, *args: Any) -> Future[Any]: ...


class Cluster:
    """The workers of a Ray cluster."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray

    def submit(self, function: Callable[..., Any], /, *args: Any) -> Future[Any]:
        future: Future[Any] = self._remote(function).remote(*args).future()
        return future

    def _remote(self, function: Callable[..., Any]) -> Any:
        """As often as a worker dies; a game that fails by itself fails."""
        return self._ray.remote(function).options(num_cpus=1, max_retries=-1)


@contextmanager
def hands(jobs: int, address: str | None) -> Iterator[Hands]:
    """So many processes here, or so many workers of the cluster at this address."""
    if address is None:
        with processes.hands(jobs) as pool:
            yield pool
        return
    try:
        import ray
    except ImportError:
        raise BadOptions("A cluster needs `pip install aevum[ray]`.") from None
    here = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {}
    ray.init(address, log_to_driver=False, configure_logging=False, **here)
    try:
        yield Cluster(ray)
    finally:
        ray.shutdown()
