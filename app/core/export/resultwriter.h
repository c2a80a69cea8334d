// SPDX-License-Identifier: MIT
#pragma once

#include "base/error.h"
#include "export/exportformat.h"

#include <QObject>
#include <QThreadPool>

/// Formats results and writes them to a file on another thread, since a hundred thousand rows or a slow disk
/// take a while. Handles one request after another. Outlives the windows that use it; the destructor waits
/// for pending requests.
class ResultWriter final : public QObject
{
    Q_OBJECT
public:
    explicit ResultWriter(QObject *parent = nullptr);
    ~ResultWriter() override;

    void format(const QList<ResultRow> &rows, ExportFormat format, const SecretRedactor &redactor,
                const ExportOptions &options);
    /// Replaces the whole file, or leaves the existing one unchanged.
    void write(const QString &path, const QList<ResultRow> &rows, ExportFormat format,
               const SecretRedactor &redactor, const ExportOptions &options);
    /// Returns whether a request is pending.
    [[nodiscard]] bool isBusy() const { return m_pending > 0; }

Q_SIGNALS:
    void formatted(const ResultCopy &copy, ExportFormat format, qsizetype count);
    void written(const QString &path, qsizetype count);
    void failed(const Error &error);

private:
    int m_pending = 0;
    QThreadPool m_pool; ///< has one thread
};
