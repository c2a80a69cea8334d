// SPDX-License-Identifier: MIT
#include "activity/exchangecapture.h"
#include "support/canaries.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

class TestExchangeCapture final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void requestHeaders();
    void responseHeaders_data();
    void responseHeaders();
    void headersAreBounded();
    void bodies_data();
    void bodies();
    void bodiesAreBounded();
    void answersAreRedactedWhenRead();
    void canariesInBodies();
    void lines();
};

namespace {

const QList<NamedSecret> kSecrets{{SecretRole::ApiKey, Secret(u"the-api-key"_s)},
                                  {SecretRole::Token, Secret(u"the-token"_s)}};
const SecretRedactor kRedactor({Secret(u"the-api-key"_s), Secret(u"the-token"_s),
                                Secret(u"the-\"quoted\"-key"_s)});

} // namespace

void TestExchangeCapture::requestHeaders()
{
    const QList<ExchangeHeader> captured =
        exchangecapture::requestHeaders({{"Accept", "application/json"},
                                         {"User-Agent", "svc-desktop/1"},
                                         {"X-Request-Id", "the-api-key"},
                                         {"Authorization", "Bearer the-token"},
                                         {"Other", "the value"}},
                                        kSecrets);
    const QList<ExchangeHeader> expected{{"Accept", "application/json", {}},
                                         {"User-Agent", "svc-desktop/1", {}},
                                         {"X-Request-Id", "<redacted>", SecretRole::ApiKey},
                                         {"Authorization", "Bearer <redacted>", SecretRole::Token},
                                         {"Other", "the <redacted>", {}}};
    QCOMPARE(captured, expected);
}

void TestExchangeCapture::responseHeaders_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const QByteArray &name, const QByteArray &value, const QByteArray &expected) {
        QTest::addRow("%s: %s", name.constData(), value.constData()) << name << value << expected;
    };
    row("Content-Type", "text/html; charset=utf-8", "text/html; charset=utf-8");
    row("content-length", "12", "12");
    row("Retry-After", "5", "5");
    row("Server", "nginx the-api-key", "nginx <redacted>");
    row("X-Request-Id", "0af7", "0af7");
    row("Set-Cookie", "session=abc; Path=/", "<redacted>");
    row("Svc-ApiKey", "anything", "<redacted>");
    row("X-Token", "Bearer abc", "<redacted>");
    row("WWW-Authenticate", "Basic realm=\"x\"", "Basic <redacted>");
    row("WWW-Authenticate", "abcdef", "<redacted>");
    row("Location", "https://user:pass@example.com:8443/a?token=b#c", "https://example.com:8443/<redacted>");
    row("Location", "/login?token=b", "<redacted>");
    row("Location", "https://the-api-key.example.com/", "<redacted>");
}

void TestExchangeCapture::responseHeaders()
{
    QFETCH(const QByteArray, name);
    QFETCH(const QByteArray, value);
    QFETCH(const QByteArray, expected);
    const QList<ExchangeHeader> captured = exchangecapture::responseHeaders({{name, value}}, kRedactor);
    QCOMPARE(captured.size(), 1);
    QCOMPARE(captured.first().name, name);
    QCOMPARE(captured.first().value, expected);
}

void TestExchangeCapture::headersAreBounded()
{
    const QList<exchangecapture::Header> many(300, {"Server", QByteArray(5000, 'x')});
    const QList<ExchangeHeader> captured = exchangecapture::responseHeaders(many, {});
    QCOMPARE(captured.size(), 100);
    QCOMPARE(captured.first().value.size(), 1024);
}

