// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "lookup/exportformat.h"

#include <QObject>
#include <QThreadPool>

/// Puts results into a format, and into a file, on another thread: a hundred thousand rows take a
/// while, and so does a slow disk. One after the other. Its end waits for what it has begun.
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

Q_SIGNALS:
    void formatted(const QByteArray &text, ExportFormat format, qsizetype count);
    void written(const QString &path, qsizetype count);
    void failed(const Error &error);

private:
    QThreadPool m_pool; ///< of one thread
};
