// SPDX-License-Identifier: MIT
#include "export/resultwriter.h"

#include "storage/atomicfile.h"

#include <QElapsedTimer>

namespace {

constexpr qint64 kProgressInterval = 250; ///< in milliseconds

} // namespace

ResultWriter::ResultWriter(QObject *parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

ResultWriter::~ResultWriter()
{
    m_pool.waitForDone();
}

void ResultWriter::format(const ResultRows &rows, ExportFormat format, const SecretRedactor &redactor,
                          const ExportOptions &options)
{
    m_pool.start([this, rows, format, redactor, options] {
        const ResultCopy copy = copied(rows, format, redactor, options);
        QMetaObject::invokeMethod(
            this,
            [this, copy, format, count = exportedCount(rows, options)] {
                Q_EMIT formatted(copy, format, count);
            },
            Qt::QueuedConnection);
    });
}

void ResultWriter::write(const QString &path, const ResultRows &rows, ExportFormat format,
                         const SecretRedactor &redactor, const ExportOptions &options)
{
    write(path, exportedCount(rows, options), [rows, format, redactor, options](const ReportProgress &) {
        return exported(rows, format, redactor, options);
    });
}

void ResultWriter::write(const QString &path, const ExportedCount &count, const MakeContent &make)
{
    m_pool.start([this, path, count, make, number = ++m_lastWrite] {
        const auto isWanted = [this, number] { return number > m_lastStopped; };
        QElapsedTimer sinceProgress;
        sinceProgress.start();
        const QByteArray content = make([this, &isWanted, &sinceProgress](double share) {
            if (sinceProgress.elapsed() >= kProgressInterval) {
                sinceProgress.start();
                QMetaObject::invokeMethod(
                    this, [this, share] { Q_EMIT progressed(share); }, Qt::QueuedConnection);
            }
            return isWanted();
        });
        const bool isWritten = isWanted();
        const std::optional<Error> error = isWritten ? writeUserFile(path, content) : std::nullopt;
        QMetaObject::invokeMethod(
            this,
            [this, path, count, isWritten, error] {
                if (!isWritten)
                    Q_EMIT stopped();
                else if (error)
                    Q_EMIT failed(*error);
                else
                    Q_EMIT written(path, count);
            },
            Qt::QueuedConnection);
    });
}

void ResultWriter::stop()
{
    m_lastStopped = m_lastWrite;
}

#include "moc_resultwriter.cpp"
