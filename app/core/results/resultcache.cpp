// SPDX-License-Identifier: MIT
#include "results/resultcache.h"

#include "base/async.h"
#include "redaction/knownsecrets.h"
#include "storage/storedsettings.h"

#include <QScopedValueRollback>

#include <utility>

using namespace std::chrono_literals;

namespace {

constexpr auto kSaveDelay = 300ms;
constexpr qsizetype kMostWhileRunning = 1000;

StoredResults redacted(StoredResults results, const SecretRedactor &redactor)
{
    for (ResultRows &rows : results.sets) {
        ResultRows clean;
        for (const ResultRow row : rows)
            clean.append(redacted(row, redactor));
        rows = clean;
    }
    return results;
}

} // namespace

ResultCache::ResultCache(ResultSets &results, Settings &settings, const KnownSecrets &secrets,
                         const QString &file, QObject *parent)
    : QObject(parent)
    , m_results(results)
    , m_settings(settings)
    , m_secrets(secrets)
    , m_file(file, kMaxResultCacheSize, parseResultCache)
    , m_isKeeping(settings.value(storedsettings::kResultsKept))
{
    m_saveTimer.setSingleShot(true);
    connect(&m_saveTimer, &QTimer::timeout, this, &ResultCache::save);
    const auto follow = [this](const ResultSet *set) {
        if (!set || set->isWorthKeeping()) // the rounds of a watch change nothing
            changed();
    };
    connect(&m_results, &ResultSets::updated, this, follow);
    connect(&m_results, &ResultSets::ended, this, follow);
    connect(&m_results, &ResultSets::currentChanged, this, &ResultCache::changed);
    connect(&m_file, &DocumentFileBase::saved, this, &ResultCache::saved);
    connect(&m_file, &DocumentFileBase::failed, this, &ResultCache::failed);
    connect(&m_file, &DocumentFileBase::changedOnDisk, &m_file, &DocumentFileBase::reportFailure);
}

ResultCache::~ResultCache()
{
    const bool hasChanges = m_isKeeping && (m_isChanged || m_serialization != 0);
    if ((hasChanges || m_isKeepingOnce) && !m_file.isLoading() && !m_file.unreadable())
        m_file.write(resultCacheJson(redacted(rows(), m_secrets.redactor())).json);
}

void ResultCache::setKeeping(bool keeping)
{
    if (keeping == m_isKeeping)
        return;
    m_isKeeping = keeping;
    m_isFollowing = true;
    m_settings.setValue(storedsettings::kResultsKept, keeping);
    reset();
    if (keeping) {
        m_file.reset();
        changed();
    } else {
        m_file.remove();
    }
    Q_EMIT keepingChanged(keeping);
}

void ResultCache::keepOnce()
{
    if (m_isKeeping)
        return;
    m_isKeepingOnce = true;
    m_settings.setValue(storedsettings::kResultsKeptOnce, true);
    m_file.reset();
}

void ResultCache::forget(QObject *context, const std::function<void(const std::optional<Error> &)> &done)
{
    reset();
    m_isKeepingOnce = false;
    m_settings.setValue(storedsettings::kResultsKeptOnce, false);
    m_file.remove(context, done);
}

/// Discards all changes that have not been written.
void ResultCache::reset()
{
    m_saveTimer.stop();
    m_isChanged = false;
    m_serialization = 0;
    m_notKept = 0;
}

void ResultCache::load()
{
    m_isFollowing = true;
    const bool isKept = m_isKeeping || m_settings.value(storedsettings::kResultsKeptOnce);
    if (isKept && !m_file.isLoading())
        m_file.loadInBackground([this](const auto &stored) { restore(stored); });
}

StoredResults ResultCache::rows() const
{
    StoredResults results;
    for (const ResultSet *set : m_results.sets()) {
        if (!set->isWorthKeeping())
            continue;
        if (set == &m_results.current())
            results.current = results.sets.size();
        results.sets += set->rows();
    }
    return results;
}

void ResultCache::restore(const DocumentFile<StoredResults>::Document &stored)
{
    if (!stored) {
        Q_EMIT failed(stored.error());
    } else {
        const StoredResults results = stored->value_or(StoredResults());
        if (!m_isChanged) {
            const QScopedValueRollback notFollowing(m_isFollowing, false);
            m_results.restore(results.sets, results.current);
        }
        Q_EMIT loaded();
    }
    m_settings.setValue(storedsettings::kResultsKeptOnce, false);
    if (stored && !m_isKeeping)
        m_file.remove();
    if (m_isChanged)
        changed();
}

void ResultCache::changed()
{
    if (!m_isKeeping || !m_isFollowing)
        return;
    m_isChanged = true;
    if (!maySave())
        return;
    if (m_results.isEmpty())
        m_saveTimer.start(0ms);
    else if (!m_saveTimer.isActive())
        m_saveTimer.start(kSaveDelay);
}

/// Many rows would be copied again and again while their answers arrive.
bool ResultCache::maySave() const
{
    return !m_file.isLoading() && (!m_results.isRunning() || rows().rowCount() <= kMostWhileRunning);
}

void ResultCache::save()
{
    if (!maySave() || m_serialization != 0)
        return;
    m_isChanged = false;
    if (const auto &error = m_file.unreadable()) {
        m_file.reportFailure(*error);
        return;
    }
    m_serialization = ++m_lastSerialization;
    inBackground(
        this,
        [results = rows(), redactor = m_secrets.redactor()] {
            return resultCacheJson(redacted(results, redactor));
        },
        [this, serialization = m_serialization, all = rows().rowCount()](const ResultCacheJson &cache) {
            if (serialization != m_serialization)
                return;
            m_serialization = 0;
            m_file.write(cache.json);
            reportNotKept(cache.written, all);
            if (m_isChanged)
                changed();
        });
}

void ResultCache::reportNotKept(qsizetype rows, qsizetype all)
{
    const qsizetype left = all - rows;
    if (std::exchange(m_notKept, left) != left && left > 0)
        Q_EMIT rowsLeftOut(left);
}

#include "moc_resultcache.cpp"
