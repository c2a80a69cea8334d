# SPDX-License-Identifier: MIT
"""The activity panel: from a failed row to its exchange, and from there into a ticket, without secrets."""

import driver
from driver import BUTTON, LABEL, TEXT, press_key, wait_for
from journey import EVIDENCE, PROGRAMS, ServiceJourney
from service import Service


class Activity(ServiceJourney):
    def clipboard_text(self, window):
        """Returns the clipboard, pasted into the field for ids."""
        ids = window.find("Notification ids", TEXT)
        ids.enter("")
        ids.focus()
        press_key("ctrl+v")
        return wait_for("a text pasted", lambda: ids.text)

    def assert_no_secret(self, text):
        for secret in Service.SECRETS:
            self.assertNotIn(secret, text)

    def test_copies_a_failure_without_secrets(self):
        window = self.sign_in_to_service()
        self.look_up(window, str(Service.ECHO))
        window.find_text("The service failed")
        window.find("Show in Activity", BUTTON).press()
        window.find("Exchanges")
        response = window.find("Response", TEXT)
        wait_for("the answer", lambda: response.text.startswith("500"))
        self.assertIn("<redacted> and <redacted>", response.text)
        self.assertIn("acme", "\n".join(window.tree()))

        for keys, form in (("ctrl+c", "as text"), ("ctrl+u", "as curl"), ("ctrl+r", "as HAR")):
            with self.subTest(copied=form):
                wait_for("the table focused", lambda: window.find("Exchanges").is_focused)
                press_key(keys)
                wait_for(f"“{form}”", lambda: form in window.find("Status", LABEL).description)
                text = self.clipboard_text(window)
                self.assertIn(f"/notification/{Service.ECHO}", text)
                self.assert_no_secret(text)
                window.find("Notification ids", TEXT).enter("")
                press_key("ctrl+i")  # hides it
                wait_for("no activity", lambda: window.find_now("Exchanges") is None)
                press_key("ctrl+i")  # shows it, with the focus
        self.assert_no_secret("\n".join(window.tree()))

    def test_shortcut_shows_and_hides_it(self):
        window = self.sign_in_to_service()
        self.assertIsNone(window.find_now("Exchanges"))
        press_key("ctrl+i")
        window.find("Exchanges")
        press_key("ctrl+i")
        wait_for("no activity", lambda: window.find_now("Exchanges") is None)
        window.find("Activity", BUTTON).press()
        window.find("Exchanges")
        window.find("Filter activity", TEXT).enter("login")
        window.find("Pause").toggle()
        window.find_text("Requests are still made, but not listed.")
        window.find("Resume", BUTTON).press()
        window.find("Clear", BUTTON).press()
        wait_for("nothing listed", lambda: window.find_now("Exchanges") is None)
        window.find_text("Activity cleared")
        undo = [element for element in window.visible() if element.name == "Undo"]
        undo[-1].press()  # the first one belongs to the saved connection
        window.find("Exchanges")

    def test_is_shown_again_after_a_restart(self):
        window = self.sign_in_to_service()
        press_key("ctrl+i")
        window.find("Exchanges")
        settings = self.config_folder() / "svc-desktop.ini"
        wait_for("the setting in its file", lambda: settings.exists() and "shown=true" in settings.read_text())
        self.app.kill()
        self.app = driver.Application(PROGRAMS / "svc-desktop", log=EVIDENCE / f"{self._testMethodName}-again.log")
        self.app.dialog("Sign in")
        window = self.app.main_window()
        wait_for("the activity", lambda: window.find_now("Filter activity"))
