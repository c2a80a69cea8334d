// SPDX-License-Identifier: MIT
#include "results/resultsarranger.h"

#include "base/async.h"
#include "results/resultset.h"

#include <utility>

using namespace std::chrono_literals;

namespace {

constexpr std::chrono::milliseconds kPause = 500ms;
/// The pause is at least that many times as long as the last arrangement took.
constexpr int kIdleShare = 4;

} // namespace

ResultsArranger::ResultsArranger(const ResultSet &results, QObject *parent)
    : QObject(parent)
    , m_results(&results)
    , m_arrangement(std::make_shared<const Arrangement>())
    , m_cache(std::make_shared<ArrangementCache>())
    , m_isCancelled(std::make_shared<std::atomic_bool>(false))
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPause);
    connect(&m_pause, &QTimer::timeout, this, &ResultsArranger::arrangeNow);
    follow();
    endReset();
}

ResultsArranger::~ResultsArranger()
{
    cancel();
}

void ResultsArranger::follow()
{
    connect(m_results, &ResultSet::aboutToReset, this, &ResultsArranger::aboutToReset);
    connect(m_results, &ResultSet::reset, this, &ResultsArranger::endReset);
    connect(m_results, &ResultSet::added, this, &ResultsArranger::arrangeNow);
    connect(m_results, &ResultSet::changed, this, &ResultsArranger::rowsChanged);
}

void ResultsArranger::setResults(const ResultSet &results, const ArrangementRequest &request)
{
    disconnect(m_results, nullptr, this, nullptr);
    Q_EMIT aboutToReset();
    m_results = &results;
    m_request = request;
    follow();
    endReset();
}

void ResultsArranger::setRequest(const ArrangementRequest &request)
{
    if (m_request == request)
        return;
    m_request = request;
    arrangeNow();
}

/// Stops the call that is running. It keeps its cache, which is about other rows.
void ResultsArranger::cancel()
{
    m_pause.stop();
    m_isCancelled->store(true);
    m_isCancelled = std::make_shared<std::atomic_bool>(false);
    m_isRunning = false;
}

void ResultsArranger::endReset()
{
    cancel();
    m_cache = std::make_shared<ArrangementCache>();
    m_arrangement = std::make_shared<const Arrangement>();
    if (m_results->rows().size() <= kFewRows) {
        m_arrangement = arrange(m_results->rows(), m_request, *m_cache, *m_isCancelled);
        m_isOutdated = false;
        Q_EMIT reset();
    } else {
        Q_EMIT reset();
        arrangeNow();
    }
}

/// Returns whether a row that has changed may get another place.
bool ResultsArranger::canMoveRows() const
{
    return m_request.sortedBy || m_request.groupedBy || m_request.isOnlyDifferent ||
           !m_request.filter.isEmpty();
}

void ResultsArranger::rowsChanged()
{
    m_isOutdated = true;
    if (m_isRunning || m_pause.isActive())
        return;
    if (canMoveRows() || m_results->rows().size() > kFewRows)
        m_pause.start();
    else
        start();
}

void ResultsArranger::arrangeNow()
{
    m_pause.stop();
    if (m_isRunning)
        m_isCancelled->store(true); // and is started again
    else
        start();
}

void ResultsArranger::start()
{
    m_isOutdated = false;
    if (m_results->rows().size() <= kFewRows) {
        finish(arrange(m_results->rows(), m_request, *m_cache, *m_isCancelled));
        return;
    }
    m_isRunning = true;
    m_isCancelled->store(false);
    const auto began = std::chrono::steady_clock::now();
    inBackground(
        this,
        [rows = m_results->rows(), request = m_request, cache = m_cache, isCancelled = m_isCancelled] {
            return arrange(rows, request, *cache, *isCancelled);
        },
        [this, began, isCancelled = m_isCancelled](const std::shared_ptr<const Arrangement> &made) {
            if (isCancelled != m_isCancelled) // of other rows
                return;
            m_isRunning = false;
            const auto took = std::chrono::duration_cast<std::chrono::milliseconds>(
                std::chrono::steady_clock::now() - began);
            m_pause.setInterval(std::max(kPause, kIdleShare * took));
            if (isCancelled->load())
                start();
            else
                finish(made);
        });
}

void ResultsArranger::finish(const std::shared_ptr<const Arrangement> &made)
{
    m_arrangement = made;
    if (m_isOutdated)
        m_pause.start();
    Q_EMIT arranged();
}

#include "moc_resultsarranger.cpp"
