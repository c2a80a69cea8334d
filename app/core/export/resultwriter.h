// SPDX-License-Identifier: MIT
#pragma once

#include "base/worker.h"
#include "export/exportformat.h"
#include "results/resultrows.h"

#include <QObject>

#include <atomic>
#include <functional>

/// Formats results and writes them to a file on another thread, since a hundred thousand rows or a slow disk
/// take a while. Handles one request after another. The destructor waits for pending requests.
class ResultWriter final : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// Makes the text for the clipboard: see copied(). formatted() follows.
    void format(const ResultRows &rows, ExportFormat format, const SecretRedactor &redactor,
                const ExportOptions &options);
    /// Replaces the whole file, or leaves the existing one unchanged.
    void write(const QString &path, const ResultRows &rows, ExportFormat format,
               const SecretRedactor &redactor, const ExportOptions &options);
    using MakeContent = std::function<Result<QByteArray>(const ReportProgress &)>;
    /// Does the same with the content that `make` returns. `make` is called on the other thread. written()
    /// reports `count`.
    void write(const QString &path, const ExportedCount &count, const MakeContent &make);
    /// Ends pending write requests, but not format requests. Their files stay as they are. stopped() follows.
    void stop();

Q_SIGNALS:
    void formatted(const ResultCopy &copy, ExportFormat format, const ExportedCount &count);
    void written(const QString &path, const ExportedCount &count);
    /// Emitted several times a second while `make` is running and reports its progress; `share` is from 0 to
    /// 1.
    void progressed(double share);
    /// Emitted for each request that stop() has ended.
    void stopped();
    void failed(const Error &error);

private:
    int m_lastWrite = 0;               ///< number of the request
    std::atomic_int m_lastStopped = 0; ///< write requests up to this one are to end
    Worker m_worker;
};
