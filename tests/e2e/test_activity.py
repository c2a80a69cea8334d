# SPDX-License-Identifier: MIT
"""From a failed row to what was on the wire, and from there into a ticket, with no secret in it."""

import driver
from driver import BUTTON, LABEL, PASSWORD, TEXT, press_key, wait_for
from journey import EVIDENCE, PROGRAMS, Journey
from service import Service


class Activity(Journey):
    arguments = []

    def setUp(self):
        self.service = Service()
        self.addCleanup(self.service.end)
        super().setUp()

    def sign_in_to_service(self):
        dialog = self.new_connection_dialog()
        for name, text in (("Environment", "TEST"), ("Service address", self.service.address),
                           ("Data source", "acme"), ("User name", "jdoe")):
            dialog.find(name, TEXT).enter(text)
        dialog.find("API key", PASSWORD).enter(Service.API_KEY)
        dialog.find("Password", PASSWORD).enter(Service.PASSWORD)
        dialog.find("Sign in", BUTTON).press()
        self.wait_for_no_dialog()
        window = self.app.main_window()
        window.says("Signed in as Jane Doe (jdoe)")
        return window

    def pasted(self, window):
        """What the clipboard holds, by way of the field for ids."""
        ids = window.find("Notification ids", TEXT)
        ids.enter("")
        ids.focus()
        press_key("ctrl+v")
        return wait_for("a text pasted", lambda: ids.text)

    def assert_no_secret(self, text):
        for secret in Service.SECRETS:
            self.assertNotIn(secret, text)

    def test_from_a_failure_into_a_ticket(self):
        window = self.sign_in_to_service()
        self.look_up(window, str(Service.ECHO))
        window.says("The service failed")
        window.find("Show in Activity", BUTTON).press()
        window.find("Exchanges")
        response = window.find("Response", TEXT)
        wait_for("the answer", lambda: response.text.startswith("500"))
        self.assertIn("<redacted> and <redacted>", response.text)
        self.assertIn("acme", "\n".join(window.tree()))

        for keys, said in (("ctrl+c", "as text"), ("ctrl+u", "as curl"), ("ctrl+r", "as HAR")):
            with self.subTest(copied=said):
                wait_for("the table focused", lambda: window.find("Exchanges").is_focused)
                press_key(keys)
                wait_for(f"“{said}”", lambda: said in window.find("Status", LABEL).description)
                text = self.pasted(window)
                self.assertIn(f"/notification/{Service.ECHO}", text)
                self.assert_no_secret(text)
                window.find("Notification ids", TEXT).enter("")
                press_key("ctrl+i")  # away
                wait_for("no activity", lambda: window.look("Exchanges") is None)
                press_key("ctrl+i")  # and back, with the focus
        self.assert_no_secret("\n".join(window.tree()))

    def test_the_key_shows_and_hides_it(self):
        window = self.sign_in_to_service()
        self.assertIsNone(window.look("Exchanges"))
        press_key("ctrl+i")
        window.find("Exchanges")
        press_key("ctrl+i")
        wait_for("no activity", lambda: window.look("Exchanges") is None)
        window.find("Activity", BUTTON).press()
        window.find("Exchanges")
        window.find("Filter activity", TEXT).enter("login")
        window.find("Pause").toggle()
        window.says("Requests are still made, but not listed.")
        window.find("Resume", BUTTON).press()
        window.find("Clear", BUTTON).press()
        wait_for("nothing listed", lambda: window.look("Exchanges") is None)
        window.says("Activity cleared")
        undo = [element for element in window.descendants() if element.name == "Undo" and element.is_showing]
        undo[-1].press()  # the other one is about the connection that was saved
        window.find("Exchanges")

    def test_it_stands_there_again_at_the_next_start(self):
        window = self.sign_in_to_service()
        press_key("ctrl+i")
        window.find("Exchanges")
        settings = self.config_folder() / "svc-desktop.ini"
        wait_for("the setting in its file", lambda: settings.exists() and "shown=true" in settings.read_text())
        self.app.kill()
        self.app = driver.Application(PROGRAMS / "svc-desktop", log=EVIDENCE / f"{self._testMethodName}-again.log")
        dialog = self.app.dialog("Sign in")
        window = self.app.main_window()
        wait_for("the activity", lambda: window.look("Filter activity"))
        self.assertTrue(dialog.has(driver.ACTIVE))
