// SPDX-License-Identifier: MIT
#pragma once

#include "cli/options.h"
#include "results/resultrow.h"

#include <QByteArray>
#include <QList>

class KnownSecrets;

/// The rows of a lookup in the format that was asked for: what to write first, for each row, and last.
/// Rows can be written as they are answered, but in Markdown, which comes at the end.
class RowWriter final
{
public:
    RowWriter(CliOptions::Format format, const KnownSecrets &secrets);

    [[nodiscard]] QByteArray begin() const;
    [[nodiscard]] QByteArray row(const ResultRow &row);
    [[nodiscard]] QByteArray end();

private:
    const CliOptions::Format m_format;
    const KnownSecrets &m_secrets; ///< removed from what is written
    bool m_anyWritten = false;
    QList<ResultRow> m_kept; ///< with Markdown only
};
