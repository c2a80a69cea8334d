# SPDX-License-Identifier: MIT
"""How many keys and clicks the commonest jobs take, beside the texts that are typed. A job that takes more of them than
here has become slower for everybody who does it all day."""

import contextlib
import time
from pathlib import Path

import driver
from driver import BUTTON, PASSWORD, TABLE_CELL, TEXT, type_keys, wait_for
from journey import Journey, ServiceJourney
from service import Service

MAIL = """Hello,

the imports of this morning did not run:
#1001
#1002, #1003

Best regards
"""
DOUBLE_PRESS = 0.6  # seconds; a second press within them belongs to the first one


class Counted(Journey):
    def press(self, *keys):
        self.presses += len(keys)
        driver.press_key(*keys)

    def click(self, element):
        self.presses += 1
        place = element.accessible.queryComponent().getExtents(0)
        driver.xdotool("mousemove", str(place.x + place.width // 2), str(place.y + place.height // 2), "click", "1")

    @contextlib.contextmanager
    def counted(self, presses):
        """Everything within takes that many presses."""
        self.presses = 0
        yield
        self.assertEqual(self.presses, presses)

    @staticmethod
    def wait_for_status(window, text):
        wait_for(f"the status “{text}”", lambda: window.find("Status").description == text)

    @staticmethod
    def wait_for_focus(element):
        wait_for(f"the focus on “{element.name}”", lambda: element.is_focused)


class Presses(Counted):
    def start(self, ids=None):
        """Signs in, and looks ids up in the field that has the focus."""
        window = self.sign_in()
        self.ids = window.find("Notification ids", TEXT)
        self.wait_for_focus(self.ids)
        if ids:
            type_keys(ids)
            driver.press_key("Return")
        return window

    def wait_for_id(self, window, number):
        wait_for(f"the card of {number}", lambda: (card := window.find_now("Notification id")) and card.text == number)

    def test_start_of_the_day(self):
        dialog = self.sign_in_dialog()
        self.wait_for_focus(dialog.find("Sign in", BUTTON))
        with self.counted(1):
            self.press("Return")
            self.wait_for_user(self.app.main_window(), "Signed in as Demo User (demo)")

    def test_next_id(self):
        window = self.start("1001")
        self.wait_for_id(window, "1001")
        with self.counted(1):
            type_keys("1002")
            self.press("Return")
            self.wait_for_id(window, "1002")

    def test_ids_of_the_next_mail(self):
        window = self.start()
        self.ids.enter(MAIL)
        driver.press_key("ctrl+a", "ctrl+x")
        wait_for("the mail in the clipboard", lambda: not self.ids.text)
        type_keys("1004")
        driver.press_key("Return")
        self.wait_for_id(window, "1004")
        with self.counted(2):
            self.press("ctrl+v", "Return")
            self.wait_for_status(window, "3 found")

    def test_all_results_into_the_ticket(self):
        window = self.start("1001-1012")
        self.wait_for_status(window, "12 found")
        with self.counted(1):
            self.press("ctrl+shift+c")
            self.wait_for_status(window, "Copied 12 notifications as Markdown.")
        # The same after looking at the table, and after leaving its filter.
        driver.press_key("ctrl+f")
        self.wait_for_focus(window.find("Filter results"))
        driver.press_key("Escape", "Down")
        self.wait_for_id(window, "1002")
        driver.press_key("ctrl+l", "ctrl+c")
        with self.counted(1):
            self.press("ctrl+shift+c")
            self.wait_for_status(window, "Copied 12 notifications as Markdown.")

    def test_one_of_many_into_the_ticket(self):
        window = self.start("1001-1012")
        self.wait_for_status(window, "12 found")
        row = window.find("1005", TABLE_CELL)
        with self.counted(2):
            self.click(row)
            self.press("ctrl+shift+c")
            self.wait_for_status(window, "Copied 1 notification as Markdown.")
        self.wait_for_id(window, "1005")

    def test_unread_bills(self):
        window = self.start("1001-1300")
        self.wait_for_status(window, "300 found")
        results_filter = window.find("Filter results")
        driver.press_key("ctrl+f")
        self.wait_for_focus(results_filter)
        type_keys("type:bill is:unread")
        driver.press_key("Return", "ctrl+f", "Escape")
        wait_for("all rows", lambda: not results_filter.text)
        with self.counted(2):
            self.press("ctrl+f", "Up")  # a filter used before
            wait_for("the filter", lambda: results_filter.text == "type:bill is:unread")
            window.find_text(" of 300")

    def test_json_of_a_row(self):
        window = self.start("1001-1003")
        self.wait_for_status(window, "3 found")
        with self.counted(1):
            self.press("ctrl+shift+j")
            window.find_text('"notificationId": 1001', TEXT)

    def test_several_connections(self):
        window = self.start("1001-1010")
        self.wait_for_status(window, "10 found")
        # The first time it asks for the connections, whose secrets are stored.
        with self.counted(2):
            self.press("ctrl+shift+Return")
            self.app.dialog("Look up in several connections")
            self.press("Return")
            self.wait_for_no_dialog()
            self.wait_for_status(window, "PRODUCTION 10 found, TEST 9 found, 1 not found")
        driver.press_key("ctrl+l")
        self.wait_for_focus(self.ids)
        type_keys("1011, 1012")
        with self.counted(1):
            self.press("ctrl+shift+Return")
            self.wait_for_status(window, "PRODUCTION 2 found, TEST 2 found")

    def test_report(self):
        """The first time one more: the command, the format, the rows as proposed and the file are four answers, and
        none of them can be guessed then."""
        window = self.start("1001-1003")
        self.wait_for_status(window, "3 found")
        for presses in (4, 3):
            with self.counted(presses):
                self.press("ctrl+s")
                self.app.dialog("Export results")
                if presses == 4:
                    self.press("h")  # HTML, which is chosen the next time
                self.press("Return")
                self.app.root.find("Save", BUTTON)
                self.press("Return")
                self.wait_for_no_dialog()
                report = wait_for("the report", lambda: next(Path.home().rglob("*.html"), None))
            wait_for("all of it", lambda report=report: report.read_text().rstrip().endswith("</html>"))
            report.unlink()

    def test_ids_above_the_limit(self):
        window = self.start()
        type_keys("1-600")
        with self.counted(2):
            self.press("Return")
            window.find_text("Look up 600 notifications in DEMO demo")
            time.sleep(DOUBLE_PRESS)
            self.press("Return")
            self.wait_for_status(window, "600 not found")


class OwnProfile(ServiceJourney, Counted):
    def test_password_of_an_ended_session(self):
        window = self.sign_in_to_service()
        self.service.forget_sessions()
        self.look_up(window, "1-9")
        password = window.find("Session password", PASSWORD)
        with self.counted(2):
            self.click(password)
            self.wait_for_focus(password)
            type_keys(Service.PASSWORD)
            self.press("Return")
            self.wait_for_status(window, "9 found")

    def test_ids_of_yesterday(self):
        window = self.sign_in_to_service()
        self.look_up(window, "1-9")
        self.wait_for_status(window, "9 found")
        self.restart()
        dialog = self.app.dialog("Sign in")
        dialog.find("Password", PASSWORD).enter(Service.PASSWORD)
        window = self.submit(dialog)
        self.wait_for_focus(window.find("Notification ids", TEXT))
        with self.counted(2):
            self.press("Up", "Return")
            self.wait_for_status(window, "9 found")
