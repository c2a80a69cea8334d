// SPDX-License-Identifier: MIT
#include "clientimport/clientfile.h"
#include "foundtext.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

// The rows have the forms that Postman, openapi-to-postmanv2 6.3.3 and postman-collection 5.3.1 write, and
// what newman 6.2.2 sends of them.
class TestPostmanCollection final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void asksWhichAddress();
    void refusesVersion1();
    void manyServicesAndVariables();
};

void TestPostmanCollection::reads_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("found");
    const auto row = [](const char *name, const char *content, const char *found) {
        QTest::newRow(name)
            << QByteArray(
                   R"({"info":{"name":"Acme","schema":"https://schema.getpostman.com/json/collection/v2.1.0/collection.json"},)") +
                   content + "}"
            << QString::fromLatin1(found);
    };
    row("usual", R"("item":[{"name":"folder","item":[
        {"name":"login","request":{"method":"POST","header":[{"key":"Svc-ApiKey","value":"{{key}}"}],
          "body":{"mode":"raw","raw":"{\"dataSource\":\"acme\",\"username\":\"jdoe\",\"password\":\"{{pw}}\"}"},
          "url":{"raw":"{{baseUrl}}/api/v3/login","host":["{{baseUrl}}"],"path":["api","v3","login"]}}},
        {"name":"read","request":{"method":"GET","header":[],
          "url":{"raw":"{{baseUrl}}/api/v202108/notification/:id","host":["{{baseUrl}}"],
                 "path":["api","v202108","notification",":id"],"variable":[{"key":"id","value":"1"}]}}}]}],
        "variable":[{"key":"baseUrl","value":"https://api.example.com/svc"},{"key":"key","value":"made-up-key"},
                    {"key":"pw","value":"made-up-password"}])",
        "https://api.example.com/svc key=made-up-key source=acme user=jdoe password=made-up-password");
    row("P5 parts count", R"("item":[{"request":{"url":{"raw":"https://sent.example:8443/api/v3/login?x=1",
        "protocol":"https","host":["sent","example"],"port":"8443","path":["api","v3","login"]}}}])",
        "https://sent.example:8443");
    row("P5 texts",
        R"("item":[{"request":{"url":{"protocol":"https","host":"sent.example","path":"/api/v3/login"}}}])",
        "https://sent.example");
    row("P5 only raw", R"("item":[{"request":{"url":{"raw":"https://raw.example/api/v3/login"}}}])",
        "https://raw.example");
    row("P5 request as text", R"("item":[{"request":"https://text.example/api/v3/login"}])",
        "https://text.example");
    row("P5 url as text", R"("item":[{"request":{"url":"https://text.example/api/v3/login"}}])",
        "https://text.example");
    row("P6 scheme in the variable", R"("variable":[{"key":"baseUrl","value":"https://api.example.com"}],
        "item":[{"request":{"url":{"host":["{{baseUrl}}"],"path":["api","v3","login"]}}}])",
        "https://api.example.com");
    row("P6 no variable", R"("item":[{"request":{"url":{"host":["{{baseUrl}}"],"path":["api","v3","login"]},
        "header":[{"key":"Svc-ApiKey","value":"made-up-key"}]}}])",
        "? key=made-up-key");
    row("P7 no in",
        R"("auth":{"type":"apikey","apikey":[{"key":"value","value":"made-up-key"},{"key":"key","value":"X-Key"}]},
        "item":[{"request":{"url":"https://a.example/api/v3/login"}}])",
        "https://a.example header=X-Key key=made-up-key");
    row("P7 object", R"("auth":{"type":"apikey","apikey":{"key":"X-Key","value":"made-up-key","in":"header"}},
        "item":[{"request":{"url":"https://a.example/api/v3/login"}}])",
        "https://a.example header=X-Key key=made-up-key");
    row("P7 query", R"("auth":{"type":"apikey","apikey":[{"key":"key","value":"X-Key"},
        {"key":"value","value":"made-up-key"},{"key":"in","value":"query"}]},
        "item":[{"request":{"url":"https://a.example/api/v3/login"}}])",
        "https://a.example");
    row("P7 nearest",
        R"("auth":{"type":"apikey","apikey":[{"key":"key","value":"X-Far"},{"key":"value","value":"made-up-far"}]},
        "item":[{"auth":{"type":"apikey","apikey":[{"key":"key","value":"X-Key"},{"key":"value","value":"made-up-key"}]},
                 "item":[{"request":{"url":"https://a.example/api/v3/login","auth":null}}]}])",
        "https://a.example header=X-Key key=made-up-key");
    row("P7 noauth",
        R"("auth":{"type":"apikey","apikey":[{"key":"key","value":"X-Far"},{"key":"value","value":"made-up-far"}]},
        "item":[{"request":{"url":"https://a.example/api/v3/login","auth":{"type":"noauth"}}}])",
        "https://a.example");
    row("P7 instead of a header", R"("item":[{"request":{"url":"https://a.example/api/v3/login",
        "header":[{"key":"svc-apikey","value":"made-up-other"}],
        "auth":{"type":"apikey","apikey":[{"key":"key","value":"Svc-ApiKey"},{"key":"value","value":"made-up-key"}]}}}])",
        "https://a.example key=made-up-key");
    row("P8 disabled variable", R"("variable":[{"key":"baseUrl","value":"https://a.example"},
        {"key":"baseUrl","value":"https://off.example","disabled":true}],
        "item":[{"request":{"url":"{{baseUrl}}/api/v3/login"}}])",
        "https://a.example");
    row("P8 id", R"("variable":[{"id":"baseUrl","value":"https://a.example"}],
        "item":[{"request":{"url":"{{baseUrl}}/api/v3/login"}}])",
        "https://a.example");
    row("headers as text", R"("item":[{"request":{"url":"https://a.example/api/v3/login",
        "header":"Accept: text/plain\nSvc-ApiKey: made-up-key\n"}}])",
        "https://a.example key=made-up-key");
    row("disabled header", R"("item":[{"request":{"url":"https://a.example/api/v3/login",
        "header":[{"key":"Svc-ApiKey","value":"made-up-off","disabled":true}]}}])",
        "https://a.example");
    row("bearer", R"("auth":{"type":"bearer","bearer":[{"key":"token","value":"made-up-token"}]},
        "item":[{"request":{"url":"https://a.example/api/v3/login"}}])",
        "https://a.example");
    row("other services", R"("item":[{"request":{"url":"https://a.example/api/v3/login"}},
        {"request":{"url":"https://other.example/x","header":[{"key":"X-Api-Key","value":"made-up-other"}]}}])",
        "https://a.example");
    row("two services",
        R"("item":[{"request":{"url":"https://a.example/api/v3/login","header":[{"key":"Svc-ApiKey","value":"made-up-a"}]}},
        {"request":{"url":"https://b.example/api/v3/login","header":[{"key":"Svc-ApiKey","value":"made-up-b"}]}}])",
        "https://a.example key=made-up-a | https://b.example key=made-up-b");
    row("two users",
        R"("item":[{"request":{"url":"https://a.example/api/v3/login","body":{"mode":"raw","raw":"{\"username\":\"a\"}"}}},
        {"request":{"url":"https://a.example/api/v3/login","body":{"mode":"raw","raw":"{\"username\":\"b\"}"}}}])",
        "https://a.example user=a | https://a.example user=b");
    row("two keys",
        R"("item":[{"request":{"url":"https://a.example/api/v3/login","header":[{"key":"Svc-ApiKey","value":"made-up-a"}]}},
        {"request":{"url":"https://a.example/api/v3/me/upgrade","header":[{"key":"Svc-ApiKey","value":"made-up-b"}]}}])",
        "https://a.example");
    row("scripts",
        R"json("event":[{"listen":"prerequest","script":{"exec":["pm.environment.set('baseUrl','https://x.example')"]
}
}],
        "item":[{"request":{"url":"{{baseUrl}}/api/v3/login"}}])json",
        "?");
}

