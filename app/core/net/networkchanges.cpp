// SPDX-License-Identifier: MIT
#include "net/networkchanges.h"

#include "base/async.h"
#include "base/clock.h"
#include "base/logging.h"

#include <QHostAddress>
#include <QHostInfo>
#include <QNetworkInformation>

using namespace std::chrono_literals;

namespace {

/// Clocks are corrected by less.
constexpr auto kGap = 5s;

} // namespace

NetworkChanges::NetworkChanges(const Clock &clock)
    : m_clock(clock)
    , m_offset(offset())
{
}

NetworkChanges &NetworkChanges::system()
{
    static const SystemClock clock;
    static NetworkChanges *changes = nullptr;
    if (changes)
        return *changes;
    changes = new NetworkChanges(clock); // deliberately leaked: requests may end after everything else
    if (QNetworkInformation::loadDefaultBackend()) {
        const QNetworkInformation *information = QNetworkInformation::instance();
        connect(information, &QNetworkInformation::reachabilityChanged, changes, &NetworkChanges::note);
        connect(information, &QNetworkInformation::transportMediumChanged, changes, &NetworkChanges::note);
    }
    return *changes;
}

std::chrono::milliseconds NetworkChanges::offset() const
{
    return std::chrono::milliseconds(m_clock.utcNow().toMSecsSinceEpoch()) - m_clock.steadyNow();
}

int NetworkChanges::count()
{
    const std::chrono::milliseconds now = offset();
    if (std::chrono::abs(now - m_offset) > kGap)
        note();
    m_offset = now;
    return m_count;
}

void NetworkChanges::renewNames(const QStringList &hosts, QObject *context, const std::function<void()> &done)
{
    const int current = count();
    QStringList old;
    for (const QString &host : hosts) {
        if (m_renewed.value(host) < current && QHostAddress(host).isNull())
            old += host;
    }
    if (old.isEmpty()) {
        done();
        return;
    }
    inBackground(
        context,
        [old] {
            for (const QString &host : old)
                QHostInfo::fromName(host); // replaces what Qt knows of it
            return old.size();
        },
        [this, old, current, done](qsizetype) {
            qCDebug(logNet) << "asked for the addresses anew:" << old;
            for (const QString &host : old)
                m_renewed.insert(host, current);
            done();
        });
}

#include "moc_networkchanges.cpp"
