# SPDX-License-Identifier: MIT
"""Preferences take effect at once, and survive a restart."""

import subprocess

import driver
from driver import BUTTON, press_key, wait_for
from journey import EVIDENCE, PROGRAMS, Journey


class PreferencesJourney(Journey):
    def open(self, window):
        ids = window.find("Notification ids", driver.TEXT)
        ids.focus()
        wait_for("the focus in the ids", lambda: ids.is_focused)
        press_key("ctrl+comma")
        return self.app.dialog("Preferences")

    def choose_german(self, window):
        dialog = self.open(window)
        size = dialog.find("Text size", driver.SPIN_BUTTON)
        size.focus()
        press_key("Tab")
        wait_for("the focus in the language", lambda: not size.is_focused and any(
            combo.is_focused for combo in dialog.visible(driver.COMBO_BOX)))
        press_key("Home", "Down", "Down")
        return dialog


class Preferences(PreferencesJourney):
    """In the user's own profile, since the demo stores nothing. Nobody is signed in."""

    arguments = []

    def test_shortcut_opens_and_escape_closes(self):
        window = self.app.main_window()
        dialog = self.open(window)
        wait_for("the focus in the pages", lambda: dialog.find("Pages").is_focused
                 or any(e.is_focused for e in dialog.find("Pages").descendants()))
        press_key("Down")
        wait_for("the setting", lambda: dialog.find_now("Requests at a time"))
        press_key("Escape")
        self.wait_for_no_dialog()

    def test_survive_a_restart(self):
        window = self.app.main_window()
        dialog = self.open(window)
        press_key("Down")  # the page Lookup
        number = wait_for("the setting", lambda: dialog.find_now("Requests at a time", driver.SPIN_BUTTON))
        number.focus()
        wait_for("the focus in the setting", lambda: number.is_focused)
        press_key("Up")
        settings = self.config_folder() / "svc-desktop.ini"
        wait_for("the setting in its file", lambda: settings.exists() and "parallel=5" in settings.read_text())
        press_key("Escape")
        self.wait_for_no_dialog()

        self.app.kill()
        self.app = driver.Application(PROGRAMS / "svc-desktop",
                                      log=EVIDENCE / f"{self._testMethodName}-again.log")
        dialog = self.open(self.app.main_window())
        press_key("Down")
        number = wait_for("the setting", lambda: dialog.find_now("Requests at a time", driver.SPIN_BUTTON))
        press_key("Tab")
        wait_for("the focus in the setting", lambda: number.is_focused)
        press_key("Down")
        wait_for("the setting in its file", lambda: settings.exists() and "parallel=4" in settings.read_text())
        dialog.find("Close", BUTTON).press()
        self.wait_for_no_dialog()

    def test_restart_in_another_language(self):
        window = self.app.main_window()
        window.find("Notification ids", driver.TEXT).enter("1042, 1050")
        self.choose_german(window).find("Restart now", BUTTON).press()
        self.assertEqual(self.app.follow(), 0)
        window = self.app.main_window()
        self.assertEqual(window.find("Benachrichtigungs-IDs", driver.TEXT).text, "1042, 1050")
        # The new process is the one that others hand over to.
        subprocess.run([PROGRAMS / "svc-desktop"], check=True, timeout=driver.TIMEOUT)


class DemoPreferences(PreferencesJourney):
    """The demo keeps no settings, but the language."""

    def test_restart_in_another_language(self):
        dialog = self.choose_german(self.sign_in())
        dialog.find_text("The demo then begins anew")
        dialog.find("Restart now", BUTTON).press()
        self.assertEqual(self.app.follow(), 0)
        dialog = self.app.dialog("Anmelden")
        wait_for("the new service", lambda: dialog.find("Dienstadresse", driver.TEXT).text)
