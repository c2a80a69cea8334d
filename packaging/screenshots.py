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
    windows = reversed(list(application()))  # a dialog before the window behind it
    return next((n for window in windows for n in walk(window)
                 if n.name == name and n.getRole() in roles and showing(n)), None)


FIELDS = (pyatspi.ROLE_TEXT, pyatspi.ROLE_PASSWORD_TEXT, pyatspi.ROLE_ENTRY)
BUTTONS = (pyatspi.ROLE_PUSH_BUTTON,)


def fill(name, text):
    wait(name, lambda: find(name, FIELDS)).queryEditableText().setTextContents(text)


def press(name):
    action = wait(name, lambda: find(name, BUTTONS)).queryAction()
    names = [action.getName(i) for i in range(action.nActions)]
    action.doAction(names.index("Press"))


def status(text):
    wait(f"the status “{text}”", lambda: any(
        n.name == "Status" and text in n.description for n in walk(application())))


def windows():
    found = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", "Svc Desktop"],
                           capture_output=True, text=True, check=False).stdout.split()
    return sorted(int(w) for w in found)


def active():
    return subprocess.run(["xdotool", "getactivewindow"], capture_output=True, text=True, check=False).stdout.strip()


def shoot(name):
    time.sleep(0.4)  # for the last paint, and for what moves to come to rest
    subprocess.run(["import", "-window", wait("an active window", active), f"{FOLDER}/{VARIANT}-{name}.png"],
                   check=True)


def look_up(ids, text):
    fill("Notification ids", ids)
    press("Look up")
    status(text)


def take_pictures():
    wait("the program", application)
    wait("the demo service", lambda: find("Service address", FIELDS).queryText().characterCount > 0)
    main = wait("the windows", windows)[0]
    subprocess.run(["xdotool", "windowsize", str(main), *os.environ["SHOT_WINDOW"].split("x")], check=True)
    shoot("sign-in")
    press("Sign in")
    status("Signed in")
    look_up("1001", "Bill import failed")
    shoot("notification")
    look_up("1001-1012, 1901-1906", "15 found")
    shoot("results")
    look_up("1001-1300", "found")
    subprocess.run(["xdotool", "key", "alt+v", "o"], check=True)
    wait("the overview", lambda: find("Overview", (pyatspi.ROLE_LIST, pyatspi.ROLE_TREE, pyatspi.ROLE_TABLE)))
    shoot("overview")
    subprocess.run(["xdotool", "key", "alt+v", "o"], check=True)
    fill("Notification ids", "1001-1010")
    subprocess.run(["xdotool", "key", "ctrl+shift+Return"], check=True)
    press("Look up 10 ids in 2 connections")
    status("TEST 9 found, 1 not found")
    shoot("side-by-side")


def main():
    openbox = subprocess.Popen(["openbox"])
    wait("the window manager", lambda: subprocess.run(
        ["xdotool", "get_desktop"], capture_output=True, check=False).returncode == 0)
    program = subprocess.Popen([os.environ["SHOT_PROGRAM"], *sys.argv[1:]])
    try:
        take_pictures()
    finally:
        program.terminate()
        openbox.terminate()
        program.wait()
        openbox.wait()


main()
