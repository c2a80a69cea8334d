# SPDX-License-Identifier: MIT
"""Deep links, and starting the program while it already runs."""

import json
import os
import subprocess
from pathlib import Path

import driver
from driver import wait_for
from journey import PROGRAMS, ServiceJourney

PROGRAM = PROGRAMS / "svc-desktop"


def start(*arguments):
    """Runs an instance that is expected to exit. Returns its exit code and its output."""
    ended = subprocess.run([PROGRAM, *arguments], stdin=subprocess.DEVNULL, capture_output=True, text=True,
                           timeout=driver.TIMEOUT, check=False)
    return ended.returncode, ended.stdout + ended.stderr


def link(name, ids):
    return f"svc-desktop://lookup?connection={name}&ids={ids}"


class Links(ServiceJourney):
    """Two connections are saved before the program starts; there is no session."""

    def prepare_config(self):
        folder = self.config_folder()
        folder.mkdir(parents=True)
        connections = [{"id": name, "name": name, "serviceAddress": self.service.address, "dataSource": "acme",
                        "userName": "jdoe"} for name in ("first", "second")]
        (folder / "connections.json").write_text(json.dumps(
            {"format": "svc-desktop-connections", "version": 1, "connections": connections}))

    @staticmethod
    def socket_files():
        return sorted(Path(os.environ["XDG_RUNTIME_DIR"]).glob("svc-desktop-*"))

    def wait_for_ids(self, text):
        window = self.app.main_window()
        wait_for(f"the ids {text}", lambda: window.find("Notification ids", driver.TEXT).text == text)
        return window

    def test_d01_second_instance_hands_its_link_over(self):
        self.app.dialog("Sign in")
        self.assertEqual(start(link("second", "7-9,11")), (0, ""))
        window = self.wait_for_ids("7-9, 11")
        wait_for("the connection in the title", lambda: "second" in self.app.main_window().name)
        window.find_text("4 ids for second. Nothing has been sent.")
        dialog = self.app.dialog("Sign in")  # replaced by a dialog for the link's connection
        self.assertEqual(dialog.find("User name").text, "jdoe")
        self.assertEqual(self.service.requests, [])

        for bad, message in ((link("second", "1") + "&server=https://evil.example", "The link has parts"),
                             ("svc-desktop://upgrade?connection=second",
                              "The link asks for something that links can't do"),
                             ("https://evil.example", "This is not a link of this program"),
                             (link("second", "1" * 1_000), "The link is too long"),
                             (link("second", "1") + "\r\n", "There are characters in the link")):
            with self.subTest(link=bad[:60]):
                code, output = start(bad)
                self.assertEqual(code, 2)
                self.assertTrue(output.startswith(message), output)
                window.find_text(message)
        self.assertEqual(start(link("third", "1")), (0, ""))  # only the first instance knows the names
        window.find_text("1 id. The link is for third, but the connection on screen is second. Nothing has been sent.")
        self.wait_for_ids("1")
        self.assertEqual(start("SVC-DESKTOP://LOOKUP/?connection=first&amp;ids=8&"), (0, ""))  # as others rewrite it
        self.wait_for_ids("8")
        self.assertEqual(self.service.requests, [])

    def test_d01_started_with_a_link(self):
        self.app.kill()
        self.app = driver.Application(PROGRAM, link("second", "7"), log=self.log)
        self.wait_for_ids("7").find_text("1 id for second. Nothing has been sent.")
        self.app.dialog("Sign in")
        self.assertEqual(self.service.requests, [])

    def test_d01_started_with_an_invalid_link(self):
        self.app.kill()
        self.app = driver.Application(PROGRAM, link("second", "7"), "--", "--demo", log=self.log)
        self.wait_for_ids("").find_text("There are characters in the link that don't belong there")

    def test_u05_second_instance_raises_the_first(self):
        self.app.dialog("Sign in").find("Cancel", driver.BUTTON).press()
        self.wait_for_no_dialog()
        window = self.app.main_window()
        wait_for("the window active", lambda: driver.active_window_title().startswith("Svc Desktop"))
        driver.xdotool("getactivewindow", "windowminimize", "--sync")
        wait_for("the window minimised", lambda: not window.has(driver.ACTIVE))
        self.assertEqual(start(), (0, ""))
        wait_for("the window in front", lambda: self.app.main_window().has(driver.ACTIVE))
        modes = {path.suffix: oct(path.stat().st_mode & 0o777) for path in self.socket_files()}
        self.assertEqual(modes, {".lock": "0o644", ".socket": "0o700"})

    def test_u05_killed_and_started_again(self):
        self.app.dialog("Sign in")
        self.app.kill()
        self.assertEqual([path.suffix for path in self.socket_files()], [".lock", ".socket"])
        self.app = driver.Application(PROGRAM, log=self.log)
        self.app.dialog("Sign in")
        self.assertEqual(start(link("first", "5")), (0, ""))
        self.wait_for_ids("5")
        self.app.dialog("Sign in").find("Cancel", driver.BUTTON).press()
        self.wait_for_no_dialog()
        self.app.main_window().choose("Quit")
        self.assertEqual(self.app.process.wait(), 0)
        self.assertEqual(self.socket_files(), [])

    def test_u05_independent_instances(self):
        self.app.dialog("Sign in")
        for number, option in (("5", "--new-window"), ("6", "--demo")):
            with self.subTest(option=option):
                other = driver.Application(PROGRAM, option, log=f"{self.log}{option}")
                self.addCleanup(other.kill)
                other.dialog("Sign in")
                self.assertEqual(start(link("first", number)), (0, ""))  # goes to the first instance
                self.wait_for_ids(number)
                self.assertNotEqual(other.main_window().find("Notification ids", driver.TEXT).text, number)
                other.kill()
