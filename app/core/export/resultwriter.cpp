// SPDX-License-Identifier: MIT
#include "export/resultwriter.h"

#include "storage/atomicfile.h"

#include <QElapsedTimer>

namespace {

constexpr qint64 kProgressInterval = 250; ///< in milliseconds

} // namespace

void ResultWriter::format(const ResultRows &rows, ExportFormat format, const SecretRedactor &redactor,
                          const ExportOptions &options)
{
    m_worker.run(
        this,
        [rows, format, redactor, options] {
            return std::pair(copied(rows, format, redactor, options), exportedCount(rows, options));
        },
        [this, format](const std::pair<ResultCopy, ExportedCount> &made) {
            Q_EMIT formatted(made.first, format, made.second);
        });
}

void ResultWriter::write(const QString &path, const ResultRows &rows, ExportFormat format,
                         const SecretRedactor &redactor, const ExportOptions &options)
{
    write(path, exportedCount(rows, options),
          [rows, format, redactor, options](const ReportProgress &progress) -> Result<QByteArray> {
              return format == ExportFormat::Xlsx ? exportedXlsx(rows, redactor, options, progress)
                                                  : exported(rows, format, redactor, options);
          });
}

void ResultWriter::write(const QString &path, const ExportedCount &count, const MakeContent &make)
{
    struct Done
    {
        bool isWritten;
        std::optional<Error> error;
    };
    m_worker.run(
        this,
        [this, path, make, number = ++m_lastWrite] {
            const auto isWanted = [this, number] { return number > m_lastStopped; };
            QElapsedTimer sinceProgress;
            sinceProgress.start();
            const Result<QByteArray> content = make([this, &isWanted, &sinceProgress](double share) {
                if (sinceProgress.elapsed() >= kProgressInterval) {
                    sinceProgress.start();
                    QMetaObject::invokeMethod(
                        this, [this, share] { Q_EMIT progressed(share); }, Qt::QueuedConnection);
                }
                return isWanted();
            });
            const bool isWritten = isWanted();
            if (!isWritten)
                return Done{false, {}};
            return Done{true, content ? writeUserFile(path, *content) : content.error()};
        },
        [this, path, count](const Done &done) {
            if (!done.isWritten)
                Q_EMIT stopped();
            else if (done.error)
                Q_EMIT failed(*done.error);
            else
                Q_EMIT written(path, count);
        });
}

void ResultWriter::stop()
{
    m_lastStopped = m_lastWrite;
}

#include "moc_resultwriter.cpp"
