// SPDX-License-Identifier: MIT
#pragma once

#include "ids/idlexer.h"
#include "ids/parsedids.h"

#include <QStringView>

/// Counts what was found in a plain text, and expands it once all of it is known.
class IdSink final
{
public:
    /// The text must outlive this.
    explicit IdSink(QStringView plain);

    void setNotBlank() { m_parsed.isBlank = false; }
    void take(const IdToken &number);
    void offer(const IdToken &number);
    void ignore(const IdToken &token);
    void passOver(const IdToken &token);
    /// All that was found; the sink is spent by it.
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
        qsizetype start = 0;
        qsizetype end = -1;
        qint64 value = 0;
        int numbers = 0; ///< 0 if no group can go on here
    };

    [[nodiscard]] bool continuesGroup(const IdToken &number) const;
    void beginGroup(const IdToken &number);
    void endGroup();
    [[nodiscard]] QString shown(qsizetype start, qsizetype end) const;
    void offerRange(qint64 first, qint64 last);

    QStringView m_plain;
    ParsedIds m_parsed;
    QList<Range> m_taken;
    QList<Range> m_offered;
    qint64 m_offeredCount = 0;
    Group m_group;
};
