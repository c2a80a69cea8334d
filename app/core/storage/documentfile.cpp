// SPDX-License-Identifier: MIT
#include "storage/documentfile.h"

#include "base/errortext.h"
#include "base/logging.h"

Error withFileName(const QString &path, Error error)
{
    if (!error.jsonPath.isEmpty())
        error.detail = jsonProblem(error.jsonPath, error.detail);
    error.detail = fileProblem(path, error.detail);
    error.jsonPath.clear();
    return error;
}

DocumentFileBase::DocumentFileBase(const QString &path)
    : m_file(path)
{
    connect(&m_file, &BackgroundFile::written, this, [this] {
        m_hasFailed = false;
        qCDebug(logStorage) << fileName() << "saved";
        Q_EMIT saved();
    });
    connect(&m_file, &BackgroundFile::failed, this, [this](const Error &error) {
        qCDebug(logStorage) << fileName() << "not saved:" << errorKindName(error.kind)
                            << (error.cause == ErrorCause::FileChangedOnDisk ? "changed by another program"
                                                                             : "");
        if (error.cause == ErrorCause::FileChangedOnDisk)
            Q_EMIT changedOnDisk(error);
        else
            reportFailure(error);
    });
}

/// Returns the name of the file without its folder, whose path may contain the name of the user.
QString DocumentFileBase::fileName() const
{
    return QFileInfo(path()).fileName();
}

void DocumentFileBase::write(const QByteArray &content)
{
    if (m_unreadable)
        reportFailure(*m_unreadable);
    else
        m_file.write(content);
}

void DocumentFileBase::remove()
{
    qCDebug(logStorage) << fileName() << "deleting";
    reset();
    m_file.remove();
}

void DocumentFileBase::remove(QObject *context, const std::function<void(const std::optional<Error> &)> &done)
{
    qCDebug(logStorage) << fileName() << "deleting";
    reset();
    m_file.remove(context, done);
}

void DocumentFileBase::reset()
{
    m_unreadable.reset();
    m_hasFailed = false;
    m_isLoading = false;
}

void DocumentFileBase::reportFailure(const Error &error)
{
    if (!std::exchange(m_hasFailed, true))
        Q_EMIT failed(error);
}

void DocumentFileBase::reportLoss(const Error &error)
{
    m_hasFailed = m_unreadable.has_value();
    Q_EMIT failed(error);
}

Result<QByteArray> DocumentFileBase::readNow(qint64 maxSize)
{
    reset();
    qCDebug(logStorage) << fileName() << "reading";
    return m_file.read(maxSize);
}

int DocumentFileBase::beginLoad()
{
    reset();
    m_isLoading = true;
    qCDebug(logStorage) << fileName() << "reading in the background";
    return ++m_load;
}

bool DocumentFileBase::endLoad(int load, const QByteArray &digest)
{
    if (!m_isLoading || load != m_load)
        return false;
    m_isLoading = false;
    m_file.setRead(digest);
    qCDebug(logStorage) << fileName() << "read";
    return true;
}

Error DocumentFileBase::handleLoadError(Error problem, IfDamaged ifDamaged)
{
    const bool shouldQuarantine =
        problem.cause == ErrorCause::FileDamaged && ifDamaged == IfDamaged::Quarantine;
    const bool isMoved = shouldQuarantine && m_file.quarantine(problem);
    if (!isMoved)
        m_unreadable = problem;
    qCDebug(logStorage) << fileName() << "unusable," << (isMoved ? "moved to .bad" : "left unchanged");
    return problem;
}

#include "moc_documentfile.cpp"
