# SPDX-License-Identifier: MIT
"""A name that moves to another address: a hosts file of its own, in a mount namespace."""
import time

from peers import NAME, PeerTest

MOUNT = ["unshare", "--mount", "--map-root-user", "sh", "-c", 'mount --bind "$0" /etc/hosts && exec "$@"']
CACHED = 60  # seconds for which Qt keeps an address


class Moved(PeerTest):
    def moving_client(self, keep_alive):
        self.hosts = self.folder / "hosts"
        self.hosts.write_text(f"127.0.0.2 {NAME}\n")
        self.old = self.service('{"at": "old"}', address="127.0.0.2", keep_alive=keep_alive)
        self.new = self.service('{"at": "new"}', address="127.0.0.3", port=self.old.port, keep_alive=keep_alive)
        client = self.client(f"https://{NAME}:{self.old.port}", before=[*MOUNT, self.hosts])
        self.assertEqual(client("get").get("body"), '{"at": "old"}')
        return client

    def move(self):
        self.hosts.write_text(f"127.0.0.3 {NAME}\n")

    def test_after_a_suspend(self):
        client = self.moving_client(keep_alive=True)
        self.move()
        self.assertEqual(client("get").get("body"), '{"at": "old"}')  # the same connection
        client("wake")
        self.assertEqual(client("get").get("body"), '{"at": "new"}')
        self.assertEqual((self.old.connections, self.new.connections), (1, 1))

    def test_after_a_change_of_the_network(self):
        client = self.moving_client(keep_alive=False)
        self.move()
        self.assertEqual(client("get").get("body"), '{"at": "old"}')  # another connection, but Qt keeps the address
        client("network")
        self.assertEqual(client("get").get("body"), '{"at": "new"}')
        client("network")
        self.assertEqual(client("get").get("body"), '{"at": "new"}')

    def test_how_long_it_takes_without(self):
        """Prints what a change costs if nothing tells of it."""
        client = self.moving_client(keep_alive=False)
        self.move()
        start = time.monotonic()
        while client("get").get("body") == '{"at": "old"}':
            self.assertLess(time.monotonic() - start, 2 * CACHED)
            time.sleep(1)
        print(f"figure: {time.monotonic() - start:.0f} s until a moved name is seen by itself")
