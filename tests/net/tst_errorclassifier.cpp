// SPDX-License-Identifier: MIT
#include "net/errorclassifier.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

class TestErrorClassifier : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void exchange_data();
    void exchange();
    void status_data();
    void status();
    void cutOff_data();
    void cutOff();
    void origin_data();
    void origin();
};

namespace {

using Method = HttpRequest::Method;

/// Returns facts without an answer, with `handed` bytes of the body read by Qt.
ExchangeFacts posted(QNetworkReply::NetworkError error, qint64 handed, std::optional<int> status = {})
{
    ExchangeFacts facts;
    facts.method = Method::Post;
    facts.url = QUrl(u"https://api.example.com/v3"_s);
    facts.networkError = error;
    facts.bodyHandedOut = handed;
    facts.status = status;
    return facts;
}

ExchangeFacts got(QNetworkReply::NetworkError error, bool sent, std::optional<int> status = {})
{
    ExchangeFacts facts = posted(error, 0, status);
    facts.method = Method::Get;
    facts.headersSent = sent;
    return facts;
}

/// Returns facts of a request that ends with an alert on a new connection with TLS 1.3.
ExchangeFacts alerted(qint64 handed, const QString &words, Method method = Method::Post)
{
    ExchangeFacts facts = posted(QNetworkReply::UnknownNetworkError, handed);
    facts.method = method;
    facts.headersSent = handed > 0;
    facts.networkErrorText = u"Error while reading: "_s + words;
    facts.handshakes = 1;
    facts.tlsProtocol = QSsl::TlsV1_3;
    return facts;
}

ExchangeFacts withoutHeaders(int status)
{
    ExchangeFacts facts = posted(QNetworkReply::NoError, 2, status);
    facts.hasHeaders = false;
    return facts;
}

ExchangeFacts withoutNetwork(ExchangeFacts facts)
{
    facts.hasActiveNetworkInterface = false;
    return facts;
}

ExchangeFacts proxied(QNetworkReply::NetworkError error, qint64 handed)
{
    ExchangeFacts facts = posted(error, handed);
    facts.proxy = u"proxy.example:3128"_s;
    return facts;
}

ExchangeFacts aborted(Abort abort, qint64 handed)
{
    ExchangeFacts facts = posted(QNetworkReply::NoError, handed);
    facts.abort = abort;
    return facts;
}

} // namespace

Q_DECLARE_METATYPE(ExchangeFacts)

