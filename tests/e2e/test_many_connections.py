# SPDX-License-Identifier: MIT
"""Several connections: switched by keyboard, changed, deleted; their secrets are stored nowhere else."""

import os
import signal
from pathlib import Path

from gi.repository import Gio, GLib

import driver
from driver import BUTTON, CHECK_BOX, press_key, type_keys, wait_for
from journey import PROGRAMS, Journey
from service import Service


KEYRING = "org.freedesktop.secrets"
KEYRING_SERVICE = Path(os.environ["SVC_STAGE"]) / "bus" / "services" / f"{KEYRING}.service"


def call(service, path, interface, method, *arguments):
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    types = {str: "s", dict: "a{ss}"}
    signature = "".join(types[type(argument)] for argument in arguments)
    return bus.call_sync(service, path, interface, method, GLib.Variant(f"({signature})", arguments), None,
                         Gio.DBusCallFlags.NONE, 1000 * driver.TIMEOUT, None).unpack()


def call_bus(method, *arguments):
    return call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method, *arguments)


def keyring_entries():
    """Returns the names of the program's entries in the keyring."""
    unlocked, locked = call(KEYRING, "/org/freedesktop/secrets", "org.freedesktop.Secret.Service",
                            "SearchItems", {"server": "svc-desktop"})
    return {call(KEYRING, item, "org.freedesktop.DBus.Properties", "Get",
                 "org.freedesktop.Secret.Item", "Attributes")[0]["user"]
            for item in unlocked + locked}


def stop_keyring():
    KEYRING_SERVICE.rename(KEYRING_SERVICE.with_suffix(".away"))
    call_bus("ReloadConfig")
    os.kill(call_bus("GetConnectionUnixProcessID", KEYRING)[0], signal.SIGTERM)
    wait_for("the keyring's end", lambda: not call_bus("NameHasOwner", KEYRING)[0])


def restart_keyring():
    KEYRING_SERVICE.with_suffix(".away").rename(KEYRING_SERVICE)
    call_bus("ReloadConfig")


