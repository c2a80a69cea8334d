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
        bool isAfterComma = false; ///< only a comma separates it from the previous number
    };

    explicit IdCollector(OutOfRangePolicy outOfRange)
        : m_outOfRange(outOfRange)
    {
    }

    void setNotBlank() { m_parsed.isBlank = false; }
    /// Records that the text contains more than ids.
    void setNotList() { m_parsed.isList = false; }
    // These fill the members of ParsedIds: ids, offered, notIds and firstSkipped.
    void addId(const Number &number);
    void addOffered(const Number &number);
    void addNotId(QStringView text);
    void addSkipped(QStringView text);
    /// Records that the next number comes from another text, since the current text may be destroyed.
    void endText() { endGroup(); }
    /// Returns everything that was collected. The collector cannot be used afterwards.
    [[nodiscard]] ParsedIds finish();

private:
    struct Range
    {
        qint64 low;
        qint64 high;
    };

    /// Consecutive numbers that may have been meant as one number with groups of three digits.
    struct Group
    {
        QStringView text;
        qint64 value = 0;
        int numbers = 0; ///< 0 if no group can continue here
    };

    void addToGroup(const Number &number);
    void endGroup();

    OutOfRangePolicy m_outOfRange;
    ParsedIds m_parsed;
    QList<Range> m_ids;
    QList<Range> m_offered;
    qint64 m_offeredCount = 0;
    Group m_group;
};
