#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""torture.py PROGRAMS: makes system calls of svc-cli fail, one at a time, and kills it at ten moments of an upgrade.
It must neither crash nor hang nor report a success that was none, and its files must stay complete. Needs strace.
Prints a line for each command. Exits with 1 if something was wrong.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from service import Service

CALLS = {
    "openat": "EMFILE", "read": "EIO", "write": "ENOSPC", "fsync": "EIO",
    "rename,renameat,renameat2": "EACCES", "link,linkat": "EACCES", "mkdir,mkdirat": "EACCES",
    "unlink,unlinkat": "EACCES", "socket": "EMFILE", "connect": "ENETUNREACH", "flock": "ENOLCK",
    "chmod,fchmod,fchmodat": "EPERM", "statx,newfstatat,fstat": "EIO", "ftruncate": "EIO",
}
PLACES = 6     # of one call in one command, spread evenly
KILLS = 10
TIMEOUT = 90  # seconds; reached only if the program hangs
STARTED = "eventfd2"  # called by the event loop; earlier calls belong to the loader

IMPORTED = {"format": "svc-desktop-connections", "version": 1, "connections": [
    {"name": "Imported", "serviceAddress": "https://imported.example", "dataSource": "acme"}]}
PREVIOUS = "previous content"


class Scenario:
    """One svc-cli command with a home folder of its own."""

    def __init__(self, programs, folder):
        self.programs = programs
        self.home = folder / "home"
        self.file = folder / "file"
        self.service = Service()
        self.service.upgrade_may_end.set()
        self.home.mkdir()
        self.environment = {
            "HOME": str(self.home), "XDG_CONFIG_HOME": str(self.home / "config"),
            "XDG_RUNTIME_DIR": str(folder), "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}
        self.prepare()

    def prepare(self):
        pass

    def run(self, *trace, command=None):
        arguments = [self.programs / "svc-cli", *(command or self.command())]
        return subprocess.run(
            [*trace, *arguments], env=self.environment, timeout=TIMEOUT, capture_output=True, text=True,
            input=f"{Service.API_KEY}\n{Service.PASSWORD}\n")

    def connections(self):
        """Returns the names of the saved connections, read without failing calls. None if the file is unusable."""
        listed = self.run(command=["connections", "--format", "json"])
        bad = list(self.home.rglob("*.bad*"))
        return None if listed.returncode != 0 or bad else [each["name"] for each in json.loads(listed.stdout)]


class Lookup(Scenario):
    def command(self):
        return ["--secrets-stdin", "--server", self.service.address, "--data-source", "acme", "--user", "jdoe",
                "--format", "json", "lookup", "7-9"]

    def problem(self, ended):
        if ended.returncode == 0 and [row["id"] for row in json.loads(ended.stdout)] != [7, 8, 9]:
            return "reports that all were found, and does not print them"
        return None


class Upgrade(Scenario):
    def command(self):
        return ["--secrets-stdin", "--server", self.service.address, "upgrade", "--yes"]

    def problem(self, ended):
        sent = self.service.upgrades()
        if sent > 1:
            return f"{sent} requests"
        if sent and ended.returncode == 9:
            if "could not be recorded" not in ended.stderr and "standard output" not in ended.stderr:
                return "exits with 9, but not because a finished upgrade could not be recorded or reported"
        elif sent and ended.returncode not in (0, 6):
            return "an upgrade that was sent is reported as not started or failed"
        if not sent and ended.returncode == 0:
            return "reported as finished, but never sent"
        return None


class Import(Scenario):
    def prepare(self):
        first = dict(IMPORTED, connections=[dict(IMPORTED["connections"][0], name="First")])
        self.file.write_text(json.dumps(first))
        assert self.run().returncode == 0, self.run().stderr
        self.file.write_text(json.dumps(IMPORTED))

    def command(self):
        return ["connections", "import", str(self.file), "--yes"]

    def problem(self, ended):
        names = self.connections()
        if names is None:
            return "the connections can't be read any more"
        if "First" not in names:
            return "the connection that was there is lost"
        if ended.returncode == 0 and "Imported" not in names:
            return "reported as imported, but missing"
        return None


class Export(Scenario):
    def prepare(self):
        self.file.write_text(json.dumps(IMPORTED))
        self.run(command=["connections", "import", str(self.file), "--yes"])
        self.file.write_text(PREVIOUS)

    def command(self):
        return ["connections", "export", str(self.file)]

    def problem(self, ended):
        text = self.file.read_text()
        if ended.returncode == 0:
            return None if "Imported" in text else "reported as written, but missing"
        return None if text == PREVIOUS else "the file that was there is lost"


class List(Scenario):
    def prepare(self):
        self.file.write_text(json.dumps(IMPORTED))
        self.run(command=["connections", "import", str(self.file), "--yes"])

    def command(self):
        return ["connections", "--format", "json"]

    def problem(self, ended):
        if ended.returncode == 0 and "Imported" not in ended.stdout:
            return "reports success, and leaves the connection out"
        return None if self.connections() == ["Imported"] else "the connection that was there is lost"


def places(scenario, calls, folder):
    """Returns which of the calls to fail, counted from 1 in each thread, as strace does. Skips calls by which Qt wakes
    threads.
    """
    log = folder / "trace"
    scenario.run("strace", "-f", "-y", "-e", f"trace={STARTED},{calls}", "-o", str(log))
    names = calls.split(",")
    first, numbers, wakes, started = None, {}, set(), False
    for line in log.read_text(errors="replace").splitlines():
        call = re.match(r"(\d+) +(\w+)\(", line)
        if not call:
            continue
        started = started or call[2] == STARTED
        if call[2] in names:
            number = numbers[call[1]] = numbers.get(call[1], 0) + 1
            if "[eventfd]" in line:
                wakes.add(number)
            if started and first is None:
                first = number
    if first is None:
        return []
    possible = [number for number in range(1, max(numbers.values()) + 1)
                if number not in wakes and (number >= first or len(numbers) > 1)]
    if len(possible) <= PLACES:
        return possible
    return [possible[len(possible) * place // PLACES] for place in range(PLACES)]


def fail_calls(kind, programs):
    runs, wrong = 0, 0
    for calls, error in CALLS.items():
        with tempfile.TemporaryDirectory() as folder:
            scenario = kind(programs, Path(folder))
            found = places(scenario, calls, Path(folder))
            scenario.service.end()
        for place in found:
            runs += 1
            wrong += run_and_check(kind, programs, f"error={error}:when={place}", calls)
    print(f"  {kind.__name__.lower():8} {runs:4} runs with a call that fails, {wrong} wrong", flush=True)
    return wrong


def run_and_check(kind, programs, what, calls):
    """Returns 1 and prints the problem if something was wrong, otherwise 0."""
    with tempfile.TemporaryDirectory() as folder:
        scenario = kind(programs, Path(folder))
        try:
            ended = scenario.run("strace", "-f", "-qq", "-o", "/dev/null", "-e", f"inject={calls}:{what}")
            if ended.returncode < 0 or ended.returncode > 130:
                problem = f"ended by signal {-ended.returncode}"
            else:
                problem = scenario.problem(ended)
        except subprocess.TimeoutExpired:
            problem, ended = "hangs", None
        except ValueError:
            problem = "reports success, and prints invalid JSON"
        finally:
            scenario.service.end()
        if problem:
            print(f"  {kind.__name__}, {calls} {what}: {problem}")
            if ended:
                print("    exit", ended.returncode, ended.stdout[-300:], ended.stderr[-600:])
    return 1 if problem else 0


class KilledUpgrade(Upgrade):
    def records(self):
        return [json.loads(file.read_text()) for file in self.home.rglob("upgrades/*.json")]

    def expire_locks(self):
        """Makes locks look old: a lock file without a process id expires after half a minute."""
        for lock in self.home.rglob("*.lock"):
            os.utime(lock, (time.time() - 60, time.time() - 60))

    def problem_after_kill(self):
        """An upgrade that the service may have started is never sent again automatically."""
        before = self.service.upgrades()
        has_ended = any(record.get("outcome") for record in self.records())
        self.expire_locks()
        ended = self.run()
        if before and not has_ended and (ended.returncode != 8 or self.service.upgrades() != before):
            return f"sent again, although a previous run may be active: {ended.stderr}"
        if not before and ended.returncode not in (0, 8):
            return f"nothing was sent, and the upgrade can't be started any more: {ended.stderr}"
        if list(self.home.rglob("*.bad*")):
            return "a record that can't be read"
        return None


def kill(programs):
    moments = []
    for calls in ("fsync", "flock", "openat", "connect", "read", "write"):
        with tempfile.TemporaryDirectory() as folder:
            scenario = KilledUpgrade(programs, Path(folder))
            moments += [(calls, place) for place in places(scenario, calls, Path(folder))]
            scenario.service.end()
    step = len(moments) / KILLS
    moments = [moments[int(index * step)] for index in range(KILLS)]
    sent = wrong = 0
    for calls, place in moments:
        with tempfile.TemporaryDirectory() as folder:
            scenario = KilledUpgrade(programs, Path(folder))
            scenario.run("strace", "-f", "-qq", "-o", "/dev/null", "-e", f"inject={calls}:signal=SIGKILL:when={place}")
            sent += scenario.service.upgrades()
            problem = scenario.problem_after_kill()
            scenario.service.end()
            if problem:
                wrong += 1
                print(f"  killed at {calls} {place}: {problem}")
    print(f"  upgrade  {len(moments):4} times killed, {sent} of them after it was sent, {wrong} wrong", flush=True)
    return wrong


def main():
    programs = Path(sys.argv[1])
    wrong = sum(fail_calls(kind, programs) for kind in (Lookup, Upgrade, Import, Export, List))
    sys.exit(1 if wrong + kill(programs) else 0)


main()
