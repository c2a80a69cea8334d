# SPDX-License-Identifier: MIT
"""Many ids from a ticket: looked up together, read one by one, copied, and restored after a crash."""

import driver
import pyatspi
from driver import BUTTON, press_key, type_keys, wait_for
from journey import PROGRAMS, Journey


class ManyIds(Journey):
    @staticmethod
    def status(window, text):
        wait_for(f"the status “{text}”", lambda: window.find("Status").description == text)

    def test_ids_from_a_ticket_by_keyboard(self):
        window = self.sign_in()
        ids = window.find("Notification ids", driver.TEXT)
        wait_for("the ids focused", lambda: ids.is_focused)
        type_keys("see #1001, #1002 and 1904 for customer 77")
        window.find_text("3 ids")
        window.find_text("1 other number: 77")
        press_key("Return")
        self.status(window, "2 found, 1 not found")
        table = window.find("Results", pyatspi.ROLE_TABLE)
        self.assertEqual(table.accessible.queryTable().nRows, 3)
        self.assertEqual(window.find("Subject", driver.TEXT).text, "Bill import failed: 3 accounts were skipped")

        window.find("Copy 3")
        press_key("ctrl+shift+c")
        self.status(window, "Copied 3 results as Markdown.")
        press_key("ctrl+f")
        wait_for("the filter focused", lambda: window.find("Filter results").is_focused)
        type_keys("package")
        window.find_text("1 of 3")
        press_key("ctrl+a")
        type_keys("is:unr")
        press_key("alt+Down")
        press_key("Down")
        results_filter = window.find("Filter results")
        press_key("Return")
        wait_for("the state inserted", lambda: results_filter.text == "is:unread ")
        window.find_text("1 of 3")

    def test_groups(self):
        window = self.sign_in()
        self.look_up(window, "1001-1012, 1904")
        self.status(window, "12 found, 1 not found")
        window.choose("Day")
        table = window.find("Results", pyatspi.ROLE_TABLE)
        rows = lambda: table.accessible.queryTable().nRows  # noqa: E731
        wait_for("the groups", lambda: rows() > 13)
        groups = rows() - 13
        press_key("ctrl+f")
        press_key("Down")  # into the table
        press_key("End")
        press_key("minus")
        wait_for("a group without its row", lambda: rows() == groups + 12)
        press_key("Right")
        wait_for("its row again", lambda: rows() == groups + 13)
        press_key("slash")
        wait_for("all groups folded", lambda: rows() == groups)
        press_key("Home")
        press_key("shift+End")
        window.find_text("13, 13 selected")
        press_key("asterisk")
        wait_for("all groups unfolded", lambda: rows() == groups + 13)
        window.choose("None")
        wait_for("no groups", lambda: rows() == 13)

    def test_table_without_header(self):
        window = self.sign_in()
        ids = window.find("Notification ids", driver.TEXT)
        wait_for("the ids focused", lambda: ids.is_focused)
        ids.enter("Bill;1001\nBill;1002")
        asked = "This looks like a table: which column has the ids?"
        window.find_text(asked)
        ids.focus()
        press_key("Return")
        dialog = self.app.dialog("Ids from a table")
        wait_for("the columns focused", lambda: dialog.find("Column with the ids", pyatspi.ROLE_TREE).is_focused)
        dialog.find("Use 2 ids", BUTTON)
        press_key("Return")
        self.wait_for_no_dialog()
        wait_for("the ids of the column", lambda: ids.text == "1001\n1002\n")
        window.find_text("2 ids")
        press_key("Return")
        self.status(window, "2 found")

    def test_many_ids_need_confirmation(self):
        window = self.sign_in()
        window.find("Notification ids", driver.TEXT).enter("1-600")
        window.find("Look up", BUTTON).press()
        window.find_text("Look up 600 notifications in DEMO demo @")
        window.find("Cancel", BUTTON).press()
        window.find_text("Type or paste notification ids")


class TypedIds(Journey):
    """In the user's own profile, since the demo stores nothing."""

    arguments = []

    def test_ids_survive_a_crash(self):
        window = self.app.main_window()
        window.find("Notification ids", driver.TEXT).enter("1001, 1002-1004")
        home = self.config_folder()
        wait_for("the ids in their file", lambda: (home / "ids.txt").exists())
        self.app.kill()
        self.app = driver.Application(PROGRAMS / "svc-desktop", log=self.log)
        window = self.app.main_window()
        ids = wait_for("the ids", lambda: window.find_now("Notification ids", driver.TEXT))
        self.assertEqual(ids.text, "1001, 1002-1004")
