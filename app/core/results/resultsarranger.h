// SPDX-License-Identifier: MIT
#pragma once

#include "results/arrangement.h"

#include <QObject>
#include <QTimer>

class ResultSet;

/// Keeps the arrangement of a result set as requested while its rows change. Up to kFewRows rows are arranged
/// at once; more are arranged on another thread, from a snapshot, while the previous arrangement is still
/// shown. A newer request cancels an older one.
///
/// Rows that change are arranged again after a pause if that can move or hide them, so that they do not jump
/// about while answers arrive.
class ResultsArranger final : public QObject
{
    Q_OBJECT
public:
    static constexpr qsizetype kFewRows = 2000;

    /// `results` must outlive this object, or the next call of setResults().
    explicit ResultsArranger(const ResultSet &results, QObject *parent = nullptr);
    ~ResultsArranger() override;

    /// Arranges another result set as requested.
    void setResults(const ResultSet &results, const ArrangementRequest &request);
    void setRequest(const ArrangementRequest &request);
    [[nodiscard]] const ArrangementRequest &request() const { return m_request; }

    /// Returns the last arrangement that was finished; never null. Its rows exist, but there may be newer
    /// ones.
    [[nodiscard]] const std::shared_ptr<const Arrangement> &current() const { return m_arrangement; }
    /// Returns whether rows or the request have changed since that one was begun.
    [[nodiscard]] bool isOutdated() const { return m_isOutdated || m_isRunning; }

Q_SIGNALS:
    /// Emitted before and after current() belongs to other rows. It may be empty at first.
    void aboutToReset();
    void reset();
    /// Emitted when current() is a newer one of the same rows.
    void arranged();

private:
    void follow();
    void endReset();
    void rowsChanged();
    void arrangeNow();
    void start();
    void finish(const std::shared_ptr<const Arrangement> &made);
    void cancel();
    [[nodiscard]] bool canMoveRows() const;

    const ResultSet *m_results;
    ArrangementRequest m_request;
    std::shared_ptr<const Arrangement> m_arrangement; ///< never null
    std::shared_ptr<ArrangementCache> m_cache;        ///< used by one call of arrange() at a time
    std::shared_ptr<std::atomic_bool> m_isCancelled;  ///< of the call that is running
    bool m_isRunning = false;                         ///< on another thread
    bool m_isOutdated = false;
    QTimer m_pause; ///< until rows that have changed are arranged again
};
