// SPDX-License-Identifier: MIT
#pragma once

#include "ids/parsedids.h"

#include <QStringView>

/// Counts the ids of a text, and expands ranges once all of it is known.
class IdCollector final
{
public:
    struct Number
    {
        qint64 first = 0; ///< as typed
        qint64 last = 0;
        QStringView text;
        bool isAfterComma = false; ///< nothing but a comma parts it from the number before
    };

    void setNotBlank() { m_parsed.isBlank = false; }
    /// There is more in the text than ids.
    void setNotList() { m_parsed.isList = false; }
    void take(const Number &number);
    void offer(const Number &number);
    void addNotId(QStringView text);
    void passOver(QStringView text);
    /// The next number belongs to another text, and this one's may be gone.
    void endText() { endGroup(); }
    /// Returns all that was found; the collector is spent by it.
    [[nodiscard]] ParsedIds finish();

private:
    struct Range
    {
        qint64 low;
        qint64 high;
    };

    /// Numbers that may have been meant as one, written in groups of three digits.
    struct Group
    {
        QStringView text;
        qint64 value = 0;
        int numbers = 0; ///< 0 if no group can go on here
    };

    void addToGroup(const Number &number);
    void endGroup();

    ParsedIds m_parsed;
    QList<Range> m_taken;
    QList<Range> m_offered;
    qint64 m_offeredCount = 0;
    Group m_group;
};
