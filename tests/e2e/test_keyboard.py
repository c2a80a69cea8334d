# SPDX-License-Identifier: MIT
"""The main tasks by keyboard alone."""

import driver
from driver import press_key, type_keys, wait_for
from journey import Journey


class Keyboard(Journey):
    def test_sign_in_look_up_and_open_the_upgrade(self):
        dialog = self.sign_in_dialog()
        wait_for("the focus in the dialog", lambda: any(e.is_focused for e in dialog.descendants()))
        press_key("Return")
        self.wait_for_no_dialog()

        window = self.app.main_window()
        ids = window.find("Notification ids")
        wait_for("the focus in the ids", lambda: ids.is_focused)
        type_keys("1001")
        press_key("Return")
        self.assertEqual(window.find("Subject").text, "Bill import failed: 3 accounts were skipped")

        type_keys("1002")
        press_key("Return")
        wait_for("1002", lambda: window.find("Notification id").text == "1002")
        self.assertEqual(ids.text, "1002")
        press_key("ctrl+l")
        type_keys("1003")
        press_key("Return")
        wait_for("1003", lambda: window.find("Notification id").text == "1003")

        press_key("F8")
        wait_for("the focus in the panel", lambda: window.find("Upgrades only").is_focused)
        press_key("space")
        wait_for("the tick", lambda: window.find("Upgrades only").is_checked)
        press_key("F8")
        wait_for("the panel's end", lambda: not window.find_now("Upgrades only"))
        wait_for("the focus back in the ids", lambda: ids.is_focused)

    def test_escape_cancels_the_sign_in(self):
        self.sign_in_dialog()
        press_key("Escape")
        self.wait_for_no_dialog()
        self.app.main_window().find_text("Nothing is sent until you sign in or run an upgrade.")

    def test_shortcuts_dialog_and_panes(self):
        window = self.sign_in()
        self.look_up(window, "1001, 1002")
        table = wait_for("the table", lambda: window.find_now("Results", driver.TABLE))
        press_key("ctrl+l")
        ids = window.find("Notification ids", driver.TEXT)
        wait_for("the focus in the ids", lambda: ids.is_focused)
        press_key("F6")
        wait_for("the focus in the table", lambda: table.is_focused or any(e.is_focused for e in table.descendants()))
        press_key("shift+F6")
        wait_for("the focus back in the ids", lambda: ids.is_focused)
        press_key("ctrl+slash")
        shortcuts = self.app.dialog("Keyboard shortcuts")
        search = shortcuts.find("Filter keyboard shortcuts")
        wait_for("the focus in the filter", lambda: search.is_focused)
        type_keys("f8")
        wait_for("the one command", lambda: not shortcuts.find_now("Quit") and shortcuts.find_now("F8"))
        press_key("Return")  # runs it
        self.wait_for_no_dialog()
        wait_for("the focus in the panel", lambda: window.find("Upgrades only").is_focused)

    def test_results(self):
        window = self.sign_in()
        ids = window.find("Notification ids")
        wait_for("the focus in the ids", lambda: ids.is_focused)
        type_keys("1001-1012")
        press_key("Return")
        wait_for("the answers", lambda: window.find("Status").description == "12 found")
        press_key("F6", "Down")  # a cursor, which selects nothing
        wait_for("the card of 1002", lambda: window.find("Notification id").text == "1002")
        window.find("Copy 12")
        press_key("space", "shift+Down")
        window.find("Copy 2 selected")
        press_key("ctrl+c")
        wait_for("what was copied", lambda: window.find("Status").description.startswith("Copied 2 "))
        press_key("Escape")
        window.find("Copy 12")

        press_key("Return")  # shows the card alone
        window.find("3 of 12")
        window.find("Next", driver.BUTTON).press()
        window.find("4 of 12")
        press_key("Escape")
        wait_for("the table", lambda: window.find_now("Results", driver.TABLE))
        self.assertIsNone(window.find_now("4 of 12"))
        wait_for("the card of 1004", lambda: window.find("Notification id").text == "1004")
