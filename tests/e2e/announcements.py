# SPDX-License-Identifier: MIT
"""Records what the program announces on the accessibility bus. tests/heard shows what a screen reader says of it."""

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

from driver import NotFound, pump, wait_for  # noqa: E402


class AnnouncementListener:
    """Records changed descriptions, changed names and announcements of Qt. Orca reads none of these aloud: it reads
    the notification that appears with them."""

    KINDS = ("object:property-change:accessible-description", "object:property-change:accessible-name",
             "object:announcement")

    def __init__(self):
        self.texts = []
        self._listener = Atspi.EventListener.new(self._on_event)
        for kind in self.KINDS:
            self._listener.register(kind)

    def end(self):
        for kind in self.KINDS:
            self._listener.deregister(kind)

    def _on_event(self, event):
        try:
            if isinstance(event.any_data, str):
                text = event.any_data
            elif event.type.endswith("description"):
                text = event.source.get_description()
            else:
                text = event.source.get_name()
            if text:
                self.texts.append(text)
        except GLib.Error:
            pass  # removed in the meantime

    def wait_for_text(self, text):
        """Waits for an announcement that contains the text, and returns it."""
        try:
            return wait_for(f"the announcement “{text}”",
                            lambda: next((candidate for candidate in self.texts if text in candidate), None))
        except NotFound as error:
            raise NotFound("\n".join([f"{error}; announced:", *self.texts])) from None

    def clear(self):
        pump()
        self.texts.clear()
