// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "contract/notification.h"
#include "lookup/requestpace.h"
#include "net/job.h"
#include "service/serviceclient.h"

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
/// to each connection.
class LookupResources final
{
public:
    /// Requests one id with the session of that connection. `freshness` says whether an open network
    /// connection may be used. `retryOf` is the number in the activity log of the exchange that this one
    /// retries, or 0.
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
        for (const auto &[connectionId, pace] : m_paces)
            pace->setParallel(requests);
    }

    const Fetch fetch;
    const Clock &clock;
    AnswerMemory memory;

private:
    int m_parallel = 4;
    std::map<QString, std::unique_ptr<RequestPace>> m_paces;
};
