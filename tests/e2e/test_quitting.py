# SPDX-License-Identifier: MIT
"""Quitting asks once where results would be lost, and keeps them for the next start if that is the answer."""

import driver
from driver import ALERT, BUTTON, TABLE, press_key, wait_for
from journey import PROGRAMS, ServiceJourney

QUESTION = "Quit Svc Desktop?"


class Quitting(ServiceJourney):
    """The demo keeps nothing and does not ask."""

    def look_up_slowly(self):
        """Leaves a lookup of three ids waiting for its last answers."""
        window = self.sign_in_to_service()
        self.look_up(window, "7, 8")
        wait_for("two answers", lambda: window.find("Status").description == "2 found")
        self.service.answers_may_go.clear()
        self.look_up(window, "9")
        window.find("Stop", BUTTON)
        return window

    def ask(self):
        wait_for("the window active", lambda: self.app.main_window().has(driver.ACTIVE))
        press_key("ctrl+q")
        return self.app.dialog(QUESTION)

    def start_again(self):
        self.assertEqual(self.app.process.wait(), 0)
        self.app = driver.Application(PROGRAMS / "svc-desktop", log=self.log)
        self.app.dialog("Sign in").find("Cancel", BUTTON).press()
        self.wait_for_no_dialog()
        return self.app.main_window()

    def test_results_are_kept_for_the_next_start(self):
        window = self.look_up_slowly()
        question = self.ask()
        question.find_text("A lookup is still running")
        question.find_text("3 results would be lost")
        press_key("Escape")
        self.wait_for_no_dialog()
        window.find("Stop", BUTTON)  # it still runs

        question = self.ask()
        keep = question.find("Keep them for the next start", BUTTON)
        wait_for("the focus on the first button", lambda: keep.is_focused)
        press_key("Return")
        window = self.start_again()
        press_key("ctrl+b")
        entries = [entry.name for entry in window.find("Lookups", driver.LIST).children()]
        self.assertTrue([entry for entry in entries if entry.startswith("9, Not looked up")], entries)
        press_key("ctrl+Prior")
        table = window.find("Results", TABLE)
        self.assertEqual(table.accessible.queryTable().nRows, 2)
        self.assertIsNone(window.find_now("Message", ALERT))

        # Kept once: the next time it has been looked at, and nothing that took long is lost.
        window.choose("Quit")
        window = self.start_again()
        self.assertIsNone(window.find_now("Results", TABLE))

    def test_quits_without_them(self):
        self.look_up_slowly()
        self.ask().find("Quit", BUTTON).press()
        window = self.start_again()
        self.assertIsNone(window.find_now("Results", TABLE))
        self.assertFalse(list(self.config_folder().rglob("*results*")))

    def test_ended_by_the_system(self):
        self.look_up_slowly()
        self.app.process.terminate()
        self.assertEqual(self.app.process.wait(), 143)  # without a question
