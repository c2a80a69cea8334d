# SPDX-License-Identifier: MIT
"""Drives a program through the accessibility tree, the way a screen reader and its user do.

Things are found by their accessible names. Nothing waits for a time to pass: wait_for() waits for a
condition, and its patience only matters when something is broken.
"""

import os
import subprocess
import time

import gi
import pyatspi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

import access  # noqa: E402

PATIENCE = 30  # seconds

ALERT = pyatspi.ROLE_ALERT
BUTTON = pyatspi.ROLE_PUSH_BUTTON
CHECK_BOX = pyatspi.ROLE_CHECK_BOX
DIALOG = pyatspi.ROLE_DIALOG
LABEL = pyatspi.ROLE_LABEL
MENU_ITEM = pyatspi.ROLE_MENU_ITEM
PASSWORD = pyatspi.ROLE_PASSWORD_TEXT
SPIN_BUTTON = pyatspi.ROLE_SPIN_BUTTON
TABLE = pyatspi.ROLE_TABLE
TEXT = pyatspi.ROLE_TEXT
WINDOW = pyatspi.ROLE_FRAME

ACTIVE = pyatspi.STATE_ACTIVE


class NotFound(AssertionError):
    """What was waited for never came."""


def pump():
    """Lets the accessibility library read what programs told it; it caches until then."""
    context = GLib.MainContext.default()
    while context.pending():
        context.iteration(False)


def wait_for(what, condition, patience=PATIENCE):
    """The first true value of `condition`. An object that went away meanwhile is asked for again."""
    deadline = time.monotonic() + patience
    while True:
        pump()
        try:
            if value := condition():
                return value
        except GLib.Error:
            pass
        if time.monotonic() > deadline:
            raise NotFound(f"{what}: not in {patience} s")
        time.sleep(0.02)


def active_window_title():
    """Empty where the window manager still names a window that is gone."""
    return subprocess.run(["xdotool", "getactivewindow", "getwindowname"], capture_output=True, text=True,
                          check=False).stdout


def xdotool(*arguments):
    subprocess.run(["xdotool", *arguments], check=True, stdout=subprocess.DEVNULL)


def press_key(*keys):
    """Keys by xdotool's names, to whatever has the keyboard."""
    xdotool("key", "--clearmodifiers", *keys)


def type_keys(text):
    xdotool("type", "--clearmodifiers", text)


class Element:
    """One object of the tree."""

    def __init__(self, accessible):
        self.accessible = accessible

    @property
    def name(self):
        return self.accessible.get_name() or ""

    @property
    def description(self):
        return self.accessible.get_description() or ""

    @property
    def role(self):
        return self.accessible.get_role()

    @property
    def text(self):
        """What an edit shows; the name where it is no edit."""
        try:
            return self.accessible.queryText().getText(0, -1)
        except NotImplementedError:
            return self.name

    def has(self, state):
        return self.accessible.get_state_set().contains(state)

    @property
    def is_showing(self):
        return self.has(pyatspi.STATE_SHOWING)

    @property
    def is_focused(self):
        return self.has(pyatspi.STATE_FOCUSED)

    @property
    def is_enabled(self):
        return self.has(pyatspi.STATE_ENABLED)

    @property
    def is_checked(self):
        return self.has(pyatspi.STATE_CHECKED)

    def children(self):
        for index in range(self.accessible.get_child_count()):
            if child := self.accessible.get_child_at_index(index):
                yield Element(child)

    def descendants(self):
        for child in self.children():
            yield child
            yield from child.descendants()

    def look(self, name, role=None):
        """The visible one of that name, or None. Of two, the one that is no label: that is the caption."""
        found = [element for element in self.descendants()
                 if element.name == name and role in (None, element.role) and element.is_showing]
        return min(found, key=lambda element: element.role == LABEL, default=None)

    def find(self, name, role=None):
        return wait_for(f"“{name}” in “{self.name}”", lambda: self.look(name, role))

    def says(self, text, role=LABEL):
        """Waits for a visible label with that text in it."""
        def look():
            return next((element for element in self.descendants()
                         if element.role == role and text in element.text and element.is_showing), None)
        return wait_for(f"the text “{text}” in “{self.name}”", look)

    def choose(self, item):
        """Chooses from a menu, which need not be open."""
        for element in self.descendants():
            if element.name == item and element.role == MENU_ITEM:
                element._act("Press")
                return
        raise NotFound(f"the menu item “{item}”")

    def _act(self, name):
        action = self.accessible.queryAction()
        names = [action.getName(index) for index in range(action.nActions)]
        if not action.doAction(names.index(name)):
            raise NotFound(f"{name} of “{self.name}” was refused")

    def press(self):
        wait_for(f"“{self.name}” enabled", lambda: self.is_enabled)
        self._act("Press")

    def toggle(self):
        before = self.is_checked
        self._act("Toggle")
        wait_for(f"“{self.name}” changed", lambda: self.is_checked != before)

    def focus(self):
        self._act("SetFocus")
        wait_for(f"“{self.name}” focused", lambda: self.is_focused)

    def enter(self, text):
        """Puts `text` in place of what the edit holds."""
        if not self.accessible.queryEditableText().setTextContents(text):
            raise NotFound(f"“{self.name}” takes no text")

    def __str__(self):
        states = [name for name, state in (
            ("showing", pyatspi.STATE_SHOWING), ("focused", pyatspi.STATE_FOCUSED),
            ("checked", pyatspi.STATE_CHECKED)) if self.has(state)]
        if not self.is_enabled:
            states.append("disabled")
        line = f"{self.accessible.get_role_name()} “{self.name}”"
        if self.text != self.name:
            line += f" text “{self.text}”"
        if self.description:
            line += f" description “{self.description}”"
        return line + f" [{' '.join(states)}]"

    def tree(self, indent=0):
        try:
            lines = ["  " * indent + str(self)]
            for child in self.children():
                lines += child.tree(indent + 1)
            return lines
        except GLib.Error as error:
            return ["  " * indent + f"gone: {error.message}"]


