// SPDX-License-Identifier: MIT
// soak_bodies: looks up, signs in and upgrades, over http and https, with answers that are made to exhaust
// memory. Prints by how much the peak memory of this process grew. Exits with 1 if it grew too much, or if an
// operation did not end as expected.
#include "net/httpclient.h"
#include "service/serviceclient.h"
#include "soakfaults.h"
#include "support/certificates.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>

#include <algorithm>
#include <array>
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

/// Resets the peak. Freed memory is returned to the system first, so that the peak starts from memory in use.
void forgetPeak()
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
    QFile clear(u"/proc/self/clear_refs"_s);
    if (!clear.open(QIODevice::WriteOnly) || clear.write("5") != 1)
        qFatal("no /proc/self/clear_refs");
}

enum class Operation { Lookup, SignIn, Upgrade };
constexpr std::array kOperations{Operation::Lookup, Operation::SignIn, Operation::Upgrade};

class Bodies final : public QObject
{
public:
    Bodies()
    {
        m_service.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        connect(&m_service, &QProcess::readyReadStandardOutput, this, [this] {
            while (m_service.canReadLine())
                m_urls += QUrl(QString::fromLatin1(m_service.readLine().trimmed()));
            if (m_urls.size() == 2)
                ask();
        });
        m_service.start(QCoreApplication::applicationDirPath() + u"/soak_service"_s, {});
    }
    ~Bodies() override
    {
        m_service.closeWriteChannel();
        m_service.waitForFinished();
    }

private:
    /// Steps go through each combination of scheme, body and operation. The first request of each kind is a
    /// warm-up, whose memory is not counted.
    [[nodiscard]] bool isFirst() const { return m_step % m_stepsOfKind == 0; }
    [[nodiscard]] int body() const { return m_step % m_stepsOfKind - 1; }
    [[nodiscard]] Operation operation() const
    {
        return kOperations.at(m_step / m_stepsOfKind % kOperations.size());
    }
    [[nodiscard]] qsizetype kindOfAddress() const { return m_step / m_stepsOfKind / int(kOperations.size()); }

    void ask()
    {
        m_lookup.reset(); // and the data it received
        m_signIn.reset();
        m_upgrade.reset();
        m_client.reset();
        if (kindOfAddress() == m_urls.size())
            return end();
        ServiceOptions options;
        options.baseUrl = m_urls.at(kindOfAddress());
        if (!isFirst())
            options.baseUrl.setPath(u"/hostile/%1"_s.arg(body()));
        options.apiKeyHeader = u"Svc-ApiKey"_s;
        options.apiKey = Secret(u"soak-key"_s);
        TransportOptions transport;
        if (options.baseUrl.scheme() == u"https"_s)
            transport.readExtraCas = [] { return certificates::roots(); };
        m_client = std::make_unique<ServiceClient>(options, std::make_unique<HttpClient>(transport));
        forgetPeak();
        m_before = peakMiB();
        switch (operation()) {
        case Operation::Lookup:
            return start(m_client->notification(1, Secret(u"soak-token"_s)), m_lookup);
        case Operation::SignIn:
            return start(m_client->login({u"soak"_s, {}, u"soak"_s, Secret(u"soak-password"_s)}), m_signIn);
        case Operation::Upgrade:
            return start(m_client->upgrade(UpgradeMode::Everything), m_upgrade);
        }
    }

    template <typename T>
    void start(std::unique_ptr<Job<T>> started, std::unique_ptr<Job<T>> &job)
    {
        job = std::move(started);
        job->onDone(this, [this](const Result<T> &result) {
            judge(result ? std::optional<Error>() : result.error());
            QMetaObject::invokeMethod(
                this,
                [this] {
                    ++m_step;
                    ask();
                },
                Qt::QueuedConnection);
        });
    }

    void judge(const std::optional<Error> &error)
    {
        if (isFirst()) {
            m_wrong += error ? 1 : 0;
            return;
        }
        const HostileBody &asked = m_bodies.at(body());
        const double growth = peakMiB() - m_before;
        m_largest = std::max(m_largest, growth);
        // The answer to an upgrade is shown as received; that to a sign-in needs a token.
        const bool isWhole = asked.piece.isEmpty() && operation() != Operation::Lookup;
        const bool isRight = isWhole || (error && error->kind == asked.kind);
        m_wrong += isRight ? 0 : 1;
        constexpr std::array kNames{"lookup", "sign-in", "upgrade"};
        std::printf("  %-7s %-9s %-26s %5.1f MiB%s\n", kNames.at(size_t(operation())),
                    kindOfAddress() == 0 ? "plain" : "encrypted", asked.name, growth,
                    isRight ? "" : ", wrong result");
    }

    void end()
    {
        const int asked = int(m_bodies.size() * m_urls.size()) * int(kOperations.size());
        std::printf("  %d hostile bodies: %d wrong, peak memory grew by %.1f MiB (at most 16)\n", asked,
                    m_wrong, m_largest);
        QCoreApplication::exit(m_wrong > 0 || m_largest > 16 ? 1 : 0);
    }

    const QList<HostileBody> m_bodies = hostileBodies();
    const int m_stepsOfKind = int(m_bodies.size()) + 1;
    QProcess m_service;
    QList<QUrl> m_urls;
    std::unique_ptr<ServiceClient> m_client;
    std::unique_ptr<Job<Notification>> m_lookup;
    std::unique_ptr<Job<LoginResponse>> m_signIn;
    std::unique_ptr<Job<UpgradeReply>> m_upgrade;
    int m_step = 0;
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
