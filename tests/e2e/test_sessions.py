# SPDX-License-Identifier: MIT
"""A session that has ended asks in the window for the password alone, and the lookup goes on."""

import driver
from driver import ALERT, BUTTON, PASSWORD, TEXT, press_key, type_keys, wait_for
from journey import ServiceJourney
from service import Service


class Sessions(ServiceJourney):
    def question(self, window):
        """Returns the message that asks for the password."""
        def is_right():
            message = window.find_now("Message", ALERT)
            return message if message and "password for jdoe at" in message.description else None
        return wait_for("the question for the password", is_right)

    def test_password_alone_by_keyboard(self):
        window = self.sign_in_to_service()
        self.service.forget_sessions()
        ids = window.find("Notification ids", TEXT)
        press_key("ctrl+l")
        wait_for("the ids focused", lambda: ids.is_focused)
        type_keys("1-9")
        press_key("Return")
        message = self.question(window)
        self.assertTrue(message.description.startswith(f"TEST acme @ {self.service.host}: password for jdoe at "
                                                       f"{self.service.host}"), message.description)
        self.assertFalse(self.app.has_dialog())
        self.assertTrue(ids.is_focused, "it takes no focus")
        password = message.find("Session password", PASSWORD)
        for _pane in range(6):
            if not password.is_focused:
                press_key("F6")
                driver.pump()
        wait_for("the password focused", lambda: password.is_focused)
        type_keys("wrong")
        press_key("Return")
        message.find_text("Not accepted")
        wait_for("the password focused", lambda: password.is_focused)
        type_keys(Service.PASSWORD)  # replaces the wrong one
        press_key("Return")
        wait_for("the question gone", lambda: not window.find_now("Session password"))
        wait_for("all of them", lambda: window.find("Status").description == "9 found")

    def test_other_sign_in(self):
        window = self.sign_in_to_service()
        self.service.forget_sessions()
        self.look_up(window, "7")
        self.question(window).find("Other sign-in…", BUTTON).press()
        dialog = self.app.dialog("Sign in")
        dialog.find("Password", PASSWORD).enter(Service.PASSWORD)
        dialog.find("Sign in", BUTTON).press()
        self.wait_for_no_dialog()
        self.assertEqual(window.find("Subject").text, "Subject of 7")
        wait_for("the question gone", lambda: not window.find_now("Session password"))
