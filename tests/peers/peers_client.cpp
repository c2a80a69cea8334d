// SPDX-License-Identifier: MIT
// peers_client URL CA-FILE [PROXY-HOST PROXY-PORT PROXY-USER]: makes requests with the client of the program.
//
// Reads commands from standard input, one a line, and answers each with one line of JSON:
//   test        tests the connection
//   get         requests the URL
//   wake        moves the time of day, as a computer that was suspended
//   network     reports a change of the network
// The proxy's password is in SVC_PEER_PASSWORD. Without a proxy, it is the system's.
#include "base/clock.h"
#include "base/errortext.h"
#include "net/connectiontestjob.h"
#include "net/httpclient.h"
#include "net/networkchanges.h"
#include "net/tlspolicy.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSocketNotifier>
#include <QSslCertificate>

#include <iostream>
#include <memory>
#include <string>

using namespace Qt::StringLiterals;

namespace {

class MovableClock final : public Clock
{
public:
    [[nodiscard]] QDateTime utcNow() const override
    {
        return QDateTime::currentDateTimeUtc().addSecs(m_suspended);
    }
    [[nodiscard]] std::chrono::milliseconds steadyNow() const override { return SystemClock().steadyNow(); }
    void wake() { m_suspended += 3600; }

private:
    qint64 m_suspended = 0;
};

void print(const QJsonObject &answer)
{
    std::cout << QJsonDocument(answer).toJson(QJsonDocument::Compact).constData() << std::endl;
}

QJsonObject errorJson(const Error &error)
{
    const ErrorText text = describeError(error);
    return {{u"error"_s, errorKindName(error.kind)},
            {u"title"_s, text.title},
            {u"message"_s, text.message},
            {u"details"_s, errorDetails(error)},
            {u"proxy"_s, error.proxy},
            {u"delivery"_s, deliveryName(error.delivery)}};
}

class Program final : public QObject
{
public:
    Program(const QUrl &url, const TransportOptions &options)
        : m_url(url)
        , m_options(options)
        , m_changes(m_clock)
        , m_client(options, nullptr, std::make_shared<KnownSecrets>(), m_changes)
        , m_input(0, QSocketNotifier::Read)
    {
        connect(&m_input, &QSocketNotifier::activated, this, &Program::read);
    }

private:
    void read()
    {
        std::string line;
        if (!std::getline(std::cin, line)) {
            QCoreApplication::quit();
            return;
        }
        if (line == "test") {
            m_test = std::make_unique<ConnectionTestJob>(m_url, m_options);
            m_test->onDone(this, [](const Result<ConnectionTestResult> &result) {
                print(result ? QJsonObject{{u"proxy"_s, result->proxy},
                                           {u"source"_s, static_cast<int>(result->proxySource)}}
                             : errorJson(result.error()));
            });
        } else if (line == "get") {
            HttpRequest request;
            request.url = m_url;
            request.headers = {{"Svc-ApiKey", "canary-key"}};
            m_get = m_client.send(request);
            m_get->onDone(this, [](const Result<HttpReply> &reply) {
                print(reply ? QJsonObject{{u"status"_s, reply->status},
                                          {u"body"_s, QString::fromUtf8(reply->body)}}
                            : errorJson(reply.error()));
            });
        } else if (line == "wake") {
            m_clock.wake();
            print({});
        } else {
            m_changes.note();
            print({});
        }
    }

    const QUrl m_url;
    const TransportOptions m_options;
    MovableClock m_clock;
    NetworkChanges m_changes;
    HttpClient m_client;
    std::unique_ptr<Job<ConnectionTestResult>> m_test;
    std::unique_ptr<Job<HttpReply>> m_get;
    QSocketNotifier m_input;
};

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    TransportOptions options;
    options.readExtraCas = [caFile = arguments.at(2)]() -> Result<QList<QSslCertificate>> {
        return QSslCertificate::fromPath(caFile);
    };
    options.connectDeadline = std::chrono::seconds(4);
    if (arguments.size() > 3) {
        options.proxy = {ProxyChoice::Mode::Manual, arguments.at(3), arguments.at(4).toUShort(),
                         arguments.value(5)};
        options.proxyPassword = Secret(qEnvironmentVariable("SVC_PEER_PASSWORD"));
    }
    Program program(QUrl(arguments.at(1)), options);
    return QCoreApplication::exec();
}