void TestErrorClassifier::exchange_data()
{
    using E = QNetworkReply;
    QTest::addColumn<ExchangeFacts>("facts");
    QTest::addColumn<QString>("kind"); // empty: a final answer
    QTest::addColumn<Delivery>("delivery");
    const auto row = [](const char *name, const ExchangeFacts &facts, const QString &kind,
                        Delivery delivery) { QTest::newRow(name) << facts << kind << delivery; };
    row("refused", posted(E::ConnectionRefusedError, 0), u"refused"_s, Delivery::NotSent);
    row("refused after a drop", posted(E::ConnectionRefusedError, 2), u"interrupted"_s, Delivery::MaybeSent);
    row("unknown host", posted(E::HostNotFoundError, 0), u"dns-failed"_s, Delivery::NotSent);
    row("unknown host, no network", withoutNetwork(posted(E::HostNotFoundError, 0)), u"offline"_s,
        Delivery::NotSent);
    row("unreachable", posted(E::UnknownNetworkError, 0), u"offline"_s, Delivery::NotSent);
    row("closed before", posted(E::RemoteHostClosedError, 0), u"interrupted"_s, Delivery::NotSent);
    row("closed after", posted(E::RemoteHostClosedError, 2), u"interrupted"_s, Delivery::MaybeSent);
    row("could not be sent again", posted(E::ContentReSendError, 2), u"interrupted"_s, Delivery::MaybeSent);
    row("307 to a once-only body", posted(E::ContentReSendError, 2, 307), u"redirect"_s, Delivery::Answered);
    // The words with which OpenSSL tells the alert are in tst_tlsalert.
    const QString required = u"error:0A00045C:SSL routines::tlsv13 alert certificate required"_s;
    row("refused after the handshake", alerted(2, required), u"tls-failed"_s, Delivery::NotSent);
    row("refused after the handshake, get", alerted(2, required, Method::Get), u"tls-failed"_s,
        Delivery::NotSent);
    ExchangeFacts later = alerted(2, required, Method::Get);
    later.handshakes = 0;
    row("refused on a connection that was open before", later, u"interrupted"_s, Delivery::MaybeSent);
    ExchangeFacts second = alerted(2, required);
    second.handshakes = 2;
    row("refused on the second connection", second, u"interrupted"_s, Delivery::MaybeSent);
    ExchangeFacts tls12 = alerted(2, required);
    tls12.tlsProtocol = QSsl::TlsV1_2;
    row("refused after the handshake, TLS 1.2", tls12, u"interrupted"_s, Delivery::MaybeSent);
    ExchangeFacts begun = alerted(2, required);
    begun.status = 103;
    row("refused after an interim answer", begun, u"protocol"_s, Delivery::MaybeSent);
    row("another alert after the handshake",
        alerted(2, u"error:0A000438:SSL routines::tlsv1 alert internal error"_s), u"interrupted"_s,
        Delivery::MaybeSent);
    row("another alert before anything was sent",
        alerted(0, u"error:0A000438:SSL routines::tlsv1 alert internal error"_s), u"interrupted"_s,
        Delivery::NotSent);
    row("handshake", posted(E::SslHandshakeFailedError, 0), u"tls-failed"_s, Delivery::NotSent);
    row("proxy refuses", posted(E::ProxyConnectionRefusedError, 0), u"proxy"_s, Delivery::NotSent);
    row("not let through by a proxy", proxied(E::UnknownNetworkError, 0), u"proxy"_s, Delivery::NotSent);
    row("lost behind a proxy", proxied(E::UnknownNetworkError, 2), u"interrupted"_s, Delivery::MaybeSent);
    row("proxy wants a name", posted(E::ProxyAuthenticationRequiredError, 0), u"proxy"_s, Delivery::NotSent);
    row("no status at all", posted(E::NoError, 2), u"protocol"_s, Delivery::MaybeSent);
    row("status 0", posted(E::NoError, 2, 0), u"protocol"_s, Delivery::MaybeSent);
    row("status 102", posted(E::NoError, 2, 102), u"protocol"_s, Delivery::MaybeSent);
    row("status 600", posted(E::NoError, 2, 600), u"protocol"_s, Delivery::MaybeSent);
    row("status 304", posted(E::NoError, 2, 304), u"protocol"_s, Delivery::Answered);
    row("status 407", posted(E::ProxyAuthenticationRequiredError, 2, 407), u"proxy"_s, Delivery::Answered);
    row("status 200", posted(E::NoError, 2, 200), QString(), Delivery::Answered);
    row("status 200, cut", posted(E::RemoteHostClosedError, 2, 200), QString(), Delivery::Answered);
    row("no headers", withoutHeaders(200), u"protocol"_s, Delivery::Answered);
    row("no headers, no content", withoutHeaders(204), QString(), Delivery::Answered);
    row("no headers, refused", withoutHeaders(403), QString(), Delivery::Answered);
    row("status 401", posted(E::AuthenticationRequiredError, 2, 401), QString(), Delivery::Answered);
    row("status 503", posted(E::ServiceUnavailableError, 2, 503), QString(), Delivery::Answered);
    row("cancelled before", aborted(Abort::Cancelled, 0), u"cancelled"_s, Delivery::NotSent);
    row("cancelled after", aborted(Abort::Cancelled, 2), u"cancelled"_s, Delivery::MaybeSent);
    row("no connection in time", aborted(Abort::ConnectDeadline, 0), u"timeout"_s, Delivery::NotSent);
    row("no answer in time", aborted(Abort::Deadline, 2), u"timeout"_s, Delivery::MaybeSent);
    row("too large", aborted(Abort::TooLarge, 2), u"too-large"_s, Delivery::MaybeSent);
    row("other certificate name", aborted(Abort::CertificateHost, 0), u"tls-hostname"_s, Delivery::NotSent);
    row("get, refused", got(E::ConnectionRefusedError, false), u"refused"_s, Delivery::NotSent);
    row("get, closed", got(E::RemoteHostClosedError, true), u"interrupted"_s, Delivery::MaybeSent);
}

void TestErrorClassifier::exchange()
{
    QFETCH(const ExchangeFacts, facts);
    QFETCH(const QString, kind);
    QFETCH(const Delivery, delivery);
    const auto error = exchangeError(facts);
    QCOMPARE(deliveryName(deliveryOf(facts)), deliveryName(delivery));
    QCOMPARE(error ? errorKindName(error->kind) : QString(), kind);
    if (!error)
        return;
    QCOMPARE(deliveryName(error->delivery), deliveryName(delivery));
    QCOMPARE(error->host, u"api.example.com"_s);
    QCOMPARE(error->port, 443);
}

