# SPDX-License-Identifier: MIT
"""A Wayland compositor of a journey's own: sway, which draws into memory, with a keyboard that only wtype presses."""

import json
import os
import socket
import struct
import subprocess

from driver import wait_for

CONFIGURATION = """\
output HEADLESS-1 resolution {width}x{height} scale 1
xwayland disable
for_window [app_id=".*"] floating enable
focus_on_window_activation focus
exec echo "$WAYLAND_DISPLAY $SWAYSOCK" >{ready}
"""

# sway refuses to run as root. As nobody it may still write to folders of root.
UNPRIVILEGED = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--inh-caps=+dac_override",
                "--ambient-caps=+dac_override", "--bounding-set=-all,+dac_override"]


class Compositor:
    WIDTH, HEIGHT = 1280, 900

    def __init__(self, folder, log):
        self._folder = folder
        ready = folder / "ready"
        ready.touch()
        configuration = folder / "sway.conf"
        configuration.write_text(CONFIGURATION.format(width=self.WIDTH, height=self.HEIGHT, ready=ready))
        own = {key: value for key, value in os.environ.items() if key != "DISPLAY"}
        with open(log, "wb") as errors:
            self._server = subprocess.Popen(
                [*(UNPRIVILEGED if os.geteuid() == 0 else []), "sway", "--config", configuration],
                env={**own, "WLR_BACKENDS": "headless", "WLR_RENDERER": "pixman", "WLR_LIBINPUT_NO_DEVICES": "1"},
                stdout=errors, stderr=errors)
        display, self._control = wait_for("the compositor", lambda: ready.read_text().split())
        self.environment = {"WAYLAND_DISPLAY": display, "QT_QPA_PLATFORM": "wayland"}
        self._own = {**own, **self.environment}
        # Without one that stays, the seat has a keyboard only while wtype runs, and programs learn of it too late for
        # its first keys.
        self._keyboard = subprocess.Popen(["wtype", "-s", "2000000"], env=self._own)
        wait_for("the keyboard", lambda: any(each["type"] == "keyboard" for each in self._ask("get_inputs")))

    def _ask(self, kind, *arguments):
        return json.loads(self.run("swaymsg", "--socket", self._control, "--raw", "--type", kind, *arguments))

    def run(self, *command, text=True, **others):
        """Runs a program in the session, and returns what it prints."""
        return subprocess.run(command, env=self._own, check=True, stdout=subprocess.PIPE, text=text, **others).stdout

    def press_key(self, keys):
        """Presses a key, by its XKB name: ctrl+shift+c."""
        *modifiers, key = keys.split("+")
        held = [part for modifier in modifiers for part in ("-M", modifier)]
        released = [part for modifier in modifiers for part in ("-m", modifier)]
        self.run("wtype", *held, "-k", key, *released)

    def type_keys(self, text):
        self.run("wtype", text)

    def windows(self):
        """The windows, as sway describes them."""
        def of(node):
            if node.get("app_id"):
                yield node
            for child in node["nodes"] + node["floating_nodes"]:
                yield from of(child)
        return list(of(self._ask("get_tree")))

    def set_scale(self, scale):
        """Changes the scale, and the resolution with it, so that there is as much room as before."""
        self._ask("command", f"output HEADLESS-1 resolution {round(self.WIDTH * scale)}x{round(self.HEIGHT * scale)} "
                  f"scale {scale}")

    def picture_of(self, window):
        """Returns what is seen of the window, without its frame: red, green and blue of each pixel, row by row."""
        frame, inside = window["rect"], window["window_rect"]
        place = f"{frame['x'] + inside['x']},{frame['y'] + inside['y']} {inside['width']}x{inside['height']}"
        return self.run("grim", "-g", place, "-t", "ppm", "-", text=False).split(b"\n", 3)[3]

    def activation_token(self):
        """Returns a token that lets a window come to the front, as a launcher has it. sway 1.10 gives one to each
        program that it starts. sway 1.7 doesn't, but there one that somebody asks for without a key or a click will
        do."""
        file = self._folder / "token"
        self._ask("command", f'exec echo "$XDG_ACTIVATION_TOKEN" >{file}')
        token, = wait_for("the token", lambda: file.exists() and file.read_text().splitlines())
        if token:
            return token
        with Connection(self._own) as connection:
            return connection.activation_token()

    def end(self):
        self._keyboard.kill()
        self._keyboard.wait()
        self._server.terminate()
        self._server.wait()


class Connection:
    """As much of Wayland's protocol as a launcher needs."""

    DISPLAY, REGISTRY, ACTIVATION, TOKEN = range(1, 5)

    def __init__(self, environment):
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.connect(os.path.join(environment["XDG_RUNTIME_DIR"], environment["WAYLAND_DISPLAY"]))
        self._received = self._socket.makefile("rb")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._received.close()
        self._socket.close()

    def _send(self, target, request, arguments=b""):
        self._socket.sendall(struct.pack("=IHH", target, request, 8 + len(arguments)) + arguments)

    def _receive(self, target, event):
        """Returns the arguments of the next such event."""
        while True:
            sender, kind, size = struct.unpack("=IHH", self._received.read(8))
            arguments = self._received.read(size - 8)
            if (sender, kind) == (self.DISPLAY, 0):
                raise RuntimeError(f"refused by the compositor: {arguments}")
            if (sender, kind) == (target, event):
                return arguments

    def activation_token(self):
        self._send(self.DISPLAY, 1, struct.pack("=I", self.REGISTRY))  # get_registry
        name = b"xdg_activation_v1\0"
        while True:
            offered = self._receive(self.REGISTRY, 0)  # global: number, interface, version
            if offered[8:8 + len(name)] == name:
                break
        interface = offered[4:-4]
        self._send(self.REGISTRY, 0, offered[:4] + interface + struct.pack("=II", 1, self.ACTIVATION))  # bind
        self._send(self.ACTIVATION, 1, struct.pack("=I", self.TOKEN))  # get_activation_token
        self._send(self.TOKEN, 3)  # commit
        done = self._receive(self.TOKEN, 0)
        size, = struct.unpack_from("=I", done)
        return done[4:3 + size].decode()
