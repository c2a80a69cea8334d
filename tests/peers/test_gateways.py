# SPDX-License-Identifier: MIT
"""Gateways before the service: nginx that asks for client certificates, and HAProxy that keeps a session at its node."""
import json
import os
import re
import subprocess

import squid
from peers import CERTIFICATES, NAME, PROGRAMS, TIMEOUT, PeerTest, free_port, wait_for_port

PASSWORD = "canary-file"
NGINX = """
daemon off;
pid {folder}/nginx.pid;
error_log stderr;
worker_processes 1;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    server {{
        listen 127.0.0.1:{port} ssl;
        ssl_certificate {certificates}/{name}.pem;
        ssl_certificate_key {certificates}/{name}.key;
        ssl_protocols {protocol};
        ssl_client_certificate {certificates}/ca.pem;
        ssl_verify_client {verify};
        location / {{ proxy_pass http://127.0.0.1:{service}; }}
    }}
}}
"""
HAPROXY = """
defaults
    mode http
    timeout connect 5s
    timeout client 30s
    timeout server 30s
frontend service
    bind 127.0.0.1:{port} {tls}
    default_backend nodes
backend nodes
    balance roundrobin
    {cookie}
    server a 127.0.0.1:{a} cookie a
    server b 127.0.0.1:{b} cookie b
"""


