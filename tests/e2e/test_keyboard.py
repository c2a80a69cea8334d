# SPDX-License-Identifier: MIT
"""The same without a mouse, and without knowing of any tree."""

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

        press_key("ctrl+l")
        type_keys("1002")
        press_key("Return")
        wait_for("1002", lambda: window.find("Notification id").text == "1002")

        press_key("F8")
        wait_for("the focus in the panel", lambda: window.find("Upgrades only").is_focused)
        press_key("space")
        wait_for("the tick", lambda: window.find("Upgrades only").is_checked)
        press_key("F8")
        wait_for("the panel's end", lambda: not window.look("Upgrades only"))
        wait_for("the focus back in the ids", lambda: ids.is_focused)

    def test_escape_leaves_the_sign_in(self):
        self.sign_in_dialog()
        press_key("Escape")
        self.wait_for_no_dialog()
        self.app.main_window().says("Nothing is sent until you sign in.")
