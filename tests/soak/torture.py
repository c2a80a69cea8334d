#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""torture.py PROGRAMS: system calls of svc-cli are made to fail, one at a time, and it is killed at ten moments
of an upgrade. It must not crash nor hang, must not say that something worked that did not, and must leave
whole files behind. Needs strace. Prints a line for each flow; ends with 1 where something was wrong.
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
PLACES = 6     # of one call in one flow, spread over all there are
KILLS = 10
PATIENCE = 90  # seconds; only ever waited for in full by a program that hangs
STARTED = "eventfd2"  # of the event loop; what is before is the loader's

IMPORTED = {"format": "svc-desktop-connections", "version": 1, "connections": [
    {"name": "Imported", "serviceAddress": "https://imported.example", "dataSource": "acme"}]}
KEPT = "what was there before"


class Flow:
    """One use of svc-cli in a home of its own."""

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
        words = [self.programs / "svc-cli", *(command or self.command())]
        return subprocess.run(
            [*trace, *words], env=self.environment, timeout=PATIENCE, capture_output=True, text=True,
            input=f"{Service.API_KEY}\n{Service.PASSWORD}\n")

    def connections(self):
        """Of what is saved, by a run that nothing fails in. None where the file could not be read."""
        listed = self.run(command=["connections", "--format", "json"])
        bad = list(self.home.rglob("*.bad*"))
        return None if listed.returncode != 0 or bad else [each["name"] for each in json.loads(listed.stdout)]


class Lookup(Flow):
    def command(self):
        return ["--secrets-stdin", "--server", self.service.address, "--data-source", "acme", "--user", "jdoe",
                "--format", "json", "lookup", "7-9"]

    def objection(self, ended):
        if ended.returncode == 0 and [row["id"] for row in json.loads(ended.stdout)] != [7, 8, 9]:
            return "says that all were found, and does not print them"
        return None


class Upgrade(Flow):
    def command(self):
        return ["--secrets-stdin", "--server", self.service.address, "upgrade", "--yes"]

    def objection(self, ended):
        sent = self.service.upgrades()
        if sent > 1:
            return f"{sent} requests"
        if sent and ended.returncode == 9:
            if "could not be recorded" not in ended.stderr and "standard output" not in ended.stderr:
                return "ends with 9 for another reason than a lost record or report of a finished upgrade"
        elif sent and ended.returncode not in (0, 6):
            return "reported as not started or failed, and was sent"
        if not sent and ended.returncode == 0:
            return "reported as finished, and never sent"
        return None


class Import(Flow):
    def prepare(self):
        first = dict(IMPORTED, connections=[dict(IMPORTED["connections"][0], name="First")])
        self.file.write_text(json.dumps(first))
        assert self.run().returncode == 0, self.run().stderr
        self.file.write_text(json.dumps(IMPORTED))

    def command(self):
        return ["connections", "import", str(self.file), "--yes"]

    def objection(self, ended):
        names = self.connections()
        if names is None:
            return "the connections can't be read any more"
        if "First" not in names:
            return "the connection that was there is lost"
        if ended.returncode == 0 and "Imported" not in names:
            return "told as imported, and is not"
        return None


class Export(Flow):
    def prepare(self):
        self.file.write_text(json.dumps(IMPORTED))
        self.run(command=["connections", "import", str(self.file), "--yes"])
        self.file.write_text(KEPT)

    def command(self):
        return ["connections", "export", str(self.file)]

    def objection(self, ended):
        text = self.file.read_text()
        if ended.returncode == 0:
            return None if "Imported" in text else "told as written, and is not"
        return None if text == KEPT else "the file that was there is lost"


class List(Flow):
    def prepare(self):
        self.file.write_text(json.dumps(IMPORTED))
        self.run(command=["connections", "import", str(self.file), "--yes"])

    def command(self):
        return ["connections", "--format", "json"]

    def objection(self, ended):
        if ended.returncode == 0 and "Imported" not in ended.stdout:
            return "says that all is well, and leaves the connection out"
        return None if self.connections() == ["Imported"] else "the connection that was there is lost"


