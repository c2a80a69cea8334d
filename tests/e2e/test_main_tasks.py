# SPDX-License-Identifier: MIT
"""The main tasks: sign in, read a notification, run the upgrade."""

from driver import BUTTON, active_window_title, processes_on_this_stage, wait_for
from journey import Journey


class MainTasks(Journey):
    def test_sign_in_read_a_notification_and_run_the_upgrade(self):
        window = self.sign_in()

        self.look_up(window, "1001")
        subject = window.find("Subject")
        self.assertEqual(subject.text, "Bill import failed: 3 accounts were skipped")
        self.assertIn("account", window.find("Preview").text)
        self.assertEqual(window.find("Read state").description, "Unread")
        self.assertEqual(window.find("Archived state").description, "Active")
        self.assertEqual(window.find("Notification id").text, "1001")
        wait_for("the id in the window's title", lambda: " – 1001 Bill import failed" in active_window_title())

        window.choose("Upgrade")
        window.find("Upgrades only").toggle()
        outcome = self.run_upgrade(window)
        self.assertTrue(outcome.startswith("Finished. "), outcome)
        window.find_text("Upgrades only, started")

        self.assertEqual(subject.text, "Bill import failed: 3 accounts were skipped")

    def test_upgrade_before_any_sign_in(self):
        dialog = self.sign_in_dialog()
        self.wait_until_centred(dialog, self.app.main_window())
        dialog.find("Run upgrade first…", BUTTON).press()
        self.wait_for_no_dialog()
        window = self.app.main_window()
        window.find_text("Runs everything that happens before login")
        outcome = self.run_upgrade(window)
        self.assertTrue(outcome.startswith("Finished. "), outcome)

        window.find("Sign in", BUTTON).press()
        self.sign_in()

    def wait_until_centred(self, dialog, window):
        def is_centred():
            inner, outer = (each.accessible.queryComponent().getExtents(0) for each in (dialog, window))
            return (abs(inner.x + inner.width / 2 - outer.x - outer.width / 2) < 60
                    and abs(inner.y + inner.height / 2 - outer.y - outer.height / 2) < 60)

        wait_for("the dialog in the middle of the window", is_centred)

    def test_api_key_alone(self):
        self.sign_in_dialog().find("Continue with the API key alone", BUTTON).press()
        self.wait_for_no_dialog()
        window = self.app.main_window()
        self.wait_for_user(window, "API key alone – the service decides whose notifications it shows")
        self.look_up(window, "1001")
        self.assertEqual(window.find("Subject").text, "Bill import failed: 3 accounts were skipped")

    def test_quit(self):
        self.sign_in().find("File")
        self.assertEqual(len(processes_on_this_stage("svc-demo-service")), 1)
        self.app.main_window().choose("Quit")
        self.assertEqual(self.app.process.wait(), 0)
