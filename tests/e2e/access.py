# SPDX-License-Identifier: MIT
"""Checks the accessibility tree: every control has a name and a role."""

import gi
import pyatspi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

# Identified by its label: on Linux its name is its current text.
COMBO_BOX = pyatspi.ROLE_COMBO_BOX

MENU_ITEMS = frozenset((pyatspi.ROLE_MENU, pyatspi.ROLE_MENU_ITEM, pyatspi.ROLE_CHECK_MENU_ITEM,
                        pyatspi.ROLE_RADIO_MENU_ITEM))
MENUS = MENU_ITEMS | {pyatspi.ROLE_POPUP_MENU}
CONTROLS = frozenset((
    pyatspi.ROLE_ALERT, pyatspi.ROLE_CHECK_BOX, pyatspi.ROLE_DIALOG, pyatspi.ROLE_ENTRY, pyatspi.ROLE_FRAME,
    pyatspi.ROLE_LINK, pyatspi.ROLE_LIST, pyatspi.ROLE_LIST_BOX, pyatspi.ROLE_LIST_ITEM, pyatspi.ROLE_PAGE_TAB,
    pyatspi.ROLE_PAGE_TAB_LIST, pyatspi.ROLE_PASSWORD_TEXT, pyatspi.ROLE_PROGRESS_BAR, pyatspi.ROLE_PUSH_BUTTON,
    pyatspi.ROLE_RADIO_BUTTON, pyatspi.ROLE_SLIDER, pyatspi.ROLE_SPIN_BUTTON, pyatspi.ROLE_TABLE,
    pyatspi.ROLE_TABLE_COLUMN_HEADER, pyatspi.ROLE_TEXT, pyatspi.ROLE_TOGGLE_BUTTON, pyatspi.ROLE_TREE,
    pyatspi.ROLE_TREE_TABLE)) | MENU_ITEMS
NO_ROLES = frozenset((pyatspi.ROLE_FILLER, pyatspi.ROLE_INVALID, pyatspi.ROLE_UNKNOWN))
CHILDLESS = frozenset((pyatspi.ROLE_LABEL, pyatspi.ROLE_TABLE_CELL))
MOST_CHILDREN = 60  # of anything
MOST_CELLS = 24  # of a table: its headers and a row or two, since further rows are alike
TABLES = frozenset((pyatspi.ROLE_TABLE, pyatspi.ROLE_TREE, pyatspi.ROLE_TREE_TABLE))


def label_of(accessible):
    for relation in accessible.get_relation_set():
        if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY:
            return " ".join(relation.get_target(i).get_name() or "" for i in range(relation.get_n_targets()))
    return ""


def place_of(accessible, parents):
    return " / ".join(f"{each.get_role_name()} “{each.get_name()}”" for each in (*parents, accessible))


def faults(accessible, parents=(), with_menus=True):
    """Yields the faults of an object and its descendants, one line each. Each property is a message to the program,
    so what is hidden is left out, but menus."""
    try:
        role = accessible.get_role()
        states = accessible.get_state_set()
        is_showing = states.contains(pyatspi.STATE_SHOWING)
        if not with_menus if role in MENUS else parents and not is_showing:
            return
        is_separator = role == pyatspi.ROLE_LIST_ITEM and not states.contains(pyatspi.STATE_SELECTABLE)
        is_control = is_showing and role in CONTROLS | {COMBO_BOX} or role in MENU_ITEMS
        if is_control and not is_separator:
            spoken = label_of(accessible) if role == COMBO_BOX and is_showing else accessible.get_name()
            if not (spoken or "").strip():
                yield f"no name: {place_of(accessible, parents)}"
        if is_showing and role in NO_ROLES and states.contains(pyatspi.STATE_FOCUSABLE):
            yield f"no role: {place_of(accessible, parents)}"
        if role in CHILDLESS:
            return
        most = MOST_CELLS if role in TABLES else MOST_CHILDREN
        for index in range(min(accessible.get_child_count(), most)):
            if child := accessible.get_child_at_index(index):
                yield from faults(child, (*parents, accessible), with_menus)
    except GLib.Error:
        return  # removed in the meantime
