# SPDX-License-Identifier: MIT
"""Connections and their secrets: saved at sign-in, available after a restart, and stored nowhere else."""

import base64
import json
import os
from pathlib import Path
from urllib.parse import quote

import driver
from driver import BUTTON, CHECK_BOX, wait_for
from journey import Journey, ServiceJourney
from service import Service


def traces(secrets, folder):
    """Returns all files below `folder`, and those that contain a secret in any encoding."""
    needles = set()
    for secret in secrets:
        needles |= {secret.encode(), base64.b64encode(secret.encode()).rstrip(b"="),
                    quote(secret, safe="").encode(), secret.encode("utf-16-le")}
    files = [path for path in folder.rglob("*") if path.is_file()]
    return files, [path for path in files if any(needle in path.read_bytes() for needle in needles)]


class Connections(ServiceJourney):
    def sign_in_and_remember_password(self):
        dialog = self.new_connection_dialog()
        self.fill_in(dialog)
        dialog.find("Remember password", CHECK_BOX).toggle()
        return self.submit(dialog)

    def test_k04_secrets_survive_a_restart_until_forgotten(self):
        window = self.sign_in_and_remember_password()
        window.find_text(f"Saved as “acme @ {self.service.host}”")
        self.look_up(window, "7")
        self.assertEqual(window.find("Subject").text, "Subject of 7")

        self.restart()
        dialog = self.app.dialog("Sign in")
        for name in ("API key", "Password"):
            secret = dialog.find(name, driver.PASSWORD)
            wait_for(f"{name} filled in", lambda: secret.description == "Stored in the system's keyring")
            self.assertEqual(secret.text, "", "what a screen reader can read of a secret")
        self.assertEqual(dialog.find("Service address").text, self.service.address)
        self.assertEqual(dialog.find("User name").text, "jdoe")
        self.assertTrue(dialog.find("Remember password", CHECK_BOX).is_checked)
        window = self.submit(dialog)

        window.choose("Forget stored secrets")
        window.find_text("Forgotten")
        self.restart()
        dialog = self.app.dialog("Sign in")
        dialog.find_text("Not stored")
        self.assertEqual(dialog.find("Service address").text, self.service.address)
        for name in ("API key", "Password"):
            self.assertEqual(dialog.find(name, driver.PASSWORD).description, "Not stored")

        files, found = traces(Service.SECRETS, Path(os.environ["HOME"]))
        self.assertTrue([path for path in files if path.name == "connections.json"], files)
        self.assertTrue([path for path in files if "keyrings" in path.parts], files)
        self.assertEqual(found, [])

    def test_undo_saving(self):
        window = self.sign_in_to_service()
        window.find("Undo", BUTTON).press()
        wait_for("the message gone", lambda: not window.find_now("Undo", BUTTON))
        self.wait_for_user(window, "Signed in as Jane Doe (jdoe)")
        self.restart()
        dialog = self.new_connection_dialog()
        self.assertEqual(dialog.find("Service address").text, "")


class InstalledConnection(Journey):
    arguments = []

    def prepare_config(self):
        self.config_folder().mkdir(parents=True)
        (self.config_folder() / "connections.json").write_text(json.dumps(
            {"format": "svc-desktop-connections", "version": 1, "connections": [
                {"id": "only", "name": "only", "serviceAddress": "https://127.0.0.1:9", "dataSource": "acme"}]}))

    def test_only_connection_is_chosen_at_the_first_start(self):
        dialog = self.app.dialog("Sign in")
        self.assertEqual(dialog.find("Service address").text, "https://127.0.0.1:9")
        self.assertIn("only", self.app.main_window().name)
