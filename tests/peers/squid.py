# SPDX-License-Identifier: MIT
"""Starts Squid, with its own helpers for Basic, Digest and NTLM."""
import hashlib
import subprocess

from peers import NAME, PeerTest, free_port, wait_for_port

USER, PASSWORD = "jane", "canary proxy pässword"
BASIC = """
auth_param basic program /usr/lib/squid/basic_ncsa_auth {folder}/basic
auth_param basic realm squid
"""
DIGEST = """
auth_param digest program /usr/lib/squid/digest_file_auth -c {folder}/digest
auth_param digest realm squid
auth_param digest nonce_max_count 1
"""
NTLM = "auth_param ntlm program /usr/lib/squid/ntlm_fake_auth\n"
COMMON = """
http_port 127.0.0.1:{port}
hosts_file {folder}/hosts
pid_filename none
cache_log /dev/stderr
access_log stdio:/dev/null
cache deny all
shutdown_lifetime 0 seconds
acl users proxy_auth REQUIRED
acl nowhere dstdomain nowhere.example
http_access deny nowhere
http_access allow {who}
http_access deny all
"""


class SquidTest(PeerTest):
    def squid(self, schemes, who="users"):
        port = free_port()
        (self.folder / "hosts").write_text(f"127.0.0.1 {NAME}\n")
        crypted = subprocess.run(["openssl", "passwd", "-apr1", PASSWORD], check=True, capture_output=True,
                                 text=True).stdout
        (self.folder / "basic").write_text(f"{USER}:{crypted}")
        digest = hashlib.md5(f"{USER}:squid:{PASSWORD}".encode()).hexdigest()
        (self.folder / "digest").write_text(f"{USER}:squid:{digest}\n")
        settings = "".join(schemes) or BASIC  # an access list of users needs a scheme
        configuration = self.folder / "squid.conf"
        configuration.write_text(settings.format(folder=self.folder) +
                                 COMMON.format(folder=self.folder, port=port, who=who))
        wait_for_port(port, self.start("/usr/sbin/squid", "-N", "-f", configuration))
        return port
