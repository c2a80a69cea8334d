// SPDX-License-Identifier: MIT
#pragma once

#include "cli/options.h"
#include "lookup/resultrow.h"

#include <QByteArray>
#include <QList>

/// The rows of a lookup in the format that was asked for: what to write first, for each row, and last.
/// Rows come as they are answered, but in Markdown, which comes at the end, in the order of the ids.
class RowWriter final
{
public:
    RowWriter(CliOptions::Format format, QList<qint32> ids);

    [[nodiscard]] QByteArray begin() const;
    [[nodiscard]] QByteArray row(const ResultRow &row);
    [[nodiscard]] QByteArray end();

private:
    const CliOptions::Format m_format;
    const QList<qint32> m_ids;
    bool m_anyWritten = false;
    QList<ResultRow> m_kept; ///< with Markdown only
};
