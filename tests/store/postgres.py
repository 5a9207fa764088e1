"""A PostgreSQL server of the tests' own: on a free port of this machine, in a folder that goes when it stops."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Final

import psycopg

USER: Final = "riftwright"


class PostgresServer:
    """A server that runs, and makes as many empty databases as are asked for."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._numbers = count(1)

    def database(self) -> str:
        """The URL of a database that nobody has used."""
        name = f"store{next(self._numbers)}"
        with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self._url(name)

    def _url(self, name: str) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"


def binaries() -> Path | None:
    """The folder of the programs of PostgreSQL, or None where it is not installed."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return debian[-1].parent if debian else None


@contextmanager
def postgres_server(programs: Path) -> Iterator[PostgresServer]:
    """Starts a server, and stops it at the end."""
    folder = Path(tempfile.mkdtemp(prefix="riftwright-postgres-"))
    who = _unprivileged(folder)
    data = folder / "data"

    def run(program: str, *arguments: str) -> None:
        line = [str(programs / program), "--pgdata", str(data), *arguments]
        with (folder / "output").open("ab") as output:
            done = subprocess.run(line, cwd=folder, stdout=output, stderr=subprocess.STDOUT, check=False, **who)
        assert done.returncode == 0, (folder / "output").read_text(errors="replace")

    try:
        run("initdb", "--auth=trust", f"--username={USER}", "--encoding=UTF8", "--no-locale", "--no-sync")
        port = _free_port()
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off"
        run("pg_ctl", "start", "--wait", f"--options={options}", f"--log={folder / 'log'}")
        try:
            yield PostgresServer(port)
        finally:
            run("pg_ctl", "stop", "--mode=immediate")
    finally:
        shutil.rmtree(folder)


def _unprivileged(folder: Path) -> dict[str, Any]:
    """Whom ``subprocess`` runs it as: PostgreSQL refuses root, whom CI may be."""
    if os.geteuid() != 0:
        return {}
    names = {entry.pw_name for entry in pwd.getpwall()}
    user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    os.chown(folder, user.pw_uid, user.pw_gid)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
