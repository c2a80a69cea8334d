# SPDX-License-Identifier: MIT
"""The base class of all journeys."""

import os
import shutil
import unittest
from pathlib import Path

import driver
import screen
from driver import BUTTON, PASSWORD, TEXT, wait_for
from service import Service

PROGRAMS = Path(os.environ["SVC_PROGRAMS"])
EVIDENCE = Path(os.environ["SVC_EVIDENCE"])


class Journey(unittest.TestCase):
    """Starts svc-desktop, with the demo service by default. At the end both must have ended, and the program must
    not have logged a warning."""

    arguments = ["--demo"]
    environment = {}  # besides that of the stage
    are_menus_checked = False  # they are the same in all tests

    def setUp(self):
        EVIDENCE.mkdir(parents=True, exist_ok=True)
        shutil.rmtree(self.config_folder(), ignore_errors=True)
        self.prepare_config()
        self.config_before = self.config_files()
        self.log = EVIDENCE / f"{self._testMethodName}.log"
        self.app = driver.Application(PROGRAMS / "svc-desktop", *self.arguments, log=self.log,
                                      environment=self.environment)
        self.addCleanup(self._end)

    def config_files(self):
        """The content of each file of the profile."""
        return {path: path.read_bytes() for path in self.config_folder().rglob("*") if path.is_file()}

    def prepare_config(self):
        """Override to create files before the program starts."""

    def _end(self):
        self.app.kill()
        if "--demo" in self.arguments:
            self.assertEqual(self.config_files(), self.config_before, "the demo has written into the profile")
        wait_for("the end of the demo service", lambda: not driver.processes_on_this_stage("svc-demo-service"))
        # Qt warns if a screen reader requests a row that has just been removed, without a logging category; if it is
        # notified twice of the owner of the accessibility bus, which starts at the same time; and if that bus takes
        # more than 100 ms to look at a key, as on a busy computer. The key has its effect then, too. Another warning
        # is about an answer that arrives while its request is being ended, and the last about a keyboard that has no
        # keys yet, as wtype's on Wayland.
        qts = ("QAccessibleTable::child: Invalid index at", "QAccessibleTree::indexFromLogical: invalid index",
               "qt.dbus.integration: QDBusConnection: name 'org.a11y.Bus' had owner",
               "QNetworkReplyImplPrivate::error: Internal problem, this method must only be called once.",
               "QSpiApplication::keyEventError", "QSpiApplication::notifyKeyboardListenerCallback with no queued key",
               "qt.qpa.wayland: unknown keymap format: 0")
        messages = [line for line in self.log.read_text().splitlines() if not line.startswith(qts)]
        self.assertEqual(messages, [], "messages of the program")

    def _callTestMethod(self, method):
        try:
            method()
            if self.app.process.poll() is None:
                driver.check_accessibility(self.app.root, with_menus=not Journey.are_menus_checked)
                Journey.are_menus_checked = True
        except Exception:
            self._save_evidence()
            raise

    def _save_evidence(self):
        picture = EVIDENCE / f"{self._testMethodName}.png"
        tree = EVIDENCE / f"{self._testMethodName}.txt"
        self.save_picture(picture)
        tree.write_text("\n".join(self.app.root.tree()) + "\n")
        print(f"\nThe screen: {picture}\nThe accessibility tree: {tree}", flush=True)

    def save_picture(self, path):
        screen.save_png(path)

    @staticmethod
    def config_folder():
        return Path(os.environ["HOME"]) / ".config" / "svc-desktop"

    def sign_in_dialog(self):
        """Returns the dialog, filled in for the demo service."""
        dialog = self.app.dialog("Sign in")
        wait_for("the fields filled in", lambda: dialog.find("Service address").text)
        return dialog

    def new_connection_dialog(self):
        """From the page of the first run, which no dialog covers."""
        window = self.app.main_window()
        window.find_text("Nothing is sent until you sign in or run an upgrade.")
        self.assertFalse(self.app.has_dialog())
        window.find("Add a connection", BUTTON).press()
        return self.app.dialog("Sign in")

    def wait_for_no_dialog(self):
        wait_for("the dialog's end", lambda: not self.app.has_dialog())

    def sign_in(self):
        self.sign_in_dialog().find("Sign in", BUTTON).press()
        self.wait_for_no_dialog()
        window = self.app.main_window()
        self.wait_for_user(window, "Signed in as Demo User (demo)")
        return window

    @staticmethod
    def wait_for_user(window, identity):
        """Waits until the button of the user says that."""
        def is_right():
            user = window.find_now("User")
            return user and user.description == identity
        wait_for(f"“{identity}”", is_right)

    @staticmethod
    def look_up(window, ids):
        window.find("Notification ids", driver.TEXT).enter(ids)
        window.find("Look up", BUTTON).press()

    @staticmethod
    def run_upgrade(panel):
        """Runs the upgrade, and returns its outcome."""
        panel.find("Run upgrade…", BUTTON).press()
        panel.find("Run upgrade now", BUTTON).press()
        return Journey.outcome(panel)

    @staticmethod
    def outcome(panel):
        """Returns the outcome of an upgrade, which a screen reader says label by label."""
        return " ".join(label.name for label in panel.find("Upgrade outcome").visible(driver.LABEL))


class ServiceJourney(Journey):
    """In the user's own profile, with a service that checks all secrets."""

    arguments = []

    def setUp(self):
        self.service = Service()
        self.addCleanup(self.service.end)
        super().setUp()

    def fill_in(self, dialog):
        for name, text in (("Environment", "TEST"), ("Service address", self.service.address),
                           ("Data source", "acme"), ("User name", "jdoe")):
            dialog.find(name, TEXT).enter(text)
        dialog.find("API key", PASSWORD).enter(Service.API_KEY)
        dialog.find("Password", PASSWORD).enter(Service.PASSWORD)

    def sign_in_to_service(self):
        """Signs in to a new connection."""
        dialog = self.new_connection_dialog()
        self.fill_in(dialog)
        return self.submit(dialog)

    def submit(self, dialog):
        dialog.find("Sign in", BUTTON).press()
        self.wait_for_no_dialog()
        window = self.app.main_window()
        self.wait_for_user(window, "Signed in as Jane Doe (jdoe)")
        return window

    def restart(self):
        """Quits, and starts the program again."""
        self.app.main_window().choose("Quit")
        self.assertEqual(self.app.process.wait(), 0)
        self.app = driver.Application(PROGRAMS / "svc-desktop", log=self.log)
