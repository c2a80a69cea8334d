# SPDX-License-Identifier: MIT
"""What is told on the accessibility bus, as a screen reader hears it."""

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

from driver import pump, wait_for  # noqa: E402


class Listener:
    """What the program tells the accessibility bus for a screen reader to say, from now on: descriptions
    that change, texts of labels without a name, and announcements where Qt has them (from 6.8 on)."""

    EVENTS = ("object:property-change:accessible-description", "object:property-change:accessible-name",
              "object:announcement")

    def __init__(self, application):
        self.heard = []
        self._process = application.process.pid
        self._listener = Atspi.EventListener.new(self._told)
        for event in self.EVENTS:
            self._listener.register(event)

    def end(self):
        for event in self.EVENTS:
            self._listener.deregister(event)

    def _told(self, event):
        try:
            source = event.source
            if source is None or source.get_process_id() != self._process:
                return
            if isinstance(event.any_data, str) and event.any_data:
                self.heard.append(event.any_data)
        except GLib.Error:
            pass  # it has gone meanwhile

    def hears(self, text):
        """Waits until something with that text in it was told, and returns it."""
        return wait_for(f"hearing “{text}”", lambda: next((said for said in self.heard if text in said), None))

    def forget(self):
        pump()
        self.heard.clear()
