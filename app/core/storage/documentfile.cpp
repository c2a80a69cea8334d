// SPDX-License-Identifier: MIT
#include "storage/documentfile.h"

#include "base/errortext.h"

#include <QCoreApplication>

namespace {

struct DocumentFileTexts
{
    Q_DECLARE_TR_FUNCTIONS(DocumentFile)
};

} // namespace

Error namingFile(const QString &path, Error error)
{
    if (!error.jsonPath.isEmpty())
        error.detail = DocumentFileTexts::tr("%1 is %2.", "$.path.in.json is a string")
                           .arg(error.jsonPath, error.detail);
    error.detail = fileProblem(path, error.detail);
    error.jsonPath.clear();
    return error;
}

DocumentFileBase::DocumentFileBase(const QString &path)
    : m_file(path)
{
    connect(&m_file, &BackgroundFile::written, this, [this] {
        m_hasFailed = false;
        Q_EMIT saved();
    });
    connect(&m_file, &BackgroundFile::failed, this, [this](const Error &error) {
        if (error.cause == ErrorCause::FileChangedOnDisk)
            Q_EMIT overtaken(error);
        else
            reportFailure(error);
    });
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
    startOver();
    m_file.remove();
}

void DocumentFileBase::remove(QObject *context, const std::function<void(const std::optional<Error> &)> &done)
{
    startOver();
    m_file.remove(context, done);
}

void DocumentFileBase::startOver()
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
    startOver();
    return m_file.read(maxSize);
}

int DocumentFileBase::beginLoad()
{
    startOver();
    m_isLoading = true;
    return ++m_load;
}

bool DocumentFileBase::endLoad(int load, const QByteArray &digest)
{
    if (!m_isLoading || load != m_load)
        return false;
    m_isLoading = false;
    m_file.setRead(digest);
    return true;
}

Error DocumentFileBase::refuse(Error problem, IfDamaged ifDamaged)
{
    const bool isToMove = problem.cause == ErrorCause::FileDamaged && ifDamaged == IfDamaged::Quarantine;
    if (!isToMove || !m_file.quarantine(problem))
        m_unreadable = problem;
    return problem;
}

#include "moc_documentfile.cpp"
