# SPDX-License-Identifier: MIT
"""The list of lookups: open ones with their results, earlier ones with their ids, and what was removed."""

import driver
from driver import BUTTON, LIST, LIST_ITEM, PASSWORD, TEXT, press_key, type_keys, wait_for
from journey import Journey, ServiceJourney
from service import Service


def entries(window):
    """Returns what a screen reader says of each entry, headings included; None where the list is folded."""
    lookups = window.find_now("Lookups", LIST)
    return lookups and [entry.name for entry in lookups.children() if entry.role == LIST_ITEM]


def wait_for_entries(window, *starts):
    """Waits until the entries begin so."""
    def are_right():
        found = entries(window)
        return found is not None and len(found) == len(starts) and all(map(str.startswith, found, starts))
    try:
        wait_for("the entries", are_right)
    except driver.NotFound as error:
        raise AssertionError(f"{starts} instead of {entries(window)}") from error


class Lookups(Journey):
    @staticmethod
    def type_ids(window, text):
        ids = window.find("Notification ids", TEXT)
        press_key("ctrl+l")
        wait_for("the ids focused", lambda: ids.is_focused)
        type_keys(text)
        press_key("Return")
        return ids

    def look_up_two(self):
        window = self.sign_in()
        ids = self.type_ids(window, "1001")
        wait_for("1001", lambda: window.find("Notification id").text == "1001")
        self.assertIsNone(entries(window))
        self.type_ids(window, "1002-1004")
        # The list opens by itself with the second one.
        wait_for_entries(window, "1002-1004, DEMO demo @", "1001 Bill import failed")
        wait_for("the results", lambda: "3 found" in entries(window)[0])
        return window, ids

    def test_by_keyboard_alone(self):
        window, ids = self.look_up_two()
        press_key("ctrl+shift+h")
        lookups = window.find("Lookups", LIST)
        wait_for("the focus in the list", lambda: lookups.is_focused)
        press_key("Down")
        wait_for("the card of 1001", lambda: window.find("Notification id").text == "1001")
        self.assertEqual(ids.text, "1001")
        press_key("ctrl+Prior")
        wait_for("the ids of the other one", lambda: ids.text == "1002-1004")
        press_key("ctrl+Next")
        wait_for("the ids of this one", lambda: ids.text == "1001")

        press_key("Delete")
        wait_for_entries(window, "1002-1004")
        wait_for("what was removed", lambda: window.find("Message").description.startswith("Removed: 1001 Bill"))
        press_key("ctrl+w")
        wait_for("nothing left", lambda: entries(window) == ["New lookup"])
        press_key("ctrl+shift+t", "ctrl+shift+t")
        wait_for_entries(window, "1002-1004", "1001 Bill import failed")  # with their results
        press_key("ctrl+b")
        wait_for("no list", lambda: entries(window) is None)

    def test_what_was_typed_stays_a_lookup_of_its_own(self):
        window, ids = self.look_up_two()
        type_keys("1005")
        wait_for_entries(window, "New lookup", "1002-1004", "1001")
        press_key("ctrl+Next", "ctrl+Next")
        wait_for("1001", lambda: ids.text == "1001")
        press_key("ctrl+l")
        wait_for("what was typed", lambda: ids.text == "1005")
        press_key("Return")
        wait_for_entries(window, "1005", "1002-1004", "1001")

    def test_filter(self):
        window, _ids = self.look_up_two()
        words = window.find("Filter lookups", TEXT)
        words.enter("bill")
        wait_for_entries(window, "1001")
        words.enter("1003")  # within a range
        wait_for_entries(window, "1002-1004")
        words.enter("nothing like it")
        window.find_text("No matching lookups.")


class EarlierLookups(ServiceJourney):
    """In the user's own profile, since the demo stores nothing."""

    def test_after_a_restart(self):
        window = self.sign_in_to_service()
        self.look_up(window, "7")
        self.assertEqual(window.find("Subject").text, "Subject of 7")
        self.restart()
        dialog = self.app.dialog("Sign in")
        dialog.find("Password", PASSWORD).enter(Service.PASSWORD)
        window = self.submit(dialog)
        ids = window.find("Notification ids", TEXT)
        self.assertEqual(ids.text, "")
        before = list(self.service.requests)
        wait_for("the window active", lambda: window.has(driver.ACTIVE))
        press_key("ctrl+shift+h")
        wait_for_entries(window, "New lookup", "Today", "7, TEST acme @")
        press_key("ctrl+Next")
        wait_for("its ids", lambda: ids.text == "7")
        again = window.find("Look up again", BUTTON)
        self.assertEqual(self.service.requests, before, "selecting sends nothing")
        again.press()
        self.assertEqual(window.find("Subject").text, "Subject of 7")
        self.assertEqual(len(self.service.requests), len(before) + 1)
        wait_for_entries(window, "7 Subject of 7", "Today", "7, TEST acme @")

        press_key("ctrl+shift+h")
        wait_for("the focus in the list", lambda: window.find("Lookups", LIST).is_focused)
        press_key("Delete")
        wait_for_entries(window, "Today", "7, TEST acme @")
        window.find("Undo", BUTTON).press()
        wait_for_entries(window, "7 Subject of 7", "Today", "7, TEST acme @")