void TestExchangeCapture::bodies_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<JsonUse>("use");
    QTest::addColumn<QByteArray>("expected");
    using enum JsonUse;
    QTest::newRow("JSON") << QByteArray("application/json; charset=utf-8") << QByteArray(R"({"x":"y"})")
                          << Response << QByteArray(R"({"x":"<redacted>"})");
    QTest::newRow("JSON of another type")
        << QByteArray("application/problem+json") << QByteArray(R"({"title":"t"})") << Response
        << QByteArray(R"({"title":"t"})");
    QTest::newRow("JSON sent as text") << QByteArray("text/plain") << QByteArray(R"( {"x":"y"})") << Response
                                       << QByteArray(R"( {"x":"<redacted>"})");
    QTest::newRow("text") << QByteArray("text/plain") << QByteArray("key the-api-key is bad") << Response
                          << QByteArray("key <redacted> is bad");
    QTest::newRow("a page") << QByteArray("text/html") << QByteArray("<html>the%2Dtoken</html>") << Response
                            << QByteArray("<html><redacted></html>");
    QTest::newRow("a login's success as text")
        << QByteArray("text/plain") << QByteArray("abcdef") << SecretResponse << QByteArray("<redacted>");
    QTest::newRow("JSON that echoes")
        << QByteArray("application/json") << QByteArray(R"({"message":"\u0074he-token"})") << Response
        << QByteArray(R"({"message":"<redacted>"})");
    QTest::newRow("a secret that breaks the JSON")
        << QByteArray("application/json") << QByteArray(R"({"message":"x the-"quoted"-key"})") << Response
        << QByteArray(R"({"message":"x <redacted>"})");
    QTest::newRow("UTF-16 that says it is JSON")
        << QByteArray("application/json") << QByteArray("\xFF\xFE{\0\"\0", 6) << Response
        << QByteArray("<redacted>");
    QTest::newRow("nothing") << QByteArray("application/json") << QByteArray() << Response << QByteArray();
}

void TestExchangeCapture::bodies()
{
    QFETCH(const QByteArray, type);
    QFETCH(const QByteArray, body);
    QFETCH(const JsonUse, use);
    QFETCH(const QByteArray, expected);
    const ExchangeBody captured = exchangecapture::body(type, body, use, kRedactor);
    QCOMPARE(captured.text(), expected);
    QVERIFY(!captured.isCut);
}

void TestExchangeCapture::bodiesAreBounded()
{
    const QByteArray text = QByteArray("\xE2\x82\xAC").repeated(100'000);
    const ExchangeBody captured = exchangecapture::body("text/plain", text, JsonUse::Response, kRedactor);
    QVERIFY(captured.isCut);
    QCOMPARE(captured.size, text.size());
    QVERIFY(captured.text().size() <= 64 * 1024 && captured.text().size() > 64 * 1024 - 8);
    QCOMPARE(QString::fromUtf8(captured.text()).toUtf8(), captured.text());

    const QByteArray json = "{\"subject\":\"" + QByteArray(300'000, 'x') + "\",\"read\":true}";
    const ExchangeBody cut = exchangecapture::body("application/json", json, JsonUse::Response, kRedactor);
    QVERIFY(cut.isCut);
    QCOMPARE(cut.text(), R"({"subject":<redacted>)");
}

void TestExchangeCapture::answersAreRedactedWhenRead()
{
    int redactions = 0;
    const ExchangeBody body(
        "secret",
        [&redactions](const QByteArray &text) {
            ++redactions;
            return text.size() == 6 ? QByteArray("<redacted>") : text;
        },
        6, false);
    const QList<ExchangeBody> copies(2, body);
    QCOMPARE(copies[0].textSize(), 6);
    QCOMPARE(redactions, 0);
    QCOMPARE(copies[0].text(), "<redacted>");
    QCOMPARE(copies[1].text(), "<redacted>");
    QCOMPARE(redactions, 1);
    QCOMPARE(copies[0].textSize(), 6);
}

void TestExchangeCapture::canariesInBodies()
{
    QList<Secret> secrets;
    for (const QString &secret : canaries::all())
        secrets += Secret(secret);
    const SecretRedactor redactor(secrets);
    for (const QString &secret : canaries::all()) {
        for (const canaries::Form &form : canaries::formsOf(secret)) {
            for (const QByteArray type : {"text/plain", "text/html", "application/json"}) {
                for (const QByteArray &body :
                     {QByteArray("it was " + form.bytes + '.'),
                      QByteArray("{\"message\":\"it was " + form.bytes + "\",\"" + form.bytes + "\":1}")}) {
                    const ExchangeBody captured =
                        exchangecapture::body(type, body, JsonUse::Response, redactor);
                    QCOMPARE(canaries::hits(captured.text()), QStringList());
                }
            }
        }
    }
}

void TestExchangeCapture::lines()
{
    QCOMPARE(exchangecapture::line(u"No such\nkey: the-api-key\u202E"_s, kRedactor),
             u"No such key: <redacted>\uFFFD"_s);
    QCOMPARE(exchangecapture::line(QString(1000, u'x'), {}).size(), 500);
}

SVC_GUILESS_TEST(TestExchangeCapture)
#include "tst_exchangecapture.moc"
