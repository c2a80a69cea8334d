# SPDX-License-Identifier: MIT
"""A portable copy stores everything beside the program."""

import os
import shutil
import tempfile
from pathlib import Path

import driver
from driver import wait_for
from journey import PROGRAMS, ServiceJourney
from service import Service


class Portable(ServiceJourney):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp(dir=os.environ["SVC_STAGE"]))
        self.program = self.folder / "svc-desktop"
        shutil.copy(PROGRAMS / "svc-desktop", self.program)
        (self.folder / "svc-desktop.portable").touch()
        super().setUp()
        self.installed = self.app
        self.addCleanup(self.installed.kill)
        self.app = driver.Application(self.program, log=self.log)

    def test_writes_nothing_elsewhere(self):
        window = self.sign_in_to_service()
        self.look_up(window, "7")
        window.find("Subject")
        window.choose("Quit")
        self.assertEqual(self.app.process.wait(), 0)

        names = {path.name for path in (self.folder / "data").iterdir()}
        self.assertLessEqual({"connections.json", "history.json", "svc-desktop.ini"}, names)
        self.assertFalse((self.config_folder() / "connections.json").exists())
        for path in (self.folder / "data").rglob("*"):
            content = path.read_bytes() if path.is_file() else b""
            self.assertFalse([secret for secret in Service.SECRETS if secret.encode() in content], path)

        self.app = driver.Application(self.program, log=self.log)  # independent of the installed one, which still runs
        dialog = self.app.dialog("Sign in")
        self.assertEqual(dialog.find("Service address", driver.TEXT).text, self.service.address)
        self.assertEqual(dialog.find("Password", driver.PASSWORD).text, "")
        wait_for("the installed one as it was",
                 lambda: not self.installed.root.find_now("Service address", driver.TEXT)
                 or not self.installed.dialog("Sign in").find("Service address", driver.TEXT).text)
