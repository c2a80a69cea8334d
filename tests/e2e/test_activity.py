# SPDX-License-Identifier: MIT
"""From a failed row to what was on the wire, and from there into a ticket, with no secret in it."""

from driver import BUTTON, PASSWORD, TEXT, press_key, wait_for
from journey import Journey
from service import Service


class Activity(Journey):
    arguments = []

    def setUp(self):
        self.service = Service()
        self.addCleanup(self.service.end)
        super().setUp()

    def sign_in_to_service(self):
        dialog = self.app.dialog("Sign in")
        for name, text in (("Service address", self.service.address), ("Data source", "acme"),
                           ("User name", "jdoe")):
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
        message = window.find("Message")
        message.says("The service failed")
        message.find("Show in Activity", BUTTON).press()
        window.find("Exchanges")
        response = window.find("Response", TEXT)
        wait_for("the answer", lambda: response.text.startswith("500"))
        self.assertIn("<redacted> and <redacted> and <redacted>", response.text)
        self.assertIn("acme", "\n".join(window.tree()))

        wait_for("the table focused", lambda: window.find("Exchanges").is_focused)
        for keys, said in (("ctrl+c", "as text"), ("ctrl+u", "as curl"), ("ctrl+r", "as HAR")):
            with self.subTest(copied=said):
                press_key(keys)
                wait_for(f"“{said}”", lambda: said in window.find("Status").description)
                text = self.pasted(window)
                self.assertIn(f"/notification/{Service.ECHO}", text)
                self.assert_no_secret(text)
                window.find("Notification ids", TEXT).enter("")
                window.find("Exchanges").focus()
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
        window.find("Message").says("Recording is paused")
        window.find("Resume", BUTTON).press()
        window.find("Clear", BUTTON).press()
        wait_for("nothing listed", lambda: window.look("Exchanges") is None)
        window.find("Undo", BUTTON).press()
        window.find("Exchanges")
