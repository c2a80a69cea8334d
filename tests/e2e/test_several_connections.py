# SPDX-License-Identifier: MIT
"""The same ids in several connections: chosen in a dialog, signed in to one after another, without a question where
the secrets are stored, and the same connections again without the dialog."""

import driver
from driver import BUTTON, LIST_ITEM, PASSWORD, press_key, type_keys, wait_for
from journey import Journey


class SeveralConnections(Journey):
    """The demo starts in a connection of its own. It has two others, which are saved with their secrets."""

    def open_dialog(self, window):
        window.choose("Look up in other connections…")
        return self.app.dialog("Look up in several connections")

    @staticmethod
    def rows(dialog):
        """Returns the connections by the first word of what a screen reader reads of each."""
        return {row.name.split()[0].rstrip(","): row for row in dialog.descendants() if row.role == LIST_ITEM}

    @staticmethod
    def is_checked(row):
        return not row.name.endswith(", not checked")

    def check(self, dialog, *names):
        """Checks these connections and no others."""
        for name, row in self.rows(dialog).items():
            if self.is_checked(row) == (name in names):
                continue
            if not row.is_focused:
                row.select()
                wait_for(f"the focus on {name}", lambda row=row: row.is_focused)
            press_key("space")
            wait_for(f"{name} changed", lambda row=row, name=name: self.is_checked(row) == (name in names))

    def sign_in_dialog_of(self, step):
        """Returns the dialog for this step, which asks for a password."""
        dialog = wait_for(step, lambda: self.find_dialog_of(step))
        wait_for("the focus in the password", lambda: dialog.find("Password", PASSWORD).is_focused)
        return dialog

    def find_dialog_of(self, step):
        dialog = self.app.dialog("Sign in")
        return dialog if dialog.find_now(step) else None

    @staticmethod
    def wait_for_status(window, text):
        status = window.find("Status")
        wait_for(text, lambda: status.description == text)

    def test_looks_ids_up_in_production_and_test(self):
        window = self.sign_in()
        window.find("Notification ids", driver.TEXT).enter("1001-1010")
        dialog = self.open_dialog(window)
        dialog.find("Look up 10 ids in 2 connections", BUTTON)  # the demo's pair
        rows = self.rows(dialog)
        self.assertEqual(list(rows), ["demo", "production", "test"])
        self.assertTrue(rows["demo"].name.endswith("Signed in as Demo User (demo), not checked"), rows["demo"].name)
        self.assertTrue(rows["test"].name.endswith("Not signed in, checked"), rows["test"].name)
        self.check(dialog, "demo")
        dialog.find("Look up 10 ids in 1 connection", BUTTON)
        self.check(dialog, "production", "test")
        dialog.find_text("20 requests, among them to PRODUCTION: production")
        dialog.find("Look up 10 ids in 2 connections", BUTTON).press()
        self.wait_for_no_dialog()
        self.wait_for_status(window, "PRODUCTION 10 found, TEST 9 found, 1 not found")

        # What was chosen is chosen again, and nobody has to sign in.
        window.find("Notification ids", driver.TEXT).enter("1011, 1012")
        window.choose("Look up in several connections")
        self.wait_for_status(window, "PRODUCTION 2 found, TEST 2 found")
        window.find("Notification ids", driver.TEXT).enter("1013")
        self.open_dialog(window).find("Look up 1 id in 2 connections", BUTTON).press()
        self.wait_for_no_dialog()
        self.wait_for_status(window, "PRODUCTION 1 found, TEST 1 found")

    def forget_secrets(self, window, name):
        """Forgets the stored secrets of the connection, which is current meanwhile."""
        before = window.find("Connection").text
        self.switch_to(name)
        press_key("Escape")  # the sign-in
        self.wait_for_no_dialog()
        window.choose("Forget stored secrets")
        window.find_text("Forgotten")
        self.switch_to("demo @")
        self.wait_for_no_dialog()
        wait_for("the connection of before", lambda: window.find("Connection").text == before)

    def switch_to(self, name):
        wait_for("the window active", lambda: self.app.main_window().has(driver.ACTIVE))
        press_key("ctrl+j")
        switcher = self.app.dialog("Switch connection")
        wait_for("the focus in the filter", lambda: switcher.find("Filter connections").is_focused)
        type_keys(name)
        press_key("Return")
        wait_for("the switcher's end", lambda: not self.app.has_dialog("Switch"))

    def test_skips_a_connection(self):
        window = self.sign_in()
        self.forget_secrets(window, "test")
        window.find("Notification ids", driver.TEXT).enter("1001")
        dialog = self.open_dialog(window)
        self.check(dialog, "demo", "test")
        dialog.find("Look up 1 id in 2 connections", BUTTON).press()
        self.sign_in_dialog_of("1 of 1: TEST test").find("Skip", BUTTON).press()
        self.wait_for_no_dialog()
        window.find_text("Not signed in: TEST test.")
        self.wait_for_status(window, "1001. Bill import failed: 3 accounts were skipped. Unread. Active.")

    def test_by_keyboard_alone(self):
        window = self.sign_in()
        ids = window.find("Notification ids")
        wait_for("the focus in the ids", lambda: ids.is_focused)
        type_keys("1001-1010")
        press_key("ctrl+shift+Return")
        dialog = self.app.dialog("Look up in several connections")
        wait_for("the focus in the list", lambda: any(row.is_focused for row in self.rows(dialog).values()))
        press_key("space")
        dialog.find("Look up 10 ids in 3 connections", BUTTON)
        press_key("space", "Down", "space")
        dialog.find("Look up 10 ids in 1 connection", BUTTON)
        press_key("space")
        dialog.find("Look up 10 ids in 2 connections", BUTTON)
        press_key("Return")
        self.wait_for_no_dialog()
        self.wait_for_status(window, "PRODUCTION 10 found, TEST 9 found, 1 not found")
