// SPDX-License-Identifier: MIT
#pragma once

#include "cli/options.h"
#include "export/exportformat.h"
#include "results/resultrows.h"

#include <QByteArray>
#include <QList>

class KnownSecrets;

/// Formats the rows of a lookup: the start, each row, and the end. The text can be written as rows are
/// answered, except for XLSX, Markdown, Jira, the summary, HTML and matrices, which are returned at the end.
class RowWriter final
{
public:
    /// `options` and `secrets` must outlive the writer.
    RowWriter(const CliOptions &options, const KnownSecrets &secrets);

    [[nodiscard]] QByteArray begin() const;
    [[nodiscard]] QByteArray row(const ResultRow &row);
    /// Sets ResultRow::sameAnswers of the rows of the connection that were not found. Rows that are already
    /// written do not say it.
    void setSameAnswers(const QString &connectionId, qsizetype count);
    /// Errors: LocalStorage, of XLSX.
    [[nodiscard]] Result<QByteArray> end();

private:
    [[nodiscard]] QByteArray allRows(ExportFormat format);
    [[nodiscard]] ExportOptions exportOptions() const;

    const CliOptions &m_options;
    const KnownSecrets &m_secrets; ///< to be removed from the output
    bool m_anyWritten = false;
    ResultRows m_rows; ///< only for formats that are returned at the end
};
