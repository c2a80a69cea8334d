# SPDX-License-Identifier: MIT
"""The same by who reads Arabic: found by Arabic names, ids typed with Arabic digits, all from right to left."""

import xml.etree.ElementTree as xml
from pathlib import Path

from driver import BUTTON, CHECK_BOX, LABEL, TABLE, TEXT, press_key, wait_for
from journey import Journey
from test_by_ear import Table

CATALOGUE = Path(__file__).resolve().parents[2] / "resources" / "translations" / "svc_ar.ts"


def words():
    """What the program says in Arabic, by its place and its English; with a number, what it says of one."""
    return {(context.findtext("name"), message.findtext("source")):
            message.findtext("translation/numerusform[2]") or message.findtext("translation")
            for context in xml.parse(CATALOGUE).iter("context") for message in context.iter("message")}


class InArabic(Journey):
    def config_is_fresh(self):
        self.config_folder().mkdir(parents=True)
        (self.config_folder() / "svc-desktop.ini").write_text("[language]\ntag=ar\n")

    def test_from_the_sign_in_to_an_upgrade(self):
        said = words()
        dialog = self.app.dialog(said["Common", "Sign in"])
        address = dialog.find(said["ConnectionField", "Service address"], TEXT)
        wait_for("the fields filled in", lambda: address.text)
        sign_in = dialog.find(said["Common", "Sign in"], BUTTON)
        wait_for("the focus on the button", lambda: sign_in.is_focused)
        press_key("Return")
        self.wait_for_no_dialog()
        window = self.app.main_window()

        ids = window.find(said["IdField", "Notification ids"], TEXT)
        wait_for("the focus in the ids", lambda: ids.is_focused)
        ids.enter("١٠٠١-١٠٠٣، ١٩٠٤")
        press_key("Return")
        results = window.find(said["ResultsTable", "Results"], TABLE)
        table = Table(results)
        wait_for("four rows", lambda: len(table) == 4)
        state, number = said["ResultField", "State"], said["ResultField", "Id"]
        wait_for("all answered", lambda: table.row(3)[state] == said["ResultText", "Not found"])
        self.assertEqual([table.row(row)[number] for row in range(4)], ["1001", "1002", "1003", "1904"])
        self.assertEqual(table.row(0)[state], said["ResultText", "Found"])

        table.select(0)
        subject = window.find(said["ResultField", "Subject"], TEXT)
        wait_for("the card of 1001", lambda: subject.text == "Bill import failed: 3 accounts were skipped")
        window.find(said["Common", "Copy for ticket"], BUTTON).press()
        status = window.find(said["StatusLine", "Status"], LABEL)
        wait_for("what was copied", lambda: status.description
                 == said["ResultsOutput", "Copied %Ln notifications as %1."].replace("%1", "Markdown"))

        window.find(said["Common", "Upgrade"], BUTTON).press()
        window.find(said["UpgradeOutcome", "Upgrades only"], CHECK_BOX).toggle()
        window.find(said["UpgradePanel", "Run upgrade…"], BUTTON).press()
        window.find(said["UpgradeConfirmation", "Run upgrade now"], BUTTON).press()
        outcome = window.find(said["UpgradeOutcomeView", "Upgrade outcome"])
        wait_for("the outcome", lambda: outcome.description.startswith(said["Common", "Finished"]))

    def test_the_first_of_a_line_is_on_the_right(self):
        said = words()
        dialog = self.app.dialog(said["Common", "Sign in"])
        field = dialog.find(said["ConnectionField", "User name"], TEXT)
        caption = dialog.find(said["ConnectionField", "User name"], LABEL)
        left = [element.accessible.queryComponent().getExtents(0).x for element in (field, caption)]
        self.assertLess(*left)
