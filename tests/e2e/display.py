# SPDX-License-Identifier: MIT
"""A display of a journey's own, which it can end."""

import os
import subprocess
from pathlib import Path

from driver import wait_for

CONFIGURATION = Path("/etc/xdg/openbox/rc.xml")  # of openbox


class Display:
    """A virtual X display with a window manager. `panel` is the height of a panel at the bottom of the screen."""

    def __init__(self, folder, size="1280x900", panel=0):
        folder.mkdir(parents=True, exist_ok=True)
        reading, writing = os.pipe()
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size}x24", "-nolisten", "tcp", "-noreset"],
            pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as number:
            self.environment = {"DISPLAY": f":{number.readline().strip()}"}
        settings = folder / "openbox.xml"
        settings.write_text(CONFIGURATION.read_text().replace("<bottom>0</bottom>", f"<bottom>{panel}</bottom>"))
        ready = folder / "openbox-ready"
        ready.unlink(missing_ok=True)
        self._manager = subprocess.Popen(
            ["openbox", "--sm-disable", "--config-file", settings, "--startup", f"touch {ready}"],
            env={**os.environ, **self.environment}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_for("the window manager", ready.exists)

    def run(self, *command):
        """Runs a program on the display, and returns what it prints."""
        return subprocess.run(command, env={**os.environ, **self.environment}, check=True, capture_output=True,
                              text=True).stdout

    def end(self):
        """Ends the X server as a crash would, and with it everything on the display."""
        self._server.kill()
        self._server.wait()
        self._manager.wait()
