// SPDX-License-Identifier: MIT
#pragma once

#include "cli/options.h"
#include "lookup/resultrow.h"

#include <QByteArray>
#include <QList>

/// The rows of a lookup in the format that was asked for: what to write first, for each row, and last.
/// Rows can be written as they are answered, but in Markdown, which comes at the end.
class RowWriter final
{
public:
    explicit RowWriter(CliOptions::Format format);

    [[nodiscard]] QByteArray begin() const;
    [[nodiscard]] QByteArray row(const ResultRow &row);
    [[nodiscard]] QByteArray end();

private:
    const CliOptions::Format m_format;
    bool m_anyWritten = false;
    QList<ResultRow> m_kept; ///< with Markdown only
};
