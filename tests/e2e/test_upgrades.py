# SPDX-License-Identifier: MIT
"""After any interruption of an upgrade the program shows what is known and a safe next step."""

import json
import stat

import driver
from driver import BUTTON, CHECK_BOX, press_key, wait_for, xdotool
from journey import PROGRAMS, ServiceJourney
from notifications import Notifications

TICK = "I know that a previous run may still be active"


class Upgrades(ServiceJourney):
    def panel(self):
        """Returns the panel for the service, opened before any sign-in."""
        dialog = self.new_connection_dialog()
        dialog.find("Environment", driver.TEXT).enter("TEST")
        dialog.find("Service address").enter(self.service.address)
        dialog.find("API key").enter(self.service.API_KEY)
        dialog.find("Run upgrade first…", BUTTON).press()
        self.wait_for_no_dialog()
        return self.app.main_window().find("Upgrade panel")

    def start_upgrade(self, panel):
        before = self.service.upgrades()
        panel.find("Run upgrade…", BUTTON).press()
        panel.find("Run upgrade now", BUTTON).press()
        panel.find("Stop waiting", BUTTON)
        wait_for("the request", lambda: self.service.upgrades() == before + 1)

    def start_again(self):
        self.app = driver.Application(PROGRAMS / "svc-desktop", *self.arguments, log=self.log)

    def message_of_unresolved_run(self):
        """Returns the message at the start after a run whose end nobody has seen. Only its own button closes it."""
        message = self.app.main_window().find("Message", driver.ALERT)
        self.assertIn("its result is not known.", message.description)
        self.assertIsNone(message.find_now("Close"))
        return message.description

    def records(self):
        return sorted((self.config_folder() / "upgrades").glob("*.json"))

    def test_u03_killed_during_a_run(self):
        self.start_upgrade(self.panel())
        (record,) = self.records()
        self.assertEqual(stat.S_IMODE(record.stat().st_mode), 0o600)
        written = record.read_text()
        self.assertEqual(json.loads(written)["host"], self.service.host)
        for secret in self.service.SECRETS:
            self.assertNotIn(secret, written)
        self.app.kill()

        self.start_again()
        message = self.message_of_unresolved_run()
        self.assertTrue(message.startswith(f"An upgrade at {self.service.host} was started at "), message)
        window = self.app.main_window()
        window.find("Previous runs", driver.TABLE)  # the panel is open, without the focus
        self.assertTrue(window.find("Notification ids").is_focused)
        self.assertEqual(self.service.upgrades(), 1)

        panel = self.panel()
        tick = panel.find(TICK, CHECK_BOX)
        self.assertFalse(panel.find("Run upgrade…", BUTTON).is_enabled)
        tick.toggle()
        self.start_upgrade(panel)
        self.service.upgrade_may_end.set()
        outcome = self.outcome(panel)
        self.assertTrue(outcome.startswith("Finished. "), outcome)
        self.assertEqual(self.service.upgrades(), 2)
        wait_for("no tick any more", lambda: not panel.find_now(TICK))

    def test_stop_waiting(self):
        panel = self.panel()
        self.start_upgrade(panel)
        panel.find("Stop waiting", BUTTON).press()
        outcome = self.outcome(panel)
        self.assertTrue(outcome.startswith("Outcome unknown. You stopped waiting"), outcome)
        self.assertIn("Do not start it again until whoever runs the service has confirmed", outcome)
        panel.find(TICK, CHECK_BOX)
        self.assertFalse(panel.find("Run upgrade…", BUTTON).is_enabled)
        self.assertEqual(self.service.upgrades(), 1)

        window = self.app.main_window()
        window.choose("Quit")
        self.assertEqual(self.app.process.wait(), 0)
        self.start_again()
        self.panel().find(TICK, CHECK_BOX)

    def test_l01_double_click(self):
        panel = self.panel()
        panel.find("Run upgrade…", BUTTON).press()
        button = panel.find("Run upgrade now", BUTTON)
        cancel = panel.find("Cancel", BUTTON)
        wait_for("Cancel with the keyboard", lambda: cancel.is_focused)
        place = button.accessible.queryComponent().getExtents(0)
        xdotool("mousemove", str(place.x + place.width // 2), str(place.y + place.height // 2),
                "click", "--repeat", "2", "--delay", "40", "1")
        press_key("Return")
        panel.find("Stop waiting", BUTTON)
        wait_for("the request", lambda: self.service.upgrades() == 1)
        self.service.upgrade_may_end.set()
        outcome = self.outcome(panel)
        self.assertTrue(outcome.startswith("Finished. "), outcome)
        self.assertEqual(self.service.upgrades(), 1)
        self.assertEqual(len(self.records()), 1)

    def test_u04_quit_during_a_run(self):
        self.start_upgrade(self.panel())
        window = self.app.main_window()
        window.find("Upgrade running", BUTTON)
        window.choose("Quit")
        question = self.app.dialog("Quit Svc Desktop?")
        question.find_text(f"An upgrade is still running on {self.service.host}")
        self.assertIsNone(question.find_now("Keep them for the next start"))  # there are no results
        wait_for("the safe answer focused", lambda: question.find("Cancel", BUTTON).is_focused)
        press_key("Escape")
        self.wait_for_no_dialog()
        window.find("Stop waiting", BUTTON)
        window.choose("Quit")
        self.app.dialog("Quit Svc Desktop?").find("Quit", BUTTON).press()
        self.assertEqual(self.app.process.wait(), 0)

        self.start_again()
        self.message_of_unresolved_run()
        window = self.app.main_window()
        window.find("Close upgrade", BUTTON).press()
        wait_for("the panel's end", lambda: not window.find_now("Previous runs"))
        window.find("Show upgrades", BUTTON).press()
        window.find("Previous runs", driver.TABLE)
        window.find("Dismiss", BUTTON).press()
        wait_for("the message gone", lambda: not window.find_now("Message"))
        wait_for("the outcome written down", lambda: "unknown" in self.records()[0].read_text())
        self.assertEqual(self.service.upgrades(), 1)

    def test_u08_ended_by_the_system_during_a_run(self):
        self.start_upgrade(self.panel())
        self.app.main_window().find("Upgrade running", BUTTON)
        self.app.process.terminate()
        self.assertEqual(self.app.process.wait(), 143)  # without a question
        self.start_again()
        self.message_of_unresolved_run()
        self.assertEqual(self.service.upgrades(), 1)

    def test_end_is_notified_while_minimised(self):
        notifications = Notifications()
        self.addCleanup(notifications.end)
        self.start_upgrade(self.panel())
        window = self.app.main_window()
        wait_for("the window in front, and not the dialog that has just gone",
                 lambda: driver.active_window_title() == "Svc Desktop\n")
        xdotool("getactivewindow", "windowminimize")
        wait_for("the window out of sight", lambda: not window.has(driver.ACTIVE))
        self.service.upgrade_may_end.set()
        wait_for("the notification", lambda: notifications.shown)
        self.assertEqual(notifications.shown, [(f"Upgrade on {self.service.host}: Finished",
                                                "There is nothing more to do before signing in.")])