def places(flow, calls, folder):
    """Which calls of that name to spoil, counted from 1 in each thread, as strace does. Not those by which
    the threads of Qt wake each other.
    """
    log = folder / "trace"
    flow.run("strace", "-f", "-y", "-e", f"trace={STARTED},{calls}", "-o", str(log))
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
            flow = kind(programs, Path(folder))
            found = places(flow, calls, Path(folder))
            flow.service.end()
        for place in found:
            runs += 1
            wrong += judged(kind, programs, f"error={error}:when={place}", calls)
    print(f"  {kind.__name__.lower():8} {runs:4} runs with a call that fails, {wrong} wrong", flush=True)
    return wrong


def judged(kind, programs, what, calls):
    """1 where something was wrong, which is printed."""
    with tempfile.TemporaryDirectory() as folder:
        flow = kind(programs, Path(folder))
        try:
            ended = flow.run("strace", "-f", "-qq", "-o", "/dev/null", "-e", f"inject={calls}:{what}")
            if ended.returncode < 0 or ended.returncode > 130:
                objection = f"ended by signal {-ended.returncode}"
            else:
                objection = flow.objection(ended)
        except subprocess.TimeoutExpired:
            objection, ended = "hangs", None
        except ValueError:
            objection = "prints what is no JSON, and says that all is well"
        finally:
            flow.service.end()
        if objection:
            print(f"  {kind.__name__}, {calls} {what}: {objection}")
            if ended:
                print("    exit", ended.returncode, ended.stdout[-300:], ended.stderr[-600:])
    return 1 if objection else 0


class KilledUpgrade(Upgrade):
    def records(self):
        return [json.loads(file.read_text()) for file in self.home.rglob("upgrades/*.json")]

    def let_time_pass(self):
        """A lock that has no owner's name in it yet is given up after half a minute."""
        for lock in self.home.rglob("*.lock"):
            os.utime(lock, (time.time() - 60, time.time() - 60))

    def objection_after_kill(self):
        """Whatever the service may have begun is never sent a second time by itself."""
        before = self.service.upgrades()
        has_ended = any(record.get("outcome") for record in self.records())
        self.let_time_pass()
        ended = self.run()
        if before and not has_ended and (ended.returncode != 8 or self.service.upgrades() != before):
            return f"sent again, although a previous run may be active: {ended.stderr}"
        if not before and ended.returncode not in (0, 8):
            return f"nothing was sent, and it can't be started any more: {ended.stderr}"
        if list(self.home.rglob("*.bad*")):
            return "a record that can't be read"
        return None


def kill(programs):
    moments = []
    for calls in ("fsync", "flock", "openat", "connect", "read", "write"):
        with tempfile.TemporaryDirectory() as folder:
            flow = KilledUpgrade(programs, Path(folder))
            moments += [(calls, place) for place in places(flow, calls, Path(folder))]
            flow.service.end()
    step = len(moments) / KILLS
    moments = [moments[int(index * step)] for index in range(KILLS)]
    sent = wrong = 0
    for calls, place in moments:
        with tempfile.TemporaryDirectory() as folder:
            flow = KilledUpgrade(programs, Path(folder))
            flow.run("strace", "-f", "-qq", "-o", "/dev/null", "-e", f"inject={calls}:signal=SIGKILL:when={place}")
            sent += flow.service.upgrades()
            objection = flow.objection_after_kill()
            flow.service.end()
            if objection:
                wrong += 1
                print(f"  killed at {calls} {place}: {objection}")
    print(f"  upgrade  {len(moments):4} times killed, {sent} of them after it was sent, {wrong} wrong", flush=True)
    return wrong


def main():
    programs = Path(sys.argv[1])
    wrong = sum(fail_calls(kind, programs) for kind in (Lookup, Upgrade, Import, Export, List))
    sys.exit(1 if wrong + kill(programs) else 0)


main()
