// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "contract/notification.h"
#include "lookup/requestpace.h"
#include "net/job.h"
#include "service/serviceclient.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <map>
#include <memory>

/// How many bytes of answers all result sets together hold in memory, and how many they may hold. ResultSet
/// counts what it keeps; LookupQueue stops before an answer that does not fit.
struct AnswerMemory
{
    qint64 limit = 512LL * 1024 * 1024; ///< bytes
    qint64 used = 0;                    ///< bytes

    [[nodiscard]] bool hasRoomFor(qint64 bytes) const { return used + bytes <= limit; }
};

/// What all lookups share: how an id is requested, the memory for the answers, and the pace of the requests
/// to each connection. Connections to the same host share its HostLoad::kMaxRequests equally while lookups of
/// several of them are running.
class LookupResources final
{
public:
    /// Requests one id with the session of that connection. `freshness` says whether a network connection
    /// that is already open may be used. `retryOf` is the number in the activity log of the exchange that
    /// this one retries, or 0.
    using Fetch = std::function<std::unique_ptr<Job<Notification>>(
        const QString &connectionId, qint32 id, ConnectionReuse freshness, qint64 retryOf)>;

    /// `timeSource` must outlive this object.
    LookupResources(Fetch request, const Clock &timeSource, qint64 maxAnswerBytes = AnswerMemory().limit)
        : fetch(std::move(request))
        , clock(timeSource)
        , memory{.limit = maxAnswerBytes}
    {
    }

    /// Returns the pace of the requests to a connection. It lives as long as this object.
    [[nodiscard]] RequestPace &pace(const QString &connectionId)
    {
        std::unique_ptr<RequestPace> &pace = m_paces[connectionId];
        if (!pace) {
            pace = std::make_unique<RequestPace>();
            pace->setParallel(m_parallel);
        }
        return *pace;
    }
    /// Sets the number of parallel requests to each connection; see RequestPace::setParallel().
    void setParallel(int requests)
    {
        m_parallel = requests;
        share();
    }

    /// Counts as a running lookup of a connection to that host for as long as it exists. `resources` must
    /// outlive it.
    class Use final
    {
    public:
        Use(LookupResources &resources, const QString &connectionId, const QString &host)
            : m_resources(resources)
            , m_connectionId(connectionId)
            , m_host(host)
        {
            Host &used = m_resources.m_hosts[m_host];
            ++used.lookups[m_connectionId];
            m_resources.pace(m_connectionId).setHost(used.load);
            m_resources.share();
        }
        ~Use()
        {
            std::map<QString, int> &lookups = m_resources.m_hosts[m_host].lookups;
            if (--lookups[m_connectionId] == 0)
                lookups.erase(m_connectionId);
            m_resources.share();
        }
        Q_DISABLE_COPY_MOVE(Use)

    private:
        LookupResources &m_resources;
        const QString m_connectionId;
        const QString m_host;
    };

    /// Returns whether there is room for an answer of that size, for which dropAnswers() may make room.
    [[nodiscard]] bool makeRoomFor(qint64 bytes)
    {
        while (!memory.hasRoomFor(bytes)) {
            if (!dropAnswers || !dropAnswers())
                return false;
        }
        return true;
    }

    const Fetch fetch;
    const Clock &clock;
    AnswerMemory memory;
    /// Drops answers that are not needed, and returns whether there were any. Null if all are needed.
    std::function<bool()> dropAnswers;
    /// How long each id took in the last long lookup of a connection, without pauses.
    std::map<QString, std::chrono::nanoseconds> timePerId;

private:
    struct Host
    {
        std::shared_ptr<HostLoad> load = std::make_shared<HostLoad>();
        std::map<QString, int> lookups; ///< number of running ones by connection
    };

    void share()
    {
        std::map<QString, int> shares;
        for (const auto &[name, host] : m_hosts) {
            for (const auto &[connectionId, lookups] : host.lookups)
                shares[connectionId] = HostLoad::kMaxRequests / static_cast<int>(host.lookups.size());
        }
        for (const auto &[connectionId, pace] : m_paces) {
            const auto share = shares.find(connectionId);
            pace->setParallel(share == shares.end() ? m_parallel : std::min(m_parallel, share->second));
        }
    }

    int m_parallel = 4;
    std::map<QString, Host> m_hosts;
    std::map<QString, std::unique_ptr<RequestPace>> m_paces;
};
