// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commandspec.h"
#include "results/resultrow.h"

#include <QByteArray>
#include <QFile>
#include <QList>
#include <QLockFile>
#include <QSet>
#include <QString>

#include <optional>

/// The NDJSON file of a lookup that is continued with `--resume`. Rows that were found or not found stay; ids
/// that failed or were not looked up are looked up again. Only one program at a time writes to it.
///
/// The file is not changed before the first append(). A row is appended in one write, so that a program that
/// is killed leaves no half row. If it does all the same, such as after a power loss, the next run drops it.
class ResumeFile final
{
public:
    explicit ResumeFile(const QString &path);

    /// Locks and reads the file, which need not exist. Fails if a line is not a row, or if a row is from
    /// another connection than `from` or not of these ids. `isDemo`: the demo service has another port each
    /// time.
    [[nodiscard]] std::optional<CliProblem> read(const Provenance &from, const QList<qint32> &ids,
                                                 bool isDemo);

    /// Returns the ids without a row that stays, in their order.
    [[nodiscard]] const QList<qint32> &missingIds() const { return m_missing; }
    /// Returns how many rows stay.
    [[nodiscard]] qsizetype rowCount() const { return m_rowCount; }
    /// Returns whether one of them was not found.
    [[nodiscard]] bool hasNotFound() const { return m_hasNotFound; }
    /// Appends a row with its line feed. The first time, removes the rows that don't stay.
    [[nodiscard]] std::optional<Error> append(const QByteArray &row);

private:
    [[nodiscard]] std::optional<Error> removeOldRows();
    [[nodiscard]] Error writeError(const QString &reason) const;

    QString m_path;
    QLockFile m_lock;
    QFile m_file;
    QList<qint32> m_missing;
    QSet<qint64> m_oldRows; ///< offsets of lines that don't stay
    qsizetype m_rowCount = 0;
    bool m_hasNotFound = false;
};