class ManyConnections(Journey):
    arguments = []

    def setUp(self):
        self.services = [Service(), Service()]
        for service in self.services:
            self.addCleanup(service.end)
        self.entries_before = keyring_entries()
        super().setUp()

    def sign_in_to(self, service, data_source, remember=True):
        dialog = self.app.dialog("Sign in") if self.app.has_dialog() else self.new_connection_dialog()
        for name, text in (("Environment", "TEST"), ("Service address", service.address),
                           ("Data source", data_source), ("User name", "jdoe")):
            dialog.find(name, driver.TEXT).enter(text)
        dialog.find("API key", driver.PASSWORD).enter(Service.API_KEY)
        dialog.find("Password", driver.PASSWORD).enter(Service.PASSWORD)
        if remember:
            dialog.find("Remember password", CHECK_BOX).toggle()
        dialog.find("Sign in", BUTTON).press()
        self.wait_for_no_dialog()
        window = self.app.main_window()
        self.wait_for_user(window, "Signed in as Jane Doe (jdoe)")
        window.find_text(f"Saved as “{data_source} @ {service.host}”")
        return window

    def sign_in_to_both(self):
        window = self.sign_in_to(self.services[0], "first")
        window.choose("Sign in to a new connection…")
        self.app.dialog("Sign in")
        return self.sign_in_to(self.services[1], "second")

    def wait_for_title(self, text):
        wait_for(f"“{text}” in the title", lambda: text in self.app.main_window().name)

    def restart(self):
        self.app.main_window().choose("Quit")
        self.assertEqual(self.app.process.wait(), 0)
        self.app = driver.Application(PROGRAMS / "svc-desktop", log=self.log)

    def open_switcher(self):
        # A dialog that was just closed may still have the keyboard focus.
        wait_for("the window active", lambda: self.app.main_window().has(driver.ACTIVE))
        press_key("ctrl+j")
        switcher = self.app.dialog("Switch connection")
        wait_for("the focus in the filter", lambda: switcher.find("Filter connections").is_focused)
        return switcher

    def test_switch_by_keyboard(self):
        window = self.sign_in_to_both()
        self.wait_for_title("second @")
        self.open_switcher()
        press_key("Return")  # the most recent one that is not on screen
        self.wait_for_no_dialog()
        self.wait_for_title("first @")
        self.wait_for_user(window, "Signed in as Jane Doe (jdoe)")
        self.open_switcher()
        type_keys("second")
        press_key("Return")
        self.wait_for_no_dialog()
        self.wait_for_title("second @")
        self.open_switcher()
        press_key("Escape")
        self.wait_for_no_dialog()
        self.look_up(window, "7")
        self.assertEqual(window.find("Subject").text, "Subject of 7")
        self.assertIn("/api/v202108/notification/7", self.services[1].requests)
        self.assertNotIn("/api/v202108/notification/7", self.services[0].requests)

        self.restart()  # without a session, the sign-in follows
        self.app.dialog("Sign in")
        press_key("Escape")
        self.wait_for_no_dialog()
        self.open_switcher()
        type_keys("first")
        press_key("Return")
        dialog = self.app.dialog("Sign in")
        self.assertEqual(dialog.find("Service address").text, self.services[0].address)
        wait_for("the secrets", lambda: dialog.find("Password", driver.PASSWORD).description
                 == "Stored in the system's keyring")
        wait_for("the focus on the button", lambda: dialog.find("Sign in", BUTTON).is_focused)
        press_key("Return")
        self.wait_for_no_dialog()
        self.wait_for_title("first @")
        self.wait_for_user(self.app.main_window(), "Signed in as Jane Doe (jdoe)")

    def test_another_address_requires_the_secrets_again(self):
        self.sign_in_to(self.services[0], "first")
        self.restart()
        dialog = self.app.dialog("Sign in")
        password = dialog.find("Password", driver.PASSWORD)
        wait_for("the secrets", lambda: password.description == "Stored in the system's keyring")
        dialog.find("Service address", driver.TEXT).enter(self.services[1].address)
        wait_for("the secrets gone", lambda: password.description.startswith("The connection has changed"))
        dialog.find("Sign in", BUTTON).press()
        wait_for("the field named", lambda: password.description.startswith("Required"))
        self.assertEqual(self.services[1].requests, [])
        press_key("Escape")
        self.wait_for_no_dialog()

        window = self.app.main_window()
        window.choose("Manage connections…")
        self.app.dialog("Connections").find("Edit…", BUTTON).press()
        editor = self.app.dialog("Edit connection")
        editor.find("Service address", driver.TEXT).enter(self.services[1].address)
        editor.find_text("The stored API key and password will have to be typed again.")
        editor.find("Save", BUTTON).press()
        wait_for("the editor's end", lambda: not self.app.has_dialog("Edit"))
        self.app.dialog("Connections").find("Sign in", BUTTON).press()
        dialog = self.app.dialog("Sign in")
        self.assertEqual(dialog.find("Service address").text, self.services[1].address)
        for name in ("API key", "Password"):
            secret = dialog.find(name, driver.PASSWORD)
            self.assertTrue(secret.description.startswith("The connection has changed"), secret.description)
        dialog.find("API key", driver.PASSWORD).enter(Service.API_KEY)
        dialog.find("Password", driver.PASSWORD).enter(Service.PASSWORD)
        dialog.find("Sign in", BUTTON).press()
        self.wait_for_no_dialog()
        self.wait_for_user(window, "Signed in as Jane Doe (jdoe)")

    def test_delete_and_undo(self):
        window = self.sign_in_to_both()
        window.choose("Manage connections…")
        manager = self.app.dialog("Connections")
        manager.find("Delete", BUTTON).press()
        manager.find_text("Deleted “second @")
        manager.find("Undo", BUTTON).press()
        wait_for("the message gone", lambda: not manager.find_now("Undo", BUTTON))
        manager.find("Delete", BUTTON).press()
        manager.find_text("Deleted “second @")
        self.assertEqual(len(keyring_entries() - self.entries_before), 4)
        saved = Path(os.environ["HOME"]) / ".config" / "svc-desktop" / "connections.json"
        wait_for("the deletion in the file", lambda: b"second" not in saved.read_bytes())
        self.app.kill()  # while undo is still offered

        self.app = driver.Application(PROGRAMS / "svc-desktop", log=self.log)
        dialog = self.app.dialog("Sign in")
        self.assertEqual(dialog.find("Service address").text, self.services[0].address)
        wait_for("the secrets", lambda: dialog.find("Password", driver.PASSWORD).description
                 == "Stored in the system's keyring")
        wait_for("the deleted one's secrets gone",
                 lambda: len(keyring_entries() - self.entries_before) == 2)

    def test_k01_without_a_keyring(self):
        self.sign_in_to(self.services[0], "first")
        stop_keyring()
        self.addCleanup(restart_keyring)
        self.restart()
        dialog = self.app.dialog("Sign in")
        for name in ("API key", "Password"):
            secret = dialog.find(name, driver.PASSWORD)
            wait_for(f"why {name} is missing",
                     lambda: secret.description.startswith("The keyring could not be read."))
        self.assertEqual(dialog.find("Service address").text, self.services[0].address)
        dialog.find("API key", driver.PASSWORD).enter(Service.API_KEY)
        dialog.find("Password", driver.PASSWORD).enter(Service.PASSWORD)
        dialog.find("Remember password", CHECK_BOX).toggle()
        dialog.find("Sign in", BUTTON).press()
        self.wait_for_no_dialog()
        window = self.app.main_window()
        self.wait_for_user(window, "Signed in as Jane Doe (jdoe)")
        window.find_text("The password could not be stored")

        window.choose("Sign out")
        window.choose("Sign in…")
        dialog = self.app.dialog("Sign in")
        password = dialog.find("Password", driver.PASSWORD)
        wait_for("the password of before", lambda: password.description == "Kept until you quit")
        self.assertTrue(dialog.find("API key", driver.PASSWORD).description.startswith("The keyring"))
