// SPDX-License-Identifier: MIT
#include "results/resultcache.h"

#include "base/async.h"
#include "redaction/knownsecrets.h"
#include "results/resultcachejson.h"

#include <QScopedValueRollback>

#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr SettingKey<bool> kKeep{"results/keep"_L1, false};
constexpr auto kMoment = 300ms;

} // namespace

ResultCache::ResultCache(ResultSet &results, Settings &settings, const KnownSecrets &secrets,
                         const QString &file, QObject *parent)
    : QObject(parent)
    , m_results(results)
    , m_settings(settings)
    , m_secrets(secrets)
    , m_file(file, kMaxArchiveSize, parseResultArchive)
    , m_isKeeping(settings.value(kKeep))
{
    m_later.setSingleShot(true);
    connect(&m_later, &QTimer::timeout, this, &ResultCache::save);
    connect(&m_results, &ResultSet::updated, this, &ResultCache::changed);
    connect(&m_results, &ResultSet::ended, this, &ResultCache::changed);
    connect(&m_file, &DocumentFileBase::saved, this, &ResultCache::saved);
    connect(&m_file, &DocumentFileBase::failed, this, &ResultCache::failed);
    connect(&m_file, &DocumentFileBase::overtaken, &m_file, &DocumentFileBase::reportFailure);
}

ResultCache::~ResultCache()
{
    if (m_isKeeping && !m_file.isLoading() && !m_file.unreadable() && (m_isChanged || m_packing != 0))
        m_file.write(resultCacheJson(redacted(m_results.rows(), m_secrets.redactor())).json);
}

void ResultCache::setKeeping(bool keeping)
{
    if (keeping == m_isKeeping)
        return;
    m_isKeeping = keeping;
    m_isFollowing = true;
    m_settings.setValue(kKeep, keeping);
    reset();
    if (keeping) {
        m_file.startOver();
        changed();
    } else {
        m_file.remove();
    }
    Q_EMIT keepingChanged(keeping);
}

void ResultCache::forget(QObject *context, const std::function<void(const std::optional<Error> &)> &done)
{
    reset();
    m_file.remove(context, done);
}

/// Discards all changes that have not been written.
void ResultCache::reset()
{
    m_later.stop();
    m_isChanged = false;
    m_packing = 0;
    m_notKept = 0;
}

void ResultCache::load()
{
    m_isFollowing = true;
    if (m_isKeeping && !m_file.isLoading())
        m_file.loadInBackground([this](const Kept &kept) { take(kept); });
}

void ResultCache::take(const Kept &kept)
{
    if (!kept) {
        Q_EMIT failed(kept.error());
    } else {
        const QList<ResultRow> rows = kept->value_or(QList<ResultRow>());
        if (!m_isChanged && !m_results.isRunning() && m_results.rows().isEmpty() && !rows.isEmpty()) {
            const QScopedValueRollback notFollowing(m_isFollowing, false);
            m_results.restore(rows);
        }
        Q_EMIT loaded();
    }
    if (m_isChanged)
        changed();
}

void ResultCache::changed()
{
    if (!m_isKeeping || !m_isFollowing)
        return;
    m_isChanged = true;
    if (!m_file.isLoading() && !m_results.isRunning())
        m_later.start(m_results.rows().isEmpty() ? 0ms : kMoment);
}

void ResultCache::save()
{
    if (m_file.isLoading() || m_packing != 0 || m_results.isRunning())
        return;
    m_isChanged = false;
    if (const auto &error = m_file.unreadable()) {
        m_file.reportFailure(*error);
        return;
    }
    m_packing = ++m_lastPacking;
    inBackground(
        this,
        [rows = m_results.rows(), redactor = m_secrets.redactor()] {
            return resultCacheJson(redacted(rows, redactor));
        },
        [this, packing = m_packing, all = m_results.rows().size()](const ResultArchiveJson &archive) {
            if (packing != m_packing)
                return;
            m_packing = 0;
            if (m_isChanged) {
                changed();
                return;
            }
            m_file.write(archive.json);
            written(archive.written, all);
        });
}

void ResultCache::written(qsizetype rows, qsizetype all)
{
    const qsizetype left = all - rows;
    if (std::exchange(m_notKept, left) != left && left > 0)
        Q_EMIT notKept(left);
}

#include "moc_resultcache.cpp"