class GatewayTest(PeerTest):
    def setUp(self):
        super().setUp()
        self.own = self.folder / "own.p12"
        self.make_p12("cnonly", self.own)

    def make_p12(self, name, path):
        subprocess.run(["openssl", "pkcs12", "-export", "-in", CERTIFICATES / f"{name}.pem", "-inkey",
                        CERTIFICATES / f"{name}.key", "-passout", f"pass:{PASSWORD}", "-out", path], check=True)

    def demo(self):
        """Starts the demo service and returns its port."""
        process = self.start(PROGRAMS / "svc-demo-service", "--port", "0", "--until-stdin-closes",
                             stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.addCleanup(process.stdout.close)
        self.addCleanup(process.stdin.close)
        return int(re.search(r"127\.0\.0\.1:(\d+)", process.stdout.readline()).group(1))

    def haproxy(self, cookie="cookie NODE insert indirect nocache", tls=True):
        port = free_port()
        (self.folder / "haproxy.pem").write_text((CERTIFICATES / "good.pem").read_text() +
                                                 (CERTIFICATES / "good.key").read_text())
        configuration = self.folder / "haproxy.cfg"
        configuration.write_text(HAPROXY.format(
            folder=self.folder, port=port, cookie=cookie, a=self.demo(), b=self.demo(),
            tls=f"ssl crt {self.folder}/haproxy.pem" if tls else ""))
        wait_for_port(port, self.start("/usr/sbin/haproxy", "-db", "-f", configuration))
        return port

    def nginx(self, service, verify="on", protocol="TLSv1.3", name="good"):
        port = free_port()
        configuration = self.folder / "nginx.conf"
        configuration.write_text(NGINX.format(folder=self.folder, port=port, certificates=CERTIFICATES, verify=verify,
                                              protocol=protocol, service=service, name=name))
        wait_for_port(port, self.start("/usr/sbin/nginx", "-e", "stderr", "-c", configuration))
        return port

    def cli(self, port, *arguments, certificate=None, password=PASSWORD, sign_in=True, host="127.0.0.1", more=()):
        options = ["--server", f"https://{host}:{port}", "--ca-file", CERTIFICATES / "ca.pem", *more]
        if sign_in:
            options += ["--data-source", "demo", "--user", "demo"]
        if certificate:
            options += ["--client-certificate", certificate]
        environment = {**os.environ, "SVC_API_KEY": "demo-key", "SVC_PASSWORD": "demo",
                       "SVC_CERTIFICATE_PASSWORD": password, "SVC_PROXY_PASSWORD": squid.PASSWORD}
        return subprocess.run([PROGRAMS / "svc-cli", *arguments[:1], *options, *arguments[1:]], env=environment,
                              capture_output=True, text=True, timeout=TIMEOUT, check=False)

    def doctor(self, port, *arguments, **options):
        """Returns the checks that are wrong."""
        result = self.cli(port, "doctor", "--format", "json", *arguments, sign_in=False, **options)
        checks = json.loads(result.stdout)["checks"]
        return {check["check"]: check["text"] for check in checks
                if check["verdict"] == "wrong" and check["check"] != "keyring"}  # there is no bus here


class Nginx(GatewayTest):
    def test_certificate(self):
        for protocol in "TLSv1.2", "TLSv1.3":
            with self.subTest(protocol):
                port = self.nginx(self.demo(), protocol=protocol)
                lookup = self.cli(port, "lookup", "1001-1003", certificate=self.own)
                self.assertEqual(lookup.returncode, 0, lookup.stderr + lookup.stdout)
                self.assertEqual(len(lookup.stdout.splitlines()), 3)
                upgrade = self.cli(port, "upgrade", "--yes", certificate=self.own, sign_in=False)
                self.assertEqual(json.loads(upgrade.stdout)["outcome"], "finished", upgrade.stdout)
                self.assertNotIn(PASSWORD, lookup.stdout + lookup.stderr + upgrade.stdout + upgrade.stderr)

    def test_no_certificate(self):
        """nginx completes the handshake, and answers with a page."""
        port = self.nginx(self.demo())
        lookup = self.cli(port, "lookup", "1001")
        self.assertIn("The server asks for a certificate of its clients.", lookup.stderr + lookup.stdout)
        upgrade = json.loads(self.cli(port, "upgrade", "--yes", sign_in=False).stdout)
        self.assertEqual(upgrade["outcome"], "refused")
        self.assertIn("certificate", upgrade["message"])
        self.assertEqual(list(self.doctor(port, "--ask")), ["client-certificate"])

    def test_certificate_of_another_authority(self):
        port = self.nginx(self.demo())
        other = self.folder / "other.p12"
        self.make_p12("untrusted", other)
        lookup = self.cli(port, "lookup", "1001", certificate=other)
        self.assertIn("the server did not accept it", lookup.stderr + lookup.stdout)

    def test_optional(self):
        """A server that would take a certificate works without one, and nothing is wrong."""
        port = self.nginx(self.demo(), verify="optional")
        self.assertEqual(self.cli(port, "lookup", "1001").returncode, 0)
        self.assertEqual(self.cli(port, "lookup", "1001", certificate=self.own).returncode, 0)
        self.assertNotIn("client-certificate", self.doctor(port, "--ask"))

    def test_wrong_password(self):
        port = self.nginx(self.demo())
        lookup = self.cli(port, "lookup", "1001", certificate=self.own, password="wrong")
        self.assertIn("does not open the client certificate", lookup.stderr + lookup.stdout)
        self.assertIn("client-certificate", self.doctor(port, certificate=self.own, password="wrong"))


class HAProxy(GatewayTest):
    def test_sticky(self):
        """Each node knows only its own tokens; the cookie of the sign-in leads to it."""
        port = self.haproxy()
        lookup = self.cli(port, "lookup", "1001-1008", "--parallel", "2")
        self.assertEqual(lookup.returncode, 0, lookup.stderr + lookup.stdout)
        self.assertEqual(len(lookup.stdout.splitlines()), 8)

    def test_not_sticky(self):
        """Without the cookie the lookups end, and the details say that none was sent."""
        port = self.haproxy("# no cookie")
        lookup = self.cli(port, "lookup", "1001-1008", "--parallel", "2")
        self.assertEqual(lookup.returncode, 3, lookup.stdout)


class Company(GatewayTest, squid.SquidTest):
    def test_all_at_once(self):
        """Through a proxy with a login, to a gateway that wants a certificate, before nodes with their own tokens."""
        port = self.nginx(self.haproxy(tls=False), name="othername")
        proxy = self.squid([squid.DIGEST, squid.BASIC])
        more = ["--proxy", f"127.0.0.1:{proxy}", "--proxy-user", squid.USER]
        lookup = self.cli(port, "lookup", "1001-1008", certificate=self.own, host=NAME, more=more)
        self.assertEqual(lookup.returncode, 0, lookup.stderr + lookup.stdout)
        self.assertEqual(len(lookup.stdout.splitlines()), 8)
        upgrade = self.cli(port, "upgrade", "--yes", certificate=self.own, host=NAME, more=more, sign_in=False)
        self.assertEqual(json.loads(upgrade.stdout)["outcome"], "finished", upgrade.stdout)
        self.assertEqual(self.doctor(port, "--ask", certificate=self.own, host=NAME, more=more), {})
        printed = lookup.stdout + lookup.stderr + upgrade.stdout + upgrade.stderr
        for secret in PASSWORD, squid.PASSWORD:
            self.assertNotIn(secret, printed)
