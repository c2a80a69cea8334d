#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Drives the program through its accessibility tree and takes pictures. Started by screenshots.sh."""

import os
import subprocess
import sys
import time

import pyatspi

FOLDER = os.environ["SHOT_FOLDER"]
VARIANT = os.environ["SHOT_VARIANT"]
PATIENCE = 15


def wait(what, condition):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            found = condition()
        except Exception:  # the tree changes while it is read
            found = None
        if found:
            return found
        time.sleep(0.05)
    program = application()
    if program is None:
        sys.exit(f"{VARIANT}: the program is gone; waited for {what}")
    said = [n.description for n in walk(program) if n.name in ("Status", "Message") and n.description]
    subprocess.run(["import", "-window", "root", f"{FOLDER}/{VARIANT}-failure.png"], check=False)
    sys.exit(f"{VARIANT}: waited in vain for {what}; it says: {said}")


def walk(node):
    yield node
    for index in range(min(node.childCount, 60)):
        child = node.getChildAtIndex(index)
        if child is not None:
            yield from walk(child)


def application():
    return next((a for a in pyatspi.Registry.getDesktop(0) if a and a.name == "svc-desktop"), None)


def showing(node):
    state = node.getState()
    return state.contains(pyatspi.STATE_SHOWING) and state.contains(pyatspi.STATE_SENSITIVE)


def find(name, roles):
    return next((n for n in walk(application()) if n.name == name and n.getRole() in roles and showing(n)), None)


FIELDS = (pyatspi.ROLE_TEXT, pyatspi.ROLE_PASSWORD_TEXT, pyatspi.ROLE_ENTRY)
BUTTONS = (pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_CHECK_BOX, pyatspi.ROLE_TOGGLE_BUTTON)


def fill(name, text):
    wait(name, lambda: find(name, FIELDS)).queryEditableText().setTextContents(text)


def press(name):
    action = wait(name, lambda: find(name, BUTTONS)).queryAction()
    names = [action.getName(i) for i in range(action.nActions)]
    action.doAction(names.index("Press") if "Press" in names else names.index("Toggle"))


def key(*keys):
    subprocess.run(["xdotool", "key", *keys], check=True)


def status(text):
    wait(f"the status “{text}”", lambda: any(
        n.name == "Status" and text in n.description for n in walk(application())))


def message(text):
    wait(f"the message “{text}”", lambda: any(
        n.name in ("Message", "Upgrade outcome") and showing(n) and text in n.description
        for n in walk(application())))


def windows():
    found = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", "Svc Desktop"],
                           capture_output=True, text=True, check=False).stdout.split()
    return sorted(int(w) for w in found)


def active():
    return subprocess.run(["xdotool", "getactivewindow"], capture_output=True, text=True, check=False).stdout.strip()


def shoot(name, window=None):
    time.sleep(0.4)  # for the last paint, and for what moves to come to rest
    target = window or wait("an active window", active)
    subprocess.run(["import", "-window", target, f"{FOLDER}/{VARIANT}-{name}.png"], check=True)


def look_up(number, text):
    fill("Notification ids", number)
    press("Look up")
    status(text)


def preferences():
    key("ctrl+comma")
    wait("the preferences", lambda: find("Search preferences", FIELDS))
    for name in ("appearance", "language", "time", "lookup", "timeouts", "copy", "results", "privacy"):
        shoot(f"preferences-{name}")
        key("Down")
    press("Forget all…")
    shoot("preferences-forget")
    key("Escape")
    fill("Search preferences", "time")
    shoot("preferences-search")
    fill("Search preferences", "nothing of the kind")
    shoot("preferences-none")
    fill("Search preferences", "size")
    size = wait("the text size", lambda: find("Text size", (pyatspi.ROLE_SPIN_BUTTON,))).queryValue()
    size.currentValue = 200
    shoot("preferences-large")
    shoot("results-large", str(wait("the windows", windows)[0]))
    size.currentValue = 100  # not “Reset this page”, which would take the contrast away
    key("Escape")


def tour():
    wait("the program", application)
    wait("the demo service", lambda: find("Service address", FIELDS).queryText().characterCount > 0)
    main = wait("the windows", windows)[0]
    subprocess.run(["xdotool", "windowsize", str(main), *os.environ["SHOT_WINDOW"].split("x")], check=True)
    shoot("sign-in")
    fill("Password", "wrong")
    press("Sign in")
    message("Not accepted")
    shoot("sign-in-rejected")
    fill("Password", "demo")
    press("Sign in")
    status("Signed in")
    shoot("empty")
    for number, text, name in (
            ("1001", "was found", "card"), ("1911", "was found", "card-long"), ("1908", "was found", "card-null"),
            ("1907", "was found", "card-no-zone"), ("1913", "was found", "card-markup"),
            ("1915", "was found", "card-arabic"), ("1904", "was not found", "not-found"),
            ("1950", "could not be", "failed"), ("1980", "could not be", "web-page"),
            ("1909", "could not be", "wrong-type")):
        look_up(number, text)
        shoot(name)
    press("Details")
    shoot("details")
    fill("Notification ids", "1953")
    press("Look up")
    message("The service is busy")
    shoot("busy")
    press("Stop")
    fill("Notification ids", "1960")
    press("Look up")
    shoot("running")
    press("Stop")
    fill("Notification ids", "12.5")
    shoot("wrong-id")
    fill("Notification ids", "Please see #1001, #1002 and 1904; customer 4711 called.")
    shoot("ids-offered")
    look_up("1001-1012, 1901-1906", "15 found")
    shoot("results")
    key("ctrl+i")
    shoot("activity")
    key("ctrl+i")
    key("ctrl+s")
    shoot("export")
    key("Escape")
    key("ctrl+shift+h")
    shoot("history")
    key("Escape")
    key("ctrl+j")
    shoot("switcher")
    key("Escape")
    preferences()
    key("ctrl+slash")
    shoot("shortcuts")
    key("Escape")
    look_up("1001", "was found")
    press("Upgrade")
    shoot("upgrade-panel")
    press("Upgrades only")
    press("Run upgrade…")
    press("Run upgrade now")
    shoot("upgrade-panel-running")
    message("Finished")
    shoot("upgrade-panel-finished")
    key("F8")
    key("alt+l")
    shoot("menu", "root")
    key("Escape", "Escape")
    press("Sign out")
    shoot("signed-out-card")

    press("Sign in")
    fill("API key", "demo-key-504")
    press("Run upgrade first…")
    shoot("upgrade-first")
    press("Run upgrade…")
    shoot("upgrade-confirm")
    press("Run upgrade now")
    shoot("upgrade-running")
    message("Unknown")
    shoot("upgrade-unknown")
    press("Back")
    fill("Service address", "api.example.com")
    fill("API key", "demo\nkey")
    fill("Data source", "")
    fill("User name", " demo ")
    key("Return")
    shoot("sign-in-invalid")
    fill("Service address", "https://svc.invalid")
    fill("API key", "demo-key-504")
    press("Continue with the API key alone")
    status("API key alone")
    look_up("1001", "could not be looked up")
    shoot("address-not-found")
    press("Sign out")
    shoot("signed-out")
    key("F8")
    shoot("upgrade-signed-out")


def main():
    openbox = subprocess.Popen(["openbox"])
    wait("the window manager", lambda: subprocess.run(
        ["xdotool", "get_desktop"], capture_output=True, check=False).returncode == 0)
    program = subprocess.Popen([os.environ["SHOT_PROGRAM"], *sys.argv[1:]])
    try:
        tour()
    finally:
        program.terminate()
        openbox.terminate()
        program.wait()
        openbox.wait()


main()
