# SPDX-License-Identifier: MIT
"""Squid, with its own helpers for Basic, Digest and NTLM."""
from peers import NAME
from squid import BASIC, DIGEST, NTLM, PASSWORD, USER, SquidTest


class Squid(SquidTest):
    def reaches(self, *schemes):
        service, port = self.service(), self.squid(schemes)
        client = self.client(f"https://{NAME}:{service.port}", "127.0.0.1", port, USER, password=PASSWORD)
        self.assertEqual(client("test").get("proxy"), f"127.0.0.1:{port}")
        for _ in range(3):
            self.assertEqual(client("get").get("status"), 200)
        self.assertEqual(len(service.requests), 3)
        self.assertNotIn("canary proxy", str(service.requests))
        self.assertNotIn("Proxy-Authorization", str(service.requests))

    def refusal(self, schemes, user=USER, password=PASSWORD, **options):
        service, port = self.service(), self.squid(schemes, **options)
        client = self.client(f"https://{NAME}:{service.port}", "127.0.0.1", port, user, password=password)
        error = client("get")
        self.assertEqual(error.get("error"), "proxy", error)
        self.assertEqual(error["delivery"], "not-sent")
        self.assertEqual(error["proxy"], f"127.0.0.1:{port}")
        self.assertEqual(service.connections, 0)
        return client, error

    def test_basic(self):
        self.reaches(BASIC)

    def test_digest(self):
        self.reaches(DIGEST)

    def test_digest_before_basic(self):
        self.reaches(BASIC, DIGEST)

    def test_basic_beside_ntlm(self):
        self.reaches(NTLM, BASIC)

    def test_digest_beside_ntlm(self):
        self.reaches(NTLM, DIGEST)

    def test_ntlm_alone(self):
        _, error = self.refusal([NTLM])
        self.assertIn("requires a Windows login", error["title"])
        self.assertIn("NTLM", error["message"])

    def test_no_login(self):
        _, error = self.refusal([BASIC], user="", password="")
        self.assertIn("requires a user name", error["title"])

    def test_wrong_password(self):
        for schemes in [BASIC], [DIGEST], [NTLM, BASIC]:
            with self.subTest(schemes):
                client, error = self.refusal(schemes, password="wrong")
                self.assertIn("did not accept user and password", error["title"])
                self.assertIn("not sent again", client("get")["details"])

    def test_refused_by_a_rule(self):
        service, port = self.service(), self.squid([BASIC])
        client = self.client(f"https://nowhere.example:{service.port}", "127.0.0.1", port, USER,
                             password=PASSWORD)
        error = client("get")
        self.assertIn("did not let the request through", error["title"])
        self.assertIn("403", error["details"])

    def test_without_a_login(self):
        service, port = self.service(), self.squid([], who="all")
        client = self.client(f"https://{NAME}:{service.port}", "127.0.0.1", port)
        self.assertEqual(client("get").get("status"), 200)