void TestErrorClassifier::status_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("kind"); // empty: accepted
    const QList<std::pair<int, const char *>> rows{{200, ""},
                                                   {201, "protocol"},
                                                   {202, "protocol"},
                                                   {204, "data"},
                                                   {205, "data"},
                                                   {206, "protocol"},
                                                   {400, "request-rejected"},
                                                   {401, "session-expired"},
                                                   {403, "forbidden"},
                                                   {404, "not-found"},
                                                   {405, "request-rejected"},
                                                   {408, "timeout"},
                                                   {409, "conflict"},
                                                   {410, "not-found"},
                                                   {413, "request-rejected"},
                                                   {415, "request-rejected"},
                                                   {429, "rate-limited"},
                                                   {500, "server-fault"},
                                                   {501, "server-fault"},
                                                   {502, "server-fault"},
                                                   {503, "server-fault"},
                                                   {504, "server-fault"},
                                                   {520, "server-fault"},
                                                   {599, "server-fault"}};
    for (const auto &[status, kind] : rows)
        QTest::addRow("%d", status) << status << QString::fromLatin1(kind);
}

void TestErrorClassifier::status()
{
    QFETCH(const int, status);
    QFETCH(const QString, kind);
    HttpReply reply;
    reply.status = status;
    reply.contentType = "application/json";
    reply.body = "{}";
    const auto error = documentError(reply, {});
    QCOMPARE(error ? errorKindName(error->kind) : QString(), kind);
    if (error) {
        QCOMPARE(error->status, status);
        QCOMPARE(deliveryName(error->delivery), u"answered"_s);
    }
}

void TestErrorClassifier::cutOff_data()
{
    QTest::addColumn<ExchangeFacts>("facts");
    QTest::addColumn<bool>("cut");
    ExchangeFacts facts = got(QNetworkReply::NoError, true, 200);
    QTest::newRow("no length") << facts << false;
    facts.declaredLength = 7;
    facts.receivedLength = 7;
    QTest::newRow("whole") << facts << false;
    facts.receivedLength = 6;
    QTest::newRow("short") << facts << true;
    facts.receivedLength = 7;
    facts.networkError = QNetworkReply::RemoteHostClosedError;
    QTest::newRow("broken") << facts << true;
    facts.networkError = QNetworkReply::ContentNotFoundError;
    facts.status = 404;
    QTest::newRow("404 is no break") << facts << false;
    facts.networkError = QNetworkReply::InternalServerError;
    facts.status = 500;
    QTest::newRow("500 is no break") << facts << false;
    facts.networkError = QNetworkReply::UnknownContentError;
    facts.status = 418;
    QTest::newRow("418 is no break") << facts << false;
    ExchangeFacts once = posted(QNetworkReply::ContentReSendError, 2, 200);
    once.receivedLength = 7;
    QTest::newRow("sent once, until the end of the connection") << once << false;
    once.declaredLength = 7;
    QTest::newRow("sent once, with a length") << once << true;
    once.declaredLength = {};
    once.isChunked = true;
    QTest::newRow("sent once, in chunks") << once << true;
    once.networkError = QNetworkReply::NoError;
    QTest::newRow("in chunks") << once << false;
    once.receivedLength = 0;
    QTest::newRow("in no chunk at all") << once << true;
}

void TestErrorClassifier::cutOff()
{
    QFETCH(const ExchangeFacts, facts);
    QFETCH(const bool, cut);
    QCOMPARE(isCutOff(facts), cut);
}

void TestErrorClassifier::origin_data()
{
    QTest::addColumn<QByteArray>("location");
    QTest::addColumn<QString>("origin");
    QTest::newRow("other host") << QByteArray("https://evil.example/a?key=1#f") << u"https://evil.example"_s;
    QTest::newRow("other port") << QByteArray("https://api.example.com:8443/")
                                << u"https://api.example.com:8443"_s;
    QTest::newRow("path only") << QByteArray("/elsewhere") << u"https://api.example.com"_s;
    QTest::newRow("scheme-relative") << QByteArray("//evil.example/x") << u"https://evil.example"_s;
    QTest::newRow("user") << QByteArray("https://user:pass@evil.example/") << u"https://evil.example"_s;
    QTest::newRow("file") << QByteArray("file:///etc/passwd") << u"file:"_s;
    QTest::newRow("javascript") << QByteArray("javascript:alert(1)") << u"javascript:"_s;
}

void TestErrorClassifier::origin()
{
    QFETCH(const QByteArray, location);
    QFETCH(const QString, origin);
    QCOMPARE(redirectOrigin(QUrl(u"https://api.example.com/v3/me"_s), location), origin);
}

SVC_GUILESS_TEST(TestErrorClassifier)
#include "tst_errorclassifier.moc"
