# SPDX-License-Identifier: MIT
"""Drives a program through the accessibility tree, the way a screen reader and its user do.

Objects are found by their accessible names. There are no fixed delays: wait_for() waits for a condition, and
its timeout is only reached when something is broken.
"""

import os
import signal
import subprocess
import time

import gi
import pyatspi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

import access  # noqa: E402

TIMEOUT = 60  # seconds

ALERT = pyatspi.ROLE_ALERT
BUTTON = pyatspi.ROLE_PUSH_BUTTON
CHECK_BOX = pyatspi.ROLE_CHECK_BOX
COMBO_BOX = pyatspi.ROLE_COMBO_BOX
DIALOG = pyatspi.ROLE_DIALOG
LABEL = pyatspi.ROLE_LABEL
LIST = pyatspi.ROLE_LIST
LIST_ITEM = pyatspi.ROLE_LIST_ITEM
MENU_ITEM = pyatspi.ROLE_MENU_ITEM
PASSWORD = pyatspi.ROLE_PASSWORD_TEXT
SPIN_BUTTON = pyatspi.ROLE_SPIN_BUTTON
TABLE = pyatspi.ROLE_TABLE
TABLE_CELL = pyatspi.ROLE_TABLE_CELL
TEXT = pyatspi.ROLE_TEXT
WINDOW = pyatspi.ROLE_FRAME

NOT_IN_TABLES = frozenset((ALERT, BUTTON, LABEL, MENU_ITEM, PASSWORD, SPIN_BUTTON, TEXT))

ACTIVE = pyatspi.STATE_ACTIVE


class NotFound(AssertionError):
    """Raised when a condition is not met in time."""


def pump():
    """Processes pending accessibility events, which invalidate the cache of the library."""
    context = GLib.MainContext.default()
    while context.pending():
        context.iteration(False)


def wait_for(what, condition, timeout=TIMEOUT):
    """Returns the first true value of `condition`. Tries again if an object vanishes in the meantime."""
    deadline = time.monotonic() + timeout
    while True:
        pump()
        try:
            if value := condition():
                return value
        except GLib.Error:
            pass
        if time.monotonic() > deadline:
            raise NotFound(f"{what}: not in {timeout} s")
        time.sleep(0.02)


def active_window_title():
    """Returns an empty text if the active window has just been closed."""
    return subprocess.run(["xdotool", "getactivewindow", "getwindowname"], capture_output=True, text=True,
                          check=False).stdout


def xdotool(*arguments):
    subprocess.run(["xdotool", *arguments], check=True, stdout=subprocess.DEVNULL)


def press_key(*keys):
    """Presses keys, by xdotool's names, in the window that has the keyboard focus."""
    xdotool("key", "--clearmodifiers", *keys)


def type_keys(text):
    xdotool("type", "--clearmodifiers", text)


class Element:
    """One object of the accessibility tree."""

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
        """The content of a text field; the name of any other object."""
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

    def visible(self, role=None, tables=None):
        """The visible descendants of that role. Each property is a message to the program, so what cannot contain
        one is left out: what is hidden, and tables if the role is not found in them. If there is a list for tables,
        they are added to it, and what is in them is left out too."""
        for child in self.children():
            if child.is_showing:
                childs_role = child.role
                if role in (None, childs_role):
                    yield child
                if childs_role not in access.TABLES:
                    if childs_role not in access.CHILDLESS:
                        yield from child.visible(role, tables)
                elif tables is not None:
                    tables.append(child)
                elif role not in NOT_IN_TABLES:
                    yield from child.visible(role)

    def find_now(self, name, role=None):
        """Returns the visible element with that name, or None. Prefers a control to the label that is its caption, and
        both to what is in tables."""
        label = None
        tables = None if role in NOT_IN_TABLES else []
        for element in self.visible(role, tables):
            if element.name == name:
                if role or element.role != LABEL:
                    return element
                label = label or element
        in_tables = (element for table in tables or () for element in table.visible(role) if element.name == name)
        return label or next(in_tables, None)

    def find(self, name, role=None):
        return wait_for(f"“{name}” in “{self.name}”", lambda: self.find_now(name, role))

    def find_text(self, text, role=LABEL):
        """Waits for a visible label that contains the text."""
        def find_now():
            return next((element for element in self.visible(role) if text in element.text), None)
        return wait_for(f"the text “{text}” in “{self.name}”", find_now)

    def choose(self, item):
        """Triggers a menu item that has no menu of its own. The menu need not be open."""
        for element in self.descendants():
            if element.name == item and element.role == MENU_ITEM and not element.accessible.get_child_count():
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

    def select(self):
        """Selects an item of a list."""
        self._act("Toggle")

    def focus(self):
        self._act("SetFocus")
        wait_for(f"“{self.name}” focused", lambda: self.is_focused)

    def enter(self, text):
        """Replaces the content of the text field."""
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


