// SPDX-License-Identifier: MIT
// Measures what one lookup costs on top of a plain QNetworkAccessManager's GET of the same bytes from the
// demo service: header validation, the safe request profile, classifying and parsing the answer. The two
// alternate in order; the figures are medians.
#include "activity/activitylog.h"
#include "bench/row.h"
#include "net/httpclient.h"
#include "program/demochild.h"
#include "service/serviceclient.h"

#include <QCoreApplication>
#include <QNetworkAccessManager>
#include <QNetworkReply>

#include <algorithm>
#include <chrono>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

using SteadyClock = std::chrono::steady_clock;

constexpr qint32 kId = 1001;
constexpr std::size_t kWarmUp = 500;
constexpr std::size_t kRequests = 5000;

class Bench final : public QObject
{
    Q_OBJECT
public:
    explicit Bench(const QUrl &baseUrl)
        : m_bareRequest(baseUrl.resolved(QUrl(u"/api/v202108/notification/%1"_s.arg(kId))))
        , m_client({.baseUrl = baseUrl,
                    .apiKeyHeader = u"Svc-ApiKey"_s,
                    .apiKey = Secret(u"demo-key"_s),
                    .token = {},
                    .requestTimeout = std::chrono::seconds(30),
                    .upgradeTimeout = std::chrono::minutes(60)},
                   std::make_unique<HttpClient>(TransportOptions(), &m_activity))
    {
        // The client sends these headers too, so both cost the service the same.
        m_bareRequest.setRawHeader("Accept", "application/json");
        m_bareRequest.setRawHeader("Accept-Encoding", "identity");
        m_bareRequest.setRawHeader("Cache-Control", "no-cache");
        m_bareRequest.setRawHeader("Content-Type", "application/json");
        m_bareRequest.setRawHeader("Pragma", "no-cache");
        m_bareRequest.setRawHeader("Svc-ApiKey", "demo-key");
        m_bareRequest.setRawHeader("User-Agent", "svc-desktop/" SVC_VERSION);
    }

    void next()
    {
        const std::size_t done = m_bare.size() + m_own.size();
        if (done == 2 * (kWarmUp + kRequests)) {
            report();
            QCoreApplication::quit();
        } else if (done % 4 == 0 || done % 4 == 3) {
            startBare();
        } else {
            startOwn();
        }
    }

private:
    void startBare()
    {
        m_begin = SteadyClock::now();
        QNetworkReply *reply = m_manager.get(QNetworkRequest(m_bareRequest));
        connect(reply, &QNetworkReply::finished, this, [this, reply] {
            if (reply->error() != QNetworkReply::NoError || reply->readAll().isEmpty())
                qFatal("the bare request failed");
            reply->deleteLater();
            finish(m_bare);
        });
    }

    void startOwn()
    {
        m_begin = SteadyClock::now();
        m_job = m_client.notification(kId, Secret());
        m_job->onDone(this, [this](const Result<Notification> &result) {
            if (!result || !result->subject)
                qFatal("the lookup failed");
            finish(m_own);
        });
    }

    void finish(std::vector<double> &times)
    {
        times.push_back(std::chrono::duration<double, std::micro>(SteadyClock::now() - m_begin).count());
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
        print({"one lookup on loopback, " + std::to_string(kRequests) + " times", numberText(own, 1, "µs"),
               numberText(bare, 1, "µs, bare access manager"), numberText(own / bare, 2), "1.15"});
    }

    SystemClock m_clock;
    ActivityLog m_activity{m_clock};
    QNetworkRequest m_bareRequest;
    QNetworkAccessManager m_manager;
    ServiceClient m_client;
    std::unique_ptr<Job<Notification>> m_job;
    SteadyClock::time_point m_begin;
    std::vector<double> m_bare;
    std::vector<double> m_own;
};

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    DemoChild service;
    std::unique_ptr<Bench> bench;
    QObject::connect(&service, &DemoChild::ready, &application, [&bench](const QUrl &baseUrl) {
        bench = std::make_unique<Bench>(baseUrl);
        bench->next();
    });
    QObject::connect(&service, &DemoChild::failed, &application,
                     [](const QString &reason) { qFatal("%s", qPrintable(reason)); });
    service.start();
    return QCoreApplication::exec();
}

#include "bench_lookup.moc"
