# SPDX-License-Identifier: MIT
"""What is watched goes on after a restart, and nothing is sent before somebody has signed in."""

import driver
from driver import BUTTON, TEXT, wait_for
from journey import ServiceJourney


class Watching(ServiceJourney):
    def wait_for_entry(self, *parts):
        """Waits for an entry of the list of lookups that contains all these words."""
        def is_there():
            names = [entry.name for entry in self.app.main_window().find("Lookups", driver.LIST).children()]
            return any(all(part in name for part in parts) for name in names)
        wait_for(" … ".join(parts), is_there)

    def lookups(self):
        return sorted(path.rsplit("/", 1)[1] for path in self.service.requests if "/notification/" in path)

    def test_goes_on_after_a_restart(self):
        window = self.sign_in_to_service()
        window.find("Notification ids", TEXT).enter("7, 8")
        window.choose("Look up and watch…")
        dialog = self.app.dialog("Watch")
        dialog.find_text("2 notifications in TEST")
        dialog.find_text("Nobody has documented whether a lookup changes it.")
        minutes = dialog.find("Look up every")
        wait_for("the focus on the minutes", lambda: minutes.is_focused)
        driver.press_key("2", "Return")
        self.wait_for_no_dialog()
        driver.press_key("ctrl+shift+h")
        self.wait_for_entry("Watching 2", "next in 2 min")
        self.assertEqual(self.lookups(), ["7", "8"])

        self.restart()  # which asks nothing
        self.app.dialog("Sign in").find("Cancel", BUTTON).press()
        self.wait_for_no_dialog()
        driver.press_key("ctrl+shift+h")
        self.wait_for_entry("Watching 2", "waits for the sign-in")
        self.assertEqual(self.lookups(), ["7", "8"])
        stored = (self.config_folder() / "watches.json").read_text()
        self.assertNotIn("Subject", stored)

        self.app.main_window().find("Sign in", BUTTON).press()
        dialog = self.app.dialog("Sign in")
        dialog.find("API key", driver.PASSWORD).enter(self.service.API_KEY)
        dialog.find("Password", driver.PASSWORD).enter(self.service.PASSWORD)
        self.submit(dialog)
        self.wait_for_entry("Watching 2", "next in 2 min")
        self.assertEqual(self.lookups(), ["7", "7", "8", "8"])

        driver.press_key("ctrl+shift+h")
        window = self.app.main_window()
        entries = window.find("Lookups", driver.LIST).children()
        next(entry for entry in entries if entry.name.startswith("Watching")).select()
        window.find("Results", driver.TABLE)
        window.choose("Stop watching")
        wait_for("the file deleted", lambda: not (self.config_folder() / "watches.json").exists())
