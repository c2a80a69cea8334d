# SPDX-License-Identifier: MIT
"""The desktop's portal: a stand-in on a bus of its own, and xdg-desktop-portal with the settings of GNOME."""
import json
import os
import subprocess
from pathlib import Path

from peers import NAME, free_port
from squid import BASIC, PASSWORD, USER, SquidTest

PORTAL = Path(__file__).with_name("portal.py")
DESKTOP = 2  # ProxySource::Desktop
BUS = """\
<busconfig>
  <type>session</type>
  <listen>unix:dir={folder}</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"""
SETTINGS = """\
[system/proxy]
mode='manual'
[system/proxy/https]
host='127.0.0.1'
port={port}
"""


class Portal(SquidTest):
    def setUp(self):
        super().setUp()
        self.answer = self.folder / "answer.json"
        configuration = self.folder / "bus.conf"
        configuration.write_text(BUS.format(folder=self.folder))  # starts no services
        bus = self.start("/usr/bin/dbus-daemon", f"--config-file={configuration}", "--nofork", "--print-address=1",
                         stdout=subprocess.PIPE)
        self.bus = {"DBUS_SESSION_BUS_ADDRESS": bus.stdout.readline().decode().strip()}
        bus.stdout.close()

    def stand_in(self, answer):
        self.answer.write_text(json.dumps(answer))
        portal = self.start("/usr/bin/python3", PORTAL, self.answer, stdout=subprocess.PIPE,
                            env={**os.environ, **self.bus})
        self.assertEqual(portal.stdout.readline(), b"ready\n")
        portal.stdout.close()

    def desktop_client(self, service, name=NAME):
        return self.client(f"https://{name}:{service.port}", environment=self.bus)

    def test_list_in_its_order(self):
        service, port = self.service(), self.squid([], who="all")
        self.stand_in([f"http://127.0.0.1:{free_port()}", f"http://127.0.0.1:{port}", "direct://"])
        client = self.desktop_client(service)
        self.assertEqual(client("test"), {"proxy": f"127.0.0.1:{port}", "source": DESKTOP})
        self.assertEqual(client("get").get("status"), 200)

    def test_changes_its_answer(self):
        service, first = self.service(keep_alive=False), self.squid([], who="all")
        second = self.squid([], who="all")
        self.stand_in([f"http://127.0.0.1:{first}"])
        client = self.desktop_client(service)
        self.assertEqual(client("get").get("status"), 200)
        self.answer.write_text(json.dumps([f"http://127.0.0.1:{second}"]))
        self.assertEqual(client("test").get("proxy"), f"127.0.0.1:{second}")
        self.assertEqual(client("get").get("status"), 200)

    def test_wants_a_login(self):
        """The password of a connection is not for a proxy that the desktop names."""
        service, port = self.service(), self.squid([BASIC])
        self.stand_in([f"http://127.0.0.1:{port}"])
        self.assertIn("requires a user name", self.desktop_client(service)("get")["title"])

    def test_brings_its_login(self):
        service, port = self.service(), self.squid([BASIC])
        self.stand_in([f"http://{USER}:{PASSWORD.replace(' ', '%20').replace('ä', '%C3%A4')}@127.0.0.1:{port}"])
        self.assertEqual(self.desktop_client(service)("get").get("status"), 200)

    def test_nonsense(self):
        service = self.service()
        for answer, said in ([], "has failed"), (["PROXY a:1"], "PROXY a:1"), (["https://a:1"], "https://"), \
                ("org.freedesktop.DBus.Error.Failed", "has failed"):
            with self.subTest(answer):
                self.answer.write_text(json.dumps(answer))
                if answer == []:
                    self.stand_in(answer)
                error = self.desktop_client(service)("get")
                self.assertEqual(error["error"], "proxy")
                self.assertEqual(error["delivery"], "not-sent")
                self.assertIn(said, error["message"])
        self.assertEqual(service.connections, 0)

    def test_no_answer(self):
        service = self.service()
        self.stand_in(None)
        error = self.desktop_client(service)("get")
        self.assertIn("has not answered in 4 s", error["message"])
        self.assertEqual(service.connections, 0)

    def test_desktop_portal_with_the_settings_of_gnome(self):
        service, port = self.service(), self.squid([], who="all")
        settings = self.folder / "glib-2.0/settings"
        settings.mkdir(parents=True)
        (settings / "keyfile").write_text(SETTINGS.format(port=port))
        environment = {**os.environ, **self.bus, "XDG_CONFIG_HOME": str(self.folder), "XDG_CURRENT_DESKTOP": "GNOME",
                       "GSETTINGS_BACKEND": "keyfile"}
        self.start("/usr/libexec/xdg-desktop-portal", "--verbose", env=environment)
        wait = ["gdbus", "wait", "--session", "--timeout", "20", "org.freedesktop.portal.Desktop"]
        subprocess.run(wait, check=True, env=environment)
        client = self.desktop_client(service)
        self.assertEqual(client("test"), {"proxy": f"127.0.0.1:{port}", "source": DESKTOP})
        self.assertEqual(client("get").get("status"), 200)
