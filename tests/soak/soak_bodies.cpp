// SPDX-License-Identifier: MIT
// soak_bodies: looks up what is answered with bodies that are meant to use the memory up, and prints by how
// much the peak of this process grew. Ends with 1 where a lookup did not end as it has to.
#include "net/httpclient.h"
#include "service/serviceclient.h"
#include "soakfaults.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>

#include <algorithm>
#include <cstdio>

#ifdef __GLIBC__
#include <malloc.h>
#endif

using namespace Qt::StringLiterals;

namespace {

double peakMiB()
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        qFatal("no /proc/self/status");
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith("VmHWM:"))
            return line.mid(6).trimmed().split(' ').first().toDouble() / 1024;
    }
    qFatal("no VmHWM");
}

/// What was freed is given back first, so that the peak counts from what is in use.
void forgetPeak()
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
    QFile clear(u"/proc/self/clear_refs"_s);
    if (!clear.open(QIODevice::WriteOnly) || clear.write("5") != 1)
        qFatal("no /proc/self/clear_refs");
}

class Bodies final : public QObject
{
public:
    Bodies()
    {
        m_service.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        connect(&m_service, &QProcess::readyReadStandardOutput, this, [this] {
            if (!m_service.canReadLine())
                return;
            ServiceOptions options;
            options.baseUrl = QUrl(QString::fromLatin1(m_service.readLine().trimmed()));
            options.apiKeyHeader = u"Svc-ApiKey"_s;
            options.apiKey = Secret(u"soak-key"_s);
            m_client =
                std::make_unique<ServiceClient>(options, std::make_unique<HttpClient>(TransportOptions()));
            ask(-1); // what the first request costs is no cost of its answer
        });
        m_service.start(QCoreApplication::applicationDirPath() + u"/soak_service"_s, {});
    }
    ~Bodies() override
    {
        m_service.closeWriteChannel();
        m_service.waitForFinished();
    }

private:
    void ask(int body)
    {
        if (body == int(kHostileBodies.size())) {
            std::printf("  %d hostile bodies: %d told wrongly, peak memory grew by %.1f MiB (at most 16)\n",
                        body, m_wrong, m_largest);
            QCoreApplication::exit(m_wrong > 0 || m_largest > 16 ? 1 : 0);
            return;
        }
        forgetPeak();
        if (body == 0)
            m_before = peakMiB();
        m_job = m_client->notification(body < 0 ? 1 : kFirstHostile + body, Secret(u"soak-token"_s));
        m_job->onDone(this, [this, body](const Result<Notification> &result) {
            if (body >= 0)
                m_largest = std::max(m_largest, peakMiB() - m_before);
            const bool isRight = body < 0
                                     ? result.has_value()
                                     : !result && result.error().kind == kHostileBodies.at(size_t(body)).kind;
            m_wrong += isRight ? 0 : 1;
            QMetaObject::invokeMethod(
                this, [this, body] { ask(body + 1); }, Qt::QueuedConnection);
        });
    }

    QProcess m_service;
    std::unique_ptr<ServiceClient> m_client;
    std::unique_ptr<Job<Notification>> m_job;
    double m_before = 0;
    double m_largest = 0;
    int m_wrong = 0;
};

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const Bodies bodies;
    return QCoreApplication::exec();
}
