# SPDX-License-Identifier: MIT
"""Connections of other clients: a file with a secret, and a curl command that is pasted."""

import json
import os
from pathlib import Path

import driver
from driver import BUTTON, LIST_ITEM, PASSWORD, TEXT, press_key, type_keys, wait_for
from journey import ServiceJourney
from service import Service
from test_connections import traces


class Imports(ServiceJourney):
    def test_environment_of_postman_by_keyboard(self):
        file = Path(os.environ["HOME"]) / "TEST.postman_environment.json"
        file.write_text(json.dumps({"name": "TEST acme", "values": [
            {"key": "baseUrl", "value": f"https://{self.service.host}/", "enabled": True},
            {"key": "apiKey", "value": Service.API_KEY, "type": "secret", "enabled": True},
            {"key": "dataSource", "value": "acme", "enabled": True},
            {"key": "username", "value": "jdoe", "enabled": True}]}))
        window = self.app.main_window()
        window.choose("Manage connections…")
        manager = self.app.dialog("Connections")
        manager.find("Import…", BUTTON).press()
        wait_for("the system's dialog", lambda: driver.active_window_title().startswith("Import connections"))
        type_keys(str(file))
        press_key("Return")
        wait_for("the import", lambda: self.app.root.find_now("Connections to import"))
        dialog = self.app.dialog("Import connections")
        dialog.find_text("This is what is in TEST.postman_environment.json. Nothing is changed before you import it.")
        file.unlink()
        items = [item.name for item in dialog.visible(LIST_ITEM)]
        self.assertEqual(len(items), 2, items)
        self.assertIn("API key: will be stored in the system's keyring, not checked", items[1])
        press_key("Down", "space")
        wait_for("the key checked", lambda: "not checked" not in list(dialog.visible(LIST_ITEM))[1].name)
        dialog.find("Import 1 connection", BUTTON).press()
        manager.find_text("Imported 1 connection from TEST.postman_environment.json")
        manager.find("Close", BUTTON).press()

        self.restart()
        dialog = self.app.dialog("Sign in")
        secret = dialog.find("API key", PASSWORD)
        wait_for("the key filled in", lambda: secret.description == "Stored in the system's keyring")
        self.assertEqual(dialog.find("User name").text, "jdoe")
        self.assertEqual(dialog.find("Password", PASSWORD).description, "Not stored")
        self.assertEqual(traces(Service.SECRETS, self.config_folder())[1], [])
        self.assertEqual(self.service.requests, [])

    def test_curl_command_is_taken_apart_at_the_paste(self):
        body = json.dumps({"dataSource": "acme", "username": "jdoe", "password": Service.PASSWORD})
        command = (f"curl -k 'https://{self.service.host}/api/v3/login' -H 'Svc-ApiKey: {Service.API_KEY}' "
                   f"--data-raw '{body}' | jq")
        window = self.app.main_window()
        ids = window.find("Notification ids", TEXT)
        ids.enter(command)
        ids.focus()
        press_key("ctrl+a", "ctrl+c")
        dialog = self.new_connection_dialog()
        address = dialog.find("Service address", TEXT)
        address.focus()
        press_key("ctrl+v")
        wait_for("the address", lambda: address.text == f"https://{self.service.host}")
        self.assertEqual(dialog.find("Data source").text, "acme")
        self.assertEqual(dialog.find("User name").text, "jdoe")
        self.assertEqual(dialog.find("API key", PASSWORD).text, "")
        dialog.find_text("The command has an API key and a password")
        spoken = "\n".join(dialog.tree())
        for secret in Service.SECRETS:
            self.assertNotIn(secret, spoken)
        self.assertNotIn("curl -k", spoken)
        self.assertIn("--insecure", address.description)

        dialog.find("Use", BUTTON).press()
        wait_for("the secrets used", lambda: not dialog.find_now("Use", BUTTON))
        address.enter(self.service.address)
        dialog.find("Environment", TEXT).enter("TEST")
        self.submit(dialog)
        self.app.main_window().find_text(f"Saved as “acme @ {self.service.host}”")
        self.restart()
        self.assertEqual(self.app.main_window().find("Notification ids", TEXT).text, "", "the draft had secrets")
        self.assertEqual(traces(Service.SECRETS, self.config_folder())[1], [])
