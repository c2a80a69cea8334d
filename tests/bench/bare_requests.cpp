// SPDX-License-Identifier: MIT
// bare_requests BASE-ADDRESS COUNT [buffered]: reads the notifications 1 to COUNT with a plain
// QNetworkAccessManager, four at a time, with the headers that Svc Desktop sends. Prints the time in seconds.
// Qt reads the head of a plain http answer byte by byte from the socket; “buffered” reads it as Svc Desktop
// does (setNoProxy() in net/proxy.h), which is the least that Qt needs.
#include "net/proxy/proxy.h"

#include <QCoreApplication>
#include <QNetworkAccessManager>
#include <QNetworkReply>

#include <chrono>
#include <cstdio>

using namespace Qt::StringLiterals;
using SteadyClock = std::chrono::steady_clock;

namespace {

constexpr int kParallel = 4;

class BareRequests final : public QObject
{
public:
    BareRequests(QString address, int count, bool isBuffered)
        : m_address(std::move(address))
        , m_count(count)
    {
        if (isBuffered)
            setNoProxy(m_manager);
    }

    void start()
    {
        for (int i = 0; i < kParallel && m_next <= m_count; ++i)
            sendNext();
    }

private:
    void sendNext()
    {
        QNetworkRequest request(
            QUrl(m_address + u"/api/v202108/notification/"_s + QString::number(m_next++)));
        request.setRawHeader("Accept", "application/json");
        request.setRawHeader("Accept-Encoding", "identity");
        request.setRawHeader("Cache-Control", "no-cache");
        request.setRawHeader("Content-Type", "application/json");
        request.setRawHeader("Pragma", "no-cache");
        request.setRawHeader("Svc-ApiKey", "bench-key");
        request.setRawHeader("User-Agent", "svc-desktop/" SVC_VERSION);
        QNetworkReply *reply = m_manager.get(request);
        connect(reply, &QNetworkReply::finished, this, [this, reply] {
            if (reply->error() != QNetworkReply::NoError || reply->readAll().isEmpty())
                qFatal("a request failed: %s", qPrintable(reply->errorString()));
            reply->deleteLater();
            if (m_next <= m_count)
                sendNext();
            if (++m_done == m_count)
                finish();
        });
    }

    void finish() const
    {
        std::printf("%.6f\n", std::chrono::duration<double>(SteadyClock::now() - m_start).count());
        QCoreApplication::quit();
    }

    const QString m_address;
    const int m_count;
    int m_next = 1;
    int m_done = 0;
    QNetworkAccessManager m_manager;
    const SteadyClock::time_point m_start = SteadyClock::now();
};

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 3 && (argc != 4 || qstrcmp(argv[3], "buffered") != 0))
        qFatal("usage: bare_requests BASE-ADDRESS COUNT [buffered]");
    QCoreApplication application(argc, argv);
    BareRequests requests(QString::fromLatin1(argv[1]), atoi(argv[2]), argc == 4);
    requests.start();
    return QCoreApplication::exec();
}
