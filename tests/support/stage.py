#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""stage.py [--one-core] COMMAND ARGUMENTS…: runs a command on a stage, an isolated desktop session.

A stage has a virtual X display with a window manager, a D-Bus session where only the accessibility bus and an unlocked
keyring can be started, and an empty home folder. When the command ends, all processes on the stage are ended and its
folder is removed.

With --one-core all of them share a processor core. Programs that take turns, each waiting for what another answers, need
half the processor time like that, since none has to wake up another core.

The environment of the command has SVC_STAGE (the stage's folder, which also marks every process on the stage) and
SVC_STAGE_SCREEN (the screen as an XWD file; see screen.py).
"""

import ctypes
import os
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

TIMEOUT = 30  # seconds; reached only when something is broken
SCREEN = "1280x900x24"

NEEDED = {
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "dbus-daemon": "dbus-daemon",
    "gnome-keyring-daemon": "gnome-keyring",
}
ACCESSIBILITY_SERVICE = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")  # of at-spi2-core

BUS_CONFIGURATION = """\
<busconfig>
  <type>session</type>
  <listen>unix:dir={folder}</listen>
  <auth>EXTERNAL</auth>
  <servicedir>{folder}/services</servicedir>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"""


KEYRING_SERVICE = """\
[D-BUS Service]
Name=org.freedesktop.secrets
Exec=/bin/sh {folder}/keyring.sh
"""

KEYRING = """\
printf 'password of the test keyring' |
    exec gnome-keyring-daemon --foreground --components=secrets --unlock >/dev/null
"""


def require_programs():
    missing = {package for program, package in NEEDED.items() if not shutil.which(program)}
    if not ACCESSIBILITY_SERVICE.exists():
        missing.add("at-spi2-core")
    if missing:
        sys.exit("These packages are missing: " + " ".join(sorted(missing)))


def adopt_orphans():
    """Makes this process the parent of orphaned descendants, so that it can end them."""
    pr_set_child_subreaper = 36
    if ctypes.CDLL(None, use_errno=True).prctl(pr_set_child_subreaper, 1, 0, 0, 0) != 0:
        raise OSError(ctypes.get_errno(), "prctl")


def read_line(descriptor, what):
    text = b""
    deadline = time.monotonic() + TIMEOUT
    while not text.endswith(b"\n"):
        ready, _, _ = select.select([descriptor], [], [], max(0, deadline - time.monotonic()))
        piece = os.read(descriptor, 4096) if ready else b""
        if not piece:
            raise RuntimeError(f"{what} did not start")
        text += piece
    return text.decode().strip()


def children():
    own = Path(f"/proc/self/task/{os.getpid()}/children")
    return [int(pid) for pid in own.read_text().split()]


def reap():
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        pass


class Stage:
    def __init__(self, folder):
        self.folder = folder
        self.log = open(folder / "stage.log", "wb")
        self.environment = {
            key: value
            for key, value in os.environ.items()
            if key not in ("DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY")
            and not key.startswith(("XDG_", "DBUS_", "QT_", "AT_SPI_"))
        }
        self.environment.update(
            HOME=str(folder / "home"),
            XDG_RUNTIME_DIR=str(folder / "runtime"),
            LC_ALL="C.UTF-8",
            TZ="UTC",
            GSETTINGS_BACKEND="memory",
            QT_QPA_PLATFORM="xcb",
            QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1",
            SVC_STAGE=str(folder),
            SVC_STAGE_SCREEN=str(folder / "screen" / "Xvfb_screen0"),
        )
        for name in ("home", "runtime", "screen", "bus"):
            (folder / name).mkdir(mode=0o700)

    def _start(self, *command, hand_over=()):
        return subprocess.Popen(
            command, env=self.environment, stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log,
            pass_fds=hand_over, start_new_session=True)

    def _start_and_read(self, name, *command):
        """Starts a program, and returns the address that it writes. `{}` stands for the descriptor to write to."""
        reading, writing = os.pipe()
        self._start(name, *(part.replace("{}", str(writing)) for part in command), hand_over=[writing])
        os.close(writing)
        try:
            return read_line(reading, name)
        finally:
            os.close(reading)

    def set_up(self):
        number = self._start_and_read(
            "Xvfb", "-displayfd", "{}", "-screen", "0", SCREEN, "-nolisten", "tcp", "-noreset",
            "-fbdir", str(self.folder / "screen"))
        self.environment["DISPLAY"] = f":{number}"

        bus = self.folder / "bus"
        (bus / "services").mkdir()
        shutil.copy(ACCESSIBILITY_SERVICE, bus / "services")
        (bus / "keyring.sh").write_text(KEYRING)
        (bus / "services" / "org.freedesktop.secrets.service").write_text(KEYRING_SERVICE.format(folder=bus))
        (bus / "bus.conf").write_text(BUS_CONFIGURATION.format(folder=bus))
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = self._start_and_read(
            "dbus-daemon", "--nofork", "--nopidfile", f"--config-file={bus}/bus.conf", "--print-address={}")

        ready = self.folder / "ready"
        window_manager = self._start("openbox", "--sm-disable", "--startup", f"touch {ready}")
        deadline = time.monotonic() + TIMEOUT
        while not ready.exists():
            if window_manager.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError("openbox did not start")
            time.sleep(0.02)

    def run(self, command):
        return subprocess.run(command, env=self.environment, check=False).returncode

    def tear_down(self):
        """Ends all remaining processes, with SIGTERM first."""
        for kind in (signal.SIGTERM, signal.SIGKILL):
            deadline = time.monotonic() + 5
            while children() and time.monotonic() < deadline:
                for pid in children():
                    os.kill(pid, kind)
                time.sleep(0.02)
                reap()
        self.log.close()


def main(command):
    on_one_core = command[:1] == ["--one-core"]
    command = command[on_one_core:]
    if not command:
        sys.exit(__doc__)
    require_programs()
    adopt_orphans()
    if on_one_core:
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {cores[os.getpid() % len(cores)]})
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    folder = Path(tempfile.mkdtemp(prefix="svc-stage.", dir="/tmp"))
    stage = Stage(folder)
    try:
        stage.set_up()
        return stage.run(command)
    except RuntimeError as error:
        print(error, file=sys.stderr)
        print((folder / "stage.log").read_text(errors="replace"), file=sys.stderr)
        return 1
    finally:
        stage.tear_down()
        shutil.rmtree(folder)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