void TestPostmanCollection::reads()
{
    QFETCH(QByteArray, json);
    const auto found = readClientFile({}, json);
    QVERIFY(found.has_value());
    QTEST(foundText(*found), "found");
}

void TestPostmanCollection::asksWhichAddress()
{
    const auto found = readClientFile({}, R"({"info":{"name":"x"},"item":[{"request":{"url":
        {"raw":"https://raw.example/api/v3/login","protocol":"https","host":["sent","example"],"path":["api","v3","login"]}}}]})");
    QVERIFY(found.has_value());
    QCOMPARE(foundText(*found), u"?"_s);
    const QString notices = found->first().notices.join(u' ');
    QVERIFY2(notices.contains("raw.example"_L1) && notices.contains("sent.example"_L1), qPrintable(notices));
}

void TestPostmanCollection::refusesVersion1()
{
    const auto found = readClientFile({}, R"({"id":"1","name":"x","order":[],"requests":[]})");
    QVERIFY(!found.has_value());
    QVERIFY(found.error().detail.contains("2.1"_L1));
}

void TestPostmanCollection::manyServicesAndVariables()
{
    QByteArray json = R"({"info":{"name":"x"},"variable":[)";
    for (int i = 0; i < 50000; ++i)
        json += R"({"key":"url)" + QByteArray::number(i) + R"(","value":"{{url)" + QByteArray::number(i + 1) +
                R"(}}"},)";
    json += R"({"key":"x","value":"x"}],"item":[)";
    for (int i = 0; i < 2000; ++i)
        json +=
            R"({"request":"https://host)" + QByteArray::number(i) + R"(.example/{{url1}}/api/v3/login"},)";
    json += "{}]}";
    QVERIFY(json.size() < kMaxImportSize);
    QVERIFY(readClientFile({}, json).has_value());
}

SVC_GUILESS_TEST(TestPostmanCollection)
#include "tst_postmancollection.moc"
