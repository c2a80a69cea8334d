// SPDX-License-Identifier: MIT
#include "export/resultwriter.h"

#include "storage/atomicfile.h"

ResultWriter::ResultWriter(QObject *parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

ResultWriter::~ResultWriter()
{
    m_pool.waitForDone();
}

void ResultWriter::format(const QList<ResultRow> &rows, ExportFormat format, const SecretRedactor &redactor,
                          const ExportOptions &options)
{
    ++m_pending;
    m_pool.start([this, rows, format, redactor, options] {
        const ResultCopy copy = copied(rows, format, redactor, options);
        QMetaObject::invokeMethod(
            this,
            [this, copy, format, count = exportedCount(rows, options)] {
                --m_pending;
                Q_EMIT formatted(copy, format, count);
            },
            Qt::QueuedConnection);
    });
}

void ResultWriter::write(const QString &path, const QList<ResultRow> &rows, ExportFormat format,
                         const SecretRedactor &redactor, const ExportOptions &options)
{
    ++m_pending;
    m_pool.start([this, path, rows, format, redactor, options] {
        const std::optional<Error> error = writeAtomically(path, exported(rows, format, redactor, options));
        QMetaObject::invokeMethod(
            this,
            [this, path, error, count = exportedCount(rows, options)] {
                --m_pending;
                if (error)
                    Q_EMIT failed(*error);
                else
                    Q_EMIT written(path, count);
            },
            Qt::QueuedConnection);
    });
}

#include "moc_resultwriter.cpp"
