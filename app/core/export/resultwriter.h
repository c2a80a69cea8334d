// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "export/exportformat.h"

#include <QObject>
#include <QThreadPool>

/// Puts results into a format, and into a file, on another thread: a hundred thousand rows take a
/// while, and so does a slow disk. One after the other. Outlives the window that asks for it; its end waits
/// for what it has begun.
class ResultWriter final : public QObject
{
    Q_OBJECT
public:
    explicit ResultWriter(QObject *parent = nullptr);
    ~ResultWriter() override;

    void format(const QList<ResultRow> &rows, ExportFormat format, const SecretRedactor &redactor);
    /// Writes the whole file, or keeps the one that is there.
    void write(const QString &path, const QList<ResultRow> &rows, ExportFormat format,
               const SecretRedactor &redactor, const ExportOptions &options);
    /// Something has been begun, and its end has not been told.
    [[nodiscard]] bool isBusy() const { return m_pending > 0; }

Q_SIGNALS:
    void formatted(const QByteArray &text, ExportFormat format, qsizetype count);
    void written(const QString &path, qsizetype count);
    void failed(const Error &error);

private:
    int m_pending = 0;
    QThreadPool m_pool; ///< of one thread
};
