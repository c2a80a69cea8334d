# SPDX-License-Identifier: MIT
"""What is told on the accessibility bus, as a screen reader hears it."""

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

from driver import NotFound, pump, wait_for  # noqa: E402


class Listener:
    """What a screen reader is told from now on: descriptions that change, texts of labels without a name, and
    announcements where Qt has them (from 6.8 on). As readers do, it asks for a text when it is told that
    there is another one."""

    KINDS = ("object:property-change:accessible-description", "object:property-change:accessible-name",
             "object:announcement")

    def __init__(self):
        self.heard = []
        self._listener = Atspi.EventListener.new(self._told)
        for kind in self.KINDS:
            self._listener.register(kind)

    def end(self):
        for kind in self.KINDS:
            self._listener.deregister(kind)

    def _told(self, event):
        try:
            if isinstance(event.any_data, str):
                text = event.any_data
            elif event.type.endswith("description"):
                text = event.source.get_description()
            else:
                text = event.source.get_name()
            if text:
                self.heard.append(text)
        except GLib.Error:
            pass  # it has gone meanwhile

    def hears(self, text):
        """Waits until something with that text in it was told, and returns it."""
        try:
            return wait_for(f"hearing “{text}”",
                            lambda: next((said for said in self.heard if text in said), None))
        except NotFound as error:
            raise NotFound("\n".join([f"{error}; heard:", *self.heard])) from None

    def forget(self):
        pump()
        self.heard.clear()
