# SPDX-License-Identifier: MIT
"""Messages about errors, and that the user can correct them."""

from driver import ALERT, BUTTON, press_key, wait_for
from journey import Journey


class Errors(Journey):
    def test_wrong_password(self):
        dialog = self.sign_in_dialog()
        password = dialog.find("Password")
        password.enter("wrong")
        dialog.find("Sign in", BUTTON).press()

        message = dialog.find("Message")
        self.assertEqual(message.role, ALERT)
        message.find_text("Not accepted")
        message.find_text("User name, password, data source or API key was not accepted.")
        wait_for("the password focused", lambda: password.is_focused)
        self.assertEqual(dialog.find("User name").text, "demo")

        password.enter("demo")
        self.sign_in()

    def test_sign_in_fields(self):
        dialog = self.sign_in_dialog()
        address = dialog.find("Service address")
        good = address.text
        for bad, expected in (
            ("", "Required"),
            ("https//127.0.0.1", "The address does not start with https://."),
            ("user@127.0.0.1", "The address has a user name in it."),
            ("http://user:secret@127.0.0.1", "The address has a user name in it."),
            ("http://127.0.0.1?a=b", "The address has a query or fragment."),
            ("http://127.0.0.1:0", "The port is not valid."),
        ):
            with self.subTest(address=bad):
                address.enter(bad)
                dialog.find("Sign in", BUTTON).press()
                wait_for(expected, lambda: address.description.startswith(expected))
                wait_for("the address focused", lambda: address.is_focused)
        address.enter(good)
        self.sign_in()

    def test_invalid_ids(self):
        window = self.sign_in()
        ids = window.find("Notification ids")
        for bad, expected in (
            ("", "Type or paste ids first."),
            ("abc", "no ids found"),
            ("2147483648", "“2147483648” is out of range"),
        ):
            with self.subTest(id=bad):
                ids.enter(bad)
                self.assertEqual(window.find("Look up", BUTTON).is_enabled, not bad)
                ids.focus()
                press_key("Return")
                window.find_text(expected)
                self.assertIsNone(window.find_now("Subject"))

    def test_unexpected_answers(self):
        window = self.sign_in()
        for notification, expected in (
            ("1904", "Notification 1904 was not found for you"),
            ("1903", "Not allowed"),
            ("1950", "The service failed"),
            ("1909", "The answer is not what the service documents"),
            ("1901", "The service answered with another notification"),
            ("1970", "The server tried to send you to"),
            ("1980", "A web page answered instead of the service"),
        ):
            with self.subTest(id=notification):
                self.look_up(window, notification)
                window.find_text(expected)
                self.assertIsNone(window.find_now("Subject"))
        self.look_up(window, "1001")
        self.assertEqual(window.find("Subject").text, "Bill import failed: 3 accounts were skipped")
        self.assertIsNone(window.find_now("Message"))
