# SPDX-License-Identifier: MIT
"""The main tasks in Arabic: Arabic names, ids with Arabic digits, layout from right to left."""

import xml.etree.ElementTree as xml
from pathlib import Path

from driver import BUTTON, CHECK_BOX, LABEL, TABLE, TEXT, press_key, wait_for
from journey import Journey
from test_screen_reader import Table

CATALOGUE = Path(__file__).resolve().parents[2] / "resources" / "translations" / "svc_ar.ts"


def translations():
    """Returns the Arabic texts, keyed by context and source text; of texts with a number, the form for one."""
    return {(context.findtext("name"), message.findtext("source")):
            message.findtext("translation/numerusform[2]") or message.findtext("translation")
            for context in xml.parse(CATALOGUE).iter("context") for message in context.iter("message")}


class Arabic(Journey):
    def prepare_config(self):
        self.config_folder().mkdir(parents=True)
        (self.config_folder() / "svc-desktop.ini").write_text("[language]\ntag=ar\n")

    def test_from_the_sign_in_to_an_upgrade(self):
        texts = translations()
        dialog = self.app.dialog(texts["Common", "Sign in"])
        address = dialog.find(texts["ConnectionField", "Service address"], TEXT)
        wait_for("the fields filled in", lambda: address.text)
        sign_in = dialog.find(texts["Common", "Sign in"], BUTTON)
        wait_for("the focus on the button", lambda: sign_in.is_focused)
        press_key("Return")
        self.wait_for_no_dialog()
        window = self.app.main_window()

        ids = window.find(texts["IdField", "Notification ids"], TEXT)
        wait_for("the focus in the ids", lambda: ids.is_focused)
        ids.enter("١٠٠١-١٠٠٣، ١٩٠٤")
        press_key("Return")
        results = window.find(texts["ResultsTable", "Results"], TABLE)
        table = Table(results)
        wait_for("four rows", lambda: len(table) == 4)
        state, number = texts["ResultField", "State"], texts["ResultField", "Id"]
        wait_for("all answered", lambda: table.row(3)[state] == texts["ResultText", "Not found"])
        self.assertEqual([table.row(row)[number] for row in range(4)], ["1001", "1002", "1003", "1904"])
        self.assertTrue(table.row(0)[state].startswith(texts["ResultText", "Found"]), table.row(0)[state])

        table.select(0)
        subject = window.find(texts["ResultField", "Subject"], TEXT)
        wait_for("the card of 1001", lambda: subject.text == "Bill import failed: 3 accounts were skipped")
        window.find(texts["Common", "Copy for ticket"], BUTTON).press()
        status = window.find(texts["StatusLine", "Status"], LABEL)
        wait_for("what was copied", lambda: status.description
                 == texts["ResultsOutput", "Copied %Ln notifications as %1."].replace("%1", "Markdown"))

        press_key("F8")
        window.find(texts["UpgradeOutcome", "Upgrades only"], CHECK_BOX).toggle()
        window.find(texts["UpgradePanel", "Run upgrade…"], BUTTON).press()
        window.find(texts["UpgradeConfirmation", "Run upgrade now"], BUTTON).press()
        outcome = window.find(texts["UpgradeOutcomeView", "Upgrade outcome"])
        outcome.find_text(texts["Common", "Finished"])

    def test_layout_is_right_to_left(self):
        texts = translations()
        dialog = self.app.dialog(texts["Common", "Sign in"])
        field = dialog.find(texts["ConnectionField", "User name"], TEXT)
        caption = dialog.find(texts["ConnectionField", "User name"], LABEL)
        left = [element.accessible.queryComponent().getExtents(0).x for element in (field, caption)]
        self.assertLess(*left)
