# SPDX-License-Identifier: MIT
"""libproxy, as Qt asks it where there is no portal, with automatic configuration that does not end."""
import os
import subprocess
import time

from peers import NAME, PeerTest

ENDLESS = """
#include <unistd.h>
char **px_proxy_factory_get_proxies(void *factory, const char *url)
{
    (void)factory, (void)url;
    for (;;)
        pause();
}
"""


class Libproxy(PeerTest):
    def test_without_end(self):
        (self.folder / "endless.c").write_text(ENDLESS)
        library = self.folder / "endless.so"
        subprocess.run(["cc", "-shared", "-fPIC", "-o", library, self.folder / "endless.c"], check=True)
        service = self.service()
        client = self.client(f"https://{NAME}:{service.port}",
                             environment={"LD_PRELOAD": str(library), "DBUS_SESSION_BUS_ADDRESS": ""})
        for _ in range(3):
            error = client("get")
            self.assertIn("has not answered in 4 s", error["message"])
            self.assertEqual(error["delivery"], "not-sent")
        threads = len(os.listdir(f"/proc/{client.process.pid}/task"))
        client("get")
        self.assertEqual(len(os.listdir(f"/proc/{client.process.pid}/task")), threads)  # no more for each request
        start = time.monotonic()
        client.process.stdin.close()
        self.assertEqual(client.process.wait(20), 0)
        self.assertLess(time.monotonic() - start, 5)
        self.assertEqual(service.connections, 0)
