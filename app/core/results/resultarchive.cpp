// SPDX-License-Identifier: MIT
#include "results/resultarchive.h"

#include "base/background.h"
#include "connections/connectionjson.h"
#include "results/resultarchivejson.h"

#include <QFileInfo>
#include <QScopedValueRollback>

#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr SettingKey<bool> kKeep{"results/keep"_L1, false};
constexpr auto kMoment = 300ms;

} // namespace

struct ResultArchive::Kept
{
    QList<ResultRow> rows;
    QByteArray digest;
    std::optional<Error> error;
};

ResultArchive::ResultArchive(ResultSet &results, Settings &settings, const KnownSecrets &secrets,
                             const QString &file, QObject *parent)
    : QObject(parent)
    , m_results(results)
    , m_settings(settings)
    , m_secrets(secrets)
    , m_file(file)
    , m_isKeeping(settings.value(kKeep))
{
    m_later.setSingleShot(true);
    connect(&m_later, &QTimer::timeout, this, &ResultArchive::save);
    connect(&m_results, &ResultSet::updated, this, &ResultArchive::changed);
    connect(&m_results, &ResultSet::ended, this, &ResultArchive::changed);
    connect(&m_file, &BackgroundFile::failed, this, &ResultArchive::tell);
    connect(&m_file, &BackgroundFile::written, this, [this] {
        m_isToldOfFailure = false;
        Q_EMIT saved();
    });
}

ResultArchive::~ResultArchive()
{
    if (m_isKeeping && !m_isLoading && !m_blockedBy && (m_isChanged || m_isPacking))
        m_file.write(resultArchiveJson(redacted(m_results.rows(), m_secrets.redactor())).json);
}

void ResultArchive::setKeeping(bool keeping)
{
    if (keeping == m_isKeeping)
        return;
    m_isKeeping = keeping;
    m_isUsed = true;
    m_settings.setValue(kKeep, keeping);
    m_later.stop();
    m_isLoading = false;
    ++m_loads;
    m_notKept = 0;
    m_blockedBy.reset();
    m_isToldOfFailure = false;
    m_isChanged = keeping; // which also outdates what is being put into words
    if (keeping)
        changed();
    else
        m_file.remove();
    Q_EMIT keepingChanged(keeping);
}

void ResultArchive::forget(QObject *context, const std::function<void(const std::optional<Error> &)> &done)
{
    m_later.stop();
    m_isLoading = false;
    ++m_loads;
    m_notKept = 0;
    m_blockedBy.reset();
    m_isChanged = false;
    m_isForgotten = m_isPacking;
    m_file.remove(context, done);
}

void ResultArchive::load()
{
    m_isUsed = true;
    if (!m_isKeeping || m_isLoading)
        return;
    m_isLoading = true;
    inBackground(
        this, [path = m_file.path()] { return read(path); },
        [this, load = ++m_loads](const Kept &kept) {
            if (load == m_loads)
                take(kept);
        });
}

ResultArchive::Kept ResultArchive::read(const QString &path)
{
    Kept kept;
    const auto content = readWholeFile(path, kMaxArchiveSize);
    if (!content) {
        kept.error = content.error();
        return kept;
    }
    kept.digest = fileDigest(*content);
    if (QFileInfo::exists(path)) {
        const auto rows = parseResultArchive(*content);
        if (rows)
            kept.rows = *rows;
        else
            kept.error = namingFile(path, rows.error());
    }
    return kept;
}

void ResultArchive::take(const Kept &kept)
{
    m_isLoading = false;
    if (std::optional<Error> problem = kept.error) {
        m_file.setRead(kept.digest);
        if (problem->cause != ErrorCause::FileDamaged || !m_file.setAside(*problem))
            m_blockedBy = problem;
        Q_EMIT failed(*problem);
    } else {
        m_file.setRead(kept.digest);
        if (!m_isChanged && !m_results.isRunning() && m_results.rows().isEmpty() && !kept.rows.isEmpty()) {
            const QScopedValueRollback restoring(m_isRestoring, true);
            m_results.restore(kept.rows);
        }
        Q_EMIT loaded();
    }
    if (m_isChanged)
        changed();
}

void ResultArchive::changed()
{
    if (!m_isKeeping || !m_isUsed || m_isRestoring)
        return;
    m_isChanged = true;
    if (!m_isLoading && !m_results.isRunning())
        m_later.start(m_results.rows().isEmpty() ? 0ms : kMoment);
}

void ResultArchive::save()
{
    if (m_isLoading || m_isPacking || m_results.isRunning())
        return;
    m_isChanged = false;
    if (m_blockedBy) {
        tell(*m_blockedBy);
        return;
    }
    m_isPacking = true;
    inBackground(
        this,
        [rows = m_results.rows(), redactor = m_secrets.redactor()] {
            return resultArchiveJson(redacted(rows, redactor));
        },
        [this, all = m_results.rows().size()](const ResultArchiveJson &archive) {
            m_isPacking = false;
            const bool isForgotten = std::exchange(m_isForgotten, false);
            if (!m_isKeeping)
                return;
            if (m_isChanged) {
                changed();
                return;
            }
            if (isForgotten)
                return;
            m_file.write(archive.json);
            written(archive.written, all);
        });
}

void ResultArchive::written(qsizetype rows, qsizetype all)
{
    const qsizetype left = all - rows;
    if (std::exchange(m_notKept, left) != left && left > 0)
        Q_EMIT notKept(left);
}

void ResultArchive::tell(const Error &error)
{
    if (!std::exchange(m_isToldOfFailure, true))
        Q_EMIT failed(error);
}

#include "moc_resultarchive.cpp"
