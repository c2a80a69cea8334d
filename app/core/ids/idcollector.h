// SPDX-License-Identifier: MIT
#pragma once

#include "ids/parsedids.h"

#include <QStringView>

/// Collects the ids of a text. Expands ranges at the end, when their total number is known.
class IdCollector final
{
public:
    struct Number
    {
        qint64 first = 0; ///< as entered
        qint64 last = 0;
        QStringView text;
    };

    explicit IdCollector(OutOfRangePolicy outOfRange)
        : m_outOfRange(outOfRange)
    {
    }

    void setNotBlank() { m_parsed.isBlank = false; }
    /// Records that the text contains more than ids.
    void setNotList() { m_parsed.isList = false; }
    // These fill the members of ParsedIds: ids, offered, notIds, thousands, unclear and firstSkipped.
    void addId(const Number &number);
    void addOffered(const Number &number); ///< a range that is too long becomes one of the notIds
    void addNotId(QStringView text);
    void addThousands(QStringView text);
    void addUnclear(QStringView text);
    void addSkipped(QStringView text);
    /// Returns everything that was collected. The collector cannot be used afterwards.
    [[nodiscard]] ParsedIds finish();

private:
    OutOfRangePolicy m_outOfRange;
    ParsedIds m_parsed;
    QList<IdRange> m_ids;
    QList<IdRange> m_offered;
    qint64 m_offeredCount = 0;
};