def checked(window):
    """The window, if all that can be used in it has a name and a role. What is being made or taken away has
    a moment's time."""
    faults = []

    def is_right():
        faults[:] = access.faults(window.accessible)
        return not faults
    try:
        wait_for("names and roles", is_right, patience=3)
    except NotFound:
        raise AssertionError("\n".join(["For those who only hear the window:", *faults])) from None
    return window


class Application:
    """A running program and its root in the tree."""

    def __init__(self, program, *arguments, log):
        self._checked = set()  # windows, by their paths on the bus
        self._log = open(log, "wb")
        # Qt complains where a reader asks for what has just gone, which can't be helped here.
        environment = {**os.environ, "QT_LOGGING_RULES": "qt.accessibility.atspi=false"}
        self.process = subprocess.Popen(
            [program, *arguments], env=environment,
            stdin=subprocess.DEVNULL, stdout=self._log, stderr=subprocess.STDOUT)
        try:
            self.root = wait_for(f"{os.path.basename(program)} in the accessibility tree", self._look)
        except NotFound:
            self.kill()
            raise

    def _look(self):
        if self.process.poll() is not None:
            raise NotFound(f"the program ended with {self.process.returncode}")
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            program = desktop.get_child_at_index(index)
            if program and program.get_process_id() == self.process.pid:
                program.set_cache_mask(Atspi.Cache.NONE)  # what is asked for is asked anew
                return Element(program)
        return None

    def _window(self, role, holds):
        for window in self.root.children():
            if window.role == role and window.is_showing and holds(window.name):
                return window
        return None

    def dialog(self, name):
        return self._checked_once(
            wait_for(f"the dialog “{name}”", lambda: self._window(DIALOG, lambda title: title == name)))

    def _checked_once(self, window):
        if window.accessible.path not in self._checked:
            checked(window)
            self._checked.add(window.accessible.path)
        return window

    def has_dialog(self):
        return self._window(DIALOG, lambda title: True) is not None

    def main_window(self):
        return self._checked_once(wait_for("the main window", lambda: self._window(WINDOW, lambda title: True)))

    def kill(self):
        """As a crash would: the program gets no say in it."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self._log.close()


def processes_on_this_stage(name):
    """Ids of the processes of that name that belong to this test run, by the mark in their environment."""
    mark = f"SVC_STAGE={os.environ['SVC_STAGE']}".encode()
    found = []
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{pid}/environ", "rb") as environment, open(f"/proc/{pid}/cmdline", "rb") as line:
                program = line.read().split(b"\0")[0]
                if os.path.basename(program) == name.encode() and mark in environment.read().split(b"\0"):
                    found.append(int(pid))
        except OSError:
            pass  # it ended, or is somebody else's
    return found
