"""Processes that work for another one end with it, however it ends."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from threading import Thread

PR_SET_PDEATHSIG = 1


def pool(processes: int, fresh: bool = False) -> ProcessPoolExecutor:
    """Processes for a batch of work, no more than the machine has processors.

    `fresh` ones know nothing of what is in memory here.
    """
    context = get_context("spawn") if fresh else None
    most = max(1, os.cpu_count() or 1)
    return ProcessPoolExecutor(min(processes, most), context, initializer=_begin)


@contextmanager
def hands(processes: int) -> Iterator[ProcessPoolExecutor]:
    """Processes for one batch; when it is interrupted they stop at once, whatever they do."""
    workers = pool(processes)
    try:
        yield workers
    except BaseException:
        for child in active_children():
            child.kill()
        workers.shutdown(cancel_futures=True)
        raise
    workers.shutdown()


def _begin() -> None:
    """Ctrl-C is for the parent, which sends its children home."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def end_with_parent() -> None:
    """Called first thing in a child: a parent that was killed cannot send it home.

    Linux does it; elsewhere a thread watches for it, which compiled code may keep waiting.
    """
    parent = parent_process()
    if parent is None:
        return
    if not _linux_ends_us():
        Thread(target=_watch_parent, name="parent-watch", daemon=True).start()
    elif os.getppid() != parent.pid:  # it went before we asked
        os._exit(1)


def _linux_ends_us() -> bool:
    if sys.platform != "linux":
        return False
    try:
        return bool(ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0) == 0)
    except (OSError, AttributeError):
        return False


def _watch_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)  # the thread that works would not notice a mere exception
