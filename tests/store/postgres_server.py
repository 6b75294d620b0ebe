"""A real PostgreSQL server for the tests, where its programs are installed."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class Server:
    """A PostgreSQL server of our own on a socket in a temporary folder; no port is opened."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        self._numbers = itertools.count()
        # PostgreSQL refuses to run as root, so root lends the folder to another user.
        self._user = _plain_user() if os.geteuid() == 0 else None
        if self._user is not None:
            os.chown(folder, self._user.pw_uid, self._user.pw_gid)
        self._do("initdb", "-D", "data", "-U", "aevum", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()

    def start(self) -> None:
        options = f"-c listen_addresses='' -c fsync=off -k {self.folder}"
        self._do("pg_ctl", "start", "-w", "-D", "data", "-l", "log", "-o", options)

    def stop(self) -> None:
        """Stops like a crash: every connection breaks, what was committed is recovered."""
        self._do("pg_ctl", "stop", "-w", "-D", "data", "-m", "immediate")

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """All its processes stand still, and nobody is told."""
        everybody = self._processes()
        for process in everybody:
            os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            for process in everybody:
                os.kill(process, signal.SIGCONT)

    def _processes(self) -> list[int]:
        """The main process, and those it has started."""
        main = int((self.folder / "data" / "postmaster.pid").read_text().splitlines()[0])
        children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
        return [main, *(int(child) for child in children)]

    def new_database(self) -> str:
        name = f"games{next(self._numbers)}"
        self._do("createdb", "-h", str(self.folder), "-U", "aevum", name)
        return f"postgresql+psycopg://aevum@/{name}?host={self.folder}"

    def _do(self, program: str, *arguments: str) -> None:
        who = {"user": self._user.pw_uid, "group": self._user.pw_gid} if self._user else {}
        subprocess.run(
            [str(self.programs / program), *arguments],
            cwd=self.folder,
            env={**os.environ, "LC_ALL": "C.UTF-8"},
            check=True,
            stdout=subprocess.DEVNULL,
            extra_groups=[] if self._user else None,
            **who,
        )


def _plain_user() -> pwd.struct_passwd:
    names = {user.pw_name: user for user in pwd.getpwall()}
    return names.get("postgres") or names["nobody"]


def find_programs() -> Path | None:
    """The folder of the newest PostgreSQL; Debian keeps it off the search path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=_version)
    if found:
        return found[-1].parent
    initdb = shutil.which("initdb")
    return Path(initdb).resolve().parent if initdb else None


def _version(initdb: Path) -> int:
    return int(initdb.parent.parent.name)
