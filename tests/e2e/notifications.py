# SPDX-License-Identifier: MIT
"""A desktop's notification service on the D-Bus session of the stage. It answers while wait_for() runs."""

from gi.repository import Gio, GLib

INTERFACE = """
<node>
  <interface name="org.freedesktop.Notifications">
    <method name="Notify">
      <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
      <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="as" direction="in"/>
      <arg type="a{sv}" direction="in"/><arg type="i" direction="in"/><arg type="u" direction="out"/>
    </method>
  </interface>
</node>
"""


class Notifications:
    def __init__(self):
        self.shown = []  # (title, text)
        self._bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        interface = Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0]
        self._object = self._bus.register_object("/org/freedesktop/Notifications", interface, self._called)
        self._name = Gio.bus_own_name_on_connection(
            self._bus, "org.freedesktop.Notifications", Gio.BusNameOwnerFlags.NONE, None, None)

    def end(self):
        Gio.bus_unown_name(self._name)
        self._bus.unregister_object(self._object)

    def _called(self, _bus, _sender, _path, _interface, _method, arguments, invocation):
        _program, _replaces, _icon, title, text = arguments.unpack()[:5]
        self.shown.append((title, text))
        invocation.return_value(GLib.Variant("(u)", (len(self.shown),)))
