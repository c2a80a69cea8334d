# SPDX-License-Identifier: MIT
"""However the program ends, nothing is lost and nothing is left behind."""

import os
import shutil
import signal
import tempfile
import unittest
from pathlib import Path

import driver
from display import Display
from driver import BUTTON, wait_for
from journey import EVIDENCE, PROGRAMS

CONFIGURATION = Path(os.environ["HOME"]) / ".config" / "svc-desktop"
SETTINGS = CONFIGURATION / "svc-desktop.ini"


class Ending(unittest.TestCase):
    """Starts svc-desktop on a display of its own, in the user's profile."""

    def setUp(self):
        EVIDENCE.mkdir(parents=True, exist_ok=True)
        shutil.rmtree(CONFIGURATION, ignore_errors=True)
        self.folder = Path(tempfile.mkdtemp(dir=os.environ["SVC_STAGE"]))
        self.display = None

    def show(self, **screen):
        self.display = Display(self.folder, **screen)
        self.addCleanup(self.display.end)

    def start(self, *arguments):
        self.app = driver.Application(
            PROGRAMS / "svc-desktop", *arguments, log=EVIDENCE / f"{self._testMethodName}.log",
            environment={**self.display.environment, "TMPDIR": str(self.folder)})
        self.addCleanup(self.app.kill)
        return self.app.main_window()

    def demo_folders(self):
        return list(self.folder.glob("svc-desktop-demo-*"))

    def window_id(self):
        found = wait_for("the window", lambda: self.display.run(
            "xdotool", "search", "--onlyvisible", "--pid", str(self.app.process.pid), "--name", "Svc Desktop").split())
        return found[0]

    def size(self):
        words = self.display.run("xdotool", "getwindowgeometry", "--shell", self.window_id()).split()
        values = dict(word.split("=") for word in words)
        return int(values["WIDTH"]), int(values["HEIGHT"])


class Kept(Ending):
    """What a person has changed is there at the next start."""

    def change(self, window):
        """Returns what the files have to contain."""
        self.display.run("xdotool", "windowsize", "--sync", self.window_id(), "1000", "840")
        window.find("Notification ids", driver.TEXT).enter("1042, 1050")
        window.choose("Activity")
        return {SETTINGS: ("place=@Rect(", " 1000 840)", "shown=true"), CONFIGURATION / "ids.txt": ("1042, 1050",)}

    def assert_back(self):
        window = self.start()
        self.assertEqual(window.find("Notification ids", driver.TEXT).text, "1042, 1050")
        window.find("Close activity", BUTTON)
        wait_for("the size", lambda: self.size() == (1000, 840))

    def end_by(self, kind, code):
        self.show()
        self.change(self.start())
        os.kill(self.app.process.pid, kind)
        self.assertEqual(self.app.process.wait(), code)
        self.assert_back()

    def test_u08_ended_by_the_system(self):
        self.end_by(signal.SIGTERM, 143)

    def test_u08_terminal_closed(self):
        self.end_by(signal.SIGHUP, 129)

    def test_u08_interrupted(self):
        self.end_by(signal.SIGINT, 130)

    def test_u09_display_gone(self):
        self.show()
        files = self.change(self.start())
        wait_for("all of it on the disk", lambda: all(
            path.exists() and all(part in path.read_text() for part in parts) for path, parts in files.items()))
        self.display.end()
        self.assertNotEqual(self.app.process.wait(), 0)
        self.show()
        self.assert_back()


class NothingLeft(Ending):
    """The demo's folder goes with the program."""

    def start_demo(self):
        self.show()
        self.start("--demo")
        wait_for("the service", lambda: self.app.dialog("Sign in").find("Service address", driver.TEXT).text)
        self.assertEqual(len(self.demo_folders()), 1)

    def assert_nothing_left(self):
        self.app.process.wait()
        wait_for("the end of the demo service", lambda: not driver.processes_on_this_stage("svc-demo-service"))
        self.assertEqual(self.demo_folders(), [])

    def test_u10_window_killed(self):
        self.start_demo()
        self.app.process.kill()
        self.assert_nothing_left()

    def test_u10_window_ended_by_the_system(self):
        self.start_demo()
        self.app.process.terminate()
        self.assert_nothing_left()

    def test_u10_display_gone(self):
        self.start_demo()
        self.display.end()
        self.assert_nothing_left()


class InSight(Ending):
    """The first window is wholly on a small screen, with its frame."""

    def check(self, width, height, panel=0):
        self.show(size=f"{width}x{height}", panel=panel)
        self.start()

        def frame():
            text = self.display.run("xprop", "-id", self.window_id(), "_NET_FRAME_EXTENTS").split("=")[1]
            left, right, top, bottom = (int(number) for number in text.split(","))
            place = dict(line.strip().split(":", 1) for line in self.display.run(
                "xwininfo", "-id", self.window_id()).splitlines() if ":" in line)
            x, y = int(place["Absolute upper-left X"]), int(place["Absolute upper-left Y"])
            self.assertGreater(top, 0)
            return (x - left, y - top, x + int(place["Width"]) + right, y + int(place["Height"]) + bottom)

        def is_in_sight():
            left, top, right, bottom = frame()
            return left >= 0 and top >= 0 and right <= width and bottom <= height - panel
        wait_for("the whole window", is_in_sight, timeout=20)

    def test_u11_small_screen(self):
        self.check(1280, 720)

    def test_u11_small_screen_with_a_panel(self):
        self.check(1366, 768, panel=40)
