// SPDX-License-Identifier: MIT
// What one lookup costs on top of a bare access manager's GET of the same bytes, on loopback: headers
// and values checked, the safe request profile, judging the answer, parsing. Both in turn, medians.
#include "keepalivepeer.h"
#include "net/httpclient.h"
#include "service/serviceclient.h"

#include <QCoreApplication>
#include <QNetworkAccessManager>
#include <QNetworkReply>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kWarmUp = 300;
constexpr std::size_t kRequests = 3000;

class Bench final : public QObject
{
    Q_OBJECT
public:
    explicit Bench(const QUrl &baseUrl)
        : m_baseUrl(baseUrl)
        , m_client({.baseUrl = baseUrl,
                    .apiKeyHeader = u"Svc-ApiKey"_s,
                    .apiKey = Secret(u"demo-key"_s),
                    .token = {},
                    .requestTimeout = std::chrono::seconds(30),
                    .upgradeTimeout = std::chrono::minutes(60)},
                   std::make_unique<HttpClient>(TransportOptions()))
    {
    }

    void next()
    {
        const std::size_t done = m_bare.size() + m_own.size();
        if (done == 2 * (kWarmUp + kRequests)) {
            report();
            QCoreApplication::quit();
        } else if (done % 4 == 0 || done % 4 == 3) { // each goes first every other time
            startBare();
        } else {
            startOwn();
        }
    }

private:
    void startBare()
    {
        m_begin = Clock::now();
        QNetworkRequest request(m_baseUrl.resolved(QUrl(u"/api/v202108/notification/1001"_s)));
        request.setRawHeader("Svc-ApiKey", "demo-key");
        request.setRawHeader("Authorization", "Bearer 0123456789abcdef");
        request.setHeader(QNetworkRequest::ContentTypeHeader, u"application/json"_s);
        QNetworkReply *reply = m_manager.get(request);
        connect(reply, &QNetworkReply::finished, this, [this, reply] {
            if (reply->error() != QNetworkReply::NoError || reply->readAll().isEmpty())
                qFatal("the bare request failed");
            reply->deleteLater();
            finish(m_bare);
        });
    }

    void startOwn()
    {
        m_begin = Clock::now();
        m_job = m_client.notification(KeepAlivePeer::kId, m_token);
        m_job->onDone(this, [this](const Result<Notification> &result) {
            if (!result || !result->subject)
                qFatal("the lookup failed");
            finish(m_own);
        });
    }

    void finish(std::vector<double> &times)
    {
        times.push_back(std::chrono::duration<double, std::micro>(Clock::now() - m_begin).count());
        QMetaObject::invokeMethod(this, &Bench::next, Qt::QueuedConnection);
    }

    static double median(std::vector<double> times)
    {
        times.erase(times.begin(), times.begin() + kWarmUp);
        std::sort(times.begin(), times.end());
        return (times[kRequests / 2 - 1] + times[kRequests / 2]) / 2;
    }

    void report() const
    {
        const double own = median(m_own);
        const double bare = median(m_bare);
        std::printf("Lookup on loopback, %zu requests each: service client and a bare access manager\n",
                    kRequests);
        std::printf("  %-32s %8.1f %-4s %8.1f %-4s  ratio %.3f  (at most 1.15)\n", "one lookup", own, "µs",
                    bare, "µs", own / bare);
    }

    QUrl m_baseUrl;
    QNetworkAccessManager m_manager;
    ServiceClient m_client;
    Secret m_token{u"0123456789abcdef"_s};
    std::unique_ptr<Job<Notification>> m_job;
    Clock::time_point m_begin;
    std::vector<double> m_bare;
    std::vector<double> m_own;
};

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    const KeepAlivePeer peer;
    Bench bench(peer.baseUrl());
    bench.next();
    return QCoreApplication::exec();
}

#include "bench_lookup.moc"