def check_accessibility(window, with_menus=True):
    """Returns the window if all controls in it have a name and a role. Retries for a moment, since controls may
    just be created or removed."""
    faults = []

    def is_right():
        faults[:] = access.faults(window.accessible, with_menus=with_menus)
        return not faults
    try:
        wait_for("names and roles", is_right, timeout=3)
    except NotFound:
        raise AssertionError("\n".join(["Not accessible:", *faults])) from None
    return window


class OtherProcess:
    """A process that is not a child of this one, with what Application needs of subprocess.Popen."""

    returncode = None

    def __init__(self, pid):
        self.pid = pid

    def poll(self):
        return None if os.path.exists(f"/proc/{self.pid}/exe") else 0

    def kill(self):
        os.kill(self.pid, signal.SIGKILL)

    def wait(self):
        return wait_for("the end of the program", lambda: self.poll() is not None)


class Application:
    """A running program and its root in the tree."""

    _checked = set()  # names of windows, of any such program

    def __init__(self, program, *arguments, log, environment=None):
        self._log = open(log, "wb")
        # Qt warns if a screen reader requests an object that has just been removed, which is unavoidable here.
        all_of_it = {**os.environ, "QT_LOGGING_RULES": "qt.accessibility.atspi=false", **(environment or {})}
        self.process = subprocess.Popen(
            [program, *arguments], env=all_of_it,
            stdin=subprocess.DEVNULL, stdout=self._log, stderr=subprocess.STDOUT)
        try:
            self.root = wait_for(f"{os.path.basename(program)} in the accessibility tree", self._find_program)
        except NotFound:
            self.kill()
            raise

    def follow(self):
        """Waits for the end of the program, and goes on with the process that it has started in its place."""
        ended = self.process.wait()
        name = os.path.basename(self.process.args[0])
        other = wait_for("the program again", lambda: processes_on_this_stage(name))
        self.process = OtherProcess(other[0])
        self.root = wait_for(f"{name} in the accessibility tree", self._find_program)
        return ended

    def _find_program(self):
        if self.process.poll() is not None:
            raise NotFound(f"the program ended with {self.process.returncode}")
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            program = desktop.get_child_at_index(index)
            if program and program.get_process_id() == self.process.pid:
                program.set_cache_mask(Atspi.Cache.ROLE)  # reads current values of what may change
                return Element(program)
        return None

    def _window(self, role, is_right=lambda window: True):
        for window in self.root.children():
            if window.role == role and window.is_showing and is_right(window):
                return window
        return None

    def dialog(self, name):
        """Returns the dialog once it takes keys."""
        def is_right(window):
            return window.name == name and window.has(ACTIVE)
        return self._check_once(wait_for(f"the dialog “{name}”", lambda: self._window(DIALOG, is_right)))

    def _check_once(self, window, with_menus=True):
        if window.name not in self._checked:
            check_accessibility(window, with_menus)
            self._checked.add(window.name)
        return window

    def has_dialog(self, start=""):
        """Returns whether there is a dialog whose name starts so."""
        return self._window(DIALOG, lambda window: window.name.startswith(start)) is not None

    def main_window(self):
        window = wait_for("the main window", lambda: self._window(WINDOW))
        return self._check_once(window, with_menus=False)  # which are checked at the end

    def kill(self):
        """Kills the program, as a crash would."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self._log.close()


def processes_on_this_stage(name):
    """Returns the ids of the processes of that name in this test run, which SVC_STAGE in their environment marks."""
    mark = f"SVC_STAGE={os.environ['SVC_STAGE']}".encode()
    found = []
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{pid}/environ", "rb") as environment, open(f"/proc/{pid}/cmdline", "rb") as line:
                program = line.read().split(b"\0")[0]
                if os.path.basename(program) == name.encode() and mark in environment.read().split(b"\0"):
                    found.append(int(pid))
        except OSError:
            pass  # ended, or owned by another user
    return found
