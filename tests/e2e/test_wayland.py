# SPDX-License-Identifier: MIT
"""The main tasks, and a second start, on Wayland instead of X11."""

import os
import subprocess
import tempfile
from pathlib import Path

import driver
from compositor import Compositor
from driver import TEXT, wait_for
from journey import EVIDENCE, PROGRAMS, Journey


class WaylandJourney(Journey):
    def setUp(self):
        EVIDENCE.mkdir(parents=True, exist_ok=True)
        self.compositor = Compositor(Path(tempfile.mkdtemp(dir=os.environ["SVC_STAGE"])),
                                     log=EVIDENCE / f"{self._testMethodName}.sway.log")
        self.addCleanup(self.compositor.end)
        # Qt's Wayland client does not free what was copied, nor all of its connection.
        self.environment = {**self.compositor.environment, "ASAN_OPTIONS": "detect_leaks=0"}
        super().setUp()

    def save_picture(self, path):
        self.compositor.run("grim", str(path))

    def window_in_front(self):
        return next((window["name"] for window in self.compositor.windows() if window["focused"]), None)


class MainTasks(WaylandJourney):
    def test_sign_in_look_up_copy_and_paste(self):
        press, type_keys = self.compositor.press_key, self.compositor.type_keys
        self.sign_in_dialog()
        press("Return")
        self.wait_for_no_dialog()
        window = self.app.main_window()
        ids = window.find("Notification ids", TEXT)
        wait_for("the focus in the ids", lambda: ids.is_focused)

        type_keys("1001")
        press("Return")
        subject = window.find("Subject").text
        self.assertEqual(subject, "Bill import failed: 3 accounts were skipped")
        press("ctrl+shift+c")
        wait_for("what was copied", lambda: window.find("Status").description.startswith("Copied "))
        self.assertIn(subject, self.compositor.run("wl-paste"))

        self.compositor.run("wl-copy", input="see #1002, 1003 and 1904", stderr=subprocess.DEVNULL)
        press("ctrl+l")
        press("ctrl+v")
        wait_for("the text", lambda: ids.text == "see #1002, 1003 and 1904")
        press("Return")
        wait_for("the answers", lambda: window.find("Status").description == "2 found, 1 not found")

        press("ctrl+q")
        self.assertEqual(self.app.process.wait(), 0)


class OwnProfile(WaylandJourney):
    arguments = []

    def start_another(self, option):
        other = driver.Application(PROGRAMS / "svc-desktop", option, log=f"{self.log}{option}",
                                   environment=self.environment)
        self.addCleanup(other.kill)
        return other

    def test_scales(self):
        self.app.main_window()
        for scale in (1.5, 2):
            with self.subTest(scale=scale):
                self.compositor.set_scale(scale)
                another = self.start_another("--new-window")
                another.main_window()
                _, window = wait_for("two windows", self.both_windows)
                self.assertEqual(window["app_id"], "svc-desktop")  # by which the desktop finds the icon
                self.assertEqual(self.size(window, "window_rect"), self.size(window, "geometry"))  # nothing is cut off
                wait_for("a sharp window", lambda: self.is_sharp(window, scale))
                another.kill()
                wait_for("one window", lambda: len(self.compositor.windows()) == 1)

    def both_windows(self):
        """Returns them, the one in front last, once there are two."""
        windows = self.compositor.windows()
        return sorted(windows, key=lambda window: window["focused"]) if len(windows) == 2 else None

    @staticmethod
    def size(window, kind):
        return window[kind]["width"], window[kind]["height"]

    def is_sharp(self, window, scale):
        """Returns whether the window is drawn at that scale. If the compositor makes a smaller picture larger, some
        columns of pixels are like those at their left, from one end of it to the other."""
        pixels = self.compositor.picture_of(window)[::3]  # their red
        period = {1.5: 3, 2: 2}[scale]
        return all(pixels[at::period] != pixels[at + 1::period] for at in range(period - 1))

    def test_second_start_brings_the_first_window_to_the_front(self):
        window = self.app.main_window()
        wait_for("the window", lambda: self.window_in_front() == window.name)
        self.start_another("--demo").dialog("Sign in")
        wait_for("the other one in front", lambda: self.window_in_front() != window.name)
        token = {"XDG_ACTIVATION_TOKEN": self.compositor.activation_token()}
        subprocess.run([PROGRAMS / "svc-desktop", "svc-desktop://lookup?ids=7"],
                       env={**os.environ, **self.environment, **token}, timeout=driver.TIMEOUT, check=True)
        wait_for("the ids", lambda: window.find("Notification ids", TEXT).text == "7")
        wait_for("the first one in front", lambda: self.window_in_front() == self.app.main_window().name)
