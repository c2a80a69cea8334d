// SPDX-License-Identifier: MIT
#include "ids/idranges.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kShortestRange = 3;

/// Returns how many ids from `first` on are consecutive numbers.
qsizetype runLength(const QList<qint32> &ids, qsizetype first)
{
    qsizetype length = 1;
    while (first + length < ids.size() && ids.at(first + length) - qint64(ids.at(first)) == length)
        ++length;
    return length;
}

} // namespace

QString rangeText(const IdRange &range)
{
    const QString first = QString::number(range.first);
    return range.first == range.last ? first : u"%1-%2"_s.arg(first, QString::number(range.last));
}

CompactIds compactIds(const QList<qint32> &ids, qsizetype maxParts)
{
    CompactIds compact;
    QStringList parts;
    while (compact.count < ids.size() && parts.size() < maxParts) {
        const qint32 first = ids.at(compact.count);
        const qsizetype run = runLength(ids, compact.count);
        if (run < kShortestRange) {
            parts += QString::number(first);
            ++compact.count;
        } else {
            parts += rangeText({first, static_cast<qint32>(first + (run - 1))});
            compact.count += run;
        }
    }
    compact.text = parts.join(u", "_s);
    return compact;
}

bool containsId(const QString &compact, qint64 id)
{
    for (const QStringView part : QStringView(compact).split(u", "_s)) {
        const qsizetype dash = part.indexOf(u'-', 1); // the first number may be negative
        bool ok = false;
        const qint64 first = part.left(dash < 0 ? part.size() : dash).toLongLong(&ok);
        const qint64 last = dash < 0 ? first : part.sliced(dash + 1).toLongLong();
        if (ok && first <= id && id <= last)
            return true;
    }
    return false;
}
