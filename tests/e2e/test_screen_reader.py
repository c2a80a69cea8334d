# SPDX-License-Identifier: MIT
"""The main tasks through the accessibility tree alone, without mouse, keyboard or screen, as by an assistive program.
What a screen reader says of them: tests/heard."""

import driver
from driver import BUTTON, CHECK_BOX, PASSWORD, SPIN_BUTTON, TABLE, TEXT, wait_for
from journey import Journey

TWENTY = "1001-1012, 1901-1906, 1908, 1911"


class Table:
    """The rows of a table as a screen reader reads them."""

    def __init__(self, element):
        self._table = element.accessible.queryTable()

    def __len__(self):
        return self._table.nRows

    def _columns(self):
        return [self._table.getColumnDescription(column) for column in range(self._table.nColumns)]

    def row(self, number):
        return {name: self._table.getAccessibleAt(number, column).name
                for column, name in enumerate(self._columns())}

    def find(self, column, text):
        return next(number for number in range(len(self)) if self.row(number)[column] == text)

    def select(self, number):
        for other in self._table.getSelectedRows():
            self._table.removeRowSelection(other)
        if not self._table.addRowSelection(number):
            raise AssertionError(f"row {number} can't be selected")


class ScreenReader(Journey):
    def sign_in_through_accessibility(self):
        dialog = self.sign_in_dialog()
        dialog.find("User name", TEXT).enter("demo")
        dialog.find("Password", PASSWORD).enter("demo")
        dialog.find("Sign in", BUTTON).press()
        self.wait_for_no_dialog()
        window = self.app.main_window()
        self.wait_for_user(window, "Signed in as Demo User (demo)")
        return window

    @staticmethod
    def wait_for_status(window, text):
        wait_for(f"the status “{text}”", lambda: text in window.find("Status").description)

    def clipboard_text(self, window):
        """Returns the clipboard, pasted into the field for ids."""
        ids = window.find("Notification ids", TEXT)
        ids.enter("")
        wait_for("an empty field", lambda: not ids.text)
        ids.accessible.queryEditableText().pasteText(0)
        return wait_for("a text pasted", lambda: ids.text)

    def test_preferences(self):
        self.sign_in_through_accessibility().choose("Preferences…")
        dialog = self.app.dialog("Preferences")
        pages = dialog.find("Pages")
        names = [page.name for page in pages.children()]
        pages.accessible.queryTable().addRowSelection(names.index("Lookup"))
        number = dialog.find("Requests at a time", SPIN_BUTTON)
        number.accessible.queryValue().currentValue = 6
        dialog.find("Close", BUTTON).press()
        self.wait_for_no_dialog()
        self.app.main_window().choose("Preferences…")
        dialog = self.app.dialog("Preferences")
        dialog.find("Pages").accessible.queryTable().addRowSelection(names.index("Lookup"))
        wait_for("the setting", lambda: dialog.find("Requests at a time", SPIN_BUTTON)
                 .accessible.queryValue().currentValue == 6)
        dialog.find("Close", BUTTON).press()
        self.wait_for_no_dialog()

    def test_from_the_sign_in_to_an_upgrade(self):
        window = self.sign_in_through_accessibility()

        self.look_up(window, TWENTY)
        self.wait_for_status(window, "17 found, 1 not found, 2 failed")
        table = Table(window.find("Results", TABLE))
        self.assertEqual(len(table), 20)
        number = table.find("Id", "1001")
        row = table.row(number)
        self.assertEqual(row["Subject"], "Bill import failed: 3 accounts were skipped")
        self.assertEqual(row["State"], "Found, Unread, Active")  # all of it, as on the card
        self.assertEqual(table.row(table.find("Id", "1904"))["State"], "Not found")

        other = table.find("Id", "1002")
        table.select(other)
        wait_for("the card of 1002", lambda: window.find("Notification id", TEXT).text == "1002")
        table.select(number)
        wait_for("the card of 1001", lambda: window.find("Notification id", TEXT).text == "1001")
        self.assertEqual(window.find("Subject", TEXT).text, row["Subject"])
        self.assertIn("account", window.find("Preview", TEXT).text)
        self.assertEqual(window.find("Read state").description, "Unread")
        self.assertEqual(window.find("Archived state").description, "Active")

        window.find("Copy for ticket", BUTTON).press()
        self.wait_for_status(window, "Copied 1 notification as Markdown.")
        self.assertIn("1001", self.clipboard_text(window))

        window.choose("Upgrade")
        window.find("Upgrades only", CHECK_BOX).toggle()
        self.assertIn("Finished", self.run_upgrade(window))
